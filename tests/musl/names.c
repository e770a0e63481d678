/* Symbols of the other C library that Debian's static expat needs and musl lacks. */
#define _DEFAULT_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Expat prints its counts if the environment asks for it. */
int __fprintf_chk(FILE *file, int flag, const char *format, ...);
int __fprintf_chk(FILE *file, int flag, const char *format, ...)
{
	va_list values;
	int length;

	(void)flag;
	va_start(values, format);
	length = vfprintf(file, format, values);
	va_end(values);
	return length;
}

/* The salt of its hash tables, a few bytes. */
void arc4random_buf(void *bytes, size_t count);
void arc4random_buf(void *bytes, size_t count)
{
	if (getentropy(bytes, count))
		abort();
}
