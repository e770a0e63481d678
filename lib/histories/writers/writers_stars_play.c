/* Deals and actions. */
#include "histories/writers/writers_stars_internal.h"

#include <string.h>

/* -- headings -------------------------------------------------------------- */

static const char *const ordinals[] = {"FIRST ", "SECOND ", "THIRD "}; /* for draws and runouts */
static const char *const streets[] = {"3rd STREET", "4th STREET", "5th STREET", "6th STREET",
	"RIVER"};

static bool is_draw_game(const struct stars_writer *stars)
{
	return stars->variant->street[stars->variant->streets - 1].draw;
}

static void heading(struct stars_writer *stars, const char *before, const char *words)
{
	writers_stars_add(stars, "*** %s%s ***", before, words);
}

/* Writes the heading of the street if it is not written yet. A game with one draw has no heading
 * for it, and headings of board streets are written with their cards. */
static void begin_street(struct stars_writer *stars, int street)
{
	if (stars->street >= street)
		return;
	stars->street = street;
	if (variant_brings_in(stars->variant))
		heading(stars, "", streets[street]);
	else if (!street)
		heading(stars, "", is_draw_game(stars) ? "DEALING HANDS" : "HOLE CARDS");
	else if (is_draw_game(stars) && stars->variant->streets > 2)
		heading(stars, ordinals[street - 1], "DRAW");
	else
		return;
	writers_stars_say(stars, "\n");
}

/* -- boards ---------------------------------------------------------------- */

enum { FLOP_CARDS = 3 };

/* "*** TURN *** [5c 4c 4h] [Qs]": cards of a board from `from` to before `to`. */
static void write_board(struct stars_writer *stars, const char *run, const card *board, int from,
	int to)
{
	heading(stars, run, to == FLOP_CARDS ? "FLOP" : to == 4 ? "TURN" : "RIVER");
	writers_stars_say(stars, " ");
	if (from) {
		writers_stars_cards(stars, board, from);
		writers_stars_say(stars, " ");
	}
	writers_stars_cards(stars, board + from, to - from);
	writers_stars_say(stars, "\n");
}

/* Number of board cards after the cards of the street. */
static int board_after(const struct stars_writer *stars, int street)
{
	int count = 0;

	for (int i = 0; i <= street; i++)
		count += stars->variant->street[i].board;
	return count;
}

/* Runouts have the streets in common whose cards are equal. */
static void set_common(struct stars_writer *stars)
{
	const struct table_setup *const setup = &stars->hand->setup;

	stars->common = BOARD_CARDS_MAX;
	if (setup->boards < 2)
		return;
	for (int street = 0; street < stars->variant->streets; street++) {
		const int count = board_after(stars, street);

		for (int run = 1; run < setup->boards; run++)
			if (memcmp(setup->board[0], setup->board[run], (size_t)count) != 0)
				return;
		stars->common = count;
	}
}

/* Whether the board has all cards of a street. */
static bool is_street_dealt(const struct stars_writer *stars)
{
	for (int street = 0; street < stars->variant->streets; street++)
		if (board_after(stars, street) == stars->play->table.board_count)
			return true;
	return false;
}

/* The open card of courchevel, dealt before the flop, if it is known. */
static void narrate_open_card(struct stars_writer *stars)
{
	const struct table *const table = &stars->play->table;

	if (table->board_count <= stars->board || table->board[0] == CARD_UNKNOWN)
		return;
	heading(stars, "", "PRE-FLOP");
	writers_stars_say(stars, " ");
	writers_stars_cards(stars, table->board, table->board_count);
	writers_stars_say(stars, "\n");
}

/* The current board, unless runouts of it differ; those are written at the end. */
static void narrate_board(struct stars_writer *stars)
{
	const struct table *const table = &stars->play->table;

	if (variant_brings_in(stars->variant)) {
		/* The community card of stud, dealt when the deck runs short. */
		heading(stars, "", "RIVER");
		writers_stars_say(stars, " ");
		writers_stars_cards(stars, stars->play->table.board,
			stars->play->table.board_count);
		writers_stars_say(stars, "\n");
		return;
	}
	if (!is_street_dealt(stars))
		return;
	/* PokerStars has no street without betting: all players check before the flop. */
	for (int i = 0; stars->variant->street[0].unbet && !table->runout && i < table->seats; i++)
		if (!stars->board && !table->seat[i].all_in) {
			writers_stars_name(stars, i);
			writers_stars_say(stars, ": checks \n");
		}
	if (table->board_count < FLOP_CARDS)
		narrate_open_card(stars);
	else if (table->board_count <= stars->common)
		write_board(stars, "", table->board, stars->board, table->board_count);
	stars->board = table->board_count;
}

/* -- hole cards ------------------------------------------------------------ */

static int known_from(const card *cards, int from, int to)
{
	while (to > from && cards[to - 1] != CARD_UNKNOWN)
		to--;
	return to;
}

/* Whether the summary will have these cards, as it has those of a mucked hand. */
static bool is_reported_later(const struct stars_writer *stars, int seat)
{
	const struct seat *const at = &stars->play->table.seat[seat];
	const struct seat *const end = &stars->end.seat[seat];

	return end->mucked && !memchr(end->card, CARD_UNKNOWN, end->cards) &&
	       !memcmp(at->card, end->card, at->cards);
}

/* "Dealt to NAME [2c 3d 4h] [5s]": the earlier cards and the new ones. In stud the order matters,
 * so only known cards after the last unknown one can be written. */
static void narrate_cards(struct stars_writer *stars, int seat)
{
	const struct seat *const at = &stars->play->table.seat[seat];
	const int old = stars->reported[seat];
	card dealt[HOLE_CARDS_MAX];
	int from = old, known = 0;

	stars->reported[seat] = at->cards;
	/* The cards of a seat that the text states when they are dealt. Trackers take a player
	 * whose cards are dealt for the hero, so if there is a hero, only the up cards of the
	 * others are stated. */
	memcpy(dealt, at->card, sizeof at->card);
	for (int i = 0; i < at->cards && stars->hero >= 0 && seat != stars->hero; i++)
		if (!(at->up >> i & 1))
			dealt[i] = CARD_UNKNOWN;
	if (variant_brings_in(stars->variant))
		from = known_from(dealt, old, at->cards);
	for (int i = old; i < at->cards; i++) {
		const bool reported = i >= from && dealt[i] != CARD_UNKNOWN;

		known += reported;
		stars->writing->lost[WRITERS_CARDS] +=
			!reported && at->card[i] != CARD_UNKNOWN && !is_reported_later(stars, seat);
	}
	if (!known)
		return;
	writers_stars_add(stars, "Dealt to %n ", seat);
	if (old) {
		const size_t before = stars->out->length;

		if (writers_stars_cards(stars, dealt, old))
			writers_stars_say(stars, " ");
		else
			stars->out->length = before;
	}
	writers_stars_cards(stars, dealt + from, at->cards - from);
	writers_stars_say(stars, "\n");
}

/* -- betting --------------------------------------------------------------- */

/* `bet` is the highest bet before this action. */
static void narrate_bet(struct stars_writer *stars, const struct hand_step *step, chips bet)
{
	const int seat = step->action->seat;

	writers_stars_name(stars, seat);
	switch (step->kind) {
	case HAND_FOLD:
		stars->folded_on[seat] = step->street;
		writers_stars_say(stars, ": folds ");
		break;
	case HAND_CHECK:
		writers_stars_say(stars, ": checks ");
		break;
	case HAND_CALL:
		writers_stars_add(stars, ": calls %a", step->paid);
		break;
	case HAND_BRING_IN:
		stars->brought_in = step->paid;
		writers_stars_add(stars, ": brings in for %a", step->paid);
		break;
	case HAND_BET:
		writers_stars_add(stars, ": bets %a", step->action->amount);
		break;
	default:
		writers_stars_add(stars, ": raises %a to %a", step->action->amount - bet,
			step->action->amount);
		break;
	}
	stars->put[step->action->seat] |= step->paid > 0;
	if (step->all_in && stars->cap > 0) {
		writers_stars_add(stars, " and has reached the %a cap", stars->cap);
	} else if (step->all_in) {
		writers_stars_say(stars, " and is all-in");
	}
	writers_stars_say(stars, "\n");
}

static void narrate_returned(struct stars_writer *stars)
{
	const struct table *const table = &stars->play->table;

	writers_stars_add(stars, "Uncalled bet (%a) returned to %n\n", table->returned,
		table->returned_to);
}

/* -- draws and shows ------------------------------------------------------- */

static void narrate_draw(struct stars_writer *stars, const struct hand_step *step)
{
	const struct action *const action = step->action;
	const struct seat *const seat = &stars->play->table.seat[action->seat];
	int known = 0;

	begin_street(stars, step->street_before);
	stars->reported[action->seat] = seat->cards;
	writers_stars_name(stars, action->seat);
	if (!action->count) {
		writers_stars_say(stars, ": stands pat");
		if (seat->cards && !memchr(seat->card, CARD_UNKNOWN, seat->cards)) {
			writers_stars_say(stars, " on ");
			writers_stars_cards(stars, seat->card, seat->cards);
		}
		writers_stars_say(stars, "\n");
		return;
	}
	for (int i = 0; i < action->count; i++)
		known += action->card[i] != CARD_UNKNOWN;
	writers_stars_add(stars, ": discards %u%s", (uint64_t)action->count,
		action->count == 1 ? " card" : " cards");
	if (known == action->count) {
		writers_stars_say(stars, " ");
		writers_stars_cards(stars, action->card, action->count);
	} else {
		stars->writing->lost[WRITERS_CARDS] += (uint64_t)known;
	}
	writers_stars_say(stars, "\n");
}

/* Hands are printed after the last card, as they are then. A seat that shows the rest of its hand
 * later, or shows before all of its cards are dealt, is printed once. */
static void keep_show(struct stars_writer *stars, const struct action *action)
{
	const struct seat *const seat = &stars->play->table.seat[action->seat];
	const struct seat *const end = &stars->end.seat[action->seat];
	struct stars_show *show = stars->show;
	bool whole;

	while (show < stars->show + stars->shows && show->seat != action->seat)
		show++;
	stars->writing->lost[WRITERS_ACTIONS] += show < stars->show + stars->shows;
	stars->shows += show == stars->show + stars->shows;
	*show = (struct stars_show){.seat = action->seat, .muck = action->act == ACT_MUCK};
	if (show->muck)
		return;
	whole = !memchr(seat->card, CARD_UNKNOWN, seat->cards) &&
		!memchr(action->card, CARD_UNKNOWN, (size_t)action->count);
	stars->writing->lost[WRITERS_ACTIONS] += whole && seat->cards < end->cards;
	show->count = (uint8_t)(action->count && !whole ? action->count : end->cards);
	memcpy(show->card, action->count && !whole ? action->card : end->card, show->count);
}

/* -- the replay ------------------------------------------------------------ */

static void narrate_step(struct stars_writer *stars, chips bet)
{
	const struct hand_step *const step = &stars->play->step;
	const struct table *const table = &stars->play->table;

	if (hand_is_bet(step->kind)) {
		narrate_bet(stars, step, bet);
	} else if (step->kind == HAND_DRAW || step->kind == HAND_STAND_PAT) {
		narrate_draw(stars, step);
	} else if (step->kind == HAND_SHOW || step->kind == HAND_MUCK) {
		keep_show(stars, step->action);
	} else if (step->kind == HAND_DEAL_HOLE &&
		   (table->phase != PHASE_DEAL_HOLE || table->street != step->street_before)) {
		begin_street(stars, step->street);
		if (stars->hero >= 0 && !table->seat[stars->hero].folded)
			narrate_cards(stars, stars->hero);
		for (int i = 0; i < table->seats; i++)
			if (!table->seat[i].folded)
				narrate_cards(stars, i);
	} else if (step->kind == HAND_DEAL_BOARD) {
		narrate_board(stars);
	}
	if (step->returned)
		narrate_returned(stars);
}

void writers_stars_actions(struct stars_writer *stars)
{
	struct hand_play *const play = stars->play;
	chips bet;
	const struct table *const table = &stars->play->table;

	set_common(stars);
	for (bet = play->table.bet; hand_play_next(play); bet = play->table.bet)
		narrate_step(stars, bet);
	hand_play_end(play);
	for (int run = 0; run < table->boards && stars->common < table->board_count; run++)
		for (int street = 0; street < stars->variant->streets; street++) {
			const int to = board_after(stars, street);
			const int from = to - stars->variant->street[street].board;

			if (from < stars->common || from == to || to < FLOP_CARDS)
				continue;
			write_board(stars, ordinals[run], table_board(table, run), from, to);
		}
	/* the full bring-in is known only from the player who brings in */
	stars->writing->lost[WRITERS_POSTS] += stars->hand->setup.bring_in != stars->brought_in;
}
