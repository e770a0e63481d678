#include "play/play_status.h"

static const char *const messages[] = {PLAY_STATUSES(STATUS_MESSAGE)};

const struct status_domain play_statuses = {STATUS_PLAY, STATUS_PLAY_END - STATUS_PLAY, messages};
