/* Loads libcsv, expat, libsodium and SQLite when one of their functions is first called. Linked to
 * felt, they would take longer to load at each start than most commands take to run.
 *
 * The functions below have the names and types of the libraries' functions, so that callers need
 * not know about this file, and each jumps to the one in the library. Programs that link to the
 * libraries directly are linked without this file: the tests, static programs, and felt on systems
 * other than Linux. build/libraries.h has the file names, as the linker found them. */
#include "frame/report.h"

#include "libraries.h"

#include <csv.h>
#ifdef FILE_expat
#include <expat.h>
#endif
#ifdef FILE_sodium
#include <sodium.h>
#endif
#ifdef FILE_sqlite3
#include <sqlite3.h>
#endif

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Returns the function of a library; exits if it cannot be found. */
static void *find(const char *file, const char *name)
{
	void *const library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
	void *const function = library ? dlsym(library, name) : NULL;

	if (!function) {
		report("missing library: %s", dlerror());
		exit(EXIT_IO);
	}
	return function;
}

/* Defines a function that caches the address of the one it calls. `gives` is return, or empty for a
 * function without a result. */
#define FORWARD(file, gives, type, name, parameters, arguments)                                    \
	type name parameters                                                                       \
	{                                                                                          \
		static _Atomic(void *) place;                                                      \
		void *found = atomic_load_explicit(&place, memory_order_acquire);                  \
		__typeof__(&(name)) function;                                                      \
                                                                                                   \
		if (!found) {                                                                      \
			found = find(file, #name);                                                 \
			atomic_store_explicit(&place, found, memory_order_release);                \
		}                                                                                  \
		memcpy(&function, &found, sizeof function);                                        \
		gives function arguments;                                                          \
	}

/* -- libcsv ------------------------------------------------------------------------ */

typedef void cell_fn(void *, size_t, void *);
typedef void row_fn(int, void *);

#define CSV(gives, type, name, parameters, arguments)                                              \
	FORWARD(FILE_csv, gives, type, name, parameters, arguments)

/* Libraries abbreviate the names of parameters. */
/* NOLINTBEGIN(readability-inconsistent-declaration-parameter-name) */
CSV(return, int, csv_init, (struct csv_parser * p, unsigned char options), (p, options))
CSV(return, int, csv_fini, (struct csv_parser * p, cell_fn *cell, row_fn *row, void *data),
	(p, cell, row, data))
CSV(, void, csv_free, (struct csv_parser * p), (p))
CSV(return, int, csv_error, (struct csv_parser * p), (p))
CSV(return, size_t, csv_parse,
	(struct csv_parser * p, const void *bytes, size_t n, cell_fn *cell, row_fn *row,
		void *data),
	(p, bytes, n, cell, row, data))
CSV(return, int, csv_set_opts, (struct csv_parser * p, unsigned char options), (p, options))
CSV(, void, csv_set_delim, (struct csv_parser * p, unsigned char c), (p, c))
CSV(, void, csv_set_space_func, (struct csv_parser * p, int (*is)(unsigned char)), (p, is))
CSV(, void, csv_set_blk_size, (struct csv_parser * p, size_t size), (p, size))

/* -- expat ------------------------------------------------------------------------- */

#ifdef FILE_expat
#define XML(gives, type, name, parameters, arguments)                                              \
	FORWARD(FILE_expat, gives, type, name, parameters, arguments)

XML(return, XML_Parser, XML_ParserCreate_MM,
	(const char *encoding, const XML_Memory_Handling_Suite *memory, const char *separator),
	(encoding, memory, separator))
XML(, void, XML_ParserFree, (XML_Parser p), (p))
XML(, void, XML_SetUserData, (XML_Parser p, void *data), (p, data))
XML(, void, XML_SetElementHandler,
	(XML_Parser p, XML_StartElementHandler start, XML_EndElementHandler end), (p, start, end))
XML(, void, XML_SetCharacterDataHandler, (XML_Parser p, XML_CharacterDataHandler words), (p, words))
XML(, void, XML_SetStartDoctypeDeclHandler, (XML_Parser p, XML_StartDoctypeDeclHandler start),
	(p, start))
XML(return, enum XML_Status, XML_Parse, (XML_Parser p, const char *bytes, int n, int last),
	(p, bytes, n, last))
XML(return, enum XML_Status, XML_StopParser, (XML_Parser p, XML_Bool resumable), (p, resumable))
XML(return, enum XML_Error, XML_GetErrorCode, (XML_Parser p), (p))
XML(return, XML_Index, XML_GetCurrentByteIndex, (XML_Parser p), (p))
XML(return, int, XML_GetCurrentByteCount, (XML_Parser p), (p))
#endif

/* -- libsodium --------------------------------------------------------------------- */

#ifdef FILE_sodium
#define SODIUM(gives, type, name, parameters, arguments)                                           \
	FORWARD(FILE_sodium, gives, type, name, parameters, arguments)

SODIUM(return, int, sodium_init, (void), ())
SODIUM(, void, randombytes_buf, (void *bytes, size_t n), (bytes, n))
SODIUM(return, int, crypto_hash_sha256,
	(unsigned char *hash, const unsigned char *bytes, unsigned long long n), (hash, bytes, n))
SODIUM(return, int, crypto_generichash,
	(unsigned char *hash, size_t size, const unsigned char *bytes, unsigned long long n,
		const unsigned char *key, size_t key_size),
	(hash, size, bytes, n, key, key_size))
SODIUM(return, int, crypto_generichash_init,
	(crypto_generichash_state * state, const unsigned char *key, const size_t key_size,
		const size_t size),
	(state, key, key_size, size))
SODIUM(return, int, crypto_generichash_update,
	(crypto_generichash_state * state, const unsigned char *bytes, unsigned long long n),
	(state, bytes, n))
SODIUM(return, int, crypto_generichash_final,
	(crypto_generichash_state * state, unsigned char *hash, const size_t size),
	(state, hash, size))
SODIUM(return, int, crypto_pwhash_argon2id,
	(unsigned char *const out, unsigned long long size, const char *const words,
		unsigned long long n, const unsigned char *const salt, unsigned long long passes,
		size_t memory, int algorithm),
	(out, size, words, n, salt, passes, memory, algorithm))
#endif

/* -- SQLite ------------------------------------------------------------------------ */

#ifdef FILE_sqlite3
#define SQLITE(gives, type, name, parameters, arguments)                                           \
	FORWARD(FILE_sqlite3, gives, type, name, parameters, arguments)

typedef int sqlite_row_fn(void *, int, char **, char **);

SQLITE(return, int, sqlite3_open_v2,
	(const char *name, sqlite3 **database, int flags, const char *system),
	(name, database, flags, system))
SQLITE(return, int, sqlite3_close, (sqlite3 * database), (database))
SQLITE(return, int, sqlite3_busy_timeout, (sqlite3 * database, int milliseconds),
	(database, milliseconds))
SQLITE(return, int, sqlite3_limit, (sqlite3 * database, int which, int most),
	(database, which, most))
SQLITE(return, int, sqlite3_file_control,
	(sqlite3 * database, const char *file, int what, void *answer),
	(database, file, what, answer))
SQLITE(return, int, sqlite3_changes, (sqlite3 * database), (database))
SQLITE(return, int, sqlite3_errcode, (sqlite3 * database), (database))
SQLITE(return, int, sqlite3_extended_errcode, (sqlite3 * database), (database))
SQLITE(return, const char *, sqlite3_errmsg, (sqlite3 * database), (database))
SQLITE(return, int, sqlite3_system_errno, (sqlite3 * database), (database))
SQLITE(return, int, sqlite3_exec,
	(sqlite3 * database, const char *sql, sqlite_row_fn *row, void *data, char **message),
	(database, sql, row, data, message))
SQLITE(return, sqlite3_int64, sqlite3_last_insert_rowid, (sqlite3 * database), (database))
SQLITE(, void, sqlite3_progress_handler,
	(sqlite3 * database, int steps, int (*asked)(void *), void *data),
	(database, steps, asked, data))
SQLITE(return, int, sqlite3_prepare_v2,
	(sqlite3 * database, const char *sql, int n, sqlite3_stmt **statement, const char **rest),
	(database, sql, n, statement, rest))
SQLITE(return, int, sqlite3_prepare_v3,
	(sqlite3 * database, const char *sql, int n, unsigned flags, sqlite3_stmt **statement,
		const char **rest),
	(database, sql, n, flags, statement, rest))
SQLITE(return, int, sqlite3_step, (sqlite3_stmt * statement), (statement))
SQLITE(return, int, sqlite3_reset, (sqlite3_stmt * statement), (statement))
SQLITE(return, int, sqlite3_finalize, (sqlite3_stmt * statement), (statement))
SQLITE(return, int, sqlite3_bind_null, (sqlite3_stmt * statement, int at), (statement, at))
SQLITE(return, int, sqlite3_bind_int64, (sqlite3_stmt * statement, int at, sqlite3_int64 number),
	(statement, at, number))
SQLITE(return, int, sqlite3_bind_text,
	(sqlite3_stmt * statement, int at, const char *bytes, int n, void (*end)(void *)),
	(statement, at, bytes, n, end))
SQLITE(return, int, sqlite3_column_count, (sqlite3_stmt * statement), (statement))
SQLITE(return, sqlite3_int64, sqlite3_column_int64, (sqlite3_stmt * statement, int at),
	(statement, at))
SQLITE(return, const unsigned char *, sqlite3_column_text, (sqlite3_stmt * statement, int at),
	(statement, at))
SQLITE(return, int, sqlite3_column_bytes, (sqlite3_stmt * statement, int at), (statement, at))

/* Options with one number. */
int sqlite3_config(int option, ...)
{
	int (*function)(int, ...);
	void *const found = find(FILE_sqlite3, "sqlite3_config");
	va_list arguments;
	int result;

	memcpy(&function, &found, sizeof function);
	va_start(arguments, option);
	result = function(option, va_arg(arguments, int));
	va_end(arguments);
	return result;
}

/* Options that are on or off; their state is not queried. */
int sqlite3_db_config(sqlite3 *database, int option, ...)
{
	int (*function)(sqlite3 *, int, ...);
	void *const found = find(FILE_sqlite3, "sqlite3_db_config");
	va_list arguments;
	int result;

	memcpy(&function, &found, sizeof function);
	va_start(arguments, option);
	result = function(database, option, va_arg(arguments, int), NULL);
	va_end(arguments);
	return result;
}
#endif
/* NOLINTEND(readability-inconsistent-declaration-parameter-name) */
