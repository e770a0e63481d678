#include "cards/card_status.h"

static const char *const messages[] = {CARD_STATUSES(STATUS_MESSAGE)};

const struct status_domain card_statuses = {STATUS_CARDS, STATUS_CARDS_END - STATUS_CARDS,
	messages};
