# Interrupts a command after a second, or later where it had not begun by then.
$ cat >cut <<'END'
> for seconds in 1 2 4 8; do
> 	timeout --preserve-status -s INT $seconds "$@" >out
> 	status=$?
> 	[ -s out ] && break
> done
> cat out
> exit $status
> END

# An interrupt ends the work, and what is known is printed: a sample is a smaller one.
$ sh cut felt equity --samples 1000000000000000 --seed 5 -f csv AA,KK random random >cut.csv; echo $?
> deals=$(sed -n '2s/.*,//p' cut.csv); [ "$deals" -gt 0 ] && felt equity --samples "$deals" --seed 5 -f csv AA,KK random random | cmp - cut.csv && echo same
130
same

# A count that was cut off says so: no error can be given.
$ sh cut felt equity --exact --header --fields position,combos,stderr,method 30% 29% 28% 27%
position	combos	stderr	method
1	398		interrupted
2	386		interrupted
3	366		interrupted
4	362		interrupted
[130]
$ sh cut felt equity --exact -f json 30% 29% 28% 27% | grep -o '"method": "[a-z]*"\|"stderr": [a-z0-9]*' | sort | uniq -c | tr -s ' '
 1 "method": "interrupted"
 4 "stderr": null

# A shard that was cut off is none.
$ sh cut felt equity --exact --shard 1/2 30% 29% 28% 27% | wc -l
1

# In a stream nothing behind the line at hand is worked on.
$ printf '%s\n' 'AA v KK @ 2c3d4h5s' '30% v 29% v 28% v 27%' 'AA v KK @ 2c3d4h' >lines
> for jobs in 1 2; do sh cut felt equity --exact -j $jobs --fields problem,method --from lines; echo $?; done
1	exact
1	exact
2	interrupted
2	interrupted
2	interrupted
2	interrupted
130
1	exact
1	exact
2	interrupted
2	interrupted
2	interrupted
2	interrupted
130

# Where SIGINT is ignored, as behind `&` in a script, it stays so.
$ felt equity --time 0.6 --seed 3 --fields method AA random & sleep 0.2; kill -INT $!; wait $!; echo $?
sampled
sampled
0

# Cards that were not reached leave the chances of the others as they are: some 1 in 50.
$ timeout --preserve-status -s INT 1 felt equity --next --exact -j1 --fields probability 25% 25% 25% -b 2c3h | awk '$1 > 0.023' | wc -l
0

# Combos that were not reached are not in the equity of those that were, which is not the range's.
$ FELT_SCREEN=80 timeout --preserve-status -s INT 1 felt equity --by-combo -j1 --samples 5000000 --color never 100% 30% random random -b 2c3h |
> tail -n 1 | sed 's/[0-9.]*%/N%/; s/for [0-9]* of the/for N of the/'
overall N% (sampled) for N of the 1225 combos (interrupted) of 100%

# timeout sends two interrupts at once, one to the process and one to its group: they are one.
$ for i in 1 2 3 4 5 6 7 8; do timeout --preserve-status -s INT 0.5 felt equity --exact -j 2 --fields problem --from lines | uniq | xargs; done | uniq -c | tr -s ' '
 8 1 2
