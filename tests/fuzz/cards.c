/* Notation, showdown lines and lines of hands out of a shoe, with any bytes. Faults lie within what
 * was read; cards that were read are printed and read back the same in every notation; no card is
 * dealt more often than there are decks. */
#include "cards/contest.h"
#include "cards/shoe_line.h"
#include "cards/showdown.h"

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
	/* given separately, their locations are elsewhere */
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

/* Every hand has an order, and the winners share the first place. */
static void check_showdown(const struct shoe_line *line, const struct shoe_rules *rules)
{
	struct showdown showdown;
	struct text why = {0};
	int first = 0;

	showdown_decide_shoe(line->hand, line->count, rules, &showdown);
	for (int i = 0; i < line->count; i++) {
		const int hand = showdown.order[i];

		require(hand < line->count && showdown.value[hand] <= rules->standings);
		require(!i || showdown.value[showdown.order[i - 1]] >= showdown.value[hand]);
		require(rules->category_of(&line->hand[hand]) < rules->categories);
		require(shoe_busts(rules, &line->hand[hand], &line->left) <= line->left.count);
		first += showdown.place[hand] == 1;
		rules->describe(&why, &line->hand[hand]);
		showdown_why(&why, &showdown, hand);
	}
	require(first == showdown.winners && !why.failed);
	text_free(&why);
}

static void check_shoe_line(const struct shoe_line *line, const struct shoe_line_rules *rules,
	struct slice text)
{
	static const struct shoe_rules *const games[] = {&shoe_twentyone, &shoe_high,
		&shoe_high_ranks};
	int dealt[CARD_COUNT] = {0};
	uint32_t left = 0;

	require(line->count >= rules->least && line->count <= rules->most);
	for (int i = 0; i < line->count; i++) {
		const struct shoe_hand *const hand = &line->hand[i];

		require(hand->count > 0 && hand->count <= SHOE_HAND_MAX);
		require(!rules->each || hand->count == rules->each);
		require(line->text[i].length > 0 && line->text[i].bytes >= text.bytes &&
			line->text[i].bytes + line->text[i].length <= text.bytes + text.length);
		for (int k = 0; k < hand->count; k++)
			dealt[hand->list[k]]++;
	}
	for (int c = 0; c < CARD_COUNT; c++) {
		require(dealt[c] + line->left.left[c] <= rules->shoe->left[c]);
		left += line->left.left[c];
	}
	require(left == line->left.count);
	for (size_t i = 0; i < sizeof games / sizeof(void *); i++)
		check_showdown(line, games[i]);
}

static void try_shoe_line(struct slice text, const struct contest_rules *contest)
{
	static struct shoe_line line;
	struct shoe shoe;
	struct shoe_line_rules rules = {.notation = contest->notation,
		.each = contest->each,
		.least = contest->least,
		.most = contest->most,
		.shoe = &shoe,
		.dead = contest->dead};
	struct fault fault = {0};
	status_code status;

	shoe_init(&shoe, contest->decks);
	status = shoe_line_parse(text, &rules, &line, &fault);
	if (status)
		check_fault(status, &fault, text.length);
	else
		check_shoe_line(&line, &rules, text);
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

	/* an exact copy, so that reading past the end is detected */
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
	try_shoe_line(line, &rules);
	contest_marked(line);
	free(copy);
	return 0;
}
