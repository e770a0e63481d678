#include "cards/lines/lines.h"

#include "cards/eval/eval_tables.h"
#include "cards/lines/lines_paths.h"

/* The bits of a code that no card has. */
enum { NOT_A_CARD = EVAL_TEXT_END | EVAL_TEXT_FAULT };

/* One line; false if it is not plain or has a card twice. Every byte is looked
 * up before any is judged: a fault costs nothing until there is one. */
static inline bool score_line(const unsigned char *line, int count, score *out)
{
	struct hand hand = hand_empty();
	unsigned codes = eval_text_ranks[line[2 * count]] ^ EVAL_TEXT_END;
	card_set sum = 0; /* is the set, unless a card comes twice */

	for (int i = 0; i < count; i++) {
		unsigned code = eval_text_ranks[line[2 * i]] | eval_text_suits[line[2 * i + 1]];
		card c = (card)(code & ~(unsigned)NOT_A_CARD);

		codes |= code;
		sum += card_bit(c);
		hand = hand_add(hand, c);
	}
	if (codes & NOT_A_CARD || sum != hand.set)
		return false;
	*out = eval_hand(hand);
	return true;
}

static inline size_t score_lines(const char *text, size_t length, int count, score *scores,
	size_t most)
{
	const size_t width = 2 * (size_t)count + 1;
	const unsigned char *line = (const unsigned char *)text;
	size_t lines = length / width < most ? length / width : most, done = 0;

	while (done < lines && score_line(line + done * width, count, scores + done))
		done++;
	return done;
}

/* With the number of cards a constant the loop over them unrolls. */
static size_t lines_score_scalar(const char *text, size_t length, int count, score *scores,
	size_t most)
{
	if (count == 7)
		return score_lines(text, length, 7, scores, most);
	if (count == 6)
		return score_lines(text, length, 6, scores, most);
	return score_lines(text, length, 5, scores, most);
}

/* A kernel leaves less than a step, or a step with a fault in it. */
size_t lines_score(enum cpu_path path, const char *text, size_t length, int count, score *scores,
	size_t most)
{
	const size_t done = CPU_CALL(path, lines_score, text, length, count, scores, most);
	const size_t passed = done * (2 * (size_t)count + 1);

	return done + lines_score_scalar(text + passed, length - passed, count, scores + done,
			      most - done);
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

static size_t lines_standings_scalar(const score *scores, size_t count, char *out)
{
	char *at = out;

	for (size_t i = 0; i < count; i++)
		at = put_digits(at, digits_of(score_standing(scores[i])));
	return (size_t)(at - out);
}

size_t lines_standings(enum cpu_path path, const score *scores, size_t count, char *out)
{
	const size_t whole = count - count % LINES_STANDINGS_STEP;
	const size_t written = CPU_CALL(path, lines_standings, scores, whole, out);

	return written + lines_standings_scalar(scores + whole, count - whole, out + written);
}
