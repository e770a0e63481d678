# Forty-five tasks that people come with, each as it is typed first. Where the first try is not
# what felt takes, its message says what to write, and the second try is that.
$ ln -s "$DATA" data

# 1. What is this hand worth?
$ felt rank AsKsQsJsTs --fields hand,standing,name
AsKsQsJsTs	1	royal flush
$ felt rank As Ks Qs Js Ts
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs

# 2. Rank a file of hands.
$ printf '%s\n' AhKh2h7h9h QsQdTc9h7h >hands.txt
$ felt rank hands.txt
felt rank: operand:1: 'hands.txt' is a file; to read it, use --from hands.txt
[1]
$ felt rank --fields hand,standing,name --from hands.txt
AhKh2h7h9h	441	flush, ace-king-nine-seven-two
QsQdTc9h7h	3903	pair of queens, ten-nine-seven kickers

# 3. Rank the hands of a CSV that a spreadsheet wrote: semicolons, a BOM, CRLF, a capital, cards with blanks.
$ printf '\357\273\277Player;Hand\r\nAnn;Ah Kh 2h 7h 9h\r\nBob;Qs Qd 10c 9h 7h\r\n' >sheet.csv
$ felt rank -i csv --from sheet.csv
felt rank: sheet.csv: the first row has only one column, 'Player;Hand'; use -i csv --delimiter ';'
see 'felt rank --help'
[2]
$ felt rank -i csv --delimiter ';' --fields standing,name --from sheet.csv
Player;Hand;standing;name
Ann;Ah Kh 2h 7h 9h;441;flush, ace-king-nine-seven-two
Bob;Qs Qd 10c 9h 7h;3903;pair of queens, ten-nine-seven kickers

# 4. The same with a name for the column, which implies a table.
$ felt rank --column hand --delimiter ';' --fields standing --from sheet.csv
Player;Hand;standing
Ann;Ah Kh 2h 7h 9h;441
Bob;Qs Qd 10c 9h 7h;3903
$ felt rank --column cards --delimiter ';' --from sheet.csv
felt rank: sheet.csv: no column 'cards'; the columns are Player, Hand
see 'felt rank --help'
[2]
$ felt rank --column hand --fields standing --from sheet.csv
felt rank: sheet.csv: the first row has only one column, 'Player;Hand'; use -i csv --delimiter ';'
see 'felt rank --help'
[2]

# 5. The three best hands of a file.
$ felt rank --sort --fields hand,name --from data/hands.txt | head -n 3
4hJd3dAcAdJhAh	full house, aces over jacks
Ad9hJhAs6h9sAh	full house, aces over nines
ThAh7c4h7hAsAd	full house, aces over sevens

# 6. How many hands of each kind are in it?
$ felt rank --count --fields category,count -f tsv --from data/hands.txt
category	count
straight-flush	0
four-of-a-kind	0
full-house	17
flush	25
straight	47
three-of-a-kind	57
two-pair	214
pair	612
high-card	398
total	1370

# 7. Who wins?
$ felt showdown AhKh QsQd -b 2h7h9hTc3d --fields hand,name,result
AhKh	flush, ace-king-nine-seven-two	win
QsQd	pair of queens, ten-nine-seven kickers	lose
$ felt showdown AhKh vs QsQd @ 2h 7h 9h Tc 3d
1	1	AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h	win
1	2	QsQd	3903	pair	pair of queens, ten-nine-seven kickers	QsQdTc9h7h	lose

# 8. The same with the board as an option, with blanks between its cards.
$ felt showdown AhKh QsQd -b 2h 7h 9h Tc 3d
1	1	AhKh	441	flush	flush, ace-king-nine-seven-two	AhKh9h7h2h	win
1	2	QsQd	3903	pair	pair of queens, ten-nine-seven kickers	QsQdTc9h7h	lose
$ felt showdown AhKh QsQd -b '2h 7h 9h Tc 3d' --fields hand,result
AhKh	win
QsQd	lose
$ felt showdown AhKh QsQd -b 2h,7h,9h,Tc,3d --fields hand,result
AhKh	win
QsQd	lose

# 9. Why?
$ felt showdown --explain KsQd KdJc -b 7h7c3d4s2d --fields hand,result,why
KsQd	win	the same pair and king; the queen beats the jack
KdJc	lose	the same pair and king; the jack loses to the queen

# 10. A file of showdowns: how often does the first hand win?
$ felt showdown --fields position,result --from data/showdowns.txt | awk '$1 == 1 { n[$2]++ } END { for (r in n) print r, n[r] }' | sort
lose 23
tie 3
win 38
$ felt showdown --winners --from data/showdowns.txt | sort | uniq -c
     38 1
      3 1,2
     20 2
      3 3

# 11. How often does a flush draw come by the river?
$ felt count AhKh -b Qh7h2c --fields category,probability | head -n 4
straight-flush	0.0009250693802035153
four-of-a-kind	0
full-house	0
flush	0.34875115633672527
$ FELT_SCREEN=80 felt count --color=never AhKh -b Qh7h2c | grep '^flush'
flush                    377       34.8751%      1.87 : 1

# 12. Which cards help the ace and king on the river? Nine hearts, three aces and three kings.
$ FELT_SCREEN=80 felt equity --color=never AhKh QsQd -b 7h2c9h4c --next | grep -A 2 outs
player   outs     chance  which
1          15    34.091%  A♠ A♦ A♣ K♠ K♦ K♣ Q♥ J♥ T♥ 8♥ 6♥ 5♥ 4♥ 3♥ 2♥
2       ahead             15 of 44 cards put another ahead
$ felt equity AhKh QsQd -b 7h2c9h4c --next --fields card,position,out | awk '$2 == 1 && $3 == "true"' | wc -l
15

# 13. What are the nuts on a board?
$ felt range random -b 7h8hTc2s3d --expand combos --fields combo | felt rank -b 7h8hTc2s3d --sort --fields hand,name | head -n 2
Js9s	jack-high straight
Jh9h	jack-high straight

# 14. Aces against kings.
$ felt equity AA KK
1	1	AA	6	0.8194605046767397	50371344	285228	0.8171469552135602	0.004627098926358871	0	exact	61642944
1	2	KK	6	0.18053949532326036	10986372	285228	0.17822594586008092	0.004627098926358871	0	exact	61642944
$ FELT_SCREEN=80 felt equity --color=never AA KK | sed 's/deals.*/deals/'
player  range  combos   equity      win     tie
1       AA          6  81.946%  81.715%  0.463%
2       KK          6  18.054%  17.823%  0.463%
exact: 61,642,944 deals

# 15. The same as people say it.
$ felt equity AA vs KK --fields range,equity
AA	0.8194605046767397
KK	0.18053949532326036
$ felt equity AhKh v QsQd @ 2h 7c 9d --fields range,equity
AhKh	0.2828282828282828
QsQd	0.7171717171717171

# 16. A hand against any hand.
$ felt equity AhKh random --fields range,equity
AhKh	0.6704463230923519
100%	0.3295536769076481

# 17. A hand against the best fifteen per cent, rounded, and in per cent.
$ felt equity TT 15% --digits 2 --fields range,equity
TT	0.58
55+,A5s+,K9s+,QJs,A9o+,KJo+	0.42
$ felt equity TT 15% --percent --digits 2 --fields range,equity
TT	58.43
55+,A5s+,K9s+,QJs,A9o+,KJo+	41.57

# 18. Half of the ace-kings.
$ felt equity TT AKs:50%,QQ+ --fields range,combos,equity
TT	6	0.2237028734383614
QQ+,AKs:0.5	22	0.7762971265616386
$ felt equity TT AKs:0.5,QQ+ --fields range,combos,equity
TT	6	0.2237028734383614
QQ+,AKs:0.5	22	0.7762971265616386

# 19. A million samples.
$ felt equity AA KK QQ --samples 1e6 --fields method,deals | head -n 1
sampled	1000000
$ felt equity AA KK QQ --samples 1M --fields method,deals | head -n 1
sampled	1000000
$ felt equity AA KK QQ --samples 1,000,000 --fields method,deals | head -n 1
sampled	1000000

# 20. Equities for a program.
$ felt equity AA KK -f json
{"problem": 1, "game": "holdem", "method": "exact", "deals": 61642944, "board": "", "dead": "", "players": [{"position": 1, "range": "AA", "combos": 6, "equity": 0.8194605046767397, "win_count": 50371344, "tie_count": 285228, "win": 0.8171469552135602, "tie": 0.004627098926358871, "stderr": 0, "ci_low": 0.8194605046767397, "ci_high": 0.8194605046767397}, {"position": 2, "range": "KK", "combos": 6, "equity": 0.18053949532326036, "win_count": 10986372, "tie_count": 285228, "win": 0.17822594586008092, "tie": 0.004627098926358871, "stderr": 0, "ci_low": 0.18053949532326036, "ci_high": 0.18053949532326036}], "winners": {"1": 50371344, "2": 10986372, "1,2": 285228}, "algorithm": "matchups", "seed": null}

# 21. All starting hands against each other.
$ felt equity --matrix | head -n 2 | cut -f 1-4
AA	AA	6	0.5
AA	AKs	12	0.8785948639961129
$ felt equity --matrix | wc -l
28561

# 22. What does a range hit on this flop?
$ felt count 22+,AKs,AQs,AKo -b Ah 7c 2d | awk '$6 { print $4, $6 }'
set 9
top-pair 15
pocket-pair-below-top 36
pocket-pair-below-second 24
total 84
backdoor-flush 4
$ FELT_SCREEN=42 felt count --color=never 22+,AKs,AQs,AKo -b Ah7c2d
board  A♥ 7♣ 2♦
\
                          combos    share
set                            9   10.71%
top pair                      15   17.86%
pocket pair below top         36   42.86%
pocket pair below second      24   28.57%
                              84  100.00%
\
backdoor flush draw            4    4.76%

# 23. The best tenth of all hands.
$ felt range --top 10% --normal
66+,A8s+,KJs+,ATo+

# 24. Where is king-nine suited among all hands?
$ felt range K9s --percentile
K9s	29	0.14177978883861236	0.14479638009049775

# 25. How many combos of a range are left when cards are known?
$ felt range QQ+,AK -d AsKs --count
21	0.017142857142857144

# 26. What do two ranges have in common?
$ felt range --intersection 22+,AKs 15% --normal
55+,AKs

# 27. A range as a picture.
$ felt range 22+,AKs -f svg | head -c 5
<?xml
\ no newline at end

# 28. Hero, villain and board are columns of a table.
$ printf 'hero,villain,board\nAhAd,KK,2c7d9h\nQQ,AKs,\n' | felt equity --columns hero,villain,board --fields position,equity
hero,villain,board,position,equity
AhAd,KK,2c7d9h,1,0.9161616161616162
AhAd,KK,2c7d9h,2,0.08383838383838384
QQ,AKs,,1,0.5395147415412217
QQ,AKs,,2,0.46048525845877836

# 29. One line per problem from a pipe.
$ printf 'AA v KK\nAKs v 22+ @ 2c7d9h\n' | felt equity --fields problem,range,equity
1	AA	0.8194605046767397
1	KK	0.18053949532326036
2	AKs	0.22104377104377104
2	22+	0.778956228956229

# 30. Side pots.
$ felt pots alice:300 bob:300 carol:100:allin dave:50:fold
main	350	0-100	alice,bob,carol		
side	400	100-300	alice,bob		

# 31. Who gets them?
$ felt pots alice:300:AhKh bob:300:QsQd carol:100:allin:2c2d -b 2h7h9hTc3d --fields pot,amount,winners
main	300	alice
side	400	alice

# 32. With rake.
$ felt pots alice:300:AhKh bob:300:QsQd -b 2h7h9hTc3d --rake 5% --rake-cap 10 --fields pot,amount,winners,shares
main	600	alice	alice:590

# 33. Pots from a table.
$ printf 'player,amount,status\nann,100,\nbob,100,\ncat,40,allin\ndan,20,fold\n' | felt pots -i csv --fields pot,amount,contenders
pot,amount,contenders
main,140,"ann,bob,cat"
side,120,"ann,bob"

# 34. Tell a hand of a file.
$ felt replay data/phh/worked.phh
data/phh/worked.phh	no-limit hold'em 10/20
\
seat	player	stack	position
1	Bob	1000	small blind
2	Carol	500	big blind
3	Dave	100	cutoff
4	Alice	1000	button
\
before the flop	pot 30
	Dave calls 20
	the hand stops here

# 35. Do all hands of a folder hold?
$ felt replay --check -r data/phh/named
7 hands OK, 0 errors
$ felt replay --check -k -r data/phh/named 2>/dev/null
7 hands OK, 0 errors

# 36. All bets of a hand as CSV.
$ felt replay -f csv --fields street,player,act,amount data/phh/named/dwan-ivey-2009.phh | grep -E 'street|bet|raise'
street,player,act,amount
preflop,Tom Dwan,raise,7000
preflop,Phil Ivey,raise,23000
flop,Phil Ivey,bet,35000
turn,Phil Ivey,bet,90000
turn,Tom Dwan,raise,232600
turn,Phil Ivey,raise,1067100

# 37. What one player could see.
$ felt replay --seat Dwan data/phh/named/dwan-ivey-2009.phh | sed -n '/holds/,/raises/p'
	Tom Dwan holds 7h 6h
	Tom Dwan raises to 7000
$ felt replay --seat Negreanu data/phh/named/dwan-ivey-2009.phh
felt replay: data/phh/named/dwan-ivey-2009.phh:50:11: hand 1: --seat: no 'Negreanu' among Phil Ivey, Patrik Antonius, Tom Dwan
[1]

# 38. The pot at the end of each street, and what each player won.
$ felt replay -f json data/phh/named/dwan-ivey-2009.phh | jq -r '("preflop", "flop", "turn", "river") as $street | [.actions[] | select(.street == $street)] | last | "\(.street) \(.pot)"'
preflop 49500
flop 119500
turn 1109500
river 1109500
$ felt replay -f json data/phh/named/dwan-ivey-2009.phh | jq -r '[.players, .starting_stacks, .finishing_stacks] | transpose[] | "\(.[0]) \((.[2] | tonumber) - (.[1] | tonumber))"'
Phil Ivey -553500
Patrik Antonius -2500
Tom Dwan 556000

# 39. A rules question as a file: after an all-in for less than a full raise, may somebody who has called raise again?
$ cat >question.phh <<'END'
> variant = 'NT'
> antes = [0, 0, 0]
> blinds_or_straddles = [10, 20, 0]
> min_bet = 20
> starting_stacks = [30, 1000, 1000]
> actions = [
>   'd dh p1 ????', 'd dh p2 ????', 'd dh p3 ????',
>   'p3 cc', 'p1 cbr 30', 'p2 cc',
>   # expect call 10
>   # expect raise none
> ]
> END
$ felt replay --check question.phh
1 hand OK, 0 errors
$ sed 's/raise none/raise 50 1000/' question.phh >other.phh; felt replay --check other.phh
felt replay: other.phh:10:5: hand 1: action 6: 'expect raise 50 1000' fails: no raise is legal
[1]

# 40. Step through a hand on a table, street by street; and the hands of one player.
$ pty 80x24 felt replay --watch data/phh/named/dwan-ivey-2009.phh <<'END'
> until before the flop
> type ]
> type ]
> until turn
> type ]
> until river
> type q
> end
> END
status 0
$ pty 80x24 felt replay --watch data/phh/pluribus/100-24.phh data/phh/named/dwan-ivey-2009.phh <<'END' | grep -o 'hand 2 of 2\|status 0'
> until hand 1 of
> type /dwan\r
> until Tom Dwan
> screen
> type q
> end
> END
hand 2 of 2
status 0
$ felt replay --watch data/phh/worked.phh
felt replay: --watch requires a terminal for input and output
see 'felt replay --help'
[2]

# 41. A command that does not exist.
$ felt outs AhKh
felt: 'outs' is not a felt command; try: felt equity AhKh QsQd -b 7h2c9h4c --next
see 'felt --help'
[2]
$ felt shodown AhKh QsQd
felt: 'shodown' is not a felt command; did you mean 'showdown'?
see 'felt --help'
[2]

# 42. How are ranges written?
$ felt help ranges | head -n 5
A range is the set of hole cards that a player may hold. It is a list of terms,
separated by commas; T is a ten. In the shell, * ! and ; need quotes.
\
  term        combos   meaning
  AA          6        a pair

# 43. A laid-out table in a pager.
$ felt rank AsKsQsJsTs -f table --color=always | tr '\033' '~'
~[2mhand        standing  name         best~[0m
A♠K♠Q♠J♠T♠         1  royal flush  A♠ K♠ Q♠ J♠ T♠
$ FELT_SCREEN=80 felt rank --color=never AsKsQsJsTs | cat
hand        standing  name         best
A♠K♠Q♠J♠T♠         1  royal flush  A♠ K♠ Q♠ J♠ T♠

# 44. A long count on two machines.
$ for k in 1 2; do felt equity --shard $k/2 AA,KK QQ,AKs 22+ -b 2c7d9h; done | felt merge --fields range,equity
KK+	0.6619723986150244
QQ,AKs	0.08481923826345375
22+	0.2532083631215218

# 45. Version and help.
$ felt -v
felt: unknown option '-v'; did you mean '-V'?
see 'felt --help'
[2]
$ felt --version | sed -n 's/^felt [0-9.]*$/felt and its number/p'
felt and its number
