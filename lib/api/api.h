/* Shared by the files that implement felt.h; private to them.
 *
 * The public types are those of the other layers under other names: a felt_game is a struct game,
 * and cards, sets, scores, combos and chips are the same integers. */
#ifndef FELT_API_API_H
#define FELT_API_API_H

#include "felt.h"

#include "base/text.h"
#include "cards/game.h"

static inline const struct game *api_game(const felt_game *game)
{
	return (const struct game *)(const void *)game;
}

static inline const felt_game *api_game_out(const struct game *game)
{
	return (const felt_game *)(const void *)game;
}

/* The evaluator of the pot or of one half, or NULL if the pot has no low half. */
static inline const struct evaluator *api_half(const felt_game *game, int32_t low)
{
	return low ? api_game(game)->low : api_game(game)->evaluator;
}

/* The kind of a status_code of any layer. */
felt_status api_status(status_code status);

/* Describes an error in `text` and returns its status. `error` may be NULL. A status_code of
 * another layer becomes the felt_status of its kind; its message is that of the command line,
 * without the location. */
felt_status api_fault_in(felt_error *error, struct slice text, const struct fault *fault);

static inline felt_status api_fault(felt_error *error, const char *text, const struct fault *fault)
{
	return api_fault_in(error, slice_of(text), fault);
}

/* Sets an error without a location: `message` is static, or comes from elsewhere in the
 * text, and is cut if it is too long. */
felt_status api_error(felt_error *error, felt_status status, const char *message);
felt_status api_error_slice(felt_error *error, felt_status status, struct slice message);

/* Appends the message of an error in `line`, as hand_play.explain does. */
void api_describe(struct text *out, struct slice line, const struct fault *fault);

/* Clears *error, unless it is NULL. */
void api_no_error(felt_error *error);

/* Writes a piece of the text that a function returns in a buffer of the caller, after the first
 * `length` bytes, as much as fits, and a NUL. Returns the new length. */
size_t api_put(char *out, size_t size, size_t length, struct slice piece);

/* Copies a text to a buffer of the caller as snprintf does, and frees it. Returns its length; a
 * text that failed is empty. */
size_t api_copy_out(struct text *text, char *out, size_t size);

/* Returns a text as a string for felt_free(), or NULL if it failed, and leaves it empty. */
char *api_take_string(struct text *text);

#endif
