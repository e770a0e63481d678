/* --watch: the hands on a table drawn in the terminal.
 *
 * A cursor is at a step of a hand, from 0 before the first action to the last, which shows the end.
 * Keys move it. Slow work, such as searching many hands for a player, is a task: it is done in
 * slices between keys, like counting the hands and computing equities, so that each key takes
 * effect at once. */
#include "hand_list.h"
#include "replay.h"

#include "frame/casefold.h"
#include "frame/command_status.h"
#include "frame/keys.h"
#include "frame/output.h"
#include "frame/report.h"
#include "frame/stopwatch.h"
#include "frame/terminal.h"
#include "picture/picture.h"

#include "base/scan.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum {
	SLICE = 2,       /* milliseconds of work between polls for a key */
	NEWS = 100,      /* and between updates of a task's progress */
	TYPED_MAX = 60,  /* bytes of typed input */
	FAULTS_MAX = 100 /* hands whose errors are reported */
};

enum asking { ASKS_NOTHING, ASKS_NUMBER, ASKS_PLAYER, SHOWS_HELP };

/* Where to move the cursor when the hand is found. */
enum watch_task {
	TASK_NONE,
	TASK_TO,    /* hand `target` */
	TASK_ON,    /* likewise; if there is none, all hands were seen: quit */
	TASK_FIND,  /* the first hand from `target` on with a player whose name has `wanted` */
	TASK_NUMBER /* the first hand from `target` on with the number of --hand */
};

struct watch {
	struct replay *replay;
	struct hand_list hand_list;
	struct hand_list_reader shown, finder;
	struct hand_reader found; /* used by TASK_FIND */

	/* the hand and the step */
	size_t number; /* 0: none yet */
	int hero;
	int step, steps;                    /* the current step, and the last */
	int deals[STREETS_MAX], deal_count; /* the first steps of later streets */
	bool set_up;
	struct text line;     /* describes the last action */
	const double *equity; /* at this step, or NULL */
	bool equity_is_due;

	enum watch_task task;
	size_t target;
	bool to_end; /* go to the end of the hand */
	enum asking asking;
	struct text typed, wanted;
	struct text note; /* for the user, until the next key */

	bool plays; /* steps automatically */
	int64_t due, drawn;
	bool stale; /* the picture must be redrawn */
	bool over, failed;
	bool changed; /* the file of the current hand has changed */
	bool starved; /* out of memory while reading a hand */
	struct text frame, scratch;
	struct job job;                     /* output of narrating a step */
	size_t invalid[FAULTS_MAX], faults; /* numbers of shown hands with errors */
	size_t more_faults;
};

/* -- steps ---------------------------------------------------------------------- */

/* Plays the hand to its end and records the steps and the starts of streets. */
static void measure(struct watch *watch)
{
	struct hand_play *play = &watch->replay->play;

	int street = 0;

	watch->steps = watch->deal_count = 0;
	watch->set_up = hand_play_begin(play, &watch->replay->hands.hand, watch->replay->house);
	if (!watch->set_up)
		return;
	while (replay_step(play)) {
		watch->steps++;
		if (play->step.street <= street)
			continue;
		street = play->step.street;
		watch->deals[watch->deal_count++] = watch->steps;
	}
	watch->steps++; /* the end */
	hand_play_end(play);
}

/* Computes the equities at this step, while cards are to come. */
static void ask_equity(struct watch *watch)
{
	const struct replay_shares *shares;
	bool news;

	watch->equity_is_due = false;
	watch->stale = true;
	watch->equity =
		replay_odds_at(watch->replay->odds, &watch->replay->play.table, &shares, &news)
			? shares->equity
			: NULL;
}

/* Plays the hand from the beginning up to a step. */
static void show_step(struct watch *watch, int wanted)
{
	struct hand_play *play = &watch->replay->play;
	const struct table *table;

	watch->stale = true;
	watch->step = wanted;
	watch->due = stopwatch_milliseconds() + (int64_t)(1000 * watch->replay->every);
	text_clear(&watch->line);
	if (watch->set_up) {
		hand_play_begin(play, &watch->replay->hands.hand, watch->replay->house);
		for (int done = 0; done < wanted && replay_step(play); done++)
			;
		if (wanted == watch->steps)
			hand_play_end(play);
	}
	if (!watch->set_up || wanted == watch->steps) {
		/* Describe the end of the hand, or its error. */
		if (play->invalid)
			text_add_slice(&watch->line, play->fault.message);
		else
			replay_say_end(watch->replay, &watch->line);
	} else if (wanted)
		replay_say(watch->replay, &watch->line);
	table = &watch->replay->play.table;
	watch->equity = NULL;
	watch->equity_is_due = watch->replay->odds && watch->set_up &&
			       (table->phase != PHASE_DEAL_HOLE || table->runout) &&
			       table->phase != PHASE_OVER;
	if (watch->equity_is_due && replay_odds_are_known(watch->replay->odds, table))
		ask_equity(watch);
}

/* -- hands ---------------------------------------------------------------------- */

/* Records that a hand has an error; the numbers are in ascending order. */
static void note_fault(struct watch *watch)
{
	size_t at = watch->faults;

	while (at && watch->invalid[at - 1] > watch->number)
		at--;
	if (at && watch->invalid[at - 1] == watch->number)
		return;
	if (watch->faults == FAULTS_MAX) {
		watch->more_faults++;
		return;
	}
	memmove(watch->invalid + at + 1, watch->invalid + at,
		(watch->faults - at) * sizeof *watch->invalid);
	watch->invalid[at] = watch->number;
	watch->faults++;
}

/* Reads a known hand and plays it to its end. */
static void read_hand(struct watch *watch, size_t number)
{
	struct replay *replay = watch->replay;
	const enum hands_result result = hand_list_read(&watch->hand_list, &watch->shown, number);

	replay->unread = result == HANDS_FAULT;
	watch->number = number;
	watch->steps = watch->deal_count = 0;
	watch->set_up = false;
	if (replay->unread)
		hands_malformed(&replay->hands, &replay->play);
	/* An unsupported game has no seat to look for. */
	else if (result == HANDS_HAND &&
		 (!replay->hands.hand.has_setup || replay_seek_seat(replay)))
		measure(watch);
	else if (result != HANDS_HAND)
		watch->failed = watch->changed = true;
	if (replay->unread ? replay->hands.fault.status == STATUS_NO_MEMORY
			   : watch->changed && replay->hands.input.error == ENOMEM)
		watch->starved = true;
	watch->over = watch->over || watch->failed || watch->starved || replay->play.reason.failed;
}

static void show_hand(struct watch *watch, size_t number, bool to_end)
{
	struct replay *replay = watch->replay;

	watch->task = TASK_NONE;
	read_hand(watch, number);
	if (watch->over)
		return;
	if (replay->play.invalid)
		note_fault(watch);
	watch->hero = replay->hero;
	if (replay->odds && watch->set_up)
		replay_odds_hand(replay->odds, &replay->hands.hand, replay->house);
	show_step(watch, to_end ? watch->steps : 0);
}

/* -- tasks ---------------------------------------------------------------------- */

static bool has_player(struct watch *watch, size_t number)
{
	const struct hand_record *hand = &watch->found.hand;

	if (hand_list_read(&watch->hand_list, &watch->finder, number) != HANDS_HAND)
		return false;
	for (int i = 0; i < hand->setup.seats; i++) {
		text_clear(&watch->scratch);
		narrate_add_player(&watch->scratch, hand, i);
		if (casefold_contains(text_slice(&watch->scratch), text_slice(&watch->wanted)))
			return true;
	}
	return false;
}

/* Whether the task ends at a hand. */
static bool ends_task(struct watch *watch, size_t number)
{
	if (watch->task == TASK_NUMBER)
		return hand_list_read(&watch->hand_list, &watch->finder, number) == HANDS_HAND &&
		       replay_has_number(&watch->found, watch->replay->wanted_number);
	return watch->task != TASK_FIND || has_player(watch, number);
}

static void note(struct watch *watch, const char *words)
{
	text_clear(&watch->note);
	text_add_string(&watch->note, words);
	watch->stale = true;
}

/* Shows that the list ends before the requested hand. */
static void note_end(struct watch *watch)
{
	const struct hand_list *hand_list = &watch->hand_list;

	if (watch->task == TASK_FIND) {
		note(watch, "no later hand has a player '");
		text_add_slice(&watch->note, text_slice(&watch->wanted));
		text_add_char(&watch->note, '\'');
	} else if (hand_list->failures &&
		   hand_list->failure[hand_list->failures - 1].after == hand_list->known) {
		note(watch, "the next file cannot be read: ");
		text_add_string(&watch->note, hand_list->failure[hand_list->failures - 1].file);
	} else {
		note(watch, hand_list->known == 1 ? "this is the only hand" : "the last hand is ");
		if (hand_list->known != 1)
			text_add_uint_grouped(&watch->note, hand_list->known);
	}
}

/* The next slice of the task: examines a hand, or looks for one more. Returns false if there is
 * nothing to do until a pipe has more. */
static bool do_task(struct watch *watch)
{
	if (watch->target <= watch->hand_list.known) {
		if (ends_task(watch, watch->target))
			show_hand(watch, watch->target, watch->to_end);
		else
			watch->target++;
		return true;
	}
	switch (hand_list_scout(&watch->hand_list, true)) {
	case HAND_LIST_LATER:
		return false;
	case HAND_LIST_END:
		if (watch->task == TASK_ON || !watch->number)
			watch->over = true;
		else
			note_end(watch);
		watch->task = TASK_NONE;
		break;
	case HAND_LIST_FOUND:
	default:
		break;
	}
	return true;
}

/* Counts hands that were not looked for yet. */
static bool count(struct watch *watch)
{
	if (watch->hand_list.complete)
		return false;
	switch (hand_list_scout(&watch->hand_list, false)) {
	case HAND_LIST_LATER:
		return false;
	case HAND_LIST_END:
		watch->stale = true;
		return false;
	case HAND_LIST_FOUND:
	default:
		return true;
	}
}

/* Works for a short time. Returns whether there is more to do at once. */
static bool work(struct watch *watch)
{
	const int64_t end = stopwatch_milliseconds() + SLICE;
	bool more = true;

	while (more && !watch->over && stopwatch_milliseconds() < end) {
		if (watch->task)
			more = do_task(watch);
		else if (watch->stale)
			return true;
		else if (watch->equity_is_due)
			ask_equity(watch);
		else
			more = count(watch);
	}
	return more;
}

static void send(struct watch *watch, enum watch_task task, size_t target, bool to_end)
{
	watch->task = task;
	watch->target = target;
	watch->to_end = to_end;
}

/* -- keys ----------------------------------------------------------------------- */

/* Each returns false to quit. */

static bool go_forward(void *viewer)
{
	struct watch *const watch = viewer;

	if (watch->step < watch->steps)
		show_step(watch, watch->step + 1);
	else
		send(watch, TASK_ON, watch->number + 1, false);
	return true;
}

static bool go_back(void *viewer)
{
	struct watch *const watch = viewer;

	if (watch->step > 0)
		show_step(watch, watch->step - 1);
	else if (watch->number > 1)
		send(watch, TASK_TO, watch->number - 1, true);
	else
		note(watch, "this is the beginning");
	return true;
}

static bool go_to_next_street(void *viewer)
{
	struct watch *const watch = viewer;

	for (int i = 0; i < watch->deal_count; i++)
		if (watch->deals[i] > watch->step) {
			show_step(watch, watch->deals[i]);
			return true;
		}
	show_step(watch, watch->steps);
	return true;
}

static bool go_to_last_street(void *viewer)
{
	struct watch *const watch = viewer;
	int step = 0;

	for (int i = 0; i < watch->deal_count; i++)
		if (watch->deals[i] < watch->step)
			step = watch->deals[i];
	show_step(watch, step);
	return true;
}

static bool go_to_next_hand(void *viewer)
{
	struct watch *const watch = viewer;

	send(watch, TASK_TO, watch->number + 1, false);
	return true;
}

static bool go_to_last_hand(void *viewer)
{
	struct watch *const watch = viewer;

	if (watch->number > 1)
		send(watch, TASK_TO, watch->number - 1, false);
	else
		note(watch, "this is the first hand");
	return true;
}

static bool go_to_beginning(void *viewer)
{
	struct watch *const watch = viewer;

	show_step(watch, 0);
	return true;
}

static bool go_to_end(void *viewer)
{
	struct watch *const watch = viewer;

	show_step(watch, watch->steps);
	return true;
}

static bool ask_number(void *viewer)
{
	struct watch *const watch = viewer;

	watch->asking = ASKS_NUMBER;
	return true;
}

static bool ask_player(void *viewer)
{
	struct watch *const watch = viewer;

	watch->asking = ASKS_PLAYER;
	return true;
}

static bool stop_or_go_on(void *viewer)
{
	struct watch *const watch = viewer;

	if (watch->replay->every <= 0)
		return go_forward(watch);
	watch->plays = !watch->plays;
	watch->due = stopwatch_milliseconds() + (int64_t)(1000 * watch->replay->every);
	return true;
}

static bool show_help(void *viewer)
{
	struct watch *const watch = viewer;

	watch->asking = SHOWS_HELP;
	return true;
}

static bool leave(void *viewer)
{
	(void)viewer;
	return false;
}

static const struct keys_row keys[] = {
	{{TERMINAL_RIGHT, 'l', '\r', '\n'}, "→ l enter", "right l enter", "a step forward",
		go_forward},
	{{TERMINAL_LEFT, 'h', 0x7f, '\b'}, "← h backspace", "left h backspace", "a step back",
		go_back},
	{{' '}, "space", NULL, "step, or pause / resume", stop_or_go_on},
	{{']'}, "]", NULL, "the next street", go_to_next_street},
	{{'['}, "[", NULL, "the previous street", go_to_last_street},
	{{'n'}, "n", NULL, "the next hand", go_to_next_hand},
	{{'p'}, "p", NULL, "the previous hand", go_to_last_hand},
	{{TERMINAL_HOME, '0'}, "home 0", NULL, "the beginning of the hand", go_to_beginning},
	{{TERMINAL_END, 'G', '$'}, "end G", NULL, "the end of the hand", go_to_end},
	{{'g'}, "g", NULL, "go to a hand's number", ask_number},
	{{'/'}, "/", NULL, "a player's next hand", ask_player},
	{{'?'}, "?", NULL, "these keys", show_help},
	{{'q', 'Q', TERMINAL_ESCAPE, 4}, "q escape", NULL, "quit", leave},
};

enum { KEYS = sizeof keys / sizeof *keys };

/* -- answers -------------------------------------------------------------------- */

static void answer(struct watch *watch, const struct terminal_key *key)
{
	const enum asking asking = watch->asking;
	const enum keys_typing typing = keys_type(&watch->typed, TYPED_MAX, key);

	if (typing == KEYS_TYPING)
		return;
	watch->asking = ASKS_NOTHING;
	if (typing == KEYS_ENTERED) {
		if (asking == ASKS_NUMBER) {
			const struct slice typed = slice_trim(text_slice(&watch->typed));
			uint64_t number;

			if (slice_uint(typed, SIZE_MAX / 2, &number) && number) {
				send(watch, TASK_TO, (size_t)number, false);
			} else if (typed.length) {
				note(watch, "not a hand number: ");
				text_add_slice(&watch->note, typed);
			}
		} else {
			/* Without a name, repeat the last search. */
			const struct slice typed = slice_trim(text_slice(&watch->typed));

			if (typed.length) {
				text_clear(&watch->wanted);
				text_add_slice(&watch->wanted, typed);
			}
			if (watch->wanted.length)
				send(watch, TASK_FIND, watch->number + 1, false);
		}
	}
	text_clear(&watch->typed);
}

/* -- the loop ------------------------------------------------------------------- */

static void take_key(struct watch *watch, const struct terminal_key *key)
{
	const struct keys_row *const row = keys_find(keys, KEYS, key->code);
	const bool busy = watch->task;

	text_clear(&watch->note);
	watch->stale = true;
	if (watch->asking == SHOWS_HELP) {
		watch->asking = ASKS_NOTHING;
	} else if (watch->asking) {
		answer(watch, key);
	} else if (busy && watch->number && key->code == TERMINAL_ESCAPE) {
		watch->task = TASK_NONE;
	} else if (row && (watch->number || row->act == leave)) {
		watch->task = TASK_NONE;
		watch->over = !row->act(watch);
	}
}

/* The status message on the last line, in place of the keys. */
static struct slice status_of(struct watch *watch)
{
	struct text *out = &watch->scratch;

	text_clear(out);
	if (watch->asking == ASKS_NUMBER || watch->asking == ASKS_PLAYER) {
		text_add_string(out, watch->asking == ASKS_NUMBER ? "hand number: " : "player: ");
		text_add_slice(out, text_slice(&watch->typed));
		text_add_char(out, '_');
	} else if (watch->task && watch->task != TASK_FIND) {
		text_add_string(out, "waiting for hand ");
		text_add_uint_grouped(out, watch->target);
	} else if (watch->task) {
		text_add_string(out, "looking in hand ");
		text_add_uint_grouped(out, watch->target);
	} else {
		text_add_slice(out, text_slice(&watch->note));
	}
	return text_slice(out);
}

static bool has_arrows(const struct watch *watch)
{
	return watch->replay->settings.writes == CARD_UNICODE;
}

/* Adds the keys to the last line. */
static void add_keys(const struct watch *watch, bool wide, struct text *out)
{
	if (watch->asking == SHOWS_HELP) {
		text_add_string(out, "press any key");
		return;
	}
	if (watch->set_up) {
		text_format(out, "%d of %d   ", watch->step, watch->steps);
	}
	if (wide) {
		text_add_string(out, has_arrows(watch) ? "← →" : "left right");
		text_add_string(out, " step   [ ] street   p n hand   ");
	}
	if (watch->replay->every > 0)
		text_add_string(out, watch->plays ? "space pauses  " : "space resumes ");
	text_add_string(out, "? help   q quit");
}

/* The time to wait for a key, in milliseconds. */
static int patience(const struct watch *watch, bool busy)
{
	int64_t left;

	if (busy)
		return 0;
	if (!watch->plays || watch->task)
		return -1;
	left = watch->due - stopwatch_milliseconds();
	return left < 0 ? 0 : (int)left;
}

static void look(struct watch *watch)
{
	watch->stale = true;
	if (watch->replay->by_number)
		send(watch, TASK_NUMBER, 1, false);
	else
		send(watch, TASK_ON, watch->replay->wanted ? watch->replay->wanted : 1, false);
	while (!watch->over) {
		const bool busy = work(watch);
		struct terminal_key key;

		if (watch->over)
			return;
		if (watch->stale && (!watch->task || !busy ||
					    stopwatch_milliseconds() - watch->drawn >= NEWS)) {
			unsigned columns, rows;

			terminal_size(&columns, &rows);
			text_clear(&watch->frame);
			if (watch->number) {
				const int seats =
					watch->set_up ? watch->replay->play.table.seats : 0;
				struct text title = {0}, stakes = {0}, line = {0}, page = {0};

				replay_add_title(watch->replay, true, &title, &stakes);
				add_keys(watch, picture_is_oval(columns, rows, seats), &line);
				if (watch->asking == SHOWS_HELP)
					keys_add_help(keys, KEYS, has_arrows(watch), &page);
				picture_draw(&(struct picture){.hand = &watch->replay->hands.hand,
						     .play = &watch->replay->play,
						     .notation = watch->replay->settings.writes,
						     .colour = watch->replay->settings.colour,
						     .hero = watch->hero,
						     .set_up = watch->set_up,
						     .title = text_slice(&title),
						     .stakes = text_slice(&stakes),
						     .number = watch->number,
						     .hands = watch->hand_list.complete
								      ? watch->hand_list.known
								      : 0,
						     .line = text_slice(&watch->line),
						     .keys = text_slice(&line),
						     .status = status_of(watch),
						     .equity = watch->equity,
						     .page = text_slice(&page)},
					columns, rows, &watch->frame);
				watch->frame.failed = watch->frame.failed || title.failed ||
						      stakes.failed || line.failed || page.failed;
				text_free(&title);
				text_free(&stakes);
				text_free(&line);
				text_free(&page);
			} else
				text_add_string(&watch->frame,
					"\033[H\033[2Jwaiting for the first hand");
			watch->stale = false;
			watch->drawn = stopwatch_milliseconds();
			if (watch->frame.failed)
				watch->over = true;
			else if (!output_text(&watch->frame))
				watch->over = watch->failed = true;
			watch->stale = watch->task && busy;
			continue;
		}
		key = terminal_wait(patience(watch, busy), watch->hand_list.spool.waits);
		if (key.code == TERMINAL_GONE)
			watch->over = true;
		else if (key.code == TERMINAL_CHANGED)
			watch->stale = true;
		else if (key.code != TERMINAL_NOTHING && key.code != TERMINAL_READY)
			take_key(watch, &key);
		else if (watch->plays && !watch->task && watch->number &&
			 stopwatch_milliseconds() >= watch->due)
			go_forward(watch);
	}
}

/* -- the end -------------------------------------------------------------------- */

/* Reports the errors of the hands that were shown, and the files that could not be read. Returns
 * the exit status. */
static int report_faults(struct watch *watch)
{
	struct replay *replay = watch->replay;
	int status = EXIT_DONE;

	for (size_t i = 0; i < watch->faults && !watch->failed; i++) {
		read_hand(watch, watch->invalid[i]);
		if (replay->play.invalid)
			hands_report(&replay->hands, &replay->play.fault, "");
		status = EXIT_INVALID;
	}
	if (watch->changed)
		report("%s changed while it was being read", replay->hands.file);
	if (watch->more_faults)
		report("%zu more hands have errors", watch->more_faults);
	for (size_t i = 0; i < watch->hand_list.failures; i++)
		status = hands_report_file(watch->hand_list.failure[i].file,
			watch->hand_list.failure[i].error);
	return status;
}

int replay_watch(struct replay *replay, char *const *names, size_t count)
{
	static struct watch watch; /* large */
	int status;
	bool any;

	watch.replay = replay;
	replay->job = &watch.job;
	watch.shown.hands = &replay->hands;
	watch.finder.hands = &watch.found;
	watch.plays = replay->every > 0;
	any = false;
	/* Keys and hands cannot both come from the terminal. */
	for (size_t i = 0; i < count; i++)
		any = any || !strcmp(names[i], "-");
	if (any && isatty(STDIN_FILENO))
		return report_usage("--watch requires a file");
	if (!hand_list_open(&watch.hand_list, names, count, replay->settings.keep_going) ||
		!hand_list_open_reader(&watch.hand_list, &watch.shown) ||
		!hand_list_open_reader(&watch.hand_list, &watch.finder)) {
		status = report_memory();
	} else if (!terminal_begin()) {
		status = report_usage("--watch requires a terminal for input and output");
	} else {
		look(&watch);
		terminal_end();
		status = (watch.starved || watch.line.failed || watch.typed.failed ||
				 watch.wanted.failed || watch.note.failed || watch.frame.failed ||
				 watch.scratch.failed || watch.job.out.failed ||
				 watch.job.cell.failed || watch.replay->play.reason.failed)
				 ? report_memory()
				 : report_faults(&watch);
		if (watch.failed)
			status = EXIT_IO;
		else if (status == EXIT_DONE && !watch.number && watch.hand_list.complete &&
			 (replay->wanted || replay->by_number))
			status = replay_report_none(replay, watch.hand_list.known);
	}
	hands_close(&watch.found);
	hand_list_close(&watch.hand_list);
	text_free(&watch.line);
	text_free(&watch.typed);
	text_free(&watch.wanted);
	text_free(&watch.note);
	text_free(&watch.frame);
	text_free(&watch.scratch);
	text_free(&watch.job.out);
	text_free(&watch.job.cell);
	return status;
}
