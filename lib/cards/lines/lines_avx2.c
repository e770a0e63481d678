/* 32 lines per step. Sixteen bytes from the start of each line, two lines in the halves of a
 * register, are a square that is transposed in place, so that every register holds the characters
 * of one column:
 *
 *     loaded         AsKdQh5c8s2c7d.T     transposed   A T 6 ...  ranks of card 1
 *     (half of it)   Ts9h4dJc3s2h6d.6                  s s c ...  suits of card 1
 *                    6c...                             K 9 . ...  ranks of card 2
 *                                                      ...        and the newlines
 *
 * Characters are decoded by column, and the result is encoded again and compared with the input;
 * one test covers all errors of a step.
 *
 * lines_avx512.c reads lines in another way, by permutations of 64 bytes from two registers, which
 * AVX2 lacks. lines_wide.h has the following steps. */
#include "cards/lines/lines_paths.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"

#include <string.h>

enum { SQUARE = 16 };

/* One of four rounds: interleaves the bytes of the lower registers with those of the upper ones.
 * Each round moves one bit of a byte's line number into its position. */
COLUMNS_INLINE void interleave(const wide in[SQUARE], wide out[SQUARE])
{
	out[0] = _mm256_unpacklo_epi8(in[0], in[8]);
	out[1] = _mm256_unpackhi_epi8(in[0], in[8]);
	out[2] = _mm256_unpacklo_epi8(in[1], in[9]);
	out[3] = _mm256_unpackhi_epi8(in[1], in[9]);
	out[4] = _mm256_unpacklo_epi8(in[2], in[10]);
	out[5] = _mm256_unpackhi_epi8(in[2], in[10]);
	out[6] = _mm256_unpacklo_epi8(in[3], in[11]);
	out[7] = _mm256_unpackhi_epi8(in[3], in[11]);
	out[8] = _mm256_unpacklo_epi8(in[4], in[12]);
	out[9] = _mm256_unpackhi_epi8(in[4], in[12]);
	out[10] = _mm256_unpacklo_epi8(in[5], in[13]);
	out[11] = _mm256_unpackhi_epi8(in[5], in[13]);
	out[12] = _mm256_unpacklo_epi8(in[6], in[14]);
	out[13] = _mm256_unpackhi_epi8(in[6], in[14]);
	out[14] = _mm256_unpacklo_epi8(in[7], in[15]);
	out[15] = _mm256_unpackhi_epi8(in[7], in[15]);
}

/* Loads two lines, eight apart as in columns_avx2.h, and the bytes after them. */
COLUMNS_INLINE wide two_lines(const char *text, size_t width)
{
	return _mm256_loadu2_m128i((const __m128i *)(const void *)(text + 8 * width),
		(const __m128i *)(const void *)text);
}

COLUMNS_INLINE void load(const char *text, size_t width, wide line[SQUARE])
{
	const char *later = text + SQUARE * width;

	line[0] = two_lines(text, width);
	line[1] = two_lines(text + width, width);
	line[2] = two_lines(text + 2 * width, width);
	line[3] = two_lines(text + 3 * width, width);
	line[4] = two_lines(text + 4 * width, width);
	line[5] = two_lines(text + 5 * width, width);
	line[6] = two_lines(text + 6 * width, width);
	line[7] = two_lines(text + 7 * width, width);
	line[8] = two_lines(later, width);
	line[9] = two_lines(later + width, width);
	line[10] = two_lines(later + 2 * width, width);
	line[11] = two_lines(later + 3 * width, width);
	line[12] = two_lines(later + 4 * width, width);
	line[13] = two_lines(later + 5 * width, width);
	line[14] = two_lines(later + 6 * width, width);
	line[15] = two_lines(later + 7 * width, width);
}

/* Letters by slot: the low half of min(c, TURN - c) is different for each of 2-9, a, j, k, q and t
 * (the last two are beyond TURN / 2), and for c, d, h and s. */
enum { TURN = 0xe0, SLOTS = 16, SMALL = 0x20 };

struct letters {
	wide letter; /* 0 in an empty slot */
	wide code;
};

struct reader {
	struct letters ranks, suits;
};

static struct letters letters_of(const char *list, int weight)
{
	uint8_t letter[SLOTS] = {0}, code[SLOTS] = {0};

	for (int i = 0; list[i]; i++) {
		int turned = TURN - list[i], slot = (list[i] < turned ? list[i] : turned) % SLOTS;

		letter[slot] = (uint8_t)list[i];
		code[slot] = (uint8_t)(i * weight);
	}
	return (struct letters){columns_both_lanes(letter), columns_both_lanes(code)};
}

static struct reader reader_of(int count)
{
	(void)count;
	return (struct reader){letters_of("23456789tjqka", 4), letters_of("cdhs", 1)};
}

/* `wrong` is 0 as long as there is no error; `lowest` is the lowest character of a rank. */
struct check {
	wide wrong, lowest;
};

/* Decodes characters in either case. Some control characters pass for the digits 0x20 above them:
 * `lowest` detects them. */
COLUMNS_INLINE wide decode(wide characters, struct letters letters, struct check *check)
{
	wide small = _mm256_or_si256(characters, _mm256_set1_epi8(SMALL));
	wide turned = _mm256_sub_epi8(_mm256_set1_epi8((char)TURN), small);
	wide slot = _mm256_min_epu8(small, turned);
	wide letter = _mm256_shuffle_epi8(letters.letter, slot);

	check->wrong = _mm256_or_si256(check->wrong, _mm256_xor_si256(small, letter));
	return _mm256_shuffle_epi8(letters.code, slot);
}

COLUMNS_INLINE wide cards_of(wide ranks, wide suits, const struct reader *reader,
	struct check *check)
{
	check->lowest = _mm256_min_epu8(check->lowest, ranks);
	return _mm256_or_si256(decode(ranks, reader->ranks, check),
		decode(suits, reader->suits, check));
}

COLUMNS_INLINE void expect(wide got, char expected, struct check *check)
{
	wide differs = _mm256_xor_si256(got, _mm256_set1_epi8(expected));

	check->wrong = _mm256_or_si256(check->wrong, differs);
}

/* The sorted columns of one step and their likely suit; false on an error. */
COLUMNS_INLINE bool read_step(const char *text, int count, const struct reader *reader,
	wide column[], wide *suit)
{
	struct check check = {_mm256_setzero_si256(), _mm256_set1_epi8(SMALL)};
	wide a[SQUARE], b[SQUARE];

	load(text, 2 * (size_t)count + 1, a);
	interleave(a, b);
	interleave(b, a);
	interleave(a, b);
	interleave(b, a);
	column[0] = cards_of(a[0], a[1], reader, &check);
	column[1] = cards_of(a[2], a[3], reader, &check);
	column[2] = cards_of(a[4], a[5], reader, &check);
	column[3] = cards_of(a[6], a[7], reader, &check);
	column[4] = cards_of(a[8], a[9], reader, &check);
	if (count > 5)
		column[5] = cards_of(a[10], a[11], reader, &check);
	if (count > 6)
		column[6] = cards_of(a[12], a[13], reader, &check);
	expect(check.lowest, SMALL, &check);
	expect(a[2 * count], '\n', &check);
	*suit = columns_suit(column, count);
	columns_sort(column, count);
	check.wrong = _mm256_or_si256(check.wrong, columns_repeats(column, count));
	return _mm256_testz_si256(check.wrong, check.wrong);
}

/* Reading the last line also reads the bytes after it. */
COLUMNS_INLINE size_t overread(size_t width)
{
	return SQUARE - width;
}

COLUMNS_INLINE bool wide_all_at_least(wide bytes, wide least)
{
	const wide less = wide_xor(wide_max(bytes, least), bytes);

	return _mm256_testz_si256(less, less);
}

#include "cards/lines/lines_wide.h"

/* -- standings -------------------------------------------------------------- */

enum { STEP_SCORES = 16, BLOCK_SCORES = 256 };

/* Standings as text, in eight bytes each, and the number of bytes used. Vectors write them; then
 * they are packed. */
struct block {
	_Alignas(32) uint64_t text[BLOCK_SCORES];
	_Alignas(32) uint16_t length[BLOCK_SCORES];
};

/* Subtracts one for each leading zero of four digits. */
COLUMNS_INLINE wide less_zeros(wide n)
{
	return _mm256_add_epi16(_mm256_cmpgt_epi16(_mm256_set1_epi16(1000), n),
		_mm256_add_epi16(_mm256_cmpgt_epi16(_mm256_set1_epi16(100), n),
			_mm256_cmpgt_epi16(_mm256_set1_epi16(10), n)));
}

/* Converts eight standings: the four digits in a dword, the first lowest, become a qword with a
 * newline after them, shifted down over the leading zeros by a number of bits. */
COLUMNS_INLINE void put_eight(uint64_t *text, wide digits, wide bits)
{
	const wide feed = _mm256_set1_epi32('\n'), zero = _mm256_setzero_si256();

	wide_store(text, _mm256_srlv_epi64(_mm256_unpacklo_epi32(digits, feed),
				 _mm256_unpacklo_epi32(bits, zero)));
	wide_store(text + 4, _mm256_srlv_epi64(_mm256_unpackhi_epi32(digits, feed),
				     _mm256_unpackhi_epi32(bits, zero)));
}

COLUMNS_INLINE void put_step(wide worst, const score *scores, uint64_t *text, uint16_t *length)
{
	/* move pairs of scores so that unpacking each half reads them in order; and back */
	const wide order = _mm256_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7);
	const wide order_back = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
	const wide zero = _mm256_setzero_si256();
	const wide list = _mm256_loadu_si256((const wide *)(const void *)scores);
	const wide n = wide_words_less(worst, _mm256_permutevar8x32_epi32(list, order));
	const struct four_digits four = four_digits(n);
	const wide less = less_zeros(n), bits = _mm256_slli_epi16(wide_words_less(zero, less), 3);
	const wide size = _mm256_add_epi16(wide_words(5), less);

	put_eight(text, _mm256_unpacklo_epi16(four.high, four.low),
		_mm256_unpacklo_epi16(bits, zero));
	put_eight(text + 8, _mm256_unpackhi_epi16(four.high, four.low),
		_mm256_unpackhi_epi16(bits, zero));
	wide_store(length, _mm256_permutevar8x32_epi32(size, order_back));
}

COLUMNS_INLINE char *append(char *out, const struct block *block, size_t i)
{
	memcpy(out, &block->text[i], sizeof block->text[i]);
	return out + block->length[i];
}

size_t lines_standings_avx2(score standings, const score *scores, size_t count, char *out)
{
	const wide worst = wide_words(standings + 1);
	struct block block;
	char *at = out;

	for (size_t done = 0; done < count; done += BLOCK_SCORES) {
		size_t size = count - done < BLOCK_SCORES ? count - done : BLOCK_SCORES;

		for (size_t i = 0; i < size; i += STEP_SCORES)
			put_step(worst, scores + done + i, block.text + i, block.length + i);
		for (size_t i = 0; i < size; i += 4) {
			at = append(at, &block, i);
			at = append(at, &block, i + 1);
			at = append(at, &block, i + 2);
			at = append(at, &block, i + 3);
		}
	}
	return (size_t)(at - out);
}

#endif
