#include "cards/card.h"

#include <string.h>

static const char rank_letters[] = "23456789TJQKA";

/* Indexed by notation and suit: clubs, diamonds, hearts, spades. */
static const char *const suit_signs[][CARD_SUITS] = {
	[CARD_ASCII] = {"c", "d", "h", "s"},
	[CARD_UNICODE] = {"\u2663", "\u2666", "\u2665", "\u2660"},
	[CARD_SPANISH] = {"T", "D", "C", "P"},
};

static const char *const rank_names[] = {"two", "three", "four", "five", "six", "seven", "eight",
	"nine", "ten", "jack", "queen", "king", "ace"};

static const char *const rank_plurals[] = {"deuces", "threes", "fours", "fives", "sixes", "sevens",
	"eights", "nines", "tens", "jacks", "queens", "kings", "aces"};

enum { NO_RANK = -1, NO_SUIT = -1, TEN = 8 };

/* The meaning of a letter as a rank or a suit: 1 + the rank, 1 + the suit, 0 for none. */
struct card_letters {
	uint8_t rank[256];
	uint8_t suit[256];
};

/* clang-format off */
#define COMMON_RANKS                                                            \
	['2'] = 1, ['3'] = 2, ['4'] = 3, ['5'] = 4, ['6'] = 5, ['7'] = 6,       \
	['8'] = 7, ['9'] = 8, ['J'] = 10, ['j'] = 10, ['Q'] = 11, ['q'] = 11,   \
	['K'] = 12, ['k'] = 12, ['A'] = 13, ['a'] = 13

static const struct card_letters english = {
	.rank = {COMMON_RANKS, ['T'] = 9, ['t'] = 9},
	.suit = {['C'] = 1, ['c'] = 1, ['D'] = 2, ['d'] = 2, ['H'] = 3, ['h'] = 3, ['S'] = 4, ['s'] = 4},
};

static const struct card_letters spanish = {
	.rank = {COMMON_RANKS},
	.suit = {['T'] = 1, ['t'] = 1, ['D'] = 2, ['d'] = 2, ['C'] = 3, ['c'] = 3, ['P'] = 4, ['p'] = 4},
};
/* clang-format on */

static const struct card_letters *letters_of(enum card_notation notation)
{
	return notation == CARD_SPANISH ? &spanish : &english;
}

/* Indexed by the low three bits of U+2660 to U+2667. */
static const uint8_t sign_suits[] = {CARD_SPADES, CARD_HEARTS, CARD_DIAMONDS, CARD_CLUBS,
	CARD_SPADES, CARD_HEARTS, CARD_DIAMONDS, CARD_CLUBS};

/* True if the bytes from at[1] on are a suit symbol; tests four bytes at once. */
static inline bool sign_follows(const unsigned char *at)
{
	static const unsigned char wanted[4] = {0, 0xe2, 0x99, 0xa0},
				   mask[4] = {0, 0xff, 0xff, 0xf8};
	uint32_t bytes, want, look;

	memcpy(&bytes, at, sizeof bytes);
	memcpy(&want, wanted, sizeof want);
	memcpy(&look, mask, sizeof look);
	return (bytes & look) == want;
}

/* Reads a card in the common form quickly: one letter each for rank and suit, a ten as two
 * digits, or a suit symbol without a selector. `left` is the number of readable bytes; beyond
 * QUICK_ROOM it makes no difference. Returns the length of the card in bytes, or 0 if
 * read_card() must read it. */
enum { QUICK_ROOM = 5 };

static inline size_t quick_card(const unsigned char *at, size_t left,
	const struct card_letters *letters, card *out)
{
	unsigned rank, suit;

	if (left < 2)
		return 0;
	rank = letters->rank[at[0]];
	suit = letters->suit[at[1]];
	if (rank && suit) {
		*out = card_of((int)rank - 1, (int)suit - 1);
		return 2;
	}
	if (rank && left >= 4 && sign_follows(at) && (left == 4 || at[4] != 0xef)) {
		*out = card_of((int)rank - 1, sign_suits[at[3] & 7]);
		return 4;
	}
	if (at[0] == '1' && at[1] == '0' && left >= 3 && letters->suit[at[2]]) {
		*out = card_of(TEN, letters->suit[at[2]] - 1);
		return 3;
	}
	return 0;
}

int card_rank_read(struct scan *scan, enum card_notation notation)
{
	int rank = letters_of(notation)->rank[*scan->at] - 1;

	if (rank != NO_RANK) {
		scan->at++;
	} else if (scan->end - scan->at >= 2 && scan->at[0] == '1' && scan->at[1] == '0') {
		scan->at += 2;
		rank = TEN;
	}
	return rank;
}

/* Reads a letter or a symbol (U+2660 to U+2667, in UTF-8 e2 99 a0 to e2 99 a7) with an optional
 * variation selector (U+FE0E or U+FE0F: ef b8 8e, ef b8 8f). */
int card_suit_read(struct scan *scan, enum card_notation notation)
{
	int suit = letters_of(notation)->suit[*scan->at] - 1;

	if (suit != NO_SUIT) {
		scan->at++;
		return suit;
	}
	if (scan->end - scan->at < 3 ||
		!(scan->at[0] == 0xe2 && scan->at[1] == 0x99 && (scan->at[2] & 0xf8) == 0xa0))
		return NO_SUIT;
	suit = sign_suits[scan->at[2] & 7];
	scan->at += 3;
	if (scan->end - scan->at >= 3 && !memcmp(scan->at, "\xef\xb8", 2) &&
		(scan->at[2] == 0x8e || scan->at[2] == 0x8f))
		scan->at += 3;
	return suit;
}

/* Reads one card at the cursor, which is neither at a blank nor at the end. */
static status_code read_card(struct scan *scan, enum card_notation notation, card *out,
	struct fault *fault)
{
	size_t start = scan_offset(scan);
	int rank = card_rank_read(scan, notation), suit;

	if (rank == NO_RANK) {
		/* "Xs" has an invalid rank; "?!" does not resemble a card */
		size_t size = scan_char_length(scan);
		struct scan after = {scan->start, scan->at + size, scan->end};
		bool suited = !scan_done(&after) && card_suit_read(&after, notation) != NO_SUIT;
		status_code bad =
			notation == CARD_SPANISH ? STATUS_BAD_SPANISH_RANK : STATUS_BAD_RANK;

		return fault_set(fault, suited ? bad : STATUS_BAD_CARD, start, size);
	}
	if (scan_done(scan))
		return fault_set(fault, STATUS_NO_SUIT, start, scan_offset(scan) - start);
	suit = card_suit_read(scan, notation);
	if (suit == NO_SUIT) {
		struct scan after = *scan;

		scan_blanks(&after);
		if (after.at > scan->at || *scan->at == ']')
			return fault_set(fault, STATUS_NO_SUIT, start, scan_offset(scan) - start);
		return fault_set(fault,
			notation == CARD_SPANISH ? STATUS_BAD_SPANISH_SUIT : STATUS_BAD_SUIT,
			scan_offset(scan), scan_char_length(scan));
	}
	*out = card_of(rank, suit);
	return STATUS_OK;
}

struct cards_reader cards_reader_in(struct slice line, struct slice piece,
	enum card_notation notation)
{
	struct cards_reader reader = {.scan = scan_of(line), .notation = notation};

	if (piece.length)
		reader.scan.at = (const unsigned char *)piece.bytes;
	reader.scan.end = reader.scan.at + piece.length;
	return reader;
}

uint32_t cards_place(const struct cards *cards, card c)
{
	int i = 0;

	while (cards->list[i] != c)
		i++;
	return cards->at[i];
}

static inline void add_card(struct cards *cards, card c, size_t at, size_t size)
{
	cards->set |= card_bit(c);
	cards->list[cards->count] = c;
	cards->at[cards->count] = (uint32_t)at;
	cards->size[cards->count++] = (uint8_t)size;
}

/* Adds cards in the common form, with blanks between, up to a repeated one. Most hands consist of
 * nothing else. */
static void add_quick_cards(struct cards *cards, struct cards_reader *reader, int most)
{
	const struct card_letters *letters = letters_of(reader->notation);
	struct scan *scan = &reader->scan;
	const unsigned char *at = scan->at;

	while (at < scan->end && cards->count < most) {
		size_t size;
		card c = 0;

		if (*at == ' ') {
			at++;
			continue;
		}
		size = quick_card(at, (size_t)(scan->end - at), letters, &c);
		if (!size || cards->set & card_bit(c))
			break;
		add_card(cards, c, (size_t)(at - scan->start), size);
		at += size;
	}
	scan->at = at;
}

status_code cards_reader_take(struct cards_reader *reader, int most, struct cards *out,
	struct fault *fault)
{
	struct scan *scan = &reader->scan;

	out->count = 0;
	out->set = 0;
	add_quick_cards(out, reader, most);
	for (scan_blanks(scan); !scan_done(scan) && out->count < most; scan_blanks(scan)) {
		size_t at = scan_offset(scan);
		status_code status;
		card c = 0;

		if (*scan->at == ',' && reader->commas) {
			scan->at++;
			continue;
		}
		if (*scan->at == '[' || *scan->at == ']') {
			const bool opens = *scan->at == '[';

			if (opens && reader->in_brackets)
				return fault_set(fault, STATUS_OPEN_BRACKET, reader->open, 1);
			if (!opens && !reader->in_brackets)
				return fault_set(fault, STATUS_CLOSE_BRACKET, at, 1);
			reader->in_brackets = opens;
			reader->open = at;
			scan->at++;
			continue;
		}
		status = read_card(scan, reader->notation, &c, fault);
		if (status)
			return status;
		if (out->set & card_bit(c)) {
			fault_set(fault, STATUS_REPEATED_CARD, at, scan_offset(scan) - at);
			if (fault)
				fault->earlier = cards_place(out, c);
			return STATUS_REPEATED_CARD;
		}
		add_card(out, c, at, scan_offset(scan) - at);
	}
	if (scan_done(scan) && reader->in_brackets)
		return fault_set(fault, STATUS_OPEN_BRACKET, reader->open, 1);
	return STATUS_OK;
}

static status_code parse(struct slice slice, enum card_notation notation, bool commas,
	struct cards *out, struct fault *fault)
{
	struct cards_reader reader = cards_reader_in(slice, slice, notation);

	if (slice.length > UINT32_MAX)
		return fault_set(fault, STATUS_LONG_LINE, 0, 0);
	reader.commas = commas;
	/* a 53rd card repeats one, so that the space always suffices */
	return cards_reader_take(&reader, CARD_COUNT + 1, out, fault);
}

status_code cards_parse(struct slice slice, enum card_notation notation, struct cards *out,
	struct fault *fault)
{
	return parse(slice, notation, false, out, fault);
}

status_code cards_parse_apart(struct slice slice, enum card_notation notation, struct cards *out,
	struct fault *fault)
{
	return parse(slice, notation, true, out, fault);
}

size_t cards_quick_line(struct slice text, enum card_notation notation, int most, card *cards,
	int *count)
{
	const struct card_letters *letters = letters_of(notation);
	const unsigned char *at = (const unsigned char *)text.bytes, *end = at + text.length;
	card_set set = 0;
	int read = 0;

	/* cards_parse() reads the last bytes of the text */
	while (end - at >= QUICK_ROOM) {
		size_t size;
		card c = 0;

		if (*at == ' ') {
			at++;
			continue;
		}
		if (*at == '\n') {
			*count = read;
			return read ? (size_t)(at + 1 - (const unsigned char *)text.bytes) : 0;
		}
		size = quick_card(at, QUICK_ROOM, letters, &c);
		if (!size || read == most || set & card_bit(c))
			return 0;
		set |= card_bit(c);
		cards[read++] = c;
		at += size;
	}
	return 0;
}

void card_rank_print(struct text *out, int rank, enum card_notation notation)
{
	if (notation == CARD_SPANISH && rank == 8)
		text_add_string(out, "10");
	else
		text_add_char(out, rank_letters[rank]);
}

void card_suit_print(struct text *out, int suit, enum card_notation notation)
{
	text_add_string(out, suit_signs[notation][suit]);
}

void card_print(struct text *out, card c, enum card_notation notation)
{
	card_rank_print(out, card_rank(c), notation);
	card_suit_print(out, card_suit(c), notation);
}

/* Cards of two characters each, without separators, as in most rows. */
static void print_plain(struct text *out, const card *cards, int count)
{
	static const char suit_letters[] = "cdhs";
	char *to = text_reserve(out, 2 * (size_t)count);

	if (!to)
		return;
	for (int i = 0; i < count; i++) {
		*to++ = rank_letters[card_rank(cards[i])];
		*to++ = suit_letters[card_suit(cards[i])];
	}
	out->length += 2 * (size_t)count;
}

void cards_print(struct text *out, const card *cards, int count, enum card_notation notation,
	const char *between)
{
	if (notation == CARD_ASCII && !*between) {
		print_plain(out, cards, count);
		return;
	}
	for (int i = 0; i < count; i++) {
		if (i)
			text_add_string(out, between);
		card_print(out, cards[i], notation);
	}
}

int card_set_list(card_set set, card *out)
{
	int count = 0;

	for (int c = CARD_COUNT - 1; c >= 0; c--)
		if (set >> c & 1)
			out[count++] = (card)c;
	return count;
}

const char *card_rank_name(int rank)
{
	return rank_names[rank];
}

const char *card_rank_plural(int rank)
{
	return rank_plurals[rank];
}
