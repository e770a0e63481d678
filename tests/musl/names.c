/* Names of another C library that Debian's static expat wants and musl does not have. */
#define _DEFAULT_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Expat prints what it counts, if it is asked to by the environment. */
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

/* The salt of its tables, of a few bytes. */
void arc4random_buf(void *bytes, size_t count);
void arc4random_buf(void *bytes, size_t count)
{
	if (getentropy(bytes, count))
		abort();
}
