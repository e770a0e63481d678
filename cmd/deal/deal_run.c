#include "deal.h"

#include "frame/report.h"

#include "odds/hands/hands.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- ranges ----------------------------------------------------------------------- */

static status_code take_list(struct shuffle_range *out, uint32_t count, const card_set *set,
	const uint16_t *weight, card_set cards)
{
	card_set *const sets = malloc((count ? count : 1) * sizeof *sets);
	uint64_t *const upto = malloc((count ? count : 1) * sizeof *upto), sum = 0;

	*out = (struct shuffle_range){0, sets, upto};
	if (!sets || !upto)
		return STATUS_NO_MEMORY;
	for (uint32_t i = 0; i < count; i++) {
		if (set[i] & ~cards)
			continue;
		sum += weight[i];
		sets[out->count] = set[i];
		upto[out->count++] = sum;
	}
	return STATUS_OK;
}

static status_code read_two_cards(const struct deal *deal, struct slice text,
	struct shuffle_range *out, struct fault *fault)
{
	struct range range;
	struct range_list list;
	status_code status =
		range_parse(text, deal->settings.reads, deal->settings.game, &range, fault);

	if (status)
		return status;
	range_list(&range, &list);
	return take_list(out, (uint32_t)list.count, list.set, list.weight, deal->shuffle.cards);
}

static status_code read_hands(const struct deal *deal, struct slice text, struct shuffle_range *out,
	struct fault *fault)
{
	struct hands hands = {.count = 0};
	status_code status =
		hands_parse(text, deal->settings.reads, deal->settings.game, &hands, fault);

	if (!status)
		status = take_list(out, hands.count, hands.set, hands.weight, deal->shuffle.cards);
	hands_free(&hands);
	return status;
}

int deal_read_ranges(struct deal *deal)
{
	const struct game *const game = deal->settings.game;
	const struct place place = {"--range", 0, NULL};

	if (deal->ranges && !hands_of_game(game) && !game->combos)
		return report_usage("--range: there are no ranges in %s", game->name);
	for (unsigned i = 0; i < deal->ranges; i++) {
		const struct slice text = slice_of(deal->range[i]);
		struct shuffle_range *const hands = &deal->hands[i];
		struct fault fault = {.status = STATUS_OK};
		const status_code status = (hands_of_game(game) ? read_hands : read_two_cards)(deal,
			text, hands, &fault);

		if (status == STATUS_NO_MEMORY)
			return report_memory();
		if (status) {
			report_fault(&place, text, &fault);
			return EXIT_USAGE;
		}
		if (!hands->count)
			return report_usage("--range: '%s' has no hand that can be dealt",
				deal->range[i]);
		deal->shuffle.range[i] = hands;
	}
	return OPTIONS_RUN;
}

void deal_free_ranges(struct deal *deal)
{
	for (unsigned i = 0; i < deal->ranges; i++) {
		free(deal->hands[i].set);
		free(deal->hands[i].upto);
	}
}

/* -- a deal ----------------------------------------------------------------------- */

status_code deal_next(struct deal *deal, uint64_t number, bool whole, card cards[SHOE_CARDS_MAX])
{
	const uint32_t dealt = (uint32_t)(deal->shuffle.hands * deal->shuffle.size);
	struct chance chance;

	chance_begin_key(&chance, &deal->key, number, CHANCE_DECK);
	if (deal->settings.game->shoe) {
		shuffle_shoe(&deal->shoe, whole ? deal->shoe.count : dealt, &chance, cards);
		return STATUS_OK;
	}
	return shuffle_deal(&deal->shuffle, &chance, cards);
}

static struct slice hand_name(int hand)
{
	static const char *const names[SHUFFLE_HANDS_MAX] = {"1", "2", "3", "4", "5", "6", "7", "8",
		"9", "10"};

	assert(hand < SHUFFLE_HANDS_MAX);
	return slice_of(names[hand]);
}

static struct slice board_name(int board)
{
	static const char *const names[BOARDS_MAX] = {"board", "board2", "board3"};

	assert(board < BOARDS_MAX);
	return slice_of(names[board]);
}

int deal_rows(const struct deal *deal, uint64_t number, const card cards[SHOE_CARDS_MAX], bool deck,
	card boards[BOARDS_MAX][GAME_CARDS_MAX], struct deal_row rows[DEAL_ROWS_MAX])
{
	const enum card_notation notation = deal->settings.writes;
	const card *next = cards;
	int count = 0;

	for (int i = 0; i < deal->shuffle.hands; i++) {
		rows[count++] =
			(struct deal_row){number, hand_name(i), next, deal->shuffle.size, notation};
		next += deal->shuffle.size;
	}
	for (int i = 0; i < deal->boards; i++) {
		const struct cards *const known = &deal->board[i];
		const int more =
			deal->board_cards > known->count ? deal->board_cards - known->count : 0;

		if (!known->count && !more)
			continue;
		memcpy(boards[i], known->list, (size_t)known->count);
		memcpy(boards[i] + known->count, next, (size_t)more);
		next += more;
		rows[count++] = (struct deal_row){number, board_name(i), boards[i],
			known->count + more, notation};
	}
	if (deck)
		rows[count++] =
			(struct deal_row){number, slice_of("deck"), cards, deal->size, notation};
	return count;
}

/* -- rows ------------------------------------------------------------------------- */

FIELD_MEMBER(add_deal, struct deal_row, deal);
FIELD_MEMBER(add_hand, struct deal_row, hand);
static FIELD_CELL(add_cards, struct deal_row, row,
	rows_hand(rows, row->cards, row->count, row->notation));

const struct field deal_fields[] = {
	{"deal", ROWS_NUMBER, add_deal, DEAL_ALL, DEAL_ALL},
	{"hand", ROWS_STRING, add_hand, DEAL_ALL, DEAL_ALL},
	{"cards", ROWS_CARDS, add_cards, DEAL_ALL, DEAL_ALL},
	{.name = NULL},
};

/* -- the run ---------------------------------------------------------------------- */

enum { WRITTEN_AT_ONCE = 1 << 16 };

void deal_page_begin(struct deal_page *page, const struct deal *deal)
{
	*page = (struct deal_page){.run = {.settings = &deal->settings,
					   .names = deal->fields.names,
					   .name_count = deal->fields.count}};
	sink_init(&page->sink, &page->run);
	sink_init_rows(&page->sink, &page->job);
}

bool deal_page_end(struct deal_page *page, bool good)
{
	if (good)
		good = sink_write(&page->sink, &page->job);
	text_free(&page->job.out);
	text_free(&page->job.cell);
	return good;
}

int deal_run(struct deal *deal)
{
	struct deal_page page;
	card cards[SHOE_CARDS_MAX], boards[BOARDS_MAX][GAME_CARDS_MAX];
	struct deal_row rows[DEAL_ROWS_MAX];
	status_code status = STATUS_OK;
	bool good = true;

	deal_page_begin(&page, deal);
	for (uint64_t number = 1; number <= deal->deals && good && !status; number++) {
		int count = 0;

		status = deal_next(deal, number, deal->deck, cards);
		if (!status)
			count = deal_rows(deal, number, cards, deal->deck, boards, rows);
		for (int i = 0; i < count; i++)
			fields_row(&deal->fields, &page.job.rows, &rows[i]);
		if (page.job.out.length >= WRITTEN_AT_ONCE)
			good = sink_write(&page.sink, &page.job);
	}
	good = deal_page_end(&page, good && !status);
	if (status) {
		report("%s", report_status(status));
		return EXIT_INVALID;
	}
	return good ? EXIT_DONE : EXIT_IO;
}
