#include "lineup_ranges.h"

#include <stdlib.h>
#include <string.h>

enum { CARDS = 2 * LINEUP_PLAYERS_MAX, SUIT_ORDERS = 24, HANDS_MOST = 1 << 20 };

/* The hands of all players, in an order of suits that makes their cards the least, and how many
 * deals each deal with them counts as. */
struct held_hands {
	card cards[CARDS];
	deal_count weight;
};

struct lineup_ranges {
	struct question_shelf *shelf;
	struct question question;
	struct held_hands *hands;
	size_t count, room;
	uint8_t suits[SUIT_ORDERS][CARD_SUITS]; /* orders that leave boards and dead cards alone */
	int orders;
	struct tally total;
};

void lineup_ranges_free(struct lineup_ranges *ranges)
{
	if (!ranges)
		return;
	question_shelf_free(ranges->shelf);
	free(ranges->hands);
	tally_free(&ranges->total);
	free(ranges);
}

static struct lineup_ranges *ranges_new(void)
{
	struct lineup_ranges *ranges = calloc(1, sizeof *ranges);

	if (!ranges)
		return NULL;
	ranges->shelf = question_shelf_new();
	if (ranges->shelf)
		return ranges;
	lineup_ranges_free(ranges);
	return NULL;
}

/* -- reading ------------------------------------------------------------------ */

/* The ranges alone, with all known cards dead. */
static status_code read_ranges(struct lineup_ranges *ranges, struct slice line,
	const struct contest_parts *parts, const struct question_rules *rules,
	const struct cards *dead, struct fault *fault)
{
	const struct question_rules one = {.game = rules->game,
		.reads = rules->reads,
		.writes = rules->writes,
		.dead = dead->count ? dead : NULL};
	const struct slice last = parts->hands[parts->count - 1];
	const char *const from = parts->hands[0].bytes;
	const struct slice hands = {from, (size_t)(last.bytes + last.length - from)};
	const status_code status =
		question_read(&ranges->question, ranges->shelf, hands, &one, fault);

	if (status) {
		fault->offset += (size_t)(from - line.bytes);
		fault->earlier += (size_t)(from - line.bytes);
	}
	return status;
}

status_code lineup_ranges_read(struct lineup_ranges **ranges, struct slice line,
	const struct question_rules *rules, struct lineup *lineup, struct fault *fault)
{
	const int count = boards_count(&rules->several);
	struct lineup_cards players[LINEUP_PLAYERS_MAX] = {{0}}, boards[LINEUP_BOARDS_MAX] = {{0}};
	struct cards board[BOARDS_MAX], all;
	struct contest_parts parts;
	card_set dead, known;
	status_code status;

	if (!*ranges)
		*ranges = ranges_new();
	if (!*ranges)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	status = range_line_split(line, rules->reads, &parts, fault);
	if (!status)
		status = question_cards(line, &parts, rules, board, &dead, fault);
	if (status)
		return status;
	known = dead;
	for (int b = 0; b < count; b++) {
		boards[b] = (struct lineup_cards){.known = board[b].count, .set = board[b].set};
		memcpy(boards[b].cards, board[b].list, (size_t)board[b].count);
		known |= board[b].set;
	}
	all = (struct cards){.count = card_set_count(known), .set = known};
	card_set_list(known, all.list);
	status = read_ranges(*ranges, line, &parts, rules, &all, fault);
	if (!status)
		status = lineup_init(lineup, rules->game, players, (*ranges)->question.players,
			boards, count, dead);
	lineup->runs = rules->several.runs;
	return status;
}

/* -- hands -------------------------------------------------------------------- */

static card_set with_suits(card_set set, const uint8_t suits[CARD_SUITS])
{
	card_set out = 0;

	for (; set; set &= set - 1) {
		const card c = (card)__builtin_ctzll(set);

		out |= card_bit(card_of(card_rank(c), suits[card_suit(c)]));
	}
	return out;
}

static bool leaves_alone(const struct lineup *lineup, const uint8_t suits[CARD_SUITS])
{
	bool same = with_suits(lineup->dead, suits) == lineup->dead;

	for (int b = 0; b < lineup->boards; b++)
		same = same && with_suits(lineup->board[b].set, suits) == lineup->board[b].set;
	return same;
}

static void find_orders(struct lineup_ranges *ranges, const struct lineup *lineup)
{
	ranges->orders = 0;
	for (unsigned n = 0; n < 256; n++) {
		const uint8_t suits[CARD_SUITS] = {n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6 & 3};
		unsigned seen = 0;

		for (int s = 0; s < CARD_SUITS; s++)
			seen |= 1u << suits[s];
		if (seen == 15 && leaves_alone(lineup, suits))
			memcpy(ranges->suits[ranges->orders++], suits, sizeof suits);
	}
}

/* Adds hands in the order of suits in which their cards are the least. */
static status_code add_hands(struct lineup_ranges *ranges, const card_set sets[], deal_count weight)
{
	const int players = ranges->question.players;
	struct held_hands least = {.weight = weight};

	if (ranges->count == ranges->room) {
		const size_t room = ranges->room ? 2 * ranges->room : 64;
		struct held_hands *more;

		if (ranges->count == HANDS_MOST)
			return STATUS_RANGES_LONG;
		more = realloc(ranges->hands, room * sizeof *more);
		if (!more)
			return STATUS_NO_MEMORY;
		ranges->hands = more;
		ranges->room = room;
	}
	for (int k = 0; k < ranges->orders; k++) {
		card cards[CARDS] = {0};

		for (int i = 0; i < players; i++)
			card_set_list(with_suits(sets[i], ranges->suits[k]), cards + 2 * i);
		if (!k || memcmp(cards, least.cards, sizeof cards) < 0)
			memcpy(least.cards, cards, sizeof cards);
	}
	ranges->hands[ranges->count++] = least;
	return STATUS_OK;
}

static unsigned divisor(unsigned a, unsigned b)
{
	return b ? divisor(b, a % b) : a;
}

/* The greatest number that divides all weights of a range, so that counts stay small. */
static unsigned common_weight(const struct range_list *list)
{
	unsigned common = 0;

	for (int i = 0; i < list->count; i++)
		common = divisor(list->weight[i], common);
	return common ? common : 1;
}

/* Goes through the combos of a player and of those after it that have no card in common. */
static status_code list_hands(struct lineup_ranges *ranges, int player, card_set used,
	card_set sets[], deal_count weight)
{
	const struct range_list *list = ranges->question.list[player];
	const unsigned common = common_weight(list);
	status_code status = STATUS_OK;

	for (int i = 0; !status && i < list->count; i++) {
		const deal_count more = weight * (list->weight[i] / common);

		if (list->set[i] & used)
			continue;
		sets[player] = list->set[i];
		if (player + 1 < ranges->question.players)
			status = list_hands(ranges, player + 1, used | list->set[i], sets, more);
		else
			status = add_hands(ranges, sets, more);
	}
	return status;
}

static int compare(const void *a, const void *b)
{
	return memcmp(((const struct held_hands *)a)->cards, ((const struct held_hands *)b)->cards,
		CARDS);
}

/* Makes one of hands that are the same but for their suits. */
static void merge_hands(struct lineup_ranges *ranges)
{
	struct held_hands *hands = ranges->hands;
	size_t kept = 0;

	qsort(hands, ranges->count, sizeof *hands, compare);
	for (size_t i = 0; i < ranges->count; i++) {
		if (kept && !compare(&hands[kept - 1], &hands[i]))
			hands[kept - 1].weight += hands[i].weight;
		else
			hands[kept++] = hands[i];
	}
	ranges->count = kept;
}

/* -- counting ------------------------------------------------------------------ */

static status_code lineup_of(const struct lineup *shared, const struct held_hands *hands,
	struct lineup *lineup)
{
	struct lineup_cards players[LINEUP_PLAYERS_MAX] = {{0}};
	status_code status;

	for (int i = 0; i < shared->players; i++) {
		players[i].known = 2;
		memcpy(players[i].cards, hands->cards + 2 * i, 2);
		players[i].set = card_bit(players[i].cards[0]) | card_bit(players[i].cards[1]);
	}
	status = lineup_init(lineup, shared->game, players, shared->players, shared->board,
		shared->boards, shared->dead);
	lineup->runs = shared->runs;
	return status;
}

/* Whether all of it is quick enough, by the cost of the first. */
static status_code check_cost(struct lineup_ranges *ranges, const struct lineup *shared,
	const struct effort *effort)
{
	struct equity_lineup_plan plan;
	struct lineup lineup;
	status_code status = lineup_of(shared, &ranges->hands[0], &lineup);

	if (!status)
		status = equity_lineup_choose(&lineup, EQUITY_EXACT, effort->detail, &plan);
	if (status || effort->wish == EQUITY_EXACT)
		return status;
	return effort->wish == EQUITY_SAMPLED ||
			       plan.cost * (double)ranges->count > EQUITY_LINEUP_SECONDS
		       ? STATUS_RANGES_LONG
		       : STATUS_OK;
}

status_code lineup_ranges_answer(struct lineup_ranges *ranges, const struct lineup *shared,
	struct team *team, struct team_memory *memory, const struct effort *effort,
	struct answer *answer)
{
	struct effort exact = *effort;
	struct tally swap;
	card_set used = shared->dead, sets[LINEUP_PLAYERS_MAX];
	double seconds = 0;
	status_code status;

	for (int b = 0; b < shared->boards; b++)
		used |= shared->board[b].set;
	exact.wish = EQUITY_EXACT;
	ranges->count = 0;
	find_orders(ranges, shared);
	status = list_hands(ranges, 0, used, sets, 1);
	if (!status) {
		merge_hands(ranges);
		status = check_cost(ranges, shared, effort);
	}
	if (!status)
		status = lineup_tally(&ranges->total, shared, effort->detail);
	answer->stopped = false;
	for (size_t i = 0; !status && !answer->stopped && i < ranges->count; i++) {
		struct lineup lineup;

		status = lineup_of(shared, &ranges->hands[i], &lineup);
		if (!status)
			status = team_answer_lineup(team, memory, &exact, &lineup, answer);
		if (status)
			break;
		tally_add_times(&ranges->total, &answer->tally, ranges->hands[i].weight);
		seconds += answer->seconds;
	}
	if (status)
		return status;
	swap = answer->tally;
	answer->tally = ranges->total;
	ranges->total = swap;
	answer->seconds = seconds;
	answer->question = &ranges->question;
	return STATUS_OK;
}
