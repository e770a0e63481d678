/* Keyed hashes: BLAKE2b of libsodium.
 *
 * An alias has 60 bits. Among n names, two have the same alias with a chance of about n^2 / 2^61:
 * 4 in 10^7 for a million names, 4 in 10^11 for ten thousand. Numbers of hands have 10^18 values:
 * among a million of them, two are the same with a chance of 5 in 10^7.
 *
 * Who has the hands and guesses the key can try names until they give the aliases. A key of words
 * is therefore stretched, so that each guess takes a tenth of a second or so; that of a file is
 * taken for one with enough bits. */
#include "anonymise.h"

#include <sodium.h>

#include <string.h>

enum { STRETCH_PASSES = 4, STRETCH_BYTES = 16 << 20 };

bool anonymise_key_random(struct anonymise_key *key)
{
	if (sodium_init() < 0)
		return false;
	randombytes_buf(key->bytes, sizeof key->bytes);
	return true;
}

bool anonymise_key_of_file(struct anonymise_key *key, struct slice bytes)
{
	return sodium_init() >= 0 &&
	       crypto_generichash(key->bytes, sizeof key->bytes, (const unsigned char *)bytes.bytes,
		       bytes.length, (const unsigned char *)"felt anonymise", 14) == 0;
}

bool anonymise_key_of_words(struct anonymise_key *key, struct slice words)
{
	/* a salt would have to be given with the words each time */
	static const unsigned char salt[crypto_pwhash_argon2id_SALTBYTES] = "felt anonymise";

	return sodium_init() >= 0 &&
	       crypto_pwhash_argon2id(key->bytes, sizeof key->bytes, words.bytes, words.length,
		       salt, STRETCH_PASSES, STRETCH_BYTES,
		       crypto_pwhash_argon2id_ALG_ARGON2ID13) == 0;
}

/* The first eight bytes of the hash of a kind and a name. */
static uint64_t hash(const struct anonymise_key *key, const char *kind, struct slice name)
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

struct slice anonymise_alias(const struct anonymise_key *key, const char *kind, struct slice name,
	char room[ANONYMISE_ALIAS_LETTERS])
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
	uint64_t value = hash(key, kind, name);

	for (int i = 0; i < ANONYMISE_ALIAS_LETTERS; i++) {
		room[i] = letters[value & 31];
		value >>= 5;
	}
	return (struct slice){room, ANONYMISE_ALIAS_LETTERS};
}

uint64_t anonymise_number(const struct anonymise_key *key, const char *kind, struct slice number)
{
	return hash(key, kind, number) % UINT64_C(1000000000000000000);
}
