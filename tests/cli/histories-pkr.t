# A live and a dead post, a player who is away, one who sits down and one who brings more chips during
# the hand; cards in one pair of brackets, side pots that are shared, a rake from each; antes and the
# low half; a bet that is returned, and bounties; a walk with play money, and a fold that is shown.
$ felt replay --check <"$DATA/histories/pkr/hands.txt"
5 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/pkr/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|actions|players|winnings|_hand|_rake|_tour|_kind|_bounty|_utc|time|day|month|year|currency|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.10, 0.00]
blinds_or_straddles = [0.10, 0.20, -0.20, 0.00]
starting_stacks = [20.00, 15.50, 8.30, 10.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 Kh2c', 'p3 cc', 'p4 cbr 0.60', 'p1 cc', 'p2 f', 'p3 cc', 'd db 3c3sKd', 'p1 cc', 'p3 cc', 'p4 cbr 1.50', 'p1 cbr 3.50', 'p3 f', 'p4 cc', 'd db 5s', 'p1 cbr 4.00', 'p4 cc', 'd db Th', 'p1 cc', 'p4 cbr 1.90', 'p1 cc', 'p4 sm Kh2c', 'p1 sm As3d']
time = 21:38:10
day = 11
month = 6
year = 2012
seats = [1, 2, 4, 6]
table = 'Lund'
players = ['ann', 'bo b', 'Cy - fi', 'eve']
currency = 'USD'
winnings = [20.00, 0.00, 0.00, 0.00]
_hand = '9001'
_rake = 0.90
_hero = 4
\[2]
variant = 'PO'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
starting_stacks = [3.00, 10.00, 12.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 AhAc4c6s', 'p3 cbr 3.00', 'p1 cc', 'p2 cc', 'd db 2s7dJc', 'p2 cbr 7.00', 'p3 cc', 'p2 sm AsAd8h9h', 'p3 sm AhAc4c6s', 'p1 sm JsJhKcTc', 'd db Qh', 'd db 3d']
time = 14:22:36
day = 1
month = 9
year = 2010
seats = [1, 3, 4]
table = 'Gap'
players = ['ann', 'bo b', 'Cy - fi']
currency = 'EUR'
winnings = [8.60, 6.70, 6.70]
_hand = '9002'
_rake = 1.00
_hero = 3
\[3]
variant = 'PO/8'
antes = [50, 50, 50]
blinds_or_straddles = [100, 200, 0]
starting_stacks = [3000, 1000, 2000]
actions = ['d dh p1 ????????', 'd dh p2 Ah2hKdKs', 'd dh p3 ????????', 'p3 cbr 700', 'p1 f', 'p2 cbr 950', 'p3 cc', 'p3 sm Ad3dJcTc', 'p2 sm Ah2hKdKs', 'd db 4c5s8h', 'd db Qd', 'd db 9s']
time = 03:54:16
day = 13
month = 1
year = 2012
seats = [1, 3, 4]
table = '7'
players = ['ann', 'bo b', 'Cy - fi']
winnings = [0, 1075, 1075]
_hand = '9003'
_rake = 0
_tournament = '5001'
_hero = 2
\[4]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [50, 100]
starting_stacks = [900, 2100]
actions = ['d dh p1 ????', 'd dh p2 9c9d', 'p2 cbr 2100', 'p1 cc', 'p2 sm 9c9d', 'p1 sm AsKd', 'd db 2c7hTs', 'd db Jc', 'd db 3d']
time = 18:00:35
day = 4
month = 1
year = 2015
seats = [1, 3]
table = '413'
players = ['ann', 'bo b']
winnings = [0, 1800]
_hand = '9004'
_rake = 0
_tournament = '5002'
_bounty = [0.40, 0.48]
_bounty_won = [0.00, 0.20]
_hero = 2
\[5]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
starting_stacks = [800, 1000, 770]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 KdAd', 'p3 f', 'p1 f']
time = 15:20:36
day = 26
month = 8
year = 2011
seats = [1, 3, 4]
table = 'Ulm'
players = ['ann', 'bo b', 'Cy - fi']
winnings = [0, 10, 0]
_hand = '9005'
_rake = 0
_kind = 'play money'

# A text without lines of the table; blinds of fixed limit, which are half of the stakes.
$ sed '/^Table #/d; s/^Limit Type: NO LIMIT/Limit Type: LIMIT/' "$DATA/histories/pkr/hands.txt" | sed -n '/#9005/,$p' | felt replay -f phh | grep -E '^(variant|blinds|min_bet|small_bet|big_bet|table|_hand|_game)'
variant = 'FT'
blinds_or_straddles = [5, 10, 0]
small_bet = 10
big_bet = 20
_hand = '9005'
_game = "HOLD'EM LIMIT"

# What does not add up is located: a pot, a rake, a winner, a bet that is returned; what is left after
# the hand gets a warning.
$ sed 's/^Pot sizes: $20.90/Pot sizes: $20.80/; s/€0.60 from/€0.50 from/; s/bo b wins 1,075/bo b wins 1,070/; s/Returning 1,200/Returning 1,100/; s/bo b wins $10/ann wins $10/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:54:1: hand 9001: the pot is 20.80, expected 20.90
felt replay: standard input:71:1: hand 9002: rake and fees of 0.90, expected 1
felt replay: standard input:148:1: hand 9003: rake and fees of 0, expected 5
felt replay: standard input:192:1: hand 9004: 'bo b' gets back 1,100, expected 1,200
felt replay: standard input:221:1: hand 9005: 'ann' is paid 10, expected 0
0 hands OK, 5 errors
[1]
$ sed 's/^Seat 1: ann - $30$/Seat 1: ann - $31/' "$DATA/histories/pkr/hands.txt" | felt replay --check
felt replay: standard input:61:1: hand 9001: warning: 'ann' has 31 afterwards, expected 30
5 hands OK, 0 errors

# Names that nobody has, cards, amounts, stakes, dates and games that are none.
$ sed 's/^eve calls $4$/eva calls $4/; s/\[2s 7d Jc\]/[2s 7d Jx]/; s/raises to 700/raises to much/; s|50 / 100|50 to 100|; s/26 Aug 2011/26 Ago 2011/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:48:1: hand 9001: no player at the table has the name in 'eva calls $4'
felt replay: standard input:92:14: hand 9002: missing or invalid cards: '[2s 7d Jx]'
felt replay: standard input:136:19: hand 9003: 'much' is not an amount
felt replay: standard input:168:1: hand 9004: unknown hand header: 'Blinds are now 50 to 100'
felt replay: standard input:199:21: hand 9005: '26 Ago 2011 15:20:36' is not a date and time
0 hands OK, 5 errors
[1]
$ sed 's/\] to eve/] to eva/; s/POT LIMIT/CAP LIMIT/; s/to bo b uncalled/to bob uncalled/; s/Cy - fi folds and/Cy - fi sighs and/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:25:1: hand 9001: no player at the table has the name in 'Dealing [K h][2 c] to eva'
felt replay: standard input:71:1: hand 9002: unknown game 'OMAHA CAP LIMIT'
felt replay: standard input:114:1: hand 9003: unknown game 'OMAHA HI/LO CAP LIMIT'
felt replay: standard input:180:1: hand 9004: no player at the table has the name in 'Returning 1,200 to bob uncalled'
felt replay: standard input:212:1: hand 9005: this post does not fit the button or the other posts: 'ann posts small blind ($5)'
0 hands OK, 5 errors
[1]

# In tournaments all who are listed are dealt in, so that a fold that is missing is missed; but for those
# who wait.
$ sed '/Starting Hand #9003/,/End of Hand/{/^ann /d;/^Pot sizes: 150/d;}; s/^Pot sizes: 2,150/Pot sizes: 2,000/; s/1,075/1,000/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:134:1: hand 9003: 'ann' must act first
4 hands OK, 1 error
[1]
$ sed '/Starting Hand #9003/,/End of Hand/{/^ann /d;s/^Shuffling Deck/ann will be dealt in after the button/;s/^Pot sizes: 150/Pot sizes: 100/;}; s/^Pot sizes: 2,150/Pot sizes: 2,000/; s/wins 1,075/wins 1,000/; s/ann - 2,850/ann - 3,000/; s/bo b - 1,075/bo b - 1,000/; s/- 2,075/- 2,000/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
5 hands OK, 0 errors

# A hand that is cut off, or begins in the middle; a player without a connection whom the site lets stay
# in.
$ sed -n '1,31p' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:31:11: hand 9001: the hand is cut off
0 hands OK, 1 error
[1]
$ sed -n '1,/^End of Hand/p' "$DATA/histories/pkr/hands.txt" | sed '/^End of Hand/d' | felt replay --check -k
felt replay: standard input:66:18: hand 9001: warning: the hand ends before its summary
1 hand OK, 0 errors
$ sed -n '30,$p' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:1:1: hand 1: the beginning of this hand is missing
4 hands OK, 1 error
[1]
$ sed 's/^Cy - fi did not respond.*/Cy - fi has disconnected and has been granted disconnection protection/; s/^Cy - fi folds$/Cy - fi has become disconnected/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:40:1: hand 9001: a disconnected player stays in without paying, which is not supported: 'Cy - fi has disconnected and has been granted disconnection protection'
4 hands OK, 1 error
[1]

# Blinds that are not those of the table.
$ sed 's/^ann posts small blind ($0.10)/ann posts small blind ($0.20)/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:20:1: hand 9001: this blind has an unexpected amount or player: 'ann posts small blind ($0.20)'
4 hands OK, 1 error
[1]

# Antes that differ, where nobody is all in with one, and one that is missing.
$ sed 's/^ann posts ante of 50/ann posts ante of 40/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:128:1: hand 9003: this post does not fit the button or the other posts: 'ann posts ante of 40'
4 hands OK, 1 error
[1]
$ sed '/^ann posts ante of 50/d; s/2,150/2,100/; s/wins 1,075/wins 1,050/' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:123:1: hand 9003: warning: 'ann' is dealt in without an ante
felt replay: standard input:130:1: hand 9003: warning: a pot of 150, expected 400
felt replay: standard input:154:1: hand 9003: warning: 'ann' has 2,850 afterwards, expected 2,900
felt replay: standard input:155:1: hand 9003: warning: 'bo b' has 1,075 afterwards, expected 1,050
felt replay: standard input:156:1: hand 9003: warning: 'Cy - fi' has 2,075 afterwards, expected 2,050
5 hands OK, 0 errors

# Every hand says where the button moves to, and for what money it is played.
$ sed '1,40{/^Moving Button/d;}; /^Money Type: PLAY MONEY/d' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:2:1: hand 9001: the hand does not say who has the button
felt replay: standard input:196:1: hand 9005: the beginning of this hand is missing
3 hands OK, 2 errors
[1]
$ sed '1,40{/^Blinds are now/d;}' "$DATA/histories/pkr/hands.txt" | felt replay --check -k
felt replay: standard input:2:1: hand 9001: the beginning of this hand is missing
4 hands OK, 1 error
[1]

# A pot that is not what was put in.
$ sed 's/^Pot sizes: $9.10/Pot sizes: $9.20/' "$DATA/histories/pkr/hands.txt" | felt replay --check
felt replay: standard input:44:1: hand 9001: warning: a pot of 9.20, expected 9.10
5 hands OK, 0 errors
