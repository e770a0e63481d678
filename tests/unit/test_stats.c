#include "dealer.h"
#include "support.h"

#include "game/phh/phh.h"
#include "play/stats/stats.h"

#include "base/scan.h"

#include <criterion/criterion.h>
#include <stdlib.h>

/* -- hands ------------------------------------------------------------------------ */

static struct hand_play play;
static struct hand_record record;
static struct stats_hand hand;

/* Plays a hand to its end; an error fails the test. */
static void play_hand(struct phh_reader *reader, struct slice text, struct stats_odds *odds)
{
	struct fault fault;

	cr_assert_eq(phh_read(reader, text, &record, &fault), STATUS_OK, "%.*s", (int)text.length,
		text.bytes);
	cr_assert(hand_play_begin(&play, &record, 0));
	stats_hand_begin(&hand, &play);
	while (hand_play_next(&play))
		stats_hand_step(&hand, &play);
	cr_assert(hand_play_end(&play), "%.*s", (int)play.reason.length, play.reason.bytes);
	cr_assert(stats_hand_end(&hand, &play, odds));
}

static int seat_of(const char *name)
{
	char room[8];

	for (int i = 0; i < hand.seats; i++)
		if (slice_equal(hand_player(&record, i, room), name))
			return i;
	cr_assert_fail("no player %s", name);
	return -1;
}

/* The rates with an opportunity, as "vpip 0/1 pfr 0/1"; then bets, calls and folds, and `flop` if
 * the player saw a flop. */
static void print_tally(struct text *out, const struct stats_tally *tally)
{
	for (int i = 0; i < STATS_RATES; i++) {
		if (!tally->rate[i].of)
			continue;
		text_add_string(out, stats_rows[i].key);
		text_add_char(out, ' ');
		text_add_uint(out, tally->rate[i].done);
		text_add_char(out, '/');
		text_add_uint(out, tally->rate[i].of);
		text_add_char(out, ' ');
	}
	text_add_uint(out, tally->bets);
	text_add_char(out, '-');
	text_add_uint(out, tally->calls);
	text_add_char(out, '-');
	text_add_uint(out, tally->folds);
	text_add_string(out, tally->saw_flop ? " flop" : "");
}

static struct text read_file(const char *path)
{
	FILE *file = fopen(path, "r");
	struct text text = {0};
	char *room;
	size_t got;

	cr_assert(file, "%s", path);
	while ((room = text_reserve(&text, 4096)) && (got = fread(room, 1, 4096, file)))
		text.length += got;
	fclose(file);
	return text;
}

/* The next hand of a file, and the rest of the file. */
static struct slice take_hand(struct slice *rest)
{
	const struct slice text = {rest->bytes, phh_hand_length(*rest, true)};

	*rest = (struct slice){rest->bytes + text.length, rest->length - text.length};
	return text;
}

/* -- the definitions -------------------------------------------------------------- */

/* The opportunities and actions of each player of the hands in stats.phhs, found by hand from the
 * definitions in felt-stats(1): done and opportunities, and after the flop bets, calls and folds.
 */
static const struct worked {
	int number;
	const char *player;
	int net;
	const char *counts;
} worked[] = {
	{1, "SB", -1, "vpip 0/1 pfr 0/1 rfi 0/1 limp 0/1 steal 0/1 0-0-0"},
	{1, "BB", 1, "0-0-0"},
	{1, "BTN", 0, "vpip 0/1 pfr 0/1 rfi 0/1 limp 0/1 steal 0/1 0-0-0"},

	{2, "SB", 2,
		"vpip 1/1 pfr 0/1 rfi 0/1 limp 1/1 steal 0/1 wtsd 0/1 wwsf 1/1 1-0-0 "
		"flop"},
	{2, "BB", -2, "vpip 0/1 pfr 0/1 wtsd 0/1 wwsf 0/1 0-0-1 flop"},
	{2, "BTN", 0, "vpip 0/1 pfr 0/1 rfi 0/1 limp 0/1 steal 0/1 0-0-0"},

	{3, "SB", -1, "vpip 0/1 pfr 0/1 threebet 0/1 0-0-0"},
	{3, "BB", -2, "vpip 0/1 pfr 0/1 threebet 0/1 0-0-0"},
	{3, "UTG", -2, "vpip 1/1 pfr 0/1 rfi 0/1 limp 1/1 threebet 0/1 0-0-0"},
	{3, "CO", 0, "vpip 0/1 pfr 0/1 limp 0/1 0-0-0"},
	{3, "BTN", 5, "vpip 1/1 pfr 1/1 limp 0/1 0-0-0"},

	{4, "SB", -1, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{4, "BB", -2, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{4, "UTG", -4, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{4, "CO", 7, "vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 0-0-0"},
	{4, "BTN", 0, "vpip 0/1 pfr 0/1 threebet 0/1 0-0-0"},

	{5, "SB", -1, "vpip 0/1 pfr 0/1 fourbet 0/1 0-0-0"},
	{5, "BB", -2, "vpip 0/1 pfr 0/1 fourbet 0/1 0-0-0"},
	{5, "UTG", -6,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 fourbet 0/1 fold_to_threebet 1/1 "
		"0-0-0"},
	{5, "HJ", -6, "vpip 1/1 pfr 0/1 threebet 0/1 fourbet 0/1 0-0-0"},
	{5, "CO", 15, "vpip 1/1 pfr 1/1 threebet 1/1 squeeze 1/1 0-0-0"},
	{5, "BTN", 0, "vpip 0/1 pfr 0/1 fourbet 0/1 0-0-0"},

	{6, "SB", -1, "vpip 0/1 pfr 0/1 fourbet 0/1 0-0-0"},
	{6, "BB", -2, "vpip 0/1 pfr 0/1 fourbet 0/1 0-0-0"},
	{6, "UTG", -24,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 fourbet 0/1 fold_to_threebet 0/1 fold_to_cbet "
		"1/1 check_raise 0/1 fold_to_cbet_flop 1/1 check_raise_flop 0/1 donk_flop 0/1 wtsd "
		"0/1 wwsf 0/1 0-0-1 flop"},
	{6, "HJ", -6, "vpip 1/1 pfr 0/1 threebet 0/1 fourbet 0/1 0-0-0"},
	{6, "CO", 0, "vpip 0/1 pfr 0/1 threebet 0/1 squeeze 0/1 0-0-0"},
	{6, "BTN", 33,
		"vpip 1/1 pfr 1/1 threebet 1/1 squeeze 1/1 cbet_flop 1/1 wtsd 0/1 wwsf 1/1 "
		"1-0-0 flop"},

	{7, "SB", -100,
		"vpip 1/1 pfr 1/1 threebet 1/1 fold_to_steal 0/1 wtsd 1/1 wsd 0/1 wwsf 0/1 "
		"0-0-0 flop"},
	{7, "BB", -2, "vpip 0/1 pfr 0/1 fourbet 0/1 0-0-0"},
	{7, "BTN", 102,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 fourbet 0/1 fold_to_threebet 0/1 steal "
		"1/1 wtsd 1/1 wsd 1/1 wwsf 1/1 0-0-0 flop"},

	{8, "SB", -1, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{8, "BB", -14,
		"vpip 1/1 pfr 0/1 threebet 0/1 fold_to_steal 0/1 donk_flop 1/1 wtsd 1/1 wsd 0/1 "
		"wwsf 0/1 1-0-0 flop"},
	{8, "BTN", 15,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 wtsd 1/1 wsd 1/1 wwsf 1/1 "
		"0-1-0 flop"},

	{9, "SB", -1, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{9, "BB", -50,
		"vpip 1/1 pfr 0/1 threebet 0/1 fold_to_steal 0/1 fold_to_cbet 0/1 check_raise 1/2 "
		"fold_to_cbet_flop 0/1 check_raise_flop 1/1 check_raise_turn 0/1 donk_flop 0/1 "
		"donk_river 0/1 wtsd 1/1 wsd 0/1 wwsf 0/1 1-1-0 flop"},
	{9, "BTN", 51,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 cbet_flop 1/1 wtsd 1/1 wsd 1/1 "
		"wwsf 1/1 2-1-0 flop"},

	{10, "SB", -1, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{10, "BB", -34,
		"vpip 1/1 pfr 0/1 threebet 0/1 fold_to_steal 0/1 fold_to_cbet 1/3 check_raise 0/3 "
		"fold_to_cbet_flop 0/1 fold_to_cbet_turn 0/1 fold_to_cbet_river 1/1 "
		"check_raise_flop 0/1 check_raise_turn 0/1 check_raise_river 0/1 donk_flop 0/1 "
		"donk_turn 0/1 donk_river 0/1 wtsd 0/1 wwsf 0/1 0-2-1 flop"},
	{10, "BTN", 35,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 cbet_flop 1/1 cbet_turn 1/1 "
		"cbet_river 1/1 wtsd 0/1 wwsf 1/1 3-0-0 flop"},

	{11, "BB", -2, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{11, "BTN", 2, "vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 0-0-0"},

	{12, "SB", -1, "vpip 0/1 pfr 0/1 threebet 0/1 squeeze 0/1 0-0-0"},
	{12, "BB", -2, "vpip 0/1 pfr 0/1 threebet 0/1 squeeze 0/1 0-0-0"},
	{12, "CO", -6,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 cbet_flop 0/1 check_raise 0/1 "
		"check_raise_flop 0/1 wtsd 0/1 wwsf 0/1 0-0-1 flop"},
	{12, "BTN", 9, "vpip 1/1 pfr 0/1 threebet 0/1 float_flop 1/1 wtsd 0/1 wwsf 1/1 1-0-0 flop"},

	{13, "SB", -1, "vpip 0/1 pfr 0/1 limp 0/1 0-0-0"},
	{13, "BB", 4, "vpip 0/1 pfr 0/1 wtsd 0/1 wwsf 1/1 1-0-0 flop"},
	{13, "UTG", 0, "vpip 0/1 pfr 0/1 rfi 0/1 limp 0/1 0-0-0"},
	{13, "CO", -3, "vpip 0/1 pfr 0/1 rfi 0/1 steal 0/1 wtsd 0/1 wwsf 0/1 0-0-1 flop"},
	{13, "BTN", 0, "vpip 0/1 pfr 0/1 limp 0/1 0-0-0"},

	{14, "BB", -5,
		"vpip 1/1 pfr 0/1 threebet 0/1 fold_to_steal 0/1 wtsd 1/1 wsd 1/1 wwsf 1/1 "
		"0-0-0 flop"},
	{14, "BTN", -5,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 wtsd 1/1 wsd 1/1 wwsf 1/1 "
		"0-0-0 flop"},

	{15, "SB", -1, "vpip 0/1 pfr 0/1 limp 0/1 0-0-0"},
	{15, "BB", 1, "vpip 0/1 pfr 0/1 wtsd 1/1 wsd 1/1 wwsf 1/1 0-0-0 flop"},
	{15, "BTN", 0,
		"vpip 1/1 pfr 0/1 rfi 0/1 limp 1/1 steal 0/1 wtsd 1/1 wsd 1/1 wwsf 1/1 "
		"0-0-0 flop"},

	{16, "SB", 6, "vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 0-0-0"},
	{16, "BB", -2, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{16, "BTN", -4, "vpip 0/1 pfr 0/1 rfi 0/1 limp 0/1 steal 0/1 0-0-0"},

	{17, "BB", 44, "vpip 0/1 pfr 0/1 wtsd 1/1 wsd 1/1 wwsf 1/1 1-0-0 flop"},
	{17, "BTN", -44,
		"vpip 1/1 pfr 0/1 rfi 0/1 limp 1/1 steal 0/1 wtsd 1/1 wsd 0/1 wwsf 0/1 "
		"0-1-0 flop"},

	{18, "SB", -1, "vpip 0/1 pfr 0/1 threebet 0/1 fold_to_steal 1/1 0-0-0"},
	{18, "BB", 67,
		"vpip 1/1 pfr 0/1 threebet 0/1 fold_to_steal 0/1 fold_to_cbet 0/1 check_raise 1/1 "
		"fold_to_cbet_flop 0/1 check_raise_flop 1/1 donk_flop 0/1 donk_turn 0/1 "
		"probe_river 1/1 wtsd 0/1 wwsf 1/1 2-1-0 flop"},
	{18, "BTN", -66,
		"vpip 1/1 pfr 1/1 rfi 1/1 limp 0/1 steal 1/1 cbet_flop 1/1 cbet_turn 0/1 "
		"wtsd 0/1 wwsf 0/1 2-0-1 flop"},

	{19, "BB", 3, "wtsd 1/1 wsd 1/1 wwsf 1/1 0-0-0 flop"},
	{19, "BTN", -3,
		"vpip 1/1 pfr 0/1 rfi 0/1 limp 1/1 steal 0/1 wtsd 1/1 wsd 0/1 wwsf 0/1 "
		"0-0-0 flop"},
};

enum { WORKED = sizeof worked / sizeof *worked };

Test(stats, worked_hands_have_the_opportunities_of_the_definitions)
{
	struct text file = read_file(TESTS_DATA "/stats.phhs"), counts = {0};
	struct phh_reader *reader = phh_reader_new();
	struct slice rest = text_slice(&file);
	int at = 0;

	for (int number = 1; rest.length; number++) {
		int players = 0;

		play_hand(reader, take_hand(&rest), NULL);
		for (; at < WORKED && worked[at].number == number; at++) {
			struct stats_tally tally = {.hands = 0};
			const int seat = seat_of(worked[at].player);

			stats_add(&tally, &hand, seat, STATS_WHOLE, (struct slice){NULL, 0}, 0);
			text_clear(&counts);
			print_tally(&counts, &tally);
			cr_expect(text_is(&counts, worked[at].counts), "hand %d, %s: %.*s, not %s",
				number, worked[at].player, (int)counts.length, counts.bytes,
				worked[at].counts);
			cr_expect_eq(hand.seat[seat].net, worked[at].net, "hand %d, %s: %lld",
				number, worked[at].player, (long long)hand.seat[seat].net);
			stats_tally_free(&tally);
			players++;
		}
		cr_expect_eq(players, hand.seats, "hand %d", number);
	}
	cr_expect_eq(at, WORKED);
	phh_reader_free(reader);
	text_free(&counts);
	text_free(&file);
}

/* -- adjusted nets ---------------------------------------------------------------- */

static double adjusted_of(const char *name)
{
	return (double)hand.seat[seat_of(name)].adjusted / 1e6;
}

static struct phh_reader *all_in(const char *text)
{
	struct phh_reader *reader = phh_reader_new();
	struct stats_odds *odds = stats_odds_new(CPU_SCALAR);

	play_hand(reader, slice_from(text), odds);
	stats_odds_free(odds);
	return reader;
}

/* Seven of the 44 river cards win. */
Test(stats, a_flush_draw_all_in_on_the_turn_is_worth_its_outs)
{
	struct phh_reader *reader = all_in(
		"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		"starting_stacks = [44, 100]\n"
		"actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'p2 cc', 'p1 cc', 'd db Qs7s2h', "
		"'p1 cc', 'p2 cc', 'd db 3c', 'p1 cbr 42', 'p2 cc', 'd db 4s']\n"
		"players = ['A', 'B']\n");

	cr_expect_eq(hand.seat[0].net, 44);
	cr_expect_float_eq(adjusted_of("A"), 88 * 7 / 44. - 44, 1e-6);
	cr_expect_float_eq(adjusted_of("B"), 88 * 37 / 44. - 44, 1e-6);
	cr_expect_eq(hand.seat[0].gaps, 0);
	phh_reader_free(reader);
}

/* -- prize money ------------------------------------------------------------------ */

static struct phh_reader *priced(const char *text, const struct icm_table *table)
{
	struct phh_reader *reader = phh_reader_new();
	struct stats_odds *odds = stats_odds_new(CPU_SCALAR);

	stats_odds_price(odds, table);
	play_hand(reader, slice_from(text), odds);
	stats_odds_free(odds);
	cr_assert(hand.priced);
	return reader;
}

static const double usual_prizes[] = {50, 30, 20}, one_prize[] = {100};
static const struct icm_table usual_table = {usual_prizes, 3, NULL, 0},
			      winner_takes_all = {one_prize, 1, NULL, 0};

/* 5000 against 3000 on a board on which AsKs wins with 7 of the 44 rivers: 8000 are worth 46, and
 * 2000 then 29.5; 6000 are worth 41. The hand was lost: the second player has 6000. */
Test(stats, an_all_in_is_priced_by_its_outs)
{
	struct phh_reader *reader = priced(
		"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [50, 100, 0]\n"
		"min_bet = 100\nstarting_stacks = [5000, 3000, 2000]\n"
		"actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 2c2d', 'p3 f', 'p1 cc', "
		"'p2 cc', 'd db Qs7s2h', 'p1 cc', 'p2 cc', 'd db 3c', 'p1 cbr 4900', 'p2 cc', "
		"'d db 4d']\nplayers = ['A', 'B', 'C']\n",
		&usual_table);
	const double wins = 7 / 42.; /* two deuces are known, and neither is a spade */

	cr_expect_float_eq(hand.seat[0].worth.before, 2150 / 56., 1e-9);
	cr_expect_float_eq(hand.seat[0].worth.after, 29.5, 1e-9);
	cr_expect_float_eq(hand.seat[0].worth.expected, wins * 46 + (1 - wins) * 29.5, 1e-9);
	cr_expect_float_eq(hand.seat[1].worth.expected, wins * 20 + (1 - wins) * 41, 1e-9);
	cr_expect_float_eq(hand.seat[2].worth.expected, wins * 34 + (1 - wins) * 29.5, 1e-9);
	phh_reader_free(reader);
}

/* Without cards to come nothing is expected: the worth is that of the stacks. */
Test(stats, a_hand_without_an_all_in_is_worth_its_stacks)
{
	struct phh_reader *reader =
		priced("variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [500, 1000, 0]\n"
		       "min_bet = 1000\nstarting_stacks = [5500, 2500, 2000]\n"
		       "actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 2c2d', 'p3 f', 'p1 "
		       "f']\n"
		       "players = ['A', 'B', 'C']\n",
			&usual_table);

	cr_expect_float_eq(hand.seat[0].worth.after, 2150 / 56., 1e-9);
	cr_expect_float_eq(hand.seat[0].worth.expected, 2150 / 56., 1e-9);
	cr_expect_float_eq(hand.seat[1].worth.expected, 131 / 4., 1e-9);
	phh_reader_free(reader);
}

/* With one prize, money is the share of chips; the adjusted chips come from the equities of each
 * pot. Three players have one side pot, and four have two. */
Test(stats, with_one_prize_all_ins_are_worth_their_chips)
{
	static const char *const hands[] = {
		"variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 0]\n"
		"min_bet = 2\nstarting_stacks = [60, 100, 100, 100]\n"
		"actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 7c7d', 'd dh p4 5s5c', "
		"'p3 cc', 'p4 cc', 'p1 cc', 'p2 cc', 'd db Qs7s2h', 'p1 cbr 58', 'p2 cbr 98', "
		"'p3 cc', 'p4 f', 'd db 4s', 'd db 9d']\n"
		"players = ['A', 'B', 'C', 'D']\n",
		"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n"
		"min_bet = 2\nstarting_stacks = [100, 60, 130]\n"
		"actions = ['d dh p1 AsKs', 'd dh p2 AhKh', 'd dh p3 7c7d', 'p3 cbr 130', "
		"'p1 cc', 'p2 cc', 'd db Qs7s2h', 'd db 4s', 'd db 9d']\n"
		"players = ['A', 'B', 'C']\n",
		"variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 0]\n"
		"min_bet = 2\nstarting_stacks = [60, 100, 140, 180]\n"
		"actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 7c7d', 'd dh p4 9s8s', "
		"'p3 cc', 'p4 cc', 'p1 cc', 'p2 cc', 'd db Qs7s2h', 'p1 cbr 58', 'p2 cbr 98', "
		"'p3 cbr 138', 'p4 cc', 'd db 4s', 'd db 9d']\n"
		"players = ['A', 'B', 'C', 'D']\n"};

	for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
		struct phh_reader *reader = priced(hands[i], &winner_takes_all);
		double all = 0;

		for (int k = 0; k < hand.seats; k++)
			all += (double)record.setup.stack[k];
		for (int k = 0; k < hand.seats; k++) {
			const double chips_left =
				(double)record.setup.stack[k] + (double)hand.seat[k].adjusted / 1e6;

			cr_expect_float_eq(hand.seat[k].worth.expected, 100 * chips_left / all,
				1e-5, "hand %zu seat %d: %g, not %g", i, k,
				hand.seat[k].worth.expected, 100 * chips_left / all);
			cr_expect_eq(hand.seat[k].gaps, 0);
		}
		phh_reader_free(reader);
	}
}

static double share_of(const struct dealer_counts *counts, int player)
{
	return (double)dealer_share(counts, player) / ((double)counts->deals * DEALER_POT);
}

/* Three stacks make two pots: 60 from each, and 40 more from two of them. */
Test(stats, each_side_pot_is_worth_its_own_equity)
{
	static struct plain_dealer dealer;
	static struct dealer_counts main_pot, side_pot;
	struct phh_reader *reader = all_in(
		"variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 0]\n"
		"min_bet = 2\nstarting_stacks = [60, 100, 100, 100]\n"
		"actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 7c7d', 'd dh p4 5s5c', "
		"'p3 cc', 'p4 cc', 'p1 cc', 'p2 cc', 'd db Qs7s2h', 'p1 cbr 58', 'p2 cbr 98', "
		"'p3 cc', 'p4 f', 'd db 4s', 'd db 9d']\n"
		"players = ['A', 'B', 'C', 'D']\n");

	dealer_from(&dealer, &reference_high, NULL, 2, "AsKs; QhQd; 7c7d", 5, "Qs7s2h", "5s5c");
	dealer_count(&dealer, &main_pot);
	dealer_from(&dealer, &reference_high, NULL, 2, "QhQd; 7c7d", 5, "Qs7s2h", "5s5cAsKs");
	dealer_count(&dealer, &side_pot);
	cr_expect_float_eq(adjusted_of("A"), 182 * share_of(&main_pot, 0) - 60, 2e-6);
	cr_expect_float_eq(adjusted_of("B"),
		182 * share_of(&main_pot, 1) + 80 * share_of(&side_pot, 0) - 100, 2e-6);
	cr_expect_float_eq(adjusted_of("C"),
		182 * share_of(&main_pot, 2) + 80 * share_of(&side_pot, 1) - 100, 2e-6);
	cr_expect_float_eq(adjusted_of("D"), -2, 1e-9);
	phh_reader_free(reader);
}

/* A rake of 8 from a pot of 88. */
Test(stats, rake_lessens_every_share_of_an_all_in_in_proportion)
{
	struct phh_reader *reader = all_in(
		"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		"starting_stacks = [44, 100]\n"
		"actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'p2 cc', 'p1 cc', 'd db Qs7s2h', "
		"'p1 cc', 'p2 cc', 'd db 3c', 'p1 cbr 42', 'p2 cc', 'd db 4s']\n"
		"players = ['A', 'B']\nwinnings = [80, 0]\n");

	cr_expect_eq(hand.seat[0].net, 36);
	cr_expect_float_eq(adjusted_of("A"), 80 * 7 / 44. - 44, 1e-6);
	cr_expect_float_eq(adjusted_of("B"), 80 * 37 / 44. - 44, 1e-6);
	phh_reader_free(reader);
}

Test(stats, a_high_low_pot_is_worth_both_of_its_halves)
{
	static struct plain_dealer dealer;
	static struct dealer_counts counts;
	struct phh_reader *reader = all_in(
		"variant = 'PO/8'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		"starting_stacks = [6, 6]\n"
		"actions = ['d dh p1 As2sQhJh', 'd dh p2 KsKh9c9d', 'p2 cc', 'p1 cc', "
		"'d db 3s8sTs', 'p1 cbr 4', 'p2 cc', 'd db 4d', 'd db Jd']\n"
		"players = ['A', 'B']\n");

	dealer_from(&dealer, &reference_omaha, &reference_omaha_low, 4, "As2sQhJh; KsKh9c9d", 5,
		"3s8sTs", "");
	dealer_count(&dealer, &counts);
	cr_expect_float_eq(adjusted_of("A"), 12 * share_of(&counts, 0) - 6, 1e-6);
	cr_expect_float_eq(adjusted_of("B"), 12 * share_of(&counts, 1) - 6, 1e-6);
	phh_reader_free(reader);
}

Test(stats, an_all_in_with_unknown_cards_or_draws_to_come_counts_its_net)
{
	struct phh_reader *reader =
		all_in("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		       "starting_stacks = [44, 100]\n"
		       "actions = ['d dh p1 AsKs', 'd dh p2 \?\?\?\?', 'p2 cbr 44', 'p1 cc', "
		       "'d db Qs7s2h', 'd db 3c', 'd db 4s', 'p1 sm AsKs', 'p2 sm']\n"
		       "players = ['A', 'B']\n");

	cr_expect_eq(hand.seat[0].net, 44);
	cr_expect_float_eq(adjusted_of("A"), 44, 1e-9);
	cr_expect_eq(hand.seat[0].gaps, 1 << STATS_NO_EQUITY);
	phh_reader_free(reader);
	reader = all_in("variant = 'N2L1D'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\n"
			"min_bet = 2\nstarting_stacks = [44, 100]\n"
			"actions = ['d dh p1 AsKs2d3d4d', 'd dh p2 QhQd7c6c5c', 'p2 cbr 44', "
			"'p1 cc', 'p1 sd As', 'p2 sd Qh', 'd dh p1 9h', 'd dh p2 8h']\n"
			"players = ['A', 'B']\n");
	cr_expect_eq(hand.seat[0].gaps, 1 << STATS_NO_EQUITY | 1 << STATS_NO_FLOP);
	phh_reader_free(reader);
}

/* -- the page --------------------------------------------------------------------- */

/* The text of an item on a page, after its first line up to the next macro, as one line. */
static void add_item(struct text *out, const char *at)
{
	for (at = strchr(at, '\n') + 1; *at != '.'; at = strchr(at, '\n') + 1) {
		text_add_string(out, out->length ? " " : "");
		text_add(out, at, strcspn(at, "\n"));
	}
	text_add_char(out, '\0');
}

static const struct {
	const char *key, *about;
} definitions[STATS_RATES] = {
#define STATISTIC(name, key, title, when, of, taken, about) {key, about},
#include "play/stats/stats_rows.h"
};

/* Each row has an item in felt-stats(1), with its definition. */
Test(stats, the_page_defines_each_row)
{
	struct text page = read_file("man/felt-stats.1");

	text_add_char(&page, '\0');
	for (int i = 0; i < STATS_RATES; i++) {
		struct text item = {0}, title = {0};
		const char *at;

		text_add_string(&title, "\n.It Sy ");
		text_add_string(&title, definitions[i].key);
		text_add_string(&title, "\n");
		text_add_char(&title, '\0');
		at = strstr(page.bytes, title.bytes);
		cr_expect(at, "felt-stats(1) has no item %s", definitions[i].key);
		if (at)
			add_item(&item, at + 1);
		cr_expect(!at || !strcmp(item.bytes, definitions[i].about), "%s: %s",
			definitions[i].key, item.bytes);
		text_free(&item);
		text_free(&title);
	}
	text_free(&page);
}

/* -- what is not known ------------------------------------------------------------ */

Test(stats, a_hand_cut_short_counts_its_decisions_but_no_chips)
{
	struct phh_reader *reader = all_in(
		"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
		"starting_stacks = [100, 100, 100]\n"
		"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', 'p3 cbr "
		"6', 'p1 f', "
		"'p2 cc', 'd db 2c7d9h', 'p2 cc']\n"
		"players = ['A', 'B', 'C']\n");
	struct stats_tally tally = {.hands = 0};
	struct text counts = {0};

	stats_add(&tally, &hand, 1, STATS_WHOLE, (struct slice){NULL, 0}, 0);
	print_tally(&counts, &tally);
	cr_expect(text_is(&counts, "vpip 1/1 pfr 0/1 threebet 0/1 fold_to_steal 0/1 "
				   "donk_flop 0/1 0-0-0 flop"));
	cr_expect_eq(tally.hands, 1);
	cr_expect_eq(tally.money_count, 0);
	cr_expect_eq(tally.gaps[STATS_NO_RESULT], 1);
	stats_tally_free(&tally);
	text_free(&counts);
	phh_reader_free(reader);
}

/* The stacks after a truncated hand determine the winnings, also after rake, but nobody can have
 * won more than others lost. */
Test(stats, stacks_after_a_hand_cut_short_are_its_result_unless_chips_appear)
{
	static const struct {
		char stacks[32];
		bool known;
	} rows[] = {{"[99, 107, 94]", true}, {"[99, 106, 94]", true}, {"[99, 108, 94]", false}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct text text = {0};
		struct phh_reader *reader;

		text_add_string(&text,
			"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n"
			"min_bet = 2\nstarting_stacks = [100, 100, 100]\n"
			"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', "
			"'p3 cbr 6', 'p1 f', 'p2 cc', 'd db 2c7d9h', 'p2 cc']\n"
			"players = ['A', 'B', 'C']\nfinishing_stacks = ");
		text_add_string(&text, rows[i].stacks);
		text_add_string(&text, "\n");
		text_add_char(&text, '\0');
		reader = all_in(text.bytes);
		cr_expect_eq(hand.seat[2].gaps, rows[i].known ? 0 : 1 << STATS_NO_RESULT, "%s",
			rows[i].stacks);
		cr_expect(!rows[i].known || hand.seat[2].net == -6, "%s", rows[i].stacks);
		phh_reader_free(reader);
		text_free(&text);
	}
}

static const char *const unsettled =
	"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
	"starting_stacks = [100, 100]\n"
	"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'p2 cc', 'p1 cc', 'd db 2c7d9h', 'p1 "
	"cc', "
	"'p2 cc', 'd db Td', 'p1 cc', 'p2 cc', 'd db 4d', 'p1 cc', 'p2 cc']\n"
	"players = ['A', 'B']\n";

Test(stats, the_file_says_who_won_where_the_cards_do_not)
{
	struct phh_reader *reader;
	struct text text = {0};

	reader = all_in(unsettled);
	cr_expect_eq(hand.seat[0].gaps, 1 << STATS_NO_RESULT);
	cr_expect_eq(hand.seat[0].of[STATS_SHOWDOWN], UINT64_C(1) << STATS_WTSD);
	phh_reader_free(reader);
	text_add_string(&text, unsettled);
	text_add_string(&text, "finishing_stacks = [102, 98]\n");
	text_add_char(&text, '\0');
	reader = all_in(text.bytes);
	cr_expect_eq(hand.seat[0].net, 2);
	cr_expect_eq(hand.seat[1].net, -2);
	cr_expect_eq(hand.seat[0].done[STATS_SHOWDOWN],
		UINT64_C(1) << STATS_WTSD | UINT64_C(1) << STATS_WSD | UINT64_C(1) << STATS_WWSF);
	cr_expect_eq(hand.seat[1].done[STATS_SHOWDOWN], UINT64_C(1) << STATS_WTSD);
	phh_reader_free(reader);
	text_free(&text);
}

/* Two hands that claim winnings against the rules: more than the pot, and to the other player. */
Test(stats, results_that_the_rules_do_not_give_are_ignored)
{
	static const char *const claims[] = {"winnings = [7, 0]\n", "winnings = [0, 4]\n",
		"finishing_stacks = [98, 102]\n", "finishing_stacks = [103, 98]\n"};

	for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
		struct text text = {0};
		struct phh_reader *reader;

		text_add_string(&text,
			"variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\n"
			"min_bet = 2\nstarting_stacks = [100, 100]\n"
			"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'p2 cc', 'p1 cc', "
			"'d db 2c7d9h', 'p1 cbr 2', 'p2 f']\nplayers = ['A', 'B']\n");
		text_add_string(&text, claims[i]);
		text_add_char(&text, '\0');
		reader = all_in(text.bytes);
		cr_expect_eq(hand.seat[0].net, 2, "%s", claims[i]);
		cr_expect_eq(hand.seat[0].gaps, 1 << STATS_OTHER_CLAIM, "%s", claims[i]);
		phh_reader_free(reader);
		text_free(&text);
	}
}

/* -- sums ------------------------------------------------------------------------- */

static bool same_tally(const struct stats_tally *a, const struct stats_tally *b)
{
	if (a->hands != b->hands || a->saw_flop != b->saw_flop || a->bets != b->bets ||
		a->calls != b->calls || a->folds != b->folds ||
		memcmp(a->rate, b->rate, sizeof a->rate) != 0 ||
		memcmp(a->gaps, b->gaps, sizeof a->gaps) != 0 || a->money_count != b->money_count)
		return false;
	for (uint32_t i = 0; i < a->money_count; i++) {
		const struct stats_money *x = &a->money[i], *y = &b->money[i];

		if (strcmp(x->currency, y->currency) != 0 || x->big_blind != y->big_blind ||
			x->blind_places != y->blind_places || x->places != y->places ||
			x->hands != y->hands || x->net != y->net || x->squares != y->squares ||
			x->adjusted != y->adjusted)
			return false;
	}
	return true;
}

/* The hands of a file, the odd ones and the even ones, in three tallies without player names. The
 * files have hands with several stakes and decimal places. */
Test(stats, the_tallies_of_the_halves_of_a_session_add_up_to_that_of_the_whole)
{
	static const char *const names[] = {TESTS_DATA "/stats.phhs",
		TESTS_DATA "/phh/sites/ABS-1000NLH-sample.phhs",
		TESTS_DATA "/phh/sites/FTP-50NLH-sample.phhs"};
	struct phh_reader *reader = phh_reader_new();
	struct stats_odds *odds = stats_odds_new(CPU_SCALAR);
	struct stats_tally whole = {.hands = 0}, half[2] = {{.hands = 0}, {.hands = 0}};
	int count = 0;

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		struct text file = read_file(names[i]);

		for (struct slice rest = text_slice(&file); rest.length; count++) {
			play_hand(reader, take_hand(&rest), odds);
			for (int seat = 0; seat < hand.seats; seat++) {
				stats_add(&whole, &hand, seat, STATS_WHOLE,
					slice_from(i ? "$" : ""), record.places);
				stats_add(&half[count % 2], &hand, seat, STATS_WHOLE,
					slice_from(i ? "$" : ""), record.places);
			}
		}
		text_free(&file);
	}
	cr_expect_gt(whole.money_count, 3);
	for (int i = 0; i < STATS_RATES; i++)
		cr_expect_leq(whole.rate[i].done, whole.rate[i].of);
	stats_tally_add(&half[0], &half[1]);
	cr_expect(same_tally(&half[0], &whole));
	stats_tally_free(&whole);
	stats_tally_free(&half[0]);
	stats_tally_free(&half[1]);
	stats_odds_free(odds);
	phh_reader_free(reader);
}

/* Every action of a seat belongs to one street or to the showdown. */
Test(stats, the_streets_of_a_hand_add_up_to_the_hand)
{
	struct text file = read_file(TESTS_DATA "/stats.phhs");
	struct phh_reader *reader = phh_reader_new();
	struct stats_tally whole = {.hands = 0}, parts = {.hands = 0};

	for (struct slice rest = text_slice(&file); rest.length;) {
		play_hand(reader, take_hand(&rest), NULL);
		for (int seat = 0; seat < hand.seats; seat++) {
			stats_add(&whole, &hand, seat, STATS_WHOLE, slice_from(""), 0);
			for (int place = 0; place < STATS_PLACES; place++)
				stats_add(&parts, &hand, seat, place, slice_from(""), 0);
		}
	}
	cr_expect(same_tally(&whole, &parts));
	stats_tally_free(&whole);
	stats_tally_free(&parts);
	phh_reader_free(reader);
	text_free(&file);
}

/* Net results of 3, -1 and 1 big blinds: mean 1, deviation 2, so 100 +- 1.96 * 100 * 2 / sqrt 3. */
Test(stats, the_interval_is_that_of_the_mean)
{
	struct stats_tally tally = {.hands = 3};
	struct stats_money *money = stats_money_at(&tally, slice_from("$"), 50, 2);
	double sum, mean, low, high;

	money->places = 2;
	money->hands = 2;
	money->net = 150 - 50;
	money->squares = 150 * 150 + 50 * 50;
	money = stats_money_at(&tally, slice_from("$"), 1, 0);
	money->hands = 1;
	money->net = money->squares = 1;
	cr_assert_eq(tally.money_count, 2);
	cr_expect_eq(stats_big_blinds(&tally, &sum, &mean, &low, &high), 3);
	cr_expect_float_eq(sum, 3, 1e-12);
	cr_expect_float_eq(mean, 100, 1e-12);
	cr_expect_float_eq(low, 100 - 226.3213, 1e-4);
	cr_expect_float_eq(high, 100 + 226.3213, 1e-4);
	stats_tally_free(&tally);
}

/* The same net results at one big blind of 1.00; some hands write cents and others do not. */
Test(stats, decimal_places_of_hands_do_not_change_the_interval)
{
	struct stats_tally cents = {.hands = 2}, whole = {.hands = 1};
	struct stats_money *money = stats_money_at(&cents, slice_from("$"), 100, 2);

	money->hands = 2;
	money->net = 300 - 100;
	money->squares = 300 * 300 + 100 * 100;
	money = stats_money_at(&whole, slice_from("$"), 1, 0);
	money->hands = 1;
	money->net = money->squares = 1;
	for (int i = 0; i < 2; i++) {
		struct stats_tally sum = {.hands = 0};
		double bb, mean, low, high;

		stats_tally_add(&sum, i ? &whole : &cents);
		stats_tally_add(&sum, i ? &cents : &whole);
		cr_assert_eq(sum.money_count, 1);
		cr_expect_eq(stats_big_blinds(&sum, &bb, &mean, &low, &high), 3);
		cr_expect_float_eq(bb, 3, 1e-12);
		cr_expect_float_eq(low, 100 - 226.3213, 1e-4);
		cr_expect_float_eq(high, 100 + 226.3213, 1e-4);
		stats_tally_free(&sum);
	}
	stats_tally_free(&cents);
	stats_tally_free(&whole);
}

Test(stats, money_of_two_currencies_is_not_added)
{
	struct stats_tally tally = {.hands = 2};
	stats_sum net, adjusted;
	int places;

	stats_money_at(&tally, slice_from("$"), 100, 2)->net = 5;
	cr_expect_eq(stats_money_at(&tally, slice_from("$"), 10, 1)->net, 5);
	stats_money_at(&tally, slice_from("$"), 2, 0)->net = 7;
	cr_expect(stats_total(&tally, &places, &net, &adjusted));
	stats_money_at(&tally, slice_from("EUR"), 100, 2);
	cr_expect_not(stats_total(&tally, &places, &net, &adjusted));
	cr_expect_eq(tally.money_count, 3);
	stats_tally_free(&tally);
}

Test(stats, amounts_read_back_as_they_were_printed)
{
	static const struct {
		long long amount;
		int places, least;
		char text[24];
	} rows[] = {
		{0, 0, 0, "0"},
		{0, 2, 2, "0.00"},
		{-5, 2, 2, "-0.05"},
		{1234567, 6, 2, "1.234567"},
		{1230000, 6, 2, "1.23"},
		{1200000, 6, 2, "1.20"},
		{-1000000, 6, 0, "-1"},
		{120, 0, 0, "120"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct text text = {0};
		stats_sum amount = 99;

		stats_print(&text, rows[i].amount, rows[i].places, rows[i].least);
		cr_expect(text_is(&text, rows[i].text), "%.*s", (int)text.length, text.bytes);
		cr_expect(stats_parse(text_slice(&text), rows[i].places, &amount));
		cr_expect(amount == rows[i].amount, "%s", rows[i].text);
		text_free(&text);
	}
	cr_expect_not(stats_parse(slice_from(""), 2, &(stats_sum){0}));
	cr_expect_not(stats_parse(slice_from("1.234"), 2, &(stats_sum){0}));
	cr_expect_not(stats_parse(slice_from("1."), 2, &(stats_sum){0}));
	cr_expect_not(stats_parse(slice_from("1e5"), 2, &(stats_sum){0}));
}
