/* Prize money: hands are played once more for their statistics, which have it. */
#include "replay.h"

#include "frame/report.h"

int replay_open_prizes(struct replay *replay)
{
	int status;

	if (!replay->icm)
		return EXIT_DONE;
	status = prizes_open(&replay->prizes, "--icm", replay->icm, replay->field);
	if (status)
		return status;
	replay->prize_table = prizes_table(&replay->prizes);
	replay->pricer = stats_odds_new(replay->settings.path);
	if (!replay->pricer)
		return report_memory();
	stats_odds_price(replay->pricer, &replay->prize_table);
	return EXIT_DONE;
}

const struct stats_hand *replay_price(struct replay *replay)
{
	struct hand_play *const play = &replay->pricing;
	struct stats_hand *const hand = &replay->priced;

	if (!replay->pricer || !hand_play_begin(play, &replay->hands.hand, replay->house))
		return NULL;
	stats_hand_begin(hand, play);
	while (hand_play_next(play))
		stats_hand_step(hand, play);
	if (!hand_play_end(play))
		return NULL;
	if (!stats_hand_end(hand, play, replay->pricer)) {
		replay->job->out.failed = true;
		return NULL;
	}
	return hand->priced ? hand : NULL;
}
