/* The tables of a database, as SQL. */
#include "store/store_internal.h"

#include "play/stats/stats.h"

#include <string.h>

/* The columns of a table; `results` has the columns of the rates between the two. */
static const struct {
	const char *name, *columns, *rest;
} tables[STORE_TABLES] = {
	[STORE_HANDS] = {"hands", " id INTEGER PRIMARY KEY,\n"
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
				  " pot_type TEXT NOT NULL,\n"
				  " rake INTEGER,\n"
				  " fees INTEGER,\n"
				  " bad INTEGER NOT NULL,\n"
				  " source TEXT,\n"
				  " hash INTEGER\n"
				  ")"},
	[STORE_TEXTS] = {"texts",
		" hand INTEGER PRIMARY KEY REFERENCES hands(id) ON DELETE CASCADE,\n"
		" text TEXT NOT NULL\n"
		")"},
	[STORE_PLAYERS] = {"players", " id INTEGER PRIMARY KEY,\n"
				      " name TEXT NOT NULL UNIQUE\n"
				      ")"},
	[STORE_RESULTS] = {"results",
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
		" in_position INTEGER,\n",
		" bets INTEGER NOT NULL,\n"
		" calls INTEGER NOT NULL,\n"
		" folds INTEGER NOT NULL,\n"
		" place INTEGER,\n"
		" prize INTEGER,\n"
		" buy_in INTEGER,\n"
		" prize_currency TEXT,\n"
		" PRIMARY KEY(hand,p)\n"
		") WITHOUT ROWID"},
	[STORE_ACTIONS] = {"actions",
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
		") WITHOUT ROWID"},
};

const char *store_table_name(enum store_table table)
{
	return tables[table].name;
}

void store_add_table(struct text *out, enum store_table table)
{
	text_format(out, "CREATE TABLE %s(\n%s", tables[table].name, tables[table].columns);
	for (int i = 0; tables[table].rest && i < STATS_RATES; i++)
		if (store_has_rate(i)) {
			text_format(out, " %s INTEGER,\n", stats_rows[i].key);
		}
	if (tables[table].rest)
		text_add_string(out, tables[table].rest);
}

/* -- views ----------------------------------------------------------------- */

/* Appends an aggregate of a rate's column: "count(vpip)". A rate without a column is the sum of
 * those of the three streets. */
static void add_rate(struct text *out, int rate, const char *before, const char *after)
{
	static const char *const streets[] = {"_flop", "_turn", "_river"};
	const int count = store_has_rate(rate) ? 1 : 3;

	for (int i = 0; i < count; i++) {
		text_format(out, "%s%s%s%s%s", i ? "+" : "", before, stats_rows[rate].key,
			count > 1 ? streets[i] : "", after);
	}
}

static void add_made(struct text *out, int rate)
{
	add_rate(out, rate, "coalesce(sum(", "),0)");
}

static void add_opportunities(struct text *out, int rate)
{
	add_rate(out, rate, "count(", ")");
}

#define OF_PLAYERS " FROM results JOIN players ON players.id=player GROUP BY player;\n"

/* Amounts are integers in the smallest unit of their hand; `units` of them are a chip and each is
 * MILLIONTHS. The sum of many net results in millionths may exceed 64 bits, so it is added up in
 * three parts: billions of chips, the chips below, and the millionths below those. */
#define NETS                                                                                       \
	"(SELECT *,CASE places WHEN 0 THEN 1 WHEN 1 THEN 10 WHEN 2 THEN 100 WHEN 3 THEN 1000\n"    \
	"WHEN 4 THEN 10000 WHEN 5 THEN 100000 ELSE 1000000 END AS units\n"                         \
	"FROM results JOIN hands ON hands.id=hand WHERE net IS NOT NULL)\n"
#define MILLIONTHS "(1000000/units)"
#define REST       "sum(net%units*" MILLIONTHS ")"
#define CHIPS      "sum(net/units/1000000000)*1000000000+sum(net/units%1000000000)+" REST "/1000000"
#define MOST       "9000000000000" /* chips whose millionths fit into 64 bits */

static const char views[] =
	"CREATE VIEW afq(player,made,opportunities,rate) AS SELECT "
	"name,sum(bets),sum(bets+calls+folds),"
	"1.0*sum(bets)/nullif(sum(bets+calls+folds),0)" OF_PLAYERS
	"CREATE VIEW af(player,bets,calls,folds,af) AS\n"
	"SELECT name,sum(bets),sum(calls),sum(folds),\n"
	"CASE WHEN sum(calls)>0 THEN 1.0*sum(bets)/sum(calls) WHEN sum(bets)>0 THEN 9e999 "
	"END" OF_PLAYERS
	/* larger sums are text, with equal signs of both parts */
	"CREATE VIEW net(player,currency,hands,millionths,net) AS\n"
	"SELECT name,currency,hands,\n"
	"CASE WHEN abs(chips)<" MOST " THEN chips*1000000+rest ELSE\n"
	"(chips-(chips>0 AND rest<0)+(chips<0 AND rest>0))||\n"
	"printf('%06d',abs(rest+1000000*((chips>0 AND rest<0)-(chips<0 AND rest>0)))) END,\n"
	"CASE WHEN abs(chips)<" MOST " THEN (chips*1000000+rest)/1e6 ELSE chips+rest/1e6 END FROM\n"
	"(SELECT player,currency,count(net) AS hands," CHIPS " AS chips," REST "%1000000 AS rest\n"
	"FROM " NETS "GROUP BY player,currency)\n"
	"JOIN players ON players.id=player ORDER BY player,currency;\n"
	/* computed in the order of felt stats, so that the last digit agrees */
	"CREATE VIEW bb100(player,hands,net_bb,bb100) AS\n"
	"SELECT name,sum(hands),sum(bb),100*sum(bb)/sum(hands) FROM\n"
	"(SELECT player,count(net) AS hands,\n"
	"(1e6*(" CHIPS ")+" REST "%1000000)/(big_blind*" MILLIONTHS ") AS bb\n"
	"FROM " NETS "GROUP BY player,currency,big_blind*" MILLIONTHS ")\n"
	"JOIN players ON players.id=player GROUP BY player;\n"
	"CREATE VIEW tournaments(player,currency,tournaments,itm,average_place,buy_ins,prizes,roi) "
	"AS\n"
	"SELECT "
	"name,prize_currency,count(place),count(nullif(prize,0)),1.0*sum(place)/count(place),\n"
	"sum(buy_in)/1e6,sum(prize)/1e6,1.0*(sum(prize)-sum(buy_in))/nullif(sum(buy_in),0)\n"
	"FROM results JOIN players ON players.id=player\n"
	"WHERE place IS NOT NULL GROUP BY player,prize_currency;\n"
	"CREATE UNIQUE INDEX hands_by_number ON hands(number,site,coalesce(utc,time)) WHERE hash "
	"IS "
	"NULL;\n"
	"CREATE INDEX hands_by_hash ON hands(hash) WHERE hash IS NOT NULL;\n";

void store_add_tables(struct text *out)
{
	for (int i = 0; i < STORE_TABLES; i++) {
		store_add_table(out, i);
		text_add_string(out, ";\n");
	}
	for (int i = 0; i < STATS_RATES; i++) {
		text_format(out, "CREATE VIEW %s(player,made,opportunities,rate) AS SELECT name,",
			stats_rows[i].key);
		add_made(out, i);
		text_add_char(out, ',');
		add_opportunities(out, i);
		text_add_string(out, ",1.0*(");
		add_made(out, i);
		text_add_string(out, ")/nullif(");
		add_opportunities(out, i);
		text_add_string(out, ",0)" OF_PLAYERS);
	}
	text_add_string(out, "CREATE VIEW stats AS SELECT name AS player,count(*) AS hands,"
			     "sum(saw_flop) AS saw_flop");
	for (int i = 0; i < STATS_RATES; i++) {
		text_add_char(out, ',');
		add_made(out, i);
		text_format(out, " AS %s_made,", stats_rows[i].key);
		add_opportunities(out, i);
		text_format(out, " AS %s_opportunities", stats_rows[i].key);
	}
	text_add_string(out,
		",sum(bets) AS bets,sum(calls) AS calls,sum(folds) AS folds" OF_PLAYERS);
	text_add(out, views, sizeof(views) - 1);
	text_format(out, "PRAGMA application_id=%d;PRAGMA user_version=%d", STORE_APPLICATION,
		STORE_VERSION);
}
