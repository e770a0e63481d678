# Two players with the same hand have equal chances: 5000 chips become 8000 or 2000, worth 46 and
# 29.5, and 3000 become 6000 or none, worth 41 and 20; the third player then has 34 or 29.5. A tie
# leaves 2150/56, 131/4 and 202/7. On this board each wins alone with no card, so that all deals tie.
$ felt equity -f tsv AhKh AdKd -b AsKsQcJcTc --icm '5000 3000 2000' --payouts 50,30,20 --fields ev,icm,win,lose
ev	icm	win	lose
38.3928571429	38.3928571429	46	29.5
32.75	32.75	41	20
28.8571428571	28.8571428571		

# The first hand wins: 46, 20 and 34. The equity needed is (38.3929 - 29.5) / (46 - 29.5) = 249/462.
$ felt equity -f tsv AhKh QdJd -b AsKs2c2d3h --icm '5000 3000 2000' --payouts 50,30,20 --fields equity,ev,needed,pot_odds,chips
equity	ev	needed	pot_odds	chips
1	46	0.538961039	0.5	8000
0	20	0.6071428571	0.5	0
	34			2000

# One prize: money is the share of chips, the risk premium is 0 and the bubble factor 1.
$ felt equity -f tsv AA KK --icm 'a:900+100 b:1500 c:2450+50' --payouts 10 --fields player,chips,ev,needed,pot_odds,risk_premium,bubble_factor --digits 6
player	chips	ev	needed	pot_odds	risk_premium	bubble_factor
a	1679.894035	3.359788	0.439024	0.439024	0.000000	1.000000
b	870.105965	1.740212	0.487805	0.487805	0.000000	1.000000
c	2450.000000	4.900000				

# Chips of earlier streets are won, too: a fold leaves a with 900, a win with 900 + 900 + 300.
$ felt equity -f tsv AA KK --icm 'a:900 b:1500' --pot 300 --payouts 2700 --fields player,fold,win,lose,pot_odds --digits 4
player	fold	win	lose	pot_odds
a	900.0000	2100.0000	0.0000	0.4286
b	1500.0000	2700.0000	600.0000	0.4286

# Equal prizes for all are equal whatever happens: nothing is needed, and there is no bubble factor.
$ felt equity -f tsv AA KK --icm '2x1000' --payouts 5,5 --fields ev,needed,bubble_factor
ev	needed	bubble_factor
5		
5		

# Side pots: the values add up to the prizes, exactly and in a sample.
$ felt equity AhKh QsQd Jc9c --icm '1000 2500 4000 3000' --payouts 50%,30%,20% --fields ev | awk '{ sum += $1 } END { printf "%.6f\n", sum }'
100.000000
$ felt equity -g omaha8 As2sQhJh KsKh9c9d 8c8d7c6d --icm '1000 2500 4000 3000' --payouts 1000:50,30,20 --fields ev --samples 1000 | awk '{ sum += $1 } END { printf "%.6f\n", sum }'
1000.000000
$ felt equity -f table QQ AKs 77 --icm '1000 2500 4000 3000' --payouts 50,30,20 --samples 1000
player  range  equity  stack  chips    icm     ev   ±95%   fold   gain
1       QQ      43.2%  1,000  1,296  12.50  13.36  ±0.95  19.40  -6.04
2       AKs     39.4%  2,500  2,664  26.02  22.17  ±1.07  25.54  -3.37
3       77      17.4%  4,000  3,540  32.81  31.98  ±0.50  33.58  -1.60
4                      3,000  3,000  28.67  32.48  ±0.13
sampled: 1,000 deals of --seed 1, standard error 0.0156

# The best hand wins the main pot, the second the side pot. After a fold the others play on: without the
# third player the first one wins 2000 from two stacks of 1000, and the second keeps 2000.
$ felt equity AhAd KsKc QsQd -b 2c3c4d7h8s --icm '1000 2000 3000' --payouts 6000 --fields ev,fold
3000	1000
2000	2000
1000	3000
$ felt equity QsQd AhAd KsKc -b 2c3c4d7h8s --icm '900+100 2000 3000 1000' --payouts 50,30,20 --fields ev,fold --digits 3
0.000	19.015
43.810	32.857
28.095	36.786
28.095	
$ felt equity -f table QsQd AhAd KsKc -b 2c3c4d7h8s --icm '900+100 2000 3000 1000' --payouts 50,30,20
board  2♣ 3♣ 4♦ 7♥ 8♠
\
player  range  equity  stack  chips    icm     ev   fold    gain
1       Q♠ Q♦    0.0%  1,000      0  18.36   0.00  19.02  -19.02
2       A♥ A♦  100.0%  2,000  5,000  28.71  43.81  32.86  +10.95
3       K♠ K♣    0.0%  3,000  1,000  34.57  28.10  36.79   -8.69
4                      1,000  1,000  18.36  28.10
exact: 1 board

# Other tables take part.
$ echo '3000 2x1500' >others
$ felt equity -f csv AA KK --icm '5000 5000' --payouts 50,30,20 --field others --fields player,icm,lose
player,icm,lose
1,28.3967632718,0
2,28.3967632718,0

# A stream, and JSON.
$ printf '%s\n' 'AA v KK' 'AhKh v QsQd @ Qh7h2c' | felt equity --icm '5000 3000' --payouts 10,5 --digits 2
1	1	1	AA	0.82	5000	6916.76	8.12	9.32	8.12	10.00	6.25	0.50	0.50	0.00	1.00	0.00	exact	61642944
1	2	2	KK	0.18	3000	1083.24	6.88	5.68	6.88	8.75	5.00	0.50	0.50	0.00	1.00	0.00	exact	61642944
2	1	1	AhKh	0.26	5000	3533.33	8.12	7.21	8.12	10.00	6.25	0.50	0.50	0.00	1.00	0.00	exact	990
2	2	2	QsQd	0.74	3000	4466.67	6.88	7.79	6.88	8.75	5.00	0.50	0.50	0.00	1.00	0.00	exact	990
$ felt equity -f json AhKh QsQd -b Qh7h2c2d --icm 'ann:50.50 30' --payouts 10
{"problem": 1, "position": 1, "player": "ann", "range": "AhKh", "equity": 0, "stack": "50.50", "chips": 20.5, "icm": 6.27329192547, "ev": 2.54658385093, "fold": 6.27329192547, "win": 10, "lose": 2.54658385093, "needed": 0.5, "pot_odds": 0.5, "risk_premium": 0, "bubble_factor": 1, "stderr": 0, "method": "exact", "deals": 44}
{"problem": 1, "position": 2, "player": "2", "range": "QsQd", "equity": 1, "stack": 30, "chips": 60, "icm": 3.72670807453, "ev": 7.45341614907, "fold": 3.72670807453, "win": 7.45341614907, "lose": 0, "needed": 0.5, "pot_odds": 0.5, "risk_premium": 0, "bubble_factor": 1, "stderr": 0, "method": "exact", "deals": 44}

# Errors.
$ felt equity AA KK QQ --icm '9 8' --payouts 10
felt equity: operand:1:1: --icm has fewer stacks than the matchup has players; the players' stacks come first
[1]
$ felt equity AA KK --icm '9+x 8' --payouts 10
felt equity: --icm: 'x' is not chips already put in, such as the 100 of 4900+100
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '9 0+0' --payouts 10
felt equity: --icm: '0' is not a stack above 0, such as 5000 or 12.50 (at most 6 decimal places)
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '9 8'
felt equity: --icm requires --payouts, such as --payouts 50,30,20
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '9 8' --payouts 10,20
felt equity: --payouts: '20' is more than the payout before it; the first place comes first
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '9 8' --payouts 10 --pot x
felt equity: --pot: 'x' is not an amount of chips
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '24x9' --payouts 10
felt equity: --icm: 24 players do not fit at a table of 23; --field gives the stacks at other tables
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '9 8' --payouts 10 --field missing
felt equity: missing: No such file or directory
[3]
$ felt equity AA KK --payouts 10
felt equity: --payouts requires --icm
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '9 8' --payouts 10 --detail
felt equity: --icm and --detail cannot be used together
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '9 8' --payouts 10 --run 2
felt equity: --icm works only with one board
see 'felt equity --help'
[2]
$ felt equity AA KK --icm '9 8' --payouts 10 --shard 1/2
felt equity: --shard cannot be used with --by-combo, --icm, --matrix or --next
see 'felt equity --help'
[2]
