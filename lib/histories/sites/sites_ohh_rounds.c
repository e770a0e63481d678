/* The rounds with their actions, and the pots. */
#include "histories/sites/sites_ohh.h"

#include "base/scan.h"

#include <string.h>

/* -- rounds --------------------------------------------------------------- */

enum { ROUND_ID, ROUND_STREET, ROUND_CARDS, ROUND_ACTIONS, ROUND_FIELDS };

static const struct ohh_field round_fields[ROUND_FIELDS] = {
	[ROUND_ID] = {"id", OHH_INTEGER, OHH_SHOULD},
	[ROUND_STREET] = {"street", OHH_STRING, OHH_MUST},
	[ROUND_CARDS] = {"cards", OHH_STRINGS, OHH_MAY},
	[ROUND_ACTIONS] = {"actions", OHH_OBJECTS, OHH_MAY},
};

enum street { PREFLOP, FLOP, TURN, RIVER, SHOWDOWN, STREETS };

static const struct {
	const char *name;
	int cards, before;
} streets[STREETS] = {{"Preflop", 0, 0}, {"Flop", 3, 0}, {"Turn", 1, 3}, {"River", 1, 4},
	{"Showdown", 0, 5}};

struct round {
	int id, found[ROUND_FIELDS];
	enum street street;
};

/* -- actions -------------------------------------------------------------- */

enum {
	ACTION_NUMBER,
	ACTION_PLAYER,
	ACTION_WHAT,
	ACTION_AMOUNT,
	ACTION_ALL_IN,
	ACTION_CARDS,
	ACTION_FIELDS
};

static const struct ohh_field action_fields[ACTION_FIELDS] = {
	[ACTION_NUMBER] = {"action_number", OHH_INTEGER, OHH_SHOULD},
	[ACTION_PLAYER] = {"player_id", OHH_INTEGER, OHH_MAY},
	[ACTION_WHAT] = {"action", OHH_STRING, OHH_MUST},
	[ACTION_AMOUNT] = {"amount", OHH_DECIMAL, OHH_MAY},
	[ACTION_ALL_IN] = {"is_allin", OHH_BOOLEAN, OHH_MAY},
	[ACTION_CARDS] = {"cards", OHH_STRINGS, OHH_MAY},
};

/* What an action says besides its player. */
enum says { SAYS_NOTHING, SAYS_AMOUNT, SAYS_CARDS, SAYS_CHIPS, SAYS_ADJUSTMENT, SAYS_POT };

static const struct what {
	const char *name;
	enum history_deed deed;
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
	sites_ohh_say(ohh, true, sites_ohh_place(ohh, value), "'",
		"' is no action of the standard");
	return NULL;
}

static void say_missing(struct ohh *ohh, int action, const char *what)
{
	text_add_string(sites_ohh_note(ohh, true, sites_ohh_place(ohh, action)), what);
}

/* -- amounts -------------------------------------------------------------- */

/* Adds to a sum, which may be unsaid; sign is 1 or -1. */
static void add_to(struct history_amount *sum, struct history_amount amount, int sign)
{
	if (!history_said(amount))
		return;
	if (!history_said(*sum))
		*sum = (struct history_amount){0, amount.places};
	history_same_places(sum, &amount);
	sum->digits += sign * amount.digits;
}

static bool is_zero(struct history_amount amount)
{
	return !history_said(amount) || !amount.digits;
}

/* -- one action ----------------------------------------------------------- */

/* A hand that is dealt, shown or mucked. */
static void read_hand(struct ohh *ohh, const struct what *what, int seat, const int *found,
	struct slice at)
{
	card cards[HOLE_CARDS_MAX];
	const int count = sites_ohh_cards(ohh, found[ACTION_CARDS], HOLE_CARDS_MAX, cards);
	struct history_event *event;

	if (what->deed == HISTORY_HOLE && !count)
		return;
	event = sites_ohh_add(ohh, what->deed, seat, at);
	if (event && what->deed == HISTORY_MUCK && count)
		event = sites_ohh_add(ohh, HISTORY_KNOWN, seat, at);
	if (!event || !count)
		return;
	sites_set_cards(event, cards, count);
	if (what->deed == HISTORY_HOLE || count > ohh->hole_cards)
		ohh->hole_cards = count;
}

static void read_bet(struct ohh *ohh, const struct what *what, int seat, const int *found,
	int action, enum street street)
{
	const struct history_amount amount = sites_ohh_amount(ohh, found[ACTION_AMOUNT], NULL);
	struct history_event *event;

	if (what->says == SAYS_NOTHING && history_said(amount) && amount.digits)
		say_missing(ohh, action, "a check or a fold has an amount");
	if (what->says == SAYS_AMOUNT && (!history_said(amount) || !amount.digits))
		say_missing(ohh, action, "the action has no amount");
	if (what->deed == HISTORY_BET && street == PREFLOP)
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, found[ACTION_WHAT]), "a '",
			"' before the flop is a Raise in the standard");
	if (street == SHOWDOWN)
		say_missing(ohh, action, "nobody bets in the showdown");
	event = sites_ohh_add(ohh, what->deed, seat, sites_ohh_place(ohh, action));
	if (!event || what->says != SAYS_AMOUNT)
		return;
	event->all_in = sites_ohh_true(ohh, found[ACTION_ALL_IN]);
	event->added = amount;
	add_to(&ohh->left[seat], amount, -1);
	if (found[ACTION_ALL_IN] != OHH_NONE && event->all_in != is_zero(ohh->left[seat]))
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, found[ACTION_ALL_IN]),
			"is_allin is ",
			event->all_in ? ", and chips are left" : ", and no chips are left");
}

/* Money outside the pots. */
static void read_adjustment(struct ohh *ohh, int seat, const int *found, int action)
{
	bool negative;
	const struct history_amount amount = sites_ohh_amount(ohh, found[ACTION_AMOUNT], &negative);
	struct history_event *event;

	if (!history_said(amount))
		return;
	event = sites_ohh_add(ohh, negative ? HISTORY_FEE : HISTORY_PAID, seat,
		sites_ohh_place(ohh, action));
	if (event)
		event->added = amount;
}

static void read_action(struct ohh *ohh, const int *found, int action, enum street street)
{
	const struct what *const what =
		found[ACTION_WHAT] == OHH_NONE ? NULL : find_what(ohh, found[ACTION_WHAT]);
	int seat;

	if (!what)
		return;
	if (what->says == SAYS_POT && found[ACTION_PLAYER] == OHH_NONE) {
		add_to(&ohh->history->money.splash,
			sites_ohh_amount(ohh, found[ACTION_AMOUNT], NULL), 1);
		return;
	}
	if (what->says == SAYS_POT) {
		say_missing(ohh, action, "chips that a player adds to the pot are not read");
		return;
	}
	if (found[ACTION_PLAYER] == OHH_NONE) {
		say_missing(ohh, action, "the action has no player");
		return;
	}
	seat = sites_ohh_seat(ohh, found[ACTION_PLAYER]);
	if (seat < 0 || what->says == SAYS_CHIPS)
		return;
	ohh->acts[seat] |= what->deed <= HISTORY_MUCK;
	if (what->says == SAYS_ADJUSTMENT)
		read_adjustment(ohh, seat, found, action);
	else if (what->says == SAYS_CARDS)
		read_hand(ohh, what, seat, found, sites_ohh_place(ohh, action));
	else
		read_bet(ohh, what, seat, found, action, street);
}

/* The actions in the order of the array, which has to be that of their numbers. */
static void read_actions(struct ohh *ohh, int actions, enum street street)
{
	int found[ACTION_FIELDS], last = -1;

	for (int i = actions == OHH_NONE ? OHH_NONE : sites_ohh_next(ohh, actions, OHH_NONE);
		i != OHH_NONE; i = sites_ohh_next(ohh, actions, i)) {
		int number;

		sites_ohh_fields(ohh, i, action_fields, ACTION_FIELDS, found);
		if (sites_ohh_integer(ohh, found[ACTION_NUMBER], INT32_MAX, &number)) {
			if (number <= last)
				sites_ohh_say(ohh, true, sites_ohh_place(ohh, found[ACTION_NUMBER]),
					"the action number ", " is out of order");
			last = number;
		}
		read_action(ohh, found, i, street);
	}
}

/* -- rounds again --------------------------------------------------------- */

static bool read_street(struct ohh *ohh, struct round *round)
{
	const int value = round->found[ROUND_STREET];
	int i = 0;

	if (value == OHH_NONE)
		return false;
	while (i < STREETS && !sites_ohh_is(ohh, value, streets[i].name))
		i++;
	if (i == STREETS) {
		sites_ohh_say(ohh, true, sites_ohh_place(ohh, value), "'",
			"' is no street of the standard");
		return false;
	}
	round->street = (enum street)i;
	return true;
}

/* Puts a round into the order of their ids, after those with the same. */
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

	for (int i = sites_ohh_next(ohh, rounds, OHH_NONE); i != OHH_NONE;
		i = sites_ohh_next(ohh, rounds, i)) {
		struct round round = {.id = count ? list[count - 1].id : 0};

		sites_ohh_fields(ohh, i, round_fields, ROUND_FIELDS, round.found);
		if (!read_street(ohh, &round))
			continue;
		if (count == OHH_ROUNDS_MOST) {
			say_missing(ohh, i, "more rounds than a hand has");
			break;
		}
		sites_ohh_integer(ohh, round.found[ROUND_ID], INT32_MAX, &round.id);
		for (int j = 0; j < count; j++)
			if (list[j].id == round.id && round.found[ROUND_ID] != OHH_NONE)
				sites_ohh_say(ohh, true,
					sites_ohh_place(ohh, round.found[ROUND_ID]),
					"two rounds have the id ", "");
		insert(list, count++, &round);
	}
	return count;
}

/* The second round of a street has the cards of the second board. */
static void read_board(struct ohh *ohh, const struct round *round, int run)
{
	const int value = round->found[ROUND_CARDS], wanted = streets[round->street].cards;
	const struct slice at =
		sites_ohh_place(ohh, value == OHH_NONE ? round->found[ROUND_STREET] : value);
	card cards[BOARD_CARDS_MAX];
	const int count = sites_ohh_cards(ohh, value, BOARD_CARDS_MAX, cards);
	struct history_event *event;

	if (count != wanted || run >= BOARDS_MAX) {
		struct text *const words = sites_ohh_note(ohh, true, at);

		text_add_uint(words, (uint64_t)count);
		text_add_string(words, " cards of the street ");
		text_add_string(words, streets[round->street].name);
		text_add_string(words, run >= BOARDS_MAX ? ", of a board too many" : ", not ");
		if (run < BOARDS_MAX)
			text_add_uint(words, (uint64_t)wanted);
		return;
	}
	if (!wanted)
		return;
	event = sites_ohh_add(ohh, HISTORY_BOARD, -1,
		sites_ohh_place(ohh, round->found[ROUND_STREET]));
	if (!event)
		return;
	event->run = (int8_t)run;
	event->place = (int8_t)(streets[round->street].before + 1);
	sites_set_cards(event, cards, count);
	if (run && !ohh->flag_twice)
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, round->found[ROUND_STREET]),
			"a second ", " without the flag Run_It_Twice");
	if (run)
		ohh->twice.length = 0;
}

void sites_ohh_rounds(struct ohh *ohh, int rounds)
{
	struct round list[OHH_ROUNDS_MOST + 1];
	const int count = gather(ohh, rounds, list);
	bool whole = !ohh->history->bad; /* of a round that is bad, the street may be unknown */
	int seen[STREETS] = {0};

	if (!count || list[0].street != PREFLOP)
		say_missing(ohh, rounds, "the first round is not Preflop");
	for (int i = 0; i < count; i++) {
		const enum street street = list[i].street;

		if (street == PREFLOP && seen[PREFLOP])
			say_missing(ohh, rounds, "a second round Preflop");
		if (whole && street > FLOP && street < SHOWDOWN && !seen[street - 1]) {
			sites_ohh_say(ohh, true, sites_ohh_place(ohh, list[i].found[ROUND_STREET]),
				"the street ", " without the one before it");
			whole = false;
		}
		read_board(ohh, &list[i], seen[street]++);
		read_actions(ohh, list[i].found[ROUND_ACTIONS], street);
	}
	if (ohh->twice.length)
		sites_ohh_say(ohh, false, ohh->twice, "the flag ", " and a single board");
}

/* -- pots ----------------------------------------------------------------- */

enum { POT_NUMBER, POT_AMOUNT, POT_RAKE, POT_JACKPOT, POT_WINS, POT_FIELDS };

static const struct ohh_field pot_fields[POT_FIELDS] = {
	[POT_NUMBER] = {"number", OHH_INTEGER, OHH_SHOULD},
	[POT_AMOUNT] = {"amount", OHH_DECIMAL, OHH_MUST},
	[POT_RAKE] = {"rake", OHH_DECIMAL, OHH_MAY},
	[POT_JACKPOT] = {"jackpot", OHH_DECIMAL, OHH_MAY},
	[POT_WINS] = {"player_wins", OHH_OBJECTS, OHH_MUST},
};

enum { WIN_PLAYER, WIN_AMOUNT, WIN_CASH_OUT, WIN_CASH_OUT_FEE, WIN_BONUS, WIN_RAKE, WIN_FIELDS };

static const struct ohh_field win_fields[WIN_FIELDS] = {
	[WIN_PLAYER] = {"player_id", OHH_INTEGER, OHH_MUST},
	[WIN_AMOUNT] = {"win_amount", OHH_DECIMAL, OHH_MUST},
	[WIN_CASH_OUT] = {"cashout_amount", OHH_DECIMAL, OHH_MAY},
	[WIN_CASH_OUT_FEE] = {"cashout_fee", OHH_DECIMAL, OHH_MAY},
	[WIN_BONUS] = {"bonus_amount", OHH_DECIMAL, OHH_MAY},
	[WIN_RAKE] = {"contributed_rake", OHH_DECIMAL, OHH_MAY},
};

static void add_money(struct ohh *ohh, enum history_deed deed, int seat,
	struct history_amount amount, struct slice at)
{
	struct history_event *event;

	if (is_zero(amount))
		return;
	event = sites_ohh_add(ohh, deed, seat, at);
	if (event)
		event->added = amount;
}

/* What a player won of a pot. A cash-out is what the house paid less its fee, and the house has
 * what was won instead. */
static void read_win(struct ohh *ohh, int win, struct history_amount *left)
{
	const struct slice at = sites_ohh_place(ohh, win);
	struct history_amount amount, cash, fee;
	int found[WIN_FIELDS], seat;

	sites_ohh_fields(ohh, win, win_fields, WIN_FIELDS, found);
	seat = sites_ohh_seat(ohh, found[WIN_PLAYER]);
	if (seat < 0)
		return;
	amount = sites_ohh_amount(ohh, found[WIN_AMOUNT], NULL);
	add_to(left, amount, -1);
	add_money(ohh, HISTORY_COLLECT, seat, amount, at);
	cash = sites_ohh_amount(ohh, found[WIN_CASH_OUT], NULL);
	fee = sites_ohh_amount(ohh, found[WIN_CASH_OUT_FEE], NULL);
	if (!is_zero(cash))
		add_to(&cash, fee, -1);
	add_money(ohh, HISTORY_CASH_OUT, seat, cash, at);
	add_money(ohh, HISTORY_PAID, seat, sites_ohh_amount(ohh, found[WIN_BONUS], NULL), at);
	sites_ohh_amount(ohh, found[WIN_RAKE], NULL);
}

static void read_pot(struct ohh *ohh, int pot, int index)
{
	struct history *const history = ohh->history;
	struct history_amount left = {0, 0}, rake, jackpot;
	int found[POT_FIELDS], number;

	sites_ohh_fields(ohh, pot, pot_fields, POT_FIELDS, found);
	if (sites_ohh_integer(ohh, found[POT_NUMBER], INT32_MAX, &number) && number != index)
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, found[POT_NUMBER]),
			"the pot number ", " is out of order");
	left = sites_ohh_amount(ohh, found[POT_AMOUNT], NULL);
	if (found[POT_AMOUNT] == OHH_NONE || !history_said(left))
		return;
	rake = sites_ohh_amount(ohh, found[POT_RAKE], NULL);
	jackpot = sites_ohh_amount(ohh, found[POT_JACKPOT], NULL);
	add_to(&history->money.pot, left, 1);
	add_to(&history->money.rake, rake, 1);
	add_to(&history->money.fees, jackpot, 1);
	add_to(&left, rake, -1);
	add_to(&left, jackpot, -1);
	if (index < HISTORY_POTS_MOST)
		history->money.pot_part[history->money.pots++] = left;
	for (int i = found[POT_WINS] == OHH_NONE ? OHH_NONE
						 : sites_ohh_next(ohh, found[POT_WINS], OHH_NONE);
		i != OHH_NONE; i = sites_ohh_next(ohh, found[POT_WINS], i))
		read_win(ohh, i, &left);
	if (is_zero(left) || !history_said(rake))
		return;
	say_missing(ohh, pot, "what is won of the pot, with rake and jackpot, is ");
	text_add_string(&history->words, left.digits < 0 ? "more than the pot by " : "less by ");
	chips_print_grouped(&history->words, left.digits < 0 ? -left.digits : left.digits,
		left.places);
}

/* Some programs leave an uncalled bet in the pot and among what is won: then all that was put in is
 * in the pots. */
static bool holds_all(const struct history *history)
{
	struct history_amount left = history->money.pot;

	add_to(&left, history->money.splash, -1);
	HISTORY_EACH (event, history)
		if (event->deed <= HISTORY_RAISE)
			add_to(&left, event->added, -1);
	return history_said(left) && is_zero(left);
}

void sites_ohh_pots(struct ohh *ohh, int pots)
{
	struct history *const history = ohh->history;
	int index = 0;

	history->money.pot_offset =
		(size_t)(sites_ohh_place(ohh, pots).bytes - history->text.bytes);
	history->money.pot_length = 1;
	history->money.pot_is = HISTORY_POT_WHOLE;
	for (int i = sites_ohh_next(ohh, pots, OHH_NONE); i != OHH_NONE;
		i = sites_ohh_next(ohh, pots, i)) {
		if (!index)
			history->money.pot_offset =
				(size_t)(sites_ohh_place(ohh, i).bytes - history->text.bytes);
		read_pot(ohh, i, index++);
	}
	history->dialect.rake_unsaid = !history_said(history->money.rake);
	history->dialect.returns_won = holds_all(history);
	history->dialect.returns_unsaid = !history->dialect.returns_won;
	/* many programs have one pot where there are several */
	if (index == 1 || index > HISTORY_POTS_MOST || history->dialect.returns_won)
		history->money.pots = 0;
}
