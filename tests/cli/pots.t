# A player with a shorter stack plays only for matching chips: the rest is a side pot.
$ felt pots alice:300 bob:300 carol:100
main	300	0-100	alice,bob,carol		
side	400	100-300	alice,bob		
$ felt pots alice:300 bob:300 carol:100:allin dave:50:fold
main	350	0-100	alice,bob,carol		
side	400	100-300	alice,bob		
$ felt pots --header -f tsv alice:300 bob:300 carol:100:allin
pot	amount	layer	contenders	winners	shares
main	300	0-100	alice,bob,carol		
side	400	100-300	alice,bob		

# The same over a pot of all from earlier streets.
$ felt pots alice:300 bob:300 carol:100 --carried 1000
main	1300	0-100	alice,bob,carol		
side	400	100-300	alice,bob		
$ felt pots alice:450 carol:450:allin dave:150:allin --carried 60
main	510	0-150	alice,carol,dave		
side	600	150-450	alice,carol		

# Chips of those who folded stay in; they win nothing.
$ felt pots alice:100 bob:100 carol:10:fold dave:50:allin
main	160	0-50	alice,bob,dave		
side	100	50-100	alice,bob		

# What nobody called goes back, in a row of its own, or with a side pot that only the same
# player can win.
$ felt pots alice:500 bob:300
main	600	0-300	alice,bob		
returned	200	300-500	alice		alice:200
$ felt pots alice:100 bob:80:fold carol:70:allin dave:50:allin
main	200	0-50	alice,carol,dave		
side	60	50-70	alice,carol		
side 2	40	70-100	alice	alice	alice:40
$ felt pots --fields pot,amount,returned alice:100 bob:80:fold carol:70:allin dave:50:allin
main	200	0
side	60	0
side 2	40	20
$ felt pots alice:100 bob:50:fold
main	100	0-50	alice	alice	alice:100
returned	50	50-100	alice		alice:50
$ felt pots alice:80:fold bob:70 carol:50
main	150	0-50	bob,carol		
side	40	50-70	bob	bob	bob:40
returned	10	70-80	alice		alice:10
$ felt pots alice:0 bob:20 carol:10:fold
main	20	0-10	bob	bob	bob:20
returned	10	10-20	bob		bob:10

# Stakes of nothing, over chips from before.
$ felt pots alice:0 bob:0 --carried 60
main	60	0-0	alice,bob		

# With hands and a whole board the pots are awarded, the side pot by itself.
$ felt pots alice:300:AhKh bob:300:QsQd carol:100:allin:7c7d -b 2s7h9cTc3d
main	300	0-100	alice,bob,carol	carol	carol:300
side	400	100-300	alice,bob	bob	bob:400
$ felt pots alice:300:AhKh bob:300:QsQd carol:100:allin:7c7d @ 2s7h9cTc3d
main	300	0-100	alice,bob,carol	carol	carol:300
side	400	100-300	alice,bob	bob	bob:400
$ felt pots alice:300:AhKh bob:300:AdKd carol:100:allin:AcKc -b 2s7h9cTs3d
main	300	0-100	alice,bob,carol	alice,bob,carol	alice:100,bob:100,carol:100
side	400	100-300	alice,bob	alice,bob	alice:200,bob:200
$ felt pots alice:300:AhKh bob:300:fold:QsQd carol:100:7c7d -b 2s7h9cTc3d
main	300	0-100	alice,carol	carol	carol:300
side	400	100-300	alice	alice	alice:400
$ felt pots alice:10:AhKhQhJhTh bob:10:9c9d9h9s2d
main	20	0-10	alice,bob	alice	alice:20

# Only what is known is awarded.
$ felt pots alice:300:AhKh bob:300:QsQd carol:100 -b 2s7h9cTc3d
main	300	0-100	alice,bob,carol		
side	400	100-300	alice,bob	bob	bob:400
$ felt pots alice:300:AhKh bob:300:QsQd -b 2s7h9c
main	600	0-300	alice,bob		
$ felt pots alice:300:AhKh bob:300:QsQd
main	600	0-300	alice,bob		

# Odd chips go to the left of the button, one each; the first named sits there by default.
$ felt pots --fields shares,odd alice:101:AhKh bob:101:AdKd carol:51:fold -b 2s7h9cTs3d
alice:127,bob:126	alice:1
$ felt pots --fields shares,odd alice:101:AhKh bob:101:AdKd carol:51:fold -b 2s7h9cTs3d --button alice
alice:126,bob:127	bob:1
$ felt pots --fields shares,odd alice:101:AhKh bob:101:AdKd carol:101:AcKc d:2:fold -b 2s7h9cTs3d --button bob
alice:102,bob:101,carol:102	alice:1,carol:1

# Amounts are exact, in the smallest unit that any of them has.
$ felt pots a:0.1 b:0.1 c:0.1 --carried 0.70
main	1.00	0.00-0.10	a,b,c		
$ felt pots a:2.50:AhKh b:2.5:AdKd c:0.01:fold -b 2s7h9cTs3d
main	5.01	0.00-2.50	a,b	a,b	a:2.51,b:2.50
$ felt pots a:1000000000000000 b:1000000000000000 c:1000000000000000 --carried 1000000000000000
main	4000000000000000	0-1000000000000000	a,b,c		
$ felt pots a:0.000001 b:0.000001
main	0.000002	0.000000-0.000001	a,b		

# Rake: of every pot, down to the unit; the cap is for all; without a flop none.
$ felt pots --rake 5 --fields pot,amount,rake,shares alice:330:AhKh bob:330:QsQd carol:110:7c7d -b 2s7h9cTc3d
main	330	16	carol:314
side	440	22	bob:418
$ felt pots --rake 5% --rake-cap 20 --fields pot,amount,rake,shares alice:330:AhKh bob:330:QsQd carol:110:7c7d -b 2s7h9cTc3d
main	330	16	carol:314
side	440	4	bob:436
$ felt pots --rake 5 --no-flop-no-drop --fields pot,amount,rake alice:330 bob:330
main	660	0
$ felt pots --rake 5 --no-flop-no-drop --fields pot,amount,rake alice:330 bob:330 -b 2s7h9c
main	660	33
$ felt pots --rake 2.75 --fields pot,amount,rake alice:1000.00 bob:700
main	1400.00	38.50
returned	300.00	0.00
$ felt pots --rake 5 --fields pot,amount,rake,shares alice:100 bob:40:fold
main	80	4	alice:76
returned	60	0	alice:60

# Reasons.
$ felt pots --explain --fields pot,why alice:100 bob:80:fold carol:70:allin dave:50:allin --carried 30
main	50 each from alice, carol, dave; 50 from bob (folded); 30 carried in
side	20 each from alice, carol; 20 from bob (folded)
side 2	10 from alice; 10 from bob (folded); 20 uncalled; only alice can win it
$ felt pots --explain --fields pot,why alice:500 bob:300:fold carol:300 dave:20:fold eve:20:fold
main	300 each from alice, carol; 300 from bob (folded); 20 each from dave, eve (folded)
returned	uncalled, returned to alice
$ felt pots --explain --fields why --rake 5 alice:101:AhKh bob:101:AdKd carol:51:fold -b 2s7h9cTs3d
101 each from alice, bob; 51 from carol (folded); rake 12; alice, bob split: high card, ace-king-ten-nine-seven; an odd chip to alice, first left of the button (carol)
$ felt pots --explain --fields why alice:1.01:AhKh bob:1.01:AdKd carol:1.01:AcKc d:0.02:fold -b 2s7h9cTs3d --button d
1.01 each from alice, bob, carol; 0.02 from d (folded); alice, bob, carol split: high card, ace-king-ten-nine-seven; an odd 0.01 each to alice, bob, first left of the button (d)
$ felt pots --explain --header alice:300 bob:100
pot	amount	layer	contenders	winners	shares	why
main	200	0-100	alice,bob			100 each from alice, bob
returned	200	100-300	alice		alice:200	uncalled, returned to alice

# A state in upper or lower case, and the two ways to write two of them; a hand before or after it.
$ felt pots a:3:FOLD b:3:In c:2:All-In d:1:folded e:3:AhKh:fold f:3::QsQd | cut -f 2-4
11	0-2	b,c,f
4	2-3	b,f

# Names may have any characters except spaces and colons.
$ felt pots -f json '@2c:1' 'a,b:2' '"é"\:2' -- -x:2:fold
{"pot": "main", "amount": 4, "layer": "0-1", "contenders": ["@2c", "a,b", "\"é\"\\"], "winners": null, "shares": null}
{"pot": "side", "amount": 3, "layer": "1-2", "contenders": ["a,b", "\"é\"\\"], "winners": null, "shares": null}

# Lines, a problem each, with boards; comments and empty lines.
$ printf '%s\n' 'a:1 b:1' '' '# none' '  a:3:AhKh	b:2:QsQd  @ 2s7h9cTc3d ' | felt pots --fields problem,pot,amount,winners
1	main	2	
2	main	4	b
2	returned	1	
$ printf 'a:1 b:1\r\na:2 b:1' | felt pots --fields problem,pot,amount
1	main	2
2	main	2
2	returned	1
$ echo a:1:AhKh b:1:QsQd | felt pots - -b 2s7h9cTc3d
main	2	0-1	a,b	b	b:2
$ printf '%s\n' 'a:1 b:1' 'a:1 b' 'a:1 b:2' >lines
$ felt pots --from lines
main	2	0-1	a,b		
felt pots: lines:2:5: 'b' has no amount; the form is NAME:CHIPS
[1]
$ felt pots -k --from lines
main	2	0-1	a,b		
main	2	0-1	a,b		
returned	1	1-2	b		b:1
felt pots: lines:2:5: 'b' has no amount; the form is NAME:CHIPS
felt pots: 1 invalid line skipped
[1]
$ felt pots </dev/null
$ felt pots -f tsv </dev/null
pot	amount	layer	contenders	winners	shares

# JSON is an object a row.
$ felt pots -f json alice:2.50 bob:1.00 carol:2.50:fold --explain
{"pot": "main", "amount": 3, "layer": "0.00-1.00", "contenders": ["alice", "bob"], "winners": null, "shares": null, "why": "1.00 each from alice, bob; 1.00 from carol (folded)"}
{"pot": "side", "amount": 3, "layer": "1.00-2.50", "contenders": ["alice"], "winners": ["alice"], "shares": [{"player": "alice", "amount": 3}], "why": "1.50 from alice; 1.50 from carol (folded); only alice can win it"}

# Wrong contributions.
$ felt pots alice bob:300
felt pots: operand:1:1: 'alice' has no amount; the form is NAME:CHIPS
[1]
$ felt pots alice:300 bob:
felt pots: operand:2:1: 'bob' has no amount; the form is NAME:CHIPS
[1]
$ felt pots alice:300 :300
felt pots: operand:2:1: a name is missing
[1]
$ felt pots alice:300 bob:-5
felt pots: operand:2:5: '-5' is not an amount, such as 300 or 2.50 (at most 6 decimal places)
[1]
$ felt pots alice:300 bob:1,000
felt pots: operand:2:5: '1,000' is not an amount, such as 300 or 2.50 (at most 6 decimal places)
[1]
$ felt pots alice:300 bob:1e3
felt pots: operand:2:5: '1e3' is not an amount, such as 300 or 2.50 (at most 6 decimal places)
[1]
$ felt pots alice:300 bob:0.1234567
felt pots: operand:2:5: '0.1234567' is not an amount, such as 300 or 2.50 (at most 6 decimal places)
[1]
$ felt pots alice:300 bob:1000000000000001
felt pots: operand:2:5: too many chips: at most 10^15 of the smallest unit
[1]
$ felt pots alice:300 bob:200:alin
felt pots: operand:2:9: 'alin' is neither a state (in, fold, allin) nor a hand
[1]
$ felt pots a:50:AhKh:x b:50
felt pots: operand:1:11: 'x' is neither a state (in, fold, allin) nor a hand
[1]
$ felt pots alice:300 bob:200:fold:AhKh:x
felt pots: operand:2:1: 'bob:200:fold:AhKh:x' has too many parts; the form is NAME:CHIPS:STATE:HAND
[1]
$ felt pots alice:300 bob:200 alice:100
felt pots: operands:19: duplicate name 'alice', first at column 1
[1]
$ felt pots alice:300
felt pots: operand:1:10: only one player; a pot needs two or more
[1]
$ felt pots ''
felt pots: operand:1:1: no players here; the form is NAME:CHIPS
[1]
$ felt pots alice:0 bob:0
felt pots: operand:2:6: no player has put any chips in
[1]
$ felt pots alice:300:fold bob:200:fold
felt pots: operand:2:13: all players have folded, so no one can win
[1]
$ felt pots $(for i in $(seq 24); do echo p$i:$i; done)
felt pots: operand:24:1: too many players: a table has at most 23
[1]
$ felt pots $(for i in $(seq 23); do echo p$i:$i; done) | cut -f 1,2 | tail -n 2
side 21	2
returned	1
$ felt pots alice:300 bob:300 --button carol
felt pots: operand:1:1: the button is not one of the players
[1]

# Wrong cards.
$ felt pots alice:300:AhKx bob:300:QsQd
felt pots: operand:1:14: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
[1]
$ felt pots alice:300:AhKhQh bob:300:QsQd
felt pots: operand:1:11: a hand has 2 cards, or 5 to 7 without a board, not 3
[1]
$ felt pots alice:300:AhAh bob:300:QsQd
felt pots: operand:1:13: duplicate card 'Ah', first at column 11
[1]
$ felt pots alice:300:AhKh bob:300:fold:AhQd
felt pots: operands:29: card 'Ah' is already dealt, first at column 11
[1]
$ felt pots alice:300:AhKh bob:300:QsQd -b 2s7h9cTcAh
felt pots: operand:1:11: card 'Ah' is already on the board
[1]
$ felt pots alice:300:AhKh bob:300:QsQd @ 2s7h9cTcAh
felt pots: operands:11: card 'Ah' is already dealt, first at column 39
[1]
$ felt pots alice:300:AhKh bob:300:QsQd @ 2s7h
felt pots: operand:4:1: a board has 3 to 5 cards, not 2
[1]
$ felt pots alice:300:AhKh bob:300:QsQd @
felt pots: operand:3:2: no cards after '@' or '!'
[1]
$ felt pots alice:300:AhKh bob:300:QsQd @ 2s7h9c -b 2s7h9c
felt pots: operand:4:1: a second board; only one '@' is allowed
[1]
$ felt pots @ 2s7h9c alice:300
felt pots: operand:2:1: no players here; the form is NAME:CHIPS
[1]
$ felt pots alice:300 bob:300 -b 2s7h
felt pots: --board: a board has 3 to 5 cards, not 2
see 'felt pots --help'
[2]
$ felt pots alice:300 bob:300 -b 2s7h2s
felt pots: --board:5: duplicate card '2s', first at column 1
[2]
$ felt pots --cards=es alice:300:AcKc bob:300:QpQd -b 2p7c9tJt3d
main	600	0-300	alice,bob	bob	bob:600

# Wrong options.
$ felt pots alice:300 bob:300 --carried=-5
felt pots: --carried: '-5' is not an amount of chips, such as 300 or 2.50
see 'felt pots --help'
[2]
$ felt pots alice:300 bob:300 --button=
felt pots: --button: '' is not a name
see 'felt pots --help'
[2]
$ felt pots alice:300 bob:300 --rake 100.5
felt pots: --rake: '100.5' is not a percentage from 0 to 100, such as 5 or 2.75
see 'felt pots --help'
[2]
$ felt pots alice:300 bob:300 --rake 5 --rake-cap 0
felt pots: --rake-cap: '0' leaves no rake; omit --rake instead
see 'felt pots --help'
[2]
$ felt pots alice:300 bob:300 --rake-cap 5
felt pots: --rake-cap requires --rake
see 'felt pots --help'
[2]
$ felt pots alice:300 bob:300 --no-flop-no-drop
felt pots: --no-flop-no-drop requires --rake
see 'felt pots --help'
[2]
$ felt pots alice:300 bob:300 --fields pots
felt pots: --fields: unknown field 'pots'; did you mean 'pot'? The fields are pot, amount, layer, contenders, winners, shares, why, high, low, board_1, board_2, board_3, problem, rake, odd, carried, returned
see 'felt pots --help'
[2]
$ felt pots alice:300 bob:300 -d 2c
felt pots: unknown option '-d'
see 'felt pots --help'
[2]

# Every write is seen.
$ felt pots alice:300 bob:300 >/dev/full
felt pots: standard output: No space left on device
[3]

# A table of stakes; a spreadsheet's, with a mark, capitals and quotes.
$ printf 'name,chips,state,hand\nalice,300,,AhKh\nbob,300,,QsQd\ncarol,100,allin,\n' >stakes.csv
$ felt pots -i csv --from stakes.csv
pot,amount,layer,contenders,winners,shares
main,300,0-100,"alice,bob,carol",,
side,400,100-300,"alice,bob",,
$ felt pots -i csv -f text --from stakes.csv --carried 1000
main	1300	0-100	alice,bob,carol		
side	400	100-300	alice,bob		
$ printf '\357\273\277Player;Amount;Note;State\r\n"Phil Ivey";300;;\r\n"Dwan; ""durrrr""";300,50;x;\r\n' >sheet.csv
$ felt pots -i csv --delimiter ';' --from sheet.csv
pot;amount;layer;contenders;winners;shares
felt pots: sheet.csv:3:20: '300,50' is not an amount, such as 300 or 2.50 (at most 6 decimal places) (column chips)
[1]
$ sed 's/300,50/300.50/' sheet.csv | felt pots -i csv --delimiter ';'
pot;amount;layer;contenders;winners;shares
main;600.00;0.00-300.00;"Phil Ivey,Dwan; ""durrrr""";;
returned;0.50;300.00-300.50;"Dwan; ""durrrr""";;"Dwan; ""durrrr"":0.50"
$ printf 'alice\t300\nbob\t200\tfold\n' | felt pots -i tsv
pot	amount	layer	contenders	winners	shares
felt pots: standard input:2:13: 3 cells, but the first row has 2
[1]
$ printf 'alice\t300\t\nbob\t200\tfold\n' | felt pots -i tsv
pot	amount	layer	contenders	winners	shares
main	400	0-200	alice	alice	alice:400
returned	100	200-300	alice		alice:100

# Several problems in a table: an empty line, a row of empty cells, another file, or a column.
$ printf 'name,chips\na,1\nb,1\n\na,2\nb,1\n,\nc,3\nd,3\n' >several.csv
$ felt pots -i csv --fields problem,pot,amount --from several.csv --from several.csv
problem,pot,amount
1,main,2
2,main,2
2,returned,1
3,main,6
4,main,2
5,main,2
5,returned,1
6,main,6
$ printf 'table,name,chips,hand,board\n7,a,3,AhKh,2s7h9cTc3d\n7,b,3,QsQd,\n8,a,2,AhKh,2s7h9cAc3d\n8,b,1,QsQd,\n' >tables.csv
$ felt pots -i csv --from tables.csv
table,pot,amount,layer,contenders,winners,shares
7,main,6,0-3,"a,b",b,b:6
8,main,2,0-1,"a,b",a,a:2
8,returned,1,1-2,a,,a:1
$ felt pots -i csv --from tables.csv -f json --fields pot,amount
{"table": "7", "pot": "main", "amount": 6}
{"table": "8", "pot": "main", "amount": 2}
{"table": "8", "pot": "returned", "amount": 1}
$ felt pots -i csv --from tables.csv --from several.csv
table,pot,amount,layer,contenders,winners,shares
7,main,6,0-3,"a,b",b,b:6
8,main,2,0-1,"a,b",a,a:2
8,returned,1,1-2,a,,a:1
felt pots: several.csv:1: the columns differ from those of tables.csv
[1]

# A problem in one cell, where --column says so: the other columns pass through.
$ printf 'id,stakes\n1,a:2 b:1\n2,c:3 d:3\n' | felt pots -i csv --column stakes --fields pot,amount
id,stakes,pot,amount
1,a:2 b:1,main,2
1,a:2 b:1,returned,1
2,c:3 d:3,main,6

# Errors in tables are located.
$ printf 'name,stack\na,1\n' | felt pots -i csv
felt pots: standard input: no column 'chips'; the columns are name, stack
see 'felt pots --help'
[2]
$ printf 'name,chips,state\na,1,\n"b ""x""",1,al\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:13: 'al' is neither a state (in, fold, allin) nor a hand (column state)
[1]
$ printf 'name,chips\na,1\nb,x\n\nc,1\nd,1\n' | felt pots -i csv -k
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:3: 'x' is not an amount, such as 300 or 2.50 (at most 6 decimal places) (column chips)
main,2,0-1,"c,d",,
felt pots: 1 invalid line skipped
[1]
$ printf 'name,chips\na,1\nb\n\nc,1\nd,1\n' | felt pots -i csv -k
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:2: 1 cell, but the first row has 2
main,2,0-1,"c,d",,
felt pots: 1 invalid line skipped
[1]
$ printf 'name,chips\na,1\n"b\nc",1\na,1\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:5:1: duplicate name 'a', first at 2:1 (column name)
[1]
$ printf 'name,chips,hand\na,1,AhKh\nb,1,7cAh\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:7: card 'Ah' is already dealt, first at 2:5 (column hand)
[1]
$ printf 'name,chips,board\na,1,2s7h9c\nb,1,2s7h9d\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:5: the board differs from that of an earlier row (column board)
[1]
$ printf 'name,chips,state\na,1,fold\nb,1,fold\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:9: all players have folded, so no one can win
[1]
$ printf 'name,chips\na,1\n,1\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:1: a name is missing (column name)
[1]
$ printf 'name,chips\na,1\nb,1\n' | felt pots -i csv --button c
pot,amount,layer,contenders,winners,shares
felt pots: standard input:2:1: the button is not one of the players (column name)
[1]
$ printf 'name,chips\na,1\nb,"1\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:1: unclosed quote, or text after a closing quote (write "" for a quote in a cell)
[1]
$ printf 'name,chips,status\na,100,fold\nb,50,\nc,100,\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
main,150,0-50,"b,c",,
side,100,50-100,c,c,c:100
$ printf 'name,chips,action\na,100,fold\nb,50,\nc,100,\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:2:7: 'fold' is a state; put states in a column named 'state'
[1]
$ printf 'name,chips,action\na,100,call\nb,50,All-In\n\na,2,raise\nb,2,in\n' | felt pots -k -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:3:6: 'All-In' is a state; put states in a column named 'state'
main,4,0-2,"a,b",,
felt pots: 1 invalid line skipped
[1]
$ printf 'name,chips,state,note\na,100,,fold\nb,50,fold,\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
main,100,0-50,a,a,a:100
returned,50,50-100,a,,a:50
$ (echo name,chips; seq 30 | sed 's/.*/p&,&/') | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:25:1: too many players: a table has at most 23 (column name)
[1]
$ printf '' | felt pots -i csv
$ printf 'name,chips\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares

# On a terminal.
$ FELT_SCREEN=80 felt pots --color=never alice:300 bob:300 carol:100:allin
pot   amount  for                layer
main     300  alice, bob, carol  0 to 100
side     400  alice, bob         100 to 300
         700  chips in, 700 chips in pots
$ FELT_SCREEN=80 felt pots --color=never --explain alice:300 bob:300 carol:100:allin
pot   amount  for                layer
main     300  alice, bob, carol  0 to 100: 100 each from alice, bob, carol
side     400  alice, bob         100 to 300: 200 each from alice, bob
         700  chips in, 700 chips in pots
$ FELT_SCREEN=80 felt pots --color=never --explain alice:100 bob:80:fold carol:70:allin dave:50:allin
pot     amount  for                 to        layer
main       200  alice, carol, dave            0 to 50: 50 each from alice,
                                              carol, dave; 50 from bob (folded)
side        60  alice, carol                  50 to 70: 20 each from alice,
                                              carol; 20 from bob (folded)
side 2      40  alice               alice 40  70 to 100: 10 from alice; 10 from
                                              bob (folded); 20 uncalled; only
                                              alice can win it
           300  chips in, 260 chips in pots, 20 chips won, 20 returned
$ FELT_SCREEN=80 felt pots --color=never alice:1250.50:AhKh bob:1250.5:QsQd carol:100:allin:7c7d dave:0.5:fold -b 2s7h9cTc3d --rake 5 --rake-cap 3
board  2♠ 7♥ 9♣ T♣ 3♦
\
pot     amount  for                to            layer
main    300.50  alice, bob, carol  carol 297.50  0.00 to 100.00
side  2,301.00  alice, bob         bob 2,301.00  100.00 to 1,250.50
      2,601.50  chips in, 2,598.50 chips won, 3.00 rake
\
player    put in      gets        net  hand
alice   1,250.50      0.00  −1,250.50  A♥ K♥
  high card, ace-king-ten-nine-seven
bob     1,250.50  2,301.00  +1,050.50  Q♠ Q♦
  pair of queens, ten-nine-seven kickers
carol     100.00    297.50    +197.50  7♣ 7♦
  three of a kind, sevens, ten-nine kickers
dave        0.50      0.00      −0.50  folded
$ FELT_SCREEN=80 felt pots --color=never --explain alice:101:AhKh bob:101:AdKd carol:51:fold -b 2s7h9cTs3d
board  2♠ 7♥ 9♣ T♠ 3♦
\
pot   amount  for         to                  layer
main     253  alice, bob  alice 127, bob 126  0 to 101: 101 each from alice,
                                              bob; 51 from carol (folded);
                                              alice, bob split: high card,
                                              ace-king-ten-nine-seven; an odd
                                              chip to alice, first left of the
                                              button (carol)
         253  chips in, 253 chips won
\
player  put in  gets  net  hand
alice      101   127  +26  A♥ K♥  high card, ace-king-ten-nine-seven
bob        101   126  +25  A♦ K♦  high card, ace-king-ten-nine-seven
carol       51     0  −51  folded
$ FELT_SCREEN=80 felt pots --color=never alice:100 bob:50:fold --carried 30
pot       amount  for    to         layer
main         130  alice  alice 130  0 to 50
returned      50  alice  alice 50   50 to 100
             180  chips in, 130 chips won, 50 returned
\
player  put in  gets
alice      100   180
bob         50     0  folded
$ FELT_SCREEN=80 felt pots --color=never alice:300:AhKh bob:300:QsQd carol:100 -b 2s7h9cTc3d
board  2♠ 7♥ 9♣ T♣ 3♦
\
pot   amount  for                to       layer
main     300  alice, bob, carol           0 to 100
side     400  alice, bob         bob 400  100 to 300
         700  chips in, 300 chips in pots, 400 chips won
not awarded where this hand is needed: carol
$ FELT_SCREEN=80 felt pots --color=never alice:300:AhKh bob:300 -b 2s7h9c
board  2♠ 7♥ 9♣
\
pot   amount  for         layer
main     600  alice, bob  0 to 300
         600  chips in, 600 chips in pots
not awarded: the board has 3 of its five cards
$ FELT_SCREEN=80 felt pots --color=never alice:300:AhKh bob:300:QsQd
pot   amount  for         layer
main     600  alice, bob  0 to 300
         600  chips in, 600 chips in pots
not awarded: there is no board
$ printf '%s\n' 'a:1 b:1' 'a:2 b:1' | FELT_SCREEN=80 felt pots --color=never
pot   amount  for   layer
main       2  a, b  0 to 1
           2  chips in, 2 chips in pots
\
pot       amount  for   to   layer
main           2  a, b       0 to 1
returned       1  a     a 1  1 to 2
               3  chips in, 2 chips in pots, 1 returned
$ FELT_SCREEN=80 felt pots --color=never --fields pot,amount alice:3000 bob:3000
pot   amount
main   6,000
$ FELT_SCREEN=40 felt pots --color=never --explain alice:300:AhKh bob:300:QsQd carol:100:allin:7c7d -b 2s7h9cTc3d
board  2♠ 7♥ 9♣ T♣ 3♦
\
pot   amount
main     300  for alice, bob, carol
              to carol 300
              0 to 100: 100 each from
              alice, bob, carol; carol
              wins: three of a kind,
              sevens, ten-nine kickers
side     400  for alice, bob
              to bob 400
              100 to 300: 200 each from
              alice, bob; bob wins: pair
              of queens, ten-nine-seven
              kickers
         700  chips in, 700 chips won
\
player  put in  gets   net  hand
alice      300     0  −300  A♥ K♥
  high card, ace-king-ten-nine-seven
bob        300   400  +100  Q♠ Q♦
  pair of queens, ten-nine-seven kickers
carol      100   300  +200  7♣ 7♦
  three of a kind, sevens, ten-nine
  kickers
$ FELT_SCREEN=80 felt pots --color=never $(for i in $(seq 23); do echo player$i:$((i / 8 * 100 + 100)); done)
pot     amount
main     2,300  for player1, player2, player3, player4, player5, player6,
                player7, player8, player9, player10, player11, player12,
                player13, player14, player15, player16, player17, player18,
                player19, player20, player21, player22, player23
                0 to 100
side     1,600  for player8, player9, player10, player11, player12, player13,
                player14, player15, player16, player17, player18, player19,
                player20, player21, player22, player23
                100 to 200
side 2     800  for player16, player17, player18, player19, player20, player21,
                player22, player23
                200 to 300
         4,700  chips in, 4,700 chips in pots
$ FELT_SCREEN=80 felt pots --color=always alice:3:AhKh bob:3:QsQd -b 2s7h9cTc3d | cat -v
board  2M-bM-^YM-  7^[[31mM-bM-^YM-%^[[39m 9^[[32mM-bM-^YM-#^[[39m T^[[32mM-bM-^YM-#^[[39m 3^[[34mM-bM-^YM-&^[[39m
\
^[[2mpot   amount  for         to     layer^[[0m
main       6  alice, bob  bob 6  0 to 3
           6  chips in, 6 chips won
\
^[[2mplayer  put in  gets  net  hand^[[0m
^[[2malice        3     0   M-bM-^HM-^R3  A^[[31mM-bM-^YM-%^[[39m K^[[31mM-bM-^YM-%^[[39m  high card, ace-king-ten-nine-seven^[[0m
^[[1mbob          3     6   +3  QM-bM-^YM-  Q^[[34mM-bM-^YM-&^[[39m  pair of queens, ten-nine-seven kickers^[[0m
$ NO_COLOR=1 TERM=xterm FELT_SCREEN=80 felt pots alice:3 bob:3
pot   amount  for         layer
main       6  alice, bob  0 to 3
           6  chips in, 6 chips in pots
$ FELT_SCREEN=80 felt pots --color=never "$(printf 'a\033[31m:1')" bob:1 | cat -v
pot   amount  for          layer
main       2  a?[31m, bob  0 to 1
           2  chips in, 2 chips in pots

# High-low: half of a pot goes to the best high hand and half to the best low, with an odd chip
# between the halves to the high one. Each half is then shared by itself.
$ felt pots -g omaha8 --header alice:101:AhKd2cQs bob:101:7c6sTdTh carol:101:As2dKhQc @ 3c4d8h5hJd
pot	amount	layer	contenders	winners	shares	high	low
main	303	0-101	alice,bob,carol	alice,bob,carol	alice:76,bob:152,carol:75	bob:152	alice:76,carol:75
$ felt pots -g omaha8 -f json alice:101:AhKd2cQs bob:101:7c6sTdTh carol:101:As2dKhQc @ 3c4d8h5hJd
{"pot": "main", "amount": 303, "layer": "0-101", "contenders": ["alice", "bob", "carol"], "winners": ["alice", "bob", "carol"], "shares": [{"player": "alice", "amount": 76}, {"player": "bob", "amount": 152}, {"player": "carol", "amount": 75}], "high": [{"player": "bob", "amount": 152}], "low": [{"player": "alice", "amount": 76}, {"player": "carol", "amount": 75}]}
$ felt pots -g omaha8 --fields pot,why alice:101:AhKd2cQs bob:101:7c6sTdTh carol:101:As2dKhQc @ 3c4d8h5hJd
main	101 each from alice, bob, carol; bob wins the high half: eight-high straight; the odd chip between the halves is in it; alice, carol split the low half: five-four-three-two-ace low; an odd chip to alice, first left of the button (carol)
$ FELT_SCREEN=100 felt pots -g omaha8 --color=never --cards=ascii --explain alice:101:AhKd2cQs bob:101:7c6sTdTh carol:101:As2dKhQc @ 3c4d8h5hJd
board  3c 4d 8h 5h Jd
\
pot   amount
main     303  for alice, bob, carol
              to bob 152 high, alice 76 low, carol 75 low
              0 to 101: 101 each from alice, bob, carol; bob wins the high half: eight-high
              straight; the odd chip between the halves is in it; alice, carol split the low half:
              five-four-three-two-ace low; an odd chip to alice, first left of the button (carol)
         303  chips in, 303 chips won
\
player  put in  gets  net  hand
alice      101    76  -25  Ah Kd 2c Qs  five-high straight; five-four-three-two-ace low
bob        101   152  +51  7c 6s Td Th  eight-high straight; seven-six-five-four-three low
carol      101    75  -26  As 2d Kh Qc  five-high straight; five-four-three-two-ace low
$ FELT_SCREEN=60 felt pots -g omaha8 --color=never --cards=ascii alice:101:AhKd2cQs bob:101:7c6sTdTh carol:101:As2dKhQc @ 3c4d8h5hJd
board  3c 4d 8h 5h Jd
\
pot   amount
main     303  for alice, bob, carol
              to bob 152 high, alice 76 low, carol 75 low
              0 to 101
         303  chips in, 303 chips won
\
player  put in  gets  net  hand
alice      101    76  -25  Ah Kd 2c Qs
  five-high straight; five-four-three-two-ace low
bob        101   152  +51  7c 6s Td Th
  eight-high straight; seven-six-five-four-three low
carol      101    75  -26  As 2d Kh Qc
  five-high straight; five-four-three-two-ace low

# Carol has the only low, and is in the main pot alone of the two.
$ felt pots -g omaha8 --explain alice:300:KsKhJhQc bob:300:9c9s5s5d carol:100:AhKd2cQs @ 3c4d8h7hJd
main	300	0-100	alice,bob,carol	alice,carol	alice:150,carol:150	100 each from alice, bob, carol; alice wins the high half: pair of kings, jack-eight-seven kickers; carol wins the low half: seven-four-three-two-ace low	alice:150	carol:150
side	400	100-300	alice,bob	alice	alice:400	200 each from alice, bob; alice wins: pair of kings, jack-eight-seven kickers; there is no low	alice:400	
$ FELT_SCREEN=100 felt pots -g omaha8 --color=never --cards=ascii alice:300:KsKhJhQc bob:300:9c9s5s5d carol:100:AhKd2cQs @ 3c4d8h7hJd
board  3c 4d 8h 7h Jd
\
pot   amount  for                to                             layer
main     300  alice, bob, carol  alice 150 high, carol 150 low  0 to 100
side     400  alice, bob         alice 400                      100 to 300
         700  chips in, 700 chips won
\
player  put in  gets   net  hand
alice      300   550  +250  Ks Kh Jh Qc
  pair of kings, jack-eight-seven kickers
bob        300     0  -300  9c 9s 5s 5d
  pair of nines, jack-eight-seven kickers
carol      100   150   +50  Ah Kd 2c Qs
  high card, ace-king-jack-eight-seven; seven-four-three-two-ace low

# Players who tie for high and for low share the whole pot as evenly as possible: 52 and 51.
$ felt pots -g omaha8 --explain alice:51:AhKd2cQs bob:1:fold carol:51:As2dKhQc @ 3c4d8h5hJd
main	103	0-51	alice,carol	alice,carol	alice:52,carol:51	51 each from alice, carol; 1 from bob (folded); alice, carol split both halves: five-high straight; five-four-three-two-ace low; an odd chip to alice, first left of the button (carol)	alice:26,carol:26	alice:26,carol:25
$ FELT_SCREEN=100 felt pots -g omaha8 --color=never --cards=ascii alice:51:AhKd2cQs bob:1:fold carol:51:As2dKhQc @ 3c4d8h5hJd
board  3c 4d 8h 5h Jd
\
pot   amount  for           to                                            layer
main     103  alice, carol  alice 52 high and low, carol 51 high and low  0 to 51
         103  chips in, 103 chips won
\
player  put in  gets  net  hand
alice       51    52   +1  Ah Kd 2c Qs  five-high straight; five-four-three-two-ace low
bob          1     0   -1  folded
carol       51    51    0  As 2d Kh Qc  five-high straight; five-four-three-two-ace low

# In stud an odd chip goes to the highest card by suit among those that count.
$ felt pots -g stud8 --explain alice:103:5h4c3d2cAcKdKh bob:103:5s4h3h2hAhJdQd carol:1:fold
main	207	0-103	alice,bob	alice,bob	alice:103,bob:104	103 each from alice, bob; 1 from carol (folded); alice, bob split both halves: five-high straight; five-four-three-two-ace low; an odd chip to bob, by the highest card and its suit	alice:52,bob:52	alice:51,bob:52
$ felt pots -g razz --fields shares,odd alice:10:5h4c3d2cAcKdKh bob:10:5s4h3h2hAhJdQd carol:1:fold
alice:10,bob:11	bob:1
$ felt pots -g badugi --explain alice:10:4sAh3c2d bob:10:As2h3d4d
main	20	0-10	alice,bob	alice	alice:20	10 each from alice, bob; alice wins: four-card badugi, four-three-two-ace
$ felt pots -g shortdeck --fields why alice:10:Ah6d bob:10:KhKs @ 7c8s9sKdKc
10 each from alice, bob; bob wins: four of a kind, kings, nine kicker
$ felt pots -g shortdeck --trips-over-straight --fields winners alice:10:Ah6d bob:10:KhJs @ 7c8s9sKdKc
bob

# Rows of chips without a low, and chips that nobody called.
$ felt pots -g omaha8 --header alice:50 bob:20 carol:20:fold
pot	amount	layer	contenders	winners	shares	high	low
main	60	0-20	alice,bob				
returned	30	20-50	alice		alice:30		
$ felt pots --fields pot,high,low alice:300:AhKh bob:300:QsQd -b 2s7h9cTc3d
main	bob:600	

# Invalid hands of a game, and boards that it does not deal.
$ felt pots -g omaha8 alice:10:AhKd2c bob:10
felt pots: operand:1:10: a hand of 3 cards; this game deals 4
[1]
$ felt pots -g shortdeck alice:10:AhKd bob:10:5c6c
felt pots: operand:2:8: the deck of this game has no '5c'
[1]
$ felt pots -g shortdeck alice:10:AhKd bob:10 -b 5c6c7c
felt pots: --board:1: the deck of this game has no '5c'
[2]
$ felt pots -g 27 alice:10 bob:10 @ 5c6c7c
felt pots: operand:4:1: this game has no board of 3 cards
[1]
$ felt pots -g 27 alice:10 bob:10 -b 5c
felt pots: --board: this game has no board of 1 card
see 'felt pots --help'
[2]
$ felt pots -g stud alice:10:AhKhQhJhTh2c bob:10:3c4c5c6c7c8c -b 9d
main	20	0-10	alice,bob	alice	alice:20
$ felt pots -g omaha8 --color=never alice:10:AhKd2c5d bob:10:QsQdJsJd -b 5c6c7c
main	20	0-10	alice,bob				
$ FELT_SCREEN=80 felt pots -g omaha8 --color=never --cards=ascii alice:10:AhKd2c5d bob:10:QsQdJsJd -b 5c6c7c
board  5c 6c 7c
\
pot   amount  for         layer
main      20  alice, bob  0 to 10
          20  chips in, 20 chips in pots
not awarded: the board has 3 of its five cards
