/* Many lines of one hand: the rest of the group "lines of hands" of felt.h. */
#include "api/api_lines.h"

#include "cards/categories/categories.h"
#include "cards/lines/lines.h"

#include <string.h>

enum {
	FEW_LINES = 16,           /* too few to call the kernels */
	LINES_WITHOUT_KERNEL = 64 /* before they are tried again */
};

/* The limits of game_check_sizes() for a hand without a board. */
static int least_cards(const struct game *game)
{
	return game->draws ? game->own : game->evaluator->least;
}

static int most_cards(const struct game *game)
{
	return game->draws ? game->own : game->evaluator->most;
}

/* The number of cards in the first line if it is plain; 0 if it is not. */
static int plain_cards(const struct game *game, const char *bytes, size_t length)
{
	for (int count = least_cards(game); count <= most_cards(game); count++)
		if (2 * (size_t)count < length && bytes[2 * count] == '\n')
			return count;
	return 0;
}

/* Scores plain lines of equal length with the kernels; returns their length, and adds their number
 * to *scored. */
static size_t score_plain_lines(const struct felt_lines *lines, struct slice text,
	felt_score *scores, size_t most, size_t *scored)
{
	const struct game *const game = lines->game;
	const struct lines_shape shape = {game->evaluator, (card)__builtin_ctzll(game->deck),
		plain_cards(game, text.bytes, text.length)};
	size_t got;

	if (!shape.count || lines->rules.notation == CARD_SPANISH)
		return 0;
	got = lines_score(lines->path, &shape, text.bytes, text.length, scores, most);
	*scored += got;
	return got * (2 * (size_t)shape.count + 1);
}

/* Scores one line in any notation; returns its length, 0 if it needs the full parser. */
static size_t score_line(const struct felt_lines *lines, struct slice text, felt_score *out)
{
	const struct game *const game = lines->game;
	card cards[HAND_MAX];
	int count = 0;
	const size_t size =
		cards_quick_line(text, lines->rules.notation, most_cards(game), cards, &count);

	if (!size || count < least_cards(game))
		return 0;
	for (int i = 0; game->deck != CARD_DECK && i < count; i++)
		if (!(game->deck & card_bit(cards[i])))
			return 0;
	*out = game->evaluator->value(cards, count, 0);
	return size;
}

/* The number of board cards in the first line, if it is plain; -1 if it is not. */
static int plain_board(const struct game *game, const char *bytes, size_t length)
{
	enum { SIGN = 3 /* " @ " */ };
	const size_t own = 2 * (size_t)game->own;
	const size_t least = own + SIGN + 1, most = least + 2 * (size_t)game->board;
	const char *end = memchr(bytes, '\n', length < most ? length : most);

	if (!end || (size_t)(end - bytes) < least)
		return -1;
	return (int)((size_t)(end - bytes) - own - SIGN) / 2;
}

/* Like score_plain_lines(), for hands that have a board, or share that of the form. */
static size_t score_hands(const struct felt_lines *lines, struct slice text, felt_score *scores,
	size_t most, size_t *scored)
{
	const struct game *const game = lines->game;
	const struct cards *const board = &lines->board[0];
	const bool shared = board->count > 0;
	const struct lines_hands hands = {.evaluator = game->evaluator,
		.tables = lines->tables,
		.deck = game->deck & ~board->set,
		.own = game->own,
		.board = shared ? board->count : plain_board(game, text.bytes, text.length),
		.shared = shared ? board->list : NULL};
	size_t got;

	if (lines->rules.notation == CARD_SPANISH ||
		game_check_sizes(game, hands.own, hands.board, 0, 0, NULL))
		return 0;
	got = lines_score_hands(lines->path, &hands, text.bytes, text.length, scores, most);
	*scored += got;
	return got * lines_hands_width(&hands);
}

/* Whether lines can be scored so: the game needs a board, or has none in the lines; its deck is all
 * cards from the lowest rank up. */
static bool can_score(const struct felt_lines *lines)
{
	const struct game *const game = lines->game;
	const card_set deck = game->deck;

	return lines->form.single && !game->shoe && !lines->form.dead &&
	       (game->evaluator->own || !lines->board[0].count) &&
	       (deck | ((deck & -deck) - 1)) == CARD_DECK;
}

/* Scores lines without boards. If the kernels score few, because lengths change or lines are not
 * plain, they are not tried again for a while. */
static size_t score_boardless(const struct felt_lines *lines, struct slice text, felt_score *scores,
	size_t most, size_t *scored)
{
	size_t done = 0, size = 1;
	unsigned without_kernel = 0;

	while (size && *scored < most) {
		const struct slice rest = {text.bytes + done, text.length - done};
		const size_t before = *scored;

		size = 0;
		if (without_kernel) {
			without_kernel--;
		} else {
			size = score_plain_lines(lines, rest, scores + before, most - before,
				scored);
			if (*scored - before < FEW_LINES)
				without_kernel = LINES_WITHOUT_KERNEL;
		}
		if (!size) {
			size = score_line(lines, rest, scores + before);
			*scored += size > 0;
		}
		done += size;
	}
	return done;
}

size_t felt_lines_score(const felt_lines *lines, const char *text, size_t length,
	felt_score *scores, size_t most, size_t *hands)
{
	const bool has_board = !lines->game->shoe && lines->game->evaluator->own;
	size_t done = 0, size = can_score(lines);

	*hands = 0;
	if (size && !has_board)
		return score_boardless(lines, (struct slice){text, length}, scores, most, hands);
	while (size && *hands < most) {
		size = score_hands(lines, (struct slice){text + done, length - done},
			scores + *hands, most - *hands, hands);
		done += size;
	}
	return done;
}

size_t felt_lines_standings(const felt_lines *lines, const felt_score *scores, size_t hands,
	char *out)
{
	if (lines->game->shoe)
		return 0;
	return lines_standings(lines->path, lines->game->evaluator->order->standings, scores, hands,
		out);
}

void felt_lines_categories(const felt_lines *lines, const felt_score *scores, size_t hands,
	uint64_t *counts)
{
	const struct order *order;

	if (lines->game->shoe)
		return;
	order = lines->game->evaluator->order;
	if (order == &order_high) {
		categories_count(lines->path, scores, hands, counts);
		return;
	}
	for (size_t i = 0; i < hands; i++)
		counts[lines->has_category ? lines->category[scores[i]]
					   : order_category(order, scores[i])]++;
}
