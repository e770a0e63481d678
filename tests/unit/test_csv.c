#include "frame/csv.h"
#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* The output in plain form: each row as LINE:<cell><cell>{raw} and a newline. */

static void add_plain_row(struct text *out, const struct csv_row *row)
{
	text_add_uint(out, row->line);
	text_add_char(out, ':');
	for (size_t i = 0; i < row->count; i++) {
		text_add_char(out, '<');
		text_add_slice(out, row->cells[i]);
		text_add_char(out, '>');
	}
	text_add_char(out, '{');
	text_add_slice(out, row->raw);
	text_add_string(out, "}\n");
}

static bool collect(void *context, const struct csv_row *row)
{
	add_plain_row(context, row);
	return true;
}

struct csv_outcome {
	struct text rows;
	status_code status;
	size_t line; /* line of the reader at the end */
};

static struct csv_outcome read_pieces(struct slice input, size_t piece, char delimiter)
{
	struct csv_outcome outcome = {.status = STATUS_OK};
	struct csv_reader *const reader = csv_reader_open(delimiter, collect, &outcome.rows);
	for (size_t at = 0; at < input.length; at += piece) {
		const size_t rest = input.length - at;
		csv_reader_push(reader, input.bytes + at, piece < rest ? piece : rest);
	}
	outcome.status = csv_reader_end(reader);
	outcome.line = csv_reader_line(reader);
	csv_reader_close(reader);
	return outcome;
}

static void expect_bytes(struct slice input, char delimiter, status_code status, size_t line,
	struct slice rows)
{
	for (size_t piece = 1; piece <= input.length + 1; piece++) {
		struct csv_outcome got = read_pieces(input, piece, delimiter);
		cr_expect_eq(got.status, status, "'%.*s' by %zu: %s", (int)input.length,
			input.bytes, piece, message_of(got.status));
		if (line)
			cr_expect_eq(got.line, line, "by %zu: line %zu", piece, got.line);
		cr_expect(got.rows.length == rows.length &&
				  (rows.length == 0 ||
					  memcmp(got.rows.bytes, rows.bytes, rows.length) == 0),
			"by %zu:\n%.*s", piece, (int)got.rows.length, got.rows.bytes);
		text_free(&got.rows);
	}
}

static void expect_rows(const char *input, const char *rows)
{
	expect_bytes(slice_of(input), ',', STATUS_OK, 0, slice_of(rows));
}

static void expect_fault(const char *input, status_code status, size_t line, const char *rows)
{
	expect_bytes(slice_of(input), ',', status, line, slice_of(rows));
}

Test(csv, line_ends_are_lf_cr_or_crlf)
{
	expect_rows("a,b\nc\n", "1:<a><b>{a,b}\n2:<c>{c}\n");
	expect_rows("a,b\r\nc\r\n", "1:<a><b>{a,b}\n2:<c>{c}\n");
	expect_rows("a,b\rc\r", "1:<a><b>{a,b}\n2:<c>{c}\n");
}

Test(csv, the_last_row_needs_no_line_end)
{
	expect_rows("a,b", "1:<a><b>{a,b}\n");
	expect_rows("a\nb,", "1:<a>{a}\n2:<b><>{b,}\n");
	expect_rows("a\n\"b\"", "1:<a>{a}\n2:<b>{\"b\"}\n");
	expect_rows("", "");
}

Test(csv, empty_lines_are_no_rows_but_count)
{
	expect_rows("\n\na\n\r\n\r\nb\n\r\rc\n\n", "3:<a>{a}\n6:<b>{b}\n9:<c>{c}\n");
	expect_rows("\"\"\n,\n \n", "1:<>{\"\"}\n2:<><>{,}\n3:< >{ }\n");
}

Test(csv, quoted_newline_counts_as_a_line)
{
	expect_rows("a,\"b\nc\"\nd\n", "1:<a><b\nc>{a,\"b\nc\"}\n3:<d>{d}\n");
	expect_rows("\"\r\n\r\n\r\"\r\nd", "1:<\r\n\r\n\r>{\"\r\n\r\n\r\"}\n5:<d>{d}\n");
}

Test(csv, doubled_quotes_and_delimiters_in_quotes_are_data)
{
	expect_rows("\"a\"\"b\",\"c,d\",\"\"\"\"\n",
		"1:<a\"b><c,d><\">{\"a\"\"b\",\"c,d\",\"\"\"\"}\n");
}

/* RFC 4180, section 2.4: spaces are part of a field. */
Test(csv, blanks_belong_to_cells)
{
	expect_rows(" a , b\t,\n", "1:< a >< b\t><>{ a , b\t,}\n");
	expect_rows("\" a \", \"b\"\n", "1:< a >< \"b\">{\" a \", \"b\"}\n");
}

Test(csv, a_tab_delimits_and_spaces_do_not)
{
	expect_bytes(slice_of("\tAs Kd \t\t\"a\tb\"\n\t\n \t \n"), '\t', STATUS_OK, 4,
		slice_of("1:<><As Kd ><><a\tb>{\tAs Kd \t\t\"a\tb\"}\n2:<><>{\t}\n3:< >< >{ \t "
			 "}\n"));
}

Test(csv, a_quote_inside_an_unquoted_cell_is_data)
{
	expect_rows("Phil \"Kid\" P,5\"\nb\n",
		"1:<Phil \"Kid\" P><5\">{Phil \"Kid\" P,5\"}\n2:<b>{b}\n");
}

Test(csv, text_behind_a_closing_quote_is_refused)
{
	expect_fault("a\n\"b\"c,d\ne\n", STATUS_BAD_CSV, 2, "1:<a>{a}\n");
	expect_fault("a\n\"b\"c\",d\ne\n", STATUS_BAD_CSV, 2, "1:<a>{a}\n");
	expect_fault("a\n\"b\" ,d\ne\n", STATUS_BAD_CSV, 2, "1:<a>{a}\n");
}

Test(csv, an_open_quote_at_the_end_is_refused_where_its_row_starts)
{
	expect_fault("a\n\nb,\"c\nd,e\n\nf\n", STATUS_BAD_CSV, 3, "1:<a>{a}\n");
	expect_fault("\"", STATUS_BAD_CSV, 1, "");
}

Test(csv, a_byte_order_mark_is_passed_over_at_the_start_only)
{
	expect_rows("\xEF\xBB\xBF", "");
	expect_rows("\xEF\xBB\xBF\"a\"\n\xEF\xBB\xBF"
		    "b\n",
		"1:<a>{\"a\"}\n2:<\xEF\xBB\xBF"
		"b>{\xEF\xBB\xBF"
		"b}\n");
	expect_rows("\xEF\xBB"
		    "a\n",
		"1:<\xEF\xBB"
		"a>{\xEF\xBB"
		"a}\n");
	expect_rows("\xEF\xBB", "1:<\xEF\xBB>{\xEF\xBB}\n");
	expect_rows("\xEF\xEF\xBB\xBF", "1:<\xEF\xEF\xBB\xBF>{\xEF\xEF\xBB\xBF}\n");
	expect_rows("\xEF\n", "1:<\xEF>{\xEF}\n");
}

Test(csv, nul_bytes_and_broken_utf8_are_data)
{
	static const char input[] = "a\0b,\"\0\",\xFF\xC3\n";
	static const char rows[] = "1:<a\0b><\0><\xFF\xC3>{a\0b,\"\0\",\xFF\xC3}\n";
	expect_bytes((struct slice){input, sizeof input - 1}, ',', STATUS_OK, 2,
		(struct slice){rows, sizeof rows - 1});
}

static bool stop_at_b(void *context, const struct csv_row *row)
{
	add_plain_row(context, row);
	return !(row->cells[0].length == 1 && row->cells[0].bytes[0] == 'b');
}

Test(csv, stopping_ends_the_reading_at_once)
{
	struct text rows = {0};
	struct csv_reader *const reader = csv_reader_open(',', stop_at_b, &rows);
	cr_expect_not(csv_reader_stopped(reader));
	cr_expect_eq(csv_reader_push(reader, "a\nb\nc\n\"d\"x\n", 11), STATUS_OK);
	cr_expect(csv_reader_stopped(reader));
	cr_expect_eq(csv_reader_push(reader, "e\n", 2), STATUS_OK);
	cr_expect_eq(csv_reader_end(reader), STATUS_OK);
	cr_expect(slice_of("1:<a>{a}\n2:<b>{b}\n").length == rows.length &&
		  memcmp(rows.bytes, "1:<a>{a}\n2:<b>{b}\n", rows.length) == 0);
	csv_reader_close(reader);
	csv_reader_close(NULL);
	text_free(&rows);
}

static bool add_raw_length(void *context, const struct csv_row *row)
{
	*(size_t *)context += row->raw.length;
	return true;
}

/* Pushes `first`, then pieces of `byte`; returns the number of bytes accepted. */
static size_t push_long(struct csv_reader *reader, const char *first, char byte, size_t most)
{
	static char piece[1 << 16];
	memset(piece, byte, sizeof piece);
	size_t pushed = strlen(first);
	status_code status = csv_reader_push(reader, first, pushed);
	while (!status && pushed < most) {
		const size_t length = most - pushed < sizeof piece ? most - pushed : sizeof piece;
		status = csv_reader_push(reader, piece, length);
		pushed += status ? 0 : length;
	}
	return pushed;
}

Test(csv, a_row_of_the_most_bytes_is_read_and_one_more_is_too_long)
{
	size_t length = 0;
	struct csv_reader *reader = csv_reader_open(',', add_raw_length, &length);
	cr_expect_eq(push_long(reader, "", 'a', CSV_ROW_MAX), CSV_ROW_MAX);
	cr_expect_eq(csv_reader_push(reader, "\r\nb\n", 4), STATUS_OK);
	cr_expect_eq(length, CSV_ROW_MAX + 1);
	csv_reader_close(reader);

	reader = csv_reader_open(',', add_raw_length, &length);
	cr_expect_eq(push_long(reader, "", 'a', CSV_ROW_MAX), CSV_ROW_MAX);
	cr_expect_eq(csv_reader_push(reader, "a", 1), STATUS_LONG_LINE);
	cr_expect_eq(csv_reader_push(reader, "\n", 1), STATUS_LONG_LINE);
	cr_expect_eq(csv_reader_end(reader), STATUS_LONG_LINE);
	csv_reader_close(reader);
}

Test(csv, quotes_and_quoted_newlines_without_end_are_too_long)
{
	for (const char *byte = "\"\n\r,"; *byte; byte++) {
		size_t length = 0;
		struct csv_reader *const reader = csv_reader_open(',', add_raw_length, &length);
		const size_t pushed = push_long(reader, "x\n\"", *byte, (size_t)CSV_ROW_MAX * 2);
		cr_expect_leq(pushed, CSV_ROW_MAX + 2, "byte %d", *byte);
		cr_expect_eq(csv_reader_end(reader), STATUS_LONG_LINE, "byte %d", *byte);
		cr_expect_eq(csv_reader_line(reader), 2, "byte %d", *byte);
		cr_expect_eq(length, 1);
		csv_reader_close(reader);
	}
}

struct csv_place {
	size_t cell;
	size_t offset;
	size_t expected;
	bool called;
};

static bool expect_place(void *context, const struct csv_row *row)
{
	struct csv_place *const place = context;
	place->called = true;
	cr_expect_eq(csv_row_place(row, place->cell, place->offset, ','), place->expected,
		"cell %zu, offset %zu: %zu", place->cell, place->offset,
		csv_row_place(row, place->cell, place->offset, ','));
	return true;
}

Test(csv, a_cells_byte_is_found_in_the_row_as_it_stood)
{
	/*                           0123456789012345 */
	static const char input[] = "As,\"K\"\"d\",,5\"6,z\n";
	static const struct csv_place places[] = {{.cell = 0, .offset = 0, .expected = 0},
		{.cell = 0, .offset = 1, .expected = 1}, {.cell = 0, .offset = 2, .expected = 2},
		{.cell = 1, .offset = 0, .expected = 4}, {.cell = 1, .offset = 1, .expected = 5},
		{.cell = 1, .offset = 2, .expected = 7}, {.cell = 1, .offset = 3, .expected = 8},
		{.cell = 2, .offset = 0, .expected = 10}, {.cell = 3, .offset = 2, .expected = 13},
		{.cell = 4, .offset = 0, .expected = 15}, {.cell = 4, .offset = 1, .expected = 16},
		{.cell = 9, .offset = 0, .expected = 16}};
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		struct csv_place place = places[i];
		struct csv_reader *const reader = csv_reader_open(',', expect_place, &place);
		csv_reader_push(reader, input, sizeof input - 1);
		csv_reader_close(reader);
		cr_expect(place.called);
	}
}

static void expect_cell(const char *cell, char delimiter, const char *expected)
{
	struct text out = {0};
	csv_add_cell(&out, slice_of(cell), delimiter);
	cr_expect(out.length == strlen(expected) &&
			  memcmp(out.length ? out.bytes : "", expected, out.length) == 0,
		"'%s' became '%.*s'", cell, (int)out.length, out.bytes);
	text_free(&out);
}

/* RFC 4180, sections 2.5 to 2.7. */
Test(csv, a_cell_is_quoted_only_where_it_must_be)
{
	expect_cell("", ',', "");
	expect_cell("As Kd", ',', "As Kd");
	expect_cell("a\tb", ',', "a\tb");
	expect_cell("a,b", '\t', "a,b");
	expect_cell("a,b", ',', "\"a,b\"");
	expect_cell("a\tb", '\t', "\"a\tb\"");
	expect_cell("a\"b", ',', "\"a\"\"b\"");
	expect_cell("\"", ',', "\"\"\"\"");
	expect_cell("a\nb", ',', "\"a\nb\"");
	expect_cell("a\r", ',', "\"a\r\"");
	expect_cell(" a", ',', "\" a\"");
	expect_cell("a ", ',', "\"a \"");
	expect_cell("a\t", ',', "\"a\t\"");
	expect_cell("\xEF\xBB\xBF"
		    "a",
		',',
		"\"\xEF\xBB\xBF"
		"a\"");

	struct text out = {0};
	csv_add_cell(&out, (struct slice){NULL, 0}, ',');
	cr_expect(out.length == 0 && !out.failed);
	csv_add_lone_cell(&out, (struct slice){NULL, 0}, ',');
	cr_expect(out.length == 2 && memcmp(out.bytes, "\"\"", 2) == 0);
	text_free(&out);
}

/* Rows of one to four cells of bytes, often special ones. */

struct csv_written {
	struct text bytes; /* as CSV */
	struct text plain; /* cells, each with its length before it */
};

static uint64_t next(uint64_t *state)
{
	*state = *state * 6364136223846793005U + 1442695040888963407U;
	return *state >> 33;
}

static void add_counted(struct text *out, struct slice cell)
{
	text_add_uint(out, cell.length);
	text_add_char(out, ':');
	text_add_slice(out, cell);
}

static void write_random(struct csv_written *written, uint64_t *state, char delimiter)
{
	static const char often[] = "\"\"\"\r\n\n, \tab";
	for (int row = 0; row < 8; row++) {
		const size_t cells = 1 + next(state) % 4;
		for (size_t i = 0; i < cells; i++) {
			char bytes[6];
			struct slice cell = {bytes, next(state) % (sizeof bytes + 1)};
			for (size_t at = 0; at < cell.length; at++)
				bytes[at] = next(state) % 4
						    ? often[next(state) % (sizeof often - 1)]
						    : (char)next(state);
			add_counted(&written->plain, cell);
			if (i > 0)
				text_add_char(&written->bytes, delimiter);
			if (cells == 1)
				csv_add_lone_cell(&written->bytes, cell, delimiter);
			else
				csv_add_cell(&written->bytes, cell, delimiter);
		}
		text_add_string(&written->plain, "end");
		text_add_string(&written->bytes, next(state) % 2 ? "\n" : "\r\n");
	}
}

static bool collect_counted(void *context, const struct csv_row *row)
{
	for (size_t i = 0; i < row->count; i++)
		add_counted(context, row->cells[i]);
	text_add_string(context, "end");
	return true;
}

Test(csv, what_is_written_reads_back_equal_in_pieces_of_any_size)
{
	uint64_t state = 2024;
	for (int trial = 0; trial < 20000; trial++) {
		const char delimiter = ",\t;\xB7"[trial % 4];
		struct csv_written written = {0};
		struct text back = {0};
		write_random(&written, &state, delimiter);

		struct csv_reader *const reader =
			csv_reader_open(delimiter, collect_counted, &back);
		for (size_t at = 0; at < written.bytes.length;) {
			const size_t rest = written.bytes.length - at;
			const size_t piece = 1 + next(&state) % 9;
			const size_t length = piece < rest ? piece : rest;
			cr_assert_eq(csv_reader_push(reader, written.bytes.bytes + at, length),
				STATUS_OK);
			at += length;
		}
		cr_assert_eq(csv_reader_end(reader), STATUS_OK);
		csv_reader_close(reader);
		cr_assert(back.length == written.plain.length &&
				  memcmp(back.bytes, written.plain.bytes, back.length) == 0,
			"trial %d: %.*s", trial, (int)written.bytes.length, written.bytes.bytes);
		text_free(&written.bytes);
		text_free(&written.plain);
		text_free(&back);
	}
}
