/* The log: a PHH stream, to which each finished hand is appended.
 *
 * A hand is written in one piece, so that a killed program leaves whole hands. Numbers continue
 * from the largest in the file. */
#include "play.h"

#include "frame/journal.h"
#include "frame/report.h"
#include "hands/hands.h"

#include "base/scan.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* -- opening ---------------------------------------------------------------------- */

static int not_a_log(const struct play *play, const char *what)
{
	return report_usage("--log: %s %s; a log is a file of hands in .phhs format",
		play->log.name, what);
}

/* Reads the hands of the file to find their largest number. */
static int find_last(struct play *play, struct hand_reader *hands, uint64_t *last)
{
	for (;;) {
		const enum hands_result result = hands_next(hands);
		uint64_t number;

		if (result == HANDS_END)
			return EXIT_DONE;
		if (result == HANDS_NO_FILE)
			return hands_report_file(play->log.name, hands->input.error);
		if (hands->store)
			return not_a_log(play, "is a database");
		if (result != HANDS_HAND)
			return not_a_log(play, "has a hand that cannot be read");
		if (!hands->hand.number.length)
			return not_a_log(play, "has only one hand");
		if (slice_uint(hands->hand.number, UINT64_MAX - 1, &number) && number > *last)
			*last = number;
	}
}

/* Two sessions that append to one log would reuse hand numbers. The lock ends with the program. */
static int lock(const struct play *play, struct stat *about)
{
	struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

	if (fcntl(play->log.fd, F_SETLK, &whole) && (errno == EACCES || errno == EAGAIN))
		return report_usage("--log: %s is being written by another session",
			play->log.name);
	return fstat(play->log.fd, about) ? report_file(play->log.name, errno) : EXIT_DONE;
}

/* Locks the log and reads it. Closing the file that was read releases the lock, so it is acquired
 * again; if another session has written in between, all of this is repeated. */
static int read_locked(struct play *play, struct stat *about, uint64_t *next)
{
	char *names[] = {(char *)(uintptr_t)play->log.name};
	struct hand_reader hands;
	int status = lock(play, about);
	off_t size;

	do {
		uint64_t last = 0;

		size = about->st_size;
		if (status || !size)
			return status;
		status = hands_open(&hands, names, 1) ? find_last(play, &hands, &last)
						      : report_memory();
		hands_close(&hands);
		*next = last + 1;
		if (!status)
			status = lock(play, about);
	} while (!status && about->st_size != size);
	return status;
}

int play_log_open(struct play *play, uint64_t *next)
{
	struct play_log *const log = &play->log;
	struct stat about;
	int status = EXIT_DONE;

	*next = 1;
	log->fd = -1;
	if (!log->name)
		return EXIT_DONE;
	if (stat(log->name, &about) == 0 && S_ISFIFO(about.st_mode))
		return not_a_log(play, "is a pipe");
	log->fd = journal_open(log->name);
	if (log->fd < 0 || fstat(log->fd, &about))
		return report_file(log->name, errno);
	if (S_ISREG(about.st_mode))
		status = read_locked(play, &about, next);
	if (!status && !journal_end_line(log->fd, about.st_size))
		status = report_file(log->name, errno);
	return status;
}

void play_log_close(struct play *play)
{
	if (play->log.fd >= 0)
		close(play->log.fd);
	text_free(&play->log.hand);
}

/* -- hands ------------------------------------------------------------------------ */

void play_log_begin(struct play *play)
{
	struct play_log *const log = &play->log;

	if (log->fd < 0)
		return;
	log->frame = (struct phh_frame){.setup = &play->hand.setup,
		.places = play->seats.places,
		.number = play->number,
		.seed = play->seats.match.seed};
	for (int i = 0; i < play->hand.setup.seats; i++)
		log->frame.player[i] = play->seats.player[play->hand.player[i]].name;
	text_clear(&log->hand);
	phh_write_begin(&log->hand, &log->frame);
}

void play_log_action(struct play *play, const struct action *action)
{
	if (play->log.fd >= 0)
		phh_write_action(&play->log.hand, action, play->seats.places);
}

void play_log_end(struct play *play)
{
	struct play_log *const log = &play->log;

	if (log->fd < 0)
		return;
	phh_write_end(&log->hand, &log->frame, &play->dealer.table);
	if (log->hand.failed) {
		play_fail(play, PLAY_NO_MEMORY);
		return;
	}
	log->error = journal_add(log->fd, text_slice(&log->hand));
	if (log->error)
		play_fail(play, PLAY_NO_LOG);
}
