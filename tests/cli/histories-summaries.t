# A summary states who folded, and on which street.
$ sed 's/^Seat 6: dora (x) (button) folded before Flop/Seat 6: dora (x) (button) folded on the Turn/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:35:1: hand 1001: warning: this line contradicts the rest of the hand: 'Seat 6: dora (x) (button) folded on the Turn (didn't bet)'
2 hands OK, 0 errors
$ sed 's/^Seat 3: ben (big blind) folded before Flop/Seat 3: ben (big blind) collected ($0.20)/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:55:1: hand 1002: warning: this line contradicts the rest of the hand: 'Seat 3: ben (big blind) collected ($0.20)'
felt replay: standard input:55:1: hand 1002: warning: this line contradicts the rest of the hand: 'Seat 3: ben (big blind) collected ($0.20)'
2 hands OK, 0 errors

# A straddle is not a big blind, drawn cards follow it, and nobody cashes out twice.
$ sed '/^Hero: posts big blind/d' "$DATA/histories/pokerstars/coinpoker.txt" | sed -n '36,80p' | felt convert --report >/dev/null
felt convert: standard input:8:1: hand 3101: warning: no player posts the big blind after 'c3c3c3c3: posts small blind ₮1'
$ sed '/^ben: discards/{h; d; }; /^Dealt to ben \[As Ad\]/G' "$DATA/histories/pokerstars/draw.txt" | felt replay --check -k
felt replay: standard input:15:1: hand 2101: 'ben' must act first
felt replay: standard input:55:1: hand 2102: wrong number of hole cards: 'Dealt to ben [As Ad] [Ah 5c 5d]'
felt replay: standard input:83:1: hand 2103: 'ben' must act first
0 hands OK, 3 errors
[1]
$ sed '/^ben collected/{h; s/.*/ben cashed out the hand for $17/; p; p; x; }' "$DATA/histories/pokerstars/cash.txt" | felt convert --report >/dev/null
felt convert: standard input:29:1: hand 1001: this player has already cashed out: 'ben cashed out the hand for $17'
felt convert: standard input:30:1: hand 1001: 'ben' cashes out 34, but the pots are 18.25
felt convert: 1 of 2 hands are invalid
[1]
