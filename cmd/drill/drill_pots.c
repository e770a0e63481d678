/* Side pots: how large a pot is, and how many chips a player gets at showdown. */
#include "drill.h"

#include "frame/command_status.h"
#include "frame/layout.h"
#include "frame/run.h"
#include "frame/report.h"
#include "pots/pots_show.h"

#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

#define PAYOUT "payout to "

enum { NAMES = 6, PLAYERS_MIN = 3 };

/* The current question. */
struct pots_state {
	felt_settlement settlement;
	int pot, seat; /* asked about; -1: not */
	chips amount;  /* the right answer */
	chips off;     /* of the answer judged last */
};

static int open_pots(struct drill *drill)
{
	if (drill->players && (drill->players < PLAYERS_MIN || drill->players > NAMES))
		return report_usage("--players: side pots are asked for %d to %d players",
			PLAYERS_MIN, NAMES);
	drill->state = calloc(1, sizeof(struct pots_state));
	return drill->state ? EXIT_DONE : report_memory();
}

static void close_pots(struct drill *drill)
{
	free(drill->state);
}

/* -- spots ---------------------------------------------------------------------------- */

enum { STEP = 5, TOP_MIN = 100, TOP_MAX = 300, SHORT_MIN = 10, SHORTS_MAX = 3 };

/* Appends a random amount from `least` to less than `top`. */
static void add_amount_below(struct hand_rng *rng, int least, int top, struct text *spot)
{
	const int steps = (top - least) / STEP;

	text_format(spot, "%d", least + STEP * (int)hand_rng_below(rng, (uint32_t)steps));
}

/* Deals cards from the deck's end, which is shuffled as far as needed. */
static void add_cards(struct hand_rng *rng, card deck[CARD_COUNT], int *left, int count,
	struct text *spot)
{
	for (int i = 0; i < count; i++) {
		const uint32_t at = hand_rng_below(rng, (uint32_t)*left);
		const card dealt = deck[at];

		deck[at] = deck[--*left];
		card_print(spot, dealt, CARD_ASCII);
	}
}

/* Whether the winners of a pot are unknown. */
static bool is_open(const felt_settlement *settlement)
{
	for (int i = 0; i < settlement->pots; i++)
		if (!settlement->parts[i])
			return true;
	return false;
}

/* Reads a spot. The names are slices of it. */
static status_code read_spot(struct drill *drill, struct slice spot, struct fault *fault)
{
	const felt_form form = {.size = sizeof form,
		.notation = drill->settings.reads == CARD_SPANISH ? FELT_SPANISH : FELT_ASCII};
	struct pots_state *const state = drill->state;
	felt_settlement *const settlement = &state->settlement;
	felt_error error;
	felt_lines *const lines = felt_lines_new(felt_game_find("holdem"), &form, &error);

	if (lines)
		felt_settle(lines, spot.bytes, spot.length, NULL, 0, settlement, &error);
	felt_lines_free(lines);
	if (error.status)
		return run_refuse(&error, fault);
	if (drill->ask == DRILL_ASK_PAYOUTS && is_open(settlement))
		return fault_set(fault, STATUS_NO_SHOWDOWN, spot.length, 0);
	return STATUS_OK;
}

static uint32_t winners_of(const felt_settlement *settlement, int pot)
{
	uint32_t winners = 0;

	for (int p = 0; p < settlement->parts[pot]; p++)
		winners |= settlement->part[pot][p].winners;
	return winners;
}

/* Whether the same players win all pots, so that their sizes do not matter. */
static bool is_plain(const felt_settlement *settlement)
{
	for (int i = 1; i < settlement->pots; i++)
		if (winners_of(settlement, i) != winners_of(settlement, 0))
			return false;
	return true;
}

/* Assigns roles at random: 0 and 1 bet the most, the next are all-in for less, the rest folded. */
static void draw_roles(struct hand_rng *rng, int players, int role[NAMES])
{
	for (int i = 0; i < players; i++) {
		const int at = (int)hand_rng_below(rng, (uint32_t)i + 1);

		role[i] = role[at];
		role[at] = i;
	}
}

/* Appends players with contributions and, if they show down, cards. */
static void draw_players(struct hand_rng *rng, int players, bool hands, struct text *spot)
{
	static const char *const names[NAMES] = {"ann", "bob", "cal", "dan", "eve", "fay"};
	const int most = players - 2 < SHORTS_MAX ? players - 2 : SHORTS_MAX;
	const int shorts = 1 + (int)hand_rng_below(rng, (uint32_t)most);
	const int top = TOP_MIN + STEP * (int)hand_rng_below(rng, (TOP_MAX - TOP_MIN) / STEP + 1);
	int role[NAMES], left = CARD_COUNT;
	card deck[CARD_COUNT];

	for (int i = 0; i < CARD_COUNT; i++)
		deck[i] = (card)i;
	draw_roles(rng, players, role);
	for (int i = 0; i < players; i++) {
		const bool is_short = role[i] >= 2 && role[i] < 2 + shorts;
		const bool folded = role[i] >= 2 + shorts;

		text_format(spot, "%s%s:", i ? " " : "", names[i]);
		if (role[i] < 2)
			text_format(spot, "%d", top);
		else
			add_amount_below(rng, SHORT_MIN, top, spot);
		text_add_string(spot, is_short ? ":allin" : folded ? ":fold" : "");
		if (hands && !folded) {
			text_add_char(spot, ':');
			add_cards(rng, deck, &left, 2, spot);
		}
	}
	if (hands) {
		text_add_string(spot, " @ ");
		add_cards(rng, deck, &left, game_holdem.board, spot);
	}
}

enum { DEALS = 4 /* at most, until different players win */ };

static void draw(struct drill *drill, struct hand_rng *rng, struct text *spot)
{
	const int players =
		drill->players ? (int)drill->players
			       : PLAYERS_MIN + (int)hand_rng_below(rng, NAMES - PLAYERS_MIN + 1);
	const bool hands = drill->ask == DRILL_ASK_PAYOUTS ||
			   (drill->ask == DRILL_ASK_ANY && hand_rng_below(rng, 2));
	const struct pots_state *const state = drill->state;
	struct fault fault;
	status_code status = STATUS_OK;
	int deals = 0;

	do {
		text_clear(spot);
		draw_players(rng, players, hands, spot);
		if (hands && !spot->failed)
			status = read_spot(drill, text_slice(spot), &fault);
		spot->failed = spot->failed || status;
	} while (hands && ++deals < DEALS && !spot->failed && is_plain(&state->settlement));
}

/* -- questions ------------------------------------------------------------------------ */

static struct pots_view view_of(const struct drill *drill)
{
	const struct pots_state *const state = drill->state;

	return (struct pots_view){.settings = &drill->settings,
		.game = felt_game_find("holdem"),
		.settlement = &state->settlement,
		.explain = true,
		.read = drill->settings.screen};
}

/* Appends "main pot", "side pot 2". */
static void add_pot_name(int pot, struct text *out)
{
	text_add_string(out, pot ? "side pot" : "main pot");
	if (pot > 1)
		text_format(out, " %d", pot);
}

/* Appends "the side pot", "side pot 2". */
static void add_the_pot(int pot, struct text *out)
{
	text_add_string(out, pot > 1 ? "" : "the ");
	add_pot_name(pot, out);
}

/* Finds the pot or the seat that a text asks about; false if there is none. */
static bool find_asked(struct drill *drill, struct slice asked)
{
	struct pots_state *const state = drill->state;
	const felt_settlement *const all = &state->settlement;
	const struct pots_view view = view_of(drill);
	const size_t prefix = strlen(PAYOUT);

	state->pot = state->seat = -1;
	if (asked.length > prefix && !memcmp(asked.bytes, PAYOUT, prefix)) {
		const struct slice name = {asked.bytes + prefix, asked.length - prefix};

		for (int i = 0; i < all->seats; i++)
			if (slice_same(pots_player(&view, i), name))
				state->seat = i;
		return state->seat >= 0 && !is_open(all);
	}
	for (int i = 0; i < all->pots && state->pot < 0; i++) {
		char room[DRILL_NAME_MAX];
		struct text name = text_over(room, sizeof room);

		add_pot_name(i, &name);
		if (slice_same(text_slice(&name), asked))
			state->pot = i;
	}
	return state->pot >= 0;
}

/* Chooses a pot, or a player who has not folded. */
static void choose_asked(struct drill *drill, struct hand_rng *rng)
{
	struct pots_state *const state = drill->state;
	const felt_settlement *const all = &state->settlement;
	const bool payout =
		!is_open(all) && (drill->ask == DRILL_ASK_PAYOUTS ||
					 (drill->ask == DRILL_ASK_ANY && hand_rng_below(rng, 4)));
	bool winner;

	state->pot = state->seat = -1;
	if (!payout) {
		state->pot = (int)hand_rng_below(rng, (uint32_t)all->pots);
		return;
	}
	/* most often one who gets something */
	winner = hand_rng_below(rng, 4) > 0;
	do
		state->seat = (int)hand_rng_below(rng, (uint32_t)all->seats);
	while (all->stake[state->seat].folded || (winner && !all->gets[state->seat]));
}

static const char *state_name(const felt_settlement *settlement, int seat)
{
	return settlement->stake[seat].folded   ? "folded"
	       : settlement->all_in >> seat & 1 ? "all in"
						: "";
}

/* Appends the players as a table for a terminal, and the board. */
static void add_table(struct drill *drill, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = true},
		{.right = false}, {.right = false}};
	const struct pots_state *const state = drill->state;
	const felt_settlement *const all = &state->settlement;
	const struct pots_view view = view_of(drill);
	const enum card_notation writes = drill->settings.writes;
	struct layout layout;

	layout_init(&layout, columns, sizeof columns / sizeof *columns);
	for (int i = 0; i < all->seats; i++) {
		pots_add_players(layout_cell(&layout), &view, UINT32_C(1) << i);
		pots_add_amount(layout_cell(&layout), &view, all->stake[i].paid);
		cards_print(layout_cell(&layout), all->hand[i], pots_count(all->hand[i]), writes,
			" ");
		text_add_string(layout_cell(&layout), state_name(all, i));
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		layout_row(&layout, i, false, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

/* Appends "ann 300 AhKh, bob 300 QsQd, cal 100 all in 7c7d, dan 50 folded; board 2h7h9hTc3d". */
static void add_line(struct drill *drill, struct text *out)
{
	const struct pots_state *const state = drill->state;
	const felt_settlement *const all = &state->settlement;
	const struct pots_view view = view_of(drill);

	for (int i = 0; i < all->seats; i++) {
		const char *const name = state_name(all, i);

		text_add_string(out, i ? ", " : "");
		pots_add_players(out, &view, UINT32_C(1) << i);
		text_add_char(out, ' ');
		pots_add_amount(out, &view, all->stake[i].paid);
		text_format(out, "%s%s%s", *name ? " " : "", name,
			pots_count(all->hand[i]) ? " " : "");
		cards_print(out, all->hand[i], pots_count(all->hand[i]), drill->settings.writes,
			"");
	}
}

static void add_words(struct drill *drill, struct text *out)
{
	const struct pots_state *const state = drill->state;
	const felt_settlement *const all = &state->settlement;
	const bool screen = drill->settings.screen, payout = state->seat >= 0;
	const struct pots_view view = view_of(drill);

	if (screen)
		add_table(drill, out);
	else
		add_line(drill, out);
	if (pots_count(all->board[0])) {
		text_add_string(out, screen ? "board  " : "; board ");
		cards_print(out, all->board[0], pots_count(all->board[0]), drill->settings.writes,
			screen ? " " : "");
		text_add_string(out, screen ? "\n" : "");
	}
	if (payout) {
		text_add_string(out, screen ? "" : "; ");
		pots_add_players(out, &view, UINT32_C(1) << all->button);
		text_add_string(out, " has the button");
	}
	text_add_string(out, !payout && screen ? "" : ": ");
	if (payout) {
		text_add_string(out, "how many chips does ");
		pots_add_players(out, &view, UINT32_C(1) << state->seat);
		text_add_string(out, " get?");
		return;
	}
	text_add_string(out, "how large is ");
	add_the_pot(state->pot, out);
	text_add_char(out, '?');
}

static status_code read_question(struct drill *drill, struct hand_rng *rng, struct slice asked,
	struct slice spot, struct fault *fault)
{
	struct drill_question *const question = &drill->question;
	struct pots_state *const state = drill->state;
	const struct pots_view view = view_of(drill);
	struct text topic = text_over(question->topic, sizeof question->topic - 1);
	struct text class = text_over(question->class, sizeof question->class - 1);
	status_code status;

	/* The names are slices of the copy. */
	text_add_slice(&question->spot, spot);
	if (question->spot.failed)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	status = read_spot(drill, text_slice(&question->spot), fault);
	if (status)
		return status;
	if (!asked.length)
		choose_asked(drill, rng);
	else if (!find_asked(drill, asked))
		return fault_set(fault, STATUS_NOT_ASKED, 0, 0);
	if (state->seat >= 0) {
		state->amount = state->settlement.gets[state->seat];
		text_add_string(&question->asked, PAYOUT);
		text_add_slice(&question->asked, pots_player(&view, state->seat));
		text_add_string(&topic, "payout");
	} else {
		state->amount = pots_row_at(&view, state->pot).amount;
		add_pot_name(state->pot, &question->asked);
		text_add_string(&topic, state->pot ? "side pot" : "main pot");
	}
	text_format(&class, "%d players", state->settlement.seats);
	question->topic[topic.length] = '\0';
	question->class[class.length] = '\0';
	question->unit = "% of chips";
	add_words(drill, &question->words);
	return STATUS_OK;
}

/* -- answers -------------------------------------------------------------------------- */

static bool judge(struct drill *drill, struct slice answer, struct drill_verdict *out)
{
	struct pots_state *const state = drill->state;
	const int places = state->settlement.places;
	chips amount, off, total = state->settlement.carried;

	if (!chips_parse(answer, false, places, &amount))
		return false;
	off = amount > state->amount ? amount - state->amount : state->amount - amount;
	state->off = amount - state->amount;
	for (int i = 0; i < state->settlement.seats; i++)
		total += state->settlement.stake[i].paid;
	out->cost = 100.0 * (double)off / (double)total;
	out->right = !off || out->cost <= drill->within;
	chips_print(&out->answer, amount, places);
	return true;
}

static void list_answers(struct drill *drill, struct text *out)
{
	(void)drill;
	text_add_string(out, "an amount of chips, such as 350");
}

/* Appends "cal gets 300: 250 of the main pot, 50 returned". */
static void add_parts(struct drill *drill, struct text *out)
{
	const struct pots_state *const state = drill->state;
	const struct pots_view view = view_of(drill);
	bool more = false;
	chips part;

	pots_add_players(out, &view, UINT32_C(1) << state->seat);
	text_add_string(out, " gets ");
	pots_add_amount(out, &view, state->amount);
	for (int i = 0; i < pots_row_count(&view); i++) {
		const struct pots_row row = pots_row_at(&view, i);

		if (!pots_part(&view, &row, state->seat, &part))
			continue;
		text_add_string(out, more ? ", " : ": ");
		pots_add_amount(out, &view, part);
		if (row.pot < 0) {
			text_add_string(out, " returned");
		} else {
			text_add_string(out, " of ");
			add_the_pot(i, out);
		}
		more = true;
	}
	text_add_char(out, '\n');
}

static void explain(struct drill *drill, const struct drill_verdict *verdict, struct text *out)
{
	const struct pots_state *const state = drill->state;
	const struct pots_view view = view_of(drill);

	(void)verdict;
	if (state->off) {
		text_add_string(out, ", ");
		pots_add_amount(out, &view, state->off < 0 ? -state->off : state->off);
		text_add_string(out, state->off < 0 ? " too few" : " too many");
	}
	text_add_string(out, ": ");
	if (state->seat >= 0) {
		add_parts(drill, out);
	} else {
		add_the_pot(state->pot, out);
		text_add_string(out, " is ");
		pots_add_amount(out, &view, state->amount);
		text_add_char(out, '\n');
	}
	for (int i = 0; i < pots_row_count(&view); i++) {
		const struct pots_row row = pots_row_at(&view, i);

		if (row.pot >= 0)
			add_pot_name(i, out);
		else
			text_add_string(out, "returned");
		text_add_string(out, ": ");
		pots_add_amount(out, &view, row.amount);
		text_add_string(out, ", ");
		pots_add_why(out, &view, &row);
		text_add_char(out, '\n');
	}
}

const struct drill_kind drill_pots = {
	.name = "pots",
	.open = open_pots,
	.close = close_pots,
	.draw = draw,
	.read = read_question,
	.judge = judge,
	.list_answers = list_answers,
	.explain = explain,
};
