/* Checks lines of JSON against a schema: schema FILE [NAME ...] <lines
 *
 * Each line of standard input is one JSON value (RFC 8259) that must fit the schema in FILE, a JSON
 * Schema, draft 2020-12. These keywords are supported; any other is an error, so that no rule of a
 * schema is ignored:
 *
 *     type enum const minimum maximum pattern                 of values
 *     properties required additionalProperties patternProperties    of objects
 *     items minItems                                          of arrays
 *     anyOf $ref ("#/$defs/NAME")                             of schemas
 *     $schema $id $defs title description                     say what a schema is
 *
 * A NAME requires that some object of the schema has that property: see tests/cli/schemas. Prints
 * the first error, and fails. */
#define _POSIX_C_SOURCE 200809L

#include <regex.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum schema_kind { NOTHING, BOOLEAN, NUMBER, STRING, ARRAY, OBJECT };

/* A value. The items of an array and the values of an object are a list; keys are of objects. */
struct value {
	enum schema_kind kind;
	char *text; /* of a string, unescaped; of a number or boolean, as written */
	char *key;
	struct value *first, *next;
};

static const char *file;  /* the input file */
static size_t line;       /* its current line */
static const char *at;    /* the next byte */
static struct value *top; /* the schema */

static void fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

static void fail(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	printf("%s:%zu: ", file, line);
	vprintf(format, arguments);
	putchar('\n');
	va_end(arguments);
	exit(1);
}

static void *get(size_t size)
{
	void *memory = calloc(1, size);

	if (!memory)
		abort();
	return memory;
}

/* -- reading ---------------------------------------------------------------- */

static void skip_blanks(void)
{
	for (; *at == ' ' || *at == '\t' || *at == '\n' || *at == '\r'; at++)
		line += *at == '\n';
}

static void expect(char c)
{
	skip_blanks();
	if (*at != c)
		fail("'%c' is missing before '%.20s'", c, at);
	at++;
}

/* \uXXXX as UTF-8. Pairs of surrogates do not occur in what felt writes. */
static char *add_escaped(char *to)
{
	unsigned code;

	if (sscanf(at, "u%4x", &code) != 1)
		fail("no such escape: \\%.5s", at);
	at += 5;
	if (code < 0x80) {
		*to++ = (char)code;
		return to;
	}
	if (code >= 0x800) {
		*to++ = (char)(0xe0 | code >> 12);
		*to++ = (char)(0x80 | (code >> 6 & 0x3f));
	} else {
		*to++ = (char)(0xc0 | code >> 6);
	}
	*to++ = (char)(0x80 | (code & 0x3f));
	return to;
}

static char *read_string(void)
{
	static const char letters[] = "\"\\/bfnrt", bytes[] = "\"\\/\b\f\n\r\t";
	char *text, *to;

	expect('"');
	text = to = get(strlen(at) + 1);
	while (*at != '"') {
		const char *letter;

		if ((unsigned char)*at < ' ')
			fail("a string has no end, or a control character");
		if (*at != '\\') {
			*to++ = *at++;
			continue;
		}
		letter = *++at ? strchr(letters, *at) : NULL;
		if (letter) {
			*to++ = bytes[letter - letters];
			at++;
		} else {
			to = add_escaped(to);
		}
	}
	at++;
	return text;
}

static bool matches(const char *text, const char *pattern)
{
	regex_t regex;
	bool found;

	if (regcomp(&regex, pattern, REG_EXTENDED | REG_NOSUB))
		fail("'%s' is not a pattern", pattern);
	found = !regexec(&regex, text, 0, NULL, 0);
	regfree(&regex);
	return found;
}

static void read_word(struct value *value)
{
	const size_t length = strcspn(at, ",]} \t\r\n");

	value->text = get(length + 1);
	memcpy(value->text, at, length);
	at += length;
	if (!strcmp(value->text, "true") || !strcmp(value->text, "false"))
		value->kind = BOOLEAN;
	else if (matches(value->text, "^-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?$"))
		value->kind = NUMBER;
	else if (strcmp(value->text, "null") != 0)
		fail("'%s' is not a value", value->text);
}

static struct value *member(const struct value *object, const char *key);
static struct value *read_value(void);

static void read_members(struct value *value, char end)
{
	struct value **last = &value->first;

	at++;
	skip_blanks();
	if (*at == end) {
		at++;
		return;
	}
	for (;;) {
		char *key = NULL;

		if (value->kind == OBJECT) {
			key = read_string();
			if (member(value, key))
				fail("the key '%s' occurs twice", key);
			expect(':');
		}
		*last = read_value();
		(*last)->key = key;
		last = &(*last)->next;
		skip_blanks();
		if (*at != ',')
			break;
		at++;
	}
	expect(end);
}

static struct value *read_value(void)
{
	struct value *value = get(sizeof *value);

	skip_blanks();
	if (*at == '"') {
		value->kind = STRING;
		value->text = read_string();
	} else if (*at == '[' || *at == '{') {
		value->kind = *at == '[' ? ARRAY : OBJECT;
		read_members(value, *at == '[' ? ']' : '}');
	} else {
		read_word(value);
	}
	return value;
}

static struct value *read_all(const char *text)
{
	struct value *value;

	at = text;
	value = read_value();
	skip_blanks();
	if (*at)
		fail("more follows the value: '%.20s'", at);
	return value;
}

static struct value *member(const struct value *object, const char *key)
{
	struct value *of = object->first;

	while (of && strcmp(of->key, key) != 0)
		of = of->next;
	return of;
}

/* Frees a value and those after it. */
static void release(struct value *value)
{
	while (value) {
		struct value *const next = value->next;

		release(value->first);
		free(value->text);
		free(value->key);
		free(value);
		value = next;
	}
}

/* -- checking --------------------------------------------------------------- */

static char why[1024]; /* the first error */

static bool wrong(const char *path, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool wrong(const char *path, const char *format, ...)
{
	char what[512];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(what, sizeof what, format, arguments);
	va_end(arguments);
	if (!*why)
		snprintf(why, sizeof why, "%.400s: %s", *path ? path : "the value", what);
	return false;
}

static bool fits(const struct value *value, const struct value *schema, const char *path);

static bool is_same(const struct value *a, const struct value *b)
{
	return a->kind == b->kind &&
	       (a->kind == NOTHING || (a->text && b->text && !strcmp(a->text, b->text)));
}

static bool is_among(const struct value *value, const struct value *list)
{
	const struct value *item = list->first;

	while (item && !is_same(value, item))
		item = item->next;
	return item;
}

static bool has_type(const struct value *value, const char *type)
{
	static const char *const types[] = {"null", "boolean", "number", "string", "array",
		"object"};

	if (!strcmp(type, "integer"))
		return value->kind == NUMBER && !strpbrk(value->text, ".eE");
	return !strcmp(type, types[value->kind]);
}

static bool has_types(const struct value *value, const struct value *types)
{
	const struct value *type = types->first;

	if (types->kind == STRING)
		return has_type(value, types->text);
	while (type && !has_type(value, type->text))
		type = type->next;
	return type;
}

/* The rules for a property: those for its name, or the one for all others. */
static bool property_fits(const struct value *property, const struct value *schema,
	const char *path)
{
	const struct value *named = member(schema, "properties");
	const struct value *patterns = member(schema, "patternProperties");
	const struct value *others = member(schema, "additionalProperties");
	const struct value *rule = named ? member(named, property->key) : NULL;
	bool known = rule;

	if (rule && !fits(property, rule, path))
		return false;
	for (rule = patterns ? patterns->first : NULL; rule; rule = rule->next) {
		if (!matches(property->key, rule->key))
			continue;
		known = true;
		if (!fits(property, rule, path))
			return false;
	}
	if (known || !others)
		return true;
	if (others->kind == OBJECT)
		return fits(property, others, path);
	return !strcmp(others->text, "true") || wrong(path, "no such property");
}

static bool object_fits(const struct value *value, const struct value *schema, const char *path)
{
	const struct value *required = member(schema, "required");
	char deeper[512];

	for (const struct value *of = value->first; of; of = of->next) {
		snprintf(deeper, sizeof deeper, "%.400s.%.100s", path, of->key);
		if (!property_fits(of, schema, deeper))
			return false;
	}
	for (const struct value *key = required ? required->first : NULL; key; key = key->next)
		if (!member(value, key->text))
			return wrong(path, "the property '%s' is missing", key->text);
	return true;
}

static bool array_fits(const struct value *value, const struct value *schema, const char *path)
{
	const struct value *items = member(schema, "items"), *least = member(schema, "minItems");
	char deeper[512];
	int count = 0;

	for (const struct value *item = value->first; item; item = item->next) {
		snprintf(deeper, sizeof deeper, "%.400s[%d]", path, count++);
		if (items && !fits(item, items, deeper))
			return false;
	}
	return !least || count >= atoi(least->text) ||
	       wrong(path, "fewer than %s items", least->text);
}

static bool any_fits(const struct value *value, const struct value *schemas, const char *path)
{
	char first[sizeof why] = "";

	for (const struct value *schema = schemas->first; schema; schema = schema->next) {
		*why = '\0';
		if (fits(value, schema, path)) {
			*why = '\0';
			return true;
		}
		if (schema == schemas->first)
			memcpy(first, why, sizeof why);
	}
	*why = '\0';
	return wrong(path, "none of anyOf fits; the first: %s", first);
}

static const struct value *referred(const char *reference)
{
	const struct value *definitions = member(top, "$defs");
	const char *name = reference + strlen("#/$defs/");
	const struct value *schema = NULL;

	if (definitions && !strncmp(reference, "#/$defs/", strlen("#/$defs/")))
		schema = member(definitions, name);
	if (!schema)
		fail("the schema has no '%s'", reference);
	return schema;
}

static bool rule_fits(const struct value *value, const struct value *schema,
	const struct value *rule, const char *path)
{
	const char *key = rule->key;

	if (!strcmp(key, "$ref"))
		return fits(value, referred(rule->text), path);
	if (!strcmp(key, "anyOf"))
		return any_fits(value, rule, path);
	if (!strcmp(key, "type"))
		return has_types(value, rule) || wrong(path, "has the wrong type");
	if (!strcmp(key, "enum"))
		return is_among(value, rule) || wrong(path, "'%s' is not in the enum", value->text);
	if (!strcmp(key, "const"))
		return is_same(value, rule) || wrong(path, "is not '%s'", rule->text);
	if (!strcmp(key, "minimum"))
		return value->kind != NUMBER || atof(value->text) >= atof(rule->text) ||
		       wrong(path, "%s is below %s", value->text, rule->text);
	if (!strcmp(key, "maximum"))
		return value->kind != NUMBER || atof(value->text) <= atof(rule->text) ||
		       wrong(path, "%s is above %s", value->text, rule->text);
	if (!strcmp(key, "pattern"))
		return value->kind != STRING || matches(value->text, rule->text) ||
		       wrong(path, "'%s' does not match %s", value->text, rule->text);
	if (!strcmp(key, "properties"))
		return value->kind != OBJECT || object_fits(value, schema, path);
	if (!strcmp(key, "items"))
		return value->kind != ARRAY || array_fits(value, schema, path);
	return true;
}

static bool fits(const struct value *value, const struct value *schema, const char *path)
{
	for (const struct value *rule = schema->first; rule; rule = rule->next)
		if (!rule_fits(value, schema, rule, path))
			return false;
	return true;
}

/* -- the schema itself ------------------------------------------------------ */

/* Fails if a keyword is unknown, or if an object's rules would not be checked or are too lax. */
static void check_schema(const struct value *schema)
{
	static const char known[] = " type enum const minimum maximum pattern properties required "
				    "additionalProperties patternProperties items minItems anyOf "
				    "$ref $schema $id $defs title description ";
	static const char *const of_many[] = {"properties", "patternProperties", "$defs", "anyOf"};
	static const char *const of_one[] = {"items", "additionalProperties"};
	char word[128];

	for (const struct value *rule = schema->first; rule; rule = rule->next) {
		snprintf(word, sizeof word, " %s ", rule->key);
		if (!strstr(known, word))
			fail("the keyword '%s' is not known", rule->key);
	}
	if (member(schema, "properties") &&
		(!member(schema, "additionalProperties") || !member(schema, "required")))
		fail("properties without required and additionalProperties");
	if (!member(schema, "properties") &&
		(member(schema, "required") || member(schema, "patternProperties")))
		fail("required or patternProperties without properties");
	for (size_t i = 0; i < sizeof of_many / sizeof *of_many; i++) {
		const struct value *rules = member(schema, of_many[i]);

		for (rules = rules ? rules->first : NULL; rules; rules = rules->next)
			check_schema(rules);
	}
	for (size_t i = 0; i < sizeof of_one / sizeof *of_one; i++)
		if (member(schema, of_one[i]))
			check_schema(member(schema, of_one[i]));
}

/* Whether an object that the schema describes has the property. */
static bool has_property(const struct value *value, const char *name)
{
	const struct value *properties = value->kind == OBJECT ? member(value, "properties") : NULL;
	const struct value *patterns =
		value->kind == OBJECT ? member(value, "patternProperties") : NULL;

	if (properties && member(properties, name))
		return true;
	for (patterns = patterns ? patterns->first : NULL; patterns; patterns = patterns->next)
		if (matches(name, patterns->key))
			return true;
	for (value = value->kind == OBJECT || value->kind == ARRAY ? value->first : NULL; value;
		value = value->next)
		if (has_property(value, name))
			return true;
	return false;
}

/* -- files ------------------------------------------------------------------ */

static char *read_file(FILE *from)
{
	size_t length = 0, room = 1 << 16, got;
	char *text = get(room);

	while ((got = fread(text + length, 1, room - length - 1, from)) > 0) {
		length += got;
		if (room - length < 2) {
			char *const more = realloc(text, room *= 2);

			if (!more)
				abort();
			text = more;
		}
	}
	text[length] = '\0';
	return text;
}

/* Checks each line of standard input. Returns the number of lines. */
static size_t check_lines(void)
{
	char *const lines = read_file(stdin), *text, *next;

	file = "standard input";
	line = 0;
	for (text = lines; *text; text = next) {
		struct value *value;

		next = strchr(text, '\n');
		if (!next)
			fail("the last line has no end");
		*next++ = '\0';
		line++;
		value = read_all(text);
		if (!fits(value, top, ""))
			fail("%s", why);
		release(value);
	}
	free(lines);
	return line;
}

int main(int argc, char **argv)
{
	FILE *from = argc > 1 ? fopen(argv[1], "r") : NULL;
	char *schema;

	if (!from) {
		fputs("usage: schema FILE [NAME ...] <lines\n", stderr);
		return 2;
	}
	file = argv[1];
	line = 1;
	schema = read_file(from);
	fclose(from);
	top = read_all(schema);
	free(schema);
	check_schema(top);
	for (int i = 2; i < argc; i++)
		if (!has_property(top, argv[i]))
			fail("no object has the property '%s'", argv[i]);
	if (!check_lines() && argc < 3)
		fail("there are no lines");
	release(top);
	return 0;
}
