/* Secrets without libsodium: random bytes, but no hashes. */
#include "frame/secret.h"

#include "frame/report.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

const char *secret_version(void)
{
	return NULL;
}

bool secret_hashes(void)
{
	return !report("this feature requires libsodium, and felt was built without it");
}

void secret_random(void *bytes, size_t size)
{
	static const char source[] = "/dev/urandom";
	const int fd = open(source, O_RDONLY | O_CLOEXEC);

	if (fd < 0 || read(fd, bytes, size) != (ssize_t)size)
		exit(report_file(source, errno));
	close(fd);
}

void secret_hex(const unsigned char *bytes, size_t count, char *hex)
{
	(void)bytes;
	(void)count;
	*hex = '\0';
}

void secret_hash(struct slice text, char hex[SECRET_DIGITS + 1])
{
	(void)text;
	*hex = '\0';
}

bool secret_key_of_bytes(struct slice bytes, struct secret_key *key)
{
	(void)bytes;
	(void)key;
	return false;
}

bool secret_key_of_words(struct slice words, struct secret_key *key)
{
	return secret_key_of_bytes(words, key);
}

uint64_t secret_keyed(const struct secret_key *key, const char *kind, struct slice name)
{
	(void)key;
	(void)kind;
	(void)name;
	return 0;
}
