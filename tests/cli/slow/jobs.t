# Any number of threads gives the same bytes and the same status, over four million
# bytes of hands in every notation, one line in a hundred of them bad.
$ awk 'BEGIN {
> 	x = 1
> 	for (i = 0; i < 160000; i++) {
> 		n = 5 + next_number(3); line = ""; used = " "
> 		gap = next_number(4) ? "" : " "
> 		while (n) {
> 			c = substr("23456789TJQKA", 1 + next_number(13), 1) substr("cdhs", 1 + next_number(4), 1)
> 			if (index(used, c)) continue
> 			used = used c " "; line = line c gap; n--
> 		}
> 		odd = next_number(100)
> 		if (odd == 0) line = line "X"
> 		if (odd == 1) line = "# " line
> 		if (odd == 2) line = ""
> 		if (odd == 3) line = line "\r"
> 		if (odd == 4) line = toupper(line)
> 		print line
> 	}
> }
> function next_number(n) { x = (x * 69069 + 1) % 4294967296; return int(x / 65536) % n }' >hands.txt; cksum <hands.txt
3055325839 2304063
$ for options in --fields=standing --count --sort '--fields name,best -f csv --cards unicode'; do
> 	felt rank -k -j 1 $options --from hands.txt --from hands.txt >one 2>one.errors; one=$?
> 	for jobs in 2 4; do
> 		felt rank -k -j $jobs $options --from hands.txt --from hands.txt >many 2>many.errors
> 		[ $? = $one ] && cmp one many && cmp one.errors many.errors
> 	done
> 	echo "$one $(tail -n 1 one.errors) $options"
> done
1 felt rank: 3134 invalid lines skipped --fields=standing
1 felt rank: 3134 invalid lines skipped --count
1 felt rank: 3134 invalid lines skipped --sort
1 felt rank: 3134 invalid lines skipped --fields name,best -f csv --cards unicode

# Stopped at the first fault, what stood before it is written, and nothing else.
$ awk '/X/ { print NR; exit }' hands.txt
> for jobs in 1 2 4; do
> 	felt rank -j $jobs --fields standing --from hands.txt | wc -l
> done
123
felt rank: hands.txt:123:15: no card begins with 'X'
120
felt rank: hands.txt:123:15: no card begins with 'X'
120
felt rank: hands.txt:123:15: no card begins with 'X'
120
$ (grep -v X hands.txt; echo bad; grep -v X hands.txt) >late.txt
> for jobs in 1 2 4; do
> 	felt rank -j $jobs --fields standing --from late.txt | cksum
> done
felt rank: late.txt:158434:1: no card begins with 'b'
1494683413 772415
felt rank: late.txt:158434:1: no card begins with 'b'
1494683413 772415
felt rank: late.txt:158434:1: no card begins with 'b'
1494683413 772415

# From a pipe, and without a last line end.
$ for jobs in 1 4; do
> 	head -c 2000003 hands.txt | felt rank -k -j $jobs --fields hand,standing 2>errors | cksum
> 	cksum <errors
> done
1468143345 2422007
933684910 82574
1468143345 2422007
933684910 82574

# The counts add up.
$ felt rank -k -j 3 --count --from hands.txt 2>/dev/null | tail -n 1 | cut -f 2
155136
$ grep -v -e X -e '^#' -e '^$' hands.txt | wc -l
155136

# More threads than lines, and none but one.
$ felt rank -j 256 --fields standing --from hands.txt 2>&1 | head -n 1
6895
$ echo AsKsQsJsTs | felt rank -j 16 --fields standing
1
$ felt rank -j 16

# One file alone is read in parts, side by side: the same bytes again.
$ felt rank -k --fields standing --from hands.txt >one 2>one.errors
> for jobs in 2 3; do
> 	felt rank -k -j $jobs --fields standing --from hands.txt >many 2>many.errors
> 	cmp one many && cmp one.errors many.errors
> 	felt rank -k -j $jobs --fields standing <hands.txt | cmp one -
> done 2>/dev/null

# Every path of the evaluator gives the same bytes; one that this processor lacks
# is refused.
$ felt rank -k --count --from hands.txt >counted 2>/dev/null
> for path in scalar avx2 avx512; do
> 	FELT_PATH=$path felt rank -k --fields standing --from hands.txt >many 2>/dev/null
> 	[ $? = 2 ] && continue
> 	cmp one many; FELT_PATH=$path felt rank -k --count --from hands.txt 2>/dev/null | cmp counted -
> done
$ FELT_PATH=mmx felt rank AsKsQsJsTs
felt rank: FELT_PATH: 'mmx' is not scalar, avx2 or avx512
see 'felt rank --help'
[2]

# Stopped while other threads hold rows to be sorted: what stands before the fault
# is sorted, and nothing is left behind.
$ awk '!/X/' hands.txt >good.txt; (cat good.txt good.txt; echo bad; cat good.txt good.txt) >fault.txt
$ felt rank --sort -j 4 --fields standing --from fault.txt >sorted; wc -l <sorted | tr -d ' '; sort -n -c sorted
felt rank: fault.txt:316867:1: no card begins with 'b'
310272

# A growing file is read up to the length that it had when it was opened, by one thread as by
# several: a command whose output is appended to its input comes to an end.
$ for jobs in 1 2; do
> 	printf '2c3c4c5c7d\nAsKsQsJsTs\n' >growing
> 	timeout 10 felt rank -j $jobs --fields hand --from growing >>growing; echo $?
> 	timeout 10 felt rank -j $jobs --fields hand <growing >>growing; echo $?
> 	cksum <growing
> done
0
0
3235561803 88
0
0
3235561803 88

# A line of 1 MiB is read, and one of a byte more is not, wherever in the file it begins.
$ long() { printf AsKsQsJsTs; head -c $(($1 - 10)) /dev/zero | tr '\0' ' '; echo; }
> for before in 0 1 20000 30000; do
> 	(yes 2c3c4c5c7d | head -n $before; long 1048576; long 1048577; long 1048576) 2>/dev/null >long
> 	for jobs in 1 2; do
> 		felt rank -k -j $jobs --fields standing --from long 2>errors | tail -n 2 | xargs
> 		sed 1q errors
> 	done
> done
1 1
felt rank: long:2:1: line too long
1 1
felt rank: long:2:1: line too long
1 1
felt rank: long:3:1: line too long
1 1
felt rank: long:3:1: line too long
1 1
felt rank: long:20002:1: line too long
1 1
felt rank: long:20002:1: line too long
1 1
felt rank: long:30002:1: line too long
1 1
felt rank: long:30002:1: line too long
