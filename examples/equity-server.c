/* An equity server for a chat bot. It reads a matchup from each line and answers with a line:
 *
 *     AhKh v QsQd @ 2h7h9c                    54.1% 45.9%
 *     omaha AsAhKdKh v JsTs9h8h @ 7s6d2c      a game may come first
 *     AA                                      error at column 3: only one range; ...
 *
 * If exact counting is slow, a matchup is sampled for two seconds at most: 54.1% 45.9% +-0.2%. */
#include <felt.h>

#include <stdio.h>
#include <time.h>

/* Ends a sample after two seconds. An exact count, which has no error, takes a few at most. */
static int32_t is_late(void *start, const felt_equity *equity, double done, double all)
{
	felt_answer of;

	(void)done, (void)all;
	return clock() - *(const clock_t *)start > 2 * CLOCKS_PER_SEC &&
	       !felt_equity_answer(equity, 0, &of) && of.error > 0;
}

/* Removes the name of a game from the front of a line. */
static const felt_game *take_game(const char **line)
{
	char key[16] = "";
	int length = 0;

	sscanf(*line, " %15[a-z0-9-]%n", key, &length);
	*line += felt_game_find(key) ? length : 0;
	return felt_game_find(felt_game_find(key) ? key : "holdem");
}

static void answer(felt_equity *equity)
{
	clock_t start = clock();
	double error = 0;
	felt_effort effort;
	felt_answer of;

	FELT_INIT(effort);
	effort.progress = is_late;
	effort.user = &start;
	felt_equity_run(equity, &effort);
	for (int32_t i = 0; !felt_equity_answer(equity, i, &of); i++) {
		printf("%s%.1f%%", i ? " " : "", 100 * of.equity);
		error = of.error > error ? of.error : error;
	}
	printf(error > 0 ? " +-%.1f%%\n" : "\n", 196 * error);
}

int main(void)
{
	felt_equity *equity = NULL; /* kept for lines of the same game, which are then faster */
	const felt_game *last = NULL;
	char text[4096];

	while (fgets(text, sizeof text, stdin)) {
		const char *line = text;
		const felt_game *game = take_game(&line);
		felt_error error;

		text[strcspn(text, "\n")] = '\0';
		if (!equity || game != last) {
			felt_equity_free(equity);
			equity = felt_equity_new(last = game, line, &error);
		} else {
			felt_equity_again(equity, line, &error);
		}
		if (!error.status)
			answer(equity);
		else
			printf("error at column %d: %s\n", (int)(line - text + error.offset + 1),
				error.message);
		fflush(stdout);
	}
	felt_equity_free(equity);
	return 0;
}
