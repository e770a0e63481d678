/* The hands of a store, as the bytes of one hand file. */
#include "store/store_inside.h"

#include "frame/report.h"
#include "game/phh/phh.h"

#include <stdlib.h>
#include <string.h>

struct store_reader {
	const char *name; /* not owned */
	sqlite3 *database;
	sqlite3_stmt *hands;
	struct text text; /* of the current hand */
	size_t taken;     /* bytes of it that were given out */
	bool failed, ended;
};

static bool prepare(struct store_reader *reader)
{
	bool fresh = false;

	if (!store_is_ours(reader->database, reader->name, false, &fresh))
		return false;
	if (fresh)
		return !report("%s: an empty database, not a store", reader->name);
	return !sqlite3_prepare_v2(reader->database, "SELECT hand,text FROM texts ORDER BY hand",
		       -1, &reader->hands, NULL) ||
	       store_fault(reader->database, reader->name, sqlite3_errcode(reader->database));
}

struct store_reader *store_open(const char *name)
{
	struct store_reader *const reader = calloc(1, sizeof(*reader));

	if (!reader) {
		report_memory();
		return NULL;
	}
	reader->name = name;
	reader->database = store_connect(name, false);
	if (!reader->database || !prepare(reader)) {
		store_close(reader);
		return NULL;
	}
	return reader;
}

/* Reads the next hand. The text is empty after the last. */
static bool next_hand(struct store_reader *reader)
{
	const int code = sqlite3_step(reader->hands);
	const char *bytes;

	text_clear(&reader->text);
	reader->taken = 0;
	reader->ended = code == SQLITE_DONE || code == SQLITE_INTERRUPT;
	if (reader->ended)
		return true;
	if (code != SQLITE_ROW)
		return store_fault(reader->database, reader->name, code);
	bytes = (const char *)sqlite3_column_text(reader->hands, 1);
	phh_write_title(&reader->text, (uint64_t)sqlite3_column_int64(reader->hands, 0));
	if (bytes)
		text_add(&reader->text, bytes, (size_t)sqlite3_column_bytes(reader->hands, 1));
	if (reader->text.failed || (!bytes && sqlite3_errcode(reader->database) == SQLITE_NOMEM))
		return !report_memory();
	return true;
}

ptrdiff_t store_read(struct store_reader *reader, char *bytes, size_t room)
{
	size_t got = 0;

	while (got < room && !reader->failed && !reader->ended) {
		const size_t left = reader->text.length - reader->taken;
		const size_t now = left < room - got ? left : room - got;

		if (now) {
			memcpy(bytes + got, reader->text.bytes + reader->taken, now);
			reader->taken += now;
			got += now;
			continue;
		}
		reader->failed = !next_hand(reader);
	}
	/* what came before a fault is given first */
	return got ? (ptrdiff_t)got : reader->failed ? -1 : 0;
}

void store_close(struct store_reader *reader)
{
	if (!reader)
		return;
	sqlite3_finalize(reader->hands);
	sqlite3_close(reader->database);
	text_free(&reader->text);
	free(reader);
}
