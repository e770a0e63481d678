/* Opening databases, and their errors. */
#include "store/store_internal.h"

#include "frame/interrupt.h"
#include "frame/report.h"

#include "game/phh/phh.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
	PATIENCE = 2000,      /* milliseconds to wait for another writer */
	ASKED_EVERY = 100000, /* SQLite steps between two checks for an interrupt */
	LENGTH_MAX = 1 << 24  /* maximum size of a hand's text, or of any other value */
};

const char *store_sqlite_version(void)
{
	return SQLITE_VERSION;
}

/* -- errors --------------------------------------------------------------- */

/* The errno, if it was a system call that failed. */
static int system_error(sqlite3 *database, int code)
{
	const int error = sqlite3_system_errno(database);

	if (code == SQLITE_FULL)
		return error ? error : ENOSPC;
	if (code == SQLITE_IOERR) /* SQLite does not always pass errno on */
		return error ? error : errno;
	return code == SQLITE_CANTOPEN || code == SQLITE_READONLY ? error : 0;
}

/* Why a missing file cannot be created: SQLite reports only that it does not exist. */
static int why_not_made(const char *name)
{
	const int file = open(name, O_WRONLY | O_CREAT | O_EXCL, 0666);

	if (file < 0)
		return errno;
	close(file);
	unlink(name);
	return ENOENT;
}

bool store_fault(sqlite3 *database, const char *name, int code)
{
	const int error = system_error(database, code & 0xff);

	switch (code & 0xff) {
	case SQLITE_NOMEM:
		report_memory();
		break;
	case SQLITE_INTERRUPT: /* the handler reports it */
		break;
	case SQLITE_BUSY:
	case SQLITE_LOCKED:
		report("%s: another program is writing to it", name);
		break;
	case SQLITE_NOTADB:
		report("%s: not a hand database; create one with felt convert --to sqlite", name);
		break;
	case SQLITE_TOOBIG:
		report("%s: a hand or name in the database is too large", name);
		break;
	case SQLITE_CORRUPT:
		report("%s: the database is damaged", name);
		break;
	case SQLITE_READONLY:
		report("%s: %s", name,
			error ? strerror(error)
			: sqlite3_extended_errcode(database) == SQLITE_READONLY_ROLLBACK
				? "an interrupted run left it incomplete, and it is read-only"
				: "the file is read-only");
		break;
	default:
		if (error)
			report_file(name, error);
		else
			report("%s: %s", name, sqlite3_errmsg(database));
		break;
	}
	return false;
}

/* -- opening -------------------------------------------------------------- */

/* SQLite takes names such as ":memory:" for something other than files. */
static sqlite3 *open_named(const char *name, int flags, int *code)
{
	const size_t length = strlen(name);
	sqlite3 *database = NULL;
	char *path;

	if (*name != ':') {
		*code = sqlite3_open_v2(name, &database, flags, NULL);
		return database;
	}
	path = malloc(length + 3);
	*code = SQLITE_NOMEM;
	if (path) {
		memcpy(path, "./", 2);
		memcpy(path + 2, name, length + 1);
		*code = sqlite3_open_v2(path, &database, flags, NULL);
		free(path);
	}
	return database;
}

static int asked(void *context)
{
	(void)context;
	return interrupt_came();
}

sqlite3 *store_connect(const char *name, bool writes)
{
	/* even a reader must roll back what a killed run left behind */
	const int flags =
		SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE | (writes ? SQLITE_OPEN_CREATE : 0);
	int code;
	sqlite3 *database;

	/* felt uses SQLite from one thread only; harmlessly rejected once in use */
	sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
	sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
	database = open_named(name, flags, &code);
	if (!database) {
		report_memory();
		return NULL;
	}
	if (!code) {
		/* Do not trust the database: disable its views and triggers, and limit the size of
		 * values. */
		sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
		sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, writes, NULL);
		sqlite3_limit(database, SQLITE_LIMIT_LENGTH, LENGTH_MAX);
		sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0);
		sqlite3_busy_timeout(database, PATIENCE);
		sqlite3_progress_handler(database, ASKED_EVERY, asked, NULL);
		code = sqlite3_exec(database,
			writes ? "PRAGMA trusted_schema=OFF"
			       : "PRAGMA trusted_schema=OFF;PRAGMA query_only=ON",
			NULL, NULL, NULL);
	}
	if (code) {
		if (writes && code == SQLITE_CANTOPEN && sqlite3_system_errno(database) == ENOENT)
			report_file(name, why_not_made(name));
		else
			store_fault(database, name, code);
		sqlite3_close(database);
		return NULL;
	}
	return database;
}

/* Reads a number about the database: "PRAGMA user_version". False on an error. */
static bool ask_number(sqlite3 *database, const char *matchup_line, sqlite3_int64 *number)
{
	sqlite3_stmt *statement = NULL;
	bool good = !sqlite3_prepare_v2(database, matchup_line, -1, &statement, NULL) &&
		    sqlite3_step(statement) == SQLITE_ROW;

	if (good)
		*number = sqlite3_column_int64(statement, 0);
	return sqlite3_finalize(statement) == SQLITE_OK && good;
}

/* Whether the table is a table made by felt: not a view, and without computed columns. Returns
 * SQLITE_OK, or the error. */
static int is_table(sqlite3 *database, enum store_table table, bool *is)
{
	struct text made = {.bytes = NULL};
	sqlite3_stmt *statement = NULL;
	int code;

	store_add_table(&made, table);
	code = made.failed
		       ? SQLITE_NOMEM
		       : sqlite3_prepare_v2(database,
				 "SELECT sql=?2 FROM sqlite_master WHERE name=?1 AND type='table'",
				 -1, &statement, NULL);
	if (!code)
		code = sqlite3_bind_text(statement, 1, store_table_name(table), -1, SQLITE_STATIC);
	if (!code)
		code = sqlite3_bind_text(statement, 2, made.bytes, (int)made.length, SQLITE_STATIC);
	if (!code)
		code = sqlite3_step(statement);
	*is = code == SQLITE_ROW && sqlite3_column_int64(statement, 0);
	sqlite3_finalize(statement);
	text_free(&made);
	return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

bool store_is_ours(sqlite3 *database, const char *name, bool writes, bool *fresh)
{
	sqlite3_int64 application, version, count;
	bool known = true;
	int code = SQLITE_OK;

	if (!ask_number(database, "PRAGMA application_id", &application) ||
		!ask_number(database, "PRAGMA user_version", &version) ||
		!ask_number(database, "SELECT count(*) FROM sqlite_master", &count))
		return store_fault(database, name, sqlite3_errcode(database));
	*fresh = !application && !version && !count;
	if (*fresh)
		return true;
	if (application != STORE_APPLICATION)
		return !report("%s: a database of another program, not a hand database", name);
	if (version > STORE_VERSION || version < 1) {
		return !report("%s: database version %lld is not supported; felt reads version %d",
			name, (long long)version, STORE_VERSION);
	}
	if (writes && version < STORE_VERSION)
		return !report("%s: database version %lld is read-only; felt convert "
			       "--to sqlite copies it to a database of version %d",
			name, (long long)version, STORE_VERSION);
	for (int i = 0; !code && known && i < STORE_TABLES; i++)
		if (writes || i == STORE_TEXTS)
			code = is_table(database, i, &known);
	if (code)
		return store_fault(database, name, code);
	if (!known)
		report("%s: not a hand database; its tables are different", name);
	return known;
}

/* -- the hands of a database, as the bytes of one PHH file --------------------- */

struct store_reader {
	const char *name; /* not owned */
	sqlite3 *database;
	sqlite3_stmt *hands;
	struct text text; /* PHH of the current hand */
	size_t taken;     /* bytes of it already returned */
	bool failed, ended;
};

static bool prepare(struct store_reader *reader)
{
	bool fresh = false;

	if (!store_is_ours(reader->database, reader->name, false, &fresh))
		return false;
	if (fresh)
		return !report("%s: the database is empty", reader->name);
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
	/* return the bytes before an error first */
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
