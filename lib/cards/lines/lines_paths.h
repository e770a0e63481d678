/* The vector paths of lines.h; private to lines.c. cpu.h says which of them a build has. */
#ifndef FELT_CARDS_LINES_PATHS_H
#define FELT_CARDS_LINES_PATHS_H

#include "base/cpu.h"
#include "cards/eval/eval_rankings.h"
#include "cards/lines/lines.h"

/* lines_score of five to seven cards by a ranking, in steps of 64 and of 32 lines: they stop before
 * the first step that has a fault, or that the text or `most` has too few lines for.
 *
 * lines_standings, of whole steps only: `count` is a multiple of the step. */
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
