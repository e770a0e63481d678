/* What the parts of the store share; private to them. */
#ifndef FELT_CMD_STORE_INSIDE_H
#define FELT_CMD_STORE_INSIDE_H

#include "store/store.h"

#include <sqlite3.h>

/* The header of a database says whose it is: "felt". */
enum { STORE_APPLICATION = 0x66656c74 };

/* Statements, with NULL after the last: what a new store has, and the indexes that are made after
 * the first hands, which is quicker than with each. */
extern const char *const store_tables[];
extern const char *const store_indexes[];

/* Opens the database. NULL: reported. */
sqlite3 *store_connect(const char *name, bool writes);

/* A number that the database says of itself: "PRAGMA user_version". False on an error. */
bool store_number(sqlite3 *database, const char *question, sqlite3_int64 *number);

/* Whether it is a store of this version; if not, reports why. *fresh: it is an empty database,
 * which can become one. */
bool store_is_ours(sqlite3 *database, const char *name, bool *fresh);

/* Reports what SQLite says is wrong; returns false. */
bool store_fault(sqlite3 *database, const char *name, int code);

#endif
