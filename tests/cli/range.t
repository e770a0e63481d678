# How many combos: a pair has 6, suited cards 4, offsuit cards 12. All are 52 * 51 / 2.
$ felt range --fields combos AA AKs AKo AK 22+ A2s+ ATo+ KJo+ 76s+ JTs-98s 99-77 77-99 AhKh 'Ah*' 'A*s' '**s' random '*' 100%
6
4
12
16
78
48
48
24
32
12
18
18
1
51
48
312
1326
1326
1326
$ felt range 0.45% --fields range,combos
AA	6
$ felt range --fields combos 22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+
222

# A row a range: the shortest notation, combos, share. More on demand.
$ felt range AA 'KK QQ' AKs:0.5 AKs@25,AKo
AA	6	0.004524886877828055
KK-QQ	12	0.00904977375565611
AKs:0.5	4	0.0015082956259426848
AKo,AKs:0.25	16	0.00980392156862745
$ felt range --header --fields range,combos,share,weighted,possible,given ' kk, QQ ,aks:0.5 '
felt range: --fields: 'share' is now called 'probability'; the next version accepts only 'probability'
range	combos	share	weighted	possible	given
KK-QQ,AKs:0.5	16	0.010558069381598794	14	1326	kk, QQ ,aks:0.5
$ felt range -f csv 'AA KK' AhKh,2c2d
range,combos,probability
KK+,12,0.00904977375565611
"AhKh,2d2c",2,0.0015082956259426848
$ felt range -f tsv AA
range	combos	probability
AA	6	0.004524886877828055
$ felt range -f json AA AKs:0.5 --fields given,range,combos,share,weighted,possible
felt range: --fields: 'share' is now called 'probability'; the next version accepts only 'probability'
{"given": "AA", "range": "AA", "combos": 6, "share": 0.004524886877828055, "weighted": 6, "possible": 1326}
{"given": "AKs:0.5", "range": "AKs:0.5", "combos": 4, "share": 0.0015082956259426848, "weighted": 2, "possible": 1326}
$ felt range --normal 'AA,KK,QQ,JJ,TT' AKs,AKo,AQs 22,33,44 'A5s A4s A3s A2s' '*,!AA' AhKh,AdKd,AcKc,AsKs
TT+
AQs+,AKo
44-22
A5s-A2s
100%,!AA
AKs
$ felt range --count 22+ random
78	0.058823529411764705
1326	1
$ felt range --count -f csv 22+
combos,probability
78,0.058823529411764705

# Printed ranges read back the same.
$ for range in 22+,A2s+,KTs+ 76s+:0.25 JTs-98s,AhKd 'random,!AA,!72o' A2s+:0.5,AhKh 33-55@10,K9o+ 'Ah*' '**s,!22+'; do
> 	normal=$(felt range --normal "$range")
> 	felt range -f csv --expand combos "$range" >one; felt range -f csv --expand combos "$normal" >two
> 	cmp one two && [ "$(felt range --normal "$normal")" = "$normal" ] && wc -l <one
> done
139
33
14
1309
49
67
52
313

$ for range in 20% 5%-20% 33%-66%:0.3; do
> 	normal=$(felt range --normal "$range")
> 	felt range --expand combos --fields combo,weight "$range" >one; felt range --expand combos --fields combo,weight "$normal" >two
> 	cmp one two && [ "$(felt range --normal "$normal")" = "$normal" ] && echo same
> done
same
same
same

# Percentages: all, none, and parts that meet without a gap or a combo in common.
$ felt range --fields combos 100% 0%-100%
1326
1326
$ felt range --union --fields combos 0%-30% 30%-70% 70%-100%
1326
$ felt range --intersection --fields combos 30% 30%-70%
0

# A later term replaces an earlier one's weight; a range may end up empty, and that is
# no fault. An empty range has no notation.
$ felt range AA:0.5,AA AA,AA:0.5 '22+,!22' 'AA,!AA' 0%
AA	6	0.004524886877828055
AA:0.5	6	0.0022624434389140274
33+	72	0.05429864253393665
	0	0
	0	0
$ felt range --normal 'AA,!AA' | od -c
0000000  \n
0000001
$ felt range --expand combos 'AA,!AA'
$ felt range -f json --expand classes 'AA,!AA'

# Rows of combos and of starting hands: as in the grid, row by row.
$ felt range --expand combos QQ,AhKh:0.5
AhKh	AKs	0.5
QsQh	QQ	1
QsQd	QQ	1
QsQc	QQ	1
QhQd	QQ	1
QhQc	QQ	1
QdQc	QQ	1
$ felt range --expand combos --header AKs
combo	class	weight
AsKs	AKs	1
AhKh	AKs	1
AdKd	AKs	1
AcKc	AKs	1
$ felt range --expand combos AKo | wc -l
12
$ felt range --expand combos random | cut -f 1 | sort -u | wc -l
1326
$ felt range --expand combos random | sed -n '1p;$p'
AsAh	AA	1
2d2c	22	1
$ felt range --expand classes AA,AKs:0.25,AhKd,22 --header
class	combos	weight
AA	6	1
AKs	4	0.25
AKo	1	0.08333333333333333
22	6	1
$ felt range --expand classes --fields class,combos,weighted,possible,weight AK:0.5 -d As
AKs	3	1.5	3	0.5
AKo	9	4.5	9	0.5
$ felt range --expand classes random | wc -l
169
$ felt range --expand classes random | awk '{ combos += $2; weight += $3 } END { print combos, weight }'
1326 169
$ felt range --expand combos AhAd KhKd
AhAd	AA	1	AhAd
KhKd	KK	1	KhKd
$ felt range --expand combos -f json AhAd KhKd --fields given,combo
{"given": "AhAd", "combo": "AhAd"}
{"given": "KhKd", "combo": "KhKd"}
$ felt range --expand=classes -f csv AA KK
class,combos,weight,given
AA,6,1,AA
KK,6,1,KK

# The ranking of all starting hands: each position once, the percentage at the middle of the hand.
$ felt range --expand classes --fields order random | sort -n | uniq | sed -n '1p;$p'
1
169
$ felt range --expand classes --fields order,percent,combos random | sort -n |
> awk '{ middle = before + $3 / 2; before += $3; d = $2 - 100 * middle / 1326 } d * d > 1e-20 { print }
> END { print before }'
1326
$ for p in 0.2 5 15 33.3 50 99; do
> 	felt range --expand classes --fields class,percent $p% | awk -v p=$p '$2 > p { print "in:", $0 }'
> 	felt range --difference --expand classes --fields class,percent random $p% | awk -v p=$p '$2 <= p { print "out:", $0 }'
> done

# Stars, where they are shorter.
$ felt range --normal 'Ah*' 'Ah*,Kh*' '22+,Ah*' '*h*h' '*s,!AKs' '7*s' 'A*s' 'AA,A2+' 'random,!Ah*' '22+,A2s+,!*c*' 'AJs,KJs,QJs'
Ah*
Ah*,Kh*
22+,Ah*
*h*h
*s,!AKs
7*s
A2s+
A*
100%,!Ah*
22+,A2s+,!*c*
AJs-QJs

# Sets: what any has, what all have, what only the first has. From left to right.
$ felt range --union AA KK QQ:0.5
KK+,QQ:0.5	18	0.011312217194570135
$ felt range --intersection 77+,ATs+ TT-55,A5s-A2s,AJs+
TT-77,AJs+	36	0.027149321266968326
$ felt range --difference 99+,AQs+,AKo QQ+,AK
JJ-99,AQs	22	0.016591251885369532
$ felt range --difference random 22+ A2s+ --count
1200	0.9049773755656109
$ felt range --difference random random --count
0	0
$ felt range --union AKs:0.5 AKs:0.25 AKo:0.75
AKo:0.75,AKs:0.5	16	0.008295625942684766
$ felt range --intersection AKs:0.5 AK:0.75
AKs:0.5	4	0.0015082956259426848
$ felt range --difference AKs AKs:0.25
AKs:0.75	4	0.0022624434389140274
$ felt range --difference AKs:0.25 AKs:0.5 --count
0	0
$ felt range --union AA
AA	6	0.004524886877828055
$ felt range --union --expand combos AhAd KhKd AhAd
AhAd	AA	1
KhKd	KK	1
$ felt range --intersection -f csv AA KK
range,combos,probability
,0,0
$ printf 'AA\n\n# kings too\nKK\n' | felt range --union --fields combos
12
$ printf 'AA\nKK\n' >pairs.txt
$ felt range --union --fields combos --from pairs.txt --from pairs.txt
12
$ felt range --fields given,range --union AA KK
	KK+
$ felt range --union </dev/null
$ felt range --union -f csv </dev/null
range,combos,probability

# Without one that is invalid nothing is made of the others, but by -k; and of nothing
# there is nothing to take away.
$ felt range --union AA KX QQ
felt range: operand:2:2: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ felt range --union -k AA KX QQ --fields combos
felt range: operand:2:2: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
12
felt range: 1 invalid operand skipped
[1]
$ felt range --difference -k KX AA
felt range: operand:1:2: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
felt range: 1 invalid operand skipped
[1]
$ felt range --difference -k AA KX --fields range
felt range: operand:2:2: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
AA
felt range: 1 invalid operand skipped
[1]

# Dead cards and the board: 3 pairs of aces are left of 6, and 1275 combos of 51 cards.
$ felt range --fields combos,possible -d As AA AKs AKo AK random KK
3	1275
3	1275
9	1275
12	1275
1275	1275
6	1275
$ felt range --fields combos,possible -b AhKd2c AA KK AKo random
3	1176
3	1176
7	1176
1176	1176
$ felt range --fields combos,possible -b AhKd2c -d As,Ac AA
0	1081
$ felt range --fields combos,possible -b AhKd2c -d AsAc AA AdKs
0	1081
1	1081
$ felt range -d As --expand combos AA,AKs
AhAd	AA	1
AhAc	AA	1
AdAc	AA	1
AhKh	AKs	1
AdKd	AKs	1
AcKc	AKs	1
$ felt range -d AsAhAd AA
	0	0
$ felt range -d As --expand classes AA,AKs:0.5
AA	3	1
AKs	3	0.5
$ felt range --difference -d As random AA --count
1272	0.9976470588235294
$ felt range -d AsXd AA
felt range: --dead:3: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
[2]
$ felt range -b AhKd -d Ah AA
felt range: --dead:1: card 'Ah' is already on the board
[2]
$ felt range -b AhAh AA
felt range: --board:3: duplicate card 'Ah', first at column 1
[2]
$ felt range AA -b 2c3c4c5c6c7c
felt range: --board:11: the board has 6 cards; at most 5 are allowed
[2]
$ felt range AA --count -b 2c3c4c5c6c
6	0.005550416281221091

# Lines, files, standard input by its name; blank lines and comments are skipped.
$ printf '22+\n\n# aces\r\nAA\r\nKK QQ' | felt range --fields combos
78
6
12
$ felt range --fields combos --from pairs.txt
6
6
$ felt range --fields combos - <pairs.txt
6
6
$ printf '22+\nAKx\nAA\n' | felt range --fields combos
78
felt range: standard input:2:3: 'x' where a comma or space is expected
[1]
$ printf '22+\nAKx\nAA\n' | felt range -k --fields combos
78
6
felt range: standard input:2:3: 'x' where a comma or space is expected
felt range: 1 invalid line skipped
[1]

# Tables. A first row with ranges is not a header.
$ printf 'name,range\ntight,"TT+,AK"\nloose,"22+,A2+"\n' >ranges.csv
$ felt range -i csv --fields combos --from ranges.csv
name,range,combos
tight,"TT+,AK",46
loose,"22+,A2+",270
$ felt range -i csv --from ranges.csv | head -n 1
name,range,felt_range,combos,probability
$ felt range -i csv --expand classes --from ranges.csv | head -n 3
name,range,class,combos,weight
tight,"TT+,AK",AA,6,1
tight,"TT+,AK",AKs,4,1
$ felt range -i csv --union --fields combos --from ranges.csv
combos
270
$ felt range -i csv --column name --from ranges.csv
name,range,felt_range,combos,probability
felt range: ranges.csv:2:2: 'i' is neither a rank nor a suit (column name)
[1]
$ printf '22+\tx\nAA,KK\ty\n' | felt range -i tsv --column 1 --fields combos
22+	x	78
AA,KK	y	12
$ printf '"22+, AKx",x\n' | felt range -i csv --column 1 --fields combos
felt range: standard input:1:9: 'x' where a comma or space is expected (column 1)
[1]
$ printf 'hands\nAA\n' | felt range -i csv --column 1 --fields combos
hands,combos
AA,6
$ printf 'Range\nAA\nKK,AKx\n' | felt range -i csv --fields combos -f json -k
{"Range": "AA", "combos": 6}
felt range: standard input:3:7: 2 cells, but the first row has 1
felt range: 1 invalid line skipped
[1]
$ printf 'hand,ranges\nAhKh,QQ+\n' | felt range -i csv --fields combos
hand,ranges,combos
AhKh,QQ+,18
$ printf 'player,x\nann,QQ+\n' | felt range -i csv
felt range: standard input: several columns; choose one with --column NAME or --column N; the columns are player, x
see 'felt range --help'
[2]

# Notations.
$ felt range 'A♥K♥' 10h9h akS 'AHKH,qq' 'A♡K♡'
AhKh	1	0.0007541478129713424
Th9h	1	0.0007541478129713424
AKs	4	0.0030165912518853697
QQ,AhKh	7	0.005279034690799397
AhKh	1	0.0007541478129713424
$ felt range --cards unicode AhKh,AsKd
A♠K♦,A♥K♥	2	0.0015082956259426848
$ felt range --cards es --fields range,combos ACKC 10P10C AKs
ACKC	1
10P10C	1
AKs	4
$ felt range --cards es --fields combos 'AC*' 1010
51
6
$ felt range --cards es --expand classes --fields class,weight 1010,A10s:0.5
A10s	0.5
1010	1
$ felt range --cards es --expand classes --fields class random | felt range --cards es --union
100%	1326	1
$ felt range --cards es --expand combos --fields combo random | felt range --cards es --union
100%	1326	1
$ felt range --cards es --normal '10C*,A10' '*T*T,98' '10*s' | felt range --cards es
A10,10C*	63	0.04751131221719457
98,*T*T	93	0.07013574660633484
10*s	48	0.03619909502262444
$ felt range --cards es AhKh
felt range: operand:1:2: 'h' is neither a rank nor a suit
[1]

# The best hands are a percentage, without a word.
$ felt range top10%
felt range: operand:1:1: 'top10%' is not a range; the best hands are a percentage, such as 10%
[1]
$ felt range 'AKs,Top 5%'
felt range: operand:1:5: 'Top' is not a range; the best hands are a percentage, such as 10%
[1]
$ felt range -g omaha top10%
felt range: operand:1:1: 'top10%' is not a range; the best hands are a percentage, such as 10%
[1]
$ felt range -g omaha --count TOP8
14080	0.0520084957059747
$ felt equity AA top15%
felt equity: operand:2:1: 'top15%' is not a range; the best hands are a percentage, such as 10%
[1]
$ felt range --cards unicode --expand combos AKs
A♠K♠	AKs	1
A♥K♥	AKs	1
A♦K♦	AKs	1
A♣K♣	AKs	1

# Faults say where.
$ felt range AKx
felt range: operand:1:3: 'x' where a comma or space is expected
[1]
$ felt range ''
felt range: operand:1:1: a range is missing
[1]
$ felt range ' , '
felt range: operand:1:1: a range is missing
[1]
$ felt range 22+,XX
felt range: operand:1:5: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ felt range AA KK QX JJ
AA	6	0.004524886877828055
KK	6	0.004524886877828055
felt range: operand:3:2: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ felt range -k AA KX QQ --fields combos
6
felt range: operand:2:2: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
6
felt range: 1 invalid operand skipped
[1]
$ felt range AKs:2
felt range: operand:1:5: '2' is not a weight: after ':' write 0 to 1 or 0% to 100%, after '@' 0 to 100
[1]
$ felt range 101%
felt range: operand:1:1: '101%' is not a percentage from 0 to 100
[1]
$ felt range 99-A2s
felt range: operand:1:1: '99-A2s' is not a span; the ends must be pairs, or share a rank or a gap
[1]
$ felt range 22- A2s+
felt range: operand:1:4: nothing after '-'; a span has two ends
[1]
$ felt range -k A2s-,AA AhKh- A2s--A5s
felt range: operand:1:5: nothing after '-'; a span has two ends
felt range: operand:2:1: 'AhKh-' is not a span; the ends must be pairs, or share a rank or a gap
felt range: operand:3:5: a range cannot begin with '-'
felt range: 3 invalid operands skipped
[1]
$ felt range '[Ah Kh],![QsQd]' '[AhKh]:0.5,[25]AA,[KsKd][/25]' --normal
AhKh
AA:0.25,AhKh:0.5,KsKd:0.25
$ felt range -k '[Ah]' '[Ah Kh' '[AhAh]' 'AA [22'
felt range: operand:1:1: '[Ah]' is one card; a hand has two
felt range: operand:2:1: bracket '[' is not closed
felt range: operand:3:4: duplicate card 'Ah', first at column 2
felt range: operand:4:5: '22' is not a weight: after ':' write 0 to 1 or 0% to 100%, after '@' 0 to 100
felt range: 4 invalid operands skipped
[1]
$ felt range AhAh
felt range: operand:1:3: duplicate card 'Ah', first at column 1
[1]
$ felt range '22+,AhKx'
felt range: operand:1:8: 'x' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ FELT_SCREEN=80 felt range --color never 'AA, KK, QQx'
felt range: operand:1:11: 'x' where a comma or space is expected
  AA, KK, QQx
            ^
[1]
$ FELT_SCREEN=80 felt range --color never 'A♥K♥, KK, ??'
felt range: operand:1:11: a range cannot begin with '?'
  A♥K♥, KK, ??
            ^
[1]
$ printf '22+ AKx\n' | FELT_SCREEN=80 felt range --color never
felt range: standard input:1:7: 'x' where a comma or space is expected
  22+ AKx
        ^
[1]

# Options that are wrong, or do not go together.
$ felt range --expand AA
felt range: --expand: 'AA' is not classes or combos
see 'felt range --help'
[2]
$ felt range --expand
felt range: option '--expand' requires a value
see 'felt range --help'
[2]
$ felt range --count --normal AA
felt range: --count and --normal cannot be used together
see 'felt range --help'
[2]
$ felt range --count --expand combos AA
felt range: --count and --expand cannot be used together
see 'felt range --help'
[2]
$ felt range --union --difference AA
felt range: --union and --difference cannot be used together
see 'felt range --help'
[2]
$ felt range --union --union --fields combos AA
6
$ felt range --unoin AA
felt range: unknown option '--unoin'; did you mean '--union'?
see 'felt range --help'
[2]
$ felt range -f svg --count AA
felt range: -f svg cannot be used with --count, --expand, --normal or --percentile
see 'felt range --help'
[2]
$ felt range -f svg --expand combos AA
felt range: -f svg cannot be used with --count, --expand, --normal or --percentile
see 'felt range --help'
[2]
$ felt range -f svg --fields combos AA
felt range: --fields and -f svg cannot be used together
see 'felt range --help'
[2]
$ felt range -f xml AA
felt range: --format: 'xml' is not text, tsv, csv, json, table or svg
see 'felt range --help'
[2]
$ felt rank -f svg AsKsQsJsTs
felt rank: --format: 'svg' is not text, tsv, csv, json or table
see 'felt rank --help'
[2]
$ felt range --fields combo AA
felt range: --fields: unknown field 'combo'; did you mean 'combos'? The fields are range, combos, probability, weighted, possible, given
see 'felt range --help'
[2]
$ felt range --fields combos --expand combos AA
felt range: --fields: unknown field 'combos'; did you mean 'combo'? The fields are combo, class, weight, given
see 'felt range --help'
[2]
$ felt range -j 2 AA
felt range: unknown option '-j'
see 'felt range --help'
[2]

# On a terminal: the grid, the count, and the shortest notation.
$ FELT_SCREEN=80 felt range --color never 22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+
AA  AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s
AKo KK  KQs KJs KTs  ·   ·   ·   ·   ·   ·   ·   ·
AQo KQo QQ  QJs QTs  ·   ·   ·   ·   ·   ·   ·   ·
AJo KJo  ·  JJ  JTs  ·   ·   ·   ·   ·   ·   ·   ·
ATo  ·   ·   ·  TT   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·  99   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·  88   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·  77   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·  66   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·  55   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  44   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  33   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  22
222 of 1,326 combos, 16.74%       22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+
$ FELT_SCREEN=80 felt range --color never AA,AhKh,QQ:0.5
AA  AKs* ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·  QQ*  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
* in part
13 of 1,326 combos, 10 by weight, 0.75%  AA,QQ:0.5,A♥K♥
$ FELT_SCREEN=80 felt range --color never 'AA,!AA' | tail -n 1
0 of 1,326 combos, 0.00%
$ LC_ALL=C FELT_SCREEN=80 felt range --color never random | head -n 2
AA  AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s
AKo KK  KQs KJs KTs K9s K8s K7s K6s K5s K4s K3s K2s
$ LC_ALL=C FELT_SCREEN=80 felt range --color never -d AsAd AKs,KQs
 .  AKs  .   .   .   .   .   .   .   .   .   .   .
 .   .  KQs  .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
6 of 1,225 combos, 0.49%          KQs,AhKh,AcKc
$ FELT_SCREEN=80 felt range --color never AA KK | grep -v '^ '
AA
AA   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
6 of 1,326 combos, 0.45%          AA
\
KK
6 of 1,326 combos, 0.45%          KK
$ printf 'AA\nKK\n' | FELT_SCREEN=80 felt range --color never | grep -v '^ '
AA
AA   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
6 of 1,326 combos, 0.45%          AA
\
KK
6 of 1,326 combos, 0.45%          KK
$ FELT_SCREEN=80 felt range --color never --union AA KK | grep -v '^ '
AA   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
12 of 1,326 combos, 0.90%         KK+
$ FELT_SCREEN=80 felt range --color never --count 22+ AA
78 of 1,326 combos, 5.88%         22+
6 of 1,326 combos, 0.45%          AA
$ FELT_SCREEN=80 felt range --color never --normal 22+ AA
22+
AA
$ FELT_SCREEN=80 felt range --color never --expand combos AKs:0.5,QQ -d QsQd
combo  class   weight
A♠K♠   AKs     50.00%
A♥K♥   AKs     50.00%
A♦K♦   AKs     50.00%
A♣K♣   AKs     50.00%
Q♥Q♣   QQ     100.00%
$ FELT_SCREEN=80 felt range --color never --expand classes random | sed -n '1,3p;$p'
class  combos   weight
AA          6  100.00%
AKs         4  100.00%
22          6  100.00%
$ FELT_SCREEN=80 felt range --color never --fields range,combos 22+ random
range  combos
22+        78
100%    1,326
$ FELT_SCREEN=80 felt range --color never -f csv 22+
range,combos,probability
22+,78,0.058823529411764705
$ FELT_SCREEN=80 felt range --color never 'AKx'
felt range: operand:1:3: 'x' where a comma or space is expected
  AKx
    ^
[1]

# A long range is wrapped after commas.
$ FELT_SCREEN=80 felt range --color never AhKh,AdQd,AcJc,AsTs,KhQd,KdJc,KcTs,Ks9h,QhJd,QdTc,Qc9s,Qs8h,JhTd,Jd9c,Jc8s,Js7h | tail -n 3
* in part
16 of 1,326 combos, 1.21%
A♠T♠,A♥K♥,A♦Q♦,A♣J♣,K♠9♥,K♥Q♦,K♦J♣,K♣T♠,Q♠8♥,Q♥J♦,Q♦T♣,Q♣9♠,J♠7♥,J♥T♦,J♦9♣,J♣8♠
$ FELT_SCREEN=60 felt range --color never AhKh,AdQd,AcJc,AsTs,KhQd,KdJc,KcTs,Ks9h,QhJd,QdTc,Qc9s,Qs8h,JhTd,Jd9c,Jc8s,Js7h | grep -E '^.{61}'
[1]

# Where names do not fit there are marks.
$ FELT_SCREEN=51 felt range --color never AA,K2o | grep -E '^.{52}'
[1]
$ FELT_SCREEN=51 felt range --color never AA,K2o | sed -n '1p;13p'
AA   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
 ·  K2o  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
$ FELT_SCREEN=40 felt range --color never 22+,A2s+:0.8,AKo:0.5,KQs:0.1
  A K Q J T 9 8 7 6 5 4 3 2
A █ ▓ ▓ ▓ ▓ ▓ ▓ ▓ ▓ ▓ ▓ ▓ ▓
K ▒ █ ░ · · · · · · · · · ·
Q · · █ · · · · · · · · · ·
J · · · █ · · · · · · · · ·
T · · · · █ · · · · · · · ·
9 · · · · · █ · · · · · · ·
8 · · · · · · █ · · · · · ·
7 · · · · · · · █ · · · · ·
6 · · · · · · · · █ · · · ·
5 · · · · · · · · · █ · · ·
4 · · · · · · · · · · █ · ·
3 · · · · · · · · · · · █ ·
2 · · · · · · · · · · · · █
142 of 1,326 combos, 122.8 by weight, 9.26%
22+,A2s+:0.8,AKo:0.5,KQs:0.1
$ LC_ALL=C FELT_SCREEN=40 felt range --color never 22+,A2s+:0.8,AKo:0.5,KQs:0.1 | head -n 4
  A K Q J T 9 8 7 6 5 4 3 2
A # x x x x x x x x x x x x
K + # - . . . . . . . . . .
Q . . # . . . . . . . . . .

# The grid elsewhere: plain text, or its 169 starting hands as rows.
$ felt range --grid AA,A2s:0.5,72o
AA   .   .   .   .   .   .   .   .   .   .   .  A2s*
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .  72o  .   .   .   .   .
* in part
22 of 1,326 combos, 20 by weight, 1.51%  AA,72o,A2s:0.5
$ felt range --grid --cards unicode AA | head -n 1
AA   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
$ felt range --grid AA KK | grep -v '^ '
AA
AA   .   .   .   .   .   .   .   .   .   .   .   .
6 of 1,326 combos, 0.45%          AA
\
KK
6 of 1,326 combos, 0.45%          KK
$ felt range --grid -f csv AA,AKs:0.5 | head -n 4
class,combos,weight
AA,6,1
AKs,4,0.5
AQs,0,0
$ felt range --grid -f json AA,AKs:0.5 | tail -n 1
{"class": "22", "combos": 0, "weight": 0}
$ felt range --grid -f tsv AA | wc -l
170
$ felt range --grid --fields class,combos AA | wc -l
169
$ felt range --union --grid AA KK | tail -n 1
12 of 1,326 combos, 0.90%         KK+
$ felt range --grid random | awk 'length > 52 || / $/'

# In colour (~ is the escape): shades, letters dark or light on them, the rest dim.
$ FELT_SCREEN=80 felt range --color always AA,AKs:0.5,AKo:0.1 | tr '\033' '~' | head -n 2
~[38;5;231;48;5;28m AA  ~[0m~[38;5;16;48;5;149m AKs*~[0m~[2m  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·~[0m
~[38;5;16;48;5;229m AKo*~[0m~[2m  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·~[0m
$ FELT_SCREEN=60 felt range --color always AA,AKs:0.5 | tr '\033' '~' | head -n 1
~[38;5;231;48;5;28mAA  ~[0m~[38;5;16;48;5;149mAKs*~[0m~[2m ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·~[0m
$ FELT_SCREEN=40 felt range --color always AA,AKs:0.5 | tr '\033' '~' | head -n 2
~[2m  A K Q J T 9 8 7 6 5 4 3 2~[0m
~[2mA~[0m ~[38;5;231;48;5;28m  ~[0m~[38;5;16;48;5;149m  ~[0m~[2m· · · · · · · · · · ·~[0m
$ FELT_SCREEN=80 felt range --color always AhKh AA | tr '\033' '~' | grep 'A~\|^~.1m'
~[1mAhKh~[0m
1 of 1,326 combos, 0.08%          A~[31m♥~[39mK~[31m♥~[39m
~[1mAA~[0m
$ export TERM=xterm; FELT_SCREEN=80 felt range AA | grep -c "$(printf '\033')"
13
$ export TERM=xterm; NO_COLOR=1 FELT_SCREEN=80 felt range AA | grep -c "$(printf '\033')"
0
[1]
$ felt range --grid --color always AA | grep -c "$(printf '\033')"
13
$ felt range --grid --color auto AA | grep -c "$(printf '\033')"
0
[1]
$ felt range --color always AA
AA	6	0.004524886877828055

# An image: one grid for each range, or for their combination.
$ felt range -f svg AA | head -n 3
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="560" height="608" viewBox="0 0 560 608">
<title>felt range</title>
$ felt range -f svg AA,AKs:0.5,AhKd | grep '>A[AK]'
<g><title>AA 100.00%</title><rect x="20" y="50" width="40" height="40" fill="#189028"/><text class="dark" x="40" y="75">AA</text></g>
<g><title>AKs 50.00%</title><rect x="60" y="50" width="40" height="40" fill="#a8d870"/><text class="name" x="80" y="69">AKs</text><text class="more" x="80" y="83">50%</text></g>
<g><title>AKo 8.33%</title><rect x="20" y="90" width="40" height="40" fill="#f2f3b8"/><text class="name" x="40" y="109">AKo</text><text class="more" x="40" y="123">8%</text></g>
<text class="note" x="20" y="588">AA,AKs:0.5,AhKd</text>
$ felt range -f svg AA | tail -n 2
<text class="note" x="20" y="588">AA</text>
</svg>
$ for ranges in AA 'AA KK 22+' '--union AA KK' '-d As AA' '--grid AA' 'AA,!AA'; do
> 	felt range -f svg $ranges | grep -c '<rect x='
> done
169
507
169
169
169
169
$ felt range -f svg AA KK | grep 'class="head"\|class="note"'
<text class="head" x="20" y="36">6 of 1,326 combos, 0.45%</text>
<text class="note" x="20" y="588">AA</text>
<text class="head" x="20" y="628">6 of 1,326 combos, 0.45%</text>
<text class="note" x="20" y="1180">KK</text>
$ felt range -f svg random,!AhKh | awk 'length > 200'
$ printf 'range\nAA\nKK\n' | felt range -i csv -f svg | grep -c '</svg>'
1
$ felt range -f svg </dev/null
$ felt range -f svg AA KX 2>/dev/null | tail -n 2
<text class="note" x="20" y="588">AA</text>
</svg>
$ FELT_SCREEN=80 felt range -f svg AA | head -n 1
<?xml version="1.0" encoding="UTF-8"?>
$ felt range -f csv -f svg AA | head -n 1
<?xml version="1.0" encoding="UTF-8"?>
$ felt range -f svg -f csv AA
range,combos,probability
AA,6,0.004524886877828055

# Outputs that end early, or are full.
$ yes 22+ 2>/dev/null | felt range --fields combos | head -n 1
78
$ felt range --expand combos random random random | head -n 1
AsAh	AA	1	random
$ for options in '' --grid --normal '-f svg' '-f json' '--expand combos' '--union -f csv'; do
> 	felt range $options AA >/dev/full
> 	echo $?
> done 2>&1 | sort | uniq -c | sed 's/^ *//'
7 3
7 felt range: standard output: No space left on device
$ FELT_SCREEN=80 felt range AA >/dev/full
felt range: standard output: No space left on device
[3]
$ felt range --from nowhere.txt
felt range: nowhere.txt: No such file or directory
[3]

# A part of all hands: --top 15% is the range 15%, --bottom what the rest of --top leaves.
$ felt range --top 15% --normal; felt range --top 15 --normal; felt range --normal 15%
55+,A5s+,K9s+,QJs,A9o+,KJo+
55+,A5s+,K9s+,QJs,A9o+,KJo+
55+,A5s+,K9s+,QJs,A9o+,KJo+
$ felt range --bottom 85% --normal; felt range --normal 15%-100%
100%,!55+,!A5s+,!K9s+,!QJs,!A9o+,!KJo+
100%,!55+,!A5s+,!K9s+,!QJs,!A9o+,!KJo+
$ felt range --between 5%-20% --normal; felt range --between 20-5 --normal; felt range --normal 5%-20%
66-55,ATs-A3s,K8s+,QTs+,AQo-A7o,KTo+,QJo
66-55,ATs-A3s,K8s+,QTs+,AQo-A7o,KTo+,QJo
66-55,ATs-A3s,K8s+,QTs+,AQo-A7o,KTo+,QJo
$ for p in 0 0.2 0.3 12.5 50 99.9 100; do
> 	felt range --top $p --count --fields combos
> 	felt range --bottom $p --count --fields combos
> done | paste - - - -
0	0	0	0
6	0	166	160
658	668	1326	1326
1326	1326		
$ felt range --top 10 --expand classes --fields class | head -n 2 | paste -s -
AA	AKs
$ felt range --top 1% -f csv; felt range --top 1% -f json; felt range --top 100% -f svg | grep -c '<rect x='
range,combos,probability
KK+,12,0.00904977375565611
{"range": "KK+", "combos": 12, "probability": 0.00904977375565611}
169

# A part of a range: half of its weight, in whole starting hands, before dead cards are removed.
$ felt range --top 50% --normal 22+; felt range --bottom 50% --normal 22+
88+
77-22
$ felt range --top 50% 22+:0.5,AK
AKs,77+:0.5	52	0.021116138763197588
$ felt range --top 50% -b AhAd --fields range,combos AA,KK 22+
AsAc	1
KK-88,AsAc	37
$ printf '%s\n' 22+ AK | felt range --top 50% --normal
88+
AKs
$ printf 'name,range\na,22+\n' | felt range -i csv --top 50% --fields range
name,range,felt_range
a,22+,88+
$ felt range --union --top 50% --normal 22+ AK
88+,AKs

# Percentages that are none.
$ felt range --top 101%
felt range: --top: '101%' is not a percentage from 0 to 100, such as 15%
see 'felt range --help'
[2]
$ felt range --top 15x
felt range: --top: '15x' is not a percentage from 0 to 100, such as 15%
see 'felt range --help'
[2]
$ felt range --bottom ''
felt range: --bottom: '' is not a percentage from 0 to 100, such as 15%
see 'felt range --help'
[2]
$ felt range --between 5%
felt range: --between: '5%' is not two percentages, such as 5%-20%
see 'felt range --help'
[2]
$ felt range --between 5%-20%-30%
felt range: --between: '5%-20%-30%' is not two percentages, such as 5%-20%
see 'felt range --help'
[2]
$ felt range --top 5 --bottom 5
felt range: --top and --bottom cannot be used together
see 'felt range --help'
[2]

# The position of starting hands among all hands: AA is the first 6 of 1326 combos, 32o the last 12.
$ felt range --percentile AhKh 77 random | sed -n '1,3p;$p'
AKs	AhKh	8	0.03167420814479638	0.03469079939668175
77	77	9	0.03469079939668175	0.0392156862745098
AA	random	1	0	0.004524886877828055
32o	random	169	0.9909502262443439	1
$ felt range --percentile --header AK,32o
class	order	better	as_good
AKs	8	0.03167420814479638	0.03469079939668175
AKo	12	0.04524886877828054	0.05429864253393665
32o	169	0.9909502262443439	1
$ felt range --percentile --percent 22+,AK -f csv | head -n 4
class,order,better,as_good
AA,1,0.00,0.45
KK,2,0.45,0.90
QQ,3,0.90,1.36
$ felt range --percentile --fields class,combos,as_good --top 1% -b Ah
AA	3	0.004524886877828055
KK	6	0.00904977375565611
$ FELT_SCREEN=80 felt range --percentile --color never AA,KK
class  order  better  as_good
AA         1   0.00%    0.45%
KK         2   0.45%    0.90%
$ felt range --percentile -f svg AA
felt range: -f svg cannot be used with --count, --expand, --normal or --percentile
see 'felt range --help'
[2]

# --digits and --percent: for fractions, in rows and on a terminal, not in JSON.
$ felt range --digits 4 22+,AK; felt range --percent 22+,AK; felt range --percent --digits 0 22+,AK
22+,AK	94	0.0709
22+,AK	94	7.09
22+,AK	94	7
$ felt range --expand classes --percent AKs:0.25,QQ
AKs	4	25.00
QQ	6	100.00
$ FELT_SCREEN=80 felt range --count --digits 4 22+,AK
94 of 1,326 combos, 7.0890%       22+,AK
$ felt range --digits 2 -f json AA
felt range: --digits and -f json cannot be used together; JSON numbers are exact fractions
see 'felt range --help'
[2]
$ felt range --percent -f json AA
felt range: --percent and -f json cannot be used together; JSON numbers are exact fractions
see 'felt range --help'
[2]
$ felt range --digits 16 AA
felt range: --digits: '16' is not an integer from 0 to 15
see 'felt range --help'
[2]
