#include "equity_combos.h"

/* -- answers ---------------------------------------------------------------- */

static status_code make(void *context, size_t at, void *spot)
{
	const struct combos *combos = context;

	return spot_with_combo(&combos->question->spot, combos->asked[at], spot);
}

static void take(void *context, size_t at, const struct answer *answer)
{
	struct combos *combos = context;
	const combo h = combos->asked[at];

	combos->algorithm = answer->algorithm;
	combos->answer[h] = result_of(combos->question, answer, &answer->tally, 0);
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

/* Whether the first player may hold the combo. */
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

static void add_row(struct job *job, const struct record *record, const struct fields *fields,
	const struct combos *combos, combo h, enum card_notation notation)
{
	struct result result = combos->answer[combos->like[h]];

	result.problem = job->record;
	result.question = combos->question;
	result.algorithm = combos->algorithm;
	result.combo = h;
	result.notation = notation;
	run_row(job, record);
	fields_row(fields, &job->rows, &result);
}

void combos_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct combos *combos, enum card_notation notation)
{
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo holes[COMBO_CLASS_MOST];
		int count = combo_class_list(class, holes);

		for (int i = 0; i < count; i++) {
			if (held(combos, holes[i]) &&
				(!combos->stopped || combos->answer[combos->like[holes[i]]].known))
				add_row(job, record, fields, combos, holes[i], notation);
		}
	}
}

bool combos_sampled(const struct combos *combos)
{
	for (size_t i = 0; i < combos->asked_count; i++) {
		const struct result *answer = &combos->answer[combos->asked[i]];

		if (answer->known && answer->method == ANSWER_SAMPLED)
			return true;
	}
	return false;
}

/* -- the square ------------------------------------------------------------- */

/* A combo counts as often as it is dealt: its weight times the deals that it leaves to the other
 * players. */
static double likelihood(const struct combos *combos, combo h)
{
	const combo like = combos->like[h];
	double weight = combos->question->range[0]->weight[h];

	return weight * (combos->answer[like].method == ANSWER_SAMPLED
					? combos->ways[like]
					: (double)combos->answer[like].deals);
}

static void find_ways(struct combos *combos)
{
	for (size_t i = 0; i < combos->asked_count; i++) {
		const combo h = combos->asked[i];

		if (combos->answer[h].known && combos->answer[h].method == ANSWER_SAMPLED)
			combos->ways[h] = spot_joint_ways(&combos->question->spot, 1, combo_set(h));
	}
}

void combos_grid(struct combos *combos, struct grid *grid, double *equity)
{
	double all = 0, all_shares = 0;

	find_ways(combos);

	*grid = (struct grid){.ramp = GRID_EQUITY,
		.left_out = grid_left_out(combos->question->game->deck)};
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		struct grid_cell *cell = &grid->cell[class];
		combo holes[COMBO_CLASS_MOST];
		double deals = 0, shares = 0;
		int count = combo_class_list(class, holes);
		struct text text = {.bytes = cell->text, .capacity = sizeof cell->text};

		for (int i = 0; i < count; i++) {
			const struct result *answer = NULL;

			if (held(combos, holes[i]))
				answer = &combos->answer[combos->like[holes[i]]];
			if (!answer || !answer->known) {
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
