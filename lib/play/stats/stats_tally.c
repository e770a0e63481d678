/* Sums over hands. */
#include "play/stats/stats_internal.h"

#include "base/bits.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void stats_tally_free(struct stats_tally *tally)
{
	free(tally->money);
	free(tally->prizes);
	free(tally->finish);
	*tally = (struct stats_tally){.hands = 0};
}

/* The element of a sorted list that equals `wanted`, inserted if there is none; NULL if out of
 * memory. Lists have no spare capacity, because most players have one element. */
static void *element(void *list, uint32_t *count, size_t size, const void *wanted,
	int (*order)(const void *, const void *))
{
	char **const elements = list;
	uint32_t at = 0;
	int found = 1;
	char *resized;

	while (at < *count && (found = order(*elements + at * size, wanted)) < 0)
		at++;
	if (at < *count && !found)
		return *elements + at * size;
	resized = realloc(*elements, (*count + (size_t)1) * size);
	if (!resized)
		return NULL;
	memmove(resized + (at + (size_t)1) * size, resized + at * size, (*count - at) * size);
	memcpy(resized + at * size, wanted, size);
	*elements = resized;
	++*count;
	return resized + at * size;
}

/* -- money ------------------------------------------------------------------------ */

static void set_currency(char to[STATS_CURRENCY_MAX], struct slice currency)
{
	const size_t most = STATS_CURRENCY_MAX - 1;
	const size_t length = currency.length < most ? currency.length : most;

	memset(to, 0, STATS_CURRENCY_MAX);
	if (length)
		memcpy(to, currency.bytes, length);
}

static int by_blind(const void *left, const void *right)
{
	const struct stats_money *const a = left, *const b = right;
	const int order = memcmp(a->currency, b->currency, STATS_CURRENCY_MAX);
	double first = (double)a->big_blind, second = (double)b->big_blind;

	if (order)
		return order;
	for (int i = a->blind_places; i < b->blind_places; i++)
		first *= 10;
	for (int i = b->blind_places; i < a->blind_places; i++)
		second *= 10;
	if (first != second)
		return first < second ? -1 : 1;
	/* any order will do beyond the precision of doubles */
	if (a->big_blind != b->big_blind)
		return a->big_blind < b->big_blind ? -1 : 1;
	return 0;
}

struct stats_money *stats_money_at(struct stats_tally *tally, struct slice currency,
	chips big_blind, int places)
{
	struct stats_money wanted = {.big_blind = big_blind, .places = (uint8_t)places}, *found;

	set_currency(wanted.currency, currency);
	while (places && wanted.big_blind % 10 == 0) {
		wanted.big_blind /= 10;
		places--;
	}
	wanted.blind_places = (uint8_t)places;
	if (tally->latest < tally->money_count && !by_blind(&tally->money[tally->latest], &wanted))
		return &tally->money[tally->latest];
	found = element(&tally->money, &tally->money_count, sizeof wanted, &wanted, by_blind);
	tally->latest = found ? (uint32_t)(found - tally->money) : 0;
	return found;
}

static int by_currency(const void *a, const void *b)
{
	return memcmp(((const struct stats_prizes *)a)->currency,
		((const struct stats_prizes *)b)->currency, STATS_CURRENCY_MAX);
}

struct stats_prizes *stats_prizes_at(struct stats_tally *tally, struct slice currency)
{
	struct stats_prizes wanted = {.finished = 0};

	set_currency(wanted.currency, currency);
	return element(&tally->prizes, &tally->prizes_count, sizeof wanted, &wanted, by_currency);
}

static int by_place(const void *a, const void *b)
{
	const uint64_t first = ((const struct stats_finish *)a)->place;
	const uint64_t second = ((const struct stats_finish *)b)->place;

	return (first > second) - (first < second);
}

struct stats_finish *stats_finish_at(struct stats_tally *tally, uint64_t place)
{
	const struct stats_finish wanted = {.place = place};

	return element(&tally->finish, &tally->finish_count, sizeof wanted, &wanted, by_place);
}

/* Multiplies by a power of ten. False on overflow. */
static bool scale(stats_sum *sum, int places)
{
	for (; places > 0; places--)
		if (__builtin_mul_overflow(*sum, (stats_sum)10, sum))
			return false;
	return true;
}

/* Adds sums in another unit, after converting both to the finer one. */
static bool add_money(struct stats_money *money, const struct stats_money *other)
{
	struct stats_money more = *other;
	struct stats_money *coarse = money->places < more.places ? money : &more;
	const int by = abs(money->places - more.places);

	if (by && !(scale(&coarse->net, by) && scale(&coarse->squares, 2 * by) &&
			  scale(&coarse->adjusted, by)))
		return false;
	coarse->places = (uint8_t)(coarse->places + by);
	money->hands += more.hands;
	return !__builtin_add_overflow(money->net, more.net, &money->net) &&
	       !__builtin_add_overflow(money->squares, more.squares, &money->squares) &&
	       !__builtin_add_overflow(money->adjusted, more.adjusted, &money->adjusted);
}

/* -- hands ------------------------------------------------------------------------ */

static void add_rates(struct stats_tally *tally, const struct stats_seat *seat, int place)
{
	for (uint64_t of = seat->of[place]; of; of &= of - 1) {
		const int rate = __builtin_ctzll(of);

		tally->rate[rate].of++;
		tally->rate[rate].done += seat->done[place] >> rate & 1;
	}
	if (place >= STREETS_MAX)
		return;
	tally->bets += seat->bets[place];
	tally->calls += seat->calls[place];
	tally->folds += seat->folds[place];
}

static stats_sum in_millionths(double money)
{
	return (stats_sum)(money * STATS_MILLION + (money < 0 ? -0.5 : 0.5));
}

void stats_icm_add(struct stats_icm *icm, const struct stats_icm *more)
{
	icm->hands += more->hands;
	icm->net += more->net;
	icm->adjusted += more->adjusted;
}

void stats_add(struct stats_tally *tally, const struct stats_hand *hand, int who, int place,
	struct slice currency, int places)
{
	enum { FLOP = 1 };
	const struct stats_seat *seat = &hand->seat[who];
	struct stats_money *money;
	struct stats_money more = {.places = (uint8_t)places,
		.hands = 1,
		.net = seat->net,
		.squares = (stats_sum)seat->net * seat->net,
		.adjusted = seat->adjusted};

	for (int i = 0; place == STATS_WHOLE && i < STATS_PLACES; i++)
		add_rates(tally, seat, i);
	if (place != STATS_WHOLE)
		add_rates(tally, seat, place);
	tally->saw_flop += seat->saw_flop && (place == STATS_WHOLE || place == FLOP);
	if (place != STATS_WHOLE && place != seat->end)
		return;
	tally->hands++;
	for (unsigned gaps = seat->gaps; gaps; gaps &= gaps - 1)
		tally->gaps[__builtin_ctzll(gaps)]++;
	if (seat->gaps >> STATS_NO_RESULT & 1)
		return;
	if (hand->priced)
		stats_icm_add(&tally->icm,
			&(struct stats_icm){1,
				in_millionths(seat->worth.after - seat->worth.before),
				in_millionths(seat->worth.expected - seat->worth.before)});
	money = stats_money_at(tally, currency, hand->big_blind, places);
	tally->failed = tally->failed || !money;
	tally->large = tally->large || (money && !add_money(money, &more));
}

static bool add_lists(struct stats_tally *tally, const struct stats_tally *other)
{
	for (uint32_t i = 0; i < other->money_count; i++) {
		const struct stats_money *more = &other->money[i];
		const struct slice currency = {more->currency, strlen(more->currency)};
		struct stats_money *money =
			stats_money_at(tally, currency, more->big_blind, more->blind_places);

		if (!money)
			return false;
		tally->large = !add_money(money, more) || tally->large;
	}
	for (uint32_t i = 0; i < other->prizes_count; i++) {
		const struct stats_prizes *more = &other->prizes[i];
		const struct slice currency = {more->currency, strlen(more->currency)};
		struct stats_prizes *prizes = stats_prizes_at(tally, currency);

		if (!prizes)
			return false;
		tally->large = !stats_prizes_add(prizes, more) || tally->large;
	}
	for (uint32_t i = 0; i < other->finish_count; i++) {
		struct stats_finish *finish = stats_finish_at(tally, other->finish[i].place);

		if (!finish)
			return false;
		finish->times += other->finish[i].times;
	}
	return true;
}

void stats_tally_add(struct stats_tally *tally, const struct stats_tally *other)
{
	tally->hands += other->hands;
	tally->saw_flop += other->saw_flop;
	for (int i = 0; i < STATS_RATES; i++) {
		tally->rate[i].of += other->rate[i].of;
		tally->rate[i].done += other->rate[i].done;
	}
	tally->bets += other->bets;
	tally->calls += other->calls;
	tally->folds += other->folds;
	for (int i = 0; i < STATS_GAPS; i++)
		tally->gaps[i] += other->gaps[i];
	stats_icm_add(&tally->icm, &other->icm);
	tally->failed = !add_lists(tally, other) || other->failed || tally->failed;
	tally->large = other->large || tally->large;
}

/* -- results ---------------------------------------------------------------------- */

bool stats_total(const struct stats_tally *tally, int *places, stats_sum *net, stats_sum *adjusted)
{
	struct stats_money total = {.places = 0};

	for (uint32_t i = 0; i < tally->money_count; i++)
		if (strcmp(tally->money[i].currency, tally->money[0].currency) != 0 ||
			!add_money(&total, &tally->money[i]))
			return false;
	*places = total.places;
	*net = total.net;
	*adjusted = total.adjusted;
	return true;
}

/* The big blind in the units of the sums. */
static double blind_of(const struct stats_money *money)
{
	double blind = (double)money->big_blind;

	for (int i = money->blind_places; i < money->places; i++)
		blind *= 10;
	for (int i = money->places; i < money->blind_places; i++)
		blind /= 10;
	return blind;
}

double stats_adjusted_big_blinds(const struct stats_tally *tally)
{
	double sum = 0;

	for (uint32_t i = 0; i < tally->money_count; i++)
		sum += (double)tally->money[i].adjusted / STATS_MILLION /
		       blind_of(&tally->money[i]);
	return sum;
}

uint64_t stats_big_blinds(const struct stats_tally *tally, double *sum, double *mean, double *low,
	double *high)
{
	double squares = 0, hands = 0, reach;
	uint64_t count = 0;

	*sum = 0;
	for (uint32_t i = 0; i < tally->money_count; i++) {
		const struct stats_money *money = &tally->money[i];
		const double blind = blind_of(money);

		*sum += (double)money->net / blind;
		squares += (double)money->squares / blind / blind;
		count += money->hands;
	}
	hands = (double)count;
	*mean = *low = *high = 0;
	if (!count)
		return 0;
	*mean = 100 * *sum / hands;
	if (count < 2)
		return count;
	squares = (squares - *sum * *sum / hands) / (hands - 1);
	reach = squares > 0 ? 1.96 * 100 * sqrt(squares / hands) : 0;
	*low = *mean - reach;
	*high = *mean + reach;
	return count;
}

/* -- text ------------------------------------------------------------------------- */

enum { DIGITS_MAX = 40 };

void stats_print(struct text *out, stats_sum amount, int places, int least)
{
	__extension__ typedef unsigned __int128 magnitude;
	magnitude rest = amount < 0 ? -(magnitude)amount : (magnitude)amount;
	char digit[DIGITS_MAX + 1];
	int count = 0;

	while (places > least && rest % 10 == 0) {
		rest /= 10;
		places--;
	}
	for (; count < DIGITS_MAX && (rest || count <= places); count++) {
		digit[count] = (char)('0' + (int)(rest % 10));
		rest /= 10;
	}
	if (amount < 0)
		text_add_char(out, '-');
	while (count--) {
		text_add_char(out, digit[count]);
		if (count == places && places)
			text_add_char(out, '.');
	}
}

bool stats_parse(struct slice text, int places, stats_sum *amount)
{
	const bool negative = text.length && *text.bytes == '-';
	bool point = false, digits = false;
	stats_sum sum = 0;

	for (size_t i = negative; i < text.length; i++) {
		const char c = text.bytes[i];

		if (c == '.' && digits && !point) {
			point = true;
			digits = false;
			continue;
		}
		if (c < '0' || c > '9' || (point && places-- == 0) || !scale(&sum, 1) ||
			__builtin_add_overflow(sum, (stats_sum)(c - '0'), &sum))
			return false;
		digits = true;
	}
	if (!digits || !scale(&sum, places))
		return false;
	*amount = negative ? -sum : sum;
	return true;
}

bool stats_prizes_add(struct stats_prizes *prizes, const struct stats_prizes *more)
{
	prizes->finished += more->finished;
	prizes->paid += more->paid;
	prizes->places += more->places;
	return !__builtin_add_overflow(prizes->prizes, more->prizes, &prizes->prizes) &&
	       !__builtin_add_overflow(prizes->buy_ins, more->buy_ins, &prizes->buy_ins);
}
