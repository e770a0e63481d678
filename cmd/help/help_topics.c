#include "help.h"

#include "frame/screen.h"

#include "cards/game.h"
#include "game/variant.h"

#include <string.h>

static const char cards[] =
	"A card is a rank and a suit, in letters of either case.\n"
	"\n"
	"  2 3 4 5 6 7 8 9 T J Q K A   the ranks; a ten is T or 10\n"
	"  s h d c                     spades, hearts, diamonds, clubs, or their symbols\n"
	"\n"
	"The cards of a hand follow one another, with blanks between them or without. A\n"
	"hand with blanks needs quotes in the shell. These are the same five cards:\n"
	"\n"
	"  AhKd2c10sQh\n"
	"  Ah Kd 2c Ts Qh\n"
	"  AHKD 2C TS QH\n"
	"  [Ah Kd] [2c 10s Qh]\n"
	"\n"
	"-b gives the board and -d the cards that are dead: nobody holds them, and they\n"
	"cannot come.\n"
	"\n"
	"  $ felt rank AsKsQsJsTs\n"
	"  $ felt rank AhKh 2c2d -b 2h7h9hTc3d\n"
	"  $ felt showdown AhKh QsQd -b 2h,7h,9h,Tc,3d\n"
	"  $ felt showdown AhKh vs QsQd @ 2h 7h 9h Tc 3d\n"
	"\n"
	"A whole contest may be on one line, in quotes, or a line of a file: its hands,\n"
	"with ; or v or vs between them, then @ and the board, then ! and dead cards.\n"
	"\n"
	"  AhKh; QsQd\n"
	"  AhKh v QsQd v 7c7d\n"
	"  AhKh; QsQd @ 2h7h9h\n"
	"  AhKh v QsQd @ 2h 7h 9h ! 4s 4d\n"
	"\n"
	"  $ felt showdown --explain 'AhKh v QsQd @ 2h7h9hTc3d'\n"
	"  $ printf '%s\\n' 'AhKh; QsQd' 'AhKh; 7c7d @ 2h7h9h' | felt equity\n"
	"\n"
	"The best five cards of a hand count, and suits never decide. A standing is the\n"
	"position of a hand among all: 1 is the best, 7462 the worst.\n"
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
	"A range says which two hole cards a player may hold. It is written as terms\n"
	"with commas between them; T is a ten. In the shell, * ! ; need quotes.\n"
	"\n"
	"  term        combos   is\n"
	"  AA          6        a pair\n"
	"  AKs         4        ace and king of one suit\n"
	"  AKo         12       ace and king of two suits\n"
	"  AK          16       both\n"
	"  AhKh        1        these two cards\n"
	"  99+         36       pairs from nines up\n"
	"  A2s+        48       A2s to AKs: the kicker goes up\n"
	"  76s+        32       76s to KQs, then AKs: both cards go up\n"
	"  99-77       18       the pairs from sevens to nines\n"
	"  A5s-A2s     16       A5s A4s A3s A2s\n"
	"  JTs-98s     12       JTs T9s 98s\n"
	"  Ah*         51       the ace of hearts and any card\n"
	"  *h*h        78       two hearts\n"
	"  A*s         48       an ace and a card of its suit\n"
	"  random      1326     any hand; also any, * and 100%\n"
	"  15%         200      the best 15 per cent of all hands\n"
	"  5%-20%      192      the best 20 per cent without the best 5\n"
	"  22+,!88     72       pairs without the eights\n"
	"  AKs:0.5     4        each half of the time; also AKs@50 and AKs@50%\n"
	"\n"
	"The best hands are those of the highest equity against a random hand.\n"
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
	"On one line, with ; or v between ranges, and the board after @:\n"
	"\n"
	"  AA; KK,QQ @ 2c7d9h\n"
	"  AKs v 22+\n"
	"  AA; KK,QQ; 15% @ 2c7d9h ! As\n"
	"\n"
	"  $ felt equity 'AKs v 22+'\n"
	"\n"
	"In Omaha a range is what a hand has, beside any other cards: AA or AAxx,\n"
	"KKQQ:ds, AxAyxy, AA!AAA, JT98+, 15%. The page felt-ranges(7) has it all.\n"
	"\n"
	"  $ felt range -g omaha --count AAxx AA:ds 15%\n";

static const char hands[] =
	"A hand file records a hand: who sat with how many chips, and all that was\n"
	"dealt and done. Its format is the Poker Hand History format, PHH: a .phh file\n"
	"has one hand; a .phhs file has many, each after a line [1], [2] and so on.\n"
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
	"Players are p1, p2 and so on: p1 has the small blind, the last the button. Two\n"
	"players pay the other way round: of [1, 2] p1 pays 2, and p2, the button, 1.\n"
	"\n"
	"  d dh p1 AhKh    deal hole cards; \?\?\?\? if they are unknown\n"
	"  d db 2h7h9c     deal cards to the board\n"
	"  p1 f            fold\n"
	"  p1 cc           check, or call\n"
	"  p1 cbr 60       bet, or raise to 60 in all on this street\n"
	"  p1 sm AhKh      show\n"
	"  p1 sm           muck\n"
	"\n"
	"Fixed limit has small_bet and big_bet in place of min_bet. players and\n"
	"finishing_stacks may be left out. A comment that begins with expect says what\n"
	"must be true there, or why the action is refused; --check tries them all.\n"
	"\n"
	"  $ felt replay hand.phh\n"
	"  $ felt replay --check hand.phh\n"
	"  $ felt replay --watch hand.phh\n"
	"  $ felt replay -f csv hand.phh\n";

static const char games[] = "rank, showdown, count, pots and equity take the game with -g:\n"
			    "\n";

static const char shoe_games[] =
	"\n"
	"rank, showdown, count and deal also take two games out of a shoe of --decks N:\n"
	"\n";

static const char played_games[] =
	"\n"
	"A game is named in a hand file by its code. felt replay plays these by the\n"
	"rules of the table, with their limits, blinds, bring-ins, draws and side pots:\n"
	"\n";

static const char after_games[] =
	"\n"
	"The other commands know no limits, only cards and chips, and play hold'em:\n"
	"\n"
	"  count      with ranges: what they make on a board\n"
	"  equity     two to ten players: ranges of hold'em, or hands of other games\n"
	"  merge      the same\n"
	"  range      two hole cards, or Omaha\n"
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
