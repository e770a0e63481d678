# Shards of an exact count, in processes of their own, give the very bytes of the whole: in any
# format, in any order, from files, from one file, from standard input.
$ for k in 1 2 3 4; do felt equity --exact --shard $k/4 'AA,KQs; 22+,AJs+; 99,76s @ 2c7d' >part.$k & done; wait
> for format in text tsv csv json; do
> 	felt equity --exact -f $format 'AA,KQs; 22+,AJs+; 99,76s @ 2c7d' >whole
> 	felt merge -f $format part.3 part.1 part.4 part.2 | cmp - whole
> 	cat part.2 part.1 part.4 part.3 | felt merge -f $format | cmp - whole
> 	cat part.2 part.1 | felt merge -f $format part.4 - part.3 | cmp - whole
> 	felt merge -f $format --from part.1 --from part.2 --from part.3 --from part.4 | cmp - whole
> done; cut -f 3 part.1 | sort -u | xargs
algorithm check detail kind method parts question winners

# By GNU parallel.
$ parallel --will-cite -j 2 felt equity --exact --shard {}/8 JJ+,AK 99-77,KQs random -b 2c7d9h ::: $(seq 8) >shards
> felt merge -f tsv shards >merged; felt equity --exact -f tsv JJ+,AK 99-77,KQs random -b 2c7d9h | cmp - merged && wc -l <merged
4
$ seq 5 | parallel --will-cite -j 2 'felt equity --shard {}/5 --samples 300001 --seed 9 AA KK QQ' >shards
> felt merge -f json shards >merged; felt equity --samples 300001 --seed 9 AA KK QQ -f json | cmp - merged && grep -o '"deals": 300001' merged
"deals": 300001

# Samples: more shards than parts, and details.
$ for k in 1 2 3 4 5 6 7; do felt equity --detail --shard $k/7 --samples 200000 --seed 3 AA,98s KK -b 2c >part.$k; done
> felt equity --detail --samples 200000 --seed 3 -f csv AA,98s KK -b 2c >whole; felt merge -f csv part.? | cmp - whole
> felt equity --detail --samples 200000 --seed 3 -f json AA,98s KK -b 2c >whole; felt merge -f json part.? | cmp - whole

# Many problems; those that were invalid are in no shard.
$ printf '%s\n' 'AA v KK @ 2c7d9h' 'nonsense' 'AA:0.5,KK v QQ,AKs@20 ! 2c' '# none' 'AhKh; QsQd; 22 @ 2h7h9hTc3d' >problems
> for k in 1 2; do felt equity -k --shard $k/2 --from problems >part.$k; done
> felt equity -k -f tsv --from problems 2>/dev/null >whole; felt merge -f tsv part.2 part.1 | cmp - whole; cut -f 1 whole | uniq | xargs
felt equity: problems:2:1: a range cannot begin with 'n'
felt equity: 1 invalid line skipped
felt equity: problems:2:1: a range cannot begin with 'n'
felt equity: 1 invalid line skipped
problem 1 3 4
$ felt merge --fields problem,range,board,dead part.1 part.2
1	AA	2c7d9h	
1	KK	2c7d9h	
3	KK,AA:0.5		2c
3	QQ,AKs:0.2		2c
4	AhKh	2h7h9hTc3d	
4	QsQd	2h7h9hTc3d	
4	22	2h7h9hTc3d	
$ felt merge --cards es --fields problem,range,board part.1 part.2 | tail -n 1
4	22	2C7C9C10T3D
$ FELT_SCREEN=80 felt merge --color never part.1 part.2 | tail -n 6
A♥K♥; Q♠Q♦; 22 @ 2♥7♥9♥T♣3♦
player  range  combos    equity       win     tie
1       A♥ K♥       1  100.000%  100.000%  0.000%
2       Q♠ Q♦       1    0.000%    0.000%  0.000%
3       22          3    0.000%    0.000%  0.000%
exact: 3 deals
$ FELT_SCREEN=80 felt merge --color never --fields problem,position,equity part.1 part.2 | head -n 2
problem  position    equity
      1         1   91.616%
$ felt equity --shard 1/1 AA KK | felt merge --no-header -f tsv --fields win_count
50371344
10986372

# The contents of a shard.
$ felt equity --shard 2/2 --samples 65537 --seed 3 AhAd AsAc -b 2c7d9hTh3s | head -n 8
problem	shard	kind	key	value
1	2/2	question		AhAd; AsAc @ 2c7d9hTh3s
1	2/2	method		sampled
1	2/2	algorithm		sample
1	2/2	seed		3
1	2/2	samples		65537
1	2/2	detail		no
1	2/2	winners	1,2	1
$ felt equity --shard 1/3 -f json --exact AhAd KsKc -b 2c7d9hTh3s | grep -v 'algorithm\|check'
problem	shard	kind	key	value
1	1/3	question		AhAd; KsKc @ 2c7d9hTh3s
1	1/3	method		exact
1	1/3	parts		1
1	1/3	detail		no
1	1/3	winners	1	1

# Shards that do not belong together are rejected, by name.
$ for k in 1 2 3; do felt equity --exact --shard $k/3 AA KK -b 2c7d >a.$k; felt equity --exact --shard $k/3 AA QQ -b 2c7d >b.$k; done
$ felt merge a.1 a.3
felt merge: matchup 1: shard 2/3 is missing
[1]
$ felt merge a.1
felt merge: matchup 1: 2 of 3 shards are missing; the first is 2/3
[1]
$ felt merge a.1 a.2 a.2 a.3
felt merge: matchup 1: duplicate shard 2/3: a.2 has it twice, or is given twice
[1]
$ felt merge a.1 a.2 a.3 a.2
felt merge: matchup 1: duplicate shard 2/3: a.2 has it twice, or is given twice
[1]
$ felt merge a.1 b.2 a.3
felt merge: matchup 1: a.1 and b.2 are shards of different matchups
[1]
$ felt equity --exact --shard 2/4 AA KK -b 2c7d >four; felt merge a.1 four a.3
felt merge: matchup 1: a.1 and four cannot be merged: one has 3 shards, the other 4
[1]
$ felt equity --exact --detail --shard 2/3 AA KK -b 2c7d >detail; felt merge a.1 detail a.3
felt merge: matchup 1: a.1 and detail cannot be merged: they differ in 'detail'
[1]
$ felt equity --samples 1000 --shard 2/3 AA KK -b 2c7d >sampled; felt merge a.1 sampled a.3
felt merge: matchup 1: a.1 and sampled cannot be merged: they differ in 'method'
[1]
$ for k in 1 2; do felt equity --shard $k/2 --samples 200000 --seed $k AA KK >s.$k; done; felt merge s.1 s.2
felt merge: matchup 1: s.1 and s.2 cannot be merged: they differ in 'seed'
[1]
$ felt merge a.1 a.2 nowhere
felt merge: nowhere: No such file or directory
[3]
$ felt merge /dev/null
felt merge: no shards
[1]
$ echo 'AA v KK' | felt merge
felt merge: standard input:1: damaged: not a row written by felt equity --shard
[1]
$ felt equity AA KK -f tsv | felt merge
felt merge: standard input:1: damaged: not a row written by felt equity --shard
[1]
$ felt merge -i csv a.1
felt merge: unknown option '-i'
see 'felt merge --help'
[2]
$ felt merge --column 2 a.1
felt merge: unknown option '--column'
see 'felt merge --help'
[2]

# Damage shows.
$ sed 's/^\(1	1.3	winners	1	\)./\19/' a.1 >changed; felt merge changed a.2 a.3
felt merge: changed:9: damaged: wrong checksum; the rows above were changed
felt merge: matchup 1: shard 1/3 is missing
[1]
$ sed '4d' a.1 >cut; felt merge cut a.2 a.3
felt merge: cut:8: damaged: wrong checksum; the rows above were changed
felt merge: matchup 1: shard 1/3 is missing
[1]
$ head -n 6 a.1 >short; felt merge short a.2 a.3
felt merge: short:7: damaged: the last rows are missing
felt merge: matchup 1: shard 1/3 is missing
[1]
$ cat short a.2 a.3 | felt merge
felt merge: standard input:7: damaged: not a row written by felt equity --shard
[1]
$ sed 's/	algorithm	/	algorithms	/' a.1 >odd; felt merge odd a.2 a.3
felt merge: odd:4: damaged: not a row written by felt equity --shard
felt merge: matchup 1: shard 1/3 is missing
[1]
$ sed '2,$s/^1/2/' a.1 >other; felt merge other a.2 a.3
felt merge: other:9: damaged: wrong checksum; the rows above were changed
felt merge: matchup 1: shard 1/3 is missing
[1]

# Rows that no shard has are rejected although the checksum, FNV-1a, is right: players out of order, or twice.
$ for key in 1,2 2,1 1,1; do
> 	printf '1\t1/1\t%s\t%s\t%s\n' question '' 'AhAd; KsKd @ 2c3c4d5h6h' method '' exact algorithm '' count \
> 		parts '' 1 detail '' no winners $key 1 >forged
> 	hash=-3750763034362895579
> 	for byte in $(od -An -v -tu1 forged); do hash=$(((hash ^ byte) * 1099511628211)); done
> 	printf '1\t1/1\tcheck\t\t%016x\n' $hash >>forged
> 	felt merge --fields position,win_count,tie_count forged
> done
1	0	1
2	0	1
felt merge: forged:6: damaged: not a row written by felt equity --shard
felt merge: forged:6: damaged: not a row written by felt equity --shard
[1]

# Lines may end as on other systems.
$ sed 's/$/\r/' a.1 >crlf; felt merge crlf a.2 a.3 | cmp - whole >/dev/null; felt merge --fields deals crlf a.2 a.3
546480
546480

# -k prints the problems that are whole.
$ cat part.1 part.2 >some; felt merge -k --fields problem,position some b.1
felt merge: matchup 1: some and b.1 are shards of different matchups
3	1
3	2
4	1
4	2
4	3
[1]
$ for k in 1 2; do felt equity -k --shard $k/2 --from problems 2>/dev/null; done | grep -v '^3	1' | felt merge -k --fields problem,position
felt merge: matchup 3: shard 1/2 is missing
1	1
1	2
4	1
4	2
4	3
[1]
$ felt merge --fields deals a.1 a.2 a.3 >/dev/full
felt merge: standard output: No space left on device
[3]
