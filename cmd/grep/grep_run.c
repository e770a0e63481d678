/* The run: the hands are its records; each is played and, if the conditions are true, written. */
#include "grep.h"

#include "frame/command_status.h"

#include <inttypes.h>
#include <string.h>

/* -- a hand ----------------------------------------------------------------------- */

/* Which names the players have; false if nobody has one of them. */
static bool find_named(struct grep *grep)
{
	const struct hand_record *const hand = &grep->hands.hand;
	uint8_t all = 0;
	char room[8];

	for (int i = 0; grep->search.names && i < hand->setup.seats; i++) {
		grep->named[i] = search_named(&grep->search, hand_player(hand, i, room));
		all |= grep->named[i];
	}
	return search_are_all(&grep->search, all);
}

/* STATUS_OK or STATUS_NO_MEMORY. */
static status_code match(struct grep *grep, bool *matches)
{
	struct search_notes *const notes = &grep->notes;

	*matches = false;
	grep->seat = -1;
	if (!search_notes_end(notes, &grep->play))
		return STATUS_NO_MEMORY;
	if (!search_of_kind(&grep->search, &notes->kind))
		return STATUS_OK;
	if (search_prepare(&grep->search, &notes->kind))
		return STATUS_NO_MEMORY;
	if (grep->hands.holds)
		notes->facts.date = histories_day(&grep->hands.history);
	*matches = search_matches(&grep->search, &notes->kind, &notes->facts, grep->named,
		&grep->seat);
	if (*matches != grep->invert && !grep->count && !grep->places &&
		!hands_complete(&grep->hands))
		return STATUS_NO_MEMORY;
	return STATUS_OK;
}

static void add_place(struct text *out, const char *file, uint64_t line, struct slice number)
{
	text_format(out, "%s:%" PRIu64 " ", file, line);
	text_add_slice(out, number);
	text_add_char(out, '\n');
}

/* Writes the place of a hand as the index has it. */
static void write_answer(struct grep *grep, struct text *out)
{
	struct catalog_place place;
	char room[24];
	struct text number = text_over(room, sizeof room);

	catalog_place(&grep->index.walk, &place);
	text_add_uint(&number, place.number);
	add_place(out, grep->files[grep->file_next - 1], place.line + place.lead,
		text_slice(&number));
}

static void write_hand(struct grep *grep, struct job *job)
{
	const struct hands *const hands = &grep->hands;
	char number[24];
	const bool many = grep->file_count > 1 || hands->hand.number.length;

	if (grep->count)
		return;
	if (grep->places && grep->answered)
		write_answer(grep, &job->out);
	else if (grep->places)
		add_place(&job->out, hands->file, hands_start(hands), hands_number(hands, number));
	else if (grep->settings.phh)
		phh_print(&job->out, &hands->hand, many ? (int)grep->matches : 0);
	else
		fields_row(&grep->fields, &job->rows,
			&(struct grep_row){{hands, NULL, grep->seat, grep->settings.writes},
				&grep->notes.kind, &grep->notes.facts});
}

static void found(struct grep *grep, struct job *job)
{
	grep->matches++;
	write_hand(grep, job);
	job->enough = grep->matches == grep->most;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct grep *const grep = state;
	bool good = false, matches = false;

	(void)record;
	grep->seen++;
	if (grep->answered) {
		found(grep, job);
		return STATUS_OK;
	}
	if (grep->unread)
		hands_malformed(&grep->hands, &grep->play);
	else if (!find_named(grep) && !grep->invert && grep->hands.holds)
		return STATUS_OK; /* it need not be played again to be told */
	else
		good = grep_play(grep);
	if (grep->play.reason.failed || (good && match(grep, &matches)) ||
		(grep->unread && grep->hands.fault.status == STATUS_NO_MEMORY))
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	if (!good)
		return fault_set(fault, STATUS_FAULTY_HAND, 0, 0);
	if (matches != grep->invert)
		found(grep, job);
	return STATUS_OK;
}

/* -- the run ---------------------------------------------------------------------- */

/* Opens the next file by its index, or to be read; without --index, all files to be read. */
static bool open_next(struct grep *grep)
{
	char *const *const name = &grep->files[grep->file_next];
	const size_t count = grep->with_index ? 1 : grep->file_count;
	const enum grep_indexed indexed =
		grep->with_index ? grep_index_open(grep, name) : GREP_NOT_INDEXED;

	grep->file_next += count;
	if (indexed == GREP_NOT_INDEXED) {
		grep->reading = hands_open(&grep->hands, name, count);
		grep->hands.wish = grep->house ? HANDS_WHOLE : HANDS_OUTLINES;
		if (!hands_use_threads(&grep->hands, grep->settings.jobs))
			return false;
	}
	grep->interrupted = indexed == GREP_INTERRUPTED;
	return indexed == GREP_INDEXED || grep->reading || grep->interrupted;
}

/* The next hand that the index finds, or that has to be read. */
static enum hands_result next_indexed(struct grep *grep)
{
	struct catalog_place place;

	if (!grep_index_next(grep))
		return HANDS_END;
	catalog_place(&grep->index.walk, &place);
	grep->answered =
		!grep->index.walk.faulty && (grep->count || (grep->places && place.numbered));
	return grep->answered ? HANDS_HAND : grep_index_read(grep);
}

static void close_file(struct grep *grep)
{
	grep_index_close(grep);
	if (grep->reading)
		hands_close(&grep->hands);
	grep->reading = false;
}

static enum run_next next(void *state, struct record *record)
{
	struct grep *const grep = state;
	enum hands_result result = HANDS_END;

	grep->answered = false;
	if (grep->memory)
		return RUN_END;
	while (result == HANDS_END) {
		if (grep->index.open)
			result = next_indexed(grep);
		else if (grep->reading)
			result = hands_next(&grep->hands);
		if (result != HANDS_END)
			break;
		close_file(grep);
		if (grep->file_next == grep->file_count || grep->interrupted)
			return RUN_END;
		if (!open_next(grep)) {
			grep->memory = true;
			return RUN_FAILED;
		}
	}
	record->text = grep->hands.text;
	grep->unread = result == HANDS_FAULT;
	return result == HANDS_NO_FILE ? RUN_FAILED : RUN_RECORD;
}

static void tell(void *state, const struct fault *fault)
{
	struct grep *const grep = state;

	grep->stopped = !grep->settings.keep_going;
	if (grep->memory)
		report_memory();
	else if (fault)
		hands_report(&grep->hands, &grep->play.fault, "");
	else
		hands_report_file(grep->hands.file, grep->hands.input.error);
}

static void finish(void *state, struct job *job)
{
	const struct grep *const grep = state;

	if (!grep->count || grep->stopped || grep->interrupted)
		return;
	text_format(&job->out, "%" PRIu64 "\n", grep->matches);
}

static void tell_faults(void *state, size_t faults)
{
	const struct grep *const grep = state;

	report("%zu of %zu hands do not hold; they are not found", faults, (size_t)grep->seen);
}

int grep_run(struct grep *grep)
{
	static const struct run_source source = {next, tell};
	const int status = run_records(&(struct run){.settings = &grep->settings,
		.names = grep->fields.names,
		.name_count = grep->fields.count,
		.command = grep,
		.each = each,
		.finish = finish,
		.source = &source,
		.plain_text = grep->settings.phh,
		.foreign = true,
		.tell_faults = tell_faults});

	close_file(grep);
	if (grep->interrupted)
		return EXIT_INTERRUPTED;
	return status || grep->matches ? status : EXIT_INVALID;
}
