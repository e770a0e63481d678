#include "grep.h"

bool grep_play(struct grep *grep)
{
	struct hand_play *const play = &grep->play;

	if (!hand_play_begin(play, &grep->hands.hand, grep->house))
		return false;
	search_notes_begin(&grep->notes, play);
	while (hand_play_next(play))
		search_notes_step(&grep->notes, play);
	return hand_play_end(play);
}
