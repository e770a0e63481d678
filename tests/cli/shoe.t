# Twenty-one: soft and hard totals, naturals, busts, and how often the next card busts.
$ felt rank -g 21 As6h AsKd 7h7d7c KsQd5h As As9h 9h7c
As6h	6	soft-17	soft 17	17	0	50	0
AsKd	1	natural	natural	21	0	50	0
7h7d7c	2	hard-21	hard 21	21	49	49	1
KsQd5h	22	bust	bust with 25	25			
As	12	soft-11	soft 11	11	0	51	0
As9h	3	soft-20	soft 20	20	0	50	0
9h7c	7	hard-16	hard 16	16	30	50	0.6
$ felt rank -g 21 -f tsv --fields hand,total,soft,score AsAhAdAc AsAh9cTd 2c
hand	total	soft	score
AsAhAdAc	14	true	14
AsAh9cTd	21	false	21
2c	2	false	2
$ felt rank -g 21 As 6h
As6h	6	soft-17	soft 17	17	0	50	0
$ felt rank -g 21 --decks 6 --fields name,bust_cards,cards_left,bust_probability KsKs 'KhTd2c ! KsKsKs' 6c6c
hard 20	286	310	0.9225806451612903
bust with 22			
hard 12	96	310	0.3096774193548387
$ felt rank -g 21 --decks 6 -d 'Ts,Ts,Ts 9c' --fields name,bust_cards,cards_left,bust_probability KhTd2c
bust with 22			
$ felt rank -g 21 --decks 6 --fields name,cards_left AsAsAsAsAsAsAhAhAhAhAhAhAdAdAdAdAdAdAcAcAc 'AsAsAsAsAsAsAhAhAhAhAhAhAdAdAdAdAdAdAcAcAc2c'
hard 21	291
bust with 23	
$ FELT_SCREEN=100 felt rank -g 21 --sort --color never As6h AsKd 7h7d7c KsQd5h
hand    standing  name          bust_cards  cards_left  bust_probability
A♠K♦           1  natural                0          50           0.0000%
7♥7♦7♣         2  hard 21               49          49         100.0000%
A♠6♥           6  soft 17                0          50           0.0000%
K♠Q♦5♥        22  bust with 25
$ printf 'As6h\nKsQd5h ! 2c\n\n# no hand\n9c9d\n' | felt rank -g 21 --fields hand,name
As6h	soft 17
KsQd5h	bust with 25
9c9d	hard 18
$ printf 'box,hand\n1,As6h\n2,KsQd5h\n' | felt rank -g 21 -i csv
box,hand,standing,category,name,total,bust_cards,cards_left,bust_probability
1,As6h,6,soft-17,soft 17,17,0,50,0
2,KsQd5h,22,bust,bust with 25,25,,,

# Counted by category; on a screen by total, with bars where there is room.
$ felt rank -g 21 --count As6h AsKd Td7c KsQd5h | awk '$2 || $3'
natural	21	1	0.25	3
soft-21	21	0	0	inf
hard-21	21	0	0	inf
soft-20	20	0	0	inf
hard-20	20	0	0	inf
soft-19	19	0	0	inf
hard-19	19	0	0	inf
soft-18	18	0	0	inf
hard-18	18	0	0	inf
soft-17	17	1	0.25	3
hard-17	17	1	0.25	3
soft-16	16	0	0	inf
hard-16	16	0	0	inf
soft-15	15	0	0	inf
hard-15	15	0	0	inf
soft-14	14	0	0	inf
hard-14	14	0	0	inf
soft-13	13	0	0	inf
hard-13	13	0	0	inf
soft-12	12	0	0	inf
hard-12	12	0	0	inf
soft-11	11	0	0	inf
hard-11	11	0	0	inf
hard-10	10	0	0	inf
hard-9	9	0	0	inf
hard-8	8	0	0	inf
hard-7	7	0	0	inf
hard-6	6	0	0	inf
hard-5	5	0	0	inf
hard-4	4	0	0	inf
hard-3	3	0	0	inf
hard-2	2	0	0	inf
bust		1	0.25	3
total		4	1	0
$ FELT_SCREEN=80 felt rank -g 21 --count --color never As6h AsKd Td7c KsQd5h
total                  hands   share of all  odds against  soft  hard
natural                    1       25.0000%      3.00 : 1
17                         2       50.0000%      1.00 : 1     1     1
bust                       1       25.0000%      3.00 : 1
                           4
$ FELT_SCREEN=100 felt rank -g 21 --count --color never --cards ascii As6h AsKd Td7c KsQd5h
total                  hands   share of all  odds against  soft  hard
natural                    1       25.0000%      3.00 : 1                ##########
17                         2       50.0000%      1.00 : 1     1     1    ####################
bust                       1       25.0000%      3.00 : 1                ##########
                           4

# A card is in the shoe as often as there are decks.
$ felt rank -k -g 21 KsKs 'Ks ! KsQd' 'AsKd @ 2c' 'Xs' '[]'
felt rank: operand:1:3: no 'Ks' is left: 1 deck in play
felt rank: operand:2:6: no 'Ks' is left: 1 deck in play
felt rank: operand:3:8: this game has no board
felt rank: operand:4:1: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
felt rank: operand:5:1: a hand is missing
felt rank: 5 invalid operands skipped
[1]
$ felt rank -g 21 --decks 2 KsKsKs
felt rank: operand:1:5: no 'Ks' is left: 2 decks in play
[1]
$ felt rank -g 21 --decks 64 $(printf '2c%.0s' $(seq 23))
felt rank: operand:1:45: too many cards: a hand has at most 22
[1]
$ felt rank -g 21 -d KsKs As
felt rank: --dead:3: no 'Ks' is left: 1 deck in play
[2]
$ felt rank -g 21 -d Ks 'As ! 2c'
felt rank: operand:1:6: a second list of dead cards; only one '!' is allowed
[1]
$ felt rank -g 21 -b As Ks
felt rank: --board: twenty-one has no board
see 'felt rank --help'
[2]
$ felt rank --decks 2 AsKsQsJsTs
felt rank: --decks requires -g 21 or -g high; hold'em uses one deck
see 'felt rank --help'
[2]
$ felt rank -d 2c AsKsQsJsTs
felt rank: --dead requires -g 21 or -g high
see 'felt rank --help'
[2]
$ felt rank -g 21 --decks 65 As
felt rank: --decks: '65' is not an integer from 1 to 64
see 'felt rank --help'
[2]

# Other commands play poker alone, and say so.
$ felt equity -g 21 AsKs QdQh
felt equity: --game: '21' is not a poker game; only felt rank, showdown, count and deal support it
see 'felt equity --help'
[2]
$ felt pots -g high a:1 b:1
felt pots: --game: 'high' is not a poker game; only felt rank, showdown, count and deal support it
see 'felt pots --help'
[2]
$ felt sim -g 21 a=call b=call
felt sim: --game: '21' is not a poker game; only felt rank, showdown, count and deal support it
see 'felt sim --help'
[2]
$ felt range -g high AA
felt range: --game: 'high' is not a poker game; only felt rank, showdown, count and deal support it
see 'felt range --help'
[2]
$ felt blackjack
felt: 'blackjack' is not a felt command; try: felt showdown -g 21 KsQd 7h7d7c AsJh
see 'felt --help'
[2]

# High card: by rank, then by suit; the highest of several; and without suits.
$ felt rank -g high As Ah Ad Ac Ks 2d 2c 9cTd3h
As	1	ace	ace of spades
Ah	2	ace	ace of hearts
Ad	3	ace	ace of diamonds
Ac	4	ace	ace of clubs
Ks	5	king	king of spades
2d	51	two	two of diamonds
2c	52	two	two of clubs
9cTd3h	19	ten	ten of diamonds
$ felt rank -g high --ignore-suits -f json As Ah 2c
{"hand": "As", "standing": 1, "category": "ace", "name": "ace"}
{"hand": "Ah", "standing": 1, "category": "ace", "name": "ace"}
{"hand": "2c", "standing": 13, "category": "two", "name": "two"}
$ felt rank -g high-ranks As
As	1	ace	ace
$ felt rank -g high --count 9cTd3h Th As | awk '$2'
ace	1	0.3333333333333333	2
ten	2	0.6666666666666666	0.5
total	3	1	0
$ FELT_SCREEN=100 felt rank -g high --sort --color never 2c As Ah
hand  standing  name
A♠           1  ace of spades
A♥           2  ace of hearts
2♣          52  two of clubs
$ felt rank --ignore-suits As
felt rank: --ignore-suits requires --game high
see 'felt rank --help'
[2]

# Showdowns: the nearest to 21, ties whether soft or hard, a natural before 21, and nobody if all are bust.
$ felt showdown -g 21 Ks9d As3h5d Qc6h7d Jd4s4h
1	1	Ks9d	4	hard-19	hard 19	19	tie
1	1	As3h5d	4	soft-19	soft 19	19	tie
1	3	Jd4s4h	5	hard-18	hard 18	18	lose
1		Qc6h7d	22	bust	bust with 23	23	lose
$ felt showdown -g 21 --explain 7h7d7c AsKd 9s5h9c
1	1	AsKd	1	natural	natural	21	win	a natural beats 21
1	2	7h7d7c	2	hard-21	hard 21	21	lose	21 loses to a natural
1		9s5h9c	22	bust	bust with 23	23	lose	23 is more than 21
$ felt showdown -g 21 --explain Qc6h7d Jd4s9h
1		Qc6h7d	22	bust	bust with 23	23	lose	23 is more than 21
1		Jd4s9h	22	bust	bust with 23	23	lose	23 is more than 21
$ felt showdown -g 21 --explain --fields hand,why Qc6h7d Jd4s5h 8h8d 8s8c
Jd4s5h	19 beats 16
8h8d	16 each, less than 19
8s8c	16 each, less than 19
Qc6h7d	23 is more than 21
$ felt showdown -g 21 --winners Qc6h7d Jd4s9h
\
$ felt showdown -g 21 --winners=hands 'Ks9d v Td9c v 2c2d'
Ks9d,Td9c
$ felt showdown -g 21 -n 2 KsQdTd9c2c2d ! AsAd
1	1	KsQd	3	hard-20	hard 20	20	win
1	2	Td9c	4	hard-19	hard 19	19	lose
1	3	2c2d	19	hard-4	hard 4	4	lose
$ felt showdown -g 21 --decks 2 --fields hand,soft,bust_cards,cards_left,bust_probability,position,score As6h As6h Kd2c -d KsKs
As6h	true	0	96	0	1	17
As6h	true	0	96	0	2	17
Kd2c	false	29	96	0.3020833333333333	3	12
$ felt showdown -g 21 -f json AsKd KsQdJd
{"problem": 1, "place": 1, "hand": "AsKd", "standing": 1, "category": "natural", "name": "natural", "total": 21, "result": "win"}
{"problem": 1, "place": null, "hand": "KsQdJd", "standing": 22, "category": "bust", "name": "bust with 30", "total": 30, "result": "lose"}
$ FELT_SCREEN=80 felt showdown -g 21 --color never --explain Ks9d As3h5d Qc6h7d Jd4s4h
1= K♠ 9♦     hard 19       ties
1= A♠ 3♥ 5♦  soft 19       ties
3  J♦ 4♠ 4♥  hard 18
   Q♣ 6♥ 7♦  bust with 23
\
1= K♠ 9♦: 19 each
1= A♠ 3♥ 5♦: 19 each
3  J♦ 4♠ 4♥: 18 loses to 19
   Q♣ 6♥ 7♦: 23 is more than 21
$ FELT_SCREEN=80 felt showdown -g 21 --color never KsQsJs KdQdJd
   K♠ Q♠ J♠  bust with 30
   K♦ Q♦ J♦  bust with 30
every hand is bust: nobody wins
$ printf 'AsKd; KsQd\nAsKd; AsQd\n' | felt showdown -k -g 21 --winners
1
felt showdown: standard input:2:7: no 'As' is left: 1 deck in play
felt showdown: 1 invalid line skipped
[1]
$ felt showdown -g 21 --boards 2 AsKd QdQc
felt showdown: --boards: twenty-one has no board
see 'felt showdown --help'
[2]
$ felt showdown -g 21 AsKd QdQc -b 2c
felt showdown: --board: twenty-one has no board
see 'felt showdown --help'
[2]
$ felt showdown -g 21 AsKd
felt showdown: operand:1:5: only one hand; a showdown needs two or more
[1]

# Drawing for the button; the same card of two decks ties.
$ felt showdown -g high --explain Kd 7h Ks 2c
1	1	Ks	5	king	king of spades	win	king of spades beats king of diamonds
1	2	Kd	7	king	king of diamonds	lose	king of diamonds loses to king of spades
1	3	7h	30	seven	seven of hearts	lose	seven of hearts loses to king of diamonds
1	4	2c	52	two	two of clubs	lose	two of clubs loses to seven of hearts
$ felt showdown -g high --decks 2 --winners Kd Kd 7h
1,2
$ felt showdown -g high --ignore-suits --winners Kd Ks 7h
1,2
$ felt showdown -g high Kd Kd
felt showdown: operand:2:1: no 'Kd' is left: 1 deck in play
[1]

# Counts: the naturals of one, six and eight decks are 4.8265, 4.7489 and 4.7451 percent.
$ for decks in 1 6 8; do felt count -g 21 --decks $decks --percent --digits 4 | head -n 1; done
natural	21	64	4.8265	19.7188
natural	21	2304	4.7489	20.0573
natural	21	4096	4.7451	20.0742
$ felt count -g 21 -f csv | grep -v ,0,0,inf
category,total,count,probability,odds_against
natural,21,64,0.048265460030165915,19.71875
soft-20,20,16,0.012066365007541479,81.875
hard-20,20,120,0.09049773755656108,10.05
soft-19,19,16,0.012066365007541479,81.875
hard-19,19,64,0.048265460030165915,19.71875
soft-18,18,16,0.012066365007541479,81.875
hard-18,18,70,0.05279034690799397,17.942857142857143
soft-17,17,16,0.012066365007541479,81.875
hard-17,17,80,0.06033182503770739,15.575
soft-16,16,16,0.012066365007541479,81.875
hard-16,16,86,0.06485671191553545,14.418604651162791
soft-15,15,16,0.012066365007541479,81.875
hard-15,15,96,0.07239819004524888,12.8125
soft-14,14,16,0.012066365007541479,81.875
hard-14,14,102,0.07692307692307693,12
soft-13,13,16,0.012066365007541479,81.875
hard-13,13,112,0.08446455505279035,10.839285714285714
soft-12,12,6,0.004524886877828055,220
hard-12,12,118,0.0889894419306184,10.23728813559322
hard-11,11,64,0.048265460030165915,19.71875
hard-10,10,54,0.04072398190045249,23.555555555555557
hard-9,9,48,0.03619909502262444,26.625
hard-8,8,38,0.02865761689291101,33.89473684210526
hard-7,7,32,0.024132730015082957,40.4375
hard-6,6,22,0.016591251885369532,59.27272727272727
hard-5,5,16,0.012066365007541479,81.875
hard-4,4,6,0.004524886877828055,220
total,,1326,1,0
$ felt count -g 21 --decks 6 -n 3 --fields category,count KsTd | awk '$2'
hard-21	24
bust	286
total	310
$ felt count -g 21 -n 3 --fields hand,category,count KsTd AsAd -d 2c2d | awk '$3'
KsTd	hard-21	4
KsTd	bust	44
KsTd	total	48
AsAd	soft-21	4
AsAd	soft-20	4
AsAd	soft-19	4
AsAd	soft-18	4
AsAd	soft-17	4
AsAd	soft-16	4
AsAd	soft-15	4
AsAd	soft-14	2
AsAd	soft-13	2
AsAd	hard-12	16
AsAd	total	48
$ felt count -g 21 -n 3 --fields category,count 'Ks6d ! 5s5h5d5c' | awk '$2'
hard-20	4
hard-19	4
hard-18	4
hard-17	4
bust	30
total	46
$ FELT_SCREEN=80 felt count -g 21 --color never
total                  hands   share of all  odds against  soft  hard
natural                   64        4.8265%      19.7 : 1
20                       136       10.2564%      8.75 : 1    16   120
19                        80        6.0332%      15.6 : 1    16    64
18                        86        6.4857%      14.4 : 1    16    70
17                        96        7.2398%      12.8 : 1    16    80
16                       102        7.6923%      12.0 : 1    16    86
15                       112        8.4465%      10.8 : 1    16    96
14                       118        8.8989%      10.2 : 1    16   102
13                       128        9.6531%      9.36 : 1    16   112
12                       124        9.3514%      9.69 : 1     6   118
11                        64        4.8265%      19.7 : 1          64
10                        54        4.0724%      23.6 : 1          54
9                         48        3.6199%      26.6 : 1          48
8                         38        2.8658%      33.9 : 1          38
7                         32        2.4133%      40.4 : 1          32
6                         22        1.6591%      59.3 : 1          22
5                         16        1.2066%      81.9 : 1          16
4                          6        0.4525%       220 : 1           6
                       1,326
$ FELT_SCREEN=80 felt count -g 21 --color never -n 3 Ts6d As6d
Ts6d
total                  hands   share of all  odds against  soft  hard
21                         4        8.0000%      11.5 : 1           4
20                         4        8.0000%      11.5 : 1           4
19                         4        8.0000%      11.5 : 1           4
18                         4        8.0000%      11.5 : 1           4
17                         4        8.0000%      11.5 : 1           4
bust                      30       60.0000%      0.67 : 1
                          50
\
As6d
total                  hands   share of all  odds against  soft  hard
21                         4        8.0000%      11.5 : 1     4
20                         4        8.0000%      11.5 : 1     4
19                         4        8.0000%      11.5 : 1     4
18                         3        6.0000%      15.7 : 1     3
17                        16       32.0000%      2.12 : 1          16
16                         4        8.0000%      11.5 : 1           4
15                         4        8.0000%      11.5 : 1           4
14                         4        8.0000%      11.5 : 1           4
13                         3        6.0000%      15.7 : 1           3
12                         4        8.0000%      11.5 : 1           4
                          50
$ felt count -g 21 --decks 8 -n 9 | tail -n 1
total		942399729889265440	1	0
$ felt count -g 21 --decks 8 -n 10
felt count: operand:1:1: too many hands to count (2^64 or more); choose a smaller --size
[1]
$ felt count -g 21 KsTd2c
felt count: operand:1:1: 3 known cards, but the hand has only 2
[1]
$ felt count -g 21 -n 23
felt count: --size: '23' is not an integer from 1 to 22
see 'felt count --help'
[2]
$ felt count -n 12
felt count: --size: a hand of hold'em has 5 to 7 cards with its board, not 12
see 'felt count --help'
[2]
$ felt count --decks 2 AhKh
felt count: --decks requires -g 21 or -g high; hold'em uses one deck
see 'felt count --help'
[2]
$ felt count -g 21 --ranges AA
felt count: --ranges requires a game with two hole cards, not twenty-one
see 'felt count --help'
[2]
$ felt count -g 21 -b As Ks
felt count: --board: twenty-one has no board
see 'felt count --help'
[2]

# The next card, with its copies.
$ felt count -g 21 --next --decks 2 Ks6d | head -n 5
As	2	6	hard-17	hard 17	17
Ah	2	6	hard-17	hard 17	17
Ad	2	6	hard-17	hard 17	17
Ac	2	6	hard-17	hard 17	17
Ks	1	22	bust	bust with 26	26
$ felt count -g 21 --next --fields card,copies,hand 'Ks6d ! AsAhAdAc' 9c | sed -n '1p;$p'
Kh	1	Ks6dKh
2c	1	9c2c
$ FELT_SCREEN=80 felt count -g 21 --color never --next --decks 2 Ks6d
cards  make             which
    8  hard 21          5♠ 5♥ 5♦ 5♣
    8  hard 20          4♠ 4♥ 4♦ 4♣
    8  hard 19          3♠ 3♥ 3♦ 3♣
    8  hard 18          2♠ 2♥ 2♦ 2♣
    8  hard 17          A♠ A♥ A♦ A♣
   62  bust             K♠ K♥ K♦ K♣ Q♠ Q♥ Q♦ Q♣ J♠ J♥ J♦ J♣ T♠ T♥ T♦ T♣ 9♠ 9♥ 9♦
                        9♣ 8♠ 8♥ 8♦ 8♣ 7♠ 7♥ 7♦ 7♣ 6♠ 6♥ 6♦ 6♣
$ felt count -g high --next -f json 9c | head -n 1
{"card": "As", "copies": 1, "standing": 1, "category": "ace", "name": "ace of spades"}
$ felt count -g 21 --next --decks 64 $(printf '2c%.0s' $(seq 22))
felt count: operand:1:1: too many cards: a hand has at most 22
[1]

# High card: how often the best of some cards has each rank.
$ felt count -g high -n 3 -f tsv
category	count	probability	odds_against
ace	4804	0.21737556561085972	3.6003330557868445
king	4052	0.18334841628959275	4.454096742349457
queen	3364	0.15221719457013574	5.569560047562426
jack	2740	0.12398190045248869	7.065693430656935
ten	2180	0.09864253393665158	9.137614678899082
nine	1684	0.07619909502262444	12.123515439429928
eight	1252	0.05665158371040724	16.6517571884984
seven	884	0.04	24
six	580	0.026244343891402715	37.10344827586207
five	340	0.015384615384615385	64
four	164	0.007420814479638009	133.7560975609756
three	52	0.002352941176470588	424
two	4	0.00018099547511312217	5524
total	22100	1	0
$ felt count -g high --decks 2 -n 2 --fields category,count 9c | awk '$2'
ace	8
king	8
queen	8
jack	8
ten	8
nine	63
total	103
$ FELT_SCREEN=80 felt count -g high --color never -n 2 Qs
                       hands   share of all  odds against
ace                        4        7.8431%      11.8 : 1
king                       4        7.8431%      11.8 : 1
queen                     43       84.3137%      0.19 : 1
                          51

# Dealt: of one deck the cards are those of every other game with the same seed.
$ felt deal -g 21 --seed 1 -p 3
1	1	4h8d
1	2	Kd7h
1	3	Td6d
$ felt deal --seed 1 -p 3 --street preflop
1	1	4h8d
1	2	Kd7h
1	3	Td6d
$ felt deal -g 21 --seed 1 -p 3 --decks 6 -f json
{"deal": 1, "hand": "1", "cards": "4h8d"}
{"deal": 1, "hand": "2", "cards": "Kd7d"}
{"deal": 1, "hand": "3", "cards": "Tc5h"}
$ felt deal -g high --seed 1 -p 3 --decks 2
1	1	4h
1	2	8d
1	3	Kd
$ felt deal -g 21 --decks 6 -d AsAs --seed 1 --deck -f tsv --no-header | awk '$2 == "deck" {print length($3) / 2, gsub("As", "", $3)}'
310 4
$ felt deal -g 21 --decks 2 -p 7 -n 5 --seed 3 --deck | awk '$2 == "deck" {if (index($3, all) != 1) print "differs"; all = ""; next} {all = all $3}'
$ felt deal -g 21 --seed 4 -p 4 -n 2 -f tsv --no-header | awk '{print $3}' | felt rank -g 21 --fields hand,name | tail -n 2
Qc5h	hard 15
8hJd	hard 18

# A commitment to a shoe.
$ felt deal -g 21 --decks 6 --seed 1 -n 2 -p 3 --commit shoe.deal | tr -d '0-9a-f' | wc -c
1
$ sed -n '3,6p' shoe.deal
decks 6
1 1 4h8d
1 2 Kd7d
1 3 Tc5h
$ felt deal -q --reveal shoe.deal
1	1	4h8d
1	2	Kd7d
1	3	Tc5h
2	1	4dQs
2	2	3sAh
2	3	5cTs
$ felt deal -g 21 --seed 1 --decks 1 --commit one.deal >one; grep -c decks one.deal; felt deal --reveal one.deal "$(cat one)"
0
1	1	4h8d
1	2	Kd7h
$ sed 's/^decks 6/decks 2/' shoe.deal >fewer.deal; felt deal -q --reveal fewer.deal
felt deal: fewer.deal:7:58: no '6h' is left: 2 decks in play
[1]
$ sed 's/^decks 6/decks 1/' shoe.deal >fewer.deal; felt deal -q --reveal fewer.deal
felt deal: fewer.deal:3:1: the number of decks must be 2 to 64; one deck has no such line
[1]
$ sed '/^decks/d' shoe.deal >fewer.deal; felt deal -q --reveal fewer.deal 2>&1 | cut -c 1-80
felt deal: fewer.deal:6:32: duplicate card 'Qh', first at column 19
$ sed 's/^2 1 /2 1 Ks/' shoe.deal >other.deal; felt deal -q --reveal other.deal
felt deal: other.deal:11:1: the hands do not match the top of the deck
[1]

# Impossible deals.
$ felt deal -g 21 -p 10 -d "$(felt deal --seed 1 -g badugi -p 9 -f tsv --no-header | awk '{print $3}' | tr -d '\n')"
felt deal: --players: 10 players need 20 cards, but there are only 16
see 'felt deal --help'
[2]
$ felt deal -g 21 --range AA
felt deal: --range is not supported in twenty-one
see 'felt deal --help'
[2]
$ felt deal -g 21 --boards 2
felt deal: --boards: twenty-one has no board
see 'felt deal --help'
[2]
$ felt deal -g 21 --street flop
felt deal: --street: twenty-one has no board
see 'felt deal --help'
[2]
$ felt deal -g 21 -b As
felt deal: --board: twenty-one has no board
see 'felt deal --help'
[2]
$ felt deal -g 21 -d AsAs
felt deal: --dead:3: no 'As' is left: 1 deck in play
[2]
$ felt deal --decks 2
felt deal: --decks requires -g 21 or -g high; hold'em uses one deck
see 'felt deal --help'
[2]
