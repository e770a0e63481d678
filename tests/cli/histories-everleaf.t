# Both blinds of a newcomer, talk behind a colon, a line that is wrapped, players without chips; both halves
# of fixed limit; a tournament of another skin, with its number; a text of Partouche in French.
$ felt replay --check <"$DATA/histories/everleaf/hands.txt"
4 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/everleaf/hands.txt" | grep -E '^(\[|variant|antes|blinds|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|_tour|time|day|currency|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.50, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00]
starting_stacks = [40.50, 1100.00, 9.00, 30.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 9hTd', 'p3 cc', 'p4 cbr 4.00', 'p1 f', 'p2 cc', 'p3 cbr 8.50', 'p4 cc', 'p2 cc', 'd db 2s9d8d', 'p2 cc', 'p4 cbr 10.00', 'p2 cc', 'd db 3d', 'p2 cc', 'p4 cbr 11.50', 'p2 f', 'p4 sm 9hTd', 'p3 sm 8c8h', 'd db Jc']
time = 20:34:15
day = 29
seats = [1, 2, 4, 6]
seat_count = 6
table = 'Lund XIV'
players = ['ann', 'bo b', 'dee', 'fay']
currency = 'USD'
winnings = [0.00, 0.00, 25.00, 19.00]
_hand = '9101'
_rake = 2.50
_hero = 4
\[2]
variant = 'FO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [1.50, 3.00]
small_bet = 3.00
big_bet = 6.00
starting_stacks = [25.50, 25.00]
actions = ['d dh p1 9c4hTdJc', 'd dh p2 ????????', 'p2 cbr 6.00', 'p1 cc', 'd db 2sAd8d', 'p1 cc', 'p2 cc', 'd db 9d', 'p1 cbr 6.00', 'p2 cc', 'd db Kh', 'p1 cc', 'p2 cc', 'p1 sm 9c4hTdJc', 'p2 sm 3h4sQdQs']
time = 11:00:02
day = 1
seats = [10, 1]
table = 'Oak Hill I'
players = ['dee', 'ann']
currency = 'USD'
winnings = [0.00, 23.00]
_hand = '9102'
_rake = 1.00
_hero = 1
\[3]
variant = 'NT'
antes = [100, 100, 100]
blinds_or_straddles = [500, 1000, 0]
starting_stacks = [900, 16476, 11400]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 5s5c', 'p3 cbr 3000', 'p1 cc', 'p2 f', 'p3 sm 5s5c', 'p1 sm Kh9h', 'd db AsJsJd', 'd db 3d', 'd db 9d']
time = 13:05:02
day = 21
seats = [5, 1, 3]
seat_count = 9
table = '3'
players = ['eve', 'ann', 'dee']
winnings = [2700, 0, 400]
_hand = '9103'
_rake = 0
_tournament = '5001'
_hero = 3
\[4]
variant = 'PO'
antes = [0.00, 0.00]
blinds_or_straddles = [0.05, 0.10]
starting_stacks = [7.60, 18.30]
actions = ['d dh p1 ????????', 'd dh p2 5s4sKdKc', 'p2 cbr 0.30', 'p1 f']
time = 19:04:57
day = 27
seats = [1, 2]
table = 'Ume 2'
players = ['ann', 'dee']
currency = 'EUR'
winnings = [0.00, 0.20]
_hand = '9104'
_rake = 0.00
_hero = 2

# Inconsistencies are located: a call, a check, a winner, tournament chips that nobody wins.
$ sed 's/^bo b calls \[$ 4.50 USD\]/bo b calls [$ 4 USD]/; s/^dee: bets \[$ 6 USD\]/dee: bets [$ 5 USD]/; s/^dee wins 400/dee wins 300/; s/^dee wins  € 0.20/dee wins  € 0.30/' "$DATA/histories/everleaf/hands.txt" | felt replay --check -k
felt replay: standard input:27:1: hand 9101: a call of 4, expected 4.50
felt replay: standard input:63:1: hand 9102: the bet must be 6
felt replay: standard input:76:1: hand 9103: rake and fees of 0, expected 100
felt replay: standard input:123:1: hand 9104: an amount of 0.10 in the pots is not paid to any player
0 hands OK, 4 errors
[1]

# Both blinds are the sum of the two; a blind that is another; a missing fold; a sign that is garbled.
$ sed 's/both blinds \[$ 1.50/both blinds [$ 1/; s/small blind \[$ 1.50/small blind [$ 2.50/; /^ann folds$/d; s/€/ˆ/g' "$DATA/histories/everleaf/hands.txt" | felt replay --check -k
felt replay: standard input:15:1: hand 9101: this blind has an unexpected amount or player: 'dee: posts both blinds [$ 1 USD]'
felt replay: standard input:56:1: hand 9102: the raise must be to 6
felt replay: standard input:94:1: hand 9103: p2 must fold, call or raise first
felt replay: standard input:120:35: hand 9104: the hand is cut off
0 hands OK, 4 errors
[1]

# Names that nobody has, cards, amounts, dates, stakes and games that are none; stud is not read.
$ sed 's/^eve wins/Eve wins/; s/\[ 2s, Ad, 8d \]/[ 2s, Ad, 8x ]/; s/^Blinds  €0.05\/ €0.10/Blinds  €0.05/; s/2010\/08\/29/2010\/08\/32/' "$DATA/histories/everleaf/hands.txt" | felt replay --check -k
felt replay: standard input:3:38: hand 9101: '2010/08/32 - 20:34:15' is not a date and time
felt replay: standard input:59:28: hand 9102: missing or invalid cards: ', 8x ]'
felt replay: standard input:102:1: hand 9103: no player at the table has the name in 'Eve wins 2700 chips from main pot with two pairs, jacks and nines [ As, Jd, Js, 9d, 9h ]'
felt replay: standard input:109:1: hand 9104: unknown hand header: 'Blinds  €0.05 PL Omaha - 2009/10/27 - 19:04:57'
0 hands OK, 4 errors
[1]
$ sed 's/^bo b: posts/bob: posts/; s/Omaha Hi\/Lo/7 Card Stud/; s/NL Hold.em - 9 Max/NL Tarot/; s/( 11400 )/( much )/; s/ € 18.30 EUR/ much/' "$DATA/histories/everleaf/hands.txt" | felt replay --check -k
felt replay: standard input:14:1: hand 9101: no player at the table has the name in 'bob: posts big blind [$ 1 USD]'
felt replay: standard input:53:1: hand 9102: this post does not fit the button or the other posts: 'ann: posts small blind [$ 1.50 USD]'
felt replay: standard input:78:17: hand 9103: unknown game 'NL Tarot'
felt replay: standard input:114:17: hand 9104: 'much )' is not an amount
0 hands OK, 4 errors
[1]

# With two players, one posts a small blind.
$ sed '/^dee: posts small blind \[ €/d' "$DATA/histories/everleaf/hands.txt" | felt replay --check -k
felt replay: standard input:115:1: hand 9104: no player posts the small blind before 'ann: posts big blind [ € 0.10 EUR]'
3 hands OK, 1 error
[1]

# A hand that is cut off.
$ sed -n '1,28p' "$DATA/histories/everleaf/hands.txt" | felt replay --check -k
felt replay: standard input:28:34: hand 9101: the hand is cut off
0 hands OK, 1 error
[1]

# Seven-card stud, in older texts without the up cards.
$ felt replay --check <"$DATA/histories/everleaf/stud.txt"
2 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/everleaf/stud.txt" | grep -E '^(\[|variant|antes|bring_in|small_bet|big_bet|starting|actions|winnings|_rake|_hero|currency)'
\[1]
variant = 'F7S'
antes = [0.10, 0.10, 0.10]
bring_in = 0.25
small_bet = 0.50
big_bet = 1.00
starting_stacks = [10.00, 10.00, 10.00]
actions = ['d dh p1 ????Ah', 'd dh p2 5dQs2s', 'd dh p3 3h4s9c', 'p2 pb', 'p3 cbr 0.50', 'p1 f', 'p2 cc', 'd dh p2 Th', 'd dh p3 9d', 'p3 cbr 0.50', 'p2 cc', 'd dh p2 Qd', 'd dh p3 2c', 'p3 cbr 1.00', 'p2 cc', 'd dh p2 Jh', 'd dh p3 Kc', 'p3 cc', 'p2 cc', 'd dh p2 Qh', 'd dh p3 7d', 'p3 cc', 'p2 cbr 1.00', 'p3 cc', 'p2 sm QhQs2sThQdJh5d', 'p3 sm']
currency = 'EUR'
winnings = [0.00, 6.00, 0.00]
_rake = 0.30
_hero = 2
\[2]
variant = 'F7S'
antes = [0.10, 0.10, 0.10]
bring_in = 0.25
small_bet = 0.50
big_bet = 1.00
starting_stacks = [10.00, 10.00, 10.00]
actions = ['d dh p1 ??????', 'd dh p2 ??????', 'd dh p3 ??????', 'p1 pb', 'p2 f', 'p3 cc', 'd dh p1 ??', 'd dh p3 ??', 'p3 cc', 'p1 cbr 0.50', 'p3 f']
currency = 'USD'
winnings = [0.80, 0.00, 0.00]
_rake = 0.00
$ sed 's/^cy completes to 0.50/cy completes to 0.60/; s/bring-in .0.25/bring-in $-/; s/7 Card Stud - 2011.07/7 Card Stud Hi\/Lo - 2011\/07/' "$DATA/histories/everleaf/stud.txt" | felt replay --check -k
felt replay: standard input:17:1: hand 9110: the raise must be to 0.50
felt replay: standard input:48:13: hand 9111: unknown game '7 Card Stud Hi/Lo'
0 hands OK, 2 errors
[1]
$ sed 's/Dealt to cy \[ 9d/Dealt to cy [ 9c/; s/ 0.80 USD/ 0.90 USD/' "$DATA/histories/everleaf/stud.txt" | felt replay --check -k
felt replay: standard input:22:1: hand 9110: 9c has already been dealt
felt replay: standard input:66:1: hand 9111: an amount of 0.40 in the pots is not paid to any player
0 hands OK, 2 errors
[1]

# A seat without a name, and with the space before it.
$ sed 's/^Seat 1: [^(]*(/Seat 1: (/' "$DATA/histories/everleaf/hands.txt" | felt replay --check -k 2>&1 | head -n 1
felt replay: standard input:13:1: hand 9101: no player at the table has the name in 'ann: posts small blind [$ 0.50 USD]'
