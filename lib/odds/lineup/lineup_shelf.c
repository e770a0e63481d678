/* The ranges of lineups, kept by their text. */
#include "odds/lineup/lineup_inside.h"

#include "odds/odds_status.h"

#include <stdlib.h>
#include <string.h>

/* The least recently used ranges make room for others when there are too many, or too many hands
 * in them; those of the current line always stay. */
enum { PLACES = LINEUP_PLAYERS_MAX + 22, HANDS_MOST = 8000000 };

struct kept {
	struct lineup_range range; /* its text is in `text` */
	struct text text;
	const struct game *game; /* NULL for a free place */
	enum card_notation notation;
	uint64_t line; /* that used it last */
};

struct lineup_shelf {
	uint64_t line;
	struct kept place[PLACES];
};

struct lineup_shelf *lineup_shelf_new(void)
{
	return calloc(1, sizeof(struct lineup_shelf));
}

static void empty(struct kept *kept)
{
	hands_free(&kept->range.hands);
	text_free(&kept->text);
	*kept = (struct kept){.game = NULL};
}

void lineup_shelf_free(struct lineup_shelf *shelf)
{
	for (int i = 0; shelf && i < PLACES; i++)
		empty(&shelf->place[i]);
	free(shelf);
}

void lineup_shelf_next(struct lineup_shelf *shelf)
{
	if (shelf)
		shelf->line++;
}

static struct kept *find(struct lineup_shelf *shelf, const struct game *game,
	enum card_notation notation, struct slice text)
{
	for (int i = 0; i < PLACES; i++) {
		struct kept *kept = &shelf->place[i];

		if (kept->game == game && kept->notation == notation &&
			kept->text.length == text.length &&
			!memcmp(kept->text.bytes, text.bytes, text.length))
			return kept;
	}
	return NULL;
}

/* Returns a free place, and room for the hands of a range as far as others can make it. */
static struct kept *make_place(struct lineup_shelf *shelf, uint32_t hands)
{
	for (;;) {
		struct kept *free = NULL, *oldest = NULL;
		uint64_t all = hands;

		for (int i = 0; i < PLACES; i++) {
			struct kept *kept = &shelf->place[i];

			all += kept->range.hands.count;
			if (!kept->game)
				free = kept;
			else if (kept->line < shelf->line && (!oldest || kept->line < oldest->line))
				oldest = kept;
		}
		if (free && (all <= HANDS_MOST || !oldest))
			return free;
		empty(oldest); /* a line has fewer ranges than there are places */
	}
}

status_code lineup_shelf_take(struct lineup_shelf *shelf, const struct game *game,
	enum card_notation notation, struct slice text, const struct lineup_range **range,
	struct fault *fault)
{
	struct kept *kept = find(shelf, game, notation, text);
	struct hands hands;
	status_code status;

	if (!kept) {
		status = hands_parse(text, notation, game, &hands, fault);
		if (status)
			return status;
		kept = make_place(shelf, hands.count);
		kept->range.hands = hands;
		kept->game = game;
		kept->notation = notation;
		text_add_slice(&kept->text, text);
		kept->range.text = text_slice(&kept->text);
		if (kept->text.failed) {
			empty(kept);
			return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
		}
	}
	kept->line = shelf->line;
	*range = &kept->range;
	return STATUS_OK;
}
