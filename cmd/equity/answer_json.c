#include "equity_show.h"

#include "odds/shard.h"

static void add_count(struct json *json, const char *key, deal_count count)
{
	deal_print(json_value(json, key), count);
}

/* A key next to the cells of the input's row: it becomes felt_KEY if a column has that name. The
 * result is valid until the next call. */
static const char *answer_key(struct job *job, const struct record *record, const char *key)
{
	struct text *const room = job->rows.cell;

	text_clear(room);
	rows_add_field_name(room, job->rows.names, record->cell_count, key);
	text_add_char(room, '\0');
	return room->failed ? key : room->bytes;
}

/* Adds how often a player ends with each category of the ranking, and wins or ties with it, out of
 * a number of deals; the best category first. */
static void add_categories(struct json *json, const char *key, const struct order *order,
	const struct tally_ends *ends, deal_count deals)
{
	json_array(json, key);
	for (int c = order->categories - 1; c >= 0; c--) {
		json_object(json, NULL);
		json_cstring(json, "category", order->category[c].key);
		add_count(json, "count", ends[c].all);
		json_double(json, "probability", deal_ratio(ends[c].all, deals));
		add_count(json, "win_count", ends[c].won);
		json_double(json, "win", deal_ratio(ends[c].won, deals));
		add_count(json, "tie_count", ends[c].tied);
		json_double(json, "tie", deal_ratio(ends[c].tied, deals));
		json_end(json);
	}
	json_end(json);
}

/* Adds the standard error and the confidence bounds of the equity, which an interrupted count
 * lacks. */
static void add_errors(struct json *json, const struct answer *answer, int player)
{
	const struct tally *tally = &answer->tally;
	double low = tally_equity(tally, player), high = low;

	if (answer->method == ANSWER_INTERRUPTED) {
		json_null(json, "stderr");
		json_null(json, "ci_low");
		json_null(json, "ci_high");
		return;
	}
	if (answer->method == ANSWER_SAMPLED)
		tally_interval(tally, player, &low, &high);
	json_double(json, "stderr",
		answer->method == ANSWER_SAMPLED ? tally_stderr(tally, player) : 0);
	json_double(json, "ci_low", low);
	json_double(json, "ci_high", high);
}

static void add_player(struct json *json, const struct matchup *matchup,
	const struct answer *answer, int player, enum card_notation notation)
{
	const struct tally *tally = &answer->tally;
	const deal_count boards = tally_boards_of(tally, TALLY_HIGH);
	const deal_count won = tally_won(tally, TALLY_HIGH, player);
	const deal_count tied = tally_tied(tally, TALLY_HIGH, player);
	struct text hand = {0};

	matchup_print_hand(&hand, matchup, player, notation, "");
	json_object(json, NULL);
	json_uint(json, "position", (uint64_t)player + 1);
	json_string(json, "range", text_slice(&hand));
	json->out->failed = json->out->failed || hand.failed;
	text_free(&hand);
	json_uint(json, "combos", matchup_hands(matchup, player));
	json_double(json, "equity", tally_equity(tally, player));
	if (tally->halves) {
		json_double(json, "high", tally_share(tally, TALLY_HIGH, player));
		json_double(json, "low", tally_share(tally, TALLY_LOW, player));
	}
	if (tally->halves || tally->boards > 1)
		json_double(json, "scoop",
			deal_ratio(tally_scoops(tally, player), tally_deals(tally)));
	if (tally->boards > 1)
		json_double(json, "deviation", tally_deviation(tally, player));
	if (matchup->runs)
		json_double(json, "deviation_once", tally_deviation_of_one(tally, player));
	add_count(json, "win_count", won);
	add_count(json, "tie_count", tied);
	json_double(json, "win", deal_ratio(won, boards));
	json_double(json, "tie", deal_ratio(tied, boards));
	add_errors(json, answer, player);
	if (tally->detail)
		add_categories(json, "categories", result_order(matchup->game, TALLY_HIGH),
			tally->ends[TALLY_HIGH][player], boards);
	if (tally->detail && tally->halves)
		add_categories(json, "low_categories", result_order(matchup->game, TALLY_LOW),
			tally->ends[TALLY_LOW][player], boards);
	json_end(json);
}

/* How often a set of players wins a half. */
static deal_count wins_of(const struct tally *tally, enum tally_half half, unsigned set)
{
	const unsigned others = tally->halves ? 1u << tally->players : 1;
	deal_count count = 0;

	for (unsigned other = 0; other < others; other++)
		count += half == TALLY_HIGH ? *tally_at(tally, set, other)
					    : *tally_at(tally, other, set);
	return count;
}

/* Adds each player alone, then the sets of players who share, the smallest first, if they have any
 * deals; for the low half, first the deals in which nobody has a low. */
static void add_winners(struct json *json, const char *key, const struct tally *tally,
	enum tally_half half)
{
	json_object(json, key);
	if (half == TALLY_LOW)
		add_count(json, "", wins_of(tally, half, 0));
	for (int size = 1; size <= tally->players; size++)
		for (unsigned set = 1; set < 1u << tally->players; set++) {
			char room[4 * MATCHUP_PLAYERS_MAX];
			struct text players = text_over(room, sizeof room);
			deal_count count;

			if (bits_count(set) != size)
				continue;
			count = wins_of(tally, half, set);
			if (size > 1 && !count)
				continue;
			shard_print_set(&players, set);
			text_add_char(&players, '\0');
			add_count(json, players.bytes, count);
		}
	json_end(json);
}

void answer_json(struct job *job, const struct record *record, size_t problem,
	const struct matchup *matchup, const struct answer *answer, enum card_notation notation)
{
	struct json root = {.out = &job->out}, *json = &root;
	card dead[CARD_COUNT];

	json_object(json, NULL);
	for (size_t i = 0; i < record->cell_count; i++)
		json_string(json, job->rows.names[i].name, record->cells[i]);
	json_uint(json, answer_key(job, record, "problem"), problem);
	json_cstring(json, answer_key(job, record, "game"), matchup->game->key);
	json_cstring(json, answer_key(job, record, "method"), solve_method_key(answer->method));
	add_count(json, answer_key(job, record, "deals"), tally_deals(&answer->tally));
	if (matchup->boards < 2) {
		json_cards(json, answer_key(job, record, "board"), matchup->board[0].cards,
			matchup->boards ? matchup->board[0].known : 0, notation);
	} else {
		json_array(json, answer_key(job, record, "boards"));
		for (int b = 0; b < matchup->boards; b++)
			json_cards(json, NULL, matchup->board[b].cards, matchup->board[b].known,
				notation);
		json_end(json);
		if (matchup->runs)
			json_uint(json, answer_key(job, record, "run"), (uint64_t)matchup->boards);
	}
	json_cards(json, answer_key(job, record, "dead"), dead, card_set_list(matchup->dead, dead),
		notation);
	json_array(json, answer_key(job, record, "players"));
	for (int i = 0; i < matchup->players; i++)
		add_player(json, matchup, answer, i, notation);
	json_end(json);
	add_winners(json, answer_key(job, record, "winners"), &answer->tally, TALLY_HIGH);
	if (answer->tally.halves)
		add_winners(json, answer_key(job, record, "low_winners"), &answer->tally,
			TALLY_LOW);
	json_string(json, answer_key(job, record, "algorithm"), answer->algorithm);
	if (answer->method == ANSWER_SAMPLED)
		json_uint(json, answer_key(job, record, "seed"), answer->seed);
	else
		json_null(json, answer_key(job, record, "seed"));
	json_end(json);
	job->out.failed = job->out.failed || job->rows.cell->failed;
	text_clear(job->rows.cell);
}
