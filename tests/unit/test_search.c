#include "support.h"

#include "game/phh/phh.h"
#include "play/play_status.h"
#include "play/search/search.h"

#include "base/scan.h"

#include <criterion/criterion.h>
#include <string.h>

/* -- a hand ----------------------------------------------------------------------- */

/* Five players on a flop of one suit: Bob opens, Cal calls on the button, and Ann folds her big
 * blind. On the flop Bob bets and Cal moves in; Bob calls and wins with aces. */
static const char *const spades =
	"variant = 'NT'\nantes = [0, 0, 0, 0, 0]\nblinds_or_straddles = [0.50, 1, 0, 0, 0]\n"
	"min_bet = 1\nstarting_stacks = [100, 100, 100, 100, 30]\n"
	"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 AhAs', 'd dh p4 \?\?\?\?', "
	"'d dh p5 KdQd', 'p3 cbr 3', 'p4 f', 'p5 cc', 'p1 f', 'p2 f', 'd db 2s7s9s', "
	"'p3 cbr 4', 'p5 cbr 27', 'p3 cc', 'p3 sm AhAs', 'p5 sm KdQd', 'd db Kh', 'd db 3c']\n"
	"players = ['Dee', 'Ann', 'Bob', 'Eve', 'Cal']\nyear = 2009\nmonth = 7\n";

/* Three players, limit: everybody checks and calls to the river, where the button bets and both
 * others fold. */
static const char *const folds =
	"variant = 'FT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n"
	"small_bet = 2\nbig_bet = 4\nstarting_stacks = [100, 100, 100]\n"
	"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', 'p3 cc', 'p1 cc', "
	"'p2 cc', "
	"'d db AcKdQh', 'p1 cc', 'p2 cc', 'p3 cc', 'd db Qs', 'p1 cc', 'p2 cc', 'p3 cc', "
	"'d db 2d', 'p1 cc', 'p2 cc', 'p3 cbr 4', 'p1 f', 'p2 f']\n"
	"players = ['Ann', 'Bob', 'Cal']\nyear = 2010\nmonth = 3\nday = 14\n";

static const char *const omaha =
	"variant = 'PO'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
	"starting_stacks = [100, 100]\n"
	"actions = ['d dh p1 AsAhKsQh', 'd dh p2 \?\?\?\?\?\?\?\?', 'p2 cbr 6', 'p1 f']\n"
	"players = ['Ann', 'Bob']\n";

static struct phh_reader *reader;
static struct hand_record record;
static struct hand_play play;
static struct search_notes notes;

static void open(void)
{
	reader = phh_reader_new();
	cr_assert(reader);
}

static void close(void)
{
	phh_reader_free(reader);
	hand_play_free(&play);
	search_notes_free(&notes);
}

TestSuite(search, .init = open, .fini = close);

static void note(const char *text)
{
	struct fault fault;

	cr_assert_eq(phh_read(reader, slice_of(text), &record, &fault), STATUS_OK);
	cr_assert(hand_play_begin(&play, &record, 0));
	search_notes_begin(&notes, &play);
	while (hand_play_next(&play))
		search_notes_step(&notes, &play);
	cr_assert(hand_play_end(&play), "%.*s", (int)play.reason.length, play.reason.bytes);
	cr_assert(search_notes_end(&notes, &play));
}

/* A search without conditions. */
static struct search nothing(void)
{
	struct search search = {.names = 0};

	for (int i = 0; i < SEARCH_BOARDS; i++)
		search.texture[i].high = -1;
	return search;
}

/* Whether the search finds the hand; *seat is the matching seat. */
static bool finds(struct search *search, const char *text, int *seat)
{
	uint8_t named[SEATS_MAX];
	char room[8];

	note(text);
	*seat = -1;
	if (!search_of_kind(search, &notes.kind))
		return false;
	cr_assert_eq(search_prepare(search, &notes.kind), STATUS_OK);
	for (int i = 0; i < notes.facts.seats; i++)
		named[i] = search_named(search, hand_player(&record, i, room));
	return search_matches(search, &notes.kind, &notes.facts, named, seat);
}

/* -- conditions about a player ---------------------------------------------------- */

Test(search, all_conditions_about_a_player_are_of_one_player)
{
	struct search search = nothing();
	struct fault fault;
	int seat;

	cr_assert(finds(&search, spades, &seat));
	cr_expect_eq(seat, -1, "nothing is asked about a player");
	search.won = search.showdown = true;
	cr_assert(finds(&search, spades, &seat));
	cr_expect_eq(seat, 2);
	search.all_in = true;
	cr_expect(!finds(&search, spades, &seat), "who won was not all-in");
	search.won = false;
	search.lost = true;
	cr_assert(finds(&search, spades, &seat));
	cr_expect_eq(seat, 4);
	cr_assert_eq(search_read_positions(slice_of("sb,btn"), &search.positions, &fault),
		STATUS_OK);
	cr_expect(finds(&search, spades, &seat));
	cr_assert_eq(search_read_positions(slice_of("UTG"), &search.positions, &fault), STATUS_OK);
	cr_expect(!finds(&search, spades, &seat));
}

Test(search, names_are_patterns)
{
	static const struct {
		const char *name, *pattern;
		bool is;
	} cases[] = {
		{"Bob", "Bob", true},
		{"Bob", "bob", false},
		{"Bob", "B*", true},
		{"Bob", "*", true},
		{"Bob", "*b", true},
		{"Bob", "*o", false},
		{"Bob", "B?b", true},
		{"Bob", "B?\?b", false},
		{"B?b", "B\\?b", true},
		{"Bob", "B\\?b", false},
		{"a*b", "a\\*b", true},
		{"aab", "*ab", true},
		{"abcabd", "*ab*abd", true},
		{"", "", true},
		{"", "*", true},
		{"", "?", false},
		{"\xc3\x89va", "?va", true},
		{"x\\", "x\\", true},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		cr_expect_eq(search_name_is(slice_of(cases[i].name), slice_of(cases[i].pattern),
				     NULL),
			cases[i].is, "%s %s", cases[i].name, cases[i].pattern);
}

Test(search, another_player_of_a_name_is_not_the_same_one)
{
	struct search search = nothing();
	int seat;

	search.names = 2;
	search.name[0] = "Bob";
	search.name[1] = "B*";
	cr_expect(!finds(&search, spades, &seat));
	search.name[1] = "E*";
	cr_expect(finds(&search, spades, &seat));
	search.name[0] = NULL;
	search.name[1] = "Bob";
	cr_expect(finds(&search, spades, &seat));
}

Test(search, hole_cards_are_read_in_the_notation_of_each_game)
{
	struct search search = nothing();
	struct fault fault;
	int seat;

	cr_assert_eq(search_read_holes(slice_of("QQ+"), CARD_ASCII, &search, &fault), STATUS_OK);
	cr_assert(finds(&search, spades, &seat));
	cr_expect_eq(seat, 2);
	cr_assert(finds(&search, omaha, &seat));
	cr_expect_eq(seat, 0);
	cr_expect(!finds(&search, folds, &seat), "no cards are known");
	cr_assert_eq(search_read_holes(slice_of("AA:ds"), CARD_ASCII, &search, &fault), STATUS_OK);
	cr_expect(!finds(&search, spades, &seat));
	cr_expect(finds(&search, omaha, &seat));
	cr_assert_eq(search_read_holes(slice_of("AKs,KQs"), CARD_ASCII, &search, &fault),
		STATUS_OK);
	cr_assert(finds(&search, spades, &seat));
	cr_expect_eq(seat, 4);
	cr_expect_neq(search_read_holes(slice_of("AKs,KQ$"), CARD_ASCII, &search, &fault),
		STATUS_OK);
	search_free(&search);
}

/* -- conditions about the hand ---------------------------------------------------- */

Test(search, amounts_are_compared_exactly_whatever_their_unit)
{
	/* the pot of the first hand: 27 and 3 from each, and blinds of 0.50 and 1 */
	static const struct {
		const char *pot;
		bool is;
	} cases[] = {
		{"61.50", true},
		{"61.5", true},
		{"61.500001", false},
		{"61.50..", true},
		{"61.51..", false},
		{"..61.49", false},
		{"50..70", true},
		{"61.5bb", true},
		{"61bb..62BB", true},
		{"62bb..", false},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct search search = nothing();
		struct fault fault;
		int seat;

		cr_assert_eq(search_read_amounts(slice_of(cases[i].pot), false, &search.pot,
				     &fault),
			STATUS_OK, "%s", cases[i].pot);
		cr_expect_eq(finds(&search, spades, &seat), cases[i].is, "%s", cases[i].pot);
	}
}

Test(search, nets_may_be_below_zero)
{
	struct search search = nothing();
	struct fault fault;
	int seat;

	cr_assert_eq(search_read_amounts(slice_of("..-30"), true, &search.net, &fault), STATUS_OK);
	cr_assert(finds(&search, spades, &seat));
	cr_expect_eq(seat, 4);
	cr_assert_eq(search_read_amounts(slice_of("-29bb..-0.5bb"), true, &search.net, &fault),
		STATUS_OK);
	cr_assert(finds(&search, spades, &seat));
	cr_expect_eq(seat, 0, "the small blind lost a half");
	cr_assert_eq(search_read_amounts(slice_of("31.5"), true, &search.net, &fault), STATUS_OK);
	cr_assert(finds(&search, spades, &seat));
	cr_expect_eq(seat, 2);
}

Test(search, a_part_of_a_date_is_within_if_all_its_days_are)
{
	/* the first hand was played in July 2009 */
	static const struct {
		const char *date;
		bool first, second;
	} cases[] = {
		{"2009", true, false},
		{"2009-07", true, false},
		{"2009-07-01..2009-07-31", true, false},
		{"2009-07-02..", false, true},
		{"2009..2010", true, true},
		{"..2009-06", false, false},
		{"2010-03-14", false, true},
		{"2010-03-15..", false, false},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct search search = nothing();
		struct fault fault;
		int seat;

		cr_assert_eq(search_read_dates(slice_of(cases[i].date), &search.dates, &fault),
			STATUS_OK, "%s", cases[i].date);
		cr_expect_eq(finds(&search, spades, &seat), cases[i].first, "%s", cases[i].date);
		cr_expect_eq(finds(&search, folds, &seat), cases[i].second, "%s", cases[i].date);
		cr_expect(!finds(&search, omaha, &seat), "it has no date");
	}
}

/* A year has the days from January 1 to December 31. */
Test(search, a_year_alone_lasts_to_the_end_of_december)
{
	static const struct {
		const char *date;
		bool is;
	} cases[] = {
		{"2009-01-01..2009-12-31", true},
		{"2009-01..2009-11", false},
		{"2009-01-01..2009-12-30", false},
		{"2009-01-02..2009-12-31", false},
	};
	static const char hand[] =
		"variant = 'PO'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
		"starting_stacks = [100, 100]\nactions = ['d dh p1 AsAhKsQh', "
		"'d dh p2 \?\?\?\?\?\?\?\?', 'p2 cbr 6', 'p1 f']\nyear = 2009\n";

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct search search = nothing();
		struct fault fault;
		int seat;

		cr_assert_eq(search_read_dates(slice_of(cases[i].date), &search.dates, &fault),
			STATUS_OK, "%s", cases[i].date);
		cr_expect_eq(finds(&search, hand, &seat), cases[i].is, "%s", cases[i].date);
	}
}

Test(search, stakes_are_the_blinds_and_in_fixed_limit_the_bets)
{
	static const struct {
		const char *stakes;
		bool first, second;
	} cases[] = {
		{"0.5/1", true, false},
		{"0.50/1.00", true, false},
		{"1", true, false},
		{"2/4", false, true},
		{"1/2", false, false},
		{"4", false, true},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct search search = nothing();
		struct fault fault;
		int seat;

		cr_assert_eq(search_read_stakes(slice_of(cases[i].stakes), &search.stakes, &fault),
			STATUS_OK, "%s", cases[i].stakes);
		cr_expect_eq(finds(&search, spades, &seat), cases[i].first, "%s", cases[i].stakes);
		cr_expect_eq(finds(&search, folds, &seat), cases[i].second, "%s", cases[i].stakes);
	}
}

Test(search, games_are_keys_or_codes)
{
	struct search search = nothing();
	struct fault fault;
	int seat;

	cr_assert_eq(search_read_variants(slice_of("Holdem"), &search.variants, &fault), STATUS_OK);
	cr_expect(finds(&search, spades, &seat) && finds(&search, folds, &seat));
	cr_expect(!finds(&search, omaha, &seat));
	cr_assert_eq(search_read_variants(slice_of("nt, po"), &search.variants, &fault), STATUS_OK);
	cr_expect(finds(&search, spades, &seat) && finds(&search, omaha, &seat));
	cr_expect(!finds(&search, folds, &seat));
}

/* -- boards ----------------------------------------------------------------------- */

/* The words of felt-grep(1), by boards with obvious textures. */
Test(search, textures_are_those_of_the_manual)
{
	static const struct {
		const char *board, *is;
	} cases[] = {
		{"2s7s9s", "monotone,unpaired,flush-possible,9-high,!paired"},
		{"2s7s9s", "!connected,!straight-possible,!two-tone,!rainbow,7s2s"},
		{"2s7sAd", "two-tone,A high,!monotone,!flush-possible,!straight-possible"},
		{"2s7hAd", "rainbow,unpaired"},
		{"7s7hAd", "paired,rainbow,!trips"},
		{"7s7h7d", "paired,trips,rainbow,7-high"},
		{"9s8h7d", "connected,straight-possible"},
		{"As2h3d", "connected,straight-possible,A-high"},
		{"AsKhQd", "connected,straight-possible"},
		{"Ks2hAd", "!connected,!straight-possible"},
		{"As4h5d", "!connected,straight-possible"},
		{"Js9h7d", "!connected,straight-possible"},
		{"Js9h6d", "!straight-possible"},
		{"9s8h7d7h", "connected,paired,!rainbow,!two-tone"},
		{"9s8h7d6c", "rainbow,connected"},
		{"9s8s7d6s2s", "two-tone,flush-possible,!monotone"},
		{"9s8s7d6h2c", "!rainbow,!two-tone,!flush-possible"},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct search_texture texture = {.high = -1};
		struct cards board;
		struct fault fault;

		cr_assert_eq(cards_parse(slice_of(cases[i].board), CARD_ASCII, &board, &fault),
			STATUS_OK);
		cr_assert_eq(search_read_texture(slice_of(cases[i].is), CARD_ASCII, &texture,
				     &fault),
			STATUS_OK, "%s", cases[i].is);
		cr_expect(search_has_texture(&texture, board.list, board.count), "%s %s",
			cases[i].board, cases[i].is);
	}
}

/* The number of the 22,100 flops with a texture, by arithmetic. */
Test(search, flops_of_a_texture_are_as_many_as_there_are)
{
	static const struct {
		const char *texture;
		int flops;
	} cases[] = {
		{"monotone", 4 * 286},          /* of one suit, C(13, 3) */
		{"flush-possible", 4 * 286},    /* the same on the flop */
		{"rainbow", 4 * 13 * 13 * 13},  /* three of four suits, a rank of each */
		{"two-tone", 12 * 78 * 13},     /* two suits in order, C(13, 2) and a rank */
		{"unpaired", 286 * 64},         /* three ranks, each of any suit */
		{"paired", 22100 - 286 * 64},   /* the others */
		{"trips", 13 * 4},              /* a rank, C(4, 3) */
		{"paired,!trips", 13 * 6 * 48}, /* a rank, C(4, 2) and a card of another */
		{"connected", 12 * 64},         /* from A23 to QKA */
		/* the lowest is A to T with two of the four above it, J with two of three, or Q */
		{"straight-possible", (10 * 6 + 3 + 1) * 64}, {"2-high", 4}, /* three deuces */
		{"3-high,!paired", 0}, {"AsKd", 50},
		{"monotone,A-high", 4 * 66}, /* two of the other twelve ranks */
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct search_texture texture = {.high = -1};
		struct fault fault;
		int flops = 0;

		cr_assert_eq(search_read_texture(slice_of(cases[i].texture), CARD_ASCII, &texture,
				     &fault),
			STATUS_OK);
		for (int a = 2; a < CARD_COUNT; a++)
			for (int b = 1; b < a; b++)
				for (int c = 0; c < b; c++)
					flops += search_has_texture(&texture,
						(card[]){(card)b, (card)c, (card)a}, 3);
		cr_expect_eq(flops, cases[i].flops, "%s: %d", cases[i].texture, flops);
	}
}

Test(search, a_hand_without_a_street_has_no_board_there)
{
	struct search search = nothing();
	struct fault fault;
	int seat;

	cr_assert_eq(search_read_texture(slice_of("!paired"), CARD_ASCII, &search.texture[0],
			     &fault),
		STATUS_OK);
	cr_expect(finds(&search, spades, &seat));
	cr_expect(!finds(&search, omaha, &seat));
}

/* -- lines ------------------------------------------------------------------------ */

Test(search, lines_are_those_of_the_manual)
{
	/* of all players, and of Bob */
	static const struct {
		const char *line;
		bool all, own, other; /* in the first hand, and in the second */
	} cases[] = {
		{"preflop:raise,call", true, false, false},
		{"preflop:raise,fold,call,fold,fold", true, false, false},
		{"preflop:raise", false, true, false},
		{"preflop:raise,call flop:bet,raise,call", true, false, false},
		{"preflop:raise;flop:bet,call", false, true, false},
		{"flop:bet,*", true, true, false},
		{"flop:*,allin,*", true, false, false},
		{"flop:any,any,any", true, false, true},
		{"flop:bet|raise+,call", true, true, false},
		{"flop:check+", false, false, true},
		{"turn:", true, true, false},
		{"turn:any+", false, false, true},
		{"river:check*,bet", false, false, true},
		{"river:check*,bet,fold", false, false, true},
		{"river:check,check,bet,fold,fold", false, false, true},
		{"river:check,bet", false, false, false},
		{"river:*", true, true, true},
		{"PREFLOP:CALL,CALL,CHECK", false, false, true},
		{"third:*", false, false, false},
		{"preflop:open", true, true, false},
		{"preflop:open,call flop:c-bet,raise,call", true, false, false},
		{"preflop:open flop:cbet,call", false, true, false},
		{"preflop:limp", false, false, true},
		{"preflop:limp,limp,check", false, false, true},
		{"preflop:3bet|squeeze", false, false, false},
		{"flop:3bet", false, false, false},
		{"flop:donk", false, false, false},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct search search = nothing();
		struct fault fault;
		int seat;

		cr_assert_eq(search_read_line(slice_of(cases[i].line), &search.line, &fault),
			STATUS_OK, "%s", cases[i].line);
		cr_expect_eq(finds(&search, spades, &seat), cases[i].all, "%s", cases[i].line);
		cr_expect_eq(finds(&search, folds, &seat), cases[i].other, "%s", cases[i].line);
		search.names = 1;
		search.name[0] = "Bob";
		cr_expect_eq(finds(&search, spades, &seat), cases[i].own, "%s", cases[i].line);
	}
}

/* Dee raises, Ann calls, Bob squeezes, Dee 4-bets, Ann 5-bets and Dee calls. On the flop Ann checks
 * and calls a bet; on the turn she bets into Dee and raises again. */
static const char *const raises =
	"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
	"starting_stacks = [900, 900, 900]\n"
	"actions = ['d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', 'p3 cbr 6', "
	"'p1 cc', 'p2 cbr 20', 'p3 cbr 50', 'p1 cbr 120', 'p2 f', 'p3 cc', 'd db 2c7dJh', "
	"'p1 cc', 'p3 cbr 100', 'p1 cc', 'd db 3s', 'p1 cbr 100', 'p3 cbr 200', 'p1 cbr 400', "
	"'p3 f']\nplayers = ['Ann', 'Bob', 'Dee']\n";

Test(search, bets_are_named_by_the_actions_before_them)
{
	static const struct {
		const char *line;
		const char *players; /* initials of those who did it */
	} cases[] = {
		{"preflop:open", "D"},
		{"preflop:iso", ""},
		{"preflop:limp", ""},
		{"preflop:3bet", "B"},
		{"preflop:squeeze", "B"},
		{"preflop:4bet", "D"},
		{"preflop:5-bet", "A"},
		{"preflop:raise", ""},
		{"preflop:call,5bet", "A"},
		{"preflop:raise,fold", "B"},
		{"preflop:3bet,fold", "B"},
		{"flop:cbet", ""},
		{"flop:donk", ""},
		{"turn:cbet", ""},
		{"turn:donk", "A"},
		{"turn:3bet", "A"},
		{"turn:bet,3bet", "A"},
		{"preflop:open,4bet,call turn:raise,fold", "D"},
	};
	static const char *const names[] = {"Ann", "Bob", "Dee"};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		for (size_t j = 0; j < sizeof names / sizeof *names; j++) {
			struct search search = nothing();
			struct fault fault;
			int seat;

			cr_assert_eq(search_read_line(slice_of(cases[i].line), &search.line,
					     &fault),
				STATUS_OK, "%s", cases[i].line);
			search.names = 1;
			search.name[0] = names[j];
			cr_expect_eq(finds(&search, raises, &seat),
				strchr(cases[i].players, names[j][0]) != NULL, "%s %s",
				cases[i].line, names[j]);
		}
}

Test(search, a_faulty_value_is_located)
{
	static const struct {
		const char *line;
		status_code status;
		size_t offset, length;
	} cases[] = {
		{"", STATUS_SEARCH_NO_LINE, 0, 0},
		{" ; ", STATUS_SEARCH_NO_LINE, 0, 3},
		{"flpo:bet", STATUS_SEARCH_STREET, 0, 4},
		{"flop:bet turn", STATUS_SEARCH_COLON, 9, 4},
		{"flop:bet,", STATUS_SEARCH_ACTION, 9, 0},
		{"flop:bet,,call", STATUS_SEARCH_ACTION, 9, 0},
		{"flop:bet,cal turn:bet", STATUS_SEARCH_ACTION, 9, 3},
		{"flop:bet|", STATUS_SEARCH_ACTION, 9, 0},
		{"flop:bet!", STATUS_SEARCH_ACTION, 8, 1},
		{"flop:$", STATUS_SEARCH_ACTION, 5, 1},
		{"flop:* flop:* flop:* flop:* flop:* flop:* flop:*", STATUS_SEARCH_LONG, 42, 4},
	};
	struct search search = nothing();
	struct fault fault;

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		cr_expect_eq(search_read_line(slice_of(cases[i].line), &search.line, &fault),
			cases[i].status, "%s", cases[i].line);
		cr_expect_eq(fault.offset, cases[i].offset, "%s: %zu", cases[i].line, fault.offset);
		cr_expect_eq(fault.length, cases[i].length, "%s: %zu", cases[i].line, fault.length);
	}
	cr_expect_eq(search_read_dates(slice_of("2009-13"), &search.dates, &fault),
		STATUS_SEARCH_DATE);
	cr_expect_eq(search_read_dates(slice_of("2010..2009"), &search.dates, &fault),
		STATUS_SEARCH_ORDER);
	cr_expect_eq(search_read_amounts(slice_of(".."), false, &search.pot, &fault),
		STATUS_SEARCH_AMOUNT);
	cr_expect_eq(search_read_amounts(slice_of("-5"), false, &search.pot, &fault),
		STATUS_SEARCH_AMOUNT);
	cr_expect_eq(search_read_counts(slice_of("x"), &search.players, &fault),
		STATUS_SEARCH_COUNT);
	cr_expect_eq(search_read_stakes(slice_of("1/"), &search.stakes, &fault),
		STATUS_SEARCH_STAKES);
	cr_expect_eq(search_read_positions(slice_of("BTN,XX"), &search.positions, &fault),
		STATUS_SEARCH_POSITION);
	cr_expect_eq(fault.offset, 4);
	cr_expect_eq(search_read_variants(slice_of("NT,"), &search.variants, &fault),
		STATUS_SEARCH_GAME);
	cr_expect_eq(search_read_texture(slice_of("paired,wet"), CARD_ASCII, &search.texture[0],
			     &fault),
		STATUS_SEARCH_TEXTURE);
	cr_expect_eq(fault.offset, 7);
	cr_expect_eq(search_read_texture(slice_of("A-high,K-high"), CARD_ASCII, &search.texture[0],
			     &fault),
		STATUS_SEARCH_HIGH);
}
