# One object a hand.
$ cd "$DATA/phh" && felt replay -f json worked-any-raise.phh --rules any-raise
{"file": "worked-any-raise.phh", "hand_number": 1, "variant": "NT", "venue": null, "time": null, "table": null, "blinds": [10, 20, 0, 0], "antes": [0, 0, 0, 0], "players": ["Bob", "Carol", "Dave", "Alice"], "seats": null, "positions": ["SB", "BB", "CO", "BTN"], "starting_stacks": [1000, 500, 100, 1000], "actions": [{"action": 1, "street": "preflop", "order": 1, "seat": null, "player": "Bob", "player_position": "SB", "act": "hole", "amount": null, "paid": null, "cards": "????", "board": "", "pot_before": 30, "pot": 30, "stack": 990, "all_in": false, "stacks": [990, 480, 100, 1000], "drawn": null, "up": null}, {"action": 2, "street": "preflop", "order": 2, "seat": null, "player": "Carol", "player_position": "BB", "act": "hole", "amount": null, "paid": null, "cards": "????", "board": "", "pot_before": 30, "pot": 30, "stack": 480, "all_in": false, "stacks": [990, 480, 100, 1000], "drawn": null, "up": null}, {"action": 3, "street": "preflop", "order": 3, "seat": null, "player": "Dave", "player_position": "CO", "act": "hole", "amount": null, "paid": null, "cards": "????", "board": "", "pot_before": 30, "pot": 30, "stack": 100, "all_in": false, "stacks": [990, 480, 100, 1000], "drawn": null, "up": null}, {"action": 4, "street": "preflop", "order": 4, "seat": null, "player": "Alice", "player_position": "BTN", "act": "hole", "amount": null, "paid": null, "cards": "????", "board": "", "pot_before": 30, "pot": 30, "stack": 1000, "all_in": false, "stacks": [990, 480, 100, 1000], "drawn": null, "up": null}, {"action": 5, "street": "preflop", "order": 3, "seat": null, "player": "Dave", "player_position": "CO", "act": "call", "amount": null, "paid": 20, "cards": null, "board": "", "pot_before": 30, "pot": 50, "stack": 80, "all_in": false, "stacks": [990, 480, 80, 1000], "drawn": null, "up": null}, {"action": 6, "street": "preflop", "order": 4, "seat": null, "player": "Alice", "player_position": "BTN", "act": "raise", "amount": 30, "paid": 30, "cards": null, "board": "", "pot_before": 50, "pot": 80, "stack": 970, "all_in": false, "stacks": [990, 480, 80, 970], "drawn": null, "up": null}, {"action": 7, "street": "preflop", "order": 1, "seat": null, "player": "Bob", "player_position": "SB", "act": "fold", "amount": null, "paid": 0, "cards": null, "board": "", "pot_before": 80, "pot": 80, "stack": 990, "all_in": false, "stacks": [990, 480, 80, 970], "drawn": null, "up": null}, {"action": 8, "street": "preflop", "order": 2, "seat": null, "player": "Carol", "player_position": "BB", "act": "call", "amount": null, "paid": 10, "cards": null, "board": "", "pot_before": 80, "pot": 90, "stack": 470, "all_in": false, "stacks": [990, 470, 80, 970], "drawn": null, "up": null}, {"action": 9, "street": "preflop", "order": 3, "seat": null, "player": "Dave", "player_position": "CO", "act": "raise", "amount": 100, "paid": 80, "cards": null, "board": "", "pot_before": 90, "pot": 170, "stack": 0, "all_in": true, "stacks": [990, 470, 0, 970], "drawn": null, "up": null}, {"action": 10, "street": "preflop", "order": 4, "seat": null, "player": "Alice", "player_position": "BTN", "act": "fold", "amount": null, "paid": 0, "cards": null, "board": "", "pot_before": 170, "pot": 170, "stack": 970, "all_in": false, "stacks": [990, 470, 0, 970], "drawn": null, "up": null}, {"action": 11, "street": "preflop", "order": 2, "seat": null, "player": "Carol", "player_position": "BB", "act": "fold", "amount": null, "paid": 0, "cards": null, "board": "", "pot_before": 170, "pot": 100, "stack": 470, "all_in": false, "stacks": [990, 470, 70, 970], "drawn": null, "up": null}], "board": "", "pots": [{"amount": 100, "contenders": ["Dave"], "winners": [{"player": "Dave", "order": 3, "amount": 100}]}], "finishing_stacks": [990, 470, 170, 970]}
$ cd "$DATA/phh" && felt replay -f json worked.phh
{"file": "worked.phh", "hand_number": 1, "variant": "NT", "venue": null, "time": null, "table": null, "blinds": [10, 20, 0, 0], "antes": [0, 0, 0, 0], "players": ["Bob", "Carol", "Dave", "Alice"], "seats": null, "positions": ["SB", "BB", "CO", "BTN"], "starting_stacks": [1000, 500, 100, 1000], "actions": [{"action": 1, "street": "preflop", "order": 1, "seat": null, "player": "Bob", "player_position": "SB", "act": "hole", "amount": null, "paid": null, "cards": "????", "board": "", "pot_before": 30, "pot": 30, "stack": 990, "all_in": false, "stacks": [990, 480, 100, 1000], "drawn": null, "up": null}, {"action": 2, "street": "preflop", "order": 2, "seat": null, "player": "Carol", "player_position": "BB", "act": "hole", "amount": null, "paid": null, "cards": "????", "board": "", "pot_before": 30, "pot": 30, "stack": 480, "all_in": false, "stacks": [990, 480, 100, 1000], "drawn": null, "up": null}, {"action": 3, "street": "preflop", "order": 3, "seat": null, "player": "Dave", "player_position": "CO", "act": "hole", "amount": null, "paid": null, "cards": "????", "board": "", "pot_before": 30, "pot": 30, "stack": 100, "all_in": false, "stacks": [990, 480, 100, 1000], "drawn": null, "up": null}, {"action": 4, "street": "preflop", "order": 4, "seat": null, "player": "Alice", "player_position": "BTN", "act": "hole", "amount": null, "paid": null, "cards": "????", "board": "", "pot_before": 30, "pot": 30, "stack": 1000, "all_in": false, "stacks": [990, 480, 100, 1000], "drawn": null, "up": null}, {"action": 5, "street": "preflop", "order": 3, "seat": null, "player": "Dave", "player_position": "CO", "act": "call", "amount": null, "paid": 20, "cards": null, "board": "", "pot_before": 30, "pot": 50, "stack": 80, "all_in": false, "stacks": [990, 480, 80, 1000], "drawn": null, "up": null}], "board": "", "pots": [{"amount": 30, "contenders": ["Bob", "Carol", "Dave"], "winners": null}, {"amount": 20, "contenders": ["Carol", "Dave"], "winners": null}], "finishing_stacks": null}
$ cd "$DATA/phh" && felt replay -f json sites/ABS-1000NLH-sample.phhs 2>/dev/null | sed 's/"actions.*"board"/... "board"/' | head -n 3
{"file": "sites/ABS-1000NLH-sample.phhs", "hand_number": 1, "variant": "NT", "venue": "Absolute Poker", "time": "2009-07-01T00:00:26 ET", "table": "CLEO AVE", "blinds": [5, 10, 0, 0, 0, 0], "antes": ["2.50", "2.50", "2.50", "2.50", "2.50", "2.50"], "players": ["X+u4T/E5ANkyZLKm1YjqwQ", "wyXD1O26Buq3VWHAij37Jg", "3wT3m+GDGtVWU1KR2MWJ1Q", "/P+7Z0P/b7YiK60FW9dRAQ", "eXXdS46B0E4apgZgp7gHFw", "XrM1XlN29RxmLx3oZHhG0w"], "seats": [3, 4, 5, 6, 1, 2], "positions": ["SB", "BB", "UTG", "HJ", "CO", "BTN"], "starting_stacks": ["2067.40", "1987.50", 1171, "1710.50", 2000, 1515], ... "board": "", "pots": [{"amount": 40, "contenders": ["3wT3m+GDGtVWU1KR2MWJ1Q"], "winners": [{"player": "3wT3m+GDGtVWU1KR2MWJ1Q", "order": 3, "amount": 40}]}], "finishing_stacks": ["2059.90", 1975, "1198.50", 1708, "1997.50", "1512.50"]}
{"file": "sites/ABS-1000NLH-sample.phhs", "hand_number": 2, "variant": "NT", "venue": "Absolute Poker", "time": "2009-07-01T00:01:12 ET", "table": "CLEO AVE", "blinds": [5, 10, 0, 0, 0], "antes": ["2.50", "2.50", "2.50", "2.50", "2.50"], "players": ["wyXD1O26Buq3VWHAij37Jg", "3wT3m+GDGtVWU1KR2MWJ1Q", "/P+7Z0P/b7YiK60FW9dRAQ", "XrM1XlN29RxmLx3oZHhG0w", "X+u4T/E5ANkyZLKm1YjqwQ"], "seats": [4, 5, 6, 2, 3], "positions": ["SB", "BB", "UTG", "CO", "BTN"], "starting_stacks": [1975, 1196, 1708, "1512.50", "2059.90"], ... "board": "7dQh6h", "pots": [{"amount": "87.50", "contenders": ["/P+7Z0P/b7YiK60FW9dRAQ"], "winners": [{"player": "/P+7Z0P/b7YiK60FW9dRAQ", "order": 3, "amount": "87.50"}]}], "finishing_stacks": ["1967.50", "1158.50", 1758, 1510, "2057.40"]}
{"file": "sites/ABS-1000NLH-sample.phhs", "hand_number": 3, "variant": "NT", "venue": "Absolute Poker", "time": "2009-07-01T00:02:58 ET", "table": "CLEO AVE", "blinds": [5, 10, 0, 0, 0, 0], "antes": ["2.50", "2.50", "2.50", "2.50", "2.50", "2.50"], "players": ["XrM1XlN29RxmLx3oZHhG0w", "X+u4T/E5ANkyZLKm1YjqwQ", "wyXD1O26Buq3VWHAij37Jg", "3wT3m+GDGtVWU1KR2MWJ1Q", "/P+7Z0P/b7YiK60FW9dRAQ", "eXXdS46B0E4apgZgp7gHFw"], "seats": [2, 3, 4, 5, 6, 1], "positions": ["SB", "BB", "UTG", "HJ", "CO", "BTN"], "starting_stacks": ["1492.50", "2107.40", 1960, 1146, "1762.50", 1980], ... "board": "Kc7s4h6s9d", "pots": [{"amount": 2357, "contenders": ["3wT3m+GDGtVWU1KR2MWJ1Q", "/P+7Z0P/b7YiK60FW9dRAQ"], "winners": [{"player": "3wT3m+GDGtVWU1KR2MWJ1Q", "order": 4, "amount": "1178.50"}, {"player": "/P+7Z0P/b7YiK60FW9dRAQ", "order": 5, "amount": "1178.50"}]}], "finishing_stacks": [1485, "2094.90", "1957.50", "1178.50", 1795, "1937.50"]}
$ cd "$DATA/phh" && felt replay -f json --equity named/dwan-ivey-2009.phh | grep -o '"equity": [^n][^}]*}\|"expected.*'
"equity": 0.3682907089605058, "win": 0.36020324831422434, "tie": 0.017524148096077618, "equities": [0.3324380782418757, 0.29927121279761854, 0.3682907089605058], "to_call": 2000, "equity_needed": 0.3076923076923077, "drawn": null, "up": null}
"equity": 0.3324380782418757, "win": 0.3219174110750063, "tie": 0.022390561137253476, "equities": [0.3324380782418757, 0.29927121279761854, 0.3682907089605058], "to_call": 6000, "equity_needed": 0.34285714285714286, "drawn": null, "up": null}
"equity": 0.29927121279761854, "win": 0.2820123117879825, "tie": 0.03586702882278684, "equities": [0.3324380782418757, 0.29927121279761854, 0.3682907089605058], "to_call": 21000, "equity_needed": 0.3853211009174312, "drawn": null, "up": null}
"equity": 0.49562168867210493, "win": 0.4931437408310674, "tie": 0.004955895682075146, "equities": [0.504378311327895, 0, 0.49562168867210493], "to_call": 16000, "equity_needed": 0.32323232323232326, "drawn": null, "up": null}
"equity": 0.6282828282828283, "win": 0.6282828282828283, "tie": 0, "equities": [0.6282828282828283, 0, 0.3717171717171717], "to_call": 0, "equity_needed": null, "drawn": null, "up": null}
"equity": 0.3717171717171717, "win": 0.3717171717171717, "tie": 0, "equities": [0.6282828282828283, 0, 0.3717171717171717], "to_call": 35000, "equity_needed": 0.2928870292887029, "drawn": null, "up": null}
"equity": 0, "win": 0, "tie": 0, "equities": [0, 0, 1], "to_call": 0, "equity_needed": null, "drawn": null, "up": null}
"equity": 1, "win": 1, "tie": 0, "equities": [0, 0, 1], "to_call": 90000, "equity_needed": 0.3005008347245409, "drawn": null, "up": null}
"equity": 0, "win": 0, "tie": 0, "equities": [0, 0, 1], "to_call": 142600, "equity_needed": 0.24388575337780058, "drawn": null, "up": null}
"equity": 1, "win": 1, "tie": 0, "equities": [0, 0, 1], "to_call": 262400, "equity_needed": 0.23650292924740873, "drawn": null, "up": null}
"expected_stacks": [572100, 1997500, 1109500]}

# An invalid hand has no object.
$ cd "$DATA/phh" && felt replay -k -f json worked-any-raise.phh worked.phh | cut -c 1-40
felt replay: worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40
felt replay: 1 of 2 hands failed the check
{"file": "worked.phh", "hand_number": 1,

# A row an action.
$ cd "$DATA/phh" && felt replay -f csv named/dwan-ivey-2009.phh
file,hand_number,variant,venue,time,table,blinds,antes,action,street,order,seat,player,player_position,act,amount,paid,cards,board,pot_before,pot,stack,all_in,drawn,up
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",1,preflop,1,,Phil Ivey,SB,hole,,,Ac2d,,4500,4500,1124100,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",2,preflop,2,,Patrik Antonius,BB,hole,,,????,,4500,4500,1997500,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",3,preflop,3,,Tom Dwan,BTN,hole,,,7h6h,,4500,4500,553000,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",4,preflop,3,,Tom Dwan,BTN,raise,7000,7000,,,4500,11500,546000,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",5,preflop,1,,Phil Ivey,SB,raise,23000,22000,,,11500,33500,1102100,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",6,preflop,2,,Patrik Antonius,BB,fold,,0,,,33500,33500,1997500,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",7,preflop,3,,Tom Dwan,BTN,call,,16000,,,33500,49500,530000,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",8,flop,,,,,board,,,Jc3d5c,Jc3d5c,49500,49500,,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",9,flop,1,,Phil Ivey,SB,bet,35000,35000,,Jc3d5c,49500,84500,1067100,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",10,flop,3,,Tom Dwan,BTN,call,,35000,,Jc3d5c,84500,119500,495000,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",11,turn,,,,,board,,,4h,Jc3d5c4h,119500,119500,,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",12,turn,1,,Phil Ivey,SB,bet,90000,90000,,Jc3d5c4h,119500,209500,977100,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",13,turn,3,,Tom Dwan,BTN,raise,232600,232600,,Jc3d5c4h,209500,442100,262400,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",14,turn,1,,Phil Ivey,SB,raise,1067100,977100,,Jc3d5c4h,442100,1419200,0,true,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",15,turn,3,,Tom Dwan,BTN,call,,262400,,Jc3d5c4h,1419200,1109500,0,true,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",16,turn,1,,Phil Ivey,SB,show,,,Ac2d,Jc3d5c4h,1109500,1109500,572100,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",17,turn,3,,Tom Dwan,BTN,show,,,7h6h,Jc3d5c4h,1109500,1109500,0,false,,
named/dwan-ivey-2009.phh,1,NT,,2009,,"1000,2000,0","500,500,500",18,river,,,,,board,,,Jh,Jc3d5c4hJh,1109500,1109500,,false,,
$ cd "$DATA/phh" && felt replay -f tsv --equity --fields player,act,paid,equity named/dwan-ivey-2009.phh | tail -n 5
Phil Ivey	raise	977100	0
Tom Dwan	call	262400	1
Phil Ivey	show		
Tom Dwan	show		
	board		
$ cd "$DATA/phh" && felt replay -f csv --cards unicode --no-header worked-next.phhs | grep ,turn, | head -n 2
worked-next.phhs,1,NT,,,,"10,20,0,0","0,0,0,0",13,turn,,,,,board,,,3♠,K♣8♦5♥3♠,60,60,,false,,
worked-next.phhs,1,NT,,,,"10,20,0,0","0,0,0,0",14,turn,1,,Carol,SB,check,,0,,K♣8♦5♥3♠,60,60,450,false,,

# Normalised: again the same, and an equal hand.
$ cd "$DATA/phh" && felt replay -f phh named/dwan-ivey-2009.phh
# The first televised million dollar pot between Tom Dwan and Phil Ivey.
# Link: https://youtu.be/GnxFohpljqM
variant = 'NT'
ante_trimming_status = true
antes = [500, 500, 500]
blinds_or_straddles = [1000, 2000, 0]
min_bet = 2000
starting_stacks = [1125600, 2000000, 553500]
actions = [
  # Pre-flop
  'd dh p1 Ac2d',  # Ivey
  'd dh p2 ????',  # Antonius
  'd dh p3 7h6h',  # Dwan
  'p3 cbr 7000',  # Dwan
  'p1 cbr 23000',  # Ivey
  'p2 f',  # Antonius
  'p3 cc',  # Dwan
  # Flop
  'd db Jc3d5c',
  'p1 cbr 35000',  # Ivey
  'p3 cc',  # Dwan
  # Turn
  'd db 4h',
  'p1 cbr 90000',  # Ivey
  'p3 cbr 232600',  # Dwan
  'p1 cbr 1067100',  # Ivey
  'p3 cc',  # Dwan
  # Showdown
  'p1 sm Ac2d',  # Ivey
  'p3 sm 7h6h',  # Dwan
  # River
  'd db Jh',
]
author = 'Juho Kim'
event = 'Full Tilt Million Dollar Cash Game S4E12'
year = 2009
players = ['Phil Ivey', 'Patrik Antonius', 'Tom Dwan']
currency = 'USD'
$ cd "$DATA/phh" && felt replay -f phh sites/ABS-1000NLH-sample.phhs >"$OLDPWD/once.phhs"
$ felt replay -f phh once.phhs | cmp - once.phhs && grep '^\[' once.phhs
\[1]
\[2]
\[3]
\[4]
\[5]
\[6]
\[7]
$ cd "$DATA/phh" && felt replay -f phh named/examples-0*.phh worked.phh | grep -n '^\['
1:[1]
38:[2]
84:[3]
$ echo "variant = 'NT'" | felt replay -f phh
felt replay: standard input:1:1: hand 1: the hand has no antes
[1]
$ sed 's/p1 f/p1 x/' "$DATA/phh/worked-any-raise.phh" | felt replay -f phh
felt replay: standard input:14:7: hand 1: action 7: no such action 'x' (dealer: db dh; players: f cc cbr sm sd pb)
[1]

# No chip is in the pot and in a stack at once: those of the last action are not yet paid out.
$ cd "$DATA/phh" && felt replay -f json --rules any-raise worked-any-raise.phh | grep -o '"act": "fold", "amount": null, "paid": 0, "cards": null, "board": "", "pot_before": 170, "pot": 100.*'
"act": "fold", "amount": null, "paid": 0, "cards": null, "board": "", "pot_before": 170, "pot": 100, "stack": 470, "all_in": false, "stacks": [990, 470, 70, 970], "drawn": null, "up": null}], "board": "", "pots": [{"amount": 100, "contenders": ["Dave"], "winners": [{"player": "Dave", "order": 3, "amount": 100}]}], "finishing_stacks": [990, 470, 170, 970]}
$ cd "$DATA/phh" && felt replay -f tsv --fields act,pot,stack worked-next.phhs | sed -n '18,23p'
call	960	0
call	1110	0
show	1110	500
show	1110	0
show	1110	0
board	1110	

# Where a hand cannot be written the next takes its number.
$ cd "$DATA/phh" && sed '/^# Carol wins both/,/^actions/s/= 20/= x/' worked-next.phhs | felt replay -k -f phh | grep '^\['
felt replay: standard input:43:11: hand 2: 'x' is not a value: strings need quotes
felt replay: 1 of 9 hands failed the check
\[1]
\[2]
\[3]
\[4]
\[5]
\[6]
\[7]
\[8]

# Behind --seat others' cards are hidden in data too, until they are shown.
$ cd "$DATA/phh" && felt replay --seat 'Tom Dwan' -f tsv --fields player,act,cards named/dwan-ivey-2009.phh | grep 'hole\|show'
Phil Ivey	hole	????
Patrik Antonius	hole	????
Tom Dwan	hole	7h6h
Phil Ivey	show	Ac2d
Tom Dwan	show	7h6h
$ cd "$DATA/phh" && felt replay --seat 'Tom Dwan' -f json named/dwan-ivey-2009.phh | grep -o '"hole"[^]]*"cards": "[^"]*"'
"hole", "amount": null, "paid": null, "cards": "????"
"hole", "amount": null, "paid": null, "cards": "????"
"hole", "amount": null, "paid": null, "cards": "7h6h"
$ cd "$DATA/phh" && felt replay --seat 'Tom Dwan' -f phh named/dwan-ivey-2009.phh
felt replay: --seat and -f phh cannot be used together
see 'felt replay --help'
[2]

# The head of a hand of a site: venue, table, time with a zone that ISO 8601 has not, seats.
$ cd "$DATA/phh" && felt replay -q -f json sites/PS-1000NLH-sample.phhs | sed -n '1s/, "actions.*"board"/ ... "board"/p'
{"file": "sites/PS-1000NLH-sample.phhs", "hand_number": 1, "variant": "NT", "venue": "PokerStars", "time": "2009-07-01T00:00:43 ET", "table": "NbOmGcf+mc9szMPKgmHa1A", "blinds": [5, 10, 0, 0, 0], "antes": [0, 0, 0, 0, 0], "players": ["XCJ/kAfSOokKTm7uAvVBiQ", "zyzSOBU7pgNN7wo2jGiBsg", "BQtiIfrUgQOyxp7VCvGOZw", "8y2W+8Jdtuz5ttVR2rP/MA", "88Le3yLOHqMq3X51Q/UlUA"], "seats": [3, 4, 6, 1, 2], "positions": ["SB", "BB", "UTG", "CO", "BTN"], "starting_stacks": ["1257.75", 200, "2967.30", 1733, "1005.45"] ... "board": "4c4sKd", "pots": [{"amount": 25, "contenders": ["BQtiIfrUgQOyxp7VCvGOZw"], "winners": [{"player": "BQtiIfrUgQOyxp7VCvGOZw", "order": 3, "amount": 25}]}], "finishing_stacks": ["1252.75", 190, "2982.30", 1733, "1005.45"]}
$ cd "$DATA/phh" && felt replay -q -f csv --fields venue,time,blinds,action,order,seat,player_position,act,pot_before,pot sites/PS-1000NLH-sample.phhs | sed -n '1p;7,11p'
venue,time,blinds,action,order,seat,player_position,act,pot_before,pot
PokerStars,2009-07-01T00:00:43 ET,"5.00,10.00,0.00,0.00,0.00",6,3,6,UTG,call,15.00,25.00
PokerStars,2009-07-01T00:00:43 ET,"5.00,10.00,0.00,0.00,0.00",7,4,1,CO,fold,25.00,25.00
PokerStars,2009-07-01T00:00:43 ET,"5.00,10.00,0.00,0.00,0.00",8,5,2,BTN,fold,25.00,25.00
PokerStars,2009-07-01T00:00:43 ET,"5.00,10.00,0.00,0.00,0.00",9,1,3,SB,fold,25.00,25.00
PokerStars,2009-07-01T00:00:43 ET,"5.00,10.00,0.00,0.00,0.00",10,2,4,BB,check,25.00,25.00

# Times as far as the file knows them.
$ cat >hand <<'END'
> variant = 'NT'
> antes = [0, 5]
> blinds_or_straddles = [1, 2]
> min_bet = 2
> starting_stacks = [200.50, inf]
> actions = ['d dh p1 AcAd', 'd dh p2 ????', 'p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p2 cc', 'd db 5d', 'p1 cc', 'p2 cc', 'd db 9h', 'p1 cbr 10.25', 'p2 cc', 'p1 sm -', 'p2 sm']
> END
$ cat >when <<'END'
> (cat hand; printf '%s\n' "$@") | felt replay -q -f tsv --no-header --fields time | sed 1q
> END
$ sh ./when 'year = 2009'; sh ./when 'year = 2009' 'month = 8'; sh ./when 'year = 2009' 'month = 8' 'day = 1'
2009
2009-08
2009-08-01
$ sh ./when 'year = 2009' 'month = 8' 'day = 21' 'time = 20:30:00' "time_zone = 'UTC'"
2009-08-21T20:30:00Z
$ sh ./when 'year = 2009' 'month = 8' 'day = 21' 'time = 20:30:00' "time_zone = 'America/Toronto'" "time_zone_abbreviation = 'EDT'"
2009-08-21T20:30:00 EDT
$ sh ./when 'year = 2009' 'month = 8' 'day = 21' 'time = 20:30:00' "time_zone = '+02:00'"
2009-08-21T20:30:00+02:00
$ sh ./when 'time = 20:30:00'; sh ./when 'year = 2009' 'time = 20:30:00'; sh ./when "event = 'x'"
20:30:00
2009 20:30:00
""

# Heads-up antes and blinds are in reverse in the file: p1 is the big blind, and posts 2. A hand shown
# without naming cards has those that it was dealt; an endless stack is inf; half chips are strings.
$ felt replay -f json hand | sed 's/"actions.*"board"/... "board"/'
{"file": "hand", "hand_number": 1, "variant": "NT", "venue": null, "time": null, "table": null, "blinds": [2, 1], "antes": [5, 0], "players": ["p1", "p2"], "seats": null, "positions": ["BB", "BTN"], "starting_stacks": ["200.50", "inf"], ... "board": "2c3c4c5d9h", "pots": [{"amount": "29.50", "contenders": ["p1", "p2"], "winners": [{"player": "p1", "order": 1, "amount": "29.50"}]}], "finishing_stacks": ["212.75", "inf"]}
$ felt replay -f tsv --no-header --fields order,player,player_position,act,cards,stack,stacks hand | sed -n '1p;12,15p'
1	p1	BB	hole	AcAd	193.50	193.50,inf
1	p1	BB	bet		183.25	183.25,inf
2	p2	BTN	call		inf	183.25,inf
1	p1	BB	show	AcAd	183.25	183.25,inf
2	p2	BTN	muck		inf	183.25,inf

# Old names of fields are taken with a warning, which -q leaves out.
$ felt replay -f csv --fields hand,order hand | sed 2q
felt replay: --fields: 'hand' is now called 'hand_number'; the next version accepts only 'hand_number'
hand,order
1,1
$ felt replay -q -f csv --fields hand,order hand | sed 2q
hand,order
1,1
$ felt replay -q --check -f csv --fields players,result hand
players,result
2,ok

# The field seat was once what is now order: the player dealt first, p1, sits in seat 3 of this table.
$ cd "$DATA/phh" && felt replay -q -f tsv --fields order,seat,act sites/ABS-1000NLH-sample.phhs | head -n 3
order	seat	act
1	3	hole
2	4	hole
$ cd "$DATA/phh" && felt replay -f tsv --fields order,seat,act named/dwan-ivey-2009.phh | head -n 3
order	seat	act
1		hole
2		hole

# Pot odds: the price of a call, and the equity at which it breaks even. For a bet of 20 into 40 it is
# 20 / 80. A player with 30 who faces a bet of 60 into 80 can win 80 + 30 only, and needs 30 / 140.
$ cat >odds.phh <<'.'
> variant = 'NT'
> antes = [0, 0]
> blinds_or_straddles = [10, 20]
> min_bet = 20
> starting_stacks = [500, 70]
> actions = ['d dh p1 AhKh', 'd dh p2 QsQd', 'p2 cc', 'p1 cc', 'd db Qh7h2c', 'p1 cbr 20', 'p2 cc', 'd db 9s', 'p1 cbr 60', 'p2 f']
> .
$ felt replay -f tsv --fields player,act,pot_before,to_call,equity_needed odds.phh | grep -v -e hole -e board
player	act	pot_before	to_call	equity_needed
p2	call	30	10	0.25
p1	check	40	0	
p1	bet	40	0	
p2	call	60	20	0.25
p1	bet	80	0	
p2	fold	140	30	0.21428571428571427
$ felt replay --equity -f json odds.phh | jq -c '.actions[] | select(.equity_needed) | [.player, .act, .equity, .to_call, .equity_needed]'
["p2","call",0.537855427540904,10,0.25]
["p2","call",0.7444444444444445,20,0.25]
["p2","fold",0.8409090909090909,30,0.21428571428571427]
