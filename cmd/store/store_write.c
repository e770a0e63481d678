/* Adding hands to a database. */
#include "store/store_internal.h"

#include "frame/report.h"

#include "base/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	CACHE_KIB = 32 << 10, /* size of SQLite's cache */
	TRIES = 8,            /* attempts to open a database that others remove */
	TOGETHER_MAX = 8,     /* rows of INSERT_ACTIONS */
	NAMES = 1 << 12,      /* players whose ids are cached */
	NAME_MAX = 64,        /* bytes of a cached name */
	CARDS_BYTES = 2 * HOLE_CARDS_MAX
};

enum statement {
	INSERT_HAND,
	INSERT_TEXT,
	INSERT_PLAYER,
	INSERT_RESULT,
	INSERT_RESULTS,
	INSERT_ACTION,
	INSERT_ACTIONS,
	FIND_PLAYER,
	FIND_TEXT,
	STATEMENTS
};

/* A query, or an insertion into a table with its number of rows. */
static const struct {
	const char *matchup_line;
	enum store_table table;
	int rows;
} statements[STATEMENTS] = {
	[INSERT_HAND] = {NULL, STORE_HANDS, 1},
	[INSERT_TEXT] = {NULL, STORE_TEXTS, 1},
	[INSERT_PLAYER] = {NULL, STORE_PLAYERS, 1},
	[INSERT_RESULT] = {NULL, STORE_RESULTS, 1},
	[INSERT_RESULTS] = {NULL, STORE_RESULTS, 3},
	[INSERT_ACTION] = {NULL, STORE_ACTIONS, 1},
	[INSERT_ACTIONS] = {NULL, STORE_ACTIONS, TOGETHER_MAX},
	[FIND_PLAYER] = {.matchup_line = "SELECT id FROM players WHERE name=?"},
	[FIND_TEXT] = {.matchup_line = "SELECT text FROM texts JOIN hands ON id=hand WHERE hash=?"},
};

struct known_name {
	sqlite3_int64 id; /* 0: none */
	uint8_t length;
	char bytes[NAME_MAX];
};

struct store_writer {
	const char *name; /* not owned */
	sqlite3 *database;
	sqlite3_stmt *statement[STATEMENTS];
	bool made;      /* the file was created */
	bool committed; /* committed, or nothing to undo */
	struct text text, other;
	struct known_name known[NAMES]; /* hash table */
};

static bool fault(const struct store_writer *writer, int code)
{
	return store_fault(writer->database, writer->name, code);
}

/* -- opening -------------------------------------------------------------- */

static bool execute(const struct store_writer *writer, const char *sql)
{
	const int code = sqlite3_exec(writer->database, sql, NULL, NULL, NULL);

	return !code || fault(writer, code);
}

/* Executes the SQL in `sql`, which it terminates with a NUL. */
static bool execute_text(const struct store_writer *writer, struct text *sql)
{
	text_add_char(sql, '\0');
	return sql->failed ? !report_memory() : execute(writer, sql->bytes);
}

/* Prepares "INSERT INTO players VALUES(?,?)" for a table with two columns. */
static bool add_insert(const struct store_writer *writer, enum store_table table, int rows,
	struct text *sql)
{
	sqlite3_stmt *all = NULL;
	int columns;

	text_clear(sql);
	text_format(sql, "SELECT * FROM %s", store_table_name(table));
	if (sql->failed)
		return !report_memory();
	if (sqlite3_prepare_v2(writer->database, sql->bytes, (int)sql->length, &all, NULL))
		return fault(writer, sqlite3_errcode(writer->database));
	columns = sqlite3_column_count(all);
	sqlite3_finalize(all);
	text_clear(sql);
	text_format(sql, "INSERT INTO %s VALUES", store_table_name(table));
	for (int i = 0; i < rows * columns; i++) {
		text_format(sql, "%s?", i % columns ? "," : i ? "),(" : "(");
	}
	text_add_string(sql, table == STORE_HANDS ? ") ON CONFLICT DO NOTHING" : ")");
	return true;
}

static bool begin(struct store_writer *writer)
{
	char cache[40];
	bool fresh = false;
	struct stat about;
	int code, moved;
	struct text *sql;

	snprintf(cache, sizeof(cache), "PRAGMA cache_size=-%d", CACHE_KIB);
	code = SQLITE_OK;
	moved = 1;
	/* Open the database and lock it. Another program that had created the file may have removed
	 * it meanwhile: then open the new one. */
	for (int i = 0; moved && i < TRIES; i++) {
		sqlite3_close(writer->database);
		writer->made = stat(writer->name, &about) != 0;
		writer->database = store_connect(writer->name, true);
		if (!writer->database)
			return false;
		/* rows are made so that the keys are valid; no need to check */
		code = sqlite3_exec(writer->database, "PRAGMA foreign_keys=OFF;BEGIN IMMEDIATE",
			NULL, NULL, NULL);
		sqlite3_file_control(writer->database, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
	}
	if ((code || moved) && !fault(writer, code ? code : SQLITE_BUSY))
		return false;
	if (!execute(writer, cache) || !store_is_ours(writer->database, writer->name, true, &fresh))
		return false;
	if (fresh)
		store_add_tables(&writer->text);
	if (fresh && !execute_text(writer, &writer->text))
		return false;
	sql = &writer->text;
	for (int i = 0; i < STATEMENTS; i++) {
		text_clear(sql);
		if (statements[i].matchup_line)
			text_add_string(sql, statements[i].matchup_line);
		else if (!add_insert(writer, statements[i].table, statements[i].rows, sql))
			return false;
		if (sql->failed)
			return !report_memory();
		if (sqlite3_prepare_v3(writer->database, sql->bytes, (int)sql->length,
			    SQLITE_PREPARE_PERSISTENT, &writer->statement[i], NULL))
			return fault(writer, sqlite3_errcode(writer->database));
	}
	return true;
}

struct store_writer *store_begin(const char *name)
{
	struct store_writer *const writer = calloc(1, sizeof(*writer));

	if (!writer) {
		report_memory();
		return NULL;
	}
	writer->name = name;
	if (!begin(writer)) {
		store_end(writer);
		return NULL;
	}
	return writer;
}

/* -- binding -------------------------------------------------------------- */

/* Values are bound one after the other. Memory that they point to must live until the statement is
 * executed. */
struct store_write_binding {
	sqlite3_stmt *statement;
	int next, code;
};

static struct store_write_binding bind(const struct store_writer *writer, enum statement which)
{
	return (struct store_write_binding){.statement = writer->statement[which], .next = 1};
}

static void bind_null(struct store_write_binding *binding)
{
	binding->code |= sqlite3_bind_null(binding->statement, binding->next++);
}

static void bind_number(struct store_write_binding *binding, sqlite3_int64 number)
{
	binding->code |= sqlite3_bind_int64(binding->statement, binding->next++, number);
}

static void bind_chips(struct store_write_binding *binding, chips amount)
{
	if (amount == CHIPS_UNKNOWN)
		bind_null(binding);
	else
		bind_number(binding, amount);
}

static void bind_text(struct store_write_binding *binding, struct slice text)
{
	binding->code |= sqlite3_bind_text(binding->statement, binding->next++,
		text.length ? text.bytes : "", (int)text.length, SQLITE_STATIC);
}

/* Binds NULL for empty text. */
static void bind_some(struct store_write_binding *binding, struct slice text)
{
	if (text.length)
		bind_text(binding, text);
	else
		bind_null(binding);
}

static void bind_word(struct store_write_binding *binding, const char *word)
{
	bind_some(binding, slice_of(word));
}

/* Binds cards, which are written to `room`; NULL if none is known. */
static void bind_cards(struct store_write_binding *binding, const card *cards, int count,
	char room[CARDS_BYTES])
{
	struct text text = text_over(room, CARDS_BYTES);

	if (store_add_cards(&text, cards, count, CARD_ASCII))
		bind_text(binding, text_slice(&text));
	else
		bind_null(binding);
}

/* Executes the statement. */
static bool insert(const struct store_writer *writer, const struct store_write_binding *binding)
{
	const int step = sqlite3_step(binding->statement);
	const int code = sqlite3_reset(binding->statement);

	return (step == SQLITE_DONE && !binding->code) || fault(writer, code ? code : SQLITE_NOMEM);
}

/* -- players -------------------------------------------------------------- */

/* The id of the player; 0 on failure, reported. */
static sqlite3_int64 find_player(const struct store_writer *writer, struct slice name)
{
	struct store_write_binding find = bind(writer, FIND_PLAYER),
				   add = bind(writer, INSERT_PLAYER);
	sqlite3_int64 id = 0;
	int code;

	bind_text(&find, name);
	code = sqlite3_step(find.statement);
	if (code == SQLITE_ROW)
		id = sqlite3_column_int64(find.statement, 0);
	sqlite3_reset(find.statement);
	if (code != SQLITE_ROW && code != SQLITE_DONE)
		return fault(writer, code);
	if (id)
		return id;
	bind_null(&add);
	bind_text(&add, name);
	return insert(writer, &add) ? sqlite3_last_insert_rowid(writer->database) : 0;
}

static sqlite3_int64 player_of(struct store_writer *writer, struct slice name)
{
	const uint64_t hash = hash_add(HASH_BEGIN, name);
	struct known_name *const known = &writer->known[(hash ^ hash >> 32) % NAMES];

	if (known->id && slice_same((struct slice){known->bytes, known->length}, name))
		return known->id;
	if (name.length > NAME_MAX)
		return find_player(writer, name);
	known->id = find_player(writer, name);
	known->length = (uint8_t)name.length;
	memcpy(known->bytes, name.bytes, name.length);
	return known->id;
}

/* -- duplicates ----------------------------------------------------------- */

/* Appends the identity of a hand without a number: its text, wherever it is from. */
static void add_identity(struct text *out, struct slice text)
{
	static const char source[] = "\n_source = ";

	for (size_t from = 0, end; from < text.length; from = end) {
		const struct slice rest = {text.bytes + from, text.length - from};
		const char *const feed = memchr(rest.bytes + 1, '\n', rest.length - 1);

		end = feed ? (size_t)(feed - text.bytes) : text.length;
		if (rest.length < sizeof(source) - 1 ||
			memcmp(rest.bytes, source, sizeof(source) - 1) != 0)
			text_add(out, rest.bytes, end - from);
	}
}

/* Whether the database has the hand; if not, *hash is stored with it. A hand with a site's number
 * is identified by that. */
static enum store_added look_for(struct store_writer *writer, struct slice text, int64_t *hash)
{
	struct store_write_binding find = bind(writer, FIND_TEXT);
	enum store_added found = STORE_ADDED;
	int code = 0;

	text_clear(&writer->text);
	add_identity(&writer->text, text);
	*hash = (int64_t)hash_add(HASH_BEGIN, text_slice(&writer->text));
	bind_number(&find, *hash);
	while (found == STORE_ADDED && (code = sqlite3_step(find.statement)) == SQLITE_ROW) {
		const char *const bytes = (const char *)sqlite3_column_text(find.statement, 0);
		const int length = sqlite3_column_bytes(find.statement, 0);

		text_clear(&writer->other);
		add_identity(&writer->other, (struct slice){bytes, (size_t)length});
		if (slice_same(text_slice(&writer->text), text_slice(&writer->other)))
			found = STORE_THERE;
	}
	sqlite3_reset(find.statement);
	if (writer->text.failed || writer->other.failed) {
		report_memory();
		found = STORE_FAILED;
	} else if (found == STORE_ADDED && code != SQLITE_DONE) {
		fault(writer, code);
		found = STORE_FAILED;
	}
	return found;
}

/* -- rows ----------------------------------------------------------------- */

static enum store_added add_hand(struct store_writer *writer, const struct store_facts *facts,
	struct slice text)
{
	const struct hand_record *const hand = facts->play->hand;
	const struct table *const table = &facts->play->table;
	/* Whether the site, number and time identify the hand. Some sites restart at number 1
	 * again and again, and without a clock their numbers mean nothing. */
	const bool numbered =
		hand_text(hand, "_site").length && hand_text(hand, "_hand").length &&
		(hand_text(hand, "_utc").length ||
			(hand_text(hand, "time").length && hand_text(hand, "year").length));
	struct store_write_binding row = bind(writer, INSERT_HAND);
	char cards[CARDS_BYTES];
	int64_t hash = 0;

	if (!numbered) {
		const enum store_added found = look_for(writer, text, &hash);

		if (found != STORE_ADDED)
			return found;
	}
	bind_null(&row); /* the id, which SQLite assigns */
	bind_some(&row, hand_text(hand, "_site"));
	bind_some(&row, store_number_of(hand));
	bind_some(&row, hand_text(hand, "venue"));
	bind_text(&row, hand->variant);
	text_clear(&writer->other);
	store_add_time(&writer->other, hand);
	bind_some(&row, text_slice(&writer->other));
	bind_some(&row, store_zone(hand));
	bind_some(&row, hand_text(hand, "_utc"));
	bind_some(&row, hand_text(hand, "table"));
	bind_some(&row, hand_text(hand, "_tournament"));
	bind_text(&row, stats_currency(hand));
	bind_number(&row, hand->places);
	bind_number(&row, store_ante(hand));
	bind_number(&row, hand_small_blind(&hand->setup));
	bind_number(&row, facts->stats.big_blind);
	bind_number(&row, hand->setup.seats);
	bind_cards(&row, table->board, table->board_count, cards);
	bind_number(&row, table->pot);
	bind_word(&row, stats_pots[facts->stats.pot]);
	bind_chips(&row, store_amount(hand, "_rake"));
	bind_chips(&row, store_amount(hand, "_fees"));
	bind_number(&row, store_is_bad(hand));
	bind_some(&row, hand_text(hand, "_source"));
	if (numbered)
		bind_null(&row);
	else
		bind_number(&row, hash);
	if (!insert(writer, &row))
		return STORE_FAILED;
	return sqlite3_changes(writer->database) ? STORE_ADDED : STORE_THERE;
}

static void bind_finish(struct store_write_binding *row, const struct store_facts *facts, int seat)
{
	const struct stats_finishes *const finish = &facts->finish;

	if (!facts->finishes || !finish->place[seat]) {
		for (int i = 0; i < 4; i++)
			bind_null(row);
		return;
	}
	bind_number(row, (sqlite3_int64)finish->place[seat]);
	bind_number(row, (sqlite3_int64)finish->prize[seat]);
	bind_number(row, (sqlite3_int64)finish->buy_in[seat]);
	bind_text(row, finish->currency);
}

static bool bind_result(struct store_writer *writer, struct store_write_binding *row,
	sqlite3_int64 id, const struct store_facts *facts, size_t place, char cards[CARDS_BYTES])
{
	const int seat = (int)place;
	const struct hand_record *const hand = facts->play->hand;
	const struct seat *const at = &facts->play->table.seat[seat];
	const struct stats_seat *const stats = &facts->stats.seat[seat];
	const int number = hand->seat_number[seat];
	char room[8];
	const sqlite3_int64 player = player_of(writer, hand_player(hand, seat, room));

	if (!player)
		return false;
	bind_number(row, id);
	bind_number(row, seat + 1);
	bind_number(row, player);
	bind_chips(row, number ? number : CHIPS_UNKNOWN);
	bind_word(row, hand_position(&hand->setup, seat).code);
	bind_chips(row, hand->setup.stack[seat]);
	bind_cards(row, at->card, at->cards, cards);
	bind_chips(row, store_net(facts, seat));
	bind_chips(row, hand->has_winnings ? hand->winnings[seat] : CHIPS_UNKNOWN);
	bind_number(row, stats->end == STATS_SHOWDOWN);
	bind_number(row, stats->saw_flop);
	bind_chips(row, stats->saw_flop ? stats->in_position : CHIPS_UNKNOWN);
	for (int i = 0; i < STATS_RATES; i++) {
		const int taken = store_rate_of(facts, seat, i);

		if (store_has_rate(i))
			bind_chips(row, taken < 0 ? CHIPS_UNKNOWN : taken);
	}
	bind_number(row, (sqlite3_int64)store_sum(stats->bets));
	bind_number(row, (sqlite3_int64)store_sum(stats->calls));
	bind_number(row, (sqlite3_int64)store_sum(stats->folds));
	bind_finish(row, facts, seat);
	return true;
}

static bool bind_action(struct store_writer *writer, struct store_write_binding *row,
	sqlite3_int64 id, const struct store_facts *facts, size_t number, char cards[CARDS_BYTES])
{
	const struct store_action *const action = &facts->action[number];

	(void)writer;
	bind_number(row, id);
	bind_number(row, (sqlite3_int64)number + 1);
	bind_word(row, facts->play->table.variant->street[action->street].word);
	bind_chips(row, action->seat < 0 ? CHIPS_UNKNOWN : action->seat + 1);
	bind_word(row, hand_action_word(action->kind));
	bind_chips(row, action->amount);
	bind_chips(row, action->paid);
	bind_cards(row, action->card, action->count, cards);
	bind_number(row, action->pot_before);
	bind_number(row, action->pot);
	bind_chips(row, action->stack);
	bind_number(row, action->all_in);
	return true;
}

/* How rows of a table are added: one at a time, or several, which is faster. */
struct adding {
	enum statement one, some;
	bool (*bind)(struct store_writer *writer, struct store_write_binding *row, sqlite3_int64 id,
		const struct store_facts *facts, size_t number, char cards[CARDS_BYTES]);
};

static bool add_rows(struct store_writer *writer, const struct adding *adding, sqlite3_int64 id,
	const struct store_facts *facts, size_t count)
{
	char cards[TOGETHER_MAX][CARDS_BYTES];
	bool good = true;

	for (size_t from = 0, to; good && from < count; from = to) {
		const size_t together = (size_t)statements[adding->some].rows;
		const bool some = count - from >= together;
		struct store_write_binding rows = bind(writer, some ? adding->some : adding->one);

		to = from + (some ? together : 1);
		for (size_t i = from; good && i < to; i++)
			good = adding->bind(writer, &rows, id, facts, i, cards[i - from]);
		good = good && insert(writer, &rows);
	}
	return good;
}

enum store_added store_add(struct store_writer *writer, const struct store_facts *facts,
	struct slice text)
{
	const enum store_added added = add_hand(writer, facts, text);
	const sqlite3_int64 id = sqlite3_last_insert_rowid(writer->database);
	static const struct adding results = {INSERT_RESULT, INSERT_RESULTS, bind_result};
	static const struct adding actions = {INSERT_ACTION, INSERT_ACTIONS, bind_action};
	struct store_write_binding row;

	if (added != STORE_ADDED)
		return added;
	row = bind(writer, INSERT_TEXT);
	bind_number(&row, id);
	bind_text(&row, text);
	return insert(writer, &row) &&
			       add_rows(writer, &results, id, facts,
				       (size_t)facts->play->table.seats) &&
			       add_rows(writer, &actions, id, facts, facts->actions)
		       ? STORE_ADDED
		       : STORE_FAILED;
}

/* -- the end -------------------------------------------------------------- */

bool store_commit(struct store_writer *writer)
{
	/* building the index after all rows is faster than updating it */
	writer->committed =
		execute(writer, "CREATE INDEX IF NOT EXISTS results_by_player ON results(player);"
				"CREATE INDEX IF NOT EXISTS hands_by_time ON hands(time);"
				"COMMIT");
	return writer->committed;
}

void store_end(struct store_writer *writer)
{
	if (!writer)
		return;
	if (writer->database)
		sqlite3_progress_handler(writer->database, 0, NULL, NULL);
	for (int i = 0; i < STATEMENTS; i++)
		sqlite3_finalize(writer->statement[i]);
	if (writer->database && writer->made && !writer->committed) {
		/* Remove a database that was created and got no hands. Another program may have
		 * filled it as soon as it was unlocked, so only remove an empty one, under the
		 * lock. */
		bool fresh = false;
		int moved = 1;

		sqlite3_exec(writer->database, "ROLLBACK", NULL, NULL, NULL);
		if (!sqlite3_exec(writer->database, "BEGIN IMMEDIATE", NULL, NULL, NULL) &&
			!sqlite3_file_control(writer->database, "main", SQLITE_FCNTL_HAS_MOVED,
				&moved) &&
			!moved && store_is_ours(writer->database, writer->name, true, &fresh) &&
			fresh)
			unlink(writer->name);
	}
	sqlite3_close(writer->database); /* rolls back what was not committed */
	text_free(&writer->text);
	text_free(&writer->other);
	free(writer);
}
