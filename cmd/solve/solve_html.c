/* -f html: a page for stepping through the tree from a node on.
 *
 * The data is a JSON object with an object for each decision, by its path. Numbers of hands are
 * integers: reach, equity and frequencies in thousandths, EVs in units of their last digit on a
 * screen. All other numbers are text. The page is written node by node, and contains as many
 * streets as fit into PAGE_BYTES. */
#include "solve.h"
#include "solve_page.h"

#include "frame/grid.h"
#include "frame/json.h"
#include "frame/report.h"
#include "frame/svg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The limit of a page; and about how long a node and its hands are. */
enum { PAGE_BYTES = 16 << 20, NODE_BYTES = 400, HAND_BYTES = 16, SHARE_BYTES = 4 };

/* Hands that get to a node less often are left out: their reach would be printed as 0. */
#define LEAST_REACH 0.0005

struct tree_page {
	struct solve_command *command;
	struct job *job;
	struct solve_spot *spot;
	struct json json;
	struct text line;
	int last;      /* the last street of the page */
	size_t before; /* bytes of the page that are already written */
	bool cut;      /* the last street is too long, too */
	bool stopped;  /* there is nothing to add */
};

/* -- what fits ------------------------------------------------------------------------ */

/* Adds about how long the decisions from a node on are, by street. */
static void measure(const struct tree_page *page, uint32_t at, double times,
	double bytes[TREE_STREETS])
{
	const struct tree *const tree = &page->spot->tree;
	const struct tree_node *const node = &tree->node[at];
	const card_set deck = page->command->settings.game->deck;

	if (node->kind == TREE_DECISION) {
		const int hands = (int)range_combos(&page->spot->range[node->player]);

		bytes[node->street] +=
			times * (NODE_BYTES + hands * (HAND_BYTES + SHARE_BYTES * node->count));
		for (int action = 0; action < node->count; action++)
			measure(page, tree_child(tree, at, action), times, bytes);
	} else if (node->kind == TREE_DEAL) {
		measure(page, node->next, times * (card_set_count(deck) - node->street - 3), bytes);
	}
}

/* Finds the last street that fits with those before it. */
static int last_street(const struct tree_page *page)
{
	double bytes[TREE_STREETS] = {0}, sum = 0;
	int last = page->spot->tree.node[page->spot->path.node].street;

	measure(page, page->spot->path.node, 1, bytes);
	for (int street = last; street < TREE_STREETS; street++) {
		sum += bytes[street];
		if (sum <= PAGE_BYTES)
			last = street;
	}
	return last;
}

static size_t written(const struct tree_page *page)
{
	return page->before + page->job->out.length;
}

static void spill(struct tree_page *page)
{
	const size_t length = page->job->out.length;

	solve_spill(page->command, page->job, false);
	page->before += length - page->job->out.length;
}

/* -- a node ----------------------------------------------------------------------------- */

/* Moves the line to the JSON as a string. */
static void add_line(struct tree_page *page, const char *key)
{
	json_string(&page->json, key, text_slice(&page->line));
	page->job->out.failed = page->job->out.failed || page->line.failed;
	text_clear(&page->line);
}

static void add_path(struct tree_page *page, const struct solver_path *path, const char *key)
{
	solver_path_print(&page->line, page->spot->solver, path, page->spot->betting->places,
		CARD_ASCII);
	add_line(page, key);
}

/* What follows an action: a node, a deal, a deal without more bets or after the last street of the
 * page, a fold or a showdown. */
static const char *kind_after(const struct tree_page *page, uint32_t at)
{
	const struct tree_node *const node = &page->spot->tree.node[at];

	switch ((enum tree_kind)node->kind) {
	case TREE_DECISION:
		return page->cut ? "e" : "n";
	case TREE_FOLD:
		return "f";
	case TREE_SHOWDOWN:
		return "s";
	case TREE_DEAL:
		break;
	}
	if (page->spot->tree.node[node->next].kind != TREE_DECISION)
		return "r";
	return node->street < page->last ? "d" : "e";
}

static void add_action(struct tree_page *page, const struct solver_view *view, int action)
{
	const struct solve_spot *const spot = page->spot;
	const struct tree_node *const child = &spot->tree.node[view->child[action]];
	const double size = solve_size_share(spot, view, action);
	struct text *const line = &page->line;

	json_array(&page->json, NULL);
	tree_print_action(line, child, spot->betting->places);
	add_line(page, NULL);
	solve_add_action(spot, child, view->to_call, line);
	add_line(page, NULL);
	if (size > 0) {
		text_add_fixed(line, 100 * size, 0);
		text_add_char(line, '%');
	}
	add_line(page, NULL);
	solve_add_share(page->command, line, view->frequency[action]);
	add_line(page, NULL);
	solve_add_ev(spot, line, view->action_ev[action]);
	add_line(page, NULL);
	text_add_fixed(line, solve_action_reach(view, action), 1);
	add_line(page, NULL);
	svg_colour(line, solve_action_colour(spot, view, action));
	add_line(page, NULL);
	json_cstring(&page->json, NULL, kind_after(page, view->child[action]));
	solve_add_chips(spot, line, spot->tree.pot + child->paid[0] + child->paid[1]);
	add_line(page, NULL);
	json_end(&page->json);
}

static void add_integer(struct tree_page *page, double value)
{
	if (!isfinite(value)) {
		json_null(&page->json, NULL);
		return;
	}
	text_add_fixed(&page->line, value, 0);
	json_number(&page->json, NULL, text_slice(&page->line));
	text_clear(&page->line);
}

/* Adds frequencies in thousandths. */
static void add_strategy(struct tree_page *page, const double *strategy, int actions)
{
	double parts[TREE_ACTIONS_MAX];

	solve_round(strategy, actions, 1000, parts);
	for (int action = 0; action < actions; action++)
		add_integer(page, nearbyint(1000 * parts[action]));
}

static void add_hands(struct tree_page *page, const struct solver_view *view)
{
	double unit = 1;

	for (int i = 0; i < solve_value_digits(page->spot); i++)
		unit *= 10;
	json_array(&page->json, "h");
	for (int h = 0; h < view->count; h++) {
		const struct solver_hand *const hand = &view->hand[h];

		if (hand->reach < LEAST_REACH)
			continue;
		json_uint(&page->json, NULL, hand->combo);
		add_integer(page, nearbyint(1000 * hand->reach));
		add_integer(page, nearbyint(1000 * hand->equity));
		/* no negative zero */
		add_integer(page, nearbyint(unit * solve_value(page->spot, hand->ev)) + 0.0);
		add_strategy(page, view->strategy + (ptrdiff_t)h * view->actions, view->actions);
	}
	json_end(&page->json);
}

static status_code add_node(struct tree_page *page, const struct solver_path *path)
{
	struct solver_view view;
	const status_code status = solve_view(page->spot, path, true, &view);
	card board[CARD_COUNT];

	if (!status) {
		solver_path_print(&page->line, page->spot->solver, path,
			page->spot->betting->places, CARD_ASCII);
		text_add_char(&page->line, '\0');
		json_object(&page->json, page->line.failed ? "" : page->line.bytes);
		text_clear(&page->line);
		json_cards(&page->json, "b", board, solve_board(page->spot, &view, board),
			CARD_ASCII);
		json_array(&page->json, "t");
		solve_add_chips(page->spot, &page->line, view.pot);
		add_line(page, NULL);
		solve_add_stacks(page->spot, path->node, &page->line);
		add_line(page, NULL);
		solve_add_player(page->command, page->spot, &view, &page->line);
		add_line(page, NULL);
		json_end(&page->json);
		json_array(&page->json, "a");
		for (int action = 0; action < view.actions; action++)
			add_action(page, &view, action);
		json_end(&page->json);
		add_hands(page, &view);
		json_end(&page->json);
		spill(page);
	}
	solver_view_free(&view);
	return status;
}

/* Adds a node if it is a decision and still fits, for solve_each_node(). */
static status_code add_decision(void *state, const struct solver_path *path)
{
	struct tree_page *const page = state;
	status_code status = STATUS_OK;

	page->cut = page->cut || written(page) > PAGE_BYTES;
	if (!page->cut && page->spot->tree.node[path->node].kind == TREE_DECISION)
		status = add_node(page, path);
	page->stopped = page->cut || page->command->unwritten;
	return status;
}

/* -- the page --------------------------------------------------------------------------- */

/* Adds what all nodes share: cards and their names, starting hands, and combos as two cards and
 * a starting hand each. */
static void add_names(struct tree_page *page)
{
	const enum card_notation notation = page->command->settings.writes;
	struct json *const json = &page->json;

	json_array(json, "deck");
	for (int c = 0; c < CARD_COUNT; c++) {
		const card list[] = {(card)c};

		json_array(json, NULL);
		json_cards(json, NULL, list, 1, CARD_ASCII);
		json_cards(json, NULL, list, 1, notation);
		json_end(json);
	}
	json_end(json);
	json_array(json, "names");
	for (int i = 0; i < COMBO_CLASSES; i++) {
		combo_class_print(&page->line, i, notation);
		add_line(page, NULL);
	}
	json_end(json);
	json_array(json, "combos");
	for (int h = 0; h < COMBO_COUNT; h++) {
		json_uint(json, NULL, combo_cards[h][0]);
		json_uint(json, NULL, combo_cards[h][1]);
		json_uint(json, NULL, (uint64_t)combo_class((combo)h));
	}
	json_end(json);
	json_uint(json, "ranks",
		(uint64_t)(CARD_RANKS - grid_left_out(page->command->settings.game->deck)));
	json_uint(json, "digits", (uint64_t)solve_value_digits(page->spot));
}

static void begin_page(struct tree_page *page)
{
	struct text *const out = &page->job->out;

	matchup_print(&page->line, &page->spot->matchup, page->command->settings.writes);
	text_format(out,
		"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
		"<meta http-equiv=\"Content-Security-Policy\" content=\"%s\">\n"
		"<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>",
		solve_page_policy);
	svg_escaped(out, text_slice(&page->line));
	text_add_string(out, "</title>\n<style>");
	text_add_string(out, solve_page_style);
	text_add_string(out, "</style>\n</head>\n<body>\n<header>\n<h1>");
	svg_escaped(out, text_slice(&page->line));
	text_add_string(out, "</h1>\n<p>");
	text_clear(&page->line);
	solve_add_result(page->spot, &page->line);
	svg_escaped(out, text_slice(&page->line));
	text_clear(&page->line);
	text_add_string(out,
		"</p>\n</header>\n<noscript><p>The tree needs the script of this "
		"page.</p></noscript>\n"
		"<main id=\"main\" hidden>\n<nav id=\"path\" aria-label=\"path\"></nav>\n"
		"<h2 id=\"board\"></h2>\n<p id=\"pot\"></p>\n<p id=\"who\" role=\"status\"></p>\n"
		"<div id=\"acts\"></div>\n<div id=\"cards\"></div>\n"
		"<div id=\"square\" role=\"group\" aria-label=\"starting hands\"></div>\n"
		"<div id=\"hands\"></div>\n</main>\n<script type=\"application/json\" "
		"id=\"data\">");
}

/* Says what the page does not contain. */
static void warn(const struct tree_page *page)
{
	const int first = page->spot->tree.street;
	double bytes[TREE_STREETS] = {0};

	measure(page, page->spot->path.node, 1, bytes);
	for (int street = page->last + 1; street < TREE_STREETS; street++)
		if (bytes[street] > 0) {
			report_warning("the page does not contain the %s, which would make it "
				       "larger than 16 MiB; --node chooses a node to start from",
				solve_streets[street]);
			return;
		}
	if (page->cut)
		/* NOLINTNEXTLINE(clang-analyzer-core*): both are streets of the tree */
		report_warning("the page contains only a part of the %s, since it would be larger "
			       "than 16 MiB; --node chooses a node to start from",
			solve_streets[page->last > first ? page->last : first]);
}

status_code solve_add_html(struct solve_command *command, struct job *job, struct solve_spot *spot)
{
	struct tree_page page = {.command = command,
		.job = job,
		.spot = spot,
		.stopped = command->unwritten,
		.json = {.out = &job->out, .tight = true}};
	status_code status;

	page.last = last_street(&page);
	begin_page(&page);
	json_object(&page.json, NULL);
	add_names(&page);
	add_path(&page, &spot->path, "start");
	json_cstring(&page.json, "note", "felt solve --node writes a page from a later node.");
	json_object(&page.json, "nodes");
	status = solve_each_node(spot, &spot->path, page.last, &page.stopped, add_decision, &page);
	json_end(&page.json);
	json_end(&page.json);
	text_add_string(&job->out, "</script>\n<script>");
	for (int i = 0; i < SOLVE_PAGE_PARTS; i++)
		text_add_string(&job->out, solve_page_script[i]);
	text_add_string(&job->out, "</script>\n</body>\n</html>\n");
	if (!status)
		warn(&page);
	job->out.failed = job->out.failed || page.line.failed;
	text_free(&page.line);
	return status;
}
