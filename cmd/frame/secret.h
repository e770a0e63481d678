/* Random bytes and hashes for secrets, by libsodium. Only this module includes <sodium.h>.
 *
 * Built without libsodium (make WITHOUT=sodium), felt has random bytes only. */
#ifndef FELT_CMD_FRAME_SECRET_H
#define FELT_CMD_FRAME_SECRET_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SECRET_KEY_BYTES = 32, SECRET_DIGITS = 64 };

struct secret_key {
	unsigned char bytes[SECRET_KEY_BYTES];
};

/* Whether hashes are available; if not, reports it. Call it before the first hash. */
bool secret_hashes(void);

/* Fills memory from the system's random number generator. */
void secret_random(void *bytes, size_t size);

/* SHA-256, and any bytes, as lower-case hexadecimal digits with a terminating NUL. */
void secret_hash(struct slice text, char hex[SECRET_DIGITS + 1]);
void secret_hex(const unsigned char *bytes, size_t count, char *hex);

/* Makes a key from random bytes; or from a password, stretched so that each guess takes about a
 * tenth of a second. The same bytes always make the same key. False if out of memory. */
bool secret_key_of_bytes(struct slice bytes, struct secret_key *key);
bool secret_key_of_words(struct slice words, struct secret_key *key);

/* The first eight bytes of a keyed hash, BLAKE2b, of a kind and a name. */
uint64_t secret_keyed(const struct secret_key *key, const char *kind, struct slice name);

/* The version of libsodium at compile time; NULL if felt was built without it. */
const char *secret_version(void);

#endif
