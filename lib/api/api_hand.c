/* Hands that a reader returns. */
#include "api/api_play.h"

#include "base/array.h"
#include "histories/writers/writers.h"
#include "play/stats/stats.h"

#include <stdlib.h>

/* -- playing ------------------------------------------------------------------------ */

static bool add_action(struct felt_hand *hand, int index)
{
	int *const actions = array_room(hand->actions, &hand->action_room,
		(size_t)hand->action_count, sizeof *actions);

	if (!actions)
		return false;
	hand->actions = actions;
	actions[hand->action_count++] = index;
	return true;
}

/* The net results are those of the statistics: after the rake that the hand states. */
static void set_nets(struct felt_hand *hand, const struct stats_hand *stats)
{
	hand->settled = true;
	for (int i = 0; i < stats->seats; i++) {
		hand->net[i] = stats->seat[i].net;
		hand->settled &= !(stats->seat[i].gaps >> STATS_NO_RESULT & 1);
	}
}

static bool set_names(struct felt_hand *hand)
{
	char room[8];

	text_clear(&hand->names);
	for (int i = 0; i < hand->record.setup.seats; i++) {
		hand->name[i] = hand->names.length;
		text_add_slice(&hand->names, hand_player(&hand->record, i, room));
		text_add_char(&hand->names, '\0');
	}
	return !hand->names.failed;
}

bool api_hand_play(struct felt_hand *hand, struct hand_play *play, bool *out_of_memory)
{
	struct stats_hand stats;

	*out_of_memory = false;
	hand->action_count = 0;
	play->explain = api_describe;
	if (!hand_play_begin(play, &hand->record, 0))
		return false;
	stats_hand_begin(&stats, play);
	while (hand_play_next(play)) {
		stats_hand_step(&stats, play);
		if (!add_action(hand, play->step.index))
			return !(*out_of_memory = true);
	}
	if (!hand_play_end(play) || !hand_play_check(play))
		return false;
	if (!stats_hand_end(&stats, play, NULL) || !set_names(hand))
		return !(*out_of_memory = true);
	set_nets(hand, &stats);
	return true;
}

void api_hand_free(struct felt_hand *hand)
{
	free(hand->actions);
	text_free(&hand->names);
	*hand = (struct felt_hand){.actions = NULL};
}

/* -- players ------------------------------------------------------------------------ */

static bool is_seat(const felt_hand *hand, int32_t seat)
{
	return seat >= 0 && seat < hand->record.setup.seats;
}

const char *felt_hand_format(const felt_hand *hand)
{
	return hand->format;
}

const char *felt_hand_variant(const felt_hand *hand)
{
	return hand->record.setup.variant->code;
}

int32_t felt_hand_places(const felt_hand *hand)
{
	return hand->record.places;
}

int32_t felt_hand_seats(const felt_hand *hand)
{
	return hand->record.setup.seats;
}

const char *felt_hand_player(const felt_hand *hand, int32_t seat)
{
	return is_seat(hand, seat) ? hand->names.bytes + hand->name[seat] : NULL;
}

const char *felt_hand_position(const felt_hand *hand, int32_t seat)
{
	return is_seat(hand, seat) ? hand_position(&hand->record.setup, seat).code : NULL;
}

felt_chips felt_hand_stack(const felt_hand *hand, int32_t seat)
{
	return is_seat(hand, seat) ? hand->record.setup.stack[seat] : 0;
}

felt_status felt_hand_net(const felt_hand *hand, int32_t seat, felt_chips *net)
{
	if (!is_seat(hand, seat))
		return FELT_MISUSE;
	if (!hand->settled)
		return FELT_UNKNOWN;
	*net = hand->net[seat];
	return FELT_OK;
}

/* -- actions ------------------------------------------------------------------------ */

int32_t felt_hand_actions(const felt_hand *hand)
{
	return hand->action_count;
}

felt_status felt_hand_action(const felt_hand *hand, int32_t index, felt_action *out)
{
	if (index < 0 || index >= hand->action_count)
		return FELT_MISUSE;
	api_action(&hand->record.actions[hand->actions[index]].action, out);
	return FELT_OK;
}

felt_table *felt_hand_table(const felt_hand *hand, int32_t actions)
{
	struct hand_play *const play = calloc(1, sizeof *play);
	felt_table *table;
	int applied = 0;

	if (!play)
		return NULL;
	hand_play_begin(play, &hand->record, 0);
	while (applied < actions && hand_play_next(play))
		applied++;
	if (actions >= hand->action_count)
		hand_play_end(play);
	table = play->reason.failed ? NULL : api_table_new(&play->table, hand->record.places);
	hand_play_free(play);
	free(play);
	return table;
}

/* -- texts -------------------------------------------------------------------------- */

char *felt_hand_field(const felt_hand *hand, const char *name)
{
	const struct hand_key *const key = hand_find(&hand->record, name);
	struct text text = {.bytes = NULL};

	if (!key)
		return NULL;
	text_add_slice(&text, key->text);
	return api_take_string(&text);
}

/* Writes the hand; the play has the reason if that fails. */
static char *write_with(const struct writer *writer, const felt_hand *hand, struct hand_play *play,
	felt_error *error)
{
	const bool phh = strcmp(writer->code, "phh") == 0; /* without the header of a table */
	struct writers_hand writing = {.hand = &hand->record, .number = !phh, .play = play};
	struct text text = {.bytes = NULL};
	const bool written = writer->write(&text, &writing);
	char *string;

	if (!written && !play->reason.failed) {
		text_free(&text);
		api_error_slice(error, FELT_UNSUPPORTED, play->fault.message);
		return NULL;
	}
	string = play->reason.failed ? NULL : api_take_string(&text);
	text_free(&text);
	if (!string)
		api_error(error, FELT_NO_MEMORY, "out of memory");
	return string;
}

char *felt_hand_write(const felt_hand *hand, const char *format, felt_error *error)
{
	const struct writer *const writer = writers_find(slice_of(format));
	struct hand_play *play;
	char *string;

	api_no_error(error);
	if (!writer) {
		api_error(error, FELT_MISUSE, "the format is not phh, pokerstars or ohh");
		return NULL;
	}
	play = calloc(1, sizeof *play);
	if (!play) {
		api_error(error, FELT_NO_MEMORY, "out of memory");
		return NULL;
	}
	play->explain = api_describe;
	string = write_with(writer, hand, play, error);
	hand_play_free(play);
	free(play);
	return string;
}
