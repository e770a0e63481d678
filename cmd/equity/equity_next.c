#include "equity_next.h"

#include "frame/layout.h"

#include <stdlib.h>
#include <string.h>

/* -- answers ---------------------------------------------------------------- */

static status_code make(void *context, size_t at, struct matchup *matchup, struct spot *room)
{
	struct next *next = context;
	const card c = next->asked[at];

	return matchup_with_card(next->matchup, c, matchup, room, &next->scale[c]);
}

/* Keeps a copy of an answer, whose counts are another's. */
static void take(void *context, size_t at, const struct answer *answer)
{
	struct next *next = context;
	const card c = next->asked[at];
	struct tally tally = next->after[c].tally;

	next->known[c] = !tally_copy(&tally, &answer->tally);
	next->failed = next->failed || !next->known[c];
	next->after[c] = *answer;
	next->after[c].tally = tally;
}

/* The answer after a card, or NULL if the card cannot come or was not reached. */
static const struct answer *after_of(const struct next *next, int c)
{
	const card like = next->like[c];

	return next->matchup->live >> c & 1 && next->known[like] ? &next->after[like] : NULL;
}

/* Each live card is as likely to come next as any other, unless players have ranges: then the deals
 * are counted in which it does. */
static void find_probabilities(struct next *next)
{
	const struct matchup *matchup = next->matchup;
	const double deals = (double)tally_deals(&next->now.tally) * matchup->board[0].drawn;

	for (int c = 0; c < CARD_COUNT; c++) {
		const struct answer *after = after_of(next, c);

		if (!after)
			continue;
		if (!matchup->ranges)
			next->probability[c] = 1.0 / card_set_count(matchup->live);
		else if (after->method == ANSWER_EXACT && next->now.method == ANSWER_EXACT)
			next->probability[c] = next->scale[next->like[c]] *
					       (double)tally_deals(&after->tally) / deals;
		else
			next->probability[c] = -1;
	}
}

/* The player who has the best hand of a half now; -1 if several have, or nobody has any. */
static int best_now(const struct matchup *matchup, const struct evaluator *evaluator)
{
	const struct matchup_cards *board = &matchup->board[0];
	score best = 0;
	int ahead = -1;

	for (int i = 0; i < matchup->players; i++) {
		card cards[MATCHUP_OWN_MAX + MATCHUP_BOARD_MAX];
		score value;

		memcpy(cards, matchup->player[i].cards, (size_t)matchup->player[i].known);
		memcpy(cards + matchup->player[i].known, board->cards, (size_t)board->known);
		value = evaluator->value(cards, matchup->player[i].known, board->known);
		ahead = value > best ? i : value == best ? -1 : ahead;
		best = value > best ? value : best;
	}
	return ahead;
}

/* A player with a worse hand may have more equity, as a draw on the flop: a favourite, but behind.
 */
static void find_ahead(struct next *next)
{
	const struct matchup *matchup = next->matchup;
	const struct game *game = matchup->game;
	const int known = matchup->board[0].known;

	next->shown = known >= 3 && game->own + known >= game->evaluator->least;
	for (int i = 0; i < matchup->players; i++)
		next->shown = next->shown && matchup->player[i].known == game->own;
	for (int half = 0; half <= TALLY_HALVES; half++)
		next->ahead[half] = tally_leader(&next->now.tally, (enum tally_half)half);
	if (!next->shown)
		return;
	next->ahead[TALLY_HIGH] = best_now(matchup, game->evaluator);
	if (game->low)
		next->ahead[TALLY_LOW] = best_now(matchup, game->low);
	else
		next->ahead[TALLY_HALVES] = next->ahead[TALLY_HIGH];
}

/* Whether a card is an out: it gives a player who is not ahead the greatest equity. */
static bool is_out(const struct next *next, const struct answer *after, enum tally_half half,
	int player)
{
	return next->ahead[half] != player && tally_leader(&after->tally, half) == player;
}

status_code next_answer(struct next *next, const struct matchup *matchup, struct team *team,
	struct equity_memory *memory, const struct effort *effort, bool *stopped)
{
	struct family family = {.make = make, .take = take, .context = next};
	status_code status = team_answer(team, memory, effort, matchup, &next->now);

	next->matchup = matchup;
	*stopped = next->now.stopped;
	if (status || *stopped)
		return status;
	memset(next->known, 0, sizeof next->known);
	next->failed = false;
	family.count = (size_t)matchup_cards_alike(matchup, next->like, next->asked);
	status = team_answer_family(team, effort, &family, stopped);
	next->stopped = *stopped;
	find_probabilities(next);
	find_ahead(next);
	return !status && next->failed ? STATUS_NO_MEMORY : status;
}

void next_free(struct next *next)
{
	if (!next)
		return;
	tally_free(&next->now.tally);
	for (int c = 0; c < CARD_COUNT; c++)
		tally_free(&next->after[c].tally);
	free(next);
}

/* -- rows ------------------------------------------------------------------- */

static void add_row(const struct answer_style *style, struct job *job, const struct record *record,
	const struct next *next, int c, int player)
{
	const struct answer *after = after_of(next, c);
	struct result result = result_of(next->matchup, after, player);

	result.problem = job->record;
	result.notation = style->settings->writes;
	result.card = (card)c;
	result.probability = next->probability[c];
	result.out = is_out(next, after, TALLY_HALVES, player);
	for (int half = 0; half < TALLY_HALVES; half++)
		result.half_out[half] = is_out(next, after, (enum tally_half)half, player);
	run_row(job, record);
	fields_row(&style->fields, &job->rows, &result);
}

void next_rows(const struct answer_style *style, struct job *job, const struct record *record,
	const struct next *next)
{
	for (int c = CARD_COUNT - 1; c >= 0; c--)
		for (int i = 0; after_of(next, c) && i < next->matchup->players; i++)
			add_row(style, job, record, next, c, i);
}

/* -- a picture -------------------------------------------------------------- */

/* "8 of 45 cards put another ahead". These are the outs of the others, since only one player can
 * lead after a card. Nothing where cards are missing. */
static void add_threats(const struct next *next, enum tally_half half, int leader, struct text *out)
{
	uint64_t cards = 0, threats = 0;

	if (next->stopped)
		return;
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const struct answer *after = after_of(next, c);
		const int then = after ? tally_leader(&after->tally, half) : -1;

		threats += then >= 0 && then != leader;
		cards += after != NULL;
	}
	if (!threats) {
		text_add_string(out, "no card puts another ahead");
		return;
	}
	text_add_uint(out, threats);
	text_add_string(out, " of ");
	text_add_uint(out, cards);
	text_add_string(out,
		threats == 1 ? " cards puts another ahead" : " cards put another ahead");
}

/* Lists the outs of a player for the pot or for a half, the highest first. */
static void list_outs(const struct next *next, const struct settings *settings,
	enum tally_half half, int player, struct layout *layout)
{
	struct text which = {0};
	struct text *cell;
	double chance = 0;
	uint64_t outs = 0;

	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const struct answer *after = after_of(next, c);

		if (!after || !is_out(next, after, half, player))
			continue;
		text_add_string(&which, outs++ ? " " : "");
		card_print(&which, (card)c, settings->writes);
		chance += next->probability[c];
	}
	text_add_uint(layout_cell(layout), outs);
	cell = layout_cell(layout);
	if (chance > 0)
		equity_show_share(cell, settings, chance);
	cell = layout_cell(layout);
	text_add_slice(cell, text_slice(&which));
	cell->failed = cell->failed || which.failed;
	text_free(&which);
}

/* A row of the table of outs: of the pot, or of a half. One who is ahead needs no outs: the cards
 * to fear are the outs of the others. */
static void add_outs(const struct next *next, const struct settings *settings, enum tally_half half,
	int player, bool split, struct layout *layout)
{
	const bool leads = tally_leader(&next->now.tally, half) == player;
	struct text *cell;

	text_add_uint(layout_cell(layout), (uint64_t)player + 1);
	cell = layout_cell(layout);
	if (next->now.tally.halves)
		text_add_string(cell, half == TALLY_HALVES ? "pot" : result_half(half));
	cell = layout_cell(layout);
	if (split && (leads || next->ahead[half] == player))
		text_add_string(cell, next->ahead[half] == player ? "ahead" : "favourite");
	if (next->ahead[half] != player) {
		list_outs(next, settings, half, player, layout);
		return;
	}
	cell = layout_cell(layout);
	if (!split)
		text_add_string(cell, next->shown ? "ahead" : "favourite");
	layout_cell(layout);
	add_threats(next, half, player, layout_cell(layout));
}

/* Whether a player who is behind has the greatest equity, so that both have a word. */
static bool favourite_is_behind(const struct next *next)
{
	bool behind = false;

	for (int half = 0; half <= TALLY_HALVES; half++) {
		const int leader = tally_leader(&next->now.tally, (enum tally_half)half);

		behind = behind || (leader >= 0 && leader != next->ahead[half]);
	}
	return behind;
}

static void show_outs(const struct next *next, const struct settings *settings, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false},
		{.right = false}, {.right = true}, {.right = true, .least = 9}, {.right = false}};
	const bool halves = next->now.tally.halves, split = favourite_is_behind(next);
	const char *const names[] = {"player", halves ? "half" : "", split ? "now" : "", "outs",
		"chance", "which"};
	struct layout layout;

	layout_init(&layout, columns, 6);
	layout_names(&layout, names);
	for (int i = 0; i < next->matchup->players; i++) {
		add_outs(next, settings, TALLY_HALVES, i, split, &layout);
		for (int half = 0; halves && half < TALLY_HALVES; half++)
			add_outs(next, settings, (enum tally_half)half, i, split, &layout);
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		layout_wrapped_row(&layout, i, settings->columns, settings->colour, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

void next_show(const struct next *next, const struct settings *settings, struct text *out)
{
	const int players = next->matchup->players;

	text_add_char(out, '\n');
	show_outs(next, settings, out);
	for (int i = 0; i < players - (players == 2); i++) {
		double equity[CARD_COUNT];

		for (int c = 0; c < CARD_COUNT; c++) {
			const struct answer *after = after_of(next, c);

			equity[c] = after ? tally_equity(&after->tally, i) : -1;
		}
		equity_show_cards(settings, i, equity, out);
	}
	if (next->stopped)
		text_add_string(out, "\ninterrupted: cards without a figure were not reached\n");
}
