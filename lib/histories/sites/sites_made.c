/* Compares descriptions of hands, as in "(two pair, Aces and Kings)", with what the cards make.
 * Most sites use the same English words:
 *
 *     anna: shows [Ah Kd] (two pair, Aces and Kings)
 *     ben shows [ 9c, 9h ]three of a kind, Nines.
 *     Player cleo shows: Straight to 10 [3c 6h]. Bets: 4. Collects: 8.
 *     "dora" collected 12.40 from pot with Flush, Ace High (combination: ...)
 *
 * Not compared: other languages, hands with unknown cards, low hands, and lines before the board is
 * complete. If a hand is run several times, a description may be of any of the boards. */
#include "histories/sites/sites_internal.h"

/* -- words ---------------------------------------------------------------- */

/* A description as far as it has been read. */
struct made_words {
	bool straight, flush, full, four, three, high;
	int pairs;
	int ranks;
	uint8_t rank[2]; /* those after the name of the category, or, if none, those before it */
	bool after;
};

enum term_kind {
	RANK,
	NAME,  /* of a category, or a part of it */
	END,   /* what follows is about other cards, if the category is known */
	LEAVE, /* the words do not describe a high hand in English */
};

enum name {
	PAIR_,
	PAIRS,
	TWO_PAIRS,
	THREE,
	FOUR,
	STRAIGHT_,
	FLUSH_,
	ROYAL,
	FULL,
	HIGH,
	HIGH_CARD_
};

struct made_term {
	const char *word; /* in lower case */
	size_t length;
	enum term_kind kind;
	int value; /* rank or name */
};

#define TERM(WORD, KIND, VALUE)                                                                    \
	{                                                                                          \
		(WORD), sizeof(WORD) - 1, (KIND), (VALUE)                                          \
	}

static const struct made_term terms_a[] = {TERM("ace", RANK, 12), TERM("aces", RANK, 12),
	{NULL, 0, END, 0}};
static const struct made_term terms_b[] = {TERM("bets", END, 0), {NULL, 0, END, 0}};
static const struct made_term terms_c[] = {TERM("combination", END, 0), {NULL, 0, END, 0}};
static const struct made_term terms_d[] = {TERM("deuces", RANK, 0), TERM("deuce", RANK, 0),
	{NULL, 0, END, 0}};
static const struct made_term terms_e[] = {TERM("eights", RANK, 6), TERM("eight", RANK, 6),
	{NULL, 0, END, 0}};
static const struct made_term terms_f[] = {TERM("flush", NAME, FLUSH_), TERM("full", NAME, FULL),
	TERM("fours", RANK, 2), TERM("fives", RANK, 3), TERM("four", RANK, 2),
	TERM("five", RANK, 3), TERM("for", END, 0), TERM("fullhouse", NAME, FULL),
	TERM("fourofakind", NAME, FOUR), {NULL, 0, END, 0}};
static const struct made_term terms_h[] = {TERM("high", NAME, HIGH),
	TERM("highcard", NAME, HIGH_CARD_), {NULL, 0, END, 0}};
static const struct made_term terms_j[] = {TERM("jacks", RANK, 9), TERM("jack", RANK, 9),
	{NULL, 0, END, 0}};
static const struct made_term terms_k[] = {TERM("kings", RANK, 11), TERM("king", RANK, 11),
	TERM("kicker", END, 0), TERM("kickers", END, 0), TERM("kickertext", END, 0),
	{NULL, 0, END, 0}};
static const struct made_term terms_l[] = {TERM("low", LEAVE, 0), TERM("lo", LEAVE, 0),
	TERM("lost", END, 0), {NULL, 0, END, 0}};
static const struct made_term terms_n[] = {TERM("nines", RANK, 7), TERM("nine", RANK, 7),
	{NULL, 0, END, 0}};
static const struct made_term terms_o[] = {TERM("on", END, 0), {NULL, 0, END, 0}};
static const struct made_term terms_p[] = {TERM("pair", NAME, PAIR_), TERM("pairs", NAME, PAIRS),
	{NULL, 0, END, 0}};
static const struct made_term terms_q[] = {TERM("queens", RANK, 10), TERM("queen", RANK, 10),
	TERM("quads", NAME, FOUR), TERM("quinte", LEAVE, 0), {NULL, 0, END, 0}};
static const struct made_term terms_r[] = {TERM("royal", NAME, ROYAL), {NULL, 0, END, 0}};
static const struct made_term terms_s[] = {TERM("straight", NAME, STRAIGHT_),
	TERM("sixes", RANK, 4), TERM("sevens", RANK, 5), TERM("six", RANK, 4),
	TERM("seven", RANK, 5), {NULL, 0, END, 0}};
static const struct made_term terms_t[] = {TERM("two", RANK, 0), TERM("three", RANK, 1),
	TERM("tens", RANK, 8), TERM("twos", RANK, 0), TERM("threes", RANK, 1), TERM("ten", RANK, 8),
	TERM("trey", RANK, 1), TERM("treys", RANK, 1), TERM("trips", NAME, THREE),
	TERM("twopair", NAME, TWO_PAIRS), TERM("threeofakind", NAME, THREE), {NULL, 0, END, 0}};
static const struct made_term terms_w[] = {TERM("won", END, 0), {NULL, 0, END, 0}};

/* Terms by their first letters, because there are many. */
static const struct made_term *const terms[26] = {terms_a, terms_b, terms_c, terms_d, terms_e,
	terms_f, NULL, terms_h, NULL, terms_j, terms_k, terms_l, NULL, terms_n, terms_o, terms_p,
	terms_q, terms_r, terms_s, terms_t, NULL, NULL, terms_w, NULL, NULL, NULL};

/* In UTF-8, all bytes above ASCII are letters. */
static bool is_letter(char c)
{
	return (unsigned)((c | 0x20) - 'a') < 26 || (unsigned char)c >= 0x80;
}

/* Consumes the next word, of letters and digits. */
static bool take_word(struct slice *rest, struct slice *word)
{
	size_t from = 0, to;

	while (from < rest->length && !is_letter(rest->bytes[from]) &&
		!lines_is_digit(rest->bytes[from]))
		from++;
	to = from;
	while (to < rest->length && (is_letter(rest->bytes[to]) || lines_is_digit(rest->bytes[to])))
		to++;
	*word = (struct slice){rest->bytes + from, to - from};
	*rest = lines_after(*rest, to);
	return to > from;
}

/* Compares words, ignoring case. */
static bool is(struct slice word, const char *wanted, size_t length)
{
	size_t i = 0;

	while (i < word.length && i < length && (word.bytes[i] | 0x20) == wanted[i])
		i++;
	return i == word.length && i == length;
}

static const struct made_term *term_of(struct slice word)
{
	const unsigned letter = (unsigned)((*word.bytes | 0x20) - 'a');
	const struct made_term *term = letter < 26 ? terms[letter] : NULL;

	while (term && term->word &&
		(word.length != term->length || !is(word, term->word, term->length)))
		term++;
	return term && term->word ? term : NULL;
}

/* The rank that a word denotes: "10", "9s", "K"; -1 if none. */
static int signed_rank(struct slice word)
{
	static const char signs[] = {'2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K',
		'A'};
	const char *at;

	if (word.length > 1 && word.bytes[word.length - 1] == 's')
		word.length--;
	if (word.length == 2 && memcmp(word.bytes, "10", 2) == 0)
		return 8;
	at = word.length == 1 ? memchr(signs, *word.bytes, sizeof(signs)) : NULL;
	return at ? (int)(at - signs) : -1;
}

static bool is_named(const struct made_words *made)
{
	return made->straight || made->flush || made->full || made->four || made->three ||
	       made->high || made->pairs;
}

static void add_rank(struct made_words *made, int rank)
{
	if (rank < 0)
		return;
	/* "Jack High Straight", but "Sevens Full over Fives" */
	if (is_named(made) && !made->full && !made->after)
		made->ranks = 0;
	made->after |= is_named(made);
	if (made->ranks < 2)
		made->rank[made->ranks++] = (uint8_t)rank;
}

static bool next_is(struct slice *rest, const char *wanted)
{
	struct slice at = *rest, word;

	if (!take_word(&at, &word) || !is(word, wanted, strlen(wanted)))
		return false;
	*rest = at;
	return true;
}

/* Consumes "of a kind". */
static bool next_is_kind(struct slice *rest)
{
	struct slice at = *rest;

	if (!next_is(&at, "of") || !next_is(&at, "a") || !next_is(&at, "kind"))
		return false;
	*rest = at;
	return true;
}

static void add_name(struct made_words *made, enum name name, struct slice *rest)
{
	switch (name) {
	case PAIR_:
		made->pairs++;
		break;
	case PAIRS:
	case TWO_PAIRS:
		made->pairs = 2;
		break;
	case THREE:
		made->three = true;
		break;
	case FOUR:
		made->four = true;
		break;
	case ROYAL:
		made->straight = made->flush = true;
		break;
	case STRAIGHT_:
		made->straight = true;
		break;
	case FLUSH_:
		made->flush = true;
		break;
	case FULL:
		made->full = true;
		break;
	case HIGH_CARD_:
		made->high = true;
		break;
	case HIGH:
		made->high |= next_is(rest, "card");
		break;
	}
}

/* Reads words up to one that ends the description. False if it is not a high hand. */
static bool read_words(struct made_words *made, struct slice words)
{
	struct slice word;

	while (take_word(&words, &word)) {
		const struct made_term *const term = term_of(word);

		if (!term) {
			if (is_named(made))
				add_rank(made, signed_rank(word));
		} else if (term->kind == LEAVE) {
			return false;
		} else if (term->kind == END) {
			if (is_named(made))
				break;
		} else if (term->kind == NAME) {
			add_name(made, (enum name)term->value, &words);
		} else {
			/* "three of a kind", "two pair", "three" */
			if (term->value == 0 &&
				(next_is(&words, "pair") || next_is(&words, "pairs")))
				made->pairs = 2;
			else if (term->value == 1 && next_is_kind(&words))
				made->three = true;
			else if (term->value == 2 && next_is_kind(&words))
				made->four = true;
			else
				add_rank(made, term->value);
		}
	}
	return true;
}

/* The words up to a character; *after is what follows it. */
static struct slice upto(struct slice words, char sign, struct slice *after)
{
	const char *const at = words.length ? memchr(words.bytes, sign, words.length) : NULL;
	const size_t length = at ? (size_t)(at - words.bytes) : words.length;

	*after = lines_after(words, length + 1);
	return lines_before(words, length);
}

/* Reads a description, which follows or precedes cards in brackets. The part after a semicolon is
 * the low half. False if there is none. */
static bool read_description(struct made_words *made, struct slice words)
{
	struct slice after, rest;
	const struct slice before = upto(upto(words, ';', &rest), '[', &after);

	upto(after, ']', &rest);
	if (rest.length > 2 && !read_words(made, upto(rest, '[', &after)))
		return false;
	if (is_named(made))
		return true;
	made->ranks = 0;
	return read_words(made, before) && is_named(made);
}

/* -- cards ---------------------------------------------------------------- */

static enum category category_of(const struct made_words *made)
{
	return made->straight && made->flush ? STRAIGHT_FLUSH
	       : made->four                  ? FOUR_OF_A_KIND
	       : made->full                  ? FULL_HOUSE
	       : made->flush                 ? FLUSH
	       : made->straight              ? STRAIGHT
	       : made->three                 ? THREE_OF_A_KIND
	       : made->pairs > 1             ? TWO_PAIR
	       : made->pairs                 ? PAIR
					     : HIGH_CARD;
}

/* Whether the hand has these ranks, most important first. A straight may be described from either
 * end. */
static bool has_ranks(const struct made_words *made, enum category category, const uint8_t *ranks)
{
	const uint8_t *const given = made->rank;

	if (!made->ranks)
		return true;
	switch (category) {
	case STRAIGHT:
	case STRAIGHT_FLUSH:
		return given[0] == ranks[0] || (made->ranks > 1 && given[1] == ranks[0]);
	case TWO_PAIR:
		return made->ranks < 2 || (given[0] == ranks[0] && given[1] == ranks[2]) ||
		       (given[1] == ranks[0] && given[0] == ranks[2]);
	case FULL_HOUSE:
		return given[0] == ranks[0] && (made->ranks < 2 || given[1] == ranks[3]);
	default:
		return given[0] == ranks[0];
	}
}

/* Whether the cards make what is said; true also if a card is unknown, a duplicate or not in the
 * deck. */
static bool makes(const struct history *history, const struct made_words *made, const card *own,
	const card *board, int dealt)
{
	const struct evaluator *const evaluator = history->variant->game->evaluator;
	const int owns = history->variant->game->own;
	uint8_t ranks[ORDER_CARDS_MAX];
	card cards[HOLE_CARDS_MAX + BOARD_CARDS_MAX];
	enum category category;
	card_set set;
	score value;

	memcpy(cards, own, (size_t)owns);
	memcpy(cards + owns, board, (size_t)dealt);
	set = sites_card_set(cards, owns + dealt);
	if (card_set_count(set) != owns + dealt || set & ~history->variant->game->deck)
		return true;
	value = evaluator->value(cards, owns, dealt);
	if (!value)
		return true;
	category = evaluator->order->category[order_category(evaluator->order, value)].shape;
	order_ranks(evaluator->order, value, ranks);
	return category == category_of(made) && has_ranks(made, category, ranks);
}

/* The whole hand of the seat; NULL if no event has it. */
static const card *hand_of(const struct history *history, int seat)
{
	const int own = history->variant->game->own;

	HISTORY_EACH (event, history)
		if (event->seat == seat && event->count == own &&
			(event->kind == HISTORY_SHOW || event->kind == HISTORY_KNOWN ||
				(event->kind == HISTORY_HOLE && !history->variant->game->draws)))
			return event->card;
	return NULL;
}

/* Whether the cards make what is said on one of the boards. A later board may include the cards
 * that it shares with the first, or not. */
static bool makes_on_any(const struct history *history, const struct made_words *made,
	const card *own, const card *first, int count)
{
	card board[BOARD_CARDS_MAX];

	if (makes(history, made, own, first, count))
		return true;
	for (int run = 1;; run++) {
		const int owns = sites_dealt_in(history, run, board);

		if (!owns || owns > count)
			return owns;
		memmove(board + count - owns, board, (size_t)owns);
		memcpy(board, first, (size_t)(count - owns));
		if (makes(history, made, own, board, count))
			return true;
	}
}

/* The text after the name of the seat; in XML, the attribute that describes the hand. */
static struct slice description_of(const struct history *history, const struct history_event *event)
{
	const struct slice name = history->seat[event->seat].name;
	struct slice line = history_line(history, event), before;
	ptrdiff_t at;

	if (lines_begins(line, "<"))
		return lines_take_until(&line, " hand=\"", &before) ||
				       lines_take_until(&line, " HAND=\"", &before)
			       ? line
			       : SLICE("");
	at = name.length ? lines_find_bytes(line, name.bytes, name.length) : -1;
	line = at < 0 ? lines_before(line, 0) : lines_after(line, (size_t)at + name.length);
	if (event->kind == HISTORY_COLLECT && !lines_take_until(&line, " with ", &before))
		line.length = 0;
	return line;
}

static bool is_judged(const struct variant *variant)
{
	return variant && !variant->game->evaluator->order->scheme->backwards &&
	       variant->game->own > 1;
}

/* Checks words about what the seat's cards make: those in `own`, or, if that is NULL, those that it
 * has. */
static void check(struct history *history, int seat, const card *own, struct slice line,
	struct slice words, const card *board, int count)
{
	struct made_words made = {.pairs = 0};

	if (!read_description(&made, words) ||
		(history->variant->game->low && category_of(&made) == HIGH_CARD))
		return;
	if (!own)
		own = hand_of(history, seat);
	if (own && !makes_on_any(history, &made, own, board, count))
		history_warn(history, STATUS_HISTORY_MADE, line);
}

void sites_check_words(struct history *history, int seat, struct slice line, struct slice words)
{
	card board[BOARD_CARDS_MAX];
	const int count = sites_dealt_in(history, 0, board);

	if (is_judged(history->variant) && count == history->variant->game->board)
		check(history, seat, NULL, line, words, board, count);
}

void sites_check_made(struct history *history)
{
	card board[BOARD_CARDS_MAX];
	size_t checked = SIZE_MAX;
	int count = 0;

	if (!is_judged(history->variant))
		return;
	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_BOARD && !event->run) {
			for (int j = 0; j < event->count && count < BOARD_CARDS_MAX; j++)
				board[count++] = event->card[j];
		} else if (count == history->variant->game->board && event->seat >= 0 &&
			   event->offset != checked &&
			   (event->kind == HISTORY_SHOW || event->kind == HISTORY_KNOWN ||
				   event->kind == HISTORY_COLLECT)) {
			checked = event->offset;
			check(history, event->seat,
				event->count == history->variant->game->own ? event->card : NULL,
				history_line(history, event), description_of(history, event), board,
				count);
		}
	}
}
