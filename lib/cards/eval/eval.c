#include "cards/eval/eval.h"

#include "cards/eval/eval_orders.h"
#include "cards/eval/eval_paths.h"
#include "cards/eval/eval_tables.h"

_Static_assert(sizeof eval_values + sizeof eval_keys + sizeof eval_offsets + sizeof eval_placed +
			       sizeof eval_terms + sizeof eval_rank_rows + sizeof eval_card_rows +
			       sizeof eval_text_ranks + sizeof eval_text_suits <=
		       (size_t)384 * 1024,
	"all tables together");

void eval_batch(enum cpu_path path, const card *cards, int count, size_t hands, score *scores)
{
	CPU_CALL(path, eval_batch, cards, count, hands, scores);
}

/* -- other orders --------------------------------------------------------------- */

_Static_assert(sizeof eval_ace_to_five_values + sizeof eval_short_deck_values +
			       sizeof eval_short_deck_trips_values + sizeof eval_eights +
			       sizeof eval_omaha_eights + sizeof eval_badugi_values +
			       sizeof eval_partitions <=
		       (size_t)320 * 1024,
	"the tables of all other orders");

void eval_ace_to_five_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores)
{
	CPU_CALL(path, eval_ranking_batch, &eval_ace_to_five_ranking, cards, count, hands, scores);
}

void eval_short_deck_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores)
{
	CPU_CALL(path, eval_ranking_batch, &eval_short_deck_ranking, cards, count, hands, scores);
}

void eval_short_deck_trips_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores)
{
	CPU_CALL(path, eval_ranking_batch, &eval_short_deck_trips_ranking, cards, count, hands,
		scores);
}

void eval_eight_or_better_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores)
{
	CPU_CALL(path, eval_eight_or_better_batch, cards, count, hands, scores);
}

/* Converts a chunk of hands at a time, so that their high scores are still in the cache. */
void eval_deuce_to_seven_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores)
{
	enum { BLOCK = 1024 };

	for (size_t done = 0; done < hands; done += BLOCK) {
		const size_t here = hands - done < BLOCK ? hands - done : BLOCK;

		eval_batch(path, cards + done * (size_t)count, count, here, scores + done);
		eval_deuce_to_seven_scores(scores + done, here);
	}
}

void eval_badugi_batch(enum cpu_path path, const card *cards, int count, size_t hands,
	score *scores)
{
	(void)count;
	CPU_CALL(path, eval_badugi_batch, cards, hands, scores);
}
