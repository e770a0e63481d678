#include "solver/saved/saved_internal.h"

#include "base/hash.h"
#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* -- a solution ------------------------------------------------------------------------- */

struct saved_trial {
	struct saved_spot spot;
	struct tree tree;
	struct solver_setup setup;
	struct solver *solver;
	struct solver_memory *memory;
};

static void pass(struct saved_trial *trial, enum solver_pass pass, int player)
{
	solver_begin(trial->solver, pass, player);
	for (unsigned unit = 0; unit < solver_units(trial->solver); unit++)
		solver_unit(trial->solver, trial->memory, unit);
	solver_end(trial->solver);
}

static void set_up(struct saved_trial *trial)
{
	struct saved_spot *const spot = &trial->spot;

	trial->setup = (struct solver_setup){.game = spot->game,
		.range = {&spot->range[0], &spot->range[1]},
		.tree = &trial->tree,
		.rake_most = 1e9,
		.half = spot->half,
		.path = cpu_path_best()};
	for (int i = 0; i < spot->board_count; i++)
		trial->setup.board |= card_bit(spot->board[i]);
}

/* Makes a spot and a few iterations, and keeps the values. */
static void solve(struct saved_trial *trial, const char *board, const char *first,
	const char *second, bool half)
{
	struct tree_setup setup = {.pot = 100,
		.stack = 150,
		.raises_most = 1,
		.all_in = TREE_WHOLE};
	struct saved_spot *const spot = &trial->spot;
	int player;

	*trial = (struct saved_trial){
		.spot = {.game = &game_holdem,
			.stacks = {150, 200},
			.rake_most = 7,
			.half = half,
			.places = 1,
			.iterations = 3,
			.ev = {60.25, 39.75},
			.exploitability = 1.5,
			.text = {SLICE("ascii\nx: x rest\n"), SLICE("50,30"), SLICE("")}}};
	spot->board_count = cards_from(board, spot->board);
	setup.street = spot->board_count - 3;
	for (int i = 0; i < 2; i++)
		for (int street = 0; street < TREE_STREETS; street++)
			setup.bets[i][street] =
				(struct tree_sizes){1, {{TREE_OF_POT, TREE_WHOLE / 2}}};
	cr_assert_eq(range_parse(slice_from(first), CARD_ASCII, spot->game, &spot->range[0], NULL),
		STATUS_OK);
	cr_assert_eq(range_parse(slice_from(second), CARD_ASCII, spot->game, &spot->range[1], NULL),
		STATUS_OK);
	cr_assert_eq(tree_make(&trial->tree, &setup), STATUS_OK);
	set_up(trial);
	cr_assert_eq(solver_new(&trial->setup, &trial->solver, &player), STATUS_OK);
	cr_assert_eq(solver_start(trial->solver), STATUS_OK);
	trial->memory = solver_memory_new(trial->solver);
	for (int i = 0; i < 3; i++) {
		pass(trial, SOLVER_UPDATE, 0);
		pass(trial, SOLVER_UPDATE, 1);
		solver_next(trial->solver);
	}
	for (int i = 0; i < 2; i++) {
		pass(trial, SOLVER_AVERAGE, i);
		cr_assert_eq(solver_keep(trial->solver), STATUS_OK);
	}
}

static void solve_river(struct saved_trial *trial, bool half)
{
	solve(trial, "2c7d9hTsQc", "AsAd,KsKd:0.5", "QsQd,8s6s", half);
}

static void end(struct saved_trial *trial)
{
	solver_memory_free(trial->memory);
	solver_free(trial->solver);
	tree_free(&trial->tree);
}

/* -- files ------------------------------------------------------------------------------ */

struct saved_file {
	unsigned char *bytes;
	size_t size, room;
};

static bool append(void *state, const void *bytes, size_t size)
{
	struct saved_file *const file = state;

	if (size > file->room - file->size)
		return false;
	memcpy(file->bytes + file->size, bytes, size);
	file->size += size;
	return true;
}

static bool read_bytes(void *state, uint64_t offset, void *out, size_t size)
{
	const struct saved_file *const file = state;

	cr_assert(offset <= file->size && size <= file->size - offset);
	memcpy(out, file->bytes + offset, size);
	return true;
}

static struct saved_file file_new(void)
{
	const size_t room = 4 << 20;

	return (struct saved_file){malloc(room), 0, room};
}

static void save(const struct saved_trial *trial, struct saved_file *file)
{
	file->size = 0;
	cr_assert_eq(saved_write(&trial->spot, &trial->tree, trial->solver, append, file),
		STATUS_OK);
}

/* Reads all of a file into a new trial. */
static status_code load(struct saved_file *file, struct saved_trial *out)
{
	const struct saved_source source = {read_bytes, file, file->size};
	struct saved *saved;
	struct saved_error error;
	status_code status;
	int player;

	*out = (struct saved_trial){.solver = NULL};
	status = saved_open(&source, &saved, &out->spot, &out->tree, &error);
	if (status)
		return status;
	set_up(out);
	status = solver_new(&out->setup, &out->solver, &player);
	if (!status)
		status = saved_begin(saved, out->solver, &error);
	if (!status)
		status = solver_start(out->solver);
	if (!status)
		status = saved_read_all(saved, out->solver, !out->spot.compact, &error);
	if (!status)
		out->memory = solver_memory_new(out->solver);
	for (int i = 0; i < SAVED_TEXTS && !status; i++)
		cr_assert_eq(out->spot.text[i].length, strlen(out->spot.text[i].bytes));
	memset(out->spot.text, 0, sizeof out->spot.text); /* freed with *saved */
	saved_free(saved);
	return status;
}

static bool same_array(const struct saved_trial *a, const struct saved_trial *b,
	enum solver_array array)
{
	const uint64_t size = solver_array_size(a->solver, array);

	return size == solver_array_size(b->solver, array) &&
	       !memcmp(solver_array(a->solver, array), solver_array(b->solver, array),
		       (size_t)size);
}

static bool same_tree(const struct tree *a, const struct tree *b)
{
	for (uint32_t i = 0; i < a->count && a->count == b->count; i++) {
		const struct tree_node *const x = &a->node[i], *const y = &b->node[i];

		if (x->kind != y->kind || x->street != y->street || x->player != y->player ||
			x->count != y->count || x->act != y->act || x->aggressor != y->aggressor ||
			x->all_in != y->all_in || x->to != y->to || x->paid[0] != y->paid[0] ||
			x->paid[1] != y->paid[1] || x->end != y->end || x->parent != y->parent ||
			x->next != y->next || x->before[0] != y->before[0] ||
			x->before[1] != y->before[1])
			return false;
	}
	return a->count == b->count && a->pot == b->pot && a->stack == b->stack &&
	       a->street == b->street && !memcmp(a->first, b->first, sizeof a->first) &&
	       !memcmp(a->actions, b->actions, sizeof a->actions) &&
	       !memcmp(a->kinds, b->kinds, sizeof a->kinds);
}

static bool same_spot(const struct saved_spot *a, const struct saved_spot *b)
{
	return a->game == b->game && a->board_count == b->board_count &&
	       !memcmp(a->board, b->board, (size_t)a->board_count) &&
	       !memcmp(a->range, b->range, sizeof a->range) && a->stacks[0] == b->stacks[0] &&
	       a->stacks[1] == b->stacks[1] && a->rake == b->rake && a->rake_most == b->rake_most &&
	       a->places == b->places && a->half == b->half && a->compact == b->compact &&
	       a->iterations == b->iterations && a->ev[0] == b->ev[0] && a->ev[1] == b->ev[1] &&
	       a->exploitability == b->exploitability;
}

static bool same_view(struct saved_trial *a, struct saved_trial *b)
{
	const struct solver_path path = solver_path_begin();
	struct solver_view x, y;
	bool same;

	cr_assert_eq(solver_view(a->solver, a->memory, &path, &x), STATUS_OK);
	cr_assert_eq(solver_view(b->solver, b->memory, &path, &y), STATUS_OK);
	same = x.count == y.count && x.ev[0] == y.ev[0] && x.ev[1] == y.ev[1];
	for (int h = 0; h < x.count && same; h++)
		same = x.hand[h].combo == y.hand[h].combo && x.hand[h].ev == y.hand[h].ev &&
		       x.hand[h].equity == y.hand[h].equity;
	solver_view_free(&x);
	solver_view_free(&y);
	return same;
}

/* -- tests ------------------------------------------------------------------------------ */

/* A whole solution that is read is the same, and goes on as the one that was written. */
static void check_whole(const char *board, bool half)
{
	struct saved_file file = file_new();
	struct saved_trial written, got;

	solve(&written, board, "AsAd,KsKd:0.5,9s9d", "QsQd,8s6s,JJ", half);
	save(&written, &file);
	cr_assert_eq(load(&file, &got), STATUS_OK);
	cr_assert(same_spot(&written.spot, &got.spot) && same_tree(&written.tree, &got.tree));
	for (int array = 0; array < SOLVER_ARRAYS; array++)
		cr_assert(same_array(&written, &got, (enum solver_array)array), "%d", array);
	cr_assert(solver_kept(got.solver) && same_view(&written, &got));
	solver_resume(got.solver, got.spot.iterations);
	for (int player = 0; player < 2; player++) {
		pass(&written, SOLVER_UPDATE, player);
		pass(&got, SOLVER_UPDATE, player);
	}
	cr_assert(!solver_kept(got.solver));
	for (int array = 0; array < SOLVER_ARRAYS; array++)
		cr_assert(same_array(&written, &got, (enum solver_array)array), "%d", array);
	end(&written);
	end(&got);
	free(file.bytes);
}

Test(saved, reads_what_it_wrote)
{
	for (int half = 0; half < 2; half++) {
		check_whole("2c7d9hTsQc", half);
		check_whole("2c7d9hTs", half);
	}
}

/* Kept values are those of a walk. */
Test(saved, keeps_the_values_of_the_first_street)
{
	struct saved_trial kept, walked;

	solve(&kept, "2c7d9hTs", "AsAd,KsKd:0.5,9s9d", "QsQd,8s6s,JJ", false);
	solve(&walked, "2c7d9hTs", "AsAd,KsKd:0.5,9s9d", "QsQd,8s6s,JJ", false);
	solver_put_locks(walked.solver); /* there are none; kept values are discarded */
	cr_assert(solver_kept(kept.solver) && !solver_kept(walked.solver));
	cr_assert(same_view(&kept, &walked));
	end(&kept);
	end(&walked);
}

/* Compact strategies are those of the solver, to half a unit and the rounding of their sum. */
Test(saved, rounds_compact_strategies)
{
	for (int half = 0; half < 2; half++) {
		const struct solver_path path = solver_path_begin();
		struct saved_file file = file_new();
		struct saved_trial written, got;
		struct solver_view x, y;

		solve(&written, "2c7d9hTs", "AsAd,KsKd:0.5,9s9d", "QsQd,8s6s,JJ", half);
		written.spot.compact = true;
		save(&written, &file);
		cr_assert_eq(load(&file, &got), STATUS_OK);
		cr_assert(got.spot.compact && got.spot.half && same_view(&written, &got));
		cr_assert_eq(solver_view(written.solver, written.memory, &path, &x), STATUS_OK);
		cr_assert_eq(solver_view(got.solver, got.memory, &path, &y), STATUS_OK);
		for (int i = 0; i < x.count * x.actions; i++)
			cr_assert_float_eq(x.strategy[i], y.strategy[i],
				(0.5 + x.actions) / SOLVER_SHARE_WHOLE);
		solver_view_free(&x);
		solver_view_free(&y);
		end(&written);
		end(&got);
		free(file.bytes);
	}
}

/* Cut files are refused. Those with another byte are, too, unless it is one between sections, which
 * nobody reads. */
Test(saved, refuses_what_it_did_not_write)
{
	struct saved_file file = file_new();
	struct saved_trial written, got;
	size_t size, equal = 0;

	solve_river(&written, true);
	save(&written, &file);
	size = file.size;
	for (file.size = 0; file.size < size; file.size++) {
		cr_assert_neq(load(&file, &got), STATUS_OK, "%zu", file.size);
		end(&got);
	}
	for (size_t i = 0; i < size; i++) {
		file.bytes[i] ^= 0x10;
		if (!load(&file, &got)) {
			equal++;
			cr_assert(same_spot(&written.spot, &got.spot) &&
					  same_tree(&written.tree, &got.tree) &&
					  same_array(&written, &got, SOLVER_SUMS) &&
					  same_array(&written, &got, SOLVER_REGRETS),
				"%zu", i);
		}
		end(&got);
		file.bytes[i] ^= 0x10;
	}
	cr_assert_lt(equal, 12 * SAVED_ALIGN);
	end(&written);
	free(file.bytes);
}

/* A tag, a flag or a section that is missing, with checksums that are right. */
static status_code with_section(const struct saved_file *file, unsigned section, size_t at,
	char byte)
{
	struct saved_file changed = file_new();
	struct saved_header header;
	struct saved_trial got;
	status_code status;
	size_t all;

	memcpy(changed.bytes, file->bytes, file->size);
	changed.size = file->size;
	changed.bytes[sizeof header + section * sizeof(struct saved_section) + at] =
		(unsigned char)byte;
	memcpy(&header, changed.bytes, sizeof header);
	all = sizeof header + header.sections * sizeof(struct saved_section) +
	      (size_t)header.blocks * sizeof(uint64_t);
	header.hash = 0;
	memcpy(changed.bytes, &header, sizeof header);
	header.hash = hash_words(changed.bytes, all);
	memcpy(changed.bytes, &header, sizeof header);
	status = load(&changed, &got);
	end(&got);
	free(changed.bytes);
	return status;
}

Test(saved, knows_its_sections)
{
	struct saved_file file = file_new();
	struct saved_trial written;

	solve_river(&written, false);
	save(&written, &file);
	cr_assert_eq(with_section(&file, 0, 0, 's'), STATUS_OK);
	cr_assert_eq(with_section(&file, 0, 0, 'S'), STATUS_SAVED_SECTION);
	cr_assert_eq(with_section(&file, 1, 0, 'R'), STATUS_SAVED_SECTION);
	cr_assert_eq(with_section(&file, 6, 0, 'V'), STATUS_OK); /* values are not required */
	cr_assert_eq(with_section(&file, 7, 0, 'L'), STATUS_SAVED_SECTION);
	end(&written);
	free(file.bytes);
}

/* The layout: a change of it needs another SAVED_VERSION, and then new numbers here. The checksums
 * are of the bytes that felt-solutions(5) describes, put together by hand: of hold'em, the board, 1
 * decimal place and the amounts; and of the nodes of x, b50 and their answers. */
Test(saved, has_a_layout)
{
	static const char tags[][SAVED_TAG] = {"spot", "ranges", "tree", "result", "sums",
		"regrets", "values", "locks", "payouts"};
	static const size_t sizes[] = {72, 2 * 1326 * 2, 9 * 32, 32};
	struct saved_file file = file_new();
	struct saved_header header;
	struct saved_section section[SAVED_SECTIONS_MAX];
	struct saved_trial written;

	solve_river(&written, false);
	save(&written, &file);
	memcpy(&header, file.bytes, sizeof header);
	cr_assert_eq(SAVED_VERSION, 1);
	cr_assert_eq(header.version, 1);
	cr_assert_eq(header.size, file.size);
	cr_assert_eq(header.block, 65536);
	cr_assert_eq(header.sections, sizeof tags / sizeof *tags);
	memcpy(section, file.bytes + sizeof header, header.sections * sizeof *section);
	for (unsigned i = 0; i < header.sections; i++) {
		cr_assert(!memcmp(section[i].tag, tags[i], SAVED_TAG), "%u", i);
		cr_assert_eq(section[i].offset % 64, 0);
		cr_assert_eq(section[i].flags, i < 5 || i > 6);
	}
	for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
		cr_assert_eq(section[i].size, sizes[i], "%u: %zu", i, (size_t)section[i].size);
	cr_assert_eq(hash_words(file.bytes + section[0].offset, section[0].size),
		UINT64_C(0x1bf1e120b5313511), "spot");
	cr_assert_eq(hash_words(file.bytes + section[2].offset, section[2].size),
		UINT64_C(0x22479f56da992ed5), "tree");
	end(&written);
	free(file.bytes);
}
