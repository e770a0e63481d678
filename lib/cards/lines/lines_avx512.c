/* 64 lines per step, in eight groups of eight. One group, of lines of seven cards, is 120 bytes; a
 * permutation of two registers sorts its characters by column, another maps them to codes, and rank
 * and suit codes are combined:
 *
 *     text     AsKd...2c.  Ts9h...4d.  ... (eight lines; . is the newline)
 *     ranks    A T ........  K 9 ........  ...  2 4 ........  . . ........
 *     suits    s s ........  d h ........  ...  c d ........  . . ........
 *     codes    card 1 of 8   card 2 of 8        card 7 of 8   EVAL_TEXT_END
 *
 * Eight such groups, transposed as qwords, are the columns of columns_avx512.h. Every byte is
 * checked: a code has EVAL_TEXT_FAULT set if the character is neither a rank nor a suit, and
 * EVAL_TEXT_END if it is a newline, which may occur in the last qword only. The map ignores the top
 * bit of bytes that are not ASCII; it is tested in the text itself. One test covers all errors of a
 * step. */
#include "cards/lines/lines_paths.h"

#ifdef FELT_AVX512_KERNELS

#include "cards/eval/columns_avx512.h"

enum { REGISTER = 64 };

enum { TERN_OR_XOR = 0xf6 }; /* a | (b ^ c) */

/* The indices of a group's characters in its first 64 bytes, 0-63, and its last 64, 64-127: byte 8
 * * j + line is the rank (suit) of card j, or, after the last card, the newline. */
struct reader {
	wide ranks, suits;
	wide ends; /* EVAL_TEXT_END where a newline must be */
};

static struct reader reader_of(int count)
{
	_Alignas(64) uint8_t ranks[REGISTER], suits[REGISTER], ends[REGISTER];
	int width = 2 * count + 1, shift = 2 * REGISTER - COLUMNS_GROUP * width;

	for (int i = 0; i < REGISTER; i++) {
		int line = i % COLUMNS_GROUP, j = i / COLUMNS_GROUP;
		int rank = line * width + 2 * (j < count ? j : count);
		int suit = j < count ? rank + 1 : rank;

		ranks[i] = (uint8_t)(rank < REGISTER ? rank : rank + shift);
		suits[i] = (uint8_t)(suit < REGISTER ? suit : suit + shift);
		ends[i] = j < count ? 0 : EVAL_TEXT_END;
	}
	return (struct reader){_mm512_load_si512(ranks), _mm512_load_si512(suits),
		_mm512_load_si512(ends)};
}

struct faults {
	wide codes; /* EVAL_TEXT_FAULT or _END in any code */
	wide bytes; /* the top bit of any byte */
};

/* Nonzero if there is an error. */
COLUMNS_INLINE __mmask64 any_fault(struct faults faults)
{
	const wide not_a_card = _mm512_set1_epi8((char)(EVAL_TEXT_FAULT | EVAL_TEXT_END));

	return _mm512_test_epi8_mask(faults.codes, not_a_card) | _mm512_movepi8_mask(faults.bytes);
}

/* Indexed by the low seven bits of a character. */
COLUMNS_INLINE wide decode(const uint8_t table[256], wide characters)
{
	return _mm512_permutex2var_epi8(_mm512_load_si512(table), characters,
		_mm512_load_si512(table + REGISTER));
}

/* Qword j is card j of eight lines. */
COLUMNS_INLINE wide group(const char *text, size_t width, const struct reader *reader,
	struct faults *faults)
{
	wide first = _mm512_loadu_si512(text);
	wide last = _mm512_loadu_si512(text + COLUMNS_GROUP * width - REGISTER);
	wide ranks = _mm512_permutex2var_epi8(first, reader->ranks, last);
	wide suits = _mm512_permutex2var_epi8(first, reader->suits, last);
	wide codes =
		_mm512_or_si512(decode(eval_text_ranks, ranks), decode(eval_text_suits, suits));

	faults->codes = _mm512_ternarylogic_epi64(faults->codes, codes, reader->ends, TERN_OR_XOR);
	faults->bytes = _mm512_ternarylogic_epi64(faults->bytes, first, last, COLUMNS_OR);
	return codes;
}

/* The sorted columns of one step and their likely suit; false on an error. */
COLUMNS_INLINE bool read_step(const char *text, int count, const struct reader *reader,
	wide column[8], wide *suit)
{
	const size_t width = 2 * (size_t)count + 1, size = COLUMNS_GROUP * width;
	struct faults faults = {_mm512_setzero_si512(), _mm512_setzero_si512()};
	wide g[COLUMNS_GROUPS];

	COLUMNS_UNROLL
	for (size_t i = 0; i < COLUMNS_GROUPS; i++)
		g[i] = group(text + i * size, width, reader, &faults);
	columns_transpose(g, column);
	*suit = columns_suit(column, count);
	columns_sort(column, count);
	return (any_fault(faults) | columns_repeats(column, count)) == 0;
}

/* Reads nothing beyond a group. */
COLUMNS_INLINE size_t overread(size_t width)
{
	(void)width;
	return 0;
}

COLUMNS_INLINE bool wide_all_at_least(wide bytes, wide least)
{
	return _mm512_cmplt_epu8_mask(bytes, least) == 0;
}

#include "cards/lines/lines_wide.h"

/* -- standings -------------------------------------------------------------- */

/* Appends eight standings, each in a qword: four digits, the first lowest, and a newline. Leading
 * zeros and the three unused bytes are squeezed out:
 *
 *     qword           '0' '0' '4' '2' \n  0  0  0
 *     zeros - qword     0   0  -4  -3  x  x  x  x     (bytes; x is the effect of borrows)
 *     kept                      4   2 \n
 *
 * Subtracting a qword from "0000" gives 0 bytes up to the first nonzero digit. No byte from there
 * on is 0, since each is reduced by a digit and a borrow. */
COLUMNS_INLINE char *put_eight(char *out, wide qwords)
{
	const wide zeros = _mm512_set1_epi64(0x30303030);
	const wide used = _mm512_set1_epi64(0xffffffffff);
	__mmask64 kept = _mm512_test_epi8_mask(_mm512_sub_epi64(zeros, qwords), used);

	_mm512_storeu_si512(out, _mm512_maskz_compress_epi8(kept, qwords));
	return out + _mm_popcnt_u64(kept);
}

size_t lines_standings_avx512(score standings, const score *scores, size_t count, char *out)
{
	/* move pairs of scores so that unpacking each lane reads them in order */
	const wide order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
	const wide worst = wide_words(standings + 1), feed = _mm512_set1_epi32('\n');
	char *at = out;

	for (size_t i = 0; i < count; i += LINES_STANDINGS_STEP) {
		const wide list = _mm512_permutexvar_epi32(order, _mm512_loadu_si512(scores + i));
		const struct four_digits four = four_digits(wide_words_less(worst, list));
		const wide early = _mm512_unpacklo_epi16(four.high, four.low);
		const wide late = _mm512_unpackhi_epi16(four.high, four.low);

		at = put_eight(at, _mm512_unpacklo_epi32(early, feed));
		at = put_eight(at, _mm512_unpackhi_epi32(early, feed));
		at = put_eight(at, _mm512_unpacklo_epi32(late, feed));
		at = put_eight(at, _mm512_unpackhi_epi32(late, feed));
	}
	return (size_t)(at - out);
}

#endif
