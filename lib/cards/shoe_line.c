#include "cards/shoe_line.h"

status_code shoe_line_dead(struct slice line, struct slice piece, enum card_notation notation,
	struct shoe *shoe, struct fault *fault)
{
	struct cards_reader reader = cards_reader_in(line, piece, notation);
	struct cards one;
	status_code status;

	reader.commas = true;
	do {
		status = shoe_read(shoe, &reader, &one, fault);
	} while (!status && one.count);
	return status;
}

/* The end of the last card that was read into a hand, and the number of cards. */
struct shoe_line_reading {
	struct cards_reader reader;
	size_t first, end;
};

/* Reads up to `most` cards of a hand; fewer at the end. */
static status_code read_hand(struct shoe_line_reading *reading, struct shoe *shoe, int most,
	struct shoe_hand *hand, struct fault *fault)
{
	struct cards one;

	for (hand->count = 0; hand->count < most;) {
		const status_code status = shoe_read(shoe, &reading->reader, &one, fault);

		if (status)
			return status;
		if (!one.count)
			break;
		if (hand->count == SHOE_HAND_MAX) {
			fault_set(fault, STATUS_SHOE_HAND, one.at[0], one.size[0]);
			if (fault)
				fault->number = SHOE_HAND_MAX;
			return STATUS_SHOE_HAND;
		}
		if (!hand->count)
			reading->first = one.at[0];
		reading->end = one.at[0] + one.size[0];
		hand->list[hand->count++] = one.list[0];
	}
	return STATUS_OK;
}

static status_code read_hands(struct slice line, const struct contest_parts *parts,
	enum card_notation notation, struct shoe_line *out, struct fault *fault)
{
	for (out->count = 0; out->count < parts->count; out->count++) {
		const struct slice piece = parts->hands[out->count];
		struct shoe_hand *const hand = &out->hand[out->count];
		struct shoe_line_reading reading = {
			.reader = cards_reader_in(line, piece, notation)};
		status_code status =
			read_hand(&reading, &out->left, SHOE_HAND_MAX + 1, hand, fault);

		if (!status && !hand->count)
			status = fault_at(fault, STATUS_NO_HAND, line, piece);
		if (status)
			return status;
		out->text[out->count] = piece;
	}
	return STATUS_OK;
}

/* Splits the cards of a piece into hands of `each`. */
static status_code cut(struct slice line, struct slice piece, const struct shoe_line_rules *rules,
	struct shoe_line *out, struct fault *fault)
{
	struct shoe_line_reading reading = {
		.reader = cards_reader_in(line, piece, rules->notation)};

	for (out->count = 0;; out->count++) {
		struct shoe_hand hand;
		const status_code status =
			read_hand(&reading, &out->left, rules->each, &hand, fault);

		if (status)
			return status;
		if (!hand.count)
			return out->count ? STATUS_OK
					  : fault_at(fault, STATUS_NO_HAND, line, piece);
		if (hand.count < rules->each) {
			fault_set(fault, STATUS_UNEVEN_HANDS, reading.end, 0);
			if (fault)
				fault->number = (size_t)out->count * (size_t)rules->each +
						(size_t)hand.count;
			return STATUS_UNEVEN_HANDS;
		}
		if (out->count == CONTEST_HANDS_MAX)
			return fault_set(fault, STATUS_TOO_MANY_HANDS, reading.first,
				reading.end - reading.first);
		out->hand[out->count] = hand;
		out->text[out->count] =
			(struct slice){line.bytes + reading.first, reading.end - reading.first};
	}
}

status_code shoe_line_parse(struct slice line, const struct shoe_line_rules *rules,
	struct shoe_line *out, struct fault *fault)
{
	struct contest_parts parts;
	status_code status = contest_split(line, rules->least, &parts, fault);

	if (status)
		return status;
	if (line.length > UINT32_MAX)
		return fault_set(fault, STATUS_LONG_LINE, 0, 0);
	if (parts.board.length)
		return fault_at(fault, STATUS_SHOE_BOARD, line, parts.board);
	if (rules->each && parts.count > 1)
		return fault_at(fault, STATUS_DIVIDED_HANDS, line, parts.hands[1]);
	out->left = *rules->shoe;
	out->count = 0;
	if (rules->each && parts.count)
		status = cut(line, parts.hands[0], rules, out, fault);
	else
		status = read_hands(line, &parts, rules->notation, out, fault);
	if (!status && parts.dead.length) {
		const uint32_t before = out->left.count;

		status = rules->dead ? STATUS_TWO_DEADS
				     : shoe_line_dead(line, parts.dead, rules->notation, &out->left,
					       fault);
		if (!status && out->left.count == before)
			status = STATUS_NO_CARDS;
		if (status == STATUS_TWO_DEADS || status == STATUS_NO_CARDS)
			fault_at(fault, status, line, parts.dead);
	}
	return status ? status
		      : contest_check_count(line, out->text, out->count, rules->least, rules->most,
				fault);
}
