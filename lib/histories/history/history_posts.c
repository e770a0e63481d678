/* Posts that contradict each other, or the button. What each of them costs is for readers to check.
 */
#include "histories/history/history_internal.h"

struct posts {
	const struct history_event *small, *big; /* the first ones */
	const struct history_event *again;       /* the last ante of one who had posted one */
	bool ante[HISTORY_SEATS_MAX], blind[HISTORY_SEATS_MAX]; /* by index */
	chips sum[SEATS_MAX];                                   /* of antes, by seat of the table */
	int antes, straddles;                                   /* players who post one */
};

/* The small blind is posted by the first player after the button. Heads-up the button posts it, but
 * some sites say that the other player has the button. Where there is none, the first player after
 * the button posts the big one; and where the ante took the last chips of who owes the small one,
 * it is not posted. */
static void check_places(struct history_play *play, const struct posts *posts)
{
	struct history *const history = play->history;
	const struct history_event *const first = posts->small ? posts->small : posts->big;

	if (!posts->small && posts->sum[0] && posts->sum[0] >= play->setup.stack[0])
		return;
	if (first && history->button && play->setup.seats > 2 && play->place[first->seat] != 0)
		history_warn(history, STATUS_HISTORY_POST, history_line(history, first));
}

/* What most of them put in, or the largest where several are as frequent. Who is all in says
 * nothing about others, unless all are. */
static chips usual_ante(const struct history_play *play, const chips *sum)
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
	const chips *const sum = posts->sum;
	bool invalid[SEATS_MAX] = {false};
	chips usual = 0;

	if (posts->antes < 2)
		return;
	usual = usual_ante(play, sum);
	HISTORY_EACH (event, history) {
		const int seat = history_place(play, event);

		if (event->kind != HISTORY_ANTE || seat < 0 || invalid[seat] ||
			sum[seat] == usual ||
			(sum[seat] < usual && sum[seat] >= play->setup.stack[seat]))
			continue;
		invalid[seat] = true;
		history_fault(history, STATUS_HISTORY_POST, history_line(history, event));
	}
	for (int i = 0; i < play->setup.seats; i++) {
		const struct history_event at = {.offset = history->seat[play->of[i]].offset};

		if (!sum[i])
			history_report(play, false, &at, "%p is dealt in without an ante", i);
	}
}

void history_check_posts(struct history_play *play)
{
	struct history *const history = play->history;
	struct posts posts = {.small = NULL};
	int blinds = 0;

	HISTORY_EACH (event, history) {
		const int seat = history_place(play, event);

		/* games with a bring-in have no blinds, and their hand files no place for one */
		if (variant_brings_in(play->setup.variant) && event->kind >= HISTORY_SMALL_BLIND &&
			event->kind <= HISTORY_BOTH && event->kind != HISTORY_DEAD)
			history_fault(history, STATUS_HISTORY_POST, history_line(history, event));
		if (event->kind == HISTORY_ANTE && seat >= 0)
			posts.sum[seat] += history_chips(play, event->added);
	}
	/* Nobody posts both blinds, or one of them twice. */
	HISTORY_EACH (event, history) {
		const int seat = event->seat;

		if (event->kind > HISTORY_STRADDLE || seat < 0)
			continue;
		if (event->kind == HISTORY_ANTE) {
			if (posts.ante[seat])
				posts.again = event;
			posts.antes += !posts.ante[seat];
			posts.ante[seat] = true;
		} else if (event->kind == HISTORY_STRADDLE) {
			posts.straddles++;
		} else {
			const struct history_event **const first =
				event->kind == HISTORY_SMALL_BLIND ? &posts.small : &posts.big;

			if (posts.blind[seat])
				history_fault(history, STATUS_HISTORY_POST,
					history_line(history, event));
			posts.blind[seat] = true;
			if (!*first)
				*first = event;
		}
	}
	/* an ante that one player posts twice and another not at all was posted by the other */
	if (posts.again && posts.antes < play->setup.seats)
		history_fault(history, STATUS_HISTORY_POST, history_line(history, posts.again));
	else
		check_antes(play, &posts);
	check_places(play, &posts);
	/* Where the small blind is posted, so is the big one; or the ante has taken the last chips
	 * of the player who owes it, and the setup has it. */
	if (!posts.small || posts.big)
		return;
	for (int i = 0; i < play->setup.seats; i++)
		blinds += play->setup.blind[i] > 0;
	if (blinds - posts.straddles < 2)
		history_warn(play->history, STATUS_HISTORY_BIG,
			history_line(play->history, posts.small));
}
