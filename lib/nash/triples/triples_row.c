/* Sums over the table of three hands. */
#include "triples.h"

static uint32_t third(int a)
{
	return (uint32_t)(a * (a + 1) * (a + 2) / 6);
}

static uint32_t second(int b)
{
	return (uint32_t)(b * (b + 1) / 2);
}

/* Own hands below the lower of the others', between them, and above: in each of these parts, the
 * table has the hands in one sequence. */
void triples_row(const triples_orders *table, const double value[TRIPLES_ORDERS], int own,
	int first, int other, double out[COMBO_CLASSES])
{
	const int high = first > other ? first : other, low = first > other ? other : first;
	const int from[] = {0, low, high, COMBO_CLASSES};

	for (int part = 0; part < 3; part++) {
		struct triples_place place;
		double sorted[TRIPLES_ORDERS]; /* by the table's orders */
		int classes[3];

		/* twice, so that the player's hand is not equal to another */
		classes[own] = 2 * from[part] + 1;
		classes[own == 0] = 2 * first;
		classes[own == 2 ? 1 : 2] = 2 * other;
		place = triples_find(classes);
		for (int order = 0; order < TRIPLES_ORDERS; order++)
			sorted[triples_order(&place, order)] = value[order] / TRIPLES_DEALS;
		for (int i = from[part]; i < from[part + 1]; i++) {
			const uint32_t *const counts =
				table[part == 0     ? third(high) + second(low) + (uint32_t)i
					: part == 1 ? third(high) + second(i) + (uint32_t)low
						    : third(i) + second(high) + (uint32_t)low];

			out[i] = 0;
			for (int order = 0; order < TRIPLES_ORDERS; order++)
				out[i] += counts[order] * sorted[order];
		}
	}
}
