/* The memory that a spot needs and that is available, and its names. */
#include "solve.h"

#include "base/scan.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

uint64_t solve_spot_bytes(const struct solve_spot *spot)
{
	return solver_bytes(spot->solver) +
	       solver_memory_bytes(spot->solver) * solve_pool_threads(spot->pool, spot->solver);
}

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

/* -- control groups of Linux -------------------------------------------------------- */

/* The files of a hierarchy of control groups, and their fields in memory.stat. */
struct hierarchy {
	const char *controller; /* in /proc/self/cgroup */
	const char *root, *limit, *usage, *cache;
};

static const struct hierarchy hierarchies[] = {
	{"", "/sys/fs/cgroup", "memory.max", "memory.current", "inactive_file"},
	{"memory", "/sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes",
		"total_inactive_file"},
};

enum { HIERARCHIES = sizeof hierarchies / sizeof *hierarchies, PATH_BYTES = 1024 };

/* Reads the number after a field's name in a file of a group, or the number alone if `field` is
 * empty. Returns false if there is none, as in "max". */
static bool read_number(const char *group, const char *file, const char *field,
	unsigned long long *out)
{
	char path[PATH_BYTES], name[64];
	bool found = false;
	FILE *stream;

	if (snprintf(path, sizeof path, "%s/%s", group, file) >= (int)sizeof path)
		return false;
	stream = fopen(path, "re");
	if (!stream)
		return false;
	if (!*field)
		found = fscanf(stream, "%llu", out) == 1;
	while (*field && !found && fscanf(stream, "%63s %llu", name, out) == 2)
		found = !strcmp(name, field);
	fclose(stream);
	return found;
}

/* The memory that a group leaves; its file cache can be reclaimed. */
static uint64_t group_available(const struct hierarchy *hierarchy, const char *group)
{
	unsigned long long limit, usage, cache;

	if (!read_number(group, hierarchy->limit, "", &limit))
		return UINT64_MAX;
	if (!read_number(group, hierarchy->usage, "", &usage))
		usage = 0;
	if (!read_number(group, "memory.stat", hierarchy->cache, &cache) || cache > usage)
		cache = 0;
	return limit > usage - cache ? limit - (usage - cache) : 0;
}

/* The least that a group and those above it leave. In a container, the path of the group may be one
 * outside of it; the files of the root are then those of the container. */
static uint64_t path_available(const struct hierarchy *hierarchy, const char *path)
{
	const size_t root = strlen(hierarchy->root);
	uint64_t least = UINT64_MAX;
	char group[PATH_BYTES];

	if (snprintf(group, sizeof group, "%s%s", hierarchy->root, path) >= (int)sizeof group)
		return UINT64_MAX;
	for (;;) {
		const uint64_t available = group_available(hierarchy, group);
		char *const slash = strrchr(group, '/');

		least = available < least ? available : least;
		if (strlen(group) <= root || !slash)
			return least;
		*slash = '\0';
	}
}

/* The least that the control groups of this process leave; UINT64_MAX: no limit. */
static uint64_t groups_available(void)
{
	FILE *const file = fopen("/proc/self/cgroup", "re");
	char line[PATH_BYTES], controller[64], path[PATH_BYTES];
	uint64_t least = UINT64_MAX;

	if (!file)
		return least;
	while (fgets(line, sizeof line, file)) { /* "4:memory:/a/b" or "0::/a/b" */
		const bool unified = sscanf(line, "%*u::%1023s", path) == 1;

		if (unified)
			controller[0] = '\0';
		else if (sscanf(line, "%*u:%63[^:]:%1023s", controller, path) != 2)
			continue;
		for (int i = 0; i < HIERARCHIES; i++)
			if (!strcmp(controller, hierarchies[i].controller)) {
				const uint64_t available = path_available(&hierarchies[i], path);

				least = available < least ? available : least;
			}
	}
	fclose(file);
	return least;
}

/* -- the memory --------------------------------------------------------------------- */

uint64_t solve_available_memory(void)
{
	const uint64_t available = linux_available(), groups = groups_available();
	long pages = -1, size = sysconf(_SC_PAGESIZE);
	uint64_t all = available * 1024;

	if (!available) {
#ifdef _SC_PHYS_PAGES
		pages = sysconf(_SC_PHYS_PAGES);
#endif
		all = pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : UINT64_MAX;
	}
	return groups < all ? groups : all;
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
