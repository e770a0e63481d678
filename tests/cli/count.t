# The published tables: hands of five, six and seven cards.
$ felt count -n 5
straight-flush	40	0.000015390771693292702	64973
four-of-a-kind	624	0.00024009603841536616	4164
full-house	3744	0.0014405762304921968	693.1666666666666
flush	5108	0.001965401545233478	507.80187940485513
straight	10200	0.003924646781789639	253.8
three-of-a-kind	54912	0.02112845138055222	46.32954545454545
two-pair	123552	0.0475390156062425	20.035353535353536
pair	1098240	0.4225690276110444	1.3664772727272727
high-card	1302540	0.5011773940345369	0.995301487862177
total	2598960	1	0
$ felt count -n 6 --fields category,count
straight-flush	1844
four-of-a-kind	14664
full-house	165984
flush	205792
straight	361620
three-of-a-kind	732160
two-pair	2532816
pair	9730740
high-card	6612900
total	20358520
$ felt count -n 7
straight-flush	41584	0.0003108280955590092	3216.212389380531
four-of-a-kind	224848	0.0016806722689075631	594
full-house	3473184	0.025961022706955123	37.519283746556475
flush	4047644	0.030254941227896553	32.052452241353244
straight	6180020	0.046193820871406985	20.64791699703237
three-of-a-kind	6461620	0.048298697547758875	19.70449206236207
two-pair	31433400	0.23495536405695844	3.2561275585841813
pair	58627800	0.4382254574070431	1.2819304152637485
high-card	23294460	0.17411919581751437	4.743192158135454
total	133784560	1	0
$ felt count --fields count | tail -n 1
133784560

# From some cards on, with a board, with dead cards; an absent category is never: inf.
$ felt count AhKh -n 7 --fields category,count
straight-flush	1162
four-of-a-kind	2668
full-house	47124
flush	138296
straight	65508
three-of-a-kind	92004
two-pair	469092
pair	916776
high-card	386130
total	2118760
$ felt count AhKh -b Qh7h2c
straight-flush	1	0.0009250693802035153	1080
four-of-a-kind	0	0	inf
full-house	0	0	inf
flush	377	0.34875115633672527	1.8673740053050398
straight	9	0.008325624421831638	119.11111111111111
three-of-a-kind	13	0.012025901942645698	82.15384615384616
two-pair	78	0.07215541165587419	12.85897435897436
pair	360	0.3330249768732655	2.0027777777777778
high-card	243	0.2247918593894542	3.448559670781893
total	1081	1	0
$ felt count 'AhKh @ Qh7h2c ! 5h' --fields category,count,odds_against
straight-flush	1	1034
four-of-a-kind	0	inf
full-house	0	inf
flush	331	2.1268882175226587
straight	9	114
three-of-a-kind	13	78.61538461538461
two-pair	78	12.26923076923077
pair	360	1.875
high-card	243	3.259259259259259
total	1035	0
$ felt count AhKh -b Qh7h2c -d 5h --fields count | tail -n 1
1035
$ felt count -b Qh7h2c --fields count | tail -n 1
211876
$ felt count '@ Qh7h2c' --fields count | tail -n 1
211876
$ felt count '! Ah' --fields count | tail -n 1
115775100
$ felt count -d Ah --fields count | tail -n 1
115775100
$ felt count AhKhQhJhTh -n 5 -f csv
category,count,probability,odds_against
straight-flush,1,1,0
four-of-a-kind,0,0,inf
full-house,0,0,inf
flush,0,0,inf
straight,0,0,inf
three-of-a-kind,0,0,inf
two-pair,0,0,inf
pair,0,0,inf
high-card,0,0,inf
total,1,1,0
$ felt count AhKhQhJhTh -n 5 -f json | tail -n 3
{"category": "pair", "count": 0, "probability": 0, "odds_against": null}
{"category": "high-card", "count": 0, "probability": 0, "odds_against": null}
{"category": "total", "count": 1, "probability": 1, "odds_against": 0}
$ felt count AhKhQhJhTh2c -n 7 --fields category,count,probability | head -n 2
straight-flush	46	1
four-of-a-kind	0	0

# Several: each row says whose it is.
$ felt count AhKh QsQd -n 5 --fields hand,category,count | grep -e pair -e total
AhKh	two-pair	792
AhKh	pair	7920
AhKh	total	19600
QsQd	two-pair	3168
QsQd	pair	14080
QsQd	total	19600
$ printf 'AhKh\n\nQsQd @ 2c3c4c\n' | felt count | grep total
total	2118760	1	0	AhKh
total	1081	1	0	QsQd
$ printf 'AhKh\nAhKhQ\nQsQd' | felt count -k | grep total
felt count: standard input:2:5: 'Q' has no suit
felt count: 1 invalid line skipped
total	2118760	1	0	AhKh
total	2118760	1	0	QsQd

# A board in place of a second hand is counted as one, with a warning.
$ felt count AhKh Qh7h2c --fields hand,count | tail -n 1
felt count: 'Qh7h2c' counts as another hand; a board is given with --board Qh7h2c
Qh7h2c	211876
$ felt count -q AhKh Qh7h2c --fields hand,count | head -n 1
AhKh	1162
$ felt count AhKh QsQd Qh7h2c --fields count | head -n 1
felt count: 'Qh7h2c' counts as another hand; a board is given with --board Qh7h2c
1162
$ felt count -g omaha AhKhQsJs Qh7h2c9d --fields count | head -n 1
3872
$ felt count -g stud AhKhQs Qh7h2c9d --fields count | head -n 1
50

# Hands that cannot be completed.
$ felt count AhKhQhJhThAs -n 5
felt count: operand:1:1: 6 known cards, but the hand has only 5
[1]
$ felt count AhKhQh -b JhTh9h8h7h
felt count: operand:1:1: 8 known cards, but the hand has only 7
[1]
$ felt count AhKh -b AhKhQh
felt count: operand:1:1: card 'Ah' is already on the board
[1]
$ felt count AhAh
felt count: operand:1:3: duplicate card 'Ah', first at column 1
[1]
$ felt count AhKh -d Ah
felt count: operand:1:1: card 'Ah' is dead
[1]
$ felt count AhKh -b Qh7h2c -d 2c
felt count: --dead:1: card '2c' is already on the board
[2]
$ felt count 'AhKh; QsQd'
felt count: operand:1:7: a second hand where only one is expected
[1]
$ felt count -n 8
felt count: --size: a hand of hold'em has 5 to 7 cards with its board, not 8
see 'felt count --help'
[2]
$ felt count -n 4
felt count: --size: a hand of hold'em has 5 to 7 cards with its board, not 4
see 'felt count --help'
[2]

# Nearly all cards dead: what lives must do.
$ dead=$(for r in 2 3 4 5 6 7 8 9 T J Q K; do for s in c d h s; do printf $r$s; done; done)
> felt count AsAh -d $dead -n 5
> felt count AsAh -d ${dead#2c} -n 5
> felt count AsAh -d ${dead#2c} -n 6
> felt count AsAhAd -d ${dead#2c2d} -n 6 --fields category,count | grep -v '	0$'
> felt count --next AsAhAdAc -d ${dead#2c}
> felt count --next AsAhAdAc -d $dead
felt count: operand:1:1: too few live cards to complete the hand
straight-flush	0	0	inf
four-of-a-kind	1	1	0
full-house	0	0	inf
flush	0	0	inf
straight	0	0	inf
three-of-a-kind	0	0	inf
two-pair	0	0	inf
pair	0	0	inf
high-card	0	0	inf
total	1	1	0
felt count: operand:1:1: too few live cards to complete the hand
four-of-a-kind	1
total	1
2c	22	four-of-a-kind	four of a kind, aces, two kicker
felt count: operand:1:9: too few live cards to complete the hand
[1]

# The next card is one card, whatever the size.
$ felt count -n 7 --next AsKsQsJs
felt count: --size and --next cannot be used together
see 'felt count --help'
[2]

# The next card, from four cards to six.
$ felt count --next AhKhQhJh | head -n 15
As	3326	pair	pair of aces, king-queen-jack kickers
Ad	3326	pair	pair of aces, king-queen-jack kickers
Ac	3326	pair	pair of aces, king-queen-jack kickers
Ks	3546	pair	pair of kings, ace-queen-jack kickers
Kd	3546	pair	pair of kings, ace-queen-jack kickers
Kc	3546	pair	pair of kings, ace-queen-jack kickers
Qs	3766	pair	pair of queens, ace-king-jack kickers
Qd	3766	pair	pair of queens, ace-king-jack kickers
Qc	3766	pair	pair of queens, ace-king-jack kickers
Js	3986	pair	pair of jacks, ace-king-queen kickers
Jd	3986	pair	pair of jacks, ace-king-queen kickers
Jc	3986	pair	pair of jacks, ace-king-queen kickers
Ts	1600	straight	ace-high straight
Th	1	straight-flush	royal flush
Td	1600	straight	ace-high straight
$ felt count --next AhKh -b Qh7h2c | cut -f 3 | sort | uniq -c | sed 's/^ *//'
9 flush
24 high-card
14 pair
$ felt count --next AhKh -b Qh7h2c | wc -l
47
$ felt count --next AhKh -b Qh7h2c -d As | head -n 1
Ad	3330	pair	pair of aces, king-queen-seven kickers
$ felt count --next AhKhQhJhTh9h -f json | head -n 1
{"card": "As", "standing": 1, "category": "straight-flush", "name": "royal flush"}
$ felt count --next AhKhQhJh AhKhQhJc | grep Th
Th	1	straight-flush	royal flush	AhKhQhJh
Th	1600	straight	ace-high straight	AhKhQhJc
$ felt count --next --cards es AC -b QC7C10T | head -n 2
AP	3392	pair	pair of aces, queen-ten-seven kickers
AD	3392	pair	pair of aces, queen-ten-seven kickers
$ felt count --next --cards unicode --fields card,standing AhKhQh7h | head -n 2
A♠	3330
A♦	3330
$ felt count --next
felt count: operand:1:1: --next needs 4 to 6 known cards, not 0
[1]
$ felt count --next AhKhQh
felt count: operand:1:1: --next needs 4 to 6 known cards, not 3
[1]
$ felt count --next AhKhQhJhTh9h8h
felt count: operand:1:1: --next needs 4 to 6 known cards, not 7
[1]

# Shares with few digits, in percent, in rows and on a terminal.
$ felt count AhKh -b Qh7h2c --digits 4 --fields category,probability | head -n 4
straight-flush	0.0009
four-of-a-kind	0.0000
full-house	0.0000
flush	0.3488
$ felt count AhKh -b Qh7h2c --percent -f csv | head -n 4
category,count,probability,odds_against
straight-flush,1,0.09,1080.00
four-of-a-kind,0,0.00,inf
full-house,0,0.00,inf
$ FELT_SCREEN=80 felt count AhKh -b Qh7h2c --digits 1 | head -n 4
                       hands   share of all  odds against
straight flush             1           0.1%     1,080 : 1
four of a kind             0           0.0%         never
full house                 0           0.0%         never
$ felt count 22+ -b Qh7h2c --percent --fields kind,probability | head -n 2
straight-flush	0.00
four-of-a-kind	0.00
$ FELT_SCREEN=80 felt count 22+ -b Qh7h2c --digits 0 --color never | head -n 4
board  Q♥ 7♥ 2♣
\
                              combos    share
set                                9      13%  ████████▌
$ felt count -f json --digits 2 AhKh
felt count: --digits and -f json cannot be used together; JSON numbers are exact fractions
see 'felt count --help'
[2]
