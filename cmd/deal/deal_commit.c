/* Commitments: deals that are written to a file now and revealed later, with a proof that they are
 * the same.
 *
 * The commitment is the SHA-256 of the whole file, as sha256sum prints it. It reveals nothing,
 * because the file has a salt: 32 bytes from the system's random number generator, so that guesses
 * of the decks cannot be checked. The file is text:
 *
 *     felt deal
 *     salt 3b1c...           64 hexadecimal digits
 *     decks 6                of a shoe, if it has more than one
 *     1 1 AsKd               the deal, the hand, its cards
 *     1 2 QhJc
 *     1 board 2c7d9hTc3d
 *     1 deck AsKdQhJc2c...   all cards in order, from the top */
#include "deal.h"

#include "frame/input.h"
#include "frame/report.h"
#include "frame/secret.h"

#include "cards/shoe_line.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SALT_BYTES = 32 };

/* -- the commitment --------------------------------------------------------------- */

struct commitment {
	char hex[SECRET_DIGITS + 1];
};

static FIELD_CELL(add_commitment, struct commitment, commitment,
	rows_cstring(rows, commitment->hex));

const struct field deal_commit_fields[] = {
	{"commitment", ROWS_STRING, add_commitment, DEAL_ALL, DEAL_ALL},
	{.name = NULL},
};

/* -- the file --------------------------------------------------------------------- */

static const char title[] = "felt deal\n";

static void add_head(const struct deal *deal, struct text *out)
{
	unsigned char salt[SALT_BYTES];
	char hex[2 * SALT_BYTES + 1];

	secret_random(salt, sizeof salt);
	secret_hex(salt, sizeof salt, hex);
	text_format(out, "%ssalt %s\n", title, hex);
	if (deal->settings.decks == 1)
		return;
	text_format(out, "decks %u\n", deal->settings.decks);
}

static bool write_all(int fd, struct slice text)
{
	while (text.length) {
		const ssize_t written = write(fd, text.bytes, text.length);

		if (written < 0 && errno != EINTR)
			return false;
		if (written > 0)
			text = (struct slice){text.bytes + written, text.length - (size_t)written};
	}
	return true;
}

/* Creates a file that only its owner can read; an existing one is never overwritten, because its
 * deals would be lost. An incomplete file is removed. */
static int write_file(const char *name, struct slice text)
{
	const int fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
	int error = 0;

	if (fd < 0)
		return report_file(name, errno);
	if (!write_all(fd, text))
		error = errno;
	if (close(fd) && !error)
		error = errno;
	if (!error)
		return EXIT_DONE;
	unlink(name);
	return report_file(name, error);
}

static status_code add_deals(struct deal *deal, struct text *out)
{
	card cards[SHOE_CARDS_MAX], boards[BOARDS_MAX][GAME_CARDS_MAX];
	struct deal_row rows[DEAL_ROWS_MAX];

	add_head(deal, out);
	for (uint64_t number = 1; number <= deal->deals && !out->failed; number++) {
		const status_code status = deal_next(deal, number, true, cards);

		if (status)
			return status;
		for (int i = 0; i < deal_rows(deal, number, cards, true, boards, rows); i++) {
			text_format(out, "%" PRIu64 " ", rows[i].deal);
			text_add_slice(out, rows[i].hand);
			text_add_char(out, ' ');
			cards_print(out, rows[i].cards, rows[i].count, CARD_ASCII, "");
			text_add_char(out, '\n');
		}
	}
	return out->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

int deal_commit(struct deal *deal)
{
	struct text text = {.bytes = NULL};
	struct commitment commitment;
	const status_code status = add_deals(deal, &text);
	int ended;

	if (status == STATUS_NO_MEMORY) {
		ended = report_memory();
	} else if (status) {
		report("%s", report_status(status));
		ended = EXIT_INVALID;
	} else {
		ended = write_file(deal->commit, text_slice(&text));
		secret_hash(text_slice(&text), commitment.hex);
		if (ended == EXIT_DONE) {
			/* One row. */
			struct deal_page page;

			deal_page_begin(&page, deal);
			fields_row(&deal->fields, &page.job.rows, &commitment);
			ended = deal_page_end(&page, true) ? EXIT_DONE : EXIT_IO;
		}
	}
	text_free(&text);
	return ended;
}

/* -- revealing -------------------------------------------------------------------- */

enum { FILE_MAX = 1 << 29, LINES_MAX = DEAL_ROWS_MAX };

/* The cards of a line. */
struct revealed {
	int count;
	card list[SHOE_CARDS_MAX];
};

/* State of reading the file: the lines of a deal, up to its deck. */
struct reveal {
	struct deal *deal;
	struct location place;
	int decks;         /* a card occurs at most this often in a line */
	struct shoe whole; /* cards of a deck together with the known board cards */
	struct slice rest; /* unread text */
	struct slice line; /* the last line read */
	uint64_t number;   /* deal number */
	struct slice hand[LINES_MAX];
	struct revealed cards[LINES_MAX];
	int count;
};

static bool refuse(const struct reveal *reveal, const char *why)
{
	return !report_at(&reveal->place, reveal->line, 0, 0, slice_of(why));
}

static bool next_line(struct reveal *reveal)
{
	const char *const end = memchr(reveal->rest.bytes, '\n', reveal->rest.length);
	const size_t length = end ? (size_t)(end - reveal->rest.bytes) : reveal->rest.length;

	reveal->line = (struct slice){reveal->rest.bytes, length};
	reveal->place.line++;
	if (!end)
		return refuse(reveal, "the line is cut off");
	reveal->rest = (struct slice){end + 1, reveal->rest.length - length - 1};
	return true;
}

static bool begins(struct slice slice, const char *with)
{
	const size_t length = strlen(with);

	return slice.length >= length && !memcmp(slice.bytes, with, length);
}

/* Sets the cards to deal from: those of the game or the shoe, without the dead cards. */
static bool set_whole(struct reveal *reveal)
{
	const struct settings *const settings = &reveal->deal->settings;
	const struct slice dead = {settings->dead.bytes, settings->dead.length};
	struct shoe *const whole = &reveal->whole;
	struct fault fault;

	shoe_init(whole, reveal->decks);
	for (card c = 0; c < CARD_COUNT && !settings->game->shoe; c++)
		while (!(settings->game->deck & card_bit(c)) && shoe_take(whole, c))
			;
	if (!shoe_line_dead(dead, dead, settings->reads, whole, &fault))
		return true;
	options_cards_fault("--dead", &settings->dead, &fault);
	return false;
}

/* The next word of the line, up to a space. */
static struct slice word(struct slice *line)
{
	const char *const end = memchr(line->bytes, ' ', line->length);
	const struct slice word = {line->bytes, end ? (size_t)(end - line->bytes) : line->length};
	const size_t taken = word.length + (end != NULL);

	*line = (struct slice){line->bytes + taken, line->length - taken};
	return word;
}

static bool read_head(struct reveal *reveal)
{
	static const char name[] = "decks ";
	struct slice line;
	uint64_t decks;

	if (!begins(reveal->rest, title))
		return next_line(reveal) &&
		       refuse(reveal, "not a file written by felt deal --commit");
	if (!next_line(reveal)) /* the title */
		return false;
	if (!next_line(reveal))
		return false;
	if (!begins(reveal->line, "salt "))
		return refuse(reveal, "the salt is missing");
	/* The line of decks is omitted if there is only one. */
	reveal->decks = 1;
	if (!begins(reveal->rest, name))
		return true;
	if (!next_line(reveal))
		return false;
	line = reveal->line;
	word(&line);
	if (!slice_uint(line, SHOE_DECKS_MAX, &decks) || decks < 2)
		return refuse(reveal,
			"the number of decks must be 2 to 64; one deck has no such line");
	reveal->decks = (int)decks;
	return true;
}

static status_code read_deck(struct slice text, struct revealed *out, struct fault *fault)
{
	struct cards cards;
	const status_code status = cards_parse(text, CARD_ASCII, &cards, fault);

	if (status)
		return status;
	out->count = cards.count;
	memcpy(out->list, cards.list, (size_t)cards.count);
	return STATUS_OK;
}

static status_code read_shoe(struct slice text, int decks, struct revealed *out,
	struct fault *fault)
{
	struct cards_reader reader = cards_reader_in(text, text, CARD_ASCII);
	struct shoe shoe;
	struct cards one;

	shoe_init(&shoe, decks);
	for (out->count = 0;; out->list[out->count++] = one.list[0]) {
		const status_code status = shoe_read(&shoe, &reader, &one, fault);

		if (status || !one.count)
			return status;
	}
}

/* Reads a line of a deal: its number, the hand and the cards. */
static bool read_line(struct reveal *reveal)
{
	struct slice line;
	struct fault fault;
	status_code status;
	uint64_t number;
	const int at = reveal->count;

	if (!next_line(reveal))
		return false;
	line = reveal->line;
	if (at == LINES_MAX)
		return refuse(reveal, "the deal has too many hands");
	if (!slice_uint(word(&line), UINT64_MAX, &number) || number != reveal->number)
		return refuse(reveal, "the deal numbers are not consecutive");
	reveal->hand[at] = word(&line);
	status = reveal->decks == 1 ? read_deck(line, &reveal->cards[at], &fault)
				    : read_shoe(line, reveal->decks, &reveal->cards[at], &fault);
	if (status) {
		fault.offset += (size_t)(line.bytes - reveal->line.bytes);
		return !report_fault(&reveal->place, reveal->line, &fault);
	}
	reveal->count++;
	return true;
}

/* Whether the deck of a deal has all cards except the known board cards, which are not in the deck.
 */
static bool deck_is_whole(const struct reveal *reveal)
{
	const struct revealed *const deck = &reveal->cards[reveal->count - 1];
	struct shoe left = reveal->whole;
	bool fits = true;
	char room[96];
	struct text why = text_over(room, sizeof room);
	card_set known = 0;

	for (int i = 0; i < deck->count; i++)
		fits &= shoe_take(&left, deck->list[i]);
	for (int i = 0; i < reveal->count - 1; i++)
		for (int j = 0; begins(reveal->hand[i], "board") && j < reveal->cards[i].count; j++)
			if (!memchr(deck->list, reveal->cards[i].list[j], (size_t)deck->count))
				known |= card_bit(reveal->cards[i].list[j]);
	for (int c = 0; c < CARD_COUNT; c++)
		if (known & card_bit((card)c))
			fits &= shoe_take(&left, (card)c);
	if (!fits)
		return refuse(reveal, "the deck has a card that --game or --dead excludes");
	for (int c = 0; c < CARD_COUNT; c++)
		if (left.left[c]) {
			card_print(&why, (card)c, CARD_ASCII);
			text_format(&why,
				" is missing from the deck; give the same --game and --dead as for "
				"the deal%c",
				'\0');
			return refuse(reveal, room);
		}
	return true;
}

/* Reads the lines of a deal. Its hands and boards must be the cards of the deck from the top; cards
 * that are not in the deck were on a board before. */
static bool read_deal(struct reveal *reveal)
{
	const struct revealed *deck;
	int next = 0;

	reveal->count = 0;
	reveal->number++;
	do {
		if (!read_line(reveal))
			return false;
	} while (!slice_equal(reveal->hand[reveal->count - 1], "deck"));
	deck = &reveal->cards[reveal->count - 1];
	for (int i = 0; i < reveal->count - 1; i++) {
		const bool board = begins(reveal->hand[i], "board");

		for (int j = 0; j < reveal->cards[i].count; j++) {
			const card c = reveal->cards[i].list[j];

			if (board && !memchr(deck->list, c, (size_t)deck->count))
				continue;
			if (next == deck->count || deck->list[next++] != c)
				return refuse(reveal, "the hands do not match the top of the deck");
		}
	}
	return deck_is_whole(reveal);
}

/* Reads the whole file; with a job, writes its deals. */
static bool go_through(struct reveal *reveal, struct slice text, struct job *job)
{
	reveal->rest = text;
	reveal->place = (struct location){reveal->deal->reveal, 0, NULL};
	reveal->number = 0;
	if (!read_head(reveal) || !set_whole(reveal))
		return false;
	while (reveal->rest.length) {
		if (!read_deal(reveal))
			return false;
		if (job) {
			const struct deal *const deal = reveal->deal;
			const int count = reveal->count - !deal->deck;

			for (int i = 0; i < count; i++) {
				const struct deal_row row = {reveal->number, reveal->hand[i],
					reveal->cards[i].list, reveal->cards[i].count,
					deal->settings.writes};

				fields_row(&deal->fields, &job->rows, &row);
			}
		}
	}
	return true;
}

static int write_deals(struct deal *deal, struct slice text)
{
	static struct reveal reveal; /* large; a single instance */
	struct deal_page page;

	reveal.deal = deal;
	if (!go_through(&reveal, text, NULL))
		return EXIT_INVALID;
	deal_page_begin(&page, deal);
	go_through(&reveal, text, &page.job);
	return deal_page_end(&page, true) ? EXIT_DONE : EXIT_IO;
}

/* Whether the file matches the commitment. */
static bool is_committed(const struct deal *deal, struct slice text)
{
	const struct settings *const settings = &deal->settings;
	struct commitment commitment;

	secret_hash(text, commitment.hex);
	if (!settings->operand_count)
		report_warning("the commitment of %s is %s", deal->reveal, commitment.hex);
	else if (strcmp(settings->operands[0], commitment.hex) != 0) {
		return !report("%s does not match the commitment; its own is %s", deal->reveal,
			commitment.hex);
	}
	return true;
}

int deal_reveal(struct deal *deal)
{
	struct text text = {.bytes = NULL};
	int status = input_read_file(deal->reveal, FILE_MAX, &text);

	if (status == EXIT_DONE)
		status = is_committed(deal, text_slice(&text))
				 ? write_deals(deal, text_slice(&text))
				 : EXIT_INVALID;
	text_free(&text);
	return status;
}
