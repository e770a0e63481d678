#include "support.h"

#include "game/contributions.h"

#include <criterion/criterion.h>
#include <string.h>

static struct contributions contributions;
static struct fault fault;

/* Reads by the rules, for hold'em unless they name another game. */
static status_code read_with(const char *line, const struct contributions_rules *given)
{
	static struct contributions_words words;
	struct contributions_rules rules = *given;
	status_code status = contributions_split(slice_from(line), rules.notation, &words, &fault);

	rules.game = rules.game ? rules.game : &game_holdem;
	return status ? status
		      : contributions_read(slice_from(line), &words, &rules, &contributions,
				&fault);
}

static status_code read(const char *line)
{
	return read_with(line, &(struct contributions_rules){.notation = CARD_ASCII});
}

/* Whether the error is at the first occurrence of `piece` in the line. */
static bool invalid(const char *line, const char *piece)
{
	return fault.offset == (size_t)(strstr(line, piece) - line) &&
	       fault.length == strlen(piece);
}

Test(contributions, have_a_name_and_chips)
{
	cr_assert_eq(read("alice:300 bob:20"), STATUS_OK);
	cr_assert_eq(contributions.count, 2);
	cr_assert(slice_equal(contributions.name[0], "alice"));
	cr_assert(slice_equal(contributions.name[1], "bob"));
	cr_assert_eq(contributions.seat[0].paid, 300);
	cr_assert_eq(contributions.seat[1].paid, 20);
	cr_assert_eq(contributions.seat[0].state, CONTRIBUTION_IN);
	cr_assert_eq(contributions.total, 320);
	cr_assert_eq(contributions.places, 0);
}

Test(contributions, have_the_button_at_the_end_unless_told)
{
	cr_assert_eq(read("a:1 b:1 c:1"), STATUS_OK);
	cr_assert_eq(contributions.button, 2);
	cr_assert_eq(read_with("a:1 b:1 c:1",
			     &(struct contributions_rules){.button = slice_from("b")}),
		STATUS_OK);
	cr_assert_eq(contributions.button, 1);
	cr_assert_eq(read_with("a:1 b:1 c:1",
			     &(struct contributions_rules){.button = slice_from("B")}),
		STATUS_NO_BUTTON);
}

Test(contributions, may_have_a_state_and_a_hand_in_either_order)
{
	cr_assert_eq(read("a:1:fold b:1:ALLIN:AhKh c:1:QsQd:All-In d:1:2c2d e:1::3c3d f:1:In"),
		STATUS_OK);
	cr_assert_eq(contributions.seat[0].state, CONTRIBUTION_FOLDED);
	cr_assert_eq(contributions.hand[0].count, 0);
	cr_assert_eq(contributions.seat[1].state, CONTRIBUTION_ALL_IN);
	cr_assert_eq(contributions.hand[1].set, set_from("AhKh"));
	cr_assert_eq(contributions.seat[2].state, CONTRIBUTION_ALL_IN);
	cr_assert_eq(contributions.hand[2].set, set_from("QsQd"));
	cr_assert_eq(contributions.seat[3].state, CONTRIBUTION_IN);
	cr_assert_eq(contributions.hand[3].set, set_from("2c2d"));
	cr_assert_eq(contributions.hand[4].set, set_from("3c3d"));
	cr_assert_eq(contributions.seat[5].state, CONTRIBUTION_IN);
}

Test(contributions, share_the_smallest_unit)
{
	const struct contributions_rules rules = {.game = &game_holdem,
		.carried = slice_from("0.125"),
		.places = 1};

	cr_assert_eq(read("a:2.50 b:1.5 c:1"), STATUS_OK);
	cr_assert_eq(contributions.places, 2);
	cr_assert_eq(contributions.seat[0].paid, 250);
	cr_assert_eq(contributions.seat[2].paid, 100);
	cr_assert_eq(read_with("a:2.50 b:1.5 c:1", &rules), STATUS_OK);
	cr_assert_eq(contributions.places, 3);
	cr_assert_eq(contributions.carried, 125);
	cr_assert_eq(contributions.total, 5125);
	cr_assert_eq(read_with("a:2 b:1", &(struct contributions_rules){.places = 1}), STATUS_OK);
	cr_assert_eq(contributions.seat[0].paid, 20);
}

Test(contributions, end_with_a_board)
{
	cr_assert_eq(read("\ta:1:AhKh\r b:1 @ 2c 3c [4c5d] 6d "), STATUS_OK);
	cr_assert_eq(contributions.count, 2);
	cr_assert_eq(contributions.board->set, set_from("2c3c4c5d6d"));
	cr_assert_eq(read("a:1\nc:1\v\fd:1\n"), STATUS_OK);
	cr_assert_eq(contributions.count, 3);
	cr_assert_eq(read("a:1 @b:1 @2c3c4c"), STATUS_OK);
	cr_assert(slice_equal(contributions.name[1], "@b"));
	cr_assert_eq(contributions.board->count, 3);
}

/* 303 chips on two boards are 152 and 151: carol has three sevens on the first, alice a flush on
 * the second. The side pot of 398 is bob's on the first board, where he has the better pair. */
Test(contributions, are_awarded_board_by_board)
{
	static struct contributions_hands hands;
	static struct settlement settlement;
	const struct contributions_rules rules = {.game = &game_holdem,
		.several = {.count = 2, .runs = true}};
	const struct rake rake = {0};

	cr_assert_eq(read_with("alice:300:AhKh bob:300:QsQd carol:101:7c7d"
			       " @ 2h7h9cTc3d / 4h5s",
			     &rules),
		STATUS_OK);
	cr_assert_eq(contributions.boards, 2);
	cr_assert_eq(contributions.board[1].set, set_from("2h7h9c4h5s"));
	contributions_hands(&contributions, &hands);
	cr_assert_eq(hands.complete, 7);
	contributions_settle(&contributions, &hands, &rake, &settlement);
	cr_assert_eq(settlement.award[0].part[0].amount, 152);
	cr_assert_eq(settlement.award[0].part[0].winners, 4);
	cr_assert_eq(settlement.award[0].part[1].winners, 1);
	cr_assert_eq(settlement.award[1].part[0].winners, 2);
	cr_assert_eq(settlement.award[1].part[1].winners, 1);
	cr_assert(settlement.gets[0] == 350 && settlement.gets[1] == 199 &&
		  settlement.gets[2] == 152);
}

Test(contributions, of_five_to_seven_cards_have_no_board)
{
	cr_assert_eq(read("a:1:AhKhQhJhTh b:1:2c2d2h2s3c4c5c"), STATUS_OK);
	cr_assert_eq(contributions.hand[1].count, 7);
	cr_assert_eq(read("a:1:AhKhQhJhTh b:1 @ 2c3c4c"), STATUS_CONTRIBUTION_HAND);
	cr_assert_eq(fault.number, 5);
	cr_assert_eq(read("a:1:AhKhQh b:1"), STATUS_CONTRIBUTION_HAND);
	cr_assert_eq(read("a:1:AhKhQhJhTh9h8h7h b:1"), STATUS_CONTRIBUTION_HAND);
}

Test(contributions, name_everyone_once)
{
	const char *line = "bob:1 al:1 bob:2";

	cr_assert_eq(read(line), STATUS_NAME_TWICE);
	cr_assert_eq(fault.offset, 11);
	cr_assert_eq(fault.length, 3);
	cr_assert_eq(fault.earlier, 0);
	cr_assert_eq(read("a:1 :1"), STATUS_NO_NAME);
	cr_assert_eq(fault.offset, 4);
}

Test(contributions, are_chips_and_nothing_else)
{
	static const char *const wrong[] = {"-5", "+5", "1,000", "1e3", "5.", ".5", "0x10", "inf",
		"1.2345678", "5c", "1.2.3", "٣"};

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		char line[64];

		snprintf(line, sizeof line, "a:1 bob:%s c:1", wrong[i]);
		cr_assert_eq(read(line), STATUS_BAD_AMOUNT, "%s", line);
		cr_assert_eq(fault.offset, 8);
		cr_assert_eq(fault.length, strlen(wrong[i]));
	}
	cr_assert_eq(read("a:1 bob"), STATUS_NO_AMOUNT);
	cr_assert(invalid("a:1 bob", "bob"));
	cr_assert_eq(read("a:1 bob:"), STATUS_NO_AMOUNT);
}

Test(contributions, are_at_most_chips_most_in_the_common_unit)
{
	cr_assert_eq(read("a:1000000000000000 b:1"), STATUS_OK);
	cr_assert_eq(contributions.seat[0].paid, CHIPS_MAX);
	cr_assert_eq(read("a:1000000000000001 b:1"), STATUS_BIG_AMOUNT);
	cr_assert_eq(read("a:1000000000000000 b:0.1"), STATUS_BIG_AMOUNT);
	cr_assert_eq(fault.offset, 2);
	cr_assert_eq(read_with("a:1.5 b:1",
			     &(struct contributions_rules){
				     .carried = slice_from("1000000000000000")}),
		STATUS_BIG_AMOUNT);
}

Test(contributions, are_of_two_to_23_players_of_whom_one_is_in)
{
	char line[512] = "";

	cr_assert_eq(read(""), STATUS_NO_CONTRIBUTIONS);
	cr_assert_eq(read("  "), STATUS_NO_CONTRIBUTIONS);
	cr_assert_eq(read("@ 2c3c4c"), STATUS_NO_CONTRIBUTIONS);
	cr_assert_eq(read("a:1"), STATUS_ONE_CONTRIBUTION);
	cr_assert_eq(read("a:0 b:0.00"), STATUS_NO_CHIPS);
	cr_assert_eq(read_with("a:0 b:0",
			     &(struct contributions_rules){.carried = slice_from("1")}),
		STATUS_OK);
	cr_assert_eq(read("a:1:fold b:1:fold"), STATUS_ALL_FOLDED);
	for (int i = 0; i < SEATS_MAX; i++)
		snprintf(line + strlen(line), sizeof line - strlen(line), "p%d:1 ", i);
	cr_assert_eq(read(line), STATUS_OK);
	cr_assert_eq(contributions.count, SEATS_MAX);
	strcat(line, "more:1 and:1");
	cr_assert_eq(read(line), STATUS_MANY_CONTRIBUTIONS);
	cr_assert(invalid(line, "more"));
}

Test(contributions, with_an_unknown_state_say_where)
{
	const char *line = "a:1 b:1:alin";

	cr_assert_eq(read(line), STATUS_BAD_STATE);
	cr_assert(invalid(line, "alin"));
	line = "a:50:AhKh:x b:50"; /* the hand is valid, so x is the error */
	cr_assert_eq(read(line), STATUS_BAD_STATE);
	cr_assert(invalid(line, "x"));
	cr_assert_eq(read("a:1 b:1:fold:AhKh:x"), STATUS_LONG_CONTRIBUTION);
	cr_assert_eq(read("a:1 b:1:AhKx"), STATUS_BAD_SUIT);
	cr_assert_eq(fault.offset, 11);
}

Test(contributions, deal_no_card_twice)
{
	static struct cards board;

	cr_assert_eq(read("a:1:AhKh b:1:fold:QdAh"), STATUS_CARD_ELSEWHERE);
	cr_assert_eq(fault.offset, 20);
	cr_assert_eq(fault.earlier, 4);
	cr_assert_eq(read("a:1:AhAh b:1"), STATUS_REPEATED_CARD);
	cr_assert_eq(read("a:1:AhKh b:1 @ 2cKh3d"), STATUS_CARD_ELSEWHERE);
	cr_assert_eq(fault.offset, 6);
	cr_assert_eq(fault.earlier, 17);
	cr_assert_eq(cards_parse(slice_from("2cKh3d"), CARD_ASCII, &board, NULL), STATUS_OK);
	cr_assert_eq(read_with("a:1:AhKh b:1", &(struct contributions_rules){.board = &board}),
		STATUS_ON_BOARD);
	cr_assert_eq(read_with("a:1 b:1 @ 4c5c6c", &(struct contributions_rules){.board = &board}),
		STATUS_TWO_BOARDS);
	cr_assert_eq(read("a:1 b:1 @ 4c5c"), STATUS_CONTRIBUTION_BOARD);
	cr_assert_eq(read("a:1 b:1 @ 4c5c6c7c8c9c"), STATUS_CONTRIBUTION_BOARD);
	cr_assert_eq(read("a:1 b:1 @ []"), STATUS_CONTRIBUTION_BOARD);
	cr_assert_eq(read("a:1 b:1 @"), STATUS_NO_CARDS);
}

static status_code read_game(const char *game, const char *line)
{
	return read_with(line, &(struct contributions_rules){.game = game_find(slice_from(game))});
}

Test(contributions, have_hands_and_boards_of_the_game)
{
	cr_assert_eq(read_game("omaha8", "a:1:AhKhQhJh b:1:2c3c4c5c @ 2d3d4d5d6d"), STATUS_OK);
	cr_assert_eq(read_game("omaha8", "a:1:AhKhQhJh b:1 @ 2d3d4d"), STATUS_OK);
	cr_assert_eq(read_game("omaha8", "a:1:AhKhQhJh b:1"), STATUS_OK);
	cr_assert_eq(read_game("omaha8", "a:1:AhKhQh b:1 @ 2d3d4d"), STATUS_HAND_SIZE);
	cr_assert_eq(fault.wanted, 4);
	cr_assert(invalid("a:1:AhKhQh b:1 @ 2d3d4d", "AhKhQh"));
	cr_assert_eq(read_game("omaha8", "a:1:AhKhQhJhTh b:1"), STATUS_HAND_SIZE);
	cr_assert_eq(read_game("omaha5-8", "a:1:AhKhQhJhTh b:1"), STATUS_OK);
	cr_assert_eq(read_game("omaha8", "a:1 b:1 @ 2d3d"), STATUS_CONTRIBUTION_BOARD);
	cr_assert_eq(read("a:1:AhKhQh b:1 @ 2d3d4d5d"), STATUS_CONTRIBUTION_HAND);
	cr_assert_eq(read("a:1:AhKhQh b:1"), STATUS_CONTRIBUTION_HAND);
	cr_assert_eq(read("a:1:AhKhQhJhTh b:1"), STATUS_OK);
	cr_assert_eq(read_game("shortdeck", "a:1:AhKh b:1:6h5h"), STATUS_NOT_IN_DECK);
	cr_assert(invalid("a:1:AhKh b:1:6h5h", "5h"));
	cr_assert_eq(read_game("shortdeck", "a:1:AhKh b:1 @ 2d7d8d"), STATUS_NOT_IN_DECK);
	cr_assert_eq(read_game("badugi", "a:1:AhKhQhJh b:1"), STATUS_OK);
	cr_assert_eq(read_game("badugi", "a:1:AhKhQh b:1"), STATUS_HAND_SIZE);
	cr_assert_eq(read_game("27", "a:1 b:1 @ 2c3c4c"), STATUS_CONTRIBUTION_NO_BOARD);
	cr_assert_eq(fault.number, 3);
}

/* Robert's Rules, "Seven-card stud" 6: when the deck is short, one card is dealt for everybody. */
Test(contributions, of_stud_may_share_a_last_card)
{
	cr_assert_eq(read_game("stud8", "a:1:AhKhQhJhTh2c b:1:3c4c5c6c7c8c @ 9d"), STATUS_OK);
	cr_assert_eq(read_game("stud8", "a:1:AhKhQhJhTh2c3d b:1 @ 9d"), STATUS_TOO_MANY_CARDS);
	cr_assert_eq(read_game("stud8", "a:1:AhKhQhJhTh2c3d b:1"), STATUS_OK);
	cr_assert_eq(read_game("stud8", "a:1 b:1 @ 9d8d"), STATUS_CONTRIBUTION_NO_BOARD);
}

/* Random lines: every error is inside the line, and every valid line balances. */
Test(contributions, of_any_line_are_read_or_at_fault_within_it)
{
	static const char *const pieces[] = {"a", "b", ":", ":", "1", "0", ".5", "2.50", " ", " ",
		"@", "fold", "allin", "AhKh", "QsQd", "2c3c4c", "[", "\xff", "9999999999999999",
		"-", " c:1", " d:2.5", " e:3:fold", " f:4:allin", " g:5:AhKh", " h:0.25"};
	uint64_t state = 31;
	int summed = 0;

	for (int round = 0; round < 200000; round++) {
		char line[128] = "";
		chips sum = 0;
		status_code status;

		for (unsigned i = random_below(&state, 14); i > 0; i--)
			strcat(line, pieces[random_below(&state, sizeof pieces / sizeof *pieces)]);
		status = read(line);
		if (status) {
			cr_assert_eq(fault.status, status);
			cr_assert_leq(fault.offset + fault.length, strlen(line));
			continue;
		}
		for (int i = 0; i < contributions.count; i++)
			sum += contributions.seat[i].paid;
		cr_assert_eq(sum, contributions.total);
		cr_assert(contributions.count >= 2 && sum > 0);
		summed++;
	}
	cr_expect_geq(summed, 1200, "%d of 200,000 lines were contributions", summed);
}
