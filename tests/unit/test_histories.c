/* Site histories: properties that all readers share. */
#include "support.h"

#include "histories/histories.h"
#include "histories/lines.h"
#include "histories/sites/sites.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

/* -- the record of a hand, and its hand file ------------------------------ */

static bool same_setup(const struct table_setup *a, const struct table_setup *b)
{
	return a->variant == b->variant && a->seats == b->seats && a->bring_in == b->bring_in &&
	       a->small_bet == b->small_bet && a->big_bet == b->big_bet &&
	       a->min_bet == b->min_bet && a->trim_antes == b->trim_antes && a->house == b->house &&
	       a->boards == b->boards && a->runs == b->runs &&
	       memcmp(a->stack, b->stack, sizeof a->stack) == 0 &&
	       memcmp(a->ante, b->ante, sizeof a->ante) == 0 &&
	       memcmp(a->blind, b->blind, sizeof a->blind) == 0 &&
	       memcmp(a->board, b->board, sizeof a->board) == 0;
}

static bool same_action(const struct hand_action *a, const struct hand_action *b)
{
	return slice_same(a->text, b->text) && a->comment == b->comment && a->offset == b->offset &&
	       a->length == b->length && a->action.act == b->action.act &&
	       a->action.seat == b->action.seat && a->action.amount == b->action.amount &&
	       a->action.count == b->action.count &&
	       memcmp(a->action.card, b->action.card, (size_t)a->action.count) == 0 &&
	       a->status == b->status && a->nothing == b->nothing && a->escaped == b->escaped &&
	       (a->places == b->places || a->action.act != ACT_BET_RAISE);
}

static bool same_key(const struct hand_key *a, const struct hand_key *b)
{
	return slice_same(a->name, b->name) && slice_same(a->value, b->value) &&
	       slice_same(a->text, b->text) && !a->comment.length && !b->comment.length &&
	       a->offset == b->offset && a->kind == b->kind;
}

static void compare(const char *path, const struct hand_record *a, const struct hand_record *b)
{
	const struct slice name = hand_text(b, "_hand");
	const int length = (int)name.length;

	cr_expect(!a->number.length && a->places == b->places && a->has_setup == b->has_setup &&
			  slice_same(a->variant, b->variant) &&
			  a->variant_offset == b->variant_offset && a->malformed == b->malformed &&
			  !a->expectation_count && !b->expectation_count,
		"%s: %.*s", path, length, name.bytes);
	cr_expect(same_setup(&a->setup, &b->setup), "%s: %.*s", path, length, name.bytes);
	cr_expect(a->has_finishing == b->has_finishing && a->has_winnings == b->has_winnings &&
			  memcmp(a->finishing, b->finishing, sizeof a->finishing) == 0 &&
			  memcmp(a->winnings, b->winnings, sizeof a->winnings) == 0,
		"%s: %.*s", path, length, name.bytes);
	for (int i = 0; i < SEATS_MAX; i++)
		cr_expect(slice_same(a->player[i], b->player[i]) &&
				  a->seat_number[i] == b->seat_number[i],
			"%s: %.*s: seat %d", path, length, name.bytes, i);
	cr_assert_eq(a->action_count, b->action_count);
	for (int i = 0; i < a->action_count; i++)
		cr_expect(same_action(&a->actions[i], &b->actions[i]), "%s: %.*s: action %d", path,
			length, name.bytes, i);
	cr_assert_eq(a->key_count, b->key_count);
	for (int i = 0; i < a->key_count; i++)
		cr_expect(same_key(&a->keys[i], &b->keys[i]), "%s: %.*s: %.*s", path, length,
			name.bytes, (int)a->keys[i].name.length, a->keys[i].name.bytes);
}

static void count_warning(void *context, const struct hand_note *note)
{
	int *const warnings = context;

	(void)note;
	(*warnings)++;
}

/* Whether a hand is played to its end without messages; and, if its keys are there, passes the
 * check. */
static bool plays_without_a_word(const struct hand_record *hand)
{
	int warnings = 0;
	struct hand_play play = {.warn = count_warning, .context = &warnings};
	bool good = hand_play_begin(&play, hand, 0);

	while (good && hand_play_next(&play))
		;
	good = good && hand_play_end(&play) && play.end == HAND_OVER &&
	       (!hand->key_count || hand_play_check(&play)) && !warnings;
	hand_play_free(&play);
	return good;
}

/* The outline of a hand is its record without keys and locations. */
static void try_outline(struct histories *histories, const struct histories_hand *hand,
	const struct hand_record *read)
{
	struct hand_record outline;
	uint64_t year = 0, month = 0, day = 0;

	cr_assert(histories_outline(histories, hand, &outline));
	cr_expect(plays_without_a_word(&outline));
	cr_expect(same_setup(&outline.setup, &read->setup));
	cr_expect(!outline.key_count && outline.places == read->places);
	cr_assert_eq(outline.action_count, read->action_count);
	for (int i = 0; i < read->action_count; i++) {
		const struct action *const a = &outline.actions[i].action;
		const struct action *const b = &read->actions[i].action;

		cr_expect(a->act == b->act && a->seat == b->seat && a->amount == b->amount &&
			  a->count == b->count && !memcmp(a->card, b->card, (size_t)a->count));
	}
	for (int i = 0; i < read->setup.seats; i++)
		cr_expect(slice_same(outline.player[i], read->player[i]));
	slice_uint(hand_text(read, "year"), 9999, &year);
	slice_uint(hand_text(read, "month"), 12, &month);
	slice_uint(hand_text(read, "day"), 31, &day);
	cr_expect_eq(histories_day(hand), year * 10000 + month * 100 + day);
}

/* The results for the hands of a file. */
static int try_file(const char *path)
{
	const struct text text = file_read(path);
	struct histories *const histories = histories_new();
	struct phh_reader *const readers[] = {phh_reader_new(), phh_reader_new()};
	struct histories_cut cut;
	size_t from = 0, length;
	int hands = 0;

	for (; from < text.length; from += length) {
		const struct slice rest = {text.bytes + from, text.length - from};
		struct histories_hand hand;
		struct hand_record record, read;

		length = histories_length(rest, true, &cut);
		cr_assert_gt(length, 0);
		if (cut.session < cut.lead)
			histories_session(histories,
				(struct slice){rest.bytes + cut.session, cut.lead - cut.session});
		if (histories_read(histories,
			    (struct slice){rest.bytes + cut.lead, length - cut.lead},
			    slice_from("here:1"), &hand))
			continue;
		if (phh_read(readers[0], hand.file, &read, NULL))
			continue;
		cr_assert_eq(histories_record(histories, &hand, readers[1], &record, NULL),
			STATUS_OK);
		compare(path, &record, &read);
		if (histories_holds(&hand)) {
			cr_expect(plays_without_a_word(&read), "%s: hand %d", path, hands + 1);
			try_outline(histories, &hand, &read);
		}
		hands++;
	}
	phh_reader_free(readers[0]);
	phh_reader_free(readers[1]);
	histories_free(histories);
	free(text.bytes);
	return hands;
}

static int try_folder(const char *path, int (*try)(const char *path))
{
	DIR *const folder = opendir(path);
	int hands = 0;

	cr_assert_not_null(folder, "%s", path);
	for (const struct dirent *entry; (entry = readdir(folder));) {
		char inner[4096];

		snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
		if (entry->d_name[0] == '.')
			continue;
		hands += strchr(entry->d_name, '.') ? try(inner) : try_folder(inner, try);
	}
	closedir(folder);
	return hands;
}

/* -- where a hand may begin ------------------------------------------------ */

/* Whether any reader finds the beginning of a hand or session there. */
static bool begins(struct slice line, struct slice rest)
{
	const bool hand = sites_begin(line, rest), session = sites_session(line, rest);

	cr_expect(!hand || !session, "both begin at %.*s", (int)line.length, line.bytes);
	return hand || session;
}

/* Whether skipping up to the line, which has a newline, stops at or before its beginning. */
static bool is_kept(struct slice line)
{
	struct slice rest = line;

	sites_skip_lines(&rest);
	return rest.bytes == line.bytes;
}

/* No hand begins at a line that the quick test skips. Returns the number of beginnings. */
static int try_lines(const char *path)
{
	const struct text text = file_read(path);
	struct slice rest = text_slice(&text), line;
	int count = 0;

	while (lines_next(&rest, &line)) {
		if (!begins(line, rest))
			continue;
		cr_expect(sites_may_begin(line), "%s: %.*s", path, (int)line.length, line.bytes);
		cr_expect(is_kept((struct slice){line.bytes, (size_t)(rest.bytes - line.bytes)}),
			"%s: %.*s", path, (int)line.length, line.bytes);
		count++;
	}
	free(text.bytes);
	return count;
}

/* The record that is made directly must equal the one parsed from the PHH. Also for all files below
 * $FELT_HISTORIES, for developers who have more. */
Test(histories, the_record_of_a_hand_is_that_of_its_file)
{
	cr_assert_geq(try_folder(TESTS_DATA "/histories", try_file), 90);
	if (getenv("FELT_HISTORIES"))
		try_folder(getenv("FELT_HISTORIES"), try_file);
}

/* Lines of words are skipped as far as they are complete, and no others. */
Test(histories, lines_at_which_nothing_begins_are_skipped)
{
	static const struct {
		const char *text, *left;
	} rows[] = {{"", ""}, {"\n\n", "\n"}, {"ann: folds \nBoard [2c]\nx", "x"},
		{"Seat 1: ann", "Seat 1: ann"}, {"Seat 1\r\n\r\nb", "\r\nb"},
		{"*** RIVER *** [2c 3c 4c 5c] [6c]\nTable 'x'\n{\n", "{\n"},
		{"a\n Hand\n", " Hand\n"}, {"a 12\nx,Z,12 \nb\n", "x,Z,12 \nb\n"},
		{"\xef\xbb\xbfPokerStars\n", "\xef\xbb\xbfPokerStars\n"}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct slice rest = slice_from(rows[i].text);

		sites_skip_lines(&rest);
		cr_expect(slice_equal(rest, rows[i].left), "'%s' leaves '%.*s'", rows[i].text,
			(int)rest.length, rest.bytes);
	}
}

/* A file is cut in the same way wherever a part of it ends, also after an XML element that another
 * follows on the same line. */
Test(histories, a_text_is_cut_in_the_same_way_from_its_parts)
{
	const struct slice text = slice_from("<session sessioncode=\"1\">\n <game gamecode=\"1\">\n"
					     " </game>\n <game   <action no=\"5\"/>\n </game>\n"
					     " <game gamecode=\"2\">\n </game>\n</session>\n");
	struct histories_cut whole, part;
	const size_t length = histories_length(text, true, &whole);

	for (size_t end = 0; end < text.length; end++) {
		const struct slice started = {text.bytes, end};
		const size_t sooner = histories_length(started, false, &part);

		cr_expect(!sooner || (sooner == length && part.lead == whole.lead),
			"%zu: %zu, not %zu", end, sooner, length);
	}
}

/* The time is linear in the length of a line, not quadratic: 80,000 such elements took 6 s when
 * each search went to the end of the line. */
Test(histories, many_elements_on_one_line_take_linear_time, .timeout = 20)
{
	enum { COUNT = 1000000 };
	struct text text = {.bytes = NULL};
	struct histories_cut cut;
	struct slice rest;

	text_add_string(&text, "<session sessioncode=\"1\">");
	for (int i = 0; i < COUNT; i++)
		text_add_string(&text, "<a></a>");
	rest = text_slice(&text);
	cr_assert_not(text.failed);
	cr_expect_eq(histories_length(rest, true, &cut), text.length);
	cr_expect_eq(cut.lead, text.length);
	cr_expect_null(histories_recognise(lines_after(rest, 2)));
	cr_expect_not(histories_is_headless(rest));
	free(text.bytes);
}

/* Readers use an event that they add without checking whether it could be added. */
Test(histories, an_event_too_many_is_outside_the_list)
{
	static struct history history;
	const struct slice text = slice_from("ann: folds");

	history_clear(&history, text);
	for (int i = 0; i < HISTORY_EVENTS_MAX; i++)
		cr_assert_eq(history_add(&history, HISTORY_FOLD, 0, text), &history.events[i]);
	cr_assert_eq(history_add(&history, HISTORY_BET, 0, text), &history.spare);
	cr_expect_eq(history.event_count, HISTORY_EVENTS_MAX);
	cr_expect(history.bad);
	history_free(&history);
}

/* For each site, at least one hand begins at a line of the samples; the words of brands and
 * languages that the samples lack are listed here. */
Test(histories, no_line_at_which_a_hand_begins_is_passed_over)
{
	static const char *const headings[] = {"PokerStars Hand #1: Hold'em No Limit",
		"> PokerStars Hand #1: Hold'em No Limit", "PokerStars Game #1: Hold'em No Limit",
		"POKERSTARS GAME #1: HOLD'EM NO LIMIT", "Poker Hand #RC1: Hold'em No Limit",
		"PPPoker Hand #1: Hold'em No Limit", "CoinPoker Hand #1: Hold'em No Limit",
		"Weplay Hand #1: Hold'em No Limit", "PokerPlanets Hand #1: Hold'em No Limit",
		"PokerMaster Hand #1: Hold'em No Limit", "PokerBros Hand #1: Hold'em No Limit",
		"Run It Once Poker Hand #1: Hold'em No Limit",
		"Full Tilt Hand #1: Hold'em No Limit", "Full Tilt Rush Hand #1: Hold'em No Limit",
		"M\xc3\xa3o PokerStars #1: Hold'em", "Mano PokerStars #1: Hold'em No Limit",
		"Mano n.\xc2\xba 1: Hold'em No Limit", "Main PokerStars n\xc2\xb0 1: Hold'em",
		"Mano di PokerStars #1: Hold'em", "PokerStars-Hand #1: Hold'em No Limit",
		"Game started at: 2014/3/9 0:3:48", "Hand #1 - Holdem(No Limit) - $0.01/$0.02",
		"Game Hand #1 - Tournament #2", "Bovada Hand #1 TBL#2 HOLDEM No Limit",
		"Bodog Hand #1 TBL#2 HOLDEM No Limit", "Ignition Hand #1 TBL#2 HOLDEM No Limit",
		"BetOnline Poker Game #1: Hold'em", "PayNoRake Game #1: Hold'em",
		"SportsBetting Poker Game #1: Hold'em",
		"***** 888poker Hand History for Game 1 *****", "Hand #1-1 - 2013-04-12 00:37:11",
		"***** Betfair Poker Hand History for Game 1 *****",
		"***** Hand History For Game 1 *****", "***** History for hand R5-1-1 *****",
		"Winamax Poker - CashGame - HandId: #1-2-3", "Full Tilt Poker Game #1: Table 2",
		"FullTiltPoker Game #1: Table 2", "entry,at,order", "\"entry\",\"at\",\"order\"",
		"\"-- starting hand #1 --\",2020-01-01T00:00:00.000Z,1",
		"STATE:0:cc:AsKs|QdQc:0:a|b",
		"# name/game/hands/seed a holdem.limit.2p.reverse_blinds.game 1 2",
		"GAME #1 Version:1", "MERGE_GAME #1-2: Holdem", "Merge Game #1-2 | Holdem",
		"Starting Hand #1", "Stage #1: Holdem  No Limit $1",
		"ActionPoker.com Game #1: Hold'em", "Gear Poker Game #1: Hold'em"};

	cr_assert_geq(try_folder(TESTS_DATA "/histories", try_lines), 90);
	if (getenv("FELT_HISTORIES"))
		try_folder(getenv("FELT_HISTORIES"), try_lines);
	for (size_t i = 0; i < sizeof headings / sizeof *headings; i++) {
		const struct slice line = slice_from(headings[i]);
		char room[128];

		snprintf(room, sizeof room, "%s\n", headings[i]);
		cr_expect(is_kept(slice_from(room)), "'%s' is skipped", headings[i]);
		cr_expect(begins(line, slice_from("")), "no reader has '%s'", headings[i]);
		cr_expect(sites_may_begin(line), "'%s' is passed over", headings[i]);
	}
}
