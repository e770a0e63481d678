/* Interrupts from the keyboard: the first one tells the work to end, a second one ends the program.
 */
#ifndef FELT_CMD_FRAME_INTERRUPT_H
#define FELT_CMD_FRAME_INTERRUPT_H

#include <stdbool.h>

/* From now on the first SIGINT is noted, unless the parent of the program has it ignored. */
void interrupt_catch(void);

/* Gives SIGINT its former effect again. After an interrupt it stays caught, because the results so
 * far are still to be written. */
void interrupt_release(void);

/* Whether there was an interrupt while they were caught. Any thread may ask. */
bool interrupt_came(void);

#endif
