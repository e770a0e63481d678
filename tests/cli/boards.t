# Two boards, for half of the pot each, and what each hand wins of both.
$ felt showdown --boards 2 --fields board_number,hand,name,result,share,total AhKh QsQd @ 2h7h9hTc3d / QhJd4c5s6s
1	AhKh	flush, ace-king-nine-seven-two	win	1/2	1/2
1	QsQd	pair of queens, ten-nine-seven kickers	lose	0	1/2
2	QsQd	three of a kind, queens, jack-six kickers	win	1/2	1/2
2	AhKh	high card, ace-king-queen-jack-six	lose	0	1/2
$ felt showdown --boards 2 -b '2h7h9hTc3d / QhJd4c5s6s' --fields board_number,hand,share AhKh QsQd
1	AhKh	1/2
1	QsQd	0
2	QsQd	1/2
2	AhKh	0
$ felt showdown --boards 2 --winners 'AhKh v QsQd v 8c8d @ 2h7h9hTc3d / QhJd4c5s6s'
1,2
$ FELT_SCREEN=80 felt showdown --color=never --cards ascii --boards 2 AhKh QsQd @ 2h7h9hTc3d / QhJd4c5s6s
board 1  2h 7h 9h Tc 3d
\
1  Ah Kh  flush, ace-king-nine-seven-two          standing   441  wins
2  Qs Qd  pair of queens, ten-nine-seven kickers  standing 3,903
\
board 2  Qh Jd 4c 5s 6s
\
1  Qs Qd  three of a kind, queens, jack-six kickers  standing 1,767  wins
2  Ah Kh  high card, ace-king-queen-jack-six         standing 6,189
\
Ah Kh  wins 1/2 of the pot
Qs Qd  wins 1/2 of the pot

# In high-low games each board has two quarters. The first has a low, 8-4-3-2-A, that both have; the second has none.
$ felt showdown --boards 2 -g omaha8 --fields board_number,hand,result,low_result,share,total JhJc2hAd 2dAcKdKh @ 3c4d8hJdJs / QsQcTs9s8s
1	JhJc2hAd	win	tie	3/8	3/8
1	2dAcKdKh	lose	tie	1/8	5/8
2	2dAcKdKh	win		1/2	5/8
2	JhJc2hAd	lose		0	3/8

# A board that is run twice: in full, or only what the second run has of its own.
$ felt showdown --run 2 --fields board_number,hand,best,share AhKh QsQd @ 2h7h9cTc3d / 2h7h9c4h5s
1	QsQd	QsQdTc9c7h	1/2
1	AhKh	AhKhTc9c7h	0
2	AhKh	AhKh7h4h2h	1/2
2	QsQd	QsQd9c7h5s	0
$ felt showdown --run 2 --fields board_number,hand,best,share AhKh QsQd @ 2h7h9cTc3d / 4h5s
1	QsQd	QsQdTc9c7h	1/2
1	AhKh	AhKhTc9c7h	0
2	AhKh	AhKh7h4h2h	1/2
2	QsQd	QsQd9c7h5s	0
$ felt showdown --run 3 --fields board_number,hand,share,total AhKh AdKd QsQd @ 2h7h9cTc3d / 4h5s / 4d
1	QsQd	1/3	2/3
1	AhKh	0	1/3
1	AdKd	0	0
2	AhKh	1/3	1/3
2	QsQd	0	2/3
2	AdKd	0	0
3	QsQd	1/3	2/3
3	AhKh	0	1/3
3	AdKd	0	0
$ FELT_SCREEN=80 felt showdown --color=never --cards ascii --run 2 --explain AhKh QsQd @ 2h7h9cTc3d / 4h5s
board 1  2h 7h 9c Tc 3d
\
1  Qs Qd  pair of queens, ten-nine-seven kickers  standing 3,903  wins
2  Ah Kh  high card, ace-king-ten-nine-seven      standing 6,267
\
1   Qs Qd: a pair beats high card
      Qs Qd Tc 9c 7h
2   Ah Kh: high card loses to a pair
      Ah Kh Tc 9c 7h
\
board 2  2h 7h 9c 4h 5s
\
1  Ah Kh  flush, ace-king-seven-four-two           standing   475  wins
2  Qs Qd  pair of queens, nine-seven-five kickers  standing 3,937
\
1   Ah Kh: a flush beats a pair
      Ah Kh 7h 4h 2h
2   Qs Qd: a pair loses to a flush
      Qs Qd 9c 7h 5s
\
Qs Qd  wins 1/2 of the pot
Ah Kh  wins 1/2 of the pot

# What several boards cannot be.
$ felt showdown AhKh QsQd @ 2h7h9hTc3d / 4d5s
felt showdown: operand:5:1: '/' divides boards, but only one is played
[1]
$ felt showdown --boards 2 AhKh QsQd @ 2h7h9hTc3d
felt showdown: operand:4:1: 1 board, not 2; '/' divides them, as in 2c7d9h / 3s4dKc
[1]
$ felt showdown --boards 2 AhKh QsQd @ 2h7h9hTc3d / 2h7h9h4d5s
felt showdown: operands:27: card '2h' is already dealt, first at 14
[1]
$ felt showdown --run 2 AhKh QsQd @ 2h7h9hTc3d / 4d3d
felt showdown: operands:29: card '3d' is already dealt, first at 22
[1]
$ felt showdown --run 2 AhKh QsQd @ 2h7h9hTc3d / 4dAh
felt showdown: operands:29: card 'Ah' is already dealt, first at 1
[1]
$ felt showdown --boards 2 AhKh QsQd @ 2h7h9hTc3d /
felt showdown: operand:5:2: a board is missing beside '/'
[1]
$ felt showdown --boards 2 AhKh QsQd -b '2h7h9hTc3d / 2h7h9h4d5s'
felt showdown: --board:14: card '2h' is already dealt, first at 1
[2]
$ felt showdown --boards 2 AhKh QsQd -b '2h7h9hTc3d / 4d5s6s7s8s' -d 4d
felt showdown: --dead:1: card '4d' is already on the board
[2]
$ felt showdown --boards 4 AhKh QsQd
felt showdown: --boards: '4' is not a whole number from 1 to 3
see 'felt showdown --help'
[2]
$ felt showdown --boards 2 --run 2 AhKh QsQd
felt showdown: --boards and --run: give one or the other
see 'felt showdown --help'
[2]
