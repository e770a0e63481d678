/* The dealer: plays one hand with bots, by the rules of the table.
 *
 * The dealer keeps the cards. The table (game/table), which the bots see, is only told what
 * everybody sees: cards that lie face down are dealt to it as CARD_UNKNOWN, and at the showdown all
 * hands that are left are shown, in the order of the rules. What a bot cannot see is therefore
 * nowhere in its view, and cannot be found from the key of its random numbers either.
 *
 * A dealer is zeroed before its first hand. It can deal any number of hands, and keeps its memory
 * from hand to hand:
 *
 *     struct dealer dealer = {.listen = write_action, .context = &writer};
 *
 *     dealer_play(&dealer, &hand);         dealer.table.seat[0].stack, dealer.errors[0]
 *     dealer_free(&dealer);
 */
#ifndef FELT_PLAY_DEALER_H
#define FELT_PLAY_DEALER_H

#include "play/bot.h"
#include "play/deck.h"

/* The hand that is to be played. What it points to must live until the next hand. */
struct dealer_hand {
	const struct table_setup *setup;
	uint64_t seed;
	uint64_t number;                  /* of the hand, for the bots */
	uint64_t deal;                    /* the number of its deck and of its bots' chances */
	const struct bot *bot[SEATS_MAX]; /* by seat */
};

struct dealer_cards {
	int count;
	card card[HOLE_CARDS_MAX];
	card_set discards; /* in this draw */
	int due;           /* cards to be dealt for them */
};

struct dealer {
	/* Told each action after it was carried out, with all its cards: the record of the hand.
	 * May be NULL. */
	void (*listen)(void *context, const struct dealer *dealer, const struct action *action);
	void *context;

	const struct dealer_hand *hand;
	struct table table;                  /* what everybody sees */
	struct dealer_cards hole[SEATS_MAX]; /* what each player holds, folded or not */
	struct deck deck;
	struct hand_rng hand_rng[SEATS_MAX];
	/* The keys of the seats' chances, and the seed that they are of. */
	struct rng_key key[SEATS_MAX];
	uint64_t key_seed;
	bool keyed;
	unsigned errors[SEATS_MAX]; /* of each seat in this hand */
	struct action *actions;     /* as everybody sees them */
	int action_count;
	size_t action_room;
	int street; /* as far as cards were burned */
};

/* After so many actions no raise is legal any more, so that a hand comes to its end and a hand file
 * can have it (PHH_HAND_MAX), however deep the stacks are. */
enum { DEALER_ACTIONS_MAX = 10000 };

/* Plays a hand to its end: dealer->table is then in PHASE_OVER. Returns STATUS_OK;
 * STATUS_BAD_TABLE for a setup that table_begin refuses; STATUS_NO_MEMORY; or STATUS_BOT_STOPS when
 * a bot ended the hand, which is then left where it is. No stack may be endless. */
status_code dealer_play(struct dealer *dealer, const struct dealer_hand *hand);

void dealer_free(struct dealer *dealer);

#endif
