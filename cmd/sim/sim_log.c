/* The competition's log of a match. */
#include "sim.h"

#include "frame/report.h"

#include "play/acpc.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

struct sim_log {
	const struct sim *sim;
	FILE *file;
	struct acpc acpc;
	struct text out;
	chips net[SEATS_PLAYERS_MAX]; /* one per player */
};

void sim_seed_hash(const struct sim *sim, char hash[SECRET_DIGITS + 1])
{
	char digits[24];
	struct text seed = text_over(digits, sizeof digits);

	text_add_uint(&seed, sim->seats.match.seed);
	secret_hash(text_slice(&seed), hash);
}

/* Reports an error, after which nothing more is written. */
static bool fail(struct sim_log *log, int error)
{
	if (error)
		report_file(log->sim->acpc_log, error);
	else
		report_memory();
	fclose(log->file);
	log->file = NULL;
	return false;
}

static bool write_text(struct sim_log *log)
{
	if (log->out.failed)
		return fail(log, 0);
	if (fwrite(log->out.bytes, 1, log->out.length, log->file) != log->out.length ||
		fflush(log->file))
		return fail(log, errno);
	text_clear(&log->out);
	return true;
}

static void add_comment(struct sim_log *log)
{
	const struct sim *const sim = log->sim;
	char hash[SECRET_DIGITS + 1];

	text_format(&log->out, "# name/game/hands/seed felt %s %" PRIu64 " ",
		sim->seats.variant->code, sim->hands);
	if (sim->secret) {
		sim_seed_hash(sim, hash);
		text_format(&log->out, "sha256:%s", hash);
	} else {
		text_add_uint(&log->out, sim->seats.match.seed);
	}
	text_add_char(&log->out, '\n');
}

int sim_log_begin(const struct sim *sim, struct sim_log **out)
{
	struct sim_log *log = calloc(1, sizeof *log);
	struct stat about;
	struct text game;

	*out = log;
	if (!log)
		return report_memory();
	log->sim = sim;
	/* a file is never overwritten, because the match in it would be lost; a device may be
	 * written */
	log->file = fopen(sim->acpc_log,
		stat(sim->acpc_log, &about) == 0 && !S_ISREG(about.st_mode) ? "w" : "wx");
	if (!log->file)
		return report_file(sim->acpc_log, errno);
	add_comment(log);
	game = (struct text){0};
	/* The game definition, as comments. */
	acpc_print_game(&game, &log->sim->seats.match.setup);
	for (size_t i = 0; i < game.length; i++) {
		if (!i || game.bytes[i - 1] == '\n')
			text_add_string(&log->out, "# ");
		text_add_char(&log->out, game.bytes[i]);
	}
	log->out.failed |= game.failed;
	text_free(&game);
	return write_text(log) ? EXIT_DONE : EXIT_IO;
}

void sim_log_action(struct sim_log *log, const struct dealer *dealer, const struct action *action)
{
	if (dealer->action_count == 1)
		acpc_begin(&log->acpc);
	acpc_add(&log->acpc, &dealer->table, action);
}

bool sim_log_hand(struct sim_log *log, const struct match_hand *hand, const struct dealer *dealer)
{
	struct slice names[SEATS_PLAYERS_MAX];

	for (int i = 0; i < log->sim->seats.players; i++) {
		const int player = hand->player[i];

		names[i] = log->sim->seats.player[player].name;
		log->net[player] += dealer->table.seat[i].stack - hand->setup.stack[i];
	}
	acpc_print_log(&log->out, &log->acpc, dealer, names);
	return write_text(log);
}

int sim_log_end(struct sim_log *log)
{
	struct slice names[SEATS_PLAYERS_MAX];
	int status = EXIT_DONE;

	if (!log)
		return EXIT_DONE;
	for (int i = 0; i < log->sim->seats.players; i++)
		names[i] = log->sim->seats.player[i].name;
	if (log->file) {
		acpc_print_score(&log->out, log->net, names, log->sim->seats.players);
		if (!write_text(log))
			status = EXIT_IO;
		if (fclose(log->file) && !status)
			status = report_file(log->sim->acpc_log, errno);
	}
	acpc_free(&log->acpc);
	text_free(&log->out);
	free(log);
	return status;
}
