/* 32 lines a step. Sixteen bytes from the start of each line, two lines in the
 * halves of a register, are a square that is transposed in place, so that every
 * register holds the characters of one place in the line:
 *
 *     loaded         AsKdQh5c8s2c7d.T     transposed   A T 6 ...  ranks of card 1
 *     (half of it)   Ts9h4dJc3s2h6d.6                  s s c ...  suits of card 1
 *                    6c...                             K 9 . ...  ranks of card 2
 *                                                      ...        and the line feeds
 *
 * Characters are decoded by place, and what they are decoded to is compared with
 * what they were; all faults of a step add up to one test.
 *
 * lines_avx512.c reads lines in another way, by permutations of 64 bytes from two registers, which
 * AVX2 does not have; only the steps of columns.h are alike. */
#include "cards/lines/lines_paths.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"

#include <string.h>

enum { SQUARE = 16 };

/* One round of four: the bytes of the lower registers between those of the upper
 * ones. Each round moves a bit of a byte's line into its place. */
COLUMNS_INLINE void interleave(const __m256i in[SQUARE], __m256i out[SQUARE])
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

/* Two lines, eight apart as columns_avx2.h has them, and what follows them. */
COLUMNS_INLINE __m256i two_lines(const char *text, size_t width)
{
	return _mm256_loadu2_m128i((const __m128i *)(const void *)(text + 8 * width),
		(const __m128i *)(const void *)text);
}

COLUMNS_INLINE void load(const char *text, size_t width, __m256i line[SQUARE])
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

/* Letters by slot: the low half of min(c, TURN - c) is different for all of 2-9, a,
 * j, k, q and t (the last two are beyond TURN / 2), and for c, d, h and s. */
enum { TURN = 0xe0, SLOTS = 16, SMALL = 0x20 };

struct letters {
	__m256i letter; /* 0 in a slot without one */
	__m256i code;
};

struct alphabet {
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

/* `wrong` is 0 as long as all is well; `lowest` is the least character of ranks. */
struct check {
	__m256i wrong, lowest;
};

/* The codes of characters in either case. Some control characters pass for the
 * digits 0x20 above them: hence `lowest`. */
COLUMNS_INLINE __m256i decode(__m256i characters, struct letters letters, struct check *check)
{
	__m256i small = _mm256_or_si256(characters, _mm256_set1_epi8(SMALL));
	__m256i turned = _mm256_sub_epi8(_mm256_set1_epi8((char)TURN), small);
	__m256i slot = _mm256_min_epu8(small, turned);
	__m256i letter = _mm256_shuffle_epi8(letters.letter, slot);

	check->wrong = _mm256_or_si256(check->wrong, _mm256_xor_si256(small, letter));
	return _mm256_shuffle_epi8(letters.code, slot);
}

COLUMNS_INLINE __m256i cards_of(__m256i ranks, __m256i suits, const struct alphabet *alphabet,
	struct check *check)
{
	check->lowest = _mm256_min_epu8(check->lowest, ranks);
	return _mm256_or_si256(decode(ranks, alphabet->ranks, check),
		decode(suits, alphabet->suits, check));
}

COLUMNS_INLINE void expect(__m256i got, char expected, struct check *check)
{
	__m256i differs = _mm256_xor_si256(got, _mm256_set1_epi8(expected));

	check->wrong = _mm256_or_si256(check->wrong, differs);
}

/* The sorted columns of one step and their likely suit; false if there is a fault. */
COLUMNS_INLINE bool read_step(const char *text, int count, const struct alphabet *alphabet,
	__m256i column[], __m256i *suit)
{
	struct check check = {_mm256_setzero_si256(), _mm256_set1_epi8(SMALL)};
	__m256i a[SQUARE], b[SQUARE];

	load(text, 2 * (size_t)count + 1, a);
	interleave(a, b);
	interleave(b, a);
	interleave(a, b);
	interleave(b, a);
	column[0] = cards_of(a[0], a[1], alphabet, &check);
	column[1] = cards_of(a[2], a[3], alphabet, &check);
	column[2] = cards_of(a[4], a[5], alphabet, &check);
	column[3] = cards_of(a[6], a[7], alphabet, &check);
	column[4] = cards_of(a[8], a[9], alphabet, &check);
	if (count > 5)
		column[5] = cards_of(a[10], a[11], alphabet, &check);
	if (count > 6)
		column[6] = cards_of(a[12], a[13], alphabet, &check);
	expect(check.lowest, SMALL, &check);
	expect(a[2 * count], '\n', &check);
	*suit = columns_suit(column, count);
	columns_sort(column, count);
	check.wrong = _mm256_or_si256(check.wrong, columns_repeats(column, count));
	return _mm256_testz_si256(check.wrong, check.wrong);
}

COLUMNS_INLINE size_t score_lines(const char *text, size_t length, int count, score *scores,
	size_t most)
{
	const size_t width = 2 * (size_t)count + 1, step = COLUMNS_HANDS * width;
	const size_t read = step + SQUARE - width; /* the last line with what follows it */
	const struct alphabet alphabet = {letters_of("23456789tjqka", 4), letters_of("cdhs", 1)};
	_Alignas(64) uint16_t index[2][COLUMNS_HANDS]; /* of this step and the one before */
	size_t done = 0, turn = 0;

	for (; length >= read && most - done >= COLUMNS_HANDS; length -= step) {
		__m256i column[8], suit;

		columns_prefetch(text, (int)step);
		if (!read_step(text, count, &alphabet, column, &suit))
			break;
		columns_index(column, count, suit, index[turn]);
		turn ^= 1;
		if (done)
			columns_look_up(index[turn], count, scores + done - COLUMNS_HANDS);
		done += COLUMNS_HANDS;
		text += step;
	}
	if (done)
		columns_look_up(index[turn ^ 1], count, scores + done - COLUMNS_HANDS);
	return done;
}

size_t lines_score_avx2(const char *text, size_t length, int count, score *scores, size_t most)
{
	if (count == 7)
		return score_lines(text, length, 7, scores, most);
	if (count == 6)
		return score_lines(text, length, 6, scores, most);
	return score_lines(text, length, 5, scores, most);
}

/* -- standings -------------------------------------------------------------- */

enum { STEP_SCORES = 16, BLOCK_SCORES = 256 };

/* Standings as text, each in eight bytes, and how many of these count. Written by
 * vectors, then put one after another. */
struct block {
	_Alignas(32) uint64_t text[BLOCK_SCORES];
	_Alignas(32) uint16_t length[BLOCK_SCORES];
};

COLUMNS_INLINE void store(void *aligned, __m256i value)
{
	_mm256_store_si256(aligned, value);
}

/* Words below 100 as two digits, tens in the low byte. */
COLUMNS_INLINE __m256i two_digits(__m256i words)
{
	enum { TENTH = 6554 /* of 2^16, rounded up */ };
	__m256i tens = _mm256_mulhi_epu16(words, _mm256_set1_epi16(TENTH));

	/* tens + 256 * (word - 10 * tens) */
	return _mm256_sub_epi16(_mm256_slli_epi16(words, 8),
		_mm256_mullo_epi16(tens, _mm256_set1_epi16(2559)));
}

/* Less one for each leading zero of four digits. */
COLUMNS_INLINE __m256i less_zeros(__m256i n)
{
	return _mm256_add_epi16(_mm256_cmpgt_epi16(_mm256_set1_epi16(1000), n),
		_mm256_add_epi16(_mm256_cmpgt_epi16(_mm256_set1_epi16(100), n),
			_mm256_cmpgt_epi16(_mm256_set1_epi16(10), n)));
}

/* Eight standings: four digits in a dword, the first lowest, become a qword with a
 * line feed after them, moved down over the leading zeros by a number of bits. */
COLUMNS_INLINE void put_eight(uint64_t *text, __m256i digits, __m256i bits)
{
	const __m256i feed = _mm256_set1_epi32('\n'), zero = _mm256_setzero_si256();

	store(text, _mm256_srlv_epi64(_mm256_unpacklo_epi32(digits, feed),
			    _mm256_unpacklo_epi32(bits, zero)));
	store(text + 4, _mm256_srlv_epi64(_mm256_unpackhi_epi32(digits, feed),
				_mm256_unpackhi_epi32(bits, zero)));
}

COLUMNS_INLINE void put_step(const score *scores, uint64_t *text, uint16_t *length)
{
	enum { HUNDREDTH = 5243 /* of 2^19, rounded up */ };
	/* pairs of scores to where unpacking, in each half, takes them in order; and back */
	const __m256i order = _mm256_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7);
	const __m256i order_back = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
	const __m256i zero = _mm256_setzero_si256(), zeros = _mm256_set1_epi8('0');
	__m256i list = _mm256_loadu_si256((const __m256i *)(const void *)scores);
	__m256i n = _mm256_sub_epi16(_mm256_set1_epi16(SCORE_MAX + 1),
		_mm256_permutevar8x32_epi32(list, order));
	__m256i hundreds =
		_mm256_srli_epi16(_mm256_mulhi_epu16(n, _mm256_set1_epi16(HUNDREDTH)), 19 - 16);
	__m256i rest = _mm256_sub_epi16(n, _mm256_mullo_epi16(hundreds, _mm256_set1_epi16(100)));
	__m256i high = _mm256_or_si256(two_digits(hundreds), zeros);
	__m256i low = _mm256_or_si256(two_digits(rest), zeros);
	__m256i less = less_zeros(n), bits = _mm256_slli_epi16(_mm256_sub_epi16(zero, less), 3);
	__m256i size = _mm256_add_epi16(_mm256_set1_epi16(5), less);

	put_eight(text, _mm256_unpacklo_epi16(high, low), _mm256_unpacklo_epi16(bits, zero));
	put_eight(text + 8, _mm256_unpackhi_epi16(high, low), _mm256_unpackhi_epi16(bits, zero));
	store(length, _mm256_permutevar8x32_epi32(size, order_back));
}

COLUMNS_INLINE char *append(char *out, const struct block *block, size_t i)
{
	memcpy(out, &block->text[i], sizeof block->text[i]);
	return out + block->length[i];
}

size_t lines_standings_avx2(const score *scores, size_t count, char *out)
{
	struct block block;
	char *at = out;

	for (size_t done = 0; done < count; done += BLOCK_SCORES) {
		size_t size = count - done < BLOCK_SCORES ? count - done : BLOCK_SCORES;

		for (size_t i = 0; i < size; i += STEP_SCORES)
			put_step(scores + done + i, block.text + i, block.length + i);
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
