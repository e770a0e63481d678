# A summary tells who folded, and on which street.
$ sed 's/^Seat 6: dora (x) (button) folded before Flop/Seat 6: dora (x) (button) folded on the Turn/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:35:1: hand 1001: warning: the hand went otherwise than 'Seat 6: dora (x) (button) folded on the Turn (didn't bet)'
2 hands hold, 0 faults, 0 not played
$ sed 's/^Seat 3: ben (big blind) folded before Flop/Seat 3: ben (big blind) collected ($0.20)/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:55:1: hand 1002: warning: the hand went otherwise than 'Seat 3: ben (big blind) collected ($0.20)'
felt replay: standard input:55:1: hand 1002: warning: the hand went otherwise than 'Seat 3: ben (big blind) collected ($0.20)'
2 hands hold, 0 faults, 0 not played
