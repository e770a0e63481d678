/* Words that players use for games, and the key or code of the game that each means. */
#include "variant.h"

#include "base/scan.h"

#include <string.h>

enum { WORD_MAX = 31 };

struct alias {
	const char *words; /* divided by spaces, without the signs of is_ignored() */
	const char *means;
};

/* A word that states a limit means a code; any other means the key of a game. */
static const struct alias aliases[] = {
	{"texas texasholdem he th", "holdem"},
	{"nlhe nlh nlth nl nolimit nolimitholdem nlholdem", "NT"},
	{"plhe plh plth potlimitholdem plholdem", "PT"},
	{"flhe flh lhe fl limit limitholdem fixedlimit fixedlimitholdem", "FT"},
	{"short shortdeckholdem sixplus sixplusholdem 6plus 6+ 6+holdem", "shortdeck"},
	{"crazypineapple", "crazy"},
	{"crazypineapple8 crazypineapplehilo", "crazy8"},
	{"omahahi omahahigh omaha4", "omaha"},
	{"plo plo4 potlimitomaha", "PO"},
	{"nlo nlomaha nolimitomaha", "NO"},
	{"flo limitomaha", "FO"},
	{"5cardomaha fivecardomaha", "omaha5"},
	{"plo5 5cardplo", "PO5"},
	{"6cardomaha sixcardomaha", "omaha6"},
	{"plo6 6cardplo", "PO6"},
	{"o8 o8b omaha8b omahahilo omaha/8", "omaha8"},
	{"plo8 plo8b plohilo", "PO/8"},
	{"nlo8 nlohilo", "NO/8"},
	{"flo8 lo8 limito8", "FO/8"},
	{"omaha58 omaha5/8", "omaha5-8"},
	{"bigo plo58 plo5/8", "PO5/8"},
	{"7stud 7cs 7cardstud sevencardstud studhi studhigh", "stud"},
	{"studhilo stud8b 7stud8 stud/8", "stud8"},
	{"2to7 27sd 27single 27singledraw 27lowball singledraw kansascity", "27"},
	{"nl27 nl27sd", "N2L1D"},
	{"2to7td 27triple 27tripledraw tripledraw td", "27td"},
	{"acetofive california californialowball", "a5"},
	{"5card 5carddraw fivecarddraw 5cd", "draw"},
	{"blackjack bj twentyone", "21"},
	{"highcard", "high"},
};

static const struct alias ambiguous[] = {
	{"lowball low", "27, 27td, a5 or razz"},
	{"deuce deucetoseven deuces", "27 or 27td"},
	{"hilo highlow 8orbetter eightorbetter", "omaha8, omaha5-8, stud8 or crazy8"},
	{"6max sixmax", "holdem (six players) or shortdeck (no cards below six)"},
	{"horse", "holdem, omaha8, razz, stud or stud8"},
};

static bool is_ignored(char c)
{
	return c == '-' || c == ' ' || c == '\'' || c == '_' || c == '.';
}

/* The word in lower case, without the signs between its parts: "Hold'em" is "holdem". False if it
 * is too long. */
static bool plain(struct slice word, char out[WORD_MAX + 1])
{
	size_t length = 0;

	for (size_t i = 0; i < word.length; i++) {
		const char c = word.bytes[i];

		if (is_ignored(c))
			continue;
		if (length == WORD_MAX)
			return false;
		out[length++] = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
	}
	out[length] = '\0';
	return length > 0;
}

static const char *find(const struct alias *rows, size_t count, const char *word)
{
	for (size_t i = 0; i < count; i++)
		if (slice_in_list(slice_of(word), rows[i].words, ' '))
			return rows[i].means;
	return NULL;
}

const char *variant_alias(struct slice word)
{
	char name[WORD_MAX + 1];

	if (!plain(word, name))
		return NULL;
	for (const struct game *const *row = game_rows; *row; row++)
		if (!strcmp(name, (*row)->key))
			return (*row)->key;
	return find(aliases, sizeof aliases / sizeof *aliases, name);
}

const char *variant_ambiguous(struct slice word)
{
	char name[WORD_MAX + 1];

	return plain(word, name) ? find(ambiguous, sizeof ambiguous / sizeof *ambiguous, name)
				 : NULL;
}
