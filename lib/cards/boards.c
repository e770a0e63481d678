#include "cards/boards.h"

#include <string.h>

/* Splits the piece at its slashes; returns the number of pieces, of which `out` has space for
 * BOARDS_MAX. */
static int cut(struct slice piece, struct slice out[BOARDS_MAX])
{
	int count = 0;

	for (;;) {
		const char *slash = piece.length ? memchr(piece.bytes, '/', piece.length) : NULL;
		const size_t length = slash ? (size_t)(slash - piece.bytes) : piece.length;

		if (count < BOARDS_MAX)
			out[count] = slice_trim((struct slice){piece.bytes, length});
		count++;
		if (!slash)
			return count;
		piece.bytes += length + 1;
		piece.length -= length + 1;
	}
}

static void put(struct cards *to, const struct cards *from, int i)
{
	to->set |= card_bit(from->list[i]);
	to->list[to->count] = from->list[i];
	to->at[to->count] = from->at[i];
	to->size[to->count++] = from->size[i];
}

/* Inserts the cards that a later run shares with the first run before those that it lists. */
static void complete_run(const struct cards *first, struct cards *run)
{
	const struct cards own = *run;

	if (own.list[0] == first->list[0] || own.count >= first->count)
		return;
	run->count = 0;
	run->set = 0;
	for (int i = 0; i < first->count - own.count; i++)
		put(run, first, i);
	for (int i = 0; i < own.count; i++)
		put(run, &own, i);
}

/* Checks that a board has no card of an earlier one, except the first cards of runs. */
static status_code check_apart(const struct cards *earlier, const struct cards *board, bool runs,
	struct fault *fault)
{
	int common = 0;

	while (runs && common < earlier->count && common < board->count &&
		earlier->list[common] == board->list[common])
		common++;
	for (int i = common; i < board->count; i++) {
		if (!(earlier->set & card_bit(board->list[i])))
			continue;
		fault_set(fault, STATUS_CARD_ELSEWHERE, board->at[i], board->size[i]);
		if (fault)
			fault->earlier = cards_place(earlier, board->list[i]);
		return STATUS_CARD_ELSEWHERE;
	}
	return STATUS_OK;
}

static status_code check_number(struct slice line, struct slice piece, int found,
	const struct boards_rule *rule, struct fault *fault)
{
	const int wanted = boards_count(rule);

	if (found == wanted || (found == 1 && rule->runs))
		return STATUS_OK;
	if (wanted == 1) {
		const char *slash = memchr(piece.bytes, '/', piece.length);

		return fault_at(fault, STATUS_ONE_BOARD, line, (struct slice){slash, 1});
	}
	fault_at(fault, STATUS_BOARDS_NUMBER, line, piece);
	if (fault) {
		fault->number = (size_t)found;
		fault->wanted = (size_t)wanted;
	}
	return STATUS_BOARDS_NUMBER;
}

status_code boards_read(struct slice line, struct slice piece, enum card_notation notation,
	const struct boards_rule *rule, struct cards *out, struct fault *fault)
{
	const int wanted = boards_count(rule);
	struct slice part[BOARDS_MAX];
	status_code status;
	int found;

	if (!piece.length) {
		for (int b = 0; b < wanted; b++)
			out[b].count = 0, out[b].set = 0;
		return STATUS_OK;
	}
	found = cut(piece, part);
	status = check_number(line, piece, found, rule, fault);
	for (int b = 0; !status && b < found; b++) {
		struct cards_reader reader = cards_reader_in(line, part[b], notation);

		if (!part[b].length && found > 1)
			return fault_at(fault, STATUS_BOARD_MISSING, line, part[b]);
		reader.commas = true;
		status = cards_reader_take(&reader, CARD_COUNT, &out[b], fault);
		if (!status && !out[b].count)
			status = fault_at(fault, STATUS_NO_CARDS, line, part[b]);
		if (!status && b && rule->runs)
			complete_run(&out[0], &out[b]);
		for (int earlier = 0; !status && earlier < b; earlier++)
			status = check_apart(&out[earlier], &out[b], rule->runs, fault);
	}
	for (int b = found; !status && b < wanted; b++)
		out[b] = out[0];
	return status;
}

void boards_all(const struct cards *boards, int count, struct cards *out)
{
	out->count = 0;
	out->set = 0;
	for (int b = 0; b < count; b++)
		for (int i = 0; i < boards[b].count; i++)
			if (!(out->set & card_bit(boards[b].list[i])))
				put(out, &boards[b], i);
}
