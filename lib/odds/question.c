#include "odds/question.h"

#include "base/hash.h"
#include "cards/contest.h"

#include <stdlib.h>

/* The shelf is a direct-mapped cache of ranges by their text. It has one more place for each player
 * of the current question, for ranges that the cache cannot take. */
enum { SHELF_SLOTS = 64, SHELF_TEXT = 200, SINGLE = 4 /* letters of a hand */ };

struct kept {
	struct range range;
	const struct game *game;
	struct range_list list; /* of its combos */
	int single;             /* the combo if the range was read as one hand, or -1 */
	struct text name;       /* the range in normal form */
	struct text text;       /* as it was read */
	bool whole;             /* the text was read without a fault */
};

struct question_shelf {
	bool used[SHELF_SLOTS]; /* apart, since to look at all slots takes longer than one question
				 */
	bool own_used[SPOT_PLAYERS_MAX];
	struct kept slot[SHELF_SLOTS];
	struct kept own[SPOT_PLAYERS_MAX];
};

struct question_shelf *question_shelf_new(void)
{
	return calloc(1, sizeof(struct question_shelf));
}

static void kept_free(struct kept *kept)
{
	text_free(&kept->name);
	text_free(&kept->text);
}

void question_shelf_free(struct question_shelf *shelf)
{
	if (!shelf)
		return;
	for (int i = 0; i < SHELF_SLOTS; i++)
		if (shelf->used[i])
			kept_free(&shelf->slot[i]);
	for (int i = 0; i < SPOT_PLAYERS_MAX; i++)
		if (shelf->own_used[i])
			kept_free(&shelf->own[i]);
	free(shelf);
}

static unsigned slot_of(struct slice text)
{
	const uint64_t hash = hash_add(HASH_BEGIN, text);

	return (unsigned)(hash ^ hash >> 32) % SHELF_SLOTS;
}

/* Reads two cards of two letters each, which most hands of a stream are, without the work that a
 * range takes. Returns false for any other text. */
static bool read_single(struct kept *kept, struct slice text, const struct question_rules *rules)
{
	struct cards cards;
	combo h;

	if (text.length != SINGLE || cards_parse(text, rules->reads, &cards, NULL) ||
		cards.count != 2 || cards.set & ~rules->game->deck)
		return false;
	if (kept->whole && kept->single >= 0)
		kept->range.weight[kept->single] = 0;
	else
		memset(&kept->range, 0, sizeof kept->range);
	h = combo_of(cards.list[0], cards.list[1]);
	kept->range.weight[h] = RANGE_WHOLE;
	kept->list.count = 1;
	kept->list.uniform = true;
	kept->list.combos[0] = h;
	kept->list.set[0] = cards.set;
	kept->list.weight[0] = RANGE_WHOLE;
	kept->single = h;
	text_clear(&kept->name);
	combo_print(&kept->name, h, rules->writes);
	return true;
}

static status_code read_range(struct kept *kept, struct slice text,
	const struct question_rules *rules, struct fault *fault)
{
	bool single = read_single(kept, text, rules);

	kept->whole = false;
	if (!single) {
		status_code status =
			range_parse(text, rules->reads, rules->game, &kept->range, fault);

		if (status)
			return status;
		range_list(&kept->range, &kept->list);
		kept->single = -1;
		text_clear(&kept->name);
		range_print(&kept->name, &kept->range, rules->game, rules->writes);
	}
	kept->game = rules->game;
	text_clear(&kept->text);
	text_add_slice(&kept->text, text);
	if (kept->name.failed || kept->text.failed)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	kept->whole = true;
	return STATUS_OK;
}

static bool holds(const struct kept *kept, const struct game *game, struct slice text)
{
	return kept->whole && kept->game == game && kept->text.length == text.length &&
	       !memcmp(kept->text.bytes, text.bytes, text.length);
}

/* Takes a player's range from the shelf, or reads it into its place in the cache. The player's own
 * place serves for a range that is too long for the cache, and for one whose place in the cache has
 * a range of an earlier player. */
static status_code take_range(struct question *question, struct question_shelf *shelf, int player,
	struct slice text, const struct question_rules *rules, struct fault *fault)
{
	const unsigned slot = slot_of(text);
	struct kept *kept = &shelf->slot[slot];
	status_code status = STATUS_OK;
	/* a single hand goes there too: it seldom comes again, and would evict a range that may */
	bool taken = text.length == SINGLE || text.length > SHELF_TEXT;

	for (int i = 0; i < player; i++)
		taken = taken || question->range[i] == &kept->range;
	if (!holds(kept, rules->game, text) && taken)
		kept = &shelf->own[player];
	shelf->own_used[player] |= kept == &shelf->own[player];
	shelf->used[slot] = true;
	if (!holds(kept, rules->game, text))
		status = read_range(kept, text, rules, fault);
	question->range[player] = &kept->range;
	question->list[player] = &kept->list;
	question->name[player] = text_slice(&kept->name);
	return status;
}

static size_t offset_in(struct slice line, struct slice piece)
{
	return (size_t)(piece.bytes - line.bytes);
}

static status_code take_ranges(struct question *question, struct question_shelf *shelf,
	struct slice line, const struct contest_parts *parts, const struct question_rules *rules,
	struct fault *fault)
{
	if (parts->count > SPOT_PLAYERS_MAX)
		return fault_set(fault, STATUS_MANY_PLAYERS,
			offset_in(line, parts->hands[SPOT_PLAYERS_MAX]),
			parts->hands[SPOT_PLAYERS_MAX].length);
	question->players = parts->count;
	for (int i = 0; i < parts->count; i++) {
		size_t offset = offset_in(line, parts->hands[i]);
		status_code status = take_range(question, shelf, i, parts->hands[i], rules, fault);

		if (status) {
			fault->offset += offset;
			fault->earlier += offset;
			return status;
		}
	}
	if (parts->count == 1) /* after its range was read, whose own fault is reported first */
		return fault_set(fault, STATUS_ONE_PLAYER,
			offset_in(line, parts->hands[0]) + parts->hands[0].length, 0);
	return STATUS_OK;
}

/* Takes the boards, which the line or the rules may give, but not both. */
static status_code take_boards(struct slice line, struct slice piece,
	const struct question_rules *rules, struct cards *boards, struct fault *fault)
{
	const int count = boards_count(&rules->several);
	status_code status = STATUS_OK;

	if (rules->board && piece.length)
		return fault_set(fault, STATUS_TWO_BOARDS, offset_in(line, piece), piece.length);
	if (!rules->board)
		status = boards_read(line, piece, rules->reads, &rules->several, boards, fault);
	for (int b = 0; !status && b < count; b++) {
		if (rules->board)
			boards[b] = rules->board[b];
		status = game_check_deck(rules->game, &boards[b], fault);
	}
	return status;
}

/* Takes the dead cards in the same way. */
static status_code take_dead(struct slice line, struct slice piece,
	const struct question_rules *rules, struct cards *out, struct fault *fault)
{
	struct cards_reader reader;
	status_code status;

	out->count = 0;
	out->set = 0;
	if (rules->dead && piece.length)
		return fault_set(fault, STATUS_TWO_DEADS, offset_in(line, piece), piece.length);
	if (rules->dead)
		*out = *rules->dead;
	if (!piece.length)
		return STATUS_OK;
	reader = cards_reader_in(line, piece, rules->reads);
	reader.commas = true;
	status = cards_reader_take(&reader, CARD_COUNT + 1, out, fault);
	if (!status && !out->count)
		status = fault_set(fault, STATUS_NO_CARDS, offset_in(line, piece), piece.length);
	return status ? status : game_check_deck(rules->game, out, fault);
}

/* Reports the dead card that is also on the board, at the place of the second of the two in the
 * line, or of the only one if the rules give the other. */
static status_code apart(const struct cards *board, const struct cards *dead,
	const struct question_rules *rules, struct fault *fault)
{
	for (int i = 0; i < dead->count; i++) {
		int b = 0;

		if (!(board->set & card_bit(dead->list[i])))
			continue;
		if (rules->board)
			return fault_set(fault, STATUS_ON_BOARD, dead->at[i], dead->size[i]);
		while (board->list[b] != dead->list[i])
			b++;
		if (rules->dead)
			return fault_set(fault, STATUS_CARD_DEAD, board->at[b], board->size[b]);
		if (dead->at[i] < board->at[b]) {
			fault_set(fault, STATUS_CARD_ELSEWHERE, board->at[b], board->size[b]);
			fault->earlier = dead->at[i];
		} else {
			fault_set(fault, STATUS_CARD_ELSEWHERE, dead->at[i], dead->size[i]);
			fault->earlier = board->at[b];
		}
		return STATUS_CARD_ELSEWHERE;
	}
	return STATUS_OK;
}

status_code question_cards(struct slice line, const struct contest_parts *parts,
	const struct question_rules *rules, struct cards *boards, card_set *dead,
	struct fault *fault)
{
	const int count = boards_count(&rules->several);
	struct cards dead_cards, all;
	status_code status = take_boards(line, parts->board, rules, boards, fault);

	if (!status)
		status = take_dead(line, parts->dead, rules, &dead_cards, fault);
	for (int b = 0; !status && b < count; b++)
		if (boards[b].set & dead_cards.set) {
			boards_all(boards, count, &all);
			status = apart(&all, &dead_cards, rules, fault);
		}
	if (status)
		return status;
	*dead = dead_cards.set;
	for (int b = 0; b < count; b++)
		if (boards[b].count > SPOT_BOARD) {
			fault_set(fault, STATUS_LONG_BOARD, boards[b].at[SPOT_BOARD],
				boards[b].size[SPOT_BOARD]);
			fault->number = (size_t)boards[b].count;
			return STATUS_LONG_BOARD;
		}
	return STATUS_OK;
}

/* Sets the place in the line of the fault that makes a spot impossible. */
static status_code place_spot_fault(status_code status, struct slice line,
	const struct contest_parts *parts, struct fault *fault)
{
	int last = parts->count - 1;
	struct slice piece = parts->hands[status == STATUS_NO_COMBO ? (int)fault->number : last];

	fault_set(fault, status, offset_in(line, piece), piece.length);
	if (status != STATUS_NO_COMBO) /* all ranges together are at fault */
		fault->earlier = offset_in(line, parts->hands[0]);
	return status;
}

status_code question_read(struct question *question, struct question_shelf *shelf,
	struct slice line, const struct question_rules *rules, struct fault *fault)
{
	struct contest_parts parts;
	status_code status = range_line_split(line, rules->reads, &parts, fault);

	if (status == STATUS_NO_HAND) /* the hands of a contest line are ranges here */
		status = fault->status = STATUS_NO_RANGE;
	if (!status)
		status = take_ranges(question, shelf, line, &parts, rules, fault);
	if (!status)
		status = question_cards(line, &parts, rules, &question->board, &question->dead,
			fault);
	if (status)
		return status;
	question->game = rules->game;
	status = spot_init_lists(&question->spot, rules->game, question->list, question->players,
		&question->board, question->dead, fault);
	return status ? place_spot_fault(status, line, &parts, fault) : STATUS_OK;
}

void question_print(struct text *out, const struct question *question, enum card_notation notation)
{
	card dead[CARD_COUNT];

	for (int i = 0; i < question->players; i++) {
		text_add_string(out, i ? "; " : "");
		text_add_slice(out, question->name[i]);
	}
	if (question->board.count) {
		text_add_string(out, " @ ");
		cards_print(out, question->board.list, question->board.count, notation, "");
	}
	if (question->dead) {
		text_add_string(out, " ! ");
		cards_print(out, dead, card_set_list(question->dead, dead), notation, "");
	}
}
