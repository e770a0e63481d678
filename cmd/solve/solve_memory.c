/* The memory that is available, and its names. */
#include "solve.h"

#include "base/scan.h"

#include <stdio.h>
#include <unistd.h>

/* The field MemAvailable of Linux, in kB; 0 if there is none. */
static uint64_t linux_available(void)
{
	FILE *const file = fopen("/proc/meminfo", "re");
	unsigned long long kilobytes = 0;
	char line[128];

	if (!file)
		return 0;
	while (fgets(line, sizeof line, file))
		if (sscanf(line, "MemAvailable: %llu kB", &kilobytes) == 1)
			break;
	fclose(file);
	return kilobytes;
}

uint64_t solve_available_memory(void)
{
	const uint64_t available = linux_available();
	long pages = -1, size = sysconf(_SC_PAGESIZE);

	if (available)
		return available * 1024;
#ifdef _SC_PHYS_PAGES
	pages = sysconf(_SC_PHYS_PAGES);
#endif
	return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : UINT64_MAX;
}

void solve_add_bytes(struct text *out, uint64_t bytes)
{
	static const char *const units[] = {" bytes", " kB", " MB", " GB", " TB"};
	double value = (double)bytes;
	size_t unit = 0;

	for (; value >= 999.5 && unit + 1 < sizeof units / sizeof *units; unit++)
		value /= 1000;
	text_add_fixed(out, value, unit && value < 99.95 ? 1 : 0);
	text_add_string(out, bytes == 1 ? " byte" : units[unit]);
}
