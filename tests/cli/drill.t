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

# Push or fold. A call of 5 bb costs 4 and wins 10: it needs 40%. At 3 bb it needs 2 of 6, and at 13 bb 12 of 26.
$ printf '%s\n' p x c f PUSH Call all-in | felt drill push --seed 1 -n 6 --score-file push
1/6. Small blind, 5.5 bb, T5o: push or fold?
wrong: a fold is worth 0.11 bb more than your push
  T5o is called 59.2% of the time, and then has 34.3% equity
  SB pushes 69.4% of hands: 22+,A2+,K2+,Q2+,J2s+,T2s+,94s+,84s+,74s+,64s+,53s+,43s,J5o+,T7o+,97o+,86o+,76o,T6o:0.839
2/6. Big blind, 5 bb, 98o; SB pushes: call or fold?
answer with call or fold (c or f); q quits
right: a call is worth 0.19 bb more than a fold
  98o has 41.9% equity against the pushes and needs 40.0%
  BB calls 62.1% of hands: 22+,A2+,K2+,Q2+,J2s+,T4s+,95s+,86s+,76s,J5o+,T7o+,98o,97o:0.7517
3/6. Big blind, 3 bb, T4o; SB pushes: call or fold?
wrong: a call is worth 0.27 bb more than your fold
  T4o has 37.9% equity against the pushes and needs 33.3%
  BB calls 92.3% of hands: 100%,63o:0.4618,!83o-82o,!73o-72o,!62o-32o
4/6. Small blind, 12 bb, Q9o: push or fold?
right: a push is worth 0.20 bb more than a fold
  Q9o is called 33.0% of the time, and then has 37.8% equity
  SB pushes 53.2% of hands: 22+,A2+,K2s+,Q2s+,J4s+,T6s+,95s+,85s+,74s+,64s+,53s+,K3o+,Q8o+,J8o+,T8o+,87o+
5/6. Big blind, 13 bb, A2o; SB pushes: call or fold?
right: a call is worth 0.60 bb more than a fold
  A2o has 48.5% equity against the pushes and needs 46.2%
  BB calls 31.0% of hands: 22+,A2+,K5s+,Q8s+,J9s+,K8o+,QTo+,JTo:0.0353
6/6. Small blind, 15 bb, T9o: push or fold?
right: a push is worth 0.12 bb more than a fold
  T9o is called 28.7% of the time, and then has 37.3% equity
  SB pushes 45.7% of hands: 22+,A2+,K2s+,Q5s+,J6s+,T6s+,96s+,85s+,75s+,64s+,54s,K6o+,Q9o+,J9o+,T8o+,98o,Q4s:0.8449
\
6 questions, 4 right
topic	questions	right	rate	cost	unit
BB call	3	2	0.667	0.091	bb
SB push	3	2	0.667	0.037	bb
$ cut -f 2- push
drill	topic	class	result	cost	unit	answer	asked	spot
push	SB push	5-8 bb	wrong	0.110875	bb	push	SB push	--stacks 5.5,5.5 --hand T5o
push	BB call	5-8 bb	right	0.000000	bb	call	BB call SB	--stacks 5,5 --hand 98o
push	BB call	0-5 bb	wrong	0.273543	bb	fold	BB call SB	--stacks 3,3 --hand T4o
push	SB push	12-20 bb	right	0.000000	bb	push	SB push	--stacks 12,12 --hand Q9o
push	BB call	12-20 bb	right	0.000000	bb	call	BB call SB	--stacks 13,13 --hand A2o
push	SB push	12-20 bb	right	0.000000	bb	push	SB push	--stacks 15,15 --hand T9o

# The costs and the ranges are those of felt nash, which the spots are written for.
$ yes f | felt drill push --seed 4 -n 8 --score-file fold >text; yes p | felt drill push --seed 5 -n 8 --ask push --ante 0.1 --score-file fold >>text
$ sed 1d fold | while IFS="$(printf '\t')" read -r time drill topic class result cost unit answer asked spot; do
> felt nash $spot -f tsv --fields action,ev |
> awk -v asked="$asked" -v answer="$answer" -v cost="$cost" -v result="$result" '
> asked ~ $1 { loss = answer == "fold" ? $2 : -$2; loss = loss < 0 ? 0 : loss
> if (loss - cost > 1e-6 || cost - loss > 1e-6 || (result == "wrong") != (loss > 0.01)) print "differs:", asked, cost, $2; n++ }
> END { if (n != 1) print "no decision", asked }'; done
$ sed 1d fold | while IFS="$(printf '\t')" read -r time drill topic class result cost unit answer asked spot; do
> felt nash $spot --by decision -f tsv --fields action,range | awk -F '\t' -v asked="$asked" 'asked ~ $1 { print $2 }'; done >ranges
$ sed -n 's/^  .* of hands: //p' text | cmp - ranges

# Options choose the spots. In a tournament the cost is in percent of all prizes: 50 + 30 + 20 = 100.
$ yes f | felt drill push --seed 1 -n 2 --stacks 5000,3000 --blinds 200/400 --ante bb --hand 72o --position BB --no-score
1/2. Big blind, 7.5 bb (SB 12.5), ante 1 bb of the big blind, 72o; SB pushes: call or fold?
right: a fold is worth 1.04 bb more than a call
  72o has 31.8% equity against the pushes and needs 39.3%
  BB calls 70.0% of hands: 22+,A2+,K2+,Q2+,J2+,T2s+,94s+,85s+,75s+,54s+,T6o+,96o+,87o,T5o:0.1735
2/2. Big blind, 7.5 bb (SB 12.5), ante 1 bb of the big blind, 72o; SB pushes: call or fold?
right: a fold is worth 1.04 bb more than a call
  72o has 31.8% equity against the pushes and needs 39.3%
  BB calls 70.0% of hands: 22+,A2+,K2+,Q2+,J2+,T2s+,94s+,85s+,75s+,54s+,T6o+,96o+,87o,T5o:0.1735
\
2 questions, 2 right
topic	questions	right	rate	cost	unit
BB call	2	2	1.000	0.000	bb
$ yes f | felt drill push --seed 1 -n 1 --stack 4 --payouts 50,30,20 --others 6 --ask call --hand KQs,KQs --score-file money
1/1. Big blind, 4 bb, prizes 50,30,20, other tables 6, KQs; SB pushes: call or fold?
wrong: a call is worth 3.99% of prizes more than your fold
  KQs has 61.5% equity against the pushes and needs 43.1%
  BB calls 54.4% of hands: 22+,A2+,K2+,Q2s+,J4s+,T6s+,97s+,87s,Q4o+,J7o+,T8o+,Q3o:0.9919
\
1 question, 0 right
topic	questions	right	rate	cost	unit
BB call	1	0	0.000	3.989	% of prizes
$ felt nash --stacks 4,4 --payouts 50,30,20 --others 6 --hand KQs --position BB --fields ev --digits 2
3.99
$ cut -f 3-7 money
topic	class	result	cost	unit
BB call	0-5 bb	wrong	3.989451	% of prizes
$ yes f | felt drill push --seed 1 -n 30 --stack 6-7 --ask push --no-score | sed -n 's/.*blind, \(.*\) bb.*/\1/p' | sort -u
6
6.5
7

# Questions that were missed come again until the answer is right.
$ echo f | felt drill push --seed 1 -n 1 --stack 10 --hand AA --score-file again >/dev/null
$ yes p | felt drill push -n 40 --score-file again | grep -c '10 bb, AA'
1
$ yes p | felt drill push -n 40 --score-file again | grep -c '10 bb, AA: push'
0
[1]
$ yes p | felt drill push -n 40 --seed 3 --score-file again | grep -c '10 bb, AA: push'
0
[1]

# Equity. Costs are distances from what felt equity computes, in percentage points.
$ printf '%s\n' 40 x 64% 150 17.5 | felt drill equity --ask equity --seed 1 -n 3 --score-file equity
1/3. Ac6s v 100% on Tc5d9c: your equity?
wrong, 7.32 too low: your equity is 47.32%
  you win 45.63% and tie 3.38% of 1,070,190 deals
  your wins: pair 23.7%, high card 10.0%, two pair 5.9%, flush 4.1%
  wins of the opponent: pair 21.2%, two pair 17.1%, straight 4.7%, three of a kind 3.3%
2/3. 7h7d v 66-22 on 3sAh5c: your equity?
answer with a percentage, such as 35; q quits
right, 0.40 too high: your equity is 63.60%
  you win 63.19% and tie 0.81% of 23,760 deals
  your wins: pair 27.9%, two pair 25.4%, three of a kind 6.2%, full house 2.5%
  wins of the opponent: three of a kind 17.8%, straight 8.6%, full house 8.4%, four of a kind 1.2%
3/3. Qh5s v JJ-99 on 2s8c4d: your equity?
answer with a percentage, such as 35; q quits
right, 0.076 too low: your equity is 17.58%
  you win 17.58% and tie 0.00% of 17,820 deals
  your wins: pair 8.5%, straight 4.8%, two pair 3.6%, three of a kind 0.6%
  wins of the opponent: pair 37.6%, two pair 35.2%, three of a kind 6.9%, full house 2.7%
\
3 questions, 2 right
topic	questions	right	rate	cost	unit
equity	3	2	0.667	2.599	points
$ yes 40 | felt drill equity --ask equity --seed 2 -n 25 --score-file many-equities >/dev/null
$ sed 1d many-equities | cut -f 10 | felt equity -f tsv --fields position,equity >equities
$ sed 1d many-equities | cut -f 5,6 | awk -F '\t' 'FILENAME == "equities" { if ($1 == 1) equity[++n] = 100 * $2; next }
> { off = equity[++k] - 40; off = off < 0 ? -off : off; if (off - $2 > 1e-5 || $2 - off > 1e-5 || ($1 == "right") != (off <= 5)) print "differs", k }
> END { print k }' equities -
25

# Pot odds: a call of B into a pot of P wins E (P + 2 B) - B with the equity E.
$ yes c | felt drill equity --ask odds --seed 7 -n 1 --no-score
1/1. AsKs v KJ+,QJ on 5c9sQd; an all-in bet of 200 into a pot of 100: call or fold?
right: a call is worth 5.91% of the pot more than a fold
  a call of 200 for a final pot of 500 needs 40.0% equity; you have 41.18%
  you win 41.18% and tie 0.00% of 32,670 deals
  your wins: pair 21.8%, high card 8.2%, two pair 5.1%, flush 4.1%
  wins of the opponent: pair 24.5%, two pair 21.4%, straight 6.4%, three of a kind 4.2%
\
1 question, 1 right
topic	questions	right	rate	cost	unit
pot odds	1	1	1.000	0.000	% of pot
$ yes c | felt drill equity --ask odds --seed 3 -n 25 --score-file odds >/dev/null
$ sed 1d odds | cut -f 10 | felt equity -f tsv --fields position,equity >equities
$ sed 1d odds | cut -f 5,6,9 | awk -F '\t' 'FILENAME == "equities" { if ($1 == 1) equity[++n] = $2; next }
> { split($3, w, " "); loss = w[2] - equity[++k] * (w[4] + 2 * w[2]); loss = loss < 0 ? 0 : 100 * loss / w[4]
> if (loss - $2 > 1e-5 || $2 - loss > 1e-5 || ($1 == "right") != (loss <= 1)) print "differs", k } END { print k }' equities -
25

# Spots of your own, by ranges and a board, or from a file. AA v KK is 81.9%.
$ yes 50 | felt drill equity --seed 1 -n 6 --ask equity --hand AKs --versus 99-JJ -b Qh7c2d --no-score | grep -c 'A\([cdhs]\)K\1 v JJ-99 on Qh7c2d: your equity?'
6
$ printf '%s\n' '# mine' '' 'AA v KK' 'AhKh v QsQd v 7c7d @ 2h7h9h' >mine
$ yes 80 | felt drill equity --seed 1 -n 8 --spots mine --ask equity --no-score | sed -n 's/^.\/8. //p' | sort -u
AA v KK: your equity?
AhKh v QsQd v 7d7c on 2h7h9h: your equity?
$ yes 80 | felt drill equity --seed 1 -n 8 --spots mine --ask equity --no-score | grep right, | sort -u
right, 1.95 too low: your equity is 81.95%
$ echo 'ann:300 bob:300 cal:100:allin' >mine; yes 300 | felt drill pots --spots mine --ask pots --seed 1 -n 1 --no-score
1/1. ann 300, bob 300, cal 100 all in: how large is the side pot?
wrong, 100 too few: the side pot is 400
  main pot: 300, 100 each from ann, bob, cal
  side pot: 400, 200 each from ann, bob
\
1 question, 0 right
topic	questions	right	rate	cost	unit
side pot	1	0	0.000	14.286	% of chips
$ echo '--stacks 10,10 --hand AA --position SB' >mine; echo p | felt drill push --spots mine -n 1 --no-score --seed 1
1/1. Small blind, 10 bb, AA: push or fold?
right: a push is worth 3.48 bb more than a fold
  AA is called 32.2% of the time, and then has 85.7% equity
  SB pushes 58.3% of hands: 22+,A2+,K2+,Q2s+,J3s+,T4s+,95s+,84s+,74s+,64s+,53s+,Q7o+,J8o+,T8o+,97o+,76o+,43s:0.7107
\
1 question, 1 right
topic	questions	right	rate	cost	unit
SB push	1	1	1.000	0.000	bb
$ echo 'AhKh v' >mine; felt drill equity --spots mine --no-score
felt drill: mine:1:5: only one range; two or more are needed, as in 'AA v KK'
[1]
$ echo 'a:5 b' >mine; felt drill pots --spots mine --no-score
felt drill: mine:1:5: 'b' has no amount; the form is NAME:CHIPS
[1]
$ echo 'a:5 b:5' >mine; felt drill pots --spots mine --no-score --ask payouts
felt drill: mine:1:8: --ask payouts needs the hands of all players who did not fold, and a board
[1]
$ echo '--stack 10' >mine; felt drill push --spots mine --no-score
felt drill: mine:1: '--stack' is not an option of a spot, such as --stacks 9.5,9.5
[1]
$ felt drill equity --spots /dev/null --no-score
felt drill: --spots: /dev/null has no spot
see 'felt drill --help'
[2]
$ felt drill equity --spots - --no-score
felt drill: --spots: standard input has the answers; give a file
see 'felt drill --help'
[2]
$ felt drill equity --spots nothing --no-score
felt drill: nothing: No such file or directory
[3]
$ felt drill equity --hand 72o -b 7c7d --no-score
felt drill: --board: a board has 3 to 5 cards, not 2
see 'felt drill --help'
[2]
$ felt drill equity --versus XX --no-score
felt drill: --versus:1: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
[2]
$ felt drill equity --versus 7c7d -b 7c2d3h --no-score
felt drill: '7c7d' has no combos left: all are excluded, on the board or dead
see 'felt drill --help'
[2]
$ felt drill equity --spots mine --hand AA --no-score
felt drill: --spots and --hand cannot be used together
see 'felt drill --help'
[2]
$ felt drill push --spots mine --stack 5 --no-score
felt drill: --spots and --stack cannot be used together
see 'felt drill --help'
[2]
$ felt drill pots --score-file '' --seed 1
felt drill: : No such file or directory
[3]

# The grid of a range has 13 lines.
$ echo f | felt drill push --seed 1 -n 1 --stack 10 --hand 72o --ask push --grid --no-score
1/1. Small blind, 10 bb, 72o: push or fold?
right: a fold is worth 0.49 bb more than a push
  72o is called 38.8% of the time, and then has 29.3% equity
  SB pushes 58.3% of hands: 22+,A2+,K2+,Q2s+,J3s+,T4s+,95s+,84s+,74s+,64s+,53s+,Q7o+,J8o+,T8o+,97o+,76o+,43s:0.7107
AA  AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s
AKo KK  KQs KJs KTs K9s K8s K7s K6s K5s K4s K3s K2s
AQo KQo QQ  QJs QTs Q9s Q8s Q7s Q6s Q5s Q4s Q3s Q2s
AJo KJo QJo JJ  JTs J9s J8s J7s J6s J5s J4s J3s  .
ATo KTo QTo JTo TT  T9s T8s T7s T6s T5s T4s  .   .
A9o K9o Q9o J9o T9o 99  98s 97s 96s 95s  .   .   .
A8o K8o Q8o J8o T8o 98o 88  87s 86s 85s 84s  .   .
A7o K7o Q7o  .   .  97o 87o 77  76s 75s 74s  .   .
A6o K6o  .   .   .   .   .  76o 66  65s 64s  .   .
A5o K5o  .   .   .   .   .   .   .  55  54s 53s  .
A4o K4o  .   .   .   .   .   .   .   .  44  43s* .
A3o K3o  .   .   .   .   .   .   .   .   .  33   .
A2o K2o  .   .   .   .   .   .   .   .   .   .  22
* in part
\
1 question, 1 right
topic	questions	right	rate	cost	unit
SB push	1	1	1.000	0.000	bb

# The trend compares the later half of the answers with the earlier: 5 of 5 with 0 of 5, then 0 of 64 with 64 of 64.
$ awk 'function add(n, topic, result) { while (n--) printf "x\tpots\t%s\tc\t%s\t0\tu\t1\tq\ts\n", topic, result }
> BEGIN { add(5, "up", "wrong"); add(5, "up", "right"); add(9, "few", "right"); add(136, "down", "right"); add(64, "down", "wrong") }' >trend
$ felt drill score --score-file trend --fields topic,questions,right,rate,trend
down	200	136	0.68	-1
few	9	9	1	
up	10	5	0.5	1
$ felt drill score --score-file trend --by drill -f table
drill  questions  right    rate  cost  unit     trend
pots         219    150  68.49%     0  u     -100.00%
$ felt drill score push equity --score-file trend

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

# After --time no question is asked.
$ (echo 1; sleep 3; echo 2; echo 3) | felt drill pots --time 2 --seed 1 --no-score | grep 'questions,'
2 questions, 0 right

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
felt drill: push, equity, pots or score expected, such as 'felt drill push'
see 'felt drill --help'
[2]
$ felt drill chess
felt drill: 'chess' is not a drill; the drills are push, equity and pots, and score prints the score
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
felt drill: 'chess' is not a drill; the drills are push, equity and pots, and score prints the score
see 'felt drill --help'
[2]
$ felt drill score --seed 1
felt drill: felt drill score has no option --seed
see 'felt drill --help'
[2]
$ felt drill pots --players 2
felt drill: --players: side pots are asked for 3 to 6 players
see 'felt drill --help'
[2]
$ felt drill push --ask pots
felt drill: felt drill push does not ask such questions; see --ask
see 'felt drill --help'
[2]
$ felt drill push --stacks 10,10 --stack 8
felt drill: --stacks and --stack cannot be used together
see 'felt drill --help'
[2]
$ felt drill push --stack 9-5
felt drill: --stack: '9-5' is neither a stack in big blinds nor two such as 5-15
see 'felt drill --help'
[2]
$ felt drill push --stacks 10 --no-score
felt drill: --stacks: one stack; push or fold needs 2 to 10 players
see 'felt drill --help'
[2]
$ felt drill push --position BB --ask push --no-score
felt drill: no decision of --ask, --position and --hand comes up in this spot
see 'felt drill --help'
[2]
$ felt drill push --position UTG --no-score
felt drill: --position: 'UTG' is not a position of 2 players; these are BTN, BB
see 'felt drill --help'
[2]
$ felt drill push --blinds x
felt drill: --blinds: 'x' is not a small and a big blind, such as 50/100
see 'felt drill --help'
[2]
$ felt drill pots --stack 5
felt drill: felt drill pots has no option --stack
see 'felt drill --help'
[2]
$ felt drill pots --no-score --score-file x
felt drill: --no-score and --score-file cannot be used together
see 'felt drill --help'
[2]

# On a terminal.
$ yes 25 | FELT_SCREEN=80 felt drill pots --color=never --seed 3 -n 2 --no-score --ask payouts
q quits
\
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
\> wrong, 830 too few: fay gets 855: 120 of the main pot, 620 of the side pot, 45
    of side pot 2, 70 of side pot 3
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

$ pty 80x24 felt drill push --seed 1 --no-score --stack 10 --hand A5s <<'END'
> until push or fold?
> type push\r
> until 2. 
> type maybe\r
> until answer with
> signal INT
> end
> output
> END
status 130
q quits
\
1. Small blind, 10 bb, A5s: push or fold?
\> push
right: a push is worth 1.20 bb more than a fold
  A5s is called 35.5% of the time, and then has 50.8% equity
  SB pushes 58.3% of hands: 22+,A2+,K2+,Q2s+,J3s+,T4s+,95s+,84s+,74s+,64s+,53s+,
    Q7o+,J8o+,T8o+,97o+,76o+,43s:0.7107
\
2. Big blind, 10 bb, A5s; SB pushes: call or fold?
\> maybe
answer with call or fold (c or f); q quits
>
\
1 question, 1 right
topic    questions  right     rate  cost  unit
SB push          1      1  100.00%     0  bb
$ TERM=xterm pty 60x24 felt drill equity --seed 2 --hand AhKh -b Qh7h2c --ask equity --no-score <<'END'
> until equity?
> type 55\r
> until 2. 
> type q\r
> end
> output
> END
status 0
q quits
\
1. A♥ K♥ v KJ+,QJ on Q♥ 7♥ 2♣: your equity?
\> 55
wrong, 9.98 too low: your equity is 64.98%
  you win 64.98% and tie 0.00% of 32,670 deals
  your wins: flush 35.3%, pair 17.2%, high card 6.6%, two
    pair 4.5%
  wins of the opponent: pair 15.0%, two pair 13.8%, three of
    a kind 3.5%, full house 1.6%
\
2. A♥ K♥ v KJ+,QJ on Q♥ 7♥ 2♣: your equity?
\> q
\
1 question, 0 right
topic   questions  right   rate  cost  unit
equity          1      0  0.00%  9.98  points
