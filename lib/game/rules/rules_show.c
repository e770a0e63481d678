/* The showdown: who shows or mucks, who wins what, and paying. */
#include "game/rules/rules_inside.h"

#include <string.h>

/* Nothing more is to come of this player: it has shown, mucked or folded. */
static bool is_done(const struct seat *seat)
{
	return seat->folded || seat->shown || seat->mucked;
}

static bool has(const card *cards, int count, card c)
{
	return count > 0 && memchr(cards, c, (size_t)count) != NULL;
}

static bool cards_known(const card *cards, int count)
{
	return !has(cards, count, CARD_UNKNOWN);
}

/* Hands of a run-out that were noted as shown without their cards (????) are still to be shown. */
void rules_show_begin(struct game *game)
{
	game->phase = PHASE_SHOWDOWN;
	game->due = 0;
	for (int i = 0; i < game->setup.seats; i++) {
		struct seat *seat = &game->seat[i];

		if (seat->kept && !cards_known(seat->card, seat->cards))
			seat->shown = seat->kept = false;
	}
	rules_show_next(game);
}

/* Who bet or raised last in the last round shows first, then the next to the left; without a bet,
 * who was first to act (Robert's Rules, "The showdown"; TDA 2024, 17). Hands may be shown out of
 * turn. When all but one have mucked, there is nothing to show. */
void rules_show_next(struct game *game)
{
	const int seats = game->setup.seats;
	const int from = game->aggressor >= 0 ? game->aggressor : game->opener;

	game->actor = -1;
	for (int step = 0; step < seats && game->in - game->mucks > 1; step++) {
		const int i = (from + step) % seats;

		if (!is_done(&game->seat[i])) {
			game->actor = i;
			return;
		}
	}
	rules_show_settle(game, NULL);
}

/* Cards that are not the player's own stand for ones that nobody knows. */
static void cards_check(const struct game *game, const struct action *action, struct verdict *out)
{
	const struct seat *seat = &game->seat[action->seat];
	card_set own = 0, shown = 0;
	int unknown = 0;

	for (int i = 0; i < seat->cards; i++) {
		if (seat->card[i] == CARD_UNKNOWN)
			unknown++;
		else
			own |= card_bit(seat->card[i]);
	}
	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];
		const card_set bit = c == CARD_UNKNOWN ? 0 : card_bit(c);

		if (!bit)
			continue;
		out->card = c;
		if (bit & shown || (bit & game->seen && !(bit & own))) {
			out->fault = RULES_CARD_TWICE;
			return;
		}
		if (!(bit & own) && unknown-- == 0) {
			out->fault = RULES_OTHER_CARDS;
			return;
		}
		shown |= bit;
	}
}

/* A hand is shown once; again in a run-out after more cards, and when some were kept down. */
static bool may_show(const struct game *game, const struct seat *seat, const struct action *action)
{
	if (seat->mucked || (seat->shown && action->act == ACT_MUCK))
		return false;
	if (!seat->shown || (game->runout && game->board_count > seat->shown_at))
		return true;
	return seat->kept && action->count > 0 && cards_known(action->card, action->count);
}

void rules_show_check(const struct game *game, const struct action *action, struct verdict *out)
{
	const struct seat *seat = &game->seat[action->seat];

	if (seat->folded)
		out->fault = game->phase == PHASE_OVER ? RULES_HAND_OVER : RULES_FOLDED;
	else if (game->phase != PHASE_OVER && game->phase != PHASE_SHOWDOWN && !game->runout)
		out->fault = RULES_NOT_DUE;
	else if (!may_show(game, seat, action))
		out->fault = RULES_SHOWN;
	else if (action->act == ACT_SHOW && action->count > 0 && action->count != seat->cards) {
		out->fault = RULES_CARD_COUNT;
		out->least = seat->cards;
	} else if (action->act == ACT_SHOW)
		cards_check(game, action, out);
}

/* What is shown first, then what is known besides; returns how many were shown. */
static int cards_shown(struct game *game, struct seat *seat, const struct action *action)
{
	card all[HOLE_CARDS_MAX];
	int shown, count = 0;

	for (int i = 0; i < action->count; i++)
		if (action->card[i] != CARD_UNKNOWN) {
			all[count++] = action->card[i];
			game->seen |= card_bit(action->card[i]);
		}
	shown = count;
	for (int i = 0; i < seat->cards; i++)
		if (seat->card[i] != CARD_UNKNOWN && !has(all, count, seat->card[i]))
			all[count++] = seat->card[i];
	while (count < seat->cards)
		all[count++] = CARD_UNKNOWN;
	memcpy(seat->card, all, seat->cards);
	return shown;
}

void rules_show_apply(struct game *game, const struct action *action)
{
	struct seat *seat = &game->seat[action->seat];

	if (action->seat == game->unasked)
		game->unasked = -1;
	if (action->act == ACT_MUCK) {
		seat->mucked = (uint8_t)++game->mucks;
	} else {
		const bool whole = seat->shown && !seat->kept;

		if (action->count > 0)
			seat->kept = cards_shown(game, seat, action) < seat->cards && !whole;
		seat->shown = true;
		seat->shown_at = (uint8_t)game->board_count;
	}
	if (game->phase == PHASE_SHOWDOWN)
		rules_show_next(game);
}

/* A showdown while it is judged. */
struct showdown {
	seat_set known;   /* hands whose cards are all known */
	seat_set offered; /* hands that may win: all of it was shown, or nothing */
	bool unshown;     /* a hand took part that its owner did not show, or not all of it */
	score value[SEATS_MAX];
};

static void values_init(struct showdown *showdown, const struct game *game, seat_set hands)
{
	const struct evaluator *evaluator = game->setup.variant->evaluator;
	card cards[HOLE_CARDS_MAX + BOARD_CARDS_MAX];

	memcpy(cards + HOLE_CARDS_MAX, game->board, sizeof game->board);
	for (int i = 0; i < game->setup.seats; i++) {
		const struct seat *seat = &game->seat[i];
		card *start = cards + HOLE_CARDS_MAX - seat->cards;
		const int count = seat->cards + game->board_count;

		if (!(hands >> i & 1))
			continue;
		memcpy(start, seat->card, seat->cards);
		if (!seat->shown || !seat->kept)
			showdown->offered |= (seat_set)1 << i;
		if (count == evaluator->most && cards_known(start, count)) {
			showdown->known |= (seat_set)1 << i;
			showdown->value[i] = evaluator->value(start, count);
		}
	}
}

static seat_set best_of(const struct showdown *showdown, seat_set hands)
{
	seat_set best = 0;
	score most = 0;

	for (int i = 0; hands >> i; i++) {
		if (!(hands >> i & 1) || showdown->value[i] < most)
			continue;
		if (showdown->value[i] > most)
			best = 0;
		most = showdown->value[i];
		best |= (seat_set)1 << i;
	}
	return best;
}

/* Who of a pot's contenders mucked last: all others had left the pot to that one. */
static seat_set last_to_muck(const struct game *game, seat_set contenders)
{
	seat_set last = 0;
	int most = 0;

	for (int i = 0; contenders >> i; i++)
		if (contenders >> i & 1 && game->seat[i].mucked > most) {
			most = game->seat[i].mucked;
			last = (seat_set)1 << i;
		}
	return last;
}

/* The winners of a pot, or none when unknown cards decide. A player must show all cards to win
 * (Robert's Rules, "The showdown"), so that one with cards kept down that nobody knows loses to
 * any that is known; cards that are known nevertheless count. */
static seat_set winners_of(const struct game *game, struct showdown *showdown, seat_set contenders,
	seat_set mucked)
{
	seat_set hands = contenders & ~mucked;

	if (!hands)
		return last_to_muck(game, contenders);
	if (!(hands & (hands - 1)))
		return hands;
	if (hands & showdown->known)
		hands &= showdown->known | showdown->offered;
	if (hands & ~showdown->known)
		return 0;
	for (int i = 0; hands >> i; i++)
		if (hands >> i & 1 && (!game->seat[i].shown || game->seat[i].kept))
			showdown->unshown = true;
	return best_of(showdown, hands);
}

static void stakes_of(const struct game *game, struct stake *stakes)
{
	const bool trim = game->setup.trim_antes;

	for (int i = 0; i < game->setup.seats; i++) {
		const struct seat *seat = &game->seat[i];

		stakes[i].paid = seat->paid + (trim ? seat->ante : 0);
		stakes[i].dead = trim ? 0 : seat->ante;
		stakes[i].state = seat->folded   ? STAKE_FOLDED
				  : seat->all_in ? STAKE_ALL_IN
						 : STAKE_IN;
	}
}

void rules_pots(const struct game *game, struct pots *out)
{
	struct stake stakes[SEATS_MAX];

	if (game->phase == PHASE_OVER) {
		*out = game->pots;
		return;
	}
	stakes_of(game, stakes);
	pots_make(stakes, game->setup.seats, 0, out);
}

static seat_set seats_mucked(const struct game *game)
{
	seat_set set = 0;

	for (int i = 0; i < game->setup.seats; i++)
		if (game->seat[i].mucked)
			set |= (seat_set)1 << i;
	return set;
}

/* Gives a pot's shares and odd chips to their winners. An endless stack stays one. */
static void pay(struct game *game, int pot)
{
	const struct pot_award *award = &game->award[pot];

	for (int i = 0; i < game->setup.seats; i++)
		if (game->seat[i].stack != CHIPS_UNKNOWN)
			game->seat[i].stack += award->share[i] + award->odd[i];
}

bool rules_show_settle(struct game *game, bool *unshown)
{
	const int seats = game->setup.seats;
	struct showdown showdown = {.unshown = false};
	const seat_set mucked = seats_mucked(game);
	struct stake stakes[SEATS_MAX];
	seat_set winners[SEATS_MAX + 1];
	int count;

	stakes_of(game, stakes);
	pots_make(stakes, seats, 0, &game->pots);
	count = game->pots.count;
	if (game->in - game->mucks > 1)
		values_init(&showdown, game, game->pots.pot[0].contenders & ~mucked);
	for (int i = 0; i < count; i++) {
		winners[i] = winners_of(game, &showdown, game->pots.pot[i].contenders, mucked);
		if (!winners[i])
			return false;
	}
	for (int i = 0; i < count; i++) {
		pots_share(&game->pots.pot[i], seats, winners[i], seats - 1, 0, &game->award[i]);
		pay(game, i);
	}
	game->phase = PHASE_OVER;
	game->actor = -1;
	if (unshown)
		*unshown = showdown.unshown;
	return true;
}
