#include "support.h"

#include "frame/command_status.h"
#include "game/game_status.h"
#include "play/play_status.h"
#include "solver/solver_status.h"
#include "odds/odds_status.h"

#include <criterion/criterion.h>
#include <string.h>

const struct status_domain *const status_domains[] = {&status_base, &card_statuses, &odds_statuses,
	&game_statuses, &play_statuses, &command_statuses, &solver_statuses, NULL};

const char *message_of(status_code status)
{
	const char *message = status_message(status_domains, status);

	return message ? message : "no such status";
}

struct slice slice_from(const char *string)
{
	return slice_of(string);
}

bool text_is(const struct text *text, const char *expected)
{
	const size_t length = strlen(expected);
	return !text->failed && text->length == length &&
	       (length == 0 || memcmp(text->bytes, expected, length) == 0);
}

int cards_from(const char *text, card *out)
{
	static struct cards cards;
	struct fault fault;
	const status_code status = cards_parse(slice_from(text), CARD_ASCII, &cards, &fault);
	cr_assert_eq(status, STATUS_OK, "'%s' is no cards: %s", text, message_of(status));
	memcpy(out, cards.list, (size_t)cards.count);
	return cards.count;
}

card_set set_from(const char *text)
{
	card cards[CARD_COUNT];
	card_set set = 0;
	const int count = cards_from(text, cards);
	for (int i = 0; i < count; i++)
		set |= card_bit(cards[i]);
	return set;
}

const char *cards_shown(const card *cards, int count)
{
	static char shown[CARD_COUNT * 3 + 1];
	char *at = shown;
	for (int i = 0; i < count && i < CARD_COUNT; i++) {
		*at++ = "23456789TJQKA"[cards[i] / 4];
		*at++ = "cdhs"[cards[i] % 4];
		*at++ = ' ';
	}
	*at = '\0';
	return shown;
}

uint64_t random_next(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

unsigned random_below(uint64_t *state, unsigned bound)
{
	return (unsigned)((random_next(state) >> 32) * bound >> 32);
}

void shuffle(uint64_t *state, card *cards, int count)
{
	for (int i = count - 1; i > 0; i--) {
		const unsigned other = random_below(state, (unsigned)i + 1);
		const card moved = cards[i];
		cards[i] = cards[other];
		cards[other] = moved;
	}
}

void deal_from(uint64_t *state, card_set live, int count, card *out)
{
	card deck[64];
	int left = 0;
	for (int c = 0; c < 64; c++)
		if (live >> c & 1)
			deck[left++] = (card)c;
	cr_assert_leq(count, left);
	for (int i = 0; i < count; i++) {
		const unsigned at = random_below(state, (unsigned)left);
		out[i] = deck[at];
		deck[at] = deck[--left];
	}
}

score reference_as_score(reference_value value)
{
	static reference_value values[REFERENCE_CLASSES + 1];
	if (!values[0])
		cr_assert_eq(reference_values(values), REFERENCE_CLASSES);
	const int place = reference_score(values, REFERENCE_CLASSES, value);
	cr_assert(place > 0, "the rulebook has no value %x in its list", value);
	return (score)place;
}

void published_open(struct published *rows, const char *name)
{
	char path[4096];
	snprintf(path, sizeof path, TESTS_DATA "/published/%s", name);
	rows->file = fopen(path, "r");
	rows->number = 0;
	cr_assert_not_null(rows->file, "cannot open %s", path);
}

bool published_next(struct published *rows)
{
	while (fgets(rows->line, sizeof rows->line, rows->file)) {
		const size_t length = strcspn(rows->line, "\r\n");
		cr_assert(rows->line[length] != '\0' || feof(rows->file), "a line too long");
		rows->line[length] = '\0';
		rows->number++;
		if (length == 0 || rows->line[0] == '#')
			continue;
		rows->count = 0;
		for (char *at = rows->line; at;) {
			char *const tab = strchr(at, '\t');
			cr_assert_lt(rows->count, PUBLISHED_CELLS, "line %d: too many cells",
				rows->number);
			rows->cell[rows->count++] = at;
			if (tab)
				*tab = '\0';
			at = tab ? tab + 1 : NULL;
		}
		return true;
	}
	fclose(rows->file);
	return false;
}

bool path_is_here(enum cpu_path path)
{
	static bool told[CPU_AVX512 + 1]; /* per test, because each is a process */

	if (cpu_path_usable(path))
		return true;
	/* not cr_log_warn: a warning makes the whole run fail */
	if (!told[path])
		fprintf(stderr, "not tried: this processor or build has no kernels for %s\n",
			cpu_path_name(path));
	told[path] = true;
	return false;
}

struct text file_read(const char *path)
{
	struct text text = {0};
	FILE *const file = fopen(path, "rb");
	cr_assert_not_null(file, "%s", path);
	for (;;) {
		char *const to = text_reserve(&text, 65536);
		const size_t got = fread(to, 1, 65536, file);
		text.length += got;
		if (got == 0)
			break;
	}
	fclose(file);
	return text;
}
