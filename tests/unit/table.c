#include "table.h"

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

struct game_setup table_setup(const struct table *table)
{
	struct game_setup setup = {
		.variant = variant_find(slice_from(table->code ? table->code : "NT")),
		.small_bet = table->small_bet,
		.big_bet = table->big_bet,
		.min_bet = table->min_bet,
		.trim_antes = table->trim_antes,
		.house = table->house,
	};

	setup.seats = list_read(table->stacks, setup.stack);
	list_read(table->antes, setup.ante);
	list_read(table->blinds, setup.blind);
	return setup;
}

void table_begin(struct game *game, const struct table *table)
{
	const struct game_setup setup = table_setup(table);

	memset(game, 0xa5, sizeof *game); /* whatever was there before */
	cr_assert(rules_begin(game, &setup));
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

struct action table_action(const char *text)
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
	} else {
		cr_assert_str_eq(word[1], "sm");
		action.act = word[2] ? ACT_SHOW : ACT_MUCK;
		cards_read(word[2] ? word[2] : "", &action);
	}
	return action;
}

enum rules_fault table_try(struct game *game, const char *action, struct verdict *verdict)
{
	const struct action read = table_action(action);
	struct verdict unused;

	return rules_apply(game, &read, verdict ? verdict : &unused);
}

void table_play(struct game *game, const char *actions)
{
	while (*actions) {
		const size_t length = strcspn(actions, ",");
		char one[64];

		cr_assert(length < sizeof one);
		memcpy(one, actions, length);
		one[length] = 0;
		cr_assert_eq(table_try(game, one, NULL), RULES_OK, "%s: %s", one,
			table_why(game, one));
		actions += length;
		actions += strspn(actions, ", ");
	}
}

void table_deal(struct game *game)
{
	for (int i = 0; i < game->setup.seats; i++) {
		const struct action deal = {.act = ACT_DEAL_HOLE,
			.seat = i,
			.count = 2,
			.card = {CARD_UNKNOWN, CARD_UNKNOWN}};
		struct verdict verdict;

		cr_assert_eq(rules_apply(game, &deal, &verdict), RULES_OK);
	}
}

const char *table_why(const struct game *game, const char *action)
{
	static char why[128];
	const struct action read = table_action(action);
	struct text text = {0};
	struct verdict verdict;

	rules_check(game, &read, &verdict);
	why[0] = 0;
	if (verdict.fault) {
		rules_explain(&text, game, &verdict, 0);
		cr_assert(text.length < sizeof why);
		memcpy(why, text.bytes, text.length);
		why[text.length] = 0;
	}
	text_free(&text);
	return why;
}

enum rules_warning table_warning(const struct game *game, const char *action)
{
	const struct action read = table_action(action);
	struct verdict verdict;

	rules_check(game, &read, &verdict);
	return verdict.fault ? RULES_WARNINGS : verdict.warning;
}

bool table_stacks(const struct game *game, const char *stacks)
{
	chips expected[SEATS_MAX];
	bool same = list_read(stacks, expected) == game->setup.seats;

	for (int i = 0; same && i < game->setup.seats; i++)
		if (game->seat[i].stack != expected[i]) {
			cr_log_warn("p%d has %lld", i + 1, (long long)game->seat[i].stack);
			same = false;
		}
	return same;
}

chips table_chips(const struct game *game)
{
	chips sum = game->phase == PHASE_OVER ? 0 : game->pot;

	for (int i = 0; i < game->setup.seats; i++)
		sum += game->seat[i].stack;
	return sum;
}
