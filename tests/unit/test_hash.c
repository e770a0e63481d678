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
