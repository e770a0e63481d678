# Both blinds posted by a newcomer, fixed limit, and a side pot; each pot has a rake.
$ felt replay --check "$DATA/histories/pokermavens/hands.txt"
3 hands OK, 0 errors
$ felt replay -f phh "$DATA/histories/pokermavens/hands.txt" | grep -E '^(\[|variant|antes|blinds|min_bet|small_bet|starting|actions|seats|winnings|time|_hand|_rake|_site|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.50, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00]
min_bet = 1.00
starting_stacks = [10.50, 25.25, 30.00, 40.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 KdQh', 'p3 cc', 'p4 cbr 4.00', 'p1 cbr 10.50', 'p2 f', 'p3 f', 'p4 cc', 'p1 sm TdTc', 'p4 sm KdQh', 'd db 5h5dKh', 'd db 6s', 'd db 8h']
time = 00:37:11
seats = [2, 3, 5, 1]
winnings = [0.00, 0.00, 0.00, 22.95]
_site = 'Lund Card Room'
_hand = '9001-1'
_rake = 0.55
_hero = 4
\[2]
variant = 'FT'
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
small_bet = 2.00
starting_stacks = [148.00, 63.68]
actions = ['d dh p1 Js7d', 'd dh p2 ????', 'p2 cbr 4.00', 'p1 cc', 'd db 2dQc6c', 'p1 cbr 2.00', 'p2 cbr 4.00', 'p1 f']
time = 00:39:00
seats = [5, 3]
winnings = [0.00, 12.00]
_site = 'Lund Card Room'
_hand = '9001-2'
_rake = 0.00
_hero = 1
\[3]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00]
min_bet = 2.00
starting_stacks = [50.00, 5.00, 50.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AsAc', 'p3 cbr 10.00', 'p1 cc', 'p2 cc', 'd db 7d2c9h', 'p1 cc', 'p3 cbr 10.00', 'p1 f', 'p3 sm AsAc', 'p2 sm 7h7c', 'd db 3s', 'd db Jd']
time = 00:41:00
seats = [2, 3, 1]
winnings = [0.00, 14.60, 10.00]
_site = 'Lund Card Room'
_hand = '9001-3'
_rake = 0.40
_hero = 3

# What does not add up is located.
$ sed 's/Rake (0.40)/Rake (0.30)/' "$DATA/histories/pokermavens/hands.txt" | felt replay --check -k
felt replay: standard input:53:1: hand 3: rake and fees of 0.30, expected 0.40
2 hands OK, 1 error
[1]
$ sed 's/^cy folds/cy plays/' "$DATA/histories/pokermavens/hands.txt" | felt replay --check -k
felt replay: standard input:20:1: hand 1: 'cy' must act first
2 hands OK, 1 error
[1]
$ sed 's/10.50 (All-in)/9.50 (All-in)/' "$DATA/histories/pokermavens/hands.txt" | felt replay --check -k
felt replay: standard input:18:1: hand 1: all-in, but 1 of the stack is left
2 hands OK, 1 error
[1]
$ sed 's/Show Down \*\* \[7d/Show Down ** [8d/' "$DATA/histories/pokermavens/hands.txt" | felt replay --check -k
felt replay: standard input:77:1: hand 3: warning: the board differs from '** Main Pot Show Down ** [8d 2c 9h 3s Jd]'
3 hands OK, 0 errors

# The blinds are those in the header.
$ sed 's/posts small blind 0.50/posts small blind 0.60/' "$DATA/histories/pokermavens/hands.txt" | felt replay --check -k
felt replay: standard input:11:1: hand 1: this blind has an unexpected amount or player: 'bob adds posts small blind 0.60'
2 hands OK, 1 error
[1]
