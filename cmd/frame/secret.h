/* Secrets: bytes that nobody can guess, and hashes that commit to a text without showing it. */
#ifndef FELT_CMD_FRAME_SECRET_H
#define FELT_CMD_FRAME_SECRET_H

#include "base/text.h"

enum { SECRET_DIGITS = 64 };

/* Fills `size` bytes from the system's random number generator. */
void secret_random(void *bytes, size_t size);

/* Writes bytes as hexadecimal digits, two a byte and a null at the end. */
void secret_hex(const unsigned char *bytes, size_t count, char *out);

/* The SHA-256 of a text, as sha256sum prints it. */
void secret_hash(struct slice text, char hex[SECRET_DIGITS + 1]);

/* The version of libsodium that runs. */
const char *secret_version(void);

#endif
