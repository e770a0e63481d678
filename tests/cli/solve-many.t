# A line a spot, each with its own pot, stacks and sizes.
$ cat >spots.txt <<'END'
> # two of the first line of a study
> QQ+,AQs+,AKo v 99-JJ,AJs+,KQs @ Qh7c2d8s3h --pot 100 --stack 250
> AA v KK @ Qh7c2d8s3h --pot 20 --stack 100/50 --bets=50 --raises none --node 'x'
> END
$ felt solve --from spots.txt -f tsv --fields board,action --target 1
board	action
Qh7c2d8s3h	x
Qh7c2d8s3h	b33
Qh7c2d8s3h	b75
Qh7c2d8s3h	x
Qh7c2d8s3h	b10
$ felt solve --by action --fields pot,action 'AA v KK @ Qh7c2d8s3h --stack 30' --pot 10
10	x
10	b3
10	b8

# The options of the command line are those of spots without their own; the last one counts.
$ printf '%s\n' 'AA v KK @ Qh7c2d8s3h' 'AA v KK @ Qh7c2d8s3h --pot 50' | felt solve --pot 100 --stack 100 --bets none --fields pot --by action
100
50

# Messages have the line, in the order of the lines, for any number of threads.
$ cat >wrong.txt <<'END'
> AA v KK @ Qh7c2d8s3h --pot 20
> AA v KK @ Qh7c2d8s3h --pot 20 --stack 100 --node x b999
> #
> AA v KK @ Qh7c2d8s3h --pot 20 --stack 100 --fields x
> AA v KK @ Qh7c2d8s3h --pot 20 --stack
> AA v KK @ Qh7c2d8s3h --pot 20 --stack 100 --bets
> AA v KK @ Qh7c2d --pot 20 --stack 1000
> AA v KK @ Qh7c2d8s3h --pot 0 --stack 100
> TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h --pot 100 --stack 250 --iterations 1
> AA v KK @ Qh7c --pot 20 --stack 100
> AA v KK @ Qh7c2d8s3h --pot 20 --stack 100 --bets none
> END
$ felt solve -k -j 1 --memory 1M --from wrong.txt --by action --fields problem,action 2>err
8	x
8	b33
8	b75
10	x
[2]
$ sed 's/needs [0-9.]* [MG]B/needs N/; s/: [0-9.]*% of/: N% of/' err
felt solve: wrong.txt:1: --stack is required: the chips that each player has left
felt solve: wrong.txt:2: --node:3: 'b999' is not an action here; the actions are x, b7, b15
felt solve: wrong.txt:4: --fields is not an option of a single spot; give it on the command line
felt solve: wrong.txt:5: --stack: a value is missing
felt solve: wrong.txt:6: --bets: a value is missing
felt solve: wrong.txt:7: the tree needs N of memory, and --memory allows 1.0 MB; give fewer --bets and --raises, a --raise-cap, or --precision 16
felt solve: wrong.txt:8: --pot: '0' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
felt solve: wrong.txt:9: the target was not reached in 1 iteration: N% of the pot, not 0.3%
felt solve: wrong.txt:10:15: the board has 2 cards; a solver needs 3 to 5
felt solve: 8 invalid lines skipped
$ felt solve -k -j 1 --memory 1M --from wrong.txt --fields problem,strategy >a 2>err; felt solve -k -j 4 --memory 1M --from wrong.txt --fields problem,strategy 2>other | cmp - a; cmp err other
$ felt solve --pot 100 --stack 250 --iterations 1 --fields action 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h' 'AA v KK @ Qh7c2d8s3h' 2>&1 >/dev/null | sed 's/: [0-9.]*% of/: N% of/'
felt solve: operand:1: the target was not reached in 1 iteration: N% of the pot, not 0.3%
felt solve: operand:2: the target was not reached in 1 iteration: N% of the pot, not 0.3%

# Several spots at a time, with memory for one or for all: the same bytes.
$ for card in 2c 3d 4h 5s 6c 9d Td; do echo "TT+,AKs v 99-JJ,AJs @ Qh7c2d8s$card"; done | sed 's/2d8s2c/3d8s2c/; s/2d8s3d/2d8s3c/' >rivers
$ felt solve -j 1 --pot 100 --stack 250 --from rivers >a; for format in text json table; do felt solve -j 1 -f $format --pot 100 --stack 250 --from rivers >a; felt solve -j 4 -f $format --pot 100 --stack 250 --from rivers >b; sed 's/"seconds": .*//' a >c; sed 's/"seconds": .*//' b | cmp - c; done
$ felt solve -j 1 --pot 100 --stack 250 --from rivers >a; felt solve -j 4 --memory 100K --pot 100 --stack 250 --from rivers | cmp - a

# An interrupt: every spot that is at work gives its answer so far.
$ timeout --foreground -s INT 0.5 felt solve -q -j 3 --pot 100 --stack 250 --target 0.0000001 --iterations 1000000000 --from rivers --by action --fields problem | uniq
1
2
3

# A line may have locks, payouts and limits of its own. In the clairvoyance game, the bettor wins 100
# with each hand if the queens always fold, 0 and 200 if they always call, and 50 and 125 if they call
# a quarter of the time. Payouts of 30 for 300 chips are 0.1 for a chip. With a rake of 4, bluffs break
# even if the queens call 96/196 of the time, and aces win 96 and 100 more from each call.
$ cat >games <<'END'
> AsAc,JsTs v QcQd @ AhKd7s4c2h
> AsAc,JsTs v QcQd @ AhKd7s4c2h --lock b100: c QQ:0.25; f rest
> AsAc,JsTs v QcQd @ AhKd7s4c2h --locks calls --lock-cost
> AsAc,JsTs v QcQd @ AhKd7s4c2h --payouts 30 --precision 16
> AsAc,JsTs v QcQd @ AhKd7s4c2h --payouts 10 --others 700 --seconds 60
> AsAc,JsTs v QcQd @ AhKd7s4c2h --rake 5 --rake-cap 0
> AsAc,JsTs v QcQd @ AhKd7s4c2h --target 0.005 --rake 10 --rake-cap 4
> END
$ echo 'b100: call rest # always' >calls
$ cat >solve <<'END'; chmod +x solve
> felt solve -k --pot 100 --stack 100 --bets oop:a --bets ip:none --target 0.01 -f json --from games "$@" | sed -n 's/.*"summary".*"ev": \[\([-0-9.e]*\), \([-0-9.e]*\)\].*/\1 \2/p' | awk '{ printf "%.2f %.2f\n", $1, $2 }'
> END
$ ./solve 2>err
75.00 25.00
87.50 12.50
100.00 0.00
17.50 12.50
1.75 1.25
72.49 23.51
$ cat err
felt solve: games:6: --rake-cap: '0' leaves no rake; omit --rake instead
felt solve: 1 invalid line skipped
$ ./solve -j 1 2>err >a; for k in 1 2 3; do ./solve -j 4 2>other | cmp - a; cmp err other; done
$ head -n 3 games >locked; felt solve --pot 100 --stack 100 --bets oop:a --bets ip:none --target 0.01 --from locked --by action --fields problem,ev_unlocked,ev_exploited,ev_adjusted --digits 0 | uniq
1			
2			
3	25	0	0

# They follow the locks of the command line, which count for other spots.
$ sed 's/ --lock-cost//' games >lines
$ felt solve --pot 100 --stack 100 --bets oop:a --bets ip:none --target 0.01 --lock 'b100: f rest' --node b100 --from lines --lock 'root: b100 AA' --fields problem,strategy,locked 2>/dev/null | head -n 3
1	1,0	true
2	0.75,0.25	true
3	0,1	true
$ felt solve --pot 100 --stack 100 --bets oop:a --bets ip:none --node b100 --lock 'b100: f rest' --by combo --fields strategy 'AsAc,JsTs v QcQd @ AhKd7s4c2h --lock b100: c rest'
0,1
$ cat >wrong.txt <<'END'
> AA v KK @ Qh7c2d8s3h --rake-cap 1
> AA v KK @ Qh7c2d8s3h --others 100
> AA v KK @ Qh7c2d8s3h --payouts 10 --rake 5
> AA v KK @ Qh7c2d8s3h --payouts 10,5,2
> AA v KK @ Qh7c2d8s3h --seconds 0
> AA v KK @ Qh7c2d8s3h --lock b1: c rest
> AA v KK @ Qh7c2d8s3h --lock-cost
> AA v KK @ Qh7c2d8s3h --lock-cost 1 --lock x: x rest
> AA v KK @ Qh7c2d8s3h --locks -
> END
$ felt solve -k --pot 100 --stack 100 --from wrong.txt
felt solve: wrong.txt:1: --rake-cap requires --rake
felt solve: wrong.txt:2: --others requires --payouts
felt solve: wrong.txt:3: --payouts and --rake cannot be used together
felt solve: wrong.txt:4: --payouts: 3 payouts for 2 players; --others gives the stacks of the players who are not in the hand
felt solve: wrong.txt:5: --seconds: '0' is not a number above 0 and at most 10000000
felt solve: wrong.txt:6: --lock:1: 'b1' is not an action here
felt solve: wrong.txt:7: --lock-cost requires --lock or --locks
felt solve: wrong.txt:8: --lock-cost takes no value
felt solve: wrong.txt:9: --locks: a line cannot read locks from standard input
felt solve: 9 invalid lines skipped
[2]
$ echo 'AA v KK @ Qh7c2d8s3h --locks nowhere' | felt solve --pot 100 --stack 100
felt solve: standard input:1: nowhere: No such file or directory
[3]
$ echo 'AA v KK @ Qh7c2d8s3h --rake-cap 1' | felt solve --pot 100 --stack 100 --rake 5 --by action --fields action --bets none
x
