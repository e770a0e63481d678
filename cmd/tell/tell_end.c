/* What is told after the last deed: the hands that were shown, the pots and the final stacks. */
#include "tell_inside.h"

#include <math.h>

chips tell_won_by(const struct telling *telling, int seat)
{
	return hand_play_settlement(telling->play)->gets[seat];
}

/* What a player's cards make, on each of several boards. Returns false when that is not known, or
 * not seen by the reader. */
bool tell_add_hand_name(const struct telling *telling, int seat, unsigned halves, struct text *out)
{
	const struct table *table = &telling->play->table;
	const struct game *game = table->variant->game;
	const struct evaluator *const types[POT_HALVES] = {game->evaluator, game->low};
	const int boards = table_boards_seen(table);
	bool named = false;

	for (int b = 0; b < boards; b++) {
		score value[POT_HALVES];
		bool any = false;

		if (!hand_play_value(telling->play, b, seat, value))
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

bool tell_add_made(const struct telling *telling, int seat, struct text *out)
{
	return tell_add_hand_name(telling, seat, TELL_BOTH, out);
}

enum { NOBODY = -1 };

/* What a seat has won, of some pots, in the parts that are these halves; NOBODY: how large they
 * are. */
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

/* The parts of pots by what they are. */
static const struct {
	unsigned halves;
	const char *name;
} kinds[] = {{TELL_HIGH, " high"}, {TELL_LOW, " low"}, {TELL_BOTH, " high and low"}};

enum { KINDS = sizeof kinds / sizeof *kinds };

unsigned tell_halves_won(const struct telling *telling, int seat)
{
	const struct settlement *settlement = hand_play_settlement(telling->play);
	unsigned halves = 0;

	for (int kind = 0; kind < KINDS; kind++)
		if (won_in(settlement, 0, settlement->pots.count, kinds[kind].halves, seat))
			halves |= kinds[kind].halves;
	return halves;
}

/* What a seat has won of these pots, without the parts that are the halves `but`: "wins 152 high",
 * "wins 16 (6 high, 10 low)". The halves are said only if one of the pots had a low. */
static void add_won_of(const struct telling *telling, int from, int to, int seat, unsigned but,
	struct text *out)
{
	const struct settlement *settlement = hand_play_settlement(telling->play);
	const bool lows = won_in(settlement, from, to, TELL_LOW, NOBODY) ||
			  won_in(settlement, from, to, TELL_BOTH, NOBODY);
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
		tell_add_amount(telling, out, won);
	if (!lows)
		return;
	text_add_string(out, count > 1 ? " (" : "");
	for (int kind = 0; kind < KINDS; kind++) {
		if (!part[kind])
			continue;
		text_add_string(out, more++ ? ", " : "");
		tell_add_amount(telling, out, part[kind]);
		text_add_string(out, kinds[kind].name);
	}
	text_add_string(out, count > 1 ? ")" : "");
}

void tell_add_won(const struct telling *telling, int seat, struct text *out)
{
	add_won_of(telling, 0, hand_play_settlement(telling->play)->pots.count, seat, 0, out);
}

static void begin_result_row(const struct telling *telling, struct text *rows)
{
	tell_begin_line(&(struct telling){.out = rows, .screen = telling->screen});
}

/* The high hand with what it won and, below it, the low hand. */
static void add_result_rows(const struct telling *telling, int seat, struct text *rows)
{
	const int pots = hand_play_settlement(telling->play)->pots.count;
	const unsigned won = tell_halves_won(telling, seat);
	const chips low = won_in(hand_play_settlement(telling->play), 0, pots, TELL_LOW, seat);

	begin_result_row(telling, rows);
	tell_add_player(rows, telling->hand, seat);
	text_add_char(rows, '\t');
	tell_add_hand_name(telling, seat, TELL_HIGH, rows);
	if (won & TELL_HIGH) {
		text_add_char(rows, '\t');
		add_won_of(telling, 0, pots, seat, TELL_LOW, rows);
	}
	text_add_char(rows, '\n');
	begin_result_row(telling, rows);
	text_add_char(rows, '\t');
	tell_add_hand_name(telling, seat, TELL_LOW, rows);
	if (low > 0) {
		text_add_string(rows, "\twins ");
		tell_add_amount(telling, rows, low);
		text_add_string(rows, " low");
	}
	text_add_char(rows, '\n');
}

static bool has_low(const struct telling *telling, int seat)
{
	score value[POT_HALVES];

	for (int b = 0; b < table_boards_seen(&telling->play->table); b++)
		if (hand_play_value(telling->play, b, seat, value) && value[POT_LOW])
			return true;
	return false;
}

/* "  Tom Dwan wins 30", when no hands had to be compared. */
static bool tell_only_winner(const struct telling *telling)
{
	const struct table *table = &telling->play->table;

	if (table->in - table->mucks > 1)
		return false;
	for (int i = 0; i < table->seats; i++) {
		if (tell_won_by(telling, i) == 0)
			continue;
		tell_begin_deed(telling, i);
		text_add_string(telling->out, "wins ");
		tell_add_amount(telling, telling->out, tell_won_by(telling, i));
		tell_end_line(telling);
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
				   (!table->seat[i].mucked || tell_won_by(telling, i) > 0))
			<< i;
	while (left) {
		int next = 0;

		while (!(left >> next & 1))
			next++;
		for (int i = next + 1; i < table->seats; i++)
			if (left >> i & 1 && tell_won_by(telling, i) > tell_won_by(telling, next))
				next = i;
		if (telling->screen && has_low(telling, next))
			add_result_rows(telling, next, &rows);
		else {
			chips won = tell_won_by(telling, next);

			begin_result_row(telling, &rows);
			tell_add_player(&rows, telling->hand, next);
			text_add_char(&rows, '\t');
			tell_add_hand_name(telling, next, TELL_BOTH, &rows);
			if (won > 0) {
				text_add_char(&rows, '\t');
				tell_add_won(telling, next, &rows);
			} else if (!telling->screen) {
				text_add_char(&rows, '\t');
			}
			text_add_char(&rows, '\n');
		}
		left &= ~((seat_set)1 << next);
	}
	if (telling->screen)
		tell_add_table(telling, names, 3, text_slice(&rows));
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
			tell_add_name(telling, i);
			any = true;
		}
}

void tell_pots(const struct telling *telling)
{
	const struct settlement *settlement = hand_play_settlement(telling->play);
	const struct pots *pots = &settlement->pots;
	struct text *out = telling->out;

	for (int i = 0; pots->count > 1 && i < pots->count; i++) {
		const struct pot_award *award = &settlement->award[i];
		bool any = false;

		tell_begin_line(telling);
		text_add_string(out, i ? "side pot " : "main pot ");
		tell_add_amount(telling, out, pots->pot[i].amount);
		text_add_string(out, " for ");
		add_names(telling, pots->pot[i].contenders);
		text_add_string(out, ": ");
		for (int s = 0; s < pots->seats; s++) {
			if (!(award->winners >> s & 1))
				continue;
			text_add_string(out, any ? ", " : "");
			tell_add_name(telling, s);
			text_add_char(out, ' ');
			add_won_of(telling, i, i + 1, s, 0, out);
			any = true;
		}
		tell_end_line(telling);
	}
}

void tell_add_net(const struct telling *telling, struct text *out, chips net)
{
	if (net < 0)
		text_add_string(out,
			telling->screen && telling->notation == CARD_UNICODE ? "−" : "-");
	else
		text_add_string(out, net > 0 ? "+" : "");
	tell_add_column_amount(telling, out, net < 0 ? -net : net);
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
			if ((tell_won_by(telling, i) > 0) != pass) {
				chips start = telling->hand->setup.stack[i],
				      end = table->seat[i].stack;

				tell_add_player(&rows, telling->hand, i);
				text_add_char(&rows, '\t');
				tell_add_column_amount(telling, &rows, start);
				text_add_char(&rows, '\t');
				tell_add_column_amount(telling, &rows, end);
				text_add_char(&rows, '\t');
				tell_add_net(telling, &rows, hand_play_net(telling->play, i));
				if (telling->expects) {
					text_add_char(&rows, '\t');
					if (end != CHIPS_UNKNOWN)
						tell_add_net(telling, &rows,
							(chips)llround(telling->expected[i]) -
								start);
				}
				text_add_char(&rows, '\n');
			}
	tell_end_line(telling);
	tell_add_table(telling, names, telling->expects ? 5 : 4, text_slice(&rows));
	telling->out->failed = telling->out->failed || rows.failed;
	text_free(&rows);
}

void tell_end(const struct telling *telling)
{
	const struct hand_play *play = telling->play;

	if (play->end == HAND_OVER) {
		tell_showdown(telling);
		tell_pots(telling);
		tell_stacks(telling);
		return;
	}
	tell_begin_line(telling);
	text_add_string(telling->out,
		play->end == HAND_UNSETTLED
			? "it is not known who wins: that depends on unknown cards\n"
			: "the hand stops here\n");
}
