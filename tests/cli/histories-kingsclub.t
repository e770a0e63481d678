# A side pot that no line says who wins; a board of an all-in in one line, and both halves; a dead blind that
# only the net tells, draws; a bet that nobody called.
$ felt replay --check <"$DATA/histories/kingsclub/hands.txt"
4 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/kingsclub/hands.txt" | grep -E '^(\[|variant|antes|blinds|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|time|day|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [2, 2, 2]
blinds_or_straddles = [5, 10, 0]
starting_stacks = [1500, 400, 100]
actions = ['d dh p1 ????', 'd dh p2 9s9c', 'd dh p3 ????', 'p3 cbr 98', 'p1 cc', 'p2 cc', 'd db 2s7h8c', 'p1 cbr 60', 'p2 cc', 'd db Jd', 'p1 cbr 100', 'p2 f', 'p1 sm KhKd', 'p3 sm AsAd', 'd db 3d']
time = 22:34:16
day = 30
seats = [2, 3, 1]
table = 'Lund Mix'
players = ['bo b', 'Cy', 'ann']
winnings = [120, 0, 297]
_hand = '9101'
_rake = 3
_hero = 2
\[2]
variant = 'FO/8'
antes = [0, 0]
blinds_or_straddles = [10, 20]
small_bet = 20
big_bet = 40
starting_stacks = [1000, 25]
actions = ['d dh p1 TcTdJh9s', 'd dh p2 ????????', 'p2 cbr 25', 'p1 cc', 'p2 sm Ac4dKdKh', 'p1 sm TcTdJh9s', 'd db 2sTh6h', 'd db 7c', 'd db 5s']
time = 08:16:08
day = 1
seats = [2, 1]
table = 'Lund Mix'
players = ['bo b', 'ann']
winnings = [25, 25]
_hand = '9102'
_rake = 0
_hero = 1
\[3]
variant = 'F2L3D'
antes = [0.00, 0.00, 20.00, 0.00]
blinds_or_straddles = [20.00, 40.00, -40.00, 0.00]
small_bet = 40.00
big_bet = 80.00
starting_stacks = [350.50, 600.00, 410.00, 500.00]
actions = ['d dh p1 ??????????', 'd dh p2 3hKs4c8sQd', 'd dh p3 ??????????', 'd dh p4 ??????????', 'p3 cc', 'p4 cbr 80.00', 'p1 f', 'p2 cc', 'p3 f', 'p2 sd KsQd', 'p4 sd ??', 'd dh p2 2c7d', 'd dh p4 ??', 'p2 cc', 'p4 cbr 40.00', 'p2 cc', 'p2 sd', 'p4 sd', 'p2 cbr 80.00', 'p4 cc', 'p2 sd', 'p4 sd', 'p2 cc', 'p4 cc', 'p2 sm 3h2c4c8s7d', 'p4 sm 9h6c5s3d2d']
time = 15:42:06
day = 2
seats = [4, 6, 7, 1]
table = 'Oak 8 Game'
players = ['bo b', 'Cy', 'dee', 'ann']
winnings = [0.00, 478.00, 0.00, 0.00]
_hand = '9103'
_rake = 2.00
_hero = 2
\[4]
variant = 'PO5'
antes = [0.00, 0.00]
blinds_or_straddles = [5.00, 10.00]
starting_stacks = [1000.00, 900.75]
actions = ['d dh p1 ??????????', 'd dh p2 4sQc2cJd9h', 'p2 cbr 30.00', 'p1 f']
time = 15:54:07
day = 2
seats = [1, 2]
table = 'Lund 5C'
players = ['ann', 'bo b']
winnings = [0.00, 20.00]
_hand = '9104'
_rake = 0.00
_hero = 2

# Inconsistencies are located: a total, a net result, a stack, the rake, a winner.
$ sed 's/^Cy calls 60/Cy calls 50/; s/^Seat 2: bo b (1,000)$/Seat 2: bo b (1,000) +5/; s/^Rake 2/Rake 3/; s/^bo b wins pot (20)/bo b wins pot (50)/' "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k
felt replay: standard input:31:1: hand 9101: this line contradicts the rest of the hand: 'Seat 3: Cy (240) -160'
felt replay: standard input:39:20: hand 9102: ') +5' is not an amount
felt replay: standard input:56:1: hand 9103: rake and fees of 3, expected 2
felt replay: standard input:120:1: hand 9104: this line contradicts the rest of the hand: 'bo b wins pot (50)'
0 hands OK, 4 errors
[1]
$ sed 's/(240) -160/(250) -160/; s/^ann raises to 25/ann raises to 24/; s/(350) -60/(370) -70/; s/(990) -10/(980) -20/' "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k
felt replay: standard input:31:1: hand 9101: warning: 'Cy' has 250 afterwards, expected 240
felt replay: standard input:53:1: hand 9102: this line contradicts the rest of the hand: 'ann wins (25) from pot'
felt replay: standard input:102:1: hand 9103: this line contradicts the rest of the hand: 'Seat 7: dee (370) -70'
felt replay: standard input:118:1: hand 9104: this line contradicts the rest of the hand: 'Seat 1: ann (980) -20'
1 hand OK, 3 errors
[1]

# Names that nobody has, cards, amounts, dates, stakes and games that are none.
$ sed 's/^Cy folds/Cyd folds/; s/\[2s Th 6h 7c\]/[2s Th 6h 7x]/; s/^Cy discards \[Ks Qd\]/Cy discards [Ks Qx]/; s/Omaha 5 Card/Drawmaha/' "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k
felt replay: standard input:24:1: hand 9101: no player at the table has the name in 'Cyd folds'
felt replay: standard input:49:1: hand 9102: missing or invalid cards: '*** RIVER *** [2s Th 6h 7x] [5s]'
felt replay: standard input:78:16: hand 9103: missing or invalid cards: ' Qx]'
felt replay: standard input:106:8: hand 9104: unknown game 'Pot Limit Drawmaha'
0 hands OK, 4 errors
[1]
$ sed 's/(1,500)/(much)/; s/- 20\/40/- 20/; s/^ann draws 1/ann draws 0/; s/15:54:07/25:54:07/' "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k
felt replay: standard input:5:15: hand 9101: 'much)' is not an amount
felt replay: standard input:35:1: hand 9102: unknown hand header: '#9102: Limit Omaha Hi-Lo - 20'
felt replay: standard input:79:1: hand 9103: missing or invalid cards: 'ann draws 0'
felt replay: standard input:107:1: hand 9104: '2021-01-02 25:54:07' is not a date and time
0 hands OK, 4 errors
[1]

# Stud and draws that are run several times are not read.
$ sed 's/Limit Omaha Hi-Lo/Limit Razz/; s/^\*\*\* FLOP/*** BOARD 1 - FLOP/; s/^Cy shows/Run 1: Cy shows/; s/No Limit 2-7/Limit 2-7/; /^#9104/,$d' "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k
felt replay: standard input:35:1: hand 9102: KingsClub stud hands are not supported
felt replay: standard input:96:1: hand 9103: KingsClub hands whose draws are run several times are not supported
1 hand OK, 2 errors
[1]

# Of two players one posts a small blind, which of fixed limit is half of the big one; the text says who
# has the button.
$ sed "/^bo b: posts the small blind 5/d; s/^ann: posts the small blind 10/ann: posts the small blind 11/; /^Table 'Oak/d" "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k
felt replay: standard input:10:1: hand 9101: warning: this post does not fit the button or the other posts: 'Cy: posts the big blind 10'
felt replay: standard input:39:1: hand 9102: this blind has an unexpected amount or player: 'ann: posts the small blind 11'
felt replay: standard input:55:1: hand 9103: the hand does not say who has the button
felt replay: standard input:109:1: hand 9104: no player posts the small blind before 'ann: posts the big blind 10'
1 hand OK, 3 errors
[1]

# A hand that is cut off.
$ sed -n '1,22p' "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k
felt replay: standard input:22:29: hand 9101: the hand is cut off
0 hands OK, 1 error
[1]

# With two players, the one with the button posts the small blind.
$ sed "s/^Table 'Lund Mix' Seat 1/Table 'Lund Mix' Seat 2/" "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k
felt replay: standard input:20:1: hand 9101: 'Cy' must act first
felt replay: standard input:40:1: hand 9102: this post does not fit the button or the other posts: 'ann: posts the small blind 10'
2 hands OK, 2 errors
[1]

# A board that is run twice, and two boards that share no cards and are bet on: _run and _boards.
$ felt replay --check <"$DATA/histories/kingsclub/boards.txt"
2 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/kingsclub/boards.txt" | grep -E '^(actions|winnings|_boards|_run|_rake|finishing)'
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 AhAd5s6s', 'p3 cbr 35', 'p1 f', 'p2 cc', 'd db 2h7hTd', 'p2 cc', 'p3 cbr 75', 'p2 cbr 165', 'p3 cc', 'p3 sm AhAd5s6s', 'p2 sm ThTc9s8d', 'd db Ks', 'd db 4d']
finishing_stacks = [195, 503, 202]
winnings = [0, 200, 200]
_rake = 5
_run = ['2h7hTdKs4d', '2h7hTd3c4s']
actions = ['d dh p1 ????????', 'd dh p2 9h7h2c2s', 'p2 cc', 'p1 cc', 'd db TcQd3s', 'p1 cbr 20', 'p2 cc', 'd db Ac', 'p1 cc', 'p2 cc', 'd db 2d', 'p1 cbr 40', 'p2 cc', 'p1 sm KhJd5h4h', 'p2 sm 9h7h2c2s']
finishing_stacks = [500, 500]
winnings = [80, 80]
_rake = 0
_boards = ['TcQd3sAc2d', 'Jc6s8s3cTd']
$ sed 's/- - - 3c. .4s/- - - 3c] [4d/; s/Jc 6s 8s 3c. .Td/Jc 6s 8h 3c] [Td/' "$DATA/histories/kingsclub/boards.txt" | felt replay --check -k
felt replay: standard input:24:1: hand 9110: too many or duplicate cards on the boards, the last of which is '*** BOARD 2 - RIVER *** [- - - 3c] [4d]'
felt replay: standard input:54:1: hand 9111: the board differs from '*** BOARD 2 - RIVER *** [Jc 6s 8h 3c] [Td]'
0 hands OK, 2 errors
[1]
$ sed 's/- - - 3c. .4s/- - 3c] [4s/; s/Tc Qd 3s. .Ac/Tc Qd] [Ac/' "$DATA/histories/kingsclub/boards.txt" | felt replay --check -k
felt replay: standard input:24:1: hand 9110: missing or invalid cards: '*** BOARD 2 - RIVER *** [- - 3c] [4s]'
felt replay: standard input:49:1: hand 9111: missing or invalid cards: '*** BOARD 1 - TURN *** [Tc Qd] [Ac]'
0 hands OK, 2 errors
[1]
$ sed 's/- - - 3c. .4s/- - - 3c] [8c/; s/Jc 6s 8s 3c. .Td/Jc 6s 8s 3c] [Th/' "$DATA/histories/kingsclub/boards.txt" | felt replay --check -k
felt replay: standard input:26:1: hand 9110: 'ann' is paid 200, expected 0
1 hand OK, 1 error
[1]

# A seat without a name, and with the space before it.
$ sed 's/^Seat 1: [^(]*(/Seat 1: (/' "$DATA/histories/kingsclub/hands.txt" | felt replay --check -k 2>&1 | head -n 1
felt replay: standard input:4:1: hand 9101: no player at the table has the name in 'Seat 1: (100)'

# The header of the summary in some texts.
$ sed 's/^\*\*\* SUMMARY \*\*\*$/*** SUMMARY * **/' "$DATA/histories/kingsclub/hands.txt" | felt replay --check
4 hands OK, 0 errors
