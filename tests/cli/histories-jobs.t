# Several threads give what one gives: of files of all sites, of a stream of them, and of a file long enough that they are needed.
$ find "$DATA/histories" -type f | LC_ALL=C sort >all; for j in 1 2 7; do <all tr '\n' '\0' | xargs -0 felt convert -j $j --to phh >phh.$j 2>errors.$j; done; cmp phh.1 phh.2; cmp phh.1 phh.7; cmp errors.1 errors.2; cmp errors.1 errors.7
$ cat "$DATA"/histories/pokerstars/*.txt "$DATA"/histories/partypoker/*.txt "$DATA"/histories/ongame/*.txt >few.txt; for i in $(seq 20); do cat few.txt; done >many.txt
$ felt convert -q --report -f tsv many.txt | awk '/^total/ {print ($3 > 1000)}'
1
$ for j in 1 2 7; do felt convert -j $j --to ohh many.txt >ohh.$j 2>errors.$j; felt replay -k -j $j --check -f tsv many.txt >check.$j 2>>errors.$j; felt grep -k -j $j --showdown many.txt >grep.$j 2>>errors.$j; felt stats -k -j $j many.txt >stats.$j 2>>errors.$j; felt anonymise -j $j --key k many.txt >alias.$j 2>>errors.$j; done; for j in 2 7; do for f in ohh check grep stats alias errors; do cmp $f.1 $f.$j; done; done; wc -l <errors.1 | awk '{print ($1 > 50)}'
1
$ cat many.txt | felt convert -j 3 --to phh 2>errors.3 | sed 's/standard input/many.txt/' >phh.3; felt convert -j 1 --to phh many.txt 2>errors.1 | cmp - phh.3; sed 's/standard input/many.txt/' errors.3 | cmp - errors.1

# The session header applies to the hands after it, which other threads read.
$ for i in $(seq 100); do cat "$DATA"/histories/ipoker/*.xml; done >sessions.xml; for j in 1 3; do felt convert -j $j --to phh sessions.xml >phh.$j 2>errors.$j; done; cmp phh.1 phh.3; cmp errors.1 errors.3; grep -c '^_hand' phh.3 | awk '{print ($1 > 500)}'
1

# A reader that closes the pipe ends the work.
$ felt convert -j 4 --to phh many.txt 2>/dev/null | head -n 1 >one.phh; wc -l <one.phh | awk '{print $1}'
1
$ felt grep -j 4 -c -m 3 many.txt
3
$ felt grep -k -c -j 4 missing.txt many.txt 2>/dev/null >count.4; echo $?; felt grep -k -c -j 1 many.txt 2>/dev/null | cmp - count.4
3

# The number is one of threads.
$ felt grep -j 0 many.txt
felt grep: --jobs: '0' is not an integer from 1 to 256
see 'felt grep --help'
[2]
