/* What can be typed. */
#include "play.h"

#include "cards/game.h"

enum when { ALWAYS, WITH_DRAWS, WITH_DISCARDS };

static const struct {
	const char *typed, *ascii; /* `ascii` on a screen without ½; NULL: as `typed` */
	const char *help;
	enum when when;
} rows[] = {
	{"f", NULL, "fold", ALWAYS},
	{"c", NULL, "check, call, or bring in", ALWAYS},
	{"b 20", NULL, "bet 20", ALWAYS},
	{"r 120", NULL, "raise to 120 on this street", ALWAYS},
	{"pot ½ 75%", "pot 1/2 75%", "bet or raise part of the pot", ALWAYS},
	{"a", NULL, "all in", ALWAYS},
	{"d 1 3", NULL, "discard cards 1 and 3", WITH_DRAWS},
	{"d 3", NULL, "discard card 3", WITH_DISCARDS},
	{"d Ah", NULL, "discard this card", WITH_DISCARDS},
	{"d Ah 5c", NULL, "discard these cards", WITH_DRAWS},
	{"s", NULL, "stand pat", WITH_DRAWS},
	{"h", NULL, "a hint: odds and equity", ALWAYS},
	{"l", NULL, "the hand so far", ALWAYS},
	{"q", NULL, "fold, and leave", ALWAYS},
};

void play_add_help(const struct play *play, struct text *out)
{
	const bool unicode = play->settings.writes == CARD_UNICODE;
	const struct game *const game = play->seats.variant->game;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if ((rows[i].when == WITH_DRAWS && !game->draws) ||
			(rows[i].when == WITH_DISCARDS && !game->discards))
			continue;
		text_format(out, "%s\t%s\n",
			unicode || !rows[i].ascii ? rows[i].typed : rows[i].ascii, rows[i].help);
	}
}
