/* Lines of matchups, with arbitrary bytes, in every game with other than two hole cards. Errors are
 * located within the text; a valid matchup is printed, and reads back as the same problem. Those
 * with few deals are counted by plain dealing, hand by hand of ranges: their pots are divided
 * completely. */
#include "odds/method.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { DEALS_MAX = 200 };

static void require(bool good)
{
	if (!good)
		abort();
}

static void check_fault(status_code status, const struct fault *fault, size_t length)
{
	require(fault->status == status);
	require(fault->offset <= length);
	require(fault->length <= length - fault->offset);
	require(fault->earlier <= fault->offset);
}

static bool same(const struct matchup *a, const struct matchup *b)
{
	if (a->players != b->players || a->boards != b->boards || a->live != b->live ||
		a->dead != b->dead)
		return false;
	for (int i = 0; i < a->players; i++)
		if (a->player[i].set != b->player[i].set ||
			!a->player[i].range != !b->player[i].range ||
			(a->player[i].range && !hands_equal(&a->player[i].range->hands,
						       &b->player[i].range->hands)))
			return false;
	for (int at = 0; at < a->boards; at++)
		if (a->board[at].set != b->board[at].set)
			return false;
	return true;
}

static void check_printed(const struct matchup *matchup, const struct matchup_rules *rules)
{
	struct matchup_cache *cache = matchup_cache_new();
	struct text line = {0};
	struct matchup back;
	struct fault fault;

	require(cache);
	matchup_print(&line, matchup, rules->writes);
	require(!line.failed);
	require(!matchup_read(&back, NULL, cache, text_slice(&line), rules, &fault));
	require(same(matchup, &back));
	text_free(&line);
	matchup_cache_free(cache);
}

static void check_counts(const struct matchup *matchup)
{
	const struct method *method = matchup->ranges ? &joint_method : &deal_method;
	const uint32_t parts = method->parts(matchup, true);
	struct tally tally = {.room = 0};
	deal_count shares = 0;
	void *memory = NULL;

	require(!matchup_tally(&tally, matchup, true));
	require(!method->begin(&memory, matchup, true, CPU_SCALAR));
	for (uint32_t part = 0; part < parts; part++)
		method->part(memory, part, &tally);
	method->free(memory);
	require(tally_deals(&tally) > 0);
	require(matchup->ranges || (double)tally_deals(&tally) == matchup_deals(matchup));
	for (int i = 0; i < matchup->players; i++)
		shares += tally_shares(&tally, i);
	require(shares == tally_deals(&tally) * tally_parts(&tally));
	tally_free(&tally);
}

/* The first byte chooses the game, the second the notation and the number of boards, the rest is
 * the line. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct game *games[32];
	struct matchup_rules rules = {.board = NULL};
	struct matchup_cache *cache = matchup_cache_new();
	struct fault fault = {0};
	struct matchup matchup;
	struct slice line;
	status_code status;
	int count = 0;
	char *copy;

	if (size < 2) {
		matchup_cache_free(cache);
		return 0;
	}
	for (const struct game *const *game = game_rows; *game && count < 32; game++)
		if ((*game)->own != 2)
			games[count++] = *game;
	require(count > 0 && cache);
	rules.reads = rules.writes = (enum card_notation)(data[1] % 3);
	rules.several = (struct boards_rule){1 + data[1] / 3 % BOARDS_MAX, data[1] / 9 % 2};
	copy = calloc(1, size - 1); /* of exact size, so that reading past the end is detected */
	require(copy);
	memcpy(copy, data + 2, size - 2);
	line = (struct slice){copy, size - 2};
	rules.game = games[data[0] % count];
	status = matchup_read(&matchup, NULL, cache, line, &rules, &fault);
	if (status) {
		check_fault(status, &fault, line.length);
	} else {
		check_printed(&matchup, &rules);
		if (matchup_deals(&matchup) <= DEALS_MAX)
			check_counts(&matchup);
	}
	matchup_cache_free(cache);
	free(copy);
	return 0;
}
