# Hands by what they make. Fives have two outs against pairs, and jack-ten of spades 17.5 on average:
# 9 flushes less one half for a five of spades, 6 pairs and 3 straights.
$ felt solve --by made -f table --color never --cards ascii --bets none --pot 100 --stack 100 'KK,QQ,AcQc,JJ,JsTs,7c6c,9h8h v 55 @ Qh7s2s8c' | sed -n '/^hand/,/^EV/p'
hand                   reach  equity      EV       x
set                     3.00  100.0%  100.00  100.0%
overpair                6.00   95.5%   95.45  100.0%
top pair                1.00   95.5%   95.45  100.0%
pocket pair below top   6.00   95.5%   95.45  100.0%
second pair             1.00   95.5%   95.45  100.0%
low pair                1.00   95.5%   95.45  100.0%
no made hand            1.00   39.8%   39.77  100.0%
\
combo draw              1.00   39.8%   39.77  100.0%
flush draw              1.00   39.8%   39.77  100.0%
gutshot                 1.00   39.8%   39.77  100.0%
\
EV 93.24 and 6.76; exploitability 0.000 (0.000% of the pot), 8 iterations

# The made hands are a partition of the range.
$ felt solve --by made -f tsv --pot 100 --stack 250 --fields group,combos,reach '22+,A2s+,KTs+,54s v 22+,AJs+ @ Qh7s2s8c' | awk '$1 == "made" { n += $2; r += $3 } END { print n, r }'
125 125
$ felt solve --fields hand --pot 100 --stack 250 '22+,A2s+,KTs+,54s v 22+,AJs+ @ Qh7s2s8c' | wc -l
125
