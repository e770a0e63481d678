# Controls of a terminal and marks of direction, in names, hand files, names of files and
# arguments, never reach a screen or a message as they are: U+009B and ESC begin a terminal's
# commands, U+0085 ends a line, U+202E turns what follows around.
$ controls=$(printf 'a\033[31m\302\233b\302\205\177\342\200\256\342\201\246\330\234z')
> # How many such characters there are in what is read.
> raw() { LC_ALL=C awk -v pattern="$(printf '[\001-\010\013-\037\177]|\302[\200-\237]|\342\200[\216\217\252-\256]|\342\201[\246-\251]|\330\234')" '{ n += gsub(pattern, "") } END { print n + 0 }'; }
> printf '%s\n' "$controls" | raw
> FELT_SCREEN=80 felt pots --color=never "$controls:2" bob:1 alice:2 | raw
> FELT_SCREEN=80 felt pots --color=never "$controls:2" bob:1 alice:2 | head -n 2
> FELT_SCREEN=40 felt pots --explain --color=never "$controls:2" bob:1 alice:2 | raw
7
0
pot   amount  for                         layer
main       3  a?[31m?b?????z, bob, alice  0 to 1
0

$ controls=$(printf '\302\233\302\205\177\342\200\256')
> raw() { LC_ALL=C awk -v pattern="$(printf '[\001-\010\013-\037\177]|\302[\200-\237]|\342\200[\216\217\252-\256]|\342\201[\246-\251]|\330\234')" '{ n += gsub(pattern, "") } END { print n + 0 }'; }
> sed "/^event/d; /^players/d" "$DATA/phh/named/dwan-ivey-2009.phh" >plain.phh
> { cat plain.phh; echo "event = '''x$(printf '\302\233\302\205\342\200\256')'''"; echo "players = ['a$(printf '\302\233\302\205\342\200\256')', 'b', 'c']"; } >event.phh
> { cat plain.phh; echo "year = 'x$(printf '\302\233')'"; } >year.phh
> for format in '' FELT_SCREEN=80; do for file in event year; do env $format felt replay -k $file.phh 2>&1 | raw; done; done
> felt replay event.phh | sed -n '1p;4p'
> # The name of a file
> cp plain.phh "p$controls.phh"; FELT_SCREEN=80 felt replay --color=never "p$controls.phh" | head -n 1
> felt replay "no$controls.phh"
> printf 'AsKs\n' >"h$controls.txt"; felt rank --from "h$controls.txt"
> printf 'card\nAs\n' >"h$controls.csv"; felt rank -i csv --from "h$controls.csv"
> printf '%s\nAs\n' "c$controls" >h.csv; felt rank -i csv --column "c$controls" --from h.csv >header
> felt merge "h$controls.csv"
0
0
0
0
x???, 2009	no-limit hold'em 1000/2000, ante 500
1	a???	1125600	small blind
p????.phh, 2009                           no-limit hold'em 1,000/2,000, ante 500
felt replay: noU+009BU+0085\x7fU+202E.phh: No such file or directory
felt rank: hU+009BU+0085\x7fU+202E.txt:1:5: too few cards: a hand has 5 to 7, not 2
felt rank: hU+009BU+0085\x7fU+202E.csv: no column is chosen; use --column 1 for the only one, 'card'
see 'felt rank --help'
felt rank: h.csv:2:3: too few cards: a hand has 5 to 7, not 1 (column cU+009BU+0085\x7fU+202E)
felt merge: hU+009BU+0085\x7fU+202E.csv:1: damaged: not a row written by felt equity --shard
[1]

# Usage errors show the argument that is wrong, cleaned.
$ controls=$(printf '\302\233\302\205\177\342\200\256\n\033[1m')
> felt "$controls"; felt help "$controls"; felt rank "--$controls"; felt rank --fields "$controls"
> felt rank --format "$controls"; felt rank --color "$controls"; felt equity --samples "$controls"
> felt showdown --winners="$controls"; felt range --expand "$controls"; felt replay --rules "$controls"
felt: 'U+009BU+0085\x7fU+202E\x0a\x1b[1m' is not a felt command; see 'felt help'
see 'felt --help'
felt: help: no command, topic or term 'U+009BU+0085\x7fU+202E\x0a\x1b[1m'; 'felt help' lists the commands and topics
see 'felt --help'
felt rank: unknown option '--U+009BU+0085\x7fU+202E\x0a\x1b[1m'
see 'felt rank --help'
felt rank: --fields: unknown field 'U+009BU+0085\x7fU+202E\x0a\x1b[1m'; the fields are hand, standing, category, name, best, score, cards
see 'felt rank --help'
felt rank: --format: 'U+009BU+0085\x7fU+202E\x0a\x1b[1m' is not text, tsv, csv, json or table
see 'felt rank --help'
felt rank: --color: 'U+009BU+0085\x7fU+202E\x0a\x1b[1m' is not auto, always or never
see 'felt rank --help'
felt equity: --samples: 'U+009BU+0085\x7fU+202E\x0a\x1b[1m' is not an integer from 1 to 1000000000000000
see 'felt equity --help'
felt showdown: --winners: 'U+009BU+0085\x7fU+202E\x0a\x1b[1m' is not positions or hands
see 'felt showdown --help'
felt range: --expand: 'U+009BU+0085\x7fU+202E\x0a\x1b[1m' is not classes or combos
see 'felt range --help'
felt replay: --rules: 'U+009BU+0085\x7fU+202E\x0a\x1b[1m' is not any-raise
see 'felt replay --help'
[2]

# Blanks of other kinds within a hand are not drawn either.
$ printf 'AsKsQs\013\014JsTs\n' | FELT_SCREEN=80 felt rank --color=never | cat -v
> printf 'AsKs\013Qs\n' | FELT_SCREEN=80 felt count --color=never | head -n 1 | cat -v
hand        standing  name         best
AM-bM-^YM- KM-bM-^YM- QM-bM-^YM- JM-bM-^YM- TM-bM-^YM-          1  royal flush  AM-bM-^YM-  KM-bM-^YM-  QM-bM-^YM-  JM-bM-^YM-  TM-bM-^YM- 
AsKs?Qs

# Data is left alone: what reads it has to find names as they were.
$ felt pots -f csv --fields contenders "$(printf 'a\302\233\033'):1" b:1 | od -An -c | sed -n 1,3p
   c   o   n   t   e   n   d   e   r   s  \n   "   a 302 233 033
   ,   b   "  \n

# On a terminal data is escaped: PHH, rows of every format, site histories. In a pipe it is unchanged.
$ cat >names.phh <<END
> variant = 'NT'
> antes = [0, 0]
> blinds_or_straddles = [1, 2]
> min_bet = 2
> starting_stacks = [10, 10]
> actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
> players = ['$(printf 'a\302\233\342\200\256')', "b\\u001b\\u0007"]
> END
$ for command in 'convert' 'convert --to csv' 'convert --to ohh' 'grep -f phh' 'replay -f phh' 'replay -f csv' 'replay -f json'; do
> 	printf 'end\noutput\n' | TERM=xterm pty 200x50 felt $command names.phh | grep -c "u009b" | sed "s/$/ $command/"
> 	felt $command names.phh | grep -c '\\u009b'
> done
1 convert
0
1 convert --to csv
0
1 convert --to ohh
0
1 grep -f phh
0
1 replay -f phh
0
1 replay -f csv
0
4 replay -f json
0
[1]
