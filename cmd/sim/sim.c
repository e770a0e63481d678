#include "sim.h"

#include "commands.h"
#include "frame/report.h"
#include "frame/secret.h"

#include "base/scan.h"

#include <inttypes.h>
#include <string.h>

#define HANDS_MAX UINT64_C(1000000000000)

/* -- options ---------------------------------------------------------------------- */

static bool read_game(void *state, const char *value)
{
	struct sim *const sim = state;

	return seats_read_game(&sim->seats, value);
}

static bool read_shard(void *state, const char *value)
{
	struct sim *const sim = state;

	return options_take_shard(value, &sim->shard, &sim->shards);
}

static const struct option_row options[] = {
	{'g', "game", "game", "the game (default: nt)", INTO_FUNCTION(read_game)},
	{'n', "hands", "number", "play this many hands (default: 1000)",
		INTO_UINT64(struct sim, hands, 1, HANDS_MAX)},
	{0, "acpc-log", "file", "write an ACPC log of the match",
		INTO_STRING(struct sim, acpc_log)},
	{0, "ante", "amount", "ante per player, or bb: the big blind pays one for all",
		INTO_STRING(struct sim, seats.ante)},
	{0, "blinds", "amounts", "blinds and straddles (default: 1/2)",
		INTO_STRING(struct sim, seats.blinds)},
	{0, "bounty", "amount", "part of each buy-in paid for eliminating the player",
		INTO_STRING(struct sim, event.bounty), .needs = "tournament"},
	{0, "buy-in", "amount", "buy-in of each player", INTO_STRING(struct sim, event.buy_in),
		.needs = "tournament"},
	{0, "cash", NULL, "cash game: stacks carry over, broke players rebuy",
		INTO_FLAG(struct sim, cash)},
	{0, "duplicate", NULL, "play each deal once with each player in each seat",
		INTO_FLAG(struct sim, seats.match.duplicate)},
	{0, "every", "number", "hands per level (default: 20)",
		INTO_UINT64(struct sim, event.every, 1, HANDS_MAX), .needs = "tournament"},
	{0, "from-hand", "number", "start at this hand",
		INTO_UINT64(struct sim, from_hand, 1, HANDS_MAX)},
	{0, "leave", "amount", "with --cash: cash out winnings at this stack",
		INTO_STRING(struct sim, seats.leave), .needs = "cash"},
	{0, "levels", "list", "blinds and antes: 10/20,15/30/2; or a file",
		INTO_STRING(struct sim, event.levels), .needs = "tournament"},
	{0, "match-time", "seconds", "time limit of a program for the match",
		INTO_DECIMAL(struct sim, match_time, 0, 1e9)},
	{0, "max-errors", "number", "errors before a program is disqualified (default: 10)",
		INTO_NUMBER(struct sim, max_errors, 1, UINT32_MAX)},
	{0, "move-time", "seconds", "time limit of a program per decision (default: 10)",
		INTO_DECIMAL(struct sim, move_time, 0, 1e6)},
	{0, "players", "number", "number of players; the bots are assigned in turn",
		INTO_UINT64(struct sim, event.players, 2, TOURNAMENT_PLAYERS_MAX),
		.needs = "tournament"},
	{0, "prizes", "list", "percentages of the prize pool by place (default: 100)",
		INTO_STRING(struct sim, event.prizes), .needs = "tournament"},
	{0, "repeat", "number", "number of tournaments (default: 1)",
		INTO_UINT64(struct sim, event.repeat, 1, TOURNAMENTS_MAX), .needs = "tournament"},
	{0, "results", NULL, "print the results of each player instead of the hands",
		INTO_FLAG(struct sim, results)},
	{0, "seed", "number", "random seed (default: 1; random with programs)",
		INTO_UINT64(struct sim, seats.match.seed, 0, UINT64_MAX)},
	{0, "shard", "k/n", "play part K of N", INTO_FUNCTION(read_shard)},
	{0, "stack", "amounts",
		"starting stack of all players, or of each (default: 100 big blinds)",
		INTO_STRING(struct sim, seats.stack)},
	{0, "tables", "number", "number of tables at the start (default: as few as possible)",
		INTO_UINT64(struct sim, event.tables, 1, TOURNAMENT_PLAYERS_MAX),
		.needs = "tournament"},
	{0, "tournament", NULL, "play until one player has all chips",
		INTO_FLAG(struct sim, tournament)},
};

/* -- the command ------------------------------------------------------------------ */

static int wrong_options(const struct sim *sim)
{
	const struct settings *const settings = &sim->settings;

	if (sim->results && settings->phh)
		return report_usage("--results and -f phh cannot be used together");
	if (sim->tournament) {
		static const char *const others[] = {"acpc-log", "cash", "duplicate", "from-hand",
			"hands", NULL};

		for (const char *const *other = others; *other; other++)
			if (options_given(&sim->settings, *other))
				return report_usage("--tournament and --%s cannot be used together",
					*other);
		if (options_given(&sim->settings, "shard") && sim->settings.phh)
			return report_usage("--tournament and --shard require --results or -f tsv");
		if (sim->event.levels && (options_given(&sim->settings, "blinds") ||
						 options_given(&sim->settings, "ante")))
			return report_usage("--levels and --%s cannot be used together",
				options_given(&sim->settings, "blinds") ? "blinds" : "ante");
		return OPTIONS_RUN;
	}
	if (sim->cash && sim->seats.match.duplicate)
		return report_usage("--cash and --duplicate cannot be used together");
	if (sim->cash && options_given(settings, "shard"))
		return report_usage("--cash and --shard cannot be used together");
	return OPTIONS_RUN;
}

static bool choose_fields(struct sim *sim)
{
	const struct settings *const settings = &sim->settings;

	const bool screen = settings->screen && sim->results;
	unsigned views = SIM_EVERY;

	views |= screen && sim->seats.match.duplicate ? SIM_DUPLICATE : 0;
	views |= screen && sim->event.bounty ? SIM_BOUNTY : 0;
	views |= (screen || !sim->results) && sim->event.repeat > 1 ? SIM_REPEAT : 0;
	return fields_choose(&sim->fields,
		!sim->results     ? sim_hand_fields
		: sim->tournament ? sim_place_fields
				  : sim_result_fields,
		views, settings->fields, settings->format);
}

static int read_players(struct sim *sim)
{
	const struct settings *const settings = &sim->settings;
	int status = OPTIONS_RUN;

	if (settings->operand_count < (sim->event.players ? 1 : 2) ||
		settings->operand_count > SEATS_PLAYERS_MAX)
		return report_usage("2 to %d players expected, not %zu; try: felt sim ann=random "
				    "bob=call",
			SEATS_PLAYERS_MAX, settings->operand_count);
	for (size_t i = 0; i < settings->operand_count && status == OPTIONS_RUN; i++)
		status = seats_read_player(&sim->seats, settings->operands[i]);
	return status;
}

/* A program that knows the seed could deal itself the cards. */
static int choose_seed(struct sim *sim)
{
	for (int i = 0; i < sim->seats.players; i++)
		sim->secret |= sim_acpc_is(sim->seats.player[i].kind);
	sim->secret = sim->secret && !options_given(&sim->settings, "seed");
	if (!sim->secret)
		return OPTIONS_RUN;
	if (options_given(&sim->settings, "shard") || options_given(&sim->settings, "from-hand"))
		return report_usage("--%s with external programs requires --seed, the seed of the "
				    "whole match",
			options_given(&sim->settings, "shard") ? "shard" : "from-hand");
	if (!secret_hashes())
		return EXIT_IO;
	secret_random(&sim->seats.match.seed, sizeof sim->seats.match.seed);
	return OPTIONS_RUN;
}

static int run_sim(struct sim *sim)
{
	uint64_t a_deal;
	uint64_t over, before;
	uint64_t deals;

	if (sim->tournament) {
		const bool good = sim_event_rules(sim) && choose_fields(sim);
		const int failure = sim->event.failure ? sim->event.failure : EXIT_USAGE;
		const int status = good ? sim_run_tournaments(sim) : failure;

		sim_event_free(sim);
		return status;
	}
	/* Choose the hands to play: whole deals; a shard is a consecutive part of them. */
	if (!seats_stakes(&sim->seats) || !sim_acpc_allows(sim) || !choose_fields(sim))
		return EXIT_USAGE;
	a_deal = sim->seats.match.duplicate ? (uint64_t)sim->seats.players : 1;
	over = sim->hands % a_deal;
	before = sim->from_hand - 1;
	if (over && !options_given(&sim->settings, "hands"))
		sim->hands += a_deal - over;
	else if (over)
		return report_usage("--duplicate: with %d players --hands must be a multiple of "
				    "%d, such as %" PRIu64 ", not %" PRIu64,
			sim->seats.players, sim->seats.players, sim->hands - over + a_deal,
			sim->hands);
	if (before % a_deal)
		return report_usage("--duplicate: with %d players --from-hand must be a multiple "
				    "of %d plus 1, such as %" PRIu64 ", not %" PRIu64,
			sim->seats.players, sim->seats.players,
			before - before % a_deal + a_deal + 1, sim->from_hand);
	if (before >= sim->hands) {
		return report_usage("--from-hand: hand %" PRIu64 " is after the last hand, %" PRIu64
				    " (--hands)",
			sim->from_hand, sim->hands);
	}
	deals = (sim->hands - before) / a_deal;
	sim->first = before + deals * sim->shard / sim->shards * a_deal + 1;
	sim->last = before + deals * (sim->shard + 1) / sim->shards * a_deal;
	return sim_run(sim);
}

static int run_command(int argc, char **argv)
{
	static struct sim sim; /* large; a single instance */
	struct settings *const settings = &sim.settings;
	int status;

	sim = (struct sim){.seats = {.variant = variant_rows,
				   .match.seed = 1,
				   .blinds = "1/2",
				   .find = sim_acpc_find},
		.hands = 1000,
		.from_hand = 1,
		.shards = 1,
		.move_time = 10,
		.max_errors = 10,
		.event = {.prizes = "100", .repeat = 1}};
	status = options_parse(&command_sim, argc, argv, settings, &sim);
	if (status == OPTIONS_RUN && !sim.results && !options_given(settings, "format")) {
		settings->phh = true;
		settings->screen = false;
	}
	if (status == OPTIONS_RUN)
		status = wrong_options(&sim);
	if (status == OPTIONS_RUN)
		status = read_players(&sim);
	if (status == OPTIONS_RUN)
		status = choose_seed(&sim);
	if (status == OPTIONS_RUN)
		status = run_sim(&sim);
	seats_free(&sim.seats);
	return status;
}

const struct command command_sim = {
	.name = "sim",
	.full_name = "felt sim",
	.purpose = "play poker matches and tournaments between bots",
	.example = "felt sim ann=random bob=call -n 100 --results",
	.operands = "[option ...] name=bot ...\n"
		    "--cash [option ...] name=bot ...\n"
		    "--tournament [option ...] name=bot ...",
	.about = "Each operand names a player and its bot: fold, call, allin, random[:AGGRESSION], "
		 "potodds, "
		 "equity[:RANGE] or chart:FILE; or a program, exec:COMMAND or tcp:PORT. "
		 "felt-bots(7) "
		 "describes the bots.",
	.takes = SHARED_PHH | SHARED_JOBS,
	.omits = "from keep-going",
	.digits = 2,
	COMMAND_OPTIONS(options),
	.view = {{"--tournament --results", sim_place_fields, SIM_ALL},
		{"--results", sim_result_fields, SIM_ALL}, {NULL, sim_hand_fields, SIM_ALL}},
	.run = run_command,
};
