/* A session: questions until an end, each judged and recorded at once, and a summary.
 *
 * Question n is made of random numbers of the seed and n alone. Unless the seed was given, a
 * question that was answered wrong is asked again: later in the session and in the next ones, until
 * an answer to it is right. */
#include "drill.h"

#include "frame/interrupt.h"
#include "frame/output.h"
#include "frame/prompt.h"
#include "frame/report.h"
#include "frame/secret.h"
#include "frame/stopwatch.h"
#include "frame/wrap.h"

#include "base/array.h"
#include "base/clean.h"
#include "base/scan.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A missed question is asked again after at least REPEAT_AFTER others, then once in REPEAT_EVERY
 * questions on average. */
enum { REPEAT_AFTER = 4, REPEAT_EVERY = 3 };

struct missed {
	struct text key;   /* asked, a tab, and the spot; owned */
	uint64_t earliest; /* number of the question that may be this one */
};

/* An answer, for the summary. */
struct done {
	char topic[DRILL_NAME_MAX];
	const char *unit;
	double cost;
	bool right;
};

struct session {
	struct drill *drill;
	size_t answered;
	double started;
	struct missed *missed; /* owned */
	size_t missed_count, missed_room;
	struct done *done; /* the answers; owned */
	size_t done_room;
	struct prompt prompt;
	struct text out;
	bool repeats;  /* missed questions may be asked again */
	bool repeated; /* one was */
	bool ends;
	int status;
};

static void fail(struct session *session, int status)
{
	session->status = session->status ? session->status : status;
	session->ends = true;
}

void drill_add_cost(struct text *out, double cost)
{
	text_add_fixed(out, cost, cost < 0.0995 ? 3 : 2);
}

/* -- missed questions ------------------------------------------------------------------ */

static bool is_missed(const struct missed *missed, struct slice asked, struct slice spot)
{
	struct slice rest = text_slice(&missed->key);
	const struct slice own = slice_take_until(&rest, '\t');

	return slice_same(own, asked) && slice_same(rest, spot);
}

/* Adds a question that was answered wrong to the list, or removes one that was answered right. */
static bool note(struct session *session, struct slice asked, struct slice spot, bool right,
	uint64_t earliest)
{
	struct missed *missed;
	size_t at = 0;

	while (at < session->missed_count && !is_missed(&session->missed[at], asked, spot))
		at++;
	if (at < session->missed_count && right) {
		text_free(&session->missed[at].key);
		session->missed_count--;
		memmove(session->missed + at, session->missed + at + 1,
			(session->missed_count - at) * sizeof *session->missed);
		return true;
	}
	if (at < session->missed_count)
		session->missed[at].earliest = earliest;
	if (at < session->missed_count || right)
		return true;
	missed = array_room(session->missed, &session->missed_room, session->missed_count,
		sizeof *missed);
	if (!missed)
		return false;
	session->missed = missed;
	missed += session->missed_count;
	*missed = (struct missed){.earliest = earliest};
	text_add_slice(&missed->key, asked);
	text_add_char(&missed->key, '\t');
	text_add_slice(&missed->key, spot);
	session->missed_count += !missed->key.failed;
	return !missed->key.failed;
}

/* Whether an option restricts the spots, so that those of other sessions may not fit. */
static bool is_restricted(const struct settings *settings)
{
	static const char *const names[] = {"ante", "ask", "blinds", "board", "hand", "others",
		"payouts", "players", "position", "spots", "stack", "stacks", "versus"};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (options_given(settings, names[i]))
			return true;
	return false;
}

/* Lists the questions of the score file whose last answer was wrong. */
static bool note_past(struct session *session)
{
	const struct drill *const drill = session->drill;

	if (is_restricted(&drill->settings))
		return true;

	for (size_t i = 0; i < drill->past.count; i++) {
		const struct drill_answer *const past = &drill->past.row[i];

		if (slice_equal(past->drill, drill->kind->name) &&
			!note(session, past->asked, past->spot, past->right, 0))
			return false;
	}
	return true;
}

/* -- questions ------------------------------------------------------------------------- */

static bool is_whole(const struct drill_question *question)
{
	return !question->asked.failed && !question->spot.failed && !question->words.failed;
}

/* Asks one of the missed questions, if one is due. A spot that this version cannot read is
 * forgotten. */
static bool repeat_question(struct session *session, struct hand_rng *rng)
{
	struct drill *const drill = session->drill;
	struct text messages = {0};
	size_t at = 0;
	struct slice asked, spot;
	struct fault fault;
	status_code status;

	if (!session->repeats)
		return false;
	hand_rng_begin(rng, drill->seed, drill->number, DRILL_PURPOSE_REPEAT);
	while (at < session->missed_count && session->missed[at].earliest > drill->number)
		at++;
	if (at == session->missed_count || hand_rng_below(rng, REPEAT_EVERY))
		return false;
	session->missed[at].earliest = drill->number + REPEAT_AFTER;
	spot = text_slice(&session->missed[at].key);
	asked = slice_take_until(&spot, '\t');
	report_collect(&messages);
	status = drill->kind->read(drill, rng, asked, spot, &fault);
	report_collect(NULL);
	text_free(&messages);
	if (!status) {
		session->repeated = true;
		return true;
	}
	drill_question_clear(&drill->question);
	return !note(session, asked, spot, true, 0);
}

/* Makes a question about a spot. */
static void read_spot(struct session *session, struct hand_rng *rng, struct slice spot)
{
	struct drill *const drill = session->drill;
	struct fault fault = {.status = STATUS_OK};
	struct text message = {0};
	const status_code status = drill->kind->read(drill, rng, SLICE(""), spot, &fault);

	if (status == STATUS_NO_MEMORY) {
		fail(session, report_memory());
	} else if (status && fault.status) {
		report_message(&message, spot, &fault);
		fail(session, report_usage("%.*s", (int)message.length,
				      message.bytes ? message.bytes : ""));
	} else if (status) {
		fail(session, EXIT_USAGE);
	}
	text_free(&message);
}

static void make_question(struct session *session)
{
	struct drill *const drill = session->drill;
	struct text spot = {0};
	struct hand_rng rng;

	drill_question_clear(&drill->question);
	if (!repeat_question(session, &rng)) {
		hand_rng_begin(&rng, drill->seed, drill->number, DRILL_PURPOSE_QUESTION);
		if (drill->spots.count)
			text_add_slice(&spot,
				drill->spots.row[hand_rng_upto(&rng, drill->spots.count - 1)].line);
		else
			drill->kind->draw(drill, &rng, &spot);
		if (spot.failed)
			fail(session, report_memory());
		else
			read_spot(session, &rng, text_slice(&spot));
		text_free(&spot);
	}
	if (!is_whole(&drill->question))
		fail(session, report_memory());
}

/* -- the dialogue ---------------------------------------------------------------------- */

/* Appends a line, wrapped at spaces and commas. */
static void add_wrapped(const struct settings *settings, struct slice line, size_t column,
	size_t indent, struct text *out)
{
	while (line.length) {
		const size_t room = settings->columns > column ? settings->columns - column : 1;

		screen_add_cards(out, wrap_line(&line, room, ","), settings->colour);
		text_add_char(out, '\n');
		text_add_repeated(out, ' ', line.length ? indent : 0);
		column = indent;
	}
}

/* Appends lines, on a terminal wrapped. The first begins at `column`, the others at `indent`. */
static void add_lines(const struct settings *settings, struct slice lines, size_t column,
	size_t indent, struct text *out)
{
	for (bool more = false; lines.length; more = true) {
		const struct slice line = slice_take_until(&lines, '\n');

		text_add_repeated(out, ' ', more ? indent : 0);
		if (settings->screen) {
			add_wrapped(settings, line, more ? indent : column, indent + 2, out);
		} else {
			text_add_slice(out, line);
			text_add_char(out, '\n');
		}
	}
}

static void write_out(struct session *session)
{
	if (!output_text(&session->out))
		fail(session, EXIT_IO);
}

static void add_question(struct session *session)
{
	const struct drill *const drill = session->drill;
	struct text *const out = &session->out;
	const size_t before = out->length;

	if (drill->settings.screen && session->answered)
		text_add_char(out, '\n');
	text_add_uint(out, drill->number);
	if (drill->count) {
		text_add_char(out, '/');
		text_add_uint(out, drill->count);
	}
	text_add_string(out, ". ");
	add_lines(&drill->settings, text_slice(&drill->question.words), out->length - before,
		out->length - before, out);
}

/* Appends "right" or "wrong", and the reasons. */
static void add_verdict(struct session *session, const struct drill_verdict *verdict)
{
	struct drill *const drill = session->drill;
	const bool colour = drill->settings.colour;
	struct text *const out = &session->out;
	struct text reasons = {0};

	text_add_string(out, screen_bold(colour));
	text_add_string(out, verdict->right ? "right" : "wrong");
	text_add_string(out, screen_plain(colour));
	drill->kind->explain(drill, verdict, &reasons);
	add_lines(&drill->settings, text_slice(&reasons), strlen("wrong"), 2, out);
	if (drill->grid)
		drill->kind->draw_grid(drill, out);
	out->failed = out->failed || reasons.failed;
	text_free(&reasons);
}

/* Reads lines until one is an answer. False at the end. */
static bool read_answer(struct session *session, struct drill_verdict *verdict)
{
	struct drill *const drill = session->drill;
	struct slice line;

	while (!session->ends) {
		text_add_string(&session->out, drill->settings.screen ? "> " : "");
		write_out(session);
		if (session->ends || !prompt_read(&session->prompt, &line)) {
			text_add_string(&session->out, drill->settings.screen ? "\n" : "");
			return false;
		}
		line = slice_trim(line);
		if (slice_is_word(line, "q") || slice_is_word(line, "quit"))
			return false;
		if (drill->kind->judge(drill, line, verdict))
			return true;
		text_add_string(&session->out, "answer with ");
		drill->kind->list_answers(drill, &session->out);
		text_add_string(&session->out, "; q quits\n");
	}
	return false;
}

static void record(struct session *session, const struct drill_verdict *verdict)
{
	struct drill *const drill = session->drill;
	const struct drill_question *const question = &drill->question;
	struct done *done;

	done = array_room(session->done, &session->done_room, session->answered, sizeof *done);
	if (!done) {
		fail(session, report_memory());
		return;
	}
	session->done = done;
	done += session->answered++;
	*done = (struct done){.unit = question->unit,
		.cost = verdict->cost,
		.right = verdict->right};
	memcpy(done->topic, question->topic, sizeof done->topic);
	if (drill->file.fd >= 0) {
		const int status = drill_file_add(&drill->file, drill->kind, question, verdict);

		if (status)
			fail(session, status);
	}
	if (session->repeats &&
		!note(session, text_slice(&question->asked), text_slice(&question->spot),
			verdict->right, drill->number + 1 + REPEAT_AFTER))
		fail(session, report_memory());
}

/* -- the summary ------------------------------------------------------------------------ */

static bool add_totals(struct session *session, struct drill_totals *totals, size_t *right)
{
	for (size_t i = 0; i < session->answered; i++) {
		const struct done *const done = &session->done[i];
		const struct drill_answer answer = {.drill = slice_of(session->drill->kind->name),
			.topic = slice_of(done->topic),
			.unit = slice_of(done->unit),
			.right = done->right,
			.cost = done->cost};

		*right += done->right;
		if (!drill_totals_add(totals, DRILL_BY_TOPIC, &answer))
			return false;
	}
	return true;
}

/* Prints the number of right answers, and the totals by topic. */
static void write_summary(struct session *session)
{
	struct drill *const drill = session->drill;
	struct settings settings = drill->settings;
	struct drill_totals totals = {0};
	struct text *const out = &session->out;
	size_t right = 0;

	if (!add_totals(session, &totals, &right))
		fail(session, report_memory());
	settings.header = 1;
	settings.decimals = (struct rows_decimals){.rounded = true, .digits = 3};
	fields_choose(&drill->fields, drill_fields, DRILL_VIEW_TOPIC,
		"topic,questions,right,rate,cost,unit", ROWS_TEXT);
	if (session->answered) {
		text_add_char(out, '\n');
		text_format(out, "%zu question%s, %zu right\n", session->answered,
			session->answered == 1 ? "" : "s", right);
		drill_totals_write(&totals, &settings, &drill->fields, out);
	}
	if (!options_given(&settings, "seed") && !session->repeated)
		text_format(out, "--seed %" PRIu64 " asks the same questions again\n", drill->seed);
	write_out(session);
	free(totals.row);
}

/* -- the session ------------------------------------------------------------------------ */

static bool is_over(const struct session *session)
{
	const struct drill *const drill = session->drill;

	return session->ends || interrupt_came() ||
	       (drill->count && session->answered == drill->count) ||
	       (drill->seconds > 0 && stopwatch_seconds() - session->started >= drill->seconds);
}

/* Says, on a terminal, how to leave and where the score is. */
static void add_hint(struct session *session)
{
	const struct drill *const drill = session->drill;
	struct text *const out = &session->out;

	if (!drill->settings.screen)
		return;
	text_add_string(out, screen_dim(drill->settings.colour));
	text_add_string(out, "q quits");
	if (drill->file.name) {
		text_add_string(out, "; the score is in ");
		sanitize_append(out, slice_of(drill->file.name));
	}
	text_format(out, "%s\n\n", screen_plain(drill->settings.colour));
}

static void ask_questions(struct session *session)
{
	struct drill *const drill = session->drill;

	add_hint(session);
	for (drill->number = 1; !is_over(session); drill->number++) {
		struct drill_verdict verdict = {.right = false};

		make_question(session);
		if (!session->ends)
			add_question(session);
		if (!session->ends && read_answer(session, &verdict)) {
			record(session, &verdict);
			add_verdict(session, &verdict);
			write_out(session);
		} else {
			session->ends = true;
		}
		if (verdict.answer.failed)
			fail(session, report_memory());
		text_free(&verdict.answer);
	}
}

static int open_file(struct session *session)
{
	struct drill *const drill = session->drill;
	int status;

	if (drill->no_score)
		return EXIT_DONE;
	status = drill_file_find(&drill->file, drill->score_file);
	if (!status && session->repeats)
		status = drill_file_read(&drill->file, &drill->past);
	if (!status && !note_past(session))
		status = report_memory();
	return status ? status : drill_file_open(&drill->file);
}

static void free_session(struct session *session)
{
	for (size_t i = 0; i < session->missed_count; i++)
		text_free(&session->missed[i].key);
	free(session->missed);
	free(session->done);
	text_free(&session->out);
}

int drill_session(struct drill *drill)
{
	struct session session = {.drill = drill, .started = stopwatch_seconds()};
	uint32_t seed;

	if (!options_given(&drill->settings, "seed")) {
		secret_random(&seed, sizeof seed);
		drill->seed = seed;
		session.repeats = true;
	}
	session.status = drill->kind->open(drill);
	if (!session.status)
		session.status = drill_spots_read(drill);
	if (!session.status)
		session.status = open_file(&session);
	if (!session.status) {
		interrupt_catch();
		ask_questions(&session);
		if (!session.status)
			write_summary(&session);
	}
	free_session(&session);
	drill->kind->close(drill);
	return session.status ? session.status : interrupt_came() ? EXIT_INTERRUPTED : EXIT_DONE;
}
