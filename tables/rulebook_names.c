#include "rulebook_inside.h"

#include <string.h>

const char *const rulebook_kind_names[RULEBOOK_KINDS] = {"high card", "pair", "two pair",
	"three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush"};

static const char *const singular[] = {"two", "three", "four", "five", "six", "seven", "eight",
	"nine", "ten", "jack", "queen", "king", "ace"};
static const char *const plural[] = {"deuces", "threes", "fours", "fives", "sixes", "sevens",
	"eights", "nines", "tens", "jacks", "queens", "kings", "aces"};

void rulebook_add(char name[RULEBOOK_NAME], const char *words)
{
	strncat(name, words, RULEBOOK_NAME - 1 - strlen(name));
}

void rulebook_add_run(char name[RULEBOOK_NAME], const uint8_t *ranks, int count)
{
	for (int i = 0; i < count; i++) {
		rulebook_add(name, i ? "-" : "");
		rulebook_add(name, singular[ranks[i]]);
	}
}

static void add_copies(char name[RULEBOOK_NAME], const char *words, const uint8_t *ranks,
	int copies, int count)
{
	rulebook_add(name, words);
	rulebook_add(name, plural[ranks[0]]);
	if (count <= copies)
		return;
	rulebook_add(name, ", ");
	rulebook_add_run(name, ranks + copies, count - copies);
	rulebook_add(name, count > copies + 1 ? " kickers" : " kicker");
}

void rulebook_name(enum rulebook_kind kind, const uint8_t *ranks, int count, bool low,
	char name[RULEBOOK_NAME])
{
	name[0] = '\0';
	switch (kind) {
	case RULEBOOK_STRAIGHT_FLUSH:
	case RULEBOOK_STRAIGHT:
		if (kind == RULEBOOK_STRAIGHT_FLUSH && ranks[4] == 8) { /* ten to ace */
			rulebook_add(name, "royal flush");
			return;
		}
		rulebook_add(name, singular[ranks[0]]);
		rulebook_add(name, "-high ");
		rulebook_add(name, rulebook_kind_names[kind]);
		return;
	case RULEBOOK_FOUR:
		add_copies(name, "four of a kind, ", ranks, 4, count);
		return;
	case RULEBOOK_FULL_HOUSE:
		rulebook_add(name, "full house, ");
		rulebook_add(name, plural[ranks[0]]);
		rulebook_add(name, " over ");
		rulebook_add(name, plural[ranks[3]]);
		return;
	case RULEBOOK_THREE:
		add_copies(name, "three of a kind, ", ranks, 3, count);
		return;
	case RULEBOOK_TWO_PAIR:
		rulebook_add(name, "two pair, ");
		rulebook_add(name, plural[ranks[0]]);
		add_copies(name, " and ", ranks + 2, 2, count - 2);
		return;
	case RULEBOOK_PAIR:
		add_copies(name, "pair of ", ranks, 2, count);
		return;
	case RULEBOOK_FLUSH:
	case RULEBOOK_HIGH_CARD:
		if (!low || kind == RULEBOOK_FLUSH) {
			rulebook_add(name, rulebook_kind_names[kind]);
			rulebook_add(name, ", ");
		}
		rulebook_add_run(name, ranks, count);
		if (low && kind != RULEBOOK_FLUSH)
			rulebook_add(name, " low");
		return;
	case RULEBOOK_KINDS:
	default:
		return;
	}
}
