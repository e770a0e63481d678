/* The part before the first action: the header, the table, the seats.
 *
 *     PokerStars Hand #1:  Hold'em No Limit ($0.05/$0.10 USD) - 2014/01/06 10:23:24 ET
 *     PokerStars Hand #2:  HORSE (Razz Limit, $2/$4 USD) - ...
 *     PokerStars Hand #3: Tournament #7, $10+$1 USD 8-Game (Razz Limit) - Level I (10/20) - ...
 *     PokerStars Home Game Hand #4: {Club #5}  6+ Hold'em No Limit (Button Blind $1 - Ante $1 USD)
 *     ... Hand #TM5: Tournament #8, L-03: $5 Bounty (Day 1) Hold'em No Limit - Level1(100/200) ...
 *
 * A tournament may have any name; the game is the last one that its words end with. The last
 * parentheses before the date have the stakes. */
#include "histories/sites/sites_stars_internal.h"

#include "base/scan.h"
#include "histories/history/history_time.h"

/* -- the date ------------------------------------------------------------- */

/* Finds the first date after the stakes, and its zone; the same time in another zone may follow in
 * brackets. */
static void read_time(struct history *history, struct slice line)
{
	struct slice rest = line, before;

	while (!lines_take_time(&rest, &history->when) && lines_take_until(&rest, " ", &before))
		continue;
	if (!history->when.year)
		history_warn(history, STATUS_HISTORY_TIME, line);
	lines_blanks(&rest);
	lines_take(&rest, "("); /* until 2006 */
	lines_take_zone(&rest, &history->when);
	if (history->when.year == 1970 && lines_has(line, HISTORY_NO_TIME))
		history->when = (struct history_time){.year = 0};
	lines_blanks(&rest);
	if (lines_take(&rest, "[") && lines_take_time(&rest, &history->also))
		lines_take_zone(&rest, &history->also);
	else if (lines_ends(line, "]") && history->when.year)
		history_warn(history, STATUS_HISTORY_TIME, rest);
}

/* -- the stakes ----------------------------------------------------------- */

static bool is_code(struct slice at)
{
	return at.length == 3 && at.bytes[0] >= 'A' && at.bytes[0] <= 'Z' && at.bytes[1] >= 'A' &&
	       at.bytes[1] <= 'Z' && at.bytes[2] >= 'A' && at.bytes[2] <= 'Z';
}

/* The currency code at the end of the words. */
static void read_currency(struct history *history, struct slice words)
{
	const size_t from = words.length < 3 ? 0 : words.length - 3;
	const struct slice at = lines_after(words, from);

	if (is_code(at) && (!from || words.bytes[from - 1] == ' ') && !lines_begins(at, "FPP"))
		history->currency = at;
}

/* "Button Blind $0.25 - Ante $0.25 USD", "$0.02": a blind of the button, equal to the antes. */
static bool read_button_blind(struct history *history, struct slice inside)
{
	struct slice before;

	if (!lines_take_until(&inside, "Button Blind", &before) &&
		!lines_begins(history->game, "ShortDeck"))
		return false;
	lines_blanks(&inside);
	lines_take(&inside, "\xc2\xa0"); /* a no-break space */
	return lines_take_amount(&inside, LINES_EITHER, &history->stakes.big_blind,
		&history->currency);
}

/* "$0.05/$0.10 USD", "$0.50/$1.00 - $20 Cap -  USD", "10/20". */
static bool read_stakes(struct history *history, struct slice inside)
{
	struct slice at = inside;

	read_currency(history, inside);
	if (!lines_take_amount(&at, LINES_EITHER, &history->stakes.small_blind,
		    &history->currency) ||
		!lines_take(&at, "/") ||
		!lines_take_amount(&at, LINES_EITHER, &history->stakes.big_blind, NULL)) {
		history->stakes.small_blind = history->stakes.big_blind = HISTORY_NOT_GIVEN;
		return read_button_blind(history, inside);
	}
	if (lines_take(&at, " - ") &&
		lines_take_amount(&at, LINES_POINT, &history->stakes.cap, NULL) &&
		!lines_begins(at, " Cap"))
		history->stakes.cap = HISTORY_NOT_GIVEN;
	return true;
}

/* -- the game ------------------------------------------------------------- */

/* Start of the name of a game at the end of the words; their length if there is none. */
static size_t game_at_end(struct slice words)
{
	static const char *const before[] = {"5 Card ", "6 Card ", "7 Card ", "Five Card ",
		"Six Card ", "6+ ", "Short Deck ", "Six Plus ", NULL};
	size_t from = words.length;

	while (from-- > 0) {
		const struct slice tail = lines_after(words, from);

		if ((!from || words.bytes[from - 1] == ' ') && sites_variant(tail)) {
			for (int i = 0; before[i]; i++)
				if (lines_ends(lines_before(words, from), before[i]))
					return from - strlen(before[i]);
			return from;
		}
	}
	return words.length;
}

/* Variants with other rules whose names contain that of the game. */
static bool is_other_game(struct slice words)
{
	static const char *const names[] = {"Split ", "Showtime ", "Unfold ", "Swap ", "Tempest ",
		"Deep Water ", "Fusion ", "Double Board ", NULL};

	return sites_ends_any(words, names);
}

/* The games of most hands need no search. */
static const struct variant *usual_variant(struct slice words)
{
	static const char *const usual[][2] = {{"Hold'em No Limit", "NT"},
		{"Omaha Pot Limit", "PO"}, {"Hold'em Limit", "FT"}};

	for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
		if (slice_equal(words, usual[i][0]))
			return variant_find((struct slice){usual[i][1], 2});
	return NULL;
}

/* The variant, if all words belong to names of games: other words may mean other rules. */
static const struct variant *plain_variant(struct slice words)
{
	static const char *const known[] = {"Hold'em", "No", "Limit", "Pot", "Fixed", "Omaha",
		"Hi/Lo", "PLO", "NLH", "5", "6", "4", "7", "6+", "Card", "Cards", "Five", "Six",
		"Seven", "Stud", "Razz", "Badugi", "Courchevel", "Triple", "Single", "Draw", "2-7",
		"Lowball", "PLO-5", "PLO-6", "PLO5", "PLO6", "Omaha5", "Omaha6", "ShortDeck",
		"Short", "Deck", "Plus", NULL};
	const struct variant *const usual = usual_variant(words);
	struct slice rest = words, word;

	while (rest.length && !usual) {
		int i = 0;

		if (!lines_take_until(&rest, " ", &word)) {
			word = rest;
			rest.length = 0;
		}
		while (known[i] && word.length &&
			(word.length != strlen(known[i]) || !lines_begins(word, known[i])))
			i++;
		if (!known[i])
			return NULL;
	}
	return usual ? usual : sites_variant(words);
}

/* "Hold'em No Limit", "HORSE (Razz Limit)". In a tournament the game may follow the name of the
 * tournament, which the function returns. */
static struct slice read_game(struct history *history, struct slice words, bool named)
{
	const ptrdiff_t open = lines_find_last(words, "(");
	const bool mixed = open >= 0 && lines_ends(words, ")");
	struct slice name = words;
	size_t from;

	history->game = words;
	if (mixed) {
		name = lines_after(words, (size_t)open + 1);
		name.length--;
	}
	/* the most frequent names need no search */
	from = !named && (lines_begins(name, "Hold'em ") || lines_begins(name, "Omaha "))
		       ? 0
		       : game_at_end(name);
	if ((from && (mixed || !named)) || is_other_game(lines_before(name, from)))
		return lines_before(words, 0);
	history->variant = plain_variant(lines_after(name, from));
	if (mixed)
		return lines_before(words, 0);
	history->game = lines_after(words, from);
	return slice_trim(lines_before(words, from));
}

/* "Razz Limit, $2/$4 USD" in a mix: the game precedes the comma. */
static struct slice take_mixed(struct history *history, struct slice words, struct slice inside)
{
	const ptrdiff_t comma = lines_find_last(inside, ", ");
	struct slice game;
	size_t from;

	if (comma < 0) {
		read_game(history, words, false);
		return inside;
	}
	game = lines_before(inside, (size_t)comma);
	from = game_at_end(game);
	if (!from)
		history->variant = plain_variant(game);
	history->game = history_keep(history, words); /* "HORSE (Razz Limit)" */
	history_keep(history, SLICE(" ("));
	history_keep(history, game);
	history_keep(history, SLICE(")"));
	history->game.length += game.length + 3;
	return lines_after(inside, (size_t)comma + 2);
}

/* -- tournaments ---------------------------------------------------------- */

/* Consumes "$10+$1 USD", "500+50", "300+20 FPP", "Freeroll"; false if the tournament has a name
 * instead. */
static bool take_buy_in(struct history *history, struct slice *rest)
{
	struct history_amount amount;
	struct slice at = *rest;
	bool several = false;

	if (!lines_take(&at, "Freeroll")) {
		if (!lines_take_amount(&at, LINES_POINT, &amount, &history->currency))
			return false;
		while (lines_take(&at, "+") && lines_take_amount(&at, LINES_POINT, &amount, NULL))
			several = true;
		lines_blanks(&at);
		if (at.length > 3 && at.bytes[3] == ' ' && is_code(lines_before(at, 3))) {
			read_currency(history, lines_before(at, 3));
			at = lines_after(at, 3);
		} else if (!lines_take(&at, "FPP") && !lines_take(&at, "StarsCoin") &&
			   !lines_take(&at, "SC") && !several) {
			return false;
		}
	}
	history->buy_in = slice_trim(lines_before(*rest, (size_t)(at.bytes - rest->bytes)));
	*rest = slice_trim(at);
	return true;
}

/* Removes " - Match Round II, Level IX" from the end of the words. */
static void take_level(struct stars_reader *stars, struct slice *words)
{
	const ptrdiff_t level = lines_find_last(*words, stars->words->level);
	ptrdiff_t dash;

	if (level < 0)
		return;
	stars->history->level =
		slice_trim(lines_after(*words, (size_t)level + strlen(stars->words->level)));
	*words = lines_before(*words, (size_t)level);
	dash = lines_find_last(*words, "- ");
	if (dash >= 0)
		*words = slice_trim(lines_before(*words, (size_t)dash));
}

/* "Tournament #7, $10+$1 USD Hold'em No Limit - Level I". */
static void read_tournament(struct stars_reader *stars, struct slice words)
{
	struct history *const history = stars->history;
	struct slice number;

	lines_take(&words, stars->words->tournament);
	if (!lines_take_until(&words, ",", &number) && !lines_take_until(&words, " ", &number))
		return;
	history->tournament = slice_trim(number);
	words = slice_trim(words);
	take_level(stars, &words);
	take_buy_in(history, &words);
	history->event = read_game(history, words, true);
	if (lines_ends(history->event, ",")) /* "Cub3d, Hold'em No Limit" */
		history->event.length--;
}

/* -- the header ----------------------------------------------------------- */

static void read_site(struct history *history, struct slice line, struct slice before)
{
	const ptrdiff_t hand = lines_find(before, " Hand ");

	history->site = SLICE("PokerStars");
	if (slice_equal(before, "PokerStars Hand ")) /* most headers */
		return;
	if (lines_begins(line, "Poker Hand #"))
		history->site = SLICE("GGPoker");
	else if (hand > 0 && !lines_has(before, "PokerStars") && !lines_has(before, "POKERSTARS"))
		history->site = lines_before(line, (size_t)hand); /* "PPPoker Hand #" */
	if (lines_begins(line, "Run It Once "))
		history->site = SLICE("Run It Once");
	if (lines_begins(line, "Full Tilt "))
		history->site = SLICE("Full Tilt");
	if (lines_has(before, "Zoom"))
		history->kind = SLICE("zoom");
	if (lines_has(before, " Rush "))
		history->kind = SLICE("rush");
	if (lines_has(before, "Home Game"))
		history->kind = SLICE("home game");
	if (lines_begins(history->number, "RC"))
		history->kind = SLICE("fast");
}

/* The last brackets of the line with amounts in them; other brackets may have the zone of a date.
 * False if there are none. */
static bool find_brackets(struct slice line, size_t *open, size_t *close)
{
	ptrdiff_t last = lines_find_last(line, ")"), i = last;
	bool digits = false;
	int depth = 0;

	for (; i >= 0; i--) {
		const char c = line.bytes[i];

		depth += c == ')' ? 1 : c == '(' ? -1 : 0;
		digits |= c >= '0' && c <= '9';
		if (depth)
			continue;
		if (digits) {
			*open = (size_t)i;
			*close = (size_t)last;
			return true;
		}
		last = lines_find_last(lines_before(line, (size_t)i), ")");
		i = last + 1;
	}
	return false;
}

/* Whether the line begins with the word in upper case. */
static bool begins_in_capitals(struct slice line, const char *word)
{
	size_t i = 0;

	for (; i < line.length && word[i]; i++) {
		const bool small = word[i] >= 'a' && word[i] <= 'z';

		if (line.bytes[i] != (small ? word[i] - 'a' + 'A' : word[i]))
			return false;
	}
	return !word[i];
}

/* A header that a tracker wrote in upper case, with the words that are read later converted to
 * their usual case. Levels, currencies and the like are in upper case anyway. */
static struct slice in_usual_letters(struct history *history, struct slice line)
{
	static const char *const words[] = {"Hold'em", "No Limit", "Pot Limit", "Limit", "Omaha",
		"Hi/Lo", "Card", "Stud", "Razz", "Badugi", "Triple", "Single", "Draw", "Lowball",
		"Tournament", "Level", NULL};
	struct slice kept = history_keep(history, lines_before(line, 0));

	while (line.length) {
		int i = 0;
		size_t length = 1;

		while (words[i] && !begins_in_capitals(line, words[i]))
			i++;
		if (words[i])
			length = strlen(words[i]);
		kept.length += history_keep(history,
			words[i] ? (struct slice){words[i], length} : lines_before(line, 1))
				       .length;
		line = lines_after(line, length);
	}
	return kept;
}

bool sites_stars_heading(struct stars_reader *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest, before, words, inside;
	size_t open = 0, close = 0;

	if (lines_begins(line, "POKERSTARS ") || lines_has(line, " LIMIT"))
		line = in_usual_letters(history, line);
	rest = line;
	if (!lines_take_until(&rest, "#", &before) ||
		!lines_take_until(&rest, ":", &history->number))
		return false;
	read_site(history, line, before);
	lines_blanks(&rest);
	if (lines_begins(rest, "{") && lines_take_until(&rest, "}", &before))
		lines_blanks(&rest);
	if (!find_brackets(rest, &open, &close))
		return false;
	words = slice_trim(lines_before(rest, open));
	if (lines_begins(words, "Zoom Tournament #")) {
		words = lines_after(words, 5);
		history->kind = SLICE("zoom");
	}
	inside = lines_after(lines_before(rest, close), open + 1);
	read_time(history, lines_after(rest, close + 1));
	/* Run It Once's CET is an hour ahead of UTC in summer too */
	if (lines_begins(line, "Run It Once "))
		history->also.year = 0;
	if (lines_begins(words, stars->words->tournament))
		read_tournament(stars, words);
	else
		inside = take_mixed(history, words, inside);
	if (!read_stakes(history, inside))
		return false;
	sites_fix_stakes(history);
	return true;
}

/* -- the table and the seats ---------------------------------------------- */

/* "Table 'Skat III' 6-max (Play Money) Seat #3 is the button". */
bool sites_stars_table(struct stars_reader *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest = line, before;
	ptrdiff_t end;
	uint64_t number;

	if (!lines_take(&rest, stars->words->table) && !lines_take(&rest, "Table ID '"))
		return false;
	end = lines_find_last(rest, "' ");
	if (end < 0)
		end = lines_find_last(rest, "'");
	if (end < 0)
		return false;
	stars->table = true;
	history->table = lines_before(rest, (size_t)end);
	rest = lines_after(rest, (size_t)end + 1);
	lines_blanks(&rest);
	if (lines_take_number(&rest, &number) && number <= 100 &&
		(lines_take(&rest, "-max") || lines_take(&rest, "-Max")))
		history->seats_max = (int)number;
	if (lines_has(history->table, " Zoom "))
		history->kind = SLICE("zoom");
	if (lines_has(rest, "(Play Money)")) {
		history->play_money = true;
		history->kind = lines_begins(history->kind, "home game")
					? SLICE("home game, play money")
					: SLICE("play money");
	}
	if (lines_take_until(&rest, stars->words->button, &before) &&
		lines_take_number(&rest, &number) && number <= 100)
		history->button = (int)number;
	return true;
}

/* Whether a player with a name like "Seat 3: Ann (1.00 in chips)" says or does something in this
 * line, so that it is not a seat line. */
static bool is_of_seated(const struct stars_reader *stars, struct slice line)
{
	struct slice rest;

	return history_seat_begins(stars->history, line, "", NULL) >= 0 &&
	       (history_seat_begins(stars->history, line, ": ", &rest) >= 0 ||
		       history_seat_begins(stars->history, line, " ", &rest) >= 0) &&
	       !lines_has(rest, stars->words->in_chips);
}

/* Offset of the last " (" before `at`; -1 if there is none. */
static ptrdiff_t bracket_before(struct slice line, ptrdiff_t at)
{
	while (--at > 0)
		if (line.bytes[at] == '(' && line.bytes[at - 1] == ' ')
			break;
	return at - 1;
}

/* "Seat 2: NAME ($15 in chips, $2 bounty) is sitting out". */
bool sites_stars_seat(struct stars_reader *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct history_seat seat = {.stack = HISTORY_NOT_GIVEN};
	struct history_amount bounty;
	struct slice rest = line, inside;
	ptrdiff_t in_chips, open;
	int index;

	if (!sites_take_seat_number(stars->words->seat, &rest, &seat.number))
		return false;
	in_chips = lines_find_last(rest, stars->words->in_chips);
	open = in_chips < 0 ? -1 : bracket_before(rest, in_chips);
	if (open <= 0 || is_of_seated(stars, line))
		return false;
	seat.name = lines_before(rest, (size_t)open);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	inside = lines_after(rest, (size_t)open + 2);
	if (!lines_take_amount(&inside, LINES_POINT, &seat.stack, NULL)) {
		history_fault(history, STATUS_HISTORY_AMOUNT, inside);
		return true;
	}
	rest = lines_after(rest, (size_t)in_chips + strlen(stars->words->in_chips));
	/* PokerStars lists a player who was moved to the table without chips to play with */
	if (!seat.stack.digits &&
		(lines_has(rest, stars->words->away) || lines_has(rest, "out of hand")))
		return true;
	index = history_add_seat(history, &seat);
	if (index >= 0 && rest.length > 2 &&
		(lines_has(rest, stars->words->away) || lines_has(rest, "out of hand")))
		stars->away |= UINT32_C(1) << index;
	if (lines_ends(rest, "[hero]"))
		history->hero = stars->hero = index;
	if (index >= 0 && lines_take(&rest, ", ") &&
		lines_take_amount(&rest, LINES_POINT, &bounty, &history->currency))
		history_add_prize(history, HISTORY_ON_HEAD, index, bounty);
	return true;
}
