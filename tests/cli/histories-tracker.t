# iPoker with and without uncalled bets among what is won, suits first; Merge with a dead blind, with
# uncalled bets apart, and stacks of a tournament that the posts left.
$ felt replay --check <"$DATA/histories/tracker/hands.txt"
5 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/tracker/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|actions|players|winnings|_hand|_rake|_tour|_buy|_entry|event|_utc|time|day|month|year|currency|seat|table|_hero|_site)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.05, 0.10, 0.00]
starting_stacks = [4.05, 10.00, 10.00]
actions = ['d dh p1 ????', 'd dh p2 AhAc', 'd dh p3 ????', 'p3 f', 'p1 cbr 0.30', 'p2 cbr 1.00', 'p1 cc', 'd db JdQs8c', 'p1 cc', 'p2 cbr 1.50', 'p1 cbr 3.05', 'p2 cc', 'p2 sm AhAc', 'p1 sm QdTd', 'd db 3s', 'd db Tc']
time = 11:56:34
time_zone_abbreviation = 'GMT'
day = 3
month = 1
year = 2019
seats = [3, 5, 1]
table = 'Lund'
players = ['bo b', 'cy', 'ann']
currency = 'EUR'
winnings = [7.70, 0.00, 0.00]
_site = 'iPoker'
_hand = '7001'
_rake = 0.40
_utc = '2019-01-03T11:56:34Z'
_hero = 2
\[2]
variant = 'NT'
antes = [10, 10, 10]
blinds_or_straddles = [20, 40, 0]
starting_stacks = [490, 1200, 1500]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 5dJc', 'p3 cc', 'p1 f', 'p2 cc', 'd db KcAc6h', 'p2 cc', 'p3 cbr 100', 'p2 f']
event = 'Winter Cup'
time = 21:58:37
day = 15
month = 6
year = 2011
seats = [3, 5, 1]
table = '595'
players = ['bo b', 'cy', 'ann']
winnings = [0, 0, 130]
_site = 'iPoker'
_hand = '7002'
_rake = 0
_tournament = '473'
_entry = '$2+$0.20'
_buy_in = 2.20
_hero = 3
\[3]
variant = 'NT'
antes = [0.00, 0.00, 0.10, 0.00]
blinds_or_straddles = [0.10, 0.25, -0.25, 0.00]
starting_stacks = [20.00, 10.00, 12.00, 25.00]
actions = ['d dh p1 Th2c', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 cbr 0.75', 'p1 f', 'p2 cc', 'p3 f', 'd db 9c5s9s', 'p2 cc', 'p4 cbr 1.50', 'p2 f']
time = 19:28:19
day = 11
month = 4
year = 2012
seats = [2, 3, 4, 1]
seat_count = 6
table = 'Gap (8001)'
players = ['bo b', 'cy', 'dee', 'ann']
currency = 'USD'
winnings = [0.00, 0.00, 0.00, 1.90]
_site = 'Merge'
_hand = '8001-134'
_rake = 0.05
_hero = 1
\[4]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.02, 0.04, 0.00]
starting_stacks = [4.10, 1.30, 3.52]
actions = ['d dh p1 ????', 'd dh p2 7h5s', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db AcQs3c', 'p1 cbr 0.04', 'p2 f']
time = 17:08:49
time_zone_abbreviation = 'EST'
day = 5
month = 12
year = 2014
seats = [1, 2, 3]
seat_count = 6
table = 'Ulm - Fast (8002)'
players = ['ann', 'bo b', 'cy']
currency = 'USD'
winnings = [0.08, 0.00, 0.00]
_site = 'Merge'
_hand = '8002-236'
_rake = 0.00
_utc = '2014-12-05T22:08:49Z'
_hero = 2
\[5]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [100, 200]
starting_stacks = [1000, 1000]
actions = ['d dh p1 ????', 'd dh p2 AsKd', 'p2 cbr 1000', 'p1 cc', 'p2 sm AsKd', 'p1 sm 9c9d', 'd db 2c7hTs', 'd db Jc', 'd db 3d']
event = 'Cup, 428'
time = 21:16:13
day = 22
month = 11
year = 2011
seats = [2, 1]
table = 'Cup'
players = ['bo b', 'ann']
winnings = [2000, 0]
_site = 'Merge'
_hand = '8003'
_rake = 0
_tournament = '428'
_entry = '$2+$0.20'
_buy_in = 2.20
_hero = 2

# Inconsistencies are located: a pot, a winner, a blind, names, cards, amounts, dates.
$ sed 's/^Total pot €7.70/Total pot €7.60/; s/^ann: wins $230.00/ann: wins $330.00/; s/Post SB $0.10/Post SB $0.15/; s/^cy: Fold$/ci: Fold/; s/^ann: Allin $900/ann: Allin $950/' "$DATA/histories/tracker/hands.txt" | felt replay --check -k
felt replay: standard input:22:1: hand 7001: the pot is 8, expected 8.10
felt replay: standard input:46:1: hand 7002: no player at the table has the name in 'ci: Fold'
felt replay: standard input:71:1: hand 3: no player at the table has the name in 'ci: Fold'
felt replay: standard input:85:1: hand 4: no player at the table has the name in 'ci: Fold'
felt replay: standard input:104:1: hand 8003: more chips than the player has: 1,050, expected at most 1,000
0 hands OK, 5 errors
[1]
$ sed 's/\[DJ SQ C8\]/[DJ SQ X8]/; s/^Dealt to ann \[D5/Dealt to zoe [D5/; s/04.11.2012/04-11-2012/; s/Call $0.02/Call much/; s/Holdem NL Tour/Holdem XL Tour/' "$DATA/histories/tracker/hands.txt" | felt replay --check -k
felt replay: standard input:14:1: hand 7001: missing or invalid cards: '*** FLOP *** [DJ SQ X8]'
felt replay: standard input:39:10: hand 7002: no player at the table has the name in 'zoe [D5 CJ]'
felt replay: standard input:52:45: hand 3: '04-11-2012 19:28:19' is not a date and time
felt replay: standard input:86:11: hand 4: 'much' is not an amount
felt replay: standard input:96:1: hand 8003: unknown hand header: 'MERGE_GAME #8003: Holdem XL Tournament 11/22/2011 21:16:13'
0 hands OK, 5 errors
[1]

# A hand that is cut off, before the summary or in it.
$ sed -n '1,18p' "$DATA/histories/tracker/hands.txt" | felt replay --check -k
felt replay: standard input:18:15: hand 7001: the hand is cut off
0 hands OK, 1 error
[1]
$ sed '/^\*\*\* SUMMARY/d; /^Total/d' "$DATA/histories/tracker/hands.txt" | felt replay --check -k
felt replay: standard input:23:17: hand 7001: warning: the hand ends before its summary
felt replay: standard input:45:18: hand 7002: warning: the hand ends before its summary
felt replay: standard input:68:16: hand 3: warning: the hand ends before its summary
felt replay: standard input:87:27: hand 4: warning: the hand ends before its summary
felt replay: standard input:105:21: hand 8003: warning: the hand ends before its summary
5 hands OK, 0 errors

# Hands of Everest, as PokerTracker wrote them.
$ felt replay --check <"$DATA/histories/tracker/everest.txt"
4 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/tracker/everest.txt" | grep -E '^(\[|variant|antes|blinds|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|_tour|_fin|_prize|time|day|month|year|currency|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.50, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00]
starting_stacks = [50.00, 80.50, 40.00, 100.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 5d3c', 'p3 cbr 4.00', 'p4 f', 'p1 f', 'p2 cc', 'd db Td2c2h', 'p2 cc', 'p3 cbr 5.00', 'p2 f']
time = 22:33:12
day = 2
month = 1
year = 2011
seats = [3, 4, 5, 1]
table = 'Lund-1'
players = ['bo', 'cy dee', 'ed', 'ann']
currency = 'USD'
winnings = [0.00, 0.00, 8.55, 0.00]
_hand = '7001'
_rake = 0.45
_hero = 4
\[2]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
starting_stacks = [100.00, 10.00, 60.00]
actions = ['d dh p1 AhKd', 'd dh p2 ????', 'd dh p3 QdQs', 'p3 cbr 3.00', 'p1 cc', 'p2 cc', 'd db As7d7c', 'p1 cc', 'p2 cbr 7.00', 'p3 cbr 20.00', 'p1 cc', 'd db 4c', 'p1 cc', 'p3 cc', 'd db 4h', 'p1 cbr 10.00', 'p3 cc', 'p1 sm AhKd', 'p2 sm 7h8h', 'p3 sm']
time = 22:34:00
day = 2
month = 1
year = 2011
seats = [1, 3, 4]
table = 'Lund-1'
players = ['ann', 'bo', 'cy dee']
currency = 'USD'
winnings = [44.50, 28.50, 0.00]
_hand = '7002'
_rake = 3.00
_hero = 1
\[3]
variant = 'FT'
antes = [10, 10]
blinds_or_straddles = [50, 100]
small_bet = 100
big_bet = 200
starting_stacks = [700, 1000]
actions = ['d dh p1 9c9d', 'd dh p2 ????', 'p2 cbr 200', 'p1 cc', 'd db 8c5c2d', 'p1 cbr 100', 'p2 cbr 200', 'p1 cbr 300', 'p2 cc', 'd db Jh', 'p1 cbr 190', 'p2 cc', 'p1 sm 9c9d', 'p2 sm KsKh', 'd db 3s']
time = 09:36:51
day = 2
month = 11
year = 2011
seats = [5, 1]
table = '8001-0'
players = ['hal', 'gil']
winnings = [0, 1400]
_hand = '7003'
_rake = 0
_tournament = '8001'
_prize = [0.50, 0.00]
_hero = 1
\[4]
variant = 'FT'
antes = [0, 0, 0]
blinds_or_straddles = [150, 0, 0]
small_bet = 150
big_bet = 300
starting_stacks = [700, 800, 1000]
actions = ['d dh p1 9c9d', 'd dh p2 ????', 'd dh p3 ????', 'p2 f', 'p3 cbr 300', 'p1 f']
time = 09:38:00
day = 2
month = 11
year = 2011
seats = [5, 7, 1]
table = '8001-0'
players = ['hal', 'ivo', 'gil']
winnings = [0, 0, 300]
_hand = '7004'
_rake = 0
_tournament = '8001'
_hero = 1
$ sed 's/^ed collects $8.55/ed collects $9.55/; s/^bo shows .7h 8h./bo shows [7h 9h]/; s/^gil collects $1,400/gil collects $1,300/; s/gil raises to $300/gil raises to $350/' "$DATA/histories/tracker/everest.txt" | felt replay --check -k
felt replay: standard input:24:1: hand 7001: 'ed' is paid 9.55, expected 9
felt replay: standard input:91:1: hand 7003: an amount of 100 in the pots is not paid to any player
felt replay: standard input:105:1: hand 7004: the raise must be to 300
1 hand OK, 3 errors
[1]
$ sed 's/posts the dead blind of $0.50/has been disconnected, and is allin/; 28,60s/^bo shows .7h 8h.$/bo shows []/; s/^cy dee mucked.*/cy dee mucked/; s/^gil calls $190.00/gus calls $190.00/; s/seat #1$/seat #x/' "$DATA/histories/tracker/everest.txt" | felt replay --check -k
felt replay: standard input:9:1: hand 7001: a disconnected player stays in without paying, which is not supported: 'ed has been disconnected, and is allin'
felt replay: standard input:52:1: hand 7002: warning: unknown line: 'cy dee mucked'
felt replay: standard input:56:1: hand 7002: warning: unknown line: 'cy dee mucked'
felt replay: standard input:59:1: hand 7002: warning: unknown line: 'cy dee mucked'
felt replay: standard input:27:1: hand 7002: warning: the showdown depends on unknown cards
felt replay: standard input:70:1: hand 7003: the hand does not say who has the button
felt replay: standard input:101:1: hand 7004: the hand does not say who has the button
1 hand OK, 3 errors
[1]
$ sed 's/22:33:12/22:33/; s/No Limit Hold.em - 22:34:00/No Limit Razz - 22:34:00/; s/100.200 - Limit/100 - Limit/; s/returned to gil/returned to gus/' "$DATA/histories/tracker/everest.txt" | felt replay --check -k
felt replay: standard input:27:52: hand 7002: unknown game 'No Limit Razz'
felt replay: standard input:63:1: hand 7003: unknown hand header: 'EverestPoker Game #7003: Tourney ID: 8001, Table 8001-0 - 100 - Limit Hold'em - 09:36:51 - 2011/11/02'
felt replay: standard input:107:1: hand 7004: no player at the table has the name in 'Uncalled bet of $150.00 returned to gus'
1 hand OK, 3 errors
[1]
$ sed -n '1,20p' "$DATA/histories/tracker/everest.txt" | felt replay --check -k
felt replay: standard input:20:14: hand 7001: the hand is cut off
0 hands OK, 1 error
[1]

# Hands of MicroGaming, as PokerTracker wrote them; older ones are not read.
$ felt replay --check -k <"$DATA/histories/tracker/microgaming.txt"
felt replay: standard input:77:1: hand 7104: MicroGaming hand histories written by older versions of PokerTracker are not supported
3 hands OK, 1 error
[1]
$ felt replay -k -f phh <"$DATA/histories/tracker/microgaming.txt" 2>/dev/null | grep -E '^(\[|variant|antes|blinds|starting|actions|players|winnings|finishing|_hand|_rake|_tour|event|time|day|month|year|currency|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00]
blinds_or_straddles = [0.25, 0.50]
starting_stacks = [40.00, 50.00]
actions = ['d dh p1 Ac6d', 'd dh p2 ????', 'p2 cbr 1.00', 'p1 cc', 'd db 6sTh6c', 'p1 cc', 'p2 cbr 2.00', 'p1 cbr 6.00', 'p2 f']
time = 16:44:14
day = 28
month = 5
year = 2013
seats = [2, 1]
table = 'Lund (Heads Up)'
players = ['bo', 'ann b']
currency = 'EUR'
finishing_stacks = [43.00, 47.00]
winnings = [5.80, 0.00]
_hand = '7101'
_rake = 0.20
_hero = 1
\[2]
variant = 'PO'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.25, 0.50, 0.00]
starting_stacks = [50.00, 10.00, 60.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 6h9sTh4c', 'p3 cbr 1.75', 'p1 cc', 'p2 cc', 'd db 2h5dJc', 'p1 cc', 'p2 cbr 4.00', 'p3 cbr 16.00', 'p1 f', 'p2 cc', 'p2 sm JhJsAsKd', 'p3 sm 6h9sTh4c', 'd db 6s', 'd db 9d']
time = 23:00:07
day = 12
month = 1
year = 2016
seats = [1, 2, 3]
table = 'Lund'
players = ['ann b', 'bo', 'cy']
currency = 'EUR'
finishing_stacks = [48.25, 21.75, 50.00]
winnings = [0.00, 20.75, 0.00]
_hand = '7102'
_rake = 1.00
_hero = 3
\[3]
variant = 'NT'
antes = [1, 1]
blinds_or_straddles = [10, 20]
starting_stacks = [11, 2990]
actions = ['d dh p1 ????', 'd dh p2 6dKh', 'p2 sm 6dKh', 'p1 sm 7s4s', 'd db 9d8d3c', 'd db Jc', 'd db Kd']
event = 'Cup (16,000 Guaranteed)'
time = 14:34:51
day = 18
month = 7
year = 2013
seats = [2, 1]
table = 'Cup (16,000 Guaranteed)(8101):Table 1'
players = ['bo', 'ann b']
finishing_stacks = [0, 3001]
winnings = [0, 22]
_hand = '7103'
_rake = 0
_tournament = '8101'
_hero = 2
$ sed 's/at end €42.80/at end €42.70/; s/^Rake: €1.00/Rake: €0.90/; s/wins 22.00/wins 21.00/' "$DATA/histories/tracker/microgaming.txt" | felt replay --check -k
felt replay: standard input:5:1: hand 7101: warning: 'bo' has 42.70 afterwards, expected 42.80
felt replay: standard input:22:1: hand 7102: rake and fees of 0.90, expected 1
felt replay: standard input:54:1: hand 7103: rake and fees of 0, expected 1
felt replay: standard input:77:1: hand 7104: MicroGaming hand histories written by older versions of PokerTracker are not supported
1 hand OK, 3 errors
[1]
$ sed 's/^bo called - €0.50/bu called - €0.50/; s/^cy raised to €1.75/cy raised to €1.85/; s/6 of d, K of h$/6 of d, K of x/' "$DATA/histories/tracker/microgaming.txt" | felt replay --check -k
felt replay: standard input:13:1: hand 7101: p1 must fold, call or raise first
felt replay: standard input:34:1: hand 7102: the maximum raise is to 1.75, the size of the pot
felt replay: standard input:64:1: hand 7103: missing or invalid cards: '** Dealing card to ann b: 6 of d, K of x'
felt replay: standard input:77:1: hand 7104: MicroGaming hand histories written by older versions of PokerTracker are not supported
0 hands OK, 4 errors
[1]
$ sed 's/2013-05-28 16:44:14/yesterday/; s/\[Omaha\]/[Tarot]/; s/(10.20 NL/(10 NL/' "$DATA/histories/tracker/microgaming.txt" | felt replay --check -k
felt replay: standard input:1:38: hand 7101: 'yesterday' is not a date and time
felt replay: standard input:24:20: hand 7102: unknown game 'Tarot'
felt replay: standard input:55:1: hand 7103: unknown hand header: '** Cup (16,000 Guaranteed)(8101):Table 1 [Multi Table Hold'em] (10 NL - MTT seats:2 ) Real Money'
felt replay: standard input:77:1: hand 7104: MicroGaming hand histories written by older versions of PokerTracker are not supported
0 hands OK, 4 errors
[1]

# A header without a limit, which also has other words for the actions.

$ sed '1s/.*/GAME #7003: Omaha 5\/10 - 2013-08-01 22:16:18/' "$DATA/histories/tracker/hands.txt" | felt replay -k --check 2>&1 | head -n 1
felt replay: standard input:1:1: hand 7003: iPoker hand histories written by PokerTracker without the limit are not supported
