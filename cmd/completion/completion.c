#include "completion.h"

#include "completion_shell.h"

#include <string.h>

bool completion_print(const char *shell, struct text *out)
{
	static const struct {
		const char *shell;
		void (*print)(struct text *out);
	} scripts[] = {{"bash", completion_bash}, {"zsh", completion_zsh},
		{"fish", completion_fish}};

	for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++)
		if (!strcmp(shell, scripts[i].shell)) {
			scripts[i].print(out);
			return true;
		}
	return false;
}
