/* The functions of felt.h about statistics. The hands are counted by hand here, by the definitions
 * of felt-statistics(7), which are those of PokerTracker 4. */
#include "felt.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

/* Ann re-raises Cat's steal and bets the flop; then Bob completes the small blind, and his aces
 * beat Cat's kings. */
static const char session[] =
	"[1]\n"
	"variant = 'NT'\n"
	"antes = [0, 0, 0]\n"
	"blinds_or_straddles = [1, 2, 0]\n"
	"min_bet = 2\n"
	"starting_stacks = [200, 200, 200]\n"
	"actions = ['d dh p1 ???\?', 'd dh p2 ???\?', 'd dh p3 ???\?', 'p3 cbr 6', 'p1 cbr 20', "
	"'p2 f', 'p3 cc', 'd db 2c7d9h', 'p1 cbr 20', 'p3 f']\n"
	"players = ['Ann', 'Bob', 'Cat']\n"
	"[2]\n"
	"variant = 'NT'\n"
	"antes = [0, 0, 0]\n"
	"blinds_or_straddles = [1, 2, 0]\n"
	"min_bet = 2\n"
	"starting_stacks = [200, 200, 200]\n"
	"actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 ???\?', 'p3 f', 'p1 cc', 'p2 cc', "
	"'d db 2c7d9h', 'p1 cc', 'p2 cc', 'd db 3c', 'p1 cc', 'p2 cc', 'd db 4s', 'p1 cc', "
	"'p2 cc', 'p1 sm AsAd', 'p2 sm KsKd']\n"
	"players = ['Bob', 'Cat', 'Ann']\n";

/* All-in on the turn for 100 each: two of the other 44 cards give Bob three kings. */
static const char all_in[] =
	"variant = 'NT'\n"
	"antes = [0, 0]\n"
	"blinds_or_straddles = [1, 2]\n"
	"min_bet = 2\n"
	"starting_stacks = [100, 100]\n"
	"actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'p2 cc', 'p1 cc', 'd db 2c7d9h', 'p1 cc', "
	"'p2 cc', 'd db 3s', 'p1 cbr 98', 'p2 cc', 'd db 4h', 'p1 sm AsAd', 'p2 sm KsKd']\n"
	"players = ['Ann', 'Bob']\n";

/* Adds the hands of a text, whose number must be `hands`. */
static void add(felt_stats *stats, const char *text, int hands)
{
	felt_reader *const reader = felt_reader_new();
	const felt_hand *hand;
	felt_error error;
	felt_status status;

	felt_reader_feed(reader, text, strlen(text));
	felt_reader_feed(reader, NULL, 0);
	while (!(status = felt_reader_next(reader, &hand, &error))) {
		cr_assert_eq(felt_stats_add(stats, hand), FELT_OK);
		hands--;
	}
	cr_assert_eq(status, FELT_END, "%s", error.message);
	cr_assert_eq(hands, 0);
	felt_reader_free(reader);
}

static void expect_rate(const felt_stats *stats, const char *player, const char *rate,
	uint64_t made, uint64_t opportunities)
{
	uint64_t found[2] = {99, 99};

	felt_stats_rate(stats, felt_stats_find(stats, player), felt_rate_find(rate), &found[0],
		&found[1]);
	cr_expect(found[0] == made && found[1] == opportunities, "%s: %s %llu of %llu", player,
		rate, (unsigned long long)found[0], (unsigned long long)found[1]);
}

static void expect_session(const felt_stats *stats)
{
	expect_rate(stats, "Ann", "vpip", 1, 2);
	expect_rate(stats, "Bob", "vpip", 1, 2);
	expect_rate(stats, "Cat", "vpip", 1, 2);
	expect_rate(stats, "Ann", "pfr", 1, 2);
	expect_rate(stats, "Bob", "pfr", 0, 2);
	expect_rate(stats, "Ann", "threebet", 1, 1);
	expect_rate(stats, "Bob", "limp", 1, 1);
	expect_rate(stats, "Bob", "rfi", 0, 1);
	expect_rate(stats, "Cat", "rfi", 1, 1);
	expect_rate(stats, "Cat", "steal", 1, 1);
	expect_rate(stats, "Cat", "fold_to_threebet", 0, 1);
	expect_rate(stats, "Ann", "cbet_flop", 1, 1);
	expect_rate(stats, "Cat", "fold_to_cbet", 1, 1);
	expect_rate(stats, "Ann", "wtsd", 0, 1);
	expect_rate(stats, "Bob", "wtsd", 1, 1);
	expect_rate(stats, "Cat", "wtsd", 1, 2);
	expect_rate(stats, "Bob", "wsd", 1, 1);
	expect_rate(stats, "Cat", "wsd", 0, 1);
}

Test(api_stats, rates_are_counted_by_their_definitions)
{
	felt_stats *stats = felt_stats_new();

	add(stats, session, 2);
	cr_assert_eq(felt_stats_players(stats), 3);
	cr_expect_str_eq(felt_stats_player(stats, 0), "Ann");
	cr_expect_str_eq(felt_stats_player(stats, 2), "Cat");
	cr_expect_null(felt_stats_player(stats, 3));
	cr_expect_eq(felt_stats_find(stats, "Bob"), 1);
	cr_expect_eq(felt_stats_find(stats, "bob"), -1);
	cr_expect_eq(felt_stats_hands(stats, 0), 2);
	cr_expect_eq(felt_stats_hands(stats, -1), 0);
	expect_session(stats);
	felt_stats_free(stats);
	felt_stats_free(NULL);
}

/* Ann won 22 and 0 chips at big blinds of 2: 5.5 a hand, with a standard deviation of 11 / sqrt 2.
 */
Test(api_stats, results_have_a_confidence_interval)
{
	felt_stats *stats = felt_stats_new();
	double won, low, high;

	add(stats, session, 2);
	cr_assert_eq(felt_stats_won(stats, 0, 0, &won, &low, &high), FELT_OK);
	cr_expect_float_eq(won, 550, 1e-9);
	cr_expect_float_eq(low, 550 - 1.96 * 550, 1e-9);
	cr_expect_float_eq(high, 550 + 1.96 * 550, 1e-9);
	cr_expect_eq(felt_stats_won(stats, 3, 0, &won, &low, &high), FELT_MISUSE);
	felt_stats_free(stats);
}

Test(api_stats, all_ins_are_priced_by_their_equity)
{
	felt_stats *stats = felt_stats_new();
	double won, low, high;

	add(stats, all_in, 1);
	cr_assert_eq(felt_stats_won(stats, 0, 0, &won, &low, &high), FELT_OK);
	cr_expect_float_eq(won, 5000, 1e-9);
	cr_expect(isnan(low) && isnan(high));
	cr_assert_eq(felt_stats_won(stats, 0, 1, &won, &low, &high), FELT_OK);
	cr_expect_float_eq(won, (200 * 42.0 / 44 - 100) / 2 * 100, 1e-3);
	cr_expect(isnan(low) && isnan(high));
	felt_stats_free(stats);
}

Test(api_stats, parts_add_up_to_the_whole)
{
	const char *const second = strstr(session, "[2]");
	char first[sizeof session];
	felt_stats *stats = felt_stats_new(), *other = felt_stats_new();
	double won, low, high;

	memcpy(first, session, sizeof first);
	first[second - session] = '\0';
	add(stats, first, 1);
	add(other, second, 1);
	cr_assert_eq(felt_stats_merge(stats, other), FELT_OK);
	cr_expect_eq(felt_stats_players(stats), 3);
	expect_session(stats);
	cr_assert_eq(felt_stats_won(stats, felt_stats_find(stats, "Ann"), 0, &won, &low, &high),
		FELT_OK);
	cr_expect_float_eq(won, 550, 1e-9);
	cr_expect_eq(felt_stats_merge(stats, stats), FELT_MISUSE);
	felt_stats_free(other);
	felt_stats_free(stats);
}

Test(api_stats, rates_are_listed)
{
	const int count = felt_rate_count();

	cr_expect_str_eq(felt_rate_key(0), "vpip");
	for (int i = 0; i < count; i++)
		cr_expect_eq(felt_rate_find(felt_rate_key(i)), i);
	cr_expect_null(felt_rate_key(count));
	cr_expect_null(felt_rate_key(-1));
	cr_expect_eq(felt_rate_find("luck"), -1);
}
