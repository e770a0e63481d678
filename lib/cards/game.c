#include "cards/game.h"

#include "base/scan.h"

#include <string.h>

#define SHORT_DECK (CARD_DECK & ~UINT64_C(0xffff))     /* sixes up: the 9 highest ranks */
#define ROYAL_DECK (CARD_DECK & ~UINT64_C(0xffffffff)) /* tens up: the 5 highest ranks */

const struct game game_holdem = {"holdem", "hold'em",
	"Two cards each and a board of five; the best five of the seven play.", .deck = CARD_DECK,
	.own = 2, .board = 5, .evaluator = &evaluator_high, .combos = true};

const struct game game_short_deck = {"shortdeck", "short-deck hold'em",
	"Hold'em with 36 cards, sixes to aces. A flush beats a full house, and A-6-7-8-9 is a "
	"straight.",
	.deck = SHORT_DECK, .own = 2, .board = 5, .evaluator = &evaluator_short_deck,
	.combos = true};

const struct game game_short_deck_trips = {"shortdeck-trips",
	"short-deck hold'em, trips over straights",
	"Short-deck hold'em in which three of a kind beats a straight.", .deck = SHORT_DECK,
	.own = 2, .board = 5, .evaluator = &evaluator_short_deck_trips, .combos = true};

const struct game game_royal = {"royal", "royal hold'em", "Hold'em with 20 cards, tens to aces.",
	.deck = ROYAL_DECK, .own = 2, .board = 5, .evaluator = &evaluator_high, .combos = true};

const struct game game_pineapple = {"pineapple", "pineapple",
	"Hold'em with three hole cards; each player discards one before the flop.",
	.deck = CARD_DECK, .own = 2, .discards = 1, .board = 5, .evaluator = &evaluator_high,
	.combos = true};

const struct game game_crazy_pineapple = {"crazy", "crazy pineapple",
	"Hold'em with three hole cards; each player discards one before the turn.",
	.deck = CARD_DECK, .own = 2, .discards = 1, .board = 5, .evaluator = &evaluator_high,
	.combos = true};

const struct game game_crazy_pineapple8 = {"crazy8", "crazy pineapple high-low, eight or better",
	"Crazy pineapple in which the best low hand of five different ranks up to eight takes half "
	"the pot.",
	.deck = CARD_DECK, .own = 2, .discards = 1, .board = 5, .evaluator = &evaluator_high,
	.low = &evaluator_eight_or_better};

const struct game game_omaha = {"omaha", "Omaha",
	"Four cards each and a board of five; exactly two of the hand play with exactly three of "
	"the board.",
	.deck = CARD_DECK, .own = 4, .board = 5, .evaluator = &evaluator_omaha};

const struct game game_omaha5 = {"omaha5", "five-card Omaha", "Omaha with five cards each.",
	.deck = CARD_DECK, .own = 5, .board = 5, .evaluator = &evaluator_omaha};

const struct game game_omaha6 = {"omaha6", "six-card Omaha", "Omaha with six cards each.",
	.deck = CARD_DECK, .own = 6, .board = 5, .evaluator = &evaluator_omaha};

const struct game game_omaha8 = {"omaha8", "Omaha high-low, eight or better",
	"Omaha in which the best low hand of five different ranks up to eight takes half the pot.",
	.deck = CARD_DECK, .own = 4, .board = 5, .evaluator = &evaluator_omaha,
	.low = &evaluator_omaha_low};

const struct game game_omaha5_8 = {"omaha5-8", "five-card Omaha high-low, eight or better",
	"Omaha high-low with five cards each.", .deck = CARD_DECK, .own = 5, .board = 5,
	.evaluator = &evaluator_omaha, .low = &evaluator_omaha_low};

const struct game game_courchevel = {"courchevel", "courchevel",
	"Five-card Omaha in which the first card of the flop is face up before the first round of "
	"betting.",
	.deck = CARD_DECK, .own = 5, .board = 5, .evaluator = &evaluator_omaha};

const struct game game_stud = {"stud", "seven-card stud",
	"Seven cards each, four of them face up; the best five play.", .deck = CARD_DECK, .own = 7,
	.up = 4, .evaluator = &evaluator_high};

const struct game game_stud8 = {"stud8", "seven-card stud high-low, eight or better",
	"Stud in which the best low hand of five different ranks up to eight takes half the pot.",
	.deck = CARD_DECK, .own = 7, .up = 4, .evaluator = &evaluator_high,
	.low = &evaluator_eight_or_better};

const struct game game_razz = {"razz", "razz",
	"Stud for the lowest five cards: aces are low, straights and flushes do not count.",
	.deck = CARD_DECK, .own = 7, .up = 4, .evaluator = &evaluator_ace_to_five};

const struct game game_single_draw = {"27", "deuce-to-seven single draw",
	"Five cards each, and one draw; the lowest hand wins. Aces are high, and straights and "
	"flushes count against a hand.",
	.deck = CARD_DECK, .own = 5, .draws = 1, .evaluator = &evaluator_deuce_to_seven};

const struct game game_triple_draw = {"27td", "deuce-to-seven triple draw",
	"Deuce-to-seven with three draws.", .deck = CARD_DECK, .own = 5, .draws = 3,
	.evaluator = &evaluator_deuce_to_seven};

const struct game game_ace_to_five = {"a5", "ace-to-five lowball",
	"Five cards each, and one draw; the lowest hand wins. Aces are low, and straights and "
	"flushes do not count.",
	.deck = CARD_DECK, .own = 5, .draws = 1, .evaluator = &evaluator_ace_to_five};

const struct game game_badugi = {"badugi", "badugi",
	"Four cards each, and three draws. Cards of different ranks and suits play: more cards "
	"beat fewer, then the lowest wins. Aces are low.",
	.deck = CARD_DECK, .own = 4, .draws = 3, .evaluator = &evaluator_badugi};

const struct game game_draw = {"draw", "five-card draw",
	"Five cards each, and one draw; the highest hand wins.", .deck = CARD_DECK, .own = 5,
	.draws = 1, .evaluator = &evaluator_high};

const struct game game_twentyone = {"21", "twenty-one",
	"Two cards each, and then as many as a player wants; the hand nearest to 21 wins, and a "
	"total above 21 loses. An ace and a ten-valued card are a natural, the best.",
	.deck = CARD_DECK, .own = 2, .shoe = &shoe_twentyone};

const struct game game_high = {"high", "high card",
	"One card each; the highest wins. Suits break ties: spades, hearts, diamonds, clubs.",
	.deck = CARD_DECK, .own = 1, .shoe = &shoe_high};

const struct game game_high_ranks = {"high-ranks", "high card, without suits",
	"One card each; the highest wins, and cards of equal rank tie.", .deck = CARD_DECK,
	.own = 1, .shoe = &shoe_high_ranks};

const struct game *const game_rows[] = {&game_holdem, &game_short_deck, &game_royal,
	&game_pineapple, &game_crazy_pineapple, &game_crazy_pineapple8, &game_omaha, &game_omaha5,
	&game_omaha6, &game_omaha8, &game_omaha5_8, &game_courchevel, &game_stud, &game_stud8,
	&game_razz, &game_single_draw, &game_triple_draw, &game_ace_to_five, &game_badugi,
	&game_draw, NULL};

const struct game *const game_shoe_rows[] = {&game_twentyone, &game_high, NULL};

/* The game with a key among the rows, or one that is in no rows; or NULL. */
static const struct game *find(struct slice key, const struct game *const *rows,
	const struct game *apart)
{
	for (; *rows; rows++)
		if (slice_is_word(key, (*rows)->key))
			return *rows;
	return slice_is_word(key, apart->key) ? apart : NULL;
}

const struct game *game_find(struct slice key)
{
	return find(key, game_rows, &game_short_deck_trips);
}

const struct game *game_find_shoe(struct slice key)
{
	return find(key, game_shoe_rows, &game_high_ranks);
}

status_code game_check_sizes(const struct game *game, int own, int board, size_t offset,
	size_t length, struct fault *fault)
{
	const struct evaluator *type = game->evaluator;
	/* A player has as many cards after a draw as before. */
	const int least = game->draws ? game->own : type->least;
	const int most = game->draws ? game->own : type->most;
	const bool short_board =
		type->own && (board < ORDER_CARDS_MAX - type->own || board > game->board);
	int found = own + board, wanted = most;
	status_code status;

	if (type->own && own != game->own) {
		status = STATUS_HAND_SIZE;
		found = own;
		wanted = game->own;
	} else if (short_board) {
		status = STATUS_BOARD_SIZE;
		found = board;
	} else if (found >= least && found <= most) {
		return STATUS_OK;
	} else if (least == most) {
		status = STATUS_HAND_SIZE;
	} else {
		status = found < least ? STATUS_TOO_FEW_CARDS : STATUS_TOO_MANY_CARDS;
	}
	fault_set(fault, status, offset, length);
	if (fault) {
		fault->number = (size_t)found;
		fault->wanted = (size_t)wanted;
	}
	return status;
}

status_code game_check_deck(const struct game *game, const struct cards *cards, struct fault *fault)
{
	if (!(cards->set & ~game->deck))
		return STATUS_OK;
	for (int i = 0; i < cards->count; i++)
		if (!(game->deck & card_bit(cards->list[i])))
			return fault_set(fault, STATUS_NOT_IN_DECK, cards->at[i], cards->size[i]);
	return STATUS_OK;
}
