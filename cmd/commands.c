#include "commands.h"

const struct command *const commands[COMMANDS] = {
	&command_rank,
	&command_showdown,
	&command_count,
	&command_equity,
	&command_solve,
	&command_nash,
	&command_range,
	&command_merge,
	&command_pots,
	&command_icm,
	&command_replay,
	&command_convert,
	&command_anonymise,
	&command_sim,
	&command_stats,
	&command_deal,
	&command_grep,
	&command_diff,
	&command_play,
	&command_page,
};
