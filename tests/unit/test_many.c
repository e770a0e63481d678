#include "odds/method.h"

#include "odds/many/many_internal.h"

#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static const struct method *const many = &many_method;
static struct spot spot;
static struct range range[SPOT_PLAYERS_MAX];

/* The terms of classes, "AA", "AK", "33", cards "3d7d" and "random", between commas. */
static void range_of(struct range *out, const char *text)
{
	size_t length = strcspn(text, ",");

	memset(out, 0, sizeof *out);
	for (;; text += length + 1, length = strcspn(text, ",")) {
		char name[4], term[8] = "";

		cr_assert_lt(length, sizeof term, "'%s'", text);
		memcpy(term, text, length);
		if (!strcmp(term, "random"))
			for (int h = 0; h < COMBO_COUNT; h++)
				out->weight[h] = RANGE_WHOLE;
		else if (length == 4) {
			card cards[2];

			cr_assert_eq(cards_from(term, cards), 2);
			out->weight[combo_of(cards[0], cards[1])] = RANGE_WHOLE;
		}
		for (int h = 0; h < COMBO_COUNT; h++) {
			combo_class_name(combo_class((combo)h), name);
			if (!strcmp(name, term) || (length == 2 && !strncmp(name, term, 2)))
				out->weight[h] = RANGE_WHOLE;
		}
		if (!text[length])
			break;
	}
}

static status_code spot_of(int players, const char *board_text, card_set dead)
{
	const struct range *ranges[SPOT_PLAYERS_MAX];
	struct cards board;
	struct fault fault;

	cr_assert_eq(cards_parse(slice_from(board_text), CARD_ASCII, &board, &fault), STATUS_OK);
	for (int i = 0; i < players; i++)
		ranges[i] = &range[i];
	fault.status = spot_init(&spot, &game_holdem, ranges, players, &board, dead, &fault);
	if (!fault.status)
		spot_make_runouts(&spot);
	return fault.status;
}

static void run(const struct method *method, void **memory, enum cpu_path path, bool detail,
	struct tally *tally)
{
	tally_init(tally, spot.players, 1, false, detail);
	cr_assert_eq(method->begin(memory, view_of(&spot), detail, path), STATUS_OK);
	for (uint32_t part = 0, parts = method->parts(view_of(&spot), detail); part < parts; part++)
		method->part(*memory, part, tally);
}

static const enum cpu_path paths[] = {CPU_SCALAR, CPU_AVX2, CPU_AVX512};

enum { PATHS = sizeof paths / sizeof *paths };

static bool tallies_equal(const struct tally *a, const struct tally *b)
{
	return !memcmp(a->by_winners, b->by_winners, sizeof *a->by_winners << a->players) &&
	       (!a->detail || !memcmp(a->ends[TALLY_HIGH], b->ends[TALLY_HIGH],
				      sizeof *a->ends[TALLY_HIGH] * (size_t)a->players));
}

/* What people need to see of a problem that went wrong. */
static void show(const char *what, int number, const struct tally *is, const struct tally *due)
{
	struct text text = {0};

	for (int set = 1; set < 1 << spot.players; set++) {
		text_add_string(&text, "\n");
		text_add_uint(&text, (uint64_t)set);
		text_add_string(&text, " is ");
		deal_print(&text, is->by_winners[set]);
		text_add_string(&text, " due ");
		deal_print(&text, due->by_winners[set]);
	}
	cr_expect(false, "%s %d, %d players, %d on the board: %.*s", what, number, spot.players,
		spot.board_count, (int)text.length, text.bytes);
	text_free(&text);
}

static void expect_as_visited(const char *what, int number)
{
	static void *visit, *memory[PATHS]; /* kept from spot to spot, as a thread does */
	static struct tally due, is;
	const bool detail = number % 2 == 1;

	run(&enumerate_method, &visit, CPU_SCALAR, detail, &due);
	for (int i = 0; i < PATHS; i++) {
		if (!path_is_here(paths[i]))
			continue;
		run(many, &memory[i], paths[i], detail, &is);
		if (!tallies_equal(&is, &due))
			show(what, number, &is, &due);
	}
}

/* How weights are drawn. */
enum many_weights { ALIKE, SMALL, ANY_WEIGHT, WEIGHTS };

static uint16_t weight_of(uint64_t *state, enum many_weights weights)
{
	if (weights == SMALL)
		return (uint16_t)(RANGE_WHOLE / 4 * (1 + random_below(state, 4)));
	return weights == ALIKE ? RANGE_WHOLE : (uint16_t)(1 + random_below(state, RANGE_WHOLE));
}

/* Some hands, or some whole classes; now and then as the player before. */
static void draw_range(uint64_t *state, int player, card_set live, int most,
	enum many_weights weights)
{
	struct range *to = &range[player];
	unsigned count = 1 + random_below(state, (unsigned)most);

	if (player && !random_below(state, 4)) {
		*to = range[random_below(state, (unsigned)player)];
		return;
	}
	memset(to, 0, sizeof *to);
	while (count) {
		card cards[2];

		deal_from(state, live, 2, cards);
		if (random_below(state, 3) || count < COMBO_CLASS_MAX) {
			to->weight[combo_of(cards[0], cards[1])] = weight_of(state, weights);
			count--;
		} else {
			combo list[COMBO_CLASS_MAX];
			int holes =
				combo_class_list(combo_class(combo_of(cards[0], cards[1])), list);

			for (int i = 0; i < holes; i++)
				to->weight[list[i]] = weight_of(state, weights);
			count -= (unsigned)holes;
		}
	}
}

/* Boards of every kind in turn: of any cards, of one suit, of few ranks. */
static card_set cards_to_draw_from(int kind)
{
	card_set cards = 0;

	if (kind == 0)
		return CARD_DECK;
	for (int c = 0; c < CARD_COUNT; c++)
		if (kind == 1 ? card_suit((card)c) == CARD_HEARTS
			      : (unsigned)card_rank((card)c) % 4 == 1)
			cards |= card_bit((card)c);
	return cards;
}

static void draw_spot(uint64_t *state, int number, int players, int on_board, int most)
{
	struct text text = {0};
	char board[16];

	do {
		card cards[5], dead_cards[3];
		card_set live = CARD_DECK, dead = 0;
		int dead_count = (int)random_below(state, 4);

		deal_from(state, cards_to_draw_from(number % 3), on_board, cards);
		for (int i = 0; i < on_board; i++)
			live &= ~card_bit(cards[i]);
		deal_from(state, live, dead_count, dead_cards);
		for (int i = 0; i < dead_count; i++)
			dead |= card_bit(dead_cards[i]);
		for (int i = 0; i < players; i++)
			draw_range(state, i, live & ~dead, most,
				(enum many_weights)(number / 3 % WEIGHTS));
		text_clear(&text);
		cards_print(&text, cards, on_board, CARD_ASCII, "");
		memcpy(board, text.bytes, text.length);
		board[text.length] = '\0';
		if (spot_of(players, board, dead) == STATUS_OK)
			break;
	} while (true);
	text_free(&text);
}

Test(many, three_players_are_counted_as_by_visiting)
{
	uint64_t state = 1;

	for (int i = 0; i < 120; i++) {
		draw_spot(&state, i, 3, 5, 80);
		expect_as_visited("river", i);
	}
	for (int i = 0; i < 60; i++) {
		draw_spot(&state, i, 3, 4, 40);
		expect_as_visited("turn", i);
	}
	for (int i = 0; i < 36; i++) {
		draw_spot(&state, i, 3, 3, 12);
		expect_as_visited("flop", i);
	}
	for (int i = 0; i < 9; i++) {
		draw_spot(&state, i, 3, 2, 4);
		expect_as_visited("two cards", i);
	}
}

Test(many, four_players_are_counted_as_by_visiting)
{
	uint64_t state = 2;

	for (int i = 0; i < 120; i++) {
		draw_spot(&state, i, 4, 5, 24);
		expect_as_visited("river", i);
	}
	for (int i = 0; i < 60; i++) {
		draw_spot(&state, i, 4, 4, 14);
		expect_as_visited("turn", i);
	}
	for (int i = 0; i < 36; i++) {
		draw_spot(&state, i, 4, 3, 6);
		expect_as_visited("flop", i);
	}
	for (int i = 0; i < 9; i++) {
		draw_spot(&state, i, 4, 2, 3);
		expect_as_visited("two cards", i);
	}
}

Test(many, published_counts)
{
	struct published rows;
	static struct tally is;
	static void *memory[PATHS];

	published_open(&rows, "equity-many.tsv");
	while (published_next(&rows)) {
		const char *at = rows.cell[0];
		int players = 0;

		for (;; at = strchr(at, ';') + 1) {
			char text[64] = "";

			memcpy(text, at, strcspn(at, ";"));
			range_of(&range[players++], text);
			if (!strchr(at, ';'))
				break;
		}
		cr_assert_eq(spot_of(players, rows.cell[1], set_from(rows.cell[2])), STATUS_OK);
		for (int i = 0; i < PATHS; i++) {
			if (!path_is_here(paths[i]))
				continue;
			run(many, &memory[i], paths[i], false, &is);
			at = rows.cell[4];
			for (int set = 1; set < 1 << players; set++) {
				char *end;

				cr_expect_eq(is.by_winners[set], strtoull(at, &end, 10),
					"line %d, set %d", rows.number, set);
				at = end + (*end == ',');
			}
			cr_expect_eq(tally_deals(&is), strtoull(rows.cell[3], NULL, 10), "line %d",
				rows.number);
		}
	}
}

static void fill_all(int players)
{
	for (int i = 0; i < players; i++)
		range_of(&range[i], "random");
}

Test(many, a_royal_flush_on_the_board_is_everybodys)
{
	static struct tally is;
	static void *memory;
	deal_count due = 1081 * 990; /* C(47, 2) C(45, 2) */

	for (int players = 3; players <= 4; players++) {
		due *= players == 3 ? 903 : 820; /* C(43, 2), C(41, 2) */
		fill_all(players);
		cr_assert_eq(spot_of(players, "AsKsQsJsTs", 0), STATUS_OK);
		run(many, &memory, cpu_path_best(), false, &is);
		cr_expect_eq(tally_deals(&is), due);
		cr_expect_eq(is.by_winners[(1 << players) - 1], due);
	}
	many->free(memory);
}

Test(many, parts_add_up_in_any_order)
{
	static struct tally forward, backward;
	static void *memory;

	range_of(&range[0], "random");
	range_of(&range[1], "AK,QQ,77,T9s");
	range_of(&range[2], "random");
	cr_assert_eq(spot_of(3, "2c7d9h", 0), STATUS_OK);
	cr_assert_gt(many->parts(view_of(&spot), true), 1);
	run(many, &memory, cpu_path_best(), true, &forward);
	tally_init(&backward, 3, 1, false, true);
	for (uint32_t part = many->parts(view_of(&spot), true); part-- > 0;)
		many->part(memory, part, &backward);
	cr_expect(tallies_equal(&forward, &backward));
	many->free(memory);
}

Test(many, players_who_change_places_change_their_counts)
{
	static const char *const held[] = {"AK,QQ,77,T9s,random", "AK,JJ", "99,88,65s,A5s", "KK"};
	static const int places[] = {2, 0, 3, 1};
	static struct tally is, turned;
	static void *memory;

	for (int i = 0; i < 4; i++)
		range_of(&range[i], held[i]);
	cr_assert_eq(spot_of(4, "2c7d9h6c", 0), STATUS_OK);
	run(many, &memory, cpu_path_best(), false, &is);
	for (int i = 0; i < 4; i++)
		range_of(&range[places[i]], held[i]);
	cr_assert_eq(spot_of(4, "2c7d9h6c", 0), STATUS_OK);
	run(many, &memory, cpu_path_best(), false, &turned);
	for (int set = 1; set < 16; set++) {
		int to = 0;

		for (int i = 0; i < 4; i++)
			to |= (set >> i & 1) << places[i];
		cr_expect_eq(is.by_winners[set], turned.by_winners[to], "set %d", set);
	}
	many->free(memory);
}

Test(many, categories_add_up_to_all_deals)
{
	static struct tally is;
	static void *memory;

	range_of(&range[0], "random");
	range_of(&range[1], "AK,QQ,77,T9s");
	range_of(&range[2], "KK");
	cr_assert_eq(spot_of(3, "2c7d9h", 0), STATUS_OK);
	run(many, &memory, cpu_path_best(), true, &is);
	for (int i = 0; i < 3; i++) {
		struct tally_ends sum = {0};

		for (int c = 0; c < CATEGORY_COUNT; c++) {
			sum.all += is.ends[TALLY_HIGH][i][c].all;
			sum.won += is.ends[TALLY_HIGH][i][c].won;
			sum.tied += is.ends[TALLY_HIGH][i][c].tied;
		}
		cr_expect_eq(sum.all, tally_deals(&is));
		cr_expect_eq(sum.won, tally_won(&is, TALLY_HIGH, i));
		cr_expect_eq(sum.tied, tally_tied(&is, TALLY_HIGH, i));
	}
	many->free(memory);
}

Test(many, two_and_five_players_are_for_other_methods)
{
	fill_all(5);
	cr_assert_eq(spot_of(2, "2c7d9h", 0), STATUS_OK);
	cr_expect(isinf(many->cost(view_of(&spot), false)));
	cr_assert_eq(spot_of(5, "2c7d9h", 0), STATUS_OK);
	cr_expect(isinf(many->cost(view_of(&spot), false)));
	cr_assert_eq(spot_of(3, "2c7d9h", 0), STATUS_OK);
	cr_expect(isfinite(many->cost(view_of(&spot), false)));
	cr_expect_gt(many->cost(view_of(&spot), true), many->cost(view_of(&spot), false));
}

Test(many, what_no_tally_holds_has_no_cost)
{
	fill_all(4);
	for (int i = 0; i < 4; i++)
		for (int h = i; h < COMBO_COUNT; h += 7)
			range[i].weight[h]--;
	cr_assert_eq(spot_of(4, "", 0), STATUS_OK);
	cr_expect_gt(spot_deals_bound(&spot), SPOT_COUNTABLE);
	cr_expect(isinf(many->cost(view_of(&spot), false)));
}
