# Hands in PokerStars format.
$ felt convert -q --to pokerstars "$DATA/histories/pokerstars/cash.txt" | sed -n '1,/^$/p'
PokerStars Hand #1001:  Hold'em No Limit ($0.05/$0.10 USD) - 2024/03/01 9:05:07 CET [2024/03/01 3:05:07 ET]
Table 'Vega III' 6-max Seat #6 is the button
Seat 1: anna ($10 in chips) 
Seat 2: ben_ calls ($9.10 in chips) 
Seat 3: ben ($12.26 in chips) 
Seat 6: dora (x) ($38.74 in chips) 
anna: posts small blind $0.05
ben_ calls: posts big blind $0.10
*** HOLE CARDS ***
Dealt to ben [Kh Kd]
ben: raises $0.20 to $0.30
dora (x): folds 
anna: folds 
ben_ calls: calls $0.20
*** FLOP *** [5c 4c 4h]
ben_ calls: checks 
ben: bets $2
ben_ calls: raises $6.80 to $8.80 and is all-in
ben: calls $6.80
*** TURN *** [5c 4c 4h] [Qs]
*** RIVER *** [5c 4c 4h Qs] [Kc]
*** SHOW DOWN ***
ben_ calls: shows [Ah Ac] (two pair, Aces and Fours)
ben: shows [Kh Kd] (a full house, Kings full of Fours)
ben collected $17.35 from pot
*** SUMMARY ***
Total pot $18.25 | Rake $0.90 
Board [5c 4c 4h Qs Kc]
Seat 1: anna (small blind) folded before Flop
Seat 2: ben_ calls (big blind) showed [Ah Ac] and lost with two pair, Aces and Fours
Seat 3: ben showed [Kh Kd] and won ($17.35) with a full house, Kings full of Fours
Seat 6: dora (x) (button) folded before Flop (didn't bet)
\

# What the text has, once it is read again, is what the hands had: phh and back, and text and back,
# over all games that the text has. Of these differences only those are listed that are not new
# fields which the text needs, such as a date.
$ cat >back <<'END'
> felt convert -q "$@" >before.phhs; felt convert -q --to pokerstars before.phhs >text.txt
> felt convert -q text.txt >after.phhs; felt diff before.phhs after.phhs | awk -F '\t' '
> 	$6 != "" && !($4 == "seat" && $6 == 0) {n[$4 ($4 == "field" ? " " $5 : "")]++}
> 	END {for (what in n) print what, n[what]}' | sort
> END
$ for game in nt pt ft ns po no fo fo/8 po/8 no/8 po5 po6 po5/8 pc pc/8 f7s p7s f7s/8 fr n2l1d p2l1d f2l3d p2l3d fb pb n5d p5d f5d; do
> 	felt sim -g $game a=random b=call c=allin d=random -n 40 --seed 3 >sim.phhs; sh back sim.phhs | sed "s|^|$game |"
> 	felt convert --report --to pokerstars sim.phhs | sed -n "s|^total\t\t\(.*\)|\1|p"
> done | sort | uniq -c
     28 40	40	0	0	0
      1 f7s bring_in 12
      1 f7s/8 bring_in 12
      1 fr bring_in 10
      1 p7s bring_in 12
$ for file in "$DATA"/histories/pokerstars/*; do echo "${file##*/}" $(sh back "$file"); done
away.txt
between.txt
cash.txt player 1
coinpoker.txt field _fees 1 field _game 2 field _rake 1 field _site 2 field currency 2 field venue 2
draw.txt
forms.txt field _game 1
ggpoker.txt field _fees 1 field _game 2 field _hand 5 field _house_paid 1 field _rake 1 field _site 5 field event 2 field venue 5
known.txt
oddnames.txt player 2
portuguese.txt
rupees.txt field _game 1 field _site 2 field venue 2
skins.txt action 2 field _house_paid 1 field _kind 1 field _site 6 field _splash 1 field event 1 field venue 6
stud.txt
tournaments.txt field _bought 1 field _bounty_won 2
$ for file in "$DATA"/phh/named/*.phh "$DATA"/phh/pluribus/* "$DATA"/phh/random/*; do sh back "$file"; done 2>&1 | sort | uniq -c
      1 action 43
      1 bring_in 4
      1 field address 1
      7 field author 1
      3 field city 1
      3 field country 1
      5 field event 1
      1 field month 1
      1 field postal_code 1
      3 field region 1
      4 field year 1

# The up card of courchevel is written, also if the hand ends before the flop.
$ felt sim -g pc a=call b=fold -n 1 --seed 1 >open.phhs; felt convert --to pokerstars open.phhs | grep -A 1 PRE-FLOP
*** PRE-FLOP *** [Jc]
b: folds 
$ felt convert --to pokerstars open.phhs | felt convert | grep -o 'd db ..'; grep -o 'd db ..' open.phhs
d db Jc
d db Jc

# In fixed limit too, a dead small blind with a live big blind is one line, and not an ante.
$ cat >dead.txt <<'END'
> ***** Hand History for Game 9101 *****
> $1/$2 USD FL Texas Hold'em - Sunday, January 05, 19:24:07 EST 2014
> Table Lund (Real Money)
> Seat 3 is the button
> Total number of players : 4/6
> Seat 1: ada ( $20 USD )
> Seat 2: bo ( $20 USD )
> Seat 3: cy ( $20 USD )
> Seat 5: dee ( $20 USD )
> dee posts small blind [$0.50 USD].
> ada posts big blind [$1 USD].
> bo posts big blind + dead [$1.50].
> cy posts big blind + dead [$1.50].
> ** Dealing down cards **
> bo raises [$1 USD]
> cy folds
> dee folds
> ada folds
> bo does not show cards.
> bo wins $5.50 USD
> END
$ felt convert --to pokerstars dead.txt | grep posts
dee: posts small blind $0.50
ada: posts big blind $1
bo: posts small & big blinds $1.50
cy: posts small & big blinds $1.50
$ felt convert --to pokerstars dead.txt | felt convert | grep -E '^(antes|blinds)'
antes = [0.00, 0.00, 0.50, 0.50]
blinds_or_straddles = [0.50, 1.00, -1.00, -1.00]
