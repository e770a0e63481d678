# Every category once, five cards, the best first.
$ felt rank AsKsQsJsTs 9h8h7h6h5h 5d4d3d2dAd 8c8d8h8s2c TcTdTh4s4c KdJd9d5d3d AcKdQhJsTc 5c4d3h2sAc QcQdQh9s2c JcJd4h4s9c AcAdKhQs2c KcJd9h5s3c 7c5d4h3s2c
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
9h8h7h6h5h	6	straight-flush	nine-high straight flush	9h8h7h6h5h
5d4d3d2dAd	10	straight-flush	five-high straight flush	5d4d3d2dAd
8c8d8h8s2c	94	four-of-a-kind	four of a kind, eights, two kicker	8c8d8h8s2c
TcTdTh4s4c	224	full-house	full house, tens over fours	TcTdTh4s4c
KdJd9d5d3d	979	flush	flush, king-jack-nine-five-three	KdJd9d5d3d
AcKdQhJsTc	1600	straight	ace-high straight	AcKdQhJsTc
5c4d3h2sAc	1609	straight	five-high straight	5c4d3h2sAc
QcQdQh9s2c	1786	three-of-a-kind	three of a kind, queens, nine-two kickers	QcQdQh9s2c
JcJd4h4s9c	2901	two-pair	two pair, jacks and fours, nine kicker	JcJd4h4s9c
AcAdKhQs2c	3335	pair	pair of aces, king-queen-two kickers	AcAdKhQs2c
KcJd9h5s3c	6842	high-card	high card, king-jack-nine-five-three	KcJd9h5s3c
7c5d4h3s2c	7462	high-card	high card, seven-five-four-three-two	7c5d4h3s2c

# Six and seven: the best five of them, those that decide first in front.
$ felt rank 2c3c4c5c6c7c 2c3c4c5c6c7c8c AhAd7c7d2s2cKh AhAdAcKhKdKcQs 2h3h4h5h6hAhKh As2c3d4h5s5d5c
2c3c4c5c6c7c	8	straight-flush	seven-high straight flush	7c6c5c4c3c
2c3c4c5c6c7c8c	7	straight-flush	eight-high straight flush	8c7c6c5c4c
AhAd7c7d2s2cKh	2534	two-pair	two pair, aces and sevens, king kicker	AhAd7c7dKh
AhAdAcKhKdKcQs	167	full-house	full house, aces over kings	AhAdAcKhKd
2h3h4h5h6hAhKh	9	straight-flush	six-high straight flush	6h5h4h3h2h
As2c3d4h5s5d5c	1609	straight	five-high straight	5s4h3d2cAs

# A flush that holds a straight of other suits, four of a kind and a full house's cards.
$ felt rank 2h4h6h8hThTsTd 9h8h7h6h2h5cTd 4s4h4d4cKsKhKd
2h4h6h8hThTsTd	1527	flush	flush, ten-eight-six-four-two	Th8h6h4h2h
9h8h7h6h2h5cTd	1550	flush	flush, nine-eight-seven-six-two	9h8h7h6h2h
4s4h4d4cKsKhKd	132	four-of-a-kind	four of a kind, fours, king kicker	4s4h4d4cKs

# Standings, from 1 to 7462, and their names' ends.
$ felt rank --fields standing,name AhAdAcAsKd AhAdAcAs2d 2h2d2c2s3d AhKhQhJh9h 7h5h4h3h2h AhAdKcKsQd 3h3d2c2s4d AhKdQcJs9d
11	four of a kind, aces, king kicker
22	four of a kind, aces, two kicker
166	four of a kind, deuces, three kicker
323	flush, ace-king-queen-jack-nine
1599	flush, seven-five-four-three-two
2468	two pair, aces and kings, queen kicker
3325	two pair, threes and deuces, four kicker
6186	high card, ace-king-queen-jack-nine

# Notations: upper or lower case, T or 10, symbols filled and white, spaces, brackets.
$ felt rank --fields standing,cards asKSqsJSts 'AS KS QS JS 10S' A♠K♠Q♠J♠10♠ 'A♤ K♤ Q♤ J♤ T♤' '[As Ks] [Qs Js Ts]' 'As[Ks]Qs[]JsTs'
1	AsKsQsJsTs
1	AsKsQsJsTs
1	AsKsQsJsTs
1	AsKsQsJsTs
1	AsKsQsJsTs
1	AsKsQsJsTs
$ felt rank --fields standing,cards 2♣3♦4♥5♠7♧ 2♢3♡4c5d7♤
7462	2c3d4h5s7c
7462	2d3h4c5d7s
$ felt rank --cards unicode AsKdQhJcTs
A♠K♦Q♥J♣T♠	1600	straight	ace-high straight	A♠K♦Q♥J♣T♠
$ felt rank --cards es APKDQCJT10P 'ap 10d 9c 8t 7p' A♠K♦Q♥J♣10♠
APKDQCJT10P	1600	straight	ace-high straight	APKDQCJT10P
AP10D9C8T7P	6554	high-card	high card, ace-ten-nine-eight-seven	AP10D9C8T7P
APKDQCJT10P	1600	straight	ace-high straight	APKDQCJT10P
$ felt rank --cards es APKPQPJPTP
felt rank: operand:1:9: no such rank 'T' (2 to 10, J, Q, K, A)
[1]
$ felt rank --cards es AsKPQPJP10P
felt rank: operand:1:2: no such suit 's' (P C D T or ♠ ♥ ♦ ♣)
[1]
$ felt rank --cards es 1PKPQPJP10P
felt rank: operand:1:1: no such rank '1' (2 to 10, J, Q, K, A)
[1]

# A board that all hands share.
$ felt rank -b 2h7h9hTc3d AhKh QsQd
AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h
QsQd	3903	pair	pair of queens, ten-nine-seven kickers	QsQdTc9h7h
$ felt rank --board '2♥ 7♥ 9♥' AhKh QsQd
AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h
QsQd	3940	pair	pair of queens, nine-seven-two kickers	QsQd9h7h2h
$ felt rank -b 2h7h9h AhKh AhQd9h
AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h
felt rank: operand:2:5: card '9h' is already on the board
[1]
$ felt rank -b 2h7h9hTc3d AhKhQh
felt rank: operand:1:7: too many cards: a hand has 5 to 7, not 8
[1]
$ felt rank -b 2h7h AhKh
felt rank: operand:1:5: too few cards: a hand has 5 to 7, not 4
[1]
$ felt rank -b 2h2h AhKhQh
felt rank: --board:3: duplicate card '2h', first at column 1
[2]
$ felt rank -b 2x AhKhQh
felt rank: --board:2: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
[2]

# Lines: surrounding spaces, empty lines and comments are ignored.
$ printf 'AsKsQsJsTs\n\n  # a comment\n \t \n 2c 3c 4c 5c 7d \n' | felt rank
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
2c3c4c5c7d	7462	high-card	high card, seven-five-four-three-two	7d5c4c3c2c
$ printf 'AsKsQsJsTs\n\n# a comment\n2c3c4c5c7d\n' | felt rank --fields standing
1
7462

# Fields, in any order and number.
$ felt rank --fields score,standing,cards,hand 'As Ks Qs Js Ts' 2c3c4c5c7d
7462	1	AsKsQsJsTs	AsKsQsJsTs
1	7462	2c3c4c5c7d	2c3c4c5c7d
$ felt rank --fields=' name , standing , name' 2c3c4c5c7d
high card, seven-five-four-three-two	7462	high card, seven-five-four-three-two

# Sorted: the best first, equal ones as they came.
$ printf '2c3c4c5c7d\nAsKsQsJsTs\n2d3d4d5d7h\nAhKhQhJhTh\nAcAdKhQs2c\n' | felt rank --sort --fields hand,standing
AsKsQsJsTs	1
AhKhQhJhTh	1
AcAdKhQs2c	3335
2c3c4c5c7d	7462
2d3d4d5d7h	7462
$ felt rank --sort --fields hand 2c3c4c5c7d AcAdKhQs2c
AcAdKhQs2c
2c3c4c5c7d
$ printf '2c3c4c5c7d\nbad\nAsKsQsJsTs\n' | felt rank --sort -k --fields hand
felt rank: standard input:2:1: no card begins with 'b'
AsKsQsJsTs
2c3c4c5c7d
felt rank: 1 invalid line skipped
[1]

# Counted by category, with shares and odds against.
$ printf '2c3c4c5c7d\nAsKsQsJsTs\n2d3d4d5d7h\nAcAdKhQs2c\n' | felt rank --count
straight-flush	1	0.25	3
four-of-a-kind	0	0	inf
full-house	0	0	inf
flush	0	0	inf
straight	0	0	inf
three-of-a-kind	0	0	inf
two-pair	0	0	inf
pair	1	0.25	3
high-card	2	0.5	1
total	4	1	0
$ felt rank --count AsKsQsJsTs 9h8h7h6h5h -f json | head -n 2
{"category": "straight-flush", "count": 2, "probability": 1, "odds_against": 0}
{"category": "four-of-a-kind", "count": 0, "probability": 0, "odds_against": null}
$ felt rank --count --fields probability,category AsKsQsJsTs 9h8h7h6h5h | head -n 2
1	straight-flush
0	four-of-a-kind
$ FELT_SCREEN=60 felt rank --count --fields count,category --color never AsKsQsJsTs | head -n 2
count  category
    1  straight-flush
$ felt rank --count --fields name AsKsQsJsTs
felt rank: --fields: unknown field 'name'; the fields are category, count, probability, odds_against
see 'felt rank --help'
[2]
$ felt rank --count | tail -n 1
total	0	0	inf
$ felt rank --count hands.txt
felt rank: operand:1:1: no card begins with 'h'
[1]
$ printf 'AsKsQsJsTs\nAsKsQsJs\n' | felt rank --count
felt rank: standard input:2:9: too few cards: a hand has 5 to 7, not 4
[1]
$ printf 'AsKsQsJsTs\nAsKsQsJs\n' | felt rank --count -k --fields count | tail -n 1
felt rank: standard input:2:9: too few cards: a hand has 5 to 7, not 4
felt rank: 1 invalid line skipped
1
$ felt rank -g 21 --count -f csv As Kx
felt rank: operand:2:2: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
[1]

# -- ends options; an operand may be empty or begin with a dash, and then is not a hand.
$ felt rank -- AsKsQsJsTs
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
$ felt rank AsKsQsJsTs --fields standing 2c3c4c5c7d
1
7462
$ felt rank -- AsKsQsJsTs --fields
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
felt rank: operand:2:1: no card begins with '-'
[1]
$ felt rank -- -AsKsQsJsTs
felt rank: operand:1:1: no card begins with '-'
[1]
$ felt rank ''
felt rank: operand:1:1: too few cards: a hand has 5 to 7, not 0
[1]

# A dash alone is standard input.
$ echo AsKsQsJsTs | felt rank --fields standing -
1
