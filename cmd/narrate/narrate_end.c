/* The end of a narration: the hands shown, the pots and the final stacks. */
#include "narrate_internal.h"

#include <math.h>

chips narrate_won_by(const struct narration *narration, int seat)
{
	return hand_play_settlement(narration->play)->gets[seat];
}

/* Appends the name of a player's hand, per board if there are several. Returns false if it is
 * unknown or hidden from the reader. */
bool narrate_add_hand_name(const struct narration *narration, int seat, unsigned halves,
	struct text *out)
{
	const struct table *table = &narration->play->table;
	const struct game *game = table->variant->game;
	const struct evaluator *const types[POT_HALVES] = {game->evaluator, game->low};
	const int boards = table_boards_seen(table);
	bool named = false;

	for (int b = 0; b < boards; b++) {
		score value[POT_HALVES];
		bool any = false;

		if (!hand_play_value(narration->play, b, seat, value))
			return named;
		text_add_string(out, b ? " / " : "");
		for (int half = 0; half < POT_HALVES; half++) {
			if (!(halves >> half & 1) || !value[half])
				continue;
			text_add_string(out, any ? "; " : "");
			order_describe(types[half]->order, out, value[half]);
			named = any = true;
		}
	}
	return named;
}

bool narrate_add_made(const struct narration *narration, int seat, struct text *out)
{
	return narrate_add_hand_name(narration, seat, NARRATE_BOTH, out);
}

enum { NOBODY = -1 };

/* A seat's winnings from some pots, in the parts that are these halves; NOBODY: the sizes of those
 * parts. */
static chips won_in(const struct settlement *settlement, int from, int to, unsigned halves,
	int seat)
{
	chips won = 0;

	for (int i = from; i < to; i++)
		for (int p = 0; p < settlement->award[i].count; p++) {
			const struct pot_part *part = &settlement->award[i].part[p];

			if (part->halves == halves)
				won += seat == NOBODY ? part->amount : pots_part_gets(part, seat);
		}
	return won;
}

/* Texts for the kinds of parts of pots. */
static const struct {
	unsigned halves;
	const char *name;
} kinds[] = {{NARRATE_HIGH, " high"}, {NARRATE_LOW, " low"}, {NARRATE_BOTH, " high and low"}};

enum { KINDS = sizeof kinds / sizeof *kinds };

unsigned narrate_halves_won(const struct narration *narration, int seat)
{
	const struct settlement *settlement = hand_play_settlement(narration->play);
	unsigned halves = 0;

	for (int kind = 0; kind < KINDS; kind++)
		if (won_in(settlement, 0, settlement->pots.count, kinds[kind].halves, seat))
			halves |= kinds[kind].halves;
	return halves;
}

/* Appends a seat's winnings from these pots, without the parts in the halves `but`: "wins 152
 * high", "wins 16 (6 high, 10 low)". Names the halves only if one of the pots had a low. */
static void add_won_of(const struct narration *narration, int from, int to, int seat, unsigned but,
	struct text *out)
{
	const struct settlement *settlement = hand_play_settlement(narration->play);
	const bool lows = won_in(settlement, from, to, NARRATE_LOW, NOBODY) ||
			  won_in(settlement, from, to, NARRATE_BOTH, NOBODY);
	chips part[KINDS], won = 0;
	int count = 0, more = 0;

	for (int kind = 0; kind < KINDS; kind++) {
		part[kind] = kinds[kind].halves == but
				     ? 0
				     : won_in(settlement, from, to, kinds[kind].halves, seat);
		won += part[kind];
		count += part[kind] > 0;
	}
	text_add_string(out, "wins ");
	if (!lows || count != 1)
		narrate_add_amount(narration, out, won);
	if (!lows)
		return;
	text_add_string(out, count > 1 ? " (" : "");
	for (int kind = 0; kind < KINDS; kind++) {
		if (!part[kind])
			continue;
		text_add_string(out, more++ ? ", " : "");
		narrate_add_amount(narration, out, part[kind]);
		text_add_string(out, kinds[kind].name);
	}
	text_add_string(out, count > 1 ? ")" : "");
}

void narrate_add_won(const struct narration *narration, int seat, struct text *out)
{
	add_won_of(narration, 0, hand_play_settlement(narration->play)->pots.count, seat, 0, out);
}

static void begin_result_row(const struct narration *narration, struct text *rows)
{
	narrate_begin_line(&(struct narration){.out = rows, .screen = narration->screen});
}

/* Adds the high hand with its winnings and, below it, the low hand. */
static void add_result_rows(const struct narration *narration, int seat, struct text *rows)
{
	const int pots = hand_play_settlement(narration->play)->pots.count;
	const unsigned won = narrate_halves_won(narration, seat);
	const chips low = won_in(hand_play_settlement(narration->play), 0, pots, NARRATE_LOW, seat);

	begin_result_row(narration, rows);
	narrate_add_player(rows, narration->hand, seat);
	text_add_char(rows, '\t');
	narrate_add_hand_name(narration, seat, NARRATE_HIGH, rows);
	if (won & NARRATE_HIGH) {
		text_add_char(rows, '\t');
		add_won_of(narration, 0, pots, seat, NARRATE_LOW, rows);
	}
	text_add_char(rows, '\n');
	begin_result_row(narration, rows);
	text_add_char(rows, '\t');
	narrate_add_hand_name(narration, seat, NARRATE_LOW, rows);
	if (low > 0) {
		text_add_string(rows, "\twins ");
		narrate_add_amount(narration, rows, low);
		text_add_string(rows, " low");
	}
	text_add_char(rows, '\n');
}

static bool has_low(const struct narration *narration, int seat)
{
	score value[POT_HALVES];

	for (int b = 0; b < table_boards_seen(&narration->play->table); b++)
		if (hand_play_value(narration->play, b, seat, value) && value[POT_LOW])
			return true;
	return false;
}

/* Prints "  Tom Dwan wins 30" if no hands were compared. */
static bool narrate_only_winner(const struct narration *narration)
{
	const struct table *table = &narration->play->table;

	if (table->in - table->mucks > 1)
		return false;
	for (int i = 0; i < table->seats; i++) {
		if (narrate_won_by(narration, i) == 0)
			continue;
		narrate_begin_action(narration, i);
		text_add_string(narration->out, "wins ");
		narrate_add_amount(narration, narration->out, narrate_won_by(narration, i));
		narrate_end_line(narration);
	}
	return true;
}

/* Prints "  Tom Dwan   seven-high straight   wins 1,109,500", the largest winnings first. */
static void narrate_showdown(const struct narration *narration)
{
	static const struct rows_name names[] = {{"", ROWS_STRING}, {"", ROWS_STRING},
		{"", ROWS_STRING}};
	const struct table *table = &narration->play->table;
	struct text rows = {0};
	seat_set left = 0;

	if (narrate_only_winner(narration))
		return;
	for (int i = 0; i < table->seats; i++)
		left |= (seat_set)(!table->seat[i].folded &&
				   (!table->seat[i].mucked || narrate_won_by(narration, i) > 0))
			<< i;
	while (left) {
		int next = 0;

		while (!(left >> next & 1))
			next++;
		for (int i = next + 1; i < table->seats; i++)
			if (left >> i & 1 &&
				narrate_won_by(narration, i) > narrate_won_by(narration, next))
				next = i;
		if (narration->screen && has_low(narration, next))
			add_result_rows(narration, next, &rows);
		else {
			chips won = narrate_won_by(narration, next);

			begin_result_row(narration, &rows);
			narrate_add_player(&rows, narration->hand, next);
			text_add_char(&rows, '\t');
			narrate_add_hand_name(narration, next, NARRATE_BOTH, &rows);
			if (won > 0) {
				text_add_char(&rows, '\t');
				narrate_add_won(narration, next, &rows);
			} else if (!narration->screen) {
				text_add_char(&rows, '\t');
			}
			text_add_char(&rows, '\n');
		}
		left &= ~((seat_set)1 << next);
	}
	if (narration->screen)
		narrate_add_table(narration, names, 3, text_slice(&rows));
	else
		text_add_slice(narration->out, text_slice(&rows));
	narration->out->failed = narration->out->failed || rows.failed;
	text_free(&rows);
}

/* Appends "alice, bob". */
static void add_names(const struct narration *narration, seat_set seats)
{
	bool any = false;

	for (int i = 0; seats >> i; i++)
		if (seats >> i & 1) {
			text_add_string(narration->out, any ? ", " : "");
			narrate_add_name(narration, i);
			any = true;
		}
}

void narrate_pots(const struct narration *narration)
{
	const struct settlement *settlement = hand_play_settlement(narration->play);
	const struct pots *pots = &settlement->pots;
	struct text *out = narration->out;

	for (int i = 0; pots->count > 1 && i < pots->count; i++) {
		const struct pot_award *award = &settlement->award[i];
		bool any = false;

		narrate_begin_line(narration);
		text_add_string(out, i ? "side pot " : "main pot ");
		narrate_add_amount(narration, out, pots->pot[i].amount);
		text_add_string(out, " for ");
		add_names(narration, pots->pot[i].contenders);
		text_add_string(out, ": ");
		for (int s = 0; s < pots->seats; s++) {
			if (!(award->winners >> s & 1))
				continue;
			text_add_string(out, any ? ", " : "");
			narrate_add_name(narration, s);
			text_add_char(out, ' ');
			add_won_of(narration, i, i + 1, s, 0, out);
			any = true;
		}
		narrate_end_line(narration);
	}
}

void narrate_add_net(const struct narration *narration, struct text *out, chips net)
{
	if (net < 0)
		text_add_string(out,
			narration->screen && narration->notation == CARD_UNICODE ? "−" : "-");
	else
		text_add_string(out, net > 0 ? "+" : "");
	narrate_add_column_amount(narration, out, net < 0 ? -net : net);
}

/* Adds a cell with an amount of prize money, with a sign if it is a difference. */
static void add_prize_money(const struct narration *narration, struct text *rows, double amount,
	bool signs)
{
	enum { DIGITS = 2 };

	text_add_char(rows, '\t');
	if (signs && amount > 0)
		text_add_char(rows, '+');
	if (amount < 0) {
		text_add_string(rows,
			narration->screen && narration->notation == CARD_UNICODE ? "−" : "-");
		amount = -amount;
	}
	text_add_fixed(rows, amount, DIGITS);
}

/* Adds a player's row: stacks and net result and, if they are known, the expected net result and
 * prize money. */
static void add_stack_row(const struct narration *narration, int seat, struct text *rows)
{
	const chips start = narration->hand->setup.stack[seat],
		    end = narration->play->table.seat[seat].stack;

	narrate_add_player(rows, narration->hand, seat);
	text_add_char(rows, '\t');
	narrate_add_column_amount(narration, rows, start);
	text_add_char(rows, '\t');
	narrate_add_column_amount(narration, rows, end);
	text_add_char(rows, '\t');
	narrate_add_net(narration, rows, hand_play_net(narration->play, seat));
	if (narration->expects) {
		text_add_char(rows, '\t');
		if (end != CHIPS_UNKNOWN)
			narrate_add_net(narration, rows,
				(chips)llround(narration->expected[seat]) - start);
	}
	if (narration->priced) {
		const struct stats_worth *const worth = &narration->priced->seat[seat].worth;

		add_prize_money(narration, rows, worth->before, false);
		add_prize_money(narration, rows, worth->after, false);
		add_prize_money(narration, rows, worth->after - worth->before, true);
		if (narration->priced->all_in)
			add_prize_money(narration, rows, worth->expected - worth->before, true);
	}
	text_add_char(rows, '\n');
}

/* Prints the winners first, then the others in seat order. */
static void narrate_stacks(const struct narration *narration)
{
	enum { COLUMNS_MAX = 9 };
	struct rows_name names[COLUMNS_MAX] = {{"player", ROWS_STRING}, {"start", ROWS_NUMBER},
		{"end", ROWS_NUMBER}, {"net", ROWS_NUMBER}};
	size_t columns = 4;
	struct text rows = {0};

	if (narration->expects)
		names[columns++] = (struct rows_name){"expected", ROWS_NUMBER};
	if (narration->priced) {
		names[columns++] = (struct rows_name){"icm start", ROWS_NUMBER};
		names[columns++] = (struct rows_name){"icm end", ROWS_NUMBER};
		names[columns++] = (struct rows_name){"icm net", ROWS_NUMBER};
	}
	if (narration->priced && narration->priced->all_in)
		names[columns++] = (struct rows_name){"icm EV", ROWS_NUMBER};
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < narration->play->table.seats; i++)
			if ((narrate_won_by(narration, i) > 0) != pass)
				add_stack_row(narration, i, &rows);
	narrate_end_line(narration);
	narrate_add_table(narration, names, columns, text_slice(&rows));
	narration->out->failed = narration->out->failed || rows.failed;
	text_free(&rows);
}

void narrate_end(const struct narration *narration)
{
	const struct hand_play *play = narration->play;

	if (play->end == HAND_OVER) {
		narrate_showdown(narration);
		narrate_pots(narration);
		narrate_stacks(narration);
		return;
	}
	narrate_begin_line(narration);
	text_add_string(narration->out,
		play->end == HAND_UNSETTLED
			? "it is not known who wins: that depends on unknown cards\n"
			: "the hand stops here\n");
}
