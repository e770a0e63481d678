# Formats that are recognised but not read are reported by name.
$ printf '{"history":[{"player":[{"name":"ann","seat":"1","state":"STATE_PLAYING"}],"id":"hand.20"}]}' | felt replay --check
felt replay: standard input:1:1: hand 1: IGT hand histories are not supported
[1]
$ printf "Gear Poker Game #1: Hold'em - 2012-04-09 12:14:36\nTable 3-33 (Play Money) Seat #9 is the button\n" | felt replay --check
felt replay: standard input:1:1: hand 1: Gear Poker hand histories are not supported
[1]
$ printf '%s\n' 'Game #82: Table €1 NL - 0.05/0.10 - No Limit Hold'\''Em Banzai - 13:22:50 2021/04/04' | felt replay --check -k
felt replay: standard input:1:1: hand 1: Unibet hand histories are not supported
0 hands OK, 1 error
[1]

# Its later texts begin with a heading of the file, and hands of tournaments name those.

$ printf '%s\n' '=== HAND HISTORIES ===' '' 'Unibet Hand #83 - 0.05/0.10 - No Limit Hold'\''Em - UTC 10:00:00 2026/02/03' 'Table "830" 6-max' '' 'Unibet Hand #84, Tournament #9, 4.50 + 0.50 - 10/20 - No Limit Hold'\''Em - UTC 10:02:00 2026/02/03' 'Table "831" 6-max' | felt replay --check -k
felt replay: standard input:3:1: hand 1: Unibet hand histories are not supported
felt replay: standard input:6:1: hand 2: Unibet hand histories are not supported
0 hands OK, 2 errors
[1]
