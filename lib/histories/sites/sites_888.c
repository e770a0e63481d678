/* Headers of 888poker and the other skins of the Pacific network, and of Betfair. */
#include "histories/sites/sites_party_internal.h"

bool sites_betfair_begins(struct slice line, struct slice rest)
{
	struct slice brand;

	(void)rest;
	return lines_begins(line, "***") && sites_party_begins_game(line, &brand) &&
	       lines_begins(brand, "Betfair ");
}

bool sites_888_begins(struct slice line, struct slice rest)
{
	struct slice brand;

	(void)rest;
	return lines_begins(line, "***") && sites_party_begins_game(line, &brand) && brand.length;
}

/* "06 01 2014 13:39:55". */
static bool take_day_first(struct history *history, struct slice rest)
{
	char room[64];
	struct text text = text_over(room, sizeof(room));
	uint64_t day, month, year;
	struct slice at;

	if (!lines_take_number(&rest, &day) || !lines_take(&rest, " ") ||
		!lines_take_number(&rest, &month) || !lines_take(&rest, " ") ||
		!lines_take_number(&rest, &year) || !lines_take(&rest, " "))
		return false;
	text_add_uint(&text, year);
	text_add_char(&text, '-');
	text_add_uint(&text, month);
	text_add_char(&text, '-');
	text_add_uint(&text, day);
	text_add_char(&text, ' ');
	text_add_slice(&text, lines_before(rest, 20));
	at = text_slice(&text);
	return !text.failed && lines_take_time(&at, &history->when);
}

static bool take_slash(struct slice *rest)
{
	lines_blanks(rest);
	return lines_take(rest, "/");
}

/* "$0.50/$1 Blinds No Limit Holdem - *** 06 01 2014 13:39:55", "25 $/50 $ Blinds ...", and without
 * the time "100 $/200 $ Blinds No Limit Holdem - ***". A currency symbol after the amount means a
 * language with decimal commas. */
static bool read_888_stakes(struct history *history, struct slice line)
{
	struct slice stakes, rest = line, time = line, before;

	if (!lines_take_until(&rest, " Blinds ", &stakes) ||
		!lines_take_until(&time, "***", &before))
		return false;
	history->game = slice_trim(lines_before(rest, (size_t)(time.bytes - rest.bytes) - 3));
	lines_blanks(&time);
	if (lines_ends(history->game, " -"))
		history->game = slice_trim(lines_before(history->game, history->game.length - 2));
	history->variant = sites_variant(history->game);
	stakes = slice_trim(stakes);
	history->dialect.commas = !stakes.length || stakes.bytes[stakes.length - 1] < '0' ||
				  stakes.bytes[stakes.length - 1] > '9' ||
				  sites_party_writes_commas(history->text);
	if (!lines_take_amount(&stakes, history->dialect.commas ? LINES_COMMA : LINES_POINT,
		    &history->stakes.small_blind, &history->currency) ||
		!take_slash(&stakes) ||
		!sites_take_money(history, &stakes, &history->stakes.big_blind))
		return false;
	/* a table where all players are all-in with their antes */
	if (!history->stakes.big_blind.digits)
		history->stakes.small_blind = history->stakes.big_blind = HISTORY_NOT_GIVEN;
	if (time.length && !take_day_first(history, time))
		history_fault(history, STATUS_HISTORY_TIME, time);
	return true;
}

/* The bets 0.12 and 0.25 have blinds of 0.06 and 0.12: a quarter and a half of 0.25 would not be
 * whole cents. */
static void fix_bets(struct history *history)
{
	struct history_amount *const big = &history->stakes.big_blind;

	if (!history->variant || history->variant->limit != FIXED_LIMIT || big->places != 2 ||
		big->digits != 12)
		return;
	history->stakes.small_bet = history->stakes.big_bet = *big;
	history->stakes.big_bet.digits = 25;
}

/* "Total number of players : 6", before the seat list. */
static void check_count(struct history *history)
{
	static const char *const words = "Total number of players : ";
	struct slice rest = history->text, line;

	while (!history->bad && lines_next(&rest, &line))
		if (lines_begins(line, words)) {
			sites_check_count(history, line, lines_after(line, strlen(words)));
			return;
		}
}

void sites_888_read(struct history *history)
{
	struct party party = {.reader = {.history = history}};
	struct slice rest = history->text, line, brand, before;

	if (!lines_next(&rest, &line) || !sites_party_read_number(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	sites_party_begins_game(line, &brand);
	history->site = slice_trim(brand);
	before = history->site;
	if (lines_has(brand, "Snap Poker"))
		history->kind = SLICE("snap");
	if (lines_has(brand, "BLAST"))
		history->kind = SLICE("blast");
	if (lines_take_until(&before, " ", &brand))
		history->site = brand;
	if (!lines_next_full(&rest, &line) || !read_888_stakes(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	sites_party_read_lines(&party, rest);
	check_count(history);
	fix_bets(history);
	if (history->dialect.commas)
		sites_party_check_suits(history);
	/* chips have a dollar sign too */
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
}

/* The second line has the format of PartyPoker. */
void sites_betfair_read(struct history *history)
{
	struct party party = {.reader = {.history = history}};
	struct slice rest = history->text, line;

	if (!lines_next(&rest, &line) || !sites_party_read_number(history, line) ||
		!lines_next_full(&rest, &line) || !sites_party_read_stakes(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	history->dialect.commas = sites_party_writes_commas(rest);
	sites_party_read_level(history, line);
	sites_party_read_lines(&party, rest);
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
}
