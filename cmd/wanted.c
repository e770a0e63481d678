#include "wanted.h"

#include <stdbool.h>
#include <string.h>
#include <strings.h>

static const struct wanted {
	const char *words; /* with a blank between them */
	const char *command;
} wanted[] = {
	{"out outs improve improvement", "felt equity AhKh QsQd -b 7h2c9h4c --next"},
	{"draw draws probability probabilities chance chances freq frequency frequencies",
		"felt count AhKh -b Qh7h2c"},
	{"next turn river runout runouts", "felt count AhKh -b Qh7h2c --next"},
	{"nut nuts best", "felt range random -d 7h8hTc2s3d --expand combos --fields combo | "
			  "felt rank -b 7h8hTc2s3d --sort | head -n 1"},
	{"odds win wins winrate win-rate percentage percentages eq equities equity-calculator "
	 "range-equity hand-equity heads-up headsup hu ev calc calculate calculator simulate "
	 "simulation simulator montecarlo monte-carlo allin all-in preflop",
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
	{"bot bots match matches arena engine cash cash-game self-play selfplay",
		"felt sim ann=random bob=call"},
	{"history histories hand-history hand-histories handhistory hh phh parse import convert "
	 "describe tell",
		"felt replay hand.phh"},
	{"anonymize anonymous alias aliases pseudonym scrub redact hide",
		"felt anonymise --key 'my words' session.txt"},
	{"watch view animate", "felt replay --watch hand.phh"},
	{"check validate verify lint", "felt replay --check hand.phh"},
	{"game games holdem hold'em texas omaha plo stud razz lowball badugi shortdeck short-deck "
	 "variant variants rule rules",
		"felt help games"},
	{"notation syntax card cards", "felt help cards"},
	{"version about", "felt --version"},
	{"man manual doc docs documentation usage example examples tutorial commands", "felt help"},
};

const char *wanted_command(const char *word)
{
	for (size_t i = 0; *word && i < sizeof wanted / sizeof *wanted; i++) {
		const char *words = wanted[i].words;
		const size_t length = strlen(word);

		while (*words) {
			const size_t next = strcspn(words, " ");

			if (next == length && !strncasecmp(words, word, length))
				return wanted[i].command;
			words += next + (words[next] == ' ');
		}
	}
	return NULL;
}
