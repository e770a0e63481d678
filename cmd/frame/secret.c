#include "secret.h"

#include <sodium.h>

_Static_assert(SECRET_DIGITS == 2 * crypto_hash_sha256_BYTES, "two digits a byte");

void secret_random(void *bytes, size_t size)
{
	randombytes_buf(bytes, size);
}

void secret_hex(const unsigned char *bytes, size_t count, char *out)
{
	sodium_bin2hex(out, 2 * count + 1, bytes, count);
}

void secret_hash(struct slice text, char hex[SECRET_DIGITS + 1])
{
	unsigned char hash[crypto_hash_sha256_BYTES];

	crypto_hash_sha256(hash, (const unsigned char *)text.bytes, text.length);
	secret_hex(hash, sizeof hash, hex);
}

const char *secret_version(void)
{
	return sodium_version_string();
}
