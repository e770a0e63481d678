#include "commands.h"
#include "frame/output.h"
#include "frame/report.h"

#include "base/text.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#define FELT_VERSION "0.1.0"

struct entry {
	const char *name;
	const char *full_name;
	int (*run)(int argc, char **argv);
	const char *usage;
	const char *purpose;
	const char *example;
};

static const struct entry entries[] = {
	{"rank", "felt rank", cmd_rank, cmd_rank_usage,
		"what a hand is worth, for one hand or a hundred million", "felt rank AsKsQsJsTs"},
	{"showdown", "felt showdown", cmd_showdown, cmd_showdown_usage,
		"who wins, in what order, and why",
		"felt showdown --explain AhKh QsQd -b 2h7h9hTc3d"},
	{"count", "felt count", cmd_count, cmd_count_usage,
		"how many of the ways to complete some cards make what",
		"felt count AhKh -b Qh7h2c"},
	{"equity", "felt equity", cmd_equity, cmd_equity_usage,
		"each player's chance, exactly where that is affordable", "felt equity AhAd KsKc"},
	{"range", "felt range", cmd_range, cmd_range_usage,
		"what a range holds: its combos, drawn, counted, listed and combined",
		"felt range 22+,A2s+,KTs+,QJs,AJo+"},
	{"merge", "felt merge", cmd_merge, cmd_merge_usage,
		"puts together what shards of equities have counted",
		"felt equity --shard 1/1 AA KK | felt merge"},
	{"pots", "felt pots", cmd_pots, cmd_pots_usage,
		"pots cut by who can win them, and shared out",
		"felt pots alice:300 bob:300 carol:100:allin dave:50:fold"},
	{"replay", "felt replay", cmd_replay, cmd_replay_usage,
		"plays whole hands from hand files: told, checked, or drawn",
		"felt replay hand.phh"},
};

enum { ENTRIES = sizeof entries / sizeof *entries };

static const struct entry *find(const char *name)
{
	for (int i = 0; i < ENTRIES; i++)
		if (!strcmp(name, entries[i].name))
			return &entries[i];
	return NULL;
}

static int print(const char *string)
{
	return output_write(string, strlen(string)) ? EXIT_DONE : EXIT_IO;
}

static int overview(void)
{
	struct text out = {0};

	text_add_string(&out, "usage: felt command [option ...] [cards ...]\n"
			      "       felt help [command]\n"
			      "       felt --help | --version\n"
			      "\npoker for the shell:\n\n");
	for (int i = 0; i < ENTRIES; i++) {
		text_add_string(&out, "  ");
		text_add_string(&out, entries[i].name);
		text_add_repeated(&out, ' ', 10 - strlen(entries[i].name));
		text_add_string(&out, entries[i].purpose);
		text_add_string(&out, "\n            $ ");
		text_add_string(&out, entries[i].example);
		text_add_string(&out, "\n");
	}
	text_add_string(&out, "\n'felt COMMAND --help' has the options of a command,\n"
			      "'man felt' everything, from the beginning.\n");
	if (!output_text(&out)) {
		text_free(&out);
		return EXIT_IO;
	}
	text_free(&out);
	return EXIT_DONE;
}

static int unknown(const char *name)
{
	const char *names[ENTRIES];
	const char *nearest;

	for (int i = 0; i < ENTRIES; i++)
		names[i] = entries[i].name;
	nearest = report_nearest(name, names, ENTRIES);
	if (nearest)
		return report_usage("no command '%s'; did you mean '%s'?", name, nearest);
	return report_usage("no command '%s'", name);
}

static int unknown_option(const char *word)
{
	static const char *const names[] = {"--help", "--version"};
	const char *nearest = report_nearest(word, names, 2);

	if (nearest)
		return report_usage("unknown option '%s'; did you mean '%s'?", word, nearest);
	return report_usage("unknown option '%s'; those of a command stand behind its name", word);
}

static int help(int argc, char **argv)
{
	const struct entry *entry;

	if (argc < 2)
		return overview();
	if (argc > 2)
		return report_usage("help: one command at a time");
	entry = find(argv[1]);
	return entry ? print(entry->usage) : unknown(argv[1]);
}

static int dispatch(int argc, char **argv)
{
	const struct entry *entry;

	if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
		return overview();
	if (!strcmp(argv[1], "--version") || !strcmp(argv[1], "-V"))
		return print("felt " FELT_VERSION "\n");
	if (!strcmp(argv[1], "help"))
		return help(argc - 1, argv + 1);
	if (argv[1][0] == '-')
		return unknown_option(argv[1]);
	entry = find(argv[1]);
	if (!entry)
		return unknown(argv[1]);
	report_name(entry->full_name);
	return entry->run(argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
	int status;

	/* ignored by some parents, it would leave messages to nobody without end */
	signal(SIGPIPE, SIG_DFL);
	status = dispatch(argc, argv);
	return output_close() ? status : EXIT_IO;
}
