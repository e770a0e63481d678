# What all hands make on a flop of queen, seven and deuce; by arithmetic, of 49 cards: sets 3 * 3, two
# pair 3 * 9, overpairs 2 * 6, pocket pairs 4 * 6 and 4 * 6, pairs 3 * 40 each, ace high 4 * 36, nothing
# 36 * 16; flush draws 11 * 10 / 2, of which 10 with the ace; clubs 12 * 11 / 2; hearts 11 * 38.
$ felt count random -b Qh7h2c --fields group,kind,combos,probability
made	straight-flush	0	0
made	four-of-a-kind	0	0
made	full-house	0	0
made	nut-flush	0	0
made	flush	0	0
made	straight	0	0
made	set	9	0.007653061224489796
made	trips	0	0
made	two-pair	27	0.02295918367346939
made	overpair	12	0.01020408163265306
made	top-pair	120	0.10204081632653061
made	pocket-pair-below-top	24	0.02040816326530612
made	second-pair	120	0.10204081632653061
made	pocket-pair-below-second	24	0.02040816326530612
made	low-pair	120	0.10204081632653061
made	underpair	0	0
made	ace-high	144	0.12244897959183673
made	no-made-hand	576	0.4897959183673469
made	board-plays	0	0
total	total	1176	1
draw	combo-draw	0	0
draw	nut-flush-draw	10	0.008503401360544218
draw	flush-draw	55	0.0467687074829932
draw	open-ended	0	0
draw	gutshot	0	0
draw	backdoor-flush	66	0.05612244897959184
draw	one-card-backdoor-flush	418	0.3554421768707483
draw	backdoor-straight	432	0.3673469387755102
draw	overcards	16	0.013605442176870748
$ felt count random -b Qh7h2c | awk '$5 == "made" { sum += $6; all += $8 } END { print sum, all }'
1176 1

# Rivers, which have no draws. Any king or eight is a straight here: of 47 cards 1081 hands less the 741 of
# the other 39. Two cards of six ranks below the board's lowest add nothing to it: 6 * 5 / 2 * 16.
$ felt count 100% -b QsJsTc9d2h --fields group,kind,combos | awk '$3'
made	straight	340
made	set	15
made	two-pair	90
made	overpair	6
made	top-pair	72
made	second-pair	72
made	pocket-pair-below-second	30
made	low-pair	216
made	ace-high	80
made	no-made-hand	160
total	total	1081
$ felt count 100% -b AsKcQh9d8d --fields group,kind,combos | awk '$3'
made	straight	16
made	set	15
made	two-pair	90
made	top-pair	96
made	second-pair	96
made	pocket-pair-below-second	12
made	low-pair	288
made	underpair	36
made	no-made-hand	192
made	board-plays	240
total	total	1081

# Rows of several ranges, and of several problems.
$ felt count 22+,AK 'KQ:0.25' -b Qh7h2c | awk '$6'
1	1	22+,AK	set	made	9	9	0.10588235294117647
1	1	22+,AK	overpair	made	12	12	0.1411764705882353
1	1	22+,AK	pocket-pair-below-top	made	24	24	0.2823529411764706
1	1	22+,AK	pocket-pair-below-second	made	24	24	0.2823529411764706
1	1	22+,AK	ace-high	made	16	16	0.18823529411764706
1	1	22+,AK	total	total	85	85	1
1	1	22+,AK	nut-flush-draw	draw	1	1	0.011764705882352941
1	1	22+,AK	flush-draw	draw	1	1	0.011764705882352941
1	1	22+,AK	backdoor-flush	draw	1	1	0.011764705882352941
1	1	22+,AK	one-card-backdoor-flush	draw	38	38	0.4470588235294118
1	1	22+,AK	backdoor-straight	draw	16	16	0.18823529411764706
1	1	22+,AK	overcards	draw	16	16	0.18823529411764706
1	2	KQ:0.25	top-pair	made	12	3	1
1	2	KQ:0.25	total	total	12	3	1
1	2	KQ:0.25	backdoor-flush	draw	1	0.25	0.08333333333333333
1	2	KQ:0.25	one-card-backdoor-flush	draw	3	0.75	0.25
$ felt count '22+; KQ @ Qh7h2c ! Qs' 'AK @ Kh7h2c3c' --fields problem,position,range,kind,combos,board,dead | awk '$5'
1	1	22+	set	7	Qh7h2c	Qs
1	1	22+	overpair	12	Qh7h2c	Qs
1	1	22+	pocket-pair-below-top	24	Qh7h2c	Qs
1	1	22+	pocket-pair-below-second	24	Qh7h2c	Qs
1	1	22+	total	67	Qh7h2c	Qs
1	1	22+	one-card-backdoor-flush	32	Qh7h2c	Qs
1	2	KQ	top-pair	8	Qh7h2c	Qs
1	2	KQ	total	8	Qh7h2c	Qs
1	2	KQ	backdoor-flush	1	Qh7h2c	Qs
1	2	KQ	one-card-backdoor-flush	2	Qh7h2c	Qs
2	1	AK	top-pair	12	Kh7h2c3c	
2	1	AK	total	12	Kh7h2c3c	
2	1	AK	nut-flush-draw	1	Kh7h2c3c	
2	1	AK	flush-draw	1	Kh7h2c3c	
$ printf '%s\n' '76s @ 8h5c2d' '# none' '' '76s @ 8h5c2d ! 4s4h4d4c' | felt count --ranges --fields problem,range,kind,combos | awk '$4 && !/total/'
1	76s	no-made-hand	4
1	76s	open-ended	4
1	76s	backdoor-flush	3
2	76s	no-made-hand	4
2	76s	gutshot	4
2	76s	backdoor-flush	3
$ felt count AK v QQ @ Qh7h2c --fields position,kind,combos | awk '$3'
1	ace-high	16
1	total	16
1	nut-flush-draw	1
1	flush-draw	1
1	backdoor-flush	1
1	one-card-backdoor-flush	6
1	backdoor-straight	16
1	overcards	16
2	set	3
2	total	3

# Formats.
$ felt count QQ,77:0.5 -b Qh7h2c -f csv | grep -v ,0,0,0
problem,position,range,kind,group,combos,weighted,probability
1,1,"QQ,77:0.5",set,made,6,4.5,1
1,1,"QQ,77:0.5",total,total,6,4.5,1
$ felt count QQ,77:0.5 -b Qh7h2c -f json | grep -e set -e gutshot
{"problem": 1, "position": 1, "range": "QQ,77:0.5", "kind": "set", "group": "made", "combos": 6, "weighted": 4.5, "probability": 1}
{"problem": 1, "position": 1, "range": "QQ,77:0.5", "kind": "gutshot", "group": "draw", "combos": 0, "weighted": 0, "probability": 0}
$ printf '%s\n' 'player,range' 'ann,"AA,KK"' 'bo,76s' | felt count --ranges -i csv -b 8h5c2d --fields kind,combos | grep -v ,0
player,range,kind,combos
ann,"AA,KK",overpair,12
ann,"AA,KK",total,12
bo,76s,no-made-hand,4
bo,76s,total,4
bo,76s,open-ended,4
bo,76s,backdoor-flush,3
$ printf '%s\n' 'player,range' 'ann,"AA,KK"' | felt count -i csv -b 8h5c2d
felt count: standard input: several columns; choose one with --column NAME or --column N; the columns are player, range
see 'felt count --help'
[2]
$ felt count --cards es A10s -b 9C7C2T --fields range,kind,combos | awk '$3'
A10s	ace-high	4
A10s	total	4
A10s	nut-flush-draw	1
A10s	flush-draw	1
A10s	backdoor-flush	1
A10s	overcards	4

# By combo: one made hand, any number of draws, as a list.
$ felt count --by-combo AKs,76s:0.25,22 -b Qh7h2c -d 2d
1	1	AsKs	AKs	1	ace-high	backdoor-straight,overcards	6219	high card, ace-king-queen-seven-two
1	1	AhKh	AKs	1	ace-high	nut-flush-draw,flush-draw,backdoor-straight,overcards	6219	high card, ace-king-queen-seven-two
1	1	AdKd	AKs	1	ace-high	backdoor-straight,overcards	6219	high card, ace-king-queen-seven-two
1	1	AcKc	AKs	1	ace-high	backdoor-flush,backdoor-straight,overcards	6219	high card, ace-king-queen-seven-two
1	1	7s6s	76s	0.25	second-pair		4995	pair of sevens, queen-six-two kickers
1	1	7d6d	76s	0.25	second-pair		4995	pair of sevens, queen-six-two kickers
1	1	7c6c	76s	0.25	second-pair	backdoor-flush	4995	pair of sevens, queen-six-two kickers
1	1	2s2h	22	1	set	one-card-backdoor-flush	2427	three of a kind, deuces, queen-seven kickers
$ felt count --by-combo JhTh,QQ -b Qh9h2c -f json | head -n 2
{"problem": 1, "position": 1, "combo": "QsQd", "class": "QQ", "weight": 1, "made": "set", "draws": [], "standing": 1786, "name": "three of a kind, queens, nine-two kickers"}
{"problem": 1, "position": 1, "combo": "QsQc", "class": "QQ", "weight": 1, "made": "set", "draws": [], "standing": 1786, "name": "three of a kind, queens, nine-two kickers"}
$ felt count --by-combo JhTh -b Qh9h2c -f csv --header
problem,position,combo,class,weight,made,draws,standing,name
1,1,JhTh,JTs,1,no-made-hand,"combo-draw,flush-draw,open-ended",7013,"high card, queen-jack-ten-nine-two"
$ felt count --by-combo AKs @ Qh7h2c --fields combo,made,category,board
AsKs	ace-high	high-card	Qh7h2c
AhKh	ace-high	high-card	Qh7h2c
AdKd	ace-high	high-card	Qh7h2c
AcKc	ace-high	high-card	Qh7h2c
$ felt count --by-combo random -b Qh7h2c3s --fields made | sort | uniq -c | awk '{ print $2, $1 }' >combos
> felt count random -b Qh7h2c3s --fields kind,combos,group | awk '$2 && $3 == "made" { print $1, $2 }' | sort | diff - combos

# On a screen: only what some combo has, and bars; several ranges one after the other.
$ FELT_SCREEN=80 felt count --color never 22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+ -b Qh7h2c
board  Q♥ 7♥ 2♣
\
                              combos    share
set                                9    4.48%  ███▎
overpair                          12    5.97%  ████▎
top pair                          30   14.93%  ██████████▊
pocket pair below top             24   11.94%  ████████▋
second pair                        3    1.49%  █▏
pocket pair below second          24   11.94%  ████████▋
low pair                           3    1.49%  █▏
ace high                          72   35.82%  █████████████████████████▊
no made hand                      24   11.94%  ████████▋
                                 201  100.00%
\
nut flush draw                    10    4.98%  ███▋
flush draw                        13    6.47%  ████▋
backdoor flush draw               17    8.46%  ██████▏
one-card backdoor flush draw      62   30.85%  ██████████████████████▏
backdoor straight draw            84   41.79%  ██████████████████████████████
overcards                         16    7.96%  █████▊
$ FELT_SCREEN=40 felt count --color never --cards ascii AK,76s:0.5 99+ -b 8h5h2c
board  8h 5h 2c
\
AK,76s:0.5
               combos  weighted    share
ace high           16     16.00   88.89%
no made hand        4      2.00   11.11%
                   20     18.00  100.00%
\
combo draw          1      0.50    2.78%
nut flush dr…       1      1.00    5.56%
flush draw          2      1.50    8.33%
open-ended s…       4      2.00   11.11%
backdoor flu…       2      1.50    8.33%
one-card bac…       6      6.00   33.33%
overcards          16     16.00   88.89%
\
99+
                         combos    share
overpair                     36  100.00%
                             36  100.00%
\
one-card backdoor flus…      18   50.00%
$ FELT_SCREEN=60 felt count --color never --cards ascii --by-combo AhKh,76s:0.5 -b 8h5h2c
board  8h 5h 2c
\
combo  class  weight  made hand     draws
Ah Kh  AKs         1  ace high      nut flush draw, flush
                                    draw, overcards
7s 6s  76s       0.5  no made hand  open-ended straight draw
7h 6h  76s       0.5  no made hand  combo draw, flush draw,
                                    open-ended straight draw
7d 6d  76s       0.5  no made hand  open-ended straight draw
7c 6c  76s       0.5  no made hand  open-ended straight
                                    draw, backdoor flush
                                    draw
$ printf '%s\n' 'AA @ Kh7h2c' 'AA; KK @ Kh7h2cAs2s' | FELT_SCREEN=80 felt count --color never --ranges
board  K♥ 7♥ 2♣
\
AA
                              combos    share
overpair                           6  100.00%  ██████████████████████████████
                                   6  100.00%
\
one-card backdoor flush draw       3   50.00%  ███████████████
\
board  K♥ 7♥ 2♣ A♠ 2♠
\
AA
            combos    share
full house       3  100.00%  ██████████████████████████████
                 3  100.00%
\
KK
            combos    share
full house       3  100.00%  ██████████████████████████████
                 3  100.00%
$ FELT_SCREEN=80 felt count --color always --cards ascii AhKh,QQ -b Qh7h2c
board  Qh 7h 2c
\
[2m                        combos    share[0m
set                          3   75.00%  ##############################
ace high                     1   25.00%  ##########
                             4  100.00%
\
nut flush draw               1   25.00%  ##########
flush draw                   1   25.00%  ##########
backdoor straight draw       1   25.00%  ##########
overcards                    1   25.00%  ##########

# Cards alone, one hand or several, are counted as before: what they will make. A comma, a weight or
# an option makes ranges of them.
$ felt count AhKh -b Qh7h2c --fields category,count | tail -n 1
total	1081
$ felt count AhKh QsJs -b Qh7h2c --fields hand,category,count | grep total
AhKh	total	1081
QsJs	total	1081
$ felt count AhKh,KsJs -b Qh7h2c --fields kind,combos | awk '$2'
ace-high	1
no-made-hand	1
total	2
nut-flush-draw	1
flush-draw	1
backdoor-straight	2
overcards	1
$ felt count AhKh:1 -b Qh7h2c --fields kind,combos | grep total
total	1
$ felt count --ranges AhKh -b Qh7h2c --fields kind,combos | awk '$2'
ace-high	1
total	1
nut-flush-draw	1
flush-draw	1
backdoor-straight	1
overcards	1
$ felt count AhKh QQ -b Qh7h2c --fields position,kind,combos | grep total
1	total	1
2	total	3
$ felt count --next AhKh -b Qh7h2c --fields card | wc -l
47

# Missing or invalid input.
$ felt count 22+
felt count: operand:1:1: a range needs a board of 3 to 5 cards, not 0; use -b Qh7h2c, or '22+ @ Qh7h2c'
[1]
$ felt count 22+ -b Qh7h
felt count: --board:1: a range needs a board of 3 to 5 cards, not 2; use -b Qh7h2c, or '22+ @ Qh7h2c'
[2]
$ felt count '22+ @ Qh'
felt count: operand:1:1: a range needs a board of 3 to 5 cards, not 1; use -b Qh7h2c, or '22+ @ Qh7h2c'
[1]
$ felt count 22+ -b Qh7h2c3c4c5c
felt count: --board:1: the board has 6 cards; at most 5 are allowed
[2]
$ felt count '22+ @ Qh7h2c' -b Kh7h2c
felt count: operand:1:7: a second board; only one '@' is allowed
[1]
$ felt count 22+ -b Qh7h2c -d 2c
felt count: --dead:1: card '2c' is already on the board
[2]
$ felt count 22+ KX -b Qh7h2c
felt count: operand:2:2: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
[1]
$ felt count 22+ AA -b Qh7h2c -d AsAhAd
felt count: operand:2:1: 'AA' has no combos left: all are excluded, on the board or dead
[1]
$ felt count -k 'KX @ Qh7h2c' 'KK @ Qh7h2c' --fields kind,combos | awk '$2'
felt count: operand:1:2: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
felt count: 1 invalid operand skipped
overpair	6
total	6
one-card-backdoor-flush	3
$ felt count -n 5 22+ -b Qh7h2c
felt count: --size cannot be used with ranges
see 'felt count --help'
[2]
$ felt count --next 22+ -b Qh7h2c
felt count: operand:1:1: '22+' is a range, not cards; use --ranges to count the hands that a range makes
[1]
$ felt count --next --ranges 22+ -b Qh7h2c
felt count: --next and --ranges cannot be used together
see 'felt count --help'
[2]
$ echo '22+ @ Qh7h2c' | felt count
felt count: standard input:1:1: '22+' is a range, not cards; use --ranges to count the hands that a range makes
[1]
$ felt count 22+ -b Qh7h2c --fields category
felt count: --fields: unknown field 'category'; the fields are problem, position, range, kind, group, combos, weighted, probability, board, dead
see 'felt count --help'
[2]
$ felt count --by-combo 22+ -b Qh7h2c --fields kind
felt count: --fields: unknown field 'kind'; the fields are problem, position, range, probability, combo, class, weight, made, draws, standing, name, category, board, dead
see 'felt count --help'
[2]
$ felt count --ranges </dev/null
