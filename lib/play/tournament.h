/* A tournament: everybody begins with the same chips and plays until one has them all, at one table
 * or at several, while blinds and antes grow.
 *
 * Tables play in turn, a hand each, which together are a round. After each hand players who have
 * lost everything leave, tables are broken as soon as the others have room for everybody, and
 * players move so that the sizes of tables differ by one at most.
 *
 * The blinds move by the rule of the dead button: the big blind goes to the next player, the small
 * blind to where the big blind was, and the button to where the small blind was, whether somebody
 * still sits there or not; no small blind is posted for an empty seat. Of two players the one who
 * is not the big blind has the button (Tournament Directors Association, rules "Dead Button" and
 * "Button in Heads-up").
 *
 *     tournament_begin(&it, &rules, 1);
 *     while (!tournament_is_over(&it)) {
 *             tournament_seat(&it, &hand);         hand.hand.bot[] is then filled in
 *             dealer_play(&dealer, &hand.hand);
 *             tournament_count(&it, &hand, &dealer);
 *     }
 *     tournament_free(&it);                        it.player[] has places and prizes before */
#ifndef FELT_PLAY_TOURNAMENT_H
#define FELT_PLAY_TOURNAMENT_H

#include "play/match.h"

enum { TOURNAMENT_PLAYERS_MAX = 1000000 };

/* Tournaments with larger numbers would have the decks of others. */
enum { TOURNAMENTS_MAX = 1 << 24 };

struct tournament_rules {
	const struct variant *variant;
	const struct match_stakes *level; /* of two blinds, the larger one last; after the last they
					     double, until the big blind is all chips in play */
	int levels;
	uint64_t every;     /* rounds that a level lasts */
	int players;        /* 2 to TOURNAMENT_PLAYERS_MAX */
	int tables;         /* at first */
	chips stack;        /* of each player at first */
	const chips *prize; /* by place, from the first on; see tournament_prizes */
	int prizes;
	chips bounty; /* for putting a player out */
	uint64_t seed;
};

/* Divides the buy-ins by weights, such as per cents. Units that are left over go to the best
 * places, one each. The sum of the weights is above 0. */
void tournament_prizes(chips pool, const chips *weight, int count, chips *prize);

/* The most players that sit at a table. */
int tournament_table_size(const struct tournament_rules *rules);

/* Whether it can end: where an uncalled bring-in is returned and there is no ante, players who fold
 * lose nothing. */
bool tournament_can_end(const struct tournament_rules *rules);

/* Whether it can be played: the largest table at the first level, with chips that can be counted.
 */
bool tournament_is_possible(const struct tournament_rules *rules);

struct tournament_player {
	chips stack;
	uint64_t hands;
	int place; /* 0 as long as it plays */
	chips prize;
	chips bounty; /* what it got for players whom it put out, and at the end for itself */
};

struct tournament_table {
	int players;
	int seat[SEATS_MAX];    /* a player, or -1 */
	int button, small, big; /* seats in the last hand; -1 before the first */
};

struct tournament {
	const struct tournament_rules *rules;
	uint64_t number;
	struct tournament_player *player;
	struct tournament_table *table;
	int tables, size; /* and the seats of each */
	struct tournament_sizes {
		int count;
		uint64_t *set;
	} sized[SEATS_MAX + 1]; /* how many tables have so many players, and which: a bit each */
	int left;               /* players who have chips */
	uint64_t hands, rounds; /* that were played */
	int turn;               /* the table that plays next */
};

/* Draws the seats. A number tells tournaments with the same seed apart: it has its own seats and
 * its own decks. `rules` has to live as long. */
status_code tournament_begin(struct tournament *it, const struct tournament_rules *rules,
	uint64_t number);

static inline bool tournament_is_over(const struct tournament *it)
{
	return it->left < 2;
}

/* Makes the next hand, but for its bots. Its number is that in the tournament. */
void tournament_seat(struct tournament *it, struct match_hand *hand);

/* Takes the stacks of a hand that was played. Who has lost everything gets a place and a prize: of
 * two, who began the hand with more chips has the better place. If they began with as many, they
 * share the prizes of their places, and who sat nearer to the left of the button has the better
 * place. The last one left gets the first place.
 *
 * The bounty of a player who is out goes to whoever won the last pot that the player could win. If
 * several did, they share it, and odd units go to the first of them to the left of the button. The
 * winner of the tournament keeps the own bounty, so that all bounties together are those of all
 * players. */
void tournament_count(struct tournament *it, const struct match_hand *hand,
	const struct dealer *dealer);

void tournament_free(struct tournament *it);

#endif
