#include "histories/decoder.h"

#include "base/text.h"

#include <string.h>

static unsigned unit(const struct decoder *decoder, const unsigned char *bytes)
{
	return decoder->encoding == DECODER_UTF16_BIG ? (unsigned)bytes[0] << 8 | bytes[1]
						      : (unsigned)bytes[1] << 8 | bytes[0];
}

static bool is_high(unsigned code)
{
	return code >= 0xd800 && code < 0xdc00;
}

/* Consumes a byte, and appends the character that it completes, if any. A lone surrogate becomes
 * U+FFFD. */
static size_t take_byte(struct decoder *decoder, unsigned char byte, char *out)
{
	unsigned first, second;

	decoder->half[decoder->half_count++] = byte;
	if (decoder->half_count % 2)
		return 0;
	first = unit(decoder, decoder->half);
	if (decoder->half_count == 2 && is_high(first))
		return 0;
	decoder->half_count = 0;
	if (!is_high(first))
		return text_put_code_point(out, first >= 0xdc00 && first < 0xe000 ? 0xfffd : first);
	second = unit(decoder, decoder->half + 2);
	if (second < 0xdc00 || second >= 0xe000)
		return text_put_code_point(out, 0xfffd);
	return text_put_code_point(out, 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00));
}

static enum decoder_encoding encoding_of(const char *bytes, size_t length)
{
	if (length >= 2 && memcmp(bytes, "\xff\xfe", 2) == 0)
		return DECODER_UTF16_LITTLE;
	if (length >= 2 && memcmp(bytes, "\xfe\xff", 2) == 0)
		return DECODER_UTF16_BIG;
	/* the last byte may be the first half of a CR LF */
	if (length && !memchr(bytes, '\n', length) && memchr(bytes, '\r', length - 1))
		return DECODER_CR_LINES;
	return DECODER_AS_IT_IS;
}

const char *decoder_unpacker(const char *bytes, size_t length)
{
	static const struct {
		char mark[7];
		unsigned char mark_length;
		const char *command;
	} packed[] = {
		{"\x1f\x8b\x08", 3, "gzip -dc"},
		{"PK\3\4", 4, "unzip -p"},
		{"BZh", 3, "bzip2 -dc"},
		{"\xfd"
		 "7zXZ",
			6, "xz -dc"},
		{"\x28\xb5\x2f\xfd", 4, "zstd -dc"},
		{"7z\xbc\xaf\x27\x1c", 6, "7z x -so"},
		{"Rar!\x1a\x07", 6, "unrar p -inul"},
	};

	for (size_t i = 0; i < sizeof packed / sizeof *packed; i++)
		if (length >= packed[i].mark_length &&
			memcmp(bytes, packed[i].mark, packed[i].mark_length) == 0)
			return packed[i].command;
	return NULL;
}

void decoder_begin(struct decoder *decoder, const char *bytes, size_t length)
{
	*decoder = (struct decoder){.encoding = encoding_of(bytes, length)};
}

size_t decoder_decode(struct decoder *decoder, const char *bytes, size_t length, char *out)
{
	size_t count = 0;

	if (decoder->encoding <= DECODER_CR_LINES) {
		if (out != bytes)
			memcpy(out, bytes, length);
		for (char *at = out; decoder->encoding == DECODER_CR_LINES &&
				     (at = memchr(at, '\r', (size_t)(out + length - at)));)
			*at = '\n';
		return length;
	}
	for (size_t i = 0; i < length; i++)
		count += take_byte(decoder, (unsigned char)bytes[i], out + count);
	return count;
}
