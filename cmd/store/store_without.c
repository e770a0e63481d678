/* Databases without SQLite (make WITHOUT=sqlite): none can be opened. */
#include "store/store.h"

#include "frame/report.h"

const char *store_sqlite_version(void)
{
	return NULL;
}

static void refuse(const char *name)
{
	report("%s: databases require SQLite, and felt was built without it", name);
}

struct store_reader *store_open(const char *name)
{
	refuse(name);
	return NULL;
}

ptrdiff_t store_read(struct store_reader *reader, char *bytes, size_t room)
{
	(void)reader;
	(void)bytes;
	(void)room;
	return -1;
}

void store_close(struct store_reader *reader)
{
	(void)reader;
}

struct store_writer *store_begin(const char *name)
{
	refuse(name);
	return NULL;
}

enum store_added store_add(struct store_writer *writer, const struct store_facts *facts,
	struct slice text)
{
	(void)writer;
	(void)facts;
	(void)text;
	return STORE_FAILED;
}

bool store_commit(struct store_writer *writer)
{
	(void)writer;
	return false;
}

void store_end(struct store_writer *writer)
{
	(void)writer;
}
