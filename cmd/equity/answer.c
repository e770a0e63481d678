#include "answer.h"

#include "result.h"

/* -- rows --------------------------------------------------------------------- */

void answer_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct answered *answered, enum card_notation notation)
{
	const struct tally *tally = &answered->answer->tally;
	const int last = answered->question->game->evaluator->order->categories - 1;

	for (int i = 0; i < answered->question->players; i++) {
		struct result result = result_of(answered->question, answered->answer, tally, i);

		result.problem = answered->problem;
		result.notation = notation;
		for (int c = tally->detail ? last : 0; c >= 0; c--) {
			result.category = c;
			result.ends = tally->ends[TALLY_HIGH][i][c];
			run_row(job, record);
			fields_row(fields, &job->rows, &result);
		}
	}
}

/* -- JSON ------------------------------------------------------------------- */

static void add_count(struct json *json, const char *key, deal_count count)
{
	deal_print(json_value(json, key), count);
}

static void add_if(struct json *json, const char *key, bool known, double value)
{
	if (known)
		json_double(json, key, value);
	else
		json_null(json, key);
}

void answer_add_categories(struct json *json, const char *key, const struct order *order,
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

static void add_player(struct json *json, const struct answered *answered, int player)
{
	const struct tally *tally = &answered->answer->tally;
	const struct result result = result_of(answered->question, answered->answer, tally, player);

	json_object(json, NULL);
	json_uint(json, "position", (uint64_t)player + 1);
	json_string(json, "range", answered->question->name[player]);
	json_uint(json, "combos", (uint64_t)answered->question->spot.side[player].count);
	json_double(json, "equity", result.equity);
	add_count(json, "win_count", result.won);
	add_count(json, "tie_count", result.tied);
	json_double(json, "win", deal_ratio(result.won, result.deals));
	json_double(json, "tie", deal_ratio(result.tied, result.deals));
	add_if(json, "stderr", result_has_error(&result), result.error);
	add_if(json, "low", result_has_error(&result), result.low);
	add_if(json, "high", result_has_error(&result), result.high);
	if (tally->detail)
		answer_add_categories(json, "categories",
			answered->question->game->evaluator->order, tally->ends[TALLY_HIGH][player],
			tally_deals(tally));
	json_end(json);
}

void answer_set_key(struct text *out, unsigned set)
{
	for (int i = 0; set >> i; i++) {
		if (!(set >> i & 1))
			continue;
		text_add_string(out, set & ((1u << i) - 1) ? "," : "");
		text_add_uint(out, (uint64_t)i + 1);
	}
	text_add_char(out, '\0');
}

/* Each player alone, then the sets of players who share, the smallest first, if they have deals. */
static void add_winners(struct json *json, const char *key, const struct tally *tally)
{
	json_object(json, key);
	for (int size = 1; size <= tally->players; size++)
		for (unsigned set = 1; set < 1u << tally->players; set++) {
			char room[4 * SPOT_PLAYERS_MAX];
			struct text players = text_over(room, sizeof room);

			if (bits_count(set) != size || (size > 1 && !tally->by_winners[set]))
				continue;
			answer_set_key(&players, set);
			add_count(json, players.bytes, tally->by_winners[set]);
		}
	json_end(json);
}

struct answer_object answer_object_of(struct job *job, const struct record *record)
{
	return (struct answer_object){{.out = &job->out}, job, record};
}

void answer_object_begin(struct answer_object *object)
{
	json_object(&object->json, NULL);
	for (size_t i = 0; i < object->record->cell_count; i++)
		json_string(&object->json, object->job->rows.names[i].name,
			object->record->cells[i]);
}

const char *answer_key(const struct answer_object *object, const char *key)
{
	struct text *const room = object->job->rows.cell;

	text_clear(room);
	rows_add_field_name(room, object->job->rows.names, object->record->cell_count, key);
	text_add_char(room, '\0');
	return room->failed ? key : room->bytes;
}

void answer_object_end(struct answer_object *object)
{
	struct text *const room = object->job->rows.cell;

	json_end(&object->json);
	object->job->out.failed = object->job->out.failed || room->failed;
	text_clear(room);
}

void answer_json(struct job *job, const struct record *record, const struct answered *answered,
	enum card_notation notation)
{
	const struct question *question = answered->question;
	const struct answer *answer = answered->answer;
	struct answer_object object = answer_object_of(job, record);
	struct json *json = &object.json;
	card dead[CARD_COUNT];

	answer_object_begin(&object);
	json_uint(json, answer_key(&object, "problem"), answered->problem);
	json_cstring(json, answer_key(&object, "game"), question->game->key);
	json_cstring(json, answer_key(&object, "method"), result_method(answer->method));
	add_count(json, answer_key(&object, "deals"), tally_deals(&answer->tally));
	json_cards(json, answer_key(&object, "board"), question->board.list, question->board.count,
		notation);
	json_cards(json, answer_key(&object, "dead"), dead, card_set_list(question->dead, dead),
		notation);
	json_array(json, answer_key(&object, "players"));
	for (int i = 0; i < question->players; i++)
		add_player(json, answered, i);
	json_end(json);
	add_winners(json, answer_key(&object, "winners"), &answer->tally);
	json_string(json, answer_key(&object, "algorithm"), answer->algorithm);
	if (answer->method == ANSWER_SAMPLED)
		json_uint(json, answer_key(&object, "seed"), answer->seed);
	else
		json_null(json, answer_key(&object, "seed"));
	answer_object_end(&object);
}
