# Shards of every game give the very bytes of the whole, in every format, exact or sampled.
$ while read -r arguments; do
> 	for k in 1 2 3; do eval "felt equity --shard $k/3 $arguments" >part.$k; done
> 	for format in text tsv csv json; do
> 		eval "felt equity -f $format $arguments" >whole
> 		felt merge -f $format part.3 part.1 part.2 | cmp - whole
> 	done
> done <<'END' && cut -f 3 part.1 | sort -u | xargs
> -g omaha --exact AsKsQhJh 9c9d8c7d
> -g omaha8 --exact --detail AsKs2h3h 9c9d8c7d KhKdQcTs -b 4s5h6d
> -g stud8 --samples 200000 --seed 5 --detail "AsKs??; 7h7d8c; 2c ! 2d"
> -g razz --exact As2d3c5h7s 2s3d4c6h8s
> -g 27 --exact 2c3d4h7s 2d3s5h6d8c
> -g badugi --samples 1000 As2d3c AhKd
> -g omaha5 --samples 70000 AsKsQhJh2c 9c9d8c7d6h
> --run 2 --exact AhAd KsKc -b 2c7d9h
> -g omaha8 --boards 2 --samples 90000 --detail AsKs2h3h 9c9d8c7d -b 2c7h9h/2s3s4s
> END
algorithm boards check detail ends game kind method question samples scoops seed squares winners wins

# The contents of a shard about both halves, and about boards.
$ felt equity -g omaha8 --exact --shard 1/1 AsKs2h3h 9c9d8c7d -b 4s5h7hKd | grep -v check
problem	shard	kind	key	value
1	1/1	question		AsKs2h3h; 9c9d8c7d @ 4s5h7hKd
1	1/1	game		omaha8
1	1/1	method		exact
1	1/1	algorithm		visit
1	1/1	parts		1
1	1/1	detail		no
1	1/1	winners	1/1	32
1	1/1	winners	2/1	8
$ felt equity --run 2 --exact --shard 1/1 AhAd KsKc -b 2c7d9hTh | grep -v check
problem	shard	kind	key	value
1	1/1	question		AhAd; KsKc @ 2c7d9hTh
1	1/1	run		2
1	1/1	method		exact
1	1/1	algorithm		boards
1	1/1	parts		1
1	1/1	detail		no
1	1/1	winners	1	3612
1	1/1	winners	2	172
1	1/1	scoops	1	1722
1	1/1	squares	1	1613103206400
1	1/1	scoops	2	2
1	1/1	squares	2	40236134400

# Shards that do not belong together.
$ felt equity -g omaha --exact --shard 1/2 AsKsQhJh 9c9d8c7c -b 2c7d9h >omaha
> felt equity -g omaha8 --exact --shard 2/2 AsKsQhJh 9c9d8c7c -b 2c7d9h >omaha8
> felt merge omaha omaha8
felt merge: matchup 1: omaha and omaha8 cannot be merged: they differ in 'game'
[1]
$ felt equity --run 2 --samples 10 --shard 1/2 AhAd KsKc -b 2c7d9h >twice
> felt equity --run 3 --samples 10 --shard 2/2 AhAd KsKc -b 2c7d9h >thrice
> felt merge twice thrice
felt merge: matchup 1: twice and thrice cannot be merged: they differ in 'run'
[1]
$ felt equity --exact --shard 1/1 AhAd KsKc -b 2c7d9h >mixed
> printf 'x\nAsKs2d3c4c v QhQd5c5s6d\n' | felt equity -qk -g stud --exact --shard 1/1 2>/dev/null >>mixed
> felt merge mixed
1	1	AhAd	1	0.9161616161616162	907	0	0.9161616161616162	0	0	exact	990
1	2	KsKc	1	0.08383838383838384	83	0	0.08383838383838384	0	0	exact	990
2	1	AsKs2d3c4c	861	0.15287977605050776	102671	0	0.15287977605050776	0	0	exact	671580
2	2	QhQd5c5s6d	861	0.8471202239494923	568909	0	0.8471202239494923	0	0	exact	671580

# Lines, of which some are invalid; and damage.
$ printf '%s\n' 'AsKs2d3c4c v QhQd5c5s6d' 'nonsense' 'AhKh2d3c4c v QsQd5c5s6d' >problems
> felt equity -k -g stud --exact --shard 1/1 --from problems | felt merge --fields problem,range,equity
felt equity: problems:2:1: no card begins with 'n'
felt equity: 1 invalid line skipped
1	AsKs2d3c4c	0.15287977605050776
1	QhQd5c5s6d	0.8471202239494923
3	AhKh2d3c4c	0.15287977605050776
3	QsQd5c5s6d	0.8471202239494923
$ felt equity -g omaha8 --exact --shard 1/1 AsKs2h3h 9c9d8c7d -b 4s5h7hKd | sed 's|	1/1	|	1	|' | felt merge
felt merge: standard input:2: damaged: not a row written by felt equity --shard
[1]
$ felt equity -g omaha8 --exact --shard 1/1 AsKs2h3h 9c9d8c7d -b 4s5h7hKd | sed 's|	2/1	|	2/3	|' | felt merge
felt merge: standard input:10: damaged: wrong checksum; the rows above were changed
[1]
$ felt equity -g omaha --exact --next --shard 1/2 AsKsQhJh 9c9d8c7d
felt equity: --shard cannot be used with --by-combo, --icm, --matrix or --next
see 'felt equity --help'
[2]
