/* The functions of felt.h about hand histories. */
#include "felt.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static felt_error error;

static const char worked[] = "variant = 'NT'\n"
			     "antes = [0, 0, 0, 0]\n"
			     "blinds_or_straddles = [10, 20, 0, 0]\n"
			     "min_bet = 20\n"
			     "starting_stacks = [1000, 500, 100, 1000]\n"
			     "actions = ['d dh p1 ???\?', 'd dh p2 ???\?', 'd dh p3 ???\?', "
			     "'d dh p4 AhKh', 'p3 cc', 'p4 cbr 60', 'p1 f', 'p2 f', 'p3 f']\n"
			     "players = ['Bob', 'Carol', '', 'Alice']\n"
			     "venue = 'the \"Club\"'\n";

static const char stars[] =
	"PokerStars Hand #2121:  Hold'em No Limit ($0.50/$1 USD) - 2024/03/05 10:00:00 ET\n"
	"Table 'Thuban' 6-max Seat #1 is the button\n"
	"Seat 1: anna ($50 in chips) \n"
	"Seat 2: ben ($50 in chips) \n"
	"Seat 3: cleo ($50 in chips) \n"
	"ben: posts small blind $0.50\n"
	"cleo: posts big blind $1\n"
	"*** HOLE CARDS ***\n"
	"Dealt to ben [As Kd]\n"
	"anna: folds \n"
	"ben: raises $2 to $3\n"
	"cleo: calls $2\n"
	"*** FLOP *** [2c 7d Ks]\n"
	"ben: bets $3\n"
	"cleo: folds \n"
	"Uncalled bet ($3) returned to ben\n"
	"ben collected $5.70 from pot\n"
	"*** SUMMARY ***\n"
	"Total pot $6 | Rake $0.30 \n"
	"Board [2c 7d Ks]\n"
	"Seat 1: anna (button) folded before Flop (didn't bet)\n"
	"Seat 2: ben (small blind) collected ($5.70)\n"
	"Seat 3: cleo (big blind) folded on the Flop\n\n\n";

static felt_reader *reader_of(const char *text)
{
	felt_reader *const reader = felt_reader_new();

	cr_assert_eq(felt_reader_feed(reader, text, strlen(text)), FELT_OK);
	cr_assert_eq(felt_reader_feed(reader, NULL, 0), FELT_OK);
	return reader;
}

static const felt_hand *next(felt_reader *reader)
{
	const felt_hand *hand;
	const felt_status status = felt_reader_next(reader, &hand, &error);

	cr_assert_eq(status, FELT_OK, "%s: %s", felt_status_key(status), error.message);
	return hand;
}

static felt_chips net_of(const felt_hand *hand, int seat)
{
	felt_chips net = -999;

	cr_assert_eq(felt_hand_net(hand, seat, &net), FELT_OK);
	return net;
}

static void expect_end(felt_reader *reader)
{
	const felt_hand *hand;

	cr_expect_eq(felt_reader_next(reader, &hand, &error), FELT_END);
	cr_expect_null(hand);
}

/* -- hands ------------------------------------------------------------------------ */

Test(api_hand, a_hand_file_gives_its_players_and_results)
{
	felt_reader *reader = reader_of(worked);
	const felt_hand *hand = next(reader);
	char *venue = felt_hand_field(hand, "venue");

	cr_expect_str_eq(felt_hand_format(hand), "phh");
	cr_expect_str_eq(felt_hand_variant(hand), "NT");
	cr_expect_eq(felt_hand_seats(hand), 4);
	cr_expect_eq(felt_hand_places(hand), 0);
	cr_expect_str_eq(felt_hand_player(hand, 0), "Bob");
	cr_expect_str_eq(felt_hand_player(hand, 2), "p3");
	cr_expect_str_eq(felt_hand_position(hand, 0), "SB");
	cr_expect_str_eq(felt_hand_position(hand, 3), "BTN");
	cr_expect_eq(felt_hand_stack(hand, 1), 500);
	cr_expect_eq(net_of(hand, 0), -10);
	cr_expect_eq(net_of(hand, 1), -20);
	cr_expect_eq(net_of(hand, 2), -20);
	cr_expect_eq(net_of(hand, 3), 50);
	cr_expect_str_eq(venue, "the \"Club\"");
	cr_expect_null(felt_hand_field(hand, "event"));
	cr_expect_null(felt_hand_player(hand, 4));
	cr_expect_eq(felt_hand_net(hand, -1, NULL), FELT_MISUSE);
	felt_free(venue);
	expect_end(reader);
	expect_end(reader);
	felt_reader_free(reader);
}

Test(api_hand, a_site_history_is_read_after_its_rake)
{
	felt_reader *reader = reader_of(stars);
	const felt_hand *hand = next(reader);

	cr_expect_str_eq(felt_hand_format(hand), "pokerstars");
	cr_expect_eq(felt_hand_places(hand), 2);
	cr_expect_str_eq(felt_hand_player(hand, 0), "ben");
	cr_expect_str_eq(felt_hand_player(hand, 2), "anna");
	cr_expect_str_eq(felt_hand_position(hand, 2), "BTN");
	cr_expect_eq(net_of(hand, 0), 270, "5.70 less 3");
	cr_expect_eq(net_of(hand, 1), -300);
	cr_expect_eq(net_of(hand, 2), 0);
	expect_end(reader);
	felt_reader_free(reader);
}

Test(api_hand, actions_and_tables_follow_the_hand)
{
	felt_reader *reader = reader_of(worked);
	const felt_hand *hand = next(reader);
	felt_action action;
	felt_table *table;
	felt_due due;
	felt_chips net;

	cr_assert_eq(felt_hand_actions(hand), 9);
	cr_assert_eq(felt_hand_action(hand, 3, &action), FELT_OK);
	cr_expect_eq(action.act, FELT_DEAL);
	cr_expect_eq(action.seat, 3);
	cr_expect_eq(action.count, 2);
	cr_expect_eq(action.cards[0], 12 * 4 + 2, "Ah");
	cr_assert_eq(felt_hand_action(hand, 5, &action), FELT_OK);
	cr_expect_eq(action.act, FELT_RAISE);
	cr_expect_eq(action.amount, 60);
	cr_expect_eq(felt_hand_action(hand, 9, &action), FELT_MISUSE);
	table = felt_hand_table(hand, 5);
	felt_table_due(table, &due);
	cr_expect_eq(due.seat, 3);
	cr_expect_eq(due.call, 20);
	cr_expect_eq(felt_table_pot(table), 50);
	felt_table_free(table);
	table = felt_hand_table(hand, felt_hand_actions(hand));
	cr_assert_eq(felt_table_net(table, 3, &net), FELT_OK);
	cr_expect_eq(net, 50);
	felt_table_free(table);
	felt_reader_free(reader);
}

/* Playing the actions of a hand on a table of one's own gives the same results. */
Test(api_hand, its_actions_can_be_played_again)
{
	const felt_chips stacks[] = {1000, 500, 100, 1000}, blinds[] = {10, 20, 0, 0};
	felt_reader *reader = reader_of(worked);
	const felt_hand *hand = next(reader);
	felt_setup setup;
	felt_table *table;

	FELT_INIT(setup);
	setup.variant = felt_hand_variant(hand);
	setup.seats = felt_hand_seats(hand);
	setup.stacks = stacks;
	setup.blinds = blinds;
	setup.min_bet = 20;
	table = felt_table_new(&setup, &error);
	for (int i = 0; i < felt_hand_actions(hand); i++) {
		felt_action action;

		felt_hand_action(hand, i, &action);
		cr_assert_eq(felt_table_act(table, &action, &error), FELT_OK, "%s", error.message);
	}
	for (int i = 0; i < 4; i++) {
		felt_chips net;

		cr_assert_eq(felt_table_net(table, i, &net), FELT_OK);
		cr_expect_eq(net, net_of(hand, i));
	}
	felt_table_free(table);
	felt_reader_free(reader);
}

/* -- bytes ------------------------------------------------------------------------ */

/* Feeds one byte at a time and asks for hands after each. Returns their number; *nets is the sum of
 * the results of seat 0. */
static int read_bytes(const char *bytes, size_t length, felt_chips *nets)
{
	felt_reader *const reader = felt_reader_new();
	int count = 0;

	*nets = 0;
	for (size_t i = 0; i <= length; i++) {
		felt_status status;
		const felt_hand *hand;

		cr_assert_eq(felt_reader_feed(reader, bytes + i, i < length), FELT_OK);
		while (!(status = felt_reader_next(reader, &hand, &error))) {
			*nets += net_of(hand, 0);
			count++;
		}
		cr_assert_eq(status, i < length ? FELT_NEED_MORE : FELT_END, "%s", error.message);
	}
	felt_reader_free(reader);
	return count;
}

Test(api_hand, bytes_may_come_one_by_one)
{
	char twice[2 * sizeof stars];
	felt_chips nets;

	cr_expect_eq(read_bytes(worked, strlen(worked), &nets), 1);
	cr_expect_eq(nets, -10);
	snprintf(twice, sizeof twice, "%s%s", stars, stars);
	cr_expect_eq(read_bytes(twice, strlen(twice), &nets), 2);
	cr_expect_eq(nets, 540);
}

Test(api_hand, utf16_is_decoded)
{
	char wide[2 * sizeof stars + 2] = {(char)0xff, (char)0xfe};
	felt_chips nets;

	for (size_t i = 0; i < strlen(stars); i++)
		wide[2 * i + 2] = stars[i];
	cr_expect_eq(read_bytes(wide, 2 * strlen(stars) + 2, &nets), 1);
	cr_expect_eq(nets, 270);
}

Test(api_hand, files_of_any_format_may_follow_each_other)
{
	felt_reader *reader = reader_of(worked);

	next(reader);
	cr_expect_eq(felt_reader_feed(reader, stars, 1), FELT_MISUSE, "the file has not ended");
	expect_end(reader);
	cr_assert_eq(felt_reader_feed(reader, stars, strlen(stars)), FELT_OK);
	felt_reader_feed(reader, NULL, 0);
	cr_expect_str_eq(felt_hand_format(next(reader)), "pokerstars");
	expect_end(reader);
	cr_assert_eq(felt_reader_feed(reader, worked, strlen(worked)), FELT_OK);
	felt_reader_feed(reader, NULL, 0);
	cr_expect_str_eq(felt_hand_format(next(reader)), "phh");
	felt_reader_free(reader);
	felt_reader_free(NULL);
}

/* -- errors ----------------------------------------------------------------------- */

Test(api_hand, an_error_has_its_place_in_the_file)
{
	char text[4 * sizeof worked], *second, *raise;
	felt_reader *reader;
	const felt_hand *hand;

	snprintf(text, sizeof text, "[1]\n%s[2]\n%s[3]\n%s", worked, worked, worked);
	second = strstr(text, "[2]");
	raise = strstr(second, "p4 cbr 60");
	memcpy(raise, "p4 cbr 30", strlen("p4 cbr 30"));
	reader = reader_of(text);
	next(reader);
	cr_assert_eq(felt_reader_next(reader, &hand, &error), FELT_BAD_TEXT);
	cr_expect_null(hand);
	cr_expect_str_eq(error.message, "p4 raises to 30: the minimum raise is to 40");
	cr_expect_eq(error.offset, raise - text);
	cr_expect_eq(error.length, strlen("p4 cbr 30"));
	cr_expect_eq(felt_reader_offset(reader), second - text);
	next(reader);
	expect_end(reader);
	felt_reader_free(reader);
}

Test(api_hand, an_error_in_a_site_history_has_its_place_too)
{
	char text[3 * sizeof stars], *calls;
	felt_reader *reader;
	const felt_hand *hand;

	snprintf(text, sizeof text, "\xef\xbb\xbf%s%s", stars, stars);
	calls = strstr(strstr(text, "Hand #2121:") + 1, "Hand #2121:");
	calls = strstr(calls, "cleo: calls $2");
	calls[strlen("cleo: calls $")] = '9';
	reader = reader_of(text);
	next(reader);
	cr_expect_eq(felt_reader_offset(reader), 3);
	cr_assert_eq(felt_reader_next(reader, &hand, &error), FELT_BAD_TEXT);
	cr_expect_geq(error.offset, (uint64_t)(calls - text));
	cr_expect_leq(error.offset, (uint64_t)(calls - text) + strlen("cleo: calls $9"));
	cr_expect_neq(error.message[0], '\0');
	expect_end(reader);
	felt_reader_free(reader);
}

Test(api_hand, a_file_without_hands_is_an_error)
{
	static const char *const texts[] = {"", "\n\n", "# nothing\n",
		"Dear diary,\ntoday I won.\n"};

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		felt_reader *reader = reader_of(texts[i]);
		const felt_hand *hand;

		cr_expect_eq(felt_reader_next(reader, &hand, &error), FELT_BAD_TEXT, "%zu", i);
		cr_expect_neq(error.message[0], '\0');
		expect_end(reader);
		felt_reader_free(reader);
	}
}

Test(api_hand, a_hand_that_stops_has_no_result)
{
	char text[sizeof worked];
	felt_reader *reader;
	const felt_hand *hand;
	felt_chips net;

	memcpy(text, worked, sizeof text);
	memcpy(strstr(text, ", 'p2 f', 'p3 f']"), "]                ", 17);
	reader = reader_of(text);
	hand = next(reader);
	cr_expect_eq(felt_hand_net(hand, 0, &net), FELT_UNKNOWN);
	cr_expect_null(felt_hand_write(hand, "pokerstars", &error));
	cr_expect_eq(error.status, FELT_UNSUPPORTED);
	cr_expect_neq(error.message[0], '\0');
	cr_expect_null(felt_hand_write(hand, "html", &error));
	cr_expect_eq(error.status, FELT_MISUSE);
	felt_reader_free(reader);
}

/* -- formats ---------------------------------------------------------------------- */

static felt_chips cents(const felt_hand *hand, felt_chips amount)
{
	for (int places = felt_hand_places(hand); places < 2; places++)
		amount *= 10;
	return amount;
}

Test(api_hand, a_written_hand_reads_back)
{
	static const char *const formats[] = {"phh", "pokerstars", "ohh"};
	felt_reader *reader = reader_of(stars);
	const felt_hand *hand = next(reader);

	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
		char *text = felt_hand_write(hand, formats[i], &error), *again;
		felt_reader *second;
		const felt_hand *read;

		cr_assert_not_null(text, "%s", error.message);
		second = reader_of(text);
		read = next(second);
		cr_expect_str_eq(felt_hand_format(read), formats[i]);
		cr_assert_eq(felt_hand_seats(read), 3);
		for (int seat = 0; seat < 3; seat++) {
			cr_expect_str_eq(felt_hand_player(read, seat),
				felt_hand_player(hand, seat));
			cr_expect_eq(cents(read, net_of(read, seat)), net_of(hand, seat));
			cr_expect_eq(cents(read, felt_hand_stack(read, seat)), 5000);
		}
		again = felt_hand_write(read, formats[i], &error);
		if (i < 2) /* JSON reads 0.50 as 0.5 */
			cr_expect_str_eq(again, text);
		felt_free(again);
		felt_free(text);
		expect_end(second);
		felt_reader_free(second);
	}
	felt_reader_free(reader);
}

/* -- all files of the tests ------------------------------------------------------- */

static char *load(const char *name, size_t *length)
{
	FILE *const file = fopen(name, "rb");
	char *bytes;
	long size;

	cr_assert_not_null(file, "%s", name);
	fseek(file, 0, SEEK_END);
	size = ftell(file);
	rewind(file);
	bytes = malloc((size_t)size + 1);
	*length = fread(bytes, 1, (size_t)size, file);
	fclose(file);
	return bytes;
}

/* Reads a file in pieces. Appends a letter per hand: o for valid, e for an error. */
static void read_file(felt_reader *reader, const char *name, size_t piece, char *out, size_t size)
{
	size_t length, count = 0;
	char *const bytes = load(name, &length);

	for (size_t at = 0;; at += piece) {
		const size_t left = at < length ? length - at : 0;
		const felt_hand *hand;
		felt_status status;

		felt_reader_feed(reader, bytes + at, left < piece ? left : piece);
		do {
			status = felt_reader_next(reader, &hand, &error);
			if (status == FELT_OK || status == FELT_BAD_TEXT) {
				cr_assert_lt(count, size - 1);
				out[count++] = status ? 'e' : 'o';
				cr_expect(status || *felt_hand_format(hand));
				cr_expect(!status || *error.message);
				cr_expect(!status || error.offset <= 3 * length, "%s", name);
			}
		} while (status == FELT_OK || status == FELT_BAD_TEXT);
		if (status == FELT_END)
			break;
		cr_assert_eq(status, FELT_NEED_MORE);
	}
	out[count] = '\0';
	free(bytes);
}

enum { HANDS_MAX = 1 << 16 };

static void compare_file(felt_reader *reader, const char *name, const char *expected)
{
	static char hands[HANDS_MAX];

	read_file(reader, name, 1 << 20, hands, sizeof hands);
	cr_expect_str_eq(hands, expected, "%s: %s, not %s", name, hands, expected);
	read_file(reader, name, 997, hands, sizeof hands);
	cr_expect_str_eq(hands, expected, "%s in pieces: %s, not %s", name, hands, expected);
}

/* `felt replay --check`, which is beside this program, is the other reader of the same files. */
Test(api_hand, all_files_have_the_hands_that_replay_finds, .timeout = 300)
{
	static char expected[HANDS_MAX];
	char self[4096], command[8192], line[4096], file[4096] = "";
	const ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
	felt_reader *reader = felt_reader_new();
	size_t count = 0;
	int files = 0;
	FILE *rows;

	cr_assert_gt(length, 0);
	self[length] = '\0';
	*strrchr(self, '/') = '\0';
	snprintf(command, sizeof command,
		"%s/felt replay --check -q -k -r -f tsv --fields file,result %s/phh %s/histories "
		"2>/dev/null",
		self, TESTS_DATA, TESTS_DATA);
	rows = popen(command, "r");
	cr_assert_not_null(rows);
	while (fgets(line, sizeof line, rows)) {
		char *const tab = strchr(line, '\t');

		if (!tab || strncmp(line, "file\t", 5) == 0)
			continue;
		*tab = '\0';
		if (strcmp(line, file) != 0) {
			if (*file)
				compare_file(reader, file, expected);
			memcpy(file, line, strlen(line) + 1);
			count = 0;
			files++;
		}
		cr_assert_lt(count, sizeof expected - 1);
		expected[count++] = tab[1];
		expected[count] = '\0';
	}
	if (*file)
		compare_file(reader, file, expected);
	pclose(rows);
	cr_expect_geq(files, 100);
	felt_reader_free(reader);
}
