# CSV and TSV in: which column has the cards, what passes through, where faults are.

# The column is found by its usual name. The other columns pass through untouched,
# quotes come back where they are needed, and results are appended; a field whose
# name is taken is called felt_NAME.
$ printf 'name,hand,note\nAnn,AsKsQsJsTs,"says ""hi"", twice"\nBob,7h7d7c2s2h,"two\nlines"\n' >players.csv
$ felt rank -i csv --from players.csv
name,hand,note,standing,category,felt_name,best
Ann,AsKsQsJsTs,"says ""hi"", twice",1,straight-flush,royal flush,AsKsQsJsTs
Bob,7h7d7c2s2h,"two
lines",262,full-house,"full house, sevens over deuces",7h7d7c2s2h
$ felt rank -i csv --fields standing <players.csv
name,hand,note,standing
Ann,AsKsQsJsTs,"says ""hi"", twice",1
Bob,7h7d7c2s2h,"two
lines",262
$ felt rank -i csv --fields hand,standing <players.csv
name,hand,note,felt_hand,standing
Ann,AsKsQsJsTs,"says ""hi"", twice",AsKsQsJsTs,1
Bob,7h7d7c2s2h,"two
lines",7h7d7c2s2h,262

# Other formats of the same.
$ felt rank -i csv -f tsv --from players.csv
name	hand	note	standing	category	felt_name	best
Ann	AsKsQsJsTs	"says ""hi"", twice"	1	straight-flush	royal flush	AsKsQsJsTs
Bob	7h7d7c2s2h	"two
lines"	262	full-house	full house, sevens over deuces	7h7d7c2s2h
$ felt rank -i csv -f text --from players.csv
Ann	AsKsQsJsTs	says "hi", twice	1	straight-flush	royal flush	AsKsQsJsTs
Bob	7h7d7c2s2h	two lines	262	full-house	full house, sevens over deuces	7h7d7c2s2h
$ felt rank -i csv -f json --from players.csv
{"name": "Ann", "hand": "AsKsQsJsTs", "note": "says \"hi\", twice", "standing": 1, "category": "straight-flush", "felt_name": "royal flush", "best": "AsKsQsJsTs"}
{"name": "Bob", "hand": "7h7d7c2s2h", "note": "two\nlines", "standing": 262, "category": "full-house", "felt_name": "full house, sevens over deuces", "best": "7h7d7c2s2h"}
$ felt rank -i csv --no-header --from players.csv
Ann,AsKsQsJsTs,"says ""hi"", twice",1,straight-flush,royal flush,AsKsQsJsTs
Bob,7h7d7c2s2h,"two
lines",262,full-house,"full house, sevens over deuces",7h7d7c2s2h

# By name, by number. A number is a place, even where a cell of the first row reads the same.
$ printf 'id,first,second\n1,AsKsQsJsTs,2c3c4c5c7d\n' >two.csv
$ felt rank -i csv --column first --fields standing --from two.csv
id,first,second,standing
1,AsKsQsJsTs,2c3c4c5c7d,1
$ felt rank -i csv --column second --fields standing --from two.csv
id,first,second,standing
1,AsKsQsJsTs,2c3c4c5c7d,7462
$ felt rank -i csv --column 3 --fields standing --from two.csv
id,first,second,standing
1,AsKsQsJsTs,2c3c4c5c7d,7462
$ felt rank -i csv --from two.csv
felt rank: two.csv: several columns; choose one with --column NAME or --column N; the columns are id, first, second
see 'felt rank --help'
[2]
$ felt rank -i csv --column third --from two.csv
felt rank: two.csv: no column 'third'; the columns are id, first, second
see 'felt rank --help'
[2]
$ felt rank -i csv --column 4 --from two.csv
felt rank: two.csv: no column 4; the first row has 3
see 'felt rank --help'
[2]
$ felt rank -i csv --column 0 --from two.csv
felt rank: two.csv: no column '0'; the columns are id, first, second
see 'felt rank --help'
[2]

# Without a header: the first row counts, no header goes out unless it is asked for.
$ printf 'AsKsQsJsTs,1\n7h7d7c2s2h,2\n' >bare.csv
$ felt rank -i csv --column 1 --fields standing --from bare.csv
AsKsQsJsTs,1,1
7h7d7c2s2h,2,262
$ felt rank -i csv --column 1 --fields standing --header --from bare.csv
1,2,standing
AsKsQsJsTs,1,1
7h7d7c2s2h,2,262
$ felt rank -i csv --column 1 --fields standing -f json --from bare.csv
{"1": "AsKsQsJsTs", "2": "1", "standing": 1}
{"1": "7h7d7c2s2h", "2": "2", "standing": 262}
$ felt rank -i csv --column 1 --fields standing --sort --from bare.csv
AsKsQsJsTs,1,1
7h7d7c2s2h,2,262
$ felt rank -i csv --from bare.csv
felt rank: bare.csv: several columns; choose one with --column NAME or --column N; the columns are AsKsQsJsTs, 1
see 'felt rank --help'
[2]
$ printf '7,AhKh; QsQd @ 2h7h9hTc3d\n8,AhKh v QsQc @ 2h7h9hTc3d\n' >contests.csv
$ felt showdown -i csv --column 2 --winners --from contests.csv
7,AhKh; QsQd @ 2h7h9hTc3d,1
8,AhKh v QsQc @ 2h7h9hTc3d,1
$ felt showdown -i csv --column 2 --fields problem,position,place --from contests.csv
7,AhKh; QsQd @ 2h7h9hTc3d,1,1,1
7,AhKh; QsQd @ 2h7h9hTc3d,1,2,2
8,AhKh v QsQc @ 2h7h9hTc3d,2,1,1
8,AhKh v QsQc @ 2h7h9hTc3d,2,2,2
$ printf '@ Qh7h2c\n' | felt count -i csv --column 1 --fields count | tail -n 1
@ Qh7h2c,211876

# As a spreadsheet writes it: a byte-order mark, CRLF, semicolons.
$ printf '\357\273\277hand;note\r\nAs Ks Qs Js Ts;"a;b"\r\n7h7d7c2s2h;\r\n' >sheet.csv
$ felt rank -i csv --delimiter ';' --fields standing,name --from sheet.csv
hand;note;standing;name
As Ks Qs Js Ts;"a;b";1;royal flush
7h7d7c2s2h;;262;full house, sevens over deuces
$ felt rank -i csv --delimiter ';' --fields standing,name -f tsv --from sheet.csv
hand	note	standing	name
As Ks Qs Js Ts	a;b	1	royal flush
7h7d7c2s2h		262	full house, sevens over deuces
$ felt rank -i csv --from sheet.csv
felt rank: sheet.csv: the first row has only one column, 'hand;note'; use -i csv --delimiter ';'
see 'felt rank --help'
[2]

# TSV, by an option of its own or as a delimiter.
$ printf 'id\thand\n1\tAsKsQsJsTs\n2\t"7h7d7c2s2h"\n' >hands.tsv
$ felt rank -i tsv --fields standing,name --from hands.tsv
id	hand	standing	name
1	AsKsQsJsTs	1	royal flush
2	7h7d7c2s2h	262	full house, sevens over deuces
$ felt rank -i tsv --fields standing,name -f csv --from hands.tsv
id,hand,standing,name
1,AsKsQsJsTs,1,royal flush
2,7h7d7c2s2h,262,"full house, sevens over deuces"
$ felt rank -i tsv --fields standing,name -f csv --delimiter ';' --from hands.tsv
id;hand;standing;name
1;AsKsQsJsTs;1;royal flush
2;7h7d7c2s2h;262;full house, sevens over deuces
$ felt rank -i csv --delimiter tab --fields standing,name -f tsv --from hands.tsv
id	hand	standing	name
1	AsKsQsJsTs	1	royal flush
2	7h7d7c2s2h	262	full house, sevens over deuces

# Names that collide with fields, and with each other.
$ printf 'hand,name,standing,name\nAsKsQsJsTs,x,y,z\n' | felt rank -i csv
hand,name,standing,name,felt_standing,category,felt_name,best
AsKsQsJsTs,x,y,z,1,straight-flush,royal flush,AsKsQsJsTs
$ printf 'hand,name\nAsKsQsJsTs,x\n' | felt rank -i csv -f json
{"hand": "AsKsQsJsTs", "name": "x", "standing": 1, "category": "straight-flush", "felt_name": "royal flush", "best": "AsKsQsJsTs"}

# Faults are placed in the file's line, whatever was quoted before them. -k passes
# over them; a missing cell and a row too short or too long are faults too.
$ printf 'id,hand,z\n1,,x\n2,"As As",x\n"a\nb",AsKsQsJsXs,x\n4,AsKsQsJsTs\n5,AsKsQsJsTs,x,y\n\n6,AsKsQsJsTs,x\n' >bad.csv
$ felt rank -i csv --fields standing --from bad.csv
id,hand,z,standing
felt rank: bad.csv:2:3: too few cards: a hand has 5 to 7, not 0 (column hand)
[1]
$ felt rank -i csv --fields standing -k --from bad.csv
id,hand,z,standing
felt rank: bad.csv:2:3: too few cards: a hand has 5 to 7, not 0 (column hand)
felt rank: bad.csv:3:7: duplicate card 'As', first at column 4 (column hand)
felt rank: bad.csv:5:12: no such rank 'X' (2 to 9, T or 10, J, Q, K, A) (column hand)
felt rank: bad.csv:6:13: 2 cells, but the first row has 3
felt rank: bad.csv:7:17: 4 cells, but the first row has 3
6,AsKsQsJsTs,x,1
felt rank: 5 invalid lines skipped
[1]
$ FELT_SCREEN=80 felt rank -i csv --fields standing -k --color never --from bad.csv
id,hand,z,standing
felt rank: bad.csv:2:3: too few cards: a hand has 5 to 7, not 0 (column hand)
  1,,x
    ^
felt rank: bad.csv:3:7: duplicate card 'As', first at column 4 (column hand)
  2,"As As",x
        ^
felt rank: bad.csv:5:12: no such rank 'X' (2 to 9, T or 10, J, Q, K, A) (column hand)
  b",AsKsQsJsXs,x
             ^
felt rank: bad.csv:6:13: 2 cells, but the first row has 3
  4,AsKsQsJsTs
              ^
felt rank: bad.csv:7:17: 4 cells, but the first row has 3
  5,AsKsQsJsTs,x,y
                  ^
6,AsKsQsJsTs,x,1
felt rank: 5 invalid lines skipped
[1]
$ printf 'hand\n"As Ks\nQs Js Ts"\n' | felt rank -i csv
hand,standing,category,name,best
felt rank: standard input:2:7: no card begins with '\x0a' (column hand)
[1]

# An unclosed quote, and text after a closing one.
$ printf 'hand,z\nAsKsQsJsTs,1\n"AsKsQsJsTs,2\nAsKsQsJsTs,3\n' | felt rank -i csv --fields standing
hand,z,standing
AsKsQsJsTs,1,1
felt rank: standard input:3:1: unclosed quote, or text after a closing quote (write "" for a quote in a cell)
[1]
$ printf 'hand,z\nAsKsQsJsTs,1\n"AsKsQsJsTs"x,2\nAsKsQsJsTs,3\n' | felt rank -i csv --fields standing -k
hand,z,standing
AsKsQsJsTs,1,1
felt rank: standard input:3:1: unclosed quote, or text after a closing quote (write "" for a quote in a cell)
felt rank: standard input: the rest of the input is not read
felt rank: 1 invalid line skipped
[1]
$ printf 'hand,z\nAsKsQsJsTs,Phil "Kid" Poker\n' | felt rank -i csv --fields standing
hand,z,standing
AsKsQsJsTs,"Phil ""Kid"" Poker",1

# Several files come out below one header, which must be theirs too.
$ felt rank -i csv --fields standing --from players.csv --from players.csv
name,hand,note,standing
Ann,AsKsQsJsTs,"says ""hi"", twice",1
Bob,7h7d7c2s2h,"two
lines",262
Ann,AsKsQsJsTs,"says ""hi"", twice",1
Bob,7h7d7c2s2h,"two
lines",262
$ felt rank -i csv --fields standing --from two.csv --column 2 --from players.csv
id,first,second,standing
1,AsKsQsJsTs,2c3c4c5c7d,1
felt rank: players.csv:1: the columns differ from those of two.csv
[1]

# Counted and sorted rows.
$ felt rank -i csv --count --from players.csv | head -n 4
category,count,probability,odds_against
straight-flush,1,0.5,1
four-of-a-kind,0,0,inf
full-house,1,0.5,1
$ felt rank -i csv --count -k --from bad.csv | tail -n 1
felt rank: bad.csv:2:3: too few cards: a hand has 5 to 7, not 0 (column hand)
felt rank: bad.csv:3:7: duplicate card 'As', first at column 4 (column hand)
felt rank: bad.csv:5:12: no such rank 'X' (2 to 9, T or 10, J, Q, K, A) (column hand)
felt rank: bad.csv:6:13: 2 cells, but the first row has 3
felt rank: bad.csv:7:17: 4 cells, but the first row has 3
felt rank: 5 invalid lines skipped
total,1,1,0
$ felt rank -i csv --count --column 1 --from bare.csv | head -n 2
category,count,probability,odds_against
straight-flush,1,0.5,1
$ printf 'id,hand\n1,2c3c4c5c7d\n2,AsKsQsJsTs\n3,2h3h4h5h7s\n' | felt rank -i csv --sort --fields standing
id,hand,standing
2,AsKsQsJsTs,1
1,2c3c4c5c7d,7462
3,2h3h4h5h7s,7462

# Nothing in, nothing out: without its columns a header would be of another table.
$ felt rank -i csv
$ printf 'id,hand\n' | felt rank -i csv
id,hand,standing,category,name,best
$ felt rank -i csv --from nowhere.csv
felt rank: nowhere.csv: No such file or directory
[3]
$ felt showdown -i csv
$ felt count -i csv

# Hero, villain, board and dead cards in columns of their own; empty cells where there are none.
$ printf '%s\n' id,Hero,Villain,Board,Dead 1,AhKh,QQ+,2h7h9h, 2,AA,KK,,As '3,"22+,AKs",random,,' >spots.csv
$ felt equity --columns hero,villain,board,dead --fields range,equity --percent --from spots.csv
id,Hero,Villain,Board,Dead,range,equity
1,AhKh,QQ+,2h7h9h,,AhKh,97.68
1,AhKh,QQ+,2h7h9h,,QQ+,2.32
2,AA,KK,,As,AA,80.22
2,AA,KK,,As,KK,19.78
3,"22+,AKs",random,,,"22+,AKs",68.55
3,"22+,AKs",random,,,100%,31.45
$ felt equity --columns 2,3,4,5 --fields range,deals --no-header --from spots.csv
1,AhKh,QQ+,2h7h9h,,AhKh,11880
1,AhKh,QQ+,2h7h9h,,QQ+,11880
2,AA,KK,,As,AA,27610902
2,AA,KK,,As,KK,27610902
3,"22+,AKs",random,,,"22+,AKs",172000936800
3,"22+,AKs",random,,,100%,172000936800
$ sed 1d spots.csv | felt equity --columns 2,3,board=4,DEAD=5 --fields range,deals
1,AhKh,QQ+,2h7h9h,,AhKh,11880
1,AhKh,QQ+,2h7h9h,,QQ+,11880
2,AA,KK,,As,AA,27610902
2,AA,KK,,As,KK,27610902
3,"22+,AKs",random,,,"22+,AKs",172000936800
3,"22+,AKs",random,,,100%,172000936800
$ felt equity --columns board,villain,hero --fields range,board --from spots.csv | head -n 3
id,Hero,Villain,Board,Dead,range,board
1,AhKh,QQ+,2h7h9h,,QQ+,2h7h9h
1,AhKh,QQ+,2h7h9h,,AhKh,2h7h9h
$ felt equity --columns hero,villain,board -f json --from spots.csv | head -n 1 | cut -c -90
{"id": "1", "Hero": "AhKh", "Villain": "QQ+", "Board": "2h7h9h", "Dead": "", "problem": 1,
$ tr , '\t' <spots.csv | head -n 2 | felt equity -i tsv --columns hero,villain,board --fields equity
id	Hero	Villain	Board	Dead	equity
1	AhKh	QQ+	2h7h9h		0.9767676767676767
1	AhKh	QQ+	2h7h9h		0.023232323232323233
$ tr , ';' <spots.csv | head -n 2 | felt equity --delimiter ';' --columns hero,villain,board --fields equity
id;Hero;Villain;Board;Dead;equity
1;AhKh;QQ+;2h7h9h;;0.9767676767676767
1;AhKh;QQ+;2h7h9h;;0.023232323232323233
$ felt equity --columns hero,villain,board --by-combo --fields combo,equity --from spots.csv | head -n 2
id,Hero,Villain,Board,Dead,combo,equity
1,AhKh,QQ+,2h7h9h,,AhKh,0.9767676767676767
$ felt equity --columns hero,villain -k --fields equity --from spots.csv --from spots.csv | wc -l
13

# The same line by line, with more players, in showdown and count.
$ printf '%s\n' 'AhKh; QQ+ @ 2h7h9h' 'AA; KK ! As' '22+,AKs; random' | felt equity --fields range,equity --percent
AhKh	97.68
QQ+	2.32
AA	80.22
KK	19.78
22+,AKs	68.55
100%	31.45
$ printf 'a,b,c,board\nAA,KK,QQ,2c7d9h\n' | felt equity --columns a,b,c,board --fields range,equity --digits 4
a,b,c,board,range,equity
AA,KK,QQ,2c7d9h,AA,0.8295
AA,KK,QQ,2c7d9h,KK,0.0875
AA,KK,QQ,2c7d9h,QQ,0.0831
$ printf 'h,v,flop,turn\nAhKh,QsQd,2h7h9hTc3d,\n' | felt showdown --columns h,v,board=flop --fields hand,result
h,v,flop,turn,hand,result
AhKh,QsQd,2h7h9hTc3d,,AhKh,win
AhKh,QsQd,2h7h9hTc3d,,QsQd,lose
$ printf 'h,flop\nAhKh,Qh7h2c\nAhKd,\n' | felt count --columns h,board=flop --fields category,count | sed -n '1,2p;12p'
h,flop,category,count
AhKh,Qh7h2c,straight-flush,1
AhKd,,straight-flush,216
$ printf 'h,flop\n22+,Qh7h2c\n' | felt count --ranges --columns h,board=flop --fields kind,combos | sed -n '1p;$p'
h,flop,kind,combos
22+,Qh7h2c,overcards,0

# An error is located in its cell.
$ cat >bad.csv <<END
> hero,villain,board,dead
> AA,,,
> ,KK,,
> AA,KZ,,
> AA,KK,2c2d2c,
> AA,"KK; QQ",,
> AA v KK,QQ,,
> AhKh,AhQd,,
> AsKh,AhQd,2c2d2s,9s2c
> AA,KK,2c2d2s ! 9s,
> AA,KK,2c2d2s3c4d5h,
> AA,KK
> AA,KK,2c7d9h,
> END
$ felt equity --columns hero,villain,board,dead -k --fields range --from bad.csv
hero,villain,board,dead,range
felt equity: bad.csv:2:4: a range is missing (column villain)
felt equity: bad.csv:3:1: a range is missing (column hero)
felt equity: bad.csv:4:5: 'Z' is neither a rank nor a suit (column villain)
felt equity: bad.csv:5:11: duplicate card '2c', first at column 7 (column board)
felt equity: bad.csv:6:5: 'KK; QQ' does not belong in one cell; give hands, board and dead cards a column each (column villain)
felt equity: bad.csv:7:1: 'AA v KK' does not belong in one cell; give hands, board and dead cards a column each (column hero)
felt equity: bad.csv:8:6: the ranges conflict: no deal gives every player a hand (column villain)
felt equity: bad.csv:9:20: card '2c' is already dealt, first at 9:11 (column dead)
felt equity: bad.csv:10:7: '2c2d2s ! 9s' does not belong in one cell; give hands, board and dead cards a column each (column board)
felt equity: bad.csv:11:17: the board has 6 cards; at most 5 are allowed (column board)
felt equity: bad.csv:12:6: 2 cells, but the first row has 4
AA,KK,2c7d9h,,AA
AA,KK,2c7d9h,,KK
felt equity: 11 invalid lines skipped
[1]
$ printf 'hero,villain,board\n"Ah\nKh",AhQd,\n' | felt equity --columns hero,villain,board
hero,villain,board,problem,position,range,combos,equity,win_count,tie_count,win,tie,stderr,method,deals
felt equity: standard input:2:2: 'Ah' is one card; a hand has two (column hero)
[1]
$ felt equity --columns hero,villain,board -b 2c3c4c --from bad.csv
hero,villain,board,dead,problem,position,range,combos,equity,win_count,tie_count,win,tie,stderr,method,deals
felt equity: bad.csv:2:4: a range is missing (column villain)
[1]
$ felt showdown --columns hero,villain,board -k --from bad.csv 2>&1 | head -n 2
hero,villain,board,dead,problem,place,hand,standing,category,name,best,result
felt showdown: bad.csv:2:4: a hand is missing (column villain)

# Columns that are not there, or that say one thing twice.
$ felt equity --columns hero,vilain --from spots.csv
felt equity: spots.csv: no column 'vilain'; the columns are id, Hero, Villain, Board, Dead
see 'felt equity --help'
[2]
$ felt equity --columns 2,9 --from spots.csv
felt equity: spots.csv: no column 9; the first row has 5
see 'felt equity --help'
[2]
$ felt equity --columns hero,villain,board,board=1 --from spots.csv
felt equity: --columns: more than one column of board cards
see 'felt equity --help'
[2]
$ felt equity --columns hero,dead,dead=1 --from spots.csv
felt equity: --columns: more than one column of dead cards
see 'felt equity --help'
[2]
$ felt equity --columns board,dead --from spots.csv
felt equity: --columns names no column of hands, only the board and dead cards
see 'felt equity --help'
[2]
$ felt equity --columns '' --from spots.csv
felt equity: spots.csv: no column ''; the columns are id, Hero, Villain, Board, Dead
see 'felt equity --help'
[2]
$ felt equity --columns hero,villain --column hero --from spots.csv
felt equity: --column and --columns cannot be used together
see 'felt equity --help'
[2]
$ felt equity --columns hero,villain AA KK
felt equity: --columns requires a table from --from or standard input; operands have no columns
see 'felt equity --help'
[2]
$ felt equity --columns hero,villain -i lines --from spots.csv
felt equity: --columns requires -i csv or -i tsv
see 'felt equity --help'
[2]
$ felt equity --columns hero --fields equity --from spots.csv
id,Hero,Villain,Board,Dead,equity
felt equity: spots.csv:2:7: only one range; two or more are needed, as in 'AA v KK' (column Hero)
[1]
$ felt rank --columns hero --from spots.csv 2>&1 | head -n 1
felt rank: unknown option '--columns'; did you mean '--column'?
