/* The output of a program: a few hands with two or three players; one plays by the bytes. Lines
 * come out as they would from the whole text, however it is cut; an answer is an action of the
 * right form; whatever it is, the hand goes on and chips are neither made nor lost.
 *
 * A '$' stands for the state that the program is asked about, so that answers are found. */
#include "play/acpc.h"
#include "play/bots/bots.h"
#include "play/match.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HANDS = 4, LINES_MAX = 64 /* that are not answers, per decision */ };

/* A program: what it still has to write, and how many bytes come at once. */
struct acpc_writer {
	const uint8_t *at, *end;
	size_t piece;
	struct acpc acpc;
	struct text state;
	struct text written; /* all of it, since the inbox was empty */
	struct acpc_inbox inbox;
};

static void require(bool good)
{
	if (!good)
		abort();
}

/* Writes the next piece. False at the end. */
static bool write_more(struct acpc_writer *writer)
{
	size_t room;
	char *const to = acpc_inbox_room(&writer->inbox, &room);
	const size_t before = writer->written.length;
	size_t count;

	require(room == sizeof writer->inbox.bytes - (writer->inbox.end - writer->inbox.begin));
	if (writer->at == writer->end || acpc_inbox_is_full(&writer->inbox))
		return false;
	while (writer->at < writer->end && writer->written.length - before < writer->piece) {
		const char c = (char)*writer->at++;

		if (c == '$')
			text_add_slice(&writer->written, text_slice(&writer->state));
		else
			text_add_char(&writer->written, c);
	}
	require(!writer->written.failed);
	count = writer->written.length - before;
	if (count > room) { /* the rest is lost */
		writer->written.length -= count - room;
		count = room;
	}
	if (count)
		memcpy(to, writer->written.bytes + before, count);
	acpc_inbox_add(&writer->inbox, count);
	return true;
}

/* The line is what comes first in what was written. */
static void check_line(struct acpc_writer *writer, struct slice line)
{
	const struct slice written = text_slice(&writer->written);

	require(line.length < written.length && written.bytes[line.length] == '\n');
	require(!memchr(line.bytes, '\n', line.length));
	require(!memcmp(line.bytes, written.bytes, line.length));
	writer->written.length -= line.length + 1;
	memmove(writer->written.bytes, writer->written.bytes + line.length + 1,
		writer->written.length);
}

/* As a copy of its own, so that reading past the end is seen. */
static enum acpc_line read_line(const struct acpc_writer *writer, struct slice line,
	const struct table *table, struct action *out)
{
	char *const copy = calloc(line.length + 1, 1);
	enum acpc_line kind;

	require(copy);
	memcpy(copy, line.bytes, line.length);
	kind = acpc_read((struct slice){copy, line.length}, text_slice(&writer->state), table, out);
	free(copy);
	return kind;
}

static enum bot_reply act(void *state, const struct bot_view *view, struct action *out)
{
	struct acpc_writer *const writer = state;
	struct slice line;

	for (int i = 0; i < LINES_MAX; i++) {
		while (!acpc_inbox_line(&writer->inbox, &line))
			if (!write_more(writer))
				return BOT_FAILS;
		check_line(writer, line);
		switch (read_line(writer, line, view->table, out)) {
		case ACPC_ACTION:
			require(out->act == ACT_FOLD || out->act == ACT_CHECK_CALL ||
				out->act == ACT_BET_RAISE);
			return BOT_ACTS;
		case ACPC_WRONG:
			return BOT_FAILS;
		case ACPC_NOTHING:
			break;
		}
	}
	return BOT_FAILS;
}

static void hand_begin(void *state, const struct bot_view *view)
{
	struct acpc_writer *const writer = state;

	(void)view;
	acpc_begin(&writer->acpc);
}

static void see(void *state, const struct bot_view *view, const struct action *action)
{
	struct acpc_writer *const writer = state;

	acpc_add(&writer->acpc, view->table, action);
	text_clear(&writer->state);
	acpc_print_state(&writer->state, &writer->acpc, view);
	require(!writer->state.failed);
}

static const struct bot_kind kind = {.name = "fuzz",
	.hand_begin = hand_begin,
	.act = act,
	.see = see};

static void check_chips(const struct dealer *dealer)
{
	const struct table_setup *const setup = dealer->hand->setup;
	chips before = 0, after = 0;

	require(dealer->table.phase == PHASE_OVER);
	for (int i = 0; i < setup->seats; i++) {
		before += setup->stack[i];
		after += dealer->table.seat[i].stack;
		require(dealer->table.seat[i].stack >= 0);
	}
	require(before == after);
}

static void play(const struct match *match, struct acpc_writer *writer)
{
	const struct slice random = {"random", 6};
	const struct bot_order order = {.variant = match->setup.variant,
		.players = match->setup.seats,
		.path = CPU_SCALAR};
	struct slice argument;
	struct bot bots[SEATS_MAX] = {{&kind, writer}};
	static struct match_hand hand;
	struct dealer dealer = {.listen = NULL};

	for (int i = 1; i < match->setup.seats; i++) {
		bots[i].kind = bots_find(random, &argument);
		require(bots[i].kind);
		require(!bots[i].kind->open || !bots[i].kind->open(&order, &bots[i].state, NULL));
	}
	for (uint64_t number = 1; number <= HANDS; number++) {
		match_seat(match, number, bots, &hand);
		require(!dealer_play(&dealer, &hand.hand));
		check_chips(&dealer);
	}
	for (int i = 1; i < match->setup.seats; i++)
		if (bots[i].kind->free)
			bots[i].kind->free(bots[i].state);
	dealer_free(&dealer);
}

/* The first two bytes choose the game, how many play, and how the rest, which is written, is cut.
 */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct match_stakes stakes = {.blinds = 2, .blind = {50, 100}};
	static struct match match;
	struct acpc_writer *writer;
	struct slice code;

	if (size < 2)
		return 0;
	code = (struct slice){data[0] & 1 ? "FT" : "NT", 2};
	match = (struct match){.seed = data[0] >> 2};
	match_set(&match, variant_find(code), data[0] & 2 ? 3 : 2, &stakes);
	for (int i = 0; i < match.setup.seats; i++)
		match.setup.stack[i] = 2000;
	require(!acpc_refuses(&match.setup));
	writer = calloc(1, sizeof *writer);
	require(writer);
	writer->at = data + 2;
	writer->end = data + size;
	writer->piece = data[1] == 0xff ? sizeof writer->inbox.bytes : (size_t)data[1] + 1;
	play(&match, writer);
	acpc_free(&writer->acpc);
	text_free(&writer->state);
	text_free(&writer->written);
	free(writer);
	return 0;
}
