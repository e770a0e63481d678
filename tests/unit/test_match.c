/* Whole hands between bots: every game, with all its laws. */
#include "play/match.h"

#include "support.h"

#include "game/phh/phh.h"
#include "play/bots/bots.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { UNIT = 10 };

/* A hand as it is written, and what was seen of it. */
struct record {
	struct text out;
	struct phh_frame frame;
	chips all; /* at the table */
};

static chips chips_of(const struct table *table)
{
	chips sum = table->phase == PHASE_OVER ? 0 : table->pot;

	for (int i = 0; i < table->seats; i++)
		sum += table->seat[i].stack;
	return sum;
}

static void listen(void *context, const struct dealer *dealer, const struct action *action)
{
	struct record *const record = context;

	cr_assert_eq(chips_of(&dealer->table), record->all);
	phh_write_action(&record->out, action, record->frame.places);
}

static struct bot make_bot(const char *name, const struct variant *variant, int players)
{
	struct bot_order order = {{NULL, 0}, variant, players, CPU_SCALAR};
	struct bot bot = {bots_find(slice_from(name), &order.argument), NULL};
	struct text why = {0};

	cr_assert(bot.kind, "%s", name);
	if (bot.kind->open)
		cr_assert_eq(bot.kind->open(&order, &bot.state, &why), STATUS_OK);
	return bot;
}

static void free_bots(struct bot *bots, int count)
{
	for (int i = 0; i < count; i++)
		if (bots[i].state)
			bots[i].kind->free(bots[i].state);
}

static void make_match(struct match *match, const struct variant *variant, int players)
{
	const struct match_stakes stakes = {.blinds = 2, .blind = {UNIT, 2 * UNIT}, .ante = 1};

	*match = (struct match){.seed = 1};
	match_set(match, variant, players, &stakes);
	for (int i = 0; i < players; i++)
		match->setup.stack[i] = (1 + i % 4) * (20 + i) * UNIT;
}

/* The most players for whom the deck has cards, up to ten. */
static int players_most(const struct variant *variant)
{
	struct match match;
	int players = 10;

	for (make_match(&match, variant, players); !match_is_possible(&match);)
		make_match(&match, variant, --players);
	return players;
}

/* Plays the text by the rules, and compares the final stacks; printing it gives the same text. */
static void check_text(struct record *record, const char *code)
{
	static struct hand_play play;
	static struct phh_reader *reader;
	const struct slice text = text_slice(&record->out);
	struct text again = {0};
	struct hand_record hand;

	reader = reader ? reader : phh_reader_new();
	cr_assert_eq(phh_read(reader, text, &hand, NULL), STATUS_OK);
	cr_assert(hand_play_begin(&play, &hand, 0));
	while (hand_play_next(&play))
		;
	cr_assert(hand_play_end(&play) && hand_play_check(&play), "%s: %.*s\n%.*s", code,
		(int)play.fault.message.length, play.fault.message.bytes, (int)text.length,
		text.bytes);
	cr_assert_eq(play.end, HAND_OVER);
	cr_assert(!play.unshown);
	phh_print(&again, &hand, (int)record->frame.number);
	cr_assert(slice_same(text_slice(&again), text), "%s", code);
	text_free(&again);
}

static void play_and_check(const struct match *match, uint64_t number, const struct bot *bots,
	struct dealer *dealer, struct match_tally *tally)
{
	struct match_hand hand;
	struct record record = {.frame = {.number = number, .seed = match->seed}};
	chips finishing[SEATS_MAX];

	match_seat(match, number, bots, &hand);
	record.frame.setup = &hand.setup;
	for (int i = 0; i < match->setup.seats; i++) {
		record.frame.player[i] = slice_from(i % 2 ? "it's \"me\"" : "Zoë");
		record.all += hand.setup.stack[i];
	}
	dealer->listen = listen;
	dealer->context = &record;
	phh_write_begin(&record.out, &record.frame);
	cr_assert_eq(dealer_play(dealer, &hand.hand), STATUS_OK);
	for (int i = 0; i < match->setup.seats; i++)
		finishing[i] = dealer->table.seat[i].stack;
	phh_write_end(&record.out, &record.frame, finishing);
	cr_assert_eq(chips_of(&dealer->table), record.all);
	match_count(match, &hand, dealer, tally);
	check_text(&record, match->setup.variant->code);
	text_free(&record.out);
}

/* Random bots try the rules of every game: what they write is legal, and nothing gets stuck. */
Test(match, every_hand_of_every_game_is_legal)
{
	enum { HANDS = 150 };
	struct dealer dealer = {.listen = NULL};

	for (const struct variant *variant = variant_rows; variant->code; variant++)
		for (int players = 2; players <= players_most(variant); players++) {
			static const char *const names[] = {"random", "potodds", "random:8", "call",
				"allin", "fold"};
			struct match match;
			struct bot bots[SEATS_MAX];
			struct match_tally tally[SEATS_MAX] = {{0}};
			chips net = 0;

			make_match(&match, variant, players);
			for (int i = 0; i < players; i++)
				bots[i] = make_bot(names[i % (variant->street[1].draw ? 4 : 6)],
					variant, players);
			for (uint64_t number = 1; number <= HANDS; number++)
				play_and_check(&match, number, bots, &dealer, tally);
			for (int i = 0; i < players; i++) {
				net += tally[i].net;
				cr_assert_eq(tally[i].errors, 0);
				cr_assert_eq(tally[i].hands, HANDS);
			}
			cr_assert_eq(net, 0);
			free_bots(bots, players);
		}
	dealer_free(&dealer);
}

/* The bot that reckons plays every game too; a few hands each, since it takes its time. */
Test(match, hands_of_the_bot_that_reckons_are_legal_in_every_game)
{
	enum { HANDS = 12 };
	static const char *const names[] = {"equity", "random", "equity", "allin", "call"};
	struct dealer dealer = {.listen = NULL};

	for (const struct variant *variant = variant_rows; variant->code; variant++)
		for (int players = 2; players <= players_most(variant); players += 3) {
			struct match match;
			struct bot bots[SEATS_MAX];
			struct match_tally tally[SEATS_MAX] = {{0}};

			make_match(&match, variant, players);
			for (int i = 0; i < players; i++)
				bots[i] = make_bot(names[i % 5], variant, players);
			for (uint64_t number = 1; number <= HANDS; number++)
				play_and_check(&match, number, bots, &dealer, tally);
			for (int i = 0; i < players; i++)
				cr_assert_eq(tally[i].errors, 0, "%s", variant->code);
			free_bots(bots, players);
		}
	dealer_free(&dealer);
}

/* -- what bots see ---------------------------------------------------------------- */

/* A bot that must not see what is face down, and whose decisions are those of `random`. */
static struct dealer *spied;
static bool poisons;

static enum bot_reply spy(void *state, const struct bot_view *view, struct action *out)
{
	const struct table *const table = view->table;
	struct slice none;
	const struct bot_kind *const random = bots_find(slice_from("random"), &none);
	struct dealer_cards hole[SEATS_MAX];
	struct deck deck = spied->deck;
	enum bot_reply reply;

	for (int i = 0; i < table->seats; i++)
		for (int j = 0; j < table->seat[i].cards; j++)
			cr_assert((table->seat[i].up >> j & 1) ||
				  table->seat[i].card[j] == CARD_UNKNOWN);
	for (int i = 0; i < view->action_count; i++)
		for (int j = 0; j < view->actions[i].count; j++)
			cr_assert(view->actions[i].act == ACT_DEAL_BOARD ||
				  view->actions[i].card[j] == CARD_UNKNOWN ||
				  table->variant->street[0].up);
	memcpy(hole, spied->hole, sizeof hole);
	cr_assert(!memcmp(view->card, hole[view->seat].card, (size_t)view->cards));
	if (poisons) {
		memset(spied->hole, 0xee, sizeof spied->hole);
		memset(&spied->deck, 0xee, sizeof spied->deck);
	}
	reply = random->act(state, view, out);
	memcpy(spied->hole, hole, sizeof hole);
	spied->deck = deck;
	return reply;
}

/* All actions of some hands in a game as text. */
static void play_spied(const struct variant *variant, struct text *out)
{
	enum { HANDS = 30, PLAYERS = 4 };
	static const struct bot_kind kind = {.name = "spy", .act = spy};
	struct dealer dealer = {.listen = listen};
	struct bot bots[SEATS_MAX];
	struct match match;

	spied = &dealer;
	make_match(&match, variant, PLAYERS);
	for (int i = 0; i < PLAYERS; i++)
		bots[i] = (struct bot){&kind, make_bot("random", variant, PLAYERS).state};
	for (uint64_t number = 1; number <= HANDS; number++) {
		struct match_hand hand;
		struct record record = {.frame = {.number = number}};

		match_seat(&match, number, bots, &hand);
		record.frame.setup = &hand.setup;
		for (int i = 0; i < PLAYERS; i++)
			record.all += hand.setup.stack[i];
		dealer.context = &record;
		phh_write_begin(&record.out, &record.frame);
		cr_assert_eq(dealer_play(&dealer, &hand.hand), STATUS_OK);
		text_add_slice(out, text_slice(&record.out));
		text_free(&record.out);
	}
	for (int i = 0; i < PLAYERS; i++)
		free(bots[i].state);
	dealer_free(&dealer);
}

Test(match, poison_in_what_a_bot_must_not_see_changes_nothing)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++) {
		struct text plain = {0}, poisoned = {0};

		poisons = false;
		play_spied(variant, &plain);
		poisons = true;
		play_spied(variant, &poisoned);
		cr_assert(slice_same(text_slice(&plain), text_slice(&poisoned)), "%s",
			variant->code);
		text_free(&plain);
		text_free(&poisoned);
	}
}

/* -- illegal actions -------------------------------------------------------------- */

/* A bot that tries anything. */
static enum bot_reply wild(void *state, const struct bot_view *view, struct action *out)
{
	(void)state;
	out->act = (enum act)chance_below(view->chance, 12);
	out->seat = (int)chance_below(view->chance, 40) - 20;
	out->amount = (chips)chance_below(view->chance, 600) - 100;
	out->count = (int)chance_below(view->chance, 12) - 2;
	for (int i = 0; i < HOLE_CARDS_MAX; i++)
		out->card[i] = chance_below(view->chance, 2) ? (card)chance_below(view->chance, 256)
							     : view->card[i];
	return chance_below(view->chance, 9) ? BOT_ACTS : BOT_FAILS;
}

Test(match, illegal_actions_check_or_fold_and_are_counted)
{
	enum { HANDS = 100, PLAYERS = 5 };
	static const struct bot_kind kind = {.name = "wild", .act = wild};
	struct dealer dealer = {.listen = NULL};

	for (const struct variant *variant = variant_rows; variant->code; variant++) {
		struct match match;
		struct bot bots[SEATS_MAX];
		struct match_tally tally[SEATS_MAX] = {{0}};

		make_match(&match, variant, PLAYERS);
		for (int i = 0; i < PLAYERS; i++)
			bots[i] = (struct bot){&kind, NULL};
		for (uint64_t number = 1; number <= HANDS; number++)
			play_and_check(&match, number, bots, &dealer, tally);
		for (int i = 0; i < PLAYERS; i++)
			cr_assert_gt(tally[i].errors, 0);
	}
	dealer_free(&dealer);
}

/* Raises by the least, whenever it can. */
static enum bot_reply raises(void *state, const struct bot_view *view, struct action *out)
{
	(void)state;
	bot_raise(view, 0, out);
	return BOT_ACTS;
}

Test(match, endless_raises_come_to_an_end_and_fit_in_a_hand_file)
{
	static const struct bot_kind kind = {.name = "raises", .act = raises};
	struct dealer dealer = {.listen = NULL};
	const struct bot bots[2] = {{&kind, NULL}, {&kind, NULL}};
	struct match_tally tally[SEATS_MAX] = {{0}};
	struct match match;

	make_match(&match, variant_rows, 2);
	match.setup.stack[0] = match.setup.stack[1] = CHIPS_MOST;
	play_and_check(&match, 1, bots, &dealer, tally);
	cr_assert_gt(dealer.action_count, DEALER_ACTIONS_MOST);
	cr_assert_eq(tally[0].errors + tally[1].errors, 0);
	dealer_free(&dealer);
}

static enum bot_reply leaves(void *state, const struct bot_view *view, struct action *out)
{
	(void)state;
	(void)view;
	(void)out;
	return BOT_STOPS;
}

Test(match, a_bot_can_end_the_hand)
{
	static const struct bot_kind kind = {.name = "leaves", .act = leaves};
	struct dealer dealer = {.listen = NULL};
	const struct bot bots[2] = {{&kind, NULL}, {&kind, NULL}};
	struct match match;
	struct match_hand hand;

	make_match(&match, variant_rows, 2);
	match_seat(&match, 1, bots, &hand);
	cr_assert_eq(dealer_play(&dealer, &hand.hand), STATUS_BOT_STOPS);
	dealer_free(&dealer);
}

/* -- seats ------------------------------------------------------------------------ */

Test(match, seats_rotate)
{
	struct match match;
	struct match_hand hand;
	const struct bot bots[3] = {{NULL, NULL}};

	make_match(&match, variant_rows, 3);
	for (uint64_t number = 1; number <= 12; number++) {
		match_seat(&match, number, bots, &hand);
		for (int i = 0; i < 3; i++) {
			cr_assert_eq(hand.player[i], (int)((number - 1 + (uint64_t)i) % 3));
			cr_assert_eq(hand.setup.stack[i], match.setup.stack[hand.player[i]]);
			cr_assert_eq(hand.hand.bot[i], &bots[hand.player[i]]);
		}
		cr_assert_eq(hand.hand.deal, number);
	}
	match.duplicate = true;
	for (uint64_t number = 1; number <= 12; number++) {
		match_seat(&match, number, bots, &hand);
		cr_assert_eq(hand.hand.deal, (number + 2) / 3);
	}
}

/* In a duplicate match players who play alike win exactly nothing, whatever chance does. */
Test(match, a_bot_against_itself_wins_exactly_0_in_duplicate)
{
	enum { DEALS = 40 };
	static const char *const names[] = {"random", "random:5", "potodds"};
	struct dealer dealer = {.listen = NULL};

	for (const struct variant *variant = variant_rows; variant->code; variant++)
		for (int players = 2; players <= 5; players++) {
			struct match match;
			struct bot bots[SEATS_MAX];
			struct match_tally tally[SEATS_MAX] = {{0}};

			make_match(&match, variant, players);
			match.duplicate = true;
			for (int i = 0; i < players; i++) {
				match.setup.stack[i] = 100 * UNIT;
				bots[i] = make_bot(names[variant->street[0].hole % 3], variant,
					players);
			}
			for (uint64_t n = 1; n <= DEALS * (uint64_t)players; n++)
				play_and_check(&match, n, bots, &dealer, tally);
			for (int i = 0; i < players; i++) {
				cr_assert_eq(tally[i].net, 0);
				cr_assert_eq(tally[i].units, DEALS);
				cr_assert_float_eq(tally[i].squares, 0, 0);
			}
			free_bots(bots, players);
		}
	dealer_free(&dealer);
}

/* Nets of 3 and -1: mean 1, deviation sqrt(8), error sqrt(8 / 2) = 2. */
Test(match, tallies_have_means_and_errors)
{
	struct match_tally tally = {.hands = 1, .units = 1, .net = 3, .squares = 9};
	const struct match_tally more = {.hands = 1, .units = 1, .net = -1, .squares = 1};

	cr_assert_float_eq(match_error(&tally), 0, 0);
	match_tally_add(&tally, &more);
	cr_assert_float_eq(match_mean(&tally), 1, 1e-12);
	cr_assert_float_eq(match_error(&tally), 2, 1e-12);
	tally.hands = 6; /* deals of three hands each */
	cr_assert_float_eq(match_mean(&tally), 1 / 3., 1e-12);
	cr_assert_float_eq(match_error(&tally), 2 / 3., 1e-12);
}
