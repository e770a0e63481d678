/* Private to store/. */
#ifndef FELT_CMD_STORE_INTERNAL_H
#define FELT_CMD_STORE_INTERNAL_H

#include "store/store.h"

#include <sqlite3.h>

/* The application_id of the database: "felt". */
enum { STORE_APPLICATION = 0x66656c74 };

enum store_table {
	STORE_HANDS,
	STORE_TEXTS,
	STORE_PLAYERS,
	STORE_RESULTS,
	STORE_ACTIONS,
	STORE_TABLES
};

const char *store_table_name(enum store_table table);

/* Appends the statement that creates a table, as SQLite stores it; and all statements that create
 * an empty database of felt. */
void store_add_table(struct text *out, enum store_table table);
void store_add_tables(struct text *out);

/* Opens the database. NULL: reported. An interrupt ends its queries. */
sqlite3 *store_connect(const char *name, bool writes);

/* Whether it is a database of felt, of this version if it is written to; if not, reports why. Sets
 * *fresh if it is an empty database, which can become one. */
bool store_is_ours(sqlite3 *database, const char *name, bool writes, bool *fresh);

/* Reports SQLite's error; returns false. */
bool store_fault(sqlite3 *database, const char *name, int code);

#endif
