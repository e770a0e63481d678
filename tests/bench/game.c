/* Rows of whole hands: how many the rules engine plays a second.
 *
 * Hands of six players, 100 big blinds deep, are played at random once, with most players folding
 * before the flop, and their actions kept; what is timed is playing them again. The check is how
 * many hands and actions there are and how many hands came to a showdown.
 *
 * The rows of streams read them from text before, as `felt replay --check` does. The hands are of
 * no-limit hold'em or, in turns, of the eleven variants that the standard of hand files has. */
#include "bench.h"

#include "game/phh/phh.h"
#include "play/stats/stats.h"

#include <stdlib.h>

enum { HANDS = 10000, ACTIONS_MAX = 100 * HANDS, PLAYERS = 6 };

/* The codes of the variants of a row. */
static const char *const holdem[] = {"NT", NULL};
static const char *const standard[] = {"FT", "NT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR",
	"N2L1D", "F2L3D", "FB", NULL};

enum { VARIANTS_MAX = sizeof standard / sizeof *standard };

struct game_work {
	struct table_setup setup[VARIANTS_MAX]; /* hand i has setup i % variants */
	int variants;
	struct table table;
	struct action *action;
	int hands, actions, showdowns;
	int first[HANDS + 1]; /* action of each hand */
	uint64_t state;
	/* like that, as a stream of PHH files, with final stacks */
	struct text stream;
	struct phh_reader *reader;
};

/* SplitMix64. */
static unsigned below(struct game_work *work, unsigned bound)
{
	uint64_t z = work->state += 0x9e3779b97f4a7c15;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return (unsigned)(((z ^ z >> 31) >> 32) * bound >> 32);
}

static const struct table_setup *setup_of(const struct game_work *work, int hand)
{
	return &work->setup[hand % work->variants];
}

static void draw_cards(struct game_work *work, struct action *action, card_set gone)
{
	for (int i = 0; i < action->count; i++) {
		do
			action->card[i] = (card)below(work, CARD_COUNT);
		while (gone & card_bit(action->card[i]));
		gone |= card_bit(action->card[i]);
	}
}

/* Cards of the deck or, if it is out, of a new one, which the table alone knows. */
static void deal(struct game_work *work, struct action *action, int count)
{
	const struct table *table = &work->table;
	const card_set others = ~table->variant->game->deck;
	struct legality legality;

	action->count = count;
	if (count <= table->left) {
		draw_cards(work, action, table->seen | others);
		return;
	}
	do {
		draw_cards(work, action, others);
		table_check(table, action, &legality);
	} while (legality.fault);
}

/* The cards that are due to the next player who has not got them. */
static void deal_hole(struct game_work *work, struct action *action)
{
	const struct table *table = &work->table;
	int seat = 0;

	while (table->seat[seat].folded || table->seat[seat].cards == table->held)
		seat++;
	action->act = ACT_DEAL_HOLE;
	action->seat = seat;
	deal(work, action, table->held - table->seat[seat].cards);
}

/* Discards up to three cards. */
static void discard(struct game_work *work, struct action *action)
{
	const struct seat *seat = &work->table.seat[action->seat];

	action->act = ACT_DRAW;
	action->count = (int)below(work, 4);
	memcpy(action->card, seat->card, (size_t)action->count);
}

static void bet(struct game_work *work, struct action *action)
{
	const unsigned choice = below(work, 10);
	struct legality legality;

	table_check(&work->table, NULL, &legality);
	action->act = work->table.brings_in ? ACT_BRING_IN : ACT_CHECK_CALL;
	if (work->table.brings_in) {
		return;
	} else if (legality.call > 0 && choice < 6) {
		action->act = ACT_FOLD;
	} else if (legality.least > 0 && choice > 7) {
		action->act = ACT_BET_RAISE;
		action->amount =
			2 * legality.least < legality.most ? 2 * legality.least : legality.most;
	}
}

/* What comes next in a random hand. */
static struct action next_action(struct game_work *work)
{
	const struct table *table = &work->table;
	struct action action = {.act = ACT_SHOW, .seat = table->actor};

	switch (table->phase) {
	case PHASE_DEAL_HOLE:
		deal_hole(work, &action);
		break;
	case PHASE_DEAL_BOARD:
		action.act = ACT_DEAL_BOARD;
		deal(work, &action, table->due);
		break;
	case PHASE_BET:
		bet(work, &action);
		break;
	case PHASE_DRAW:
		discard(work, &action);
		break;
	case PHASE_SHOWDOWN:
	case PHASE_OVER:
		break;
	}
	return action;
}

static void play_and_keep(struct game_work *work)
{
	struct legality legality;

	if (!table_begin(&work->table, setup_of(work, work->hands)))
		bench_fail("no such game", "");
	while (work->table.phase != PHASE_OVER) {
		struct action *action = &work->action[work->actions++];

		if (work->actions == ACTIONS_MAX)
			bench_fail("endless hands", "");
		*action = next_action(work);
		if (table_apply(&work->table, action, &legality))
			bench_fail("an action was refused", "");
	}
	work->showdowns += work->table.in > 1;
	work->first[++work->hands] = work->actions;
}

static void setup_init(struct table_setup *setup, const char *code)
{
	setup->variant = variant_find(slice_of(code));
	if (!setup->variant)
		bench_fail("no such variant: ", code);
	setup->seats = PLAYERS;
	setup->small_bet = setup->min_bet = 100;
	setup->big_bet = 200;
	if (variant_brings_in(setup->variant)) {
		setup->bring_in = 30;
	} else {
		setup->blind[0] = 50;
		setup->blind[1] = 100;
	}
	for (int i = 0; i < PLAYERS; i++) {
		setup->ante[i] = setup->bring_in / 3;
		setup->stack[i] = 10000;
	}
}

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	struct game_work *work = bench_room(sizeof *work);

	(void)path;
	memset(work, 0, sizeof *work);
	work->action = bench_room(ACTIONS_MAX * sizeof *work->action);
	for (const char *const *code = row->data; *code; code++)
		setup_init(&work->setup[work->variants++], *code);
	while (work->hands < HANDS)
		play_and_keep(work);
	return work;
}

static double work_pass(void *opaque)
{
	struct game_work *work = opaque;
	struct legality legality;

	for (int hand = 0; hand < HANDS; hand++) {
		table_begin(&work->table, setup_of(work, hand));
		for (int i = work->first[hand]; i < work->first[hand + 1]; i++)
			if (table_apply(&work->table, &work->action[i], &legality))
				bench_fail("an action was refused", "");
	}
	return HANDS;
}

static void work_check(void *opaque)
{
	const struct game_work *work = opaque;

	printf("%d/%d/%d", work->hands, work->actions, work->showdowns);
}

static void work_close(void *opaque)
{
	struct game_work *work = opaque;

	free(work->action);
	free(work);
}

/* -- the same hands from their text ----------------------------------------------- */

static void add_action(struct text *out, const struct action *action)
{
	static const char *const words[] = {[ACT_DEAL_BOARD] = "d db",
		[ACT_DEAL_HOLE] = "d dh p",
		[ACT_FOLD] = " f",
		[ACT_CHECK_CALL] = " cc",
		[ACT_BET_RAISE] = " cbr ",
		[ACT_SHOW] = " sm -",
		[ACT_BRING_IN] = " pb",
		[ACT_DRAW] = " sd"};
	const bool dealt = action->act == ACT_DEAL_BOARD || action->act == ACT_DEAL_HOLE;

	text_add_string(out, dealt ? words[action->act] : "p");
	if (action->act != ACT_DEAL_BOARD)
		text_add_uint(out, (uint64_t)action->seat + 1);
	if (!dealt)
		text_add_string(out, words[action->act]);
	if (action->act == ACT_BET_RAISE)
		chips_print(out, action->amount, 0);
	if (action->count)
		text_add_char(out, ' ');
	for (int i = 0; i < action->count; i++)
		card_print(out, action->card[i], CARD_ASCII);
}

static void add_amount(struct text *out, const char *key, chips amount)
{
	text_add_string(out, key);
	text_add_string(out, " = ");
	chips_print(out, amount, 0);
	text_add_char(out, '\n');
}

static void add_amounts(struct text *out, const char *key, const chips *amount)
{
	text_add_string(out, key);
	for (int i = 0; i < PLAYERS; i++) {
		text_add_string(out, i ? ", " : " = [");
		chips_print(out, amount[i], 0);
	}
	text_add_string(out, "]\n");
}

static void add_setup(struct text *out, const struct table_setup *setup)
{
	text_add_string(out, "[1]\nvariant = '");
	text_add_string(out, setup->variant->code);
	text_add_string(out, "'\n");
	add_amounts(out, "antes", setup->ante);
	if (setup->bring_in)
		add_amount(out, "bring_in", setup->bring_in);
	else
		add_amounts(out, "blinds_or_straddles", setup->blind);
	if (setup->variant->limit == FIXED_LIMIT) {
		add_amount(out, "small_bet", setup->small_bet);
		add_amount(out, "big_bet", setup->big_bet);
	} else {
		add_amount(out, "min_bet", setup->min_bet);
	}
	add_amounts(out, "starting_stacks", setup->stack);
}

static void add_hand(struct game_work *work, int hand)
{
	struct text *out = &work->stream;
	struct legality legality;
	chips finishing[PLAYERS];

	add_setup(out, setup_of(work, hand));
	text_add_string(out, "actions = [");
	table_begin(&work->table, setup_of(work, hand));
	for (int i = work->first[hand]; i < work->first[hand + 1]; i++) {
		table_apply(&work->table, &work->action[i], &legality);
		text_add_string(out, i > work->first[hand] ? ", '" : "'");
		add_action(out, &work->action[i]);
		text_add_char(out, '\'');
	}
	text_add_string(out, "]\nplayers = ['A', 'B', 'C', 'D', 'E', 'F']\n");
	for (int i = 0; i < PLAYERS; i++)
		finishing[i] = work->table.seat[i].stack;
	add_amounts(out, "finishing_stacks", finishing);
	text_add_char(out, '\n');
}

static void *stream_open(const struct bench_row *row, enum cpu_path path)
{
	struct game_work *work = work_open(row, path);

	for (int hand = 0; hand < HANDS; hand++)
		add_hand(work, hand);
	work->reader = phh_reader_new();
	if (work->stream.failed || !work->reader)
		bench_fail("out of memory", "");
	return work;
}

static void check_hand(struct game_work *work, const struct hand_record *hand)
{
	struct legality legality;

	table_begin(&work->table, &hand->setup);
	for (int i = 0; i < hand->action_count; i++)
		if (table_apply(&work->table, &hand->actions[i].action, &legality))
			bench_fail("an action was refused", "");
	for (int i = 0; i < PLAYERS; i++)
		if (work->table.seat[i].stack != hand->finishing[i])
			bench_fail("other final stacks", "");
}

static double stream_pass(void *opaque)
{
	struct game_work *work = opaque;
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
	struct game_work *work = opaque;

	text_free(&work->stream);
	phh_reader_free(work->reader);
	work_close(work);
}

/* -- statistics of the same hands ------------------------------------------------- */

/* The work, and what is counted. */
struct game_counting {
	struct game_work *work;
	struct hand_play play;
	struct stats_hand hand;
	struct stats_odds *odds;
	struct stats_tally tally[PLAYERS];
};

static void *stats_open(const struct bench_row *row, enum cpu_path path)
{
	struct game_counting *counting = bench_room(sizeof *counting);

	memset(counting, 0, sizeof *counting);
	counting->work = stream_open(row, path);
	counting->odds = stats_odds_new(path);
	if (!counting->odds)
		bench_fail("out of memory", "");
	return counting;
}

static void count_hand(struct game_counting *counting, const struct hand_record *record)
{
	struct hand_play *play = &counting->play;

	if (!hand_play_begin(play, record, 0))
		bench_fail("a hand cannot be set up", "");
	stats_hand_begin(&counting->hand, play);
	while (hand_play_next(play))
		stats_hand_step(&counting->hand, play);
	if (!hand_play_end(play) || !stats_hand_end(&counting->hand, play, counting->odds))
		bench_fail("a hand was not played", "");
	for (int i = 0; i < PLAYERS; i++)
		stats_add(&counting->tally[i], &counting->hand, i, STATS_WHOLE,
			(struct slice){NULL, 0}, record->places);
}

static double stats_pass(void *opaque)
{
	struct game_counting *counting = opaque;
	struct slice rest = text_slice(&counting->work->stream);
	struct hand_record record;
	int hands = 0;

	for (int i = 0; i < PLAYERS; i++)
		stats_tally_free(&counting->tally[i]);
	while (rest.length) {
		const size_t length = phh_hand_length(rest, true);

		if (phh_read(counting->work->reader, (struct slice){rest.bytes, length}, &record,
			    NULL))
			bench_fail("a hand was not read", "");
		count_hand(counting, &record);
		rest = (struct slice){rest.bytes + length, rest.length - length};
		hands++;
	}
	return hands;
}

static void stats_check(void *opaque)
{
	const struct stats_tally *tally = &((struct game_counting *)opaque)->tally[0];

	printf("%d/%d/%d", (int)tally->hands, (int)tally->rate[STATS_VPIP].done,
		(int)tally->money[0].net);
}

static void stats_close(void *opaque)
{
	struct game_counting *counting = opaque;

	for (int i = 0; i < PLAYERS; i++)
		stats_tally_free(&counting->tally[i]);
	stats_odds_free(counting->odds);
	hand_play_free(&counting->play);
	stream_close(counting->work);
	free(counting);
}

const struct bench_row bench_game[] = {
	{"rules-six", "M/s", "hands of six players by the rules engine", holdem, work_open,
		work_pass, work_check, work_close},
	{"hands-stream", "M/s", "the same read from a stream of hand files and checked", holdem,
		stream_open, stream_pass, work_check, stream_close},
	{"variants-stream", "M/s", "hands of eleven variants in turns from such a stream", standard,
		stream_open, stream_pass, work_check, stream_close},
	{"stats-stream", "M/s", "hands of six players from a stream, counted for each player",
		holdem, stats_open, stats_pass, stats_check, stats_close},
	{NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
