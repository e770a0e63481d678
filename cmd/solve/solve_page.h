/* The constant parts of the page of -f html: its content security policy, style sheet and script.
 */
#ifndef FELT_CMD_SOLVE_PAGE_H
#define FELT_CMD_SOLVE_PAGE_H

enum { SOLVE_PAGE_PARTS = 2 };

extern const char solve_page_policy[], solve_page_style[];
extern const char *const solve_page_script[SOLVE_PAGE_PARTS];

#endif
