#include "histories/histories.h"
#include "histories/writers/writers.h"

#include "base/scan.h"
#include "game/compare.h"
#include "game/phh/phh.h"
#include "game/variant.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* A hand file, its record, and what a writer made of it. */
struct writers_written {
	struct phh_reader *reader;
	struct hand_record hand;
	struct hand_play play;
	struct text text;
	struct writers_hand writing;
	bool done;
};

static void write_as(const char *format, const char *file, struct writers_written *out)
{
	struct fault fault;

	*out = (struct writers_written){.reader = phh_reader_new()};
	cr_assert_eq(phh_read(out->reader, slice_of(file), &out->hand, &fault), STATUS_OK, "%s",
		file);
	out->writing = (struct writers_hand){.hand = &out->hand, .number = 1, .play = &out->play};
	out->done = writers_find(slice_of(format))->write(&out->text, &out->writing);
}

static void done(struct writers_written *written)
{
	phh_reader_free(written->reader);
	hand_play_free(&written->play);
	text_free(&written->text);
}

static bool has(const struct writers_written *written, const char *words)
{
	const size_t length = strlen(words);

	for (size_t i = 0; i + length <= written->text.length; i++)
		if (memcmp(written->text.bytes + i, words, length) == 0)
			return true;
	return false;
}

#define expect_words(WRITTEN, WORDS)                                                               \
	cr_expect(has(WRITTEN, WORDS), "%s not in\n%.*s", WORDS, (int)(WRITTEN)->text.length,      \
		(WRITTEN)->text.bytes)

#define SITE                                                                                       \
	"venue = 'PokerStars'\n_site = 'PokerStars'\n_hand = '7'\ntime = 09:05:07\n"               \
	"time_zone_abbreviation = 'ET'\nday = 1\nmonth = 3\nyear = 2024\n"

/* Main pot 30, side pot 40: a is all in for 10, and wins the main pot with kings; b wins the side
 * pot. The rake of 3 was taken from what they won. */
static const char side_pot[] =
	"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [0.50, 1, 0]\nmin_bet = 1\n"
	"starting_stacks = [10, 30, 30.25]\n"
	"actions = ['d dh p1 KhKd', 'd dh p2 \?\?\?\?', 'd dh p3 JhJd', 'p3 cbr 3', 'p1 cbr 10', "
	"'p2 cc', 'p3 cc', 'd db 2c7d9s', 'p2 cbr 20', 'p3 cc', 'd db 3h', 'd db 4s', "
	"'p1 sm KhKd', 'p2 sm QhQd', 'p3 sm']\n" SITE "table = 'Vega'\nseats = [2, 4, 1]\n"
	"seat_count = 6\nplayers = ['a', 'b', 'c']\ncurrency = 'USD'\nwinnings = [28, 39, 0]\n"
	"_rake = 3\n_hero = 1\n";

Test(writers, a_side_pot_as_pokerstars_writes_it)
{
	struct writers_written written;

	write_as("pokerstars", side_pot, &written);
	cr_assert(written.done, "%.*s", (int)written.play.reason.length, written.play.reason.bytes);
	cr_expect(slice_equal(text_slice(&written.text),
			  "PokerStars Hand #7:  Hold'em No Limit ($0.50/$1 USD) - 2024/03/01 "
			  "9:05:07 ET\n"
			  "Table 'Vega' 6-max Seat #1 is the button\n"
			  "Seat 1: c ($30.25 in chips) \n"
			  "Seat 2: a ($10 in chips) \n"
			  "Seat 4: b ($30 in chips) \n"
			  "a: posts small blind $0.50\n"
			  "b: posts big blind $1\n"
			  "*** HOLE CARDS ***\n"
			  "Dealt to a [Kh Kd]\n"
			  "c: raises $2 to $3\n"
			  "a: raises $7 to $10 and is all-in\n"
			  "b: calls $9\n"
			  "c: calls $7\n"
			  "*** FLOP *** [2c 7d 9s]\n"
			  "b: bets $20 and is all-in\n"
			  "c: calls $20\n"
			  "*** TURN *** [2c 7d 9s] [3h]\n"
			  "*** RIVER *** [2c 7d 9s 3h] [4s]\n"
			  "*** SHOW DOWN ***\n"
			  "a: shows [Kh Kd] (a pair of Kings)\n"
			  "b: shows [Qh Qd] (a pair of Queens)\n"
			  "c: mucks hand \n"
			  "b collected $39 from side pot\n"
			  "a collected $28 from main pot\n"
			  "*** SUMMARY ***\n"
			  "Total pot $70 Main pot $28. Side pot $39. | Rake $3 \n"
			  "Board [2c 7d 9s 3h 4s]\n"
			  "Seat 1: c (button) mucked [Jh Jd]\n"
			  "Seat 2: a (small blind) showed [Kh Kd] and won ($28) with a pair of "
			  "Kings\n"
			  "Seat 4: b (big blind) showed [Qh Qd] and won ($39) with a pair of "
			  "Queens\n"
			  "\n\n"),
		"%.*s", (int)written.text.length, written.text.bytes);
	for (int i = 0; i < WRITERS_LOSSES; i++)
		cr_expect_eq(written.writing.lost[i], 0, "%s", writers_loss_words[i]);
	done(&written);
}

static int others;

/* Fields that only the second hand has are what the text had to add. */
static void tell(void *context, const struct compare_difference *difference)
{
	(void)context;
	if (difference->a.length && !slice_equal(difference->a, "0")) {
		others++;
		cr_log_error("%s %.*s: %.*s, not %.*s", compare_words[difference->what],
			(int)difference->name.length, difference->name.bytes,
			(int)difference->b.length, difference->b.bytes, (int)difference->a.length,
			difference->a.bytes);
	}
}

/* The hand that is read from what was written is the same. */
static void expect_read_back(struct writers_written *written)
{
	struct histories *const histories = histories_new();
	struct phh_reader *const reader = phh_reader_new();
	struct histories_hand read;
	struct hand_record hand;
	struct fault fault;

	cr_assert(histories && reader);
	cr_assert_eq(histories_read(histories, text_slice(&written->text), slice_of(""), &read),
		STATUS_OK, "%.*s", (int)written->text.length, written->text.bytes);
	cr_assert_not(read.history->bad, "%.*s", (int)written->text.length, written->text.bytes);
	cr_assert_eq(phh_read(reader, read.file, &hand, &fault), STATUS_OK);
	others = 0;
	cr_assert(compare_hands(&written->hand, &hand, tell, NULL));
	cr_expect_eq(others, 0, "%.*s", (int)written->text.length, written->text.bytes);
	phh_reader_free(reader);
	histories_free(histories);
}

Test(writers, what_is_written_reads_back_as_the_same_hand)
{
	static const char *const files[] = {
		side_pot,
		/* a straddle, a newcomer's post with dead chips, heads-up blinds in reverse */
		"variant = 'NT'\nantes = [0, 0, 0, 0, 1]\nblinds_or_straddles = [1, 2, 4, 0, -2]\n"
		"min_bet = 2\nstarting_stacks = [100, 100, 100, 100, 100]\n"
		"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', 'd dh p4 "
		"\?\?\?\?', "
		"'d dh p5 AhKh', 'p4 f', 'p5 cbr 20', 'p1 f', 'p2 f', 'p3 f']\n",
		"variant = 'PT'\nantes = [1, 1]\nblinds_or_straddles = [2, 4]\nmin_bet = 4\n"
		"starting_stacks = [50, 60]\n"
		"actions = ['d dh p1 \?\?\?\?', 'd dh p2 AhKh', 'p2 cc', 'p1 cc', 'd db 2c3c4c', "
		"'p1 cc', 'p2 cbr 4', 'p1 f']\n",
		/* two runs from the turn on */
		"variant = 'PO'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		"starting_stacks = [6, 100]\n"
		"actions = ['d dh p1 AhAsKhKs', 'd dh p2 QcQdJcJd', 'p2 cbr 6', 'p1 cc', "
		"'d db 2c3c4d', 'd db 5h', 'd db Jh', 'p1 sm AhAsKhKs', 'p2 sm QcQdJcJd']\n"
		"_run = ['2c3c4d5hJh', '2c3c4d6s8s']\n",
	};

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		struct writers_written written;

		write_as("pokerstars", files[i], &written);
		cr_assert(written.done, "%.*s", (int)written.play.reason.length,
			written.play.reason.bytes);
		expect_read_back(&written);
		done(&written);
	}
}

Test(writers, cards_that_were_only_shown_are_not_dealt_where_there_is_a_hero)
{
	static const char shown[] =
		"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
		"starting_stacks = [100, 100, 100]\n"
		"actions = ['d dh p1 AhKh', 'd dh p2 QcQd', 'd dh p3 7c2d', 'p3 f', 'p1 cc', "
		"'p2 cc', 'd db 2c3c4d', 'p1 cc', 'p2 cc', 'd db 5h', 'p1 cc', 'p2 cc', 'd db 9s', "
		"'p1 cc', 'p2 cc', 'p1 sm AhKh', 'p2 sm QcQd']\n"
		"players = ['hero', 'winner', 'folder']\n";
	char file[sizeof shown + 16];
	struct writers_written written;

	snprintf(file, sizeof file, "%s_hero = 1\n", shown);
	write_as("pokerstars", file, &written);
	expect_words(&written, "Dealt to hero [Ah Kh]\n");
	expect_words(&written, "winner: shows [Qc Qd] (a pair of Queens)\n");
	cr_expect_not(has(&written, "Dealt to winner"));
	cr_expect_not(has(&written, "Dealt to folder"));
	cr_expect_eq(written.writing.lost[WRITERS_CARDS], 4);
	done(&written);
	write_as("pokerstars", shown, &written);
	expect_words(&written, "Dealt to hero [Ah Kh]\nDealt to winner [Qc Qd]\n"
			       "Dealt to folder [7c 2d]\n");
	cr_expect_eq(written.writing.lost[WRITERS_CARDS], 0);
	done(&written);
}

Test(writers, cards_of_stud_that_lie_face_down_are_not_dealt_where_there_is_a_hero)
{
	struct writers_written written;

	write_as("pokerstars",
		"variant = 'F7S'\nantes = [1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\n"
		"starting_stacks = [50, 50]\n"
		"actions = ['d dh p1 AhAd2c', 'd dh p2 KcKdKs', 'p1 pb', 'p2 cc', 'd dh p1 3c', "
		"'d dh p2 Kh', 'p2 cbr 2', 'p1 f']\nplayers = ['hero', 'other']\n_hero = 1\n",
		&written);
	expect_words(&written, "Dealt to hero [Ah Ad 2c]\nDealt to other [Ks]\n");
	expect_words(&written, "Dealt to hero [Ah Ad 2c] [3c]\nDealt to other [Ks] [Kh]\n");
	cr_expect_eq(written.writing.lost[WRITERS_CARDS], 2);
	done(&written);
}

/* Two of three discards are known; the text names all of them or none. */
Test(writers, discards_that_are_known_in_part_are_counted)
{
	struct writers_written written;

	write_as("pokerstars",
		"variant = 'F2L3D'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\n"
		"big_bet = 4\nstarting_stacks = [50, 50]\n"
		"actions = ['d dh p1 \?\?\?\?\?\?\?\?\?\?', 'd dh p2 \?\?\?\?\?\?\?\?\?\?', 'p2 "
		"cc', "
		"'p1 cc', 'p1 sd AhKh\?\?', 'p2 sd', 'd dh p1 \?\?\?\?\?\?', 'p1 cbr 2', 'p2 f']\n",
		&written);
	cr_assert(written.done, "%.*s", (int)written.play.reason.length, written.play.reason.bytes);
	expect_words(&written, ": discards 3 cards\n");
	cr_expect_eq(written.writing.lost[WRITERS_CARDS], 2);
	done(&written);
}

/* A player who shows one card and then both is written once, after the last card. The bring-in of 1
 * is not known from a text in which nobody brings in. */
Test(writers, what_is_told_once_or_not_at_all_is_counted)
{
	struct writers_written written;

	write_as("pokerstars",
		"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		"starting_stacks = [10, 10]\n"
		"actions = ['d dh p1 QhQd', 'd dh p2 AhKh', 'p2 cbr 10', 'p1 cc', 'p1 sm QhQd', "
		"'p2 sm Ah\?\?', 'p2 sm AhKh', 'd db 2c3c4d', 'd db 5h', 'd db 9s']\n",
		&written);
	cr_assert(written.done, "%.*s", (int)written.play.reason.length, written.play.reason.bytes);
	cr_expect_eq(written.writing.lost[WRITERS_ACTIONS], 1);
	done(&written);
	write_as("pokerstars",
		"variant = 'F7S'\nantes = [1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\n"
		"starting_stacks = [50, 50]\nactions = ['d dh p1 \?\?\?\?2c', 'd dh p2 "
		"\?\?\?\?Ks', "
		"'p1 cbr 2', 'p2 f']\n",
		&written);
	cr_assert(written.done, "%.*s", (int)written.play.reason.length, written.play.reason.bytes);
	cr_expect_eq(written.writing.lost[WRITERS_POSTS], 1);
	done(&written);
}

/* 18272685271857837393 is above 2^63; what is shorter of a hand is a hash, and counted. */
Test(writers, long_numbers_of_tournaments_are_kept)
{
	static const char hand[] =
		"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [10, 20]\nmin_bet = 20\n"
		"starting_stacks = [500, 500]\nactions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', "
		"'p2 f']\n_level = 'I'\n_tournament = '18272685271857837393'\n";
	char file[sizeof hand + 64];
	struct writers_written written;

	write_as("pokerstars", hand, &written);
	expect_words(&written, "Tournament #18272685271857837393, ");
	cr_expect_eq(written.writing.lost[WRITERS_NUMBERS], 0);
	done(&written);
	snprintf(file, sizeof file, "%s_hand = '18272685271857837393'\n", hand);
	write_as("pokerstars", file, &written);
	cr_expect_not(has(&written, "Hand #18272685271857837393"));
	cr_expect_eq(written.writing.lost[WRITERS_NUMBERS], 1);
	done(&written);
}

#define SHORT_DECK                                                                                 \
	"variant = 'NS'\nantes = [0.25, 0.25, 0.25]\n"                                             \
	"starting_stacks = [25, 25, 25]\ncurrency = 'USD'\n"                                       \
	"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', 'p1 f', 'p2 f']\n"

Test(writers, short_deck_has_the_blind_of_the_button_in_its_heading)
{
	struct writers_written written;

	write_as("pokerstars", SHORT_DECK "blinds_or_straddles = [0, 0, 0.25]\nmin_bet = 0.25\n",
		&written);
	expect_words(&written, "6+ Hold'em No Limit (Button Blind $0.25 - Ante $0.25  USD) - ");
	expect_read_back(&written);
	done(&written);
	write_as("pokerstars", SHORT_DECK "blinds_or_straddles = [0, 0, 0.50]\nmin_bet = 0.50\n",
		&written);
	expect_words(&written, "6+ Hold'em No Limit ($0.25/$0.50 USD) - ");
	done(&written);
}

/* A raise of the pot: a call of 2 makes it 1 + 2 + 2, and 5 of the house; so it is one by 10 to 12,
 * which without the splash would be one to 7 at most. */
Test(writers, a_splash_is_in_the_pot_that_limits_a_raise)
{
	struct writers_written written;

	write_as("pokerstars",
		"variant = 'PO'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
		"starting_stacks = [100, 100, 100]\n"
		"actions = ['d dh p1 \?\?\?\?\?\?\?\?', 'd dh p2 \?\?\?\?\?\?\?\?', "
		"'d dh p3 \?\?\?\?\?\?\?\?', 'p3 cbr 12', 'p1 f', 'p2 cc', 'd db 2c3c4d', "
		"'p2 cbr 2', 'p3 f']\n" SITE "players = ['a', 'b', 'c']\nseats = [1, 2, 3]\n"
		"winnings = [0, 25, 0]\n_house_paid = [0, 5, 0]\n_splash = 5\n_rake = 0\n",
		&written);
	cr_assert(written.done, "%.*s", (int)written.play.reason.length, written.play.reason.bytes);
	expect_words(&written, "STP added: 5\n");
	expect_words(&written, "b collected 30 from pot\n");
	expect_words(&written, "Total pot 30 | Rake 0 \n");
	expect_read_back(&written);
	for (int i = 0; i < WRITERS_LOSSES; i++)
		cr_expect_eq(written.writing.lost[i], 0, "%s", writers_loss_words[i]);
	done(&written);
}

Test(writers, tournaments_have_chips_without_a_currency)
{
	struct writers_written written;

	write_as("pokerstars",
		"variant = 'NT'\nantes = [25, 25]\nblinds_or_straddles = [100, 200]\nmin_bet = "
		"200\n"
		"starting_stacks = [1500, 1500]\nactions = ['d dh p1 \?\?\?\?', 'd dh p2 AhKh', "
		"'p2 f']\n" SITE
		"_tournament = '55'\n_entry = '$10+$1 USD'\n_buy_in = 11\n_prize_currency = 'USD'\n"
		"_level = 'IV'\n_game = \"Hold'em No Limit\"\n",
		&written);
	expect_words(&written, "PokerStars Hand #7: Tournament #55, $10+$1 USD Hold'em No Limit - "
			       "Level IV (100/200) - 2024/03/01 9:05:07 ET\n");
	expect_words(&written, "Seat 1: p1 (1500 in chips) \n");
	expect_words(&written, "p1: posts the ante 25\np2: posts the ante 25\n"
			       "p2: posts small blind 100\np1: posts big blind 200\n");
	expect_words(&written, "Uncalled bet (100) returned to p1\np1 collected 250 from pot\n"
			       "p1: doesn't show hand \n");
	done(&written);
}

Test(writers, bounties_places_and_prizes_are_told_after_the_hand)
{
	struct writers_written written;

	write_as("pokerstars",
		"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [100, 200]\nmin_bet = 200\n"
		"starting_stacks = [500, 500]\nactions = ['d dh p1 QhQd', 'd dh p2 AhKh', "
		"'p2 cbr 500', 'p1 cc', 'd db AcKc2d', 'd db 3d', 'd db 4c', 'p2 sm AhKh', "
		"'p1 sm QhQd']\n" SITE
		"_tournament = '55'\n_entry = '$10+$1 USD'\n_buy_in = 11\n_prize_currency = 'USD'\n"
		"_level = 'IV'\nplayers = ['anna', 'ben']\n_bounty = [2.50, 4]\n"
		"_bounty_won = [0, 1.25]\n_place = [12, 0]\n_prize = [21.40, 0]\n",
		&written);
	expect_words(&written, "Seat 1: anna (500 in chips, $2.50 bounty) \n");
	expect_words(&written, "ben wins the $1.25 bounty for eliminating anna\n"
			       "anna finished the tournament in 12th place and received $21.40.\n"
			       "*** SUMMARY ***\n");
	cr_expect_eq(written.writing.lost[WRITERS_CUSTOM], 0);
	expect_read_back(&written);
	done(&written);
}

Test(writers, a_player_who_cashed_out_is_paid_by_the_house)
{
	struct writers_written written;

	write_as("pokerstars",
		"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		"starting_stacks = [50, 50]\nactions = ['d dh p1 QhQd', 'd dh p2 AhKh', "
		"'p2 cbr 50', 'p1 cc', 'p2 sm AhKh', 'p1 sm QhQd', 'd db AcKc2d', 'd db 3d', "
		"'d db 4c']\n" SITE
		"currency = 'USD'\nwinnings = [0, 100]\n_house_paid = [0, -48]\n"
		"_cash_out_fee = [0, 1]\n_rake = 0\n",
		&written);
	expect_words(&written, "p1: shows [Qh Qd] (a pair of Queens)\n"
			       "p2 cashed out the hand for $52 | Cash Out Fee $1\n"
			       "*** SUMMARY ***\n");
	cr_expect_eq(written.writing.lost[WRITERS_CUSTOM], 0);
	expect_words(&written, "showed [Ah Kh] and won ($100) with two pair, Aces and Kings "
			       "(pot not awarded as player cashed out)\n");
	expect_read_back(&written);
	done(&written);
}

Test(writers, a_name_that_could_be_taken_for_a_line_is_changed_and_counted)
{
	struct writers_written written;

	write_as("pokerstars",
		"variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 0]\nmin_bet "
		"= 2\n"
		"starting_stacks = [100, 100, 100, 100]\nplayers = ['a: folds', \"b\\nSeat 9: c\", "
		"' d  e', 'a_ folds']\nactions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 "
		"\?\?\?\?', "
		"'d dh p4 \?\?\?\?', 'p3 f', 'p4 f', 'p1 f']\n",
		&written);
	cr_assert(written.done);
	expect_words(&written, "Seat 1: a_ folds (100 in chips) \n");
	expect_words(&written, "Seat 2: b_Seat 9: c (100 in chips) \n");
	expect_words(&written, "Seat 3: d _e (100 in chips) \n");
	expect_words(&written, "Seat 4: a_ folds_2 (100 in chips) \n");
	cr_expect_eq(written.writing.lost[WRITERS_NAMES], 4);
	done(&written);
}

Test(writers, what_the_text_has_no_place_for_is_counted)
{
	struct writers_written written;

	write_as("pokerstars",
		"# a comment\nvariant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2] # one "
		"more\n"
		"min_bet = 2\nstarting_stacks = [100, 100]\n"
		"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\? # and one', 'p2 f']\n"
		"author = 'x'\nevent = 'y'\n_note = 'z'\n_fees = 1\n_rake = 0\n_source = 'a:1'\n",
		&written);
	cr_assert(written.done);
	cr_expect_eq(written.writing.lost[WRITERS_COMMENTS], 3);
	cr_expect_eq(written.writing.lost[WRITERS_FIELDS], 2);
	cr_expect_eq(written.writing.lost[WRITERS_CUSTOM], 1);
	cr_expect_eq(written.writing.lost[WRITERS_MONEY], 1);
	cr_expect_eq(written.writing.lost[WRITERS_TIMES], 0, "the hand has none");
	done(&written);
}

Test(writers, a_hand_that_the_text_cannot_say_is_refused)
{
	static const struct {
		const char *file, *reason;
	} rows[] = {
		{"variant = 'NR'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		 "starting_stacks = [9, 9]\nactions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'p2 "
		 "f']\n",
			"the output format does not support this game"},
		{"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		 "starting_stacks = [inf, 9]\nactions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', "
		 "'p2 f']\n",
			"the output format needs all stacks, but some are unknown"},
		{"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		 "starting_stacks = [9, 9]\nactions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?']\n",
			"the hand is not finished"},
		{"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		 "starting_stacks = [9, 9]\nactions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'p2 "
		 "f']\n"
		 "_bad = true\n",
			"the hand is invalid"},
		{"variant = 'NT'\nantes = [5, 5, 5]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
		 "starting_stacks = [9, 9, 3]\nactions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', "
		 "'d dh p3 \?\?\?\?', 'p1 f', 'p3 sm', 'p2 sm', 'd db 2c3c4c', 'd db 5c', 'd db "
		 "6c']\n",
			NULL},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct writers_written written;

		write_as("pokerstars", rows[i].file, &written);
		cr_expect_not(written.done);
		cr_expect_eq(written.text.length, 0);
		cr_expect(!rows[i].reason ||
				  slice_equal(written.play.fault.message, rows[i].reason),
			"%.*s", (int)written.play.fault.message.length,
			written.play.fault.message.bytes);
		done(&written);
	}
}
