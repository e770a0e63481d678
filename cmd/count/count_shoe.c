#include "count_shoe.h"

#include "frame/command_status.h"
#include "frame/layout.h"
#include "frame/operands.h"
#include "frame/run.h"
#include "frame/screen.h"
#include "frame/scored.h"
#include "frame/shares.h"

#include "cards/shoe_line.h"

struct count_shoe_counting {
	const struct count_shoe_request *request;
	const struct settings *settings;
	const struct shoe_rules *rules;
	struct fields fields;
	struct shoe shoe;
	struct shoe_line_rules line_rules;
	bool single;     /* the operands are one hand */
	bool pictures;   /* on a terminal: formatted tables, not rows */
	uint64_t tables; /* tables printed so far */
	struct shoe_line line;
};

/* A hand without cards is not a hand of the line. */
static status_code read_hand(struct count_shoe_counting *counting, const struct record *record,
	struct shoe_hand *hand, struct fault *fault)
{
	const status_code status =
		shoe_line_parse(record->text, &counting->line_rules, &counting->line, fault);

	hand->count = 0;
	if (!status && counting->line.count)
		*hand = counting->line.hand[0];
	return status;
}

status_code count_known_fault(status_code status, const struct record *record, int known,
	unsigned wanted, struct fault *fault)
{
	fault_set(fault, status, 0, record->text.length);
	if (fault) {
		fault->number = (size_t)known;
		fault->wanted = wanted;
	}
	return status;
}

void count_draw_heading(const struct settings *settings, const struct record *record, bool single,
	uint64_t tables, struct text *out)
{
	if (tables > 1)
		text_add_char(out, '\n');
	if (single || !record->text.length)
		return;
	text_add_string(out, screen_bold(settings->colour));
	screen_add_cards(out, slice_trim(record->text), false);
	text_add_string(out, screen_plain(settings->colour));
	text_add_char(out, '\n');
}

enum {
	SEVERAL = COUNT_SHOE_SEVERAL | COUNT_SHOE_SEVERAL << COUNT_SHOE_TOTALS_SHIFT,
	TOTALS = COUNT_SHOE_TOTALS,
	ANY = COUNT_SHOE_HIGH | COUNT_SHOE_TOTALS
};

/* -- counts -------------------------------------------------------------------------- */

struct count_shoe_counted {
	struct shoe_share share;
	const struct shoe_hand *hand;
	enum card_notation notation;
};

static FIELD_CELL(add_counted_hand, struct count_shoe_counted, counted,
	rows_hand(rows, counted->hand->list, counted->hand->count, counted->notation));

const struct field count_shoe_fields[] = {
	{"category", ROWS_STRING, share_category, ANY, ANY},
	{"total", ROWS_NUMBER, shoe_share_total, TOTALS, TOTALS},
	{"count", ROWS_NUMBER, share_count, ANY, ANY},
	{"probability", ROWS_NUMBER, share_probability, ANY, ANY},
	{"odds_against", ROWS_NUMBER, share_odds, ANY, ANY},
	{"hand", ROWS_CARDS, add_counted_hand, SEVERAL, ANY},
	{.name = NULL},
};

static status_code each_count(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct count_shoe_counting *const counting = state;
	const struct shoe_rules *const rules = counting->rules;
	const int size = (int)counting->request->size;
	struct shoe_hand hand;
	struct shoe_breakdown breakdown;
	status_code status = read_hand(counting, record, &hand, fault);

	if (status)
		return status;
	if (hand.count > size)
		return count_known_fault(STATUS_MANY_KNOWN, record, hand.count, (unsigned)size,
			fault);
	status = shoe_count(rules, &counting->line.left, &hand, size, &breakdown);
	if (status)
		return fault_set(fault, status == STATUS_TOO_FEW_CARDS ? STATUS_DECK_SHORT : status,
			0, record->text.length);
	counting->tables++;
	if (counting->pictures) {
		count_draw_heading(counting->settings, record, counting->single, counting->tables,
			&job->out);
		shoe_shares_show(&breakdown, rules,
			options_digits(counting->settings, SHARES_DIGITS), 0, false, &job->out);
		return STATUS_OK;
	}
	for (int i = 0; i < shoe_shares_rows(rules); i++) {
		const struct count_shoe_counted counted = {shoe_shares_row(&breakdown, rules, i),
			&hand, counting->settings->writes};

		run_row(job, record);
		fields_row(&counting->fields, &job->rows, &counted);
	}
	return STATUS_OK;
}

/* -- the next card ------------------------------------------------------------------- */

/* A next card, its number of copies, and the resulting hand. */
struct count_shoe_next {
	struct shoe_scored scored;
	card card;
	uint8_t copies;
};

static FIELD_CELL(add_next_card, struct count_shoe_next, next,
	rows_cards(rows, &next->card, 1, next->scored.notation));
static FIELD_CELL(add_copies, struct count_shoe_next, next, rows_uint(rows, next->copies));

const struct field count_shoe_next_fields[] = {
	{"card", ROWS_CARDS, add_next_card, ANY, ANY},
	{"copies", ROWS_NUMBER, add_copies, ANY, ANY},
	{"standing", ROWS_NUMBER, shoe_scored_standing, ANY, ANY},
	{"category", ROWS_STRING, shoe_scored_category, ANY, ANY},
	{"name", ROWS_STRING, shoe_scored_name, ANY, ANY},
	{"total", ROWS_NUMBER, shoe_scored_total, TOTALS, TOTALS},
	{"hand", ROWS_CARDS, shoe_scored_hand, SEVERAL, ANY},
	{.name = NULL},
};

/* The hand with one more card. */
static struct shoe_hand with_card(const struct shoe_hand *hand, card c)
{
	struct shoe_hand next = *hand;

	next.list[next.count++] = c;
	return next;
}

static void add_next_rows(struct count_shoe_counting *counting, struct job *job,
	const struct record *record, const struct shoe_hand *hand)
{
	const struct shoe *const left = &counting->line.left;

	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const struct shoe_hand with = with_card(hand, (card)c);
		const struct count_shoe_next next = {{counting->rules, &with, left,
							     counting->rules->value(&with),
							     counting->settings->writes},
			(card)c, left->left[c]};

		if (!left->left[c])
			continue;
		run_row(job, record);
		fields_row(&counting->fields, &job->rows, &next);
	}
}

/* Lists the distinct cards that make a category, the highest first; returns their number with all
 * copies. */
static uint32_t list_next(const struct count_shoe_counting *counting, const struct shoe_hand *hand,
	int category, struct text *out)
{
	const struct shoe *const left = &counting->line.left;
	uint32_t count = 0;

	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const struct shoe_hand with = with_card(hand, (card)c);

		if (!left->left[c] || counting->rules->category_of(&with) != category)
			continue;
		text_add_string(out, count ? " " : "");
		card_print(out, (card)c, counting->settings->writes);
		count += left->left[c];
	}
	return count;
}

/* Prints a line per category: the number of cards that make it, and the cards. */
static void draw_next(const struct count_shoe_counting *counting, const struct shoe_hand *hand,
	struct text *out)
{
	static const struct layout_column columns[] = {{.right = true}, {.least = 15},
		{.right = false}};
	static const char *const names[] = {"cards", "make", "which"};
	const struct settings *const settings = counting->settings;
	struct layout layout;
	struct text cards = {.bytes = NULL};

	layout_init(&layout, columns, 3);
	layout_names(&layout, names);
	for (int i = counting->rules->categories - 1; i >= 0; i--) {
		uint32_t count;

		text_clear(&cards);
		count = list_next(counting, hand, i, &cards);
		if (!count)
			continue;
		text_add_uint_grouped(layout_cell(&layout), count);
		text_add_string(layout_cell(&layout), counting->rules->category[i].name);
		text_add_slice(layout_cell(&layout), text_slice(&cards));
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		layout_wrapped_row(&layout, i, settings->columns, settings->colour, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
	out->failed = out->failed || cards.failed;
	text_free(&cards);
}

static status_code each_next(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct count_shoe_counting *const counting = state;
	struct shoe_hand hand;
	const status_code status = read_hand(counting, record, &hand, fault);

	if (status)
		return status;
	if (hand.count == SHOE_HAND_MAX) /* it is busted already */
		return count_known_fault(STATUS_SHOE_HAND, record, hand.count, SHOE_HAND_MAX,
			fault);
	if (!counting->line.left.count)
		return fault_set(fault, STATUS_DECK_SHORT, record->text.length, 0);
	counting->tables++;
	if (counting->pictures) {
		count_draw_heading(counting->settings, record, counting->single, counting->tables,
			&job->out);
		draw_next(counting, &hand, &job->out);
	} else {
		add_next_rows(counting, job, record, &hand);
	}
	return STATUS_OK;
}

/* -- the run ------------------------------------------------------------------------- */

int count_shoe_run(const struct count_shoe_request *request)
{
	static struct count_shoe_counting counting; /* large; a single instance */
	const struct settings *const settings = request->settings;
	struct run run = {.settings = settings,
		.command = &counting,
		.each = request->next ? each_next : each_count};
	unsigned view;

	counting.request = request;
	counting.settings = settings;
	counting.rules = settings->game->shoe;
	run.between = operands_join(settings, false, operands_marked_cards);
	counting.single = settings->operand_count == 1 || run.between;
	view = counting.single ? COUNT_SHOE_ONE : COUNT_SHOE_SEVERAL;
	if (counting.rules->totals)
		view <<= COUNT_SHOE_TOTALS_SHIFT;
	if (!options_shoe(settings, &counting.shoe) ||
		!fields_choose(&counting.fields,
			request->next ? count_shoe_next_fields : count_shoe_fields, view,
			settings->fields, settings->format))
		return EXIT_USAGE;
	counting.line_rules = (struct shoe_line_rules){.notation = settings->reads,
		.least = 0,
		.most = 1,
		.shoe = &counting.shoe,
		.dead = settings->dead.length > 0};
	counting.pictures = settings->screen && !settings->fields;
	run.names = counting.fields.names;
	run.name_count = counting.fields.count;
	run.plain_text = counting.pictures;
	return run_records(&run);
}
