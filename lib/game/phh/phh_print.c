#include "game/phh/phh_internal.h"

#include "base/scan.h"

#include <string.h>

/* -- strings with the quotes that they need ------------------------------------- */

/* Writing uses the values as read, so their syntax is known to be valid. */

/* -- actions -------------------------------------------------------------- */

/* Writes a word; an amount is written without the commas and underscores that group its digits. */
static void print_word(struct text *out, struct slice word, bool basic, bool amount)
{
	if (!amount)
		phh_print_within(out, word, basic);
	else
		for (size_t i = 0; i < word.length; i++)
			if (!strchr(",_+", word.bytes[i]))
				text_add_char(out, word.bytes[i]);
}

/* Writes the words unchanged, with one space between them. */
static void print_words(struct text *out, struct slice words, bool basic, bool amount)
{
	bool first = true;

	for (size_t i = 0; i < words.length; i++) {
		const size_t from = i;

		while (i < words.length && !scan_is_space(words.bytes[i]))
			i++;
		if (i == from)
			continue;
		if (!first)
			text_add_char(out, ' ');
		first = false;
		print_word(out, (struct slice){words.bytes + from, i - from}, basic, amount);
	}
}

static void print_action(struct text *out, const struct hand_action *action)
{
	const struct slice comment = slice_trim((struct slice){action->text.bytes + action->comment,
		action->text.length - action->comment});
	const bool basic = phh_needs_basic(action->text);

	text_add_char(out, basic ? '"' : '\'');
	if (action->status) {
		phh_print_within(out, action->text, basic);
	} else {
		if (!action->nothing) {
			const enum act act = action->action.act;

			/* Known actions are written by phh_write_action; other words, and amounts,
			 * as they were. */
			if (act == ACT_DEAL_BOARD || act == ACT_DEAL_HOLE || act == ACT_SHOW ||
				act == ACT_DRAW)
				phh_print_act(out, &action->action, 0);
			else
				print_words(out,
					(struct slice){action->text.bytes, action->comment}, basic,
					act == ACT_BET_RAISE);
		}
		if (!action->nothing && comment.length)
			text_add_char(out, ' ');
		phh_print_within(out, comment, basic);
	}
	text_add_char(out, basic ? '"' : '\'');
}

/* -- values --------------------------------------------------------------- */

/* The end of a string that begins at `at`. */
static const char *string_end(const char *at, const char *end)
{
	const char quote = *at;
	const bool lines = end - at >= 3 && at[1] == quote && at[2] == quote;
	const int closing = lines ? 3 : 1;
	int run = 0;

	for (at += closing; at < end; at++) {
		if (*at == quote) {
			run++;
			/* of five quotes in a row, the last three close the string */
			if (run >= closing && (at + 1 == end || at[1] != quote || !lines))
				return at + 1;
			continue;
		}
		run = 0;
		if (*at == '\\' && quote == '"' && at + 1 < end)
			at++;
	}
	return end;
}

/* Writes a string as a literal one if possible; otherwise, or if it has escapes, as it was
 * written. */
static void print_string(struct text *out, struct slice raw)
{
	const bool lines =
		raw.length >= 6 && raw.bytes[1] == *raw.bytes && raw.bytes[2] == *raw.bytes;
	const struct slice inside = {raw.bytes + 1, raw.length - 2};
	const bool plain = !lines && *raw.bytes == '"' && !memchr(raw.bytes, '\\', raw.length) &&
			   !phh_needs_basic(inside);

	if (!plain) {
		text_add_slice(out, raw);
		return;
	}
	text_add_char(out, '\'');
	text_add_slice(out, inside);
	text_add_char(out, '\'');
}

static void print_scalar(struct text *out, enum key key, struct slice raw)
{
	if (*raw.bytes == '\'' || *raw.bytes == '"')
		print_string(out, raw);
	else
		print_word(out, raw, false, key >= KEY_ANTES && key <= KEY_MIN_BET);
}

/* An array that is being written. */
struct phh_print_list {
	struct text *out;
	bool lines;   /* one element per line, because there are comments */
	bool unended; /* the output ends with an element whose line has no newline yet */
	int count;
};

/* Writes a comment: on the line of an element, after its comma, or on a separate line if `own`. */
static void print_comment(struct phh_print_list *list, struct slice comment, bool own)
{
	if (list->unended)
		text_add_string(list->out, own ? ",\n  " : ",  ");
	else
		text_add_string(list->out, "  ");
	text_add_slice(list->out, comment);
	text_add_char(list->out, '\n');
	list->unended = false;
}

static bool is_between(char c)
{
	return scan_is_space(c) || c == ',';
}

/* Iterates over the raw array and its comments; returns true if there are comments. */
static bool walk(struct phh_print_list *list, const struct hand_record *hand,
	const struct hand_key *key)
{
	const char *at = key->value.bytes + 1;
	const char *const end = key->value.bytes + key->value.length - 1;
	bool own = true, comments = false;

	while (at < end) {
		const char *const from = at;

		if (is_between(*at)) {
			own |= *at == '\n';
			at++;
		} else if (*at == '#') {
			at = memchr(at, '\n', (size_t)(end - at));
			at = at ? at : end;
			comments = true;
			if (list)
				print_comment(list,
					slice_trim((struct slice){from, (size_t)(at - from)}), own);
		} else {
			if (*at == '\'' || *at == '"')
				at = string_end(at, end);
			else
				while (at < end && !is_between(*at) && *at != '#')
					at++;
			own = false;
			if (!list)
				continue;
			if (list->lines)
				text_add_string(list->out, list->unended ? ",\n  " : "  ");
			else if (list->count > 0)
				text_add_string(list->out, ", ");
			list->unended = true;
			list->count++;
			if (key->kind == KEY_ACTIONS)
				print_action(list->out, &hand->actions[list->count - 1]);
			else
				print_scalar(list->out, (enum key)key->kind,
					(struct slice){from, (size_t)(at - from)});
		}
	}
	return comments;
}

static void print_key(struct text *out, const struct hand_record *hand, const struct hand_key *key)
{
	text_add_slice(out, key->name);
	text_add_string(out, " = ");
	if (*key->value.bytes == '[') {
		struct phh_print_list list = {.out = out, .lines = walk(NULL, hand, key)};

		text_add_string(out, list.lines ? "[\n" : "[");
		walk(&list, hand, key);
		if (list.lines && list.unended)
			text_add_string(out, ",\n");
		text_add_char(out, ']');
	} else if (key->kind == KEY_TIME && toml_is_time(key->text))
		text_add_slice(out, key->text);
	else
		print_scalar(out, (enum key)key->kind, key->value);
	if (key->comment.length)
		text_add_string(out, "  ");
}

void phh_print(struct text *out, const struct hand_record *hand, int number)
{
	if (number > 0)
		phh_write_title(out, (uint64_t)number);
	for (int i = 0; i < hand->key_count; i++) {
		const struct hand_key *const key = &hand->keys[i];

		if (key->kind != KEY_COMMENT)
			print_key(out, hand, key);
		text_add_slice(out, key->comment);
		text_add_char(out, '\n');
	}
}
