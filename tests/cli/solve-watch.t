# A solution in a window of 80 by 24: the clairvoyance game, where aces bet the pot and half of the
# busted draws check; and what follows the bet.
$ cat >game <<'END'; chmod +x game
> exec felt solve --watch --pot 100 --stack 100 --bets oop:a --bets ip:none --target 0.01 "$@" 'AsAc,JsTs v QcQd @ AhKd7s4c2h'
> END
$ pty 80x24 ./game <<'END'
> until ? help
> screen
> type b
> until player 2 to act
> screen
> type q
> end
> modes
> END
A♥ K♦ 7♠ 4♣ 2♥   pot 100   stacks 100 and 100                 0.000% exploitable
first node                                                              strategy
player 1 to act, equity 50.0%, EV 75.00, 2.0 combos against 1.0
     A   K   Q   J   T   9   8   7   6   5   4   3   2   AA   1.00 of 1 combo
A [  b] ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    equity 100.0%
K   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    EV 150.00
Q   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    x 0%  b100 100%
J   ·   ·   ·   ·  x50  ·   ·   ·   ·   ·   ·   ·   ·
T   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    hand x b100     EV
9   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    A♠A♣ 0  100 150.00
8   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
7   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
6   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
5   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
4   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
3   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
2   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
      action   freq      EV  combos
    1 x       25.0%    0.00     0.5
   >2 b100    75.0%  100.00     1.5
       ← ↓ ↑ → move   tab enter act   u back   s t show   ? help   q quit
A♥ K♦ 7♠ 4♣ 2♥   pot 200   stacks 0 and 100                   0.000% exploitable
b100                                                                    strategy
player 2 to act, equity 33.3%, EV 0.00, 1.0 combos against 1.5
     A   K   Q   J   T   9   8   7   6   5   4   3   2   AA   not in the range
A [ · ] ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
K   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
Q   ·   ·  c50  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
J   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
T   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
9   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
8   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
7   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
6   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
5   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
4   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
3   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
2   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
      action   freq    EV  combos
   >1 f       50.0%  0.00     0.5
    2 c       50.0%  0.00     0.5
       ← ↓ ↑ → move   tab enter act   u back   s t show   ? help   q quit
status 0
lines, echo, first screen, cursor shown

# Without colours, letters: in a window of 40 by 20 the action taken most often, in a wider one with
# its frequency.
$ for size in 40x20 120x40; do printf '%s\n' 'until ? help' screen 'type q' end | pty $size ./game --color never; done
A♥ K♦ 7♠ 4♣ 2♥  pot 100  100/100
first node                      strategy
player 1, equity 50.0%, EV 75.00
   A K Q J T 9 8 7 6 5 4 3 2
A [b]· · · · · · · · · · · ·
K  · · · · · · · · · · · · ·
Q  · · · · · · · · · · · · ·
J  · · · · x · · · · · · · ·
T  · · · · · · · · · · · · ·
9  · · · · · · · · · · · · ·
8  · · · · · · · · · · · · ·
7  · · · · · · · · · · · · ·
6  · · · · · · · · · · · · ·
5  · · · · · · · · · · · · ·
4  · · · · · · · · · · · · ·
3  · · · · · · · · · · · · ·
2  · · · · · · · · · · · · ·
x 25%  [b100 75%]
AA  equity 100.0%, EV 150.00
  u back   s t show   ? help   q quit
status 0
A♥ K♦ 7♠ 4♣ 2♥   pot 100   stacks 100 and 100                                                         0.000% exploitable
first node                                                                                                      strategy
player 1 to act, equity 50.0%, EV 75.00, 2.0 combos against 1.0
[ AA]  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·     AA   1.00 of 1 combo
[  b]                                                               equity 100.0%, EV 150.00
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·     x 0%  b100 100%
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·     hand    x   b100      EV  equity  reach
                                                                    A♠A♣  0.0  100.0  150.00  100.0%   1.00
  ·    ·    ·    ·   JTs   ·    ·    ·    ·    ·    ·    ·    ·
                     x50
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
      action   freq      EV  combos
    1 x       25.0%    0.00     0.5
   >2 b100    75.0%  100.00     1.5
                           ← ↓ ↑ → move   tab enter act   u back   s t show   ? help   q quit
status 0
$ printf '%s\n' 'until ? help' screen 'type q' end | NO_COLOR=1 pty 80x24 ./game --cards ascii | sed -n '4,7p'
     A   K   Q   J   T   9   8   7   6   5   4   3   2   AA   1.00 of 1 combo
A [  b] .   .   .   .   .   .   .   .   .   .   .   .    equity 100.0%
K   .   .   .   .   .   .   .   .   .   .   .   .   .    EV 150.00
Q   .   .   .   .   .   .   .   .   .   .   .   .   .    x 0%  b100 100%

# With colours: names, on the colours of their actions.
$ for size in 40x20 80x24 100x24; do printf '%s\n' 'until ? help' screen 'type q' end | pty $size ./game --color always; done
A♥ K♦ 7♠ 4♣ 2♥  pot 100  100/100
first node                      strategy
player 1, equity 50.0%, EV 75.00
 AA ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  · JTs ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
x 25%  [b100 75%]
AA  equity 100.0%, EV 150.00
x 0%  b100 100%
  u back   s t show   ? help   q quit
status 0
A♥ K♦ 7♠ 4♣ 2♥   pot 100   stacks 100 and 100                 0.000% exploitable
first node                                                              strategy
player 1 to act, equity 50.0%, EV 75.00, 2.0 combos against 1.0
 AA ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·    AA   1.00 of 1 combo
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·    equity 100.0%, EV 150.00
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·    x 0%  b100 100%
 ·  ·  ·  · JTs ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·    hand x b100     EV equity reach
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·    A♠A♣ 0  100 150.00 100.0%  1.00
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
      action   freq      EV  combos
    1 x       25.0%    0.00     0.5
   >2 b100    75.0%  100.00     1.5
       ← ↓ ↑ → move   tab enter act   u back   s t show   ? help   q quit
status 0
A♥ K♦ 7♠ 4♣ 2♥   pot 100   stacks 100 and 100                                     0.000% exploitable
first node                                                                                  strategy
player 1 to act, equity 50.0%, EV 75.00, 2.0 combos against 1.0
[ AA] ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    AA   1.00 of 1 combo
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    equity 100.0%, EV 150.00
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    x 0%  b100 100%
  ·   ·   ·   ·  JTs  ·   ·   ·   ·   ·   ·   ·   ·
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    hand    x   b100      EV  equity  reach
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    A♠A♣  0.0  100.0  150.00  100.0%   1.00
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
      action   freq      EV  combos
    1 x       25.0%    0.00     0.5
   >2 b100    75.0%  100.00     1.5
                 ← ↓ ↑ → move   tab enter act   u back   s t show   ? help   q quit
status 0

# s shows EVs, equities and reach in the cells.
$ pty 80x24 ./game --color never --node b100 <<'END' | grep -e ' % ' -e ', %' -e '^Q'
> until strategy
> type s
> until EV, % of the pot
> screen
> type s
> until equity, %
> screen
> type s
> until reach, %
> screen
> type sq
> end
> END
b100                                                            EV, % of the pot
Q   ·   · [  0] ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    f 50%  c 50%
b100                                                                   equity, %
Q   ·   · [ 33] ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    f 50%  c 50%
b100                                                                    reach, %
Q   ·   · [100] ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    f 50%  c 50%

# Prize money is not a part of the pot: the EV itself is shown.
$ printf '%s\n' 'until strategy' 'type sg' 'until node: _' screen 'type \x03' end | pty 80x24 ./game --color never --payouts 50,30,20 --others 300 | grep -e '^first' -e '^A' -e '^J'
A♥ K♦ 7♠ 4♣ 2♥   pot 100   stacks 100 and 100                 0.010% exploitable
first node                                                                    EV
A [ 37] ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    equity 100.0%
J   ·   ·   ·   ·   28  ·   ·   ·   ·   ·   ·   ·   ·

# A locked hand says so.
$ printf '%s\n' 'until ? help' screen 'type q' end | pty 80x24 ./game --color never --node b100 --lock 'b100: call QQ:0.25; fold rest' | grep -B 1 locked
Q   ·   · [f75] ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    f 75%  c 25%
J   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    1 locked

# The keys: what they do is seen in the path.
$ cat >turn <<'END'; chmod +x turn
> exec felt solve --watch --pot 100 --stack 1000 --bets 50,100 --raises 60 --target 100 "$@" 'QQ+,AKs v JJ-99,AQs @ Qh7c2d8s'
> END
$ pty 80x24 ./turn <<'END'
> until first node
> type u
> until this is the first node
> type x
> until player 2 to act
> type b
> until 1 b50  2 b100  number: _
> type 3
> until there is no size of this number
> type b2
> until x b100
> type r
> until x b100 r
> type u\x7fu
> until first node
> type 3
> until b100
> type f
> until player 2 folds; player 1 wins the pot
> type \r
> until the hand is over
> type \x08c
> until the river: type a card such as 2h, or mark one
> type 2
> until card: 2_
> type d
> until this card cannot be dealt
> type 2x
> until card: 2x_
> type \r
> until not a card; type one as 2h
> type T
> until card: T_
> type \e
> until ? help
> type Kh
> until b100 c K♥
> type u10s
> until b100 c T♠
> type uh
> until [J♠]
> type \e[C
> until [T♠]
> type j
> until [T♥]
> type \e[Dj\e[Ak\r
> until b100 c J♠
> type 0
> until first node
> type gx b50% c 3h\r
> until x b50 c 3♥
> type gx 3h\r
> until '3h' is not an action here
> type g\x7f\e[H
> until first node
> type 9
> until there is no action of this number
> type r
> until there is no such action
> type \x09
> until >2 b50
> type \e[Z\e[Z
> until >3 b100
> type \e[Z\r
> until b50
> type a
> until there is no all-in bet or raise
> type \e[H
> until first node
> type \x0c\e[5~y
> until first node
> type q
> end
> modes
> END
status 0
lines, echo, first screen, cursor shown

# The cursor moves in the square, and wraps at its edges.
$ pty 80x24 ./turn <<'END'
> until AA   6.00 of 6 combos
> type l
> until AKs  4.00 of 4 combos
> type jh
> until AKo  not in the range
> type l
> until KK   6.00 of 6 combos
> type kk
> until K2o  not in the range
> type \e[B\e[D\e[D
> until A2s  not in the range
> type \e[A\e[C
> until 2
> type q
> end
> END
status 0

# t: the tables of starting hands and of combos, which scroll.
$ pty 60x20 ./turn <<'END' | awk '/^(>| ) [^ ]/ { print $1, $1 == ">" ? $2 : "" }'
> until first node
> type tj
> until > AKs
> screen
> type t
> until > A♠K♠
> type jj
> until > A♥A♣
> type \e[6~
> until > Q♦Q♣
> screen
> type k\e[5~
> until > A
> type t
> until strategy
> type q
> end
> END
hand 
AA 
\> AKs
KK 
QQ 
hand 
A♥A♦ 
A♥A♣ 
A♥K♥ 
A♦A♣ 
A♦K♦ 
A♣K♣ 
K♠K♥ 
K♠K♦ 
K♠K♣ 
K♥K♦ 
K♥K♣ 
K♦K♣ 
Q♠Q♦ 
Q♠Q♣ 
\> Q♦Q♣

# ? lists the keys, and so does the manual page. Any key closes the list and does nothing else.
$ pty 80x24 ./turn --cards ascii <<'END' | sed 1d | tee help
> until first node
> type ?
> until press any key
> screen
> type q
> until first node
> type q
> end
> END
                     arrows h j k l  another hand or card
                     pgup pgdn       a page of a table
                     tab shift-tab   mark another action
                     enter           take the marked one
                     1 to 9          the action of a number
                     x c f           check, call, fold
                     b r             bet, raise
                     a               bet or raise all-in
                     u backspace     previous node
                     home 0          the first node
                     g               go to a node
                     s               EV, equity, reach
                     t               tables, the grid
                     ?               these keys
                     q escape        quit
                                 press any key
status 0
$ awk -F '   *' 'NF == 3 && !/stacks/ { print $2 }' help >shown
$ sed -n '/^\.Ss Browsing/,/^\.El/s/^\.It Sy \(.*\) Ta .*/\1/p' "$DATA/../../man/felt-solving.7" | sed 's/ ,//g; s/\\&//g' >listed
$ diff shown listed && wc -l <shown | tr -d ' '
15

# Other sizes of the window, while it is drawn; short deck has 81 starting hands.
$ pty 80x24 ./game <<'END'
> until ? help
> resize 39x20
> until 39 by 20 is too small: needs 40 by 20
> resize 200x60
> until 1.00 of 1 combo
> until 100.0  150.00
> resize 40x20
> until [b100
> type \e
> end
> END
status 0
$ printf '%s\n' 'until ? help' screen 'type q' end | pty 80x24 felt solve --watch -g short --cards ascii --color never --pot 100 --stack 100 --target 5 'AA,KK,QJs v TT,99,AKo @ Ah7c6dTs9h' | sed -n '4,13p' | cut -c 1-40
     A   K   Q   J   T   9   8   7   6  
A [  b] .   .   .   .   .   .   .   .   
K   .  x80  .   .   .   .   .   .   .   
Q   .   .   .  x94  .   .   .   .   .
J   .   .   .   .   .   .   .   .   .   
T   .   .   .   .   .   .   .   .   .   
9   .   .   .   .   .   .   .   .   .   
8   .   .   .   .   .   .   .   .   .   
7   .   .   .   .   .   .   .   .   .
6   .   .   .   .   .   .   .   .   .

# Stopped and continued, and ended by signals: the terminal is as it was.
$ pty 80x24 ./game <<'END'
> until ? help
> type g
> until node: _
> type \x1a
> stopped
> modes
> signal CONT
> until node: _
> modes
> type \x03
> end
> modes
> END
stopped
lines, echo, first screen, cursor shown
keys, no echo, second screen, cursor hidden
signal 2
lines, echo, first screen, cursor shown
$ for signal in TERM HUP; do printf '%s\n' 'until ? help' "signal $signal" end modes | pty 80x24 ./game; done
signal 15
lines, echo, first screen, cursor shown
signal 1
lines, echo, first screen, cursor shown

# Ctrl-C while it works: the answer so far is browsed. SIGTERM ends it: the answer so far is printed.
$ cat >long <<'END'; chmod +x long
> exec felt solve --watch --pot 100 --stack 1000 --target 1e-9 'TT+,AJs+ v 99-JJ,AQs,KQs @ Qh7c2d8s'
> END
$ pty 80x24 ./long <<'END'
> until iterations
> type \x03
> until first node
> type xxKh
> until x x K♥
> type q
> end
> modes
> END
status 130
lines, echo, first screen, cursor shown
$ pty 80x24 ./long <<'END'
> until iterations
> signal TERM
> until player 1 to act
> end
> modes
> END
status 143
lines, echo, first screen, cursor shown

# The EVs of a large tree come after its strategies.
$ pty 80x24 felt solve --watch --pot 100 --stack 200 --bets 50 --raises none --iterations 1 --target 100 'TT+,AJs+ v 99-JJ,AQs,KQs @ Qh7c2d' <<'END'
> until working on the EVs
> until , EV 1
> type x
> until working on the EVs
> until ? help
> type q
> end
> END
status 0

# What cannot be.
$ felt solve --watch --pot 100 --stack 100 'AA v KK @ Qh7c2d8s3h'
felt solve: --watch requires a terminal for input and output
see 'felt solve --help'
[2]
$ for options in --tree '--by class' '--fields hand' '-f json' '--node all'; do printf '%s\n' end screen | pty 80x24 ./game $options; done | grep felt
felt solve: --watch and --tree cannot be used together
see 'felt solve --help'
felt solve: --watch and --by cannot be used together
see 'felt solve --help'
felt solve: --watch and --fields cannot be used together
see 'felt solve --help'
felt solve: --watch and --format cannot be used together
see 'felt solve --help'
felt solve: --watch starts at one node, not at --node all
see 'felt solve --help'
$ printf '%s\n' end screen | pty 80x24 felt solve --watch --pot 100 --stack 100 --from game | grep felt
felt solve: --watch requires one spot, as operands
see 'felt solve --help'
