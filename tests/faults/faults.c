/* Runs felt again and again, each time with another allocation failing or a full disk.
 *
 * It is linked with felt's objects so that main and the allocators of felt, libcsv and SQLite are
 * wrapped (ld --wrap): __real_main is felt, run in a child for each try, and the N-th allocation of
 * a child fails, alone or with all after it. What the C library allocates for itself is not
 * counted.
 *
 *     faults [--every N] [FILE ...] <LIST
 *
 * A line of the list is a command, its words as for a shell without expansions; NAME=VALUE before
 * it is put into the environment, and `<FILE` after it is standard input. FILEs are removed before
 * each run. Each command is run undisturbed first. Then each try must end
 *
 *     in status 3 with a message on standard error, or
 *     as undisturbed: the same status, output and messages (the allocation could be done without),
 *
 * never by a signal, and within 20 seconds. Likewise with every write to standard output failing
 * (/dev/full). --every 7 tries about every seventh allocation only, for a quick look. */
#define _GNU_SOURCE

#include <csv.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE = 20, WORDS_MAX = 64, LINE = 1024, NEVER = 0 };

/* -- allocations ------------------------------------------------------------ */

struct faults_plan {
	atomic_ulong made; /* allocations so far */
	unsigned long fails;
	bool all_after;
};

static struct faults_plan *plan; /* shared with the child */

int __real_main(int argc, char **argv);
int __wrap_main(int argc, char **argv);
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
char *__real_strdup(const char *string);
int __real_csv_init(struct csv_parser *parser, unsigned char options);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
char *__wrap_strdup(const char *string);
int __wrap_csv_init(struct csv_parser *parser, unsigned char options);
int __real_sqlite3_open_v2(const char *name, sqlite3 **database, int flags, const char *system);
int __wrap_sqlite3_open_v2(const char *name, sqlite3 **database, int flags, const char *system);

static bool fails(void)
{
	unsigned long number;

	if (!plan)
		return false;
	number = ++plan->made;
	if (plan->fails == NEVER || number < plan->fails ||
		(number > plan->fails && !plan->all_after))
		return false;
	errno = ENOMEM;
	return true;
}

void *__wrap_malloc(size_t size)
{
	return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
	return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
	return fails() ? NULL : __real_realloc(old, size);
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
	return fails() ? NULL : __real_aligned_alloc(alignment, size);
}

char *__wrap_strdup(const char *string)
{
	return fails() ? NULL : __real_strdup(string);
}

int __wrap_csv_init(struct csv_parser *parser, unsigned char options)
{
	int result = __real_csv_init(parser, options);

	csv_set_realloc_func(parser, __wrap_realloc);
	return result;
}

static sqlite3_mem_methods sqlite; /* its own allocator, which knows the sizes of its pieces */

/* It asks so often that one of five is enough. */
static bool sqlite_fails(void)
{
	static unsigned asked;

	return ++asked % 5 == 0 && fails();
}

static void *sqlite_malloc(int size)
{
	return sqlite_fails() ? NULL : sqlite.xMalloc(size);
}

static void *sqlite_realloc(void *old, int size)
{
	return sqlite_fails() ? NULL : sqlite.xRealloc(old, size);
}

int __wrap_sqlite3_open_v2(const char *name, sqlite3 **database, int flags, const char *system)
{
	sqlite3_mem_methods ours;

	if (!sqlite.xMalloc && sqlite3_config(SQLITE_CONFIG_GETMALLOC, &sqlite) == SQLITE_OK) {
		ours = sqlite;
		ours.xMalloc = sqlite_malloc;
		ours.xRealloc = sqlite_realloc;
		sqlite3_config(SQLITE_CONFIG_MALLOC, &ours);
	}
	return __real_sqlite3_open_v2(name, database, flags, system);
}

/* -- commands --------------------------------------------------------------- */

struct faults_command {
	char line[LINE]; /* as it was read */
	char text[LINE]; /* its words, ended */
	char *word[WORDS_MAX + 1];
	int words;
	int first; /* the first word of the command: those before set the environment */
	const char *input;
};

/* Cuts a line into words: blanks between, '...' and "..." quoted. False when it has none. */
static bool parse(struct faults_command *command)
{
	char *to = command->text;
	const char *at = command->line;

	command->words = command->first = 0;
	command->input = "/dev/null";
	for (;;) {
		char *word = to;

		at += strspn(at, " \t\n");
		if (!*at || *at == '#')
			break;
		while (*at && !strchr(" \t\n", *at)) {
			char quote = *at == '\'' || *at == '"' ? *at : '\0';

			if (!quote) {
				*to++ = *at++;
				continue;
			}
			for (at++; *at && *at != quote; at++)
				*to++ = *at;
			at += *at == quote;
		}
		*to++ = '\0';
		if (*word == '<')
			command->input = word + 1;
		else
			command->word[command->words++] = word;
	}
	command->word[command->words] = NULL;
	while (command->first < command->words && strchr(command->word[command->first], '=') &&
		command->word[command->first][0] != '-')
		command->first++;
	return command->first < command->words;
}

/* -- runs ------------------------------------------------------------------- */

struct faults_result {
	int status; /* as wait says */
	int output, errors;
};

static char **made; /* files that commands make, removed before each run */

static _Noreturn void die(const char *what)
{
	perror(what);
	exit(2);
}

static int scratch_file(const char *name)
{
	int fd = memfd_create(name, 0);

	if (fd < 0)
		die(name);
	return fd;
}

static void put_at(int fd, int place)
{
	if (fd < 0 || dup2(fd, place) < 0)
		die("dup2");
}

/* In the child: felt itself. */
static _Noreturn void be_felt(struct faults_command *command, const struct faults_result *result,
	bool full)
{
	static char name[] = "felt", *words[WORDS_MAX + 2] = {name};
	int count = 1;

	for (int i = 0; i < command->first; i++)
		putenv(command->word[i]);
	for (int i = command->first; i < command->words; i++)
		words[count++] = command->word[i];
	put_at(open(command->input, O_RDONLY), STDIN_FILENO);
	put_at(full ? open("/dev/full", O_WRONLY) : result->output, STDOUT_FILENO);
	put_at(result->errors, STDERR_FILENO);
	alarm(PATIENCE);
	plan->made = 0;
	exit(__real_main(count, words));
}

static void run(struct faults_command *command, struct faults_result *result, unsigned long fails,
	bool all_after, bool full)
{
	pid_t child;

	for (char **file = made; *file; file++)
		unlink(*file);
	if (ftruncate(result->output, 0) || ftruncate(result->errors, 0))
		die("ftruncate");
	lseek(result->output, 0, SEEK_SET);
	lseek(result->errors, 0, SEEK_SET);
	plan->fails = fails;
	plan->all_after = all_after;
	fflush(stdout);
	child = fork();
	if (child < 0)
		die("fork");
	if (!child)
		be_felt(command, result, full);
	if (waitpid(child, &result->status, 0) != child)
		die("waitpid");
}

static off_t size_of(int fd)
{
	struct stat about;

	return fstat(fd, &about) ? 0 : about.st_size;
}

static bool same_bytes(int a, int b)
{
	char x[4096], y[4096];
	off_t at = 0, size = size_of(a);

	if (size != size_of(b))
		return false;
	while (at < size) {
		ssize_t got = pread(a, x, sizeof x, at);

		if (got <= 0 || pread(b, y, (size_t)got, at) != got ||
			memcmp(x, y, (size_t)got) != 0)
			return false;
		at += got;
	}
	return true;
}

/* The error of a disturbed run, or NULL. */
static const char *wrong(const struct faults_result *whole, const struct faults_result *got)
{
	char given[8] = "";

	if (WIFSIGNALED(got->status))
		return WTERMSIG(got->status) == SIGALRM ? "it does not end" : "it dies of a signal";
	if (WEXITSTATUS(got->status) == 3) {
		ssize_t length = pread(got->errors, given, 4, 0);

		return length == 4 && !memcmp(given, "felt", 4) ? NULL
								: "status 3 without a message";
	}
	if (got->status != whole->status)
		return "it ends in another status";
	if (!same_bytes(got->output, whole->output))
		return "its output is another, and its status says nothing";
	return same_bytes(got->errors, whole->errors) ? NULL : "its messages are others";
}

static unsigned long tries, failures;

static void check(struct faults_command *command, const struct faults_result *whole,
	struct faults_result *got, unsigned long number, const char *how)
{
	const char *why = wrong(whole, got);

	tries++;
	if (!why)
		return;
	failures++;
	command->line[strcspn(command->line, "\n")] = '\0';
	if (number)
		printf("%s\n    allocation %lu fails%s: %s (status %d)\n", command->line, number,
			how, why, got->status >> 8 ? got->status >> 8 : got->status);
	else
		printf("%s\n    %s: %s (status %d)\n", command->line, how, why, got->status >> 8);
}

static void try_command(struct faults_command *command, unsigned long every)
{
	struct faults_result whole = {0, scratch_file("output"), scratch_file("errors")};
	struct faults_result got = {0, scratch_file("output"), scratch_file("errors")};
	unsigned long allocations;

	run(command, &whole, NEVER, false, false);
	allocations = plan->made;
	if (WIFSIGNALED(whole.status) || WEXITSTATUS(whole.status) == 3) {
		printf("%s    fails undisturbed (status %d)\n", command->line, whole.status);
		failures++;
	}
	for (unsigned long n = 1; n <= allocations; n += every) {
		run(command, &got, n, false, false);
		check(command, &whole, &got, n, "");
		run(command, &got, n, true, false);
		check(command, &whole, &got, n, " with all after it");
	}
	if (size_of(whole.output)) {
		run(command, &got, NEVER, false, true);
		check(command, &whole, &got, 0, "/dev/full");
		if (!WIFEXITED(got.status) || WEXITSTATUS(got.status) != 3) {
			printf("%s    /dev/full: status %d\n", command->line, got.status >> 8);
			failures++;
		}
	}
	close(whole.output);
	close(whole.errors);
	close(got.output);
	close(got.errors);
}

int __wrap_main(int argc, char **argv)
{
	static struct faults_command command;
	unsigned long every = 1, commands = 0;
	int first = 1;

	if (argc > 2 && !strcmp(argv[1], "--every")) {
		every = strtoul(argv[2], NULL, 10);
		first = 3;
	}
	made = argv + (argc > first ? first : argc);
	plan = mmap(NULL, sizeof *plan, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (plan == MAP_FAILED)
		die("mmap");
	while (fgets(command.line, sizeof command.line, stdin)) {
		if (!parse(&command))
			continue;
		commands++;
		try_command(&command, every);
	}
	printf("%lu commands, %lu tries, %lu failures\n", commands, tries, failures);
	return failures || !commands ? 1 : 0;
}
