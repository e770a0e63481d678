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
felt rank: two.csv: which column is to be read? Say --column NAME or --column N; there are id, first, second
see 'felt rank --help'
[2]
$ felt rank -i csv --column third --from two.csv
felt rank: two.csv: no column 'third'; there are id, first, second
see 'felt rank --help'
[2]
$ felt rank -i csv --column 4 --from two.csv
felt rank: two.csv: no column 4: the first row has 3
see 'felt rank --help'
[2]
$ felt rank -i csv --column 0 --from two.csv
felt rank: two.csv: no column '0'; there are id, first, second
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
felt rank: bare.csv: which column is to be read? Say --column NAME or --column N; there are AsKsQsJsTs, 1
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
felt rank: sheet.csv: the first row is one column, 'hand;note': use -i csv --delimiter ';'
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
felt rank: bad.csv:3:7: repeated card 'As', first at 4 (column hand)
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
felt rank: bad.csv:3:7: repeated card 'As', first at 4 (column hand)
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

# A quote that is not closed, and text behind one that is.
$ printf 'hand,z\nAsKsQsJsTs,1\n"AsKsQsJsTs,2\nAsKsQsJsTs,3\n' | felt rank -i csv --fields standing
hand,z,standing
AsKsQsJsTs,1,1
felt rank: standard input:3:1: a quote is not closed, or text follows a closing one (double it inside a cell)
[1]
$ printf 'hand,z\nAsKsQsJsTs,1\n"AsKsQsJsTs"x,2\nAsKsQsJsTs,3\n' | felt rank -i csv --fields standing -k
hand,z,standing
AsKsQsJsTs,1,1
felt rank: standard input:3:1: a quote is not closed, or text follows a closing one (double it inside a cell)
felt rank: standard input: the rest is not read
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
felt rank: bad.csv:3:7: repeated card 'As', first at 4 (column hand)
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
