#include "script.h"
#include "support.h"

#include "game/hand/hand.h"

#include <criterion/criterion.h>
#include <string.h>

/* -- positions -------------------------------------------------------------------- */

static struct table_setup blinds_of(int seats)
{
	struct table_setup setup = {.seats = seats};

	setup.blind[0] = 10;
	setup.blind[1] = 20;
	return setup;
}

/* The common names, from the button to the right: cutoff, hijack, lojack; the first seat after the
 * blinds is under the gun (Wikipedia, "Position (poker)"). */
Test(hand, positions_are_named_by_the_number_of_players)
{
	static const char *const names[][8] = {
		{""}, /* three players: button and blinds */
		{"cutoff"},
		{"under the gun", "cutoff"},
		{"under the gun", "hijack", "cutoff"},
		{"under the gun", "lojack", "hijack", "cutoff"},
		{"under the gun", "UTG+1", "lojack", "hijack", "cutoff"},
		{"under the gun", "UTG+1", "UTG+2", "lojack", "hijack", "cutoff"},
		{"under the gun", "UTG+1", "UTG+2", "UTG+3", "lojack", "hijack", "cutoff"},
	};

	for (int seats = 3; seats <= 10; seats++) {
		const struct table_setup setup = blinds_of(seats);

		for (int seat = 2; seat < seats - 1; seat++)
			cr_assert_str_eq(hand_position(&setup, seat).name,
				names[seats - 3][seat - 2], "seat %d of %d", seat, seats);
		cr_assert_str_eq(hand_position(&setup, seats - 1).name, "");
		cr_assert(hand_position(&setup, seats - 1).button);
		cr_assert_not(hand_position(&setup, 0).button);
		cr_assert_eq(hand_position(&setup, 0).post, HAND_POSTS_SMALL_BLIND);
		cr_assert_eq(hand_position(&setup, 1).post, HAND_POSTS_BIG_BLIND);
		cr_assert_eq(hand_position(&setup, 1).posted, 20);
	}
}

Test(hand, five_handed_there_are_under_the_gun_and_the_cutoff)
{
	const struct table_setup setup = blinds_of(5);

	cr_assert_str_eq(hand_position(&setup, 2).name, "under the gun");
	cr_assert_str_eq(hand_position(&setup, 3).name, "cutoff");
}

Test(hand, heads_up_with_antes_only_nobody_is_the_cutoff)
{
	const struct table_setup setup = {.seats = 2, .ante = {10, 10}};

	cr_assert_str_eq(hand_position(&setup, 0).code, "BB");
	cr_assert_str_eq(hand_position(&setup, 1).code, "BTN");
}

/* "Blinds are assigned in reverse": the button, seat 1, posts the first. */
Test(hand, heads_up_the_button_has_the_small_blind)
{
	const struct table_setup setup = blinds_of(2);

	cr_assert(hand_position(&setup, 1).button);
	cr_assert_eq(hand_position(&setup, 1).post, HAND_POSTS_SMALL_BLIND);
	cr_assert_eq(hand_position(&setup, 0).post, HAND_POSTS_BIG_BLIND);
}

Test(hand, straddles_and_live_posts_are_told_apart)
{
	struct table_setup setup = blinds_of(6);

	setup.blind[2] = 40;
	setup.blind[4] = -20;
	cr_assert_eq(hand_position(&setup, 2).post, HAND_POSTS_STRADDLE);
	cr_assert_eq(hand_position(&setup, 2).posted, 40);
	cr_assert_str_eq(hand_position(&setup, 2).name, "");
	cr_assert_eq(hand_position(&setup, 4).post, HAND_POSTS_LIVE);
	cr_assert_eq(hand_position(&setup, 4).posted, 20);
}

/* A player left between two hands: the button of the previous hand is in the place of the small
 * blind, and the next player is the big blind (TDA rule 32, "Dead Button"). */
Test(hand, the_first_seat_has_the_big_blind_where_the_small_one_is_dead)
{
	static const char *const codes[] = {"BB", "UTG", "HJ", "CO", "BTN"};
	struct table_setup setup = blinds_of(5);

	setup.blind[0] = setup.min_bet = 20;
	setup.blind[1] = 0;
	cr_assert(hand_small_blind_is_dead(&setup));
	cr_assert_eq(hand_position(&setup, 0).post, HAND_POSTS_BIG_BLIND);
	cr_assert_eq(hand_position(&setup, 1).post, HAND_POSTS_NOTHING);
	for (int seat = 0; seat < 5; seat++)
		cr_assert_str_eq(hand_position(&setup, seat).code, codes[seat], "seat %d", seat);
	cr_assert_str_eq(hand_position(&setup, 1).name, "under the gun");
	setup.blind[1] = 40; /* a straddle */
	cr_assert_eq(hand_position(&setup, 1).post, HAND_POSTS_STRADDLE);
	setup.blind[1] = 20; /* both blinds are the same */
	cr_assert_not(hand_small_blind_is_dead(&setup));
	cr_assert_eq(hand_position(&setup, 0).post, HAND_POSTS_SMALL_BLIND);
}

/* A player who took a seat between the button and the small blind and was dealt in. */
Test(hand, blinds_may_be_posted_by_later_seats)
{
	static const char *const codes[] = {"", "SB", "BB", "UTG", "CO", "BTN"};
	struct table_setup setup = blinds_of(6);

	setup.min_bet = 20;
	setup.blind[0] = 0;
	setup.blind[1] = 10;
	setup.blind[2] = 20;
	cr_assert_eq(hand_before_blinds(&setup), 1);
	cr_assert_eq(hand_small_blind(&setup), 10);
	cr_assert_eq(hand_position(&setup, 0).post, HAND_POSTS_NOTHING);
	cr_assert_eq(hand_position(&setup, 1).post, HAND_POSTS_SMALL_BLIND);
	cr_assert_eq(hand_position(&setup, 2).post, HAND_POSTS_BIG_BLIND);
	for (int seat = 0; seat < 6; seat++)
		cr_assert_str_eq(hand_position(&setup, seat).code, codes[seat], "seat %d", seat);
	setup.blind[3] = 40;
	cr_assert_eq(hand_position(&setup, 3).post, HAND_POSTS_STRADDLE);
	setup.blind[1] = 20; /* nobody posts the small blind, and the third seat straddles */
	setup.blind[2] = 40;
	cr_assert_eq(hand_before_blinds(&setup), 0);
	cr_assert_eq(hand_position(&setup, 1).post, HAND_POSTS_BIG_BLIND);
	cr_assert_eq(hand_position(&setup, 2).post, HAND_POSTS_STRADDLE);
}

/* The codes of trackers and solvers, from the button to the right: CO, HJ, LJ, and before them UTG
 * and so on. */
/* Three players, of whom the second and third post blinds of 10 and 20: the button has the big
 * blind, so that no seat is between it and the small blind. */
Test(hand, a_button_that_posts_the_big_blind_has_nobody_before_the_blinds)
{
	const struct table_setup setup = {.seats = 3, .blind = {0, 10, 20}, .min_bet = 20};
	static const char *const codes[] = {"SB", "BB", "BTN"};

	cr_assert_eq(hand_before_blinds(&setup), 0);
	cr_assert_eq(hand_small_blind(&setup), 0);
	for (int seat = 0; seat < 3; seat++)
		cr_assert_str_eq(hand_position(&setup, seat).code, codes[seat]);
	cr_assert(hand_position(&setup, 2).button);
}

Test(hand, every_seat_has_a_code_of_its_own)
{
	static const char *const codes[][10] = {
		{"BB", "BTN"},
		{"SB", "BB", "BTN"},
		{"SB", "BB", "CO", "BTN"},
		{"SB", "BB", "UTG", "CO", "BTN"},
		{"SB", "BB", "UTG", "HJ", "CO", "BTN"},
		{"SB", "BB", "UTG", "LJ", "HJ", "CO", "BTN"},
		{"SB", "BB", "UTG", "UTG+1", "LJ", "HJ", "CO", "BTN"},
		{"SB", "BB", "UTG", "UTG+1", "UTG+2", "LJ", "HJ", "CO", "BTN"},
		{"SB", "BB", "UTG", "UTG+1", "UTG+2", "UTG+3", "LJ", "HJ", "CO", "BTN"},
	};

	for (int seats = 2; seats <= 10; seats++) {
		const struct table_setup setup = blinds_of(seats);

		for (int seat = 0; seat < seats; seat++)
			cr_assert_str_eq(hand_position(&setup, seat).code, codes[seats - 2][seat],
				"seat %d of %d", seat, seats);
	}
	for (int seats = 2; seats <= SEATS_MAX; seats++)
		for (int blinds = 0; blinds < 2; blinds++) {
			struct table_setup setup = blinds_of(seats);

			setup.blind[0] *= blinds;
			setup.blind[1] *= blinds;
			for (int a = 0; a < seats; a++)
				for (int b = 0; b < a; b++)
					cr_assert_str_neq(hand_position(&setup, a).code,
						hand_position(&setup, b).code,
						"seats %d and %d of %d", a, b, seats);
		}
}

Test(hand, a_straddler_is_under_the_gun_and_without_blinds_the_first_seat_is)
{
	struct table_setup setup = blinds_of(6);

	setup.blind[2] = 40;
	cr_assert_str_eq(hand_position(&setup, 2).code, "UTG");
	setup.blind[0] = setup.blind[1] = setup.blind[2] = 0;
	cr_assert_str_eq(hand_position(&setup, 0).code, "UTG");
	cr_assert_str_eq(hand_position(&setup, 5).code, "BTN");
}

/* "Blinds and antes are assigned in reverse" (felt-hands(5)). */
Test(hand, heads_up_antes_are_in_reverse)
{
	struct table_setup setup = blinds_of(2);

	setup.ante[1] = 5;
	cr_assert_eq(hand_position(&setup, 0).ante, 5);
	cr_assert_eq(hand_position(&setup, 1).ante, 0);
	setup.seats = 3;
	cr_assert_eq(hand_position(&setup, 1).ante, 5);
}

/* -- playing ---------------------------------------------------------------------- */

enum { ACTIONS_MAX = 40 };

static struct hand_action actions[ACTIONS_MAX];
static struct hand_play play;
static char given[200];

/* A hand of comma-separated actions. */
static struct hand_record record_of(const struct script *script, const char *list)
{
	struct hand_record record = {.has_setup = true,
		.variant = {"NT", 2},
		.setup = script_setup(script),
		.actions = actions};
	char text[512], *rest = text;

	cr_assert(strlen(list) < sizeof text);
	memcpy(text, list, strlen(list) + 1);
	for (char *one; (one = strtok_r(rest, ",", &rest)) != NULL; record.action_count++)
		actions[record.action_count] = (struct hand_action){.text = slice_from("action"),
			.comment = 6,
			.length = 6,
			.action = script_action(one + strspn(one, " "))};
	record.malformed = record.action_count;
	return record;
}

static const struct script three = {.blinds = "10 20", .stacks = "1000 500 100", .min_bet = 20};

#define HOLE "d dh p1 AcAd, d dh p2 KcKd, d dh p3 QcQd, "

/* Applies actions up to the one with that index. */
static const struct hand_step *step_to(const struct hand_record *record, int index)
{
	cr_assert(hand_play_begin(&play, record, 0));
	while (hand_play_next(&play))
		if (play.step.index == index)
			return &play.step;
	cr_assert_fail("no action %d", index);
	return NULL;
}

static void is_action(const struct hand_record *record, int index, enum hand_action_kind kind,
	chips paid, bool all_in)
{
	const struct hand_step *step = step_to(record, index);

	cr_assert_eq(step->kind, kind, "action %d: deed %d", index, (int)step->kind);
	cr_assert_eq(step->paid, paid, "action %d: %lld", index, (long long)step->paid);
	cr_assert_eq(step->all_in, all_in, "action %d", index);
	if (!step->returned)
		cr_assert_eq(step->pot_before + paid, play.table.pot, "action %d", index);
}

Test(hand, actions_say_what_was_paid_and_with_what)
{
	const struct hand_record record = record_of(&three, HOLE
		"p3 cc, p1 cbr 60, p2 f, p3 cc, d db 2c3c4d, p1 cc, p3 cc, d db 9h, p1 cbr 100, "
		"p3 cc, p1 sm -, p3 sm, d db Ts");

	is_action(&record, 2, HAND_DEAL_HOLE, 0, false);
	is_action(&record, 3, HAND_CALL, 20, false);
	is_action(&record, 4, HAND_RAISE, 50, false); /* to 60, 10 of them the small blind */
	is_action(&record, 5, HAND_FOLD, 0, false);
	is_action(&record, 6, HAND_CALL, 40, false);
	is_action(&record, 7, HAND_DEAL_BOARD, 0, false);
	is_action(&record, 8, HAND_CHECK, 0, false);
	is_action(&record, 11, HAND_BET, 100, false);
	is_action(&record, 12, HAND_CALL, 40, true);
	cr_assert(play.step.returned);
	cr_assert_eq(play.table.returned, 60);
	is_action(&record, 13, HAND_SHOW, 0, false);
	cr_assert_eq(play.step.street, 2); /* the turn: the river is still to come */
}

Test(hand, no_chip_is_in_a_pot_and_in_a_stack_at_once)
{
	const struct hand_record record = record_of(&three, HOLE "p3 cc, p1 cbr 60, p2 f, p3 f");

	step_to(&record, 6);
	cr_assert_eq(play.table.phase, PHASE_OVER);
	cr_assert_eq(play.table.seat[0].stack, 1040);
	cr_assert_eq(hand_play_stack(&play, 0), 980); /* 40 uncalled returned; the pot is 60 */
	cr_assert_eq(hand_play_stack(&play, 1), 480);
	cr_assert_eq(hand_play_net(&play, 0), 40);
	cr_assert_eq(hand_play_net(&play, 1), -20);
	cr_assert_eq(hand_play_settlement(&play)->gets[0], 60);
}

Test(hand, who_wins_alone_need_not_show)
{
	struct hand_record record = record_of(&three, HOLE
		"p3 f, p1 cc, p2 cc, d db 2c3c4d, p1 cc, p2 cc, d db 9h, p1 cc, p2 cc, d db Ts, "
		"p1 cbr 20, p2 f");
	score value[POT_HALVES];

	cr_assert(hand_play_begin(&play, &record, 0));
	while (hand_play_next(&play))
		;
	cr_assert(hand_play_end(&play));
	cr_assert_eq(play.end, HAND_OVER);
	cr_assert_not(hand_play_value(&play, 0, 0, value));
	record = record_of(&three, HOLE
		"p3 f, p1 cc, p2 cc, d db 2c3c4d, p1 cc, p2 cc, d db 9h, p1 cc, p2 cc, d db Ts, "
		"p1 cc, p2 cc, p1 sm -, p2 sm");
	cr_assert(hand_play_begin(&play, &record, 0));
	while (hand_play_next(&play))
		;
	cr_assert(hand_play_end(&play));
	cr_assert(hand_play_value(&play, 0, 0, value)); /* shown: a pair of aces */
	cr_assert_not(hand_play_value(&play, 0, 1, value));
}

/* -- results ---------------------------------------------------------------------- */

static void note_warning(void *context, const struct hand_note *note)
{
	(void)context;
	cr_assert(note->message.length < sizeof given);
	memcpy(given, note->message.bytes, note->message.length);
	given[note->message.length] = 0;
}

/* p3 folds after 20, p1 gets 40 of its 60 back: p1 wins 40. */
static bool checks(struct hand_record *record)
{
	const struct hand_record played = record_of(&three, HOLE "p3 cc, p1 cbr 60, p2 f, p3 f");

	record->has_setup = true;
	record->setup = played.setup;
	record->actions = played.actions;
	record->action_count = record->malformed = played.action_count;
	*given = 0;
	play.warn = note_warning;
	cr_assert(hand_play_begin(&play, record, 0));
	while (hand_play_next(&play))
		;
	cr_assert(hand_play_end(&play));
	return hand_play_check(&play);
}

Test(hand, final_stacks_are_those_of_the_rules)
{
	struct hand_record record = {.has_finishing = true, .finishing = {1040, 480, 80}};

	cr_assert(checks(&record));
	record.finishing[1] = 490;
	cr_assert_not(checks(&record));
	cr_assert(slice_equal(play.fault.message, "finishing_stacks: p2 has 490, expected 480"));
}

Test(hand, winnings_may_be_less_by_the_rake_but_never_more)
{
	struct hand_record record = {.has_winnings = true, .winnings = {60, 0, 0}};

	cr_assert(checks(&record));
	cr_assert_str_eq(given, "");
	record.winnings[0] = 57;
	cr_assert(checks(&record));
	cr_assert_str_eq(given, "winnings: p1 has 57, expected 60 before rake");
	record.winnings[0] = 0;
	cr_assert(checks(&record));
	cr_assert_str_eq(given, "winnings: all are 0");
	record.winnings[0] = 101; /* the pot and the 40 that were returned */
	cr_assert_not(checks(&record));
}

Test(hand, an_unknown_variant_is_a_fault)
{
	struct hand_record record = {.variant = {"NTT", 3}, .variant_offset = 11};

	cr_assert_not(hand_play_begin(&play, &record, 0));
	cr_assert_eq(play.fault.offset, 11);
	cr_assert(slice_equal(play.fault.message, "unknown variant NTT"));
}
