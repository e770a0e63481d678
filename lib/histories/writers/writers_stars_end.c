/* The showdown, the payments, and the summary. */
#include "histories/writers/writers_stars_internal.h"

#include <string.h>

static const char *const ordinals[BOARDS_MAX] = {"FIRST ", "SECOND ", "THIRD "};

static int seats_in(const struct stars_writer *stars)
{
	return stars->play->table.in;
}

/* Number of runouts in the text; runouts that never differ count as one. */
static int runs(const struct stars_writer *stars)
{
	const struct table *const table = &stars->play->table;

	return table->boards > 1 && stars->common < table->board_count ? table->boards : 1;
}

/* -- payments -------------------------------------------------------------- */

static void add_pot(struct stars_writer *stars, const struct pots *pots, int pot)
{
	writers_stars_say(stars, pots->count == 1 ? "pot" : pot ? "side pot" : "main pot");
	if (pots->count < 3 || !pot)
		return;
	writers_stars_add(stars, "-%u", (uint64_t)pot);
}

/* Payment of a seat for one part of a pot. Its payment from the pot is divided evenly among the
 * parts that it won; odd units go to the first parts. */
static chips payment_of(const struct stars_writer *stars, int pot, int part, int seat)
{
	const struct pot_award *const award = &hand_play_settlement(stars->play)->award[pot];
	const chips all = pots_award_gets(award, seat);
	chips won = 0, given = 0, each = 0;

	if (!all || !(award->part[part].winners >> seat & 1))
		return 0;
	for (int i = 0; i <= part; i++) {
		if (!(award->part[i].winners >> seat & 1))
			continue;
		given += each;
		won += pots_part_gets(&award->part[i], seat);
		each = (chips)(((stars_wide)stars->payment[pot][seat] * won + all - 1) / all) -
		       given;
	}
	return each;
}

static void narrate_payment(struct stars_writer *stars, int pot, int seat, chips payment)
{
	if (!payment || writers_stars_cash_out(stars, seat))
		return;
	writers_stars_add(stars, "%n collected %a from ", seat, payment);
	add_pot(stars, &hand_play_settlement(stars->play)->pots, pot);
	writers_stars_say(stars, "\n");
}

/* The last side pot is paid first. Runouts that the text does not distinguish are paid together. */
static void narrate_paid(struct stars_writer *stars, int board)
{
	const struct settlement *const settlement = hand_play_settlement(stars->play);

	for (int pot = settlement->pots.count; pot-- > 0;)
		for (int i = 0; i < settlement->award[pot].count; i++) {
			if (settlement->award[pot].part[i].board != board && runs(stars) > 1)
				continue;
			for (int seat = 0; seat < stars->hand->setup.seats; seat++)
				narrate_payment(stars, pot, seat, payment_of(stars, pot, i, seat));
		}
}

/* -- the showdown ---------------------------------------------------------- */

static bool is_any_known(const struct stars_show *show)
{
	for (int i = 0; i < show->count; i++)
		if (show->card[i] != CARD_UNKNOWN)
			return true;
	return false;
}

/* Players with neither action in the hand who could have shown: the rules used their cards. */
static void add_missing_shows(struct stars_writer *stars)
{
	const struct table *const table = &stars->play->table;

	for (int i = 0; i < table->seats; i++) {
		const struct seat *const seat = &table->seat[i];
		struct stars_show *const show = &stars->show[stars->shows];
		bool given = seat->folded;

		for (int j = 0; j < stars->shows; j++)
			given |= stars->show[j].seat == i;
		if (given)
			continue;
		*show = (struct stars_show){.seat = i,
			.muck = !stars->paid[i] || memchr(seat->card, CARD_UNKNOWN, seat->cards),
			.count = seat->cards};
		memcpy(show->card, seat->card, seat->cards);
		stars->shows++;
		stars->writing->lost[WRITERS_ACTIONS]++;
	}
}

static void narrate_show(struct stars_writer *stars, const struct stars_show *show, int board)
{
	size_t before;

	writers_stars_name(stars, show->seat);
	if (show->muck) {
		writers_stars_say(stars, ": mucks hand \n");
		return;
	}
	writers_stars_say(stars, ": shows ");
	writers_stars_cards(stars, show->card, show->count);
	before = stars->out->length;
	writers_stars_say(stars, " (");
	if ((show->count && !memchr(show->card, CARD_UNKNOWN, show->count)) &&
		writers_stars_describe(stars, board, show->seat))
		writers_stars_say(stars, ")");
	else
		stars->out->length = before;
	writers_stars_say(stars, "\n");
}

/* The last player left is paid, and need not show. */
static void narrate_last(struct stars_writer *stars)
{
	bool shown = false;

	narrate_paid(stars, 0);
	for (int i = 0; i < stars->shows; i++) {
		if (stars->show[i].muck)
			continue;
		narrate_show(stars, &stars->show[i], 0);
		shown = true;
	}
	for (int i = 0; i < stars->hand->setup.seats && !shown; i++)
		if (!stars->play->table.seat[i].folded) {
			writers_stars_add(stars, "%n: doesn't show hand \n", i);
		}
}

void writers_stars_end(struct stars_writer *stars)
{
	const struct settlement *settlement;

	/* A seat's rake and fees are taken from the main pot as far as it covers them. The house's
	 * addition is in the main pot. */
	settlement = hand_play_settlement(stars->play);
	pots_give_odd(&stars->play->settlement, stars->hand->setup.seats, stars->paid);
	for (int seat = 0; seat < stars->hand->setup.seats; seat++) {
		chips rake = settlement->gets[seat] - stars->paid[seat];

		for (int pot = 0; pot < settlement->pots.count; pot++) {
			const struct pot_award *const award = &settlement->award[pot];
			const chips all = pots_award_gets(award, seat);
			const chips cut = rake < all ? rake : all;

			if (!all)
				continue;
			rake -= cut;
			stars->payment[pot][seat] = all - cut;
			stars->of_pot[cut < 0 ? 0 : pot] -= cut;
			stars->of_pot[pot] += all;
			for (int i = 0; i < award->count; i++)
				stars->of_board[runs(stars) > 1 ? award->part[i].board : 0][seat] +=
					payment_of(stars, pot, i, seat);
		}
	}
	/* An unknown hand is mucked. The player left after all others mucked wins without a line;
	 * that this player mucks too is lost. */
	for (int i = 0; i < stars->shows; i++) {
		struct stars_show *const show = &stars->show[i];
		const bool empty = !show->muck && !is_any_known(show);

		show->muck |= empty;
		stars->writing->lost[WRITERS_ACTIONS] +=
			empty || (show->muck && stars->paid[show->seat] > 0);
	}
	if (seats_in(stars) < 2) {
		narrate_last(stars);
		return;
	}
	add_missing_shows(stars);
	for (int board = 0; board < runs(stars) && board < BOARDS_MAX; board++) {
		writers_stars_say(stars, "*** ");
		if (runs(stars) > 1)
			writers_stars_say(stars, ordinals[board]);
		writers_stars_say(stars, "SHOW DOWN ***\n");
		for (int i = 0; i < stars->shows; i++)
			narrate_show(stars, &stars->show[i], board);
		narrate_paid(stars, board);
	}
}

/* -- the summary ----------------------------------------------------------- */

static void narrate_boards(struct stars_writer *stars)
{
	const struct table *const table = &stars->play->table;

	if (table->board_count < 3 && stars->variant->game->board) {
		stars->writing->lost[WRITERS_CARDS] +=
			table->board_count && table->board[0] != CARD_UNKNOWN;
		return;
	}
	if (!table->board_count)
		return;
	if (runs(stars) > 1)
		writers_stars_say(stars,
			runs(stars) == 2 ? "Hand was run twice\n" : "Hand was run three times\n");
	for (int run = 0; run < runs(stars) && run < BOARDS_MAX; run++) {
		if (runs(stars) > 1)
			writers_stars_say(stars, ordinals[run]);
		writers_stars_say(stars, "Board ");
		writers_stars_cards(stars, table_board(table, run), table->board_count);
		writers_stars_say(stars, "\n");
	}
}

/* A hand that went to the showdown. */
static void narrate_shown(struct stars_writer *stars, int seat)
{
	const struct seat *const at = &stars->play->table.seat[seat];
	const struct stars_show *show = NULL;

	for (int i = 0; i < stars->shows; i++)
		if (stars->show[i].seat == seat)
			show = &stars->show[i];
	if (!show || show->muck) {
		writers_stars_say(stars, " mucked");
		if (at->cards && !memchr(at->card, CARD_UNKNOWN, at->cards)) {
			writers_stars_say(stars, " ");
			writers_stars_cards(stars, at->card, at->cards);
		}
		return;
	}
	writers_stars_say(stars, " showed ");
	writers_stars_cards(stars, show->card, show->count);
	/* " and won ($10) with a flush, Ace high", or lost. */
	for (int run = 0; run < runs(stars); run++) {
		const chips won = stars->of_board[run][seat];
		size_t before;

		writers_stars_add(stars, "%s%s", run ? ", and " : " and ", won ? "won (" : "lost");
		if (won) {
			writers_stars_add(stars, "%a)", won);
		}
		before = stars->out->length;
		writers_stars_say(stars, " with ");
		if (!writers_stars_describe(stars, run, seat))
			stars->out->length = before;
	}
	if (stars->paid[seat] && writers_stars_cash_out(stars, seat))
		writers_stars_say(stars, " (pot not awarded as player cashed out)");
}

void writers_stars_summary(struct stars_writer *stars)
{
	const struct pots *pots;
	chips rake;

	writers_stars_say(stars, "*** SUMMARY ***\n");
	/* "Total pot $3030 Main pot $3007. Side pot $20. | Rake $3 ": the parts are after rake. */
	pots = &hand_play_settlement(stars->play)->pots;
	rake = stars->splash;
	for (int i = 0; i < pots->count; i++)
		rake += pots->pot[i].amount;
	writers_stars_add(stars, "Total pot %a", rake);
	for (int i = 0; i < stars->hand->setup.seats; i++)
		rake -= stars->paid[i];
	for (int i = 0; i < pots->count && pots->count > 1; i++) {
		writers_stars_say(stars, i ? " Side pot" : " Main pot");
		if (i && pots->count > 2) {
			writers_stars_add(stars, "-%u", (uint64_t)i);
		}
		writers_stars_add(stars, " %a.", stars->of_pot[i]);
	}
	writers_stars_add(stars, " | Rake %a \n", rake);
	narrate_boards(stars);
	for (int i = 0; i < stars->hand->setup.seats; i++) {
		const int seat = stars->by_number[i];
		const struct hand_position at = hand_position(&stars->hand->setup, seat);

		writers_stars_add(stars, "Seat %u: %n", (uint64_t)stars->number[seat], seat);
		if (at.button)
			writers_stars_say(stars, " (button)");
		if (at.post == HAND_POSTS_SMALL_BLIND && !stars->button_blind)
			writers_stars_say(stars, " (small blind)");
		if (at.post == HAND_POSTS_BIG_BLIND)
			writers_stars_say(stars, " (big blind)");
		if (stars->play->table.seat[seat].folded) {
			static const char *const on_board[] = {"before Flop", "on the Flop",
				"on the Turn", "on the River"};
			static const char *const in_stud[] = {"on the 3rd Street",
				"on the 4th Street", "on the 5th Street", "on the 6th Street",
				"on the River"};
			static const char *const in_draw[] = {"before the Draw",
				"after the 1st Draw", "after the 2nd Draw", "after the 3rd Draw"};
			const int street = stars->folded_on[seat];

			writers_stars_say(stars, " folded ");
			if (variant_brings_in(stars->variant))
				writers_stars_say(stars, in_stud[street]);
			else
				writers_stars_say(stars, stars->variant->game->board
								 ? on_board[street]
								 : in_draw[street]);
			if (!stars->put[seat])
				writers_stars_say(stars, " (didn't bet)");
		} else if (seats_in(stars) < 2) {
			writers_stars_add(stars, " collected (%a)", stars->paid[seat]);
		} else {
			narrate_shown(stars, seat);
		}
		writers_stars_say(stars, "\n");
	}
}
