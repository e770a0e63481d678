/* The sampler from inside: for its own files and the tests that hold it to the letter. */
#ifndef FELT_ODDS_SAMPLE_INSIDE_H
#define FELT_ODDS_SAMPLE_INSIDE_H

#include "odds/sample/sample.h"
#include "odds/sample/sample_batch.h"
#include "odds/sample/sample_link.h"

/* As sample_begin, with other limits than the usual. */
status_code sample_begin_within(struct sampler **at, const struct spot *spot, bool detail,
	enum cpu_path path, const struct sample_limits *limits);

/* The links of the spot that the sampler is ready for. */
const struct sample_links *sample_links(const struct sampler *sampler);

/* The cards of the deals that sample_part would count: the board, then two a player. */
void sample_cards(struct sampler *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	card (*cards)[SAMPLE_ROWS]);

#endif
