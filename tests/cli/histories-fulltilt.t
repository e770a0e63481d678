# A cap, dead blinds, chat and a board run twice; a short big blind, antes and side pots of a
# tournament; high-low pots; stud, also all in before the last cards; draws, whose discards are told by
# what is kept; a table that was watched, without stacks; play chips. The stakes stand before the game
# or after it.
$ felt replay --check <"$DATA/histories/fulltilt/hands.txt"
8 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/fulltilt/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|small_bet|bring_in|actions|players|winnings|_hand|_rake|_tour|_buy|_entry|_kind|event|_cap|_run|_utc|time|currency|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.50, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00]
starting_stacks = [30.00, 29.50, 30.00, 30.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AhKh', 'd dh p4 ????', 'p3 cbr 4.00', 'p4 f', 'p1 f', 'p2 cbr 12.00', 'p3 cbr 29.50', 'p2 cc', 'p3 sm AhKh', 'p2 sm QsQd', 'd db 2c7h9d', 'd db 3s', 'd db 4d']
time = 09:40:20
time_zone_abbreviation = 'ET'
seats = [1, 2, 3, 5]
seat_count = 6
table = 'CR - tay'
players = ['ann', 'bo', 'cy: calls', 'ed']
currency = 'USD'
winnings = [0.00, 28.50, 28.50, 0.00]
_hand = '8001'
_rake = 3.00
_utc = '2008-12-09T14:40:20Z'
_cap = 30.00
_hero = 3
_run = ['2c7h9d3s4d', 'AsJc5d6h8c']
\[2]
variant = 'NT'
antes = [250, 250, 250]
blinds_or_straddles = [1000, 2000, 0]
starting_stacks = [3250, 2100, 90000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 KdKc', 'p3 cbr 4000', 'p1 cc', 'p3 sm KdKc', 'p1 sm AdQd', 'p2 sm 7s7h', 'd db Qc7d2s', 'd db 9h', 'd db 3c']
event = '$24 + $2 Sit & Go (Turbo)'
time = 21:09:00
time_zone_abbreviation = 'CET'
seats = [1, 2, 3]
seat_count = 6
table = '1'
players = ['fi', 'gus', 'hal']
winnings = [0, 6300, 2300]
_hand = '8002'
_rake = 0
_utc = '2010-03-05T20:09:00Z'
_tournament = '9002'
_entry = '$24 + $2'
_buy_in = 26
_hero = 3
\[3]
variant = 'PO/8'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00]
starting_stacks = [20.00, 100.00, 40.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'p3 cbr 7.00', 'p1 cc', 'p2 cc', 'd db 2h5cKd', 'p1 cbr 13.00', 'p2 cc', 'p3 cbr 33.00', 'p2 cc', 'p2 sm KcKh9d9h', 'p3 sm Ah3dKsQc', 'p1 sm As4sJcJd', 'd db 8s', 'd db Th']
time = 10:11:12
time_zone_abbreviation = 'ET'
seats = [2, 3, 1]
seat_count = 6
table = 'Gap'
players = ['joy', 'kai', 'ian']
currency = 'EUR'
winnings = [0.00, 48.00, 48.00]
_hand = '8003'
_rake = 4.00
_utc = '2013-04-05T14:11:12Z'
\[4]
variant = 'F7S/8'
antes = [0.50, 0.50, 0.50]
bring_in = 1.00
small_bet = 3.00
starting_stacks = [60.00, 60.00, 60.00]
actions = ['d dh p1 9s4c2d', 'd dh p2 Qs3s5s', 'd dh p3 ????Kh', 'p1 pb', 'p2 cbr 3.00', 'p3 f', 'p1 cc', 'd dh p1 9c', 'd dh p2 5h', 'p2 cbr 3.00', 'p1 cc', 'd dh p1 9d', 'd dh p2 Ac', 'p1 cbr 6.00', 'p2 cc', 'd dh p1 Jh', 'd dh p2 5c', 'p2 cbr 6.00', 'p1 cc', 'd dh p1 8h', 'd dh p2 Ah', 'p2 cbr 6.00', 'p1 cc', 'p2 sm Qs3s5s5hAc5cAh', 'p1 sm']
time = 11:12:13
time_zone_abbreviation = 'ET'
seats = [1, 2, 3]
table = 'Dip'
players = ['lou', 'mo', 'nan']
currency = 'USD'
winnings = [0.00, 48.00, 0.00]
_hand = '8004'
_rake = 1.50
_utc = '2013-04-05T15:12:13Z'
_hero = 2
\[5]
variant = 'F2L3D'
antes = [0.00, 0.00]
blinds_or_straddles = [0.05, 0.10]
small_bet = 0.10
starting_stacks = [5.00, 5.00]
actions = ['d dh p1 2h4c7dKhKs', 'd dh p2 ??????????', 'p2 cbr 0.20', 'p1 cc', 'p1 sd KhKs', 'p2 sd ??', 'd dh p1 Qs3d', 'd dh p2 ??', 'p1 cc', 'p2 cbr 0.10', 'p1 cc', 'p1 sd Qs', 'p2 sd', 'd dh p1 9s', 'p1 cbr 0.20', 'p2 cc', 'p1 sd', 'p2 sd', 'p1 cbr 0.20', 'p2 cbr 0.40', 'p1 cc', 'p2 sm 8c6s5d3c2s', 'p1 sm 9s7d4c3d2h']
time = 12:13:14
time_zone_abbreviation = 'ET'
seats = [1, 2]
seat_count = 2
table = 'Rut'
players = ['oz', 'pam']
currency = 'USD'
winnings = [0.00, 1.71]
_hand = '8005'
_rake = 0.09
_utc = '2013-04-05T16:13:14Z'
_hero = 1
\[6]
variant = 'FT'
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
small_bet = 2.00
starting_stacks = [inf, inf]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cc', 'p1 cc', 'd db 4s4h4d', 'p1 cbr 2.00', 'p2 cbr 4.00', 'p1 f']
time = 00:07:45
time_zone_abbreviation = 'ET'
seats = [2, 1]
table = 'Bora Rush'
players = ['sam', 'rex']
currency = 'USD'
winnings = [0.00, 7.60]
_hand = '8006'
_rake = 0.40
_utc = '2006-10-29T04:07:45Z'
_kind = 'rush'
\[7]
variant = 'P5D'
antes = [0, 0]
blinds_or_straddles = [5, 10]
starting_stacks = [1000, 1000]
actions = ['d dh p1 ??????????', 'd dh p2 ??????????', 'p2 cc', 'p1 cc', 'p1 sd ??????', 'p2 sd', 'd dh p1 ??????', 'p1 cc', 'p2 cbr 20', 'p1 f']
time = 10:00:00
time_zone_abbreviation = 'ET'
seats = [2, 1]
seat_count = 6
table = 'Play Chip 12'
players = ['una', 'tim']
winnings = [0, 20]
_hand = '8007'
_rake = 0
_utc = '2013-05-06T14:00:00Z'
_kind = 'play money'
\[8]
variant = 'FR'
antes = [0.02, 0.02, 0.02]
bring_in = 0.03
small_bet = 0.10
starting_stacks = [1.00, 0.05, 2.00]
actions = ['d dh p1 ????4h', 'd dh p2 ????Ks', 'd dh p3 As2d9h', 'p2 pb', 'p3 cbr 0.10', 'p1 cc', 'd dh p1 Kd', 'd dh p2 3h', 'd dh p3 8d', 'p3 cc', 'p1 cbr 0.10', 'p3 f', 'd dh p1 7h', 'd dh p2 Qh', 'd dh p1 9d', 'd dh p2 Qd', 'd dh p1 Th', 'd dh p2 8h', 'p1 sm 5h6h4hKd7h9dTh', 'p2 sm 2h3dKs3hQhQd8h']
time = 21:47:27
time_zone_abbreviation = 'ET'
seats = [1, 3, 4]
seat_count = 8
table = 'Tor'
players = ['val', 'wil', 'xen']
currency = 'USD'
winnings = [0.28, 0.00, 0.00]
_hand = '8008'
_rake = 0.01
_utc = '2009-02-24T02:47:27Z'
_hero = 3

# A winner whom the summary alone knows, and one that it denies.
$ grep -v '^mo wins' "$DATA/histories/fulltilt/hands.txt" | felt replay --check
8 hands OK, 0 errors
$ sed 's/and won (€48) with HI: three/and won (€47) with HI: three/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:134:1: hand 8003: warning: this line contradicts the rest of the hand: 'Seat 3: kai (big blind) showed [Kc Kh 9d 9h] and won (€47) with HI: three of a kind, Kings'
8 hands OK, 0 errors

# Repeated facts must be repeated correctly.
$ sed 's/^Board: .As Jc/Board: [As Jd/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:59:1: hand 8001: warning: the board differs from 'Board: [As Jd 5d 6h 8c]'
8 hands OK, 0 errors
$ sed 's/^Seat 1: lou mucked .9s 4c 2d/Seat 1: lou mucked [9s 4c 2h/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:183:1: hand 8004: warning: this line contradicts the rest of the hand: 'Seat 1: lou mucked [9s 4c 2h 9c 9d Jh 8h] - HI: three of a kind, Nines'
felt replay: standard input:183:1: hand 8004: warning: hidden cards are left out, because it is unknown when they were dealt: 'Seat 1: lou mucked [9s 4c 2h 9c 9d Jh 8h] - HI: three of a kind, Nines'
8 hands OK, 0 errors
$ sed 's/^Dealt to lou .2d 9c 9d/Dealt to lou [2d 9c Td/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:168:1: hand 8004: warning: this line contradicts the rest of the hand: 'Dealt to lou [2d 9c Td] [Jh]'
8 hands OK, 0 errors
$ sed 's/^Dealt to oz .2h 4c 7d. /Dealt to oz [2h 4c] /' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:202:1: hand 8005: this line contradicts the rest of the hand: 'Dealt to oz [2h 4c] [Qs 3d]'
7 hands OK, 1 error
[1]
$ sed 's/^Ante of $0.50/Ante of $0.60/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:147:1: hand 8004: this line contradicts the rest of the hand: 'Ante of $0.60 returned to pat'
7 hands OK, 1 error
[1]
$ sed 's/^ed folds/ed has returned/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:22:1: hand 8001: 'ed' must act first
7 hands OK, 1 error
[1]

# Missing parts, and lines that are not understood.
$ grep -v '^The button is in seat #5' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
8 hands OK, 0 errors
$ sed '1s/$/ (partial)/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:1:1: hand 8001: the hand is cut off
7 hands OK, 1 error
[1]
$ sed 's/^The blinds are now.*/gus feels lucky/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:94:1: hand 8002: warning: unknown line: 'gus feels lucky'
8 hands OK, 0 errors
$ sed 's/^Pot 2 $28.50/Half $28.50/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:58:1: hand 8001: warning: unknown line: 'Half $28.50'
8 hands OK, 0 errors
$ sed 's/^una folds/una thinks/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:273:46: hand 8007: the hand is cut off
7 hands OK, 1 error
[1]

# A hand that the site cancelled, and one without a seat.
$ sed 's/^mo completes it.*/Hand #8004 has been canceled/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:137:1: hand 8004: the hand was cancelled
7 hands OK, 1 error
[1]
$ grep -v '^Seat [12]: ...* (1,000)' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:253:1: hand 8007: no player at the table has the name in 'tim posts the small blind of 5'
felt replay: standard input:254:1: hand 8007: no player at the table has the name in 'una posts the big blind of 10'
felt replay: standard input:257:1: hand 8007: no player at the table has the name in 'tim calls 5'
felt replay: standard input:258:1: hand 8007: no player at the table has the name in 'una checks'
felt replay: standard input:260:1: hand 8007: warning: unknown line: 'una discards 3 cards'
felt replay: standard input:261:1: hand 8007: warning: unknown line: 'tim stands pat'
felt replay: standard input:262:1: hand 8007: no player at the table has the name in 'una checks'
felt replay: standard input:263:1: hand 8007: no player at the table has the name in 'tim bets 20'
felt replay: standard input:264:1: hand 8007: no player at the table has the name in 'una folds'
felt replay: standard input:265:1: hand 8007: no player at the table has the name in 'Uncalled bet of 20 returned to tim'
felt replay: standard input:266:1: hand 8007: warning: unknown line: 'tim mucks'
felt replay: standard input:267:1: hand 8007: warning: unknown line: 'tim wins the pot (20)'
7 hands OK, 1 error
[1]

# What does not add up is located.
$ sed 's/^Uncalled bet of 1,000/Uncalled bet of 900/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:91:1: hand 8002: 'hal' gets back 900, expected 1,000
7 hands OK, 1 error
[1]
$ sed 's/^gus wins the main pot (6,300)/gus wins the main pot (6,400)/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:92:1: hand 8002: 'gus' is paid 6,400, expected 6,300
7 hands OK, 1 error
[1]
$ sed 's/raises to $29.50, and is capped/raises to $39.50, and is capped/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:28:1: hand 8001: more chips than the player has: 39.50, expected at most 29.50
7 hands OK, 1 error
[1]
$ sed 's/^mo completes it to $3/mo completes it to $4/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:154:1: hand 8004: the raise must be to 3
7 hands OK, 1 error
[1]
$ sed 's/^pam discards 1 card/pam discards 6 cards/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:201:1: hand 8005: this player has only 5 cards
7 hands OK, 1 error
[1]
$ sed 's/^pam discards 1 card/pam discards some cards/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:201:1: hand 8005: missing or invalid cards: 'pam discards some cards'
7 hands OK, 1 error
[1]

# Files that are not read.
$ sed 's/^sam checks/zoe checks/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:237:1: hand 8006: no player at the table has the name in 'zoe checks'
7 hands OK, 1 error
[1]
$ sed 's/^Dealt to hal/Dealt to zoe/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:78:10: hand 8002: no player at the table has the name in 'zoe [Kd Kc]'
7 hands OK, 1 error
[1]
$ sed 's/returned to rex/returned to zoe/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:242:1: hand 8006: no player at the table has the name in 'Uncalled bet of $2 returned to zoe'
7 hands OK, 1 error
[1]
$ sed 's/^Seat 1: lou mucked/Seat 1: zoe mucked/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:183:1: hand 8004: no player at the table has the name in 'Seat 1: zoe mucked [9s 4c 2d 9c 9d Jh 8h] - HI: three of a kind, Nines'
7 hands OK, 1 error
[1]
$ sed 's/^Seat 1: lou ($60)/Seat 1: lou ($$60)/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:138:14: hand 8004: '$$60)' is not an amount
7 hands OK, 1 error
[1]
$ sed 's/FL 2-7 Triple Draw/FL A-5 Triple Draw/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:189:52: hand 8005: unknown game 'FL A-5 Triple Draw'
7 hands OK, 1 error
[1]
$ sed "s/- NL Hold'em - 1K/- Hold'em - 1K/" "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:67:81: hand 8002: the hand does not state the betting limit of 'Hold'em'
7 hands OK, 1 error
[1]
$ sed '1s/ET - 2008/ET in 2008/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:1:1: hand 8001: unknown hand header: 'Full Tilt Poker Game #8001: Table CR - tay (6 max) - $0.50/$1 - $30 Cap No Limit Hold'em - 9:40:20 ET in 2008/12/09'
7 hands OK, 1 error
[1]

# A pot that is not stated.
$ grep -v "^Total pot 20" "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:272:46: hand 8007: warning: the hand does not state the pot
8 hands OK, 0 errors

# The pots one by one.
$ sed 's/Main pot 6,300. Side pot 2,300/Main pot 6,400. Side pot 2,200/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:96:1: hand 8002: the main pot is 6,400, expected 6,300
7 hands OK, 1 error
[1]

# Archives say how long a hand took, and old texts the low hand below the high one.
$ sed -e 's/^... SUMMARY ...$/&\nDuration 24s/' -e 's/^.*shows a pair of Queens$/&\n (8,7,4,3,A)/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check
8 hands OK, 0 errors

# The blinds are those in the header, and the summary states who posted and who folded when.
$ sed 's/^ann posts the small blind of \$0.50/ann posts the small blind of $0.60/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:7:1: hand 8001: this blind has an unexpected amount or player: 'ann posts the small blind of $0.60'
7 hands OK, 1 error
[1]
$ sed 's/^Seat 1: ann (small blind) folded before the Flop/Seat 1: ann folded on the Turn/; s/^Seat 1: fi (small blind)/Seat 1: fi (button)/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k
felt replay: standard input:52:1: hand 8001: warning: this line contradicts the rest of the hand: 'Seat 1: ann folded on the Turn'
felt replay: standard input:60:1: hand 8001: warning: this line contradicts the rest of the hand: 'Seat 1: ann folded on the Turn'
felt replay: standard input:98:1: hand 8002: warning: this line contradicts the rest of the hand: 'Seat 1: fi (button) showed [Ad Qd] and lost with a pair of Queens'
8 hands OK, 0 errors

# Every seated player is in the summary.
$ sed '56d; 64d' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k >/dev/null
felt replay: standard input:6:9: hand 8001: warning: the summary does not mention 'ed'
$ sed '/^ed folds/d; 56d; 64d' "$DATA/histories/fulltilt/hands.txt" | felt replay --check -k >/dev/null
felt replay: standard input:6:9: hand 8001: warning: the summary does not mention 'ed'
$ sed '37d' "$DATA/histories/winning/new.txt" | felt replay --check -k >/dev/null
felt replay: standard input:4:9: hand 6001: warning: the summary does not mention 'bo'

# GameDesire writes the same format.
$ sed 's/^Full Tilt Poker Game/GameDesire Game/' "$DATA/histories/fulltilt/hands.txt" | felt convert 2>errors | sed 's/GameDesire/Full Tilt/' >other.phh; felt convert <"$DATA/histories/fulltilt/hands.txt" 2>errors.2 | cmp - other.phh; cmp errors errors.2; sed -n 1,30p "$DATA/histories/fulltilt/hands.txt" | sed 's/^Full Tilt Poker Game/GameDesire Game/' | felt convert 2>/dev/null | grep -E '^(venue|_site)'
venue = 'GameDesire'
_site = 'GameDesire'

# Pots of streets that are not what was put in.
$ sed 's/(Total Pot: $60,/(Total Pot: $70,/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check
felt replay: standard input:33:1: hand 8001: warning: a pot of 70, expected 60
felt replay: standard input:34:1: hand 8001: warning: a pot of 70, expected 60
felt replay: standard input:35:1: hand 8001: warning: a pot of 70, expected 60
felt replay: standard input:36:1: hand 8001: warning: a pot of 70, expected 60
felt replay: standard input:37:1: hand 8001: warning: a pot of 70, expected 60
felt replay: standard input:38:1: hand 8001: warning: a pot of 70, expected 60
8 hands OK, 0 errors
