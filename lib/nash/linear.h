/* Linear equations. */
#ifndef FELT_NASH_LINEAR_H
#define FELT_NASH_LINEAR_H

#include <stdbool.h>

/* Solves linear equations by elimination; false if they are singular. Each row has `count`
 * factors, then the right side, and `stride` numbers in all. The solutions replace the right
 * sides. */
bool linear_solve(double *rows, int count, int stride);

#endif
