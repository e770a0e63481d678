#include "odds/combo.h"

/* The ranks of a class, high and low; returns whether it is suited. */
static bool class_ranks(int of_class, int *high, int *low)
{
	int row = of_class / CARD_RANKS, column = of_class % CARD_RANKS;
	bool suited = row < column;

	*high = CARD_RANKS - 1 - (suited ? row : column);
	*low = CARD_RANKS - 1 - (suited ? column : row);
	return suited;
}

int combo_class_list(int of_class, combo out[COMBO_CLASS_MOST])
{
	int high, low, count = 0;
	bool suited = class_ranks(of_class, &high, &low);

	for (int a = CARD_SUITS - 1; a >= 0; a--) {
		const int c = card_of(high, a), first = c * (c - 1) / 2 + card_of(low, 0);

		if (suited)
			out[count++] = (combo)(first + a);
		for (int b = (high == low ? a : CARD_SUITS) - 1; !suited && b >= 0; b--)
			if (high == low || a != b)
				out[count++] = (combo)(first + b);
	}
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

combo combo_with_suits(combo h, const uint8_t to[CARD_SUITS])
{
	card a = combo_cards[h][0], b = combo_cards[h][1];

	return combo_of(card_of(card_rank(a), to[card_suit(a)]),
		card_of(card_rank(b), to[card_suit(b)]));
}

void combo_print(struct text *out, combo h, enum card_notation notation)
{
	cards_print(out, combo_cards[h], 2, notation, "");
}
