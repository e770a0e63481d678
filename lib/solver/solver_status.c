#include "solver/solver_status.h"

static const char *const messages[] = {SOLVER_STATUSES(STATUS_MESSAGE)};

const struct status_domain solver_statuses = {STATUS_SOLVER, STATUS_SOLVER_END - STATUS_SOLVER,
	messages};
