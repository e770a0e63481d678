/* Evaluators for rankings other than high hands. Scores are those of cards/order/order.h; 0 means
 * no low.
 *
 * Cards are different and in any order. The batches read consecutive hands, hand i the `count`
 * bytes from cards[i * count], write scores[0 .. hands - 1], and access nothing else.
 *
 * Short deck and ace-to-five use the method of high hands (eval.h) with their own tables, also for
 * single hands: sorted ranks, their colex rank, one load. Eight or better is a byte with a bit for
 * each rank up to the eight. Deuce-to-seven is arithmetic on the high score. Badugi sorts four
 * cards; their ranks and the partition that their suits make are the index. The tables take less
 * than 320 KiB. */
#ifndef FELT_CARDS_EVAL_ORDERS_H
#define FELT_CARDS_EVAL_ORDERS_H

#include "cards/eval/eval.h"

/* Five to seven cards. */
score eval_ace_to_five(const card *cards, int count);
score eval_eight_or_better(const card *cards, int count);

/* Five to seven cards, sixes and up. */
score eval_short_deck(const card *cards, int count);
score eval_short_deck_trips(const card *cards, int count);

/* Exactly five cards, and exactly four cards. */
score eval_deuce_to_seven(const card *cards, int count);
score eval_badugi(const card *cards, int count);

void eval_ace_to_five_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores);
void eval_eight_or_better_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores);
void eval_short_deck_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores);
void eval_short_deck_trips_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores);
void eval_deuce_to_seven_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores);
void eval_badugi_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores);

/* Converts high scores of five cards to deuce-to-seven scores. */
void eval_deuce_to_seven_scores(score *scores, size_t hands);

/* The ranks that count for eight or better: bit 0 the ace, bit 1 the deuce, up to bit 7. */
unsigned eval_eights_of(const card *cards, int count);

/* Eight or better in Omaha, from the player's ranks (two play) and the board's (three play). */
score eval_omaha_eight_or_better(unsigned board, unsigned own);

#endif
