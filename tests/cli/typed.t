# What people type first is taken where it is without doubt; otherwise a message says what to write.

# Hands with v or vs between them, a board after @, as many words as it takes.
$ felt showdown AhKh vs QsQd @ 2h 7h 9h Tc 3d --fields hand,result
AhKh	win
QsQd	lose
$ felt showdown AhKh VS QsQd vs. 7c7d @2h7h9hTc3d --fields hand,result
AhKh	win
7c7d	lose
QsQd	lose
$ felt showdown AhKh QsQd @ 2h7h9hTc3d '!' 4s 4d --fields hand,result
AhKh	win
QsQd	lose
$ felt showdown Ah Kh v Qs Qd @2h 7h 9h Tc 3d --fields hand,result
AhKh	win
QsQd	lose
$ felt showdown AhKh QsQd @2h,7h,9h,Tc,3d --fields hand,result
AhKh	win
QsQd	lose
$ printf 'AhKh vs QsQd @ 2h 7h 9h Tc 3d\nAhKh Vs QsQd v 7c7d @ 2h,7h,9h, Tc,3d ! 4s,4d\n' | felt showdown --winners
1
1
$ felt equity AA vs KK @ 2c7d9h --fields range,equity
AA	0.9161616161616162
KK	0.08383838383838384
$ felt equity AA KK @ 2c 7d 9h --fields range,equity
AA	0.9161616161616162
KK	0.08383838383838384
$ felt equity AA KK @2c7d9h '!' As --fields range,combos
AA	3
KK	6
$ felt equity 'AA vs KK @ 2c,7d,9h' --fields range,equity
AA	0.9161616161616162
KK	0.08383838383838384
$ felt equity 22+ '!88' vs AK --fields range
22+,!88
AK
$ felt count AhKh @ Qh7h2c --fields category,count | head -n 4
straight-flush	1
four-of-a-kind	0
full-house	0
flush	377
$ felt equity AA KK@2c7d9h --fields range,equity
AA	0.9161616161616162
KK	0.08383838383838384
$ felt equity AA KK@2c 7d 9h --fields range,equity
AA	0.9161616161616162
KK	0.08383838383838384
$ felt equity AA KK@ 2c7d9h --fields range,equity
AA	0.9161616161616162
KK	0.08383838383838384
$ felt equity AA KK@50,QQ@2c7d9h '!' As --fields range,combos
AA	3
QQ,KK:0.5	12
$ felt equity AA '22+,!88' KK!AsAh --fields range,combos
AA	1
22+,!88	67
KK	6
$ felt equity AA vs KK@2c7d9h --fields range,equity
AA	0.9161616161616162
KK	0.08383838383838384
$ felt showdown AhKh QsQd 7c7d@2h7h9hTc3d!4s --fields hand,result
AhKh	win
7c7d	lose
QsQd	lose
$ felt showdown AhKh QsQd@2h 7h 9h Tc 3d --winners
1
$ felt showdown -n 2 AhKh QsQd@2h7h9hTc3d --winners
1
$ felt showdown 'AhKh;QsQd@2h7h9hTc3d' 'AhKh;2s2d@2h7h9hTc3d' --winners
1
1
$ felt equity AA@2c7d9h KK@2c7d9h
felt equity: operand:1:3: only one range; two or more are needed, as in 'AA v KK'
[1]
$ felt equity AA KK@2c7d9h QQ
felt equity: operand:1:3: only one range; two or more are needed, as in 'AA v KK'
[1]
$ felt count AhKh@Qh7h2c --fields category,count | sed -n 4p
flush	377
$ felt rank AhKh@2h7h9h
AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h
$ felt rank AhKh @ 2h7h9h
AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h
$ felt rank AhKh QsQd @2h7h9h
felt rank: operand:2:1: a second hand where only one is expected
[1]
$ echo 'AhKh @ 2h7h9h' | felt rank
AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h
$ felt showdown AhKh vsQsQd @ 2h7h9hTc3d
felt showdown: operand:2:1: no such rank 'v' (2 to 9, T or 10, J, Q, K, A)
[1]
$ felt showdown AhKh vs vs QsQd @ 2h7h9hTc3d
felt showdown: operand:3:1: a hand is missing
[1]

# Commas and blanks in boards and dead cards.
$ felt showdown AhKh QsQd -b 2h,7h,9h,Tc,3d --winners
1
$ felt showdown AhKh QsQd -b '2h 7h 9h Tc 3d' --winners
1
$ felt showdown AhKh QsQd -b '2h, 7h, 9h, Tc, 3d' -d 4s,4d --winners
1
$ felt showdown AhKh QsQd -b 2h,7h,9h,Tc,2h
felt showdown: --board:13: duplicate card '2h', first at column 1
[2]
$ felt rank -b 2h,7h,9h AhKh --fields name
flush, ace-king-nine-seven-two
$ felt pots alice:300:AhKh bob:300:QsQd -b 2h,7h,9h,Tc,3d --fields winners
alice
$ felt range AA -d As,Ah --fields combos
1

# A board that was not quoted: a single card is no board, and the single cards after it are no hands.
$ felt showdown AhKh QsQd -b 2h 7h 9h Tc 3d --winners
1
$ felt showdown -b 2h 7h 9h Tc 3d AhKh QsQd --winners
1
$ felt equity AA KK -b 2c 7d 9h --fields range,equity
AA	0.9161616161616162
KK	0.08383838383838384
$ felt range 22+,AK -b 2h 7h 9d --fields combos
85
$ felt rank AhKh QsQd -b 2h 7h 9h --fields hand,name
AhKh	flush, ace-king-nine-seven-two
QsQd	pair of queens, nine-seven-two kickers
$ felt count AhKh -b Qh 7h 2c --fields category,count | head -n 4
straight-flush	1
four-of-a-kind	0
full-house	0
flush	377
$ felt pots alice:300:AhKh bob:300:QsQd -b 2h 7h 9h Tc 3d --fields winners
alice
$ felt equity AA KK -b 2c 7d
felt equity: operand:3:1: '7d' is one card; a hand has two
[1]
$ felt equity AA 7d 9h KK -b 2c
felt equity: operand:2:1: '7d' is one card; a hand has two
[1]
$ felt equity AA 7d KK -b 2c 9h
felt equity: operand:2:1: '7d' is one card; a hand has two
[1]

# Dead cards that were not quoted, and after them the board: each card belongs to the option that it follows.
$ felt equity AsKs QdQc -d Ah Kd --fields range,equity,deals
AsKs	0.37356265237963926	1370754
QdQc	0.6264373476203607	1370754
$ felt equity AsKs QdQc -d AhKd --fields range,equity,deals
AsKs	0.37356265237963926	1370754
QdQc	0.6264373476203607	1370754
$ felt range AA -d Ah Kd --fields combos
3
$ for cards in '-b 2c 7d 9h -d As Kd' '-d As Kd -b 2c 7d 9h' '-d As Kd -b2c 7d 9h' '--dead=As Kd --board 2c 7d 9h' '-d AsKd -b 2c7d9h'; do felt equity AhKh $cards QsQd --fields equity,deals | head -n 1; done
0.21816168327796234	903
0.21816168327796234	903
0.21816168327796234	903
0.21816168327796234	903
0.21816168327796234	903
$ felt equity --fields deals -d As Kd -b 2c 7d 9h -- AhKh QsQd | head -n 1
903
$ felt equity AhKh --fields deals -d As Kd -b 2c 7d 9h -- QsQd | head -n 1
903
$ for dead in 'As Kd' AsKd; do felt showdown AhKh QsQd -b 2h7h9hTc3d -d $dead --winners; felt count AhKh -d $dead --fields category,count | head -n 1; done
1
straight-flush	1065
1
straight-flush	1065
$ felt count -d As Kd --fields count | head -n 1
3568
$ felt count Kd -d As --fields count | head -n 1
3568
$ felt count AhKh Kd -d As --fields hand,count | sed -n '1p;11p'
AhKh	1113
Kd	3568

# Cards after -d were taken for the board.
$ felt equity AhKh QsQd -b 2c 7d -d As Kd
felt equity: operand:3:1: '7d' is one card; a hand has two
[1]
$ felt equity AhKh QsQd -b 2c 7d 9h -d As Kd --fields deals | head -n 1
903

# Five to seven single cards are a hand.
$ felt rank As Ks Qs Js Ts
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
$ felt rank As Ks Qs -b JsTs --fields hand,name
AsKsQs	royal flush
$ felt rank As Ks -b 2h 7h 9d --fields name
high card, ace-king-nine-seven-two
$ felt rank As Ks Qs Js
felt rank: operand:4:3: too few cards: a hand has 5 to 7, not 4
[1]
$ felt rank As Ks Qs Js Xs
felt rank: operand:5:1: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
[1]
$ felt rank As Ks -b QsJsTs9s --fields hand,name
As	flush, ace-queen-jack-ten-nine
Ks	king-high straight flush

# Numbers as people write them; what need not be whole has a point and an exponent only.
$ for n in 1e3 1k 1K 1_000 1,000 0.001M; do felt equity --samples $n --fields deals AhKh QsQd | head -n 1; done
1000
1000
1000
1000
1000
1000
$ felt equity --samples 1,00 AhKh QsQd
felt equity: --samples: '1,00' is not an integer from 1 to 1000000000000000
see 'felt equity --help'
[2]
$ felt equity --samples 1k5 AhKh QsQd
felt equity: --samples: '1k5' is not an integer from 1 to 1000000000000000
see 'felt equity --help'
[2]
$ felt equity --time 1m AhKh QsQd
felt equity: --time: '1m' is not a number above 0 and at most 10000000
see 'felt equity --help'
[2]

# Weights in per cent, and a wildcard that is a star.
$ felt range --normal AKs:50% AKs:12.5%,QQ+ AKs:0.5 AKs@50 AKs:100%
AKs:0.5
QQ+,AKs:0.125
AKs:0.5
AKs:0.5
AKs
$ felt range AKs:50
felt range: operand:1:5: '50' is not a weight: after ':' write 0 to 1 or 0% to 100%, after '@' 0 to 100
[1]
$ felt range AKs:101%
felt range: operand:1:5: '101%' is not a weight: after ':' write 0 to 1 or 0% to 100%, after '@' 0 to 100
[1]
$ felt range AKs@0.5
felt range: operand:1:5: '@0.5' is ambiguous: write ':0.5' for a fraction, or '@0.5%' for a percentage
[1]
$ felt range --normal AKs@0.5% AKs:0.5% AKs@1
AKs:0.005
AKs:0.005
AKs:0.01
$ felt range Ax
felt range: operand:1:2: 'x' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ felt range Axs,QQ+
felt range: operand:1:2: 'x' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ felt range xx
felt range: operand:1:1: 'x' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ felt range 'Ah*,Kx'
felt range: operand:1:6: 'x' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]

# Files are read by --from.
$ echo AsKsQsJsTs >hands.txt; printf 'Player;Hand\nAnn;AsKsQsJsTs\n' >sheet.csv; cp hands.txt hands.tsv
$ felt rank hands.txt
felt rank: operand:1: 'hands.txt' is a file; to read it, use --from hands.txt
[1]
$ felt rank --from hands.txt --fields hand,name
AsKsQsJsTs	royal flush
$ felt rank AhKhQhJhTh ./hands.txt --fields name
royal flush
felt rank: operand:2: './hands.txt' is a file; to read it, use --from ./hands.txt
[1]
$ felt rank sheet.csv
felt rank: operand:1: 'sheet.csv' is a file; to read it, use -i csv --from sheet.csv
[1]
$ felt rank hands.tsv
felt rank: operand:1: 'hands.tsv' is a file; to read it, use -i tsv --from hands.tsv
[1]
$ felt equity hands.txt
felt equity: operand:1: 'hands.txt' is a file; to read it, use --from hands.txt
[1]
$ felt showdown hands.txt
felt showdown: operand:1: 'hands.txt' is a file; to read it, use --from hands.txt
[1]
$ felt count hands.txt
felt count: operand:1: 'hands.txt' is a file; to read it, use --from hands.txt
[1]
$ felt pots hands.txt
felt pots: operand:1: 'hands.txt' is a file; to read it, use --from hands.txt
[1]
$ felt range hands.txt
felt range: operand:1: 'hands.txt' is a file; to read it, use --from hands.txt
[1]
$ felt rank --from sheet.csv
felt rank: sheet.csv:1:1: no card begins with 'P'
felt rank: sheet.csv: to read it as a table, use -i csv
[1]
$ felt showdown -k --from hands.tsv
felt showdown: hands.tsv:1:11: only one hand; a showdown needs two or more
felt showdown: hands.tsv: to read it as a table, use -i tsv
felt showdown: 1 invalid line skipped
[1]
$ felt rank nothing.txt
felt rank: operand:1:1: no card begins with 'n'
[1]

# --column and --delimiter imply a table; names of columns are known in any case.
$ felt rank --column hand --delimiter ';' --fields name --from sheet.csv
Player;Hand;name
Ann;AsKsQsJsTs;royal flush
$ felt rank --column HAND --delimiter ';' --fields name -f json --from sheet.csv
{"Player": "Ann", "Hand": "AsKsQsJsTs", "name": "royal flush"}
$ felt rank --delimiter ';' --fields name --from sheet.csv
Player;Hand;name
Ann;AsKsQsJsTs;royal flush
$ felt rank -i csv --from sheet.csv
felt rank: sheet.csv: the first row has only one column, 'Player;Hand'; use -i csv --delimiter ';'
see 'felt rank --help'
[2]
$ felt rank -i tsv --from sheet.csv
felt rank: sheet.csv: the first row has only one column, 'Player;Hand'; use -i csv --delimiter ';'
see 'felt rank --help'
[2]
$ felt rank --column 2 --from sheet.csv
felt rank: sheet.csv: the first row has only one column, 'Player;Hand'; use -i csv --delimiter ';'
see 'felt rank --help'
[2]
$ felt rank --column cards --delimiter ';' --from sheet.csv
felt rank: sheet.csv: no column 'cards'; the columns are Player, Hand
see 'felt rank --help'
[2]
$ printf 'a;b\n' | felt rank --delimiter ';'
felt rank: standard input: several columns; choose one with --column NAME or --column N; the columns are a, b
see 'felt rank --help'
[2]
$ printf 'PLAYER\tHAND\nAnn\tAsKsQsJsTs\n' >t.tsv; felt rank --column hand --fields name --from t.tsv
PLAYER	HAND	name
Ann	AsKsQsJsTs	royal flush
$ felt rank --delimiter tab --fields name --from t.tsv
PLAYER	HAND	name
Ann	AsKsQsJsTs	royal flush
$ felt rank -i csv --column hand --from t.tsv
felt rank: t.tsv: the first row has only one column, 'PLAYER\x09HAND'; use -i tsv
see 'felt rank --help'
[2]
$ printf 'hand,Hand\nAsKsQsJsTs,2c3c4c5c7c\n' | felt rank --column Hand --no-header --fields name
AsKsQsJsTs,2c3c4c5c7c,"flush, seven-five-four-three-two"
$ printf 'Name,Chips\nann,5\n' | felt pots -i csv
pot,amount,layer,contenders,winners,shares
felt pots: standard input:2:6: only one player; a pot needs two or more
[1]
$ felt rank --delimiter ';' -f csv --from hands.txt
hand;standing;category;name;best
AsKsQsJsTs;1;straight-flush;royal flush;AsKsQsJsTs
$ printf 'Hero\tVillain\tBoard\nAA\tKK\t2c7d9h\n' >spots.tsv; felt equity --columns hero,villain,board --fields equity --from spots.tsv
Hero	Villain	Board	equity
AA	KK	2c7d9h	0.9161616161616162
AA	KK	2c7d9h	0.08383838383838384
$ felt equity --columns hero,villain,board --delimiter tab --fields equity <spots.tsv
Hero	Villain	Board	equity
AA	KK	2c7d9h	0.9161616161616162
AA	KK	2c7d9h	0.08383838383838384
$ felt equity --columns hero,villain,board <spots.tsv
felt equity: standard input: the first row has only one column, 'Hero\x09Villain\x09Board'; use -i tsv
see 'felt equity --help'
[2]
$ felt equity --columns 1,2 -i csv --from spots.tsv
felt equity: spots.tsv: the first row has only one column, 'Hero\x09Villain\x09Board'; use -i tsv
see 'felt equity --help'
[2]
$ felt equity --columns hero,vilain,board --from spots.tsv
felt equity: spots.tsv: no column 'vilain'; the columns are Hero, Villain, Board
see 'felt equity --help'
[2]
$ sed 's/\t/;/g' spots.tsv >spots.csv; felt equity --columns hero,villain,board --delimiter ';' --fields equity --from spots.csv
Hero;Villain;Board;equity
AA;KK;2c7d9h;0.9161616161616162
AA;KK;2c7d9h;0.08383838383838384
$ felt equity --columns hero,villain,board --from spots.csv
felt equity: spots.csv: the first row has only one column, 'Hero;Villain;Board'; use -i csv --delimiter ';'
see 'felt equity --help'
[2]
$ felt equity -i lines --columns hero,villain,board --from spots.csv
felt equity: --columns requires -i csv or -i tsv
see 'felt equity --help'
[2]
$ felt rank --column 1 AsKsQsJsTs
felt rank: --column requires a table from --from or standard input; operands have no columns
see 'felt rank --help'
[2]

# The laid-out view, wherever it goes.
$ felt rank AsKsQsJsTs AhKh2h7h9h -f table
hand        standing  name                            best
A♠K♠Q♠J♠T♠         1  royal flush                     A♠ K♠ Q♠ J♠ T♠
A♥K♥2♥7♥9♥       441  flush, ace-king-nine-seven-two  A♥ K♥ 9♥ 7♥ 2♥
$ COLUMNS=50 felt rank AsKsQsJsTs -f table
hand        standing  name         best
A♠K♠Q♠J♠T♠         1  royal flush  A♠ K♠ Q♠ J♠ T♠
$ FELT_SCREEN=60 COLUMNS=50 felt rank AsKsQsJsTs -f table --cards ascii
hand        standing  name         best
AsKsQsJsTs         1  royal flush  As Ks Qs Js Ts
$ felt rank AsKsQsJsTs -f table --color=always | tr '\033' '~'
~[2mhand        standing  name         best~[0m
A♠K♠Q♠J♠T♠         1  royal flush  A♠ K♠ Q♠ J♠ T♠
$ TERM=xterm felt rank AsKsQsJsTs -f table | grep -c '♠'
1
$ LC_ALL=C felt rank AsKsQsJsTs -f table --no-header
AsKsQsJsTs  1  royal flush  As Ks Qs Js Ts
$ felt rank --delimiter ';' -f table --from sheet.csv
Player  Hand        standing  category        name         best
Ann     AsKsQsJsTs         1  straight-flush  royal flush  A♠ K♠ Q♠ J♠ T♠
$ for command in 'showdown AhKh QsQd -b 2h7h9hTc3d' 'count AhKh -b Qh7h2c' 'equity AA KK -b 2c7d9h' 'equity AA KK -b 2c7d9h --next' 'range 22+,AKs' 'pots alice:300 bob:300 carol:100:allin' "replay $DATA/phh/worked.phh" 'showdown --winners AhKh QsQd -b 2h7h9hTc3d'; do
> 	felt $command -f table >piped; FELT_SCREEN=80 felt $command | cmp - piped && echo same
> done
same
same
same
same
same
same
same
same
$ felt equity AA KK -b 2c7d9h -f table --fields range,equity
range   equity
AA     91.616%
KK      8.384%
$ (seq -s , 1 40; seq -s , 1 39 | sed 's/$/,AsKsQsJsTs/') | felt rank --column 40 -f table
felt rank: -f table: too many columns (44, at most 32)
see 'felt rank --help'
[2]

# Suggestions: words for what felt calls otherwise, values of options, and nothing that is not near.
$ felt outs AhKh
felt: 'outs' is not a felt command; try: felt equity AhKh QsQd -b 7h2c9h4c --next
see 'felt --help'
[2]
$ felt nuts 7h8hTc2s3d
felt: 'nuts' is not a felt command; try: felt range random -d 7h8hTc2s3d --expand combos --fields combo | felt rank -b 7h8hTc2s3d --sort | head -n 1
see 'felt --help'
[2]
$ for word in outs Draws turn nuts odds EV range-equity matrix shards eval ranking compare hits combos classes count-combos blockers grid top percentile union sidepots history watch check omaha cards examples; do felt $word 2>&1 | sed -n "s/^felt: '[A-Za-z-]*' is not a felt command; try: //p"; done >lines; sort -u lines | wc -l
25
$ cp $DATA/phh/worked.phh hand.phh
$ grep -v -e --watch lines | while read -r line; do sh -c "$line" </dev/null >out || echo "$line"; done
$ felt matrix
felt: 'matrix' is not a felt command; try: felt equity --matrix QQ+,AK AA,KK
see 'felt --help'
[2]
$ felt omaha
felt: 'omaha' is not a felt command; try: felt help games
see 'felt --help'
[2]
$ felt version
felt: 'version' is not a felt command; try: felt --version
see 'felt --help'
[2]
$ felt help nuts
 nuts, nut
       The best possible hand on a board; a nut flush has the highest card of
       its suit.
$ felt rank -f jsno
felt rank: --format: 'jsno' is not text, tsv, csv, json or table; did you mean 'json'?
see 'felt rank --help'
[2]
$ felt rank --color=allways
felt rank: --color: 'allways' is not auto, always or never; did you mean 'always'?
see 'felt rank --help'
[2]
$ felt rank --cards=unicod
felt rank: --cards: 'unicod' is not ascii, unicode or es; did you mean 'unicode'?
see 'felt rank --help'
[2]
$ felt rank --fields standng,name AsKsQsJsTs
felt rank: --fields: unknown field 'standng'; did you mean 'standing'? The fields are hand, standing, category, name, best, score, cards
see 'felt rank --help'
[2]
$ felt rank --fields xyz AsKsQsJsTs
felt rank: --fields: unknown field 'xyz'; the fields are hand, standing, category, name, best, score, cards
see 'felt rank --help'
[2]
$ felt rank --srot
felt rank: unknown option '--srot'; did you mean '--sort'?
see 'felt rank --help'
[2]
$ felt simulat
felt: 'simulat' is not a felt command; see 'felt help'
see 'felt --help'
[2]
$ felt pot
felt: 'pot' is not a felt command; did you mean 'pots'?
see 'felt --help'
[2]
$ felt xyz
felt: 'xyz' is not a felt command; see 'felt help'
see 'felt --help'
[2]
