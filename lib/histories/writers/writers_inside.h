/* The writers, and what they share; private to them. */
#ifndef FELT_HISTORIES_WRITERS_INSIDE_H
#define FELT_HISTORIES_WRITERS_INSIDE_H

#include "game/phh/phh.h"
#include "histories/writers/writers.h"

bool writers_phh_write(struct text *out, struct writers_hand *writing);

/* Makes a fault of the message of a status; returns false. */
bool writers_refuse(struct writers_hand *writing, status_code status);

#endif
