# The older of the two formats. Amounts are what an action adds; pots are those after the rake, and
# at tables with a jackpot 0.25 may be gone without a word.
$ felt replay --check <"$DATA/histories/winning/old.txt"
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
3 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/winning/old.txt" | grep -E '^(\[|variant|antes|blinds|starting|actions|winnings|_hand|_rake|_fees|_hero)'
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.10, 0.00]
blinds_or_straddles = [0.10, 0.25, -0.25, 0.00]
starting_stacks = [25.00, 30.00, 12.50, 9.25]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 cbr 1.00', 'p1 f', 'p2 f', 'p3 cc', 'd db Th7d2c', 'p3 cc', 'p4 cbr 1.50', 'p3 cbr 4.00', 'p4 cc', 'd db 2d', 'p3 cbr 5.00', 'p4 cc', 'p3 sm 7c7h', 'p4 sm AhAd', 'd db 9s']
winnings = [0.00, 0.00, 17.80, 0.00]
_hand = '5001'
_rake = 0.90
_fees = 0.25
\[2]
variant = 'PO'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [2.00, 4.00, 8.00]
starting_stacks = [400.00, 300.00, 500.00]
actions = ['d dh p1 AsKdTh2c', 'd dh p2 ????????', 'd dh p3 ????????', 'p1 cc', 'p2 cbr 24.00', 'p3 f', 'p1 f']
winnings = [0.00, 24.00, 0.00]
_hand = '5002'
_rake = 0.00
_hero = 1
\[3]
variant = 'FT'
antes = [0.00, 0.00]
blinds_or_straddles = [0.50, 1.00]
starting_stacks = [20.00, 20.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 2.00', 'p1 cc', 'd db Qh7d2c', 'p1 cc', 'p2 cbr 1.00', 'p1 f']
winnings = [0.00, 3.80]
_hand = '5003'
_rake = 0.20

# Since 2019: with a cap that a player reaches, a dead small blind beside a live big one, a
# tournament with a side pot, and a winner whom only the summary names.
$ felt replay --check "$DATA/histories/winning/new.txt"
3 hands OK, 0 errors
$ felt replay -f phh "$DATA/histories/winning/new.txt" | grep -E '^(\[|variant|antes|blinds|starting|actions|winnings|_hand|_rake|_fees|_tour|_level|_cap|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.01, 0.00]
blinds_or_straddles = [0.01, 0.02, -0.02, 0.00]
starting_stacks = [0.60, 0.60, 0.60, 0.60]
actions = ['d dh p1 ????', 'd dh p2 AhKh', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 cbr 0.08', 'p1 f', 'p2 cc', 'p3 f', 'd db Kc7d2s', 'p2 cbr 0.20', 'p4 cbr 0.52', 'p2 cc', 'p2 sm AhKh', 'p4 sm 7h7c', 'd db 3h', 'd db 4d']
winnings = [0.00, 0.00, 0.00, 1.18]
_hand = '6001'
_rake = 0.05
_fees = 0.01
_cap = 0.60
_hero = 2
\[2]
variant = 'NT'
antes = [10, 10, 10]
blinds_or_straddles = [50, 100, 0]
starting_stacks = [1500, 3000, 80]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 cbr 250', 'p2 f', 'p3 sm QdJs', 'p1 sm 9c9d', 'd db Qs8h3d', 'd db 5c', 'd db 5h']
winnings = [60, 0, 240]
_hand = '6002'
_rake = 0
_tournament = '77'
_level = '3'
\[3]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.01, 0.02, 0.00]
starting_stacks = [1.99, 0.90, 2.58]
actions = ['d dh p1 ????', 'd dh p2 7s2d', 'd dh p3 ????', 'p3 cbr 0.06', 'p1 f', 'p2 f']
winnings = [0.00, 0.00, 0.05]
_hand = '6003'
_rake = 0.00
_hero = 2

# What does not add up is located.
$ sed 's/^Pot: 17.80/Pot: 17.70/' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:39:1: hand 5001: the pot is 18.85, expected 18.95
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
2 hands OK, 1 error
[1]
$ sed 's/^Player dan calls (2.50)/Player dan calls (2)/' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:32:1: hand 5001: a call of 2, expected 2.50
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
2 hands OK, 1 error
[1]
$ sed 's/^Board: .10h 7d 2c 2d 9s./Board: [10h 7d 2c 2d 9c]/' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:40:1: hand 5001: warning: the board differs from 'Board: [10h 7d 2c 2d 9c]'
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
3 hands OK, 0 errors
$ sed 's/^Player eva is timed/Player eva is tired/' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
felt replay: standard input:64:1: hand 5002: warning: unknown line: 'Player eva is tired out.'
3 hands OK, 0 errors
$ sed 's/JP Fee $0.01/JP Fee $0.10/' "$DATA/histories/winning/new.txt" | felt replay --check -k
felt replay: standard input:34:1: hand 6001: the pot is 1.33, expected 1.24
2 hands OK, 1 error
[1]
$ sed 's/Tournament #77 - Holdem/Tournament #77 - Snap/' "$DATA/histories/winning/new.txt" | felt replay --check -k
felt replay: standard input:41:45: hand 6002: unknown game 'Snap'
2 hands OK, 1 error
[1]

# A hand in which no card was dealt was cancelled.
$ sed '/received a card/d; /folds$/d; /raises/d; /calls/d; /checks/d; /bets/d; s/^Pot: .*/Pot: 0. Rake 0/' "$DATA/histories/winning/old.txt" | tail -n 24 | felt replay --check -k
felt replay: standard input:9:1: hand 5003: the hand was cancelled
0 hands OK, 1 error
[1]

# Amounts that would overflow are rejected.
$ sed 's/^Seat 1: anna (25)/Seat 1: anna (99999999999999999)/' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:4:15: hand 5001: '99999999999999999).' is not an amount
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
2 hands OK, 1 error
[1]

# A walk, whose big blind is not returned in words, and cards that are drawn for the button. An empty line after each one
# changes nothing, and who was disconnected may stay in without paying, which is not played.
$ felt replay --check "$DATA/histories/winning/walks.txt"
2 hands OK, 0 errors
$ felt replay -f phh "$DATA/histories/winning/walks.txt" | grep -E '^(\[|antes|blinds|starting|actions|winnings|_hand|_rake)'
\[1]
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.02, 0.05, 0.00]
starting_stacks = [5.00, 5.00, 5.00]
actions = ['d dh p1 ????', 'd dh p2 4cKh', 'd dh p3 ????', 'p3 f', 'p1 f']
winnings = [0.00, 0.04, 0.00]
_hand = '6101'
_rake = 0.00
\[2]
antes = [0, 0]
blinds_or_straddles = [25, 50]
starting_stacks = [1500, 1500]
actions = ['d dh p1 QsQd', 'd dh p2 ????', 'p2 cbr 150', 'p1 f']
winnings = [0, 100]
_hand = '6102'
_rake = 0
$ sed G "$DATA/histories/winning/old.txt" | felt replay --check
felt replay: standard input:97:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
3 hands OK, 0 errors
$ sed G "$DATA/histories/winning/new.txt" | felt replay --check
3 hands OK, 0 errors
$ sed 's/^Player [a-z]* allin.*/&\n&/; /allin/s/^\(Player [a-z]*\) allin.*/\1 is disconnected and ALL IN./' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:35:1: hand 5001: a disconnected player stays in without paying, which is not supported: 'Player dan is disconnected and ALL IN.'
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
2 hands OK, 1 error
[1]

# A missing line is noticed: the pot, the header of the hole cards, a fold.
$ sed '/^Pot: 16/d; /^Pot: 17/d; /^Pot:/d' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:42:1: hand 5001: an amount of 1.15 in the pots is not paid to any player
felt replay: standard input:48:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
felt replay: standard input:71:30: hand 5002: warning: the hand does not state the pot
felt replay: standard input:94:1: hand 5003: an amount of 0.20 in the pots is not paid to any player
1 hand OK, 2 errors
[1]
$ sed '/HOLE CARDS/d' "$DATA/histories/winning/walks.txt" | felt replay -qf phh | grep actions
actions = ['d dh p1 ????', 'd dh p2 4cKh', 'd dh p3 ????', 'p3 f', 'p1 f']
actions = ['d dh p1 QsQd', 'd dh p2 ????', 'p2 cbr 150', 'p1 f']
$ sed '/^anna folds/d' "$DATA/histories/winning/walks.txt" | felt replay --check -k
felt replay: standard input:10:1: hand 6101: 'anna' must act first
1 hand OK, 1 error
[1]

# The blinds are those in the header, and the summary states who posted, who folded when, and the winnings.
$ sed 's/^bo posts the small blind \$0.01/bo posts the small blind $0.02/' "$DATA/histories/winning/new.txt" | felt replay --check -k
felt replay: standard input:8:1: hand 6001: this blind has an unexpected amount or player: 'bo posts the small blind $0.02'
felt replay: standard input:86:1: hand 6003: this blind has an unexpected amount or player: 'bo posts the small blind $0.02'
1 hand OK, 2 errors
[1]
$ sed 's/^Seat 2: bo (small blind) folded on the Pre-Flop/Seat 2: bo folded on the Flop/; s/and won 60.00/and won 50.00/' "$DATA/histories/winning/new.txt" | felt replay --check -k
felt replay: standard input:37:1: hand 6001: warning: this line contradicts the rest of the hand: 'Seat 2: bo folded on the Flop'
felt replay: standard input:79:1: hand 6002: warning: this line contradicts the rest of the hand: 'Seat 5: ida (small blind) showed [9c 9d] and won 50.00 with two pair, Nines and Fives [9d 9c 5h 5c Qs]'
felt replay: standard input:98:1: hand 6003: warning: this line contradicts the rest of the hand: 'Seat 2: bo folded on the Flop'
3 hands OK, 0 errors
$ sed 's/^Game ID: 5001 0.10/Game ID: 5001 0.15/' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:9:1: hand 5001: this blind has an unexpected amount or player: 'Player anna has small blind (0.10)'
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
2 hands OK, 1 error
[1]

# Cards that are told one by one where nobody can bet any more, mucked hands, a big blind of the last chips that looks as
# that of fixed limit, and an odd chip of a tournament, whose chips are whole ones however they are written.
$ felt replay --check <"$DATA/histories/winning/short.txt"
3 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/winning/short.txt" | grep -E '^(variant|min_bet|small_bet|blinds|starting|actions|winnings)'
variant = 'FT'
blinds_or_straddles = [0.01, 0.02]
small_bet = 0.02
starting_stacks = [0.02, 0.21]
actions = ['d dh p1 ????', 'd dh p2 6c2d', 'p2 cc', 'p1 sm 9dAd', 'd db As9cKs', 'd db Td', 'd db 8s', 'p2 sm']
winnings = [0.04, 0.00]
variant = 'NT'
blinds_or_straddles = [0.10, 0.25, 0.00]
min_bet = 0.25
starting_stacks = [15.50, 0.10, 20.00]
actions = ['d dh p1 ????', 'd dh p2 5h4d', 'd dh p3 QhJd', 'p3 cc', 'p1 cc', 'd db 2c7dKs', 'p1 cc', 'p3 cc', 'd db 9h', 'p1 cc', 'p3 cc', 'd db 3s', 'p1 cc', 'p3 cc', 'p3 sm', 'p2 sm', 'p1 sm AhKd']
winnings = [0.60, 0.00, 0.00]
variant = 'NT'
blinds_or_straddles = [25, 50, 0]
min_bet = 50
starting_stacks = [1500, 1400, 1600]
actions = ['d dh p1 7h2d', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 f', 'p2 cc', 'd db AsKsQd', 'p2 cc', 'p3 cc', 'd db Jh', 'p2 cc', 'p3 cc', 'd db Tc', 'p2 cc', 'p3 cc', 'p2 sm 3c4c', 'p3 sm 5c4h']
winnings = [0, 63, 62]

# A hand that is run twice; its second run has to end with the river.
$ felt replay --check <"$DATA/histories/winning/twice.txt"
1 hand OK, 0 errors
$ felt convert <"$DATA/histories/winning/twice.txt" | grep -E '^(actions|winnings|_rake|_run)'
actions = ['d dh p1 ????', 'd dh p2 AsKd', 'd dh p3 ????', 'p3 f', 'p1 cbr 50.00', 'p2 cc', 'p1 sm QsQh', 'p2 sm AsKd', 'd db 2c7d9h', 'd db Jc', 'd db 3s']
winnings = [49.00, 49.00, 0.00]
_rake = 2.00
_run = ['2c7d9hJc3s', 'Ac5d8h4cTs']
$ sed '/RIVER 2/d' "$DATA/histories/winning/twice.txt" | felt replay --check -k
felt replay: standard input:25:1: hand 6101: the board differs from '*** FLOP 2 *** [Ac 5d 8h]'
0 hands OK, 1 error
[1]

# A form of a game with other rules is not the game that its name has in it.
$ sed 's/Holdem(No Limit)/Holdem Reshuffle (No Limit)/' "$DATA/histories/winning/new.txt" | felt replay --check -k 2>&1 | sed -n 1p
felt replay: standard input:1:14: hand 6001: unknown game 'Holdem Reshuffle'

# Sums of a player that are not those of the actions.
$ sed 's/Wins: 8.45/Wins: 8.35/; s/Bets: 0.25/Bets: 0.50/' "$DATA/histories/winning/old.txt" | felt replay --check -k
felt replay: standard input:42:1: hand 5001: 'bo (x) folds' put in 0.50, expected 0.25
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
2 hands OK, 1 error
[1]
