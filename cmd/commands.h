/* The subcommands. Each takes its own argv (argv[0] is its name) and returns an
 * exit status; its usage is the SYNOPSIS of its manual page. */
#ifndef FELT_CMD_COMMANDS_H
#define FELT_CMD_COMMANDS_H

int cmd_rank(int argc, char **argv);
int cmd_showdown(int argc, char **argv);
int cmd_count(int argc, char **argv);

extern const char cmd_rank_usage[];
extern const char cmd_showdown_usage[];
extern const char cmd_count_usage[];

#endif
