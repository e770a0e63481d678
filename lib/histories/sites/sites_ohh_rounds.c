/* Reads the rounds with their actions, and the pots. */
#include "histories/sites/sites_ohh.h"

#include "base/scan.h"

/* -- rounds --------------------------------------------------------------- */

struct ohh_round {
	int id, street, cards, actions;
};

static const struct ohh_field round_fields[] = {
	{"id", OHH_INTEGER, OHH_SHOULD, offsetof(struct ohh_round, id)},
	{"street", OHH_STRING, OHH_MUST, offsetof(struct ohh_round, street)},
	{"cards", OHH_STRINGS, OHH_MAY, offsetof(struct ohh_round, cards)},
	{"actions", OHH_OBJECTS, OHH_MAY, offsetof(struct ohh_round, actions)},
	{.name = NULL},
};

enum ohh_rounds_street { PREFLOP, FLOP, TURN, RIVER, SHOWDOWN, STREETS };

static const struct {
	const char *name;
	int cards, before;
} streets[STREETS] = {{"Preflop", 0, 0}, {"Flop", 3, 0}, {"Turn", 1, 3}, {"River", 1, 4},
	{"Showdown", 0, 5}};

struct round {
	int id;
	struct ohh_round found;
	enum ohh_rounds_street street;
};

/* -- actions -------------------------------------------------------------- */

struct ohh_action {
	int number, player, what, amount, all_in, cards;
};

static const struct ohh_field action_fields[] = {
	{"action_number", OHH_INTEGER, OHH_SHOULD, offsetof(struct ohh_action, number)},
	{"player_id", OHH_INTEGER, OHH_MAY, offsetof(struct ohh_action, player)},
	{"action", OHH_STRING, OHH_MUST, offsetof(struct ohh_action, what)},
	{"amount", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_action, amount)},
	{"is_allin", OHH_BOOLEAN, OHH_MAY, offsetof(struct ohh_action, all_in)},
	{"cards", OHH_STRINGS, OHH_MAY, offsetof(struct ohh_action, cards)},
	{.name = NULL},
};

/* Data of an action other than its player. */
enum says { SAYS_NOTHING, SAYS_AMOUNT, SAYS_CARDS, SAYS_CHIPS, SAYS_ADJUSTMENT, SAYS_POT };

static const struct what {
	const char *name;
	enum history_event_kind kind;
	enum says says;
} whats[] = {
	{"Dealt Cards", HISTORY_HOLE, SAYS_CARDS},
	{"Mucks Cards", HISTORY_MUCK, SAYS_CARDS},
	{"Shows Cards", HISTORY_SHOW, SAYS_CARDS},
	{"Post Ante", HISTORY_ANTE, SAYS_AMOUNT},
	{"Post SB", HISTORY_SMALL_BLIND, SAYS_AMOUNT},
	{"Post BB", HISTORY_BIG_BLIND, SAYS_AMOUNT},
	{"Straddle", HISTORY_STRADDLE, SAYS_AMOUNT},
	{"Post Dead", HISTORY_DEAD, SAYS_AMOUNT},
	{"Post Extra Blind", HISTORY_LIVE, SAYS_AMOUNT},
	{"Fold", HISTORY_FOLD, SAYS_NOTHING},
	{"Check", HISTORY_CHECK, SAYS_NOTHING},
	{"Bet", HISTORY_BET, SAYS_AMOUNT},
	{"Raise", HISTORY_RAISE, SAYS_AMOUNT},
	{"Call", HISTORY_CALL, SAYS_AMOUNT},
	{"Added Chips", HISTORY_PAID, SAYS_CHIPS},
	{"Sits Down", HISTORY_PAID, SAYS_CHIPS},
	{"Stands Up", HISTORY_PAID, SAYS_CHIPS},
	{"Player Adjustment", HISTORY_PAID, SAYS_ADJUSTMENT},
	{"Add to Pot", HISTORY_PAID, SAYS_POT},
	{"Added To Pot", HISTORY_PAID, SAYS_POT},
	{.name = NULL},
};

static const struct what *find_what(struct ohh *ohh, int value)
{
	const struct what *what = whats;

	while (what->name && !sites_ohh_is(ohh, value, what->name))
		what++;
	if (what->name)
		return what;
	sites_ohh_say(ohh, true, sites_ohh_place(ohh, value), "'", "' is not a standard action");
	return NULL;
}

static void say_missing(struct ohh *ohh, int action, const char *what)
{
	text_add_string(sites_ohh_note(ohh, true, sites_ohh_place(ohh, action)), what);
}

/* -- amounts -------------------------------------------------------------- */

/* Adds to a sum, which may be HISTORY_NOT_GIVEN; sign is 1 or -1. */
static void add_to(struct history_amount *sum, struct history_amount amount, int sign)
{
	if (!history_given(amount))
		return;
	if (!history_given(*sum))
		*sum = (struct history_amount){0, amount.places};
	history_same_places(sum, &amount);
	sum->digits += sign * amount.digits;
}

static bool is_zero(struct history_amount amount)
{
	return !history_given(amount) || !amount.digits;
}

/* -- one action ----------------------------------------------------------- */

/* A hand that is dealt, shown or mucked. */
static void read_hand(struct ohh *ohh, const struct what *what, int seat,
	const struct ohh_action *found, struct slice at)
{
	card cards[HOLE_CARDS_MAX];
	const int count = sites_ohh_cards(ohh, found->cards, HOLE_CARDS_MAX, cards);
	struct history_event *event;

	if (what->kind == HISTORY_HOLE && !count)
		return;
	event = history_add(ohh->history, what->kind, seat, at);
	if (what->kind == HISTORY_MUCK && count)
		event = history_add(ohh->history, HISTORY_KNOWN, seat, at);
	if (!count)
		return;
	sites_set_cards(event, cards, count);
	if (what->kind == HISTORY_HOLE || count > ohh->hole_cards)
		ohh->hole_cards = count;
}

static void read_bet(struct ohh *ohh, const struct what *what, int seat,
	const struct ohh_action *found, int action, enum ohh_rounds_street street)
{
	const struct history_amount amount = sites_ohh_amount(ohh, found->amount, NULL);
	struct history_event *event;

	if (what->says == SAYS_NOTHING && history_given(amount) && amount.digits)
		say_missing(ohh, action, "a check or a fold has an amount");
	if (what->says == SAYS_AMOUNT && (!history_given(amount) || !amount.digits))
		say_missing(ohh, action, "the action has no amount");
	if (what->kind == HISTORY_BET && street == PREFLOP)
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, found->what), "a '",
			"' before the flop is a Raise in the standard");
	if (street == SHOWDOWN)
		say_missing(ohh, action, "a bet at the showdown");
	event = history_add(ohh->history, what->kind, seat, sites_ohh_place(ohh, action));
	if (what->says != SAYS_AMOUNT)
		return;
	event->all_in = sites_ohh_true(ohh, found->all_in);
	event->added = amount;
	add_to(&ohh->left[seat], amount, -1);
	if (found->all_in != OHH_NONE && event->all_in != is_zero(ohh->left[seat]))
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, found->all_in), "is_allin is ",
			event->all_in ? ", but chips are left" : ", but no chips are left");
}

static void read_action(struct ohh *ohh, const struct ohh_action *found, int action,
	enum ohh_rounds_street street)
{
	const struct what *const what =
		found->what == OHH_NONE ? NULL : find_what(ohh, found->what);
	int seat;

	if (!what)
		return;
	if (what->says == SAYS_POT && found->player == OHH_NONE) {
		add_to(&ohh->history->money.splash, sites_ohh_amount(ohh, found->amount, NULL), 1);
		return;
	}
	if (what->says == SAYS_POT) {
		say_missing(ohh, action, "chips added to the pot are not supported");
		return;
	}
	if (found->player == OHH_NONE) {
		say_missing(ohh, action, "the action has no player");
		return;
	}
	seat = sites_ohh_seat(ohh, found->player);
	if (seat < 0 || what->says == SAYS_CHIPS)
		return;
	ohh->acts[seat] |= what->kind <= HISTORY_MUCK;
	if (what->says == SAYS_ADJUSTMENT) {
		/* Money outside the pots. */
		bool negative;
		const struct history_amount amount =
			sites_ohh_amount(ohh, found->amount, &negative);

		if (history_given(amount))
			history_add(ohh->history, negative ? HISTORY_FEE : HISTORY_PAID, seat,
				sites_ohh_place(ohh, action))
				->added = amount;
	} else if (what->says == SAYS_CARDS) {
		read_hand(ohh, what, seat, found, sites_ohh_place(ohh, action));
	} else {
		read_bet(ohh, what, seat, found, action, street);
	}
}

/* Actions in the order of the array, which must be that of their numbers. */
static void read_actions(struct ohh *ohh, int actions, enum ohh_rounds_street street)
{
	struct ohh_action found;
	int last = -1;

	OHH_EACH (i, ohh, actions) {
		int number;

		sites_ohh_fields(ohh, i, action_fields, &found);
		if (sites_ohh_integer(ohh, found.number, INT32_MAX, &number)) {
			if (number <= last)
				sites_ohh_say(ohh, true, sites_ohh_place(ohh, found.number),
					"action number ", " is out of order");
			last = number;
		}
		read_action(ohh, &found, i, street);
	}
}

/* -- rounds again --------------------------------------------------------- */

static bool read_street(struct ohh *ohh, struct round *round)
{
	const int value = round->found.street;
	int i = 0;

	if (value == OHH_NONE)
		return false;
	while (i < STREETS && !sites_ohh_is(ohh, value, streets[i].name))
		i++;
	if (i == STREETS) {
		sites_ohh_say(ohh, true, sites_ohh_place(ohh, value), "'",
			"' is not a standard street");
		return false;
	}
	round->street = (enum ohh_rounds_street)i;
	return true;
}

/* Inserts a round by its id, after others with the same id. */
static void insert(struct round *list, int count, const struct round *round)
{
	while (count && list[count - 1].id > round->id) {
		list[count] = list[count - 1];
		count--;
	}
	list[count] = *round;
}

static int gather(struct ohh *ohh, int rounds, struct round *list)
{
	int count = 0;

	OHH_EACH (i, ohh, rounds) {
		struct round round = {.id = count ? list[count - 1].id : 0};

		sites_ohh_fields(ohh, i, round_fields, &round.found);
		if (!read_street(ohh, &round))
			continue;
		if (count == OHH_ROUNDS_MAX) {
			say_missing(ohh, i, "too many rounds");
			break;
		}
		sites_ohh_integer(ohh, round.found.id, INT32_MAX, &round.id);
		for (int j = 0; j < count; j++)
			if (list[j].id == round.id && round.found.id != OHH_NONE)
				sites_ohh_say(ohh, true, sites_ohh_place(ohh, round.found.id),
					"two rounds have the id ", "");
		insert(list, count++, &round);
	}
	return count;
}

/* A second round of the same street has the cards of the second board. */
static void read_board(struct ohh *ohh, const struct round *round, int run)
{
	const int value = round->found.cards, wanted = streets[round->street].cards;
	const struct slice at =
		sites_ohh_place(ohh, value == OHH_NONE ? round->found.street : value);
	card cards[BOARD_CARDS_MAX];
	const int count = sites_ohh_cards(ohh, value, BOARD_CARDS_MAX, cards);
	struct history_event *event;

	if (count != wanted || run >= BOARDS_MAX) {
		struct text *const words = sites_ohh_note(ohh, true, at);

		text_add_string(words, "the street ");
		text_add_string(words, streets[round->street].name);
		if (run >= BOARDS_MAX) {
			text_add_string(words, " is dealt on too many boards");
			return;
		}
		text_add_string(words, " has ");
		text_add_uint(words, (uint64_t)count);
		text_add_string(words, count == 1 ? " card, expected " : " cards, expected ");
		text_add_uint(words, (uint64_t)wanted);
		return;
	}
	if (!wanted)
		return;
	event = history_add(ohh->history, HISTORY_BOARD, -1,
		sites_ohh_place(ohh, round->found.street));
	event->run = (int8_t)run;
	event->place = (int8_t)(streets[round->street].before + 1);
	sites_set_cards(event, cards, count);
	if (run && !ohh->flag_twice)
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, round->found.street), "a second ",
			" without the flag Run_It_Twice");
	if (run)
		ohh->twice.length = 0;
}

void sites_ohh_rounds(struct ohh *ohh, int rounds)
{
	struct round list[OHH_ROUNDS_MAX + 1];
	const int count = gather(ohh, rounds, list);
	bool whole = !ohh->history->bad; /* the street of an invalid round may be unknown */
	int seen[STREETS] = {0};

	if (!count || list[0].street != PREFLOP)
		say_missing(ohh, rounds, "the first round is not Preflop");
	for (int i = 0; i < count; i++) {
		const enum ohh_rounds_street street = list[i].street;

		if (street == PREFLOP && seen[PREFLOP])
			say_missing(ohh, rounds, "a second Preflop round");
		if (whole && street > FLOP && street < SHOWDOWN && !seen[street - 1]) {
			sites_ohh_say(ohh, true, sites_ohh_place(ohh, list[i].found.street),
				"the street ", " comes without the previous street");
			whole = false;
		}
		read_board(ohh, &list[i], seen[street]++);
		read_actions(ohh, list[i].found.actions, street);
	}
	if (ohh->twice.length)
		sites_ohh_say(ohh, false, ohh->twice, "the flag ",
			" is set, but there is a single board");
}

/* -- pots ----------------------------------------------------------------- */

struct ohh_pot {
	int number, amount, rake, jackpot, wins;
};

static const struct ohh_field pot_fields[] = {
	{"number", OHH_INTEGER, OHH_SHOULD, offsetof(struct ohh_pot, number)},
	{"amount", OHH_DECIMAL, OHH_MUST, offsetof(struct ohh_pot, amount)},
	{"rake", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_pot, rake)},
	{"jackpot", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_pot, jackpot)},
	{"player_wins", OHH_OBJECTS, OHH_MUST, offsetof(struct ohh_pot, wins)},
	{.name = NULL},
};

struct ohh_win {
	int player, amount, cash_out, cash_out_fee, bonus, rake;
};

static const struct ohh_field win_fields[] = {
	{"player_id", OHH_INTEGER, OHH_MUST, offsetof(struct ohh_win, player)},
	{"win_amount", OHH_DECIMAL, OHH_MUST, offsetof(struct ohh_win, amount)},
	{"cashout_amount", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_win, cash_out)},
	{"cashout_fee", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_win, cash_out_fee)},
	{"bonus_amount", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_win, bonus)},
	{"contributed_rake", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_win, rake)},
	{.name = NULL},
};

static void add_money(struct ohh *ohh, enum history_event_kind kind, int seat,
	struct history_amount amount, struct slice at)
{
	if (!is_zero(amount))
		history_add(ohh->history, kind, seat, at)->added = amount;
}

/* Winnings of a player from a pot. A cash-out is what the house paid less its fee; the house then
 * gets what was won. */
static void read_win(struct ohh *ohh, int win, struct history_amount *left)
{
	const struct slice at = sites_ohh_place(ohh, win);
	struct history_amount amount, cash, fee;
	struct ohh_win found;
	int seat;

	sites_ohh_fields(ohh, win, win_fields, &found);
	seat = sites_ohh_seat(ohh, found.player);
	if (seat < 0)
		return;
	amount = sites_ohh_amount(ohh, found.amount, NULL);
	add_to(left, amount, -1);
	add_money(ohh, HISTORY_COLLECT, seat, amount, at);
	cash = sites_ohh_amount(ohh, found.cash_out, NULL);
	fee = sites_ohh_amount(ohh, found.cash_out_fee, NULL);
	if (!is_zero(cash))
		add_to(&cash, fee, -1);
	add_money(ohh, HISTORY_CASH_OUT, seat, cash, at);
	add_money(ohh, HISTORY_PAID, seat, sites_ohh_amount(ohh, found.bonus, NULL), at);
	sites_ohh_amount(ohh, found.rake, NULL);
}

static void read_pot(struct ohh *ohh, int pot, int index)
{
	struct history *const history = ohh->history;
	struct history_amount left = {0, 0}, rake, jackpot;
	struct ohh_pot found;
	int number;

	sites_ohh_fields(ohh, pot, pot_fields, &found);
	if (sites_ohh_integer(ohh, found.number, INT32_MAX, &number) && number != index)
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, found.number), "pot number ",
			" is out of order");
	left = sites_ohh_amount(ohh, found.amount, NULL);
	if (found.amount == OHH_NONE || !history_given(left))
		return;
	rake = sites_ohh_amount(ohh, found.rake, NULL);
	jackpot = sites_ohh_amount(ohh, found.jackpot, NULL);
	add_to(&history->money.pot, left, 1);
	add_to(&history->money.rake, rake, 1);
	add_to(&history->money.fees, jackpot, 1);
	add_to(&left, rake, -1);
	add_to(&left, jackpot, -1);
	if (index < HISTORY_POTS_MAX)
		history->money.pot_part[history->money.pots++] = left;
	OHH_EACH (i, ohh, found.wins)
		read_win(ohh, i, &left);
	if (is_zero(left) || !history_given(rake))
		return;
	say_missing(ohh, pot, "the winnings, rake and jackpot add up to ");
	chips_print_grouped(&history->words, left.digits < 0 ? -left.digits : left.digits,
		left.places);
	text_add_string(&history->words,
		left.digits < 0 ? " more than the pot" : " less than the pot");
}

/* Some programs include an uncalled bet in the pot and in what is won: then the pots hold all chips
 * that were put in. */
static bool holds_all(const struct history *history)
{
	struct history_amount left = history->money.pot;

	add_to(&left, history->money.splash, -1);
	HISTORY_EACH (event, history)
		if (event->kind <= HISTORY_RAISE)
			add_to(&left, event->added, -1);
	return history_given(left) && is_zero(left);
}

void sites_ohh_pots(struct ohh *ohh, int pots)
{
	struct history *const history = ohh->history;
	int index = 0;

	history->money.pot_offset =
		(size_t)(sites_ohh_place(ohh, pots).bytes - history->text.bytes);
	history->money.pot_length = 1;
	history->money.pot_is = HISTORY_POT_WHOLE;
	OHH_EACH (i, ohh, pots) {
		if (!index)
			history->money.pot_offset =
				(size_t)(sites_ohh_place(ohh, i).bytes - history->text.bytes);
		read_pot(ohh, i, index++);
	}
	history->dialect.rake_not_given = !history_given(history->money.rake);
	history->dialect.returns_won = holds_all(history);
	history->dialect.returns_not_given = !history->dialect.returns_won;
	/* many programs write one pot even if there are several */
	if (index == 1 || index > HISTORY_POTS_MAX || history->dialect.returns_won)
		history->money.pots = 0;
}
