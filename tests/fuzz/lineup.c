/* Lines of lineups, with any bytes, in every game of other than two cards. Faults lie within what
 * was read; a lineup that was read is printed, and reads back as the same problem. Those of few
 * deals are counted by plain dealing, hand by hand of ranges: their pots are shared whole. */
#include "odds/lineup/lineup_method.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { DEALS_MOST = 200 };

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

static bool same(const struct lineup *a, const struct lineup *b)
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

static void check_printed(const struct lineup *lineup, const struct question_rules *rules)
{
	struct lineup_shelf *shelf = lineup_shelf_new();
	struct text line = {0};
	struct lineup back;
	struct fault fault;

	require(shelf);
	lineup_print(&line, lineup, rules->writes);
	require(!line.failed);
	require(!lineup_read(&back, shelf, lineup->game, text_slice(&line), rules, &fault));
	require(same(lineup, &back));
	text_free(&line);
	lineup_shelf_free(shelf);
}

static void check_counts(const struct lineup *lineup)
{
	const struct lineup_method *method =
		lineup->ranges ? &lineup_joint_method : &lineup_deal_method;
	const uint32_t parts = method->parts(lineup, true);
	struct tally tally = {.room = 0};
	deal_count shares = 0;
	void *memory = NULL;

	require(!lineup_tally(&tally, lineup, true));
	require(!method->begin(&memory, lineup, true, CPU_SCALAR));
	for (uint32_t part = 0; part < parts; part++)
		method->part(memory, part, &tally);
	method->free(memory);
	require(tally_deals(&tally) > 0);
	require(lineup->ranges || (double)tally_deals(&tally) == lineup_deals(lineup));
	for (int i = 0; i < lineup->players; i++)
		shares += tally_shares(&tally, i);
	require(shares == tally_deals(&tally) * tally_parts(&tally));
	tally_free(&tally);
}

/* The first byte chooses the game, the second the notation and how many boards there are, the rest
 * is the line. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct game *games[32];
	struct question_rules rules = {.board = NULL};
	struct lineup_shelf *shelf = lineup_shelf_new();
	struct fault fault = {0};
	struct lineup lineup;
	struct slice line;
	status_code status;
	int count = 0;
	char *copy;

	if (size < 2) {
		lineup_shelf_free(shelf);
		return 0;
	}
	for (const struct game *const *game = game_rows; *game && count < 32; game++)
		if ((*game)->own != 2)
			games[count++] = *game;
	require(count > 0 && shelf);
	rules.reads = rules.writes = (enum card_notation)(data[1] % 3);
	rules.several = (struct boards_rule){1 + data[1] / 3 % BOARDS_MAX, data[1] / 9 % 2};
	copy = calloc(1, size - 1); /* of its exact size, so that reading beyond it is found */
	require(copy);
	memcpy(copy, data + 2, size - 2);
	line = (struct slice){copy, size - 2};
	status = lineup_read(&lineup, shelf, games[data[0] % count], line, &rules, &fault);
	if (status) {
		check_fault(status, &fault, line.length);
	} else {
		check_printed(&lineup, &rules);
		if (lineup_deals(&lineup) <= DEALS_MOST)
			check_counts(&lineup);
	}
	lineup_shelf_free(shelf);
	free(copy);
	return 0;
}
