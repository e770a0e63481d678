# Text is bare fields with tabs between, for cut, sort and awk. It has no header.
$ felt rank AsKsQsJsTs 7h7d7c2s2h
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
7h7d7c2s2h	262	full-house	full house, sevens over deuces	7h7d7c2s2h
$ felt rank -f text AsKsQsJsTs
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
$ felt rank --header AsKsQsJsTs
hand	standing	category	name	best
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs

# TSV and CSV have one, unless it is not wanted; values are quoted where they must be.
$ felt rank -f tsv AsKsQsJsTs 7h7d7c2s2h
hand	standing	category	name	best
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
7h7d7c2s2h	262	full-house	full house, sevens over deuces	7h7d7c2s2h
$ felt rank -f csv AsKsQsJsTs 7h7d7c2s2h
hand,standing,category,name,best
AsKsQsJsTs,1,straight-flush,royal flush,AsKsQsJsTs
7h7d7c2s2h,262,full-house,"full house, sevens over deuces",7h7d7c2s2h
$ felt rank -f csv --no-header 7h7d7c2s2h
7h7d7c2s2h,262,full-house,"full house, sevens over deuces",7h7d7c2s2h
$ felt rank -f csv --delimiter ';' 7h7d7c2s2h
hand;standing;category;name;best
7h7d7c2s2h;262;full-house;full house, sevens over deuces;7h7d7c2s2h
$ felt rank -f csv --delimiter tab 7h7d7c2s2h
hand	standing	category	name	best
7h7d7c2s2h	262	full-house	full house, sevens over deuces	7h7d7c2s2h
$ felt rank -f tsv --delimiter ';' AsKsQsJsTs
hand	standing	category	name	best
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs

# JSON is an object a line, with numbers as numbers; a header means nothing to it.
$ felt rank -f json AsKsQsJsTs 7h7d7c2s2h
{"hand": "AsKsQsJsTs", "standing": 1, "category": "straight-flush", "name": "royal flush", "best": "AsKsQsJsTs"}
{"hand": "7h7d7c2s2h", "standing": 262, "category": "full-house", "name": "full house, sevens over deuces", "best": "7h7d7c2s2h"}
$ felt rank -f json --header --fields standing AsKsQsJsTs
{"standing": 1}

# Input cells come back unchanged, except for a tab in text, and the spaces at its ends.
$ felt rank --fields hand "$(printf 'As\tKs\tQs Js Ts')" | od -c | head -n 1
0000000   A   s   K   s   Q   s   J   s   T   s  \n
$ felt rank --fields hand -f json "$(printf ' As\tKs\tQs Js Ts ')"
{"hand": "AsKsQsJsTs"}
$ felt rank --fields hand -f tsv "$(printf 'As\tKs\tQs Js Ts')"
hand
AsKsQsJsTs
$ felt rank --fields hand --cards unicode -f json '[A♠ K♠] QsJsTs'
{"hand": "A♠K♠Q♠J♠T♠"}

# The same from every command.
$ felt showdown -f tsv AhKh QsQd -b 2h7h9hTc3d
problem	place	hand	standing	category	name	best	result
1	1	AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h	win
1	2	QsQd	3903	pair	pair of queens, ten-nine-seven kickers	QsQdTc9h7h	lose
$ felt showdown -f csv AhKh QsQd -b 2h7h9hTc3d
problem,place,hand,standing,category,name,best,result
1,1,AhKh,441,flush,"flush, ace-king-nine-seven-two",AhKh9h7h2h,win
1,2,QsQd,3903,pair,"pair of queens, ten-nine-seven kickers",QsQdTc9h7h,lose
$ felt showdown -f json AhKh QsQd -b 2h7h9hTc3d
{"problem": 1, "place": 1, "hand": "AhKh", "standing": 441, "category": "flush", "name": "flush, ace-king-nine-seven-two", "best": "AhKh9h7h2h", "result": "win"}
{"problem": 1, "place": 2, "hand": "QsQd", "standing": 3903, "category": "pair", "name": "pair of queens, ten-nine-seven kickers", "best": "QsQdTc9h7h", "result": "lose"}
$ felt showdown -f csv --fields why KsQd KhQc -b 7h7c3d4s2d
why
"a pair of sevens each, then king, queen, four; all five cards equal"
"a pair of sevens each, then king, queen, four; all five cards equal"
$ felt showdown --winners --header AhKh QsQd -b 2h7h9hTc3d
winners
1
$ felt showdown --winners -f tsv AhKh QsQd -b 2h7h9hTc3d
winners
1
$ felt showdown --winners -f csv --no-header KsQd KhQc -b 7h7c3d4s2d
"1,2"
$ felt count -n 5 -f tsv | head -n 2
category	count	probability	odds_against
straight-flush	40	0.000015390771693292702	64973
$ felt count -n 5 -f csv | head -n 2
category,count,probability,odds_against
straight-flush,40,0.000015390771693292702,64973
$ felt count -n 5 -f json | head -n 1
{"category": "straight-flush", "count": 40, "probability": 0.000015390771693292702, "odds_against": 64973}
$ felt count -n 5 --header | head -n 2
category	count	probability	odds_against
straight-flush	40	0.000015390771693292702	64973
$ felt count AhKh QsQd -f json | head -n 1
{"category": "straight-flush", "count": 1162, "probability": 0.000548433989692084, "odds_against": 1822.3734939759036, "hand": "AhKh"}
$ felt count --next -f csv AhKhQhJh | head -n 2
card,standing,category,name
As,3326,pair,"pair of aces, king-queen-jack kickers"
$ felt rank --count --header AsKsQsJsTs | head -n 2
category	count	probability	odds_against
straight-flush	1	1	0
$ felt rank --count -f csv --no-header AsKsQsJsTs | head -n 1
straight-flush,1,1,0
$ felt rank --sort -f csv 2c3c4c5c7d AsKsQsJsTs --fields hand,standing
hand,standing
AsKsQsJsTs,1
2c3c4c5c7d,7462

# A header is printed once, whatever follows, and also if nothing does.
$ felt rank -f tsv
hand	standing	category	name	best
$ felt rank -f csv --fields name
name
$ felt rank -f json
$ felt rank --header
hand	standing	category	name	best
$ printf 'AsKsQsJsTs\nbad\n7h7d7c2s2h\n' | felt rank -k -f csv --fields hand
hand
AsKsQsJsTs
7h7d7c2s2h
felt rank: standard input:2:1: no card begins with 'b'
felt rank: 1 invalid line skipped
[1]
$ printf 'bad\n' | felt rank -f csv
hand,standing,category,name,best
felt rank: standard input:1:1: no card begins with 'b'
[1]
$ felt showdown -f csv
problem,place,hand,standing,category,name,best,result

# Numbers in data: full precision, no grouping, a point whatever the locale.
$ felt count AhKh -n 7 -f csv --fields probability,odds_against | sed -n 3p
0.0012592270950933565,793.1379310344828
$ felt count -n 7 --fields count | head -n 1
41584

# Fields by name. An unknown one names them all.
$ felt rank --fields best,hand -f csv AsKsQsJsTs
best,hand
AsKsQsJsTs,AsKsQsJsTs
$ felt rank --fields position AsKsQsJsTs
felt rank: --fields: unknown field 'position'; the fields are hand, standing, category, name, best, score, cards
see 'felt rank --help'
[2]
$ felt rank --fields '' AsKsQsJsTs
felt rank: --fields: unknown field ''; the fields are hand, standing, category, name, best, score, cards
see 'felt rank --help'
[2]
$ felt rank --fields hand, AsKsQsJsTs
felt rank: --fields: unknown field ''; the fields are hand, standing, category, name, best, score, cards
see 'felt rank --help'
[2]
$ felt showdown --fields winner AhKh QsQd -b 2h7h9hTc3d
felt showdown: --fields: unknown field 'winner'; the fields are problem, board_number, place, hand, standing, category, name, best, result, share, total, decider, why, position, score, cards
see 'felt showdown --help'
[2]
$ felt count --fields probability
0.0003108280955590092
0.0016806722689075631
0.025961022706955123
0.030254941227896553
0.046193820871406985
0.048298697547758875
0.23495536405695844
0.4382254574070431
0.17411919581751437
1
$ felt count --next --fields count AhKhQhJh
felt count: --fields: unknown field 'count'; the fields are card, standing, category, name, hand
see 'felt count --help'
[2]
$ felt rank --fields $(seq -s , 161 | sed 's/[0-9]*/hand/g') AsKsQsJsTs
felt rank: --fields: at most 160 fields
see 'felt rank --help'
[2]
