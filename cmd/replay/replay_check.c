/* --check: whether a hand agrees with the rules, and its row. */
#include "replay.h"

#include <string.h>

bool replay_check(struct replay *replay)
{
	struct hand_play *play = &replay->play;

	if (hand_play_begin(play, &replay->hands.hand, replay->house))
		while (hand_play_next(play))
			;
	return !play->faulty && hand_play_end(play) && hand_play_check(play);
}

/* -- rows --------------------------------------------------------------------- */

struct checked {
	const struct hands *hands;
	struct slice reason;
};

static void add_file(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_cstring(rows, checked->hands->file);
}

static void add_hand(struct rows *rows, const void *item)
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

static void add_players(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_uint(rows, (uint64_t)checked->hands->hand.setup.seats);
}

static void add_result(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_cstring(rows, checked->reason.length ? "fault" : "ok");
}

static void add_reason(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_string(rows, checked->reason);
}

const struct field replay_check_fields[] = {
	{"file", ROWS_STRING, add_file, REPLAY_ANY, REPLAY_ANY},
	{"hand", ROWS_NUMBER, add_hand, REPLAY_ANY, REPLAY_ANY},
	{"variant", ROWS_STRING, add_variant, REPLAY_ANY, REPLAY_ANY},
	{"players", ROWS_NUMBER, add_players, REPLAY_ANY, REPLAY_ANY},
	{"result", ROWS_STRING, add_result, REPLAY_ANY, REPLAY_ANY},
	{"reason", ROWS_STRING, add_reason, REPLAY_ANY, REPLAY_ANY},
	{.name = NULL},
};

void replay_check_row(struct replay *replay, struct slice reason)
{
	const struct checked checked = {&replay->hands, reason};

	fields_row(&replay->fields, &replay->job->rows, &checked);
}
