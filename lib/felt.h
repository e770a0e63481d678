/* felt.h: the public interface of libfelt, a library for poker.
 *
 *     #include <felt.h>             cc -o x x.c $(pkg-config --cflags --libs felt)
 *
 *     double equity[2];
 *     felt_equity_of_line("AhKh v QsQd @ 2h7h9c", equity, 2, NULL);   0.541414 0.458586
 *
 *     felt_card cards[7];
 *     felt_cards_parse("As Ks Qs Js Ts 2h 3d", cards, 7, NULL);
 *     felt_standing(felt_score7(cards));                              1: a royal flush
 *
 * Eight functions serve most programs: felt_cards_parse(), felt_score7(), felt_evaluate_batch(),
 * felt_score_name(), felt_equity_of_line(), felt_range_new(), felt_pots() and felt_reader_next().
 * felt(3) is an introduction; the manual page of each group has examples.
 *
 * UNITS. A card is a byte, rank * 4 + suit: 2c is 0 and As is 51; the suits are clubs, diamonds,
 * hearts, spades. A set of cards is a 64-bit mask. A higher score is a better hand, equal scores
 * tie, and 0 means no hand; scores of hold'em run from 1 to 7462. A standing counts from the best
 * hand, which is 1. Weights of ranges are integers, and FELT_WHOLE (10,000) is a whole combo.
 * Equities are from 0 to 1. Chips are integers in the smallest unit of a hand: 2.50 is 250 in a
 * hand with two decimal places.
 *
 * ERRORS. A function that can fail returns a felt_status, FELT_OK (0) if it succeeded; a function
 * that makes an object returns NULL if it failed. If you pass a felt_error, the function describes
 * the error there: what is wrong and where in the text. The pointer may be NULL. The library prints
 * nothing, never exits, and leaves errno and the locale alone. A NULL pointer where this header
 * does not allow one is undefined behaviour.
 *
 * OWNERSHIP. Free an object from felt_X_new() with felt_X_free(), which accepts NULL. A returned
 * `const char *` belongs to the object it was asked of, and is valid until that object is changed
 * or freed; keys, names and messages are static. Functions with (char *out, size_t size) work like
 * snprintf: they terminate the text with NUL and return the length of the whole text, and `out` may
 * be NULL if `size` is 0; out of memory, they return 0. Text that the library allocates is freed
 * with felt_free().
 *
 * MEMORY. All memory comes from malloc or the functions of felt_use_allocator(), and its size
 * follows from the input. A failed allocation is FELT_NO_MEMORY, and the object can still be freed.
 * Functions need at most 64 KiB of stack.
 *
 * THREADS. The library starts no threads and has no mutable state except the allocator. Different
 * threads may use different objects at a time, and read one object through `const` pointers.
 *
 * VERSIONS. Releases with the same soname, libfelt.so.1, add functions and constants and change
 * none. A structure that may grow begins with `size`: initialise it with FELT_INIT(), so that old
 * programs work with new libraries. Results are the same on every machine, for every instruction
 * set and number of threads; so are samples with the same seed.
 *
 * BINDINGS. Only integers of fixed width, double, size_t, pointers and UTF-8 text cross this
 * interface. After the words FELT_API are removed, the declarations between FELT_CDEF_BEGIN and
 * FELT_CDEF_END are plain C, for parsers such as that of cffi. */
#ifndef FELT_H
#define FELT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The only definition of the version: the Makefile reads it for the tarball and the packages.
 * Between releases it is the version of the next one. */
#define FELT_VERSION        "0.2.0"
#define FELT_VERSION_NUMBER 200 /* major * 10000 + minor * 100 + patch */

#if defined(__EMSCRIPTEN__)
#define FELT_API __attribute__((used, visibility("default")))
#elif defined(__GNUC__)
#define FELT_API __attribute__((visibility("default")))
#else
#define FELT_API
#endif

#ifdef __cplusplus
extern "C" {
#endif
/* FELT_CDEF_BEGIN */

/* -- the library ------------------------------------------------------------------------ */

FELT_API const char *felt_version(void);      /* of the library that runs: "0.2.0" */
FELT_API uint32_t felt_version_number(void);  /* the same, as FELT_VERSION_NUMBER */
FELT_API const char *felt_instructions(void); /* in use: "scalar", "avx2", "avx512" */
typedef int32_t felt_status;
enum {
	FELT_OK = 0,
	FELT_NO_MEMORY = 1,
	FELT_MISUSE = 2,      /* an argument is out of its range */
	FELT_BAD_TEXT = 3,    /* the text is invalid; felt_error says where and why */
	FELT_IMPOSSIBLE = 4,  /* the text is valid, but the cards cannot be dealt */
	FELT_ILLEGAL = 5,     /* the rules do not allow the action */
	FELT_TOO_BIG = 6,     /* no exact method can count it, or a result does not fit */
	FELT_CANCELLED = 7,   /* a callback ended the work; the results so far are valid */
	FELT_NEED_MORE = 8,   /* the reader needs more bytes */
	FELT_END = 9,         /* nothing is left */
	FELT_UNKNOWN = 10,    /* the result depends on unknown cards or amounts */
	FELT_UNSUPPORTED = 11 /* this game or this build of the library cannot do it */
};

/* The location of an error in a text, in bytes from its start. */
typedef struct felt_error {
	felt_status status;
	int32_t reason;    /* a finer code; stable for one soname */
	uint64_t offset;   /* of the invalid part */
	uint64_t length;   /* of the invalid part; 0 if something is missing there */
	uint64_t earlier;  /* the first occurrence of a duplicate card; otherwise `offset` */
	char message[256]; /* "no such rank 'X' (2 to 9, T or 10, J, Q, K, A)" */
	uint64_t number;   /* in the message, the number found, and */
	uint64_t wanted;   /* the number that is right; otherwise 0 */
} felt_error;

FELT_API const char *felt_status_key(felt_status status); /* "bad-text"; NULL: none */
/* Replaces malloc, realloc and free, before any other call; NULLs restore the default. */
FELT_API void felt_use_allocator(void *(*allocate)(void *user, size_t size),
	void *(*resize)(void *user, void *memory, size_t size),
	void (*release)(void *user, void *memory), void *user);
FELT_API void felt_free(void *memory); /* frees text that the library allocated; NULL is allowed */

/* -- cards: felt_value(3) --------------------------------------------------------------- */

typedef uint8_t felt_card;
typedef uint64_t felt_cards; /* bit `card` is set for each card of the set */
enum { FELT_NO_CARD = 255 }; /* an unknown card, ?? */

/* Reads at most `most` cards as people write them: "AhKd", "[Ah Kd] 10♠", "2c,7d,9h". Returns their
 * number, or -1 if the text is invalid, repeats a card or has more cards. */
FELT_API int32_t felt_cards_parse(const char *text, felt_card *out, int32_t most,
	felt_error *error);
FELT_API felt_cards felt_cards_set(const felt_card *cards, int32_t count);
/* Lists the cards of a set, the highest first; returns their number. */
FELT_API int32_t felt_cards_list(felt_cards set, felt_card out[52]);

enum { FELT_ASCII = 0, FELT_SYMBOLS = 1, FELT_SPANISH = 2 }; /* Ah, A♥, AC */
/* Prints cards, with `between` (which may be "") between them; "??" for an unknown card. */
FELT_API size_t felt_cards_print(const felt_card *cards, int32_t count, int32_t notation,
	const char *between, char *out, size_t size);

/* -- games and scores: felt_value(3) ---------------------------------------------------- */

typedef struct felt_game felt_game; /* static; never freed */
/* The game with a key such as "holdem" or "omaha8", in either case; NULL if there is none. Games
 * dealt from a shoe, "21" and "high", have only showdowns of lines. felt_game_at() lacks them. */
FELT_API const felt_game *felt_game_find(const char *key);
FELT_API const felt_game *felt_game_at(int32_t index); /* in order; NULL after the last */
FELT_API const char *felt_game_key(const felt_game *game);
FELT_API const char *felt_game_name(const felt_game *game);  /* "Omaha high-low, eight or better" */
FELT_API const char *felt_game_about(const felt_game *game); /* its rules in a sentence or two */
FELT_API int32_t felt_game_own(const felt_game *game);       /* cards of a player in the end */
FELT_API int32_t felt_game_up(const felt_game *game);        /* of those, dealt face up */
FELT_API int32_t felt_game_board(const felt_game *game);     /* cards of a board: 5, or 0 */
FELT_API int32_t felt_game_split(const felt_game *game);     /* 1 if the pot has a low half */
FELT_API felt_cards felt_game_deck(const felt_game *game);

typedef uint16_t felt_score;
/* The score of hold'em and all games of high hands, for seven or for five to seven different cards.
 * The cards are not checked. felt_value7() at the end of this header is the same, inline. */
FELT_API felt_score felt_score7(const felt_card cards[7]);
FELT_API felt_score felt_score5to7(const felt_card *cards, int32_t count);

/* The score of the best hand in a game: `own` cards of the player, followed by `board` cards.
 * `low` is 0 for the pot or its high half and 1 for its low half. Returns 0 if no hand qualifies,
 * if the game does not value this many cards, or if they are not different cards of its deck. In
 * Omaha exactly two of the player's cards play. */
FELT_API felt_score felt_evaluate(const felt_game *game, int32_t low, const felt_card *cards,
	int32_t own, int32_t board);

/* Scores many hands, with vector instructions if the processor has them. Hand i has `own` +
 * `board` cards, from cards[i * (own + board)]. If `shared` is not NULL, it is the board of all
 * hands, and hand i is `own` cards from cards[i * own]. The cards are not checked. Returns FELT_OK,
 * or FELT_MISUSE if the game does not value this many cards. */
FELT_API felt_status felt_evaluate_batch(const felt_game *game, int32_t low, const felt_card *cards,
	int32_t own, const felt_card *shared, int32_t board, size_t hands, felt_score *scores);

/* The standing of a score: 1 to 7462 in hold'em, of which 1 is the best; 0 for other numbers. */
FELT_API uint32_t felt_standing(felt_score score);
FELT_API uint32_t felt_game_standing(const felt_game *game, int32_t low, felt_score score);
FELT_API uint32_t felt_game_standings(const felt_game *game, int32_t low); /* their number */
/* Categories count from 0, the worst; -1 and NULL if there is none. */
FELT_API int32_t felt_category(const felt_game *game, int32_t low, felt_score score);
FELT_API int32_t felt_category_count(const felt_game *game, int32_t low);
FELT_API const char *felt_category_key(const felt_game *game, int32_t low, int32_t category);
/* Prints "full house, sevens over deuces". */
FELT_API size_t felt_score_name(const felt_game *game, int32_t low, felt_score score, char *out,
	size_t size);
/* The cards that play, the most important first; returns their number, 0 if no hand qualifies. */
FELT_API int32_t felt_best(const felt_game *game, int32_t low, const felt_card *cards, int32_t own,
	int32_t board, felt_card best[5]);

/* -- lines of hands: felt_value(3) ------------------------------------------------------ */

typedef struct felt_text {
	const char *bytes; /* a piece of another text; not terminated */
	size_t length;
} felt_text;

/* The form of lines of text, and what they have in common. */
typedef struct felt_form {
	size_t size;      /* set by FELT_INIT() */
	int32_t notation; /* of cards: FELT_SPANISH, or 0 for letters and symbols */
	int32_t boards;   /* of a line, up to 3; 0: one */
	int32_t runs;     /* 1: they are runs of one board, which share its first cards */
	int32_t decks;    /* from which the cards are dealt; 0: one */
	int32_t cut;      /* the number of cards of each hand; 0: separators divide them */
	int32_t single;   /* 1: a line has one hand, not two or more */
	int32_t many;     /* 1: felt_lines_score() gets many lines: makes tables, in milliseconds */
	const char *board;        /* of all lines, which have none then; NULL: each has its own */
	const char *dead;         /* dead cards of all lines, likewise */
	const char *instructions; /* for felt_lines_score(): "scalar", "avx2"; NULL: the fastest */
	/* Only for felt_settle(). */
	const char *carried;  /* chips from earlier streets, such as "12.50"; NULL: none */
	const char *button;   /* the player with the button; NULL: the last one */
	const char *rake_cap; /* the most rake of a line, such as "3"; NULL: no limit */
	int32_t rake;         /* ten-thousandths of each pot, rounded down */
	int32_t flop_only;    /* 1: no rake without a board */
} felt_form;

typedef struct felt_lines felt_lines; /* a game and a form; threads may share it */
/* Copies the form; NULL is a form with all fields 0. Errors are in its board or dead cards. */
FELT_API felt_lines *felt_lines_new(const felt_game *game, const felt_form *form,
	felt_error *error);
FELT_API void felt_lines_free(felt_lines *lines);

/* Scores at most `most` lines of one hand at the start of a text, each with its newline, such as
 * "AsKsQsJsTs" or "AsKsQhJh @ 2c3d4h". Stops before a line that has an error or an unusual form:
 * felt_showdown_read() reads it. Returns the length of the lines, and their number in *hands. */
FELT_API size_t felt_lines_score(const felt_lines *lines, const char *text, size_t length,
	felt_score *scores, size_t most, size_t *hands);
/* Prints their standings, each with a newline, at most 8 bytes, and no NUL; returns the length. */
FELT_API size_t felt_lines_standings(const felt_lines *lines, const felt_score *scores,
	size_t hands, char *out);
/* Adds the number of such scores in each category to counts[category]. */
FELT_API void felt_lines_categories(const felt_lines *lines, const felt_score *scores, size_t hands,
	uint64_t *counts);

/* -- showdowns: felt_value(3) ----------------------------------------------------------- */

enum { FELT_HANDS_MAX = 64 };
typedef struct felt_showdown felt_showdown;
/* Decides a line such as "AhKh v QsQd @ 2h7h9hTc3d". `/` separates up to three boards, each of
 * which wins an equal part of the pot; a later board may lack the first cards of the first one. */
FELT_API felt_showdown *felt_showdown_new(const felt_game *game, const char *line,
	felt_error *error);
/* A showdown without hands, for lines, which must outlive it; NULL if out of memory. It gets those
 * of a line, and of the next one. In games from a shoe, a hand that is bust has no place. */
FELT_API felt_showdown *felt_showdown_of_lines(const felt_lines *lines);
FELT_API felt_status felt_showdown_read(felt_showdown *showdown, const char *text, size_t length,
	felt_error *error);
FELT_API void felt_showdown_free(felt_showdown *showdown);
FELT_API int32_t felt_showdown_hands(const felt_showdown *showdown);
FELT_API int32_t felt_showdown_boards(const felt_showdown *showdown);
/* The cards of a hand, or of a board if `hand` is -1; returns their number. */
FELT_API int32_t felt_showdown_cards(const felt_showdown *showdown, int32_t board, int32_t hand,
	felt_card out[22]);
/* The hand at an index, from the best to the worst; those that tie are in the order of the line. */
FELT_API int32_t felt_showdown_at(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t index);
/* The place of a hand, from 1; hands that tie share a place. 0 if the hand has no low. */
FELT_API int32_t felt_showdown_place(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand);
FELT_API felt_score felt_showdown_score(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand);
/* The share of the whole pot that a hand wins on a board, or on all if `board` is -1, in lowest
 * terms: 3 of 4. */
FELT_API void felt_showdown_share(const felt_showdown *showdown, int32_t board, int32_t hand,
	uint64_t *part, uint64_t *of);
/* Prints the name of a hand: "soft 17", "full house, sevens over deuces". */
FELT_API size_t felt_showdown_name(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand, char *out, size_t size);
/* The index in felt_best() of the card that decides the place of a hand; -1: none. */
FELT_API int32_t felt_showdown_decider(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand);
/* Prints the reason for the place of a hand: "the same pair; the queen beats the ten". */
FELT_API size_t felt_showdown_why(const felt_showdown *showdown, int32_t board, int32_t low,
	int32_t hand, char *out, size_t size);
/* How many of each card are left in the shoe; returns their sum. */
FELT_API uint32_t felt_showdown_left(const felt_showdown *showdown, uint8_t out[52]);

/* -- ranges: felt_range(3) --------------------------------------------------------------- */

/* A combo of cards a > b is the number a * (a - 1) / 2 + b: 2d2c is 0, AsAh 1325. Classes are the
 * 169 starting hands, row by row of the usual grid: AA 0, AKs 1 ... AKo 13, KK 14 ... 22 168. */
enum { FELT_COMBOS = 1326, FELT_CLASSES = 169, FELT_WHOLE = 10000 };

FELT_API int32_t felt_combo(felt_card a, felt_card b);           /* in any order; -1: none */
FELT_API void felt_combo_cards(int32_t combo, felt_card out[2]); /* the higher card first */
FELT_API int32_t felt_combo_class(int32_t combo);
FELT_API size_t felt_class_name(int32_t of_class, char *out, size_t size); /* "AKs" */

typedef struct felt_range felt_range; /* of a game with two hole cards */
/* Reads a range such as "22+,A2s+,KTs+:0.5,!88" or "15%"; "" is empty. Games with two hole cards
 * and without a low half have ranges; for other games the status is FELT_UNSUPPORTED
 * (felt_equity_new() reads their ranges in a line). */
FELT_API felt_range *felt_range_new(const felt_game *game, const char *text, felt_error *error);
FELT_API felt_range *felt_range_copy(const felt_range *range); /* NULL if out of memory */
FELT_API void felt_range_free(felt_range *range);
/* Prints a short text that reads back as the same range. */
FELT_API size_t felt_range_print(const felt_range *range, char *out, size_t size);
FELT_API uint32_t felt_range_count(const felt_range *range); /* combos with a weight */
FELT_API uint64_t felt_range_sum(const felt_range *range);   /* of the weights */
FELT_API uint32_t felt_range_weight(const felt_range *range, int32_t combo);
FELT_API felt_status felt_range_set(felt_range *range, int32_t combo, uint32_t weight);
/* All weights at once, indexed by combo. A weight above FELT_WHOLE, and one above 0 for a combo
 * that the deck does not have, is FELT_MISUSE. */
FELT_API void felt_range_weights(const felt_range *range, uint16_t out[1326]);
FELT_API felt_status felt_range_set_weights(felt_range *range, const uint16_t weights[1326]);
/* Changes each weight of `range`: to the greater of the two, to the lesser, or to the difference,
 * which is at least 0; and to 0 for combos with one of these cards. */
FELT_API void felt_range_unite(felt_range *range, const felt_range *by);
FELT_API void felt_range_intersect(felt_range *range, const felt_range *by);
FELT_API void felt_range_subtract(felt_range *range, const felt_range *by);
FELT_API void felt_range_remove(felt_range *range, felt_cards dead);

/* The kinds of hands that a range makes, made hands and draws: "set", "flush-draw". */
FELT_API int32_t felt_make_count(void);
FELT_API const char *felt_make_key(int32_t kind);
/* Counts the combos of the range, and sums their weights, that make each kind on a board of 3 to 5
 * cards. `combos` and `weights` have felt_make_count() entries; either may be NULL. */
FELT_API felt_status felt_range_makes(const felt_range *range, const felt_card *board,
	int32_t count, felt_cards dead, uint32_t *combos, uint64_t *weights);

/* -- equity: felt_equity(3) ------------------------------------------------------------- */

enum { FELT_PLAYERS_MAX = 10 };
/* The equities of a hold'em line, in the order of its players: exact if that takes a few seconds at
 * most, otherwise a sample with a standard error of 0.0005. `equities` has space for `most`
 * players. Returns their number, or -1. Two hands before the flop take a microsecond, two ranges
 * some ten; felt_equity_again() is faster for many lines. */
FELT_API int32_t felt_equity_of_line(const char *line, double *equities, int32_t most,
	felt_error *error);

typedef struct felt_equity felt_equity; /* a matchup, and its answer so far */

/* Reads a matchup such as "AA v KK,QQ+ @ 2c7d9h ! As". Its players are ranges, hands, ?? for
 * unknown cards, or random. */
FELT_API felt_equity *felt_equity_new(const felt_game *game, const char *line, felt_error *error);
/* A matchup of ranges of the game, which are copied, on a board of `count` cards. */
FELT_API felt_equity *felt_equity_of_ranges(const felt_game *game, const felt_range *const *ranges,
	int32_t players, const felt_card *board, int32_t count, felt_cards dead, felt_error *error);
/* Replaces the matchup. Ranges that the lines repeat and tables are kept, so that a stream of lines
 * is fast. On an error the object is without a matchup until the next call. */
FELT_API felt_status felt_equity_again(felt_equity *equity, const char *line, felt_error *error);
FELT_API void felt_equity_free(felt_equity *equity);

enum { FELT_AUTO = 0, FELT_EXACT = 1, FELT_SAMPLE = 2 };
/* The amount of work. A NULL pointer, or fields of 0, mean that of the command felt equity. */
typedef struct felt_effort {
	size_t size;      /* set by FELT_INIT() */
	int32_t mode;     /* FELT_AUTO counts exactly if the estimated time is short */
	int32_t detail;   /* 1: also count by category */
	uint64_t samples; /* maximum number of deals of a sample; 0: no limit */
	/* At which a sample ends, at most 0.5. 0: none if `samples` is set; otherwise 0.0005, and
	 * 0.002 for each of the equities of felt_equity_by_combo() and felt_equity_by_card(). */
	double standard_error;
	uint64_t seed; /* of a sample; 0: 1 */
	/* Called after each part of the work, with the parts done and all of them (for a sample an
	 * estimate). It may read the answer so far. A result other than 0 ends the work with
	 * FELT_CANCELLED. NULL: no calls. */
	int32_t (*progress)(void *user, const struct felt_equity *equity, double done, double all);
	void *user;
} felt_effort;

/* Counts, from the beginning. FELT_TOO_BIG if no exact method can count the matchup or the sample
 * has more than 2.8e14 deals; FELT_MISUSE if a field of the effort is out of its range. */
FELT_API felt_status felt_equity_run(felt_equity *equity, const felt_effort *effort);

/* The same work in parts, for threads and machines of your own. felt_equity_parts() plans the work,
 * empties the answer, and returns the number of parts; 0 if felt_equity_run() would fail. Copy the
 * object for each thread, count each part, from 0, in one of the copies, and add the copies to the
 * object in any order: the answer is the same as if one thread had counted. A part takes some 50 ms
 * at most. A part that the object already has is FELT_MISUSE, and changes nothing.
 *
 * A part of a sample has 65,536 deals, and their number follows from the effort alone: `samples`,
 * or 1 / (4 standard_error^2). felt_equity_run() counts the same parts in order, but ends as soon
 * as the error is small enough: both have the same answer if `samples` is the only limit. */
FELT_API uint32_t felt_equity_parts(felt_equity *equity, const felt_effort *effort);
FELT_API felt_equity *felt_equity_copy(const felt_equity *equity); /* NULL if out of memory */
FELT_API felt_status felt_equity_part(felt_equity *equity, uint32_t part);
/* Adds the counts of an object with the same matchup and effort; of any other, FELT_MISUSE. An
 * object without a plan takes over that of the other. */
FELT_API felt_status felt_equity_add(felt_equity *equity, const felt_equity *other);
/* Saves the counts so far as a line of text, for felt_free(); NULL if nothing is planned, or out of
 * memory. felt_equity_load() adds them like felt_equity_add(), unless the line was changed. */
FELT_API char *felt_equity_save(const felt_equity *equity);
FELT_API felt_status felt_equity_load(felt_equity *equity, const char *saved, felt_error *error);

typedef struct felt_answer {
	double equity;    /* share of the pot */
	double win, tie;  /* shares of all deals; with halves, of their high halves */
	double scoop;     /* deals in which the player wins the whole pot */
	double high, low; /* shares of each half of the pot; low is 0 without halves */
	/* The standard error of the equity of a sample, and its 95 % confidence interval. If exact,
	 * the error is 0 and the interval is the equity. All are NaN for an exact count that is not
	 * complete, since its deals are not a random sample. */
	double error, ci_low, ci_high;
	uint64_t wins[2], ties[2]; /* deals won and tied: 128 bits, the low half first */
} felt_answer;

FELT_API int32_t felt_equity_players(const felt_equity *equity);  /* 0 without a matchup */
FELT_API int32_t felt_equity_is_exact(const felt_equity *equity); /* 1: every deal is counted */
FELT_API double felt_equity_deals(const felt_equity *equity);     /* counted so far */
/* FELT_MISUSE if nothing was planned or there is no such player; FELT_UNKNOWN if no deal has been
 * counted. */
FELT_API felt_status felt_equity_answer(const felt_equity *equity, int32_t player,
	felt_answer *out);
/* With `detail`: the shares of deals in which the player ends with a category, wins with it alone,
 * and ties with it. FELT_MISUSE without detail. */
FELT_API felt_status felt_equity_category(const felt_equity *equity, int32_t player, int32_t low,
	int32_t category, double *all, double *won, double *tied);
/* The equity of each combo of the first player, NaN for a combo that cannot be dealt, in games with
 * two hole cards; and of the first player after each possible next card of the board, NaN for cards
 * that cannot be dealt, in games with a board: FELT_UNSUPPORTED for the others, FELT_MISUSE if the
 * board is complete. Both only read the object. */
FELT_API felt_status felt_equity_by_combo(const felt_equity *equity, const felt_effort *effort,
	double out[1326]);
FELT_API felt_status felt_equity_by_card(const felt_equity *equity, const felt_effort *effort,
	double out[52]);
/* The equity before the flop of each class against each class; out[169 * a + b] is that of a. Takes
 * some milliseconds. */
FELT_API felt_status felt_equity_matrix(double *out);

/* -- pots: felt_pots(3) ------------------------------------------------------------------ */

enum { FELT_SEATS_MAX = 23, FELT_POTS_MAX = 24 };
typedef int64_t felt_chips;
#define FELT_CHIPS_UNKNOWN INT64_MAX /* the stack of a player who is never all-in */

typedef struct felt_stake { /* chips that a seat has put in */
	felt_chips paid;
	felt_chips dead; /* chips that go to the main pot in full, such as an untrimmed ante */
	int32_t folded;
} felt_stake;

typedef struct felt_pot {
	felt_chips amount;
	felt_chips from, to; /* bounds of its layer, in chips of one seat */
	uint32_t contenders; /* bit i: seat i can win it */
} felt_pot;

/* Divides the chips of `seats` seats into pots, the main pot first. `carried` are chips from
 * earlier streets. Returns the number of pots, or -1 if the stakes are invalid. *returned is the
 * uncalled bet and *returned_to its seat, or -1; both pointers may be NULL. An amount is 0 to
 * 10^15, and one seat has not folded. */
FELT_API int32_t felt_pots(const felt_stake *stakes, int32_t seats, felt_chips carried,
	felt_pot out[24], int32_t *returned_to, felt_chips *returned);
/* Pays one pot, less `rake`, by the scores of the seats; 0 means no hand, and a single contender
 * needs none. `lows` is NULL in a game without a low half. The odd chip of two halves is of the
 * high half; odd chips of winners who tie go to the first of them left of the button. Adds to
 * gets[seat]. */
FELT_API felt_status felt_pot_pay(const felt_pot *pot, int32_t seats, int32_t button,
	const felt_score *scores, const felt_score *lows, felt_chips rake, felt_chips *gets);
/* Reads an amount in its smallest unit: "2.50" is 250. Returns its number of decimal places, 0 to
 * 6, or -1. An amount above 10^15 is FELT_CHIPS_UNKNOWN. Printed grouped, 125050 is 1,250.50. */
FELT_API int32_t felt_chips_parse(const char *text, size_t length, felt_chips *amount);
FELT_API size_t felt_chips_print(felt_chips amount, int32_t places, int32_t grouped, char *out,
	size_t size);

typedef struct felt_part {        /* of a pot: what one board or half of it wins, or both halves */
	felt_chips amount, each;  /* each: of a winner, without odd chips */
	uint32_t winners, odd;    /* sets of seats; the second also get an odd chip each */
	int32_t board, high, low; /* high, low: 1 if the part is of that half */
} felt_part;

typedef struct felt_settlement {
	int32_t seats, pots, boards, button, returned_to;
	int32_t places;  /* of amounts: the most that one has in the text or the form */
	uint32_t all_in; /* a set of seats: those with that state in the text */
	felt_chips carried, returned; /* the second is in no pot */
	felt_text name[23];           /* pieces of the text */
	felt_stake stake[23];
	felt_chips gets[23];        /* from all pots, and the uncalled bet */
	felt_card hand[23][8];      /* ends with FELT_NO_CARD, and so does a board */
	felt_score score[3][2][23]; /* by board and half; 0: none, or not known yet */
	felt_card board[3][6];
	felt_pot pot[24];
	felt_chips put[24][23]; /* in a pot, by seat */
	felt_chips rake[24];
	int32_t parts[24]; /* of a pot; 0: its winners are not known yet */
	felt_part part[24][6];
} felt_settlement;

typedef struct felt_entry { /* of a player; an absent piece has the length 0 */
	felt_text name, chips, state, hand, board;
} felt_entry;

/* Divides the chips of a line such as "alice:300:AhKh bob:300:QsQd carol:100:allin dave:50:fold @
 * 2h7h9hTc3d" into pots, and pays those whose winners are known: a single contender, or complete
 * hands on complete boards. If `entries` is not NULL, it has the line in pieces of the text, such
 * as cells of a table. In stud, odd chips go to the highest card. FELT_MISUSE if the form has an
 * invalid amount, or a board that the game does not have. Takes some microseconds. */
FELT_API felt_status felt_settle(const felt_lines *lines, const char *text, size_t length,
	const felt_entry *entries, int32_t seats, felt_settlement *out, felt_error *error);

/* The expected prize of each of 1 to 100,000 stacks by the independent chip model; players without
 * chips share the last places. Stacks and payouts are at least 0, and one stack is greater. */
FELT_API felt_status felt_icm(const double *stacks, int32_t players, const double *payouts,
	int32_t places, double *values);

/* -- the table, one hand by the rules: felt_table(3) ------------------------------------- */

FELT_API const char *felt_variant_code(int32_t index);    /* "NT" first; NULL after the last */
FELT_API const char *felt_variant_name(const char *code); /* "no-limit hold'em"; NULL: none */
FELT_API const felt_game *felt_variant_game(const char *code);

typedef struct felt_table felt_table;
enum { FELT_ANY_RAISE = 1, FELT_UNCAPPED = 2 }; /* house rules */

/* The start of a hand. Seats, antes and blinds are in dealing order: seat 0 is left of the button,
 * which is the last seat. Heads-up, seat 1 has the button and the first blind. */
typedef struct felt_setup {
	size_t size;         /* set by FELT_INIT() */
	const char *variant; /* code, as in hand files: "NT", "PO", "FR" */
	int32_t seats;
	int32_t places;                   /* decimal places of amounts in messages */
	const felt_chips *stacks;         /* of each seat */
	const felt_chips *antes, *blinds; /* of each seat; may be NULL */
	felt_chips min_bet;               /* no limit and pot limit */
	felt_chips small_bet, big_bet;    /* fixed limit */
	felt_chips bring_in;              /* stud; 0: none */
	uint32_t house; /* 1: any raise above the bet is legal; 2: no cap on raises heads-up */
} felt_setup;

enum {
	FELT_OVER = 0,  /* only as felt_due.act: the hand is over */
	FELT_DEAL = 1,  /* hole cards to a seat */
	FELT_BOARD = 2, /* board cards; in a bomb pot those of the first board, then the second */
	FELT_FOLD = 3,
	FELT_CALL = 4,  /* checks or calls */
	FELT_RAISE = 5, /* bets, completes or raises */
	FELT_BRING_IN = 6,
	FELT_DRAW = 7, /* discards; without cards the player stands pat */
	FELT_SHOW = 8, /* without cards, all known cards */
	FELT_MUCK = 9
};

typedef struct felt_action {
	int32_t act;
	int32_t seat;       /* not used by FELT_BOARD */
	felt_chips amount;  /* of FELT_RAISE: the total on this street */
	int32_t count;      /* of cards dealt, shown or discarded, at most 7 */
	felt_card cards[8]; /* FELT_NO_CARD if unknown */
} felt_action;

/* The action that is due. */
typedef struct felt_due {
	int32_t act;     /* FELT_DEAL, FELT_BOARD, FELT_CALL (the seat may fold, call or raise),
			    FELT_BRING_IN (or raise), FELT_DRAW, FELT_SHOW (or muck), FELT_OVER */
	int32_t seat;    /* -1 for FELT_BOARD and FELT_OVER */
	int32_t cards;   /* to deal, or to discard; 0 with FELT_DRAW: any number */
	int32_t street;  /* from 0 */
	felt_chips call; /* price of a call, or the bring-in */
	felt_chips raise_min, raise_max; /* both 0 if a raise is not legal */
} felt_due;

FELT_API felt_table *felt_table_new(const felt_setup *setup, felt_error *error);
FELT_API felt_table *felt_table_copy(const felt_table *table); /* NULL if out of memory */
FELT_API void felt_table_free(felt_table *table);
FELT_API void felt_table_due(const felt_table *table, felt_due *out);
/* Applies an action. FELT_ILLEGAL leaves the table unchanged; the message is the reason, such as
 * "the minimum raise is to 40". */
FELT_API felt_status felt_table_act(felt_table *table, const felt_action *action,
	felt_error *error);
/* The same for an action as in hand files: "p1 cbr 40", "d db 2c7d9h". */
FELT_API felt_status felt_table_do(felt_table *table, const char *action, felt_error *error);
FELT_API int32_t felt_table_seats(const felt_table *table);
FELT_API felt_chips felt_table_stack(const felt_table *table, int32_t seat);
FELT_API felt_chips felt_table_bet(const felt_table *table, int32_t seat); /* on this street */
FELT_API felt_chips felt_table_pot(const felt_table *table);               /* all chips put in */
FELT_API int32_t felt_table_folded(const felt_table *table, int32_t seat);
FELT_API int32_t felt_table_all_in(const felt_table *table, int32_t seat);
/* The hole cards of a seat. Bit i of *up is set if card i was dealt face up; it may be NULL.
 * Returns their number. */
FELT_API int32_t felt_table_cards(const felt_table *table, int32_t seat, felt_card out[8],
	uint32_t *up);
FELT_API int32_t felt_table_boards(const felt_table *table);
FELT_API int32_t felt_table_board(const felt_table *table, int32_t board, felt_card out[5]);
FELT_API int32_t felt_table_pots(const felt_table *table, felt_pot out[24]);
/* The result of a seat: chips won less chips put in, without rake. FELT_MISUSE if the hand is not
 * over, FELT_UNKNOWN if all players have shown or mucked and unknown cards decide. */
FELT_API felt_status felt_table_net(const felt_table *table, int32_t seat, felt_chips *net);

/* -- hand histories: felt_hand(3) --------------------------------------------------------- */

/* A reader takes bytes of hand files (PHH) and hand histories of all sites that felt knows, in any
 * mix, and returns hands. Its memory is constant. */
typedef struct felt_reader felt_reader;
typedef struct felt_hand felt_hand; /* valid until the reader's next hand */

FELT_API felt_reader *felt_reader_new(void); /* NULL if out of memory */
FELT_API void felt_reader_free(felt_reader *reader);
/* Adds bytes of a file, which are copied: a whole file or pieces of any size. A length of 0 is the
 * end of the file. After felt_reader_next() has returned FELT_END, the next bytes begin another
 * file; before that they are FELT_MISUSE. */
FELT_API felt_status felt_reader_feed(felt_reader *reader, const char *bytes, size_t length);
/* The next hand, played to its end by the rules. FELT_BAD_TEXT: a hand cannot be read, or breaks a
 * rule, or the file has no hand; *error says why and where in the file, and *hand is NULL; the next
 * call goes on with the next hand. FELT_NEED_MORE: feed more bytes. FELT_END: the end of the file
 * was reached. Offsets count bytes of the file, or, if it is in UTF-16, of the file in UTF-8. A
 * reader that is out of memory is at its end. */
FELT_API felt_status felt_reader_next(felt_reader *reader, const felt_hand **hand,
	felt_error *error);
FELT_API uint64_t felt_reader_offset(const felt_reader *reader); /* of the last hand, in its file */

FELT_API const char *felt_hand_format(const felt_hand *hand);  /* "phh", "pokerstars" */
FELT_API const char *felt_hand_variant(const felt_hand *hand); /* "NT" */
FELT_API int32_t felt_hand_places(const felt_hand *hand);      /* decimal places of amounts */
FELT_API int32_t felt_hand_seats(const felt_hand *hand);
FELT_API const char *felt_hand_player(const felt_hand *hand, int32_t seat);   /* "p1" if unnamed */
FELT_API const char *felt_hand_position(const felt_hand *hand, int32_t seat); /* "BTN", "UTG+1" */
FELT_API felt_chips felt_hand_stack(const felt_hand *hand, int32_t seat);     /* before the hand */
/* Chips won less chips put in, after the rake that the hand states. FELT_UNKNOWN if the hand stops
 * early, or if unknown cards decide. */
FELT_API felt_status felt_hand_net(const felt_hand *hand, int32_t seat, felt_chips *net);
FELT_API int32_t felt_hand_actions(const felt_hand *hand);
/* An action of a player or a deal. If the hand has several boards, FELT_BOARD has the cards of the
 * first; felt_hand_table() has all boards. */
FELT_API felt_status felt_hand_action(const felt_hand *hand, int32_t index, felt_action *out);
/* The table after this many actions; free it with felt_table_free(). NULL if out of memory. */
FELT_API felt_table *felt_hand_table(const felt_hand *hand, int32_t actions);
/* A field of the hand file by its name, such as "venue" or "hand", as the file has it; NULL if the
 * hand does not have it, or out of memory. Free it with felt_free(). */
FELT_API char *felt_hand_field(const felt_hand *hand, const char *name);
/* The hand in the format "phh", "pokerstars" or "ohh", as a file of one hand. Free it with
 * felt_free(). If the format cannot express the hand, returns NULL and *error says why. */
FELT_API char *felt_hand_write(const felt_hand *hand, const char *format, felt_error *error);

/* -- statistics: felt_stats(3) ------------------------------------------------------------ */

typedef struct felt_stats felt_stats;      /* of any number of players and hands */
FELT_API felt_stats *felt_stats_new(void); /* NULL if out of memory */
FELT_API void felt_stats_free(felt_stats *stats);
/* FELT_TOO_BIG if the sums of a player's chips become too large. After FELT_NO_MEMORY and
 * FELT_TOO_BIG, the statistics may lack a part of the hand. */
FELT_API felt_status felt_stats_add(felt_stats *stats, const felt_hand *hand);
/* Adds another object of statistics; errors are those of felt_stats_add(). */
FELT_API felt_status felt_stats_merge(felt_stats *stats, const felt_stats *other);
/* Players are numbered from 0 as they first appear, and keep their numbers. */
FELT_API int32_t felt_stats_players(const felt_stats *stats);
FELT_API const char *felt_stats_player(const felt_stats *stats, int32_t player);
FELT_API int32_t felt_stats_find(const felt_stats *stats, const char *name); /* or -1 */
FELT_API uint64_t felt_stats_hands(const felt_stats *stats, int32_t player);
FELT_API int32_t felt_rate_count(void);
FELT_API const char *felt_rate_key(int32_t rate); /* "vpip", "pfr" */
FELT_API int32_t felt_rate_find(const char *key); /* -1: no such statistic */
/* The number of opportunities, and how often the player took them. */
FELT_API void felt_stats_rate(const felt_stats *stats, int32_t player, int32_t rate, uint64_t *made,
	uint64_t *opportunities);
/* Big blinds won in 100 hands, with a 95 % confidence interval, NaN for a single hand. `allin_ev` 1
 * prices all-ins by their equity; there is no interval then. FELT_UNKNOWN if no hand counts. */
FELT_API felt_status felt_stats_won(const felt_stats *stats, int32_t player, int32_t allin_ev,
	double *per_100, double *ci_low, double *ci_high);

/* FELT_CDEF_END */

/* Sets a structure that begins with `size` to 0, and its size. */
#define FELT_INIT(structure)                                                                       \
	(memset(&(structure), 0, sizeof(structure)), (void)((structure).size = sizeof(structure)))

/* -- the inline evaluator: felt_value(3) -------------------------------------------------- */

#if defined(__GNUC__)
#define FELT_PURE        __attribute__((pure))
#define FELT_UNLIKELY(x) __builtin_expect((x) != 0, 0)
#else
#define FELT_PURE
#define FELT_UNLIKELY(x) ((x) != 0)
#endif

/* Tables of the evaluator, which the functions below read without a call into the library. Ask for
 * them once. Their layout does not change within one soname. */
typedef struct felt_tables {
	const uint64_t *keys;    /* by card; a hand's key is the sum */
	const uint16_t *offsets; /* by row, the bits of a key from bit 9 to bit 31, from FELT_ROW */
	const uint16_t *scores;
} felt_tables;

enum { FELT_ROW = 38010 };
FELT_API const felt_tables *felt_tables_get(void);
/* The score of a hand with five cards of a suit, from the sum of its keys and the cards. */
FELT_API FELT_PURE felt_score felt_score_flush(uint64_t key, const felt_card *cards, int32_t count);

/* The score of a hand from the sum of the keys of its five to seven cards. */
static inline felt_score felt_value_of_key(const felt_tables *tables, uint64_t key,
	const felt_card *cards, int32_t count)
{
	const uint32_t ranks = (uint32_t)key;
	const size_t row = ranks >> 9;

	if (FELT_UNLIKELY(key & UINT64_C(0x8208200000000000))) /* five cards of a suit */
		return felt_score_flush(key, cards, count);
	return tables->scores[(uint16_t)(ranks + tables->offsets[row - FELT_ROW])];
}

static inline felt_score felt_value7(const felt_tables *tables, const felt_card cards[7])
{
	const uint64_t *keys = tables->keys;

	return felt_value_of_key(tables,
		keys[cards[0]] + keys[cards[1]] + keys[cards[2]] + keys[cards[3]] + keys[cards[4]] +
			keys[cards[5]] + keys[cards[6]],
		cards, 7);
}

static inline felt_score felt_value5(const felt_tables *tables, const felt_card cards[5])
{
	const uint64_t *keys = tables->keys;

	return felt_value_of_key(tables,
		keys[cards[0]] + keys[cards[1]] + keys[cards[2]] + keys[cards[3]] + keys[cards[4]],
		cards, 5);
}

#ifdef __cplusplus
}
#endif
#endif
