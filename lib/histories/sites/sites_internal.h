/* The readers, and what those of one family of texts share; private to the sites. */
#ifndef FELT_HISTORIES_SITES_INTERNAL_H
#define FELT_HISTORIES_SITES_INTERNAL_H

#include "histories/lines.h"
#include "histories/sites/sites.h"

/* The readers, and where hands and sessions begin that no pattern finds. */
typedef void sites_read_hand(struct history *history);
typedef bool sites_is_place(struct slice line, struct slice rest);
sites_read_hand sites_stars_read, sites_winning_read, sites_bovada_read, sites_mavens_read,
	sites_betonline_read, sites_888_read, sites_enet_read, sites_betfair_read, sites_party_read,
	sites_ongame_read, sites_winamax_read, sites_fulltilt_read, sites_pokernow_read,
	sites_biggame_read, sites_acpc_read, sites_ohh_read, sites_ipoker_read,
	sites_microgaming_read, sites_merge_read, sites_boss_read, sites_everest_read,
	sites_entraction_read, sites_refused_read, sites_igt_read, sites_tracker_everest_read,
	sites_tracker_micro_read, sites_tracker_read, sites_pkr_read, sites_absolute_read,
	sites_cake_read, sites_everleaf_read, sites_kings_read;
sites_is_place sites_stars_begins, sites_betfair_begins, sites_888_begins, sites_party_begins,
	sites_winamax_begins, sites_pokernow_begins, sites_ohh_begins, sites_igt_begins,
	sites_pokernow_session, sites_pokernow_ends, sites_pkr_session, sites_everleaf_session;

/* Whether a line fits a pattern from its front on: literal text, `{n}` for a number and `{.}` for
 * its end; behind `{_}` each literal is anywhere in what is left. `<game gamecode=` is an element
 * of that name that has the attribute, and `<game` one that has none. */
bool sites_fits(struct slice line, const char *pattern);

/* -- lines and their words ------------------------------------------------- */

/* Adds an event, which is all-in if the line says so. */
struct history_event *sites_add(struct history *history, enum history_event_kind kind, int seat,
	struct slice line);

/* Takes "Seat 8: ", with which a line of the list of seats begins. `word` is "Seat ". */
bool sites_take_seat_number(const char *word, struct slice *rest, int *number);

/* Takes "Seat 8: NAME", with which lines of a summary begin, and returns the index of that seat; -1
 * where the line is no such line. `word` is "Seat ". */
int sites_take_seat(const struct history *history, const char *word, struct slice *rest);

/* Whether the heading could be read and has a game that is known. If not, that is a fault: of the
 * line, or of the game. */
bool sites_check_heading(struct history *history, bool read, struct slice line);

/* Of fixed limit the stakes are the bets: the big blind is the small bet, and the small blind what
 * is posted. */
void sites_fix_stakes(struct history *history);

/* Of fixed limit the bets are one and two big blinds where the stakes are blinds. */
void sites_fix_bets(struct history *history);

/* Notes a line that nothing was made of: a fault if somebody without a seat acts or is paid there,
 * else a warning. */
void sites_not_understood(struct history *history, struct slice line);

/* Whether the line is a heading such as "*** FLOP *** [2c 7d Ks]". A player may be called "***". */
bool sites_is_heading(struct slice line);

/* Whether the line begins or ends with one of the words, the last of which is NULL, or has one. */
bool sites_begins_any(struct slice line, const char *const *words);
bool sites_ends_any(struct slice line, const char *const *words);
bool sites_has_any(struct slice line, const char *const *words);

/* Whether `words` are some of those, the last of which is NULL. */
bool sites_is_any(struct slice words, const char *const *any);

/* Copies of both, with a blank between. */
struct slice sites_join(struct history *history, struct slice first, struct slice second);

/* -- deeds and summaries --------------------------------------------------- */

/* What a summary says that a player won, and the last line that says so. */
struct sites_won {
	struct history_amount amount;
	struct slice line;
};

/* Adds the amount that `rest` begins with to what the seat won. */
void sites_read_won(struct history *history, struct sites_won *won, struct slice line,
	struct slice rest);

/* By index of the seat: a player who won, and whom no line before the summary says to be paid, is
 * paid as the summary says; of others it has to say the same, or there is a warning, and a fault
 * where nothing was said of the rake. */
void sites_check_won(struct history *history, const struct sites_won won[HISTORY_SEATS_MAX]);

/* Adds the cards that a summary says to have been shown, which `rest` begins with; if some line
 * before it has them, they have to be the same, or there is a warning. */
void sites_check_shown(struct history *history, int seat, struct slice line, struct slice rest);

/* Adds the cards that a summary says to have been mucked. Those that were dealt face up have to be
 * among them, or there is a warning. */
void sites_add_mucked(struct history *history, int seat, struct slice line, struct slice rest);

/* Reads "(button) (small blind)" after a name in a summary, where the button has its own word. What
 * contradicts the lines before it gets a warning. */
void sites_read_position(struct history *history, const char *button, int seat, struct slice line,
	struct slice rest);

/* By index of the seat: on which street it folded, from 0; -1: it did not. */
struct sites_folds {
	bool found, reported; /* told: summaries name the streets of this game */
	int8_t street[HISTORY_SEATS_MAX];
};

/* Warns of a line of a summary that tells another fold of the seat than the lines before it, or
 * none: `folded` is where in the line "on the Turn" or the like stands behind "folded ", or
 * below 0. Zeroed, `folds` are found at the first line. */
void sites_check_folded(struct history *history, struct sites_folds *folds, int seat,
	struct slice line, ptrdiff_t folded);

/* Where what follows the word "folded " begins in the line; below 0: it has no such word. */
ptrdiff_t sites_find_folded(struct slice line, struct slice rest);

/* Warns of a list of seats that has not as many as `rest` says, which begins with a number. */
void sites_check_count(struct history *history, struct slice line, struct slice rest);

/* Warns of a text that ends before its summary. */
void sites_check_summary(struct history *history, bool summary);

/* The same for one whose summary has the pot: it warns of a summary without it too. */
void sites_check_end(struct history *history, bool summary);

/* -- amounts, pots, stakes ------------------------------------------------- */

/* Add an event with the amount or the cards that `rest` begins with. */
void sites_add_amount(struct history *history, enum history_event_kind kind, int seat,
	struct slice line, struct slice rest);
void sites_add_cards(struct history *history, enum history_event_kind kind, int seat,
	struct slice line, struct slice rest);

/* Parts dead posts of more than a big blind into the live blind and the rest: the texts have one
 * amount for both. One of just a big blind is live. */
void sites_part_dead(struct history *history);

/* Which of two amounts is more: below, at or above 0. */
int sites_compare(struct history_amount a, struct history_amount b);

/* Reads the pots one by one, where a line has them: "Main pot $37. Side pot-1 $4. Side pot-2 $2."
 */
void sites_read_pots(struct history *history, struct slice line);

/* Reads "Total pot $24.68 | Rake $1.11" and "Total pot 24€ | No rake". */
void sites_read_pot(struct history *history, enum history_pot pot_is, struct slice line);

/* The line says what the pot is, before the rake or after it. */
void sites_pot_at(struct history *history, enum history_pot pot_is, struct slice line);

/* Adds an amount to a sum, of which nothing may have been said before. */
void sites_add_up(struct history_amount *sum, struct history_amount amount);

/* Adds antes and blinds to the stacks, where those of the text are what they left. */
void sites_add_posts(struct history *history);

/* Whether posts up to the last one took all chips of a player: then they may be less than the
 * stakes. */
bool sites_is_short(const struct history *history, const struct history_event *post);

/* What the big blind is in full that was posted with the last chips: what somebody posts to be let
 * in, or what the first to act calls; or else, with a warning, at least two small blinds. */
struct history_amount sites_full_blind(struct history *history, const struct history_event *posted,
	struct history_amount small);

/* Where the heading has no stakes, they are those that are posted, and a big blind that was posted
 * short is the full one. Those of stud are what is bet; where nobody bets that is a fault,
 * and the hand has no variant any more. */
void sites_find_stakes(struct history *history);

/* Half of an amount, with one more place where that needs one. */
struct history_amount sites_half(struct history_amount amount);

/* The small bet of stud where the heading has no stakes: the first bet or raise of third street, or
 * half of the first one from fifth street on, or else that of fourth street. Unsaid: nobody bets.
 */
struct history_amount sites_stud_bet(const struct history *history);

/* Blinds that are others than the stakes are faults, unless the player had no more, and so are both
 * of one player. */
void sites_check_stakes(struct history *history);

/* The same where headings round the small blind up, as in 0.12/0.25: less of it is a warning. */
void sites_check_rounded_stakes(struct history *history);

/* Of two players one posts a small blind; a text in which only the big one is posted lacks a line.
 * Who is all in with the ante posts none. */
void sites_check_small_blind(struct history *history);

/* Of two players the one with the button posts the small blind: if not, that is a fault. */
void sites_check_heads_up(struct history *history);

/* What is left of an amount without another. */
struct history_amount sites_less(struct history_amount a, struct history_amount b);

/* How the text writes amounts. */
enum lines_amounts sites_amounts(const struct history *history);

/* Takes an amount, or notes a fault. "15K" is 15,000, and "2M" are two million. */
bool sites_take_money(struct history *history, struct slice *rest, struct history_amount *amount);

/* Takes a stake of a heading: "0.10", "$1.5K". */
bool sites_take_stake(struct slice *rest, struct history_amount *amount);

/* What the seat put in by the events, with what nobody called. */
struct history_amount sites_put_in(const struct history *history, int seat);

/* Sets the bets of stud to an amount and twice that. Where nobody bets, none was said: that is a
 * fault, and the hand has no variant any more. */
void sites_set_stud_bets(struct history *history, struct history_amount bet);

/* Warns of each player who was dealt in, or may have been, and of whom a summary that has all
 * players says nothing: `told` are those that it tells, and `away` those who may not play, bit by
 * seat. */
void sites_check_mentioned(struct history *history, uint32_t reported, uint32_t away);

/* -- cards, draws, boards -------------------------------------------------- */

/* The cards of "D10 C9 hK X", of which the suit comes first. Returns how many, or -1. */
int sites_suits_first(struct slice words, card cards[HOLE_CARDS_MAX]);

/* The cards of words with commas between: "Js, 10d". Some words, the last of which is NULL, stand
 * for cards that nobody knows. Returns how many, or -1 where something is no card. */
int sites_split_cards(struct slice words, const char *const *unknown, card cards[HOLE_CARDS_MAX]);

/* Gives an event cards. */
void sites_set_cards(struct history_event *event, const card *cards, int count);

/* The cards of words that have these bytes between cards: "[K d][A d]" has brackets and blanks, "9c
 * - 7d" blanks and hyphens. Returns how many, or -1 where something is no card. */
int sites_parted_cards(struct slice words, const char *between, card cards[HOLE_CARDS_MAX]);

/* Adds an event with such cards and returns it; NULL, with a fault, where something is no card, or
 * nothing is there. */
struct history_event *sites_add_parted(struct history *history, enum history_event_kind kind,
	int seat, struct slice line, struct slice words, const char *between);

/* Adds the cards of "Dealt to NAME [As 2s] [3h]", of which `rest` has the brackets. What was dealt
 * before stands in the first ones, but not when the seat is dealt cards for the first time. Whose
 * cards are known face down is the hero. */
void sites_add_dealt(struct history *history, int seat, struct slice line, struct slice rest);

/* Names the discards of the last draw of the seat, of which nobody has said what they are: they are
 * what it held before and has not kept. */
void sites_name_discards(struct history *history, int seat, struct slice line, int keeps,
	const card *kept);

/* Adds the cards that the seat has drawn, and names its discards, whose line may be missing: `hand`
 * is the hand after the draw. */
void sites_add_drawn(struct history *history, int seat, struct slice line, int count,
	const card *hand);

/* The run of the board that a heading is for, from 0: "SECOND FLOP", "FLOP 2". */
int sites_run_of(struct slice heading);

/* Whether a line that names the flop, the turn or the river deals that street next: if not, that is
 * a fault. */
bool sites_check_street(struct history *history, struct slice line);

/* Adds the new cards of a board: the last ones of the line in square brackets. */
void sites_add_board(struct history *history, int run, struct slice line);

/* Warns if the board of the summary, which the line has in square brackets, is not the one that was
 * dealt in that run, which is 0 for the first or only one. */
void sites_check_board(struct history *history, int run, struct slice line);

/* The known ones of some cards. */
card_set sites_card_set(const card *cards, int count);

/* Whether the cards are those of the board `run` as far as it has been dealt. A later run may be
 * written with the cards that it has in common with the first, or without. */
bool sites_same_run(const struct history *history, int run, const card *cards, int count);

/* Warns of a line with new cards of a later run if those before them are not the first ones of the
 * board, and then its own. */
void sites_check_run(struct history *history, int run, struct slice line);

/* Reads the board of the summary, which the line has in square brackets, of a text that may have no
 * lines for some streets: what of it no line dealt is dealt when it is due. It warns of one that is
 * not the one that was dealt. */
void sites_read_board(struct history *history, struct slice line);

/* The cards that lines dealt to the board in that run alone; returns how many. */
int sites_dealt_in(const struct history *history, int run, card dealt[BOARD_CARDS_MAX]);

/* -- what cards make ------------------------------------------------------- */

/* Warns of a line whose words say that the cards of the seat make something else than they do. Only
 * for lines that are no events, below the whole board; events are compared by sites_check_made. */
void sites_check_words(struct history *history, int seat, struct slice line, struct slice words);

/* -- games ----------------------------------------------------------------- */

/* Words for a limit or a game, and its part of the code of a variant; the last row has none. */
struct sites_code {
	const char *words, *code;
};

/* The row of variants for a limit and a game in such words, of which `rows` are games; NULL: none.
 */
const struct variant *sites_coded_variant(const struct sites_code *limits, struct slice limit,
	const struct sites_code *rows, struct slice game);

/* The same for the first rows whose words stand anywhere in `words`; "" stands in all. */
const struct variant *sites_worded_variant(const struct sites_code *limits,
	const struct sites_code *rows, struct slice words);

/* The row of variants for a game in the words that most sites use: "Hold'em No Limit", "Omaha Hi/Lo
 * Pot Limit", "5 Card Omaha", "7 Card Stud Hi/Lo Limit", "Triple Draw 2-7 Lowball". The words may
 * stand anywhere in `words`. NULL for a game that is not known. */
const struct variant *sites_variant(struct slice words);

#endif
