#include "nash/nash_status.h"
#include "nash/triples/triples.h"

#include "base/hash.h"

#include <string.h>

enum { MARK = 0x01020304, SWAPPED = 0x04030201 };

static const char name[16] = "felt triples";

enum { SIZE = TRIPLES_COUNT * sizeof(triples_orders) };

void triples_header(const triples_orders *table, struct triples_header *out)
{
	memset(out, 0, sizeof *out);
	memcpy(out->name, name, sizeof name);
	out->version = TRIPLES_VERSION;
	out->mark = MARK;
	out->size = SIZE;
	out->checksum = hash_words(table, SIZE);
}

static status_code fail(struct fault *fault, status_code status, uint64_t number, uint64_t wanted)
{
	fault_set(fault, status, 0, 0);
	fault->number = (size_t)number;
	fault->wanted = (size_t)wanted;
	return status;
}

status_code triples_check_header(const struct triples_header *header, uint64_t size,
	struct fault *fault)
{
	if (size < sizeof *header || memcmp(header->name, name, sizeof name) != 0)
		return fail(fault, STATUS_TRIPLES_FOREIGN, 0, 0);
	if (header->mark == SWAPPED)
		return fail(fault, STATUS_TRIPLES_ORDER, 0, 0);
	if (header->version != TRIPLES_VERSION)
		return fail(fault, STATUS_TRIPLES_VERSION, header->version, TRIPLES_VERSION);
	if (size != sizeof *header + SIZE)
		return fail(fault, STATUS_TRIPLES_SIZE, size, sizeof *header + SIZE);
	return STATUS_OK;
}

status_code triples_check(const struct triples_header *header, const triples_orders *table,
	struct fault *fault)
{
	struct triples_header wanted;

	triples_header(table, &wanted);
	if (memcmp(header, &wanted, sizeof wanted) != 0)
		return fail(fault, STATUS_TRIPLES_DAMAGED, 0, 0);
	return STATUS_OK;
}
