/* Stores: hands in a database of SQLite, with tables for questions in SQL and the text of each hand
 * file, from which everything else can be known again. felt-store(5) describes the tables.
 *
 * What goes wrong with a store is reported here, with its name. */
#ifndef FELT_CMD_STORE_H
#define FELT_CMD_STORE_H

#include "store/store_facts.h"

#include <stdbool.h>
#include <stddef.h>

/* What user_version of a store is; a change of the tables needs another. */
enum { STORE_VERSION = 2 };

/* -- reading -------------------------------------------------------------- */

enum { STORE_MARK = 16 /* bytes at the start of a file that tell a database of SQLite */ };

bool store_begins(struct slice start);

/* The hands of a store in their order, as the text of one hand file. */
struct store_reader;

struct store_reader *store_open(const char *name); /* NULL: reported */
/* Fills `bytes`. 0 at the end; below 0: it could not be read, reported. */
ptrdiff_t store_read(struct store_reader *reader, char *bytes, size_t room);
void store_close(struct store_reader *reader);

/* -- writing -------------------------------------------------------------- */

/* Hands are added to a store in one transaction: all of them are in it after store_commit, and none
 * before. */
struct store_writer;

/* Opens a store, or makes one. NULL: reported. An interrupt ends the work. */
struct store_writer *store_begin(const char *name);

enum store_added {
	STORE_ADDED,
	STORE_THERE, /* the store has the hand already */
	STORE_FAILED /* reported */
};

/* Adds a hand. `text` is its hand file without a header of a table. */
enum store_added store_add(struct store_writer *writer, const struct store_facts *facts,
	struct slice text);

bool store_commit(struct store_writer *writer); /* false: reported, and nothing was added */

/* Without store_commit nothing was added, and a store that was made is removed. */
void store_end(struct store_writer *writer);

/* The version of SQLite that felt was compiled for; NULL: felt was built without SQLite. */
const char *store_sqlite_version(void);

#endif
