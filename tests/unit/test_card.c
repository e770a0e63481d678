#include "cards/card.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static const char rank_letters[] = "23456789TJQKA";
static const char suit_letters[] = "cdhs";
static const char *const between[] = {"", " ", "\t", " \r\v\f "};

static struct cards parse(const char *text, enum card_notation notation)
{
	struct cards cards;
	struct fault fault;
	const status_code status = cards_parse(slice_from(text), notation, &cards, &fault);
	cr_assert_eq(status, STATUS_OK, "'%s': %s", text, message_of(status));
	return cards;
}

/* -- what is read --------------------------------------------------------- */

static void expect_one(const char *spelled, enum card_notation notation, int rank, int suit)
{
	const struct cards cards = parse(spelled, notation);
	cr_assert(cards.count == 1 && cards.list[0] == rank * 4 + suit &&
			  cards.set == UINT64_C(1) << cards.list[0] && cards.at[0] == 0 &&
			  cards.size[0] == strlen(spelled),
		"'%s' is card %d", spelled, cards.list[0]);
}

/* Every notation of every rank, with every notation of every suit. */
static void expect_spellings(const char *const ranks[CARD_RANKS][4],
	const char *const suits[CARD_SUITS][12], enum card_notation notation)
{
	for (int rank = 0; rank < CARD_RANKS; rank++)
		for (int suit = 0; suit < CARD_SUITS; suit++)
			for (int r = 0; ranks[rank][r]; r++)
				for (int s = 0; suits[suit][s]; s++) {
					char spelled[32];
					snprintf(spelled, sizeof spelled, "%s%s", ranks[rank][r],
						suits[suit][s]);
					expect_one(spelled, notation, rank, suit);
				}
}

#define TEXT_STYLE  "\uFE0E"
#define EMOJI_STYLE "\uFE0F"

Test(card, every_spelling_of_every_card_is_read)
{
	static const char *const ranks[CARD_RANKS][4] = {{"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"},
		{"8"}, {"9"}, {"T", "t", "10"}, {"J", "j"}, {"Q", "q"}, {"K", "k"}, {"A", "a"}};
	static const char *const suits[CARD_SUITS][12] = {
		{"c", "C", "♣", "♧", "♣" TEXT_STYLE, "♣" EMOJI_STYLE, "♧" EMOJI_STYLE},
		{"d", "D", "♦", "♢", "♦" TEXT_STYLE, "♦" EMOJI_STYLE, "♢" EMOJI_STYLE},
		{"h", "H", "♥", "♡", "♥" TEXT_STYLE, "♥" EMOJI_STYLE, "♡" EMOJI_STYLE},
		{"s", "S", "♠", "♤", "♠" TEXT_STYLE, "♠" EMOJI_STYLE, "♤" EMOJI_STYLE},
	};
	expect_spellings(ranks, suits, CARD_ASCII);
	expect_spellings(ranks, suits, CARD_UNICODE);
}

/* Picas, corazones, diamantes, tréboles; a ten is 10, for T is a suit. */
Test(card, every_spanish_spelling_of_every_card_is_read)
{
	static const char *const ranks[CARD_RANKS][4] = {{"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"},
		{"8"}, {"9"}, {"10"}, {"J", "j"}, {"Q", "q"}, {"K", "k"}, {"A", "a"}};
	static const char *const suits[CARD_SUITS][12] = {{"T", "t"}, {"D", "d"}, {"C", "c"},
		{"P", "p"}};
	expect_spellings(ranks, suits, CARD_SPANISH);
}

static void expect_cards(const char *text, const char *same)
{
	const struct cards cards = parse(text, CARD_ASCII);
	card expected[CARD_COUNT];
	const int count = cards_from(same, expected);
	cr_expect(cards.count == count && memcmp(cards.list, expected, (size_t)count) == 0,
		"'%s' is %s", text, cards_shown(cards.list, cards.count));
}

Test(card, cards_need_no_blanks_and_mind_none)
{
	expect_cards("", "");
	expect_cards(" \t\r\v\f", "");
	expect_cards("AsKd", "As Kd");
	expect_cards("  As\t\tKd\r", "As Kd");
	expect_cards("as10dKC", "As Td Kc");
	expect_cards("10♠10♥", "Ts Th");
	expect_cards("A♠️K♥︎Qc", "As Kh Qc");
	expect_cards("2c3c", "2c 3c");
	expect_cards("AcAdAhAs", "Ac Ad Ah As");
	cr_expect_eq(parse("", CARD_SPANISH).set, 0);
}

Test(card, a_slice_of_nothing_is_no_cards)
{
	struct cards cards = {.count = 7};
	cr_expect_eq(cards_parse((struct slice){NULL, 0}, CARD_ASCII, &cards, NULL), STATUS_OK);
	cr_expect(cards.count == 0 && cards.set == 0);
}

Test(card, brackets_around_any_run_of_cards_say_nothing)
{
	expect_cards("[As]", "As");
	expect_cards("[AsKd]", "As Kd");
	expect_cards("[ As Kd ]", "As Kd");
	expect_cards("[Ah Kd] 10♠", "Ah Kd Ts");
	expect_cards("[As][Kd]", "As Kd");
	expect_cards("As[Kd]Qc", "As Kd Qc");
	expect_cards("[]", "");
	expect_cards("[] [As] []", "As");
}

Test(card, commas_separate_a_board_but_not_a_hand)
{
	static const char *const texts[] = {"2h,7h,9d", "2h, 7h, 9d", "2h ,7h\t,9d,",
		"[2h,7h],[9d]", "2h7h,9d"};
	struct cards plain, cards;

	cr_assert_eq(cards_parse(slice_from("2h7h9d"), CARD_ASCII, &plain, NULL), STATUS_OK);
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		cr_assert_eq(cards_parse_apart(slice_from(texts[i]), CARD_ASCII, &cards, NULL),
			STATUS_OK, "%s", texts[i]);
		cr_expect_eq(cards.count, 3);
		cr_expect_arr_eq(cards.list, plain.list, 3 * sizeof *cards.list);
		cr_expect_neq(cards_parse(slice_from(texts[i]), CARD_ASCII, &cards, NULL),
			STATUS_OK, "%s", texts[i]);
	}
	cr_expect_eq(cards_parse_apart(slice_from("2h;7h"), CARD_ASCII, &cards, NULL),
		STATUS_BAD_CARD);
}

Test(card, places_and_sizes_are_bytes_of_the_slice)
{
	static const uint32_t at[] = {1, 4, 8, 16, 26};
	static const uint8_t size[] = {2, 3, 5, 7, 8};
	const struct cards cards = parse("[Ah 10d 10♠] [9♥️ ][10♣︎]", CARD_ASCII);
	cr_assert_eq(cards.count, 5);
	for (int i = 0; i < 5; i++)
		cr_expect(cards.at[i] == at[i] && cards.size[i] == size[i], "card %d: %u, %u", i,
			cards.at[i], cards.size[i]);
}

Test(card, spanish_letters_are_not_the_english_ones)
{
	const struct cards cards = parse("AT AC AP 10T 10D", CARD_SPANISH);
	card expected[5];
	cards_from("Ac Ah As Tc Td", expected);
	cr_assert_eq(cards.count, 5);
	cr_expect_arr_eq(cards.list, expected, 5);
}

/* -- printing ------------------------------------------------------------- */

Test(card, cards_are_printed_as_documented)
{
	static const struct {
		const char *card, *ascii, *unicode, *spanish;
	} forms[] = {{"as", "As", "A♠", "AP"}, {"10d", "Td", "T♦", "10D"}, {"2C", "2c", "2♣", "2T"},
		{"k♡", "Kh", "K♥", "KC"}, {"tc", "Tc", "T♣", "10T"}};
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		struct text out = {0};
		card c;
		cards_from(forms[i].card, &c);
		card_print(&out, c, CARD_ASCII);
		cr_expect(text_is(&out, forms[i].ascii), "%.*s", (int)out.length, out.bytes);
		text_clear(&out);
		card_print(&out, c, CARD_UNICODE);
		cr_expect(text_is(&out, forms[i].unicode), "%.*s", (int)out.length, out.bytes);
		text_clear(&out);
		card_print(&out, c, CARD_SPANISH);
		cr_expect(text_is(&out, forms[i].spanish), "%.*s", (int)out.length, out.bytes);
		text_free(&out);
	}
}

Test(card, printing_puts_what_is_wanted_between_and_nothing_at_the_ends)
{
	struct text out = {0};
	card c[3];
	cards_from("As Td 2c", c);
	cards_print(&out, c, 3, CARD_ASCII, ", ");
	cr_expect(text_is(&out, "As, Td, 2c"), "%.*s", (int)out.length, out.bytes);
	text_clear(&out);
	cards_print(&out, c, 3, CARD_SPANISH, "");
	cr_expect(text_is(&out, "AP10D2T"), "%.*s", (int)out.length, out.bytes);
	text_clear(&out);
	cards_print(&out, c, 0, CARD_ASCII, " ");
	cr_expect(text_is(&out, ""));
	text_free(&out);
}

static void expect_back(const card *cards, int count, enum card_notation notation)
{
	for (size_t i = 0; i < sizeof between / sizeof *between; i++) {
		struct text out = {0};
		struct cards back;
		status_code status;
		cards_print(&out, cards, count, notation, between[i]);
		status = cards_parse(text_slice(&out), notation, &back, NULL);
		if (status || back.count != count || memcmp(back.list, cards, (size_t)count) != 0)
			cr_assert_fail("%s, notation %d: '%.*s'", cards_shown(cards, count),
				notation, (int)out.length, out.bytes);
		text_free(&out);
	}
}

Test(card, what_is_printed_reads_back_the_same)
{
	uint64_t state = 6;
	for (enum card_notation notation = CARD_ASCII; notation <= CARD_SPANISH; notation++) {
		for (int i = 0; i < CARD_COUNT; i++)
			expect_back(&(const card){(card)i}, 1, notation);
		for (int trial = 0; trial < 2000; trial++) {
			card cards[CARD_COUNT];
			const int count = trial ? (int)random_below(&state, CARD_COUNT + 1) : 52;
			deal_from(&state, CARD_DECK, count, cards);
			expect_back(cards, count, notation);
		}
	}
}

/* ASCII and UNICODE read the same texts, so either reads the output of the other. */
Test(card, ascii_and_unicode_read_each_other)
{
	for (int i = 0; i < CARD_COUNT; i++) {
		const card c = (card)i;
		struct text out = {0};
		struct cards back;
		card_print(&out, c, CARD_UNICODE);
		cr_assert_eq(cards_parse(text_slice(&out), CARD_ASCII, &back, NULL), STATUS_OK);
		cr_assert_eq(back.list[0], c);
		text_clear(&out);
		card_print(&out, c, CARD_ASCII);
		cr_assert_eq(cards_parse(text_slice(&out), CARD_UNICODE, &back, NULL), STATUS_OK);
		cr_assert_eq(back.list[0], c);
		text_free(&out);
	}
}

/* -- faults --------------------------------------------------------------- */

struct card_invalid {
	const char *bytes;
	size_t size; /* of the literal, its NUL included */
	enum card_notation notation;
	status_code status;
	size_t offset, length, earlier;
};

#define ASCII(literal)   (literal), sizeof(literal), CARD_ASCII
#define SPANISH(literal) (literal), sizeof(literal), CARD_SPANISH

static void expect_faults(const struct card_invalid *invalid, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct card_invalid *const f = &invalid[i];
		const struct slice slice = {f->bytes, f->size - 1};
		struct cards cards;
		struct fault fault = {STATUS_OK, 99, 99, 99, 99, 99, 99};
		const status_code status = cards_parse(slice, f->notation, &cards, &fault);
		cr_expect(status == f->status && fault.status == status, "'%s': %s", f->bytes,
			message_of(status));
		cr_expect(fault.offset == f->offset && fault.length == f->length &&
				  fault.earlier == f->earlier,
			"'%s': offset %zu, length %zu, earlier %zu", f->bytes, fault.offset,
			fault.length, fault.earlier);
		cr_expect_eq(cards_parse(slice, f->notation, &cards, NULL), f->status);
	}
}

#define EXPECT_FAULTS(invalid) expect_faults(invalid, sizeof(invalid) / sizeof *(invalid))

Test(card, what_begins_no_card_is_a_bad_card)
{
	static const struct card_invalid invalid[] = {
		{ASCII("?"), STATUS_BAD_CARD, 0, 1, 0},
		{ASCII("As ?!"), STATUS_BAD_CARD, 3, 1, 3},
		{ASCII("X s"), STATUS_BAD_CARD, 0, 1, 0}, /* a space separates the two */
		{ASCII("As,Kd"), STATUS_BAD_CARD, 2, 1, 2},
		{ASCII("As\nKd"), STATUS_BAD_CARD, 2, 1, 2},
		{ASCII("As\0Kd"), STATUS_BAD_CARD, 2, 1, 2},
		{ASCII("♠A"), STATUS_BAD_CARD, 0, 3, 0},
		{ASCII("As é"), STATUS_BAD_CARD, 3, 2, 3},
		{ASCII("As 🂡"), STATUS_BAD_CARD, 3, 4, 3},
		{ASCII("A♠️️"), STATUS_BAD_CARD, 7, 3, 7}, /* a second variation selector */
		{ASCII("As\xe2\x99"), STATUS_BAD_CARD, 2, 1, 2},
		{ASCII("As\xff"), STATUS_BAD_CARD, 2, 1, 2},
		{ASCII("As\xe2\x99\xa0"), STATUS_BAD_CARD, 2, 3, 2},
		{ASCII("Asx"), STATUS_BAD_CARD, 2, 1, 2},
		{ASCII("AsX"), STATUS_BAD_CARD, 2, 1, 2},
		{ASCII("1"), STATUS_BAD_CARD, 0, 1, 0},
		{ASCII("11"), STATUS_BAD_CARD, 0, 1, 0},
		{ASCII("0"), STATUS_BAD_CARD, 0, 1, 0},
	};
	EXPECT_FAULTS(invalid);
}

Test(card, a_character_before_a_suit_is_a_bad_rank)
{
	static const struct card_invalid invalid[] = {
		{ASCII("AsKsQsJsXs"), STATUS_BAD_RANK, 8, 1, 8},
		{ASCII("1s"), STATUS_BAD_RANK, 0, 1, 0},
		{ASCII("0s"), STATUS_BAD_RANK, 0, 1, 0},
		{ASCII("X♠"), STATUS_BAD_RANK, 0, 1, 0},
		{ASCII("é♠"), STATUS_BAD_RANK, 0, 2, 0},
		{ASCII("\xffs"), STATUS_BAD_RANK, 0, 1, 0},
		{ASCII("\0s"), STATUS_BAD_RANK, 0, 1, 0},
		{ASCII("ss"), STATUS_BAD_RANK, 0, 1, 0},
		{SPANISH("TP"), STATUS_BAD_SPANISH_RANK, 0, 1, 0}, /* a ten is 10 */
		{SPANISH("AP XC"), STATUS_BAD_SPANISH_RANK, 3, 1, 3},
	};
	EXPECT_FAULTS(invalid);
}

Test(card, a_character_behind_a_rank_that_is_no_suit_is_a_bad_suit)
{
	static const struct card_invalid invalid[] = {
		{ASCII("Ax"), STATUS_BAD_SUIT, 1, 1, 1},
		{ASCII("As Kx Qs"), STATUS_BAD_SUIT, 4, 1, 4},
		{ASCII("AKs"), STATUS_BAD_SUIT, 1, 1, 1},
		{ASCII("10x"), STATUS_BAD_SUIT, 2, 1, 2},
		{ASCII("100s"), STATUS_BAD_SUIT, 2, 1, 2},
		{ASCII("A[s]"), STATUS_BAD_SUIT, 1, 1, 1},
		{ASCII("A\nKs"), STATUS_BAD_SUIT, 1, 1, 1},
		{ASCII("A\0"), STATUS_BAD_SUIT, 1, 1, 1},
		{ASCII("Aé"), STATUS_BAD_SUIT, 1, 2, 1},
		{ASCII("A\xe2\x99"), STATUS_BAD_SUIT, 1, 1, 1},     /* cut short */
		{ASCII("A\xe2\x99s"), STATUS_BAD_SUIT, 1, 1, 1},    /* broken in the middle */
		{ASCII("A\xe2\x99\x9f"), STATUS_BAD_SUIT, 1, 3, 1}, /* U+265F, before the suits */
		{ASCII("A\xe2\x99\xa8"), STATUS_BAD_SUIT, 1, 3, 1}, /* U+2668, after them */
		{ASCII("A\xf0\x9f\x82\xa1"), STATUS_BAD_SUIT, 1, 4, 1}, /* a playing card */
		{ASCII("Ap"), STATUS_BAD_SUIT, 1, 1, 1},                /* Spanish */
		{SPANISH("As"), STATUS_BAD_SPANISH_SUIT, 1, 1, 1},
		{SPANISH("AP KH"), STATUS_BAD_SPANISH_SUIT, 4, 1, 4},
	};
	EXPECT_FAULTS(invalid);
}

Test(card, a_rank_at_the_end_or_before_a_blank_has_no_suit)
{
	static const struct card_invalid invalid[] = {
		{ASCII("A"), STATUS_NO_SUIT, 0, 1, 0},
		{ASCII("As K"), STATUS_NO_SUIT, 3, 1, 3},
		{ASCII("As 10"), STATUS_NO_SUIT, 3, 2, 3},
		{ASCII("A s"), STATUS_NO_SUIT, 0, 1, 0},
		{ASCII("10 s"), STATUS_NO_SUIT, 0, 2, 0},
		{ASCII("A\ts"), STATUS_NO_SUIT, 0, 1, 0},
		{ASCII("[A]"), STATUS_NO_SUIT, 1, 1, 1},
		{SPANISH("AP 10"), STATUS_NO_SUIT, 3, 2, 3},
	};
	EXPECT_FAULTS(invalid);
}

/* Every space that separates cards separates a rank from a suit. */
Test(card, a_carriage_return_behind_a_rank_is_no_suit_rather_than_a_bad_one)
{
	static const struct card_invalid invalid[] = {
		{ASCII("As K\r"), STATUS_NO_SUIT, 3, 1, 3},
		{ASCII("10\vs"), STATUS_NO_SUIT, 0, 2, 0},
		{ASCII("10\fs"), STATUS_NO_SUIT, 0, 2, 0},
	};
	EXPECT_FAULTS(invalid);
}

Test(card, a_repeated_card_names_both_places)
{
	static const struct card_invalid invalid[] = {
		{ASCII("AsAs"), STATUS_REPEATED_CARD, 2, 2, 0},
		{ASCII("As Kd as"), STATUS_REPEATED_CARD, 6, 2, 0},
		{ASCII("2c Ts [10♠️]"), STATUS_REPEATED_CARD, 7, 8, 3},
		{ASCII("2c 3c 4c 3♧ Xs"), STATUS_REPEATED_CARD, 9, 4, 3},
		{SPANISH("AP10D 10d"), STATUS_REPEATED_CARD, 6, 3, 2},
	};
	EXPECT_FAULTS(invalid);
}

Test(card, brackets_must_balance)
{
	static const struct card_invalid invalid[] = {
		{ASCII("["), STATUS_OPEN_BRACKET, 0, 1, 0},
		{ASCII("As [Kd"), STATUS_OPEN_BRACKET, 3, 1, 3},
		{ASCII("[As] [Kd "), STATUS_OPEN_BRACKET, 5, 1, 5},
		{ASCII("[As [Kd]]"), STATUS_OPEN_BRACKET, 0, 1, 0}, /* none inside another */
		{ASCII("]"), STATUS_CLOSE_BRACKET, 0, 1, 0},
		{ASCII("As]"), STATUS_CLOSE_BRACKET, 2, 1, 2},
		{ASCII("[As]]"), STATUS_CLOSE_BRACKET, 4, 1, 4},
	};
	EXPECT_FAULTS(invalid);
}

Test(card, a_53rd_card_repeats_one)
{
	char line[2 * CARD_COUNT + 3];
	for (size_t c = 0; c < CARD_COUNT; c++) {
		line[2 * c] = rank_letters[c / 4];
		line[2 * c + 1] = suit_letters[c % 4];
	}
	for (size_t c = 0; c < CARD_COUNT; c++) {
		struct cards cards;
		struct fault fault;
		line[104] = rank_letters[c / 4];
		line[105] = suit_letters[c % 4];
		line[106] = '\0';
		cr_assert_eq(cards_parse(slice_from(line), CARD_ASCII, &cards, &fault),
			STATUS_REPEATED_CARD);
		cr_assert(fault.offset == 104 && fault.length == 2 && fault.earlier == 2 * c);
	}
}

Test(card, a_slice_of_four_gigabytes_is_refused_unread)
{
	const struct slice slice = {"", (size_t)UINT32_MAX + 1};
	struct cards cards;
	struct fault fault;
	if (slice.length == 0) /* no such slice on this machine */
		return;
	cr_expect_eq(cards_parse(slice, CARD_ASCII, &cards, &fault), STATUS_LONG_LINE);
}

/* Random bytes, many of which occur in cards. An error is within the slice, and the text before it
 * is valid, except perhaps for an open bracket. */
Test(card, faults_lie_within_the_slice_and_are_the_first)
{
	static const char *const pieces[] = {"A", "K", "10", "T", "2", "s", "c", "d", "h", "P", " ",
		"\t", "[", "]", "♠", "♡", "\xe2\x99", "\xff", "️", "é", "x", "\r", "As", "Kd",
		"9♣"};
	uint64_t state = 7;
	for (int trial = 0; trial < 100000; trial++) {
		const enum card_notation notation = (enum card_notation)(trial % 3);
		struct text line = {0};
		struct cards cards;
		struct fault fault = {0};
		status_code status, before;
		for (unsigned i = 1 + random_below(&state, 8); i > 0; i--)
			text_add_string(&line,
				pieces[random_below(&state, sizeof pieces / sizeof *pieces)]);
		status = cards_parse(text_slice(&line), notation, &cards, &fault);
		if (status) {
			struct fault first;
			bool good = fault.status == status && fault.length > 0 &&
				    fault.offset + fault.length <= line.length &&
				    fault.earlier <= fault.offset;
			if (status != STATUS_OPEN_BRACKET && status != STATUS_BAD_SUIT &&
				status != STATUS_BAD_SPANISH_SUIT) {
				before = cards_parse((struct slice){line.bytes, fault.offset},
					notation, &cards, &first);
				good = good && (!before || before == STATUS_OPEN_BRACKET);
			}
			if (!good)
				cr_assert_fail("'%.*s': %s at %zu", (int)line.length, line.bytes,
					message_of(status), fault.offset);
		}
		text_free(&line);
	}
}

/* -- the rest ------------------------------------------------------------- */

Test(card, the_reader_takes_a_piece_of_a_line_hand_by_hand)
{
	struct slice line = slice_from("x [As] Kd As 2c y"), piece = {line.bytes + 1, 14};
	struct cards_reader reader = cards_reader_in(line, piece, CARD_ASCII);
	struct fault fault;
	struct cards hand;
	cr_assert_eq(cards_reader_take(&reader, 2, &hand, &fault), STATUS_OK);
	cr_expect(hand.count == 2 && hand.list[0] == 51 && hand.at[0] == 3 && hand.at[1] == 7);
	cr_assert_eq(cards_reader_take(&reader, 2, &hand, &fault), STATUS_OK);
	cr_expect(hand.count == 2 && hand.list[0] == 51 && hand.at[0] == 10 && hand.at[1] == 13,
		"the ace again, in another hand");
	for (int i = 0; i < 2; i++) {
		cr_assert_eq(cards_reader_take(&reader, 2, &hand, &fault), STATUS_OK);
		cr_expect_eq(hand.count, 0, "the end stays the end");
	}
}

/* Pieces of lines, valid and invalid, to be concatenated at random. */
static const char *const pieces[] = {"As", "kd", "10h", "Tc", "9\u2663", "Q\u2661", "2\u2665\ufe0f",
	"3p", "5T", " ", "  ", "\t", "\r", "[", "]", "#", "x", "7", "\xe2\x99", "8s", "4d", "JC",
	"6h"};

Test(card, a_quick_line_is_the_same_as_a_parsed_one_or_left_to_the_parser)
{
	uint64_t state = 5;
	size_t quick = 0;
	for (int trial = 0; trial < 200000; trial++) {
		const enum card_notation notation =
			random_below(&state, 4) ? CARD_ASCII : CARD_SPANISH;
		const size_t words = random_below(&state, 9);
		struct text line = {0};
		struct cards parsed;
		card cards[7];
		int count = -1;
		for (size_t i = 0; i < words; i++)
			text_add_string(&line,
				pieces[random_below(&state, sizeof pieces / sizeof *pieces)]);
		const struct slice whole = text_slice(&line);
		const bool good = !cards_parse(whole, notation, &parsed, NULL);
		text_add_string(&line, "\nnext line");
		const size_t size = cards_quick_line(text_slice(&line), notation, 7, cards, &count);
		if (size) {
			quick++;
			if (!good || size != line.length - strlen("next line") ||
				count != parsed.count || count < 1 ||
				memcmp(cards, parsed.list, (size_t)count) != 0)
				cr_assert_fail("%.*s", (int)line.length, line.bytes);
		}
		text_free(&line);
	}
	cr_expect_gt(quick, 5000, "most usual lines are quick");
}

Test(card, plain_lines_of_seven_are_quick_and_of_eight_are_not)
{
	card cards[7];
	int count = 0;
	const struct slice seven = slice_from("As Kd10hTs9\u2663 2c2d\n....."),
			   eight = slice_from("AsKdQhJsTs2c2d3c\n.....");
	cr_expect_eq(cards_quick_line(seven, CARD_ASCII, 7, cards, &count), seven.length - 5);
	cr_expect_eq(count, 7);
	cr_expect_eq(cards_quick_line(eight, CARD_ASCII, 7, cards, &count), 0);
}

Test(card, a_reader_of_nothing_reads_nothing)
{
	struct slice line = slice_from("As Kd");
	struct cards_reader reader = cards_reader_in(line, (struct slice){NULL, 0}, CARD_ASCII);
	struct cards hand;
	cr_assert_eq(cards_reader_take(&reader, 5, &hand, NULL), STATUS_OK);
	cr_expect_eq(hand.count, 0);
}

Test(card, a_set_is_listed_from_the_ace_of_spades_down)
{
	uint64_t state = 8;
	card listed[64], expected[5];
	cards_from("As Ac Td 2h 2c", expected);
	cr_assert_eq(card_set_list(set_from("2c As 2h Ac Td"), listed), 5);
	cr_expect_arr_eq(listed, expected, 5);
	cr_expect_eq(card_set_list(0, listed), 0);
	cr_expect_eq(card_set_list(CARD_DECK, listed), 52);
	cr_expect(listed[0] == 51 && listed[51] == 0);
	for (int trial = 0; trial < 1000; trial++) {
		const uint64_t half = random_next(&state);
		const card_set set = half & random_next(&state) & CARD_DECK;
		const int count = card_set_list(set, listed);
		card_set back = 0;
		for (int i = 0; i < count; i++) {
			cr_assert(i == 0 || listed[i] < listed[i - 1]);
			back |= card_bit(listed[i]);
		}
		cr_assert_eq(back, set);
		cr_assert_eq(card_set_count(set), count);
	}
}

Test(card, ranks_have_the_names_that_players_say)
{
	static const char *const names[] = {"two", "three", "four", "five", "six", "seven", "eight",
		"nine", "ten", "jack", "queen", "king", "ace"};
	static const char *const plurals[] = {"deuces", "threes", "fours", "fives", "sixes",
		"sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces"};
	for (int rank = 0; rank < CARD_RANKS; rank++) {
		cr_expect_str_eq(card_rank_name(rank), names[rank]);
		cr_expect_str_eq(card_rank_plural(rank), plurals[rank]);
	}
}
