/* The entries of players, in a hash table; and their graphs. */
#include "play/stats/stats_book.h"

#include "base/hash.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM_FIRST = 64, GROUP_MAX = 64 /* longer group names are truncated */ };

/* -- graphs ----------------------------------------------------------------------- */

static void add_point(struct stats_graph *graph)
{
	graph->point[graph->count][0] = (float)graph->net;
	graph->point[graph->count][1] = (float)graph->adjusted;
	graph->count++;
}

static void add_to_graph(struct stats_graph *graph, double net, double adjusted)
{
	graph->stride += !graph->stride;
	graph->net += net;
	graph->adjusted += adjusted;
	if (++graph->hands % graph->stride == 0 && graph->count == STATS_POINTS) {
		for (unsigned i = 0; i < STATS_POINTS / 2; i++)
			memcpy(graph->point[i], graph->point[2 * i + 1], sizeof *graph->point);
		graph->count /= 2;
		graph->stride *= 2;
	}
	if (graph->hands % graph->stride == 0)
		add_point(graph);
}

uint64_t stats_graph_hands(const struct stats_graph *graph, unsigned i)
{
	return i * graph->stride < graph->hands ? i * graph->stride : graph->hands;
}

/* -- entries ---------------------------------------------------------------------- */

/* The slot of an entry, or a free slot for it. */
static size_t place_of(const struct stats_book *book, uint64_t hash, struct slice player,
	struct slice group)
{
	size_t at = hash & (book->room - 1);

	for (const struct stats_entry *entry; (entry = book->entry[at]);
		at = (at + 1) & (book->room - 1))
		if (entry->hash == hash && slice_same(entry->player, player) &&
			slice_same(entry->group, group))
			break;
	return at;
}

static bool grow(struct stats_book *book)
{
	struct stats_book larger = {.room = book->room ? 2 * book->room : ROOM_FIRST};

	larger.entry = calloc(larger.room, sizeof(struct stats_entry *));
	if (!larger.entry)
		return false;
	for (size_t i = 0; i < book->room; i++) {
		struct stats_entry *entry = book->entry[i];

		if (entry)
			larger.entry[place_of(&larger, entry->hash, entry->player, entry->group)] =
				entry;
	}
	free(book->entry);
	book->entry = larger.entry;
	book->room = larger.room;
	return true;
}

/* A NUL in between marks the boundary of the two names. */
static uint64_t hash_of(struct slice player, struct slice group)
{
	return hash_add(hash_add(hash_add(HASH_BEGIN, player), (struct slice){"", 1}), group);
}

struct stats_entry *stats_book_find(const struct stats_book *book, struct slice player,
	struct slice group)
{
	return book->room ? book->entry[place_of(book, hash_of(player, group), player, group)]
			  : NULL;
}

struct stats_entry *stats_book_at(struct stats_book *book, struct slice player, struct slice group)
{
	const uint64_t hash = hash_of(player, group);
	struct stats_entry *entry;
	char *names;
	size_t at;

	if (2 * book->count >= book->room && !grow(book))
		return NULL;
	at = place_of(book, hash, player, group);
	if (book->entry[at])
		return book->entry[at];
	/* the entry and its two names share one allocation */
	entry = calloc(1, sizeof *entry + player.length + group.length + 1);
	if (!entry)
		return NULL;
	names = (char *)(entry + 1);
	if (player.length)
		memcpy(names, player.bytes, player.length);
	if (group.length)
		memcpy(names + player.length, group.bytes, group.length);
	entry->player = (struct slice){names, player.length};
	entry->group = (struct slice){names + player.length, group.length};
	entry->hash = hash;
	entry->index = book->count++;
	book->entry[at] = entry;
	return entry;
}

/* Adds a seat, or the part of it that belongs to a place. False if out of memory. */
static bool add_part(struct stats_book *book, const struct hand_record *record,
	const struct stats_hand *hand, int who, int place, const struct stats_finishes *finishes)
{
	const struct stats_seat *seat = &hand->seat[who];
	const bool ends = place == STATS_WHOLE || place == seat->end;
	const double blind = (double)hand->big_blind;
	char room[GROUP_MAX], number[8];
	struct text group = text_over(room, sizeof room);
	struct stats_entry *entry;

	if (book->by)
		stats_groupings[book->by].name(&(struct stats_part){record, hand, who, place},
			&group);
	entry = stats_book_at(book,
		book->joined ? slice_of(book->joined) : hand_player(record, who, number),
		text_slice(&group));
	if (!entry)
		return false;
	stats_add(&entry->tally, hand, who, place, stats_currency(record), record->places);
	if (finishes && ends)
		stats_add_finish(&entry->tally, finishes, who);
	if (!book->graphs || !ends || seat->gaps >> STATS_NO_RESULT & 1)
		return true;
	if (!entry->graph)
		entry->graph = calloc(1, sizeof *entry->graph);
	if (entry->graph)
		add_to_graph(entry->graph, (double)seat->net / blind,
			(double)seat->adjusted / blind / 1e6);
	return entry->graph;
}

/* Whether a seat had any action or opportunity at a place. */
static bool is_there(const struct stats_seat *seat, int place)
{
	enum { FLOP = 1 };

	return seat->of[place] || seat->end == place || (place == FLOP && seat->saw_flop) ||
	       (place < STREETS_MAX &&
		       (seat->bets[place] || seat->calls[place] || seat->folds[place]));
}

bool stats_book_add(struct stats_book *book, const struct hand_record *record,
	const struct stats_hand *hand, int seat, const struct stats_finishes *finishes)
{
	if (book->by != STATS_BY_STREET)
		return add_part(book, record, hand, seat, STATS_WHOLE, finishes);
	for (int place = 0; place < STATS_PLACES; place++)
		if (is_there(&hand->seat[seat], place) &&
			!add_part(book, record, hand, seat, place, finishes))
			return false;
	return true;
}

/* -- order ------------------------------------------------------------------------ */

static int compare(struct slice a, struct slice b)
{
	const size_t less = a.length < b.length ? a.length : b.length;
	const int order = less ? memcmp(a.bytes, b.bytes, less) : 0;

	return order ? order : (a.length > b.length) - (a.length < b.length);
}

static int by_player(const void *a, const void *b)
{
	const struct stats_entry *first = *(struct stats_entry *const *)a;
	const struct stats_entry *second = *(struct stats_entry *const *)b;
	const int order = compare(first->player, second->player);

	if (order)
		return order;
	if (first->rank != second->rank)
		return first->rank < second->rank ? -1 : 1;
	return compare(first->group, second->group);
}

static int by_hands(const void *a, const void *b)
{
	const struct stats_entry *first = *(struct stats_entry *const *)a;
	const struct stats_entry *second = *(struct stats_entry *const *)b;

	if (first->player_hands != second->player_hands)
		return first->player_hands > second->player_hands ? -1 : 1;
	return by_player(a, b);
}

void stats_book_sort(struct stats_book *book)
{
	double (*const rank)(const struct stats_entry *) = stats_groupings[book->by].rank;
	size_t count = 0, end;

	for (size_t i = 0; i < book->room; i++) {
		struct stats_entry *entry = book->entry[i];

		if (!entry)
			continue;
		entry->rank = rank ? rank(entry) : 0;
		if (entry->graph &&
			entry->graph->hands > entry->graph->count * entry->graph->stride)
			add_point(entry->graph); /* the hands since the last point */
		book->entry[count++] = entry;
	}
	book->sorted = true;
	if (!count)
		return;
	qsort(book->entry, count, sizeof(struct stats_entry *), by_player);
	for (size_t from = 0; from < count; from = end) {
		uint64_t hands = 0;

		for (end = from; end < count &&
				 slice_same(book->entry[from]->player, book->entry[end]->player);
			end++)
			hands += book->entry[end]->tally.hands;
		for (size_t i = from; i < end; i++)
			book->entry[i]->player_hands = hands;
	}
	qsort(book->entry, count, sizeof(struct stats_entry *), by_hands);
}

bool stats_book_resume(struct stats_book *book)
{
	struct stats_entry **const sorted = book->entry;
	struct stats_entry **const entries =
		calloc(book->room + !book->room, sizeof(struct stats_entry *));

	if (!entries)
		return false;
	book->entry = entries;
	book->sorted = false;
	for (size_t i = 0; i < book->count; i++) {
		struct stats_entry *const entry = sorted[i];
		struct stats_graph *const graph = entry->graph;

		/* without the point that ended the graph */
		if (graph && graph->count > graph->hands / graph->stride)
			graph->count = (unsigned)(graph->hands / graph->stride);
		book->entry[place_of(book, entry->hash, entry->player, entry->group)] = entry;
	}
	free(sorted);
	return true;
}

void stats_book_free(struct stats_book *book)
{
	const size_t end = book->sorted ? book->count : book->room;

	for (size_t i = 0; i < end; i++)
		if (book->entry[i]) {
			stats_tally_free(&book->entry[i]->tally);
			free(book->entry[i]->graph);
			free(book->entry[i]);
		}
	free(book->entry);
	*book = (struct stats_book){.entry = NULL};
}

/* -- groups --------------------------------------------------------------------- */

static void add_position(const struct stats_part *part, struct text *name)
{
	text_add_string(name, hand_position(&part->record->setup, part->seat).code);
}

/* Dealing order, from the small blind to the button. */
static double rank_position(const struct stats_entry *entry)
{
	static const char *const codes[] = {"SB", "BB", "UTG", "LJ", "HJ", "CO", "BTN"};
	enum { CODES = sizeof codes / sizeof *codes, EARLY = 2, BETWEEN = 100 };
	const struct slice group = entry->group;
	uint64_t after = 0;

	for (int i = 0; i < CODES; i++)
		if (slice_equal(group, codes[i]))
			return i * BETWEEN;
	if (group.length > 4 && !memcmp(group.bytes, "UTG+", 4))
		slice_uint((struct slice){group.bytes + 4, group.length - 4}, BETWEEN - 1, &after);
	return after ? EARLY * BETWEEN + (double)after : CODES * BETWEEN;
}

/* Appends an amount in canonical form, whatever the file's decimal places: 5, 0.50, 0.125. */
static void add_amount(struct text *name, chips amount, int places)
{
	while (places && amount % 10 == 0) {
		amount /= 10;
		places--;
	}
	stats_print(name, places == 1 ? 10 * (stats_sum)amount : amount, places == 1 ? 2 : places,
		places == 1 ? 2 : places);
}

/* Appends the blinds, or the bets in stud and limit games, with the currency symbol before them or
 * the currency name after them. */
static void add_stakes(const struct stats_part *part, struct text *name)
{
	const struct table_setup *setup = &part->record->setup;
	const bool limit = setup->variant->limit == FIXED_LIMIT;
	const struct slice currency = stats_currency(part->record);
	const struct slice sign = hand_text(part->record, "_tournament").length
					  ? SLICE("")
					  : hand_text(part->record, "currency_symbol");
	const chips first = limit ? setup->small_bet : hand_small_blind(setup);

	text_add_slice(name, sign);
	if (first > 0) {
		add_amount(name, first, part->record->places);
		text_add_char(name, '/');
	}
	add_amount(name, limit ? setup->big_bet : part->hand->big_blind, part->record->places);
	if (!sign.length && currency.length) {
		text_add_char(name, ' ');
		text_add_slice(name, currency);
	}
}

static double rank_stakes(const struct stats_entry *entry)
{
	double blind = entry->tally.money_count ? (double)entry->tally.money->big_blind : 0;

	for (int i = 0; blind > 0 && i < entry->tally.money->blind_places; i++)
		blind /= 10;
	return blind;
}

static void add_street(const struct stats_part *part, struct text *name)
{
	text_add_string(name, part->place == STATS_SHOWDOWN
				      ? "showdown"
				      : part->record->setup.variant->street[part->place].word);
}

static double rank_street(const struct stats_entry *entry)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++)
		for (int i = 0; i < variant->streets; i++)
			if (slice_equal(entry->group, variant->street[i].word))
				return i;
	return STREETS_MAX;
}

/* Appends 2009-08, or the known part of it. */
static void add_month(const struct stats_part *part, struct text *name)
{
	const struct slice year = hand_text(part->record, "year"),
			   month = hand_text(part->record, "month");

	text_add_slice(name, year);
	if (year.length && month.length) {
		text_add_string(name, month.length == 1 ? "-0" : "-");
		text_add_slice(name, month);
	}
}

static void add_game(const struct stats_part *part, struct text *name)
{
	text_add_string(name, part->record->setup.variant->code);
}

static void add_pot(const struct stats_part *part, struct text *name)
{
	text_add_string(name, stats_pots[part->hand->pot]);
	if (part->hand->seat[part->seat].saw_flop)
		text_add_string(name, part->hand->seat[part->seat].in_position ? " IP" : " OOP");
}

static double rank_pot(const struct stats_entry *entry)
{
	int pot = 0;

	while (pot < STATS_POTS &&
		(entry->group.length < strlen(stats_pots[pot]) ||
			memcmp(entry->group.bytes, stats_pots[pot], strlen(stats_pots[pot])) != 0))
		pot++;
	return pot;
}

const struct stats_grouping stats_groupings[STATS_BYS] = {
	[STATS_BY_NOTHING] = {"", "", NULL, NULL},
	[STATS_BY_POSITION] = {"player_position", "position", add_position, rank_position},
	[STATS_BY_STAKES] = {"stakes", "stakes", add_stakes, rank_stakes},
	[STATS_BY_STREET] = {"street", "street", add_street, rank_street},
	[STATS_BY_MONTH] = {"month", "month", add_month, NULL},
	[STATS_BY_GAME] = {"variant", "game", add_game, NULL},
	[STATS_BY_POT] = {"pot_type", "pot", add_pot, rank_pot},
};
