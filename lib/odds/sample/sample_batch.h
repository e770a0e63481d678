/* 64 deals side by side: drawing their cards and deciding who wins them.
 *
 *     struct sample_plan plan;   what is known, what the caller gives, what is drawn
 *     struct rng rng;
 *
 *     sample_plan_init(&plan, known, given, drawn);
 *     rng_init(&rng, path, seed, stream);
 *     sample_fill(&batch, row, c) for each known card that plays     (once)
 *     for (step = first; step < end; step++) {
 *             rows `given` = cards from lists                         (if any)
 *             sample_draw(path, &plan, &rng, step, &batch);
 *             sample_decide(path, &batch, players, winners, NULL);
 *             sample_count(&counts, winners);
 *     }
 *
 * A step's cards depend on the seed, the stream, the number of the step and the plan
 * only: not on the path, nor on which steps came before.
 *
 * A draw is a place among the cards that are left, below their number: draws are a Lehmer
 * code of the cards, and so exactly uniform when they are. Two share a number of 16
 * bits. Below a and below b: number * a is first * 2^16 + rest, rest * b is
 * second * 2^16 + what is left; every first and second have equally many numbers when
 * those are drawn again that leave less than 2^16 mod ab (Brackett-Rozinsky and
 * Lemire, "Batched Ranged Random Integer Generation", 2024). */
#ifndef FELT_ODDS_SAMPLE_BATCH_H
#define FELT_ODDS_SAMPLE_BATCH_H

#include "odds/spot/spot.h"

#include "cards/eval/eval.h"
#include "base/rng/rng.h"
#include "cards/score.h"

enum {
	SAMPLE_LANES = RNG_LANES, /* deals side by side */
	SAMPLE_ROWS = SPOT_BOARD + 2 * SPOT_PLAYERS_MAX
};

/* A row is one place at the table in every deal: rows 0 to 4 are the board, then come
 * two for each player. Aligned to 64. */
struct sample_batch {
	_Alignas(64) card row[SAMPLE_ROWS][SAMPLE_LANES];
};

/* The first of a player's two rows. */
static inline int sample_hole_row(int player)
{
	return SPOT_BOARD + 2 * player;
}

/* The same card in every lane of a row. */
void sample_fill(struct sample_batch *batch, int row, card c);

/* Two draws out of one number of 16 bits, or one. */
struct sample_number {
	uint8_t draw[2];  /* which of the drawn rows, in their order; SAMPLE_NO_DRAW */
	uint8_t cards[2]; /* each is a number below that; 1 for no draw */
	uint16_t least;   /* what must be left of the number */
};

enum { SAMPLE_NO_DRAW = SAMPLE_ROWS, SAMPLE_NUMBERS = (SAMPLE_ROWS + 1) / 2 };

/* What is known, what the caller gives, what is drawn. */
struct sample_plan {
	int known, given, drawn, numbers;
	card known_card[CARD_COUNT];                            /* ascending */
	uint8_t given_row[SAMPLE_ROWS], drawn_row[SAMPLE_ROWS]; /* ascending */
	struct sample_number number[SAMPLE_NUMBERS];
};

/* `known` are cards that are the same in all deals: on the board, dead, or held by a
 * player who has nothing else. Rows of `given` are filled by the caller before each
 * step, those of `drawn` by sample_draw: sets of rows, bit `row` set for each, no row
 * in both, and rows of known cards in neither. At least `given` and `drawn` cards
 * together are not known. */
void sample_plan_init(struct sample_plan *plan, card_set known, uint32_t given, uint32_t drawn);

/* Fills the drawn rows with cards drawn uniformly, without repeats, from those neither
 * known nor in the lane's given rows; all ways to fill them are equally likely. The given
 * cards of a lane must differ from each other and from the known. Reads the
 * stream's rows from step * numbers on; its streams are for it alone. step is below 2^47. */
void sample_draw(enum cpu_path path, const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch);

/* Each lane's winners, as the mask of tally.h, and when `scores` is not NULL every
 * player's score by lane. All rows of the board and of `players` players are there. */
void sample_decide(enum cpu_path path, const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES]);

/* How often each set of winners came, in four parts, so that one count does not wait for the
 * one before. Zeroed at first. The first 1 << players of each part are used. Up to
 * 2^32 - 1 deals. */
enum { SAMPLE_PARTS = 4 };

struct sample_counts {
	uint32_t part[SAMPLE_PARTS][1 << SPOT_PLAYERS_MAX];
};

void sample_count(struct sample_counts *counts, const uint16_t winners[SAMPLE_LANES]);

#endif
