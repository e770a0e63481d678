# One object a hand.
$ cd "$DATA/phh" && felt replay -f json worked-any-raise.phh --rules any-raise
{"file": "worked-any-raise.phh", "hand": 1, "variant": "NT", "players": ["Bob", "Carol", "Dave", "Alice"], "starting_stacks": ["1000", "500", "100", "1000"], "actions": [{"action": 1, "act": "hole", "seat": 1, "cards": ["??", "??"], "pot": "30", "stacks": ["990", "480", "100", "1000"]}, {"action": 2, "act": "hole", "seat": 2, "cards": ["??", "??"], "pot": "30", "stacks": ["990", "480", "100", "1000"]}, {"action": 3, "act": "hole", "seat": 3, "cards": ["??", "??"], "pot": "30", "stacks": ["990", "480", "100", "1000"]}, {"action": 4, "act": "hole", "seat": 4, "cards": ["??", "??"], "pot": "30", "stacks": ["990", "480", "100", "1000"]}, {"action": 5, "act": "call", "seat": 3, "paid": "20", "pot": "50", "stacks": ["990", "480", "80", "1000"]}, {"action": 6, "act": "raise", "seat": 4, "to": "30", "paid": "30", "pot": "80", "stacks": ["990", "480", "80", "970"]}, {"action": 7, "act": "fold", "seat": 1, "paid": "0", "pot": "80", "stacks": ["990", "480", "80", "970"]}, {"action": 8, "act": "call", "seat": 2, "paid": "10", "pot": "90", "stacks": ["990", "470", "80", "970"]}, {"action": 9, "act": "raise", "seat": 3, "to": "100", "paid": "80", "pot": "170", "stacks": ["990", "470", "0", "970"]}, {"action": 10, "act": "fold", "seat": 4, "paid": "0", "pot": "170", "stacks": ["990", "470", "0", "970"]}, {"action": 11, "act": "fold", "seat": 2, "paid": "0", "pot": "100", "stacks": ["990", "470", "70", "970"]}], "board": [], "pots": [{"amount": "100", "contenders": [3], "winners": [{"seat": 3, "amount": "100"}]}], "finishing_stacks": ["990", "470", "170", "970"]}
$ cd "$DATA/phh" && felt replay -f json worked.phh
{"file": "worked.phh", "hand": 1, "variant": "NT", "players": ["Bob", "Carol", "Dave", "Alice"], "starting_stacks": ["1000", "500", "100", "1000"], "actions": [{"action": 1, "act": "hole", "seat": 1, "cards": ["??", "??"], "pot": "30", "stacks": ["990", "480", "100", "1000"]}, {"action": 2, "act": "hole", "seat": 2, "cards": ["??", "??"], "pot": "30", "stacks": ["990", "480", "100", "1000"]}, {"action": 3, "act": "hole", "seat": 3, "cards": ["??", "??"], "pot": "30", "stacks": ["990", "480", "100", "1000"]}, {"action": 4, "act": "hole", "seat": 4, "cards": ["??", "??"], "pot": "30", "stacks": ["990", "480", "100", "1000"]}, {"action": 5, "act": "call", "seat": 3, "paid": "20", "pot": "50", "stacks": ["990", "480", "80", "1000"]}], "board": [], "pots": [{"amount": "30", "contenders": [1, 2, 3], "winners": null}, {"amount": "20", "contenders": [2, 3], "winners": null}], "finishing_stacks": null}
$ cd "$DATA/phh" && felt replay -f json sites/ABS-1000NLH-sample.phhs 2>/dev/null | sed 's/"actions.*"board"/... "board"/' | head -n 3
{"file": "sites/ABS-1000NLH-sample.phhs", "hand": 1, "variant": "NT", "players": ["X+u4T/E5ANkyZLKm1YjqwQ", "wyXD1O26Buq3VWHAij37Jg", "3wT3m+GDGtVWU1KR2MWJ1Q", "/P+7Z0P/b7YiK60FW9dRAQ", "eXXdS46B0E4apgZgp7gHFw", "XrM1XlN29RxmLx3oZHhG0w"], "starting_stacks": ["2067.40", "1987.50", "1171.00", "1710.50", "2000.00", "1515.00"], ... "board": [], "pots": [{"amount": "40.00", "contenders": [3], "winners": [{"seat": 3, "amount": "40.00"}]}], "finishing_stacks": ["2059.90", "1975.00", "1198.50", "1708.00", "1997.50", "1512.50"]}
{"file": "sites/ABS-1000NLH-sample.phhs", "hand": 2, "variant": "NT", "players": ["wyXD1O26Buq3VWHAij37Jg", "3wT3m+GDGtVWU1KR2MWJ1Q", "/P+7Z0P/b7YiK60FW9dRAQ", "XrM1XlN29RxmLx3oZHhG0w", "X+u4T/E5ANkyZLKm1YjqwQ"], "starting_stacks": ["1975.00", "1196.00", "1708.00", "1512.50", "2059.90"], ... "board": ["7d", "Qh", "6h"], "pots": [{"amount": "87.50", "contenders": [3], "winners": [{"seat": 3, "amount": "87.50"}]}], "finishing_stacks": ["1967.50", "1158.50", "1758.00", "1510.00", "2057.40"]}
{"file": "sites/ABS-1000NLH-sample.phhs", "hand": 3, "variant": "NT", "players": ["XrM1XlN29RxmLx3oZHhG0w", "X+u4T/E5ANkyZLKm1YjqwQ", "wyXD1O26Buq3VWHAij37Jg", "3wT3m+GDGtVWU1KR2MWJ1Q", "/P+7Z0P/b7YiK60FW9dRAQ", "eXXdS46B0E4apgZgp7gHFw"], "starting_stacks": ["1492.50", "2107.40", "1960.00", "1146.00", "1762.50", "1980.00"], ... "board": ["Kc", "7s", "4h", "6s", "9d"], "pots": [{"amount": "2357.00", "contenders": [4, 5], "winners": [{"seat": 4, "amount": "1178.50"}, {"seat": 5, "amount": "1178.50"}]}], "finishing_stacks": ["1485.00", "2094.90", "1957.50", "1178.50", "1795.00", "1937.50"]}
$ cd "$DATA/phh" && felt replay -f json --equity named/dwan-ivey-2009.phh | grep -o '"equities": [^n][^}]*}\|"expected.*'
"equities": [0.3324380782418757, 0.29927121279761854, 0.3682907089605058]}
"equities": [0.3324380782418757, 0.29927121279761854, 0.3682907089605058]}
"equities": [0.3324380782418757, 0.29927121279761854, 0.3682907089605058]}
"equities": [0.504378311327895, 0, 0.49562168867210493]}
"equities": [0.6282828282828283, 0, 0.3717171717171717]}
"equities": [0.6282828282828283, 0, 0.3717171717171717]}
"equities": [0, 0, 1]}
"equities": [0, 0, 1]}
"equities": [0, 0, 1]}
"equities": [0, 0, 1]}
"expected_stacks": [572100, 1997500, 1109500]}

# With a fault there is no object.
$ cd "$DATA/phh" && felt replay -k -f json worked-any-raise.phh worked.phh | cut -c 1-40
felt replay: worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the least raise is to 40
felt replay: 1 of 2 hands do not hold
{"file": "worked.phh", "hand": 1, "varia

# A row an action.
$ cd "$DATA/phh" && felt replay -f csv named/dwan-ivey-2009.phh
file,hand,action,street,seat,player,act,amount,paid,cards,board,pot,stack,all_in
named/dwan-ivey-2009.phh,1,1,before the flop,1,Phil Ivey,hole,,,Ac2d,,4500,1124100,
named/dwan-ivey-2009.phh,1,2,before the flop,2,Patrik Antonius,hole,,,????,,4500,1997500,
named/dwan-ivey-2009.phh,1,3,before the flop,3,Tom Dwan,hole,,,7h6h,,4500,553000,
named/dwan-ivey-2009.phh,1,4,before the flop,3,Tom Dwan,raise,7000,7000,,,11500,546000,
named/dwan-ivey-2009.phh,1,5,before the flop,1,Phil Ivey,raise,23000,22000,,,33500,1102100,
named/dwan-ivey-2009.phh,1,6,before the flop,2,Patrik Antonius,fold,,0,,,33500,1997500,
named/dwan-ivey-2009.phh,1,7,before the flop,3,Tom Dwan,call,,16000,,,49500,530000,
named/dwan-ivey-2009.phh,1,8,flop,,,board,,,Jc3d5c,Jc3d5c,49500,,
named/dwan-ivey-2009.phh,1,9,flop,1,Phil Ivey,bet,35000,35000,,Jc3d5c,84500,1067100,
named/dwan-ivey-2009.phh,1,10,flop,3,Tom Dwan,call,,35000,,Jc3d5c,119500,495000,
named/dwan-ivey-2009.phh,1,11,turn,,,board,,,4h,Jc3d5c4h,119500,,
named/dwan-ivey-2009.phh,1,12,turn,1,Phil Ivey,bet,90000,90000,,Jc3d5c4h,209500,977100,
named/dwan-ivey-2009.phh,1,13,turn,3,Tom Dwan,raise,232600,232600,,Jc3d5c4h,442100,262400,
named/dwan-ivey-2009.phh,1,14,turn,1,Phil Ivey,raise,1067100,977100,,Jc3d5c4h,1419200,0,all-in
named/dwan-ivey-2009.phh,1,15,turn,3,Tom Dwan,call,,262400,,Jc3d5c4h,1109500,0,all-in
named/dwan-ivey-2009.phh,1,16,turn,1,Phil Ivey,show,,,Ac2d,Jc3d5c4h,1109500,572100,
named/dwan-ivey-2009.phh,1,17,turn,3,Tom Dwan,show,,,7h6h,Jc3d5c4h,1109500,0,
named/dwan-ivey-2009.phh,1,18,river,,,board,,,Jh,Jc3d5c4hJh,1109500,,
$ cd "$DATA/phh" && felt replay -f tsv --equity --fields player,act,paid,equity named/dwan-ivey-2009.phh | tail -n 5
Phil Ivey	raise	977100	0
Tom Dwan	call	262400	1
Phil Ivey	show		
Tom Dwan	show		
	board		
$ cd "$DATA/phh" && felt replay -f csv --cards unicode --no-header worked-next.phhs | grep ,turn, | head -n 2
worked-next.phhs,1,13,turn,,,board,,,3♠,K♣8♦5♥3♠,60,,
worked-next.phhs,1,14,turn,1,Carol,check,,0,,K♣8♦5♥3♠,60,450,

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
felt replay: standard input:14:7: hand 1: action 7: no such action 'x' (d: db dh; players: f cc cbr sm sd pb)
[1]

# No chip is in the pot and in a stack at once: those of the last action are not yet paid out.
$ cd "$DATA/phh" && felt replay -f json --rules any-raise worked-any-raise.phh | grep -o '"act": "fold", "seat": 2.*'
"act": "fold", "seat": 2, "paid": "0", "pot": "100", "stacks": ["990", "470", "70", "970"]}], "board": [], "pots": [{"amount": "100", "contenders": [3], "winners": [{"seat": 3, "amount": "100"}]}], "finishing_stacks": ["990", "470", "170", "970"]}
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
felt replay: 1 of 9 hands do not hold
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
$ cd "$DATA/phh" && felt replay --seat 'Tom Dwan' -f json named/dwan-ivey-2009.phh | grep -o '"hole", "seat": 1[^]]*'
"hole", "seat": 1, "cards": ["??", "??"
$ cd "$DATA/phh" && felt replay --seat 'Tom Dwan' -f phh named/dwan-ivey-2009.phh
felt replay: --seat and -f phh: give one or the other
see 'felt replay --help'
[2]
