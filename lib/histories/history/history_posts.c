/* Posts that contradict each other, or the button. What each of them costs is for readers to check.
 */
#include "histories/history/history_inside.h"

struct posts {
	const struct history_event *small, *big; /* the first ones */
	const struct history_event *again;       /* the last ante of one who had posted one */
	bool ante[HISTORY_SEATS_MAX], blind[HISTORY_SEATS_MAX]; /* by index */
	int antes, straddles;                                   /* players who post one */
};

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
		history_fault(history, STATUS_HISTORY_POST, history_line(history, event));
	posts->blind[event->seat] = true;
	if (!*first)
		*first = event;
}

static void see_posts(struct history *history, struct posts *posts)
{
	HISTORY_EACH (event, history) {
		if (event->deed > HISTORY_STRADDLE || event->seat < 0)
			continue;
		if (event->deed == HISTORY_ANTE)
			see_ante(posts, event);
		else if (event->deed == HISTORY_STRADDLE)
			posts->straddles++;
		else
			see_blind(history, posts, event);
	}
}

/* What each seat of the table put in as antes, in all. */
static void sum_antes(const struct history_play *play, chips sum[SEATS_MAX])
{
	const struct history *const history = play->history;

	HISTORY_EACH (event, history)
		if (event->deed == HISTORY_ANTE && event->seat >= 0)
			sum[play->place[event->seat]] += history_chips(play, event->added);
}

/* The small blind is posted by the first player after the button. Heads-up the button posts it, but
 * some sites say that the other player has the button. Where there is none, the first player after
 * the button posts the big one; and where the ante took the last chips of who owes the small one,
 * it is not posted. */
static void check_places(struct history_play *play, const struct posts *posts)
{
	struct history *const history = play->history;
	const struct history_event *const first = posts->small ? posts->small : posts->big;
	chips antes[SEATS_MAX] = {0};

	sum_antes(play, antes);
	if (!posts->small && antes[0] && antes[0] >= play->setup.stack[0])
		return;
	if (first && history->button && play->setup.seats > 2 && play->place[first->seat] != 0)
		history_warn(history, STATUS_HISTORY_POST, history_line(history, first));
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
	if (blinds - posts->straddles < 2)
		history_warn(play->history, STATUS_HISTORY_BIG,
			history_line(play->history, posts->small));
}

/* What most of them put in, or the largest where several are as frequent. Who is all in says
 * nothing about others, unless all are. */
static chips usual_ante(const struct history_play *play, const chips sum[SEATS_MAX])
{
	chips usual = 0;
	int most = -1;

	for (int i = 0; i < play->setup.seats; i++) {
		int same = 0;

		for (int j = 0; j < play->setup.seats; j++)
			same += sum[j] == sum[i] && sum[j] < play->setup.stack[j];
		if (sum[i] && (same > most || (same == most && sum[i] > usual))) {
			most = same;
			usual = sum[i];
		}
	}
	return usual;
}

/* All antes are the same, but for one that takes the last chips. Where one player posts it for all,
 * there is nothing to compare. */
static void check_antes(struct history_play *play, const struct posts *posts)
{
	struct history *const history = play->history;
	chips sum[SEATS_MAX] = {0};
	bool faulty[SEATS_MAX] = {false};
	chips usual = 0;

	if (posts->antes < 2)
		return;
	sum_antes(play, sum);
	usual = usual_ante(play, sum);
	HISTORY_EACH (event, history) {
		const int seat = history_place(play, event);

		if (event->deed != HISTORY_ANTE || seat < 0 || faulty[seat] || sum[seat] == usual ||
			(sum[seat] < usual && sum[seat] >= play->setup.stack[seat]))
			continue;
		faulty[seat] = true;
		history_fault(history, STATUS_HISTORY_POST, history_line(history, event));
	}
	for (int i = 0; i < play->setup.seats; i++) {
		const struct history_event at = {.offset = history->seat[play->of[i]].offset};

		if (!sum[i])
			history_tell(play, false, &at, "%p is dealt in without an ante", i);
	}
}

/* Games with a bring-in have no blinds, and their hand files no place for one. */
static void check_no_blinds(struct history *history)
{
	HISTORY_EACH (event, history) {
		if (event->deed >= HISTORY_SMALL_BLIND && event->deed <= HISTORY_BOTH &&
			event->deed != HISTORY_DEAD)
			history_fault(history, STATUS_HISTORY_POST, history_line(history, event));
	}
}

void history_check_posts(struct history_play *play)
{
	struct history *const history = play->history;
	struct posts posts = {.small = NULL};

	if (variant_brings_in(play->setup.variant))
		check_no_blinds(history);
	see_posts(history, &posts);
	/* an ante that one player posts twice and another not at all was posted by the other */
	if (posts.again && posts.antes < play->setup.seats)
		history_fault(history, STATUS_HISTORY_POST, history_line(history, posts.again));
	else
		check_antes(play, &posts);
	check_places(play, &posts);
	check_big(play, &posts);
}
