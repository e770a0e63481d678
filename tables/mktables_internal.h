/* Private to mktables. */
#ifndef FELT_TABLES_MKTABLES_INTERNAL_H
#define FELT_TABLES_MKTABLES_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

/* Prints the reason why there is no table, and exits. */
void mktables_fail(const char *why);

/* The parts of a table: its declaration, its entries, its end. */
void mktables_begin(const char *declaration);
void mktables_entries(const uint16_t *values, int count);
void mktables_end(void);

int mktables_most_copies(const uint8_t *ascending, int count);

/* The score of a high hand without a flush, from its ascending ranks. */
uint16_t mktables_high_score(const uint8_t *ranks, int count);

/* Writes a table of scores; returns false if there is none with this name. */
bool mktables_order(const char *name);

#endif
