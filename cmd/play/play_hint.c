/* Hints: the price of a call, and the equity of the user's cards.
 *
 * The equity against any hands and, in games with two hole cards, against the ranges that the
 * preflop betting suggests, is exact if that is quick, and otherwise sampled. Later betting does
 * not define a range: then the hands are those that the bot `equity` assumes, from deals sampled in
 * the same way, but more of them. */
#include "play.h"

#include "equity/pool.h"
#include "frame/interrupt.h"
#include "odds/range/range.h"

#include <stdlib.h>
#include <string.h>

#define QUICK_SECONDS 0.05
#define SAMPLE_ERROR  0.001

enum { DEALS = 10000, DEALS_MIN = 2000 };

/* An equity, and its standard error: 0 if it is exact. */
struct play_hint_share {
	double equity, error;
};

struct play_hint {
	struct pool *pool;
	struct equity_memory memory;
	struct limits limits;
	struct bot bot; /* the bot `equity`, against any hands */
	struct range range[SPOT_PLAYERS_MAX];
	struct spot spot;
	struct matchup matchup;
	struct answer answer;
	struct bots_reported shown[SEATS_MAX];
	bool starved; /* out of memory */
};

/* -- memory ----------------------------------------------------------------------- */

static struct play_hint *make(const struct play *play)
{
	const struct bot_order order = {.variant = play->seats.variant,
		.players = play->seats.players,
		.path = play->settings.path};
	struct play_hint *const hint = calloc(1, sizeof *hint);
	struct slice none;
	struct text why = {0};

	if (!hint)
		return NULL;
	hint->limits = (struct limits){.error = SAMPLE_ERROR,
		.seed = SOLVE_SEED,
		.shards = 1,
		.path = play->settings.path};
	hint->pool = pool_new(1, false);
	hint->bot.kind = bots_find((struct slice){"equity", strlen("equity")}, &none);
	if (hint->pool && !hint->bot.kind->open(&order, &hint->bot.state, &why))
		return hint;
	text_free(&why);
	pool_free(hint->pool);
	free(hint);
	return NULL;
}

void play_hint_free(struct play_hint *hint)
{
	if (!hint)
		return;
	hint->bot.kind->free(hint->bot.state);
	tally_free(&hint->answer.tally);
	equity_memory_free(&hint->memory);
	pool_free(hint->pool);
	free(hint);
}

/* Solves the matchup, by counting if that is quick. */
static bool find_share(struct play_hint *hint, struct play_hint_share *out)
{
	const struct answer *const answer = &hint->answer;
	struct equity_plan plan;
	status_code status;

	hint->limits.mode = EQUITY_AUTO;
	if (!equity_choose(&hint->matchup, EQUITY_AUTO, false, &plan) && plan.method &&
		plan.cost > QUICK_SECONDS)
		hint->limits.mode = EQUITY_SAMPLED;
	status =
		pool_solve(hint->pool, &hint->memory, &hint->limits, &hint->matchup, &hint->answer);
	/* Whether there is a result. */
	hint->starved |= status == STATUS_NO_MEMORY;
	if (status != STATUS_OK)
		return false;
	out->equity = tally_equity(&answer->tally, 0);
	out->error = answer->method == ANSWER_EXACT ? 0 : tally_stderr(&answer->tally, 0);
	return true;
}

/* -- games of two cards ----------------------------------------------------------- */

/* Whether there is one board, and the seat will discard no card. */
static bool is_plain(const struct bot_view *view)
{
	return view->table->boards == 1 && view->cards <= view->table->variant->game->own;
}

/* Against the others' ranges, or against any hands. */
static bool find_pairs(struct play_hint *hint, const struct bot_view *view, bool ranges,
	struct play_hint_share *out)
{
	const struct table *const table = view->table;
	const struct range *list[SPOT_PLAYERS_MAX] = {&hint->range[0]};
	struct cards board = {.count = table->board_count};
	struct fault fault;
	int players = 1;

	for (int i = 0; i < board.count; i++) {
		board.list[i] = table->board[i];
		board.set |= card_bit(table->board[i]);
	}
	range_hold(&hint->range[0], card_bit(view->card[0]) | card_bit(view->card[1]));
	for (int i = 0; i < table->seats; i++) {
		char room[32];
		struct text text;

		if (i == view->seat || table->seat[i].folded)
			continue;
		text = text_over(room, sizeof room);
		/* The best fraction of all hands. */
		text_add_fixed(&text, 100 * (ranges ? hint->shown[i].kept : 1), 2);
		text_add_char(&text, '%');
		if (range_parse(text_slice(&text), CARD_ASCII, table->variant->game,
			    &hint->range[players], NULL) != STATUS_OK)
			return false;
		list[players] = &hint->range[players];
		players++;
	}
	if (spot_init(&hint->spot, table->variant->game, list, players, &board, 0, &fault))
		return false;
	matchup_of_spot(&hint->matchup, &hint->spot);
	return find_share(hint, out);
}

/* -- the other games -------------------------------------------------------------- */

static struct matchup_cards cards_of(const card *cards, int count, int all)
{
	struct matchup_cards out = {.known = 0};

	for (int i = 0; i < count; i++)
		if (cards[i] != CARD_UNKNOWN) {
			out.cards[out.known++] = cards[i];
			out.set |= card_bit(cards[i]);
		}
	out.drawn = all - out.known;
	return out;
}

/* Against any hands with the visible up cards; folded and discarded cards that the user knows are
 * dead. Not with draws to come, nor with a community card in stud. */
static bool find_matchup(struct play_hint *hint, const struct play *play,
	const struct bot_view *view, struct play_hint_share *out)
{
	const struct table *const table = &play->record.play.table;
	const struct game *const game = table->variant->game;
	const struct matchup_cards board = cards_of(table->board, table->board_count, game->board);
	struct matchup_cards player[MATCHUP_PLAYERS_MAX];
	card_set live = board.set;
	int players = 1;

	if (table->board_count > game->board ||
		(game->draws && table->street + 1 < table->variant->streets))
		return false;
	player[0] = cards_of(view->card, view->cards, game->own);
	live |= player[0].set;
	for (int i = 0; i < table->seats; i++) {
		const struct seat *const seat = &table->seat[i];

		if (i == view->seat || seat->folded)
			continue;
		player[players] = cards_of(seat->card, seat->cards, game->own);
		live |= player[players++].set;
	}
	if (matchup_init(&hint->matchup, NULL, game, player, players, &board, game->board > 0,
		    table->seen & ~live, NULL))
		return false;
	return find_share(hint, out);
}

/* -- words ------------------------------------------------------------------------ */

static void add_label(struct text *out, const char *label)
{
	text_format(out, "%s%s\t", out->length ? "\n" : "", label);
}

static void add_share(const struct play *play, const struct play_hint_share *share,
	struct text *out)
{
	text_add_fixed(out, 100 * share->equity, share->error > 0 ? 1 : 2);
	text_add_char(out, '%');
	if (share->error <= 0) {
		text_add_string(out, ", exact");
		return;
	}
	text_add_string(out, play->settings.writes == CARD_UNICODE ? " ± " : " +- ");
	text_add_fixed(out, 100 * TALLY_95 * share->error, 1);
	text_add_char(out, '%');
}

/* The pot that the seat can win with a call: from each player at most what the seat puts in. */
static chips pot_after_call(const struct bot_view *view)
{
	const struct table *const table = view->table;
	const struct seat *const own = &table->seat[view->seat];
	const chips most = own->paid + own->ante + view->legal->call;
	chips pot = most;

	for (int i = 0; i < table->seats; i++) {
		const chips paid = table->seat[i].paid + table->seat[i].ante;

		if (i != view->seat)
			pot += paid < most ? paid : most;
	}
	return pot;
}

/* Appends what the betting says about the others. False if it says nothing. */
static bool add_all_mentioned(struct play *play, const struct bot_view *view,
	const struct play_hint *hint, struct text *out)
{
	bool any = false;

	for (int i = 0; i < view->table->seats; i++) {
		const struct bots_reported *const shown = &hint->shown[i];
		bool part, several;

		if (i == view->seat || view->table->seat[i].folded ||
			(shown->kept >= 1 && !shown->halves))
			continue;
		text_add_char(out, '\n');
		narrate_add_player(out, &play->record.hand, i);
		text_add_char(out, '\t');
		part = shown->kept < 1;
		several = shown->halves > 0;
		/* "best 50% of hands", "best of 2 hands", or both: "best 50%, best of 2". */
		if (part) {
			text_add_string(out, "best ");
			text_add_double(out, 100 * shown->kept);
			text_add_char(out, '%');
		}
		if (several) {
			text_add_string(out, part ? ", best of " : "best of ");
			text_add_double(out, 1 + shown->halves / 2.);
		}
		text_add_string(out, part && several ? "" : part ? " of hands" : " hands");
		any = true;
	}
	return any;
}

/* -- hints ------------------------------------------------------------------------ */

/* The equity given the betting: exact only against ranges. */
static struct play_hint_share find_mentioned(struct play_hint *hint, const struct bot_view *view)
{
	const int others = view->table->in - 1;
	const int fewer = DEALS / (others > 0 ? others : 1);
	struct hand_rng hand_rng = *view->hand_rng;
	struct bot_view own = *view;
	struct play_hint_share share = {0, 0};
	bool ranges = view->table->variant->game->combos && is_plain(view);

	for (int i = 0; i < view->table->seats; i++)
		ranges &= view->table->seat[i].folded || i == view->seat || !hint->shown[i].halves;
	if (ranges && find_pairs(hint, view, true, &share))
		return share;
	own.hand_rng = &hand_rng;
	share.equity = bots_worth(&own, hint->bot.state, fewer > DEALS_MIN ? fewer : DEALS_MIN,
		&share.error);
	return share;
}

void play_add_hint(struct play *play, const struct bot_view *view, struct text *out)
{
	if (!play->hint)
		play->hint = make(play);
	if (!play->hint) {
		out->failed = true;
		return;
	}
	add_label(out, "cards");
	cards_print(out, view->card, view->cards, play->settings.writes, " ");
	if (view->table->phase == PHASE_DRAW) {
		struct hand_rng hand_rng = *view->hand_rng;
		struct bot_view own = *view;
		struct action action = {.seat = view->seat};

		own.hand_rng = &hand_rng;
		play->hint->bot.kind->act(play->hint->bot.state, &own, &action);
		add_label(out, "equity");
		text_add_string(out, action.count ? "would discard " : "would stand pat");
		cards_print(out, action.card, action.count, play->settings.writes, " ");
	} else {
		struct play_hint *const hint = play->hint;
		const bool pairs = view->table->variant->game->combos;
		struct text shown = {0};
		struct play_hint_share share;
		bool any;
		const chips call = view->legal->call, pot = pot_after_call(view);

		if (call && !view->table->brings_in) {
			add_label(out, "call");
			chips_print_grouped(out, call, play->seats.places);
			add_label(out, "to win");
			chips_print_grouped(out, pot - call, play->seats.places);
			add_label(out, "needs");
			text_add_fixed(out, 100 * (double)call / (double)pot, 2);
			text_add_char(out, '%');
		}
		bots_listen(view, hint->shown);
		any = is_plain(view) && (pairs ? find_pairs(hint, view, false, &share)
					       : find_matchup(hint, play, view, &share));
		if (any) {
			add_label(out, "any hands");
			add_share(play, &share, out);
		}
		if (add_all_mentioned(play, view, hint, &shown) || !any) {
			share = find_mentioned(hint, view);
			add_label(out, shown.length ? "their bets" : "any hands");
			add_share(play, &share, out);
			text_add_slice(out, text_slice(&shown));
		}
		out->failed = out->failed || shown.failed;
		text_free(&shown);
	}
	out->failed |= play->hint->starved;
	play->leaves |= interrupt_came(); /* a signal arrived meanwhile and was caught */
}
