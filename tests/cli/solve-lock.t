# The clairvoyance game with a bet of the pot: the bettor has the nuts or nothing, the caller a hand in
# between. A caller who calls with the probability p loses 100 p more to the nuts, and a bluff wins
# 100 (1 - p) - 100 p. So the bettor's best response wins 100 + 100 p with the nuts, and with nothing
# 100 - 200 p if p < 1/2, and else 0: half of the sum is (200 - 100 p) / 2 or (100 + 100 p) / 2.
$ cat >game <<'END'; chmod +x game
> felt solve --pot 100 --stack 100 --bets oop:a --bets ip:none --target 0.01 "$@" 'AsAc,JsTs v QcQd @ AhKd7s4c2h'
> END
$ for p in 0 0.25 0.75 1; do ./game --lock "b100: c QQ:$p; f rest" --fields hand,strategy,ev --digits 2; done
JsTs	0.00,1.00	100.00
AsAc	0.50,0.50	100.00
JsTs	0.00,1.00	50.00
AsAc	0.00,1.00	125.00
JsTs	1.00,0.00	0.00
AsAc	0.00,1.00	175.00
JsTs	1.00,0.00	0.00
AsAc	0.00,1.00	200.00
$ ./game --lock 'b100: fold QQ:0.9; call QQ:0.1' --node b100 --fields hand,strategy,locked
QdQc	0.9,0.1	true
$ ./game --precision 16 --lock 'b100: fold QQ:0.7; call rest' --node b100 --fields hand,strategy,locked
QdQc	0.7,0.3	true

# A bettor who always bluffs is always called, and one who never bluffs never: the EVs are those of the
# whole ranges.
$ ./game --lock 'root: b100 rest' --node b100 --by action --fields action,frequency --digits 2
f	0.00
c	1.00
$ ./game --lock 'root: x JTs; b100 AA' --node b100 --by action --fields action,frequency --digits 2
f	1.00
c	0.00

# A locked equilibrium is one: half of the calls, and one bluff for two value bets.
$ ./game -f json --lock 'root: b100 AA,JTs:0.5; x rest' --lock 'b100: c QQ:0.5; f rest' | grep -o '"ev": \[75, 25\], "exploitability": 0,'
"ev": [75, 25], "exploitability": 0,

# A player without locks at a node, or for some hands, is free there.
$ ./game --lock 'root: x AA:0.25; b100 rest:0.5; x rest:0.5' --fields hand,strategy,locked
JsTs	0.5,0.5	true
AsAc	0.625,0.375	true
$ ./game --lock 'root: x JsTs' --fields hand,strategy,locked
JsTs	1,0	true
AsAc	0,1	false

# Nodes: words for actions, percentages, cards and `*` for every card; the later lock counts.
$ cat >turn <<'END'; chmod +x turn
> felt solve --pot 100 --stack 150 --bets 75 --raises none --target 1 "$@" 'QQ,A5 v 99,T6s @ Kc8c5c3c'
> END
$ ./turn --lock 'x check *: bet QQ; check rest' 2>&1
felt solve: --lock:3: 'check' is not an action here
[2]
$ ./turn --lock 'x x *: bet QQ; check rest' --lock 'x x 2c: b75% QdQh:0.25; x rest' --node 'x x 9d' --fields hand,strategy,locked | grep '^Q.Q[^c]'
QhQd	0,1	true
QsQd	0,1	true
QsQh	0,1	true
$ ./turn --lock 'x x *: bet QQ; check rest' --lock 'x x 2c: b75% QdQh:0.25; x rest' --node 'x x 2c' --fields hand,strategy,locked | grep '^Q.Q[^c]'
QhQd	0.75,0.25	true
QsQd	1,0	true
QsQh	1,0	true
$ ./turn --lock 'x x 2h: bet QhQd; check rest' --node 'x x 2d' --fields locked | sort -u
false

# On more threads, the output is the same.
$ ./turn -j 1 --lock 'x x 2h: bet QhQd; check rest' --lock-cost -f json --node all | sed 's/"seconds".*//' >a; ./turn -j 3 --lock 'x x 2h: bet QhQd; check rest' --lock-cost -f json --node all | sed 's/"seconds".*//' | cmp - a

# A file of locks, with comments.
$ cat >locks <<'END'
> # the caller never folds
> b100: call rest # not even here
> 
> root: x JTs
> END
$ ./game --locks locks --fields hand,strategy,locked
JsTs	1,0	true
AsAc	0,1	false
$ printf '%s\n' '' 'b100: call QQ; fold AA' 'b99: call QQ' >locks; ./game --locks locks
felt solve: locks:3:1: 'b99' is not an action here
[2]
$ ./game --locks none
felt solve: none: No such file or directory
[3]

# Errors.
$ ./game --lock 'b100'
felt solve: --lock:5: a node and ':' are missing, as in 'b75: fold 22-66; call rest'
[2]
$ ./game --lock 'b100:'
felt solve: --lock:6: an action and a range are missing, as in 'fold 22-66; call rest'
[2]
$ ./game --lock 'x f: call QQ'
felt solve: --lock:3: 'f' is not an action here
[2]
$ ./game --lock 'b100 f: call QQ'
felt solve: --lock:1: the hand is over after 'b100 f'
[2]
$ ./turn --lock 'x x: call QQ'
felt solve: --lock:1: the next card is missing after 'x x'; * stands for every card
[2]
$ ./turn --lock 'x x Kc: x QQ'
felt solve: --lock:5: 'Kc' is not a card that can be dealt here
[2]
$ ./game --lock 'b100: call'
felt solve: --lock:11: a range is missing
[2]
$ ./game --lock 'b100: call QQ,Q'
felt solve: --lock:15: 'Q' is one card; a hand has two
[2]
$ ./game --lock 'b100: call QQ:0.9; fold QQ:0.2'
felt solve: --lock:25: the weights of QdQc add up to 1.1, more than 1
[2]
$ ./game --lock 'b100: call QQ:0.9'
felt solve: --lock:12: the weights of QdQc add up to 0.9, not 1; 'rest' takes what is left
[2]
$ ./game --lock 'b100: call rest:0.5; fold QQ'
felt solve: --lock:12: the weights of 'rest' must add up to 1
[2]
$ felt solve --pot 100 --stack 250 --lock 'root: bet rest' 'AA v KK @ Qh7c2d8s3h'
felt solve: --lock:7: 'bet' has several sizes here; give one, such as b75
[2]

# In the table, and with several spots: a lock that one of them lacks is an error of that spot.
$ ./game -f table --cards ascii --lock 'root: x JsTs' | sed -n 3p
player 1 to act, equity 50.0%, EV 50.00, 2.0 combos (1.0 locked) against 1.0
$ printf '%s\n' 'AA v KK @ Qh7c2d8s3h' 'AA v KK @ Qh7c2d8s' | felt solve -k --pot 100 --stack 100 --bets a --lock 'x x *: x rest' --by action --fields problem,action
felt solve: standard input:1: --lock:5: the hand is over before '*'
2	x
2	b100
felt solve: 1 invalid line skipped
[2]

# What a lock costs. The caller who always calls wins 0 instead of 25, and the bettor who always bluffs
# 50 instead of 75. Nothing else can be adjusted.
$ ./game --lock 'b100: call rest' --lock-cost --by action --fields ev_unlocked,ev_exploited,ev_adjusted --digits 2 | sort -u
25.00	0.00	0.00
$ ./game --lock 'root: b100 rest' --lock-cost -f json | tail -n 1 | grep -o '"locked_player".*ev_exploited": [0-9]*'
"locked_player": 1, "ev_unlocked": 75, "ev_exploited": 50
$ ./game --lock 'root: b100 rest' --lock-cost -f table | tail -n 2
EV of player 1: 75.00 without the locks, 50.00 (-25.00) if player 2 exploits
  them, 50.00 (-25.00) if both adjust
$ ./game --fields ev_unlocked,action | sort -u
	b100
	x

# One value bet, and two draws that bluff half as often together: all win 150 / 3 = 50. If one of them
# always bluffs, it is called: 200 - 100 - 25, or 200 - 100 if the other draw stops.
$ felt solve --pot 100 --stack 100 --bets oop:a --bets ip:none --target 0.005 --lock 'root: a JsTs' --lock-cost --by action --fields ev_unlocked,ev_exploited,ev_adjusted --digits 2 'AsAc,JsTs,9s8s v QcQd @ AhKd7s4c2h' | sort -u
50.00	25.00	33.33

# With rake, the EV against a best response is not the pot less what the response wins: a call wins 170
# from a draw and loses 100, and so does the bettor. Without the lock, the caller calls 90/190 of the
# time, and the aces win (100 * 90 + 90 * 170) / 190 on average.
$ ./game --rake 10 --lock 'root: b100 rest' --lock-cost --by action --fields ev_unlocked,ev_exploited,ev_adjusted --digits 1 | sort -u
63.9	35.0	35.0

$ ./game --lock-cost
felt solve: --lock-cost requires --lock or --locks
see 'felt solve --help'
[2]
$ ./game --lock 'root: b100 rest' --lock 'b100: f rest' --lock-cost
felt solve: --lock-cost: both players have locks; give those of one
[2]
$ printf '# none\n' >locks; ./game --locks locks --lock-cost
felt solve: --lock-cost requires --lock or --locks
see 'felt solve --help'
[2]

# A limit of locks, which bounds their memory.
$ yes 'root: x JTs' | head -n 10000 >locks; ./game --locks locks --fields hand,strategy
JsTs	1,0
AsAc	0,1
$ yes 'root: x JTs' | head -n 10001 >locks; ./game --locks locks
felt solve: locks:10001: more than 10000 locks
[2]
$ head -n 10000 locks >most; ./game --locks most --lock 'b100: f rest'
felt solve: most:10000: more than 10000 locks
[2]
