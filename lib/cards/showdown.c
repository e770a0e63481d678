#include "cards/showdown.h"

#include "base/bits.h"

#include <assert.h>
#include <string.h>

/* True if a hand can win: it has a low, or is not a bust. */
static bool qualifies(const struct showdown *s, int hand)
{
	return s->value[hand] >= (s->rules ? s->rules->winning : 1);
}

/* Places the hands by their values. */
static void place(struct showdown *out)
{
	out->winners = 0;
	for (int h = 0; h < out->count; h++) {
		int better = 0, before = 0;

		for (int other = 0; other < out->count; other++) {
			better += out->value[other] > out->value[h];
			before += other < h && out->value[other] == out->value[h];
		}
		out->place[h] = (uint8_t)(out->rules && !qualifies(out, h) ? 0 : better + 1);
		out->order[better + before] = (uint8_t)h;
		out->winners += better == 0 && qualifies(out, h);
	}
}

status_code showdown_decide(const struct contest *contest, int board, struct slice line,
	const struct game *game, struct showdown *out, struct fault *fault)
{
	const struct cards *shared = &contest->board[board];

	out->type = game->evaluator;
	out->rules = NULL;
	out->hands = NULL;
	out->count = contest->count;
	out->board = shared->count;
	for (int h = 0; h < contest->count; h++) {
		const struct cards *hand = &contest->hand[h];
		const struct slice *text = &contest->text[h];
		const status_code status = game_check_sizes(game, hand->count, shared->count,
			(size_t)(text->bytes - line.bytes), text->length, fault);

		if (status)
			return status;
		memcpy(out->playing[h], hand->list, (size_t)hand->count);
		memcpy(out->playing[h] + hand->count, shared->list, (size_t)shared->count);
		out->own[h] = (uint8_t)hand->count;
		out->value[h] = out->type->value(out->playing[h], hand->count, shared->count);
	}
	place(out);
	return STATUS_OK;
}

void showdown_decide_shoe(const struct shoe_hand *hands, int count, const struct shoe_rules *rules,
	struct showdown *out)
{
	out->type = NULL;
	out->rules = rules;
	out->hands = hands;
	out->count = count;
	out->board = 0;
	for (int h = 0; h < count; h++)
		out->value[h] = rules->value(&hands[h]);
	place(out);
}

void showdown_decide_low(const struct showdown *high, const struct game *game, struct showdown *out)
{
	*out = *high;
	out->type = game->low;
	for (int h = 0; h < out->count; h++)
		out->value[h] = out->type->value(out->playing[h], out->own[h], out->board);
	place(out);
}

static struct showdown_share lowest_terms(uint64_t part, uint64_t of)
{
	const uint64_t common = bits_divisor(of, part);

	assert(common > 0);
	return (struct showdown_share){part / common, of / common};
}

struct showdown_share showdown_share_add(struct showdown_share a, struct showdown_share b)
{
	const uint64_t common = bits_divisor(a.of, b.of);

	assert(common > 0); /* neither is a fraction of 0 */
	return lowest_terms(a.part * (b.of / common) + b.part * (a.of / common),
		a.of / common * b.of);
}

struct showdown_share showdown_share_of_board(struct showdown_share share, int boards)
{
	return lowest_terms(share.part, share.of * (uint64_t)boards);
}

struct showdown_share showdown_share(const struct showdown *high, const struct showdown *low,
	int hand)
{
	const unsigned highs = (unsigned)high->winners;
	const unsigned lows = low && low->winners ? (unsigned)low->winners : 0;
	struct showdown_share share = {high->place[hand] == 1, highs};

	if (lows) {
		share.part = share.part * lows + (low->place[hand] == 1) * highs;
		share.of = UINT64_C(2) * highs * lows;
	}
	return lowest_terms(share.part, share.of);
}

struct showdown_share showdown_share_of_boards(const struct showdown *high,
	const struct showdown *low, int boards, int hand)
{
	struct showdown_share total = {0, 1};

	for (int b = 0; b < boards; b++) {
		const struct showdown_share share =
			showdown_share(&high[b], low ? &low[b] : NULL, hand);

		total = showdown_share_add(total, showdown_share_of_board(share, boards));
	}
	return total;
}

enum showdown_result showdown_result(const struct showdown *showdown, int hand)
{
	if (showdown->place[hand] != 1)
		return SHOWDOWN_LOSE;
	return showdown->winners > 1 ? SHOWDOWN_TIE : SHOWDOWN_WIN;
}

const char *showdown_result_key(enum showdown_result result)
{
	static const char *const keys[] = {"win", "tie", "lose"};

	return keys[result];
}

/* The hand that another is compared with: for a loser, the next better hand; for the winner, the
 * best of the other hands that qualify; -1 if there is none. */
static int measured_by(const struct showdown *s, int hand)
{
	int measure = -1;

	for (int other = 0; other < s->count; other++) {
		score value = s->value[other];
		bool candidate =
			s->place[hand] > 1 ? value > s->value[hand] : value < s->value[hand];

		if (!candidate || !qualifies(s, other))
			continue;
		if (measure < 0 || (s->place[hand] > 1 ? value < s->value[measure]
						       : value > s->value[measure]))
			measure = other;
	}
	return measure;
}

int showdown_sharing(const struct showdown *s, int hand)
{
	int count = 0;

	for (int other = 0; other < s->count; other++)
		count += s->place[other] == s->place[hand];
	return count;
}

/* The index, among the hand's five cards, of the card that decided for or against it. */
int showdown_hand_decider(const struct showdown *s, int hand)
{
	int measure = measured_by(s, hand);

	if (s->place[hand] == 1 && s->winners > 1) /* they tie, whatever hands are below them */
		return -1;
	return measure < 0 ? -1 : order_decider(s->type->order, s->value[hand], s->value[measure]);
}

/* Appends the reason for a hand from a shoe. */
static void add_shoe_reason(struct text *out, const struct showdown *s, int hand, int measure,
	bool tied)
{
	if (!s->place[hand]) {
		text_add_uint(out, (uint64_t)shoe_total(&s->hands[hand], NULL));
		text_add_string(out, " is more than 21");
		return;
	}
	s->rules->brief(out, &s->hands[hand]);
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
	s->rules->brief(out, &s->hands[measure]);
}

void showdown_why(struct text *out, const struct showdown *s, int hand)
{
	int measure = measured_by(s, hand);
	bool tied = showdown_sharing(s, hand) > 1;

	if (s->rules) {
		add_shoe_reason(out, s, hand, measure, tied);
		return;
	}
	if (tied)
		order_why_ties(s->type->order, out, s->value[hand]);
	if (s->place[hand] == 1 && tied)
		return;
	if (tied)
		text_add_string(out, "; ");
	if (measure < 0) {
		text_add_string(out, "the only hand that qualifies");
		return;
	}
	if (s->place[hand] > 1)
		order_why_loses(s->type->order, out, s->value[hand], s->value[measure]);
	else
		order_why_wins(s->type->order, out, s->value[hand], s->value[measure]);
}
