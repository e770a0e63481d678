/* The options of the betting tree: amounts of chips, and lists of sizes. */
#include "solve.h"

#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

static const char *const players[] = {"oop", "ip", NULL};
const char *const solve_streets[TREE_STREETS + 1] = {"flop", "turn", "river", NULL};

static int index_of_word(const char *const *words, struct slice word)
{
	for (int i = 0; words[i]; i++)
		if (slice_is_word(word, words[i]))
			return i;
	return -1;
}

bool solve_add_list(struct solve_betting *betting, enum solve_list_kind kind, const char *option,
	const char *value)
{
	struct solve_list list = {.kind = kind,
		.option = option,
		.value = value,
		.sizes = slice_of(value),
		.player = kind == SOLVE_DONKS ? 0 : -1,
		.street = -1};
	const char *colon;

	while ((colon = memchr(list.sizes.bytes, ':', list.sizes.length))) {
		const size_t length = (size_t)(colon - list.sizes.bytes);
		const struct slice word = slice_trim((struct slice){list.sizes.bytes, length});
		const int player = index_of_word(players, word);
		const int street = index_of_word(solve_streets, word);

		if (street >= 0 && list.street < 0)
			list.street = street;
		else if (player >= 0 && list.player < 0)
			list.player = player;
		else if (street >= 0 || (player >= 0 && kind != SOLVE_DONKS))
			return !report_usage("%s: '%s' names two %ss; give each a list of its own",
				option, value, street >= 0 ? "street" : "player");
		else if (kind == SOLVE_DONKS)
			return !report_usage("%s: '%.*s:' is not flop:, turn: or river:", option,
				(int)word.length, word.bytes);
		else
			return !report_usage("%s: '%.*s:' is not oop:, ip:, flop:, turn: or river:",
				option, (int)word.length, word.bytes);
		list.sizes.bytes += length + 1;
		list.sizes.length -= length + 1;
	}
	if (!slice_trim(list.sizes).length)
		return !report_usage("%s: a list of sizes is missing in '%s'; for no sizes, write "
				     "'none'",
			option, value);
	if (betting->list_count == SOLVE_LISTS_MAX)
		return !report_usage("%s: at most %d lists of sizes", option, SOLVE_LISTS_MAX);
	betting->list[betting->list_count++] = list;
	return true;
}

/* -- amounts ------------------------------------------------------------------------ */

/* Splits "N" or "N/M". */
static void split_stacks(const char *text, struct slice stack[2])
{
	const char *const slash = strchr(text, '/');

	stack[0] = stack[1] = slice_of(text);
	if (!slash)
		return;
	stack[0].length = (size_t)(slash - text);
	stack[1] = slice_of(slash + 1);
}

static bool settle_amounts(struct solve_betting *betting)
{
	struct slice stack[2];
	chips cap;
	int places = 0;

	if (!betting->pot || !betting->stack)
		return !report_usage("%s is required: the chips %s",
			betting->pot ? "--stack" : "--pot",
			betting->pot ? "that each player has left" : "in the pot");
	if (betting->payouts.payouts && betting->rake > 0)
		return !report_usage("--payouts and --rake cannot be used together");
	if (betting->rake_cap &&
		chips_parse(slice_of(betting->rake_cap), false, CHIPS_PLACES_MAX, &cap) && !cap)
		return !report_usage("--rake-cap: '%s' leaves no rake; omit --rake instead",
			betting->rake_cap);
	split_stacks(betting->stack, stack);
	if (!solve_count_places("--pot", slice_of(betting->pot), &places) ||
		!solve_count_places("--stack", stack[0], &places) ||
		!solve_count_places("--stack", stack[1], &places) ||
		(betting->rake_cap &&
			!solve_count_places("--rake-cap", slice_of(betting->rake_cap), &places)) ||
		!solve_count_payouts(&betting->payouts, &places))
		return false;
	if (tree_lines_places(&betting->tree.lines) > places)
		places = tree_lines_places(&betting->tree.lines);
	betting->places = places;
	return true;
}

/* Reads the amounts with the places that were found. The sum of all chips must be an amount, too.
 */
static bool read_amounts(struct solve_betting *betting)
{
	struct slice stack[2];
	const int places = betting->places;

	split_stacks(betting->stack, stack);
	if (!chips_parse(slice_of(betting->pot), false, places, &betting->setup.pot) ||
		!chips_parse(stack[0], false, places, &betting->stacks[0]) ||
		!chips_parse(stack[1], false, places, &betting->stacks[1]) ||
		(betting->rake_cap && !chips_parse(slice_of(betting->rake_cap), false, places,
					      &betting->most_rake)) ||
		betting->setup.pot > CHIPS_MAX / 4 || betting->stacks[0] > CHIPS_MAX / 4 ||
		betting->stacks[1] > CHIPS_MAX / 4)
		return !report_usage("--pot, --stack: too many chips for %d decimal places",
			places);
	betting->setup.stack =
		betting->stacks[0] < betting->stacks[1] ? betting->stacks[0] : betting->stacks[1];
	return solve_read_payouts(&betting->payouts, betting->stacks, places);
}

/* -- sizes -------------------------------------------------------------------------- */

/* Reads a list; sizes in chips may have more decimal places than the other amounts. */
static bool read_list(struct solve_betting *betting, const struct solve_list *list,
	struct tree_sizes *out)
{
	struct fault fault, furthest = {.offset = 0};
	int places = betting->places;
	status_code status;

	do {
		status = tree_sizes_parse(list->sizes, list->kind == SOLVE_RAISES, places, out,
			&fault);
		if (status && (!furthest.status || fault.offset > furthest.offset))
			furthest = fault;
	} while (status == STATUS_TREE_SIZE && places++ < CHIPS_PLACES_MAX);
	if (!status) {
		betting->places = places;
		return true;
	}
	furthest.offset += (size_t)(list->sizes.bytes - list->value);
	furthest.earlier = furthest.offset;
	report_fault(&(struct location){.name = list->option}, slice_of(list->value), &furthest);
	return false;
}

/* Uses a list for its players and streets. */
static void apply_list(struct tree_setup *setup, const struct solve_list *list,
	const struct tree_sizes *sizes)
{
	for (int street = 0; street < TREE_STREETS; street++) {
		if (list->street >= 0 && list->street != street)
			continue;
		if (list->kind == SOLVE_DONKS) {
			setup->donks[street] = true;
			setup->donk[street] = *sizes;
			continue;
		}
		for (int player = 0; player < 2; player++)
			if (list->player < 0 || list->player == player) {
				if (list->kind == SOLVE_BETS)
					setup->bets[player][street] = *sizes;
				else
					setup->raises[player][street] = *sizes;
			}
	}
}

/* The number of prefixes: a list with more of them overrides one with fewer. */
static int precedence(const struct solve_list *list)
{
	return (list->player >= 0) + (list->street >= 0);
}

static bool settle_lists(struct solve_betting *betting)
{
	struct tree_sizes sizes;

	/* first for the places, which the sizes in chips of all lists determine */
	for (size_t i = 0; i < betting->list_count; i++)
		if (!read_list(betting, &betting->list[i], &sizes))
			return false;
	for (int level = 0; level <= 2; level++)
		for (size_t i = 0; i < betting->list_count; i++)
			if (precedence(&betting->list[i]) == level) {
				if (!read_list(betting, &betting->list[i], &sizes))
					return false;
				apply_list(&betting->setup, &betting->list[i], &sizes);
			}
	return true;
}

/* A percentage in millionths of the whole. */
static int64_t millionths(double percent)
{
	return (int64_t)(percent * (TREE_WHOLE / 100.0) + 0.5);
}

bool solve_settle_betting(struct solve_betting *betting)
{
	static const char bets[] = "33,75", raises[] = "60";
	const struct solve_list usual[] = {{SOLVE_BETS, "--bets", bets, SLICE("33,75"), -1, -1},
		{SOLVE_RAISES, "--raises", raises, SLICE("60"), -1, -1}};
	struct tree_sizes sizes;

	if (!settle_amounts(betting))
		return false;
	for (int i = 0; i < 2; i++) {
		tree_sizes_parse(usual[i].sizes, usual[i].kind == SOLVE_RAISES, 0, &sizes, NULL);
		apply_list(&betting->setup, &usual[i], &sizes);
	}
	if (!settle_lists(betting) || !read_amounts(betting))
		return false;
	betting->setup.raises_most = betting->raise_cap;
	betting->setup.all_in = betting->all_in > 0 ? millionths(betting->all_in) : TREE_WHOLE;
	betting->setup.merge = millionths(betting->merge);
	return true;
}
