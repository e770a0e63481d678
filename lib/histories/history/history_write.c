#include "histories/history/history_internal.h"
#include "histories/history/history_time.h"

#include "base/scan.h"
#include "game/phh/phh.h"

#include <string.h>

static void write_given(struct text *out, const char *key, struct slice value)
{
	if (value.length)
		phh_write_string(out, key, value);
}

static void write_seats(struct text *out, const struct history_play *play)
{
	const struct history *const history = play->history;
	struct slice names[SEATS_MAX];
	int numbers[SEATS_MAX];
	bool numbered = true;

	for (int i = 0; i < play->setup.seats; i++) {
		names[i] = history->seat[play->of[i]].name;
		numbers[i] = history->seat[play->of[i]].number;
		numbered &= numbers[i] > 0;
	}
	if (numbered)
		phh_write_numbers(out, "seats", numbers, play->setup.seats);
	if (history->seats_max)
		phh_write_number(out, "seat_count", (uint64_t)history->seats_max);
	write_given(out, "table", history->table);
	phh_write_strings(out, "players", names, play->setup.seats);
}

static void write_results(struct text *out, const struct history_play *play)
{
	const int seats = play->setup.seats;
	chips finishing[SEATS_MAX];
	bool extra = false, fee = false;

	for (int i = 0; i < seats; i++) {
		finishing[i] = play->table.seat[i].stack;
		extra |= play->extra[i] != 0;
		fee |= play->cash_fee[i] != 0;
	}
	if (play->over)
		phh_write_amounts(out, "finishing_stacks", finishing, seats, play->places);
	/* results of an invalid hand are not reliable, so they get a name of their own */
	if (play->money_given)
		phh_write_amounts(out, play->history->bad ? "_winnings" : "winnings", play->paid,
			seats, play->places);
	if (extra)
		phh_write_amounts(out, "_house_paid", play->extra, seats, play->places);
	if (fee)
		phh_write_amounts(out, "_cash_out_fee", play->cash_fee, seats, play->places);
}

/* Appends money of one kind, by seat at the table, with its own decimal places. */
static void write_prizes(struct text *out, const struct history_play *play,
	enum history_prize_kind kind, const char *key)
{
	const struct history *const history = play->history;
	struct history_amount sum[SEATS_MAX];
	chips money[SEATS_MAX];
	int places = 0, count = 0;

	for (int i = 0; i < play->setup.seats; i++)
		sum[i] = (struct history_amount){0, 0};
	for (int i = 0; i < history->prizes; i++) {
		const struct history_prize *const prize = &history->prize[i];
		const int seat = play->place[prize->seat];

		if (prize->kind != kind || seat < 0)
			continue;
		sum[seat] = history_sum(sum[seat], prize->money);
		places = sum[seat].places > places ? sum[seat].places : places;
		count++;
	}
	if (!count)
		return;
	for (int i = 0; i < play->setup.seats; i++) {
		const struct history_amount none = {0, places};

		money[i] = history_sum(sum[i], none).digits;
	}
	phh_write_amounts(out, key, money, play->setup.seats, places);
}

static void write_facts(struct text *out, const struct history_play *play, struct slice source)
{
	const struct history *const history = play->history;
	const int places = play->places;
	char room[32];
	struct text text;

	write_given(out, "_site", history->site);
	write_given(out, "_hand", history->number);
	if (play->over || history_given(history->money.rake))
		phh_write_amount(out, "_rake", play->rake, places);
	if (play->fees)
		phh_write_amount(out, "_fees", play->fees, places);
	if (history_given(history->money.splash))
		phh_write_amount(out, "_splash", history_chips(play, history->money.splash),
			places);
	if (play->raise)
		phh_write_number(out, "_raise", (uint64_t)play->raise);
	if (play->table.beyond)
		text_add_string(out, "_uncapped = true\n");
	write_given(out, "_source", source);
	text = text_over(room, sizeof(room));
	if (history->utc.year) {
		history_time_print(&text, &history->utc);
		phh_write_string(out, "_utc", text_slice(&text));
	}
	write_given(out, "_game", history->game);
	if (history->tournament.length) {
		/* Finishing places of the players of a tournament. */
		int finished[SEATS_MAX];
		bool any = false;

		write_given(out, "_tournament", history->tournament);
		write_given(out, "_entry", history->buy_in);
		if (history_given(history->paid))
			phh_write_amount(out, "_buy_in", history->paid.digits,
				history->paid.places);
		write_given(out, "_prize_currency", history->prize_currency);
		write_given(out, "_level", history->level);
		if (history->prizes) {
			write_prizes(out, play, HISTORY_ON_HEAD, "_bounty");
			write_prizes(out, play, HISTORY_BOUNTY, "_bounty_won");
			write_prizes(out, play, HISTORY_PRIZE, "_prize");
			write_prizes(out, play, HISTORY_BOUGHT, "_bought");
		}
		for (int i = 0; i < play->setup.seats; i++) {
			finished[i] = history->finished[play->of[i]];
			any |= finished[i] > 0;
		}
		if (any)
			phh_write_numbers(out, "_place", finished, play->setup.seats);
	}
	write_given(out, "_kind", history->kind);
	if (history_given(history->stakes.cap))
		phh_write_amount(out, "_cap", history_chips(play, history->stakes.cap), places);
	if (history->hero >= 0 && play->place[history->hero] >= 0)
		phh_write_number(out, "_hero", (uint64_t)play->place[history->hero] + 1);
	phh_write_boards(out, &play->setup);
	if (history->bad)
		text_add_string(out, "_bad = true\n");
}

void history_write(struct text *out, const struct history_play *play, struct slice source,
	struct history_origin *origins)
{
	const struct history *const history = play->history;
	uint64_t number;

	phh_write_setup(out, &play->setup, play->places);
	for (int i = 0; i < play->act_count; i++) {
		const struct history_act *const act = &play->acts[i];

		if (origins)
			origins[i] =
				(struct history_origin){.at = out->length + (i ? strlen(", '") : 1),
					.offset = act->offset,
					.length = act->length};
		phh_write_action(out, &act->action, play->places);
		if (origins)
			origins[i].end = out->length - 1; /* before the quote */
	}
	text_add_string(out, "]\n");
	write_given(out, "event", history->event);
	write_given(out, "venue", history->site);
	/* Local time and date as written in the text. */
	if (history->when.year) {
		text_add_string(out, "time = ");
		history_time_print_clock(out, &history->when);
		text_add_char(out, '\n');
		write_given(out, "time_zone_abbreviation", history->when.zone);
		phh_write_number(out, "day", history->when.day);
		phh_write_number(out, "month", history->when.month);
		phh_write_number(out, "year", (uint64_t)history->when.year);
	}
	if (history_number(history, &number))
		phh_write_number(out, "hand", number);
	write_seats(out, play);
	write_given(out, "currency", history->currency);
	write_results(out, play);
	write_facts(out, play, source);
}
