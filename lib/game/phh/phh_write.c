/* Writes a hand while it is played. The text equals what phh_print writes once it has been read.
 *
 * Simulations write some hundred thousand hands per second, so an action is written directly to
 * memory that was reserved for the whole of it. */
#include "game/phh/phh_internal.h"

/* Maximum number of bytes of an action: quotes, comma, player, word, cards and amount. */
enum { ACTION_BYTES = 64, AMOUNT_BYTES = 32, KEY_BYTES = 64, HEAD_BYTES = 512 };

/* Appends a string and a NUL, which the next call overwrites. The built-in needs no call for a
 * literal; stpcpy() always is a call, because C17 does not have it. */
static inline char *put_string(char *at, const char *string)
{
	return __builtin_stpcpy(at, string);
}

enum { DIGITS_MAX = 20 /* of a 64-bit number */ };

/* Appends the digits of a number, with a point before the last `places`. */
static inline char *put_digits(char *at, uint64_t value, int places)
{
	int digits = 1;
	char *end, *from;

	for (uint64_t more = 10; value >= more && digits < DIGITS_MAX; more *= 10)
		digits++;
	end = from = at + (digits > places ? digits : places + 1) + (places > 0);
	for (int left = places; left > 0; left--) {
		*--from = (char)('0' + value % 10);
		value /= 10;
	}
	if (places > 0)
		*--from = '.';
	while (from > at) {
		*--from = (char)('0' + value % 10);
		value /= 10;
	}
	return end;
}

static char *put_uint(char *at, uint64_t value)
{
	if (value >= 10)
		return put_digits(at, value, 0);
	*at = (char)('0' + value);
	return at + 1;
}

/* Appends an amount with all of its decimal places. */
static char *put_amount(char *at, chips amount, int places)
{
	if (amount == CHIPS_UNKNOWN)
		return put_string(at, "inf");
	if (amount < 0)
		*at++ = '-';
	return put_digits(at, amount < 0 ? -(uint64_t)amount : (uint64_t)amount, places);
}

static char *put_cards(char *at, const struct action *action)
{
	static const char ranks[] = "23456789TJQKA", suits[] = "cdhs";

	if (action->count)
		*at++ = ' ';
	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		*at++ = c == CARD_UNKNOWN ? '?' : ranks[card_rank(c)];
		*at++ = c == CARD_UNKNOWN ? '?' : suits[card_suit(c)];
	}
	return at;
}

static char *put_player(char *at, int seat)
{
	*at++ = 'p';
	return put_uint(at, (uint64_t)seat + 1);
}

static char *put_action(char *at, const struct action *action, int places)
{
	const int seat = action->seat;

	switch (action->act) {
	case ACT_DEAL_BOARD:
		return put_cards(put_string(at, "d db"), action);
	case ACT_DEAL_HOLE:
		return put_cards(put_player(put_string(at, "d dh "), seat), action);
	case ACT_FOLD:
		return put_string(put_player(at, seat), " f");
	case ACT_CHECK_CALL:
		return put_string(put_player(at, seat), " cc");
	case ACT_BET_RAISE:
		return put_amount(put_string(put_player(at, seat), " cbr "), action->amount,
			places);
	case ACT_SHOW:
		at = put_string(put_player(at, seat), action->count ? " sm" : " sm -");
		return put_cards(at, action);
	case ACT_MUCK:
		return put_string(put_player(at, seat), " sm");
	case ACT_BRING_IN:
		return put_string(put_player(at, seat), " pb");
	case ACT_DRAW:
		return put_cards(put_string(put_player(at, seat), " sd"), action);
	}
	return at;
}

void phh_print_act(struct text *out, const struct action *action, int places)
{
	char *const room = text_reserve(out, ACTION_BYTES);

	if (room)
		out->length += (size_t)(put_action(room, action, places) - room);
}

void phh_write_action(struct text *out, const struct action *action, int places)
{
	char *const room = text_reserve(out, ACTION_BYTES);
	char *at = room;

	if (!room)
		return;
	if (out->bytes[out->length - 1] != '[') {
		*at++ = ',';
		*at++ = ' ';
	}
	*at++ = '\'';
	at = put_action(at, action, places);
	*at++ = '\'';
	out->length += (size_t)(at - room);
}

static char *put_amounts(char *at, const char *key, const chips *amounts, int count, int places)
{
	at = put_string(at, key);
	at = put_string(at, " = [");
	for (int i = 0; i < count; i++) {
		if (i)
			at = put_string(at, ", ");
		at = put_amount(at, amounts[i], places);
	}
	return put_string(at, "]\n");
}

static char *put_size(char *at, const char *key, chips amount, int places)
{
	return put_string(put_amount(put_string(put_string(at, key), " = "), amount, places), "\n");
}

void phh_write_title(struct text *out, uint64_t number)
{
	char *const room = text_reserve(out, AMOUNT_BYTES);
	char *at;

	if (!room)
		return;
	at = put_uint(put_string(room, number > 1 ? "\n[" : "["), number);
	out->length += (size_t)(put_string(at, "]\n") - room);
}

void phh_write_setup(struct text *out, const struct table_setup *setup, int places)
{
	char *const room = text_reserve(out, HEAD_BYTES + 3 * SEATS_MAX * AMOUNT_BYTES);
	const int seats = setup->seats;
	char *at = room;

	if (!room)
		return;
	at = put_string(at, "variant = '");
	at = put_string(at, setup->variant->code);
	at = put_string(at, "'\n");
	if (setup->trim_antes)
		at = put_string(at, "ante_trimming_status = true\n");
	at = put_amounts(at, "antes", setup->ante, seats, places);
	if (variant_has_blinds(setup->variant))
		at = put_amounts(at, "blinds_or_straddles", setup->blind, seats, places);
	else if (variant_brings_in(setup->variant))
		at = put_size(at, "bring_in", setup->bring_in, places);
	if (setup->variant->limit == FIXED_LIMIT) {
		at = put_size(at, "small_bet", setup->small_bet, places);
		at = put_size(at, "big_bet", setup->big_bet, places);
	} else {
		at = put_size(at, "min_bet", setup->min_bet, places);
	}
	at = put_amounts(at, "starting_stacks", setup->stack, seats, places);
	at = put_string(at, "actions = [");
	out->length += (size_t)(at - room);
}

void phh_write_begin(struct text *out, const struct phh_frame *frame)
{
	if (!frame->untitled)
		phh_write_title(out, frame->number);
	if (!frame->unseeded) {
		text_add_string(out, "# seed ");
		text_add_uint(out, frame->seed);
		text_add_char(out, '\n');
	}
	phh_write_setup(out, frame->setup, frame->places);
}

static void write_key(struct text *out, const char *key)
{
	char *const room = text_reserve(out, KEY_BYTES);

	if (room)
		out->length += (size_t)(put_string(put_string(room, key), " = ") - room);
}

void phh_write_string(struct text *out, const char *key, struct slice value)
{
	write_key(out, key);
	phh_print_string(out, value);
	text_add_char(out, '\n');
}

void phh_write_strings(struct text *out, const char *key, const struct slice *values, int count)
{
	write_key(out, key);
	for (int i = 0; i < count; i++) {
		text_add_string(out, i ? ", " : "[");
		phh_print_string(out, values[i]);
	}
	text_add_string(out, "]\n");
}

void phh_write_numbers(struct text *out, const char *key, const int *values, int count)
{
	char *room, *at;

	write_key(out, key);
	at = room = text_reserve(out, HEAD_BYTES + (size_t)count * AMOUNT_BYTES);
	if (!room)
		return;
	*at++ = '[';
	for (int i = 0; i < count; i++) {
		if (i)
			at = put_string(at, ", ");
		at = put_uint(at, (uint64_t)values[i]);
	}
	at = put_string(at, "]\n");
	out->length += (size_t)(at - room);
}

void phh_write_number(struct text *out, const char *key, uint64_t value)
{
	write_key(out, key);
	text_add_uint(out, value);
	text_add_char(out, '\n');
}

void phh_write_amount(struct text *out, const char *key, chips amount, int places)
{
	char *const room = text_reserve(out, HEAD_BYTES);

	if (room)
		out->length += (size_t)(put_size(room, key, amount, places) - room);
}

void phh_write_amounts(struct text *out, const char *key, const chips *amounts, int count,
	int places)
{
	char *const room = text_reserve(out, HEAD_BYTES + SEATS_MAX * AMOUNT_BYTES);

	if (room)
		out->length += (size_t)(put_amounts(room, key, amounts, count, places) - room);
}

void phh_write_boards(struct text *out, const struct table_setup *setup)
{
	char room[BOARDS_MAX][3 * BOARD_CARDS_MAX];
	struct slice boards[BOARDS_MAX];

	if (setup->boards < 2)
		return;
	for (int b = 0; b < setup->boards; b++) {
		struct text board = text_over(room[b], sizeof(room[b]));

		for (int i = 0; i < BOARD_CARDS_MAX; i++)
			if (setup->board[b][i] != CARD_UNKNOWN)
				card_print(&board, setup->board[b][i], CARD_ASCII);
		boards[b] = text_slice(&board);
	}
	phh_write_strings(out, setup->runs ? "_run" : "_boards", boards, setup->boards);
}

void phh_write_end(struct text *out, const struct phh_frame *frame, const struct table *table)
{
	const int seats = frame->setup->seats;
	chips finishing[SEATS_MAX];

	for (int i = 0; i < seats; i++)
		finishing[i] = table->seat[i].stack;
	text_add_string(out, "]\n");
	phh_write_number(out, "hand", frame->number);
	phh_write_strings(out, "players", frame->player, seats);
	phh_write_amounts(out, "finishing_stacks", finishing, seats, frame->places);
	if (table->boards > 1 && table->board_count) {
		struct table_setup setup;

		table_get_boards(table, &setup);
		phh_write_boards(out, &setup);
	}
}
