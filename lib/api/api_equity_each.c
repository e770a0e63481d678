/* The group "equity" of felt.h: the equity of each combo, after each next card, and of each class
 * against each. */
#include "api/api_equity.h"

#include "odds/combos.h"
#include "odds/matrix.h"
#include "odds/next.h"

#include <math.h>
#include <stdlib.h>

/* -- families of matchups -------------------------------------------------------------- */

/* The work on a family, matchup by matchup. */
struct each {
	const felt_equity *equity;
	felt_effort effort;
	struct limits limits;
	const struct family *family;
	struct matchup matchup; /* the current one */
	struct spot *room;
	struct equity_memory memory;
	struct answer answer;
};

/* Counts the current matchup. */
static status_code count_one(struct each *each)
{
	struct equity_plan plan;
	uint64_t done = 0, goal;
	status_code status =
		equity_choose(&each->matchup, each->limits.mode, each->limits.detail, &plan);

	if (!status)
		status = matchup_tally(&each->answer.tally, &each->matchup, each->limits.detail);
	if (!status)
		status = equity_begin(&each->memory, &plan, &each->matchup, each->limits.path);
	if (status)
		return status;
	solve_begin(&each->answer, &each->limits, &plan);
	while ((goal = solve_goal(&each->limits, &plan, done, &each->answer.tally)) > done)
		for (; done < goal; done++)
			solve_part(&each->memory, &each->limits, &each->matchup, &plan, done,
				&each->answer.tally);
	return STATUS_OK;
}

static felt_status count_all(struct each *each)
{
	const struct family *family = each->family;
	felt_status status =
		api_status(solve_choose(&each->limits, family, &each->matchup, each->room));

	for (size_t i = 0; !status && i < family->count; i++) {
		if (family->make(family->context, i, &each->matchup, each->room))
			continue;
		status = api_status(count_one(each));
		if (status)
			break;
		family->take(family->context, i, &each->answer);
		if (each->effort.progress && each->effort.progress(each->effort.user, each->equity,
						     (double)i + 1, (double)family->count))
			status = FELT_CANCELLED;
	}
	return status;
}

static felt_status count_family(const felt_equity *equity, const felt_effort *effort,
	const struct family *family)
{
	struct each *each = calloc(1, sizeof *each);
	felt_status status = each ? api_effort_read(effort, &each->effort) : FELT_NO_MEMORY;

	if (each)
		each->room = malloc(sizeof *each->room);
	if (!status && !each->room)
		status = FELT_NO_MEMORY;
	if (!status) {
		each->equity = equity;
		each->family = family;
		api_effort_limits(&each->effort, SOLVE_FAMILY_ERROR, &each->limits);
		status = count_all(each);
	}
	if (each) {
		free(each->room);
		equity_memory_free(&each->memory);
		tally_free(&each->answer.tally);
	}
	free(each);
	return status;
}

static void fill(double *out, int count)
{
	for (int i = 0; i < count; i++)
		out[i] = (double)NAN;
}

felt_status felt_equity_by_combo(const felt_equity *equity, const felt_effort *effort,
	double out[1326])
{
	struct combos combos = {.matchup = NULL};
	struct family family;
	felt_status status;

	if (!equity->ready)
		return FELT_MISUSE;
	if (!equity->matchup.two)
		return FELT_UNSUPPORTED;
	fill(out, COMBO_COUNT);
	status = api_status(combos_family(&combos, &equity->matchup, &family));
	if (!status)
		status = count_family(equity, effort, &family);
	for (size_t i = 0; i < combos.count && (!status || status == FELT_CANCELLED); i++) {
		const struct chances *has = combos_chances(&combos, i);
		card cards[2];

		if (!has->known)
			continue;
		card_set_list(combos.held[i].set, cards);
		out[combo_of(cards[0], cards[1])] = has->equity;
	}
	combos_free(&combos);
	return status;
}

felt_status felt_equity_by_card(const felt_equity *equity, const felt_effort *effort,
	double out[52])
{
	struct next *next;
	struct family family;
	felt_status status;

	if (!equity->ready || (equity->game->board && !equity->matchup.board[0].drawn))
		return FELT_MISUSE;
	if (!equity->game->board)
		return FELT_UNSUPPORTED;
	fill(out, CARD_COUNT);
	next = calloc(1, sizeof *next);
	if (!next)
		return FELT_NO_MEMORY;
	family = next_family(next, &equity->matchup);
	status = count_family(equity, effort, &family);
	if (next->failed)
		status = FELT_NO_MEMORY;
	for (int c = 0; c < CARD_COUNT && (!status || status == FELT_CANCELLED); c++) {
		const struct answer *after = next_after(next, c);

		if (after)
			out[c] = tally_equity(&after->tally, 0);
	}
	next_free(next);
	return status;
}

/* -- all classes ----------------------------------------------------------------------- */

felt_status felt_equity_matrix(double *out)
{
	const struct range_list *all[2] = {NULL, NULL};
	const card_set known[2] = {0, 0};
	const struct cards board = {.count = 0};
	struct matrix *matrix = malloc(sizeof *matrix);
	struct spot *spot = malloc(sizeof *spot);
	felt_status status = matrix && spot ? FELT_OK : FELT_NO_MEMORY;

	if (!status)
		status = api_status(
			spot_init_lists(spot, &game_holdem, all, known, 2, &board, 0, NULL));
	if (!status)
		status = api_status(matrix_count(spot, matrix));
	for (int a = 0; !status && a < COMBO_CLASSES; a++)
		for (int b = 0; b < COMBO_CLASSES; b++)
			*out++ = matrix_equity(&matrix->cell[a][b]);
	free(matrix);
	free(spot);
	return status;
}
