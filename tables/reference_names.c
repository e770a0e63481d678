#include "reference_internal.h"

#include <string.h>

const char *const reference_kind_names[REFERENCE_KINDS] = {"high card", "pair", "two pair",
	"three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush"};

static const char *const singular[] = {"two", "three", "four", "five", "six", "seven", "eight",
	"nine", "ten", "jack", "queen", "king", "ace"};
static const char *const plural[] = {"deuces", "threes", "fours", "fives", "sixes", "sevens",
	"eights", "nines", "tens", "jacks", "queens", "kings", "aces"};

void reference_add(char name[REFERENCE_NAME], const char *words)
{
	strncat(name, words, REFERENCE_NAME - 1 - strlen(name));
}

void reference_add_run(char name[REFERENCE_NAME], const uint8_t *ranks, int count)
{
	for (int i = 0; i < count; i++) {
		reference_add(name, i ? "-" : "");
		reference_add(name, singular[ranks[i]]);
	}
}

static void add_copies(char name[REFERENCE_NAME], const char *words, const uint8_t *ranks,
	int copies, int count)
{
	reference_add(name, words);
	reference_add(name, plural[ranks[0]]);
	if (count <= copies)
		return;
	reference_add(name, ", ");
	reference_add_run(name, ranks + copies, count - copies);
	reference_add(name, count > copies + 1 ? " kickers" : " kicker");
}

void reference_name(enum reference_kind kind, const uint8_t *ranks, int count, bool low,
	char name[REFERENCE_NAME])
{
	name[0] = '\0';
	switch (kind) {
	case REFERENCE_STRAIGHT_FLUSH:
	case REFERENCE_STRAIGHT:
		if (kind == REFERENCE_STRAIGHT_FLUSH && ranks[4] == 8) { /* ten to ace */
			reference_add(name, "royal flush");
			return;
		}
		reference_add(name, singular[ranks[0]]);
		reference_add(name, "-high ");
		reference_add(name, reference_kind_names[kind]);
		return;
	case REFERENCE_FOUR:
		add_copies(name, "four of a kind, ", ranks, 4, count);
		return;
	case REFERENCE_FULL_HOUSE:
		reference_add(name, "full house, ");
		reference_add(name, plural[ranks[0]]);
		reference_add(name, " over ");
		reference_add(name, plural[ranks[3]]);
		return;
	case REFERENCE_THREE:
		add_copies(name, "three of a kind, ", ranks, 3, count);
		return;
	case REFERENCE_TWO_PAIR:
		reference_add(name, "two pair, ");
		reference_add(name, plural[ranks[0]]);
		add_copies(name, " and ", ranks + 2, 2, count - 2);
		return;
	case REFERENCE_PAIR:
		add_copies(name, "pair of ", ranks, 2, count);
		return;
	case REFERENCE_FLUSH:
	case REFERENCE_HIGH_CARD:
		if (!low || kind == REFERENCE_FLUSH) {
			reference_add(name, reference_kind_names[kind]);
			reference_add(name, ", ");
		}
		reference_add_run(name, ranks, count);
		if (low && kind != REFERENCE_FLUSH)
			reference_add(name, " low");
		return;
	case REFERENCE_KINDS:
	default:
		return;
	}
}
