/* The vector paths of lines.h; private to lines.c. cpu.h says which exist. */
#ifndef FELT_CARDS_LINES_PATHS_H
#define FELT_CARDS_LINES_PATHS_H

#include "base/cpu.h"
#include "cards/eval/eval_rankings.h"
#include "cards/lines/lines.h"

/* lines_score() for five to seven cards of a ranking, in steps of 64 or 32 lines: they stop before
 * the first step that has an error, or for which the text or `most` has too few lines.
 *
 * lines_standings(), for whole steps only: `count` is a multiple of the step. */
enum { LINES_STANDINGS_STEP = 32 };

#ifdef FELT_AVX2_KERNELS
size_t lines_score_avx2(const struct eval_ranking *ranking, const struct lines_shape *shape,
	const char *text, size_t length, score *scores, size_t most);
size_t lines_standings_avx2(score standings, const score *scores, size_t count, char *out);
#endif
#ifdef FELT_AVX512_KERNELS
size_t lines_score_avx512(const struct eval_ranking *ranking, const struct lines_shape *shape,
	const char *text, size_t length, score *scores, size_t most);
size_t lines_standings_avx512(score standings, const score *scores, size_t count, char *out);
#endif

#endif
