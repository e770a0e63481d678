/* Statistics of hands that bots played: laws that hold for any hand. */
#include "play/bots/bots.h"
#include "play/match.h"
#include "play/stats/stats.h"

#include "support.h"

#include "game/phh/phh.h"

#include <criterion/criterion.h>
#include <string.h>

static struct hand_play play;
static struct hand_record record;
static struct stats_hand hand;

/* Plays a hand to its end; an error fails the test. */
static void play_hand(struct phh_reader *reader, struct slice text, struct stats_odds *odds)
{
	cr_assert_eq(phh_read(reader, text, &record, NULL), STATUS_OK);
	cr_assert(hand_play_begin(&play, &record, 0));
	stats_hand_begin(&hand, &play);
	while (hand_play_next(&play))
		stats_hand_step(&hand, &play);
	cr_assert(hand_play_end(&play));
	cr_assert(stats_hand_end(&hand, &play, odds));
}

struct log {
	struct text out;
	struct phh_frame frame;
};

static void log_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct log *const log = context;

	(void)dealer;
	phh_write_action(&log->out, action, log->frame.places);
}

/* Writes a hand of random bots. False if the deck is too small for that many players. */
static bool simulate(const struct variant *variant, int players, uint64_t number, struct log *log)
{
	static const struct match_stakes stakes = {.blinds = 2, .blind = {5, 10}, .ante = 1};
	struct bot_order order = {.variant = variant, .players = players, .path = CPU_SCALAR};
	struct bot bots[SEATS_MAX];
	struct dealer dealer = {.listen = log_action, .context = log};
	struct match match = {.seed = 5};
	struct match_hand dealt;
	struct text why = {0};

	match_set(&match, variant, players, &stakes);
	for (int i = 0; i < players; i++)
		match.setup.stack[i] = 60 * (i + 1);
	if (!match_is_possible(&match))
		return false;
	bots[0].kind = bots_find(slice_from("random:3"), &order.argument);
	cr_assert_eq(bots[0].kind->open(&order, &bots[0].state, &why), STATUS_OK);
	for (int i = 1; i < players; i++)
		bots[i] = bots[0];
	match_seat(&match, number, bots, &dealt);
	log->frame = (struct phh_frame){.setup = &dealt.setup, .number = 1};
	for (int i = 0; i < players; i++)
		log->frame.player[i] = slice_from("x");
	text_clear(&log->out);
	phh_write_begin(&log->out, &log->frame);
	cr_assert_eq(dealer_play(&dealer, &dealt.hand), STATUS_OK);
	phh_write_end(&log->out, &log->frame, &dealer.table);
	bots[0].kind->free(bots[0].state);
	dealer_free(&dealer);
	return true;
}

/* Counts how often each seat checked, called, bet or folded on each street, from the PHH itself, in
 * which an all-in player has no actions. */
static void count_decisions(int decisions[SEATS_MAX][STREETS_MAX])
{
	memset(decisions, 0, SEATS_MAX * sizeof *decisions);
	cr_assert(hand_play_begin(&play, &record, 0));
	while (hand_play_next(&play)) {
		const struct action *const action = play.step.action;

		if (action->act == ACT_FOLD || action->act == ACT_CHECK_CALL ||
			action->act == ACT_BET_RAISE)
			decisions[action->seat][play.step.street]++;
	}
	cr_assert(hand_play_end(&play));
}

static void assert_opportunities(const char *code, const struct stats_seat *seat,
	const int *decisions)
{
	const uint64_t at_the_end = UINT64_C(1) << STATS_WTSD | UINT64_C(1) << STATS_WSD |
				    UINT64_C(1) << STATS_WWSF; /* no decisions */

	for (int place = 0; place < STATS_PLACES; place++)
		cr_assert_eq(seat->done[place] & ~seat->of[place], 0, "%s", code);
	cr_assert_eq(seat->of[STATS_SHOWDOWN] & ~at_the_end, 0, "%s", code);
	for (int street = 0; street < STREETS_MAX; street++) {
		const uint32_t acts =
			seat->bets[street] + seat->calls[street] + seat->folds[street];

		cr_assert(decisions[street] || !(seat->of[street] & ~at_the_end), "%s", code);
		cr_assert_leq(acts, (uint32_t)decisions[street], "%s", code);
	}
	cr_assert_eq(seat->of[0] & UINT64_C(1) << STATS_VPIP,
		decisions[0] ? UINT64_C(1) << STATS_VPIP : 0, "%s", code);
	cr_assert(seat->saw_flop || !((seat->of[0] | seat->of[1] | seat->of[2] | seat->of[3] |
					      seat->of[STATS_SHOWDOWN]) &
					    at_the_end));
}

Test(stats, every_opportunity_was_a_decision_in_the_log)
{
	enum { HANDS = 40 };
	struct phh_reader *reader = phh_reader_new();
	struct log log = {.frame = {.number = 1}};
	int decisions[SEATS_MAX][STREETS_MAX], compared = 0;

	for (const struct variant *variant = variant_rows; variant->code; variant++)
		for (int n = 0; n < 3 * HANDS; n++) {
			chips sum = 0;

			if (!simulate(variant, 2 + 2 * (n % 3), (uint64_t)n + 1, &log))
				continue;
			play_hand(reader, text_slice(&log.out), NULL);
			for (int i = 0; i < hand.seats; i++) {
				cr_assert_not(hand.seat[i].gaps & ~(1 << STATS_NO_FLOP));
				sum += hand.seat[i].net;
			}
			cr_assert_eq(sum, 0, "%s", variant->code);
			count_decisions(decisions);
			for (int i = 0; i < hand.seats; i++)
				assert_opportunities(variant->code, &hand.seat[i], decisions[i]);
			compared++;
		}
	cr_expect_geq(compared, 5000, "%d hands were compared", compared);
	text_free(&log.out);
	phh_reader_free(reader);
}

/* The all-in results of a hand add up to its real results: rounding is less than a
 * millionth of a chip a pot, board and player. */
Test(stats, adjusted_nets_of_a_hand_add_up_to_its_nets)
{
	struct phh_reader *reader = phh_reader_new();
	struct stats_odds *odds = stats_odds_new(CPU_SCALAR);
	struct log log = {.frame = {.number = 1}};
	int adjusted = 0;

	for (uint64_t n = 1; n <= 300; n++) {
		stats_sum sum = 0;

		cr_assert(simulate(variant_rows, 2 + (int)(n % 3), n, &log));
		play_hand(reader, text_slice(&log.out), odds);
		for (int i = 0; i < hand.seats; i++)
			sum += hand.seat[i].adjusted;
		adjusted += hand.all_in;
		cr_assert(sum >= -9 && sum <= 9);
	}
	cr_assert_gt(adjusted, 30);
	stats_odds_free(odds);
	text_free(&log.out);
	phh_reader_free(reader);
}
