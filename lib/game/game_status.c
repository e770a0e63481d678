#include "game/game_status.h"

static const char *const messages[] = {GAME_STATUSES(STATUS_MESSAGE)};

const struct status_domain game_statuses = {STATUS_GAME, STATUS_GAME_END - STATUS_GAME, messages};
