/* Counting against plain enumeration, published counts and laws. */
#include "cards/colex.h"
#include "odds/count/count.h"
#include "odds/method.h"

#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct spot spot;
static struct range ranges[SPOT_PLAYERS_MAX];

/* Makes `spot` from the first `players` ranges. */
static status_code spot_of(int players, const card *board, int board_count, card_set dead)
{
	const struct range *list[SPOT_PLAYERS_MAX];
	struct cards cards = {.count = board_count};
	struct fault fault;

	for (int i = 0; i < players; i++)
		list[i] = &ranges[i];
	for (int i = 0; i < board_count; i++) {
		cards.list[i] = board[i];
		cards.set |= card_bit(board[i]);
	}
	fault.status = spot_init(&spot, &game_holdem, list, players, &cards, dead, &fault);
	if (!fault.status)
		spot_make_runouts(&spot);
	return fault.status;
}

static void hold_one(int player, card a, card b)
{
	memset(&ranges[player], 0, sizeof ranges[player]);
	ranges[player].weight[combo_of(a, b)] = RANGE_WHOLE;
}

/* "AhAd;KsKc" on a board, with dead cards. */
static int single_hands(const char *text, const char *board, const char *dead)
{
	char copy[128], *rest = copy;
	card cards[CARD_COUNT], known[CARD_COUNT];
	int players = 0;

	cr_assert_lt(strlen(text), sizeof copy);
	strcpy(copy, text);
	for (char *hand; (hand = strtok_r(rest, ";", &rest)); players++) {
		cr_assert_eq(cards_from(hand, cards), 2);
		hold_one(players, cards[0], cards[1]);
	}
	cr_assert_eq(spot_of(players, known, cards_from(board, known), set_from(dead)), STATUS_OK);
	return players;
}

static void tally_by(const struct method *method, void **memory, bool detail, enum cpu_path path,
	struct tally *tally)
{
	const uint32_t parts = method->parts(view_of(&spot), detail);

	tally_init(tally, spot.players, 1, false, detail);
	cr_assert_eq(method->begin(memory, view_of(&spot), detail, path), STATUS_OK);
	for (uint32_t part = parts; part-- > 0;)
		method->part(*memory, part, tally);
}

static bool tallies_equal(const struct tally *a, const struct tally *b)
{
	for (int set = 1; set < 1 << a->players; set++)
		if (a->by_winners[set] != b->by_winners[set])
			return false;
	for (int player = 0; a->detail && player < a->players; player++)
		for (int category = 0; category < CATEGORY_COUNT; category++) {
			const struct tally_ends *one = &a->ends[TALLY_HIGH][player][category];
			const struct tally_ends *other = &b->ends[TALLY_HIGH][player][category];

			if (one->all != other->all || one->won != other->won ||
				one->tied != other->tied)
				return false;
		}
	return true;
}

/* -- single hands ----------------------------------------------------------- */

/* Both paths, each with memory that was used for other spots. */
struct counters {
	void *scalar, *best, *visit;
};

static void counters_free(struct counters *counters)
{
	count_method.free(counters->scalar);
	count_method.free(counters->best);
	enumerate_method.free(counters->visit);
}

static void expect_enumerated(struct counters *counters, bool detail, const char *what, int number)
{
	static struct tally counted, visited;

	tally_by(&enumerate_method, &counters->visit, detail, CPU_SCALAR, &visited);
	tally_by(&count_method, &counters->scalar, detail, CPU_SCALAR, &counted);
	cr_assert(tallies_equal(&counted, &visited), "%s %d, plain", what, number);
	tally_by(&count_method, &counters->best, detail, cpu_path_best(), &counted);
	cr_assert(tallies_equal(&counted, &visited), "%s %d, %s", what, number,
		cpu_path_name(cpu_path_best()));
}

/* A random spot of single hands. With `suited`, cards are preferably of few ranks or one suit, so
 * that flushes meet full houses and straight flushes. */
static void random_single_hands(uint64_t *state, int players, int board_count, int suited)
{
	card deck[CARD_COUNT], *next = deck;
	const card *board;
	card_set dead = 0;
	int at = 0;

	deal_from(state, CARD_DECK, CARD_COUNT, deck);
	for (int i = 0; suited && i < CARD_COUNT && at < 2 * players + board_count + 2; i++)
		if (suited == 1 ? card_suit(deck[i]) == 1 || card_rank(deck[i]) == 7
				: card_rank(deck[i]) > 8 || card_suit(deck[i]) == 2) {
			const card moved = deck[at];

			deck[at++] = deck[i];
			deck[i] = moved;
		}
	shuffle(state, deck, at);
	board = next;
	next += board_count;
	for (int i = 0; i < players; i++, next += 2)
		hold_one(i, next[0], next[1]);
	for (unsigned i = random_below(state, 8); i > 0; i--)
		dead |= card_bit(*next++);
	cr_assert_eq(spot_of(players, board, board_count, dead), STATUS_OK);
}

Test(count, equals_enumeration_on_boards)
{
	struct counters counters = {NULL, NULL, NULL};
	uint64_t state = 1;

	for (int number = 0; number < 600; number++) {
		const int players = 2 + (int)random_below(&state, 5);

		random_single_hands(&state, players, 2 + number % 4, number % 3);
		expect_enumerated(&counters, number & 1, "spot", number);
	}
	counters_free(&counters);
}

Test(count, equals_enumeration_before_the_flop)
{
	struct counters counters = {NULL, NULL, NULL};
	uint64_t state = 2;

	for (int number = 0; number < 18; number++) {
		random_single_hands(&state, 2 + number % 2, number % 3 == 0, number % 6 / 2);
		expect_enumerated(&counters, number & 1, "spot", number);
	}
	counters_free(&counters);
}

/* A pair on the board makes a full house against a flush, or against a straight flush. */
Test(count, full_houses_meet_flushes)
{
	static const struct {
		char hands[48], board[16];
	} rows[] = {
		{"AhKh;QsQd;JcJs", "2h7h"},
		{"9h8h;TsTd;7c7s", "Th7h"},
		{"9h8h;TsTd;7c6s;ThJs", ""},
		{"5h4h;3s2s;AcAd", "3h2h"},
		{"AhTd;QhJd;KsQd", "KhQs"},
		{"JhTh;AsKs;9h2c;9s9c", "Qh"},
		{"AhAd;AsAc", ""},
		{"7h6h;7s6s", ""},
		{"KhQh;KsQs;JhTh", ""},
	};
	struct counters counters = {NULL, NULL, NULL};

	for (int i = 0; i < (int)(sizeof rows / sizeof *rows); i++) {
		single_hands(rows[i].hands, rows[i].board, "");
		expect_enumerated(&counters, i & 1, rows[i].hands, i);
	}
	counters_free(&counters);
}

/* Interchangeable suits are counted together; but if a pair on the board has two of them, a flush
 * in one suit leaves a card of the other on the board. */
Test(count, a_pair_on_the_board_may_be_of_suits_that_are_alike)
{
	static const struct {
		char hands[48], board[16], dead[16];
	} rows[] = {
		{"9c9d;5h5s", "8h8s", ""},
		{"Ad3c;9h9s;5c5d", "8h8s", ""},
		{"2s4s;2d4d;4c4h;7s7d", "QsQd", ""},
		{"AhKh;AsKs", "8h8s9h9s", ""},
		{"AhKs;7d7c;6h5h;6s5s", "8h8s9c", "2h2s"},
		{"9c9d;5h5s;AcKd", "8h8s", "QhQs"},
	};
	struct counters counters = {NULL, NULL, NULL};

	for (int i = 0; i < 2 * (int)(sizeof rows / sizeof *rows); i++) {
		single_hands(rows[i / 2].hands, rows[i / 2].board, rows[i / 2].dead);
		expect_enumerated(&counters, i & 1, rows[i / 2].hands, i);
	}
	counters_free(&counters);
}

Test(count, published_counts_of_single_hands)
{
	static struct tally tally;
	struct published rows;
	void *memory = NULL;
	int checked = 0;

	published_open(&rows, "equity-single.tsv");
	while (published_next(&rows)) {
		const int players = single_hands(rows.cell[0], rows.cell[1], rows.cell[2]);
		char *won = rows.cell[4], *sets = rows.cell[5];

		tally_by(&count_method, &memory, false, cpu_path_best(), &tally);
		cr_expect_eq((uint64_t)tally_deals(&tally), strtoull(rows.cell[3], NULL, 10),
			"line %d", rows.number);
		for (int i = 0; won[0] != '-' && i < players; i++, won += *won == ';') {
			const uint64_t wins = strtoull(won, &won, 10);
			const double shares = strtod(won, &won);

			cr_expect_eq((uint64_t)tally_won(&tally, TALLY_HIGH, i), wins,
				"line %d, player %d", rows.number, i);
			cr_expect_float_eq((double)tally_shares(&tally, i) / TALLY_SHARES,
				(double)wins + shares, 0.006, "line %d, player %d", rows.number, i);
		}
		for (int set = 1; sets[0] != '-' && set < 1 << players;
			set++, sets += *sets == ',') {
			const uint64_t boards = strtoull(sets, &sets, 10);

			cr_expect_eq((uint64_t)tally.by_winners[set], boards, "line %d, set %d",
				rows.number, set);
		}
		checked++;
	}
	count_method.free(memory);
	cr_expect_eq(checked, 16);
}

Test(count, every_board_of_ten_players_is_counted_once)
{
	static struct tally tally;
	void *memory = NULL;
	uint64_t state = 3;

	for (int board = 0; board <= SPOT_BOARD; board++)
		for (int detail = 0; detail <= 1; detail++) {
			random_single_hands(&state, SPOT_PLAYERS_MAX, board, 0);
			tally_by(&count_method, &memory, detail, cpu_path_best(), &tally);
			cr_expect_eq((uint64_t)tally_deals(&tally),
				colex_choose((unsigned)card_set_count(spot.live) -
						     2 * SPOT_PLAYERS_MAX,
					(unsigned)spot.to_come));
			for (int player = 0; detail && player < SPOT_PLAYERS_MAX; player++) {
				deal_count all = 0, won = 0, tied = 0;

				for (int category = 0; category < CATEGORY_COUNT; category++) {
					all += tally.ends[TALLY_HIGH][player][category].all;
					won += tally.ends[TALLY_HIGH][player][category].won;
					tied += tally.ends[TALLY_HIGH][player][category].tied;
				}
				cr_expect(all == tally_deals(&tally));
				cr_expect(won == tally_won(&tally, TALLY_HIGH, player));
				cr_expect(tied == tally_tied(&tally, TALLY_HIGH, player));
			}
		}
	count_method.free(memory);
}

Test(count, match_is_the_spot_before_the_flop)
{
	static struct tally tally;
	struct count *memory = NULL;
	void *spots = NULL;
	uint64_t state = 4;

	for (int i = 0; i < 20; i++) {
		card cards[4];
		uint32_t wins, ties;

		deal_from(&state, CARD_DECK, 4, cards);
		hold_one(0, cards[0], cards[1]);
		hold_one(1, cards[2], cards[3]);
		cr_assert_eq(spot_of(2, NULL, 0, 0), STATUS_OK);
		tally_by(&count_method, &spots, false, CPU_SCALAR, &tally);
		cr_assert_eq(count_match(&memory, &game_holdem, combo_of(cards[0], cards[1]),
				     combo_of(cards[2], cards[3]), &wins, &ties),
			STATUS_OK);
		cr_expect(wins == tally.by_winners[1] && ties == tally.by_winners[3]);
	}
	count_free(memory);
	count_method.free(spots);
}

Test(count, takes_single_hands_only)
{
	single_hands("AhAd;KsKc", "", "");
	cr_expect_lt(count_method.cost(view_of(&spot), false), 1e-4);
	cr_expect_gt(count_method.cost(view_of(&spot), false), 1e-6);
	ranges[0].weight[0] = 1;
	cr_assert_eq(spot_of(2, NULL, 0, 0), STATUS_OK);
	cr_expect(isinf(count_method.cost(view_of(&spot), false)));
}

/* -- few joint combos ------------------------------------------------------- */

static void add_class(int player, const char *name)
{
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		char own[4];
		combo list[COMBO_CLASS_MAX];

		combo_class_name(class, own);
		if (strcmp(own, name) != 0)
			continue;
		for (int i = combo_class_list(class, list); i-- > 0;)
			ranges[player].weight[list[i]] = RANGE_WHOLE;
	}
}

/* zekyll/OMPEval, test.cpp. */
Test(classes, published_counts_of_pairs)
{
	static const uint64_t two[] = {50371344, 10986372, 285228};
	static const uint64_t three[] = {348272820, 119882736, 37653912, 303253020, 74015280,
		1266624, 3904200};
	static struct tally tally;
	void *memory = NULL;

	add_class(0, "AA");
	add_class(1, "KK");
	cr_assert_eq(spot_of(2, NULL, 0, 0), STATUS_OK);
	tally_by(&count_classes_method, &memory, false, cpu_path_best(), &tally);
	for (int set = 1; set < 4; set++)
		cr_expect_eq((uint64_t)tally.by_winners[set], two[set - 1], "set %d", set);
	add_class(0, "KK");
	add_class(1, "QQ");
	add_class(2, "QQ");
	add_class(2, "AA");
	cr_assert_eq(spot_of(3, NULL, 0, 0), STATUS_OK);
	tally_by(&count_classes_method, &memory, false, cpu_path_best(), &tally);
	for (int set = 1; set < 8; set++)
		cr_expect_eq((uint64_t)tally.by_winners[set], three[set - 1], "set %d", set);
	count_classes_method.free(memory);
}

/* A range of some combos of few cards, with weights, so that many are suit isomorphic. */
static void random_range(uint64_t *state, int player, unsigned combos)
{
	memset(&ranges[player], 0, sizeof ranges[player]);
	while (combos-- > 0) {
		card cards[2];

		deal_from(state, UINT64_C(0xff00ff) << 4 * random_below(state, 6), 2, cards);
		ranges[player].weight[combo_of(cards[0], cards[1])] =
			(uint16_t)(1 + random_below(state, 3) * 33);
	}
}

Test(classes, equal_enumeration)
{
	static struct tally counted, visited;
	void *memory = NULL, *visit = NULL;
	uint64_t state = 5;
	int checked = 0;

	for (int number = 0; number < 150; number++) {
		const int players = 2 + number % 3, known = number % 15 == 0 ? 1 : 2 + number % 4;
		const bool detail = number & 1;
		card cards[SPOT_BOARD + 2];
		int alike = number % 4;

		/* also boards whose suits may be permuted */
		deal_from(&state, CARD_DECK, SPOT_BOARD + 2, cards);
		for (int i = 0; alike == 3 && i < known; i++)
			cards[i] = (card)(4 * i + 4 * (int)random_below(&state, 2) * 8 % 32);
		for (int i = 0; i < players; i++)
			random_range(&state, i, 1 + random_below(&state, players == 2 ? 12 : 5));
		if (spot_of(players, cards, known,
			    alike == 3 ? 0 : card_bit(cards[5]) | card_bit(cards[6])))
			continue;
		tally_by(&enumerate_method, &visit, detail, CPU_SCALAR, &visited);
		tally_by(&count_classes_method, &memory, detail, cpu_path_best(), &counted);
		cr_assert(tallies_equal(&counted, &visited), "spot %d", number);
		checked++;
	}
	cr_expect_gt(checked, 90);
	count_classes_method.free(memory);
	enumerate_method.free(visit);
}

Test(classes, parts_add_up)
{
	static struct tally counted, visited;
	void *memory = NULL, *visit = NULL;
	const card board[] = {0, 17, 34, 51};
	uint64_t state = 6;

	random_range(&state, 0, 120);
	random_range(&state, 1, 120);
	cr_assert_eq(spot_of(2, board, 4, 0), STATUS_OK);
	cr_assert_gt(count_classes_method.parts(view_of(&spot), false), 1);
	tally_by(&enumerate_method, &visit, false, CPU_SCALAR, &visited);
	tally_by(&count_classes_method, &memory, false, cpu_path_best(), &counted);
	cr_expect(tallies_equal(&counted, &visited));
	count_classes_method.free(memory);
	enumerate_method.free(visit);
}

Test(classes, swapped_players_swap_their_boards)
{
	static struct tally one, other;
	void *memory = NULL;
	struct range first;
	uint64_t state = 7;

	random_range(&state, 0, 6);
	random_range(&state, 1, 9);
	cr_assert_eq(spot_of(2, NULL, 0, 0), STATUS_OK);
	tally_by(&count_classes_method, &memory, false, cpu_path_best(), &one);
	first = ranges[0];
	ranges[0] = ranges[1];
	ranges[1] = first;
	cr_assert_eq(spot_of(2, NULL, 0, 0), STATUS_OK);
	tally_by(&count_classes_method, &memory, false, cpu_path_best(), &other);
	cr_expect(one.by_winners[1] == other.by_winners[2]);
	cr_expect(one.by_winners[2] == other.by_winners[1]);
	cr_expect(one.by_winners[3] == other.by_winners[3]);
	count_classes_method.free(memory);
}

Test(classes, too_many_joint_combos_are_not_theirs)
{
	for (int i = 0; i < 3; i++)
		for (int h = 0; h < COMBO_COUNT; h++)
			ranges[i].weight[h] = RANGE_WHOLE;
	cr_assert_eq(spot_of(3, NULL, 0, 0), STATUS_OK);
	cr_expect(isinf(count_classes_method.cost(view_of(&spot), false)));
}
