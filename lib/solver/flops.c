#include "solver/flops.h"

#include "solver/solver_status.h"

#include "base/array.h"
#include "base/decimal.h"
#include "base/scan.h"
#include "cards/suits.h"

#include <stdlib.h>
#include <string.h>

/* Lists the permutations that change neither range; NULL is a range that none changes. */
static void list_suits(struct suits_list *list, const struct range *const range[2])
{
	list->count = 0;
	for (int i = 0; i < SUITS_ALL; i++)
		if ((!range[0] || range_symmetric(range[0], &suits_all[i])) &&
			(!range[1] || range_symmetric(range[1], &suits_all[i])))
			list->suits[list->count++] = suits_all[i];
}

card_set flops_set(const struct flop *flop)
{
	return card_bit(flop->card[0]) | card_bit(flop->card[1]) | card_bit(flop->card[2]);
}

/* The number of different flops that the permutations make of one; 0 if one of them comes before it
 * in the list, where higher cards come first: the set with the highest card that the other does not
 * have is the larger number. */
static unsigned count_alike(const struct suits_list *list, card_set set)
{
	unsigned same = 0;

	for (int i = 0; i < list->count; i++) {
		const card_set other = suits_set(&list->suits[i], set);

		if (other > set)
			return 0;
		same += other == set;
	}
	/* NOLINTNEXTLINE(clang-analyzer-core*): the list contains the identity */
	return (unsigned)list->count / same;
}

static bool add_flop(struct flops *flops, const struct flop *flop)
{
	struct flop *const list =
		array_room(flops->list, &flops->capacity, flops->count, sizeof *list);

	if (!list)
		return false;
	flops->list = list;
	list[flops->count++] = *flop;
	return true;
}

status_code flops_make(struct flops *flops, card_set deck, const struct range *const range[2])
{
	struct suits_list list;
	card cards[CARD_COUNT];
	const int count = card_set_list(deck, cards);

	list_suits(&list, range);
	for (int i = 0; i < count; i++)
		for (int j = i + 1; j < count; j++)
			for (int k = j + 1; k < count; k++) {
				struct flop flop = {.card = {cards[i], cards[j], cards[k]}};

				flop.weight = count_alike(&list, flops_set(&flop));
				if (flop.weight > 0 && !add_flop(flops, &flop))
					return STATUS_NO_MEMORY;
			}
	return STATUS_OK;
}

/* -- lists of flops ----------------------------------------------------------------- */

/* The number of flops that suits make equivalent to one. */
static unsigned count_all_alike(card_set set)
{
	static const struct range *const none[2] = {NULL, NULL};
	struct suits_list list;
	unsigned same = 0;

	list_suits(&list, none);
	for (int i = 0; i < list.count; i++)
		same += suits_set(&list.suits[i], set) == set;
	/* NOLINTNEXTLINE(clang-analyzer-core*): the list contains the identity */
	return (unsigned)list.count / same;
}

/* The place of a weight in a line: after a colon, or after a blank if what follows has no suit,
 * which a card always has. The length if there is none. */
static size_t weight_place(struct slice line)
{
	const char *const colon = memchr(line.bytes, ':', line.length);
	size_t at = line.length;

	if (colon)
		return (size_t)(colon - line.bytes) + 1;
	while (at && line.bytes[at - 1] != ' ' && line.bytes[at - 1] != '\t')
		at--;
	for (size_t i = at; i < line.length; i++)
		if (!strchr("0123456789.", line.bytes[i]))
			return line.length;
	return at ? at : line.length;
}

status_code flops_parse(struct flops *flops, struct slice line, card_set deck,
	enum card_notation notation, struct fault *fault)
{
	const size_t place = weight_place(line);
	const bool colon = place && line.bytes[place - 1] == ':';
	const struct slice weight = {line.bytes + place, line.length - place};
	struct flop flop = {.weight = 0};
	struct cards cards;
	status_code status =
		cards_parse((struct slice){line.bytes, place - colon}, notation, &cards, fault);

	if (status)
		return status;
	if (cards.count != 3) {
		fault_set(fault, STATUS_FLOP_CARDS, 0, place - colon);
		fault->number = (size_t)cards.count;
		return STATUS_FLOP_CARDS;
	}
	for (int i = 0; i < 3; i++)
		if (!(deck & card_bit(cards.list[i])))
			return fault_set(fault, STATUS_FLOP_DECK, cards.at[i], cards.size[i]);
	card_set_list(cards.set, flop.card);
	if (weight.length || colon) {
		if (!decimal_parse_double(slice_trim(weight), &flop.weight) || !(flop.weight > 0) ||
			flop.weight > 1e9)
			return fault_set(fault, STATUS_FLOP_WEIGHT, place, weight.length);
	} else {
		flop.weight = count_all_alike(cards.set);
	}
	return add_flop(flops, &flop) ? STATUS_OK : fault_set(fault, STATUS_NO_MEMORY, 0, 0);
}

void flops_free(struct flops *flops)
{
	free(flops->list);
	*flops = (struct flops){.list = NULL};
}

/* -- textures ----------------------------------------------------------------------- */

/* The number of windows of five neighbouring ranks that have all three ranks. */
static int count_straights(const struct flop *flop, card_set deck)
{
	int lowest = 0, straights = 0;
	unsigned ranks = 0;

	while (!(deck & card_bit(card_of(lowest, 0))))
		lowest++;
	for (int i = 0; i < 3; i++)
		ranks |= 1u << (card_rank(flop->card[i]) - lowest + 1);
	if (ranks >> (CARD_RANKS - lowest) & 1) /* an ace is also low */
		ranks |= 1;
	for (int low = 0; low + HAND_MIN <= CARD_RANKS - lowest + 1; low++)
		straights += bits_count(ranks >> low & ((1u << HAND_MIN) - 1)) == 3;
	return straights;
}

struct flops_texture flops_texture(const struct flop *flop, card_set deck)
{
	unsigned ranks = 0, suits = 0;
	struct flops_texture texture = {.high = card_rank(flop->card[0])};

	for (int i = 0; i < 3; i++) {
		ranks |= 1u << card_rank(flop->card[i]);
		suits |= 1u << card_suit(flop->card[i]);
	}
	texture.suits = (enum flops_suits)(FLOPS_MONOTONE + 1 - bits_count(suits));
	texture.ranks = (enum flops_ranks)(FLOPS_TRIPS + 1 - bits_count(ranks));
	texture.straights = texture.ranks == FLOPS_UNPAIRED ? count_straights(flop, deck) : 0;
	return texture;
}
