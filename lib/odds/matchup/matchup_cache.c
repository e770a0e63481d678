/* The ranges of matchups, cached by text. */
#include "odds/matchup/matchup_internal.h"

#include "base/hash.h"
#include "odds/odds_status.h"

#include <stdlib.h>

/* A direct-mapped cache, indexed by text. It has one more entry for each player of a line, for a
 * range that is too long for the cache, and for one whose entry holds another range of the same
 * line. If all ranges together have too many hands, those that the line does not use are freed. */
enum { SLOTS = 64, PLACES = SLOTS + MATCHUP_PLAYERS_MAX, TEXT_MAX = 200, HANDS_MAX = 8000000 };

struct kept {
	struct matchup_range range; /* its text is in `name` */
	struct range pairs;         /* for two cards */
	struct range_list list;
	struct text text, name;
	const struct game *game; /* NULL in a free entry */
	enum card_notation reads, writes;
	uint64_t line; /* the last line that used it */
};

struct matchup_cache {
	uint64_t line, hands;       /* total number of hands of all ranges */
	struct kept *place[PLACES]; /* 19 KB each, made when first used; NULL before */
};

struct matchup_cache *matchup_cache_new(void)
{
	return calloc(1, sizeof(struct matchup_cache));
}

/* Frees the hands of an entry; its texts keep their memory, and can be used again after a failed
 * allocation. */
static void empty(struct kept *kept)
{
	if (!kept->range.list)
		hands_free(&kept->range.hands);
	kept->range = (struct matchup_range){.list = NULL};
	text_clear(&kept->text);
	text_clear(&kept->name);
	kept->text.failed = kept->name.failed = false;
	kept->game = NULL;
}

void matchup_cache_free(struct matchup_cache *cache)
{
	for (int i = 0; cache && i < PLACES; i++) {
		struct kept *kept = cache->place[i];

		if (!kept)
			continue;
		empty(kept);
		text_free(&kept->text);
		text_free(&kept->name);
		free(kept);
	}
	free(cache);
}

void matchup_cache_next(struct matchup_cache *cache)
{
	cache->line++;
}

static bool holds(const struct kept *kept, const struct matchup_rules *rules, struct slice text)
{
	return kept && kept->game == rules->game && kept->reads == rules->reads &&
	       kept->writes == rules->writes && slice_same(text_slice(&kept->text), text);
}

/* Reads a range into an entry. */
static status_code read_range(struct kept *kept, struct slice text,
	const struct matchup_rules *rules, struct fault *fault)
{
	struct matchup_range *range = &kept->range;
	status_code status;

	empty(kept);
	if (!rules->game->combos) {
		status = hands_parse(text, rules->reads, rules->game, &range->hands, fault);
		text_add_slice(&kept->name, text);
	} else {
		status = range_parse(text, rules->reads, rules->game, &kept->pairs, fault);
		if (status)
			return status;
		range_list(&kept->pairs, &kept->list);
		range->range = &kept->pairs;
		range->list = &kept->list;
		range->hands = (struct hands){.game = rules->game,
			.count = (uint32_t)kept->list.count,
			.set = kept->list.set,
			.weight = kept->list.weight};
	}
	text_add_slice(&kept->text, text);
	if (!status && (kept->name.failed || kept->text.failed))
		status = fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	if (status) {
		empty(kept);
		return status;
	}
	range->text = &kept->name;
	range->writes = rules->writes;
	kept->game = rules->game;
	kept->reads = rules->reads;
	kept->writes = rules->writes;
	return STATUS_OK;
}

/* An entry of the cache, which is empty if it is new; NULL if out of memory. */
static struct kept *place_at(struct matchup_cache *cache, size_t at)
{
	struct kept *kept = cache->place[at];

	if (kept)
		return kept;
	kept = malloc(sizeof *kept);
	if (!kept)
		return NULL;
	/* The arrays of `list` have no values yet, and are too long to be cleared. */
	kept->range = (struct matchup_range){.list = NULL};
	kept->text = kept->name = (struct text){.bytes = NULL};
	kept->game = NULL;
	kept->line = 0;
	cache->place[at] = kept;
	return kept;
}

status_code matchup_cache_take(struct matchup_cache *cache, int player, struct slice text,
	const struct matchup_rules *rules, const struct matchup_range **range, struct fault *fault)
{
	const uint64_t hash = hash_add(HASH_BEGIN, text);
	size_t at = (hash ^ hash >> 32) % SLOTS;
	struct kept *kept = cache->place[at];
	status_code status = STATUS_OK;

	if (!holds(kept, rules, text) &&
		(text.length > TEXT_MAX || (kept && kept->line == cache->line)))
		at = SLOTS + (size_t)player;
	kept = place_at(cache, at);
	if (!kept)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	if (!holds(kept, rules, text)) {
		cache->hands -= kept->range.hands.count;
		status = read_range(kept, text, rules, fault);
		cache->hands += kept->range.hands.count;
	}
	kept->line = cache->line;
	/* Keep the total size of all ranges small by freeing ranges that the line does not use. */
	for (int i = 0; i < PLACES && cache->hands > HANDS_MAX; i++)
		if (cache->place[i] && cache->place[i]->line < cache->line) {
			cache->hands -= cache->place[i]->range.hands.count;
			empty(cache->place[i]);
		}
	*range = &kept->range;
	return status;
}
