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
	struct cells_item item;
	const struct hand_play *play;
	bool good;
};

static FIELD_CELL(add_result, struct checked, checked,
	rows_cstring(rows, checked->good ? "ok" : "fault"));
static FIELD_CELL_IF(add_reason, struct checked, checked, !checked->good,
	rows_string(rows, checked->play->fault.message));

const struct field replay_check_fields[] = {
	{"file", ROWS_STRING, cells_file, REPLAY_ANY, REPLAY_ANY},
	{"hand_number", ROWS_NUMBER, cells_number, REPLAY_ANY, REPLAY_ANY},
	{"variant", ROWS_STRING, cells_variant, REPLAY_ANY, REPLAY_ANY},
	{"player_count", ROWS_NUMBER, cells_player_count, REPLAY_ANY, REPLAY_ANY},
	{"result", ROWS_STRING, add_result, REPLAY_ANY, REPLAY_ANY},
	{"reason", ROWS_STRING, add_reason, REPLAY_ANY, REPLAY_ANY},
	{.name = NULL},
};

void replay_check_row(struct replay *replay, bool good)
{
	const struct checked checked = {{.hands = &replay->hands}, &replay->play, good};

	fields_row(&replay->fields, &replay->job->rows, &checked);
}
