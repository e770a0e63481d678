#include "api/api.h"

#include "base/cpu.h"
#include "cards/eval/eval_inline.h"

enum {
	NAME_MAX = 128,
	TABLES_MIN = 4096 /* hands for which the tables of an evaluator pay off */
};

/* -- games ----------------------------------------------------------------- */

const felt_game *felt_game_find(const char *key)
{
	const struct game *const game = game_find(slice_of(key));

	return api_game_out(game ? game : game_find_shoe(slice_of(key)));
}

const felt_game *felt_game_at(int32_t index)
{
	const struct game *const *game = game_rows;

	if (index < 0)
		return NULL;
	for (; *game; game++)
		if (index-- == 0)
			return api_game_out(*game);
	return index ? NULL : api_game_out(&game_short_deck_trips);
}

const char *felt_game_key(const felt_game *game)
{
	return api_game(game)->key;
}

const char *felt_game_name(const felt_game *game)
{
	return api_game(game)->name;
}

const char *felt_game_about(const felt_game *game)
{
	return api_game(game)->about;
}

int32_t felt_game_own(const felt_game *game)
{
	return api_game(game)->own;
}

int32_t felt_game_up(const felt_game *game)
{
	return api_game(game)->up;
}

int32_t felt_game_board(const felt_game *game)
{
	return api_game(game)->board;
}

int32_t felt_game_split(const felt_game *game)
{
	return api_game(game)->low != NULL;
}

felt_cards felt_game_deck(const felt_game *game)
{
	return api_game(game)->deck;
}

/* -- scores ---------------------------------------------------------------- */

felt_score felt_score7(const felt_card cards[7])
{
	return eval_cards_inline(cards, HAND_MAX);
}

felt_score felt_score5to7(const felt_card *cards, int32_t count)
{
	return count < HAND_MIN || count > HAND_MAX ? 0 : eval_cards(cards, count);
}

/* Whether a half of the pot has hands of these sizes. */
static bool has_sizes(const felt_game *game, int32_t low, int32_t own, int32_t board)
{
	return api_half(game, low) && own >= 0 && own <= CARD_COUNT && board >= 0 &&
	       board <= CARD_COUNT && !game_check_sizes(api_game(game), own, board, 0, 0, NULL);
}

/* Whether the cards are different cards of the game's deck. */
static bool are_dealt(const felt_game *game, const felt_card *cards, int32_t count)
{
	card_set left = api_game(game)->deck;

	for (int32_t i = 0; i < count; i++) {
		if (cards[i] >= CARD_COUNT || !(left & card_bit(cards[i])))
			return false;
		left &= ~card_bit(cards[i]);
	}
	return true;
}

felt_score felt_evaluate(const felt_game *game, int32_t low, const felt_card *cards, int32_t own,
	int32_t board)
{
	if (!has_sizes(game, low, own, board) || !are_dealt(game, cards, own + board))
		return 0;
	return api_half(game, low)->value(cards, own, board);
}

/* Hands of any evaluator, with or without a shared board. It is not inline so that its registers
 * need not be saved for other hands. */
__attribute__((noinline)) static void evaluate_list(const struct evaluator *half,
	const felt_card *cards, int32_t own, const felt_card *shared, int32_t board, size_t hands,
	felt_score *scores)
{
	const struct evaluator_hands list = shared ? evaluator_hands_on(cards, own, shared, board)
						   : evaluator_hands_in_rows(cards, own, board);
	void *tables = NULL;

	if (half->tables_new && !shared && hands >= TABLES_MIN)
		tables = half->tables_new(); /* without memory for them it only takes longer */
	half->batch(cpu_path_best(), tables, &list, hands, scores);
	free(tables);
}

felt_status felt_evaluate_batch(const felt_game *game, int32_t low, const felt_card *cards,
	int32_t own, const felt_card *shared, int32_t board, size_t hands, felt_score *scores)
{
	const struct evaluator *const half = api_half(game, low);

	if (!has_sizes(game, low, own, board))
		return FELT_MISUSE;
	if (!hands)
		return FELT_OK;
	/* A thousand hands take less than half a microsecond, of which preparing a list would be a
	 * fiftieth. */
	if (half->high && !shared)
		eval_batch(cpu_path_best(), cards, own + board, hands, scores);
	else
		evaluate_list(half, cards, own, shared, board, hands, scores);
	return FELT_OK;
}

int32_t felt_best(const felt_game *game, int32_t low, const felt_card *cards, int32_t own,
	int32_t board, felt_card best[5])
{
	const felt_score value = felt_evaluate(game, low, cards, own, board);

	return value ? api_half(game, low)->best(cards, own, board, value, best) : 0;
}

/* -- standings, categories and names ------------------------------------------ */

static const struct order *order_of(const felt_game *game, int32_t low)
{
	const struct evaluator *const half = api_half(game, low);

	return half ? half->order : NULL;
}

/* The order, if the score is one of its scores; otherwise NULL. */
static const struct order *order_with(const felt_game *game, int32_t low, felt_score value)
{
	const struct order *const order = order_of(game, low);

	return order && value && value <= order->standings ? order : NULL;
}

uint32_t felt_standing(felt_score value)
{
	return value && value <= SCORE_MAX ? score_standing(value) : 0;
}

uint32_t felt_game_standing(const felt_game *game, int32_t low, felt_score value)
{
	const struct order *const order = order_with(game, low, value);

	return order ? order_standing(order, value) : 0;
}

uint32_t felt_game_standings(const felt_game *game, int32_t low)
{
	const struct order *const order = order_of(game, low);

	return order ? order->standings : 0;
}

int32_t felt_category(const felt_game *game, int32_t low, felt_score value)
{
	const struct order *const order = order_with(game, low, value);

	return order ? order_category(order, value) : -1;
}

int32_t felt_category_count(const felt_game *game, int32_t low)
{
	const struct order *const order = order_of(game, low);

	return order ? order->categories : 0;
}

const char *felt_category_key(const felt_game *game, int32_t low, int32_t category)
{
	const struct order *const order = order_of(game, low);

	if (!order || category < 0 || category >= order->categories)
		return NULL;
	return order->category[category].key;
}

size_t felt_score_name(const felt_game *game, int32_t low, felt_score value, char *out, size_t size)
{
	const struct order *const order = order_with(game, low, value);
	char bytes[NAME_MAX];
	struct text name = text_over(bytes, sizeof bytes);

	if (order)
		order_describe(order, &name, value);
	return api_copy_out(&name, out, size);
}

/* -- the inline evaluator ---------------------------------------------------- */

_Static_assert((int)FELT_ROW == (int)EVAL_ROW_FIRST, "the header has the first row");

const felt_tables *felt_tables_get(void)
{
	static const felt_tables tables = {eval_keys, eval_offsets, eval_placed};

	return &tables;
}

felt_score felt_score_flush(uint64_t key, const felt_card *cards, int32_t count)
{
	return eval_flush_cards(cards, count, key);
}
