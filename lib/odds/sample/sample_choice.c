#include "odds/sample/sample_inside.h"

#include <stdlib.h>
#include <string.h>

const struct sample_limits sample_limits_usual = {.joined = 1 << 12,
	.list = 1 << 16,
	.split_bits = SAMPLE_COLUMN_BITS,
	.split_gain = 2,
	.poor = 64,
	.long_list = SAMPLE_LIST_MOST,
	.hopeless = 2,
	.tree_times = 125};

/* Joined lists are made of at most so many times as many pairs of entries. */
enum { TRIED = 16 };

/* A trial of a link, to find what share of its candidates is good. */
enum { TRIAL_STEPS = 64 };

/* What is joined step by step: players in groups, a list each. */
struct plan {
	struct sample_links *links;
	const struct spot *spot;
	int groups;
	struct sample_list *list[SPOT_PLAYERS_MAX];
	int label[SPOT_PLAYERS_MAX]; /* of the link that the group belongs to */
	/* By two groups: about how often their hands have no card in common, and
	 * whether they have turned out not to be joinable. */
	double apart[SPOT_PLAYERS_MAX][SPOT_PLAYERS_MAX];
	bool stuck[SPOT_PLAYERS_MAX][SPOT_PLAYERS_MAX];
	struct sample_list *spare; /* of no group */
	int trees;
};

/* The share of the deals of two lists of one player in which no card is dealt twice: the
 * combos that share a card are those of each card, less the same combos, which
 * were counted for both cards. Integers below 2^53 but for the division. */
static double share_apart(const struct sample_list *a, const struct sample_list *b)
{
	uint64_t with_a[CARD_COUNT] = {0}, with_b[CARD_COUNT] = {0}, shared = 0;
	const double all = (double)a->weight_sum * (double)b->weight_sum;

	if (!(a->cards & b->cards))
		return 1;
	for (uint32_t i = 0; i < a->count; i++) {
		with_a[a->pairs[i] & 0xff] += a->weight[i];
		with_a[a->pairs[i] >> 8] += a->weight[i];
	}
	for (uint32_t i = 0, j = 0; j < b->count; j++) {
		with_b[b->pairs[j] & 0xff] += b->weight[j];
		with_b[b->pairs[j] >> 8] += b->weight[j];
		while (i < a->count && a->set[i] != b->set[j] &&
			combo_of((card)a->pairs[i], (card)(a->pairs[i] >> 8)) <
				combo_of((card)b->pairs[j], (card)(b->pairs[j] >> 8)))
			i++;
		if (i < a->count && a->set[i] == b->set[j])
			shared -= a->weight[i] * b->weight[j];
	}
	for (int c = 0; c < CARD_COUNT; c++)
		shared += with_a[c] * with_b[c];
	return (all - (double)shared) / all;
}

/* A player with only one hand holds it in every deal, so the other players' combos with its cards
 * are removed; that may leave another player with only one hand. */
static status_code fix_players(struct plan *plan)
{
	const struct spot *spot = plan->spot;
	struct sample_links *links = plan->links;
	card_set taken = 0;

	links->fixed = 0;
	for (bool more = true; more;) {
		more = false;
		plan->groups = 0;
		for (int player = 0; player < spot->players; player++) {
			struct sample_list *list = &links->list[plan->groups];
			bool held = spot->side[player].full;

			for (int i = 0; i < links->fixed; i++)
				held = held || links->fixed_player[i] == player;
			if (held)
				continue;
			if (sample_list_of(list, spot, player, taken))
				return STATUS_NO_MEMORY;
			plan->list[plan->groups++] = list;
			if (list->count > 1)
				continue;
			taken |= list->cards;
			links->fixed_pair[links->fixed] = list->pairs[0];
			links->fixed_player[links->fixed++] = (uint8_t)player;
			plan->groups--;
			more = true;
		}
	}
	plan->spare = &links->list[plan->groups];
	return STATUS_OK;
}

static void measure(struct plan *plan)
{
	for (int a = 0; a < plan->groups; a++)
		for (int b = 0; b < a; b++) {
			plan->apart[a][b] = plan->apart[b][a] =
				share_apart(plan->list[a], plan->list[b]);
			plan->stuck[a][b] = plan->stuck[b][a] = false;
		}
}

/* Joins groups a < b into one, in the place of `a`; the last group takes the place of `b`. */
static status_code join(struct plan *plan, int a, int b, uint32_t most)
{
	struct sample_list *joined = plan->spare;
	const int last = plan->groups - 1;
	bool fits;

	if (sample_list_join(joined, plan->list[a], plan->list[b], most, &fits))
		return STATUS_NO_MEMORY;
	plan->stuck[a][b] = plan->stuck[b][a] = !fits;
	if (!fits)
		return STATUS_OK;
	plan->spare = plan->list[a];
	plan->list[a] = joined;
	for (int c = 0; c <= last; c++) {
		plan->apart[a][c] = plan->apart[c][a] = plan->apart[a][c] * plan->apart[b][c];
		plan->stuck[a][c] = plan->stuck[c][a] = plan->stuck[a][c] || plan->stuck[b][c];
	}
	joined = plan->list[b];
	plan->list[b] = plan->list[last];
	plan->list[last] = joined;
	plan->label[b] = plan->label[last];
	for (int c = 0; c < last; c++) {
		plan->apart[b][c] = plan->apart[c][b] = plan->apart[last][c];
		plan->stuck[b][c] = plan->stuck[c][b] = plan->stuck[last][c];
	}
	plan->groups--;
	return STATUS_OK;
}

/* Joins groups, two by two, as long as the result has no more than `most` entries: whether they
 * can collide or not, the fewest entries first (`any`), or those that collide most. With a
 * label, only groups of that one. */
static status_code join_all(struct plan *plan, uint32_t most, bool any, int label)
{
	for (;;) {
		int best_a = -1, best_b = -1;
		double best = 0, best_size = 0;

		for (int a = 0; a < plan->groups; a++)
			for (int b = a + 1; b < plan->groups; b++) {
				const double apart = plan->apart[a][b];
				const double tried =
					(double)plan->list[a]->count * (double)plan->list[b]->count;
				const double rank = any ? tried : apart;

				if (plan->stuck[a][b] || (any ? 1 : apart) * tried > most ||
					tried > (double)TRIED * most || (!any && apart >= 1) ||
					(label >= 0 && (plan->label[a] != label ||
							       plan->label[b] != label)) ||
					!sample_list_joins(plan->list[a], plan->list[b]))
					continue;
				if (best_a < 0 || rank < best ||
					(rank <= best && tried < best_size)) {
					best_a = a;
					best_b = b;
					best = rank;
					best_size = tried;
				}
			}
		if (best_a < 0)
			return STATUS_OK;
		if (join(plan, best_a, best_b, any ? most : most + most / 4))
			return STATUS_NO_MEMORY;
	}
}

/* Groups that can collide, directly or through others, get one label; how many there are. */
static int label_groups(struct plan *plan)
{
	int labels = 0;

	for (int a = 0; a < plan->groups; a++)
		plan->label[a] = a;
	for (int a = 0; a < plan->groups; a++)
		for (int b = 0; b < a; b++) {
			int from = plan->label[a], to = plan->label[b];

			if (!(plan->list[a]->cards & plan->list[b]->cards))
				continue;
			for (int c = 0; c < plan->groups; c++)
				if (plan->label[c] == from)
					plan->label[c] = to;
		}
	for (int number = 0; number < plan->groups; number++) {
		bool used = false;

		for (int a = 0; a < plan->groups; a++)
			if (plan->label[a] == number) {
				plan->label[a] = labels;
				used = true;
			}
		labels += used;
	}
	return labels;
}

/* All cards, those that the players of a link want most first. */
static void order_cards(const struct plan *plan, const struct sample_link *link,
	card order[CARD_COUNT])
{
	double wanted[CARD_COUNT] = {0};

	for (int i = 0; i < link->players; i++) {
		const struct spot_side *side = &plan->spot->side[link->player[i]];

		for (int j = 0; j < side->count; j++)
			for (int k = 0; k < 2; k++)
				wanted[combo_cards[side->combos[j]][k]] +=
					(double)side->weight[j] / (double)side->weight_sum;
	}
	for (int i = 0; i < CARD_COUNT; i++) {
		int most = 0;

		for (int c = 1; c < CARD_COUNT; c++)
			if (wanted[c] > wanted[most])
				most = c;
		order[i] = (card)most;
		wanted[most] = -1;
	}
}

/* Splits the hot cards of a link's lists, if that pays. */
static status_code split_link(struct plan *plan, int label, struct sample_link *link,
	const struct sample_limits *limits)
{
	struct sample_split *split = &plan->links->split[label];
	card order[CARD_COUNT];
	bool fits = false;

	link->split = NULL;
	for (int i = 0; i < link->lists; i++) {
		link->set[i] = link->list[i]->set;
		link->pairs[i] = link->list[i]->pairs;
	}
	if (!limits->split_bits || link->lists == 1)
		return STATUS_OK;
	order_cards(plan, link, order);
	if (sample_split_init(split, link->list, link->lists, order, limits->split_bits,
		    limits->split_gain, &fits))
		return STATUS_NO_MEMORY;
	if (!fits)
		return STATUS_OK;
	link->split = split;
	for (int i = 0; i < link->lists; i++) {
		link->set[i] = split->groups[i].set;
		link->pairs[i] = split->groups[i].pairs;
	}
	return STATUS_OK;
}

/* A link of the lists with a label, as they are now. Lists that are the same are kept
 * once in the processor's cache, all links' players counted. */
static status_code make_link(struct plan *plan, int label, struct sample_link *link,
	const struct sample_limits *limits)
{
	link->lists = link->players = 0;
	for (int a = 0; a < plan->groups; a++) {
		struct sample_list *list = plan->list[a];
		int same = 0;

		if (plan->label[a] != label)
			continue;
		if (sample_list_seal(list))
			return STATUS_NO_MEMORY;
		memcpy(link->player + link->players, list->player, (size_t)list->players);
		link->players += list->players;
		while (same < link->lists && !sample_list_same(link->list[same], list))
			same++;
		link->list[link->lists] = same < link->lists ? link->list[same] : list;
		link->lists++;
	}
	return split_link(plan, label, link, limits);
}

/* Good candidates of some steps. The seed is always the same, so the plan is a function of
 * the spot. */
static unsigned try_link(struct sample_link *link, enum cpu_path path, int steps)
{
	unsigned good = 0;

	sample_link_start(link, path, 0, 0);
	for (int i = 0; i < steps; i++) {
		good += sample_link_step(link);
		link->ready = 0;
	}
	return good;
}

enum { TREE_HOT = 20, TREE_COLDER = 2, TREE_TRIAL_STEPS = TRIAL_STEPS / 4 };

static card_set set_of(const card *cards, int count)
{
	card_set set = 0;

	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

/* With as many hot cards as fit, all if possible. It is kept when its trial, a
 * quarter of the lists', finds enough good deals for its time. */
static status_code plant_tree(struct plan *plan, struct sample_link *link, enum cpu_path path,
	unsigned least)
{
	struct sample_tree *tree = &plan->links->tree[plan->trees];
	struct sample_link lists;
	card order[CARD_COUNT];
	bool fits = false;

	order_cards(plan, link, order);
	for (int hot = CARD_COUNT; !fits && hot > 0;
		hot = hot > TREE_HOT ? TREE_HOT : hot - TREE_COLDER)
		if (sample_tree_init(tree, plan->spot, link->player, link->players,
			    set_of(order, hot), &fits))
			return STATUS_NO_MEMORY;
	lists = *link;
	link->tree = tree;
	link->lists = 0;
	memcpy(link->player, tree->player, (size_t)link->players);
	if (fits && try_link(link, path, TREE_TRIAL_STEPS) > least)
		plan->trees++;
	else
		*link = lists;
	return STATUS_OK;
}

static status_code settle_link(struct plan *plan, int label, struct sample_link *link,
	enum cpu_path path, const struct sample_limits *limits)
{
	unsigned good;

	if (make_link(plan, label, link, limits))
		return STATUS_NO_MEMORY;
	if (link->lists == 1 || try_link(link, path, TRIAL_STEPS) >= limits->poor)
		return STATUS_OK;
	if (join_all(plan, limits->long_list, false, label) || make_link(plan, label, link, limits))
		return STATUS_NO_MEMORY;
	if (link->lists == 1)
		return STATUS_OK;
	good = try_link(link, path, TRIAL_STEPS);
	if (good >= limits->hopeless)
		return STATUS_OK;
	return plant_tree(plan, link, path, limits->tree_times * good);
}

status_code sample_links_init(struct sample_links *links, const struct spot *spot,
	enum cpu_path path, const struct sample_limits *limits)
{
	struct plan plan = {.links = links, .spot = spot};

	if (!links->link)
		links->link = aligned_alloc(_Alignof(struct sample_link),
			SPOT_PLAYERS_MAX * sizeof *links->link);
	if (!links->link || fix_players(&plan))
		return STATUS_NO_MEMORY;
	measure(&plan);
	if (join_all(&plan, limits->joined, true, -1) || join_all(&plan, limits->list, false, -1))
		return STATUS_NO_MEMORY;
	links->count = label_groups(&plan);
	for (int i = 0; i < links->count; i++)
		if (settle_link(&plan, i, &links->link[i], path, limits))
			return STATUS_NO_MEMORY;
	return STATUS_OK;
}

void sample_links_free(struct sample_links *links)
{
	free(links->link);
	for (int i = 0; i <= SPOT_PLAYERS_MAX; i++)
		sample_list_free(&links->list[i]);
	for (int i = 0; i < SPOT_PLAYERS_MAX / 2; i++)
		sample_tree_free(&links->tree[i]);
	for (int i = 0; i < SPOT_PLAYERS_MAX; i++)
		sample_split_free(&links->split[i]);
	memset(links, 0, sizeof *links);
}
