#include "cards/showdown.h"

#include <string.h>

status_code showdown_decide(const struct contest *contest, struct slice line,
	const struct evaluator *type, struct showdown *out, struct fault *fault)
{
	int board = contest->board.count;

	out->count = contest->count;
	out->winners = 0;
	for (int h = 0; h < contest->count; h++) {
		const struct cards *hand = &contest->hand[h];
		int count = hand->count + board;

		if (count < type->least || count > type->most) {
			fault_set(fault,
				count < type->least ? STATUS_TOO_FEW_CARDS : STATUS_TOO_MANY_CARDS,
				(size_t)(contest->text[h].bytes - line.bytes),
				contest->text[h].length);
			if (fault)
				fault->number = (size_t)count;
			return count < type->least ? STATUS_TOO_FEW_CARDS : STATUS_TOO_MANY_CARDS;
		}
		memcpy(out->playing[h], hand->list, (size_t)hand->count);
		memcpy(out->playing[h] + hand->count, contest->board.list, (size_t)board);
		out->cards[h] = (uint8_t)count;
		out->value[h] = type->value(out->playing[h], count);
	}
	for (int h = 0; h < out->count; h++) {
		int better = 0, before = 0;

		for (int other = 0; other < out->count; other++) {
			better += out->value[other] > out->value[h];
			before += other < h && out->value[other] == out->value[h];
		}
		out->place[h] = (uint8_t)(better + 1);
		out->order[better + before] = (uint8_t)h;
		out->winners += better == 0;
	}
	return STATUS_OK;
}

enum showdown_result showdown_result(const struct showdown *showdown, int hand)
{
	if (showdown->place[hand] > 1)
		return SHOWDOWN_LOSE;
	return showdown->winners > 1 ? SHOWDOWN_TIE : SHOWDOWN_WIN;
}

const char *showdown_result_key(enum showdown_result result)
{
	static const char *const keys[] = {"win", "tie", "lose"};

	return keys[result];
}

/* How a category's five ranks are compared: in runs of equal ranks. */
static const uint8_t runs[CATEGORY_COUNT][5] = {
	[HIGH_CARD] = {1, 1, 1, 1, 1},
	[PAIR] = {2, 1, 1, 1},
	[TWO_PAIR] = {2, 2, 1},
	[THREE_OF_A_KIND] = {3, 1, 1},
	[STRAIGHT] = {5},
	[FLUSH] = {1, 1, 1, 1, 1},
	[FULL_HOUSE] = {3, 2},
	[FOUR_OF_A_KIND] = {4, 1},
	[STRAIGHT_FLUSH] = {5},
};

int showdown_decider(score better, score worse)
{
	enum category category = score_category(better);
	uint8_t a[5], b[5];
	int at = 0;

	if (better == worse || category != score_category(worse))
		return -1;
	score_ranks(better, a);
	score_ranks(worse, b);
	for (int run = 0; at < 5 && a[at] == b[at]; run++)
		at += runs[category][run];
	return at;
}

static const char *article(enum category category)
{
	if (category == HIGH_CARD || category == TWO_PAIR || category == THREE_OF_A_KIND ||
		category == FOUR_OF_A_KIND)
		return "";
	return "a ";
}

/* What a run of a hand is called: "the same pair and king", "pair of sevens". */
static const char *run_noun(enum category category, int run)
{
	switch (category) {
	case PAIR:
		return run ? NULL : "pair";
	case TWO_PAIR:
		return run == 0 ? "high pair" : run == 1 ? "low pair" : NULL;
	case THREE_OF_A_KIND:
	case FULL_HOUSE:
		return run == 0 ? "three" : category == FULL_HOUSE ? "pair" : NULL;
	case FOUR_OF_A_KIND:
		return run ? NULL : "four";
	default:
		return NULL;
	}
}

/* "the same pair, king and queen; " for what is alike before the decider. */
static void add_alike(struct text *out, enum category category, const uint8_t ranks[5], int decider)
{
	int at = 0, run = 0;

	if (!decider)
		return;
	if (category == TWO_PAIR && decider == 4) {
		text_add_string(out, "the same pairs; ");
		return;
	}
	text_add_string(out, "the same ");
	while (at < decider) {
		const char *noun = run_noun(category, run);
		int next = at + runs[category][run];

		text_add_string(out, noun ? noun : card_rank_name(ranks[at]));
		at = next;
		run++;
		if (at < decider)
			text_add_string(out, at + runs[category][run] < decider ? ", " : " and ");
	}
	text_add_string(out, "; ");
}

/* Whether a decider is spoken of as many: "the three sevens", since "the three of
 * sevens" would be a card. */
static bool is_plural(enum category category, int decider)
{
	return decider == 0 && (category == THREE_OF_A_KIND || category == FULL_HOUSE ||
				       category == FOUR_OF_A_KIND);
}

/* "the jack", "the pair of sevens", "the three sevens", "the five-high straight";
 * without the article in front. */
static void add_decider(struct text *out, enum category category, int rank, int decider)
{
	int at = 0, run = 0;
	const char *noun;

	if (category == STRAIGHT_FLUSH && rank == CARD_RANKS - 1) {
		text_add_string(out, "royal flush");
		return;
	}
	if (category == STRAIGHT || category == STRAIGHT_FLUSH) {
		text_add_string(out, card_rank_name(rank));
		text_add_string(out, "-high ");
		text_add_string(out, category_name(category));
		return;
	}
	while (at < decider)
		at += runs[category][run++];
	noun = run_noun(category, run);
	if (!noun) {
		text_add_string(out, card_rank_name(rank));
		return;
	}
	text_add_string(out, category == TWO_PAIR ? "pair" : noun);
	text_add_string(out, is_plural(category, decider) ? " " : " of ");
	text_add_string(out, card_rank_plural(rank));
}

/* "OWN verb OTHER", as far as the two differ. */
static void add_comparison(struct text *out, score own, score other, const char *verb,
	const char *plural_verb)
{
	enum category category = score_category(own);
	int decider = showdown_decider(own, other);
	uint8_t mine[5], theirs[5];

	if (category != score_category(other)) {
		text_add_string(out, article(category));
		text_add_string(out, category_name(category));
		text_add_char(out, ' ');
		text_add_string(out, verb);
		text_add_char(out, ' ');
		text_add_string(out, article(score_category(other)));
		text_add_string(out, category_name(score_category(other)));
		return;
	}
	score_ranks(own, mine);
	score_ranks(other, theirs);
	add_alike(out, category, mine, decider);
	text_add_string(out, "the ");
	add_decider(out, category, mine[decider], decider);
	text_add_char(out, ' ');
	text_add_string(out, is_plural(category, decider) ? plural_verb : verb);
	text_add_string(out, " the ");
	add_decider(out, category, theirs[decider], decider);
}

void showdown_why_loses(struct text *out, score own, score better)
{
	add_comparison(out, own, better, "loses to", "lose to");
}

void showdown_why_wins(struct text *out, score own, score next)
{
	add_comparison(out, own, next, "beats", "beat");
}

static void add_kickers(struct text *out, const uint8_t *ranks, int count)
{
	text_add_string(out, ", then ");
	for (int i = 0; i < count; i++) {
		if (i)
			text_add_string(out, ", ");
		text_add_string(out, card_rank_name(ranks[i]));
	}
}

void showdown_why_ties(struct text *out, score own)
{
	enum category category = score_category(own);
	uint8_t r[5];

	score_ranks(own, r);
	switch (category) {
	case PAIR:
		text_add_string(out, "a pair of ");
		text_add_string(out, card_rank_plural(r[0]));
		text_add_string(out, " each");
		add_kickers(out, r + 2, 3);
		break;
	case THREE_OF_A_KIND:
	case FOUR_OF_A_KIND:
		text_add_string(out, category == FOUR_OF_A_KIND ? "four " : "three ");
		text_add_string(out, card_rank_plural(r[0]));
		text_add_string(out, " each");
		add_kickers(out, category == FOUR_OF_A_KIND ? r + 4 : r + 3,
			category == FOUR_OF_A_KIND ? 1 : 2);
		break;
	case TWO_PAIR:
		text_add_string(out, card_rank_plural(r[0]));
		text_add_string(out, " and ");
		text_add_string(out, card_rank_plural(r[2]));
		text_add_string(out, " each");
		add_kickers(out, r + 4, 1);
		break;
	default:
		score_name(out, own);
		text_add_string(out, " each");
		break;
	}
	text_add_string(out, "; all five cards equal");
}

/* The hand that another is compared with: the next better hand for a loser, the best of
 * the rest for the winner; -1 when there is no such hand. */
static int measured_by(const struct showdown *s, int hand)
{
	int measure = -1;

	for (int other = 0; other < s->count; other++) {
		score value = s->value[other];
		bool candidate =
			s->place[hand] > 1 ? value > s->value[hand] : value < s->value[hand];

		if (!candidate)
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

/* The place among a hand's five of the card that decided for or against it. */
int showdown_hand_decider(const struct showdown *s, int hand)
{
	int measure = measured_by(s, hand);

	if (s->place[hand] == 1 &&
		s->winners > 1) /* they tie, whatever the hands below them hold */
		return -1;
	return measure < 0 ? -1 : showdown_decider(s->value[hand], s->value[measure]);
}

void showdown_why(struct text *out, const struct showdown *s, int hand)
{
	int measure = measured_by(s, hand);
	bool tied = showdown_sharing(s, hand) > 1;

	if (tied)
		showdown_why_ties(out, s->value[hand]);
	if (s->place[hand] == 1 && tied)
		return;
	if (tied)
		text_add_string(out, "; ");
	if (measure < 0)
		return;
	if (s->place[hand] > 1)
		showdown_why_loses(out, s->value[hand], s->value[measure]);
	else
		showdown_why_wins(out, s->value[hand], s->value[measure]);
}
