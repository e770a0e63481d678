#include "play/request.h"

#include "base/decimal.h"
#include "base/scan.h"

#include <string.h>

struct request_reading {
	struct slice rest; /* the part after the first word */
	const struct bot_view *view;
	int places;
	struct action *out;
	struct text *why;
};

static enum request_kind wrong(const struct request_reading *reading, const char *why)
{
	text_add_string(reading->why, why);
	return REQUEST_WRONG;
}

static void add_amount(const struct request_reading *reading, chips amount)
{
	chips_print_grouped(reading->why, amount, reading->places);
}

/* -- amounts ---------------------------------------------------------------------- */

/* A fraction of the pot. */
struct part {
	uint64_t of, whole;
};

enum { PART_MAX = 1000 };

static bool is_digits(struct slice slice, uint64_t *value)
{
	return slice_uint(slice, PART_MAX, value) && *value > 0;
}

/* "pot", "half", "½", "2/3", "75%". */
static bool read_part(struct slice text, struct part *out)
{
	static const struct {
		const char *name;
		struct part part;
	} named[] = {{"pot", {1, 1}}, {"half", {1, 2}}, {"½", {1, 2}}, {"⅓", {1, 3}}, {"⅔", {2, 3}},
		{"¼", {1, 4}}, {"¾", {3, 4}}};
	const char *const slash = text.length ? memchr(text.bytes, '/', text.length) : NULL;

	for (size_t i = 0; i < sizeof named / sizeof *named; i++)
		if (slice_equal(text, named[i].name)) {
			*out = named[i].part;
			return true;
		}
	if (slash) {
		const struct slice of = {text.bytes, (size_t)(slash - text.bytes)};
		const struct slice whole = {slash + 1, text.length - of.length - 1};

		return is_digits(of, &out->of) && is_digits(whole, &out->whole);
	}
	if (text.length < 2 || text.bytes[text.length - 1] != '%')
		return false;
	out->whole = 100;
	return is_digits((struct slice){text.bytes, text.length - 1}, &out->of);
}

static bool read_amount(struct slice text, int places, chips *out)
{
	const uint64_t unit = (uint64_t)chips_unit(places);
	uint64_t whole;

	if (chips_parse(text, false, places, out))
		return true;
	if (!decimal_parse_whole(text, CHIPS_MAX / unit, &whole))
		return false;
	*out = (chips)(whole * unit);
	return true;
}

/* -- betting ---------------------------------------------------------------------- */

static bool is_fixed(const struct bot_view *view)
{
	return view->legal->least == view->legal->most;
}

/* Appends what a call or a check is, as advice after a wrong line: "c calls 2". */
static enum request_kind advise_call(const struct request_reading *reading)
{
	const struct bot_view *const view = reading->view;

	text_add_string(reading->why, view->table->brings_in  ? "; c brings in "
				      : view->legal->call > 0 ? "; c calls "
							      : "; c checks");
	if (view->legal->call > 0)
		add_amount(reading, view->legal->call);
	return REQUEST_WRONG;
}

static enum request_kind explain(const struct request_reading *reading,
	const struct legality *legality)
{
	table_explain(reading->why, reading->view->table, legality, reading->places);
	return REQUEST_WRONG;
}

/* Says why no raise is legal. */
static enum request_kind no_raise(const struct request_reading *reading)
{
	const struct bot_view *const view = reading->view;
	const struct action action = {.act = ACT_BET_RAISE,
		.seat = view->seat,
		.amount = CHIPS_MAX};
	struct legality legality;

	table_check(view->table, &action, &legality);
	if (legality.fault == TABLE_RAISE_BIG || legality.fault == TABLE_RAISE_SIZE ||
		!legality.fault)
		text_add_string(reading->why, "no more raises in this hand");
	else
		explain(reading, &legality);
	return advise_call(reading);
}

static enum request_kind raise_to(const struct request_reading *reading, chips amount)
{
	struct legality legality = *reading->view->legal;

	if (!legality.least)
		return no_raise(reading);
	if (amount >= legality.least && amount <= legality.most) {
		reading->out->act = ACT_BET_RAISE;
		reading->out->amount = amount;
		return REQUEST_ACT;
	}
	legality.seat = reading->view->seat;
	legality.fault = reading->view->table->variant->limit == FIXED_LIMIT ? TABLE_RAISE_SIZE
			 : amount < legality.least                           ? TABLE_RAISE_SMALL
									     : TABLE_RAISE_BIG;
	return explain(reading, &legality);
}

/* All chips: a raise if the whole stack may be raised, a call if the call takes the stack or if
 * nobody could call a raise. */
static enum request_kind read_all(struct request_reading *reading)
{
	const struct bot_view *const view = reading->view;
	const struct seat *const own = &view->table->seat[view->seat];
	const chips all = own->street + own->stack;

	if (slice_trim(reading->rest).length && !slice_equal(slice_trim(reading->rest), "in"))
		return wrong(reading, "a goes all-in and takes no amount");
	if (view->legal->call > 0 && (!view->legal->least || view->legal->call == own->stack)) {
		reading->out->act = view->table->brings_in ? ACT_BRING_IN : ACT_CHECK_CALL;
		return REQUEST_ACT;
	}
	return raise_to(reading, all);
}

static enum request_kind read_raise(struct request_reading *reading)
{
	const struct legality *const legal = reading->view->legal;
	const bool raises = reading->view->table->bet > 0;
	struct slice text = slice_trim(reading->rest);
	struct part part;
	chips amount;

	if (text.length > 2 && !memcmp(text.bytes, "to", 2) && scan_is_space(text.bytes[2]))
		text = slice_trim((struct slice){text.bytes + 2, text.length - 2});
	if (!text.length) {
		if (!legal->least || is_fixed(reading->view))
			return raise_to(reading, legal->least);
		text_add_string(reading->why, raises ? "raise to how much? " : "bet how much? ");
		add_amount(reading, legal->least);
		text_add_string(reading->why, " to ");
		add_amount(reading, legal->most);
		text_add_string(reading->why, raises ? ": r " : ": b ");
		add_amount(reading, legal->least);
		return REQUEST_WRONG;
	}
	if (slice_equal(text, "all") || slice_equal(text, "all in")) {
		reading->rest.length = 0;
		return read_all(reading);
	}
	if (read_part(text, &part)) {
		const struct table *const table = reading->view->table;
		const uint64_t pot = (uint64_t)(table->pot + reading->view->legal->call);
		const uint64_t more =
			pot / part.whole * part.of + pot % part.whole * part.of / part.whole;

		/* the size of the pot after a call */
		amount = more < CHIPS_MAX ? table->bet + (chips)more : CHIPS_MAX;
		if (legal->least && amount > legal->most && !is_fixed(reading->view))
			amount = legal->most;
		if (legal->least && amount < legal->least && !is_fixed(reading->view)) {
			text_add_string(reading->why, "that is to ");
			add_amount(reading, amount);
			text_add_string(reading->why, ": ");
		}
		return raise_to(reading, amount);
	}
	if (read_amount(text, reading->places, &amount))
		return raise_to(reading, amount);
	text_add_char(reading->why, '\'');
	text_add_slice(reading->why, text);
	return wrong(reading, reading->places
				      ? "' is not an amount, such as 2.50 or pot"
				      : "' is not an amount in whole chips, such as 120 or pot");
}

static enum request_kind read_fold(struct request_reading *reading)
{
	const struct bot_view *const view = reading->view;

	if (reading->rest.length)
		return wrong(reading, "f folds and takes no argument");
	if (view->legal->call > 0 && !view->table->brings_in) {
		reading->out->act = ACT_FOLD;
		return REQUEST_ACT;
	}
	text_add_string(reading->why, view->table->brings_in ? "the bring-in must be posted"
							     : "there is nothing to call");
	return advise_call(reading);
}

static enum request_kind read_call(struct request_reading *reading)
{
	if (reading->rest.length)
		return wrong(reading, "c takes no amount: r raises, b bets");
	reading->out->act = reading->view->table->brings_in ? ACT_BRING_IN : ACT_CHECK_CALL;
	return REQUEST_ACT;
}

static enum request_kind read_check(struct request_reading *reading)
{
	if (reading->view->legal->call == 0)
		return read_call(reading);
	text_add_string(reading->why, "a check is not enough");
	return advise_call(reading);
}

/* -- drawing ---------------------------------------------------------------------- */

/* Adds a card to the discards, unless the seat does not have it or has listed it already. */
static bool discard(const struct request_reading *reading, card c)
{
	const struct bot_view *const view = reading->view;
	struct action *const out = reading->out;

	if (!memchr(view->card, c, (size_t)view->cards)) {
		card_print(reading->why, c, CARD_ASCII);
		text_add_string(reading->why, " is not one of your cards");
		return false;
	}
	if (memchr(out->card, c, (size_t)out->count)) {
		card_print(reading->why, c, CARD_ASCII);
		text_add_string(reading->why, " is named twice");
		return false;
	}
	out->card[out->count++] = c;
	return true;
}

static bool discard_words(const struct request_reading *reading, struct slice word)
{
	const struct bot_view *const view = reading->view;
	struct cards cards;
	struct fault fault;
	uint64_t place;

	if (slice_uint(word, UINT64_MAX, &place)) {
		if (place >= 1 && place <= (uint64_t)view->cards)
			return discard(reading, view->card[place - 1]);
		text_add_string(reading->why, "cards are numbered 1 to ");
		text_add_uint(reading->why, (uint64_t)view->cards);
		return false;
	}
	if (cards_parse(word, CARD_ASCII, &cards, &fault)) {
		text_add_char(reading->why, '\'');
		text_add_slice(reading->why, word);
		text_add_string(reading->why,
			"' is not a card: d 1 3 discards the first and third, d Ah 5c these two");
		return false;
	}
	for (int i = 0; i < cards.count; i++)
		if (!discard(reading, cards.list[i]))
			return false;
	return true;
}

/* When cards must be discarded, only exactly that many will do. */
static enum request_kind must_discard(const struct request_reading *reading)
{
	const int due = bot_discards(reading->view);

	if (!due || reading->out->count == due)
		return REQUEST_ACT;
	text_add_uint(reading->why, (uint64_t)due);
	return wrong(reading, due == 1 ? " card must be discarded: d 1 discards the first"
				       : " cards must be discarded: d 1 2 discards two");
}

static enum request_kind read_discards(struct request_reading *reading)
{
	struct slice rest = reading->rest;

	reading->out->act = ACT_DRAW;
	if (!slice_trim(rest).length && bot_discards(reading->view))
		return must_discard(reading);
	if (!slice_trim(rest).length)
		return wrong(reading,
			"which cards? d 1 3 discards the first and third, s stands pat");
	while (rest.length) {
		size_t length = 0;

		while (length < rest.length &&
			!(scan_is_space(rest.bytes[length]) || rest.bytes[length] == ','))
			length++;
		if (length && !discard_words(reading, (struct slice){rest.bytes, length}))
			return REQUEST_WRONG;
		length += length < rest.length;
		rest.bytes += length;
		rest.length -= length;
	}
	return must_discard(reading);
}

static enum request_kind read_stand(struct request_reading *reading)
{
	if (reading->rest.length && !slice_equal(slice_trim(reading->rest), "pat"))
		return wrong(reading, "s stands pat and takes no argument");
	reading->out->act = ACT_DRAW;
	return must_discard(reading);
}

/* -- lines ------------------------------------------------------------------------ */

enum request_when { ANY_TIME, IN_BETTING, IN_DRAW };

static const struct request_word {
	const char *letter, *name;
	enum request_kind kind; /* the result, unless the line is an action */
	enum request_when when;
	enum request_kind (*read)(struct request_reading *reading);
} words[] = {
	{"f", "fold", REQUEST_ACT, IN_BETTING, read_fold},
	{"c", "call", REQUEST_ACT, IN_BETTING, read_call},
	{"k", "check", REQUEST_ACT, IN_BETTING, read_check},
	{"b", "bet", REQUEST_ACT, IN_BETTING, read_raise},
	{"r", "raise", REQUEST_ACT, IN_BETTING, read_raise},
	{"a", "all", REQUEST_ACT, IN_BETTING, read_all},
	{"a", "allin", REQUEST_ACT, IN_BETTING, read_all},
	{"a", "all-in", REQUEST_ACT, IN_BETTING, read_all},
	{"d", "discard", REQUEST_ACT, IN_DRAW, read_discards},
	{"d", "draw", REQUEST_ACT, IN_DRAW, read_discards},
	{"s", "stand", REQUEST_ACT, IN_DRAW, read_stand},
	{"s", "pat", REQUEST_ACT, IN_DRAW, read_stand},
	{"h", "hint", REQUEST_HINT, ANY_TIME, NULL},
	{"?", "help", REQUEST_HELP, ANY_TIME, NULL},
	{"l", "log", REQUEST_LOG, ANY_TIME, NULL},
	{"l", "history", REQUEST_LOG, ANY_TIME, NULL},
	{"q", "quit", REQUEST_LEAVE, ANY_TIME, NULL},
	{"q", "exit", REQUEST_LEAVE, ANY_TIME, NULL},
};

enum { LINE_MAX = 256 };

static const struct request_word *find_word(struct slice text)
{
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (slice_equal(text, words[i].letter) || slice_equal(text, words[i].name))
			return &words[i];
	return NULL;
}

static enum request_kind read_word(struct request_reading *reading, const struct request_word *word)
{
	const struct bot_view *const view = reading->view;

	if (word->when == ANY_TIME && slice_trim(reading->rest).length) {
		text_add_string(reading->why, word->letter);
		return wrong(reading, " takes no argument");
	}
	if (word->when == ANY_TIME)
		return word->kind;
	if (!view)
		return wrong(reading, "the hand is over");
	if ((word->when == IN_DRAW) != (view->table->phase == PHASE_DRAW))
		return wrong(reading,
			word->when == IN_DRAW
				? "not a draw: use f, c, b or r"
				: "a draw: d 1 3 discards the first and third, s stands pat");
	return word->read(reading);
}

enum request_kind request_read(struct slice line, const struct bot_view *view, int places,
	struct action *out, struct text *why)
{
	char room[LINE_MAX];
	struct slice text = slice_trim(line);
	struct request_reading reading = {.view = view, .places = places, .out = out, .why = why};
	const struct request_word *word;
	struct part part;
	uint64_t number;
	size_t length = 0;

	if (text.length > LINE_MAX)
		text.length = LINE_MAX;
	for (size_t i = 0; i < text.length; i++)
		room[i] = slice_lower(text.bytes[i]);
	text.bytes = room;
	out->count = 0;
	out->amount = 0;
	if (!text.length)
		return REQUEST_NOTHING;
	while (length < text.length && ((text.bytes[length] >= 'a' && text.bytes[length] <= 'z') ||
					       text.bytes[length] == '-'))
		length++;
	if (text.bytes[0] == '?')
		length = 1;
	word = find_word((struct slice){text.bytes, length});
	/* a line without a known first word may be a fraction of the pot */
	reading.rest = (struct slice){text.bytes + length, text.length - length};
	if (!word && read_part(text, &part)) {
		reading.rest = text;
		word = find_word(SLICE("r"));
	}
	if (word)
		return read_word(&reading, word);
	text_add_char(why, '\'');
	text_add_slice(why, text);
	return wrong(&reading, decimal_parse_whole(text, CHIPS_MAX, &number)
				       ? "' is ambiguous: r raises to an amount, b bets it"
				       : "' is not possible here; ? lists the actions");
}

/* -- choices ---------------------------------------------------------------------- */

struct choices {
	struct text *out;
	const struct bot_view *view;
	int places;
	const char *between;
	bool brief, any;
};

/* Adds a choice: its letter and its meaning. */
static void add_choice(struct choices *choices, const char *letter, const char *meaning)
{
	text_add_string(choices->out, choices->any ? choices->between : "");
	text_add_string(choices->out, letter);
	if (!choices->brief) {
		text_add_char(choices->out, ' ');
		text_add_string(choices->out, meaning);
	}
	choices->any = true;
}

static void add_chips(const struct choices *choices, const char *before, chips amount)
{
	text_add_string(choices->out, before);
	chips_print_grouped(choices->out, amount, choices->places);
}

void request_add_choices(struct text *out, const struct bot_view *view, int places,
	const char *between, bool brief)
{
	struct choices choices = {out, view, places, between, brief, false};
	const struct legality *const legal = view->legal;

	if (view->table->phase == PHASE_DRAW) {
		if (!bot_discards(view))
			add_choice(&choices, "s", "stand pat");
		add_choice(&choices, "d", "discard");
		text_add_string(out, brief ? " 1-" : " 1 to ");
		text_add_uint(out, (uint64_t)view->cards);
		return;
	}
	if (legal->call > 0 && !view->table->brings_in)
		add_choice(&choices, "f", "fold");
	add_choice(&choices, "c",
		view->table->brings_in ? "bring in"
		: legal->call > 0      ? "call"
				       : "check");
	if (legal->call > 0)
		add_chips(&choices, " ", legal->call);
	if (legal->least) {
		const bool bets = view->table->bet == 0;

		add_choice(&choices, bets ? "b" : "r",
			view->table->completes ? "complete to"
			: bets                 ? "bet"
					       : "raise to");
		add_chips(&choices, " ", legal->least);
		if (legal->most > legal->least)
			add_chips(&choices, "-", legal->most);
	}
}
