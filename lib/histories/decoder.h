/* Decodes files in UTF-16 with a byte order mark, and files whose lines end in a lone carriage
 * return, to UTF-8 with newlines. Code pages are detected later, for each hand (histories). */
#ifndef FELT_HISTORIES_DECODER_H
#define FELT_HISTORIES_DECODER_H

#include <stdbool.h>
#include <stddef.h>

enum decoder_encoding {
	DECODER_AS_IT_IS,
	DECODER_CR_LINES,
	DECODER_UTF16_LITTLE,
	DECODER_UTF16_BIG
};

/* State for one file. If zeroed, it leaves bytes unchanged. */
struct decoder {
	enum decoder_encoding encoding;
	unsigned char half[4]; /* bytes of an incomplete character */
	size_t half_count;
};

/* The command that decompresses a file with these first bytes, such as "gzip -dc"; NULL if it is
 * not a known compressed format. */
const char *decoder_unpacker(const char *bytes, size_t length);

/* Detects the encoding from the first bytes of a file. */
void decoder_begin(struct decoder *decoder, const char *bytes, size_t length);

/* Appends decoded bytes to `out`, which has space for 2 * length + sizeof(decoder->half) bytes; if
 * the file is not UTF-16, `out` may be `bytes`. Returns the number of bytes appended. */
size_t decoder_decode(struct decoder *decoder, const char *bytes, size_t length, char *out);

#endif
