/* PokerStars' words in the languages in which its client can be set. */
#include "histories/sites/sites_stars_inside.h"

/* -- English -------------------------------------------------------------- */

/* What a player does. GGPoker's "Bet & Muck" is a bet that, once it is called, is given up: the bet
 * stays in the pot. A straddle of GGPoker is all that the player has then put in. Words in capital
 * letters are CoinPoker's. */
static const struct sites_deed english_deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"raises ", HISTORY_RAISE, SITES_TO},
	{"posts small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts the ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts big blind ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts small & big blinds ", HISTORY_BOTH, SITES_ADDED},
	{"posts button blind ", HISTORY_STRADDLE, SITES_ADDED},
	{"posts straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"straddle ", HISTORY_STRADDLE, SITES_TOTAL},
	{"STRADDLE ", HISTORY_STRADDLE, SITES_TOTAL},
	{"posts auto big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"ALLIN ", HISTORY_ALL_IN, SITES_ADDED},
	{"RETURN ", HISTORY_RETURN, SITES_ADDED},
	{"posts missed blind ", HISTORY_DEAD, SITES_ADDED},
	{"posts dead ", HISTORY_DEAD, SITES_ADDED},
	{"brings in for ", HISTORY_BRING_IN, SITES_ADDED},
	{"brings in low for ", HISTORY_BRING_IN, SITES_ADDED},
	{"posts bring-in ", HISTORY_BRING_IN, SITES_ADDED},
	{"discards ", HISTORY_DRAW, SITES_COUNTED},
	{"stands pat", HISTORY_PAT, SITES_NOTHING},
	{"shows ", HISTORY_SHOW, SITES_CARDS},
	{"mucks hand", HISTORY_MUCK, SITES_NOTHING},
	{"Bet & Muck folds", HISTORY_MUCK, SITES_NOTHING},
	{"Bet & Muck ", HISTORY_BET, SITES_ADDED},
	{"Pays Cashout Risk ", HISTORY_FEE, SITES_ADDED},
	{"Receives Cashout ", HISTORY_PAID, SITES_ADDED},
	{"pay premium of all-in insurance ", HISTORY_FEE, SITES_ADDED},
	{.words = NULL},
};

/* "m788 cashed out the hand for $26.10 | Cash Out Fee $0.26": the fee has been taken. */
static const struct sites_deed english_results[] = {
	{"collected ", HISTORY_COLLECT, SITES_ADDED},
	{"cashed out the hand for ", HISTORY_CASH_OUT, SITES_ADDED},
	{"shows ", HISTORY_SHOW, SITES_CARDS}, /* Run It Once */
	{.words = NULL},
};

static const char *const english_idle[] = {"doesn't show hand", "sits out", "is sitting out",
	"is connected", "Chooses to EV Cashout", "get an all-in insurance ", "Table deposit ",
	NULL};

static const char *const english_said[] = {"said, ", "[observer] said, ", "is disconnected",
	"is connected", "has timed out", "leaves the table", "joins the table",
	"will be allowed to play", "was removed from the table", "has returned", "is sitting out",
	"sits out", "wins an entry to ", "wins a '", "also received ", "adds ", "was moved ",
	"stands up", NULL};

static const char *const english_others[] = {" said, ", " joins the table", " leaves the table",
	" sits out", " is sitting out", " was removed from ", " will be allowed to ",
	" is disconnected", " is connected", " has timed out", " has returned",
	" re-buys and receives ", " takes the add-on", " finished the tournament", " was moved ",
	NULL};

static const char *const english_paid[] = {"collected ", "won ", NULL};

/* -- Portuguese ----------------------------------------------------------- */

static const struct sites_deed portuguese_deeds[] = {
	{"desiste", HISTORY_FOLD, SITES_NOTHING},
	{"passa", HISTORY_CHECK, SITES_NOTHING},
	{"iguala ", HISTORY_CALL, SITES_ADDED},
	{"aposta ", HISTORY_BET, SITES_ADDED},
	{"aumenta ", HISTORY_RAISE, SITES_TO},
	{"paga o small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"paga o big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"coloca ante ", HISTORY_ANTE, SITES_ADDED},
	{"mostra ", HISTORY_SHOW, SITES_CARDS},
	{"esconde a m\xc3\xa3o", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

static const struct sites_deed portuguese_results[] = {
	{"recebeu ", HISTORY_COLLECT, SITES_ADDED},
	{.words = NULL},
};

static const char *const portuguese_idle[] = {"n\xc3\xa3o mostra a m\xc3\xa3o",
	"est\xc3\xa1 sit out", NULL};

static const char *const portuguese_said[] = {"disse, ", "est\xc3\xa1 sit out",
	"est\xc3\xa1 sem liga\xc3\xa7\xc3\xa3o", "est\xc3\xa1 ligado", "voltou", "gastou o tempo",
	NULL};

static const char *const portuguese_others[] = {" disse, ", " est\xc3\xa1 sit out",
	" est\xc3\xa1 sem liga\xc3\xa7\xc3\xa3o", " est\xc3\xa1 ligado", " gastou o tempo", NULL};

static const char *const portuguese_paid[] = {"recebeu ", "ganhou ", NULL};

/* -- all of them ---------------------------------------------------------- */

enum { ENGLISH, PORTUGUESE, SPANISH, FRENCH, ITALIAN, GERMAN };

static const struct stars_words languages[] = {
	[ENGLISH] = {.code = "en",
		.tournament = "Tournament #",
		.level = "Level",
		.table = "Table '",
		.button = "Seat #",
		.seat = "Seat ",
		.in_chips = " in chips",
		.away = "sitting out",
		.summary = "SUMMARY",
		.dealt = "Dealt to ",
		.returned = "Uncalled bet (",
		.returned_to = ") returned to ",
		.deeds = english_deeds,
		.results = english_results,
		.idle = english_idle,
		.said = english_said,
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
	[PORTUGUESE] = {.code = "pt",
		.tournament = "Torneio #",
		.level = "N\xc3\xadvel",
		.table = "Mesa '",
		.button = "Lugar #",
		.seat = "Lugar ",
		.in_chips = " em fichas",
		.away = "sit out",
		.summary = "SUM\xc3\x81RIO",
		.gets = " recebe [",
		.returned = "Aposta n\xc3\xa3o-igualada (",
		.returned_to = ") voltou para ",
		.deeds = portuguese_deeds,
		.results = portuguese_results,
		.idle = portuguese_idle,
		.said = portuguese_said,
		.others = portuguese_others,
		.total = "Total pote ",
		.rake = "| comiss\xc3\xa3o ",
		.board = "Mesa [",
		.mucked = "escondeu as cartas [",
		.showed = "mostrou [",
		.paid = portuguese_paid,
		.folded = " desistiu ",
		.has_button = "(Bot\xc3\xa3o)"},
	[SPANISH] = {.code = "es"},
	[FRENCH] = {.code = "fr"},
	[ITALIAN] = {.code = "it"},
	[GERMAN] = {.code = "de"},
};

/* The first words of a hand, and its language. */
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
	if (line.length < 20)
		return NULL;
	lines_take(&line, "> "); /* as forums quote it */
	for (size_t i = 0; i < sizeof(beginnings) / sizeof(*beginnings); i++)
		if (lines_begins(line, beginnings[i].begins) &&
			(beginnings[i].language != ENGLISH || has_number(line)))
			return &languages[beginnings[i].language];
	return NULL;
}
