# A name that reads like a deed, who comes and goes, a live blind beside a dead one, an uncalled bet
# as a side pot, thousands with a point, and the two halves of a pot.
$ felt replay --check <"$DATA/histories/partypoker/hands.txt"
12 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/partypoker/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|small_bet|actions|winnings|_hand|_rake|_tour|_level|time|currency|seats|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.25, 0.00]
blinds_or_straddles = [0.25, 0.50, -0.50, 0.00]
starting_stacks = [20.00, 25.00, 30.00, 11.00]
actions = ['d dh p1 ????', 'd dh p2 7h7d', 'd dh p3 ????', 'd dh p4 AhQs', 'p3 cbr 1.50', 'p4 cc', 'p1 f', 'p2 cc', 'd db 7sQc2h', 'p2 cc', 'p3 cbr 4.00', 'p4 cbr 9.50', 'p2 cbr 23.50', 'p3 f', 'p2 sm 7h7d', 'd db Qd', 'd db 3c', 'p4 sm']
time = 19:24:07
time_zone_abbreviation = 'EST'
seats = [5, 6, 1, 3]
currency = 'USD'
winnings = [0.00, 26.50, 0.00, 0.00]
_hand = '9001'
_rake = 1.50
_hero = 2
\[2]
variant = 'NT'
antes = [400, 400, 400]
blinds_or_straddles = [1200, 2400, 0]
starting_stacks = [76008, 47455, 26043]
actions = ['d dh p1 ????', 'd dh p2 4h4s', 'd dh p3 ????', 'p3 f', 'p1 f']
time = 17:41:57
time_zone_abbreviation = 'EDT'
seats = [6, 1, 5]
winnings = [0, 3600, 0]
_hand = '9002'
_rake = 0
_tournament = '125'
_level = '12'
_hero = 2
\[3]
variant = 'FO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [2.00, 5.00]
small_bet = 5.00
starting_stacks = [344.50, 20.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'p2 cbr 10.00', 'p1 cbr 15.00', 'p2 cbr 20.00', 'p1 cc', 'p1 sm KhKd4cQc', 'p2 sm 8sQhAd7h', 'd db 5c2dJh', 'd db 4d', 'd db 9d']
time = 04:21:09
time_zone_abbreviation = 'EST'
seats = [2, 3]
currency = 'USD'
winnings = [19.50, 19.50]
_hand = '9003'
_rake = 1.00
\[4]
variant = 'NT'
antes = [0, 0, 0, 0]
blinds_or_straddles = [100, 200, 0, 0]
starting_stacks = [1500, 2500, 2000, 3000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 7sAh', 'p3 f', 'p4 cbr 500', 'p1 f', 'p2 cc', 'd db 2c9dKs', 'p2 cc', 'p4 cbr 600', 'p2 f']
time = 13:50:04
time_zone_abbreviation = 'EDT'
seats = [4, 6, 1, 2]
winnings = [0, 0, 0, 1100]
_hand = '9004'
_rake = 0
_tournament = '126'
_level = '4'
_hero = 4
\[5]
variant = 'NT'
antes = [50, 50]
blinds_or_straddles = [300, 600]
starting_stacks = [3000, 6000]
actions = ['d dh p1 8cTc', 'd dh p2 ????', 'p2 cbr 1200', 'p1 cbr 2950', 'p2 cc', 'p2 sm QhQd', 'p1 sm 8cTc', 'd db 2c9cKd', 'd db 5c', 'd db 3s']
time = 06:39:22
time_zone_abbreviation = 'EST'
seats = [6, 5]
winnings = [6000, 0]
_hand = '9005'
_rake = 0
_tournament = '126'
_level = '7'
_hero = 1
\[6]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [200, 0, 0]
starting_stacks = [3000, 2500, 2000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p2 cbr 400', 'p3 f', 'p1 f']
time = 19:30:35
time_zone_abbreviation = 'CEST'
seats = [3, 4, 1]
winnings = [0, 400, 0]
_hand = '9006'
_rake = 0
_tournament = '128'
_level = '2'
\[7]
variant = 'FT'
antes = [0, 0, 0]
blinds_or_straddles = [100, 200, 0]
small_bet = 200
starting_stacks = [5000, 5000, 5000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 QsAh', 'p3 cbr 400', 'p1 f', 'p2 cc', 'd db 2c9dKs', 'p2 cc', 'p3 cbr 200', 'p2 f']
time = 21:37:31
time_zone_abbreviation = 'YEKST'
seats = [2, 3, 1]
winnings = [0, 0, 900]
_hand = '9007'
_rake = 0
_tournament = '127'
_level = '4'
_hero = 3
\[8]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
starting_stacks = [60.00, 25.50, 40.00]
actions = ['d dh p1 ????', 'd dh p2 Tc9d', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cbr 4.00', 'p1 cc', 'd db 5s7h6h', 'p1 cc', 'p2 cbr 5.00', 'p1 f']
time = 13:38:32
time_zone_abbreviation = 'EDT'
seats = [2, 3, 1]
currency = 'USD'
winnings = [0.00, 7.60, 0.00]
_hand = '9008'
_rake = 0.40
_hero = 2
\[9]
variant = 'PO'
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
starting_stacks = [50.00, 20.00]
actions = ['d dh p1 AhAd7c2s', 'd dh p2 ????????', 'p2 cbr 6.00', 'p1 cc', 'd db Jc7d6c', 'p1 cbr 12.00', 'p2 cbr 14.00', 'p1 cc', 'p2 sm KcQcJdTd', 'p1 sm AhAd7c2s', 'd db Ts', 'd db 3h']
time = 12:55:26
time_zone_abbreviation = 'EST'
seats = [2, 1]
currency = 'USD'
winnings = [0.00, 38.00]
_hand = '9009x7'
_rake = 2.00
_hero = 1
\[10]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [0.10, 0.25, 0.00, 0.00]
starting_stacks = [27.03, inf, 1024.72, 26.43]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 5h4s', 'd dh p4 ????', 'p3 cc', 'p4 f', 'p1 f', 'p2 cc', 'd db Jd9hQh', 'p2 cbr 0.40', 'p3 cc', 'd db 9c', 'p2 cc', 'p3 cc', 'd db 6s', 'p2 cc', 'p3 cc', 'p2 sm 7sQc', 'p3 sm']
time = 14:29:49
time_zone_abbreviation = 'ICT'
seats = [3, 5, 1, 2]
currency = 'USD'
winnings = [0.00, 1.33, 0.00, 0.00]
_hand = '9010'
_rake = 0.07
_hero = 3
\[11]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
starting_stacks = [0.50, 0.75, 122.40]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p3 sm JcTs', 'p1 sm 9h9c', 'p2 sm Ah2c', 'd db 4dJdTc', 'd db Qs', 'd db 4s']
time = 07:51:54
time_zone_abbreviation = 'ET'
seats = [3, 4, 1]
currency = 'USD'
winnings = [0.00, 0.00, 2.00]
_hand = '9011'
_rake = 0.00
\[12]
variant = 'FT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [5.00, 15.00, 0.00]
small_bet = 15.00
starting_stacks = [5.00, 344.50, 200.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p2 sm KhKd', 'p1 sm 8s8h', 'd db 5c2dJh', 'd db 4d', 'd db 9d']
time = 04:21:09
time_zone_abbreviation = 'EST'
seats = [4, 2, 3]
currency = 'USD'
winnings = [0.00, 10.00, 0.00]
_hand = '9012'
_rake = 0.00

# What does not add up is located.
$ sed 's/^eva wins $14 USD/eva wins $16 USD/' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:37:1: hand 9001: 'eva' is paid 28.50, expected 28
11 hands OK, 1 error
[1]
$ sed 's/^cleo folds/zoe folds/' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:31:1: hand 9001: no player at the table has the name in 'zoe folds'
11 hands OK, 1 error
[1]
$ sed 's/NL Texas/NL Double/' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:5:1: hand 9001: unknown game '$0.25/$0.50 USD NL Double Hold'em'
felt replay: standard input:42:1: hand 9002: unknown game 'NL Double Hold'em'
felt replay: standard input:91:1: hand 9004: unknown game 'NL Double Hold'em'
felt replay: standard input:115:1: hand 9005: unknown game 'NL Double Hold'em'
felt replay: standard input:137:1: hand 9006: unknown game 'NL Double Hold'em'
felt replay: standard input:232:1: hand 9010: unknown game '$25 USD fastforward NL Double Hold'em'
6 hands OK, 6 errors
[1]
$ sed '/^kim wins/d' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:88:16: hand 9003: 'kim' is not paid, expected 20
11 hands OK, 1 error
[1]

# A rake that is nowhere said is at most a tenth of the pot: more than that is a line that is missing.
$ sed 's/^eva wins $26.50 USD from/eva wins $16.50 USD from/' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k
felt replay: standard input:37:1: hand 9001: an amount of 11.50 in the pots is not paid to any player
11 hands OK, 1 error
[1]

# A big blind that took the last chips: the bet of fixed limit, and a blind that another posted besides, tell what it is
# in full. Where nothing tells it, it is at least two small ones.
$ felt replay --check <"$DATA/histories/partypoker/shortblind.txt"
felt replay: standard input:66:1: hand 9023: warning: this blind has an unexpected amount or player: 'pia posts big blind [$0.70 USD].'
3 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/partypoker/shortblind.txt" | grep -E '^(min_bet|small_bet|blinds|actions|winnings)'
blinds_or_straddles = [0.25, 0.50, 0.00]
small_bet = 0.50
actions = ['d dh p1 ????', 'd dh p2 4h3h', 'd dh p3 KcJc', 'p3 cbr 1.00', 'p1 f', 'p3 sm KcJc', 'd db AsTcTd', 'd db 8h', 'd db 6d', 'p2 sm']
winnings = [0.00, 0.00, 0.85]
blinds_or_straddles = [1.00, 2.00, -2.00, 0.00]
min_bet = 2.00
actions = ['d dh p1 ????', 'd dh p2 5h4d', 'd dh p3 QhJd', 'd dh p4 ????', 'p3 cc', 'p4 f', 'p1 cc', 'd db 2c7dKs', 'p1 cc', 'p3 cc', 'd db 9h', 'p1 cc', 'p3 cc', 'd db 3s', 'p1 cc', 'p3 cc', 'p1 sm AhKd', 'p3 sm', 'p2 sm']
winnings = [4.70, 0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00]
min_bet = 2.00
actions = ['d dh p1 ????', 'd dh p2 5h4d', 'd dh p3 ????', 'p3 f', 'p1 sm AhKd', 'd db 2c7dKs', 'd db 9h', 'd db 3s', 'p2 sm']
winnings = [1.40, 0.00, 0.00]

# An absent player folds before its turn: the fold counts when the turn comes.
$ early() { sed '1,/^anna folds/{/^anna folds/d; s/^cleo raises .*/anna folds\n&/}' "$DATA/histories/partypoker/hands.txt"; }; early | grep -n -B1 '^cleo raises .*1 USD' | head -n 2; early | felt convert >early.phh 2>errors; felt convert <"$DATA/histories/partypoker/hands.txt" 2>errors.2 | cmp - early.phh; cmp errors errors.2
20-anna folds
21:cleo raises [$1 USD]
$ sed 's/^cleo bets \[$4 USD\]/cleo folds\n&/' "$DATA/histories/partypoker/hands.txt" | felt convert 2>&1 >early.phh | head -n 1
felt convert: standard input:29:1: hand 9001: this player has already folded

# Remarks of the client, and a line of chat in which nothing is said.
$ sed 's/^dan has left the table./cleo has been reconnected and has 12 seconds to act./; s/^fox has joined the table./eva:/; s/^eva will be using.*/Chat has been disabled till the end of this hand as one or more players have gone All-in./' "$DATA/histories/partypoker/hands.txt" | felt replay --check
12 hands OK, 0 errors

# At a table for a jackpot half a dollar of pots of five and more is for that, and no line says so. More than the
# rake can be is missing elsewhere.
$ felt convert <"$DATA/histories/partypoker/jackpot.txt" | grep -E '^(winnings|finishing|_rake|_fees|_utc)'
finishing_stacks = [48.25, 39.50, 62.25]
winnings = [0.00, 0.00, 3.80]
_rake = 0.20
_utc = '2008-11-05T23:06:48Z'
finishing_stacks = [44.00, 60.05, 45.75]
winnings = [6.15, 0.00, 0.00]
_rake = 0.35
_fees = 0.50
_utc = '2008-11-05T23:08:01Z'
finishing_stacks = [95.05, 10.75, 43.15]
winnings = [66.50, 0.00, 0.00]
_rake = 3.00
_fees = 0.50
_utc = '2008-11-05T23:09:30Z'
$ sed 's/^Table Jackpot/Table Lund/' "$DATA/histories/partypoker/jackpot.txt" | felt replay --check -k
felt replay: standard input:53:1: hand 9032: an amount of 0.85 in the pots is not paid to any player
2 hands OK, 1 error
[1]
$ sed 's/^bo wins $9.15/bo wins $8.70/; s/^cy wins $6.80/cy wins $6.30/' "$DATA/histories/partypoker/jackpot.txt" | felt replay --check -k
felt replay: standard input:26:1: hand 9031: an amount of 0.70 in the pots is not paid to any player
felt replay: standard input:53:1: hand 9032: an amount of 1.30 in the pots is not paid to any player
1 hand OK, 2 errors
[1]

# A summary without its pots is not all of it.
$ sed '/^Main Pot: $38 Rake/,$d' "$DATA/histories/partypoker/hands.txt" | felt replay --check 2>&1 | tail -n 2
felt replay: standard input:225:14: hand 9: warning: the hand does not state the pot
9 hands OK, 0 errors
$ sed '/^abe Cashed out  balance/,$d' "$DATA/histories/partypoker/hands.txt" | felt replay --check 2>&1 | tail -n 3
felt replay: standard input:205:9: hand 9: warning: the summary does not mention 'abe'
felt replay: standard input:206:9: hand 9: warning: the summary does not mention 'bea'
9 hands OK, 0 errors
$ sed '/^abe Cashout Amount is 23.76/q' "$DATA/histories/partypoker/hands.txt" | felt replay --check -k 2>&1 | tail -n 3
felt replay: standard input:222:28: hand 9: the hand is cut off
8 hands OK, 1 error

# In older texts a player who goes all-in has no other line; elsewhere the words are about the line before.
$ sed 's/^cy bets \[$3 USD\]/cy is all-In./; s/^cy wins $6.80/cy wins $62.05/' "$DATA/histories/partypoker/jackpot.txt" | felt convert | grep -E -m 3 '^(actions|finishing|winnings)'
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 7s8h', 'p3 cc', 'p1 cc', 'p2 cc', 'd db Qd5dQc', 'p1 cbr 1.25', 'p2 f', 'p3 cc', 'd db 4h', 'p1 cc', 'p3 cbr 58.25', 'p1 f']
finishing_stacks = [48.25, 39.50, 62.25]
winnings = [0.00, 0.00, 3.80]
$ sed '0,/^cy bets \[$3 USD\]/s//cy bets [$58.25 USD]\ncy is all-In./; s/^cy wins $6.80/cy wins $62.05/' "$DATA/histories/partypoker/jackpot.txt" | felt replay --check
3 hands OK, 0 errors

# A raise that does not add what it says, and a net that is not what was won.
$ sed 's/^xia raises 3 to 4/xia raises 2 to 4/; s/net +$3.60/net +$3.50/' "$DATA/histories/partypoker/hands.txt" | felt replay --check
felt replay: standard input:188:1: hand 9008: warning: a raise by 2, but its stated total makes it 3
felt replay: standard input:199:1: hand 9008: warning: 'xia' has a net result of 3.50, expected 3.60
12 hands OK, 0 errors
