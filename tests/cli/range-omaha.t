# Ranges of Omaha: a row for each, as for two hole cards.
$ felt range -g omaha AA 'KKQQ, AA:ds@50' AxAyxy 'AA!AAA' random
AA	6961	0.025712438821682518
KKQQ,AA:ds:0.5	900	0.0017286914765906362
AA:ds	864	0.0031914304183211744
AA!AAA	6768	0.0249995382768492
100%	270725	1
$ felt range -g omaha --count AAxx ds ss r
6961	0.025712438821682518
36504	0.13483793517406964
158184	0.5842977190876351
28561	0.10549819927971188
$ felt range -g omaha --normal AsKsQhJh 'As Ks Qh Jh' '[AsKsQhJh]' JT98+ '*!AA'
AsKsQhJh
AsKsQhJh
AsKsQhJh
AKQJ,KQJT,QJT9,JT98
100%,!AA
$ felt range -g omaha5 --count AA ds random
108336	0.04168436605411395
1216800	0.468187274909964
2598960	1
$ felt range -g courchevel --count 'AA:KK'
1632	0.0006279434850863422

# The hands of a range, and its classes, whose hands differ only by a suit permutation.
$ felt range -g omaha --expand combos AxAyKxKy 'AsKsQhJh:0.5'
AsAhKsKh	AxAyKxKy	1	AxAyKxKy
AsAdKsKd	AxAyKxKy	1	AxAyKxKy
AsAcKsKc	AxAyKxKy	1	AxAyKxKy
AhAdKhKd	AxAyKxKy	1	AxAyKxKy
AhAcKhKc	AxAyKxKy	1	AxAyKxKy
AdAcKdKc	AxAyKxKy	1	AxAyKxKy
AsKsQhJh	AxKxQyJy	0.5	AsKsQhJh:0.5
$ felt range -g omaha --expand classes 'AAKK' -d As
AxAyKxKy	3	1
AxAyKxKz	12	1
AxAyKzKw	3	1
$ felt range -g omaha -f json 'AA:KK,!ds' --fields range,combos,weighted,possible,given
{"range": "AAKK:ss,AAKK:r", "combos": 30, "weighted": 30, "possible": 270725, "given": "AA:KK,!ds"}

# Ranges are combined; board and dead cards are removed.
$ felt range -g omaha --union AA KK:ds
AA,KK:ds	7819	0.02888170652876535
$ felt range -g omaha --intersection AA KK
AAKK	36	0.00013297626743004895
$ felt range -g omaha --difference AA ds ss
AA:r,AxAyKxQx,AxAyKxJx,AxAyKxTx,AxAyKx9x,AxAyKx8x,AxAyKx7x,AxAyKx6x,AxAyKx5x,AxAyKx4x,AxAyKx3x,AxAyKx2x,AxAyQxJx,AxAyQxTx,AxAyQx9x,AxAyQx8x,AxAyQx7x,AxAyQx6x,AxAyQx5x,AxAyQx4x,AxAyQx3x,AxAyQx2x,AxAyJxTx,AxAyJx9x,AxAyJx8x,AxAyJx7x,AxAyJx6x,AxAyJx5x,AxAyJx4x,AxAyJx3x,AxAyJx2x,AxAyTx9x,AxAyTx8x,AxAyTx7x,AxAyTx6x,AxAyTx5x,AxAyTx4x,AxAyTx3x,AxAyTx2x,AxAy9x8x,AxAy9x7x,AxAy9x6x,AxAy9x5x,AxAy9x4x,AxAy9x3x,AxAy9x2x,AxAy8x7x,AxAy8x6x,AxAy8x5x,AxAy8x4x,AxAy8x3x,AxAy8x2x,AxAy7x6x,AxAy7x5x,AxAy7x4x,AxAy7x3x,AxAy7x2x,AxAy6x5x,AxAy6x4x,AxAy6x3x,AxAy6x2x,AxAy5x4x,AxAy5x3x,AxAy5x2x,AxAy4x3x,AxAy4x2x,AxAy3x2x	1705	0.006297903776895373
$ felt range -g omaha -b 2c7d9h AA --fields range,combos,possible
AA,!9h,!7d,!2c	6121	211876

# Percentages, by whole classes, in the ranking of the game.
$ felt range -g omaha --count 15% 5%-20% 'AA:10%'
40624	0.15005633022439746
40606	0.14998984209068242
6912	0.025531443346569396
$ felt range -g omaha --normal 'AAKK:ds:0.1%' '0%,2222:99.9%-100%'
AAKK:ds
2222
$ felt range -g omaha --count --top 5%
13530	0.04997691384246006
$ felt range -g omaha --between 0-10 --normal KKQQ,QQJJ,JJ22
KKQQ:ds,QQJJ:ds
$ felt range -g omaha8 --normal 0.01%
AA42:ds,AA32:ds

# On a terminal there is no grid.
$ felt range -g omaha -f table AA KK:ds
AA
6,961 of 270,725 hands, 2.57%     AA
\
KK:ds
864 of 270,725 hands, 0.32%       KK:ds

# Lines, and faults with their places.
$ printf 'AA\nAA:\nKK!KKK\n' | felt range -g omaha --count --keep-going
6961	0.025712438821682518
6768	0.0249995382768492
felt range: standard input:2:4: a range is missing
felt range: 1 invalid line skipped
[1]
$ felt range -g omaha 'AA:(KK'
felt range: operand:1:4: bracket '(' is not closed
[1]
$ felt range -g omaha AsKsQhJh2c
felt range: operand:1:1: a hand of 5 cards; this game deals 4
[1]
$ felt range -g omaha AA:1.5
felt range: operand:1:4: '1.5' is not a weight: after ':' write 0 to 1 or 0% to 100%, after '@' 0 to 100
[1]
$ felt range -g omaha AK-QT
felt range: operand:1:1: 'AK-QT' is not a span; both ends need the same suits and the same gaps between ranks
[1]

# Options without a meaning for more than two hole cards.
$ felt range -g omaha --grid AA
felt range: --grid requires a game with two hole cards, not Omaha
see 'felt range --help'
[2]
$ felt range -g omaha -f svg AA
felt range: -f svg requires a game with two hole cards, not Omaha
see 'felt range --help'
[2]
$ felt range -g omaha --percentile AA
felt range: --percentile requires a game with two hole cards, not Omaha
see 'felt range --help'
[2]
$ felt range -g stud AA
felt range: --game: ranges require a game with a board, not seven-card stud
see 'felt range --help'
[2]
