/* The settlements of felt.h. */
#include "api/api_lines.h"

#include "game/contributions.h"

#include <stdlib.h>
#include <string.h>

/* -- amounts ------------------------------------------------------------------------- */

int32_t felt_chips_parse(const char *text, size_t length, felt_chips *amount)
{
	const struct slice slice = {text, length};
	const int places = chips_places(slice, false);

	if (places >= 0 && !chips_parse(slice, false, places, amount))
		*amount = FELT_CHIPS_UNKNOWN;
	return places;
}

size_t felt_chips_print(felt_chips amount, int32_t places, int32_t grouped, char *out, size_t size)
{
	enum { AMOUNT_MAX = 48 };
	char bytes[AMOUNT_MAX];
	struct text text = text_over(bytes, sizeof bytes);

	if (places < 0 || places > CHIPS_PLACES_MAX)
		return api_copy_out(&text, out, size);
	(grouped ? chips_print_column : chips_print)(&text, amount, places);
	return api_copy_out(&text, out, size);
}

/* -- reading ------------------------------------------------------------------------- */

static struct slice slice_from(felt_text text)
{
	return (struct slice){text.bytes, text.length};
}

/* Makes words of entries. The board is that of the first entry that has one; another must be the
 * same. */
static status_code words_of(struct slice text, const felt_entry *entries, int32_t seats,
	struct contributions_words *words, struct fault *fault)
{
	words->count = seats > SEATS_MAX ? SEATS_MAX + 1 : seats;
	words->board = (struct slice){text.bytes, 0};
	for (int i = 0; i < words->count; i++) {
		const felt_entry *const entry = &entries[i];
		const struct slice board = slice_from(entry->board);

		words->seat[i] = (struct contribution_words){slice_from(entry->name),
			slice_from(entry->chips), slice_from(entry->state),
			slice_from(entry->hand)};
		if (!words->board.length)
			words->board = board;
		else if (board.length && !slice_same(words->board, board))
			return fault_at(fault, STATUS_OTHER_BOARD, text, board);
	}
	return STATUS_OK;
}

/* Makes the rules of lines. Returns false if an amount of the form is invalid. */
static bool rules_of(const felt_lines *lines, struct contributions_rules *rules, struct rake *rake)
{
	const felt_form *const form = &lines->form;
	const struct slice carried = slice_of(form->carried ? form->carried : "");
	felt_chips amount = 0;

	rake->cap = 0;
	rake->share = form->rake;
	rake->no_flop_no_drop = form->flop_only;
	*rules = (struct contributions_rules){.notation = lines->rules.notation,
		.game = lines->game,
		.several = lines->rules.several,
		.board = lines->rules.board,
		.carried = carried,
		.button = slice_of(form->button ? form->button : "")};
	if (form->rake_cap) {
		rules->places =
			felt_chips_parse(form->rake_cap, strlen(form->rake_cap), &rake->cap);
		if (rules->places < 0 || rake->cap == FELT_CHIPS_UNKNOWN || !rake->cap)
			return false;
	}
	return rake->share >= 0 && rake->share <= 10000 &&
	       (!carried.length || (felt_chips_parse(carried.bytes, carried.length, &amount) >= 0 &&
					   amount != FELT_CHIPS_UNKNOWN));
}

/* Checks the board that all lines have in common. */
static status_code check_board(const felt_lines *lines, struct fault *fault)
{
	for (int b = 0; lines->rules.board && b < lines->rules.several.count; b++) {
		const int count = lines->board[b].count;

		if (contributions_board_size(lines->game, count))
			continue;
		fault_set(fault,
			lines->game->board ? STATUS_CONTRIBUTION_BOARD
					   : STATUS_CONTRIBUTION_NO_BOARD,
			0, strlen(lines->form.board));
		fault->number = (size_t)count;
		return fault->status;
	}
	return STATUS_OK;
}

/* -- results ------------------------------------------------------------------------- */

static void write_cards(const struct cards *cards, felt_card *out)
{
	memcpy(out, cards->list, (size_t)cards->count);
	out[cards->count] = FELT_NO_CARD;
}

static void write_seats(const struct contributions *from, const struct contributions_hands *hands,
	felt_settlement *out)
{
	out->all_in = 0;
	for (int i = 0; i < from->count; i++) {
		const struct contribution *const seat = &from->seat[i];

		out->name[i] = (felt_text){from->name[i].bytes, from->name[i].length};
		out->stake[i] =
			(felt_stake){seat->paid, seat->dead, seat->state == CONTRIBUTION_FOLDED};
		write_cards(&from->hand[i], out->hand[i]);
		if (seat->state == CONTRIBUTION_ALL_IN)
			out->all_in |= UINT32_C(1) << i;
	}
	for (int b = 0; b < from->boards; b++) {
		write_cards(&from->board[b], out->board[b]);
		for (int half = 0; half < POT_HALVES; half++)
			memcpy(out->score[b][half], hands->value[b][half],
				sizeof out->score[b][half]);
	}
}

static void write_pot(const struct pot *pot, const struct pot_award *award, int seats, int index,
	felt_settlement *out)
{
	out->pot[index] = (felt_pot){pot->amount, pot->from, pot->to, pot->contenders};
	memcpy(out->put[index], pot->of, (size_t)seats * sizeof *pot->of);
	out->rake[index] = award->rake;
	out->parts[index] = award->count;
	for (int p = 0; p < award->count; p++) {
		const struct pot_part *const part = &award->part[p];

		out->part[index][p] =
			(felt_part){part->amount, part->each, part->winners, part->odd, part->board,
				part->halves >> POT_HIGH & 1, part->halves >> POT_LOW & 1};
	}
}

/* A function of its own, so that no frame has all of it. */
__attribute__((noinline)) static void settle(const struct contributions *contributions,
	const struct rake *rake, felt_settlement *out)
{
	struct contributions_hands hands;
	struct settlement settlement;

	contributions_hands(contributions, &hands);
	contributions_settle(contributions, &hands, rake, &settlement);
	out->seats = contributions->count;
	out->pots = settlement.pots.count;
	out->boards = contributions->boards;
	out->places = contributions->places;
	out->button = contributions->button;
	out->carried = contributions->carried;
	out->returned_to = settlement.pots.returned_to;
	out->returned = settlement.returned;
	memcpy(out->gets, settlement.gets, (size_t)out->seats * sizeof *out->gets);
	write_seats(contributions, &hands, out);
	for (int i = 0; i < out->pots; i++)
		write_pot(&settlement.pots.pot[i], &settlement.award[i], out->seats, i, out);
}

static status_code read_text(struct slice text, const felt_entry *entries, int32_t seats,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault)
{
	struct contributions_words words;
	const status_code status =
		entries ? words_of(text, entries, seats, &words, fault)
			: contributions_split(text, rules->notation, &words, fault);

	return status ? status : contributions_read(text, &words, rules, out, fault);
}

felt_status felt_settle(const felt_lines *lines, const char *text, size_t length,
	const felt_entry *entries, int32_t seats, felt_settlement *out, felt_error *error)
{
	const struct slice slice = {text, length};
	struct contributions_rules rules;
	struct contributions contributions;
	struct rake rake;
	struct fault fault = {.status = STATUS_OK};

	if (lines->game->shoe)
		return api_error(error, FELT_UNSUPPORTED, "the game has no pots");
	if (!rules_of(lines, &rules, &rake) || seats < 0)
		return api_error(error, FELT_MISUSE, "the form has an invalid amount");
	if (check_board(lines, &fault)) {
		api_fault(error, lines->form.board, &fault);
		if (error)
			error->status = FELT_MISUSE;
		return FELT_MISUSE;
	}
	if (read_text(slice, entries, seats, &rules, &contributions, &fault))
		return api_fault_in(error, slice, &fault);
	/* The cap in the unit of this line. One that is too large for the unit has no effect. */
	for (int i = rules.places; i < contributions.places; i++)
		rake.cap = rake.cap > INT64_MAX / 10 ? INT64_MAX : rake.cap * 10;
	settle(&contributions, &rake, out);
	api_no_error(error);
	return FELT_OK;
}
