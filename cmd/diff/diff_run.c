/* The run: its records are pairs of hands, hands that only one of the files has, and invalid hands.
 */
#include "diff.h"

#include "frame/command_status.h"
#include "frame/report.h"

#include "base/hash.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>

struct slice diff_number(const struct hand_reader *hands, char room[24])
{
	const struct hand_key *const key = hand_find(&hands->hand, "hand");

	if (key && key->text.length)
		return key->text;
	return hands->hand.number.length ? hands->hand.number : hands_number(hands, room);
}

enum { ENTRIES_FIRST = 256 };

static uint64_t hash_of(struct slice word)
{
	const uint64_t hash = hash_add(HASH_BEGIN, word);

	return hash ^ hash >> 32;
}

static void enter(struct diff_table *book, size_t place)
{
	size_t at = (size_t)book->entry[place].hash & (book->slots - 1);

	while (book->slot[at])
		at = (at + 1) & (book->slots - 1);
	book->slot[at] = place + 1;
}

static bool grow(struct diff_table *book)
{
	const size_t room = book->room ? 2 * book->room : ENTRIES_FIRST;
	struct diff_entry *const entry = realloc(book->entry, room * sizeof *entry);
	size_t *slot;

	if (!entry)
		return false;
	book->entry = entry;
	slot = calloc(2 * room, sizeof *slot);
	if (!slot)
		return false;
	free(book->slot);
	book->slot = slot;
	book->slots = 2 * room;
	book->room = room;
	for (size_t i = 0; i < book->count; i++)
		enter(book, i);
	return true;
}

/* Adds a hand of the second file. False if out of memory. */
static bool diff_table_add(struct diff_table *book, struct slice number,
	const struct hand_reader_place *place)
{
	if (book->count == book->room && !grow(book))
		return false;
	book->entry[book->count] = (struct diff_entry){hash_of(number), *place, false};
	enter(book, book->count++);
	return true;
}

/* The first unmatched hand with that number, or NULL. */
static struct diff_entry *diff_table_find(struct diff_table *book, struct slice number)
{
	const uint64_t hash = hash_of(number);

	if (!book->slots)
		return NULL;
	for (size_t at = (size_t)hash & (book->slots - 1); book->slot[at];
		at = (at + 1) & (book->slots - 1)) {
		struct diff_entry *const entry = &book->entry[book->slot[at] - 1];

		if (entry->hash == hash && !entry->met)
			return entry;
	}
	return NULL;
}

void diff_table_free(struct diff_table *book)
{
	free(book->entry);
	free(book->slot);
	*book = (struct diff_table){.count = 0};
}

/* -- a record --------------------------------------------------------------------- */

static void add_row(void *context, const struct compare_difference *difference)
{
	struct diff *const diff = context;
	const struct diff_row row = {diff, difference};

	diff->differences++;
	fields_row(&diff->fields, &diff->job->rows, &row);
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct diff *const diff = state;

	(void)record;
	diff->job = job;
	if (diff->bad) {
		hands_malformed(diff->bad, &diff->play);
		if (diff->play.reason.failed || diff->bad->fault.status == STATUS_NO_MEMORY)
			return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
		return fault_set(fault, STATUS_INVALID_HAND, 0, 0);
	}
	if (!diff->has_a || !diff->has_b)
		add_row(diff, NULL);
	else if (!compare_hands(&diff->a.hand, &diff->b.hand, add_row, diff))
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	return STATUS_OK;
}

/* -- records ---------------------------------------------------------------------- */

/* Handles a file that cannot be read, or one of its invalid hands. */
static enum run_next next_bad(struct diff *diff, struct hand_reader *hands,
	enum hands_result result)
{
	diff->bad = hands;
	diff->unreadable = diff->unreadable || result != HANDS_FAULT;
	return result == HANDS_FAULT ? RUN_RECORD : RUN_FAILED;
}

/* The next hand of the second file; waits if it is a pipe. */
static enum hands_result next_of_b(struct diff *diff)
{
	enum hands_result result;

	while ((result = hands_next(&diff->b)) == HANDS_LATER) {
		struct pollfd wanted = {diff->spool.waits, POLLIN, 0};

		poll(&wanted, 1, -1);
	}
	return result;
}

/* Reads the second file once, to index its hands; RUN_END after the last. */
static enum run_next scan(struct diff *diff)
{
	for (;;) {
		const enum hands_result result = next_of_b(diff);
		struct hand_reader_place place;
		char room[24];

		if (result == HANDS_END)
			return RUN_END;
		if (result != HANDS_HAND)
			return next_bad(diff, &diff->b, result);
		place = hands_place(&diff->b);
		if (!diff_table_add(&diff->book, diff_number(&diff->b, room), &place)) {
			diff->memory = true;
			return RUN_FAILED;
		}
	}
}

/* Whether a hand of the second file is the next to be read: invalid hands may come before it. */
static bool is_next(const struct diff *diff, size_t number)
{
	const struct diff_entry *const entry = &diff->book.entry[number];

	return number && diff->at == number && entry->place.number == entry[-1].place.number + 1;
}

/* Reads a hand of the second file that was indexed. */
static enum run_next read_entry(struct diff *diff, struct diff_entry *entry)
{
	const size_t number = (size_t)(entry - diff->book.entry);
	enum hands_result result;

	if (!is_next(diff, number))
		hands_go(&diff->b, &entry->place);
	diff->at = number + 1;
	entry->met = true;
	result = next_of_b(diff);
	diff->has_b = result == HANDS_HAND;
	return diff->has_b ? RUN_RECORD : next_bad(diff, &diff->b, result);
}

/* Pairs the next hand of the first file with the hand of its number; RUN_END after the last. */
static enum run_next pair_by_number(struct diff *diff)
{
	const enum hands_result result = hands_next(&diff->a);
	struct diff_entry *entry;
	char room[24];

	if (result == HANDS_END)
		return RUN_END;
	if (result != HANDS_HAND)
		return next_bad(diff, &diff->a, result);
	diff->has_a = true;
	entry = diff_table_find(&diff->book, diff_number(&diff->a, room));
	return entry ? read_entry(diff, entry) : RUN_RECORD;
}

static enum run_next next_by_number(struct diff *diff)
{
	enum run_next next = RUN_END;

	if (diff->stage == DIFF_SCANS) {
		next = scan(diff);
		if (next != RUN_END)
			return next;
		diff->stage = DIFF_PAIRS;
	}
	if (diff->stage == DIFF_PAIRS) {
		next = pair_by_number(diff);
		if (next != RUN_END)
			return next;
		diff->stage = DIFF_LEFT;
		diff->at = 0;
	}
	/* The next unmatched hand of the second file. */
	while (diff->at < diff->book.count && diff->book.entry[diff->at].met)
		diff->at++;
	if (diff->at == diff->book.count)
		return RUN_END;
	hands_go(&diff->b, &diff->book.entry[diff->at].place);
	return read_entry(diff, &diff->book.entry[diff->at]);
}

/* Reads a hand of the second file in order; RUN_END if it is valid. */
static enum run_next read_b(struct diff *diff)
{
	enum hands_result result;

	if (diff->b_ends)
		return RUN_END;
	result = hands_next(&diff->b);
	diff->has_b = result == HANDS_HAND;
	diff->b_ends = result == HANDS_END;
	return diff->has_b || diff->b_ends ? RUN_END : next_bad(diff, &diff->b, result);
}

/* An invalid hand counts too: the hand at the same position in the other file is skipped. */
static enum run_next next_by_order(struct diff *diff)
{
	enum hands_result result;
	enum run_next wrong;

	if (diff->skips) {
		diff->skips = false;
		wrong = read_b(diff);
		if (wrong != RUN_END)
			return wrong;
		diff->has_b = false;
	}
	if (diff->stage != DIFF_LEFT) {
		result = hands_next(&diff->a);
		diff->has_a = result == HANDS_HAND;
		if (result == HANDS_END)
			diff->stage = DIFF_LEFT;
		diff->skips = result == HANDS_FAULT;
		if (result == HANDS_FAULT || result == HANDS_NO_FILE)
			return next_bad(diff, &diff->a, result);
	}
	wrong = read_b(diff);
	if (wrong != RUN_END)
		return wrong;
	return diff->has_a || diff->has_b ? RUN_RECORD : RUN_END;
}

static enum run_next next(void *state, struct record *record)
{
	struct diff *const diff = state;

	record->text = SLICE("");
	diff->has_a = diff->has_b = false;
	diff->bad = NULL;
	if (diff->memory)
		return RUN_END;
	return diff->by == DIFF_BY_ORDER ? next_by_order(diff) : next_by_number(diff);
}

static void report_hand(void *state, const struct fault *fault)
{
	struct diff *const diff = state;

	if (diff->memory)
		report_memory();
	else if (fault)
		hands_report(diff->bad, &diff->play.fault, "");
	else if (diff->bad->input.error == EISDIR)
		report("%s is a directory", diff->bad->file);
	else
		hands_report_file(diff->bad->file, diff->bad->input.error);
}

static void report_errors(void *state, size_t faults)
{
	(void)state;
	report("%zu hand%s cannot be read and %s not compared", faults, faults == 1 ? "" : "s",
		faults == 1 ? "is" : "are");
}

int diff_run(struct diff *diff)
{
	static const struct run_source source = {next, report_hand};
	const int status = run_records(&(struct run){.settings = &diff->settings,
		.names = diff->fields.names,
		.name_count = diff->fields.count,
		.command = diff,
		.each = each,
		.source = &source,
		.report_errors = report_errors});

	if (status == EXIT_INVALID || (status == EXIT_IO && diff->unreadable))
		return EXIT_USAGE;
	return status ? status : diff->differences > 0;
}
