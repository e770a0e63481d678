/* --watch: a solution browsed in the terminal.
 *
 * Strategies are drawn at once. The EVs of a decision, which in a large tree need a long walk of
 * all that follows, are computed when no key is waiting, and drawn when they are known. */
#include "solve_watch.h"

#include "frame/output.h"
#include "frame/report.h"

#include <stdlib.h>
#include <string.h>

enum {
	QUICK = 1000000, /* the strategies of a solver whose EVs are computed before drawing */
	PAUSE = 40,      /* milliseconds without a key until others are computed */
	TYPED_MAX = 200  /* bytes of typed input */
};

static void note(struct solve_browser *browser, const char *words)
{
	text_clear(&browser->note);
	text_add_string(&browser->note, words);
}

/* -- steps -------------------------------------------------------------------------- */

static void clear_step(struct solve_step *step)
{
	solver_view_free(&step->view);
	*step = (struct solve_step){.viewed = false};
}

/* Adds up the hands of the current decision. */
static void sum_classes(struct solve_browser *browser)
{
	const struct solve_step *const step = solve_step(browser);

	for (int i = 0; i < COMBO_CLASSES; i++) {
		browser->class[i] = (struct solve_class){.combos = 0};
		if (step->viewed)
			solve_sum_class(&step->view, i, &browser->class[i]);
	}
}

/* Marks the first card that can be dealt; no action before its frequency is known. */
static void mark_first(struct solve_browser *browser)
{
	struct solve_step *const step = &browser->step[browser->at];

	step->marked = -1;
	if (solve_node(browser)->kind != TREE_DEAL)
		return;
	step->marked = CARD_COUNT - 1;
	while (step->marked && !solve_can_deal(browser, (card)step->marked))
		step->marked--;
}

/* Goes one step on, to a path that leads there. Keeps the view if it was there before. */
static void step_to(struct solve_browser *browser, const struct solver_path *path)
{
	struct solve_step *const next = &browser->step[browser->at + 1];
	const struct solver_path *const old = &next->path;
	bool same = old->node == path->node && old->dealt_count == path->dealt_count;

	for (int i = 0; same && i < path->dealt_count; i++)
		same = old->dealt[i] == path->dealt[i];
	browser->at++;
	if (same)
		return;
	for (int i = browser->at; i < SOLVE_STEPS_MAX; i++)
		clear_step(&browser->step[i]);
	next->path = *path;
	mark_first(browser);
}

static void take_action(struct solve_browser *browser, int action)
{
	struct solver_path path = solve_step(browser)->path;

	solver_path_act(browser->spot->solver, &path, action);
	browser->step[browser->at].marked = action;
	step_to(browser, &path);
}

static void take_card(struct solve_browser *browser, card c)
{
	struct solver_path path = solve_step(browser)->path;

	if (!solver_path_card(browser->spot->solver, &path, c)) {
		note(browser, "this card cannot be dealt");
		return;
	}
	browser->step[browser->at].marked = c;
	step_to(browser, &path);
}

/* Goes to a node from the first one on. */
static void go_to(struct solve_browser *browser, const struct solver_path *path)
{
	const struct tree *const tree = &browser->spot->tree;
	uint32_t chain[TREE_DEPTH_MAX];
	int count = 0, dealt = 0;

	for (uint32_t node = path->node; node; node = tree->node[node].parent)
		chain[count++] = node;
	browser->at = 0;
	while (count--) {
		int action = 0;

		if (tree->node[chain[count]].act == TREE_START) {
			take_card(browser, path->dealt[dealt++]);
			continue;
		}
		while (tree_child(tree, solve_step(browser)->path.node, action) != chain[count])
			action++;
		take_action(browser, action);
	}
}

/* -- keys --------------------------------------------------------------------------- */

/* Each returns false to quit. */

/* Moves in the square, which wraps at its edges. */
static void move_in_square(struct solve_browser *browser, int right, int down)
{
	const int ranks = CARD_RANKS - grid_left_out(browser->command->settings.game->deck);
	const int row = browser->cursor / CARD_RANKS, column = browser->cursor % CARD_RANKS;

	browser->cursor =
		(row + down + ranks) % ranks * CARD_RANKS + (column + right + ranks) % ranks;
}

/* Moves in the cards of a deal: suits one below the other, aces first. */
static void move_in_cards(struct solve_browser *browser, int right, int down)
{
	struct solve_step *const step = &browser->step[browser->at];
	const int ranks = CARD_RANKS - grid_left_out(browser->command->settings.game->deck);
	const int from = CARD_RANKS - ranks;
	const int rank = card_rank((card)step->marked) - from, suit = card_suit((card)step->marked);

	step->marked = card_of(from + (rank - right + ranks) % ranks,
		(suit - down + CARD_SUITS) % CARD_SUITS);
}

/* Moves in a table of starting hands or combos, up to its ends. */
static void move_in_table(struct solve_browser *browser, int down)
{
	const struct solver_view *const view = &solve_step(browser)->view;
	const int by = down < 0 ? -1 : 1;
	int at = view->count - 1, last;

	if (browser->page == SOLVE_CLASSES) {
		last = browser->cursor;
		for (at = last; down && at >= 0 && at < COMBO_CLASSES; at += by)
			if (browser->class[at].combos && at != last) {
				browser->cursor = last = at;
				down -= by;
			}
		return;
	}
	while (at > 0 &&
		view->hand[at].combo != browser->hand) /* listed from the last to the first */
		at--;
	at -= down;
	at = at < 0 ? 0 : at >= view->count ? view->count - 1 : at;
	if (view->count) {
		browser->hand = view->hand[at].combo;
		browser->cursor = combo_class(browser->hand);
	}
}

static void move_by(struct solve_browser *browser, int right, int down)
{
	const struct solve_step *const step = solve_step(browser);

	if (solve_node(browser)->kind == TREE_DEAL)
		move_in_cards(browser, right, down);
	else if (browser->page == SOLVE_SQUARE)
		move_in_square(browser, right, down);
	else if (step->viewed)
		move_in_table(browser, down + right);
}

static bool move(void *viewer)
{
	struct solve_browser *const browser = viewer;

	switch (browser->code) {
	case TERMINAL_LEFT:
	case 'h':
		move_by(browser, -1, 0);
		break;
	case TERMINAL_RIGHT:
	case 'l':
		move_by(browser, 1, 0);
		break;
	case TERMINAL_UP:
	case 'k':
		move_by(browser, 0, -1);
		break;
	default:
		move_by(browser, 0, 1);
		break;
	}
	return true;
}

static bool turn_page(void *viewer)
{
	struct solve_browser *const browser = viewer;
	const int height = browser->height > 1 ? browser->height - 1 : 1;

	if (browser->page != SOLVE_SQUARE && solve_step(browser)->viewed)
		move_in_table(browser, browser->code == TERMINAL_PAGE_UP ? -height : height);
	return true;
}

static bool mark(void *viewer)
{
	struct solve_browser *const browser = viewer;
	struct solve_step *const step = &browser->step[browser->at];
	const int count = solve_node(browser)->count;

	if (solve_node(browser)->kind == TREE_DECISION)
		step->marked = (step->marked + (browser->code == '\t' ? 1 : count - 1)) % count;
	return true;
}

static bool take_marked(void *viewer)
{
	struct solve_browser *const browser = viewer;
	const int marked = solve_step(browser)->marked;

	if (solve_node(browser)->kind == TREE_DECISION)
		take_action(browser, marked);
	else if (solve_node(browser)->kind == TREE_DEAL)
		take_card(browser, (card)marked);
	else
		note(browser, "the hand is over");
	return true;
}

static bool take_number(void *viewer)
{
	struct solve_browser *const browser = viewer;
	const int action = browser->code - '1';

	if (solve_node(browser)->kind == TREE_DECISION && action < solve_node(browser)->count)
		take_action(browser, action);
	else
		note(browser, "there is no action of this number");
	return true;
}

/* The number of actions of a kind, and the first. */
static int count_acts(const struct solve_browser *browser, enum tree_act act, int *first)
{
	const struct tree *const tree = &browser->spot->tree;
	const uint32_t from = solve_step(browser)->path.node;
	int count = 0;

	for (int i = 0; tree->node[from].kind == TREE_DECISION && i < tree->node[from].count; i++) {
		if (tree->node[tree_child(tree, from, i)].act != act)
			continue;
		*first = count ? *first : i;
		count++;
	}
	return count;
}

static bool take_letter(void *viewer)
{
	struct solve_browser *const browser = viewer;
	enum tree_act act = TREE_CHECK;
	int first = 0, count;

	while (act < TREE_FOLDS && tree_letters[act] != browser->code)
		act++;
	count = count_acts(browser, act, &first);
	if (count == 1)
		take_action(browser, first);
	else if (!count)
		note(browser, "there is no such action");
	browser->act = act;
	browser->asks = count > 1 ? SOLVE_ASKS_SIZE : SOLVE_ASKS_NOTHING;
	return true;
}

static bool take_all_in(void *viewer)
{
	struct solve_browser *const browser = viewer;
	const struct tree *const tree = &browser->spot->tree;
	const uint32_t from = solve_step(browser)->path.node;

	for (int i = 0; tree->node[from].kind == TREE_DECISION && i < tree->node[from].count; i++) {
		const struct tree_node *const node = &tree->node[tree_child(tree, from, i)];

		if (!node->all_in || (node->act != TREE_BET && node->act != TREE_RAISE))
			continue;
		take_action(browser, i);
		return true;
	}
	note(browser, "there is no all-in bet or raise");
	return true;
}

static bool go_back(void *viewer)
{
	struct solve_browser *const browser = viewer;

	if (browser->at)
		browser->at--;
	else
		note(browser, "this is the first node");
	return true;
}

static bool go_to_first(void *viewer)
{
	((struct solve_browser *)viewer)->at = 0;
	return true;
}

static bool ask_node(void *viewer)
{
	((struct solve_browser *)viewer)->asks = SOLVE_ASKS_NODE;
	return true;
}

static bool show_next(void *viewer)
{
	struct solve_browser *const browser = viewer;

	browser->shows = (browser->shows + 1) % SOLVE_SHOWS;
	return true;
}

static bool turn_table(void *viewer)
{
	struct solve_browser *const browser = viewer;
	const struct solver_view *const view = &solve_step(browser)->view;

	browser->page = (browser->page + 1) % SOLVE_PAGES;
	if (browser->page == SOLVE_COMBOS && combo_class(browser->hand) != browser->cursor)
		for (int h = 0; h < view->count; h++)
			if (combo_class(view->hand[h].combo) == browser->cursor)
				browser->hand = view->hand[h].combo;
	return true;
}

static bool show_help(void *viewer)
{
	((struct solve_browser *)viewer)->asks = SOLVE_ASKS_HELP;
	return true;
}

static bool leave(void *viewer)
{
	(void)viewer;
	return false;
}

static const struct keys_row keys[] = {
	{{TERMINAL_LEFT, TERMINAL_DOWN, TERMINAL_UP, TERMINAL_RIGHT, 'h', 'j', 'k', 'l'},
		"← ↓ ↑ → h j k l", "arrows h j k l", "another hand or card", move},
	{{TERMINAL_PAGE_UP, TERMINAL_PAGE_DOWN}, "pgup pgdn", NULL, "a page of a table", turn_page},
	{{'\t', TERMINAL_TAB_BACK}, "tab shift-tab", NULL, "mark another action", mark},
	{{'\r', '\n'}, "enter", NULL, "take the marked one", take_marked},
	{{'1', '2', '3', '4', '5', '6', '7', '8', '9'}, "1 to 9", NULL, "the action of a number",
		take_number},
	{{'x', 'c', 'f'}, "x c f", NULL, "check, call, fold", take_letter},
	{{'b', 'r'}, "b r", NULL, "bet, raise", take_letter},
	{{'a'}, "a", NULL, "bet or raise all-in", take_all_in},
	{{'u', 0x7f, '\b'}, "u backspace", NULL, "previous node", go_back},
	{{TERMINAL_HOME, '0'}, "home 0", NULL, "the first node", go_to_first},
	{{'g'}, "g", NULL, "go to a node", ask_node},
	{{'s'}, "s", NULL, "EV, equity, reach", show_next},
	{{'t'}, "t", NULL, "tables, the grid", turn_table},
	{{'?'}, "?", NULL, "these keys", show_help},
	{{'q', 'Q', TERMINAL_ESCAPE, 4}, "q escape", NULL, "quit", leave},
};

enum { KEYS = sizeof keys / sizeof *keys };

/* -- typing ------------------------------------------------------------------------- */

/* A number is complete when no further digit makes it that of an action. */
static void answer_size(struct solve_browser *browser, bool entered)
{
	int first = 0;
	const int count = count_acts(browser, browser->act, &first);
	uint64_t number;

	if (!slice_uint(text_slice(&browser->typed), 1000, &number) || !number ||
		number > (uint64_t)count) {
		browser->asks = SOLVE_ASKS_NOTHING;
		note(browser, "there is no size of this number");
	} else if (entered || 10 * number > (uint64_t)count) {
		browser->asks = SOLVE_ASKS_NOTHING;
		take_action(browser, first + (int)number - 1);
	}
}

/* A card is complete when it can be read. */
static void answer_card(struct solve_browser *browser, bool entered)
{
	const struct settings *const settings = &browser->command->settings;
	struct cards cards;

	if (!cards_parse(text_slice(&browser->typed), settings->reads, &cards, NULL) &&
		cards.count == 1) {
		browser->asks = SOLVE_ASKS_NOTHING;
		take_card(browser, cards.list[0]);
	} else if (entered || browser->typed.length > 2) {
		browser->asks = SOLVE_ASKS_NOTHING;
		note(browser, "not a card; type one as 2h");
	}
}

static void answer_node(struct solve_browser *browser)
{
	struct solver_path path;
	struct fault fault;

	browser->asks = SOLVE_ASKS_NOTHING;
	if (!solver_path_parse(browser->spot->solver, text_slice(&browser->typed),
		    browser->spot->betting->places, &path, &fault)) {
		go_to(browser, &path);
		return;
	}
	text_clear(&browser->note);
	report_message(&browser->note, text_slice(&browser->typed), &fault);
}

static void answer(struct solve_browser *browser, const struct terminal_key *key)
{
	const enum keys_typing typing = keys_type(&browser->typed, TYPED_MAX, key);
	const bool entered = typing == KEYS_ENTERED;

	if (typing == KEYS_CANCELLED)
		browser->asks = SOLVE_ASKS_NOTHING;
	else if (browser->asks == SOLVE_ASKS_NODE && entered)
		answer_node(browser);
	else if (browser->asks == SOLVE_ASKS_SIZE && (entered || browser->typed.length))
		answer_size(browser, entered);
	else if (browser->asks == SOLVE_ASKS_CARD)
		answer_card(browser, entered);
	if (!browser->asks || (browser->asks == SOLVE_ASKS_CARD && !browser->typed.length)) {
		browser->asks = SOLVE_ASKS_NOTHING;
		text_clear(&browser->typed);
	}
}

/* True if a key begins a card at a deal: other meanings of the key wait. */
static bool begins_card(const struct solve_browser *browser, const struct terminal_key *key)
{
	return solve_node(browser)->kind == TREE_DEAL && key->code > ' ' && key->code < 0x7f &&
	       strchr("123456789TJQKAta", key->code);
}

/* Changes the state by a key. False to quit. */
static bool take_key(struct solve_browser *browser, const struct terminal_key *key)
{
	const struct keys_row *const row = keys_find(keys, KEYS, key->code);
	bool goes_on = true;

	text_clear(&browser->note);
	browser->code = key->code;
	if (browser->asks == SOLVE_ASKS_HELP) {
		browser->asks = SOLVE_ASKS_NOTHING;
	} else if (browser->asks || begins_card(browser, key)) {
		browser->asks = browser->asks ? browser->asks : SOLVE_ASKS_CARD;
		answer(browser, key);
	} else if (row) {
		goes_on = row->act(browser);
	}
	return goes_on;
}

/* -- the loop ----------------------------------------------------------------------- */

/* Makes the view of the current decision. */
static status_code look(struct solve_browser *browser, bool whole)
{
	struct solve_step *const step = &browser->step[browser->at];
	status_code status;

	solver_view_free(&step->view);
	step->viewed = step->whole = false;
	status = solve_view(browser->spot, &step->path, whole, &step->view);
	if (status)
		return status;
	step->viewed = true;
	step->whole = whole;
	if (step->marked >= 0)
		return STATUS_OK;
	step->marked = 0;
	for (int action = 1; action < step->view.actions; action++)
		if (step->view.frequency[action] > step->view.frequency[step->marked])
			step->marked = action;
	return STATUS_OK;
}

/* Whether EVs are to be computed at the current node, for which drawing does not wait. */
static bool is_due(const struct solve_browser *browser)
{
	return solve_node(browser)->kind == TREE_DECISION && !solve_step(browser)->whole;
}

static bool is_quick(const struct solve_browser *browser)
{
	return solve_node(browser)->street == TREE_RIVER ||
	       solver_strategies(browser->spot->solver) < QUICK;
}

static status_code draw(struct solve_browser *browser, struct text *frame)
{
	unsigned columns, rows;
	status_code status = STATUS_OK;

	if (is_due(browser) && (!solve_step(browser)->viewed || is_quick(browser)))
		status = look(browser, is_quick(browser));
	if (status)
		return status;
	sum_classes(browser);
	terminal_size(&columns, &rows);
	solve_draw_browser(browser, columns, rows, frame);
	if (frame->failed || browser->note.failed || browser->typed.failed)
		return STATUS_NO_MEMORY;
	if (!output_text(frame))
		browser->command->unwritten = true;
	return STATUS_OK;
}

/* Moves the cursor from a starting hand that is not in the range. */
static void find_hand(struct solve_browser *browser)
{
	int class = 0;

	while (class < COMBO_CLASSES && !(browser->class[class].reach > 0))
		class ++;
	browser->cursor = class < COMBO_CLASSES ? class : 0;
}

static status_code browse(struct solve_browser *browser, struct text *frame)
{
	bool goes_on = true;
	status_code status = solve_node(browser)->kind == TREE_DECISION
				     ? look(browser, is_quick(browser))
				     : STATUS_OK;

	sum_classes(browser);
	find_hand(browser);
	if (!status)
		status = draw(browser, frame);
	while (!status && goes_on && !browser->command->unwritten) {
		const struct terminal_key key = terminal_wait(is_due(browser) ? PAUSE : -1, -1);

		if (key.code == TERMINAL_GONE)
			return status;
		if (key.code == TERMINAL_NOTHING && is_due(browser))
			status = look(browser, true);
		else if (key.code != TERMINAL_CHANGED && key.code != TERMINAL_NOTHING)
			goes_on = take_key(browser, &key);
		if (!status && goes_on)
			status = draw(browser, frame);
	}
	return status;
}

status_code solve_watch(struct solve_command *command, struct solve_spot *spot)
{
	struct solve_browser *const browser = calloc(1, sizeof *browser);
	struct text frame = {0};
	status_code status = STATUS_OK;

	if (!browser)
		return STATUS_NO_MEMORY;
	browser->command = command;
	browser->spot = spot;
	browser->keys = keys;
	browser->key_count = KEYS;
	browser->step[0].path = solver_path_begin();
	mark_first(browser);
	go_to(browser, &spot->path);
	if (terminal_begin()) {
		status = browse(browser, &frame);
		terminal_end();
	}
	for (int i = 0; i < SOLVE_STEPS_MAX; i++)
		clear_step(&browser->step[i]);
	text_free(&browser->typed);
	text_free(&browser->note);
	text_free(&frame);
	free(browser);
	return status;
}
