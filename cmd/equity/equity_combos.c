#include "equity_combos.h"

#include "answer.h"

#include "odds/spot/spot.h"

enum field {
	PROBLEM,
	COMBO,
	CLASS,
	WEIGHT,
	EQUITY,
	WIN_COUNT,
	TIE_COUNT,
	WIN,
	TIE,
	STDERR,
	METHOD,
	DEALS,
	ALGORITHM,
	SEED,
	LOW,
	HIGH,
	RANGE
};

const struct rows_name combos_fields[COMBOS_FIELDS] = {
	{"problem", ROWS_NUMBER},
	{"combo", ROWS_STRING},
	{"class", ROWS_STRING},
	{"weight", ROWS_NUMBER},
	{"equity", ROWS_NUMBER},
	{"win_count", ROWS_NUMBER},
	{"tie_count", ROWS_NUMBER},
	{"win", ROWS_NUMBER},
	{"tie", ROWS_NUMBER},
	{"stderr", ROWS_NUMBER},
	{"method", ROWS_STRING},
	{"deals", ROWS_NUMBER},
	{"algorithm", ROWS_STRING},
	{"seed", ROWS_NUMBER},
	{"low", ROWS_NUMBER},
	{"high", ROWS_NUMBER},
	{"range", ROWS_STRING},
};

/* -- answers ---------------------------------------------------------------- */

static status_code make(void *context, size_t at, struct spot *spot)
{
	const struct combos *combos = context;

	return spot_with_combo(&combos->question->spot, combos->asked[at], spot);
}

static void take(void *context, size_t at, const struct answer *answer)
{
	struct combos *combos = context;
	const struct tally *tally = &answer->tally;

	combos->algorithm = answer->algorithm;
	combos->seed = answer->seed;
	combos->answer[combos->asked[at]] = (struct combo_answer){.known = true,
		.method = answer->method,
		.deals = tally_deals(tally),
		.won = tally_won(tally, 0),
		.tied = tally_tied(tally, 0),
		.equity = tally_equity(tally, 0),
		.error = answer->method == ANSWER_SAMPLED ? tally_stderr(tally, 0) : 0,
		.low = answer_low(tally, 0),
		.high = answer_high(tally, 0)};
}

status_code combos_answer(struct combos *combos, const struct question *question, struct team *team,
	const struct effort *effort, bool *stopped)
{
	struct family family = {.make = make, .take = take, .context = combos};
	status_code status;

	combos->question = question;
	memset(combos->answer, 0, sizeof combos->answer);
	combos->asked_count =
		(size_t)spot_combos_alike(&question->spot, combos->like, combos->asked);
	family.count = combos->asked_count;
	status = team_answer_family(team, effort, &family, stopped);
	combos->stopped = *stopped;
	return status;
}

/* -- rows ------------------------------------------------------------------- */

static void add_share(struct job *job, bool known, double share)
{
	if (known)
		rows_double(&job->rows, share);
	else
		rows_cstring(&job->rows, "");
}

static void add_field(struct job *job, enum field field, const struct combos *combos, combo h,
	enum card_notation notation)
{
	const struct combo_answer *answer = &combos->answer[combos->like[h]];
	bool sampled = answer->method == ANSWER_SAMPLED;
	struct rows *rows = &job->rows;

	switch (field) {
	case PROBLEM:
		rows_uint(rows, job->record);
		return;
	case COMBO:
		combo_print(&job->cell, h, notation);
		job_add_cell(job);
		return;
	case CLASS:
		combo_class_print(&job->cell, combo_class(h), notation);
		job_add_cell(job);
		return;
	case WEIGHT:
		rows_double(rows,
			(double)combos->question->range[0]->weight[h] / (double)RANGE_WHOLE);
		return;
	case EQUITY:
		add_share(job, answer->known, answer->equity);
		return;
	case WIN_COUNT:
		answer_add_count(job, answer->won);
		return;
	case TIE_COUNT:
		answer_add_count(job, answer->tied);
		return;
	case WIN:
		add_share(job, answer->known, deal_ratio(answer->won, answer->deals));
		return;
	case TIE:
		add_share(job, answer->known, deal_ratio(answer->tied, answer->deals));
		return;
	case STDERR:
		add_share(job, answer->known, answer->error);
		return;
	case METHOD:
		rows_cstring(rows, answer_method_key(answer->method));
		return;
	case DEALS:
		answer_add_count(job, answer->deals);
		return;
	case ALGORITHM:
		rows_string(rows, combos->algorithm);
		return;
	case SEED:
		if (sampled)
			rows_uint(rows, combos->seed);
		else
			rows_cstring(rows, "");
		return;
	case LOW:
		add_share(job, answer->known, sampled ? answer->low : answer->equity);
		return;
	case HIGH:
		add_share(job, answer->known, sampled ? answer->high : answer->equity);
		return;
	case RANGE:
	default:
		rows_string(rows, combos->question->name[0]);
		return;
	}
}

/* Whether the first player may hold it. */
static bool held(const struct combos *combos, combo h)
{
	return combos->question->range[0]->weight[h] &&
	       !(combo_set(h) & ~combos->question->spot.live);
}

size_t combos_count(const struct combos *combos, size_t *known)
{
	size_t count = 0;

	*known = 0;
	for (int h = 0; h < COMBO_COUNT; h++) {
		if (!held(combos, (combo)h))
			continue;
		count++;
		*known += combos->answer[combos->like[h]].known;
	}
	return count;
}

void combos_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct combos *combos, enum card_notation notation)
{
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo holes[COMBO_CLASS_MOST];
		int count = combo_class_list(class, holes);

		for (int i = 0; i < count; i++) {
			if (!held(combos, holes[i]) ||
				(combos->stopped && !combos->answer[combos->like[holes[i]]].known))
				continue;
			filter_row(job, record);
			for (size_t f = 0; f < fields->count; f++)
				add_field(job, (enum field)fields->index[f], combos, holes[i],
					notation);
			rows_end(&job->rows);
		}
	}
}

/* -- the square ------------------------------------------------------------- */

/* A combo counts as often as it is dealt: by its weight, and by the deals that it leaves to the
 * others. */
static double likelihood(const struct combos *combos, combo h)
{
	const struct combo_answer *answer = &combos->answer[combos->like[h]];
	double weight = combos->question->range[0]->weight[h];

	return weight * (answer->method == ANSWER_SAMPLED ? answer->ways : (double)answer->deals);
}

static void find_ways(struct combos *combos)
{
	for (size_t i = 0; i < combos->asked_count; i++) {
		struct combo_answer *answer = &combos->answer[combos->asked[i]];

		if (answer->known && answer->method == ANSWER_SAMPLED)
			answer->ways = spot_joint_ways(&combos->question->spot, 1,
				combo_set(combos->asked[i]));
	}
}

void combos_grid(struct combos *combos, struct grid *grid, double *equity)
{
	double all = 0, all_shares = 0;

	find_ways(combos);

	*grid = (struct grid){.ramp = GRID_EQUITY};
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		struct grid_cell *cell = &grid->cell[class];
		combo holes[COMBO_CLASS_MOST];
		double deals = 0, shares = 0;
		int count = combo_class_list(class, holes);
		struct text text = {.bytes = cell->text, .capacity = sizeof cell->text};

		for (int i = 0; i < count; i++) {
			const struct combo_answer *answer = &combos->answer[combos->like[holes[i]]];

			if (!held(combos, holes[i]) || !answer->known) {
				cell->part = true;
				continue;
			}
			deals += likelihood(combos, holes[i]);
			shares += likelihood(combos, holes[i]) * answer->equity;
		}
		all += deals;
		all_shares += shares;
		if (deals <= 0)
			continue;
		cell->present = true;
		cell->value = shares / deals;
		text_add_fixed(&text, 100 * cell->value, 1);
		cell->text[text.length < sizeof cell->text ? text.length : sizeof cell->text - 1] =
			'\0';
	}
	*equity = all > 0 ? all_shares / all : 0;
}
