#include "home.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const struct {
	const char *variable, *usual;
} rows[] = {
	[HOME_DATA] = {"XDG_DATA_HOME", "/.local/share"},
	[HOME_STATE] = {"XDG_STATE_HOME", "/.local/state"},
};

bool home_add_file(enum home_kind kind, const char *name, struct text *out)
{
	const char *const own = getenv(rows[kind].variable), *const home = getenv("HOME");

	/* The specification ignores relative paths. */
	if (own && *own == '/')
		text_add_string(out, own);
	else if (home && *home)
		text_format(out, "%s%s", home, rows[kind].usual);
	else
		return false;
	text_format(out, "/felt/%s", name);
	return true;
}

bool home_make_directories(char *name)
{
	for (char *at = *name ? strchr(name + 1, '/') : NULL; at; at = strchr(at + 1, '/')) {
		bool good;

		*at = '\0';
		good = !mkdir(name, 0777) || errno == EEXIST;
		*at = '/';
		if (!good)
			return false;
	}
	return true;
}
