#include "play/acpc.h"

#include "base/scan.h"

#include <assert.h>

/* -- what the protocol can express ------------------------------------------------ */

static const char *game_refused(const struct variant *variant)
{
	enum { HOLE_CARDS = 3 /* limit of the competition's programs */ };

	if (variant->game->draws)
		return "draws";
	if (variant->game->discards)
		return "discards";
	if (!variant_has_blinds(variant) && !variant_brings_in(variant))
		return "bomb pots";
	if (variant_brings_in(variant))
		return "up cards";
	if (variant->game->low)
		return "hi-lo pots";
	if (variant->limit == POT_LIMIT)
		return "pot limit";
	if (variant->game->own > HOLE_CARDS)
		return "more than three hole cards";
	if (variant->game->deck != CARD_DECK)
		return "short decks";
	return NULL;
}

const char *acpc_refuses(const struct table_setup *setup)
{
	const char *const refused = game_refused(setup->variant);

	if (refused)
		return refused;
	for (int i = 0; i < setup->seats; i++) {
		if (setup->ante[i])
			return "antes";
		if (setup->stack[i] != setup->stack[0])
			return "unequal stacks";
		if (setup->blind[i] > setup->stack[i])
			return "stacks that do not cover the blinds";
		if (i > 1 && setup->blind[i])
			return "straddles";
	}
	return setup->blind[0] > setup->blind[1] ? "a small blind above the big blind" : NULL;
}

/* -- the betting ------------------------------------------------------------------ */

void acpc_begin(struct acpc *acpc)
{
	text_clear(&acpc->betting);
}

void acpc_add(struct acpc *acpc, const struct table *table, const struct action *action)
{
	struct text *const betting = &acpc->betting;

	switch (action->act) {
	case ACT_FOLD:
		text_add_char(betting, 'f');
		break;
	case ACT_CHECK_CALL:
		text_add_char(betting, 'c');
		break;
	case ACT_BET_RAISE:
		text_add_char(betting, 'r');
		if (table->variant->limit != FIXED_LIMIT)
			text_add_uint(betting, (uint64_t)table->seat[action->seat].paid);
		break;
	case ACT_DEAL_BOARD:
		text_add_char(betting, '/');
		break;
	default:
		break;
	}
}

void acpc_free(struct acpc *acpc)
{
	text_free(&acpc->betting);
}

/* -- states ----------------------------------------------------------------------- */

static void print_board(struct text *out, const struct table *table)
{
	int at = 0;

	for (int i = 0; i < table->variant->streets && at < table->board_count; i++) {
		if (table->variant->street[i].board)
			text_add_char(out, '/');
		for (int j = 0; j < table->variant->street[i].board && at < table->board_count; j++)
			card_print(out, table->board[at++], CARD_ASCII);
	}
}

static void print_number(struct text *out, const char *before, uint64_t number)
{
	text_add_string(out, before);
	text_add_uint(out, number);
}

void acpc_print_state(struct text *out, const struct acpc *acpc, const struct bot_view *view)
{
	const struct table *const table = view->table;

	print_number(out, "MATCHSTATE:", (uint64_t)view->seat);
	print_number(out, ":", view->hand - 1);
	text_add_char(out, ':');
	text_add_slice(out, text_slice(&acpc->betting));
	text_add_char(out, ':');
	for (int i = 0; i < table->seats; i++) {
		const struct seat *const seat = &table->seat[i];

		if (i)
			text_add_char(out, '|');
		if (i == view->seat)
			cards_print(out, view->card, view->cards, CARD_ASCII, "");
		else if (seat->shown && !seat->kept)
			cards_print(out, seat->card, seat->cards, CARD_ASCII, "");
	}
	print_board(out, table);
	out->failed |= acpc->betting.failed;
}

/* -- answers ---------------------------------------------------------------------- */

static bool begins(struct slice line, struct slice with)
{
	return line.length >= with.length && !memcmp(line.bytes, with.bytes, with.length);
}

static bool begins_with(struct slice line, const char *word)
{
	return begins(line, (struct slice){word, strlen(word)});
}

/* Reads the part after the state and its colon: f, c, r or r900. */
static bool read_action(struct slice text, const struct table *table, struct action *out)
{
	const struct seat *const seat = &table->seat[table->actor];
	const struct slice size = {text.bytes + 1, text.length - 1};
	uint64_t amount = 0;

	if (text.length == 1 && (*text.bytes == 'f' || *text.bytes == 'c')) {
		out->act = *text.bytes == 'f' ? ACT_FOLD : ACT_CHECK_CALL;
		return true;
	}
	if (!text.length || *text.bytes != 'r')
		return false;
	out->act = ACT_BET_RAISE;
	if (table->variant->limit == FIXED_LIMIT) {
		struct legality legal;

		table_check(table, NULL, &legal);
		out->amount = legal.least;
		return size.length == 0;
	}
	if (!slice_uint(size, (uint64_t)CHIPS_MAX, &amount))
		return false;
	out->amount = (chips)amount - (seat->paid - seat->street);
	return true;
}

enum acpc_line acpc_read(struct slice line, struct slice state, const struct table *table,
	struct action *out)
{
	const size_t before = state.length + 1;

	line = slice_trim(line);
	if (!line.length || *line.bytes == '#' || *line.bytes == ';' ||
		begins_with(line, "VERSION:2."))
		return ACPC_NOTHING;
	if (!begins_with(line, "MATCHSTATE:"))
		return ACPC_WRONG;
	if (!begins(line, state) || line.length == state.length || line.bytes[state.length] != ':')
		return ACPC_NOTHING;
	line = (struct slice){line.bytes + before, line.length - before};
	return read_action(line, table, out) ? ACPC_ACTION : ACPC_WRONG;
}

/* -- lines ------------------------------------------------------------------------ */

char *acpc_inbox_room(struct acpc_inbox *inbox, size_t *room)
{
	memmove(inbox->bytes, inbox->bytes + inbox->begin, inbox->end - inbox->begin);
	inbox->end -= inbox->begin;
	inbox->seen -= inbox->begin;
	inbox->begin = 0;
	*room = sizeof inbox->bytes - inbox->end;
	return inbox->bytes + inbox->end;
}

void acpc_inbox_add(struct acpc_inbox *inbox, size_t count)
{
	assert(count <= sizeof inbox->bytes - inbox->end);
	inbox->end += count;
}

bool acpc_inbox_line(struct acpc_inbox *inbox, struct slice *line)
{
	const char *const at = inbox->bytes + inbox->begin;
	const char *const end = memchr(inbox->bytes + inbox->seen, '\n', inbox->end - inbox->seen);

	inbox->seen = inbox->end;
	if (!end)
		return false;
	*line = (struct slice){at, (size_t)(end - at)};
	inbox->begin += line->length + 1;
	inbox->seen = inbox->begin;
	return true;
}

/* -- the game --------------------------------------------------------------------- */

static void print_list(struct text *out, const char *name, const struct table_setup *setup,
	const chips *amounts)
{
	text_add_string(out, name);
	for (int i = 0; i < setup->seats; i++)
		print_number(out, " ", (uint64_t)amounts[i]);
	text_add_char(out, '\n');
}

/* Prints a line with a number per street. */
static void print_streets(struct text *out, const char *name, const struct table_setup *setup,
	uint64_t (*number)(const struct table_setup *setup, int street))
{
	text_add_string(out, name);
	for (int i = 0; i < setup->variant->streets; i++)
		print_number(out, " ", number(setup, i));
	text_add_char(out, '\n');
}

static uint64_t bet_on(const struct table_setup *setup, int street)
{
	return (uint64_t)(setup->variant->street[street].big ? setup->big_bet : setup->small_bet);
}

static uint64_t raises_on(const struct table_setup *setup, int street)
{
	(void)street;
	return setup->variant->raises_most;
}

static uint64_t board_on(const struct table_setup *setup, int street)
{
	return setup->variant->street[street].board;
}

/* The first to act is left of the blinds on the first street, and later left of the button. */
static uint64_t first_on(const struct table_setup *setup, int street)
{
	return street ? 1 : setup->seats == 2 ? 2 : 3;
}

void acpc_print_game(struct text *out, const struct table_setup *setup)
{
	const struct variant *const variant = setup->variant;
	const bool limit = variant->limit == FIXED_LIMIT;
	chips blind[SEATS_MAX];

	for (int i = 0; i < setup->seats; i++)
		blind[i] = setup->blind[setup->seats == 2 ? 1 - i : i];
	text_add_string(out, limit ? "GAMEDEF\nlimit\n" : "GAMEDEF\nnolimit\n");
	print_number(out, "numPlayers = ", (uint64_t)setup->seats);
	print_number(out, "\nnumRounds = ", (uint64_t)variant->streets);
	print_list(out, "\nstack =", setup, setup->stack);
	print_list(out, "blind =", setup, blind);
	if (limit)
		print_streets(out, "raiseSize =", setup, bet_on);
	print_streets(out, "firstPlayer =", setup, first_on);
	if (limit)
		print_streets(out, "maxRaises =", setup, raises_on);
	print_number(out, "numSuits = ", CARD_SUITS);
	print_number(out, "\nnumRanks = ", CARD_RANKS);
	print_number(out, "\nnumHoleCards = ", variant->game->own);
	print_streets(out, "\nnumBoardCards =", setup, board_on);
	text_add_string(out, "END GAMEDEF\n");
}

/* -- the log ---------------------------------------------------------------------- */

static void print_names(struct text *out, const struct slice *names, int count)
{
	for (int i = 0; i < count; i++) {
		text_add_char(out, i ? '|' : ':');
		for (size_t j = 0; j < names[i].length; j++) {
			const char c = names[i].bytes[j];

			text_add_char(out, c == ':' || c == '|' || c == ' ' ? '_' : c);
		}
	}
	text_add_char(out, '\n');
}

static void print_net(struct text *out, chips net, bool first)
{
	text_add_char(out, first ? ':' : '|');
	chips_print(out, net, 0);
}

void acpc_print_log(struct text *out, const struct acpc *acpc, const struct dealer *dealer,
	const struct slice *names)
{
	const struct table *const table = &dealer->table;

	print_number(out, "STATE:", dealer->hand->number - 1);
	text_add_char(out, ':');
	text_add_slice(out, text_slice(&acpc->betting));
	for (int i = 0; i < table->seats; i++) {
		text_add_char(out, i ? '|' : ':');
		cards_print(out, dealer->hole[i].card, dealer->hole[i].count, CARD_ASCII, "");
	}
	print_board(out, table);
	for (int i = 0; i < table->seats; i++)
		print_net(out, table->seat[i].stack - dealer->hand->setup->stack[i], i == 0);
	print_names(out, names, table->seats);
	out->failed |= acpc->betting.failed;
}

void acpc_print_score(struct text *out, const chips *net, const struct slice *names, int players)
{
	text_add_string(out, "SCORE");
	for (int i = 0; i < players; i++)
		print_net(out, net[i], i == 0);
	print_names(out, names, players);
}
