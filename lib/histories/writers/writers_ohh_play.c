/* Events of the hand, as rounds, and the pots. */
#include "histories/writers/writers_ohh_internal.h"

#include "base/scan.h"

#include <string.h>

static const char *const streets[] = {"Preflop", "Flop", "Turn", "River"};

/* State of the rounds written so far. */
struct rounds {
	struct writers_ohh *ohh;
	uint64_t round, action; /* numbers of the next round and action */
	bool open, showdown;    /* a round is open; it is a showdown */
	int board;              /* number of cards of the first board written so far */
};

/* -- rounds --------------------------------------------------------------- */

static void close_round(struct rounds *rounds)
{
	if (!rounds->open)
		return;
	writers_ohh_close(rounds->ohh, ']');
	writers_ohh_close(rounds->ohh, '}');
	rounds->open = false;
}

/* Begins a round with board cards, of which there may be none. */
static void open_round(struct rounds *rounds, const char *street, const card *cards, int count)
{
	struct writers_ohh *const ohh = rounds->ohh;

	close_round(rounds);
	writers_ohh_item(ohh);
	writers_ohh_number(ohh, "id", rounds->round++);
	writers_ohh_quoted(ohh, "street", street);
	if (count)
		writers_ohh_cards(ohh, cards, count);
	writers_ohh_array(ohh, "actions");
	rounds->open = true;
	rounds->showdown = false;
	rounds->action = 0;
}

/* The street that ends with this many board cards. */
static int street_of(int cards)
{
	return cards < 3 ? 0 : cards - 2;
}

/* -- actions -------------------------------------------------------------- */

static void begin_action(struct rounds *rounds, int seat, const char *action)
{
	struct writers_ohh *const ohh = rounds->ohh;

	writers_ohh_item(ohh);
	writers_ohh_number(ohh, "action_number", rounds->action++);
	writers_ohh_number(ohh, "player_id", (uint64_t)seat);
	writers_ohh_quoted(ohh, "action", action);
}

static void write_bet(struct rounds *rounds, int seat, const char *action, chips amount,
	bool all_in)
{
	begin_action(rounds, seat, action);
	writers_ohh_amount(rounds->ohh, "amount", amount);
	writers_ohh_word(rounds->ohh, "is_allin", all_in ? "true" : "false");
	writers_ohh_close(rounds->ohh, '}');
}

static void write_cards(struct rounds *rounds, int seat, const char *action, const card *cards,
	int count)
{
	begin_action(rounds, seat, action);
	if (count)
		writers_ohh_cards(rounds->ohh, cards, count);
	writers_ohh_close(rounds->ohh, '}');
}

static const char *bet_word(const struct hand_step *step)
{
	switch (step->kind) {
	case HAND_FOLD:
		return "Fold";
	case HAND_CHECK:
		return "Check";
	case HAND_CALL:
		return "Call";
	case HAND_BET:
		return step->street ? "Bet" : "Raise";
	default:
		return "Raise";
	}
}

/* A shown hand, or the cards that were dealt if the action does not state them. */
static void write_showdown(struct rounds *rounds, const struct hand_play *play)
{
	const struct action *const action = play->step.action;
	const struct seat *const seat = &play->table.seat[action->seat];
	const bool own = !action->count && !memchr(seat->card, CARD_UNKNOWN, seat->cards);

	if (!rounds->showdown) {
		open_round(rounds, "Showdown", NULL, 0);
		rounds->showdown = true;
	}
	if (play->step.kind == HAND_MUCK)
		write_cards(rounds, action->seat, "Mucks Cards", NULL, 0);
	else
		write_cards(rounds, action->seat, "Shows Cards", own ? seat->card : action->card,
			own ? seat->cards : action->count);
}

static bool knows_any(const card *cards, int count)
{
	for (int i = 0; i < count; i++)
		if (cards[i] != CARD_UNKNOWN)
			return true;
	return false;
}

static void write_step(struct rounds *rounds, const struct hand_play *play)
{
	const struct hand_step *const step = &play->step;
	const struct action *const action = step->action;

	switch (step->kind) {
	case HAND_DEAL_BOARD:
		/* The standard has no street without betting: all players check before the flop. */
		for (int i = 0; play->table.variant->street[0].unbet && !play->table.runout &&
				i < play->table.seats;
			i++)
			if (!rounds->board && !play->table.seat[i].all_in)
				write_bet(rounds, i, "Check", 0, false);
		/* Begins the rounds of the streets whose cards have all been dealt. */
		while (street_of(play->table.board_count) > street_of(rounds->board)) {
			const int from = rounds->board, to = from < 3 ? 3 : from + 1;

			open_round(rounds, streets[street_of(to)], play->table.board + from,
				to - from);
			rounds->board = to;
		}
		return;
	case HAND_DEAL_HOLE:
		if (knows_any(action->card, action->count))
			write_cards(rounds, action->seat, "Dealt Cards", action->card,
				action->count);
		return;
	case HAND_SHOW:
	case HAND_MUCK:
		write_showdown(rounds, play);
		return;
	default:
		write_bet(rounds, action->seat, bet_word(step), step->paid, step->all_in);
		return;
	}
}

/* -- posts ---------------------------------------------------------------- */

/* Whether all players post the same ante; otherwise it is one player's ante, or dead chips. */
static bool same_antes(const struct table_setup *setup)
{
	for (int i = 1; i < setup->seats; i++)
		if (setup->ante[i] != setup->ante[0])
			return false;
	return true;
}

static void write_posts(struct rounds *rounds, const struct table *table)
{
	static const struct {
		enum hand_post post;
		const char *action;
	} posts[] = {{HAND_POSTS_SMALL_BLIND, "Post SB"}, {HAND_POSTS_BIG_BLIND, "Post BB"},
		{HAND_POSTS_BLIND, "Post BB"}, {HAND_POSTS_STRADDLE, "Straddle"},
		{HAND_POSTS_LIVE, "Post Extra Blind"}};
	struct writers_ohh *const ohh = rounds->ohh;
	const struct table_setup *const setup = ohh->setup;
	bool is_short = false;

	/* Chips that the house adds to the pot belong to no player. */
	if (ohh->splash) {
		writers_ohh_item(ohh);
		writers_ohh_number(ohh, "action_number", rounds->action++);
		writers_ohh_word(ohh, "player_id", "null");
		writers_ohh_word(ohh, "action", "\"Add to Pot\"");
		writers_ohh_amount(ohh, "amount", ohh->splash);
		writers_ohh_close(ohh, '}');
	}
	for (int i = 0; i < setup->seats; i++) {
		const struct hand_position position = hand_position(setup, i);
		const chips all = table->seat[i].ante, dead = writers_dead(setup, i);
		const chips ante = all > dead ? all - dead : 0;

		is_short |= all < position.ante;
		if (ante)
			write_bet(rounds, i, "Post Ante", ante, all == setup->stack[i]);
		if (all > ante)
			write_bet(rounds, i, "Post Dead", all - ante, all == setup->stack[i]);
	}
	/* a reader treats short antes as layers if the others are equal, and not otherwise */
	ohh->writing->lost[WRITERS_POSTS] += setup->trim_antes != (is_short && same_antes(setup));
	for (size_t p = 0; p < sizeof(posts) / sizeof(*posts); p++)
		for (int i = 0; i < setup->seats; i++) {
			const struct hand_position position = hand_position(setup, i);
			const struct seat *const seat = &table->seat[i];

			if (position.post != posts[p].post)
				continue;
			if (seat->street)
				write_bet(rounds, i, posts[p].action, seat->street, !seat->stack);
			/* readers restore a short blind to the stakes, but no other post */
			ohh->writing->lost[WRITERS_POSTS] +=
				seat->street != position.posted && p > 1;
		}
}

void writers_ohh_rounds(struct writers_ohh *ohh)
{
	struct rounds rounds = {.ohh = ohh};
	struct hand_play *const play = ohh->writing->play;
	const struct table_setup *setup;
	chips sum = 0, splash = 0;
	bool takes = false;

	/* The splash, if the house's payments on top of the pots are exactly its shares. */
	writers_amount(ohh->hand, "_splash", &splash);
	for (int i = 0; i < ohh->setup->seats; i++) {
		sum += writers_ohh_house_pays(ohh, i);
		takes |= writers_ohh_house_pays(ohh, i) < 0;
	}
	ohh->splash = splash > 0 && splash == sum && !takes ? splash : 0;
	ohh->writing->lost[WRITERS_MONEY] += splash && !ohh->splash;
	writers_ohh_array(ohh, "rounds");
	open_round(&rounds, streets[0], NULL, 0);
	hand_play_begin(play, ohh->hand, 0);
	write_posts(&rounds, &play->table);
	while (hand_play_next(play))
		write_step(&rounds, play);
	for (int i = 0; i < ohh->setup->seats; i++) {
		const chips extra = writers_ohh_house_pays(ohh, i);

		if (extra < 0)
			write_bet(&rounds, i, "Player Adjustment", extra, false);
	}
	/* The other runouts, from the first street on which they differ. */
	setup = rounds.ohh->setup;
	for (int b = 1; b < setup->boards; b++) {
		int from = 0;

		while (from < BOARD_CARDS_MAX && memcmp(setup->board[b], setup->board[0],
							 (size_t)(from < 3 ? 3 : from + 1)) == 0)
			from = from < 3 ? 3 : from + 1;
		while (from < BOARD_CARDS_MAX) {
			const int to = from < 3 ? 3 : from + 1;

			open_round(&rounds, streets[street_of(to)], setup->board[b] + from,
				to - from);
			from = to;
		}
	}
	close_round(&rounds);
	writers_ohh_close(ohh, ']');
}

/* -- pots ----------------------------------------------------------------- */

chips writers_ohh_house_pays(const struct writers_ohh *ohh, int seat)
{
	chips amount = 0;

	chips_parse(hand_item(ohh->hand, "_house_paid", seat), true, ohh->hand->places, &amount);
	return amount;
}

/* A pot. The difference between what the rules give and what the winners were paid is rake and
 * jackpot, as far as this pot covers it. */
static void write_pot(struct writers_ohh *ohh, const struct settlement *settlement, int index,
	chips *withheld, chips *fees)
{
	const struct pot *const pot = &settlement->pots.pot[index];
	chips won[SEATS_MAX] = {0}, cut = 0, jackpot;

	for (int i = 0; i < ohh->setup->seats; i++) {
		const chips gets = pots_award_gets(&settlement->award[index], i);
		const chips part = withheld[i] < gets ? withheld[i] : gets;

		if (!gets)
			continue;
		won[i] = gets - part;
		withheld[i] -= part;
		cut += part;
	}
	jackpot = *fees < cut ? *fees : cut;
	*fees -= jackpot;
	writers_ohh_item(ohh);
	writers_ohh_number(ohh, "number", (uint64_t)index);
	writers_ohh_amount(ohh, "amount", pot->amount + (index ? 0 : ohh->splash));
	writers_ohh_amount(ohh, "rake", cut - jackpot);
	if (jackpot)
		writers_ohh_amount(ohh, "jackpot", jackpot);
	writers_ohh_array(ohh, "player_wins");
	for (int i = 0; i < ohh->setup->seats; i++) {
		const chips pays = index ? 0 : writers_ohh_house_pays(ohh, i);
		const chips bonus = ohh->splash ? 0 : pays;

		if (won[i] || pays > 0) {
			writers_ohh_item(ohh);
			writers_ohh_number(ohh, "player_id", (uint64_t)i);
			writers_ohh_amount(ohh, "win_amount", won[i] + pays - bonus);
			if (bonus > 0)
				writers_ohh_amount(ohh, "bonus_amount", bonus);
			writers_ohh_close(ohh, '}');
		}
	}
	writers_ohh_close(ohh, ']');
	writers_ohh_close(ohh, '}');
}

void writers_ohh_pots(struct writers_ohh *ohh, const struct settlement *settlement,
	const chips *paid)
{
	chips withheld[SEATS_MAX] = {0}, fees = 0;

	for (int i = 0; i < ohh->setup->seats; i++)
		withheld[i] = settlement->gets[i] - paid[i];
	writers_amount(ohh->hand, "_fees", &fees);
	writers_ohh_array(ohh, "pots");
	for (int i = 0; i < settlement->pots.count; i++)
		write_pot(ohh, settlement, i, withheld, &fees);
	writers_ohh_close(ohh, ']');
}
