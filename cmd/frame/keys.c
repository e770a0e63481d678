#include "keys.h"

const struct keys_row *keys_find(const struct keys_row *rows, size_t count, int code)
{
	for (size_t i = 0; i < count; i++)
		for (size_t c = 0; c < KEYS_CODES_MAX && rows[i].code[c]; c++)
			if (rows[i].code[c] == code)
				return &rows[i];
	return NULL;
}

void keys_add_help(const struct keys_row *rows, size_t count, bool unicode, struct text *out)
{
	for (size_t i = 0; i < count; i++)
		text_format(out, "%s%s\t%s", i ? "\n" : "", keys_name(&rows[i], unicode),
			rows[i].help);
}

enum keys_typing keys_type(struct text *typed, size_t most, const struct terminal_key *key)
{
	if ((key->code >= ' ' && key->code < 0x7f) || key->code == TERMINAL_FAR) {
		if (typed->length + (size_t)key->length <= most)
			text_add(typed, key->bytes, (size_t)key->length);
		return KEYS_TYPING;
	}
	if ((key->code == 0x7f || key->code == '\b') && typed->length) {
		while (typed->length &&
			((unsigned char)typed->bytes[typed->length - 1] & 0xc0) == 0x80)
			typed->length--;
		typed->length -= typed->length > 0;
		return KEYS_TYPING;
	}
	if (key->code == '\r' || key->code == '\n')
		return KEYS_ENTERED;
	return key->code == TERMINAL_OTHER ? KEYS_TYPING : KEYS_CANCELLED;
}
