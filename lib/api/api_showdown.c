#include "api/api_lines.h"

#include "base/scan.h"
#include "cards/shoe_line.h"
#include "cards/showdown.h"

#include <stdlib.h>
#include <string.h>

enum { REASON_MAX = 512 };

_Static_assert((int)FELT_HANDS_MAX == (int)CONTEST_HANDS_MAX, "the same number of hands");

struct felt_showdown {
	const struct felt_lines *lines;
	struct felt_lines own; /* of a showdown of its own line */
	int hands, boards;     /* 0 after an error */
	struct contest contest;
	struct shoe_line shoe;                             /* instead, in games from a shoe */
	struct showdown high[BOARDS_MAX], low[BOARDS_MAX]; /* `low` only with a low half */
};

/* The number of boards in a line, at most one more than allowed. */
static int count_boards(struct slice line)
{
	int boards = 1;

	for (size_t i = 0; i < line.length && boards <= BOARDS_MAX; i++)
		boards += line.bytes[i] == '/';
	return boards;
}

static status_code decide_from_shoe(felt_showdown *showdown, struct slice line, struct fault *fault)
{
	const struct felt_lines *const lines = showdown->lines;
	const struct shoe_line_rules rules = {.notation = lines->rules.notation,
		.each = lines->rules.each,
		.least = lines->rules.least,
		.most = lines->rules.most,
		.shoe = &lines->shoe,
		.dead = lines->form.dead != NULL};
	const status_code status = shoe_line_parse(line, &rules, &showdown->shoe, fault);

	if (status)
		return status;
	showdown_decide_shoe(showdown->shoe.hand, showdown->shoe.count, lines->game->shoe,
		showdown->high);
	showdown->hands = showdown->shoe.count;
	showdown->boards = 1;
	return STATUS_OK;
}

/* Reads a line of one hand, in which no mark divides hands unless it has a board or dead cards. */
static status_code read_single(const struct felt_lines *lines, struct slice line,
	struct contest *contest, struct fault *fault)
{
	const struct game *const game = lines->game;
	const int most = game->evaluator->own ? game->own : game->evaluator->most;
	struct cards *const hand = &contest->hand[0];
	status_code status;
	bool more;

	contest->count = contest->boards = 1;
	if (lines->form.dead || memchr(line.bytes, '@', line.length)) {
		status = contest_parse(line, &lines->rules, contest, fault);
	} else {
		contest->board[0] = lines->board[0];
		contest->text[0] = line;
		status = cards_parse(line, lines->rules.notation, hand, fault);
		for (int i = 0; !status && hand->set & lines->board[0].set && i < hand->count; i++)
			if (lines->board[0].set & card_bit(hand->list[i]))
				status = fault_set(fault, STATUS_ON_BOARD, hand->at[i],
					hand->size[i]);
		if (!status)
			status = game_check_deck(game, hand, fault);
	}
	if (status)
		return status;
	more = hand->count > most && !contest->board->count;
	return game_check_sizes(game, hand->count, contest->board->count,
		more ? hand->at[most] : line.length, 0, fault);
}

static status_code decide(felt_showdown *showdown, struct slice line, struct fault *fault)
{
	const struct game *const game = showdown->lines->game;
	struct contest *const contest = &showdown->contest;
	status_code status;

	showdown->hands = showdown->boards = 0;
	if (game->shoe)
		return decide_from_shoe(showdown, line, fault);
	status = showdown->lines->form.single
			 ? read_single(showdown->lines, line, contest, fault)
			 : contest_parse(line, &showdown->lines->rules, contest, fault);
	for (int b = 0; !status && b < contest->boards; b++) {
		status = showdown_decide(contest, b, line, game, &showdown->high[b], fault);
		if (!status && game->low)
			showdown_decide_low(&showdown->high[b], game, &showdown->low[b]);
	}
	if (status)
		return status;
	showdown->hands = contest->count;
	showdown->boards = contest->boards;
	return STATUS_OK;
}

felt_showdown *felt_showdown_of_lines(const felt_lines *lines)
{
	felt_showdown *const showdown = malloc(sizeof *showdown);

	if (!showdown)
		return NULL;
	showdown->lines = lines;
	showdown->hands = showdown->boards = 0;
	return showdown;
}

felt_status felt_showdown_read(felt_showdown *showdown, const char *text, size_t length,
	felt_error *error)
{
	struct fault fault = {.status = STATUS_OK};

	if (decide(showdown, (struct slice){text, length}, &fault))
		return api_fault_in(error, (struct slice){text, length}, &fault);
	api_no_error(error);
	return FELT_OK;
}

felt_showdown *felt_showdown_new(const felt_game *game, const char *line, felt_error *error)
{
	const int boards = count_boards(slice_of(line));
	felt_showdown *const showdown = felt_showdown_of_lines(NULL);

	if (!showdown) {
		api_fault(error, line, &(struct fault){.status = STATUS_NO_MEMORY});
		return NULL;
	}
	api_lines_init(&showdown->own, game);
	showdown->own.rules.several.count = boards < BOARDS_MAX ? boards : BOARDS_MAX;
	showdown->own.rules.several.runs = boards > 1;
	showdown->lines = &showdown->own;
	if (!felt_showdown_read(showdown, line, strlen(line), error))
		return showdown;
	free(showdown);
	return NULL;
}

void felt_showdown_free(felt_showdown *showdown)
{
	free(showdown);
}

int32_t felt_showdown_hands(const felt_showdown *showdown)
{
	return showdown->hands;
}

int32_t felt_showdown_boards(const felt_showdown *showdown)
{
	return showdown->boards;
}

/* The result on a board, or NULL if there is no such board, half or hand. */
static const struct showdown *half_of(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand)
{
	if (board < 0 || board >= showdown->boards || hand < 0 || hand >= showdown->hands ||
		(low && !showdown->lines->game->low))
		return NULL;
	return low ? &showdown->low[board] : &showdown->high[board];
}

int32_t felt_showdown_cards(const felt_showdown *showdown, int32_t board, int32_t hand,
	felt_card out[22])
{
	const struct cards *cards;

	if (board < 0 || board >= showdown->boards || hand >= showdown->hands)
		return 0;
	if (showdown->lines->game->shoe) {
		const struct shoe_hand *const held = &showdown->shoe.hand[hand < 0 ? 0 : hand];

		memcpy(out, held->list, hand < 0 ? 0 : (size_t)held->count);
		return hand < 0 ? 0 : held->count;
	}
	cards = hand < 0 ? &showdown->contest.board[board] : &showdown->contest.hand[hand];
	memcpy(out, cards->list, (size_t)cards->count);
	return cards->count;
}

int32_t felt_showdown_at(const felt_showdown *showdown, int32_t board, int32_t low, int32_t index)
{
	const struct showdown *const half = half_of(showdown, board, low, index);

	return half ? half->order[index] : -1;
}

felt_score felt_showdown_score(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand)
{
	const struct showdown *const half = half_of(showdown, board, low, hand);

	return half ? half->value[hand] : 0;
}

int32_t felt_showdown_place(const felt_showdown *showdown, int32_t board, int32_t low, int32_t hand)
{
	const struct showdown *const half = half_of(showdown, board, low, hand);

	return half && half->value[hand] ? half->place[hand] : 0;
}

void felt_showdown_share(const felt_showdown *showdown, int32_t board, int32_t hand, uint64_t *part,
	uint64_t *of)
{
	const bool has_low = showdown->lines->game->low;
	const int boards = showdown->boards, b = board < 0 ? 0 : board;
	struct showdown_share share = {0, 1};

	if (half_of(showdown, b, 0, hand) && showdown->high[b].winners)
		share = board < 0 ? showdown_share_of_boards(showdown->high,
					    has_low ? showdown->low : NULL, boards, hand)
				  : showdown_share_of_board(showdown_share(&showdown->high[b],
								    has_low ? &showdown->low[b]
									    : NULL,
								    hand),
					    boards);
	*part = share.part;
	*of = share.of;
}

size_t felt_showdown_name(const felt_showdown *showdown, int32_t board, int32_t low, int32_t hand,
	char *out, size_t size)
{
	const struct showdown *const half = half_of(showdown, board, low, hand);
	char bytes[REASON_MAX];
	struct text name = text_over(bytes, sizeof bytes);

	if (half && half->rules)
		half->rules->describe(&name, &half->hands[hand]);
	else if (half && half->value[hand])
		order_describe(half->type->order, &name, half->value[hand]);
	return api_copy_out(&name, out, size);
}

int32_t felt_showdown_decider(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand)
{
	const struct showdown *const half = half_of(showdown, board, low, hand);

	return half && !half->rules && half->value[hand] ? showdown_hand_decider(half, hand) : -1;
}

size_t felt_showdown_why(const felt_showdown *showdown, int32_t board, int32_t low, int32_t hand,
	char *out, size_t size)
{
	char bytes[REASON_MAX];
	struct text reason = text_over(bytes, sizeof bytes);

	if (felt_showdown_score(showdown, board, low, hand))
		showdown_why(&reason, half_of(showdown, board, low, hand), hand);
	return api_copy_out(&reason, out, size);
}

uint32_t felt_showdown_left(const felt_showdown *showdown, uint8_t out[52])
{
	const bool has_shoe = showdown->boards && showdown->lines->game->shoe;

	memset(out, 0, CARD_COUNT);
	if (has_shoe)
		memcpy(out, showdown->shoe.left.left, CARD_COUNT);
	return has_shoe ? showdown->shoe.left.count : 0;
}
