# Equal hands: comments, spaces, quotes, the order of fields and deals, and the notation of amounts do not matter.
$ cp "$DATA/phh/worked-next.phhs" next.phhs
$ felt diff next.phhs next.phhs
$ felt replay -f phh next.phhs | felt diff next.phhs -
$ cat >one.phhs <<'END'
> [7]
> variant = "NT"
> antes = [0, 0]
> blinds_or_straddles = [1, 2]
> min_bet = 2
> starting_stacks = [100, 100.50]
> actions = ["d dh p1 AhKh", "d dh p2 ????", "p2 cc", "p1 cc", "d db 2c7d9h", "p1 cc", "p2 cbr 2", "p1 f"]
> players = ["Ann", "Bob"]
> hand = 7
> _tags = ['x', "y"]
> _source = "here:1"
> END
$ cat >other.phhs <<'END'
> # another way to say it
> [1]
> hand = 7
> _source = "there:5"
> players = ['Ann', 'Bob']
> variant = 'NT'   # no limit
> antes = [0.00, 0]
> blinds_or_straddles = [1.00, 2]
> min_bet = 2.0
> starting_stacks = [100.00, 100.5]
> actions = [
>   'd dh p2 ????',
>   'd dh p1 KhAh',
>   'p2 cc', # calls
>   'p1 cc', 'd db 9h7d2c', 'p1 cc', 'p2 cbr 2.00', 'p1 f']
> _tags = [ 'x',"y" ]
> END
$ felt diff one.phhs other.phhs; felt diff other.phhs one.phhs

# Differences, and hands that only one file has.
$ sed -e 's/p2 cbr 2.00/p2 cbr 3/' -e 's/Bob/Eve/' -e 's/"y"/"z"/' -e 's/100.5\]/99]/' -e 's/KhAh/KhAs/' other.phhs >third.phhs; echo "time = 12:30:00" >>third.phhs
$ felt diff -f tsv one.phhs third.phhs
hand_number	line_a	line_b	what	of	a	b
7	1	2	player	Bob	Bob	Eve
7	1	2	stack	Bob	100.50	99.00
7	1	2	action	1	d dh p1 AhKh	d dh p1 KhAs
7	1	2	action	7	p2 cbr 2	p2 cbr 3
7	1	2	field	_tags	"['x', ""y""]"	"[ 'x',""z"" ]"
7	1	2	field	time		12:30:00
[1]
$ felt diff -f json --fields what,of,b one.phhs third.phhs
{"what": "player", "of": "Bob", "b": "Eve"}
{"what": "stack", "of": "Bob", "b": "99.00"}
{"what": "action", "of": "1", "b": "d dh p1 KhAs"}
{"what": "action", "of": "7", "b": "p2 cbr 3"}
{"what": "field", "of": "_tags", "b": "[ 'x',\"z\" ]"}
{"what": "field", "of": "time", "b": "12:30:00"}
[1]
$ FELT_SCREEN=80 felt diff one.phhs third.phhs
hand_number  line_a  line_b  what    of     a             b
7                 1       2  player  Bob    Bob           Eve
7                 1       2  stack   Bob    100.50        99.00
7                 1       2  action  1      d dh p1 AhKh  d dh p1 KhAs
7                 1       2  action  7      p2 cbr 2      p2 cbr 3
7                 1       2  field   _tags  ['x', "y"]    [ 'x',"z" ]
7                 1       2  field   time                 12:30:00
[1]
$ sed 's/, "p1 cc", "p2 cbr 2", "p1 f"//' one.phhs | felt diff --no-header -f tsv one.phhs -
7	1	1	action	6	p1 cc	
7	1	1	action	7	p2 cbr 2	
7	1	1	action	8	p1 f	
[1]
$ sed 's/"p2 cc", //' one.phhs | felt diff -f csv - one.phhs
hand_number,line_a,line_b,what,of,a,b
7,1,1,action,3,,p2 cc
[1]
$ sed -e 's/NT/PT/' -e 's/= \[1, 2\]/= [1, 2, 0]/; s/antes = .*/antes = [0, 0, 0]/; s/100.50\]/100.50, 5]/; s/"Bob"/"Bob", "Cy"/' one.phhs | felt diff one.phhs -
7	1	1	variant		NT	PT
7	1	1	players		2	3
[1]
$ sed '/^\[4\]/,/^\[6\]/{/^\[6\]/!d}' next.phhs >less.phhs; felt diff -f tsv next.phhs less.phhs; felt diff -f tsv less.phhs next.phhs
hand_number	line_a	line_b	what	of	a	b
4	106		hand		4	
5	140		hand		5	
hand_number	line_a	line_b	what	of	a	b
4		106	hand			4
5		140	hand			5
[1]
$ felt diff --by order less.phhs next.phhs | cut -f 1-4 | sort | uniq -c | sort -n | tail -n 2
      6 7	140	140	action
      6 8	174	174	action
$ cat one.phhs third.phhs one.phhs >twice.phhs; cat other.phhs other.phhs >thrice.phhs; felt diff -f tsv twice.phhs thrice.phhs | cut -f 1-4 | sort -u
7	13	18	action
7	13	18	field
7	13	18	player
7	13	18	stack
7	29		hand
hand_number	line_a	line_b	what

# Trouble has status 2.
$ felt diff one.phhs
felt diff: two files expected, not 1
see 'felt diff --help'
[2]
$ felt diff - -
felt diff: only one file can be standard input
see 'felt diff --help'
[2]
$ felt diff nothing.phhs one.phhs
felt diff: nothing.phhs: No such file or directory
[2]
$ mkdir folder; felt diff one.phhs folder
felt diff: folder is a directory
[2]
$ felt diff one.phhs nothing.phhs
felt diff: nothing.phhs: No such file or directory
[2]
$ echo nonsense | felt diff one.phhs -
felt diff: standard input:1:9: hand 1: no '=' after the key
[2]
$ (cat one.phhs; echo '[8]'; echo nonsense) >bad.phhs; felt diff -k bad.phhs other.phhs
felt diff: bad.phhs:13:9: hand 2: no '=' after the key
felt diff: 1 hand cannot be read and is not compared
[2]
$ sed -e '/^\[3\]/,/^antes/s/NT/"/' next.phhs >torn.phhs; felt diff -k -f tsv next.phhs torn.phhs; felt diff -k --by order torn.phhs torn.phhs
hand_number	line_a	line_b	what	of	a	b
felt diff: torn.phhs:74:11: hand 3: the string is not closed
3	72		hand		3	
felt diff: 1 hand cannot be read and is not compared
felt diff: torn.phhs:74:11: hand 3: the string is not closed
felt diff: torn.phhs:74:11: hand 3: the string is not closed
felt diff: 2 hands cannot be read and are not compared
[2]
$ felt diff --from one.phhs one.phhs one.phhs
felt diff: unknown option '--from'
see 'felt diff --help'
[2]
$ felt diff one.phhs third.phhs >/dev/full
felt diff: standard output: No space left on device
[3]

# The same time on two clocks is not a difference.
$ felt convert -q "$DATA/histories/pokerstars/cash.txt" >cash.phhs; felt convert --to ohh cash.phhs | felt convert >utc.phhs; grep -h time_zone cash.phhs utc.phhs | sort | uniq -c; felt diff -f tsv cash.phhs utc.phhs | cut -f 4,5 | grep -E 'time|day|month|year|_utc'
      2 time_zone_abbreviation = 'CET'
      2 time_zone_abbreviation = 'UTC'
[1]

# Half a character of UTF-16 that a pipe gives alone is not its end.
$ iconv -f UTF-8 -t UTF-16 "$DATA/histories/pokerstars/cash.txt" >wide.txt; (head -c 2 wide.txt; sleep 0.2; tail -c +3 wide.txt | head -c 1; sleep 0.2; tail -c +4 wide.txt) | felt diff "$DATA/histories/pokerstars/cash.txt" -
