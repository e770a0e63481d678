# Flops from a file: each as if it were solved alone.
$ cat >flops <<'END'
> # three flops; weights after a colon or a space
> Qh7c2d:12
> 2s2d4c 2.15
> As9s3s
> END
$ cat >solve <<'END'; chmod +x solve
> felt solve --pot 10 --stack 10 --bets a --raises none --target 2 "$@" 'QQ+,AKs v 99-JJ,AQs'
> END
$ ./solve --flops=flops --fields board,texture,weight,action,size,frequency,ev_1,ev_2 --digits 2 -f tsv
board	texture	weight	action	size	frequency	ev_1	ev_2
Qh7c2d	rainbow,unpaired,Q-high	12.00	x		0.13	10.03	-0.03
Qh7c2d	rainbow,unpaired,Q-high	12.00	b10	1.00	0.87	10.03	-0.03
4c2s2d	rainbow,paired,4-high	2.15	x		0.06	9.99	0.01
4c2s2d	rainbow,paired,4-high	2.15	b10	1.00	0.94	9.99	0.01
As9s3s	monotone,unpaired,A-high	4.00	x		0.13	7.29	2.71
As9s3s	monotone,unpaired,A-high	4.00	b10	1.00	0.87	7.29	2.71
$ for node in '' x b10; do names=board,node,player,action,size,frequency,reach,ev,exploitability,iterations; ./solve --flops=flops --node "$node" --fields $names >many; for flop in Qh7c2d 4c2s2d As9s3s; do ./solve -b $flop --node "$node" --fields $names; done | cmp - many; done
$ ./solve --flops=flops -f table
3 flops, player 1 to act
\
flop       weight        x      b10     EV 1     EV 2  exploitable
Q♥7♣2♦         12    12.9%    87.1%    10.03    -0.03       0.934%
4♣2♠2♦       2.15     5.6%    94.4%     9.99     0.01       0.251%
A♠9♠3♠          4    13.1%    86.9%     7.29     2.71       1.685%
\
texture     flops        x      b10     EV 1     EV 2  exploitable
rainbow         2    11.6%    88.4%    10.02    -0.02       0.813%
monotone        1    13.1%    86.9%     7.29     2.71       1.685%
unpaired        2    12.9%    87.1%     9.45     0.55       1.093%
paired          1     5.6%    94.4%     9.99     0.01       0.251%
A-high          1    13.1%    86.9%     7.29     2.71       1.685%
Q-high          1    12.9%    87.1%    10.03    -0.03       0.934%
4-high          1     5.6%    94.4%     9.99     0.01       0.251%
all             3    11.8%    88.2%     9.53     0.47       0.971%
$ ./solve --flops=flops --by texture -f table --node x
3 flops, player 2 to act after x
\
texture     flops        x      b10     EV 1     EV 2  exploitable
rainbow         2    99.9%     0.1%    10.33    -0.33       0.813%
monotone        1    90.5%     9.5%     6.67     3.33       1.685%
unpaired        2    97.9%     2.1%     9.58     0.42       1.093%
paired          1   100.0%     0.0%     9.79     0.21       0.251%
A-high          1    90.5%     9.5%     6.67     3.33       1.685%
Q-high          1    99.9%     0.1%    10.38    -0.38       0.934%
4-high          1   100.0%     0.0%     9.79     0.21       0.251%
all             3    98.0%     2.0%     9.59     0.41       0.971%
$ ./solve --flops=flops -f json | sed 's/, "weight.*//'
{"board": "Qh7c2d", "texture": ["rainbow", "unpaired", "Q-high"]
{"board": "4c2s2d", "texture": ["rainbow", "paired", "4-high"]
{"board": "As9s3s", "texture": ["monotone", "unpaired", "A-high"]
{"texture": ["rainbow"], "flops": 2
{"texture": ["monotone"], "flops": 1
{"texture": ["unpaired"], "flops": 2
{"texture": ["paired"], "flops": 1
{"texture": ["A-high"], "flops": 1
{"texture": ["Q-high"], "flops": 1
{"texture": ["4-high"], "flops": 1
{"texture": ["all"], "flops": 3

# Each flop counts by its weight times the pairs of hands that get to the node. Here all flops have
# one pair.
$ for node in '' x b10; do felt solve --flops=flops --node "$node" --pot 10 --stack 10 --bets a --raises none --fields weight,action,frequency 'AhAd v KhKd' >each; felt solve --flops=flops --node "$node" --pot 10 --stack 10 --bets a --raises none --by texture --fields texture,action,frequency 'AhAd v KhKd' | awk -F '\t' 'NR == FNR {sum[$2] += $1 * $3; all += $1; next} $1 == "all" {d = sum[$2] / (all / 2) - $3; if (d * d > 1e-16) print $0, d}' each -; done

# The same bytes for any number of threads.
$ for format in tsv json table; do ./solve -j 1 --flops=flops -f $format >a; ./solve -j 4 --flops=flops -f $format | cmp - a; done

# Flops on which a player has no hand are left out.
$ printf 'AsAdAc\nAsKs2d\nAsAd2c\n' >aces; felt solve --flops=aces --pot 10 --stack 10 --bets none --fields board,weight 'AA v KK'
AsKs2d	12
AsAd2c	12

# Flops that suits make equivalent for both ranges are solved once: a row for each, but one warning.
# A range or a lock with suits of its own makes them different.
$ printf '%s\n' Qh7c2d:1 Qs7d2h:3 9s8s3s Qd7h2c:5 9c8c3c Qh7h2d >alike
$ ./solve --flops=alike --iterations 1 --fields board,weight,action,frequency,ev,ev_1 2>err >rows; grep -c . err; cut -f 1 rows | uniq | paste -sd ' '; grep ^Q.7.*x rows | grep -v Qh7h | cut -f 2- | cut -f 2- | uniq | grep -c .
3
Qh7c2d Qs7d2h 9s8s3s Qd7h2c 9c8c3c Qh7h2d
1
$ sed 's/: .*//; s/^[^ ]* [^ ]* //' err | sort | uniq -c | wc -l
1
$ ./solve --flops=alike --by texture --fields texture,flops,weight,action | grep -e all -e rainbow
rainbow	3	9	x
rainbow	3	9	b10
all	6	29	x
all	6	29	b10
$ for n in 2 3; do rm -f part.*; for k in $(seq $n); do ./solve --flops=alike --shard $k/$n >part.$k; done; ./solve --flops=alike -f json >a; felt merge -f json part.* | cmp - a; done
$ ./solve --flops=alike --iterations 1 --lock 'x: x JJ; b10 rest' --fields board 2>&1 >/dev/null | grep -c target
3
$ ./solve --flops=alike --iterations 1 --lock 'x: x JhJs; b10 rest' --fields board 2>&1 >/dev/null | grep -c target
6
$ ./solve --flops=alike --lock 'x: y JJ'
felt solve: --lock:4: 'y' is not an action here
[2]

# Targets that are not reached, and errors.
$ ./solve --flops=flops --iterations 1 --fields board 2>&1 >/dev/null | sed 's/: [0-9.]*% of/: N% of/'; ./solve -q --flops=flops --iterations 1 --by texture --fields flops | tail -n 1
felt solve: Qh7c2d: the target was not reached in 1 iteration: N% of the pot, not 2%
felt solve: 4c2s2d: the target was not reached in 1 iteration: N% of the pot, not 2%
felt solve: As9s3s: the target was not reached in 1 iteration: N% of the pot, not 2%
3
$ ./solve -q --flops=flops --iterations 1 --fields board | uniq
Qh7c2d
4c2s2d
As9s3s
$ ./solve --flops=flops --node 'x x 2h'
felt solve: --node: with --flops, the node is on the flop
[2]
$ ./solve --flops=flops --node 'b10 f'
felt solve: --node: the hand is over after 'b10 f'
[2]
$ ./solve --flops=flops -b Qh7c2d
felt solve: --flops and --board cannot be used together
see 'felt solve --help'
[2]
$ felt solve --flops=flops --pot 10 --stack 10 'AA v KK @ Qh7c2d'
felt solve: --flops deals the board; give two ranges only
[2]
$ printf 'Qh7c2d\nQh7c\n' | ./solve --flops=-
felt solve: -:2:1: 2 cards; a flop has three
[2]
$ ./solve --flops=/dev/null
felt solve: /dev/null: no flops
[2]
$ ./solve --flops=nowhere
felt solve: nowhere: No such file or directory
[3]
$ ./solve --flops --by class
felt solve: --flops prints rows by action or texture
see 'felt solve --help'
[2]
$ ./solve --by texture -b Qh7c2d
felt solve: --by texture requires --flops
see 'felt solve --help'
[2]
$ ./solve --flops --tree
felt solve: --flops and --tree cannot be used together
see 'felt solve --help'
[2]
$ ./solve --flops -f svg
felt solve: --flops and -f svg cannot be used together
see 'felt solve --help'
[2]
$ ./solve --flops --node all
felt solve: --flops and --node all cannot be used together
see 'felt solve --help'
[2]
$ felt solve --flops --pot 10 --stack 10 </dev/null
felt solve: --flops requires two ranges as operands, such as 'QQ+ v JJ'
see 'felt solve --help'
[2]

# An interrupt: the flops that were solved, if there are any, and their means.
$ timeout --foreground -s INT 2 felt solve --pot 10 --stack 10 --target 0.0001 --bets a --raises none --flops --by texture --fields action 'AhAd v KhKd,2c2d' 2>err >rows
[124]
$ sed 's/after [0-9]* of [0-9]*/after N of M/' err
felt solve: interrupted after N of M flops

# Shards: merged, the same bytes as in one run, for any number of shards, in any order.
$ for n in 1 2 7; do rm -f part.*; for k in $(seq $n); do ./solve --flops=flops --node x --shard $k/$n >part.$k; done; for format in text tsv json table; do ./solve --flops=flops --node x -f $format >a; felt merge -f $format part.* | cmp - a; done; done
$ ./solve --flops=flops --by texture -f csv >a; for k in 2 1; do ./solve --flops=flops --shard $k/2; done >parts; felt merge --by texture -f csv parts | cmp - a
$ ./solve --flops=flops --fields board,ev >a; felt merge --fields board,ev <parts | cmp - a
$ head -n 7 parts | cut -f 1-4; head -n 2 parts | tail -n 1 | sed 's/files.*//'
problem	shard	kind	key
1	2/2	settings	
1	2/2	flops	
1	2/2	target	
1	2/2	node	1,2
1	2/2	action	x
1	2/2	action	b10
1	2/2	settings		holdem QQ+,AKs; JJ-99,AQs --pot 10 --stack 10 --bets a --raises none --raise-cap 30 --all-in 0 --merge 0 --rake 0 --target 2 --seconds 0 --iterations 10000 --precision 32 --node '' 
$ head -n 9 parts >cut; felt merge cut
felt merge: shard 1/2 is missing
[1]
$ sed 's/Qh7c2d/Qh7d2c/' parts | felt merge
felt merge: standard input:19: damaged: the rows were changed: the check is wrong
felt merge: shard 1/2 is missing
[1]
$ sed '/2\/2/d' parts | felt merge
felt merge: shard 2/2 is missing
[1]

# Merged shards miss the targets that one run misses, of this many flops.
$ for k in 1 2; do ./solve -q --flops=flops --target 0.7 --iterations 10 --shard $k/2; done >parts; ./solve -q --flops=flops --target 0.7 --iterations 10 --fields board,ev >a
[1]
$ felt merge --fields board,ev parts >b
felt merge: the target of 0.7% was not reached on 2 of 3 flops
[1]
$ cmp a b; felt merge -q --fields board,ev parts >b
[1]
$ ./solve --flops=flops --shard 1/7 | felt merge
felt merge: 6 of 7 shards are missing; the first is 2/7
[1]
$ felt merge parts parts
felt merge: parts:2: damaged: duplicate shard
[1]
$ ./solve --flops=flops --node x --shard 1/2 >other; felt merge parts other
felt merge: other:2: damaged: the shard is of another run: its settings are different
[1]
$ felt equity --shard 1/1 AA KK -b Qh7c2d8s3h >equity; felt merge equity parts
felt merge: parts:2: damaged: shards of felt solve and of felt equity cannot be merged
[1]
$ felt merge parts equity
felt merge: shards of felt solve and of felt equity cannot be merged
[1]
$ felt merge --by action equity
felt merge: --by is for shards of felt solve --flops
see 'felt merge --help'
[2]
$ ./solve --shard 1/2 -b Qh7c2d
felt solve: --shard requires --flops
see 'felt solve --help'
[2]
$ ./solve --flops=flops --shard 3/2
felt solve: --shard: '3/2' is not K/N, with K from 1 to N, and N at most 100000
see 'felt solve --help'
[2]
$ ./solve --flops=flops --shard 1/2 -f json
felt solve: --shard and --format cannot be used together; give --format to felt merge
see 'felt solve --help'
[2]
