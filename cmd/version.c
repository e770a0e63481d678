#include "version.h"

#include "frame/csv.h"
#include "frame/options.h"
#include "frame/secret.h"
#include "store/store.h"

#include "base/cpu.h"
#include "histories/xml.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

static void add_line(struct text *out, const char *name, const char *value)
{
	text_format(out, "%s: %s", name, value);
}

static void add_library(struct text *out, const char *name, const char *version)
{
	text_format(out, "%s%s%s, ", version ? name : "without ", version ? " " : name,
		version ? version : "");
}

bool version_print(struct text *out)
{
	enum cpu_path path;
	const char *forced;

	if (!options_path(&path))
		return false;
	text_add_string(out, "felt " FELT_VERSION "\n");
#if defined __clang__
	add_line(out, "compiler", "clang " __clang_version__);
#elif defined __GNUC__
	add_line(out, "compiler", "gcc " __VERSION__);
#else
	add_line(out, "compiler", "not gcc or clang");
#endif
	text_add_string(out, "\n");
	forced = getenv("FELT_PATH");
	add_line(out, "instructions", cpu_path_name(path));
	text_add_string(out, forced && *forced ? ", forced by FELT_PATH\n"
					       : ", the best here (FELT_PATH forces others)\n");
	/* The versions at compile time: querying them would take longer than anything else here.
	 * glibc reports its version at run time; musl has none in its headers or functions. */
	text_add_string(out, "libraries: ");
	add_library(out, "libcsv", csv_version());
	add_library(out, "expat", xml_version());
	add_library(out, "libsodium", secret_version());
	add_library(out, "SQLite", store_sqlite_version());
#if defined __GLIBC__
	text_add_string(out, "glibc ");
	text_add_string(out, gnu_get_libc_version());
#elif defined __linux__
	text_add_string(out, "a C library other than glibc");
#else
	text_add_string(out, "the system's C library");
#endif
	text_add_string(out, "\n");
	return true;
}
