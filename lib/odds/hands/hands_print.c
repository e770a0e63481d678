/* The text of a range of hands.
 *
 * All hands are divided into cells, by their multiset of ranks and by whether they are
 * double-suited, single-suited, rainbow or none of these. If all hands of a cell have one weight,
 * many cells with common ranks may share that weight, and one term is written for them: "AA" or
 * "AA:ds". The rest of a cell is written as classes, whose hands differ only by suit permutations
 * ("AxAyKxQx"), and then as hands. No term includes a hand of another weight, so that the order of
 * terms does not matter, with two exceptions: "100%" precedes all others, if most hands have one
 * weight, and cards that no hand has, such as dead ones, follow all others: "!As". */
#include "odds/hands/hands_internal.h"

#include "cards/colex.h"

#include <stdlib.h>
#include <string.h>

enum {
	KINDS = 4,            /* kinds of suits: those of enum hands_suits, and others */
	COMMON_MAX = 3,       /* number of ranks by which cells are joined ... */
	EXACT_MAX = 2,        /* ... if hands may have no more cards of them */
	MISSING_MAX = 16,     /* maximum number of cards written as missing ... */
	MISSING_HANDS = 1000, /* ... and minimum number of hands for that */
	UNSEEN = -1,          /* the weight of a cell without hands, or with several weights */
	MIXED = -2
};

/* A hand in a mixed cell, with the properties that it shares with its class. */
struct mixed_hand {
	uint64_t class;
	card_set set;
	uint16_t weight;
};

struct printer {
	const struct hands *hands;
	struct text *out;
	size_t start;
	enum card_notation notation;
	unsigned base;    /* the weight of hands in no term */
	card_set missing; /* cards that are written last */
	uint32_t next;    /* index in the list during a walk over all hands */
	int sets;         /* number of multisets of ranks */
	uint8_t ranks[HANDS_RANK_SETS][HANDS_OWN_MAX];
	int32_t weight[HANDS_RANK_SETS][KINDS];
	bool written[HANDS_RANK_SETS][KINDS];
	size_t count, room;
	struct mixed_hand *mixed;
};

/* -- terms -------------------------------------------------------------------- */

static void begin_term(const struct printer *printer, unsigned weight)
{
	if (printer->out->length > printer->start)
		text_add_char(printer->out, ',');
	if (!weight)
		text_add_char(printer->out, '!');
}

static void end_term(const struct printer *printer, unsigned weight)
{
	if (!weight || weight == RANGE_WHOLE)
		return;
	text_add_string(printer->out, ":0.");
	for (unsigned unit = RANGE_WHOLE / 10; weight; weight %= unit, unit /= 10)
		text_add_char(printer->out, (char)('0' + weight / unit));
}

/* The common properties of the cells of a term: ranks, ascending, of which hands may have no more
 * cards if `exact`, and a kind of suits, or KINDS for any. */
struct common {
	int count;
	uint8_t ranks[HANDS_OWN_MAX];
	bool exact;
	int kind;
};

static void write_common(const struct printer *printer, const struct common *common,
	unsigned weight)
{
	static const char *const words[KINDS] = {"ds", "ss", "r", ""};
	const uint8_t *ranks = common->ranks;

	begin_term(printer, weight);
	for (int i = common->count; i-- > 0;)
		card_rank_print(printer->out, ranks[i], printer->notation);
	for (int i = common->count; common->exact && i > 0;) { /* "AAK!AAA!KK" */
		const uint8_t rank = ranks[i - 1];

		text_add_char(printer->out, '!');
		for (; i > 0 && ranks[i - 1] == rank; i--)
			card_rank_print(printer->out, rank, printer->notation);
		card_rank_print(printer->out, rank, printer->notation);
	}
	if (common->kind < KINDS) {
		text_add_string(printer->out, common->count ? ":" : "");
		text_add_string(printer->out, words[common->kind]);
	}
	end_term(printer, weight);
}

static void write_hand(const struct printer *printer, card_set set, unsigned weight)
{
	card cards[CARD_COUNT];

	begin_term(printer, weight);
	cards_print(printer->out, cards, card_set_list(set, cards), printer->notation, "");
	end_term(printer, weight);
}

/* -- cells -------------------------------------------------------------------- */

static int kind_of(const struct hands_view *view)
{
	int kind = 0;

	while (kind < KINDS - 1 && !hands_have_suits((enum hands_suits)kind, view))
		kind++;
	return kind;
}

static uint16_t next_weight(struct printer *printer, card_set set)
{
	const struct hands *hands = printer->hands;

	if (printer->next == hands->count || hands->set[printer->next] != set)
		return 0;
	return hands->weight[printer->next++];
}

static void see_hand(void *state, card_set set, uint32_t ranks, const struct hands_view *view)
{
	struct printer *printer = state;
	const uint16_t weight = next_weight(printer, set);
	int32_t *cell = &printer->weight[ranks][kind_of(view)];

	if (set & printer->missing)
		return;
	*cell = *cell == UNSEEN || *cell == weight ? weight : MIXED;
}

/* True if a multiset has the common ranks. */
static bool has_ranks(const struct printer *printer, int set, const struct common *common)
{
	const int own = printer->hands->game->own;
	int found = 0, more = 0;

	for (int i = 0; i < own; i++) {
		const uint8_t rank = printer->ranks[set][i];

		if (found < common->count && rank == common->ranks[found])
			found++;
		else
			more += found && rank == common->ranks[found - 1];
	}
	return found == common->count && !(common->exact && more);
}

/* Writes a term for all cells with common properties, if they have one weight and not all of them
 * are written. Only the multisets from `first` to before `end` may have the ranks. */
static void join_cells(struct printer *printer, const struct common *common, int first, int end)
{
	const int from = common->kind % KINDS, to = common->kind == KINDS ? KINDS : from + 1;
	int32_t weight = UNSEEN;
	int cells = 0;

	for (int set = first; set < end && weight != MIXED; set++) {
		if (!has_ranks(printer, set, common))
			continue;
		for (int kind = from; kind < to; kind++) {
			const int32_t cell = printer->weight[set][kind];

			if (cell == UNSEEN)
				continue;
			weight = weight == UNSEEN || weight == cell ? cell : MIXED;
			cells += !printer->written[set][kind];
		}
	}
	if (!cells || weight < 0 || weight == (int32_t)printer->base)
		return;
	write_common(printer, common, (unsigned)weight);
	for (int set = first; set < end; set++)
		if (has_ranks(printer, set, common))
			for (int kind = from; kind < to; kind++)
				printer->written[set][kind] = true;
}

/* Tries all terms for `count` common ranks, the highest first: of any suits, or of each kind. */
static void join_by(struct printer *printer, int count, bool exact, bool kinds)
{
	struct common common = {.count = count, .exact = exact};
	uint8_t below[HANDS_OWN_MAX] = {0}; /* the ace */

	do {
		for (int i = 0; i < count; i++)
			common.ranks[i] = (uint8_t)(CARD_RANKS - 1 - below[count - 1 - i]);
		for (common.kind = kinds ? 0 : KINDS; common.kind < KINDS - 1 + 2 * !kinds;
			common.kind++)
			join_cells(printer, &common, 0, printer->sets);
	} while (colex_multiset_next(below, count, CARD_RANKS));
}

/* Writes the remaining cells, except those of other suits. */
static void write_cells(struct printer *printer)
{
	for (int set = printer->sets; set-- > 0;) {
		struct common common = {.count = printer->hands->game->own};
		int cells = 0;

		for (int kind = 0; kind < KINDS; kind++)
			cells += printer->weight[set][kind] != UNSEEN;
		memcpy(common.ranks, printer->ranks[set], sizeof common.ranks);
		if (cells == 1) { /* its suits need not be written: "2222" */
			common.kind = KINDS;
			join_cells(printer, &common, set, set + 1);
			continue;
		}
		for (; common.kind < KINDS - 1; common.kind++)
			join_cells(printer, &common, set, set + 1);
	}
}

/* -- classes ------------------------------------------------------------------- */

/* Records a hand of a remaining cell, unless it has the base's weight. */
static void keep_hand(void *state, card_set set, uint32_t ranks, const struct hands_view *view)
{
	struct printer *printer = state;
	const uint16_t weight = next_weight(printer, set);
	const int kind = kind_of(view);

	if (set & printer->missing || weight == printer->base || printer->written[ranks][kind])
		return;
	if (printer->count == printer->room) {
		const size_t room = printer->room ? 2 * printer->room : 1024;
		struct mixed_hand *more = realloc(printer->mixed, room * sizeof *more);

		printer->out->failed = printer->out->failed || !more;
		if (!more)
			return;
		printer->mixed = more;
		printer->room = room;
	}
	printer->mixed[printer->count++] = (struct mixed_hand){hands_class(set), set, weight};
}

/* Sorts classes, and the hands of a class, in output order, the highest first. */
static int compare_mixed(const void *left, const void *right)
{
	const struct mixed_hand *a = left, *b = right;

	if (a->class != b->class)
		return a->class > b->class ? -1 : 1;
	return (a->set < b->set) - (a->set > b->set);
}

static void write_mixed(struct printer *printer)
{
	struct mixed_hand *mixed = printer->mixed;

	if (printer->count)
		qsort(mixed, printer->count, sizeof *mixed, compare_mixed);
	for (size_t from = 0, to; from < printer->count; from = to) {
		bool same = true;

		for (to = from; to < printer->count && mixed[to].class == mixed[from].class; to++)
			same = same && mixed[to].weight == mixed[from].weight;
		if (same && to - from > 1 &&
			to - from == hands_class_size(mixed[from].class, printer->missing)) {
			begin_term(printer, mixed[from].weight);
			hands_class_print(printer->out, mixed[from].class, printer->notation);
			end_term(printer, mixed[from].weight);
		} else
			for (size_t i = from; i < to; i++)
				write_hand(printer, mixed[i].set, mixed[i].weight);
	}
}

/* -- ranges -------------------------------------------------------------------- */

/* Chooses the base, the weight of more than half of the possible hands, and the cards that are
 * written last. The candidate for the base is found by a vote in which each hand cancels one of
 * another weight (Boyer and Moore), and then counted. */
static void choose_base(struct printer *printer)
{
	const struct hands *hands = printer->hands;
	uint32_t possible, lead = 0, own = 0;
	unsigned leader = 0;
	card_set held = 0;

	for (uint32_t i = 0; i < hands->count; i++) {
		held |= hands->set[i];
		leader = lead ? leader : hands->weight[i];
		lead += hands->weight[i] == leader ? 1 : UINT32_MAX;
	}
	for (uint32_t i = 0; i < hands->count; i++)
		own += hands->weight[i] == leader;
	printer->missing = hands->game->deck & ~held;
	if (hands->count < MISSING_HANDS || card_set_count(printer->missing) > MISSING_MAX)
		printer->missing = 0;
	possible = hands_possible(hands->game, printer->missing);
	if (own > possible / 2)
		printer->base = leader;
}

static void write_missing(const struct printer *printer)
{
	for (int rank = CARD_RANKS; rank-- > 0;) {
		const card_set all = UINT64_C(15) << card_of(rank, 0);
		const struct common common = {.count = 1, .ranks = {(uint8_t)rank}, .kind = KINDS};

		if ((printer->missing & all) == all) {
			write_common(printer, &common, 0);
			continue;
		}
		for (int suit = CARD_SUITS; suit-- > 0;)
			if (printer->missing >> card_of(rank, suit) & 1)
				write_hand(printer, card_bit(card_of(rank, suit)), 0);
	}
}

static void list_sets(struct printer *printer)
{
	uint8_t ranks[HANDS_OWN_MAX] = {0};

	do {
		memcpy(printer->ranks[printer->sets], ranks, sizeof ranks);
		for (int kind = 0; kind < KINDS; kind++)
			printer->weight[printer->sets][kind] = UNSEEN;
		printer->sets++;
	} while (colex_multiset_next(ranks, printer->hands->game->own, CARD_RANKS));
}

void hands_print(struct text *out, const struct hands *hands, enum card_notation notation)
{
	struct printer *printer;

	if (!hands->count)
		return;
	printer = calloc(1, sizeof *printer);
	if (!printer) {
		out->failed = true;
		return;
	}
	printer->hands = hands;
	printer->out = out;
	printer->start = out->length;
	printer->notation = notation;
	choose_base(printer);
	list_sets(printer);
	if (printer->base) {
		text_add_string(out, "100%");
		end_term(printer, printer->base);
	}
	hands_each(hands->game, see_hand, printer);
	for (int count = 1; count <= COMMON_MAX; count++)
		join_by(printer, count, false, false);
	for (int count = 1; count <= EXACT_MAX; count++)
		join_by(printer, count, true, false);
	join_by(printer, 0, false, true);
	/* Write the multisets of ranks whose cells, two or more, all have one weight. */
	for (int set = printer->sets; set-- > 0;) {
		struct common common = {.count = printer->hands->game->own, .kind = KINDS};
		int cells = 0;

		for (int kind = 0; kind < KINDS; kind++)
			cells += printer->weight[set][kind] != UNSEEN &&
				 !printer->written[set][kind];
		memcpy(common.ranks, printer->ranks[set], sizeof common.ranks);
		if (cells > 1)
			join_cells(printer, &common, set, set + 1);
	}
	for (int count = 1; count <= COMMON_MAX; count++)
		join_by(printer, count, false, true);
	write_cells(printer);
	printer->next = 0;
	hands_each(hands->game, keep_hand, printer);
	write_mixed(printer);
	write_missing(printer);
	free(printer->mixed);
	free(printer);
}
