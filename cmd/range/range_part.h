/* The part of a range that --top, --bottom and --between select. */
#ifndef FELT_CMD_RANGE_PART_H
#define FELT_CMD_RANGE_PART_H

#include "odds/range/range.h"

/* The best `to` of each range without the best `from`, in ten-thousandths of a percent. */
struct range_part {
	bool given;
	uint32_t from, to;
};

/* Read the values "10%" or "10" of --top and --bottom, and "5%-20%" or "5-20" of --between. Report
 * an invalid one and return false. */
bool range_part_read_top(struct range_part *part, const char *value);
bool range_part_read_bottom(struct range_part *part, const char *value);
bool range_part_read_between(struct range_part *part, const char *value);

#endif
