#include "support.h"

#include "base/hash.h"

#include <criterion/criterion.h>

/* Test vectors of draft-eastlake-fnv, "FNV-1a 64-bit". */
Test(hash, is_fnv_1a)
{
	cr_assert_eq(hash_add(HASH_BEGIN, slice_from("")), UINT64_C(0xcbf29ce484222325));
	cr_assert_eq(hash_add(HASH_BEGIN, slice_from("a")), UINT64_C(0xaf63dc4c8601ec8c));
	cr_assert_eq(hash_add(HASH_BEGIN, slice_from("foobar")), UINT64_C(0x85944171f73967e8));
	cr_assert_eq(hash_add(hash_add(HASH_BEGIN, slice_from("foo")), slice_from("bar")),
		hash_add(HASH_BEGIN, slice_from("foobar")));
}

/* Computed from the definition in felt-solutions(5), by another program. */
Test(hash, of_words_is_as_defined)
{
	static const struct {
		const char *bytes;
		size_t length;
		uint64_t hash;
	} vectors[] = {{"", 0, UINT64_C(0x444bc1044505f6f6)},
		{"a", 1, UINT64_C(0xb18d3e69e1cd763a)},
		{"12345678", 8, UINT64_C(0x4793319dfcef35bf)},
		{"123456789", 9, UINT64_C(0x7697f573fe3b3cb6)}};
	char bytes[41];

	for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
		cr_assert_eq(hash_words(vectors[i].bytes, vectors[i].length), vectors[i].hash,
			"%zu", i);
	for (int i = 0; i < 41; i++)
		bytes[i] = (char)i;
	cr_assert_eq(hash_words(bytes, 32), UINT64_C(0x490665b4b40e02f4));
	cr_assert_eq(hash_words(bytes, 41), UINT64_C(0xc101595a626b1f95));
}
