#include "solver/flops.h"

#include "solver/solver_status.h"
#include "support.h"

#include "cards/game.h"
#include "cards/texture.h"
#include "odds/odds_status.h"

#include <criterion/criterion.h>

static struct range range_from(const char *text)
{
	struct range range;

	cr_assert_eq(range_parse(slice_from(text), CARD_ASCII, &game_holdem, &range, NULL),
		STATUS_OK, "%s", text);
	return range;
}

static struct flops flops_of(card_set deck, const char *one, const char *other)
{
	const struct range a = range_from(one), b = range_from(other);
	const struct range *const ranges[2] = {&a, &b};
	struct flops flops = {.list = NULL};
	struct suits_list suits;

	flops_suits(&suits, ranges);
	cr_assert_eq(flops_make(&flops, deck, &suits), STATUS_OK);
	return flops;
}

static double weight_of(const struct flops *flops)
{
	double sum = 0;

	for (size_t i = 0; i < flops->count; i++)
		sum += flops->list[i].weight;
	return sum;
}

/* Three ranks have five patterns of suits, a pair and a card two, and three of a kind one: 286 * 5
 * + 156 * 2 + 13 = 1,755 of 22,100 flops; with 36 cards 84 * 5 + 72 * 2 + 9 = 573 of 7,140. */
Test(flops, count)
{
	struct flops all = flops_of(CARD_DECK, "QQ+,AK", "22+,A2s+@30");
	struct flops shorter = flops_of(game_short_deck.deck, "QQ+,AK", "JJ-99");

	cr_expect_eq(all.count, 1755);
	cr_expect_eq(weight_of(&all), 22100);
	cr_expect_eq(shorter.count, 573);
	cr_expect_eq(weight_of(&shorter), 7140);
	for (size_t i = 0; i < all.count; i++)
		cr_expect(all.list[i].weight == 4 || all.list[i].weight == 12 ||
			  all.list[i].weight == 24);
	flops_free(&all);
	flops_free(&shorter);
}

/* A hand of hearts leaves the six permutations of the other suits. By Burnside's lemma they make
 * (22100 + 3 * (C(26,3) + 13 * 26) + 2 * (C(13,3) + 13)) / 6 = 5,252 classes. A hand of hearts
 * against one of spades leaves two: (22100 + C(26,3) + 13 * 26) / 2 = 12,519. */
Test(flops, suits_that_differ)
{
	struct flops one = flops_of(CARD_DECK, "AhKh", "QQ+");
	struct flops two = flops_of(CARD_DECK, "AhKh", "QsJs");
	struct flops none = flops_of(CARD_DECK, "AhKh", "QsJd");

	cr_expect_eq(one.count, 5252);
	cr_expect_eq(weight_of(&one), 22100);
	cr_expect_eq(two.count, 12519);
	cr_expect_eq(weight_of(&two), 22100);
	cr_expect_eq(none.count, 22100);
	flops_free(&one);
	flops_free(&two);
	flops_free(&none);
}

/* Flops by suits and ranks, and those that a straight can be made on. Three ranks have 24 rainbow,
 * 36 two-tone and 4 monotone flops, a pair and a card 12 and 12, and three of a kind 4. Among 286
 * sets of three ranks, 64 fit into five neighbours: six for each lowest rank from the ace below the
 * two to the ten, three from the jack and one from the queen. */
Test(flops, textures)
{
	const double wanted[3][3] = {{286 * 24, 156 * 12, 13 * 4}, {286 * 36, 156 * 12, 0},
		{286 * 4, 0, 0}};
	struct flops all = flops_of(CARD_DECK, "AA", "KK");
	double found[3][3] = {{0}}, straight = 0, aces = 0;

	for (size_t i = 0; i < all.count; i++) {
		const struct flop *const flop = &all.list[i];
		const struct texture texture = texture_of(flop->card, 3);

		found[3 - texture.suits][3 - texture.ranks] += flop->weight;
		straight += texture.straight ? flop->weight : 0;
		aces += texture.high == CARD_RANKS - 1 ? flop->weight : 0;
	}
	for (int suits = 0; suits < 3; suits++)
		for (int ranks = 0; ranks < 3; ranks++)
			cr_expect_eq(found[suits][ranks], wanted[suits][ranks], "%d %d", suits,
				ranks);
	cr_expect_eq(straight, 64 * 64);
	cr_expect_eq(aces, 22100 - 17296 /* C(48, 3) */);
	flops_free(&all);
}

/* Clubs and diamonds may be exchanged: no other suits, since hearts and spades differ. */
Test(flops, equivalent_flops)
{
	static const char *const lines[] = {"AsKd2c", "AsKc2d", "AhKd2c", "QdQcQh", "AsKd2c",
		"QcQdQh", "QcQdQs"};
	static const size_t wanted[] = {0, 0, 2, 3, 0, 3, 6};
	const struct range a = range_from("AhKh"), b = range_from("QsJs");
	const struct range *const ranges[2] = {&a, &b};
	struct flops flops = {.list = NULL};
	struct suits_list suits;

	flops_suits(&suits, ranges);
	cr_assert_eq(suits.count, 2);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		cr_assert_eq(flops_parse(&flops, slice_from(lines[i]), CARD_DECK, CARD_ASCII, NULL),
			STATUS_OK);
	cr_assert_eq(flops_match(&flops, &suits), STATUS_OK);
	for (size_t i = 0; i < flops.count; i++)
		cr_expect_eq(flops.list[i].first, wanted[i], "%s", lines[i]);
	flops_free(&flops);
}

/* Of all 22,100 flops, those that are the first of their class are as many as flops_make() lists.
 */
Test(flops, classes)
{
	static const char *const ranges[][2] = {{"QQ+", "JJ"}, {"AhKh", "QQ"}, {"AhKh", "QsJs"}};

	for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
		struct flops all = flops_of(CARD_DECK, "AhKh", "QsJd");
		struct flops some = flops_of(CARD_DECK, ranges[i][0], ranges[i][1]);
		const struct range a = range_from(ranges[i][0]), b = range_from(ranges[i][1]);
		struct suits_list suits;
		size_t first = 0;

		flops_suits(&suits, (const struct range *const[]){&a, &b});
		cr_assert_eq(flops_match(&all, &suits), STATUS_OK);
		for (size_t k = 0; k < all.count; k++)
			first += all.list[k].first == k;
		cr_expect_eq(first, some.count);
		flops_free(&all);
		flops_free(&some);
	}
}

Test(flops, lines)
{
	static const struct {
		const char *line;
		status_code status;
		double weight;
	} cases[] = {{"2s2d4c:2.15", STATUS_OK, 2.15}, {"2s 2d 4c : 3", STATUS_OK, 3},
		{"2s2d4c 12", STATUS_OK, 12}, {"2s2d4c\t.5", STATUS_OK, .5},
		{"2s2d4c", STATUS_OK, 12}, {"2s2d2c", STATUS_OK, 4}, {"AsKdQc", STATUS_OK, 24},
		{"AsKsQs", STATUS_OK, 4}, {"AsKsQd", STATUS_OK, 12}, {"AsKs", STATUS_FLOP_CARDS, 0},
		{"AsKs 12", STATUS_FLOP_CARDS, 0}, {"AsKsQsJs", STATUS_FLOP_CARDS, 0},
		{"", STATUS_FLOP_CARDS, 0}, {"AsKsQs:", STATUS_FLOP_WEIGHT, 0},
		{"AsKsQs:0", STATUS_FLOP_WEIGHT, 0}, {"AsKsQs:x", STATUS_FLOP_WEIGHT, 0},
		{"AsKsQs 1.2.3", STATUS_FLOP_WEIGHT, 0}};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct flops flops = {.list = NULL};
		struct fault fault;

		cr_expect_eq(flops_parse(&flops, slice_from(cases[i].line), CARD_DECK, CARD_ASCII,
				     &fault),
			cases[i].status, "%s", cases[i].line);
		cr_expect_eq(flops.count, !cases[i].status);
		if (flops.count)
			cr_expect_eq(flops.list->weight, cases[i].weight, "%s", cases[i].line);
		flops_free(&flops);
	}
}
