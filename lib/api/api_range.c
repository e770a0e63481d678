#include "api/api_range.h"

#include "base/scan.h"
#include "odds/range_hits.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)FELT_COMBOS == (int)COMBO_COUNT && (int)FELT_CLASSES == (int)COMBO_CLASSES &&
		       (int)FELT_WHOLE == (int)RANGE_WHOLE,
	"combos, classes and weights are the same");

/* -- combos and classes ------------------------------------------------------ */

int32_t felt_combo(felt_card a, felt_card b)
{
	return a < CARD_COUNT && b < CARD_COUNT && a != b ? combo_of(a, b) : -1;
}

static bool is_combo(int32_t h)
{
	return h >= 0 && h < COMBO_COUNT;
}

void felt_combo_cards(int32_t h, felt_card out[2])
{
	out[0] = is_combo(h) ? combo_cards[h][0] : FELT_NO_CARD;
	out[1] = is_combo(h) ? combo_cards[h][1] : FELT_NO_CARD;
}

int32_t felt_combo_class(int32_t h)
{
	return is_combo(h) ? combo_class((combo)h) : -1;
}

size_t felt_class_name(int32_t of_class, char *out, size_t size)
{
	char name[4] = "";

	if (of_class >= 0 && of_class < COMBO_CLASSES)
		combo_class_name(of_class, name);
	return api_put(out, size, 0, slice_of(name));
}

/* -- ranges ------------------------------------------------------------------ */

felt_range *felt_range_new(const felt_game *game, const char *text, felt_error *error)
{
	const struct slice slice = slice_of(text);
	felt_range *range;
	struct fault fault = {.status = STATUS_NO_MEMORY};

	if (!api_game(game)->combos) {
		api_error(error, FELT_UNSUPPORTED,
			"ranges of combos are for games with two hole "
			"cards and without a low half");
		return NULL;
	}
	range = calloc(1, sizeof *range);
	if (range) {
		range->game = api_game(game);
		fault.status =
			slice_trim(slice).length
				? range_parse(slice, CARD_ASCII, range->game, &range->range, &fault)
				: STATUS_OK;
	}
	if (fault.status) {
		api_fault(error, text, &fault);
		free(range);
		return NULL;
	}
	api_no_error(error);
	return range;
}

felt_range *felt_range_copy(const felt_range *range)
{
	felt_range *const copy = malloc(sizeof *copy);

	if (copy)
		*copy = *range;
	return copy;
}

void felt_range_free(felt_range *range)
{
	free(range);
}

size_t felt_range_print(const felt_range *range, char *out, size_t size)
{
	struct text text = {0};

	range_print(&text, &range->range, range->game, CARD_ASCII);
	return api_copy_out(&text, out, size);
}

uint32_t felt_range_count(const felt_range *range)
{
	return range_combos(&range->range);
}

uint64_t felt_range_sum(const felt_range *range)
{
	return range_weight(&range->range);
}

uint32_t felt_range_weight(const felt_range *range, int32_t h)
{
	return is_combo(h) ? range->range.weight[h] : 0;
}

/* Whether a combo of the game may have this weight. */
static bool is_weight(const felt_range *range, int32_t h, uint32_t weight)
{
	return weight <= RANGE_WHOLE && (!weight || !(combo_set((combo)h) & ~range->game->deck));
}

felt_status felt_range_set(felt_range *range, int32_t h, uint32_t weight)
{
	if (!is_combo(h) || !is_weight(range, h, weight))
		return FELT_MISUSE;
	range->range.weight[h] = (uint16_t)weight;
	return FELT_OK;
}

void felt_range_weights(const felt_range *range, uint16_t out[1326])
{
	memcpy(out, range->range.weight, sizeof range->range.weight);
}

felt_status felt_range_set_weights(felt_range *range, const uint16_t weights[1326])
{
	for (int32_t h = 0; h < COMBO_COUNT; h++)
		if (!is_weight(range, h, weights[h]))
			return FELT_MISUSE;
	memcpy(range->range.weight, weights, sizeof range->range.weight);
	return FELT_OK;
}

void felt_range_unite(felt_range *range, const felt_range *by)
{
	range_unite(&range->range, &by->range);
	range_remove(&range->range, CARD_DECK & ~range->game->deck);
}

void felt_range_intersect(felt_range *range, const felt_range *by)
{
	range_intersect(&range->range, &by->range);
}

void felt_range_subtract(felt_range *range, const felt_range *by)
{
	range_subtract(&range->range, &by->range);
}

void felt_range_remove(felt_range *range, felt_cards dead)
{
	range_remove(&range->range, dead & CARD_DECK);
}

/* -- what ranges make ---------------------------------------------------------- */

int32_t felt_make_count(void)
{
	return MADE_KINDS + MADE_DRAWS;
}

const char *felt_make_key(int32_t kind)
{
	if (kind < 0 || kind >= MADE_KINDS + MADE_DRAWS)
		return NULL;
	return kind < MADE_KINDS ? made_key((enum made_kind)kind)
				 : made_draw_key((enum made_draw)(kind - MADE_KINDS));
}

felt_status felt_range_makes(const felt_range *range, const felt_card *board, int32_t count,
	felt_cards dead, uint32_t *combos, uint64_t *weights)
{
	const card_set set = count > 0 ? felt_cards_set(board, count) : 0;
	struct made_board prepared;
	struct hits hits;

	if (count < MADE_BOARD_MIN || count > MADE_BOARD_MAX || card_set_count(set) != count ||
		set & ~range->game->deck)
		return FELT_MISUSE;
	made_board_init(&prepared, range->game, set, dead & CARD_DECK);
	range_hits_count(&range->range, &prepared, &hits);
	for (int i = 0; i < MADE_KINDS + MADE_DRAWS; i++) {
		const struct range_hits_sum *const sum =
			i < MADE_KINDS ? &hits.made[i] : &hits.draw[i - MADE_KINDS];

		if (combos)
			combos[i] = sum->combos;
		if (weights)
			weights[i] = sum->weight;
	}
	return FELT_OK;
}
