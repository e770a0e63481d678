# Databases: written by felt convert, queried by SQL, and read by the commands that take PHH files.

$ cp "$DATA/histories/pokerstars/cash.txt" session.txt
$ felt convert --to sqlite hands.db session.txt
felt convert: hands.db: 2 hands added, 0 were there already

# Added without duplicates: identified by site, number and time, from any file; hands without these by their text.
$ cp session.txt again.txt; felt convert --to sqlite -o hands.db again.txt "$DATA/phh/worked.phh" "$DATA/phh/worked.phh"
felt convert: hands.db: 1 hand added, 3 were there already
$ felt convert session.txt "$DATA/phh/worked.phh" | felt convert --to sqlite hands.db
felt convert: hands.db: 0 hands added, 3 were there already
$ felt convert -q --to sqlite hands.db session.txt
$ sqlite3 hands.db 'SELECT count(*) FROM hands' 'PRAGMA foreign_key_check' 'PRAGMA integrity_check' 'PRAGMA user_version'
3
ok
2

$ sed 's/2024\/03\/01/2024\/03\/02/g' session.txt >later.txt; felt convert --to sqlite recurs.db session.txt later.txt later.txt
felt convert: recurs.db: 4 hands added, 2 were there already
$ felt convert session.txt | sed '/^time/d; /^_utc/d' >timeless.phhs; sed 's/Vega III/Vega IV/' timeless.phhs >others.phhs
$ felt convert --to sqlite timeless.db timeless.phhs others.phhs timeless.phhs; sqlite3 timeless.db 'SELECT site, number FROM hands'
felt convert: timeless.db: 4 hands added, 2 were there already
PokerStars|1001
PokerStars|1002
PokerStars|1001
PokerStars|1002

# Nothing is lost: reading the database gives the output of convert.
$ felt convert session.txt "$DATA/phh/worked.phh" >whole.phhs; felt convert hands.db | cmp - whole.phhs
$ felt diff hands.db whole.phhs
$ felt grep -l --player ben hands.db
hands.db:1 1
hands.db:30 2
$ felt grep --index -c --player ben hands.db
2
$ felt replay --check hands.db
3 hands OK, 0 errors
$ felt replay hands.db | head -n 1
PokerStars, table Vega III, hand 1001, 2024-03-01	no-limit hold'em 0.05/0.10

# The views agree with felt stats, about the store and about the files that came to it: hands of bots, of real tables and of the
# texts of sites, in several games, with antes, straddles and several currencies.
$ felt sim -n 300 -f phh a=random b=potodds c=call >bots.phhs
$ for site in "$DATA"/histories/*/*.txt; do cat "$site"; echo; done >sites.txt
$ ls "$DATA"/phh/sites/*.phhs "$DATA"/phh/pluribus/*.phh* "$DATA"/phh/random/*.phh* bots.phhs sites.txt >files
$ felt convert -q --to sqlite --skip-bad all.db $(cat files) 2>errors; test -s all.db
$ felt stats -f csv "$DATA/stats.phhs" | head -n 1 | tr , '\n' | sed -n 's/_made$//p' >rates
$ echo player,hands,saw_flop,$(for rate in $(cat rates); do echo ${rate}_made,${rate}_opportunities,; done | tr -d '\n')bets,calls,folds >columns
$ felt stats -kq --fields $(cat columns) all.db | sort >felt; test -s felt
$ felt stats -kq --fields $(cat columns) $(cat files) 2>errors | sort | cmp - felt
$ printf '%s\n' '.mode tabs' "SELECT $(cat columns) FROM stats" | sqlite3 all.db | sort | cmp - felt
$ for rate in $(cat rates); do
> felt stats -kq --fields player,${rate}_made,${rate}_opportunities all.db | sort >felt
> printf '%s\n' '.mode tabs' "SELECT player, made, opportunities FROM $rate" | sqlite3 all.db | sort | cmp - felt || echo $rate
> done
$ felt stats -kq --fields player,bets,calls,folds all.db | sort >felt
$ printf '%s\n' '.mode tabs' 'SELECT player, bets, calls, folds FROM af' | sqlite3 all.db | sort | cmp - felt

# Nets and what is divided, to nine decimal places. The net of a player with several currencies is none.
$ echo '{ printf "%s", $1; for (i = 2; i <= NF; i++) printf "\t%s", $i == "" ? "" : sprintf("%.9f", $i); print "" }' >nine
$ felt stats -kq --fields player,net all.db | awk -F '\t' -f nine | grep -v '\s$' | sort >felt; test -s felt
$ printf '%s\n' '.mode tabs' 'SELECT player, net FROM net GROUP BY player HAVING count(*) = 1' | sqlite3 all.db | awk -F '\t' -f nine | sort | cmp - felt
$ felt stats -kq --fields player,net_bb,bb100 all.db | awk -F '\t' -f nine | grep -v '\s$' | sort >felt; test -s felt
$ printf '%s\n' '.mode tabs' 'SELECT player, net_bb, bb100 FROM bb100' | sqlite3 all.db | awk -F '\t' -f nine | sort | cmp - felt
$ felt stats -kq --fields player,af,afq all.db | awk -F '\t' -f nine | sed s/inf/Inf/ | sort >felt
$ printf '%s\n' '.mode tabs' 'SELECT player, af, (SELECT rate FROM afq WHERE afq.player = af.player) FROM af' | sqlite3 all.db | awk -F '\t' -f nine | sed s/inf/Inf/ | sort | cmp - felt

# Tournaments.
$ felt sim a=random b=allin c=call --tournament --repeat 3 --buy-in 3 -f phh >tournaments.phhs
$ felt convert -q --to sqlite tournaments.db tournaments.phhs
$ felt stats -q --tournaments --fields player,tournaments,itm_made,average_place,buy_ins,prizes,roi tournaments.db | awk -F '\t' -f nine | sort | tee felt
a	3.000000000	1.000000000	1.666666667	9.000000000	9.000000000	0.000000000
b	3.000000000	1.000000000	2.333333333	9.000000000	9.000000000	0.000000000
c	3.000000000	1.000000000	2.000000000	9.000000000	9.000000000	0.000000000
$ printf '%s\n' '.mode tabs' 'SELECT player, tournaments, itm, average_place, buy_ins, prizes, roi FROM tournaments' | sqlite3 tournaments.db | awk -F '\t' -f nine | sort | cmp - felt

# Files that are not databases of felt, or of another version, are left unchanged.
$ felt convert --to sqlite -o session.txt again.txt; cmp session.txt again.txt
felt convert: session.txt: not a hand database; create one with felt convert --to sqlite
$ sqlite3 other.db 'CREATE TABLE hands(id)'; felt convert --to sqlite other.db session.txt
felt convert: other.db: a database of another program, not a hand database
[3]
$ felt stats other.db
felt stats: other.db: a database of another program, not a hand database
[3]
$ cp hands.db newer.db; sqlite3 newer.db 'PRAGMA user_version = 3'; felt convert --to sqlite newer.db session.txt
felt convert: newer.db: database version 3 is not supported; felt reads version 2
[3]
$ felt grep -c newer.db
felt grep: newer.db: database version 3 is not supported; felt reads version 2
[3]
$ head -c 20000 hands.db >torn.db; felt stats torn.db
felt stats: torn.db: the database is damaged
[3]
$ sqlite3 empty.db VACUUM; felt stats empty.db
felt stats: empty.db: the database is empty
[3]
$ felt convert --to sqlite empty.db session.txt
felt convert: empty.db: 2 hands added, 0 were there already
$ felt stats - <hands.db
felt stats: standard input: a database must be given as a file
[3]

$ cp hands.db log.db; felt play call --log log.db --hands 1; cmp hands.db log.db
felt play: --log: log.db is a database; a log is a file of hands in .phhs format
see 'felt play --help'

# Another writer, a full disk, a missing directory: nothing is half written.
$ sqlite3 hands.db 'BEGIN IMMEDIATE' '.shell felt convert --to sqlite hands.db bots.phhs'
felt convert: hands.db: another program is writing to it
System command returns 768
$ (trap "" XFSZ; ulimit -f 200; felt convert --to sqlite full.db bots.phhs); ls full.db*
felt convert: full.db: File too large
ls: cannot access 'full.db*': No such file or directory
[2]
$ cp hands.db full.db; (trap "" XFSZ; ulimit -f 200; felt convert --to sqlite full.db bots.phhs); ls full.db*; cmp hands.db full.db
felt convert: full.db: File too large
full.db
$ felt convert --to sqlite none/hands.db session.txt
felt convert: none/hands.db: No such file or directory
[3]
$ felt convert --to sqlite -o . session.txt
felt convert: .: Is a directory
[3]
$ felt convert --to sqlite new.db none.txt session.txt
felt convert: none.txt: No such file or directory
felt convert: new.db: 2 hands added, 0 were there already
[3]
$ (cat bots.phhs; until [ -e cut.db ]; do sleep 0.1; done; kill -INT $(cat pid); cat bots.phhs) | (sh -c 'echo $$ >pid; exec felt convert --to sqlite cut.db'); ls cut.db*
felt convert: cut.db: interrupted; no hands were added
ls: cannot access 'cut.db*': No such file or directory
[2]

# An interrupted run removes the store that it made only if it is still empty, and only under the lock: a run that waited for the
# lock writes a file that has the name.
$ mkfifo slow; felt convert --to sqlite shared.db <slow 2>first & echo $! >first.pid; (cat bots.phhs; until [ -e done ]; do sleep 0.1; done) >slow &
$ until [ -e shared.db-journal ]; do sleep 0.1; done; felt convert --to sqlite shared.db session.txt 2>second & echo $! >second.pid; sleep 0.5; kill -TERM $(cat first.pid); touch done; wait
$ cat first second; sqlite3 shared.db 'SELECT count(*) FROM hands'
felt convert: shared.db: interrupted; no hands were added
felt convert: shared.db: 2 hands added, 0 were there already
2

# Nets of more than 64 bits are exact in the view, as digits.
$ cat >rich.phh <<'END'
> variant = 'NT'
> antes = [0, 0]
> blinds_or_straddles = [1, 2]
> min_bet = 2
> starting_stacks = [700000000000001, 700000000000001]
> actions = ['d dh p1 AhAd', 'd dh p2 KsKc', 'p2 cbr 700000000000001', 'p1 cc', 'd db 2c7d9h', 'd db Td', 'd db 4d', 'p1 sm AhAd', 'p2 sm KsKc']
> players = ['Ann', 'Bob']
> END
$ (cat rich.phh; sed 's/AhAd/AcAs/g; s/700000000000001/500000000000.25/g' rich.phh) | awk '/^variant/ { print "[" ++n "]" } 1' >rich.phhs
$ felt convert -q --to sqlite rich.db rich.phhs; sqlite3 rich.db 'SELECT player, hands, millionths FROM net' 'SELECT player, bb100 FROM bb100'
Ann|2|700500000000001250000
Bob|2|-700500000000001250000
Ann|1.75125e+16
Bob|-1.75125e+16
$ felt stats -f tsv --fields player,net rich.db
player	net
Ann	700500000000001.25
Bob	-700500000000001.25
$ felt grep -c --pot 1000000000000.. rich.phhs
2

# Views and triggers of a database are not asked: only the tables that felt makes are a store.
$ sqlite3 endless.db 'PRAGMA application_id = 1717922932' 'PRAGMA user_version = 2' 'CREATE VIEW texts AS WITH RECURSIVE n(hand) AS (SELECT 1 UNION ALL SELECT hand + 1 FROM n) SELECT hand, hex(zeroblob(400000000)) AS text FROM n'
$ felt stats endless.db
felt stats: endless.db: not a hand database; its tables are different
[3]
$ felt convert --to sqlite endless.db session.txt
felt convert: endless.db: not a hand database; its tables are different
[3]
$ sqlite3 computed.db 'PRAGMA application_id = 1717922932' 'PRAGMA user_version = 1' 'CREATE TABLE texts(hand INTEGER PRIMARY KEY, text AS (hex(zeroblob(400000000))))' 'INSERT INTO texts VALUES(1)'
$ felt stats computed.db
felt stats: computed.db: not a hand database; its tables are different
[3]
$ cp hands.db large.db; sqlite3 large.db 'UPDATE texts SET text = hex(zeroblob(9000000))'; felt stats large.db
felt stats: large.db: a hand or name in the database is too large
[3]
$ cp hands.db triggered.db; sqlite3 triggered.db 'CREATE TRIGGER t AFTER INSERT ON hands BEGIN DELETE FROM hands; END'; felt convert -q --to sqlite triggered.db later.txt; sqlite3 triggered.db 'SELECT count(*) FROM hands'
5

# A store of the version before is read, and copied to one of this version.
$ sqlite3 old.db 'PRAGMA application_id = 1717922932' 'PRAGMA user_version = 1' "CREATE TABLE texts(
>  hand INTEGER PRIMARY KEY REFERENCES hands(id) ON DELETE CASCADE,
>  text TEXT NOT NULL
> )"
$ sqlite3 old.db "ATTACH 'hands.db' AS new" 'INSERT INTO texts SELECT * FROM new.texts'
$ felt convert hands.db >new.phhs; felt convert old.db | cmp - new.phhs
$ felt convert --to sqlite old.db session.txt
felt convert: old.db: database version 1 is read-only; felt convert --to sqlite copies it to a database of version 2
[3]
$ felt convert --to sqlite copy.db old.db; felt convert copy.db | cmp - new.phhs
felt convert: copy.db: 3 hands added, 0 were there already

# Where no file can be made, the reason is the system's.
$ mkdir closed; chmod a-w closed; nobody=; test $(id -u) != 0 || nobody='setpriv --reuid=65534 --clear-groups'; $nobody felt convert --to sqlite closed/hands.db "$DATA/histories/pokerstars/cash.txt"
felt convert: closed/hands.db: Permission denied
[3]

# What a run that was killed left half written is undone.
$ cp all.db half.db; sqlite3 half.db 'PRAGMA cache_size = 1' BEGIN 'UPDATE texts SET text = hand' 'UPDATE hands SET id = -id' '.shell cp half.db killed.db; cp half.db-journal killed.db-journal'
$ test -s killed.db-journal
$ felt stats -q all.db >felt; felt stats -q killed.db | cmp - felt; test -s felt

# Hands that do not hold are not counted by felt stats; the bad ones of sites are kept as such.
$ sed 's/calls [$]6.80/calls $6.70/' session.txt >bad.txt; sed 's/p3 cc/p3 cbr 5/' "$DATA/phh/worked.phh" >broken.phh
$ felt convert --to sqlite bad.db bad.txt broken.phh; sqlite3 bad.db 'SELECT number, bad FROM hands'
felt convert: bad.txt:22:1: hand 1001: a call of 6.70, expected 6.80
felt convert: broken.phh:14:4: hand 1: action 5: p3 raises to 5: the minimum raise is to 40
felt convert: 2 of 3 hands are invalid
felt convert: bad.db: 2 hands added, 0 were there already
1001|1
1002|0
$ felt convert --to sqlite --skip-bad good.db bad.txt
felt convert: bad.txt:22:1: hand 1001: a call of 6.70, expected 6.80
felt convert: 1 of 2 hands are invalid
felt convert: good.db: 1 hand added, 0 were there already
[1]

# How the store is named.
$ felt convert --to sqlite session.txt
felt convert: --to sqlite requires a database: --output FILE, or a first operand that ends in .db
see 'felt convert --help'
[2]
$ felt convert --to sqlite --report hands.db session.txt
felt convert: --report and --to sqlite cannot be used together
see 'felt convert --help'
[2]
$ mkdir folder; cd folder; felt convert -q --to sqlite -o :memory: ../session.txt; ls
:memory:
