# A name that reads like a deed, boards in one bracket, an uncalled bet whose amount is said to be
# collected, and a button that nobody has.
$ felt replay --check <"$DATA/histories/enet/hands.txt"
3 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/enet/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|actions|winnings|_hand|_rake|_game|time|day|month|year|table|currency|seats|players)'
\[1]
variant = 'PO'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [0.25, 0.50, 0.00, 0.00]
starting_stacks = [151.25, 41.50, 88.00, 1029.20]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'd dh p4 ????????', 'p3 f', 'p4 cc', 'p1 cc', 'p2 cc', 'd db 9c2cQd', 'p1 cbr 1.50', 'p2 f', 'p4 cc', 'd db 8s', 'p1 cbr 4.50', 'p4 cbr 18.00', 'p1 cc', 'd db Ac', 'p1 cc', 'p4 cc', 'p4 sm', 'p1 sm 9dJd2dTd']
time = 23:31:54
day = 29
month = 7
year = 2012
seats = [6, 1, 2, 4]
table = 'Helena 1'
players = ['dirk', 'anna', 'bert', 'cora: folds']
currency = 'EUR'
winnings = [38.43, 0.00, 0.00, 0.00]
_hand = '7001'
_rake = 2.07
_game = 'Omaha Pot Limit'
\[2]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.05, 0.10, 0.00]
starting_stacks = [14.50, 4.90, 11.90]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 0.30', 'p1 f', 'p2 cbr 4.90', 'p3 cc', 'p2 sm AhAs', 'p3 sm KhKs', 'd db 8h2sTd', 'd db 2c', 'd db 6s']
time = 12:16:31
day = 3
month = 10
year = 2012
seats = [3, 1, 2]
table = 'Torfina 1'
players = ['gina', 'edda', 'finn']
currency = 'EUR'
winnings = [0.00, 9.35, 0.00]
_hand = '7002'
_rake = 0.50
_game = "Hold'em No Limit"
\[3]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.05, 0.10, 0.00]
starting_stacks = [14.50, 4.90, 11.90]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 0.30', 'p1 f', 'p2 f']
time = 12:17:31
day = 3
month = 10
year = 2012
seats = [3, 1, 2]
table = 'Torfina 1'
players = ['gina', 'edda', 'finn']
currency = 'EUR'
winnings = [0.00, 0.00, 0.25]
_hand = '7003'
_rake = 0.00
_game = "Hold'em No Limit"

# What does not add up is located.
$ sed 's/won (€38,43)/won (€39,43)/' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:34:1: hand 7001: rake and fees of 2.07, expected 1.07
2 hands OK, 1 error
[1]
$ sed 's/^anna: posts big blind.*/anna: posts big blind/' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:8:22: hand 7001: '' is not an amount
2 hands OK, 1 error
[1]
$ sed 's/^\*\*\* TURN \*\*\* .9c2c/*** TURN *** [9c3c/' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:20:14: hand 7001: the board differs from '[9c3cQd8s]'
2 hands OK, 1 error
[1]
$ sed 's/ - Pot Limit/ - Pot Limit Draw/; s/: Omaha (/: Irish (/' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:1:1: hand 7001: unknown game 'Irish Pot Limit Draw'
2 hands OK, 1 error
[1]
$ sed '/SUMMARY/,/^$/d' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:32:34: hand 7001: 'dirk' is not paid, expected 40.50
felt replay: standard input:54:47: hand 7002: 'edda' is not paid, expected 9.85
felt replay: standard input:67:1: hand 7003: 'finn' is not paid, expected 0.25
0 hands OK, 3 errors
[1]

# Blinds that differ from the header.
$ sed 's/0,05.€0,10) - 12:16/0,05\/€0,20) - 12:16/; s/^dirk: posts small blind €0,25/dirk: posts small blind €0,20/' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:7:1: hand 7001: this blind has an unexpected amount or player: 'dirk: posts small blind €0,20'
felt replay: standard input:48:1: hand 7002: this blind has an unexpected amount or player: 'edda: posts big blind €0,10'
1 hand OK, 2 errors
[1]

# The winner shows no hand: what is paid is taken at its word, but not more than the pot.
$ sed '/^edda: shows/d; /^Game #7003/,$d; s/ showed .AhAs./ showed []/' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:65:1: hand 7002: warning: 'edda' is paid at the showdown without showing a hand
felt replay: standard input:42:1: hand 7002: warning: the showdown depends on unknown cards
2 hands OK, 0 errors
$ sed '/^edda: shows/d; /^Game #7003/,$d; s/ showed .AhAs./ showed []/; s/9,35/10,35/' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:65:1: hand 7002: 'edda' is paid 10.35, expected 9.85
1 hand OK, 1 error
[1]

# A summary that says otherwise who folded, and which cards were shown.
$ sed 's/^Seat 3: gina (small blind) folded/Seat 3: gina (small blind) mucked/; s/^dirk: shows .9d/dirk: shows [8d/' "$DATA/histories/enet/hands.txt" | felt replay --check -k
felt replay: standard input:39:1: hand 7001: warning: this line contradicts the rest of the hand: 'Seat 6: dirk (small blind) showed [9dJd2dTd] and won (€38,43) with Straight, Queens high'
felt replay: standard input:68:1: hand 7002: this line contradicts the rest of the hand: 'Seat 3: gina (small blind) mucked'
felt replay: standard input:90:1: hand 7003: this line contradicts the rest of the hand: 'Seat 3: gina (small blind) mucked'
1 hand OK, 2 errors
[1]

# The name of a game that is too long ends with a whole character.
$ sed 's/: Omaha (/: Omaha, ééééééééééééééééééééé (/; s/ - Pot Limit/ - Pot Limit, éééééééééééééééééééé/' "$DATA/histories/enet/hands.txt" | felt convert 2>/dev/null | grep -a '^_game' | head -1
_game = 'Omaha, éééééééééééé Pot Limit, éééééééééé'

# Rakes of streets that are not that of the hand.
$ sed 's/^Rake: €0,18/Rake: €0,28/' "$DATA/histories/enet/hands.txt" | felt replay --check
felt replay: standard input:34:1: hand 7001: warning: this line contradicts the rest of the hand: 'Total pot €0 | Rake €2,07'
3 hands OK, 0 errors
