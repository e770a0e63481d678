#include "deal.h"

#include "commands.h"
#include "frame/report.h"
#include "frame/secret.h"

#include "odds/hands/hands.h"

#include <inttypes.h>
#include <stdlib.h>

/* -- ranges ----------------------------------------------------------------------- */

static status_code take_list(struct shuffle_range *out, uint32_t count, const card_set *set,
	const uint16_t *weight, card_set cards)
{
	card_set *const sets = malloc((count ? count : 1) * sizeof *sets);
	uint64_t *const upto = malloc((count ? count : 1) * sizeof *upto), sum = 0;

	*out = (struct shuffle_range){0, sets, upto};
	if (!sets || !upto)
		return STATUS_NO_MEMORY;
	for (uint32_t i = 0; i < count; i++) {
		if (set[i] & ~cards)
			continue;
		sum += weight[i];
		sets[out->count] = set[i];
		upto[out->count++] = sum;
	}
	return STATUS_OK;
}

static status_code read_two_cards(const struct deal *deal, struct slice text,
	struct shuffle_range *out, struct fault *fault)
{
	struct range range;
	struct range_list *list;
	status_code status =
		range_parse(text, deal->settings.reads, deal->settings.game, &range, fault);

	if (status)
		return status;
	list = malloc(sizeof *list);
	if (!list)
		return STATUS_NO_MEMORY;
	range_list(&range, list);
	status =
		take_list(out, (uint32_t)list->count, list->set, list->weight, deal->shuffle.cards);
	free(list);
	return status;
}

static status_code read_hands(const struct deal *deal, struct slice text, struct shuffle_range *out,
	struct fault *fault)
{
	struct hands hands = {.count = 0};
	status_code status =
		hands_parse(text, deal->settings.reads, deal->settings.game, &hands, fault);

	if (!status)
		status = take_list(out, hands.count, hands.set, hands.weight, deal->shuffle.cards);
	hands_free(&hands);
	return status;
}

/* Reads the given ranges and lists their hands. Returns OPTIONS_RUN, or the exit status. */
static int deal_read_ranges(struct deal *deal)
{
	const struct game *const game = deal->settings.game;
	const struct location place = {"--range", 0, NULL};

	if (deal->ranges && !hands_of_game(game) && !game->combos)
		return report_usage("--range is not supported in %s", game->name);
	for (unsigned i = 0; i < deal->ranges; i++) {
		const struct slice text = slice_of(deal->range[i]);
		struct shuffle_range *const hands = &deal->hands[i];
		struct fault fault = {.status = STATUS_OK};
		const status_code status = (hands_of_game(game) ? read_hands : read_two_cards)(deal,
			text, hands, &fault);

		if (status == STATUS_NO_MEMORY)
			return report_memory();
		if (status) {
			report_fault(&place, text, &fault);
			return EXIT_USAGE;
		}
		if (!hands->count)
			return report_usage("--range: no hand of '%s' can be dealt; the board or "
					    "dead cards exclude them all",
				deal->range[i]);
		deal->shuffle.range[i] = hands;
	}
	return OPTIONS_RUN;
}

/* -- rows ------------------------------------------------------------------------- */

FIELD_MEMBER(add_deal, struct deal_row, deal);
FIELD_MEMBER(add_hand, struct deal_row, hand);
static FIELD_CELL(add_cards, struct deal_row, row,
	rows_hand(rows, row->cards, row->count, row->notation));

const struct field deal_fields[] = {
	{"deal", ROWS_NUMBER, add_deal, DEAL_ALL, DEAL_ALL},
	{"hand", ROWS_STRING, add_hand, DEAL_ALL, DEAL_ALL},
	{"cards", ROWS_CARDS, add_cards, DEAL_ALL, DEAL_ALL},
	{.name = NULL},
};

/* -- the run ---------------------------------------------------------------------- */

enum { WRITTEN_AT_ONCE = 1 << 16 };

/* Deals and writes. Returns an exit status, like the other functions of this kind. */
static int deal_run(struct deal *deal)
{
	struct deal_page page;
	card cards[SHOE_CARDS_MAX], boards[BOARDS_MAX][GAME_CARDS_MAX];
	struct deal_row rows[DEAL_ROWS_MAX];
	status_code status = STATUS_OK;
	bool good = true;

	deal_page_begin(&page, deal);
	for (uint64_t number = 1; number <= deal->deals && good && !status; number++) {
		int count = 0;

		status = deal_next(deal, number, deal->deck, cards);
		if (!status)
			count = deal_rows(deal, number, cards, deal->deck, boards, rows);
		for (int i = 0; i < count; i++)
			fields_row(&deal->fields, &page.job.rows, &rows[i]);
		if (page.job.out.length >= WRITTEN_AT_ONCE)
			good = sink_write(&page.sink, &page.job);
	}
	good = deal_page_end(&page, good && !status);
	if (status) {
		report("%s", report_status(status));
		return EXIT_INVALID;
	}
	return good ? EXIT_DONE : EXIT_IO;
}

#define DEALS_MAX UINT64_C(1000000000000)

enum { PLAYERS_USUAL = 2 };

/* -- options ---------------------------------------------------------------------- */

static bool read_range(void *state, const char *value)
{
	struct deal *const deal = state;

	if (deal->ranges == SHUFFLE_HANDS_MAX)
		return !report_usage("--range: at most %d players", SHUFFLE_HANDS_MAX);
	deal->range[deal->ranges++] = value;
	return true;
}

enum deal_street { STREET_PREFLOP, STREET_FLOP, STREET_TURN, STREET_RIVER };

static const struct option_row options[] = {
	{'n', "deals", "number", "number of deals (default: 1)",
		INTO_UINT64(struct deal, deals, 1, DEALS_MAX)},
	{'p', "players", "number", "number of players (default: 2)",
		INTO_NUMBER(struct deal, players, 1, SHUFFLE_HANDS_MAX)},
	{0, "commit", "file", "write the deals to a new file and print its SHA-256",
		INTO_STRING(struct deal, commit), .group = 1},
	{0, "deck", NULL, "print the whole deck of each deal", INTO_FLAG(struct deal, deck)},
	{0, "range", "range", "deal the next player a hand from this range (may be repeated)",
		INTO_FUNCTION(read_range)},
	{0, "reveal", "file", "check a file of --commit and print its deals",
		INTO_STRING(struct deal, reveal), .group = 1},
	{0, "seed", "number", "random seed (default: from the system)",
		INTO_UINT64(struct deal, seed, 0, UINT64_MAX)},
	{0, "street", "preflop|flop|turn|river", "deal the board up to this street",
		INTO_CHOICE(struct deal, street, STREET_PREFLOP)},
};

static int wrong_options(const struct deal *deal)
{
	const struct settings *const settings = &deal->settings;

	if (settings->operand_count && !deal->reveal)
		return report_usage("unexpected operand '%s'; give a player's range with --range",
			settings->operands[0]);
	if (settings->operand_count > 1)
		return report_usage("--reveal takes one operand, the commitment");
	if (options_given(settings, "street") && !settings->game->board)
		return report_usage("--street: %s has no board", settings->game->name);
	if (deal->players && deal->ranges > deal->players)
		return report_usage("--range: %u ranges for %u players", deal->ranges,
			deal->players);
	return OPTIONS_RUN;
}

/* -- the cards to deal ------------------------------------------------------------ */

static const int street_cards[] =
	{[STREET_PREFLOP] = 0, [STREET_FLOP] = 3, [STREET_TURN] = 4, [STREET_RIVER] = 5};

/* The number of board cards to come, in addition to the known ones. */
static int board_cards_to_come(struct deal *deal)
{
	int to_come = 0;

	deal->board_cards = deal->settings.game->board ? street_cards[deal->street] : 0;
	for (int i = 0; i < deal->boards; i++)
		if (deal->board[i].count < deal->board_cards)
			to_come += deal->board_cards - deal->board[i].count;
	return to_come;
}

/* Sets up the shoe of a game that is dealt from one, and the players, who are dealt from it. */
static bool set_shoe(struct deal *deal)
{
	const struct settings *const settings = &deal->settings;
	uint32_t needed;

	if (options_boards_rule(settings).count > 1)
		return !report_usage("--%s: %s has no board", settings->runs ? "run" : "boards",
			settings->game->name);
	if (!options_shoe(settings, &deal->shoe))
		return false;
	if (!deal->players)
		deal->players = PLAYERS_USUAL;
	deal->shuffle.hands = (int)deal->players;
	deal->shuffle.size = settings->game->own;
	deal->size = (int)deal->shoe.count;
	needed = deal->players * settings->game->own;
	if (needed <= deal->shoe.count)
		return true;
	return !report_usage("--players: %u players need %" PRIu32
			     " cards, but there are only %" PRIu32,
		deal->players, needed, deal->shoe.count);
}

/* Whether no board has more known cards than its street. */
static bool boards_fit(const struct deal *deal)
{
	static const char *const words[] = {[STREET_PREFLOP] = "preflop has none",
		[STREET_FLOP] = "the flop has 3",
		[STREET_TURN] = "the turn has 4",
		[STREET_RIVER] = "the river has 5"};

	for (int i = 0; i < deal->boards; i++)
		if (deal->board[i].count > street_cards[deal->street])
			return !report_usage("--board: %d card%s, but %s", deal->board[i].count,
				deal->board[i].count == 1 ? "" : "s", words[deal->street]);
	return true;
}

static bool set_deck(struct deal *deal)
{
	const struct settings *const settings = &deal->settings;
	const struct boards_rule several = {.count = options_boards_rule(settings).count};
	const struct game *game;
	card_set gone;
	int needed;

	if (!options_one_deck(settings))
		return false;
	if (settings->board.length && !settings->game->board)
		return !report_usage("--board: %s has no board", settings->game->name);
	deal->boards = settings->game->board ? boards_count(&several) : 0;
	if (!options_board_and_dead(settings, 1, deal->board, &deal->dead) || !boards_fit(deal))
		return false;
	game = deal->settings.game;
	gone = deal->dead.set;
	if (!deal->players)
		deal->players = deal->ranges > PLAYERS_USUAL ? deal->ranges : PLAYERS_USUAL;
	for (int i = 0; i < deal->boards; i++)
		gone |= deal->board[i].set;
	deal->shuffle.cards = game->deck & ~gone;
	deal->shuffle.hands = (int)deal->players;
	deal->shuffle.size = game->own + (deal->ranges ? 0 : game->discards);
	deal->size = card_set_count(deal->shuffle.cards);
	needed = deal->shuffle.hands * deal->shuffle.size + board_cards_to_come(deal);
	if (needed <= deal->size)
		return true;
	return !report_usage("--players: %u players need %d cards, but there are only %d",
		deal->players, needed, deal->size);
}

static int run_command(int argc, char **argv)
{
	static struct deal deal; /* large; a single instance */
	struct settings *const settings = &deal.settings;
	int status;

	deal = (struct deal){.deals = 1, .street = STREET_RIVER};
	status = options_parse(&command_deal, argc, argv, settings, &deal);
	if (status == OPTIONS_RUN)
		status = wrong_options(&deal);
	if (status != OPTIONS_RUN)
		return status;
	if (!fields_choose(&deal.fields, deal.commit ? deal_commit_fields : deal_fields, DEAL_ALL,
		    settings->fields, settings->format))
		return EXIT_USAGE;
	if ((deal.reveal || deal.commit) && !secret_hashes())
		return EXIT_IO;
	if (deal.reveal)
		return deal_reveal(&deal);
	if (!(settings->game->shoe ? set_shoe : set_deck)(&deal))
		return EXIT_USAGE;
	if (options_given(&deal.settings, "seed"))
		deal.key = rng_key_of(deal.seed);
	else
		secret_random(&deal.key, sizeof deal.key);
	status = deal_read_ranges(&deal);
	if (status == OPTIONS_RUN)
		status = deal.commit ? deal_commit(&deal) : deal_run(&deal);
	for (unsigned i = 0; i < deal.ranges; i++) {
		free(deal.hands[i].set);
		free(deal.hands[i].upto);
	}
	return status;
}

const struct command command_deal = {
	.name = "deal",
	.full_name = "felt deal",
	.purpose = "shuffle and deal hands, boards and decks",
	.example = "felt deal -g omaha -p 6 -n 3",
	.operands = "[option ...]\n"
		    "--commit file [option ...]\n"
		    "--reveal file [option ...] [commitment]",
	.about = "Deals hands and a board from a shuffled deck. The commitment is for --reveal.",
	.takes = SHARED_GAME | SHARED_BOARD | SHARED_BOARDS | SHARED_DEAD | SHARED_ROWS |
		 SHARED_DECKS,
	.omits = "from keep-going trips-over-straight",
	COMMAND_OPTIONS(options),
	.view = {{"--commit", deal_commit_fields, DEAL_ALL}, {NULL, deal_fields, DEAL_ALL}},
	.run = run_command,
};
