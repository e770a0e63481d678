# A narration of a hand, plain if it goes into a pipe.
$ cd "$DATA/phh" && felt replay named/dwan-ivey-2009.phh
Full Tilt Million Dollar Cash Game S4E12, 2009	no-limit hold'em 1000/2000, ante 500
\
seat	player	stack	position
1	Phil Ivey	1125600	small blind
2	Patrik Antonius	2000000	big blind
3	Tom Dwan	553500	button
\
before the flop	pot 4500
	Phil Ivey holds Ac 2d, Tom Dwan 7h 6h
	Tom Dwan raises to 7000
	Phil Ivey raises to 23000
	Patrik Antonius folds
	Tom Dwan calls 16000
flop	Jc 3d 5c	pot 49500
	Phil Ivey bets 35000
	Tom Dwan calls 35000
turn	Jc 3d 5c 4h	pot 119500
	Phil Ivey bets 90000
	Tom Dwan raises to 232600
	Phil Ivey raises to 1067100, all in
	Tom Dwan calls 262400, all in
	uncalled 572100 returned to Phil Ivey
river	Jc 3d 5c 4h Jh	pot 1109500
	Tom Dwan	seven-high straight	wins 1109500
	Phil Ivey	five-high straight	
\
player	start	end	net
Tom Dwan	553500	1109500	+556000
Phil Ivey	1125600	572100	-553500
Patrik Antonius	2000000	1997500	-2500

# On a screen aligned; with --seat the others' cards show when they are shown.
$ cd "$DATA/phh" && FELT_SCREEN=80 felt replay --color=never named/dwan-ivey-2009.phh
Full Tilt Million Dollar Cash Game S4E12, 2009
no-limit hold'em 1,000/2,000, ante 500
\
seat  player               stack  position
   1  Phil Ivey        1,125,600  small blind
   2  Patrik Antonius  2,000,000  big blind
   3  Tom Dwan           553,500  button
\
before the flop                                                        pot 4,500
  Phil Ivey holds A♣ 2♦, Tom Dwan 7♥ 6♥
  Tom Dwan raises to 7,000
  Phil Ivey raises to 23,000
  Patrik Antonius folds
  Tom Dwan calls 16,000
flop  J♣ 3♦ 5♣                                                        pot 49,500
  Phil Ivey bets 35,000
  Tom Dwan calls 35,000
turn  J♣ 3♦ 5♣ 4♥                                                    pot 119,500
  Phil Ivey bets 90,000
  Tom Dwan raises to 232,600
  Phil Ivey raises to 1,067,100, all in
  Tom Dwan calls 262,400, all in
  uncalled 572,100 returned to Phil Ivey
river J♣ 3♦ 5♣ 4♥ J♥                                               pot 1,109,500
  Tom Dwan   seven-high straight  wins 1,109,500
  Phil Ivey  five-high straight
\
player               start        end       net
Tom Dwan           553,500  1,109,500  +556,000
Phil Ivey        1,125,600    572,100  −553,500
Patrik Antonius  2,000,000  1,997,500    −2,500
$ cd "$DATA/phh" && FELT_SCREEN=60 felt replay --color=never --cards=es --seat 'Tom Dwan' named/dwan-ivey-2009.phh |
> sed -n '/^before/,$p'
before the flop                                    pot 4,500
  Tom Dwan holds 7C 6C
  Tom Dwan raises to 7,000
  Phil Ivey raises to 23,000
  Patrik Antonius folds
  Tom Dwan calls 16,000
flop  JT 3D 5T                                    pot 49,500
  Phil Ivey bets 35,000
  Tom Dwan calls 35,000
turn  JT 3D 5T 4C                                pot 119,500
  Phil Ivey bets 90,000
  Tom Dwan raises to 232,600
  Phil Ivey raises to 1,067,100, all in
  Tom Dwan calls 262,400, all in
  uncalled 572,100 returned to Phil Ivey
  Phil Ivey shows AT 2D
river JT 3D 5T 4C JC                           pot 1,109,500
  Tom Dwan   seven-high straight  wins 1,109,500
  Phil Ivey  five-high straight
\
player               start        end       net
Tom Dwan           553,500  1,109,500  +556,000
Phil Ivey        1,125,600    572,100  -553,500
Patrik Antonius  2,000,000  1,997,500    -2,500
$ cd "$DATA/phh" && felt replay --seat p1 named/dwan-ivey-2009.phh | grep 'holds\|shows'
	Phil Ivey holds Ac 2d
	Tom Dwan shows 7h 6h

# A part of one name is enough, in any case; other words are answered with the names that there are.
$ cd "$DATA/phh" && felt replay --seat dwan named/dwan-ivey-2009.phh | grep 'holds\|shows'
	Tom Dwan holds 7h 6h
	Phil Ivey shows Ac 2d
$ cd "$DATA/phh" && sed 's/Tom Dwan/Élie Łuk/' named/dwan-ivey-2009.phh | felt replay --seat éLIE\ ł | grep holds
	Élie Łuk holds 7h 6h
$ cd "$DATA/phh" && felt replay --seat A named/dwan-ivey-2009.phh
felt replay: named/dwan-ivey-2009.phh:50:11: hand 1: --seat: 'A' matches Patrik Antonius and Tom Dwan
[1]
$ cd "$DATA/phh" && felt replay --seat '' named/dwan-ivey-2009.phh
felt replay: named/dwan-ivey-2009.phh:50:11: hand 1: --seat: no '' among Phil Ivey, Patrik Antonius, Tom Dwan
[1]
$ cd "$DATA/phh" && felt replay -f json --seat p4 named/dwan-ivey-2009.phh
felt replay: named/dwan-ivey-2009.phh:50:11: hand 1: --seat: no 'p4' among Phil Ivey, Patrik Antonius, Tom Dwan
[1]
$ cd "$DATA/phh" && sed '/^players/d' named/dwan-ivey-2009.phh | felt replay --seat Dwan -f tsv
file	hand_number	variant	venue	time	table	blinds	antes	action	street	order	seat	player	player_position	act	amount	paid	cards	board	pot_before	pot	stack	all_in	drawn	up
felt replay: standard input:1:1: hand 1: --seat: no 'Dwan' among p1, p2, p3
[1]
$ cd "$DATA/phh" && felt replay --seat nobody named/dwan-ivey-2009.phh
felt replay: named/dwan-ivey-2009.phh:50:11: hand 1: --seat: no 'nobody' among Phil Ivey, Patrik Antonius, Tom Dwan
[1]

# In colour: suits, the headings.
$ cd "$DATA/phh" && FELT_SCREEN=80 felt replay --color=always named/dwan-ivey-2009.phh | grep turn | od -c | head -n 6
0000000 033   [   1   m   t   u   r   n 033   [   0   m           J 033
0000020   [   3   2   m 342 231 243 033   [   3   9   m       3 033   [
0000040   3   4   m 342 231 246 033   [   3   9   m       5 033   [   3
0000060   2   m 342 231 243 033   [   3   9   m       4 033   [   3   1
0000100   m 342 231 245 033   [   3   9   m                            
0000120                                                                

# With equities: at every decision, after who could bet has folded, and what the all-in was worth.
$ cd "$DATA/phh" && felt replay --equity named/dwan-ivey-2009.phh | sed -n '/^before/,$p'
before the flop	pot 4500
	Phil Ivey holds Ac 2d, Tom Dwan 7h 6h
	equity Phil Ivey 33.24%, Patrik Antonius 29.93%, Tom Dwan 36.83%
	pot odds Tom Dwan 2000 to win 4500, 30.77% needed
	Tom Dwan raises to 7000
	pot odds Phil Ivey 6000 to win 11500, 34.29% needed
	Phil Ivey raises to 23000
	pot odds Patrik Antonius 21000 to win 33500, 38.53% needed
	Patrik Antonius folds
	equity Phil Ivey 50.44%, Tom Dwan 49.56%
	pot odds Tom Dwan 16000 to win 33500, 32.32% needed
	Tom Dwan calls 16000
flop	Jc 3d 5c	pot 49500
	equity Phil Ivey 62.83%, Tom Dwan 37.17%
	Phil Ivey bets 35000
	pot odds Tom Dwan 35000 to win 84500, 29.29% needed
	Tom Dwan calls 35000
turn	Jc 3d 5c 4h	pot 119500
	equity Phil Ivey 0.00%, Tom Dwan 100.00%
	Phil Ivey bets 90000
	pot odds Tom Dwan 90000 to win 209500, 30.05% needed
	Tom Dwan raises to 232600
	pot odds Phil Ivey 142600 to win 442100, 24.39% needed
	Phil Ivey raises to 1067100, all in
	pot odds Tom Dwan 262400 to win 847100, 23.65% needed
	Tom Dwan calls 262400, all in
	uncalled 572100 returned to Phil Ivey
river	Jc 3d 5c 4h Jh	pot 1109500
	Tom Dwan	seven-high straight	wins 1109500
	Phil Ivey	five-high straight	
\
player	start	end	net	expected
Tom Dwan	553500	1109500	+556000	+556000
Phil Ivey	1125600	572100	-553500	-553500
Patrik Antonius	2000000	1997500	-2500	-2500

# Nobody shows; the winner is paid all the same, and uncalled chips go back.
$ cd "$DATA/phh" && felt replay worked-any-raise.phh --rules any-raise | sed -n '/^before/,$p'
before the flop	pot 30
	Dave calls 20
	Alice raises to 30
	Bob folds
	Carol calls 10
	Dave raises to 100, all in
	Alice folds
	Carol folds
	uncalled 70 returned to Dave
	Dave wins 100
\
player	start	end	net
Dave	100	170	+70
Bob	1000	990	-10
Carol	500	470	-30
Alice	1000	970	-30

# A stream: hand after hand, separated by a blank line.
$ cd "$DATA/phh" && felt replay sites/FTP-50NLH-sample.phhs 2>/dev/null | awk 'BEGIN { RS = "" } NR % 4 == 1'
Full Tilt Poker, table iRwJH2qZu56/8L7VRk8K4w, hand 26262271782, 2009-07-01	no-limit hold'em 0.25/0.50
Full Tilt Poker, table Cte7tP4nKYVDYWQ8CmFe1Q, hand 26262272794, 2009-07-01	no-limit hold'em 0.25/0.50
Full Tilt Poker, table KR14TtyoUvwRYyvi/piSbg, hand 26262273146, 2009-07-01	no-limit hold'em 0.25/0.50
Full Tilt Poker, table 4uspOSMgRkQ3ThieIckm+Q, hand 26262274180, 2009-07-01	no-limit hold'em 0.25/0.50
Full Tilt Poker, table G4dfmG2MpUqPXgY3WzT2HQ, hand 26262274524, 2009-07-01	no-limit hold'em 0.25/0.50
Full Tilt Poker, table ukOXeolnxSSsQpf3WYDUYg, hand 26262274530, 2009-07-01	no-limit hold'em 0.25/0.50
Full Tilt Poker, table 0EOVEAUgVrdrLIld+aWBQA, hand 26262275802, 2009-07-01	no-limit hold'em 0.25/0.50
$ cd "$DATA/phh" && felt replay - <sites/ABS-1000NLH-sample.phhs 2>/dev/null | head -n 1
Absolute Poker, table CLEO AVE, hand 3017243630, 2009-07-01	no-limit hold'em 5.00/10.00, ante 2.50

# Several pots, and who wins them.
$ cd "$DATA/phh" && felt replay worked-next.phhs | grep 'pot.*wins'
	main pot 510 for Carol, Dave, Alice: Alice wins 510
	side pot 600 for Carol, Alice: Alice wins 600
	main pot 510 for Carol, Dave, Alice: Carol wins 510
	side pot 600 for Carol, Alice: Carol wins 600
	main pot 510 for Carol, Dave, Alice: Dave wins 510
	side pot 600 for Carol, Alice: Alice wins 600
	main pot 510 for Carol, Dave, Alice: Dave wins 510
	side pot 600 for Carol, Alice: Carol wins 600
	main pot 510 for Carol, Dave, Alice: Carol wins 255, Alice wins 255
	side pot 600 for Carol, Alice: Carol wins 300, Alice wins 300
	main pot 510 for Carol, Dave, Alice: Dave wins 255, Alice wins 255
	side pot 600 for Carol, Alice: Alice wins 600
	main pot 510 for Carol, Dave, Alice: Carol wins 255, Dave wins 255
	side pot 600 for Carol, Alice: Carol wins 600
	main pot 510 for Carol, Dave, Alice: Carol wins 170, Dave wins 170, Alice wins 170
	side pot 600 for Carol, Alice: Carol wins 300, Alice wins 300
	main pot 510 for Carol, Dave, Alice: Dave wins 510
	side pot 600 for Carol, Alice: Carol wins 300, Alice wins 300

# Short deck: an ante each and one blind by the button.
$ cd "$DATA/phh" && felt replay named/phua-xuan-2019.phh
Triton London 2019, 2019	no-limit short-deck hold'em 3000, ante 3000
\
seat	player	stack	position
1	Mikita Badziakouski	495000	under the gun
2	Liu Ming Zhong	232000	UTG+1
3	Tan Xuan	362000	lojack
4	Wang Jun	403000	hijack
5	Paul Phua	301000	cutoff
6	Jason Koon	204000	button, blind 3000
\
before the flop	pot 21000
	Mikita Badziakouski holds Th 8h, Liu Ming Zhong Qs Jd, Tan Xuan Qh Qd, Wang Jun 8d 7c, Paul Phua Kh Ks, Jason Koon 8c 7h
	Mikita Badziakouski calls 3000
	Liu Ming Zhong calls 3000
	Tan Xuan raises to 35000
	Wang Jun folds
	Paul Phua raises to 298000, all in
	Jason Koon folds
	Mikita Badziakouski folds
	Liu Ming Zhong folds
	Tan Xuan calls 263000
flop	9h 6c Kc	pot 623000
turn	9h 6c Kc Jh	pot 623000
river	9h 6c Kc Jh Ts	pot 623000
	Tan Xuan	king-high straight	wins 623000
	Paul Phua	three of a kind, kings, jack-ten kickers	
\
player	start	end	net
Tan Xuan	362000	684000	+322000
Mikita Badziakouski	495000	489000	-6000
Liu Ming Zhong	232000	226000	-6000
Wang Jun	403000	400000	-3000
Paul Phua	301000	0	-301000
Jason Koon	204000	198000	-6000

# Equities are those of the game: of a flop of short deck what equity says with the folded hands dead,
$ cd "$DATA/phh" && felt replay --equity named/phua-xuan-2019.phh | sed -n '/^flop/,/^turn/p' | grep equity
	equity Tan Xuan 4.29%, Paul Phua 95.71%
$ felt equity -g shortdeck -f text --percent --digits 2 --fields equity QhQd KhKs -b 9h6cKc -d Th8hQsJd8d7c8c7h
4.29
95.71
$ cd "$DATA/phh" && felt replay --equity named/antonius-blom-2009.phh | grep -A 1 'equity\|holds'
	Patrik Antonius holds Ah 3s Ks Kh, Victor Blom 6d 9s 7d 8h
	equity Patrik Antonius 59.31%, Victor Blom 40.69%
	pot odds Victor Blom 500.00 to win 1500.00, 25.00% needed
--
	equity Patrik Antonius 54.63%, Victor Blom 45.37%
	Patrik Antonius bets 91000.00
--
	equity Patrik Antonius 77.50%, Victor Blom 22.50%
river	4s 5c 2h 5h 9c	pot 1356947.00
$ felt equity -g omaha -f text --percent --digits 2 --fields equity Ah3sKsKh 6d9s7d8h
59.31
40.69
$ cd "$DATA/phh" && felt replay --equity wsop/9.phh | grep 'equity\|holds'
	James Obst holds (Qd 7d) 5h, Talal Shakerchi (9d 5c) 8d, Brian Rast (Kc 7c) 6h, Matthew Ashton (Qh Td) Jd, Kristopher Tong (Kh 6d) 2h
	equity James Obst 12.98%, Talal Shakerchi 17.78%, Brian Rast 19.67%, Matthew Ashton 33.15%, Kristopher Tong 16.42%; +- 0.18%
	equity Talal Shakerchi 20.65%, Brian Rast 22.51%, Matthew Ashton 37.66%, Kristopher Tong 19.18%; +- 0.19%
	equity Talal Shakerchi 26.94%, Matthew Ashton 48.21%, Kristopher Tong 24.85%; +- 0.19%
	equity Talal Shakerchi 36.50%, Matthew Ashton 63.50%
	Talal Shakerchi holds (9d 5c) 8d 9h, Matthew Ashton (Qh Td) Jd Qs
	equity Talal Shakerchi 33.59%, Matthew Ashton 66.41%
	Talal Shakerchi holds (9d 5c) 8d 9h 3h, Matthew Ashton (Qh Td) Jd Qs 6s
	equity Talal Shakerchi 33.84%, Matthew Ashton 66.16%
	Talal Shakerchi holds (9d 5c) 8d 9h 3h 7h, Matthew Ashton (Qh Td) Jd Qs 6s 3c
	equity Talal Shakerchi 26.88%, Matthew Ashton 73.12%
	Talal Shakerchi holds (9d 5c) 8d 9h 3h 7h (5s), Matthew Ashton (Qh Td) Jd Qs 6s 3c (7s)
	equity Talal Shakerchi 100.00%, Matthew Ashton 0.00%
$ felt equity -g stud -f text --percent --digits 2 --fields equity 9d5c8d9h QhTdJdQs -d "$(cd "$DATA/phh" && felt replay -f tsv --fields cards,act wsop/9.phh | sed -n 's/\thole$//p' | sed -n '1p;3p;5p' | tr -d '\n')"
33.59
66.41
$ cd "$DATA/phh" && felt replay --equity wsop/48.phh | grep 'equity'
	equity James Obst 27.03% (31.86% high, 18.04% low), Talal Shakerchi 10.38% (8.98% high, 13.37% low), Brian Rast 9.92% (8.48% high, 12.18% low), Matthew Ashton 19.50% (32.22% high, 0.00% low), Kristopher Tong 33.16% (18.46% high, 56.41% low); +- 0.19%
	equity James Obst 36.68% (48.05% high, 18.07% low), Talal Shakerchi 13.45% (14.31% high, 13.20% low), Brian Rast 13.15% (13.75% high, 12.31% low), Kristopher Tong 36.72% (23.89% high, 56.41% low); +- 0.16%
	equity James Obst 44.46% (58.27% high, 20.97% low), Brian Rast 14.81% (15.54% high, 13.77% low), Kristopher Tong 40.73% (26.20% high, 65.26% low); +- 0.16%
	equity James Obst 54.81% (71.14% high, 24.55% low), Kristopher Tong 45.19% (28.86% high, 75.45% low); +- 0.16%
	equity James Obst 47.46% (59.56% high, 14.61% low), Kristopher Tong 52.54% (40.44% high, 85.39% low); +- 0.18%
	equity James Obst 67.42% (72.51% high, 50.00% low), Kristopher Tong 32.58% (27.49% high, 50.00% low)
	equity James Obst 75.91% (96.88% high, 0.00% low), Kristopher Tong 24.09% (3.12% high, 100.00% low)
	equity James Obst 50.00% (100.00% high, 0.00% low), Kristopher Tong 50.00% (0.00% high, 100.00% low)
$ cd "$DATA/phh" && felt replay --equity named/arieh-yockey-2019.phh | grep equity
	equity Bryce Yockey 92.31%, Josh Arieh 7.69%
	equity Bryce Yockey 0.00%, Josh Arieh 100.00%
$ cd "$DATA/phh" && felt replay -f json --equity named/arieh-yockey-2019.phh | grep -o '"expected_stacks.*'
"expected_stacks": null}

# All-in before a draw of one card: 3 fives and 4 sixes of 42 cards make a better seven.
$ printf '%s\n' "variant = 'N2L1D'" 'antes = [0, 0]' 'blinds_or_straddles = [5, 10]' 'min_bet = 10' 'starting_stacks = [100, 100]' "actions = ['d dh p1 2c3c4c5d8h', 'd dh p2 2d3d4d7hKc', 'p2 cbr 100', 'p1 cc', 'p1 sd', 'p2 sd Kc', 'd dh p2 6c', 'p1 sm -', 'p2 sm -']" >draw.phh
$ felt replay --equity draw.phh | tail -n 17
before the draw	pot 15
	p1 holds 2c 3c 4c 5d 8h, p2 2d 3d 4d 7h Kc
	equity p1 83.33%, p2 16.67%
	pot odds p2 5 to win 15, 25.00% needed
	p2 raises to 100, all in
	pot odds p1 90 to win 110, 45.00% needed
	p1 calls 90, all in
draw	pot 200
	p1 stands pat
	p2 discards Kc
	p2 holds 2d 3d 4d 7h 6c
	p2	seven-six-four-three-two low	wins 200
	p1	eight-five-four-three-two low	
\
player	start	end	net	expected
p2	100	200	+100	-67
p1	100	0	-100	+67

# Stud: cards face down are in brackets; the bring-in and its completion.
$ cd "$DATA/phh" && felt replay wsop/9.phh
2023 World Series of Poker Event #43: $50,000 Poker Players Championship | Day 5, 2023-06-22	fixed-limit seven-card stud 200000/400000, ante 50000, bring-in 50000
\
seat	player	stack	position
1	James Obst	2650000	
2	Talal Shakerchi	9600000	
3	Brian Rast	4525000	
4	Matthew Ashton	8125000	
5	Kristopher Tong	4800000	
\
third street	pot 250000
	James Obst holds (Qd 7d) 5h, Talal Shakerchi (9d 5c) 8d, Brian Rast (Kc 7c) 6h, Matthew Ashton (Qh Td) Jd, Kristopher Tong (Kh 6d) 2h
	Kristopher Tong brings in 50000
	James Obst folds
	Talal Shakerchi completes to 200000
	Brian Rast folds
	Matthew Ashton raises to 400000
	Kristopher Tong folds
	Talal Shakerchi calls 200000
fourth street	pot 1100000
	Talal Shakerchi holds (9d 5c) 8d 9h, Matthew Ashton (Qh Td) Jd Qs
	Matthew Ashton bets 200000
	Talal Shakerchi calls 200000
fifth street	pot 1500000
	Talal Shakerchi holds (9d 5c) 8d 9h 3h, Matthew Ashton (Qh Td) Jd Qs 6s
	Matthew Ashton checks
	Talal Shakerchi bets 400000
	Matthew Ashton calls 400000
sixth street	pot 2300000
	Talal Shakerchi holds (9d 5c) 8d 9h 3h 7h, Matthew Ashton (Qh Td) Jd Qs 6s 3c
	Matthew Ashton checks
	Talal Shakerchi checks
seventh street	pot 2300000
	Talal Shakerchi holds (9d 5c) 8d 9h 3h 7h (5s), Matthew Ashton (Qh Td) Jd Qs 6s 3c (7s)
	Matthew Ashton bets 400000
	Talal Shakerchi calls 400000
	Talal Shakerchi	two pair, nines and fives, eight kicker	wins 3100000
	Matthew Ashton	pair of queens, jack-ten-seven kickers	
\
player	start	end	net
Talal Shakerchi	9600000	11250000	+1650000
James Obst	2650000	2600000	-50000
Brian Rast	4525000	4475000	-50000
Matthew Ashton	8125000	6675000	-1450000
Kristopher Tong	4800000	4700000	-100000

# One player's view of the others: the up cards.
$ cd "$DATA/phh" && felt replay --seat p2 wsop/9.phh | sed -n '/^third/,/^fifth/p'
third street	pot 250000
	James Obst holds (?? ??) 5h, Talal Shakerchi (9d 5c) 8d, Brian Rast (?? ??) 6h, Matthew Ashton (?? ??) Jd, Kristopher Tong (?? ??) 2h
	Kristopher Tong brings in 50000
	James Obst folds
	Talal Shakerchi completes to 200000
	Brian Rast folds
	Matthew Ashton raises to 400000
	Kristopher Tong folds
	Talal Shakerchi calls 200000
fourth street	pot 1100000
	Talal Shakerchi holds (9d 5c) 8d 9h, Matthew Ashton (?? ??) Jd Qs
	Matthew Ashton bets 200000
	Talal Shakerchi calls 200000
fifth street	pot 1500000
$ cd "$DATA/phh" && felt replay --seat p2 -f csv --fields player,act,cards,up wsop/9.phh | sed -n '1,7p;14,16p'
player,act,cards,up
James Obst,hole,????5h,5h
Talal Shakerchi,hole,9d5c8d,8d
Brian Rast,hole,????6h,6h
Matthew Ashton,hole,????Jd,Jd
Kristopher Tong,hole,????2h,2h
Kristopher Tong,bring-in,,2h
Talal Shakerchi,hole,9h,8d9h
Matthew Ashton,hole,Qs,JdQs
Matthew Ashton,bet,,JdQs

# Draws: what is discarded, and the hands after it.
$ cd "$DATA/phh" && felt replay named/alice-carol-wikipedia.phh
named/alice-carol-wikipedia.phh	fixed-limit badugi 1/2, bets 2/4
\
seat	player	stack	position
1	Bob	200	small blind
2	Carol	200	big blind
3	Ted	200	cutoff
4	Alice	200	button
\
before the draw	pot 3
	Ted folds
	Alice calls 2
	Bob calls 1
	Carol checks
first draw	pot 6
	Bob draws 2
	Carol draws 2
	Alice draws 1
	Bob checks
	Carol bets 2
	Alice calls 2
	Bob calls 2
second draw	pot 12
	Bob draws 1
	Carol stands pat
	Alice draws 1
	Bob checks
	Carol bets 4
	Alice raises to 8
	Bob folds
	Carol calls 4
third draw	pot 28
	Carol draws 1
	Alice stands pat
	Carol checks
	Alice bets 4
	Carol calls 4
	Alice shows 2s 4c 6d 9h
	Carol shows 3s 5d 7c 8h
	Carol	four-card badugi, eight-seven-five-three	wins 36
	Alice	four-card badugi, nine-six-four-two	
\
player	start	end	net
Carol	200	220	+20
Bob	200	196	-4
Ted	200	200	0
Alice	200	184	-16
$ cd "$DATA/phh" && felt replay --seat p1 named/arieh-yockey-2019.phh | sed -n '/^first/,/^second/p'
first draw	pot 1050000
	Bryce Yockey stands pat
	Josh Arieh draws 2
	Bryce Yockey bets 150000
	Josh Arieh calls 150000
second draw	pot 1350000
$ cd "$DATA/phh" && felt replay -f csv --fields street,player,act,cards,drawn named/arieh-yockey-2019.phh | grep -e draw -e hole -e pat
street,player,act,cards,drawn
predraw,Bryce Yockey,hole,7h6c4c3d2c,
predraw,Phil Hui,hole,??????????,
predraw,John Esposito,hole,??????????,
predraw,Josh Arieh,hole,AsQs6s5c3c,
predraw,John Esposito,fold,,
predraw,Josh Arieh,raise,,
predraw,Bryce Yockey,raise,,
predraw,Phil Hui,fold,,
predraw,Josh Arieh,call,,
first-draw,Bryce Yockey,stand-pat,,0
first-draw,Josh Arieh,draw,AsQs,2
first-draw,Josh Arieh,hole,2hQh,
first-draw,Bryce Yockey,bet,,
first-draw,Josh Arieh,call,,
second-draw,Bryce Yockey,stand-pat,,0
second-draw,Josh Arieh,draw,Qh,1
second-draw,Josh Arieh,hole,4d,
second-draw,Bryce Yockey,bet,,
second-draw,Josh Arieh,call,,
third-draw,Bryce Yockey,stand-pat,,0
third-draw,Josh Arieh,draw,6s,1
third-draw,Josh Arieh,hole,7c,
third-draw,Bryce Yockey,bet,,
third-draw,Josh Arieh,call,,
third-draw,Bryce Yockey,show,7h6c4c3d2c,
third-draw,Josh Arieh,show,2h4d7c5c3c,


# An error is printed after the actions before it.
$ cd "$DATA/phh" && felt replay worked-any-raise.phh 2>&1 | tail -n 2
	Dave calls 20
felt replay: worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40

# The picture needs a terminal.
$ cd "$DATA/phh" && felt replay --watch worked.phh
felt replay: --watch requires a terminal for input and output
see 'felt replay --help'
[2]

# Options that do not go together.
$ felt replay --check --watch x.phh
felt replay: --check and --watch cannot be used together
see 'felt replay --help'
[2]
$ felt replay --delay 1 x.phh
felt replay: --delay requires --watch
see 'felt replay --help'
[2]
$ felt replay --delay 0 --watch x.phh
felt replay: --delay: '0' is not a time from 1ms to 3600s, such as 1s, 500ms or 2
see 'felt replay --help'
[2]
$ felt replay --rules none x.phh
felt replay: --rules: 'none' is not any-raise
see 'felt replay --help'
[2]
$ felt replay -f xml x.phh
felt replay: --format: 'xml' is not text, tsv, csv, json, table, phh, svg or html
see 'felt replay --help'
[2]
$ felt replay -i csv x.phh
felt replay: unknown option '-i'
see 'felt replay --help'
[2]
$ felt replay --fields file -f phh x.phh
felt replay: --fields and -f phh cannot be used together; use -f tsv or -f csv
see 'felt replay --help'
[2]
$ felt replay --fields file -f json x.phh
felt replay: --fields and -f json cannot be used together; use -f tsv or -f csv, or jq
see 'felt replay --help'
[2]
$ felt replay --fields file x.phh
felt replay: --fields requires -f tsv or -f csv
see 'felt replay --help'
[2]

# A full disk is never a silent success.
$ felt replay "$DATA/phh/worked.phh" >/dev/full
felt replay: standard output: No space left on device
[3]
$ felt replay --check "$DATA/phh/worked.phh" >/dev/full
felt replay: standard output: No space left on device
[3]

# Streets of a runout keep their names, and hands shown before them come before them.
$ cat >runout.phh <<'.'
> variant = 'NT'
> antes = [0, 0]
> blinds_or_straddles = [1, 2]
> min_bet = 2
> starting_stacks = [20, 20]
> actions = [
>   'd dh p1 AhKh', 'd dh p2 2h2d', 'p2 cbr 20', 'p1 cc', 'p1 sm AhKh', 'p2 sm 2h2d',
>   'd db 3c4c9s', 'd db 5d', 'd db 5s',
> ]
> .
$ felt replay runout.phh | grep '^[a-z].*pot'
before the flop	pot 3
flop	3c 4c 9s	pot 40
turn	3c 4c 9s 5d	pot 40
river	3c 4c 9s 5d 5s	pot 40
$ felt replay -f csv --fields street,act,board runout.phh | tail -n 5
preflop,show,
preflop,show,
flop,board,3c4c9s
turn,board,3c4c9s5d
river,board,3c4c9s5d5s

# The title and the field time have one way to write a date: as far as the file knows it.
$ hand=$DATA/phh/named/dwan-ivey-2009.phh; for date in 'month = 8' 'day = 2' 'month = 11;day = 2'; do
> 	(cat "$hand"; echo; echo "$date" | tr ';' '\n') >dated.phh
> 	felt replay dated.phh | head -n 1; felt replay --fields time -f tsv dated.phh | sed -n 2p
> done
Full Tilt Million Dollar Cash Game S4E12, 2009-08	no-limit hold'em 1000/2000, ante 500
2009-08
Full Tilt Million Dollar Cash Game S4E12, 2009	no-limit hold'em 1000/2000, ante 500
2009
Full Tilt Million Dollar Cash Game S4E12, 2009-11-02	no-limit hold'em 1000/2000, ante 500
2009-11-02

# High-low: which half each player wins, and with which hand. The main pot is split, and its odd chip
# is high; the side pot is shared whole by two hands that tie for both halves.
$ cat >halves.phh <<'.'
> variant = 'FO/8'
> antes = [0, 0, 0]
> blinds_or_straddles = [1, 2, 0]
> small_bet = 2
> big_bet = 4
> starting_stacks = [100, 7, 100]
> finishing_stacks = [98, 11, 98]
> players = ['ann', 'bob', 'cy']
> actions = [
>   'd dh p1 AhKd2cQs', 'd dh p2 7c6sTdTh', 'd dh p3 As2dKhQc', 'p3 cbr 4', 'p1 cc', 'p2 cc',
>   'd db 3c4d8h', 'p1 cbr 2', 'p2 cc', 'p3 cc', 'd db 5h', 'p1 cbr 4', 'p2 cc', 'p3 cc',
>   'd db Jd', 'p1 cc', 'p3 cc', 'p1 sm -', 'p2 sm -', 'p3 sm -',
> ]
> .
$ felt replay --check halves.phh
1 hand OK, 0 errors
$ felt replay halves.phh | tail -n 13
river	3c 4d 8h 5h Jd	pot 27
	ann checks
	cy checks
	bob	eight-high straight; seven-six-five-four-three low	wins 11 high
	ann	five-high straight; five-four-three-two-ace low	wins 8 (5 low, 3 high and low)
	cy	five-high straight; five-four-three-two-ace low	wins 8 (5 low, 3 high and low)
	main pot 21 for ann, bob, cy: ann wins 5 low, bob wins 11 high, cy wins 5 low
	side pot 6 for ann, cy: ann wins 3 high and low, cy wins 3 high and low
\
player	start	end	net
ann	100	98	-2
bob	7	11	+4
cy	100	98	-2
$ FELT_SCREEN=100 felt replay --color=never --cards=ascii halves.phh | tail -n 11
  ann  five-high straight             wins 3 high and low
       five-four-three-two-ace low    wins 5 low
  cy   five-high straight             wins 3 high and low
       five-four-three-two-ace low    wins 5 low
  main pot 21 for ann, bob, cy: ann wins 5 low, bob wins 11 high, cy wins 5 low
  side pot 6 for ann, cy: ann wins 3 high and low, cy wins 3 high and low
\
player  start  end  net
ann       100   98   -2
bob         7   11   +4
cy        100   98   -2
$ felt replay -f json halves.phh | grep -o '"pots.*'
"pots": [{"amount": 21, "contenders": ["ann", "bob", "cy"], "winners": [{"player": "ann", "order": 1, "amount": 5, "high": 0, "low": 5, "name": "five-high straight", "low_name": "five-four-three-two-ace low"}, {"player": "bob", "order": 2, "amount": 11, "high": 11, "low": 0, "name": "eight-high straight", "low_name": "seven-six-five-four-three low"}, {"player": "cy", "order": 3, "amount": 5, "high": 0, "low": 5, "name": "five-high straight", "low_name": "five-four-three-two-ace low"}]}, {"amount": 6, "contenders": ["ann", "cy"], "winners": [{"player": "ann", "order": 1, "amount": 3, "high": 2, "low": 1, "name": "five-high straight", "low_name": "five-four-three-two-ace low"}, {"player": "cy", "order": 3, "amount": 3, "high": 2, "low": 1, "name": "five-high straight", "low_name": "five-four-three-two-ace low"}]}], "finishing_stacks": [98, 11, 98]}
$ felt replay --check -k "$DATA/phh/named/antonius-blom-2009.phh" "$DATA/phh/wsop/13.phh" "$DATA/phh/cases/state-all_ins-10.phh"
3 hands OK, 0 errors
$ cd "$DATA/phh" && FELT_SCREEN=80 felt replay --color=never --cards=ascii named/antonius-blom-2009.phh
named/antonius-blom-2009.phh, 2009-11                  pot-limit Omaha 500/1,000
\
seat  player                  stack  position
   1  Patrik Antonius  1,259,450.25  big blind
   2  Victor Blom        678,473.50  button, small blind
\
before the flop                                                        pot 1,500
  Patrik Antonius holds Ah 3s Ks Kh, Victor Blom 6d 9s 7d 8h
  Victor Blom raises to 3,000
  Patrik Antonius raises to 9,000
  Victor Blom raises to 27,000
  Patrik Antonius raises to 81,000
  Victor Blom calls 54,000
flop  4s 5c 2h                                                       pot 162,000
  Patrik Antonius bets 91,000
  Victor Blom raises to 435,000
  Patrik Antonius raises to 779,000
  Victor Blom calls 162,473.50, all in
  uncalled 181,526.50 returned to Patrik Antonius
turn  4s 5c 2h 5h                                                  pot 1,356,947
river 4s 5c 2h 5h 9c                                               pot 1,356,947
  Patrik Antonius  five-high straight                       wins 1,356,947
  Victor Blom      two pair, nines and fives, eight kicker
\
player                  start           end          net
Patrik Antonius  1,259,450.25  1,937,923.75  +678,473.50
Victor Blom        678,473.50          0.00  -678,473.50

# Stud high-low: two hands tie for both halves, and the odd chip goes to the five of spades, although
# the five of hearts is p1's.
$ cat >stud.phh <<'.'
> variant = 'F7S/8'
> antes = [1, 1, 1]
> bring_in = 1
> small_bet = 2
> big_bet = 4
> starting_stacks = [100, 100, 100]
> finishing_stacks = [100, 101, 99]
> actions = [
>   'd dh p1 5h4c3d', 'd dh p2 5s4h3h', 'd dh p3 9d9c8s', 'p1 pb', 'p2 cc', 'p3 f',
>   'd dh p1 2c', 'd dh p2 2h', 'p1 cc', 'p2 cc', 'd dh p1 Ac', 'd dh p2 Ah', 'p1 cc', 'p2 cc',
>   'd dh p1 Kd', 'd dh p2 Jd', 'p1 cc', 'p2 cc', 'd dh p1 Kh', 'd dh p2 Qd', 'p1 cc', 'p2 cc',
>   'p1 sm -', 'p2 sm -',
> ]
> .
$ felt replay --check stud.phh
1 hand OK, 0 errors
$ felt replay stud.phh | grep wins
	p2	five-high straight; five-four-three-two-ace low	wins 3 high and low
	p1	five-high straight; five-four-three-two-ace low	wins 2 high and low

# --hand takes one hand, by its place in all files together or by the number that its file gives it,
# in every form. Hands before it are passed over, whether they hold or not.
$ felt sim -n 3 a=call b=fold >three.phhs; sed 's/^\[2\]/[17]/; s/^hand = 2/hand = 17/' three.phhs >named.phhs; for i in 1 2 3 4; do felt replay --hand $i -f csv --fields hand_number,action named.phhs three.phhs | sed -n 2p; done
1,1
2,1
3,1
1,1
$ for form in tsv csv json; do felt replay --hand '#17' -f $form named.phhs | cut -c 1-20 | head -n 2; done; felt replay --hand '#017' --check named.phhs three.phhs; felt replay --hand '#2' -f phh named.phhs three.phhs | grep -c variant; felt replay --hand 2 -f svg named.phhs | grep -c '<svg'; felt replay --hand 5 -f html named.phhs three.phhs | grep -c '<html'
file	hand_number	var
named.phhs	2	NT				2
file,hand_number,var
named.phhs,2,NT,,,,"
{"file": "named.phhs
1 hand OK, 0 errors
2
1
1
$ sed 's/^variant.*/variant = 1/' three.phhs >bad.phhs; felt replay --hand 5 -f csv bad.phhs three.phhs | wc -l; felt replay --hand 2 bad.phhs three.phhs 2>&1 | head -n 1
16
felt replay: bad.phhs:15:11: hand 2: '1' is not a string
$ felt replay --hand 7 named.phhs three.phhs; felt replay --hand '#4' named.phhs; felt replay --hand 0 named.phhs
felt replay: --hand: the input has no hand 7, only 6
felt replay: --hand: none of the 3 hands has the number '#4'
felt replay: --hand: '0' is neither a place in the input, such as 3, nor the number of a hand, such as '#12345'
see 'felt replay --help'
[2]
$ felt replay --hand '#' named.phhs; felt replay --hand -1 named.phhs
felt replay: --hand: '#' is neither a place in the input, such as 3, nor the number of a hand, such as '#12345'
see 'felt replay --help'
felt replay: --hand: '-1' is neither a place in the input, such as 3, nor the number of a hand, such as '#12345'
see 'felt replay --help'
[2]

# Prize money: what stats.t computes by hand, with the stacks before the hand, after it, and all-in.
$ cat >icm.phh <<'END'
> variant = 'NT'
> antes = [0, 0, 0]
> blinds_or_straddles = [50, 100, 0]
> min_bet = 100
> starting_stacks = [5000, 3000, 2000]
> actions = ['d dh p1 AsKs', 'd dh p2 QhQd', 'd dh p3 2c2d', 'p3 f', 'p1 cc', 'p2 cc', 'd db Qs7s2h', 'p1 cc', 'p2 cc', 'd db 3c', 'p1 cbr 4900', 'p2 cc', 'd db 4d']
> players = ['A', 'B', 'C']
> END
$ felt replay --icm 50,30,20 icm.phh | tail -n 4
player	start	end	net	icm start	icm end	icm net	icm EV
B	3000	6000	+3000	32.75	41.00	+8.25	+4.75
A	5000	2000	-3000	38.39	29.50	-8.89	-6.14
C	2000	2000	0	28.86	29.50	+0.64	+1.39
$ felt replay --icm 1000:50,30,20 --equity -f table --cards ascii icm.phh | tail -n 4
player  start    end     net  expected  icm start  icm end  icm net  icm EV
B       3,000  6,000  +3,000    +2,000     327.50   410.00   +82.50  +47.50
A       5,000  2,000  -3,000    -2,000     383.93   295.00   -88.93  -61.43
C       2,000  2,000       0         0     288.57   295.00    +6.43  +13.93
$ felt replay --icm 50,30,20 -f json icm.phh | grep -o '"icm": .*'
"icm": {"before": [38.3928571429, 32.75, 28.8571428571], "after": [29.5, 41, 29.5], "net": [-8.8928571429, 8.25, 0.6428571429], "allin_ev": [-6.1428571429, 4.75, 1.3928571429]}}
$ echo '3x4000' >others
$ felt replay --icm 50,30,20 --field others icm.phh | tail -n 4
player	start	end	net	icm start	icm end	icm net	icm EV
B	3000	6000	+3000	14.27	24.65	+10.39	+6.28
A	5000	2000	-3000	21.46	10.10	-11.36	-7.97
C	2000	2000	0	9.94	10.10	+0.16	+0.29
$ sed 's/5000, 3000/inf, 3000/' icm.phh | felt replay --icm 50,30,20 | tail -n 4
player	start	end	net
B	3000	6000	+3000
A	inf	inf	-3000
C	2000	2000	0
$ felt replay --icm 50 -f csv icm.phh
felt replay: --icm and -f csv cannot be used together; use text or -f json
see 'felt replay --help'
[2]
$ felt replay --icm 50 -f svg icm.phh
felt replay: --icm and -f svg cannot be used together; use text or -f json
see 'felt replay --help'
[2]
$ felt replay --icm 50 --check icm.phh
felt replay: --icm and --check cannot be used together
see 'felt replay --help'
[2]
$ felt replay --icm 50:x icm.phh
felt replay: --icm: 'x' is not an amount of prize money; write digits only, such as 50 or 2500.50
see 'felt replay --help'
[2]
$ felt replay --field others icm.phh
felt replay: --field requires --icm
see 'felt replay --help'
[2]
