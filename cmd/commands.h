/* The commands, one row each. */
#ifndef FELT_CMD_COMMANDS_H
#define FELT_CMD_COMMANDS_H

#include "frame/command.h"

extern const struct command command_rank;
extern const struct command command_showdown;
extern const struct command command_count;
extern const struct command command_equity;
extern const struct command command_solve;
extern const struct command command_nash;
extern const struct command command_range;
extern const struct command command_merge;
extern const struct command command_pots;
extern const struct command command_icm;
extern const struct command command_replay;
extern const struct command command_convert;
extern const struct command command_anonymise;
extern const struct command command_sim;
extern const struct command command_stats;
extern const struct command command_deal;
extern const struct command command_grep;
extern const struct command command_diff;
extern const struct command command_play;
extern const struct command command_page;
extern const struct command command_drill;

/* All commands, in the order in which help lists them. */
enum { COMMANDS = 21 };
extern const struct command *const commands[COMMANDS];

#endif
