#include "walk.h"

#include "frame/report.h"

#include "histories/decoder.h"
#include "histories/histories.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { START_BYTES = 16 << 10 /* beginning of a file, enough to recognize a site history */ };

static const char *const of_hand_files[] = {".phh", ".phhs", NULL};
static const char *const of_texts[] = {".txt", ".xml", ".csv", ".ohh", ".json", ".log", NULL};

/* Takes ownership of `name`, which is NULL if memory has run out. */
static bool add_owned(struct walk *walk, char *name)
{
	if (name && walk->count == walk->capacity) {
		size_t capacity = walk->capacity ? 2 * walk->capacity : 64;
		char **names = realloc(walk->names, capacity * sizeof *names);
		size_t *below = realloc(walk->below, capacity * sizeof *below);

		walk->names = names ? names : walk->names;
		walk->below = below ? below : walk->below;
		if (names && below)
			walk->capacity = capacity;
	}
	if (!name || walk->count == walk->capacity) {
		free(name);
		return false;
	}
	walk->below[walk->count] = walk->root;
	if (walk->root)
		while (name[walk->below[walk->count]] == '/')
			walk->below[walk->count]++;
	else if (strrchr(name, '/'))
		walk->below[walk->count] = (size_t)(strrchr(name, '/') + 1 - name);
	walk->names[walk->count++] = name;
	return true;
}

/* Makes DIRECTORY/NAME, or just NAME if the directory is "". */
static char *joined(const char *directory, const char *name)
{
	size_t length = strlen(directory), more = strlen(name);
	bool slash = length && directory[length - 1] != '/';
	size_t all = length + slash + more;
	char *path = malloc(all + 1);

	if (!path)
		return NULL;
	memcpy(path, directory, length);
	if (slash)
		path[length] = '/';
	memcpy(path + length + slash, name, more);
	path[all] = '\0';
	return path;
}

bool walk_add(struct walk *walk, const char *name)
{
	return add_owned(walk, joined("", name));
}

static bool ends_in(const char *name, const char *const *endings)
{
	size_t length = strlen(name);

	for (; *endings; endings++) {
		size_t ending = strlen(*endings);

		if (length > ending && !strcmp(name + length - ending, *endings))
			return true;
	}
	return false;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Lists the names in a directory, sorted. Returns false, with errno set, if the directory cannot be
 * read. */
static bool list(const char *directory, struct walk *entries)
{
	DIR *stream = opendir(directory);
	struct dirent *entry;
	int error = 0;

	if (!stream)
		return false;
	while (errno = 0, (entry = readdir(stream))) {
		if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, ".."))
			continue;
		if (!walk_add(entries, entry->d_name)) {
			error = ENOMEM;
			break;
		}
	}
	if (!error)
		error = errno;
	closedir(stream);
	if (entries->count)
		qsort(entries->names, entries->count, sizeof *entries->names, by_name);
	errno = error;
	return !error;
}

/* Reports that `path` is skipped. */
static void leave_out(struct walk *walk, const char *path, const char *why)
{
	report("%s: %s", path, why);
	walk->failed = true;
}

static bool walk_directory(struct walk *walk, const char *directory);

/* Adds an entry of a directory or, if it is a directory, the files below it. Takes ownership of
 * `path`. */
static bool walk_entry(struct walk *walk, char *path)
{
	const bool wanted = ends_in(path, of_hand_files) || ends_in(path, of_texts);
	struct stat about;
	bool good = true;

	if (lstat(path, &about)) /* the directory is not searchable, or the path is too long */
		leave_out(walk, path, strerror(errno));
	else if (S_ISDIR(about.st_mode))
		good = walk_directory(walk, path);
	else if (wanted && !stat(path, &about) && !S_ISREG(about.st_mode) &&
		 !S_ISDIR(about.st_mode)) /* opening a pipe would wait for a writer */
		leave_out(walk, path, "not a regular file");
	else if (wanted)
		return add_owned(walk, path);
	free(path);
	return good;
}

static bool walk_directory(struct walk *walk, const char *directory)
{
	struct walk entries = {.names = NULL};
	bool good = true;

	if (!list(directory, &entries)) {
		good = errno != ENOMEM;
		if (good)
			leave_out(walk, directory, strerror(errno));
	}
	for (size_t i = 0; good && i < entries.count; i++) {
		char *path = joined(directory, entries.names[i]);

		good = path && walk_entry(walk, path);
	}
	walk_free(&entries);
	return good;
}

/* Whether a site hand begins in the first bytes of a file. If the file cannot be read, that is
 * reported when it is read. Sets *memory to false if memory runs out. */
static bool is_text_of_hands(const char *name, bool *memory)
{
	char *const bytes = malloc(3 * START_BYTES + sizeof(struct decoder));
	FILE *const file = bytes ? fopen(name, "re") : NULL;
	struct decoder decoder;
	bool is = true;

	*memory = bytes;
	if (file) {
		char *const decoded = bytes + START_BYTES;
		size_t length = fread(bytes, 1, START_BYTES, file);

		fclose(file);
		decoder_begin(&decoder, bytes, length);
		length = decoder_decode(&decoder, bytes, length, decoded);
		is = histories_recognise((struct slice){decoded, length});
	}
	free(bytes);
	return is;
}

/* Removes, from index `from` on, files in which no site hand begins. False if out of memory. */
static bool keep_texts_of_hands(struct walk *walk, size_t from)
{
	size_t count = from;
	bool good = true;

	for (size_t i = from; i < walk->count; i++) {
		bool memory = true;

		if (ends_in(walk->names[i], of_hand_files) ||
			is_text_of_hands(walk->names[i], &memory)) {
			walk->names[count] = walk->names[i];
			walk->below[count++] = walk->below[i];
		} else {
			free(walk->names[i]);
		}
		good &= memory;
	}
	walk->count = count;
	return good;
}

bool walk_below(struct walk *walk, const char *name, bool all)
{
	const size_t before = walk->count;
	struct stat about;

	if (strcmp(name, "-") == 0 || stat(name, &about) || !S_ISDIR(about.st_mode))
		return walk_add(walk, name);
	walk->root = strlen(name);
	if (!walk_directory(walk, name))
		return false;
	walk->root = 0;
	if (!all && !keep_texts_of_hands(walk, before))
		return false;
	if (walk->count == before && !walk->failed) {
		if (!walk->quiet)
			report("%s: no hand-history files", name);
		walk->none = true;
	}
	return true;
}

bool walk_gather(struct walk *walk, const struct settings *settings, bool recursive, bool all)
{
	const size_t count =
		settings->operand_count ? settings->operand_count : settings->from_count;
	bool good = count || walk_add(walk, "-");

	for (size_t i = 0; good && i < count; i++) {
		const char *name =
			settings->operand_count ? settings->operands[i] : settings->from[i];

		good = recursive ? walk_below(walk, name, all) : walk_add(walk, name);
	}
	return good;
}

void walk_free(struct walk *walk)
{
	for (size_t i = 0; i < walk->count; i++)
		free(walk->names[i]);
	free(walk->names);
	free(walk->below);
	*walk = (struct walk){.names = NULL};
}
