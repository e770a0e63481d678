/* The narration of a hand: its streets and actions, in order. */
#include "narrate_internal.h"

#include "frame/screen.h"
#include "frame/width.h"

#include <string.h>

/* The largest amount of all players. */
static chips largest(const chips *amounts, int count)
{
	chips most = 0;

	for (int i = 0; i < count; i++)
		most = amounts[i] > most ? amounts[i] : most;
	return most;
}

/* Appends "no-limit hold'em 1,000/2,000, ante 500". */
void narrate_add_stakes(const struct narration *narration, struct text *out)
{
	const struct table_setup *setup = &narration->hand->setup;
	chips ante = largest(setup->ante, setup->seats);
	bool any = false;

	text_add_string(out, setup->variant->name);
	for (int i = 0; i < setup->seats; i++)
		if (setup->blind[i] > 0) {
			text_add_string(out, any ? "/" : " ");
			narrate_add_amount(narration, out, setup->blind[i]);
			any = true;
		}
	if (setup->variant->limit == FIXED_LIMIT) {
		text_add_string(out, any ? ", bets " : " ");
		narrate_add_amount(narration, out, setup->small_bet);
		text_add_char(out, '/');
		narrate_add_amount(narration, out, setup->big_bet);
	}
	if (ante > 0) {
		text_add_string(out, ", ante ");
		narrate_add_amount(narration, out, ante);
	}
	if (variant_brings_in(setup->variant)) {
		text_add_string(out, ", bring-in ");
		narrate_add_amount(narration, out, setup->bring_in);
	}
}

void narrate_title(const struct narration *narration, struct slice title)
{
	struct text *out = narration->out, stakes = {0};
	size_t start = out->length, width;

	text_add_string(out, screen_bold(narration->colour));
	text_add_slice(out, title);
	text_add_string(out, screen_plain(narration->colour));
	narrate_add_stakes(narration, &stakes);
	width = width_columns(text_slice(&stakes));
	if (narration->screen &&
		narrate_columns_from(out, start) + 2 + width > narrate_columns(narration))
		text_add_char(out, '\n');
	else
		narrate_to_the_right(narration, start, width);
	text_add_slice(out, text_slice(&stakes));
	text_add_string(out, "\n\n");
	out->failed = out->failed || stakes.failed;
	text_free(&stakes);
}

/* -- the seats ------------------------------------------------------------------- */

void narrate_add_position(const struct narration *narration, int seat, struct text *out)
{
	static const char *const posts[] = {
		[HAND_POSTS_NOTHING] = "",
		[HAND_POSTS_SMALL_BLIND] = "small blind",
		[HAND_POSTS_BIG_BLIND] = "big blind",
		[HAND_POSTS_STRADDLE] = "straddles ",
		[HAND_POSTS_BLIND] = "blind ",
		[HAND_POSTS_LIVE] = "posts ",
	};
	const struct hand_position position = hand_position(&narration->hand->setup, seat);

	text_format(out, "%s%s%s", position.button ? "button" : position.name,
		position.button && position.post ? ", " : "", posts[position.post]);
	if (position.post >= HAND_POSTS_STRADDLE)
		narrate_add_amount(narration, out, position.posted);
}

void narrate_seats(const struct narration *narration)
{
	static const struct rows_name names[] = {{"seat", ROWS_NUMBER}, {"player", ROWS_STRING},
		{"stack", ROWS_NUMBER}, {"position", ROWS_STRING}};
	const struct hand_record *hand = narration->hand;
	const bool positions = !narration->screen || !variant_brings_in(hand->setup.variant);
	struct text rows = {0};

	for (int i = 0; i < hand->setup.seats; i++) {
		text_format(&rows, "%d\t", hand->seat_number[i] ? hand->seat_number[i] : i + 1);
		narrate_add_player(&rows, hand, i);
		text_add_char(&rows, '\t');
		narrate_add_column_amount(narration, &rows, hand->setup.stack[i]);
		text_add_string(&rows, positions ? "\t" : "");
		if (positions)
			narrate_add_position(narration, i, &rows);
		text_add_char(&rows, '\n');
	}
	narrate_add_table(narration, names, positions ? 4 : 3, text_slice(&rows));
	narrate_end_line(narration);
	narration->out->failed = narration->out->failed || rows.failed;
	text_free(&rows);
}

/* -- streets -------------------------------------------------------------------- */

static bool is_known(const struct seat *seat)
{
	return seat->cards > 0 && !memchr(seat->card, CARD_UNKNOWN, seat->cards);
}

static bool any_known(const struct seat *seat)
{
	for (int i = 0; i < seat->cards; i++)
		if (seat->card[i] != CARD_UNKNOWN)
			return true;
	return false;
}

static bool any_up(const struct seat *seat)
{
	return seat->up != 0;
}

/* Whether the down cards of a seat are hidden from the reader. */
static bool is_hidden(const struct narration *narration, int seat)
{
	return narration->hero != NARRATE_ALL && narration->hero != seat;
}

/* Prints "  Phil Ivey holds Ac 2d, Tom Dwan 7h 6h", over as many lines as necessary, for some of
 * the players still in. */
static void narrate_holes(struct narration *narration, seat_set seats)
{
	const struct table *table = &narration->play->table;
	size_t start = 0;
	bool any = false;

	for (int i = 0; i < table->seats; i++) {
		const struct seat *seat = &table->seat[i];
		const bool hidden = is_hidden(narration, i);
		char room[8];
		const size_t name = width_columns(hand_player(narration->hand, i, room));
		const size_t brackets = any_up(seat) ? 2 + 2 * (seat->cards == HOLE_CARDS_MAX) : 0;
		const size_t cards = 3 * (size_t)seat->cards + 3 + brackets;

		if (!(seats >> i & 1) || seat->folded || seat->mucked || !any_known(seat) ||
			(hidden && !any_up(seat)))
			continue;
		narration->seen &= ~((seat_set)1 << i);
		narration->seen |= (seat_set)(is_known(seat) && !hidden ? 1 : 0) << i;
		if (any && narration->screen &&
			narrate_columns_from(narration->out, start) + name + cards >
				narration->columns) {
			text_add_string(narration->out, ",\n");
			start = narration->out->length;
			narrate_begin_line(narration);
		} else if (any) {
			text_add_string(narration->out, ", ");
		} else {
			start = narration->out->length;
			narrate_begin_line(narration);
		}
		narrate_add_name(narration, i);
		text_add_string(narration->out, any ? " " : " holds ");
		narrate_add_hand(narration, i, hidden);
		any = true;
	}
	if (any)
		narrate_end_line(narration);
}

/* Prints "flop  Jc 3d 5c          pot 49,500". */
static void narrate_street(struct narration *narration)
{
	const struct table *table = &narration->play->table;
	const int street = narration->street < 0 ? 0 : narration->play->step.street_before;
	struct text *out = narration->out, pot = {0};
	size_t start = out->length;

	narration->street = street;
	narration->drew = 0;
	text_format(out, "%s%s%s", screen_bold(narration->colour),
		table->variant->street[street].name, screen_plain(narration->colour));
	if (table->board_count) {
		size_t used = narrate_columns_from(out, start);

		if (narration->screen)
			text_add_repeated(out, ' ', used < 6 ? 6 - used : 2);
		else
			text_add_char(out, '\t');
		for (int b = 0; b < table_boards_seen(table); b++) {
			text_add_string(out, b ? " / " : "");
			narrate_add_board(narration, b);
		}
	}
	text_add_string(&pot, "pot ");
	narrate_add_amount(narration, &pot, table->pot);
	narrate_to_the_right(narration, start, width_columns(text_slice(&pot)));
	text_add_slice(out, text_slice(&pot));
	narrate_end_line(narration);
	out->failed = out->failed || pot.failed;
	text_free(&pot);
	if (street == 0 || table->variant->street[street].hole > 0)
		narrate_holes(narration, ~(seat_set)0);
}

/* Prints the players whose whole stack went into forced bets. */
static void narrate_short_blinds(const struct narration *narration)
{
	const struct table *table = &narration->play->table;

	for (int i = 0; i < table->seats; i++) {
		const struct seat *seat = &table->seat[i];

		if (!seat->all_in)
			continue;
		narrate_begin_action(narration, i);
		text_add_string(narration->out, "posts ");
		narrate_add_amount(narration, narration->out, seat->ante + seat->street);
		text_add_string(narration->out, ", all in\n");
	}
}

/* -- actions -------------------------------------------------------------------- */

/* Prints shown cards, unless the reader has seen them before. */
static void narrate_show(struct narration *narration)
{
	const struct action *action = narration->play->step.action;
	const struct seat *seat = &narration->play->table.seat[action->seat];
	const seat_set bit = (seat_set)1 << action->seat;

	if (action->act == ACT_MUCK) {
		narrate_begin_action(narration, action->seat);
		text_add_string(narration->out, "mucks\n");
		return;
	}
	if (narration->seen & bit || !any_known(seat))
		return;
	narrate_begin_action(narration, action->seat);
	text_add_string(narration->out, "shows ");
	if (any_up(seat))
		narrate_add_hand(narration, action->seat, false);
	else if (action->count)
		narrate_add_cards(narration, action->card, action->count);
	else
		narrate_add_cards(narration, seat->card, seat->cards);
	narrate_end_line(narration);
	narration->seen |= is_known(seat) ? bit : 0;
}

/* The street of the last action, even if cards of the next street are due. */
static const struct variant_street *street_before(const struct narration *narration)
{
	return &narration->play->table.variant->street[narration->play->step.street_before];
}

/* Prints "  Tom Dwan discards 7h 6h", or "draws 2" if the cards are hidden from the reader. */
static void narrate_draw(struct narration *narration)
{
	const struct action *action = narration->play->step.action;
	const bool known = !memchr(action->card, CARD_UNKNOWN, (size_t)action->count);
	const bool draws = street_before(narration)->draw;

	narrate_begin_action(narration, action->seat);
	narration->drew |= (seat_set)(draws && action->count > 0) << action->seat;
	if (action->count == 0) {
		text_add_string(narration->out, "stands pat");
	} else if (known && !is_hidden(narration, action->seat)) {
		text_add_string(narration->out, "discards ");
		narrate_add_cards(narration, action->card, action->count);
	} else {
		text_add_string(narration->out, draws ? "draws " : "discards ");
		text_add_uint(narration->out, (uint64_t)action->count);
	}
	narrate_end_line(narration);
}

/* After hole cards: prints the header of their street, when all have been dealt, or the new hands
 * of the players who drew. */
static void narrate_dealt(struct narration *narration)
{
	const struct table *table = &narration->play->table;
	const int street = narration->play->step.street_before;

	if (table->phase == PHASE_DEAL_HOLE && table->street == street)
		return;
	if (table->variant->street[street].draw)
		narrate_holes(narration, narration->drew);
	else if (street > 0 || !table->variant->street[street].board)
		narrate_street(narration);
	if (street == 0 && !table->variant->street[street].board)
		narrate_short_blinds(narration);
}

static void narrate_returned(const struct narration *narration)
{
	const struct table *table = &narration->play->table;

	narrate_begin_line(narration);
	text_add_string(narration->out, "uncalled ");
	narrate_add_amount(narration, narration->out, table->returned);
	text_add_string(narration->out, " returned to ");
	narrate_add_name(narration, table->returned_to);
	narrate_end_line(narration);
}

void narrate_action(struct narration *narration)
{
	const struct hand_play *play = narration->play;
	const struct table *table = &play->table;

	switch (play->step.action->act) {
		static const char *const words[] = {
			[HAND_FOLD] = "folds",
			[HAND_CHECK] = "checks",
			[HAND_CALL] = "calls ",
			[HAND_BRING_IN] = "brings in ",
			[HAND_BET] = "bets ",
			[HAND_COMPLETE] = "completes to ",
			[HAND_RAISE] = "raises to ",
		};
		const struct hand_step *step;
		struct text *out;

	case ACT_DEAL_BOARD:
		if (table->phase != PHASE_DEAL_BOARD || table->street != play->step.street_before) {
			narrate_street(narration);
			if (play->step.street_before == 0)
				narrate_short_blinds(narration);
		}
		break;
	case ACT_DEAL_HOLE:
		narrate_dealt(narration);
		break;
	case ACT_DRAW:
		if (street_before(narration)->draw && narration->street != play->step.street_before)
			narrate_street(narration);
		narrate_draw(narration);
		break;
	case ACT_SHOW:
	case ACT_MUCK:
		narrate_show(narration);
		break;
	default:
		step = &narration->play->step;
		out = narration->out;
		narrate_begin_action(narration, step->action->seat);
		text_add_string(out, words[step->kind]);
		if (step->kind == HAND_CALL || step->kind == HAND_BRING_IN)
			narrate_add_amount(narration, out, step->paid);
		else if (step->action->act == ACT_BET_RAISE)
			narrate_add_amount(narration, out, step->action->amount);
		if (step->all_in)
			text_add_string(out, ", all in");
		narrate_end_line(narration);
		break;
	}
	if (play->step.returned)
		narrate_returned(narration);
}

/* -- for a picture ---------------------------------------------------------------- */

/* Joins lines into one, separated by commas. */
static void join_lines(struct text *text)
{
	size_t to = 0;

	for (size_t from = 0; from < text->length; from++) {
		char c = text->bytes[from];

		if (c == ' ' && (!to || text->bytes[to - 1] == ' '))
			continue;
		if (c == '\n' && from + 1 == text->length)
			break;
		text->bytes[to++] = c == '\n' ? ',' : c;
	}
	text->length = to;
}

void narrate_say_hands(struct narration *narration)
{
	narrate_holes(narration, ~(seat_set)0);
	join_lines(narration->out);
}

void narrate_say(struct narration *narration)
{
	const struct hand_play *const play = narration->play;
	const struct action *const action = play->step.action;
	struct text *const out = narration->out;
	const size_t start = out->length;

	if (action->act == ACT_DEAL_HOLE) {
		const struct hand_step *step = &narration->play->step;
		const struct variant_street *street = street_before(narration);

		/* The name of the hole cards of a street. */
		if (step->street_before == 0) {
			text_add_string(narration->out, "cards are dealt");
		} else if (street->draw) {
			text_add_string(narration->out, "new cards are dealt");
		} else {
			text_format(narration->out, "%s is dealt", street->name);
		}
	} else if (action->act == ACT_DRAW) {
		narrate_draw(narration);
	} else if (action->act == ACT_DEAL_BOARD) {
		text_format(out,
			"the %s: ", play->table.variant->street[play->step.street_before].name);
		narrate_add_cards(narration, action->card, action->count);
	} else {
		narrate_action(narration);
		if (out->length == start) {
			narrate_begin_action(narration, action->seat);
			text_add_string(out, "shows unknown cards");
		}
	}
	join_lines(out);
}

void narrate_say_end(const struct narration *narration)
{
	const struct table *const table = &narration->play->table;
	struct text *const out = narration->out;
	struct text name = {0};
	bool any = false;

	if (narration->play->end != HAND_OVER) {
		narrate_end(narration);
		join_lines(out);
		return;
	}
	for (int i = 0; i < table->seats; i++) {
		if (narrate_won_by(narration, i) == 0)
			continue;
		text_add_string(out, any ? ", " : "");
		narrate_add_name(narration, i);
		text_add_char(out, ' ');
		narrate_add_won(narration, i, out);
		text_clear(&name);
		if (narrate_add_hand_name(narration, i, narrate_halves_won(narration, i), &name)) {
			text_add_string(out, " with ");
			text_add_slice(out, text_slice(&name));
		}
		any = true;
	}
	out->failed = out->failed || name.failed;
	text_free(&name);
}
