/* Deals as rows, and their output. */
#include "deal.h"

#include <assert.h>

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

status_code deal_next(struct deal *deal, uint64_t number, bool whole, card cards[SHOE_CARDS_MAX])
{
	const uint32_t dealt = (uint32_t)(deal->shuffle.hands * deal->shuffle.size);
	struct hand_rng hand_rng;

	hand_rng_begin_key(&hand_rng, &deal->key, number, HAND_RNG_DECK);
	if (deal->settings.game->shoe) {
		shuffle_shoe(&deal->shoe, whole ? deal->shoe.count : dealt, &hand_rng, cards);
		return STATUS_OK;
	}
	return shuffle_deal(&deal->shuffle, &hand_rng, cards);
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
