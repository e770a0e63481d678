# A tournament: until one player has all chips.
$ felt sim ann=random bob=call cal=potodds --tournament --buy-in 10 --prizes 50,30,20 --results -f tsv --header
place	player	hands	prize
1	bob	66	15
2	ann	66	9
3	cal	48	6
$ felt sim ann=random bob=call --tournament --results -f json
{"place": 1, "player": "ann", "hands": 30, "prize": 0}
{"place": 2, "player": "bob", "hands": 30, "prize": 0}

# The last hand says who came where.
$ felt sim ann=allin bob=call cal=allin --tournament --buy-in 10 --prizes 70,30 | tail -n 12
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ['d dh p1 4h8d', 'd dh p2 Kd7h', 'd dh p3 Td6d', 'p3 cbr 200', 'p1 cc', 'p2 cc', 'd db 8sAsKc', 'd db 2h', 'd db 3d', 'p3 sm Td6d', 'p1 sm 4h8d', 'p2 sm Kd7h']
hand = 1
players = ['cal', 'bob', 'ann']
finishing_stacks = [0, 600, 0]
_tournament = '1'
_place = [2, 1, 3]
_prize = [5, 21, 4]
_buy_in = 10

# Every hand keeps the rules, and printing what was read changes nothing.
$ felt sim a=random b=call c=potodds --tournament --players 57 --tables 7 --buy-in 2.50 --repeat 2 >hands.phhs
$ felt replay --check hands.phhs
824 hands OK, 0 errors
$ felt replay -f phh hands.phhs | cmp - hands.phhs
$ for game in ns po/8 fr f7s f2l3d n2l1d fb badugi; do
>     felt sim -g $game a=random b=call c=random --tournament --players 20 --levels 10/20,15/30/2,20/40/bb --every 5 |
>         felt replay --check | sed 's/^[0-9]* //'
> done
hands OK, 0 errors
hands OK, 0 errors
hands OK, 0 errors
hands OK, 0 errors
hands OK, 0 errors
hands OK, 0 errors
hands OK, 0 errors
hands OK, 0 errors

# Where an uncalled bring-in goes back and nobody antes, players who fold would play for ever.
$ felt sim a=fold b=fold --tournament -g f7s
felt sim: a tournament of fixed-limit seven-card stud never ends without antes at its last level; use --ante or --levels
see 'felt sim --help'
[2]
$ felt sim a=fold b=fold --tournament -g f7s --levels 10/20,10/20/5 | felt replay --check | sed 's/^[0-9]* //'
hands OK, 0 errors

# The number of threads changes nothing, and a tournament does not depend on how many are played.
$ felt sim a=random b=call --tournament --players 30 --repeat 3 --results --fields tournament,place,player >one
$ felt sim a=random b=call --tournament --players 30 --repeat 3 --results --fields tournament,place,player -j 4 | cmp - one
$ felt sim a=random b=call --tournament --players 30 --repeat 2 --results --fields tournament,place,player | cmp - one 2>&1 | sed 's/ after.*//'
cmp: EOF on -

$ felt sim a=random b=call --tournament --players 30 --repeat 9 >one
$ felt sim a=random b=call --tournament --players 30 --repeat 9 -j 4 | cmp - one

# Hand files are numbered over all tournaments, and hands within each.
$ felt sim a=allin b=call --tournament --repeat 3 | grep -e '^.[0-9]*.$' -e '^hand' -e _tournament
\[1]
hand = 1
_tournament = '1'
\[2]
hand = 1
_tournament = '2'
\[3]
hand = 1
_tournament = '3'

# Parts of tournaments.
$ felt sim a=random b=call --tournament --players 30 --repeat 7 --results --fields tournament,place,player >one
$ for k in 1 2 3; do felt sim a=random b=call --tournament --players 30 --repeat 7 --results --fields tournament,place,player --shard $k/3; done | cmp - one
$ felt sim a=random b=call --tournament --repeat 3 -f tsv --header >one
$ for k in 1 2; do felt sim a=random b=call --tournament --repeat 3 -f tsv --header --shard $k/2; done | awk 'NR == 1 || !/hand/' | cmp - one
$ head -n 3 one
tournament	hand	player	seat	cards	board	stack	net	errors
1	1	a	1	4h8d	6d9s8sKc2h	200	-10	0
1	1	b	2	Kd7h	6d9s8sKc2h	200	10	0
$ felt sim a=random b=call --tournament --repeat 7 --shard 1/2
felt sim: --tournament and --shard require --results or -f tsv
see 'felt sim --help'
[2]

# Bounties: what is left of the buy-ins is divided by places, and nothing is lost.
$ felt sim a=random b=call c=potodds --tournament --buy-in 10 --bounty 2.50 --results --fields place,player,prize,bounty
1	b	30.00	7.50
2	a	0.00	0.00
3	c	0.00	0.00
$ felt sim a=random b=potodds c=random:3 --tournament --players 1000 --buy-in 0.37 --bounty 0.13 --prizes 50,30,20 \
>     --results --fields prize,bounty | awk '{ prizes += $1; bounties += $2 } END { print prizes, bounties }'
370 130
$ felt sim a=random b=call --tournament --buy-in 10 --bounty 11
felt sim: --bounty: '11' is not an amount up to the buy-in
see 'felt sim --help'
[2]
$ felt sim a=random b=call --bounty 1
felt sim: --bounty requires --tournament
see 'felt sim --help'
[2]

# An interrupt ends the tournament after the hand at play; who is still in has a row without a place.
$ timeout -s INT 1 felt sim a=call b=fold --stack 1000000000000 --every 1000000 --tournament --repeat 2 --results --fields tournament,place,prize,hands,player,chips 2>&1 | sed 's/after .*/after so many hands/; s/\t[0-9]*\t\([ab]\)\t[0-9]*/\tN\t\1\tN/' | sort
1			N	a	N
1			N	b	N
felt sim: tournament 1 is unfinished: 2 of 2 players are still in after so many hands

# The value of a stack: the chips of an unfinished tournament are worth 70 and 30 of 100, in shares.
$ timeout -s INT 1 felt sim a=call b=fold --stack 1000000000000 --every 1000000 --tournament --buy-in 50 --prizes 70,30 --results --fields icm,icm_allin_ev 2>&1 | awk 'NF == 2 { sum += $1; same += $1 == $2 } END { printf "%.4f %d\n", sum, same }'
100.0000 2

# The all-in EV of the prizes: what felt stats finds in the hands, with the value of the first stack, 25.
$ felt sim a=allin b=call c=equity d=potodds --tournament --repeat 20 --levels 1/2,2/4,4/8,8/16 --every 10 --buy-in 25 --prizes 50,30,20 --results --fields player,icm,icm_allin_ev | awk '{ icm[$1] += $2 - 25; ev[$1] += $3 - 25 } END { for (p in icm) printf "%s %.3f %.3f\n", p, icm[p], ev[p] }' | sort
a 50.000 -117.335
b -340.000 -220.519
c 200.000 254.632
d 90.000 83.222
$ felt sim a=allin b=call c=equity d=potodds --tournament --repeat 20 --levels 1/2,2/4,4/8,8/16 --every 10 | felt stats --icm 50,30,20 --fields player,icm_net,icm_allin_ev --digits 3 | sort
a	50.000	-117.335
b	-340.000	-220.519
c	200.000	254.632
d	90.000	83.222

# At several tables the prizes are the same; a hand whose players tie or are all-in on the river has no luck.
$ felt sim a=allin b=call c=equity --tournament --players 24 --buy-in 10 --prizes 50,30,20 --results --fields prize,icm | awk '$1 != $2' | wc -l
0
$ felt sim a=allin b=call --tournament --results --fields player,icm,icm_allin_ev -f csv
player,icm,icm_allin_ev
b,,
a,,

# The results are printed for a user whose hands are written elsewhere.
$ pty 80x20 sh -c 'felt sim a=random b=call c=allin --tournament --repeat 9 --buy-in 5 >hands.phhs' <<:
> end
> output
> :
status 0
felt sim: a: first 4 of 9 times, average place 1.7, ROI 33.3 %
felt sim: b: first 1 of 9 times, average place 2.6, ROI -66.7 %
felt sim: c: first 4 of 9 times, average place 1.8, ROI 33.3 %
$ pty 80x20 felt sim a=allin b=call --tournament --repeat 2 --buy-in 5 --bounty 1 --results <<:
> end
> output
> :
status 0
tournament  place  player  hands  prize  bounty
         1      1  b           1     10       2
         1      2  a           1      0       0
         2      1  a           1     10       2
         2      2  b           1      0       0

# Rows of hands.
$ felt sim a=random b=call --tournament --players 3 -f tsv --fields hand,player,seat,stack,net | head -n 3
hand	player	seat	stack	net
1	a#2	1	200	-1
1	b	2	200	14

# Ten thousand players: places are 1 to 10000, and prizes add up to the buy-ins.
$ felt sim a=random b=potodds c=random:3 --tournament --players 10000 --buy-in 0.37 --prizes 33.3,33.3,33.4 \
>     --results --fields place,prize >big
$ awk '{ bad += $1 != NR; sum += $2 } END { print NR, bad, sum }' big
10000 0 3700

# Units that are left over go to the best places.
$ felt sim a=random b=call c=allin --tournament --buy-in 1 --prizes 50,30,20 --results --fields place,prize
1	2
2	1
3	0

# Levels from a file.
$ printf '# a, b\n10/20 # first\n15/30/2\r\n\n20/40/bb\n' >levels
$ felt sim a=random b=call c=fold --tournament --levels levels --every 3 >one
$ felt sim a=random b=call c=fold --tournament --levels 10/20,15/30/2,20/40/bb --every 3 | cmp - one
$ grep -E '^(antes|blinds)' one | uniq | head -n 12
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
antes = [2, 2, 2]
blinds_or_straddles = [15, 30, 0]
antes = [2, 2, 2]
blinds_or_straddles = [15, 30, 0]
antes = [2, 2, 2]
blinds_or_straddles = [15, 30, 0]

# Invalid options.
$ felt sim a=random b=call --tournament --prizes 50,30
felt sim: --prizes: '50,30' must be percentages that add up to 100, at most one per player, such as 50,30,20
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --prizes 50,30,20
felt sim: --prizes: '50,30,20' must be percentages that add up to 100, at most one per player, such as 50,30,20
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --levels 10/20/30/40
felt sim: --levels: '10/20/30/40' is not a level: small blind/big blind[/ante], such as 15/30/2
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --levels 20/10
felt sim: --levels: '20/10': the small blind is larger than the big blind
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --levels 10/x
felt sim: --levels: '10/x' is not a level: small blind/big blind[/ante], such as 15/30/2
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --levels 10/20 --blinds 1/2
felt sim: --levels and --blinds cannot be used together
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --blinds 1/2/4
felt sim: --blinds: '1/2/4' has straddles, which tournaments do not allow
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --blinds 2/1
felt sim: --blinds: '2/1': the small blind is larger than the big blind
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --stack 10,20
felt sim: --stack: '10,20' is not an amount; all players of a tournament start with the same stack
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --stack 0
felt sim: --stack: an amount must be above 0 and at most 10^15
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --tables 2
felt sim: --tables: 2 players need exactly 1 table
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --players 30 --tables 2
felt sim: --tables: 30 players need 3 to 15 tables
see 'felt sim --help'
[2]
$ felt sim a=random b=call c=fold --tournament --players 2
felt sim: --players: 2 is fewer than the 3 players that are operands
see 'felt sim --help'
[2]
$ felt sim a#2=random b=call --tournament --players 4
felt sim: a#2: with --players, names cannot contain '#'
see 'felt sim --help'
[2]
$ felt sim a=random b=exec:true --tournament
felt sim: b: external programs cannot play tournaments
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --cash
felt sim: --tournament and --cash cannot be used together
see 'felt sim --help'
[2]
$ felt sim a=random b=call --tournament --buy-in x
felt sim: --buy-in: 'x' is not an amount, or too large
see 'felt sim --help'
[2]
$ felt sim a=random b=call --players 4
felt sim: --players requires --tournament
see 'felt sim --help'
[2]
