# Alone it says what it can do; so do help and --help, on standard output.
$ felt | head -n 1
usage: felt command [option ...] [operand ...]
$ felt >overview && felt help | cmp - overview && felt --help | cmp - overview && felt -h | cmp - overview

# The examples of the commands can be run anywhere as they are printed; felt page if it is installed.
$ mkdir data && echo page >data/felt.html
$ felt | sed -n 's/^ *[$] //p' | while read -r example; do FELT_DATA=data XDG_STATE_HOME=state sh -c "$example" </dev/null >/dev/null && echo "$example"; done
felt rank AsKsQsJsTs
felt showdown --explain AhKh QsQd -b 2h7h9hTc3d
felt count AhKh -b Qh7h2c
felt deal -g omaha -p 6 -n 3
felt equity AhAd KsKc
felt range 22+,A2s+,KTs+,QJs,AJo+
felt solve 'QQ+,AKs v 99-JJ,AQs @ Qh7c2d8s3h' --pot 100 --stack 250
felt nash --stacks 10,10
felt equity --shard 1/1 AA KK | felt merge
felt page >felt.html
felt sim ann=random bob=call -n 1 | felt replay
felt sim ann=random bob=call | felt stats
felt sim ann=random bob=call | felt grep --hole QQ+
felt sim ann=random bob=call | felt convert --to csv
felt sim ann=random bob=call | felt anonymise --key 'my words'
felt sim ann=random bob=call >a.phhs; felt diff a.phhs a.phhs
felt play equity potodds random --log session.phhs
felt drill push --stack 5-12
felt sim ann=random bob=call -n 100 --results
felt pots alice:300 bob:300 carol:100:allin dave:50:fold
felt icm 5000 3000 2000 --payouts 50,30,20
felt help ranges
felt completion bash

# The version, then what felt was built with and which instructions it uses.
$ felt --version | sed 's/[0-9][0-9]*/0/g' | head -n 1
felt 0.0.0
$ unset FELT_PATH; felt -V >version && felt --version | cmp - version && sed -e 1d -e 's/:.*//' version
compiler
instructions
libraries
$ sed -n 's/^libraries: libcsv [0-9][0-9.]*, .*/libcsv/p' version
libcsv
$ sed -n 's/^compiler: \(gcc\|clang\) [0-9].*/known/p' version
known
$ sed -n 's/^instructions: \(scalar\|avx2\|avx512\), /path, /p' version
path, the best here (FELT_PATH forces others)
$ FELT_PATH=scalar felt --version | grep instructions
instructions: scalar, forced by FELT_PATH
$ FELT_PATH=mmx felt --version
felt: FELT_PATH: 'mmx' is not scalar, avx2 or avx512
see 'felt --help'
[2]

# A command's help is the same three ways.
$ for command in $(felt | sed -n -e '/^topics:/q' -e 's/^  \([a-z][a-z]*\)  .*/\1/p' | grep -vx -e help -e completion); do
> 	felt $command --help >help 2>errors && felt help $command | cmp help - && felt $command -h | cmp help - &&
> 	wc -c <errors && head -n 1 help | cut -d ' ' -f 1-3
> done
0
usage: felt rank
0
usage: felt showdown
0
usage: felt count
0
usage: felt deal
0
usage: felt equity
0
usage: felt range
0
usage: felt solve
0
usage: felt nash
0
usage: felt merge
0
usage: felt page
0
usage: felt replay
0
usage: felt stats
0
usage: felt grep
0
usage: felt convert
0
usage: felt diff
0
usage: felt play
0
usage: felt drill
0
usage: felt sim
0
usage: felt pots
0
usage: felt icm
$ felt rank --help AsKsQsJsTs -j 0 >/dev/null
$ felt rank -j 0 --help
felt rank: --jobs: '0' is not an integer from 1 to 256
see 'felt rank --help'
[2]

# Completions are for three shells; tests/cli/completion looks into them.
$ for shell in bash zsh fish; do felt completion $shell | grep -c 'completion for felt(1)'; done
1
1
1
$ felt completion
felt: completion: one shell expected: bash, zsh or fish
see 'felt --help'
[2]
$ felt completion csh
felt: completion: 'csh' is not bash, zsh or fish
see 'felt --help'
[2]
$ felt completoin
felt: 'completoin' is not a felt command; did you mean 'completion'?
see 'felt --help'
[2]

# Unknown commands and options name the nearest.
$ felt rnak
felt: 'rnak' is not a felt command; did you mean 'rank'?
see 'felt --help'
[2]
$ felt shwodown
felt: 'shwodown' is not a felt command; did you mean 'showdown'?
see 'felt --help'
[2]
$ felt counts
felt: 'counts' is not a felt command; did you mean 'count'?
see 'felt --help'
[2]
$ felt simulate
felt: 'simulate' is not a felt command; try: felt sim ann=random bob=call
see 'felt --help'
[2]
$ felt graph
felt: 'graph' is not a felt command; try: felt stats -f svg session.txt >winnings.svg
see 'felt --help'
[2]
$ felt hud
felt: 'hud' is not a felt command; try: felt stats session.txt
see 'felt --help'
[2]
$ felt search
felt: 'search' is not a felt command; try: felt grep --player Hero --hole KK session.txt
see 'felt --help'
[2]
$ felt ''
felt: '' is not a felt command; see 'felt help'
see 'felt --help'
[2]
$ felt help x
felt: help: no command, topic or term 'x'; 'felt help' lists the commands and topics
see 'felt --help'
[2]
$ felt help rnak
felt: help: no command or topic 'rnak'; did you mean 'rank'?
see 'felt --help'
[2]
$ felt help rank count
felt: help: no command, topic or term 'rank count'
see 'felt --help'
[2]
$ felt --versoin
felt: unknown option '--versoin'; did you mean '--version'?
see 'felt --help'
[2]
$ felt -v
felt: unknown option '-v'; did you mean '-V'?
see 'felt --help'
[2]
$ felt Rank
felt: 'Rank' is not a felt command; did you mean 'rank'?
see 'felt --help'
[2]
$ felt eqiuty
felt: 'eqiuty' is not a felt command; did you mean 'equity'?
see 'felt --help'
[2]
$ felt outs
felt: 'outs' is not a felt command; try: felt equity AhKh QsQd -b 7h2c9h4c --next
see 'felt --help'
[2]
$ felt nuts
felt: 'nuts' is not a felt command; try: felt range random -d 7h8hTc2s3d --expand combos --fields combo | felt rank -b 7h8hTc2s3d --sort | head -n 1
see 'felt --help'
[2]
$ felt rank --srot
felt rank: unknown option '--srot'; did you mean '--sort'?
see 'felt rank --help'
[2]
$ felt rank --form --dellimiter
felt rank: --format: '--dellimiter' is not text, tsv, csv, json or table
see 'felt rank --help'
[2]
$ felt rank --dellimeter=x
felt rank: unknown option '--dellimeter'; did you mean '--delimiter'?
see 'felt rank --help'
[2]

# A value of an option, and names that other programs use, suggest the option.
$ felt rank --json AsKsQsJsTs
felt rank: unknown option '--json'; did you mean '-f json'?
see 'felt rank --help'
[2]
$ felt grep --csv
felt grep: unknown option '--csv'; did you mean '-f csv'?
see 'felt grep --help'
[2]
$ felt stats --month
felt stats: unknown option '--month'; did you mean '--by=month'?
see 'felt stats --help'
[2]
$ felt equity --grid AA KK
felt equity: unknown option '--grid'; did you mean '--matrix=grid'?
see 'felt equity --help'
[2]
$ felt equity --threads 2 AA KK
felt equity: unknown option '--threads'; did you mean '--jobs'?
see 'felt equity --help'
[2]
$ felt equity --outs AhKh QsQd -b Qh7h2c
felt equity: unknown option '--outs'; did you mean '--next'?
see 'felt equity --help'
[2]
$ felt count --outs AhKh -b Qh7h2c
felt count: unknown option '--outs'; did you mean '--next'?
see 'felt count --help'
[2]
$ felt equity --iterations 1000 AA KK
felt equity: unknown option '--iterations'; did you mean '--samples'?
see 'felt equity --help'
[2]
$ felt stats --name Hero
felt stats: unknown option '--name'; did you mean '--player'?
see 'felt stats --help'
[2]
$ felt grep --hand KK
felt grep: unknown option '--hand'; did you mean '--hole'?
see 'felt grep --help'
[2]
$ felt count --threads 2 AhKh
felt count: unknown option '--threads'
see 'felt count --help'
[2]

$ felt rank -K
felt rank: unknown option '-K'; did you mean '-k'?
see 'felt rank --help'
[2]
$ felt -k rank
felt: unknown option '-k'; the options of a command come after its name
see 'felt --help'
[2]
$ felt -- rank AsKsQsJsTs
felt: unknown option '--'; the options of a command come after its name
see 'felt --help'
[2]
$ felt rank --halp
felt rank: unknown option '--halp'; did you mean '--help'?
see 'felt rank --help'
[2]
$ felt rank --keepgoing
felt rank: unknown option '--keepgoing'; did you mean '--keep-going'?
see 'felt rank --help'
[2]
$ felt rank --explain
felt rank: unknown option '--explain'
see 'felt rank --help'
[2]
$ felt rank --colour=never AsKsQsJsTs
felt rank: unknown option '--colour'; did you mean '--color'?
see 'felt rank --help'
[2]
$ felt showdown --winner AhKh QsQd -b 2h7h9hTc3d
1
$ felt rank -w
felt rank: unknown option '-w'
see 'felt rank --help'
[2]
$ felt rank -kw
felt rank: unknown option '-w'
see 'felt rank --help'
[2]
$ felt count -j 2
felt count: unknown option '-j'
see 'felt count --help'
[2]
$ felt rank -AsKsQsJsTs
felt rank: unknown option '-A'
see 'felt rank --help'
[2]

# Long options may be shortened to what is theirs alone.
$ felt rank --del ';' --fi standing --form csv AsKsQsJsTs
standing
1
$ felt rank --co AsKsQsJsTs
felt rank: ambiguous option '--co': --color, --column, --count
see 'felt rank --help'
[2]
$ felt rank --f csv
felt rank: ambiguous option '--f': --format, --fields, --from
see 'felt rank --help'
[2]

# Values that are missing, not wanted, or wrong.
$ felt rank --from
felt rank: option '--from' requires a value
see 'felt rank --help'
[2]
$ felt rank -b
felt rank: option '-b' requires a value
see 'felt rank --help'
[2]
$ felt rank -kf
felt rank: option '-f' requires a value
see 'felt rank --help'
[2]
$ felt rank AsKsQsJsTs -kb
felt rank: option '-b' requires a value
see 'felt rank --help'
[2]
$ felt rank AsKsQsJsTs --fro
felt rank: option '--from' requires a value
see 'felt rank --help'
[2]
$ felt rank AsKsQsJsTs --halp 7h7d7c2s2h
felt rank: unknown option '--halp'; did you mean '--help'?
see 'felt rank --help'
[2]
$ felt rank AsKsQsJsTs --no-header=yes
felt rank: option '--no-header' takes no value
see 'felt rank --help'
[2]
$ felt rank --keep-going=yes
felt rank: option '--keep-going' takes no value
see 'felt rank --help'
[2]
$ felt rank --sort=down
felt rank: option '--sort' takes no value
see 'felt rank --help'
[2]
$ felt rank --help=all
felt rank: option '--help' takes no value
see 'felt rank --help'
[2]
$ felt rank -f xml
felt rank: --format: 'xml' is not text, tsv, csv, json or table
see 'felt rank --help'
[2]
$ felt rank --format=
felt rank: --format: '' is not text, tsv, csv, json or table
see 'felt rank --help'
[2]
$ felt rank -i json
felt rank: --input: 'json' is not lines, csv or tsv
see 'felt rank --help'
[2]
$ felt rank -j 0
felt rank: --jobs: '0' is not an integer from 1 to 256
see 'felt rank --help'
[2]
$ felt rank -j 257
felt rank: --jobs: '257' is not an integer from 1 to 256
see 'felt rank --help'
[2]
$ felt rank -j -1
felt rank: --jobs: '-1' is not an integer from 1 to 256
see 'felt rank --help'
[2]
$ felt rank -j 1x
felt rank: --jobs: '1x' is not an integer from 1 to 256
see 'felt rank --help'
[2]
$ felt rank -j 99999999999999999999
felt rank: --jobs: '99999999999999999999' is not an integer from 1 to 256
see 'felt rank --help'
[2]
$ felt rank --cards=fr
felt rank: --cards: 'fr' is not ascii, unicode or es
see 'felt rank --help'
[2]
$ felt rank --color=sometimes
felt rank: --color: 'sometimes' is not auto, always or never
see 'felt rank --help'
[2]
$ felt rank --delimiter=ab
felt rank: --delimiter: 'ab' is neither 'tab' nor a single character other than a quote
see 'felt rank --help'
[2]
$ felt rank --delimiter='"'
felt rank: --delimiter: '"' is neither 'tab' nor a single character other than a quote
see 'felt rank --help'
[2]
$ felt rank --delimiter=
felt rank: --delimiter: '' is neither 'tab' nor a single character other than a quote
see 'felt rank --help'
[2]
$ felt showdown -n six
felt showdown: --cut: 'six' is not an integer from 1 to 7
see 'felt showdown --help'
[2]
$ felt showdown --decks=
felt showdown: --decks: '' is not an integer from 1 to 64
see 'felt showdown --help'
[2]
$ felt count -n ''
felt count: --size: '' is not an integer from 1 to 22
see 'felt count --help'
[2]

# A number is digits, a point and an exponent of ten, and none of the C library's other spellings.
$ felt equity --samples 1e3 --fields deals AhKh QsQd
1000
1000
$ felt equity --samples 2.5e3 --fields deals AhKh QsQd
2500
2500
$ felt equity --samples 2.5 AhKh QsQd
felt equity: --samples: '2.5' is not an integer from 1 to 1000000000000000
see 'felt equity --help'
[2]
$ felt equity --samples 1e16 AhKh QsQd
felt equity: --samples: '1e16' is not an integer from 1 to 1000000000000000
see 'felt equity --help'
[2]
$ felt equity --error 5E-1 --fields method AhKh QsQd,JsJd
sampled
sampled
$ felt equity --error inf AhKh QsQd
felt equity: --error: 'inf' is not a standard error above 0 and at most 50%, such as 0.1% or 0.001
see 'felt equity --help'
[2]
$ felt equity --error 0x1p-3 AhKh QsQd
felt equity: --error: '0x1p-3' is not a standard error above 0 and at most 50%, such as 0.1% or 0.001
see 'felt equity --help'
[2]
$ felt equity --time +1 AhKh QsQd
felt equity: --time: '+1' is not a number above 0 and at most 10000000
see 'felt equity --help'
[2]
$ felt equity --time 1e AhKh QsQd
felt equity: --time: '1e' is not a number above 0 and at most 10000000
see 'felt equity --help'
[2]

# Cards of a second --board or --dead add up; none may come twice.
$ felt rank -b 2h7h9h --board Tc3d AhKh
AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h
$ felt rank -b 2h7h9h -b '3d 7h' AhKh
felt rank: --board:11: duplicate card '7h', first at column 3
[2]
$ felt equity AA KK -d As -d Ah --fields combos
1
6
$ felt equity AhKh QsQd -d Qh -d Qh
felt equity: --dead:4: duplicate card 'Qh', first at column 1
[2]
$ felt equity AhKh QsQd -b 2h7h9h -d 3c -b 3c
felt equity: --dead:1: card '3c' is already on the board
[2]
$ felt showdown AhKh QsQd -b 2h7h9h -b Tc3d --fields hand,result
AhKh	win
QsQd	lose
$ felt showdown AhKh QsQd -b 2h7h9hTc3d -d Ah --dead 5c
felt showdown: operand:1:1: card 'Ah' is dead
[1]
$ felt count AhKh -b Qh7h -b 2c -d 3h -d 4h --fields category,count | grep flush
straight-flush	1
flush	286
$ felt range AA -d As -d Ah --fields combos
1
$ felt range AA -b As -b Ah -d Ad --fields combos
0
$ felt pots alice:300:AhKh bob:300:QsQd -b 2h7h9h -b Tc3d --fields winners
alice

# What goes together and what does not.
$ felt rank --sort --count AsKsQsJsTs
felt rank: --sort and --count cannot be used together
see 'felt rank --help'
[2]
$ felt rank --from hands.txt AsKsQsJsTs
felt rank: operands and --from cannot be used together
see 'felt rank --help'
[2]
$ felt showdown --from hands.txt AhKh QsQd
felt showdown: operands and --from cannot be used together
see 'felt showdown --help'
[2]
$ felt rank --header --no-header AsKsQsJsTs
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
$ felt rank --no-header --header AsKsQsJsTs --fields standing
standing
1
$ felt rank -j 2 -j 1 -f json -f text --fields name --fields standing AsKsQsJsTs
1
$ felt rank $(for i in $(seq 1025); do echo --from x; done)
felt rank: --from: at most 1024 files
see 'felt rank --help'
[2]

# Names of options: --subtract is another name of --difference. Names of the previous version are
# accepted with a warning, which -q leaves out, and no help has them.
$ felt range --subtract 15% 22+ --count; felt range --difference 15% 22+ --count
140	0.10558069381598793
140	0.10558069381598793
$ felt count --makes -b Qh7h2c --fields kind,combos AhKh | head -n 2; felt count --makes -q -b Qh7h2c --fields kind,combos AhKh | head -n 1
felt count: --makes is now called --ranges; the next version accepts only that
straight-flush	0
four-of-a-kind	0
straight-flush	0
$ felt equity --stderr 0.05 --samples 100 --fields equity AA KK 2>&1 >/dev/null; felt equity -q --matrix=square -f csv AA KK | cut -c 1-20; felt equity --matrix=square -f csv AA KK | cut -c 1-20
felt equity: --stderr is now called --error; the next version accepts only that
hero,AA,AKs,AQs,AJs,
AA,,,,,,,,,,,,,,,0.8
felt equity: --matrix: 'square' is now called 'grid'; the next version accepts only that
hero,AA,AKs,AQs,AJs,
AA,,,,,,,,,,,,,,,0.8
$ felt count --help | grep -c -- --makes; felt count --makes=x
0
felt count: option '--makes' takes no value
see 'felt count --help'
[2]
$ for error in 0.1% 0.001 50% 0.1; do felt equity -g holdem --error $error --seed 3 --fields deals 22+,A2s+ random random | tail -n 1; done
262144
262144
65536
65536
$ felt equity --error 51% AA KK; felt equity --error 0.6 AA KK; felt equity --error % AA KK; felt equity --error 0 AA KK; felt equity --stderr 1 AA KK
felt equity: --error: '51%' is not a standard error above 0 and at most 50%, such as 0.1% or 0.001
see 'felt equity --help'
felt equity: --error: '0.6' is not a standard error above 0 and at most 50%, such as 0.1% or 0.001
see 'felt equity --help'
felt equity: --error: '%' is not a standard error above 0 and at most 50%, such as 0.1% or 0.001
see 'felt equity --help'
felt equity: --error: '0' is not a standard error above 0 and at most 50%, such as 0.1% or 0.001
see 'felt equity --help'
felt equity: --error: '1' is not a standard error above 0 and at most 50%, such as 0.1% or 0.001
see 'felt equity --help'
[2]
$ felt anonymize --help | head -n 1; felt help anonymize | head -n 1; felt import
usage: felt anonymise [option ...] [file ...]
usage: felt anonymise [option ...] [file ...]
felt: 'import' is not a felt command; try: felt convert session.txt
see 'felt --help'
[2]
