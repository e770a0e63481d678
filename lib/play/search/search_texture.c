/* The textures of boards. */
#include "play/search/search_inside.h"

static const char *const words[SEARCH_TEXTURES] = {
	[SEARCH_MONOTONE] = "monotone",
	[SEARCH_TWO_TONE] = "two-tone",
	[SEARCH_RAINBOW] = "rainbow",
	[SEARCH_PAIRED] = "paired",
	[SEARCH_UNPAIRED] = "unpaired",
	[SEARCH_TRIPS] = "trips",
	[SEARCH_CONNECTED] = "connected",
	[SEARCH_STRAIGHT_POSSIBLE] = "straight-possible",
	[SEARCH_FLUSH_POSSIBLE] = "flush-possible",
};

/* Reads "A-high" or "A high". */
static bool read_high(struct slice word, enum card_notation notation, int *high)
{
	struct scan scan = scan_of(word);
	const int rank = scan_done(&scan) ? -1 : card_rank_read(&scan, notation);
	struct slice rest;

	if (rank < 0 || scan_done(&scan) || (*scan.at != '-' && *scan.at != ' '))
		return false;
	scan.at++;
	rest = slice_trim((struct slice){(const char *)scan.at, (size_t)(scan.end - scan.at)});
	*high = rank;
	return slice_is_word(rest, "high");
}

static bool read_word(struct slice word, struct search_texture *texture)
{
	const bool is_not = word.length && word.bytes[0] == '!';

	if (is_not)
		word = slice_trim((struct slice){word.bytes + 1, word.length - 1});
	for (int i = 0; i < SEARCH_TEXTURES; i++)
		if (slice_is_word(word, words[i])) {
			*(is_not ? &texture->is_not : &texture->is) |= (uint16_t)(1u << i);
			return true;
		}
	return false;
}

status_code search_read_texture(struct slice text, enum card_notation notation,
	struct search_texture *texture, struct fault *fault)
{
	struct search_texture read = *texture;
	struct slice rest = text, word;

	read.given = true;
	while (search_next(&rest, &word)) {
		struct cards cards;
		int high;

		if (read_word(word, &read))
			continue;
		if (read_high(word, notation, &high)) {
			if (read.high >= 0 && read.high != high)
				return search_fault(fault, STATUS_SEARCH_HIGH, text, word);
			read.high = high;
		} else if (word.length && !cards_parse(word, notation, &cards, NULL)) {
			read.has |= cards.set;
		} else {
			return search_fault(fault, STATUS_SEARCH_TEXTURE, text, word);
		}
	}
	*texture = read;
	return STATUS_OK;
}

/* The ranks of a board as a mask in which the ace is also below the deuce. */
static unsigned around(unsigned ranks)
{
	return ranks << 1 | (ranks >> (CARD_RANKS - 1) & 1);
}

/* Whether three of the ranks lie within five that follow each other. */
static bool has_straight(unsigned ranks)
{
	enum { FIVE = 0x1f, LOWS = CARD_RANKS + 1 - 5 };

	for (int low = 0; low <= LOWS; low++)
		if (bits_count(around(ranks) >> low & FIVE) >= 3)
			return true;
	return false;
}

static unsigned textures_of(const card *board, int count, int *high)
{
	int of_suit[CARD_SUITS] = {0}, of_rank[CARD_RANKS] = {0}, suits = 0, most = 0, same = 0;
	unsigned ranks = 0, near;

	*high = 0;
	for (int i = 0; i < count; i++) {
		const int rank = card_rank(board[i]), suit = card_suit(board[i]);

		suits += !of_suit[suit];
		most = ++of_suit[suit] > most ? of_suit[suit] : most;
		same = ++of_rank[rank] > same ? of_rank[rank] : same;
		ranks |= 1u << rank;
		*high = rank > *high ? rank : *high;
	}
	near = around(ranks);
	return (unsigned)(suits == 1) << SEARCH_MONOTONE |
	       (unsigned)(suits == 2) << SEARCH_TWO_TONE |
	       (unsigned)(suits == count) << SEARCH_RAINBOW |
	       (unsigned)(same >= 2) << SEARCH_PAIRED | (unsigned)(same < 2) << SEARCH_UNPAIRED |
	       (unsigned)(same >= 3) << SEARCH_TRIPS |
	       (unsigned)((near & near >> 1 & near >> 2) != 0) << SEARCH_CONNECTED |
	       (unsigned)has_straight(ranks) << SEARCH_STRAIGHT_POSSIBLE |
	       (unsigned)(most >= 3) << SEARCH_FLUSH_POSSIBLE;
}

bool search_has_texture(const struct search_texture *texture, const card *board, int count)
{
	card_set set = 0;
	unsigned textures;
	int high;

	for (int i = 0; i < count; i++) {
		if (board[i] >= CARD_COUNT)
			return false;
		set |= card_bit(board[i]);
	}
	if (texture->has & ~set)
		return false;
	textures = textures_of(board, count, &high);
	return (texture->is & ~textures) == 0 && (texture->is_not & textures) == 0 &&
	       (texture->high < 0 || texture->high == high);
}
