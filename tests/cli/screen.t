# Output for the user, on a terminal of 80 columns: FELT_SCREEN stands for a terminal.
# Columns are aligned, two blanks apart, numbers flush right and grouped; suits are
# signs where the locale has them.
$ FELT_SCREEN=80 felt rank --color never AsKsQsJsTs 7h7d7c2s2h 7c5d4h3s2c
hand        standing  name                                  best
A♠K♠Q♠J♠T♠         1  royal flush                           A♠ K♠ Q♠ J♠ T♠
7♥7♦7♣2♠2♥       262  full house, sevens over deuces        7♥ 7♦ 7♣ 2♠ 2♥
7♣5♦4♥3♠2♣     7,462  high card, seven-five-four-three-two  7♣ 5♦ 4♥ 3♠ 2♣
$ FELT_SCREEN=80 felt showdown --color never AhKh QsQd -b 2h7h9hTc3d
board  2♥ 7♥ 9♥ T♣ 3♦
\
1  A♥ K♥  flush, ace-king-nine-seven-two          standing   441  wins
2  Q♠ Q♦  pair of queens, ten-nine-seven kickers  standing 3,903
$ FELT_SCREEN=80 felt showdown --color never --explain KsQd KhQc KdJc -b 7h7c3d4s2d
board  7♥ 7♣ 3♦ 4♠ 2♦
\
1= K♠ Q♦  pair of sevens, king-queen-four kickers  standing 4,927  ties
1= K♥ Q♣  pair of sevens, king-queen-four kickers  standing 4,927  ties
3  K♦ J♣  pair of sevens, king-jack-four kickers   standing 4,935
\
1=  K♠ Q♦ and K♥ Q♣ split: a pair of sevens each, then king, queen, four; all
    five cards equal
      7♥ 7♣ K♠ Q♦ 4♠
      7♥ 7♣ K♥ Q♣ 4♠
3   K♦ J♣: the same pair and king; the jack loses to the queen
      7♥ 7♣ K♦ [J♣] 4♠
$ FELT_SCREEN=80 felt showdown --color never --explain AcKd2h3h4h AdKc2s3s5s
1  A♦ K♣ 2♠ 3♠ 5♠  high card, ace-king-five-three-two  standing 6,348  wins
2  A♣ K♦ 2♥ 3♥ 4♥  high card, ace-king-four-three-two  standing 6,349
\
1   A♦ K♣ 2♠ 3♠ 5♠: the same ace and king; the five beats the four
      A♦ K♣ [5♠] 3♠ 2♠
2   A♣ K♦ 2♥ 3♥ 4♥: the same ace and king; the four loses to the five
      A♣ K♦ [4♥] 3♥ 2♥
$ FELT_SCREEN=80 felt count --color never -n 7
                       hands   share of all  odds against
straight flush        41,584        0.0311%     3,216 : 1
four of a kind       224,848        0.1681%       594 : 1
full house         3,473,184        2.5961%      37.5 : 1
flush              4,047,644        3.0255%      32.1 : 1
straight           6,180,020        4.6194%      20.6 : 1
three of a kind    6,461,620        4.8299%      19.7 : 1
two pair          31,433,400       23.4955%      3.26 : 1
pair              58,627,800       43.8225%      1.28 : 1
high card         23,294,460       17.4119%      4.74 : 1
                 133,784,560
$ FELT_SCREEN=80 felt count --color never --next AhKh -b Qh7h2c
cards  make             which
    9  flush            J♥ T♥ 9♥ 8♥ 6♥ 5♥ 4♥ 3♥ 2♥
   14  pair             A♠ A♦ A♣ K♠ K♦ K♣ Q♠ Q♦ Q♣ 7♠ 7♦ 7♣ 2♠ 2♦
   24  high card        J♠ J♦ J♣ T♠ T♦ T♣ 9♠ 9♦ 9♣ 8♠ 8♦ 8♣ 6♠ 6♦ 6♣ 5♠ 5♦ 5♣ 4♠
                        4♦ 4♣ 3♠ 3♦ 3♣

# One space apart if two do not fit.
$ FELT_SCREEN=80 felt rank --color never AsKsQsJsTs 7h7d7c2s2h Kc9d4h4s2c8h8d
hand           standing name                                    best
A♠K♠Q♠J♠T♠            1 royal flush                             A♠ K♠ Q♠ J♠ T♠
7♥7♦7♣2♠2♥          262 full house, sevens over deuces          7♥ 7♦ 7♣ 2♠ 2♥
K♣9♦4♥4♠2♣8♥8♦    3,129 two pair, eights and fours, king kicker 8♥ 8♦ 4♥ 4♠ K♣
$ FELT_SCREEN=81 felt rank --color never AsKsQsJsTs 7h7d7c2s2h Kc9d4h4s2c8h8d
hand            standing  name                                     best
A♠K♠Q♠J♠T♠             1  royal flush                              A♠ K♠ Q♠ J♠ T♠
7♥7♦7♣2♠2♥           262  full house, sevens over deuces           7♥ 7♦ 7♣ 2♠ 2♥
K♣9♦4♥4♠2♣8♥8♦     3,129  two pair, eights and fours, king kicker  8♥ 8♦ 4♥ 4♠ K♣
$ FELT_SCREEN=40 felt count --color never --cards ascii --next AhKh -b Qh7h2c | awk 'length > 40'
$ FELT_SCREEN=80 felt count --color never --next AhKh -b Qh7h2c | grep -c ' $'
0
[1]

# In colour (~ is the escape): headings and losers dim, winners bold, suits in four colours.
$ FELT_SCREEN=80 felt rank --color always AsKhQdJcTs | tr '\033' '~'
~[2mhand        standing  name               best~[0m
A♠K~[31m♥~[39mQ~[34m♦~[39mJ~[32m♣~[39mT♠     1,600  ace-high straight  A♠ K~[31m♥~[39m Q~[34m♦~[39m J~[32m♣~[39m T♠
$ FELT_SCREEN=80 felt showdown --color always AhKh QsQd -b 2h7h9hTc3d | tr '\033' '~'
board  2~[31m♥~[39m 7~[31m♥~[39m 9~[31m♥~[39m T~[32m♣~[39m 3~[34m♦~[39m
\
~[1m1  A~[31m♥~[39m K~[31m♥~[39m  flush, ace-king-nine-seven-two          standing   441  wins~[0m
~[2m2  Q♠ Q~[34m♦~[39m  pair of queens, ten-nine-seven kickers  standing 3,903~[0m
$ FELT_SCREEN=80 felt showdown --color always --explain KsQd KhQc KdJc -b 7h7c3d4s2d | tr '\033' '~'
board  7~[31m♥~[39m 7~[32m♣~[39m 3~[34m♦~[39m 4♠ 2~[34m♦~[39m
\
~[1m1= K♠ Q~[34m♦~[39m  pair of sevens, king-queen-four kickers  standing 4,927  ties~[0m
~[1m1= K~[31m♥~[39m Q~[32m♣~[39m  pair of sevens, king-queen-four kickers  standing 4,927  ties~[0m
~[2m3  K~[34m♦~[39m J~[32m♣~[39m  pair of sevens, king-jack-four kickers   standing 4,935~[0m
\
~[1m1=  K♠ Q~[34m♦~[39m and K~[31m♥~[39m Q~[32m♣~[39m split: a pair of sevens each, then king, queen, four; all
    five cards equal~[0m
      7~[31m♥~[39m 7~[32m♣~[39m K♠ Q~[34m♦~[39m 4♠
      7~[31m♥~[39m 7~[32m♣~[39m K~[31m♥~[39m Q~[32m♣~[39m 4♠
~[2m3   K~[34m♦~[39m J~[32m♣~[39m: the same pair and king; the jack loses to the queen~[0m
      7~[31m♥~[39m 7~[32m♣~[39m K~[34m♦~[39m [J~[32m♣~[39m] 4♠
$ FELT_SCREEN=80 felt count --color always AhKh QsQd | tr '\033' '~' | grep '~'
~[1mAhKh~[0m
~[1mQsQd~[0m
$ FELT_SCREEN=80 felt count --color always --next AhKhQh7h | tr '\033' '~' | sed -n 2p
    9  flush            J~[31m♥~[39m T~[31m♥~[39m 9~[31m♥~[39m 8~[31m♥~[39m 6~[31m♥~[39m 5~[31m♥~[39m 4~[31m♥~[39m 3~[31m♥~[39m 2~[31m♥~[39m
$ FELT_SCREEN=80 felt rank --color always AsKsQsJsXs 2>&1 | tr '\033' '~'
felt rank: operand:1:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
  AsKsQsJs~[31mX~[0ms
          ^

# Colour by itself: on a screen, but not with NO_COLOR, nor where the terminal is dumb or unknown.
$ export TERM=xterm; FELT_SCREEN=80 felt rank AhKhQhJhTh | grep -c "$(printf '\033')"
2
$ export TERM=xterm; NO_COLOR=1 FELT_SCREEN=80 felt rank AhKhQhJhTh | grep -c "$(printf '\033')"
0
[1]
$ export TERM=xterm; NO_COLOR= FELT_SCREEN=80 felt rank AhKhQhJhTh | grep -c "$(printf '\033')"
2
$ export TERM=xterm; NO_COLOR=1 FELT_SCREEN=80 felt rank --color always AhKhQhJhTh | grep -c "$(printf '\033')"
2
$ export TERM=xterm; FELT_SCREEN=80 felt rank --color auto AhKhQhJhTh | grep -c "$(printf '\033')"
2
$ FELT_SCREEN=80 felt rank AhKhQhJhTh | grep -c "$(printf '\033')"
0
[1]
$ unset TERM; FELT_SCREEN=80 felt rank AhKhQhJhTh | grep -c "$(printf '\033')"
0
[1]
$ felt rank --color always AhKhQhJhTh | grep -c "$(printf '\033')"
0
[1]

# Notation by the locale, or as asked for.
$ LC_ALL=C FELT_SCREEN=80 felt showdown --color never AhKh QsQd -b 2h7h9hTc3d
board  2h 7h 9h Tc 3d
\
1  Ah Kh  flush, ace-king-nine-seven-two          standing   441  wins
2  Qs Qd  pair of queens, ten-nine-seven kickers  standing 3,903
$ LC_ALL=C FELT_SCREEN=80 felt rank --color never --cards unicode A♠KsQsJsTs
hand        standing  name         best
A♠K♠Q♠J♠T♠         1  royal flush  A♠ K♠ Q♠ J♠ T♠
$ FELT_SCREEN=80 felt rank --color never --cards ascii A♠KsQsJsTs
hand        standing  name         best
AsKsQsJsTs         1  royal flush  As Ks Qs Js Ts
$ FELT_SCREEN=80 felt showdown --color never --explain --cards es ACKC QPQD -b 2C7C9C10T3D
board  2C 7C 9C 10T 3D
\
1  AC KC  flush, ace-king-nine-seven-two          standing   441  wins
2  QP QD  pair of queens, ten-nine-seven kickers  standing 3,903
\
1   AC KC: a flush beats a pair
      AC KC 9C 7C 2C
2   QP QD: a pair loses to a flush
      QP QD 10T 9C 7C
$ FELT_SCREEN=80 felt rank --color never --cards es APKP10D9C8T --fields hand,best
hand         best
APKP10D9C8T  AP KP 10D 9C 8T

# Counted, with bars: of block characters, or of number signs.
$ printf 'AsKsQsJsTs\n2c3c4c5c7d\n2h3h4h5h7s\n2d3d4d5d7c\n' | FELT_SCREEN=80 felt rank --color never --count
                       hands   share of all  odds against
straight flush             1       25.0000%      3.00 : 1  ██████▋
four of a kind             0        0.0000%         never
full house                 0        0.0000%         never
flush                      0        0.0000%         never
straight                   0        0.0000%         never
three of a kind            0        0.0000%         never
two pair                   0        0.0000%         never
pair                       0        0.0000%         never
high card                  3       75.0000%      0.33 : 1  ████████████████████
                           4
$ LC_ALL=C FELT_SCREEN=100 felt rank --color never --count AsKsQsJsTs 2c3c4c5c7d 2h3h4h5h7s | sed -n '1,2p;10,$p'
                       hands   share of all  odds against
straight flush             1       33.3333%      2.00 : 1  ####################
high card                  2       66.6667%      0.50 : 1  ########################################
                           3
$ FELT_SCREEN=60 felt rank --color never --count AsKsQsJsTs | head -n 2
                       hands   share of all  odds against
straight flush             1      100.0000%      0.00 : 1

# Several tables name their records; several showdowns are separated.
$ FELT_SCREEN=80 felt count --color never AhKhQhJh 'QsQd @ 2c3c4c' -n 5
AhKhQhJh
                       hands   share of all  odds against
straight flush             1        2.0833%      47.0 : 1
four of a kind             0        0.0000%         never
full house                 0        0.0000%         never
flush                      8       16.6667%      5.00 : 1
straight                   3        6.2500%      15.0 : 1
three of a kind            0        0.0000%         never
two pair                   0        0.0000%         never
pair                      12       25.0000%      3.00 : 1
high card                 24       50.0000%      1.00 : 1
                          48
\
QsQd @ 2c3c4c
                       hands   share of all  odds against
straight flush             0        0.0000%         never
four of a kind             0        0.0000%         never
full house                 0        0.0000%         never
flush                      0        0.0000%         never
straight                   0        0.0000%         never
three of a kind            0        0.0000%         never
two pair                   0        0.0000%         never
pair                       1      100.0000%      0.00 : 1
high card                  0        0.0000%         never
                           1
$ printf 'AhKh v QsQd\nAhKh v QsQc' | FELT_SCREEN=80 felt showdown --color never -b 2h7h9hTc3d
board  2♥ 7♥ 9♥ T♣ 3♦
\
1  A♥ K♥  flush, ace-king-nine-seven-two          standing   441  wins
2  Q♠ Q♦  pair of queens, ten-nine-seven kickers  standing 3,903
\
board  2♥ 7♥ 9♥ T♣ 3♦
\
1  A♥ K♥  flush, ace-king-nine-seven-two          standing   441  wins
2  Q♠ Q♣  pair of queens, ten-nine-seven kickers  standing 3,903

# Fields that are chosen make a table; data formats and CSV in stay data.
$ FELT_SCREEN=80 felt showdown --color never --fields place,hand,name AhKh QsQd -b 2h7h9hTc3d
place  hand  name
    1  A♥K♥  flush, ace-king-nine-seven-two
    2  Q♠Q♦  pair of queens, ten-nine-seven kickers
$ FELT_SCREEN=80 felt count --color never -n 5 --fields category,count | head -n 3
category             count
straight-flush          40
four-of-a-kind         624
$ FELT_SCREEN=80 felt rank --color never --no-header --fields standing,cards AsKsQsJsTs 7c5d4h3s2c
    1  A♠ K♠ Q♠ J♠ T♠
7,462  7♣ 5♦ 4♥ 3♠ 2♣
$ FELT_SCREEN=80 felt rank --color never -f csv AsKsQsJsTs
hand,standing,category,name,best
AsKsQsJsTs,1,straight-flush,royal flush,AsKsQsJsTs
$ FELT_SCREEN=80 felt showdown --color never --winners KsQd KhQc -b 7h7c3d4s2d
1, 2
$ printf 'hand\nAsKsQsJsTs\n' | FELT_SCREEN=80 felt rank --color never -i csv
hand,standing,category,name,best
AsKsQsJsTs,1,straight-flush,royal flush,AsKsQsJsTs
$ FELT_SCREEN=80 felt rank --color never
$ FELT_SCREEN=wide felt rank AsKsQsJsTs --fields standing,name
1	royal flush

# Rows on a screen have few digits and per cent, as the pictures have; what a pipe gets has all digits. The odds against a
# straight in five cards are 2,588,760 hands to 10,200.
$ felt equity AA KK --fields equity,win_count; FELT_SCREEN=80 felt equity --color never AA KK --fields equity,win_count
0.8194605046767397	50371344
0.18053949532326036	10986372
 equity   win_count
81.946%  50,371,344
18.054%  10,986,372
$ FELT_SCREEN=80 felt equity --color never AA KK --fields equity --digits 1
equity
 81.9%
 18.1%
$ FELT_SCREEN=80 felt equity --color never AA KK --fields equity,win_count -f csv
equity,win_count
0.8194605046767397,50371344
0.18053949532326036,10986372
$ FELT_SCREEN=80 felt count --color never -n 5 --fields category,probability,odds_against | sed -n '1,2p;6p;11p'
category         probability  odds_against
straight-flush       0.0015%        64,973
straight             0.3925%      253.8000
total              100.0000%             0
$ FELT_SCREEN=80 felt range --color never --percentile AKs
class  order  better  as_good
AKs        8   3.17%    3.47%
$ FELT_SCREEN=80 felt range --color never --fields range,combos,weighted,probability 22+:0.3
range    combos  weighted  probability
22+:0.3      78     23.40        1.76%
$ FELT_SCREEN=80 felt pots --color never --fields pot,amount alice:1234.50 bob:1234.50
pot     amount
main  2,469.00
