/* Compares what the text states about returned bets, pots, rake and winners with what the rules
 * give for the same actions. */
#include "histories/history/history_internal.h"

/* Money of a seat at the table, as stated by the text. */
struct given {
	chips returned, collected, cashed, cash_fee, paid, fee;
	bool collects, cashes;
	const struct history_event *at; /* the last event about it */
};

static void gather(const struct history_play *play, struct given given[SEATS_MAX])
{
	HISTORY_EACH (event, play->history) {
		struct given *seat;
		chips amount;

		if (event->kind < HISTORY_RETURN || event->kind > HISTORY_FEE || event->seat < 0 ||
			play->place[event->seat] < 0)
			continue;
		amount = history_chips(play, event->added);
		seat = &given[play->place[event->seat]];
		seat->returned += event->kind == HISTORY_RETURN ? amount : 0;
		seat->collected += event->kind == HISTORY_COLLECT ? amount : 0;
		seat->cashed += event->kind == HISTORY_CASH_OUT ? amount : 0;
		if (event->kind == HISTORY_CASH_OUT && history_given(event->to))
			seat->cash_fee = history_chips(play, event->to);
		seat->paid += event->kind == HISTORY_PAID ? amount : 0;
		seat->fee += event->kind == HISTORY_FEE ? amount : 0;
		seat->collects |= event->kind == HISTORY_COLLECT;
		if (event->kind == HISTORY_CASH_OUT && seat->cashes)
			history_fault(play->history, STATUS_HISTORY_CASHED,
				history_line(play->history, event));
		seat->cashes |= event->kind == HISTORY_CASH_OUT;
		seat->at = event;
	}
}

/* The line that states the pot; of length 0 if there is none. */
static struct history_event pot_line(const struct history *history)
{
	return (struct history_event){.offset = history->money.pot_offset,
		.length = history->money.pot_length};
}

/* The line with the last statement about a seat's money, or about the pot, or the end of the
 * text. */
static struct history_event line_of(const struct history *history, const struct given *given)
{
	const struct history_event pot = pot_line(history), end = {.offset = history->text.length};

	return given->at ? *given->at : pot.length ? pot : end;
}

/* Notes a stated pot that differs from the one found. */
static void fault_of_pot(struct history_play *play, const char *format, chips given, chips found)
{
	const struct history_event at = pot_line(play->history);

	history_report(play, true, &at, format, given, found);
}

/* The rake and fees that the text states. */
static chips stated_rake(const struct history_play *play)
{
	const struct history_money *const money = &play->history->money;

	return history_chips(play, money->rake) + history_chips(play, money->fees);
}

/* The uncalled bet that is returned to the seat. */
static chips back_to(const struct history_play *play, int seat)
{
	const struct table *const table = &play->table;

	return play->excess[seat] + (table->returned_to == seat ? table->returned : 0);
}

static void fault_of_returned(struct history_play *play, const struct given *given, int seat,
	chips returned)
{
	const struct history_event at = line_of(play->history, given);

	history_report(play, true, &at, "%p gets back %c, expected %c", seat, returned,
		back_to(play, seat));
}

/* Uncalled bets must be returned as the rules require. */
static void check_returned(struct history_play *play, const struct given *given)
{
	const struct table *const table = &play->table;
	chips all = 0;

	for (int i = 0; i < table->seats; i++)
		all += given[i].returned;
	if (play->history->dialect.returns_not_given)
		return;
	for (int i = 0; play->history->dialect.returns_won && i < table->seats; i++)
		if (given[i].collected + given[i].returned < back_to(play, i))
			fault_of_returned(play, &given[i], i, given[i].collected);
	/* a text without any such line is of a format that never has them */
	if (!all || play->history->dialect.returns_won)
		return;
	/* some texts include uncalled bets in the amounts collected */
	for (int i = 0; i < table->seats; i++)
		if (given[i].returned != back_to(play, i) &&
			(given[i].returned || given[i].collected < back_to(play, i)))
			fault_of_returned(play, &given[i], i, given[i].returned);
}

/* Amount that the seat was paid from the pots, without an uncalled bet that the text includes. */
static chips paid_of(const struct history_play *play, const struct given *given, int seat,
	chips gets)
{
	const chips back = back_to(play, seat);

	if (!back || given->returned || given->collected < back)
		return given->collected;
	if (play->history->dialect.returns_won ||
		given->collected > gets + history_chips(play, play->history->money.splash))
		return given->collected - back;
	return given->collected;
}

/* The house's addition to the pot is paid with it: each winner's share of it is proportional to the
 * share of the pot. Chips that cannot be shared go first to players who were paid more than the
 * rules give. Some texts leave it out of the amounts collected; then it is paid in addition.
 * Returns the chips that nobody was paid. */
static chips part_splash(struct history_play *play, const struct settlement *settlement, chips pot)
{
	const struct history *const history = play->history;
	const chips splash = history_chips(play, history->money.splash);
	chips all = 0, left = splash;
	bool separate;

	for (int i = 0; i < play->table.seats; i++)
		all += play->paid[i];
	separate = history->dialect.splash_besides && history_given(history->money.rake) &&
		   all + play->rake + play->fees == pot;
	if (!splash || !all || (splash > all && !separate))
		return splash;
	for (int i = 0; i < play->table.seats; i++) {
		const chips paid = play->paid[i];
		const chips share = paid > INT64_MAX / splash ? 0 : splash * paid / all;

		play->paid[i] -= separate ? 0 : share;
		play->extra[i] += share;
		left -= share;
	}
	for (int i = 0; i < play->table.seats && separate; i++)
		if (play->paid[i]) {
			play->extra[i] += left;
			left = 0;
		}
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < play->table.seats && left > 0; i++) {
			const chips most =
				pass ? play->paid[i] : play->paid[i] - settlement->gets[i];
			const chips share = most <= 0 ? 0 : most < left ? most : left;

			play->paid[i] -= share;
			play->extra[i] += share;
			left -= share;
		}
	return left;
}

/* Notes players who were paid more than the rules give, or nothing although the rules give them
 * something. Sites differ in who gets odd chips. */
static void check_paid(struct history_play *play, const struct given *given,
	const struct settlement *settlement)
{
	for (int i = 0; i < play->table.seats; i++) {
		const struct history_event at = line_of(play->history, &given[i]);
		const chips gets = settlement->gets[i];

		if (given[i].cashes && !given[i].collects)
			play->paid[i] = gets;
		if (play->paid[i] > pots_most(settlement, i))
			history_report(play, true, &at, "%p is paid %c, expected %c", i,
				play->paid[i], gets);
		else if (!play->paid[i] && gets > 0)
			history_report(play, true, &at, "%p is not paid, expected %c", i, gets);
	}
}

/* Whether what is missing may be rake. No site takes more than a tenth of a pot, and some state a
 * lower limit. If the text states no rake, more than that means that a line is missing. One more
 * unit is allowed, for small pots, but never half of the pot. */
static bool is_rake(const struct history_play *play, chips missing, chips pot)
{
	const struct history *const history = play->history;

	if (missing < 0 || history->tournament.length)
		return missing == 0;
	if (history_given(history->money.rake_most))
		return missing >= history_chips(play, history->money.rake_least) &&
		       missing <= history_chips(play, history->money.rake_most);
	return !history->dialect.rake_not_given || !missing ||
	       (missing <= pot / (history->dialect.rake_part ? history->dialect.rake_part : 10) +
				       1 &&
		       missing < pot - missing);
}

/* Whether the amount missing from the pot shows that a fee without a line was taken. */
static bool is_dropped(const struct history_play *play, chips missing, chips pot)
{
	const struct history *const history = play->history;
	const chips drop = history_chips(play, history->money.drop);

	if (!drop)
		return false;
	if (history_given(history->money.drop_from))
		return pot >= history_chips(play, history->money.drop_from) && missing >= drop;
	return missing == drop + stated_rake(play);
}

/* Chips missing from the pots are the rake; tournaments have none. */
static void check_rake(struct history_play *play, chips pot)
{
	struct history *const history = play->history;
	chips missing = pot, dropped;

	for (int i = 0; i < play->table.seats; i++)
		missing -= play->paid[i];
	dropped = is_dropped(play, missing, pot) ? history_chips(play, history->money.drop) : 0;
	play->fees = history_chips(play, history->money.fees) + dropped;
	play->rake = missing - play->fees;
	if (history_given(history->money.rake)
			? play->rake == history_chips(play, history->money.rake)
			: is_rake(play, missing - dropped, pot))
		return;
	if (history_given(history->money.rake)) {
		fault_of_pot(play, "rake and fees of %c, expected %c", stated_rake(play), missing);
	} else if (missing) {
		struct history_event at = pot_line(history);

		HISTORY_EACH (event, history)
			if (!history->money.pot_length && event->kind == HISTORY_COLLECT)
				at = *event;
		history_report(play, true, &at,
			missing < 0 ? "%c more is paid to the players than is in the pots"
				    : "an amount of %c in the pots is not paid to any player",
			missing < 0 ? -missing : missing);
	}
}

/* `counted` is the sum of the uncalled bets that the text includes in the amounts collected.
 * Returns those that it also includes in the pot. */
static chips check_pot(struct history_play *play, chips pot, chips counted)
{
	struct history *const history = play->history;
	chips given = history_chips(play, history->money.pot);

	if (!history_given(history->money.pot) || history->money.pot_is == HISTORY_POT_NOT_GIVEN)
		return 0;
	pot += history_chips(play, history->money.splash);
	if (history->money.pot_is == HISTORY_POT_RAKED)
		given += stated_rake(play);
	if (history_given(history->money.drop) && given != pot)
		given += history_chips(play, history->money.drop);
	if (given == pot)
		return 0;
	if (history->dialect.returns_won) {
		counted = 0;
		for (int i = 0; i < play->table.seats; i++)
			counted += back_to(play, i);
	}
	if (history->dialect.returns_won || given == pot + counted)
		pot += counted;
	if (given != pot)
		fault_of_pot(play, "the pot is %c, expected %c", given, pot);
	return counted;
}

/* Compares the amount that each seat put in, with or without the uncalled bet. */
static void check_put_in(struct history_play *play)
{
	HISTORY_EACH (event, play->history) {
		const int seat = history_place(play, event);
		chips given, put;

		if (event->kind != HISTORY_PUT_IN || seat < 0)
			continue;
		given = history_chips(play, event->added);
		put = play->table.seat[seat].paid + play->table.seat[seat].ante;
		put += given == put ? 0 : back_to(play, seat);
		if (given != put)
			history_report(play, true, event, "%p put in %c, expected %c", seat, given,
				put);
	}
}

/* Compares the amount that each seat has after the hand, or won or lost in all. Stacks may include
 * chips bought during the hand, so a difference is not a fault. */
static void check_end(struct history_play *play, const struct settlement *settlement,
	enum history_event_kind kind, const char *format)
{
	HISTORY_EACH (event, play->history) {
		const int seat = history_place(play, event);
		const struct seat *const at = &play->table.seat[seat < 0 ? 0 : seat];
		chips given, found;

		if (event->kind != kind || seat < 0 ||
			(kind == HISTORY_LEFT && play->setup.stack[seat] == CHIPS_UNKNOWN))
			continue;
		given = history_chips(play, event->added);
		found = play->paid[seat] + play->extra[seat] +
			(kind == HISTORY_LEFT ? at->stack - settlement->gets[seat]
					      : -at->paid - at->ante);
		if (given != found)
			history_report(play, false, event, format, seat, given, found);
	}
}

/* Compares the pots that the text states separately. Each is stated after rake. Pots with the same
 * contenders are one pot by the rules, so each pot of the rules must end where a pot of the text
 * does, apart from the rake. */
static void check_pots(struct history_play *play, const struct settlement *settlement,
	chips uncalled)
{
	const struct history *const history = play->history;
	const chips raked = stated_rake(play);
	chips given = 0, found = history_chips(play, history->money.splash);
	int part = 0;

	if (!history->money.pots)
		return;
	for (int i = 0; i < settlement->pots.count; i++) {
		found += settlement->pots.pot[i].amount;
		if (i + 1 == settlement->pots.count)
			found += uncalled;
		while (part < history->money.pots && given < found - raked)
			given += history_chips(play, history->money.pot_part[part++]);
		if (given <= found && given >= found - raked)
			continue;
		fault_of_pot(play,
			i ? "the main pot and first side pots add up to %c, expected %c"
			  : "the main pot is %c, expected %c",
			given, found);
		return;
	}
	while (part < history->money.pots)
		given += history_chips(play, history->money.pot_part[part++]);
	if (given != found - raked && given != found)
		fault_of_pot(play, "the individual pots add up to %c, expected %c", given,
			found - raked);
}

/* The maximum that the seat can be paid: the pots that it can win. */
static chips most_for(const struct settlement *settlement, int seat)
{
	chips sum = 0;

	for (int i = 0; i < settlement->pots.count; i++)
		if (settlement->pots.pot[i].contenders >> seat & 1)
			sum += settlement->pots.pot[i].amount;
	return sum;
}

/* If unknown cards decide the winner, the text is believed as far as possible: nobody may be paid
 * from a pot that they cannot win, and a player who is paid at a showdown shows the hand. */
static void check_unshown(struct history_play *play, const struct given *given,
	const struct settlement *settlement)
{
	bool warned = false;

	for (int i = 0; i < play->setup.seats; i++) {
		const struct history_event at = line_of(play->history, &given[i]);
		const chips most = most_for(settlement, i);

		if (play->paid[i] > most) {
			history_report(play, true, &at, "%p is paid %c, expected %c", i,
				play->paid[i], most);
		} else if (play->paid[i] && given[i].at && !play->table.seat[i].shown && !warned) {
			warned = true;
			history_report(play, false, &at,
				"%p is paid at the showdown without showing a hand", i);
		}
	}
}

void history_settle(struct history_play *play)
{
	struct given given[SEATS_MAX] = {{0}};
	struct settlement settlement;
	chips pot = 0, left, counted = 0, owed;

	gather(play, given);
	for (int i = 0; i < play->setup.seats; i++) {
		play->money_given |= given[i].collects;
		play->paid[i] = given[i].collected;
		play->extra[i] = given[i].paid - given[i].fee;
		play->cash_fee[i] = given[i].cash_fee;
	}
	play->rake = history_chips(play, play->history->money.rake);
	play->fees = history_chips(play, play->history->money.fees);
	if (!play->over && !play->unshown)
		return;
	table_settlement(&play->table, &settlement);
	for (int i = 0; i < settlement.pots.count; i++)
		pot += settlement.pots.pot[i].amount;
	check_put_in(play);
	for (int i = 0; i < play->setup.seats; i++) {
		play->paid[i] = paid_of(play, &given[i], i,
			play->over ? settlement.gets[i] : most_for(&settlement, i));
		counted += given[i].collected - play->paid[i];
	}
	check_returned(play, given);
	check_pots(play, &settlement, check_pot(play, pot, counted));
	left = part_splash(play, &settlement, pot);
	if (play->over)
		check_paid(play, given, &settlement);
	else
		check_unshown(play, given, &settlement);
	/* No line has what a player who cashed out would have won. It is reduced by the part of the
	 * rake that is not missing from the amounts paid to others. */
	owed = stated_rake(play) - pot;
	for (int i = 0; i < play->table.seats; i++)
		owed += play->paid[i];
	for (int i = 0; i < play->table.seats && owed > 0; i++) {
		const chips most = given[i].cashes && !given[i].collects ? play->paid[i] : 0;
		const chips part = owed < most ? owed : most;

		play->paid[i] -= part;
		owed -= part;
	}
	check_rake(play, pot + left);
	for (int i = 0; i < play->setup.seats; i++) {
		if (given[i].cashes) {
			play->extra[i] += given[i].cashed - play->paid[i];
			play->money_given |= play->over;
		}
		/* while a hand can be won, it is worth no more than the pots */
		if (given[i].cashed > pot) {
			const struct history_event at = line_of(play->history, &given[i]);

			history_report(play, true, &at, "%p cashes out %c, but the pots are %c", i,
				given[i].cashed, pot);
		}
	}
	check_end(play, &settlement, HISTORY_LEFT, "%p has %c afterwards, expected %c");
	check_end(play, &settlement, HISTORY_NET, "%p has a net result of %c, expected %c");
}
