/* Hand histories of Cake Poker.
 *
 *     Hand#9001000001 - Lund (6-max) 4101 -- $0.05/$0.10 NL Hold'em -- 2012/05/09 - 18:13:48
 *     Dealer: Seat 3
 *     Seat 3: NAME ($21.27 in chips)
 *     NAME: posts small blind $0.05
 *     Dealt to NAME [6d,Ks]
 *     NAME: raises to $0.47
 *     *** FLOP *** [8c,Kc,5h]
 *     NAME: returns uncalled bet $0.27
 *     ***SHOW DOWN***
 *     NAME: shows [7d Qh] (Three of a Kind Sevens  )
 *     NAME wins $0.40 with Three of a Kind Sevens
 *     NAME: mucks [7s,Qh] (TwoPair) .
 *
 * A raise states the raise-to amount, every other action the chips that it adds. The rake is not
 * stated. A comma or a point is a decimal mark unless three digits follow. In older texts DEALER
 * follows the seat.
 *
 * At euro tables, all amounts are in dollars, followed by the amount in euros in parentheses. The
 * stakes of the header are in euros, so the hand uses the blinds that were posted. */
#include "histories/sites/sites_rules.h"

struct cake {
	struct sites_reader reader; /* must be first */
	bool foreign;               /* the stakes and the chips are in different currencies */
	bool tournament;
};

/* -- amounts -------------------------------------------------------------- */

/* Whether points group the digits of an amount: "1.500", "1.500,50". */
static bool points_group(struct slice words)
{
	const char *const at = words.bytes;

	for (size_t i = 1; i + 3 < words.length; i++)
		if (at[i] == '.' && lines_is_digit(at[i - 1]) && lines_is_digit(at[i + 1]) &&
			lines_is_digit(at[i + 2]) && lines_is_digit(at[i + 3]) &&
			(i + 4 == words.length || !lines_is_digit(at[i + 4])))
			return true;
	return false;
}

/* -- the header ----------------------------------------------------------- */

/* Splits at the last occurrence of `words`: *last is what follows them. */
static bool take_last(struct slice *rest, const char *words, struct slice *last)
{
	const ptrdiff_t at = lines_find_last(*rest, words);

	if (at < 0)
		return false;
	*last = lines_after(*rest, (size_t)at + strlen(words));
	*rest = lines_before(*rest, (size_t)at);
	return true;
}

/* Consumes "$0.05" of the stakes. Some texts have a garbled euro sign. */
static bool take_stake(struct cake *cake, struct slice *rest, struct history_amount *amount)
{
	if (lines_take(rest, "$"))
		cake->reader.history->currency = SLICE("USD");
	for (; rest->length && (unsigned char)*rest->bytes >= 0x80; *rest = lines_after(*rest, 1))
		cake->foreign = true;
	return lines_take_amount(rest, sites_amounts(cake->reader.history), amount, NULL);
}

static const struct sites_code limits[] = {{"NL", "N"}, {"PL", "P"}, {"FL", "F"}, {NULL, NULL}};

static const struct sites_code games[] = {{"Hold'em", "T"}, {"Omaha", "O"}, {"Omaha Hi/Lo", "O/8"},
	{"OmahaHiLo", "O/8"}, {NULL, NULL}};

/* "$0.05/$0.10 NL Hold'em"; in a tournament "25/150/300 NL Hold'em", where the ante comes first,
 * and is -1 or 0 if there is none. */
static bool read_game(struct cake *cake, struct slice words)
{
	struct history *const history = cake->reader.history;
	struct slice rest = words, stakes, limit, ante;

	if (!lines_take_until(&rest, "L ", &stakes) || stakes.length < 2)
		return false;
	limit = (struct slice){rest.bytes - 3, 2};
	stakes = slice_trim(lines_before(stakes, stakes.length - 1));
	history->game = lines_after(words, (size_t)(limit.bytes - words.bytes));
	history->variant = sites_coded_variant(limits, limit, games, rest);
	history->dialect.commas = points_group(stakes);
	if ((cake->tournament && !lines_take_until(&stakes, "/", &ante)) ||
		!take_stake(cake, &stakes, &history->stakes.small_blind) ||
		!lines_take(&stakes, "/") ||
		!take_stake(cake, &stakes, &history->stakes.big_blind) || stakes.length)
		return false;
	if (!cake->tournament)
		sites_fix_stakes(history);
	return true;
}

/* "$15 Heads-up T10651 -- CASH -- $14.7 + $0.3 -- 2 Max -- Table 1"; older texts have only the name
 * and the table. */
static bool read_tournament(struct history *history, struct slice rest)
{
	struct slice part, first = rest;
	uint64_t most;

	if (!take_last(&rest, " -- Table ", &history->table))
		return false;
	if (lines_take_until(&rest, " -- ", &part))
		first = part;
	else
		first = rest;
	while (first.bytes != rest.bytes && rest.length) {
		if (!lines_take_until(&rest, " -- ", &part)) {
			part = rest;
			rest.length = 0;
		}
		if (lines_has(part, " + "))
			history->buy_in = part;
		else if (lines_ends(part, " Max") && lines_take_number(&part, &most) &&
			 most <= HISTORY_SEATS_MAX)
			history->seats_max = (int)most;
	}
	if (!take_last(&first, " T", &history->tournament))
		return false;
	history->event = first;
	return true;
}

/* "Lund (6-max, shallow) 4102". */
static void read_table(struct history *history, struct slice name)
{
	const ptrdiff_t open = lines_find_last(name, " (");
	struct slice rest = lines_after(name, open < 0 ? name.length : (size_t)open + 2);
	struct slice before;
	uint64_t most;

	history->table = name;
	while (rest.length && !lines_is_digit(*rest.bytes))
		if (!lines_take_until(&rest, " ", &before))
			return;
	if (lines_take_number(&rest, &most) && most <= HISTORY_SEATS_MAX &&
		(lines_begins(rest, "-max") || lines_begins(rest, "-Max")))
		history->seats_max = (int)most;
}

static bool read_heading(struct cake *cake, struct slice line)
{
	struct history *const history = cake->reader.history;
	struct slice rest = line, when, game;

	if (!lines_take(&rest, "Hand#") || !lines_take_until(&rest, " - ", &history->number) ||
		!take_last(&rest, " -- ", &when) || !take_last(&rest, " -- ", &game))
		return false;
	if (!lines_take_time(&when, &history->when) || when.length)
		history_fault(history, STATUS_HISTORY_TIME, when);
	cake->tournament = lines_has(rest, " -- Table ");
	if (!cake->tournament)
		read_table(history, rest);
	else if (!read_tournament(history, rest))
		return false;
	return read_game(cake, game);
}

/* -- seats ---------------------------------------------------------------- */

/* Reads what may follow the stack: DEALER, or the stack in euros. */
static bool read_behind(struct history *history, const struct history_seat *seat, struct slice rest)
{
	rest = slice_trim(rest);
	if (!slice_equal(rest, "DEALER"))
		return !rest.length || (lines_begins(rest, "(EUR ") && lines_ends(rest, ")"));
	history->button = seat->number;
	return true;
}

/* "Seat 3: NAME ($21.27 in chips) DEALER". */
static bool read_seat(struct cake *cake, struct slice line)
{
	struct history *const history = cake->reader.history;
	struct history_seat seat = {.stack = HISTORY_NOT_GIVEN};
	struct slice rest = line, amount, behind;
	bool dollars;

	if (!sites_take_seat_number("Seat ", &rest, &seat.number) ||
		!take_last(&rest, " in chips)", &behind) || !take_last(&rest, " (", &amount))
		return false;
	seat.name = rest;
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	seat.dealt = cake->tournament;
	dollars = lines_begins(amount, "$");
	cake->foreign |= dollars != (history->currency.length > 0) && !cake->tournament;
	history->dialect.commas = points_group(amount);
	if (!sites_take_money(history, &amount, &seat.stack))
		return true;
	if (amount.length)
		history_fault(history, STATUS_HISTORY_AMOUNT, amount);
	if (dollars)
		history->currency = SLICE("USD");
	if (!read_behind(history, &seat, behind))
		history_warn(history, STATUS_HISTORY_LINE, line);
	history_add_seat(history, &seat);
	return true;
}

/* -- what happens --------------------------------------------------------- */

/* The cards of "mucks [ Td, Ac ] (Pair)". */
static void show(struct sites_reader *reader)
{
	sites_add_parted(reader->history, HISTORY_SHOW, reader->seat, reader->line, reader->words,
		" ,");
}

static void muck(struct sites_reader *reader)
{
	sites_add_parted(reader->history, HISTORY_KNOWN, reader->seat, reader->line, reader->words,
		" ,");
}

static const struct sites_rule actions[] = {
	{"shows [{words}]", DO(show)},
	{"shows [", DO(sites_bad_cards)},
	{"mucks [{words}]", DO(muck)},
	{"mucks [", DO(sites_bad_cards)},
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises to {to}", EVENT(HISTORY_RAISE)},
	{"is all in {$}", EVENT(HISTORY_ALL_IN), DO(sites_all_in)},
	{"posts small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts ante of {$}", EVENT(HISTORY_ANTE)},
	{"returns uncalled bet {$}", EVENT(HISTORY_RETURN)},
	{"mucks", EVENT(HISTORY_MUCK)},
};

static void refuse_dead(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct slice before;

	history_fault(history, STATUS_HISTORY_DEAD, line);
	if (lines_take_until(&rest, " and big blind ", &before))
		sites_add_amount(history, HISTORY_LIVE, seat, line, rest);
}

static bool read_action(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct slice rest;

	reader->seat = history_seat_begins(history, reader->line, ":", &rest);
	if (reader->seat < 0)
		return false;
	lines_blanks(&rest);
	history->dialect.commas = points_group(rest);
	/* "NAME:posts dead blind $-0,10 and big blind $0,10": the first amount is 0. It is also
	 * unknown whether a second small blind is dead. */
	if (!(lines_begins(rest, "posts dead ") ||
		    (lines_begins(rest, "posts small blind ") &&
			    history_has_any(history, HISTORY_SMALL_BLIND))))
		return sites_take(reader, rest, actions);
	refuse_dead(history, reader->seat, reader->line, rest);
	return true;
}

/* "NAME wins $0.40 with Straight", "NAME: wins $76", "NAME wins high pot 327". */
static bool read_paid(struct history *history, struct slice line)
{
	struct slice rest;
	int seat = history_seat_begins(history, line, " wins ", &rest);

	if (seat < 0)
		seat = history_seat_begins(history, line, ": wins ", &rest);
	if (seat < 0)
		return false;
	if (!lines_take(&rest, "high pot "))
		lines_take(&rest, "low pot ");
	history->dialect.commas = points_group(rest);
	sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
	return true;
}

/* The seat in "Player_Space: mucks [8h,9d]", where underscores replace the spaces of a name. */
static int seat_underlined(const struct history *history, struct slice line)
{
	const ptrdiff_t colon = lines_find(line, ": mucks [");
	char room[128];

	if (colon < 0 || (size_t)colon > sizeof room)
		return -1;
	for (int i = 0; i < history->seats; i++) {
		const struct slice name = history->seat[i].name;

		if (name.length != (size_t)colon)
			continue;
		for (size_t j = 0; j < name.length; j++)
			room[j] = name.bytes[j] == ' ' ? '_' : name.bytes[j];
		if (slice_same((struct slice){room, name.length}, lines_before(line, name.length)))
			return i;
	}
	return -1;
}

/* "NAME finished 21 out of 66 players." */
static void finish(struct sites_reader *reader)
{
	reader->history->finished[reader->seat] = reader->n;
}

static void muck_underlined(struct sites_reader *reader)
{
	reader->seat = seat_underlined(reader->history, reader->line);
	if (reader->seat < 0)
		sites_not_understood(reader->history, reader->line);
	else
		muck(reader);
}

static const struct sites_rule places[] = {
	{"Dealer: Seat {button}", FACT},
	{"Dealer: Seat ", IGNORED},
	{"*** FLOP ***", DO(sites_board)},
	{"*** TURN ***", DO(sites_board)},
	{"*** RIVER ***", DO(sites_board)},
	{"***SHOW DOWN***", .next = SITES_SUMMARY},
	{"Dealt to ", DO(sites_dealt)},
};

static const struct sites_rule others[] = {
	{"{_}: mucks [{words}]", DO(muck_underlined)},
	{"{@} finished {n}", DO(finish)},
	{"{_} finished ", IGNORED},
	{"{@} rebuys ", IGNORED},
	{"Player left the table{.}", IGNORED},
	{"There is no low hand{.}", IGNORED},
	{"Tournament: ", IGNORED},
};

/* -- the hand ------------------------------------------------------------- */

static void read_line(struct cake *cake)
{
	struct sites_reader *const reader = &cake->reader;
	struct history *const history = reader->history;
	const struct slice line = reader->line;

	if ((!history->event_count && read_seat(cake, line)) || sites_take(reader, line, places) ||
		read_action(reader) || read_paid(history, line) || sites_take(reader, line, others))
		return;
	if (lines_has(line, " is all in ") || lines_has(line, " wins ") ||
		lines_has(line, " returns uncalled bet "))
		sites_nobody(reader);
	else
		sites_not_understood(history, line);
}

/* Whether all chips are in before the deal, and no line says who put them in. */
static bool is_flip(const struct cake *cake)
{
	const struct history *const history = cake->reader.history;

	HISTORY_EACH (event, history)
		if (event->kind <= HISTORY_ALL_IN)
			return false;
	return lines_has(history->event, "Coin Flip") || lines_has(history->event, "Coinflip");
}

static void check_end(struct cake *cake)
{
	struct history *const history = cake->reader.history;

	if (cake->foreign || (cake->tournament && history->variant->limit == FIXED_LIMIT))
		sites_find_stakes(history);
	else
		sites_check_stakes(history);
	if (!cake->tournament && !history->currency.length) {
		history->play_money = true;
		history->kind = SLICE("play money");
	}
	sites_check_small_blind(history);
	history->dialect.returns_won =
		!history_has_any(history, HISTORY_RETURN); /* otherwise the text has one of them */
	history->dialect.rake_not_given = !cake->tournament;
	sites_check_summary(history, cake->reader.part == SITES_SUMMARY);
}

void sites_cake_read(struct history *history)
{
	struct cake cake = {.reader = {.history = history, .text = history->text}};
	struct sites_reader *const reader = &cake.reader;

	sites_next(reader);
	if (!sites_check_heading(history, read_heading(&cake, reader->line), reader->line))
		return;
	while (sites_next(reader))
		read_line(&cake);
	if (!is_flip(&cake)) {
		check_end(&cake);
		return;
	}
	history_fault_of(history, STATUS_HISTORY_REFUSED, lines_before(history->text, 0),
		SLICE("coin flips"));
	history->variant = NULL;
}
