/* The table of three hands: --make-table writes it to a file, from which other runs read it.
 * Without a file, the orders of three hands are sampled. */
#include "nash.h"

#include "frame/draft.h"
#include "frame/home.h"
#include "frame/input.h"
#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/screen.h"
#include "frame/workers.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SAMPLE_DEALS = 64 /* of each triple of starting hands */ };

/* -- the place of the file -------------------------------------------------------------- */

/* Appends the name of --table or of the default place; false if there is neither. */
static bool add_name(const struct nash_command *command, struct text *out)
{
	if (command->table)
		text_add_string(out, command->table);
	else
		home_add_file(HOME_DATA, "triples", out);
	text_add_char(out, '\0');
	return out->length > 1;
}

/* -- counting ---------------------------------------------------------------------------- */

/* Threads that fill a table, part by part. */
struct filling {
	const struct nash_command *command;
	triples_orders *table;
	unsigned deals; /* of a sample; 0: count */
	int parts, next, done;
	int *part;                        /* per slot */
	struct triples_scores *scores;    /* without a sample */
	struct triples_counter **counter; /* per thread */
};

static bool take_part(void *context, size_t slot)
{
	struct filling *const filling = context;

	if (filling->next == filling->parts || interrupt_came())
		return false;
	/* the largest parts first */
	filling->part[slot] = filling->parts - 1 - filling->next++;
	return true;
}

static void fill_part(void *context, size_t slot, unsigned thread)
{
	struct filling *const filling = context;

	if (filling->deals)
		triples_sample(filling->part[slot], filling->deals, filling->command->seed,
			filling->table);
	else
		triples_part(filling->counter[thread], filling->part[slot], filling->table);
}

static bool show_part(void *context, size_t slot, bool done)
{
	struct filling *const filling = context;
	struct text line = {0};

	(void)slot;
	(void)done;
	filling->done++;
	if (screen_errors_are_live()) {
		text_add_string(&line, filling->deals ? "sampling" : "counting");
		text_add_string(&line, " three hands: ");
		text_add_uint(&line, (uint64_t)filling->done * 100 / (uint64_t)filling->parts);
		text_add_string(&line, "%");
		report_progress(text_slice(&line));
		text_free(&line);
	}
	return true;
}

static bool make_counters(struct filling *filling, unsigned threads)
{
	if (filling->deals)
		return true;
	filling->scores = triples_scores_new();
	filling->counter = calloc(threads, sizeof(struct triples_counter *));
	for (unsigned i = 0; filling->scores && filling->counter && i < threads; i++) {
		filling->counter[i] =
			triples_counter_new(filling->scores, filling->command->settings.path);
		if (!filling->counter[i])
			return false;
	}
	return filling->scores && filling->counter;
}

/* Fills a table, with a sample if `deals` is not 0. */
static int fill(const struct nash_command *command, unsigned deals, triples_orders *table)
{
	const unsigned threads = command->settings.jobs;
	struct filling filling = {.command = command,
		.table = table,
		.deals = deals,
		.parts = deals ? COMBO_CLASSES : TRIPLES_PARTS};
	struct workers workers = {.context = &filling,
		.threads = threads,
		.slots = 4 * (size_t)threads,
		.take = take_part,
		.work = fill_part,
		.write = show_part};
	bool good;

	interrupt_catch();
	filling.part = calloc(workers.slots, sizeof *filling.part);
	good = filling.part && make_counters(&filling, threads) && workers_run(&workers);
	report_progress(SLICE(""));
	for (unsigned i = 0; filling.counter && i < threads; i++)
		free(filling.counter[i]);
	free(filling.counter);
	free(filling.scores);
	free(filling.part);
	return !good ? report_memory() : interrupt_came() ? EXIT_INTERRUPTED : EXIT_DONE;
}

/* -- making ------------------------------------------------------------------------------ */

static int write_table(const triples_orders *table, char *name)
{
	struct triples_header header;
	struct draft draft = {0};
	bool good;

	triples_header(table, &header);
	if (!draft_open(&draft, name, true))
		return report_file(name, errno);
	good = fwrite(&header, sizeof header, 1, draft.file) == 1 &&
	       fwrite(table, sizeof *table, TRIPLES_COUNT, draft.file) == TRIPLES_COUNT;
	return draft_close(&draft, good) ? EXIT_DONE : report_file(name, errno);
}

int nash_make_table(const struct nash_command *command)
{
	struct text name = {0};
	triples_orders *table = NULL;
	int status;

	if (!add_name(command, &name)) {
		text_free(&name);
		return report_usage("--make-table: HOME is not set; give a file with --table");
	}
	table = calloc(TRIPLES_COUNT, sizeof *table);
	if (name.failed || !table)
		status = report_memory();
	else if (!command->table && !home_make_directories(name.bytes))
		status = report_file(name.bytes, errno);
	else
		status = fill(command, 0, table);
	if (!status)
		status = write_table((const triples_orders *)table, name.bytes);
	free(table);
	text_free(&name);
	return status;
}

/* -- reading ----------------------------------------------------------------------------- */

static int report_table(const char *name, const struct fault *fault)
{
	struct text message = {0};

	report_message(&message, SLICE(""), fault);
	report("%s: %.*s; make it again with --make-table", name, (int)message.length,
		message.bytes);
	text_free(&message);
	return EXIT_INVALID;
}

static int read_table(const char *name, int fd, uint64_t size, triples_orders *table)
{
	struct triples_header header;
	struct fault fault;

	memset(&header, 0, sizeof header);
	if (size >= sizeof header && !input_read_at(fd, 0, &header, sizeof header))
		return report_file(name, errno);
	if (triples_check_header(&header, size, &fault))
		return report_table(name, &fault);
	if (!input_read_at(fd, sizeof header, table, TRIPLES_COUNT * sizeof *table))
		return report_file(name, errno);
	return triples_check(&header, (const triples_orders *)table, &fault)
		       ? report_table(name, &fault)
		       : EXIT_DONE;
}

/* Reads the file if there is one; samples if there is none in the default place. */
static int read_or_sample(const struct nash_command *command, const char *name,
	struct triples_table *table)
{
	struct stat about;
	const int fd = *name ? input_open_file(name, &about) : -1;
	int status;

	if (fd < 0 && *name && (command->table || errno != ENOENT))
		return report_file(name, errno);
	if (fd < 0) {
		report_warning("three hands are sampled, %d deals of each; 'felt nash "
			       "--make-table' counts them",
			SAMPLE_DEALS);
		table->deals = SAMPLE_DEALS;
		return fill(command, SAMPLE_DEALS, table->orders);
	}
	status = read_table(name, fd, (uint64_t)about.st_size, table->orders);
	close(fd);
	return status;
}

int nash_table(const struct nash_command *command, struct triples_table *out)
{
	struct text name = {0};
	int status;

	add_name(command, &name);
	*out = (struct triples_table){.orders = calloc(TRIPLES_COUNT, sizeof *out->orders)};
	status = !out->orders || name.failed ? report_memory()
					     : read_or_sample(command, name.bytes, out);
	text_free(&name);
	if (!status)
		return EXIT_DONE;
	free(out->orders);
	out->orders = NULL;
	return status;
}
