# Two boards, for half of the pot each, and what each hand wins of both.
$ felt showdown --boards 2 --fields board_number,hand,name,result,share,total AhKh QsQd @ 2h7h9hTc3d / QhJd4c5s6s
1	AhKh	flush, ace-king-nine-seven-two	win	1/2	1/2
1	QsQd	pair of queens, ten-nine-seven kickers	lose	0	1/2
2	QsQd	three of a kind, queens, jack-six kickers	win	1/2	1/2
2	AhKh	high card, ace-king-queen-jack-six	lose	0	1/2
$ felt showdown --boards 2 -b '2h7h9hTc3d / QhJd4c5s6s' --fields board_number,hand,share AhKh QsQd
1	AhKh	1/2
1	QsQd	0
2	QsQd	1/2
2	AhKh	0
$ felt showdown --boards 2 --winners 'AhKh v QsQd v 8c8d @ 2h7h9hTc3d / QhJd4c5s6s'
1,2
$ FELT_SCREEN=80 felt showdown --color=never --cards ascii --boards 2 AhKh QsQd @ 2h7h9hTc3d / QhJd4c5s6s
board 1  2h 7h 9h Tc 3d
\
1  Ah Kh  flush, ace-king-nine-seven-two          standing   441  wins
2  Qs Qd  pair of queens, ten-nine-seven kickers  standing 3,903
\
board 2  Qh Jd 4c 5s 6s
\
1  Qs Qd  three of a kind, queens, jack-six kickers  standing 1,767  wins
2  Ah Kh  high card, ace-king-queen-jack-six         standing 6,189
\
Ah Kh  wins 1/2 of the pot
Qs Qd  wins 1/2 of the pot

# In high-low games each board has two quarters. The first has a low, 8-4-3-2-A, that both have; the second has none.
$ felt showdown --boards 2 -g omaha8 --fields board_number,hand,result,low_result,share,total JhJc2hAd 2dAcKdKh @ 3c4d8hJdJs / QsQcTs9s8s
1	JhJc2hAd	win	tie	3/8	3/8
1	2dAcKdKh	lose	tie	1/8	5/8
2	2dAcKdKh	win		1/2	5/8
2	JhJc2hAd	lose		0	3/8

# A board that is run twice: in full, or only what the second run has of its own.
$ felt showdown --run 2 --fields board_number,hand,best,share AhKh QsQd @ 2h7h9cTc3d / 2h7h9c4h5s
1	QsQd	QsQdTc9c7h	1/2
1	AhKh	AhKhTc9c7h	0
2	AhKh	AhKh7h4h2h	1/2
2	QsQd	QsQd9c7h5s	0
$ felt showdown --run 2 --fields board_number,hand,best,share AhKh QsQd @ 2h7h9cTc3d / 4h5s
1	QsQd	QsQdTc9c7h	1/2
1	AhKh	AhKhTc9c7h	0
2	AhKh	AhKh7h4h2h	1/2
2	QsQd	QsQd9c7h5s	0
$ felt showdown --run 3 --fields board_number,hand,share,total AhKh AdKd QsQd @ 2h7h9cTc3d / 4h5s / 4d
1	QsQd	1/3	2/3
1	AhKh	0	1/3
1	AdKd	0	0
2	AhKh	1/3	1/3
2	QsQd	0	2/3
2	AdKd	0	0
3	QsQd	1/3	2/3
3	AhKh	0	1/3
3	AdKd	0	0
$ FELT_SCREEN=80 felt showdown --color=never --cards ascii --run 2 --explain AhKh QsQd @ 2h7h9cTc3d / 4h5s
board 1  2h 7h 9c Tc 3d
\
1  Qs Qd  pair of queens, ten-nine-seven kickers  standing 3,903  wins
2  Ah Kh  high card, ace-king-ten-nine-seven      standing 6,267
\
1   Qs Qd: a pair beats high card
      Qs Qd Tc 9c 7h
2   Ah Kh: high card loses to a pair
      Ah Kh Tc 9c 7h
\
board 2  2h 7h 9c 4h 5s
\
1  Ah Kh  flush, ace-king-seven-four-two           standing   475  wins
2  Qs Qd  pair of queens, nine-seven-five kickers  standing 3,937
\
1   Ah Kh: a flush beats a pair
      Ah Kh 7h 4h 2h
2   Qs Qd: a pair loses to a flush
      Qs Qd 9c 7h 5s
\
Qs Qd  wins 1/2 of the pot
Ah Kh  wins 1/2 of the pot

# Equities of several boards: with 15 of 44 cards AhKh wins a run, and both in 15 * 14 of the 44 * 43 deals.
$ felt equity --run 2 --fields range,equity,scoop,win_count,deals AhKh QsQd @ 2h7h9c4s
AhKh	0.3409090909090909	0.1109936575052854	1290	1892
QsQd	0.6590909090909091	0.42917547568710357	2494	1892
$ felt equity --fields range,equity AhKh QsQd @ 2h7h9c4s
AhKh	0.3409090909090909
QsQd	0.6590909090909091
$ felt equity --run 3 AhKh QsQd @ 2h7h9c4s -f json
{"problem": 1, "game": "holdem", "method": "exact", "deals": 79464, "boards": ["2h7h9c4s", "2h7h9c4s", "2h7h9c4s"], "run": 3, "dead": "", "players": [{"position": 1, "range": "AhKh", "combos": 1, "equity": 0.3409090909090909, "scoop": 0.034355179704016914, "deviation": 0.2672323465490118, "deviation_once": 0.4740148548775957, "win_count": 81270, "tie_count": 0, "win": 0.3409090909090909, "tie": 0, "stderr": 0, "ci_low": 0.3409090909090909, "ci_high": 0.3409090909090909}, {"position": 2, "range": "QsQd", "combos": 1, "equity": 0.6590909090909091, "scoop": 0.2758985200845666, "deviation": 0.26723234654901173, "deviation_once": 0.47401485487759565, "win_count": 157122, "tie_count": 0, "win": 0.6590909090909091, "tie": 0, "stderr": 0, "ci_low": 0.6590909090909091, "ci_high": 0.6590909090909091}], "winners": {"1": 81270, "2": 157122}, "algorithm": "boards", "seed": null}
$ felt equity --header --boards 2 AhKh QsQd 7c7d @ 2h7h9c / Qc4h5h
problem	position	range	combos	equity	scoop	deviation	win_count	tie_count	win	tie	stderr	method	deals
1	1	AhKh	1	0.21794871794871795	0.04377758325126746	0.28872392859703006	239020	0	0.21794871794871795	0	0	exact	548340
1	2	QsQd	1	0.3801282051282051	0.008589561221140168	0.2232967327138529	416879	0	0.3801282051282051	0	0	exact	548340
1	3	7d7c	1	0.40192307692307694	0.017791880949775688	0.21980745932090817	440781	0	0.40192307692307694	0	0	exact	548340
$ felt equity --boards 2 --fields range,equity,boards,run AhKh QsQd -b '2h7h9c / Qc4h5h' -f json
{"range": "AhKh", "equity": 0.3681765389082462, "boards": ["2h7h9c", "Qc4h5h"], "run": 1}
{"range": "QsQd", "equity": 0.6318234610917538, "boards": ["2h7h9c", "Qc4h5h"], "run": 1}
$ felt equity --run 2 --fields range,scoop,deviation,deviation_once,deals,method AhAd v KsKc
AhAd	0.6461978270516129	0.2649116483723636	0.3890435382875457	1648260405792	exact
KsKc	0.023374651254506884	0.26491164837236364	0.3890435382875457	1648260405792	exact
$ felt equity --run 2 -g omaha8 As2sQhJh KsKh9c9d @ 3c8dTs5h
1	1	As2sQhJh	1	0.6125	0.225	1	0.046153846153846156	0.14573256591863987	0.20879116360612582	702	0	0.225	0	0	exact	1560
1	2	KsKh9c9d	1	0.3875	0.775	0	0	0.14573256591864003	0.20879116360612585	2418	0	0.775	0	0	exact	1560
$ FELT_SCREEN=80 felt equity --color=never --cards ascii --run 2 AhKh QsQd @ 2h7h9c4s
board  2h 7h 9c 4s
\
player  hand     equity    scoop      win     tie  deviation     once
1       Ah Kh   34.091%  11.099%  34.091%  0.000%    33.126%  47.401%
2       Qs Qd   65.909%  42.918%  65.909%  0.000%    33.126%  47.401%
exact: 1,892 deals of 2 runs
$ FELT_SCREEN=80 felt equity --color=never --cards ascii --boards 2 AhKh 7c7d @ 2h7h9c / Qc4h5h
board 1  2h 7h 9c
board 2  Qc 4h 5h
\
player  hand     equity    scoop      win     tie  deviation
1       Ah Kh   36.934%  10.315%  36.934%  0.000%    31.596%
2       7d 7c   63.066%  36.447%  63.066%  0.000%    31.596%
exact: 671,580 deals of 2 boards
$ FELT_SCREEN=80 felt equity --color=never --cards ascii --run 2 --detail AhKh QsQd @ 2h7h9c4s
board  2h 7h 9c 4s
\
player  hand     equity    scoop      win     tie  deviation     once
1       Ah Kh   34.091%  11.099%  34.091%  0.000%    33.126%  47.401%
2       Qs Qd   65.909%  42.918%  65.909%  0.000%    33.126%  47.401%
exact: 1,892 deals of 2 runs
\
player 1             ends       wins       ties
flush             20.455%    20.455%     0.000%
pair              36.364%    13.636%     0.000%
high card         43.182%     0.000%     0.000%
\
player 2             ends       wins       ties
three of a kind    4.545%     2.273%     0.000%
two pair          27.273%    22.727%     0.000%
pair              68.182%    40.909%     0.000%
$ printf '%s\n' 'AhKh v QsQd @ 2h7h9c4s' 'AhKh v QsQd @ 2h7h9c4sTc / 2h7h9c4s' 'AhKh v QsQd' | FELT_SCREEN=80 felt equity --color=never --cards ascii --run 2
AhKh; QsQd @ 2h7h9c4s
player  hand     equity    scoop      win     tie  deviation     once
1       Ah Kh   34.091%  11.099%  34.091%  0.000%    33.126%  47.401%
2       Qs Qd   65.909%  42.918%  65.909%  0.000%    33.126%  47.401%
exact: 1,892 deals of 2 runs
\
AhKh; QsQd @ 2h7h9c4sTc / 2h7h9c4s
player  hand     equity    scoop      win     tie  deviation     once
1       Ah Kh   17.442%   0.000%  17.442%  0.000%    23.830%  37.947%
2       Qs Qd   82.558%  65.116%  82.558%  0.000%    23.830%  37.947%
exact: 43 deals of 2 runs
\
AhKh; QsQd
player  hand     equity    scoop      win     tie  deviation     once
1       Ah Kh   46.214%  19.748%  46.018%  0.393%    34.158%  49.758%
2       Qs Qd   53.786%  27.300%  53.589%  0.393%    34.158%  49.758%
exact: 1,648,260,405,792 deals of 2 runs

# A heart that is dealt on one run does not come on another: (1 + 14/43) / 2.
$ felt equity --run 2 --fields range,equity AhKh QsQd @ 2h7h9c4s3h / 2h7h9c4s
AhKh	0.6627906976744186
QsQd	0.3372093023255814

# Pots: a part of each for each board, the odd chip for the first. The side pot has its own winners.
$ felt pots --boards 2 --header --fields pot,amount,winners,shares,odd,board_1,board_2 alice:101:AhKh bob:101:QsQd carol:51:fold @ 2h7h9hTc3d / QhJd4c5s6s
pot	amount	winners	shares	odd	board_1	board_2
main	253	alice,bob	alice:127,bob:126		alice:127	bob:126
$ felt pots --run 2 --explain --fields pot,shares,why alice:300:AhKh bob:300:QsQd carol:101:allin:7c7d @ 2h7h9cTc3d / 4h5s
main	alice:151,carol:152	101 each from alice, bob, carol; carol wins board 1: three of a kind, sevens, ten-nine kickers; an odd chip between the boards is in it; alice wins board 2: flush, ace-king-seven-four-two
side	alice:199,bob:199	199 each from alice, bob; bob wins board 1: pair of queens, ten-nine-seven kickers; alice wins board 2: flush, ace-king-seven-four-two
$ felt pots --run 2 -f json a:10:AhKh b:10:QsQd -b '2h7h9cTc3d / 4h5s'
{"pot": "main", "amount": 20, "layer": "0-10", "contenders": ["a", "b"], "winners": ["a", "b"], "shares": [{"player": "a", "amount": 10}, {"player": "b", "amount": 10}], "board_1": [{"player": "b", "amount": 10}], "board_2": [{"player": "a", "amount": 10}]}
$ printf '%s\n' name,chips,hand,board 'a,10,AhKh,2h7h9cTc3d / 4h5s' b,10,QsQd, | felt pots -i csv --run 2 --fields shares,board_2
shares,board_2
"a:10,b:10",a:10

# Quarters: 252 is 126 for each board; the first is 63 high and 63 low, which is shared; the second has no low.
$ felt pots --boards 2 -g omaha8 --fields shares,high,low,board_1,board_2 alice:101:JhJc2hAd bob:101:2dAcKdKh carol:50:fold @ 3c4d8hJdJs / QsQcTs9s8s
alice:95,bob:157	alice:63,bob:126	alice:32,bob:31	alice:95,bob:31	bob:126
$ FELT_SCREEN=80 felt pots --color=never --cards=ascii --boards 2 -g omaha8 --explain alice:101:JhJc2hAd bob:101:2dAcKdKh carol:50:fold @ 3c4d8hJdJs / QsQcTs9s8s
board 1  3c 4d 8h Jd Js
board 2  Qs Qc Ts 9s 8s
\
pot   amount
main     252  for alice, bob
              to alice 63 board 1 high, alice 32 board 1 low, bob 31 board 1
              low, bob 126 board 2
              0 to 101: 101 each from alice, bob; 50 from carol (folded); alice
              wins the high half of board 1: four of a kind, jacks, eight
              kicker; alice, bob split the low half of board 1:
              eight-four-three-two-ace low; an odd chip to alice, first left of
              the button (carol); bob wins board 2: two pair, kings and queens,
              ten kicker; there is no low
         252  chips in, 252 chips won
\
player  put in  gets  net  hand
alice      101    95   -6  Jh Jc 2h Ad
  board 1: four of a kind, jacks, eight kicker; eight-four-three-two-ace low;
  board 2: two pair, queens and jacks, ten kicker
bob        101   157  +56  2d Ac Kd Kh
  board 1: two pair, kings and jacks, eight kicker; eight-four-three-two-ace
  low; board 2: two pair, kings and queens, ten kicker
carol       50     0  -50  folded

# Three runs of 67 each, which both share; the odd chip of each goes to the left of the button.
$ felt pots --run 3 --fields pot,shares,odd,board_3 a:100:AhKh b:100:AdKd c:1:fold @ 2s7s9cTc3d / 4d5s / 4c4s
main	a:102,b:99	a:3	a:34,b:33

# Boards that are not complete award nothing.
$ FELT_SCREEN=80 felt pots --color=never --cards=ascii --run 2 a:100:AhKh b:100:AdKd @ 2s7s9cTc3d / 2s7s9c
board 1  2s 7s 9c Tc 3d
board 2  2s 7s 9c
\
pot   amount  for   layer
main     200  a, b  0 to 100
         200  chips in, 200 chips in pots
not awarded: board 2 has 3 of its five cards
$ felt pots --boards 2 a:100:AhKh b:100:AdKd @ 2s7s9cTc3d / 2c3c
felt pots: operand:4:1: a board has 3 to 5 cards, not 2
[1]
$ felt pots --boards 2 a:100:AhKh b:100:Ad2c @ 2s7s9cTc3d / 2c3c4c5c6c
felt pots: operands:20: card '2c' is already dealt, first at column 38
[1]

# Hand files with _boards and _run: what each board pays, the stacks in the end, and the same text again.
$ felt replay --check "$DATA/phh/boards.phhs"
4 hands OK, 0 errors
$ cp "$DATA/phh/boards.phhs" .; felt replay -q boards.phhs
boards.phhs, hand 1	no-limit hold'em, ante 11
\
seat	player	stack	position
1	p1	100	under the gun
2	p2	100	cutoff
3	p3	100	button
\
before the flop	pot 33
	p1 holds Ah Kh, p2 Qs Qd, p3 7c 7d
	p1 checks
	p2 checks
	p3 checks
flop	2h 7h 9h / Qh Jd 4c	pot 33
	p1 checks
	p2 checks
	p3 checks
turn	2h 7h 9h Tc / Qh Jd 4c 5s	pot 33
	p1 checks
	p2 checks
	p3 checks
river	2h 7h 9h Tc 3d / Qh Jd 4c 5s 6s	pot 33
	p1 checks
	p2 checks
	p3 checks
	p1	flush, ace-king-nine-seven-two / high card, ace-king-queen-jack-six	wins 17
	p2	pair of queens, ten-nine-seven kickers / three of a kind, queens, jack-six kickers	wins 16
	p3	three of a kind, sevens, ten-nine kickers / pair of sevens, queen-jack-six kickers	
\
player	start	end	net
p1	100	106	+6
p2	100	105	+5
p3	100	89	-11
\
boards.phhs, hand 2	no-limit hold'em 1/2
\
seat	player	stack	position
1	p1	100	big blind
2	p2	101	button, small blind
\
before the flop	pot 3
	p1 holds Ah Kh, p2 Qs Qd
	p2 raises to 6
	p1 calls 4
flop	2h 7h 9c	pot 12
	p1 bets 20
	p2 raises to 95, all in
	p1 calls 74, all in
	uncalled 1 returned to p2
turn	2h 7h 9c Tc / 2h 7h 9c 4h	pot 200
river	2h 7h 9c Tc 3d / 2h 7h 9c 4h 5s	pot 200
	p1	high card, ace-king-ten-nine-seven / flush, ace-king-seven-four-two	wins 100
	p2	pair of queens, ten-nine-seven kickers / pair of queens, nine-seven-five kickers	wins 100
\
player	start	end	net
p1	100	100	0
p2	101	101	0
\
boards.phhs, hand 3	pot-limit Omaha high-low, eight or better 1/2
\
seat	player	stack	position
1	p1	71	small blind
2	p2	71	big blind
3	p3	51	button
\
before the flop	pot 3
	p1 holds Jh Jc 2h Ad, p2 2d Ac Kd Kh, p3 9c 9s 5s 5d
	p3 calls 2
	p1 calls 1
	p2 checks
flop	3c 4d 8h / Qs Qc Ts	pot 6
	p1 checks
	p2 checks
	p3 bets 6
	p1 raises to 24
	p2 calls 24
	p3 raises to 49, all in
	p1 raises to 69, all in
	p2 calls 45, all in
turn	3c 4d 8h Jd / Qs Qc Ts 9d	pot 193
river	3c 4d 8h Jd Js / Qs Qc Ts 9d 8s	pot 193
	p3	two pair, jacks and nines, eight kicker / full house, nines over queens	wins 76 high
	p1	four of a kind, jacks, eight kicker; eight-four-three-two-ace low / two pair, queens and jacks, ten kicker	wins 73 (49 high, 24 low)
	p2	two pair, kings and jacks, eight kicker; eight-four-three-two-ace low / two pair, kings and queens, ten kicker	wins 44 (20 high, 24 low)
	main pot 153 for p1, p2, p3: p1 wins 58 (39 high, 19 low), p2 wins 19 low, p3 wins 76 high
	side pot 40 for p1, p2: p1 wins 15 (10 high, 5 low), p2 wins 25 (20 high, 5 low)
\
player	start	end	net
p1	71	73	+2
p2	71	44	-27
p3	51	76	+25
\
boards.phhs, hand 4	no-limit hold'em 1/2
\
seat	player	stack	position
1	p1	100	big blind
2	p2	100	button, small blind
\
before the flop	pot 3
	p1 holds Ah Kh, p2 Qs Qd
	p2 calls 1
	p1 checks
flop	2h 7h 9c / 3h 4c 5d	pot 4
	p1 bets 2
	p2 folds
	uncalled 2 returned to p1
	p1 wins 4
\
player	start	end	net
p1	100	102	+2
p2	100	98	-2
$ felt replay -q -f json "$DATA/phh/boards.phhs" | grep -o '"board": "[^"]*", "boards.*'
"board": "2h7h9hTc3d", "boards": ["2h7h9hTc3d", "QhJd4c5s6s"], "pots": [{"amount": 33, "contenders": ["p1", "p2", "p3"], "winners": [{"player": "p1", "order": 1, "amount": 17}, {"player": "p2", "order": 2, "amount": 16}]}], "finishing_stacks": [106, 105, 89]}
"board": "2h7h9cTc3d", "boards": ["2h7h9cTc3d", "2h7h9c4h5s"], "run": 2, "pots": [{"amount": 200, "contenders": ["p1", "p2"], "winners": [{"player": "p1", "order": 1, "amount": 100}, {"player": "p2", "order": 2, "amount": 100}]}], "finishing_stacks": [100, 101]}
"board": "3c4d8hJdJs", "boards": ["3c4d8hJdJs", "QsQcTs9d8s"], "pots": [{"amount": 153, "contenders": ["p1", "p2", "p3"], "winners": [{"player": "p1", "order": 1, "amount": 58, "high": 39, "low": 19, "name": "four of a kind, jacks, eight kicker", "low_name": "eight-four-three-two-ace low"}, {"player": "p2", "order": 2, "amount": 19, "high": 0, "low": 19, "name": "two pair, kings and jacks, eight kicker", "low_name": "eight-four-three-two-ace low"}, {"player": "p3", "order": 3, "amount": 76, "high": 76, "low": 0, "name": "two pair, jacks and nines, eight kicker", "low_name": null}]}, {"amount": 40, "contenders": ["p1", "p2"], "winners": [{"player": "p1", "order": 1, "amount": 15, "high": 10, "low": 5, "name": "four of a kind, jacks, eight kicker", "low_name": "eight-four-three-two-ace low"}, {"player": "p2", "order": 2, "amount": 25, "high": 20, "low": 5, "name": "two pair, kings and jacks, eight kicker", "low_name": "eight-four-three-two-ace low"}]}], "finishing_stacks": [73, 44, 76]}
"board": "2h7h9c", "boards": ["2h7h9c", "3h4c5d"], "pots": [{"amount": 4, "contenders": ["p1"], "winners": [{"player": "p1", "order": 1, "amount": 4}]}], "finishing_stacks": [102, 98]}
$ felt replay -f phh "$DATA/phh/boards.phhs" >again.phhs; felt replay -f phh again.phhs | cmp - again.phhs; grep -e ^_ again.phhs
_boards = ['2h7h9hTc3d', 'QhJd4c5s6s']
_run = ['2h7h9cTc3d', '2h7h9c4h5s']  # the second run makes a flush
_boards = ['3c4d8hJdJs', 'QsQcTs9d8s']
_boards = ['2h7h9c', '3h4c5d']
$ felt replay -q --equity "$DATA/phh/boards.phhs" | grep -e ^flop -e equity
	equity p1 38.98%, p2 42.60%, p3 18.42%
flop	2h 7h 9h / Qh Jd 4c	pot 33
	equity p1 46.21%, p2 53.79%
flop	2h 7h 9c	pot 12
	equity p1 54.14%, p2 45.86%
	equity p1 29.44% (22.75% high, 50.00% low), p2 46.23% (44.12% high, 50.00% low), p3 24.33% (33.13% high, 0.00% low)
flop	3c 4d 8h / Qs Qc Ts	pot 6
	equity p1 46.21%, p2 53.79%
flop	2h 7h 9c / 3h 4c 5d	pot 4

# Nothing is expected of a hand that was won without a showdown: the pot was counted twice.
$ sed -n '/^.4/,$p' "$DATA/phh/boards.phhs" | felt replay -q --equity | tail -n 3
player	start	end	net
p1	100	102	+2
p2	100	98	-2

# The boards on a screen.
$ pty 80x24 felt replay --watch boards.phhs <<'END'
> until 0 of 20
> type G
> until 20 of 20
> screen
> type n
> until 0 of 12
> type G
> until 12 of 12
> screen
> type q
> end
> END
             boards.phhs   no-limit hold'em, ante 11   hand 1 of 4
                    ╭──────────────────────────────────────╮
       p2         ╭─╯                                      ╰─╮        p3
       105        │                                (D)       │        89
      Q♠ Q♦       │                                          │       7♣ 7♦
                  │                  river                   │
                  │     2♥ 7♥ 9♥ T♣ 3♦ / Q♥ J♦ 4♣ 5♠ 6♠      │
                  │                  pot 33                  │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                       p1
                                       106
                                      A♥ K♥
          p1 wins 17 with flush, ace-king-nine-seven-two / high card,
ace-king-queen-jack-six, p2 wins 16 with pair of queens, ten-nine-seven kickers…
         20 of 20   ← → step   [ ] street   p n hand   ? help   q quit
                boards.phhs   no-limit hold'em 1/2   hand 2 of 4
                                       p2
                                       101
                                      Q♠ Q♦
                    ╭──────────────────────────────────────╮
                  ╭─╯                 (D)                  ╰─╮
                  │                                          │
                  │                                          │
                  │                  river                   │
                  │     2♥ 7♥ 9♣ T♣ 3♦ / 2♥ 7♥ 9♣ 4♥ 5♠      │
                  │                 pot 200                  │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                       p1
                                       100
                                      A♥ K♥
          p1 wins 100 with high card, ace-king-ten-nine-seven / flush,
ace-king-seven-four-two, p2 wins 100 with pair of queens, ten-nine-seven kicker…
         12 of 12   ← → step   [ ] street   p n hand   ? help   q quit
status 0
$ sed '/^finishing/d; s/Qh/Ah/' "$DATA/phh/boards.phhs" | felt replay --check -k
felt replay: standard input:9:13: hand 1: action 1: p1 is dealt cards: Ah has already been dealt
3 hands OK, 1 error
[1]
$ sed "s/_boards = .'2h7h9h/_boards = ['2h7h8h/" "$DATA/phh/boards.phhs" | felt replay --check -k
felt replay: standard input:10:11: hand 1: _boards: the first board has 8h where the actions deal 9h
3 hands OK, 1 error
[1]
$ sed "s/^_run.*/_run = ['2h7h9cTc3d']/; s/^_boards = .'3c.*/_boards = 2/" "$DATA/phh/boards.phhs" | felt replay --check -k
felt replay: standard input:21:8: hand 2: '['2h7h9cTc3d']' is not two or three boards, such as ['2c7d9hTc3d', '3s4dKcQhJd']
felt replay: standard input:34:11: hand 3: '2' is not two or three boards, such as ['2c7d9hTc3d', '3s4dKcQhJd']
2 hands OK, 2 errors
[1]
$ sed "s/^_run.*/_run = ['2h7h9cTc3d', '4h5s']\n_boards = ['2c', '3c']/" "$DATA/phh/boards.phhs" | felt replay --check -k
felt replay: standard input:22:1: hand 2: '_boards': _boards and _run cannot be used together
3 hands OK, 1 error
[1]

# Ranges: the equities are those of one run, and of the boards one by one.
$ felt equity --run 2 --fields range,combos,equity,scoop,deals AA KK,QQ:0.5 @ 2c7d9h
AA	6	0.9161616161616162	0.8359922592480732	96548760
KK,QQ:0.5	12	0.08383838383838384	0.0036690269248408785	96548760
$ felt equity --fields range,combos,equity,deals AA KK,QQ:0.5 @ 2c7d9h
AA	6	0.9161616161616162	106920
KK,QQ:0.5	12	0.08383838383838384	106920
$ felt equity --run 2 --fields range,equity AA KK
AA	0.8194605046767396
KK	0.18053949532326036
$ felt equity --fields range,equity AA KK
AA	0.8194605046767397
KK	0.18053949532326036
$ felt equity --boards 2 --fields range,equity AA,AKs KK,QQ:0.5 @ 2c7d9h / 3s4dKc
AA,AKs	0.6548223964382501
KK,QQ:0.5	0.3451776035617499
$ felt equity --fields equity AA,AKs KK,QQ:0.5 @ 2c7d9h ! 3s4dKc
0.7555531358885017
0.24444686411149827
$ felt equity --fields equity AA,AKs KK,QQ:0.5 @ 3s4dKc ! 2c7d9h
0.5540916569879984
0.44590834301200155
$ FELT_SCREEN=80 felt equity --color=never --run 2 'AA v KK,QQ:0.5 @ 2c7d9h ! As' 'AhAd v KsKc @ 2c7d9h'
AA; KK,QQ:0.5 @ 2♣7♦9♥ ! A♠
player  hand         equity    scoop      win     tie  deviation     once
1       AA          91.226%  82.855%  91.226%  0.000%    19.541%  28.291%
2       KK,QQ:0.5    8.774%   0.403%   8.774%  0.000%    19.541%  28.291%
exact: 43,983,324 deals of 2 runs
\
A♥A♦; K♠K♣ @ 2♣7♦9♥
player  hand     equity    scoop      win     tie  deviation     once
1       A♥ A♦   91.616%  83.599%  91.616%  0.000%    19.164%  27.715%
2       K♠ K♣    8.384%   0.367%   8.384%  0.000%    19.164%  27.715%
exact: 893,970 deals of 2 runs
$ felt equity --run 2 -f json AA KK @ 2c7d9h4s
{"problem": 1, "game": "holdem", "method": "exact", "deals": 68112, "boards": ["2c7d9h4s", "2c7d9h4s"], "run": 2, "dead": "", "players": [{"position": 1, "range": "AA", "combos": 6, "equity": 0.9545454545454546, "scoop": 0.9101479915433404, "deviation": 0.14556681713566813, "deviation_once": 0.20829889522526546, "win_count": 130032, "tie_count": 0, "win": 0.9545454545454546, "tie": 0, "stderr": 0, "ci_low": 0.9545454545454546, "ci_high": 0.9545454545454546}, {"position": 2, "range": "KK", "combos": 6, "equity": 0.045454545454545456, "scoop": 0.0010570824524312897, "deviation": 0.1455668171356681, "deviation_once": 0.20829889522526546, "win_count": 6192, "tie_count": 0, "win": 0.045454545454545456, "tie": 0, "stderr": 0, "ci_low": 0.045454545454545456, "ci_high": 0.045454545454545456}], "winners": {"1": 130032, "2": 6192}, "algorithm": "joint", "seed": null}

# Invalid uses of several boards.
$ felt equity --boards 2 --next AhKh QsQd @ 2h7h9c / 3h4c5d
felt equity: --next works only with one board
see 'felt equity --help'
[2]
$ felt equity --run 2 --by-combo AhKh QsQd
felt equity: --by-combo works only with one board
see 'felt equity --help'
[2]
$ felt equity --run 2 15% 15%
1	1	55+,A5s+,K9s+,QJs,A9o+,KJo+	200	0.4996291266547309	0.2557152642144097	0.3611922754462135	0.48742771557687264	560098	58577	0.4748009575737847	0.04965633816189236	0.00047030284066808405	sampled	589824
1	2	55+,A5s+,K9s+,QJs,A9o+,KJo+	200	0.5003708733452691	0.2564782036675347	0.36119227544621363	0.48742771557687264	560973	58577	0.47554270426432294	0.04965633816189236	0.00047030284066808416	sampled	589824
$ felt equity -g stud --run 2 AhKh QsQd
felt equity: --run: seven-card stud has no board
see 'felt equity --help'
[2]
$ felt equity --boards 2 AhKh QsQd @ 2h7h9c / 3h4c5d6s7sTs
felt equity: operand:6:11: the board has 6 cards; at most 5 are allowed
[1]
$ felt showdown AhKh QsQd @ 2h7h9hTc3d / 4d5s
felt showdown: operand:5:1: '/' separates boards, but only one is played
[1]
$ felt showdown --boards 2 AhKh QsQd @ 2h7h9hTc3d
felt showdown: operand:4:1: 2 boards are needed, not 1; separate them with '/', as in 2c7d9h / 3s4dKc
[1]
$ felt showdown --boards 2 AhKh QsQd @ 2h7h9hTc3d / 2h7h9h4d5s
felt showdown: operands:27: card '2h' is already dealt, first at column 14
[1]
$ felt showdown --run 2 AhKh QsQd @ 2h7h9hTc3d / 4d3d
felt showdown: operands:29: card '3d' is already dealt, first at column 22
[1]
$ felt showdown --run 2 AhKh QsQd @ 2h7h9hTc3d / 4dAh
felt showdown: operands:29: card 'Ah' is already dealt, first at column 1
[1]
$ felt showdown --boards 2 AhKh QsQd @ 2h7h9hTc3d /
felt showdown: operand:5:2: a board is missing next to '/'
[1]
$ felt showdown --boards 2 AhKh QsQd -b '2h7h9hTc3d / 2h7h9h4d5s'
felt showdown: --board:14: card '2h' is already dealt, first at column 1
[2]
$ felt showdown --boards 2 AhKh QsQd -b '2h7h9hTc3d / 4d5s6s7s8s' -d 4d
felt showdown: --dead:1: card '4d' is already on the board
[2]
$ felt showdown --boards 4 AhKh QsQd
felt showdown: --boards: '4' is not an integer from 1 to 3
see 'felt showdown --help'
[2]
$ felt showdown --boards 2 --run 2 AhKh QsQd
felt showdown: --boards and --run cannot be used together
see 'felt showdown --help'
[2]
