/* Opening stores, and what may be wrong with them. */
#include "store/store_inside.h"

#include "frame/report.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 2000 /* milliseconds that are waited for another program's writing */ };

const char *store_sqlite_version(void)
{
	return SQLITE_VERSION;
}

/* -- faults --------------------------------------------------------------- */

/* What the system said, where it was the system that failed. */
static int system_error(sqlite3 *database, int code)
{
	const int error = sqlite3_system_errno(database);

	if (code == SQLITE_FULL)
		return error ? error : ENOSPC;
	if (code == SQLITE_IOERR) /* which is not always passed on */
		return error ? error : errno;
	if (code == SQLITE_CANTOPEN || code == SQLITE_READONLY)
		return error;
	return 0;
}

bool store_fault(sqlite3 *database, const char *name, int code)
{
	const int error = system_error(database, code & 0xff);

	switch (code & 0xff) {
	case SQLITE_NOMEM:
		report_memory();
		break;
	case SQLITE_INTERRUPT: /* whoever asked for it says so */
		break;
	case SQLITE_BUSY:
	case SQLITE_LOCKED:
		report("%s: another program is writing to it", name);
		break;
	case SQLITE_NOTADB:
		report("%s: not a store: felt convert --to sqlite makes them", name);
		break;
	case SQLITE_CORRUPT:
		report("%s: the database is damaged", name);
		break;
	case SQLITE_READONLY:
		report("%s: %s", name,
			error ? strerror(error)
			: sqlite3_extended_errcode(database) == SQLITE_READONLY_ROLLBACK
				? "a run that was cut off left it half written, and it may only be "
				  "read"
				: "it may only be read");
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

/* SQLite takes names such as ":memory:" for something else than files. */
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

sqlite3 *store_connect(const char *name, bool writes)
{
	/* what a run that was killed left half written is undone also by who only reads */
	const int flags =
		SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE | (writes ? SQLITE_OPEN_CREATE : 0);
	int code;
	sqlite3 *database;

	/* felt asks SQLite from one thread only; refused, without harm, once SQLite is in use */
	sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
	sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
	database = open_named(name, flags, &code);
	if (!database) {
		report_memory();
		return NULL;
	}
	/* what the database defines, such as views, is not trusted to do anything */
	if (!code)
		code = sqlite3_exec(database, "PRAGMA trusted_schema=OFF", NULL, NULL, NULL);
	if (!code && !writes)
		code = sqlite3_exec(database, "PRAGMA query_only=ON", NULL, NULL, NULL);
	if (code) {
		store_fault(database, name, code);
		sqlite3_close(database);
		return NULL;
	}
	sqlite3_busy_timeout(database, PATIENCE);
	return database;
}

bool store_number(sqlite3 *database, const char *question, sqlite3_int64 *number)
{
	sqlite3_stmt *statement = NULL;
	bool good = !sqlite3_prepare_v2(database, question, -1, &statement, NULL) &&
		    sqlite3_step(statement) == SQLITE_ROW;

	if (good)
		*number = sqlite3_column_int64(statement, 0);
	return sqlite3_finalize(statement) == SQLITE_OK && good;
}

bool store_is_ours(sqlite3 *database, const char *name, bool *fresh)
{
	sqlite3_int64 application, version, tables;

	if (!store_number(database, "PRAGMA application_id", &application) ||
		!store_number(database, "PRAGMA user_version", &version) ||
		!store_number(database, "SELECT count(*) FROM sqlite_master", &tables))
		return store_fault(database, name, sqlite3_errcode(database));
	*fresh = !application && !version && !tables;
	if (*fresh)
		return true;
	if (application != STORE_APPLICATION) {
		report("%s: a database of another program, not a store", name);
		return false;
	}
	if (version != STORE_VERSION) {
		report("%s: a store of version %lld; this felt knows version %d", name,
			(long long)version, STORE_VERSION);
		return false;
	}
	return true;
}
