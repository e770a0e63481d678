/* Descriptions of hands in PokerStars' words. */
#include "histories/writers/writers_stars_internal.h"

static const char *const ranks[CARD_RANKS] = {"Deuce", "Three", "Four", "Five", "Six", "Seven",
	"Eight", "Nine", "Ten", "Jack", "Queen", "King", "Ace"};

static void add_rank(struct text *out, int rank)
{
	text_add_string(out, ranks[rank]);
}

static void add_ranks(struct text *out, int rank)
{
	text_add_string(out, ranks[rank]);
	text_add_string(out, rank == 4 ? "es" : "s"); /* "Sixes" */
}

static void add_two(struct text *out, const char *what, int first, const char *between, int second)
{
	text_add_string(out, what);
	add_ranks(out, first);
	text_add_string(out, between);
	add_ranks(out, second);
}

static void add_straight(struct text *out, const char *what, const uint8_t *rank)
{
	text_add_string(out, what);
	add_rank(out, rank[4]);
	text_add_string(out, " to ");
	add_rank(out, rank[0]);
}

/* "two pair, Aces and Kings", from the shape of the hand and its ranks, the most important
 * first. */
static void add_shape(struct text *out, enum category shape, const uint8_t *rank)
{
	switch (shape) {
	case PAIR:
		text_add_string(out, "a pair of ");
		add_ranks(out, rank[0]);
		break;
	case TWO_PAIR:
		add_two(out, "two pair, ", rank[0], " and ", rank[2]);
		break;
	case THREE_OF_A_KIND:
		text_add_string(out, "three of a kind, ");
		add_ranks(out, rank[0]);
		break;
	case STRAIGHT:
		add_straight(out, "a straight, ", rank);
		break;
	case FLUSH:
		text_add_string(out, "a flush, ");
		add_rank(out, rank[0]);
		text_add_string(out, " high");
		break;
	case FULL_HOUSE:
		add_two(out, "a full house, ", rank[0], " full of ", rank[3]);
		break;
	case FOUR_OF_A_KIND:
		text_add_string(out, "four of a kind, ");
		add_ranks(out, rank[0]);
		break;
	case STRAIGHT_FLUSH:
		if (rank[0] == 12 && rank[4] == 8)
			text_add_string(out, "a Royal Flush");
		else
			add_straight(out, "a straight flush, ", rank);
		break;
	default:
		text_add_string(out, "high card ");
		add_rank(out, rank[0]);
		break;
	}
}

static void add_value(struct text *out, const struct order *order, score value)
{
	uint8_t rank[ORDER_CARDS_MAX];
	const enum category shape = order->category[order_category(order, value)].shape;
	const int count = order_ranks(order, value, rank);

	if (order->low && shape == HIGH_CARD) {
		/* "8,5,4,2,A". */
		static const char letters[] = "23456789TJQKA";

		for (int i = 0; i < count; i++) {
			if (i)
				text_add_char(out, ',');
			if (rank[i] == 8)
				text_add_string(out, "10");
			else
				text_add_char(out, letters[rank[i]]);
		}
	} else {
		add_shape(out, shape, rank);
	}
}

bool writers_stars_describe(struct stars_writer *stars, int board, int seat)
{
	const struct game *const game = stars->variant->game;
	score value[POT_HALVES];

	if (!table_value_on(&stars->play->table, board, seat, value) || !value[POT_HIGH])
		return false;
	if (game->low)
		writers_stars_say(stars, "HI: ");
	else if (game->evaluator->order->low)
		writers_stars_say(stars, "Lo: ");
	add_value(stars->out, game->evaluator->order, value[POT_HIGH]);
	if (game->low && value[POT_LOW]) {
		writers_stars_say(stars, "; LO: ");
		add_value(stars->out, game->low->order, value[POT_LOW]);
	}
	return true;
}
