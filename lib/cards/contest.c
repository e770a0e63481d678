#include "cards/contest.h"

/* Bytes that may split a line. */
static const bool marks[256] = {[';'] = 1, ['@'] = 1, ['!'] = 1, ['v'] = 1, ['V'] = 1};

/* The hands of a line: cards if `belongs` is NULL, otherwise another notation. */
struct hands_kind {
	contest_mark_of_hand *belongs;
	enum card_notation notation;
};

/* The length of a mark: `v` may be followed by `s`, and then by a point. */
static size_t mark_length(struct slice line, size_t at)
{
	size_t length = 1;

	if ((line.bytes[at] | 0x20) != 'v' || at + 1 == line.length ||
		(line.bytes[at + 1] | 0x20) != 's')
		return length;
	length++;
	return length + (at + length < line.length && line.bytes[at + length] == '.');
}

/* True if the mark at `at` splits the piece that starts at `start` after the mark `part`: a `v` or
 * `vs` only between blanks, or between a blank and the end of the line. */
static bool divides(struct slice line, struct hands_kind kind, char part, size_t start, size_t at)
{
	const char *s = line.bytes;
	size_t end;

	if (s[at] == '@' || s[at] == '!')
		return part == '@' || part == '!' || !kind.belongs ||
		       !kind.belongs(line, start, at, kind.notation);
	if (s[at] == ';')
		return true;
	end = at + mark_length(line, at);
	return at > 0 && scan_is_blank(s[at - 1]) && (end == line.length || scan_is_blank(s[end]));
}

/* The next mark that splits, from `start` on, or the line's length. */
static size_t next_mark(struct slice line, struct hands_kind kind, char part, size_t start)
{
	size_t at = start;

	while (at < line.length &&
		!(marks[(unsigned char)line.bytes[at]] && divides(line, kind, part, start, at)))
		at++;
	return at;
}

bool contest_is_versus(struct slice word)
{
	return word.length && (word.bytes[0] | 0x20) == 'v' && mark_length(word, 0) == word.length;
}

bool contest_marked(struct slice slice)
{
	return next_mark(slice, (struct hands_kind){.belongs = NULL}, ';', 0) < slice.length;
}

bool contest_marked_by(struct slice slice, contest_mark_of_hand *belongs,
	enum card_notation notation)
{
	return next_mark(slice, (struct hands_kind){belongs, notation}, ';', 0) < slice.length;
}

/* Adds a piece as a hand; `mark` ends it. */
static status_code add_hand(struct contest_parts *out, struct slice line, struct slice piece,
	size_t mark, int least, struct fault *fault)
{
	bool end = mark == line.length;
	bool next = !end && line.bytes[mark] != '@' && line.bytes[mark] != '!';

	if (!piece.length) {
		/* ignore a separator at the very end, as in "AhKh; QsQd;" */
		if (!next && out->count >= (least > 0))
			return STATUS_OK;
		return fault_set(fault, STATUS_NO_HAND, mark, end ? 0 : mark_length(line, mark));
	}
	if (out->count == CONTEST_HANDS_MAX)
		return fault_at(fault, STATUS_TOO_MANY_HANDS, line, piece);
	out->hands[out->count++] = piece;
	return STATUS_OK;
}

static status_code split(struct slice line, struct hands_kind kind, int least,
	struct contest_parts *out, struct fault *fault)
{
	char part = ';'; /* the mark before the piece */
	size_t start = 0;

	out->count = 0;
	out->board = out->dead = (struct slice){NULL, 0};
	for (;;) {
		size_t mark = next_mark(line, kind, part, start);
		bool end = mark == line.length;
		struct slice piece = {line.bytes + start, mark - start};
		status_code status = STATUS_OK;

		piece = slice_trim(piece);
		if (part == '@' || part == '!') {
			if (!piece.length)
				return fault_set(fault, STATUS_NO_CARDS, start - 1, 1);
			*(part == '@' ? &out->board : &out->dead) = piece;
			if (!end && line.bytes[mark] != '@' && line.bytes[mark] != '!')
				status = STATUS_HAND_BEHIND;
			else if (!end && line.bytes[mark] == '@' && out->board.length)
				status = STATUS_TWO_BOARDS;
			else if (!end && line.bytes[mark] == '!' && out->dead.length)
				status = STATUS_TWO_DEADS;
			if (status)
				return fault_set(fault, status, mark, 1);
		} else {
			status = add_hand(out, line, piece, mark, least, fault);
			if (status)
				return status;
		}
		if (end)
			return STATUS_OK;
		part = line.bytes[mark];
		start = mark + mark_length(line, mark);
	}
}

status_code contest_split(struct slice line, int least, struct contest_parts *out,
	struct fault *fault)
{
	return split(line, (struct hands_kind){.belongs = NULL}, least, out, fault);
}

status_code contest_split_by(struct slice line, contest_mark_of_hand *belongs,
	enum card_notation notation, int least, struct contest_parts *out, struct fault *fault)
{
	return split(line, (struct hands_kind){belongs, notation}, least, out, fault);
}

/* Reads the cards of a piece of `line`, with offsets from the line's start. If a nonempty piece has
 * no card ("[]"), returns `none`: STATUS_NO_HAND for a hand, STATUS_NO_CARDS for the others, in
 * which commas may separate the cards. */
static status_code parse_piece(struct slice line, struct slice piece, enum card_notation notation,
	status_code none, struct cards *out, struct fault *fault)
{
	struct cards_reader reader = cards_reader_in(line, piece, notation);
	status_code status;

	reader.commas = none == STATUS_NO_CARDS;
	status = cards_reader_take(&reader, CARD_COUNT + 1, out, fault);
	if (!status && !out->count)
		status = fault_at(fault, none, line, piece);
	return status;
}

/* Offsets beyond any line: the card was given apart from it. */
static const uint32_t on_board = UINT32_MAX, among_dead = UINT32_MAX - 1;

/* How often each card was dealt, and where first. */
struct contest_dealt {
	uint8_t times[CARD_COUNT];
	uint32_t first[CARD_COUNT];
};

static status_code again(const struct cards *cards, int i, uint32_t earlier, struct fault *fault)
{
	status_code status = earlier == on_board     ? STATUS_ON_BOARD
			     : earlier == among_dead ? STATUS_CARD_DEAD
						     : STATUS_CARD_ELSEWHERE;

	fault_set(fault, status, cards->at[i], cards->size[i]);
	if (fault && status == STATUS_CARD_ELSEWHERE)
		fault->earlier = earlier;
	return status;
}

static status_code deal(struct contest_dealt *dealt, const struct cards *cards, int decks,
	struct fault *fault)
{
	for (int i = 0; i < cards->count; i++) {
		card c = cards->list[i];

		if (dealt->times[c] >= decks) /* more than `decks`: given apart twice */
			return again(cards, i, dealt->first[c], fault);
		if (!dealt->times[c]++)
			dealt->first[c] = cards->at[i];
	}
	return STATUS_OK;
}

static void deal_apart(struct contest_dealt *dealt, const struct cards *cards, uint32_t place)
{
	for (int i = 0; cards && i < cards->count; i++) {
		if (!dealt->times[cards->list[i]]++)
			dealt->first[cards->list[i]] = place;
	}
}

/* True if any card was dealt twice. */
static bool overlap(const struct contest *contest)
{
	card_set seen = 0;
	bool twice;

	for (int b = 0; b < contest->boards; b++)
		seen |= contest->board[b].set;
	twice = seen & contest->dead.set;
	seen |= contest->dead.set;
	for (int h = 0; h < contest->count; h++) {
		twice = twice || seen & contest->hand[h].set;
		seen |= contest->hand[h].set;
	}
	return twice;
}

/* Checks that the deck of the game has the cards of the line. */
static status_code check_deck(const struct contest *contest, const struct contest_rules *rules,
	struct fault *fault)
{
	status_code status = STATUS_OK;

	if (!rules->game)
		return STATUS_OK;
	for (int h = 0; !status && h < contest->count; h++)
		status = game_check_deck(rules->game, &contest->hand[h], fault);
	for (int b = 0; !status && !rules->board && b < contest->boards; b++)
		status = game_check_deck(rules->game, &contest->board[b], fault);
	if (!status && !rules->dead)
		status = game_check_deck(rules->game, &contest->dead, fault);
	return status;
}

/* Checks that the cards can be dealt. */
static status_code check(const struct contest *contest, const struct contest_rules *rules,
	struct fault *fault)
{
	struct contest_dealt dealt = {{0}, {0}};
	struct cards board;
	status_code status = check_deck(contest, rules, fault);

	if (status || !overlap(contest))
		return status;
	boards_all(contest->board, contest->boards, &board);
	/* with several decks, a hand still shares one deck with its board */
	for (int h = 0; rules->decks > 1 && h < contest->count; h++) {
		const struct cards *hand = &contest->hand[h];

		for (int i = 0; hand->set & board.set && i < hand->count; i++)
			if (board.set & card_bit(hand->list[i]))
				return again(hand, i,
					rules->board ? on_board
						     : cards_place(&board, hand->list[i]),
					fault);
	}
	if (rules->board)
		deal_apart(&dealt, &board, on_board);
	deal_apart(&dealt, rules->dead, among_dead);
	for (int h = 0; !status && h < contest->count; h++)
		status = deal(&dealt, &contest->hand[h], rules->decks, fault);
	if (!status && !rules->board)
		status = deal(&dealt, &board, rules->decks, fault);
	if (!status && !rules->dead)
		status = deal(&dealt, &contest->dead, rules->decks, fault);
	return status;
}

/* Reads the boards: in the line, or given apart, but not both. */
static status_code parse_boards(struct slice line, struct slice piece,
	const struct contest_rules *rules, struct contest *out, struct fault *fault)
{
	out->boards = boards_count(&rules->several);
	if (!rules->board)
		return boards_read(line, piece, rules->notation, &rules->several, out->board,
			fault);
	if (piece.length)
		return fault_at(fault, STATUS_TWO_BOARDS, line, piece);
	for (int b = 0; b < out->boards; b++)
		out->board[b] = rules->board[b];
	return STATUS_OK;
}

/* Splits the cards of `piece` into hands of `each`. */
static status_code cut(struct slice line, struct slice piece, enum card_notation notation, int each,
	struct contest *out, struct fault *fault)
{
	struct cards_reader reader = cards_reader_in(line, piece, notation);

	for (out->count = 0;; out->count++) {
		struct cards more, *hand = &more;
		bool full = out->count == CONTEST_HANDS_MAX;
		status_code status;
		int last;

		if (!full)
			hand = &out->hand[out->count];
		status = cards_reader_take(&reader, each, hand, fault);
		last = hand->count - 1;
		if (!status && !hand->count && !out->count && piece.length)
			status = fault_at(fault, STATUS_NO_HAND, line, piece);
		if (status || !hand->count)
			return status;
		if (full)
			return fault_set(fault, STATUS_TOO_MANY_HANDS, hand->at[0], hand->size[0]);
		if (hand->count < each) {
			fault_set(fault, STATUS_UNEVEN_HANDS,
				(size_t)(piece.bytes - line.bytes) + piece.length, 0);
			if (fault)
				fault->number =
					(size_t)out->count * (size_t)each + (size_t)hand->count;
			return STATUS_UNEVEN_HANDS;
		}
		out->text[out->count] = (struct slice){line.bytes + hand->at[0],
			hand->at[last] + hand->size[last] - hand->at[0]};
	}
}

status_code contest_check_count(struct slice line, const struct slice *text, int count, int least,
	int most, struct fault *fault)
{
	if (count < least)
		return fault_set(fault, STATUS_ONE_HAND,
			(size_t)(text[count - 1].bytes + text[count - 1].length - line.bytes), 0);
	if (count > most)
		return fault_at(fault, STATUS_MORE_HANDS, line, text[most]);
	return STATUS_OK;
}

status_code contest_parse(struct slice line, const struct contest_rules *rules, struct contest *out,
	struct fault *fault)
{
	enum card_notation notation = rules->notation;
	struct contest_parts parts;
	status_code status = contest_split(line, rules->least, &parts, fault);

	if (status)
		return status;
	if (!parts.count) /* no hands are required */
		parts.hands[0] = (struct slice){line.bytes, 0};
	if (rules->each && parts.count > 1)
		return fault_at(fault, STATUS_DIVIDED_HANDS, line, parts.hands[1]);
	if (rules->each)
		status = cut(line, parts.hands[0], notation, rules->each, out, fault);
	else
		out->count = parts.count;
	for (int i = 0; !status && !rules->each && i < parts.count; i++) {
		status = parse_piece(line, parts.hands[i], notation, STATUS_NO_HAND, &out->hand[i],
			fault);
		out->text[i] = parts.hands[i];
	}
	if (!status)
		status = parse_boards(line, parts.board, rules, out, fault);
	if (!status && rules->dead && parts.dead.length)
		status = fault_at(fault, STATUS_TWO_DEADS, line, parts.dead);
	out->dead.count = 0, out->dead.set = 0;
	if (rules->dead)
		out->dead = *rules->dead;
	else if (!status && parts.dead.length)
		status =
			parse_piece(line, parts.dead, notation, STATUS_NO_CARDS, &out->dead, fault);
	if (!status)
		status = contest_check_count(line, out->text, out->count, rules->least, rules->most,
			fault);
	return status ? status : check(out, rules, fault);
}
