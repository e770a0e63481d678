# An object has each of its keys once (RFC 8259, section 4): a field is called felt_NAME where a
# column of the input has its name, with one more felt_ where one has that too.
$ printf 'hand,standing,felt_standing\nAsKsQsJsTs,x,y\n' | felt rank -i csv -f json --fields standing,name
> printf 'hand,standing,felt_standing\nAsKsQsJsTs,x,y\n' | felt rank -i csv --fields standing,name
> printf 'hand,players,felt_players,winners\nAhAd v KhKd,x,y,z\n' | felt equity -i csv -f json -b 2c3c4d5h7s | grep -o '"[a-z_]*layers": ...\|"[a-z_]*winners": ...'
{"hand": "AsKsQsJsTs", "standing": "x", "felt_standing": "y", "felt_felt_standing": 1, "name": "royal flush"}
hand,standing,felt_standing,felt_felt_standing,name
AsKsQsJsTs,x,y,1,royal flush
"players": "x"
"felt_players": "y"
"winners": "z"
"felt_felt_players": [{"
"felt_winners": {"1

# Columns with equal names are distinguished in JSON; a table keeps its names.
$ printf 'hand,note,note,,,note_2\nAsKsQsJsTs,1,2,3,4,5\n' | felt rank -i csv -f json --fields name
> printf 'hand,note,note,,,note_2\nAsKsQsJsTs,1,2,3,4,5\n' | felt rank -i csv --fields name
> printf 'hand,note,note,,,note_2\nAsKsQsJsTs,1,2,3,4,5\n' >one; felt rank -i csv -f json --fields name --from one --from one | wc -l
{"hand": "AsKsQsJsTs", "note": "1", "note_3": "2", "": "3", "_2": "4", "note_2": "5", "name": "royal flush"}
hand,note,note,,,note_2,name
AsKsQsJsTs,1,2,3,4,5,royal flush
2

# So are those that differ in bytes which are not UTF-8.
$ printf 'hand,a\376,a\377\nAsKsQsJsTs,1,2\n' | felt rank -i csv -f json --fields name
{"hand": "AsKsQsJsTs", "a�": "1", "a�_2": "2", "name": "royal flush"}

# No key twice, whatever the command.
$ keys() { felt "$@" -f json -i csv --column hand | head -n 1 | sed 's/\[{.*//' | grep -o '"[^"]*": ' | sort | uniq -d; }
> row() { echo "hand,problem,felt_problem,problem,category,share,range,range,place,card"; echo "\"$1\",1,2,3,4,5,6,7,8,9"; }
> row AsKsQsJsTs | keys rank; row AsKs | keys count; row AsKs2c4d | keys count --next; row 'AsKs; 2c4c' | keys showdown -b 2h3h4h
> row AA,KK | keys range; row AA | keys range --expand classes; row AA | keys range --expand combos; row 'a:1 b:2' | keys pots
> for view in '' --detail --by-combo --next; do row 'AhAd v KsKd' | keys equity -b 2c3c4d5h $view; done

# A field asked for twice has one key; in a table it has two columns.
$ for command in 'rank AsKsQsJsTs' 'count AsKs' 'count --next AsKs2c3d' 'showdown AsKs2c3d4h QsQd2c3d4h' 'range AA' 'pots a:1 b:2' 'equity AhAd KsKd' 'equity --next AhAd KsKd'; do
> 	felt $command -f json --fields hand,category,hand 2>&1 | grep duplicate || felt $command -f json --fields range,range 2>&1 | grep duplicate || felt $command -f json --fields pot,pot
> done
> felt replay --check -f json --fields file,file "$DATA/phh/named/dwan-ivey-2009.phh"
> felt rank --fields name,name -f csv AsKsQsJsTs
felt rank: --fields: duplicate field 'hand'; JSON keys must be unique
felt count: --fields: duplicate field 'hand'; JSON keys must be unique
felt count: --fields: duplicate field 'hand'; JSON keys must be unique
felt showdown: --fields: duplicate field 'hand'; JSON keys must be unique
felt range: --fields: duplicate field 'range'; JSON keys must be unique
felt pots: --fields: duplicate field 'pot'; JSON keys must be unique
see 'felt pots --help'
felt equity: --fields: duplicate field 'range'; JSON keys must be unique
felt equity: --fields: duplicate field 'range'; JSON keys must be unique
felt replay: --fields: duplicate field 'file'; JSON keys must be unique
see 'felt replay --help'
name,name
royal flush,royal flush
