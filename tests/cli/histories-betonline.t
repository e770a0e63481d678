# Streets that the summary alone has, a dead post whose small blind is unsaid, a winner of two pots of which one is told, a
# player who leaves; a tournament with other stakes than its heading; Omaha that is called hold'em, rake that is unsaid, and
# a player whose stack is.
$ felt replay --check "$DATA/histories/betonline/hands.txt"
3 hands OK, 0 errors
$ felt replay -f phh "$DATA/histories/betonline/hands.txt" | grep -E '^(\[|variant|antes|blinds|min_bet|starting|actions|seats|winnings|time_|_utc|_hand|_rake|_tour|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.25, 0.00]
blinds_or_straddles = [0.25, 0.50, 0.00, -0.50, 0.00]
min_bet = 0.50
starting_stacks = [30.00, 15.00, 20.00, 12.00, 10.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AhAd', 'd dh p4 ????', 'd dh p5 ????', 'p3 cbr 1.50', 'p4 cbr 11.75', 'p5 cc', 'p1 f', 'p2 f', 'p3 cc', 'p4 sm KhKd', 'p5 sm QsJs', 'p3 sm AhAd', 'd db 2c7d9s', 'd db Tc', 'd db 3d']
time_zone_abbreviation = 'EST'
seats = [2, 3, 4, 6, 1]
winnings = [0.00, 0.00, 33.40, 0.00, 0.00]
_hand = '4101'
_rake = 1.10
_utc = '2014-03-02T23:04:05Z'
_hero = 3
\[2]
variant = 'NT'
antes = [5, 5, 5]
blinds_or_straddles = [15, 30, 0]
min_bet = 30
starting_stacks = [1000, 990, 1000]
actions = ['d dh p1 4s4c', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cbr 60', 'p2 cc', 'd db 7c2d9h', 'p1 cc', 'p2 cbr 90', 'p1 f']
time_zone_abbreviation = 'GMT'
seats = [1, 2, 10]
winnings = [0, 135, 0]
_hand = '4102'
_rake = 0
_utc = '2014-03-02T19:00:00Z'
_tournament = '55'
_hero = 1
\[3]
variant = 'PO'
antes = [0.00, 0.00]
blinds_or_straddles = [0.05, 0.10]
min_bet = 0.10
starting_stacks = [inf, 10.00]
actions = ['d dh p1 ????????', 'd dh p2 Jh9d7dKh', 'p2 cbr 0.30', 'p1 cc', 'd db 5dJd9h', 'p1 cc', 'p2 cbr 0.60', 'p1 f']
time_zone_abbreviation = 'EDT'
seats = [2, 1]
winnings = [0.00, 0.57]
_hand = '4103'
_rake = 0.03
_utc = '2012-10-01T01:25:46Z'
_hero = 2

# What does not add up is located.
$ sed 's/^Board \[2c/Board [Kh/' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:31:1: hand 4101: Kh has already been dealt
2 hands OK, 1 error
[1]
$ sed 's/^Board \[7c 2d 9h\]/Board [7c 2d 9h 3c]/' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:62:1: hand 4102: the board differs from 'Board [7c 2d 9h 3c]'
2 hands OK, 1 error
[1]
$ sed "s/(Hi)/(Hi\/Lo)/" "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:78:1: hand 4103: wrong number of hole cards: 'Dealt to ann [Jh 9d 7d Kh]'
2 hands OK, 1 error
[1]
$ sed 's/^bob: calls 10.00/Unknown player: calls 10.00/' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:19:1: hand 4101: no player at the table has the name in 'Unknown player: calls 10.00 and is all in'
2 hands OK, 1 error
[1]
$ sed 's/^Seat 0: bob showed .*/Seat 0: bob showed [Qs Js] and won (1.00)/' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:33:1: hand 4101: this line contradicts the rest of the hand: 'Seat 0: bob showed [Qs Js] and won (1.00)'
2 hands OK, 1 error
[1]

# A player who folded according to the summary was dealt in, and the increment of a raise is compared with its total.
$ sed '/^ann: folds$/d' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:52:1: hand 4102: 'ann' must act first
2 hands OK, 1 error
[1]
$ sed '/^bob: posts small blind/d' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:48:1: hand 4102: warning: this post does not fit the button or the other posts: 'cy: folds: posts big blind 30.00'
felt replay: standard input:52:1: hand 4102: warning: a raise by 45, but its stated total makes it 60
3 hands OK, 0 errors

# The blinds of a table are those in the header.
$ sed 's/posts small blind 0.25/posts small blind 0.30/' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:11:1: hand 4101: this blind has an unexpected amount or player: 'cy: folds: posts small blind 0.30'
2 hands OK, 1 error
[1]

# What is won is what the pots have, and the rake is between one of those that are told and all of them; a player has one
# result. A table for the high hand is one of Omaha, if nobody's cards are known too. The button is said.
$ sed 's/^Total pot 30.00/Total pot 30.01/; s/won (30.00)/won (30.01)/; /^Dealt to ann \[/d' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:29:1: hand 4101: an amount of 1.09 in the pots is not paid to any player
2 hands OK, 1 error
[1]
$ sed 's/^Total pot 3.40/Total pot 1.40/; s/^Seat 1: cy: folds collected.*/&\n&/' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:30:1: hand 4101: an amount of 3.10 in the pots is not paid to any player
felt replay: standard input:68:1: hand 4102: this line contradicts the rest of the hand: 'Seat 1: cy: folds collected (135.00)'
1 hand OK, 2 errors
[1]
$ sed 's/Seat #9 is the button/Seat #9 is the bu/' "$DATA/histories/betonline/hands.txt" | felt replay --check -k
felt replay: standard input:41:1: hand 4102: the hand does not say who has the button
2 hands OK, 1 error
[1]
