/* The players at a table and the stakes: options and operands that the commands which play hands
 * share. */
#ifndef FELT_CMD_SEATS_H
#define FELT_CMD_SEATS_H

#include "base/text.h"
#include "play/bots/bots.h"
#include "play/match.h"

enum { SEATS_PLAYERS_MAX = 10, SEATS_NAME_MAX = 24 /* bytes of a name derived from a bot */ };

struct seats_player {
	struct slice name;
	const struct bot_kind *kind;
	struct slice argument;
	struct text file; /* contents of the file that the argument names, if the bot reads one */
	char room[SEATS_NAME_MAX + 8]; /* storage for a name derived from the bot */
};

/* May point into itself, so do not copy it. */
struct seats {
	/* as given, or NULL */
	const char *blinds, *ante, *stack, *leave;
	/* Finds kinds of bots that the library does not have, like bots_find; or NULL. */
	const struct bot_kind *(*find)(struct slice name, struct slice *argument);

	const struct variant *variant;
	struct seats_player player[SEATS_PLAYERS_MAX];
	int players;
	int places;                 /* decimal places of all amounts */
	struct match_stakes stakes; /* those of the match */
	struct match match;
	chips leaves_at; /* value of `leave`, or 0 */
};

/* Reads the value of --game: a PHH variant code in upper or lower case, or the name of a game,
 * which means the first betting structure that PHH has for it. Reports an unknown game and returns
 * false. */
bool seats_read_game(struct seats *seats, const char *value);

/* Reads NAME=BOT or NAME=BOT:ARGUMENT, the next player, and the file that the bot reads. Returns
 * OPTIONS_RUN, or the exit status. */
int seats_read_player(struct seats *seats, const char *operand);

/* Like seats_read_player(), for a bot whose name may be omitted: it is then called "call", or
 * "call#2" if that is taken. For the user only the name is read; the kind stays NULL. */
int seats_read_bot(struct seats *seats, const char *operand);
int seats_read_person(struct seats *seats, const char *name);

/* Reads the amounts: blinds, antes, stacks, and the stack at which players leave. Reports an
 * invalid one and returns false. */
bool seats_stakes(struct seats *seats);

/* Makes the state of a player's bot, which is one of the library's, for tables of `table`
 * players. Returns an exit status. */
int seats_make_bot(const struct seats *seats, int player, int table, enum cpu_path path,
	void **state);
void seats_free_bots(struct bot *bots, int count);

/* Frees what the functions above allocated. */
void seats_free(struct seats *seats);

#endif
