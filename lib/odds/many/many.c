#include "odds/many/many_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* -- sets of hands, and the kernels ---------------------------------------------- */

const struct many_sums_kernel many_sums_kernel_wide = {false, many_wide_three, many_wide_four};

const struct many_sums_kernel *many_sums_kernel_for(enum cpu_path path, uint64_t most)
{
	const struct many_sums_kernel *wide = CPU_PICK(path, &many_sums_kernel_wide,
		&many_sums_kernel_wide_avx2, &many_sums_kernel_wide_avx2);

	return most > MANY_SUMS_NARROW_MAX ? wide
					   : CPU_PICK(path, wide, &many_sums_kernel_narrow_avx2,
						     &many_sums_kernel_narrow_avx512);
}

static void add_narrow(struct many_sums_narrow *set, struct many_sums_hand hand)
{
	const card a = hand.high, b = hand.low;

	set->by_card[a] = (uint8_t)(set->by_card[a] + hand.weight);
	set->by_card[b] = (uint8_t)(set->by_card[b] + hand.weight);
	set->by_pair[a][b] = set->by_pair[b][a] = (uint8_t)hand.weight;
}

static void add_wide(struct many_sums_wide *set, struct many_sums_hand hand)
{
	const card a = hand.high, b = hand.low;

	set->by_card[a] += hand.weight;
	set->by_card[b] += hand.weight;
	set->by_pair[a][b] = set->by_pair[b][a] = hand.weight;
}

void many_sums_add(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count)
{
	if (narrow)
		for (int i = 0; i < count; i++) {
			set->weight += hands[i].weight;
			add_narrow(&set->narrow, hands[i]);
		}
	else
		for (int i = 0; i < count; i++) {
			set->weight += hands[i].weight;
			add_wide(&set->wide, hands[i]);
		}
}

void many_sums_forget(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count)
{
	set->weight = 0;
	for (int i = 0; i < count; i++) {
		const card a = hands[i].high, b = hands[i].low;

		if (narrow) {
			set->narrow.by_card[a] = set->narrow.by_card[b] = 0;
			set->narrow.by_pair[a][b] = set->narrow.by_pair[b][a] = 0;
		} else {
			set->wide.by_card[a] = set->wide.by_card[b] = 0;
			set->wide.by_pair[a][b] = set->wide.by_pair[b][a] = 0;
		}
	}
}

void many_sums_clear(struct many_sums_set *set, bool narrow)
{
	set->weight = 0;
	if (!narrow) {
		memset(&set->wide, 0, sizeof set->wide);
		return;
	}
	memset(&set->narrow, 0, sizeof set->narrow);
	for (int c = 0; c < CARD_COUNT; c++)
		set->narrow.by_pair[c][c] = MANY_SUMS_NO_LANE;
}

void many_sums_same_add(struct many_sums_same *same, bool narrow,
	const struct many_sums_twin *twins, int count)
{
	for (int i = 0; i < count; i++) {
		const card a = twins[i].high, b = twins[i].low;
		const uint32_t product = twins[i].product;

		same->weight += product;
		if (narrow) {
			same->by_card.narrow[a] = (uint16_t)(same->by_card.narrow[a] + product);
			same->by_card.narrow[b] = (uint16_t)(same->by_card.narrow[b] + product);
		} else {
			same->by_card.wide[a] += product;
			same->by_card.wide[b] += product;
		}
	}
}

void many_sums_same_clear(struct many_sums_same *same, bool narrow)
{
	same->weight = 0;
	if (narrow)
		memset(same->by_card.narrow, 0, sizeof same->by_card.narrow);
	else
		memset(same->by_card.wide, 0, sizeof same->by_card.wide);
}

/* -- the walk -------------------------------------------------------------------- */

static int both_of(int a, int b)
{
	return a > b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a;
}

static bool have_common(const struct spot_side *a, const struct spot_side *b)
{
	int i = 0, j = 0;

	while (i < a->count && j < b->count && a->combos[i] != b->combos[j])
		if (a->combos[i] < b->combos[j])
			i++;
		else
			j++;
	return i < a->count && j < b->count;
}

/* The sums of the hands that a player has in a state. Those of `level` are made on first use. */
static const struct many_sums_set *sums_of(struct many_walk *walk, int player, int state)
{
	struct many_walk_side *side = &walk->side[walk->plan.side_of[player]];

	if (state == MANY_WALK_LEVEL && !side->built) {
		many_sums_add(&side->sums[MANY_WALK_LEVEL], walk->kernel->narrow,
			side->hand + side->count[MANY_WALK_BELOW], side->count[MANY_WALK_LEVEL]);
		side->built = true;
	}
	return &side->sums[state];
}

static const struct many_sums_same *same_of(struct many_walk *walk, int a, int b, int state)
{
	struct many_walk_both *both =
		&walk->both[both_of(walk->plan.side_of[a], walk->plan.side_of[b])];

	if (state == MANY_WALK_LEVEL && !both->built) {
		many_sums_same_add(&both->sums[MANY_WALK_LEVEL], walk->kernel->narrow, both->twin,
			both->count);
		both->built = true;
	}
	return &both->sums[state];
}

/* The players and the states of their hands, in the order in which the hands are weighed: those
 * with the fewest hands first. */
struct turns {
	int player[MANY_PLAYERS_MAX], state[MANY_PLAYERS_MAX], count[MANY_PLAYERS_MAX];
};

static void rank_players(const struct many_walk *walk, unsigned set, struct turns *turns)
{
	*turns = (struct turns){{0}, {0}, {0}};
	for (int i = 0; i < walk->plan.spot->players; i++) {
		const int state = set >> i & 1;
		const int count = walk->side[walk->plan.side_of[i]].count[state];
		int at = i;

		for (; at > 0 && turns->count[at - 1] > count; at--) {
			turns->player[at] = turns->player[at - 1];
			turns->state[at] = turns->state[at - 1];
			turns->count[at] = turns->count[at - 1];
		}
		turns->player[at] = i;
		turns->state[at] = state;
		turns->count[at] = count;
	}
}

static const struct many_sums_hand *hands_of(const struct many_walk *walk, int player, int state)
{
	const struct many_walk_side *side = &walk->side[walk->plan.side_of[player]];

	return side->hand + (state == MANY_WALK_LEVEL ? side->count[MANY_WALK_BELOW] : 0);
}

/* The number of deals with the first player's hands in `first` and the other players' hands of
 * `turns`. */
static deal_count weigh(struct many_walk *walk, const struct turns *turns,
	const struct many_sums_hand *first)
{
	const int players = walk->plan.spot->players;
	const int p = turns->player[players - 2], q = turns->player[players - 1];
	const int p_state = turns->state[players - 2], q_state = turns->state[players - 1];
	const struct many_sums_pair pair = {sums_of(walk, p, p_state), sums_of(walk, q, q_state),
		p_state == q_state ? same_of(walk, p, q, p_state) : &walk->none};

	if (players == 3)
		return walk->kernel->three(first, turns->count[0], &pair);
	return walk->kernel->four(first, turns->count[0],
		hands_of(walk, turns->player[1], turns->state[1]), turns->count[1], &pair);
}

/* The number of deals in which the players of the set hold hands of `level` and the others hands of
 * `below`; for the empty set, all deals of hands below. */
static deal_count count_set(struct many_walk *walk, unsigned set)
{
	const unsigned others = ~set & ((1u << walk->plan.spot->players) - 1);
	struct turns turns;

	if ((set & ~walk->held[MANY_WALK_LEVEL]) || (others & ~walk->held[MANY_WALK_BELOW]))
		return 0;
	rank_players(walk, set, &turns);
	return weigh(walk, &turns, hands_of(walk, turns.player[0], turns.state[0]));
}

static void find_held(struct many_walk *walk)
{
	walk->held[MANY_WALK_BELOW] = walk->held[MANY_WALK_LEVEL] = 0;
	for (int i = 0; i < walk->plan.spot->players; i++)
		for (int state = 0; state < 2; state++)
			if (walk->side[walk->plan.side_of[i]].count[state])
				walk->held[state] |= 1u << i;
}

/* Lists the hands of a group that a side has. */
static void list_side(struct many_walk *walk, int s, const struct many_order_group *group)
{
	struct many_walk_side *side = &walk->side[s];
	struct many_sums_hand *first = side->hand + side->count[MANY_WALK_BELOW], *to = first;

	if (group->held >> s & 1)
		for (int i = group->first; i < group->end; i++) {
			const struct many_order_hand *hand =
				&walk->order.hand[walk->order.shown[i]];

			*to = (struct many_sums_hand){hand->high, hand->low, hand->weight[s]};
			to += hand->weight[s] > 0;
		}
	side->count[MANY_WALK_LEVEL] = (int)(to - first);
}

/* Lists the hands of a group that two sides share. */
static void list_both(struct many_walk *walk, int a, int b, const struct many_order_group *group)
{
	struct many_walk_both *both = &walk->both[both_of(a, b)];
	struct many_sums_twin *to = both->twin;

	if (both->any && walk->side[a].count[MANY_WALK_LEVEL] &&
		walk->side[b].count[MANY_WALK_LEVEL])
		for (int i = group->first; i < group->end; i++) {
			const struct many_order_hand *hand =
				&walk->order.hand[walk->order.shown[i]];
			const uint32_t product = (uint32_t)hand->weight[a] * hand->weight[b];

			*to = (struct many_sums_twin){hand->high, hand->low, product};
			to += product > 0;
		}
	both->count = (int)(to - both->twin);
}

/* Moves the hands of `level` to `below`, before the next group. */
static void lower_level(struct many_walk *walk)
{
	const bool narrow = walk->kernel->narrow;

	for (int s = 0; s < walk->plan.sides; s++) {
		struct many_walk_side *side = &walk->side[s];
		const struct many_sums_hand *level = side->hand + side->count[MANY_WALK_BELOW];

		if (side->built)
			many_sums_forget(&side->sums[MANY_WALK_LEVEL], narrow, level,
				side->count[MANY_WALK_LEVEL]);
		side->built = false;
		if (side->count[MANY_WALK_LEVEL])
			many_sums_add(&side->sums[MANY_WALK_BELOW], narrow, level,
				side->count[MANY_WALK_LEVEL]);
		side->count[MANY_WALK_BELOW] += side->count[MANY_WALK_LEVEL];
		side->count[MANY_WALK_LEVEL] = 0;
	}
	for (int i = 0; i < both_of(walk->plan.sides, 0); i++) {
		struct many_walk_both *both = &walk->both[i];

		if (both->built)
			many_sums_same_clear(&both->sums[MANY_WALK_LEVEL], narrow);
		both->built = false;
		if (both->count)
			many_sums_same_add(&both->sums[MANY_WALK_BELOW], narrow, both->twin,
				both->count);
	}
}

/* Adds the deals of an outcome that hands of this value win to each winner of each set. */
static void add_ends(const struct many_walk *walk, int outcome, score value, deal_count deals,
	struct tally *tally)
{
	const struct many_outcome *sets = &walk->plan.outcome[outcome];
	const enum category category = score_category(value);

	for (int i = 0; i < sets->count; i++)
		for (int player = 0; player < tally->players; player++) {
			struct tally_ends *ends = &tally->ends[TALLY_HIGH][player][category];

			if (sets->set[i] == 1 << player)
				ends->won += deals;
			else if (sets->set[i] >> player & 1)
				ends->tied += deals;
		}
}

/* The number of deals with a player's hands `from` to before `to` in order of value, after all
 * hands are below. */
static deal_count count_part(struct many_walk *walk, int player, int from, int to)
{
	struct turns turns;
	int at = 0;

	rank_players(walk, 0, &turns);
	while (turns.player[at] != player)
		at++;
	for (; at > 0; at--) {
		turns.player[at] = turns.player[at - 1];
		turns.count[at] = turns.count[at - 1];
	}
	turns.player[0] = player;
	turns.count[0] = to - from;
	return weigh(walk, &turns, hands_of(walk, player, MANY_WALK_BELOW) + from);
}

/* Counts how often each player's hand ends in each category, after all hands are below. */
static void count_ends(struct many_walk *walk, uint32_t ways, struct tally *tally)
{
	find_held(walk);
	if (walk->held[MANY_WALK_BELOW] != (1u << tally->players) - 1)
		return;
	for (int s = 0; s < walk->plan.sides; s++) {
		const struct many_walk_side *side = &walk->side[s];
		int player = 0, from = 0;

		while (walk->plan.side_of[player] != s)
			player++;
		for (int category = 0; category < CATEGORY_COUNT; category++) {
			const int to = side->ended[category];
			deal_count deals;

			if (to <= from)
				continue;
			deals = count_part(walk, player, from, to) * ways;
			for (int i = 0; i < tally->players; i++)
				if (walk->plan.side_of[i] == s)
					tally->ends[TALLY_HIGH][i][category].all += deals;
			from = to;
		}
	}
}

void many_walk_board(struct many_walk *walk, struct board_rows *rows, const card board[SPOT_BOARD],
	uint32_t ways, struct tally *tally)
{
	many_order_find(&walk->order, rows, board);
	for (int s = 0; s < walk->plan.sides; s++) {
		many_sums_clear(&walk->side[s].sums[MANY_WALK_BELOW], walk->kernel->narrow);
		walk->side[s].count[MANY_WALK_BELOW] = 0;
		memset(walk->side[s].ended, 0, sizeof walk->side[s].ended);
	}
	for (int i = 0; i < both_of(walk->plan.sides, 0); i++)
		many_sums_same_clear(&walk->both[i].sums[MANY_WALK_BELOW], walk->kernel->narrow);
	for (int i = 0; i < walk->plan.outcomes; i++)
		walk->deals[i] = 0;
	for (int i = 0; i < walk->order.groups; i++) {
		for (int s = 0; s < walk->plan.sides; s++)
			list_side(walk, s, &walk->order.group[i]);
		for (int a = 0; a < walk->plan.sides; a++)
			for (int b = 0; b <= a; b++)
				list_both(walk, a, b, &walk->order.group[i]);
		find_held(walk);
		for (int c = 0; c < walk->plan.outcomes; c++) {
			deal_count deals;

			if (c == walk->plan.rest)
				continue;
			deals = count_set(walk, walk->plan.outcome[c].set[0]);
			walk->deals[c] += deals;
			if (tally->detail && deals)
				add_ends(walk, c, walk->order.group[i].value, deals * ways, tally);
		}
		lower_level(walk);
		if (tally->detail)
			for (int s = 0; s < walk->plan.sides; s++)
				walk->side[s].ended[score_category(walk->order.group[i].value)] =
					walk->side[s].count[MANY_WALK_BELOW];
	}
	if (tally->detail)
		count_ends(walk, ways, tally);
	if (walk->plan.rest >= 0) {
		/* Give the rest outcome all deals that the counted outcomes leave. */
		const int rest = walk->plan.rest;

		find_held(walk);
		walk->deals[rest] = count_set(walk, 0);
		for (int c = 0; c < walk->plan.outcomes; c++)
			if (c != rest)
				walk->deals[rest] -=
					walk->deals[c] * (unsigned)walk->plan.outcome[c].count;
		walk->deals[rest] /= (unsigned)walk->plan.outcome[rest].count;
	}
	for (int c = 0; c < walk->plan.outcomes; c++)
		for (int i = 0; i < walk->plan.outcome[c].count; i++)
			tally->by_winners[walk->plan.outcome[c].set[i]] += walk->deals[c] * ways;
}

void many_walk_init(struct many_walk *walk, const struct spot *spot, bool detail,
	enum cpu_path path)
{
	const struct many_plan *plan;

	many_plan_init(&walk->plan, spot, detail);
	walk->kernel = many_sums_kernel_for(path, many_plan_most_by_card(&walk->plan));
	many_order_init(&walk->order, walk->plan.side, walk->plan.sides);
	plan = &walk->plan;
	for (int a = 0; a < plan->sides; a++)
		for (int b = 0; b <= a; b++)
			walk->both[both_of(a, b)].any =
				a == b ? many_plan_players(plan, a) > 1
				       : have_common(plan->side[a], plan->side[b]);
	for (int s = 0; s < walk->plan.sides; s++)
		many_sums_clear(&walk->side[s].sums[MANY_WALK_LEVEL], walk->kernel->narrow);
	for (int i = 0; i < both_of(walk->plan.sides, 0); i++)
		many_sums_same_clear(&walk->both[i].sums[MANY_WALK_LEVEL], walk->kernel->narrow);
}

/* -- the method ---------------------------------------------------------------- */

struct many {
	struct many_walk walk;
	struct board_rows *rows;
	uint32_t parts;
};

static void many_part(void *memory, uint32_t part, struct tally *tally)
{
	struct many *many = memory;
	const struct spot *spot = many->walk.plan.spot;
	const uint64_t count = spot->runouts.count;
	uint32_t from = (uint32_t)(count * part / many->parts);
	uint32_t to = (uint32_t)(count * (part + 1) / many->parts);
	card board[SPOT_BOARD];
	struct spot_runout runout;

	memcpy(board, spot->board, sizeof board);
	spot_runout_seek(&runout, &spot->runouts, from);
	for (; from < to; from++, spot_runout_next(&runout)) {
		card_set_list(runout.set, board + spot->board_count);
		many_walk_board(&many->walk, many->rows, board, runout.ways, tally);
	}
}

#define SECONDS_A_SPOT 15e-6 /* before the first board */

/* The target for a part. Boards differ: some parts take three times as long. */
#define SECONDS_A_PART 0.015

static bool many_walks(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;

	(void)detail;
	return spot && spot_is_high(spot) && spot->players >= MANY_PLAYERS_MIN &&
	       spot->players <= MANY_PLAYERS_MAX && spot_deals_bound(spot) <= SPOT_COUNTABLE;
}

static double seconds_of(const struct many_plan *plan, bool detail)
{
	return SECONDS_A_SPOT + many_plan_seconds(plan, detail) * plan->spot->runouts.count;
}

static uint32_t parts_of(const struct many_plan *plan, bool detail)
{
	const double parts = ceil(seconds_of(plan, detail) / SECONDS_A_PART);
	const uint32_t boards = plan->spot->runouts.count;

	return parts < 1 ? 1 : parts > boards ? boards : (uint32_t)parts;
}

static double many_cost(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;
	struct many_plan plan;

	if (!many_walks(matchup, detail))
		return HUGE_VAL;
	many_plan_init(&plan, spot, detail);
	return seconds_of(&plan, detail);
}

static uint32_t many_parts(const struct matchup *matchup, bool detail)
{
	const struct spot *spot = matchup->two;
	struct many_plan plan;

	many_plan_init(&plan, spot, detail);
	return parts_of(&plan, detail);
}

static void many_free(void *memory)
{
	struct many *many = memory;

	if (many)
		board_rows_free(many->rows);
	free(many);
}

static struct many *many_new(void)
{
	struct many *many = aligned_alloc(alignof(struct many), sizeof *many);

	if (!many)
		return NULL;
	memset(many, 0, sizeof *many);
	many->rows = board_rows_new();
	if (!many->rows) {
		free(many);
		return NULL;
	}
	return many;
}

static status_code many_begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	const struct spot *spot = matchup->two;
	struct many *many = *memory ? *memory : many_new();

	*memory = many;
	if (!many)
		return STATUS_NO_MEMORY;
	many_walk_init(&many->walk, spot, detail, path);
	many->parts = parts_of(&many->walk.plan, detail);
	return STATUS_OK;
}

const struct method many_method = {"many-ranges", many_walks, many_cost, many_parts, many_begin,
	many_part, many_free};
