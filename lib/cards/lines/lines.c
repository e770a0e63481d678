#include "cards/lines/lines.h"

#include "cards/eval/eval_orders.h"
#include "cards/eval/eval_rankings.h"
#include "cards/lines/lines_paths.h"

/* The bits of a code that no card has. */
enum { NOT_A_CARD = EVAL_TEXT_END | EVAL_TEXT_FAULT };

/* Cards of one line; false if it is not plain, or has a card twice or one that is not in the deck.
 * Every byte is looked up before any is judged: a fault costs nothing until there is one. */
static inline bool read_line(const unsigned char *line, const struct lines_shape *shape, int count,
	card *cards)
{
	unsigned codes = eval_text_ranks[line[2 * count]] ^ EVAL_TEXT_END;
	card_set sum = 0, set = 0; /* the same, unless a card comes twice */

	for (int i = 0; i < count; i++) {
		const unsigned code =
			eval_text_ranks[line[2 * i]] | eval_text_suits[line[2 * i + 1]];

		cards[i] = (card)(code & ~(unsigned)NOT_A_CARD);
		codes |= code;
		sum += card_bit(cards[i]);
		set |= card_bit(cards[i]);
	}
	return !(codes & NOT_A_CARD) && sum == set && !(set & (card_bit(shape->lowest) - 1));
}

/* The plain lines at the start of the text as rows of cards, at most `most` of them. */
static inline size_t read_lines(const char *text, size_t length, const struct lines_shape *shape,
	int count, card *cards, size_t most)
{
	const size_t size = (size_t)count, width = 2 * size + 1;
	const unsigned char *line = (const unsigned char *)text;
	const size_t lines = length / width < most ? length / width : most;
	size_t done = 0;

	while (done < lines && read_line(line + done * width, shape, count, cards + done * size))
		done++;
	return done;
}

/* With the number of cards a constant the loop over them unrolls. */
static size_t read_shape(const char *text, size_t length, const struct lines_shape *shape,
	card *cards, size_t most)
{
	if (shape->count == 7)
		return read_lines(text, length, shape, 7, cards, most);
	if (shape->count == 5)
		return read_lines(text, length, shape, 5, cards, most);
	return read_lines(text, length, shape, shape->count, cards, most);
}

/* Some lines at a time: read, then valued together. */
static size_t score_plain(enum cpu_path path, const struct lines_shape *shape, const char *text,
	size_t length, score *scores, size_t most)
{
	enum { LINES_AT_ONCE = 256 };
	const size_t width = 2 * (size_t)shape->count + 1;
	card cards[LINES_AT_ONCE * HAND_MAX];
	size_t done = 0, read, wanted;

	do {
		const struct evaluator_hands hands =
			evaluator_hands_in_rows(cards, shape->count, 0);

		wanted = most - done < LINES_AT_ONCE ? most - done : LINES_AT_ONCE;
		read = read_shape(text + done * width, length - done * width, shape, cards, wanted);
		shape->evaluator->batch(path, NULL, &hands, read, scores + done);
		done += read;
	} while (read == LINES_AT_ONCE);
	return done;
}

/* The rankings for which the kernels value hands as they read them. */
static const struct lines_ranking {
	const struct evaluator *evaluator;
	const struct eval_ranking *ranking;
} rankings[] = {
	{&evaluator_high, &eval_high},
	{&evaluator_ace_to_five, &eval_ace_to_five_ranking},
	{&evaluator_short_deck, &eval_short_deck_ranking},
	{&evaluator_short_deck_trips, &eval_short_deck_trips_ranking},
	{&evaluator_deuce_to_seven, &eval_high},
};

static size_t lines_score_scalar(const struct eval_ranking *ranking,
	const struct lines_shape *shape, const char *text, size_t length, score *scores,
	size_t most)
{
	(void)ranking;
	return score_plain(CPU_SCALAR, shape, text, length, scores, most);
}

static size_t score_by_kernel(enum cpu_path path, const struct lines_shape *shape, const char *text,
	size_t length, score *scores, size_t most)
{
	size_t done = 0;

	for (size_t i = 0; i < sizeof rankings / sizeof *rankings; i++)
		if (rankings[i].evaluator == shape->evaluator)
			done = CPU_CALL(path, lines_score, rankings[i].ranking, shape, text, length,
				scores, most);
	if (shape->evaluator == &evaluator_deuce_to_seven && path != CPU_SCALAR)
		eval_deuce_to_seven_scores(scores, done);
	return done;
}

/* A kernel leaves less than a step, or a step with a fault in it. */
size_t lines_score(enum cpu_path path, const struct lines_shape *shape, const char *text,
	size_t length, score *scores, size_t most)
{
	const size_t done = score_by_kernel(path, shape, text, length, scores, most);
	const size_t passed = done * (2 * (size_t)shape->count + 1);

	return done +
	       score_plain(path, shape, text + passed, length - passed, scores + done, most - done);
}

/* The four digits of a number below 10,000, a byte each, the first lowest, and a
 * line feed after them. First the two numbers below 100, then the tens of both. */
static inline uint64_t digits_of(unsigned number)
{
	const uint64_t frame = UINT64_C(0x0a30303030);
	uint64_t hundreds = number * 5243 >> 19;
	uint64_t pairs = hundreds | (number - 100 * hundreds) << 16;
	uint64_t tens = pairs * 103 >> 10 & 0x000f000f;

	return frame | tens | (pairs - 10 * tens) << 8;
}

/* Appends them without leading zeros. Writes eight bytes; those after
 * the line feed do not count. */
static inline char *put_digits(char *out, uint64_t digits)
{
	unsigned skip = (unsigned)__builtin_ctzll(digits ^ 0x30303030) & 56;
	uint64_t kept = digits >> skip;

	out[0] = (char)(kept & 0xff);
	out[1] = (char)(kept >> 8 & 0xff);
	out[2] = (char)(kept >> 16 & 0xff);
	out[3] = (char)(kept >> 24 & 0xff);
	out[4] = (char)(kept >> 32 & 0xff);
	out[5] = (char)(kept >> 40 & 0xff);
	out[6] = (char)(kept >> 48 & 0xff);
	out[7] = (char)(kept >> 56 & 0xff);
	return out + 5 - skip / 8;
}

static size_t lines_standings_scalar(score standings, const score *scores, size_t count, char *out)
{
	char *at = out;

	for (size_t i = 0; i < count; i++)
		at = put_digits(at, digits_of(standings + 1u - scores[i]));
	return (size_t)(at - out);
}

size_t lines_standings(enum cpu_path path, score standings, const score *scores, size_t count,
	char *out)
{
	const size_t whole = count - count % LINES_STANDINGS_STEP;
	const size_t written = CPU_CALL(path, lines_standings, standings, scores, whole, out);

	return written +
	       lines_standings_scalar(standings, scores + whole, count - whole, out + written);
}
