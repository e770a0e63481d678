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
felt equity: operand:1:12: no combo of 'AsAdAhAc@9' is left: all are excluded, on the board or dead
[1]
$ felt equity -g omaha 'AsKsQhJh@9 v AsAdAhAc@9'
felt equity: operand:1:1: the ranges collide: no deal gives every player a hand
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
felt equity: operand:1:1: the ranges collide: no deal gives every player a hand
[1]
