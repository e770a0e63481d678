# Formats that are recognised, but not read, are told by name.
$ printf 'Game # 77 - Omaha Hi/Lo Fixed Limit EUR 1.00/2.00 - Table "Lund"\n\nPlayers(max 2):\nann   (EUR 4,000.00 in seat 1)\n\nGame ended 2012-05-31 04:46:52 GMT+01:00\n\nGame # 78 - Omaha Hi/Lo Fixed Limit EUR 1.00/2.00 - Table "Lund"\n' | felt replay --check -k
felt replay: standard input:1:1: hand 1: hands of Entraction are recognised, but not read
felt replay: standard input:8:1: hand 2: hands of Entraction are recognised, but not read
0 hands hold, 2 faults, 0 not played
[1]
$ printf '{"history":[{"player":[{"name":"ann","seat":"1","state":"STATE_PLAYING"}],"id":"hand.20"}]}' | felt replay --check
felt replay: standard input:1:1: hand 1: hands of IGT are recognised, but not read
[1]
$ printf '\nTable #7 - Lund\nStarting Hand #9\nStart time of hand: 05 Oct 2013 01:15:45\n' | felt convert --report -f tsv
felt convert: standard input:3:1: hand 1: hands of PKR are recognised, but not read
file	site	hands	converted	bad	duplicates	warnings
standard input	PKR	1	0	1	0	0
total		1	0	1	0	0
felt convert: 1 of 1 hands are bad
[1]
