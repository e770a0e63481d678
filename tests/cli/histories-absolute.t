# An ante and a big blind that are all-in before the cards, live and dead posts in both ways of writing
# them, a player who sits out, a fold that is shown, side pots, a fee for a jackpot; stud, whose streets
# repeat the cards; a tournament; a walk for play money.
$ felt replay --check <"$DATA/histories/absolute/hands.txt"
5 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/absolute/hands.txt" | grep -E '^(\[|variant|antes|blinds|bring|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|_fees|_tour|_kind|_utc|currency|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [0.10, 0.10, 0.60, 0.05, 0.10]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00, 0.00]
starting_stacks = [15.50, 8.30, 40.00, 0.05, 20.00]
actions = ['d dh p1 7c2d', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 4d4h', 'd dh p5 ThKd', 'p3 cc', 'p5 cbr 3.00', 'p1 f', 'p2 cbr 8.20', 'p3 f', 'p5 cc', 'p5 sm ThKd', 'p2 sm AcAh', 'd db Kh3s5c', 'd db 6c', 'd db Ts', 'p4 sm']
seats = [6, 1, 2, 3, 5]
table = 'ELM ST'
players = ['bo - b', 'Cy', 'dee', 'eve', 'ann']
currency = 'USD'
winnings = [0.00, 0.00, 0.00, 0.00, 17.70]
_hand = 'C7001'
_rake = 0.65
_fees = 0.50
_utc = '2010-05-03T01:38:10Z'
_hero = 5
\[2]
variant = 'FT'
antes = [0.00, 0.00, 3.00, 0.00]
blinds_or_straddles = [3.00, 5.00, -5.00, 0.00]
small_bet = 5.00
big_bet = 10.00
starting_stacks = [100.00, 1.50, 90.50, 200.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 7h8c', 'p3 cbr 10.00', 'p4 f', 'p1 cc', 'd db AcQdJs', 'p1 cc', 'p3 cbr 5.00', 'p1 f', 'p3 sm As4h', 'p2 sm KcTd', 'd db 2h', 'd db 9d']
seats = [5, 1, 3, 4]
table = 'OAK AVE'
players = ['bo - b', 'Cy', 'dee', 'ann']
currency = 'USD'
winnings = [0.00, 7.50, 16.00, 0.00]
_hand = '7002'
_rake = 1.00
_utc = '2007-08-17T10:49:16Z'
_hero = 4
\[3]
variant = 'F7S/8'
antes = [0.05, 0.05, 0.05]
bring_in = 0.05
small_bet = 0.20
big_bet = 0.40
starting_stacks = [3.00, 4.00, 5.00]
actions = ['d dh p1 Tc5c3s', 'd dh p2 ????7h', 'd dh p3 ????Ah', 'p1 pb', 'p2 f', 'p3 cc', 'd dh p1 Td', 'd dh p3 4c', 'p3 cbr 0.20', 'p1 cc', 'd dh p1 Kh', 'd dh p3 8d', 'p3 cc', 'p1 cc', 'd dh p1 2c', 'd dh p3 Js', 'p3 cc', 'p1 cc', 'd dh p1 9h', 'd dh p3 ??', 'p3 cc', 'p1 cc', 'p3 sm 2d3hAh4c8dJsQs', 'p1 sm Tc5c3sTdKh2c9h']
seats = [1, 2, 5]
players = ['ann', 'bo - b', 'dee']
currency = 'USD'
winnings = [0.32, 0.00, 0.32]
_hand = '7003'
_rake = 0.01
_utc = '2009-03-18T23:10:00Z'
_hero = 1
\[4]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
starting_stacks = [1440, 2000, 300]
actions = ['d dh p1 ????', 'd dh p2 8h2s', 'd dh p3 ????', 'p3 cbr 300', 'p1 cbr 1440', 'p2 f', 'p1 sm JdJc', 'p3 sm AsKs', 'd db 9h7h2h', 'd db Qs', 'd db 3d']
seats = [1, 2, 9]
table = '15'
players = ['ann', 'bo - b', 'dee']
winnings = [620, 0, 0]
_hand = '7004'
_rake = 0
_utc = '2011-01-16T22:03:29Z'
_tournament = '501'
_hero = 2
\[5]
variant = 'FO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
small_bet = 2.00
big_bet = 4.00
starting_stacks = [80.50, 100.00]
actions = ['d dh p1 9hQc2d3h', 'd dh p2 ????????', 'p2 f']
seats = [4, 6]
table = 'Ash Ct'
players = ['dee', 'ann']
winnings = [2.00, 0.00]
_hand = '7005'
_rake = 0.00
_utc = '2009-12-31T23:23:36Z'
_kind = 'play money'
_hero = 1

# Inconsistencies are located: a total, a rake, a winner, a bet that is returned, a fold.
$ sed 's/Raises $3 to $3/Raises $3 to $4/; s/| Rake ($1)/| Rake ($2)/; s/^dee Collects $0.32/dee Collects $0.33/; s/returned (1,140)/returned (1,040)/; s/^ann - Folds$/ann - Checks/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:25:1: hand 7001: a call of 5.20, expected 4.20
felt replay: standard input:57:1: hand 7002: a check, but a call costs 10
felt replay: standard input:120:1: hand 7003: rake and fees of 0.01, expected 0
felt replay: standard input:145:1: hand 7004: 'ann' gets back 1,040, expected 1,140
felt replay: standard input:162:1: hand 7005: a check, but a call costs 1
0 hands OK, 5 errors
[1]
$ sed 's/^Total Pot(620)/Total Pot(630)/; s/Board \[Ac Qd Js 2h 9d\]/Board [Ac Qd Js 2h 9c]/; s/\[4d 4h\]/[4d 10h]/; s/collected Total ($16)/collected Total ($15)/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:19:1: hand 7001: Th has already been dealt
felt replay: standard input:73:1: hand 7002: warning: the board differs from 'Board [Ac Qd Js 2h 9c]'
felt replay: standard input:75:1: hand 7002: warning: this line contradicts the rest of the hand: 'Seat 3: dee collected Total ($15) HI:($16) with One pair, aces [As 4h - P:As,B:Ac,B:Qd,B:Js,B:9d]'
felt replay: standard input:147:1: hand 7004: the pot is 630, expected 620
3 hands OK, 2 errors
[1]

# Chips are left to who is said to be all-in; posts that do not fit the stakes; a blind that is another.
$ sed 's/(300 in chips)/(310 in chips)/; s/Posts $1 dead $0.50/Posts $2 dead $0.50/; s/Posts dead $8 dead $3/Posts dead $8 dead $4/; s/big blind $2/big blind $4/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:16:1: hand 7001: this blind has an unexpected amount or player: 'dee - Posts $2 dead $0.50'
felt replay: standard input:53:1: hand 7002: this blind has an unexpected amount or player: 'dee - Posts dead $8 dead $4'
felt replay: standard input:135:1: hand 7004: all-in, but 10 of the stack is left
felt replay: standard input:159:1: hand 7005: this blind has an unexpected amount or player: 'dee - Posts big blind $4'
1 hand OK, 4 errors
[1]

# Names that nobody has, cards, amounts, dates, stakes and games that are none.
$ sed 's/^ann - Calls $5.20/anna - Calls $5.20/; s/\[Ac Qd Js\]$/[Ac Qd Jx]/; s/Seven Card Hi/Eight Card Hi/; s/to 1,440$/to much/; s/2009-12-31 18:23:36.005/2009-12-32 25:23:36.005/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:25:1: hand 7001: no player at the table has the name in 'anna - Calls $5.20'
felt replay: standard input:59:20: hand 7002: missing or invalid cards: ' Jx]'
felt replay: standard input:80:14: hand 7003: unknown game 'Eight Card Hi/Lo  Normal $0.20/$0.40'
felt replay: standard input:136:30: hand 7004: 'much' is not an amount
felt replay: standard input:154:51: hand 7005: '2009-12-32 25:23:36.005 (ET) [ 2009-12-31 18:23:36 ]' is not a date and time
0 hands OK, 5 errors
[1]
$ sed 's/^ann Collects $0.25/anna Collects $0.25/; s/NORMAL $5\/$10/NORMAL $5/; s/H H Ah 4c 8d\]/H Ah]/; s/^dee - All-In(Raise) 300/dee - Sighs 300/; s/No Limit 20 -/No Limit -/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:34:1: hand 7001: no player at the table has the name in 'anna Collects $0.25 from main pot'
felt replay: standard input:45:1: hand 7002: unknown hand header: 'Stage #7002: HOLDEM NORMAL $5 - 2007-08-17 06:49:16 (ET)'
felt replay: standard input:101:1: hand 7003: missing or invalid cards: 'dee - Pocket [H Ah]'
felt replay: standard input:126:1: hand 7004: unknown hand header: 'Stage #7004 Tourney ID 501 Holdem Multi Normal Tournament No Limit - 2011-01-16 17:03:29 (ET)'
1 hand OK, 4 errors
[1]

# The side bet on 7-2, whose payers no line names; a player without a connection who stays in; a hand
# that is cut off, and one without its end.
$ sed 's/^ann Collects 620 from main pot/&\nann Collects 40 from 72 proposition pot/; s/^dee - Folds (Timeout)/dee - All-In (Timeout)/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:24:1: hand 7001: a disconnected player stays in without paying, which is not supported: 'dee - All-In (Timeout)'
felt replay: standard input:146:1: hand 7004: hands with the 7-2 proposition are not supported
3 hands OK, 2 errors
[1]
$ sed -n '1,24p' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:24:22: hand 7001: the hand is cut off
0 hands OK, 1 error
[1]
$ sed -n '/^Stage #7004/,/^\*\*\* SUMMARY/p' "$DATA/histories/absolute/hands.txt" | sed '$d' | felt replay --check -k
felt replay: standard input:20:31: hand 7004: warning: the hand ends before its summary
1 hand OK, 0 errors

# A player who has folded has no hand at the showdown.
$ sed 's/^ann - Shows \[10h Kd\]/bo - b - Shows [10h Kd]/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:30:1: hand 7001: a folded player shows a hand: 'bo - b - Shows [10h Kd] (Two Pair, kings and tens)'
4 hands OK, 1 error
[1]

# A summary that is cut off, or that has other blinds and another dealer; a small blind that no line posts, or that no
# table has. A point that became a comma may be a digit that was lost.
$ sed '/^Seat 3: eve HI/,$d' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:39:39: hand 7001: warning: the summary does not list all players who are dealt in
1 hand OK, 0 errors
$ sed 's/^Seat 1: Cy (big blind) won/Seat 1: Cy (small blind) won/; s/^Seat 6: bo - b (small blind)/Seat 6: bo - b (big blind)/; s/^Seat 4: ann (dealer)/Seat 3: ann (dealer)/; s/^Seat 5: ann (dealer)/Seat 5: ann/; s/^Seat 4: dee (big/Seat 4: dee (dealer) (big/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:42:1: hand 7001: warning: this line contradicts the rest of the hand: 'Seat 6: bo - b (big blind) Folded on the POCKET CARDS'
felt replay: standard input:74:1: hand 7002: this line contradicts the rest of the hand: 'Seat 1: Cy (small blind) won Total ($7.50) All-In HI:($7.50) with Straight, ten to ace [Kc 10d - B:Ac,P:Kc,B:Qd,B:Js,P:10d]'
felt replay: standard input:168:1: hand 7005: warning: this line contradicts the rest of the hand: 'Seat 4: dee (dealer) (big blind) collected Total ($3)'
4 hands OK, 1 error
[1]
$ sed '/^ann - Posts small blind/d; s/(1,440 in chips)/(1,44 in chips)/; s/^bo - b - Posts small blind \$3/bo - b - Posts small blind $3.10/; s/^bo - b - Calls \$7/bo - b - Calls $6.90/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:51:1: hand 7002: warning: this blind has an unexpected amount or player: 'bo - b - Posts small blind $3.10'
felt replay: standard input:128:15: hand 7004: '1,44 in chips)' is not an amount
felt replay: standard input:157:1: hand 7005: no player posts the small blind before 'dee - Posts big blind $2'
3 hands OK, 2 errors
[1]

# In tournaments all players of the list are dealt in.
$ sed 's/^Seat 9 - dee (300 in chips)/&\nSeat 8 - gus (400 in chips)/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:152:78: hand 7004: warning: the summary does not list all players who are dealt in
5 hands OK, 0 errors

# Stud has no blinds.
$ sed 's/^\*\*\* 6TH STREET.*/&\nbo - b - Posts small blind $0.25/' "$DATA/histories/absolute/hands.txt" | felt replay --check -kq
4 hands OK, 1 error
[1]

# An ante that comes back, since its player waits for the big blind and is not dealt in; nobody posts the small
# blind; the button moves, because only two post, and somebody sits down. An ante comes back once, whole, and to who
# paid one.
$ felt replay -f phh <"$DATA/histories/absolute/antes.txt" | grep -E '^(\[|antes|blinds|starting|players|winnings|_rake)'
\[1]
antes = [0.50, 0.50, 0.50]
blinds_or_straddles = [1.00, 2.00, 0.00]
starting_stacks = [60.00, 40.00, 50.00]
players = ['bo - b', 'Cy', 'ann']
winnings = [0.00, 0.00, 13.80]
_rake = 0.70
\[2]
antes = [0.50, 0.50, 0.50]
blinds_or_straddles = [2.00, 0.00, 0.00]
starting_stacks = [50.00, 33.50, 57.30]
players = ['fay', 'Cy', 'ann']
winnings = [0.00, 0.00, 5.50]
_rake = 0.00
\[3]
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
starting_stacks = [33.00, 60.30]
players = ['Cy', 'ann']
winnings = [0.00, 3.80]
_rake = 0.20
$ sed 's/returned $0.50/returned $0.40/; s/^button moves to Seat 3/button moves to Seat 1/; s/^fay - Ante.*/&\nfay - Ante returned $0.50\nfay - Ante returned $0.50/' "$DATA/histories/absolute/antes.txt" | felt replay --check -k
felt replay: standard input:14:1: hand 7101: this line contradicts the rest of the hand: 'dee - Ante returned $0.40'
felt replay: standard input:45:1: hand 7102: this line contradicts the rest of the hand: 'fay - Ante returned $0.50'
felt replay: standard input:75:1: hand 7103: 'ann' must act first
0 hands OK, 3 errors
[1]

# The time in brackets is the same again.
$ sed 's/\[ 2010-05-02 21:38:10 \]/[ 2010-05-02 21:38:20 ]/' "$DATA/histories/absolute/hands.txt" | felt replay --check 2>&1 | grep "times in the header"
felt replay: standard input:1:1: hand 7001: warning: the two times in the header differ; the second is used

# A raise that does not add what it says.
$ sed 's/All-In(Raise) 1,430 to/All-In(Raise) 1,420 to/' "$DATA/histories/absolute/hands.txt" | felt replay --check -k
felt replay: standard input:136:1: hand 7004: warning: a raise by 1,420, but its stated total makes it 1,430
5 hands OK, 0 errors
