#include "commands.h"
#include "completion/completion.h"
#include "frame/interrupt.h"
#include "frame/nearest.h"
#include "frame/output.h"
#include "frame/report.h"
#include "frame/usage.h"
#include "help/help.h"
#include "version.h"

#include "base/scan.h"
#include "base/text.h"

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const struct main_wanted {
	const char *words; /* separated by spaces */
	const char *command;
} wanted[] = {
	{"out outs improve improvement", "felt equity AhKh QsQd -b 7h2c9h4c --next"},
	{"draw draws probability probabilities chance chances freq frequency frequencies",
		"felt count AhKh -b Qh7h2c"},
	{"next turn river runout runouts", "felt count AhKh -b Qh7h2c --next"},
	{"nut nuts best", "felt range random -d 7h8hTc2s3d --expand combos --fields combo | "
			  "felt rank -b 7h8hTc2s3d --sort | head -n 1"},
	{"odds win wins winrate win-rate percentage percentages eq equities equity-calculator "
	 "range-equity hand-equity heads-up headsup hu ev calc calculate calculator montecarlo "
	 "monte-carlo allin all-in preflop",
		"felt equity AhAd KsKc"},
	{"matrix matrices matchup matchups match-up match-ups",
		"felt equity --matrix QQ+,AK AA,KK"},
	{"shard shards cluster", "felt equity --shard 1/2 AhAd KsKc"},
	{"eval evaluate evaluator evaluation hand hands value score strength name classify ranking "
	 "rankings",
		"felt rank AsKsQsJsTs"},
	{"compare winner winners who vs versus beat beats tie ties",
		"felt showdown AhKh QsQd -b 2h7h9hTc3d"},
	{"hit hits board texture flop", "felt count 22+,AKs -b Ah7c2d"},
	{"combo combos expand", "felt range QQ+,AKs --expand combos"},
	{"class classes", "felt range QQ+,AKs --expand classes"},
	{"combinations combo-count count-combos", "felt range QQ+,AKs --count"},
	{"blocker blockers block removal card-removal", "felt range QQ+,AK -d AsKs --count"},
	{"grid chart charts square", "felt range 22+,A2s+,KTs+,AJo+ --grid"},
	{"top premium", "felt range --top 10%"},
	{"percentile percentiles percent", "felt range --percentile QQ,AKs"},
	{"blackjack black-jack twenty-one 21 bust busts natural naturals",
		"felt showdown -g 21 KsQd 7h7d7c AsJh"},
	{"union unite", "felt range --union QQ+ AKs"},
	{"side sidepot sidepots side-pots settle split chop rake",
		"felt pots alice:300 bob:300 carol:100:allin"},
	{"bot bots match matches arena engine cash cash-game self-play selfplay simulate "
	 "simulation "
	 "simulator",
		"felt sim ann=random bob=call"},
	{"graph graphs plot winnings bankroll", "felt stats -f svg session.txt >winnings.svg"},
	{"hud tracker vpip pfr", "felt stats session.txt"},
	{"search find filter query", "felt grep --player Hero --hole KK session.txt"},
	{"import importer load database db sqlite export", "felt convert session.txt"},
	{"history histories hand-history hand-histories handhistory hh phh parse describe tell",
		"felt replay hand.phh"},
	{"anonymous alias aliases pseudonym scrub redact hide",
		"felt anonymise --key 'my words' session.txt"},
	{"watch view animate", "felt replay --watch hand.phh"},
	{"check validate verify lint", "felt replay --check hand.phh"},
	{"game games holdem hold'em texas omaha plo stud razz lowball badugi shortdeck short-deck "
	 "variant variants rule rules",
		"felt help games"},
	{"notation syntax card cards", "felt help cards"},
	{"version about", "felt --version"},
	{"html web browser gui webpage", "felt page >felt.html"},
	{"man manual doc docs documentation usage example examples tutorial commands", "felt help"},
};

/* A complete command line for a word that is not a command but means the same as one; NULL for any
 * other word. Case is ignored. suggest_command("outs") is
 * "felt equity AhKh QsQd -b 7h2c9h --next". */
static const char *suggest_command(const char *word)
{
	for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
		if (slice_in_list(slice_of(word), wanted[i].words, ' '))
			return wanted[i].command;
	return NULL;
}

static const struct command *find(const char *name)
{
	for (int i = 0; i < COMMANDS; i++)
		if (!strcmp(name, commands[i]->name) ||
			(commands[i]->also && !strcmp(name, commands[i]->also)))
			return commands[i];
	return NULL;
}

static int print(struct text *out)
{
	bool good = output_text(out);

	text_free(out);
	return good ? EXIT_DONE : EXIT_IO;
}

/* The commands, as `felt help` groups them. */
static const struct group {
	const char *title;
	const struct command *command[7]; /* NULL after the last */
} groups[] = {
	{"cards", {&command_rank, &command_showdown, &command_count, &command_deal}},
	{"equity and ranges", {&command_equity, &command_range, &command_solve, &command_nash,
				      &command_merge, &command_page}},
	{"hand histories", {&command_replay, &command_stats, &command_grep, &command_convert,
				   &command_anonymise, &command_diff}},
	{"playing", {&command_play, &command_drill, &command_sim, &command_pots, &command_icm}},
};

static void add_command(const char *name, const char *purpose, const char *example,
	struct text *out)
{
	text_format(out, "  %s", name);
	text_add_repeated(out, ' ', strlen(name) < 10 ? 10 - strlen(name) : 1);
	text_format(out, "%s\n            $ %s\n", purpose, example);
}

static int overview(void)
{
	struct text out = {0};

	text_add_string(&out, "usage: felt command [option ...] [operand ...]\n"
			      "       felt help [command | topic]\n"
			      "       felt completion bash|zsh|fish\n"
			      "       felt --help | --version\n"
			      "\npoker for the shell\n");
	for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
		text_format(&out, "\n%s:\n\n", groups[i].title);
		for (const struct command *const *at = groups[i].command; *at; at++)
			add_command((*at)->name, (*at)->purpose, (*at)->example, &out);
	}
	text_add_string(&out, "\nother:\n\n");
	add_command("help", "print help about a command, topic or term", "felt help ranges", &out);
	add_command("completion", "print completions for a shell", "felt completion bash", &out);
	text_add_string(&out, "\ntopics:\n\n");
	help_list(&out);
	text_add_string(&out, "\npages:\n\n");
	help_list_pages(&out);
	text_add_string(&out,
		"\n'felt COMMAND --help' lists the options of a command.\n"
		"'felt help TOPIC' prints a topic, a page, or the meaning of a term.\n"
		"'felt help cookbook WORD' prints the recipes about a word.\n"
		"'man felt' is the manual.\n");
	return print(&out);
}

static int unknown_topic(const char *name)
{
	enum { PAGES_MAX = 8 };
	const char *names[COMMANDS + HELP_TOPICS + PAGES_MAX];
	const char *nearest, *say = suggest_command(name);
	size_t count = COMMANDS + HELP_TOPICS;

	for (int i = 0; i < COMMANDS; i++)
		names[i] = commands[i]->name;
	for (int i = 0; i < HELP_TOPICS; i++)
		names[COMMANDS + i] = help_topics[i].name;
	for (int i = 0; i < PAGES_MAX && help_page_name(i); i++)
		names[count++] = help_page_name(i);
	nearest = closest_match(name, names, count);
	if (nearest)
		return report_usage("help: no command or topic '%s'; did you mean '%s'?", name,
			nearest);
	if (say)
		return report_usage("help: no command or topic '%s'; try: %s", name, say);
	return report_usage("help: no command, topic or term '%s'; 'felt help' lists the commands "
			    "and topics",
		name);
}

static int unknown_option(const char *word)
{
	static const char *const names[] = {"-h", "-V", "--help", "--version"};
	const char *nearest = closest_match(word, names, sizeof names / sizeof *names);

	if (nearest)
		return report_usage("unknown option '%s'; did you mean '%s'?", word, nearest);
	return report_usage("unknown option '%s'; the options of a command come after its name",
		word);
}

/* Appends the words of the command line from `from` on, separated by spaces. */
static void add_words(struct text *out, int argc, char **argv, int from)
{
	for (int i = from; i < argc; i++)
		text_format(out, "%s%s", i > from ? " " : "", argv[i]);
	text_add_char(out, '\0');
}

/* `felt help cookbook outs` prints the recipes about outs, `felt help pot odds` explains the term.
 */
static int help_on(int argc, char **argv)
{
	const struct help_page *page = help_find_page(argv[1]);
	struct text out = {0}, words = {0};
	bool found;

	add_words(&words, argc, argv, page ? 2 : 1);
	if (words.failed)
		found = true;
	else if (page)
		found = help_print_page(page, words.bytes, &out);
	else
		found = help_print_term(words.bytes, &out);
	out.failed |= words.failed;
	if (found) {
		text_free(&words);
		return print(&out);
	}
	if (page && help_is_term(words.bytes))
		report_usage("help: the %s has nothing about '%s'; 'felt help %s' explains the "
			     "term, "
			     "'felt help %s' shows the contents",
			page->name, words.bytes, words.bytes, page->name);
	else if (page)
		report_usage("help: the %s has nothing about '%s'; 'felt help %s' shows the "
			     "contents",
			page->name, words.bytes, page->name);
	else if (argc > 2)
		report_usage("help: no command, topic or term '%s'", words.bytes);
	else
		unknown_topic(argv[1]);
	text_free(&words);
	return EXIT_USAGE;
}

static bool is_help(const char *word)
{
	return !strcmp(word, "--help") || !strcmp(word, "-h");
}

static int help_completion(void)
{
	struct text out = {0};

	text_add_string(&out,
		"usage: felt completion bash|zsh|fish\n"
		"\nPrints the completions for a shell. 'make install' installs them.\n"
		"To load them in a shell, run:\n"
		"\n  bash  source <(felt completion bash)\n"
		"  zsh   autoload -Uz compinit && compinit; source <(felt completion zsh)\n"
		"  fish  felt completion fish | source\n");
	return print(&out);
}

static int help(int argc, char **argv)
{
	const struct command *command;
	const struct help_topic *topic;
	struct text out = {0};

	/* Words other than commands. */
	if (argc < 2 || is_help(argv[1]) || (argc == 2 && !strcmp(argv[1], "help")))
		return overview();
	if (argc == 2 && !strcmp(argv[1], "completion"))
		return help_completion();
	command = argc == 2 ? find(argv[1]) : NULL;
	topic = argc == 2 ? help_find(argv[1]) : NULL;
	if (command)
		usage_help(command, &out);
	else if (topic)
		help_print(topic, &out);
	else
		return help_on(argc, argv);
	return print(&out);
}

static int dispatch(int argc, char **argv)
{
	const struct command *command;

	if (argc < 2 || is_help(argv[1]))
		return overview();
	if (!strcmp(argv[1], "--version") || !strcmp(argv[1], "-V")) {
		struct text out = {0};

		if (!version_print(&out))
			return EXIT_USAGE;
		return print(&out);
	}
	if (!strcmp(argv[1], "help"))
		return help(argc - 1, argv + 1);
	if (!strcmp(argv[1], "completion")) {
		struct text out = {0};

		if (argc == 3 && is_help(argv[2]))
			return help_completion();
		if (argc != 3)
			return report_usage("completion: one shell expected: bash, zsh or fish");
		if (!completion_print(argv[2], &out))
			return report_usage("completion: '%s' is not bash, zsh or fish", argv[2]);
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
		say = suggest_command(argv[1]);
		if (say)
			return report_usage("'%s' is not a felt command; try: %s", argv[1], say);
		nearest = closest_match(argv[1], names, COMMANDS + 2);
		if (nearest)
			return report_usage("'%s' is not a felt command; did you mean '%s'?",
				argv[1], nearest);
		return report_usage("'%s' is not a felt command; see 'felt help'", argv[1]);
	}
	report_name(command->full_name);
	return command->run(argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
	int status;

	/* Open standard input, output and error if the parent has closed them, because the next
	 * file that felt opens would take their place. Reading or writing them still fails, because
	 * each is opened for the other direction. */
	for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
		if (fcntl(file, F_GETFD) < 0)
			open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
	/* if a parent ignores it, output to a closed pipe would never end */
	signal(SIGPIPE, SIG_DFL);
	/* an oversized file then becomes a write error */
	signal(SIGXFSZ, SIG_IGN);
	status = dispatch(argc, argv);
	if (status == EXIT_INTERRUPTED)
		status = interrupt_status();
	return output_close() && !report_out_of_memory() ? status : EXIT_IO;
}
