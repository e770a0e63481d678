/* Patterns: the text notation of the cards that a hand must have. */
#include "odds/hands/hands_internal.h"

#include <string.h>

enum { ALL_RANKS = (1 << CARD_RANKS) - 1, PLACES_READ = 16 /* more than any hand has */ };

bool hands_at_close(const struct hands_reader *reader)
{
	return hands_at(reader, '[') && reader->scan.end - reader->scan.at > 1 &&
	       reader->scan.at[1] == '/';
}

bool hands_at_end(const struct hands_reader *reader)
{
	static const char ends[] = ",:!@()+-";

	return scan_done(&reader->scan) || scan_is_space((char)*reader->scan.at) ||
	       memchr(ends, *reader->scan.at, sizeof ends - 1) || hands_at_close(reader);
}

status_code hands_wrong(const struct hands_reader *reader, status_code status, size_t from)
{
	return fault_set(reader->fault, status, from, scan_offset(&reader->scan) - from);
}

status_code hands_wrong_here(const struct hands_reader *reader, status_code status)
{
	const size_t size = scan_done(&reader->scan) ? 0 : scan_char_length(&reader->scan);

	return fault_set(reader->fault, status, scan_offset(&reader->scan), size);
}

/* -- letters ------------------------------------------------------------------- */

static card_set cards_of_ranks(unsigned ranks)
{
	card_set cards = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		if (ranks >> rank & 1)
			cards |= UINT64_C(15) << card_of(rank, 0);
	return cards;
}

/* The ranks from one rank to another. */
static unsigned ranks_between(int from, int to)
{
	const int low = from < to ? from : to, high = from < to ? to : from;

	return (2u << high) - (1u << low);
}

/* Classes of ranks, by their letters after `$` in ProPokerTools. Some of these letters are also
 * read without `$` if they have no other meaning. */
static const struct {
	char letter;
	bool alone;
	uint16_t ranks;
} classes[] = {
	{'b', true, 0x1e00},  /* A K Q J */
	{'f', true, 0x0e00},  /* K Q J */
	{'l', true, 0x107f},  /* A 8 to 2 */
	{'m', true, 0x01e0},  /* T to 7 */
	{'n', false, 0x0f80}, /* K to 9 */
	{'r', false, 0x1f00}, /* A to T */
	{'w', false, 0x100f}, /* A 5 to 2 */
	{'z', false, 0x001f}, /* 6 to 2 */
};

/* Reads the letter of a class of ranks. Returns 0, without moving the cursor, if there is none. */
static unsigned read_class(struct hands_reader *reader)
{
	const bool sign = hands_pass(reader, '$');

	for (size_t i = 0; !scan_done(&reader->scan) && i < sizeof classes / sizeof *classes; i++)
		if ((*reader->scan.at | 0x20) == classes[i].letter && (sign || classes[i].alone)) {
			reader->scan.at++;
			return classes[i].ranks;
		}
	reader->scan.at -= sign;
	return 0;
}

static int read_variable(struct hands_reader *reader, const char *letters)
{
	const char *found;

	if (scan_done(&reader->scan) || *reader->scan.at < 'A' || *reader->scan.at > 'z')
		return HANDS_NONE;
	found = strchr(letters, *reader->scan.at | 0x20);
	if (!found || !*found)
		return HANDS_NONE;
	reader->scan.at++;
	return (int)(found - letters);
}

static int read_rank(struct hands_reader *reader)
{
	return scan_done(&reader->scan) ? -1 : card_rank_read(&reader->scan, reader->notation);
}

static int read_suit(struct hands_reader *reader)
{
	return scan_done(&reader->scan) ? -1 : card_suit_read(&reader->scan, reader->notation);
}

/* Reads a suit, or a variable for one, if one is here. */
static bool read_place_suit(struct hands_reader *reader, struct hands_place *place)
{
	const int suit = read_suit(reader);

	if (suit != -1) {
		place->cards &= card_set_suit(suit);
		place->one_suit = true;
		return true;
	}
	place->suit_variable = (int8_t)read_variable(reader, "wxyz");
	return place->suit_variable != HANDS_NONE;
}

/* -- lists ---------------------------------------------------------------------- */

/* Reads an item of a list: a rank, a span of ranks, a suit or a card. */
static status_code read_item(struct hands_reader *reader, card_set *cards)
{
	const size_t start = scan_offset(&reader->scan);
	int rank = read_rank(reader), suit, to;

	if (rank == -1) {
		suit = read_suit(reader);
		if (suit == -1)
			return hands_wrong_here(reader, STATUS_BAD_TERM);
		*cards |= card_set_suit(suit);
		return STATUS_OK;
	}
	suit = read_suit(reader);
	if (suit != -1) {
		*cards |= card_bit(card_of(rank, suit));
		return STATUS_OK;
	}
	to = rank;
	if (hands_pass(reader, '-')) {
		to = read_rank(reader);
		if (to == -1)
			return scan_done(&reader->scan) || hands_at(reader, ']')
				       ? hands_wrong(reader, STATUS_OPEN_SPAN, start)
				       : hands_wrong_here(reader, STATUS_BAD_RANK);
	}
	*cards |= cards_of_ranks(ranks_between(rank, to));
	return STATUS_OK;
}

/* Reads a list; the card is one of it: [K-T] [A,5-2] [As,Kh] [hs]. */
static status_code read_list(struct hands_reader *reader, struct hands_place *place)
{
	const size_t open = scan_offset(&reader->scan);
	status_code status;

	place->cards = 0;
	place->ranked = true;
	hands_pass(reader, '[');
	for (;;) {
		while (hands_at(reader, ',') ||
			(!scan_done(&reader->scan) && scan_is_blank((char)*reader->scan.at)))
			reader->scan.at++;
		if (scan_done(&reader->scan))
			return fault_set(reader->fault, STATUS_OPEN_BRACKET, open, 1);
		if (hands_at(reader, ']') && place->cards)
			break;
		status = read_item(reader, &place->cards);
		if (status)
			return status;
	}
	hands_pass(reader, ']');
	read_place_suit(reader, place);
	return place->cards ? STATUS_OK : hands_wrong(reader, STATUS_BAD_TERM, open);
}

/* -- cards ---------------------------------------------------------------------- */

/* Places and their locations in the text. */
struct hands_pattern_places {
	int count;
	struct hands_place place[PLACES_READ];
	size_t at[PLACES_READ], size[PLACES_READ];
};

static bool is_card(const struct hands_place *place)
{
	return place->one_rank && place->one_suit;
}

/* Adds a place that ends at the cursor. A card may not be repeated. */
static status_code add_place(struct hands_reader *reader, struct hands_pattern_places *places,
	const struct hands_place *place, size_t at)
{
	const int last = places->count < PLACES_READ ? places->count++ : PLACES_READ - 1;

	places->place[last] = *place;
	places->at[last] = at;
	places->size[last] = scan_offset(&reader->scan) - at;
	if (!is_card(place))
		return STATUS_OK;
	if (!(place->cards & reader->game->deck))
		return hands_wrong(reader, STATUS_NOT_IN_DECK, at);
	for (int i = 0; i < last; i++)
		if (is_card(&places->place[i]) && places->place[i].cards == place->cards) {
			hands_wrong(reader, STATUS_REPEATED_CARD, at);
			if (reader->fault)
				reader->fault->earlier = places->at[i];
			return STATUS_REPEATED_CARD;
		}
	return STATUS_OK;
}

/* Reads the text of one card. If there is none, *found is false, and nothing is read. */
static status_code read_place(struct hands_reader *reader, struct hands_place *place, bool *found)
{
	unsigned ranks;
	int rank;

	*place = (struct hands_place){.cards = CARD_DECK,
		.rank_variable = HANDS_NONE,
		.suit_variable = HANDS_NONE};
	*found = true;
	if (hands_at(reader, '['))
		return read_list(reader, place);
	if (hands_pass(reader, '*')) {
		read_place_suit(reader, place);
		return STATUS_OK;
	}
	rank = read_rank(reader);
	ranks = rank == -1 ? read_class(reader) : 1u << rank;
	place->one_rank = rank != -1;
	place->ranked = ranks > 0;
	if (ranks) {
		place->cards = cards_of_ranks(ranks);
		read_place_suit(reader, place);
	} else if (!read_place_suit(reader, place)) {
		place->rank_variable = (int8_t)read_variable(reader, "rongpe");
		place->ranked = place->rank_variable != HANDS_NONE;
		*found = place->ranked;
		if (*found)
			read_place_suit(reader, place);
	}
	return STATUS_OK;
}

/* True if brackets enclose the cards of a hand, or some of them, and not a list. */
static bool at_cards(const struct hands_reader *reader)
{
	struct hands_reader behind = *reader;

	if (!hands_pass(&behind, '['))
		return false;
	for (;;) {
		scan_blanks(&behind.scan);
		if (hands_at(&behind, ']'))
			return true;
		if (read_rank(&behind) == -1 || read_suit(&behind) == -1)
			return scan_done(&behind.scan);
	}
}

static status_code read_cards(struct hands_reader *reader, struct hands_pattern_places *places)
{
	const size_t open = scan_offset(&reader->scan);

	hands_pass(reader, '[');
	for (;;) {
		struct hands_place place;
		status_code status;
		size_t at;
		bool found;

		scan_blanks(&reader->scan);
		if (hands_pass(reader, ']'))
			return STATUS_OK;
		at = scan_offset(&reader->scan);
		status = read_place(reader, &place, &found);
		if (!status && !found)
			return fault_set(reader->fault, STATUS_OPEN_BRACKET, open, 1);
		if (!status)
			status = add_place(reader, places, &place, at);
		if (status)
			return status;
	}
}

/* Skips blanks if a card follows, and all places so far are cards and too few: "As Ks Qh Jh". */
static void pass_to_card(struct hands_reader *reader, const struct hands_pattern_places *places)
{
	struct hands_reader behind = *reader;
	const unsigned char *next;

	if (!places->count || places->count >= reader->game->own)
		return;
	for (int i = 0; i < places->count; i++)
		if (!is_card(&places->place[i]))
			return;
	scan_blanks(&behind.scan);
	next = behind.scan.at;
	if (read_rank(&behind) != -1 && read_suit(&behind) != -1)
		reader->scan.at = next;
}

/* If ranks are followed by as many x as the hand has other cards, x means any card, as in AAxx and
 * AKQx, and not a suit. The first x was read as the suit of the last rank. */
static void drop_any(struct hands_pattern_places *places, int own)
{
	int ranks = 0;

	if (places->count != own - 1)
		return;
	while (ranks < places->count && places->place[ranks].ranked &&
		places->place[ranks].suit_variable == HANDS_NONE && !places->place[ranks].one_suit)
		ranks++;
	if (ranks == places->count || !places->place[ranks].ranked)
		return;
	for (int i = ranks; i < places->count; i++) {
		const struct hands_place *place = &places->place[i];

		if (place->suit_variable != HANDS_X ||
			(i > ranks && (place->ranked || places->size[i] > 1)))
			return;
	}
	places->place[ranks].suit_variable = HANDS_NONE;
	places->count = ranks + 1;
}

status_code hands_read_pattern(struct hands_reader *reader, struct hands_pattern *out)
{
	const size_t start = scan_offset(&reader->scan);
	struct hands_pattern_places places = {.count = 0};

	for (;;) {
		struct hands_place place;
		status_code status;
		size_t at;
		bool found = true;

		pass_to_card(reader, &places);
		if (hands_at_end(reader))
			break;
		at = scan_offset(&reader->scan);
		if (at_cards(reader)) {
			status = read_cards(reader, &places);
		} else {
			status = read_place(reader, &place, &found);
			if (!status && found)
				status = add_place(reader, &places, &place, at);
		}
		if (status)
			return status;
		if (!found)
			return hands_wrong_here(reader,
				places.count ? STATUS_BAD_TERM : STATUS_BAD_RANGE);
	}
	if (!places.count)
		return hands_wrong_here(reader,
			scan_done(&reader->scan) || hands_at(reader, ',') ||
					scan_is_space((char)*reader->scan.at)
				? STATUS_NO_RANGE
				: STATUS_BAD_RANGE);
	if (places.count > reader->game->own) {
		hands_wrong(reader, STATUS_HAND_SIZE, start);
		if (reader->fault) {
			reader->fault->number = (size_t)places.count;
			reader->fault->wanted = reader->game->own;
		}
		return STATUS_HAND_SIZE;
	}
	drop_any(&places, reader->game->own);
	out->count = places.count;
	memcpy(out->place, places.place, (size_t)places.count * sizeof *out->place);
	hands_pattern_end(out);
	return STATUS_OK;
}

/* -- steps ----------------------------------------------------------------------- */

static int rank_of(const struct hands_place *place)
{
	return place->one_rank ? bits_count(place->ranks - 1u) : HANDS_NONE;
}

/* The number of times that the places of `moves` can go up or down one rank: until the highest is
 * an ace, or a king if others stay aces; or until the lowest is a deuce. */
static int steps_left(const struct hands_pattern *pattern, unsigned moves, bool down, bool aces)
{
	int least = CARD_RANKS;

	for (int i = 0; i < pattern->count; i++) {
		const int rank = rank_of(&pattern->place[i]);
		const int left = down ? rank : CARD_RANKS - 1 - aces - rank;

		if (moves >> i & 1 && left < least)
			least = left;
	}
	return least;
}

/* Reads the steps of `+`, or of `-` without another end. Aces stay if other ranks go up. */
static status_code read_open_steps(struct hands_reader *reader, const struct hands_pattern *pattern,
	size_t start, struct hands_steps *out)
{
	unsigned ranks = 0, aces = 0;

	for (int i = 0; i < pattern->count; i++) {
		const int rank = rank_of(&pattern->place[i]);

		ranks |= rank != HANDS_NONE ? 1u << i : 0;
		aces |= rank == CARD_RANKS - 1 ? 1u << i : 0;
	}
	if (!ranks)
		return hands_wrong(reader, STATUS_NO_STEPS, start);
	out->moves = out->down || ranks == aces ? ranks : ranks & ~aces;
	out->count = 1 + steps_left(pattern, out->moves, out->down, out->moves != ranks);
	return STATUS_OK;
}

/* True if two places differ only in their ranks; *distance is the difference. */
static bool apart(const struct hands_place *from, const struct hands_place *to, int *distance)
{
	const int low = rank_of(from), high = rank_of(to);

	*distance = 0;
	if (from->suit_variable != to->suit_variable || from->rank_variable != to->rank_variable)
		return false;
	if (low == HANDS_NONE || high == HANDS_NONE)
		return low == high && from->cards == to->cards;
	*distance = high - low;
	return (*distance > 0 ? from->cards << CARD_SUITS * *distance
			      : from->cards >> CARD_SUITS * -*distance) == to->cards;
}

/* Reads the steps to the end of a span: all places whose ranks differ at its ends move. */
static status_code read_span_steps(struct hands_reader *reader, const struct hands_pattern *pattern,
	size_t start, struct hands_steps *out)
{
	struct hands_pattern end = {.count = 0};
	int whole = 0;
	status_code status = hands_read_pattern(reader, &end);
	bool good;

	if (status)
		return status;
	good = end.count == pattern->count;
	out->moves = 0;
	for (int i = 0; good && i < end.count; i++) {
		int distance;

		good = apart(&pattern->place[i], &end.place[i], &distance) &&
		       (!distance || !whole || distance == whole);
		out->moves |= distance ? 1u << i : 0;
		whole = distance ? distance : whole;
	}
	if (!good)
		return hands_wrong(reader, STATUS_NOT_STEPS, start);
	out->down = whole < 0;
	out->count = 1 + (out->down ? -whole : whole);
	return STATUS_OK;
}

status_code hands_read_steps(struct hands_reader *reader, const struct hands_pattern *pattern,
	size_t start, struct hands_steps *out)
{
	*out = (struct hands_steps){.count = 1};
	if (hands_pass(reader, '+'))
		return read_open_steps(reader, pattern, start, out);
	if (!hands_pass(reader, '-'))
		return STATUS_OK;
	if (!hands_at_end(reader))
		return read_span_steps(reader, pattern, start, out);
	out->down = true;
	return read_open_steps(reader, pattern, start, out);
}

void hands_step(const struct hands_pattern *pattern, const struct hands_steps *steps, int step,
	struct hands_pattern *out)
{
	*out = *pattern;
	for (int i = 0; i < out->count; i++) {
		card_set *cards = &out->place[i].cards;

		if (steps->moves >> i & 1)
			*cards = steps->down ? *cards >> CARD_SUITS * step
					     : *cards << CARD_SUITS * step;
	}
	hands_pattern_end(out);
}
