# Both blinds of one player and a blind out of turn, a name in small letters where cards were dealt, a
# return; a low half that is shared, in fixed limit; antes, a side pot and a heading of a tournament; five
# cards and a hand that was not shown; a walk.
$ felt replay --check <"$DATA/histories/entraction/hands.txt"
5 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/entraction/hands.txt" | grep -E '^(\[|variant|antes|blinds|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|_tour|event|_utc|time|currency|seat|table|_hero|_game)'
\[1]
variant = 'PO'
antes = [0.00, 0.00, 0.50, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, -1.00, 0.00]
starting_stacks = [60.00, 20.00, 31.50, 100.00, 80.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'd dh p4 ????????', 'd dh p5 AdTd7s8h', 'p3 cc', 'p4 cbr 4.00', 'p5 f', 'p1 cc', 'p2 cc', 'p3 f', 'd db Kh8sKs', 'p1 cc', 'p2 cbr 10.00', 'p4 cbr 40.00', 'p1 f', 'p2 cc', 'p4 sm KdQdJc4h', 'p2 sm 8c8d9h5s', 'd db 2c', 'd db 3d']
time = 23:45:00
time_zone_abbreviation = 'CEST'
seats = [1, 2, 3, 4, 6]
seat_count = 6
table = 'Lund Min 50BB'
players = ['ann', 'bo b', 'cy', '-dee-', 'Eve']
currency = 'EUR'
winnings = [0.00, 43.50, 0.00, 0.00, 0.00]
_hand = '9101'
_rake = 2.00
_utc = '2011-07-20T21:45:00Z'
_game = 'Omaha High Pot Limit'
_hero = 5
\[2]
variant = 'FO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [5.00, 10.00]
small_bet = 10.00
big_bet = 20.00
starting_stacks = [400.00, 300.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'p2 cbr 20.00', 'p1 cbr 30.00', 'p2 cc', 'd db 4c3s6c', 'p1 cbr 10.00', 'p2 cc', 'd db Kd', 'p1 cc', 'p2 cc', 'd db Jh', 'p1 cbr 20.00', 'p2 cc', 'p1 sm 2h7dKsQs', 'p2 sm 2d7hJdJs']
time = 00:10:52
time_zone_abbreviation = 'GMT+01:00'
seats = [1, 2]
seat_count = 2
table = 'Gap'
players = ['ann', 'bo b']
currency = 'EUR'
winnings = [29.50, 88.50]
_hand = '9102'
_rake = 2.00
_utc = '2012-05-30T23:10:52Z'
_game = 'Omaha Hi/Lo Fixed Limit'
\[3]
variant = 'NT'
antes = [20, 20, 20, 20]
blinds_or_straddles = [200, 400, 0, 0]
starting_stacks = [6003, 1020, 620, 9000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 9c9d', 'p3 cbr 600', 'p4 cbr 1400', 'p1 f', 'p2 cc', 'p4 sm 9c9d', 'p2 sm AsKd', 'p3 sm JhTs', 'd db 2s7hJc', 'd db Jd', 'd db 3c']
event = 'Winter Cup €3 #1'
time = 21:54:16
time_zone_abbreviation = 'BST'
seats = [1, 4, 5, 9]
seat_count = 9
table = '2'
players = ['ann', 'bo b', 'cy', 'Eve']
winnings = [0, 0, 2080, 800]
_hand = '9103'
_rake = 0
_utc = '2012-06-25T20:54:16Z'
_game = "Texas Hold'em No Limit"
_tournament = '5001'
_hero = 4
\[4]
variant = 'PO5'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.10, 0.20, 0.00]
starting_stacks = [20.00, 20.00, 20.00]
actions = ['d dh p1 Qs7d8c9s5h', 'd dh p2 ??????????', 'd dh p3 ??????????', 'p3 f', 'p1 cc', 'p2 cc', 'd db Kc2s2d', 'p1 cc', 'p2 cc', 'd db 8d', 'p1 cc', 'p2 cc', 'd db 5d', 'p1 cc', 'p2 cc', 'p2 sm Kh9hAs6sQh', 'p1 sm']
time = 00:36:56
time_zone_abbreviation = 'BST'
seats = [1, 2, 3]
seat_count = 6
table = 'Ulm'
players = ['ann', 'bo b', 'cy']
currency = 'EUR'
winnings = [0.00, 0.38, 0.00]
_hand = '9104'
_rake = 0.02
_utc = '2012-08-06T23:36:56Z'
_game = '5-Card Omaha High Pot Limit'
_hero = 1
\[5]
variant = 'NT'
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
starting_stacks = [200.00, 200.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
time = 13:19:18
time_zone_abbreviation = 'GMT'
seats = [2, 1]
seat_count = 6
table = 'Ulm'
players = ['bo b', 'ann']
currency = 'EUR'
winnings = [2.00, 0.00]
_hand = '9105'
_rake = 0.00
_utc = '2011-03-26T13:19:18Z'
_game = "Texas Hold'em No Limit"

# Inconsistencies are located: a winner, a rake, a return, a blind that differs from the header.
$ sed 's/wins:                  EUR 43.50/wins:                  EUR 43.00/; s/^-dee- .*(24.00)$/-dee-                       Payback     (23.00)/; s/EUR 88.50/EUR 90.50/; s/2,080.00 main/2,000.00 main/; s/0.38 (with/0.37 (with/; s/(1.00)$/(1.50)/' "$DATA/histories/entraction/hands.txt" | felt replay --check -k
felt replay: standard input:12:1: hand 9101: this blind has an unexpected amount or player: 'Big Blind:                  bo b        (1.50)'
felt replay: standard input:78:1: hand 9102: 'bo b' is paid 90.50, expected 90
felt replay: standard input:118:1: hand 9103: an amount of 80 in the pots is not paid to any player
felt replay: standard input:122:1: hand 9104: rake and fees of 0.02, expected 0.03
felt replay: standard input:170:1: hand 9105: this blind has an unexpected amount or player: 'Small Blind:                ann         (1.50)'
0 hands OK, 5 errors
[1]

# Names that nobody has, cards, amounts, dates, boards and games that are none.
$ sed 's/^cy   /ci   /; s/4c - 3s - 6c$/4c - 3s - 6x/; s/All-In      (600/All-In      (all/; s/2012-08-07/2012-18-07/; s/(2.00)$/(two)/' "$DATA/histories/entraction/hands.txt" | felt replay --check -k
felt replay: standard input:13:1: hand 9101: no player at the table has the name in 'Small + Big Blind:          cy          (1.50)'
felt replay: standard input:59:29: hand 9102: missing or invalid cards: '4c - 3s - 6x'
felt replay: standard input:103:42: hand 9103: 'all.00)' is not an amount
felt replay: standard input:161:12: hand 9104: '2012-18-07 00:36:56 BST' is not a date and time
felt replay: standard input:171:42: hand 9105: 'two)' is not an amount
0 hands OK, 5 errors
[1]
$ sed "s/Eve      *Fold/Eva                         Fold/; s/^bo b wins/bob wins/; s/ - 3s - 6c - Kd$/ - 3s - 7c - Kd/; s/Texas Hold'em No/Five Card Stud Fixed/; s/5-Card Omaha High Pot Limit/5-Card Omaha High/" "$DATA/histories/entraction/hands.txt" | felt replay --check -k
felt replay: standard input:20:1: hand 9101: no player at the table has the name in 'Eva                         Fold'
felt replay: standard input:64:1: hand 9102: the board differs from 'Turn                        4c - 3s - 7c - Kd'
felt replay: standard input:83:15: hand 9103: unknown game 'Five Card Stud Fixed Limit'
felt replay: standard input:122:1: hand 9104: unknown hand header: 'Game # 9104 - 5-Card Omaha High EUR 0.10/0.20 - Table "Ulm"'
felt replay: standard input:163:15: hand 9105: unknown game 'Five Card Stud Fixed Limit'
0 hands OK, 5 errors
[1]
$ sed "s/^Dealer:  .*/Dealer:                     zoe/; s/^Eve         .*Fold/Eve                         Wait/" "$DATA/histories/entraction/hands.txt" | felt replay --check -k
felt replay: standard input:21:1: hand 9101: 'Eve' must act first
felt replay: standard input:51:29: hand 9102: warning: no player at the table has the name in 'zoe'
felt replay: standard input:91:29: hand 9103: warning: no player at the table has the name in 'zoe'
felt replay: standard input:129:29: hand 9104: warning: no player at the table has the name in 'zoe'
felt replay: standard input:169:29: hand 9105: warning: no player at the table has the name in 'zoe'
4 hands OK, 1 error
[1]

# In tournaments all who are listed are dealt in, so that a fold that is missing is missed.
$ sed '/^Small Blind: .*200.00/d; /^ann  .*(20.00)/d; /#1 5001 2/,/^Game ended/{/^ann .*Fold/d;}' "$DATA/histories/entraction/hands.txt" | felt replay --check -k
felt replay: standard input:56:1: hand 9102: 'ann' must act first
felt replay: standard input:101:1: hand 9103: 'ann' must act first
3 hands OK, 2 errors
[1]

# A hand that is cut off, and one without its last line.
$ sed -n '1,30p' "$DATA/histories/entraction/hands.txt" | felt replay --check -k
felt replay: standard input:30:33: hand 9101: the hand is cut off
0 hands OK, 1 error
[1]
$ sed '/^Game ended/d' "$DATA/histories/entraction/hands.txt" | felt replay --check
felt replay: standard input:41:37: hand 9101: warning: the hand ends before its summary
felt replay: standard input:78:37: hand 9102: warning: the hand ends before its summary
felt replay: standard input:116:76: hand 9103: warning: the hand ends before its summary
felt replay: standard input:156:37: hand 9104: warning: the hand ends before its summary
felt replay: standard input:175:37: hand 9105: warning: the hand ends before its summary
5 hands OK, 0 errors

# At a showdown, nobody shows who has folded, and all others show the whole hand or say that they do not.
$ sed 's/^-dee- shows:/ann shows:/; /^ann shows:  *2h/d; s/^bo b shows:  *As - Kd .*/bo b shows:                 As/; s/^ann was dealt: .*/ann was dealt:/; /didn.t show hand/d' "$DATA/histories/entraction/hands.txt" | felt replay --check -k
felt replay: standard input:37:1: hand 9101: a folded player shows a hand: 'ann shows:                Kd - Qd - Jc - 4h (three of a kind, Kings)'
felt replay: standard input:76:1: hand 9102: warning: 'ann' is paid at the showdown without showing a hand
felt replay: standard input:45:1: hand 9102: warning: the showdown depends on unknown cards
felt replay: standard input:113:1: hand 9103: wrong number of hole cards: 'bo b shows:                 As'
felt replay: standard input:132:1: hand 9104: missing or invalid cards: 'ann was dealt:'
2 hands OK, 3 errors
[1]

# A hand that was not shown has the cards that its player was dealt.
$ sed "s/show hand (Qs - 7d/show hand (Qc - 7d/" "$DATA/histories/entraction/hands.txt" | felt replay --check
felt replay: standard input:156:1: hand 9104: warning: this line contradicts the rest of the hand: 'ann didn't show hand (Qc - 7d - 8c - 9s - 5h)'
5 hands OK, 0 errors
