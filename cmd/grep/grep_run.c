/* The run: its records are hands; each is played and, if it matches, written. */
#include "grep.h"

#include "frame/command_status.h"

#include <inttypes.h>
#include <string.h>

/* -- of the hand ------------------------------------------------------------------ */

static FIELD_CELL(add_line, struct grep_row, row, rows_uint(rows, hands_start(row->item.hands)));
static FIELD_CELL(add_board, struct grep_row, row,
	cells_add_cards(rows, row, row->facts->board, row->facts->board_count));
static FIELD_CELL(add_pot, struct grep_row, row, cells_add_amount(rows, row, row->facts->pot));

static void add_two(struct text *out, uint32_t number)
{
	text_format(out, "-%s%u", number < 10 ? "0" : "", number);
}

static void add_date(struct rows *rows, const void *item)
{
	const uint32_t date = ((const struct grep_row *)item)->facts->date;
	const uint32_t month = date / 100 % 100, day = date % 100;

	if (!date) {
		rows_empty(rows);
		return;
	}
	text_add_uint(rows->cell, date / 10000);
	if (month)
		add_two(rows->cell, month);
	if (day)
		add_two(rows->cell, day);
	rows_add_cell(rows);
}

/* Appends an amount in canonical form, whatever the file's decimal places: 5, 0.50, 0.125. */
static void add_blind(struct text *out, chips amount, int places)
{
	while (places && amount % 10 == 0) {
		amount /= 10;
		places--;
	}
	stats_print(out, places == 1 ? 10 * (stats_sum)amount : amount, places == 1 ? 2 : places,
		places == 1 ? 2 : places);
}

static void add_stakes(struct rows *rows, const void *item)
{
	const struct search_kind *const kind = ((const struct grep_row *)item)->kind;

	if (kind->first > 0) {
		add_blind(rows->cell, kind->first, kind->places);
		text_add_char(rows->cell, '/');
	}
	add_blind(rows->cell, kind->second, kind->places);
	rows_add_cell(rows);
}

/* -- of the player ---------------------------------------------------------------- */

static void add_hole(struct rows *rows, const void *item)
{
	const struct grep_row *const row = item;
	const card *hole = row->facts->hole;

	for (int i = 0; i < row->item.seat; i++)
		hole += row->facts->cards[i];
	if (row->item.seat < 0)
		rows_empty(rows);
	else
		cells_add_cards(rows, item, hole, row->facts->cards[row->item.seat]);
}

static bool has(const struct grep_row *row, enum search_flag flag)
{
	return row->facts->flags[row->item.seat] & flag;
}

static FIELD_CELL_IF(add_net, struct grep_row, row, row->item.seat >= 0 && has(row, SEARCH_NET),
	cells_add_amount(rows, row, row->facts->net[row->item.seat]));
static FIELD_CELL_IF(add_all_in, struct grep_row, row, row->item.seat >= 0,
	rows_bool(rows, has(row, SEARCH_ALL_IN)));
static FIELD_CELL_IF(add_showdown, struct grep_row, row, row->item.seat >= 0,
	rows_bool(rows, has(row, SEARCH_SHOWDOWN)));

const struct field grep_fields[] = {
	{"file", ROWS_STRING, cells_file, 1, 1},
	{"line", ROWS_NUMBER, add_line, 1, 1},
	{"hand_number", ROWS_NUMBER, cells_number, 1, 1},
	{"date", ROWS_STRING, add_date, 1, 1},
	{"variant", ROWS_STRING, cells_variant, 1, 1},
	{"stakes", ROWS_STRING, add_stakes, 1, 1},
	{"player_count", ROWS_NUMBER, cells_player_count, 1, 1},
	{"player", ROWS_STRING, cells_player, 1, 1},
	{"player_position", ROWS_STRING, cells_position, 1, 1},
	{"hole", ROWS_CARDS, add_hole, 1, 1},
	{"board", ROWS_CARDS, add_board, 1, 1},
	{"pot", ROWS_AMOUNT, add_pot, 1, 1},
	{"net", ROWS_AMOUNT, add_net, 1, 1},
	{"all_in", ROWS_BOOL, add_all_in, 1, 1},
	{"showdown", ROWS_BOOL, add_showdown, 1, 1},
	{"players", ROWS_LIST, cells_players, 0, 1},
	{.name = NULL},
};

/* -- a hand ----------------------------------------------------------------------- */

/* Finds the names of the search that the players have; false if nobody has one of them. */
static bool find_named(struct grep *grep)
{
	const struct hand_record *const hand = &grep->hands.hand;
	const int hero = grep->recorded_hero ? hands_hero(&grep->hands) : -1;
	uint8_t all = 0;
	char room[8];

	for (int i = 0; grep->search.names && i < hand->setup.seats; i++) {
		grep->named[i] = search_named(&grep->search, hand_player(hand, i, room));
		if (grep->recorded_hero && i != hero)
			grep->named[i] &= (uint8_t)~1u;
		grep->hero_met = grep->hero_met || grep->named[i] & 1;
		all |= grep->named[i];
	}
	return search_are_all(&grep->search, all);
}

/* Returns STATUS_OK or STATUS_NO_MEMORY. */
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

/* Writes the location of a hand from the index. */
static void write_answer(struct grep *grep, struct text *out)
{
	struct hand_index_place place;
	char room[24];
	struct text number = text_over(room, sizeof room);

	hand_index_place(&grep->index.walk, &place);
	text_add_uint(&number, place.number);
	add_place(out, grep->files[grep->file_next - 1], place.line + place.lead,
		text_slice(&number));
}

static void write_hand(struct grep *grep, struct job *job)
{
	const struct hand_reader *const hands = &grep->hands;
	char number[24];
	const bool many = grep->file_count > 1 || hands->hand.number.length || hands->foreign;

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
		return STATUS_OK; /* it need not be played to be printed */
	else
		good = grep_play(grep);
	if (grep->play.reason.failed || (good && match(grep, &matches)) ||
		(grep->unread && grep->hands.fault.status == STATUS_NO_MEMORY))
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	if (!good)
		return fault_set(fault, STATUS_INVALID_HAND, 0, 0);
	if (matches != grep->invert)
		found(grep, job);
	return STATUS_OK;
}

/* -- the run ---------------------------------------------------------------------- */

/* Opens the next file by its index, or for reading; without --index, all files for reading. */
static bool open_next(struct grep *grep)
{
	char *const *const name = &grep->files[grep->file_next];
	const size_t count = grep->with_index ? 1 : grep->file_count;
	const enum grep_indexed indexed =
		grep->with_index ? grep_index_open(grep, name) : GREP_NOT_INDEXED;

	grep->file_next += count;
	if (indexed == GREP_NOT_INDEXED) {
		grep->reading = hands_open(&grep->hands, name, count);
		grep->hands.mode = grep->house ? HANDS_WHOLE : HANDS_OUTLINES;
		if (!hands_use_threads(&grep->hands, grep->settings.jobs))
			return false;
	}
	grep->interrupted = indexed == GREP_INTERRUPTED;
	return indexed == GREP_INDEXED || grep->reading || grep->interrupted;
}

/* The next hand that the index finds, or that must be read. */
static enum hands_result next_indexed(struct grep *grep)
{
	struct hand_index_place place;

	if (!grep_index_next(grep))
		return HANDS_END;
	hand_index_place(&grep->index.walk, &place);
	grep->answered =
		!grep->index.walk.invalid && (grep->count || (grep->places && place.numbered));
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

/* The option that takes a value like this word: hole cards, or else a player. */
static const char *option_of(const struct grep *grep, const char *word)
{
	struct search search = {.names = 0};
	struct fault fault;
	const status_code status =
		search_read_holes(slice_of(word), grep->settings.reads, &search, &fault);

	search_free(&search);
	return status ? "player" : "hole";
}

static void report_hand(void *state, const struct fault *fault)
{
	struct grep *const grep = state;

	grep->stopped = !grep->settings.keep_going;
	if (grep->memory)
		report_memory();
	else if (fault)
		hands_report(&grep->hands, &grep->play.fault, "");
	else
		hands_report_operand(grep->hands.file, grep->hands.input.error,
			option_of(grep, grep->hands.file));
}

static void finish(void *state, struct job *job)
{
	const struct grep *const grep = state;

	if (grep->recorded_hero && grep->seen && !grep->hero_met && !grep->stopped)
		report_warning(
			"--hero: no hand history names its hero; set FELT_HERO to the hero's name");
	if (!grep->count || grep->stopped || grep->interrupted)
		return;
	text_format(&job->out, "%" PRIu64 "\n", grep->matches);
}

static void report_errors(void *state, size_t faults)
{
	const struct grep *const grep = state;

	report("skipped %zu of %zu hands (failed the check)", faults, (size_t)grep->seen);
}

int grep_run(struct grep *grep)
{
	static const struct run_source source = {next, report_hand};
	const int status = run_records(&(struct run){.settings = &grep->settings,
		.names = grep->fields.names,
		.name_count = grep->fields.count,
		.command = grep,
		.each = each,
		.finish = finish,
		.source = &source,
		.plain_text = grep->settings.phh,
		.foreign = true,
		.report_errors = report_errors});

	close_file(grep);
	if (grep->interrupted)
		return EXIT_INTERRUPTED;
	return status || grep->matches ? status : EXIT_INVALID;
}
