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
$ ./draw >a; python3 -c 'import xml.dom.minidom as x; x.parse("a")'; grep -Eci '<script|href|url\(' a; grep -o '<g>' a | wc -l
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

# A page for stepping through the tree: of a river, each decision; from a node on, what follows it. The
# bet is called or folded, and a check leads to a showdown. tests/cli/solve-page says what it checks.
$ cat >page <<'END'; chmod +x page
> felt solve -f html --pot 100 --stack 100 "$@" | "$DATA/../cli/solve-page"
> END
$ ./page --bets oop:a --bets ip:none 'AsAc,JsTs v QcQd @ AhKd7s4c2h'
A♠A♣,J♠T♠; Q♦Q♣ @ A♥K♦7♠4♣2♥
from the first node - 3 nodes; f 1, n 2, s 2
$ ./page '22+,A2s+,KTs+:0.4 v 22+,A2s+ @ AhKd7s4c2h'
22+,A2s+,KTs+:0.4; 22+,A2s+ @ A♥K♦7♠4♣2♥
from the first node - 10 nodes; f 8, n 9, s 9
$ ./page --node 'x b75' '22+,A2s+,KTs+:0.4 v 22+,A2s+ @ AhKd7s4c2h'
22+,A2s+,KTs+:0.4; 22+,A2s+ @ A♥K♦7♠4♣2♥
from x b75 - 2 nodes; f 2, n 1, s 2

# A turn has each card of the river; after a call of all chips nobody bets.
$ ./page --bets a 'AsAc v KsKc @ Qh7c2d8s'
A♠A♣; K♠K♣ @ Q♥7♣2♦8♠
from the first node - 196 nodes; d 1, f 98, n 147, r 2, s 144
$ ./page --bets a --node 'x x 2h' 'AsAc v KsKc @ Qh7c2d8s'
A♠A♣; K♠K♣ @ Q♥7♣2♦8♠
from x x 2h - 4 nodes; f 2, n 3, s 3
$ ./page -g short --bets a 'AsAc v KsKc @ Qh7c9d8s'
A♠A♣; K♠K♣ @ Q♥7♣9♦8♠
from the first node - 132 nodes; d 1, f 66, n 99, r 2, s 96

# Names of cards are as asked for; paths in links are always in letters.
$ felt solve -f html --cards ascii --pot 100 --stack 100 'AsAc v KsKc @ Qh7c2d8s3h' | grep -o '<title>.*</title>'
<title>AsAc; KsKc @ Qh7c2d8s3h</title>

# A page of a flop ends where it would be too large, and says so.
$ ./page --bets 33 --raises none --iterations 1 --target 100 'TT+,AJs+ v 99-JJ,AJs+ @ Qh7c2d'
felt solve: the page does not contain the river, which would make it larger than 16 MiB; --node chooses a node to start from
TT+,AJs+; JJ-99,AJs+ @ Q♥7♣2♦
from the first node - 592 nodes; d 3, e 441, f 296, n 444
$ felt solve -f html --by class --pot 100 --stack 100 'AsAc v KsKc @ Qh7c2d8s3h'
felt solve: --by and -f html cannot be used together
see 'felt solve --help'
[2]
