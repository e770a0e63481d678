/* Node locks: the options, and the locks of a spot. */
#include "solve.h"

#include "frame/input.h"
#include "frame/report.h"

#include "base/array.h"
#include "base/scan.h"
#include "solver/solver_status.h"

#include <stdlib.h>

/* A lock needs some 10 kB of memory in a spot. */
enum { FILE_MAX = 16 << 20, LOCKS_MAX = 10000 };

/* -- options ------------------------------------------------------------------------ */

/* Makes space for one more lock; in an array of its own, if that of all spots was used. */
static bool make_room(struct solve_locks *locks)
{
	struct solve_lock *array;

	if (locks->room || !locks->count) {
		array = array_room(locks->lock, &locks->room, locks->count, sizeof *array);
	} else {
		array = malloc(2 * locks->count * sizeof *array);
		if (array) {
			memcpy(array, locks->lock, locks->count * sizeof *array);
			locks->room = 2 * locks->count;
		}
	}
	if (!array)
		return !report_memory();
	locks->lock = array;
	return true;
}

static bool add_text(struct solve_locks *locks, const char *name, size_t line, struct slice text)
{
	const struct location location = {.name = name, .line = line};

	if (locks->count == LOCKS_MAX) {
		if (line)
			report("%s:%zu: more than %d locks", name, line, LOCKS_MAX);
		else
			report("%s: more than %d locks", name, LOCKS_MAX);
		return false;
	}
	if (!make_room(locks))
		return false;
	/* NOLINTNEXTLINE(clang-analyzer-core*): make_room() has set it */
	locks->lock[locks->count++] = (struct solve_lock){.location = location, .text = text};
	return true;
}

bool solve_add_lock(struct solve_locks *locks, const char *value)
{
	return add_text(locks, "--lock", 0, slice_of(value));
}

/* A line before its comment, which begins with a `#` at its start or after a blank. */
static struct slice without_comment(struct slice line)
{
	for (size_t i = 0; i < line.length; i++)
		if (line.bytes[i] == '#' && (!i || scan_is_blank(line.bytes[i - 1])))
			line.length = i;
	return line;
}

/* Adds the locks of a text, one a line. */
static bool add_lines(struct solve_locks *locks, const char *name, struct slice rest)
{
	size_t number = 0;
	bool good = true;

	while (good && rest.length) {
		const struct slice line = without_comment(slice_take_until(&rest, '\n'));

		number++;
		if (slice_trim(line).length)
			good = add_text(locks, name, number, line);
	}
	return good;
}

int solve_add_lock_file(struct solve_locks *locks)
{
	const int status =
		locks->from ? input_read_file(locks->from, FILE_MAX, &locks->file) : EXIT_DONE;

	return status || add_lines(locks, locks->from, slice_after_mark(text_slice(&locks->file)))
		       ? status
		       : EXIT_USAGE;
}

/* -- locks in a saved solution ------------------------------------------------------ */

/* The first line names the notation of cards, of which input has two. */
static const char *const notation_lines[] = {"ascii\n", "es\n"};

void solve_print_locks(const struct solve_command *command, struct text *out)
{
	const struct solve_locks *const locks = &command->locks;

	if (locks->count)
		text_add_string(out, notation_lines[command->settings.reads == CARD_SPANISH]);
	for (size_t i = 0; i < locks->count; i++) {
		for (size_t k = 0; k < locks->lock[i].text.length; k++) {
			const char c = locks->lock[i].text.bytes[k];

			text_add_char(out, scan_is_blank(c) ? ' ' : c);
		}
		text_add_char(out, '\n');
	}
}

bool solve_load_locks(struct solve_command *command, const char *name, struct slice text)
{
	bool spanish = false, known = !text.length;

	command->locks = (struct solve_locks){.lock = NULL};
	for (int i = 0; i < 2 && !known; i++) {
		const size_t length = strlen(notation_lines[i]);

		known = text.length >= length && !memcmp(text.bytes, notation_lines[i], length);
		spanish = known && i;
		if (known)
			text = (struct slice){text.bytes + length, text.length - length};
	}
	if (text.length)
		command->settings.reads = spanish ? CARD_SPANISH : CARD_ASCII;
	if (!known)
		report("%s: section 'locks' is invalid", name);
	return known && add_lines(&command->locks, name, text);
}

void solve_free_locks(struct solve_locks *locks)
{
	if (locks->room)
		free(locks->lock);
	text_free(&locks->file);
}

/* -- a spot ------------------------------------------------------------------------- */

/* Reports an error in a lock. If the weights of a hand are wrong, the message names it. */
static void report_lock(const struct solve_command *command, const struct solve_lock *lock,
	const struct fault *fault)
{
	char room[128];
	struct text message = text_over(room, sizeof room);

	if (fault->status == STATUS_NO_MEMORY) {
		report_memory();
		return;
	}
	if (fault->status != STATUS_LOCK_MORE && fault->status != STATUS_LOCK_LESS) {
		report_fault(&lock->location, lock->text, fault);
		return;
	}
	text_add_string(&message, "the weights of ");
	combo_print(&message, (combo)fault->number, command->settings.writes);
	text_add_string(&message, " add up to ");
	text_add_double(&message, (double)fault->wanted / RANGE_WHOLE);
	text_add_string(&message, fault->status == STATUS_LOCK_MORE
					  ? ", more than 1"
					  : ", not 1; 'rest' takes what is left");
	report_at(&lock->location, lock->text, fault->offset, fault->length, text_slice(&message));
}

/* Finds the player whose hands are locked. Reports that there is none, or both, and returns false.
 */
static bool find_player(struct solve_spot *spot)
{
	const struct tree_node *const nodes = spot->tree.node;

	if (!spot->locks.count)
		return !report_usage("--lock-cost requires --lock or --locks");
	spot->cost.player = nodes[spot->locks.lock[0].node].player;
	for (size_t i = 1; i < spot->locks.count; i++)
		if (nodes[spot->locks.lock[i].node].player != spot->cost.player) {
			report("--lock-cost: both players have locks; give those of one");
			return false;
		}
	return true;
}

bool solve_read_locks(const struct solve_command *command, struct solve_spot *spot)
{
	const struct locks_setup setup = {.tree = &spot->tree,
		.game = command->settings.game,
		.board = spot->matchup.board[0].set,
		.range = {&spot->range[0], &spot->range[1]},
		.places = spot->betting->places,
		.notation = command->settings.reads};

	for (size_t i = 0; i < command->locks.count; i++) {
		const struct solve_lock *const lock = &command->locks.lock[i];
		struct fault fault = {0};

		if (!locks_add(&spot->locks, &setup, lock->text, &fault))
			continue;
		report_lock(command, lock, &fault);
		return false;
	}
	return !command->locks.cost || find_player(spot);
}

/* -- costs -------------------------------------------------------------------------- */

static void add_ev(const struct solve_spot *spot, struct text *out, double ev, bool cost)
{
	const int digits = solve_value_digits(spot);

	text_add_fixed(out, ev, digits);
	if (!cost)
		return;
	text_add_string(out, " (");
	text_add_string(out, ev > spot->cost.unlocked ? "+" : "");
	text_add_fixed(out, ev - spot->cost.unlocked, digits);
	text_add_char(out, ')');
}

void solve_add_cost(const struct solve_spot *spot, struct text *out)
{
	const struct solve_cost *const cost = &spot->cost;

	text_format(out, "EV of player %d: ", cost->player + 1);
	add_ev(spot, out, cost->unlocked, false);
	text_add_string(out, " without the locks, ");
	add_ev(spot, out, cost->exploited, true);
	text_format(out, " if player %d exploits them, ", 2 - cost->player);
	add_ev(spot, out, cost->adjusted, true);
	text_add_string(out, " if both adjust");
}

void solve_add_json_cost(const struct solve_spot *spot, struct json *json)
{
	const struct solve_cost *const cost = &spot->cost;

	json_uint(json, "locked_player", (uint64_t)cost->player + 1);
	json_double(json, "ev_unlocked", cost->unlocked);
	json_double(json, "ev_exploited", cost->exploited);
	json_double(json, "ev_adjusted", cost->adjusted);
}

double solve_locked_reach(const struct solver_view *view)
{
	double sum = 0;

	for (int h = 0; h < view->count; h++)
		sum += view->hand[h].locked ? view->hand[h].reach : 0;
	return sum;
}
