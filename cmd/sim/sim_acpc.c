/* Programs as bots, by the competition's protocol: exec:COMMAND and tcp:PORT.
 *
 * If a program ends before it has written anything, or does not connect, it could not be started,
 * and nothing is played. Any other mistake of a program is an error: it then checks or, if that is
 * not possible, folds. A program that has made too many errors, has ended, floods, does not read,
 * or has not written anything by the end of its first decision is out of the match, and from then
 * on checks or folds without further errors. */
#include "sim.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/stopwatch.h"

#include "base/scan.h"
#include "play/acpc.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
	SHOWN_MAX = 200,       /* maximum bytes of a line in a message */
	NOTHING_MAX = 1 << 20, /* maximum bytes of comments and late answers before an answer */
	CONNECT_WITHIN = 60,   /* seconds in which an awaited program must connect */
};

#define START_WITHIN 0.25 /* seconds in which a failed start shows */

struct sim_acpc {
	const struct sim *sim;
	const struct seats_player *player;
	struct programs *programs;
	struct program *program; /* NULL if it is out of the match */
	unsigned errors;
	double left; /* time left for the match, in seconds */
	struct acpc acpc;
	struct text state; /* the state sent last */
	bool failed;       /* out of memory */
};

/* -- faults ----------------------------------------------------------------------- */

/* Reports an error, such as "timed out", with the line that caused it, or the last one sent to the
 * program; `out` is whether the program is out of the match. */
static enum bot_reply fault(struct sim_acpc *bot, const struct bot_view *view, const char *what,
	struct slice line, bool out)
{
	const struct slice name = bot->player->name;
	const int length = line.length < SHOWN_MAX ? (int)line.length : SHOWN_MAX;

	bot->errors++;
	report_warning("hand %" PRIu64 ": %.*s %s%s%.*s%s", view->hand, (int)name.length,
		name.bytes, what, length ? ": " : "", length, line.bytes,
		length < (int)line.length ? "..." : "");
	if (out || bot->errors >= bot->sim->max_errors) {
		report_warning("%.*s has made %u error%s; from now on it only checks or folds",
			(int)name.length, name.bytes, bot->errors, bot->errors == 1 ? "" : "s");
		program_end(bot->program, false);
		bot->program = NULL;
		bot->programs->lost = true;
	}
	return BOT_FAILS;
}

/* Handles the end of the program. Without a view, or if it has never written anything, it could not
 * be started, and the match stops. */
static enum bot_reply is_gone(struct sim_acpc *bot, const struct bot_view *view)
{
	const struct seats_player *const player = bot->player;
	enum bot_reply reply = BOT_STOPS;
	struct text how = {0};
	struct slice error;

	program_tell_end(bot->program, &how);
	error = program_last_error(bot->program);
	if (error.length)
		text_add_string(&how, "; it wrote");
	text_add_char(&how, '\0');
	if (view && program_has_spoken(bot->program))
		reply = fault(bot, view, how.failed ? "ended" : how.bytes, error, true);
	else
		report("%.*s: %s: the program %s%s%.*s", (int)player->name.length,
			player->name.bytes, player->kind->name, how.failed ? "ended" : how.bytes,
			error.length ? ": " : "", (int)error.length, error.bytes);
	text_free(&how);
	return reply;
}

/* -- answers ---------------------------------------------------------------------- */

static const char *illegal(const struct bot_view *view, const struct action *action)
{
	const struct legality *const legal = view->legal;

	if (action->act == ACT_FOLD && legal->call == 0)
		return "folds when checking is free";
	if (action->act != ACT_BET_RAISE)
		return NULL;
	if (!legal->least)
		return "raises when no raise is legal";
	if (action->amount < legal->least)
		return "raises to less than the minimum";
	return action->amount > legal->most ? "raises to more than the maximum" : NULL;
}

/* The time that the program has: for a decision, or what is left for the match. */
static double time_for(const struct sim_acpc *bot)
{
	const struct sim *const sim = bot->sim;

	return sim->match_time > 0 && bot->left < sim->move_time ? bot->left : sim->move_time;
}

static enum bot_reply is_late(struct sim_acpc *bot, const struct bot_view *view)
{
	const bool spent = bot->sim->match_time > 0 && bot->left <= 0;

	if (!program_is_here(bot->program))
		return fault(bot, view, "has not connected", SLICE(""), true);
	if (!program_has_spoken(bot->program))
		return fault(bot, view, "has not sent anything; last message to it",
			text_slice(&bot->state), true);
	return fault(bot, view,
		spent ? "has used up its time for the match; last message to it"
		      : "timed out; last message to it",
		text_slice(&bot->state), spent);
}

/* Waits for an answer; ignores other lines, up to a limit. */
static enum bot_reply ask(struct sim_acpc *bot, const struct bot_view *view, struct action *out)
{
	const double started = stopwatch_seconds(), within = time_for(bot);
	const struct slice state = text_slice(&bot->state);
	size_t ignored = 0;

	for (;;) {
		struct slice line = {NULL, 0};
		const double used = stopwatch_seconds() - started;
		const enum program_news news = program_wait(bot->program, within - used, &line);
		const char *what = NULL;

		bot->left -= news == PROGRAM_LINE ? 0 : stopwatch_seconds() - started;
		switch (news) {
		case PROGRAM_LATE:
			return is_late(bot, view);
		case PROGRAM_GONE:
			return is_gone(bot, view);
		case PROGRAM_IGNORES:
			return fault(bot, view, "does not read its input; last message to it",
				state, true);
		case PROGRAM_FLOODS:
			return fault(bot, view, "writes an endless line; last message to it", state,
				true);
		case PROGRAM_LINE:
			break;
		}
		switch (acpc_read(line, state, view->table, out)) {
		case ACPC_ACTION:
			bot->left -= stopwatch_seconds() - started;
			what = illegal(view, out);
			return what ? fault(bot, view, what, line, false) : BOT_ACTS;
		case ACPC_WRONG:
			bot->left -= stopwatch_seconds() - started;
			return fault(bot, view, "sent an invalid answer", line, false);
		case ACPC_NOTHING:
			ignored += line.length + 1;
			if (ignored > NOTHING_MAX)
				return fault(bot, view, "keeps writing, but does not answer", line,
					true);
			break;
		}
	}
}

/* -- the bot ---------------------------------------------------------------------- */

static enum bot_reply act(void *state, const struct bot_view *view, struct action *out)
{
	struct sim_acpc *const bot = state;

	if (bot->failed) {
		report_memory();
		return BOT_STOPS;
	}
	if (bot->program)
		return ask(bot, view, out);
	bot_fold(view, out);
	return BOT_ACTS;
}

static void hand_begin(void *state, const struct bot_view *view)
{
	struct sim_acpc *const bot = state;

	(void)view;
	acpc_begin(&bot->acpc);
}

static void see(void *state, const struct bot_view *view, const struct action *action)
{
	struct sim_acpc *const bot = state;
	struct slice line;

	acpc_add(&bot->acpc, view->table, action);
	if (!bot->program || !acpc_is_sent(view->table))
		return;
	text_clear(&bot->state);
	acpc_print_state(&bot->state, &bot->acpc, view);
	text_add_string(&bot->state, "\r\n");
	line = text_slice(&bot->state);
	bot->failed |= bot->state.failed || !program_send(bot->program, line);
	if (!bot->failed)
		bot->state.length -= 2; /* the answer repeats only the state */
}

static void end_bot(void *state)
{
	struct sim_acpc *const bot = state;

	if (bot->program)
		program_end(bot->program, true);
	acpc_free(&bot->acpc);
	text_free(&bot->state);
	free(bot);
}

static const struct bot_kind kinds[] = {
	{.name = "exec",
		.argument = "COMMAND",
		.about = "a program that is started",
		.needs_argument = true,
		.remembers = true,
		.hand_begin = hand_begin,
		.act = act,
		.see = see,
		.free = end_bot},
	{.name = "tcp",
		.argument = "PORT",
		.about = "a program that connects",
		.needs_argument = true,
		.remembers = true,
		.hand_begin = hand_begin,
		.act = act,
		.see = see,
		.free = end_bot},
};

const struct bot_kind *sim_acpc_find(struct slice name, struct slice *argument)
{
	const char *const colon = name.length ? memchr(name.bytes, ':', name.length) : NULL;
	const size_t length = colon ? (size_t)(colon - name.bytes) : name.length;

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (slice_equal((struct slice){name.bytes, length}, kinds[i].name)) {
			*argument = (struct slice){name.bytes + length, name.length - length};
			if (colon) {
				argument->bytes++;
				argument->length--;
			}
			return &kinds[i];
		}
	return NULL;
}

bool sim_acpc_is(const struct bot_kind *kind)
{
	return kind == &kinds[0] || kind == &kinds[1];
}

bool sim_acpc_is_started(const struct bot_kind *kind)
{
	return kind == &kinds[0];
}

bool sim_acpc_allows(const struct sim *sim)
{
	const char *const refused =
		sim->cash ? "stacks that carry over" : acpc_refuses(&sim->seats.match.setup);
	const struct seats_player *speaks = NULL;

	for (int i = 0; i < sim->seats.players; i++)
		if (sim_acpc_is(sim->seats.player[i].kind))
			speaks = &sim->seats.player[i];
	if (!refused || (!speaks && !sim->acpc_log))
		return true;
	if (speaks)
		report_usage("%.*s: the protocol of %s programs does not support %s",
			(int)speaks->name.length, speaks->name.bytes, speaks->kind->name, refused);
	else
		report_usage("--acpc-log: the log format does not support %s", refused);
	return false;
}

static int cannot_start(const struct seats_player *player, const char *why)
{
	report("%.*s: %s: %s", (int)player->name.length, player->name.bytes, player->kind->name,
		why);
	return EXIT_IO;
}

int sim_acpc_open(const struct sim *sim, const struct seats_player *player,
	struct programs *programs, void **state)
{
	enum { PORT_MAX = 65535 };
	const bool awaited = player->kind == &kinds[1];
	struct sim_acpc *bot;
	uint64_t port = 0;

	if (awaited && (!slice_uint(player->argument, PORT_MAX, &port) || !port))
		return report_usage("%.*s: tcp: '%.*s' is not a port, 1 to %d",
			(int)player->name.length, player->name.bytes, (int)player->argument.length,
			player->argument.bytes, PORT_MAX);
	bot = calloc(1, sizeof *bot);
	if (!bot)
		return report_memory();
	bot->sim = sim;
	bot->player = player;
	bot->programs = programs;
	bot->left = sim->match_time;
	*state = bot;
	bot->program = awaited ? program_await(programs, (unsigned)port)
			       : program_start(programs, player->argument);
	if (!bot->program)
		return errno == ENOMEM ? report_memory() : cannot_start(player, strerror(errno));
	return EXIT_DONE;
}

int sim_acpc_begin(void *state)
{
	struct sim_acpc *const bot = state;
	const bool awaited = bot->player->kind == &kinds[1];
	const enum program_news news =
		program_await_start(bot->program, awaited ? CONNECT_WITHIN : START_WITHIN);

	if (interrupt_came())
		return EXIT_INTERRUPTED;
	if (news == PROGRAM_GONE) {
		is_gone(bot, NULL);
		return EXIT_IO;
	}
	if (awaited && news == PROGRAM_LATE)
		return cannot_start(bot->player, "no program connected within a minute");
	return EXIT_DONE;
}
