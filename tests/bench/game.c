/* Rows of whole hands: how many the rules engine plays a second.
 *
 * Hands of six players, no limit, 100 big blinds deep, are played at random once, with most players
 * folding before the flop, and their actions kept; what is timed is playing them again. The check
 * is how many hands and actions there are and how many hands came to a showdown.
 *
 * The second row reads them from text before, as `felt replay --check` does. */
#include "bench.h"

#include "game/phh/phh.h"

#include <stdlib.h>

enum { HANDS = 10000, ACTIONS_MOST = 100 * HANDS, PLAYERS = 6 };

struct work {
	struct table_setup setup;
	struct table table;
	struct action *action;
	int hands, actions, showdowns;
	int first[HANDS + 1]; /* action of each hand */
	uint64_t state;
	/* the same as a stream of hand files, with final stacks */
	struct text stream;
	struct phh_reader *reader;
};

/* SplitMix64. */
static unsigned below(struct work *work, unsigned bound)
{
	uint64_t z = work->state += 0x9e3779b97f4a7c15;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return (unsigned)(((z ^ z >> 31) >> 32) * bound >> 32);
}

static void deal(struct work *work, struct action *action, int count)
{
	card_set seen = work->table.seen;

	action->count = count;
	for (int i = 0; i < count; i++) {
		do
			action->card[i] = (card)below(work, CARD_COUNT);
		while (seen & card_bit(action->card[i]));
		seen |= card_bit(action->card[i]);
	}
}

static void bet(struct work *work, struct action *action)
{
	const unsigned choice = below(work, 10);
	struct verdict verdict;

	table_check(&work->table, NULL, &verdict);
	action->act = ACT_CHECK_CALL;
	if (verdict.call > 0 && choice < 6) {
		action->act = ACT_FOLD;
	} else if (verdict.least > 0 && choice > 7) {
		action->act = ACT_BET_RAISE;
		action->amount =
			2 * verdict.least < verdict.most ? 2 * verdict.least : verdict.most;
	}
}

/* What comes next in a random hand. */
static struct action next_action(struct work *work)
{
	const struct table *table = &work->table;
	struct action action = {.act = ACT_SHOW, .seat = table->actor};

	switch (table->phase) {
	case PHASE_DEAL_HOLE:
		action.act = ACT_DEAL_HOLE;
		action.seat = PLAYERS - table->due / 2;
		deal(work, &action, 2);
		break;
	case PHASE_DEAL_BOARD:
		action.act = ACT_DEAL_BOARD;
		deal(work, &action, table->due);
		break;
	case PHASE_BET:
		bet(work, &action);
		break;
	case PHASE_DRAW: /* not in hold'em */
	case PHASE_SHOWDOWN:
	case PHASE_OVER:
		break;
	}
	return action;
}

static void play_and_keep(struct work *work)
{
	struct verdict verdict;

	if (!table_begin(&work->table, &work->setup))
		bench_fail("no such game", "");
	while (work->table.phase != PHASE_OVER) {
		struct action *action = &work->action[work->actions++];

		if (work->actions == ACTIONS_MOST)
			bench_fail("endless hands", "");
		*action = next_action(work);
		if (table_apply(&work->table, action, &verdict))
			bench_fail("an action was refused", "");
	}
	work->showdowns += work->table.board_count == 5 && work->table.in > 1;
	work->first[++work->hands] = work->actions;
}

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	struct work *work = bench_room(sizeof *work);

	(void)row;
	(void)path;
	memset(work, 0, sizeof *work);
	work->action = bench_room(ACTIONS_MOST * sizeof *work->action);
	work->setup.variant = variant_find((struct slice){"NT", 2});
	work->setup.seats = PLAYERS;
	work->setup.blind[0] = 50;
	work->setup.blind[1] = work->setup.min_bet = 100;
	for (int i = 0; i < PLAYERS; i++)
		work->setup.stack[i] = 10000;
	while (work->hands < HANDS)
		play_and_keep(work);
	return work;
}

static double work_pass(void *opaque)
{
	struct work *work = opaque;
	struct verdict verdict;

	for (int hand = 0; hand < HANDS; hand++) {
		table_begin(&work->table, &work->setup);
		for (int i = work->first[hand]; i < work->first[hand + 1]; i++)
			if (table_apply(&work->table, &work->action[i], &verdict))
				bench_fail("an action was refused", "");
	}
	return HANDS;
}

static void work_check(void *opaque)
{
	const struct work *work = opaque;

	printf("%d/%d/%d", work->hands, work->actions, work->showdowns);
}

static void work_close(void *opaque)
{
	struct work *work = opaque;

	free(work->action);
	free(work);
}

/* -- the same hands from their text ----------------------------------------------- */

static void add_cards(struct text *out, const struct action *action)
{
	text_add_char(out, ' ');
	for (int i = 0; i < action->count; i++)
		card_print(out, action->card[i], CARD_ASCII);
}

static void add_action(struct text *out, const struct action *action)
{
	static const char *const words[] = {[ACT_DEAL_BOARD] = "d db",
		[ACT_DEAL_HOLE] = "d dh p",
		[ACT_FOLD] = " f",
		[ACT_CHECK_CALL] = " cc",
		[ACT_BET_RAISE] = " cbr ",
		[ACT_SHOW] = " sm -"};
	const bool dealt = action->act == ACT_DEAL_BOARD || action->act == ACT_DEAL_HOLE;

	text_add_string(out, dealt ? words[action->act] : "p");
	if (action->act != ACT_DEAL_BOARD)
		text_add_uint(out, (uint64_t)action->seat + 1);
	if (dealt)
		add_cards(out, action);
	else
		text_add_string(out, words[action->act]);
	if (action->act == ACT_BET_RAISE)
		chips_print(out, action->amount, 0);
}

static void add_hand(struct work *work, int hand)
{
	struct text *out = &work->stream;
	struct verdict verdict;

	text_add_string(out, "[1]\nvariant = 'NT'\nantes = [0, 0, 0, 0, 0, 0]\n"
			     "blinds_or_straddles = [50, 100, 0, 0, 0, 0]\nmin_bet = 100\n"
			     "starting_stacks = [10000, 10000, 10000, 10000, 10000, 10000]\n"
			     "actions = [");
	table_begin(&work->table, &work->setup);
	for (int i = work->first[hand]; i < work->first[hand + 1]; i++) {
		table_apply(&work->table, &work->action[i], &verdict);
		text_add_string(out, i > work->first[hand] ? ", '" : "'");
		add_action(out, &work->action[i]);
		text_add_char(out, '\'');
	}
	text_add_string(out, "]\nplayers = ['A', 'B', 'C', 'D', 'E', 'F']\nfinishing_stacks = [");
	for (int i = 0; i < PLAYERS; i++) {
		text_add_string(out, i ? ", " : "");
		chips_print(out, work->table.seat[i].stack, 0);
	}
	text_add_string(out, "]\n\n");
}

static void *stream_open(const struct bench_row *row, enum cpu_path path)
{
	struct work *work = work_open(row, path);

	for (int hand = 0; hand < HANDS; hand++)
		add_hand(work, hand);
	work->reader = phh_reader_new();
	if (work->stream.failed || !work->reader)
		bench_fail("out of memory", "");
	return work;
}

static void check_hand(struct work *work, const struct hand_record *hand)
{
	struct verdict verdict;

	table_begin(&work->table, &hand->setup);
	for (int i = 0; i < hand->action_count; i++)
		if (table_apply(&work->table, &hand->actions[i].action, &verdict))
			bench_fail("an action was refused", "");
	for (int i = 0; i < PLAYERS; i++)
		if (work->table.seat[i].stack != hand->finishing[i])
			bench_fail("other final stacks", "");
}

static double stream_pass(void *opaque)
{
	struct work *work = opaque;
	struct slice rest = text_slice(&work->stream);
	struct hand_record hand;
	int hands = 0;

	while (rest.length) {
		const size_t length = phh_hand_length(rest, true);

		if (phh_read(work->reader, (struct slice){rest.bytes, length}, &hand, NULL))
			bench_fail("a hand was not read", "");
		check_hand(work, &hand);
		rest = (struct slice){rest.bytes + length, rest.length - length};
		hands++;
	}
	return hands;
}

static void stream_close(void *opaque)
{
	struct work *work = opaque;

	text_free(&work->stream);
	phh_reader_free(work->reader);
	work_close(work);
}

const struct bench_row bench_game[] = {
	{"rules-six", "M/s", "hands of six players by the rules engine", NULL, work_open, work_pass,
		work_check, work_close},
	{"hands-stream", "M/s", "the same read from a stream of hand files and checked", NULL,
		stream_open, stream_pass, work_check, stream_close},
	{NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
