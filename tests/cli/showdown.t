# Hands with a board, hands of five, and of five to seven.
$ felt showdown AhKh QsQd -b 2h7h9hTc3d
1	1	AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h	win
1	2	QsQd	3903	pair	pair of queens, ten-nine-seven kickers	QsQdTc9h7h	lose
$ felt showdown 4c4dJhJs9c 4h4sJcJdTs
1	1	4h4sJcJdTs	2900	two-pair	two pair, jacks and fours, ten kicker	JcJd4h4sTs	win
1	2	4c4dJhJs9c	2901	two-pair	two pair, jacks and fours, nine kicker	JhJs4c4d9c	lose
$ felt showdown AhKhQhJhTh2c3c 9c9d9h9s2d
1	1	AhKhQhJhTh2c3c	1	straight-flush	royal flush	AhKhQhJhTh	win
1	2	9c9d9h9s2d	82	four-of-a-kind	four of a kind, nines, two kicker	9c9d9h9s2d	lose
$ felt showdown AhKh QsQd -b 2h7h9h
1	1	AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h	win
1	2	QsQd	3940	pair	pair of queens, nine-seven-two kickers	QsQd9h7h2h	lose
$ felt showdown AhKh QsQd -b 2h7h
felt showdown: operand:1:1: too few cards: a hand has 5 to 7, not 4
[1]
$ felt showdown AhKh QsQd
felt showdown: operand:1:1: too few cards: a hand has 5 to 7, not 2
[1]
$ felt showdown AhKh QsQd7c -b 2h7h9hTc3d
felt showdown: operand:2:1: too many cards: a hand has 5 to 7, not 8
[1]
$ felt showdown AhKh -b 2h7h9hTc3d
felt showdown: operand:1:5: only one hand; a showdown needs two or more
[1]
$ felt showdown ''
felt showdown: operand:1:1: a hand is missing
[1]
$ felt showdown AhKh '' -b 2h7h9hTc3d
felt showdown: operand:1:5: only one hand; a showdown needs two or more
[1]

# Ties share a place and the next place stays empty; equal hands keep their order.
$ felt showdown --fields place,position,hand,result KsQd 2c2s KhQc KdJc -b 7h7c3d4s2d
1	2	2c2s	win
2	1	KsQd	lose
2	3	KhQc	lose
4	4	KdJc	lose
$ felt showdown --fields place,hand,result AcKd AdKc AhKs -b 2h7h9hTc3d
1	AcKd	tie
1	AdKc	tie
1	AhKs	tie

# Showdown lines: `;` or a `v` between spaces, `@` the board, `!` dead cards.
$ felt showdown --fields problem,place,hand 'AhKh; QsQd @ 2h7h9hTc3d ! 4s' 'AhKh v QsQd V 7c7d @ 2h 7h 9h Tc 3d' 'AhKh;QsQd;@2h7h9hTc3d'
1	1	AhKh
1	2	QsQd
2	1	AhKh
2	2	7c7d
2	3	QsQd
3	1	AhKh
3	2	QsQd
$ printf 'AhKh; QsQd @ 2h7h9hTc3d\n\n# none here\nAhKh v QsQd @ 2c7c9cTc3d\r\n' | felt showdown --fields problem,place,hand
1	1	AhKh
1	2	QsQd
2	1	QsQd
2	2	AhKh
$ printf 'AhKh; QsQd\nAhKh v QsQc' | felt showdown --fields problem,place,hand -b 2h7h9hTc3d
1	1	AhKh
1	2	QsQd
2	1	AhKh
2	2	QsQc
$ felt showdown --fields hand AhKh v QsQd v 7c7d -b 2h7h9hTc3d
AhKh
7c7d
QsQd
$ felt showdown --fields hand AhKh v QsQd @ 2h7h9hTc3d '!' 4s
AhKh
QsQd

# Lines that are none.
$ felt showdown 'AhKh; QsQd @ 2h7h9hTc3d' -b 2c3c4c
felt showdown: operand:1:14: a second board; only one '@' is allowed
[1]
$ felt showdown 'AhKh; QsQd ! 2c' -b 2h7h9hTc3d -d 4s
felt showdown: operand:1:14: a second list of dead cards; only one '!' is allowed
[1]
$ felt showdown ';AhKh; QsQd @ 2h7h9hTc3d'
felt showdown: operand:1:1: a hand is missing
[1]
$ felt showdown 'AhKh;; QsQd @ 2h7h9hTc3d'
felt showdown: operand:1:6: a hand is missing
[1]
$ felt showdown 'AhKh; QsQd @'
felt showdown: operand:1:12: no cards after '@' or '!'
[1]
$ felt showdown 'AhKh; QsQd @ 2h7h9hTc3d !'
felt showdown: operand:1:25: no cards after '@' or '!'
[1]
$ felt showdown 'AhKh; QsQd @ 2h7h9h @ Tc3d'
felt showdown: operand:1:21: a second board; only one '@' is allowed
[1]
$ felt showdown 'AhKh; QsQd ! 2c ! 3c @ 2h7h9hTc3d'
felt showdown: operand:1:17: a second list of dead cards; only one '!' is allowed
[1]
$ felt showdown 'AhKh; QsQd ! 2c @ 2h7h9hTc3d'
1	1	AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h	win
1	2	QsQd	3903	pair	pair of queens, ten-nine-seven kickers	QsQdTc9h7h	lose
$ felt showdown 'AhKh; QsQd @ 2h7h9hTc3d; 2c2d'
felt showdown: operand:1:24: hands must come before the board and the dead cards
[1]
$ felt showdown '@ 2h7h9hTc3d'
felt showdown: operand:1:1: a hand is missing
[1]
$ felt showdown AhKhvQsQd -b 2h7h9hTc3d
felt showdown: operand:1:5: no card begins with 'v'
[1]

# A card is dealt once: within a hand, among hands, on the board, dead.
$ felt showdown AhAh QsQd -b 2h7h9hTc3d
felt showdown: operand:1:3: duplicate card 'Ah', first at column 1
[1]
$ felt showdown AhKh AhQd -b 2h7h9hTc3d
felt showdown: operands:7: card 'Ah' is already dealt, first at column 1
[1]
$ felt showdown 'AhKh; AhQd @ 2h7h9hTc3d'
felt showdown: operand:1:7: card 'Ah' is already dealt, first at column 1
[1]
$ felt showdown AhKh 2hQd -b 2h7h9hTc3d
felt showdown: operand:2:1: card '2h' is already on the board
[1]
$ felt showdown 'AhKh; 2hQd @ 2h7h9hTc3d'
felt showdown: operand:1:14: card '2h' is already dealt, first at column 7
[1]
$ felt showdown AhKh QsQd -b 2h7h9hTc3d -d Ah
felt showdown: operand:1:1: card 'Ah' is dead
[1]
$ felt showdown 'AhKh; QsQd @ 2h7h9hTc3d ! Kh'
felt showdown: operand:1:27: card 'Kh' is already dealt, first at column 3
[1]
$ felt showdown AhKh QsQd -b 2h7h9hTc3d -d 4c2h
felt showdown: --dead:3: card '2h' is already on the board
[2]
$ felt showdown AhKh QsQd -b 2h7h9hTc3d -d 4c4c
felt showdown: --dead:3: duplicate card '4c', first at column 1
[2]

# Several decks: a card as often as there are decks, but once in a hand and its board.
$ felt showdown --decks 2 4♣J♣J♦J♠J♥ J♣8♦J♠J♥J♦
1	1	Jc8dJsJhJd	52	four-of-a-kind	four of a kind, jacks, eight kicker	JcJsJhJd8d	win
1	2	4cJcJdJsJh	56	four-of-a-kind	four of a kind, jacks, four kicker	JcJdJsJh4c	lose
$ felt showdown --decks 2 --winners AhKh AhKh -b 2h7h9hTc3d
1,2
$ felt showdown --decks 2 AhKh AhKh AhQd -b 2h7h9hTc3d
felt showdown: operands:13: card 'Ah' is already dealt, first at column 1
[1]
$ felt showdown --decks 2 AhKh QsQd -b Ah7h9hTc3d
felt showdown: operand:1:1: card 'Ah' is already on the board
[1]
$ felt showdown --decks 2 AhAh QsQd -b 2h7h9hTc3d
felt showdown: operand:1:3: duplicate card 'Ah', first at column 1
[1]
$ felt showdown --decks 2 'AhKh; QsQd @ Ah7h9hTc3d'
felt showdown: operand:1:1: card 'Ah' is already dealt, first at column 14
[1]
$ felt showdown --decks 64 --winners -b 2h7h9hTc3d $(for i in $(seq 64); do echo AsKs; done)
1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64
$ felt showdown --decks 64 --winners -b 2h7h9hTc3d $(for i in $(seq 65); do echo AsKs; done)
felt showdown: operand:65:1: too many hands; a showdown has at most 64
[1]
$ felt showdown --decks 65 AsKs AsKs -b 2h7h9hTc3d
felt showdown: --decks: '65' is not an integer from 1 to 64
see 'felt showdown --help'
[2]
$ felt showdown --decks 0 AsKs AsKs -b 2h7h9hTc3d
felt showdown: --decks: '0' is not an integer from 1 to 64
see 'felt showdown --help'
[2]

# -n cuts an undivided line into hands.
$ printf '8C TS KC 9H 4S 7D 2S 5D 3S AC\n5C AD 5D AC 9C 7C 5H 8D TD KS\n' | felt showdown -n 5
1	1	7d2s5d3sAc	6673	high-card	high card, ace-seven-five-three-two	Ac7d5d3s2s	win
1	2	8cTsKc9h4s	6885	high-card	high card, king-ten-nine-eight-four	KcTs9h8c4s	lose
2	1	5cAd5dAc9c	2560	two-pair	two pair, aces and fives, nine kicker	AdAc5c5d9c	win
2	2	7c5h8dTdKs	6904	high-card	high card, king-ten-eight-seven-five	KsTd8d7c5h	lose
$ printf '8CTSKC9H4S7D2S5D3SAC\n' | felt showdown -n 5 --winners
2
$ felt showdown -n 5 --winners=hands 8C TS KC 9H 4S 7D 2S 5D 3S AC
7d2s5d3sAc
$ felt showdown -n 7 --winners 8CTSKC9H4S2C3C7D2S5D3SAC4D6D
2
$ felt showdown -n 5 8CTSKC9H4S7D2S5D3S
felt showdown: operand:1:19: 9 cards cannot be divided into hands of equal size
[1]
$ felt showdown -n 5 8CTSKC9H4S
felt showdown: operand:1:11: only one hand; a showdown needs two or more
[1]
$ felt showdown -n 5 8CTSKC9H4S7D2S5D3S8C
felt showdown: operand:1:19: card '8C' is already dealt, first at column 1
[1]
$ felt showdown -n 5 '8CTSKC9H4S; 7D2S5D3SAC'
felt showdown: operand:1:13: the line is already divided into hands, so it cannot be cut
[1]
$ felt showdown -n 5 ''
felt showdown: operand:1:1: a hand is missing
[1]
$ felt showdown -n 8 8CTSKC9H
felt showdown: --cut: '8' is not an integer from 1 to 7
see 'felt showdown --help'
[2]

# Hole cards are cut as well, for hands that share a board.
$ echo AhKhQsQd | felt showdown -n 2 -b 2h7h9hTc3d --winners
1
$ felt showdown -n 4 8CTSKC9H7D2S5D3S
felt showdown: operand:1:1: too few cards: a hand has 5 to 7, not 4
[1]

# The winners, by position or as the hands were given.
$ felt showdown --winners AhKh QsQd -b 2h7h9hTc3d
1
$ felt showdown --winners=positions KsQd KdJc KhQc -b 7h7c3d4s2d
1,3
$ felt showdown --winners=hands 'Ks Qd' KdJc K♥Q♣ -b 7h7c3d4s2d
KsQd,KhQc
$ felt showdown --winners -f json KsQd KdJc KhQc -b 7h7c3d4s2d
{"winners": [1, 3]}
$ felt showdown --winners=hands -f csv KsQd KdJc KhQc -b 7h7c3d4s2d
winners
"KsQd,KhQc"
$ felt showdown --winners=all KsQd KdJc -b 7h7c3d4s2d
felt showdown: --winners: 'all' is not positions or hands
see 'felt showdown --help'
[2]
$ felt showdown --winners --explain AhKh QsQd
felt showdown: --winners and --explain cannot be used together
see 'felt showdown --help'
[2]
$ felt showdown --winners --fields place AhKh QsQd
felt showdown: --winners and --fields cannot be used together
see 'felt showdown --help'
[2]

# An invalid showdown keeps its number.
$ printf 'AhKh v QsQd\nAhKh v AhQd\nAhKh v QsQc' | felt showdown -k --fields problem,hand,result -b 2h7h9hTc3d
1	AhKh	win
1	QsQd	lose
felt showdown: standard input:2:8: card 'Ah' is already dealt, first at column 1
3	AhKh	win
3	QsQc	lose
felt showdown: 1 invalid line skipped
[1]

# Why: what decided, and against whom.
$ felt showdown --explain KsQd KhQc KdJc -b 7h7c3d4s2d
1	1	KsQd	4927	pair	pair of sevens, king-queen-four kickers	7h7cKsQd4s	tie		a pair of sevens each, then king, queen, four; all five cards equal
1	1	KhQc	4927	pair	pair of sevens, king-queen-four kickers	7h7cKhQc4s	tie		a pair of sevens each, then king, queen, four; all five cards equal
1	3	KdJc	4935	pair	pair of sevens, king-jack-four kickers	7h7cKdJc4s	lose	Jc	the same pair and king; the jack loses to the queen
$ felt showdown --fields hand,decider,why AhKh QsQd 2c2d -b 2h7h9hTc3d
AhKh		a flush beats three of a kind
2c2d		three of a kind loses to a flush
QsQd		a pair loses to three of a kind
$ felt showdown --fields decider,why AcKd2h3h4h AdKc2s3s5s
5s	the same ace and king; the five beats the four
4h	the same ace and king; the four loses to the five
$ felt showdown --fields decider,why AcAdKhKdQs AhAsQdQcKs
Kh	the same high pair; the pair of kings beats the pair of queens
Qd	the same high pair; the pair of queens loses to the pair of kings
$ felt showdown --fields decider,why AcAdKhKd3s AhAsKcKs2s
3s	the same pairs; the three beats the two
2s	the same pairs; the two loses to the three
$ felt showdown --fields decider,why 9c9d9hKdQs 8h8s8dAcKs
9c	the three nines beat the three eights
8h	the three eights lose to the three nines
$ felt showdown --fields decider,why 9c9d9hKdKs 9h9s9cQdQs --decks 2
Kd	the same three; the pair of kings beats the pair of queens
Qd	the same three; the pair of queens loses to the pair of kings
$ felt showdown --fields decider,why 9c9d9h9sKs 8c8d8h8sAs
9c	the four nines beat the four eights
8c	the four eights lose to the four nines
$ felt showdown --fields decider,why 9c8d7h6s5s 8c7d6h5d4s
9c	the nine-high straight beats the eight-high straight
8c	the eight-high straight loses to the nine-high straight
$ felt showdown --fields decider,why AcQc9c5c3c AdQd9d5d2d
3c	the same ace, queen, nine and five; the three beats the two
2d	the same ace, queen, nine and five; the two loses to the three
$ felt showdown --fields decider,why 9c8c7c6c5c 5d4d3d2dAd
9c	the nine-high straight flush beats the five-high straight flush
5d	the five-high straight flush loses to the nine-high straight flush
$ felt showdown --fields why AcQc9c5c3c AdQd9d5d3d
flush, ace-queen-nine-five-three each; all five cards equal
flush, ace-queen-nine-five-three each; all five cards equal
$ felt showdown --fields why AcAd -b AsKhKdQc2c AhKs
the three aces beat the three kings
the three kings lose to the three aces
$ felt showdown --fields why 9c8d7h6s5s 9d8c7d6h5d
nine-high straight each; all five cards equal
nine-high straight each; all five cards equal
$ felt showdown --fields why AcKc AdKd -b QhJhThTs9s
ace-high straight each; all five cards equal
ace-high straight each; all five cards equal

# Spanish and Unicode notation, in and out.
$ felt showdown --cards es AC10C QPQD -b 2C7C9C10T3D
1	1	AC10C	701	flush	flush, ace-ten-nine-seven-two	AC10C9C7C2C	win
1	2	QPQD	3903	pair	pair of queens, ten-nine-seven kickers	QPQD10T9C7C	lose
$ felt showdown --cards es --fields best,decider,cards 'ACKP; ACQT @ 2C7C9C10T3D' --decks 2
ACKP10T9C7C	KP	ACKP2C7C9C10T3D
ACQT10T9C7C	QT	ACQT2C7C9C10T3D
$ felt showdown --cards unicode --fields hand,best,cards AhKh Q♠Q♦ -b 2h7h9hTc3d
A♥K♥	A♥K♥9♥7♥2♥	A♥K♥2♥7♥9♥T♣3♦
Q♠Q♦	Q♠Q♦T♣9♥7♥	Q♠Q♦2♥7♥9♥T♣3♦
