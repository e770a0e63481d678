# Hands as rows: for spreadsheets, and for programs that read tables.

$ cp "$DATA/histories/pokerstars/cash.txt" session.txt
$ felt convert --to csv --rows hands session.txt
hand,site,number,venue,variant,time,zone,utc,table_name,tournament,currency,ante,small_blind,big_blind,players,board,pot,pot_type,rake,fees,bad,source
1,PokerStars,1001,PokerStars,NT,2024-03-01 09:05:07,CET,2024-03-01T08:05:07Z,Vega III,,USD,0.00,0.05,0.10,4,5c4c4hQsKc,18.25,single-raised,0.90,,false,session.txt:1
2,PokerStars,1002,PokerStars,NT,2024-03-01 09:06:11,CET,2024-03-01T08:06:11Z,Vega III,,USD,0.00,0.05,0.10,2,,0.20,single-raised,0.00,,false,session.txt:39
$ felt convert --to csv --fields hand,p,player,seat,position,stack,cards,net,winnings,showdown,saw_flop,vpip,pfr,cbet_flop,fold_to_cbet_flop,check_raise_flop,wtsd,wsd,bets session.txt
hand,p,player,seat,position,stack,cards,net,winnings,showdown,saw_flop,vpip,pfr,cbet_flop,fold_to_cbet_flop,check_raise_flop,wtsd,wsd,bets
1,1,anna,1,SB,10.00,,-0.05,0.00,false,false,0,0,,,,,,0
1,2,ben: calls,2,BB,9.10,AhAc,-9.10,0.00,true,true,1,0,,0,1,1,0,1
1,3,ben,3,CO,12.26,KhKd,8.25,17.35,true,true,1,1,1,,,1,1,1
1,4,dora (x),6,BTN,38.74,,0.00,0.00,false,false,0,0,,,,,,0
2,1,ben,3,BB,20.51,7h2d,-0.10,0.00,false,false,0,0,,,,,,0
2,2,anna,1,BTN,9.95,,0.10,0.20,false,false,1,1,,,,,,0
$ felt convert --to tsv --rows actions session.txt | sed -n '1p;6,15p;18p'
hand	action	street	p	player	position	act	amount	paid	cards	pot_before	pot	stack	all_in
1	5	preflop	3	ben	CO	raise	0.30	0.30		0.15	0.45	11.96	false
1	6	preflop	4	dora (x)	BTN	fold		0.00		0.45	0.45	38.74	false
1	7	preflop	1	anna	SB	fold		0.00		0.45	0.45	9.95	false
1	8	preflop	2	ben: calls	BB	call		0.20		0.45	0.65	8.80	false
1	9	flop				board			5c4c4h	0.65	0.65		false
1	10	flop	2	ben: calls	BB	check		0.00		0.65	0.65	8.80	false
1	11	flop	3	ben	CO	bet	2.00	2.00		0.65	2.65	9.96	false
1	12	flop	2	ben: calls	BB	raise	8.80	8.80		2.65	11.45	0.00	true
1	13	flop	3	ben	CO	call		6.80		11.45	18.25	3.16	false
1	14	flop	2	ben: calls	BB	show			AhAc	18.25	18.25	0.00	false
1	17	river				board			Kc	18.25	18.25		false
$ felt convert --to csv --rows actions --fields number,action,act,stack --no-header --delimiter ';' session.txt | tail -n 2
1002;3;raise;9.65
1002;4;fold;20.41

# The columns are those of a database.
$ felt convert -q --to sqlite hands.db session.txt
$ columns() { sqlite3 hands.db "SELECT name FROM pragma_table_info('$1')"; }
> columns hands | grep -vx -e id -e places -e hash >hands; columns results | grep -vx hand >results; columns actions | grep -vx hand >actions
> felt convert --to tsv session.txt | head -n 1 | tr '\t' '\n' >header; (echo hand; cat hands results) | cmp - header
> felt convert --to tsv --rows hands session.txt | head -n 1 | tr '\t' '\n' >header; (echo hand; cat hands) | cmp - header
> felt convert --to tsv --rows actions session.txt | head -n 1 | tr '\t' '\n' | grep -vx -e player -e position >header; (echo hand; cat actions) | cmp - header

# The values are too, except for amounts; sums over opportunities agree with felt stats.
$ felt sim -n 200 -f phh a=random b=potodds c=call >bots.phhs; felt convert -q --to sqlite bots.db bots.phhs; felt convert --to csv bots.phhs >bots.csv
$ printf '%s\n' '.mode tabs' '.import --csv bots.csv rows' 'SELECT player, count(*), CAST(sum(vpip) AS INTEGER), count(nullif(vpip, "")), CAST(sum(wtsd) AS INTEGER), count(nullif(wtsd, "")), CAST(sum(net) AS INTEGER) FROM rows GROUP BY player' | sqlite3 :memory: | sort >by-rows
$ felt stats --fields player,hands,vpip_made,vpip_opportunities,wtsd_made,wtsd_opportunities,net bots.phhs | sort | tee felt | cmp - by-rows; test -s felt
$ printf '%s\n' '.mode tabs' "SELECT hand, p, position, cards, CASE showdown WHEN 1 THEN 'true' ELSE 'false' END, bets, calls, folds FROM results" | sqlite3 bots.db >store
$ felt convert --to tsv --no-header --fields hand,p,position,cards,showdown,bets,calls,folds bots.phhs | cmp - store; test -s store

# A file for each that is read; what would be quoted is.
$ mkdir out; felt convert --to csv -o out session.txt bots.phhs; ls out; felt convert --to csv session.txt | cmp - out/session.csv
felt convert: out: 2 files, 202 hands: 202 written, 0 invalid, 0 duplicates, 0 details lost
bots.csv
session.csv
$ sed 's/dora (x)/=1+"2",3/' session.txt | felt convert --to csv --fields player,net | sed -n 5p
"=1+""2"",3",0.00
$ felt convert --to csv --rows hands --report session.txt
felt convert: --rows requires --to csv or --to tsv
see 'felt convert --help'
[2]
$ felt convert --to csv --report session.txt
session.txt	PokerStars	2	2	0	0	0
total		2	2	0	0	0

# Hands that the rules refuse have no rows.
$ sed 's/p3 cc/p3 cbr 5/' "$DATA/phh/worked.phh" | felt convert --to csv --fields hand,player
felt convert: standard input:14:4: hand 1: action 5: p3 raises to 5: the minimum raise is to 40
hand,player
felt convert: 1 of 1 hands are invalid
[1]
$ felt convert --to csv --fields hand,nett session.txt
felt convert: --fields: unknown field 'nett'; did you mean 'net'? The fields are hand, site, number, venue, variant, time, zone, utc, table_name, tournament, currency, ante, small_blind, big_blind, players, board, pot, pot_type, rake, fees, bad, source, p, player, seat, position, stack, cards, net, winnings, showdown, saw_flop, in_position, vpip, pfr, rfi, limp, threebet, fourbet, fold_to_threebet, squeeze, steal, fold_to_steal, cbet_flop, cbet_turn, cbet_river, fold_to_cbet_flop, fold_to_cbet_turn, fold_to_cbet_river, check_raise_flop, check_raise_turn, check_raise_river, donk_flop, donk_turn, donk_river, float_flop, float_turn, float_river, probe_turn, probe_river, delayed_cbet, wtsd, wsd, wwsf, bets, calls, folds, place, prize, buy_in, prize_currency
see 'felt convert --help'
[2]
$ felt convert --fields hand session.txt
felt convert: --fields requires --report or --to csv
see 'felt convert --help'
[2]
$ felt convert --to csv -f json session.txt
felt convert: --format requires --report
see 'felt convert --help'
[2]
$ felt convert --rows hands session.txt
felt convert: --rows requires --to csv or --to tsv
see 'felt convert --help'
[2]
$ felt convert --to csv session.txt >/dev/full
felt convert: standard output: No space left on device
[3]
