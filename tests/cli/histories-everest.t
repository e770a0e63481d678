# Texts of Everest: blinds with penalties, checks and raises that are bets, boards in one line, antes, short blinds, prizes.
$ felt replay --check <"$DATA/histories/everest/hands.xml"
3 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/everest/hands.xml" | grep -E '^(\[|variant|antes|blinds|min_bet|small_bet|big_bet|starting|actions|players|winnings|currency|seats|_hand|_rake|_fees|_tour|_prize|_place|_hero|_utc|table)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 1.00, 0.00]
blinds_or_straddles = [1.00, 2.00, -2.00, 0.00]
min_bet = 2.00
starting_stacks = [80.00, 200.00, 50.00, 100.00]
actions = ['d dh p1 ????', 'd dh p2 JhTd', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 cbr 6.00', 'p1 f', 'p2 cc', 'p3 f', 'd db 9s8c2h', 'p2 cc', 'p4 cbr 10.00', 'p2 cbr 30.00', 'p4 f']
seats = [2, 3, 4, 1]
table = 'Brest-5'
players = ['ben', 'cem', 'dag', 'ana']
currency = 'USD'
winnings = [0.00, 34.50, 0.00, 0.00]
_hand = '8001'
_rake = 1.00
_fees = 0.50
_utc = '2012-04-21T13:20:14Z'
_hero = 2
\[2]
variant = 'NT'
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
min_bet = 2.00
starting_stacks = [218.50, 84.00]
actions = ['d dh p1 AcKc', 'd dh p2 ????', 'p2 cbr 6.00', 'p1 cbr 18.00', 'p2 cbr 84.00', 'p1 cc', 'p2 sm 7h7d', 'p1 sm AcKc', 'd db Qs3d3s', 'd db 9h', 'd db 5c']
seats = [3, 1]
table = 'Brest-5'
players = ['cem', 'ana']
currency = 'USD'
winnings = [0.00, 165.00]
_hand = '8002'
_rake = 3.00
_utc = '2012-04-21T13:21:40Z'
_hero = 1
\[3]
variant = 'FT'
antes = [3, 3, 3]
blinds_or_straddles = [15, 30, 0]
small_bet = 30
big_bet = 60
starting_stacks = [500, 14, 400]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 9h8c', 'p3 f', 'p1 sm 5d6s', 'p2 sm 8d9d', 'd db 8s9cJh', 'd db 6c', 'd db 3s']
seats = [1, 2, 3]
table = '4900-0'
players = ['fil', 'gus', 'hal']
winnings = [0, 31, 0]
_hand = '8003'
_rake = 0
_utc = '2011-11-17T09:02:35Z'
_tournament = '4900'
_prize = [0.00, 0.00, 9.50]
_place = [0, 0, 2]
_hero = 3

# Errors in a hand are reported at their lines.
$ sed 's/hold-em" gametype="no-limit"/stud" gametype="no-limit"/; s/blinds="10.20"/blinds="10"/' "$DATA/histories/everest/hands.xml" | felt replay --check -k
felt replay: standard input:2:1: hand 8001: unknown game 'stud no-limit'
felt replay: standard input:38:1: hand 8002: unknown game 'stud no-limit'
felt replay: standard input:61:1: hand 8003: unknown hand header: '<HAND time="1321520555" id="8003" index="38" blinds="10" stakes="20/40">'
0 hands OK, 3 errors
[1]
$ sed 's/amount="600"/amount="6oo"/; s/Ac, Kc/Ac, Zc/; s/<FOLD position="2"/<FOLD position="7"/' "$DATA/histories/everest/hands.xml" | felt replay --check -k
felt replay: standard input:23:3: hand 8001: '6oo' is not an amount
felt replay: standard input:54:3: hand 8002: missing or invalid cards: 'Ac, Zc'
felt replay: standard input:78:3: hand 8003: seat '7' is empty
0 hands OK, 3 errors
[1]
$ sed 's/amount="3450"/amount="3550"/; s/<PUSH position="0" amount="400"/<PUSH position="0" amount="300"/' "$DATA/histories/everest/hands.xml" | felt replay --check -k
felt replay: standard input:2:1: hand 8001: rake and fees of 1.50, expected 0.50
felt replay: standard input:79:3: hand 8003: 'fil' gets back 3, expected 4
1 hand OK, 2 errors
[1]
$ sed 's/<CHAT /<DANCE amount="5" /; s/CHAT>/DANCE>/; 1d' "$DATA/histories/everest/hands.xml" | felt replay --check -k
felt replay: standard input:1:1: hand 8001: the session header is missing
felt replay: standard input:37:1: hand 8002: the session header is missing
1 hand OK, 2 errors
[1]

# The rest of the pot after SWEEP, and the pot of a winner, equal the chips put in: a changed one is reported.
$ sed 's/>1530</>1540</; s/tax="50">3450/tax="50">3460/' "$DATA/histories/everest/hands.xml" | felt replay --check -k
felt replay: standard input:27:3: hand 8001: the bets and winnings do not match the stated pot, '1540'
2 hands OK, 1 error
[1]
$ sed 's/potAmount="16500"/potAmount="16501"/; s/>900</>9x0</' "$DATA/histories/everest/hands.xml" | felt replay --check -k
felt replay: standard input:58:3: hand 8002: the bets and winnings do not match the stated pot, '16501'
felt replay: standard input:68:3: hand 8003: '9x0' is not an amount
1 hand OK, 2 errors
[1]
