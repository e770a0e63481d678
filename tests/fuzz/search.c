/* Condition values with arbitrary bytes. Errors are located within the text, and valid values are
 * tried on a hand. */
#include "game/phh/phh.h"
#include "play/search/search.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static const char hand[] =
	"variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [0.50, 1, 0]\nmin_bet = 1\n"
	"starting_stacks = [100, 100, 30]\nactions = ['d dh p1 AhAs', 'd dh p2 \?\?\?\?', "
	"'d dh p3 KdQd', 'p3 cbr 3', 'p1 cc', 'p2 f', 'd db 2s7s9s', 'p1 cc', 'p3 cbr 27', "
	"'p1 cc', 'p1 sm AhAs', 'p3 sm KdQd', 'd db Kh', 'd db 3c']\nplayers = ['a', 'b*', "
	"'c\\u00e9']\nyear = 2009\n";

static status_code read_condition(struct search *search, unsigned which, struct slice text,
	struct fault *fault)
{
	switch (which) {
	case 0:
		return search_read_line(text, &search->line, fault);
	case 1:
		return search_read_texture(text, CARD_ASCII, &search->texture[0], fault);
	case 2:
		return search_read_texture(text, CARD_SPANISH, &search->texture[2], fault);
	case 3:
		return search_read_amounts(text, true, &search->net, fault);
	case 4:
		return search_read_amounts(text, false, &search->pot, fault);
	case 5:
		return search_read_dates(text, &search->dates, fault);
	case 6:
		return search_read_counts(text, &search->players, fault);
	case 7:
		return search_read_stakes(text, &search->stakes, fault);
	case 8:
		return search_read_positions(text, &search->positions, fault);
	case 9:
		return search_read_variants(text, &search->variants, fault);
	default:
		/* larger ranges of Omaha take too long */
		return text.length < 8 ? search_read_holes(text, CARD_ASCII, search, fault)
				       : STATUS_OK;
	}
}

static void try_search(struct search *search)
{
	struct phh_reader *const reader = phh_reader_new();
	struct hand_play play = {.expects = false};
	struct search_notes notes = {.kind = NULL};
	struct hand_record record;
	uint8_t named[SEATS_MAX];
	char room[8];
	int seat;

	require(reader && !phh_read(reader, (struct slice){hand, sizeof hand - 1}, &record, NULL) &&
		hand_play_begin(&play, &record, 0));
	search_notes_begin(&notes, &play);
	while (hand_play_next(&play))
		search_notes_step(&notes, &play);
	require(hand_play_end(&play) && search_notes_end(&notes, &play));
	for (int i = 0; i < notes.facts.seats; i++)
		named[i] = search_named(search, hand_player(&record, i, room));
	require(!search_prepare(search, &notes.kind));
	search_of_kind(search, &notes.kind);
	if (search_matches(search, &notes.kind, &notes.facts, named, &seat))
		require(seat < notes.facts.seats && (seat >= 0) == search_has_player(search));
	search_notes_free(&notes);
	hand_play_free(&play);
	phh_reader_free(reader);
}

/* The first byte chooses the condition, the rest is its text; or, with the last choice, a name. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	enum { CONDITIONS = 12, NAME = 11 };
	struct search search = {.names = 0};
	struct fault fault = {.status = STATUS_OK};
	struct slice text;
	char *name;
	unsigned which;

	if (!size)
		return 0;
	which = data[0] % CONDITIONS;
	text = (struct slice){(const char *)data + 1, size - 1};
	name = calloc(1, size);
	require(name);
	memcpy(name, data + 1, size - 1);
	for (int i = 0; i < SEARCH_BOARDS; i++)
		search.texture[i].high = -1;
	if (which == NAME) {
		search.names = 1;
		search.name[0] = name;
	} else if (read_condition(&search, which, text, &fault)) {
		require(fault.status && fault.offset <= text.length &&
			fault.length <= text.length - fault.offset);
	}
	try_search(&search);
	search_free(&search);
	free(name);
	return 0;
}
