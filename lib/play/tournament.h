/* A tournament: all players start with the same chips and play until one has them all, at one table
 * or several, while blinds and antes rise.
 *
 * The tables play one hand each in turn; that is a round. After each hand, players without chips
 * leave, a table is broken as soon as the others have seats for everybody, and players move so that
 * table sizes differ by at most one.
 *
 * The blinds follow the dead button rule: the big blind moves to the next player, the small blind
 * to where the big blind was, and the button to where the small blind was, whether or not that seat
 * is still occupied; an empty seat posts no small blind. Heads-up, the player who is not the big
 * blind has the button (Tournament Directors Association, rules "Dead Button" and "Button in
 * Heads-up").
 *
 *     tournament_begin(&it, &rules, 1);
 *     while (!tournament_is_over(&it)) {
 *             tournament_seat(&it, &hand);         now set hand.hand.bot[]
 *             dealer_play(&dealer, &hand.hand);
 *             tournament_count(&it, &hand, &dealer);
 *     }
 *     tournament_free(&it);                        read it.player[] before */
#ifndef FELT_PLAY_TOURNAMENT_H
#define FELT_PLAY_TOURNAMENT_H

#include "play/match.h"

enum { TOURNAMENT_PLAYERS_MAX = 1000000 };

/* Limit of `number` in tournament_begin; larger numbers would reuse decks. */
enum { TOURNAMENTS_MAX = 1 << 24 };

struct tournament_rules {
	const struct variant *variant;
	const struct match_stakes *level; /* two blinds, the larger last; after the last level they
					     double, up to a big blind of all chips in play */
	int levels;
	uint64_t every;     /* rounds per level */
	int players;        /* 2 to TOURNAMENT_PLAYERS_MAX */
	int tables;         /* at the start */
	chips stack;        /* starting stack of each player */
	const chips *prize; /* by place, first place first; see payouts_divide */
	int prizes;
	chips bounty; /* for eliminating a player */
	uint64_t seed;
};

/* Maximum number of players at a table. */
int tournament_table_size(const struct tournament_rules *rules);

/* Whether the tournament can end: if an uncalled bring-in is returned and there is no ante, players
 * who fold lose nothing. */
bool tournament_can_end(const struct tournament_rules *rules);

/* Whether it can be played: at the largest table, on the first level, without chip overflow. */
bool tournament_is_possible(const struct tournament_rules *rules);

/* Why it is not possible, such as "the stacks are too large"; NULL if it is. */
const char *tournament_error(const struct tournament_rules *rules);

struct tournament_player {
	chips stack;
	uint64_t hands;
	int place; /* 0 while the player is in */
	chips prize;
	chips bounty; /* for players it eliminated; the winner also gets its own */
};

struct tournament_table {
	int players;
	int seat[SEATS_MAX];    /* player index, or -1 */
	int button, small, big; /* seats of the last hand; -1 before the first */
};

struct tournament {
	const struct tournament_rules *rules;
	uint64_t number;
	struct tournament_player *player;
	struct tournament_table *table;
	int tables, size; /* number of tables; seats at each */
	struct tournament_sizes {
		int count;
		uint64_t *set;
	} sized[SEATS_MAX + 1]; /* [n]: tables with n players: count and bit set */
	int left;               /* players with chips */
	uint64_t hands, rounds; /* played so far */
	int turn;               /* the table that plays next */
};

/* Draws the seats. `number` distinguishes tournaments with the same seed: each has its own seats
 * and decks. `rules` must outlive the tournament. */
status_code tournament_begin(struct tournament *it, const struct tournament_rules *rules,
	uint64_t number);

static inline bool tournament_is_over(const struct tournament *it)
{
	return it->left < 2;
}

/* Makes the next hand, except for its bots. The hand number is that within the tournament. */
void tournament_seat(struct tournament *it, struct match_hand *hand);

/* Takes over the stacks of a finished hand. A player who has lost everything gets a place and a
 * prize. If two are eliminated in one hand, the one who started it with more chips finishes higher.
 * If they started with equal stacks, they share the prizes of their places, and the one closer to
 * the left of the button finishes higher. The last player left gets first place.
 *
 * The bounty on an eliminated player goes to the winner of the last pot that the player could win.
 * Several winners share it, and odd units go to the first of them left of the button. The winner
 * of the tournament keeps its own bounty, so that the bounties add up to those of all players. */
void tournament_count(struct tournament *it, const struct match_hand *hand,
	const struct dealer *dealer);

void tournament_free(struct tournament *it);

#endif
