/* Dealer logs of the Annual Computer Poker Competition, protocol version 2.0.0.
 *
 *     # name/game/hands/seed matchName holdem.nolimit.2p.reverse_blinds.game 1000 0
 *     STATE:0:cr300c/r16916f:5d5c|9hQd/8dAs8s:300|-300:Alice|Bob
 *
 * Each line is a hand: its number, the betting, the cards, each player's result, and the names, all
 * by position; position 0 is left of the button. In no-limit a bet size is what the player has then
 * put in over the whole hand. The game determines blinds and stacks. The comments at the top either
 * define it, as felt writes them, or name it: the four games of the competition are known. */
#include "histories/sites/sites_internal.h"

#include "base/scan.h"

enum { PLAYERS_MAX = 10, ROUNDS = 4 };

/* The definition of a game; amounts by position, or by round. */
struct rules {
	int players;
	bool limit;
	uint64_t blind[PLAYERS_MAX], stack[PLAYERS_MAX], raise[ROUNDS];
	uint64_t hole_cards;
};

struct acpc_log {
	struct history *history;
	struct rules game;
	struct slice line, betting, cards, values, names;
	card hole[PLAYERS_MAX][HOLE_CARDS_MAX];
	int held[PLAYERS_MAX];
	struct slice board[ROUNDS]; /* the cards of each round, as written */

	uint64_t spent[PLAYERS_MAX], before[PLAYERS_MAX]; /* before this round */
	uint64_t bet; /* the maximum that any player has spent */
	bool folded[PLAYERS_MAX];
	int in, round, actor;
};

/* -- the game ------------------------------------------------------------- */

static const struct known_game {
	const char *name;
	struct rules game;
} known_games[] = {
	{"holdem.limit.2p.reverse_blinds.game", {2, true, {10, 5}, {0}, {10, 10, 20, 20}, 2}},
	{"holdem.limit.3p.game", {3, true, {5, 10, 0}, {0}, {10, 10, 20, 20}, 2}},
	{"holdem.nolimit.2p.reverse_blinds.game", {2, false, {100, 50}, {20000, 20000}, {0}, 2}},
	{"holdem.nolimit.3p.game", {3, false, {50, 100, 0}, {20000, 20000, 20000}, {0}, 2}},
	{.name = NULL},
};

/* The name of a game may include directories. */
static bool find_game(struct slice name, struct rules *game)
{
	const ptrdiff_t slash = lines_find_last(name, "/");

	if (slash >= 0)
		name = lines_after(name, (size_t)slash + 1);
	for (const struct known_game *known = known_games; known->name; known++)
		if (slice_equal(name, known->name)) {
			*game = known->game;
			return true;
		}
	return false;
}

static void take_numbers(struct slice rest, uint64_t *numbers, int most)
{
	lines_blanks(&rest);
	for (int i = 0; i < most && lines_take_number(&rest, &numbers[i]); i++)
		lines_blanks(&rest);
}

/* Consumes "NAME =", in any case. */
static bool take_key(struct slice *rest, const char *name)
{
	const size_t length = strlen(name);
	struct slice at = *rest;

	if (!slice_begins_word(at, name))
		return false;
	at = lines_after(at, length);
	lines_blanks(&at);
	if (!lines_take(&at, "="))
		return false;
	*rest = at;
	return true;
}

/* A line of the definition of a game. */
static void read_definition(struct slice rest, struct rules *game)
{
	uint64_t number = 0;

	if (slice_equal(rest, "limit")) {
		game->limit = true;
	} else if (take_key(&rest, "numPlayers")) {
		take_numbers(rest, &number, 1);
		game->players = number <= PLAYERS_MAX ? (int)number : 0;
	} else if (take_key(&rest, "numHoleCards")) {
		take_numbers(rest, &game->hole_cards, 1);
	} else if (take_key(&rest, "stack")) {
		take_numbers(rest, game->stack, PLAYERS_MAX);
	} else if (take_key(&rest, "blind")) {
		take_numbers(rest, game->blind, PLAYERS_MAX);
	} else if (take_key(&rest, "raiseSize")) {
		take_numbers(rest, game->raise, ROUNDS);
	}
}

/* The header: the names of the match and of the game, and optionally the definition of the game. */
static bool read_session(struct acpc_log *acpc, struct slice *game_name)
{
	struct history *const history = acpc->history;
	struct slice rest = history->session, line;
	bool known = false, defined = false;

	while (lines_next(&rest, &line)) {
		if (lines_take(&line, "# name/game/hands/seed ")) {
			if (!lines_take_until(&line, " ", &history->table))
				continue;
			if (!lines_take_until(&line, " ", game_name))
				*game_name = line;
			known = find_game(*game_name, &acpc->game);
			continue;
		}
		if (!lines_take(&line, "#"))
			continue;
		lines_blanks(&line);
		if (slice_equal(line, "GAMEDEF")) {
			acpc->game = (struct rules){.players = 0};
			defined = true;
		} else if (defined) {
			read_definition(line, &acpc->game);
		}
	}
	return known || defined;
}

/* Heads-up the blinds are reversed; otherwise only the first two positions have blinds. */
static bool is_playable(const struct rules *game)
{
	if (game->players < 2 || game->hole_cards != 2)
		return false;
	for (int i = 2; i < game->players; i++)
		if (game->blind[i])
			return false;
	if (game->limit && (!game->raise[0] || !game->raise[ROUNDS - 1]))
		return false;
	return game->players == 2 ? game->blind[0] >= game->blind[1] && game->blind[0]
				  : game->blind[1] >= game->blind[0] && game->blind[1];
}

static struct history_amount amount_of(uint64_t number)
{
	return (struct history_amount){(int64_t)number, 0};
}

static void set_game(struct acpc_log *acpc)
{
	struct history *const history = acpc->history;
	const struct rules *const game = &acpc->game;
	const int big = game->players == 2 ? 0 : 1;

	history->game = game->limit ? SLICE("Hold'em Limit") : SLICE("Hold'em No Limit");
	history->variant = sites_variant(history->game);
	history->stakes.big_blind = amount_of(game->blind[big]);
	history->stakes.small_blind = amount_of(game->blind[1 - big]);
	if (game->limit) {
		history->stakes.small_bet = amount_of(game->raise[0]);
		history->stakes.big_bet = amount_of(game->raise[ROUNDS - 1]);
	}
}

/* -- players and blinds --------------------------------------------------- */

static bool add_players(struct acpc_log *acpc)
{
	struct history *const history = acpc->history;
	struct slice rest = acpc->names, name;

	for (int i = 0; i < acpc->game.players; i++) {
		struct history_seat seat = {.stack = HISTORY_NOT_GIVEN, .dealt = true};

		if (!lines_take_until(&rest, "|", &name)) {
			name = rest;
			rest.length = 0;
		}
		if (!name.length) {
			history_fault(history, STATUS_HISTORY_NOBODY, acpc->names);
			return false;
		}
		seat.name = name;
		seat.offset = (size_t)(name.bytes - history->text.bytes);
		if (acpc->game.stack[i])
			seat.stack = amount_of(acpc->game.stack[i]);
		if (history_add_seat(history, &seat) < 0)
			return false;
	}
	if (rest.length)
		history_fault(history, STATUS_HISTORY_NAME, rest);
	return !rest.length;
}

static struct history_event *add(struct acpc_log *acpc, enum history_event_kind kind, int seat,
	struct slice at)
{
	return history_add(acpc->history, kind, seat, at);
}

static uint64_t stack_of(const struct acpc_log *acpc, int seat)
{
	const uint64_t stack = acpc->game.stack[seat];

	return stack ? stack : UINT64_MAX;
}

/* -- cards ---------------------------------------------------------------- */

/* Consumes cards without separators, up to a mark. */
static bool read_cards(struct acpc_log *acpc, struct slice cards, int most, card *out, int *count)
{
	struct slice rest = cards;

	for (*count = 0; rest.length; ++*count)
		if (*count == most || rest.length < 2 ||
			lines_take_cards(&(struct slice){rest.bytes, 2}, 1, &out[*count]) != 1 ||
			out[*count] == CARD_UNKNOWN) {
			history_fault(acpc->history, STATUS_HISTORY_CARDS, cards);
			return false;
		} else {
			rest = lines_after(rest, 2);
		}
	return true;
}

/* "5d5c|9hQd/8dAs8s/Qh": hands by position, then the cards of each round. */
static bool deal(struct acpc_log *acpc)
{
	struct slice rest = acpc->cards, hands, hand;

	if (!lines_take_until(&rest, "/", &hands)) {
		hands = rest;
		rest.length = 0;
	}
	for (int i = 0; i < acpc->game.players; i++) {

		if (!lines_take_until(&hands, "|", &hand)) {
			hand = hands;
			hands.length = 0;
		}
		if (!read_cards(acpc, hand, 2, acpc->hole[i], &acpc->held[i]))
			return false;
		if (acpc->held[i])
			sites_set_cards(add(acpc, HISTORY_HOLE, i, hand), acpc->hole[i],
				acpc->held[i]);
	}
	for (int round = 1; rest.length && round < ROUNDS; round++)
		if (!lines_take_until(&rest, "/", &acpc->board[round])) {
			acpc->board[round] = rest;
			rest.length = 0;
		}
	if (hands.length || rest.length)
		history_fault(acpc->history, STATUS_HISTORY_CARDS, hands.length ? hands : rest);
	return !hands.length && !rest.length;
}

/* -- betting -------------------------------------------------------------- */

/* The next player from `seat` on who has not folded and has chips left. */
static int next_actor(const struct acpc_log *acpc, int seat)
{
	for (int i = 0; i < acpc->game.players; i++) {
		const int next = (seat + i) % acpc->game.players;

		if (!acpc->folded[next] && acpc->spent[next] < stack_of(acpc, next))
			return next;
	}
	return -1;
}

static bool next_round(struct acpc_log *acpc)
{
	struct slice board;
	card cards[BOARD_CARDS_MAX];
	int count;

	if (++acpc->round == ROUNDS)
		return false;
	memcpy(acpc->before, acpc->spent, sizeof(acpc->before));
	acpc->actor = next_actor(acpc, 0);
	board = acpc->board[acpc->round];
	if (!board.length || !read_cards(acpc, board, BOARD_CARDS_MAX, cards, &count)) {
		history_fault(acpc->history, STATUS_HISTORY_CARDS, acpc->cards);
		return false;
	}
	sites_set_cards(add(acpc, HISTORY_BOARD, -1, board), cards, count);
	return true;
}

/* The raise-to amount over the whole hand. In limit it has no size: it adds the bet of the round,
 * or the rest of the stack if that is less. */
static bool take_size(struct acpc_log *acpc, struct slice *rest, uint64_t *to)
{
	const uint64_t stack = stack_of(acpc, acpc->actor);

	if (!acpc->game.limit)
		return lines_take_number(rest, to) && *to <= (uint64_t)CHIPS_MAX &&
		       *to > acpc->before[acpc->actor];
	*to = acpc->bet + acpc->game.raise[acpc->round];
	*to = *to < stack ? *to : stack;
	return true;
}

static bool act(struct acpc_log *acpc, struct slice *rest)
{
	const struct slice at = *rest;
	const int actor = acpc->actor;
	uint64_t to;

	if (actor < 0)
		return false;
	if (lines_take(rest, "f")) {
		add(acpc, HISTORY_FOLD, actor, lines_before(at, 1));
		acpc->folded[actor] = true;
		acpc->in--;
	} else if (lines_take(rest, "c")) {
		const uint64_t stack = stack_of(acpc, actor);

		add(acpc, acpc->bet > acpc->spent[actor] ? HISTORY_CALL : HISTORY_CHECK, actor,
			lines_before(at, 1));
		acpc->spent[actor] = acpc->bet < stack ? acpc->bet : stack;
	} else if (lines_take(rest, "r") && take_size(acpc, rest, &to)) {
		add(acpc, HISTORY_RAISE, actor, lines_before(at, at.length - rest->length))->to =
			amount_of(to - acpc->before[actor]);
		acpc->spent[actor] = to;
		acpc->bet = to > acpc->bet ? to : acpc->bet;
	} else {
		return false;
	}
	acpc->actor = next_actor(acpc, actor + 1);
	return true;
}

static bool play(struct acpc_log *acpc)
{
	struct slice rest = acpc->betting;

	acpc->in = acpc->game.players;
	acpc->actor = next_actor(acpc, acpc->game.players == 2 ? 1 : 2);
	while (rest.length) {
		const struct slice at = rest;

		if (lines_take(&rest, "/") ? next_round(acpc) : act(acpc, &rest))
			continue;
		if (!acpc->history->bad)
			history_fault(acpc->history, STATUS_HISTORY_LINE, at);
		return false;
	}
	return true;
}

/* -- results -------------------------------------------------------------- */

/* Chips that the seat has put in, without an uncalled bet. */
static uint64_t put_in(const struct acpc_log *acpc, int seat)
{
	uint64_t others = 0;

	for (int i = 0; i < acpc->game.players; i++)
		if (i != seat && acpc->spent[i] > others)
			others = acpc->spent[i];
	return acpc->spent[seat] < others ? acpc->spent[seat] : others;
}

/* "-100|100", with decimal places if a pot does not divide evenly. A player is paid the result plus
 * the chips put in. */
static bool read_values(struct acpc_log *acpc)
{
	struct slice rest = acpc->values, value;

	for (int i = 0; i < acpc->game.players; i++) {
		struct history_amount paid;
		struct slice at;
		int64_t in = (int64_t)put_in(acpc, i);
		bool lost;

		if (!lines_take_until(&rest, "|", &value)) {
			value = rest;
			rest.length = 0;
		}
		at = value;
		lost = lines_take(&value, "-");
		if (!lines_take_amount(&value, LINES_POINT, &paid, NULL) || value.length) {
			history_fault(acpc->history, STATUS_HISTORY_AMOUNT, at);
			return false;
		}
		for (int place = 0; place < paid.places; place++)
			in *= 10;
		paid.digits = in + (lost ? -paid.digits : paid.digits);
		if (paid.digits < 0) {
			history_note(acpc->history, true,
				(size_t)(at.bytes - acpc->history->text.bytes), at.length);
			text_add_string(&acpc->history->words, "more is lost than was put in");
			return false;
		}
		if (paid.digits)
			add(acpc, HISTORY_COLLECT, i, at)->added = paid;
	}
	if (rest.length)
		history_fault(acpc->history, STATUS_HISTORY_AMOUNT, rest);
	return !rest.length;
}

/* -- the hand ------------------------------------------------------------- */

static bool read_line(struct acpc_log *acpc)
{
	struct slice rest = acpc->line;

	return lines_take(&rest, "STATE:") &&
	       lines_take_until(&rest, ":", &acpc->history->number) &&
	       lines_take_until(&rest, ":", &acpc->betting) &&
	       lines_take_until(&rest, ":", &acpc->cards) &&
	       lines_take_until(&rest, ":", &acpc->values) && (acpc->names = rest, rest.length);
}

/* Comments, and the score of the match, may follow the hand. */
static void check_rest(struct acpc_log *acpc, struct slice rest)
{
	struct slice line;

	while (lines_next(&rest, &line))
		if (line.length && !lines_begins(line, "#") && !lines_begins(line, ";") &&
			!lines_begins(line, "SCORE:"))
			history_warn(acpc->history, STATUS_HISTORY_LINE, line);
}

static void say_unknown_game(struct history *history, struct slice line, struct slice name)
{
	history_note(history, true, 0, line.length);
	text_add_string(&history->words, "blinds and stacks are not known: the log ");
	if (!name.length) {
		text_add_string(&history->words, "has no heading that names the game");
		return;
	}
	text_add_string(&history->words, "names the game '");
	text_add_slice(&history->words, name);
	text_add_char(&history->words, '\'');
}

void sites_acpc_read(struct history *history)
{
	struct acpc_log acpc = {.history = history};
	struct slice rest = history->text, name = {"", 0};
	int big;

	history->money.rake = (struct history_amount){0, 0};
	lines_next(&rest, &acpc.line);
	check_rest(&acpc, rest);
	if (!read_line(&acpc)) {
		history_fault(history, STATUS_HISTORY_HEADING, acpc.line);
		return;
	}
	if (!read_session(&acpc, &name) || !is_playable(&acpc.game)) {
		say_unknown_game(history, acpc.line, name);
		return;
	}
	set_game(&acpc);
	if (!add_players(&acpc))
		return;
	big = acpc.game.players == 2 ? 0 : 1;
	for (int i = 0; i < 2; i++) {
		const int seat = i ? big : 1 - big;
		const uint64_t blind = acpc.game.blind[seat];

		if (blind)
			add(&acpc, i ? HISTORY_BIG_BLIND : HISTORY_SMALL_BLIND, seat,
				lines_before(acpc.line, 0))
				->added = amount_of(blind);
		acpc.spent[seat] = blind;
		acpc.bet = blind > acpc.bet ? blind : acpc.bet;
	}
	if (deal(&acpc) && play(&acpc)) {
		/* players still in show after the last round */
		for (int i = 0; i < acpc.game.players && acpc.in > 1; i++)
			if (!acpc.folded[i] && acpc.held[i])
				sites_set_cards(add(&acpc, HISTORY_SHOW, i, acpc.cards),
					acpc.hole[i], acpc.held[i]);
		read_values(&acpc);
	}
}
