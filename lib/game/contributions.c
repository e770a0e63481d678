#include "game/contributions.h"

#include "base/scan.h"

#include <assert.h>
#include <string.h>

/* -- words ---------------------------------------------------------------- */

/* Reads "in", "fold", "folded", "allin" or "all-in", in any case. False for any other word. */
static bool parse_state(struct slice word, enum contribution_state *state)
{
	static const struct {
		const char *name;
		enum contribution_state state;
	} known[] = {{"in", CONTRIBUTION_IN}, {"fold", CONTRIBUTION_FOLDED},
		{"allin", CONTRIBUTION_ALL_IN}, {"folded", CONTRIBUTION_FOLDED},
		{"all-in", CONTRIBUTION_ALL_IN}};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (slice_is_word(word, known[i].name)) {
			*state = known[i].state;
			return true;
		}
	return false;
}

/* Splits a word at its colons into at most four parts; returns how many there are. */
static int cut_word(struct slice word, struct slice part[4])
{
	int count = 0;

	for (;;) {
		const char *colon = word.length ? memchr(word.bytes, ':', word.length) : NULL;
		const size_t length = colon ? (size_t)(colon - word.bytes) : word.length;

		if (count < 4)
			part[count] = (struct slice){word.bytes, length};
		count++;
		if (!colon)
			return count;
		word.bytes += length + 1;
		word.length -= length + 1;
	}
}

static void words_of(const struct slice part[4], int parts, enum card_notation notation,
	struct contribution_words *out)
{
	const struct slice none = {part[1].bytes + part[1].length, 0};
	struct slice first = parts > 2 ? part[2] : none, second = parts > 3 ? part[3] : none;
	struct cards_reader reader = cards_reader_in(first, first, notation);
	enum contribution_state state;
	struct cards one;
	const bool hand_first = !parse_state(first, &state) &&
				!cards_reader_take(&reader, 1, &one, NULL) && one.count;

	*out = (struct contribution_words){.name = part[0],
		.amount = part[1],
		.state = hand_first ? second : first,
		.hand = hand_first ? first : second};
}

status_code contributions_split(struct slice line, enum card_notation notation,
	struct contributions_words *out, struct fault *fault)
{
	struct slice rest = line, word, part[4];

	out->count = 0;
	out->board = (struct slice){line.length ? line.bytes + line.length : line.bytes, 0};
	while (out->count <= SEATS_MAX && (word = slice_take_word(&rest)).length) {
		const int parts = cut_word(word, part);

		if (parts == 1 && word.bytes[0] == '@') {
			out->board.bytes = word.bytes + 1;
			out->board.length = (size_t)(line.bytes + line.length - out->board.bytes);
			out->board = slice_trim(out->board);
			if (!out->board.length)
				return fault_set(fault, STATUS_NO_CARDS, line.length, 0);
			return STATUS_OK;
		}
		if (parts == 1)
			return fault_at(fault, STATUS_NO_AMOUNT, line, word);
		if (parts > 4)
			return fault_at(fault, STATUS_LONG_CONTRIBUTION, line, word);
		words_of(part, parts, notation, &out->seat[out->count++]);
	}
	return STATUS_OK;
}

/* -- names and chips ------------------------------------------------------ */

static status_code read_names(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault)
{
	out->button = rules->button.length ? -1 : words->count - 1;
	for (int i = 0; i < words->count; i++) {
		const struct slice name = words->seat[i].name;

		if (!name.length)
			return fault_at(fault, STATUS_NO_NAME, line, name);
		for (int k = 0; k < i; k++)
			if (slice_same(name, out->name[k])) {
				fault_at(fault, STATUS_NAME_TWICE, line, name);
				if (fault)
					fault->earlier = (size_t)(out->name[k].bytes - line.bytes);
				return STATUS_NAME_TWICE;
			}
		out->name[i] = name;
		if (rules->button.length && slice_same(name, rules->button))
			out->button = i;
	}
	return out->button < 0 ? fault_set(fault, STATUS_NO_BUTTON, 0, 0) : STATUS_OK;
}

/* The number of decimal places of the unit: the largest number that any amount has. */
static status_code read_places(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault)
{
	out->places = rules->places;
	if (rules->carried.length && chips_places(rules->carried, false) > out->places)
		out->places = chips_places(rules->carried, false);
	for (int i = 0; i < words->count; i++) {
		const struct slice amount = words->seat[i].amount;
		const int places = chips_places(amount, false);

		if (places < 0)
			return fault_at(fault, amount.length ? STATUS_BAD_AMOUNT : STATUS_NO_AMOUNT,
				line, amount.length ? amount : words->seat[i].name);
		if (places > out->places)
			out->places = places;
	}
	return STATUS_OK;
}

static status_code read_chips(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault)
{
	bool folded = true;

	out->carried = 0;
	if (rules->carried.length &&
		!chips_parse(rules->carried, false, out->places, &out->carried))
		return fault_set(fault, STATUS_BIG_AMOUNT, 0, 0);
	out->total = out->carried;
	for (int i = 0; i < words->count; i++) {
		const struct contribution_words *seat = &words->seat[i];
		struct contribution *contribution = &out->seat[i];

		*contribution = (struct contribution){.state = CONTRIBUTION_IN};
		if (!chips_parse(seat->amount, false, out->places, &contribution->paid))
			return fault_at(fault, STATUS_BIG_AMOUNT, line, seat->amount);
		if (seat->state.length && !parse_state(seat->state, &contribution->state))
			return fault_at(fault, STATUS_BAD_STATE, line, seat->state);
		out->total += contribution->paid;
		folded = folded && contribution->state == CONTRIBUTION_FOLDED;
	}
	if (folded)
		return fault_set(fault, STATUS_ALL_FOLDED, line.length, 0);
	return out->total ? STATUS_OK : fault_set(fault, STATUS_NO_CHIPS, line.length, 0);
}

/* -- cards ---------------------------------------------------------------- */

bool contributions_board_size(const struct game *game, int count)
{
	if (!game->board)
		return count <= (game->up > 0);
	return count == 0 || (count >= 3 && count <= game->board);
}

static status_code board_fault(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, int count, struct fault *fault)
{
	const status_code status =
		rules->game->board ? STATUS_CONTRIBUTION_BOARD : STATUS_CONTRIBUTION_NO_BOARD;

	fault_at(fault, status, line, words->board);
	if (fault)
		fault->number = (size_t)count;
	return status;
}

static status_code read_boards(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault)
{
	status_code status;

	out->boards = boards_count(&rules->several);
	if (words->board.length && rules->board)
		return fault_at(fault, STATUS_TWO_BOARDS, line, words->board);
	for (int b = 0; rules->board && b < out->boards; b++)
		out->board[b] = rules->board[b];
	if (rules->board)
		return STATUS_OK;
	status = boards_read(line, words->board, rules->notation, &rules->several, out->board,
		fault);
	if (status == STATUS_NO_CARDS)
		return board_fault(line, words, rules, 0, fault);
	for (int b = 0; !status && words->board.length && b < out->boards; b++) {
		const int count = out->board[b].count;

		if (!contributions_board_size(rules->game, count))
			return board_fault(line, words, rules, count, fault);
		status = game_check_deck(rules->game, &out->board[b], fault);
	}
	return status;
}

/* Whether the game has hands of this size: if there is a board, even an incomplete one, a hand must
 * have the number of cards that the game deals to a player. */
static status_code check_size(struct slice line, struct slice word, const struct game *game,
	int hand, int board, struct fault *fault)
{
	const struct evaluator *type = game->evaluator;
	const size_t at = (size_t)(word.bytes - line.bytes);

	if (!game->board)
		return game_check_sizes(game, hand, board, at, word.length, fault);
	if (hand == game->own)
		return STATUS_OK;
	if (type->own)
		return game_check_sizes(game, hand, game->board, at, word.length, fault);
	if (!board && hand >= type->least && hand <= type->most)
		return STATUS_OK;
	fault_at(fault, STATUS_CONTRIBUTION_HAND, line, word);
	if (fault)
		fault->number = (size_t)hand;
	return STATUS_CONTRIBUTION_HAND;
}

/* Checks that no other hand and no board has a card of this hand. */
static status_code check_dealt(const struct contributions_rules *rules,
	const struct contributions *contributions, int seat, struct fault *fault)
{
	const struct cards *hand = &contributions->hand[seat];
	struct cards board;

	boards_all(contributions->board, contributions->boards, &board);
	for (int c = 0; c < hand->count; c++) {
		const card_set bit = card_bit(hand->list[c]);
		const struct cards *other = board.set & bit ? &board : NULL;

		for (int k = 0; k < seat && !other; k++)
			if (contributions->hand[k].set & bit)
				other = &contributions->hand[k];
		if (!other)
			continue;
		if (other == &board && rules->board)
			return fault_set(fault, STATUS_ON_BOARD, hand->at[c], hand->size[c]);
		fault_set(fault, STATUS_CARD_ELSEWHERE, hand->at[c], hand->size[c]);
		if (fault)
			fault->earlier = cards_place(other, hand->list[c]);
		return STATUS_CARD_ELSEWHERE;
	}
	return STATUS_OK;
}

static status_code read_hands(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault)
{
	for (int i = 0; i < words->count; i++) {
		const struct slice word = words->seat[i].hand;
		struct cards *hand = &out->hand[i];
		struct cards_reader reader = cards_reader_in(line, word, rules->notation);
		status_code status;

		hand->count = 0;
		hand->set = 0;
		if (!word.length)
			continue;
		status = cards_reader_take(&reader, CARD_COUNT, hand, fault);
		if (!status)
			status = check_size(line, word, rules->game, hand->count, out->board->count,
				fault);
		if (!status)
			status = game_check_deck(rules->game, hand, fault);
		if (!status)
			status = check_dealt(rules, out, i, fault);
		if (status)
			return status;
	}
	return STATUS_OK;
}

status_code contributions_read(struct slice line, const struct contributions_words *words,
	const struct contributions_rules *rules, struct contributions *out, struct fault *fault)
{
	status_code status;

	if (!words->count)
		return fault_at(fault, STATUS_NO_CONTRIBUTIONS, line, words->board);
	if (words->count > SEATS_MAX)
		return fault_at(fault, STATUS_MANY_CONTRIBUTIONS, line,
			words->seat[SEATS_MAX].name);
	out->game = rules->game;
	out->count = words->count;
	status = read_names(line, words, rules, out, fault);
	if (!status)
		status = read_places(line, words, rules, out, fault);
	if (!status && words->count == 1)
		status = fault_set(fault, STATUS_ONE_CONTRIBUTION, line.length, 0);
	if (!status)
		status = read_chips(line, words, rules, out, fault);
	if (!status)
		status = read_boards(line, words, rules, out, fault);
	if (!status)
		status = read_hands(line, words, rules, out, fault);
	return status;
}

/* -- settling ------------------------------------------------------------- */

/* Computes the score of a complete hand for one half of the pot on one board. */
static void value_hand(const struct contributions *contributions, int seat, int board_number,
	enum pot_half half, struct contributions_hands *out)
{
	const struct game *game = contributions->game;
	const struct evaluator *type = half == POT_LOW ? game->low : game->evaluator;
	const struct cards *hand = &contributions->hand[seat];
	const struct cards *board = &contributions->board[board_number];
	card cards[GAME_CARDS_MAX];
	score value = 0;

	assert(hand->count + board->count <= GAME_CARDS_MAX);
	memcpy(cards, hand->list, (size_t)hand->count);
	memcpy(cards + hand->count, board->list, (size_t)board->count);
	if (type)
		value = type->value(cards, hand->count, board->count);
	out->value[board_number][half][seat] = value;
	if (game->up && value)
		out->odd_card[half][seat] =
			pots_odd_card(type, cards, hand->count, board->count, value);
}

void contributions_hands(const struct contributions *contributions, struct contributions_hands *out)
{
	const struct game *game = contributions->game;
	bool boards = true; /* are complete */

	memset(out, 0, sizeof *out);
	for (int b = 0; b < contributions->boards; b++)
		boards = boards && contributions->board[b].count == game->board;
	for (int i = 0; i < contributions->count; i++) {
		const int hand = contributions->hand[i].count;

		if (contributions->seat[i].state == CONTRIBUTION_FOLDED || !hand ||
			(hand == game->own && !boards && game->board))
			continue;
		for (int b = 0; b < contributions->boards; b++) {
			value_hand(contributions, i, b, POT_HIGH, out);
			value_hand(contributions, i, b, POT_LOW, out);
		}
		out->complete |= (seat_set)1 << i;
	}
}

static struct pot_claim winners_of(const struct contributions_hands *hands, int board,
	seat_set contenders)
{
	if (!(contenders & (contenders - 1)))
		return (struct pot_claim){{contenders, 0}};
	if (contenders & ~hands->complete)
		return (struct pot_claim){{0, 0}};
	return (struct pot_claim){{pots_best(hands->value[board][POT_HIGH], contenders),
		pots_best(hands->value[board][POT_LOW], contenders)}};
}

void contributions_settle(const struct contributions *contributions,
	const struct contributions_hands *hands, const struct rake *rake, struct settlement *out)
{
	struct pot_claim claims[(SEATS_MAX + 1) * BOARDS_MAX];
	const int boards = contributions->boards;
	const bool stud = contributions->game->up > 0;
	const struct odd_chips odd = {.button = contributions->button,
		.card = {stud ? hands->odd_card[POT_HIGH] : NULL,
			stud ? hands->odd_card[POT_LOW] : NULL}};
	chips rakes[SEATS_MAX + 1];

	pots_make(contributions->seat, contributions->count, contributions->carried, &out->pots);
	pots_rake(&out->pots, rake, contributions->board->count > 0, rakes);
	for (int i = 0; i < out->pots.count; i++)
		for (int b = 0; b < boards; b++)
			claims[i * boards + b] = winners_of(hands, b, out->pots.pot[i].contenders);
	pots_award(out, claims, boards, &odd, rakes);
	assert(out->won + out->raked + out->returned + out->open == contributions->total);
}
