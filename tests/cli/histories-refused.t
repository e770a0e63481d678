# Formats that are recognised, but not read, are told by name.
$ printf '{"history":[{"player":[{"name":"ann","seat":"1","state":"STATE_PLAYING"}],"id":"hand.20"}]}' | felt replay --check
felt replay: standard input:1:1: hand 1: hands of IGT are recognised, but not read
[1]
$ printf "Gear Poker Game #1: Hold'em - 2012-04-09 12:14:36\nTable 3-33 (Play Money) Seat #9 is the button\n" | felt replay --check
felt replay: standard input:1:1: hand 1: hands of ActionPoker and Gear Poker are recognised, but not read
[1]
