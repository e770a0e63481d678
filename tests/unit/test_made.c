#include "cards/made.h"
#include "cards/order/order.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

/* -- examples -------------------------------------------------------------- */

static struct made made_by(const char *hole, const char *board, const char *dead)
{
	struct made_board on;
	card cards[2];

	cr_assert_eq(cards_from(hole, cards), 2);
	made_board_init(&on, &game_holdem, set_from(board), set_from(dead));
	return made_of(&on, cards[0], cards[1]);
}

static void expect_made(const char *hole, const char *board, enum made_kind kind)
{
	const struct made made = made_by(hole, board, "");

	cr_expect_eq(made.kind, kind, "%s on %s is %s, not %s", hole, board, made_key(made.kind),
		made_key(kind));
}

/* Keys of the draws, separated by spaces, in the order of the enumeration. */
static void expect_draws(const char *hole, const char *board, const char *dead, const char *draws)
{
	const struct made made = made_by(hole, board, dead);
	char shown[256] = "";

	for (int i = 0; i < MADE_DRAWS; i++) {
		if (!(made.draws >> i & 1))
			continue;
		strcat(shown, *shown ? " " : "");
		strcat(shown, made_draw_key((enum made_draw)i));
	}
	cr_expect_str_eq(shown, draws, "%s on %s without %s draws to '%s', not to '%s'", hole,
		board, dead, shown, draws);
}

Test(made, every_kind_on_a_flop)
{
	expect_made("9h8h", "Th7h6h", MADE_STRAIGHT_FLUSH);
	expect_made("AhAd", "AsAc2h", MADE_FOUR_OF_A_KIND);
	expect_made("Ah2d", "AsAcAd", MADE_FOUR_OF_A_KIND);
	expect_made("AhKd", "AsKcKh", MADE_FULL_HOUSE);
	expect_made("7h7d", "7sKcKh", MADE_FULL_HOUSE);
	expect_made("2h2d", "KsKcKh", MADE_FULL_HOUSE);
	expect_made("Ah3h", "Kh7h2h", MADE_NUT_FLUSH);
	expect_made("Kh3h", "Ah7h2h", MADE_NUT_FLUSH);
	expect_made("Kh3h", "Qh7h2h", MADE_FLUSH);
	expect_made("9h8d", "Th7c6s", MADE_STRAIGHT);
	expect_made("5h4d", "Ah3c2s", MADE_STRAIGHT);
	expect_made("7h7d", "Ks7c2h", MADE_SET);
	expect_made("Kh7d", "KsKc2h", MADE_TRIPS);
	expect_made("Kh7d", "Ks7c2h", MADE_TWO_PAIR);
	expect_made("AhAd", "Ks7c2h", MADE_OVERPAIR);
	expect_made("AhKd", "Ks7c2h", MADE_TOP_PAIR);
	expect_made("QhQd", "Ks7c2h", MADE_BELOW_TOP);
	expect_made("Ah7d", "Ks7c2h", MADE_SECOND_PAIR);
	expect_made("6h6d", "Ks7c2h", MADE_BELOW_SECOND);
	expect_made("Ah2d", "Ks7c2h", MADE_LOW_PAIR);
	expect_made("3h3d", "Ks7c4h", MADE_UNDERPAIR);
	expect_made("AhQd", "Ks7c2h", MADE_ACE_HIGH);
	expect_made("QhJd", "Ks7c2h", MADE_NOTHING);
}

/* A pair on the board belongs to nobody: the kind is what the hole cards add to it. */
Test(made, pair_on_the_board_counts_for_nobody)
{
	expect_made("AhAd", "Ks7c7h", MADE_OVERPAIR);
	expect_made("AhKd", "Ks7c7h", MADE_TOP_PAIR);
	expect_made("QhQd", "Ks7c7h", MADE_BELOW_TOP);
	expect_made("2h2d", "Ks7c7h", MADE_UNDERPAIR);
	expect_made("Ah7d", "KsKc7h", MADE_SECOND_PAIR);
	expect_made("AhQd", "Ks7c7h", MADE_ACE_HIGH);
	expect_made("QhJd", "Ks7c7h", MADE_NOTHING);
	expect_made("AhQd", "KsKcKh", MADE_ACE_HIGH);
	expect_made("Jh9d", "KsKcKh2d", MADE_NOTHING);
	expect_made("AhQd", "KsKcKhKd", MADE_ACE_HIGH);
}

Test(made, two_pair_is_two_that_the_hole_cards_make)
{
	expect_made("Kh7d", "Ks7c2h2d", MADE_TWO_PAIR);    /* kings and sevens beat the deuces */
	expect_made("7h2d", "KsKc7c2h", MADE_SECOND_PAIR); /* kings and sevens; the deuces do not */
	expect_made("Kh2d", "KsQcQh2c", MADE_TOP_PAIR);
	expect_made("7h2d", "KsKcQhQd7c", MADE_BOARD);   /* kings and queens, seven kicker */
	expect_made("9h2d", "KsKcQhQd7c", MADE_NOTHING); /* a nine kicker */
	expect_made("Ah2d", "KsKcQhQd7c", MADE_ACE_HIGH);
	expect_made("8h8d", "KsKcQhQd7c", MADE_NOTHING); /* an eight kicker */
	expect_made("2h2d", "KsKcQhQd7c", MADE_BOARD);
	expect_made("AhAd", "KsKcQhQd7c", MADE_OVERPAIR);
	expect_made("7h7d", "9s9c8h8d", MADE_NOTHING);
}

Test(made, board_plays_only_when_it_is_complete_and_not_bettered)
{
	expect_made("2h3d", "AsKcQh9d8c", MADE_BOARD);
	expect_made("Jh3d", "AsKcQh9d8c", MADE_NOTHING);
	expect_made("2h3d", "9s8c7h6d5c", MADE_BOARD);
	expect_made("Th3d", "9s8c7h6d5c", MADE_STRAIGHT);
	expect_made("Ad3d", "KhQh9h8h2h", MADE_BOARD);
	expect_made("Ad3h", "KhQh9h8h2h", MADE_FLUSH);
	expect_made("Ah3d", "KhQh9h8h2h", MADE_NUT_FLUSH);
	expect_made("AhAd", "AsKhQhJhTh", MADE_STRAIGHT_FLUSH);
	expect_made("AdAc", "KhQhJhTh9h", MADE_BOARD);
	expect_made("Kd7d", "KsKcKh7h7c", MADE_FOUR_OF_A_KIND);
	expect_made("Ad7d", "KsKcKh7h7c", MADE_BOARD);
	expect_made("AdAc", "KsKcKh7h7c", MADE_FULL_HOUSE);
	expect_made("AdAc", "KsKcKhKd7c", MADE_ACE_HIGH);
	expect_made("QdQc", "KsKcKhKdAc", MADE_BOARD);
}

Test(made, ranks_of_the_board_are_counted_once)
{
	expect_made("JhJd", "AsKcQh9d8c", MADE_BELOW_SECOND);
	expect_made("3h3d", "AsKcQh9d8c", MADE_UNDERPAIR);
	expect_made("Qh3d", "AsKcQd9d8c", MADE_LOW_PAIR);
	expect_made("8h3d", "AsKcQd9d8c", MADE_LOW_PAIR);
	expect_made("QhQd", "AsAcKh9d8c", MADE_BELOW_SECOND);
	expect_made("Kh2d", "AsAcKc9d8c", MADE_SECOND_PAIR);
}

/* A dead ace makes the king the highest card of the suit. */
Test(made, nut_flush_has_the_highest_card_that_can_be_held)
{
	cr_expect_eq(made_by("Kh3h", "Qh7h2h", "").kind, MADE_FLUSH);
	cr_expect_eq(made_by("Kh3h", "Qh7h2h", "Ah").kind, MADE_NUT_FLUSH);
	expect_draws("Kh3h", "Qh7h2c", "", "flush-draw");
	expect_draws("Kh3h", "Qh7h2c", "Ah", "nut-flush-draw flush-draw");
	expect_draws("Kh3h", "Ah7h2c", "", "nut-flush-draw flush-draw");
}

Test(made, draws_on_a_flop)
{
	expect_draws("AhKh", "9h7h2c", "", "nut-flush-draw flush-draw overcards");
	expect_draws("AhKd", "Qs7h2c", "", "backdoor-straight overcards");
	expect_draws("Jh9h", "Qh7h2c", "", "flush-draw backdoor-straight");
	expect_draws("Kh3d", "Qh7h2h", "", "flush-draw");
	expect_draws("Ah8d", "Qh7h2h", "", "nut-flush-draw flush-draw");
	expect_draws("As3d", "Qh7h2h", "", "backdoor-straight"); /* a wheel */
	expect_draws("9s8s", "7h6d2c", "", "open-ended overcards");
	expect_draws("9s8s", "Jh7d5c", "", "open-ended"); /* 6 and T: a double gutshot */
	expect_draws("9s8s", "6h5d2c", "", "gutshot overcards");
	expect_draws("AsKd", "QhJd2c", "", "gutshot overcards");
	expect_draws("As4d", "3h2d9c", "", "gutshot");
	expect_draws("5s4d", "3h2d9c", "", "open-ended"); /* an ace or a six */
	expect_draws("JhTh", "Qh9h2c", "", "combo-draw flush-draw open-ended");
	expect_draws("JhTh", "Kh9h2c", "", "combo-draw flush-draw gutshot");
	expect_draws("KsKd", "Qh7h2c", "", "");
	expect_draws("AsKd", "Ks7d2c", "", "");
	expect_draws("AdKd", "8d6s2c", "", "backdoor-flush overcards");
	expect_draws("AsKd", "8d6d2c", "", "one-card-backdoor-flush overcards");
	expect_draws("JsTd", "9h4c2c", "", "backdoor-straight overcards");
	expect_draws("JsTd", "6h4c2c", "", "overcards");
	expect_draws("Js8d", "9h4c2c", "", "backdoor-straight");
	expect_draws("Qs8d", "9h4c2c", "", "backdoor-straight"); /* jack and ten */
	expect_draws("KsQd", "9h4c2c", "", "backdoor-straight overcards");
	expect_draws("KsQd", "8h4c2c", "", "overcards");
	/* seven and eight would put ten-high on the board; deuce and three make six-high */
	expect_draws("5s4d", "Th9c6c", "", "backdoor-straight");
	expect_draws("5s4d", "Th9c6c", "3s3h3d3c", "");
	/* set and flush draw; made straight and flush draw */
	expect_draws("7c7d", "Qh7h2h", "", "");
	expect_draws("7h7d", "Qh7s2h", "", "one-card-backdoor-flush");
	expect_draws("9h8h", "Th7h6c", "", "flush-draw");
	expect_draws("9h8c", "Th7d6c", "", "");
	/* better than a flush, or one: nothing to draw to */
	expect_draws("7h7d", "7sKhKs", "", "");
	expect_draws("9h8h", "7h6h2h", "", "");
}

Test(made, draws_on_a_turn)
{
	expect_draws("AhKh", "Qh7h2c3s", "", "nut-flush-draw flush-draw overcards");
	expect_draws("AsKs", "Qh7h2h3h", "",
		"overcards");                     /* a heart on the board belongs to everybody */
	expect_draws("9s2s", "8h7d6c5s", "", ""); /* made */
	expect_draws("KsQs", "9h8d7c6s", "",
		"overcards"); /* ten: the board's, and jack-ten nobody's */
	expect_draws("AsJs", "9h8d7c6s", "",
		"gutshot overcards"); /* ten makes jack-high, five the board's */
	expect_draws("AdKd", "8d6d2c3s", "", "nut-flush-draw flush-draw overcards");
	expect_draws("AdKh", "8d6d2c3s", "", "overcards"); /* no backdoor with one card to come */
	expect_draws("JhTh", "Qh9h2c3s", "", "combo-draw flush-draw open-ended");
}

Test(made, dead_cards_complete_nothing)
{
	expect_draws("9s8s", "7h6d2c", "TsThTdTc", "gutshot overcards");
	expect_draws("9s8s", "7h6d2c", "TsThTdTc5s5h5d5c", "overcards");
	expect_draws("9s8s", "6h5d2c", "7s7h7d7c", "overcards");
	expect_draws("AhKh", "9h7h2c", "QhJhTh8h6h5h4h3h2h", "overcards");
	expect_draws("AdKd", "8d6s2c", "QdJdTd9d7d6d5d4d3d", "overcards"); /* one diamond is left */
}

Test(made, no_draws_on_a_river)
{
	expect_draws("AhKh", "Qh7h2c3s4s", "", "");
	expect_draws("9s8s", "7h6d2cAcAd", "", "");
}

Test(made, names_are_different)
{
	for (int i = 0; i < MADE_KINDS + MADE_DRAWS; i++)
		for (int j = 0; j < i; j++) {
			const char *one = i < MADE_KINDS
						  ? made_key((enum made_kind)i)
						  : made_draw_key((enum made_draw)(i - MADE_KINDS));
			const char *other =
				j < MADE_KINDS ? made_key((enum made_kind)j)
					       : made_draw_key((enum made_draw)(j - MADE_KINDS));

			cr_assert_str_neq(one, other);
		}
}

/* -- by plain definitions ------------------------------------------------- */

struct made_problem {
	card board[5], hole[2];
	int count; /* on the board */
	card_set dead, live;
};

static enum category category_of(reference_value value)
{
	return (enum category)(value >> REFERENCE_CATEGORY_SHIFT);
}

static reference_value value_of(const struct made_problem *problem, bool with_hole)
{
	card cards[7];
	int count = problem->count;

	memcpy(cards, problem->board, (size_t)count);
	if (with_hole) {
		cards[count++] = problem->hole[0];
		cards[count++] = problem->hole[1];
	}
	return reference_best(cards, count);
}

static int of_rank(const card *cards, int count, int rank)
{
	int found = 0;

	for (int i = 0; i < count; i++)
		found += card_rank(cards[i]) == rank;
	return found;
}

static int of_suit(const card *cards, int count, int suit)
{
	int found = 0;

	for (int i = 0; i < count; i++)
		found += card_suit(cards[i]) == suit;
	return found;
}

/* The number of ranks on the board, and the number of those above this one. */
static int ranks_of_board(const struct made_problem *problem, int above)
{
	int found = 0;

	for (int rank = above + 1; rank < CARD_RANKS; rank++)
		found += of_rank(problem->board, problem->count, rank) > 0;
	return found;
}

static enum made_kind plain_pair(const struct made_problem *problem, int rank)
{
	const int higher = ranks_of_board(problem, rank), all = ranks_of_board(problem, -1);

	if (card_rank(problem->hole[0]) == card_rank(problem->hole[1]))
		return higher == 0     ? MADE_OVERPAIR
		       : higher == all ? MADE_UNDERPAIR
		       : higher == 1   ? MADE_BELOW_TOP
				       : MADE_BELOW_SECOND;
	return higher == 0 ? MADE_TOP_PAIR : higher == 1 ? MADE_SECOND_PAIR : MADE_LOW_PAIR;
}

/* The highest two ranks of which the hand has `many` cards; returns the number of such ranks. */
static int ranks_of_many(const struct made_problem *problem, int many, int ranks[2])
{
	int found = 0;

	for (int rank = CARD_RANKS - 1; rank >= 0 && found < 2; rank--)
		if (of_rank(problem->board, problem->count, rank) +
				of_rank(problem->hole, 2, rank) ==
			many)
			ranks[found++] = rank;
	return found;
}

static enum made_kind plain_kickers(const struct made_problem *problem)
{
	return of_rank(problem->hole, 2, CARD_RANKS - 1) ? MADE_ACE_HIGH : MADE_NOTHING;
}

static enum made_kind plain_pairs(const struct made_problem *problem, int pairs)
{
	int ranks[2], made = 0, rank = -1;

	cr_assert_geq(ranks_of_many(problem, 2, ranks), pairs);
	for (int i = 0; i < pairs; i++)
		if (of_rank(problem->hole, 2, ranks[i])) {
			made++;
			rank = ranks[i];
		}
	return made == 2 ? MADE_TWO_PAIR
	       : made    ? plain_pair(problem, rank)
			 : plain_kickers(problem);
}

/* A flush is the nuts if no two other cards make a higher flush. */
static bool plain_nut_flush(const struct made_problem *problem, reference_value value)
{
	struct made_problem other = *problem;

	for (int a = 1; a < CARD_COUNT; a++)
		for (int b = 0; b < a; b++) {
			if (!(problem->live >> a & 1) || !(problem->live >> b & 1))
				continue;
			other.hole[0] = (card)a;
			other.hole[1] = (card)b;
			if (category_of(value_of(&other, true)) == FLUSH &&
				value_of(&other, true) > value)
				return false;
		}
	return true;
}

static enum made_kind plain_kind(const struct made_problem *problem)
{
	const reference_value value = value_of(problem, true);
	int ranks[2];

	if (problem->count == 5 && value == value_of(problem, false))
		return MADE_BOARD;
	switch (category_of(value)) {
	case STRAIGHT_FLUSH:
		return MADE_STRAIGHT_FLUSH;
	case FOUR_OF_A_KIND:
		ranks_of_many(problem, 4, ranks);
		return of_rank(problem->hole, 2, ranks[0]) ? MADE_FOUR_OF_A_KIND
							   : plain_kickers(problem);
	case FULL_HOUSE:
		return MADE_FULL_HOUSE;
	case FLUSH:
		return plain_nut_flush(problem, value) ? MADE_NUT_FLUSH : MADE_FLUSH;
	case STRAIGHT:
		return MADE_STRAIGHT;
	case THREE_OF_A_KIND:
		ranks_of_many(problem, 3, ranks);
		return of_rank(problem->hole, 2, ranks[0]) == 2   ? MADE_SET
		       : of_rank(problem->hole, 2, ranks[0]) == 1 ? MADE_TRIPS
								  : plain_kickers(problem);
	case TWO_PAIR:
		return plain_pairs(problem, 2);
	case PAIR:
		return plain_pairs(problem, 1);
	default:
		return plain_kickers(problem);
	}
}

static bool straight(score value)
{
	return score_category(value) == STRAIGHT || score_category(value) == STRAIGHT_FLUSH;
}

static bool flush(score value)
{
	return score_category(value) == FLUSH || score_category(value) == STRAIGHT_FLUSH;
}

/* The score of the board, of the hole cards if requested, and of up to two more cards. */
static score with(const struct made_problem *problem, bool with_hole, const card *more, int count)
{
	card cards[7];
	int all = problem->count;

	memcpy(cards, problem->board, (size_t)all);
	memcpy(cards + all, problem->hole, 2);
	all += with_hole ? 2 : 0;
	for (int i = 0; i < count; i++)
		cards[all + i] = more[i];
	return eval_cards(cards, all + count);
}

static unsigned bit_of(enum made_draw draw, bool set)
{
	return set ? 1u << draw : 0;
}

/* Whether some live next card makes this hand and a hole card plays; and with how many ranks. */
static int next_cards(const struct made_problem *problem, bool (*hits)(score), int *suit)
{
	unsigned ranks = 0;

	if (hits(with(problem, true, NULL, 0)))
		return 0;
	for (int c = 0; c < CARD_COUNT; c++) {
		const card next = (card)c;
		const score value = problem->live >> c & 1 ? with(problem, true, &next, 1) : 0;

		if (!value || !hits(value) ||
			(problem->count == 4 && value == with(problem, false, &next, 1)))
			continue;
		ranks |= 1u << card_rank(next);
		*suit = card_suit(next);
	}
	return bits_count(ranks);
}

static bool has_highest(const struct made_problem *problem, int suit)
{
	for (int rank = CARD_RANKS - 1; rank >= 0; rank--) {
		const card c = card_of(rank, suit);

		if (c == problem->hole[0] || c == problem->hole[1])
			return true;
		if (problem->live >> c & 1)
			return false;
	}
	return false;
}

/* The draws that the turn and the river complete. */
static unsigned plain_backdoors(const struct made_problem *problem, bool flush_draw,
	bool straight_draw)
{
	unsigned found = 0;
	const int high = card_rank(problem->hole[0]), low = card_rank(problem->hole[1]);

	for (int a = 1; a < CARD_COUNT; a++)
		for (int b = 0; b < a; b++) {
			const card more[2] = {(card)a, (card)b};
			uint8_t ranks[5];
			bool has_high = false, has_low = false;
			score value;

			if (!(problem->live >> a & 1) || !(problem->live >> b & 1))
				continue;
			value = with(problem, true, more, 2);
			if (flush(value) && !flush_draw) {
				const int suit = card_suit(more[0]),
					  held = of_suit(problem->hole, 2, suit);

				/* both cards are of the suit, or it would have been a flush draw */
				cr_assert_eq(card_suit(more[1]), suit);
				found |= bit_of(held == 2 ? MADE_DRAW_BACKDOOR_FLUSH
							  : MADE_DRAW_ONE_CARD_BACKDOOR_FLUSH,
					held > 0);
			}
			if (!straight(value) || straight_draw || high == low)
				continue;
			order_ranks(&order_high, value, ranks);
			for (int i = 0; i < 5; i++) {
				has_high = has_high || ranks[i] == high;
				has_low = has_low || ranks[i] == low;
			}
			found |= bit_of(MADE_DRAW_BACKDOOR_STRAIGHT, has_high && has_low);
		}
	return found;
}

static unsigned plain_draws(const struct made_problem *problem, enum made_kind kind)
{
	const enum category now = score_category(with(problem, true, NULL, 0));
	const bool nothing = kind == MADE_ACE_HIGH || kind == MADE_NOTHING;
	bool over = nothing && card_rank(problem->hole[0]) != card_rank(problem->hole[1]);
	int suit = -1, any, ranks, flushes;
	unsigned found;

	if (problem->count == 5 || now >= FLUSH)
		return 0;
	flushes = next_cards(problem, flush, &suit);
	ranks = now == STRAIGHT ? 0 : next_cards(problem, straight, &any);
	for (int i = 0; i < problem->count; i++)
		over = over && card_rank(problem->hole[0]) > card_rank(problem->board[i]) &&
		       card_rank(problem->hole[1]) > card_rank(problem->board[i]);
	found = bit_of(MADE_DRAW_FLUSH, flushes) |
		bit_of(MADE_DRAW_NUT_FLUSH, flushes && has_highest(problem, suit)) |
		bit_of(MADE_DRAW_OPEN_ENDED, ranks > 1) | bit_of(MADE_DRAW_GUTSHOT, ranks == 1) |
		bit_of(MADE_DRAW_COMBO, flushes && ranks) | bit_of(MADE_DRAW_OVERCARDS, over);
	if (problem->count == 3)
		found |= plain_backdoors(problem, flushes, ranks || now == STRAIGHT);
	return found;
}

/* All hole cards on a random board of a given size, with some dead cards. */
static void try_board(uint64_t *state, int count, int dead,
	enum made_kind (*kind_by)(const struct made_problem *), bool draws)
{
	struct made_problem problem = {.count = count};
	card_set board = 0;
	struct made_board on;
	card cards[CARD_COUNT];

	deal_from(state, CARD_DECK, count + dead, cards);
	for (int i = 0; i < count + dead; i++)
		*(i < count ? &board : &problem.dead) |= card_bit(cards[i]);
	memcpy(problem.board, cards, (size_t)count);
	made_board_init(&on, &game_holdem, board, problem.dead);
	for (int a = 1; a < CARD_COUNT; a++)
		for (int b = 0; b < a; b++) {
			const card_set hole = card_bit((card)a) | card_bit((card)b);
			struct made made;
			enum made_kind kind;

			if (hole & (board | problem.dead))
				continue;
			problem.hole[0] = (card)a;
			problem.hole[1] = (card)b;
			problem.live = CARD_DECK & ~board & ~problem.dead & ~hole;
			made = made_of(&on, (card)b, (card)a);
			kind = kind_by(&problem);
			cr_assert_eq(made.value, with(&problem, true, NULL, 0));
			cr_assert_eq(made.kind, kind, "%s on %s: %s, by the definition %s",
				cards_shown(problem.hole, 2), cards_shown(problem.board, count),
				made_key(made.kind), made_key(kind));
			if (draws)
				cr_assert_eq(made.draws, plain_draws(&problem, kind),
					"%s on %s: draws %x, by the definition %x",
					cards_shown(problem.hole, 2),
					cards_shown(problem.board, count), made.draws,
					plain_draws(&problem, kind));
		}
}

Test(made, kinds_are_those_of_the_rulebook)
{
	uint64_t state = 11;

	for (int i = 0; i < 60; i++)
		try_board(&state, 3 + i % 3, 0, plain_kind, false);
}

static enum made_kind same_kind(const struct made_problem *problem)
{
	struct made_board on;
	card_set board = 0;

	for (int i = 0; i < problem->count; i++)
		board |= card_bit(problem->board[i]);
	made_board_init(&on, &game_holdem, board, problem->dead);
	return made_of(&on, problem->hole[0], problem->hole[1]).kind;
}

Test(made, draws_are_what_the_cards_to_come_make)
{
	uint64_t state = 12;

	for (int i = 0; i < 24; i++)
		try_board(&state, 3, i % 3 * 10, same_kind, true);
	for (int i = 0; i < 60; i++)
		try_board(&state, 4, i % 3 * 10, same_kind, true);
}

/* -- other decks ------------------------------------------------------------------ */

static struct made made_in(const struct game *game, const char *hole, const char *board)
{
	struct made_board on;
	card cards[2];

	cards_from(hole, cards);
	made_board_init(&on, game, set_from(board), 0);
	return made_of(&on, cards[0], cards[1]);
}

static bool draws(const struct made *made, enum made_draw draw)
{
	return made->draws >> draw & 1;
}

/* A-6-7-8-9 is a straight: with an ace on 6-7-8 a nine suffices, and an ace and a nine on K-Q-6
 * have a backdoor draw. */
Test(made, in_the_short_deck_the_ace_is_below_the_six)
{
	struct made made = made_in(&game_short_deck, "As9s", "6h7d8c");

	cr_expect_eq(made.kind, MADE_STRAIGHT);
	cr_expect_eq(made_in(&game_holdem, "As9s", "6h7d8c").kind, MADE_ACE_HIGH);
	made = made_in(&game_short_deck, "AsTs", "6h7d8c");
	cr_expect_eq(made.kind, MADE_ACE_HIGH);
	cr_expect(draws(&made, MADE_DRAW_GUTSHOT) && !draws(&made, MADE_DRAW_OPEN_ENDED));
	made = made_in(&game_short_deck, "AdJc", "6h7d8c");
	cr_expect(draws(&made, MADE_DRAW_GUTSHOT));
	made = made_in(&game_short_deck, "Ad9c", "6hKhQd");
	cr_expect(draws(&made, MADE_DRAW_BACKDOOR_STRAIGHT));
	made = made_in(&game_holdem, "Ad9c", "6hKhQd");
	cr_expect(!draws(&made, MADE_DRAW_BACKDOOR_STRAIGHT));
}

/* A flush beats a full house: on a board with a full house the hand plays its flush, or the board.
 */
Test(made, in_the_short_deck_the_kinds_are_those_of_its_order)
{
	cr_expect_eq(made_in(&game_short_deck, "AhQh", "6h7hTh").kind, MADE_NUT_FLUSH);
	cr_expect_eq(made_in(&game_short_deck, "6s6c", "6h7dTh").kind, MADE_SET);
	cr_expect_eq(made_in(&game_short_deck, "7s6c", "6h7d7h").kind, MADE_FULL_HOUSE);
	cr_expect_eq(made_in(&game_short_deck, "KsQc", "6h6d6c7s7h").kind, MADE_BOARD);
	cr_expect_eq(made_in(&game_short_deck, "AsKd", "6h7d9hThKc").kind, MADE_TOP_PAIR);
	cr_expect_eq(made_in(&game_royal, "AsKd", "KhQdTh").kind, MADE_TOP_PAIR);
}

/* If three of a kind beats a straight, it does not draw to one. */
Test(made, three_of_a_kind_above_straights_does_not_draw_to_them)
{
	struct made made = made_in(&game_short_deck, "Js8c", "8h8d9cTs");

	cr_expect_eq(made.kind, MADE_TRIPS);
	cr_expect(draws(&made, MADE_DRAW_OPEN_ENDED));
	made = made_in(&game_short_deck_trips, "Js8c", "8h8d9cTs");
	cr_expect_eq(made.kind, MADE_TRIPS);
	cr_expect(!draws(&made, MADE_DRAW_OPEN_ENDED) && !draws(&made, MADE_DRAW_GUTSHOT));
}
