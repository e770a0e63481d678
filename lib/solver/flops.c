#include "solver/flops.h"

#include "solver/solver_status.h"

#include "base/array.h"
#include "base/decimal.h"
#include "base/scan.h"
#include "cards/colex.h"

#include <stdlib.h>
#include <string.h>

void flops_suits(struct suits_list *suits, const struct range *const range[2])
{
	suits->count = 0;
	for (int i = 0; i < SUITS_ALL; i++)
		if (range_symmetric(range[0], &suits_all[i]) &&
			range_symmetric(range[1], &suits_all[i]))
			suits->suits[suits->count++] = suits_all[i];
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

status_code flops_make(struct flops *flops, card_set deck, const struct suits_list *suits)
{
	card cards[CARD_COUNT];
	const int count = card_set_list(deck, cards);

	for (int i = 0; i < count; i++)
		for (int j = i + 1; j < count; j++)
			for (int k = j + 1; k < count; k++) {
				struct flop flop = {.card = {cards[i], cards[j], cards[k]}};

				flop.weight = count_alike(suits, flops_set(&flop));
				if (flop.weight > 0 && !add_flop(flops, &flop))
					return STATUS_NO_MEMORY;
			}
	return STATUS_OK;
}

enum { FLOPS_ALL = CARD_COUNT * (CARD_COUNT - 1) * (CARD_COUNT - 2) / 6 };

/* The number of a set of three cards, from 0 to FLOPS_ALL - 1. */
static size_t number_of(card_set set)
{
	card cards[3];
	size_t number = 0;

	card_set_list(set, cards);
	for (unsigned i = 0; i < 3; i++)
		number += (size_t)colex_choose(cards[i], 3 - i);
	return number;
}

status_code flops_match(struct flops *flops, const struct suits_list *suits)
{
	/* 1 + the index of the first flop of each class, by the largest set in it */
	size_t *const first = calloc(FLOPS_ALL, sizeof *first);

	if (!first)
		return STATUS_NO_MEMORY;
	for (size_t i = 0; i < flops->count; i++) {
		card_set largest = 0;
		size_t number;

		for (int k = 0; k < suits->count; k++) {
			const card_set other =
				suits_set(&suits->suits[k], flops_set(&flops->list[i]));

			largest = other > largest ? other : largest;
		}
		number = number_of(largest);
		first[number] = first[number] ? first[number] : i + 1;
		flops->list[i].first = first[number] - 1;
	}
	free(first);
	return STATUS_OK;
}

/* -- lists of flops ----------------------------------------------------------------- */

/* The number of flops that suits make equivalent to one. */
static unsigned count_all_alike(card_set set)
{
	unsigned same = 0;

	for (int i = 0; i < SUITS_ALL; i++)
		same += suits_set(&suits_all[i], set) == set;
	/* NOLINTNEXTLINE(clang-analyzer-core*): the list contains the identity */
	return SUITS_ALL / same;
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
