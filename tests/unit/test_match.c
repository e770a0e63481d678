/* Whole hands between bots: every game, with all its laws. */
#include "play/match.h"

#include "support.h"

#include "game/phh/phh.h"
#include "play/bots/bots.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { UNIT = 10, KINDS_MAX = 16 };

/* A hand as it is written, and what was seen of it. */
struct match_record {
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
	struct match_record *const record = context;

	cr_assert_eq(chips_of(&dealer->table), record->all);
	phh_write_action(&record->out, action, record->frame.places);
}

/* The text of a file, for a kind of bot that plays by one. */
static const char chart[] = "* open 22+,A2s+,KT+,JTs:0.5 2.5\n"
			    "* limp 22+,54s+,A2+,K2+\n"
			    "* call 22-TT,AT+,KTs+,T9s:0.25\n"
			    "* 3bet JJ+,AK,A5s:0.5\n"
			    "* call-push TT+,AQ+\n";

/* Makes a bot; false if it refuses the game. */
static bool try_bot(const char *name, const struct variant *variant, int players, struct bot *bot)
{
	struct bot_order order = {.variant = variant, .players = players, .path = CPU_SCALAR};
	struct text why = {0};
	status_code status = STATUS_OK;

	*bot = (struct bot){bots_find(slice_from(name), &order.argument), NULL};
	cr_assert(bot->kind, "%s", name);
	if (bot->kind->reads_file)
		order.argument = slice_from(chart);
	if (bot->kind->open)
		status = bot->kind->open(&order, &bot->state, &why);
	cr_assert(status == STATUS_OK || (status == STATUS_BAD_BOT && why.length), "%s", name);
	text_free(&why);
	return !status;
}

static struct bot make_bot(const char *name, const struct variant *variant, int players)
{
	struct bot bot;

	cr_assert(try_bot(name, variant, players, &bot), "%s", name);
	return bot;
}

/* All kinds that play a game; returns how many. */
static int make_all(const struct variant *variant, int players, struct bot *bots)
{
	int count = 0;

	for (const struct bot_kind *const *row = bots_rows; *row; row++) {
		cr_assert_lt(count, KINDS_MAX);
		count += try_bot((*row)->name, variant, players, &bots[count]);
	}
	return count;
}

static void free_bots(const struct bot *bots, int count)
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
static void check_text(struct match_record *record, const char *code)
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
	struct match_record record = {.frame = {.number = number, .seed = match->seed}};

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
	phh_write_end(&record.out, &record.frame, &dealer->table);
	cr_assert_eq(chips_of(&dealer->table), record.all);
	match_count(match, &hand, dealer, tally);
	check_text(&record, match->setup.variant->code);
	text_free(&record.out);
}

/* Random bots in every other seat try the rules of every game, with each kind of bot between them:
 * what is written is legal, and nothing gets stuck. */
Test(match, every_hand_of_every_game_is_legal)
{
	enum { HANDS = 100 };
	struct dealer dealer = {.listen = NULL};

	for (const struct variant *variant = variant_rows; variant->code; variant++)
		for (int players = 2, next = 0; players <= players_most(variant); players++) {
			struct match match;
			struct bot kinds[KINDS_MAX], bots[SEATS_MAX];
			struct match_tally tally[SEATS_MAX] = {{0}};
			const struct bot wild = make_bot("random:8", variant, players);
			const int count = make_all(variant, players, kinds);
			chips net = 0;

			make_match(&match, variant, players);
			for (int i = 0; i < players; i++)
				bots[i] = i % 2 ? wild : kinds[next++ % count];
			for (uint64_t number = 1; number <= HANDS; number++)
				play_and_check(&match, number, bots, &dealer, tally);
			for (int i = 0; i < players; i++) {
				net += tally[i].net;
				cr_assert_eq(tally[i].errors, 0);
				cr_assert_eq(tally[i].hands, HANDS);
			}
			cr_assert_eq(net, 0);
			free_bots(kinds, count);
			free_bots(&wild, 1);
		}
	dealer_free(&dealer);
}

/* -- what bots see ---------------------------------------------------------------- */

/* How the data that a bot must not see are changed while it decides: not at all, to bytes that are
 * not cards, or to other cards. */
enum poison { PLAIN, RUBBISH, OTHER_CARDS, POISONS };

/* A bot that plays as another, and looks at what that one is given. */
struct spy {
	struct bot inner;
	struct dealer *dealer;
	struct dealer_hand *hand;
	enum poison poison;
};

static void check_view(const struct spy *spy, const struct bot_view *view)
{
	const struct table *const table = view->table;

	for (int i = 0; i < table->seats; i++)
		for (int j = 0; j < table->seat[i].cards; j++)
			cr_assert((table->seat[i].up >> j & 1) ||
				  table->seat[i].card[j] == CARD_UNKNOWN);
	for (int i = 0; i < view->action_count; i++)
		for (int j = 0; j < view->actions[i].count; j++)
			cr_assert(view->actions[i].act == ACT_DEAL_BOARD ||
				  view->actions[i].card[j] == CARD_UNKNOWN ||
				  table->variant->street[0].up);
	cr_assert(!memcmp(view->card, spy->dealer->hole[view->seat].card, (size_t)view->cards));
	for (int i = view->cards; i < HOLE_CARDS_MAX; i++)
		cr_assert_eq(view->card[i], 0);
}

/* Everything that the dealer keeps to itself: the hole cards of all, the deck with the burned
 * cards, the seed, and the others' random numbers. */
static void poison_dealer(const struct spy *spy, int seat)
{
	struct dealer *const dealer = spy->dealer;
	const bool rubbish = spy->poison == RUBBISH;

	if (spy->poison == PLAIN)
		return;
	spy->hand->seed ^= 0x5eed;
	for (int i = 0; i < SEATS_MAX; i++) {
		for (int j = 0; j < HOLE_CARDS_MAX; j++)
			dealer->hole[i].card[j] =
				(card)(rubbish ? 0xee : (dealer->hole[i].card[j] + 17) % 52);
		memset(&dealer->key[i], 0xee, sizeof dealer->key[i]);
		if (i != seat)
			memset(&dealer->hand_rng[i], 0xee, sizeof dealer->hand_rng[i]);
	}
	if (rubbish)
		memset(&dealer->deck, 0xee, sizeof dealer->deck);
	else
		deck_begin(&dealer->deck, dealer->table.variant->game->deck, 77, 7);
}

static enum bot_reply spy(void *state, const struct bot_view *view, struct action *out)
{
	static struct dealer before; /* large */
	const struct spy *const spy = state;
	const struct rng_key of_seed = rng_key_of(spy->hand->seed);
	const uint64_t seed = spy->hand->seed;
	struct hand_rng hand_rng;
	enum bot_reply reply;

	check_view(spy, view);
	cr_assert(memcmp(&view->hand_rng->key, &of_seed, sizeof of_seed));
	before = *spy->dealer;
	poison_dealer(spy, view->seat);
	reply = spy->inner.kind->act(spy->inner.state, view, out);
	hand_rng = spy->dealer->hand_rng[view->seat];
	*spy->dealer = before;
	spy->dealer->hand_rng[view->seat] = hand_rng;
	spy->hand->seed = seed;
	return reply;
}

/* All actions of some hands in a game as text, each seat with a bot of its own of a kind. */
static void play_spied(const struct bot_kind *kind, const struct variant *variant,
	enum poison poison, struct text *out)
{
	enum { HANDS = 12, PLAYERS = 4 };
	static const struct bot_kind spying = {.name = "spy", .act = spy};
	struct dealer dealer = {.listen = listen};
	struct match_hand hand;
	struct bot bots[PLAYERS], inner[PLAYERS];
	struct spy spies[PLAYERS];
	struct match match;

	make_match(&match, variant, PLAYERS);
	for (int i = 0; i < PLAYERS; i++) {
		inner[i] = make_bot(i < 2 ? kind->name : "random", variant, PLAYERS);
		spies[i] = (struct spy){inner[i], &dealer, &hand.hand, poison};
		bots[i] = (struct bot){&spying, &spies[i]};
	}
	for (uint64_t number = 1; number <= HANDS; number++) {
		struct match_record record = {.frame = {.number = number}};

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
	free_bots(inner, PLAYERS);
	dealer_free(&dealer);
}

Test(match, poison_in_what_a_bot_must_not_see_changes_nothing)
{
	int compared = 0;

	for (const struct bot_kind *const *kind = bots_rows; *kind; kind++)
		for (const struct variant *row = variant_rows; row->code; row++) {
			struct text played[POISONS] = {{0}};
			struct bot one;

			if (!try_bot((*kind)->name, row, 2, &one))
				continue;
			free_bots(&one, 1);
			for (int i = PLAIN; i < POISONS; i++)
				play_spied(*kind, row, (enum poison)i, &played[i]);
			for (int i = RUBBISH; i < POISONS; i++)
				cr_assert(slice_same(text_slice(&played[PLAIN]),
						  text_slice(&played[i])),
					"%s in %s", (*kind)->name, row->code);
			for (int i = PLAIN; i < POISONS; i++)
				text_free(&played[i]);
			compared++;
		}
	cr_expect_geq(compared, 250, "%d bots in games were compared", compared);
}

/* -- illegal actions -------------------------------------------------------------- */

/* A bot that tries anything. */
static enum bot_reply wild(void *state, const struct bot_view *view, struct action *out)
{
	(void)state;
	out->act = (enum act)hand_rng_below(view->hand_rng, 12);
	out->seat = (int)hand_rng_below(view->hand_rng, 40) - 20;
	out->amount = (chips)hand_rng_below(view->hand_rng, 600) - 100;
	out->count = (int)hand_rng_below(view->hand_rng, 12) - 2;
	for (int i = 0; i < HOLE_CARDS_MAX; i++)
		out->card[i] = hand_rng_below(view->hand_rng, 2)
				       ? (card)hand_rng_below(view->hand_rng, 256)
				       : view->card[i];
	return hand_rng_below(view->hand_rng, 9) ? BOT_ACTS : BOT_FAILS;
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
	match.setup.stack[0] = match.setup.stack[1] = CHIPS_MAX;
	play_and_check(&match, 1, bots, &dealer, tally);
	cr_assert_gt(dealer.action_count, DEALER_ACTIONS_MAX);
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

/* The nets of some deals of a duplicate match, where player i has the bot and the stack that player
 * i + by has in a match that is not turned. */
static void play_turned(const struct variant *variant, int players, int by, chips *net)
{
	enum { DEALS = 10 };
	struct dealer dealer = {.listen = NULL};
	struct match_tally tally[SEATS_MAX] = {{0}};
	struct bot kinds[KINDS_MAX], bots[SEATS_MAX];
	const int count = make_all(variant, players, kinds);
	struct match match, turned;
	struct match_hand hand;

	make_match(&match, variant, players);
	turned = match;
	turned.duplicate = true;
	for (int i = 0; i < players; i++) {
		const int from = (i + by) % players;

		turned.setup.stack[i] = match.setup.stack[from];
		bots[i] = kinds[(2 * from + 1) % count];
	}
	for (int number = 1; number <= DEALS * players; number++) {
		match_seat(&turned, (uint64_t)number, bots, &hand);
		cr_assert_eq(dealer_play(&dealer, &hand.hand), STATUS_OK);
		match_count(&turned, &hand, &dealer, tally);
	}
	for (int i = 0; i < players; i++)
		net[i] = tally[i].net;
	free_bots(kinds, count);
	dealer_free(&dealer);
}

/* Everybody has each seat of a deal once, so that who came first among the players is not to be
 * seen in the results. */
Test(match, players_who_change_places_change_their_results)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++) {
		const int players = players_most(variant) < 4 ? players_most(variant) : 4;
		chips net[SEATS_MAX], turned[SEATS_MAX];

		play_turned(variant, players, 0, net);
		for (int by = 1; by < players; by++) {
			play_turned(variant, players, by, turned);
			for (int i = 0; i < players; i++)
				cr_assert_eq(turned[i], net[(i + by) % players], "%s",
					variant->code);
		}
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
