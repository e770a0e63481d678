#include "script.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static int list_read(const char *list, chips *out)
{
	int count = 0;

	while (list && *list) {
		char *end = NULL;

		cr_assert(count < SEATS_MAX);
		if (strncmp(list, "inf", 3) == 0) {
			out[count++] = CHIPS_UNKNOWN;
			list += 3;
		} else {
			out[count++] = strtoll(list, &end, 10);
			cr_assert(end && end != list, "no number: %s", list);
			list = end;
		}
		list += *list == ' ';
	}
	return count;
}

struct table_setup script_setup(const struct script *script)
{
	struct table_setup setup = {
		.variant = variant_find(slice_from(script->code ? script->code : "NT")),
		.bring_in = script->bring_in,
		.small_bet = script->small_bet,
		.big_bet = script->big_bet,
		.min_bet = script->min_bet,
		.trim_antes = script->trim_antes,
		.house = script->house,
	};

	setup.seats = list_read(script->stacks, setup.stack);
	list_read(script->antes, setup.ante);
	list_read(script->blinds, setup.blind);
	return setup;
}

void script_begin(struct table *table, const struct script *script)
{
	const struct table_setup setup = script_setup(script);

	memset(table, 0xa5, sizeof *table); /* whatever was there before */
	cr_assert(table_begin(table, &setup));
}

static void cards_read(const char *text, struct action *action)
{
	if (strcmp(text, "-") == 0)
		return;
	for (; *text; text += 2) {
		char two[3] = {text[0], text[1], 0};
		card one[2] = {CARD_UNKNOWN};

		cr_assert(action->count < HOLE_CARDS_MAX);
		if (strcmp(two, "??") != 0)
			cr_assert_eq(cards_from(two, one), 1, "no card: %s", two);
		action->card[action->count++] = one[0];
	}
}

struct action script_action(const char *text)
{
	struct action action = {.act = ACT_DEAL_BOARD, .seat = -1};
	char line[64], *rest = line, *word[4] = {NULL, NULL, NULL, NULL};
	int words = 0;

	cr_assert(strlen(text) < sizeof line);
	memcpy(line, text, strlen(text) + 1);
	for (char *at; words < 4 && (at = strtok_r(rest, " ", &rest)) != NULL;)
		word[words++] = at;
	cr_assert(words >= 2, "no action: %s", text);
	if (word[0][0] == 'd') {
		if (strcmp(word[1], "dh") == 0) {
			action.act = ACT_DEAL_HOLE;
			action.seat = atoi(word[2] + 1) - 1;
			cards_read(word[3] ? word[3] : "", &action);
		} else {
			cards_read(word[2] ? word[2] : "", &action);
		}
		return action;
	}
	action.seat = atoi(word[0] + 1) - 1;
	if (strcmp(word[1], "f") == 0) {
		action.act = ACT_FOLD;
	} else if (strcmp(word[1], "cc") == 0) {
		action.act = ACT_CHECK_CALL;
	} else if (strcmp(word[1], "cbr") == 0) {
		action.act = ACT_BET_RAISE;
		action.amount = strtoll(word[2], NULL, 10);
	} else if (strcmp(word[1], "pb") == 0) {
		action.act = ACT_BRING_IN;
	} else if (strcmp(word[1], "sd") == 0) {
		action.act = ACT_DRAW;
		cards_read(word[2] ? word[2] : "", &action);
	} else {
		cr_assert_str_eq(word[1], "sm");
		action.act = word[2] ? ACT_SHOW : ACT_MUCK;
		cards_read(word[2] ? word[2] : "", &action);
	}
	return action;
}

enum table_fault script_try(struct table *table, const char *action, struct legality *legality)
{
	const struct action read = script_action(action);
	struct legality unused;

	return table_apply(table, &read, legality ? legality : &unused);
}

void script_play(struct table *table, const char *actions)
{
	while (*actions) {
		const size_t length = strcspn(actions, ",");
		struct legality legal;
		char one[64];

		table_check(table, NULL, &legal);
		cr_assert_eq(table_call(table), legal.call);
		cr_assert(length < sizeof one);
		memcpy(one, actions, length);
		one[length] = 0;
		cr_assert_eq(script_try(table, one, NULL), TABLE_OK, "%s: %s", one,
			script_why(table, one));
		actions += length;
		actions += strspn(actions, ", ");
	}
}

void script_deal(struct table *table)
{
	for (int i = 0; i < table->seats; i++) {
		const struct action deal = {.act = ACT_DEAL_HOLE,
			.seat = i,
			.count = 2,
			.card = {CARD_UNKNOWN, CARD_UNKNOWN}};
		struct legality legality;

		cr_assert_eq(table_apply(table, &deal, &legality), TABLE_OK);
	}
}

const char *script_why(const struct table *table, const char *action)
{
	static char why[128];
	const struct action read = script_action(action);
	struct text text = {0};
	struct legality legality;

	table_check(table, &read, &legality);
	why[0] = 0;
	if (legality.fault) {
		table_explain(&text, table, &legality, 0);
		cr_assert(text.length < sizeof why);
		memcpy(why, text.bytes, text.length);
		why[text.length] = 0;
	}
	text_free(&text);
	return why;
}

enum table_warning script_warning(const struct table *table, const char *action)
{
	const struct action read = script_action(action);
	struct legality legality;

	table_check(table, &read, &legality);
	return legality.fault ? TABLE_WARNINGS : legality.warning;
}

bool script_stacks(const struct table *table, const char *stacks)
{
	chips expected[SEATS_MAX];
	bool same = list_read(stacks, expected) == table->seats;

	for (int i = 0; same && i < table->seats; i++)
		if (table->seat[i].stack != expected[i]) {
			cr_log_warn("p%d has %lld", i + 1, (long long)table->seat[i].stack);
			same = false;
		}
	return same;
}

chips script_chips(const struct table *table)
{
	chips sum = table->phase == PHASE_OVER ? 0 : table->pot;

	for (int i = 0; i < table->seats; i++)
		sum += table->seat[i].stack;
	return sum;
}
