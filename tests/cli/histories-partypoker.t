# A name that reads like a deed, who comes and goes, a live blind beside a dead one, an uncalled bet
# as a side pot, thousands with a point, and the two halves of a pot.
$ felt replay --check <"$DATA/histories/partypoker/hands.txt"
3 hands hold, 0 faults, 0 not played
$ felt replay -f phh <"$DATA/histories/partypoker/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|small_bet|actions|winnings|_hand|_rake|_tour|_level|time|currency|seats|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.25, 0.00]
blinds_or_straddles = [0.25, 0.50, -0.50, 0.00]
starting_stacks = [20.00, 25.00, 30.00, 11.00]
actions = ['d dh p1 ????', 'd dh p2 7h7d', 'd dh p3 ????', 'd dh p4 AhQs', 'p3 cbr 1.50', 'p4 cc', 'p1 f', 'p2 cc', 'd db 7sQc2h', 'p2 cc', 'p3 cbr 4.00', 'p4 cbr 9.50', 'p2 cbr 23.50', 'p3 f', 'p2 sm 7h7d', 'd db Qd', 'd db 3c', 'p4 sm']
time = 19:24:07
time_zone_abbreviation = 'EST'
seats = [5, 6, 1, 3]
currency = 'USD'
winnings = [0.00, 26.50, 0.00, 0.00]
_hand = '9001'
_rake = 1.50
_hero = 2
\[2]
variant = 'NT'
antes = [400, 400, 400]
blinds_or_straddles = [1200, 2400, 0]
starting_stacks = [76008, 47455, 26043]
actions = ['d dh p1 ????', 'd dh p2 4h4s', 'd dh p3 ????', 'p3 f', 'p1 f']
time = 17:41:57
time_zone_abbreviation = 'EDT'
seats = [6, 1, 5]
winnings = [0, 3600, 0]
_hand = '9002'
_rake = 0
_tournament = '125'
_level = '12'
_hero = 2
\[3]
variant = 'FO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [2.00, 5.00]
small_bet = 5.00
starting_stacks = [344.50, 20.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'p2 cbr 10.00', 'p1 cbr 15.00', 'p2 cbr 20.00', 'p1 cc', 'p1 sm KhKd4cQc', 'p2 sm 8sQhAd7h', 'd db 5c2dJh', 'd db 4d', 'd db 9d']
time = 04:21:09
time_zone_abbreviation = 'EST'
seats = [2, 3]
currency = 'USD'
winnings = [19.50, 19.50]
_hand = '9003'
_rake = 1.00

# What does not add up is located.
$ sed 's/^eva wins $14 USD/eva wins $16 USD/' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:37:1: hand 9001: eva is paid 28.50, by the rules 28
2 hands hold, 1 fault, 0 not played
[1]
$ sed 's/^cleo folds/zoe folds/' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:31:1: hand 9001: nobody at the table has the name in 'zoe folds'
2 hands hold, 1 fault, 0 not played
[1]
$ sed 's/NL Texas/NL Double/' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:5:1: hand 9001: '$0.25/$0.50 USD NL Double Hold'em' is not a game that is known
felt replay: standard input:42:1: hand 9002: 'NL Double Hold'em $22 USD ' is not a game that is known
1 hand holds, 2 faults, 0 not played
[1]
$ sed '/^kim wins/d' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:85:60: hand 9003: kim is not paid, by the rules 20
2 hands hold, 1 fault, 0 not played
[1]

# A rake that is nowhere said is at most a tenth of the pot: more than that is a line that is missing.
$ sed 's/^eva wins $26.50 USD from/eva wins $16.50 USD from/' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:37:1: hand 9001: 11.50 of the pots goes to nobody
2 hands hold, 1 fault, 0 not played
[1]
