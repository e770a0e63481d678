/* Who sits at a table, and for what amounts: the options and operands that the commands that play
 * hands have in common. */
#ifndef FELT_CMD_SEATS_H
#define FELT_CMD_SEATS_H

#include "base/text.h"
#include "play/bots/bots.h"
#include "play/match.h"

enum { SEATS_PLAYERS_MAX = 10, SEATS_NAME_MAX = 24 /* bytes of a name that is taken from a bot */ };

struct seats_player {
	struct slice name;
	const struct bot_kind *kind;
	struct slice argument;
	struct text file; /* what the file that the argument names has, if the bot reads one */
	char room[SEATS_NAME_MAX + 8]; /* for a name that is taken from the bot */
};

/* It may point into itself, so that it is not to be copied. */
struct seats {
	/* as given, or NULL */
	const char *blinds, *ante, *stack, *leave;
	/* Finds kinds of bots that the library does not have, as bots_find finds others; or NULL.
	 */
	const struct bot_kind *(*find)(struct slice name, struct slice *argument);

	const struct variant *variant;
	struct seats_player player[SEATS_PLAYERS_MAX];
	int players;
	int places; /* decimal places of all amounts */
	struct match_stakes stakes; /* those of the match */
	struct match match;
	chips leaves_at; /* of `leave`, or 0 */
};

/* Reads the value of --game: a code of hand files in either case, or the name of a game, which
 * means the first way of betting it that hand files have. False if there is no such game, reported.
 */
bool seats_read_game(struct seats *seats, const char *value);

/* Reads NAME=BOT or NAME=BOT:ARGUMENT, the next player, and the file that the bot plays by:
 * OPTIONS_RUN, or the exit status to end with. */
int seats_read_player(struct seats *seats, const char *operand);

/* The same of a bot whose name may be left out: it is then called "call", or "call#2" if there is
 * one. Of a person only the name is read; its kind stays NULL. */
int seats_read_bot(struct seats *seats, const char *operand);
int seats_read_person(struct seats *seats, const char *name);

/* Reads the amounts: blinds, antes, stacks, and what a player leaves with. False when one is wrong,
 * reported. */
bool seats_stakes(struct seats *seats);

/* Makes the state of a player's bot, which is one of the library's, for tables of so many players.
 * Returns an exit status. */
int seats_make_bot(const struct seats *seats, int player, int table, enum cpu_path path,
	void **state);
void seats_free_bots(struct bot *bots, int count);

/* Gives back what seats_read_player read. */
void seats_free(struct seats *seats);

#endif
