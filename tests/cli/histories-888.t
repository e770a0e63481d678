# A dead blind, amounts with a comma, cards in another language, a hand that collects twice, and a
# blind all in in a tournament. Uncalled bets are in no line.
$ felt replay --check <"$DATA/histories/888/hands.txt"
8 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/888/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|actions|winnings|_hand|_rake|_site|_tour|_buy|_entry|time|currency|seats|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 1.00, 0.00]
blinds_or_straddles = [1.00, 2.00, -2.00, 0.00]
starting_stacks = [200.00, 70.50, 1221.75, 50.00]
actions = ['d dh p1 9h9d', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 cbr 6.00', 'p1 cc', 'p2 f', 'p3 cbr 18.00', 'p4 cbr 50.00', 'p1 f', 'p3 cc', 'p3 sm KdKh', 'p4 sm AsQs', 'd db 8s5c6h', 'd db Ac', 'd db Tc']
time = 13:39:55
seats = [1, 2, 4, 6]
currency = 'USD'
winnings = [0.00, 0.00, 0.00, 105.50]
_site = '888poker'
_hand = '8001'
_rake = 3.50
_hero = 1
\[2]
variant = 'PO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [0.50, 1.00]
starting_stacks = [46.12, 1023.50]
actions = ['d dh p1 Ac5hJd2h', 'd dh p2 KcQhJs2d', 'p2 cc', 'p1 cc', 'd db 6d4d9s', 'p1 cc', 'p2 cc', 'd db 3s', 'p1 cbr 2.00', 'p2 cc', 'd db Th', 'p1 cc', 'p2 cc', 'p1 sm Ac5hJd2h', 'p2 sm']
time = 03:11:08
seats = [5, 2]
currency = 'EUR'
winnings = [5.70, 0.00]
_site = '888.es'
_hand = '8002'
_rake = 0.30
_hero = 1
\[3]
variant = 'NT'
antes = [20, 20, 20]
blinds_or_straddles = [100, 200, 0]
starting_stacks = [90, 3500, 1600]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 1580', 'p2 f', 'p3 sm QdJs', 'p1 sm AcAd', 'd db 6d7sKd', 'd db 5c', 'd db 8d']
time = 23:03:27
seats = [7, 1, 5]
winnings = [270, 0, 260]
_site = '888poker'
_hand = '8003'
_rake = 0
_tournament = '77'
_entry = '$18.30 + $1.70'
_buy_in = 20.00
\[4]
variant = 'PO'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [10.00, 20.00, 0.00]
starting_stacks = [3243.00, 552.72, 800.00]
actions = ['d dh p1 ????????', 'd dh p2 Kc8hTd6h', 'd dh p3 ????????', 'p3 cbr 40.00', 'p1 f', 'p2 cc', 'd db 7cKhTs', 'p2 cc', 'p3 cbr 45.00', 'p2 cc', 'd db Qs', 'p2 cc', 'p3 cc', 'd db 6s', 'p2 cc', 'p3 cc', 'p3 sm 4h9dJh8s', 'p2 sm']
time = 21:32:10
seats = [1, 6, 7]
currency = 'USD'
winnings = [0.00, 0.00, 178.00]
_site = 'Cassava'
_hand = '8010'
_rake = 2.00
_hero = 2
\[5]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
starting_stacks = [200.00, 55.00, 38.00]
actions = ['d dh p1 8sQs', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db 3hTdAc', 'p1 cbr 1.00', 'p2 f']
time = 15:18:32
seats = [1, 3, 5]
currency = 'USD'
winnings = [1.90, 0.00, 0.00]
_site = 'Cassava'
_hand = '8011'
_rake = 0.10
_hero = 1
\[6]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00]
starting_stacks = [40.80, 64.00, 71.00]
actions = ['d dh p1 Kh8s', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db 9sJh2s', 'p1 cc', 'p2 cc', 'd db 5h', 'p1 cc', 'p2 cc', 'd db Qc', 'p1 cc', 'p2 cc', 'p1 sm Kh8s', 'p2 sm 8cAc']
time = 00:50:21
seats = [2, 4, 1]
currency = 'USD'
winnings = [0.00, 3.80, 0.00]
_site = 'Cassava'
_hand = '8012'
_rake = 0.20
_hero = 1
\[7]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [15, 30, 0]
starting_stacks = [1500, 1500, 1500]
actions = ['d dh p1 7sKc', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db Kd2s5h', 'p1 cbr 60', 'p2 f']
seats = [1, 4, 6]
winnings = [60, 0, 0]
_site = '888.es'
_hand = '8013'
_rake = 0
_tournament = '391'
_entry = '0,09  + 0,01 '
_buy_in = 0.10
_hero = 1
\[8]
variant = 'FT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00]
starting_stacks = [60.00, 100.00, 80.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db 3c9dTs', 'p1 cbr 2.00', 'p2 f']
time = 13:27:40
seats = [3, 1, 2]
currency = 'USD'
winnings = [3.80, 0.00, 0.00]
_site = 'Cassava'
_hand = '8014'
_rake = 0.20

# What does not add up is located.
$ sed 's/^cleo calls .$32./cleo calls [$30]/' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:23:1: hand 8001: a call of 30, expected 32
7 hands OK, 1 error
[1]
$ sed 's/^jon collected . $270 ./jon collected [ $280 ]/' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:90:1: hand 8003: 'jon' is paid 280, expected 270
7 hands OK, 1 error
[1]
$ sed 's/^anna folds/eva folds/' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:22:1: hand 8001: no player at the table has the name in 'eva folds'
7 hands OK, 1 error
[1]
$ sed 's/^dan shows/dan hides/' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:29:1: hand 8001: warning: unknown line: 'dan hides [ As, Qs ]'
felt replay: standard input:30:1: hand 8001: warning: 'dan' is paid at the showdown without showing a hand
felt replay: standard input:2:1: hand 8001: warning: the showdown depends on unknown cards
8 hands OK, 0 errors
$ sed 's/Dealing river .. . Tc/Dealing river ** [ Vc/' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:26:21: hand 8001: missing or invalid cards: '[ Vc ]'
7 hands OK, 1 error
[1]
$ sed 's/^dan shows . As/dan shows [ Vs/' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:29:11: hand 8001: missing or invalid cards: '[ Vs, Qs ]'
7 hands OK, 1 error
[1]

# In an amount with a comma, c may be clubs or hearts: ambiguous if all other suits are diamonds.
$ sed -n '/8013/,$p' "$DATA/histories/888/hands.txt" | sed 's/7p, Kt/7d, Kc/; s/Kd, 2p, 5c/9d, 2d, 5c/' | felt replay --check -k
felt replay: standard input:13:20: hand 8013: warning: 'Kc' may be a club, or a heart in another language; it is read as a club
2 hands OK, 0 errors

# A blind other than the stakes of the heading is a fault; a smaller one of the first is a warning,
# because headings may round it up.
$ sed 's/^bela posts big blind .$2/bela posts big blind [$3/; s/^ivo posts small blind .$1/ivo posts small blind [$2/' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:219:1: hand 8014: this blind has an unexpected amount or player: 'ivo posts small blind [$2]'
7 hands OK, 1 error
[1]
$ sed 's/^.1..2 Blinds No/$1.20\/$2 Blinds No/' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:11:1: hand 8001: warning: this blind has an unexpected amount or player: 'anna posts small blind [$1]'
8 hands OK, 0 errors

# Streets are dealt in their order.
$ sed '25{h;d;}; 26G' "$DATA/histories/888/hands.txt" | felt replay --check -k
felt replay: standard input:25:1: hand 8001: the board differs from '** Dealing river ** [ Tc ]'
7 hands OK, 1 error
[1]

# The list of seats has the number of players that the line before it states.
$ sed 's/^Total number of players : [0-9]/&0/' "$DATA/histories/888/hands.txt" | felt replay --check -k 2>&1 | head -n 1
felt replay: standard input:6:1: hand 8001: warning: fewer seats are listed than 'Total number of players : 40' says

# Bets whose halves are not whole cents, and a winner of a side pot who reportedly mucks.
$ felt convert <"$DATA/histories/888/limit.txt" 2>errors | grep -E '_bet|sm|^winnings'; cat errors
small_bet = 0.12
big_bet = 0.25
actions = ['d dh p1 ????', 'd dh p2 9c8s', 'p2 cc', 'p1 cc', 'd db 7cTc7d', 'p1 cbr 0.12', 'p2 cc', 'd db 2c', 'p1 cbr 0.25', 'p2 cc', 'd db Ts', 'p1 cc', 'p2 cc', 'p1 sm Kh7h', 'p2 sm']
winnings = [0.94, 0.00]
min_bet = 50
actions = ['d dh p1 Td9d', 'd dh p2 ????', 'd dh p3 Ks4d', 'p3 cbr 100', 'p1 cc', 'p2 cc', 'd db AdJsTs', 'p1 cc', 'p3 cc', 'd db 5h', 'p1 cc', 'p3 cc', 'd db 8c', 'p1 cc', 'p3 cc', 'p2 sm Jd2c', 'p3 sm Ks4d', 'p1 sm -']
winnings = [80, 180, 0]
felt convert: standard input:2:1: hand 88101: warning: the bets on later streets are not twice those on the first
