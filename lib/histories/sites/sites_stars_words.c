/* PokerStars' words in the languages of its client. */
#include "histories/sites/sites_stars_internal.h"

/* -- functions for rows ---------------------------------------------------- */

/* "folds [Ah Kd]": the cards are shown. */
void sites_stars_folded(struct sites_reader *reader)
{
	const ptrdiff_t open = lines_find(reader->rest, " [");

	if (open >= 0)
		sites_add_cards(reader->history, HISTORY_SHOW, reader->seat, reader->line,
			lines_after(reader->rest, (size_t)open));
}

/* If a hand is run twice, each showdown shows the same cards. */
void sites_stars_shown(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct history_event *const last = sites_last(reader);

	for (int i = 0; i + 1 < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->kind == HISTORY_SHOW && event->seat == last->seat &&
			event->count == last->count &&
			memcmp(event->card, last->card, last->count) != 0) {
			history_warn(history, STATUS_HISTORY_SUMMARY, reader->line);
			return;
		}
	}
}

/* "stands pat on [2c 3d 7h 4s 9h]". */
void sites_stars_pat(struct sites_reader *reader)
{
	card cards[HOLE_CARDS_MAX];
	struct slice rest = reader->rest;
	int count;

	if (!lines_take(&rest, " on "))
		return;
	count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
	if (count <= 0 || !sites_stars_holds(reader->history, reader->seat, cards, count))
		history_warn(reader->history, STATUS_HISTORY_SUMMARY, reader->line);
}

void sites_stars_away(struct sites_reader *reader)
{
	((struct stars_reader *)reader)->away |= UINT32_C(1) << reader->seat;
}

/* -- English -------------------------------------------------------------- */

/* Actions of a player. GGPoker's "Bet & Muck" is a bet that is given up once it is called: the bet
 * stays in the pot. A GGPoker straddle states the player's total. Words in upper case are
 * CoinPoker's. */
static const struct sites_rule english_actions[] = {
	{"folds", EVENT(HISTORY_FOLD), DO(sites_stars_folded)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises {$} to {to}", EVENT(HISTORY_RAISE)},
	{"posts small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts the ante {$}", EVENT(HISTORY_ANTE)},
	{"posts ante {$}", EVENT(HISTORY_ANTE)},
	{"posts big blind ante {$}", EVENT(HISTORY_ANTE)},
	{"posts small & big blinds {$}", EVENT(HISTORY_BOTH)},
	{"posts button blind {$}", EVENT(HISTORY_STRADDLE)},
	{"posts straddle {$}", EVENT(HISTORY_STRADDLE)},
	{"straddle {to}", EVENT(HISTORY_STRADDLE)},
	{"STRADDLE {to}", EVENT(HISTORY_STRADDLE)},
	{"posts auto big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"ALLIN {$}", EVENT(HISTORY_ALL_IN)},
	{"RETURN {$}", EVENT(HISTORY_RETURN)},
	{"posts missed blind {$}", EVENT(HISTORY_DEAD)},
	{"posts dead {$}", EVENT(HISTORY_DEAD)},
	{"brings in for {$}", EVENT(HISTORY_BRING_IN)},
	{"brings in low for {$}", EVENT(HISTORY_BRING_IN)},
	{"posts bring-in {$}", EVENT(HISTORY_BRING_IN)},
	{"discards {drawn}", EVENT(HISTORY_DRAW)},
	{"stands pat", EVENT(HISTORY_PAT), DO(sites_stars_pat)},
	{"shows {cards}", EVENT(HISTORY_SHOW), DO(sites_stars_shown)},
	{"mucks hand", EVENT(HISTORY_MUCK)},
	{"Bet & Muck folds", EVENT(HISTORY_MUCK)},
	{"Bet & Muck {$}", EVENT(HISTORY_BET)},
	{"Pays Cashout Risk {$}", EVENT(HISTORY_FEE)},
	{"Receives Cashout {$}", EVENT(HISTORY_PAID)},
	{"pay premium of all-in insurance {$}", EVENT(HISTORY_FEE)},
	{"|doesn't show hand|sits out|is sitting out|is connected|"
	 "Chooses to EV Cashout|get an all-in insurance |Table deposit ",
		DO(sites_stars_away)},
};

/* "m788 cashed out the hand for $26.10 | Cash Out Fee $0.26": the amount is after the fee. */
static const struct sites_rule english_results[] = {
	{"collected {$}", EVENT(HISTORY_COLLECT)},
	{"cashed out the hand for {$} | Cash Out Fee {to}", EVENT(HISTORY_CASH_OUT)},
	{"cashed out the hand for {$}", EVENT(HISTORY_CASH_OUT)},
	{"shows {cards}", EVENT(HISTORY_SHOW)}, /* Run It Once */
	{"said, ", IGNORED},
	{"|[observer] said, |is disconnected|is connected|has timed out|"
	 "leaves the table|joins the table|will be allowed to play|"
	 "was removed from the table|has returned|is sitting out|sits out|"
	 "wins an entry to |wins a '|also received |adds |was moved |stands up",
		DO(sites_stars_away)},
};

static const struct sites_rule english_returns[] = {
	{"Uncalled bet ({$}) returned to {@}", EVENT(HISTORY_RETURN)},
	{"Uncalled bet ({_}) returned to {words}", DO(sites_no_player)},
};

static const char *const english_others[] = {" said, ", " joins the table", " leaves the table",
	" sits out", " is sitting out", " was removed from ", " will be allowed to ",
	" is disconnected", " is connected", " has timed out", " has returned",
	" re-buys and receives ", " takes the add-on", " finished the tournament", " was moved ",
	NULL};

static const char *const english_paid[] = {"collected ", "won ", NULL};

/* -- Portuguese ----------------------------------------------------------- */

static const struct sites_rule portuguese_actions[] = {
	{"desiste", EVENT(HISTORY_FOLD), DO(sites_stars_folded)},
	{"passa", EVENT(HISTORY_CHECK)},
	{"iguala {$}", EVENT(HISTORY_CALL)},
	{"aposta {$}", EVENT(HISTORY_BET)},
	{"aumenta {$} para {to}", EVENT(HISTORY_RAISE)},
	{"paga o small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"paga o big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"coloca ante {$}", EVENT(HISTORY_ANTE)},
	{"mostra {cards}", EVENT(HISTORY_SHOW), DO(sites_stars_shown)},
	{"esconde a m\xc3\xa3o", EVENT(HISTORY_MUCK)},
	{"|n\xc3\xa3o mostra a m\xc3\xa3o|est\xc3\xa1 sit out", DO(sites_stars_away)},
};

static const struct sites_rule portuguese_results[] = {
	{"recebeu {$}", EVENT(HISTORY_COLLECT)},
	{"|disse, |est\xc3\xa1 sit out|est\xc3\xa1 sem liga\xc3\xa7\xc3\xa3o|"
	 "est\xc3\xa1 ligado|voltou|gastou o tempo",
		DO(sites_stars_away)},
};

static const struct sites_rule portuguese_returns[] = {
	{"Aposta n\xc3\xa3o-igualada ({$}) voltou para {@}", EVENT(HISTORY_RETURN)},
	{"Aposta n\xc3\xa3o-igualada ({_}) voltou para {words}", DO(sites_no_player)},
};

static const char *const portuguese_others[] = {" disse, ", " est\xc3\xa1 sit out",
	" est\xc3\xa1 sem liga\xc3\xa7\xc3\xa3o", " est\xc3\xa1 ligado", " gastou o tempo", NULL};

static const char *const portuguese_paid[] = {"recebeu ", "ganhou ", NULL};

/* -- all of them ---------------------------------------------------------- */

enum { ENGLISH, PORTUGUESE, SPANISH, FRENCH, ITALIAN, GERMAN };

static const struct stars_words languages[] = {
	[ENGLISH] = {.language = "English",
		.tournament = "Tournament #",
		.level = "Level",
		.table = "Table '",
		.button = "Seat #",
		.seat = "Seat ",
		.in_chips = " in chips",
		.away = "sitting out",
		.summary = "SUMMARY",
		.dealt = "Dealt to ",
		.returns = SITES_RULES(english_returns),
		.actions = SITES_RULES(english_actions),
		.results = SITES_RULES(english_results),
		.others = english_others,
		.total = "Total pot ",
		.rake = "| Rake ",
		.board = "Board [",
		.mucked = "mucked [",
		.showed = "showed [",
		.paid = english_paid,
		.folded = " folded ",
		.folded_on = true,
		.has_button = "(button)"},
	[PORTUGUESE] = {.language = "Portuguese",
		.tournament = "Torneio #",
		.level = "N\xc3\xadvel",
		.table = "Mesa '",
		.button = "Lugar #",
		.seat = "Lugar ",
		.in_chips = " em fichas",
		.away = "sit out",
		.summary = "SUM\xc3\x81RIO",
		.gets = " recebe [",
		.returns = SITES_RULES(portuguese_returns),
		.actions = SITES_RULES(portuguese_actions),
		.results = SITES_RULES(portuguese_results),
		.others = portuguese_others,
		.total = "Total pote ",
		.rake = "| comiss\xc3\xa3o ",
		.board = "Mesa [",
		.mucked = "escondeu as cartas [",
		.showed = "mostrou [",
		.paid = portuguese_paid,
		.folded = " desistiu ",
		.has_button = "(Bot\xc3\xa3o)"},
	[SPANISH] = {.language = "Spanish"},
	[FRENCH] = {.language = "French"},
	[ITALIAN] = {.language = "Italian"},
	[GERMAN] = {.language = "German"},
};

/* The first words of a hand, and their language. */
static const struct {
	const char *begins;
	int language;
} beginnings[] = {
	{"PokerStars ", ENGLISH},
	{"Poker Hand #", ENGLISH},
	{"PPPoker Hand #", ENGLISH},
	{"CoinPoker Hand #", ENGLISH},
	{"Weplay Hand #", ENGLISH},
	{"PokerPlanets Hand #", ENGLISH},
	{"PokerMaster Hand #", ENGLISH},
	{"PokerBros Hand #", ENGLISH},
	{"SupremaPoker Hand #", ENGLISH},
	{"MPLPoker Hand #", ENGLISH},
	{"Run It Once Poker Hand #", ENGLISH},
	{"Full Tilt Hand #", ENGLISH},
	{"Full Tilt Rush Hand #", ENGLISH},
	{"POKERSTARS GAME #", ENGLISH},
	{"M\xc3\xa3o PokerStars ", PORTUGUESE},
	{"Mano PokerStars #", SPANISH},
	{"Mano n.\xc2\xba ", SPANISH},
	{"Main PokerStars ", FRENCH},
	{"Mano di PokerStars #", ITALIAN},
	{"PokerStars-Hand #", GERMAN},
};

/* "PokerStars Zoom Hand #109688230087:  ...", "PokerStars Game #1: ...". */
static bool has_number(struct slice line)
{
	struct slice before;

	return lines_take_until(&line, "#", &before) &&
	       (lines_ends(before, " Hand ") || lines_ends(before, " Game ") ||
		       lines_ends(before, " GAME ")) &&
	       lines_has(line, ": ");
}

const struct stars_words *sites_stars_words(struct slice line)
{
	lines_take(&line, "> "); /* as quoted in forums */
	for (size_t i = 0; i < sizeof(beginnings) / sizeof(*beginnings); i++)
		if (lines_begins(line, beginnings[i].begins))
			return &languages[beginnings[i].language];
	return NULL;
}

bool sites_stars_begins(struct slice line, struct slice rest)
{
	const struct stars_words *const words = line.length < 20 ? NULL : sites_stars_words(line);

	(void)rest;
	return words && (words != &languages[ENGLISH] || has_number(line));
}
