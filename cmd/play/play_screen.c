/* Play on the terminal: the hand is drawn as the table of replay --watch, with a prompt below it.
 *
 * There is a pause after each action of another player, so that the user can follow; any key skips
 * the pauses until the user's next turn. The actions since the user's last are a line under the
 * table; a note, such as why a request was invalid, replaces it until the next request. */
#include "play.h"

#include "frame/output.h"
#include "frame/stopwatch.h"
#include "frame/terminal.h"
#include "frame/width.h"
#include "picture/picture.h"

#include <string.h>

enum { TYPED_MAX = 36, CONTROL_D = 4, CONTROL_U = 0x15 };

enum stage { STAGE_OTHERS, STAGE_TURN, STAGE_OVER };

static struct play_screen {
	enum stage stage;
	const struct bot_view *view; /* set during the user's turn */
	struct text actions;         /* since the user's last action */
	struct text note, typed;
	struct text page; /* shown in place of the table */
	size_t page_from; /* offset of the first byte shown */
	size_t page_next; /* offset of the first byte not shown */
	bool hurries;     /* no pauses until the user's turn */
	struct text frame, line, keys, prompt, title, stakes;
} screen;

/* -- drawing ---------------------------------------------------------------------- */

/* Adds the possible inputs, in short form if the window is narrow. */
static void add_keys(struct play *play, unsigned columns)
{
	struct text *const out = &screen.keys;
	const int places = play->seats.places;

	text_clear(out);
	if (screen.page.length) {
		text_add_string(out, "press any key");
	} else if (screen.stage == STAGE_TURN) {
		request_add_choices(out, screen.view, places, "   ", false);
		text_add_string(out, "   h hint   ? help");
		if (width_columns(text_slice(out)) <= columns)
			return;
		text_clear(out);
		request_add_choices(out, screen.view, places, "  ", true);
		text_add_string(out, "  h  ?");
	} else if (screen.stage == STAGE_OVER) {
		text_add_string(out, (play->hands && play->played >= play->hands)
					     ? "enter leaves   l this hand"
					     : "enter next hand   l this hand   q quit");
	}
}

static void add_prompt(void)
{
	text_clear(&screen.prompt);
	if (screen.page.length)
		return;
	text_add_string(&screen.prompt, screen.stage == STAGE_TURN ? "> " : " ");
	if (screen.stage != STAGE_TURN)
		return;
	text_add_slice(&screen.prompt, text_slice(&screen.typed));
	text_add_char(&screen.prompt, '_');
}

/* The part after the first comma and space, which amounts do not contain; empty if there is none.
 */
static struct slice after_comma(struct slice text)
{
	for (size_t i = 0; i + 2 < text.length; i++)
		if (text.bytes[i] == ',' && text.bytes[i + 1] == ' ')
			return (struct slice){text.bytes + i + 2, text.length - i - 2};
	return (struct slice){NULL, 0};
}

/* Maximum width of a note: two lines, which are wrapped at words. */
static unsigned note_columns(unsigned columns)
{
	return 2 * columns - columns / 4;
}

/* The last actions, as many as fit into a note. */
static struct slice last_actions(unsigned columns)
{
	struct slice actions = text_slice(&screen.actions);

	while (width_columns(actions) > note_columns(columns)) {
		const struct slice rest = after_comma(actions);

		if (!rest.length)
			break;
		actions = rest;
	}
	return actions;
}

/* The part of the page that fits into the window. */
static struct slice page_part(int rows)
{
	const char *const bytes = screen.page.bytes;
	size_t end = screen.page_from;

	for (int row = 0; row < rows && end < screen.page.length; row++) {
		const char *const line = memchr(bytes + end, '\n', screen.page.length - end);

		end = line ? (size_t)(line - bytes) + 1 : screen.page.length;
	}
	screen.page_next = end;
	return (struct slice){bytes ? bytes + screen.page_from : NULL, end - screen.page_from};
}

static void draw(struct play *play)
{
	const struct settings *const settings = &play->settings;
	unsigned columns, rows, wide;
	int page_columns, page_rows;
	struct narration narration;

	terminal_size(&columns, &rows);
	picture_page_size(columns, rows, &page_columns, &page_rows);
	wide = picture_columns(columns, rows, play->seats.players);
	narration = play_narration(play, &screen.stakes);
	text_clear(&screen.title);
	text_clear(&screen.stakes);
	narrate_add_player(&screen.title, &play->record.hand, play->own);
	text_add_char(&screen.title, ' ');
	play_add_net(play, &screen.title, play_net(play, PLAY_PERSON));
	narrate_add_stakes(&narration, &screen.stakes);
	add_keys(play, wide);
	add_prompt();
	text_clear(&screen.frame);
	picture_draw(&(struct picture){.hand = &play->record.hand,
			     .play = &play->record.play,
			     .notation = settings->writes,
			     .colour = settings->colour,
			     .hero = play->own,
			     .first = play->own,
			     .set_up = true,
			     .title = text_slice(&screen.title),
			     .stakes = text_slice(&screen.stakes),
			     .number = play->number,
			     .line = screen.note.length ? text_slice(&screen.note)
							: last_actions(wide),
			     .keys = text_slice(&screen.keys),
			     .prompt = text_slice(&screen.prompt),
			     .page = page_part(page_rows)},
		columns, rows, &screen.frame);
	if (screen.actions.failed || screen.note.failed || screen.typed.failed ||
		screen.page.failed || screen.line.failed || screen.keys.failed ||
		screen.prompt.failed || screen.title.failed || screen.stakes.failed ||
		screen.frame.failed || play->cell.failed)
		play_fail(play, PLAY_NO_MEMORY);
	else if (!output_text(&screen.frame))
		play_fail(play, PLAY_NO_OUTPUT);
}

/* -- events ----------------------------------------------------------------------- */

static bool open_screen(struct play *play)
{
	(void)play;
	return terminal_begin();
}

static void close_screen(struct play *play)
{
	struct text *const texts[] = {&screen.actions, &screen.note, &screen.typed, &screen.page,
		&screen.frame, &screen.line, &screen.keys, &screen.prompt, &screen.title,
		&screen.stakes, NULL};

	(void)play;
	terminal_end();
	for (struct text *const *text = texts; *text; text++)
		text_free(*text);
}

static void begin(struct play *play)
{
	screen.stage = STAGE_OTHERS;
	screen.hurries = false;
	text_clear(&screen.actions);
	text_clear(&screen.note);
	play_add_news(play, screen.actions.length ? ", " : "", "", &screen.actions);
}

static void saw(struct play *play)
{
	const struct hand_play *const hand = &play->record.play;
	const struct action *const action = hand->step.action;
	const bool deals = action->act == ACT_DEAL_HOLE;
	struct narration narration;

	if (play->leaves || (deals && hand->table.phase == PHASE_DEAL_HOLE))
		return;
	text_clear(&screen.line);
	narration = play_narration(play, &screen.line);
	narration.screen = true;
	narration.colour = false;
	narration.street = 0;
	narrate_say(&narration);
	if (screen.actions.length && screen.line.length)
		text_add_string(&screen.actions, ", ");
	text_add_slice(&screen.actions, text_slice(&screen.line));
	draw(play);
	if (deals || action->seat != play->own || action->act == ACT_DEAL_BOARD) {
		/* Pause after an action of another player. */
		const int64_t end = stopwatch_milliseconds() + (int64_t)(1000 * play->every);
		int64_t left;

		while (!screen.hurries && !play->leaves &&
			(left = end - stopwatch_milliseconds()) > 0) {
			const struct terminal_key key =
				terminal_wait(left < INT32_MAX ? (int)left : INT32_MAX, -1);

			if (key.code == TERMINAL_GONE)
				play->leaves = true;
			else if (key.code == TERMINAL_CHANGED)
				draw(play);
			else if (key.code != TERMINAL_NOTHING)
				screen.hurries = true;
		}
	}
}

/* -- typing ----------------------------------------------------------------------- */

static void show_page(size_t from)
{
	screen.page_from = from;
	if (from < screen.page.length)
		return;
	screen.page_from = 0;
	text_clear(&screen.page);
}

static void show_hand(struct play *play)
{
	unsigned columns, rows;
	int page_columns, page_rows;

	terminal_size(&columns, &rows);
	picture_page_size(columns, rows, &page_columns, &page_rows);
	text_clear(&screen.page);
	play_record_narrate(play, (unsigned)page_columns, &screen.page);
	show_page(0);
}

static void show_help(struct play *play)
{
	text_clear(&screen.page);
	play_add_help(play, &screen.page);
	show_page(0);
}

/* Handles the typed request. True if it is an action. */
static bool answer(struct play *play, struct action *out)
{
	enum request_kind kind;

	text_clear(&screen.note);
	kind = request_read(text_slice(&screen.typed), screen.view, play->seats.places, out,
		&screen.note);
	text_clear(&screen.typed);
	switch (kind) {
		unsigned columns, rows;

	case REQUEST_LEAVE:
		play->leaves = true;
		break;
	case REQUEST_LOG:
		show_hand(play);
		break;
	case REQUEST_HINT:
		/* A hint is a note under the table, or a page in place of it if it is too long. */
		text_clear(&screen.page);
		play_add_hint(play, screen.view, &screen.page);
		for (size_t i = 0; i < screen.page.length; i++)
			if (screen.page.bytes[i] == '\n')
				text_add_string(&screen.note, "; ");
			else
				text_add_char(&screen.note,
					screen.page.bytes[i] == '\t' ? ' ' : screen.page.bytes[i]);
		terminal_size(&columns, &rows);
		if (width_columns(text_slice(&screen.note)) <=
			note_columns(picture_columns(columns, rows, play->seats.players)))
			text_clear(&screen.page);
		else
			text_clear(&screen.note);
		show_page(0);
		break;
	case REQUEST_HELP:
		show_help(play);
		break;
	case REQUEST_ACT:
	case REQUEST_WRONG:
	case REQUEST_NOTHING:
		break;
	}
	return kind == REQUEST_ACT;
}

/* Handles a key in the user's turn. True when an action is complete. Any key leaves a page, and a
 * key that begins a request is typed at once. */
static bool take_key(struct play *play, const struct terminal_key *key, struct action *out)
{
	const bool left = screen.page.length > 0;

	if (left)
		show_page(screen.page_next);
	if (screen.page.length || (left && key->code == ' '))
		return false;
	if ((key->code >= ' ' && key->code < 0x7f) || key->code == TERMINAL_FAR) {
		if (screen.typed.length + (size_t)key->length <= TYPED_MAX)
			text_add(&screen.typed, key->bytes, (size_t)key->length);
	} else if (key->code == '\r' || key->code == '\n') {
		return !left && answer(play, out);
	} else if (key->code == 0x7f || key->code == '\b') {
		struct text *const text = &screen.typed;

		while (text->length &&
			((unsigned char)text->bytes[text->length - 1] & 0xc0) == 0x80)
			text->length--;
		text->length -= text->length > 0;
	} else if (key->code == TERMINAL_ESCAPE || key->code == CONTROL_U) {
		text_clear(&screen.typed);
		text_clear(&screen.note);
	} else if (key->code == CONTROL_D && !screen.typed.length) {
		play->leaves = true;
	}
	return false;
}

static void ask(struct play *play, const struct bot_view *view, struct action *out)
{
	bool acts = false;

	screen.stage = STAGE_TURN;
	screen.view = view;
	while (!acts && !play->leaves) {
		struct terminal_key key;

		draw(play);
		if (play->leaves)
			break;
		key = terminal_wait(-1, -1);
		if (key.code == TERMINAL_GONE)
			play->leaves = true;
		else if (key.code != TERMINAL_CHANGED && key.code != TERMINAL_NOTHING)
			acts = take_key(play, &key, out);
	}
	screen.stage = STAGE_OTHERS;
	screen.view = NULL;
	screen.hurries = false;
	text_clear(&screen.actions);
	text_clear(&screen.note);
	text_clear(&screen.page);
	screen.page_from = 0;
}

/* Handles a key after the hand. True if the next hand should be dealt. */
static bool take_key_after(struct play *play, const struct terminal_key *key)
{
	if (screen.page.length) {
		show_page(screen.page_next);
		return false;
	}
	switch (key->code) {
	case '\r':
	case '\n':
	case ' ':
		return true;
	case 'l':
	case 'L':
		show_hand(play);
		return false;
	case '?':
		show_help(play);
		return false;
	case 'q':
	case 'Q':
	case CONTROL_D:
	case TERMINAL_GONE:
		play->leaves = true;
		return false;
	default:
		return false;
	}
}

static void over(struct play *play)
{
	struct narration narration;
	bool goes_on = false;

	if (play->leaves)
		return;
	screen.stage = STAGE_OVER;
	text_clear(&screen.actions);
	narration = play_narration(play, &screen.actions);
	narration.screen = true;
	narration.colour = false;
	narrate_say_end(&narration);
	while (!goes_on && !play->leaves) {
		struct terminal_key key;

		draw(play);
		if (play->leaves)
			break;
		key = terminal_wait(-1, -1);
		if (key.code != TERMINAL_CHANGED && key.code != TERMINAL_NOTHING)
			goes_on = take_key_after(play, &key);
	}
}

const struct play_face play_screen = {open_screen, begin, saw, ask, over, close_screen};
