# Progress is one line, cut where the terminal ends: the next one replaces it.
$ pty 24x10 felt equity --time 3 --seed 1 AA random random <<'END' | sed 's/[0-9,]* deals.*/N deals/'
> until deals
> screen
> type \x03
> end
> END
N deals
status 130

# The line below a message is a window of a long one, and says what it leaves out.
$ export FELT_SCREEN=40
> head=AhKh; tail='@ 2h7h9hTc3d'; long="$head; 2c3c; 4c5c; 6c7c; 8c9c; TcJc"
> felt showdown --color never "$long; Qx; 2d4d $tail ! 2s 3s 4s"
> felt showdown --color never "Ax; $long; 2d4d $tail ! 2s 3s 4s"
> felt showdown --color never "$long; 2d4d $tail ! 2s 3s 4x"
> felt showdown --color never "$long; 2d4d; 5d6d; 7d8d @"
> felt showdown --color never "Ax; 2c3c"
felt showdown: operand:1:38: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
  …; 4c5c; 6c7c; 8c9c; TcJc; Qx; 2d4d @…
                              ^
felt showdown: operand:1:2: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
  Ax; AhKh; 2c3c; 4c5c; 6c7c; 8c9c; TcJ…
   ^
felt showdown: operand:1:64: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
  …c; TcJc; 2d4d @ 2h7h9hTc3d ! 2s 3s 4x
                                       ^
felt showdown: operand:1:54: no cards after '@' or '!'
  … 6c7c; 8c9c; TcJc; 2d4d; 5d6d; 7d8d @
                                       ^
felt showdown: operand:1:2: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
  Ax; 2c3c
   ^
[1]

# Counts are grouped for people alone.
$ awk 'BEGIN { while ((getline line < (ARGV[1] "/worked.phh")) > 0) text = text line "\n"; for (i = 1; i <= 1001; i++) printf "[%d]\n%s\n", i, text }' "$DATA/phh" >many.phhs
> felt replay --check many.phhs; FELT_SCREEN=80 felt replay --check many.phhs
1001 hands OK, 0 errors
1,001 hands OK, 0 errors

# Amounts of a column have the same places.
$ cat >cents.phh <<'END'
> variant = 'NT'
> antes = [0, 0]
> blinds_or_straddles = [0.25, 0.5]
> min_bet = 0.5
> starting_stacks = [51, 10.85]
> actions = ['d dh p1 AhKh', 'd dh p2 2c2d', 'p2 f']
> END
> FELT_SCREEN=80 felt replay --color never cents.phh
cents.phh                                             no-limit hold'em 0.25/0.50
\
seat  player  stack  position
   1  p1      51.00  big blind
   2  p2      10.85  button, small blind
\
before the flop                                                         pot 0.75
  p1 holds A♥ K♥, p2 2♣ 2♦
  p2 folds
  uncalled 0.25 returned to p1
  p1 wins 0.50
\
player  start    end    net
p1      51.00  51.25  +0.25
p2      10.85  10.60  −0.25
