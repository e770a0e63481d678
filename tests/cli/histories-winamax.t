# Dead blinds of one who comes back, uncalled chips in a side pot of their own, names like deeds, a
# short big blind, bounties, a seat 0, play money, fixed limit, an Expresso and a hand of stud.
$ felt replay --check <"$DATA/histories/winamax/hands.txt"
13 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/winamax/hands.txt" | grep -E '^(\[|variant|antes|blinds|starting|small_bet|bring_in|actions|players|winnings|_hand|_rake|_tour|_buy|_entry|_level|_kind|event|_bount|_splash|_house|time|currency|seat|table|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.50, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00, 0.00]
starting_stacks = [60.00, 100.00, 100.00, 40.00, 25.50]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AsAd', 'd dh p4 ????', 'd dh p5 ????', 'p3 cbr 4.00', 'p4 cc', 'p5 cbr 25.50', 'p1 f', 'p2 f', 'p3 cbr 99.50', 'p4 cc', 'p3 sm AsAd', 'p4 sm KcKh', 'p5 sm JcJd', 'd db 2c7dJs', 'd db 9h', 'd db 3s']
time = 04:05:06
time_zone_abbreviation = 'UTC'
seats = [5, 6, 1, 2, 3]
seat_count = 6
table = "Port-d'Or 02"
players = ['bob', '-eve-', 'anna', 'bob raises 2€', 'cleo (x)']
currency = 'EUR'
winnings = [0.00, 0.00, 28.19, 0.00, 76.31]
_hand = '100-1-1700000001'
_rake = 3.00
_hero = 3
\[2]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.01, 0.02, 0.00]
starting_stacks = [2.14, 1.50, 2.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db AhKhQh', 'p1 cc', 'p2 cc', 'd db Jh', 'p1 cc', 'p2 cc', 'd db Th', 'p1 cbr 0.04', 'p2 cc', 'p1 sm 2c2d', 'p2 sm 3c3d']
time = 04:06:00
time_zone_abbreviation = 'UTC'
seats = [2, 3, 1]
seat_count = 6
table = 'Oslo'
players = ['gus', 'hal', 'fay']
currency = 'EUR'
winnings = [0.06, 0.05, 0.00]
_hand = '101-2-1700000002'
_rake = 0.01
_kind = 'go fast'
\[3]
variant = 'NT'
antes = [25, 25, 25]
blinds_or_straddles = [100, 200, 0]
starting_stacks = [1500, 220, 3000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AcKc', 'p3 cbr 400', 'p1 cc', 'd db 5c6d7h', 'p1 cc', 'p3 cbr 500', 'p1 f', 'p3 sm AcKc', 'p2 sm 9c2c', 'd db 8s', 'd db Kd']
event = 'The "8" - Late'
time = 04:07:00
time_zone_abbreviation = 'UTC'
seats = [1, 2, 3]
seat_count = 6
table = '003'
players = ['ida', 'jon', 'kim']
winnings = [0, 660, 410]
_hand = '102-3-1700000003'
_rake = 0
_tournament = '9001'
_entry = '4.50€ + 4.50€ + 1€'
_buy_in = 10.00
_level = '12'
_bounty = [2.50, 2.50, 5.00]
_hero = 3
\[4]
variant = 'PO5/8'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
starting_stacks = [200, 350, 200]
actions = ['d dh p1 ??????????', 'd dh p2 ??????????', 'd dh p3 ??????????', 'p3 cbr 6', 'p1 f', 'p2 cc', 'd db Ah2c8d', 'p2 cc', 'p3 cbr 13', 'p2 cc', 'd db Ks', 'p2 cc', 'p3 cc', 'd db 7h', 'p2 cbr 20', 'p3 cc', 'p2 sm 3c4dKhQcJc', 'p3 sm As8hTd9d9c']
time = 04:08:00
time_zone_abbreviation = 'UTC'
seats = [2, 5, 1]
seat_count = 5
table = 'Rome'
players = ['max', 'oli', 'lea']
winnings = [0, 39, 40]
_hand = '103-4-1700000004'
_rake = 0
_kind = 'play money'
\[5]
variant = 'FT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
starting_stacks = [40, 30]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 4', 'p1 cbr 6', 'p2 cc', 'd db 2h3h4h', 'p1 cbr 2', 'p2 cbr 4', 'p1 cc', 'd db 5s', 'p1 cc', 'p2 cbr 4', 'p1 f']
time = 04:09:00
time_zone_abbreviation = 'UTC'
seats = [2, 1]
seat_count = 2
table = 'Ulm'
players = ['quin', 'pia']
currency = 'EUR'
winnings = [0, 19]
_hand = '104-5-1700000005'
_rake = 1
\[6]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [10, 20]
starting_stacks = [290, 610]
actions = ['d dh p1 ????', 'd dh p2 QsQd', 'p2 cbr 610', 'p1 cc', 'p2 sm QsQd', 'p1 sm AhKh', 'd db 2c5d9s', 'd db Jc', 'd db 3h']
event = 'Expresso Nitro'
time = 04:10:00
time_zone_abbreviation = 'UTC'
seats = [1, 2]
seat_count = 3
table = '0'
players = ['rob', 'sue']
winnings = [0, 580]
_hand = '105-6-1700000006'
_rake = 0
_tournament = '77'
_entry = '0.23€ + 0.02€'
_buy_in = 0.25
_level = '1'
_kind = 'expresso'
_hero = 2
\[7]
variant = 'F7S'
antes = [0.25, 0.25]
bring_in = 1.00
small_bet = 2.00
starting_stacks = [50.00, 50.00]
actions = ['d dh p1 ????2c', 'd dh p2 AsKs9d', 'p1 pb', 'p2 cbr 2.00', 'p1 cc', 'd dh p1 5h', 'd dh p2 9h', 'p2 cbr 2.00', 'p1 f']
time = 04:11:00
time_zone_abbreviation = 'UTC'
seats = [1, 2]
seat_count = 6
table = 'Bern'
players = ['tom', 'uma']
currency = 'EUR'
winnings = [0.00, 4.50]
_hand = '106-7-1700000007'
_rake = 0.00
_hero = 2
\[8]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.01, 0.02, 0.00]
starting_stacks = [2.00, 2.00, 2.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 0.06', 'p1 f', 'p2 cc', 'd db 2s3s4d', 'p2 cc', 'p3 cbr 0.10', 'p2 f']
time = 04:12:00
time_zone_abbreviation = 'UTC'
seats = [2, 3, 1]
seat_count = 6
table = 'Oslo'
players = ['wes', 'xia', 'viv']
currency = 'EUR'
winnings = [0.00, 0.00, 0.12]
_house_paid = [0.00, 0.00, 0.20]
_hand = '107-8-1700000008'
_rake = 0.01
_splash = 0.20
_kind = 'hold-up'
\[9]
variant = 'NT'
antes = [25, 25, 25]
blinds_or_straddles = [100, 200, 0]
starting_stacks = [1000, 25, 1000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 cc', 'd db 2c3c4d', 'p1 cc', 'p3 cbr 200', 'p1 f', 'p3 sm AhQh', 'p2 sm KcJc', 'd db 9s', 'd db Kd']
event = 'Last'
time = 04:13:00
time_zone_abbreviation = 'UTC'
seats = [2, 3, 1]
seat_count = 6
table = '1'
players = ['zed', 'ulf', 'yan']
winnings = [0, 75, 400]
_hand = '108-9-1700000009'
_rake = 0
_tournament = '9003'
_entry = 'Ticket only'
\[10]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [15, 30, 0]
starting_stacks = [2500, 2500, 2500]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 2500', 'p1 cc', 'p2 f', 'p1 sm QhJh', 'p3 sm AsAd', 'd db 2d6d9s', 'd db 5h', 'd db Kc']
event = 'Petit'
time = 18:30:16
time_zone_abbreviation = 'UTC'
seats = [4, 1, 3]
seat_count = 6
table = '784'
players = ['cal', 'ana', 'ben']
winnings = [0, 0, 5030]
_hand = '100-7-1700000007'
_rake = 0
_tournament = '514'
_entry = 'Gratuit'
_level = '0'
\[11]
variant = 'F2L3D'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.25, 0.50, 0.00]
small_bet = 0.50
starting_stacks = [20.00, 20.00, 20.00]
actions = ['d dh p1 ??????????', 'd dh p2 ??????????', 'd dh p3 ??????????', 'p3 cbr 1.00', 'p1 f', 'p2 cc', 'p2 sd ????', 'p3 sd', 'd dh p2 ????', 'p2 cc', 'p3 cbr 0.50', 'p2 cc', 'p2 sd ??', 'p3 sd', 'd dh p2 ??', 'p2 cc', 'p3 cbr 1.00', 'p2 f']
time = 12:42:36
time_zone_abbreviation = 'UTC'
seats = [2, 3, 1]
seat_count = 6
table = 'Sienne 02'
players = ['eli', 'fay', 'dee']
winnings = [0.00, 0.00, 3.25]
_hand = '100-8-1700000008'
_rake = 0.00
_kind = 'play money'
\[12]
variant = 'F7S'
antes = [0.01, 0.01, 0.01]
bring_in = 0.02
small_bet = 0.05
starting_stacks = [2.00, 3.00, 1.50]
actions = ['d dh p1 ??????', 'd dh p2 ??????', 'd dh p3 ??????', 'p2 pb', 'p3 cc', 'p1 f', 'd dh p2 ??', 'd dh p3 ??', 'p3 cbr 0.05', 'p2 f']
time = 19:36:38
time_zone_abbreviation = 'UTC'
seats = [2, 3, 6]
seat_count = 6
table = 'Brno'
players = ['gus', 'hal', 'ida']
winnings = [0.00, 0.00, 0.07]
_hand = '100-9-1700000009'
_rake = 0.00
_kind = 'play money'
\[13]
variant = 'FR'
antes = [5, 5]
bring_in = 10
small_bet = 25
starting_stacks = [200, 300]
actions = ['d dh p1 ????8h', 'd dh p2 4sAdTd', 'p2 pb', 'p1 cbr 25', 'p2 f']
time = 20:01:02
time_zone_abbreviation = 'UTC'
seats = [1, 2]
seat_count = 6
table = 'Brno'
players = ['***', 'gus']
currency = 'EUR'
winnings = [30, 0]
_hand = '100-10-1700000010'
_rake = 0
_hero = 2

# The euro symbol in code page 1252, and hands without blank lines between them.
$ iconv -f UTF-8 -t CP1252 "$DATA/histories/winamax/hands.txt" | grep -a . | felt replay --check
13 hands OK, 0 errors

# A winner whom the summary alone knows.
$ grep -v '^pia collected' "$DATA/histories/winamax/hands.txt" | felt replay --check
13 hands OK, 0 errors

# Repeated facts must be repeated correctly.
$ sed 's/^\(\*\*\* RIVER \*\*\* .2c 7d\) Js/\1 Jh/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:26:1: hand 1: warning: the board differs from '*** RIVER *** [2c 7d Jh 9h][3s]'
13 hands OK, 0 errors
$ sed 's/^Board: .5c 6d 7h/Board: [5c 6d 6h/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:104:1: hand 3: warning: the board differs from 'Board: [5c 6d 6h 8s Kd]'
13 hands OK, 0 errors
$ sed 's/(big blind) showed .9c 2c/(big blind) showed [9c 3c/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:105:1: hand 3: warning: this line contradicts the rest of the hand: 'Seat 2: jon (big blind) showed [9c 3c] and won 660 with Straight 9 high'
13 hands OK, 0 errors
$ sed 's/and won 87.69/and won 77.69/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:37:1: hand 1: warning: this line contradicts the rest of the hand: 'Seat 1: anna showed [As Ad] and won 77.69€ with One pair : Aces'
13 hands OK, 0 errors
$ sed 's/^Dealt to uma .As Ks 9d/Dealt to uma [As Kd 9d/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:210:1: hand 7: warning: this line contradicts the rest of the hand: 'Dealt to uma [As Kd 9d] [9h]'
13 hands OK, 0 errors

# Missing parts, and lines that are not understood.
$ grep -v '^Total pot 164' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:38:76: hand 1: warning: the hand does not state the pot
13 hands OK, 0 errors
$ sed '33,$d' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:32:38: hand 1: 'cleo (x)' is not paid, expected 78.50
0 hands OK, 1 error
[1]
$ sed "/^Table: 'Oslo/d" "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:45:1: hand 2: warning: the hand does not say who has the button
felt replay: standard input:217:1: hand 8: warning: the hand does not say who has the button
13 hands OK, 0 errors
$ sed 's/^dan denies.*/Hold on/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:14:1: hand 1: warning: unknown line: 'Hold on'
13 hands OK, 0 errors
$ sed 's/^Seat 1: pia (small.*/Rien/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:168:1: hand 5: warning: unknown line: 'Rien'
13 hands OK, 0 errors

# The odd chip of a pot that several win goes to another of them than by the rules: the final stacks are those by the rules, and
# the winnings what was paid. What is written in other formats has it as it was paid.
$ cat >odd.txt <<'END'
> Winamax Poker - Tournament "Lund" buyIn: 0.90€ + 0.10€ level: 1 - HandId: #700-1-1700000001 - Holdem no limit (10/20) - 2024/02/03 04:05:06 UTC
> Table: 'Lund(9001)#0' 6-max (real money) Seat #1 is the button
> Seat 1: ann (500)
> Seat 2: bo (500)
> Seat 3: cy (500)
> Seat 5: dee (500)
> *** ANTE/BLINDS ***
> bo posts small blind 10
> cy posts big blind 20
> *** PRE-FLOP ***
> dee calls 20
> ann calls 20
> bo folds
> cy checks
> *** FLOP *** [Tc Jd Qh]
> cy checks
> dee checks
> ann checks
> *** TURN *** [Tc Jd Qh][Kc]
> cy checks
> dee checks
> ann checks
> *** RIVER *** [Tc Jd Qh Kc][As]
> cy checks
> dee checks
> ann checks
> *** SHOW DOWN ***
> cy shows [2c 3d] (Straight Ace high)
> dee shows [2h 4d] (Straight Ace high)
> ann shows [2s 5d] (Straight Ace high)
> ann collected 24 from pot
> dee collected 23 from pot
> cy collected 23 from pot
> *** SUMMARY ***
> Total pot 70 | No rake
> Board: [Tc Jd Qh Kc As]
> Seat 1: ann (button) showed [2s 5d] and won 24 with Straight Ace high
> Seat 3: cy (big blind) showed [2c 3d] and won 23 with Straight Ace high
> Seat 5: dee showed [2h 4d] and won 23 with Straight Ace high
> END
$ felt convert odd.txt | grep -E '^(players|finishing|winnings)'
players = ['bo', 'cy', 'dee', 'ann']
finishing_stacks = [490, 504, 503, 503]
winnings = [0, 23, 23, 24]
$ felt convert odd.txt | felt replay --check
1 hand OK, 0 errors
$ felt convert --to pokerstars odd.txt | grep collected
cy collected 23 from pot
dee collected 23 from pot
ann collected 24 from pot
$ felt convert --to pokerstars odd.txt | felt convert | grep winnings; felt convert --to ohh odd.txt | felt convert | grep winnings
winnings = [0, 23, 23, 24]
winnings = [0, 23, 23, 24]
$ sed 's/ann collected 24/ann collected 25/; s/dee collected 23/dee collected 22/; s/ann (button) showed \(.*\) won 24/ann (button) showed \1 won 25/; s/dee showed \(.*\) won 23/dee showed \1 won 22/' odd.txt | felt replay --check
felt replay: standard input:31:1: hand 1: 'ann' is paid 25, expected 23
[1]

# What does not add up is located.
$ sed 's/^anna collected 59.50.*//' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:32:1: hand 1: 'anna' gets back 28.19, expected 59.50
12 hands OK, 1 error
[1]
$ sed 's/Rake 3€/Rake 2€/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:35:1: hand 1: the pot is 166, expected 167
12 hands OK, 1 error
[1]
$ sed 's/^quin raises 2€ to 6€/quin raises 3€ to 7€/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:154:1: hand 5: the raise must be to 6
12 hands OK, 1 error
[1]
$ sed 's/^rob calls 270/rob calls 260/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:180:1: hand 6: a call of 260, expected 270
12 hands OK, 1 error
[1]

# Files that are not read.
$ sed 's/^fay folds/zoe folds/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:54:1: hand 2: no player at the table has the name in 'zoe folds'
felt replay: standard input:324:1: hand 11: no player at the table has the name in 'zoe folds'
11 hands OK, 2 errors
[1]
$ sed 's/^Dealt to sue/Dealt to zoe/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:177:10: hand 6: no player at the table has the name in 'zoe [Qs Qd]'
12 hands OK, 1 error
[1]
$ sed 's/^Seat 1: rob (big/Seat 1: zoe (big/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:192:1: hand 6: no player at the table has the name in 'Seat 1: zoe (big blind) showed [Ah Kh] and lost with High card : Ace'
12 hands OK, 1 error
[1]
$ sed 's/^Seat 1: fay (2€)/Seat 1: fay (two)/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:47:14: hand 2: 'two)' is not an amount
12 hands OK, 1 error
[1]
$ sed 's/^fay folds/fay se couche/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:45:1: hand 2: French hand histories of this site are not supported
felt replay: standard input:299:1: hand 11: French hand histories of this site are not supported
11 hands OK, 2 errors
[1]
$ sed 's/7-Card Stud fixed/Irish no/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:195:56: hand 7: unknown game 'Irish no limit'
12 hands OK, 1 error
[1]
$ sed '1s/Winamax/Winaax/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:1:1: hand 1: unknown hand header: 'Winaax Poker - CashGame - HandId: #100-1-1700000001 - Holdem no limit (0.50€/1€) - 2024/02/03 04:05:06 UTC'
12 hands OK, 1 error
[1]
$ sed '1s/CashGame/Jeu/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:1:1: hand 1: unknown hand header: 'Winamax Poker - Jeu - HandId: #100-1-1700000001 - Holdem no limit (0.50€/1€) - 2024/02/03 04:05:06 UTC'
12 hands OK, 1 error
[1]
$ sed '1s/UTC/today/; 1s/2024/3rd/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:1:85: hand 1: '3rd/02/03 04:05:06 today' is not a date and time
12 hands OK, 1 error
[1]

# House chips added to a pot are a part of it.
$ sed 's/Hold-up to Pot: total 0.20/Hold-up to Pot: total 0.30/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:237:1: hand 8: rake and fees of 0.01, expected 0.11
12 hands OK, 1 error
[1]
$ sed 's/Hold-up to Pot/Escape to Pot/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
13 hands OK, 0 errors

# Blinds that differ from the header.
$ sed 's/limit (0.50€.1€) - 2024.02.03 04:05:06/limit (0.50€\/2€) - 2024\/02\/03 04:05:06/' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:11:1: hand 1: this blind has an unexpected amount or player: '-eve- posts big blind 1€'
12 hands OK, 1 error
[1]

# After the summary of a tournament comes nothing else.
$ sed '/^Winamax Poker.*103-4/d' "$DATA/histories/winamax/hands.txt" | felt replay --check 2>&1 | head -n 1
felt replay: standard input:112:1: hand 3: no player at the table has the name in 'Seat 0: lea (200)'

# With two players, one posts the small blind.
$ sed '/^pia posts small blind 1/d' "$DATA/histories/winamax/hands.txt" | felt replay --check -k
felt replay: standard input:150:1: hand 5: no player posts the small blind before 'quin posts big blind 2€'
12 hands OK, 1 error
[1]

# A raise by other than it says.
$ sed 's/^anna raises 3€ to 4€/anna raises 2€ to 4€/' "$DATA/histories/winamax/hands.txt" | felt replay --check
felt replay: standard input:17:1: hand 1: warning: a raise by 2, but its stated total makes it 3
13 hands OK, 0 errors
