#include "frame/secret.h"

#include <sodium.h>

#include <string.h>

enum { STRETCH_PASSES = 4, STRETCH_BYTES = 16 << 20 };

const char *secret_version(void)
{
	return SODIUM_VERSION_STRING;
}

bool secret_hashes(void)
{
	return true;
}

void secret_random(void *bytes, size_t size)
{
	randombytes_buf(bytes, size);
}

void secret_hex(const unsigned char *bytes, size_t count, char *hex)
{
	static const char digits[] = "0123456789abcdef";

	for (size_t i = 0; i < count; i++) {
		*hex++ = digits[bytes[i] >> 4];
		*hex++ = digits[bytes[i] & 15];
	}
	*hex = '\0';
}

void secret_hash(struct slice text, char hex[SECRET_DIGITS + 1])
{
	unsigned char hash[crypto_hash_sha256_BYTES];

	crypto_hash_sha256(hash, (const unsigned char *)text.bytes, text.length);
	secret_hex(hash, sizeof hash, hex);
}

bool secret_key_of_bytes(struct slice bytes, struct secret_key *key)
{
	return sodium_init() >= 0 &&
	       crypto_generichash(key->bytes, sizeof key->bytes, (const unsigned char *)bytes.bytes,
		       bytes.length, (const unsigned char *)"felt anonymise", 14) == 0;
}

bool secret_key_of_words(struct slice words, struct secret_key *key)
{
	/* a random salt would have to be given with the password each time */
	static const unsigned char salt[crypto_pwhash_argon2id_SALTBYTES] = "felt anonymise";

	return sodium_init() >= 0 &&
	       crypto_pwhash_argon2id(key->bytes, sizeof key->bytes, words.bytes, words.length,
		       salt, STRETCH_PASSES, STRETCH_BYTES,
		       crypto_pwhash_argon2id_ALG_ARGON2ID13) == 0;
}

uint64_t secret_keyed(const struct secret_key *key, const char *kind, struct slice name)
{
	unsigned char out[crypto_generichash_BYTES];
	crypto_generichash_state state;
	uint64_t value = 0;

	crypto_generichash_init(&state, key->bytes, sizeof key->bytes, sizeof out);
	crypto_generichash_update(&state, (const unsigned char *)kind, strlen(kind) + 1);
	crypto_generichash_update(&state, (const unsigned char *)name.bytes, name.length);
	crypto_generichash_final(&state, out, sizeof out);
	for (int i = 0; i < 8; i++)
		value = value << 8 | out[i];
	return value;
}
