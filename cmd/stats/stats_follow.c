/* --follow: files that changed are read again, without the hands that an earlier pass has read. A
 * program that writes a hand history appends whole hands, so a file that has been quiet for a
 * second ends with a whole hand. */
#include "stats_command.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "hands/walk.h"

#include "base/array.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

enum { PAUSE = 1 /* seconds between checks; a file must be quiet for as long */ };

struct followed_file {
	char *name; /* owned */
	size_t hands;
	off_t size;
	time_t changed;
};

struct followed {
	struct followed_file *file; /* sorted by name */
	size_t count, room;
	struct followed_file *current; /* file of the current hand, or NULL */
	const char *current_name;
};

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct followed_file *)a)->name,
		((const struct followed_file *)b)->name);
}

static struct followed_file *find(const struct followed *followed, const char *name)
{
	const struct followed_file key = {.name = (char *)(uintptr_t)name};

	return followed->count ? bsearch(&key, followed->file, followed->count, sizeof key, by_name)
			       : NULL;
}

/* Adds new files. False if out of memory. */
static bool add_files(struct followed *followed, const struct walk *walk)
{
	const size_t before = followed->count;

	for (size_t i = 0; i < walk->count; i++) {
		const struct followed known = {.file = followed->file, .count = before};
		struct followed_file *files;

		if (find(&known, walk->names[i]))
			continue;
		files = array_room(followed->file, &followed->room, followed->count, sizeof *files);
		if (!files)
			return false;
		followed->file = files;
		files[followed->count] = (struct followed_file){.name = strdup(walk->names[i])};
		if (!files[followed->count].name)
			return false;
		followed->count++;
	}
	if (followed->count > before)
		qsort(followed->file, followed->count, sizeof *followed->file, by_name);
	return true;
}

/* Puts the names of files that changed and have been quiet since into `names`. */
static size_t find_changed(struct followed *followed, char **names)
{
	const time_t now = time(NULL);
	size_t count = 0;

	for (size_t i = 0; i < followed->count; i++) {
		struct followed_file *file = &followed->file[i];
		struct stat about;

		if (stat(file->name, &about) || now - about.st_mtime < PAUSE ||
			(about.st_size == file->size && about.st_mtime == file->changed))
			continue;
		file->size = about.st_size;
		file->changed = about.st_mtime;
		names[count++] = file->name;
	}
	return count;
}

static bool is_new(struct stats_command *command)
{
	struct followed *followed = command->followed;
	const struct hand_reader *hands = &command->hands;

	if (followed->current_name != hands->file) {
		followed->current_name = hands->file;
		followed->current = find(followed, hands->file);
	}
	if (!followed->current || hands->number <= followed->current->hands)
		return false;
	followed->current->hands = hands->number;
	return true;
}

/* Reads the new part of files that changed, and writes the statistics. */
static int read_changed(struct stats_command *command, bool first)
{
	struct followed *followed = command->followed;
	char **names = calloc(followed->count + 1, sizeof *names);
	const size_t count = names ? find_changed(followed, names) : 0;
	int status = names ? EXIT_DONE : report_memory();

	if (count || (first && names)) {
		followed->current_name = NULL;
		if (hands_open(&command->hands, names, count) &&
			hands_use_threads(&command->hands, command->settings.jobs) &&
			(!command->book.sorted || stats_book_resume(&command->book)))
			status = stats_run_hands(command);
		else
			status = report_memory();
		hands_close(&command->hands);
	}
	free(names);
	return status;
}

/* Reports a file or directory that does not exist, which would be waited for in vain. */
static bool all_exist(const struct settings *settings)
{
	const bool operands = settings->operand_count;
	const size_t count = operands ? settings->operand_count : settings->from_count;
	struct stat about;

	for (size_t i = 0; i < count; i++) {
		const char *const name = operands ? settings->operands[i] : settings->from[i];

		if (stat(name, &about)) {
			report("%s: %s", name, strerror(errno));
			return false;
		}
	}
	return true;
}

int stats_follow(struct stats_command *command)
{
	struct followed followed = {.file = NULL};
	int status = all_exist(&command->settings) ? EXIT_DONE : EXIT_IO;

	command->followed = &followed;
	command->is_new = is_new;
	interrupt_catch();
	for (bool first = true; !interrupt_came() && status <= EXIT_INVALID; first = false) {
		struct walk walk = {.quiet = !first};

		if (!walk_gather(&walk, &command->settings, command->recursive, false) ||
			!add_files(&followed, &walk))
			status = report_memory();
		else if (walk.failed)
			status = EXIT_IO;
		walk_free(&walk);
		if (status <= EXIT_INVALID) {
			const int pass = read_changed(command, first);

			status = pass > status ? pass : status;
		}
		if (status <= EXIT_INVALID && !interrupt_came())
			nanosleep(&(struct timespec){.tv_sec = PAUSE}, NULL);
	}
	stats_warn_of_gaps(command);
	for (size_t i = 0; i < followed.count; i++)
		free(followed.file[i].name);
	free(followed.file);
	command->followed = NULL;
	return status;
}
