/* The current hand as the user sees it, in the form in which hands are read from files. */
#include "play.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

bool play_record_begin(struct play *play, const struct bot_view *view)
{
	struct play_record *const record = &play->record;
	struct hand_record *const hand = &record->hand;
	struct hand_action *const actions = hand->actions;

	*hand = (struct hand_record){.places = play->seats.places,
		.has_setup = true,
		.setup = *view->setup,
		.actions = actions};
	for (int i = 0; i < view->setup->seats; i++)
		hand->player[i] = play->seats.player[play->hand.player[i]].name;
	return hand_play_begin(&record->play, hand, 0);
}

static struct hand_action *next_action(struct play_record *record)
{
	struct hand_record *const hand = &record->hand;
	struct hand_action *const more =
		array_room(hand->actions, &record->room, (size_t)hand->action_count, sizeof *more);

	if (!more)
		return NULL;
	hand->actions = more;
	return &hand->actions[hand->action_count];
}

/* The public view of an action, with the cards that only the user knows. */
static struct action seen_by_person(const struct play *play, const struct bot_view *view,
	const struct action *action)
{
	struct action seen = *action;

	if (action->seat != view->seat)
		return seen;
	if (action->act == ACT_DEAL_HOLE)
		memcpy(seen.card, view->card + view->cards - action->count, (size_t)action->count);
	else if (action->act == ACT_DRAW)
		memcpy(seen.card, play->record.choice.card, (size_t)action->count);
	return seen;
}

bool play_record_add(struct play *play, const struct bot_view *view, const struct action *action)
{
	struct play_record *const record = &play->record;
	struct hand_action *const next = next_action(record);

	if (!next)
		return false;
	if (action->act == ACT_DEAL_BOARD && view->table->boards > 1) {
		table_get_boards(view->table, &record->hand.setup);
		memcpy(record->play.table.other, view->table->other, sizeof view->table->other);
	}
	*next = (struct hand_action){.action = seen_by_person(play, view, action)};
	record->hand.malformed = ++record->hand.action_count;
	return hand_play_next(&record->play);
}

void play_record_end(struct play *play)
{
	hand_play_end(&play->record.play);
}

void play_record_free(struct play_record *record)
{
	free(record->hand.actions);
	hand_play_free(&record->play);
}

struct narration play_narration(struct play *play, struct text *out)
{
	const struct settings *const settings = &play->settings;

	return (struct narration){.hand = &play->record.hand,
		.play = &play->record.play,
		.out = out,
		.cell = &play->cell,
		.screen = settings->screen,
		.colour = settings->colour,
		.columns = settings->columns,
		.notation = settings->writes,
		.hero = play->own,
		.street = -1};
}

void play_record_narrate(struct play *play, unsigned columns, struct text *out)
{
	struct narration narration = play_narration(play, out);
	struct hand_play again = {.expects = false};
	const size_t start = out->length;

	narration.play = &again;
	narration.columns = columns;
	narration.colour = narration.colour && out == &play->out;
	if (!hand_play_begin(&again, narration.hand, 0))
		return;
	narrate_seats(&narration);
	while (hand_play_next(&again))
		narrate_action(&narration);
	if (narration.screen)
		narrate_wrap_lines(&narration, start);
	hand_play_free(&again);
}
