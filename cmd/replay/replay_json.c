/* Hands as JSON, one object each. The fields of replay_rows.c are its members and those of its
 * actions; the results of the hand follow. */
#include "replay.h"

#include "frame/json.h"

static void add_amount(struct json *json, const char *key, const struct hand_record *hand,
	chips amount)
{
	char room[32];
	struct text text = text_over(room, sizeof room);

	chips_print(&text, amount, hand->places);
	json_amount(json, key, text_slice(&text));
}

static void add_player(struct json *json, const char *key, const struct hand_record *hand, int seat)
{
	char room[8];

	json_string(json, key, hand_player(hand, seat, room));
}

enum { NAME_BYTES = 96 /* size of a hand's name, as text */ };

/* -- results ---------------------------------------------------------------------- */

/* Adds the players and their winnings; null if the pot was not paid. */
static void add_winners(struct replay *replay, struct json *json, const struct pot_award *award)
{
	const struct hand_record *hand = &replay->hands.hand;

	if (replay->play.end != HAND_OVER) {
		json_null(json, "winners");
		return;
	}
	json_array(json, "winners");
	for (int s = 0; s < hand->setup.seats; s++) {
		if (!(award->winners >> s & 1))
			continue;
		json_object(json, NULL);
		add_player(json, "player", hand, s);
		json_uint(json, "order", (uint64_t)s + 1);
		add_amount(json, "amount", hand, pots_award_gets(award, s));
		if (replay->play.table.variant->game->low) {
			/* In hi-lo, a player's winnings per half, and the names of the hand. */
			static const char *const keys[POT_HALVES] = {"high", "low"};
			static const char *const names[POT_HALVES] = {"name", "low_name"};
			const struct variant *variant = replay->play.table.variant;
			score value[POT_HALVES];
			const bool known = hand_play_value(&replay->play, 0, s, value);

			for (int half = 0; half < POT_HALVES; half++)
				add_amount(json, keys[half], &replay->hands.hand,
					pots_half_gets(award, (enum pot_half)half, s));
			for (int half = 0; half < POT_HALVES; half++) {
				char room[NAME_BYTES];
				struct text name = text_over(room, sizeof room);

				if (!known || !value[half]) {
					json_null(json, names[half]);
					continue;
				}
				order_describe(half == POT_LOW ? variant->game->low->order
							       : variant->game->evaluator->order,
					&name, value[half]);
				json_string(json, names[half], text_slice(&name));
			}
		}
		json_end(json);
	}
	json_end(json);
}

static void add_finish(const struct replay *replay, struct json *json)
{
	const struct hand_play *play = &replay->play;

	if (play->end != HAND_OVER) {
		json_null(json, "finishing_stacks");
		return;
	}
	json_array(json, "finishing_stacks");
	for (int i = 0; i < play->table.seats; i++)
		add_amount(json, NULL, &replay->hands.hand, play->table.seat[i].stack);
	json_end(json);
}

/* Adds expected stacks, which are not integers. */
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

/* Adds all boards if there are several; and the number of runouts of one. */
static void add_boards(struct replay *replay, struct json *json)
{
	const struct table *table = &replay->play.table;
	struct text *cell = &replay->job->cell;

	if (table->boards < 2)
		return;
	json_array(json, "boards");
	for (int b = 0; b < table->boards; b++) {
		cells_print_cards(cell, table_board(table, b), table->board_count,
			replay->settings.writes);
		json_string(json, NULL, text_slice(cell));
		json->out->failed = json->out->failed || cell->failed;
		text_clear(cell);
	}
	json_end(json);
	if (table->runs)
		json_uint(json, "run", table->boards);
}

/* The value of a seat's stack before or after the hand, or the difference of two. */
static double worth_before(const struct stats_worth *worth)
{
	return worth->before;
}

static double worth_after(const struct stats_worth *worth)
{
	return worth->after;
}

static double worth_net(const struct stats_worth *worth)
{
	return worth->after - worth->before;
}

static double worth_expected(const struct stats_worth *worth)
{
	return worth->expected - worth->before;
}

/* Adds the results in prize money, or null if they are unknown. */
static void add_prize_money(struct replay *replay, struct json *json)
{
	static const struct {
		const char *key;
		double (*of)(const struct stats_worth *worth);
	} lists[] = {{"before", worth_before}, {"after", worth_after}, {"net", worth_net},
		{"allin_ev", worth_expected}};
	const struct stats_hand *const hand = replay_price(replay);

	if (!hand) {
		json_null(json, "icm");
		return;
	}
	json_object(json, "icm");
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		json_array(json, lists[i].key);
		for (int seat = 0; seat < hand->seats; seat++)
			json_double(json, NULL,
				prizes_round(&replay->prizes, hand->seats,
					lists[i].of(&hand->seat[seat].worth)));
		json_end(json);
	}
	json_end(json);
}

/* -- the object ------------------------------------------------------------------- */

/* Writes all actions. Returns true if *expected was computed on the way. */
static bool add_actions(struct replay *replay, struct json *json, double *expected)
{
	struct hand_play *play = &replay->play;
	const struct replay_shares *shares;
	struct rows rows;
	bool found = false;

	json_array(json, "actions");
	rows_init(&rows, ROWS_JSON, replay->fields.names, replay->fields.count, &replay->job->out,
		&replay->job->cell);
	rows.json = *json;
	for (shares = replay_equities(replay); hand_play_next(play);
		shares = replay_equities(replay)) {
		const struct replay_action row = replay_action(replay, shares);

		fields_row(&replay->fields, &rows, &row);
		if (replay->odds && !found && play->table.runout)
			found = replay_odds_all_in(replay->odds, &play->table, expected);
	}
	*json = rows.json;
	json_end(json);
	return found;
}

bool replay_json(struct replay *replay)
{
	struct hand_play *play = &replay->play;
	struct text *out = &replay->job->out;
	const size_t start = out->length;
	double expected[SEATS_MAX];
	struct json json;
	bool found;
	const struct hand_record *const hand = &replay->hands.hand;
	const struct table *const table = &play->table;
	struct text *const cell = &replay->job->cell;
	const struct settlement *settlement;
	const struct pots *pots;
	struct replay_action row;
	struct rows rows;

	if (replay->odds)
		replay_odds_hand(replay->odds, hand, replay->house);
	if (!hand_play_begin(play, hand, replay->house))
		return false;
	row = replay_action(replay, NULL);
	/* Begin the object with the fields of the hand. */
	rows_init(&rows, ROWS_JSON, replay->head.names, replay->head.count, &replay->job->out,
		&replay->job->cell);
	for (size_t i = 0; i < replay->head.count; i++)
		replay->head.field[i]->add(&rows, &row);
	json = rows.json;
	found = add_actions(replay, &json, expected);
	if (!hand_play_end(play)) {
		if (!out->failed)
			out->length = start; /* do not leave a partial object */
		return false;
	}
	cells_print_cards(cell, table->board, table->board_count, replay->settings.writes);
	json_string(&json, "board", text_slice(cell));
	json.out->failed = json.out->failed || cell->failed;
	text_clear(cell);
	add_boards(replay, &json);
	settlement = hand_play_settlement(play);
	pots = &settlement->pots;
	json_array(&json, "pots");
	for (int i = 0; i < pots->count; i++) {
		json_object(&json, NULL);
		add_amount(&json, "amount", hand, pots->pot[i].amount);
		json_array(&json, "contenders");
		for (int s = 0; s < pots->seats; s++)
			if (pots->pot[i].contenders >> s & 1)
				add_player(&json, NULL, hand, s);
		json_end(&json);
		add_winners(replay, &json, &settlement->award[i]);
		json_end(&json);
	}
	json_end(&json);
	add_finish(replay, &json);
	if (replay->odds)
		add_expected(replay, &json, found ? expected : NULL);
	if (replay->pricer)
		add_prize_money(replay, &json);
	json_end(&json);
	return true;
}
