/* Lines of text to scores and back to text: every path against a plain reading of the same line
 * with eval_cards. */
#include "cards/eval/eval.h"
#include "cards/lines/lines.h"
#include "cards/lines/lines_paths.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 160, WIDTH_MAX = 2 * HAND_MAX + 1 }; /* more than two steps of the widest kernel */

static const enum cpu_path paths[] = {CPU_SCALAR, CPU_AVX2, CPU_AVX512};

/* The next path from `i` on that this processor supports, or false. */
static bool usable_from(size_t *i)
{
	while (*i < sizeof paths / sizeof *paths && !path_is_here(paths[*i]))
		++*i;
	return *i < sizeof paths / sizeof *paths;
}

static size_t width_of(int count)
{
	return 2 * (size_t)count + 1;
}

/* A small linear congruential generator (Knuth's MMIX). */
static unsigned below(uint64_t *state, unsigned limit)
{
	*state = *state * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)((*state >> 33) % limit);
}

static void put_card(char *at, card c, bool small)
{
	at[0] = (small ? "23456789tjqka" : "23456789TJQKA")[card_rank(c)];
	at[1] = (small ? "CDHS" : "cdhs")[card_suit(c)];
}

/* Lines of different cards, in both cases. */
static void deal(uint64_t *state, int count, size_t lines, char *text)
{
	for (size_t line = 0; line < lines; line++) {
		card_set set = 0;

		for (int i = 0; i < count;) {
			card c = (card)below(state, CARD_COUNT);

			if (set & card_bit(c))
				continue;
			set |= card_bit(c);
			put_card(text, c, below(state, 2));
			text += 2;
			i++;
		}
		*text++ = '\n';
	}
}

/* Lines of high hands; valid until the next call. */
static const struct lines_shape *high(int count)
{
	static struct lines_shape shape;

	shape = (struct lines_shape){&evaluator_high, 0, count};
	return &shape;
}

static int place_in(const char *letters, char letter)
{
	const char *found = letter ? strchr(letters, letter) : NULL;

	return found ? (int)(found - letters) : -1;
}

/* The score of a line, 0 if it is not plain or has a card twice. */
static score read_line(const char *line, int count)
{
	card cards[HAND_MAX];
	card_set set = 0;

	for (int i = 0; i < count; i++) {
		int rank = place_in("2233445566778899TtJjQqKkAa", line[2 * i]);
		int suit = place_in("cCdDhHsS", line[2 * i + 1]);

		if (rank < 0 || suit < 0)
			return 0;
		cards[i] = card_of(rank / 2, suit / 2);
		set |= card_bit(cards[i]);
	}
	for (int i = 0; i < count; i++) {
		if (!(set & card_bit(cards[i])))
			return 0;
		set &= ~card_bit(cards[i]);
	}
	return line[2 * count] == '\n' ? eval_cards(cards, count) : 0;
}

/* Scores `text` by a path, in buffers of exactly the required size, and compares with reading line
 * by line. */
static void check(enum cpu_path path, const char *text, size_t length, int count, size_t most)
{
	const size_t width = width_of(count);
	char *exact = malloc(length ? length : 1);
	score *scores = malloc(most ? most * sizeof *scores : 1);
	size_t expected = 0, done;

	cr_assert(exact && scores);
	memcpy(exact, text, length);
	while (expected < most && (expected + 1) * width <= length &&
		read_line(text + expected * width, count))
		expected++;
	done = lines_score(path, high(count), length ? exact : exact + 1, length, scores, most);
	cr_assert_eq(done, expected, "%s, %d cards, length %zu, most %zu: %zu lines, not %zu",
		cpu_path_name(path), count, length, most, done, expected);
	for (size_t i = 0; i < done; i++)
		cr_assert_eq(scores[i], read_line(text + i * width, count),
			"%s, %d cards, line %zu: %u", cpu_path_name(path), count, i, scores[i]);
	free(scores);
	free(exact);
}

static void check_all(const char *text, size_t length, int count, size_t most)
{
	for (size_t i = 0; usable_from(&i); i++)
		check(paths[i], text, length, count, most);
}

Test(lines, score_like_the_same_cards_one_by_one)
{
	static char text[64 * LINES * WIDTH_MAX];
	uint64_t state = 1;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		deal(&state, count, 64 * LINES, text);
		check_all(text, 64 * LINES * width_of(count), count, 64 * LINES);
	}
}

/* Suited hands are too rare at random to try every suit, index and number. */
Test(lines, score_flushes_of_every_suit_with_the_other_cards_anywhere)
{
	static char text[HAND_MAX * HAND_MAX * CARD_SUITS * WIDTH_MAX];

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		char *at = text;

		for (int suit = 0; suit < CARD_SUITS; suit++)
			for (int other = 0; other < count * count; other++) {
				for (int i = 0; i < count; i++) {
					bool off = i == other / count || i == other % count;
					int rank = (3 * i + other) % CARD_RANKS;

					put_card(at, card_of(rank, off ? suit ^ 1 : suit), false);
					at += 2;
				}
				*at++ = '\n';
			}
		check_all(text, (size_t)(at - text), count, (size_t)(CARD_SUITS * count * count));
	}
}

Test(lines, stop_at_a_wrong_byte_wherever_it_stands)
{
	char text[LINES * WIDTH_MAX];
	uint64_t state = 2;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		const size_t width = width_of(count);
		score right[LINES], scores[LINES];

		deal(&state, count, LINES, text);
		for (size_t i = 0; i < LINES; i++)
			right[i] = read_line(text + i * width, count);
		for (size_t i = 0; usable_from(&i); i++)
			for (size_t place = 0; place < width * 256; place++) {
				size_t line = place * 7 % LINES, done, expected;
				char *at = text + line * width + place / 256, kept = *at;
				score changed;

				*at = (char)(unsigned char)(place % 256);
				changed = read_line(text + line * width, count);
				expected = changed ? LINES : line;
				done = lines_score(paths[i], high(count), text, LINES * width,
					scores, LINES);
				cr_assert_eq(done, expected,
					"%s, %d cards, byte %zu of line %zu as %zu: %zu lines",
					cpu_path_name(paths[i]), count, place / 256, line,
					place % 256, done);
				if (changed)
					cr_assert_eq(scores[line], changed);
				cr_assert(!memcmp(scores, right, line * sizeof *scores));
				*at = kept;
			}
	}
}

Test(lines, stop_at_a_card_that_comes_twice)
{
	char text[LINES * WIDTH_MAX];
	score scores[LINES];
	uint64_t state = 3;

	for (int count = HAND_MIN; count <= HAND_MAX; count++)
		for (int first = 0; first < count; first++)
			for (int second = first + 1; second < count; second++) {
				const size_t width = width_of(count);

				deal(&state, count, LINES, text);
				for (size_t line = LINES; line-- > 0;) {
					char *at = text + line * width;

					/* the other case of a letter is the same card */
					at[2 * second] = at[2 * first];
					at[2 * second + 1] = (char)(at[2 * first + 1] ^ 0x20);
					for (size_t i = 0; usable_from(&i); i++)
						cr_assert_eq(lines_score(paths[i], high(count),
								     text, LINES * width, scores,
								     LINES),
							line);
				}
			}
}

/* Text that ends inside a line, or with a line that lacks its newline; no text. */
Test(lines, end_with_the_last_whole_line)
{
	char text[LINES * WIDTH_MAX];
	uint64_t state = 4;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		deal(&state, count, LINES, text);
		for (size_t length = 0; length <= LINES * width_of(count); length++)
			check_all(text, length, count, LINES);
	}
}

Test(lines, are_at_most_as_many_as_asked_for)
{
	char text[LINES * WIDTH_MAX];
	uint64_t state = 5;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		deal(&state, count, LINES, text);
		for (size_t most = 0; most <= LINES + 1; most++)
			check_all(text, LINES * width_of(count), count, most);
	}
}

/* The parser accepts these, but they are not plain. */
Test(lines, leave_other_notations_to_the_parser)
{
	static const char *const texts[] = {"As Ks Qs Js Ts\n", "AsKsQsJsTs\r\n", " AsKsQsJsTs\n",
		"AsKsQsJs10s\n", "[AsKsQsJsTs]\n", "AsKsQsJs\n", "AsKsQsJsTs9s\n", "\n"};

	for (size_t k = 0; k < sizeof texts / sizeof *texts; k++)
		for (size_t i = 0; usable_from(&i); i++) {
			score scores[8];

			cr_assert_eq(lines_score(paths[i], high(5), texts[k], strlen(texts[k]),
					     scores, 8),
				0, "%s: %s", cpu_path_name(paths[i]), texts[k]);
		}
}

/* If a kernel rejected valid lines, the slow path would hide that. */
#ifdef FELT_AVX2_KERNELS
static void check_taken(enum cpu_path path, const char *text, int count, size_t expected)
{
	size_t length = LINES * width_of(count), done;
	score scores[LINES];

	if (!path_is_here(path))
		return;
#ifdef FELT_AVX512_KERNELS
	if (path == CPU_AVX512)
		done = lines_score_avx512(&eval_high, high(count), text, length, scores, LINES);
	else
#endif
		done = lines_score_avx2(&eval_high, high(count), text, length, scores, LINES);
	cr_assert_eq(done, expected, "%s: %zu of %d cards", cpu_path_name(path), done, count);
}

Test(lines, are_taken_by_the_kernels_but_for_less_than_a_step)
{
	char text[LINES * WIDTH_MAX];
	uint64_t state = 7;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		deal(&state, count, LINES, text);
		check_taken(CPU_AVX512, text, count, LINES / 64 * 64);
		/* it continues after the last line of a step */
		check_taken(CPU_AVX2, text, count, (LINES - 1) / 32 * 32);
	}
}
#endif

static void check_standings(enum cpu_path path, const score *scores, size_t count)
{
	char *out = malloc(8 * count + 1),
	     *at = out; /* space for exactly 8 bytes per score, and a guard */
	size_t written;

	cr_assert(out);
	out[8 * count] = '#';
	written = lines_standings(path, SCORE_MAX, scores, count, out);
	cr_assert_eq(out[8 * count], '#');
	for (size_t i = 0; i < count; i++) {
		char expected[16];
		int length = snprintf(expected, sizeof expected, "%u\n", score_standing(scores[i]));

		cr_assert((size_t)(at - out) + (size_t)length <= written);
		cr_assert(!memcmp(at, expected, (size_t)length), "%s: %.5s for %s",
			cpu_path_name(path), at, expected);
		at += length;
	}
	cr_assert_eq((size_t)(at - out), written);
	free(out);
}

Test(lines, print_every_standing)
{
	static score scores[4 * SCORE_MAX];
	uint64_t state = 6;

	for (unsigned i = 0; i < 2 * SCORE_MAX; i++)
		scores[i] = (score)(i % SCORE_MAX + 1);
	for (unsigned i = 2 * SCORE_MAX; i < 4 * SCORE_MAX; i++)
		scores[i] = (score)(SCORE_MAX - below(&state, 1u << below(&state, 13)) % SCORE_MAX);
	for (size_t i = 0; usable_from(&i); i++) {
		check_standings(paths[i], scores, 4 * SCORE_MAX);
		for (size_t count = 0; count < LINES; count++)
			check_standings(paths[i], scores + 4 * SCORE_MAX - count, count);
	}
}

/* -- other games ----------------------------------------------------------- */

enum { GAME_LINES = 400 };

/* Lines of a game in which some cards are not in its deck, by every path: all lines up to such a
 * one have the scores of their cards. */
static void check_game(const struct evaluator *evaluator, card lowest, int count)
{
	const struct lines_shape shape = {evaluator, lowest, count};
	const size_t width = width_of(count);
	static char text[GAME_LINES * WIDTH_MAX];
	static score expected[GAME_LINES], scores[GAME_LINES];
	uint64_t state = (uint64_t)count;

	for (int trial = 0; trial < 40; trial++) {
		const size_t bad = trial % 2 && lowest ? below(&state, GAME_LINES) : GAME_LINES;

		for (size_t line = 0; line < GAME_LINES; line++) {
			card cards[HAND_MAX];

			deal_from(&state, CARD_DECK & ~(card_bit(lowest) - 1), count, cards);
			if (line == bad)
				cards[below(&state, (unsigned)count)] = (card)below(&state, lowest);
			for (int i = 0; i < count; i++)
				put_card(text + line * width + 2 * (size_t)i, cards[i], i % 2);
			text[line * width + width - 1] = '\n';
			if (line < bad)
				expected[line] = evaluator->value(cards, count, 0);
		}
		for (size_t i = 0; usable_from(&i); i++) {
			const size_t done = lines_score(paths[i], &shape, text, GAME_LINES * width,
				scores, GAME_LINES);

			cr_assert_eq(done, bad, "%s, %s of %d: %zu lines, not %zu", evaluator->name,
				cpu_path_name(paths[i]), count, done, bad);
			cr_assert_arr_eq(scores, expected, done * sizeof *scores, "%s, %s of %d",
				evaluator->name, cpu_path_name(paths[i]), count);
		}
	}
}

Test(lines, every_game_without_a_board_is_read)
{
	enum { SIX_OF_CLUBS = 16, TEN_OF_CLUBS = 32 };

	for (int count = 5; count <= 7; count++) {
		check_game(&evaluator_ace_to_five, 0, count);
		check_game(&evaluator_short_deck, SIX_OF_CLUBS, count);
		check_game(&evaluator_short_deck_trips, SIX_OF_CLUBS, count);
		check_game(&evaluator_high, TEN_OF_CLUBS, count);
	}
	check_game(&evaluator_deuce_to_seven, 0, 5);
	check_game(&evaluator_badugi, 0, 4);
}

Test(lines, standings_count_from_the_best_of_the_order)
{
	static const score scores[] = {1092, 1, 93, 1091};
	char out[8 * 4];

	for (size_t i = 0; usable_from(&i); i++) {
		const size_t written = lines_standings(paths[i], 1092, scores, 4, out);

		cr_expect(written == strlen("1\n1092\n1000\n2\n") &&
			  !memcmp(out, "1\n1092\n1000\n2\n", written));
	}
}

/* -- hands with boards ------------------------------------------------------ */

enum { HAND_LINES = 300, HAND_WIDTH = 2 * 11 + 4, HAND_CARDS = 11 };

/* Lines of hands with their boards, or of hole cards for a shared one. */
static void write_hands(uint64_t *state, const struct lines_hands *hands, char *text,
	score *expected)
{
	card_set live = hands->deck;

	for (int line = 0; line < HAND_LINES; line++) {
		const int on_line = hands->shared ? 0 : hands->board;
		card cards[HAND_CARDS];

		deal_from(state, live, hands->own + on_line, cards);
		if (hands->shared)
			memcpy(cards + hands->own, hands->shared, (size_t)hands->board);
		for (int i = 0; i < hands->own; i++, text += 2)
			put_card(text, cards[i], i % 2);
		if (on_line) {
			*text++ = ' ';
			*text++ = '@';
			*text++ = ' ';
		}
		for (int i = 0; i < on_line; i++, text += 2)
			put_card(text, cards[hands->own + i], i % 2);
		*text++ = '\n';
		expected[line] = hands->evaluator->value(cards, hands->own, hands->board);
	}
}

/* By every path, with tables and without; with one byte of one line changed, only the lines before
 * it are scored. */
static void check_hands(uint64_t *state, struct lines_hands hands)
{
	static char text[HAND_LINES * HAND_WIDTH];
	static score expected[HAND_LINES], scores[HAND_LINES];
	void *const tables = hands.evaluator->tables_new ? hands.evaluator->tables_new() : NULL;
	const size_t width = lines_hands_width(&hands);

	cr_assert(tables || !hands.evaluator->tables_new);
	write_hands(state, &hands, text, expected);
	for (size_t i = 0; usable_from(&i); i++)
		for (size_t byte = 0; byte <= 2 * width; byte++) {
			const size_t bad = byte < width ? below(state, HAND_LINES) : HAND_LINES;
			char *const at = text + bad * width + byte, kept = byte < width ? *at : 0;
			size_t done;

			if (byte < width)
				*at = "\n@ x"[byte % 4] == kept ? '?' : "\n@ x"[byte % 4];
			hands.tables = byte % 2 ? tables : NULL;
			done = lines_score_hands(paths[i], &hands, text, HAND_LINES * width, scores,
				HAND_LINES);
			cr_assert_eq(done, bad, "%s, %d and %d, byte %zu: %zu lines, not %zu",
				cpu_path_name(paths[i]), hands.own, hands.board, byte, done, bad);
			cr_assert_arr_eq(scores, expected, done * sizeof *scores);
			if (byte < width)
				*at = kept;
		}
	free(tables);
}

Test(lines, hands_with_boards_are_read)
{
	uint64_t state = 5;

	for (int own = 4; own <= 6; own++)
		for (int board = 3; board <= 5; board++) {
			card_set live = CARD_DECK;
			card shared[5];

			check_hands(&state, (struct lines_hands){&evaluator_omaha, NULL, CARD_DECK,
						    own, board, NULL});
			deal_from(&state, CARD_DECK, board, shared);
			for (int i = 0; i < board; i++)
				live &= ~card_bit(shared[i]);
			check_hands(&state, (struct lines_hands){&evaluator_omaha, NULL, live, own,
						    board, shared});
		}
	check_hands(&state,
		(struct lines_hands){&evaluator_omaha_low, NULL, CARD_DECK, 4, 5, NULL});
}

Test(lines, hands_stop_at_a_card_that_comes_twice_or_is_dead)
{
	static const struct lines_hands hands = {&evaluator_omaha, NULL, CARD_DECK & ~UINT64_C(1),
		4, 5, NULL};
	static const char *const bad[] = {"AsAsQhJh @ 2d3c4d5h6s\n", "AsKsQhJh @ 2dKs4d5h6s\n",
		"AsKsQhJh @ 2c3c4d5h6s\n", "AsKsQhJh @ 2d3c4d5h5h\n"};
	score scores[2];

	for (size_t i = 0; usable_from(&i); i++)
		for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
			char text[64];

			snprintf(text, sizeof text, "AsKsQhJh @ 2d3c4d5h6s\n%s", bad[k]);
			cr_expect_eq(lines_score_hands(paths[i], &hands, text, strlen(text), scores,
					     2),
				1, "%s", bad[k]);
		}
}
