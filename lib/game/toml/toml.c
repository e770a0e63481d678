#include "game/toml/toml_internal.h"

#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

void toml_memory_free(struct toml_memory *memory)
{
	free(memory->bytes);
	*memory = (struct toml_memory){NULL, 0, 0};
}

void toml_init(struct toml *toml, struct slice text, struct toml_memory *memory)
{
	memory->count = 0;
	toml->memory = memory;
	toml->start = text.length ? text.bytes : "";
	toml->end = toml->start + text.length;
	toml->at = slice_after_mark((struct slice){toml->start, text.length}).bytes;
}

status_code toml_fault(struct toml *toml, status_code status, const char *from, size_t length)
{
	return fault_set(&toml->fault, status, toml_offset(toml, from), length);
}

size_t toml_char_length(const char *at, const char *end)
{
	const unsigned char *const here = (const unsigned char *)at;
	const struct scan scan = {here, here, (const unsigned char *)end};

	return scan_char_length(&scan);
}

bool toml_at_line_end(const struct toml *toml)
{
	if (toml->at == toml->end || *toml->at == '\n')
		return true;
	return *toml->at == '\r' && toml->at + 1 < toml->end && toml->at[1] == '\n';
}

status_code toml_fault_here(struct toml *toml, status_code status, status_code missing)
{
	if (toml_at_line_end(toml) || *toml->at == '#')
		return toml_fault(toml, missing, toml->at, 0);
	return toml_fault(toml, status, toml->at, toml_char_length(toml->at, toml->end));
}

bool toml_line_end(struct toml *toml)
{
	if (toml->at == toml->end || !toml_at_line_end(toml))
		return false;
	toml->at += *toml->at == '\r' ? 2 : 1;
	return true;
}

status_code toml_skip_other(struct toml *toml)
{
	size_t length;

	if ((unsigned char)*toml->at < 0x80)
		return toml_fault(toml, STATUS_TOML_CONTROL, toml->at, 1);
	length = toml_char_length(toml->at, toml->end);
	if (length == 1)
		return toml_fault(toml, STATUS_TOML_UTF8, toml->at, 1);
	toml->at += length;
	return STATUS_OK;
}

status_code toml_comment(struct toml *toml, struct slice *comment)
{
	const char *const from = toml->at;

	while (!toml_at_line_end(toml)) {
		status_code status = STATUS_OK;

		if (toml_is_plain(*toml->at))
			toml->at++;
		else
			status = toml_skip_other(toml);
		if (status)
			return status;
	}
	*comment = slice_trim((struct slice){from, (size_t)(toml->at - from)});
	return STATUS_OK;
}

struct slice toml_key(struct toml *toml)
{
	const char *const from = toml->at;

	while (toml->at < toml->end && toml_is_bare(*toml->at))
		toml->at++;
	return (struct slice){from, (size_t)(toml->at - from)};
}
