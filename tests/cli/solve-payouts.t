# Aces or a busted draw may bet all-in against queens, which beat only the draw. The next function
# computes what stack a is worth beside b and another one, c, by the rule of Malmuth and Harville:
# first with probability a / (a + b + c), and so on.
$ cat >icm.awk <<'END'
> function icm(a, b, c,   s, first, second) {
> 	s = a + b + c
> 	if (a == 0) return P3
> 	first = a / s
> 	second = b / s * a / (a + c) + c / s * a / (a + b)
> 	return P1 * first + P2 * second + P3 * (1 - first - second)
> }
> END
$ cat >game <<'END'; chmod +x game
> felt solve --bets oop:a --bets ip:none --target 0.01 "$@" 'AsAc,JsTs v QcQd @ AhKd7s4c2h'
> END

# Bluffs make queens indifferent: a part q of the bets are bluffs, so that a call, which wins with
# them, is worth as much as a fold. Calls make bluffs indifferent to a check, which loses the pot. In
# chips, bluffs would be a half of value bets here, and 1/2 of the queens would call. If more than all
# draws would have to bluff, all do, and no queens call.
$ cat >theory <<'END'; chmod +x theory
> awk -v p=$1 -v s1=$2 -v s2=$3 -v other=$4 -v P1=$5 -v P2=$6 -v P3=$7 -f icm.awk -f - <<'AWK'
> BEGIN {
> 	b = s1 < s2 ? s1 : s2
> 	fold = icm(s2, s1 + p, other)
> 	win = icm(s2 + p + b, s1 - b, other)
> 	lose = icm(s2 - b, s1 + p + b, other)
> 	q = (fold - lose) / (win - lose)
> 	steal = icm(s1 + p, s2, other)
> 	check = icm(s1, s2 + p, other)
> 	caught = icm(s1 - b, s2 + p + b, other)
> 	if (q > 1 / 2) print "1.00 0.00"
> 	else printf "%.2f %.2f\n", q / (1 - q), (steal - check) / (steal - caught)
> }
> AWK
> END
$ cat >solved <<'END'; chmod +x solved
> set -- --pot $1 --stack $2/$3 --others $4 --payouts $5,$6,$7
> b=$(./game "$@" --tree | sed -n 's/^  \(b[0-9]*\).*/\1/p')
> echo $(./game "$@" --by class --fields hand,strategy --digits 2 | sed -n 's/^JTs.*,//p') $(./game "$@" --node $b --by action --fields frequency --digits 2 | tail -n 1)
> END
$ cat >both <<'END'; chmod +x both
> ./theory "$@"; ./solved "$@"
> END
$ ./both 100 100 100 1000 1 0 0
0.50 0.50
0.50 0.50
$ ./both 100 100 100 300 50 30 20
0.60 0.46
0.60 0.46
$ ./both 400 1000 1000 100 50 50 0
1.00 0.00
1.00 0.00
$ ./both 400 1000 600 100 70 30 0
1.00 0.00
1.00 0.00
$ ./both 400 600 1000 2000 50.5 30.25 0
0.71 0.36
0.71 0.36

# Winner take all is as in chips: the money for a chip is the payout by all chips, here 30 by 300, and
# 1 by 100.
$ cat >ev <<'END'; chmod +x ev
> ./game -f json "$@" | sed -n 's/.*"summary".*"ev": \[\([0-9.]*\), \([0-9.]*\)\].*/\1 \2/p' | awk '{ printf "%.3f %.3f\n", $1, $2 }'
> END
$ ./ev --pot 100 --stack 100
75.000 25.000
$ ./ev --pot 100 --stack 100 --payouts 30
17.500 12.500
$ ./ev --pot 100 --stack 100 --payouts 10 --others 700
1.750 1.250
$ ./ev --pot 1.00 --stack 1 --payouts 10.0 --others 6.5,0.5
1.750 1.250

# With two players left, the difference of the payouts is at stake.
$ ./ev --pot 100 --stack 100 --payouts 70,40
57.500 52.500

# The chips of the larger stack that are not at risk count: 100 more are 10 by 400 more of them.
$ ./game --by class --fields hand,ev,strategy --digits 2 --pot 100 --stack 200/100 --payouts 40
AA	35.00	0.00,1.00
JTs	20.00	0.50,0.50
$ ./game --by action --fields action,ev --digits 2 --node b100 --pot 100 --stack 200/100 --payouts 40
f	10.00
c	10.00

# Three stacks of 1,000, and a pot of 0.02 that nearly changes nothing: 50 * 1/3 and so on.
$ ./ev --target 1 --pot 0.02 --stack 999.99 --others 1000 --payouts 50,30,20
33.333 33.333

# In a large field in which few are paid, two small stacks are worth almost as much for a chip as any
# other two small stacks, and play as in chips.
$ ./game --by action --fields action,frequency --digits 2 --pot 100 --stack 100 --payouts "$(yes 10 | head -n 20 | paste -sd ,)" --others "$(yes 10000 | head -n 200 | paste -sd ,)"
x	0.25
b100	0.75

# Exploitability is half of what best responses gain, and its share is that of the pot, which is worth
# a quarter of the payout here. Only a summary with payouts has a unit.
$ felt solve -f json --pot 100 --stack 150 --payouts 80 --iterations 10 -q 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h' | tail -n 1 | tr -d '"{}:,' | awk '{ for (i = 1; i < NF; i++) is[$i] = $(i + 1); print is["exploitability"] / is["exploitability_share"] }'
20
$ ./game -f json --pot 100 --stack 100 --payouts 30 | grep -o '"unit": "[a-z]*"'
"unit": "payouts"
$ ./game -f json --pot 100 --stack 100 | grep -c unit
0
[1]

# A screen shows the tournament.
$ ./game -f table --by action --pot 100 --stack 100 --payouts '50, 30,20' --others 400,300 | sed '/^board/d'
pot    100   stacks 100 and 100
payouts 50, 30,20   others 400,300
player 1 to act, equity 50.0%, EV 20.3492, 2.0 combos against 1.0
\
node  action           size  frequency       EV  combos
x     check                      14.9%  13.3214     0.3
b100  bet 100, all-in  100%      85.1%  21.5778     1.7
\
EV 20.3492 and 14.8488 of prize money; exploitability 0.00100 (0.010% of the
  pot), 1,619 iterations

# Wrong lists.
$ ./game --pot 100 --stack 100 --payouts 50,30,20
felt solve: --payouts: 3 payouts for 2 players; --others gives the stacks of the players who are not in the hand
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 50,30 --others ''
felt solve: --others: '' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 50,30, --others 100
felt solve: --payouts: '' is not an amount of prize money; write digits only, such as 50 or 2500.50
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 50%,30%
felt solve: --payouts: the percentages in '50%,30%' must add up to 100
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 30,50
felt solve: --payouts: '50' is more than the payout before it; the first place comes first
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 50,50
felt solve: --payouts: all 2 players get the same
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 0
felt solve: --payouts: no place gets prize money
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts ''
felt solve: --payouts: '' is not an amount of prize money; write digits only, such as 50 or 2500.50
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --others 100
felt solve: --others requires --payouts
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 50,30 --others 100,0
felt solve: --others: '0' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 50,30 --others 100/200
felt solve: --others: '100/200' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 50,30 --rake 5
felt solve: --payouts and --rake cannot be used together
see 'felt solve --help'
[2]
$ ./game --pot 100 --stack 100 --payouts 50 --others "$(seq -s , 1 999)"
felt solve: --others: more than 998 stacks
see 'felt solve --help'
[2]
