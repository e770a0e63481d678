/* The summary, which repeats what happened. Facts that only it has become events; contradictions of
 * the lines before it are noted. */
#include "histories/sites/sites_stars_internal.h"

enum { FOLDED = sizeof(" folded ") - 1, ON_LONGEST = sizeof("on the River") - 1 };

/* -- boards --------------------------------------------------------------- */

static int run_of(struct slice line)
{
	return lines_begins(line, "SECOND") ? 1 : lines_begins(line, "THIRD") ? 2 : 0;
}

/* "FIRST", on a line of its own before "Board [...]". */
static bool read_run(struct stars_reader *stars, struct slice line)
{
	static const char *const words[] = {"FIRST", "SECOND", "THIRD", NULL};

	if (!sites_is_any(line, words))
		return false;
	stars->run = run_of(line);
	return true;
}

/* "Board [5c 4c 4h Qs Kc]", "SECOND Board [...]". */
static void check_board(struct stars_reader *stars, struct slice line)
{
	struct slice rest = lines_after(line, (size_t)lines_find(line, "["));
	card cards[BOARD_CARDS_MAX];
	const int count = lines_take_cards(&rest, BOARD_CARDS_MAX, cards);
	const int run = stars->run ? stars->run : run_of(line);

	if (count < 0 || !sites_same_run(stars->history, run, cards, count))
		history_warn(stars->history, STATUS_HISTORY_BOARD, line);
}

/* -- the pots ------------------------------------------------------------- */

/* "| Jackpot $2 | Bingo $0 | Fortune $0 | Tax $0", "| Splash Fee $0.02". */
static void read_fees(struct history *history, struct slice rest)
{
	struct history_amount amount;
	struct slice before;

	while (lines_take_until(&rest, "| ", &before)) {
		do
			if (!lines_take_until(&rest, " ", &before)) {
				history_fault(history, STATUS_HISTORY_AMOUNT, rest);
				return;
			}
		while (!lines_take_amount(&rest, LINES_POINT, &amount, NULL));
		if (amount.digits)
			sites_add_up(&history->money.fees, amount);
	}
}

/* "| STP €5": an amount added by the house, which is part of the first pot; Run It Once states it
 * separately. */
static void add_splash(struct history *history, struct slice line)
{
	struct history_amount amount;
	struct slice before;

	if (history->money.pots && lines_take_until(&line, "| STP ", &before) &&
		lines_take_amount(&line, LINES_POINT, &amount, NULL))
		sites_add_up(&history->money.pot_part[0], amount);
}

/* "Total pot $41 Main pot $37. Side pot $4. | Rake $2.05". */
static void read_total(struct stars_reader *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest = lines_after(line, strlen(stars->words->total)), before;

	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
	if (sites_take_money(history, &rest, &history->money.pot))
		history->money.pot_is = HISTORY_POT_WHOLE;
	sites_read_pots(history, line);
	add_splash(history, line);
	rest = line;
	if (!lines_take_until(&rest, stars->words->rake, &before))
		return;
	sites_take_money(history, &rest, &history->money.rake);
	read_fees(history, rest);
}

void sites_stars_find_pot(struct history *history)
{
	struct history_amount sum = {0, 0};

	if (!history_given(history->money.rake) || !history->money.rake.digits ||
		!history_given(history->money.pot))
		return;
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_COLLECT)
			sites_add_up(&sum, event->added);
	if (!sites_compare(sum, history->money.pot))
		history->money.pot_is = HISTORY_POT_RAKED;
}

/* -- the players ---------------------------------------------------------- */

/* The known cards that the seat was dealt and has not discarded. */
static card_set held_by(const struct history *history, int seat)
{
	card_set held = 0;

	HISTORY_EACH (event, history) {
		if (event->seat != seat)
			continue;
		if (event->kind == HISTORY_HOLE)
			held |= sites_card_set(event->card, event->count);
		else if (event->kind == HISTORY_DRAW)
			held &= ~sites_card_set(event->card, event->count);
	}
	return held;
}

bool sites_stars_holds(const struct history *history, int seat, const card *cards, int count)
{
	const card_set held = held_by(history, seat), given = sites_card_set(cards, count);

	return card_set_count(held) > count || !(held & ~given);
}

/* Whether the seat showed cards other than these. */
static bool showed_others(const struct history *history, int seat, const card *cards, int count)
{
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_SHOW && event->seat == seat && event->count == count)
			return sites_card_set(event->card, count) != sites_card_set(cards, count);
	return false;
}

/* The cards after some words of the line. Only the summary has mucked cards, and, at sites such as
 * PPPoker, shown ones. */
static void read_cards(struct stars_reader *stars, enum history_event_kind kind, const char *words,
	int seat, struct slice line, struct slice rest)
{
	struct history *const history = stars->history;
	const ptrdiff_t at = lines_find(rest, words);
	card cards[HOLE_CARDS_MAX];
	int count;

	if (at < 0)
		return;
	rest = lines_after(rest, (size_t)at + strlen(words) - 1);
	if (kind == HISTORY_KNOWN || !history_has(history, HISTORY_SHOW, seat))
		sites_add_cards(history, kind, seat, line, rest);
	count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
	if (count > 0 && (showed_others(history, seat, cards, count) ||
				 !sites_stars_holds(history, seat, cards, count)))
		history_warn(history, STATUS_HISTORY_SUMMARY, line);
}

/* The total that the line says the player was paid. */
static struct history_amount paid_in(const struct stars_reader *stars, struct slice rest)
{
	struct history_amount sum = HISTORY_NOT_GIVEN, amount;

	for (int i = 0; stars->words->paid[i]; i++) {
		struct slice at = rest, before;

		while (lines_take_until(&at, stars->words->paid[i], &before)) {
			lines_take(&at, "(");
			if (lines_take_amount(&at, LINES_POINT, &amount, NULL))
				sites_add_up(&sum, amount);
		}
	}
	return sum;
}

/* Sum of the seat's events of one kind. */
static struct history_amount sum_of(const struct history *history, enum history_event_kind kind,
	int seat)
{
	struct history_amount sum = {0, 0};

	HISTORY_EACH (event, history)
		if (event->kind == kind && event->seat == seat)
			sites_add_up(&sum, event->added);
	return sum;
}

/* The lines above state what was won, except a pot that the house gets because the player cashed
 * out; they must then have the cash-out. */
static void read_paid(struct stars_reader *stars, int seat, struct slice line, struct slice rest)
{
	struct history *const history = stars->history;
	const struct history_amount paid = paid_in(stars, rest);

	if (!history_given(paid))
		return;
	if (lines_has(rest, "pot not awarded as player cashed out") &&
		!history_has(history, HISTORY_COLLECT, seat)) {
		sites_add(history, HISTORY_COLLECT, seat, line)->added = paid;
		if (!history_has(history, HISTORY_CASH_OUT, seat))
			history_fault(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	if (sites_compare(paid, sum_of(history, HISTORY_COLLECT, seat)) != 0)
		history_warn(history, STATUS_HISTORY_SUMMARY, line);
}

/* "(button) (small blind) folded before Flop": reads the button, who posted, who was dealt in, and
 * who folded when. Returns the offset of the word for the fold in `rest`, or a negative number. */
static ptrdiff_t read_position(struct stars_reader *stars, int seat, struct slice line,
	struct slice rest)
{
	struct history *const history = stars->history;
	const ptrdiff_t folded = lines_find(rest, stars->words->folded);

	sites_read_position(history, stars->words->has_button, seat, line, rest);
	stars->button_reported |= lines_begins(slice_trim(rest), stars->words->has_button);
	history->seat[seat].dealt |= folded >= 0;
	if (stars->tells_folds)
		sites_check_folded(history, &stars->reader.folds, seat, line,
			folded < 0 ? folded : rest.bytes + folded + FOLDED - line.bytes);
	return folded;
}

static bool has_digit(struct slice words)
{
	for (size_t i = 0; i < words.length; i++)
		if (lines_is_digit(words.bytes[i]))
			return true;
	return false;
}

/* "Seat 5: NAME (button) mucked [Qh Jc]"; "... showed [Ah Ks] and won ($23.57) with two pair". Most
 * players folded: then no cards or amounts follow. */
static void read_result(struct stars_reader *stars, int seat, struct slice line, struct slice rest)
{
	const ptrdiff_t folded = read_position(stars, seat, line, rest);

	stars->reader.reported |= UINT32_C(1) << seat;

	/* nothing else can follow "folded on the River" or "folded before Flop (didn't bet)" */
	if (stars->tells_folds && folded >= 0 &&
		(rest.length - (size_t)folded <= FOLDED + ON_LONGEST ||
			lines_ends(rest, " (didn't bet)")))
		return;
	if (lines_has(rest, "[")) {
		read_cards(stars, HISTORY_KNOWN, stars->words->mucked, seat, line, rest);
		read_cards(stars, HISTORY_SHOW, stars->words->showed, seat, line, rest);
	}
	if (!has_digit(rest))
		return;
	read_paid(stars, seat, line, rest);
	if (lines_has(rest, "Cashout")) {
		/* ", Cashout Risk ($22.68)", ", EV Cashout ($9.98)": GGPoker's payments by and to
		 * the house. */
		static const struct {
			const char *words;
			enum history_event_kind kind;
		} payments[] = {{", Cashout Risk (", HISTORY_FEE},
			{", EV Cashout (", HISTORY_PAID}};

		for (int i = 0; i < 2; i++) {
			struct slice at = rest, before;
			struct history_amount amount;

			if (lines_take_until(&at, payments[i].words, &before) &&
				lines_take_amount(&at, LINES_POINT, &amount, NULL) &&
				sites_compare(amount,
					sum_of(stars->history, payments[i].kind, seat)))
				history_warn(stars->history, STATUS_HISTORY_SUMMARY, line);
		}
	}
}

/* Whether the line repeats a line of the seat list, up to the stack: that of a player without chips
 * who is away and was left out. */
static bool is_of_list(const struct history *history, struct slice line)
{
	struct slice rest = history->text, at;

	while (lines_next(&rest, &at))
		if (at.length > line.length && memcmp(at.bytes, line.bytes, line.length) == 0 &&
			lines_begins(lines_after(at, line.length), " ("))
			return true;
	return false;
}

bool sites_stars_summary(struct stars_reader *stars, struct slice line)
{
	struct slice rest = line;
	const int seat = sites_take_seat(stars->history, stars->words->seat, &rest);

	if (seat >= 0 && !slice_trim(rest).length)
		return true; /* it has no information */
	if (seat >= 0)
		read_result(stars, seat, line, rest);
	else if (lines_begins(line, stars->words->total))
		read_total(stars, line);
	else if (lines_has(line, stars->words->board))
		check_board(stars, line);
	else
		return read_run(stars, line) ||
		       (lines_begins(line, stars->words->seat) && is_of_list(stars->history, line));
	return true;
}
