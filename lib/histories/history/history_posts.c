/* Finds posts that contradict each other, or the button. Readers check the amount of each post. */
#include "histories/history/history_internal.h"

struct posts {
	const struct history_event *small, *big; /* the first ones */
	const struct history_event
		*again; /* the last ante of a player who had already posted one */
	bool ante[HISTORY_SEATS_MAX], blind[HISTORY_SEATS_MAX]; /* by index */
	chips sum[SEATS_MAX];                                   /* antes, by seat at the table */
	int antes, straddles;                                   /* number of players who post one */
};

/* The first player after the button posts the small blind. Heads-up the button posts it, but some
 * sites give the button to the other player. If nobody posts it, the first player after the button
 * posts the big blind. A small blind is not posted if the ante took the last chips of its
 * player. */
static void check_places(struct history_play *play, const struct posts *posts)
{
	struct history *const history = play->history;
	const struct history_event *const first = posts->small ? posts->small : posts->big;

	if (!posts->small && posts->sum[0] && posts->sum[0] >= play->setup.stack[0])
		return;
	if (first && history->button && play->setup.seats > 2 && play->place[first->seat] != 0)
		history_warn(history, STATUS_HISTORY_POST, history_line(history, first));
}

/* The most frequent ante, or the largest of several that are as frequent. All-in players do not
 * count, unless all are. */
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

/* All antes are equal, except one that takes the last chips. If one player posts it for all, there
 * is nothing to compare. */
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

		/* games with a bring-in have no blinds, and PHH has no place for one */
		if (variant_brings_in(play->setup.variant) && event->kind >= HISTORY_SMALL_BLIND &&
			event->kind <= HISTORY_BOTH && event->kind != HISTORY_DEAD)
			history_fault(history, STATUS_HISTORY_POST, history_line(history, event));
		if (event->kind == HISTORY_ANTE && seat >= 0)
			posts.sum[seat] += history_chips(play, event->added);
	}
	/* Nobody posts both blinds, or the same one twice. */
	HISTORY_EACH (event, history) {
		const int8_t seat = event->seat;

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
	/* if one player posts two antes and another posts none, the second is the other player's */
	if (posts.again && posts.antes < play->setup.seats)
		history_fault(history, STATUS_HISTORY_POST, history_line(history, posts.again));
	else
		check_antes(play, &posts);
	check_places(play, &posts);
	/* With a small blind there is a big blind, unless the ante took the last chips of its
	 * player, and then the setup has it. */
	if (!posts.small || posts.big)
		return;
	for (int i = 0; i < play->setup.seats; i++)
		blinds += play->setup.blind[i] > 0;
	if (blinds - posts.straddles < 2)
		history_warn(play->history, STATUS_HISTORY_BIG,
			history_line(play->history, posts.small));
}
