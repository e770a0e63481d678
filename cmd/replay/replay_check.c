/* --check: whether a hand holds, and its row. */
#include "replay.h"

#include <string.h>

/* -- the end ------------------------------------------------------------------ */

struct claim {
	const char *name; /* of the key */
	size_t offset, length;
};

static struct claim claim_of(const struct play *play, const char *name)
{
	const struct phh_key *key = phh_find(play->hand, name);

	return (struct claim){name, key ? key->offset : 0, key ? key->value.length : 0};
}

/* "finishing_stacks: p2 has 90, by the rules 100". */
static void add_difference(struct play *play, const struct claim *claim, int seat, chips said,
	chips found)
{
	struct text *out = &play->reason;

	text_clear(out);
	text_add_string(out, claim->name);
	text_add_string(out, ": p");
	text_add_uint(out, (uint64_t)seat + 1);
	text_add_string(out, " has ");
	chips_print_grouped(out, said, play->hand->places);
	text_add_string(out, ", by the rules ");
	chips_print_grouped(out, found, play->hand->places);
}

static bool fault(struct play *play, const struct claim *claim)
{
	return play_fault(play, -1, claim->offset, claim->length);
}

static void warn(struct play *play, const struct claim *claim, const char *message)
{
	struct play_note note = {-1, claim->offset, claim->length, {message, strlen(message)}};

	if (play->warn)
		play->warn(play->context, &note);
}

/* A stack of inf is not reckoned with. */
static bool check_finishing(struct play *play)
{
	const struct table *table = &play->table;
	struct claim claim;

	if (!play->hand->has_finishing)
		return true;
	for (int i = 0; i < table->seats; i++) {
		chips said = play->hand->finishing[i], found = table->seat[i].stack;

		if (said == found || found == CHIPS_UNKNOWN)
			continue;
		claim = claim_of(play, "finishing_stacks");
		add_difference(play, &claim, i, said, found);
		return fault(play, &claim);
	}
	return true;
}

/* Winnings are what was paid out of the pots, in site data less the rake, and often all nought
 * there. More than the rules give is a fault, and so is less when final stacks that hold say
 * that there was no rake. */
static bool check_winnings(struct play *play)
{
	const struct table *table = &play->table;
	const struct phh_hand *hand = play->hand;
	struct claim claim;
	int less = -1, any = 0;

	if (!hand->has_winnings)
		return true;
	claim = claim_of(play, "winnings");
	for (int i = 0; i < table->seats; i++) {
		chips said = hand->winnings[i], found = play_settlement(play)->gets[i];
		chips back = table->returned_to == i ? table->returned : 0;

		any += said != 0;
		if (said == found || said == CHIPS_UNKNOWN)
			continue;
		if (said > found + back) {
			add_difference(play, &claim, i, said, found);
			return fault(play, &claim);
		}
		if (less < 0)
			less = i;
	}
	if (less < 0)
		return true;
	add_difference(play, &claim, less, hand->winnings[less], play_settlement(play)->gets[less]);
	if (hand->has_finishing && any)
		return fault(play, &claim);
	if (any)
		text_add_string(&play->reason, " before rake");
	else {
		text_clear(&play->reason);
		text_add_string(&play->reason, "winnings: all are 0");
	}
	text_add_char(&play->reason, '\0');
	if (!play->reason.failed)
		warn(play, &claim, play->reason.bytes);
	return true;
}

static bool check_end(struct play *play)
{
	struct claim claim;

	if (play->end == PLAY_OVER) {
		if (play->unshown) {
			claim = claim_of(play, "actions");
			warn(play, &claim, "the pot is decided by cards that were never shown");
		}
		return check_finishing(play) && check_winnings(play);
	}
	if (play->refused)
		return true;
	if (!play->hand->has_finishing) {
		if (play->end == PLAY_UNSETTLED) {
			claim = claim_of(play, "actions");
			warn(play, &claim,
				"the showdown cannot be settled: it depends on unknown cards");
		}
		return true;
	}
	claim = claim_of(play, "finishing_stacks");
	text_clear(&play->reason);
	text_add_string(&play->reason, "finishing_stacks cannot hold: ");
	text_add_string(&play->reason, play->end == PLAY_UNSETTLED
					       ? "the showdown depends on unknown cards"
					       : "the hand is not over");
	return fault(play, &claim);
}

bool replay_check(struct replay *replay)
{
	struct play *play = &replay->play;

	if (play_begin(play, &replay->hands.hand, replay->house))
		while (play_next(play))
			;
	return !play->faulty && play_end(play) && check_end(play);
}

/* -- rows --------------------------------------------------------------------- */

struct checked {
	const struct hands *hands;
	struct slice reason;
};

static void add_file(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_cstring(rows, checked->hands->file);
}

static void add_hand(struct rows *rows, const void *item)
{
	const struct checked *checked = item;
	char number[24];

	rows_string(rows, hands_number(checked->hands, number));
}

static void add_variant(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_string(rows, checked->hands->hand.variant);
}

static void add_players(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_uint(rows, (uint64_t)checked->hands->hand.setup.seats);
}

static void add_result(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_cstring(rows, checked->reason.length ? "fault" : "ok");
}

static void add_reason(struct rows *rows, const void *item)
{
	const struct checked *checked = item;

	rows_string(rows, checked->reason);
}

const struct field replay_check_fields[] = {
	{"file", ROWS_STRING, add_file, REPLAY_ANY, REPLAY_ANY},
	{"hand", ROWS_NUMBER, add_hand, REPLAY_ANY, REPLAY_ANY},
	{"variant", ROWS_STRING, add_variant, REPLAY_ANY, REPLAY_ANY},
	{"players", ROWS_NUMBER, add_players, REPLAY_ANY, REPLAY_ANY},
	{"result", ROWS_STRING, add_result, REPLAY_ANY, REPLAY_ANY},
	{"reason", ROWS_STRING, add_reason, REPLAY_ANY, REPLAY_ANY},
	{.name = NULL},
};

void replay_check_row(struct replay *replay, struct slice reason)
{
	const struct checked checked = {&replay->hands, reason};

	fields_row(&replay->fields, &replay->job->rows, &checked);
}
