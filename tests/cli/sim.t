# Hands are written as PHH.
$ felt sim ann=call bob=allin cal=fold -n 2
\[1]
# seed 1
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ['d dh p1 4h8d', 'd dh p2 Kd7h', 'd dh p3 Td6d', 'p3 f', 'p1 cc', 'p2 cbr 200', 'p1 cc', 'd db 8sAsKc', 'd db 2h', 'd db 3d', 'p2 sm Kd7h', 'p1 sm 4h8d']
hand = 1
players = ['ann', 'bob', 'cal']
finishing_stacks = [0, 400, 200]
\
\[2]
# seed 1
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ['d dh p1 4dQs', 'd dh p2 2cAh', 'd dh p3 5sJd', 'p3 cc', 'p1 cbr 200', 'p2 f', 'p3 cc', 'd db 7c6dTh', 'd db Ad', 'd db 4c', 'p1 sm 4dQs', 'p3 sm 5sJd']
hand = 2
players = ['bob', 'cal', 'ann']
finishing_stacks = [402, 198, 0]

# Every hand keeps the rules, and printing what was read changes nothing.
$ felt sim ann=random bob=random cal=random dot=call -n 500 >hands.phhs
$ felt replay --check hands.phhs
500 hands OK, 0 errors
$ felt replay -f phh hands.phhs | cmp - hands.phhs
$ for game in ns po fo/8 fr f7s p7s f2l3d n2l1d fb pc badugi omaha6; do
>     felt sim -g $game a=random b=random c=random -n 200 | felt replay --check
> done
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors
200 hands OK, 0 errors

# Two matches with other bots have the same cards.
$ felt sim a=random b=call -n 100 -f tsv --fields hand,seat,cards >one
$ felt sim a=fold b=allin -n 100 -f tsv --fields hand,seat,cards | cmp - one
$ felt sim a=random b=call -n 100 --seed 2 -f tsv --fields hand,seat,cards | cmp -s - one
[1]

# The number of threads changes nothing.
$ felt sim a=random b=random c=call -n 5000 | cksum >one
$ felt sim a=random b=random c=call -n 5000 -j 4 | cksum | cmp - one
$ felt sim a=random b=random c=call -n 5000 --results >one
$ felt sim a=random b=random c=call -n 5000 --results -j 3 | cmp - one

# Results: nets add up to 0.
$ felt sim ann=call bob=random cal=random:5 -n 900 --results -f tsv
player	hands	net	net_bb	bb100	bb100_low	bb100_high	errors
ann	900	-283	-141.5	-15.722222222222223	-532.6210248742931	501.1765804298487	0
bob	900	-4519	-2259.5	-251.05555555555554	-517.4887290825498	15.377617971438662	0
cal	900	4802	2401	266.77777777777777	-248.14417647276989	781.6997320283255	0
$ felt sim ann=call bob=random -n 1 --results -f json
{"player": "ann", "hands": 1, "net": 1, "net_bb": 0.5, "bb100": 50, "bb100_low": null, "bb100_high": null, "errors": 0}
{"player": "bob", "hands": 1, "net": -1, "net_bb": -0.5, "bb100": -50, "bb100_low": null, "bb100_high": null, "errors": 0}
$ felt sim ann=call bob=random -n 2 -f csv
hand,player,seat,cards,board,stack,net,errors
1,ann,1,4h8d,,200,1,0
1,bob,2,Kd7h,,200,-1,0
2,bob,1,4dQs,Jd8d7cThAd,200,-9,0
2,ann,2,2cAh,Jd8d7cThAd,200,9,0
$ felt sim ann=call bob=random -n 1 -f json
{"hand": 1, "player": "ann", "seat": 1, "cards": "4h8d", "board": "", "stack": 200, "net": 1, "errors": 0}
{"hand": 1, "player": "bob", "seat": 2, "cards": "Kd7h", "board": "", "stack": 200, "net": -1, "errors": 0}

# Blinds with cents, antes, straddles, stacks.
$ felt sim a=fold b=fold c=fold --blinds 0.50/1/2 --ante 0.25 --stack 50,100,7.5 -n 1
\[1]
# seed 1
variant = 'NT'
antes = [0.25, 0.25, 0.25]
blinds_or_straddles = [0.50, 1.00, 2.00]
min_bet = 1.00
starting_stacks = [50.00, 100.00, 7.50]
actions = ['d dh p1 4h8d', 'd dh p2 Kd7h', 'd dh p3 Td6d', 'p1 f', 'p2 f']
hand = 1
players = ['a', 'b', 'c']
finishing_stacks = [49.25, 98.75, 9.50]
$ felt sim a=fold b=fold c=fold --ante bb -n 1 | grep antes
antes = [0, 2, 0]
$ felt sim -g stud a=fold b=call --ante 1 -n 1 | grep -e antes -e bring -e bet
antes = [1, 1]
bring_in = 1
small_bet = 2
big_bet = 4
$ felt sim 'it'"'"'s "me"=fold' Zoë=fold -n 1 | grep players
players = ["it's \"me\"", 'Zoë']

# A bot that reckons: every hand keeps the rules, and the same seed has the same hands in any number of threads.
$ felt sim a=equity b=random c=equity:22+,A2+,KT+ -n 300 >hands.phhs; felt replay --check hands.phhs
300 hands OK, 0 errors
$ felt sim a=equity b=random c=equity:22+,A2+,KT+ -n 300 -j 3 | cmp - hands.phhs
$ for game in po/8 fr f2l3d fb pc; do felt sim -g $game a=equity b=random c=equity -n 60 | felt replay --check; done
60 hands OK, 0 errors
60 hands OK, 0 errors
60 hands OK, 0 errors
60 hands OK, 0 errors
60 hands OK, 0 errors
$ felt sim a=equity b=equity -n 100 --duplicate --results --fields net
0
0

# A chart, which says what is played before the flop.
$ felt sim a=chart:"$DATA/../../man/six.chart" b=random c=equity d=call e=potodds f=chart:"$DATA/../../man/six.chart" -n 2000 | felt replay --check
2000 hands OK, 0 errors
$ printf '%s\n' 'BTN open AA' 'BB call KK' >narrow.chart
$ echo 'BTN push<=10 AA,KK' >push.chart
$ felt sim a=chart:push.chart b=fold --stack 20 -n 2000 | felt replay -f tsv --fields player,act,amount | grep '^a.\(fold\|bet\|call\|raise\)' | sort | uniq -c
    990 a	fold	
     10 a	raise	20
$ for game in ft pt ns; do felt sim -g $game a=chart:"$DATA/../../man/six.chart" b=random c=equity -n 100 | felt replay --check; done
100 hands OK, 0 errors
100 hands OK, 0 errors
100 hands OK, 0 errors
$ felt sim a=chart:- b=call -n 10 --results --fields net,errors <narrow.chart
200	0
-200	0
$ felt sim a=chart:narrow.chart b=fold -n 100 --duplicate --results --fields net,errors -j 2
0	0
0	0

# The help has all bots, as the message about a bot that there is not has.
$ felt sim --help | tr -s ' \n' ' ' | grep -o 'plays for it: .*PORT'
[1]

# Charts that are wrong.
$ printf '%s\n' '# ten big blinds' '' 'BTN push<=10 22+,A2x' >bad.chart; felt sim a=chart:bad.chart b=call
felt sim: bad.chart:3:20: 'x' where a comma or space is expected
[1]
$ printf '%s\n' 'BTN open AA' '* limp AA' 'BTN open KK' >bad.chart; felt sim a=call b=chart:bad.chart
felt sim: bad.chart:3:5: duplicate position and situation, first at 1:1
[1]
$ echo 'MP open AA' >bad.chart; felt sim a=chart:bad.chart b=call
felt sim: bad.chart:1:1: no position 'MP' (UTG, UTG+1 and so on, LJ, HJ, CO, BTN, SB, BB; * for all)
[1]
$ echo 'BTN raise AA' >bad.chart; felt sim a=chart:bad.chart b=call
felt sim: bad.chart:1:5: no situation 'raise' (open, limp, iso, push, call, call-push, 3bet and so on)
[1]
$ echo 'BTN open AA KK' >bad.chart; felt sim a=chart:bad.chart b=call
felt sim: bad.chart:1:13: 'KK' is not a size: 2.5 (big blinds), 3x (times the bet) or all
[1]
$ : >bad.chart; felt sim a=chart:bad.chart b=call
felt sim: bad.chart:1:1: the chart is empty
[1]
$ printf 'BTN open AA\0\n\377 call AA\n' >bad.chart; felt sim a=chart:bad.chart b=call
felt sim: bad.chart:1:12: '\x00' where a comma or space is expected
[1]
$ felt sim a=chart:nosuch b=call
felt sim: nosuch: No such file or directory
[3]
$ felt sim a=chart:. b=call
felt sim: .: Is a directory
[3]
$ felt sim a=chart:/dev/zero b=call
felt sim: /dev/zero: File too large
[3]
$ felt sim a=chart: b=call
felt sim: a: 'chart' requires an argument: chart:FILE
see 'felt sim --help'
[2]
$ felt sim a=chart b=call
felt sim: a: 'chart' requires an argument: chart:FILE
see 'felt sim --help'
[2]
$ felt sim -g omaha a=chart:narrow.chart b=call
felt sim: a: chart: charts require a hold'em game with two hole cards
see 'felt sim --help'
[2]

# In a duplicate match each deal is played once with each player in each seat.
$ felt sim a=fold b=fold c=fold -n 3 --duplicate -f tsv --fields hand,player,cards | sort -k 3 | uniq -c -f 2 | wc -l
4
$ felt sim a=random:3 b=random:3 c=random:3 -n 999 --duplicate --results --fields net,bb100_low
0	0
0	0
0	0
$ felt sim a=random b=call c=fold -n 100 --duplicate
felt sim: --duplicate: with 3 players --hands must be a multiple of 3, such as 102, not 100
see 'felt sim --help'
[2]

# Other names have the same results; so have other places, when everybody has each of them.
$ felt sim a=random b=call c=potodds -n 300 --results >one; felt sim x=random y=call z=potodds -n 300 --results | tr xyz abc | cmp - one
$ felt sim a=random b=call c=potodds -n 300 --duplicate --results | sort >one
$ felt sim c=potodds a=random b=call -n 300 --duplicate --results | sort | cmp - one

# A cash game: stacks carry over, the broke buy in again, and profits are taken off.
$ felt sim a=potodds b=random c=call --cash -n 500 >cash; felt replay --check cash
500 hands OK, 0 errors
$ felt sim a=potodds b=random c=call --cash -n 500 --from-hand 301 | sed 1d >rest; sed '1,/^.300]/d; 1,/^$/d' cash | cmp - rest
$ felt sim a=potodds b=random c=call --cash --leave 300 -n 500 --results --fields player,net,bought,taken
a	656	200	693
b	-446	800	340
c	-210	800	393

# Progress and results are printed for a user whose hands are written elsewhere.
$ pty 80x20 sh -c 'felt sim a=fold b=call --blinds 1/2 -n 100 >hands.phhs' <<:
> end
> output
> :
status 0
felt sim: a: net -44, bb/100 -22.0 +- 14.8
felt sim: b: net 44, bb/100 22.0 +- 14.8
$ pty 80x20 sh -c 'felt sim a=fold b=call --blinds 1/2 -n 100 | felt replay --check' <<:
> end
> output
> :
status 0
felt sim: a: net -44, bb/100 -22.0 +- 14.8
felt sim: b: net 44, bb/100 22.0 +- 14.8
100 hands OK, 0 errors
$ pty 80x20 felt sim a=fold b=call -n 1 --results <<:
> end
> output
> :
status 0
player  hands  net  net_bb  bb100  bb100_low  bb100_high  errors
a           1   -2      -1   -100                              0
b           1    2       1    100                              0

# Parts of a match.
$ felt sim a=potodds b=random -n 1000 >all
$ for k in 1 2 3; do felt sim a=potodds b=random -n 1000 --shard $k/3; done | cmp - all
$ { felt sim a=potodds b=random -n 400; felt sim a=potodds b=random -n 1000 --from-hand 401; } | cmp - all

# Mistakes.
$ felt sim a=call b=fold -n 10 --from-hand 11
felt sim: --from-hand: hand 11 is after the last hand, 10 (--hands)
see 'felt sim --help'
[2]
$ felt sim a=call b=fold -n 10 --from-hand 2 --duplicate
felt sim: --duplicate: with 2 players --from-hand must be a multiple of 2 plus 1, such as 3, not 2
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --shard 3/2
felt sim: --shard: '3/2' is not K/N, with K from 1 to N, and N at most 100000
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --shard 1/2 --cash
felt sim: --cash and --shard cannot be used together
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --duplicate --cash
felt sim: --cash and --duplicate cannot be used together
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --leave 300
felt sim: --leave requires --cash
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --cash --leave 0
felt sim: --leave: an amount must be above 0
see 'felt sim --help'
[2]
$ felt sim
felt sim: 2 to 10 players expected, not 0; try: felt sim ann=random bob=call
see 'felt sim --help'
[2]
$ felt sim a=call
felt sim: 2 to 10 players expected, not 1; try: felt sim ann=random bob=call
see 'felt sim --help'
[2]
$ felt sim a=call call
felt sim: 'call' is not a player: NAME=BOT, such as ann=random
see 'felt sim --help'
[2]
$ felt sim a=call b=cal
felt sim: b: unknown bot 'cal'; did you mean 'call'?
see 'felt sim --help'
[2]
$ felt sim a=call b=nothing
felt sim: b: unknown bot 'nothing'; the bots are fold, call, allin, random, potodds, equity and chart
see 'felt sim --help'
[2]
$ felt sim a=call a=fold
felt sim: duplicate player name 'a'
see 'felt sim --help'
[2]
$ felt sim a=call =fold
felt sim: '=fold': a name must have at least one character
see 'felt sim --help'
[2]
$ felt sim a=call b=call:3
felt sim: b: 'call' takes no argument
see 'felt sim --help'
[2]
$ felt sim a=call b=random:x
felt sim: b: random: 'x' is not an aggression from 0 to 1000
see 'felt sim --help'
[2]
$ felt sim a=call b=equity:x
felt sim: b: equity: 'x' is not a range of this game
see 'felt sim --help'
[2]
$ felt sim a=call b=equity:AA -g po
felt sim: b: equity: ranges require a game with two hole cards
see 'felt sim --help'
[2]
$ felt sim a=call b=fold -g holdm
felt sim: --game: unknown game 'holdm'; did you mean 'holdem'?
see 'felt sim --help'
[2]
$ felt sim a=call b=fold -g go
felt sim: --game: unknown game 'go'; see 'felt help games'
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --blinds 1
felt sim: --blinds: '1' is not SMALL/BIG, such as 1/2, with at most one straddle per other player
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --blinds 1/2/4
felt sim: --blinds: '1/2/4' is not SMALL/BIG, such as 1/2, with at most one straddle per other player
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --blinds 1/x
felt sim: --blinds: 'x' is not an amount, such as 2 or 0.50
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --blinds 0/2
felt sim: --blinds: an amount must be above 0
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --ante 1/2
felt sim: --ante: '1/2' is neither an amount nor bb
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --stack 1,2,3
felt sim: --stack: one amount or 2 amounts expected, not 3
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --stack 0
felt sim: --stack: an amount must be above 0
see 'felt sim --help'
[2]
$ felt sim a=call b=fold --results -f phh
felt sim: --results and -f phh cannot be used together
see 'felt sim --help'
[2]
$ felt sim a=call b=fold -k
felt sim: unknown option '-k'
see 'felt sim --help'
[2]
$ felt sim -g omaha6 a=call b=fold c=call d=fold e=call f=fold g=call h=fold
felt sim: pot-limit six-card Omaha cannot be played with 8 players: the deck has too few cards for all players
see 'felt sim --help'
[2]
