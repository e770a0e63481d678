/* Cells that the tables of fields of spots and of lineups share: each adds one of a struct result
 * to a row. */
#ifndef FELT_CMD_EQUITY_RESULT_CELLS_H
#define FELT_CMD_EQUITY_RESULT_CELLS_H

#include "result.h"

void result_add_problem(struct rows *rows, const void *item);
void result_add_position(struct rows *rows, const void *item);

void result_add_equity(struct rows *rows, const void *item);
void result_add_win_count(struct rows *rows, const void *item);
void result_add_tie_count(struct rows *rows, const void *item);
void result_add_win(struct rows *rows, const void *item);
void result_add_tie(struct rows *rows, const void *item);
void result_add_error(struct rows *rows, const void *item);
void result_add_low(struct rows *rows, const void *item);
void result_add_high(struct rows *rows, const void *item);

void result_add_method(struct rows *rows, const void *item);
void result_add_deals(struct rows *rows, const void *item);
void result_add_algorithm(struct rows *rows, const void *item);
void result_add_seed(struct rows *rows, const void *item);

void result_add_category(struct rows *rows, const void *item);
void result_add_end_count(struct rows *rows, const void *item);
void result_add_end_probability(struct rows *rows, const void *item);
void result_add_end_win_count(struct rows *rows, const void *item);
void result_add_end_win(struct rows *rows, const void *item);
void result_add_end_tie_count(struct rows *rows, const void *item);
void result_add_end_tie(struct rows *rows, const void *item);

void result_add_card(struct rows *rows, const void *item);
void result_add_probability(struct rows *rows, const void *item);
void result_add_out(struct rows *rows, const void *item);

#endif
