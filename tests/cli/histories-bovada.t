# Positions as names, all hole cards, posts of who was away, a player who leaves without a fold, a
# raise that nobody can call, and a walk whose big blind is not returned in words.
$ felt replay --check <"$DATA/histories/bovada/hands.txt"
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
4 hands hold, 0 faults, 0 not played
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
felt replay: standard input:37:1: hand 7001: Dealer is paid 12.30, by the rules 12.20
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
3 hands hold, 1 fault, 0 not played
[1]
$ sed 's/^UTG : All-in $3.90/UTG : All-in $4.90/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:25:1: hand 7001: chips that the player does not have: up to 4.90, by the rules 3.90
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
3 hands hold, 1 fault, 0 not played
[1]
$ sed 's/^Total Pot($0.35)/Total Pot($0.45)/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
felt replay: standard input:126:1: hand 7004: the pot is 0.45, by the rules 0.35
3 hands hold, 1 fault, 0 not played
[1]
$ sed 's/^Table deposit/Cable deposit/' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:26:1: hand 7001: warning: this line is not understood: 'Cable deposit $25'
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
4 hands hold, 0 faults, 0 not played
$ sed '/^Dealer : Hand Result 4110/d' "$DATA/histories/bovada/hands.txt" | felt replay --check -k
felt replay: standard input:73:17: hand 7002: action 10: warning: folds when checking is free
felt replay: standard input:102:1: hand 7003: Dealer is not paid, by the rules 4,110
3 hands hold, 1 fault, 0 not played
[1]

# Where the text does not know the hole cards from the deal, the summary may have them.
$ sed '/^Dealer : Card dealt/d; /Showdown/d' "$DATA/histories/bovada/hands.txt" | felt replay -f phh -k | grep actions | head -n 1
actions = ['d dh p1 2c7d', 'd dh p2 QsQd', 'd dh p3 JcJd', 'd dh p4 AhKh', 'p3 cbr 1.00', 'p4 cc', 'p1 f', 'p2 cc', 'd db Jh5s2d', 'p2 cc', 'p3 cbr 3.90', 'p4 cbr 10.00', 'p2 cc', 'd db Kc', 'p2 cc', 'p4 cbr 9.00', 'p2 f', 'd db 3h', 'p3 sm -', 'p4 sm -']
