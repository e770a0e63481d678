# The worked hands: what tests/unit/test_stats.c finds hand by hand, by player.
$ cd "$DATA/phh" && felt stats -f csv ../stats.phhs
player,hands,net,net_bb,bb100,bb100_low,bb100_high,allin_ev,saw_flop,vpip_made,vpip_opportunities,vpip,pfr_made,pfr_opportunities,pfr,rfi_made,rfi_opportunities,rfi,limp_made,limp_opportunities,limp,threebet_made,threebet_opportunities,threebet,fourbet_made,fourbet_opportunities,fourbet,fold_to_threebet_made,fold_to_threebet_opportunities,fold_to_threebet,squeeze_made,squeeze_opportunities,squeeze,steal_made,steal_opportunities,steal,fold_to_steal_made,fold_to_steal_opportunities,fold_to_steal,cbet_flop_made,cbet_flop_opportunities,cbet_flop,cbet_turn_made,cbet_turn_opportunities,cbet_turn,cbet_river_made,cbet_river_opportunities,cbet_river,fold_to_cbet_made,fold_to_cbet_opportunities,fold_to_cbet,check_raise_made,check_raise_opportunities,check_raise,fold_to_cbet_flop_made,fold_to_cbet_flop_opportunities,fold_to_cbet_flop,fold_to_cbet_turn_made,fold_to_cbet_turn_opportunities,fold_to_cbet_turn,fold_to_cbet_river_made,fold_to_cbet_river_opportunities,fold_to_cbet_river,check_raise_flop_made,check_raise_flop_opportunities,check_raise_flop,check_raise_turn_made,check_raise_turn_opportunities,check_raise_turn,check_raise_river_made,check_raise_river_opportunities,check_raise_river,donk_flop_made,donk_flop_opportunities,donk_flop,donk_turn_made,donk_turn_opportunities,donk_turn,donk_river_made,donk_river_opportunities,donk_river,float_flop_made,float_flop_opportunities,float_flop,float_turn_made,float_turn_opportunities,float_turn,float_river_made,float_river_opportunities,float_river,probe_turn_made,probe_turn_opportunities,probe_turn,probe_river_made,probe_river_opportunities,probe_river,delayed_cbet_made,delayed_cbet_opportunities,delayed_cbet,wtsd_made,wtsd_opportunities,wtsd,wsd_made,wsd_opportunities,wsd,wwsf_made,wwsf_opportunities,wwsf,bets,calls,folds,af,afq
BB,19,-1,-1.25,-6.578947368421052,-545.9024183966806,532.7445236598385,-80.291621,10,5,17,0.29411764705882354,0,17,0,0,0,,0,0,,0,10,0,0,3,0,0,0,,0,1,0,0,0,,3,8,0.375,0,0,,0,0,,0,0,,1,5,0.2,2,6,0.3333333333333333,0,3,0,0,1,0,1,1,1,2,3,0.6666666666666666,0,2,0,0,1,0,1,4,0.25,0,2,0,0,2,0,0,0,,0,0,,0,0,,0,0,,1,1,1,0,0,,6,10,0.6,4,6,0.6666666666666666,6,10,0.6,6,4,2,1.5,0.5
BTN,19,130,65.75,346.05263157894734,-423.3246887684509,1115.4299519263457,45.155532,11,13,19,0.6842105263157895,9,19,0.47368421052631576,7,13,0.5384615384615384,3,15,0.2,1,3,0.3333333333333333,0,2,0,0,1,0,1,1,1,7,13,0.5384615384615384,0,0,,4,4,1,1,2,0.5,1,1,1,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,1,1,1,0,0,,0,0,,0,0,,0,0,,0,0,,7,11,0.6363636363636364,5,7,0.7142857142857143,8,11,0.7272727272727273,9,3,1,3,0.6923076923076923
SB,15,-104,-52,-346.6666666666667,-999.9159945993056,306.58266126597226,60.136089,2,3,15,0.2,2,15,0.13333333333333333,1,3,0.3333333333333333,1,5,0.2,1,8,0.125,0,2,0,0,0,,0,1,0,1,3,0.3333333333333333,5,6,0.8333333333333334,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,1,2,0.5,0,1,0,1,2,0.5,1,0,0,inf,1
CO,6,13,6.5,108.33333333333333,-196.79851430706697,413.4651809737336,13,2,3,6,0.5,3,6,0.5,2,3,0.6666666666666666,0,3,0,1,2,0.5,0,0,,0,0,,1,2,0.5,2,3,0.6666666666666666,0,0,,0,1,0,0,0,,0,0,,0,0,,0,1,0,0,0,,0,0,,0,0,,0,1,0,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,2,0,0,0,,0,2,0,0,0,2,,0
UTG,5,-36,-18,-360,-783.1058496404889,63.10584964048894,-36,1,3,5,0.6,2,5,0.4,2,4,0.5,1,4,0.25,0,2,0,0,2,0,1,2,0.5,0,0,,0,0,,1,1,1,0,0,,0,0,,0,0,,1,1,1,0,1,0,1,1,1,0,0,,0,0,,0,1,0,0,0,,0,0,,0,1,0,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,1,0,0,0,,0,1,0,0,0,1,,0
HJ,2,-12,-6,-300,-300,-300,-12,0,2,2,1,0,2,0,0,0,,0,0,,0,2,0,0,2,0,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,,0,0,0,,
$ cd "$DATA/phh" && felt stats ../stats.phhs | cut -f 1-8
BB	19	-1	-1.25	-6.578947368421052	-545.9024183966806	532.7445236598385	-80.291621
BTN	19	130	65.75	346.05263157894734	-423.3246887684509	1115.4299519263457	45.155532
SB	15	-104	-52	-346.6666666666667	-999.9159945993056	306.58266126597226	60.136089
CO	6	13	6.5	108.33333333333333	-196.79851430706697	413.4651809737336	13
UTG	5	-36	-18	-360	-783.1058496404889	63.10584964048894	-36
HJ	2	-12	-6	-300	-300	-300	-12
$ cd "$DATA/phh" && felt stats -f json ../stats.phhs | head -n 1
{"player": "BB", "hands": 19, "net": -1, "net_bb": -1.25, "bb100": -6.578947368421052, "bb100_low": -545.9024183966806, "bb100_high": 532.7445236598385, "allin_ev": "-80.291621", "saw_flop": 10, "vpip": {"made": 5, "opportunities": 17, "share": 0.29411764705882354}, "pfr": {"made": 0, "opportunities": 17, "share": 0}, "rfi": {"made": 0, "opportunities": 0, "share": null}, "limp": {"made": 0, "opportunities": 0, "share": null}, "threebet": {"made": 0, "opportunities": 10, "share": 0}, "fourbet": {"made": 0, "opportunities": 3, "share": 0}, "fold_to_threebet": {"made": 0, "opportunities": 0, "share": null}, "squeeze": {"made": 0, "opportunities": 1, "share": 0}, "steal": {"made": 0, "opportunities": 0, "share": null}, "fold_to_steal": {"made": 3, "opportunities": 8, "share": 0.375}, "cbet_flop": {"made": 0, "opportunities": 0, "share": null}, "cbet_turn": {"made": 0, "opportunities": 0, "share": null}, "cbet_river": {"made": 0, "opportunities": 0, "share": null}, "fold_to_cbet": {"made": 1, "opportunities": 5, "share": 0.2}, "check_raise": {"made": 2, "opportunities": 6, "share": 0.3333333333333333}, "fold_to_cbet_flop": {"made": 0, "opportunities": 3, "share": 0}, "fold_to_cbet_turn": {"made": 0, "opportunities": 1, "share": 0}, "fold_to_cbet_river": {"made": 1, "opportunities": 1, "share": 1}, "check_raise_flop": {"made": 2, "opportunities": 3, "share": 0.6666666666666666}, "check_raise_turn": {"made": 0, "opportunities": 2, "share": 0}, "check_raise_river": {"made": 0, "opportunities": 1, "share": 0}, "donk_flop": {"made": 1, "opportunities": 4, "share": 0.25}, "donk_turn": {"made": 0, "opportunities": 2, "share": 0}, "donk_river": {"made": 0, "opportunities": 2, "share": 0}, "float_flop": {"made": 0, "opportunities": 0, "share": null}, "float_turn": {"made": 0, "opportunities": 0, "share": null}, "float_river": {"made": 0, "opportunities": 0, "share": null}, "probe_turn": {"made": 0, "opportunities": 0, "share": null}, "probe_river": {"made": 1, "opportunities": 1, "share": 1}, "delayed_cbet": {"made": 0, "opportunities": 0, "share": null}, "wtsd": {"made": 6, "opportunities": 10, "share": 0.6}, "wsd": {"made": 4, "opportunities": 6, "share": 0.6666666666666666}, "wwsf": {"made": 6, "opportunities": 10, "share": 0.6}, "bets": 6, "calls": 4, "folds": 2, "af": 1.5, "afq": 0.5, "unknown": {"results": 0, "stacks": 0, "claims": 0, "flops": 0, "equities": 0, "sampled": 0}, "money": [{"currency": "", "big_blind": 2, "places": 0, "hands": 18, "net": -4, "squares": 10356, "allin_ev": -78}, {"currency": "", "big_blind": 4, "places": 0, "hands": 1, "net": 3, "squares": 9, "allin_ev": "-2.291621"}], "tournaments": [], "finishes": []}

# Real hands, from standard input; a part of the fields, rounded.
$ cd "$DATA/phh" && felt stats -f tsv --fields player,hands,net,allin_ev,net_bb,bb100 --digits 2 <sites/FTP-50NLH-sample.phhs | head -n 4
player	hands	net	allin_ev	net_bb	bb100
GSig8Jfjwt/27vtX2aj++A	2	-0.75	-0.75	-1.50	-75.00
4RBVgvVnd10+BFw+RmZzJg	1	12.60	6.84409091	25.20	2520.00
4pBTSqgf8QLeDGtQgdxOkg	1	50.00	6.92499696	100.00	10000.00
$ cd "$DATA/phh" && felt stats -r -f tsv --fields player,hands,net,allin_ev,vpip_made,vpip_opportunities,vpip --digits 1 --percent pluribus | head -n 4
player	hands	net	allin_ev	vpip_made	vpip_opportunities	vpip
Pluribus	11	-1987.5	-1987.5	4	11	36.4
MrBlue	9	-3250.0	-3250.0	5	8	62.5
MrPink	8	0.0	0.0	0	8	0.0
$ cd "$DATA/phh" && felt stats -r -f tsv --fields player,hands,allin_ev named/dwan-ivey-2009.phh
player	hands	allin_ev
Patrik Antonius	1	-2500
Phil Ivey	1	-553500
Tom Dwan	1	556000

# Adjusted nets are the expected stacks of felt replay --equity.
$ cd "$DATA/phh" && felt replay -f json --equity named/dwan-ivey-2009.phh | grep -o '"starting_stacks[^]]*]\|"expected_stacks[^]]*]'
"starting_stacks": [1125600, 2000000, 553500]
"expected_stacks": [572100, 1997500, 1109500]

# Groups add up to the whole.
$ cd "$DATA/phh" && felt stats -f tsv --fields player,player_position,hands,net,vpip_made,vpip_opportunities --by position ../stats.phhs
player	player_position	hands	net	vpip_made	vpip_opportunities
BB	BB	19	-1	5	17
BTN	BTN	19	130	13	19
SB	SB	15	-104	3	15
CO	CO	6	13	3	6
UTG	UTG	5	-36	3	5
HJ	HJ	2	-12	2	2
$ cd "$DATA/phh" && felt stats -f tsv --fields street,hands,net,vpip_opportunities,cbet_flop_opportunities,cbet_turn_opportunities,check_raise_opportunities,wtsd_opportunities,bets,calls,folds --by street --player BB ../stats.phhs
street	hands	net	vpip_opportunities	cbet_flop_opportunities	cbet_turn_opportunities	check_raise_opportunities	wtsd_opportunities	bets	calls	folds
preflop	9	-15	17	0	0	0	0	0	0	0
flop	1	4	0	0	0	3	1	4	2	0
turn	0		0	0	0	2	0	1	2	0
river	3	31	0	0	0	1	3	1	0	2
showdown	6	-21	0	0	0	0	6	0	0	0
$ cd "$DATA/phh" && felt stats -q -f tsv --fields player,stakes,hands,net --by stakes sites/PS-1000NLH-sample.phhs --player 88Le3yLOHqMq3X51Q/UlUA
player	stakes	hands	net
88Le3yLOHqMq3X51Q/UlUA	$5/10	1	0.00
$ cd "$DATA/phh" && felt stats -q -f tsv --fields player,month,hands,net --by month sites/PS-1000NLH-sample.phhs --player 88Le3yLOHqMq3X51Q/UlUA
player	month	hands	net
88Le3yLOHqMq3X51Q/UlUA	2009-07	1	0.00
$ cd "$DATA/phh" && felt stats -q -r -f tsv --fields player,variant,hands,net --by game --player 'Brian Rast' wsop
player	variant	hands	net
Brian Rast	F2L3D	3	2625000
Brian Rast	F7S	7	-2675000
Brian Rast	F7S/8	4	-150000
Brian Rast	FO/8	6	5775000
Brian Rast	FR	6	8100000
Brian Rast	FT	4	1200000
Brian Rast	N2L1D	3	275000
Brian Rast	NT	6	3100000
Brian Rast	PO	3	700000
$ cd "$DATA/phh" && felt stats -f tsv --fields player,position ../stats.phhs 2>&1 | cut -c 1-80
felt stats: --fields: unknown field 'position'; the fields are player, hands, ne
see 'felt stats --help'
$ cd "$DATA/phh" && felt stats -f tsv --by seat ../stats.phhs
felt stats: --by: 'seat' is not position, stakes, street, month, game or pot
see 'felt stats --help'
[2]

# Unknown facts are counted.
$ cd "$DATA/phh" && felt stats -r -f tsv --fields player,hands,net wsop cases sites named | sed -n 2,3p
felt stats: 2 hands have unknown stacks
felt stats: 32 hands are of games without a flop; only the first round of betting is counted
felt stats: 2 hands have all-in EVs from sampled equities
felt stats: 23 hands have no player names; the players are p1, p2 and so on
Brian Rast	42	18950000
Talal Shakerchi	42	-11360000
$ cd "$DATA/phh" && felt stats -r -f json cases | grep -o '"player": "p1".*"unknown[^}]*}' | sed 's/"hands.*"unknown/... "unknown/'
felt stats: 2 hands have unknown stacks
felt stats: 6 hands are of games without a flop; only the first round of betting is counted
felt stats: 2 hands have all-in EVs from sampled equities
felt stats: 23 hands have no player names; the players are p1, p2 and so on
"player": "p1", ... "unknown": {"results": 0, "stacks": 1, "claims": 0, "flops": 6, "equities": 0, "sampled": 2}
$ cd "$DATA/phh" && felt stats -q -f tsv --fields player,hands,net cases/papers-yockey_arieh-47.phh cases/state-unknown_showdown-19.phh
player	hands	net
p1	2	-1180002
p2	2	-150002
p3	2	4
p4	1	1330000

# A rake: what the file says was won is less than the pot, so that both have lost.
$ cat >rake.phh <<'END'
> variant = 'NT'
> antes = [0, 0]
> blinds_or_straddles = [0.50, 1]
> min_bet = 1
> starting_stacks = [50, 50]
> actions = ['d dh p1 AhKd', 'd dh p2 AcKs', 'p2 cbr 50', 'p1 cc', 'd db 2c7d9h', 'd db Td', 'd db 4d']
> players = ['Alice', 'Bob']
> winnings = [48.50, 48.50]
> currency_symbol = '$'
> END
$ felt stats -f tsv --fields player,net,allin_ev,bb100,wsd_made rake.phh
player	net	allin_ev	bb100	wsd_made
Alice	-1.50	-1.50	-150	1
Bob	-1.50	-1.50	-150	1

# Nets in several currencies are not added, but big blinds are.
$ sed 's/\$/€/' rake.phh >euro.phh
$ felt stats -f tsv --fields player,hands,net,allin_ev,net_bb rake.phh euro.phh
player	hands	net	allin_ev	net_bb
felt stats: net results in different currencies are not added; use --by stakes
Alice	2			-3
Bob	2			-3
$ felt stats -f tsv --fields player,stakes,hands,net --by stakes rake.phh euro.phh
player	stakes	hands	net
Alice	$0.50/1	1	-1.50
Alice	€0.50/1	1	-1.50
Bob	$0.50/1	1	-1.50
Bob	€0.50/1	1	-1.50
$ sed '/currency/d; s/0\.50/0.500/; s/50, 50/50.000, 50/' rake.phh >places.phh
$ felt stats -f tsv --fields player,stakes,hands,net --by stakes places.phh
player	stakes	hands	net
Alice	0.50/1	1	-1.500
Bob	0.50/1	1	-1.500

# Saved tallies of the parts of a session add up to those of the whole.
$ cd "$DATA/phh" && felt stats -q -r -f json sites wsop >"$OLDPWD/whole"
$ cd "$DATA/phh" && felt stats -q -f json sites/ABS* sites/P*.phhs >"$OLDPWD/part1"; felt stats -q -f json sites/F* >"$OLDPWD/part2"
$ cd "$DATA/phh" && felt stats -q -r -f json wsop | felt stats --merge -f json "$OLDPWD/part2" - "$OLDPWD/part1" | cmp - "$OLDPWD/whole" && wc -l <"$OLDPWD/whole"
65
$ for by in position stakes street month game; do
> 	felt stats -q -r -f json --by $by "$DATA/phh/sites" "$DATA/phh/wsop" >whole
> 	felt stats -q -r -f json --by $by "$DATA/phh/wsop" >part
> 	felt stats -q -r -f json --by $by "$DATA/phh/sites" | cat part - | felt stats --merge -f json | cmp - whole && echo $by
> done
position
stakes
street
month
game
$ felt stats --merge -f csv --fields player,variant,hands,net --player 'Brian Rast' part whole
player,variant,hands,net
Brian Rast,F2L3D,6,5250000
Brian Rast,F7S,14,-5350000
Brian Rast,F7S/8,8,-300000
Brian Rast,FO/8,12,11550000
Brian Rast,FR,12,16200000
Brian Rast,FT,8,2400000
Brian Rast,N2L1D,6,550000
Brian Rast,NT,12,6200000
Brian Rast,PO,6,1400000
$ felt stats --merge -f table --player 'Brian Rast' part | head -n 6
player      game   hands         net  bb/100   VPIP    PFR  3-bet  graph
Brian Rast  F2L3D      3  +2,625,000  +350.0  33.3%  33.3%   0.0%
Brian Rast  F7S        7  -2,675,000  -159.3  28.6%  28.6%   0.0%
Brian Rast  F7S/8      4    -150,000   -15.0  25.0%   0.0%   0.0%
Brian Rast  FO/8       6  +5,775,000  +383.3  50.0%  33.3%  33.3%
Brian Rast  FR         6  +8,100,000  +595.8  83.3%  50.0%  25.0%
$ felt stats --merge --player Nobody part
felt stats: --player: no hand of 'Nobody'
[1]
$ felt stats -q -f json "$DATA/stats.phhs" | cat part - | felt stats --merge | wc -l
felt stats: standard input:46:1: these statistics are grouped differently from the previous ones
0
$ echo 'player hands' | felt stats --merge
felt stats: standard input:1:1: invalid JSON
[1]
$ felt stats -f json "$DATA/stats.phhs" | sed 's/"vpip": {"made": 5/"vpip": {"made": 50/' | felt stats --merge
felt stats: standard input:1:204: an action was made more often than it could be
[1]
$ felt stats -f json "$DATA/stats.phhs" | sed 's/"squares": 10356/"squares": "1x"/' | felt stats --merge
felt stats: standard input:1:2423: inconsistent amounts
[1]
$ felt stats -f json "$DATA/stats.phhs" | sed '2s/"hands": [0-9]*/"hands": 1.5/; 3s/"calls"/"cols"/' | felt stats --merge -k --no-header -f tsv --fields player,hands
felt stats: standard input:2:28: an integer is expected
felt stats: standard input:3:2295: unknown key
BB	19
CO	6
UTG	5
HJ	2
[1]
$ felt stats --merge nowhere.json
felt stats: nowhere.json: No such file or directory
[3]
$ felt stats --merge --by game part
felt stats: --merge cannot be used with --by, --icm, -r or --rules
see 'felt stats --help'
[2]
$ felt stats --merge -f svg part
felt stats: --merge and -f svg cannot be used together
see 'felt stats --help'
[2]
$ felt stats --merge </dev/null
felt stats: no statistics to merge
[1]

# Tournaments, from PHH fields.
$ cat >end.phh <<'END'
> variant = 'NT'
> antes = [0, 0, 0]
> blinds_or_straddles = [10, 20, 0]
> min_bet = 20
> starting_stacks = [100, 50, 300]
> actions = ['d dh p1 AhKd', 'd dh p2 2c2d', 'd dh p3 KsKc', 'p3 cbr 300', 'p1 cc', 'p2 cc', 'd db 3c7d9h', 'd db Td', 'd db 4d']
> players = ['Ann', 'Bob', 'Cy']
> _tournament = 'Sunday'
> _place = [2, 3, 1]
> _prize = [15, 0, 25.50]
> _buy_in = 13.50
> END
$ sed 's/\[2, 3, 1\]/[0, 3, 0]/; s/\[15, 0, 25.50\]/[0,0,0]/; s/= 13.50/= [10, 26.50, 10]/' end.phh >out.phh
$ felt stats --tournaments -f tsv end.phh out.phh
player	tournaments	itm_made	itm_opportunities	itm	average_place	buy_ins	prizes	roi	places
Ann	1	1	1	1	2	13.5	15	0.1111111111111111	2:1
Bob	2	0	2	0	3	40	0	-1	3:2
Cy	1	1	1	1	1	13.5	25.5	0.8888888888888888	1:1
$ felt stats -f json end.phh out.phh >saved; felt stats --merge --tournaments -f csv saved saved
player,tournaments,itm_made,itm_opportunities,itm,average_place,buy_ins,prizes,roi,places
Ann,2,2,2,1,2,27,30,0.1111111111111111,2:2
Bob,4,0,4,0,3,80,0,-1,3:4
Cy,2,2,2,1,1,27,51,0.8888888888888888,1:2
$ felt stats -f table --player Cy end.phh | tail -n 1
1 tournament, 1 in the money, average place 1.0, ROI +88.9%
$ sed 's/_place = .*/_place = [1, 2]/' end.phh | felt stats --tournaments -f tsv
player	tournaments	itm_made	itm_opportunities	itm	average_place	buy_ins	prizes	roi	places
felt stats: --tournaments: no hand says where a player finished in a tournament
Ann	0	0	0			0	0		
Bob	0	0	0			0	0		
Cy	0	0	0			0	0		
$ felt stats --tournaments --by game end.phh
felt stats: --tournaments and --by cannot be used together
see 'felt stats --help'
[2]

# A tournament of a site is counted in the hand with which players leave it; its chips are never added to the dollars of cash
# games, nor to chips that no file says anything about. A raise that nobody could call is a call by the rules, and the 4-bet that
# the player chose.
$ cat >sunday.txt <<'END'
> PokerStars Hand #9001: Tournament #55, $10+$1 USD Hold'em No Limit - Level IV (100/200) - 2024/03/01 9:05:07 ET
> Table '55 1' 3-max Seat #3 is the button
> Seat 1: anna (500 in chips)
> Seat 2: ben (800 in chips)
> Seat 3: cy (300 in chips)
> anna: posts small blind 100
> ben: posts big blind 200
> *** HOLE CARDS ***
> cy: raises 100 to 300 and is all-in
> anna: raises 200 to 500 and is all-in
> ben: raises 300 to 800 and is all-in
> Uncalled bet (300) returned to ben
> *** FLOP *** [2c 7d 9h]
> *** TURN *** [2c 7d 9h] [Td]
> *** RIVER *** [2c 7d 9h Td] [4d]
> *** SHOW DOWN ***
> anna: shows [Kc Kd] (a pair of Kings)
> ben: shows [Ac Ad] (a pair of Aces)
> ben collected 400 from side pot
> cy: shows [Qh Js] (high card Queen)
> ben collected 900 from main pot
> anna finished the tournament in 2nd place and received $12.00.
> cy finished the tournament in 3rd place
> ben wins the tournament and receives $18.00 - congratulations!
> *** SUMMARY ***
> Total pot 1300 Main pot 900. Side pot 400. | Rake 0
> Board [2c 7d 9h Td 4d]
> Seat 1: anna (small blind) showed [Kc Kd] and lost with a pair of Kings
> Seat 2: ben (big blind) showed [Ac Ad] and won (1300) with a pair of Aces
> Seat 3: cy (button) showed [Qh Js] and lost with high card Queen
> END
$ felt stats --tournaments -f tsv sunday.txt
player	tournaments	itm_made	itm_opportunities	itm	average_place	buy_ins	prizes	roi	places
anna	1	1	1	1	2	11	12	0.09090909090909091	2:1
ben	1	1	1	1	1	11	18	0.6363636363636364	1:1
cy	1	0	1	0	3	11	0	-1	3:1
$ felt convert sunday.txt | grep -E '^(currency|_raise|_entry|_buy|_prize|_place)'
_raise = 6
_entry = '$10+$1 USD'
_buy_in = 11
_prize_currency = 'USD'
_prize = [12.00, 18.00, 0.00]
_place = [2, 1, 3]
$ felt stats -f tsv --fields player,pfr_made,threebet_made,fourbet_made,fourbet_opportunities sunday.txt
player	pfr_made	threebet_made	fourbet_made	fourbet_opportunities
anna	1	1	0	0
ben	1	0	1	1
cy	1	0	0	0
$ felt stats -f tsv --fields player,net,net_bb sunday.txt "$DATA/histories/pokerstars/cash.txt"
player	net	net_bb
felt stats: net results in different currencies are not added; use --by stakes
anna		-2
ben		85.5
ben: calls	-9.10	-91
cy	-300	-1.5
dora (x)	0.00	0
$ felt stats -f tsv --fields player,stakes,net --by stakes sunday.txt "$DATA/histories/pokerstars/cash.txt"
player	stakes	net
anna	0.05/0.10 USD	0.05
anna	100/200 chips	-500
ben	0.05/0.10 USD	8.15
ben	100/200 chips	800
ben: calls	0.05/0.10 USD	-9.10
cy	100/200 chips	-300
dora (x)	0.05/0.10 USD	0.00
$ felt convert -q --to sqlite both.db sunday.txt "$DATA/histories/pokerstars/cash.txt"; sqlite3 both.db 'SELECT player, currency, net FROM net' 'SELECT player, currency, buy_ins, prizes FROM tournaments'
anna|USD|0.05
anna|chips|-500.0
ben|USD|8.15
ben|chips|800.0
cy|chips|-300.0
ben: calls|USD|-9.1
dora (x)|USD|0.0
anna|USD|11.0|12.0
ben|USD|11.0|18.0
cy|USD|11.0|0.0

# Sessions that bots played: the tallies of the halves are those of the whole, printing the hands changes nothing, and the
# prizes are the buy-ins.
$ for game in nt po/8 f7s n2l1d; do
> 	felt sim -g $game a=random b=potodds c=call --tournament --ante 1 --players 25 --repeat 3 --buy-in 4 --bounty 1 --prizes 70,30 >whole
> 	awk '/^\[/ { n++ } { print >(n % 2 ? "odd" : "even") }' whole
> 	felt stats -q -f json whole >tallies; for half in odd even; do felt stats -q -f json $half >$half.json; done
> 	felt stats --merge -f json even.json odd.json | cmp - tallies
> 	felt replay -f phh whole | felt stats -q -f json | cmp - tallies
> 	felt stats -q --tournaments -f tsv whole | awk -F '\t' 'NR > 1 { n += $2; paid += $7; won += $8 } END { print n, paid, won }'
> done
75 300 300
75 300 300
75 300 300
75 300 300

# A page of SVG has a graph for each player.
$ cd "$DATA" && felt stats -f svg stats.phhs --player CO | sed 's/points="\([^ ]* [^ ]*\).*"/points="\1 ..."/'
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="830" height="332" viewBox="0 0 830 332">
<title>felt stats</title>
<style>text{font-family:sans-serif;font-size:13px}.title{font-size:16px;font-weight:bold}.axis{text-anchor:end}.last{text-anchor:end}line{stroke:#ddd}line.zero{stroke:#888}polyline{fill:none;stroke-width:1.5}.net{stroke:#1a6fb0}.adjusted{stroke:#d07a1f}text.net{fill:#1a6fb0;stroke:none}text.adjusted{fill:#b3610f;stroke:none}@media(prefers-color-scheme:dark){rect{fill:#1c1c1e}text{fill:#e6e6e6}line{stroke:#3a3a3c}.net{stroke:#5eb0ef}.adjusted{stroke:#f0a04b}text.net{fill:#5eb0ef}text.adjusted{fill:#f0a04b}}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text class="title" x="20.0" y="35.0">CO</text>
<line class="zero" x1="90.0" x2="810.0" y1="290.0" y2="290.0"/>
<text class="axis" x="84.0" y="294.0">0</text>
<line x1="90.0" x2="810.0" y1="250.0" y2="250.0"/>
<text class="axis" x="84.0" y="254.0">2</text>
<line x1="90.0" x2="810.0" y1="210.0" y2="210.0"/>
<text class="axis" x="84.0" y="214.0">4</text>
<line x1="90.0" x2="810.0" y1="170.0" y2="170.0"/>
<text class="axis" x="84.0" y="174.0">6</text>
<line x1="90.0" x2="810.0" y1="130.0" y2="130.0"/>
<text class="axis" x="84.0" y="134.0">8</text>
<line x1="90.0" x2="810.0" y1="90.0" y2="90.0"/>
<text class="axis" x="84.0" y="94.0">10</text>
<line x1="90.0" x2="810.0" y1="50.0" y2="50.0"/>
<text class="axis" x="84.0" y="54.0">12 bb</text>
<polyline class="adjusted" points="90.0,290.0 210.0,290.0 ..."/>
<polyline class="net" points="90.0,290.0 210.0,290.0 ..."/>
<text class="first" x="90.0" y="306.0">0</text>
<text class="net" x="370.0" y="306.0">net</text>
<text class="adjusted" x="450.0" y="306.0">all-in EV</text>
<text class="last" x="810.0" y="306.0">6 hands</text>
</svg>
$ cd "$DATA" && felt stats -f svg --by position -r phh/pluribus | grep -c '<polyline class="net"'
40
$ felt stats -f svg --fields player end.phh
felt stats: -f svg cannot be used with --fields or --tournaments
see 'felt stats --help'
[2]

# The labels of an axis have no more digits than its steps, and millions and more are short.
$ cat >one.phh <<'END'
> variant = 'NT'
> antes = [0, 0]
> blinds_or_straddles = [1, 2]
> min_bet = 2
> starting_stacks = [200, 200]
> actions = ['d dh p1 AhKd', 'd dh p2 AcKs', 'p2 f']
> players = ['<b>Tom & "Jerry"</b>', 'שלום, עולם']
> END
$ felt stats -f svg one.phh | grep -o -e 'class="title".*' -e 'axis".*' -e 'last".*' | cut -d '>' -f 2-
&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;</text>
0</text>
0.2</text>
0.4</text>
0.6</text>
0.8</text>
1.0 bb</text>
1 hand</text>
שלום, עולם</text>
-0.6</text>
-0.4</text>
-0.2</text>
0</text>
0.2</text>
0.4</text>
0.6 bb</text>
1 hand</text>
$ felt sim a=allin b=call --stack 1000000000000 -n 1 | felt stats -f svg --player a | grep -o -e 'axis".*' | cut -d '>' -f 2-
-500B</text>
-400B</text>
-300B</text>
-200B</text>
-100B</text>
0 bb</text>
$ felt sim a=potodds b=call -n 1023 --seed 2 | felt stats -f svg --player a | grep -o -e 'axis".*' -e 'last".*' | cut -d '>' -f 2-
-400</text>
-300</text>
-200</text>
-100</text>
0</text>
100 bb</text>
1,023 hands</text>

# Faults.
$ cd "$DATA/phh" && felt stats -f tsv --fields player worked.phh worked-any-raise.phh ../stats.phhs
player
felt stats: worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40
felt stats: no statistics printed; use -k to skip invalid hands
[1]
$ cd "$DATA/phh" && felt stats -k -f tsv --fields player,hands worked.phh worked-any-raise.phh ../stats.phhs
player	hands
felt stats: worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40
BB	19
BTN	19
SB	15
CO	6
UTG	5
HJ	2
Alice	1
Bob	1
Carol	1
Dave	1
felt stats: skipped 1 of 21 hands (failed the check)
felt stats: 1 hand has an unknown result; its chips are not counted
[1]
$ cd "$DATA/phh" && felt stats -f tsv --fields player,hands --rules any-raise worked-any-raise.phh
player	hands
Alice	1
Bob	1
Carol	1
Dave	1

# One invalid hand below a directory does not keep the others from being counted.
$ mkdir hands; cp "$DATA/stats.phhs" "$DATA/phh/worked-any-raise.phh" hands; felt stats -r -f tsv --fields player,hands hands
player	hands
felt stats: hands/worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40
BB	19
BTN	19
SB	15
CO	6
UTG	5
HJ	2
felt stats: skipped 1 of 20 hands (failed the check)
[1]
$ cd "$DATA/phh" && felt stats cases
felt stats: cases is a directory; use -r to read the files in it
[3]
$ cd "$DATA/phh" && felt stats nowhere.phh
felt stats: nowhere.phh: No such file or directory
[3]
$ cd "$DATA/phh" && felt stats BB ../stats.phhs
felt stats: BB: No such file or directory; did you mean --player BB?
[3]
$ printf 'variant\n' | felt stats
felt stats: standard input:1:8: hand 1: no '=' after the key
[1]
$ felt stats </dev/null
felt stats: standard input:1:1: hand 1: a hand is missing
[1]
$ cd "$DATA/phh" && felt stats --player Nobody --player BB ../stats.phhs
felt stats: --player: no hand of 'Nobody'
[1]
$ cd "$DATA/phh" && felt stats --player bb ../stats.phhs
felt stats: --player: no hand of 'bb'; did you mean 'BB'?
[1]
$ cd "$DATA/phh" && felt stats --tournaments --fields player,tournaments,roi --player BB ../stats.phhs
felt stats: --tournaments: no hand says where a player finished in a tournament
BB	0	
$ cd "$DATA/phh" && felt stats -f json --fields player ../stats.phhs
felt stats: --fields and -f json cannot be used together; use -f tsv or -f csv, or jq
see 'felt stats --help'
[2]
$ cd "$DATA/phh" && felt stats -f table --fields "$(felt stats -f csv stats.phhs | head -n 1)" ../stats.phhs
felt stats: stats.phhs: No such file or directory
felt stats: -f table: too many columns (113, at most 32)
see 'felt stats --help'
[2]

# After an interrupt the hands before it are counted.
$ felt sim a=call b=fold -n 100000000000 | timeout -s INT 1 felt stats -f tsv --no-header --fields player 2>&1 | sed 's/after .*/after so many hands/'
a
b
felt stats: interrupted after so many hands

# For people.
$ cd "$DATA/phh" && felt stats -f table --cards unicode --player BTN ../stats.phhs
BTN  19 hands
net       +130, +346.1 bb/100, 95% CI -423.3 to 1115.4
all-in EV +45
graph     ▁▁▁▁▁▂▅▅▇███████▇▅▅
                 share    made  opportunities
VPIP             68.4%      13             19  █████████████▋
PFR              47.4%       9             19  █████████▌
RFI              53.8%       7             13  ██████████▊
limp             20.0%       3             15  ████
3-bet            33.3%       1              3  ██████▋
4-bet             0.0%       0              2
fold to 3-bet     0.0%       0              1
squeeze         100.0%       1              1  ████████████████████
steal            53.8%       7             13  ██████████▊
c-bet flop      100.0%       4              4  ████████████████████
c-bet turn       50.0%       1              2  ██████████
c-bet river     100.0%       1              1  ████████████████████
float bet flop  100.0%       1              1  ████████████████████
saw flop         57.9%      11             19  ███████████▋
WTSD             63.6%       7             11  ████████████▊
W$SD             71.4%       5              7  ██████████████▎
WWSF             72.7%       8             11  ██████████████▌
AFq              69.2%       9             13  █████████████▉
AF 3.00: after the flop 9 bets and raises, 3 calls, 1 fold
$ cd "$DATA/phh" && felt stats -f table --by position -r pluribus --player MrBlue | head -n 8
player  position  hands     net   bb/100    VPIP     PFR  3-bet  graph
MrBlue  SB            3     -50    -16.7   66.7%    0.0%   0.0%  █▆▁
MrBlue  BB            3  -3,350  -1116.7  100.0%    0.0%   0.0%  █▁▁
MrBlue  UTG           2     0.0      0.0    0.0%    0.0%
MrBlue  CO            1    +150   +150.0  100.0%  100.0%
\
MrBlue  SB  3 hands
net       -50, -16.7 bb/100, 95% CI -134.4 to 101.1
$ cd "$DATA/phh" && felt stats -f table --fields player,hands,net,vpip -r pluribus
player    hands       net   vpip
Pluribus     11  -1,987.5  36.4%
MrBlue        9  -3,250.0  62.5%
MrPink        8       0.0   0.0%
MrOrange      7     -50.0   0.0%
Bill          6    -475.0  16.7%
MrWhite       6      -950  16.7%
Eddie         5     662.5  60.0%
MrBlonde      4     5,475  75.0%
MrBrown       3      -150   0.0%
Budd          2       775  50.0%
Gogo          2       -50   0.0%
Hattori       1         0   0.0%
Joe           1         0   0.0%
ORen          1         0   0.0%

# A narrow screen has fewer columns, shorter bars and broken lines.
$ cd "$DATA/phh" && FELT_SCREEN=40 felt stats -f table --color never --player BTN --player BB ../stats.phhs | head -n 10
player  hands   net  bb/100   VPIP
BB         19    -1    -6.6  29.4%
BTN        19  +130  +346.1  68.4%
\
BB  19 hands
net       -1, -6.6 bb/100, 95% CI -545.9
          to 532.7
all-in EV -80
graph     █████▇▇▆▃▁▁▁▁▁▁▁▄██
                      share    made      of
$ cd "$DATA/phh" && FELT_SCREEN=44 felt stats -f table --color never --player BTN ../stats.phhs
BTN  19 hands
net       +130, +346.1 bb/100, 95% CI -423.3
          to 1115.4
all-in EV +45
graph     ▁▁▁▁▁▂▅▅▇███████▇▅▅
                 share    made      of
VPIP             68.4%      13      19
PFR              47.4%       9      19
RFI              53.8%       7      13
limp             20.0%       3      15
3-bet            33.3%       1       3
4-bet             0.0%       0       2
fold to 3-bet     0.0%       0       1
squeeze         100.0%       1       1
steal            53.8%       7      13
c-bet flop      100.0%       4       4
c-bet turn       50.0%       1       2
c-bet river     100.0%       1       1
float bet flop  100.0%       1       1
saw flop         57.9%      11      19
WTSD             63.6%       7      11
W$SD             71.4%       5       7
WWSF             72.7%       8      11
AFq              69.2%       9      13
AF 3.00: after the flop 9 bets and raises, 3
   calls, 1 fold

# The net of a hand of a site's text is after rake: its finishing stacks are those by the rules, and its winnings are less.
$ felt stats --fields player,net "$DATA/histories/pokerstars/cash.txt"
anna	0.05
ben	8.15
ben: calls	-9.10
dora (x)	0.00

# Money of the house is in the nets: what a text says of a cash-out, and of insurance and chips added to a pot.
$ sed -n '/Game 9009x7/,/^#Game/p' "$DATA/histories/partypoker/hands.txt" | felt stats -f tsv --fields player,net,allin_ev
player	net	allin_ev
abe	3.76	3.76
bea	-20.00	-7.2097561
$ sed -n '/^Poker Hand #OM3001/,/^$/p' "$DATA/histories/pokerstars/ggpoker.txt" | felt stats -f tsv --fields player,net,allin_ev
player	net	allin_ev
11aa22b	0.00	0.00
33cc44d	-1.00	-1.00
55ee66f	-6.00	-6.00
Hero	7.25	7.25
$ sed -n '/^Poker Hand #OM3001/,/^$/p' "$DATA/histories/pokerstars/ggpoker.txt" | felt grep --player Hero --net 7.25 -f tsv --fields player,net
player	net
Hero	7.25

# --all counts all players as one: each number is the sum over the players, in groups and from saved
# tallies as well.
$ felt sim -n 60 a=random b=potodds c=call >table.phhs; felt stats -q -f csv --fields hands,net table.phhs | awk -F, 'NR > 1 { hands += $1; net += $2 } END { print hands "," net }'; felt stats -q --all -f csv --fields player,hands,net table.phhs
180,0
player,hands,net
all,180,0
$ felt stats -q -f json table.phhs | jq -s -c 'map(.vpip | to_entries | map(.value)) | [map(.[0]), map(.[1])] | map(add)'; felt stats -q --all -f json table.phhs | jq -c '.vpip | to_entries | map(.value)[:2]'
[75,168]
[75,168]
$ felt stats -q --all --by position -f csv --fields player,player_position,hands table.phhs; felt stats -q -f json table.phhs >saved.json; felt stats --merge --all -f csv --fields player,hands,net saved.json
player,player_position,hands
all,SB,60
all,BB,60
all,BTN,60
player,hands,net
all,180,0
$ felt stats -q --all --player a --player c -f csv --fields player,hands table.phhs; felt stats -q --all --player a --player zoe table.phhs
player,hands
all,120
felt stats: --player: no hand of 'zoe'
[1]

# --hero is the player of FELT_HERO, or whose cards the hand history shows.
$ cp "$DATA"/histories/pokerstars/*.txt .; felt stats -q --hero -f csv --fields player,hands *.txt | head -n 3; felt stats -q --hero --all -f csv --fields player,hands *.txt; FELT_HERO=anna felt stats -q --hero -f csv --fields player,hands *.txt; FELT_HERO= felt stats -q --hero --all -f csv --fields hands *.txt
player,hands
ben,21
Hero,5
player,hands
all,44
player,hands
anna,28
hands
44
$ felt stats --hero table.phhs; FELT_HERO=zoe felt stats --hero table.phhs; felt stats --hero --player a table.phhs; felt stats --merge --hero saved.json; FELT_HERO=a felt stats --merge --hero -f csv --fields player,hands saved.json
felt stats: --hero: no hand history names its hero; set FELT_HERO to the hero's name
felt stats: --hero: no hand of 'zoe'
felt stats: --hero and --player cannot be used together
see 'felt stats --help'
felt stats: --hero with --merge requires FELT_HERO, the name of the hero, which saved totals do not record
see 'felt stats --help'
player,hands
a,60

# Prize money: 5000 against 3000, with 2000 left over. A draws to 7 of 42 rivers, and loses: the values
# of the stacks are 2150/56, 131/4 and 202/7 before the hand, and 29.5, 41 and 29.5 after it. 8000 would
# be worth 46, and the others 20 and 34: the expected value of A is 46/6 + 29.5 * 5/6 = 32.25.
$ cat >icm.phh <<'END'
> variant = 'NT'
> antes = [0, 0, 0]
> blinds_or_straddles = [50, 100, 0]
> min_bet = 100
> starting_stacks = [5000, 3000, 2000]
> actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 2c2d', 'p3 f', 'p1 cc', 'p2 cc', 'd db Qs7s2h', 'p1 cc', 'p2 cc', 'd db 3c', 'p1 cbr 4900', 'p2 cc', 'd db 4d']
> players = ['A', 'B', 'C']
> END
$ felt stats --icm 50,30,20 -f tsv --fields player,net,allin_ev,icm_hands,icm_net,icm_allin_ev --digits 4 icm.phh
player	net	allin_ev	icm_hands	icm_net	icm_allin_ev
A	-3000	-2000	1	-8.8929	-6.1429
B	3000	2000	1	8.2500	4.7500
C	0	0	1	0.6429	1.3929
$ felt stats --icm 1000:50,30,20 -f json icm.phh >saved.json
$ felt stats --merge -f tsv --fields player,icm_hands,icm_net,icm_allin_ev saved.json saved.json
player	icm_hands	icm_net	icm_allin_ev
A	2	-177.857142	-122.857142
B	2	165	95
C	2	12.857142	27.857142
$ felt stats --icm 50,30,20 -f table --cards ascii --player A icm.phh | head -n 4
A  1 hand
net       -3,000, -3000.0 bb/100
all-in EV -2,000
icm       -8.89, all-in EV -6.14
$ echo '2x1000' >others
$ felt stats --icm 50,30,20 --field others -f tsv --fields player,icm_net --all icm.phh
player	icm_net
all	-1.301588

# The net results of a tournament are the prize less the value of the starting stack.
$ felt sim a=call b=random c=equity --tournament --repeat 30 --every 5 --levels 1/2,2/4,4/8,8/16 | felt stats --icm 60,30,10 --tournaments 2>&1
felt stats: --tournaments and --icm cannot be used together
see 'felt stats --help'
[2]
$ felt sim a=call b=random c=equity --tournament --repeat 30 --every 5 --levels 1/2,2/4,4/8,8/16 >t.phhs
$ felt stats --icm 60,30,10 --fields player,icm_net --digits 3 t.phhs
c	600.000
b	-190.000
a	-410.000
$ felt sim a=call b=random c=equity --tournament --repeat 30 --every 5 --levels 1/2,2/4,4/8,8/16 --buy-in 100 --prizes 60,30,10 --results --fields player,prize | awk '{ sum[$1] += $2 / 3 - 100 / 3 } END { for (p in sum) print p, sum[p] }' | sort -k 2nr
c 600
b -190
a -410

# Errors.
$ felt stats --icm 50,60 icm.phh
felt stats: --icm: '60' is more than the payout before it; the first place comes first
see 'felt stats --help'
[2]
$ felt stats --field others icm.phh
felt stats: --field requires --icm
see 'felt stats --help'
[2]
$ felt stats --merge --icm 50 saved.json
felt stats: --merge cannot be used with --by, --icm, -r or --rules
see 'felt stats --help'
[2]
