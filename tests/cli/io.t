# A full disk is never a silent success: 3, and said once, from every command and format.
$ cp "$DATA/phh/worked.phh" hand.phh; sed s/1000/999/ hand.phh >other.phh; felt equity --shard 1/1 AA KK >whole.shard
$ cat >commands <<'END'
> rank|AsKsQsJsTs|
> rank --sort|AsKsQsJsTs|
> rank --count|AsKsQsJsTs|
> showdown|AhKh QsQd -b 2h7h9hTc3d|
> showdown --winners|AhKh QsQd -b 2h7h9hTc3d|
> count|AhKh|
> count --next|AhKhQhJh|
> equity|AhKh QsQd|
> equity --detail|AhKh QsQd|
> equity --next|AhKh QsQd -b 2h7h9h|
> equity --by-combo|AhKh QsQd|svg
> equity --shard 1/1|AhKh QsQd|
> merge|whole.shard|
> range|22+|svg
> pots|a:300:AhKh b:300:QsQd -b 2h7h9hTc3d|
> replay|hand.phh|phh svg html
> replay --check|hand.phh|
> stats -q|hand.phh|
> convert --report|hand.phh|
> sim -n 2|a=call b=fold|phh
> deal --seed 1||
> grep|hand.phh|phh
> diff|hand.phh other.phh|
> grep -k -q --pot 0..|hand.phh|phh
> END
$ felt | sed -n -e '/^topics:/q' -e 's/^  \([a-z][a-z]*\)  .*/\1/p' | sort >every; { cut -d '|' -f 1 commands | cut -d ' ' -f 1; echo play; echo anonymise; } | sort -u | cmp - every
- every differ: byte 1, line 1
[1]
$ while IFS='|' read -r command operands more; do
> 	for format in text tsv csv json $more; do
> 		felt $command $operands -f $format >/dev/full
> 		echo "$? $command $format"
> 	done
> 	FELT_SCREEN=80 felt $command $operands >/dev/full
> 	echo "$? $command on a screen"
> done <commands 2>&1 | sort | uniq -c | sed 's/^ *//'
1 3 convert --report csv
1 3 convert --report json
1 3 convert --report on a screen
1 3 convert --report text
1 3 convert --report tsv
1 3 count --next csv
1 3 count --next json
1 3 count --next on a screen
1 3 count --next text
1 3 count --next tsv
1 3 count csv
1 3 count json
1 3 count on a screen
1 3 count text
1 3 count tsv
1 3 deal --seed 1 csv
1 3 deal --seed 1 json
1 3 deal --seed 1 on a screen
1 3 deal --seed 1 text
1 3 deal --seed 1 tsv
1 3 diff csv
1 3 diff json
1 3 diff on a screen
1 3 diff text
1 3 diff tsv
1 3 equity --by-combo csv
1 3 equity --by-combo json
1 3 equity --by-combo on a screen
1 3 equity --by-combo svg
1 3 equity --by-combo text
1 3 equity --by-combo tsv
1 3 equity --detail csv
1 3 equity --detail json
1 3 equity --detail on a screen
1 3 equity --detail text
1 3 equity --detail tsv
1 3 equity --next csv
1 3 equity --next json
1 3 equity --next on a screen
1 3 equity --next text
1 3 equity --next tsv
1 3 equity --shard 1/1 csv
1 3 equity --shard 1/1 json
1 3 equity --shard 1/1 on a screen
1 3 equity --shard 1/1 text
1 3 equity --shard 1/1 tsv
1 3 equity csv
1 3 equity json
1 3 equity on a screen
1 3 equity text
1 3 equity tsv
1 3 grep -k -q --pot 0.. csv
1 3 grep -k -q --pot 0.. json
1 3 grep -k -q --pot 0.. on a screen
1 3 grep -k -q --pot 0.. phh
1 3 grep -k -q --pot 0.. text
1 3 grep -k -q --pot 0.. tsv
1 3 grep csv
1 3 grep json
1 3 grep on a screen
1 3 grep phh
1 3 grep text
1 3 grep tsv
1 3 merge csv
1 3 merge json
1 3 merge on a screen
1 3 merge text
1 3 merge tsv
1 3 pots csv
1 3 pots json
1 3 pots on a screen
1 3 pots text
1 3 pots tsv
1 3 range csv
1 3 range json
1 3 range on a screen
1 3 range svg
1 3 range text
1 3 range tsv
1 3 rank --count csv
1 3 rank --count json
1 3 rank --count on a screen
1 3 rank --count text
1 3 rank --count tsv
1 3 rank --sort csv
1 3 rank --sort json
1 3 rank --sort on a screen
1 3 rank --sort text
1 3 rank --sort tsv
1 3 rank csv
1 3 rank json
1 3 rank on a screen
1 3 rank text
1 3 rank tsv
1 3 replay --check csv
1 3 replay --check json
1 3 replay --check on a screen
1 3 replay --check text
1 3 replay --check tsv
1 3 replay csv
1 3 replay html
1 3 replay json
1 3 replay on a screen
1 3 replay phh
1 3 replay svg
1 3 replay text
1 3 replay tsv
1 3 showdown --winners csv
1 3 showdown --winners json
1 3 showdown --winners on a screen
1 3 showdown --winners text
1 3 showdown --winners tsv
1 3 showdown csv
1 3 showdown json
1 3 showdown on a screen
1 3 showdown text
1 3 showdown tsv
1 3 sim -n 2 csv
1 3 sim -n 2 json
1 3 sim -n 2 on a screen
1 3 sim -n 2 phh
1 3 sim -n 2 text
1 3 sim -n 2 tsv
1 3 stats -q csv
1 3 stats -q json
1 3 stats -q on a screen
1 3 stats -q text
1 3 stats -q tsv
5 felt convert: standard output: No space left on device
10 felt count: standard output: No space left on device
5 felt deal: standard output: No space left on device
5 felt diff: standard output: No space left on device
26 felt equity: standard output: No space left on device
12 felt grep: standard output: No space left on device
5 felt merge: standard output: No space left on device
5 felt pots: standard output: No space left on device
6 felt range: standard output: No space left on device
15 felt rank: standard output: No space left on device
13 felt replay: standard output: No space left on device
10 felt showdown: standard output: No space left on device
6 felt sim: standard output: No space left on device
5 felt stats: standard output: No space left on device
$ yes AsKsQsJsTs 2>/dev/null | head -n 300000 >many.txt
$ felt rank --from many.txt >/dev/full
felt rank: standard output: No space left on device
[3]
$ felt rank -j 4 --fields standing --from many.txt >/dev/full
felt rank: standard output: No space left on device
[3]
$ printf 'hand\nAsKsQsJsTs\n' | felt rank -i csv >/dev/full
felt rank: standard output: No space left on device
[3]
$ printf 'hand\n' | felt rank -i csv >/dev/full
felt rank: standard output: No space left on device
[3]
$ printf 'AsKsQsJsTs\nbad\n' | felt rank >/dev/full
felt rank: standard output: No space left on device
[3]
$ felt >/dev/full
felt: standard output: No space left on device
[3]
$ felt help rank >/dev/full
felt: standard output: No space left on device
[3]
$ felt count --help >/dev/full
felt count: standard output: No space left on device
[3]
$ felt --version >/dev/full
felt: standard output: No space left on device
[3]
$ felt bogus >/dev/full
felt: 'bogus' is not a felt command; see 'felt help'
see 'felt --help'
[2]

# The same without a standard output at all. Without an output to write it is not missed.
$ felt rank AsKsQsJsTs >&-
felt rank: standard output: Bad file descriptor
[3]
$ felt --version >&-
felt: standard output: Bad file descriptor
[3]
$ felt rank bad >&-
felt rank: operand:1:1: no card begins with 'b'
[1]
$ printf 'AsKsQsJsTs\n' >one.txt
$ felt rank --from one.txt >&-
felt rank: standard output: Bad file descriptor
[3]
$ felt rank AsKsQsJsTs 2>&-
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
$ felt rank bad 2>&-
[1]

# A file that is opened does not take the place of a closed standard output or error.
$ felt play call -n 3 --seed 1 --log log </dev/null >&-
felt play: standard output: Bad file descriptor
[3]
$ grep -c 'net' log
0
[1]
$ felt sim ann=call bob=call -n 3 --acpc-log acpc >&-
felt sim: standard output: Bad file descriptor
[3]
$ grep -vc -e '^#' -e '^STATE' -e '^SCORE' acpc
0
[1]

# A file that grows too large is an error, not a signal.
$ (ulimit -f 1; felt sim ann=call bob=call -n 100 >large)
felt sim: standard output: File too large
[3]

# A closed pipe ends it quietly.
$ yes AsKsQsJsTs 2>/dev/null | felt rank | head -n 1
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
$ yes AsKsQsJsTs 2>/dev/null | felt rank -j 4 --fields standing | head -n 1
1
$ yes 'AhKh; QsQd @ 2h7h9hTc3d' 2>/dev/null | felt showdown --winners | head -n 1
1
$ yes AhKhQhJh 2>/dev/null | felt count -n 5 --fields count | head -n 1
1
$ (echo hand; yes AsKsQsJsTs 2>/dev/null) | felt rank -i csv --fields standing | head -n 2
hand,standing
AsKsQsJsTs,1
$ trap '' PIPE; yes AsKsQsJsTs 2>/dev/null | felt rank | head -n 1
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
$ trap '' PIPE; yes bad 2>/dev/null | timeout 10 felt rank -k 2>&1 | head -n 1
felt rank: standard input:1:1: no card begins with 'b'
$ yes bad 2>/dev/null | felt rank -k 2>&1 | head -n 1
felt rank: standard input:1:1: no card begins with 'b'

# Input that cannot be read. What could be is written first.
$ felt rank --from nowhere.txt
felt rank: nowhere.txt: No such file or directory
[3]
$ felt rank --from .
felt rank: .: Is a directory
[3]
$ felt rank <.
felt rank: standard input: Is a directory
[3]
$ felt rank --from one.txt/two.txt
felt rank: one.txt/two.txt: Not a directory
[3]
$ felt rank <&-
felt rank: standard input: Bad file descriptor
[3]
$ felt showdown <&-
felt showdown: standard input: Bad file descriptor
[3]
$ felt rank -i csv <&-
felt rank: standard input: Bad file descriptor
[3]
$ felt rank --from one.txt --fields standing <&-
1
$ felt rank --fields standing --from one.txt --from nowhere.txt --from one.txt
1
felt rank: nowhere.txt: No such file or directory
[3]
$ felt rank --fields standing -k --from nowhere.txt --from one.txt
felt rank: nowhere.txt: No such file or directory
[3]
$ felt rank --fields standing -j 4 --from one.txt --from . --from one.txt
1
felt rank: .: Is a directory
[3]
$ felt rank --count --from one.txt --from nowhere.txt
felt rank: nowhere.txt: No such file or directory
[3]
$ felt rank --sort --from one.txt --from nowhere.txt
felt rank: nowhere.txt: No such file or directory
[3]
$ felt rank -i csv --from nowhere.csv
felt rank: nowhere.csv: No such file or directory
[3]
$ felt rank -i csv --from .
felt rank: .: Is a directory
[3]

# Root can read everything, so only other users get the true result.
$ cp one.txt secret.txt; chmod 0 secret.txt
> [ ! -r secret.txt ] || set -- "felt rank: secret.txt: Permission denied"
> if [ $# -gt 0 ]; then echo "$1"; exit 3; fi
> felt rank --from secret.txt
felt rank: secret.txt: Permission denied
[3]

# Several files, and - for standard input among them; each has lines of its own.
$ printf '2c3c4c5c7d\nbad' >two.txt
$ echo 9c9d9h9s2c | felt rank --fields hand,standing --from one.txt --from - --from one.txt
AsKsQsJsTs	1
9c9d9h9s2c	82
AsKsQsJsTs	1
$ echo 9c9d9h9s2c | felt rank --fields hand -k --from two.txt --from=- --from two.txt
2c3c4c5c7d
felt rank: two.txt:2:1: no card begins with 'b'
9c9d9h9s2c
2c3c4c5c7d
felt rank: two.txt:2:1: no card begins with 'b'
felt rank: 2 invalid lines skipped
[1]
$ felt rank --fields hand --from - --from one.txt <one.txt
AsKsQsJsTs
AsKsQsJsTs
$ felt rank --fields hand --from - --from - <one.txt
AsKsQsJsTs
$ felt rank --fields hand --from /dev/null --from one.txt
AsKsQsJsTs
$ felt rank --from /dev/null
$ felt count -n 7 --from /dev/null

# Answers come line by line, as the questions do.
$ mkfifo questions answers
> timeout 10 felt rank --fields standing <questions >answers & exec 3>questions 4<answers
> echo AsKsQsJsTs >&3; read -r answer <&4; echo "first $answer"
> printf '2c3c4c' >&3; echo 5c7d >&3; read -r answer <&4; echo "second $answer"
> exec 3>&-; read -r answer <&4 || echo "no third"
first 1
second 7462
no third
