/* The subcommands. Each takes its own argv (argv[0] is its name) and returns an
 * exit status; its usage is the SYNOPSIS of its manual page. */
#ifndef FELT_CMD_COMMANDS_H
#define FELT_CMD_COMMANDS_H

int cmd_rank(int argc, char **argv);
int cmd_showdown(int argc, char **argv);
int cmd_count(int argc, char **argv);
int cmd_equity(int argc, char **argv);
int cmd_range(int argc, char **argv);
int cmd_merge(int argc, char **argv);
int cmd_pots(int argc, char **argv);
int cmd_replay(int argc, char **argv);

extern const char cmd_rank_usage[];
extern const char cmd_showdown_usage[];
extern const char cmd_count_usage[];
extern const char cmd_equity_usage[];
extern const char cmd_range_usage[];
extern const char cmd_merge_usage[];
extern const char cmd_pots_usage[];
extern const char cmd_replay_usage[];

#endif
