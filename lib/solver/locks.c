#include "locks.h"

#include "base/array.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

/* -- nodes -------------------------------------------------------------------------- */

/* The lock that is read, and what its clauses say so far. */
struct reader {
	const struct locks_setup *setup;
	struct slice text;
	struct fault *fault;
	struct lock lock;
	uint16_t sum[COMBO_COUNT];           /* of the frequencies */
	struct slice last[COMBO_COUNT];      /* the range that named it last */
	uint16_t rest[TREE_ACTIONS_MAX + 1]; /* the weight of `rest` of each action; their sum */
	struct slice last_rest;
	int clauses;
	struct range range;
};

static status_code error_at(const struct reader *reader, status_code status, struct slice part)
{
	return fault_at(reader->fault, status, reader->text, part);
}

/* Reads a dealt card or `*`. */
static bool read_card(struct reader *reader, struct slice word)
{
	struct lock *const lock = &reader->lock;
	struct cards cards;
	card c;

	if (slice_equal(word, "*")) {
		lock->cards[lock->dealt++] = LOCKS_ANY_CARD;
		return true;
	}
	if (cards_parse(word, CARD_ASCII, &cards, NULL) || cards.count != 1)
		return false;
	c = cards.list[0];
	if (!(reader->setup->game->deck & ~reader->setup->board & card_bit(c)) ||
		(lock->dealt && lock->cards[0] == c))
		return false;
	lock->cards[lock->dealt++] = c;
	return true;
}

/* Follows the path to a decision. */
static status_code read_node(struct reader *reader, struct slice path)
{
	const struct tree_node *const nodes = reader->setup->tree->node;
	struct slice rest = path, word;
	uint32_t *const node = &reader->lock.node;

	if (slice_is_word(slice_trim(path), "root"))
		rest.length = 0;
	for (word = slice_take_word(&rest); word.length; word = slice_take_word(&rest)) {
		uint32_t child;

		switch ((enum tree_kind)nodes[*node].kind) {
		case TREE_DECISION:
			child = tree_find_action(reader->setup->tree, *node, word,
				reader->setup->places);
			if (!child)
				return error_at(reader, STATUS_PATH_ACTION, word);
			*node = child;
			break;
		case TREE_DEAL:
			if (!read_card(reader, word))
				return error_at(reader, STATUS_PATH_CARD, word);
			*node = nodes[*node].next;
			break;
		case TREE_FOLD:
		case TREE_SHOWDOWN:
			return error_at(reader, STATUS_PATH_END, word);
		}
	}
	if (nodes[*node].kind != TREE_DECISION)
		return error_at(reader,
			nodes[*node].kind == TREE_DEAL ? STATUS_LOCK_CARD : STATUS_LOCK_OVER,
			slice_trim(path));
	reader->lock.actions = nodes[*node].count;
	return STATUS_OK;
}

/* -- clauses ------------------------------------------------------------------------ */

/* The only action of a kind at the node, from 0; -1 if there is none, -2 if there are several. */
static int only_action(const struct reader *reader, enum tree_act act)
{
	const struct tree_node *const nodes = reader->setup->tree->node;
	uint32_t child = reader->lock.node + 1;
	int found = -1;

	for (int action = 0; action < reader->lock.actions; action++, child = nodes[child].end)
		if (nodes[child].act == act)
			found = found == -1 ? action : -2;
	return found;
}

static status_code read_action(const struct reader *reader, struct slice word, int *action)
{
	static const struct {
		const char *word;
		enum tree_act act;
	} words[] = {{"fold", TREE_FOLDS}, {"check", TREE_CHECK}, {"call", TREE_CALL},
		{"bet", TREE_BET}, {"raise", TREE_RAISE}};
	const struct tree *const tree = reader->setup->tree;
	uint32_t child;

	*action = -1;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (slice_is_word(word, words[i].word))
			*action = only_action(reader, words[i].act);
	if (*action == -2)
		return error_at(reader, STATUS_LOCK_SIZES, word);
	if (*action >= 0)
		return STATUS_OK;
	child = tree_find_action(tree, reader->lock.node,
		slice_is_word(word, "all-in") ? SLICE("a") : word, reader->setup->places);
	if (!child)
		return error_at(reader, STATUS_PATH_ACTION, word);
	for (*action = 0; tree_child(tree, reader->lock.node, *action) != child; ++*action)
		;
	return STATUS_OK;
}

/* Reads "rest", or "rest:0.5", "rest:50%" or "rest@50". *found is false if it is neither. */
static status_code read_rest(struct reader *reader, struct slice text, int action, bool *found)
{
	struct slice number = {text.bytes + 4, text.length - 4};
	uint16_t weight = RANGE_WHOLE;
	bool hundred;

	*found = text.length >= 4 && slice_begins_word(text, "rest");
	if (!*found)
		return STATUS_OK;
	if (number.length) {
		struct scan scan;

		hundred = number.bytes[0] == '@' || number.bytes[number.length - 1] == '%';
		number.length -= number.bytes[number.length - 1] == '%';
		if (number.length) {
			number.bytes++;
			number.length--;
		}
		scan = scan_of(number);
		if (!range_weight_take(&scan, hundred ? 2 : 4, &weight) || !scan_done(&scan))
			return error_at(reader, STATUS_BAD_WEIGHT, number);
	}
	reader->last_rest = text;
	if (weight > RANGE_WHOLE - reader->rest[TREE_ACTIONS_MAX])
		return error_at(reader, STATUS_LOCK_REST, text);
	reader->rest[action] = (uint16_t)(reader->rest[action] + weight);
	reader->rest[TREE_ACTIONS_MAX] = (uint16_t)(reader->rest[TREE_ACTIONS_MAX] + weight);
	return STATUS_OK;
}

/* Whether the player to act can hold a hand. */
static bool is_held(const struct reader *reader, int hand)
{
	const struct locks_setup *const setup = reader->setup;
	const int player = setup->tree->node[reader->lock.node].player;

	return !setup->range[player] ||
	       (setup->range[player]->weight[hand] && !(combo_set((combo)hand) & setup->board));
}

/* Sets an error about the weights of a hand. */
static status_code weight_error(const struct reader *reader, status_code status, combo hand,
	unsigned sum)
{
	error_at(reader, status, reader->last[hand]);
	if (reader->fault) {
		reader->fault->number = hand;
		reader->fault->wanted = sum;
	}
	return status;
}

static status_code read_range(struct reader *reader, struct slice text, int action)
{
	status_code status = range_parse(text, reader->setup->notation, reader->setup->game,
		&reader->range, reader->fault);

	if (status && reader->fault) {
		const size_t before = (size_t)(text.bytes - reader->text.bytes);

		reader->fault->offset += before;
		reader->fault->earlier += before;
	}
	for (int h = COMBO_COUNT - 1; !status && h >= 0; h--) {
		const uint16_t weight = reader->range.weight[h];
		uint16_t *const frequency =
			&reader->lock.frequency[h * reader->lock.actions + action];

		if (!weight || !is_held(reader, h))
			continue;
		reader->last[h] = text;
		if (weight > RANGE_WHOLE - reader->sum[h])
			return weight_error(reader, STATUS_LOCK_MORE, (combo)h,
				(unsigned)weight + reader->sum[h]);
		*frequency = (uint16_t)(*frequency + weight);
		reader->sum[h] = (uint16_t)(reader->sum[h] + weight);
	}
	return status;
}

static status_code read_clause(struct reader *reader, struct slice text)
{
	struct slice word = slice_take_word(&text);
	bool found = false;
	int action;
	status_code status;

	if (!word.length)
		return STATUS_OK;
	reader->clauses++;
	status = read_action(reader, word, &action);
	text = slice_trim(text);
	if (!status)
		status = read_rest(reader, text, action, &found);
	return status || found ? status : read_range(reader, text, action);
}

/* Gives `rest` what is left of each hand, and looks for hands whose weights are too small. */
static status_code finish(struct reader *reader, struct slice clauses)
{
	struct lock *const lock = &reader->lock;
	const unsigned rest = reader->rest[TREE_ACTIONS_MAX];

	if (!reader->clauses)
		return error_at(reader, STATUS_LOCK_EMPTY, clauses);
	if (reader->last_rest.length && rest != RANGE_WHOLE)
		return error_at(reader, STATUS_LOCK_REST, reader->last_rest);
	for (int h = COMBO_COUNT; h--;) {
		uint16_t *const frequency = lock->frequency + (ptrdiff_t)h * lock->actions;
		const unsigned left = RANGE_WHOLE - (unsigned)reader->sum[h];
		unsigned given = 0, weights = 0;

		if (!is_held(reader, h))
			continue;
		lock->locked[h] = rest || reader->sum[h];
		if (!rest && reader->sum[h] && left)
			return weight_error(reader, STATUS_LOCK_LESS, (combo)h, reader->sum[h]);
		for (int action = 0; rest && action < lock->actions; action++) {
			unsigned share;

			weights += reader->rest[action];
			share = left * weights / RANGE_WHOLE - given;
			frequency[action] = (uint16_t)(frequency[action] + share);
			given += share;
		}
	}
	return STATUS_OK;
}

static status_code read_lock(struct reader *reader)
{
	const char *const colon = memchr(reader->text.bytes, ':', reader->text.length);
	struct slice path = reader->text, clauses = reader->text, rest;
	status_code status;

	if (!colon)
		return fault_set(reader->fault, STATUS_LOCK_COLON, reader->text.length, 0);
	path.length = (size_t)(colon - path.bytes);
	clauses.bytes += path.length + 1;
	clauses.length -= path.length + 1;
	status = read_node(reader, path);
	if (status)
		return status;
	reader->lock.frequency = calloc((size_t)COMBO_COUNT * (size_t)reader->lock.actions + 1,
		sizeof *reader->lock.frequency);
	if (!reader->lock.frequency)
		return fault_set(reader->fault, STATUS_NO_MEMORY, 0, 0);
	for (rest = clauses; !status && rest.length;)
		status = read_clause(reader, slice_take_until(&rest, ';'));
	return status ? status : finish(reader, clauses);
}

/* -- locks -------------------------------------------------------------------------- */

status_code locks_add(struct locks *locks, const struct locks_setup *setup, struct slice text,
	struct fault *fault)
{
	struct lock *const array =
		array_room(locks->lock, &locks->room, locks->count, sizeof *array);
	struct reader *reader;
	status_code status;

	if (!array)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	locks->lock = array;
	reader = calloc(1, sizeof *reader);
	if (!reader)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	reader->setup = setup;
	reader->text = text;
	reader->fault = fault;
	status = text.length ? read_lock(reader) : fault_set(fault, STATUS_LOCK_COLON, 0, 0);
	if (status)
		free(reader->lock.frequency);
	else
		array[locks->count++] = reader->lock;
	for (size_t i = locks->count - 1; !status && i--;)
		if (array[i].node == reader->lock.node) {
			array[locks->count - 1].before = i + 1;
			break;
		}
	free(reader);
	return status;
}

void locks_free(struct locks *locks)
{
	for (size_t i = 0; i < locks->count; i++)
		free(locks->lock[i].frequency);
	free(locks->lock);
	*locks = (struct locks){.lock = NULL};
}

const uint16_t *locks_find(const struct locks *locks, size_t last, const card *cards, combo hand)
{
	for (size_t i = last; i; i = locks->lock[i - 1].before) {
		const struct lock *const lock = &locks->lock[i - 1];
		bool here = lock->locked[hand];

		for (int k = 0; here && k < lock->dealt; k++)
			here = lock->cards[k] == LOCKS_ANY_CARD || lock->cards[k] == cards[k];
		if (here)
			return lock->frequency + (ptrdiff_t)hand * lock->actions;
	}
	return NULL;
}

static bool lock_symmetric(const struct lock *lock, const struct range *range,
	const struct suits *suits)
{
	const size_t size = (size_t)lock->actions * sizeof *lock->frequency;

	for (int k = 0; k < lock->dealt; k++)
		if (lock->cards[k] != LOCKS_ANY_CARD &&
			suits_card(suits, lock->cards[k]) != lock->cards[k])
			return false;
	for (int h = 0; h < COMBO_COUNT; h++) {
		const combo other = combo_with_suits((combo)h, suits);

		if (range->weight[h] &&
			(lock->locked[h] != lock->locked[other] ||
				memcmp(lock->frequency + (ptrdiff_t)h * lock->actions,
					lock->frequency + (ptrdiff_t)other * lock->actions,
					size) != 0))
			return false;
	}
	return true;
}

bool locks_symmetric(const struct locks *locks, const struct tree *tree,
	const struct range *const range[2], const struct suits *suits)
{
	for (size_t i = 0; i < locks->count; i++)
		if (!lock_symmetric(&locks->lock[i], range[tree->node[locks->lock[i].node].player],
			    suits))
			return false;
	return true;
}
