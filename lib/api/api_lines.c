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
	lines->form.board = keep_text(&to, form->board);
	lines->form.dead = keep_text(&to, form->dead);
	lines->form.carried = keep_text(&to, form->carried);
	lines->form.button = keep_text(&to, form->button);
	lines->form.rake_cap = keep_text(&to, form->rake_cap);
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
}

felt_lines *felt_lines_new(const felt_game *game, const felt_form *form, felt_error *error)
{
	felt_form known;
	felt_lines *lines;
	struct fault fault = {.status = STATUS_NO_MEMORY};

	FELT_INIT(known);
	if (form)
		memcpy(&known, form, form->size < sizeof known ? form->size : sizeof known);
	if (known.size < sizeof known.size || known.boards < 0 || known.boards > BOARDS_MAX ||
		known.decks < 0 || known.decks > CONTEST_DECKS_MAX || known.cut < 0 ||
		known.cut > CARD_COUNT || (known.boards > 1 && !api_game(game)->board)) {
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
	api_no_error(error);
	return lines;
}

void felt_lines_free(felt_lines *lines)
{
	free(lines);
}
