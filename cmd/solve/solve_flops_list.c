/* The flops of --flops: all of a deck, or those of a file. */
#include "solve_flops.h"

#include "frame/input.h"
#include "frame/report.h"

#include "base/scan.h"

enum { FILE_MAX = 16 << 20 };

double solve_flops_pairs(const struct range *const range[2], card_set board)
{
	double all = 0, of_card[CARD_COUNT] = {0}, sum = 0;

	for (int h = 0; h < COMBO_COUNT; h++) {
		const double weight = range[1]->weight[h];

		if (combo_set((combo)h) & board)
			continue;
		all += weight;
		of_card[combo_cards[h][0]] += weight;
		of_card[combo_cards[h][1]] += weight;
	}
	for (int h = 0; h < COMBO_COUNT; h++)
		if (!(combo_set((combo)h) & board))
			sum += range[0]->weight[h] *
			       (all - of_card[combo_cards[h][0]] - of_card[combo_cards[h][1]] +
				       range[1]->weight[h]);
	return sum / ((double)RANGE_WHOLE * RANGE_WHOLE);
}

/* Reads the flops of a file, a line each; empty lines and comments are skipped. */
static int read_list(const struct solve_command *command, struct flops *flops)
{
	const char *const name = command->flops_file;
	struct text text = {0};
	int status = input_read_file(name, FILE_MAX, &text);
	struct slice rest = text_slice(&text);
	size_t number = 0;

	while (!status && rest.length) {
		const struct slice line = slice_trim(slice_take_until(&rest, '\n'));
		const struct location place = {name, ++number, NULL};
		struct fault fault;

		if (!line.length || *line.bytes == '#')
			continue;
		if (!flops_parse(flops, line, command->settings.game->deck, command->settings.reads,
			    &fault))
			continue;
		report_fault(&place, line, &fault);
		status = fault.status == STATUS_NO_MEMORY ? EXIT_IO : EXIT_USAGE;
	}
	if (!status && !flops->count) {
		report("%s: no flops", name);
		status = EXIT_USAGE;
	}
	text_free(&text);
	return status;
}

/* Lists the permutations of suits that change neither range and no lock. False if an error of a
 * lock was reported. */
static bool list_suits(struct solve_command *command, struct solve_spot *spot,
	struct suits_list *suits, status_code *status)
{
	const struct range *const ranges[2] = {&spot->range[0], &spot->range[1]};
	struct suits_list all;
	bool reported = false;

	*status = STATUS_OK;
	flops_suits(&all, ranges);
	*suits = all;
	if (!command->locks.count)
		return true;
	spot->betting = &command->betting;
	spot->matchup.board[0].known = 3; /* the tree begins on the flop */
	*status = solve_make_tree(spot, &reported);
	spot->matchup.board[0].known = 0;
	reported = reported || (!*status && !solve_read_locks(command, spot));
	suits->count = 0;
	for (int i = 0; !reported && !*status && i < all.count; i++)
		if (locks_symmetric(&spot->locks, &spot->tree, ranges, &all.suits[i]))
			suits->suits[suits->count++] = all.suits[i];
	if (reported)
		*status = STATUS_OK;
	locks_free(&spot->locks);
	tree_free(&spot->tree);
	return !reported;
}

status_code solve_flops_list(struct solve_command *command, struct solve_spot *spot,
	struct flops *list)
{
	const struct range *const ranges[2] = {&spot->range[0], &spot->range[1]};
	struct suits_list suits;
	size_t count = 0;
	status_code status;
	int result = EXIT_DONE;

	if (!list_suits(command, spot, &suits, &status)) {
		command->invalid = true;
		return STATUS_OK;
	}
	if (status)
		return status;
	if (command->flops_file)
		result = read_list(command, list);
	else
		status = flops_make(list, command->settings.game->deck, &suits);
	command->invalid = result != EXIT_DONE;
	command->unwritten = result == EXIT_IO; /* the exit status of files */
	for (size_t i = 0; i < list->count; i++)
		if (solve_flops_pairs(ranges, flops_set(&list->list[i])) > 0)
			list->list[count++] = list->list[i];
	list->count = count;
	return status ? status : flops_match(list, &suits);
}
