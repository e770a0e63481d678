#include "api/api.h"

#include "base/message.h"
#include "game/game_status.h"
#include "histories/histories_status.h"
#include "odds/odds_status.h"
#include "play/play_status.h"

#include <string.h>

enum {
	PIECE_MAX = 64, /* bytes of the invalid text in a message */
	DRAFT_MAX = 1024
};

static const char *const keys[] = {
	[FELT_OK] = "ok",
	[FELT_NO_MEMORY] = "no-memory",
	[FELT_MISUSE] = "misuse",
	[FELT_BAD_TEXT] = "bad-text",
	[FELT_IMPOSSIBLE] = "impossible",
	[FELT_ILLEGAL] = "illegal",
	[FELT_TOO_BIG] = "too-big",
	[FELT_CANCELLED] = "cancelled",
	[FELT_NEED_MORE] = "need-more",
	[FELT_END] = "end",
	[FELT_UNKNOWN] = "unknown",
	[FELT_UNSUPPORTED] = "unsupported",
};

const char *felt_status_key(felt_status status)
{
	return status >= 0 && status < (felt_status)(sizeof keys / sizeof *keys) ? keys[status]
										 : NULL;
}

felt_status api_status(status_code status)
{
	switch (status) {
	case STATUS_OK:
		return FELT_OK;
	case STATUS_NO_MEMORY:
		return FELT_NO_MEMORY;
	case STATUS_DECK_SHORT:
	case STATUS_HANDS_SHORT:
	case STATUS_NO_COMBO:
	case STATUS_NO_DEAL:
	case STATUS_NO_SHUFFLE:
		return FELT_IMPOSSIBLE;
	case STATUS_NOT_COUNTABLE:
	case STATUS_RANGE_WORK:
		return FELT_TOO_BIG;
	default:
		return FELT_BAD_TEXT;
	}
}

/* The text, or as many whole characters of it as `most` bytes have space for. */
static struct slice cut(struct slice text, size_t most)
{
	if (text.length <= most)
		return text;
	while (most && ((unsigned char)text.bytes[most] & 0xc0) == 0x80) /* within a character */
		most--;
	return (struct slice){text.bytes, most};
}

void api_describe(struct text *out, struct slice line, const struct fault *fault)
{
	static const struct status_domain *const domains[] = {&status_base, &card_statuses,
		&odds_statuses, &game_statuses, &histories_statuses, &play_statuses, NULL};

	message_add(out, domains, line, fault);
}

felt_status api_error_slice(felt_error *error, felt_status status, struct slice message)
{
	if (!error)
		return status;
	message = cut(message, sizeof error->message - 1);
	memset(error, 0, sizeof *error);
	error->status = status;
	memcpy(error->message, message.bytes, message.length);
	return status;
}

felt_status api_error(felt_error *error, felt_status status, const char *message)
{
	return api_error_slice(error, status, slice_of(message));
}

felt_status api_fault_in(felt_error *error, struct slice text, const struct fault *fault)
{
	const felt_status status = api_status(fault->status);
	char bytes[DRAFT_MAX];
	struct text draft = text_over(bytes, sizeof bytes);
	struct fault shown = *fault;

	if (!error)
		return status;
	shown.length =
		cut((struct slice){text.bytes + fault->offset, fault->length}, PIECE_MAX).length;
	api_describe(&draft, text, &shown);
	api_error_slice(error, status, text_slice(&draft));
	error->reason = fault->status;
	error->offset = fault->offset;
	error->length = fault->length;
	error->earlier = fault->earlier;
	error->number = fault->number;
	error->wanted = fault->wanted;
	return status;
}

void api_no_error(felt_error *error)
{
	if (error)
		memset(error, 0, sizeof *error);
}

size_t api_put(char *out, size_t size, size_t length, struct slice piece)
{
	if (length < size) {
		const size_t space = size - 1 - length;
		const size_t copied = piece.length < space ? piece.length : space;

		if (copied)
			memcpy(out + length, piece.bytes, copied);
		out[length + copied] = '\0';
	}
	return length + piece.length;
}

size_t api_copy_out(struct text *text, char *out, size_t size)
{
	const struct slice whole = text->failed ? SLICE("") : text_slice(text);
	const size_t length = api_put(out, size, 0, whole);

	text_free(text);
	return length;
}

char *api_take_string(struct text *text)
{
	char *string;

	text_add_char(text, '\0');
	if (text->failed) {
		text_free(text);
		return NULL;
	}
	string = text->bytes;
	*text = (struct text){0};
	return string;
}
