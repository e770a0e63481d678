#include "base/rng/rng.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* ChaCha8 with keys of 256 bits, blocks 0 and 1: J. Strombergson, "Test Vectors for the
 * Stream Cipher ChaCha", draft-strombergson-chacha-test-vectors-01 (IETF, 2013), TC1,
 * TC2, TC3, TC4, TC7 and TC8. */
static const struct {
	const char *key, *nonce, *stream;
} published[] = {
	{"0000000000000000000000000000000000000000000000000000000000000000", "0000000000000000",
		"3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
		"984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
		"d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
		"5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"},
	{"0100000000000000000000000000000000000000000000000000000000000000", "0000000000000000",
		"cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
		"289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
		"b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
		"291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"},
	{"0000000000000000000000000000000000000000000000000000000000000000", "0100000000000000",
		"2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
		"7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06"
		"470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040"
		"a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46"},
	{"ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", "ffffffffffffffff",
		"e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a"
		"445e0547d31c1623c537df4ba85c70a9884a35bcbf3dfab077e98b0f68135f54"
		"81d4933f8b322ac0cd762c27235ce2b31534e0244a9a2f1fd5e94498d47ff108"
		"790c009cf9e1a348032a7694cb28024cd96d3498361edb1785af752d187ab54b"},
	{"00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100", "0f1e2d3c4b5a6978",
		"db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb515"
		"7a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9"
		"c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c1"
		"44cb0f03e81b3004624e0650a1ce5afaf9a7cd8163f6dbd72602257dd96e471e"},
	{"c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d", "1ada31d5cf688221",
		"838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
		"6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b"
		"16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
		"8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f"},
};

enum { PUBLISHED = sizeof published / sizeof *published };

/* Little-endian words from bytes in hexadecimal. */
static void words_from(const char *text, int count, uint32_t *words)
{
	for (int i = 0; i < count; i++) {
		words[i] = 0;
		for (int byte = 0; byte < 4; byte++, text += 2) {
			unsigned value = 0;

			cr_assert_eq(sscanf(text, "%2x", &value), 1);
			words[i] |= (uint32_t)value << 8 * byte;
		}
	}
}

Test(rng, blocks_are_those_published_for_chacha8)
{
	for (int i = 0; i < PUBLISHED; i++) {
		uint32_t nonce[2], expected[2 * RNG_WORDS], out[RNG_WORDS];
		struct rng_key key;

		words_from(published[i].key, 8, key.word);
		words_from(published[i].nonce, 2, nonce);
		words_from(published[i].stream, 2 * RNG_WORDS, expected);
		for (uint64_t block = 0; block < 2; block++) {
			rng_block(&key, (uint64_t)nonce[1] << 32 | nonce[0], block, out);
			cr_assert_arr_eq(out, expected + block * RNG_WORDS, sizeof out,
				"key %d, block %d", i, (int)block);
		}
	}
}

Test(rng, seed_is_the_key_low_half_first)
{
	const struct rng_key key = rng_key_of(UINT64_C(0x0123456789abcdef));
	const struct rng_key expected = {{0x89abcdef, 0x01234567}};

	cr_assert_arr_eq(key.word, expected.word, sizeof key.word);
}

static void expect_sheet(struct rng *rng, uint64_t sheet)
{
	uint16_t expected[RNG_ROWS][RNG_LANES];

	for (uint64_t i = 0; i < RNG_SHEET_BLOCKS; i++) {
		uint32_t word[RNG_WORDS];

		rng_block(&rng->key, rng->stream, sheet * RNG_SHEET_BLOCKS + i, word);
		for (int row = 0; row < RNG_ROWS; row++) {
			expected[row][2 * i] = (uint16_t)word[row];
			expected[row][2 * i + 1] = (uint16_t)(word[row] >> 16);
		}
	}
	for (uint64_t row = 0; row < RNG_ROWS; row++)
		cr_assert_arr_eq(rng_row(rng, sheet * RNG_ROWS + row), expected[row],
			sizeof expected[row], "%s: row %d of sheet %llx", cpu_path_name(rng->path),
			(int)row, (unsigned long long)sheet);
}

Test(rng, sheets_are_the_words_of_their_blocks_on_every_path)
{
	/* also if the block number needs its high half */
	static const uint64_t sheets[] = {0, 1, 2, 1000, (1 << 27) - 1, 1 << 27, UINT64_C(1) << 59,
		7};
	static struct rng rng;

	for (enum cpu_path path = CPU_SCALAR; path <= CPU_AVX512; path++) {
		if (!path_is_here(path))
			continue;
		rng_init(&rng, path, UINT64_C(0xfedcba9876543210), UINT64_C(0x123456789a));
		for (size_t i = 0; i < sizeof sheets / sizeof *sheets; i++)
			expect_sheet(&rng, sheets[i]);
	}
}

Test(rng, other_side_is_the_stream_with_the_top_bit)
{
	static struct rng rng, other;
	const uint16_t *row, *again;

	rng_init(&rng, cpu_path_best(), 3, 5);
	rng_init(&other, cpu_path_best(), 3, 5 | RNG_AGAIN_BIT);
	row = rng_row(&rng, 40);
	again = rng_again_row(&rng, 99);
	cr_assert_arr_eq(again, rng_row(&other, 99), RNG_LANES * sizeof *again);
	rng_init(&other, cpu_path_best(), 3, 5);
	cr_assert_arr_eq(row, rng_row(&other, 40), RNG_LANES * sizeof *row,
		"a row of one side is not disturbed by the other");
}

Test(rng, seeds_and_streams_have_numbers_of_their_own)
{
	static struct rng a, b, c;

	rng_init(&a, CPU_SCALAR, 1, 0);
	rng_init(&b, CPU_SCALAR, 2, 0);
	rng_init(&c, CPU_SCALAR, 1, 1);
	cr_assert_arr_neq(rng_row(&a, 0), rng_row(&b, 0), RNG_LANES * sizeof(uint16_t));
	cr_assert_arr_neq(rng_row(&a, 0), rng_row(&c, 0), RNG_LANES * sizeof(uint16_t));
}
