#include "cards/eval/eval.h"

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
