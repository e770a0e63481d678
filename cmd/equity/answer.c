#include "answer.h"

enum field {
	PROBLEM,
	PLAYER,
	RANGE,
	COMBOS,
	EQUITY,
	WIN_COUNT,
	TIE_COUNT,
	WIN,
	TIE,
	STDERR,
	METHOD,
	DEALS,
	ALGORITHM,
	SEED,
	LOW,
	HIGH,
	BOARD,
	DEAD
};

const struct rows_name answer_fields[ANSWER_FIELDS] = {
	{"problem", ROWS_NUMBER},
	{"player", ROWS_NUMBER},
	{"range", ROWS_STRING},
	{"combos", ROWS_NUMBER},
	{"equity", ROWS_NUMBER},
	{"win_count", ROWS_NUMBER},
	{"tie_count", ROWS_NUMBER},
	{"win", ROWS_NUMBER},
	{"tie", ROWS_NUMBER},
	{"stderr", ROWS_NUMBER},
	{"method", ROWS_STRING},
	{"deals", ROWS_NUMBER},
	{"algorithm", ROWS_STRING},
	{"seed", ROWS_NUMBER},
	{"low", ROWS_NUMBER},
	{"high", ROWS_NUMBER},
	{"board", ROWS_STRING},
	{"dead", ROWS_STRING},
};

enum detail_field {
	D_PROBLEM,
	D_PLAYER,
	D_RANGE,
	D_CATEGORY,
	D_COUNT,
	D_SHARE,
	D_WIN_COUNT,
	D_WIN,
	D_TIE_COUNT,
	D_TIE,
	D_METHOD,
	D_DEALS,
	D_ALGORITHM,
	D_SEED
};

const struct rows_name answer_detail_fields[ANSWER_DETAIL_FIELDS] = {
	{"problem", ROWS_NUMBER},
	{"player", ROWS_NUMBER},
	{"range", ROWS_STRING},
	{"category", ROWS_STRING},
	{"count", ROWS_NUMBER},
	{"share", ROWS_NUMBER},
	{"win_count", ROWS_NUMBER},
	{"win", ROWS_NUMBER},
	{"tie_count", ROWS_NUMBER},
	{"tie", ROWS_NUMBER},
	{"method", ROWS_STRING},
	{"deals", ROWS_NUMBER},
	{"algorithm", ROWS_STRING},
	{"seed", ROWS_NUMBER},
};

const char *answer_method_key(enum answer_method method)
{
	static const char *const keys[] = {"exact", "sampled", "interrupted"};

	return keys[method];
}

double answer_low(const struct tally *tally, int player)
{
	double low, high;

	tally_interval(tally, player, &low, &high);
	return low;
}

double answer_high(const struct tally *tally, int player)
{
	double low, high;

	tally_interval(tally, player, &low, &high);
	return high;
}

void answer_add_count(struct job *job, deal_count count)
{
	if (count <= UINT64_MAX) {
		rows_uint(&job->rows, (uint64_t)count);
		return;
	}
	deal_print(&job->cell, count);
	job_add_cell(job);
}

/* What several fields of a row are made from. */
struct sums {
	deal_count deals, won, tied;
};

static void add_set(struct job *job, card_set set, enum card_notation notation)
{
	card cards[CARD_COUNT];

	cards_print(&job->cell, cards, card_set_list(set, cards), notation, " ");
	job_add_cell(job);
}

/* A number that only a sample has, or that an interrupted count has not. */
static void add_bound(struct job *job, const struct answer *answer, enum field field, int player)
{
	const struct tally *tally = &answer->tally;

	if (answer->method == ANSWER_INTERRUPTED)
		rows_cstring(&job->rows, "");
	else if (answer->method == ANSWER_EXACT)
		rows_double(&job->rows, field == STDERR ? 0 : tally_equity(tally, player));
	else if (field == STDERR)
		rows_double(&job->rows, tally_stderr(tally, player));
	else
		rows_double(&job->rows,
			field == LOW ? answer_low(tally, player) : answer_high(tally, player));
}

static void add_seed(struct job *job, const struct answer *answer)
{
	if (answer->method == ANSWER_SAMPLED)
		rows_uint(&job->rows, answer->seed);
	else
		rows_cstring(&job->rows, "");
}

static void add_field(struct job *job, enum field field, const struct answered *answered,
	int player, const struct sums *sums, enum card_notation notation)
{
	const struct question *question = answered->question;
	const struct answer *answer = answered->answer;
	struct rows *rows = &job->rows;

	switch (field) {
	case PROBLEM:
		rows_uint(rows, answered->problem);
		return;
	case PLAYER:
		rows_uint(rows, (uint64_t)player + 1);
		return;
	case RANGE:
		rows_string(rows, question->name[player]);
		return;
	case COMBOS:
		rows_uint(rows, (uint64_t)question->spot.side[player].count);
		return;
	case EQUITY:
		rows_double(rows, tally_equity(&answer->tally, player));
		return;
	case WIN_COUNT:
		answer_add_count(job, sums->won);
		return;
	case TIE_COUNT:
		answer_add_count(job, sums->tied);
		return;
	case WIN:
		rows_double(rows, deal_ratio(sums->won, sums->deals));
		return;
	case TIE:
		rows_double(rows, deal_ratio(sums->tied, sums->deals));
		return;
	case METHOD:
		rows_cstring(rows, answer_method_key(answer->method));
		return;
	case DEALS:
		answer_add_count(job, sums->deals);
		return;
	case ALGORITHM:
		rows_string(rows, answer->algorithm);
		return;
	case SEED:
		add_seed(job, answer);
		return;
	case BOARD:
		cards_print(&job->cell, question->board.list, question->board.count, notation, " ");
		job_add_cell(job);
		return;
	case DEAD:
		add_set(job, question->dead, notation);
		return;
	case STDERR:
	case LOW:
	case HIGH:
	default:
		add_bound(job, answer, field, player);
		return;
	}
}

void answer_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct answered *answered, enum card_notation notation)
{
	const struct tally *tally = &answered->answer->tally;
	struct sums sums = {.deals = tally_deals(tally)};

	for (int i = 0; i < answered->question->players; i++) {
		sums.won = tally_won(tally, i);
		sums.tied = tally_tied(tally, i);
		filter_row(job, record);
		for (size_t f = 0; f < fields->count; f++)
			add_field(job, (enum field)fields->index[f], answered, i, &sums, notation);
		rows_end(&job->rows);
	}
}

/* -- categories ------------------------------------------------------------- */

static void add_detail_field(struct job *job, enum detail_field field,
	const struct answered *answered, int player, int category, deal_count deals)
{
	const struct tally_ends *ends = &answered->answer->tally.ends[player][category];
	struct rows *rows = &job->rows;

	switch (field) {
	case D_PROBLEM:
		rows_uint(rows, answered->problem);
		return;
	case D_PLAYER:
		rows_uint(rows, (uint64_t)player + 1);
		return;
	case D_RANGE:
		rows_string(rows, answered->question->name[player]);
		return;
	case D_CATEGORY:
		rows_cstring(rows, category_key((enum category)category));
		return;
	case D_COUNT:
		answer_add_count(job, ends->all);
		return;
	case D_SHARE:
		rows_double(rows, deal_ratio(ends->all, deals));
		return;
	case D_WIN_COUNT:
		answer_add_count(job, ends->won);
		return;
	case D_WIN:
		rows_double(rows, deal_ratio(ends->won, deals));
		return;
	case D_TIE_COUNT:
		answer_add_count(job, ends->tied);
		return;
	case D_TIE:
		rows_double(rows, deal_ratio(ends->tied, deals));
		return;
	case D_METHOD:
		rows_cstring(rows, answer_method_key(answered->answer->method));
		return;
	case D_DEALS:
		answer_add_count(job, deals);
		return;
	case D_ALGORITHM:
		rows_string(rows, answered->answer->algorithm);
		return;
	case D_SEED:
	default:
		add_seed(job, answered->answer);
		return;
	}
}

void answer_detail_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct answered *answered)
{
	deal_count deals = tally_deals(&answered->answer->tally);

	for (int i = 0; i < answered->question->players; i++)
		for (int c = CATEGORY_COUNT - 1; c >= 0; c--) {
			filter_row(job, record);
			for (size_t f = 0; f < fields->count; f++)
				add_detail_field(job, (enum detail_field)fields->index[f], answered,
					i, c, deals);
			rows_end(&job->rows);
		}
}

/* -- JSON ------------------------------------------------------------------- */

static void add_count(struct json *json, const char *key, deal_count count)
{
	deal_print(json_value(json, key), count);
}

static void add_categories(struct json *json, const struct tally *tally, int player)
{
	deal_count deals = tally_deals(tally);

	json_array(json, "categories");
	for (int c = CATEGORY_COUNT - 1; c >= 0; c--) {
		const struct tally_ends *ends = &tally->ends[player][c];

		json_object(json, NULL);
		json_cstring(json, "category", category_key((enum category)c));
		add_count(json, "count", ends->all);
		json_double(json, "share", deal_ratio(ends->all, deals));
		add_count(json, "win_count", ends->won);
		json_double(json, "win", deal_ratio(ends->won, deals));
		add_count(json, "tie_count", ends->tied);
		json_double(json, "tie", deal_ratio(ends->tied, deals));
		json_end(json);
	}
	json_end(json);
}

static void add_player(struct json *json, const struct answered *answered, int player)
{
	const struct question *question = answered->question;
	const struct answer *answer = answered->answer;
	const struct tally *tally = &answer->tally;
	deal_count deals = tally_deals(tally);

	json_object(json, NULL);
	json_uint(json, "player", (uint64_t)player + 1);
	json_string(json, "range", question->name[player]);
	json_uint(json, "combos", (uint64_t)question->spot.side[player].count);
	json_double(json, "equity", tally_equity(tally, player));
	add_count(json, "win_count", tally_won(tally, player));
	add_count(json, "tie_count", tally_tied(tally, player));
	json_double(json, "win", deal_ratio(tally_won(tally, player), deals));
	json_double(json, "tie", deal_ratio(tally_tied(tally, player), deals));
	if (answer->method == ANSWER_INTERRUPTED)
		json_null(json, "stderr");
	else
		json_double(json, "stderr",
			answer->method == ANSWER_EXACT ? 0 : tally_stderr(tally, player));
	if (answer->method == ANSWER_SAMPLED) {
		json_double(json, "low", answer_low(tally, player));
		json_double(json, "high", answer_high(tally, player));
	}
	if (tally->detail)
		add_categories(json, tally, player);
	json_end(json);
}

/* "1,3": the players of a set, as the key of those who share a pot. */
static void add_set_key(struct text *out, unsigned set)
{
	for (int i = 0; set >> i; i++) {
		if (!(set >> i & 1))
			continue;
		text_add_string(out, set & ((1u << i) - 1) ? "," : "");
		text_add_uint(out, (uint64_t)i + 1);
	}
	text_add_char(out, '\0');
}

/* Each player alone, then those who share, the fewest first, as far as there are deals. */
static void add_winners(struct json *json, const char *key, const struct tally *tally)
{
	json_object(json, key);
	for (int size = 1; size <= tally->players; size++)
		for (unsigned set = 1; set < 1u << tally->players; set++) {
			char room[4 * SPOT_PLAYERS_MAX];
			struct text players = text_over(room, sizeof room);

			if (bits_count(set) != size || (size > 1 && !tally->by_winners[set]))
				continue;
			add_set_key(&players, set);
			add_count(json, players.bytes, tally->by_winners[set]);
		}
	json_end(json);
}

/* The object of an answer: the cells that a row of the input has, then keys of its own, which are
 * called felt_KEY where a column has their name. */
struct object {
	struct json json;
	struct text *key;
	const struct job *job;
	const struct record *record;
};

static const char *own_key(const struct object *object, const char *key)
{
	text_clear(object->key);
	rows_add_field_name(object->key, object->job->rows.names, object->record->cell_count, key);
	text_add_char(object->key, '\0');
	return object->key->failed ? key : object->key->bytes;
}

void answer_json(struct job *job, const struct record *record, const struct answered *answered,
	enum card_notation notation)
{
	const struct question *question = answered->question;
	const struct answer *answer = answered->answer;
	struct object object = {{.out = &job->out}, &job->cell, job, record};
	struct json *json = &object.json;
	card dead[CARD_COUNT];

	json_object(json, NULL);
	for (size_t i = 0; i < record->cell_count; i++)
		json_string(json, job->rows.names[i].name, record->cells[i]);
	json_uint(json, own_key(&object, "problem"), answered->problem);
	json_cstring(json, own_key(&object, "method"), answer_method_key(answer->method));
	add_count(json, own_key(&object, "deals"), tally_deals(&answer->tally));
	json_cards(json, own_key(&object, "board"), question->board.list, question->board.count,
		notation);
	json_cards(json, own_key(&object, "dead"), dead, card_set_list(question->dead, dead),
		notation);
	json_array(json, own_key(&object, "players"));
	for (int i = 0; i < question->players; i++)
		add_player(json, answered, i);
	json_end(json);
	add_winners(json, own_key(&object, "winners"), &answer->tally);
	json_string(json, own_key(&object, "algorithm"), answer->algorithm);
	if (answer->method == ANSWER_SAMPLED)
		json_uint(json, own_key(&object, "seed"), answer->seed);
	json_end(json);
	job->out.failed = job->out.failed || job->cell.failed;
	text_clear(&job->cell);
}
