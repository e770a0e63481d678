/* Saved tallies, read from JSON by tables of members. */
#include "play/stats/stats_book.h"

#include "base/jsontext.h"
#include "base/scan.h"

#include <string.h>

const char *const stats_gap_words[STATS_GAPS] = {"results", "stacks", "claims", "flops", "equities",
	"sampled"};

enum { MILLIONTHS = 6, MEMBERS_MAX = STATS_RATES + STATS_BYS + STATS_GAPS + 32 };

struct stats_saved_reading {
	struct jsontext json;
	struct slice line;
	struct stats_saved *saved;
};

static bool wrong(struct stats_saved_reading *reading, struct slice at, const char *why)
{
	if (!reading->saved->why) {
		reading->saved->why = why;
		reading->saved->offset = (size_t)(at.bytes - reading->line.bytes);
	}
	return false;
}

/* -- members ---------------------------------------------------------------------- */

enum stats_saved_kind {
	DERIVED, /* computed from other members: ignored */
	COUNT,   /* uint64_t */
	AMOUNT,  /* stats_sum, in millionths */
	WORD,    /* struct slice: a number or the contents of a string, as written */
	STRING,  /* struct text */
	OBJECT,
	LIST /* of objects */
};

/* A member of an object: its type and its destination. */
struct stats_saved_member {
	const char *key;
	enum stats_saved_kind kind;
	void *into;
	/* of OBJECT and LIST */
	bool (*read)(struct stats_saved_reading *reading, int object, void *into);
};

struct members {
	int count;
	struct stats_saved_member member[MEMBERS_MAX];
};

static void add(struct members *members, const char *key, enum stats_saved_kind kind, void *into,
	bool (*read)(struct stats_saved_reading *, int, void *))
{
	members->member[members->count++] = (struct stats_saved_member){key, kind, into, read};
}

static bool read_list(struct stats_saved_reading *reading, int list,
	const struct stats_saved_member *member)
{
	const struct jsontext_value *const values = reading->json.values;

	for (int i = list + 1; i < values[list].next; i = values[i].next) {
		if (values[i].kind != JSONTEXT_OBJECT)
			return wrong(reading, values[i].text, "an object is expected");
		if (!member->read(reading, i, member->into))
			return false;
	}
	return true;
}

static bool read_value(struct stats_saved_reading *reading, int which,
	const struct stats_saved_member *member)
{
	const struct jsontext_value *const value = &reading->json.values[which];

	switch (member->kind) {
	case COUNT:
		return slice_uint(value->text, UINT64_MAX, member->into) ||
		       wrong(reading, value->text, "an integer is expected");
	case AMOUNT:
		return stats_parse(value->text, MILLIONTHS, member->into) ||
		       wrong(reading, value->text, "an amount is expected");
	case WORD:
		*(struct slice *)member->into = value->text;
		return value->kind < JSONTEXT_ARRAY ||
		       wrong(reading, value->text, "a value is expected");
	case STRING:
		if (value->kind != JSONTEXT_STRING)
			return wrong(reading, value->text, "a string is expected");
		jsontext_unescape(member->into, value->text);
		return true;
	case OBJECT:
		return value->kind == JSONTEXT_OBJECT
			       ? member->read(reading, which, member->into)
			       : wrong(reading, value->text, "an object is expected");
	case LIST:
		return value->kind == JSONTEXT_ARRAY
			       ? read_list(reading, which, member)
			       : wrong(reading, value->text, "an array is expected");
	case DERIVED:
	default:
		return true;
	}
}

static bool read_members(struct stats_saved_reading *reading, int object,
	const struct members *members)
{
	const struct jsontext_value *const values = reading->json.values;

	for (int i = object + 1, m; i < values[object].next; i = values[i].next) {
		for (m = 0; m < members->count; m++)
			if (slice_equal(values[i].key, members->member[m].key))
				break;
		if (m == members->count)
			return wrong(reading, values[i].key, "unknown key");
		if (!read_value(reading, i, &members->member[m]))
			return false;
	}
	return true;
}

/* -- parts of a tally ------------------------------------------------------------- */

static bool read_rate(struct stats_saved_reading *reading, int object, void *into)
{
	struct stats_rate_count *const rate = into;
	const struct members members = {5,
		{{"made", COUNT, &rate->done, NULL}, {"opportunities", COUNT, &rate->of, NULL},
			/* previous names */
			{"done", COUNT, &rate->done, NULL}, {"of", COUNT, &rate->of, NULL},
			{"share", DERIVED, NULL, NULL}}};

	return read_members(reading, object, &members) &&
	       (rate->done <= rate->of ||
		       wrong(reading, reading->json.values[object].text,
			       "an action was made more often than it could be"));
}

static bool read_gaps(struct stats_saved_reading *reading, int object, void *into)
{
	struct members members = {.count = 0};

	for (int i = 0; i < STATS_GAPS; i++)
		add(&members, stats_gap_words[i], COUNT, (uint64_t *)into + i, NULL);
	return read_members(reading, object, &members);
}

static int places_of(struct slice amount)
{
	const char *point = amount.length ? memchr(amount.bytes, '.', amount.length) : NULL;

	return point ? (int)(amount.bytes + amount.length - point) - 1 : 0;
}

/* The number of places determines how the other members are read. */
static bool read_money(struct stats_saved_reading *reading, int object, void *into)
{
	struct slice words[4] = {{"", 0}, {"", 0}, {"", 0}, {"", 0}};
	struct text currency = {.bytes = NULL};
	uint64_t places = 0, hands = 0;
	const struct members members = {8,
		{{"currency", STRING, &currency, NULL}, {"big_blind", WORD, &words[0], NULL},
			{"places", COUNT, &places, NULL}, {"hands", COUNT, &hands, NULL},
			{"net", WORD, &words[1], NULL}, {"squares", WORD, &words[2], NULL},
			{"allin_ev", WORD, &words[3], NULL},
			{"adjusted", WORD, &words[3], NULL}}}; /* the previous name */
	const struct slice at = reading->json.values[object].text;
	struct stats_tally *const tally = into;
	bool good = read_members(reading, object, &members);
	const int units = (int)places, blind_places = places_of(words[0]);
	stats_sum blind, net, squares, adjusted;
	struct stats_money *money;

	if (good && (places > CHIPS_PLACES_MAX || blind_places > CHIPS_PLACES_MAX ||
			    !stats_parse(words[0], blind_places, &blind) || blind <= 0 ||
			    blind > CHIPS_MAX || !stats_parse(words[1], units, &net) ||
			    !stats_parse(words[2], 2 * units, &squares) || squares < 0 ||
			    !stats_parse(words[3], units + MILLIONTHS, &adjusted)))
		good = wrong(reading, at, "inconsistent amounts");
	if (good) {
		money = stats_money_at(tally, text_slice(&currency), (chips)blind, blind_places);
		tally->failed = tally->failed || !money;
		if (money && money->hands)
			good = wrong(reading, at, "duplicate currency and big blind");
		if (money && good) {
			money->places = (uint8_t)units;
			money->hands = hands;
			money->net = net;
			money->squares = squares;
			money->adjusted = adjusted;
		}
	}
	tally->failed = tally->failed || currency.failed;
	text_free(&currency);
	return good;
}

static bool read_icm(struct stats_saved_reading *reading, int object, void *into)
{
	struct stats_icm *const icm = into;
	const struct members members = {3,
		{{"hands", COUNT, &icm->hands, NULL}, {"net", AMOUNT, &icm->net, NULL},
			{"allin_ev", AMOUNT, &icm->adjusted, NULL}}};

	return read_members(reading, object, &members);
}

static bool read_prizes(struct stats_saved_reading *reading, int object, void *into)
{
	struct text currency = {.bytes = NULL};
	struct stats_prizes read = {.finished = 0}, *prizes;
	const struct members members = {6,
		{{"currency", STRING, &currency, NULL}, {"finished", COUNT, &read.finished, NULL},
			{"paid", COUNT, &read.paid, NULL}, {"places", COUNT, &read.places, NULL},
			{"buy_ins", AMOUNT, &read.buy_ins, NULL},
			{"prizes", AMOUNT, &read.prizes, NULL}}};
	struct stats_tally *const tally = into;
	const bool good = read_members(reading, object, &members);

	prizes = good ? stats_prizes_at(tally, text_slice(&currency)) : NULL;
	if (prizes) {
		memcpy(read.currency, prizes->currency, sizeof read.currency);
		*prizes = read;
	}
	tally->failed = tally->failed || (good && !prizes) || currency.failed;
	text_free(&currency);
	return good;
}

static bool read_finish(struct stats_saved_reading *reading, int object, void *into)
{
	struct stats_finish read = {.place = 0}, *finish;
	const struct members members = {2,
		{{"place", COUNT, &read.place, NULL}, {"times", COUNT, &read.times, NULL}}};
	struct stats_tally *const tally = into;

	if (!read_members(reading, object, &members))
		return false;
	finish = stats_finish_at(tally, read.place);
	tally->failed = tally->failed || !finish;
	if (finish)
		*finish = read;
	return true;
}

/* -- a line ----------------------------------------------------------------------- */

static bool read_tally(struct stats_saved_reading *reading)
{
	static const char *const derived[] = {"net", "net_bb", "bb100", "bb100_low", "bb100_high",
		"allin_ev", "adjusted", "af", "afq"};
	struct stats_saved *const saved = reading->saved;
	struct stats_tally *const tally = &saved->tally;
	struct members members = {11,
		{{"player", STRING, &saved->player, NULL}, {"hands", COUNT, &tally->hands, NULL},
			{"saw_flop", COUNT, &tally->saw_flop, NULL},
			{"bets", COUNT, &tally->bets, NULL}, {"calls", COUNT, &tally->calls, NULL},
			{"folds", COUNT, &tally->folds, NULL},
			{"unknown", OBJECT, tally->gaps, read_gaps},
			{"icm", OBJECT, &tally->icm, read_icm}, {"money", LIST, tally, read_money},
			{"tournaments", LIST, tally, read_prizes},
			{"finishes", LIST, tally, read_finish}}};

	for (size_t i = 0; i < sizeof derived / sizeof *derived; i++)
		add(&members, derived[i], DERIVED, NULL, NULL);
	for (int i = 0; i < STATS_RATES; i++)
		add(&members, stats_rows[i].key, OBJECT, &tally->rate[i], read_rate);
	for (int i = 1; i < STATS_BYS; i++)
		for (int j = 1; j < reading->json.count; j = reading->json.values[j].next)
			if (slice_equal(reading->json.values[j].key, stats_groupings[i].field)) {
				saved->by = (enum stats_by)i;
				add(&members, stats_groupings[i].field, STRING, &saved->group,
					NULL);
				break;
			}
	return read_members(reading, 0, &members);
}

bool stats_saved_read(struct stats_saved *saved, struct slice line)
{
	struct stats_saved_reading reading = {.line = line, .saved = saved};
	struct slice rest = line;
	status_code status;
	bool good = false;

	text_clear(&saved->player);
	text_clear(&saved->group);
	stats_tally_free(&saved->tally);
	saved->by = STATS_BY_NOTHING;
	saved->why = NULL;
	status = jsontext_read(&reading.json, &rest);
	if (status == STATUS_NOT_JSON)
		wrong(&reading, reading.json.fault, "invalid JSON");
	else if (!status && reading.json.values->kind != JSONTEXT_OBJECT)
		wrong(&reading, reading.json.values->text, "an object is expected");
	else if (!status && slice_trim(rest).length)
		wrong(&reading, slice_trim(rest), "unexpected text after the object");
	else
		good = !status && read_tally(&reading);
	if (good && !saved->player.failed && !saved->player.length)
		good = wrong(&reading, line, "not a statistics object of felt stats");
	jsontext_free(&reading.json);
	return good && !saved->player.failed && !saved->group.failed && !saved->tally.failed;
}

void stats_saved_free(struct stats_saved *saved)
{
	text_free(&saved->player);
	text_free(&saved->group);
	stats_tally_free(&saved->tally);
}
