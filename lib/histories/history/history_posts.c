/* Posts that contradict each other, or the button. What each of them costs is for readers to check.
 */
#include "histories/history/history_inside.h"

struct posts {
	const struct history_event *small, *big; /* the first ones */
	const struct history_event *again;       /* the last ante of one who had posted one */
	bool ante[HISTORY_SEATS_MAX], blind[HISTORY_SEATS_MAX]; /* by index */
	int antes;                                              /* players who post one */
};

static struct slice line_of(const struct history *history, const struct history_event *event)
{
	return (struct slice){history->text.bytes + event->offset, event->length};
}

static void see_ante(struct posts *posts, const struct history_event *event)
{
	if (posts->ante[event->seat])
		posts->again = event;
	else
		posts->antes++;
	posts->ante[event->seat] = true;
}

/* Nobody posts both blinds, or one of them twice. */
static void see_blind(struct history *history, struct posts *posts,
	const struct history_event *event)
{
	const struct history_event **const first =
		event->deed == HISTORY_SMALL_BLIND ? &posts->small : &posts->big;

	if (posts->blind[event->seat])
		history_fault(history, STATUS_HISTORY_POST, line_of(history, event));
	posts->blind[event->seat] = true;
	if (!*first)
		*first = event;
}

static void see_posts(struct history *history, struct posts *posts)
{
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed > HISTORY_BIG_BLIND || event->seat < 0)
			continue;
		if (event->deed == HISTORY_ANTE)
			see_ante(posts, event);
		else
			see_blind(history, posts, event);
	}
}

/* The small blind is posted by the first player after the button. Heads-up the button posts it, but
 * some sites say that the other player has the button. Where there is none, the first player after
 * the button posts the big one. */
static void check_places(struct history_play *play, const struct posts *posts)
{
	struct history *const history = play->history;
	const struct history_event *const first = posts->small ? posts->small : posts->big;

	if (first && history->button && play->setup.seats > 2 && play->place[first->seat] != 0)
		history_warn(history, STATUS_HISTORY_POST, line_of(history, first));
}

/* Where the small blind is posted, so is the big one; or the ante has taken the last chips of the
 * player who owes it, and the setup has it. */
static void check_big(struct history_play *play, const struct posts *posts)
{
	int blinds = 0;

	if (!posts->small || posts->big)
		return;
	for (int i = 0; i < play->setup.seats; i++)
		blinds += play->setup.blind[i] > 0;
	if (blinds < 2)
		history_warn(play->history, STATUS_HISTORY_BIG,
			line_of(play->history, posts->small));
}

void history_check_posts(struct history_play *play)
{
	struct history *const history = play->history;
	struct posts posts = {.small = NULL};

	see_posts(history, &posts);
	/* an ante that one player posts twice and another not at all was posted by the other */
	if (posts.again && posts.antes < play->setup.seats)
		history_fault(history, STATUS_HISTORY_POST, line_of(history, posts.again));
	check_places(play, &posts);
	check_big(play, &posts);
}
