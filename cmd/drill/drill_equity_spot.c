#include "drill_equity.h"

#include "frame/report.h"

#include <string.h>

/* -- options -------------------------------------------------------------------------- */

static bool read_range(const struct drill *drill, const char *option, const char *value,
	struct range *out)
{
	const struct location place = {option, 0, NULL};
	struct fault fault;

	if (!range_parse(slice_of(value), drill->settings.reads, &game_holdem, out, &fault))
		return true;
	return !report_fault(&place, slice_of(value), &fault);
}

bool equity_settle(struct drill *drill)
{
	struct equity_state *const state = drill->state;
	struct range versus;

	if (!read_range(drill, "--hand", drill->hand ? drill->hand : "50%", &state->hands) ||
		(drill->versus && !read_range(drill, "--versus", drill->versus, &versus)) ||
		!options_cards("--board", &drill->settings.board, &drill->settings, &state->board))
		return false;
	if (state->board.count && (state->board.count < 3 || state->board.count > 5))
		return !report_usage("--board: a board has 3 to 5 cards, not %d",
			state->board.count);
	range_remove(&state->hands, state->board.set);
	if (!range_combos(&state->hands))
		return !report_usage("--hand: no such hand can be dealt");
	return true;
}

/* -- drawing -------------------------------------------------------------------------- */

/* What opponents hold. */
static const char *const ranges[] = {"22+", "99+", "QQ+,AK", "TT+,AQ+", "AQ+", "AT+,KJ+", "A2s+",
	"22-66", "99-JJ", "KQ,KJ,QJ", "T9s,98s,87s,76s", "5%", "10%", "20%", "30%", "50%",
	"random"};

enum { RANGES = sizeof ranges / sizeof *ranges, TRIES = 64 };

/* Draws a hand from a range that shares no card with `dead`; false if none is found. */
static bool draw_hand(struct hand_rng *rng, const struct range *range, card_set dead, combo *out)
{
	for (int i = 0; i < TRIES * TRIES; i++) {
		*out = (combo)hand_rng_below(rng, COMBO_COUNT);
		if (range->weight[*out] && !(combo_set(*out) & dead))
			return true;
	}
	return false;
}

/* Draws a board: none in a third of the spots, a flop in half of them, otherwise a turn. */
static struct cards draw_board(struct hand_rng *rng, card_set dead)
{
	static const int sizes[] = {0, 0, 3, 3, 3, 4};
	const int size = sizes[hand_rng_below(rng, sizeof sizes / sizeof *sizes)];
	struct cards board = {.count = 0};

	while (board.count < size) {
		const card next = (card)hand_rng_below(rng, CARD_COUNT);

		if (card_bit(next) & (dead | board.set))
			continue;
		board.set |= card_bit(next);
		board.list[board.count++] = next;
	}
	return board;
}

/* Appends the opponent: that of --versus, a common range, or a starting hand. */
static void add_opponent(const struct drill *drill, struct hand_rng *rng, struct text *spot)
{
	if (drill->versus)
		text_add_string(spot, drill->versus);
	else if (hand_rng_below(rng, 3))
		text_add_string(spot, ranges[hand_rng_below(rng, RANGES)]);
	else
		combo_class_print(spot, range_order[hand_rng_below(rng, COMBO_CLASSES / 2)],
			drill->settings.reads);
}

static void draw_spot(const struct drill *drill, struct hand_rng *rng, struct text *spot)
{
	const struct equity_state *const state = drill->state;
	const enum card_notation reads = drill->settings.reads;
	struct cards board;
	combo own = 0;

	draw_hand(rng, &state->hands, state->board.set, &own);
	board = state->board.count ? state->board : draw_board(rng, combo_set(own));
	if (board.count)
		combo_print(spot, own, reads);
	else
		combo_class_print(spot, combo_class(own), reads);
	text_add_string(spot, " v ");
	add_opponent(drill, rng, spot);
	if (board.count) {
		text_add_string(spot, " @ ");
		cards_print(spot, board.list, board.count, reads, "");
	}
}

/* Not every opponent's range has a hand that the other cards leave. */
void equity_draw(struct drill *drill, struct hand_rng *rng, struct text *spot)
{
	struct equity_state *const state = drill->state;
	const struct matchup_rules rules = {.game = &game_holdem,
		.reads = drill->settings.reads,
		.writes = drill->settings.writes};
	struct fault fault;
	status_code status;
	int tries = 0;

	do {
		text_clear(spot);
		draw_spot(drill, rng, spot);
		status = matchup_read(&state->matchup, state->spot, state->cache, text_slice(spot),
			&rules, &fault);
	} while (status && status != STATUS_NO_MEMORY && ++tries < TRIES);
	spot->failed = spot->failed || status == STATUS_NO_MEMORY;
}
