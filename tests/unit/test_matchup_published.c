/* Published matchups, by whichever method is chosen for each. */
#include "matchups.h"

#include "odds/equity.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct matchup matchup;
static struct tally tally;

/* A line of hands separated by semicolons and a board, counted exactly. */
static void count(const char *key, const char *hands, const char *board)
{
	struct equity_plan plan;
	char line[256];

	snprintf(line, sizeof line, "%s%s%s", hands, *board ? " @ " : "", board);
	matchup_from(&matchup, key, line);
	cr_assert_eq(equity_choose(&matchup, EQUITY_EXACT, false, &plan), STATUS_OK);
	matchup_count_by(plan.method, &matchup, false, cpu_path_best(), &tally);
}

/* The percentage of "p0.winp=5.85 p1.winp=63.90 ...", or negative if the cell does not have it. */
static double asserted(const char *cell, int player, const char *what)
{
	char key[32];
	const char *at;

	snprintf(key, sizeof key, "p%d.%s=", player, what);
	at = strstr(cell, key);
	return at ? strtod(at + strlen(key), NULL) : -1;
}

Test(matchup_published, wins_and_ties_of_poker_odds_calc_are_found)
{
	struct published rows;
	int checked = 0;

	published_open(&rows, "poker-odds-calc.tsv");
	while (published_next(&rows)) {
		if (strcmp(rows.cell[0], "o") != 0 || strstr(rows.cell[3], "rounded"))
			continue;
		count("omaha", rows.cell[1], rows.cell[2]);
		for (int i = 0; i < 2; i++) {
			const double deals = (double)tally_deals(&tally);
			const double won = (double)tally_won(&tally, TALLY_HIGH, i);
			const double tied = (double)tally_tied(&tally, TALLY_HIGH, i);

			cr_expect_float_eq(100 * won / deals, asserted(rows.cell[3], i, "winp"),
				0.00501, "line %d", rows.number);
			cr_expect_float_eq(100 * tied / deals, asserted(rows.cell[3], i, "tiep"),
				0.00501, "line %d", rows.number);
		}
		checked++;
	}
	cr_expect_eq(checked, 8);
}

/* 7-6-5-4 against 7-6-5-4, with two suits of hearts and clubs left: 5%, 5% and 90%, rounded. */
Test(matchup_published, the_same_ranks_before_the_flop_mostly_tie)
{
	count("omaha", "7s6s5s4s;7d6d5d4d", "");
	cr_expect_eq((uint64_t)tally_deals(&tally), 1086008);
	cr_expect(tally_won(&tally, TALLY_HIGH, 0) == tally_won(&tally, TALLY_HIGH, 1));
	cr_expect_float_eq((double)tally_won(&tally, TALLY_HIGH, 0) / 1086008, 0.05, 0.005);
	cr_expect_float_eq((double)tally_tied(&tally, TALLY_HIGH, 0) / 1086008, 0.9, 0.005);
}

/* One row of Omaha gives two players the same card, which cannot be dealt. */
Test(matchup_published, pokerstoves_shares_of_the_pot_are_found)
{
	struct published rows;
	int checked = 0;

	published_open(&rows, "pokerstove-tests.tsv");
	while (published_next(&rows)) {
		if (strncmp(rows.cell[0], "omaha", 5) != 0 ||
			strcmp(rows.cell[1], "4c3sKhQd;4h5cQhKh") == 0)
			continue;
		count(rows.cell[0], rows.cell[1], rows.cell[2]);
		cr_expect_float_eq(tally_equity(&tally, 0), strtod(rows.cell[3], NULL), 1e-12,
			"line %d", rows.number);
		checked++;
	}
	cr_expect_eq(checked, 4);
}
