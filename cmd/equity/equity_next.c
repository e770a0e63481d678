#include "equity_next.h"

#include "frame/layout.h"

status_code next_answer(struct next *next, const struct matchup *matchup, struct pool *pool,
	struct equity_memory *memory, const struct limits *limits, bool *stopped)
{
	struct family family;
	status_code status = pool_solve(pool, memory, limits, matchup, &next->now);

	*stopped = next->now.stopped;
	if (status || *stopped)
		return status;
	family = next_family(next, matchup);
	status = pool_solve_family(pool, limits, &family, stopped);
	next->stopped = *stopped;
	return status ? status : next_end(next);
}

void next_rows(const struct answer_style *style, struct job *job, const struct record *record,
	const struct next *next)
{
	for (int c = CARD_COUNT - 1; c >= 0; c--)
		for (int i = 0; next_after(next, c) && i < next->matchup->players; i++) {
			const struct answer *after = next_after(next, c);
			struct result result = {.problem = job->record,
				.matchup = next->matchup,
				.answer = after,
				.player = i,
				.notation = style->settings->writes,
				.has = solve_chances(after, i),
				.card = (card)c,
				.probability = next->probability[c],
				.out = next_is_out(next, after, TALLY_HALVES, i),
				.half_out = {next_is_out(next, after, TALLY_HIGH, i),
					next_is_out(next, after, TALLY_LOW, i)}};

			run_row(job, record);
			fields_row(&style->fields, &job->rows, &result);
		}
}

/* -- a picture -------------------------------------------------------------- */

/* Appends "8 of 45 cards put another ahead". These are the outs of the others, because only one
 * player can lead after a card. Appends nothing if cards are missing. */
static void add_threats(const struct next *next, enum tally_half half, int leader, struct text *out)
{
	uint64_t cards = 0, threats = 0;

	if (next->stopped)
		return;
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const struct answer *after = next_after(next, c);
		const int then = after ? tally_leader(&after->tally, half) : -1;

		threats += then >= 0 && then != leader;
		cards += after != NULL;
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

/* Lists the outs of a player for the pot or for a half, the highest first. */
static void list_outs(const struct next *next, const struct settings *settings,
	enum tally_half half, int player, struct layout *layout)
{
	struct text which = {0};
	struct text *cell;
	double hand_rng = 0;
	uint64_t outs = 0;

	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const struct answer *after = next_after(next, c);

		if (!after || !next_is_out(next, after, half, player))
			continue;
		text_add_string(&which, outs++ ? " " : "");
		card_print(&which, (card)c, settings->writes);
		hand_rng += next->probability[c];
	}
	text_add_uint(layout_cell(layout), outs);
	cell = layout_cell(layout);
	if (hand_rng > 0)
		equity_show_share(cell, settings, hand_rng);
	cell = layout_cell(layout);
	text_add_slice(cell, text_slice(&which));
	cell->failed = cell->failed || which.failed;
	text_free(&which);
}

/* Adds a row to the table of outs: for the pot, or for a half. A leading player needs no outs: the
 * dangerous cards are the outs of the others. */
static void add_outs(const struct next *next, const struct settings *settings, enum tally_half half,
	int player, bool split, struct layout *layout)
{
	const bool leads = tally_leader(&next->now.tally, half) == player;
	struct text *cell;

	text_add_uint(layout_cell(layout), (uint64_t)player + 1);
	cell = layout_cell(layout);
	if (next->now.tally.halves)
		text_add_string(cell, half == TALLY_HALVES ? "pot" : result_half(half));
	cell = layout_cell(layout);
	if (split && (leads || next->ahead[half] == player))
		text_add_string(cell, next->ahead[half] == player ? "ahead" : "favourite");
	if (next->ahead[half] != player) {
		list_outs(next, settings, half, player, layout);
		return;
	}
	cell = layout_cell(layout);
	if (!split)
		text_add_string(cell, next->shown ? "ahead" : "favourite");
	layout_cell(layout);
	add_threats(next, half, player, layout_cell(layout));
}

static void show_outs(const struct next *next, const struct settings *settings, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false},
		{.right = false}, {.right = true}, {.right = true, .least = 9}, {.right = false}};
	const char *names[] = {"player", "", "", "outs", "chance", "which"};
	const bool halves = next->now.tally.halves;
	bool split = false; /* a trailing player has the largest equity: label both */
	struct layout layout;

	for (int half = 0; half <= TALLY_HALVES; half++) {
		const int leader = tally_leader(&next->now.tally, (enum tally_half)half);

		split = split || (leader >= 0 && leader != next->ahead[half]);
	}
	names[1] = halves ? "half" : "";
	names[2] = split ? "now" : "";
	layout_init(&layout, columns, 6);
	layout_names(&layout, names);
	for (int i = 0; i < next->matchup->players; i++) {
		add_outs(next, settings, TALLY_HALVES, i, split, &layout);
		for (int half = 0; halves && half < TALLY_HALVES; half++)
			add_outs(next, settings, (enum tally_half)half, i, split, &layout);
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		layout_wrapped_row(&layout, i, settings->columns, settings->colour, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

void next_show(const struct next *next, const struct settings *settings, struct text *out)
{
	const int players = next->matchup->players;

	text_add_char(out, '\n');
	show_outs(next, settings, out);
	for (int i = 0; i < players - (players == 2); i++) {
		double equity[CARD_COUNT];

		for (int c = 0; c < CARD_COUNT; c++) {
			const struct answer *after = next_after(next, c);

			equity[c] = after ? tally_equity(&after->tally, i) : -1;
		}
		equity_show_cards(settings, i, equity, out);
	}
	if (next->stopped)
		text_add_string(out, "\ninterrupted: cards without a figure were not reached\n");
}
