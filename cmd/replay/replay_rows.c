/* Hands as data: one object a hand, or one row an action. */
#include "replay.h"

#include "frame/json.h"

/* -- what an action was ---------------------------------------------------------- */

static const char *deed_name(enum hand_deed deed)
{
	static const char *const names[] = {
		[HAND_DEALS_BOARD] = "board",
		[HAND_DEALS_HOLE] = "hole",
		[HAND_FOLDS] = "fold",
		[HAND_CHECKS] = "check",
		[HAND_CALLS] = "call",
		[HAND_BETS] = "bet",
		[HAND_RAISES] = "raise",
		[HAND_SHOWS] = "show",
		[HAND_MUCKS] = "muck",
		[HAND_DRAWS] = "draw",
	};

	return names[deed];
}

static void add_cards(struct text *out, const card *cards, int count, enum card_notation notation)
{
	for (int i = 0; i < count; i++)
		if (cards[i] == CARD_UNKNOWN)
			text_add_string(out, "??");
		else
			card_print(out, cards[i], notation);
}

/* -- rows ------------------------------------------------------------------------ */

/* The equities of all seats before the next action, when they are wanted and known. */
static const double *equities(struct replay *replay)
{
	const struct table *table = &replay->play.table;
	const double *equity;
	bool news;

	if (!replay->odds || (table->phase != PHASE_BET && !table->runout))
		return NULL;
	return replay_odds_at(replay->odds, table, &equity, &news) ? equity : NULL;
}

/* The cards of the action as far as --seat lets them be seen: cards dealt to other seats are face
 * down. */
static const card *cards_seen(const struct replay *replay, card hidden[HOLE_CARDS_MAX])
{
	const struct action *action = replay->play.step.action;
	const int hero = replay_find_seat(replay);

	if (action->act != ACT_DEAL_HOLE || hero == REPLAY_ALL || hero == action->seat)
		return action->card;
	for (int i = 0; i < HOLE_CARDS_MAX; i++)
		hidden[i] = CARD_UNKNOWN;
	return hidden;
}

/* An action that has just been played. */
struct deed {
	struct replay *replay;
	const double *equity; /* of all seats before it, or NULL */
};

static struct hand_play *play_of(const void *item)
{
	const struct deed *deed = item;

	return &deed->replay->play;
}

static bool has_seat(const struct hand_play *play)
{
	return play->step.action->act != ACT_DEAL_BOARD;
}

static void add_chips_if(struct rows *rows, const struct hand_play *play, bool given, chips amount)
{
	if (given)
		chips_print(rows->cell, amount, play->hand->places);
	rows_add_cell(rows);
}

static void add_file(struct rows *rows, const void *item)
{
	const struct deed *deed = item;

	rows_cstring(rows, deed->replay->hands.file);
}

static void add_hand(struct rows *rows, const void *item)
{
	const struct deed *deed = item;
	char number[24];

	rows_string(rows, hands_number(&deed->replay->hands, number));
}

static void add_number(struct rows *rows, const void *item)
{
	rows_uint(rows, (uint64_t)play_of(item)->step.index + 1);
}

static void add_street(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);

	rows_cstring(rows, play->table.variant->street[play->step.street].name);
}

static void add_seat(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);

	if (has_seat(play))
		rows_uint(rows, (uint64_t)play->step.action->seat + 1);
	else
		rows_empty(rows);
}

static void add_player(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);

	if (has_seat(play))
		rows_string(rows, play->hand->player[play->step.action->seat]);
	else
		rows_empty(rows);
}

static void add_act(struct rows *rows, const void *item)
{
	rows_cstring(rows, deed_name(play_of(item)->step.deed));
}

static void add_amount(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);

	add_chips_if(rows, play, play->step.action->act == ACT_BET_RAISE,
		play->step.action->amount);
}

static void add_paid(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);

	add_chips_if(rows, play, hand_is_bet(play->step.deed), play->step.paid);
}

static void add_action_cards(struct rows *rows, const void *item)
{
	const struct deed *deed = item;
	card hidden[HOLE_CARDS_MAX];

	add_cards(rows->cell, cards_seen(deed->replay, hidden), play_of(item)->step.action->count,
		deed->replay->settings.writes);
	rows_add_cell(rows);
}

static void add_board(struct rows *rows, const void *item)
{
	const struct deed *deed = item;
	const struct table *table = &deed->replay->play.table;

	add_cards(rows->cell, table->board, table->board_count, deed->replay->settings.writes);
	rows_add_cell(rows);
}

static void add_pot(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);

	add_chips_if(rows, play, true, play->table.pot);
}

static void add_stack(struct rows *rows, const void *item)
{
	struct hand_play *play = play_of(item);

	add_chips_if(rows, play, has_seat(play),
		has_seat(play) ? hand_play_stack(play, play->step.action->seat) : 0);
}

static void add_all_in(struct rows *rows, const void *item)
{
	const struct hand_play *play = play_of(item);

	rows_cstring(rows, play->step.all_in ? "all-in" : "");
}

static void add_equity(struct rows *rows, const void *item)
{
	const struct deed *deed = item;
	const struct hand_step *step = &deed->replay->play.step;

	if (deed->equity && hand_is_bet(step->deed))
		rows_double(rows, deed->equity[step->action->seat]);
	else
		rows_empty(rows);
}

const struct field replay_action_fields[] = {
	{"file", ROWS_STRING, add_file, REPLAY_ANY, REPLAY_ANY},
	{"hand", ROWS_NUMBER, add_hand, REPLAY_ANY, REPLAY_ANY},
	{"action", ROWS_NUMBER, add_number, REPLAY_ANY, REPLAY_ANY},
	{"street", ROWS_STRING, add_street, REPLAY_ANY, REPLAY_ANY},
	{"seat", ROWS_NUMBER, add_seat, REPLAY_ANY, REPLAY_ANY},
	{"player", ROWS_STRING, add_player, REPLAY_ANY, REPLAY_ANY},
	{"act", ROWS_STRING, add_act, REPLAY_ANY, REPLAY_ANY},
	{"amount", ROWS_NUMBER, add_amount, REPLAY_ANY, REPLAY_ANY},
	{"paid", ROWS_NUMBER, add_paid, REPLAY_ANY, REPLAY_ANY},
	{"cards", ROWS_STRING, add_action_cards, REPLAY_ANY, REPLAY_ANY},
	{"board", ROWS_STRING, add_board, REPLAY_ANY, REPLAY_ANY},
	{"pot", ROWS_NUMBER, add_pot, REPLAY_ANY, REPLAY_ANY},
	{"stack", ROWS_NUMBER, add_stack, REPLAY_ANY, REPLAY_ANY},
	{"all_in", ROWS_STRING, add_all_in, REPLAY_ANY, REPLAY_ANY},
	{"equity", ROWS_NUMBER, add_equity, REPLAY_EQUITY, REPLAY_ANY},
	{.name = NULL},
};

bool replay_actions(struct replay *replay)
{
	struct hand_play *play = &replay->play;
	const double *equity;

	if (replay->odds)
		replay_odds_hand(replay->odds, &replay->hands.hand, replay->house);
	if (!hand_play_begin(play, &replay->hands.hand, replay->house))
		return false;
	for (equity = equities(replay); hand_play_next(play); equity = equities(replay)) {
		const struct deed deed = {replay, equity};

		fields_row(&replay->fields, &replay->job->rows, &deed);
	}
	return hand_play_end(play);
}

/* -- objects --------------------------------------------------------------------- */

/* Amounts are strings: a reader of JSON that makes a double of every number would spoil them. */
static void add_decimal(struct json *json, const char *key, const struct hand_record *hand,
	chips amount)
{
	struct text *out = json_value(json, key);

	text_add_char(out, '"');
	chips_print(out, amount, hand->places);
	text_add_char(out, '"');
}

static void add_stacks(struct json *json, const char *key, const struct hand_record *hand,
	const chips *stacks)
{
	json_array(json, key);
	for (int i = 0; i < hand->setup.seats; i++)
		add_decimal(json, NULL, hand, stacks[i]);
	json_end(json);
}

/* "p3" where the file has no name. */
static void add_players(struct json *json, const struct hand_record *hand)
{
	json_array(json, "players");
	for (int i = 0; i < hand->setup.seats; i++) {
		char room[8];
		struct text name = text_over(room, sizeof room);

		text_add_char(&name, 'p');
		text_add_uint(&name, (uint64_t)i + 1);
		json_string(json, NULL,
			hand->player[i].length ? hand->player[i] : text_slice(&name));
	}
	json_end(json);
}

static void add_card_list(struct replay *replay, struct json *json, const char *key,
	const card *cards, int count)
{
	json_array(json, key);
	for (int i = 0; i < count; i++) {
		char room[8];
		struct text name = text_over(room, sizeof room);

		add_cards(&name, &cards[i], 1, replay->settings.writes);
		json_string(json, NULL, text_slice(&name));
	}
	json_end(json);
}

static void add_equities(const struct replay *replay, struct json *json, const double *equity)
{
	if (!equity) {
		json_null(json, "equities");
		return;
	}
	json_array(json, "equities");
	for (int i = 0; i < replay->play.table.seats; i++)
		json_double(json, NULL, equity[i]);
	json_end(json);
}

/* Average stacks, written as numbers, because they are not whole numbers of chips. */
static void add_expected(const struct replay *replay, struct json *json, const double *stacks)
{
	const struct hand_record *hand = &replay->hands.hand;

	if (!stacks) {
		json_null(json, "expected_stacks");
		return;
	}
	json_array(json, "expected_stacks");
	for (int i = 0; i < hand->setup.seats; i++) {
		double amount = stacks[i];

		for (int place = 0; place < hand->places; place++)
			amount /= 10;
		if (replay->play.table.seat[i].stack == CHIPS_UNKNOWN)
			json_null(json, NULL);
		else
			json_double(json, NULL, amount);
	}
	json_end(json);
}

static void add_action(struct replay *replay, struct json *json, const double *equity)
{
	const struct hand_play *play = &replay->play;
	const struct action *action = play->step.action;
	const struct hand_record *hand = &replay->hands.hand;
	card hidden[HOLE_CARDS_MAX];
	chips stacks[SEATS_MAX] = {0};

	json_object(json, NULL);
	json_uint(json, "action", (uint64_t)play->step.index + 1);
	json_cstring(json, "act", deed_name(play->step.deed));
	if (action->act == ACT_DEAL_BOARD)
		json_null(json, "seat");
	else
		json_uint(json, "seat", (uint64_t)action->seat + 1);
	if (action->act == ACT_BET_RAISE)
		add_decimal(json, "to", hand, action->amount);
	if (hand_is_bet(play->step.deed))
		add_decimal(json, "paid", hand, play->step.paid);
	if (action->count)
		add_card_list(replay, json, "cards", cards_seen(replay, hidden), action->count);
	add_decimal(json, "pot", hand, play->table.pot);
	for (int i = 0; i < hand->setup.seats; i++)
		stacks[i] = hand_play_stack(&replay->play, i);
	add_stacks(json, "stacks", hand, stacks);
	if (replay->odds)
		add_equities(replay, json, hand_is_bet(play->step.deed) ? equity : NULL);
	json_end(json);
}

/* Seats and what each gets; null where nobody has been paid. */
static void add_pot_winners(struct replay *replay, struct json *json, const struct pot_award *award)
{
	if (replay->play.end != HAND_OVER) {
		json_null(json, "winners");
		return;
	}
	json_array(json, "winners");
	for (int s = 0; s < replay->play.table.seats; s++) {
		if (!(award->winners >> s & 1))
			continue;
		json_object(json, NULL);
		json_uint(json, "seat", (uint64_t)s + 1);
		add_decimal(json, "amount", &replay->hands.hand, award->share[s] + award->odd[s]);
		json_end(json);
	}
	json_end(json);
}

static void add_pots(struct replay *replay, struct json *json)
{
	const struct settlement *settlement = hand_play_settlement(&replay->play);
	const struct pots *pots = &settlement->pots;

	json_array(json, "pots");
	for (int i = 0; i < pots->count; i++) {
		json_object(json, NULL);
		add_decimal(json, "amount", &replay->hands.hand, pots->pot[i].amount);
		json_array(json, "contenders");
		for (int s = 0; s < pots->seats; s++)
			if (pots->pot[i].contenders >> s & 1)
				json_uint(json, NULL, (uint64_t)s + 1);
		json_end(json);
		add_pot_winners(replay, json, &settlement->award[i]);
		json_end(json);
	}
	json_end(json);
}

static void add_head(const struct replay *replay, struct json *json)
{
	const struct hand_record *hand = &replay->hands.hand;
	char number[24];

	json_cstring(json, "file", replay->hands.file);
	json_number(json, "hand", hands_number(&replay->hands, number));
	json_string(json, "variant", hand->variant);
	add_players(json, hand);
	add_stacks(json, "starting_stacks", hand, hand->setup.stack);
}

/* Writes all actions. Returns true when *expected was found on the way. */
static bool add_actions(struct replay *replay, struct json *json, double *expected)
{
	struct hand_play *play = &replay->play;
	const double *equity = NULL;
	bool found = false;

	json_array(json, "actions");
	while (hand_play_next(play)) {
		add_action(replay, json, equity);
		if (replay->odds && !found && play->table.runout)
			found = replay_odds_all_in(replay->odds, &play->table, expected);
		equity = equities(replay);
	}
	json_end(json);
	return found;
}

static void add_finish(const struct replay *replay, struct json *json)
{
	const struct hand_play *play = &replay->play;
	chips stacks[SEATS_MAX] = {0};

	if (play->end != HAND_OVER) {
		json_null(json, "finishing_stacks");
		return;
	}
	for (int i = 0; i < play->table.seats; i++)
		stacks[i] = play->table.seat[i].stack;
	add_stacks(json, "finishing_stacks", &replay->hands.hand, stacks);
}

bool replay_json(struct replay *replay)
{
	struct hand_play *play = &replay->play;
	const struct hand_record *hand = &replay->hands.hand;
	struct text *out = &replay->job->out;
	struct json json = {.out = out};
	const size_t start = out->length;
	double expected[SEATS_MAX];
	bool found;

	if (replay->odds)
		replay_odds_hand(replay->odds, hand, replay->house);
	if (!hand_play_begin(play, hand, replay->house))
		return false;
	json_object(&json, NULL);
	add_head(replay, &json);
	found = add_actions(replay, &json, expected);
	if (!hand_play_end(play)) {
		if (!out->failed)
			out->length = start; /* leaves no partial object */
		return false;
	}
	add_card_list(replay, &json, "board", play->table.board, play->table.board_count);
	add_pots(replay, &json);
	add_finish(replay, &json);
	if (replay->odds)
		add_expected(replay, &json, found ? expected : NULL);
	json_end(&json);
	return true;
}
