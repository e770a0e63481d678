/* The status codes of this room. Their messages are in play_status.c. */
#ifndef FELT_PLAY_STATUS_H
#define FELT_PLAY_STATUS_H

#include "base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
	STATUS_BAD_BOT = STATUS_PLAY, /* a bot that cannot be made so */
	STATUS_BOT_STOPS,             /* a bot ended the hand */
	STATUS_BAD_TABLE,             /* a table at which no hand can be played */
	STATUS_NO_SHUFFLE,            /* ranges that cannot all be dealt at once */
	STATUS_PLAY_END
};

extern const struct status_room play_statuses;

#ifdef __cplusplus
}
#endif

#endif
