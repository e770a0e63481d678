# Equity in the games whose players have other than two cards. 2-3-4-5 draws one card to a pat
# 9-8-7-6-4: of 43 cards three sevens, three eights and three nines win.
$ felt equity -g 27 9c8d7h6s4c 2c3d4h5s --fields range,combos,win_count,deals
9c8d7h6s4c	1	34	43
2c3d4h5s	43	9	43
$ felt equity -g 27 9c8d7h6s4c 2c3d4h5s -d 9d --fields win_count,deals
34	42
8	42
$ felt equity -g omaha8 'As2s9h9d v KdKcQsJd @ 3c4d5h8s8c'
1	1	As2s9h9d	1	1	1	1	1	1	0	1	0	0	exact	1
1	2	KdKcQsJd	1	0	0	0	0	0	0	0	0	0	exact	1
$ felt equity -g omaha8 -f json 'As2s9h9d v KdKcQsJd @ 3c4d5h8s8c'
{"problem": 1, "game": "omaha8", "method": "exact", "deals": 1, "board": "3c4d5h8s8c", "dead": "", "players": [{"position": 1, "range": "As2s9h9d", "combos": 1, "equity": 1, "high": 1, "low": 1, "scoop": 1, "win_count": 1, "tie_count": 0, "win": 1, "tie": 0, "stderr": 0, "ci_low": 1, "ci_high": 1}, {"position": 2, "range": "KdKcQsJd", "combos": 1, "equity": 0, "high": 0, "low": 0, "scoop": 0, "win_count": 0, "tie_count": 0, "win": 0, "tie": 0, "stderr": 0, "ci_low": 0, "ci_high": 0}], "winners": {"1": 1, "2": 0}, "low_winners": {"": 0, "1": 1, "2": 0}, "algorithm": "visit", "seed": null}
$ felt equity -g omaha8 -f table As2s3h4h KdKcQsJd -b 2c7d9h
board  2♣ 7♦ 9♥
\
player  hand           equity     high       low    scoop
1       A♠ 2♠ 3♥ 4♥   61.768%  41.951%  100.000%  41.951%
2       K♦ K♣ Q♠ J♦   38.232%  58.049%    0.000%  18.415%
exact: 820 boards
$ felt equity -g omaha8 -f table --detail As2s3h4h KdKcQsJd -b 2c7d9h8s
board  2♣ 7♦ 9♥ 8♠
\
player  hand           equity     high       low    scoop
1       A♠ 2♠ 3♥ 4♥   63.750%  27.500%  100.000%  27.500%
2       K♦ K♣ Q♠ J♦   36.250%  72.500%    0.000%   0.000%
exact: 40 boards
\
player 1, high       ends       wins       ties
three of a kind    5.000%     5.000%     0.000%
two pair          45.000%    22.500%     0.000%
pair              50.000%     0.000%     0.000%
\
player 1, low        ends       wins       ties
seven low         42.500%    42.500%     0.000%
eight low         57.500%    57.500%     0.000%
\
player 2, high       ends       wins       ties
straight          10.000%    10.000%     0.000%
three of a kind    5.000%     5.000%     0.000%
two pair          27.500%    22.500%     0.000%
pair              57.500%    35.000%     0.000%
$ felt equity -g omaha8 -f table --next As2s3h4h KdKcQsJd -b 2c7d9h8s
board  2♣ 7♦ 9♥ 8♠
\
player  hand           equity     high       low    scoop
1       A♠ 2♠ 3♥ 4♥   63.750%  27.500%  100.000%  27.500%
2       K♦ K♣ Q♠ J♦   36.250%  72.500%    0.000%   0.000%
exact: 40 boards
\
player  half   outs     chance  which
1       pot   ahead             no card puts another ahead
1       high     11    27.500%  A♥ A♦ A♣ 4♠ 4♦ 4♣ 3♠ 3♦ 3♣ 2♥ 2♦
1       low   ahead             no card puts another ahead
2       pot       0
2       high  ahead             11 of 40 cards put another ahead
2       low       0
\
player 1 after each card
A♠         -   A♥  100.000%   A♦  100.000%   A♣  100.000%
K♠   50.000%   K♥   50.000%   K♦         -   K♣         -
Q♠         -   Q♥   50.000%   Q♦   50.000%   Q♣   50.000%
J♠   50.000%   J♥   50.000%   J♦         -   J♣   50.000%
T♠   50.000%   T♥   50.000%   T♦   50.000%   T♣   50.000%
9♠   50.000%   9♥         -   9♦   50.000%   9♣   50.000%
8♠         -   8♥   50.000%   8♦   50.000%   8♣   50.000%
7♠   50.000%   7♥   50.000%   7♦         -   7♣   50.000%
6♠   50.000%   6♥   50.000%   6♦   50.000%   6♣   50.000%
5♠   50.000%   5♥   50.000%   5♦   50.000%   5♣   50.000%
4♠  100.000%   4♥         -   4♦  100.000%   4♣  100.000%
3♠  100.000%   3♥         -   3♦  100.000%   3♣  100.000%
2♠         -   2♥  100.000%   2♦  100.000%   2♣         -
$ felt equity -g omaha8 --next --fields card,position,out,high_out,low_out As2s3h4h KdKcQsJd -b 2c7d9h8s | head -2
Ah	1	false	true	false
Ah	2	false	false	false
$ printf 'As2d3c v 4c5c7d8h\nAsAh?? v 2cX\n' | felt equity -g badugi -k --fields range,combos,equity
As2d3c	45	1
4c5c7d8h	1	0
felt equity: standard input:2:12: no card begins with 'X'
felt equity: 1 invalid line skipped
[1]
$ felt equity -g badugi As2d3c?? random -b 2c
felt equity: --board: badugi has no board
see 'felt equity --help'
[2]
$ felt equity -g a5 As2d3c4h random --samples 1000 --fields range,combos,method,deals,seed
As2d3c4h	48	sampled	1000	1
random	1712304	sampled	1000	1
$ felt equity -g stud AsKs AsKh
felt equity: operands:7: card 'As' is already dealt, first at column 1
[1]
$ felt equity -g stud AsKs?? 5c5d?
felt equity: operand:2:5: '?': an unknown card is written ??
[1]
$ felt equity -g omaha AsKsQhJh
felt equity: operand:1:9: only one range; two or more are needed, as in 'AA v KK'
[1]
$ felt equity -g omaha AsKsQhJhTh KdKcQsJd
felt equity: operand:1:1: a hand of 5 cards; this game deals 4
[1]
$ felt equity -g razz --next As2s3s Kd4d5d
felt equity: --next works only in games with a board; razz has none
see 'felt equity --help'
[2]
$ felt equity -g stud --by-combo AsKsQh KdKcQs
felt equity: --by-combo works only in games with ranges
see 'felt equity --help'
[2]
$ felt equity -g stud8 --samples 70000 As2s3h 5d6d7c -j1 --fields equity,deals
0.48351428571428573	70000
0.5164857142857143	70000
$ FELT_PATH=scalar felt equity -g stud8 --samples 70000 As2s3h 5d6d7c -j3 --fields equity,deals
0.48351428571428573	70000
0.5164857142857143	70000
