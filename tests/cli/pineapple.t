# Pineapple: three cards each, one of which is discarded before the flop, and the hands hold.
$ felt sim a=call b=equity c=random -g np -n 200 -f phh >np.phh; felt replay --check np.phh
200 hands OK, 0 errors
$ grep -c "'d dh p1 [2-9TJQKA][cdhs][2-9TJQKA][cdhs][2-9TJQKA][cdhs]'" np.phh
200
$ grep -o "'p1 sd [^']*', \('p[23] sd [^']*', \)*'d db" np.phh | wc -l | tr -d ' '
150
$ felt convert np.phh | cmp - np.phh || felt convert np.phh | head -3

# Crazy pineapple, before the turn; also high-low and with fixed limit.
$ felt sim a=call b=equity c=random -g ncp -n 200 -f phh | felt replay --check
200 hands OK, 0 errors
$ felt sim a=call b=equity c=random -g crazy8 -n 200 -f phh | felt replay --check
200 hands OK, 0 errors
$ felt sim --tournament a=call b=equity c=random -g fp --blinds 10/20 --stack 400 -f phh | felt replay --check | cut -d ' ' -f 2-
hands OK, 0 errors

# A bomb pot: antes, no betting before the flop, and two boards.
$ felt sim a=call b=equity c=random -g nt/b -n 200 -f phh >b.phh; felt replay --check b.phh
200 hands OK, 0 errors
$ grep -c "^antes = \[2, 2, 2\]" b.phh; grep -c blinds b.phh; grep -c "_boards = \['[^']*', '[^']*'\]" b.phh
200
0
200
$ felt convert b.phh | cmp - b.phh || true
$ felt sim a=call b=equity c=random -g po/b --ante 5 -n 200 -f phh | felt replay --check
200 hands OK, 0 errors
$ felt sim a=call b=call -g nt/b -n 1 -f phh | felt replay
standard input, hand 1	no-limit hold'em bomb pot, ante 2
\
seat	player	stack	position
1	a	200	
2	b	200	button
\
before the flop	pot 4
	a holds 4h 8d, b Kd 7h
flop	6d 9s 8s / As Kc Jc	pot 4
	a checks
	b checks
turn	6d 9s 8s 4d / As Kc Jc 3d	pot 4
	a checks
	b checks
river	6d 9s 8s 4d 7s / As Kc Jc 3d 6s	pot 4
	a checks
	b checks
	a	two pair, eights and fours, nine kicker / high card, ace-king-jack-eight-six	wins 2
	b	pair of sevens, king-nine-eight kickers / pair of kings, ace-jack-seven kickers	wins 2
\
player	start	end	net
a	200	200	0
b	200	200	0

# The discard has to be one card.
$ cat >short.phh <<'X'
> variant = 'NCP'
> antes = [0, 0]
> blinds_or_straddles = [1, 2]
> min_bet = 2
> starting_stacks = [100, 100]
> actions = ['d dh p1 AcAd2d', 'd dh p2 KcKd2c', 'p2 cc', 'p1 cc', 'd db 3c4c5c', 'p1 cc', 'p2 cc', 'p1 sd']
> X
$ felt replay --check short.phh
felt replay: short.phh:6:100: hand 1: action 8: p1 stands pat: 1 card must be discarded
[1]
$ sed "s/'p1 sd'/'p1 sd 2d', 'p2 sd 2c', 'd db 9h'/" short.phh | felt replay --equity
standard input	no-limit crazy pineapple 1/2
\
seat	player	stack	position
1	p1	100	big blind
2	p2	100	button, small blind
\
before the flop	pot 3
	p1 holds Ac Ad 2d, p2 Kc Kd 2c
	equity p1 82.64%, p2 17.36%
	pot odds p2 1 to win 3, 25.00% needed
	p2 calls 1
	p1 checks
flop	3c 4c 5c	pot 4
	equity p1 92.53%, p2 7.47%
	p1 checks
	p2 checks
	p1 discards 2d
	p2 discards 2c
turn	3c 4c 5c 9h	pot 4
	equity p1 95.45%, p2 4.55%
	the hand stops here

# At the table.
$ printf 'c\ns\nd\nd 1 2\nd 3\n?\nq\n' | felt play -g np call --seed 3 2>&1 | head -60
hand 1	no-limit pineapple 1/2
\
seat	player	stack	position
1	hero	200	big blind
2	call	200	button, small blind
\
before the flop	pot 3
	hero holds Qd 8d 7d
	call calls 1
	hero	c check	r raise to 4-200
	hero checks
	hero	d discard 1 to 3
	1 card must be discarded: d 1 discards the first
	hero	d discard 1 to 3
	1 card must be discarded: d 1 discards the first
	hero	d discard 1 to 3
	1 card must be discarded: d 1 discards the first
	hero	d discard 1 to 3
	hero discards 7d
	call discards 1
flop	3c Qh 2s	pot 4
	hero	c check	b bet 2-198
	f	fold
	c	check, call, or bring in
	b 20	bet 20
	r 120	raise to 120 on this street
	pot 1/2 75%	bet or raise part of the pot
	a	all in
	d 3	discard card 3
	d Ah	discard this card
	h	a hint: odds and equity
	l	the hand so far
	q	fold, and leave
	hero	c check	b bet 2-198
	hero checks
	call checks
turn	3c Qh 2s As	pot 4
	hero checks
	call checks
river	3c Qh 2s As Kc	pot 4
	hero checks
	call checks
	call shows 5d Td
	hero	pair of queens, ace-king-eight kickers	wins 4
	call	high card, ace-king-queen-ten-five	
\
player	start	end	net
hero	200	202	+2
call	200	198	-2
hero	+2	after 1 hand
\
1 hand
player	net	bought
hero	+2	200
call	-2	200
$ printf 'c\nb 4\nh\nc\nc\n' | felt play -g nt/b call --seed 3 -n 1 2>&1 | head -60
hand 1	no-limit hold'em bomb pot, ante 2
\
seat	player	stack	position
1	hero	200	
2	call	200	button
\
before the flop	pot 4
	hero holds Qd 8d
flop	Js 6h 3c / Qh 2s 6s	pot 4
	hero	c check	b bet 2-198
	hero checks
	call checks
turn	Js 6h 3c Qc / Qh 2s 6s Kc	pot 4
	hero	c check	b bet 2-198
	hero bets 4
	call calls 4
river	Js 6h 3c Qc Ac / Qh 2s 6s Kc Ah	pot 12
	hero	c check	b bet 2-194
	cards	Qd 8d
	their bets	66.6% +- 0.8%
	call	best of 1.5 hands
	hero	c check	b bet 2-194
	hero checks
	call checks
	call shows 7d 5d
	hero	pair of queens, ace-jack-eight kickers / pair of queens, ace-king-eight kickers	wins 12
	call	high card, ace-queen-jack-seven-six / high card, ace-king-queen-seven-six	
\
player	start	end	net
hero	200	206	+6
call	200	194	-6
hero	+6	after 1 hand
\
1 hand
player	net	bought
hero	+6	200
call	-6	200

# Equity is that of the cards that are kept.
$ felt equity -g crazy --fields range,equity AhKh QsQd -b 2h7h9s
AhKh	0.5414141414141415
QsQd	0.4585858585858586
$ felt equity -g holdem --fields range,equity AhKh QsQd -b 2h7h9s
AhKh	0.5414141414141415
QsQd	0.4585858585858586
$ felt equity -g pineapple AhKhQh QsQd
felt equity: operand:1:1: a hand of 3 cards; this game deals 2
[1]
$ felt equity -g crazy --boards 2 --fields range,equity,scoop AhKh QsQd -b '2h7h9sTc / 3c4c5cTd' ! 2c2d
AhKh	0.2894736842105263	0.07041251778093884
QsQd	0.7105263157894737	0.4914651493598862
$ felt equity -g crazy8 --fields range,equity Ah2h QsQd -b 3h7h9s
Ah2h	0.6186868686868687
QsQd	0.3813131313131313
$ felt rank -g crazy8 --fields name,low_name Ah2h3h4c5d9cKd
five-high straight	five-four-three-two-ace low
