#include "game/payouts.h"

#include "base/array.h"
#include "base/scan.h"

#include <stdlib.h>

__extension__ typedef __int128 wide;

/* An item of a list: how often, and the amount as given. */
struct item {
	struct slice text;
	uint64_t times;
	struct slice amount;
	bool percent;
};

/* Takes the next item, without spaces around it; false after the last. */
static bool take_item(struct slice *rest, struct item *item)
{
	struct slice text, times;

	if (!slice_take_item(rest, &text))
		return false;
	*item = (struct item){.text = text, .times = 1, .amount = text};
	times = slice_take_until(&text, 'x');
	if (text.length) {
		item->amount = slice_trim(text);
		if (!slice_uint(slice_trim(times), PAYOUTS_PLACES_MAX, &item->times))
			item->times = 0;
	}
	item->percent = item->amount.length && item->amount.bytes[item->amount.length - 1] == '%';
	item->amount.length -= item->percent;
	return true;
}

/* Checks the form of all items, and finds the unit. */
static status_code scan_items(struct slice list, bool percent, struct payouts *out,
	struct fault *fault)
{
	struct slice rest = list;
	struct item item;

	for (bool first = true; take_item(&rest, &item); first = false) {
		const int places = chips_places(item.amount, false);

		if (places < 0 || !item.times)
			return fault_at(fault, STATUS_BAD_PAYOUT, list, item.text);
		if (!first && !percent && item.percent != out->percent)
			return fault_at(fault, STATUS_MIXED_PAYOUTS, list, item.text);
		out->percent = percent || item.percent;
		out->places = places > out->places ? places : out->places;
	}
	return STATUS_OK;
}

static status_code add_item(struct slice list, const struct item *item, bool any_order,
	struct payouts *out, struct fault *fault)
{
	chips amount;

	if (!chips_parse(item->amount, false, out->places, &amount))
		return fault_at(fault, STATUS_BIG_AMOUNT, list, item->text);
	if (!any_order && out->count && amount > out->amount[out->count - 1])
		return fault_at(fault, STATUS_RISING_PAYOUT, list, item->text);
	for (uint64_t i = 0; i < item->times; i++) {
		chips *const more =
			array_room(out->amount, &out->room, out->count, sizeof *out->amount);

		if (!more)
			return STATUS_NO_MEMORY;
		out->amount = more;
		if (out->count == PAYOUTS_PLACES_MAX)
			return fault_at(fault, STATUS_MANY_PAYOUTS, list, item->text);
		if (amount > CHIPS_MAX - out->total)
			return fault_at(fault, STATUS_BIG_AMOUNT, list, item->text);
		out->amount[out->count++] = amount;
		out->total += amount;
	}
	return STATUS_OK;
}

/* Reads the amounts, in a falling or in any order. */
static status_code read_items(struct slice list, bool percent, bool any_order, struct payouts *out,
	struct fault *fault)
{
	struct slice rest = list;
	struct item item;
	status_code status;

	*out = (struct payouts){.count = 0};
	status = scan_items(list, percent, out, fault);
	while (!status && take_item(&rest, &item))
		status = any_order && item.percent
				 ? fault_at(fault, STATUS_BAD_PAYOUT, list, item.text)
				 : add_item(list, &item, any_order, out, fault);
	return status;
}

status_code payouts_read_bounties(struct slice list, struct payouts *out, struct fault *fault)
{
	return read_items(list, false, true, out, fault);
}

status_code payouts_read(struct slice list, bool percent, struct payouts *out, struct fault *fault)
{
	const status_code status = read_items(list, percent, false, out, fault);

	if (status)
		return status;
	if (out->percent && out->total != 100 * chips_unit(out->places))
		return fault_at(fault, STATUS_NOT_ALL_PERCENT, list, list);
	return out->total ? STATUS_OK : fault_at(fault, STATUS_NO_PAYOUT, list, list);
}

void payouts_divide(chips pool, const chips *weight, int count, chips *prize)
{
	chips sum = 0, left = pool;

	for (int i = 0; i < count; i++)
		sum += weight[i];
	for (int i = 0; i < count; i++) {
		prize[i] = (chips)((wide)pool * weight[i] / sum);
		left -= prize[i];
	}
	for (int i = 0; left; i++, left--)
		prize[i]++;
}

void payouts_free(struct payouts *payouts)
{
	free(payouts->amount);
	*payouts = (struct payouts){.count = 0};
}
