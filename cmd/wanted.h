/* Words that people try as commands, and the command lines that do what they mean. */
#ifndef FELT_CMD_WANTED_H
#define FELT_CMD_WANTED_H

/* A command line, which can be typed as it is, for a word that is no command but means what one
 * does; NULL for any other word. Case is ignored. wanted_command("outs") is
 * "felt equity AhKh QsQd -b 7h2c9h --next". */
const char *wanted_command(const char *word);

#endif
