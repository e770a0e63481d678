/* Files of other programs: UTF-16 with a byte order mark, and lines that end in a carriage return
 * alone. They are made UTF-8 with line feeds; what is in a code page is found out hand by hand
 * (histories). */
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

/* The decoding of one file. A zeroed one leaves bytes as they are. */
struct decoder {
	enum decoder_encoding encoding;
	unsigned char half[4]; /* bytes of a character that is not whole yet */
	size_t half_count;
};

/* The command that unpacks a compressed file, of which these are the first bytes: "gzip -dc" and
 * the like. NULL: it is not known to be compressed. */
const char *decoder_unpacker(const char *bytes, size_t length);

/* Begins with the first bytes of a file, which tell how it is written. */
void decoder_begin(struct decoder *decoder, const char *bytes, size_t length);

/* Appends bytes of the file to `out`, which has room for twice as many and sizeof(decoder->half)
 * more; of files that are not in UTF-16, `out` may be `bytes`. Returns how many were appended. */
size_t decoder_decode(struct decoder *decoder, const char *bytes, size_t length, char *out);

#endif
