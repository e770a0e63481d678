/* Writing hands to a database. */
#include "convert.h"

#include <string.h>

/* -- the name of the database --------------------------------------------- */

/* Whether an operand is the database rather than an input file, by its extension. */
static bool is_named_as_store(const char *name)
{
	static const char *const endings[] = {".db", ".sqlite", ".sqlite3"};
	const size_t length = strlen(name);

	for (size_t i = 0; i < sizeof(endings) / sizeof(*endings); i++) {
		const size_t ending = strlen(endings[i]);

		if (length > ending && strcmp(name + length - ending, endings[i]) == 0)
			return true;
	}
	return false;
}

int convert_name_store(struct convert *convert)
{
	struct settings *const settings = &convert->settings;

	if (convert->report)
		return report_usage("--report and --to sqlite cannot be used together");
	if (convert->output && *convert->output)
		return OPTIONS_RUN;
	if (convert->output || !settings->operand_count ||
		!is_named_as_store(settings->operands[0]))
		return report_usage("--to sqlite requires a database: --output FILE, or a first "
				    "operand that ends in .db");
	convert->output = settings->operands[0];
	settings->operands++;
	settings->operand_count--;
	return OPTIONS_RUN;
}

/* -- hands ---------------------------------------------------------------- */

bool convert_find_facts(struct convert *convert)
{
	convert->play.explain = report_message;
	switch (store_facts_find(&convert->facts, &convert->play, &convert->hands.hand)) {
	case STORE_FACTS_KNOWN:
		return true;
	case STORE_FACTS_NO_MEMORY:
		report_memory();
		convert->failed = true;
		return false;
	case STORE_FACTS_REFUSED:
	default:
		return false;
	}
}

/* PHH is stored in the strict form; that of a site hand is in this form already. */
bool convert_write_store(struct text *out, struct convert *convert, uint64_t number)
{
	struct slice text = convert->hands.text;

	(void)out;
	(void)number;
	if (!convert_find_facts(convert))
		return false;
	if (!convert->hands.foreign) {
		text_clear(&convert->written);
		phh_print(&convert->written, &convert->hands.hand, 0);
		text = text_slice(&convert->written);
	}
	if (convert->written.failed) {
		report_memory();
		convert->failed = true;
		return true;
	}
	switch (store_add(convert->store, &convert->facts, text)) {
	case STORE_THERE:
		convert->count.duplicates++;
		convert->left_out = true;
		break;
	case STORE_FAILED:
		convert->failed = true;
		break;
	case STORE_ADDED:
	default:
		break;
	}
	return true;
}
