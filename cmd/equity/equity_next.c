#include "equity_next.h"

#include "equity_show.h"
#include "frame/layout.h"

/* -- answers ---------------------------------------------------------------- */

static status_code make(void *context, size_t at, void *spot)
{
	struct next *next = context;
	const card c = next->asked[at];

	return spot_with_card(&next->question->spot, c, spot, &next->scale[c]);
}

static void take(void *context, size_t at, const struct answer *answer)
{
	struct next *next = context;
	card c = next->asked[at];
	struct next_answer *to = &next->answer[c];
	struct tally tally = to->answer.tally;

	to->known = !tally_copy(&tally, &answer->tally);
	next->failed = next->failed || !to->known;
	to->answer = *answer;
	to->answer.tally = tally;
	to->likelihood = answer->method == ANSWER_EXACT
				 ? next->scale[c] * (double)tally_deals(&answer->tally)
				 : 0;
}

status_code next_answer(struct next *next, struct question *question, struct team *team,
	struct team_memory *memory, const struct effort *effort, bool *stopped)
{
	struct family family = {.make = make, .take = take, .context = next};
	status_code status = team_answer(team, memory, effort, &question->spot, &next->now);

	next->question = question;
	*stopped = next->now.stopped;
	if (status || *stopped)
		return status;
	for (int c = 0; c < CARD_COUNT; c++)
		next->answer[c].known = false;
	next->failed = false;
	family.count = (size_t)spot_cards_alike(&question->spot, next->like, next->asked);
	status = team_answer_family(team, effort, &family, stopped);
	next->stopped = *stopped;
	next->total = 0;
	for (int c = 0; c < CARD_COUNT; c++)
		if (question->spot.live >> c & 1 && next->answer[next->like[c]].known)
			next->total += next->answer[next->like[c]].likelihood;
	if (next->total > 0 && next->now.method == ANSWER_EXACT) /* even if cards are missing */
		next->total = (double)tally_deals(&next->now.tally) * question->spot.to_come;
	else if (next->stopped)
		next->total = 0;
	return status;
}

/* The answer after a card, or NULL if the card cannot come. */
static const struct next_answer *answer_of(const struct next *next, int c)
{
	const struct next_answer *answer = &next->answer[next->like[c]];

	return next->question->spot.live >> c & 1 && answer->known ? answer : NULL;
}

/* -- rows ------------------------------------------------------------------- */

static void add_row(struct job *job, const struct record *record, const struct fields *fields,
	const struct next *next, int c, int player, enum card_notation notation)
{
	const struct next_answer *answer = &next->answer[next->like[c]];
	const struct tally *tally = &answer->answer.tally;
	struct result result = result_of(next->question, &answer->answer, tally, player);

	result.problem = job->record;
	result.notation = notation;
	result.card = (card)c;
	result.probability = next->total > 0 ? answer->likelihood / next->total : -1;
	result.out = tally_out(&next->now.tally, tally, TALLY_HALVES, player);
	run_row(job, record);
	fields_row(fields, &job->rows, &result);
}

void next_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct next *next, enum card_notation notation)
{
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		if (!answer_of(next, c))
			continue;
		for (int player = 0; player < next->question->players; player++)
			add_row(job, record, fields, next, c, player, notation);
	}
}

/* -- a picture -------------------------------------------------------------- */

/* Lists the outs of a player, the highest first. Returns how many. */
static size_t list_outs(const struct next *next, int player, enum card_notation notation,
	struct text *out, double *chance)
{
	size_t count = 0;

	*chance = 0;
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const struct next_answer *answer = answer_of(next, c);

		if (!answer ||
			!tally_out(&next->now.tally, &answer->answer.tally, TALLY_HALVES, player))
			continue;
		text_add_string(out, count++ ? " " : "");
		card_print(out, (card)c, notation);
		*chance += next->total > 0 ? answer->likelihood / next->total : 0;
	}
	return count;
}

/* "8 of 45 cards put another ahead". These are the outs of the others, since only one player can
 * lead after a card. Nothing where cards are missing. */
static void add_threats(const struct next *next, int leader, struct text *out)
{
	uint64_t cards = 0, threats = 0;

	if (next->stopped)
		return;
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const struct next_answer *answer = answer_of(next, c);
		int after;

		if (!answer)
			continue;
		after = tally_leader(&answer->answer.tally, TALLY_HALVES);
		threats += after >= 0 && after != leader;
		cards++;
	}
	if (!threats) {
		text_add_string(out, "no card puts another ahead");
		return;
	}
	text_add_uint(out, threats);
	text_add_string(out, " of ");
	text_add_uint(out, cards);
	text_add_string(out,
		threats == 1 ? " cards puts another ahead" : " cards put another ahead");
}

/* One who is ahead needs no outs: the cards to fear are the outs of the others. */
static void add_leader(const struct next *next, int player, struct layout *layout)
{
	text_add_uint(layout_cell(layout), (uint64_t)player + 1);
	text_add_string(layout_cell(layout), "ahead");
	layout_cell(layout);
	add_threats(next, player, layout_cell(layout));
}

static void show_outs(const struct next *next, const struct settings *settings, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = true},
		{.right = true, .least = 9}, {.right = false}};
	static const char *const names[] = {"player", "outs", "chance", "which"};
	struct text which = {0};
	struct layout layout;

	layout_init(&layout, columns, 4);
	layout_names(&layout, names);
	for (int i = 0; i < next->question->players; i++) {
		struct text *cell;
		double chance;
		size_t outs;

		if (i == tally_leader(&next->now.tally, TALLY_HALVES)) {
			add_leader(next, i, &layout);
			continue;
		}
		text_clear(&which);
		outs = list_outs(next, i, settings->writes, &which, &chance);
		text_add_uint(layout_cell(&layout), (uint64_t)i + 1);
		text_add_uint(layout_cell(&layout), outs);
		cell = layout_cell(&layout);
		if (next->total > 0 && outs)
			equity_show_share(cell, settings, chance);
		text_add_slice(layout_cell(&layout), text_slice(&which));
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		layout_wrapped_row(&layout, i, settings->columns, settings->colour, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
	out->failed = out->failed || which.failed;
	text_free(&which);
}

static void show_cards(const struct next *next, int player, const struct settings *settings,
	struct text *out)
{
	double equity[CARD_COUNT];

	for (int c = 0; c < CARD_COUNT; c++) {
		const struct next_answer *answer = answer_of(next, c);

		equity[c] = answer ? tally_equity(&answer->answer.tally, player) : -1;
	}
	equity_show_cards(settings, player, equity, out);
}

void next_show(const struct next *next, const struct settings *settings, struct text *out)
{
	const int players = next->question->players;

	text_add_char(out, '\n');
	show_outs(next, settings, out);
	for (int i = 0; i < players - (players == 2); i++)
		show_cards(next, i, settings, out);
	if (next->stopped)
		text_add_string(out, "\ninterrupted: cards without a figure were not reached\n");
}
