/* Hands of PokerStars' television show The Big Game, as published on its site: a JavaScript call
 * for each, on one line.
 *
 *     LoadHand({Hand:{Title:"d1h1",...,BigBlind:400,SmallBlind: 200,Ante:600,...,Dealer:4,...,
 *     Players: [{Name:"E. NAME",Seat:1,Stack:100000,Cards:["da","dj"],CurrentBet:0},...]},
 *     Plays:[{Seat:1,Action:"Calls"},{Seat:2,Action:"Raises To",value:1200},...,
 *     {Seat:0,Action:"Deal",value:["sq","d2","s3"]},...,{Seat:4,Action:"Wins",value:3000}]})
 *
 * The dealer posts the ante for all. The plays include no posts except straddles. Cards dealt after
 * a complete board are the rest of another run; cards dealt after a hand was won are what would
 * have come. Amounts won include an uncalled bet, unless a player takes it back. */
#include "histories/sites/sites_internal.h"

struct biggame {
	struct history *history;
	bool dealt; /* the hole cards have been dealt */
	bool won;
	int run;
	int cards; /* number of board cards in all runs so far */
};

/* -- values --------------------------------------------------------------- */

/* The value of a key; false if there is none. */
static bool find_value(struct slice object, const char *key, struct slice *value)
{
	struct slice before;

	if (!lines_take_until(&object, key, &before))
		return false;
	lines_blanks(&object);
	*value = object;
	return true;
}

static bool find_string(struct slice object, const char *key, struct slice *string)
{
	struct slice rest;

	return find_value(object, key, &rest) && lines_take(&rest, "\"") &&
	       lines_take_until(&rest, "\"", string);
}

static bool find_number(struct slice object, const char *key, int *number)
{
	struct slice rest;
	uint64_t value;

	if (!find_value(object, key, &rest) || !lines_take_number(&rest, &value) || value > 100)
		return false;
	*number = (int)value;
	return true;
}

/* Notes a fault if there is no amount. */
static struct history_amount amount_in(struct biggame *biggame, struct slice object,
	const char *key)
{
	struct history_amount amount = HISTORY_NOT_GIVEN;
	struct slice rest = lines_before(object, 0);

	if (!find_value(object, key, &rest) ||
		!lines_take_amount(&rest, LINES_POINT, &amount, NULL))
		history_fault(biggame->history, STATUS_HISTORY_AMOUNT, rest);
	return amount;
}

/* Consumes `"da"`, the ace of diamonds. */
static bool take_card(struct slice *rest, card *out)
{
	static const char suits[] = {'c', 'd', 'h', 's'};
	static const char ranks[] = {'2', '3', '4', '5', '6', '7', '8', '9', 't', 'j', 'q', 'k',
		'a'};
	const char *suit, *rank;

	if (rest->length < 4 || rest->bytes[0] != '"' || rest->bytes[3] != '"')
		return false;
	suit = memchr(suits, rest->bytes[1], sizeof suits);
	rank = memchr(ranks, rest->bytes[2], sizeof ranks);
	if (!suit || !rank)
		return false;
	*out = card_of((int)(rank - ranks), (int)(suit - suits));
	*rest = lines_after(*rest, 4);
	return true;
}

/* Adds an event with the cards `["da","dj"]` of the object; none for a seat whose cards are
 * unknown. */
static void add_cards(struct biggame *biggame, enum history_event_kind kind, int seat,
	struct slice object, const char *key)
{
	struct slice rest = object;
	card cards[BOARD_CARDS_MAX];
	int count = 0;

	if (!find_value(object, key, &rest) || !lines_take(&rest, "[")) {
		history_fault(biggame->history, STATUS_HISTORY_CARDS, object);
		return;
	}
	while (count < BOARD_CARDS_MAX && take_card(&rest, &cards[count])) {
		count++;
		lines_take(&rest, ",");
		lines_blanks(&rest);
	}
	if (!lines_take(&rest, "]") || (!count && kind != HISTORY_HOLE)) {
		history_fault(biggame->history, STATUS_HISTORY_CARDS, object);
		return;
	}
	if (count)
		sites_set_cards(sites_add(biggame->history, kind, seat, object), cards, count);
}

/* -- seats and posts ------------------------------------------------------ */

static void read_player(struct biggame *biggame, struct slice object)
{
	struct history *const history = biggame->history;
	struct history_seat seat = {.dealt = true};

	if (!find_string(object, "Name:", &seat.name) ||
		!find_number(object, "Seat:", &seat.number)) {
		history_fault(history, STATUS_HISTORY_LINE, object);
		return;
	}
	seat.stack = amount_in(biggame, object, "Stack:");
	if (!seat.name.length && !seat.stack.digits)
		return; /* empty seat */
	seat.offset = (size_t)(object.bytes - history->text.bytes);
	history_add_seat(history, &seat);
}

/* The index of the seat with this number, or of the next one after it; -1 if there is none. */
static int seat_at(const struct history *history, int number, bool after)
{
	int found = -1, first = -1;

	for (int i = 0; i < history->seats; i++) {
		const int at = history->seat[i].number;

		if (at == number && !after)
			return i;
		if (first < 0 || at < history->seat[first].number)
			first = i;
		if (at > number && (found < 0 || at < history->seat[found].number))
			found = i;
	}
	return !after ? -1 : found >= 0 ? found : first;
}

static void post(struct biggame *biggame, enum history_event_kind kind, int seat, struct slice head,
	const char *key)
{
	const struct history_amount amount = amount_in(biggame, head, key);

	if (history_given(amount) && amount.digits)
		sites_add(biggame->history, kind, seat,
			lines_before(lines_after(head, (size_t)lines_find(head, key)), strlen(key)))
			->added = amount;
}

static void read_posts(struct biggame *biggame, struct slice head)
{
	struct history *const history = biggame->history;
	const int dealer = seat_at(history, history->button, false);
	int small, big;

	if (dealer < 0 || history->seats < 2) {
		history_fault(history, STATUS_HISTORY_BUTTON, head);
		return;
	}
	small = history->seats == 2 ? dealer : seat_at(history, history->button, true);
	big = seat_at(history, history->seat[small].number, true);
	post(biggame, HISTORY_ANTE, dealer, head, "Ante:");
	post(biggame, HISTORY_SMALL_BLIND, small, head, "SmallBlind:");
	post(biggame, HISTORY_BIG_BLIND, big, head, "BigBlind:");
	history->stakes.small_blind = amount_in(biggame, head, "SmallBlind:");
	history->stakes.big_blind = amount_in(biggame, head, "BigBlind:");
}

/* -- plays ---------------------------------------------------------------- */

/* Straddles are posted before the deal. */
static void deal(struct biggame *biggame, struct slice players)
{
	struct slice before, object;
	int number;

	biggame->dealt = true;
	while (lines_take_until(&players, "{", &before) &&
		lines_take_until(&players, "}", &object)) {
		const int seat = find_number(object, "Seat:", &number)
					 ? seat_at(biggame->history, number, false)
					 : -1;

		if (seat >= 0)
			add_cards(biggame, HISTORY_HOLE, seat, object, "Cards:");
	}
}

static void read_deal(struct biggame *biggame, struct slice object)
{
	struct history *const history = biggame->history;
	const int before = history->event_count;

	if (biggame->won)
		return;
	add_cards(biggame, HISTORY_BOARD, -1, object, "value:");
	if (history->event_count == before)
		return;
	if (biggame->cards == BOARD_CARDS_MAX)
		biggame->run++;
	else
		biggame->cards += history->events[before].count;
	history->events[before].run = (int8_t)(biggame->run < INT8_MAX ? biggame->run : INT8_MAX);
}

static const struct {
	const char *words;
	enum history_event_kind kind;
	bool added, to;
} actions[] = {
	{"Folds", HISTORY_FOLD, false, false},
	{"Checks", HISTORY_CHECK, false, false},
	{"Calls", HISTORY_CALL, false, false},
	{"Bets", HISTORY_BET, true, false},
	{"Raises To", HISTORY_RAISE, false, true},
	{"All-In", HISTORY_ALL_IN, false, false},
	{"Straddles", HISTORY_STRADDLE, true, false},
	{"Takes Back", HISTORY_RETURN, true, false},
	{"Wins", HISTORY_COLLECT, true, false},
};

static bool add_action(struct biggame *biggame, int seat, struct slice words, struct slice object)
{
	struct history_event *event;
	size_t i = 0;

	while (i < sizeof(actions) / sizeof(*actions) && !slice_equal(words, actions[i].words))
		i++;
	if (seat < 0 || i == sizeof(actions) / sizeof(*actions))
		return false;
	biggame->won |= actions[i].kind == HISTORY_COLLECT;
	event = sites_add(biggame->history, actions[i].kind, seat, object);
	if (actions[i].added)
		event->added = amount_in(biggame, object, "value:");
	if (actions[i].to)
		event->to = amount_in(biggame, object, "value:");
	return true;
}

static void read_play(struct biggame *biggame, struct slice object, struct slice players)
{
	struct history *const history = biggame->history;
	struct slice words;
	int number;

	if (!find_number(object, "Seat:", &number) || !find_string(object, "Action:", &words)) {
		history_fault(history, STATUS_HISTORY_LINE, object);
		return;
	}
	if (!biggame->dealt && !slice_equal(words, "Straddles"))
		deal(biggame, players);
	if (!number && slice_equal(words, "Deal"))
		read_deal(biggame, object);
	else if (!add_action(biggame, seat_at(history, number, false), words, object))
		history_fault(history, STATUS_HISTORY_LINE, object);
}

/* -- the whole hand ------------------------------------------------------- */

void sites_biggame_read(struct history *history)
{
	struct biggame biggame = {.history = history};
	struct slice text = history->text, line, head, players, at, before, object;

	history->game = SLICE("Hold'em No Limit");
	history->variant = sites_variant(history->game);
	history->money.rake = (struct history_amount){0, 0}; /* the show took no rake */
	lines_next(&text, &line);
	if (!find_string(line, "Title:", &history->number) ||
		!lines_take_until(&line, "Players:", &head) ||
		!lines_take_until(&line, "Plays:", &players) || !lines_ends(line, ")") ||
		!find_number(head, "Dealer:", &history->button)) {
		history_fault(history, STATUS_HISTORY_HEADING,
			lines_before(history->text, strlen("LoadHand({")));
		return;
	}
	find_number(head, "NumberOfSeats:", &history->seats_max);
	for (at = players;
		lines_take_until(&at, "{", &before) && lines_take_until(&at, "}", &object);)
		read_player(&biggame, object);
	read_posts(&biggame, head);
	while (lines_take_until(&line, "{", &before) && lines_take_until(&line, "}", &object))
		read_play(&biggame, object, players);
	if (!biggame.dealt)
		deal(&biggame, players);
}
