#include "commands.h"
#include "completion/completion.h"
#include "frame/interrupt.h"
#include "frame/nearest.h"
#include "frame/output.h"
#include "frame/report.h"
#include "frame/usage.h"
#include "help/help.h"
#include "version.h"
#include "wanted.h"

#include "base/text.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const struct command *find(const char *name)
{
	for (int i = 0; i < COMMANDS; i++)
		if (!strcmp(name, commands[i]->name))
			return commands[i];
	return NULL;
}

static int print(struct text *out)
{
	bool good = output_text(out);

	text_free(out);
	return good ? EXIT_DONE : EXIT_IO;
}

static int overview(void)
{
	struct text out = {0};

	text_add_string(&out, "usage: felt command [option ...] [cards ...]\n"
			      "       felt help [command | topic]\n"
			      "       felt completion bash|zsh|fish\n"
			      "       felt --help | --version\n"
			      "\npoker for the shell:\n\n");
	for (int i = 0; i < COMMANDS; i++) {
		const struct command *command = commands[i];

		text_format(&out, "  %s", command->name);
		text_add_repeated(&out, ' ', 10 - strlen(command->name));
		text_format(&out, "%s\n            $ %s\n", command->purpose, command->example);
	}
	text_add_string(&out, "\ntopics:\n\n");
	help_list(&out);
	text_add_string(&out, "\n'felt COMMAND --help' summarises a command and its options.\n"
			      "'felt help TOPIC' is a page on a topic.\n"
			      "'man felt' is the manual, with recipes.\n");
	return print(&out);
}

static int version(void)
{
	struct text out = {0};

	if (!version_print(&out))
		return EXIT_USAGE;
	return print(&out);
}

static int unknown_topic(const char *name)
{
	const char *names[COMMANDS + HELP_TOPICS];
	const char *nearest, *say = wanted_command(name);

	for (int i = 0; i < COMMANDS; i++)
		names[i] = commands[i]->name;
	for (int i = 0; i < HELP_TOPICS; i++)
		names[COMMANDS + i] = help_topics[i].name;
	nearest = nearest_name(name, names, COMMANDS + HELP_TOPICS);
	if (nearest)
		return report_usage("help: no command or topic '%s'; did you mean '%s'?", name,
			nearest);
	if (say)
		return report_usage("help: no command or topic '%s'; try: %s", name, say);
	return report_usage("help: no command or topic '%s'; the topics are cards, ranges, hands "
			    "and games",
		name);
}

static int unknown_option(const char *word)
{
	static const char *const names[] = {"-h", "-V", "--help", "--version"};
	const char *nearest = nearest_name(word, names, sizeof names / sizeof *names);

	if (nearest)
		return report_usage("unknown option '%s'; did you mean '%s'?", word, nearest);
	return report_usage("unknown option '%s'; the options of a command come after its name",
		word);
}

static int help(int argc, char **argv)
{
	const struct command *command;
	const struct help_topic *topic;
	struct text out = {0};

	/* The words that come in place of a command. */
	if (argc < 2 || (argc == 2 && (!strcmp(argv[1], "help") || !strcmp(argv[1], "completion"))))
		return overview();
	if (argc > 2)
		return report_usage("help: one command or topic at a time");
	command = find(argv[1]);
	topic = help_find(argv[1]);
	if (command)
		usage_help(command, &out);
	else if (topic)
		help_print(topic, &out);
	else
		return unknown_topic(argv[1]);
	return print(&out);
}

static int dispatch(int argc, char **argv)
{
	const struct command *command;

	if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
		return overview();
	if (!strcmp(argv[1], "--version") || !strcmp(argv[1], "-V"))
		return version();
	if (!strcmp(argv[1], "help"))
		return help(argc - 1, argv + 1);
	if (!strcmp(argv[1], "completion")) {
		struct text out = {0};

		if ((argc - 1) != 2)
			return report_usage("completion: for one shell: bash, zsh or fish");
		if (!completion_print((argv + 1)[1], &out))
			return report_usage("completion: '%s' is not bash, zsh or fish",
				(argv + 1)[1]);
		return print(&out);
	}
	if (argv[1][0] == '-')
		return unknown_option(argv[1]);
	command = find(argv[1]);
	if (!command) {
		const char *names[COMMANDS + 2] = {"help", "completion"};
		const char *nearest, *say;

		for (int i = 0; i < COMMANDS; i++)
			names[i + 2] = commands[i]->name;
		say = wanted_command(argv[1]);
		if (say)
			return report_usage("no command '%s'; try: %s", argv[1], say);
		nearest = nearest_name(argv[1], names, COMMANDS + 2);
		if (nearest)
			return report_usage("no command '%s'; did you mean '%s'?", argv[1],
				nearest);
		return report_usage("no command '%s'", argv[1]);
	}
	report_name(command->full_name);
	return command->run(argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
	int status;

	/* Opens standard input, output and error where the parent has closed them, because the next
	 * file that felt opens would take their place. Reading or writing them still fails, since
	 * each is opened for the other direction. */
	for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
		if (fcntl(file, F_GETFD) < 0)
			open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
	/* ignored by some parents, it would leave messages to nobody without end */
	signal(SIGPIPE, SIG_DFL);
	/* a file that is too large is then an error of a write */
	signal(SIGXFSZ, SIG_IGN);
	status = dispatch(argc, argv);
	if (status == EXIT_INTERRUPTED)
		status = interrupt_status();
	return output_close() && !report_out_of_memory() ? status : EXIT_IO;
}
