/* What is told before the first deed: the title of the hand, and who sits where. */
#include "tell_inside.h"

#include "frame/screen.h"
#include "frame/width.h"

#include <string.h>

/* The largest of one a player. */
static chips largest(const chips *amounts, int count)
{
	chips most = 0;

	for (int i = 0; i < count; i++)
		most = amounts[i] > most ? amounts[i] : most;
	return most;
}

/* "no-limit hold'em 1,000/2,000, ante 500". */
void tell_add_stakes(const struct telling *telling, struct text *out)
{
	const struct table_setup *setup = &telling->hand->setup;
	chips ante = largest(setup->ante, setup->seats);
	bool any = false;

	text_add_string(out, setup->variant->name);
	for (int i = 0; i < setup->seats; i++)
		if (setup->blind[i] > 0) {
			text_add_string(out, any ? "/" : " ");
			tell_add_amount(telling, out, setup->blind[i]);
			any = true;
		}
	if (setup->variant->limit == FIXED_LIMIT) {
		text_add_string(out, any ? ", bets " : " ");
		tell_add_amount(telling, out, setup->small_bet);
		text_add_char(out, '/');
		tell_add_amount(telling, out, setup->big_bet);
	}
	if (ante > 0) {
		text_add_string(out, ", ante ");
		tell_add_amount(telling, out, ante);
	}
	if (variant_brings_in(setup->variant)) {
		text_add_string(out, ", bring-in ");
		tell_add_amount(telling, out, setup->bring_in);
	}
}

void tell_title(const struct telling *telling, struct slice title)
{
	struct text *out = telling->out, stakes = {0};
	size_t start = out->length, width;

	text_add_string(out, screen_bold(telling->colour));
	text_add_slice(out, title);
	text_add_string(out, screen_plain(telling->colour));
	tell_add_stakes(telling, &stakes);
	width = width_columns(text_slice(&stakes));
	if (telling->screen && tell_columns_from(out, start) + 2 + width > tell_columns(telling))
		text_add_char(out, '\n');
	else
		tell_to_the_right(telling, start, width);
	text_add_slice(out, text_slice(&stakes));
	text_add_string(out, "\n\n");
	out->failed = out->failed || stakes.failed;
	text_free(&stakes);
}

/* -- the seats ------------------------------------------------------------------- */

void tell_add_position(const struct telling *telling, int seat, struct text *out)
{
	static const char *const posts[] = {
		[HAND_POSTS_NOTHING] = "",
		[HAND_POSTS_SMALL_BLIND] = "small blind",
		[HAND_POSTS_BIG_BLIND] = "big blind",
		[HAND_POSTS_STRADDLE] = "straddles ",
		[HAND_POSTS_BLIND] = "blind ",
		[HAND_POSTS_LIVE] = "posts ",
	};
	const struct hand_position position = hand_position(&telling->hand->setup, seat);

	text_format(out, "%s%s%s", position.button ? "button" : position.name,
		position.button && position.post ? ", " : "", posts[position.post]);
	if (position.post >= HAND_POSTS_STRADDLE)
		tell_add_amount(telling, out, position.posted);
}

void tell_seats(const struct telling *telling)
{
	static const struct rows_name names[] = {{"seat", ROWS_NUMBER}, {"player", ROWS_STRING},
		{"stack", ROWS_NUMBER}, {"position", ROWS_STRING}};
	const struct hand_record *hand = telling->hand;
	const bool positions = !telling->screen || !variant_brings_in(hand->setup.variant);
	struct text rows = {0};

	for (int i = 0; i < hand->setup.seats; i++) {
		text_format(&rows, "%d\t", hand->seat_number[i] ? hand->seat_number[i] : i + 1);
		tell_add_player(&rows, hand, i);
		text_add_char(&rows, '\t');
		tell_add_column_amount(telling, &rows, hand->setup.stack[i]);
		text_add_string(&rows, positions ? "\t" : "");
		if (positions)
			tell_add_position(telling, i, &rows);
		text_add_char(&rows, '\n');
	}
	tell_add_table(telling, names, positions ? 4 : 3, text_slice(&rows));
	tell_end_line(telling);
	telling->out->failed = telling->out->failed || rows.failed;
	text_free(&rows);
}
