#include "play/hand_index/hand_index.h"

#include "base/scan.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct hand_index_identity identity = {1000, 2, 3, 4};

enum { HANDS = 3 * HAND_INDEX_CHUNK + 100, INVALID_EACH = 1000 };

/* Invented facts that differ from hand to hand. */
struct facts {
	struct search_kind kind;
	struct search_facts facts;
	uint8_t position[SEATS_MAX], flags[SEATS_MAX], cards[SEATS_MAX], action[8], actor[8];
	card hole[SEATS_MAX * HOLE_CARDS_MAX], board[BOARD_CARDS_MAX];
	chips net[SEATS_MAX];
	char names[SEATS_MAX][16];
	struct slice name[SEATS_MAX];
};

static void make_up(struct facts *made, uint32_t number)
{
	const int seats = 2 + (int)(number % 22), cards = number % 2 ? 2 : 4;

	memset(made, 0, sizeof *made);
	made->kind = (struct search_kind){.variant = &variant_rows[number % 2 ? 0 : 5],
		.first = 1,
		.second = (chips)(2 + number % 3),
		.big_blind = 2,
		.places = 2};
	made->facts = (struct search_facts){.seats = seats,
		.actions = (int)(number % 8),
		.date = 20090701 + number % 30,
		.pot = -(chips)number,
		.board_count = (int)(number % 6),
		.board = made->board,
		.position = made->position,
		.flags = made->flags,
		.cards = made->cards,
		.hole = made->hole,
		.net = made->net,
		.action = made->action,
		.actor = made->actor};
	for (int i = 0; i < seats; i++) {
		made->position[i] = (uint8_t)i;
		made->flags[i] = (uint8_t)(number >> i & 7);
		made->cards[i] = (uint8_t)(i == 1 ? 0 : cards);
		made->net[i] = (chips)number * (i + 1);
		snprintf(made->names[i], sizeof made->names[i], "%u",
			(number * 7 + (unsigned)i) % 5000);
		made->name[i] = slice_of(made->names[i]);
	}
	for (size_t i = 0; i < sizeof made->hole; i++)
		made->hole[i] = (card)((number + i) % CARD_COUNT);
	for (int i = 0; i < 8; i++)
		made->action[i] = made->actor[i] = (uint8_t)(number + (unsigned)i);
}

static bool is_invalid(uint32_t number)
{
	return number % INVALID_EACH == 7;
}

static struct hand_index_place place_of(uint32_t number)
{
	return (struct hand_index_place){.offset = (uint64_t)number << 33,
		.line = (uint64_t)number + 5,
		.lead = number % 4,
		.numbered = number % 2,
		.number = (uint64_t)number * 3};
}

/* An index of `hands` hands, in memory of its own. */
static struct slice write_index(uint32_t hands)
{
	struct hand_index_writer writer = {.hands = 0};
	char header[HAND_INDEX_HEADER];
	struct slice bytes;
	char *copy;

	hand_index_begin(&writer, &identity);
	for (uint32_t i = 0; i < hands; i++) {
		const struct hand_index_place place = place_of(i);
		struct facts made;

		make_up(&made, i);
		if (is_invalid(i))
			hand_index_add_invalid(&writer, &place);
		else
			hand_index_add(&writer, &place, &made.kind, &made.facts, made.name);
	}
	cr_assert(hand_index_end(&writer, header));
	cr_assert_eq(writer.written, writer.out.length, "nothing was taken out yet");
	copy = malloc(writer.out.length);
	cr_assert(copy);
	memcpy(copy, writer.out.bytes, writer.out.length);
	memcpy(copy, header, sizeof header);
	bytes = (struct slice){copy, writer.out.length};
	hand_index_writer_free(&writer);
	return bytes;
}

static void compare(const struct hand_index_walk *walk, uint32_t number)
{
	const struct hand_index_place wanted = place_of(number);
	const struct search_facts *const facts = &walk->facts;
	struct hand_index_place place;
	struct facts made;
	size_t hole = 0;

	make_up(&made, number);
	hand_index_place(walk, &place);
	cr_assert(place.offset == wanted.offset && place.line == wanted.line &&
		  place.lead == wanted.lead && place.numbered == wanted.numbered &&
		  place.number == wanted.number);
	cr_assert_eq(walk->invalid, is_invalid(number));
	if (walk->invalid)
		return;
	cr_assert_eq(walk->kind->variant, made.kind.variant);
	cr_assert(walk->kind->second == made.kind.second && walk->kind->places == 2);
	cr_assert(facts->seats == made.facts.seats && facts->actions == made.facts.actions &&
		  facts->date == made.facts.date && facts->pot == made.facts.pot &&
		  facts->board_count == made.facts.board_count);
	cr_assert_arr_eq(facts->board, made.board, sizeof made.board);
	cr_assert_arr_eq(facts->action, made.action, (size_t)facts->actions);
	cr_assert_arr_eq(facts->actor, made.actor, (size_t)facts->actions);
	for (int i = 0; i < facts->seats; i++) {
		cr_assert(facts->position[i] == made.position[i] &&
			  facts->flags[i] == made.flags[i] && facts->cards[i] == made.cards[i] &&
			  facts->net[i] == made.net[i]);
		cr_assert(slice_same(hand_index_name(walk->hand_index, facts->player[i]),
			made.name[i]));
		hole += facts->cards[i];
	}
	cr_assert_arr_eq(facts->hole, made.hole, hole);
}

Test(hand_index, what_is_written_is_read)
{
	const struct slice bytes = write_index(HANDS);
	struct hand_index hand_index;
	struct hand_index_walk walk;
	uint32_t hands = 0;

	cr_assert_eq(hand_index_open(&hand_index, bytes, &identity), HAND_INDEX_GOOD);
	cr_expect_eq(hand_index.hands, HANDS);
	cr_expect_eq(hand_index.chunks, 4);
	cr_expect_eq(hand_index.kinds, 6);
	cr_expect_eq(hand_index.names, 5000);
	cr_assert(hand_index_check(&hand_index, true, true));
	for (hand_index_walk(&walk, &hand_index, true, true); hand_index_next(&walk); hands++) {
		cr_assert_eq(walk.hand, hands);
		compare(&walk, hands);
	}
	cr_expect_eq(hands, HANDS);
	cr_expect(!walk.broken);
	hand_index_close(&hand_index);
	free((void *)(uintptr_t)bytes.bytes);
}

Test(hand_index, no_hands_are_an_index_too)
{
	const struct slice bytes = write_index(0);
	struct hand_index hand_index;
	struct hand_index_walk walk;

	cr_assert_eq(hand_index_open(&hand_index, bytes, &identity), HAND_INDEX_GOOD);
	hand_index_walk(&walk, &hand_index, true, true);
	cr_expect(!hand_index_next(&walk));
	hand_index_close(&hand_index);
	free((void *)(uintptr_t)bytes.bytes);
}

Test(hand_index, an_index_of_another_state_of_the_file_is_stale)
{
	const struct slice bytes = write_index(10);
	struct hand_index_identity other = identity;
	struct hand_index hand_index;

	other.size++;
	cr_expect_eq(hand_index_open(&hand_index, bytes, &other), HAND_INDEX_STALE);
	other = identity;
	other.nanoseconds++;
	cr_expect_eq(hand_index_open(&hand_index, bytes, &other), HAND_INDEX_STALE);
	other = identity;
	other.stamp++;
	cr_expect_eq(hand_index_open(&hand_index, bytes, &other), HAND_INDEX_STALE);
	free((void *)(uintptr_t)bytes.bytes);
}

/* Walks over an index with arbitrary bytes. */
static void try_index(struct slice bytes)
{
	struct hand_index hand_index;
	struct hand_index_walk walk;
	uint64_t sum = 0;

	if (hand_index_open(&hand_index, bytes, &identity) != HAND_INDEX_GOOD)
		return;
	if (hand_index_check(&hand_index, true, true)) {
		hand_index_walk(&walk, &hand_index, true, true);
		while (hand_index_next(&walk))
			for (int i = 0; i < walk.facts.seats; i++) {
				sum += hand_index_name(&hand_index, walk.facts.player[i]).length;
				sum += (uint64_t)walk.facts.net[i];
			}
		cr_expect(!walk.broken);
	}
	hand_index_close(&hand_index);
	(void)sum; /* reading it did no harm */
}

Test(hand_index, an_index_that_is_cut_is_broken)
{
	const struct slice bytes = write_index(50);
	struct hand_index hand_index;

	for (size_t length = 0; length < bytes.length; length++)
		cr_assert_neq(hand_index_open(&hand_index, (struct slice){bytes.bytes, length},
				      &identity),
			HAND_INDEX_GOOD);
	free((void *)(uintptr_t)bytes.bytes);
}

Test(hand_index, no_byte_of_an_index_leads_out_of_it)
{
	const struct slice bytes = write_index(50);
	char *const copy = malloc(bytes.length);

	cr_assert(copy);
	for (size_t i = 0; i < bytes.length; i++) {
		static const unsigned char others[] = {0xff, 0x80, 0x01};

		for (size_t j = 0; j < sizeof others; j++) {
			memcpy(copy, bytes.bytes, bytes.length);
			copy[i] = (char)(copy[i] ^ others[j]);
			try_index((struct slice){copy, bytes.length});
		}
	}
	free(copy);
	free((void *)(uintptr_t)bytes.bytes);
}
