#include "play/tournament.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Each tournament has its own decks: its hands are numbered from DECKS times (number - 1). */
#define DECKS (UINT64_C(1) << 40)

enum {
	HAND_RNG_SEATS = 255 /* purpose of the seat draw; those of the seats of a hand are below */
};

/* -- prizes ----------------------------------------------------------------------- */

static chips prize_of(const struct tournament *it, int place)
{
	return place <= it->rules->prizes ? it->rules->prize[place - 1] : 0;
}

/* -- stakes ----------------------------------------------------------------------- */

/* The stakes of a level; after the last listed level they double. */
static struct match_stakes stakes_of(const struct tournament_rules *rules, uint64_t level)
{
	const uint64_t last = (uint64_t)rules->levels - 1, at = level < last ? level : last;
	const chips all = rules->stack * rules->players;
	struct match_stakes stakes = rules->level[at];

	for (uint64_t i = at; i < level && stakes.blind[1] < all; i++) {
		stakes.blind[0] *= 2;
		stakes.blind[1] *= 2;
		stakes.ante = stakes.ante < all ? 2 * stakes.ante : stakes.ante;
	}
	return stakes;
}

static void set_up(const struct tournament_rules *rules, uint64_t level, int players,
	struct table_setup *setup)
{
	const struct match_stakes stakes = stakes_of(rules, level);
	struct match match;

	match_set(&match, rules->variant, players, &stakes);
	*setup = match.setup;
}

int tournament_table_size(const struct tournament_rules *rules)
{
	return (rules->players + rules->tables - 1) / rules->tables;
}

bool tournament_can_end(const struct tournament_rules *rules)
{
	return !variant_brings_in(rules->variant) || rules->level[rules->levels - 1].ante > 0;
}

const char *tournament_error(const struct tournament_rules *rules)
{
	const int size = rules->tables > 0 ? tournament_table_size(rules) : 0;
	struct table_setup setup;

	if (rules->players < 2 || rules->players > TOURNAMENT_PLAYERS_MAX)
		return "too few or too many players";
	if (size < 2 || size > SEATS_MAX)
		return "too few or too many players at a table";
	if (rules->stack > CHIPS_MAX / 4 / rules->players)
		return "the stacks are too large";
	for (int i = 0; i < rules->levels; i++) {
		if (rules->level[i].blind[1] > CHIPS_MAX / 4)
			return "the blinds are too large";
		if (rules->level[i].blind[0] > rules->level[i].blind[1])
			return "a small blind is larger than the big blind";
	}
	set_up(rules, 0, size, &setup);
	for (int i = 0; i < size; i++)
		setup.stack[i] = rules->stack;
	return table_setup_error(&setup);
}

bool tournament_is_possible(const struct tournament_rules *rules)
{
	return !tournament_error(rules);
}

/* -- seats ------------------------------------------------------------------------ */

/* The next occupied seat, clockwise; there must be a player. */
static int next_player(const struct tournament *it, const struct tournament_table *table, int seat)
{
	do
		seat = seat + 1 < it->size ? seat + 1 : 0;
	while (table->seat[seat] < 0);
	return seat;
}

static int player_before(const struct tournament *it, const struct tournament_table *table,
	int seat)
{
	do
		seat = seat > 0 ? seat - 1 : it->size - 1;
	while (table->seat[seat] < 0);
	return seat;
}

/* Adds a table to the set of its size, or removes it. */
static void note_size(struct tournament *it, const struct tournament_table *table, int count)
{
	const size_t index = (size_t)(table - it->table);
	struct tournament_sizes *const sized = &it->sized[table->players];

	sized->count += count;
	sized->set[index / 64] ^= UINT64_C(1) << index % 64;
}

static void change_size(struct tournament *it, struct tournament_table *table, int by)
{
	note_size(it, table, -1);
	table->players += by;
	note_size(it, table, 1);
}

/* Seats a player in the free seat that the big blind reaches first. */
static void sit_down(struct tournament *it, struct tournament_table *table, int player)
{
	int seat = table->big;

	do
		seat = seat + 1 < it->size ? seat + 1 : 0;
	while (table->seat[seat] >= 0);
	table->seat[seat] = player;
	change_size(it, table, 1);
}

/* The first table of a size; there must be one. */
static struct tournament_table *first_of(const struct tournament *it, int size)
{
	const uint64_t *word = it->sized[size].set;

	while (!*word)
		word++;
	return &it->table[64 * (word - it->sized[size].set) + __builtin_ctzll(*word)];
}

static struct tournament_table *smallest(const struct tournament *it)
{
	int size = 0;

	while (!it->sized[size].count)
		size++;
	return first_of(it, size);
}

static struct tournament_table *largest(const struct tournament *it)
{
	int size = it->size;

	while (!it->sized[size].count)
		size--;
	return first_of(it, size);
}

/* Breaks tables while the others have seats for their players, and moves players from the largest
 * to the smallest table: the next big blind of the largest. */
static void balance(struct tournament *it)
{
	struct tournament_table *from, *to;

	while (it->tables > 1 && it->left <= (it->tables - 1) * it->size) {
		const struct tournament_table *const broken = &it->table[--it->tables];

		note_size(it, broken, -1);
		for (int i = 0; i < it->size; i++)
			if (broken->seat[i] >= 0)
				sit_down(it, smallest(it), broken->seat[i]);
	}
	while ((from = largest(it))->players > (to = smallest(it))->players + 1) {
		const int seat = next_player(it, from, from->big), player = from->seat[seat];

		from->seat[seat] = -1;
		change_size(it, from, -1);
		sit_down(it, to, player);
	}
}

status_code tournament_begin(struct tournament *it, const struct tournament_rules *rules,
	uint64_t number)
{
	const size_t words = (size_t)rules->tables / 64 + 1;
	uint64_t *sets;
	struct hand_rng hand_rng;

	*it = (struct tournament){.rules = rules,
		.number = number,
		.tables = rules->tables,
		.size = tournament_table_size(rules),
		.left = rules->players};
	it->player = calloc((size_t)rules->players, sizeof *it->player);
	it->table = calloc((size_t)rules->tables, sizeof *it->table);
	sets = calloc(words * (size_t)(it->size + 1), sizeof *sets);
	it->sized[0].set = sets;
	if (!it->player || !it->table || !sets) {
		tournament_free(it);
		return STATUS_NO_MEMORY;
	}
	for (int i = 1; i <= it->size; i++)
		it->sized[i].set = sets + words * (size_t)i;
	for (int i = 0; i < rules->players; i++)
		it->player[i].stack = rules->stack;
	/* Players are distributed over the tables in random order. */
	hand_rng_begin(&hand_rng, rules->seed, (number - 1) * DECKS, HAND_RNG_SEATS);
	for (int i = 0; i < it->tables; i++) {
		struct tournament_table *const table = &it->table[i];

		*table = (struct tournament_table){0, {0}, -1, -1, -1};
		memset(table->seat, -1, sizeof table->seat);
	}
	/* An inside-out shuffle: player i takes its own place and swaps with a random earlier one.
	 */
	for (int i = 0; i < rules->players; i++) {
		const int other = (int)hand_rng_upto(&hand_rng, (uint64_t)i);
		struct tournament_table *const table = &it->table[i % it->tables];
		struct tournament_table *const its = &it->table[other % it->tables];

		table->seat[i / it->tables] = its->seat[other / it->tables];
		its->seat[other / it->tables] = i;
		table->players++;
	}
	for (int i = 0; i < it->tables; i++)
		note_size(it, &it->table[i], 1);
	return STATUS_OK;
}

void tournament_free(struct tournament *it)
{
	free(it->player);
	free(it->table);
	free(it->sized[0].set);
	it->player = NULL;
	it->table = NULL;
	it->sized[0].set = NULL;
}

/* -- button and blinds ------------------------------------------------------------ */

/* Whether a seat is between two others, clockwise, both excluded. */
static bool is_between(const struct tournament *it, int seat, int from, int to)
{
	const int way = (to - from + it->size) % it->size;
	const int part = (seat - from + it->size) % it->size;

	return part > 0 && part < way;
}

/* Number of players dealt in: a newcomer between the button and the small blind waits until the
 * button has passed. */
static int dealt_in(const struct tournament *it, const struct tournament_table *table)
{
	int count = 0;

	for (int i = 0; i < it->size; i++)
		count += table->seat[i] >= 0 && !is_between(it, i, table->button, table->small);
	return count;
}

static void move_button(const struct tournament *it, struct tournament_table *table)
{
	if (table->big < 0) {
		table->button = player_before(it, table, 0);
		table->small = next_player(it, table, table->button);
		table->big = next_player(it, table, table->small);
		if (table->players == 2) {
			table->big = table->small;
			table->small = table->button;
		}
		return;
	}
	table->button = table->small;
	table->small = table->big;
	table->big = next_player(it, table, table->small);
	if (table->players == 2)
		table->button = table->small = next_player(it, table, table->big);
	/* If nearly all players are new, nobody waits: the button is before the small blind. */
	else if (table->big == table->button ||
		 is_between(it, table->big, table->button, table->small) || dealt_in(it, table) < 3)
		table->button = player_before(it, table, table->small);
}

void tournament_seat(struct tournament *it, struct match_hand *hand)
{
	const struct tournament_rules *const rules = it->rules;
	struct tournament_table *table;
	int seats = 0, seat;

	/* A table with one player waits for another. */
	do {
		if (it->turn >= it->tables) {
			it->turn = 0;
			it->rounds++;
		}
	} while (it->table[it->turn].players < 2 && ++it->turn);
	table = &it->table[it->turn];
	move_button(it, table);
	seat = table->button;
	do {
		seat = seat + 1 < it->size ? seat + 1 : 0;
		if (table->seat[seat] >= 0 && !is_between(it, seat, table->button, table->small))
			hand->player[seats++] = table->seat[seat];
	} while (seat != table->button);
	hand->table = it->turn;
	hand->level = it->rounds / rules->every;
	set_up(rules, hand->level, seats, &hand->setup);
	if (table->seat[table->small] < 0 && variant_has_blinds(rules->variant)) {
		const chips ante = hand->setup.ante[0];

		/* The seat of the small blind is empty: the first player has the big blind, and its
		 * ante. */
		hand->setup.blind[0] = hand->setup.blind[1];
		hand->setup.blind[1] = 0;
		hand->setup.ante[0] = hand->setup.ante[1];
		hand->setup.ante[1] = ante;
	}
	for (int i = 0; i < seats; i++)
		hand->setup.stack[i] = it->player[hand->player[i]].stack;
	hand->hand.setup = &hand->setup;
	hand->hand.seed = rules->seed;
	hand->hand.number = it->hands + 1;
	hand->hand.deal = (it->number - 1) * DECKS + it->hands + 1;
}

/* -- places ----------------------------------------------------------------------- */

static void give_places(struct tournament *it, const struct match_hand *hand, const int *out,
	int count)
{
	const chips *const began = hand->setup.stack;

	it->left -= count;
	for (int from = 0, to; from < count; from = to) {
		const int place = it->left + 1 + from;
		chips prizes = 0;

		/* Players who started with equal stacks share the prizes of their places; an odd
		 * unit goes to the better place. */
		for (to = from; to < count && began[out[to]] == began[out[from]]; to++)
			prizes += prize_of(it, place + to - from);
		for (int i = from; i < to; i++) {
			struct tournament_player *const player = &it->player[hand->player[out[i]]];

			player->place = it->left + 1 + i;
			player->prize = prizes / (to - from) + (i - from < prizes % (to - from));
		}
	}
	for (int i = 0; i < hand->setup.seats && it->left == 1; i++) {
		struct tournament_player *const player = &it->player[hand->player[i]];

		if (player->stack) {
			player->place = 1;
			player->prize = prize_of(it, 1);
			player->bounty += it->rules->bounty;
		}
	}
}

/* Winners of the last pot that a seat could win. */
static seat_set winners_over(const struct settlement *settlement, int seat)
{
	int pot = settlement->pots.count - 1;

	while (pot > 0 && !(settlement->pots.pot[pot].contenders >> seat & 1))
		pot--;
	return settlement->award[pot].winners;
}

void tournament_count(struct tournament *it, const struct match_hand *hand,
	const struct dealer *dealer)
{
	struct tournament_table *const table = &it->table[hand->table];
	const chips *const began = hand->setup.stack;
	int out[SEATS_MAX], count = 0;

	for (int i = 0; i < hand->setup.seats; i++) {
		struct tournament_player *const player = &it->player[hand->player[i]];

		player->stack = dealer->table.seat[i].stack;
		player->hands++;
	}
	/* Eliminated seats, best place first: by the chips before the hand, then by seat. */
	for (int i = 0; i < hand->setup.seats; i++) {
		int at = count;

		if (dealer->table.seat[i].stack)
			continue;
		for (; at > 0 && began[out[at - 1]] < began[i]; at--)
			out[at] = out[at - 1];
		out[at] = i;
		count++;
	}
	for (int i = 0; i < count; i++)
		for (int seat = 0; seat < it->size; seat++)
			if (table->seat[seat] == hand->player[out[i]]) {
				table->seat[seat] = -1;
				change_size(it, table, -1);
			}
	it->hands++;
	it->turn++;
	if (!count)
		return;
	if (it->rules->bounty) {
		const chips bounty = it->rules->bounty;
		struct settlement settlement;

		table_settlement(&dealer->table, &settlement);
		for (int i = 0; i < count; i++) {
			const seat_set winners = winners_over(&settlement, out[i]);
			const int heads = __builtin_popcount(winners);
			const chips each = heads ? bounty / heads : 0;
			chips odd = bounty - each * heads;

			for (int seat = 0; winners >> seat; seat++)
				if (winners >> seat & 1) {
					it->player[hand->player[seat]].bounty += each + (odd > 0);
					odd--;
				}
		}
	}
	give_places(it, hand, out, count);
	balance(it);
}
