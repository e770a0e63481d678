#include "api/api.h"

#include "base/scan.h"
#include "cards/showdown.h"

#include <stdlib.h>

enum { REASON_MAX = 512 };

_Static_assert((int)FELT_HANDS_MAX == (int)CONTEST_HANDS_MAX, "the same number of hands");

struct felt_showdown {
	const struct game *game;
	struct contest contest;
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

static status_code decide(struct felt_showdown *showdown, struct slice line, struct fault *fault)
{
	const int boards = count_boards(line);
	const struct contest_rules rules = {.notation = CARD_ASCII,
		.decks = 1,
		.least = 2,
		.most = CONTEST_HANDS_MAX,
		.several = {.count = boards < BOARDS_MAX ? boards : BOARDS_MAX, .runs = boards > 1},
		.game = showdown->game};
	status_code status = contest_parse(line, &rules, &showdown->contest, fault);

	for (int b = 0; !status && b < showdown->contest.boards; b++) {
		status = showdown_decide(&showdown->contest, b, line, showdown->game,
			&showdown->high[b], fault);
		if (!status && showdown->game->low)
			showdown_decide_low(&showdown->high[b], showdown->game, &showdown->low[b]);
	}
	return status;
}

felt_showdown *felt_showdown_new(const felt_game *game, const char *line, felt_error *error)
{
	felt_showdown *const showdown = malloc(sizeof *showdown);
	struct fault fault = {.status = STATUS_NO_MEMORY};

	if (showdown) {
		showdown->game = api_game(game);
		fault.status = decide(showdown, slice_of(line), &fault);
	}
	if (fault.status) {
		api_fault(error, line, &fault);
		free(showdown);
		return NULL;
	}
	api_no_error(error);
	return showdown;
}

void felt_showdown_free(felt_showdown *showdown)
{
	free(showdown);
}

int32_t felt_showdown_hands(const felt_showdown *showdown)
{
	return showdown->contest.count;
}

int32_t felt_showdown_boards(const felt_showdown *showdown)
{
	return showdown->contest.boards;
}

/* The result on a board, or NULL if there is no such board, half or hand. */
static const struct showdown *half_of(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand)
{
	if (board < 0 || board >= showdown->contest.boards || hand < 0 ||
		hand >= showdown->contest.count || (low && !showdown->game->low))
		return NULL;
	return low ? &showdown->low[board] : &showdown->high[board];
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

void felt_showdown_share(const felt_showdown *showdown, int32_t hand, uint64_t *part, uint64_t *of)
{
	struct showdown_share share = {0, 1};

	if (half_of(showdown, 0, 0, hand))
		share = showdown_share_of_boards(showdown->high,
			showdown->game->low ? showdown->low : NULL, showdown->contest.boards, hand);
	*part = share.part;
	*of = share.of;
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
