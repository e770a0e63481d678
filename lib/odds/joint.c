/* Ranges hand by hand: each way to give the players hands of their ranges is a matchup without
 * ranges. Two players with 100 hands each make 10,000 matchups at most. Before the flop, where a
 * matchup of whole hands takes a few microseconds, this is the fastest method.
 *
 * If suit permutations leave the matchup unchanged, deals that they map to one another are counted
 * once. AsAhKsKh against QdQcJdJc is one of 12 such deals, for example for two double-suited
 * ranges. The one with the lowest sets is counted. */
#include "odds/method.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Methods that may count a matchup of the hands; "visit" can count any. */
static const struct method *const inner_methods[] = {&omaha_count_method, &omaha_any_method,
	&disjoint_method, &deal_method};

enum { INNER_METHODS = 4, STEPS_MAX = 1000000 /* in search of hands that can be dealt */ };

#define SECONDS_A_MATCHUP 1e-6 /* to make it */
#define SECONDS_A_PART    0.03

/* The minimum work for which suit permutations pay off. */
#define SECONDS_SUITS 0.02

struct joint_list {
	int player;
	uint32_t count, room;
	card_set *set;
	uint16_t *weight;
};

struct joint_hands {
	const struct matchup *matchup;
	bool detail;
	enum cpu_path path;
	uint32_t parts;
	struct suits_list suits;
	const struct method *inner;
	void *memory[INNER_METHODS];
	int at; /* index of the inner method */
	int lists;
	struct joint_list list[MATCHUP_PLAYERS_MAX];

	/* for the current deal, per list */
	card_set held[MATCHUP_PLAYERS_MAX];   /* per player */
	card_set chosen[MATCHUP_PLAYERS_MAX]; /* the hands of players with a list, per list */
	struct matchup whole;
	struct tally counts, *tally;
};

/* -- a matchup of the players' hands ------------------------------------------- */

static void give(struct matchup_cards *player, card_set set)
{
	*player = (struct matchup_cards){.set = set};
	player->known = card_set_list(set, player->cards);
}

/* Makes the matchup in which the players hold these sets; those without one keep their cards. */
static void make_whole(const struct matchup *matchup, const card_set held[MATCHUP_PLAYERS_MAX],
	struct matchup *whole)
{
	struct matchup_cards players[MATCHUP_PLAYERS_MAX];

	for (int i = 0; i < matchup->players; i++)
		if (matchup->player[i].range)
			give(&players[i], held[i]);
		else
			players[i] = matchup->player[i];
	matchup_init(whole, NULL, matchup->game, players, matchup->players, matchup->board,
		matchup->boards, matchup->dead,
		NULL); /* which succeeds, as it did for the ranges */
	whole->runs = matchup->runs;
}

/* Gives the players from `player` on the first hands that they can hold. */
static bool hold_first(const struct matchup *matchup, int player, card_set live,
	card_set held[MATCHUP_PLAYERS_MAX], long *steps)
{
	const struct hands *hands;

	while (player < matchup->players && !matchup->player[player].range)
		player++;
	if (player == matchup->players)
		return true;
	hands = &matchup->player[player].range->hands;
	for (uint32_t i = 0; i < hands->count && --*steps > 0; i++) {
		held[player] = hands->set[i];
		if (!(held[player] & ~live) &&
			hold_first(matchup, player + 1, live & ~held[player], held, steps))
			return true;
	}
	return false;
}

/* -- the method ------------------------------------------------------------------ */

/* The fastest method for a matchup of hands of the players, and the seconds that it takes. */
static int inner_of(const struct matchup *matchup, bool detail, double *seconds)
{
	card_set held[MATCHUP_PLAYERS_MAX];
	struct matchup whole;
	long steps = STEPS_MAX;
	int best = 0;

	*seconds = HUGE_VAL;
	if (matchup->two || !matchup->ranges || matchup_deals(matchup) > SPOT_COUNTABLE ||
		!hold_first(matchup, 0, matchup->live, held, &steps))
		return 0;
	make_whole(matchup, held, &whole);
	for (int i = 0; i < INNER_METHODS; i++) {
		const double cost = inner_methods[i]->cost(&whole, detail);

		if (cost < *seconds) {
			*seconds = cost;
			best = i;
		}
	}
	return best;
}

static double cost(const struct matchup *matchup, bool detail)
{
	struct suits_list suits;
	double seconds;

	inner_of(matchup, detail, &seconds);
	seconds += SECONDS_A_MATCHUP;
	for (int i = 0; i < matchup->players; i++)
		seconds *= matchup->player[i].range ? matchup->side[i].hands : 1;
	if (seconds < SECONDS_SUITS || seconds > 1e3)
		return seconds;
	matchup_suits(matchup, &suits);
	return seconds / suits.count;
}

/* The player with the most hands, from whose list parts are cut. */
static int longest(const struct matchup *matchup)
{
	int most = 0;

	for (int i = 1; i < matchup->players; i++)
		if (matchup->side[i].hands > matchup->side[most].hands)
			most = i;
	return most;
}

static uint32_t parts(const struct matchup *matchup, bool detail)
{
	return (uint32_t)fmin(fmax(1, cost(matchup, detail) / SECONDS_A_PART),
		matchup->side[longest(matchup)].hands);
}

static void free_joint(void *memory)
{
	struct joint_hands *joint = memory;

	if (!joint)
		return;
	for (int i = 0; i < INNER_METHODS; i++)
		inner_methods[i]->free(joint->memory[i]);
	for (int i = 0; i < MATCHUP_PLAYERS_MAX; i++) {
		free(joint->list[i].set);
		free(joint->list[i].weight);
	}
	tally_free(&joint->counts);
	free(joint);
}

static status_code make_list(struct joint_list *list, const struct matchup *matchup, int player)
{
	const struct hands *hands = &matchup->player[player].range->hands;
	const uint32_t count = matchup->side[player].hands;

	if (count > list->room) {
		free(list->set);
		free(list->weight);
		list->set = malloc(count * sizeof *list->set);
		list->weight = malloc(count * sizeof *list->weight);
		list->room = list->set && list->weight ? count : 0;
		if (!list->room)
			return STATUS_NO_MEMORY;
	}
	list->player = player;
	list->count = 0;
	for (uint32_t i = 0; i < hands->count; i++) {
		if (hands->set[i] & ~matchup->live)
			continue;
		list->set[list->count] = hands->set[i];
		list->weight[list->count++] =
			(uint16_t)(hands->weight[i] / matchup->side[player].unit);
	}
	return STATUS_OK;
}

/* Begins a matchup of hands. Later matchups need no more memory than the first, since all of them
 * have the same number of cards to come. */
static status_code begin_whole(struct joint_hands *joint, const card_set held[MATCHUP_PLAYERS_MAX])
{
	const status_code status = matchup_tally(&joint->counts, joint->matchup, joint->detail);

	if (status)
		return status;
	make_whole(joint->matchup, held, &joint->whole);
	return joint->inner->begin(&joint->memory[joint->at], &joint->whole, joint->detail,
		joint->path);
}

static status_code begin(void **memory, const struct matchup *matchup, bool detail,
	enum cpu_path path)
{
	struct joint_hands *joint = *memory ? *memory : calloc(1, sizeof *joint);
	const int first = longest(matchup);
	long steps = STEPS_MAX;
	status_code status;
	double seconds;

	*memory = joint;
	if (!joint)
		return STATUS_NO_MEMORY;
	joint->matchup = matchup;
	joint->detail = detail;
	joint->path = path;
	joint->parts = parts(matchup, detail);
	joint->at = inner_of(matchup, detail, &seconds);
	joint->inner = inner_methods[joint->at];
	matchup_suits(matchup, &joint->suits);
	joint->lists = 1;
	status = make_list(&joint->list[0], matchup, first);
	for (int i = 0; !status && i < matchup->players; i++)
		if (matchup->player[i].range && i != first)
			status = make_list(&joint->list[joint->lists++], matchup, i);
	if (status || !hold_first(matchup, 0, matchup->live, joint->held, &steps))
		return status;
	return begin_whole(joint, joint->held);
}

/* -- counting ------------------------------------------------------------------- */

/* Gives the player of list `at` each hand from `from` to before `to`, and all hands to the players
 * of the lists after it. */
static void count_hands(struct joint_hands *joint, int at, uint32_t from, uint32_t to,
	card_set live, deal_count weight)
{
	const struct joint_list *list = &joint->list[at];

	for (uint32_t i = from; i < to; i++) {
		const bool last = at + 1 == joint->lists;
		uint32_t ways = 1;

		if (list->set[i] & ~live)
			continue;
		joint->held[list->player] = list->set[i];
		joint->chosen[at] = list->set[i];
		if (joint->suits.count > 1 &&
			!matchup_suits_first(&joint->suits, joint->chosen, at + 1, &ways))
			continue;
		if (last) {
			const status_code status = begin_whole(joint, joint->held);
			const uint32_t all = joint->inner->parts(&joint->whole, joint->detail);

			assert(!status);
			(void)status;
			for (uint32_t j = 0; j < all; j++)
				joint->inner->part(joint->memory[joint->at], j, &joint->counts);
			tally_add_times(joint->tally, &joint->counts,
				weight * list->weight[i] * ways);
		} else
			count_hands(joint, at + 1, 0, joint->list[at + 1].count,
				live & ~list->set[i], weight * list->weight[i]);
	}
}

static void part(void *memory, uint32_t number, struct tally *tally)
{
	struct joint_hands *joint = memory;
	const uint64_t hands = joint->list[0].count;

	joint->tally = tally;
	count_hands(joint, 0, (uint32_t)(hands * number / joint->parts),
		(uint32_t)(hands * (number + 1) / joint->parts), joint->matchup->live, 1);
}

const struct method joint_method = {.name = "joint",
	.cost = cost,
	.parts = parts,
	.begin = begin,
	.part = part,
	.free = free_joint};
