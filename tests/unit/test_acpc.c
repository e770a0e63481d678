/* The competition's protocol: the hands in its specification, played and printed. */
#include "play/acpc.h"
#include "play/bots/bots.h"
#include "play/match.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* A hand played by lines of the protocol. */
struct acpc_play {
	struct table_setup setup;
	struct dealer dealer; /* its table and the hole cards */
	struct dealer_hand hand;
	struct acpc acpc;
	struct text state;
};

static void apply(struct acpc_play *play, const struct action *action)
{
	struct legality legality;

	cr_assert_eq(table_apply(&play->dealer.table, action, &legality), TABLE_OK);
	acpc_add(&play->acpc, &play->dealer.table, action);
}

static void deal_board(struct acpc_play *play, const char *cards)
{
	struct action action = {.act = ACT_DEAL_BOARD};

	action.count = cards_from(cards, action.card);
	apply(play, &action);
}

static void print_state(struct acpc_play *play, int seat)
{
	struct bot_view view = {.table = &play->dealer.table,
		.setup = &play->setup,
		.hand = play->hand.number,
		.seat = seat,
		.cards = play->dealer.hole[seat].count};

	memcpy(view.card, play->dealer.hole[seat].card, sizeof view.card);
	text_clear(&play->state);
	acpc_print_state(&play->state, &play->acpc, &view);
}

static void state_is(struct acpc_play *play, int seat, const char *expected)
{
	print_state(play, seat);
	cr_assert(text_is(&play->state, expected), "%.*s", (int)play->state.length,
		play->state.bytes);
}

/* Blinds, stacks and cards: "KsJs|JdTc", one hand per seat. */
static void begin(struct acpc_play *play, const char *code, int seats, uint64_t number,
	const char *const *cards)
{
	memset(play, 0, sizeof *play);
	play->setup = (struct table_setup){.variant = variant_find(slice_from(code)),
		.seats = seats,
		.blind = {50, 100},
		.small_bet = 100,
		.big_bet = 200,
		.min_bet = 100};
	for (int i = 0; i < seats; i++)
		play->setup.stack[i] = 20000;
	play->hand = (struct dealer_hand){.setup = &play->setup, .number = number};
	play->dealer.hand = &play->hand;
	cr_assert(table_begin(&play->dealer.table, &play->setup));
	acpc_begin(&play->acpc);
	for (int i = 0; i < seats; i++) {
		struct action action = {.act = ACT_DEAL_HOLE, .seat = i, .count = 2};

		play->dealer.hole[i].count = cards_from(cards[i], play->dealer.hole[i].card);
		memset(action.card, CARD_UNKNOWN, sizeof action.card);
		apply(play, &action);
	}
}

static void end(struct acpc_play *play)
{
	acpc_free(&play->acpc);
	text_free(&play->state);
}

/* The result of reading `line` as the answer to the actor's state; "r900" answers this state. */
static enum acpc_line answer(struct acpc_play *play, const char *action, struct action *out)
{
	struct text line = {0};
	enum acpc_line kind;

	out->seat = play->dealer.table.actor;
	print_state(play, out->seat);
	text_add_slice(&line, text_slice(&play->state));
	text_add_char(&line, ':');
	text_add_string(&line, action);
	kind = acpc_read(text_slice(&line), text_slice(&play->state), &play->dealer.table, out);
	text_free(&line);
	return kind;
}

/* Plays space-separated actions. */
static void act(struct acpc_play *play, const char *actions)
{
	char room[64], *rest = NULL;

	strcpy(room, actions);
	for (char *word = strtok_r(room, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
		struct action action = {.act = ACT_FOLD};

		cr_assert_eq(answer(play, word, &action), ACPC_ACTION, "%s", word);
		apply(play, &action);
	}
}

static void show(struct acpc_play *play)
{
	while (play->dealer.table.phase == PHASE_SHOWDOWN) {
		const int seat = play->dealer.table.actor;
		struct action action = {.act = ACT_SHOW, .seat = seat, .count = 2};

		memcpy(action.card, play->dealer.hole[seat].card, 2);
		apply(play, &action);
	}
}

static const char *const heads_up[] = {"KsJs", "JdTc"};

Test(acpc, states_are_those_of_the_specification)
{
	static struct acpc_play play;

	begin(&play, "NT", 2, 32, heads_up);
	state_is(&play, 1, "MATCHSTATE:1:31::|JdTc");
	act(&play, "r300");
	state_is(&play, 1, "MATCHSTATE:1:31:r300:|JdTc");
	state_is(&play, 0, "MATCHSTATE:0:31:r300:KsJs|");
	act(&play, "r900 c");
	cr_assert(!acpc_is_sent(&play.dealer.table));
	deal_board(&play, "6dJc9c");
	cr_assert(acpc_is_sent(&play.dealer.table));
	state_is(&play, 1, "MATCHSTATE:1:31:r300r900c/:|JdTc/6dJc9c");
	act(&play, "r1800 r3600 r9000 c");
	deal_board(&play, "Kh");
	state_is(&play, 1, "MATCHSTATE:1:31:r300r900c/r1800r3600r9000c/:|JdTc/6dJc9c/Kh");
	act(&play, "r20000 c");
	deal_board(&play, "Qc");
	show(&play);
	cr_assert_eq(play.dealer.table.phase, PHASE_OVER);
	state_is(&play, 1,
		"MATCHSTATE:1:31:r300r900c/r1800r3600r9000c/r20000c/:KsJs|JdTc/6dJc9c/Kh/Qc");
	end(&play);
}

Test(acpc, rounds_without_betting_are_empty)
{
	static struct acpc_play play;

	begin(&play, "NT", 2, 1, heads_up);
	act(&play, "r20000 c");
	deal_board(&play, "6dJc9c");
	deal_board(&play, "Kh");
	deal_board(&play, "Qc");
	show(&play);
	state_is(&play, 0, "MATCHSTATE:0:0:r20000c///:KsJs|JdTc/6dJc9c/Kh/Qc");
	end(&play);
}

Test(acpc, the_cards_of_a_hand_that_ends_by_a_fold_are_not_shown)
{
	static struct acpc_play play;

	begin(&play, "NT", 2, 1, heads_up);
	act(&play, "r300 f");
	state_is(&play, 0, "MATCHSTATE:0:0:r300f:KsJs|");
	state_is(&play, 1, "MATCHSTATE:1:0:r300f:|JdTc");
	end(&play);
}

Test(acpc, raises_of_fixed_limit_have_no_size)
{
	static const char *const cards[] = {"KsJs", "JdTc", "2c2d"};
	static struct acpc_play play;
	struct action action = {.act = ACT_FOLD};

	begin(&play, "FT", 3, 1, cards);
	cr_assert_eq(answer(&play, "r200", &action), ACPC_WRONG);
	act(&play, "r r f c");
	deal_board(&play, "6dJc9c");
	state_is(&play, 0, "MATCHSTATE:0:0:rrfc/:KsJs||/6dJc9c");
	cr_assert_eq(answer(&play, "r", &action), ACPC_ACTION);
	cr_assert_eq(action.amount, 100);
	end(&play);
}

/* A raise size counts the whole hand, an amount counts this street. */
Test(acpc, sizes_become_amounts_of_the_street)
{
	static struct acpc_play play;
	struct action action = {.act = ACT_FOLD};

	begin(&play, "NT", 2, 1, heads_up);
	cr_assert_eq(answer(&play, "r300", &action), ACPC_ACTION);
	cr_assert_eq(action.act, ACT_BET_RAISE);
	cr_assert_eq(action.amount, 300);
	act(&play, "r300 c");
	deal_board(&play, "6dJc9c");
	cr_assert_eq(answer(&play, "r1000\r", &action), ACPC_ACTION);
	cr_assert_eq(action.amount, 700);
	end(&play);
}

Test(acpc, lines_that_are_no_answer_are_told_apart)
{
	static const struct {
		const char *line;
		enum acpc_line kind;
	} rows[] = {
		{"", ACPC_NOTHING},
		{"# thinking", ACPC_NOTHING},
		{"; thinking", ACPC_NOTHING},
		{"VERSION:2.0.0\r", ACPC_NOTHING},
		{"VERSION:3.0.0", ACPC_WRONG},
		{"MATCHSTATE:1:0::|JdTc:c", ACPC_ACTION},
		{"MATCHSTATE:1:0::|JdTc:f\r", ACPC_ACTION},
		{"MATCHSTATE:1:0:r300r900:|JdTc:c", ACPC_NOTHING},
		{"MATCHSTATE:1:0::|JdTc", ACPC_NOTHING},
		{"MATCHSTATE:1:0::|JdTc:", ACPC_WRONG},
		{"MATCHSTATE:1:0::|JdTc:x", ACPC_WRONG},
		{"MATCHSTATE:1:0::|JdTc:cc", ACPC_WRONG},
		{"MATCHSTATE:1:0::|JdTc:r", ACPC_WRONG},
		{"MATCHSTATE:1:0::|JdTc:r-300", ACPC_WRONG},
		{"MATCHSTATE:1:0::|JdTc:r300.5", ACPC_WRONG},
		{"MATCHSTATE:1:0::|JdTc:r99999999999999999999", ACPC_WRONG},
		{"c", ACPC_WRONG},
		{"y", ACPC_WRONG},
	};
	static struct acpc_play play;

	begin(&play, "NT", 2, 1, heads_up);
	print_state(&play, 1);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct action action = {.act = ACT_FOLD};

		cr_assert_eq(acpc_read(slice_from(rows[i].line), text_slice(&play.state),
				     &play.dealer.table, &action),
			rows[i].kind, "%s", rows[i].line);
	}
	end(&play);
}

static void write_to(struct acpc_inbox *inbox, const char *bytes, size_t count)
{
	size_t room;
	char *const to = acpc_inbox_room(inbox, &room);

	cr_assert_leq(count, room);
	memcpy(to, bytes, count);
	acpc_inbox_add(inbox, count);
}

Test(acpc, lines_come_out_however_they_are_cut)
{
	static const char written[] = "VERSION:2.0.0\r\n\nc\nwithout an end";
	static const char *const expected[] = {"VERSION:2.0.0\r", "", "c"};
	static struct acpc_inbox inbox;

	for (size_t piece = 1; piece < sizeof written; piece++) {
		struct slice line;
		int lines = 0;

		memset(&inbox, 0, sizeof inbox);
		for (size_t at = 0; at < sizeof written - 1; at += piece) {
			const size_t left = sizeof written - 1 - at;

			write_to(&inbox, written + at, piece < left ? piece : left);
			for (; acpc_inbox_line(&inbox, &line); lines++) {
				cr_assert_lt(lines, 3);
				cr_assert(slice_equal(line, expected[lines]), "pieces of %zu",
					piece);
			}
		}
		cr_assert_eq(lines, 3);
	}
}

Test(acpc, a_line_without_end_fills_the_inbox)
{
	static struct acpc_inbox inbox;
	struct slice line;
	size_t room;

	write_to(&inbox, "c\nx", 3);
	cr_assert(acpc_inbox_line(&inbox, &line));
	for (size_t i = 1; i < ACPC_LINE_MAX; i++) {
		cr_assert(!acpc_inbox_is_full(&inbox));
		write_to(&inbox, "x", 1);
		cr_assert(!acpc_inbox_line(&inbox, &line));
	}
	cr_assert(acpc_inbox_is_full(&inbox));
	acpc_inbox_room(&inbox, &room);
	cr_assert_eq(room, 0);
}

/* The example line of the competition's protocol. */
Test(acpc, the_log_has_all_cards_and_what_was_won)
{
	static const char *const cards[] = {"5d5c", "9hQd"};
	static const chips net[] = {195857, -195857};
	const struct slice names[] = {slice_from("Alice"), slice_from("Bob")};
	static struct acpc_play play;
	struct text log = {0};

	begin(&play, "NT", 2, 1, cards);
	act(&play, "c r13024 c");
	deal_board(&play, "8dAs8s");
	act(&play, "r16916 f");
	acpc_print_log(&log, &play.acpc, &play.dealer, names);
	acpc_print_score(&log, net, names, 2);
	cr_assert(text_is(&log, "STATE:0:cr13024c/r16916f:5d5c|9hQd/8dAs8s:13024|-13024:Alice|Bob\n"
				"SCORE:195857|-195857:Alice|Bob\n"));
	text_free(&log);
	end(&play);
}

Test(acpc, the_game_of_the_competition_is_defined)
{
	static struct acpc_play play;
	struct text game = {0};

	begin(&play, "NT", 2, 1, heads_up);
	acpc_print_game(&game, &play.setup);
	cr_assert(text_is(&game, "GAMEDEF\nnolimit\nnumPlayers = 2\nnumRounds = 4\n"
				 "stack = 20000 20000\nblind = 100 50\nfirstPlayer = 2 1 1 1\n"
				 "numSuits = 4\nnumRanks = 13\nnumHoleCards = 2\n"
				 "numBoardCards = 0 3 1 1\nEND GAMEDEF\n"));
	text_free(&game);
	end(&play);
}

Test(acpc, what_cannot_be_said_is_refused_by_name)
{
	static const char *const refused[][2] = {
		{"N2L1D", "draws"},
		{"F7S", "up cards"},
		{"FO/8", "hi-lo pots"},
		{"PT", "pot limit"},
		{"NO", "more than three hole cards"},
		{"NS", "short decks"},
	};
	static struct acpc_play play;
	struct table_setup setup;

	begin(&play, "NT", 2, 1, heads_up);
	cr_assert_null(acpc_refuses(&play.setup));
	for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
		setup = play.setup;
		setup.variant = variant_find(slice_from(refused[i][0]));
		cr_assert_str_eq(acpc_refuses(&setup), refused[i][1]);
	}
	setup = play.setup;
	setup.ante[1] = 10;
	cr_assert_str_eq(acpc_refuses(&setup), "antes");
	setup = play.setup;
	setup.stack[1] = 10000;
	cr_assert_str_eq(acpc_refuses(&setup), "unequal stacks");
	setup = play.setup;
	setup.seats = 3;
	setup.stack[2] = 20000;
	cr_assert_null(acpc_refuses(&setup));
	setup.blind[2] = 200;
	cr_assert_str_eq(acpc_refuses(&setup), "straddles");
	end(&play);
}

/* A bot that is asked and answers in lines. */
struct acpc_speaker {
	struct bot bot;
	struct acpc acpc;
	struct text state, line;
	struct acpc_inbox inbox;
};

static enum bot_reply speak(void *state, const struct bot_view *view, struct action *out)
{
	struct acpc_speaker *const speaker = state;
	const struct seat *const seat = &view->table->seat[view->seat];
	struct action action = {.seat = view->seat};
	struct slice line;

	speaker->bot.kind->act(speaker->bot.state, view, &action);
	text_clear(&speaker->line);
	text_add_slice(&speaker->line, text_slice(&speaker->state));
	text_add_string(&speaker->line, action.act == ACT_FOLD         ? ":f"
					: action.act == ACT_CHECK_CALL ? ":c"
								       : ":r");
	if (action.act == ACT_BET_RAISE && view->table->variant->limit != FIXED_LIMIT)
		text_add_uint(&speaker->line,
			(uint64_t)(seat->paid - seat->street + action.amount));
	text_add_string(&speaker->line, "\r\n");
	write_to(&speaker->inbox, speaker->line.bytes, speaker->line.length);
	cr_assert(acpc_inbox_line(&speaker->inbox, &line));
	cr_assert_eq(acpc_read(line, text_slice(&speaker->state), view->table, out), ACPC_ACTION,
		"%.*s", (int)line.length, line.bytes);
	cr_assert_eq(out->act, action.act);
	return BOT_ACTS;
}

static void speaker_begin(void *state, const struct bot_view *view)
{
	struct acpc_speaker *const speaker = state;

	(void)view;
	acpc_begin(&speaker->acpc);
}

static void speaker_see(void *state, const struct bot_view *view, const struct action *action)
{
	struct acpc_speaker *const speaker = state;

	acpc_add(&speaker->acpc, view->table, action);
	if (!acpc_is_sent(view->table))
		return;
	text_clear(&speaker->state);
	acpc_print_state(&speaker->state, &speaker->acpc, view);
}

static void play_match(const char *code, int players, bool speaks, struct match_tally *tally)
{
	static const struct bot_kind speakers = {.name = "speaker",
		.hand_begin = speaker_begin,
		.act = speak,
		.see = speaker_see};
	static const struct match_stakes stakes = {.blinds = 2, .blind = {50, 100}};
	static struct acpc_speaker speaker[SEATS_MAX];
	static struct match_hand hand;
	struct match match = {.seed = 7};
	struct bot bots[SEATS_MAX];
	struct bot_order order = {.variant = variant_find(slice_from(code)), .players = players};
	struct dealer dealer = {.listen = NULL};
	struct text why = {0};

	match_set(&match, order.variant, players, &stakes);
	for (int i = 0; i < players; i++) {
		match.setup.stack[i] = 3000;
		bots[i].kind = bots_find(slice_from("random"), &order.argument);
		cr_assert_eq(bots[i].kind->open(&order, &bots[i].state, &why), STATUS_OK);
		speaker[i] = (struct acpc_speaker){.bot = bots[i]};
		if (speaks)
			bots[i] = (struct bot){&speakers, &speaker[i]};
	}
	memset(tally, 0, SEATS_MAX * sizeof *tally);
	for (uint64_t number = 1; number <= 300; number++) {
		match_seat(&match, number, bots, &hand);
		cr_assert_eq(dealer_play(&dealer, &hand.hand), STATUS_OK);
		match_count(&match, &hand, &dealer, tally);
	}
	for (int i = 0; i < players; i++) {
		speaker[i].bot.kind->free(speaker[i].bot.state);
		acpc_free(&speaker[i].acpc);
		text_free(&speaker[i].state);
		text_free(&speaker[i].line);
	}
	dealer_free(&dealer);
}

Test(acpc, bots_that_speak_play_the_hands_that_they_play_without)
{
	static const char *const codes[] = {"NT", "FT"};

	for (int players = 2; players <= 6; players++)
		for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
			struct match_tally plain[SEATS_MAX], spoken[SEATS_MAX];

			play_match(codes[i], players, false, plain);
			play_match(codes[i], players, true, spoken);
			for (int j = 0; j < players; j++) {
				cr_assert_eq(plain[j].net, spoken[j].net, "%s, %d players",
					codes[i], players);
				cr_assert_eq(spoken[j].errors, 0);
			}
		}
}
