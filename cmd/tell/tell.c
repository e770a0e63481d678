/* A hand told in text for a reader: its streets and deeds, in order. */
#include "tell_inside.h"

#include "frame/screen.h"
#include "frame/width.h"

#include <string.h>

/* The largest of one a player. */
static chips largest(const chips *amounts, int count)
{
	chips most = 0;

	for (int i = 0; i < count; i++)
		most = amounts[i] > most ? amounts[i] : most;
	return most;
}

/* "no-limit hold'em 1,000/2,000, ante 500". */
void tell_add_stakes(const struct telling *telling, struct text *out)
{
	const struct table_setup *setup = &telling->hand->setup;
	chips ante = largest(setup->ante, setup->seats);
	bool any = false;

	text_add_string(out, setup->variant->name);
	for (int i = 0; i < setup->seats; i++)
		if (setup->blind[i] > 0) {
			text_add_string(out, any ? "/" : " ");
			tell_add_amount(telling, out, setup->blind[i]);
			any = true;
		}
	if (setup->variant->limit == FIXED_LIMIT) {
		text_add_string(out, any ? ", bets " : " ");
		tell_add_amount(telling, out, setup->small_bet);
		text_add_char(out, '/');
		tell_add_amount(telling, out, setup->big_bet);
	}
	if (ante > 0) {
		text_add_string(out, ", ante ");
		tell_add_amount(telling, out, ante);
	}
	if (variant_brings_in(setup->variant)) {
		text_add_string(out, ", bring-in ");
		tell_add_amount(telling, out, setup->bring_in);
	}
}

void tell_title(const struct telling *telling, struct slice title)
{
	struct text *out = telling->out, stakes = {0};
	size_t start = out->length, width;

	text_add_string(out, screen_bold(telling->colour));
	text_add_slice(out, title);
	text_add_string(out, screen_plain(telling->colour));
	tell_add_stakes(telling, &stakes);
	width = width_columns(text_slice(&stakes));
	if (telling->screen && tell_columns_from(out, start) + 2 + width > tell_columns(telling))
		text_add_char(out, '\n');
	else
		tell_to_the_right(telling, start, width);
	text_add_slice(out, text_slice(&stakes));
	text_add_string(out, "\n\n");
	out->failed = out->failed || stakes.failed;
	text_free(&stakes);
}

/* -- the seats ------------------------------------------------------------------- */

void tell_add_position(const struct telling *telling, int seat, struct text *out)
{
	static const char *const posts[] = {
		[HAND_POSTS_NOTHING] = "",
		[HAND_POSTS_SMALL_BLIND] = "small blind",
		[HAND_POSTS_BIG_BLIND] = "big blind",
		[HAND_POSTS_STRADDLE] = "straddles ",
		[HAND_POSTS_BLIND] = "blind ",
		[HAND_POSTS_LIVE] = "posts ",
	};
	const struct hand_position position = hand_position(&telling->hand->setup, seat);

	text_format(out, "%s%s%s", position.button ? "button" : position.name,
		position.button && position.post ? ", " : "", posts[position.post]);
	if (position.post >= HAND_POSTS_STRADDLE)
		tell_add_amount(telling, out, position.posted);
}

void tell_seats(const struct telling *telling)
{
	static const struct rows_name names[] = {{"seat", ROWS_NUMBER}, {"player", ROWS_STRING},
		{"stack", ROWS_NUMBER}, {"position", ROWS_STRING}};
	const struct hand_record *hand = telling->hand;
	const bool positions = !telling->screen || !variant_brings_in(hand->setup.variant);
	struct text rows = {0};

	for (int i = 0; i < hand->setup.seats; i++) {
		text_format(&rows, "%d\t", hand->seat_number[i] ? hand->seat_number[i] : i + 1);
		tell_add_player(&rows, hand, i);
		text_add_char(&rows, '\t');
		tell_add_column_amount(telling, &rows, hand->setup.stack[i]);
		text_add_string(&rows, positions ? "\t" : "");
		if (positions)
			tell_add_position(telling, i, &rows);
		text_add_char(&rows, '\n');
	}
	tell_add_table(telling, names, positions ? 4 : 3, text_slice(&rows));
	tell_end_line(telling);
	telling->out->failed = telling->out->failed || rows.failed;
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

/* Whether the reader does not see the cards of a seat that lie face down. */
static bool is_hidden(const struct telling *telling, int seat)
{
	return telling->hero != TELL_ALL && telling->hero != seat;
}

/* "  Phil Ivey holds Ac 2d, Tom Dwan 7h 6h", over as many lines as it takes: the hands of some
 * players that are still in. */
static void tell_holes(struct telling *telling, seat_set seats)
{
	const struct table *table = &telling->play->table;
	size_t start = 0;
	bool any = false;

	for (int i = 0; i < table->seats; i++) {
		const struct seat *seat = &table->seat[i];
		const bool hidden = is_hidden(telling, i);
		char room[8];
		const size_t name = width_columns(hand_player(telling->hand, i, room));
		const size_t brackets = any_up(seat) ? 2 + 2 * (seat->cards == HOLE_CARDS_MAX) : 0;
		const size_t cards = 3 * (size_t)seat->cards + 3 + brackets;

		if (!(seats >> i & 1) || seat->folded || seat->mucked || !any_known(seat) ||
			(hidden && !any_up(seat)))
			continue;
		telling->seen &= ~((seat_set)1 << i);
		telling->seen |= (seat_set)(is_known(seat) && !hidden ? 1 : 0) << i;
		if (any && telling->screen &&
			tell_columns_from(telling->out, start) + name + cards > telling->columns) {
			text_add_string(telling->out, ",\n");
			start = telling->out->length;
			tell_begin_line(telling);
		} else if (any) {
			text_add_string(telling->out, ", ");
		} else {
			start = telling->out->length;
			tell_begin_line(telling);
		}
		tell_add_name(telling, i);
		text_add_string(telling->out, any ? " " : " holds ");
		tell_add_hand(telling, i, hidden);
		any = true;
	}
	if (any)
		tell_end_line(telling);
}

/* "flop  Jc 3d 5c          pot 49,500". */
static void tell_street(struct telling *telling)
{
	const struct table *table = &telling->play->table;
	const int street = telling->street < 0 ? 0 : telling->play->step.street_before;
	struct text *out = telling->out, pot = {0};
	size_t start = out->length;

	telling->street = street;
	telling->drew = 0;
	text_format(out, "%s%s%s", screen_bold(telling->colour),
		table->variant->street[street].name, screen_plain(telling->colour));
	if (table->board_count) {
		size_t used = tell_columns_from(out, start);

		if (telling->screen)
			text_add_repeated(out, ' ', used < 6 ? 6 - used : 2);
		else
			text_add_char(out, '\t');
		for (int b = 0; b < table_boards_seen(table); b++) {
			text_add_string(out, b ? " / " : "");
			tell_add_board(telling, b);
		}
	}
	text_add_string(&pot, "pot ");
	tell_add_amount(telling, &pot, table->pot);
	tell_to_the_right(telling, start, width_columns(text_slice(&pot)));
	text_add_slice(out, text_slice(&pot));
	tell_end_line(telling);
	out->failed = out->failed || pot.failed;
	text_free(&pot);
	if (street == 0 || table->variant->street[street].hole > 0)
		tell_holes(telling, ~(seat_set)0);
}

/* The players whose whole stack went into forced bets. */
static void tell_short_blinds(const struct telling *telling)
{
	const struct table *table = &telling->play->table;

	for (int i = 0; i < table->seats; i++) {
		const struct seat *seat = &table->seat[i];

		if (!seat->all_in)
			continue;
		tell_begin_deed(telling, i);
		text_add_string(telling->out, "posts ");
		tell_add_amount(telling, telling->out, seat->ante + seat->street);
		text_add_string(telling->out, ", all in\n");
	}
}

/* -- deeds ---------------------------------------------------------------------- */

/* Cards that the reader has already seen are not shown again. */
static void tell_show(struct telling *telling)
{
	const struct action *action = telling->play->step.action;
	const struct seat *seat = &telling->play->table.seat[action->seat];
	const seat_set bit = (seat_set)1 << action->seat;

	if (action->act == ACT_MUCK) {
		tell_begin_deed(telling, action->seat);
		text_add_string(telling->out, "mucks\n");
		return;
	}
	if (telling->seen & bit || !any_known(seat))
		return;
	tell_begin_deed(telling, action->seat);
	text_add_string(telling->out, "shows ");
	if (any_up(seat))
		tell_add_hand(telling, action->seat, false);
	else if (action->count)
		tell_add_cards(telling, action->card, action->count);
	else
		tell_add_cards(telling, seat->card, seat->cards);
	tell_end_line(telling);
	telling->seen |= is_known(seat) ? bit : 0;
}

/* The street of the last action, in which cards of the next may be due. */
static const struct variant_street *street_before(const struct telling *telling)
{
	return &telling->play->table.variant->street[telling->play->step.street_before];
}

/* "  Tom Dwan discards 7h 6h", or "draws 2" where these cards are not known to the reader. */
static void tell_draw(struct telling *telling)
{
	const struct action *action = telling->play->step.action;
	const bool known = !memchr(action->card, CARD_UNKNOWN, (size_t)action->count);
	const bool draws = street_before(telling)->draw;

	tell_begin_deed(telling, action->seat);
	telling->drew |= (seat_set)(draws && action->count > 0) << action->seat;
	if (action->count == 0) {
		text_add_string(telling->out, "stands pat");
	} else if (known && !is_hidden(telling, action->seat)) {
		text_add_string(telling->out, "discards ");
		tell_add_cards(telling, action->card, action->count);
	} else {
		text_add_string(telling->out, draws ? "draws " : "discards ");
		text_add_uint(telling->out, (uint64_t)action->count);
	}
	tell_end_line(telling);
}

/* After hole cards: the heading of their street, when all have been dealt, or the new hands of
 * those who drew. */
static void tell_dealt(struct telling *telling)
{
	const struct table *table = &telling->play->table;
	const int street = telling->play->step.street_before;

	if (table->phase == PHASE_DEAL_HOLE && table->street == street)
		return;
	if (table->variant->street[street].draw)
		tell_holes(telling, telling->drew);
	else if (street > 0 || !table->variant->street[street].board)
		tell_street(telling);
	if (street == 0 && !table->variant->street[street].board)
		tell_short_blinds(telling);
}

static void tell_returned(const struct telling *telling)
{
	const struct table *table = &telling->play->table;

	tell_begin_line(telling);
	text_add_string(telling->out, "uncalled ");
	tell_add_amount(telling, telling->out, table->returned);
	text_add_string(telling->out, " returned to ");
	tell_add_name(telling, table->returned_to);
	tell_end_line(telling);
}

void tell_action(struct telling *telling)
{
	const struct hand_play *play = telling->play;
	const struct table *table = &play->table;

	switch (play->step.action->act) {
		static const char *const words[] = {
			[HAND_FOLDS] = "folds",
			[HAND_CHECKS] = "checks",
			[HAND_CALLS] = "calls ",
			[HAND_BRINGS_IN] = "brings in ",
			[HAND_BETS] = "bets ",
			[HAND_COMPLETES] = "completes to ",
			[HAND_RAISES] = "raises to ",
		};
		const struct hand_step *step;
		struct text *out;

	case ACT_DEAL_BOARD:
		if (table->phase != PHASE_DEAL_BOARD || table->street != play->step.street_before) {
			tell_street(telling);
			if (play->step.street_before == 0)
				tell_short_blinds(telling);
		}
		break;
	case ACT_DEAL_HOLE:
		tell_dealt(telling);
		break;
	case ACT_DRAW:
		if (street_before(telling)->draw && telling->street != play->step.street_before)
			tell_street(telling);
		tell_draw(telling);
		break;
	case ACT_SHOW:
	case ACT_MUCK:
		tell_show(telling);
		break;
	default:
		step = &telling->play->step;
		out = telling->out;
		tell_begin_deed(telling, step->action->seat);
		text_add_string(out, words[step->deed]);
		if (step->deed == HAND_CALLS || step->deed == HAND_BRINGS_IN)
			tell_add_amount(telling, out, step->paid);
		else if (step->action->act == ACT_BET_RAISE)
			tell_add_amount(telling, out, step->action->amount);
		if (step->all_in)
			text_add_string(out, ", all in");
		tell_end_line(telling);
		break;
	}
	if (play->step.returned)
		tell_returned(telling);
}

/* -- for a picture ---------------------------------------------------------------- */

/* Joins lines into one, with commas between them. */
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

void tell_say_hands(struct telling *telling)
{
	tell_holes(telling, ~(seat_set)0);
	join_lines(telling->out);
}

void tell_say(struct telling *telling)
{
	const struct hand_play *const play = telling->play;
	const struct action *const action = play->step.action;
	struct text *const out = telling->out;
	const size_t start = out->length;

	if (action->act == ACT_DEAL_HOLE) {
		const struct hand_step *step = &telling->play->step;
		const struct variant_street *street = street_before(telling);

		/* What the hole cards of a street are called. */
		if (step->street_before == 0) {
			text_add_string(telling->out, "cards are dealt");
		} else if (street->draw) {
			text_add_string(telling->out, "new cards are dealt");
		} else {
			text_format(telling->out, "%s is dealt", street->name);
		}
	} else if (action->act == ACT_DRAW) {
		tell_draw(telling);
	} else if (action->act == ACT_DEAL_BOARD) {
		text_format(out,
			"the %s: ", play->table.variant->street[play->step.street_before].name);
		tell_add_cards(telling, action->card, action->count);
	} else {
		tell_action(telling);
		if (out->length == start) {
			tell_begin_deed(telling, action->seat);
			text_add_string(out, "shows unknown cards");
		}
	}
	join_lines(out);
}

void tell_say_end(const struct telling *telling)
{
	const struct table *const table = &telling->play->table;
	struct text *const out = telling->out;
	struct text name = {0};
	bool any = false;

	if (telling->play->end != HAND_OVER) {
		tell_end(telling);
		join_lines(out);
		return;
	}
	for (int i = 0; i < table->seats; i++) {
		if (tell_won_by(telling, i) == 0)
			continue;
		text_add_string(out, any ? ", " : "");
		tell_add_name(telling, i);
		text_add_char(out, ' ');
		tell_add_won(telling, i, out);
		text_clear(&name);
		if (tell_add_hand_name(telling, i, tell_halves_won(telling, i), &name)) {
			text_add_string(out, " with ");
			text_add_slice(out, text_slice(&name));
		}
		any = true;
	}
	out->failed = out->failed || name.failed;
	text_free(&name);
}
