/* The session: hand after hand, until the user quits. */
#include "play.h"

#include "frame/output.h"
#include "frame/report.h"
#include "frame/screen_table.h"
#include "frame/secret.h"

#include "base/clean.h"

#include <inttypes.h>

/* -- the user --------------------------------------------------------------------- */

static void person_begins(void *state, const struct bot_view *view)
{
	struct play *const play = state;

	play->own = view->seat;
	if (play_record_begin(play, view))
		play->face->begin(play);
	else
		play_fail(play, PLAY_NO_MEMORY);
}

static enum bot_reply person_acts(void *state, const struct bot_view *view, struct action *out)
{
	struct play *const play = state;

	if (!play->leaves)
		play->face->ask(play, view, out);
	if (play->leaves && view->table->phase == PHASE_DRAW)
		bot_stand_pat(view, out);
	else if (play->leaves)
		bot_fold(view, out);
	play->record.choice = *out;
	return BOT_ACTS;
}

static void person_sees(void *state, const struct bot_view *view, const struct action *action)
{
	struct play *const play = state;

	if (play->failure)
		return;
	if (play_record_add(play, view, action))
		play->face->saw(play);
	else
		play_fail(play, PLAY_NO_MEMORY);
}

static const struct bot_kind person = {
	.name = "person",
	.about = "is asked",
	.hand_begin = person_begins,
	.act = person_acts,
	.see = person_sees,
};

/* -- hands ------------------------------------------------------------------------ */

static void listen(void *context, const struct dealer *dealer, const struct action *action)
{
	(void)dealer;
	play_log_action(context, action);
}

/* Seats the players for a hand with their chips. */
static void seat_players(struct play *play)
{
	const struct match *const match = &play->seats.match;

	if (play->tournament) {
		tournament_seat(&play->event, &play->hand);
		for (int i = 0; i < play->hand.setup.seats; i++)
			play->hand.hand.bot[i] = &play->bots[play->hand.player[i]];
		return;
	}
	match_seat(match, play->number, play->bots, &play->hand);
	play->again = 0;
	for (int i = 0; i < play->seats.players; i++)
		play->again |= (seat_set)(play->cash.stack[i] == 0) << i;
	cash_seat(&play->cash, match, &play->hand);
}

/* Takes over the stacks of a finished hand. */
static void count_stacks(struct play *play)
{
	if (!play->tournament) {
		cash_count(&play->cash, &play->seats.match, &play->hand, &play->dealer);
		return;
	}
	tournament_count(&play->event, &play->hand, &play->dealer);
	play->again = 0;
	for (int i = 0; i < play->hand.setup.seats; i++) {
		const int player = play->hand.player[i];

		play->again |= (seat_set)(play->event.player[player].place > 1) << player;
	}
}

static bool is_over(const struct play *play)
{
	return play->leaves || (play->hands && play->played == play->hands) ||
	       (play->tournament && play->event.player[PLAY_PERSON].place);
}

static void play_hand(struct play *play)
{
	seat_players(play);
	play_log_begin(play);
	if (dealer_play(&play->dealer, &play->hand.hand)) {
		play_fail(play, PLAY_NO_MEMORY);
		return;
	}
	count_stacks(play);
	play_log_end(play);
	play->played++;
	if (play->failure == PLAY_NO_MEMORY || play->failure == PLAY_NO_OUTPUT)
		return;
	play_record_end(play);
	play->face->over(play);
	play->number++;
}

static int make_bots(struct play *play)
{
	const struct seats *const seats = &play->seats;
	int status = EXIT_DONE;

	play->bots[PLAY_PERSON] = (struct bot){&person, play};
	for (int i = 1; i < seats->players; i++)
		play->bots[i] = (struct bot){seats->player[i].kind, NULL};
	for (int i = 1; i < seats->players && !status; i++)
		status = seats_make_bot(seats, i, seats->players, play->settings.path,
			&play->bots[i].state);
	return status;
}

/* -- results ---------------------------------------------------------------------- */

/* A row for each player: its net result and its buy-ins or, in a tournament, its place and its
 * chips. */
static bool write_results(struct play *play)
{
	static const struct rows_name match[] = {{"player", ROWS_STRING}, {"net", ROWS_NUMBER},
		{"bought", ROWS_NUMBER}};
	static const struct rows_name tournament[] = {{"player", ROWS_STRING},
		{"place", ROWS_NUMBER}, {"chips", ROWS_NUMBER}};
	enum { NAMES = sizeof match / sizeof *match };
	const struct rows_name *const names = play->tournament ? tournament : match;
	const struct settings *const settings = &play->settings;
	struct text *const out = &play->out;
	struct text rows = {0};

	text_clear(out);
	text_add_string(out, "\n");
	text_add_uint_grouped(out, play->played);
	text_add_string(out, play->played == 1 ? " hand\n" : " hands\n");
	for (int i = 0; i < play->seats.players; i++) {
		text_add_slice(&rows, play->seats.player[i].name);
		text_add_char(&rows, '\t');
		if (!play->tournament)
			play_add_net(play, &rows, play_net(play, i));
		else if (play->event.player[i].place)
			text_format(&rows, "%d", play->event.player[i].place);
		text_add_char(&rows, '\t');
		chips_print(&rows,
			play->tournament ? play->event.player[i].stack : play->cash.bought[i],
			play->seats.places);
		text_add_char(&rows, '\n');
	}
	if (settings->screen) {
		struct screen_table table;

		screen_table_init(&table, names, NAMES, settings->columns, true, settings->colour);
		screen_table_add(&table, text_slice(&rows), out);
	} else {
		text_format(out, "%s\t%s\t%s\n", names[0].name, names[1].name, names[2].name);
		text_add_slice(out, text_slice(&rows));
	}
	out->failed = out->failed || rows.failed;
	text_free(&rows);
	if (!options_given(settings, "seed")) {
		text_format(out, "--seed %" PRIu64 " deals the same cards again\n",
			play->seats.match.seed);
	}
	return output_text(out);
}

/* -- the session ------------------------------------------------------------------ */

static int play_hands(struct play *play)
{
	if (!play->face->open(play))
		return report_usage("cannot use the terminal");
	while (!is_over(play))
		play_hand(play);
	play->face->close(play);
	if (play->failure == PLAY_NO_MEMORY)
		return report_memory();
	if (play->failure == PLAY_NO_LOG)
		report_file(play->log.name, play->log.error);
	return play->failure == PLAY_NO_OUTPUT || !write_results(play) ? EXIT_IO
	       : play->failure                                         ? EXIT_IO
								       : EXIT_DONE;
}

int play_session(struct play *play)
{
	int status = play_log_open(play, &play->number);
	uint32_t seed;

	if (!options_given(&play->settings, "seed")) {
		secret_random(&seed, sizeof seed);
		play->seats.match.seed = seed;
	}
	cash_begin(&play->cash, &play->seats.match, 0);
	play->rules.seed = play->seats.match.seed;
	if (!status && play->tournament &&
		tournament_begin(&play->event, &play->rules, play->number % TOURNAMENTS_MAX))
		status = report_memory();
	play->dealer.context = play;
	play->dealer.listen = listen;
	if (!status)
		status = make_bots(play);
	if (!status)
		status = play_hands(play);
	seats_free_bots(play->bots + 1, play->seats.players - 1);
	dealer_free(&play->dealer);
	play_record_free(&play->record);
	play_hint_free(play->hint);
	tournament_free(&play->event);
	play_log_close(play);
	text_free(&play->out);
	text_free(&play->cell);
	return status;
}

/* -- queries about the session ------------------------------------------------- */

chips play_net(const struct play *play, int player)
{
	if (play->tournament)
		return play->event.player[player].stack - play->rules.stack;
	return play->cash.stack[player] + play->cash.taken[player] - play->cash.bought[player];
}

void play_add_net(const struct play *play, struct text *out, chips net)
{
	const bool screen = play->settings.screen;

	if (net < 0)
		text_add_string(out, screen && play->settings.writes == CARD_UNICODE ? "−" : "-");
	else if (net > 0)
		text_add_char(out, '+');
	net = net < 0 ? -net : net;
	if (screen)
		chips_print_grouped(out, net, play->seats.places);
	else
		chips_print(out, net, play->seats.places);
}

void play_add_news(const struct play *play, const char *before, const char *after, struct text *out)
{
	for (int i = 0; i < play->seats.players; i++) {
		if (!(play->again >> i & 1))
			continue;
		text_add_string(out, before);
		sanitize_append(out, play->seats.player[i].name);
		if (play->tournament)
			text_format(out, " is eliminated in place %d%s",
				play->event.player[i].place, after);
		else
			text_format(out, " buys in again%s", after);
	}
}
