#include "game/stacks.h"

#include "base/array.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

status_code stacks_add(struct stacks *stacks, struct slice name, struct slice count,
	struct slice amount)
{
	struct stack *const more =
		array_room(stacks->stack, &stacks->room, stacks->count, sizeof *more);

	if (!more)
		return STATUS_NO_MEMORY;
	stacks->stack = more;
	more[stacks->count++] = (struct stack){.words = {count, amount}, .name = name};
	return STATUS_OK;
}

/* Takes the number before an `x` from the front of a word; the rest may be empty. */
static struct slice take_count(struct slice *word)
{
	size_t digits = 0;
	struct slice count = {word->bytes, 0};

	while (digits < word->length && word->bytes[digits] >= '0' && word->bytes[digits] <= '9')
		digits++;
	if (!digits || digits == word->length || slice_lower(word->bytes[digits]) != 'x')
		return count;
	count.length = digits;
	word->bytes += digits + 1;
	word->length -= digits + 1;
	return count;
}

/* Takes the next word, which newlines end, too. */
static struct slice take_word(struct slice *rest)
{
	struct slice word = {rest->bytes, 0};

	while (rest->length && scan_is_space(*rest->bytes)) {
		rest->bytes++;
		rest->length--;
	}
	word.bytes = rest->bytes;
	while (word.length < rest->length && !scan_is_space(word.bytes[word.length]))
		word.length++;
	rest->bytes += word.length;
	rest->length -= word.length;
	return word;
}

/* Takes NAME: from the front of a word. */
static bool take_name(struct slice *word, struct slice *name)
{
	size_t end = word->length;

	*name = (struct slice){word->bytes, 0};
	while (end && word->bytes[end - 1] != ':')
		end--;
	if (!end)
		return true;
	name->length = end - 1;
	word->bytes += end;
	word->length -= end;
	return name->length;
}

/* Appends the stacks of one table. */
static status_code split_table(struct stacks *stacks, struct slice text, struct slice rest,
	int table, struct fault *fault)
{
	struct slice word;

	while ((word = take_word(&rest)).length) {
		struct slice count = take_count(&word), name, inner;

		if (count.length && !word.length && !(word = take_word(&rest)).length)
			return fault_at(fault, STATUS_NO_STACK, text, count);
		if (!take_name(&word, &name))
			return fault_at(fault, STATUS_NO_NAME, text, name);
		inner = take_count(&word);
		if (!count.length)
			count = inner;
		if (stacks_add(stacks, name, count, word))
			return STATUS_NO_MEMORY;
		stacks->stack[stacks->count - 1].table = table;
	}
	return STATUS_OK;
}

status_code stacks_split(struct stacks *stacks, struct slice text, struct fault *fault)
{
	return split_table(stacks, text, text, 0, fault);
}

/* Takes the words before the next word that is `/`; *divider is that word, or empty. */
static struct slice take_table(struct slice *rest, struct slice *divider)
{
	struct slice table = {rest->bytes, 0};

	do
		*divider = take_word(rest);
	while (divider->length && !slice_is_word(*divider, "/"));
	table.length = (size_t)((divider->length ? divider->bytes : rest->bytes) - table.bytes);
	return table;
}

status_code stacks_split_tables(struct stacks *stacks, struct slice text, struct fault *fault)
{
	struct slice rest = text, divider;
	int table = 0;

	do {
		const size_t before = stacks->count;
		const struct slice words = take_table(&rest, &divider);
		const status_code status = split_table(stacks, text, words, table, fault);

		if (status)
			return status;
		if (stacks->count == before && (table || divider.length))
			return fault_at(fault, STATUS_EMPTY_TABLE, text,
				divider.length ? divider : words);
		table++;
	} while (divider.length);
	return STATUS_OK;
}

void stacks_split_bets(struct stacks *stacks)
{
	for (size_t i = 0; i < stacks->count; i++) {
		struct slice *const amount = &stacks->stack[i].words[1];
		const char *const plus = memchr(amount->bytes, '+', amount->length);

		if (!plus)
			continue;
		stacks->stack[i].bet_word = (struct slice){plus + 1,
			amount->length - (size_t)(plus + 1 - amount->bytes)};
		amount->length = (size_t)(plus - amount->bytes);
	}
}

/* Whether the stack has a bet, with or without an amount. */
static bool has_bet(const struct stack *stack)
{
	return stack->bet_word.bytes;
}

status_code stacks_places(struct slice text, const struct stacks *stacks, int *places,
	struct fault *fault)
{
	*places = 0;
	for (size_t i = 0; i < stacks->count; i++) {
		const struct slice amount = stacks->stack[i].words[1];
		const struct slice bet = stacks->stack[i].bet_word;
		const int own = chips_places(amount, false);
		const int put_in = has_bet(&stacks->stack[i]) ? chips_places(bet, false) : 0;

		if (own < 0)
			return fault_at(fault, STATUS_BAD_STACK, text, amount);
		if (put_in < 0)
			return fault_at(fault, STATUS_BAD_BET, text, bet);
		*places = own > *places ? own : *places;
		*places = put_in > *places ? put_in : *places;
	}
	return STATUS_OK;
}

status_code stacks_read(struct slice text, struct stacks *stacks, int places, struct fault *fault)
{
	stacks->places = places;
	stacks->players = 0;
	stacks->total = 0;
	for (size_t i = 0; i < stacks->count; i++) {
		struct stack *const stack = &stacks->stack[i];
		uint64_t count = 1;

		if (stack->words[0].length &&
			(!slice_uint(stack->words[0], STACKS_PLAYERS_MAX, &count) || !count))
			return fault_at(fault, STATUS_BAD_PLAYERS, text, stack->words[0]);
		if (!chips_parse(stack->words[1], false, places, &stack->chips))
			return fault_at(fault,
				chips_places(stack->words[1], false) < 0 ? STATUS_BAD_STACK
									 : STATUS_BIG_AMOUNT,
				text, stack->words[1]);
		stack->bet = 0;
		if (has_bet(stack) && !chips_parse(stack->bet_word, false, places, &stack->bet))
			return fault_at(fault, STATUS_BIG_AMOUNT, text, stack->bet_word);
		stack->chips += stack->bet;
		if (!stack->chips)
			return fault_at(fault, STATUS_BAD_STACK, text, stack->words[1]);
		stack->count = (int)count;
		stacks->players += stack->count;
		if (stacks->players > STACKS_PLAYERS_MAX)
			return fault_at(fault, STATUS_MANY_STACKS, text, stack->words[1]);
		if (stack->chips > (CHIPS_MAX - stacks->total) / stack->count)
			return fault_at(fault, STATUS_BIG_AMOUNT, text, stack->words[1]);
		stacks->total += stack->chips * stack->count;
	}
	return STATUS_OK;
}

void stacks_clear(struct stacks *stacks)
{
	stacks->count = 0;
}

void stacks_free(struct stacks *stacks)
{
	free(stacks->stack);
	*stacks = (struct stacks){.count = 0};
}
