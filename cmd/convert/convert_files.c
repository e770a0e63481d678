/* The run that writes a file for each that is read. */
#include "convert.h"

#include "frame/interrupt.h"

#include <errno.h>
#include <inttypes.h>
#include <sys/stat.h>

int convert_to_files(struct convert *convert)
{
	int status;
	struct stat about;

	/* The directory is looked at first, so that its name is told, and not that of a file in it.
	 */
	if (stat(convert->output, &about)) {
		if (errno == ENOENT)
			report("%s: no such directory; --output names one that exists",
				convert->output);
		else
			report_file(convert->output, errno);
		return EXIT_IO;
	}
	if (!S_ISDIR(about.st_mode))
		report("%s is no directory, which --output names", convert->output);
	if (!S_ISDIR(about.st_mode))
		return EXIT_IO;
	interrupt_catch();
	convert->catches = true;
	status = convert_run(convert);
	if (interrupt_came()) {
		report("%s: interrupted; the files that are there are whole", convert->output);
		return EXIT_INTERRUPTED;
	}
	if (!convert->failed && !convert->settings.quiet) {
		const struct convert_count *const all = &convert->all;
		uint64_t lost = 0;

		for (int i = 0; i < WRITERS_LOSSES; i++)
			lost += convert->lost[i];
		report("%s: %zu file%s, %" PRIu64 " hand%s: %" PRIu64 " written, %" PRIu64
		       " bad, %" PRIu64 " duplicate%s, %" PRIu64 " lost%s",
			convert->output, convert->files, convert->files == 1 ? "" : "s", all->hands,
			all->hands == 1 ? "" : "s", all->converted, all->bad, all->duplicates,
			all->duplicates == 1 ? "" : "s", lost,
			lost ? ", which --report=lost lists" : "");
	}
	return status;
}
