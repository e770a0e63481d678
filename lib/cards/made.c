#include "cards/made.h"

#include "cards/order/order.h"

static const struct {
	const char *key, *name;
} kinds[MADE_KINDS] =
	{
		[MADE_STRAIGHT_FLUSH] = {"straight-flush", "straight flush"},
		[MADE_FOUR_OF_A_KIND] = {"four-of-a-kind", "four of a kind"},
		[MADE_FULL_HOUSE] = {"full-house", "full house"},
		[MADE_NUT_FLUSH] = {"nut-flush", "nut flush"},
		[MADE_FLUSH] = {"flush", "flush"},
		[MADE_STRAIGHT] = {"straight", "straight"},
		[MADE_SET] = {"set", "set"},
		[MADE_TRIPS] = {"trips", "trips"},
		[MADE_TWO_PAIR] = {"two-pair", "two pair"},
		[MADE_OVERPAIR] = {"overpair", "overpair"},
		[MADE_TOP_PAIR] = {"top-pair", "top pair"},
		[MADE_BELOW_TOP] = {"pocket-pair-below-top", "pocket pair below top"},
		[MADE_SECOND_PAIR] = {"second-pair", "second pair"},
		[MADE_BELOW_SECOND] = {"pocket-pair-below-second", "pocket pair below second"},
		[MADE_LOW_PAIR] = {"low-pair", "low pair"},
		[MADE_UNDERPAIR] = {"underpair", "underpair"},
		[MADE_ACE_HIGH] = {"ace-high", "ace high"},
		[MADE_NOTHING] = {"no-made-hand", "no made hand"},
		[MADE_BOARD] = {"board-plays", "board plays"},
},
  draws[MADE_DRAWS] = {
	  [MADE_DRAW_COMBO] = {"combo-draw", "combo draw"},
	  [MADE_DRAW_NUT_FLUSH] = {"nut-flush-draw", "nut flush draw"},
	  [MADE_DRAW_FLUSH] = {"flush-draw", "flush draw"},
	  [MADE_DRAW_OPEN_ENDED] = {"open-ended", "open-ended straight draw"},
	  [MADE_DRAW_GUTSHOT] = {"gutshot", "gutshot"},
	  [MADE_DRAW_BACKDOOR_FLUSH] = {"backdoor-flush", "backdoor flush draw"},
	  [MADE_DRAW_ONE_CARD_BACKDOOR_FLUSH] = {"one-card-backdoor-flush",
		  "one-card backdoor flush draw"},
	  [MADE_DRAW_BACKDOOR_STRAIGHT] = {"backdoor-straight", "backdoor straight draw"},
	  [MADE_DRAW_OVERCARDS] = {"overcards", "overcards"},
};

const char *made_key(enum made_kind kind)
{
	return kinds[kind].key;
}

const char *made_name(enum made_kind kind)
{
	return kinds[kind].name;
}

const char *made_draw_key(enum made_draw draw)
{
	return draws[draw].key;
}

const char *made_draw_name(enum made_draw draw)
{
	return draws[draw].name;
}

/* The index of the lowest bit. */
static int lowest(uint64_t bits)
{
	return __builtin_ctzll(bits);
}

/* -- the board ------------------------------------------------------------ */

/* The cards of a rank, as a set. */
static card_set of_rank(int rank)
{
	return UINT64_C(15) << CARD_SUITS * rank;
}

static int count_of_rank(card_set set, int rank)
{
	return card_set_count(set & of_rank(rank));
}

static score value_by_game(const struct game *game, card_set set)
{
	card cards[HAND_MAX];
	const int count = card_set_list(set, cards);

	return game->evaluator->value(cards, count, 0);
}

static inline score value_of(const struct made_board *board, struct hand hand)
{
	return board->high ? eval_hand(hand) : value_by_game(board->game, hand.set);
}

/* The category of a value in terms of high hands, whatever its position in the order. */
static inline enum category category_of(const struct made_board *board, score value)
{
	const struct order *order = board->game->evaluator->order;

	return board->high ? score_category(value)
			   : order->category[order_category(order, value)].shape;
}

void made_board_init(struct made_board *out, const struct game *game, card_set board, card_set dead)
{
	const struct order_category *straight = game->evaluator->order->category;

	while (straight->shape != STRAIGHT)
		straight++;
	*out = (struct made_board){.game = game,
		.high = game->evaluator->high,
		.straight = straight->floor,
		.cards = board,
		.dead = dead,
		.count = card_set_count(board),
		.hand = hand_empty(),
		.highest = -1,
		.second = -1};
	for (card_set left = board; left; left &= left - 1)
		out->hand = hand_add(out->hand, (card)lowest(left));
	for (int rank = CARD_RANKS - 1; rank >= 0; rank--) {
		if (!count_of_rank(board, rank))
			continue;
		if (out->highest < 0)
			out->highest = rank;
		else if (out->second < 0)
			out->second = rank;
		out->lowest = rank;
	}
	if (out->second < 0)
		out->second = out->highest;
	if (out->count == MADE_BOARD_MAX)
		out->own = value_of(out, out->hand);
	for (int c = 0; c < CARD_COUNT && out->count == MADE_BOARD_MAX - 1; c++)
		if (game->deck & ~board & card_bit((card)c))
			out->after[c] = value_of(out, hand_add(out->hand, (card)c));
}

/* -- the made hand -------------------------------------------------------- */

/* The hole cards with the board. */
struct holding {
	const struct made_board *board;
	card_set hole, all; /* `all` includes the board */
	card_set live;      /* the cards that can be dealt */
	int high, low;      /* the ranks of the hole cards */
	struct hand hand;
	score value;
	enum category category;
};

/* True if the hand has the highest card of the suit that is neither on the board nor dead. Between
 * two disjoint sets, the one with the highest card is the greater number. */
static bool has_nut(const struct holding *holding, int suit)
{
	const card_set others =
		card_set_suit(suit) & ~holding->board->cards & ~holding->board->dead;

	return (others & holding->hole) > (others & ~holding->hole);
}

static bool has_nut_flush(const struct holding *holding)
{
	for (int suit = 0; suit < CARD_SUITS; suit++)
		if (card_set_count(holding->all & card_set_suit(suit)) >= HAND_MIN)
			return has_nut(holding, suit);
	return false;
}

static enum made_kind kind_of_pair(const struct holding *holding, int rank)
{
	const struct made_board *board = holding->board;

	if (holding->high == holding->low)
		return rank > board->highest  ? MADE_OVERPAIR
		       : rank > board->second ? MADE_BELOW_TOP
		       : rank > board->lowest ? MADE_BELOW_SECOND
					      : MADE_UNDERPAIR;
	return rank == board->highest  ? MADE_TOP_PAIR
	       : rank == board->second ? MADE_SECOND_PAIR
				       : MADE_LOW_PAIR;
}

static enum made_kind kind_without_pair(const struct holding *holding)
{
	const int ace = CARD_RANKS - 1;

	return holding->high == ace || holding->low == ace ? MADE_ACE_HIGH : MADE_NOTHING;
}

/* One or two pairs of these ranks play. A hole card makes a pair if the board has fewer than two
 * cards of its rank. */
static enum made_kind kind_of_pairs(const struct holding *holding, int first, int second)
{
	const bool pairs_first = count_of_rank(holding->board->cards, first) < 2;
	const bool pairs_second = count_of_rank(holding->board->cards, second) < 2;

	if (pairs_first && pairs_second && first != second)
		return MADE_TWO_PAIR;
	if (pairs_first || pairs_second)
		return kind_of_pair(holding, pairs_first ? first : second);
	return kind_without_pair(holding);
}

/* A full house, a flush or a straight better than the board's own includes a hole card, since only
 * five cards of the board can be one. */
static enum made_kind kind_of(const struct holding *holding)
{
	uint8_t ranks[HAND_MIN];

	int on_board;

	if (holding->value == holding->board->own)
		return MADE_BOARD;
	order_ranks(holding->board->game->evaluator->order, holding->value, ranks);
	on_board = count_of_rank(holding->board->cards, ranks[0]);
	switch (holding->category) {
	case STRAIGHT_FLUSH:
		return MADE_STRAIGHT_FLUSH;
	case FOUR_OF_A_KIND:
		return on_board < 4 ? MADE_FOUR_OF_A_KIND : kind_without_pair(holding);
	case FULL_HOUSE:
		return MADE_FULL_HOUSE;
	case FLUSH:
		return has_nut_flush(holding) ? MADE_NUT_FLUSH : MADE_FLUSH;
	case STRAIGHT:
		return MADE_STRAIGHT;
	case THREE_OF_A_KIND:
		return on_board == 1   ? MADE_SET
		       : on_board == 2 ? MADE_TRIPS
				       : kind_without_pair(holding);
	case TWO_PAIR:
		return kind_of_pairs(holding, ranks[0], ranks[2]);
	case PAIR:
		return kind_of_pairs(holding, ranks[0], ranks[0]);
	default:
		return kind_without_pair(holding);
	}
}

/* -- draws ---------------------------------------------------------------- */

static unsigned bit(enum made_draw draw)
{
	return 1u << draw;
}

static bool is_straight(enum category category)
{
	return category == STRAIGHT || category == STRAIGHT_FLUSH;
}

static bool is_flush(enum category category)
{
	return category == FLUSH || category == STRAIGHT_FLUSH;
}

/* Draws that one card completes. On a turn, that card may give the board a straight or a flush that
 * the hole cards do not improve. */
static unsigned next_draws(const struct holding *holding)
{
	unsigned ranks = 0, found = 0;
	int suit = -1;

	for (card_set left = holding->live; left; left &= left - 1) {
		const card c = (card)lowest(left);
		const score value = value_of(holding->board, hand_add(holding->hand, c));
		enum category category;

		if (value < holding->board->straight || value == holding->board->after[c])
			continue;
		category = category_of(holding->board, value);
		if (is_flush(category))
			suit = card_suit(c);
		if (is_straight(category) && holding->category < STRAIGHT)
			ranks |= 1u << card_rank(c);
	}
	if (suit >= 0)
		found |= bit(MADE_DRAW_FLUSH);
	if (suit >= 0 && has_nut(holding, suit))
		found |= bit(MADE_DRAW_NUT_FLUSH);
	if (ranks)
		found |= bit(ranks & (ranks - 1) ? MADE_DRAW_OPEN_ENDED : MADE_DRAW_GUTSHOT);
	if (suit >= 0 && ranks)
		found |= bit(MADE_DRAW_COMBO);
	return found;
}

/* The category of the hand with two more cards. */
static enum category with_two(const struct holding *holding, card a, card b, score *value)
{
	*value = value_of(holding->board, hand_add(hand_add(holding->hand, a), b));
	return category_of(holding->board, *value);
}

static bool flush_comes(const struct holding *holding, int suit)
{
	const card_set live = holding->live & card_set_suit(suit);
	score value;

	for (card_set left = live; left; left &= left - 1)
		for (card_set rest = left & (left - 1); rest; rest &= rest - 1)
			if (is_flush(with_two(holding, (card)lowest(left), (card)lowest(rest),
				    &value)))
				return true;
	return false;
}

static unsigned backdoor_flush(const struct holding *holding)
{
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		const int in_hole = card_set_count(holding->hole & card_set_suit(suit));

		if (in_hole && card_set_count(holding->all & card_set_suit(suit)) == 3 &&
			flush_comes(holding, suit))
			return bit(in_hole == 2 ? MADE_DRAW_BACKDOOR_FLUSH
						: MADE_DRAW_ONE_CARD_BACKDOOR_FLUSH);
	}
	return 0;
}

/* True if live cards of two ranks make a straight in which both hole cards play. */
static bool straight_comes(const struct holding *holding, int one, int other)
{
	const card_set first = holding->live & of_rank(one),
		       second = holding->live & of_rank(other);
	score value;

	for (card_set left = first; left; left &= left - 1)
		for (card_set rest = second; rest; rest &= rest - 1) {
			uint8_t ranks[HAND_MIN];
			unsigned set = 0;

			if (!is_straight(with_two(holding, (card)lowest(left), (card)lowest(rest),
				    &value)))
				continue;
			order_ranks(holding->board->game->evaluator->order, value, ranks);
			for (int i = 0; i < HAND_MIN; i++)
				set |= 1u << ranks[i];
			if (set >> holding->high & set >> holding->low & 1)
				return true;
		}
	return false;
}

/* Tests every straight of which the hand and the board have three ranks, including those of both
 * hole cards. With four of its ranks the hand would have a straight draw. */
static bool backdoor_straight(const struct holding *holding)
{
	const unsigned hole = 1u << holding->high | 1u << holding->low;
	const int least = card_rank((card)lowest(holding->board->game->deck));
	unsigned ranks = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		ranks |= card_set_ranks(holding->all, suit);
	for (int from = -1; from <= CARD_RANKS - HAND_MIN; from++) {
		/* the first straight has the ace below the lowest rank of the deck */
		const unsigned straight =
			from < 0 ? 1u << (CARD_RANKS - 1) | 15u << least : 31u << from;
		const unsigned missing = straight & ~ranks;

		if (holding->high == holding->low || hole & ~straight || bits_count(missing) != 2)
			continue;
		if (straight_comes(holding, lowest(missing), lowest(missing & (missing - 1))))
			return true;
	}
	return false;
}

static unsigned draws_of(const struct holding *holding, enum made_kind kind)
{
	const bool flop = holding->board->count == MADE_BOARD_MIN;
	unsigned found;

	if (holding->board->count == MADE_BOARD_MAX || holding->category >= FLUSH)
		return 0;
	found = next_draws(holding);
	if (flop && !(found & bit(MADE_DRAW_FLUSH)))
		found |= backdoor_flush(holding);
	if (flop && holding->category < STRAIGHT &&
		!(found & (bit(MADE_DRAW_OPEN_ENDED) | bit(MADE_DRAW_GUTSHOT))) &&
		backdoor_straight(holding))
		found |= bit(MADE_DRAW_BACKDOOR_STRAIGHT);
	if ((kind == MADE_ACE_HIGH || kind == MADE_NOTHING) && holding->high != holding->low &&
		holding->low > holding->board->highest)
		found |= bit(MADE_DRAW_OVERCARDS);
	return found;
}

struct made made_of(const struct made_board *board, card a, card b)
{
	const int one = card_rank(a), other = card_rank(b);
	struct holding holding = {.board = board,
		.hole = card_bit(a) | card_bit(b),
		.high = one > other ? one : other,
		.low = one > other ? other : one,
		.hand = hand_add(hand_add(board->hand, a), b)};
	struct made made;

	holding.all = board->cards | holding.hole;
	holding.live = board->game->deck & ~holding.all & ~board->dead;
	holding.value = made.value = value_of(board, holding.hand);
	holding.category = category_of(board, holding.value);
	made.kind = kind_of(&holding);
	made.draws = draws_of(&holding, made.kind);
	return made;
}
