#include "play/play_status.h"

static const char *const messages[STATUS_PLAY_END - STATUS_PLAY] = {
	[STATUS_BAD_BOT - STATUS_PLAY] = "no such bot",
	[STATUS_BOT_STOPS - STATUS_PLAY] = "a bot ended the hand",
	[STATUS_BAD_TABLE - STATUS_PLAY] = "no hand can be played at such a table",
	[STATUS_NO_SHUFFLE - STATUS_PLAY] =
		"the ranges collide: no deal was found that gives every player a hand",
};

const struct status_room play_statuses = {STATUS_PLAY, STATUS_PLAY_END - STATUS_PLAY, messages};
