/* Locks with arbitrary bytes. Errors are located within the text; what a locked hand does adds up
 * to the whole, and a lock that is read again is the same. */
#include "solver/locks.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

/* A turn with two bet sizes and a raise. */
static const struct tree *make_tree(void)
{
	static struct tree tree;
	struct tree_setup setup = {.street = TREE_TURN,
		.pot = 100,
		.stack = 300,
		.raises_most = 1,
		.all_in = TREE_WHOLE};

	if (tree.count)
		return &tree;
	for (int player = 0; player < 2; player++)
		for (int street = 0; street < TREE_STREETS; street++) {
			require(!tree_sizes_parse(SLICE("33,75"), false, 0,
				&setup.bets[player][street], NULL));
			require(!tree_sizes_parse(SLICE("a"), true, 0,
				&setup.raises[player][street], NULL));
		}
	require(!tree_make(&tree, &setup));
	return &tree;
}

static void check_lock(const struct lock *lock, const struct tree *tree)
{
	require(lock->node < tree->count && tree->node[lock->node].kind == TREE_DECISION);
	require(lock->actions == tree->node[lock->node].count);
	require(lock->dealt == tree->node[lock->node].street - TREE_TURN);
	for (int h = 0; h < COMBO_COUNT; h++) {
		unsigned sum = 0;

		for (int action = 0; action < lock->actions; action++)
			sum += lock->frequency[h * lock->actions + action];
		require(sum == (lock->locked[h] ? RANGE_WHOLE : 0));
	}
}

/* The first byte chooses the notation and the range, the rest is the text. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const uint8_t same[CARD_SUITS] = {0, 1, 2, 3};
	static struct range range;
	struct locks_setup setup = {.tree = make_tree(),
		.game = &game_holdem,
		.board = card_bit(card_of(11, 0)) | card_bit(card_of(10, 1)) |
			 card_bit(card_of(6, 2)) | card_bit(card_of(3, 3))};
	const struct range *ranges[2] = {&range, &range};
	struct locks locks = {0};
	struct fault fault = {0};
	status_code status;
	struct slice text;
	char *copy;

	if (size < 1)
		return 0;
	setup.notation = (enum card_notation)(data[0] % 3);
	require(!range_parse(SLICE("22+,A2s+,KQ:0.5"), CARD_ASCII, &game_holdem, &range, NULL));
	if (data[0] & 4)
		setup.range[0] = setup.range[1] = &range;
	/* an exact copy, so that reading past the end is detected */
	text = (struct slice){copy = malloc(size > 1 ? size - 1 : 1), size - 1};
	require(copy);
	memcpy(copy, data + 1, text.length);

	status = locks_add(&locks, &setup, text, &fault);
	require(locks_add(&locks, &setup, text, NULL) == status);
	if (status) {
		require(!locks.count && fault.status == status && fault.offset <= text.length &&
			fault.length <= text.length - fault.offset);
	} else {
		const struct lock *const lock = locks.lock;

		check_lock(lock, setup.tree);
		require(lock[1].before == 1 && lock[1].node == lock[0].node &&
			!memcmp(lock[0].locked, lock[1].locked, sizeof lock[0].locked));
		require(locks_symmetric(&locks, setup.tree, ranges, same));
	}
	locks_free(&locks);
	free(copy);
	return 0;
}
