/* The readers, and what they share; private to the sites. */
#ifndef FELT_HISTORIES_SITES_INTERNAL_H
#define FELT_HISTORIES_SITES_INTERNAL_H

#include "histories/lines.h"
#include "histories/sites/sites.h"

/* The readers, and the functions that find starts of hands and sessions that no pattern can
 * find. */
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

/* Whether a line fits a pattern, from its start: literal text, `{n}` for a number and `{.}` for the
 * end of the line; after `{_}` each literal may be anywhere in the remainder. `<game gamecode=`
 * matches an element of that name with that attribute, `<game` an element without attributes. */
bool sites_fits(struct slice line, const char *pattern);

/* -- lines and their words ------------------------------------------------- */

/* Adds an event, which is all-in if the line says so. */
struct history_event *sites_add(struct history *history, enum history_event_kind kind, int seat,
	struct slice line);

/* Consumes "Seat 8: ", the start of a line of the seat list. `word` is "Seat ". */
bool sites_take_seat_number(const char *word, struct slice *rest, int *number);

/* Consumes "Seat 8: NAME", the start of a summary line, and returns the index of that seat; -1 if
 * the line begins otherwise. `word` is "Seat ". */
int sites_take_seat(const struct history *history, const char *word, struct slice *rest);

/* Whether the header could be read and its game is supported. If not, notes a fault at the line or
 * at the game. */
bool sites_check_heading(struct history *history, bool read, struct slice line);

/* In fixed limit the stakes are the bets: the big blind becomes the small bet, and the small blind
 * is the one that is posted. */
void sites_fix_stakes(struct history *history);

/* In fixed limit, if the stakes are blinds, the bets are one and two big blinds. */
void sites_fix_bets(struct history *history);

/* Notes a line that could not be read: a fault if somebody without a seat acts or is paid in it,
 * otherwise a warning. */
void sites_not_understood(struct history *history, struct slice line);

/* Whether the line is a heading such as "*** FLOP *** [2c 7d Ks]". A player may be called "***". */
bool sites_is_heading(struct slice line);

/* Whether the line begins with, ends with or contains one of the words; the last word is NULL. */
bool sites_begins_any(struct slice line, const char *const *words);
bool sites_ends_any(struct slice line, const char *const *words);
bool sites_has_any(struct slice line, const char *const *words);

/* Whether `words` is one of the strings in `any`; the last is NULL. */
bool sites_is_any(struct slice words, const char *const *any);

/* A copy of both, with a space between them. */
struct slice sites_join(struct history *history, struct slice first, struct slice second);

/* -- actions and summaries ------------------------------------------------- */

/* Total won by a player according to the summary, and the last line that says so. */
struct sites_won {
	struct history_amount amount;
	struct slice line;
};

/* Adds the amount at the start of `rest` to what the seat won. */
void sites_read_won(struct history *history, struct sites_won *won, struct slice line,
	struct slice rest);

/* Compares the summary, by index of the seat, with the lines before it. A player who won, but whom
 * no line pays, is paid the summary's amount. For other players a difference is a warning, or a
 * fault if the rake was not stated. */
void sites_check_won(struct history *history, const struct sites_won won[HISTORY_SEATS_MAX]);

/* Adds the cards at the start of `rest`, which the summary says were shown; if an earlier line has
 * them, a difference is a warning. */
void sites_check_shown(struct history *history, int seat, struct slice line, struct slice rest);

/* Adds the cards that the summary says were mucked. Warns if they do not include the up cards. */
void sites_add_mucked(struct history *history, int seat, struct slice line, struct slice rest);

/* Reads "(button) (small blind)" after a name in a summary; `button` is the format's word for the
 * button. Warns of whatever contradicts the lines before it. */
void sites_read_position(struct history *history, const char *button, int seat, struct slice line,
	struct slice rest);

/* Street on which each seat folded, from 0, by index of the seat; -1 if it did not fold. */
struct sites_folds {
	bool found, reported; /* reported: summaries name the streets of this game */
	int8_t street[HISTORY_SEATS_MAX];
};

/* Warns if a summary line reports another fold of the seat than the lines before it, or none.
 * `folded` is the offset of what follows "folded ", such as "on the Turn"; negative if the line
 * does not have that word. Zeroed `folds` are filled by the first call. */
void sites_check_folded(struct history *history, struct sites_folds *folds, int seat,
	struct slice line, ptrdiff_t folded);

/* Offset in the line of what follows the word "folded "; negative if it does not have that word. */
ptrdiff_t sites_find_folded(struct slice line, struct slice rest);

/* Warns if the number of seats differs from the number at the start of `rest`. */
void sites_check_count(struct history *history, struct slice line, struct slice rest);

/* Warns of a hand that ends before its summary. */
void sites_check_summary(struct history *history, bool summary);

/* Like sites_check_summary(), for a format whose summary states the pot: also warns if it does
 * not. */
void sites_check_end(struct history *history, bool summary);

/* -- amounts, pots, stakes ------------------------------------------------- */

/* Add an event with the amount or the cards at the start of `rest`. */
void sites_add_amount(struct history *history, enum history_event_kind kind, int seat,
	struct slice line, struct slice rest);
void sites_add_cards(struct history *history, enum history_event_kind kind, int seat,
	struct slice line, struct slice rest);

/* Splits dead posts of more than a big blind into the live blind and the rest, for formats that
 * write one amount for both. A post of exactly a big blind is live. */
void sites_part_dead(struct history *history);

/* Compares two amounts; the result is negative, 0 or positive. */
int sites_compare(struct history_amount a, struct history_amount b);

/* Reads the pots of a line that lists them: "Main pot $37. Side pot-1 $4. Side pot-2 $2." */
void sites_read_pots(struct history *history, struct slice line);

/* Reads "Total pot $24.68 | Rake $1.11" and "Total pot 24€ | No rake". */
void sites_read_pot(struct history *history, enum history_pot pot_is, struct slice line);

/* Records that the line states the pot, before or after the rake. */
void sites_pot_at(struct history *history, enum history_pot pot_is, struct slice line);

/* Adds an amount to a sum, which may be HISTORY_NOT_GIVEN. */
void sites_add_up(struct history_amount *sum, struct history_amount amount);

/* Adds antes and blinds to the stacks, for formats whose stacks are those after the posts. */
void sites_add_posts(struct history *history);

/* Whether the posts of this post's player took all of the player's chips; they may then be less
 * than the stakes. */
bool sites_is_short(const struct history *history, const struct history_event *post);

/* The full big blind if it was posted short, with the player's last chips: the post of a new
 * player, or the call of the first player to act; otherwise, with a warning, twice the small blind
 * or more. */
struct history_amount sites_full_blind(struct history *history, const struct history_event *posted,
	struct history_amount small);

/* Sets the stakes of a hand whose header has none to the blinds that are posted; a short big blind
 * counts in full. In stud they are set to the bets; if no player bets, that is a fault, and the
 * hand loses its variant. */
void sites_find_stakes(struct history *history);

/* Half of an amount, with one more decimal place if needed. */
struct history_amount sites_half(struct history_amount amount);

/* The small bet of stud if the header has no stakes: the first bet or raise of third street;
 * otherwise half of the first one from fifth street on; otherwise that of fourth street.
 * HISTORY_NOT_GIVEN if no player bets. */
struct history_amount sites_stud_bet(const struct history *history);

/* Notes a fault for each blind that differs from the stakes, unless the player had no more chips,
 * and for a player who posts both blinds. */
void sites_check_stakes(struct history *history);

/* Like sites_check_stakes(), for headers that round the small blind up, as in 0.12/0.25: a lower
 * small blind is only a warning. */
void sites_check_rounded_stakes(struct history *history);

/* Heads-up, a text with a big blind and no small blind lacks a line, unless the player is all-in
 * with the ante. */
void sites_check_small_blind(struct history *history);

/* Notes a fault if, heads-up, the player on the button does not post the small blind. */
void sites_check_heads_up(struct history *history);

/* The difference of two amounts, a - b. */
struct history_amount sites_less(struct history_amount a, struct history_amount b);

/* How the text writes amounts. */
enum lines_amounts sites_amounts(const struct history *history);

/* Consumes an amount, or notes a fault. "15K" is 15,000, and "2M" is two million. */
bool sites_take_money(struct history *history, struct slice *rest, struct history_amount *amount);

/* Consumes a stake in a header: "0.10", "$1.5K". */
bool sites_take_stake(struct slice *rest, struct history_amount *amount);

/* Chips that the seat put in according to the events, including uncalled bets. */
struct history_amount sites_put_in(const struct history *history, int seat);

/* Sets the bets of stud to an amount and twice that amount. If no player bets, the bet is not
 * known: that is a fault, and the hand loses its variant. */
void sites_set_stud_bets(struct history *history, struct history_amount bet);

/* Warns of each player who is or may be dealt in but is missing from a summary that lists all
 * players. `reported` has a bit for each seat that the summary mentions, `away` for each that may
 * be sitting out. */
void sites_check_mentioned(struct history *history, uint32_t reported, uint32_t away);

/* -- cards, draws, boards -------------------------------------------------- */

/* Reads cards written suit first: "D10 C9 hK X". Returns the number of cards, or -1. */
int sites_suits_first(struct slice words, card cards[HOLE_CARDS_MAX]);

/* Reads cards separated by commas: "Js, 10d". The words in `unknown`, the last of which is NULL,
 * are unknown cards. Returns the number of cards, or -1 if something is not a card. */
int sites_split_cards(struct slice words, const char *const *unknown, card cards[HOLE_CARDS_MAX]);

/* Sets the cards of an event. */
void sites_set_cards(struct history_event *event, const card *cards, int count);

/* Reads cards separated by any of the bytes in `between`: brackets and spaces in "[K d][A d]",
 * spaces and hyphens in "9c - 7d". Returns the number of cards, or -1 if something is not a
 * card. */
int sites_parted_cards(struct slice words, const char *between, card cards[HOLE_CARDS_MAX]);

/* Adds an event with such cards and returns it; NULL, with a fault, if something is not a card or
 * there are no cards. */
struct history_event *sites_add_parted(struct history *history, enum history_event_kind kind,
	int seat, struct slice line, struct slice words, const char *between);

/* Adds the cards of "Dealt to NAME [As 2s] [3h]"; `rest` begins at the brackets. The first brackets
 * have the cards dealt earlier, except the first time that the seat is dealt cards. The player
 * whose down cards are known is the hero. */
void sites_add_dealt(struct history *history, int seat, struct slice line, struct slice rest);

/* Fills in the unknown discards of the seat's last draw: the cards that it held before and did not
 * keep. */
void sites_name_discards(struct history *history, int seat, struct slice line, int keeps,
	const card *kept);

/* Adds the cards that the seat drew, and fills in its discards, whose line may be missing; `hand`
 * is the hand after the draw. */
void sites_add_drawn(struct history *history, int seat, struct slice line, int count,
	const card *hand);

/* The runout that a heading is for, from 0: "SECOND FLOP", "FLOP 2". */
int sites_run_of(struct slice heading);

/* Notes a fault if a line that names the flop, the turn or the river does not deal the next street;
 * returns whether it does. */
bool sites_check_street(struct history *history, struct slice line);

/* Adds the new cards of a board: the last cards in square brackets. */
void sites_add_board(struct history *history, int run, struct slice line);

/* Warns if the summary's board, in square brackets, is not the one dealt in `run`; 0 is the first
 * or only one. */
void sites_check_board(struct history *history, int run, struct slice line);

/* The set of the known cards among these. */
card_set sites_card_set(const card *cards, int count);

/* Whether the cards are those of board `run` as far as it has been dealt. A later run may be
 * written with or without the cards that it shares with the first. */
bool sites_same_run(const struct history *history, int run, const card *cards, int count);

/* Warns of a line with new cards of a later run if the cards before them are neither the first ones
 * of the board nor those of its own run. */
void sites_check_run(struct history *history, int run, struct slice line);

/* Reads the summary's board, in square brackets, for formats that may have no lines for some
 * streets: cards that no line dealt are dealt when due. Warns if the board is not the one that was
 * dealt. */
void sites_read_board(struct history *history, struct slice line);

/* Cards that lines dealt to that run alone; returns how many. */
int sites_dealt_in(const struct history *history, int run, card dealt[BOARD_CARDS_MAX]);

/* -- what cards make ------------------------------------------------------- */

/* Warns if the line describes the seat's cards as something that they do not make. Only for lines
 * that are not events, after the whole board; sites_check_made() compares events. */
void sites_check_words(struct history *history, int seat, struct slice line, struct slice words);

/* -- games ----------------------------------------------------------------- */

/* Words for a limit or a game, and the matching part of a variant's code; the last row has none. */
struct sites_code {
	const char *words, *code;
};

/* The variant for a limit and a game in these words; the games are in `rows`. NULL if there is
 * none. */
const struct variant *sites_coded_variant(const struct sites_code *limits, struct slice limit,
	const struct sites_code *rows, struct slice game);

/* Like sites_coded_variant(), but takes the first rows whose words occur anywhere in `words`; ""
 * occurs everywhere. */
const struct variant *sites_worded_variant(const struct sites_code *limits,
	const struct sites_code *rows, struct slice words);

/* The variant for a game in the words of most sites: "Hold'em No Limit", "Omaha Hi/Lo Pot Limit",
 * "5 Card Omaha", "7 Card Stud Hi/Lo Limit", "Triple Draw 2-7 Lowball". They may occur anywhere in
 * `words`. NULL if the game is unknown. */
const struct variant *sites_variant(struct slice words);

#endif
