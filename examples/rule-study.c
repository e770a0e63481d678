/* A Monte Carlo study of a rule: what does running the board twice change?
 *
 * Two players are all-in before the flop. If they agree, the board is run several times, and each
 * run decides an equal part of the pot. This program deals all-ins, and prints the mean share of
 * the first player and its standard deviation with one to four runs:
 *
 *     rule-study "AhKh QsQd" 1000000
 *
 * The mean is the same, so nobody gains chips. The deviation falls slightly more than with
 * independent boards, since all runs are dealt from one deck. */
#include <felt.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { RUNS = 4, BOARD = 5, DECK = 48 };

/* A number below `most`: the xorshift generator of Marsaglia (2003). */
static uint32_t pick(uint64_t *state, uint32_t most)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return (uint32_t)((*state >> 32) * most >> 32);
}

/* Deals all boards to the front of the deck. */
static void deal(uint64_t *state, felt_card deck[DECK])
{
	for (uint32_t i = 0; i < RUNS * BOARD; i++) {
		const uint32_t other = i + pick(state, DECK - i);
		const felt_card card = deck[other];

		deck[other] = deck[i];
		deck[i] = card;
	}
}

/* The first player's share of a board. */
static double share(const felt_tables *tables, felt_card hands[2][7], const felt_card *board)
{
	memcpy(hands[0] + 2, board, BOARD);
	memcpy(hands[1] + 2, board, BOARD);
	const felt_score a = felt_value7(tables, hands[0]), b = felt_value7(tables, hands[1]);
	return a == b ? 0.5 : a > b;
}

int main(int argc, char **argv)
{
	const felt_tables *tables = felt_tables_get();
	const long deals = argc > 2 ? atol(argv[2]) : 1000000;
	felt_card known[4], hands[2][7], deck[52];
	double sum[RUNS] = {0}, squares[RUNS] = {0};
	uint64_t state = 1;

	if (argc < 2 || deals < 1 || felt_cards_parse(argv[1], known, 4, NULL) != 4) {
		fputs("usage: rule-study \"AhKh QsQd\" [DEALS]\n", stderr);
		return 2;
	}
	memcpy(hands[0], known, 2);
	memcpy(hands[1], known + 2, 2);
	felt_cards_list(~felt_cards_set(known, 4) & felt_game_deck(felt_game_find("holdem")), deck);
	for (long i = 0; i < deals; i++) {
		double won = 0;

		deal(&state, deck);
		for (int run = 0; run < RUNS; run++) {
			won += share(tables, hands, deck + run * BOARD);
			sum[run] += won / (run + 1);
			squares[run] += won / (run + 1) * won / (run + 1);
		}
	}
	for (int run = 0; run < RUNS; run++) {
		const double mean = sum[run] / deals, square = squares[run] / deals;

		printf("%d %.4f %.4f\n", run + 1, mean, sqrt(square - mean * mean));
	}
	return 0;
}
