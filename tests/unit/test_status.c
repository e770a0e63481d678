#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

Test(status, every_status_has_a_message_in_the_house_voice)
{
	int seen = 0;

	for (const struct status_domain *const *room = status_domains; *room; room++)
		for (int i = 0; i < (*room)->count; i++, seen++) {
			const int status = (*room)->first + i;
			const char *const message = (*room)->message[i];

			cr_assert_not_null(message, "status %d", status);
			cr_assert_gt(strlen(message), 0, "status %d", status);
			cr_expect_neq(message[strlen(message) - 1], '.', "'%s'", message);
			cr_expect_not(message[0] >= 'A' && message[0] <= 'Z', "'%s'", message);
			cr_expect_str_eq(status_message(status_domains, status), message,
				"status %d is in two rooms", status);
		}
	cr_expect_gt(seen, 100);
	cr_expect_null(status_message(status_domains, STATUS_CARDS - 1));
	cr_expect_null(status_message(status_domains, -1));
}

Test(status, a_fault_is_earlier_nowhere_until_told)
{
	struct fault fault = {.earlier = 99, .number = 99};
	cr_expect_eq(fault_set(&fault, STATUS_BAD_SUIT, 7, 2), STATUS_BAD_SUIT);
	cr_expect(fault.status == STATUS_BAD_SUIT && fault.offset == 7 && fault.length == 2);
	cr_expect(fault.earlier == 7 && fault.number == 0);
	cr_expect_eq(fault_set(NULL, STATUS_NO_SUIT, 0, 0), STATUS_NO_SUIT);
}
