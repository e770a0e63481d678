# The rule by hand: 50 * 5/10 + 30 * 19/56 + 20 * 9/56 = 2150/56 = 38.392857..., 131/4 and 202/7.
$ felt icm 5000 3000 2000 --payouts 50,30,20 -f tsv
player	stack	share	value
1	5000	0.5	38.39285714286
2	3000	0.3	32.75
3	2000	0.2	28.85714285714
$ felt icm 5000 3000 2000 --payouts 50,30,20
1	5000	0.5	38.39285714286
2	3000	0.3	32.75
3	2000	0.2	28.85714285714
$ felt icm -f csv ann:5.5 bob:4.25 --payouts 10
player,stack,share,value
ann,5.50,0.5641025641025641,5.64102564103
bob,4.25,0.4358974358974359,4.35897435897
$ felt icm -f json ann:5000 2x2500 --payouts 60,40
{"player": "ann", "stack": 5000, "share": 0.5, "value": 43.33333333333}
{"player": "2", "stack": 2500, "share": 0.25, "value": 28.33333333333}
{"player": "3", "stack": 2500, "share": 0.25, "value": 28.33333333333}

# Winner take all is in chips, equal prizes for all are equal, and so are equal stacks.
$ felt icm --fields value 5000 3000 2000 --payouts 100
50
30
20
$ felt icm --fields value 5000 3000 2000 --payouts 3x7
7
7
7
$ felt icm --fields value 4x20 --payouts 50,30,20
25
25
25
25

# Payouts as percentages and by a pool. Odd units go to the best places: 100.01 are 50.01, 30 and 20.
$ felt icm --fields value 5000 3000 2000 --payouts 50%,30%,20%
38.39285714286
32.75
28.85714285714
$ felt icm --fields value 5000 3000 2000 --prizes 1000:50,30,20
383.9285714286
327.5
288.5714285714
$ felt icm --fields value 3x1 --prizes 100.01:50,30,20 --digits 6
33.336667
33.336667
33.336667
$ felt icm --fields value 5000 5000 --prizes 0.01:50,50
0.005
0.005

# Each place: 5/10, 3/10 * 5/7 + 2/10 * 5/8 = 19/56, and the rest. Places without a player are empty.
$ felt icm --places=4 --digits 6 5000 3000 2000 --payouts 50 -f csv
player,stack,share,value,place_1,place_2,place_3,place_4
1,5000,0.500000,25.000000,0.500000,0.339286,0.160714,
2,3000,0.300000,15.000000,0.300000,0.375000,0.325000,
3,2000,0.200000,10.000000,0.200000,0.285714,0.514286,
$ felt icm --places --fields player,place_2,place_7 -f json 5000 5000 --payouts 50,30
{"player": "1", "place_2": 0.5, "place_7": null}
{"player": "2", "place_2": 0.5, "place_7": null}

# Values add up to the prizes that are paid, for any number of players.
$ cat >sums <<'END'; chmod +x sums
> felt icm --fields value "$@" | awk '{ sum += $1 } END { printf "%d %.6f\n", NR, sum }'
> END
$ ./sums 5000 3000 2000 --payouts 50,30,20,10
3 100.000000
$ ./sums 9x1 30x2 1x900 --payouts 50,30,20,10
40 110.000000
$ ./sums $(seq 1 1000) --payouts 5000,3000,2000,1000,146x100
1000 25600.000000

# Another player with one chip changes little.
$ felt icm --digits 2 --fields value 50000 30000 20000 1 --payouts 50,30,20
38.39
32.75
28.86
0.00

# Each line is a tournament; a number tells them apart.
$ printf '%s\n' '# a comment' '5000 5000' 'ann:30 20 2x 25' | felt icm --payouts 60,40 --fields problem,player,stack
1	1	5000
1	2	5000
2	ann	30
2	2	20
2	3	25
2	4	25
$ printf '%s\n' '5000 5000' 'ann:x 20' '1 3' | felt icm -k --payouts 60,40 --fields problem,value
1	50
1	50
3	45
3	55
felt icm: standard input:2:5: 'x' is not a stack above 0, such as 5000 or 12.50 (at most 6 decimal places)
felt icm: 1 invalid line skipped
[1]

# Tables: one row a player or a group. Names may have spaces and colons.
$ printf '%s\n' tournament,name,chips,count '1,Big Al: the one,5000,' 1,,2500,2 2,ann,10, 2,bob,30, | felt icm -i csv --payouts 60,40
tournament,player,stack,share,value
1,Big Al: the one,5000,0.5,43.33333333333
1,2,2500,0.25,28.33333333333
1,3,2500,0.25,28.33333333333
2,ann,10,0.25,45
2,bob,30,0.75,55
$ printf '%s\n' 5000 3000 2000 | felt icm -i csv --payouts 50,30,20 --fields value --no-header
38.39285714286
32.75
28.85714285714
$ printf '%s\n' 'stack	name' '5	a' '-5	b' | felt icm -i tsv --payouts 60,40
player	stack	share	value
felt icm: standard input:3:1: '-5' is not a stack above 0, such as 5000 or 12.50 (at most 6 decimal places) (column stack)
[1]

# The players of other tables take part but have no rows.
$ printf '%s\n' '2000' >others
$ felt icm --fields player,value ann:5000 bob:3000 --field others --payouts 50,30,20
ann	38.39285714286
bob	32.75
$ printf '%s\n' '2x 25' 'a:20.5' >others
$ felt icm -f table 100 50 --field others --payouts 50,30
player  players  stack    share  value
1             1  100.0   45.35%  31.54
2             1   50.0   22.68%  19.42
others        3   70.5   31.97%  29.04
              5  220.5  100.00%  80.00
$ printf '%s\n' '2x 25' 'a:20.5 b:' >others
$ felt icm 100 50 --field others --payouts 50,30
felt icm: others:2:10: '' is not a stack above 0, such as 5000 or 12.50 (at most 6 decimal places)
[1]
$ felt icm 100 50 --field missing --payouts 50,30
felt icm: missing: No such file or directory
[3]

# A terminal shows groups in one line, and sums.
$ felt icm -f table ann:5000 2x1000 tom:3x1000 --payouts 50%,30%,20% --places
player  players   stack    share    value  place 1  place 2  place 3
ann           1   5,000   50.00%   36.11%   50.00%   27.78%   13.89%
2-3           2   1,000   10.00%   12.78%   10.00%   14.44%   17.22%
tom           3   1,000   10.00%   12.78%   10.00%   14.44%   17.22%
              6  10,000  100.00%  100.00%
$ printf '%s\n' '5 5' '9 1' | felt icm --payouts 8,2 -f table --digits 1
player  stack   share  value
1           5   50.0%    5.0
2           5   50.0%    5.0
           10  100.0%   10.0
\
player  stack   share  value
1           9   90.0%    7.4
2           1   10.0%    2.6
           10  100.0%   10.0

# Chops: by value, and by chips above the last prize (20 + 40 * 5/10 and so on), with odd units for
# the largest remainders. What is left to play for is worth the share of chips.
$ felt icm ann:5000 3000 2000 --payouts 50,30,20 --chop icm --fields player,chop
ann	38
2	33
3	29
$ felt icm 5000 3000 2000 --payouts 50,30,20 --chop chips --fields chop
40
32
28
$ felt icm 5000 3000 2000 --payouts 50,30,20 --chop even --fields chop
34
33
33
$ felt icm 5000 3000 2000 --payouts 50.00,30,20 --chop icm --play-for 10 -f csv
player,stack,share,value,chop
1,5000,0.5,38.39285714286,33.39
2,3000,0.3,32.75,29.75
3,2000,0.2,28.85714285714,26.86
$ felt icm 5000 3000 2000 --payouts 50,30,20 --chop icm --play-for 51
felt icm: --play-for: '51' is not an amount up to the first prize, 50, with its decimals
see 'felt icm --help'
[2]
$ felt icm 5000 3000 2000 --payouts 50,30,20 --play-for 5
felt icm: --play-for requires --chop
see 'felt icm --help'
[2]

# Bubble factors. If the second player wins 3000 from the first, 2000, 6000 and 2000 are left: the
# second has 50 * 6/10 + 30 * 3/10 + 20 * 1/10 = 41, a gain of 8.25, or 20, a loss of 12.75.
$ felt icm 5000 3000 2000 --payouts 50,30,20 --bubble -f tsv --digits 6 | sed -n '1p;4p'
player	against	chips	loss	gain	factor
2	1	3000	12.750000	8.250000	1.545455

# With four equal stacks and three equal prizes, 0.75 become 1 or 0.
$ felt icm 4x10 --payouts 3x1 --bubble --fields factor,loss,gain | uniq -c | tr -s ' '
 12 3	0.75	0.25

# If the winner takes all, chips are money. With two prizes for all, nothing is at stake.
$ felt icm 50 30 20 --payouts 7 --bubble --fields factor | uniq -c | tr -s ' '
 6 1
$ felt icm 50 30 --payouts 7,7 --bubble -f json
{"player": "1", "against": "2", "chips": 30, "loss": 0, "gain": 0, "factor": null}
{"player": "2", "against": "1", "chips": 30, "loss": 0, "gain": 0, "factor": null}
$ felt icm 101x5 --payouts 7 --bubble
felt icm: operand:1:1: --bubble is for up to 100 players; --field takes those of other tables
[1]

# Other models. The next one out of 5, 3 and 2 is, by Weitzman, in proportion to 1/5, 1/3 and 1/2, so
# 6, 10 and 15 of 31; the first player has 50 * 5/10 + 30 * (5/10 - 6/31) + 20 * 6/31. By Roberts, 3, 7
# and 12 of 22.
$ felt icm 5000 3000 2000 --payouts 50,30,20 --model weitzman -f tsv --digits 4
player	stack	share	value	error
1	5000	0.5000	38.0645	
2	3000	0.3000	32.7742	
3	2000	0.2000	29.1613	
$ felt icm 5000 3000 2000 --payouts 50,30,20 --model roberts --places=3 --digits 4
1	5000	0.5000	38.6364		0.5000	0.3636	0.1364
2	3000	0.3000	32.8182		0.3000	0.3818	0.3182
3	2000	0.2000	28.5455		0.2000	0.2545	0.5455
$ felt icm 5000 3000 2000 --payouts 50,30,20 --model harville -f tsv --fields player,value,error --digits 4
player	value	error
1	38.3929	
2	32.7500	
3	28.8571	

# With four equal stacks and three equal prizes, 0.75 become 1 or 0 in all models.
$ felt icm 4x10 --payouts 3x1 --bubble --model roberts --fields factor,loss,gain | uniq -c | tr -s ' '
 12 3	0.75	0.25

# Samples: the first prize alone is the share of chips, within four standard errors; the same seed
# prints the same, and equal stacks have equal values.
$ felt icm $(seq 1 12) --payouts 100 --model roberts --fields share,value,error >first
$ awk '{ off = $2 - 100 * $1; if (off < 0) off = -off; if (off > 4 * $3 || !$3) print NR, off, $3 }' first
$ felt icm $(seq 1 12) --payouts 100 --model roberts --seed 1 --fields share,value,error | cmp - first
$ felt icm $(seq 1 12) --payouts 100 --model roberts --seed 2 --fields share,value,error | cmp -s - first
[1]
$ felt icm 30x7 --payouts 60,30 --model weitzman --places | head -n 1
1	7	0.03333333333333333	3	0	0.0333	0.0333
$ felt icm 17x5 --payouts 60 --model weitzman --bubble
felt icm: operand:1:1: --bubble needs exact values: up to 16 players with weitzman, 10 with roberts
[1]
$ felt icm 1001x5 --payouts 60 --model weitzman
felt icm: operand:1:1: too many players for --model: weitzman and roberts take up to 1000
[1]

# Bounties. With two players left, the winner takes all: 6/10 of 30.
$ felt icm 6000 4000 --payouts 50,30 --bounties 10,20 -f tsv
player	stack	share	value	prizes	bounties	error
1	6000	0.6	60	42	18	
2	4000	0.4	50	38	12	
$ felt icm 6000 4000 --payouts 50,30 --bounties 10,20 --bounty-share 0.5 --fields prizes,bounties
42	18
38	12

# The third of 5, 3 and 2 is last with 5/10 * 3/5 + 3/10 * 5/7 = 18/35, the second with 13/40, the first
# with 9/56. Only the third has a bounty: the first wins it with 18/35 * 5/8, and the third keeps it
# by winning, or loses it to the winner: 2/10, and 3/10 * 2/7 and 5/10 * 2/5 to the others.
$ felt icm 5000 3000 2000 --payouts 1 --bounties 0,0,56 --fields bounties | paste -sd ' '
29.2 15.6 11.2

# A progressive bounty is paid in parts, but all of it.
$ felt icm 5000 3000 2000 --payouts 1 --bounties 2x0,56 --bounty-share 0.5 -f table | tail -n 1
        10,000  100.00%  57.00    1.00     56.00

# More than 16 players are sampled; all bounties are won.
$ felt icm 16x1 --payouts 10,5 --bounties 2 --fields value,prizes,bounties,error | uniq -c | tr -s ' '
 16 2.9375	0.9375	2	
$ felt icm $(seq 1 17) --payouts 10 --bounties 2 --bounty-share 0.5 --samples 100 --fields bounties,error | awk '{ won += $1; zero += !$2 } END { print (won > 33.5 && won < 34.5), zero }'
1 0
$ printf '%s\n' 5 7 >others
$ felt icm 3 4 --field others --payouts 10 --bounties 5,6 --fields bounties | awk '{ sum += $1 } END { print sum < 11 }'
1

# The parts of a chop are those of the prizes.
$ felt icm 5000 3000 2000 --payouts 50,30,20 --bounties 10 --chop icm --fields prizes,chop,player | cut -f 2
38
33
29
$ felt icm 5000 3000 2000 --payouts 50,30,20 --bounties 10,20
felt icm: operand:1:1: --bounties: 2 bounties for 3 players; give one for all, or one for each
[1]
$ felt icm 5000 3000 --payouts 50,30 --bounties 10,x
felt icm: --bounties: 'x' is not an amount of prize money; write digits only, such as 50 or 2500.50
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 60%,40% --bounties 10
felt icm: --bounties needs amounts of prize money, such as --prizes 1000:50,30,20
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 60 --bounties 10 --bubble
felt icm: --bounties and --bubble cannot be used together
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 60 --bounties 10 --model weitzman
felt icm: --bounties and --model cannot be used together
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 60 --bounties 10 --bounty-share 2
felt icm: --bounty-share: '2' is not a number above 0 and at most 1
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 60 --bounty-share 0.5
felt icm: --bounty-share requires --bounties
see 'felt icm --help'
[2]

# Several tables play for the same prizes; only players of one table can be all-in against each other.
$ felt icm 5000 / ann:3000 2000 --payouts 50,30,20 --fields player,table,value
1	1	38.39285714286
ann	2	32.75
3	2	28.85714285714
$ felt icm 5000 / ann:3000 2000 --payouts 50,30,20 --bubble --fields player,against,table
ann	3	2
3	ann	2
$ felt icm 5000 / ann:3000 2x1000 --payouts 50,30,20 -f table
player  table  players   stack    share   value
1           1        1   5,000   50.00%   37.58
ann         2        1   3,000   30.00%   30.83
3-4         2        2   1,000   10.00%   15.79
                     4  10,000  100.00%  100.00
$ echo '1 3 / 2' | felt icm --payouts 60 --fields table | paste -sd ' '
1 1 2
$ felt icm 5 / / 3 --payouts 60
felt icm: operand:3:1: a table has no stacks; the form is 5000 3000 / 4000 2000
[1]
$ felt icm 5 3 / --payouts 60
felt icm: operand:3:2: a table has no stacks; the form is 5000 3000 / 4000 2000
[1]

# Errors.
$ felt icm 5000 3000
felt icm: --payouts or --prizes is required, such as --payouts 50,30,20
see 'felt icm --help'
[2]
$ felt icm 5000 --payouts 50
felt icm: operand:1:1: only one player; a tournament needs two or more, on one line or in rows of a table
[1]
$ felt icm 5000 12x --payouts 50
felt icm: operand:2:1: no stack after '12'; the form is 12x 5000
[1]
$ felt icm 5000 :12 --payouts 50
felt icm: operand:2:1: a name is missing
[1]
$ felt icm 5000 100000x1 --payouts 50
felt icm: operand:2:8: too many players: a tournament has at most 100000
[1]
$ felt icm 5000 0x1 --payouts 50
felt icm: operand:2:1: '0' is not a number of players from 1 to 100000
[1]
$ felt icm 5000 3000 --payouts 50,abc
felt icm: --payouts: 'abc' is not an amount of prize money; write digits only, such as 50 or 2500.50
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 50%,20%
felt icm: --payouts: the percentages in '50%,20%' must add up to 100
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 50%,20
felt icm: --payouts: '20' among items of the other kind, amounts or percentages
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 0
felt icm: --payouts: no place gets prize money
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --prizes 50,30
felt icm: --prizes: '50,30' has no prize pool; the form is 1000:50,30,20
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --prizes 100:50,30
felt icm: --prizes: the percentages in '50,30' must add up to 100
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 50 --prizes 100:100
felt icm: --payouts and --prizes cannot be used together
see 'felt icm --help'
[2]
$ felt icm 5000 3000 --payouts 50 --places=0
felt icm: --places: '0' is not a number of places from 1 to 100
see 'felt icm --help'
[2]
