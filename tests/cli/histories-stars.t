# Stud with its up cards, an all-in before the last cards, and mixes, whose game is in brackets.
$ felt replay --check <"$DATA/histories/pokerstars/stud.txt"
3 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/stud.txt" | grep -E '^(variant|antes|bring_in|small_bet|big_bet|actions|seats|winnings|_game|_hero|_rake)'
variant = 'F7S'
antes = [0.20, 0.20, 0.20, 0.20]
bring_in = 0.50
small_bet = 1.00
big_bet = 2.00
actions = ['d dh p1 ????9h', 'd dh p2 AsAc7d', 'd dh p3 ????2c', 'd dh p4 KsTdKd', 'p3 pb', 'p4 cc', 'p1 f', 'p2 cbr 1.00', 'p3 f', 'p4 cc', 'd dh p2 7s', 'd dh p4 Qh', 'p2 cbr 1.00', 'p4 cc', 'd dh p2 2h', 'd dh p4 Jc', 'p2 cbr 2.00', 'p4 cc', 'd dh p2 3d', 'd dh p4 4s', 'p2 cbr 2.00', 'p4 cc', 'd dh p2 Ad', 'd dh p4 9c', 'p2 cbr 2.00', 'p4 cc', 'p2 sm AsAc7d7s2h3dAd', 'p4 sm']
seats = [1, 2, 4, 5]
winnings = [0.00, 16.45, 0.00, 0.00]
_rake = 0.85
_game = '7 Card Stud Limit'
_hero = 2
variant = 'FR'
antes = [0.20, 0.20, 0.20]
bring_in = 0.50
small_bet = 1.00
big_bet = 2.00
actions = ['d dh p1 ????Kh', 'd dh p2 Ah3c5d', 'd dh p3 ????4s', 'p1 pb', 'p2 cbr 1.00', 'p3 cc', 'p1 f', 'd dh p2 7s', 'd dh p3 6c', 'p3 cbr 1.00', 'p2 cbr 2.00', 'p3 cc', 'd dh p2 2h', 'd dh p3 Jc', 'p2 cbr 2.00', 'p3 cc', 'd dh p2 Kd', 'd dh p3 Qs', 'd dh p2 Ks', 'd dh p3 ??', 'p2 sm Ah3c5d7s2hKdKs', 'p3 sm Ad2c4s6cJcQsQd']
seats = [1, 2, 5]
winnings = [0.00, 7.15, 0.00]
_rake = 0.35
_game = 'HORSE (Razz Limit)'
_hero = 2
variant = 'F7S/8'
antes = [0.20, 0.20]
bring_in = 0.50
small_bet = 1.00
big_bet = 2.00
actions = ['d dh p1 ????6h', 'd dh p2 Ah2c3d', 'p2 pb', 'p1 cc', 'd dh p1 8s', 'd dh p2 Kc', 'p2 cc', 'p1 cc', 'd dh p1 8c', 'd dh p2 4h', 'p1 cbr 2.00', 'p2 cc', 'd dh p1 Td', 'd dh p2 7c', 'p1 cc', 'p2 cc', 'd dh p1 ??', 'd dh p2 Qs', 'p1 cc', 'p2 cc', 'p1 sm 9c9h6h8s8cTdJd', 'p2 sm Ah2c3dKc4h7cQs']
seats = [1, 2]
winnings = [2.57, 2.56]
_rake = 0.27
_game = '8-Game (7 Card Stud Hi/Lo Limit)'
_hero = 2

# Draws: what the player discards is known, of others only how many; a game of one draw has no heading
# for it.
$ felt replay --check <"$DATA/histories/pokerstars/draw.txt"
3 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/draw.txt" | grep -E '^(variant|blinds|actions|winnings|_game|_hero|_rake)'
variant = 'F2L3D'
blinds_or_straddles = [0.50, 1.00, 0.00]
actions = ['d dh p1 ??????????', 'd dh p2 2c3d7hKsQd', 'd dh p3 ??????????', 'p3 cbr 2.00', 'p1 f', 'p2 cc', 'p2 sd KsQd', 'p3 sd ??', 'd dh p2 4sKc', 'd dh p3 ??', 'p2 cc', 'p3 cbr 1.00', 'p2 cc', 'p2 sd Kc', 'p3 sd', 'd dh p2 9h', 'p2 cc', 'p3 cbr 2.00', 'p2 cc', 'p2 sd', 'p3 sd', 'p2 cc', 'p3 cbr 2.00', 'p2 cc', 'p3 sm 8c7s5d3h2s', 'p2 sm']
winnings = [0.00, 0.00, 13.80]
_rake = 0.70
_game = 'Triple Draw 2-7 Lowball Limit'
_hero = 2
variant = 'N5D'
blinds_or_straddles = [0.25, 0.50, 0.00]
actions = ['d dh p1 AsAdKc7d2h', 'd dh p2 ??????????', 'd dh p3 ??????????', 'p3 f', 'p1 cbr 1.50', 'p2 cc', 'p1 sd Kc7d2h', 'p2 sd ????', 'd dh p1 Ah5c5d', 'd dh p2 ????', 'p1 cbr 2.00', 'p2 f']
winnings = [2.85, 0.00, 0.00]
_rake = 0.15
_game = '5 Card Draw No Limit'
_hero = 1
variant = 'FB'
blinds_or_straddles = [0.50, 1.00]
actions = ['d dh p1 2c3d7hKh', 'd dh p2 ????????', 'p2 cc', 'p1 cc', 'p1 sd Kh', 'p2 sd ??????', 'd dh p1 4s', 'd dh p2 ??????', 'p1 cbr 1.00', 'p2 cc', 'p1 sd', 'p2 sd ????', 'd dh p2 ????', 'p1 cbr 2.00', 'p2 f']
winnings = [3.80, 0.00]
_rake = 0.20
_game = 'Badugi Limit'
_hero = 1
$ sed 's/discards 2 cards \[Ks Qd\]/discards 1 card [Ks Qd]/' "$DATA/histories/pokerstars/draw.txt" | felt replay --check -k
felt replay: standard input:14:1: hand 2101: missing or invalid cards: 'ben: discards 1 card [Ks Qd]'
2 hands OK, 1 error
[1]
$ sed 's/^Dealt to ben \[2c 3d 7h\] \[4s Kc\]/Dealt to ben [2c 3d 8h] [4s Kc]/' "$DATA/histories/pokerstars/draw.txt" | felt replay --check -k
felt replay: standard input:15:1: hand 2101: warning: this line contradicts the rest of the hand: 'Dealt to ben [2c 3d 8h] [4s Kc]'
3 hands OK, 0 errors

$ sed 's/stands pat on \[2c 3d 7h 4s 9h\]/stands pat on [2c 3d 7h 4s 8h]/; s/mucked \[2c 3d 7h 4s 9h\]/mucked [2c 3d 7h 5s 9h]/; s/^Dealt to ben \[As Ad\]/Dealt to cleo [As Ad]/' "$DATA/histories/pokerstars/draw.txt" | felt replay --check -k
felt replay: standard input:28:1: hand 2101: warning: this line contradicts the rest of the hand: 'ben: stands pat on [2c 3d 7h 4s 8h]'
felt replay: standard input:40:1: hand 2101: warning: this line contradicts the rest of the hand: 'Seat 2: ben (big blind) mucked [2c 3d 7h 5s 9h]'
felt replay: standard input:58:1: hand 2102: wrong number of hole cards: 'Dealt to cleo [As Ad] [Ah 5c 5d]'
2 hands OK, 1 error
[1]

# Hands that were mucked, and that the summary knows: of draw, who stood pat was dealt them; of stud, the cards that lie
# face down are those beside the ones that the text deals, in the order of the deal. When all are all in, each card belongs
# to the street of its line.
$ felt replay --check <"$DATA/histories/pokerstars/known.txt"
felt replay: standard input:34:1: hand 2111: warning: hidden cards are left out, because it is unknown when they were dealt: 'Seat 5: dora mucked [Qs Qh Jd Js 3c]'
2 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/known.txt" | grep actions
actions = ['d dh p1 AsAdKc7d2h', 'd dh p2 6c7c8s9hTc', 'd dh p3 ??????????', 'd dh p4 ??????????', 'p3 cc', 'p4 cc', 'p1 cc', 'p2 cc', 'p1 sd Kc7d2h', 'p2 sd', 'p3 sd ??', 'p4 sd ??????', 'd dh p1 Ah5c5d', 'd dh p3 ??', 'd dh p4 ??????', 'p1 cbr 2.00', 'p2 cc', 'p3 cc', 'p4 f', 'p1 sm AsAdAh5c5d', 'p2 sm', 'p3 sm']
actions = ['d dh p1 ????9h', 'd dh p2 AsAc7d', 'd dh p3 KsTd2c', 'd dh p1 3c', 'd dh p2 7s', 'd dh p3 Qh', 'd dh p1 Jc', 'd dh p2 2h', 'd dh p3 Kd', 'd dh p1 4d', 'd dh p2 3d', 'd dh p3 8s', 'd dh p1 ??', 'd dh p2 Ad', 'd dh p3 9s', 'p1 sm 9cTh9h3cJc4d6s', 'p2 sm AsAc7d7s2h3dAd', 'p3 sm']
$ sed 's/mucked .Ks Td 2c Qh Kd 8s 9s]/mucked [Ks Td 9s 2c Qh Kd 8s]/' "$DATA/histories/pokerstars/known.txt" | felt replay --check -k
felt replay: standard input:34:1: hand 2111: warning: hidden cards are left out, because it is unknown when they were dealt: 'Seat 5: dora mucked [Qs Qh Jd Js 3c]'
felt replay: standard input:73:1: hand 2112: warning: hidden cards are left out, because it is unknown when they were dealt: 'Seat 4: cleo mucked [Ks Td 9s 2c Qh Kd 8s]'
2 hands OK, 0 errors

# A wrong number of hole cards is an error; a losing hand may be shown in part, a winning one may not.
$ sed 's/^Dealt to ben .Js Ks 4d 5d]/Dealt to ben [Js Ks 4d]/' "$DATA/histories/pokerstars/forms.txt" | felt replay --check -k
felt replay: standard input:216:1: hand 2208: wrong number of hole cards: 'Dealt to ben [Js Ks 4d]'
7 hands OK, 1 error
[1]
$ sed 's/^Dealt to ben .As Ad Kc 7d 2h]/Dealt to ben [As Ad Kc 7d]/' "$DATA/histories/pokerstars/known.txt" | felt replay --check -k
felt replay: standard input:10:1: hand 2111: wrong number of hole cards: 'Dealt to ben [As Ad Kc 7d]'
1 hand OK, 1 error
[1]
$ sed 's/^Dealt to ben .As Ac 7d]$/Dealt to ben [As 7d]/' "$DATA/histories/pokerstars/known.txt" | felt replay --check -k
felt replay: standard input:34:1: hand 2111: warning: hidden cards are left out, because it is unknown when they were dealt: 'Seat 5: dora mucked [Qs Qh Jd Js 3c]'
felt replay: standard input:48:1: hand 2112: wrong number of hole cards: 'Dealt to ben [As 7d]'
1 hand OK, 1 error
[1]
$ sed 's/cleo (button) mucked .Qh Qs Jc Th]/cleo (button) mucked [Qh Qs Jc]/' "$DATA/histories/pokerstars/forms.txt" | felt replay --check -k
felt replay: standard input:68:1: hand 2202: warning: wrong number of hole cards: 'Seat 4: cleo (button) mucked [Qh Qs Jc]'
8 hands OK, 0 errors
$ sed 's/^cleo: shows .*/cleo: shows [Kd Qs]/; s/^ben: shows .*/ben: shows [Ah Ad Qc]/' "$DATA/histories/pokerstars/forms.txt" | felt replay --check -k
felt replay: standard input:22:1: hand 2201: 2 cards are required here
felt replay: standard input:59:1: hand 2202: wrong number of hole cards: 'ben: shows [Ah Ad Qc]'
felt replay: standard input:94:1: hand 2203: wrong number of hole cards: 'cleo: shows [Kd Qs]'
5 hands OK, 3 errors
[1]

# A button blind, a home game for play money, a mix in which the site adds to the pot and the hand is
# run twice from the turn on, and courchevel, whose open card the text has with the flop or not at all.
$ felt replay --check <"$DATA/histories/pokerstars/forms.txt"
8 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/forms.txt" | grep -E '^(variant|antes|blinds|actions|winnings|table|currency|_)'
variant = 'NS'
antes = [0.25, 0.25, 0.25]
blinds_or_straddles = [0.00, 0.00, 0.25]
actions = ['d dh p1 ????', 'd dh p2 JsKs', 'd dh p3 ????', 'p1 cc', 'p2 cbr 1.00', 'p3 f', 'p1 cc', 'd db 9cTdQh', 'p1 cc', 'p2 cbr 1.50', 'p1 f', 'p2 sm Js??']
table = 'Mira'
currency = 'USD'
winnings = [0.00, 2.85, 0.00]
_site = 'PokerStars'
_hand = '2201'
_rake = 0.15
_source = 'standard input:1'
_utc = '2024-03-03T15:00:00Z'
_game = "6+ Hold'em No Limit"
_hero = 2
variant = 'PO/8'
antes = [0, 0, 10]
blinds_or_straddles = [10, 20, -20]
actions = ['d dh p1 ????????', 'd dh p2 Ah2d9c9s', 'd dh p3 QhQsJcTh', 'p3 cc', 'p1 f', 'p2 cc', 'd db 3c4h9d', 'p2 cbr 60', 'p3 cc', 'd db 8s', 'p2 cc', 'p3 cc', 'd db Kd', 'p2 cc', 'p3 cc', 'p2 sm Ah2d9c9s', 'p3 sm']
table = "Friday's game"
winnings = [0, 180, 0]
_site = 'PokerStars'
_hand = '2202'
_rake = 0
_source = 'standard input:32'
_utc = '2024-03-03T15:05:00Z'
_game = 'Omaha Hi/Lo Pot Limit'
_kind = 'home game, play money'
_hero = 2
variant = 'PO6'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
actions = ['d dh p1 ????????????', 'd dh p2 ????????????', 'd dh p3 AsAdKsKd7c2h', 'p3 cbr 7', 'p1 cc', 'p2 cc', 'd db 9c8d3h', 'p1 cbr 8', 'p2 f', 'p3 cc', 'p1 sm Th9h6s5c2c2d', 'p3 sm AsAdKsKd7c2h', 'd db Qc', 'd db 4s']
table = 'Nashira'
currency = 'USD'
winnings = [17, 0, 18]
_house_paid = [3, 0, 2]
_site = 'PokerStars'
_hand = '2203'
_rake = 2
_splash = 5
_source = 'standard input:72'
_utc = '2024-03-03T15:10:00Z'
_game = 'Mixed NLH/PLO (6 Card Omaha Pot Limit)'
_hero = 3
_run = ['9c8d3hQc4s', '9c8d3hJc7s']
variant = 'PC/8'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
actions = ['d dh p1 ??????????', 'd dh p2 ??????????', 'd dh p3 AsAd4s5d7c', 'd db 2h', 'p3 cc', 'p1 f', 'p2 cc', 'd db 3cTd', 'p2 cc', 'p3 cbr 2.00', 'p2 cc', 'd db Tc', 'p2 cc', 'p3 cc', 'd db 6h', 'p2 cc', 'p3 cbr 3.00', 'p2 f']
table = 'Subra'
currency = 'USD'
winnings = [0.00, 0.00, 6.20]
_site = 'PokerStars'
_hand = '2204'
_rake = 0.30
_source = 'standard input:112'
_utc = '2024-03-03T15:15:00Z'
_game = 'Courchevel Hi/Lo Pot Limit'
_hero = 3
variant = 'PC'
antes = [0.00, 0.00]
blinds_or_straddles = [0.50, 1.00]
actions = ['d dh p1 2s2d4s9d7c', 'd dh p2 ??????????', 'd db ??', 'p2 f']
table = 'Subra'
currency = 'USD'
winnings = [1.00, 0.00]
_site = 'PokerStars'
_hand = '2205'
_rake = 0.00
_source = 'standard input:147'
_utc = '2024-03-03T15:16:00Z'
_game = 'Courchevel Pot Limit'
_hero = 1
variant = 'PC'
antes = [0.00, 0.00]
blinds_or_straddles = [0.50, 1.00]
actions = ['d dh p1 2s2d4s9d7c', 'd dh p2 ??????????', 'd db Qh', 'p2 cc', 'p1 cc', 'd db 3cTd', 'p1 cbr 2.00', 'p2 f']
table = 'Subra'
currency = 'USD'
winnings = [1.90, 0.00]
_site = 'PokerStars'
_hand = '2206'
_rake = 0.10
_source = 'standard input:165'
_utc = '2024-03-03T15:17:00Z'
_game = 'Courchevel Pot Limit'
_hero = 1
variant = 'NS'
antes = [0.25, 0.25]
blinds_or_straddles = [0.25, 0.00]
actions = ['d dh p1 ????', 'd dh p2 JsKs', 'p1 f']
table = 'Mira'
currency = 'USD'
winnings = [0.00, 0.50]
_site = 'PokerStars'
_hand = '2207'
_rake = 0.00
_source = 'standard input:189'
_utc = '2024-03-03T15:18:00Z'
_game = "6+ Hold'em No Limit"
_hero = 2
variant = 'FO'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
actions = ['d dh p1 JsKs4d5d', 'd dh p2 QsQd2c3c', 'd dh p3 ????????', 'p3 f', 'p1 f', 'p2 sm QsQd2c3c']
table = 'Nashira'
currency = 'USD'
winnings = [0.00, 1.00, 0.00]
_site = 'PokerStars'
_hand = '2208'
_rake = 0.00
_source = 'standard input:208'
_utc = '2024-03-03T15:19:00Z'
_game = 'Omaha Fixed Limit'
_hero = 1

# Forms of a game with other rules are not read as that game.
$ sed "s/6+ Hold'em/Split Hold'em/" "$DATA/histories/pokerstars/forms.txt" | felt replay --check -k
felt replay: standard input:1:25: hand 2201: unknown game 'Split Hold'em No Limit'
felt replay: standard input:189:25: hand 2207: unknown game 'Split Hold'em No Limit'
6 hands OK, 2 errors
[1]
$ sed "s/Hold'em No Limit -/Hold'em Pot Limit Pre-Flop, No Limit Post-Flop -/" "$DATA/histories/pokerstars/tournaments.txt" | felt replay --check -k | tail -1
felt replay: standard input:1:60: hand 2301: unknown game 'Hold'em Pot Limit Pre-Flop, No Limit Post-Flop'
felt replay: standard input:75:52: hand 2303: unknown game 'Hold'em Pot Limit Pre-Flop, No Limit Post-Flop'
2 hands OK, 2 errors

$ sed "s/(6 Card Omaha Pot/(6 Card Omaha Hi\/Lo Pot/; s/Courchevel Pot Limit/Courchevel Pot Limit Pineapple/" "$DATA/histories/pokerstars/forms.txt" | felt replay --check -k
felt replay: standard input:72:1: hand 2203: unknown game 'Mixed NLH/PLO (6 Card Omaha Hi/Lo Pot Limit)'
felt replay: standard input:147:25: hand 2205: unknown game 'Courchevel Pot Limit Pineapple'
felt replay: standard input:165:25: hand 2206: unknown game 'Courchevel Pot Limit Pineapple'
5 hands OK, 3 errors
[1]

# Tournaments: bounties, prizes and re-buys are money, not chips of the hand; points of the house are
# no money.
$ felt replay --check <"$DATA/histories/pokerstars/tournaments.txt"
4 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/tournaments.txt" | grep -E '^(antes|blinds|starting|winnings|players|currency|_)'
antes = [10, 10, 10, 10]
blinds_or_straddles = [50, 100, 0, 0]
starting_stacks = [2000, 1500, 700, 3000]
players = ['ben', 'cleo', 'dora', 'anna']
winnings = [0, 0, 2800, 3400]
_site = 'PokerStars'
_hand = '2301'
_rake = 0
_source = 'standard input:1'
_utc = '2024-03-04T17:00:00Z'
_game = "Hold'em No Limit"
_tournament = '900'
_entry = '$4.50+$4.50+$1 USD'
_buy_in = 10.00
_prize_currency = 'USD'
_level = 'IV'
_bounty = [6.75, 4.50, 9.12, 4.50]
_bounty_won = [0.00, 0.00, 0.00, 5.62]
_prize = [21.40, 0.00, 0.00, 0.00]
_bought = [0.00, 9.00, 0.00, 0.00]
_place = [3, 4, 0, 0]
_hero = 4
antes = [0, 0]
blinds_or_straddles = [100, 200]
starting_stacks = [1800, 1200]
players = ['anna', 'ben']
winnings = [2400, 0]
_site = 'PokerStars'
_hand = '2302'
_rake = 0
_source = 'standard input:47'
_utc = '2024-03-04T17:10:00Z'
_game = "8-Game (Hold'em No Limit)"
_tournament = '901'
_entry = '500+50'
_buy_in = 550
_level = 'V'
_prize = [12.00, 0.00]
_place = [1, 2]
_hero = 1
antes = [0, 0, 0]
blinds_or_straddles = [400, 800, 0]
starting_stacks = [9000, 300, 9000]
players = ['ben', 'cleo', 'anna']
winnings = [1900, 0, 0]
_site = 'PokerStars'
_hand = '2303'
_rake = 0
_source = 'standard input:75'
_utc = '2024-03-04T17:20:00Z'
_game = "Hold'em No Limit"
_tournament = '903'
_entry = '300+20 FPP'
_level = 'X'
_bounty_won = [1.50, 0.00, 1.50]
_hero = 3
antes = [0, 0, 0]
blinds_or_straddles = [15, 30, 0]
starting_stacks = [1500, 1500, 1500]
players = ['ben', 'cleo', 'anna']
winnings = [0, 30, 0]
_site = 'PokerStars'
_hand = '2304'
_rake = 0
_source = 'standard input:111'
_utc = '2024-03-04T19:00:00Z'
_game = 'Mixed Omaha (5 Card Omaha Pot Limit)'
_tournament = '903'
_entry = '$24.55+$2.45 USD'
_buy_in = 27.00
_prize_currency = 'USD'
_level = 'II'
_kind = 'zoom'
_hero = 1

# The pots that the text names are those of the rules.
$ sed 's/Side pot-1 2400. Side pot-2 1000/Side pot-1 2300. Side pot-2 1100/' "$DATA/histories/pokerstars/tournaments.txt" | felt replay --check -k
felt replay: standard input:38:1: hand 2301: the main pot and first side pots add up to 6,200, expected 5,200
3 hands OK, 1 error
[1]
$ sed 's/Main pot 900. Side pot 1000/Main pot 1000. Side pot 900/' "$DATA/histories/pokerstars/tournaments.txt" | felt replay --check -k
felt replay: standard input:103:1: hand 2303: the main pot is 1,000, expected 900
3 hands OK, 1 error
[1]

# Facts that only the summary contradicts.
$ sed 's/showed \[8h 7h\] and won (1900)/showed [8h 6h] and won (1900)/' "$DATA/histories/pokerstars/tournaments.txt" | felt replay --check
felt replay: standard input:106:1: hand 2303: warning: this line contradicts the rest of the hand: 'Seat 3: ben (small blind) showed [8h 6h] and won (1900) with three of a kind, Eights'
4 hands OK, 0 errors
$ sed 's/and won (3400)/and won (3500)/' "$DATA/histories/pokerstars/tournaments.txt" | felt replay --check
felt replay: standard input:40:1: hand 2301: warning: this line contradicts the rest of the hand: 'Seat 1: anna (button) showed [Ah Kh] and won (3500) with two pair, Kings and Sevens'
4 hands OK, 0 errors
$ sed 's/^FIRST Board .*/FIRST Board [9c 8d 3h Qc 5s]/; s/^\(\*\*\* SECOND RIVER.*\)Jc/\1Tc/' "$DATA/histories/pokerstars/forms.txt" | felt replay --check
felt replay: standard input:92:1: hand 2203: warning: the board differs from '*** SECOND RIVER *** [9c 8d 3h Tc] [7s]'
felt replay: standard input:104:1: hand 2203: warning: the board differs from 'FIRST Board [9c 8d 3h Qc 5s]'
8 hands OK, 0 errors

# Until 2006 the zone of the date was in brackets.
$ sed 's|^\(PokerStars Hand.*\) - 2024/03/01 \([0-9:]*\) CET.*|\1 - 2005/08/07 - \2 (ET)|' "$DATA/histories/pokerstars/cash.txt" | felt convert -q | grep -E '^(time|_utc)'
time = 09:05:07
time_zone_abbreviation = 'ET'
_utc = '2005-08-07T13:05:07Z'
time = 09:06:11
time_zone_abbreviation = 'ET'
_utc = '2005-08-07T13:06:11Z'

# In Portuguese, with a name that looks like a word.
$ felt replay --check <"$DATA/histories/pokerstars/portuguese.txt"
2 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/portuguese.txt" | grep -E '^(antes|blinds|starting|actions|winnings|players|_)'
antes = [5, 5, 5, 5]
blinds_or_straddles = [15, 30, 0, 0]
starting_stacks = [500, 500, 500, 500]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 AcKs', 'p3 f', 'p4 cbr 90', 'p1 f', 'p2 cc', 'd db Kd7h2c', 'p2 cc', 'p4 cbr 100', 'p2 cbr 405', 'p4 cc', 'p2 sm QdKh', 'p4 sm AcKs', 'd db 5s', 'd db Jd']
players = ['beto', 'caio: passa', 'davi', 'ana']
winnings = [0, 0, 0, 1025]
_site = 'PokerStars'
_hand = '2401'
_rake = 0
_source = 'standard input:1'
_utc = '2024-03-05T21:42:52Z'
_game = "Hold'em No Limit"
_tournament = '910'
_entry = '$ 4.50+$ 0.50 USD'
_buy_in = 5.00
_prize_currency = 'USD'
_level = 'II'
_place = [0, 4, 0, 0]
_hero = 4
antes = [0, 0, 0]
blinds_or_straddles = [15, 30, 0]
starting_stacks = [495, 1030, 480]
actions = ['d dh p1 ????', 'd dh p2 9c9s', 'd dh p3 ????', 'p3 cbr 60', 'p1 f', 'p2 cbr 180', 'p3 f']
players = ['davi', 'ana', 'beto']
winnings = [0, 135, 0]
_site = 'PokerStars'
_hand = '2402'
_rake = 0
_source = 'standard input:44'
_utc = '2024-03-05T21:43:52Z'
_game = "Hold'em No Limit"
_tournament = '910'
_entry = '$ 4.50+$ 0.50 USD'
_buy_in = 5.00
_prize_currency = 'USD'
_level = 'II'
_hero = 2

# GGPoker: a tournament with any name, straddles over straddles, chips from the house in the pot, an
# insurance, short deck.
$ felt replay --check <"$DATA/histories/pokerstars/ggpoker.txt"
5 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/ggpoker.txt" | grep -E '^(variant|antes|blinds|starting|actions|winnings|event|hand|currency|_)'
variant = 'NT'
antes = [300, 300, 300]
blinds_or_straddles = [1250, 2500, 0]
starting_stacks = [24940, 25580, 24440]
actions = ['d dh p1 ????', 'd dh p2 9s9h', 'd dh p3 ????', 'p3 cbr 5000', 'p1 f', 'p2 cc', 'd db 4s2cKs', 'p2 cc', 'p3 cbr 3350', 'p2 f']
event = 'L-03: $5 Omaha Bounty (Day 1/2), 10K'
hand = 3002
winnings = [0, 0, 12150]
_site = 'GGPoker'
_hand = 'TM3002'
_rake = 0
_source = 'standard input:1'
_game = "Hold'em No Limit"
_tournament = '77'
_level = '18'
_hero = 2
variant = 'PO5'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [0.10, 1.00, 0.50, 0.00]
starting_stacks = [20.00, 25.00, 6.00, 40.00]
actions = ['d dh p1 AhKhQsJsTd', 'd dh p2 ??????????', 'd dh p3 ??????????', 'd dh p4 ??????????', 'p3 cc', 'p4 f', 'p1 cbr 4.00', 'p2 f', 'p3 cbr 6.00', 'p1 cc', 'p1 sm AhKhQsJsTd', 'p3 sm 2c2d7h8hKs', 'd db QdQh3s', 'd db 4c', 'd db 9d']
hand = 3001
currency = 'USD'
winnings = [12.25, 0.00, 0.00, 0.00]
_house_paid = [1.00, 0.00, 0.00, 0.00]
_site = 'GGPoker'
_hand = 'OM3001'
_rake = 0.50
_fees = 0.25
_splash = 2.00
_source = 'standard input:32'
_game = 'PLO-5'
_hero = 1
variant = 'NS'
antes = [0.02, 0.02, 0.02]
blinds_or_straddles = [0.00, 0.00, 0.02]
starting_stacks = [4.00, 2.00, 6.00]
actions = ['d dh p1 ????', 'd dh p2 AhKd', 'd dh p3 ????', 'p1 f', 'p2 cbr 0.08', 'p3 f']
hand = 3000
currency = 'USD'
winnings = [0.00, 0.10, 0.00]
_site = 'GGPoker'
_hand = 'SD3000'
_rake = 0.00
_source = 'standard input:71'
_game = 'ShortDeck No Limit'
_hero = 2
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
starting_stacks = [100, 100]
actions = ['d dh p1 QsQh', 'd dh p2 ????', 'p2 cbr 100', 'p1 cc', 'p2 sm AhKd', 'p1 sm QsQh', 'd db Ad7d9d', 'd db 2s', 'd db 4h']
hand = 2490
currency = 'USD'
winnings = [99, 99]
_site = 'GGPoker'
_hand = 'HD2490'
_rake = 2
_source = 'standard input:97'
_game = "Hold'em No Limit"
_hero = 1
_run = ['Ad7d9d2s4h', 'Qc8d3d2c4c']
variant = 'NT'
antes = [20, 20, 20]
blinds_or_straddles = [80, 160, 0]
starting_stacks = [3333, 2000, 4000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 QsQh', 'p3 cbr 320', 'p1 f', 'p2 f']
event = 'Evening $20'
hand = 2491
winnings = [0, 0, 460]
_site = 'GGPoker'
_hand = 'TM2491'
_rake = 0
_source = 'standard input:131'
_game = "Hold'em No Limit"
_tournament = '2490'
_level = '4'
_hero = 3
$ sed 's/10K Hold.em No Limit/10K Omaha (NL postflop)/' "$DATA/histories/pokerstars/ggpoker.txt" | felt replay --check -k
felt replay: standard input:1:37: hand 3002: unknown game 'L-03: $5 Omaha Bounty (Day 1/2), 10K Omaha (NL postflop)'
4 hands OK, 1 error
[1]

# Lines that contradict each other: a raise, a stack, a post, who has the button, a fold that is gone,
# cards of a second showdown, a cash-out that is in the summary alone, what the house was paid.
$ sed 's/raises 590 to 690/raises 500 to 690/; s/dora (700 in chips/dora (710 in chips/' "$DATA/histories/pokerstars/tournaments.txt" | felt replay --check
felt replay: standard input:17:1: hand 2301: all-in, but 10 of the stack is left
[1]
$ sed 's/^Hero: posts the ante 300/9f8e7d6c: posts the ante 300/' "$DATA/histories/pokerstars/ggpoker.txt" | felt replay --check -k
felt replay: standard input:8:1: hand 3002: this post does not fit the button or the other posts: '9f8e7d6c: posts the ante 300'
4 hands OK, 1 error
[1]
$ sed "s/^Table '900 3' 6-max Seat #1/Table '900 3' 6-max Seat #6/; s/^Table '903 7' 9-max Seat #1 is the button/Table '903 7' 9-max/" "$DATA/histories/pokerstars/tournaments.txt" | felt replay --check -k
felt replay: standard input:40:1: hand 2301: warning: this line contradicts the rest of the hand: 'Seat 1: anna (button) showed [Ah Kh] and won (3400) with two pair, Kings and Sevens'
felt replay: standard input:13:1: hand 2301: warning: this post does not fit the button or the other posts: 'ben: posts small blind 50'
4 hands OK, 0 errors
$ sed '/^11aa22b: folds/d' "$DATA/histories/pokerstars/ggpoker.txt" | felt replay --check -k
felt replay: standard input:49:1: hand 3001: '11aa22b' must act first
felt replay: standard input:83:1: hand 3000: '11aa22b' must act first
3 hands OK, 2 errors
[1]
$ sed '/^\*\*\* SECOND SHOW/,$s/^cleo: shows \[Th 9h/cleo: shows [Th 9d/' "$DATA/histories/pokerstars/forms.txt" | felt replay --check
felt replay: standard input:98:1: hand 2203: warning: this line contradicts the rest of the hand: 'cleo: shows [Th 9d 6s 5c 2c 2d] (a straight, Seven to Jack)'
8 hands OK, 0 errors
$ sed '/^ben collected \$17.35/d; s/and won (\$17.35).*/and won ($17.35) (pot not awarded as player cashed out)/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:33:1: hand 1001: this line contradicts the rest of the hand: 'Seat 3: ben showed [Kh Kd] and won ($17.35) (pot not awarded as player cashed out)'
1 hand OK, 1 error
[1]
$ sed 's/won ($14.25) with Three Queens/won ($14.25) with Three Queens, Cashout Risk ($2)/' "$DATA/histories/pokerstars/ggpoker.txt" | felt replay --check
felt replay: standard input:67:1: hand 3001: warning: this line contradicts the rest of the hand: 'Seat 2: Hero (small blind) showed [Ah Kh Qs Js Td] and won ($14.25) with Three Queens, Cashout Risk ($2)'
5 hands OK, 0 errors

# CoinPoker: everybody all-in in words of its own, a side pot, chips from the house, a fee besides the
# rake, and a straddle that is raised. A form with an ante for all that nobody bets before the flop is
# not read.
$ felt replay --check <"$DATA/histories/pokerstars/coinpoker.txt"
2 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/coinpoker.txt" | grep -E '^(variant|antes|blinds|starting|actions|winnings|currency|_)'
variant = 'NT'
antes = [0.50, 0.50, 0.50]
blinds_or_straddles = [1.00, 2.00, 0.00]
starting_stacks = [12.50, 16.00, 40.00]
actions = ['d dh p1 ????', 'd dh p2 8hAs', 'd dh p3 ????', 'p3 cbr 39.50', 'p1 cc', 'p2 cc', 'p2 sm 8hAs', 'p3 sm 6hTd', 'd db 4c9sKh', 'd db Ac', 'd db 3d', 'p1 sm']
currency = 'USDT'
winnings = [0.00, 42.50, 0.00]
_house_paid = [0.00, 3.00, 0.00]
_site = 'CoinPoker'
_hand = '3100'
_rake = 1.50
_fees = 0.50
_splash = 3.00
_source = 'standard input:1'
_utc = '2024-03-07T17:01:21Z'
_game = 'NLH'
_hero = 2
variant = 'PO'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 4.00, 0.00]
starting_stacks = [50.00, 45.50, 24.00, 50.00]
actions = ['d dh p1 ????????', 'd dh p2 8hAsAdKd', 'd dh p3 ????????', 'd dh p4 ????????', 'p4 f', 'p1 f', 'p2 cbr 12.00', 'p3 f']
currency = 'USDT'
winnings = [0.00, 9.00, 0.00, 0.00]
_site = 'CoinPoker'
_hand = '3101'
_rake = 0.00
_source = 'standard input:38'
_utc = '2024-03-07T17:02:21Z'
_game = 'PLO 4'
_hero = 2
$ sed 's/NLH (/NLH BombPot (/' "$DATA/histories/pokerstars/coinpoker.txt" | felt replay --check -k
felt replay: standard input:1:23: hand 3100: unknown game 'NLH BombPot'
1 hand OK, 1 error
[1]

# A player who is away posts the last chips, and the site folds the hand, which the rules do not have:
# where others show theirs, it is mucked.
$ felt replay --check <"$DATA/histories/pokerstars/away.txt"
felt replay: standard input:18:1: hand 2601: warning: a player who is all-in cannot fold; the fold is read as a muck
1 hand OK, 0 errors
$ sed '/: shows /d; s/ showed / had /' "$DATA/histories/pokerstars/away.txt" | felt replay --check
felt replay: standard input:18:1: hand 2601: a player who is all-in cannot fold
[1]
$ felt convert -q <"$DATA/histories/pokerstars/away.txt" | grep -E '^(antes|blinds|actions|winnings|finishing)'
antes = [10, 10, 10, 10]
blinds_or_straddles = [50, 100, 0, 0]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AsKd', 'd dh p4 ????', 'p3 cbr 200', 'p4 f', 'p1 cc', 'd db Ac8h3s', 'p1 cc', 'p3 cc', 'd db 5d', 'p1 cc', 'p3 cc', 'd db 9c', 'p1 cc', 'p3 cc', 'p1 sm QsQd', 'p3 sm AsKd', 'p2 sm']
finishing_stacks = [1290, 0, 1780, 1490]
winnings = [0, 0, 490, 0]

# Other sites that write the format, in their own ways: Run It Once states what it adds to the pot beside
# the main pot, counts the big blind of a walk in the pot, may deal all cards openly, and so has no
# hero unless a seat is marked; PokerMaster calls a straddle a big blind; a tracker writes headings in
# capital letters.
$ felt replay --check <"$DATA/histories/pokerstars/skins.txt"
8 hands OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/skins.txt" | grep -E '^(variant|blinds|actions|winnings|event|table|currency|_)'
variant = 'NT'
blinds_or_straddles = [0.05, 0.10, 0.00]
actions = ['d dh p1 7c2d', 'd dh p2 QhQd', 'd dh p3 AsKd', 'p3 cbr 0.30', 'p1 f', 'p2 cc', 'd db Ac8h3s', 'p2 cc', 'p3 cbr 0.40', 'p2 cc', 'd db 5d', 'p2 cc', 'p3 cc', 'd db 9c', 'p2 cc', 'p3 cc', 'p3 sm AsKd', 'p2 sm']
table = '8801'
currency = 'EUR'
winnings = [0.00, 0.00, 1.35]
_house_paid = [0.00, 0.00, 0.50]
_site = 'Run It Once'
_hand = '2501'
_rake = 0.10
_splash = 0.50
_source = 'standard input:1'
_utc = '2019-06-11T18:30:00Z'
_game = "Hold'em No Limit"
variant = 'NT'
blinds_or_straddles = [0.05, 0.10, 0.00]
actions = ['d dh p1 ????', 'd dh p2 6s5s', 'd dh p3 ????', 'p3 f', 'p1 f']
table = '8801'
currency = 'EUR'
winnings = [0.00, 0.10, 0.00]
_house_paid = [0.00, 0.50, 0.00]
_site = 'Run It Once'
_hand = '2502'
_rake = 0.00
_splash = 0.50
_source = 'standard input:36'
_utc = '2019-06-11T18:31:00Z'
_game = "Hold'em No Limit"
_hero = 2
variant = 'NT'
blinds_or_straddles = [10, 20, 0]
actions = ['d dh p1 7dJd', 'd dh p2 Kd8s', 'd dh p3 5s3h', 'p3 f', 'p1 cbr 40', 'p2 cc', 'd db Js5c3s', 'p1 cbr 30', 'p2 f']
event = 'Cub3d'
table = '8802'
winnings = [80, 0, 0]
_site = 'Run It Once'
_hand = '2503'
_rake = 0
_source = 'standard input:57'
_utc = '2021-02-13T22:01:00Z'
_game = "Hold'em No Limit"
_tournament = '77'
_entry = '€4.69+€0.31'
_buy_in = 5.00
_prize_currency = 'EUR'
_hero = 2
variant = 'NT'
blinds_or_straddles = [2, 4, 8, 0]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 TdJd', 'p4 cbr 24', 'p1 f', 'p2 f', 'p3 f']
table = 'Lotus'
currency = 'USD'
winnings = [0, 0, 0, 22]
_site = 'PokerMaster'
_hand = '2504'
_rake = 0
_source = 'standard input:86'
_utc = '2019-01-03T11:48:00Z'
_game = "Hold'em No Limit"
_hero = 4
variant = 'NT'
blinds_or_straddles = [0.5, 1.0]
actions = ['d dh p1 ????', 'd dh p2 8h9h', 'p2 f']
table = 'Lotus'
currency = 'USD'
winnings = [1.0, 0.0]
_site = 'PokerBros'
_hand = '2505'
_rake = 0.0
_source = 'standard input:107'
_utc = '2021-03-19T19:51:54Z'
_game = "Hold'em No Limit"
_hero = 2
variant = 'NT'
blinds_or_straddles = [25, 50, 0]
actions = ['d dh p1 ????', 'd dh p2 4hKd', 'd dh p3 ????', 'p3 cc', 'p1 f', 'p2 cc', 'd db 9d9cAs', 'p2 cc', 'p3 cbr 119', 'p2 f']
table = 'NLHE 25/50 6 max'
winnings = [0, 0, 119]
_site = 'Full Tilt'
_hand = '2506'
_rake = 6
_source = 'standard input:123'
_utc = '2016-05-20T12:39:15Z'
_game = "Hold'em No Limit"
_kind = 'rush'
_hero = 2
variant = 'NT'
blinds_or_straddles = [2.00, 4.00, 0.00]
actions = ['d dh p1 ????', 'd dh p2 Td2h', 'd dh p3 ????', 'p3 cc', 'p1 cbr 8.00', 'p2 f', 'p3 cc', 'd db 9h3h7d', 'p1 cbr 24.00', 'p3 f']
table = 'Vesta'
currency = 'USD'
winnings = [19.00, 0.00, 0.00]
_site = 'PokerStars'
_hand = '2507'
_rake = 1.00
_source = 'standard input:149'
_utc = '2007-11-11T18:27:23Z'
_game = "Hold'em No Limit"
_hero = 2
variant = 'F7S/8'
actions = ['d dh p1 ????Kc', 'd dh p2 9s5d5s', 'p2 pb', 'p1 cbr 30', 'p2 f']
table = '99 2'
winnings = [30, 0]
_site = 'PokerStars'
_hand = '2508'
_rake = 0
_source = 'standard input:174'
_utc = '2009-06-14T15:45:00Z'
_game = '7 Card Stud Hi/Lo Limit'
_tournament = '99'
_entry = '$10+$1'
_buy_in = 11
_prize_currency = 'USD'
_level = 'IV'
_hero = 2

# A tracker may take the rake out of the total of the pot.
$ sed 's/^Total pot $20 | Rake $1/Total pot $19 | Rake $1/' "$DATA/histories/pokerstars/skins.txt" | felt replay --check
8 hands OK, 0 errors
$ sed 's/^Total pot $20 | Rake $1/Total pot $18 | Rake $1/' "$DATA/histories/pokerstars/skins.txt" | felt replay --check -k
felt replay: standard input:168:1: hand 2507: the pot is 18, expected 20
7 hands OK, 1 error
[1]

# The cards of a flop may be in another order when they are repeated, but have to be the same ones.
$ sed 's/^Board \[7d 9d Ad 2s 4h\]/Board [7d 9d As 2s 4h]/; s/^\*\*\* SECOND TURN \*\*\* \[3d 8d Qc\]/*** SECOND TURN *** [3d 8d Qh]/' "$DATA/histories/pokerstars/ggpoker.txt" | felt replay --check -k
felt replay: standard input:114:1: hand 2490: warning: the board differs from '*** SECOND TURN *** [3d 8d Qh] [2c]'
felt replay: standard input:124:1: hand 2490: warning: the board differs from 'Board [7d 9d As 2s 4h]'
5 hands OK, 0 errors

# The open card of courchevel has to be that of the flop.
$ sed 's/^\*\*\* PRE-FLOP \*\*\* \[Qh\]/*** PRE-FLOP *** [Qd]/' "$DATA/histories/pokerstars/forms.txt" | felt replay --check -k
felt replay: standard input:176:1: hand 2206: warning: the board differs from '*** FLOP *** [Qh 3c Td]'
felt replay: standard input:183:1: hand 2206: warning: the board differs from 'Board [Qh 3c Td]'
8 hands OK, 0 errors

# Texts that lie beside those with hands: the summaries of tournaments, and web pages. A byte order mark
# makes none of them a hand file.
$ printf 'PokerStars Tournament #783, No Limit Hold'\''em\nBuy-In: $5.00/$0.50 USD\n' | felt convert
felt convert: standard input:1:1: hand 1: this is a tournament summary, which has no hands
felt convert: 1 of 1 hands are invalid
[1]
$ printf '\357\273\277Full Tilt Poker Tournament Summary $2 + $0.25 Sit & Go (214) Hold'\''em No Limit\n' | felt convert
felt convert: standard input:1:1: hand 1: this is a tournament summary, which has no hands
felt convert: 1 of 1 hands are invalid
[1]
$ printf 'Tournament #17, Evening $20, Hold'\''em No Limit\n' | felt replay --check
felt replay: standard input:1:1: hand 1: this is a tournament summary, which has no hands
[1]
$ printf '\n<html>\n<head>\n' | felt convert
felt convert: standard input:1:1: hand 1: this is a web page, not a hand history
felt convert: 1 of 1 hands are invalid
[1]
$ printf 'Tournaments of anna\n' | felt convert
felt convert: standard input:1:1: hand 1: this is not a readable hand history
felt convert: 1 of 1 hands are invalid
[1]

# Posts have to fit each other and the button.
$ sed 7p "$DATA/histories/pokerstars/cash.txt" | sed -n '1,37p' | felt replay --check -k
felt replay: standard input:8:1: hand 1001: this post does not fit the button or the other posts: 'anna: posts small blind $0.05'
0 hands OK, 1 error
[1]
$ sed 's/#1 is the button/#2 is the button/; s/(button) //' "$DATA/histories/pokerstars/coinpoker.txt" | felt replay --check -k
felt replay: standard input:10:1: hand 3100: warning: this post does not fit the button or the other posts: 'b2b2b2b2: posts small blind ₮1'
2 hands OK, 0 errors
$ sed '/^ben: posts big blind/d' "$DATA/histories/pokerstars/cash.txt" | sed -n '37,80p' | felt convert --report >/dev/null
felt convert: standard input:18:1: hand 1002: warning: this line contradicts the rest of the hand: 'Seat 3: ben (big blind) folded before Flop'
felt convert: standard input:7:1: hand 1002: warning: no player posts the big blind after 'anna: posts small blind $0.05'
felt convert: standard input:10:1: hand 1002: 'ben' must act first
felt convert: 1 of 1 hands are invalid
[1]
$ sed 's/^cleo: posts the ante/anna: posts the ante/' "$DATA/histories/pokerstars/stud.txt" | sed -n '1,50p' | felt replay --check -k
felt replay: standard input:9:1: hand 2001: this post does not fit the button or the other posts: 'anna: posts the ante $0.20'
0 hands OK, 1 error
[1]

# A card that the deck does not have is not dealt to a second board either.
$ sed '1,96d; s/Hold'\''em No Limit (\$1\/\$2)/ShortDeck No Limit ($2)/' "$DATA/histories/pokerstars/ggpoker.txt" | felt replay --check -k
felt replay: standard input:19:1: hand 2490: too many or duplicate cards on the boards, the last of which is '*** SECOND RIVER *** [3d 8d Qc 2c] [4c]'
1 hand OK, 1 error
[1]

# A player who sits between the button and the small blind, and is dealt in, has no position; the blinds are still the blinds.
$ felt replay --check <"$DATA/histories/pokerstars/between.txt"
felt replay: standard input:8:1: hand 2121: warning: this post does not fit the button or the other posts: 'cleo: posts small blind $0.50'
1 hand OK, 0 errors
$ felt convert -q --to tsv "$DATA/histories/pokerstars/between.txt" 2>/dev/null | awk -F'\t' 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } { print $at["player"] ":" $at["position"] }'
player:position
ben:
cleo:SB
dora:BB
eva:CO
anna:BTN
$ felt convert -q --to pokerstars "$DATA/histories/pokerstars/between.txt" 2>/dev/null | grep -E 'posts|Hand #|blind'
PokerStars Hand #2121:  Hold'em No Limit ($0.50/$1 USD) - 2024/03/05 10:00:00 ET
cleo: posts small blind $0.50
dora: posts big blind $1
Seat 3: cleo (small blind) folded before Flop
Seat 4: dora (big blind) folded before Flop

# A text that has the blinds and no action; and a hand without a date or a time zone, which gets none on its way.
$ sed -n '1,11p' "$DATA/histories/pokerstars/between.txt" | felt replay --check -k
felt replay: standard input:11:21: hand 2121: the hand has no actions after the blinds
0 hands OK, 1 error
[1]
$ sed 's/ ET$//' "$DATA/histories/pokerstars/between.txt" | felt convert -q --to pokerstars 2>/dev/null | head -1
PokerStars Hand #2121:  Hold'em No Limit ($0.50/$1 USD) - 2024/03/05 10:00:00
$ felt convert -q "$DATA/histories/pokerstars/between.txt" 2>/dev/null | grep -v -e '^year' -e '^_utc' | felt convert --to pokerstars | felt convert -q 2>/dev/null | grep -e '^time' -e '^day' -e '^month' -e '^_utc'
[1]

# A bet has no total: it is a raise that a hand wrote over.
$ sed '0,/bets \$2/s//bets $2 to $9/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:19:1: hand 1001: warning: unknown line: 'ben: bets $2 to $9'
2 hands OK, 0 errors

# The large bet of a limit game is twice the small one.
$ sed '1s/\$1\/\$2/$1\/$3/' "$DATA/histories/pokerstars/draw.txt" | head -n 30 | felt convert --to phh 2>&1 >/dev/null | grep twice
felt convert: standard input:1:1: hand 2101: warning: the bets on later streets are not twice those on the first

# Names that begin like a header or like a seat line, and a side pot that is smaller than the rake.
$ felt replay --check <"$DATA/histories/pokerstars/oddnames.txt"
1 hand OK, 0 errors
$ felt convert -q <"$DATA/histories/pokerstars/oddnames.txt" | grep -E '^(players|starting|winnings|actions)'
starting_stacks = [10.00, 30.00, 10.10]
actions = ['d dh p1 JcJd', 'd dh p2 ????', 'd dh p3 AsKd', 'p3 cbr 10.10', 'p1 cc', 'p2 cc', 'p2 sm QhQd', 'p3 sm AsKd', 'd db 2c7dKs', 'd db 9h', 'd db 3s', 'p1 sm']
players = ['Seat 3: eva (1.00 in chips)', '*** River', '***']
winnings = [0.00, 0.00, 29.00]
$ sed '0,/Side pot \$0.20/s//Side pot $0.10/' "$DATA/histories/pokerstars/oddnames.txt" | felt replay --check -k
felt replay: standard input:23:1: hand 2131: the individual pots add up to 30.10, expected 29
0 hands OK, 1 error
[1]

# The numbers of side pots as other clients write them.
$ sed 's/Side pot-1 2400. Side pot-2 1000/Side pot 1 2400 Side pot #2 1000/' "$DATA/histories/pokerstars/tournaments.txt" | felt replay --check
4 hands OK, 0 errors

# The other clock decides which of two equal hours of New York's clock is meant.
$ sed '1s/2024.*/2020\/10\/31 23:12:24 PT [2020\/11\/01 1:12:24 ET]/' "$DATA/histories/pokerstars/oddnames.txt" | felt convert | grep _utc
_utc = '2020-11-01T06:12:24Z'
$ sed '1s/2024.*/2020\/10\/31 22:12:24 PT [2020\/11\/01 1:12:24 ET]/' "$DATA/histories/pokerstars/oddnames.txt" | felt convert | grep _utc
_utc = '2020-11-01T05:12:24Z'

# The pot limit includes what the house added to the pot, in the text and in PHH: 2 x 1 - 0.10 + 2.10 + 2.
$ sed 's/raises $3 to $4/raises $5 to $6/; s/55ee66f: raises $2 to $6 and/55ee66f: calls $5 and/; /Hero: calls $2/d' "$DATA/histories/pokerstars/ggpoker.txt" >splash.txt
$ felt replay --check -k <splash.txt
5 hands OK, 0 errors
$ felt replay -f phh <splash.txt | felt replay --check -k
5 hands OK, 0 errors
$ felt grep -c <splash.txt
5
$ sed 's/raises $5 to $6/raises $5.01 to $6.01/' splash.txt | felt replay --check -k
felt replay: standard input:50:1: hand 3001: the maximum raise is to 6, the size of the pot
4 hands OK, 1 error
[1]
$ felt replay -f phh <splash.txt | sed '/^_splash/d' | felt replay --check -k
felt replay: standard input:36:118: hand 2: action 7: p1 raises to 6: the maximum raise is to 4, the size of the pot
4 hands OK, 1 error
[1]

# A summary has a line about everybody, also when it is cut, or when all lines about a player are missing;
# the line of the table and the cards that are dealt are there, and a second time is one.

$ sed '/^Seat 6: dora (x) (button) folded/d' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
felt replay: standard input:6:9: hand 1001: warning: the summary does not mention 'dora (x)'
2 hands OK, 0 errors
$ sed '34q' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
felt replay: standard input:6:9: hand 1001: warning: the summary does not mention 'dora (x)'
1 hand OK, 0 errors
$ sed '/^dora (x): folds/d; /^Seat 6: dora (x) (button) folded/d' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
felt replay: standard input:6:9: hand 1001: warning: the summary does not mention 'dora (x)'
2 hands OK, 0 errors
$ sed '2d' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
felt replay: standard input:1:18: hand 1001: warning: the table line is missing
2 hands OK, 0 errors
$ sed '11s/ \[.*//' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
felt replay: standard input:11:1: hand 1001: warning: missing or invalid cards: 'Dealt to ben'
2 hands OK, 0 errors
$ sed '1s/\[2024.03.01/[2024\/03\/011/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
felt replay: standard input:1:86: hand 1001: warning: '2024/03/011 3:05:07 ET]' is not a date and time
2 hands OK, 0 errors

# Heads-up, the button posts the small blind where no summary says otherwise.

$ cat > two.txt <<'end'
> PokerStars Hand #2301:  Hold'em No Limit ($1/$2 USD) - 2024/03/03 10:00:00 ET
> Table 'Mira' 2-max Seat #2 is the button
> Seat 1: anna ($25 in chips)
> Seat 2: ben ($25 in chips)
> anna: posts small blind $1
> ben: posts big blind $2
> *** HOLE CARDS ***
> anna: folds
> Uncalled bet ($1) returned to ben
> ben collected $2 from pot
> *** SUMMARY ***
> Total pot $2 | Rake $0
> Seat 1: anna folded before Flop
> Seat 2: ben collected ($2)
> end
$ felt replay --check two.txt
felt replay: two.txt:5:1: hand 2301: warning: this post does not fit the button or the other posts: 'anna: posts small blind $1'
1 hand OK, 0 errors
$ sed 's/ben collected (/ben (button) (big blind) collected (/' two.txt | felt replay --check
1 hand OK, 0 errors

# Nobody cashes out for more than the pots have.

$ sed '/^ben collected/{h; s/.*/ben cashed out the hand for $170/; p; x; }' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
felt replay: standard input:29:1: hand 1001: 'ben' cashes out 170, but the pots are 18.25
[1]

# If the ante takes the last chips, no blind is posted, nor one of 0 written.

$ cat > ante.txt <<'end'
> PokerStars Hand #1: Tournament #5, $1+$0.10 USD Hold'em No Limit - Level I (10/20) - 2024/03/01 9:05:07 ET
> Table '5 1' 2-max Seat #1 is the button
> Seat 1: anna (10 in chips)
> Seat 2: ben (10 in chips)
> anna: posts the ante 10 and is all-in
> ben: posts the ante 10 and is all-in
> *** HOLE CARDS ***
> *** FLOP *** [2c 3d 4h]
> *** TURN *** [2c 3d 4h] [9s]
> *** RIVER *** [2c 3d 4h 9s] [Jd]
> *** SHOW DOWN ***
> anna: shows [Ah Kd] (high card Ace)
> ben: shows [Qh Qd] (a pair of Queens)
> ben collected 20 from pot
> *** SUMMARY ***
> Total pot 20 | Rake 0
> Board [2c 3d 4h 9s Jd]
> Seat 1: anna (button) showed [Ah Kd] and lost with high card Ace
> Seat 2: ben showed [Qh Qd] and won (20) with a pair of Queens
> end
$ felt convert --to pokerstars ante.txt | grep posts
anna: posts the ante 10 and is all-in
ben: posts the ante 10 and is all-in
$ felt convert --to pokerstars ante.txt | felt diff ante.txt -

# A blind that was posted short, with the last chips, is in the hand file what the heading says, also
# that of the button, and where nobody calls it at odd stakes.

$ cat >short.txt <<'end'
> PokerStars Hand #21:  6+ Hold'em No Limit (Button Blind $2 - Ante $2  USD) - 2019/04/13 18:36:55 ET
> Table 'Lund' 6-max Seat #1 is the button
> Seat 1: ann ($3 in chips)
> Seat 2: bo ($100 in chips)
> ann: posts the ante $2
> bo: posts the ante $2
> ann: posts button blind $1 and is all-in
> *** HOLE CARDS ***
> Dealt to ann [8d Kc]
> bo: calls $1
> *** FLOP *** [7h Ks 6s]
> *** TURN *** [7h Ks 6s] [9s]
> *** RIVER *** [7h Ks 6s 9s] [9d]
> *** SHOW DOWN ***
> bo: shows [Qh Qc] (two pair, Queens and Nines)
> ann: shows [8d Kc] (two pair, Kings and Nines)
> ann collected $6 from pot
> *** SUMMARY ***
> Total pot $6 | Rake $0
> Board [7h Ks 6s 9s 9d]
> Seat 1: ann (button) showed [8d Kc] and won ($6) with two pair, Kings and Nines
> Seat 2: bo showed [Qh Qc] and lost with two pair, Queens and Nines
> 
> PokerStars Hand #3: Hold'em No Limit ($2/$5 USD) - 2015/01/02 10:00:00 ET
> Table 'Lund' 6-max Seat #1 is the button
> Seat 1: ann ($500 in chips)
> Seat 2: bo ($500 in chips)
> Seat 3: cy ($1 in chips)
> bo: posts small blind $2
> cy: posts big blind $1 and is all-in
> *** HOLE CARDS ***
> Dealt to cy [Ah Kh]
> ann: folds
> bo: folds
> Uncalled bet ($1) returned to bo
> cy collected $2 from pot
> cy: doesn't show hand
> *** SUMMARY ***
> Total pot $2 | Rake $0
> Seat 1: ann (button) folded before Flop (didn't bet)
> Seat 2: bo (small blind) folded before Flop
> Seat 3: cy (big blind) collected ($2)
> end
$ felt convert short.txt | grep -E '^(blinds|min_bet|starting|winnings)'
blinds_or_straddles = [2, 0]
min_bet = 2
starting_stacks = [100, 3]
winnings = [0, 6]
blinds_or_straddles = [2, 5, 0]
min_bet = 5
starting_stacks = [500, 1, 500]
winnings = [0, 2, 0]
$ felt convert --to pokerstars short.txt | felt diff short.txt -

# At GGPoker, who has folded may show the hand at the showdown of others.
$ sed '/^Hero: get an all-in/s/^/33cc44d: shows [Ac Kc 9c 8c 6d]\n/' "$DATA/histories/pokerstars/ggpoker.txt" | felt convert --to phh | grep -c 'd dh p[0-9] AcKc9c8c6d'
1

# In fixed limit, two players may raise any number of times, which the hand file says; three may not, also if one
# of them folds after the fourth bet.

$ cat >cap.txt <<'end'
> PokerStars Hand #41:  Hold'em Limit ($2/$4 USD) - 2015/01/02 10:00:00 ET
> Table 'Lund' 6-max Seat #1 is the button
> Seat 1: ann ($100 in chips)
> Seat 2: bo ($100 in chips)
> Seat 3: cy ($100 in chips)
> bo: posts small blind $1
> cy: posts big blind $2
> *** HOLE CARDS ***
> Dealt to ann [8d Kc]
> ann: raises $2 to $4
> bo: folds
> cy: calls $2
> *** FLOP *** [7h Ks 6s]
> cy: bets $2
> ann: raises $2 to $4
> cy: raises $2 to $6
> ann: raises $2 to $8
> cy: raises $2 to $10
> ann: raises $2 to $12
> cy: folds
> Uncalled bet ($2) returned to ann
> ann collected $29 from pot
> ann: doesn't show hand
> *** SUMMARY ***
> Total pot $29 | Rake $0
> Board [7h Ks 6s]
> Seat 1: ann (button) collected ($29)
> Seat 2: bo (small blind) folded before Flop
> Seat 3: cy (big blind) folded on the Flop
> end
$ felt convert cap.txt >cap.phh; grep -E '^(actions|_uncapped|winnings)' cap.phh
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 8dKc', 'p3 cbr 4', 'p1 f', 'p2 cc', 'd db 7hKs6s', 'p2 cbr 2', 'p3 cbr 4', 'p2 cbr 6', 'p3 cbr 8', 'p2 cbr 10', 'p3 cbr 12', 'p2 f']
winnings = [0, 0, 29]
_uncapped = true
$ felt replay --check cap.phh cap.txt; felt anonymise cap.phh | felt replay --check
2 hands OK, 0 errors
1 hand OK, 0 errors
$ felt convert --to pokerstars cap.phh | felt diff cap.txt -
$ grep -v _uncapped cap.phh | felt replay --check
felt replay: standard input:8:153: hand 1: action 12: p2 raises to 10: a street has at most 4 bets and raises
[1]
$ cat >three.txt <<'end'
> PokerStars Hand #42:  Hold'em Limit ($2/$4 USD) - 2015/01/02 10:00:00 ET
> Table 'Lund' 6-max Seat #1 is the button
> Seat 1: ann ($100 in chips)
> Seat 2: bo ($100 in chips)
> Seat 3: cy ($100 in chips)
> bo: posts small blind $1
> cy: posts big blind $2
> *** HOLE CARDS ***
> Dealt to ann [8d Kc]
> ann: raises $2 to $4
> bo: calls $3
> cy: calls $2
> *** FLOP *** [7h Ks 6s]
> bo: checks
> cy: bets $2
> ann: raises $2 to $4
> bo: calls $4
> cy: raises $2 to $6
> ann: raises $2 to $8
> bo: folds
> cy: raises $2 to $10
> ann: raises $2 to $12
> cy: folds
> Uncalled bet ($2) returned to ann
> ann collected $29 from pot
> ann: doesn't show hand
> *** SUMMARY ***
> Total pot $29 | Rake $0
> Board [7h Ks 6s]
> Seat 1: ann (button) collected ($29)
> Seat 2: bo (small blind) folded before Flop
> Seat 3: cy (big blind) folded on the Flop
> end
$ felt replay --check three.txt
felt replay: three.txt:21:1: hand 42: a street has at most 4 bets and raises
[1]

# A line of the summary that ends after the name says nothing.
$ sed '/^Seat 5: dora mucked/q' "$DATA/histories/pokerstars/stud.txt" | sed '$s/ mucked.*//' | felt replay --check
felt replay: standard input:6:9: hand 2001: warning: the summary does not mention 'dora'
1 hand OK, 0 errors

# Rupees, and brands of other sites: one with a tournament, whose hands are no summary of it, and one with a name of its
# own for Omaha with five cards.
$ felt convert <"$DATA/histories/pokerstars/rupees.txt" | grep -E '^(variant|starting|winnings|currency|_site|_rake|_utc|_game|_tour|_buy|_entry|_level)'
variant = 'NT'
starting_stacks = [550.50, 900.00, 1000.00]
currency = 'INR'
winnings = [0.00, 0.00, 61.75]
_site = 'PokerStars'
_rake = 3.25
_utc = '2023-06-14T15:03:40Z'
_game = "Hold'em No Limit"
variant = 'NT'
starting_stacks = [3000, 4000, 5000]
winnings = [230, 0, 0]
_site = 'SupremaPoker'
_rake = 0
_utc = '2023-10-05T00:12:56Z'
_game = "Hold'em No Limit"
_tournament = '8301'
_entry = '$9+$1'
_buy_in = 10
_level = 'II'
variant = 'PO5'
starting_stacks = [20000.00, 8946.98]
currency = 'INR'
winnings = [200.00, 0.00]
_site = 'MPLPoker'
_rake = 0.00
_utc = '2023-10-17T22:39:01Z'
_game = 'Omaha 5 Cards Pot Limit'
$ sed -n '27,$s/^SupremaPoker/ThatPoker/p; 28,51p' "$DATA/histories/pokerstars/rupees.txt" | felt convert
felt convert: standard input:1:1: hand 1: the beginning of this hand is missing
felt convert: 1 of 1 hands are invalid
[1]

# What CoinPoker drops into a pot may be left out of what is collected, also where it is more than the pot: the house
# pays it besides. It is not lost where less than the pot is collected.
$ for words in '2 11 9' '20 29 9' '2 11 11' '2 11 8' '20 29 8'; do set -- $words; sed "/^Table '100169' 4-max Seat #2/,\$s/^c3c3c3c3: posts small blind/SPLASH dropped ₮$1\n&/; s/^Total pot ₮9 /Total pot ₮$2 /; s/collected ₮9 /collected ₮$3 /; s/won (₮9)/won (₮$3)/" "$DATA/histories/pokerstars/coinpoker.txt" | felt convert 2>&1 | sed -n '/hand 3101/p; /^hand = 3101/,${/^_*winnings/p; /^_house/p; /^_splash/p}'; done
winnings = [0.00, 9.00, 0.00, 0.00]
_house_paid = [0.00, 2.00, 0.00, 0.00]
_splash = 2.00
winnings = [0.00, 9.00, 0.00, 0.00]
_house_paid = [0.00, 20.00, 0.00, 0.00]
_splash = 20.00
winnings = [0.00, 9.00, 0.00, 0.00]
_house_paid = [0.00, 2.00, 0.00, 0.00]
_splash = 2.00
felt convert: standard input:58:1: hand 3101: rake and fees of 0, expected 3
_winnings = [0.00, 6.00, 0.00, 0.00]
_house_paid = [0.00, 2.00, 0.00, 0.00]
_splash = 2.00
felt convert: standard input:58:1: hand 3101: rake and fees of 0, expected 21
_winnings = [0.00, 8.00, 0.00, 0.00]
_splash = 20.00

# Programs that write this format may have each street before in brackets of its own.
$ sed -E '/^\*\*\* RIVER/s/^(.*\[.. .. ..) (..\] \[)/\1] [\2/' "$DATA/histories/pokerstars/cash.txt" >brackets.txt; grep -c '^\*\*\* RIVER \*\*\* \[.. .. ..\] \[..\] \[..\]' brackets.txt; felt replay --check brackets.txt
1
2 hands OK, 0 errors

# The summary has who is away without chips, too, who is left out. A ticket that somebody wins is no money.
$ sed '/^Seat 1: ann (Rs/a Seat 2: dee (Rs. 0 in chips) is sitting out
> /^Seat 1: ann (button)/a Seat 2: dee\nSeat 5: eve' "$DATA/histories/pokerstars/rupees.txt" | felt replay --check
felt replay: standard input:26:1: hand 7301: warning: unknown line: 'Seat 5: eve'
felt replay: standard input:71:1: hand 7303: warning: unknown line: 'Seat 2: dee'
felt replay: standard input:72:1: hand 7303: warning: unknown line: 'Seat 5: eve'
3 hands OK, 0 errors
$ sed "s/^anna wins an entry to tournament #902/anna wins a '\$1.00 Step 2 Ticket' ticket/" "$DATA/histories/pokerstars/tournaments.txt" | felt convert 2>&1 >tickets.phh | grep ticket
[1]
