/* The group "lines of hands" of felt.h. */
#include "api/api_lines.h"

#include "cards/shoe_line.h"

#include <stdlib.h>
#include <string.h>

static size_t text_size(const char *text)
{
	return text ? strlen(text) + 1 : 0;
}

/* Copies a text to *to, and moves *to to its end. An empty text is like none. */
static const char *keep_text(char **to, const char *text)
{
	char *const kept = *to;
	const size_t size = text_size(text);

	if (size <= 1)
		return NULL;
	memcpy(kept, text, size);
	*to += size;
	return kept;
}

/* An object with a copy of the form, or NULL. */
static felt_lines *keep_form(const felt_game *game, const felt_form *form)
{
	felt_lines *const lines = malloc(sizeof *lines + text_size(form->board) +
					 text_size(form->dead) + text_size(form->carried) +
					 text_size(form->button) + text_size(form->rake_cap));
	char *to = (char *)(lines + 1);

	if (!lines)
		return NULL;
	api_lines_init(lines, game);
	lines->form = *form;
	lines->rules.notation = form->notation == FELT_SPANISH ? CARD_SPANISH : CARD_ASCII;
	lines->rules.decks = form->decks ? form->decks : 1;
	lines->rules.each = form->cut;
	lines->rules.several.count = form->boards ? form->boards : 1;
	lines->rules.several.runs = form->runs != 0;
	if (form->single)
		lines->rules.least = lines->rules.most = 1;
	lines->form.board = keep_text(&to, form->board);
	lines->form.dead = keep_text(&to, form->dead);
	lines->form.carried = keep_text(&to, form->carried);
	lines->form.button = keep_text(&to, form->button);
	lines->form.rake_cap = keep_text(&to, form->rake_cap);
	lines->form.instructions = NULL;
	return lines;
}

/* Reads what all lines have in common. */
static status_code read_common(felt_lines *lines, struct fault *fault)
{
	const felt_form *const form = &lines->form;
	struct contest_rules *const rules = &lines->rules;
	const struct slice board = slice_of(form->board ? form->board : "");
	const struct slice dead = slice_of(form->dead ? form->dead : "");
	status_code status;

	if (lines->game->shoe) {
		shoe_init(&lines->shoe, rules->decks);
		return shoe_line_dead(dead, dead, rules->notation, &lines->shoe, fault);
	}
	status = boards_read(board, slice_trim(board), rules->notation, &rules->several,
		lines->board, fault);
	for (int b = 0; !status && b < rules->several.count; b++)
		status = game_check_deck(lines->game, &lines->board[b], fault);
	if (!status)
		status = cards_parse_apart(dead, rules->notation, &lines->dead, fault);
	if (!status)
		status = game_check_deck(lines->game, &lines->dead, fault);
	rules->board = form->board ? lines->board : NULL;
	rules->dead = form->dead ? &lines->dead : NULL;
	return status;
}

static void make_tables(felt_lines *lines)
{
	const struct evaluator *const evaluator = lines->game->evaluator;

	if (evaluator->tables_new && !lines->form.board)
		lines->tables = evaluator->tables_new(); /* NULL only costs speed */
	lines->has_category = evaluator->order != &order_high;
	for (int s = 1; lines->has_category && s <= evaluator->order->standings; s++)
		lines->category[s] = (uint8_t)order_category(evaluator->order, (score)s);
}

void api_lines_init(struct felt_lines *lines, const felt_game *game)
{
	lines->game = api_game(game);
	memset(&lines->form, 0, sizeof lines->form);
	lines->rules = (struct contest_rules){.notation = CARD_ASCII,
		.decks = 1,
		.least = 2,
		.most = CONTEST_HANDS_MAX,
		.several = {.count = 1},
		.game = api_game(game)};
	if (lines->game->shoe)
		shoe_init(&lines->shoe, 1);
	lines->path = cpu_path_best();
	lines->tables = NULL;
	lines->has_category = false;
}

/* Whether the game has lines of the form; finds the path of its instructions. */
static bool has_form(const struct game *game, const felt_form *form, enum cpu_path *path)
{
	if (form->size < sizeof form->size || form->boards < 0 || form->boards > BOARDS_MAX ||
		form->decks < 0 || form->decks > CONTEST_DECKS_MAX || form->cut < 0 ||
		form->cut > CARD_COUNT || (form->boards > 1 && !game->board))
		return false;
	if (form->single && (form->boards > 1 || form->cut))
		return false;
	*path = cpu_path_best();
	return !form->instructions ||
	       (cpu_path_parse(form->instructions, path) && cpu_path_usable(*path));
}

felt_lines *felt_lines_new(const felt_game *game, const felt_form *form, felt_error *error)
{
	felt_form known;
	felt_lines *lines;
	enum cpu_path path;
	struct fault fault = {.status = STATUS_NO_MEMORY};

	FELT_INIT(known);
	if (form)
		memcpy(&known, form, form->size < sizeof known ? form->size : sizeof known);
	if (!has_form(api_game(game), &known, &path)) {
		api_error(error, FELT_MISUSE, "the game has no lines of this form");
		return NULL;
	}
	lines = keep_form(game, &known);
	if (lines)
		fault.status = read_common(lines, &fault);
	if (fault.status) {
		api_fault(error, known.board ? known.board : "", &fault);
		felt_lines_free(lines);
		return NULL;
	}
	lines->path = path;
	if (known.many && !lines->game->shoe)
		make_tables(lines);
	api_no_error(error);
	return lines;
}

void felt_lines_free(felt_lines *lines)
{
	if (lines)
		free(lines->tables);
	free(lines);
}
