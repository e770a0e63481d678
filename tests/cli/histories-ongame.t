# Names of dashes and with amounts in them, a side pot, a tournament, and a pot that two share in
# fixed limit.
$ felt replay --check <"$DATA/histories/ongame/hands.txt"
8 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/ongame/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|small_bet|actions|players|winnings|_hand|_rake|_tour|_buy|_entry|_kind|time|currency|seats|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00, 0.00]
starting_stacks = [103.75, 60.00, 100.00, 23.00]
actions = ['d dh p1 ????', 'd dh p2 AhAd', 'd dh p3 ????', 'd dh p4 ????', 'p3 cbr 3.00', 'p4 cc', 'p1 f', 'p2 cbr 13.00', 'p3 cc', 'p4 cbr 23.00', 'p2 cbr 60.00', 'p3 cc', 'p2 sm AhAd', 'p3 sm QcQs', 'p4 sm KcKh', 'd db 6dKd8c', 'd db Js', 'd db 4h']
time = 01:08:00
time_zone_abbreviation = 'CET'
seats = [1, 2, 7, 8]
players = ['---', 'bo', 'cleo ($30.50), dan', 'dan']
currency = 'USD'
winnings = [0.00, 73.00, 0.00, 67.50]
_hand = 'R5-10-1'
_rake = 3.00
_kind = 'speed'
_hero = 2
\[2]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [100, 200]
starting_stacks = [1500, 1500]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cc', 'p1 cc', 'd db Ac2cTs', 'p1 cbr 300', 'p2 f']
time = 20:10:37
time_zone_abbreviation = 'CEST'
seats = [10, 6]
players = ['fox', 'eva']
winnings = [400, 0]
_hand = 'T5-20-1'
_rake = 0
_tournament = 'R-100-8'
_entry = '€5'
_buy_in = 5
\[3]
variant = 'FO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
small_bet = 2.00
starting_stacks = [35.50, 51.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'p2 cbr 4.00', 'p1 cc', 'd db 3d8d7c', 'p1 cbr 2.00', 'p2 cc', 'd db Kc', 'p1 cc', 'p2 cc', 'd db Qh', 'p1 cc', 'p2 cc', 'p1 sm KdKs6s5h', 'p2 sm Ad2hTh9s']
time = 08:55:00
time_zone_abbreviation = 'CET'
seats = [1, 2]
players = ['gil', 'hal']
currency = 'EUR'
winnings = [5.75, 5.75]
_hand = 'R5-30-1'
_rake = 0.50
\[4]
variant = 'F5D'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
small_bet = 1.00
starting_stacks = [50.00, 60.00, 70.00]
actions = ['d dh p1 Tc9h7cAhJh', 'd dh p2 ??????????', 'd dh p3 ??????????', 'p3 cbr 2.00', 'p1 cc', 'p2 f', 'p1 sd Tc7c', 'p3 sd', 'd dh p1 8h6s', 'p1 cc', 'p3 cbr 2.00', 'p1 cc', 'p1 sm 8h9h6sAhJh', 'p3 sm 2c2d2s4h4s']
time = 00:21:02
time_zone_abbreviation = 'CET'
seats = [1, 2, 3]
players = ['ida', 'jon', 'kim']
currency = 'USD'
winnings = [0.00, 0.00, 8.55]
_hand = 'R5-40-1'
_rake = 0.45
_hero = 1
\[5]
variant = 'F5D'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
small_bet = 1.00
starting_stacks = [59.00, 74.55, 46.00]
actions = ['d dh p1 ??????????', 'd dh p2 ??????????', 'd dh p3 As5hJhAcJd', 'p3 cbr 2.00', 'p1 cc', 'p2 f', 'p1 sd ??', 'p3 sd 5h', 'd dh p1 ??', 'd dh p3 7c', 'p1 cc', 'p3 cc', 'p3 sm As7cJhAcJd', 'p1 sm 3d7s7h3cTd']
time = 00:22:32
time_zone_abbreviation = 'CET'
seats = [2, 3, 1]
players = ['jon', 'kim', 'ida']
currency = 'USD'
winnings = [0.00, 0.00, 4.75]
_hand = 'R5-40-2'
_rake = 0.25
_hero = 3
\[6]
variant = 'F7S'
antes = [0.10, 0.10, 0.10]
small_bet = 1.00
starting_stacks = [20.00, 30.00, 25.00]
actions = ['d dh p1 ????Kh', 'd dh p2 Jh9dAc', 'd dh p3 ????4h', 'p3 pb', 'p1 f', 'p2 cbr 1.00', 'p3 cc', 'd dh p2 7h', 'd dh p3 Qs', 'p2 cbr 1.00', 'p3 cbr 2.00', 'p2 cc', 'd dh p2 Js', 'd dh p3 4c', 'p3 cbr 2.00', 'p2 f']
time = 19:48:34
time_zone_abbreviation = 'CET'
seats = [1, 2, 5]
players = ['lea', 'max', 'ned']
currency = 'USD'
winnings = [0.00, 0.00, 6.00]
_hand = 'R5-50-1'
_rake = 0.30
_hero = 2
\[7]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 1, 0]
starting_stacks = [10, 40, 30]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 3', 'p1 cbr 10', 'p2 f', 'p3 cc', 'p1 sm AcQh', 'p3 sm KdKs', 'd db 2dAdTh', 'd db 8s', 'd db 7d']
time = 19:50:34
time_zone_abbreviation = 'CET'
seats = [1, 2, 3]
players = ['ole', 'pia', 'rob']
currency = 'USD'
winnings = [20, 0, 0]
_hand = 'R5-60-1'
_rake = 1
\[8]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00]
starting_stacks = [30.00, 1.50, 30.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 f', 'p2 sm Qh9s', 'p3 sm KdKs', 'd db JhTc2s', 'd db 6h', 'd db 5h']
time = 19:52:34
time_zone_abbreviation = 'CET'
seats = [1, 2, 3]
players = ['ole', 'pia', 'rob']
currency = 'USD'
winnings = [0.00, 0.00, 3.80]
_hand = 'R5-60-2'
_rake = 0.20

# In stud that was only watched, nobody is the hero: an up card does not make one.
$ sed '/R5-50-1/,$!d; s/^Dealing to max: .Jh, 9d, Ac./Dealing to max: [-, -, Ac]/' "$DATA/histories/ongame/hands.txt" |
> sed "1,/R5-50-1 \*\*\*\*\*$/!d; /^User/d" | felt convert | grep -E '_hero|_hand'
_hand = 'R5-50-1'

# What does not add up is located.
$ sed 's/^Side pot 1: $74.00/Side pot 1: $75.00/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:30:1: hand 1: the pot is 144.50, expected 143.50
7 hands OK, 1 error
[1]
$ sed 's/^Rake taken: $3/Rake taken: $2/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:30:1: hand 1: rake and fees of 2, expected 3
7 hands OK, 1 error
[1]
$ sed 's/^--- folds/zoe folds/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:18:1: hand 1: no player at the table has the name in 'zoe folds'
7 hands OK, 1 error
[1]
$ sed 's/OMAHA_HI_LO/OMAHA_SIX/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:65:19: hand 3: unknown game 'LIMIT OMAHA_SIX'
7 hands OK, 1 error
[1]
$ sed 's/won by fox/won by ned/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:57:22: hand 2: no player at the table has the name in 'ned (400)'
7 hands OK, 1 error
[1]

# Blinds that differ from the header; headers may round up the small one.
$ sed 's/€2.€4, Real/€3\/€6, Real/; s/.0.50..1, Real/$0.60\/$1, Real/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:11:1: hand 1: warning: this blind has an unexpected amount or player: '--- posts small blind ($0.50)'
felt replay: standard input:71:1: hand 3: this blind has an unexpected amount or player: 'gil posts big blind (€2)'
7 hands OK, 1 error
[1]

# The stacks after the hand do not fit those before it.
$ sed 's/^Seat 2: hal (€51)/Seat 2: hal (€510)/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:90:1: hand 3: warning: 'hal' has 50.75 afterwards, expected 509.75
8 hands OK, 0 errors

# A summary that is cut, and one of a player who does not sit there.
$ sed '/End of hand R5-30-1/d; s/^Seat 2: jon ($59)/Seat 2: joe ($59)/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:90:52: hand 3: warning: the hand ends before its summary
felt replay: standard input:121:1: hand 4: warning: no player at the table has the name in 'Seat 2: joe ($59), net: -$1'
felt replay: standard input:134:1: hand 5: no player at the table has the name in 'jon posts small blind ($0.50)'
7 hands OK, 1 error
[1]

# The list of seats has the number of players that the text states.
$ sed 's/^Players in round: 3/Players in round: 4/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k 2>&1 | head -n 1
felt replay: standard input:98:1: hand 4: warning: fewer seats are listed than 'Players in round: 4' says

# Older texts: an all-in bet has the total of the street, who lost all has no amount, and who was away posts a live big
# blind and a dead small one.
$ felt convert <"$DATA/histories/ongame/older.txt" | grep -E '^(antes|blinds|actions|winnings|finishing|_rake)'
antes = [0, 0, 0, 0]
blinds_or_straddles = [5, 10, -10, 0]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 cbr 30', 'p1 f', 'p2 cbr 105', 'p3 cbr 207', 'p4 f', 'p2 cc', 'p2 sm JhJs', 'p3 sm 9d9h', 'd db 9c4c6h', 'd db Jd', 'd db 3d']
finishing_stacks = [495, 1242, 0, 370]
winnings = [0, 447, 0, 0]
_rake = 2
antes = [0, 0, 5, 0]
blinds_or_straddles = [5, 10, -10, 0]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 cbr 30', 'p4 f', 'p1 f', 'p2 cc', 'd db 2h6sQh', 'p2 cc', 'p3 cbr 50', 'p2 f']
finishing_stacks = [365, 465, 1275, 500]
winnings = [0, 0, 68, 0]
_rake = 2
$ sed 's/^bo bets $207/bo bets $197/; s/^ann posts small blind ($5)/ann posts small blind ($6)/' "$DATA/histories/ongame/older.txt" | felt replay --check -k
felt replay: standard input:21:1: hand 1: a call of 102, expected 92
felt replay: standard input:59:1: hand 2: the pot is 70, expected 71
0 hands OK, 2 errors
[1]

# A raise that does not add what it says, and a net that is not what was won.
$ sed 's/^bo raises $12.00 to/bo raises $11.00 to/; s/net: +$13.00/net: +$14.00/' "$DATA/histories/ongame/hands.txt" | felt replay --check
felt replay: standard input:19:1: hand 1: warning: a raise by 11, but its stated total makes it 12
felt replay: standard input:33:1: hand 1: warning: 'bo' has a net result of 14, expected 13
8 hands OK, 0 errors
