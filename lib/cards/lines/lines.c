#include "cards/lines/lines.h"

#include "cards/eval/eval_orders.h"
#include "cards/eval/eval_rankings.h"
#include "cards/lines/lines_paths.h"

/* Bits that no card's code has. */
enum { NOT_A_CARD = EVAL_TEXT_END | EVAL_TEXT_FAULT };

/* The bytes read of a line, combined. Every byte is looked up before any is tested, so that a
 * correct line needs only one test. */
struct seen {
	unsigned codes;
	card_set sum, set; /* equal unless a card is repeated */
};

static inline void read_cards(const unsigned char *text, int count, card *cards, struct seen *seen)
{
	for (int i = 0; i < count; i++) {
		const unsigned code =
			eval_text_ranks[text[2 * i]] | eval_text_suits[text[2 * i + 1]];

		cards[i] = (card)(code & ~(unsigned)NOT_A_CARD);
		seen->codes |= code;
		seen->sum += card_bit(cards[i]);
		seen->set |= card_bit(cards[i]);
	}
}

/* `end` must be a newline. */
static inline bool is_good(struct seen seen, unsigned char end, card_set deck)
{
	seen.codes |= eval_text_ranks[end] ^ EVAL_TEXT_END;
	return !(seen.codes & NOT_A_CARD) && seen.sum == seen.set && !(seen.set & ~deck);
}

/* Reads the cards of one line; false if it is not plain, repeats a card or has a card that is not
 * in the deck. */
static inline bool read_line(const unsigned char *line, const struct lines_shape *shape, int count,
	card *cards)
{
	struct seen seen = {0, 0, 0};

	read_cards(line, count, cards, &seen);
	return is_good(seen, line[2 * count], ~(card_bit(shape->lowest) - 1));
}

/* Reads the plain lines at the start of the text as rows of cards, at most `most` of them. */
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

/* With a constant number of cards, the loop over them unrolls. */
static size_t read_shape(const char *text, size_t length, const struct lines_shape *shape,
	card *cards, size_t most)
{
	if (shape->count == 7)
		return read_lines(text, length, shape, 7, cards, most);
	if (shape->count == 5)
		return read_lines(text, length, shape, 5, cards, most);
	return read_lines(text, length, shape, shape->count, cards, most);
}

/* Reads a chunk of lines at a time, then values them together. */
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

/* The rankings whose hands the kernels value as they read them. */
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

/* A kernel stops before a partial step or a step with an error. */
size_t lines_score(enum cpu_path path, const struct lines_shape *shape, const char *text,
	size_t length, score *scores, size_t most)
{
	const size_t done = score_by_kernel(path, shape, text, length, scores, most);
	const size_t passed = done * (2 * (size_t)shape->count + 1);

	return done +
	       score_plain(path, shape, text + passed, length - passed, scores + done, most - done);
}

/* -- hands with boards ------------------------------------------------------ */

enum { AT_SIGN = 3 /* bytes of " @ " */ };

size_t lines_hands_width(const struct lines_hands *hands)
{
	const int board = hands->shared ? 0 : 2 * hands->board + AT_SIGN;

	return 2 * (size_t)hands->own + (size_t)board + 1;
}

static inline bool read_hand(const unsigned char *line, int own, int board, card_set deck,
	card *cards)
{
	const unsigned char *at = line + 2 * own, *end = board ? at + AT_SIGN + 2 * board : at;
	struct seen seen = {0, 0, 0};

	read_cards(line, own, cards, &seen);
	if (board) {
		read_cards(at + AT_SIGN, board, cards + own, &seen);
		if (at[0] != ' ' || at[1] != '@' || at[2] != ' ')
			return false;
	}
	return is_good(seen, *end, deck);
}

static inline size_t read_hands(const char *text, size_t width, int own, int board, card_set deck,
	card *cards, size_t lines)
{
	const unsigned char *line = (const unsigned char *)text;
	const size_t size = (size_t)own + (size_t)board;
	size_t done = 0;

	while (done < lines &&
		read_hand(line + done * width, own, board, deck, cards + done * size))
		done++;
	return done;
}

/* Uses constant numbers of cards for the common line lengths. */
static size_t read_hands_of(const char *text, size_t width, int own, int board, card_set deck,
	card *cards, size_t lines)
{
	if (own == 4 && board == 5)
		return read_hands(text, width, 4, 5, deck, cards, lines);
	if (own == 5 && board == 5)
		return read_hands(text, width, 5, 5, deck, cards, lines);
	if (own == 4 && board == 0)
		return read_hands(text, width, 4, 0, deck, cards, lines);
	return read_hands(text, width, own, board, deck, cards, lines);
}

size_t lines_score_hands(enum cpu_path path, const struct lines_hands *hands, const char *text,
	size_t length, score *scores, size_t most)
{
	enum { HANDS_AT_ONCE = 1024, CARDS_MAX = 11 };
	const size_t width = lines_hands_width(hands);
	const size_t lines = length / width < most ? length / width : most;
	const int own = hands->own, board = hands->shared ? 0 : hands->board;
	card cards[HANDS_AT_ONCE * CARDS_MAX];
	const struct evaluator_hands read =
		hands->shared ? evaluator_hands_on(cards, own, hands->shared, hands->board)
			      : evaluator_hands_in_rows(cards, own, board);
	size_t done = 0, here, wanted;

	do {
		wanted = lines - done < HANDS_AT_ONCE ? lines - done : HANDS_AT_ONCE;
		here = read_hands_of(text + done * width, width, own, board, hands->deck, cards,
			wanted);
		hands->evaluator->batch(path, hands->tables, &read, here, scores + done);
		done += here;
	} while (here == HANDS_AT_ONCE);
	return done;
}

/* -- standings -------------------------------------------------------------- */

/* The four digits of a number below 10,000, one byte each, the first lowest, followed by a newline.
 * Splits it into two numbers below 100, then both into tens and units. */
static inline uint64_t digits_of(unsigned number)
{
	const uint64_t frame = UINT64_C(0x0a30303030);
	uint64_t hundreds = number * 5243 >> 19;
	uint64_t pairs = hundreds | (number - 100 * hundreds) << 16;
	uint64_t tens = pairs * 103 >> 10 & 0x000f000f;

	return frame | tens | (pairs - 10 * tens) << 8;
}

static size_t lines_standings_scalar(score standings, const score *scores, size_t count, char *out)
{
	char *at = out;

	for (size_t i = 0; i < count; i++) {
		uint64_t digits = digits_of(standings + 1u - scores[i]);
		unsigned skip = (unsigned)__builtin_ctzll(digits ^ 0x30303030) & 56;
		uint64_t kept = digits >> skip;

		/* Append them without leading zeros. This writes eight bytes; those after the
		 * newline are overwritten later. */
		at[0] = (char)(kept & 0xff);
		at[1] = (char)(kept >> 8 & 0xff);
		at[2] = (char)(kept >> 16 & 0xff);
		at[3] = (char)(kept >> 24 & 0xff);
		at[4] = (char)(kept >> 32 & 0xff);
		at[5] = (char)(kept >> 40 & 0xff);
		at[6] = (char)(kept >> 48 & 0xff);
		at[7] = (char)(kept >> 56 & 0xff);
		at = at + 5 - skip / 8;
	}
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
