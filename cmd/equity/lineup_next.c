#include "lineup_next.h"

#include "equity_show.h"
#include "frame/layout.h"

#include <stdlib.h>

/* -- answers ------------------------------------------------------------------ */

static status_code make(void *context, size_t at, void *lineup)
{
	struct lineup_next *next = context;
	const struct lineup *now = next->lineup, *after = lineup;
	const status_code status = lineup_with_card(now, next->asked[at], lineup);
	double scale = 1;

	for (int i = 0; !status && i < now->players; i++)
		if (now->player[i].range)
			scale *= (double)after->side[i].unit / now->side[i].unit;
	next->scale[next->asked[at]] = scale;
	return status;
}

/* Keeps a copy of an answer, whose counts are another's. */
static void take(void *context, size_t at, const struct answer *answer)
{
	struct lineup_next *next = context;
	struct answer *to = &next->after[next->asked[at]];

	to->method = answer->method;
	to->algorithm = answer->algorithm;
	to->cost = answer->cost;
	to->seconds = answer->seconds;
	to->parts = answer->parts;
	to->seed = answer->seed;
	to->stopped = answer->stopped;
	next->known[next->asked[at]] = !tally_copy(&to->tally, &answer->tally);
	next->failed = next->failed || !next->known[next->asked[at]];
}

/* Each live card is as likely to come next as any other, unless players have ranges: then the deals
 * are counted in which it does. */
static void find_probabilities(struct lineup_next *next)
{
	const struct lineup *lineup = next->lineup;
	const double deals = (double)tally_deals(&next->now.tally) * lineup->board[0].drawn;

	for (int c = 0; c < CARD_COUNT; c++) {
		const struct answer *after = &next->after[c];

		if (!next->known[c])
			continue;
		if (!lineup->ranges)
			next->probability[c] = 1.0 / card_set_count(lineup->live);
		else if (after->method == ANSWER_EXACT && next->now.method == ANSWER_EXACT)
			next->probability[c] =
				next->scale[c] * (double)tally_deals(&after->tally) / deals;
		else
			next->probability[c] = -1;
	}
}

status_code lineup_next_answer(struct lineup_next *next, struct lineup *lineup, struct team *team,
	struct team_memory *memory, const struct effort *effort, bool *stopped)
{
	struct family family = {.lineups = true, .make = make, .take = take, .context = next};
	status_code status = team_answer_lineup(team, memory, effort, lineup, &next->now);

	next->lineup = lineup;
	*stopped = next->now.stopped;
	if (status || *stopped)
		return status;
	memset(next->known, 0, sizeof next->known);
	next->failed = false;
	family.count = (size_t)card_set_list(lineup->live, next->asked);
	status = team_answer_family(team, effort, &family, stopped);
	next->stopped = *stopped;
	find_probabilities(next);
	return !status && next->failed ? STATUS_NO_MEMORY : status;
}

void lineup_next_free(struct lineup_next *next)
{
	if (!next)
		return;
	tally_free(&next->now.tally);
	for (int c = 0; c < CARD_COUNT; c++)
		tally_free(&next->after[c].tally);
	free(next);
}

/* -- rows --------------------------------------------------------------------- */

static struct result card_result(const struct lineup_next *next, card c, int player)
{
	const struct answer *after = &next->after[c];
	struct result result = lineup_result_of(next->lineup, after, player);

	result.card = c;
	result.probability = next->probability[c];
	result.out = lineup_result_out(&next->now, after, TALLY_HALVES, player);
	for (int half = 0; half < TALLY_HALVES; half++)
		result.half_out[half] =
			lineup_result_out(&next->now, after, (enum tally_half)half, player);
	return result;
}

void lineup_next_rows(const struct lineup_style *style, struct job *job,
	const struct record *record, const struct lineup_next *next)
{
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		for (int player = 0; next->known[c] && player < next->lineup->players; player++) {
			struct result result = card_result(next, (card)c, player);

			result.problem = job->record;
			result.notation = style->settings->writes;
			run_row(job, record);
			fields_row(&style->fields, &job->rows, &result);
		}
	}
}

/* -- a picture ---------------------------------------------------------------- */

/* Lists the outs of a player for the pot or for a half, the highest first. */
static uint64_t list_outs(const struct lineup_next *next, enum tally_half half, int player,
	enum card_notation notation, struct text *out, double *chance)
{
	uint64_t count = 0;

	*chance = 0;
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		if (!next->known[c] ||
			!lineup_result_out(&next->now, &next->after[c], half, player))
			continue;
		text_add_string(out, count++ ? " " : "");
		card_print(out, (card)c, notation);
		*chance += next->probability[c];
	}
	return count;
}

static const char *what_of(enum tally_half half)
{
	return half == TALLY_HALVES ? "pot" : lineup_half_key(half);
}

/* A row of the table of outs: of the pot, or of a half. */
static void add_outs(const struct lineup_next *next, const struct settings *settings,
	enum tally_half half, int player, struct layout *layout)
{
	struct text which = {0};
	struct text *cell;
	uint64_t outs;
	double chance;

	text_add_uint(layout_cell(layout), (uint64_t)player + 1);
	cell = layout_cell(layout);
	if (next->now.tally.halves)
		text_add_string(cell, what_of(half));
	if (tally_leader(&next->now.tally, half) == player) {
		text_add_string(layout_cell(layout), "ahead");
		layout_cell(layout);
		layout_cell(layout);
		return;
	}
	outs = list_outs(next, half, player, settings->writes, &which, &chance);
	text_add_uint(layout_cell(layout), outs);
	cell = layout_cell(layout);
	if (chance > 0)
		equity_show_share(cell, settings, chance);
	cell = layout_cell(layout);
	text_add_slice(cell, text_slice(&which));
	cell->failed = cell->failed || which.failed;
	text_free(&which);
}

static void show_outs(const struct lineup_next *next, const struct settings *settings,
	struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false},
		{.right = true}, {.right = true, .least = 9}, {.right = false}};
	const bool halves = next->now.tally.halves;
	const char *const names[] = {"player", halves ? "half" : "", "outs", "chance", "which"};
	struct layout layout;

	layout_init(&layout, columns, 5);
	layout_names(&layout, names);
	for (int i = 0; i < next->lineup->players; i++) {
		add_outs(next, settings, TALLY_HALVES, i, &layout);
		for (int half = 0; halves && half < TALLY_HALVES; half++)
			add_outs(next, settings, (enum tally_half)half, i, &layout);
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		layout_wrapped_row(&layout, i, settings->columns, settings->colour, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

void lineup_next_show(const struct lineup_style *style, const struct lineup_next *next,
	struct text *out)
{
	const int players = next->lineup->players;

	text_add_char(out, '\n');
	show_outs(next, style->settings, out);
	for (int i = 0; i < players - (players == 2); i++) {
		double equity[CARD_COUNT];

		for (int c = 0; c < CARD_COUNT; c++)
			equity[c] = next->known[c] ? tally_equity(&next->after[c].tally, i) : -1;
		equity_show_cards(style->settings, i, equity, out);
	}
	if (next->stopped)
		text_add_string(out, "\ninterrupted: cards without a figure were not reached\n");
}
