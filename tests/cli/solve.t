# The clairvoyance game: a bet of s times the pot with a hand that always wins or one that always
# loses, against a hand in between. Bluffs are to value bets as s to 1 + s, the other player calls
# with frequency 1 / (1 + s), and the value hand is worth the pot and s / (1 + s) of it. With s =
# 1/2, 1 and 2: half of 1 + 1/3, 1 + 1/2 and 1 + 2/3 hands bet.
$ cat >game <<'END'; chmod +x game
> stack=$1; shift
> felt solve --pot 100 --stack $stack --bets oop:a --bets ip:none --target 0.01 "$@" 'AsAc,JsTs v QcQd @ AhKd7s4c2h'
> END
$ for stack in 50 100 200; do ./game $stack --by action --fields action,frequency --digits 2; done
x	0.33
b50	0.67
x	0.25
b100	0.75
x	0.17
b200	0.83
$ for stack in 50 100 200; do ./game $stack --by action --fields action,frequency --digits 2 --node b$stack; done
f	0.33
c	0.67
f	0.50
c	0.50
f	0.67
c	0.33
$ for stack in 50 100 200; do ./game $stack --by class --fields hand,ev --digits 0; done
AA	133
JTs	0
AA	150
JTs	0
AA	167
JTs	0

# The grid has the most frequent action of each starting hand: all aces bet, 2/3 of jack-ten checks.
$ ./game 50 -f table --color never --cards ascii | sed -n '/^ .*A .*2$/,/^T/p' | cut -c1-42
     A     K     Q     J     T     9     8
A  100%b   .     .     .     .     .     .
K    .     .     .     .     .     .     .
Q    .     .     .     .     .     .     .
J    .     .     .     .    67%x   .     .
T    .     .     .     .     .     .     .
$ ./game 50 -f table --color always | grep -c '48;5;'
4

# Kuhn's game: three hands, an ante of 1 and a bet of 1. Player 1 loses 1/18 of an ante: the share
# of the pot of 2 is 17/18 = 0.944, and the other's 19/18.
$ cat >ev <<'END'; chmod +x ev
> felt solve "$@" -f json | sed -n 's/.*"summary".*"ev": \[\([0-9.e-]*\), \([0-9.e-]*\)\].*/\1 \2/p' |
> awk '{ printf "%.3f %.3f\n", $1, $2 }'
> END
$ ./ev --pot 2 --stack 1 --target 0.01 '9c9d,8c8d,7c7d v 9c9d,8c8d,7c7d @ AhKdQs4c2h'
0.944 1.056
$ ./ev --pot 2.00 --stack 1 --target 0.01 --bets 50 '9c9d,8c8d,7c7d v 9c9d,8c8d,7c7d @ AhKdQs4c2h'
0.944 1.056

# Quads against nothing win the pot, a royal flush on the board splits it, and rake makes both less.
$ ./ev --pot 100 --stack 200 --target 0.01 'AsAc v JhTh @ AhAd7s4c2h' | awk '{ printf "%.0f %.0f\n", $1, $2 + 0.1 }'
100 0
$ ./ev --pot 100 --stack 200 'AA v 22+,76s @ AsKsQsJsTs' --bets none
50.000 50.000
$ ./ev --pot 100 --stack 200 'AA v 22+,76s @ AsKsQsJsTs' --bets none --rake 5
47.500 47.500
$ ./ev --pot 100 --stack 200 'AA v 22+,76s @ AsKsQsJsTs' --bets none --rake 5% --rake-cap 2
49.000 49.000
$ ./ev --pot 100 --stack 200 'AsAc v 7h7d @ AhAd7s' --bets none --rake 10
90.000 0.000
$ ./ev -g short --pot 100 --stack 200 --target 0.01 'AsAc v JhTh @ AhAd7s9c6h' | awk '{ printf "%.0f %.0f\n", $1, $2 + 0.1 }'
100 0

# The chips of both stacks that the other cannot match are never at risk.
$ ./game 100/300 --tree >a; ./game 300/100 --tree | cmp - a; ./game 100 --tree | cmp - a

# In other units of chips, with other suits, on more threads, the strategies are the same.
$ cat >rows <<'END'; chmod +x rows
> felt solve --fields strategy,equity "$@"
> END
$ ./rows --pot 100 --stack 250 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h' >a; ./rows --pot 1.00 --stack 2.5 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h' | cmp - a
$ ./rows --pot 100 --stack 250 'TT+,AKs v 99-JJ,AJs @ Qc7h2s8d3c' | sort >b; sort a | cmp - b
$ felt solve -j 1 --pot 100 --stack 250 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s' --node all >a; felt solve -j 3 --pot 100 --stack 250 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s' --node all | cmp - a

# The turn and each of 48 rivers have four decisions: at first, after a check, after a check and a
# bet, and after a bet.
$ felt solve --tree --pot 100 --stack 50 --bets a 'AsAc v KsKc @ Qh7c2d8s' | sed 's/, [0-9.]* kB of memory.*//'
start  player 1 to act, pot 100
  x  player 2 to act, pot 100
    x  river, pot 100
      card  player 1 to act, pot 100
        x  player 2 to act, pot 100
          x  showdown, pot 100
          b50 all-in  player 1 to act, pot 150
            f  player 2 wins, pot 150
            c all-in  showdown, pot 200
        b50 all-in  player 2 to act, pot 150
          f  player 1 wins, pot 150
          c all-in  showdown, pot 200
    b50 all-in  player 1 to act, pot 150
      f  player 2 wins, pot 150
      c all-in  river, pot 200
        card  showdown, pot 200
  b50 all-in  player 2 to act, pot 150
    f  player 1 wins, pot 150
    c all-in  river, pot 200
      card  showdown, pot 200
# 20 nodes, 8 decisions
$ felt solve -f json --node all --pot 100 --stack 50 --bets a 'AsAc v KsKc @ Qh7c2d8s' | sed 's/.*"node": "\([^"]*\)".*/\1/; s/.*summary.*/summary/' | awk '{ print NF ? $1 (NF > 2 ? " " $2 " card" : "") (NF > 3 ? " " $4 : "") : "root" }' | sort | uniq -c | sed 's/^ *//'
1 b50
1 root
1 summary
2 x
48 x x card
48 x x card b50
96 x x card x

# The EVs of both players are what is in the pot.
$ felt solve -f json --pot 100 --stack 250 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h' | tail -n 1 | awk -F'[][,]' '{ printf "%.3f\n", $3 + $4 }'
100.000

# Sizes: of all, of a player, of a street, of both, the more specific and the later first; donk bets;
# a cap on raises; bets that become all-in; sizes that are almost equal.
$ cat >tree <<'END'; chmod +x tree
> stack=$1; shift
> felt solve --tree --pot 100 --stack $stack "$@" 'AA v KK @ Qh7c2d8s3h' | sed '$d; s/,.*//'
> END
$ ./tree 100 --bets 50 --raises none
start  player 1 to act
  x  player 2 to act
    x  showdown
    b50  player 1 to act
      f  player 2 wins
      c  showdown
  b50  player 2 to act
    f  player 1 wins
    c  showdown
$ ./tree 100 --bets oop:river:20 --bets 50 --bets river:60 --bets river:oop:30 --raises none
start  player 1 to act
  x  player 2 to act
    x  showdown
    b60  player 1 to act
      f  player 2 wins
      c  showdown
  b30  player 2 to act
    f  player 1 wins
    c  showdown
$ ./tree 1000 --bets 100 --bets ip:none --raises 100 --raise-cap 1
start  player 1 to act
  x  player 2 to act
    x  showdown
  b100  player 2 to act
    f  player 1 wins
    c  showdown
    r400  player 1 to act
      f  player 2 wins
      c  showdown
$ ./tree 100 --bets 50,70 --bets ip:none --raises none --all-in 60
start  player 1 to act
  x  player 2 to act
    x  showdown
  b50  player 2 to act
    f  player 1 wins
    c  showdown
  b100 all-in  player 2 to act
    f  player 1 wins
    c all-in  showdown
$ ./tree 100 --bets 50,52 --bets ip:none --raises none --merge 5
start  player 1 to act
  x  player 2 to act
    x  showdown
  b52  player 2 to act
    f  player 1 wins
    c  showdown
$ ./tree 100 --bets 25c,30% --bets ip:none --raises 3x
start  player 1 to act
  x  player 2 to act
    x  showdown
  b25  player 2 to act
    f  player 1 wins
    c  showdown
    r75  player 1 to act
      f  player 2 wins
      c  showdown
      r100 all-in  player 2 to act
        f  player 1 wins
        c all-in  showdown
  b30  player 2 to act
    f  player 1 wins
    c  showdown
    r90  player 1 to act
      f  player 2 wins
      c  showdown
      r100 all-in  player 2 to act
        f  player 1 wins
        c all-in  showdown
$ ./tree 100 --bets 0.5c --bets ip:none --raises none
start  player 1 to act
  x  player 2 to act
    x  showdown
  b0.5  player 2 to act
    f  player 1 wins
    c  showdown
$ felt solve --tree --pot 100 --stack 100 --bets 50 --bets turn:oop:20 --bets ip:river:none --donks river:10 --raises none 'AA v KK @ Qh7c2d8s' | grep -A 3 card | grep -E '^ +b'
        b50  player 2 to act, pot 150
          b20  player 2 to act, pot 220
        b70  player 2 to act, pot 210

# Several spots, with their numbers; an invalid one.
$ printf '%s\n' 'AA v KK @ Qh7c2d8s3h' 'AA v KK @ Qh7c2d8s' >spots
$ felt solve --pot 100 --stack 100 --by action --fields problem,board,node,player --header --from spots
problem	board	node	player
1	Qh7c2d8s3h		1
1	Qh7c2d8s3h		1
1	Qh7c2d8s3h		1
2	Qh7c2d8s		1
2	Qh7c2d8s		1
2	Qh7c2d8s		1
$ felt solve --pot 100 --stack 100 --from spots -f json | grep -o '^{"problem": ., "[a-z]*"'
{"problem": 1, "node"
{"problem": 1, "summary"
{"problem": 2, "node"
{"problem": 2, "summary"
$ felt solve --pot 100 --stack 100 -b Qh7c2d8s3h AA KK --fields hand,weight,reach,equity | head -n 1
AdAc	1	1	1
$ printf '%s\n' 'AA v KK @ Qh7c2d8s3h' 'AA v KK' 'AA' 'AA v KK v QQ @ Qh7c2d' 'AA v KK @ 2c3c4c ! As' | felt solve -k --pot 100 --stack 100 --by action --fields problem
1
1
1
felt solve: standard input:2:8: the board has 0 cards; a solver needs 3 to 5
felt solve: standard input:3:3: only one range; two or more are needed, as in 'AA v KK'
felt solve: standard input:4:1: 3 ranges; the solver needs two, as in 'QQ+ v JJ'
felt solve: standard input:5:1: the solver has no dead cards; remove them from the ranges
felt solve: 4 invalid lines skipped
[2]
$ felt solve --pot 100 --stack 100 'AA v AsAh @ AdAc2d'
felt solve: operand:1:6: the ranges conflict: no deal gives every player a hand
[2]

# A target that was not reached.
$ felt solve --pot 100 --stack 250 --iterations 3 --by action --fields player 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h' 2>&1 | sed 's/: [0-9.]*% of/: N% of/'
felt solve: the target was not reached in 3 iterations: N% of the pot, not 0.3%
1
1
1
$ felt solve -q --pot 100 --stack 250 --iterations 3 --by action --fields iterations 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h'
3
3
3
[1]
$ felt solve --pot 100 --stack 250 --target 20 --by action --fields action 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h'
x
b33
b75

# Nodes that there are not.
$ cat >at <<'END'; chmod +x at
> felt solve --pot 100 --stack 250 --fields node --by action --node "$1" 'AA v KK @ Qh7c2d8s'
> END
$ ./at 'b75% c 2h x'
b75 c 2h x
b75 c 2h x
b75 c 2h x
$ ./at 'b76'
felt solve: --node:1: 'b76' is not an action here; the actions are x, b33, b75
[2]
$ ./at 'x x'
felt solve: --node: the next card is missing after 'x x'
[2]
$ ./at 'x x Qh'
felt solve: --node:5: 'Qh' is not a card that can be dealt here
[2]
$ ./at 'x b75 f'
felt solve: --node: the hand is over after 'x b75 f'
[2]
$ ./at 'x b75 f 2h'
felt solve: --node:9: the hand is over before '2h'
[2]

# Wrong options.
$ felt solve 'AA v KK @ Qh7c2d'
felt solve: --pot is required: the chips in the pot
see 'felt solve --help'
[2]
$ felt solve --pot 100 'AA v KK @ Qh7c2d'
felt solve: --stack is required: the chips that each player has left
see 'felt solve --help'
[2]
$ felt solve --pot 0 --stack 100 'AA v KK @ Qh7c2d'
felt solve: --pot: '0' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 100/ 'AA v KK @ Qh7c2d'
felt solve: --stack: '' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 100 --bets 3x 'AA v KK @ Qh7c2d'
felt solve: --bets:1: '3x' is a multiple of a bet; a bet has none before it
[2]
$ felt solve --pot 100 --stack 100 --bets river:50,b 'AA v KK @ Qh7c2d'
felt solve: --bets:10: 'b' is not a bet size, such as 75 (percent of the pot), 3x, 40c or a
[2]
$ felt solve --pot 100 --stack 100 --bets sb:50 'AA v KK @ Qh7c2d'
felt solve: --bets: 'sb:' is not oop:, ip:, flop:, turn: or river:
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 100 --donks ip:50 'AA v KK @ Qh7c2d'
felt solve: --donks: 'ip:' is not flop:, turn: or river:
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 100 --target 0 'AA v KK @ Qh7c2d'
felt solve: --target: '0' is not a percentage above 0 and at most 100, such as 0.5%
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 100 --rake-cap 1 'AA v KK @ Qh7c2d'
felt solve: --rake-cap requires --rake
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 100 -g omaha 'AA v KK @ Qh7c2d'
felt solve: --game: felt solve plays hold'em and short deck, not Omaha
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 100 --tree --node x 'AA v KK @ Qh7c2d'
felt solve: --tree and --node cannot be used together
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 100 --tree -f json 'AA v KK @ Qh7c2d'
felt solve: --tree prints text; it cannot be used with --fields or -f json
see 'felt solve --help'
[2]
$ felt solve --pot 100 --stack 1000 --memory 1M 'AA v KK @ Qh7c2d' 2>&1 | sed 's/needs [0-9.]* [MG]B/needs N/'
felt solve: the tree needs N of memory, and --memory allows 1.0 MB; give fewer --bets and --raises, a --raise-cap, or --precision 16

# An empty list is more likely an unset variable than a game without bets, for which there is a word.
$ felt solve --pot 100 --stack 100 --bets '' 'AA v KK @ Qh7c2d8s3h'
felt solve: --bets: a list of sizes is missing in ''; for no sizes, write 'none'
see 'felt solve --help'
[2]

# No rake and no merging may be given as 0.
$ felt solve --pot 100 --stack 100 --rake 0 --merge 0 --bets none --by action --fields action,ev 'AA v KK @ Qh7c2d8s3h'
x	100

# A fold pays nothing more and wins nothing.
$ felt solve --pot 100 --stack 100 --by action --node b75 --fields action,ev '22+ v 22+ @ AsKsQsJsTs' | grep f
f	0

# An equity over many cards to come is not above 1: queens cannot lose here.
$ felt solve --pot 100 --stack 250 --iterations 1 --target 100% --fields hand,equity 'QQ+,AQs+,AKo v 99-JJ,AJs+,KQs @ Qh7c2d8s' | awk '$1 == "QdQc" { print $2 }'
1
