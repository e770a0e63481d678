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

# An image: valid, without scripts or references. Of the clairvoyance game with a bet of the pot, aces
# bet, and half of the draws. A third of the aces that the board leaves gets there, and a quarter of
# jack-ten suited: three quarters of that.
$ cat >draw <<'END'; chmod +x draw
> felt solve -f svg --pot 100 --stack 100 --bets oop:a --bets ip:none --target 0.001 "$@" 'AsAc,JsTs v QcQd @ AhKd7s4c2h'
> END
$ ./draw >a; xmllint --noout a; grep -Eci '<script|href|url\(' a; grep -o '<g>' a | wc -l
0
169
$ grep -o '<title>[^<]*:[^<]*' a; grep -o 'class="band"[^>]*' a
<title>AA: x 0.0%, b100 100.0%
<title>JTs: x 50.0%, b100 50.0%
class="band" x="20.00" y="50.00" width="40.00" height="40.00" fill="#d46844"/
class="band" x="180.00" y="180.00" width="20.00" height="30.00" fill="#6cc060"/
class="band" x="200.00" y="180.00" width="20.00" height="30.00" fill="#d46844"/
$ grep -A 100 'class="head"' a | grep -Ev '<g>' | sed 's/<[^>]*>//g'
A♥ K♦ 7♠ 4♣ 2♥, pot 100, stacks 100 and 100
$ ./draw --node b100 | sed -n 's/.*class="\(head\|legend\)"[^>]*>\([^<]*\).*/\2/p'
A♥ K♦ 7♠ 4♣ 2♥, pot 200, stacks 0 and 100, after
b100
fold: 50.0%, EV 0.00, 0.5 combos
call 100, all-in: 50.0%, EV 0.00, 0.5 combos
$ felt solve -f svg -g short --pot 100 --stack 100 'AsAc v QcQd @ AhKd7s9c6h' | grep -o '<g>' | wc -l
81

# An image is of one node of one spot.
$ ./draw --fields hand
felt solve: --fields and -f svg cannot be used together
see 'felt solve --help'
[2]
$ ./draw --by class
felt solve: --by and -f svg cannot be used together
see 'felt solve --help'
[2]
$ ./draw --node all
felt solve: --node all and -f svg cannot be used together
see 'felt solve --help'
[2]
$ ./draw --tree
felt solve: --tree prints text; it cannot be used with --fields or -f svg
see 'felt solve --help'
[2]
$ felt solve -f svg --pot 100 --stack 100 </dev/null
felt solve: -f svg is of one spot, which must be an operand
see 'felt solve --help'
[2]
