/* A hand told in text for a reader. */
#include "replay.h"

#include "frame/clean.h"
#include "frame/screen.h"
#include "frame/screen_table.h"
#include "frame/wrap.h"

#include <math.h>
#include <string.h>

/* The state of a telling. On a screen the text is aligned, coloured and grouped; elsewhere the
 * words are the same, with a tab where the screen has spaces. */
struct telling {
	struct replay *replay;
	const struct hand_record *hand;
	struct hand_play *play;
	struct text *out;
	bool screen, colour;
	enum card_notation notation;
	int hero;                   /* the seat whose cards are seen from the beginning; -1: all */
	seat_set seen;              /* whose cards have been told */
	int street;                 /* the last street that got a heading; -1: none */
	bool expects;               /* everyone is all in with cards to come: */
	double expected[SEATS_MAX]; /* then the average final stacks */
};

/* -- pieces --------------------------------------------------------------------- */

static void add_amount(const struct telling *telling, struct text *out, chips amount)
{
	if (telling->screen)
		chips_print_grouped(out, amount, telling->hand->places);
	else
		chips_print(out, amount, telling->hand->places);
}

/* The same for a column of a table, where amounts are aligned below each other. */
static void add_column_amount(const struct telling *telling, struct text *out, chips amount)
{
	if (telling->screen)
		chips_print_column(out, amount, telling->hand->places);
	else
		chips_print(out, amount, telling->hand->places);
}

static void add_name(const struct telling *telling, int seat)
{
	replay_add_name(telling->out, telling->hand, seat);
}

static void add_cards(const struct telling *telling, const card *cards, int count)
{
	struct text *cell = &telling->replay->job->cell;

	text_clear(cell);
	for (int i = 0; i < count; i++) {
		text_add_string(cell, i ? " " : "");
		if (cards[i] == CARD_UNKNOWN)
			text_add_string(cell, "??");
		else
			card_print(cell, cards[i], telling->notation);
	}
	screen_add_cards(telling->out, text_slice(cell), telling->colour);
	text_clear(cell);
}

static void begin_line(const struct telling *telling)
{
	text_add_string(telling->out, telling->screen ? "  " : "\t");
}

static void end_line(const struct telling *telling)
{
	text_add_char(telling->out, '\n');
}

/* "  Tom Dwan", the beginning of what a player does. */
static void begin_deed(const struct telling *telling, int seat)
{
	begin_line(telling);
	add_name(telling, seat);
	text_add_char(telling->out, ' ');
}

/* The columns of the line from `start` on. */
static size_t columns_from(const struct text *out, size_t start)
{
	return out->length > start
		       ? wrap_columns((struct slice){out->bytes + start, out->length - start})
		       : 0;
}

/* As wide as lines are on a screen. */
static size_t columns_of(const struct telling *telling)
{
	return telling->replay->settings.columns < 80 ? telling->replay->settings.columns : 80;
}

/* Room up to where `width` columns end at the right edge; at least two. */
static void to_the_right(const struct telling *telling, size_t start, size_t width)
{
	size_t used = columns_from(telling->out, start), all = columns_of(telling);

	if (!telling->screen)
		text_add_char(telling->out, '\t');
	else
		text_add_repeated(telling->out, ' ',
			used + 2 + width < all ? all - used - width : 2);
}

/* A line in pieces, those after the first indented. */
static void add_broken(struct text *out, struct slice line, size_t columns)
{
	enum { INDENT = 4 };

	text_add_slice(out, wrap_line(&line, columns, ""));
	while (line.length) {
		text_add_char(out, '\n');
		text_add_repeated(out, ' ', INDENT);
		text_add_slice(out, wrap_line(&line, columns - INDENT, ""));
	}
}

/* Breaks lines from `start` on that are wider than the screen at blanks; the continuation is
 * indented. */
static void wrap_lines(const struct telling *telling, size_t start)
{
	const size_t columns = telling->replay->settings.columns;
	struct text *out = telling->out, lines = {0};

	for (size_t at = start; at < out->length;) {
		const char *end = memchr(out->bytes + at, '\n', out->length - at);
		struct slice line = {out->bytes + at,
			end ? (size_t)(end - out->bytes) - at : out->length - at};

		at += line.length + 1;
		if (slice_equal((struct slice){line.bytes, line.length < 2 ? line.length : 2},
			    "  "))
			add_broken(&lines, line, columns);
		else
			text_add_slice(&lines, line);
		text_add_char(&lines, '\n');
	}
	out->length = out->failed ? 0 : start;
	text_add_slice(out, text_slice(&lines));
	out->failed = out->failed || lines.failed;
	text_free(&lines);
}

/* -- the title ------------------------------------------------------------------ */

static struct slice value_of(const struct telling *telling, const char *name)
{
	const struct hand_key *key = hand_find(telling->hand, name);

	return key ? key->text : (struct slice){NULL, 0};
}

/* Adds a part of a list if it is not empty, with `before` in front of it. */
static void add_part(const struct telling *telling, bool *any, const char *before,
	struct slice part)
{
	struct text *out = telling->out;

	if (!part.length)
		return;
	text_add_string(out, *any ? ", " : "");
	text_add_string(out, before);
	clean_add(out, part);
	*any = true;
}

/* 2009, or 2009-07-01. */
static void add_date(const struct telling *telling, bool *any)
{
	struct slice year = value_of(telling, "year");
	static const char *const names[] = {"month", "day"};
	struct text *out = telling->out;

	if (!year.length)
		return;
	add_part(telling, any, "", year);
	for (int i = 0; i < 2; i++) {
		struct slice part = value_of(telling, names[i]);

		if (!part.length)
			return;
		text_add_string(out, part.length == 1 ? "-0" : "-");
		clean_add(out, part);
	}
}

/* The largest of one a player. */
static chips largest(const chips *amounts, int count)
{
	chips most = 0;

	for (int i = 0; i < count; i++)
		most = amounts[i] > most ? amounts[i] : most;
	return most;
}

/* "no-limit hold'em 1,000/2,000, ante 500". */
static void add_stakes(const struct telling *telling, struct text *out)
{
	const struct table_setup *setup = &telling->hand->setup;
	chips ante = largest(setup->ante, setup->seats);
	bool any = false;

	text_add_string(out, setup->variant->name);
	for (int i = 0; i < setup->seats; i++)
		if (setup->blind[i] > 0) {
			text_add_string(out, any ? "/" : " ");
			add_amount(telling, out, setup->blind[i]);
			any = true;
		}
	if (setup->variant->limit == FIXED_LIMIT) {
		text_add_string(out, any ? ", bets " : " ");
		add_amount(telling, out, setup->small_bet);
		text_add_char(out, '/');
		add_amount(telling, out, setup->big_bet);
	}
	if (ante > 0) {
		text_add_string(out, ", ante ");
		add_amount(telling, out, ante);
	}
}

static void add_title(const struct telling *telling)
{
	struct hands *hands = &telling->replay->hands;
	struct slice event = value_of(telling, "event"), own = value_of(telling, "hand");
	const struct slice file = {hands->file, strlen(hands->file)};
	bool any = false;
	char number[24];

	add_part(telling, &any, "", event);
	if (!event.length) {
		add_part(telling, &any, "", value_of(telling, "venue"));
		add_part(telling, &any, "table ", value_of(telling, "table"));
	}
	if (!any)
		add_part(telling, &any, "", file);
	if (!event.length && own.length)
		add_part(telling, &any, "hand ", own);
	else if (!event.length && hands->hand.number.length)
		add_part(telling, &any, "hand ", hands_number(hands, number));
	add_date(telling, &any);
}

static void tell_title(const struct telling *telling)
{
	struct text *out = telling->out, stakes = {0};
	size_t start = out->length, width;

	text_add_string(out, screen_bold(telling->colour));
	add_title(telling);
	text_add_string(out, screen_plain(telling->colour));
	add_stakes(telling, &stakes);
	width = slice_columns(text_slice(&stakes));
	if (telling->screen && columns_from(out, start) + 2 + width > columns_of(telling))
		text_add_char(out, '\n');
	else
		to_the_right(telling, start, width);
	text_add_slice(out, text_slice(&stakes));
	text_add_string(out, "\n\n");
	out->failed = out->failed || stakes.failed;
	text_free(&stakes);
}

/* -- tables --------------------------------------------------------------------- */

/* Rows laid out on a screen. */
static void add_table(const struct telling *telling, const struct rows_name *names, size_t count,
	struct slice rows)
{
	struct screen_table table;
	struct text laid = {0};

	if (!telling->screen) {
		for (size_t i = 0; i < count; i++) {
			text_add_string(telling->out, i ? "\t" : "");
			text_add_string(telling->out, names[i].name);
		}
		end_line(telling);
		text_add_slice(telling->out, rows);
		return;
	}
	screen_table_init(&table, names, count, telling->replay->settings.columns, *names->name,
		telling->colour);
	screen_table_add(&table, rows, &laid);
	text_add_slice(telling->out, text_slice(&laid));
	telling->out->failed = telling->out->failed || laid.failed;
	text_free(&laid);
}

/* "button, small blind", "cutoff", "straddles 20". */
static void add_position(const struct telling *telling, int seat, struct text *out)
{
	static const char *const posts[] = {
		[HAND_POSTS_NOTHING] = "",
		[HAND_POSTS_SMALL_BLIND] = "small blind",
		[HAND_POSTS_BIG_BLIND] = "big blind",
		[HAND_POSTS_STRADDLE] = "straddles ",
		[HAND_POSTS_LIVE] = "posts ",
	};
	const struct hand_position position = hand_position(&telling->hand->setup, seat);

	text_add_string(out, position.button ? "button" : position.name);
	text_add_string(out, position.button && position.post ? ", " : "");
	text_add_string(out, posts[position.post]);
	if (position.post == HAND_POSTS_STRADDLE || position.post == HAND_POSTS_LIVE)
		add_amount(telling, out, position.posted);
}

static void tell_seats(const struct telling *telling)
{
	static const struct rows_name names[] = {{"seat", ROWS_NUMBER}, {"player", ROWS_STRING},
		{"stack", ROWS_NUMBER}, {"position", ROWS_STRING}};
	const struct hand_record *hand = telling->hand;
	struct text rows = {0};

	for (int i = 0; i < hand->setup.seats; i++) {
		text_add_uint(&rows,
			(uint64_t)(hand->seat_number[i] ? hand->seat_number[i] : i + 1));
		text_add_char(&rows, '\t');
		replay_add_name(&rows, hand, i);
		text_add_char(&rows, '\t');
		add_column_amount(telling, &rows, hand->setup.stack[i]);
		text_add_char(&rows, '\t');
		add_position(telling, i, &rows);
		text_add_char(&rows, '\n');
	}
	add_table(telling, names, 4, text_slice(&rows));
	end_line(telling);
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

/* "  Phil Ivey holds Ac 2d, Tom Dwan 7h 6h", over as many lines as it takes. */
static void tell_holes(struct telling *telling)
{
	const struct table *table = &telling->play->table;
	size_t start = 0;
	bool any = false;

	for (int i = 0; i < table->seats; i++) {
		const struct seat *seat = &table->seat[i];
		size_t name = slice_columns(telling->hand->player[i]);

		if (!any_known(seat) || (telling->hero != REPLAY_ALL && telling->hero != i))
			continue;
		telling->seen |= (seat_set)(is_known(seat) ? 1 : 0) << i;
		if (any && telling->screen &&
			columns_from(telling->out, start) + name + 9 >
				telling->replay->settings.columns) {
			text_add_string(telling->out, ",\n");
			start = telling->out->length;
			begin_line(telling);
		} else if (any) {
			text_add_string(telling->out, ", ");
		} else {
			start = telling->out->length;
			begin_line(telling);
		}
		add_name(telling, i);
		text_add_string(telling->out, any ? " " : " holds ");
		add_cards(telling, seat->card, seat->cards);
		any = true;
	}
	if (any)
		end_line(telling);
}

/* "flop  Jc 3d 5c          pot 49,500". */
static void tell_street(struct telling *telling)
{
	const struct table *table = &telling->play->table;
	const int street = telling->street < 0 ? 0 : telling->play->step.street_before;
	struct text *out = telling->out, pot = {0};
	size_t start = out->length;

	telling->street = street;
	text_add_string(out, screen_bold(telling->colour));
	text_add_string(out, table->variant->street[street].name);
	text_add_string(out, screen_plain(telling->colour));
	if (table->board_count) {
		size_t used = columns_from(out, start);

		if (telling->screen)
			text_add_repeated(out, ' ', used < 6 ? 6 - used : 2);
		else
			text_add_char(out, '\t');
		add_cards(telling, table->board, table->board_count);
	}
	text_add_string(&pot, "pot ");
	add_amount(telling, &pot, table->pot);
	to_the_right(telling, start, slice_columns(text_slice(&pot)));
	text_add_slice(out, text_slice(&pot));
	end_line(telling);
	out->failed = out->failed || pot.failed;
	text_free(&pot);
	if (street == 0)
		tell_holes(telling);
}

/* The players whose whole stack went into forced bets. */
static void tell_short_blinds(const struct telling *telling)
{
	const struct table *table = &telling->play->table;

	for (int i = 0; i < table->seats; i++) {
		const struct seat *seat = &table->seat[i];

		if (!seat->all_in)
			continue;
		begin_deed(telling, i);
		text_add_string(telling->out, "posts ");
		add_amount(telling, telling->out, seat->ante + seat->street);
		text_add_string(telling->out, ", all in\n");
	}
}

/* -- deeds ---------------------------------------------------------------------- */

static void tell_bet(const struct telling *telling)
{
	static const char *const words[] = {
		[HAND_FOLDS] = "folds",
		[HAND_CHECKS] = "checks",
		[HAND_CALLS] = "calls ",
		[HAND_BETS] = "bets ",
		[HAND_RAISES] = "raises to ",
	};
	const struct hand_step *step = &telling->play->step;
	struct text *out = telling->out;

	begin_deed(telling, step->action->seat);
	text_add_string(out, words[step->deed]);
	if (step->deed == HAND_CALLS)
		add_amount(telling, out, step->paid);
	else if (step->deed == HAND_BETS || step->deed == HAND_RAISES)
		add_amount(telling, out, step->action->amount);
	if (step->all_in)
		text_add_string(out, ", all in");
	end_line(telling);
}

/* Cards that the reader has already seen are not shown again. */
static void tell_show(struct telling *telling)
{
	const struct action *action = telling->play->step.action;
	const struct seat *seat = &telling->play->table.seat[action->seat];
	const seat_set bit = (seat_set)1 << action->seat;

	if (action->act == ACT_MUCK) {
		begin_deed(telling, action->seat);
		text_add_string(telling->out, "mucks\n");
		return;
	}
	if (telling->seen & bit || !any_known(seat))
		return;
	begin_deed(telling, action->seat);
	text_add_string(telling->out, "shows ");
	if (action->count)
		add_cards(telling, action->card, action->count);
	else
		add_cards(telling, seat->card, seat->cards);
	end_line(telling);
	telling->seen |= is_known(seat) ? bit : 0;
}

static void tell_returned(const struct telling *telling)
{
	const struct table *table = &telling->play->table;

	begin_line(telling);
	text_add_string(telling->out, "uncalled ");
	add_amount(telling, telling->out, table->returned);
	text_add_string(telling->out, " returned to ");
	add_name(telling, table->returned_to);
	end_line(telling);
}

static void tell_action(struct telling *telling)
{
	const struct hand_play *play = telling->play;
	const struct table *table = &play->table;

	switch (play->step.action->act) {
	case ACT_DEAL_BOARD:
		if (table->phase != PHASE_DEAL_BOARD || table->street != play->step.street_before)
			tell_street(telling);
		break;
	case ACT_DEAL_HOLE:
		if (table->phase != PHASE_DEAL_HOLE && telling->street < 0) {
			tell_street(telling);
			tell_short_blinds(telling);
		}
		break;
	case ACT_SHOW:
	case ACT_MUCK:
		tell_show(telling);
		break;
	default:
		tell_bet(telling);
		break;
	}
	if (play->step.returned)
		tell_returned(telling);
}

/* -- equities ------------------------------------------------------------------- */

/* "  equity Phil Ivey 54.21%, Tom Dwan 45.79%", when they have changed. */
static void tell_equities(struct telling *telling)
{
	const struct table *table = &telling->play->table;
	const double *equity;
	bool news, any = false;

	if (!telling->replay->odds ||
		(table->phase != PHASE_BET && table->phase != PHASE_DEAL_BOARD) ||
		!replay_odds_at(telling->replay->odds, table, &equity, &news) || !news)
		return;
	begin_line(telling);
	text_add_string(telling->out, screen_dim(telling->colour));
	text_add_string(telling->out, "equity ");
	for (int i = 0; i < table->seats; i++) {
		if (table->seat[i].folded)
			continue;
		text_add_string(telling->out, any ? ", " : "");
		add_name(telling, i);
		text_add_char(telling->out, ' ');
		text_add_fixed(telling->out, 100 * equity[i], 2);
		text_add_char(telling->out, '%');
		any = true;
	}
	text_add_string(telling->out, screen_plain(telling->colour));
	end_line(telling);
}

static void mind_all_in(struct telling *telling)
{
	if (telling->replay->odds && !telling->expects && telling->play->table.runout)
		telling->expects = replay_odds_all_in(telling->replay->odds, &telling->play->table,
			telling->expected);
}

/* -- the end -------------------------------------------------------------------- */

static chips won_by(const struct telling *telling, int seat)
{
	return hand_play_settlement(telling->play)->gets[seat];
}

/* What a player's cards make. Returns false when that is not known, or not seen by the reader. */
static bool add_hand_name(const struct telling *telling, int seat, struct text *out)
{
	score value;

	if (!hand_play_value(telling->play, seat, &value))
		return false;
	telling->play->table.variant->evaluator->describe(out, value);
	return true;
}

static void add_result_row(const struct telling *telling, int seat, struct text *rows)
{
	chips won = won_by(telling, seat);

	begin_line(&(struct telling){.out = rows, .screen = telling->screen});
	replay_add_name(rows, telling->hand, seat);
	text_add_char(rows, '\t');
	add_hand_name(telling, seat, rows);
	if (won > 0) {
		text_add_string(rows, "\twins ");
		add_amount(telling, rows, won);
	} else if (!telling->screen) {
		text_add_char(rows, '\t');
	}
	text_add_char(rows, '\n');
}

/* "  Tom Dwan wins 30", when no hands had to be compared. */
static bool tell_only_winner(const struct telling *telling)
{
	const struct table *table = &telling->play->table;

	if (table->in - table->mucks > 1)
		return false;
	for (int i = 0; i < table->seats; i++) {
		if (won_by(telling, i) == 0)
			continue;
		begin_deed(telling, i);
		text_add_string(telling->out, "wins ");
		add_amount(telling, telling->out, won_by(telling, i));
		end_line(telling);
	}
	return true;
}

/* "  Tom Dwan   seven-high straight   wins 1,109,500"; the player who wins most comes first. */
static void tell_showdown(const struct telling *telling)
{
	static const struct rows_name names[] = {{"", ROWS_STRING}, {"", ROWS_STRING},
		{"", ROWS_STRING}};
	const struct table *table = &telling->play->table;
	struct text rows = {0};
	seat_set left = 0;

	if (tell_only_winner(telling))
		return;
	for (int i = 0; i < table->seats; i++)
		left |= (seat_set)(!table->seat[i].folded &&
				   (!table->seat[i].mucked || won_by(telling, i) > 0))
			<< i;
	while (left) {
		int next = 0;

		while (!(left >> next & 1))
			next++;
		for (int i = next + 1; i < table->seats; i++)
			if (left >> i & 1 && won_by(telling, i) > won_by(telling, next))
				next = i;
		add_result_row(telling, next, &rows);
		left &= ~((seat_set)1 << next);
	}
	if (telling->screen)
		add_table(telling, names, 3, text_slice(&rows));
	else
		text_add_slice(telling->out, text_slice(&rows));
	telling->out->failed = telling->out->failed || rows.failed;
	text_free(&rows);
}

/* "alice, bob". */
static void add_names(const struct telling *telling, seat_set seats)
{
	bool any = false;

	for (int i = 0; seats >> i; i++)
		if (seats >> i & 1) {
			text_add_string(telling->out, any ? ", " : "");
			add_name(telling, i);
			any = true;
		}
}

/* "  main pot 510 for p1, p2, p3: p3 wins 510", when there are several pots. */
static void tell_pots(const struct telling *telling)
{
	const struct settlement *settlement = hand_play_settlement(telling->play);
	const struct pots *pots = &settlement->pots;
	struct text *out = telling->out;

	for (int i = 0; pots->count > 1 && i < pots->count; i++) {
		const struct pot_award *award = &settlement->award[i];
		bool any = false;

		begin_line(telling);
		text_add_string(out, i ? "side pot " : "main pot ");
		add_amount(telling, out, pots->pot[i].amount);
		text_add_string(out, " for ");
		add_names(telling, pots->pot[i].contenders);
		text_add_string(out, ": ");
		for (int s = 0; s < pots->seats; s++) {
			if (!(award->winners >> s & 1))
				continue;
			text_add_string(out, any ? ", " : "");
			add_name(telling, s);
			text_add_string(out, " wins ");
			add_amount(telling, out, award->share[s] + award->odd[s]);
			any = true;
		}
		end_line(telling);
	}
}

static void add_net(const struct telling *telling, struct text *out, chips net)
{
	if (net < 0)
		text_add_string(out,
			telling->screen && telling->notation == CARD_UNICODE ? "−" : "-");
	else
		text_add_string(out, net > 0 ? "+" : "");
	add_column_amount(telling, out, net < 0 ? -net : net);
}

static void add_end_row(const struct telling *telling, int seat, struct text *rows)
{
	const struct table *table = &telling->play->table;
	chips start = telling->hand->setup.stack[seat], end = table->seat[seat].stack;

	replay_add_name(rows, telling->hand, seat);
	text_add_char(rows, '\t');
	add_column_amount(telling, rows, start);
	text_add_char(rows, '\t');
	add_column_amount(telling, rows, end);
	text_add_char(rows, '\t');
	add_net(telling, rows, hand_play_net(telling->play, seat));
	if (telling->expects) {
		text_add_char(rows, '\t');
		if (end != CHIPS_UNKNOWN)
			add_net(telling, rows, (chips)llround(telling->expected[seat]) - start);
	}
	text_add_char(rows, '\n');
}

/* Winners come first, then the others in the order of the seats. */
static void tell_stacks(const struct telling *telling)
{
	static const struct rows_name names[] = {{"player", ROWS_STRING}, {"start", ROWS_NUMBER},
		{"end", ROWS_NUMBER}, {"net", ROWS_NUMBER}, {"expected", ROWS_NUMBER}};
	const struct table *table = &telling->play->table;
	struct text rows = {0};

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < table->seats; i++)
			if ((won_by(telling, i) > 0) != pass)
				add_end_row(telling, i, &rows);
	end_line(telling);
	add_table(telling, names, telling->expects ? 5 : 4, text_slice(&rows));
	telling->out->failed = telling->out->failed || rows.failed;
	text_free(&rows);
}

static void tell_end(const struct telling *telling)
{
	const struct hand_play *play = telling->play;

	if (play->end == HAND_OVER) {
		tell_showdown(telling);
		tell_pots(telling);
		tell_stacks(telling);
		return;
	}
	begin_line(telling);
	text_add_string(telling->out,
		play->end == HAND_UNSETTLED
			? "it is not known who wins: that depends on unknown cards\n"
			: "the hand stops here\n");
}

/* -- for the picture ------------------------------------------------------------ */

static struct telling words_for(struct replay *replay, struct text *out)
{
	return (struct telling){.replay = replay,
		.hand = &replay->hands.hand,
		.play = &replay->play,
		.out = out,
		.screen = true,
		.notation = replay->settings.writes,
		.hero = replay_find_seat(replay)};
}

void replay_add_title(struct replay *replay, size_t width, struct text *out)
{
	struct telling telling = words_for(replay, out);

	struct text stakes = {0};

	add_title(&telling);
	add_stakes(&telling, &stakes);
	if (slice_columns(text_slice(out)) + 3 + slice_columns(text_slice(&stakes)) <= width) {
		text_add_string(out, "   ");
		text_add_slice(out, text_slice(&stakes));
	}
	text_free(&stakes);
}

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

void replay_say(struct replay *replay, struct text *out)
{
	struct telling telling = words_for(replay, out);
	const struct action *action = replay->play.step.action;

	if (action->act == ACT_DEAL_HOLE) {
		text_add_string(out, "cards are dealt");
	} else if (action->act == ACT_DEAL_BOARD) {
		text_add_string(out, "the ");
		text_add_string(out,
			replay->play.table.variant->street[replay->play.step.street_before].name);
		text_add_string(out, ": ");
		add_cards(&telling, action->card, action->count);
	} else {
		tell_action(&telling);
	}
	join_lines(out);
}

void replay_say_end(struct replay *replay, struct text *out)
{
	const struct table *table = &replay->play.table;
	struct telling telling = words_for(replay, out);
	struct text name = {0};
	bool any = false;

	if (replay->play.end != HAND_OVER) {
		tell_end(&telling);
		join_lines(out);
		return;
	}
	for (int i = 0; i < table->seats; i++) {
		if (won_by(&telling, i) == 0)
			continue;
		text_add_string(out, any ? ", " : "");
		add_name(&telling, i);
		text_add_string(out, " wins ");
		add_amount(&telling, out, won_by(&telling, i));
		text_clear(&name);
		if (add_hand_name(&telling, i, &name)) {
			text_add_string(out, " with ");
			text_add_slice(out, text_slice(&name));
		}
		any = true;
	}
	text_free(&name);
}

bool replay_tell(struct replay *replay)
{
	struct hand_play *play = &replay->play;
	struct telling telling = {.replay = replay,
		.hand = &replay->hands.hand,
		.play = play,
		.out = &replay->job->out,
		.screen = replay->settings.screen,
		.colour = replay->settings.colour,
		.notation = replay->settings.writes,
		.hero = replay_find_seat(replay),
		.street = -1};
	const size_t start = replay->job->out.length;

	if (replay->odds)
		replay_odds_hand(replay->odds, telling.hand, replay->house);
	if (!hand_play_begin(play, telling.hand, replay->house))
		return false;
	if (replay->count)
		end_line(&telling);
	tell_title(&telling);
	tell_seats(&telling);
	while (hand_play_next(play)) {
		tell_action(&telling);
		tell_equities(&telling);
		mind_all_in(&telling);
	}
	if (hand_play_end(play))
		tell_end(&telling);
	if (telling.screen)
		wrap_lines(&telling, start);
	return !play->faulty;
}
