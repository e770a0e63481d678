/* Hands dealt from a shoe. */
#include "rank.h"

#include "frame/operands.h"
#include "frame/scored.h"
#include "frame/shares.h"

#include <stdlib.h>

/* -- rows ---------------------------------------------------------------------------- */

enum {
	PLAIN = RANK_SHOE_PLAIN | RANK_SHOE_PLAIN << RANK_SHOE_TOTALS_SHIFT,
	SCREEN = RANK_SHOE_SCREEN | RANK_SHOE_SCREEN << RANK_SHOE_TOTALS_SHIFT,
	TABLE = RANK_SHOE_TABLE | RANK_SHOE_TABLE << RANK_SHOE_TOTALS_SHIFT,
	ANY = RANK_SHOE_ANY,
	TOTALS = RANK_SHOE_TOTALS
};

const struct field rank_shoe_fields[] = {
	{"hand", ROWS_CARDS, shoe_scored_hand, PLAIN | SCREEN, ANY},
	{"standing", ROWS_NUMBER, shoe_scored_standing, ANY, ANY},
	{"category", ROWS_STRING, shoe_scored_category, PLAIN | TABLE, ANY},
	{"name", ROWS_STRING, shoe_scored_name, ANY, ANY},
	{"total", ROWS_NUMBER, shoe_scored_total, (PLAIN | TABLE) & TOTALS, TOTALS},
	{"bust_cards", ROWS_NUMBER, shoe_scored_bust_cards, TOTALS, TOTALS},
	{"cards_left", ROWS_NUMBER, shoe_scored_cards_left, TOTALS, TOTALS},
	{"bust_probability", ROWS_NUMBER, shoe_scored_bust_probability, TOTALS, TOTALS},
	{"soft", ROWS_BOOL, shoe_scored_soft, 0, TOTALS},
	{"score", ROWS_NUMBER, shoe_scored_score, 0, ANY},
	{.name = NULL},
};

/* Fields of --count. */
const struct field rank_shoe_count_fields[] = {
	{"category", ROWS_STRING, share_category, ANY, ANY},
	{"total", ROWS_NUMBER, shoe_share_total, TOTALS, TOTALS},
	{"count", ROWS_NUMBER, share_count, ANY, ANY},
	{"probability", ROWS_NUMBER, share_probability, ANY, ANY},
	{"odds_against", ROWS_NUMBER, share_odds, ANY, ANY},
	{.name = NULL},
};

static status_code each(void *command, struct job *job, const struct record *record,
	struct fault *fault)
{
	const struct rank *const rank = command;
	const struct shoe_rules *const rules = rank->settings.game->shoe;
	struct rank_scratch *const scratch = job->scratch;
	const felt_showdown *const showdown = rank_read(rank, scratch, record, fault);
	const size_t before = job->out.length;
	struct shoe_hand hand;
	struct shoe left;
	struct shoe_scored scored = {rules, &hand, &left, 0, rank->settings.writes};

	if (!showdown)
		return fault->status;
	hand.count = felt_showdown_cards(showdown, 0, 0, hand.list);
	if (rank->count) {
		scratch->by_category[rules->category_of(&hand)]++;
		return STATUS_OK;
	}
	left.decks = (int)rank->settings.decks;
	left.count = felt_showdown_left(showdown, left.left);
	scored.value = felt_showdown_score(showdown, 0, 0, 0);
	run_row(job, record);
	fields_row(&rank->fields, &job->rows, &scored);
	if (rank->sort)
		rank_hold(job, scored.value, before);
	return STATUS_OK;
}

/* -- --count ------------------------------------------------------------------------- */

static void collect_count(void *command, struct job *job)
{
	struct rank *const rank = command;
	struct rank_scratch *const scratch = job->scratch;

	for (int i = 0; i < SHOE_CATEGORIES_MAX; i++) {
		rank->shoe_breakdown.by_category[i] += scratch->by_category[i];
		rank->shoe_breakdown.total += scratch->by_category[i];
		scratch->by_category[i] = 0;
	}
}

static void finish_count(void *command, struct job *job)
{
	const struct rank *const rank = command;
	const struct shoe_rules *const rules = rank->settings.game->shoe;

	for (int i = 0; i < shoe_shares_rows(rules); i++) {
		const struct shoe_share share = shoe_shares_row(&rank->shoe_breakdown, rules, i);

		fields_row(&rank->fields, &job->rows, &share);
	}
}

/* With bars if they fit next to the table. */
static void show_count(void *command, struct slice rows, struct text *out)
{
	enum { TABLE_COLUMNS = 80, BAR_MAX = 40 };
	const struct rank *const rank = command;
	const unsigned columns = rank->settings.columns;
	const unsigned room = columns > TABLE_COLUMNS ? columns - TABLE_COLUMNS : 0;

	(void)rows;
	shoe_shares_show(&rank->shoe_breakdown, rank->settings.game->shoe, SHARES_DIGITS,
		room < BAR_MAX ? room : BAR_MAX, rank->settings.writes == CARD_UNICODE, out);
}

/* -- the run ------------------------------------------------------------------------- */

static unsigned view_of(const struct settings *settings)
{
	const unsigned view = !settings->operand_count && settings->input != INPUT_LINES
				      ? RANK_SHOE_TABLE
			      : settings->screen ? RANK_SHOE_SCREEN
						 : RANK_SHOE_PLAIN;

	return settings->game->shoe->totals ? view << RANK_SHOE_TOTALS_SHIFT : view;
}

int rank_shoe_run(struct rank *rank)
{
	const struct settings *const settings = &rank->settings;
	struct run run = {.settings = settings,
		.command = rank,
		.each = each,
		.scratch_size = sizeof(struct rank_scratch),
		.clear = rank_clear};
	int status;

	rank->lines = options_lines(settings, (felt_form){.size = sizeof(felt_form), .single = 1});
	if (!rank->lines || !fields_choose(&rank->fields,
				    rank->count ? rank_shoe_count_fields : rank_shoe_fields,
				    view_of(settings), settings->fields, settings->format)) {
		felt_lines_free(rank->lines);
		return EXIT_USAGE;
	}
	if (rank->count) {
		run.collect = collect_count;
		run.finish = finish_count;
		run.show = settings->fields ? NULL : show_count;
		run.summary = true;
		run.whole = true;
	} else if (rank->sort) {
		run.collect = rank_collect_rows;
		run.finish = rank_finish_rows;
	}
	run.between = operands_join(settings, false, operands_marked_cards);
	/* in high card each of them is a hand */
	if (settings->game->shoe->totals && operands_are_cards(settings))
		run.between = operands_blank;
	run.names = rank->fields.names;
	run.name_count = rank->fields.count;
	status = run_records(&run);
	text_free(&rank->rows);
	free(rank->held);
	felt_lines_free(rank->lines);
	return status;
}
