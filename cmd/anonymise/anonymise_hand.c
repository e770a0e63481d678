/* Rebuilds a hand from its parts that do not identify anybody. */
#include "anonymise.h"

#include "base/scan.h"

/* -- aliases ----------------------------------------------------------------------- */

/* An alias has 60 bits of a keyed hash. Among n names, the probability that two have the same alias
 * is about n^2 / 2^61: 4 in 10^7 for a million names, 4 in 10^11 for ten thousand. Hand numbers
 * have 10^18 values: among a million of them, two are equal with a probability of 5 in 10^7.
 *
 * An attacker who has the hands and guesses the key can try names until they give the aliases. A
 * password is therefore stretched; a key from a file is assumed to have enough entropy. */
enum { ALIAS_LETTERS = 12 };

/* The replacement for a name: lower-case letters and the digits 2 to 7. `kind` distinguishes a
 * player and a table with the same name. */
static struct slice alias(const struct secret_key *key, const char *kind, struct slice name,
	char room[ALIAS_LETTERS])
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
	uint64_t value = secret_keyed(key, kind, name);

	for (int i = 0; i < ALIAS_LETTERS; i++) {
		room[i] = letters[value & 31];
		value >>= 5;
	}
	return (struct slice){room, ALIAS_LETTERS};
}

/* The replacement for a number: below 10^18, which hand databases can hold. */
static uint64_t number_of(const struct secret_key *key, const char *kind, struct slice number)
{
	return secret_keyed(key, kind, number) % UINT64_C(1000000000000000000);
}

/* -- players ----------------------------------------------------------------------- */

/* "Hero", "BTN", or in stud, which has no positions, "P1" for the first player. */
static struct slice name_by_position(const struct hand_record *hand, int seat,
	char room[ALIAS_LETTERS])
{
	const char *const code = hand_position(&hand->setup, seat).code;
	struct text name = text_over(room, ALIAS_LETTERS);

	if (seat == hand_hero(hand))
		text_add_string(&name, "Hero");
	else if (*code)
		text_add_string(&name, code);
	else
		text_format(&name, "P%d", seat + 1);
	return text_slice(&name);
}

static void write_players(struct text *out, const struct hand_record *hand,
	const struct secret_key *key, enum anonymise_names kind)
{
	char room[SEATS_MAX][ALIAS_LETTERS];
	struct slice names[SEATS_MAX];
	bool numbered = true, named = kind == ANONYMISE_POSITIONS;

	for (int i = 0; i < hand->setup.seats; i++) {
		numbered &= hand->seat_number[i] > 0;
		named |= hand->player[i].length > 0;
		names[i] = hand->player[i];
		if (kind == ANONYMISE_POSITIONS)
			names[i] = name_by_position(hand, i, room[i]);
		else if (names[i].length)
			names[i] = alias(key, "player", names[i], room[i]);
	}
	if (numbered)
		phh_write_numbers(out, "seats", hand->seat_number, hand->setup.seats);
	if (named)
		phh_write_strings(out, "players", names, hand->setup.seats);
}

/* -- where ------------------------------------------------------------------------- */

/* Treats the site's hand number and that of a PHH file alike. */
static void write_number(struct text *out, const struct hand_record *hand,
	const struct secret_key *key)
{
	const struct slice of_site = hand_text(hand, "_hand"), of_file = hand_text(hand, "hand");
	const struct slice number = of_site.length ? of_site : of_file;

	if (number.length)
		phh_write_number(out, "hand", number_of(key, "hand", number));
}

static void write_tournament(struct text *out, const struct hand_record *hand,
	const struct secret_key *key)
{
	const struct slice tournament = hand_text(hand, "_tournament");
	char room[24];
	struct text number = text_over(room, sizeof room);

	if (!tournament.length)
		return;
	text_add_uint(&number, number_of(key, "tournament", tournament));
	phh_write_string(out, "_tournament", text_slice(&number));
}

/* -- when -------------------------------------------------------------------------- */

static void write_times(struct text *out, const struct hand_record *hand,
	enum anonymise_times times)
{
	static const struct {
		const char *key;
		enum anonymise_times until;
		uint64_t most;
	} parts[] = {
		{"day", ANONYMISE_DAY, 31},
		{"month", ANONYMISE_MONTH, 12},
		{"year", ANONYMISE_YEAR, 9999},
	};

	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		uint64_t value;

		if (times <= parts[i].until &&
			slice_uint(hand_text(hand, parts[i].key), parts[i].most, &value))
			phh_write_number(out, parts[i].key, value);
	}
}

/* -- chips ------------------------------------------------------------------------- */

/* Writes the fields for amounts, if their values are amounts. */
static void write_amounts(struct text *out, const struct hand_record *hand)
{
	static const char *const keys[] = {"_rake", "_fees", "_cap", "_splash"};
	const int seats = hand->setup.seats;

	if (hand->has_finishing)
		phh_write_amounts(out, "finishing_stacks", hand->finishing, seats, hand->places);
	if (hand->has_winnings)
		phh_write_amounts(out, "winnings", hand->winnings, seats, hand->places);
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		const struct hand_key *const key = hand_find(hand, keys[i]);
		chips amount;

		if (key && chips_parse(key->value, false, hand->places, &amount))
			phh_write_amount(out, keys[i], amount, hand->places);
	}
	if (slice_equal(hand_text(hand, "_uncapped"), "true"))
		text_add_string(out, "_uncapped = true\n");
}

/* Writes the currency, if it is a code of three capitals. */
static void write_currency(struct text *out, const struct hand_record *hand)
{
	const struct slice code = hand_text(hand, "currency");

	for (size_t i = 0; i < code.length; i++)
		if (code.bytes[i] < 'A' || code.bytes[i] > 'Z')
			return;
	if (code.length == 3)
		phh_write_string(out, "currency", code);
}

/* -- the hand ---------------------------------------------------------------------- */

void anonymise_hand(struct text *out, const struct hand_record *hand, const struct secret_key *key,
	enum anonymise_times times, enum anonymise_names names)
{
	struct slice value;
	char room[ALIAS_LETTERS];
	uint64_t number;

	phh_write_setup(out, &hand->setup, hand->places);
	for (int i = 0; i < hand->action_count; i++)
		if (!hand->actions[i].nothing)
			phh_write_action(out, &hand->actions[i].action, hand->places);
	text_add_string(out, "]\n");
	write_times(out, hand, times);
	write_number(out, hand, key);
	value = hand_text(hand, "table");
	if (value.length)
		phh_write_string(out, "table", alias(key, "table", value, room));
	write_players(out, hand, key, names);
	write_currency(out, hand);
	write_amounts(out, hand);
	if (slice_uint(hand_text(hand, "seat_count"), 100, &number))
		phh_write_number(out, "seat_count", number);
	if (hand_hero(hand) >= 0)
		phh_write_number(out, "_hero", (uint64_t)hand_hero(hand) + 1);
	write_tournament(out, hand, key);
	phh_write_boards(out, &hand->setup);
}
