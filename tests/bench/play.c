/* Rows of hands that bots play: hands per second, written as PHH. The check is the number of bytes
 * and the number of hands that the last seat won. */
#include "bench.h"

#include "game/phh/phh.h"
#include "play/acpc.h"
#include "play/bots/bots.h"
#include "play/match.h"

#include <stdlib.h>
#include <string.h>

enum { HANDS = 20000, PLAYERS_MAX = 6 };

/* A bot that receives states and answers with a line. */
struct play_speaker {
	struct bot bot;
	struct acpc acpc;
	struct text state, line;
	struct acpc_inbox inbox;
};

struct play_work {
	struct match match;
	struct match_hand hand;
	struct dealer dealer;
	struct bot bots[PLAYERS_MAX];
	struct play_speaker speakers[PLAYERS_MAX];
	struct phh_frame frame;
	struct text out;
	size_t bytes;
	int won;
};

static void write_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct play_work *const work = context;

	(void)dealer;
	phh_write_action(&work->out, action, 0);
}

static void speaker_begin(void *state, const struct bot_view *view)
{
	struct play_speaker *const speaker = state;

	(void)view;
	acpc_begin(&speaker->acpc);
}

static void speaker_see(void *state, const struct bot_view *view, const struct action *action)
{
	struct play_speaker *const speaker = state;

	acpc_add(&speaker->acpc, view->table, action);
	if (!acpc_is_sent(view->table))
		return;
	text_clear(&speaker->state);
	acpc_print_state(&speaker->state, &speaker->acpc, view);
}

static enum bot_reply speaker_act(void *state, const struct bot_view *view, struct action *out)
{
	struct play_speaker *const speaker = state;
	const struct seat *const seat = &view->table->seat[view->seat];
	struct text *const line = &speaker->line;
	struct slice answer;
	size_t room;

	speaker->bot.kind->act(speaker->bot.state, view, out);
	text_clear(line);
	text_add_slice(line, text_slice(&speaker->state));
	text_add_string(line, out->act == ACT_FOLD        ? ":f"
			      : out->act == ACT_BET_RAISE ? ":r"
							  : ":c");
	if (out->act == ACT_BET_RAISE)
		text_add_uint(line, (uint64_t)(seat->paid - seat->street + out->amount));
	text_add_char(line, '\n');
	memcpy(acpc_inbox_room(&speaker->inbox, &room), line->bytes, line->length);
	acpc_inbox_add(&speaker->inbox, line->length);
	if (!acpc_inbox_line(&speaker->inbox, &answer) ||
		acpc_read(answer, text_slice(&speaker->state), view->table, out) != ACPC_ACTION)
		bench_fail("an answer was not read", "");
	return BOT_ACTS;
}

static void speaker_free(void *state)
{
	struct play_speaker *const speaker = state;

	speaker->bot.kind->free(speaker->bot.state);
	acpc_free(&speaker->acpc);
	text_free(&speaker->state);
	text_free(&speaker->line);
}

static const struct bot_kind speakers = {.name = "speaker",
	.hand_begin = speaker_begin,
	.act = speaker_act,
	.see = speaker_see,
	.free = speaker_free};

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	static const char *const names[PLAYERS_MAX] = {"a", "b", "c", "d", "e", "f"};
	const struct match_stakes stakes = {.blinds = 2, .blind = {1, 2}};
	const int players = *(const int *)row->data;
	struct bot_order order = {.variant = variant_rows, .players = players, .path = path};
	struct play_work *const work = bench_room(sizeof *work);
	struct text why = {0};

	memset(work, 0, sizeof *work);
	work->match.seed = 1;
	match_set(&work->match, variant_rows, players, &stakes);
	for (int i = 0; i < players; i++) {
		work->match.setup.stack[i] = 200;
		work->bots[i].kind = bots_find((struct slice){"random", 6}, &order.argument);
		if (work->bots[i].kind->open(&order, &work->bots[i].state, &why))
			bench_fail("no bot", "random");
		work->frame.player[i] = (struct slice){names[i], 1};
	}
	work->frame.setup = &work->hand.setup;
	work->frame.seed = 1;
	work->dealer.listen = write_action;
	work->dealer.context = work;
	return work;
}

static void *spoken_open(const struct bench_row *row, enum cpu_path path)
{
	struct play_work *const work = work_open(row, path);

	for (int i = 0; i < work->match.setup.seats; i++) {
		work->speakers[i].bot = work->bots[i];
		work->bots[i] = (struct bot){&speakers, &work->speakers[i]};
	}
	return work;
}

static double work_pass(void *opaque)
{
	struct play_work *const work = opaque;
	const int last = work->match.setup.seats - 1;

	work->bytes = 0;
	work->won = 0;
	for (uint64_t number = 1; number <= HANDS; number++) {
		match_seat(&work->match, number, work->bots, &work->hand);
		work->frame.number = number;
		phh_write_begin(&work->out, &work->frame);
		if (dealer_play(&work->dealer, &work->hand.hand))
			bench_fail("a hand was not played", "");
		phh_write_end(&work->out, &work->frame, &work->dealer.table);
		work->won += work->dealer.table.seat[last].stack > work->hand.setup.stack[last];
		work->bytes += work->out.length;
		text_clear(&work->out);
	}
	return HANDS;
}

static void work_check(void *opaque)
{
	const struct play_work *const work = opaque;

	printf("%zu/%d", work->bytes, work->won);
}

static void work_close(void *opaque)
{
	struct play_work *const work = opaque;

	for (int i = 0; i < work->match.setup.seats; i++)
		work->bots[i].kind->free(work->bots[i].state);
	dealer_free(&work->dealer);
	text_free(&work->out);
	free(work);
}

static const int six = 6, two = 2;

const struct bench_row bench_play[] = {
	{"sim-six", "M/s", "hands of six random bots, no-limit hold'em, as hand files", &six,
		work_open, work_pass, work_check, work_close},
	{"sim-two", "M/s", "hands of two random bots", &two, work_open, work_pass, work_check,
		work_close},
	{"sim-acpc", "M/s", "the same by the lines of the competition of programs", &two,
		spoken_open, work_pass, work_check, work_close},
	{NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
