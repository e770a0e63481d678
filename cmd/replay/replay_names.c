/* The names of players and cards, and the player that --seat selects. */
#include "replay.h"

#include "frame/casefold.h"

#include "base/scan.h"

#include <string.h>

/* -- --seat ----------------------------------------------------------------------- */

/* The seat of "p3"; -1 for any other word. */
static int numbered(const struct hand_record *hand, struct slice word)
{
	uint64_t number;

	if (word.length > 1 && *word.bytes == 'p' &&
		slice_uint((struct slice){word.bytes + 1, word.length - 1},
			(uint64_t)hand->setup.seats, &number) &&
		number)
		return (int)number - 1;
	return -1;
}

/* The seats of players whose names contain the word. */
static seat_set seats_of(const struct hand_record *hand, struct slice word)
{
	seat_set seats = 0;

	for (int i = 0; word.length && i < hand->setup.seats; i++)
		seats |= (seat_set)casefold_contains(hand->player[i], word) << i;
	return seats;
}

static int only_of(seat_set seats)
{
	int seat = 0;

	if (!seats || seats & (seats - 1))
		return -1;
	while (seats >> seat != 1)
		seat++;
	return seat;
}

/* Reports "--seat: 'Phil' matches Phil Ivey and Phil Hellmuth", "--seat: no 'Dwam' among Phil Ivey,
 * ...". */
static bool no_seat(struct replay *replay, struct slice word, seat_set seats)
{
	const struct hand_record *hand = &replay->hands.hand;
	const struct hand_key *key = hand_find(hand, "players");
	struct text *out = &replay->play.reason;
	bool any = false;

	text_clear(out);
	text_add_string(out, seats ? "--seat: '" : "--seat: no '");
	text_add_slice(out, word);
	text_add_string(out, seats ? "' matches " : "' among ");
	for (int i = 0; i < hand->setup.seats; i++) {
		if (seats && !(seats >> i & 1))
			continue;
		text_add_string(out, any ? seats ? " and " : ", " : "");
		narrate_add_player(out, hand, i);
		any = true;
	}
	return hand_play_fault(&replay->play, -1, key ? key->offset : 0,
		key ? key->value.length : 0);
}

bool replay_seek_seat(struct replay *replay)
{
	const struct hand_record *hand = &replay->hands.hand;
	struct slice word;
	seat_set seats;

	replay->hero = NARRATE_ALL;
	if (!replay->seat)
		return true;
	word = slice_of(replay->seat);
	for (int i = 0; i < hand->setup.seats; i++)
		if (hand->player[i].length && slice_equal(hand->player[i], replay->seat))
			replay->hero = i;
	if (replay->hero < 0)
		replay->hero = numbered(hand, word);
	if (replay->hero >= 0)
		return true;
	seats = seats_of(hand, word);
	replay->hero = only_of(seats);
	return replay->hero >= 0 || no_seat(replay, word, seats);
}
