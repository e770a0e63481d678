/* Lines of hands, as the other files that implement felt.h see them. */
#ifndef FELT_API_API_LINES_H
#define FELT_API_API_LINES_H

#include "api/api.h"

#include "cards/contest.h"
#include "cards/shoe/shoe.h"

struct felt_lines {
	const struct game *game;
	struct contest_rules rules; /* whose pointers are to the members below */
	struct cards board[BOARDS_MAX], dead;
	struct shoe shoe;   /* of a game dealt from one, without the dead cards */
	felt_form form;     /* whose texts follow the object; NULL if empty */
	enum cpu_path path; /* for many lines */
	void *tables;       /* of the evaluator, for many lines; or NULL */
	bool has_category;  /* for many lines of a game with other categories than hold'em: */
	uint8_t category[SCORE_MAX + 1]; /* by score */
};

/* Makes lines of a form with all fields 0. */
void api_lines_init(struct felt_lines *lines, const felt_game *game);

#endif
