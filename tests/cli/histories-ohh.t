# A run it twice with side pots, rake and a jackpot, of a table where somebody sits out; a tournament in
# one line, with names that need escapes; and fixed limit with a dead and a live post, in whose pot the
# uncalled chips are.
$ felt replay --check <"$DATA/histories/ohh/hands.ohh"
3 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/ohh/hands.ohh" | grep -v -E '^(venue|_source|table|day|month|year|time)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
min_bet = 1.00
starting_stacks = [50.00, 20.00, 100.00]
actions = ['d dh p1 AhAd', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 3.00', 'p1 cbr 9.00', 'p2 cbr 20.00', 'p3 cc', 'p1 cc', 'd db 2c7d9h', 'p1 cbr 30.00', 'p3 cc', 'p1 sm AhAd', 'p2 sm KsKc', 'p3 sm 9s9c', 'd db Ts', 'd db 3s']
seats = [2, 5, 6]
seat_count = 6
players = ['ana', 'bo', 'cleo']
currency = 'EUR'
finishing_stacks = [60.00, 0.00, 110.00]
winnings = [58.25, 0.00, 58.25]
_site = 'Felt Room'
_hand = 'A-1'
_rake = 3.00
_fees = 0.50
_utc = '2024-03-01T21:05:07Z'
_game = 'Holdem'
_hero = 1
_run = ['2c7d9hTs3s', '2c7d9hAs4d']
\
\[2]
variant = 'PO/8'
antes = [10, 10]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [900, 1500]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'p2 cc', 'p1 cc', 'd db Tc5dQs', 'p1 cbr 220', 'p2 f']
seats = [2, 1]
seat_count = 2
players = ['Ann "A" Lee', 'zoë']
finishing_stacks = [1010, 1390]
winnings = [220, 0]
_site = 'Felt Room'
_hand = 'T-2'
_rake = 0
_utc = '2024-03-03T19:00:00Z'
_game = 'OmahaHiLo'
_tournament = 'T77'
_entry = '9'
_buy_in = 9
_prize_currency = 'EUR'
\
\[3]
variant = 'FT'
antes = [0.0, 0.0, 1.0, 0.0]
blinds_or_straddles = [1.0, 2.0, -2.0, 0.0]
small_bet = 2.0
big_bet = 4.0
starting_stacks = [31.3, 30.0, 22.0, 40.0]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 cbr 4.0', 'p4 f', 'p1 f', 'p2 f']
hand = 3
seats = [2, 3, 4, 1]
seat_count = 9
players = ['fay', 'gus', 'hal', 'eve']
finishing_stacks = [30.3, 28.0, 25.0, 40.0]
winnings = [0.0, 0.0, 6.0, 0.0]
_site = 'Felt Room'
_hand = '3'
_rake = 0.0
_utc = '2020-06-19T10:00:00Z'
_game = 'Holdem'

# The same as an array, in one line.
$ (printf '['; tr -d '\n' <"$DATA/histories/ohh/hands.ohh" | sed 's/}{/},{/g'; printf ']') | felt replay --check
3 hands OK, 0 errors

# Deviations from the standard are warnings if the hand is clear.
$ sed -e 's/"table_size": 6/"table_size": "6", "colour": "blue"/' -e '/network_name": "Felt Room",$/d' -e 's/"Run_It_Twice"/"Run_It_Often"/' "$DATA/histories/ohh/hands.ohh" | felt replay --check
felt replay: standard input:11:20: hand 1: warning: the field 'table_size' is not an integer
felt replay: standard input:11:25: hand 1: warning: 'colour' is not a standard field
felt replay: standard input:2:10: hand 1: warning: the field 'network_name' is missing
felt replay: standard input:18:16: hand 1: warning: 'Run_It_Often' is not a standard flag
felt replay: standard input:60:28: hand 1: warning: a second Turn without the flag Run_It_Twice
felt replay: standard input:61:28: hand 1: warning: a second River without the flag Run_It_Twice
3 hands OK, 0 errors
$ sed -e '31s/"is_allin": false/"is_allin": true/' -e 's/"is_sitting_out": true/"is_sitting_out": false/' -e 's/"spec_version": "1.4.7",$/"spec_version": "2.0",/' "$DATA/histories/ohh/hands.ohh" | felt replay --check
felt replay: standard input:3:22: hand 1: warning: '2.0' is not a known version (1.0 to 1.4.7)
felt replay: standard input:31:97: hand 1: warning: is_allin is true, but chips are left
felt replay: standard input:24:7: hand 1: warning: 'dan' does nothing and is read as sitting out
3 hands OK, 0 errors

# Ambiguous hands are errors.
$ sed -e 's/"player_id": 9, "action": "Call", "amount": 17.00/"player_id": 8, "action": "Call", "amount": 17.00/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:37:45: hand 1: no player has the id 8
2 hands OK, 1 error
[1]
$ sed -e 's/"action_number": 6,/"action_number": 5,/' -e 's/"action": "Bet"/"action": "Bets"/' -e 's/"street": "Flop"/"street": "Fourth"/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:43:20: hand 1: 'Fourth' is not a standard street
felt replay: standard input:37:29: hand 1: action number 5 is out of order
felt replay: standard input:88:1451: hand 2: 'Fourth' is not a standard street
felt replay: standard input:88:1357: hand 2: action number 5 is out of order
1 hand OK, 2 errors
[1]
$ sed -e '/"dealer_seat": 6,/d' -e 's/"NL"/"XL"/' -e 's/"As"/"Az"/' -e 's/"amount": 3.00/"amount": true/' -e 's/"id": 3, "seat": 5/"id": 7, "id": 7, "seat": 5/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:2:10: hand 1: the field 'dealer_seat' is missing
felt replay: standard input:11:32: hand 1: 'XL' is not a standard betting limit
felt replay: standard input:21:18: hand 1: the field 'id' is given twice
felt replay: standard input:21:14: hand 1: duplicate player id 7
felt replay: standard input:31:45: hand 1: no player has the id 3
felt replay: standard input:33:77: hand 1: the field 'amount' is not a number
felt replay: standard input:33:11: hand 1: the action has no amount
felt replay: standard input:35:45: hand 1: no player has the id 3
felt replay: standard input:54:45: hand 1: no player has the id 3
felt replay: standard input:60:46: hand 1: 'Az' is not a card
felt replay: standard input:60:44: hand 1: the street Turn has 0 cards, expected 1
2 hands OK, 1 error
[1]
$ sed -e 's/"game_type": "OmahaHiLo"/"game_type": "Stud"/' -e 's/"game_type":"Holdem"/"game_type":"Razz"/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:88:508: hand 2: 'Stud' hands are not supported: the standard does not cover bring-ins and draws
felt replay: standard input:90:201: hand 3: 'Razz' is not a standard game
1 hand OK, 2 errors
[1]
$ sed -e 's/"id": 5, "street": "Turn"/"id": 3, "street": "Turn"/' -e 's/"cards": \["3s"\]/"cards": ["3s", "4s"]/' -e 's/"amount": 50}/"amount": 50,}/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:61:14: hand 1: two rounds have the id 3
felt replay: standard input:60:45: hand 1: the street River has 2 cards, expected 1
2 hands OK, 1 error
[1]
$ sed -e 's/"rake": null/"rake": nul/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:88:1725: hand 2: invalid JSON: 'n'
2 hands OK, 1 error
[1]
$ sed -e '88s/}$//' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:88:1786: hand 2: invalid JSON: ''
2 hands OK, 1 error
[1]

# Money: what is won of each pot, and the pots by the rules.
$ sed -e '0,/28.75/s//28.70/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:65:7: hand 1: the winnings, rake and jackpot add up to 0.05 less than the pot
2 hands OK, 1 error
[1]
$ sed -e 's/"amount":8,/"amount":7,/' -e 's/"win_amount":8/"win_amount":7/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:90:1338: hand 3: the pot is 7, expected 6
2 hands OK, 1 error
[1]

# Amounts are exact, as they are written; what other programs left of one when they computed is rounded.
$ sed -e 's/"starting_stack":31.3/"starting_stack":3.13e1/' -e 's/"starting_stack": 10.00/"starting_stack": 10.000000000000002/' -e 's/"starting_stack": 100.00/"starting_stack": 33.333333333/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:23:89: hand 1: '33.333333333' is not an amount
felt replay: standard input:24:61: hand 1: warning: '10.000000000000002' is read as 10
2 hands OK, 1 error
[1]

# The blinds and the ante in the header are those that are posted.
$ sed 's/"big_blind_amount": 1.00/"big_blind_amount": 2.00/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:16:25: hand 1: warning: a blind or ante differs from the stated 2.00
3 hands OK, 0 errors
$ sed 's/"small_blind_amount": 0.50/"small_blind_amount": 0.25/; s/"ante_amount": 10/"ante_amount": 5/' "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:15:27: hand 1: warning: a blind or ante differs from the stated 0.25
felt replay: standard input:88:670: hand 2: warning: a blind or ante differs from the stated 5
3 hands OK, 0 errors

# Members next to that of the hand, such as those that a database adds.
$ sed '1s/{/{"id": "x1", "n": 2.5,/' "$DATA/histories/ohh/hands.ohh" | felt convert --to phh 2>&1 >wrapped.phh | grep 1:; felt convert --to phh 2>/dev/null <"$DATA/histories/ohh/hands.ohh" | cmp - wrapped.phh
felt convert: standard input:1:3: hand 1: warning: 'id' is not a standard field
felt convert: standard input:1:15: hand 1: warning: 'n' is not a standard field

# A small blind who posts the rest of the big blind need not call.
$ felt convert <"$DATA/histories/ohh/live.ohh" | grep -E '^(antes|blinds|actions|winnings)'
antes = [0.10, 0.00, 0.00]
blinds_or_straddles = [0.25, 0.25, 0.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db 2c7dKh', 'p1 cbr 0.25', 'p2 f']
winnings = [0.60, 0.00, 0.00]

# No street of a board is missing.
$ sed 59d "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:59:28: hand 1: the street River comes without the previous street
2 hands OK, 1 error
[1]
$ sed 60d "$DATA/histories/ohh/hands.ohh" | felt replay --check -k
felt replay: standard input:60:28: hand 1: the board differs from 'Turn'
2 hands OK, 1 error
[1]

# A hand in which all are all in for their antes, and that has no blinds, gets none from its big bet.
$ printf "variant = 'NT'\nantes = [20, 20]\nblinds_or_straddles = [0, 0]\nmin_bet = 20\nstarting_stacks = [20, 20]\nactions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'd db 2c3c4c', 'd db 5d', 'd db 6h', 'p1 sm AsAd', 'p2 sm KsKd']\n" >"$TMP/antes.phh"
$ felt convert --to ohh "$TMP/antes.phh" | felt convert --to phh - | grep -E '^(antes|blinds)'
antes = [20, 20]
blinds_or_straddles = [0, 0]

# Nines that round up carry into a new digit: 9.9999999999999999 is 10, and 0.99999999999999999 is 1.
$ sed -e 's/"starting_stack": 10.00/"starting_stack": 9.9999999999999999/' "$DATA/histories/ohh/hands.ohh" | felt replay --check
felt replay: standard input:24:61: hand 1: warning: '9.9999999999999999' is read as 10
3 hands OK, 0 errors
$ sed -e 's/"big_blind_amount": 1.00/"big_blind_amount": 0.99999999999999999/' "$DATA/histories/ohh/hands.ohh" | felt replay --check
felt replay: standard input:16:25: hand 1: warning: '0.99999999999999999' is read as 1
felt replay: standard input:16:25: hand 1: warning: '0.99999999999999999' is read as 1
3 hands OK, 0 errors
