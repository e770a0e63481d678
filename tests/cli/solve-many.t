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
felt solve: 1 invalid line skipped
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
