/* Databases: hands in a SQLite database, with tables for SQL queries and each hand as PHH, from
 * which everything else can be rebuilt. felt-store(5) describes the tables.
 *
 * Errors of a database are reported here, with its name. */
#ifndef FELT_CMD_STORE_H
#define FELT_CMD_STORE_H

#include "store/store_facts.h"

#include <stdbool.h>
#include <stddef.h>

/* The user_version of the database; raise it when the tables change. */
enum { STORE_VERSION = 2 };

/* -- reading -------------------------------------------------------------- */

enum { STORE_MARK = 16 /* bytes at the start of a file that identify a SQLite database */ };

bool store_begins(struct slice start);

/* The hands of a database in order, as one PHH file. */
struct store_reader;

struct store_reader *store_open(const char *name); /* NULL: reported */
/* Fills `bytes`. Returns 0 at the end; negative if it could not be read, reported. */
ptrdiff_t store_read(struct store_reader *reader, char *bytes, size_t room);
void store_close(struct store_reader *reader);

/* -- writing -------------------------------------------------------------- */

/* Hands are added to a database in one transaction: store_commit adds all of them. */
struct store_writer;

/* Opens a database, or creates one. NULL: reported. An interrupt ends the work. */
struct store_writer *store_begin(const char *name);

enum store_added {
	STORE_ADDED,
	STORE_THERE, /* the database has the hand already */
	STORE_FAILED /* reported */
};

/* Adds a hand. `text` is its PHH, without a table header. */
enum store_added store_add(struct store_writer *writer, const struct store_facts *facts,
	struct slice text);

bool store_commit(struct store_writer *writer); /* false: reported, and nothing was added */

/* Without store_commit, adds nothing, and removes a database that was created. */
void store_end(struct store_writer *writer);

/* The version of SQLite at compile time; NULL: felt was built without SQLite. */
const char *store_sqlite_version(void);

#endif
