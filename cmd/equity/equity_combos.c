#include "equity_combos.h"

#include "frame/layout.h"

void combos_rows(const struct answer_style *style, struct job *job, const struct record *record,
	const struct combos *combos)
{
	for (size_t i = 0; i < combos->answered; i++) {
		const struct combo_held *held = &combos->held[combos->order[i]];
		struct result result = {.problem = job->record,
			.matchup = combos->matchup,
			.notation = style->settings->writes,
			.has = *combos_chances(combos, combos->order[i]),
			.hand = held->set,
			.weight = held->weight};

		result.has.algorithm = combos->algorithm; /* also for hands that were not solved */
		run_row(job, record);
		fields_row(&style->fields, &job->rows, &result);
	}
}

enum { SHOWN = 20 /* hands */, COLUMNS = 6 };

void combos_show(const struct answer_style *style, size_t problem, const struct combos *combos,
	struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = true},
		{.right = true, .least = 8}, {.right = true, .least = 7},
		{.right = true, .least = 7}, {.right = true, .least = 7}};
	const struct settings *settings = style->settings;
	const bool halves = combos->matchup->game->low;
	const char *const names[COLUMNS] = {"hand", "weight", "equity", halves ? "high" : "win",
		halves ? "low" : "tie", halves ? "scoop" : ""};
	const size_t shown = combos->answered < SHOWN ? combos->answered : SHOWN;
	struct layout layout;

	equity_show_title(style, combos->matchup, problem, out);
	layout_init(&layout, columns, COLUMNS);
	layout_names(&layout, names);
	for (size_t i = 0; i < shown; i++) {
		const struct combo_held *held = &combos->held[combos->order[i]];
		const struct chances *has = combos_chances(combos, combos->order[i]);
		const double shares[] = {held->weight, has->equity,
			halves ? has->half_share[TALLY_HIGH] : deal_ratio(has->won, has->boards),
			halves ? has->half_share[TALLY_LOW] : deal_ratio(has->tied, has->boards),
			has->scoop};
		card cards[MATCHUP_OWN_MAX];

		cards_print(layout_cell(&layout), cards, card_set_list(held->set, cards),
			settings->writes, " ");
		for (int k = 0; k < 4 + halves; k++)
			equity_show_share(layout_cell(&layout), settings, shares[k]);
		if (!halves)
			layout_cell(&layout);
	}
	layout_measure(&layout);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		layout_row(&layout, row, settings->colour, out);
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

double combos_grid(const struct combos *combos, struct grid *grid)
{
	struct combos_class classes[COMBO_CLASSES];
	const double equity = combos_classes(combos, classes);

	*grid = (struct grid){.ramp = GRID_EQUITY,
		.left_out = grid_left_out(combos->matchup->game->deck)};
	for (int i = 0; i < COMBO_CLASSES; i++) {
		struct grid_cell *cell = &grid->cell[i];
		struct text text = text_over(cell->text, sizeof cell->text - 1);

		cell->present = classes[i].present;
		cell->part = classes[i].part;
		cell->value = classes[i].equity;
		if (cell->present)
			text_add_fixed(&text, 100 * cell->value, 1);
	}
	return equity;
}
