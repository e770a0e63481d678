/* Tournament payments outside the chips: bounties, finishing places, prizes. */
#include "histories/writers/writers_stars_internal.h"

#include "base/scan.h"
#include "histories/lines.h"

/* A positive amount in a list, as written; otherwise empty. */
static struct slice amount_of(const struct stars_writer *stars, const char *key, int seat)
{
	const struct slice item = hand_item(stars->hand, key, seat);
	struct slice rest;

	if (chips_places(item, false) < 0)
		return SLICE("");
	for (rest = item; rest.length && (*rest.bytes == '0' || *rest.bytes == '.');)
		rest = lines_after(rest, 1);
	return rest.length ? item : rest;
}

static void add_money(struct stars_writer *stars, struct slice amount)
{
	const struct slice code = hand_text(stars->hand, "_prize_currency");

	writers_stars_say(stars, writers_stars_sign(code));
	text_add_slice(stars->out, amount);
}

void writers_stars_bounty(struct stars_writer *stars, int seat)
{
	const struct slice bounty = amount_of(stars, "_bounty", seat);

	if (!stars->tournament || !bounty.length)
		return;
	writers_stars_say(stars, ", ");
	add_money(stars, bounty);
	writers_stars_say(stars, " bounty");
}

/* The only player eliminated; -1 if there is none or several. */
static int only_loser(const struct stars_writer *stars)
{
	int who = -1;

	for (int i = 0; i < stars->hand->setup.seats; i++) {
		const struct slice place = amount_of(stars, "_place", i);

		if (!place.length || slice_equal(place, "1"))
			continue;
		if (who >= 0)
			return -1;
		who = i;
	}
	return who;
}

/* "anna wins the $5 bounty for eliminating ben". If several players were eliminated, the hand does
 * not say who eliminated whom. */
static void narrate_bounty(struct stars_writer *stars, int seat, int loser)
{
	const struct slice bounty = amount_of(stars, "_bounty_won", seat);

	if (!bounty.length)
		return;
	if (loser < 0) {
		stars->writing->lost[WRITERS_CUSTOM]++;
		return;
	}
	writers_stars_add(stars, "%n wins the ", seat);
	add_money(stars, bounty);
	writers_stars_add(stars, " bounty for eliminating %n\n", loser);
}

static const char *ordinal_end(uint64_t place)
{
	static const char *const ends[] = {"th", "st", "nd", "rd"};

	return place % 10 > 3 || place / 10 % 10 == 1 ? "th" : ends[place % 10];
}

/* "ben finished the tournament in 3rd place and received $21.40." */
static void narrate_place(struct stars_writer *stars, int seat)
{
	const struct slice prize = amount_of(stars, "_prize", seat);
	uint64_t place;

	if (!slice_uint(amount_of(stars, "_place", seat), 1000000, &place)) {
		stars->writing->lost[WRITERS_CUSTOM] += prize.length > 0;
		return;
	}
	writers_stars_name(stars, seat);
	if (place == 1) {
		writers_stars_say(stars, " wins the tournament");
	} else {
		writers_stars_add(stars, " finished the tournament in %u%s place", place,
			ordinal_end(place));
	}
	if (prize.length) {
		writers_stars_say(stars, place == 1 ? " and receives " : " and received ");
		add_money(stars, prize);
		writers_stars_say(stars, place == 1 ? " - congratulations!" : ".");
	}
	writers_stars_say(stars, "\n");
}

void writers_stars_prizes(struct stars_writer *stars)
{
	static const char *const keys[] = {"_bounty", "_bounty_won", "_place", "_prize"};
	const int loser = only_loser(stars);

	for (size_t i = 0; i < sizeof keys / sizeof *keys && !stars->tournament; i++)
		stars->writing->lost[WRITERS_CUSTOM] += hand_find(stars->hand, keys[i]) != NULL;
	for (int i = 0; i < stars->hand->setup.seats && stars->tournament; i++)
		narrate_bounty(stars, i, loser);
	for (int i = 0; i < stars->hand->setup.seats && stars->tournament; i++)
		narrate_place(stars, i);
}

/* -- cash-outs ------------------------------------------------------------- */

/* The hand only has what the house paid outside the pots. At the showdown of a PokerStars hand that
 * is a cash-out, less what the player would have won. */
chips writers_stars_cash_out(const struct stars_writer *stars, int seat)
{
	chips extra;

	if (stars->play->table.in < 2 || stars->play->table.boards > 1 || stars->tournament ||
		stars->play->table.seat[seat].folded ||
		!slice_equal(hand_text(stars->hand, "_site"), "PokerStars") ||
		hand_text(stars->hand, "_splash").length ||
		!chips_parse(hand_item(stars->hand, "_house_paid", seat), true, stars->hand->places,
			&extra) ||
		!extra || stars->paid[seat] + extra <= 0)
		return 0;
	return stars->paid[seat] + extra;
}

void writers_stars_cash_outs(struct stars_writer *stars)
{
	uint64_t *const lost = &stars->writing->lost[WRITERS_CUSTOM];
	bool some = false;

	for (int i = 0; i < stars->hand->setup.seats; i++) {
		const chips amount = writers_stars_cash_out(stars, i);
		chips fee = 0;

		chips_parse(hand_item(stars->hand, "_cash_out_fee", i), false, stars->hand->places,
			&fee);
		*lost += !amount && fee;
		if (!amount)
			continue;
		some = true;
		writers_stars_add(stars, "%n cashed out the hand for %a", i, amount);
		if (fee > 0) {
			writers_stars_add(stars, " | Cash Out Fee %a", fee);
		}
		writers_stars_say(stars, "\n");
	}
	*lost += !some && !stars->splash && hand_find(stars->hand, "_house_paid");
}

/* -- chips that the house adds to the pot ---------------------------------- */

/* Readers of the format divide a splash among the winners in proportion to their payments from the
 * pot, and the remainder goes to the first; the same is added here. Other payments of the house are
 * lost. */
void writers_stars_splash(struct stars_writer *stars)
{
	const int seats = stars->hand->setup.seats;
	chips share[SEATS_MAX] = {0}, splash = 0, all = 0, left;
	bool same = true;

	writers_amount(stars->hand, "_splash", &splash);
	for (int i = 0; i < seats; i++)
		all += stars->paid[i];
	if (splash <= 0 || splash > all || stars->tournament) {
		stars->writing->lost[WRITERS_CUSTOM] += splash != 0;
		return;
	}
	left = stars->splash = splash;
	for (int i = 0; i < seats; i++) {
		share[i] = (chips)((stars_wide)splash * stars->paid[i] / all);
		left -= share[i];
	}
	for (int i = 0; i < seats; i++) {
		chips stated = 0;

		if (stars->paid[i] && left) {
			share[i] += left;
			left = 0;
		}
		chips_parse(hand_item(stars->hand, "_house_paid", i), true, stars->hand->places,
			&stated);
		same &= stated == share[i];
		stars->paid[i] += share[i];
	}
	stars->writing->lost[WRITERS_CUSTOM] += !same;
}
