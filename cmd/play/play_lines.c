/* Play by lines: the hand is narrated as by felt replay, and requests are read from standard input.
 * Nothing depends on a terminal or a clock. */
#include "play.h"

#include "frame/output.h"
#include "frame/prompt.h"
#include "frame/report.h"
#include "frame/width.h"

#include "base/scan.h"
#include "cards/game.h"

#include <inttypes.h>
#include <string.h>

/* -- inputs -------------------------------------------------------------------- */

enum play_lines_when { ALWAYS, WITH_DRAWS, WITH_DISCARDS };

static const struct {
	const char *typed, *ascii; /* `ascii` if ½ cannot be shown; NULL: as `typed` */
	const char *help;
	enum play_lines_when when;
} rows[] = {
	{"f", NULL, "fold", ALWAYS},
	{"c", NULL, "check, call, or bring in", ALWAYS},
	{"b 20", NULL, "bet 20", ALWAYS},
	{"r 120", NULL, "raise to 120 on this street", ALWAYS},
	{"pot ½ 75%", "pot 1/2 75%", "bet or raise part of the pot", ALWAYS},
	{"a", NULL, "all in", ALWAYS},
	{"d 1 3", NULL, "discard cards 1 and 3", WITH_DRAWS},
	{"d 3", NULL, "discard card 3", WITH_DISCARDS},
	{"d Ah", NULL, "discard this card", WITH_DISCARDS},
	{"d Ah 5c", NULL, "discard these cards", WITH_DRAWS},
	{"s", NULL, "stand pat", WITH_DRAWS},
	{"h", NULL, "a hint: odds and equity", ALWAYS},
	{"l", NULL, "the hand so far", ALWAYS},
	{"q", NULL, "fold, and leave", ALWAYS},
};

void play_add_help(const struct play *play, struct text *out)
{
	const bool unicode = play->settings.writes == CARD_UNICODE;
	const struct game *const game = play->seats.variant->game;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if ((rows[i].when == WITH_DRAWS && !game->draws) ||
			(rows[i].when == WITH_DISCARDS && !game->discards))
			continue;
		text_format(out, "%s\t%s\n",
			unicode || !rows[i].ascii ? rows[i].typed : rows[i].ascii, rows[i].help);
	}
}

static struct prompt input;
static struct narration narration; /* of the current hand */
static size_t shown;               /* offset of the lines that are not wrapped yet */

/* -- writing ---------------------------------------------------------------------- */

static void write_out(struct play *play)
{
	if (narration.screen)
		narrate_wrap_lines(&narration, shown);
	if (play->cell.failed)
		play_fail(play, PLAY_NO_MEMORY);
	else if (!output_text(&play->out))
		play_fail(play, PLAY_NO_OUTPUT);
	shown = 0;
}

static void begin(struct play *play)
{
	struct text title = {0};

	narration = play_narration(play, &play->out);
	if (play->played)
		narrate_end_line(&narration);
	text_format(&title, "hand %" PRIu64, play->number);
	narrate_title(&narration, text_slice(&title));
	narrate_seats(&narration);
	play_add_news(play, narration.screen ? "  " : "\t", "\n", &play->out);
	play->out.failed = play->out.failed || title.failed;
	text_free(&title);
}

static void saw(struct play *play)
{
	(void)play;
	narrate_action(&narration);
}

static void over(struct play *play)
{
	struct text *const out = &play->out;

	narrate_end(&narration);
	text_add_string(out, narration.screen ? "\n" : "");
	narrate_add_name(&narration, play->own);
	text_add_char(out, narration.screen ? ' ' : '\t');
	play_add_net(play, out, play_net(play, PLAY_PERSON));
	text_format(out, "%s%" PRIu64 "%s", narration.screen ? " after " : "\tafter ", play->played,
		play->played == 1 ? " hand\n" : " hands\n");
	write_out(play);
}

/* -- asking ----------------------------------------------------------------------- */

/* The next line of a note, and the length of its label, which ends with a tab; 0: no label. */
static struct slice next_line(struct slice *note, size_t *label)
{
	const struct slice line = slice_take_until(note, '\n');
	const char *const tab = line.length ? memchr(line.bytes, '\t', line.length) : NULL;

	*label = tab ? (size_t)(tab - line.bytes) : 0;
	return line;
}

/* Adds lines that are not part of the hand. On a terminal the text after the labels is aligned. */
static void add_note(struct play *play, struct slice note)
{
	struct text *const out = &play->out;
	struct slice rest = note, line;
	size_t label, widest = 0;

	while (rest.length) {
		line = next_line(&rest, &label);
		line.length = label;
		if (width_columns(line) > widest)
			widest = width_columns(line);
	}
	for (rest = note; rest.length;) {
		line = next_line(&rest, &label);
		narrate_begin_line(&narration);
		if (label && narration.screen) {
			const struct slice name = {line.bytes, label};

			text_add_slice(out, name);
			text_add_repeated(out, ' ', widest - width_columns(name) + 2);
			label++;
		} else {
			label = 0;
		}
		text_add(out, line.bytes + label, line.length - label);
		text_add_char(out, '\n');
	}
}

/* Handles a line. True if it is an action. */
static bool answer(struct play *play, const struct bot_view *view, struct slice line,
	struct action *out)
{
	struct text note = {0};
	const enum request_kind kind = request_read(line, view, play->seats.places, out, &note);

	switch (kind) {
	case REQUEST_LEAVE:
		play->leaves = true;
		break;
	case REQUEST_LOG:
		play_record_narrate(play, play->settings.columns, &play->out);
		break;
	case REQUEST_HINT:
		play_add_hint(play, view, &note);
		break;
	case REQUEST_HELP:
		play_add_help(play, &note);
		break;
	case REQUEST_ACT:
	case REQUEST_WRONG:
	case REQUEST_NOTHING:
		break;
	}
	add_note(play, text_slice(&note));
	play->out.failed = play->out.failed || note.failed;
	text_free(&note);
	return kind == REQUEST_ACT;
}

static void ask(struct play *play, const struct bot_view *view, struct action *out)
{
	struct slice line;
	bool acts = false;

	while (!acts && !play->leaves) {
		narrate_begin_line(&narration);
		narrate_add_name(&narration, play->own);
		text_add_string(&play->out, narration.screen ? ": " : "\t");
		request_add_choices(&play->out, view, play->seats.places,
			narration.screen ? ", " : "\t", false);
		text_add_char(&play->out, '\n');
		write_out(play);
		if (!play->leaves && !prompt_read(&input, &line))
			play->leaves = true;
		acts = !play->leaves && answer(play, view, line, out);
	}
}

static bool open_lines(struct play *play)
{
	(void)play;
	return true;
}

static void close_lines(struct play *play)
{
	(void)play;
}

const struct play_face play_lines = {open_lines, begin, saw, ask, over, close_lines};
