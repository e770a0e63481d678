#include "base/status.h"

#include <stddef.h>

static const char *const messages[STATUS_BASE_END] = {
	[STATUS_OK] = "no error",
	[STATUS_NO_MEMORY] = "out of memory",
	[STATUS_LONG_LINE] = "line too long",
	[STATUS_NOT_JSON] = "invalid JSON",
};

const struct status_domain status_base = {STATUS_OK, STATUS_BASE_END, messages};

status_code fault_set(struct fault *fault, status_code status, size_t offset, size_t length)
{
	if (fault)
		*fault = (struct fault){.status = status,
			.offset = offset,
			.length = length,
			.earlier = offset};
	return status;
}

status_code fault_at(struct fault *fault, status_code status, struct slice text, struct slice part)
{
	return fault_set(fault, status, (size_t)(part.bytes - text.bytes), part.length);
}

const char *status_message(const struct status_domain *const domains[], status_code code)
{
	for (; *domains; domains++)
		if (code >= (*domains)->first && code - (*domains)->first < (*domains)->count)
			return (*domains)->message[code - (*domains)->first];
	return NULL;
}
