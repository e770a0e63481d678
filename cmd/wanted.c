#include "wanted.h"

#include <stdbool.h>
#include <string.h>
#include <strings.h>

static const struct wanted {
	const char *words; /* with a blank between them */
	const char *command;
} wanted[] = {
	{"out outs improve improvement", "felt equity AhKh QsQd -b 7h2c9h4c --next"},
	{"draw draws probability probabilities chance chances", "felt count AhKh -b Qh7h2c"},
	{"next turn river runout runouts", "felt count AhKh -b Qh7h2c --next"},
	{"nut nuts best", "felt range random -d 7h8hTc2s3d --expand combos --fields combo | "
			  "felt rank -b 7h8hTc2s3d --sort | head -n 1"},
	{"odds win percent percentage equities ev calc calculate calculator sim simulate "
	 "simulation "
	 "simulator montecarlo monte-carlo allin all-in preflop",
		"felt equity AhAd KsKc"},
	{"eval evaluate evaluator hand hands value score strength name", "felt rank AsKsQsJsTs"},
	{"compare winner winners who vs versus beats", "felt showdown AhKh QsQd -b 2h7h9hTc3d"},
	{"hit hits board texture flop", "felt count 22+,AKs -b Ah7c2d"},
	{"combo combos expand", "felt range QQ+,AKs --expand combos"},
	{"grid chart square", "felt range 22+,A2s+,KTs+,AJo+ --grid"},
	{"top premium", "felt range --top 10%"},
	{"side sidepot sidepots side-pots settle split rake",
		"felt pots alice:300 bob:300 carol:100:allin"},
};

static bool has_word(const char *words, const char *word)
{
	const size_t length = strlen(word);

	while (*words) {
		const size_t next = strcspn(words, " ");

		if (next == length && !strncasecmp(words, word, length))
			return true;
		words += next + (words[next] == ' ');
	}
	return false;
}

const char *wanted_command(const char *word)
{
	for (size_t i = 0; *word && i < sizeof wanted / sizeof *wanted; i++)
		if (has_word(wanted[i].words, word))
			return wanted[i].command;
	return NULL;
}
