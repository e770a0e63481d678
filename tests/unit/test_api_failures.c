/* Every failed allocation is FELT_NO_MEMORY, leaks nothing, and leaves the objects usable: tables,
 * hand histories and statistics. */
#include "felt.h"

#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char phh[] = "variant = 'NT'\n"
			  "antes = [0, 0]\n"
			  "blinds_or_straddles = [1, 2]\n"
			  "min_bet = 2\n"
			  "starting_stacks = [100, 100]\n"
			  "actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'p2 cbr 100', 'p1 cc', "
			  "'d db 2c7d9h', 'd db 3s', 'd db 4h', 'p1 sm AsAd', 'p2 sm KsKd']\n"
			  "players = ['Ann', \"B\\u00f6b\"]\n"
			  "venue = 'Club'\n";

static const char stars[] =
	"PokerStars Hand #2121:  Hold'em No Limit ($0.50/$1 USD) - 2024/03/05 10:00:00 ET\n"
	"Table 'Thuban' 6-max Seat #1 is the button\n"
	"Seat 1: an\xfc ($50 in chips) \n"
	"Seat 2: ben ($50 in chips) \n"
	"an\xfc: posts small blind $0.50\n"
	"ben: posts big blind $1\n"
	"*** HOLE CARDS ***\n"
	"Dealt to ben [As Kd]\n"
	"an\xfc: folds \n"
	"Uncalled bet ($0.50) returned to ben\n"
	"ben collected $1 from pot\n"
	"*** SUMMARY ***\n"
	"Total pot $1 | Rake $0 \n"
	"Seat 1: an\xfc (button) (small blind) folded before Flop\n"
	"Seat 2: ben (big blind) collected ($1)\n\n\n";

/* Allocation number `fails` fails, from 0. */
static struct heap {
	long fails, count, blocks;
} heap;

static void *resize(void *user, void *memory, size_t size)
{
	struct heap *const h = user;
	void *const resized = h->count++ == h->fails ? NULL : realloc(memory, size);

	h->blocks += resized && !memory;
	return resized;
}

static void *allocate(void *user, size_t size)
{
	return resize(user, NULL, size);
}

static void release(void *user, void *memory)
{
	((struct heap *)user)->blocks -= memory != NULL;
	free(memory);
}

static void use_hand(const felt_hand *hand, felt_stats *stats)
{
	static const char *const formats[] = {"phh", "pokerstars", "ohh"};
	felt_table *table = felt_hand_table(hand, felt_hand_actions(hand));
	char *venue = felt_hand_field(hand, "venue");
	felt_chips net, of_table;
	felt_status status = stats ? felt_stats_add(stats, hand) : FELT_OK;

	cr_assert(status == FELT_OK || status == FELT_NO_MEMORY);
	cr_assert_eq(felt_hand_net(hand, 0, &net), FELT_OK);
	cr_expect(strcmp(felt_hand_player(hand, 1), "B\xc3\xb6"
						    "b") == 0 ||
		  strcmp(felt_hand_player(hand, 1), "an\xc3\xbc") == 0);
	if (table) {
		cr_assert_eq(felt_table_net(table, 0, &of_table), FELT_OK);
		cr_expect_eq(net, of_table);
	}
	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
		felt_error error;
		char *const text = felt_hand_write(hand, formats[i], &error);

		cr_expect(text ? strlen(text) > 100 : error.status == FELT_NO_MEMORY, "%s: %s",
			formats[i], error.message);
		felt_free(text);
	}
	felt_free(venue);
	felt_table_free(table);
}

static void read_hands(felt_reader *reader, const char *text, felt_stats *stats)
{
	const felt_hand *hand;
	felt_error error;
	felt_status status = felt_reader_feed(reader, text, strlen(text));

	cr_assert(status == FELT_OK || status == FELT_NO_MEMORY);
	if (status || felt_reader_feed(reader, text, 0))
		return; /* without all bytes the hand may be invalid */
	while ((status = felt_reader_next(reader, &hand, &error)) != FELT_END) {
		cr_assert(status == FELT_OK || status == FELT_NO_MEMORY, "%s", error.message);
		if (hand)
			use_hand(hand, stats);
	}
}

static void make_lines(void)
{
	felt_form form = {.size = sizeof form, .board = "2h7h9h", .button = "bob"};
	felt_error error;
	felt_lines *const lines = felt_lines_new(felt_game_find("holdem"), &form, &error);

	cr_expect(lines || error.status == FELT_NO_MEMORY);
	if (lines)
		felt_showdown_free(felt_showdown_of_lines(lines));
	felt_lines_free(lines);
	form = (felt_form){.size = sizeof form, .single = 1, .many = 1};
	felt_lines_free(felt_lines_new(felt_game_find("omaha"), &form, NULL));
}

static void run(void)
{
	felt_reader *const reader = felt_reader_new(), *const second = felt_reader_new();
	felt_stats *const stats = felt_stats_new(), *const sum = felt_stats_new();
	felt_status status;

	make_lines();
	if (reader)
		read_hands(reader, phh, stats);
	if (second)
		read_hands(second, stars, stats);
	/* NOLINTNEXTLINE(readability-suspicious-call-argument) */
	status = stats && sum ? felt_stats_merge(sum, stats) : FELT_OK;
	cr_expect(status == FELT_OK || status == FELT_NO_MEMORY);
	felt_stats_free(sum);
	felt_stats_free(stats);
	felt_reader_free(second);
	felt_reader_free(reader);
}

/* Calls a function until none of its allocations fails. Returns their number. */
static long fail_each(void (*function)(void))
{
	felt_use_allocator(allocate, resize, release, &heap);
	heap.fails = -1;
	do {
		heap.fails++;
		heap.count = heap.blocks = 0;
		function();
		cr_assert_eq(heap.blocks, 0, "%ld blocks leak after allocation %ld", heap.blocks,
			heap.fails);
	} while (heap.count > heap.fails);
	felt_use_allocator(NULL, NULL, NULL, NULL);
	return heap.fails;
}

Test(api_failures, every_failed_allocation_is_reported, .timeout = 120)
{
	cr_expect_gt(fail_each(run), 50);
}

/* -- the formats of sites ------------------------------------------------------------- */

enum { HANDS_MAX = 1024 };

static char bytes[1 << 18];
static size_t length;
static felt_status expected[HANDS_MAX];

/* Reads a file; the result for each hand is that of `expected`, until memory runs out. */
static void read_site(void)
{
	felt_reader *const reader = felt_reader_new();
	felt_status status = FELT_END;
	bool failed = false;
	int count = 0;

	if (reader && !felt_reader_feed(reader, bytes, length) &&
		!felt_reader_feed(reader, bytes, 0))
		do {
			const felt_hand *hand;
			felt_error error;

			status = felt_reader_next(reader, &hand, &error);
			cr_assert_lt(count, HANDS_MAX);
			if (heap.fails < 0)
				expected[count] = status;
			failed |= status == FELT_NO_MEMORY;
			cr_assert(failed ? status == FELT_NO_MEMORY || status == FELT_END
					 : status == expected[count],
				"hand %d after allocation %ld: %s", count, heap.fails,
				error.message);
			count++;
		} while (status != FELT_END);
	felt_reader_free(reader);
}

Test(api_failures, site_histories_are_read_right_or_not_at_all, .timeout = 300)
{
	static const char *const files[] = {"bossmedia/hands.xml", "ipoker/hands.xml",
		"ohh/hands.ohh", "pokernow/newest.csv", "partypoker/hands.txt", "acpc/match.log"};

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		char name[4096];
		FILE *file;

		snprintf(name, sizeof name, "%s/histories/%s", TESTS_DATA, files[i]);
		file = fopen(name, "rb");
		cr_assert_not_null(file, "%s", name);
		length = fread(bytes, 1, sizeof bytes, file);
		fclose(file);
		heap.fails = -1;
		read_site();
		cr_expect_gt(fail_each(read_site), 10);
	}
}
