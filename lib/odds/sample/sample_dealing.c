/* Finds the clusters of a spot, and the way to draw each of them. */
#include "odds/sample/sample_internal.h"

#include <stdlib.h>
#include <string.h>

const struct sample_limits sample_limits_usual = {.join_any = 1 << 12,
	.join_colliding = 1 << 16,
	.split_bits = SAMPLE_COLUMN_BITS,
	.split_gain = 2,
	.join_longer_below = 64,
	.join_longer = SAMPLE_LIST_MAX,
	.tree_below = 2,
	.tree_gain = 125};

/* Two lists are joined only if they have at most this many pairs of entries for each entry that the
 * result may have. */
enum { PAIRS_AN_ENTRY = 16 };

/* The steps of a trial, which measures the share of a cluster's candidates that are valid. */
enum { TRIAL_STEPS = 64 };

/* The state of the choice. Each player starts with a list, and lists are joined step by step. */
struct sample_dealing_choice {
	struct sample_dealing *dealing;
	const struct spot *spot;
	int lists;
	struct sample_list *list[SPOT_PLAYERS_MAX];
	int cluster_of[SPOT_PLAYERS_MAX]; /* per list: the number of its cluster */
	/* Per pair of lists: the estimated frequency of disjoint hands, and whether an attempt to
	 * join them has exceeded a limit. */
	double apart[SPOT_PLAYERS_MAX][SPOT_PLAYERS_MAX];
	bool stuck[SPOT_PLAYERS_MAX][SPOT_PLAYERS_MAX];
	struct sample_list *spare; /* the unused list */
	int trees;
};

/* The share of disjoint pairs among all pairs of hands of two lists of one player. The pairs that
 * share a card are counted for each card; a hand with itself is counted for both of its cards, and
 * so is subtracted once. All numbers are integers below 2^53 before the division. */
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

/* A player with only one hand has it in every deal, so that other players' combos with its cards
 * are removed. That may leave another player with only one hand. */
static status_code fix_players(struct sample_dealing_choice *choice)
{
	const struct spot *spot = choice->spot;
	struct sample_dealing *dealing = choice->dealing;
	card_set used = 0;

	dealing->fixed = 0;
	for (bool more = true; more;) {
		more = false;
		choice->lists = 0;
		for (int player = 0; player < spot->players; player++) {
			struct sample_list *list = &dealing->list[choice->lists];
			bool held = spot->side[player].full;

			for (int i = 0; i < dealing->fixed; i++)
				held = held || dealing->fixed_player[i] == player;
			if (held)
				continue;
			if (sample_list_of(list, spot, player, used))
				return STATUS_NO_MEMORY;
			choice->list[choice->lists++] = list;
			if (list->count > 1)
				continue;
			used |= list->cards;
			dealing->fixed_pair[dealing->fixed] = list->pairs[0];
			dealing->fixed_player[dealing->fixed++] = (uint8_t)player;
			choice->lists--;
			more = true;
		}
	}
	choice->spare = &dealing->list[choice->lists];
	return STATUS_OK;
}

/* Joins lists a < b. The result replaces list a, and the last list replaces list b. */
static status_code join(struct sample_dealing_choice *choice, int a, int b, uint32_t most)
{
	struct sample_list *joined = choice->spare;
	const int last = choice->lists - 1;
	bool fits;

	if (sample_list_join(joined, choice->list[a], choice->list[b], most, &fits))
		return STATUS_NO_MEMORY;
	choice->stuck[a][b] = choice->stuck[b][a] = !fits;
	if (!fits)
		return STATUS_OK;
	choice->spare = choice->list[a];
	choice->list[a] = joined;
	for (int c = 0; c <= last; c++) {
		choice->apart[a][c] = choice->apart[c][a] =
			choice->apart[a][c] * choice->apart[b][c];
		choice->stuck[a][c] = choice->stuck[c][a] =
			choice->stuck[a][c] || choice->stuck[b][c];
	}
	joined = choice->list[b];
	choice->list[b] = choice->list[last];
	choice->list[last] = joined;
	choice->cluster_of[b] = choice->cluster_of[last];
	for (int c = 0; c < last; c++) {
		choice->apart[b][c] = choice->apart[c][b] = choice->apart[last][c];
		choice->stuck[b][c] = choice->stuck[c][b] = choice->stuck[last][c];
	}
	choice->lists--;
	return STATUS_OK;
}

/* Joins lists two by two as long as the result has at most `most` entries: the two with the fewest
 * pairs of entries, whether they can collide or not (`any`), or the two that collide most. With a
 * cluster number, only lists of that cluster are joined. */
static status_code join_all(struct sample_dealing_choice *choice, uint32_t most, bool any,
	int number)
{
	for (;;) {
		int best_a = -1, best_b = -1;
		double best = 0, best_size = 0;

		for (int a = 0; a < choice->lists; a++)
			for (int b = a + 1; b < choice->lists; b++) {
				const double apart = choice->apart[a][b];
				const double pairs = (double)choice->list[a]->count *
						     (double)choice->list[b]->count;
				const double rank = any ? pairs : apart;

				if (choice->stuck[a][b] || (any ? 1 : apart) * pairs > most ||
					pairs > (double)PAIRS_AN_ENTRY * most ||
					(!any && apart >= 1) ||
					(number >= 0 && (choice->cluster_of[a] != number ||
								choice->cluster_of[b] != number)) ||
					!sample_list_joinable(choice->list[a], choice->list[b]))
					continue;
				if (best_a < 0 || rank < best ||
					(rank <= best && pairs < best_size)) {
					best_a = a;
					best_b = b;
					best = rank;
					best_size = pairs;
				}
			}
		if (best_a < 0)
			return STATUS_OK;
		if (join(choice, best_a, best_b, any ? most : most + most / 4))
			return STATUS_NO_MEMORY;
	}
}

/* Numbers the clusters: lists that can collide, directly or through others, get the same number.
 * Returns the number of clusters. */
static int find_clusters(struct sample_dealing_choice *choice)
{
	int clusters = 0;

	for (int a = 0; a < choice->lists; a++)
		choice->cluster_of[a] = a;
	for (int a = 0; a < choice->lists; a++)
		for (int b = 0; b < a; b++) {
			int from = choice->cluster_of[a], to = choice->cluster_of[b];

			if (!(choice->list[a]->cards & choice->list[b]->cards))
				continue;
			for (int c = 0; c < choice->lists; c++)
				if (choice->cluster_of[c] == from)
					choice->cluster_of[c] = to;
		}
	for (int number = 0; number < choice->lists; number++) {
		bool used = false;

		for (int a = 0; a < choice->lists; a++)
			if (choice->cluster_of[a] == number) {
				choice->cluster_of[a] = clusters;
				used = true;
			}
		clusters += used;
	}
	return clusters;
}

/* Sorts all cards, those in most hands of a cluster first. */
static void order_cards(const struct sample_dealing_choice *choice,
	const struct sample_cluster *cluster, card order[CARD_COUNT])
{
	double wanted[CARD_COUNT] = {0};

	for (int i = 0; i < cluster->players; i++) {
		const struct spot_side *side = &choice->spot->side[cluster->player[i]];

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

/* Splits the hot cards of a cluster's lists if that is faster. */
static status_code split_cluster(struct sample_dealing_choice *choice, int number,
	struct sample_cluster *cluster, const struct sample_limits *limits)
{
	struct sample_split *split = &choice->dealing->split[number];
	card order[CARD_COUNT];
	bool fits = false;

	cluster->split = NULL;
	for (int i = 0; i < cluster->lists; i++) {
		cluster->set[i] = cluster->list[i]->set;
		cluster->pairs[i] = cluster->list[i]->pairs;
	}
	if (!limits->split_bits || cluster->lists == 1)
		return STATUS_OK;
	order_cards(choice, cluster, order);
	if (sample_split_init(split, cluster->list, cluster->lists, order, limits->split_bits,
		    limits->split_gain, &fits))
		return STATUS_NO_MEMORY;
	if (!fits)
		return STATUS_OK;
	cluster->split = split;
	for (int i = 0; i < cluster->lists; i++) {
		cluster->set[i] = split->groups[i].set;
		cluster->pairs[i] = split->groups[i].pairs;
	}
	return STATUS_OK;
}

/* Makes a cluster from its present lists. Equal lists are stored once, so that the processor caches
 * them once. */
static status_code make_cluster(struct sample_dealing_choice *choice, int number,
	struct sample_cluster *cluster, const struct sample_limits *limits)
{
	cluster->lists = cluster->players = 0;
	for (int a = 0; a < choice->lists; a++) {
		struct sample_list *list = choice->list[a];
		int same = 0;

		if (choice->cluster_of[a] != number)
			continue;
		if (sample_list_seal(list))
			return STATUS_NO_MEMORY;
		memcpy(cluster->player + cluster->players, list->player, (size_t)list->players);
		cluster->players += list->players;
		while (same < cluster->lists && !sample_list_same(cluster->list[same], list))
			same++;
		cluster->list[cluster->lists] = same < cluster->lists ? cluster->list[same] : list;
		cluster->lists++;
	}
	return split_cluster(choice, number, cluster, limits);
}

/* Counts the valid candidates of some steps. The seed is always the same, so that the choice
 * depends on the spot alone. */
static unsigned try_cluster(struct sample_cluster *cluster, enum cpu_path path, int steps)
{
	unsigned good = 0;

	sample_cluster_start(cluster, path, 0, 0);
	for (int i = 0; i < steps; i++) {
		good += sample_cluster_step(cluster);
		cluster->ready = 0;
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

/* Tries a tree with as many hot cards as fit, all cards if possible. It is kept if its trial, a
 * quarter of that of the lists, finds enough valid deals for the time it takes. */
static status_code plant_tree(struct sample_dealing_choice *choice, struct sample_cluster *cluster,
	enum cpu_path path, unsigned least)
{
	struct sample_tree *tree = &choice->dealing->tree[choice->trees];
	struct sample_cluster lists;
	card order[CARD_COUNT];
	bool fits = false;

	order_cards(choice, cluster, order);
	for (int hot = CARD_COUNT; !fits && hot > 0;
		hot = hot > TREE_HOT ? TREE_HOT : hot - TREE_COLDER)
		if (sample_tree_init(tree, choice->spot, cluster->player, cluster->players,
			    set_of(order, hot), &fits))
			return STATUS_NO_MEMORY;
	lists = *cluster;
	cluster->tree = tree;
	cluster->lists = 0;
	memcpy(cluster->player, tree->player, (size_t)cluster->players);
	if (fits && try_cluster(cluster, path, TREE_TRIAL_STEPS) > least)
		choice->trees++;
	else
		*cluster = lists;
	return STATUS_OK;
}

static status_code settle_cluster(struct sample_dealing_choice *choice, int number,
	struct sample_cluster *cluster, enum cpu_path path, const struct sample_limits *limits)
{
	unsigned good;

	if (make_cluster(choice, number, cluster, limits))
		return STATUS_NO_MEMORY;
	if (cluster->lists == 1 ||
		try_cluster(cluster, path, TRIAL_STEPS) >= limits->join_longer_below)
		return STATUS_OK;
	if (join_all(choice, limits->join_longer, false, number) ||
		make_cluster(choice, number, cluster, limits))
		return STATUS_NO_MEMORY;
	if (cluster->lists == 1)
		return STATUS_OK;
	good = try_cluster(cluster, path, TRIAL_STEPS);
	if (good >= limits->tree_below)
		return STATUS_OK;
	return plant_tree(choice, cluster, path, limits->tree_gain * good);
}

status_code sample_dealing_init(struct sample_dealing *dealing, const struct spot *spot,
	enum cpu_path path, const struct sample_limits *limits)
{
	struct sample_dealing_choice choice = {.dealing = dealing, .spot = spot};

	if (!dealing->cluster)
		dealing->cluster = aligned_alloc(_Alignof(struct sample_cluster),
			SPOT_PLAYERS_MAX * sizeof *dealing->cluster);
	if (!dealing->cluster || fix_players(&choice))
		return STATUS_NO_MEMORY;
	for (int a = 0; a < choice.lists; a++)
		for (int b = 0; b < a; b++) {
			choice.apart[a][b] = choice.apart[b][a] =
				share_apart(choice.list[a], choice.list[b]);
			choice.stuck[a][b] = choice.stuck[b][a] = false;
		}
	if (join_all(&choice, limits->join_any, true, -1) ||
		join_all(&choice, limits->join_colliding, false, -1))
		return STATUS_NO_MEMORY;
	dealing->clusters = find_clusters(&choice);
	for (int i = 0; i < dealing->clusters; i++)
		if (settle_cluster(&choice, i, &dealing->cluster[i], path, limits))
			return STATUS_NO_MEMORY;
	return STATUS_OK;
}

void sample_dealing_free(struct sample_dealing *dealing)
{
	free(dealing->cluster);
	for (int i = 0; i <= SPOT_PLAYERS_MAX; i++)
		sample_list_free(&dealing->list[i]);
	for (int i = 0; i < SPOT_PLAYERS_MAX / 2; i++)
		sample_tree_free(&dealing->tree[i]);
	for (int i = 0; i < SPOT_PLAYERS_MAX; i++)
		sample_split_free(&dealing->split[i]);
	memset(dealing, 0, sizeof *dealing);
}
