#include "help.h"

#include <string.h>

enum { PURPOSE_AT = 11 };

const struct help_topic *help_find(const char *name)
{
	for (int i = 0; i < HELP_TOPICS; i++)
		if (!strcmp(name, help_topics[i].name))
			return help_topics + i;
	return NULL;
}

void help_print(const struct help_topic *topic, struct text *out)
{
	text_add_string(out, topic->text);
	if (topic->more)
		topic->more(out);
	if (topic->rest)
		text_add_string(out, topic->rest);
}

void help_list(struct text *out)
{
	for (int i = 0; i < HELP_TOPICS; i++) {
		const struct help_topic *topic = help_topics + i;

		text_format(out, "  %s", topic->name);
		text_add_repeated(out, ' ', PURPOSE_AT - 1 - strlen(topic->name));
		text_format(out, "%s\n", topic->purpose);
	}
}
