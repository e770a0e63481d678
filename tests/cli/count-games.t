# All hands of lowball, badugi and the short deck: the published tables.
$ felt count -g 27 --fields category,count
seven-low	4080
eight-low	14280
nine-low	34680
ten-low	70380
jack-low	127500
queen-low	213180
king-low	335580
ace-low	503880
pair	1098240
two-pair	123552
three-of-a-kind	54912
straight	9180
flush	5112
full-house	3744
four-of-a-kind	624
straight-flush	36
total	2598960
$ felt count -g a5 --fields category,count
five-low	1024
six-low	5120
seven-low	15360
eight-low	35840
nine-low	71680
ten-low	129024
jack-low	215040
queen-low	337920
king-low	506880
pair	1098240
two-pair	123552
three-of-a-kind	54912
full-house	3744
four-of-a-kind	624
total	2598960
$ felt count -g badugi
four-card-badugi	17160	0.06338535414165666	14.776515151515152
three-card-badugi	154440	0.57046818727491	0.7529461279461279
two-card-badugi	96252	0.35553421368547417	1.812668827660724
one-card-badugi	2873	0.010612244897959184	93.23076923076923
total	270725	1	0
$ felt count -g shortdeck --fields category,count
straight-flush	10560
four-of-a-kind	44640
flush	175560
full-house	633024
straight	1169940
three-of-a-kind	607200
two-pair	3157056
pair	2316600
high-card	233100
total	8347680

# Razz: the best five of seven cards.
$ felt count -g razz --fields category,count
five-low	781824
six-low	3151360
seven-low	7426560
eight-low	13171200
nine-low	19174400
ten-low	23675904
jack-low	24837120
queen-low	21457920
king-low	13939200
pair	5948800
two-pair	219648
three-of-a-kind	0
full-house	624
four-of-a-kind	0
total	133784560
$ felt count -g razz As2d3c9h --fields category,count | tail -n 7
king-low	340
pair	220
two-pair	0
three-of-a-kind	0
full-house	0
four-of-a-kind	0
total	17296

# Omaha deals a hand and a board, in C(52, 4) C(48, 5) ways.
$ felt count -g omaha --fields category,count
straight-flush	411293760
four-of-a-kind	2225270496
full-house	29424798576
flush	31216782384
straight	52289648688
three-of-a-kind	40712657408
two-pair	170775844104
pair	122655542152
high-card	13851662832
total	463563500400
$ felt count -g omaha AsKsQhJh --fields category,count | tail -n 1
total	1712304
$ felt count -g omaha AsKs -b Qs7h2c --fields category,count
straight-flush	1123
four-of-a-kind	1104
full-house	23814
flush	48898
straight	42122
three-of-a-kind	61433
two-pair	353371
pair	453597
high-card	84728
total	1070190
$ felt count -g omaha -n 7 AsAh -d KsKh --fields count | tail -n 1
17123040
$ felt count -g omaha5 -b 2c3c4c5c6c --fields category,count | head -n 2
straight-flush	14190
four-of-a-kind	0

# Both halves of a pot, and hands without a low.
$ felt count -g omaha8 As2sQhJh -b 3c7dKh --fields half,category,count
high	straight-flush	2
high	four-of-a-kind	0
high	full-house	0
high	flush	43
high	straight	65
high	three-of-a-kind	21
high	two-pair	157
high	pair	507
high	high-card	195
high	total	990
low	five-low	16
low	six-low	32
low	seven-low	414
low	eight-low	122
low	no-low	406
low	total	990
$ felt count -g stud8 -f json As2d3c4h5s6d7c --fields half,category,count,probability | grep low
{"half": "low", "category": "five-low", "count": 1, "probability": 1}
{"half": "low", "category": "six-low", "count": 0, "probability": 0}
{"half": "low", "category": "seven-low", "count": 0, "probability": 0}
{"half": "low", "category": "eight-low", "count": 0, "probability": 0}
{"half": "low", "category": "no-low", "count": 0, "probability": 0}
{"half": "low", "category": "total", "count": 1, "probability": 1}
$ felt count -g stud8 --fields hand,half,category,count As2d3c4h5s6d As2d3c4h5s6h | grep total
As2d3c4h5s6d	high	total	46
As2d3c4h5s6d	low	total	46
As2d3c4h5s6h	high	total	46
As2d3c4h5s6h	low	total	46
$ FELT_SCREEN=80 felt count -g omaha8 As2sQhJh -b 3c7dKh9s
high                   hands   share of all  odds against
straight flush             0        0.0000%         never
four of a kind             0        0.0000%         never
full house                 0        0.0000%         never
flush                      0        0.0000%         never
straight                   4        9.0909%      10.0 : 1
three of a kind            0        0.0000%         never
two pair                   0        0.0000%         never
pair                      24       54.5455%      0.83 : 1
high card                 16       36.3636%      1.75 : 1
                          44
\
low                    hands   share of all  odds against
five low                   0        0.0000%         never
six low                    0        0.0000%         never
seven low                 12       27.2727%      2.67 : 1
eight low                  4        9.0909%      10.0 : 1
no low                    28       63.6364%      0.57 : 1
                          44
$ FELT_SCREEN=80 felt count -g badugi As2d
                         hands   share of all  odds against
four-card badugi           110        8.9796%      10.1 : 1
three-card badugi          781       63.7551%      0.57 : 1
two-card badugi            334       27.2653%      2.67 : 1
one-card badugi              0        0.0000%         never
                         1,225

# The next card: the board's in Omaha, the player's in stud and draw games.
$ FELT_SCREEN=80 felt count -g omaha8 --next --cards=ascii As2sQhJh -b 3c7dKh9s
cards  high             which
    4  straight         Ts Th Td Tc
   24  pair             Ah Ad Ac Ks Kd Kc Qs Qd Qc Js Jd Jc 9h 9d 9c 7s 7h 7c 3s
                        3h 3d 2h 2d 2c
   16  high card        8s 8h 8d 8c 6s 6h 6d 6c 5s 5h 5d 5c 4s 4h 4d 4c
\
cards  low              which
   12  seven low        6s 6h 6d 6c 5s 5h 5d 5c 4s 4h 4d 4c
    4  eight low        8s 8h 8d 8c
   28  no low           Ah Ad Ac Ks Kd Kc Qs Qd Qc Js Jd Jc Ts Th Td Tc 9h 9d 9c
                        7s 7h 7c 3s 3h 3d 2h 2d 2c
$ felt count -g omaha8 --next As2sQhJh -b 3c7dKh9s | sed -n '1p;20p'
Ah	3328	pair	pair of aces, king-queen-nine kickers		
8s	6202	high-card	high card, ace-king-queen-nine-eight	37	eight-seven-three-two-ace low
$ felt count -g stud8 --next As2d3c4h --fields card,name,low_standing,low_name | sed -n '1p;29,33p'
Ah	pair of aces, four-three-two kickers		
7h	high card, ace-seven-four-three-two	7	seven-four-three-two-ace low
7d	high card, ace-seven-four-three-two	7	seven-four-three-two-ace low
7c	high card, ace-seven-four-three-two	7	seven-four-three-two-ace low
6s	high card, ace-six-four-three-two	2	six-four-three-two-ace low
6h	high card, ace-six-four-three-two	2	six-four-three-two-ace low
$ felt count -g badugi --next As2d3c --fields card,name | sed -n '1,4p'
Ah	three-card badugi, three-two-ace
Ad	three-card badugi, three-two-ace
Ac	three-card badugi, three-two-ace
Ks	three-card badugi, three-two-ace
$ felt count -g 27 --next 2c3c4c5c --fields card,standing,name | tail -n 2
2h	1279	pair of deuces, five-four-three kickers
2d	1279	pair of deuces, five-four-three kickers

# Hands that cannot be counted.
$ felt count -g omaha AsKsQhJh2c
felt count: operand:1:1: a hand of 5 cards; this game deals 4
[1]
$ felt count -g omaha AsKsQhJh -b 2c3c4c5c6c7c
felt count: operand:1:1: 10 known cards, but the hand has only 9
[1]
$ felt count -g omaha -n 7 AsKs -b 2c3d4h5s
felt count: operand:1:1: a board of 4 cards, but --size leaves room for only 3
[1]
$ felt count -g omaha -n 6
felt count: --size: a hand of Omaha has 7 to 9 cards with its board, not 6
see 'felt count --help'
[2]
$ felt count -g 27 -n 7
felt count: --size: a hand of deuce-to-seven single draw has 5 cards, not 7
see 'felt count --help'
[2]
$ felt count -n 8
felt count: --size: a hand of hold'em has 5 to 7 cards with its board, not 8
see 'felt count --help'
[2]
$ felt count -g stud -b 2c3c4c
felt count: --board: seven-card stud has no board
see 'felt count --help'
[2]
$ felt count -g stud 'AsKs @ 2c3c4c'
felt count: operand:1:8: this game has no board
[1]
$ felt count -g 27 2c3c4c5d6h7s
felt count: operand:1:1: 6 known cards, but the hand has only 5
[1]
$ felt count -g omaha --next AsKsQhJh
felt count: operand:1:1: --next needs a hand of 4 cards and a board of 3 or 4; given: 4 cards
[1]
$ felt count -g badugi --next As2d
felt count: operand:1:1: --next needs 3 known cards in this game, not 2
[1]
$ felt count -g stud --next As
felt count: operand:1:1: --next needs 4 to 6 known cards, not 1
[1]
$ felt count -g stud --ranges AA
felt count: --ranges requires a game with two hole cards, not seven-card stud
see 'felt count --help'
[2]
$ felt count -g stud AA
felt count: --ranges requires a game with two hole cards, not seven-card stud
see 'felt count --help'
[2]
$ felt count -g shortdeck AhKh -d 2c
felt count: --dead:1: the deck of this game has no '2c'
[2]

# Cards that the deck of the game lacks were counted.
$ felt count -g shortdeck 2c2d
felt count: operand:1:1: the deck of this game has no '2c'
[1]
