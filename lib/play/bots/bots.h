/* The bots that felt has, and how they are named: `call`, `random:3`. */
#ifndef FELT_PLAY_BOTS_H
#define FELT_PLAY_BOTS_H

#include "play/bot.h"

#ifdef __cplusplus
extern "C" {
#endif

/* All kinds; the last is NULL. */
extern const struct bot_kind *const bots_rows[];

/* The kind that a name like "random:3" begins with; *argument is what follows the colon, of length
 * 0 without one. NULL when there is no such kind. */
const struct bot_kind *bots_find(struct slice name, struct slice *argument);

#ifdef __cplusplus
}
#endif

#endif
