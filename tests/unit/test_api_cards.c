/* Cards through felt.h. A card is rank * 4 + suit, and felt-cards(7) describes the notation. */
#include "felt.h"

#include <criterion/criterion.h>
#include <string.h>

static felt_card card_at(int rank, int suit)
{
	return (felt_card)(rank * 4 + suit);
}

Test(api_cards, the_notations_of_people_read_the_same)
{
	static const char *const texts[] = {"AhKd10s", "ah kd ts", "[Ah Kd] 10♠", "A♥K♦T♠",
		"Ah,Kd,Ts", "  A♡, K♢  ,T♤ "};
	const felt_card expected[] = {card_at(12, 2), card_at(11, 1), card_at(8, 3)};

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		felt_card cards[3];
		felt_error error;

		cr_expect_eq(felt_cards_parse(texts[i], cards, 3, &error), 3, "%s: %s", texts[i],
			error.message);
		cr_expect_arr_eq(cards, expected, 3, "%s", texts[i]);
		cr_expect_eq(error.status, FELT_OK);
		cr_expect_str_eq(error.message, "");
	}
}

Test(api_cards, text_without_cards_is_no_error)
{
	felt_card cards[1];

	cr_expect_eq(felt_cards_parse("", cards, 1, NULL), 0);
	cr_expect_eq(felt_cards_parse(" \t", cards, 1, NULL), 0);
}

static void expect_error(const char *text, uint64_t offset, uint64_t length, uint64_t earlier,
	const char *message)
{
	felt_card cards[5];
	felt_error error;

	cr_expect_eq(felt_cards_parse(text, cards, 5, &error), -1, "%s", text);
	cr_expect_eq(felt_cards_parse(text, cards, 5, NULL), -1, "%s", text);
	cr_expect_eq(error.status, FELT_BAD_TEXT, "%s", text);
	cr_expect_neq(error.reason, 0, "%s", text);
	cr_expect_eq(error.offset, offset, "%s: %d", text, (int)error.offset);
	cr_expect_eq(error.length, length, "%s: %d", text, (int)error.length);
	cr_expect_eq(error.earlier, earlier, "%s: %d", text, (int)error.earlier);
	cr_expect_str_eq(error.message, message);
}

Test(api_cards, an_error_says_what_is_wrong_and_where)
{
	expect_error("As Xd", 3, 1, 3, "no such rank 'X' (2 to 9, T or 10, J, Q, K, A)");
	expect_error("As Kx", 4, 1, 4, "no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)");
	expect_error("As K♠ As", 8, 2, 0, "duplicate card 'As', first at column 1");
	expect_error("As [Ks", 3, 1, 3, "bracket '[' is not closed");
	expect_error("2c 3c 4c 5c 6c 7c", 15, 2, 15, "too many cards: at most 5, not 6");
}

Test(api_cards, a_message_shows_no_controls_and_ends_within_its_space)
{
	char long_text[1000];
	felt_card cards[5];
	felt_error error;

	expect_error("\033[31m", 0, 1, 0, "no card begins with '\\x1b'");
	for (size_t i = 0; i + 3 < sizeof long_text; i += 3)
		memcpy(long_text + i, "A♠" + 1, 4); /* symbols without ranks */
	cr_expect_eq(felt_cards_parse(long_text, cards, 5, &error), -1);
	cr_expect_not_null(memchr(error.message, '\0', sizeof error.message));
}

Test(api_cards, cards_are_printed_in_each_notation)
{
	const felt_card cards[] = {card_at(12, 2), card_at(8, 0), FELT_NO_CARD};
	char out[64];

	cr_expect_eq(felt_cards_print(cards, 3, FELT_ASCII, " ", out, sizeof out), 8);
	cr_expect_str_eq(out, "Ah Tc ??");
	felt_cards_print(cards, 2, FELT_SYMBOLS, "", out, sizeof out);
	cr_expect_str_eq(out, "A♥T♣");
	felt_cards_print(cards, 2, FELT_SPANISH, ", ", out, sizeof out);
	cr_expect_str_eq(out, "AC, 10T");
}

Test(api_cards, printing_ends_as_snprintf_does)
{
	const felt_card cards[] = {51, 50, 49};
	char out[8];

	cr_expect_eq(felt_cards_print(cards, 3, FELT_ASCII, "", NULL, 0), 6);
	for (size_t size = 1; size <= sizeof out; size++) {
		memset(out, 'x', sizeof out);
		cr_expect_eq(felt_cards_print(cards, 3, FELT_ASCII, "", out, size), 6);
		cr_expect_eq(strlen(out), size < 7 ? size - 1 : 6);
		cr_expect_eq(strncmp(out, "AsAhAd", strlen(out)), 0);
		if (size < sizeof out)
			cr_expect_eq(out[size], 'x', "a byte after the buffer was changed");
	}
	cr_expect_eq(felt_cards_print(cards, 0, FELT_ASCII, "", out, sizeof out), 0);
	cr_expect_str_eq(out, "");
}

Test(api_cards, sets_list_their_cards_from_the_highest)
{
	const felt_card cards[] = {5, 51, FELT_NO_CARD, 17};
	const felt_card expected[] = {51, 17, 5};
	const felt_cards set = felt_cards_set(cards, 4);
	felt_card list[52];

	cr_expect_eq(set, UINT64_C(1) << 5 | UINT64_C(1) << 17 | UINT64_C(1) << 51);
	cr_expect_eq(felt_cards_list(set, list), 3);
	cr_expect_arr_eq(list, expected, 3);
	cr_expect_eq(felt_cards_list(UINT64_MAX, list), 52);
}
