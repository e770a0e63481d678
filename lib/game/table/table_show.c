/* Showdown: who shows or mucks, who wins, and the payments. */
#include "game/table/table_internal.h"

#include <string.h>

enum { ALL_CARDS_MAX = HOLE_CARDS_MAX + BOARD_CARDS_MAX };

static bool cards_known(const card *cards, int count)
{
	return count <= 0 || !memchr(cards, CARD_UNKNOWN, (size_t)count);
}

/* In a runout, hands recorded as shown without their cards (????) are still to be shown. */
void table_show_begin(struct table *table)
{
	table->phase = PHASE_SHOWDOWN;
	table->due = 0;
	for (int i = 0; i < table->seats; i++) {
		struct seat *seat = &table->seat[i];

		if (seat->kept && !cards_known(seat->card, seat->cards))
			seat->shown = seat->kept = false;
	}
	table_show_next(table);
}

/* The player who bet or raised last in the last round shows first, then the next to the left.
 * Without a bet, the first to act in that round shows first (Robert's Rules, "The showdown"; TDA
 * 2024, 17). Hands may be shown out of turn. When all players but one have mucked, no hand has to
 * be shown. */
void table_show_next(struct table *table)
{
	const int seats = table->seats;
	const int from = table->aggressor >= 0 ? table->aggressor : table->opener;

	table->actor = -1;
	for (int step = 0; step < seats && table->in - table->mucks > 1; step++) {
		const int i = (from + step) % seats;

		if (!table->seat[i].folded && !table->seat[i].shown && !table->seat[i].mucked) {
			table->actor = i;
			return;
		}
	}
	table_show_settle(table, NULL);
}

/* Shown cards other than the player's known ones take the places of unknown cards; more of them
 * than that are a fault. */
void table_cards_check(const struct table *table, const struct action *action, struct legality *out)
{
	const struct seat *seat = &table->seat[action->seat];
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
		if (bit & shown || (bit & table->seen && !(bit & own))) {
			out->fault = TABLE_CARD_TWICE;
			return;
		}
		if (!(bit & table->variant->game->deck)) {
			out->fault = TABLE_NOT_IN_DECK;
			return;
		}
		if (!(bit & own) && unknown-- == 0) {
			out->fault = TABLE_OTHER_CARDS;
			return;
		}
		shown |= bit;
	}
}

/* A hand may be shown once, and again in a runout after more cards have come, or if some of its
 * cards were kept down. */
static bool may_show(const struct table *table, const struct seat *seat,
	const struct action *action)
{
	if (seat->mucked || (seat->shown && action->act == ACT_MUCK))
		return false;
	if (!seat->shown || (table->runout && table->deals != seat->shown_at))
		return true;
	return seat->kept && action->count > 0 && cards_known(action->card, action->count);
}

/* Whether draws or discards are still to come: no hand is shown before that. */
static bool discards_due(const struct table *table)
{
	const struct variant_street *street = table_street(table);

	return street->draw || (street->discard && table->phase != PHASE_DEAL_BOARD) ||
	       variant_discards_after(table->variant, table->street);
}

void table_show_check(const struct table *table, const struct action *action, struct legality *out)
{
	const struct seat *seat = &table->seat[action->seat];

	if (seat->folded)
		out->fault = table->phase == PHASE_OVER ? TABLE_HAND_OVER : TABLE_FOLDED;
	else if (table->phase != PHASE_OVER && table->phase != PHASE_SHOWDOWN &&
		 (!table->runout || discards_due(table)))
		out->fault = TABLE_NOT_DUE;
	else if (!may_show(table, seat, action))
		out->fault = TABLE_SHOWN;
	else if (action->act == ACT_SHOW && action->count > 0 && action->count != seat->cards) {
		out->fault = TABLE_CARD_COUNT;
		out->least = seat->cards;
	} else if (action->act == ACT_SHOW)
		table_cards_check(table, action, out);
}

/* Puts shown cards other than the known ones in the places of unknown cards. Returns the number of
 * cards shown. */
static int cards_shown(struct table *table, struct seat *seat, const struct action *action)
{
	int shown = 0;

	for (int i = 0; i < action->count; i++) {
		const card c = action->card[i];

		if (c == CARD_UNKNOWN)
			continue;
		shown++;
		table->seen |= card_bit(c);
		if (!memchr(seat->card, c, seat->cards))
			*(card *)memchr(seat->card, CARD_UNKNOWN, seat->cards) = c;
	}
	return shown;
}

void table_show_apply(struct table *table, const struct action *action)
{
	struct seat *seat = &table->seat[action->seat];

	if (action->seat == table->optional_check)
		table->optional_check = -1;
	if (action->act == ACT_MUCK) {
		seat->mucked = (uint8_t)++table->mucks;
	} else {
		const bool whole = seat->shown && !seat->kept;

		if (action->count > 0)
			seat->kept = cards_shown(table, seat, action) < seat->cards && !whole;
		seat->shown = true;
		seat->shown_at = table->deals;
	}
	if (table->phase == PHASE_SHOWDOWN)
		table_show_next(table);
}

/* The player's own cards, followed by those of a board. Returns the number of cards; 0 while some
 * are not dealt or unknown. */
static int hand_cards(const struct table *table, int board, int seat, card cards[ALL_CARDS_MAX])
{
	const struct game *game = table->variant->game;
	const struct seat *from = &table->seat[seat];
	const int count = from->cards + table->board_count;

	if (count != game->own + game->board)
		return 0;
	memcpy(cards, from->card, from->cards);
	memcpy(cards + from->cards, table_board(table, board), (size_t)table->board_count);
	return cards_known(cards, count) ? count : 0;
}

int table_boards_seen(const struct table *table)
{
	const size_t dealt = (size_t)table->board_count;
	int seen = table->runs ? 1 : table->boards;

	for (int b = 1; table->runs && b < table->boards; b++)
		if (memcmp(table_board(table, b), table->board, dealt) != 0)
			seen = table->boards;
	return dealt ? seen : 1;
}

bool table_value(const struct table *table, int seat, score out[POT_HALVES])
{
	return table_value_on(table, 0, seat, out);
}

bool table_value_on(const struct table *table, int board, int seat, score out[POT_HALVES])
{
	const struct variant *variant = table->variant;
	const int own = table->seat[seat].cards;
	card cards[ALL_CARDS_MAX];

	if (!hand_cards(table, board, seat, cards))
		return false;
	out[POT_HIGH] = variant->game->evaluator->value(cards, own, table->board_count);
	out[POT_LOW] =
		variant->game->low ? variant->game->low->value(cards, own, table->board_count) : 0;
	return true;
}

/* -- payments --------------------------------------------------------------------- */

/* A showdown while its winners are being determined. */
struct table_show_showdown {
	seat_set known;   /* hands whose score is known */
	seat_set offered; /* hands that may win: all cards were shown, or none */
	bool unshown;     /* a hand counted that its owner did not show in full */
	score value[BOARDS_MAX][POT_HALVES][SEATS_MAX];
};

static void values_init(struct table_show_showdown *showdown, const struct table *table,
	seat_set hands)
{
	for (int i = 0; hands >> i; i++) {
		const struct seat *seat = &table->seat[i];
		int known = 0; /* boards with which the score of the hand is known */

		if (!(hands >> i & 1))
			continue;
		if (!seat->shown || !seat->kept)
			showdown->offered |= (seat_set)1 << i;
		for (int b = 0; b < table->boards; b++) {
			score value[POT_HALVES];

			if (!table_value_on(table, b, i, value))
				break;
			known++;
			for (int half = 0; half < POT_HALVES; half++)
				showdown->value[b][half][i] = value[half];
		}
		if (known == table->boards)
			showdown->known |= (seat_set)1 << i;
	}
}

/* The last contender of a pot to muck. All others had left the pot to this player. */
static seat_set last_to_muck(const struct table *table, seat_set contenders)
{
	seat_set last = 0;
	int most = 0;

	for (int i = 0; contenders >> i; i++)
		if (contenders >> i & 1 && table->seat[i].mucked > most) {
			most = table->seat[i].mucked;
			last = (seat_set)1 << i;
		}
	return last;
}

/* The winners of a pot on a board; none if unknown cards decide. A player must show all cards to
 * win (Robert's Rules, "The showdown"), so a hand with unknown cards kept down loses to any known
 * hand; cards that were kept down but are known count. */
static struct pot_claim winners_of(const struct table *table, struct table_show_showdown *showdown,
	int board, seat_set contenders, seat_set mucked)
{
	seat_set hands = contenders & ~mucked;

	if (!hands)
		return (struct pot_claim){{last_to_muck(table, contenders), 0}};
	if (!(hands & (hands - 1)))
		return (struct pot_claim){{hands, 0}};
	if (hands & showdown->known)
		hands &= showdown->known | showdown->offered;
	if (hands & ~showdown->known)
		return (struct pot_claim){{0, 0}};
	for (int i = 0; hands >> i; i++)
		if (hands >> i & 1 && (!table->seat[i].shown || table->seat[i].kept))
			showdown->unshown = true;
	return (struct pot_claim){{pots_best(showdown->value[board][POT_HIGH], hands),
		pots_best(showdown->value[board][POT_LOW], hands)}};
}

/* The winners of all pots on all boards; those of pot p begin at claims[p * boards]. Returns false
 * if unknown cards decide. */
static bool decide(const struct table *table, struct table_show_showdown *showdown,
	const struct pots *pots, seat_set mucked, struct pot_claim *claims)
{
	for (int i = 0; i < pots->count; i++)
		for (int b = 0; b < table->boards; b++) {
			*claims = winners_of(table, showdown, b, pots->pot[i].contenders, mucked);
			if (!claims->half[POT_HIGH])
				return false;
			claims++;
		}
	return true;
}

void table_pots(const struct table *table, struct pots *out)
{
	struct contribution contributions[SEATS_MAX];

	for (int i = 0; i < table->seats; i++) {
		const struct seat *seat = &table->seat[i];

		contributions[i].paid = seat->paid + (table->trim_antes ? seat->ante : 0);
		contributions[i].dead = table->trim_antes ? 0 : seat->ante;
		contributions[i].state = seat->folded   ? CONTRIBUTION_FOLDED
					 : seat->all_in ? CONTRIBUTION_ALL_IN
							: CONTRIBUTION_IN;
	}
	pots_make(contributions, table->seats, 0, out);
}

/* Result of pots_odd_card for a seat's hand in one half; 0 if there is none. */
static uint8_t odd_card(const struct table *table, int seat, enum pot_half half)
{
	const struct variant *variant = table->variant;
	const struct evaluator *evaluator =
		half == POT_LOW ? variant->game->low : variant->game->evaluator;
	score value[POT_HALVES];
	card cards[ALL_CARDS_MAX];

	if (!table_value(table, seat, value) || !value[half])
		return 0;
	hand_cards(table, 0, seat, cards);
	return pots_odd_card(evaluator, cards, table->seat[seat].cards, table->board_count,
		value[half]);
}

/* Pays the pots of *settlement. */
static void award(const struct table *table, const struct pot_claim *claims, int boards,
	struct settlement *settlement)
{
	uint8_t cards[POT_HALVES][SEATS_MAX];
	struct odd_chips odd = {.button = table->seats - 1};
	seat_set winners = 0;

	for (int i = 0; i < settlement->pots.count; i++)
		winners |= claims[i].half[POT_HIGH] | claims[i].half[POT_LOW];
	for (int half = 0; half < POT_HALVES; half++) {
		if (!variant_brings_in(table->variant) || !(winners & (winners - 1)))
			continue;
		for (int i = 0; winners >> i; i++)
			cards[half][i] = odd_card(table, i, (enum pot_half)half);
		odd.card[half] = cards[half];
	}
	pots_award(settlement, claims, boards, &odd, NULL);
}

enum { CLAIMS_MAX = (SEATS_MAX + 1) * BOARDS_MAX };

void table_settlement(const struct table *table, struct settlement *out)
{
	static const struct pot_claim nobody[SEATS_MAX + 1];

	table_pots(table, &out->pots);
	if (table->phase == PHASE_OVER && table->boards > 1 && table->in > 1) {
		struct table_show_showdown showdown = {.unshown = false};
		struct pot_claim claims[CLAIMS_MAX];

		/* With several boards the state keeps what decided the winners, because it has no
		 * space for all winners. */
		values_init(&showdown, table, table->known);
		showdown.known = table->known;
		showdown.offered = table->offered;
		decide(table, &showdown, &out->pots, table->left_out, claims);
		award(table, claims, table->boards, out);
	} else
		award(table, table->phase == PHASE_OVER ? table->claims : nobody, 1, out);
}

static void pay(struct seat *seat, chips gets)
{
	if (seat->stack != CHIPS_UNKNOWN) /* an unlimited stack stays unlimited */
		seat->stack += gets;
}

/* Pays the pots to the players who are in. Returns false, and changes nothing, if unknown cards
 * decide the winner. */
static bool settle_contested(struct table *table, bool *unshown)
{
	struct table_show_showdown showdown = {.unshown = false};
	struct pot_claim claims[CLAIMS_MAX];
	struct settlement settlement;
	const struct pots *pots = &settlement.pots;
	seat_set mucked = 0;

	for (int i = 0; i < table->seats; i++)
		if (table->seat[i].mucked)
			mucked |= (seat_set)1 << i;
	table_pots(table, &settlement.pots);
	if (table->in - table->mucks > 1)
		values_init(&showdown, table, pots->pot[0].contenders & ~mucked);
	if (!decide(table, &showdown, pots, mucked, claims))
		return false;
	for (int i = 0; i < pots->count; i++)
		table->claims[i] = claims[i * table->boards];
	table->known = showdown.known;
	table->offered = showdown.offered;
	table->left_out = mucked;
	award(table, claims, table->boards, &settlement);
	for (int i = 0; i < table->seats; i++)
		pay(&table->seat[i], settlement.gets[i]);
	*unshown = showdown.unshown;
	return true;
}

bool table_show_settle(struct table *table, bool *unshown)
{
	bool any = false;

	if (table->in == 1) { /* there is one pot, which goes to the last player left */
		int last = 0;

		while (table->seat[last].folded)
			last++;
		table->claims[0] = (struct pot_claim){{(seat_set)1 << last, 0}};
		pay(&table->seat[last], table->pot);
	} else if (!settle_contested(table, &any))
		return false;
	table->phase = PHASE_OVER;
	table->actor = -1;
	if (unshown)
		*unshown = any;
	return true;
}
