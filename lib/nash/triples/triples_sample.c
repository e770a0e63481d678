/* A sample of the orders of three hands. */
#include "nash/triples/triples.h"

#include "base/rng/rng.h"
#include "cards/eval/eval.h"

/* The random numbers of a triple. */
struct sample_stream {
	struct rng_key key;
	uint64_t index, block;
	int left; /* unused words */
	uint32_t word[RNG_WORDS];
};

/* A random number below `count`. A number of 32 bits is biased by less than 52 / 2^32. */
static uint32_t draw(struct sample_stream *stream, uint32_t count)
{
	if (!stream->left) {
		rng_block(&stream->key, stream->index, stream->block++, stream->word);
		stream->left = RNG_WORDS;
	}
	return (uint32_t)((uint64_t)stream->word[--stream->left] * count >> 32);
}

struct three_classes {
	const combo *combos[3];
	uint32_t size[3];
};

/* The triples of combos that share no card. */
static uint32_t count_triples(const struct three_classes *classes)
{
	uint32_t count = 0;

	for (uint32_t a = 0; a < classes->size[0]; a++)
		for (uint32_t b = 0; b < classes->size[1]; b++) {
			const card_set first = combo_set(classes->combos[0][a]);
			const card_set second = combo_set(classes->combos[1][b]);

			for (uint32_t c = 0; !(first & second) && c < classes->size[2]; c++)
				count += !((first | second) & combo_set(classes->combos[2][c]));
		}
	return count;
}

static card_set draw_hands(struct sample_stream *stream, const struct three_classes *classes,
	combo hands[3])
{
	card_set set;

	do {
		set = 0;
		for (int p = 0; p < 3; p++) {
			hands[p] = classes->combos[p][draw(stream, classes->size[p])];
			set |= combo_set(hands[p]);
		}
	} while (card_set_count(set) < 6);
	return set;
}

static int draw_order(struct sample_stream *stream, const struct three_classes *classes)
{
	combo hands[3];
	card_set set = draw_hands(stream, classes, hands);
	struct hand board = hand_empty();
	score value[3];

	for (int i = 0; i < 5; i++) {
		card c;

		do
			c = (card)draw(stream, CARD_COUNT);
		while (set >> c & 1);
		set |= card_bit(c);
		board = hand_add(board, c);
	}
	for (int p = 0; p < 3; p++)
		value[p] = eval_hand(hand_add(hand_add(board, combo_cards[hands[p]][0]),
			combo_cards[hands[p]][1]));
	return pushfold_order_three(value[0], value[1], value[2]);
}

static void sample(struct sample_stream *stream, const struct three_classes *classes,
	unsigned deals, uint32_t orders[TRIPLES_ORDERS])
{
	const uint64_t all = (uint64_t)count_triples(classes) * TRIPLES_BOARDS;
	uint32_t drawn[TRIPLES_ORDERS] = {0};
	uint32_t before = 0, sum = 0;

	if (!all || !deals)
		return;
	for (unsigned i = 0; i < deals; i++)
		drawn[draw_order(stream, classes)]++;
	/* rounded so that the sum is that of all deals */
	for (int i = 0; i < TRIPLES_ORDERS; i++) {
		sum += drawn[i];
		orders[i] = (uint32_t)(all * sum / deals) - before;
		before += orders[i];
	}
}

static void take_class(struct three_classes *classes, int player, int class)
{
	classes->combos[player] = combo_by_class + combo_class_first(class);
	classes->size[player] = (uint32_t)combo_class_size(class);
}

void triples_sample(int class, unsigned deals, uint64_t seed, triples_orders *table)
{
	struct three_classes classes;

	take_class(&classes, 0, class);
	for (int second = 0; second <= class; second++) {
		take_class(&classes, 1, second);
		for (int third = 0; third <= second; third++) {
			const struct triples_place place =
				triples_find((int[]){class, second, third});
			struct sample_stream stream = {.key = rng_key_of(seed),
				.index = place.index};

			take_class(&classes, 2, third);
			sample(&stream, &classes, deals, table[place.index]);
		}
	}
}
