/* Characters: what the parts of the lexer share; private to them. */
#ifndef FELT_GAME_TOML_INTERNAL_H
#define FELT_GAME_TOML_INTERNAL_H

#include "game/toml/toml.h"

/* Whether the byte is a character that strings and comments may contain, as far as a single byte
 * can tell: printable ASCII or a tab. */
static inline bool toml_is_plain(char c)
{
	return (c >= 0x20 && c < 0x7f) || c == '\t';
}

/* Skips a character that is not plain: one of UTF-8, else it fails. */
status_code toml_skip_other(struct toml *toml);

/* The bytes of the character at `at`, at least 1. */
size_t toml_char_length(const char *at, const char *end);

#endif
