/* Notation and contest lines, with any bytes. Faults lie within what was read;
 * cards that were read are printed and read back the same in every notation. */
#include "cards/contest.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void check_fault(status_code status, const struct fault *fault, size_t length)
{
	require(fault->status == status);
	require(fault->offset <= length);
	require(fault->length <= length - fault->offset);
	require(fault->earlier <= fault->offset || status == STATUS_CARD_ELSEWHERE);
	require(fault->earlier < length || fault->earlier == fault->offset);
}

static void check_cards(const struct cards *cards, size_t length)
{
	card_set set = 0;

	require(cards->count >= 0 && cards->count <= CARD_COUNT);
	for (int i = 0; i < cards->count; i++) {
		require(cards->list[i] < CARD_COUNT && !(set & card_bit(cards->list[i])));
		require(cards->size[i] >= 2 && cards->at[i] + (size_t)cards->size[i] <= length);
		set |= card_bit(cards->list[i]);
	}
	require(set == cards->set);
}

static void check_printed(const struct cards *cards)
{
	static const char *const between[] = {"", " "};
	struct text out = {0};

	for (enum card_notation notation = CARD_ASCII; notation <= CARD_SPANISH; notation++)
		for (int i = 0; i < 2; i++) {
			struct cards back;

			text_clear(&out);
			cards_print(&out, cards->list, cards->count, notation, between[i]);
			require(!out.failed);
			require(!cards_parse(text_slice(&out), notation, &back, NULL));
			require(back.count == cards->count);
			require(!memcmp(back.list, cards->list, (size_t)back.count));
		}
	text_free(&out);
}

static void check_contest(const struct contest *contest, const struct contest_rules *rules,
	struct slice line)
{
	int dealt[CARD_COUNT] = {0};
	struct cards boards;

	require(contest->count >= rules->least && contest->count <= rules->most);
	/* given apart, their places are elsewhere */
	for (int b = 0; b < contest->boards; b++)
		check_cards(&contest->board[b], rules->board ? SIZE_MAX : line.length);
	boards_all(contest->board, contest->boards, &boards);
	check_cards(&contest->dead, rules->dead ? SIZE_MAX : line.length);
	for (int i = 0; i < contest->count; i++) {
		const struct slice text = contest->text[i];

		check_cards(&contest->hand[i], line.length);
		require(contest->hand[i].count > 0 && !(contest->hand[i].set & boards.set));
		require(!rules->each || contest->hand[i].count == rules->each);
		require(text.length > 0 && text.bytes >= line.bytes &&
			text.bytes + text.length <= line.bytes + line.length);
	}
	for (int c = 0; c < CARD_COUNT; c++) {
		for (int i = 0; i < contest->count; i++)
			dealt[c] += (int)(contest->hand[i].set >> c & 1);
		dealt[c] += (int)(boards.set >> c & 1) + (int)(contest->dead.set >> c & 1);
		require(dealt[c] <= rules->decks);
	}
}

/* The first bytes choose the rules, the rest is the line. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct contest contest;
	struct cards cards, board[BOARDS_MAX], dead;
	struct fault fault = {0};
	struct contest_rules rules;
	struct slice line;
	char *copy;
	status_code status;

	if (size < 3)
		return 0;
	rules = (struct contest_rules){.notation = (enum card_notation)(data[0] % 3),
		.decks = 1 + data[0] / 3 % 3,
		.several = {1 + data[0] / 9 % BOARDS_MAX, data[0] / 27 % 2},
		.each = data[1] % 4 ? 0 : data[1] / 4 % 8,
		.least = data[2] % 3,
		.most = data[2] / 3 % 2 ? CONTEST_HANDS_MAX : 3};
	/* the board and the dead cards given apart do not share a card */
	require(!cards_parse((struct slice){"2h7h9hTc3d", 10}, CARD_ASCII, board, NULL));
	for (int b = 1; b < BOARDS_MAX; b++)
		board[b] = board[0]; /* runs */
	require(!cards_parse((struct slice){"4s5s", 4}, CARD_ASCII, &dead, NULL));
	rules.board = data[2] & 64 ? board : NULL;
	rules.dead = data[2] & 128 ? &dead : NULL;

	/* a block of its own, so that reading past the end is seen */
	line = (struct slice){copy = malloc(size - 3 ? size - 3 : 1), size - 3};
	require(copy);
	memcpy(copy, data + 3, line.length);

	status = cards_parse(line, rules.notation, &cards, &fault);
	if (status) {
		check_fault(status, &fault, line.length);
		require(cards_parse(line, rules.notation, &cards, NULL) == status);
	} else {
		check_cards(&cards, line.length);
		check_printed(&cards);
	}

	status = contest_parse(line, &rules, &contest, &fault);
	if (status)
		check_fault(status, &fault, line.length);
	else
		check_contest(&contest, &rules, line);
	contest_marked(line);
	free(copy);
	return 0;
}
