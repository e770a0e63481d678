#include "nash.h"

#include "frame/report.h"
#include "prizes.h"

#include "base/decimal.h"
#include "base/scan.h"

#include <string.h>

/* Reads a list of numbers, at most `room`. Each is above 0, or at least 0 if `zero`. Reports errors
 * and returns -1, otherwise the count. */
static int read_list(const char *option, const char *value, bool zero, double *out, int room)
{
	struct slice rest = slice_of(value), item;
	int count = 0;

	while (slice_take_item(&rest, &item)) {
		if (count == room) {
			report_usage("--%s: at most %d numbers are allowed", option, room);
			return -1;
		}
		if (!decimal_parse_double(item, &out[count]) || !(out[count] < 1e15) ||
			(!zero && !(out[count] > 0))) {
			report_usage("--%s: '%.*s' is not a number %s 0, such as 12.5", option,
				(int)item.length, item.bytes, zero ? "of at least" : "above");
			return -1;
		}
		count++;
	}
	return count;
}

static bool read_stacks(struct nash_command *command)
{
	struct pushfold_rules *const rules = &command->rules;

	if (!command->stacks)
		return !report_usage("--stacks is required, in the order of action, such as "
				     "--stacks 10,10");
	rules->players =
		read_list("stacks", command->stacks, false, rules->stack, PUSHFOLD_PLAYERS_MAX);
	if (rules->players < 0)
		return false;
	if (rules->players < 2)
		return !report_usage("--stacks: one stack; push or fold needs 2 to %d players",
			PUSHFOLD_PLAYERS_MAX);
	return true;
}

static bool read_amounts(struct nash_command *command)
{
	struct pushfold_rules *const rules = &command->rules;
	const char *const text = command->blinds ? command->blinds : "0.5/1";
	struct slice rest = slice_of(text);
	const struct slice small = slice_take_until(&rest, '/');

	if (decimal_parse_double(small, &rules->small) && decimal_parse_double(rest, &rules->big) &&
		rules->big > 0 && rules->small <= rules->big && rules->big < 1e15)
		return true;
	return !report_usage("--blinds: '%s' is not a small and a big blind, such as 50/100", text);
}

static bool read_ante(struct nash_command *command)
{
	struct pushfold_rules *const rules = &command->rules;

	if (!command->ante)
		return true;
	if (!strcmp(command->ante, "bb")) {
		rules->big_ante = rules->big;
		return true;
	}
	if (decimal_parse_double(slice_of(command->ante), &rules->ante) && rules->ante < 1e15)
		return true;
	return !report_usage("--ante: '%s' is neither an amount nor bb, the big blind's ante",
		command->ante);
}

static bool read_prizes(struct nash_command *command)
{
	struct pushfold_rules *const rules = &command->rules;

	if (command->others) {
		rules->other_count = read_list("others", command->others, false, command->other,
			NASH_OTHERS_MAX);
		rules->others = command->other;
		if (rules->other_count < 0)
			return false;
	}
	if (!command->payouts)
		return true;
	rules->payouts = command->payout;
	rules->places = prizes_read_hand(command->payouts, rules->players + rules->other_count,
		command->payout);
	return rules->places > 0;
}

static bool read_bounties(struct nash_command *command)
{
	struct pushfold_rules *const rules = &command->rules;
	const int all = rules->players + rules->other_count;
	struct payouts bounties = {.count = 0};
	bool good;

	if (!command->bounties)
		return true;
	good = prizes_read_bounties(command->bounties, &bounties);
	if (good && !prizes_assign(&bounties, rules->players, all, command->bounty))
		good = !report_usage("--bounties: %zu bounties for %d players; give one for all, "
				     "or "
				     "one for each",
			bounties.count, rules->players);
	payouts_free(&bounties);
	memcpy(rules->bounty, command->bounty, (size_t)rules->players * sizeof *rules->bounty);
	rules->other_bounties = command->bounty + rules->players;
	rules->bounty_kept = 1 - command->bounty_share;
	return good;
}

bool nash_read_blinds(struct nash_command *command)
{
	return read_amounts(command) && read_ante(command);
}

bool nash_read_rules(struct nash_command *command)
{
	return read_stacks(command) && nash_read_blinds(command) && read_prizes(command) &&
	       read_bounties(command);
}

/* -- filters ------------------------------------------------------------------------ */

/* The player with a position; -1: none. Heads-up the small blind is also called so. */
static int find_position(int players, struct slice name)
{
	if (players == 2 && slice_is_word(name, "SB") && name.length == 2)
		return 0;
	for (int i = 0; i < players; i++) {
		const char *const position = pushfold_position(players, i);

		if (name.length == strlen(position) && slice_is_word(name, position))
			return i;
	}
	return -1;
}

/* Reports that there is no such position, and lists those that there are. */
static bool unknown_position(const char *option, struct slice name, int players)
{
	char room[128];
	struct text list = text_over(room, sizeof room - 1);

	for (int i = 0; i < players; i++) {
		text_add_string(&list, i ? ", " : "");
		text_add_string(&list, pushfold_position(players, i));
	}
	room[list.length] = '\0';
	return !report_usage("--%s: '%.*s' is not a position of %d players; these are %s", option,
		(int)name.length, name.bytes, players, room);
}

static bool read_range(const char *option, const struct nash_command *command, struct slice text,
	struct range *out)
{
	const struct location place = {option, 0, NULL};
	struct fault fault;

	if (!range_parse(text, command->settings.reads, &game_holdem, out, &fault))
		return true;
	report_fault(&place, text, &fault);
	return false;
}

bool nash_read_filters(struct nash_command *command)
{
	const int players = command->rules.players;
	struct range range;

	command->only = -1;
	if (command->position) {
		command->only = find_position(players, slice_of(command->position));
		if (command->only < 0)
			return unknown_position("position", slice_of(command->position), players);
	}
	for (int i = 0; i < COMBO_CLASSES; i++)
		command->asked[i] = !command->hand;
	if (!command->hand)
		return true;
	if (!read_range("--hand", command, slice_of(command->hand), &range))
		return false;
	for (int i = 0; i < COMBO_COUNT; i++)
		if (range.weight[i])
			command->asked[combo_class((combo)i)] = true;
	return true;
}

/* -- fixed ranges ------------------------------------------------------------------- */

/* Sets the decisions that a value of --push or --call fixes. */
static void fix(const struct pushfold *game, int player, bool call, const struct range *range,
	struct strategy *strategy)
{
	for (int pot = 0; pot < game->pots; pot++) {
		double *const frequency = strategy->frequency[pot];

		if (pot == game->walk || (game->pot[pot].count > 1) != call ||
			(player >= 0 && pushfold_actor(&game->pot[pot]) != player))
			continue;
		strategy->fixed[pot] = true;
		memset(frequency, 0, sizeof strategy->frequency[pot]);
		for (int i = 0; i < COMBO_COUNT; i++) {
			const int class = combo_class((combo)i);

			frequency[class] += range->weight[i] / (double)RANGE_WHOLE;
		}
		for (int i = 0; i < COMBO_CLASSES; i++)
			frequency[i] /= combo_class_size(i);
	}
}

bool nash_read_fixed(const struct nash_command *command, const struct pushfold *game,
	struct strategy *strategy)
{
	for (size_t i = 0; i < command->fixed_count; i++) {
		const struct nash_fixed *const fixed = &command->fixed[i];
		struct slice range_text = slice_of(fixed->text), rest = range_text;
		const struct slice name = slice_take_until(&rest, ':');
		int player = -1;
		struct range range;

		if (name.length < range_text.length)
			player = find_position(game->rules.players, slice_trim(name));
		if (player >= 0)
			range_text = rest;
		if (!read_range(fixed->call ? "--call" : "--push", command, range_text, &range))
			return false;
		fix(game, player, fixed->call, &range, strategy);
	}
	return true;
}
