#include "cards/shoe_line.h"

/* -- reading ---------------------------------------------------------------------- */

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

/* Where the last card that was read into a hand ends, and how many there were. */
struct reading {
	struct cards_reader reader;
	size_t first, end;
};

/* Reads up to `most` cards of a hand; fewer at the end. */
static status_code read_hand(struct reading *reading, struct shoe *shoe, int most,
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
		struct reading reading = {.reader = cards_reader_in(line, piece, notation)};
		status_code status =
			read_hand(&reading, &out->left, SHOE_HAND_MAX + 1, hand, fault);

		if (!status && !hand->count)
			status = fault_set(fault, STATUS_NO_HAND,
				(size_t)(piece.bytes - line.bytes), piece.length);
		if (status)
			return status;
		out->text[out->count] = piece;
	}
	return STATUS_OK;
}

/* Cuts the cards of a piece into hands of `each`. */
static status_code cut(struct slice line, struct slice piece, const struct shoe_line_rules *rules,
	struct shoe_line *out, struct fault *fault)
{
	struct reading reading = {.reader = cards_reader_in(line, piece, rules->notation)};

	for (out->count = 0;; out->count++) {
		struct shoe_hand hand;
		const status_code status =
			read_hand(&reading, &out->left, rules->each, &hand, fault);

		if (status)
			return status;
		if (!hand.count)
			return out->count
				       ? STATUS_OK
				       : fault_set(fault, STATUS_NO_HAND,
						 (size_t)(piece.bytes - line.bytes), piece.length);
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
		return fault_set(fault, STATUS_SHOE_BOARD, (size_t)(parts.board.bytes - line.bytes),
			parts.board.length);
	if (rules->each && parts.count > 1)
		return fault_set(fault, STATUS_DIVIDED_HANDS,
			(size_t)(parts.hands[1].bytes - line.bytes), parts.hands[1].length);
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
			fault_set(fault, status, (size_t)(parts.dead.bytes - line.bytes),
				parts.dead.length);
	}
	return status ? status
		      : contest_check_count(line, out->text, out->count, rules->least, rules->most,
				fault);
}

/* -- showdowns -------------------------------------------------------------------- */

void shoe_line_decide(const struct shoe_line *line, const struct shoe_rules *rules,
	struct shoe_line_showdown *out)
{
	*out = (struct shoe_line_showdown){.rules = rules, .line = line};
	for (int h = 0; h < line->count; h++)
		out->value[h] = rules->value(&line->hand[h]);
	for (int h = 0; h < line->count; h++) {
		const bool qualifies = out->value[h] >= rules->winning;
		int better = 0, before = 0;

		for (int other = 0; other < line->count; other++) {
			better += out->value[other] > out->value[h];
			before += other < h && out->value[other] == out->value[h];
		}
		out->place[h] = (uint8_t)(qualifies ? better + 1 : 0);
		out->order[better + before] = (uint8_t)h;
		out->winners += qualifies && !better;
	}
}

enum shoe_line_result shoe_line_result(const struct shoe_line_showdown *showdown, int hand)
{
	if (showdown->place[hand] != 1)
		return SHOE_LINE_LOSE;
	return showdown->winners > 1 ? SHOE_LINE_TIE : SHOE_LINE_WIN;
}

const char *shoe_line_result_key(enum shoe_line_result result)
{
	static const char *const keys[] = {"win", "tie", "lose"};

	return keys[result];
}

int shoe_line_sharing(const struct shoe_line_showdown *showdown, int hand)
{
	int count = 0;

	for (int other = 0; other < showdown->line->count; other++)
		count += showdown->value[other] == showdown->value[hand];
	return count;
}

/* The hand that another is compared with: the next better hand for a loser, the next worse that
 * could win for the winner; -1 when there is none. */
static int measured_by(const struct shoe_line_showdown *s, int hand)
{
	const int step = s->place[hand] == 1 ? 1 : -1;
	int at = 0;

	while (s->order[at] != hand)
		at++;
	while (at >= 0 && at < s->line->count && s->value[s->order[at]] == s->value[hand])
		at += step;
	if (at < 0 || at == s->line->count || !s->place[s->order[at]])
		return -1;
	return s->order[at];
}

void shoe_line_why(struct text *out, const struct shoe_line_showdown *s, int hand)
{
	const struct shoe_hand *const hands = s->line->hand;
	const int measure = measured_by(s, hand);
	const bool tied = shoe_line_sharing(s, hand) > 1;

	if (!s->place[hand]) {
		text_add_uint(out, (uint64_t)shoe_total(&hands[hand], NULL));
		text_add_string(out, " is more than 21");
		return;
	}
	s->rules->brief(out, &hands[hand]);
	if (tied)
		text_add_string(out, " each");
	if (tied && s->place[hand] == 1)
		return;
	if (measure < 0) {
		text_add_string(out, " is the only hand that is not bust");
		return;
	}
	text_add_string(out, s->place[hand] == 1 ? " beats "
			     : tied              ? ", less than "
						 : " loses to ");
	s->rules->brief(out, &hands[measure]);
}
