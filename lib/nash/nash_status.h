/* Status codes of push or fold. */
#ifndef FELT_NASH_NASH_STATUS_H
#define FELT_NASH_NASH_STATUS_H

#include "base/status.h"

/* clang-format off */
#define NASH_STATUSES(ROW) \
	ROW(STATUS_TRIPLES_FOREIGN, "the file is not a table of three hands") \
	ROW(STATUS_TRIPLES_ORDER, "the table was made on a machine with another byte order") \
	ROW(STATUS_TRIPLES_VERSION, "the table has format version %n; this felt reads version %w") \
	ROW(STATUS_TRIPLES_SIZE, "the file is cut or damaged: it has %n byte%+ instead of %w") \
	ROW(STATUS_TRIPLES_DAMAGED, "the file is damaged: its checksum is wrong")
/* clang-format on */

enum { NASH_STATUS_BEFORE = STATUS_NASH - 1, NASH_STATUSES(STATUS_CODE) STATUS_NASH_END };

extern const struct status_domain nash_statuses;

#endif
