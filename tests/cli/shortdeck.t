# Short deck: 36 cards, in which a flush beats a full house and A-6-7-8-9 is a straight.
$ felt equity -g shortdeck --fields range,equity,win_count,tie_count,deals,algorithm AsAh KsKd
AsAh	0.7464097012553631	148888	2842	201376	count
KsKd	0.2535902987446369	49646	2842	201376	count
$ felt equity -g shortdeck --trips-over-straight --fields range,equity,algorithm AsAh KsKd
AsAh	0.7458088352137295	count
KsKd	0.25419116478627046	count
$ felt equity -g shortdeck-trips --fields range,equity,algorithm AsAh KsKd
AsAh	0.7458088352137295	count
KsKd	0.25419116478627046	count

# Ranges have the combos of the deck; a card that it does not have is an error.
$ felt equity -g shortdeck --fields range,combos,equity 22+ KQs -b 6h7h9c
66+	45	0.722495894909688
KQs	4	0.277504105090312
$ felt equity -g shortdeck --fields range,combos random AKs
100%	630
AKs	4
$ felt equity -g shortdeck AhKh 5c5d
felt equity: operand:2:1: the deck of this game has no '5c'
[1]
$ felt equity -g shortdeck AhKh QcQd -b 6h7h2c
felt equity: --board:5: the deck of this game has no '2c'
[2]
$ felt equity -g shortdeck 'AhKh v QcQd @ 6h7h2c'
felt equity: operand:1:19: the deck of this game has no '2c'
[1]
$ felt equity -g shortdeck 55 QcQd
felt equity: operand:1:1: '55' has no combos left: all are excluded, on the board or dead
[1]

# Categories are in the order of the game.
$ felt equity -g shortdeck --detail --fields position,category,count AhAd 9h9c -b 6h7h8h | head -9
1	straight-flush	0
1	four-of-a-kind	1
1	flush	106
1	full-house	27
1	straight	47
1	three-of-a-kind	24
1	two-pair	147
1	pair	54
1	high-card	0
$ FELT_SCREEN=80 felt equity -g shortdeck AhAd KsKc -b 6h7h9c --next --color never
board  6♥ 7♥ 9♣
\
player  hand    equity      win     tie
1       A♥ A♦  87.562%  84.729%  5.665%
2       K♠ K♣  12.438%   9.606%  5.665%
exact: 406 boards
\
player   outs     chance  which
1       ahead             2 of 29 cards put another ahead
2           2     6.897%  K♥ K♦
\
player 1 after each card
A♠   92.857%   A♥         -   A♦         -   A♣   92.857%
K♠         -   K♥   35.714%   K♦   21.429%   K♣         -
Q♠   92.857%   Q♥   96.429%   Q♦   92.857%   Q♣   92.857%
J♠   92.857%   J♥   96.429%   J♦   92.857%   J♣   92.857%
T♠   85.714%   T♥   91.071%   T♦   85.714%   T♣   85.714%
9♠   92.857%   9♥   96.429%   9♦   92.857%   9♣         -
8♠   89.286%   8♥   91.071%   8♦   89.286%   8♣   89.286%
7♠   92.857%   7♥         -   7♦   92.857%   7♣   92.857%
6♠   92.857%   6♥         -   6♦   92.857%   6♣   92.857%

# The game is in objects and in shards.
$ felt equity -g shortdeck -f json AhAd 9h9c -b 6h7h8hTd
{"problem": 1, "game": "shortdeck", "method": "exact", "deals": 28, "board": "6h7h8hTd", "dead": "", "players": [{"position": 1, "range": "AhAd", "combos": 1, "equity": 0.14285714285714285, "win_count": 3, "tie_count": 2, "win": 0.10714285714285714, "tie": 0.07142857142857142, "stderr": 0, "ci_low": 0.14285714285714285, "ci_high": 0.14285714285714285}, {"position": 2, "range": "9h9c", "combos": 1, "equity": 0.8571428571428571, "win_count": 23, "tie_count": 2, "win": 0.8214285714285714, "tie": 0.07142857142857142, "stderr": 0, "ci_low": 0.8571428571428571, "ci_high": 0.8571428571428571}], "winners": {"1": 3, "2": 23, "1,2": 2}, "algorithm": "count", "seed": null}
$ felt equity -g shortdeck --trips-over-straight --fields game,range AhAd 9h9c -b 6h7h8h
shortdeck-trips	AhAd
shortdeck-trips	9h9c
$ felt equity -g shortdeck --shard 1/1 AA KK | head -4
problem	shard	kind	key	value
1	1/1	question		AA; KK
1	1/1	game		shortdeck
1	1/1	method		exact
$ felt equity -g shortdeck --detail --shard 1/1 AA KK | felt merge --fields position,category,count | head -3
1	straight-flush	3528
1	four-of-a-kind	153216
1	flush	97776
$ (felt equity -g shortdeck --shard 1/2 AA KK; felt equity --shard 2/2 AA KK) | felt merge
felt merge: matchup 1: two shards in standard input cannot be merged: they differ in 'game'
[1]

# Starting hands against each other before the flop: hold'em has a table, here each matchup is counted.
$ felt equity -g shortdeck --matrix AA KK
AA	KK	36	0.7464097012553631	5359968	102312	0.7393532496424599	0.014112903225806451	7249536
$ felt equity -g shortdeck --trips-over-straight --matrix AA,76s KK --fields hero,villain,win_count,tie_count,deals
AA	KK	5369004	75528	7249536
76s	KK	1351956	51504	4833024
$ felt equity -g shortdeck --matrix | wc -l
6561
$ felt equity -g shortdeck --matrix=grid | awk -F '\t' '{ print NF }' | uniq -c
     81 82
$ felt equity -g shortdeck --matrix=grid AA,KK KK -f csv | cut -d , -f 1,2,12
hero,AA,KK
AA,,0.7464097012553631
KK,,0.5
$ felt equity -g shortdeck --matrix -f svg AA,KK QQ+ | grep -o '<title>[A-Z].*%'
<title>AA v AA 50.00%
<title>AA v KK 74.64%
<title>AA v QQ 73.13%
<title>KK v AA 25.36%
<title>KK v KK 50.00%
<title>KK v QQ 74.51%
$ felt equity -g shortdeck --matrix AA KK -b 6h7h8h
felt equity: --matrix works preflop; it cannot be used with --board or --dead
see 'felt equity --help'
[2]

# Percentages are of the 630 combos, by equity in the short deck.
$ felt range -g shortdeck 10% random 66+,A6s+ --fields range,combos,probability
TT+,AJs+,KQs,AKo	58	0.09206349206349207
100%	630	1
66+,A6s+	86	0.1365079365079365
$ felt range -g shortdeck --percentile AA,66,JTs,76o
AA	1	0	0.009523809523809525
JTs	18	0.1746031746031746	0.18095238095238095
66	78	0.946031746031746	0.9555555555555556
76o	81	0.9809523809523809	1
$ felt range -g shortdeck --normal 100%,!AA
100%,!AA
$ felt range -g shortdeck --difference 22+ 66
77+	48	0.0761904761904762
$ felt range -g shortdeck 2c2d
felt range: operand:1:1: the deck of this game has no '2c'
[1]
$ felt range -g badugi AA
felt range: --game: ranges require a game with a board, not badugi
see 'felt range --help'
[2]

# All five-card and seven-card hands of the deck.
$ felt count -g shortdeck -n 5
straight-flush	24	0.00006366182836771072	15707
four-of-a-kind	288	0.0007639419404125286	1308
flush	480	0.0012732365673542145	784.4
full-house	1728	0.004583651642475172	217.16666666666666
straight	6120	0.016233766233766232	60.6
three-of-a-kind	16128	0.0427807486631016	22.375
two-pair	36288	0.0962566844919786	9.38888888888889
pair	193536	0.5133689839572193	0.9479166666666666
high-card	122400	0.3246753246753247	2.08
total	376992	1	0
$ felt count -g shortdeck AhKh -b 6h7h8s --fields category,count
straight-flush	1
four-of-a-kind	0
flush	139
full-house	0
straight	72
three-of-a-kind	13
two-pair	78
pair	135
high-card	27
total	465
$ felt count -g shortdeck --next AhKh -b 6h7h8s --fields card,name | head -3
As	pair of aces, king-eight-seven kickers
Ad	pair of aces, king-eight-seven kickers
Ac	pair of aces, king-eight-seven kickers
$ felt count -g shortdeck 99+,AKs,A9s -b 6h7h8s --fields kind,combos,probability | awk '$2'
straight	4	0.09090909090909091
overpair	36	0.8181818181818182
ace-high	4	0.09090909090909091
total	44	1
combo-draw	1	0.022727272727272728
nut-flush-draw	2	0.045454545454545456
flush-draw	2	0.045454545454545456
open-ended	6	0.13636363636363635
gutshot	16	0.36363636363636365
backdoor-flush	2	0.045454545454545456
one-card-backdoor-flush	18	0.4090909090909091
overcards	4	0.09090909090909091
$ felt count -g shortdeck --by-combo A9s,ATs -b 6h7h8s --fields combo,made,draws,standing,name
AsTs	ace-high	gutshot,backdoor-flush,overcards	1352	high card, ace-ten-eight-seven-six
AhTh	ace-high	combo-draw,nut-flush-draw,flush-draw,gutshot,overcards	1352	high card, ace-ten-eight-seven-six
AdTd	ace-high	gutshot,overcards	1352	high card, ace-ten-eight-seven-six
AcTc	ace-high	gutshot,overcards	1352	high card, ace-ten-eight-seven-six
As9s	straight	backdoor-flush	276	nine-high straight
Ah9h	straight	nut-flush-draw,flush-draw	276	nine-high straight
Ad9d	straight		276	nine-high straight
Ac9c	straight		276	nine-high straight
$ felt count -g stud AhKh
straight-flush	1162	0.000548433989692084	1822.3734939759036
four-of-a-kind	2668	0.0012592270950933565	793.1379310344828
full-house	47124	0.022241310955464517	43.96137849079025
flush	138296	0.06527214030848232	14.320472031005957
straight	65508	0.03091808416243463	31.343530561152836
three-of-a-kind	92004	0.043423511865430725	22.02899873918525
two-pair	469092	0.2213993090298099	3.516725930094736
pair	916776	0.43269459495176427	1.311098894386415
high-card	386130	0.18224338764182824	4.487167534250123
total	2118760	1	0

# The grid has the starting hands of the deck.
$ felt range -g shortdeck --grid --color never --cards ascii TT+,AKs,87o:0.5
AA  AKs  .   .   .   .   .   .   .
 .  KK   .   .   .   .   .   .   .
 .   .  QQ   .   .   .   .   .   .
 .   .   .  JJ   .   .   .   .   .
 .   .   .   .  TT   .   .   .   .
 .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .  87o* .   .
 .   .   .   .   .   .   .   .   .
* in part
46 of 630 combos, 40 by weight, 6.35%  TT+,AKs,87o:0.5
$ felt range -g shortdeck -f svg TT+ | grep -c '<rect'
82
$ FELT_SCREEN=80 felt equity -g shortdeck --by-combo --color never --cards ascii TT+,A6s 99
     A     K     Q     J     T     9     8     7     6
A   72.2   .     .     .     .     .     .     .    42.1
K    .    70.4   .     .     .     .     .     .     .
Q    .     .    71.7   .     .     .     .     .     .
J    .     .     .    73.3   .     .     .     .     .
T    .     .     .     .    74.7   .     .     .     .
9    .     .     .     .     .     .     .     .     .
8    .     .     .     .     .     .     .     .     .
7    .     .     .     .     .     .     .     .     .
6    .     .     .     .     .     .     .     .     .
overall 68.878% for TT+,A6s
$ FELT_SCREEN=40 felt equity -g royal --by-combo --color never --cards ascii TT+ AKs
  A K Q J T
A + . . . .
K . + . . .
Q . . + . .
J . . . + .
T . . . . +
overall 49.571% for TT+
