#include "odds/combo.h"

#include <string.h>

/* Finds the ranks of a class, high and low; returns true if it is suited. */
static bool class_ranks(int of_class, int *high, int *low)
{
	int row = of_class / CARD_RANKS, column = of_class % CARD_RANKS;
	bool suited = row < column;

	*high = CARD_RANKS - 1 - (suited ? row : column);
	*low = CARD_RANKS - 1 - (suited ? column : row);
	return suited;
}

/* Row r of the grid has r offsuit classes, a pair and 12 - r suited ones, so 54 + 8r combos. */
int combo_class_first(int of_class)
{
	const int row = of_class / CARD_RANKS, column = of_class % CARD_RANKS;
	const int before = row * 54 + 4 * row * (row - 1);
	const int in_row = column <= row ? 12 * column : 12 * row + 6 + 4 * (column - row - 1);

	return before + in_row;
}

int combo_class_list(int of_class, combo out[COMBO_CLASS_MAX])
{
	const int count = combo_class_size(of_class);

	memcpy(out, combo_by_class + combo_class_first(of_class), (size_t)count * sizeof *out);
	return count;
}

void combo_class_name(int of_class, char name[4])
{
	static const char letters[] = "23456789TJQKA";
	int high, low;
	bool suited = class_ranks(of_class, &high, &low);

	name[0] = letters[high];
	name[1] = letters[low];
	name[2] = (char)(high == low ? '\0' : suited ? 's' : 'o');
	name[3] = '\0';
}

void combo_class_print(struct text *out, int of_class, enum card_notation notation)
{
	int high, low;
	bool suited = class_ranks(of_class, &high, &low);

	card_rank_print(out, high, notation);
	card_rank_print(out, low, notation);
	if (high != low)
		text_add_char(out, suited ? 's' : 'o');
}

combo combo_with_suits(combo h, const struct suits *suits)
{
	return combo_of(suits_card(suits, combo_cards[h][0]), suits_card(suits, combo_cards[h][1]));
}

void combo_print(struct text *out, combo h, enum card_notation notation)
{
	cards_print(out, combo_cards[h], 2, notation, "");
}
