#include "equity_combos.h"

#include "cards/colex.h"
#include "frame/layout.h"

#include <stdlib.h>

/* -- the hands ------------------------------------------------------------------ */

static bool make_room(struct combos *combos, size_t room)
{
	struct combo_held *hands;
	uint32_t *asked, *order;

	if (room <= combos->room)
		return true;
	hands = realloc(combos->held, room * sizeof *hands);
	combos->held = hands ? hands : combos->held;
	asked = realloc(combos->asked, room * sizeof *asked);
	combos->asked = asked ? asked : combos->asked;
	order = realloc(combos->order, room * sizeof *order);
	combos->order = order ? order : combos->order;
	if (hands && asked && order)
		combos->room = room;
	return hands && asked && order;
}

static void add_hand(struct combos *combos, card_set set, double weight)
{
	combos->held[combos->count++] = (struct combo_held){.set = set, .weight = weight};
}

static int by_set(const void *a, const void *b)
{
	const struct combo_held *one = a, *other = b;

	return (one->set > other->set) - (one->set < other->set);
}

/* Lists the first player's hands of live cards, by set. */
static bool list_hands(struct combos *combos)
{
	const struct matchup *matchup = combos->matchup;
	const struct matchup_cards *first = &matchup->player[0];
	const struct spot_side *side = matchup->two ? &matchup->two->side[0] : NULL;
	struct colex_walk walk;

	combos->count = 0;
	if (!make_room(combos, matchup_hands(matchup, 0)))
		return false;
	for (int i = 0; side && i < side->count; i++) {
		const card_set set = combo_set(side->combos[i]);

		add_hand(combos, set, (double)matchup_weight(matchup, 0, set) / RANGE_WHOLE);
	}
	if (side)
		return true;
	if (first->range) {
		const struct hands *hands = &first->range->hands;

		for (uint32_t i = 0; i < hands->count; i++)
			if (!(hands->set[i] & ~matchup->live))
				add_hand(combos, hands->set[i],
					(double)hands->weight[i] / RANGE_WHOLE);
		return true;
	}
	for (bool more = colex_walk_first(&walk, matchup->live, first->drawn, NULL); more;
		more = colex_walk_next(&walk))
		add_hand(combos, walk.set | first->set, 1);
	qsort(combos->held, combos->count, sizeof *combos->held, by_set);
	return true;
}

/* Of hands that exchanges of suits turn into one another, where these leave the board, the dead
 * cards and the other players as they are, the first is asked for. */
static void find_alike(struct combos *combos)
{
	struct matchup others = *combos->matchup;
	struct matchup_suits suits;

	others.player[0] = (struct matchup_cards){.known = 0};
	matchup_suits(&others, &suits);
	combos->asked_count = 0;
	for (size_t i = 0; i < combos->count; i++) {
		struct combo_held *held = &combos->held[i];
		struct combo_held first = {.set = held->set};
		const struct combo_held *like;

		for (int k = 1; k < suits.count; k++) {
			const card_set other = matchup_with_suits(held->set, suits.to[k]);
			const struct combo_held key = {.set = other};

			if (other < first.set &&
				bsearch(&key, combos->held, combos->count, sizeof key, by_set))
				first.set = other;
		}
		like = bsearch(&first, combos->held, combos->count, sizeof first, by_set);
		held->like = (uint32_t)(like - combos->held);
		if (like == held)
			combos->asked[combos->asked_count++] = (uint32_t)i;
	}
}

/* -- answers -------------------------------------------------------------------- */

static status_code make(void *context, size_t at, struct matchup *matchup, struct spot *room)
{
	const struct combos *combos = context;

	return matchup_with_hand(combos->matchup, 0, combos->held[combos->asked[at]].set, matchup,
		room);
}

static void take(void *context, size_t at, const struct answer *answer)
{
	struct combos *combos = context;
	struct result *result = &combos->held[combos->asked[at]].result;

	*result = result_of(combos->matchup, answer, 0);
	result->answer = NULL;
	combos->algorithm = answer->algorithm;
}

static const struct result *result_of_hand(const struct combos *combos, size_t at)
{
	return &combos->held[combos->held[at].like].result;
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

static int place_of(const struct combos *combos, card_set set)
{
	const struct combo_held key = {.set = set};
	const struct combo_held *held =
		combos->count ? bsearch(&key, combos->held, combos->count, sizeof key, by_set)
			      : NULL;

	return held ? (int)(held - combos->held) : -1;
}

/* Combos in the order of the square. */
static void order_classes(struct combos *combos)
{
	combos->answered = 0;
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		combo holes[COMBO_CLASS_MOST];
		const int count = combo_class_list(class, holes);

		for (int i = 0; i < count; i++) {
			const int at = place_of(combos, combo_set(holes[i]));

			if (at >= 0 &&
				(!combos->stopped || result_of_hand(combos, (size_t)at)->known))
				combos->order[combos->answered++] = (uint32_t)at;
		}
	}
}

static status_code order_hands(struct combos *combos)
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

status_code combos_answer(struct combos *combos, const struct matchup *matchup, struct team *team,
	const struct effort *effort, bool *stopped)
{
	struct family family = {.make = make, .take = take, .context = combos};
	status_code status;

	combos->matchup = matchup;
	if (!list_hands(combos))
		return STATUS_NO_MEMORY;
	find_alike(combos);
	family.count = combos->asked_count;
	status = team_answer_family(team, effort, &family, stopped);
	combos->stopped = *stopped;
	if (status || !matchup->two)
		return status ? status : order_hands(combos);
	order_classes(combos);
	return STATUS_OK;
}

void combos_free(struct combos *combos)
{
	free(combos->held);
	free(combos->asked);
	free(combos->order);
}

/* -- rows ----------------------------------------------------------------------- */

void combos_rows(const struct answer_style *style, struct job *job, const struct record *record,
	const struct combos *combos)
{
	for (size_t i = 0; i < combos->answered; i++) {
		const struct combo_held *held = &combos->held[combos->order[i]];
		struct result result = *result_of_hand(combos, combos->order[i]);

		result.algorithm = combos->algorithm; /* of hands without an answer too */
		result.matchup = combos->matchup;
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

static void add_hand_row(const struct answer_style *style, struct layout *layout,
	const struct combos *combos, size_t at)
{
	const struct settings *settings = style->settings;
	const struct combo_held *held = &combos->held[at];
	const struct result *result = result_of_hand(combos, at);
	const bool halves = combos->matchup->game->low;
	card cards[MATCHUP_OWN_MAX];

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

void combos_show(const struct answer_style *style, size_t problem, const struct combos *combos,
	struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = true},
		{.right = true, .least = 8}, {.right = true, .least = 7},
		{.right = true, .least = 7}, {.right = true, .least = 7}};
	const bool halves = combos->matchup->game->low;
	const char *const names[COLUMNS] = {"hand", "weight", "equity", halves ? "high" : "win",
		halves ? "low" : "tie", halves ? "scoop" : ""};
	const size_t shown = combos->answered < SHOWN ? combos->answered : SHOWN;
	struct layout layout;

	equity_show_title(style, combos->matchup, problem, out);
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

/* -- the square ------------------------------------------------------------- */

bool combos_sampled(const struct combos *combos)
{
	for (size_t i = 0; i < combos->asked_count; i++) {
		const struct result *answer = &combos->held[combos->asked[i]].result;

		if (answer->known && answer->method == ANSWER_SAMPLED)
			return true;
	}
	return false;
}

/* A combo counts as often as it is dealt: its weight times the deals that it leaves to the other
 * players, or of a sample the likelihood that they leave it. */
static double likelihood(const struct combos *combos, const struct combo_held *held)
{
	const struct combo_held *like = &combos->held[held->like];

	return held->weight * RANGE_WHOLE *
	       (like->result.method == ANSWER_SAMPLED
			       ? spot_joint_ways(combos->matchup->two, 1, like->set)
			       : (double)like->result.deals);
}

void combos_grid(const struct combos *combos, struct grid *grid, double *equity)
{
	double all = 0, all_shares = 0;

	*grid = (struct grid){.ramp = GRID_EQUITY,
		.left_out = grid_left_out(combos->matchup->game->deck)};
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		struct grid_cell *cell = &grid->cell[class];
		combo holes[COMBO_CLASS_MOST];
		double deals = 0, shares = 0;
		const int count = combo_class_list(class, holes);
		struct text text = {.bytes = cell->text, .capacity = sizeof cell->text};

		for (int i = 0; i < count; i++) {
			const int at = place_of(combos, combo_set(holes[i]));
			const struct result *answer =
				at < 0 ? NULL : result_of_hand(combos, (size_t)at);
			double dealt;

			if (!answer || !answer->known) {
				cell->part = true;
				continue;
			}
			dealt = likelihood(combos, &combos->held[at]);
			deals += dealt;
			shares += dealt * answer->equity;
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
