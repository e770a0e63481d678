/* The dealer: plays one hand with bots, by the rules of the table.
 *
 * The dealer keeps the cards. The table (game/table), which the bots see, holds public information
 * only: down cards are dealt to it as CARD_UNKNOWN, and at the showdown the remaining hands are
 * shown in the order that the rules demand. Hidden cards are therefore nowhere in a bot's view, nor
 * can a bot derive them from the key of its random numbers.
 *
 * A dealer is zeroed before its first hand. It can deal any number of hands and reuses its memory:
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

/* The hand to play. What it points to must live until the next hand. */
struct dealer_hand {
	const struct table_setup *setup;
	uint64_t seed;
	uint64_t number;                  /* hand number, for the bots */
	uint64_t deal;                    /* selects the deck and the bots' random numbers */
	const struct bot *bot[SEATS_MAX]; /* one per seat */
};

struct dealer_cards {
	int count;
	card card[HOLE_CARDS_MAX];
	card_set discards; /* of this draw */
	int due;           /* cards to deal for them */
};

struct dealer {
	/* Receives each action after it is applied, with all its cards: the record of the hand. May
	 * be NULL. */
	void (*listen)(void *context, const struct dealer *dealer, const struct action *action);
	void *context;

	const struct dealer_hand *hand;
	struct table table;                  /* public */
	struct dealer_cards hole[SEATS_MAX]; /* each player's hole cards, folded or not */
	struct deck deck;
	struct hand_rng hand_rng[SEATS_MAX];
	/* Keys of the seats' random numbers, and their seed. */
	struct rng_key key[SEATS_MAX];
	uint64_t key_seed;
	bool keyed;
	unsigned errors[SEATS_MAX]; /* per seat, in this hand */
	struct action *actions;     /* public view */
	int action_count;
	size_t action_room;
	int street; /* last street for which a card was burned */
};

/* After this many actions raises are no longer legal, so that a hand ends and fits into a PHH file
 * (PHH_HAND_MAX) however deep the stacks are. */
enum { DEALER_ACTIONS_MAX = 10000 };

/* Plays a hand to its end: dealer->table is then in PHASE_OVER. Returns STATUS_OK;
 * STATUS_BAD_TABLE for a setup that table_begin rejects; STATUS_NO_MEMORY; or STATUS_BOT_STOPS if
 * a bot ended the hand, which then stays as it is. No stack may be unlimited. */
status_code dealer_play(struct dealer *dealer, const struct dealer_hand *hand);

void dealer_free(struct dealer *dealer);

#endif
