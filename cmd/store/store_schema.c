/* The tables of a store, as SQL. */
#include "store/store_inside.h"

/* Amounts are whole numbers of the smallest unit of their hand, 10^-places; UNIT brings them to
 * millionths, so that those of all hands can be added exactly. */
#define UNIT                                                                                       \
	"CASE places WHEN 0 THEN 1000000 WHEN 1 THEN 100000 WHEN 2 THEN 10000 WHEN 3 THEN 1000 "   \
	"WHEN 4 THEN 100 WHEN 5 THEN 10 ELSE 1 END"

#define DONE(column) "coalesce(sum(" column "),0)"
#define OF(column)   "count(" column ")"

/* By street: flop, turn and river. */
#define DONE_LATE(column) DONE(column "_flop") "+" DONE(column "_turn") "+" DONE(column "_river")
#define OF_LATE(column)   OF(column "_flop") "+" OF(column "_turn") "+" OF(column "_river")

/* A view of a statistic, and its columns in the view of all. */
#define VIEW(name, done, of)                                                                       \
	"CREATE VIEW " name "(player,done,of,rate) AS SELECT name," done "," of ",1.0*(" done      \
	")/nullif(" of ",0) FROM results JOIN players ON players.id=player GROUP BY player;",
#define RATE(name)         VIEW(name, DONE(name), OF(name))
#define RATE_LATE(name)    VIEW(name, DONE_LATE(name), OF_LATE(name))
#define COLUMNS(name)      DONE(name) " AS " name "_done," OF(name) " AS " name "_of,\n"
#define COLUMNS_LATE(name) DONE_LATE(name) " AS " name "_done," OF_LATE(name) " AS " name "_of,\n"

#define RAISES "coalesce(sum(bets),0)"
#define CALLS  "coalesce(sum(calls),0)"
#define FOLDS  "coalesce(sum(folds),0)"

/* clang-format off */
const char *const store_tables[] = {
	"CREATE TABLE hands(\n"
	" id INTEGER PRIMARY KEY,\n"
	" site TEXT,\n"
	" number TEXT,\n"
	" venue TEXT,\n"
	" variant TEXT NOT NULL,\n"
	" time TEXT,\n"
	" zone TEXT,\n"
	" utc TEXT,\n"
	" table_name TEXT,\n"
	" tournament TEXT,\n"
	" currency TEXT NOT NULL,\n"
	" places INTEGER NOT NULL,\n"
	" ante INTEGER NOT NULL,\n"
	" small_blind INTEGER NOT NULL,\n"
	" big_blind INTEGER NOT NULL,\n"
	" players INTEGER NOT NULL,\n"
	" board TEXT,\n"
	" pot INTEGER NOT NULL,\n"
	" rake INTEGER,\n"
	" fees INTEGER,\n"
	" bad INTEGER NOT NULL,\n"
	" source TEXT,\n"
	" hash INTEGER\n"
	");",
	"CREATE TABLE texts(\n"
	" hand INTEGER PRIMARY KEY REFERENCES hands(id) ON DELETE CASCADE,\n"
	" text TEXT NOT NULL\n"
	");",
	"CREATE TABLE players(\n"
	" id INTEGER PRIMARY KEY,\n"
	" name TEXT NOT NULL UNIQUE\n"
	");",
	"CREATE TABLE results(\n"
	" hand INTEGER NOT NULL REFERENCES hands(id) ON DELETE CASCADE,\n"
	" p INTEGER NOT NULL,\n"
	" player INTEGER NOT NULL REFERENCES players(id),\n"
	" seat INTEGER,\n"
	" position TEXT,\n"
	" stack INTEGER,\n"
	" cards TEXT,\n"
	" net INTEGER,\n"
	" winnings INTEGER,\n"
	" showdown INTEGER NOT NULL,\n"
	" saw_flop INTEGER NOT NULL,\n"
	" vpip INTEGER,\n"
	" pfr INTEGER,\n"
	" rfi INTEGER,\n"
	" limp INTEGER,\n"
	" threebet INTEGER,\n"
	" fourbet INTEGER,\n"
	" fold_to_threebet INTEGER,\n"
	" squeeze INTEGER,\n"
	" steal INTEGER,\n"
	" fold_to_steal INTEGER,\n"
	" cbet_flop INTEGER,\n"
	" cbet_turn INTEGER,\n"
	" cbet_river INTEGER,\n"
	" fold_to_cbet_flop INTEGER,\n"
	" fold_to_cbet_turn INTEGER,\n"
	" fold_to_cbet_river INTEGER,\n"
	" check_raise_flop INTEGER,\n"
	" check_raise_turn INTEGER,\n"
	" check_raise_river INTEGER,\n"
	" wtsd INTEGER,\n"
	" wsd INTEGER,\n"
	" wwsf INTEGER,\n"
	" bets INTEGER NOT NULL,\n"
	" calls INTEGER NOT NULL,\n"
	" folds INTEGER NOT NULL,\n"
	" place INTEGER,\n"
	" prize INTEGER,\n"
	" buy_in INTEGER,\n"
	" PRIMARY KEY(hand,p)\n"
	") WITHOUT ROWID;",
	"CREATE TABLE actions(\n"
	" hand INTEGER NOT NULL REFERENCES hands(id) ON DELETE CASCADE,\n"
	" action INTEGER NOT NULL,\n"
	" street TEXT NOT NULL,\n"
	" p INTEGER,\n"
	" act TEXT NOT NULL,\n"
	" amount INTEGER,\n"
	" paid INTEGER,\n"
	" cards TEXT,\n"
	" pot_before INTEGER NOT NULL,\n"
	" pot INTEGER NOT NULL,\n"
	" stack INTEGER,\n"
	" all_in INTEGER NOT NULL,\n"
	" PRIMARY KEY(hand,action),\n"
	" FOREIGN KEY(hand,p) REFERENCES results(hand,p) ON DELETE CASCADE\n"
	") WITHOUT ROWID;",
	"CREATE UNIQUE INDEX hands_by_number ON hands(number,site,coalesce(utc,time)) WHERE hash IS NULL;",
	"CREATE INDEX hands_by_hash ON hands(hash) WHERE hash IS NOT NULL;",
	RATE("vpip")
	RATE("pfr")
	RATE("rfi")
	RATE("limp")
	RATE("threebet")
	RATE("fourbet")
	RATE("fold_to_threebet")
	RATE("squeeze")
	RATE("steal")
	RATE("fold_to_steal")
	RATE("cbet_flop")
	RATE("cbet_turn")
	RATE("cbet_river")
	RATE_LATE("fold_to_cbet")
	RATE_LATE("check_raise")
	RATE("wtsd")
	RATE("wsd")
	RATE("wwsf")
	VIEW("afq", RAISES, RAISES "+" CALLS "+" FOLDS)
	"CREATE VIEW af(player,bets,calls,folds,af) AS\n"
	"SELECT name," RAISES "," CALLS "," FOLDS ",\n"
	"CASE WHEN " CALLS ">0 THEN 1.0*" RAISES "/" CALLS " WHEN " RAISES ">0 THEN 9e999 END\n"
	"FROM results JOIN players ON players.id=player GROUP BY player;",
	"CREATE VIEW net(player,currency,hands,millionths,net) AS\n"
	"SELECT name,currency,count(net),sum(net*" UNIT "),sum(net*" UNIT ")/1e6\n"
	"FROM results JOIN players ON players.id=player JOIN hands ON hands.id=hand\n"
	"WHERE net IS NOT NULL GROUP BY player,currency;",
	/* in the order and with the divisions of felt stats, so that the last digit agrees */
	"CREATE VIEW bb100(player,hands,net_bb,bb100) AS\n"
	"SELECT name,sum(hands),sum(bb),100*sum(bb)/sum(hands) FROM\n"
	"(SELECT player,count(net) AS hands,1.0*sum(net*" UNIT ")/(big_blind*" UNIT ") AS bb\n"
	"FROM results JOIN hands ON hands.id=hand WHERE net IS NOT NULL\n"
	"GROUP BY player,currency,big_blind*" UNIT ")\n"
	"JOIN players ON players.id=player GROUP BY player;",
	"CREATE VIEW tournaments(player,currency,tournaments,itm,average_place,buy_ins,prizes,roi) AS\n"
	"SELECT name,currency,count(place),count(nullif(prize,0)),1.0*sum(place)/count(place),\n"
	"sum(buy_in)/1e6,sum(prize)/1e6,1.0*(sum(prize)-sum(buy_in))/nullif(sum(buy_in),0)\n"
	"FROM results JOIN players ON players.id=player JOIN hands ON hands.id=hand\n"
	"WHERE place IS NOT NULL GROUP BY player,currency;",
	"CREATE VIEW stats AS SELECT name AS player,count(*) AS hands,sum(saw_flop) AS saw_flop,\n"
	COLUMNS("vpip")
	COLUMNS("pfr")
	COLUMNS("rfi")
	COLUMNS("limp")
	COLUMNS("threebet")
	COLUMNS("fourbet")
	COLUMNS("fold_to_threebet")
	COLUMNS("squeeze")
	COLUMNS("steal")
	COLUMNS("fold_to_steal")
	COLUMNS("cbet_flop")
	COLUMNS("cbet_turn")
	COLUMNS("cbet_river")
	COLUMNS_LATE("fold_to_cbet")
	COLUMNS_LATE("check_raise")
	COLUMNS("wtsd")
	COLUMNS("wsd")
	COLUMNS("wwsf")
	RAISES " AS bets," CALLS " AS calls," FOLDS " AS folds\n"
	"FROM results JOIN players ON players.id=player GROUP BY player;",
	NULL,
};
/* clang-format on */

const char *const store_indexes[] = {
	"CREATE INDEX IF NOT EXISTS results_by_player ON results(player);",
	"CREATE INDEX IF NOT EXISTS hands_by_time ON hands(time);",
	NULL,
};
