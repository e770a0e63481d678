#include "histories/histories.h"

#include "base/scan.h"
#include "histories/lines.h"

#include <stdlib.h>

struct histories {
	struct history history;
	struct history_play play;
	struct text file, decoded;
	struct text session;            /* UTF-8 */
	struct history_origin *origins; /* of the record that histories_record() returns: as many as
					   were applied */
	struct hand_action *actions;
	size_t act_room;
};

struct histories *histories_new(void)
{
	return calloc(1, sizeof(struct histories));
}

void histories_free(struct histories *histories)
{
	if (!histories)
		return;
	history_free(&histories->history);
	history_play_free(&histories->play);
	text_free(&histories->file);
	text_free(&histories->decoded);
	text_free(&histories->session);
	free(histories->origins);
	free(histories->actions);
	free(histories);
}

/* -- cutting -------------------------------------------------------------- */

static struct slice without_blanks(struct slice line)
{
	while (line.length && scan_is_blank(*line.bytes))
		line = lines_after(line, 1);
	return line;
}

/* Consumes a byte order mark, also one that some program encoded again as three characters. */
static bool take_mark(struct slice *rest)
{
	const size_t length = rest->length;

	*rest = slice_after_mark(*rest);
	return rest->length < length || lines_take(rest, "\xc3\xaf\xc2\xbb\xc2\xbf");
}

/* The text after any byte order marks, which spaces may precede. */
static struct slice after_mark(struct slice text)
{
	struct slice rest = without_blanks(text);

	while (take_mark(&rest)) {
		text = rest;
		rest = without_blanks(rest);
	}
	return text;
}

static struct slice without_mark(struct slice line)
{
	return without_blanks(after_mark(line));
}

/* The character at which hands may begin within a line: that of an XML element or of a JSON object,
 * many of which may be on one line; 0 if hands begin only at lines. */
static char mark_of(struct slice line)
{
	switch (line.length ? *line.bytes : 0) {
	case '<':
		return '<';
	case '{':
	case '}':
	case '[':
	case ']':
	case ',':
		return '{';
	default:
		return 0;
	}
}

/* Length up to the end of the line or the next mark after the first byte. Searches for both piece
 * by piece, so that text beyond the nearer one is not searched again and again. */
static size_t place_length(struct slice text, char mark)
{
	enum { PIECE = 256 };

	for (size_t at = 1; at < text.length; at += PIECE) {
		const size_t left = text.length - at, length = left < PIECE ? left : PIECE;
		const char *const next = memchr(text.bytes + at, mark, length);
		const size_t before = next ? (size_t)(next - text.bytes) - at : length;
		const char *const feed = memchr(text.bytes + at, '\n', before);

		if (feed || next)
			return (size_t)((feed ? feed : next) - text.bytes);
	}
	return text.length;
}

/* Consumes the next place at which a hand may begin: a line, or an XML element or JSON object with
 * the text after it. */
static bool next_place(struct slice *rest, struct slice *line)
{
	const struct slice from = without_mark(*rest);
	const char mark = mark_of(from);
	const size_t length = mark ? place_length(from, mark) : 0;

	if (length < from.length && from.bytes[length] == mark) {
		*line = slice_trim(lines_before(from, length));
		*rest = lines_after(from, length);
		return true;
	}
	if (!lines_next(rest, line))
		return false;
	*line = without_mark(*line);
	return true;
}

const struct site *histories_recognise(struct slice text)
{
	const struct site *site = NULL;
	struct slice line;

	while (!site && next_place(&text, &line)) {
		if (!sites_may_begin(line))
			continue;
		site = sites_begin(line, text);
		if (!site)
			site = sites_session(line, text);
	}
	return site;
}

/* The complete places of a text. In the last line, if its end is missing, these are all that begin
 * with a mark except the last. */
static struct slice whole_places(struct slice text)
{
	size_t end = text.length, start;
	char mark;

	while (end && text.bytes[end - 1] != '\n')
		end--;
	start = end;
	while (start < text.length && scan_is_space(text.bytes[start]))
		start++;
	mark = mark_of(without_mark(lines_after(text, start)));
	if (!mark)
		return lines_before(text, end);
	for (end = text.length; end > start && text.bytes[end - 1] != mark;)
		end--;
	return lines_before(text, end > start ? end - 1 : start);
}

size_t histories_length(struct slice text, bool last, struct histories_cut *cut)
{
	struct slice rest = last ? text : whole_places(text), line;
	const struct site *started = NULL, *site;
	bool headed = false;

	*cut = (struct histories_cut){.lead = 0};
	for (;;) {
		size_t at;

		sites_skip_lines(&rest);
		at = (size_t)(rest.bytes - text.bytes);
		if (!next_place(&rest, &line))
			break;
		if (!sites_may_begin(line))
			continue;
		site = sites_begin(line, rest);
		if (!site && sites_session(line, rest)) {
			if (started)
				return at;
			headed = true;
			cut->session = at;
			continue;
		}
		if (site && started && !(started->ends && started == site))
			return at;
		if (site && !started) {
			started = site;
			cut->lead = at;
			if (!headed)
				cut->session = at;
		}
		if (started && started->ends && started->ends(line, rest))
			return (size_t)(rest.bytes - text.bytes);
	}
	if (!last && text.length <= HISTORIES_HAND_MAX)
		return 0;
	if (!started)
		cut->lead = text.length;
	if (!headed && !started)
		cut->session = text.length;
	return text.length;
}

/* Whether this place belongs to the middle of a hand: a line, an element or a member of one. `line`
 * ends where the next may begin. */
static bool is_within(struct slice line)
{
	static const char *const words[] = {"*** FLOP", "*** TURN", "*** RIVER", "*** SUMMARY",
		"*** SHOW", "** Dealing", "Dealt to ", "Seat ", "Small Blind: ", "</HISTORY>",
		"</HAND>", "</game>", "</Game>", NULL};

	for (int i = 0; words[i]; i++)
		if (lines_begins(line, words[i]))
			return true;
	return lines_ends(line, " folds") || lines_ends(line, " checks") ||
	       lines_has(line, "\"spec_version\"") || lines_has(line, "\"game_number\"");
}

bool histories_is_headless(struct slice text)
{
	struct slice line;

	while (next_place(&text, &line))
		if (is_within(line))
			return true;
	return false;
}

/* -- encodings ------------------------------------------------------------ */

/* Skips ASCII, four words at a time; most texts have nothing else. */
static void skip_ascii(struct scan *scan)
{
	const uint64_t high = UINT64_C(0x8080808080808080);
	uint64_t word[4];

	while (scan->end - scan->at >= (ptrdiff_t)sizeof(word)) {
		memcpy(word, scan->at, sizeof(word));
		if ((word[0] | word[1] | word[2] | word[3]) & high)
			break;
		scan->at += sizeof(word);
	}
}

static bool is_utf8(struct slice text)
{
	struct scan scan = scan_of(text);

	for (skip_ascii(&scan); !scan_done(&scan); skip_ascii(&scan)) {
		const unsigned char first = *scan.at;
		const struct slice character = scan_char(&scan);

		if (first >= 0x80 && character.length == 1)
			return false;
	}
	return true;
}

/* Decodes bytes that are not UTF-8 as Windows code page 1252, the encoding of older clients. Other
 * clients wrote single bytes of it, from a truncated name or a currency symbol, in UTF-8 text; the
 * UTF-8 around them is kept. */
static struct slice decode(struct slice text, struct text *decoded)
{
	static const uint16_t high[32] = {0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020,
		0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f, 0x90, 0x2018,
		0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153,
		0x9d, 0x17e, 0x178};

	if (is_utf8(text))
		return text;
	text_clear(decoded);
	for (struct scan scan = scan_of(text); !scan_done(&scan);) {
		const unsigned char byte = *scan.at;
		const struct slice character = scan_char(&scan);

		if (byte >= 0x80 && character.length == 1)
			text_add_code_point(decoded, byte < 0xa0 ? high[byte - 0x80] : byte);
		else
			text_add_slice(decoded, character);
	}
	return decoded->failed ? text : text_slice(decoded);
}

bool histories_session(struct histories *histories, struct slice text)
{
	struct text *const session = &histories->session;
	const struct slice decoded = decode(text, session);

	if (decoded.bytes == text.bytes) {
		text_clear(session);
		text_add_slice(session, after_mark(text));
	}
	return !session->failed;
}

/* The text without whitespace at its end, so that what is missing at the end of a hand is reported
 * after its last line. */
static struct slice without_end(struct slice text)
{
	while (text.length && scan_is_space(text.bytes[text.length - 1]))
		text.length--;
	return text;
}

/* -- reading -------------------------------------------------------------- */

static bool make_room(struct histories *histories)
{
	const size_t count = (size_t)histories->play.act_count;
	struct history_origin *origins;
	struct hand_action *actions;

	if (count <= histories->act_room)
		return true;
	origins = realloc(histories->origins, 2 * count * sizeof(*origins));
	if (origins)
		histories->origins = origins;
	actions = origins ? realloc(histories->actions, 2 * count * sizeof(*actions)) : NULL;
	if (!actions)
		return false;
	histories->actions = actions;
	histories->act_room = 2 * count;
	return true;
}

status_code histories_write(struct histories *histories, struct slice source,
	struct histories_hand *hand)
{
	if (!make_room(histories))
		return STATUS_NO_MEMORY;
	text_clear(&histories->file);
	history_write(&histories->file, &histories->play, source, histories->origins);
	if (histories->file.failed)
		return STATUS_NO_MEMORY;
	hand->file = text_slice(&histories->file);
	hand->origins = histories->origins;
	hand->origin_count = histories->play.act_count;
	return STATUS_OK;
}

/* Plays a hand whose first line is known. */
static status_code carry_out(struct histories *histories, struct slice line,
	struct histories_hand *hand)
{
	struct history *const history = &histories->history;
	status_code status;

	sites_read(hand->site, history);
	if (history->failed)
		return STATUS_NO_MEMORY;
	if (history->cancelled) {
		history_warn(history, STATUS_HISTORY_CANCELLED, line);
		return STATUS_HISTORY_CANCELLED;
	}
	/* nothing but the first line, which cannot be the whole hand */
	if (line.bytes + line.length == history->text.bytes + history->text.length &&
		!history->seats && !history->dialect.one_line && !mark_of(line)) {
		history->note_count = 0;
		history_fault(history, STATUS_HISTORY_CUT, lines_after(line, line.length));
		return STATUS_HISTORY_CUT;
	}
	if (history->bad && history->seats < 2)
		return STATUS_HISTORY_NOT_READ;
	sites_read_buy_in(history);
	sites_check_made(history);
	status = history_play(&histories->play, history);
	hand->play = status ? NULL : &histories->play;
	return status;
}

status_code histories_carry_out(struct histories *histories, struct slice text,
	struct histories_hand *hand)
{
	struct history *const history = &histories->history;
	struct slice rest, line = {"", 0};
	status_code status;

	*hand = (struct histories_hand){.history = history};
	text = without_end(after_mark(decode(text, &histories->decoded)));
	history_clear(history, text);
	history->session = text_slice(&histories->session);
	hand->text = text;
	if (histories->decoded.failed)
		return STATUS_NO_MEMORY;
	rest = text;
	next_place(&rest, &line);
	if (text.length > HISTORIES_HAND_MAX) {
		history_fault(history, STATUS_HISTORY_LONG, lines_before(text, 0));
		return STATUS_HISTORY_LONG;
	}
	hand->site = sites_begin(line, rest);
	if (!hand->site) {
		status = sites_why_no_hands(text);
		if (status == STATUS_HISTORY_NOT_READ && histories_is_headless(text))
			status = STATUS_HISTORY_HEADLESS;
		history_fault(history, status, line);
		return status;
	}
	status = carry_out(histories, line, hand);
	return history->failed || history->words.failed ? STATUS_NO_MEMORY : status;
}

int histories_fault(const struct histories_hand *hand, status_code status, struct fault *fault)
{
	const struct history *const history = hand->history;

	fault_set(fault, status ? status : STATUS_HISTORY_NOT_READ, 0, 0);
	for (int i = 0; i < history->note_count; i++)
		if (history->notes[i].fault || status == STATUS_HISTORY_CANCELLED) {
			fault->offset = history->notes[i].offset;
			fault->length = history->notes[i].length;
			return i;
		}
	return -1;
}

bool histories_holds(const struct histories_hand *hand)
{
	return history_holds(hand->play);
}

status_code histories_read(struct histories *histories, struct slice text, struct slice source,
	struct histories_hand *hand)
{
	const status_code status = histories_carry_out(histories, text, hand);

	return status ? status : histories_write(histories, source, hand);
}

status_code histories_record(struct histories *histories, const struct histories_hand *hand,
	struct phh_reader *reader, struct hand_record *record, struct fault *fault)
{
	if (!history_record(record, hand->play, hand->file, hand->origins, histories->actions))
		return phh_read(reader, hand->file, record, fault);
	return phh_read_keys(reader, hand->file, record) ? STATUS_OK
							 : fault_set(fault, STATUS_NO_MEMORY, 0, 0);
}

bool histories_outline(struct histories *histories, const struct histories_hand *hand,
	struct hand_record *record)
{
	const struct slice none = {"", 0};

	return make_room(histories) &&
	       history_record(record, hand->play, none, NULL, histories->actions);
}

uint32_t histories_day(const struct histories_hand *hand)
{
	const struct history_time *const when = &hand->history->when;

	return when->year ? (uint32_t)when->year * 10000 + when->month * 100u + when->day : 0;
}

int histories_hero(const struct histories_hand *hand)
{
	const int hero = hand->history->hero;

	return hero < 0 ? -1 : hand->play->place[hero];
}

struct slice histories_origin(const struct histories_hand *hand, size_t offset)
{
	struct slice found = {hand->text.bytes, 0};

	for (int i = 0; i < hand->origin_count && hand->origins[i].at <= offset; i++)
		found = (struct slice){hand->text.bytes + hand->origins[i].offset,
			hand->origins[i].length};
	return found;
}
