#include "lineup_combos.h"

#include "cards/colex.h"
#include "equity_show.h"
#include "frame/layout.h"

#include <stdlib.h>

/* -- the hands ------------------------------------------------------------------ */

static bool make_room(struct lineup_combos *combos, size_t room)
{
	struct lineup_combo *hands;
	uint32_t *asked, *order;

	if (room <= combos->room)
		return true;
	hands = realloc(combos->combo, room * sizeof *hands);
	combos->combo = hands ? hands : combos->combo;
	asked = realloc(combos->asked, room * sizeof *asked);
	combos->asked = asked ? asked : combos->asked;
	order = realloc(combos->order, room * sizeof *order);
	combos->order = order ? order : combos->order;
	if (hands && asked && order)
		combos->room = room;
	return hands && asked && order;
}

static void add_hand(struct lineup_combos *combos, card_set set, double weight)
{
	combos->combo[combos->count++] = (struct lineup_combo){.set = set, .weight = weight};
}

static int by_set(const void *a, const void *b)
{
	const struct lineup_combo *one = a, *other = b;

	return (one->set > other->set) - (one->set < other->set);
}

/* Lists the first player's hands of live cards, by set. */
static bool list_hands(struct lineup_combos *combos)
{
	const struct lineup *lineup = combos->lineup;
	const struct lineup_cards *first = &lineup->player[0];
	struct colex_walk walk;

	combos->count = 0;
	if (!make_room(combos, first->range ? lineup->side[0].hands
					    : colex_choose((unsigned)card_set_count(lineup->live),
						      (unsigned)first->drawn)))
		return false;
	if (first->range) {
		const struct hands *hands = &first->range->hands;

		for (uint32_t i = 0; i < hands->count; i++)
			if (!(hands->set[i] & ~lineup->live))
				add_hand(combos, hands->set[i],
					(double)hands->weight[i] / RANGE_WHOLE);
		return true;
	}
	for (bool more = colex_walk_first(&walk, lineup->live, first->drawn, NULL); more;
		more = colex_walk_next(&walk))
		add_hand(combos, walk.set | first->set, 1);
	qsort(combos->combo, combos->count, sizeof *combos->combo, by_set);
	return true;
}

/* Of hands that exchanges of suits turn into one another, where these leave the board, the dead
 * cards and the other players as they are, the first is asked for. */
static void find_alike(struct lineup_combos *combos)
{
	struct lineup others = *combos->lineup;
	struct lineup_suits suits;

	others.player[0] = (struct lineup_cards){.known = 0};
	lineup_suits(&others, &suits);
	combos->asked_count = 0;
	for (size_t i = 0; i < combos->count; i++) {
		struct lineup_combo *held = &combos->combo[i];
		struct lineup_combo first = {.set = held->set};
		const struct lineup_combo *like;

		for (int k = 1; k < suits.count; k++) {
			const card_set other = lineup_with_suits(held->set, suits.to[k]);
			const struct lineup_combo key = {.set = other};

			if (other < first.set &&
				bsearch(&key, combos->combo, combos->count, sizeof key, by_set))
				first.set = other;
		}
		like = bsearch(&first, combos->combo, combos->count, sizeof first, by_set);
		held->like = (uint32_t)(like - combos->combo);
		if (like == held)
			combos->asked[combos->asked_count++] = (uint32_t)i;
	}
}

/* -- answers -------------------------------------------------------------------- */

static status_code make(void *context, size_t at, void *lineup)
{
	const struct lineup_combos *combos = context;

	return lineup_with_hand(combos->lineup, 0, combos->combo[combos->asked[at]].set, lineup);
}

static void take(void *context, size_t at, const struct answer *answer)
{
	struct lineup_combos *combos = context;
	struct result *result = &combos->combo[combos->asked[at]].result;

	*result = lineup_result_of(combos->lineup, answer, 0);
	result->answer = NULL;
}

static const struct result *result_of_hand(const struct lineup_combos *combos, size_t at)
{
	return &combos->combo[combos->combo[at].like].result;
}

/* A hand with its place, in the order of equities. */
struct placed {
	double equity;
	uint32_t at;
};

static int by_equity(const void *a, const void *b)
{
	const struct placed *one = a, *other = b;

	if (one->equity < other->equity || one->equity > other->equity)
		return one->equity < other->equity ? 1 : -1;
	return (one->at < other->at) - (one->at > other->at);
}

static status_code put_in_order(struct lineup_combos *combos)
{
	struct placed *placed = malloc((combos->count + 1) * sizeof *placed);

	if (!placed)
		return STATUS_NO_MEMORY;
	combos->answered = 0;
	for (size_t i = 0; i < combos->count; i++) {
		const struct result *result = result_of_hand(combos, i);

		if (result->known)
			placed[combos->answered++] = (struct placed){result->equity, (uint32_t)i};
	}
	qsort(placed, combos->answered, sizeof *placed, by_equity);
	for (size_t i = 0; i < combos->answered; i++)
		combos->order[i] = placed[i].at;
	free(placed);
	return STATUS_OK;
}

status_code lineup_combos_answer(struct lineup_combos *combos, const struct lineup *lineup,
	struct team *team, const struct effort *effort, bool *stopped)
{
	struct family family = {.lineups = true, .make = make, .take = take, .context = combos};
	status_code status;

	combos->lineup = lineup;
	if (!list_hands(combos))
		return STATUS_NO_MEMORY;
	find_alike(combos);
	family.count = combos->asked_count;
	status = team_answer_family(team, effort, &family, stopped);
	combos->stopped = *stopped;
	return status ? status : put_in_order(combos);
}

void lineup_combos_free(struct lineup_combos *combos)
{
	free(combos->combo);
	free(combos->asked);
	free(combos->order);
}

/* -- rows ----------------------------------------------------------------------- */

void lineup_combos_rows(const struct lineup_style *style, struct job *job,
	const struct record *record, const struct lineup_combos *combos)
{
	for (size_t i = 0; i < combos->answered; i++) {
		const struct lineup_combo *held = &combos->combo[combos->order[i]];
		struct result result = *result_of_hand(combos, combos->order[i]);

		result.hand = held->set;
		result.weight = held->weight;
		result.problem = job->record;
		result.notation = style->settings->writes;
		run_row(job, record);
		fields_row(&style->fields, &job->rows, &result);
	}
}

/* -- a picture ------------------------------------------------------------------ */

enum { SHOWN = 20 /* hands */, COLUMNS = 6 };

static void add_hand_row(const struct lineup_style *style, struct layout *layout,
	const struct lineup_combos *combos, size_t at)
{
	const struct settings *settings = style->settings;
	const struct lineup_combo *held = &combos->combo[at];
	const struct result *result = result_of_hand(combos, at);
	const bool halves = combos->lineup->game->low;
	card cards[LINEUP_OWN_MAX];

	cards_print(layout_cell(layout), cards, card_set_list(held->set, cards), settings->writes,
		" ");
	equity_show_share(layout_cell(layout), settings, held->weight);
	equity_show_share(layout_cell(layout), settings, result->equity);
	equity_show_share(layout_cell(layout), settings,
		halves ? result->half_share[TALLY_HIGH] : deal_ratio(result->won, result->boards));
	equity_show_share(layout_cell(layout), settings,
		halves ? result->half_share[TALLY_LOW] : deal_ratio(result->tied, result->boards));
	if (halves)
		equity_show_share(layout_cell(layout), settings, result->scoop);
	else
		layout_cell(layout);
}

void lineup_combos_show(const struct lineup_style *style, size_t problem,
	const struct lineup_combos *combos, struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = true},
		{.right = true, .least = 8}, {.right = true, .least = 7},
		{.right = true, .least = 7}, {.right = true, .least = 7}};
	const bool halves = combos->lineup->game->low;
	const char *const names[COLUMNS] = {"hand", "weight", "equity", halves ? "high" : "win",
		halves ? "low" : "tie", halves ? "scoop" : ""};
	const size_t shown = combos->answered < SHOWN ? combos->answered : SHOWN;
	struct layout layout;

	lineup_show_title(style, combos->lineup, NULL, problem, out);
	layout_init(&layout, columns, COLUMNS);
	layout_names(&layout, names);
	for (size_t i = 0; i < shown; i++)
		add_hand_row(style, &layout, combos, combos->order[i]);
	layout_measure(&layout);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		layout_row(&layout, row, style->settings->colour, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
	if (shown < combos->answered) {
		text_add_string(out, "the best ");
		text_add_uint(out, shown);
		text_add_string(out, " of ");
		text_add_uint(out, combos->answered);
		text_add_string(out, " hands; -f tsv lists all\n");
	}
	if (combos->stopped)
		text_add_string(out, "interrupted: not all hands were reached\n");
}
