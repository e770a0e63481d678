/* Hand histories of Poker Mavens, software for private poker rooms such as Seals With Clubs. The
 * site line has the name of the room.
 *
 *     Hand #5338590-82 - 2013-04-12 00:37:11
 *     Game: NL Hold'em (20 - 100) - Blinds 1/1
 *     Site: Seals With Clubs
 *     Table: NLHE 9max 1/1 #2
 *     Seat 2: NAME (23)
 *     NAME has the dealer button
 *     NAME posts small & big blind 1.50
 *     ** Hole Cards **
 *     Dealt to NAME [Kd Qh]
 *     NAME raises to 3
 *     ** Flop ** [5h 5d Kh]
 *     NAME refunded 3
 *     ** Main Pot Show Down ** [5h 5d Kh 6s 8h]
 *     NAME shows [Td Tc] (Two Pair, Tens and Fives +K)
 *     NAME wins Side Pot 1 (2) with Two Pair
 *     Rake (0)
 *
 * Each pot is followed by its rake. */
#include "histories/sites/sites_rules.h"

static const struct sites_rule headings[] = {{"{_}#{number} - {time}", FACT}};

/* In fixed limit the stakes are bets. */
static const struct sites_rule games[] = {
	{"Game: {game} ({_}Blinds {small_blind}/{big_blind}", FACT},
	{"Game: {game} ({_}Stakes {small_blind}/{big_blind}", FACT},
};

/* Players who are not dealt in are marked, "Seat 3: NAME (139.08) - sitting out", but so may be
 * others. */
static void add_seat(struct sites_reader *reader)
{
	reader->sits.dealt = lines_ends(reader->line, ")");
	sites_seat(reader);
}

static const struct sites_rule places[] = {
	{"Site: {site}", FACT},
	{"Table: {table}", FACT},
	{"Seat {seat}: {name<} ({stack}", DO(add_seat)},
};

static const struct sites_rule actions[] = {
	{"has the dealer button", DO(sites_has_button)},
	{"wins {_} ({$}", EVENT(HISTORY_COLLECT)},
	{"wins ", DO(sites_bad_amount)},
	{"splits {_} ({$}", EVENT(HISTORY_COLLECT)},
	{"splits ", DO(sites_bad_amount)},
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises to {to}", EVENT(HISTORY_RAISE)},
	{"posts ante {$}", EVENT(HISTORY_ANTE)},
	{"posts small & big blind {$}", EVENT(HISTORY_BOTH)},
	{"posts small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts dead {$}", EVENT(HISTORY_DEAD)},
	{"posts straddle {$}", EVENT(HISTORY_STRADDLE)},
	{"straddles {$}", EVENT(HISTORY_STRADDLE)},
	{"refunded {$}", EVENT(HISTORY_RETURN)},
	{"shows {cards}", EVENT(HISTORY_SHOW)},
	{"mucks", EVENT(HISTORY_MUCK)},
	{"|adds |has timed out|sits out|sitting out|is sitting|is ready|"
	 "is disconnected|is reconnected|left the table|waiting for big blind",
		IGNORED},
};

static void read_street(struct sites_reader *reader)
{
	const struct slice line = reader->line;

	if (lines_begins(line, "** Hole Cards"))
		reader->part = SITES_PLAY;
	if (lines_has(line, "Show Down"))
		sites_board_given(reader);
	else if (lines_begins(line, "** Flop") || lines_begins(line, "** Turn") ||
		 lines_begins(line, "** River"))
		sites_board(reader);
	else if (reader->part == SITES_HEAD)
		history_warn(reader->history, STATUS_HISTORY_LINE, line);
}

static const struct sites_rule others[] = {
	{"** ", DO(read_street)},
	{"Dealt to ", DO(sites_dealt)},
};

static const struct sites_rule rakes[] = {{"Rake {$}", DO(sites_add_rake)}};

void sites_mavens_read(struct history *history)
{
	struct sites_reader reader = {.history = history, .text = history->text};
	bool read;

	sites_next(&reader);
	read = sites_take(&reader, reader.line, headings) && sites_next(&reader) &&
	       sites_take(&reader, reader.line, games);
	history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	if (!sites_check_heading(history, read, reader.line))
		return;
	while (sites_next(&reader))
		if (!sites_take(&reader, reader.line, others) &&
			!(reader.part == SITES_HEAD && sites_take(&reader, reader.line, places)) &&
			!sites_take_player(&reader, " ", actions) &&
			!sites_take(&reader, reader.line, rakes))
			sites_not_understood(history, reader.line);
	sites_check_stakes(history);
}
