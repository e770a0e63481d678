# Positions as names, all hole cards, posts of who was away, a player who leaves without a fold, a
# raise that nobody can call, and a walk whose big blind is not returned in words.
$ felt replay --check <"$DATA/histories/bovada/hands.txt"
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
4 hands OK, 0 errors
$ felt replay -f phh "$DATA/histories/bovada/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|actions|winnings|_hand|_rake|_site|_kind|_tour|seats|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.10, 0.00]
blinds_or_straddles = [0.10, 0.25, -0.25, 0.00]
starting_stacks = [10.00, 1025.00, 5.00, 20.00]
actions = ['d dh p1 2c7d', 'd dh p2 QsQd', 'd dh p3 JcJd', 'd dh p4 AhKh', 'p3 cbr 1.00', 'p4 cc', 'p1 f', 'p2 cc', 'd db Jh5s2d', 'p2 cc', 'p3 cbr 3.90', 'p4 cbr 10.00', 'p2 cc', 'd db Kc', 'p2 cc', 'p4 cbr 9.00', 'p2 f', 'd db 3h', 'p3 sm -', 'p4 sm -']
seats = [2, 3, 4, 1]
winnings = [0.00, 0.00, 13.65, 12.20]
_site = 'Bovada'
_hand = '7001'
_rake = 1.25
_hero = 2
\[2]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [0.02, 0.05, 0.00, 0.00]
starting_stacks = [5.00, 5.00, 5.00, 5.00]
actions = ['d dh p1 3c4d', 'd dh p2 9h8h', 'd dh p3 2h7c', 'd dh p4 AsKs', 'p3 f', 'p4 cbr 0.15', 'p1 f', 'p2 cc', 'd db Ad5s2d', 'p2 f']
seats = [4, 1, 2, 3]
winnings = [0.00, 0.00, 0.00, 0.31]
_site = 'Ignition'
_hand = '7002'
_rake = 0.01
_kind = 'zone'
_hero = 4
\[3]
variant = 'NT'
antes = [10, 10, 10]
blinds_or_straddles = [50, 100, 0]
starting_stacks = [3000, 600, 2000]
actions = ['d dh p1 KdKs', 'd dh p2 4c2h', 'd dh p3 AsAh', 'p3 cbr 1990', 'p1 cc', 'p2 f', 'd db 2c7d9h', 'd db Ts', 'd db 3c', 'p3 sm -', 'p1 sm']
seats = [3, 7, 12]
winnings = [0, 0, 4110]
_site = 'Bodog.eu'
_hand = '7003'
_rake = 0
_tournament = '88'
_hero = 1
\[4]
variant = 'PO/8'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.10, 0.25, 0.00]
starting_stacks = [7.00, 8.00, 6.00]
actions = ['d dh p1 2d3d5s6c', 'd dh p2 KhKcKsTh', 'd dh p3 TdAdAs4c', 'p3 f', 'p1 f']
seats = [2, 5, 1]
winnings = [0.00, 0.20, 0.00]
_site = 'Bovada'
_hand = '7004'
_rake = 0.00
_hero = 3

# What does not add up is located.
$ sed 's/Side pot $12.20/Side pot $12.30/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:42:1: hand 7001: this line contradicts the rest of the hand: 'Seat+1: Dealer $12.20  with One pair [Ah Kh-Kh Kc Ah Jh 5s]'
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
3 hands OK, 1 error
[1]
$ sed 's/^UTG : All-in $3.90/UTG : All-in $4.90/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:25:1: hand 7001: more chips than the player has: 4.90, expected at most 3.90
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
3 hands OK, 1 error
[1]
$ sed 's/^Total Pot($0.35)/Total Pot($0.45)/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
felt replay: standard input:126:1: hand 7004: the pot is 0.45, expected 0.35
3 hands OK, 1 error
[1]
$ sed 's/^Table deposit/Cable deposit/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:26:1: hand 7001: warning: unknown line: 'Cable deposit $25'
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
4 hands OK, 0 errors
$ sed '/^Dealer : Hand Result 4110/d' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
4 hands OK, 0 errors

# Where the text does not know the hole cards from the deal, the summary may have them.
$ sed '/^Dealer : Card dealt/d; /Showdown/d' "$DATA/histories/bovada/hands.txt" | felt replay -f phh -k | grep actions | head -n 1
felt replay: standard input:39:1: hand 7001: warning: this line contradicts the rest of the hand: 'Seat+1: Dealer $12.20  with One pair [Ah Kh-Kh Kc Ah Jh 5s]'
felt replay: standard input:34:1: hand 7001: warning: 'UTG' neither shows nor mucks a hand at the showdown
felt replay: standard input:34:1: hand 7001: warning: 'Dealer' neither shows nor mucks a hand at the showdown
felt replay: standard input:100:1: hand 7003: warning: this line contradicts the rest of the hand: 'Seat+12: Dealer 4110  with One pair [As Ah-As Ah Ts 9h 7d]'
actions = ['d dh p1 2c7d', 'd dh p2 QsQd', 'd dh p3 JcJd', 'd dh p4 AhKh', 'p3 cbr 1.00', 'p4 cc', 'p1 f', 'p2 cc', 'd db Jh5s2d', 'p2 cc', 'p3 cbr 3.90', 'p4 cbr 10.00', 'p2 cc', 'd db Kc', 'p2 cc', 'p4 cbr 9.00', 'p2 f', 'd db 3h', 'p3 sm -', 'p4 sm -']

# Texts of 2012 have totals of raises alone, streets without lines, and the rake; others repeat lines, or have the stakes of
# the next level in their heading. A heads-up call is of what the other player has. Stud with a double bet on an open pair has
# its stakes from that.
$ felt replay --check <"$DATA/histories/bovada/old.txt"
felt replay: standard input:114:1: hand 7104: warning: this line repeats the previous line and is left out: 'Big Blind : Hand Result 554'
felt replay: standard input:128:1: hand 7105: warning: this line repeats the previous line and is left out: 'Small Blind : Ante/Small blind 50'
felt replay: standard input:140:1: hand 7105: warning: this line repeats the previous line and is left out: 'Dealer [ME] : Bets chip info(timeout) 300'
6 hands OK, 0 errors
$ felt replay -qf phh "$DATA/histories/bovada/old.txt" | grep -E '^(\[|variant|antes|blinds|min_bet|small_bet|starting|actions|winnings|_hand|_rake)'
\[1]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [40, 30, 50]
actions = ['d dh p1 KdKs', 'd dh p2 4c2h', 'd dh p3 AsAh', 'p3 cbr 6', 'p1 cbr 18', 'p2 f', 'p3 cbr 50', 'p1 cc', 'd db 2c7d9h', 'd db Ts', 'd db 3c', 'p3 sm -', 'p1 sm']
winnings = [0, 0, 80]
_hand = '7101'
_rake = 2
\[2]
variant = 'FT'
antes = [0, 0, 1, 0]
blinds_or_straddles = [1, 2, -2, 0]
small_bet = 2
starting_stacks = [100, 100, 100, 100]
actions = ['d dh p1 QdKc', 'd dh p2 AhKd', 'd dh p3 9c8c', 'd dh p4 4s2d', 'p3 cc', 'p4 f', 'p1 cc', 'p2 cc', 'd db Ks7c9s', 'p1 cc', 'p2 cbr 2', 'p3 cbr 4', 'p1 f', 'p2 cbr 6', 'p3 cc', 'd db 2h', 'p2 cbr 4', 'p3 f']
winnings = [0, 18, 0, 0]
_hand = '7102'
_rake = 1
\[3]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [20, 20]
actions = ['d dh p1 3h8s', 'd dh p2 JcJd', 'p2 cc', 'p1 cc', 'd db 2c7d9h', 'p1 cc', 'p2 cc', 'd db Ts', 'p1 cc', 'p2 cbr 4', 'p1 f']
winnings = [0, 4]
_hand = '7103'
_rake = 0
\[4]
variant = 'NT'
antes = [40, 40]
blinds_or_straddles = [200, 400]
min_bet = 400
starting_stacks = [277, 1000]
actions = ['d dh p1 As6c', 'd dh p2 4dJs', 'p2 cc', 'd db 8sQdQs', 'd db 6d', 'd db Ah', 'p1 sm -', 'p2 sm -']
winnings = [554, 0]
_hand = '7104'
_rake = 0
\[5]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [3000, 3000, 3000]
actions = ['d dh p1 5h5d', 'd dh p2 Qh3d', 'd dh p3 ThTd', 'p3 cbr 200', 'p1 f', 'p2 cc', 'd db 2c7d9h', 'p2 cc', 'p3 cbr 300', 'p2 f']
winnings = [0, 0, 450]
_hand = '7105'
_rake = 0
\[6]
variant = 'F7S'
antes = [0.05, 0.05, 0.05]
small_bet = 0.25
starting_stacks = [5.00, 5.00, 5.00]
actions = ['d dh p1 Qc7c3d', 'd dh p2 JsKc5d', 'd dh p3 Kd6d9d', 'p1 pb', 'p2 cc', 'p3 cc', 'd dh p1 3c', 'd dh p2 Ks', 'd dh p3 6h', 'p1 cc', 'p2 cbr 0.50', 'p3 cc', 'p1 f', 'd dh p2 Ts', 'd dh p3 Jd', 'p2 cc', 'p3 cbr 0.50', 'p2 f']
winnings = [0.00, 0.00, 1.40]
_hand = '7106'
_rake = 0.05

# A board that was not dealt, and lines of another hand after the summary.
$ sed 's/^Board \[2c 7d 9h Ts \]/Board [2c 7d 9h Ts 3c]/' "$DATA/histories/bovada/old.txt" | felt replay --check -k 2>&1 | grep -v repeats
felt replay: standard input:90:1: hand 7103: the board differs from 'Board [2c 7d 9h Ts 3c]'
5 hands OK, 1 error
$ sed 's/^Seat 3: Big Blind Folded on the POCKET CARDS/Seat 3: Big Blind ($30 in chips)/' "$DATA/histories/bovada/old.txt" | felt replay --check -k 2>&1 | grep -v repeats
felt replay: standard input:26:1: hand 7101: this line comes after the summary of the hand: 'Seat 3: Big Blind ($30 in chips)'
5 hands OK, 1 error

# What a player won is said again by the summary: a pot whose line is missing is no rake. A hand of stud in which nobody bets
# does not tell what a bet is.
$ sed 's/UTG : Hand result $13.65/UTG : Hand result $12.65/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:45:1: hand 7001: this line contradicts the rest of the hand: 'Seat+4: UTG $13.65  with Three of a kind [Jc Jd-Jc Jd Jh Kc 5s]'
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
3 hands OK, 1 error
[1]
$ sed '/ : Hand result-Side pot/d' "$DATA/histories/bovada/hands.txt" | felt convert -q --to phh | grep -m1 winnings
winnings = [0.00, 0.00, 13.65, 12.20]
$ sed -n '/7106/,$p' "$DATA/histories/bovada/old.txt" | sed '/ets $0.50/d; / : Calls $0.50/d' | felt replay --check -k
felt replay: standard input:1:1: hand 7106: the hand does not state the bet size, and no bet shows it
0 hands OK, 1 error
[1]

# The best five cards are among those of the player and the board; cards that are dealt need no heading.
$ sed 's/Showdown \[Kh Kc Ah Jh 5s\]/Showdown [Kh Kc Qh Jh 5s]/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:36:1: hand 7001: this line contradicts the rest of the hand: 'Dealer : Showdown [Kh Kc Qh Jh 5s] (One pair)'
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
3 hands OK, 1 error
[1]
$ sed '12d' "$DATA/histories/bovada/hands.txt" | felt convert -q | grep -v _source >without; felt convert -q "$DATA/histories/bovada/hands.txt" | grep -v _source | diff without -

# A big blind that took the last chips: who calls it tells what it is in full. If nobody does, it is at least two small
# ones.
$ felt replay --check <"$DATA/histories/bovada/shortblind.txt"
felt replay: standard input:35:1: hand 7102: warning: this blind has an unexpected amount or player: 'Big Blind  [ME] : Big blind $0.10'
2 hands OK, 0 errors

# Two small blinds are a big one.
$ sed '34s/\$0.10/$0.05/; 38a\Dealer : Calls $0.05 ' "$DATA/histories/bovada/shortblind.txt" | felt replay --check
2 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/bovada/shortblind.txt" | grep -E '^(min_bet|blinds|actions|winnings)'
blinds_or_straddles = [0.10, 0.25, 0.00]
min_bet = 0.25
actions = ['d dh p1 7h2c', 'd dh p2 QhJd', 'd dh p3 AsKd', 'p3 cc', 'p1 f', 'd db Ad8c3s', 'd db 9h', 'd db 4c', 'p3 sm -', 'p2 sm -']
winnings = [0.00, 0.00, 0.25]
blinds_or_straddles = [0.10, 0.20]
min_bet = 0.20
actions = ['d dh p1 QhJd', 'd dh p2 AsKd', 'd db Ad8c3s', 'd db 9h', 'd db 4c', 'p2 sm -', 'p1 sm -']
winnings = [0.00, 0.20]

# Who has a line in the summary is dealt cards, and who is dealt cards has one. The rake is at most a twentieth of the pot.
$ sed '/^UTG : Card dealt/d; /^Seat+5: /d; s/13\.65/13.40/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:39:1: hand 7001: an amount of 1.50 in the pots is not paid to any player
felt replay: standard input:71:17: hand 7002: action 8: warning: folds when checking is free
felt replay: standard input:126:43: hand 7004: warning: the summary does not list all players who are dealt in
3 hands OK, 1 error
[1]

# An all-in raise that does not add what it says.
$ sed 's/All-in(raise) 2940 to/All-in(raise) 2930 to/' "$DATA/histories/bovada/hands.txt" | felt replay --check
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
felt replay: standard input:91:1: hand 7003: warning: a raise by 2,930, but its stated total makes it 2,940
4 hands OK, 0 errors
