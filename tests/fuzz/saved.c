/* Saved solutions with arbitrary changes and valid checksums. Such a file is refused, or opens to a
 * tree that a walk can follow and to numbers from which a solver answers and goes on. */
#include "solver/saved/saved_internal.h"

#include "base/hash.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

/* -- files -------------------------------------------------------------------------- */

enum { FILE_ROOM = 1 << 20 };

/* The bytes of a file; those that are read must be before `size`. */
struct file {
	size_t size;
	unsigned char *bytes;
};

static bool append(void *state, const void *bytes, size_t size)
{
	struct file *const file = state;

	require(size <= FILE_ROOM - file->size);
	memcpy(file->bytes + file->size, bytes, size);
	file->size += size;
	return true;
}

static bool read_bytes(void *state, uint64_t offset, void *out, size_t size)
{
	const struct file *const file = state;

	require(offset <= file->size && size <= file->size - offset);
	memcpy(out, file->bytes + offset, size);
	return true;
}

/* A pass of a solver in one thread. */
static void pass(struct solver *solver, struct solver_memory *memory, enum solver_pass pass,
	int player)
{
	solver_begin(solver, pass, player);
	for (unsigned unit = 0; unit < solver_units(solver); unit++)
		solver_unit(solver, memory, unit);
	solver_end(solver);
}

static void set_sizes(struct tree_setup *setup)
{
	for (int player = 0; player < 2; player++)
		for (int street = 0; street < TREE_STREETS; street++) {
			setup->bets[player][street] =
				(struct tree_sizes){1, {{TREE_OF_POT, TREE_WHOLE}}};
			setup->raises[player][street] = (struct tree_sizes){1, {{TREE_ALL_IN, 0}}};
		}
}

/* Saves a solution of a river or a turn. */
static void save(struct file *file, bool turn, bool half, bool compact)
{
	static const card board[] = {50, 20, 3, 33, 12};
	struct saved_spot spot = {.game = &game_holdem,
		.board_count = turn ? 4 : 5,
		.stacks = {300, 400},
		.half = half,
		.compact = compact,
		.iterations = 2,
		.exploitability = 1,
		.text = {SLICE("ascii\nx: x rest\n"), SLICE("50,30"), SLICE("")}};
	struct tree_setup tree_setup = {.street = turn ? TREE_TURN : TREE_RIVER,
		.pot = 100,
		.stack = 300,
		.raises_most = 2,
		.all_in = TREE_WHOLE};
	struct solver_setup setup = {.game = spot.game,
		.range = {&spot.range[0], &spot.range[1]},
		.rake_most = 1e9,
		.half = half,
		.path = cpu_path_best()};
	struct solver_memory *memory;
	struct solver *solver;
	struct tree tree = {0};
	int player;

	memcpy(spot.board, board, (size_t)spot.board_count);
	for (int i = 0; i < spot.board_count; i++)
		setup.board |= card_bit(board[i]);
	set_sizes(&tree_setup);
	require(!range_parse(SLICE("AsAd,KsKd:0.5"), CARD_ASCII, spot.game, &spot.range[0], NULL));
	require(!range_parse(SLICE("QsQd,7s6s"), CARD_ASCII, spot.game, &spot.range[1], NULL));
	require(!tree_make(&tree, &tree_setup));
	setup.tree = &tree;
	require(!solver_new(&setup, &solver, &player) && !solver_start(solver));
	memory = solver_memory_new(solver);
	require(memory);
	for (int i = 0; i < 2; i++) {
		pass(solver, memory, SOLVER_UPDATE, 0);
		pass(solver, memory, SOLVER_UPDATE, 1);
		solver_next(solver);
	}
	for (int i = 0; i < 2; i++) {
		pass(solver, memory, SOLVER_AVERAGE, i);
		require(!solver_keep(solver));
	}
	require(!saved_write(&spot, &tree, solver, append, file));
	solver_memory_free(memory);
	solver_free(solver);
	tree_free(&tree);
}

/* -- changes ------------------------------------------------------------------------ */

/* The contents of a file: its sections, which may be changed. Each has room for any change. */
enum { CHANGE_ROOM = (1 << 16) + 256 };

struct contents {
	struct saved_header header;
	struct saved_section section[SAVED_SECTIONS_MAX];
	unsigned char *bytes[SAVED_SECTIONS_MAX];
};

static void take_apart(struct contents *contents, const struct file *file)
{
	memcpy(&contents->header, file->bytes, sizeof contents->header);
	require(contents->header.sections - 1 < SAVED_SECTIONS_MAX);
	for (uint32_t i = 0; i < contents->header.sections; i++) {
		struct saved_section *const section = &contents->section[i];

		memcpy(section, file->bytes + sizeof contents->header + i * sizeof *section,
			sizeof *section);
		contents->bytes[i] = calloc((size_t)section->size + CHANGE_ROOM, 1);
		require(contents->bytes[i]);
		memcpy(contents->bytes[i], file->bytes + section->offset, section->size);
	}
}

/* A change: the section, the kind, and where; and bytes to be put there. */
enum { CHANGE_HEAD = 4 };

static size_t change(struct contents *contents, const uint8_t *data, size_t size)
{
	const uint32_t i = data[0] % contents->header.sections;
	struct saved_section *const section = &contents->section[i];
	const size_t at = data[1] + 256u * data[2], length = data[3] % 16;
	const size_t given = size - CHANGE_HEAD < length ? size - CHANGE_HEAD : length;

	switch (data[3] / 16) {
	case 15: /* another size */
		section->size = at;
		return CHANGE_HEAD;
	case 14: /* another tag */
		section->tag[length % SAVED_TAG] = (char)data[1];
		return CHANGE_HEAD;
	case 13: /* another flag */
		section->flags ^= SAVED_REQUIRED;
		return CHANGE_HEAD;
	case 12: /* no section */
		section->size = 0;
		section->flags = 0;
		section->tag[0] = 'x';
		return CHANGE_HEAD;
	default:
		memcpy(contents->bytes[i] + at, data + CHANGE_HEAD, given);
		return CHANGE_HEAD + given;
	}
}

/* Writes the contents as a file with the offsets and checksums that it must have. */
static void put_together(struct contents *contents, struct file *file)
{
	static uint64_t hash[SAVED_SECTIONS_MAX * (1 << 16) / SAVED_BLOCK + SAVED_SECTIONS_MAX];
	struct saved_header *const header = &contents->header;
	const size_t directory = header->sections * sizeof *contents->section;
	size_t at, hashes;

	header->blocks = 0;
	for (uint32_t i = 0; i < header->sections; i++)
		for (uint64_t from = 0; from < contents->section[i].size; from += SAVED_BLOCK) {
			const uint64_t left = contents->section[i].size - from;

			hash[header->blocks++] = hash_words(contents->bytes[i] + from,
				left < SAVED_BLOCK ? (size_t)left : SAVED_BLOCK);
		}
	hashes = (size_t)header->blocks * sizeof *hash;
	at = (size_t)saved_aligned(sizeof *header + directory + hashes);
	memset(file->bytes, 0, at);
	for (uint32_t i = 0; i < header->sections; i++) {
		contents->section[i].offset = at;
		require(at + contents->section[i].size < FILE_ROOM - SAVED_ALIGN);
		memcpy(file->bytes + at, contents->bytes[i], contents->section[i].size);
		at = (size_t)saved_aligned(at + contents->section[i].size);
	}
	header->size = file->size = at;
	header->hash = 0;
	memcpy(file->bytes, header, sizeof *header);
	memcpy(file->bytes + sizeof *header, contents->section, directory);
	memcpy(file->bytes + sizeof *header + directory, hash, hashes);
	header->hash = hash_words(file->bytes, sizeof *header + directory + hashes);
	memcpy(file->bytes, header, sizeof *header);
}

/* -- opening ------------------------------------------------------------------------ */

/* Prints the node of a path, and those below it on a few paths. */
static void view(struct saved *saved, struct solver *solver, struct solver_memory *memory,
	const struct tree *tree, struct solver_path path, int *left)
{
	const struct tree_node *const node = &tree->node[path.node];
	struct saved_error error;
	struct solver_view seen;

	if (node->kind == TREE_DECISION && (*left)-- > 0) {
		if (!saved_read(saved, solver, &path, true, &error) &&
			!solver_view(solver, memory, &path, &seen))
			solver_view_free(&seen);
		for (int action = 0; action < node->count; action++) {
			struct solver_path next = path;

			solver_path_act(solver, &next, action);
			view(saved, solver, memory, tree, next, left);
		}
	}
	for (int c = 0; node->kind == TREE_DEAL && c<CARD_COUNT && * left> 0; c += 17) {
		struct solver_path next = path;

		if (solver_path_card(solver, &next, (card)c))
			view(saved, solver, memory, tree, next, left);
	}
}

/* Reads the numbers of an open file, and uses them. */
static void use(struct saved *saved, const struct saved_spot *spot, const struct tree *tree,
	struct solver *solver, uint64_t size)
{
	struct solver_memory *const memory = solver_memory_new(solver);
	const uint64_t numbers = solver_array_size(solver, SOLVER_SUMS);
	struct saved_error error;
	int left = 20;

	require(memory);
	if (!saved_begin(saved, solver, &error)) {
		require(numbers <= size);
		require(!(spot->compact ? solver_start_answers(solver) : solver_start(solver)));
		view(saved, solver, memory, tree, solver_path_begin(), &left);
		solver_resume(solver, spot->iterations);
		if (!saved_read_all(saved, solver, !spot->compact, &error) && !spot->compact) {
			pass(solver, memory, SOLVER_UPDATE, 0);
			pass(solver, memory, SOLVER_BEST, 1);
		}
	}
	solver_memory_free(memory);
}

static void open_file(struct file *file)
{
	const struct saved_source source = {read_bytes, file, file->size};
	struct solver_setup setup = {.rake_most = 1e18, .path = cpu_path_best()};
	struct saved *saved = NULL;
	struct saved_spot spot = {.game = NULL};
	struct saved_error error = {.status = STATUS_OK};
	struct solver *solver = NULL;
	struct tree tree;
	const status_code status = saved_open(&source, &saved, &spot, &tree, &error);
	int player;

	if (status)
		require(!saved && error.status == status && error.offset <= file->size);
	else {
		setup.game = spot.game;
		setup.tree = &tree;
		setup.half = spot.half;
		setup.rake = spot.rake / 100;
		for (int i = 0; i < spot.board_count; i++)
			setup.board |= card_bit(spot.board[i]);
		for (int i = 0; i < 2; i++)
			setup.range[i] = &spot.range[i];
	}
	if (!status && !solver_new(&setup, &solver, &player))
		use(saved, &spot, &tree, solver, file->size);
	solver_free(solver);
	saved_free(saved);
	tree_free(&tree);
}

/* The first byte chooses the solution that is changed, or that the rest is a file. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct file base[8], file;
	struct contents contents = {.header = {.size = 0}};
	size_t at = 1;

	if (!file.bytes)
		file.bytes = calloc(FILE_ROOM, 1);
	require(file.bytes);
	if (size && data[0] < 16) {
		struct file *const whole = &base[data[0] % 8];

		if (!whole->bytes) {
			whole->bytes = calloc(FILE_ROOM, 1);
			require(whole->bytes);
			save(whole, data[0] & 1, data[0] & 2, data[0] & 4);
		}
		take_apart(&contents, whole);
		while (size - at >= CHANGE_HEAD)
			at += change(&contents, data + at, size - at);
		put_together(&contents, &file);
	} else if (size) {
		file.size = size - 1 < FILE_ROOM ? size - 1 : FILE_ROOM;
		memcpy(file.bytes, data + 1, file.size);
	}
	open_file(&file);
	for (uint32_t i = 0; i < contents.header.sections; i++)
		free(contents.bytes[i]);
	return 0;
}
