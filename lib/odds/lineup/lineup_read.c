#include "odds/lineup/lineup_inside.h"

#include "cards/contest.h"

/* What a line is read into. */
struct reading {
	const struct game *game;
	struct lineup_shelf *shelf; /* NULL where no ranges are read */
	struct slice line;
	enum card_notation notation;
	struct fault *fault;
	struct cards all; /* of all hands so far, with their places in the line */
	struct lineup_cards player[LINEUP_PLAYERS_MAX], board[LINEUP_BOARDS_MAX];
};

static size_t offset_in(struct slice line, struct slice piece)
{
	return (size_t)(piece.bytes - line.bytes);
}

/* Any hand. The words that ranges have for it are not read as ranges, which would be long. */
static bool is_random(const struct reading *reading, struct slice hand)
{
	return slice_is_word(hand, "random") ||
	       (reading->shelf && (slice_is_word(hand, "any") || slice_is_word(hand, "*") ||
					  slice_is_word(hand, "100%")));
}

/* Adds a card that was read to a hand, and to those of all hands. */
static status_code add_card(struct reading *reading, struct lineup_cards *hand,
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
	if (hand->known < LINEUP_OWN_MAX)
		hand->cards[hand->known] = c;
	hand->known++;
	hand->set |= card_bit(c);
	return STATUS_OK;
}

/* Reads a piece of a hand that has no question marks. */
static status_code read_known(struct reading *reading, struct slice piece,
	struct lineup_cards *hand)
{
	struct cards_reader reader = cards_reader_in(reading->line, piece, reading->notation);
	struct cards cards;
	status_code status = cards_reader_take(&reader, CARD_COUNT + 1, &cards, reading->fault);

	if (!status)
		status = game_check_deck(reading->game, &cards, reading->fault);
	for (int i = 0; !status && i < cards.count; i++)
		status = add_card(reading, hand, &cards, i);
	return status;
}

/* Reads a hand: cards, and ?? between them. */
static status_code read_hand(struct reading *reading, struct slice text, struct lineup_cards *hand)
{
	const size_t offset = offset_in(reading->line, text);
	int places, hidden = 0;
	size_t at = 0;

	*hand = (struct lineup_cards){.known = 0};
	if (is_random(reading, text))
		return STATUS_OK;
	while (at < text.length) {
		const char *mark = memchr(text.bytes + at, '?', text.length - at);
		const size_t end = mark ? (size_t)(mark - text.bytes) : text.length;
		status_code status =
			read_known(reading, (struct slice){text.bytes + at, end - at}, hand);

		if (status)
			return status;
		if (!mark)
			break;
		if (end + 1 == text.length || text.bytes[end + 1] != '?')
			return fault_set(reading->fault, STATUS_HALF_UNKNOWN, offset + end, 1);
		if (hand->known + hidden < LINEUP_OWN_MAX)
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

/* Whether a hand that cannot be read is a range, in a game that has them on one board. */
static bool is_range(const struct reading *reading, struct slice text)
{
	struct range range;

	return reading->game->combos &&
	       !range_parse(text, reading->notation, reading->game, &range, NULL);
}

/* Reads a range; its fault is placed within its text. */
static status_code read_range(struct reading *reading, struct slice text, struct lineup_cards *hand,
	struct fault *fault)
{
	status_code status;

	*hand = (struct lineup_cards){.known = 0};
	status = lineup_shelf_take(reading->shelf, reading->game, reading->notation, text,
		&hand->range, fault);
	if (status) {
		fault->offset += offset_in(reading->line, text);
		fault->earlier += offset_in(reading->line, text);
	}
	return status;
}

/* Whether a text that is no hand, for this reason, may be a range. */
static bool may_be_range(status_code status)
{
	return status == STATUS_BAD_CARD || status == STATUS_BAD_RANK ||
	       status == STATUS_BAD_SUIT || status == STATUS_NO_SUIT ||
	       status == STATUS_BAD_SPANISH_RANK || status == STATUS_BAD_SPANISH_SUIT ||
	       status == STATUS_OPEN_BRACKET || status == STATUS_CLOSE_BRACKET;
}

/* Reads a hand or a range. Of a text that is neither, the fault is the one farther on. */
static status_code read_player(struct reading *reading, struct slice text,
	struct lineup_cards *player)
{
	const int known = reading->all.count;
	status_code status = read_hand(reading, text, player), as_range;
	struct fault fault;

	if (!status || !reading->shelf || !may_be_range(status))
		return status;
	for (int i = known; i < reading->all.count; i++)
		reading->all.set &= ~card_bit(reading->all.list[i]);
	reading->all.count = known;
	as_range = read_range(reading, text, player, &fault);
	if (as_range && (as_range == STATUS_NO_MEMORY || fault.offset > reading->fault->offset))
		*reading->fault = fault;
	return as_range ? reading->fault->status : STATUS_OK;
}

static status_code read_hands(struct reading *reading, const struct contest_parts *parts)
{
	status_code status = STATUS_OK;

	if (parts->count > LINEUP_PLAYERS_MAX)
		return fault_set(reading->fault, STATUS_MANY_PLAYERS,
			offset_in(reading->line, parts->hands[LINEUP_PLAYERS_MAX]),
			parts->hands[LINEUP_PLAYERS_MAX].length);
	for (int i = 0; !status && i < parts->count; i++) {
		status = read_player(reading, parts->hands[i], &reading->player[i]);
		if (status && is_range(reading, parts->hands[i]))
			return fault_set(reading->fault, STATUS_RANGE_FOR_HAND,
				offset_in(reading->line, parts->hands[i]), parts->hands[i].length);
	}
	if (!status && parts->count == 1)
		return fault_set(reading->fault, STATUS_ONE_PLAYER,
			offset_in(reading->line, parts->hands[0]) + parts->hands[0].length, 0);
	return status;
}

/* Reports a card of a hand that the rules' board or dead cards have, or one of the line's that a
 * hand has. */
static status_code apart(struct reading *reading, const struct cards *cards, bool given,
	status_code elsewhere)
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

/* Takes board `b`, which the line or the rules have. */
static status_code take_board(struct reading *reading, const struct contest_parts *parts, int b,
	const struct cards *board, bool given)
{
	status_code status;

	if (board->count && !reading->game->board)
		return fault_set(reading->fault, STATUS_NO_BOARD,
			given ? 0 : offset_in(reading->line, parts->board),
			given ? reading->line.length : parts->board.length);
	status = given ? STATUS_OK : game_check_deck(reading->game, board, reading->fault);
	if (!status)
		status = apart(reading, board, given, STATUS_ON_BOARD);
	if (status)
		return status;
	reading->board[b] = (struct lineup_cards){.known = board->count, .set = board->set};
	memcpy(reading->board[b].cards, board->list, (size_t)board->count * sizeof(card));
	return STATUS_OK;
}

/* Checks the dead cards, which are known to be cards, each once and none of the board. */
static status_code take_dead(struct reading *reading, const struct contest_parts *parts,
	const struct cards *given)
{
	struct cards_reader reader = cards_reader_in(reading->line, parts->dead, reading->notation);
	struct cards dead;
	status_code status;

	if (given)
		return apart(reading, given, true, STATUS_CARD_DEAD);
	reader.commas = true;
	status = cards_reader_take(&reader, CARD_COUNT, &dead, reading->fault);
	if (!status)
		status = game_check_deck(reading->game, &dead, reading->fault);
	return status ? status : apart(reading, &dead, false, STATUS_CARD_DEAD);
}

/* Places the fault of a lineup that cannot be dealt: at a range of which no hand is left, or at all
 * of the line. */
static status_code cannot_deal(struct reading *reading, const struct lineup *lineup,
	const struct contest_parts *parts, status_code status)
{
	struct slice at = reading->line;

	for (int i = 0; status == STATUS_NO_COMBO && i < lineup->players; i++)
		if (lineup->player[i].range && !lineup->side[i].hands) {
			at = parts->hands[i];
			break;
		}
	return fault_set(reading->fault, status, offset_in(reading->line, at), at.length);
}

status_code lineup_read(struct lineup *lineup, struct lineup_shelf *shelf, const struct game *game,
	struct slice line, const struct question_rules *rules, struct fault *fault)
{
	const bool ranges = shelf && hands_of_game(game);
	struct reading reading = {.game = game,
		.shelf = ranges ? shelf : NULL,
		.line = line,
		.notation = rules->reads,
		.fault = fault,
		.all = {.count = 0}};
	struct contest_parts parts;
	struct cards board[BOARDS_MAX];
	const int boards = boards_count(&rules->several);
	card_set dead;
	status_code status = ranges ? hands_line_split(line, rules->reads, &parts, fault)
				    : contest_split(line, 1, &parts, fault);

	lineup_shelf_next(shelf);
	if (!status)
		status = read_hands(&reading, &parts);
	if (!status)
		status = question_cards(line, &parts, rules, board, &dead, fault);
	for (int b = 0; !status && b < boards; b++)
		status = take_board(&reading, &parts, b, &board[b], rules->board);
	if (!status)
		status = take_dead(&reading, &parts, rules->dead);
	if (status)
		return status;
	status = lineup_init(lineup, game, reading.player, parts.count, reading.board,
		game->board ? boards : 0, dead);
	if (status)
		return cannot_deal(&reading, lineup, &parts, status);
	lineup->runs = boards > 1 && rules->several.runs;
	return STATUS_OK;
}

/* -- writing ------------------------------------------------------------------ */

void lineup_print_hand(struct text *out, const struct lineup *lineup, int player,
	enum card_notation notation, const char *between)
{
	const struct lineup_cards *hand = &lineup->player[player];
	const int places = hand->known + bits_count(hand->hidden);
	int known = 0;

	if (hand->range) {
		text_add_slice(out, hand->range->text);
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

void lineup_print_known(struct text *out, const struct lineup *lineup, enum card_notation notation)
{
	card dead[CARD_COUNT];
	const int boards = lineup_has_one_board(lineup) ? lineup->boards > 0 : lineup->boards;
	card_set known = 0;

	for (int b = 0; b < boards; b++)
		known |= lineup->board[b].set;
	for (int b = 0; known && b < boards; b++) {
		text_add_string(out, b ? " / " : " @ ");
		cards_print(out, lineup->board[b].cards, lineup->board[b].known, notation, "");
	}
	if (lineup->dead) {
		text_add_string(out, " ! ");
		cards_print(out, dead, card_set_list(lineup->dead, dead), notation, "");
	}
}

void lineup_print(struct text *out, const struct lineup *lineup, enum card_notation notation)
{
	for (int i = 0; i < lineup->players; i++) {
		text_add_string(out, i ? "; " : "");
		lineup_print_hand(out, lineup, i, notation, "");
	}
	lineup_print_known(out, lineup, notation);
}
