/* Tournament money outside the chips: bounties, prizes, rebuys. */
#include "histories/sites/sites_stars_internal.h"

enum stars_prizes_kind { BOUNTY, BOUGHT, FINISHED, WON };

/* The words after a name, words that must follow later in the line, and words before the money;
 * NULL if the money follows at once. */
static const struct {
	const char *words, *later, *money;
	enum stars_prizes_kind kind;
} lines[] = {
	{"wins the tournament", NULL, "receives ", WON},
	{"finished the tournament", NULL, " received ", FINISHED},
	{"wins the ", " bounty for eliminating ", NULL, BOUNTY},
	{"wins ", " for eliminating ", NULL, BOUNTY},
	{"wins ", " for splitting the elimination of ", NULL, BOUNTY},
	{"re-buys and receives ", NULL, " for ", BOUGHT},
	{"takes the add-on", NULL, " for ", BOUGHT},
	{"ganhou o torneio", NULL, "recebeu ", WON},
	{"terminou o torneio em ", NULL, " recebeu ", FINISHED},
	{"Acabou o torneio em ", NULL, " recebeu ", FINISHED},
};

/* "2nd" of "in 2nd place", "3" of "em 3º lugar". */
static int place_in(struct slice rest)
{
	uint64_t place;

	while (rest.length && !lines_is_digit(*rest.bytes))
		rest = lines_after(rest, 1);
	return lines_take_number(&rest, &place) && place < 1000000 ? (int)place : 0;
}

static void add(struct stars_reader *stars, enum stars_prizes_kind kind, int seat,
	const char *before, struct slice rest)
{
	static const enum history_prize_kind kinds[] = {HISTORY_BOUNTY, HISTORY_BOUGHT,
		HISTORY_PRIZE, HISTORY_PRIZE};
	struct history *const history = stars->history;
	struct history_amount money;
	struct slice words;

	if (kind == WON)
		history->finished[seat] = 1;
	if (kind == FINISHED)
		history->finished[seat] = place_in(rest);
	if (before && !lines_take_until(&rest, before, &words))
		return;
	/* points and coins of the house are not money */
	if (lines_take_amount(&rest, LINES_POINT, &money, NULL) && !lines_begins(rest, " FPP") &&
		!lines_begins(rest, " StarsCoin") && !lines_begins(rest, " SC"))
		history_add_prize(history, kinds[kind], seat, money);
}

bool sites_stars_prize(struct stars_reader *stars, int seat, struct slice rest)
{
	for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++) {
		struct slice at = rest;

		if (!lines_take(&at, lines[i].words) ||
			(lines[i].later && !lines_has(at, lines[i].later)))
			continue;
		add(stars, lines[i].kind, seat, lines[i].money, at);
		return true;
	}
	return false;
}

/* The players with a share, in the order of the line; returns 0 if some are not known. */
static int take_names(const struct history *history, struct slice names, int seat[SEATS_MAX])
{
	struct slice rest;
	int count = 0;

	while (count < SEATS_MAX) {
		seat[count] = history_seat_named(history, names);
		if (seat[count] >= 0)
			return count + 1;
		seat[count] = history_seat_begins(history, names, ", ", &rest);
		if (seat[count++] < 0)
			return 0;
		names = rest;
	}
	return 0;
}

bool sites_stars_split_bounty(struct stars_reader *stars, struct slice line)
{
	struct history *const history = stars->history;
	const ptrdiff_t at = lines_find_last(line, " split the ");
	struct history_amount money;
	struct slice rest;
	int seat[SEATS_MAX], count;

	if (at < 0)
		return false;
	rest = lines_after(line, (size_t)at + 11);
	if (!lines_take_amount(&rest, LINES_POINT, &money, NULL) ||
		!lines_begins(rest, " bounty for eliminating "))
		return false;
	count = take_names(history, lines_before(line, (size_t)at), seat);
	/* it is not stated who gets an odd cent */
	money = history_sum(money, (struct history_amount){0, 2});
	if (!count || money.digits % count)
		return false;
	money.digits /= count;
	for (int i = 0; i < count; i++)
		history_add_prize(history, HISTORY_BOUNTY, seat[i], money);
	return true;
}
