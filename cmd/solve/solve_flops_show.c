/* The output of --flops. */
#include "solve_flops.h"

#include "frame/layout.h"
#include "frame/output.h"

#include "cards/texture.h"

#include <math.h>
#include <string.h>

/* -- textures ----------------------------------------------------------------------- */

static const char *const suits_names[] = {"rainbow", "two-tone", "monotone"};
static const char *const ranks_names[] = {"unpaired", "paired", "trips"};

/* The groups of a flop besides that of all. */
enum { OWN_GROUPS = 3 };

static void find_groups(const struct flop *flop, int group[OWN_GROUPS])
{
	const struct texture texture = texture_of(flop->card, 3);

	group[0] = SOLVE_FLOPS_BY_SUITS + 3 - texture.suits;
	group[1] = SOLVE_FLOPS_BY_RANKS + 3 - texture.ranks;
	group[2] = SOLVE_FLOPS_BY_HIGH + CARD_RANKS - 1 - texture.high; /* aces first */
}

/* Appends the name of a group, such as "paired" or "K-high". */
static void add_group(struct text *out, int group)
{
	if (!group) {
		text_add_string(out, "all");
	} else if (group < SOLVE_FLOPS_BY_RANKS) {
		text_add_string(out, suits_names[group - SOLVE_FLOPS_BY_SUITS]);
	} else if (group < SOLVE_FLOPS_BY_HIGH) {
		text_add_string(out, ranks_names[group - SOLVE_FLOPS_BY_RANKS]);
	} else {
		card_rank_print(out, CARD_RANKS - 1 - (group - SOLVE_FLOPS_BY_HIGH), CARD_ASCII);
		text_add_string(out, "-high");
	}
}

/* -- means -------------------------------------------------------------------------- */

static void add_to_sum(struct solve_flops_sum *sum, const struct solve_flop *flop, int actions)
{
	const double weight = flop->flop.weight, deals = weight * flop->deals;
	struct solve_flop *const total = &sum->total;

	sum->flops++;
	sum->weight += weight;
	sum->pairs += weight * flop->pairs;
	sum->deals += deals;
	total->stake = flop->stake;
	total->iterations =
		flop->iterations > total->iterations ? flop->iterations : total->iterations;
	total->exploitability += weight * flop->pairs * flop->exploitability;
	for (int player = 0; player < 2; player++)
		if (deals > 0) /* or the EV may be NAN */
			total->ev[player] += deals * flop->ev[player];
	for (int action = 0; action < actions; action++) {
		const double chosen = deals * flop->frequency[action];

		total->frequency[action] += chosen;
		total->reach[action] += weight * flop->reach[action];
		if (isfinite(flop->action_ev[action])) {
			total->action_ev[action] += chosen * flop->action_ev[action];
			sum->chosen[action] += chosen;
		}
	}
}

static double mean(double total, double weight)
{
	return weight > 0 ? total / weight : (double)NAN;
}

static struct solve_flop mean_of(const struct solve_flops_sum *sum, int actions)
{
	struct solve_flop flop = sum->total;

	flop.flop.weight = sum->weight;
	flop.exploitability = mean(flop.exploitability, sum->pairs);
	for (int player = 0; player < 2; player++)
		flop.ev[player] = mean(flop.ev[player], sum->deals);
	for (int action = 0; action < actions; action++) {
		flop.frequency[action] = mean(flop.frequency[action], sum->deals);
		flop.reach[action] = mean(flop.reach[action], sum->weight);
		flop.action_ev[action] = mean(flop.action_ev[action], sum->chosen[action]);
	}
	return flop;
}

/* -- fields ------------------------------------------------------------------------- */

/* The item of a row: an action on a flop, or its mean over a group. */
struct flops_row {
	const struct solve_flops_output *output;
	const struct solve_flop *flop;
	int action;
	int group;      /* of the mean */
	uint64_t flops; /* of the group */
};

static FIELD_CELL(add_board, struct flops_row, row,
	rows_cards(rows, row->flop->flop.card, 3, row->output->settings->writes));
FIELD_MEMBER(add_flops, struct flops_row, flops);
static FIELD_CELL(add_weight, struct flops_row, row, rows_double(rows, row->flop->flop.weight));

static void add_texture(struct rows *rows, const void *item)
{
	const struct flops_row *const row = item;
	int group[OWN_GROUPS] = {row->group};
	const bool flop = row->group < 0;

	if (flop)
		find_groups(&row->flop->flop, group);
	rows_list(rows);
	for (int i = 0; i < (flop ? OWN_GROUPS : 1); i++) {
		char room[16];
		struct text name = text_over(room, sizeof room);

		add_group(&name, group[i]);
		rows_list_string(rows, text_slice(&name));
	}
	rows_list_end(rows);
}

static FIELD_CELL(add_node, struct flops_row, row, rows_cstring(rows, row->output->node.path));
static FIELD_CELL(add_player, struct flops_row, row,
	rows_uint(rows, (uint64_t)row->output->node.player + 1));
static FIELD_CELL(add_action, struct flops_row, row,
	rows_cstring(rows, row->output->node.action[row->action]));
static FIELD_CELL_IF(add_size, struct flops_row, row, row->output->node.size[row->action] > 0,
	rows_double(rows, row->output->node.size[row->action]));
static FIELD_CELL_IF(add_frequency, struct flops_row, row,
	isfinite(row->flop->frequency[row->action]),
	rows_fraction(rows, row->flop->frequency[row->action]));
static FIELD_CELL_IF(add_reach, struct flops_row, row, isfinite(row->flop->reach[row->action]),
	rows_double(rows, row->flop->reach[row->action]));
static FIELD_CELL_IF(add_ev, struct flops_row, row, isfinite(row->flop->action_ev[row->action]),
	rows_double(rows, row->flop->action_ev[row->action]));
static FIELD_CELL_IF(add_ev_1, struct flops_row, row, isfinite(row->flop->ev[0]),
	rows_double(rows, row->flop->ev[0]));
static FIELD_CELL_IF(add_ev_2, struct flops_row, row, isfinite(row->flop->ev[1]),
	rows_double(rows, row->flop->ev[1]));
static FIELD_CELL_IF(add_exploitability, struct flops_row, row, isfinite(row->flop->exploitability),
	rows_double(rows, row->flop->exploitability));
static FIELD_CELL(add_iterations, struct flops_row, row, rows_uint(rows, row->flop->iterations));

enum { OF_BOTH = SOLVE_VIEW_FLOP | SOLVE_VIEW_TEXTURE };

const struct field solve_flops_fields[] = {
	{"board", ROWS_CARDS, add_board, SOLVE_VIEW_FLOP, SOLVE_VIEW_FLOP},
	{"texture", ROWS_LIST, add_texture, OF_BOTH, OF_BOTH},
	{"flops", ROWS_NUMBER, add_flops, SOLVE_VIEW_TEXTURE, SOLVE_VIEW_TEXTURE},
	{"weight", ROWS_NUMBER, add_weight, OF_BOTH, OF_BOTH},
	{"node", ROWS_STRING, add_node, OF_BOTH, OF_BOTH},
	{"player", ROWS_NUMBER, add_player, OF_BOTH, OF_BOTH},
	{"action", ROWS_STRING, add_action, OF_BOTH, OF_BOTH},
	{"size", ROWS_NUMBER, add_size, OF_BOTH, OF_BOTH},
	{"frequency", ROWS_NUMBER, add_frequency, OF_BOTH, OF_BOTH},
	{"reach", ROWS_NUMBER, add_reach, OF_BOTH, OF_BOTH},
	{"ev", ROWS_NUMBER, add_ev, OF_BOTH, OF_BOTH},
	{"ev_1", ROWS_NUMBER, add_ev_1, OF_BOTH, OF_BOTH},
	{"ev_2", ROWS_NUMBER, add_ev_2, OF_BOTH, OF_BOTH},
	{"exploitability", ROWS_NUMBER, add_exploitability, OF_BOTH, OF_BOTH},
	{"iterations", ROWS_NUMBER, add_iterations, OF_BOTH, OF_BOTH},
	{.name = NULL},
};

static void add_rows(struct solve_flops_output *output, const struct solve_flop *flop, int group,
	uint64_t flops)
{
	for (int action = 0; action < output->node.actions; action++)
		fields_row(&output->fields, &output->rows,
			&(struct flops_row){output, flop, action, group, flops});
}

/* -- JSON --------------------------------------------------------------------------- */

static void add_doubles(struct json *json, const char *key, const double *value, int count)
{
	json_array(json, key);
	for (int i = 0; i < count; i++)
		json_double(json, NULL, value[i]);
	json_end(json);
}

static void add_json_group(struct json *json, const char *key, int group)
{
	char room[16];
	struct text name = text_over(room, sizeof room);

	add_group(&name, group);
	json_string(json, key, text_slice(&name));
}

static void add_json(struct solve_flops_output *output, const struct solve_flop *flop, int group,
	uint64_t flops)
{
	const struct solve_flops_node *const node = &output->node;
	struct json json = {.out = &output->out};
	int own[OWN_GROUPS];

	json_object(&json, NULL);
	if (group < 0)
		json_cards(&json, "board", flop->flop.card, 3, output->settings->writes);
	json_array(&json, "texture");
	if (group < 0)
		find_groups(&flop->flop, own);
	for (int i = 0; group < 0 && i < OWN_GROUPS; i++)
		add_json_group(&json, NULL, own[i]);
	if (group >= 0)
		add_json_group(&json, NULL, group);
	json_end(&json);
	if (group >= 0)
		json_uint(&json, "flops", flops);
	json_double(&json, "weight", flop->flop.weight);
	json_cstring(&json, "node", node->path);
	json_uint(&json, "player", (uint64_t)node->player + 1);
	json_array(&json, "actions");
	for (int action = 0; action < node->actions; action++)
		json_cstring(&json, NULL, node->action[action]);
	json_end(&json);
	add_doubles(&json, "frequencies", flop->frequency, node->actions);
	add_doubles(&json, "action_ev", flop->action_ev, node->actions);
	add_doubles(&json, "ev", flop->ev, 2);
	json_double(&json, "exploitability", flop->exploitability);
	json_double(&json, "exploitability_share", flop->exploitability / flop->stake);
	json_uint(&json, "iterations", flop->iterations);
	json_end(&json);
}

/* -- tables ------------------------------------------------------------------------- */

enum { FIXED_COLUMNS = 2, LAST_COLUMNS = 3 };

/* Adds a line: all lines of the table have the same widths, since flops are shown one by one. */
static void add_line(struct solve_flops_output *output, const struct solve_flop *flop, int group,
	uint64_t flops)
{
	struct layout_column columns[LAYOUT_COLUMNS_MAX] = {{.least = 8}};
	const struct solve_flops_node *const node = &output->node;
	const int digits = options_digits(output->settings, SOLVE_SHARE_DIGITS);
	struct layout layout;
	struct text *cell;

	for (int i = 1; i < LAYOUT_COLUMNS_MAX; i++)
		columns[i] = (struct layout_column){.right = true, .least = 7};
	layout_init(&layout, columns, FIXED_COLUMNS + (size_t)node->actions + LAST_COLUMNS);
	cell = layout_cell(&layout);
	if (!flop)
		text_add_string(cell, group < 0 ? "flop" : "texture");
	else if (group >= 0)
		add_group(cell, group);
	else
		for (int i = 0; i < 3; i++)
			card_print(cell, flop->flop.card[i], output->settings->writes);
	cell = layout_cell(&layout);
	if (!flop)
		text_add_string(cell, group < 0 ? "weight" : "flops");
	else if (group >= 0)
		text_add_uint_grouped(cell, flops);
	else
		text_add_double(cell, flop->flop.weight);
	for (int action = 0; action < node->actions; action++) {
		cell = layout_cell(&layout);
		if (!flop)
			text_add_string(cell, node->action[action]);
		else
			solve_add_percent(cell, flop->frequency[action], digits);
	}
	for (int player = 0; player < 2; player++) {
		cell = layout_cell(&layout);
		if (!flop)
			text_format(cell, "EV %d", player + 1);
		else if (isfinite(flop->ev[player]))
			text_add_fixed(cell, flop->ev[player], node->digits);
		else
			text_add_char(cell, '-');
	}
	cell = layout_cell(&layout);
	if (!flop)
		text_add_string(cell, "exploitable");
	else
		solve_add_percent(cell, flop->exploitability / flop->stake, 3);
	layout_measure(&layout);
	layout.width[layout.columns - 1] = 11; /* of its name */
	if (layout_rows(&layout))              /* none if out of memory */
		layout_row(&layout, 0, output->settings->colour, &output->out);
	text_add_char(&output->out, '\n');
	layout_free(&layout, &output->out);
}

static void add_title(struct solve_flops_output *output)
{
	const struct solve_flops_node *const node = &output->node;
	struct text *const out = &output->out;

	text_add_uint_grouped(out, output->total);
	text_format(out, " flop%s, player %d to act", output->total == 1 ? "" : "s",
		node->player + 1);
	if (*node->path)
		text_format(out, " after %s", node->path);
	text_add_string(out, "\n\n");
}

/* -- the output --------------------------------------------------------------------- */

bool solve_flops_open(struct solve_flops_output *output, const struct settings *settings,
	bool textures)
{
	output->settings = settings;
	output->textures = textures;
	output->pictures = settings->screen && !settings->fields;
	output->json = settings->format == ROWS_JSON && !settings->fields && !textures;
	return fields_choose(&output->fields, solve_flops_fields,
		textures ? SOLVE_VIEW_TEXTURE : SOLVE_VIEW_FLOP, settings->fields,
		settings->format);
}

void solve_flops_begin(struct solve_flops_output *output, const struct rows *table)
{
	const struct settings *const settings = output->settings;
	struct rows *const rows = &output->rows;

	output->kept = settings->screen && settings->fields;
	if (output->kept) {
		*rows = *table;
		rows->out = &output->out;
		rows->cell = &output->cell;
	}
	if (output->kept || output->pictures)
		return;
	rows_init(rows, settings->format, output->fields.names, output->fields.count, &output->out,
		&output->cell);
	rows->delimiter = settings->delimiter;
	rows->decimals = settings->decimals;
	if (settings->format != ROWS_JSON &&
		(settings->header >= 0 ? settings->header : settings->format != ROWS_TEXT))
		rows_header(rows);
}

void solve_flops_add(struct solve_flops_output *output, const struct solve_flop *flop)
{
	const int actions = output->node.actions;
	int group[OWN_GROUPS];

	if (output->pictures && !output->sum->flops) {
		add_title(output);
		if (!output->textures)
			add_line(output, NULL, -1, 0);
	}
	find_groups(&flop->flop, group);
	add_to_sum(&output->sum[0], flop, actions);
	for (int i = 0; i < OWN_GROUPS; i++)
		add_to_sum(&output->sum[group[i]], flop, actions);
	if (output->textures)
		return;
	if (output->pictures)
		add_line(output, flop, -1, 1);
	else if (output->json)
		add_json(output, flop, -1, 1);
	else
		add_rows(output, flop, -1, 1);
}

void solve_flops_finish(struct solve_flops_output *output)
{
	if (!output->sum->flops || !(output->textures || output->pictures || output->json))
		return;
	if (output->pictures) {
		if (!output->textures)
			text_add_char(&output->out, '\n');
		add_line(output, NULL, 0, 0);
	}
	for (int i = 1; i <= SOLVE_FLOPS_GROUPS; i++) {
		const int group = i % SOLVE_FLOPS_GROUPS; /* all are the last */
		const struct solve_flops_sum *const sum = &output->sum[group];
		struct solve_flop flop;

		if (!sum->flops)
			continue;
		flop = mean_of(sum, output->node.actions);
		if (output->pictures)
			add_line(output, &flop, group, sum->flops);
		else if (output->json)
			add_json(output, &flop, group, sum->flops);
		else
			add_rows(output, &flop, group, sum->flops);
	}
}

void solve_flops_close(struct solve_flops_output *output)
{
	text_free(&output->out);
	text_free(&output->cell);
}
