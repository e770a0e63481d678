/* Texts of poker sites: what every reader has in common. */
#include "support.h"

#include "histories/histories.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

/* -- the record of a hand, and its hand file ------------------------------ */

static bool same_setup(const struct table_setup *a, const struct table_setup *b)
{
	return a->variant == b->variant && a->seats == b->seats && a->bring_in == b->bring_in &&
	       a->small_bet == b->small_bet && a->big_bet == b->big_bet &&
	       a->min_bet == b->min_bet && a->trim_antes == b->trim_antes && a->house == b->house &&
	       a->boards == b->boards && a->runs == b->runs &&
	       memcmp(a->stack, b->stack, sizeof a->stack) == 0 &&
	       memcmp(a->ante, b->ante, sizeof a->ante) == 0 &&
	       memcmp(a->blind, b->blind, sizeof a->blind) == 0 &&
	       memcmp(a->board, b->board, sizeof a->board) == 0;
}

static bool same_action(const struct hand_action *a, const struct hand_action *b)
{
	return slice_same(a->text, b->text) && a->comment == b->comment && a->offset == b->offset &&
	       a->length == b->length && a->action.act == b->action.act &&
	       a->action.seat == b->action.seat && a->action.amount == b->action.amount &&
	       a->action.count == b->action.count &&
	       memcmp(a->action.card, b->action.card, (size_t)a->action.count) == 0 &&
	       a->status == b->status && a->nothing == b->nothing && a->escaped == b->escaped &&
	       (a->places == b->places || a->action.act != ACT_BET_RAISE);
}

static bool same_key(const struct hand_key *a, const struct hand_key *b)
{
	return slice_same(a->name, b->name) && slice_same(a->value, b->value) &&
	       slice_same(a->text, b->text) && !a->comment.length && !b->comment.length &&
	       a->offset == b->offset && a->kind == b->kind;
}

static void compare(const char *path, const struct hand_record *a, const struct hand_record *b)
{
	const struct slice name = hand_text(b, "_hand");
	const int length = (int)name.length;

	cr_expect(!a->number.length && a->places == b->places && a->has_setup == b->has_setup &&
			  slice_same(a->variant, b->variant) &&
			  a->variant_offset == b->variant_offset && a->malformed == b->malformed &&
			  !a->expectation_count && !b->expectation_count,
		"%s: %.*s", path, length, name.bytes);
	cr_expect(same_setup(&a->setup, &b->setup), "%s: %.*s", path, length, name.bytes);
	cr_expect(a->has_finishing == b->has_finishing && a->has_winnings == b->has_winnings &&
			  memcmp(a->finishing, b->finishing, sizeof a->finishing) == 0 &&
			  memcmp(a->winnings, b->winnings, sizeof a->winnings) == 0,
		"%s: %.*s", path, length, name.bytes);
	for (int i = 0; i < SEATS_MAX; i++)
		cr_expect(slice_same(a->player[i], b->player[i]) &&
				  a->seat_number[i] == b->seat_number[i],
			"%s: %.*s: seat %d", path, length, name.bytes, i);
	cr_assert_eq(a->action_count, b->action_count);
	for (int i = 0; i < a->action_count; i++)
		cr_expect(same_action(&a->actions[i], &b->actions[i]), "%s: %.*s: action %d", path,
			length, name.bytes, i);
	cr_assert_eq(a->key_count, b->key_count);
	for (int i = 0; i < a->key_count; i++)
		cr_expect(same_key(&a->keys[i], &b->keys[i]), "%s: %.*s: %.*s", path, length,
			name.bytes, (int)a->keys[i].name.length, a->keys[i].name.bytes);
}

/* What became of the hands of a file. */
static int try_file(const char *path)
{
	const struct text text = file_read(path);
	struct histories *const histories = histories_new();
	struct phh_reader *const readers[] = {phh_reader_new(), phh_reader_new()};
	struct histories_cut cut;
	size_t from = 0, length;
	int hands = 0;

	for (; from < text.length; from += length) {
		const struct slice rest = {text.bytes + from, text.length - from};
		struct histories_hand hand;
		struct hand_record record, read;

		length = histories_length(rest, true, &cut);
		cr_assert_gt(length, 0);
		if (cut.session < cut.lead)
			histories_session(histories,
				(struct slice){rest.bytes + cut.session, cut.lead - cut.session});
		if (histories_read(histories,
			    (struct slice){rest.bytes + cut.lead, length - cut.lead},
			    slice_from("here:1"), &hand))
			continue;
		if (phh_read(readers[0], hand.file, &read, NULL))
			continue;
		cr_assert_eq(histories_record(histories, &hand, readers[1], &record, NULL),
			STATUS_OK);
		compare(path, &record, &read);
		hands++;
	}
	phh_reader_free(readers[0]);
	phh_reader_free(readers[1]);
	histories_free(histories);
	free(text.bytes);
	return hands;
}

static int try_folder(const char *path)
{
	DIR *const folder = opendir(path);
	int hands = 0;

	cr_assert_not_null(folder, "%s", path);
	for (const struct dirent *entry; (entry = readdir(folder));) {
		char inner[4096];

		snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
		if (entry->d_name[0] == '.')
			continue;
		hands += strchr(entry->d_name, '.') ? try_file(inner) : try_folder(inner);
	}
	closedir(folder);
	return hands;
}

/* The record is made without reading the hand file, and has to be the one that the file gives. All
 * texts below $FELT_HISTORIES as well, for those who have more. */
Test(histories, the_record_of_a_hand_is_that_of_its_file)
{
	cr_assert_geq(try_folder(TESTS_DATA "/histories"), 90);
	if (getenv("FELT_HISTORIES"))
		try_folder(getenv("FELT_HISTORIES"));
}
