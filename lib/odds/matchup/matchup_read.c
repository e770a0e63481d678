#include "odds/matchup/matchup_internal.h"

#include "odds/odds_status.h"

#include <string.h>

/* The state of reading a line. */
struct matchup_read_reading {
	const struct game *game;
	const struct matchup_rules *rules;
	struct matchup_cache *cache;
	struct slice line;
	enum card_notation notation;
	struct fault *fault;
	struct cards all; /* all cards of hands that were read card by card, with their locations in
			     the line */
	struct matchup_cards player[MATCHUP_PLAYERS_MAX], board[MATCHUP_BOARDS_MAX];
};

static size_t offset_in(struct slice line, struct slice piece)
{
	return (size_t)(piece.bytes - line.bytes);
}

/* -- boards and dead cards ---------------------------------------------------------- */

/* Reads the boards, which either the line or the rules may give. */
static status_code read_boards(struct slice line, struct slice piece,
	const struct matchup_rules *rules, struct cards *boards, struct fault *fault)
{
	const int count = boards_count(&rules->several);
	status_code status = STATUS_OK;

	if (rules->board && piece.length)
		return fault_set(fault, STATUS_TWO_BOARDS, offset_in(line, piece), piece.length);
	if (!rules->board)
		status = boards_read(line, piece, rules->reads, &rules->several, boards, fault);
	for (int b = 0; !status && b < count; b++) {
		if (rules->board)
			boards[b] = rules->board[b];
		status = game_check_deck(rules->game, &boards[b], fault);
	}
	return status;
}

/* Reads the dead cards, which either the line or the rules may give. */
static status_code read_dead(struct slice line, struct slice piece,
	const struct matchup_rules *rules, struct cards *out, struct fault *fault)
{
	struct cards_reader reader;
	status_code status;

	out->count = 0;
	out->set = 0;
	if (rules->dead && piece.length)
		return fault_set(fault, STATUS_TWO_DEADS, offset_in(line, piece), piece.length);
	if (rules->dead)
		*out = *rules->dead;
	if (!piece.length)
		return STATUS_OK;
	reader = cards_reader_in(line, piece, rules->reads);
	reader.commas = true;
	status = cards_reader_take(&reader, CARD_COUNT + 1, out, fault);
	if (!status && !out->count)
		status = fault_set(fault, STATUS_NO_CARDS, offset_in(line, piece), piece.length);
	return status ? status : game_check_deck(rules->game, out, fault);
}

/* Reports a dead card that is also on the board, at the location of the second of the two in the
 * line, or of the only one if the rules give the other. */
static status_code boards_apart(const struct cards *board, const struct cards *dead,
	const struct matchup_rules *rules, struct fault *fault)
{
	for (int i = 0; i < dead->count; i++) {
		int b = 0;

		if (!(board->set & card_bit(dead->list[i])))
			continue;
		if (rules->board)
			return fault_set(fault, STATUS_ON_BOARD, dead->at[i], dead->size[i]);
		while (board->list[b] != dead->list[i])
			b++;
		if (rules->dead)
			return fault_set(fault, STATUS_CARD_DEAD, board->at[b], board->size[b]);
		if (dead->at[i] < board->at[b]) {
			fault_set(fault, STATUS_CARD_ELSEWHERE, board->at[b], board->size[b]);
			fault->earlier = dead->at[i];
		} else {
			fault_set(fault, STATUS_CARD_ELSEWHERE, dead->at[i], dead->size[i]);
			fault->earlier = board->at[b];
		}
		return STATUS_CARD_ELSEWHERE;
	}
	return STATUS_OK;
}

status_code matchup_read_cards(struct slice line, const struct contest_parts *parts,
	const struct matchup_rules *rules, struct cards *boards, card_set *dead,
	struct fault *fault)
{
	const int count = boards_count(&rules->several);
	struct cards dead_cards, all;
	status_code status = read_boards(line, parts->board, rules, boards, fault);

	if (!status)
		status = read_dead(line, parts->dead, rules, &dead_cards, fault);
	for (int b = 0; !status && b < count; b++)
		/* NOLINTNEXTLINE(clang-analyzer-core*): without an error, boards are set */
		if (boards[b].set & dead_cards.set) {
			boards_all(boards, count, &all);
			status = boards_apart(&all, &dead_cards, rules, fault);
		}
	if (status)
		return status;
	*dead = dead_cards.set;
	for (int b = 0; b < count; b++)
		if (boards[b].count > SPOT_BOARD) {
			fault_set(fault, STATUS_LONG_BOARD, boards[b].at[SPOT_BOARD],
				boards[b].size[SPOT_BOARD]);
			fault->number = (size_t)boards[b].count;
			return STATUS_LONG_BOARD;
		}
	return STATUS_OK;
}

/* -- players -------------------------------------------------------------------------- */

/* True if a text means any hand; it is not read as a range if that range would be long. */
static bool is_random(const struct matchup_read_reading *reading, struct slice hand)
{
	if (reading->game->combos && boards_count(&reading->rules->several) < 2)
		return false;
	return slice_is_word(hand, "random") ||
	       ((reading->game->combos || hands_of_game(reading->game)) &&
		       (slice_is_word(hand, "any") || slice_is_word(hand, "*") ||
			       slice_is_word(hand, "100%")));
}

/* Adds a card to a hand, and to those of all hands. */
static status_code add_card(struct matchup_read_reading *reading, struct matchup_cards *hand,
	const struct cards *from, int i)
{
	const card c = from->list[i];
	struct cards *all = &reading->all;

	if (all->set & card_bit(c)) {
		fault_set(reading->fault, STATUS_CARD_ELSEWHERE, from->at[i], from->size[i]);
		reading->fault->earlier = cards_place(all, c);
		return STATUS_CARD_ELSEWHERE;
	}
	all->set |= card_bit(c);
	all->list[all->count] = c;
	all->at[all->count] = from->at[i];
	all->size[all->count++] = from->size[i];
	if (hand->known < MATCHUP_OWN_MAX)
		hand->cards[hand->known] = c;
	hand->known++;
	hand->set |= card_bit(c);
	return STATUS_OK;
}

/* Reads a hand: cards, with ?? between them. */
static status_code read_hand(struct matchup_read_reading *reading, struct slice text,
	struct matchup_cards *hand)
{
	const size_t offset = offset_in(reading->line, text);
	int places, hidden = 0;
	size_t at = 0;

	*hand = (struct matchup_cards){.known = 0};
	if (is_random(reading, text))
		return STATUS_OK;
	while (at < text.length) {
		const char *mark = memchr(text.bytes + at, '?', text.length - at);
		const size_t end = mark ? (size_t)(mark - text.bytes) : text.length;
		struct cards_reader reader = cards_reader_in(reading->line,
			(struct slice){text.bytes + at, end - at}, reading->notation);
		struct cards cards;
		status_code status =
			cards_reader_take(&reader, CARD_COUNT + 1, &cards, reading->fault);

		if (!status)
			status = game_check_deck(reading->game, &cards, reading->fault);
		for (int i = 0; !status && i < cards.count; i++)
			status = add_card(reading, hand, &cards, i);
		if (status)
			return status;
		if (!mark)
			break;
		if (end + 1 == text.length || text.bytes[end + 1] != '?')
			return fault_set(reading->fault, STATUS_HALF_UNKNOWN, offset + end, 1);
		if (hand->known + hidden < MATCHUP_OWN_MAX)
			/* NOLINTNEXTLINE(clang-analyzer-core*): both are at least 0 */
			hand->hidden |= (uint8_t)(1u << (hand->known + hidden));
		hidden++;
		at = end + 2;
	}
	places = hand->known + hidden;
	if (!places)
		return fault_set(reading->fault, STATUS_NO_HAND, offset, text.length);
	if (places <= reading->game->own)
		return STATUS_OK;
	fault_set(reading->fault, STATUS_HAND_SIZE, offset, text.length);
	reading->fault->number = (size_t)places;
	reading->fault->wanted = reading->game->own;
	return STATUS_HAND_SIZE;
}

/* Reads a range; its error is located within the line. */
static status_code read_range(struct matchup_read_reading *reading, struct slice text, int player,
	struct fault *fault)
{
	struct matchup_cards *hand = &reading->player[player];
	status_code status;

	*hand = (struct matchup_cards){.known = 0};
	status = matchup_cache_take(reading->cache, player, text, reading->rules, &hand->range,
		fault);
	if (status) {
		fault->offset += offset_in(reading->line, text);
		fault->earlier += offset_in(reading->line, text);
	}
	return status;
}

static void hold(struct matchup_cards *hand, combo h)
{
	*hand = (struct matchup_cards){.known = 2, .set = combo_set(h)};
	memcpy(hand->cards, combo_cards[h], 2);
}

/* Reads two cards of two characters each, the usual hand in a stream, without the cost of a range.
 * Returns false for any other text. */
static bool read_two(const struct matchup_read_reading *reading, struct slice text,
	struct matchup_cards *hand)
{
	struct cards cards;

	if (text.length != 4 || cards_parse(text, reading->notation, &cards, NULL) ||
		cards.count != 2 || cards.set & ~reading->game->deck)
		return false;
	hold(hand, combo_of(cards.list[0], cards.list[1]));
	return true;
}

/* Reads a player of a game of two cards: a hand with an unknown card, or a range. A range of one
 * combo is a hand. */
static status_code read_pair(struct matchup_read_reading *reading, struct slice text, int player)
{
	struct matchup_cards *hand = &reading->player[player];
	const struct range_list *list;
	struct cards cards;
	status_code status;

	if (read_two(reading, text, hand))
		return STATUS_OK;
	if (memchr(text.bytes, '?', text.length) || is_random(reading, text))
		return read_hand(reading, text, hand);
	status = read_range(reading, text, player, reading->fault);
	if (status == STATUS_TERM_END && !cards_parse(text, reading->notation, &cards, NULL))
		return read_hand(reading, text, hand); /* it has too many cards */
	if (status)
		return status;
	list = hand->range->list;
	if (list->count == 1 && list->weight[0] == RANGE_WHOLE)
		hold(hand, list->combos[0]);
	return STATUS_OK;
}

/* True if a text that is not a hand, for this reason, may be a range. */
static bool may_be_range(status_code status)
{
	return status == STATUS_BAD_CARD || status == STATUS_BAD_RANK ||
	       status == STATUS_BAD_SUIT || status == STATUS_NO_SUIT ||
	       status == STATUS_BAD_SPANISH_RANK || status == STATUS_BAD_SPANISH_SUIT ||
	       status == STATUS_OPEN_BRACKET || status == STATUS_CLOSE_BRACKET;
}

/* Reads a hand or a range. If the text is neither, the error farther to the right is reported. */
static status_code read_player(struct matchup_read_reading *reading, struct slice text, int player)
{
	const int known = reading->all.count;
	status_code status, as_range;
	struct fault fault;

	if (reading->game->combos)
		return read_pair(reading, text, player);
	status = read_hand(reading, text, &reading->player[player]);
	if (!status || !hands_of_game(reading->game) || !may_be_range(status))
		return status;
	for (int i = known; i < reading->all.count; i++)
		reading->all.set &= ~card_bit(reading->all.list[i]);
	reading->all.count = known;
	as_range = read_range(reading, text, player, &fault);
	if (as_range && (as_range == STATUS_NO_MEMORY || fault.offset > reading->fault->offset))
		*reading->fault = fault;
	return as_range ? reading->fault->status : STATUS_OK;
}

static status_code read_players(struct matchup_read_reading *reading,
	const struct contest_parts *parts)
{
	status_code status = STATUS_OK;

	if (parts->count > MATCHUP_PLAYERS_MAX)
		return fault_set(reading->fault, STATUS_MANY_PLAYERS,
			offset_in(reading->line, parts->hands[MATCHUP_PLAYERS_MAX]),
			parts->hands[MATCHUP_PLAYERS_MAX].length);
	for (int i = 0; !status && i < parts->count; i++)
		status = read_player(reading, parts->hands[i], i);
	if (!status && parts->count == 1) /* after its own error, which comes first */
		return fault_set(reading->fault, STATUS_ONE_PLAYER,
			offset_in(reading->line, parts->hands[0]) + parts->hands[0].length, 0);
	return status;
}

/* Reports a card of a hand that is also on the rules' board or dead, or one of the line's that is
 * also in a hand. */
static status_code apart(struct matchup_read_reading *reading, const struct cards *cards,
	bool given, status_code elsewhere)
{
	const struct cards *all = &reading->all;

	for (int i = 0; i < cards->count; i++) {
		const card c = cards->list[i];
		int hand = 0;

		if (!(all->set & card_bit(c)))
			continue;
		while (all->list[hand] != c)
			hand++;
		if (given)
			return fault_set(reading->fault, elsewhere, all->at[hand], all->size[hand]);
		fault_set(reading->fault, STATUS_CARD_ELSEWHERE, cards->at[i], cards->size[i]);
		reading->fault->earlier = all->at[hand];
		return STATUS_CARD_ELSEWHERE;
	}
	return STATUS_OK;
}

/* Reads board `b`, which the line or the rules give. */
static status_code take_board(struct matchup_read_reading *reading,
	const struct contest_parts *parts, int b, const struct cards *board, bool given)
{
	status_code status;

	if (board->count && !reading->game->board)
		return fault_set(reading->fault, STATUS_NO_BOARD,
			given ? 0 : offset_in(reading->line, parts->board),
			given ? reading->line.length : parts->board.length);
	status = apart(reading, board, given, STATUS_ON_BOARD);
	if (status)
		return status;
	reading->board[b] = (struct matchup_cards){.known = board->count, .set = board->set};
	memcpy(reading->board[b].cards, board->list, (size_t)board->count * sizeof(card));
	return STATUS_OK;
}

/* Checks the dead cards, already known to be different cards that are not on the board. */
static status_code take_dead(struct matchup_read_reading *reading,
	const struct contest_parts *parts, const struct cards *given)
{
	struct cards_reader reader = cards_reader_in(reading->line, parts->dead, reading->notation);
	struct cards dead;
	status_code status;

	if (!reading->all.count)
		return STATUS_OK;
	if (given)
		return apart(reading, given, true, STATUS_CARD_DEAD);
	reader.commas = true;
	status = cards_reader_take(&reader, CARD_COUNT, &dead, reading->fault);
	if (!status)
		status = game_check_deck(reading->game, &dead, reading->fault);
	return status ? status : apart(reading, &dead, false, STATUS_CARD_DEAD);
}

/* Locates the error of a matchup that cannot be dealt: at the player without a live hand, or at the
 * last player if only all players together cannot be dealt. */
static status_code cannot_deal(struct matchup_read_reading *reading,
	const struct contest_parts *parts, status_code status)
{
	struct fault *fault = reading->fault;
	const int at = status == STATUS_NO_COMBO ? (int)fault->number : parts->count - 1;

	fault_set(fault, status, offset_in(reading->line, parts->hands[at]),
		parts->hands[at].length);
	if (status != STATUS_NO_COMBO)
		fault->earlier = offset_in(reading->line, parts->hands[0]);
	return status;
}

static status_code split(struct slice line, const struct matchup_rules *rules,
	struct contest_parts *parts, struct fault *fault)
{
	status_code status;

	if (hands_of_game(rules->game))
		return hands_line_split(line, rules->reads, parts, fault);
	if (!rules->game->combos)
		return contest_split(line, 1, parts, fault);
	status = range_line_split(line, rules->reads, parts, fault);
	return status == STATUS_NO_HAND ? fault->status = STATUS_NO_RANGE : status;
}

status_code matchup_read(struct matchup *matchup, struct spot *room, struct matchup_cache *cache,
	struct slice line, const struct matchup_rules *rules, struct fault *fault)
{
	const struct game *game = rules->game;
	struct matchup_read_reading reading;
	struct contest_parts parts;
	struct cards board[BOARDS_MAX];
	const int boards = boards_count(&rules->several);
	card_set dead;
	status_code status = split(line, rules, &parts, fault);

	reading.game = game;
	reading.rules = rules;
	reading.cache = cache;
	reading.line = line;
	reading.notation = rules->reads;
	reading.fault = fault;
	reading.all.count = 0;
	reading.all.set = 0;
	matchup_cache_next(cache);
	if (!status)
		status = read_players(&reading, &parts);
	if (!status)
		status = matchup_read_cards(line, &parts, rules, board, &dead, fault);
	for (int b = 0; !status && b < boards; b++)
		status = take_board(&reading, &parts, b, &board[b], rules->board);
	if (!status)
		status = take_dead(&reading, &parts, rules->dead);
	if (status)
		return status;
	status = matchup_init(matchup, room, game, reading.player, parts.count, reading.board,
		game->board ? boards : 0, dead, fault);
	if (status)
		return cannot_deal(&reading, &parts, status);
	matchup->runs = boards > 1 && rules->several.runs;
	return STATUS_OK;
}

/* -- writing ------------------------------------------------------------------ */

static void print_range(struct text *out, const struct matchup_range *range)
{
	if (range->range && !range->text->length)
		range_print(range->text, range->range, range->hands.game, range->writes);
	out->failed = out->failed || range->text->failed;
	text_add_slice(out, text_slice(range->text));
}

void matchup_print_hand(struct text *out, const struct matchup *matchup, int player,
	enum card_notation notation, const char *between)
{
	const struct matchup_cards *hand = &matchup->player[player];
	const int places = hand->known + bits_count(hand->hidden);
	int known = 0;

	if (hand->range) {
		print_range(out, hand->range);
		return;
	}
	if (!hand->known) {
		text_add_string(out, "random");
		return;
	}
	for (int i = 0; i < places; i++) {
		text_add_string(out, i ? between : "");
		if (hand->hidden >> i & 1)
			text_add_string(out, "??");
		else
			card_print(out, hand->cards[known++], notation);
	}
}

void matchup_print(struct text *out, const struct matchup *matchup, enum card_notation notation)
{
	card dead[CARD_COUNT];
	int boards;
	card_set known;

	for (int i = 0; i < matchup->players; i++) {
		text_add_string(out, i ? "; " : "");
		matchup_print_hand(out, matchup, i, notation, "");
	}
	boards = matchup_has_one_board(matchup) ? matchup->boards > 0 : matchup->boards;
	known = 0;
	for (int b = 0; b < boards; b++)
		known |= matchup->board[b].set;
	for (int b = 0; known && b < boards; b++) {
		text_add_string(out, b ? " / " : " @ ");
		cards_print(out, matchup->board[b].cards, matchup->board[b].known, notation, "");
	}
	if (matchup->dead) {
		text_add_string(out, " ! ");
		cards_print(out, dead, card_set_list(matchup->dead, dead), notation, "");
	}
}
