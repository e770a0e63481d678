# A newcomer with a live big blind; fixed limit with commas for decimals; side pots of a tournament; a
# table for euros, whose chips are dollars; both halves of a pot, and one without a low hand; play money.
$ felt replay --check <"$DATA/histories/cake/hands.txt"
7 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/cake/hands.txt" | grep -E '^(\[|variant|antes|blinds|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|_tour|_buy|_entry|event|_place|_kind|time|day|currency|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00]
starting_stacks = [20.00, 30.00, 40.50, 1100.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 6dKs', 'd dh p4 ????', 'p3 cbr 3.00', 'p4 f', 'p1 cc', 'p2 cc', 'd db 8cKc5h', 'p1 cc', 'p2 cbr 4.00', 'p3 cbr 10.00', 'p1 cbr 17.00', 'p2 f', 'p3 cc', 'p3 sm 6dKs', 'p1 sm 8h8d', 'd db Kd', 'd db 2h']
time = 07:00:40
day = 9
seats = [3, 8, 1, 2]
seat_count = 6
table = 'Lund (6-max, shallow) 4101'
players = ['Cy', 'dee', 'ann', 'bo: b']
currency = 'USD'
winnings = [44.50, 0.00, 0.00, 0.00]
_hand = '9001000001'
_rake = 2.50
_hero = 3
\[2]
variant = 'FT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [1.50, 3.00, 0.00]
small_bet = 3.00
big_bet = 6.00
starting_stacks = [126.50, 18.00, 1212.50]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 9d9s', 'p3 cbr 6.00', 'p1 f', 'p2 cc', 'd db 8cKc5h', 'p2 cc', 'p3 cc', 'd db Kd', 'p2 cbr 6.00', 'p3 cc', 'd db 2h', 'p2 cbr 6.00', 'p3 cc', 'p2 sm QcKh', 'p3 sm']
time = 01:26:16
day = 1
seats = [1, 2, 8]
seat_count = 6
table = 'Oak Hill (Turbo, 6-max) 4102'
players = ['ann', 'bo: b', 'dee']
currency = 'USD'
winnings = [0.00, 35.50, 0.00]
_hand = '9001000002'
_rake = 2.00
_hero = 3
\[3]
variant = 'NT'
antes = [25, 25, 25, 25]
blinds_or_straddles = [100, 200, 0, 0]
starting_stacks = [625, 1820, 1325, 4160]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 AsQs', 'p3 cbr 400', 'p4 cbr 1300', 'p1 cc', 'p2 f', 'p3 cc', 'p4 sm AsQs', 'p3 sm KcKd', 'p1 sm JhJs', 'd db 2dJc5h', 'd db Ad', 'd db 9c']
event = '$5 Bounty'
time = 22:32:06
day = 12
seats = [6, 3, 4, 5]
seat_count = 10
table = '7'
players = ['eve', 'ann', 'Cy fi', 'dee']
winnings = [2100, 0, 0, 1400]
_hand = '29A1A7507F000003'
_rake = 0
_tournament = '5001'
_entry = '$5 + $0.5'
_buy_in = 5.5
_place = [0, 0, 21, 0]
_hero = 4
\[4]
variant = 'PO'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.05, 0.10, 0.00]
starting_stacks = [21.89, 9.68, 22.50]
actions = ['d dh p1 ????????', 'd dh p2 3c5dKs6h', 'd dh p3 ????????', 'p3 cbr 0.30', 'p1 cc', 'p2 f', 'd db 3dQs8d', 'p1 cc', 'p3 cbr 0.45', 'p1 f']
time = 05:30:58
day = 21
seats = [1, 2, 3]
seat_count = 6
table = 'Ume (6-Max) 4103'
players = ['ann', 'dee', 'eve']
currency = 'USD'
winnings = [0.00, 0.00, 0.66]
_hand = '9001000004'
_rake = 0.04
_hero = 2
\[5]
variant = 'PO/8'
antes = [0, 0]
blinds_or_straddles = [10, 20]
starting_stacks = [1640, 1360]
actions = ['d dh p1 ????????', 'd dh p2 5s3c4s5c', 'p2 cbr 60', 'p1 cc', 'd db 4d2hJc', 'p1 cc', 'p2 cbr 80', 'p1 cc', 'd db 8h', 'p1 cc', 'p2 cc', 'd db Qs', 'p1 cc', 'p2 cc', 'p1 sm AsKhAhAc', 'p2 sm 5s3c4s5c']
event = '$5 Heads-up PL Omaha Hi-Lo'
time = 10:38:40
day = 16
seats = [3, 8]
table = '1'
players = ['dee', 'Cy fi']
winnings = [140, 140]
_hand = '33A9E587C7000005'
_rake = 0
_tournament = '5002'
_hero = 2
\[6]
variant = 'PO/8'
antes = [0, 0]
blinds_or_straddles = [10, 20]
starting_stacks = [1360, 1640]
actions = ['d dh p1 5s3c4s5c', 'd dh p2 ????????', 'p2 cc', 'p1 cc', 'd db 9dThJc', 'p1 cc', 'p2 cc', 'd db 8h', 'p1 cc', 'p2 cc', 'd db Ks', 'p1 cc', 'p2 cc', 'p2 sm AsKh2h2c', 'p1 sm']
event = '$5 Heads-up PL Omaha Hi-Lo'
time = 10:39:40
day = 16
seats = [8, 3]
table = '1'
players = ['Cy fi', 'dee']
winnings = [0, 40]
_hand = '33A9E587C7000006'
_rake = 0
_tournament = '5002'
_place = [2, 0]
_hero = 1
\[7]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
starting_stacks = [198, 149]
actions = ['d dh p1 5c3s', 'd dh p2 ????', 'p2 f']
time = 19:43:08
day = 24
seats = [8, 1]
table = 'Play Money 21 4104'
players = ['dee', 'ann']
winnings = [2, 0]
_hand = '9001000007'
_rake = 0
_kind = 'play money'
_hero = 1

# The text does not state the dead part of a dead blind, nor who bets in a coin flip.
$ sed 's/^ann: posts big blind $1$/ann:posts dead blind $-1 and big blind $1/; /^Hand#9001000007/,$d' "$DATA/histories/cake/hands.txt" | felt replay --check -k
felt replay: standard input:9:1: hand 9001000001: the hand does not say how much of this post is dead: 'ann:posts dead blind $-1 and big blind $1'
5 hands OK, 1 error
[1]
$ sed -n '1,9p' "$DATA/histories/cake/hands.txt" | sed 's/^ann: posts big/ann: posts small/' | felt replay --check -k
felt replay: standard input:9:1: hand 9001000001: the hand does not say how much of this post is dead: 'ann: posts small blind $1'
0 hands OK, 1 error
[1]
$ printf '%s\n' 'Hand#33A9E587C7000008 - $5.50 Coin Flip T5003 -- CASH -- $5,25 + $0,25 -- 2 Max -- Table 1 -- 0/10/20 NL Hold'\''em -- 2012.07.15 - 00:53:42' 'Dealer: Seat 3' 'Seat 3: ann (1 500 in chips)' 'Seat 8: dee (1 500 in chips)' 'Dealt to ann [Qd,4c]' 'ann: shows [Qd 4c]' 'dee: shows [As 2s]' '*** FLOP *** [8s,4d,Jd]' '*** TURN *** [Tc]' '*** RIVER *** [Ts]' '***SHOW DOWN***' 'ann wins 3 000 with Two Pairs Tens and Fours' | felt replay --check -k
felt replay: standard input:1:1: hand 1: coin flips are not supported
0 hands OK, 1 error
[1]

# Inconsistencies are located: a call, a total, chips that are left, a winner, a bet that is returned.
$ sed 's/^ann: calls $7$/ann: calls $8/; s/^bo: b: bets $6$/bo: b: bets $5/; s/^eve: is all in 500/eve: is all in 400/; s/^eve wins $0,66/eve wins $0,96/; s/^dee wins high pot 140/dee wins high pot 150/; s/^dee: returns uncalled bet 1$/dee: returns uncalled bet 2/' "$DATA/histories/cake/hands.txt" | felt replay --check -k
felt replay: standard input:21:1: hand 9001000001: a call of 8, expected 7
felt replay: standard input:46:1: hand 9001000002: the bet must be 6
felt replay: standard input:73:1: hand 3: a call of 400, expected 500
felt replay: standard input:109:1: hand 9001000004: 'eve' is paid 0.96, expected 0.70
felt replay: standard input:133:1: hand 5: 'dee' is paid 150, expected 140
felt replay: standard input:174:1: hand 9001000007: 'dee' gets back 2, expected 1
1 hand OK, 6 errors
[1]

# Names that nobody has, cards, amounts, dates, stakes and games that are none.
$ sed 's/^bo: b: folds/bob: folds/; s/\[8c,Kc,5h\]/[8c,Kc,5x]/; s/(4,160 in chips)/(much in chips)/; s/2012-06-21 - 05/2012-06-41 - 05/; s/PL OmahaHiLo/PL Stud/; s/ -- 1\/2 NL/ -- 1 NL/' "$DATA/histories/cake/hands.txt" | felt replay --check -k
felt replay: standard input:12:1: hand 9001000001: no player at the table has the name in 'bob: folds'
felt replay: standard input:42:20: hand 9001000002: missing or invalid cards: ',5x]'
felt replay: standard input:62:14: hand 3: 'much' is not an amount
felt replay: standard input:91:63: hand 9001000004: '2012-06-41 - 05:30:58' is not a date and time
felt replay: standard input:112:80: hand 5: unknown game 'PL Stud'
felt replay: standard input:163:1: hand 9001000007: unknown hand header: 'Hand#9001000007 - Play Money 21 4104 -- 1 NL Hold'em -- 2012/05/24 - 19:43:08'
1 hand OK, 6 errors
[1]
$ sed 's/^Cy wins/Cyd wins/; s/^eve: is all in/Eve: is all in/; s/^Player left/Nobody left/; s/ T5002 -- / -- /' "$DATA/histories/cake/hands.txt" | felt replay --check -k
felt replay: standard input:27:1: hand 9001000001: no player at the table has the name in 'Cyd wins $44.50 with Full House Eights full of Kings'
felt replay: standard input:73:1: hand 3: no player at the table has the name in 'Eve: is all in 500'
felt replay: standard input:112:1: hand 5: unknown hand header: 'Hand#33A9E587C7000005 - $5 Heads-up PL Omaha Hi-Lo -- Table 1 -- 0/10/20 PL OmahaHiLo -- 2013/07/16 - 10:38:40'
felt replay: standard input:137:1: hand 6: unknown hand header: 'Hand#33A9E587C7000006 - $5 Heads-up PL Omaha Hi-Lo -- Table 1 -- 0/10/20 PL Omaha Hi/Lo -- 2013/07/16 - 10:39:40'
3 hands OK, 4 errors
[1]

# With two players, one posts a small blind; chips that nobody called are returned, or won.
$ sed '/^Cy fi: posts small blind 10$/d; s/^dee: raises to 1,300/dee: raises to 1,301/' "$DATA/histories/cake/hands.txt" | felt replay --check -k
felt replay: standard input:85:1: hand 3: an amount of 1 in the pots is not paid to any player
felt replay: standard input:115:1: hand 5: no player posts the small blind before 'dee: posts big blind 20'
5 hands OK, 2 errors
[1]

# A hand that is cut off, and one whose winner is missing.
$ sed -n '1,17p' "$DATA/histories/cake/hands.txt" | felt replay --check -k
felt replay: standard input:17:13: hand 9001000001: the hand is cut off
0 hands OK, 1 error
[1]
$ sed '/^dee wins 2$/d' "$DATA/histories/cake/hands.txt" | felt replay --check -k
felt replay: standard input:171:1: hand 9001000007: 'dee' is not paid, expected 2
6 hands OK, 1 error
[1]

# Chips missing from a pot of two chips are not its rake.
$ sed '/^dee: returns uncalled bet 1$/d' "$DATA/histories/cake/hands.txt" | felt replay --check -k 2>&1 | tail -n 2
felt replay: standard input:173:1: hand 9001000007: an amount of 1 in the pots is not paid to any player
6 hands OK, 1 error
