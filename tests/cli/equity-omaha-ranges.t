# Ranges in the games of Omaha. On this river aces have a set, kings and queens lower ones; the
# weights are counted by their common divisor, and the hand with a card of the board is left out.
$ felt equity -g omaha 'AsAh2c3d,QsQh4c5d@50 v KsKh6c7d @ AdKdQd8c8d' --fields range,combos,equity,win_count,deals
AsAh2c3d,QsQh4c5d@50	2	0.6666666666666666	2	3
KsKh6c7d	1	0.3333333333333333	1	3
$ felt equity -g omaha 'AsAh2c3d,QsQh4c5d@50,AdAs2c3c v KsKh6c7d @ AdKdQd8c8d' --fields range,combos,equity,win_count,deals
AsAh2c3d,QsQh4c5d@50,AdAs2c3c	2	0.6666666666666666	2	3
KsKh6c7d	1	0.3333333333333333	1	3
$ felt equity -g omaha AsAh2c3d,QsQh4c5d:0.1 KsKh6c7d,QsQh4c5d -b AdKdQd8c8d --fields combos,win_count,tie_count,deals
2	20	0	21
2	1	0	21
$ felt equity -g omaha -f table 'AsAh2c3d,KsKh6c7d v random @ AdKdQd8c8d'
board  A♦ K♦ Q♦ 8♣ 8♦
\
player  hand                 equity      win     tie
1       AsAh2c3d,KsKh6c7d   97.710%  97.710%  0.000%
2       random               2.290%   2.290%  0.000%
exact: 246,820 deals
$ felt equity -g omaha8 -f table 'As2s9h9d,AsAh2c3d@10 v KdKcQsJd,4h4s2d3h @ 3c4d5h8s'
board  3♣ 4♦ 5♥ 8♠
\
player  hand                    equity     high      low    scoop
1       As2s9h9d,AsAh2c3d@10   90.227%  82.273%  98.182%  80.227%
2       KdKcQsJd,4h4s2d3h       9.773%  17.727%   1.818%   0.000%
exact: 880 deals
$ felt equity -g omaha -f table 'As2s9h9d,AsAh2c3d@10 v KdKcQsJd,4h4s2d3h v QhJhTc9c @ 3c4d5h8s'
board  3♣ 4♦ 5♥ 8♠
\
player  hand                    equity      win     tie
1       As2s9h9d,AsAh2c3d@10   80.303%  78.030%  4.545%
2       KdKcQsJd,4h4s2d3h      19.697%  17.424%  4.545%
3       Q♥ J♥ T♣ 9♣             0.000%   0.000%  0.000%
exact: 792 deals
$ felt equity -g omaha 'AsKsQhJh,AsKhQsJh v KdKcQdJc,9s9h8s8h' --fields combos,win_count,tie_count,deals,method,algorithm
2	1959072	146602	4344032	exact	joint
2	2238358	146602	4344032	exact	joint
$ felt equity -g omaha 'AsKsQhJh v 2c2d3h3s,4c4d='
felt equity: operand:1:25: '=' is neither a rank nor a suit
[1]
$ felt equity -g omaha 'AsKsQhJh v AsAdAhAc@9'
felt equity: operand:1:12: 'AsAdAhAc@9' has no combos left: all are excluded, on the board or dead
[1]
$ felt equity -g omaha 'AsKsQhJh@9 v AsAdAhAc@9'
felt equity: operand:1:14: the ranges conflict: no deal gives every player a hand
[1]
$ felt equity -g stud 'AsKsQh,2c2d3h v KdKcQs'
felt equity: operand:1:7: no card begins with ','
[1]
$ felt equity -g omaha --samples 100000 --seed 3 'AsKsQhJh,9s9h8s8h:0.3 v KdKcQdJc,AsKhQdJd v random' --fields combos,equity -j 1 >one; felt equity -g omaha --samples 100000 --seed 3 'AsKsQhJh,9s9h8s8h:0.3 v KdKcQdJc,AsKhQdJd v random' --fields combos,equity -j 4 | diff one - && cut -f1 one
2
2
270725
$ felt equity -g omaha -f table 'AAxx:ds v KKxx @ 2c7d9hTs'
board  2♣ 7♦ 9♥ T♠
\
player  hand       equity      win     tie
1       AAxx:ds   77.754%  77.607%  0.294%
2       KKxx      22.246%  22.099%  0.294%
exact: 128,395,440 deals
$ felt equity -g omaha 'AAxx v AAxx v AAxx @ 2c7d9h'
felt equity: operand:1:15: the ranges conflict: no deal gives every player a hand
[1]
$ felt equity -g omaha --by-combo 'AsAh2c3d,QsQh4c5d@50,AsAh4c5c v KsKh6c7d @ AdKdQd8c8d' --fields combo,weight,equity,win_count,deals
AsAh5c4c	1	1	1	1
AsAh3d2c	1	1	1	1
QsQh5d4c	0.5	0	0	1
$ felt equity -g omaha8 --by-combo 'As2s9h9d,AsAh2c3d@10 v KdKcQsJd,4h4s2d3h @ 3c4d5h8s' -f table
board  3♣ 4♦ 5♥ 8♠
\
hand           weight    equity     high      low    scoop
A♠ A♥ 3♦ 2♣   10.000%   92.500%  86.250%  98.750%  82.500%
A♠ 9♥ 9♦ 2♠  100.000%   90.000%  81.875%  98.125%  80.000%
$ felt equity -g omaha --by-combo 'AA:rrr v KsKhQcJd @ 2c3c4c' --fields combo,equity,algorithm | cut -c 1-16 | head -n 8
AsAhAc5c	1	visit
AsAdAc5c	1	visit
AhAdAc5c	1	visit
AsAhAcKc	0.98902
AsAdAcKc	0.98902
AhAdAcKc	0.98902
AsAhAd5s	0.97682
AsAhAd5h	0.97682
$ felt equity -g omaha --by-combo 'A?KsQhJh v KdKcQdJc @ 2c3c4c5d6h'
felt equity: operand:1:2: '?' is neither a rank nor a suit
[1]
$ felt equity -g holdem --boards 2 --by-combo AA KK
felt equity: --by-combo works only with one board
see 'felt equity --help'
[2]
$ felt equity -g omaha --next 'AsAh2c3d,QsQh4c5d v KsKh6c7d @ AdKdQd8c' --fields card,probability,position,equity,deals | head -n 8
As	0.0125	1	0	1
As	0.0125	2	1	1
Ah	0.0125	1	0	1
Ah	0.0125	2	1	1
Ac	0.025	1	0.5	2
Ac	0.025	2	0.5	2
Kc	0.025	1	0	2
Kc	0.025	2	1	2
$ felt equity -g omaha --next 'AsAh2c3d,QsQh4c5d v KsKh6c7d @ AdKdQd8c' --fields probability | awk '{ sum += $1 } END { print sum / 2 }'
1
$ felt equity -g omaha --next -f table 'AsAh2c3d,QsQh4c5d v KsKh6c7d @ AdKdQd8c' | tail -n 17
1          5     7.500%  Q♠ Q♥ Q♣ 5♦ 4♣
2          5     7.500%  A♠ A♥ K♣ 3♦ 2♣
\
player 1 after each card
A♠    0.000%   A♥    0.000%   A♦         -   A♣   50.000%
K♠         -   K♥         -   K♦         -   K♣    0.000%
Q♠  100.000%   Q♥  100.000%   Q♦         -   Q♣  100.000%
J♠   50.000%   J♥   50.000%   J♦   50.000%   J♣   50.000%
T♠   50.000%   T♥   50.000%   T♦   50.000%   T♣   50.000%
9♠   50.000%   9♥   50.000%   9♦   50.000%   9♣   50.000%
8♠   50.000%   8♥   50.000%   8♦   50.000%   8♣         -
7♠   50.000%   7♥   50.000%   7♦         -   7♣   50.000%
6♠   50.000%   6♥   50.000%   6♦   50.000%   6♣         -
5♠   50.000%   5♥   50.000%   5♦  100.000%   5♣   50.000%
4♠   50.000%   4♥   50.000%   4♦   50.000%   4♣  100.000%
3♠   50.000%   3♥   50.000%   3♦    0.000%   3♣   50.000%
2♠   50.000%   2♥   50.000%   2♦   50.000%   2♣    0.000%

# The same range twice has half of the pot.
$ felt equity -g omaha '1% v 1% @ 2c7d9h' --fields equity,method,algorithm
0.5	exact	walk
0.5	exact	walk
$ felt equity -g omaha8 '10% v 10% @ 2c7d9h4s' --fields equity,method,algorithm
0.5	exact	walk
0.5	exact	walk

# Ranges that collide are detected within a small stack.
$ (ulimit -s 256; echo 'AA; AA; AA' | felt equity -g omaha -j2)
felt equity: standard input:1:9: the ranges conflict: no deal gives every player a hand
[1]
