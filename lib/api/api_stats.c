/* Statistics of players. */
#include "api/api_play.h"

#include "base/array.h"
#include "play/stats/stats_book.h"

#include <math.h>
#include <stdlib.h>

struct felt_stats {
	struct stats_book book;
	struct stats_entry **players; /* the entries of the book, as they were created */
	size_t room;
	struct stats_odds *odds;
	struct hand_play play;
};

felt_stats *felt_stats_new(void)
{
	felt_stats *const stats = calloc(1, sizeof *stats);

	if (!stats)
		return NULL;
	stats->odds = stats_odds_new(cpu_path_best());
	if (!stats->odds) {
		free(stats);
		return NULL;
	}
	return stats;
}

void felt_stats_free(felt_stats *stats)
{
	if (!stats)
		return;
	stats_book_free(&stats->book);
	stats_odds_free(stats->odds);
	hand_play_free(&stats->play);
	free(stats->players);
	free(stats);
}

/* -- adding ------------------------------------------------------------------------- */

static const struct slice no_group = {"", 0};

/* Makes space for one more player. */
static bool reserve(felt_stats *stats)
{
	struct stats_entry **const players = array_room(stats->players, &stats->room,
		stats->book.count, sizeof(struct stats_entry *));

	if (players)
		stats->players = players;
	return players;
}

static felt_status status_of(const struct stats_tally *tally)
{
	return tally->failed ? FELT_NO_MEMORY : tally->large ? FELT_TOO_BIG : FELT_OK;
}

static felt_status add_seat(felt_stats *stats, const struct hand_record *record,
	const struct stats_hand *hand, int seat)
{
	char room[8];
	bool added;
	struct stats_entry *entry;

	if (!reserve(stats))
		return FELT_NO_MEMORY;
	added = stats_book_add(&stats->book, record, hand, seat, NULL);
	entry = stats_book_find(&stats->book, hand_player(record, seat, room), no_group);
	if (entry)
		stats->players[entry->index] = entry;
	return added && entry ? status_of(&entry->tally) : FELT_NO_MEMORY;
}

felt_status felt_stats_add(felt_stats *stats, const felt_hand *hand)
{
	struct hand_play *const play = &stats->play;
	struct stats_hand counted;
	felt_status status = FELT_OK;

	play->explain = api_describe;
	hand_play_begin(play, &hand->record, 0);
	stats_hand_begin(&counted, play);
	while (hand_play_next(play))
		stats_hand_step(&counted, play);
	hand_play_end(play);
	if (play->reason.failed || !stats_hand_end(&counted, play, stats->odds))
		return FELT_NO_MEMORY;
	for (int i = 0; !status && i < counted.seats; i++)
		status = add_seat(stats, &hand->record, &counted, i);
	return status;
}

felt_status felt_stats_merge(felt_stats *stats, const felt_stats *other)
{
	felt_status status = FELT_OK;

	if (stats == other)
		return FELT_MISUSE;
	for (size_t i = 0; !status && i < other->book.count; i++) {
		const struct stats_entry *const from = other->players[i];
		struct stats_entry *const entry =
			reserve(stats) ? stats_book_at(&stats->book, from->player, no_group) : NULL;

		if (!entry)
			return FELT_NO_MEMORY;
		stats->players[entry->index] = entry;
		stats_tally_add(&entry->tally, &from->tally);
		status = status_of(&entry->tally);
	}
	return status;
}

/* -- players ------------------------------------------------------------------------ */

static const struct stats_tally *tally_of(const felt_stats *stats, int32_t player)
{
	return player >= 0 && (size_t)player < stats->book.count ? &stats->players[player]->tally
								 : NULL;
}

int32_t felt_stats_players(const felt_stats *stats)
{
	return (int32_t)stats->book.count;
}

const char *felt_stats_player(const felt_stats *stats, int32_t player)
{
	/* a name without a group ends with NUL */
	return tally_of(stats, player) ? stats->players[player]->player.bytes : NULL;
}

int32_t felt_stats_find(const felt_stats *stats, const char *name)
{
	const struct stats_entry *const entry =
		stats_book_find(&stats->book, slice_of(name), no_group);

	return entry ? (int32_t)entry->index : -1;
}

uint64_t felt_stats_hands(const felt_stats *stats, int32_t player)
{
	const struct stats_tally *const tally = tally_of(stats, player);

	return tally ? tally->hands : 0;
}

/* -- rates -------------------------------------------------------------------------- */

int32_t felt_rate_count(void)
{
	return STATS_RATES;
}

const char *felt_rate_key(int32_t rate)
{
	return rate >= 0 && rate < STATS_RATES ? stats_rows[rate].key : NULL;
}

int32_t felt_rate_find(const char *key)
{
	for (int i = 0; i < STATS_RATES; i++)
		if (strcmp(stats_rows[i].key, key) == 0)
			return i;
	return -1;
}

void felt_stats_rate(const felt_stats *stats, int32_t player, int32_t rate, uint64_t *made,
	uint64_t *opportunities)
{
	const struct stats_tally *const tally = tally_of(stats, player);
	const bool is = tally && rate >= 0 && rate < STATS_RATES;

	*made = is ? tally->rate[rate].done : 0;
	*opportunities = is ? tally->rate[rate].of : 0;
}

felt_status felt_stats_won(const felt_stats *stats, int32_t player, int32_t allin_ev,
	double *per_100, double *ci_low, double *ci_high)
{
	const struct stats_tally *const tally = tally_of(stats, player);
	double sum, mean, low, high;
	uint64_t hands;

	if (!tally)
		return FELT_MISUSE;
	hands = stats_big_blinds(tally, &sum, &mean, &low, &high);
	if (!hands)
		return FELT_UNKNOWN;
	if (allin_ev)
		mean = 100 * stats_adjusted_big_blinds(tally) / (double)hands;
	*per_100 = mean;
	*ci_low = allin_ev || hands < 2 ? (double)NAN : low;
	*ci_high = allin_ev || hands < 2 ? (double)NAN : high;
	return FELT_OK;
}
