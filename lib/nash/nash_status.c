#include "nash/nash_status.h"

static const char *const messages[] = {NASH_STATUSES(STATUS_MESSAGE)};

const struct status_domain nash_statuses = {STATUS_NASH, STATUS_NASH_END - STATUS_NASH, messages};
