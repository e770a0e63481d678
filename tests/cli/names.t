# The names of fields in the version before, which this one takes with a warning.

# A field is chosen by its old name, and its column is called so, for scripts that read it.
$ felt rank --count --fields share,category -f csv AsKsQsJsTs | head -n 2
felt rank: --fields: 'share' is now called 'probability'; the next version accepts only 'probability'
share,category
1,straight-flush
$ felt showdown --fields contest,player,result -f json AhKh QsQd -b 2h7h9hTc3d
felt showdown: --fields: 'contest' is now called 'problem'; the next version accepts only 'problem'
felt showdown: --fields: 'player' is now called 'position'; the next version accepts only 'position'
{"contest": 1, "player": 1, "result": "win"}
{"contest": 1, "player": 2, "result": "lose"}
$ felt equity --next --fields card,chance,player AhKh QsQd -b 2h7h9hTc --header | head -n 3
felt equity: --fields: 'chance' is now called 'probability'; the next version accepts only 'probability'
felt equity: --fields: 'player' is now called 'position'; the next version accepts only 'position'
card	chance	player
As	0.022727272727272728	1
As	0.022727272727272728	2
$ felt equity --detail --fields player,category,share AA KK -b 2h7h9hTc3d | tail -n 1
felt equity: --fields: 'player' is now called 'position'; the next version accepts only 'position'
felt equity: --fields: 'share' is now called 'probability'; the next version accepts only 'probability'
2	high-card	0
$ felt range --fields share AA
felt range: --fields: 'share' is now called 'probability'; the next version accepts only 'probability'
0.004524886877828055
$ felt equity --shard 1/1 AA KK -b 2h7h9hTc3d | felt merge --fields player,equity
felt merge: --fields: 'player' is now called 'position'; the next version accepts only 'position'
1	1
2	0

# In JSON, giving the same field by both names is a duplicate. Unknown names are not previous names.
$ felt range --fields share,probability -f json AA
felt range: --fields: 'share' is now called 'probability'; the next version accepts only 'probability'
felt range: --fields: duplicate field 'probability'; JSON keys must be unique
see 'felt range --help'
[2]
$ felt range --fields chances AA
felt range: --fields: unknown field 'chances'; the fields are range, combos, probability, weighted, possible, given
see 'felt range --help'
[2]
$ felt pots --fields player a:1 b:1
felt pots: --fields: unknown field 'player'; did you mean 'layer'? The fields are pot, amount, layer, contenders, winners, shares, why, high, low, board_1, board_2, board_3, problem, rake, odd, carried, returned
see 'felt pots --help'
[2]

# -q silences warnings, and with -k what is said of skipped input, but not what ends a run.
$ felt range -q --fields share AA
0.004524886877828055
$ printf '%s\n' AsKsQsJsTs nonsense | felt rank -qk --fields standing
1
[1]
$ printf '%s\n' AsKsQsJsTs nonsense | felt rank -k --quiet -i csv --column 1 --fields standing
AsKsQsJsTs,1
[1]
$ felt rank -q nonsense
felt rank: operand:1:1: no card begins with 'n'
[1]
$ felt rank -q --fields nonsense
felt rank: --fields: unknown field 'nonsense'; the fields are hand, standing, category, name, best, score, cards
see 'felt rank --help'
[2]
