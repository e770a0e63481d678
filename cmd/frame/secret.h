/* Random bytes and hashes for secrets: libsodium. The only includer of <sodium.h>.
 *
 * A felt that was built without libsodium (make WITHOUT=sodium) has random bytes only. */
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

/* Whether hashes are there; if not, reports it. Must be asked before any is made. */
bool secret_hashes(void);

/* Bytes of the system's random source. */
void secret_random(void *bytes, size_t size);

/* SHA-256, and any bytes, as lower-case hexadecimal digits with a NUL after them. */
void secret_hash(struct slice text, char hex[SECRET_DIGITS + 1]);
void secret_hex(const unsigned char *bytes, size_t count, char *hex);

/* A key made of bytes that nobody can guess; or of words, stretched so that each guess takes a
 * tenth of a second or so. The same bytes always make the same key. False: memory is short. */
bool secret_key_of_bytes(struct slice bytes, struct secret_key *key);
bool secret_key_of_words(struct slice words, struct secret_key *key);

/* The first eight bytes of the keyed hash, BLAKE2b, of a kind and a name. */
uint64_t secret_keyed(const struct secret_key *key, const char *kind, struct slice name);

/* The version of libsodium that felt was compiled for; NULL: felt was built without it. */
const char *secret_version(void);

#endif
