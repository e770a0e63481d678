/* Character functions; private to the lexer. */
#ifndef FELT_GAME_TOML_INTERNAL_H
#define FELT_GAME_TOML_INTERNAL_H

#include "game/toml/toml.h"

/* Whether strings and comments may contain the byte, as far as a single byte can decide: printable
 * ASCII or a tab. */
static inline bool toml_is_plain(char c)
{
	return (c >= 0x20 && c < 0x7f) || c == '\t';
}

/* Skips a UTF-8 character that is not plain; fails if it is not one. */
status_code toml_skip_other(struct toml *toml);

/* The length of the character at `at`, at least 1. */
size_t toml_char_length(const char *at, const char *end);

#endif
