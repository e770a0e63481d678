/* The values of options: words, numbers and cards, stored in the members that the rows name. */
#include "options.h"

#include "nearest.h"
#include "report.h"

#include "base/decimal.h"
#include "cards/card_status.h"
#include "cards/made.h"
#include "cards/shoe_line.h"
#include "odds/odds_status.h"
#include "odds/shard.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct slice options_word(const char **at)
{
	struct slice word = {*at, strcspn(*at, "|")};

	*at += word.length;
	*at += **at == '|';
	return word;
}

/* Reports an invalid value; the format says what is valid. */
static void refuse(const struct option_row *row, const char *value, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static void refuse(const struct option_row *row, const char *value, const char *format, ...)
{
	char right[256];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(right, sizeof right, format, arguments);
	va_end(arguments);
	report_usage("--%s: '%s' is not %s", row->name, value, right);
}

/* Reports "text, tsv, csv or json; did you mean 'json'?" */
static void refuse_choice(const struct option_row *row, const char *value)
{
	enum { WORDS_MAX = 16, WORD_MAX = 24 };
	char room[256], word[WORDS_MAX][WORD_MAX];
	const char *at = row->argument, *names[WORDS_MAX], *nearest;
	struct text words = text_over(room, sizeof room);
	size_t count = 0;

	for (struct slice next = options_word(&at); next.length; next = options_word(&at)) {
		text_add_string(&words, !count ? "" : *at ? ", " : " or ");
		text_add_slice(&words, next);
		assert(count < WORDS_MAX && next.length < WORD_MAX);
		memcpy(word[count], next.bytes, next.length);
		word[count][next.length] = '\0';
		names[count] = word[count];
		count++;
	}
	nearest = closest_match(value, names, count);
	if (nearest)
		refuse(row, value, "%.*s; did you mean '%s'?", (int)words.length, words.bytes,
			nearest);
	else
		refuse(row, value, "%.*s", (int)words.length, words.bytes);
}

static bool read_choice(const struct option_row *row, const char *value, int *target)
{
	const char *at = row->argument;
	int place = row->value;

	if (!value) { /* omitted, which is allowed */
		*target = place;
		return true;
	}
	for (struct slice word = options_word(&at); word.length; word = options_word(&at)) {
		if (slice_equal(word, value)) {
			*target = place;
			return true;
		}
		place++;
	}
	if (row->old_value && !strcmp(value, row->old_value)) {
		*target = place - 1;
		return true;
	}
	refuse_choice(row, value);
	return false;
}

static bool read_whole(const struct option_row *row, const char *value, uint64_t *target)
{
	uint64_t number;

	if (decimal_parse_whole(slice_of(value), row->most, &number) && number >= row->least) {
		*target = number;
		return true;
	}
	refuse(row, value, "an integer from %llu to %llu", (unsigned long long)row->least,
		(unsigned long long)row->most);
	return false;
}

static bool read_decimal(const struct option_row *row, const char *value, double *target)
{
	double number;

	if (decimal_parse_double(slice_of(value), &number) && number > 0 && number >= row->lowest &&
		number <= row->highest) {
		*target = number;
		return true;
	}
	if (row->lowest > 0)
		refuse(row, value, "a number from %.10g to %.10g", row->lowest, row->highest);
	else
		refuse(row, value, "a number above 0 and at most %.10g", row->highest);
	return false;
}

static bool add_cards(const struct option_row *row, const char *value, struct option_cards *target)
{
	const size_t length = strlen(value), blank = target->length > 0;

	if (length + blank > OPTION_CARDS_MAX - target->length)
		return !report_usage("--%s: more than %d bytes of cards", row->name,
			OPTION_CARDS_MAX);
	if (blank)
		target->bytes[target->length++] = ' ';
	target->last = target->length;
	memcpy(target->bytes + target->length, value, length);
	target->length += length;
	return true;
}

bool options_take(const struct option_row *row, const char *value, bool opposite,
	struct settings *settings, void *state)
{
	void *base = row->takers ? settings : state;
	void *target = (char *)base + row->target;
	uint64_t number;

	switch (row->kind) {
	case OPTION_FLAG:
		*(bool *)target = true;
		return true;
	case OPTION_SWITCH:
		*(int *)target = !opposite;
		return true;
	case OPTION_SET:
		*(int *)target = row->value;
		return true;
	case OPTION_CHOICE:
		return read_choice(row, value, target);
	case OPTION_NUMBER:
		if (!read_whole(row, value, &number))
			return false;
		*(unsigned *)target = (unsigned)number;
		return true;
	case OPTION_UINT64:
		return read_whole(row, value, target);
	case OPTION_DECIMAL:
		return read_decimal(row, value, target);
	case OPTION_STRING:
		*(const char **)target = value;
		return true;
	case OPTION_CARDS:
		return add_cards(row, value, target);
	case OPTION_FUNCTION:
		return row->read(base, value);
	case OPTION_HELP:
	default:
		return true;
	}
}

/* -- cards ---------------------------------------------------------------- */

static struct slice cards_slice(const struct option_cards *given)
{
	return (struct slice){given->bytes, given->length};
}

void options_cards_fault(const char *option, const struct option_cards *given,
	const struct fault *fault)
{
	report_fault(&(struct location){.name = option}, cards_slice(given), fault);
}

bool options_cards(const char *option, const struct option_cards *given,
	const struct settings *settings, struct cards *out)
{
	struct fault fault;

	if (!cards_parse_apart(cards_slice(given), settings->reads, out, &fault) &&
		!game_check_deck(settings->game, out, &fault))
		return true;
	options_cards_fault(option, given, &fault);
	return false;
}

struct boards_rule options_boards_rule(const struct settings *settings)
{
	const unsigned count = settings->runs ? settings->runs : settings->boards;

	return (struct boards_rule){.count = count > 1 ? (int)count : 1,
		.runs = settings->runs > 0};
}

bool options_boards(const struct settings *settings, struct cards boards[BOARDS_MAX])
{
	const struct slice given = cards_slice(&settings->board);
	const struct boards_rule rule = options_boards_rule(settings);
	struct fault fault;
	status_code status =
		boards_read(given, slice_trim(given), settings->reads, &rule, boards, &fault);

	if (rule.count > 1 && !settings->game->board)
		return !report_usage("--%s: %s has no board", rule.runs ? "run" : "boards",
			settings->game->name);
	for (int b = 0; !status && b < rule.count; b++)
		status = game_check_deck(settings->game, &boards[b], &fault);
	if (status)
		options_cards_fault("--board", &settings->board, &fault);
	return !status;
}

bool options_board_and_dead(const struct settings *settings, unsigned decks, struct cards *boards,
	struct cards *dead)
{
	struct cards all;
	struct fault fault;

	if (!options_boards(settings, boards) ||
		!options_cards("--dead", &settings->dead, settings, dead))
		return false;
	boards_all(boards, options_boards_rule(settings).count, &all);
	for (int i = 0; decks == 1 && i < dead->count; i++)
		if (all.set & card_bit(dead->list[i])) {
			fault_set(&fault, STATUS_ON_BOARD, dead->at[i], dead->size[i]);
			options_cards_fault("--dead", &settings->dead, &fault);
			return false;
		}
	return true;
}

bool options_board_length(const struct settings *settings, const struct cards *boards)
{
	struct fault fault;

	for (int b = 0; b < options_boards_rule(settings).count; b++) {
		if (boards[b].count <= MADE_BOARD_MAX)
			continue;
		fault_set(&fault, STATUS_LONG_BOARD, boards[b].at[MADE_BOARD_MAX],
			boards[b].size[MADE_BOARD_MAX]);
		fault.number = (size_t)boards[b].count;
		options_cards_fault("--board", &settings->board, &fault);
		return false;
	}
	return true;
}

bool options_shoe(const struct settings *settings, struct shoe *out)
{
	const struct slice dead = cards_slice(&settings->dead);
	struct fault fault;

	shoe_init(out, (int)settings->decks);
	if (settings->board.length)
		return !report_usage("--board: %s has no board", settings->game->name);
	if (!shoe_line_dead(dead, dead, settings->reads, out, &fault))
		return true;
	options_cards_fault("--dead", &settings->dead, &fault);
	return false;
}

const felt_game *options_game(const struct settings *settings)
{
	return felt_game_find(settings->game->key);
}

static void copy_cards(char out[OPTION_CARDS_MAX + 1], const struct option_cards *given)
{
	memcpy(out, given->bytes, given->length);
	out[given->length] = '\0';
}

felt_lines *options_lines(const struct settings *settings, felt_form form)
{
	char board[OPTION_CARDS_MAX + 1], dead[OPTION_CARDS_MAX + 1];
	struct cards boards[BOARDS_MAX], dead_cards;
	struct shoe shoe;
	const struct boards_rule rule = options_boards_rule(settings);
	felt_lines *lines;

	if (settings->game->shoe
			? !options_shoe(settings, &shoe)
			: !options_board_and_dead(settings, settings->decks, boards, &dead_cards))
		return NULL;
	copy_cards(board, &settings->board);
	copy_cards(dead, &settings->dead);
	form.notation = settings->reads == CARD_SPANISH ? FELT_SPANISH : FELT_ASCII;
	form.boards = rule.count;
	form.runs = rule.runs;
	form.board = board;
	form.dead = dead;
	form.decks = (int32_t)settings->decks;
	form.instructions = cpu_path_name(settings->path);
	lines = felt_lines_new(options_game(settings), &form, NULL);
	if (!lines)
		report_memory();
	return lines;
}

bool options_one_deck(const struct settings *settings)
{
	if (settings->decks > 1)
		report_usage("--decks requires -g 21 or -g high; %s uses one deck",
			settings->game->name);
	return settings->decks == 1;
}

bool options_take_shard(const char *value, uint32_t *shard, uint32_t *shards)
{
	if (shard_parse(slice_of(value), shard, shards))
		return true;
	return !report_usage("--shard: '%s' is not K/N, with K from 1 to N, and N at most %d",
		value, SHARDS_MAX);
}
