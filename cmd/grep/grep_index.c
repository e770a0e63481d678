#include "grep.h"

#include "felt.h"

#include "frame/draft.h"
#include "frame/interrupt.h"
#include "frame/report.h"

#include "base/hash.h"
#include "base/scan.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	FILE_MIN = 64 << 10, /* minimum size of a file that is worth an index */
	OUT_MAX = 1 << 20,   /* buffered bytes of an index */
	NEAR = 4             /* hands that are skipped by reading rather than by seeking */
};

/* -- names and identities --------------------------------------------------------- */

/* NAME.felt-index; NULL if out of memory. */
static char *path_of(const char *name)
{
	static const char ending[] = ".felt-index";
	const size_t length = strlen(name) + sizeof ending;
	char *const path = malloc(length);

	if (path)
		snprintf(path, length, "%s%s", name, ending);
	return path;
}

/* Identifies a file. False if it has no random access, or is small. */
static bool identify(const struct grep *grep, char *const *name,
	struct hand_index_identity *identity)
{
	struct stat about;

	if (!strcmp(*name, "-") || stat(*name, &about) || !S_ISREG(about.st_mode) ||
		about.st_size < FILE_MIN || !spool_goes_anywhere(*name))
		return false;
	*identity = (struct hand_index_identity){.size = (uint64_t)about.st_size,
		.seconds = about.st_mtim.tv_sec,
		.nanoseconds = about.st_mtim.tv_nsec,
		/* the facts of a hand also depend on this version's rules */
		.stamp = hash_add(HASH_BEGIN ^ grep->house, SLICE(FELT_VERSION))};
	return true;
}

/* -- making an index -------------------------------------------------------------- */

/* An index under construction. */
struct making {
	struct draft draft;
	struct hand_index_writer writer;
	bool headed; /* hands need their session header, which an index cannot store */
	int error;   /* errno of a failure, or 0 */
};

static void flush(struct making *making)
{
	struct text *const out = &making->writer.out;

	if (!making->error && !out->failed &&
		fwrite(out->bytes, 1, out->length, making->draft.file) != out->length)
		making->error = errno;
	text_clear(out);
}

static struct hand_index_place place_of(const struct grep *grep)
{
	const struct hand_reader *const hands = &grep->hands;
	struct hand_index_place place = {.offset = hands->stream.offset, .line = hands->line};
	char room[24], again[24];
	const struct slice number = hands_number(hands, room);

	place.lead = grep->unread ? 0 : (uint32_t)(hands_start(&grep->hands) - hands->line);
	if (slice_uint(number, UINT64_MAX, &place.number)) {
		struct text text = text_over(again, sizeof again);

		text_add_uint(&text, place.number);
		place.numbered = slice_same(text_slice(&text), number);
	}
	return place;
}

/* Adds the current hand. False if out of memory. */
static bool add_hand(struct grep *grep, struct making *making)
{
	const struct hand_index_place place = place_of(grep);
	const bool good = !grep->unread && grep_play(grep);
	struct slice name[SEATS_MAX];
	char room[SEATS_MAX][8];

	if (grep->play.reason.failed ||
		(grep->unread && grep->hands.fault.status == STATUS_NO_MEMORY))
		return false;
	if (!good) {
		hand_index_add_invalid(&making->writer, &place);
	} else {
		if (!search_notes_end(&grep->notes, &grep->play))
			return false;
		for (int i = 0; i < grep->notes.facts.seats; i++)
			name[i] = hand_player(&grep->hands.hand, i, room[i]);
		hand_index_add(&making->writer, &place, &grep->notes.kind, &grep->notes.facts,
			name);
	}
	if (making->writer.out.length >= OUT_MAX)
		flush(making);
	return !making->writer.failed && !making->writer.out.failed;
}

/* Reads the file and writes its index to the draft. False on failure: making->error is its errno,
 * or memory has run out. */
static bool fill(struct grep *grep, struct making *making)
{
	char header[HAND_INDEX_HEADER];
	enum hands_result result;
	bool good = true;

	while (good && !making->error && !making->headed && !interrupt_came() &&
		(result = hands_next(&grep->hands)) != HANDS_END) {
		if (result == HANDS_NO_FILE) {
			making->error = grep->hands.input.error;
			return false;
		}
		grep->unread = result == HANDS_FAULT;
		making->headed = grep->hands.stream.session_length > 0;
		good = add_hand(grep, making);
	}
	good = good && hand_index_end(&making->writer, header);
	flush(making);
	if (good && !making->error &&
		(fseek(making->draft.file, 0, SEEK_SET) ||
			fwrite(header, sizeof header, 1, making->draft.file) != 1))
		making->error = errno ? errno : EIO;
	return good && !making->error;
}

/* Builds the index of a file as it was identified. It appears complete, and not at all after an
 * interrupt, which ends the run. */
static enum grep_indexed make(struct grep *grep, char *const *name, const char *path,
	const struct hand_index_identity *identity)
{
	struct making making = {.error = 0};
	struct hand_index_identity after;
	bool good = spool_open(&grep->index.spool, name, 1) &&
		    hands_open_spool(&grep->hands, &grep->index.spool);
	bool made = false;

	interrupt_catch();
	if (good && !draft_open(&making.draft, path, true)) {
		making.error = errno;
	} else if (good) {
		hand_index_begin(&making.writer, identity);
		good = fill(grep, &making);
		/* a file that has grown meanwhile gets no index */
		made = good && !making.headed && !interrupt_came() &&
		       identify(grep, name, &after) && !memcmp(&after, identity, sizeof after);
		if (!draft_close(&making.draft, made) && made) {
			making.error = errno;
			made = false;
		}
	}
	interrupt_release();
	if (making.error && making.error != ENOMEM)
		report_warning("%s: cannot write an index: %s", *name, strerror(making.error));
	hands_close(&grep->hands);
	spool_close(&grep->index.spool);
	hand_index_writer_free(&making.writer);
	if (interrupt_came())
		return GREP_INTERRUPTED;
	if (making.error)
		good = making.error != ENOMEM;
	return made ? GREP_INDEXED : good ? GREP_NOT_INDEXED : GREP_NO_MEMORY;
}

/* -- opening one ------------------------------------------------------------------ */

/* Maps the index. False, with errno set, if there is none. */
static bool map(struct grep_index *index, const char *path)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat about;
	bool good;

	if (fd < 0)
		return false;
	good = !fstat(fd, &about);
	if (good && (!S_ISREG(about.st_mode) || about.st_size <= 0)) {
		index->length = 0;
		close(fd);
		return true;
	}
	if (good) {
		index->length = (size_t)about.st_size;
		index->map = mmap(NULL, index->length, PROT_READ, MAP_PRIVATE, fd, 0);
		good = index->map != MAP_FAILED;
	}
	if (!good)
		index->map = NULL;
	close(fd);
	return good;
}

static void unmap(struct grep_index *index)
{
	if (index->map)
		munmap(index->map, index->length);
	index->map = NULL;
	index->length = 0;
}

static enum hand_index_state look(struct grep *grep, const struct hand_index_identity *identity)
{
	struct grep_index *const index = &grep->index;
	const struct slice bytes = {index->map, index->length};
	const enum hand_index_state state = hand_index_open(&index->hand_index, bytes, identity);

	if (state != HAND_INDEX_GOOD)
		return state;
	if (hand_index_check(&index->hand_index, grep->search.holes, grep->search.names > 0))
		return HAND_INDEX_GOOD;
	hand_index_close(&index->hand_index);
	return HAND_INDEX_BROKEN;
}

/* Maps and opens the index, and reports what is wrong with it. */
static enum hand_index_state find(struct grep *grep, const char *name, const char *path,
	const struct hand_index_identity *identity)
{
	enum hand_index_state state;

	if (!map(&grep->index, path)) {
		if (errno == ENOENT)
			return HAND_INDEX_STALE;
		report_warning("%s: %s", path, strerror(errno));
		return HAND_INDEX_FOREIGN;
	}
	state = look(grep, identity);
	if (state == HAND_INDEX_GOOD || state == HAND_INDEX_NO_MEMORY)
		return state;
	unmap(&grep->index);
	if (state == HAND_INDEX_FOREIGN)
		report_warning("%s is not an index and is left unchanged; reading %s without an "
			       "index",
			path, name);
	else
		report_warning("%s is %s; rebuilding it", path,
			state == HAND_INDEX_STALE ? "out of date" : "damaged");
	return state;
}

/* Matches names and kinds once for all hands. */
static bool judge(struct grep *grep)
{
	struct grep_index *const index = &grep->index;
	const struct hand_index *const hand_index = &index->hand_index;

	index->kinds = calloc((size_t)hand_index->kinds + 1, 1);
	index->named = calloc((size_t)hand_index->names + 1, 1);
	if (!index->kinds || !index->named)
		return false;
	for (uint32_t i = 0; i < hand_index->kinds; i++) {
		index->kinds[i] = search_of_kind(&grep->search, &hand_index->kind[i]);
		if (index->kinds[i] && search_prepare(&grep->search, &hand_index->kind[i]))
			return false;
	}
	for (uint32_t i = 0; grep->search.names && i < hand_index->names; i++)
		index->named[i] = search_named(&grep->search, hand_index_name(hand_index, i));
	return true;
}

static bool begin(struct grep *grep, char *const *name)
{
	struct grep_index *const index = &grep->index;

	index->open = true;
	index->positioned = false;
	hand_index_walk(&index->walk, &index->hand_index, grep->search.holes,
		grep->search.names > 0);
	return judge(grep) && spool_open(&index->spool, name, 1) &&
	       hands_open_spool(&grep->hands, &index->spool);
}

/* Opens the index that was just built. */
static enum grep_indexed open_made(struct grep *grep, const char *path,
	const struct hand_index_identity *identity)
{
	enum hand_index_state state = HAND_INDEX_STALE;

	if (map(&grep->index, path))
		state = look(grep, identity);
	if (state == HAND_INDEX_GOOD)
		return GREP_INDEXED;
	unmap(&grep->index);
	return state == HAND_INDEX_NO_MEMORY ? GREP_NO_MEMORY : GREP_NOT_INDEXED;
}

enum grep_indexed grep_index_open(struct grep *grep, char *const *name)
{
	struct hand_index_identity identity;
	enum grep_indexed indexed = GREP_NOT_INDEXED;
	enum hand_index_state state;
	char *path;

	if (!identify(grep, name, &identity))
		return GREP_NOT_INDEXED;
	path = path_of(*name);
	if (!path)
		return GREP_NO_MEMORY;
	state = find(grep, *name, path, &identity);
	if (state == HAND_INDEX_GOOD)
		indexed = GREP_INDEXED;
	else if (state == HAND_INDEX_NO_MEMORY)
		indexed = GREP_NO_MEMORY;
	else if (state != HAND_INDEX_FOREIGN)
		indexed = make(grep, name, path, &identity);
	if (state != HAND_INDEX_GOOD && indexed == GREP_INDEXED)
		indexed = open_made(grep, path, &identity);
	free(path);
	if (indexed == GREP_INDEXED && !begin(grep, name))
		indexed = GREP_NO_MEMORY;
	return indexed;
}

void grep_index_close(struct grep *grep)
{
	struct grep_index *const index = &grep->index;

	if (!index->open)
		return;
	hands_close(&grep->hands);
	spool_close(&index->spool);
	hand_index_close(&index->hand_index);
	free(index->named);
	free(index->kinds);
	unmap(index);
	*index = (struct grep_index){.open = false};
}

/* -- asking it -------------------------------------------------------------------- */

bool grep_index_next(struct grep *grep)
{
	struct hand_index_walk *const walk = &grep->index.walk;
	int seat;

	while (hand_index_next(walk)) {
		bool matches = false;

		if (walk->invalid)
			return true;
		if (grep->index.kinds[walk->kind - walk->hand_index->kind])
			matches = search_matches(&grep->search, walk->kind, &walk->facts,
				grep->index.named, &seat);
		if (matches != grep->invert)
			return true;
		grep->seen++;
	}
	return false;
}

enum hands_result grep_index_read(struct grep *grep)
{
	struct grep_index *const index = &grep->index;
	const uint64_t hand = index->walk.hand;
	enum hands_result result = HANDS_END;

	if (!index->positioned || hand < index->at || hand - index->at > NEAR) {
		struct hand_index_place place;

		hand_index_place(&index->walk, &place);
		hands_go(&grep->hands, &(struct hand_reader_place){.number = (size_t)hand,
					       .line = (size_t)place.line,
					       .offset = (off_t)place.offset});
		index->at = hand;
	}
	index->positioned = true;
	for (; index->at <= hand; index->at++) {
		result = hands_next(&grep->hands);
		if (result == HANDS_END || result == HANDS_NO_FILE)
			break;
	}
	return result;
}
