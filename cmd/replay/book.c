#include "book.h"

#include <stdint.h>
#include <stdlib.h>

enum { AHEAD = 16 << 20 /* bytes of pipes that are read just to know the number of hands */ };

bool book_open(struct book *book, char *const *names, size_t count, bool keep_going)
{
	*book = (struct book){.stride = 1, .keep_going = keep_going};
	book->place = malloc(BOOK_PLACES_MOST * sizeof *book->place);
	return book->place && tape_open(&book->tape, names, count) &&
	       hands_open_tape(&book->scout, &book->tape);
}

void book_close(struct book *book)
{
	hands_close(&book->scout);
	tape_close(&book->tape);
	free(book->place);
	book->place = NULL;
}

enum book_result book_scout(struct book *book, bool eager)
{
	book->tape.ahead = eager ? (off_t)(INT64_MAX / 2) : AHEAD;
	while (!book->complete) {
		switch (hands_next(&book->scout)) {
		case HANDS_HAND:
		case HANDS_FAULT:
			if (book->known ==
				book->stride * BOOK_PLACES_MOST) { /* keeps every second place */
				for (size_t i = 0; i < BOOK_PLACES_MOST / 2; i++)
					book->place[i] = book->place[2 * i];
				book->stride *= 2;
			}
			if (book->known % book->stride == 0)
				book->place[book->known / book->stride] = hands_place(&book->scout);
			book->known++;
			return BOOK_FOUND;
		case HANDS_LATER:
			return BOOK_LATER;
		case HANDS_NO_FILE:
			if (book->failures < BOOK_FAILURES_MOST)
				book->failure[book->failures++] =
					(struct book_failure){book->scout.file,
						book->scout.input.error, book->known};
			book->complete = book->complete || !book->keep_going;
			break;
		case HANDS_END:
		default:
			book->complete = true;
			break;
		}
	}
	return BOOK_END;
}

bool book_open_reader(struct book *book, struct book_reader *reader)
{
	reader->number = 0;
	return hands_open_tape(reader->hands, &book->tape);
}

enum hands_result book_read(struct book *book, struct book_reader *reader, size_t number)
{
	const size_t place = (number - 1) / book->stride, first = place * book->stride + 1;
	enum hands_result result = HANDS_END;

	if (reader->number >= number || reader->number + 1 < first || !reader->number) {
		hands_go(reader->hands, &book->place[place]);
		reader->number = first - 1;
	}
	while (reader->number < number) {
		result = hands_next(reader->hands);
		if (result == HANDS_NO_FILE)
			continue;
		if (result == HANDS_END || result == HANDS_LATER) {
			reader->number = 0;
			break;
		}
		reader->number++;
	}
	return result;
}
