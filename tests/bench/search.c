/* Rows of searches: hands per second that are read, played and matched, and those matched from an
 * index. The check is the number of hands found. */
#include "bench.h"

#include "game/phh/phh.h"
#include "play/bots/bots.h"
#include "play/hand_index/hand_index.h"
#include "play/match.h"

#include <stdlib.h>
#include <string.h>

enum { HANDS = 20000, PLAYERS = 6 };

static const struct hand_index_identity identity = {.size = 1};

struct search_work {
	struct search search;
	struct text text; /* the hands as PHH */
	struct phh_reader *reader;
	struct hand_record record;
	struct hand_play play;
	struct search_notes notes;
	struct text index;
	struct hand_index hand_index;
	uint8_t *named;
	int found;
};

static void write_action(void *context, const struct dealer *dealer, const struct action *action)
{
	struct search_work *const work = context;

	(void)dealer;
	phh_write_action(&work->text, action, 0);
}

/* Hands of random bots. */
static void write_hands(struct search_work *work, enum cpu_path path)
{
	static const char *const names[PLAYERS] = {"a", "b", "c", "d", "e", "f"};
	const struct match_stakes stakes = {.blinds = 2, .blind = {1, 2}};
	struct bot_order order = {.variant = variant_rows, .players = PLAYERS, .path = path};
	struct match *const match = bench_room(sizeof *match);
	struct dealer *const dealer = bench_room(sizeof *dealer);
	struct match_hand *const hand = bench_room(sizeof *hand);
	struct phh_frame frame = {.setup = &hand->setup, .seed = 1};
	struct bot bots[PLAYERS];
	struct text why = {0};

	memset(match, 0, sizeof *match);
	memset(dealer, 0, sizeof *dealer);
	memset(hand, 0, sizeof *hand);
	match->seed = 1;
	match_set(match, variant_rows, PLAYERS, &stakes);
	for (int i = 0; i < PLAYERS; i++) {
		match->setup.stack[i] = 200;
		bots[i].kind = bots_find((struct slice){"random", 6}, &order.argument);
		if (bots[i].kind->open(&order, &bots[i].state, &why))
			bench_fail("no bot", "random");
		frame.player[i] = (struct slice){names[i], 1};
	}
	dealer->listen = write_action;
	dealer->context = work;
	for (uint64_t number = 1; number <= HANDS; number++) {
		match_seat(match, number, bots, hand);
		frame.number = number;
		phh_write_begin(&work->text, &frame);
		if (dealer_play(dealer, &hand->hand))
			bench_fail("a hand was not played", "");
		phh_write_end(&work->text, &frame, &dealer->table);
	}
	for (int i = 0; i < PLAYERS; i++)
		bots[i].kind->free(bots[i].state);
	dealer_free(dealer);
	free(dealer);
	free(match);
	free(hand);
}

/* Reads and plays the next hand. False at the end. */
static bool next(struct search_work *work, struct slice *rest)
{
	const size_t length = phh_hand_length(*rest, true);

	if (!length ||
		phh_read(work->reader, (struct slice){rest->bytes, length}, &work->record, NULL))
		return false;
	*rest = (struct slice){rest->bytes + length, rest->length - length};
	if (!hand_play_begin(&work->play, &work->record, 0))
		bench_fail("a hand cannot be played", "");
	search_notes_begin(&work->notes, &work->play);
	while (hand_play_next(&work->play))
		search_notes_step(&work->notes, &work->play);
	if (!hand_play_end(&work->play) || !search_notes_end(&work->notes, &work->play))
		bench_fail("a hand cannot be played", "");
	return true;
}

static void write_index(struct search_work *work)
{
	struct slice rest = text_slice(&work->text), name[SEATS_MAX];
	struct hand_index_writer writer = {.hands = 0};
	const struct hand_index_place place = {.numbered = true};
	char room[SEATS_MAX][8];

	hand_index_begin(&writer, &identity);
	while (next(work, &rest)) {
		for (int i = 0; i < PLAYERS; i++)
			name[i] = hand_player(&work->record, i, room[i]);
		hand_index_add(&writer, &place, &work->notes.kind, &work->notes.facts, name);
	}
	if (!hand_index_end(&writer, writer.out.bytes))
		bench_fail("no index", "");
	work->index = writer.out;
	writer.out = (struct text){.bytes = NULL};
	hand_index_writer_free(&writer);
	if (hand_index_open(&work->hand_index, text_slice(&work->index), &identity) !=
		HAND_INDEX_GOOD)
		bench_fail("the index is not good", "");
}

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	static const char line[] = "flop:bet|check,*";
	struct search_work *const work = bench_room(sizeof *work);
	struct fault fault;

	(void)row;
	memset(work, 0, sizeof *work);
	work->search.names = 1;
	work->search.name[0] = "b";
	for (int i = 0; i < SEARCH_BOARDS; i++)
		work->search.texture[i].high = -1;
	work->reader = phh_reader_new();
	if (!work->reader ||
		search_read_holes((struct slice){"22+,AT+", 7}, CARD_ASCII, &work->search,
			&fault) ||
		search_read_line((struct slice){line, sizeof line - 1}, &work->search.line, &fault))
		bench_fail("no search", "");
	write_hands(work, path);
	write_index(work);
	work->named = bench_room(work->hand_index.names);
	for (uint32_t i = 0; i < work->hand_index.names; i++)
		work->named[i] = search_named(&work->search, hand_index_name(&work->hand_index, i));
	return work;
}

static double pass_text(void *opaque)
{
	struct search_work *const work = opaque;
	struct slice rest = text_slice(&work->text);

	work->found = 0;
	while (next(work, &rest)) {
		uint8_t named[SEATS_MAX];
		char room[8];
		int seat;

		for (int i = 0; i < PLAYERS; i++)
			named[i] = search_named(&work->search, hand_player(&work->record, i, room));
		search_prepare(&work->search, &work->notes.kind);
		work->found += search_matches(&work->search, &work->notes.kind, &work->notes.facts,
			named, &seat);
	}
	return HANDS;
}

static double pass_index(void *opaque)
{
	struct search_work *const work = opaque;
	struct hand_index_walk walk;
	int seat;

	work->found = 0;
	if (!hand_index_check(&work->hand_index, true, true))
		bench_fail("the index is not good", "");
	for (hand_index_walk(&walk, &work->hand_index, true, true); hand_index_next(&walk);) {
		search_prepare(&work->search, walk.kind);
		work->found +=
			search_matches(&work->search, walk.kind, &walk.facts, work->named, &seat);
	}
	return HANDS;
}

static void work_check(void *opaque)
{
	const struct search_work *const work = opaque;

	printf("%d", work->found);
}

static void work_close(void *opaque)
{
	struct search_work *const work = opaque;

	hand_index_close(&work->hand_index);
	search_free(&work->search);
	search_notes_free(&work->notes);
	hand_play_free(&work->play);
	phh_reader_free(work->reader);
	text_free(&work->index);
	text_free(&work->text);
	free(work->named);
	free(work);
}

const struct bench_row bench_search[] = {
	{"grep", "M/s", "hands of six players, read, played and judged", NULL, work_open, pass_text,
		work_check, work_close},
	{"grep-index", "M/s", "the same hands by their index", NULL, work_open, pass_index,
		work_check, work_close},
	{NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
