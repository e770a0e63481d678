# Names of dashes and with amounts in them, a side pot, a tournament, and a pot that two share in
# fixed limit.
$ felt replay --check <"$DATA/histories/ongame/hands.txt"
3 hands hold, 0 faults, 0 not played
$ felt replay -f phh <"$DATA/histories/ongame/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|small_bet|actions|players|winnings|_hand|_rake|_tour|_buy|_kind|time|currency|seats|_hero)'
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
_buy_in = '€5'
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

# What does not add up is located.
$ sed 's/^Side pot 1: $74.00/Side pot 1: $75.00/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:30:1: hand 1: the pot is 144.50, by the rules 143.50
2 hands hold, 1 fault, 0 not played
[1]
$ sed 's/^Rake taken: $3/Rake taken: $2/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:30:1: hand 1: rake and fees of 2, by the rules 3
2 hands hold, 1 fault, 0 not played
[1]
$ sed 's/^--- folds/zoe folds/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:18:1: hand 1: nobody at the table has the name in 'zoe folds'
2 hands hold, 1 fault, 0 not played
[1]
$ sed 's/OMAHA_HI_LO/OMAHA_SIX/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:65:19: hand 3: 'LIMIT OMAHA_SIX' is not a game that is known
2 hands hold, 1 fault, 0 not played
[1]
$ sed 's/won by fox/won by ned/' "$DATA/histories/ongame/hands.txt" | felt replay --check -k
felt replay: standard input:57:22: hand 2: nobody at the table has the name in 'ned (400)'
2 hands hold, 1 fault, 0 not played
[1]
