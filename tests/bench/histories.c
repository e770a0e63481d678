/* Rows of the hand histories of poker sites: hands per second that are cut out of a stream, read,
 * played by the rules and written as hand files, and those that are then also read back and
 * checked. The check is how many hands are good. */
#include "bench.h"

#include "game/phh/phh.h"
#include "histories/histories.h"

#include <stdlib.h>
#include <string.h>

enum { COPIES = 500, FILE_MAX = 1 << 16 };

struct histories_work {
	struct text text;
	struct histories *histories;
	struct phh_reader *reader; /* of the rows that check */
	struct hand_play play;
	int good, hands;
};

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	static const char name[] = TESTS_DATA "/histories/pokerstars/cash.txt";
	struct histories_work *const work = bench_room(sizeof *work);
	char *const bytes = bench_room(FILE_MAX);
	FILE *const file = fopen(name, "r");
	size_t length;

	(void)path;
	length = file ? fread(bytes, 1, FILE_MAX, file) : 0;
	if (!file || fclose(file))
		bench_fail("cannot be read", name);
	memset(work, 0, sizeof *work);
	work->histories = histories_new();
	work->reader = row->data ? phh_reader_new() : NULL;
	for (int i = 0; i < COPIES; i++)
		text_add_slice(&work->text, (struct slice){bytes, length});
	if (!work->histories || work->text.failed || (row->data && !work->reader))
		bench_fail("memory is short", "");
	free(bytes);
	return work;
}

static bool check(struct histories_work *work, struct slice file)
{
	struct hand_record record;

	if (!work->reader)
		return true;
	if (phh_read(work->reader, file, &record, NULL) ||
		!hand_play_begin(&work->play, &record, 0))
		return false;
	while (hand_play_next(&work->play))
		continue;
	return hand_play_end(&work->play) && hand_play_check(&work->play);
}

static double pass(void *context)
{
	struct histories_work *const work = context;
	struct slice rest = text_slice(&work->text);

	work->good = work->hands = 0;
	while (rest.length) {
		struct histories_cut cut;
		struct histories_hand hand;
		const size_t length = histories_length(rest, true, &cut);
		const struct slice text = {rest.bytes + cut.lead, length - cut.lead};

		if (text.length) {
			work->hands++;
			work->good += !histories_read(work->histories, text,
					      (struct slice){"bench:1", 7}, &hand) &&
				      !hand.history->bad && check(work, hand.file);
		}
		rest = (struct slice){rest.bytes + length, rest.length - length};
	}
	return work->hands;
}

static void print(void *context)
{
	const struct histories_work *const work = context;

	printf("%d/%d", work->good, work->hands);
}

static void work_close(void *context)
{
	struct histories_work *const work = context;

	text_free(&work->text);
	histories_free(work->histories);
	phh_reader_free(work->reader);
	hand_play_free(&work->play);
	free(work);
}

static const int checked = 1;

const struct bench_row bench_histories[] = {
	{"texts", "M/s", "hands of PokerStars' text, as hand files", NULL, work_open, pass, print,
		work_close},
	{"texts-check", "M/s", "the same, read back and checked", &checked, work_open, pass, print,
		work_close},
	{.name = NULL},
};
