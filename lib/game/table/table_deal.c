/* Streets: which cards are due, and how they are dealt. */
#include "game/table/table_inside.h"

/* Sets what is due on a street that is beginning. */
void table_deal_begin(struct table *table)
{
	const struct variant_street *street = table_street(table);

	if (street->hole > 0) {
		table->phase = PHASE_DEAL_HOLE;
		table->due = street->hole * table->in;
	} else {
		table->phase = PHASE_DEAL_BOARD;
		table->due = street->board;
	}
}

void table_deal_next(struct table *table)
{
	if (table->street + 1 == table->variant->streets) {
		table_show_begin(table);
		return;
	}
	table->street++;
	table_deal_begin(table);
}

/* The number of cards that a player has still to get by the end of this street. */
static int hole_due(const struct table *table, const struct seat *seat)
{
	int due = -seat->cards;

	for (int i = 0; i <= table->street; i++)
		due += table->variant->street[i].hole;
	return due;
}

void table_deal_check(const struct table *table, const struct action *action, struct verdict *out)
{
	const bool hole = action->act == ACT_DEAL_HOLE;
	card_set seen = table->seen;
	int due;

	if (table->phase != (hole ? PHASE_DEAL_HOLE : PHASE_DEAL_BOARD)) {
		out->fault = TABLE_NOT_DUE;
		return;
	}
	if (hole && table->seat[action->seat].folded) {
		out->fault = TABLE_FOLDED;
		return;
	}
	due = hole ? hole_due(table, &table->seat[action->seat]) : table->due;
	if (action->count < 1 || action->count > due) {
		out->fault = TABLE_CARD_COUNT;
		out->least = due;
		return;
	}
	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c == CARD_UNKNOWN)
			continue;
		if (seen & card_bit(c)) {
			out->fault = TABLE_CARD_TWICE;
			out->card = c;
			return;
		}
		seen |= card_bit(c);
	}
}

bool table_deal_apply(struct table *table, const struct action *action)
{
	const struct variant_street *street = table_street(table);

	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c != CARD_UNKNOWN)
			table->seen |= card_bit(c);
		if (action->act == ACT_DEAL_HOLE) {
			struct seat *seat = &table->seat[action->seat];

			seat->card[seat->cards++] = c;
		} else {
			table->board[table->board_count++] = c;
		}
	}
	table->due -= action->count;
	if (table->due > 0)
		return false;
	if (table->phase == PHASE_DEAL_HOLE && street->board > 0) {
		table->phase = PHASE_DEAL_BOARD;
		table->due = street->board;
		return false;
	}
	return true;
}
