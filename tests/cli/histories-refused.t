# Formats that are recognised, but not read, are told by name.
$ printf 'Game # 77 - Omaha Hi/Lo Fixed Limit EUR 1.00/2.00 - Table "Lund"\n\nPlayers(max 2):\nann   (EUR 4,000.00 in seat 1)\n\nGame ended 2012-05-31 04:46:52 GMT+01:00\n\nGame # 78 - Omaha Hi/Lo Fixed Limit EUR 1.00/2.00 - Table "Lund"\n' | felt replay --check -k
felt replay: standard input:1:1: hand 1: hands of Entraction are recognised, but not read
felt replay: standard input:8:1: hand 2: hands of Entraction are recognised, but not read
0 hands hold, 2 faults, 0 not played
[1]
$ printf '{"history":[{"player":[{"name":"ann","seat":"1","state":"STATE_PLAYING"}],"id":"hand.20"}]}' | felt replay --check
felt replay: standard input:1:1: hand 1: hands of IGT are recognised, but not read
[1]
$ printf "Gear Poker Game #1: Hold'em - 2012-04-09 12:14:36\nTable 3-33 (Play Money) Seat #9 is the button\n" | felt replay --check
felt replay: standard input:1:1: hand 1: hands of ActionPoker and Gear Poker are recognised, but not read
[1]
