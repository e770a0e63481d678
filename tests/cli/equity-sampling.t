# A sample: number of deals, seed, error, interval.
$ felt equity --samples 1000 --seed 7 --fields position,method,algorithm,seed,deals AA KK
1	sampled	sample	7	1000
2	sampled	sample	7	1000
$ felt equity --samples 100000 --seed 7 --fields equity,stderr,ci_low,ci_high AA KK | awk '{
> 	print ($1 - $2 * 1.96 < $3 + 2e-5 && $1 + $2 * 1.96 > $4 - 2e-5), ($2 > 0.0010 && $2 < 0.0013) }'
1 1
1 1
$ felt equity --samples 1000 --seed 7 -f json AA KK | grep -o '"method": "sampled"\|"deals": 1000\|"seed": 7}\|"ci_low"\|"ci_high"' | sort | uniq -c | tr -s ' '
 2 "ci_high"
 2 "ci_low"
 1 "deals": 1000
 1 "method": "sampled"
 1 "seed": 7}

# The same for any number of threads and any path; another for another seed; the first deals of a
# longer sample are those of a shorter one (the counts grow).
$ felt equity --samples 700000 --seed 3 -j 1 -f json AA,KQs QQ random >one
> for jobs in 2 7; do felt equity --samples 700000 --seed 3 -j $jobs -f json AA,KQs QQ random | cmp one -; done
> for path in scalar avx2 avx512; do
> 	FELT_PATH=$path felt equity --samples 700000 --seed 3 -f json AA,KQs QQ random >many 2>/dev/null
> 	[ $? = 2 ] || cmp one many
> done
> felt equity --samples 700000 --seed 4 -f json AA,KQs QQ random | cmp -s one - || echo another
another
$ for samples in 1000 65536 65537 200000; do
> 	felt equity --samples $samples --seed 3 --fields win_count AA QQ | head -n 1
> done | sort -n -c && echo grows
grows

# It is what exact counting finds, within four standard errors.
$ for problem in 'AA; KK' '22+,A2s+; random @ 2c7d9h' 'AA:0.3,KK; QQ,AKs; JJ,AQs:0.5' 'AhKh; QsQd @ Qh7h'; do
> 	felt equity --fields equity "$problem" >exact
> 	felt equity --samples 200000 --seed 11 --fields equity,stderr "$problem" | paste exact - | awk '
> 		{ far = ($1 - $2) / $3; if (far > 4 || far < -4) print "far: " $0 }'
> done; wc -l <exact
2

# Until the error is small enough: by steps that no clock and no number of threads has a part in.
$ felt equity --error 0.002 --seed 1 --fields stderr,deals AA KK >one; awk '{ print ($1 <= 0.002), ($2 % 65536) }' one
> for jobs in 1 2 5; do felt equity -j $jobs --error 0.0004 --seed 1 -f json AA random >many; cat many; done | uniq | wc -l
> awk 'match($0, /"stderr": [0-9.]*/) { print substr($0, RSTART + 10, RLENGTH - 10) <= 0.0004 }' many
1 0
1 0
1
1
$ felt equity --error 0.002 --samples 1000 --seed 1 --fields deals AA KK
1000
1000
$ felt equity --error 0.4 --seed 1 --fields deals AA KK
65536
65536

# A time limit: as many deals give the same result again.
$ felt equity --time 0.05 --seed 5 -f csv AA random >timed
> felt equity --samples "$(sed -n '2s/.*,//p' timed)" --seed 5 -f csv AA random | cmp timed - && echo same
same
$ felt equity --time 0.001 --samples 100 --seed 5 --fields deals AA KK
100
100

# Few deals do not make anything certain: all 10 won, by z^2 = 3.8415, 10 / 13.8415 = 0.7225 to 1.
$ felt equity --samples 10 --seed 5 --fields position,equity,ci_low,ci_high AhAd 7c2s
1	1	0.7224672001371109	1
2	0	0	0.2775327998628892
$ felt equity --samples 10 --seed 5 -f json AhAd 7c2s
{"problem": 1, "game": "holdem", "method": "sampled", "deals": 10, "board": "", "dead": "", "players": [{"position": 1, "range": "AhAd", "combos": 1, "equity": 1, "win_count": 10, "tie_count": 0, "win": 1, "tie": 0, "stderr": 0, "ci_low": 0.7224672001371109, "ci_high": 1}, {"position": 2, "range": "7c2s", "combos": 1, "equity": 0, "win_count": 0, "tie_count": 0, "win": 0, "tie": 0, "stderr": 0, "ci_low": 0, "ci_high": 0.2775327998628892}], "winners": {"1": 10, "2": 0}, "algorithm": "sample", "seed": 5}
$ felt equity --samples 10 --seed 5 --shard 1/1 AhAd 7c2s | felt merge --fields position,equity,ci_low,ci_high
1	1	0.7224672001371109	1
2	0	0	0.2775327998628892
$ felt equity --samples 10 --seed 5 --next --fields card,position,equity,ci_low,ci_high AhAd 7c2s -b AcAsKd3h | head -n 1
Ks	1	1	0.7224672001371109	1
$ felt equity --samples 10 --seed 5 --by-combo --fields combo,equity,ci_low,ci_high AhAd 7c2s
AhAd	1	0.7224672001371109	1

# By itself where exact counting would take long: until the error is 0.0005.
$ felt equity --seed 2 --fields position,method,stderr 90% 80% 70% 60% 50% | awk '{ print $1, $2, ($3 > 0.0003 && $3 <= 0.0005) }'
1 sampled 1
2 sampled 1
3 sampled 1
4 sampled 1
5 sampled 1

# The same output for the same command line: without --seed the seed is 1.
$ felt equity --samples 3000 --fields seed,deals 22+ AK
1	3000
1	3000
$ felt equity --samples 3000 -f json 22+ AK >once
$ felt equity --samples 3000 -f json 22+ AK | cmp once -
$ felt equity --samples 3000 --seed 1 -f json 22+ AK | cmp once -
$ for k in 1 2; do felt equity --samples 300000 --shard $k/2 22+ AK; done | felt merge >merged
$ felt equity --samples 300000 22+ AK | cmp merged -

# A stream: each line is sampled from the seed, independent of its position.
$ printf 'AA v KK\nAA v QQ\n' | felt equity --samples 1000 --seed 9 --fields position,win_count >both
> for problem in 'AA v KK' 'AA v QQ'; do felt equity --samples 1000 --seed 9 --fields position,win_count "$problem"; done | cmp both -

# On a screen.
$ FELT_SCREEN=80 felt equity --color never --samples 4000000 --seed 20931 'AhKh' random -b AsKs2c7d9h | sed 's/[0-9]\.[0-9]*%/x%/g; s/standard error.*/standard error/'
board  A♠ K♠ 2♣ 7♦ 9♥
\
player  range  combos   equity     ±95%      win     tie
1       A♥ K♥       1  9x%  ±x%  9x%  x%
2       100%    1,081   x%  ±x%   x%  x%
sampled: 4,000,000 deals of --seed 20931, standard error

# --detail of a sample adds up.
$ felt equity --detail --samples 50000 --seed 1 --fields position,count,win_count,tie_count AA 'KK,QJs' | awk '
> 	{ all[$1] += $2; won[$1] += $3; tied[$1] += $4 }
> 	END { print all[1], all[2], won[1] + won[2] + tied[1], tied[1] == tied[2] }'
50000 50000 50000 1
