# Side pots. 130 each is 390; 275 - 130 = 145 each is 290. The reasons are those of felt pots.
$ printf '%s\n' 390 q | felt drill pots --seed 1 --score-file score
1. ann 180, bob 85 all in, cal 180: how large is the side pot?
wrong, 200 too many: the side pot is 190
  main pot: 255, 85 each from ann, bob, cal
  side pot: 190, 95 each from ann, cal
2. ann 125 QcQd, bob 10 all in 8sAc, cal 125 9d2c; board 5hKc4d5sAs; cal has the button: how many chips does ann get?
\
1 question, 0 right
topic	questions	right	rate	cost	unit
side pot	1	0	0.000	44.944	% of chips
$ cut -f 2- score
drill	topic	class	result	cost	unit	answer	asked	spot
pots	side pot	3 players	wrong	44.943820	% of chips	390	side pot	ann:180 bob:85:allin cal:180
$ felt drill score --score-file score
pots	side pot	3 players	1	0	0	44.94382	% of chips	
$ felt drill score --score-file score -f csv --by topic
drill,topic,questions,right,rate,cost,unit,trend
pots,side pot,1,0,0,44.94382,% of chips,
$ felt drill score --score-file score -f json --by drill
{"drill": "pots", "questions": 1, "right": 0, "rate": 0, "cost": 44.94382, "unit": "% of chips", "trend": null}

# All answers agree with felt pots, which settles the spots of the score file.
$ yes 0 | felt drill pots --ask pots --seed 3 -n 60 --score-file many | sed -n 's/^wrong.*: \(the \)*\([^:]* pot.*\) is \(.*\)/\2 \3/p' >told
$ wc -l <told
60
$ sed 1d many | cut -f 10 | felt pots --fields problem,pot,amount >pots
$ sed 1d many | cut -f 9 | awk -F '\t' '
> FILENAME == "pots" { amount[$1, $2] = $3; next }
> { sub(/ pot/, ""); n++; print ($0 ~ /main/ ? "main pot" : $0 == "side" ? "side pot" : "side pot " substr($0, 6)), amount[n, $0] }' pots - |
> cmp - told
$ yes 0 | felt drill pots --ask payouts --seed 3 -n 60 --score-file pay | sed -n 's/^[a-z]*\(, .*\)*: \(.*\) gets \([0-9]*\).*/\2 \3/p' >told
$ wc -l <told
60
$ sed 1d pay | cut -f 10 | felt pots --fields problem,shares >shares
$ sed 1d pay | cut -f 9 | awk -F '\t' '
> FILENAME == "shares" { k = split($2, share, ","); for (i = 1; i <= k; i++) { split(share[i], part, ":"); gets[$1, part[1]] += part[2] }; next }
> { n++; sub(/payout to /, ""); print $0, gets[n, $0] + 0 }' shares - |
> cmp - told

# The same seed asks the same questions, and the number of players is kept.
$ yes 5 | felt drill pots --seed 9 -n 20 --players 5 --no-score | cksum >one
$ yes 5 | felt drill pots --seed 9 -n 20 --players 5 --no-score | cksum | cmp - one
$ yes 5 | felt drill pots --seed 9 -n 20 --players 4 --no-score | grep -c 'dan.*?'
20
$ yes 5 | felt drill pots --seed 9 -n 20 --players 4 --no-score | grep -c 'eve.*?'
0
[1]

# An answer that is none is asked for again; the end of the input ends the session.
$ printf '%s\n' much 290 | felt drill pots --seed 1 --no-score
1. ann 180, bob 85 all in, cal 180: how large is the side pot?
answer with an amount of chips, such as 350; q quits
wrong, 100 too many: the side pot is 190
  main pot: 255, 85 each from ann, bob, cal
  side pot: 190, 95 each from ann, cal
2. ann 125 QcQd, bob 10 all in 8sAc, cal 125 9d2c; board 5hKc4d5sAs; cal has the button: how many chips does ann get?
\
1 question, 0 right
topic	questions	right	rate	cost	unit
side pot	1	0	0.000	22.472	% of chips
$ felt drill pots --seed 1 --no-score </dev/null
1. ann 180, bob 85 all in, cal 180: how large is the side pot?

# Damaged lines are reported, and the others are kept.
$ printf 'time\tpots\tmain pot\t3 players\tright\t0\t%% of chips\t1\tmain pot\ta:1 b:1 c:1\nx\ny\tpots\tt\tc\tmaybe\t0\tu\ta\tq\ts\ny\tpots\tt\tc\tright\tmany\tu\ta\tq\ts' >damaged
$ felt drill score --score-file damaged
felt drill: damaged:2:2: the line is damaged: 10 columns expected, separated by tabs
felt drill: damaged:3:12: the line is damaged: the result is neither 'right' nor 'wrong'
felt drill: damaged:4:18: the line is damaged: the cost is not a number, such as 0.25
pots	main pot	3 players	1	1	1	0	% of chips	
[1]
$ yes 1 | felt drill pots --seed 1 -n 1 --score-file damaged | head -n 1
1/1. ann 180, bob 85 all in, cal 180: how large is the side pot?
$ felt drill score --score-file damaged 2>/dev/null
pots	main pot	3 players	1	1	1	0	% of chips	
pots	side pot	3 players	1	0	0	42.47191	% of chips	
[1]

# Without a file there is no score. The default file is in the state directory.
$ felt drill score --score-file nothing
felt drill: nothing has no answers
$ XDG_STATE_HOME=$PWD/state felt drill pots --seed 1 -n 1 </dev/null >/dev/null; wc -l state/felt/drill
1 state/felt/drill
$ HOME= XDG_STATE_HOME= felt drill pots
felt drill: HOME is not set; give --score-file or --no-score
see 'felt drill --help'
[2]
$ echo 1 | felt drill pots --score-file /dev/full --seed 1
1. ann 180, bob 85 all in, cal 180: how large is the side pot?
felt drill: /dev/full: No space left on device
wrong, 189 too few: the side pot is 190
  main pot: 255, 85 each from ann, bob, cal
  side pot: 190, 95 each from ann, cal
[3]

# Wrong command lines.
$ felt drill
felt drill: pots or score expected, such as 'felt drill pots'
see 'felt drill --help'
[2]
$ felt drill chess
felt drill: 'chess' is not a drill; the drills are pots, and score prints the score
see 'felt drill --help'
[2]
$ felt drill pots --by topic
felt drill: felt drill pots has no option --by
see 'felt drill --help'
[2]
$ felt drill pots now
felt drill: 'now' is not an option
see 'felt drill --help'
[2]
$ felt drill score chess
felt drill: 'chess' is not a drill; the drills are pots
see 'felt drill --help'
[2]
$ felt drill score --seed 1
felt drill: felt drill score has no option --seed
see 'felt drill --help'
[2]
$ felt drill pots --players 2
felt drill: --players: side pots need at least 3 players
see 'felt drill --help'
[2]
$ felt drill pots --no-score --score-file x
felt drill: --no-score and --score-file cannot be used together
see 'felt drill --help'
[2]

# On a terminal.
$ yes 25 | FELT_SCREEN=80 felt drill pots --color=never --seed 3 -n 2 --no-score --ask payouts
1/2. ann  270  A♦ K♥
     bob  270  T♦ 7♥
     cal  190         folded
     dan  220         folded
     eve  135  6♠ A♠  all in
     fay  220  8♣ 5♦  all in
     board  J♦ 9♥ Q♦ 6♥ 3♥
     fay has the button: how many chips does ann get?
\> wrong, 470 too few: ann gets 495: 395 of the side pot, 100 of side pot 2
  main pot: 810, 135 each from ann, bob, eve, fay; 135 each from cal, dan
    (folded); eve wins: pair of sixes, ace-queen-jack kickers
  side pot: 395, 85 each from ann, bob, fay; 85 from dan (folded); 55 from cal
    (folded); ann wins: high card, ace-king-queen-jack-nine
  side pot 2: 100, 50 each from ann, bob; ann wins: high card,
    ace-king-queen-jack-nine
\
2/2. ann  195  2♠ 7♦
      bob   20  A♠ 8♦  all in
      cal  145  3♣ T♣  all in
      dan  160  K♠ 9♦  all in
      eve  140         folded
      fay  195  T♥ 4♥
      board  A♥ 5♦ 5♥ 6♣ 2♥
      fay has the button: how many chips does fay get?
\> wrong, 830 too few: fay gets 855: 120 of the main pot, 620 of the side pot, 45 of
    side pot 2, 70 of side pot 3
  main pot: 120, 20 each from ann, bob, cal, dan, fay; 20 from eve (folded); fay
    wins: flush, ace-ten-five-four-two
  side pot: 620, 125 each from ann, cal, dan, fay; 120 from eve (folded); fay
    wins: flush, ace-ten-five-four-two
  side pot 2: 45, 15 each from ann, dan, fay; fay wins: flush,
    ace-ten-five-four-two
  side pot 3: 70, 35 each from ann, fay; fay wins: flush, ace-ten-five-four-two
\
2 questions, 0 right
topic   questions  right   rate   cost  unit
payout          2      0  0.00%  66.55  % of chips
