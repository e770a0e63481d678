# Published counts: OMPEval's tests have them by set of winners (bit i is player i).
$ felt equity AA KK -f json | sed 's/, "algorithm.*//'
{"problem": 1, "game": "holdem", "method": "exact", "deals": 61642944, "board": "", "dead": "", "players": [{"position": 1, "range": "AA", "combos": 6, "equity": 0.8194605046767397, "win_count": 50371344, "tie_count": 285228, "win": 0.8171469552135602, "tie": 0.004627098926358871, "stderr": 0, "ci_low": 0.8194605046767397, "ci_high": 0.8194605046767397}, {"position": 2, "range": "KK", "combos": 6, "equity": 0.18053949532326036, "win_count": 10986372, "tie_count": 285228, "win": 0.17822594586008092, "tie": 0.004627098926358871, "stderr": 0, "ci_low": 0.18053949532326036, "ci_high": 0.18053949532326036}], "winners": {"1": 50371344, "2": 10986372, "1,2": 285228}
$ felt equity --header AhAd KsKc
problem	position	range	combos	equity	win_count	tie_count	win	tie	stderr	method	deals
1	1	AhAd	1	0.8125548967940273	1388072	6538	0.8106457731804633	0.003818247227127893	0	exact	1712304
1	2	KsKc	1	0.18744510320597277	317694	6538	0.18553597959240883	0.003818247227127893	0	exact	1712304
$ grep -v '^#' "$DATA/published/equity-many.tsv" | awk -F '\t' '{
> 	print $1 ($2 == "" ? "" : " @ " $2) ($3 == "" ? "" : " ! " $3); print $5 >"published" }' >problems
> felt equity -f json --exact --from problems | awk '{
> 	text = $0; sub(/.*"winners": {/, "", text); sub(/}.*/, "", text)
> 	split("", of); most = 0; count = split(text, pair, /, "/)
> 	for (i = 1; i <= count; i++) {
> 		sub(/^"/, "", pair[i]); split(pair[i], half, /": /); parts = split(half[1], player, ","); mask = 0
> 		for (p = 1; p <= parts; p++) mask += 2 ^ (player[p] - 1)
> 		of[mask] = half[2]; if (mask > most) most = mask
> 	}
> 	players = gsub(/"position": /, ""); line = of[1] + 0
> 	for (mask = 2; mask < 2 ^ players; mask++) line = line "," of[mask] + 0
> 	print line }' | diff published - && echo same
same

# Two suits alike, and a pair of them on the board: each of C(46, 3) boards is counted once.
$ felt equity --fields win_count,tie_count,deals 9c9d 5h5s -b 8h8s
13190	82	15180
1908	82	15180
$ felt equity --exact --fields deals Ad3c 99 55 -b 8h8s | uniq
476784

# Contest lines: from operands, standard input, and columns of a table.
$ felt equity --fields problem,position,range,deals 'AhKh v QsQd @ 2h7h9h' 'AhKh; QsQd; 9s9c @ 2h7h9hTc ! 3c'
1	1	AhKh	990
1	2	QsQd	990
2	1	AhKh	41
2	2	QsQd	41
2	3	9s9c	41
$ printf 'AhKh v QsQd @ 2h7h9hTc3d\n\n# none here\nAhKh; QsQd @ 2c7c9cTc3d\r\n' | felt equity --fields problem,position,equity,win_count,deals
1	1	1	1	1
1	2	0	0	1
2	1	0	0	1
2	2	1	1	1
$ printf '22+,!88 v AA @ 2c7c9cTc3d ! Kd\n' | felt equity --fields range,combos,board,dead
22+,!88	54	2c7c9cTc3d	Kd
AA	6	2c7c9cTc3d	Kd
$ felt equity --fields range,deals AhKh v QsQd @ 2h7h9hTc3d '!' 4s
AhKh	1
QsQd	1
$ printf 'name,contest,deals\nann,AhKh v QsQd @ 2h7h9hTc3d,x\nbob,"AA,KK v QQ @ 2h7h9hTc3d",y\n' | felt equity -i csv --fields problem,equity,deals
name,contest,deals,problem,equity,felt_deals
ann,AhKh v QsQd @ 2h7h9hTc3d,x,1,1,1
ann,AhKh v QsQd @ 2h7h9hTc3d,x,1,0,1
bob,"AA,KK v QQ @ 2h7h9hTc3d",y,2,1,72
bob,"AA,KK v QQ @ 2h7h9hTc3d",y,2,0,72
$ printf 'ann\tAhKh v QsQd\n' | felt equity -i tsv --column 2 -b 2h7h9hTc3d --fields range,win
ann	AhKh v QsQd	AhKh	1
ann	AhKh v QsQd	QsQd	0
$ printf 'ann,AA v KK\nbob,88+ v AK\n' | felt equity -i csv --column 2 -b 2h7h9hTc3d --fields range,deals
ann,AA v KK,AA,36
ann,AA v KK,KK,36
bob,88+ v AK,88+,480
bob,88+ v AK,AK,480
$ printf 'AA v,KK v QQ\n1,AA v KK\n' | felt equity -i csv --column 'KK v QQ' -b 2h7h9hTc3d --fields range,deals
AA v,KK v QQ,range,deals
1,AA v KK,AA,36
1,AA v KK,KK,36
$ printf 'name,contest\nann,AhKh v QsQd @ 2h7h9hTc3d\n' | felt equity -i csv -f json | sed 's/, "algorithm.*//'
{"name": "ann", "contest": "AhKh v QsQd @ 2h7h9hTc3d", "problem": 1, "game": "holdem", "method": "exact", "deals": 1, "board": "2h7h9hTc3d", "dead": "", "players": [{"position": 1, "range": "AhKh", "combos": 1, "equity": 1, "win_count": 1, "tie_count": 0, "win": 1, "tie": 0, "stderr": 0, "ci_low": 1, "ci_high": 1}, {"position": 2, "range": "QsQd", "combos": 1, "equity": 0, "win_count": 0, "tie_count": 0, "win": 0, "tie": 0, "stderr": 0, "ci_low": 0, "ci_high": 0}], "winners": {"1": 1, "2": 0}
$ printf 'problem,contest,seed\n7,AhKh v QsQd @ 2h7h9hTc3d,x\n' | felt equity -i csv -f json | cut -c 1-100
{"problem": "7", "contest": "AhKh v QsQd @ 2h7h9hTc3d", "seed": "x", "felt_problem": 1, "game": "hol

# Boards of any length; dead cards.
$ felt equity --fields win_count,tie_count,deals AhKh QsQd -b 2h
91692	351	178365
86322	351	178365
$ felt equity --fields win_count,tie_count,deals AhKh QsQd -b 2h7h
10043	0	15180
5137	0	15180
$ felt equity --fields win_count,tie_count,deals AhKh QsQd -b 2h7h9h -d 3h4h5h
833	0	861
28	0	861
$ felt equity --fields win_count,tie_count,deals AhKh QsQd -b 2h7h9hTc
44	0	44
0	0	44
$ felt equity --fields equity,win_count,tie_count,deals AhKh QsQd -b 2c3c4c5c6c
0.5	0	1	1
0.5	0	1	1

# Ten players, nobody left out.
$ felt equity -f json AhAd KhKd QhQd JhJd ThTd 9h9d 8h8d 7h7d 6h6d 5h5d -b AcKcQcJcTc | sed 's/, "algorithm.*//'
{"problem": 1, "game": "holdem", "method": "exact", "deals": 1, "board": "AcKcQcJcTc", "dead": "", "players": [{"position": 1, "range": "AhAd", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 2, "range": "KhKd", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 3, "range": "QhQd", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 4, "range": "JhJd", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 5, "range": "ThTd", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 6, "range": "9h9d", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 7, "range": "8h8d", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 8, "range": "7h7d", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 9, "range": "6h6d", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}, {"position": 10, "range": "5h5d", "combos": 1, "equity": 0.1, "win_count": 0, "tie_count": 1, "win": 0, "tie": 1, "stderr": 0, "ci_low": 0.1, "ci_high": 0.1}], "winners": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 0, "7": 0, "8": 0, "9": 0, "10": 0, "1,2,3,4,5,6,7,8,9,10": 1}

# Weights: a deal counts as the product of its combos' weights, in the least whole numbers.
$ felt equity --fields range,combos,equity,win_count,deals AA:0.5,KK QQ -b 2c7d9hTc3d
KK,AA:0.5	12	1	108	108
QQ	6	0	0	108
$ felt equity --fields range,combos,equity,win_count,deals AA@20,KK@20 QQ -b 2c7d9hTc3d
KK+:0.2	12	1	72	72
QQ	6	0	0	72

# A range is printed in its shortest form; cards are single combos. All fields.
$ felt equity --fields range,combos 22,33,44+ 'AhKh,AhKd' random -b 2c7d9hTc3d
22+	63
AhKh,AhKd	2
100%	1081
$ felt equity --cards es --fields range,board,dead AcKc 2P2D -b 7D8D9D -d 4T
ACKC	7D8D9D	4T
2P2D	7D8D9D	4T
$ felt equity -f csv --fields problem,position,range,combos,equity,win_count,tie_count,win,tie,stderr,method,deals,seed,ci_low,ci_high,board,dead AhKh QsQd -b 2h7h9hTc3d
problem,position,range,combos,equity,win_count,tie_count,win,tie,stderr,method,deals,seed,ci_low,ci_high,board,dead
1,1,AhKh,1,1,1,0,1,0,0,exact,1,,1,1,2h7h9hTc3d,
1,2,QsQd,1,0,0,0,0,0,0,exact,1,,0,0,2h7h9hTc3d,
$ felt equity --fields hand AA KK
felt equity: --fields: unknown field 'hand'; the fields are problem, position, range, combos, equity, scoop, deviation, win_count, tie_count, win, tie, stderr, method, deals, algorithm, seed, ci_low, ci_high, game, board, boards, run, dead
see 'felt equity --help'
[2]

# Invalid matchups.
$ felt equity AA
felt equity: operand:1:3: only one range; two or more are needed, as in 'AA v KK'
[1]
$ felt equity 'AA vs KK'
1	1	AA	6	0.8194605046767397	50371344	285228	0.8171469552135602	0.004627098926358871	0	exact	61642944
1	2	KK	6	0.18053949532326036	10986372	285228	0.17822594586008092	0.004627098926358871	0	exact	61642944
$ felt equity --time 0x10 AA KK
felt equity: --time: '0x10' is not a number above 0 and at most 10000000
see 'felt equity --help'
[2]
$ felt equity AA AA AA AA
felt equity: operands:13: the ranges conflict: no deal gives every player a hand
[1]
$ felt equity AA KK AA AA
felt equity: operands:13: the ranges conflict: no deal gives every player a hand
[1]
$ felt equity AhKh QsQd -b 2h7hAh
felt equity: operand:1:1: 'AhKh' has no combos left: all are excluded, on the board or dead
[1]
$ felt equity AA AhKh QsQd -b AsAdAc
felt equity: operand:1:1: 'AA' has no combos left: all are excluded, on the board or dead
[1]
$ felt equity AA KK -b 2c3c4c5c6c7c
felt equity: --board:11: the board has 6 cards; at most 5 are allowed
[2]
$ felt equity 'AA v KK @ 2c3c4c5c6c7c'
felt equity: operand:1:21: the board has 6 cards; at most 5 are allowed
[1]
$ felt equity 'AA v KK @ 2c3c' -b 4c
felt equity: operand:1:11: a second board; only one '@' is allowed
[1]
$ felt equity 'AA v KK ! 2c' -d 4c
felt equity: operand:1:11: a second list of dead cards; only one '!' is allowed
[1]
$ felt equity 'AA v KK @ 2c3c4c ! 3c'
felt equity: operand:1:20: card '3c' is already dealt, first at column 13
[1]
$ felt equity 'AA v KK ! 3c' -b 2c3c4c
felt equity: operand:1:11: card '3c' is already on the board
[1]
$ felt equity 'AA v KK @ 2c3c4c' -d 3c
felt equity: operand:1:13: card '3c' is dead
[1]
$ felt equity 'AA;;KK'
felt equity: operand:1:4: a range is missing
[1]
$ felt equity AA 'KK,QZ'
felt equity: operand:2:5: 'Z' is neither a rank nor a suit
[1]
$ felt equity AA 'KK,' 33-22x
felt equity: operand:3:6: 'x' where a comma or space is expected
[1]
$ felt equity 22 33 44 55 66 77 88 99 TT JJ QQ
felt equity: operand:11:1: too many ranges; at most 10 are allowed
[1]
$ felt equity AA 'QQ,!QQ'
felt equity: operand:2:1: 'QQ,!QQ' has no combos left: all are excluded, on the board or dead
[1]
$ felt equity ''
felt equity: operand:1:1: a range is missing
[1]
$ printf 'AA v KK @ 2c7d9h\nAA v KX\n2c2d v 2c2h\nAA v QQ @ 2c7d9h\n' | felt equity -k --fields problem,range
1	AA
1	KK
4	AA
4	QQ
felt equity: standard input:2:7: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
felt equity: standard input:3:8: the ranges conflict: no deal gives every player a hand
felt equity: 2 invalid lines skipped
[1]
$ printf 'AA v KK @ 2c7d9h\nAA v KX\nAA v QQ\n' | felt equity --fields problem,range
1	AA
1	KK
felt equity: standard input:2:7: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ printf 'n,contest\n1,"AA, KQX v KK"\n' | felt equity -i csv -k
n,contest,problem,position,range,combos,equity,win_count,tie_count,win,tie,stderr,method,deals
felt equity: standard input:2:10: 'X' where a comma or space is expected (column contest)
felt equity: 1 invalid line skipped
[1]
$ FELT_SCREEN=80 felt equity --color never AA 'KK,QZs'
felt equity: operand:2:5: 'Z' is neither a rank nor a suit
  KK,QZs
      ^
[1]
$ FELT_SCREEN=80 felt equity --color never AhAs AhKs QQ
felt equity: operands:13: the ranges conflict: no deal gives every player a hand
  AhAs; AhKs; QQ
              ^
[1]

# Exact or sampled, and how long: usage.
$ felt equity AA KK --exact --samples 10
felt equity: --exact and --samples cannot be used together
see 'felt equity --help'
[2]
$ felt equity AA KK --samples 0
felt equity: --samples: '0' is not an integer from 1 to 1000000000000000
see 'felt equity --help'
[2]
$ felt equity AA KK --samples -5
felt equity: --samples: '-5' is not an integer from 1 to 1000000000000000
see 'felt equity --help'
[2]
$ felt equity AA KK --error 0
felt equity: --error: '0' is not a standard error above 0 and at most 50%, such as 0.1% or 0.001
see 'felt equity --help'
[2]
$ felt equity AA KK --time never
felt equity: --time: 'never' is not a number above 0 and at most 10000000
see 'felt equity --help'
[2]
$ felt equity AA KK --seed x
felt equity: --seed: 'x' is not an integer from 0 to 18446744073709551615
see 'felt equity --help'
[2]
$ felt equity AA KK --next --detail
felt equity: --next and --detail cannot be used together
see 'felt equity --help'
[2]
$ felt equity AA KK -f svg
felt equity: -f svg requires --by-combo or --matrix, and cannot be used with --fields
see 'felt equity --help'
[2]
$ felt equity AA KK --by-combo -f svg --fields combo
felt equity: -f svg requires --by-combo or --matrix, and cannot be used with --fields
see 'felt equity --help'
[2]
$ felt equity AA KK --shard 0/3
felt equity: --shard: '0/3' is not K/N, with K from 1 to N, and N at most 100000
see 'felt equity --help'
[2]
$ felt equity AA KK --shard 4/3
felt equity: --shard: '4/3' is not K/N, with K from 1 to N, and N at most 100000
see 'felt equity --help'
[2]
$ felt equity AA KK --shard 1
felt equity: --shard: '1' is not K/N, with K from 1 to N, and N at most 100000
see 'felt equity --help'
[2]
$ felt equity AA KK --shard 1/2 --seed 3
felt equity: --shard with a sampled matchup requires --samples, the same number for all shards
see 'felt equity --help'
[2]
$ felt equity AA KK --shard 1/2 --time 1 --seed 3
felt equity: --shard cannot be used with --error or --time; use --samples, so that all shards sample alike
see 'felt equity --help'
[2]
$ felt equity AA KK --shard 1/2 --next
felt equity: --shard cannot be used with --by-combo, --icm, --matrix or --next
see 'felt equity --help'
[2]
$ felt equity AA KK --from nowhere
felt equity: operands and --from cannot be used together
see 'felt equity --help'
[2]

# Exact although it takes long, and rejected if counts would overflow.
$ felt equity --exact 99%:0.9999,AA:0.9998 99%:0.9999,AA:0.9998 99%:0.9999,AA:0.9998 99%:0.9999,AA:0.9998 99%:0.9999,AA:0.9998 99%:0.9999,AA:0.9998 99%:0.9999,AA:0.9998
felt equity: operand:1:1: too many weighted deals to count exactly in 128 bits; use samples
[1]

# Any number of threads, any path: the same bytes. Full disks and closed pipes.
$ awk 'BEGIN {
> 	x = 5
> 	for (i = 0; i < 3000; i++) {
> 		n = 4 + 3 + next_number(3); line = ""; used = " "
> 		for (k = 0; k < n; ) {
> 			c = substr("23456789TJQKA", 1 + next_number(13), 1) substr("cdhs", 1 + next_number(4), 1)
> 			if (index(used, c)) continue
> 			used = used c " "; line = line (k == 2 ? " v " : k == 4 ? " @ " : "") c; k++
> 		}
> 		if (i % 7 == 0) sub(/^..../, "QQ+,AKs", line)
> 		if (i % 50 == 0) print "# comment"
> 		if (i % 70 == 0) line = line " x"
> 		print line
> 	}
> }
> function next_number(n) { x = (x * 69069 + 1) % 4294967296; return int(x / 65536) % n }' >stream
> felt equity -k -j 1 --from stream >one 2>one.errors; echo $?; tail -n 1 one.errors; tail -n 1 one | cut -f 1
> for jobs in 2 5; do
> 	felt equity -k -j $jobs --from stream >many 2>many.errors; cmp one many; cmp one.errors many.errors
> 	felt equity -k -j $jobs <stream 2>/dev/null | cmp one -
> 	cat stream | felt equity -k -j $jobs 2>/dev/null | cmp one -
> done
> for path in scalar avx2 avx512; do
> 	FELT_PATH=$path felt equity -k --from stream >many 2>/dev/null; [ $? = 2 ] || cmp one many
> done
1
felt equity: 43 invalid lines skipped
3000
$ felt equity AA KK >/dev/full
felt equity: standard output: No space left on device
[3]
$ felt equity --from stream -k 2>/dev/null | head -n 1 | cut -f 3
Jh6d
$ felt equity -f tsv </dev/null
problem	position	range	combos	equity	win_count	tie_count	win	tie	stderr	method	deals

# On a screen.
$ FELT_SCREEN=80 felt equity --color never AhAd KsKc
player  hand    equity      win     tie
1       A♥ A♦  81.255%  81.065%  0.382%
2       K♠ K♣  18.745%  18.554%  0.382%
exact: 1,712,304 boards
$ FELT_SCREEN=80 felt equity --color never '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+' random
player  range                             combos   equity      win     tie
1       22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+     222  64.519%  63.566%  1.906%
2       100%                               1,326  35.481%  34.528%  1.906%
exact: 465,661,072,800 deals
$ FELT_SCREEN=80 felt equity --color never AA KK -b 2c7d9h
board  2♣ 7♦ 9♥
\
player  range  combos   equity      win     tie
1       AA          6  91.616%  91.616%  0.000%
2       KK          6   8.384%   8.384%  0.000%
exact: 35,640 deals
$ FELT_SCREEN=80 felt equity --color never 'AhKh v QsQd @ 2h7h9hTc' 'AA v KK'
A♥K♥; Q♠Q♦ @ 2♥7♥9♥T♣
player  hand     equity       win     tie
1       A♥ K♥  100.000%  100.000%  0.000%
2       Q♠ Q♦    0.000%    0.000%  0.000%
exact: 44 boards
\
AA; KK
player  range  combos   equity      win     tie
1       AA          6  81.946%  81.715%  0.463%
2       KK          6  18.054%  17.823%  0.463%
exact: 61,642,944 deals
$ FELT_SCREEN=80 felt equity --color always AhKh QsQd -b 2h7h9hTc | tr '\033' '~'
board  2~[31m♥~[39m 7~[31m♥~[39m 9~[31m♥~[39m T~[32m♣~[39m
\
~[2mplayer  hand     equity       win     tie~[0m
~[1m1       A~[31m♥~[39m K~[31m♥~[39m  100.000%  100.000%  0.000%~[0m
2       Q♠ Q~[34m♦~[39m    0.000%    0.000%  0.000%
exact: 44 boards
$ FELT_SCREEN=80 felt equity --color never --detail AhKh QsQd -b Qh7h2c
board  Q♥ 7♥ 2♣
\
player  hand    equity      win     tie
1       A♥ K♥  25.556%  25.556%  0.000%
2       Q♠ Q♦  74.444%  74.444%  0.000%
exact: 990 boards
\
player 1             ends       wins       ties
straight flush     0.101%     0.101%     0.000%
four of a kind     0.000%     0.000%     0.000%
full house         0.000%     0.000%     0.000%
flush             36.263%    24.545%     0.000%
straight           0.909%     0.909%     0.000%
three of a kind    1.010%     0.000%     0.000%
two pair           5.657%     0.000%     0.000%
pair              31.515%     0.000%     0.000%
high card         24.545%     0.000%     0.000%
\
player 2             ends       wins       ties
straight flush     0.000%     0.000%     0.000%
four of a kind     4.444%     4.444%     0.000%
full house        30.000%    30.000%     0.000%
flush              0.000%     0.000%     0.000%
straight           0.000%     0.000%     0.000%
three of a kind   65.556%    40.000%     0.000%
two pair           0.000%     0.000%     0.000%
pair               0.000%     0.000%     0.000%
high card          0.000%     0.000%     0.000%
$ FELT_SCREEN=60 felt equity --color never A2s+,K9s+,Q9s+,J9s+,T9s,98s,87s,76s,A9o+,KTo+ random -b 2c7d9h
board  2♣ 7♦ 9♥
\
player  range               combos   equity      win     tie
1       A2s+,K9s+,Q9s+,J9…     183  55.017%  54.343%  1.348%
2       100%                 1,176  44.983%  44.309%  1.348%
exact: 195,844,770 deals
$ FELT_SCREEN=40 felt equity --color never A2s+,K9s+,Q9s+,J9s+,T9s,98s,87s,76s,A9o+,KTo+ random -b 2c7d9h
board  2♣ 7♦ 9♥
\
player  range            combos   equity
1       A2s+,K9s+,Q9s+…     183  55.017%
2       100%              1,176  44.983%
exact: 195,844,770 deals
$ FELT_SCREEN=40 felt equity --color never --detail AhKh QsQd -b Qh7h2c | sed -n '7,9p'
\
player 1             ends       wins
straight flush     0.101%     0.101%
$ FELT_SCREEN=40 felt equity --color never --next AhKh QsQd -b Qh7h2c | sed -n '7,16p'
\
player   outs     chance  which
1           8    17.778%  J♥ T♥ 9♥ 8♥ 6♥
                          5♥ 4♥ 3♥
2       ahead             8 of 45 cards
                          put another
                          ahead
\
player 1 after each card
A♠   18.182%   A♥         -
$ FELT_SCREEN=80 felt equity --color never --fields range,equity AhAd KsKc
range   equity
A♥A♦   81.255%
K♠K♣   18.745%

# Equities with few digits, in percent, in rows and on a terminal, and after a merge. JSON has all digits.
$ felt equity AA KK --digits 4 --fields range,equity,win_count
AA	0.8195	50371344
KK	0.1805	10986372
$ felt equity AA KK --percent
1	1	AA	6	81.95	50371344	285228	81.71	0.46	0.00	exact	61642944
1	2	KK	6	18.05	10986372	285228	17.82	0.46	0.00	exact	61642944
$ felt equity AA KK --percent --digits 3 --fields range,equity -f csv
range,equity
AA,81.946
KK,18.054
$ FELT_SCREEN=80 felt equity --color never AA KK --digits 1
player  range  combos  equity    win   tie
1       AA          6   81.9%  81.7%  0.5%
2       KK          6   18.1%  17.8%  0.5%
exact: 61,642,944 deals
$ FELT_SCREEN=80 felt equity --color never AhAd KsKc -b 2c3d4h5s --next --digits 0 | tail -n 3
4♠  100%   4♥     -   4♦  100%   4♣  100%
3♠  100%   3♥  100%   3♦     -   3♣  100%
2♠  100%   2♥  100%   2♦  100%   2♣     -
$ FELT_SCREEN=80 felt equity --color never AhAd KsKc -b 2c3d4h5s --next --digits 15 | tail -n 2
2♠  100.000000000000000%   2♥  100.000000000000000%
2♦  100.000000000000000%   2♣                     -
$ felt equity --shard 1/1 AA KK | felt merge --percent --fields range,equity
AA	81.95
KK	18.05
$ felt equity AA KK --percent -f json
felt equity: --percent and -f json cannot be used together; JSON numbers are exact fractions
see 'felt equity --help'
[2]
$ felt equity AA KK --percent --shard 1/2
felt equity: --shard cannot be used with --digits or --percent; give them to felt merge
see 'felt equity --help'
[2]
$ felt equity AA KK --digits x
felt equity: --digits: 'x' is not an integer from 0 to 15
see 'felt equity --help'
[2]
