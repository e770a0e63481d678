#include "help.h"

#include "frame/screen.h"

#include "cards/game.h"
#include "game/variant.h"

#include <string.h>

static const char cards[] =
	"A card is a rank and a suit, in upper or lower case.\n"
	"\n"
	"  2 3 4 5 6 7 8 9 T J Q K A   the ranks; a ten is T or 10\n"
	"  s h d c                     spades, hearts, diamonds, clubs, or their symbols\n"
	"\n"
	"The cards of a hand may be separated by spaces. A hand with spaces needs quotes\n"
	"in the shell. These are the same five cards:\n"
	"\n"
	"  AhKd2c10sQh\n"
	"  Ah Kd 2c Ts Qh\n"
	"  AHKD 2C TS QH\n"
	"  [Ah Kd] [2c 10s Qh]\n"
	"\n"
	"-b gives the board, and -d the dead cards, which cannot be dealt.\n"
	"\n"
	"  $ felt rank AsKsQsJsTs\n"
	"  $ felt rank AhKh QsQd -b Qh7h2c\n"
	"  $ felt showdown AhKh QsQd -b Qh,7h,2c,3h,5d\n"
	"  $ felt showdown AhKh vs QsQd @ Qh 7h 2c 3h 5d\n"
	"\n"
	"A showdown or matchup can be written as one operand, in quotes, or as a line of\n"
	"a file: the hands, separated by ; or v or vs, then @ and the board, then ! and\n"
	"the dead cards.\n"
	"\n"
	"  AhKh; QsQd\n"
	"  AhKh v QsQd v 7c7d\n"
	"  AhKh; QsQd @ Qh7h2c\n"
	"  AhKh v QsQd @ Qh 7h 2c ! 4s 4d\n"
	"\n"
	"  $ felt showdown --explain 'AhKh v QsQd @ Qh7h2c3h5d'\n"
	"  $ printf '%s\\n' 'AhKh; QsQd' 'AhKh; 7c7d @ Qh7h2c' | felt equity\n"
	"\n"
	"The best five cards of a hand count. Suits never break ties. The standing of a\n"
	"hand is its place among all 7462 hands: 1 is the best, 7462 the worst.\n"
	"\n"
	"  category          standings      example\n"
	"  straight-flush    1 to 10        KsQsJsTs9s\n"
	"  four-of-a-kind    11 to 166      9s9h9d9c5d\n"
	"  full-house        167 to 322     7h7d7c2s2h\n"
	"  flush             323 to 1599    AhKh9h7h2h\n"
	"  straight          1600 to 1609   5d4s3h2cAc\n"
	"  three-of-a-kind   1610 to 2467   JcJdJh8s3d\n"
	"  two-pair          2468 to 3325   8h8d4h4sKc\n"
	"  pair              3326 to 6185   QsQdTc9h7h\n"
	"  high-card         6186 to 7462   AhQd9c6s3h\n";

static const char ranges[] =
	"A range is the set of hole cards that a player may hold. It is a list of terms,\n"
	"separated by commas; T is a ten. In the shell, * ! and ; need quotes.\n"
	"\n"
	"  term        combos   meaning\n"
	"  AA          6        a pair\n"
	"  AKs         4        ace-king suited\n"
	"  AKo         12       ace-king offsuit\n"
	"  AK          16       ace-king, suited or offsuit\n"
	"  AhKh        1        exactly these two cards\n"
	"  99+         36       nines or better\n"
	"  A2s+        48       A2s to AKs: the kicker rises\n"
	"  76s+        32       76s to KQs, and AKs: both cards rise\n"
	"  99-77       18       sevens to nines\n"
	"  A5s-A2s     16       A5s A4s A3s A2s\n"
	"  JTs-98s     12       JTs T9s 98s\n"
	"  Ah*         51       the ace of hearts and any card\n"
	"  *h*h        78       two hearts\n"
	"  A*s         48       an ace and a card of its suit\n"
	"  random      1326     any hand; also any, * and 100%\n"
	"  15%         200      the best 15 percent of all hands\n"
	"  5%-20%      192      the best 20 percent, except the best 5\n"
	"  22+,!88     72       all pairs except eights\n"
	"  AKs:0.5     4        half of the time; also AKs@50 and AKs@50%\n"
	"\n"
	"The best hands have the highest equity against a random hand.\n"
	"\n"
	"  $ felt range 22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+\n"
	"  $ felt range --count 15%\n"
	"  $ felt range --expand combos AKs,QQ\n"
	"  $ felt range --difference 15% 22+\n"
	"  $ felt range QQ+,AK -d AsKs --count\n"
	"  $ felt equity AhKh 22+,AK\n"
	"  $ felt equity AA KK,QQ 15% -b 2c7d9h\n"
	"  $ felt count 22+,AKs,JTs -b Qh9h2c\n"
	"\n"
	"A matchup on one line: ; or v separates the ranges, and @ precedes the board:\n"
	"\n"
	"  AA; KK,QQ @ 2c7d9h\n"
	"  AKs v 22+\n"
	"  AA; KK,QQ; 15% @ 2c7d9h ! As\n"
	"\n"
	"  $ felt equity 'AKs v 22+'\n"
	"\n"
	"An Omaha range names cards that the hand contains; the others may be any cards:\n"
	"AA or AAxx, KKQQ:ds, AxAyxy, AA!AAA, JT98+, 15%. felt-ranges(7) describes both\n"
	"notations.\n"
	"\n"
	"  $ felt range -g omaha --count AAxx AA:ds 15%\n";

static const char hands[] =
	"A PHH file (Poker Hand History) records the players, stacks, cards and actions\n"
	"of a hand. A .phh file has one hand. A .phhs file has many hands,\n"
	"each after a line with its number: [1], [2] and so on.\n"
	"\n"
	"  variant = 'NT'\n"
	"  antes = [0, 0, 0]\n"
	"  blinds_or_straddles = [10, 20, 0]\n"
	"  min_bet = 20\n"
	"  starting_stacks = [1000, 500, 1000]\n"
	"  actions = [\n"
	"    'd dh p1 \?\?\?\?', 'd dh p2 AhKh', 'd dh p3 QsQd',\n"
	"    # expect pot 30\n"
	"    # expect actor p3\n"
	"    'p3 cbr 30',  # expect error minimum raise\n"
	"    'p3 cbr 60',  # expect raise 100 1000\n"
	"    'p1 f',  # expect call 40\n"
	"    'p2 cc',\n"
	"    'd db 2h7h9c', 'p2 cc', 'p3 cc',\n"
	"    'd db Tc', 'p2 cc', 'p3 cbr 100', 'p2 cc',\n"
	"    'd db 3h', 'p2 cbr 340', 'p3 cc',\n"
	"    'p2 sm AhKh', 'p3 sm',\n"
	"  ]  # expect stacks 990 1010 500\n"
	"  players = ['Ann', 'Bob', 'Cat']\n"
	"  finishing_stacks = [990, 1010, 500]\n"
	"\n"
	"Players are p1, p2 and so on: p1 has the small blind, and the last player has\n"
	"the button. Heads-up the blinds are swapped: with blinds [1, 2], p1 posts 2,\n"
	"and p2, the button, posts 1.\n"
	"\n"
	"  d dh p1 AhKh    deal hole cards; \?\?\?\? if they are unknown\n"
	"  d db 2h7h9c     deal cards to the board\n"
	"  p1 f            fold\n"
	"  p1 cc           check or call\n"
	"  p1 cbr 60       bet 60, or raise to a total of 60 on this street\n"
	"  p1 sm AhKh      show\n"
	"  p1 sm           muck\n"
	"\n"
	"Fixed-limit hands have small_bet and big_bet instead of min_bet. The fields\n"
	"players and finishing_stacks are optional. A comment that begins with expect\n"
	"states a fact, or the error of an illegal action; --check verifies it.\n"
	"\n"
	"  $ felt replay hand.phh\n"
	"  $ felt replay --check hand.phh\n"
	"  $ felt replay --watch hand.phh\n"
	"  $ felt replay -f csv hand.phh\n";

static const char games[] =
	"Option -g of rank, showdown, count, pots and equity selects the game:\n"
	"\n";

static const char shoe_games[] =
	"\n"
	"rank, showdown, count and deal have two more games, from a shoe (--decks):\n"
	"\n";

static const char played_games[] =
	"\n"
	"A PHH file names its game by a code. felt replay plays these games by their\n"
	"rules, with limits, blinds, bring-ins, draws and side pots:\n"
	"\n";

static const char after_games[] =
	"\n"
	"These commands take ranges:\n"
	"\n"
	"  count      made hands and draws of ranges on a board\n"
	"  equity     two to ten players with ranges, or with hands in other games\n"
	"  range      ranges of hold'em or Omaha\n"
	"\n"
	"  $ felt rank -g omaha8 As2sKhQh @ 3s8dTs4h5d\n"
	"  $ felt showdown -g razz AsKs2d3c4s9hTh AcQc2c3h5d8s8d\n"
	"  $ felt showdown -g 21 --explain Ks9d As3h5d Qc6h7d\n"
	"  $ felt rank Kc9d4h4s2c8h8d\n"
	"  $ felt showdown AsAd7c7d2h5h9c KsKdKh3c4c8dTd\n"
	"  $ felt equity AA KK QQ -b 2c7d9h\n"
	"  $ felt pots alice:300 bob:300 carol:100:allin dave:50:fold\n"
	"  $ felt replay --check hand.phh\n";

/* Appends the codes and names of the PHH variants. */
static void add_variants(struct text *out)
{
	enum { NAME_AT = 8 };

	for (const struct variant *variant = variant_rows; variant->code; variant++) {
		text_format(out, "  %s", variant->code);
		text_add_repeated(out, ' ', NAME_AT - strlen(variant->code));
		text_format(out, "%s\n", variant->name);
	}
}

/* Appends the games of -g: the name of the value and the game, with the rules below. */
static void add_rows(const struct game *const *row, struct text *out)
{
	enum { NAME_AT = 11, COLUMNS = 80 };

	for (; *row; row++) {
		const struct game *game = *row;

		text_format(out, "  %s", game->key);
		text_add_repeated(out, ' ', NAME_AT - strlen(game->key));
		text_format(out, "%s\n", game->name);
		text_add_repeated(out, ' ', NAME_AT + 2);
		screen_add_wrapped(out, slice_of(game->about), NAME_AT + 2, NAME_AT + 2, COLUMNS,
			false);
		text_add_char(out, '\n');
	}
}

static void add_games(struct text *out)
{
	add_rows(game_rows, out);
	text_add_string(out, shoe_games);
	add_rows(game_shoe_rows, out);
	text_add_string(out, played_games);
	add_variants(out);
}

const struct help_topic help_topics[HELP_TOPICS] = {
	{"cards", "notation of cards, and hand rankings", cards, NULL, NULL},
	{"ranges", "notation of ranges", ranges, NULL, NULL},
	{"hands", "hand histories in PHH format", hands, NULL, NULL},
	{"games", "games that each command supports", games, add_games, after_games},
};

enum { PURPOSE_AT = 11 };

const struct help_topic *help_find(const char *name)
{
	for (int i = 0; i < HELP_TOPICS; i++)
		if (!strcmp(name, help_topics[i].name))
			return help_topics + i;
	return NULL;
}

void help_print(const struct help_topic *topic, struct text *out)
{
	text_add_string(out, topic->text);
	if (topic->more)
		topic->more(out);
	if (topic->rest)
		text_add_string(out, topic->rest);
}

void help_list_line(const char *name, const char *purpose, struct text *out)
{
	text_format(out, "  %s", name);
	text_add_repeated(out, ' ', PURPOSE_AT - 1 - strlen(name));
	text_format(out, "%s\n", purpose);
}

void help_list(struct text *out)
{
	for (int i = 0; i < HELP_TOPICS; i++)
		help_list_line(help_topics[i].name, help_topics[i].purpose, out);
}
