# Published values for the small blind: 5 big blinds +0.056201, 15 -0.127227.
$ felt nash --stacks 5,5 --by player --fields position,value --digits 6 -f tsv
position	value
BTN	0.056201
BB	-0.056201
$ felt nash --stacks 1500,1500 --blinds 50/100 --by player --fields position,value --digits 4
BTN	-12.7227
BB	12.7227

# Push or fold at 10 big blinds: pushes 58.28 %, calls 37.38 %.
$ felt nash --stacks 10,10 --by decision --fields position,action,versus,frequency,reach --digits 4
BTN	push		0.5828	1.0000
BB	call	BTN	0.3738	0.5828
$ felt nash --stacks 10,10 -f tsv | head -n 3 | cut -f 1-6
position	action	versus	class	frequency	ev
BTN	push		AA	1	3.4778832051594404
BTN	push		AKs	1	2.2770524082972754
$ felt nash --stacks 10,10 -f tsv | wc -l
339

# Nobody can gain more than 1e-9 big blinds.
$ felt nash --stacks 10,10 -f tsv --by player | awk 'NR > 1 && $4 > 1e-9'

# A shorter stack makes the larger one as short. Chips and big blinds are the same game.
$ felt nash --stacks 10,25 --by decision --fields range
22+,A2+,K2+,Q2s+,J3s+,T4s+,95s+,84s+,74s+,64s+,53s+,Q7o+,J8o+,T8o+,97o+,76o+,43s:0.7107
22+,A2+,K2s+,Q7s+,J8s+,T9s,K5o+,Q9o+,JTo,Q6s:0.4028
$ felt nash --stacks 1000,1000 --blinds 50/100 --by decision --fields range
22+,A2+,K2+,Q2s+,J3s+,T4s+,95s+,84s+,74s+,64s+,53s+,Q7o+,J8o+,T8o+,97o+,76o+,43s:0.7107
22+,A2+,K2s+,Q7s+,J8s+,T9s,K5o+,Q9o+,JTo,Q6s:0.4028

# One question.
$ felt nash --stacks 10,10 --hand A5s --position SB --fields position,action,class,frequency
BTN	push	A5s	1
$ felt nash --stacks 10,10 --hand A5s --position BTN -f table
position  action  versus  class  frequency      ev    gain
BTN       push            A5s    100.0000%  1.1995  0.0000

# The range is one that felt equity reads.
$ felt equity --digits 3 --fields equity A5s "$(felt nash --stacks 10,10 --by decision --position BB --fields range)"
0.508
0.492

# Fixed ranges: against a player who pushes everything, and one who calls with aces only.
$ felt nash --stacks 10,10 --push random --by decision --position BB --fields range
22+,A2+,K2+,Q2+,J2s+,T3s+,95s+,86s+,76s,J3o+,T6o+,97o+,87o
$ felt nash --stacks 10,10 --call AA --by decision --fields range
100%
AA
$ felt nash --stacks 10,10 --call BB:AA --push BTN:22+ --by player --digits 4
BTN	10.0000	-0.4137	0.0000			
BB	10.0000	0.4137	0.0000			

# Antes and prizes.
$ felt nash --stacks 10,10 --ante 0.125 --by decision --fields frequency --digits 4
0.6289
0.4225
$ felt nash --stacks 10,10 --ante bb --by decision --fields frequency --digits 4
0.7394
0.5657
$ felt nash --stacks 10,10 --payouts 50,30,20 --others 5 --by decision --fields frequency --digits 4
0.7526
0.1840
$ felt nash --stacks 10,10 --payouts 50,50 --others 5 --by decision --fields frequency --digits 4 >list
$ felt nash --stacks 10,10 --payouts 2x50 --others 5 --by decision --fields frequency --digits 4 | diff list -
$ felt nash --stacks 10,10 --payouts 1000:50,50 --others 5 --by decision --fields frequency --digits 4 | diff list -
$ felt nash --stacks 10,10 --payouts 50,30,20 --others 5 --bounties 20 --by decision --fields frequency --digits 4
0.5659
0.3402

# If the winner takes all prizes, two players play for the share of the chips, whatever the bounties.
$ felt nash --stacks 10,10 --payouts 90 --bounties 30,5 --by decision --fields frequency --digits 4
0.5828
0.3738
$ felt nash --stacks 10,10 --payouts 90 --bounties 30,5 --bounty-share 0.5 --by decision --fields frequency --digits 4
0.5828
0.3738

# The third bounty is that of --others.
$ felt nash --stacks 10,10 --payouts 50,30,20 --others 10 --bounties 10,5,20 --bounty-share 0.5 --by player --fields gain --digits 6
0.000000
0.000000

# The chart differs from the published one by more than 0.1 big blinds in one push of 169, Q4o.
$ felt nash --chart -f tsv --fields class,push,call | wc -l
170
$ felt nash --chart -f tsv >chart
$ awk -F '\t' '
> function largest(cell) { return cell + 0 > 20 ? 20 : cell + 0 }
> function differs(a, b) { return a - b > 0.1001 || b - a > 0.1001 }
> NR == FNR { push[$1] = $2; call[$1] = $3; next }
> !/^#/ { read++ }
> !/^#/ && differs(largest(push[$1]), largest($2)) { print $1, "push", push[$1], $2 }
> !/^#/ && differs(largest(call[$1]), largest($3)) { print $1, "call", call[$1], $3 }
> END { print read " hands" }' chart "$DATA/pushfold/heads-up-chart.tsv"
Q4o push 8.3-1 7.9
169 hands
$ felt nash --chart --hand 63s,53s,43s,AA
AA	20-1	20-1
63s	7.1-5.1,2.3-1	3.8-1
53s	12.9-3.8,2.4-1	4-1
43s	10-4.9,2.2-1	3.8-1

$ felt nash --stacks 10,10 --grid --position BB -f table
BB call BTN, 37.38%
AA  AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s
AKo KK  KQs KJs KTs K9s K8s K7s K6s K5s K4s K3s K2s
AQo KQo QQ  QJs QTs Q9s Q8s Q7s Q6s* ·   ·   ·   ·
AJo KJo QJo JJ  JTs J9s J8s  ·   ·   ·   ·   ·   ·
ATo KTo QTo JTo TT  T9s  ·   ·   ·   ·   ·   ·   ·
A9o K9o Q9o  ·   ·  99   ·   ·   ·   ·   ·   ·   ·
A8o K8o  ·   ·   ·   ·  88   ·   ·   ·   ·   ·   ·
A7o K7o  ·   ·   ·   ·   ·  77   ·   ·   ·   ·   ·
A6o K6o  ·   ·   ·   ·   ·   ·  66   ·   ·   ·   ·
A5o K5o  ·   ·   ·   ·   ·   ·   ·  55   ·   ·   ·
A4o  ·   ·   ·   ·   ·   ·   ·   ·   ·  44   ·   ·
A3o  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  33   ·
A2o  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  22
* in part
\
value of a call less that of folding, in big blinds
     A     K     Q     J     T     9     8     7     6     5     4     3     2
A  +7.92 +4.32 +3.92 +3.63 +3.39 +2.92 +2.66 +2.35 +2.02 +1.98 +1.80 +1.65 +1.52
K  +3.98 +6.94 +2.86 +2.58 +2.34 +1.87 +1.43 +1.16 +0.88 +0.66 +0.48 +0.33 +0.21
Q  +3.54 +2.42 +6.08 +1.66 +1.43 +0.97 +0.56 +0.13 +0.00 -0.15 -0.30 -0.44 -0.56
J  +3.23 +2.12 +1.14 +5.49 +1.03 +0.56 +0.15 -0.21 -0.51 -0.60 -0.75 -0.88 -1.01
T  +2.97 +1.86 +0.90 +0.48 +4.95 +0.35 -0.06 -0.39 -0.68 -1.00 -1.09 -1.22 -1.33
9  +2.47 +1.36 +0.41 -0.02 -0.24 +4.27 -0.22 -0.54 -0.82 -1.14 -1.47 -1.54 -1.65
8  +2.19 +0.89 -0.03 -0.46 -0.68 -0.84 +3.59 -0.64 -0.89 -1.20 -1.52 -1.84 -1.90
7  +1.86 +0.60 -0.49 -0.85 -1.03 -1.19 -1.29 +2.92 -0.89 -1.20 -1.52 -1.83 -2.14
6  +1.51 +0.30 -0.63 -1.17 -1.34 -1.49 -1.55 -1.55 +2.37 -1.09 -1.40 -1.70 -2.02
5  +1.47 +0.07 -0.79 -1.27 -1.68 -1.83 -1.89 -1.88 -1.77 +1.90 -1.25 -1.54 -1.85
4  +1.27 -0.13 -0.95 -1.42 -1.78 -2.18 -2.23 -2.23 -2.10 -1.94 +1.41 -1.68 -1.98
3  +1.11 -0.29 -1.11 -1.57 -1.92 -2.26 -2.57 -2.56 -2.42 -2.24 -2.39 +0.96 -2.09
2  +0.96 -0.43 -1.25 -1.71 -2.04 -2.38 -2.64 -2.89 -2.76 -2.57 -2.70 -2.82 +0.56
\
position  stack    value    gain
BTN          10  -0.0454  0.0000
BB           10   0.0454  0.0000
$ felt nash --chart --grid -f table
push: the largest stack in big blinds
     A     K     Q     J     T     9     8     7     6     5     4     3     2
A    20+   20+   20+   20+   20+   20+   20+   20+   20+   20+   20+   20+   20+
K    20+   20+   20+   20+   20+   20+   20+   20+   20+   20+   20+  19.9  19.3
Q    20+   20+   20+   20+   20+   20+   20+   20+   20+   20+  16.3  13.5  12.7
J    20+   20+   20+   20+   20+   20+   20+   20+  18.6  14.7  13.5  10.6   8.5
T    20+   20+   20+   20+   20+   20+   20+   20+   20+  11.9  10.5   7.7   6.5
9    20+   20+   20+   20+   20+   20+   20+   20+   20+  14.4   6.9   4.9   3.7
8    20+  18.0  13.0  13.3  17.5   20+   20+   20+   20+  18.8  10.1   2.7   2.5
7    20+  16.1  10.3   8.5   9.0  10.8  14.7   20+   20+   20+  13.9   2.5   2.1
6    20+  15.1   9.6   6.5   5.7   5.2   7.0  10.7   20+   20+  16.3   7.1   2.0
5    20+  14.2   8.9   6.0   4.1   3.5   3.0   2.6   2.4   20+   20+  12.9   2.0
4    20+  13.1   8.3   5.4   3.8   2.7   2.3   2.1   2.0   2.1   20+  10.0   1.8
3    20+  12.2   7.5   5.0   3.4   2.5   1.9   1.8   1.7   1.8   1.6   20+   1.7
2    20+  11.6   7.0   4.6   2.9   2.2   1.8   1.6   1.5   1.5   1.4   1.4   20+
\
call: the largest stack in big blinds
     A     K     Q     J     T     9     8     7     6     5     4     3     2
A    20+   20+   20+   20+   20+   20+   20+   20+   20+   20+   20+   20+   20+
K    20+   20+   20+   20+   20+   20+  17.6  15.2  14.3  13.2  12.1  11.4  10.7
Q    20+   20+   20+   20+   20+  16.1  13.0  10.5   9.9   8.9   8.4   7.8   7.2
J    20+   20+  19.5   20+  18.0  13.4  10.6   8.8   7.0   6.9   6.1   5.8   5.6
T    20+   20+  15.3  12.7   20+  11.5   9.3   7.4   6.3   5.2   5.2   4.8   4.5
9    20+  17.1  11.7   9.5   8.4   20+   8.2   7.0   5.8   5.0   4.3   4.1   3.9
8    20+  13.8   9.7   7.6   6.6   6.0   20+   6.5   5.6   4.8   4.1   3.6   3.5
7    20+  12.3   8.0   6.4   5.5   5.0   4.7   20+   5.4   4.8   4.1   3.6   3.3
6    20+  11.0   7.3   5.4   4.6   4.2   4.1   4.0   20+   4.9   4.3   3.8   3.3
5    20+  10.2   6.8   5.1   4.0   3.7   3.6   3.6   3.7   20+   4.6   4.0   3.6
4   18.3   9.1   6.2   4.7   3.8   3.3   3.2   3.2   3.3   3.5   20+   3.8   3.4
3   16.6   8.7   5.9   4.5   3.6   3.1   2.9   2.9   2.9   3.1   3.0   20+   3.3
2   15.8   8.1   5.6   4.2   3.5   3.0   2.8   2.6   2.7   2.8   2.7   2.6  15.0
$ felt nash --stacks 10,10 -f svg | head -c 60
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://ww
\ no newline at end
$ felt nash --chart -f svg | grep -c '<rect'
339
$ felt nash --stacks 10,10 -f json --hand 72o
{"position": "BTN", "action": "push", "versus": null, "class": "72o", "frequency": 0, "ev": -0.49231305167027634, "gain": 5.488139436135826e-20}
{"position": "BB", "action": "call", "versus": "BTN", "class": "72o", "frequency": 0, "ev": -2.88858242876442, "gain": 0}
$ felt nash --stacks 10,10 -f table --digits 1
BTN  push      58.3%  22+,A2+,K2+,Q2s+,J3s+,T4s+,95s+,84s+,74s+,64s+,53s+,Q7o+,
                      J8o+,T8o+,97o+,76o+,43s:0.7107
BB   call BTN  37.4%  22+,A2+,K2s+,Q7s+,J8s+,T9s,K5o+,Q9o+,JTo,Q6s:0.4028
\
position  stack  value  gain
BTN          10    0.0   0.0
BB           10    0.0   0.0

$ felt nash
felt nash: --stacks is required, in the order of action, such as --stacks 10,10
see 'felt nash --help'
[2]
$ felt nash 10,10
felt nash: '10,10' is not an option; the stacks follow --stacks
see 'felt nash --help'
[2]
$ felt nash --stacks 10
felt nash: --stacks: one stack; push or fold needs 2 to 10 players
see 'felt nash --help'
[2]
$ felt nash --stacks 10,x
felt nash: --stacks: 'x' is not a number above 0, such as 12.5
see 'felt nash --help'
[2]
$ felt nash --stacks 10,0
felt nash: --stacks: '0' is not a number above 0, such as 12.5
see 'felt nash --help'
[2]
$ felt nash --stacks 1,2,3,4,5,6,7,8,9,10,11
felt nash: --stacks: at most 10 numbers are allowed
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --blinds 1
felt nash: --blinds: '1' is not a small and a big blind, such as 50/100
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --blinds 2/1
felt nash: --blinds: '2/1' is not a small and a big blind, such as 50/100
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --ante x
felt nash: --ante: 'x' is neither an amount nor bb, the big blind's ante
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --payouts 30,50
felt nash: --payouts: '50' is more than the payout before it; the first place comes first
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --payouts 50,30,20
felt nash: --payouts: 3 payouts for 2 players; --others gives the stacks of the players who are not in the hand
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --payouts 50,50
felt nash: --payouts: all 2 players get the same
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --payouts 0
felt nash: --payouts: no place gets prize money
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --payouts 50,30 --bounties 1,2,3
felt nash: --bounties: 3 bounties for 2 players; give one for all, or one for each
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --position UTG
felt nash: --position: 'UTG' is not a position of 2 players; these are BTN, BB
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --hand A5x
felt nash: --hand:3: 'x' where a comma or space is expected
[2]
$ felt nash --stacks 10,10 --push BTN:22+,A2x
felt nash: --push:7: 'x' where a comma or space is expected
[2]
$ felt nash --stacks 10,10 --others 5
felt nash: --others requires --payouts
see 'felt nash --help'
[2]
$ felt nash --chart --stacks 10,10
felt nash: --chart and --stacks cannot be used together
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --grid -f json
felt nash: --grid prints text; give -f svg for an image
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 --grid --by class
felt nash: --grid and --by cannot be used together
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 -f svg --by class
felt nash: --by and -f svg cannot be used together
see 'felt nash --help'
[2]
$ felt nash --stacks 10,10 -f svg --hand AA
felt nash: --hand prints rows, not grids
see 'felt nash --help'
[2]
