/* --check: whether a hand agrees with the rules, and its row. */
#include "replay.h"

#include <string.h>

bool replay_check(struct replay *replay)
{
	struct hand_play *play = &replay->play;

	if (replay->hands.holds)
		return true;
	if (hand_play_begin(play, &replay->hands.hand, replay->house))
		while (hand_play_next(play))
			;
	return !play->faulty && hand_play_end(play) && hand_play_check(play);
}

/* -- rows --------------------------------------------------------------------- */

struct checked {
	const struct hands *hands;
	const struct hand_play *play;
	bool good;
};

static void add_file(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_cstring(rows, checked->hands->file);
}

static void add_hand_number(struct rows *rows, const void *item)
{
	const struct checked *checked = item;
	char number[24];

	rows_string(rows, hands_number(checked->hands, number));
}

static void add_variant(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_string(rows, checked->hands->hand.variant);
}

static void add_player_count(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_uint(rows, (uint64_t)checked->hands->hand.setup.seats);
}

static void add_result(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_cstring(rows, checked->good ? "ok" : "fault");
}

static void add_reason(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	if (checked->good)
		rows_empty(rows);
	else
		rows_string(rows, checked->play->fault.message);
}

const struct field replay_check_fields[] = {
	{"file", ROWS_STRING, add_file, REPLAY_ANY, REPLAY_ANY},
	{"hand_number", ROWS_NUMBER, add_hand_number, REPLAY_ANY, REPLAY_ANY},
	{"variant", ROWS_STRING, add_variant, REPLAY_ANY, REPLAY_ANY},
	{"player_count", ROWS_NUMBER, add_player_count, REPLAY_ANY, REPLAY_ANY},
	{"result", ROWS_STRING, add_result, REPLAY_ANY, REPLAY_ANY},
	{"reason", ROWS_STRING, add_reason, REPLAY_ANY, REPLAY_ANY},
	{.name = NULL},
};

void replay_check_row(struct replay *replay, bool good)
{
	const struct checked checked = {&replay->hands, &replay->play, good};

	fields_row(&replay->fields, &replay->job->rows, &checked);
}
