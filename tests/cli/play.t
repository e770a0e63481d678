# A hand of the user against a bot, over a pipe: it is narrated as in replay, and a line lists the choices.
$ printf '%s\n' 'r 6' half c c | felt play bob=call --seed 5 -n 1 --log one.phhs
hand 1	no-limit hold'em 1/2
\
seat	player	stack	position
1	hero	200	big blind
2	bob	200	button, small blind
\
before the flop	pot 3
	hero holds Ks 9d
	bob calls 1
	hero	c check	r raise to 4-200
	hero raises to 6
	bob calls 4
flop	7s As 8c	pot 12
	hero	c check	b bet 2-194
	hero bets 6
	bob calls 6
turn	7s As 8c Kd	pot 24
	hero	c check	b bet 2-188
	hero checks
	bob checks
river	7s As 8c Kd 8s	pot 24
	hero	c check	b bet 2-188
	hero checks
	bob checks
	bob shows 3h 7h
	hero	two pair, kings and eights, ace kicker	wins 24
	bob	two pair, eights and sevens, ace kicker	
\
player	start	end	net
hero	200	212	+12
bob	200	188	-12
hero	+12	after 1 hand
\
1 hand
player	net	bought
hero	+12	200
bob	-12	200

# The hand in the log is the same.
$ felt replay --check one.phhs
1 hand OK, 0 errors
$ cat one.phhs
\[1]
# seed 5
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ['d dh p1 Ks9d', 'd dh p2 3h7h', 'p2 cc', 'p1 cbr 6', 'p2 cc', 'd db 7sAs8c', 'p1 cbr 6', 'p2 cc', 'd db Kd', 'p1 cc', 'p2 cc', 'd db 8s', 'p1 cc', 'p2 cc', 'p1 sm Ks9d', 'p2 sm 3h7h']
hand = 1
players = ['hero', 'bob']
finishing_stacks = [212, 188]

# The same seed and the same answers give the same bytes; the log of a session too.
$ yes c | felt play call potodds --seed 3 -n 20 --log a.phhs | cksum >one
$ yes c | felt play call potodds --seed 3 -n 20 --log b.phhs | cksum | cmp - one; cmp a.phhs b.phhs

# Hands are narrated as in replay, with the user's cards, in every game.
$ told() { sed -e '/^\(hand\|.*phhs, hand\) /d' -e '/^$/d' "$@"; }
> for game in nt po omaha8 razz f7s p7s 27td n2l1d fb badugi omaha6 draw; do
> 	for i in $(seq 300); do printf '%s\n' c 'd 1 2' pot; done |
> 		felt play -g $game call potodds --seed 7 -n 10 --log $game.phhs | sed '/^10 hands/,$d' >$game.out
> 	told $game.out | sed -e '/^\thero\t[fcs] /d' -e '/^hero\t[^\t]*\tafter /d' \
> 		-e '/^\tcards are /d' -e '/^\ta draw: /d' -e '/^\tnot a draw: /d' -e '/^\tthe /d' -e '/^\tno /d' -e '/^\tthat is /d' -e '/^\ta street /d' -e '/buys in again$/d' >one
> 	felt replay --seat hero $game.phhs | told | cmp - one
> 	felt replay --check $game.phhs
> done 2>&1 | uniq -c | sed 's/^ *//'
12 10 hands OK, 0 errors

# Errors are explained, and felt asks again.
$ printf '%s\n' 'r 3' 'r 201' r 'r x' 120 k 'c 2' 'd 1' nothing 'f 1' f | felt play -n 1 --seed 2 call call | grep '^	' | sed 1d
	call#2 calls 2
	hero	f fold	c call 1	r raise to 4-200
	the minimum raise is to 4
	hero	f fold	c call 1	r raise to 4-200
	the maximum raise is to 200, which is all-in
	hero	f fold	c call 1	r raise to 4-200
	raise to how much? 4 to 200: r 4
	hero	f fold	c call 1	r raise to 4-200
	'x' is not an amount in whole chips, such as 120 or pot
	hero	f fold	c call 1	r raise to 4-200
	'120' is ambiguous: r raises to an amount, b bets it
	hero	f fold	c call 1	r raise to 4-200
	a check is not enough; c calls 1
	hero	f fold	c call 1	r raise to 4-200
	c takes no amount: r raises, b bets
	hero	f fold	c call 1	r raise to 4-200
	not a draw: use f, c, b or r
	hero	f fold	c call 1	r raise to 4-200
	'nothing' is not possible here; ? lists the actions
	hero	f fold	c call 1	r raise to 4-200
	f folds and takes no argument
	hero	f fold	c call 1	r raise to 4-200
	hero folds
	call checks
	call checks
	call#2 checks
	call checks
	call#2 checks
	call checks
	call#2 checks
	call shows 5h Jc
	call#2 shows 3s Ah
	call#2	pair of tens, ace-nine-seven kickers	wins 5
	call	pair of tens, jack-nine-seven kickers	

# A folded hand continues without the user; quitting and the end of the input are the same.
$ printf 'c\nq\n' | felt play bob=call --seed 5 >one; tail -n 12 one
	hero	two pair, kings and eights, ace kicker	wins 4
	bob	two pair, eights and sevens, ace kicker	
\
player	start	end	net
hero	200	202	+2
bob	200	198	-2
hero	+2	after 1 hand
\
1 hand
player	net	bought
hero	+2	200
bob	-2	200
$ printf 'c\n' | felt play bob=call --seed 5 | cmp - one

# Help and the hand so far.
$ printf '?\nc\nl\n' | felt play -g 27td bob=call --seed 5 -n 1 --name Zoë | sed 1,10d
	f	fold
	c	check, call, or bring in
	b 20	bet 20
	r 120	raise to 120 on this street
	pot 1/2 75%	bet or raise part of the pot
	a	all in
	d 1 3	discard cards 1 and 3
	d Ah 5c	discard these cards
	s	stand pat
	h	a hint: odds and equity
	l	the hand so far
	q	fold, and leave
	Zoë	c check	r raise to 4
	Zoë checks
	Zoë	s stand pat	d discard 1 to 5
seat	player	stack	position
1	Zoë	200	big blind
2	bob	200	button, small blind
\
before the draw	pot 3
	Zoë holds Ks 9d 3h 7h Kc
	bob calls 1
	Zoë checks
	Zoë	s stand pat	d discard 1 to 5
first draw	pot 4
	Zoë stands pat
	bob stands pat
	Zoë checks
	bob checks
second draw	pot 4
	Zoë stands pat
	bob stands pat
	Zoë checks
	bob checks
third draw	pot 4
	Zoë stands pat
	bob stands pat
	Zoë checks
	bob checks
	bob shows 7s As 8c Jh Kd
	bob	ace-king-jack-eight-seven low	wins 4
	Zoë	pair of kings, nine-seven-three kickers	
\
player	start	end	net
bob	200	202	+2
Zoë	200	198	-2
Zoë	-2	after 1 hand
\
1 hand
player	net	bought
Zoë	-2	200
bob	+2	200

# A hint: what a call has to win, and the equity against any hands and by the betting, which is that of felt equity.
$ hint() { felt play call fold --seed 5 -n 1 | sed -n "/^	cards	/,/^	hero	/{/^	hero	/d;p;}"; }; q() { felt equity --fields equity --percent --digits 2 "$@" | head -n 1; }
> printf '%s\n' h 'r 6' h 'b 6' h f | hint; q Ks9d random; q Ks9d 75% -b 8cJhKd; q Ks9d random -b 8cJhKd; q Ks9d random -b 8cJhKd8s
	cards	Ks 9d
	call	1
	to win	3
	needs	25.00%
	any hands	57.81%, exact
	cards	Ks 9d
	any hands	84.01%, exact
	their bets	79.77%, exact
	call	best 75% of hands
	cards	Ks 9d
	any hands	83.44%, exact
	their bets	72.9% +- 0.8%
	call	best 75%, best of 1.5
57.81
79.77
84.01
83.44

# In draw games, the discards of the bot equity; in stud, up cards count.
$ printf '%s\n' h c h s f | felt play -g badugi call --seed 6 -n 1 | grep -A 3 '	cards'
	cards	9h 6h 7h Ts
	any hands	24.6% +- 0.8%
	hero	c check	r raise to 4
	hero checks
--
	cards	9h 6h 7h Ts
	equity	would discard 9h 7h
	hero	s stand pat	d discard 1 to 4
first draw	pot 4
$ printf '%s\n' h f | felt play -g razz call --seed 6 -n 1 | grep 'any hands'
	any hands	76.35%, exact
$ felt equity -g razz --fields equity --percent --digits 2 9h6h7h '????Kh' | head -n 1
76.35

# A call for less than the bet: what others have put in beyond it cannot be won.
$ printf '%s\n' h f | felt play allin allin --stack 50,200,200 --seed 6 -n 1 | sed -n '/	call	/,/	needs/p'
	call	49
	to win	53
	needs	48.04%

# A player who is broke buys in again: the net results add up to 0.
$ yes a | felt play allin call -n 20 --seed 4 | tail -n 4
player	net	bought
hero	+2400	2000
allin	-2000	2000
call	-400	600

$ yes a | felt play allin call -n 20 --seed 4 | grep -c 'buys in again'
20

# The log goes on after the hands that it has, with other cards; a last line that is cut short is ended.
$ yes c | felt play call --seed 3 -n 2 --log on.phhs >/dev/null; yes c | felt play call --seed 3 -n 2 --log on.phhs | grep '^hand'
hand 3	no-limit hold'em 1/2
hand 4	no-limit hold'em 1/2
$ felt replay --check on.phhs; grep -c '^\[' on.phhs
4 hands OK, 0 errors
4
$ printf %s "$(cat on.phhs)" >cut.phhs; yes c | felt play call --seed 3 -n 1 --log cut.phhs >/dev/null; felt replay --check cut.phhs
5 hands OK, 0 errors

# Two sessions do not write one log at once.
$ mkfifo wait; felt play call --seed 1 --log both.phhs <wait >first & exec 3>wait; until [ -s first ]; do sleep 0.1; done
> felt play call --log both.phhs </dev/null; exec 3>&-; wait; felt replay --check both.phhs
felt play: --log: both.phhs is being written by another session
see 'felt play --help'
1 hand OK, 0 errors

# Files that are not logs are not touched.
$ echo notes >notes; yes c | felt play call --log notes; cat notes
felt play: --log: notes has a hand that cannot be read; a log is a file of hands in .phhs format
see 'felt play --help'
notes
$ cp "$DATA/phh/worked.phh" one.phh; felt play call --log one.phh </dev/null; cmp one.phh "$DATA/phh/worked.phh"
felt play: --log: one.phh has only one hand; a log is a file of hands in .phhs format
see 'felt play --help'
$ felt play call --log . </dev/null
felt play: .: Is a directory
[3]
$ felt play call --log none/log </dev/null
felt play: none/log: No such file or directory
[3]

# A full disk ends the session after the hand, and is said once.
$ yes c | felt play call --seed 1 --log /dev/full >out; echo $?; tail -n 1 out
felt play: /dev/full: No space left on device
3
call	+2	200
$ yes c | felt play call --seed 1 >/dev/full
felt play: standard output: No space left on device
[3]

# The bots, their names, and how many there may be.
$ felt play call call hero=fold --seed 1 </dev/null
felt play: duplicate player name 'hero'
see 'felt play --help'
[2]
$ felt play call call fold --seed 1 </dev/null | sed -n '/^seat/,/^$/p'
seat	player	stack	position
1	hero	200	small blind
2	call	200	big blind
3	call#2	200	cutoff
4	fold	200	button
\
$ felt play calll </dev/null
felt play: calll: unknown bot 'calll'; did you mean 'call'?
see 'felt play --help'
[2]
$ felt play a b c d e f g h i j </dev/null
felt play: 1 to 9 bots expected, not 10
see 'felt play --help'
[2]
$ felt play --name '' call </dev/null
felt play: '': a name must have at least one character
see 'felt play --help'
[2]
$ felt play --from x call </dev/null
felt play: unknown option '--from'
see 'felt play --help'
[2]
$ felt play -g nothing </dev/null
felt play: --game: unknown game 'nothing'; see 'felt help games'
see 'felt play --help'
[2]

# Amounts with decimals, antes, and stacks by player.
$ printf 'r 1.5\nr 0.75\nf\n' | felt play a=call b=call --blinds 0.25/0.50 --ante bb --stack 40,20.50,30 --seed 9 -n 1 | sed -n '/^seat/,$p'
seat	player	stack	position
1	hero	40.00	small blind
2	a	20.50	big blind
3	b	30.00	button
\
before the flop	pot 1.25
	hero holds 6d Jd
	b calls 0.50
	hero	f fold	c call 0.25	r raise to 1-40
	hero raises to 1.50
	a calls 1.00
	b calls 1.00
flop	4d 3h 9d	pot 5.00
	hero	c check	b bet 0.50-38.50
	hero bets 0.75
	a calls 0.75
	b calls 0.75
turn	4d 3h 9d 2d	pot 7.25
	hero	c check	b bet 0.50-37.75
	there is nothing to call; c checks
	hero	c check	b bet 0.50-37.75
	hero checks
	a checks
	b checks
river	4d 3h 9d 2d 3c	pot 7.25
	hero checks
	a checks
	b checks
	a shows Ad 5d
	b shows Qc Ah
	a	flush, ace-nine-five-four-two	wins 7.25
	hero	flush, jack-nine-six-four-two	
	b	pair of threes, ace-queen-nine kickers	
\
player	start	end	net
a	20.50	25.00	+4.50
hero	40.00	37.75	-2.25
b	30.00	27.75	-2.25
hero	-2.25	after 1 hand
\
1 hand
player	net	bought
hero	-2.25	40.00
a	+4.50	20.50
b	-2.25	30.00

# Sessions that begin at once give no two hands the same number.
$ yes c | felt play call --seed 3 -n 200 --log many.phhs >/dev/null
> for session in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do yes c | felt play call --seed 3 -n 1 --log many.phhs >/dev/null 2>&1 & done; wait
> grep '^\[' many.phhs | sort | uniq -d

# A pipe is not a log: a session would wait for its reader.
$ mkfifo pipe; yes c | felt play call -n 1 --log pipe
felt play: --log: pipe is a pipe; a log is a file of hands in .phhs format
see 'felt play --help'
[2]

# A tournament ends when the player is eliminated, or has all chips; the blinds double.
$ yes a | felt play --tournament call call random --seed 4 --level-hands 3 --log tournament.phhs | tail -n 6
4 hands
player	place	chips
hero	1	800
call	3	0
call#2	4	0
random	2	0
$ felt replay --check tournament.phhs | cut -c 1-7
4 hands
$ grep -c "^blinds.*= \[2, 4" tournament.phhs
1
$ yes c | felt play --tournament allin allin --seed 4 --stack 50 --ante 1 | tail -n 3
hero	3	0
allin	1	150
allin#2	2	0
$ yes c | felt play --tournament allin --stack 50,60 --seed 1
felt play: --stack: '50,60' is not an amount; all players of a tournament start with the same stack
see 'felt play --help'
[2]
$ yes c | felt play --tournament call --seed 1 --blinds 1/2/4 call
felt play: --blinds: '1/2/4' has straddles; a tournament has none
see 'felt play --help'
[2]
