# Omaha: exactly two of the hand and three of the board. The ace of spades alone makes no flush of
# four spades on the board, and four kings in the hand are a pair.
$ felt rank -g omaha AsKhQdJd @ 2s3s4sTs9h
AsKhQdJd	6270	high-card	high card, ace-king-ten-nine-four	AsKhTs9h4s
$ felt rank -g omaha KsKhKdKc -b 2s3s4h
KsKhKdKc	3765	pair	pair of kings, four-three-two kickers	KsKh4h3s2s
$ felt rank -g omaha --fields name As2sQhJh @ 3s8sTs4h5d
flush, ace-ten-eight-three-two
$ felt rank -g omaha5 --fields name,best As2sQhJh5c @ 3s8sTs4h5d
flush, ace-ten-eight-three-two	AsTs8s3s2s
$ felt rank -g omaha6 --fields name,best As2sQhJh5c5h @ 3s8sTs4h5d
flush, ace-ten-eight-three-two	AsTs8s3s2s
$ felt rank -g omaha8 As2sQhJh KsKh9c9d -b 3s8sTs4h5d
As2sQhJh	726	flush	flush, ace-ten-eight-three-two	AsTs8s3s2s	1	five-four-three-two-ace low	5d4h3s2sAs
KsKh9c9d	3691	pair	pair of kings, ten-eight-five kickers	KsKhTs8s5d			
$ felt rank -g omaha8 -f json As2sQhJh -b 3s8sTsJdKd
{"hand": "As2sQhJh", "standing": 726, "category": "flush", "name": "flush, ace-ten-eight-three-two", "best": "AsTs8s3s2s", "low_standing": null, "low_name": null, "low_best": null}
$ felt rank -g stud8 As2s3h4h8cKdKh
As2s3h4h8cKdKh	3583	pair	pair of kings, ace-eight-four kickers	KdKhAs8c4h	22	eight-four-three-two-ace low	8c4h3h2sAs
$ felt rank -g shortdeck Ah6d7c8s9s KhKsKd7d7c 6h7h8hThQh 6c6d6hAsKs
Ah6d7c8s9s	276	straight	nine-high straight	9s8s7c6dAh
KhKsKd7d7c	213	full-house	full house, kings over sevens	KhKsKd7d7c
6h7h8hThQh	193	flush	flush, queen-ten-eight-seven-six	QhTh8h7h6h
6c6d6hAsKs	501	three-of-a-kind	three of a kind, sixes, ace-king kickers	6c6d6hAsKs
$ felt rank -g shortdeck --trips-over-straight Ah6d7c8s9s 6c6d6hAsKs
Ah6d7c8s9s	528	straight	nine-high straight	9s8s7c6dAh
6c6d6hAsKs	495	three-of-a-kind	three of a kind, sixes, ace-king kickers	6c6d6hAsKs
$ felt rank -g razz As2s3s4s5sKdKc 8h7d6c5s4h4c4d KsKhKdKc2c2d2h
As2s3s4s5sKdKc	1	five-low	five-four-three-two-ace low	5s4s3s2sAs
8h7d6c5s4h4c4d	56	eight-low	eight-seven-six-five-four low	8h7d6c5s4h
KsKhKdKc2c2d2h	5887	full-house	full house, deuces over kings	2c2d2hKsKh
$ felt rank -g 27 7h5d4c3s2h As2d3c4h5s As2s3s4s5s 6h5d4c3s2h
7h5d4c3s2h	1	seven-low	seven-five-four-three-two low	7h5d4c3s2h
As2d3c4h5s	785	ace-low	ace-five-four-three-two low	As5s4h3c2d
As2s3s4s5s	6648	flush	flush, ace-five-four-three-two	As5s4s3s2s
6h5d4c3s2h	5855	straight	six-high straight	6h5d4c3s2h
$ felt rank -g a5 As2s3s4s5s 6h5d4c3s2h 2c2dAhAsKd
As2s3s4s5s	1	five-low	five-four-three-two-ace low	5s4s3s2sAs
6h5d4c3s2h	6	six-low	six-five-four-three-two low	6h5d4c3s2h
2c2dAhAsKd	4158	two-pair	two pair, deuces and aces, king kicker	2c2dAhAsKd
$ felt rank -g badugi 4sAh3c2d As2d3c4c KsKhKdKc AsKsQsJs
4sAh3c2d	1	four-card-badugi	four-card badugi, four-three-two-ace	4s3c2dAh
As2d3c4c	716	three-card-badugi	three-card badugi, three-two-ace	3c2dAs
KsKhKdKc	1092	one-card-badugi	one-card badugi, king	Ks
AsKsQsJs	1080	one-card-badugi	one-card badugi, ace	As

# Plain lines have a way of their own where only the standing is wanted; the cards of the deck are
# looked at there, too, and how many cards the game has.
$ printf 'As2s3s4s5sKdKc\n8h7d6c5s4h4c4d\nKsKhKdKc2c2d2h\n' | felt rank -g razz --fields standing
1
56
5887
$ printf '7h5d4c3s2h\nAs2d3c4h5s\nAs2s3s4s5s\n' | felt rank -g 27 --fields standing
1
785
6648
$ printf '4sAh3c2d\nAs2d3c4c\nKsKhKdKc\n' | felt rank -g badugi --fields standing
1
716
1092
$ printf 'Ah6d7c8s9s\n6c6d6hAs5s\n' | felt rank -g shortdeck --fields standing
276
felt rank: standard input:2:9: the deck of this game has no '5s'
[1]
$ printf '7h5d4c3s2h\n7h5d4c3s2hAs\n' | felt rank -g 27 --fields standing
1
felt rank: standard input:2:11: a hand of 6 cards; this game deals 5
[1]
$ printf '4sAh3c2d\nAs2d3c4c\nKsKhKdKc\n3s2h4hKd\n' | felt rank -g badugi --count --fields category,count -f tsv --no-header
four-card-badugi	1
three-card-badugi	2
two-card-badugi	0
one-card-badugi	1
total	4

# Plain lines of hands and boards have such a way, too, and so have hands that share a board.
$ printf 'AsKhQdJd @ 2s3s4sTs9h\nAsKsQdJd @ 2s3s4sTs9h\nAsKsQdJd @ QsJsTs\n' | felt rank -g omaha --fields standing
6270
428
1
$ printf 'As2sQhJh\nKsKh9c9d\n' | felt rank -g omaha8 --fields standing -b 3s8sTs4h5d
726
3691
$ printf 'As2sQhJh\n' | felt rank -g omaha8 --fields standing,low_standing -b 3s8sTs4h5d
726	1
$ printf 'As2sQhJh5c5h @ 3s8sTs4h5d\nAs 2s Qh Jh 5c 5h @ 3s 8s Ts 4h 5d\n' | felt rank -g omaha6 --fields standing
726
726
$ printf 'AsKhQdJd @ 2s3s4sTs9h\nAsKsQdJd @ 2s3s4sTsAs\n' | felt rank -g omaha --fields standing
6270
felt rank: standard input:2:20: card 'As' is already dealt, first at column 1
[1]
$ printf 'AsKhQdJd\n9s9h8s8h\n' | felt rank -g omaha --fields standing -b 2s9s8c
6299
felt rank: standard input:2:1: card '9s' is already on the board
[1]
$ printf 'AsKhQdJd\n9s9h8s8h\n' | felt rank -g omaha --count --fields category,count -f tsv --no-header -b 2s9c8c
straight-flush	0
four-of-a-kind	0
full-house	0
flush	0
straight	0
three-of-a-kind	1
two-pair	0
pair	0
high-card	1
total	2
$ felt rank -g omaha AsKsQh -b 2c3d4h
felt rank: operand:1:7: a hand of 3 cards; this game deals 4
[1]
$ felt rank -g omaha AsKsQhJh -b 2c3d
felt rank: operand:1:9: a board of 2 cards; this game needs 3 to 5
[1]
$ felt rank -g omaha AsKsQhJh
felt rank: operand:1:9: a board of 0 cards; this game needs 3 to 5
[1]
$ felt rank -g badugi AsKsQh
felt rank: operand:1:7: a hand of 3 cards; this game deals 4
[1]
$ felt rank -g shortdeck 5hAs
felt rank: operand:1:1: the deck of this game has no '5h'
[1]
$ felt rank -g shortdeck AsKs -b 5h6h7h
felt rank: --board:1: the deck of this game has no '5h'
[2]
$ felt rank -g omha AsKsQhJh
felt rank: --game: unknown game 'omha'; did you mean 'omaha'?
see 'felt rank --help'
[2]
$ felt rank -g x AsKsQhJh
felt rank: --game: unknown game 'x'; see 'felt help games'
see 'felt rank --help'
[2]
$ felt rank --trips-over-straight AsKsQhJhTh
felt rank: --trips-over-straight requires --game shortdeck
see 'felt rank --help'
[2]
$ felt rank -g omaha --trips-over-straight AsKsQhJh
felt rank: --trips-over-straight requires --game shortdeck
see 'felt rank --help'
[2]
$ felt rank -g OMAHA --count AsKsQhJh 2c2d7h7s -b 7c8dTh --no-header
straight-flush	0	0	inf
four-of-a-kind	0	0	inf
full-house	0	0	inf
flush	0	0	inf
straight	0	0	inf
three-of-a-kind	1	0.5	1
two-pair	0	0	inf
pair	0	0	inf
high-card	1	0.5	1
total	2	1	0
$ felt showdown -g omaha8 --fields hand,result,low_result,share Ah2hKcQc 5s5cAd2d KhKd9s8s -b 3c4d8h5hJd
Ah2hKcQc	tie	tie	1/2
5s5cAd2d	tie	tie	1/2
KhKd9s8s	lose		0
$ felt showdown -g omaha8 --fields hand,result,low_result,share Ah2hKhQh JsTs9c8c -b 3h4d8h6hJd
Ah2hKhQh	win	win	1
JsTs9c8c	lose		0
$ felt showdown -g omaha8 --fields hand,low_name,low_result,share AhAdKhQh JsTs9c8c -b 3h9dTh6hJd
AhAdKhQh			1
JsTs9c8c			0
$ felt showdown -g razz --explain AsKsQhJh2d3c4s AcKcQsJd2c3d5s
1	1	AsKsQhJh2d3c4s	253	jack-low	jack-four-three-two-ace low	Jh4s3c2dAs	win	4s	the same jack; the four beats the five
1	2	AcKcQsJd2c3d5s	254	jack-low	jack-five-three-two-ace low	Jd5s3d2cAc	lose	5s	the same jack; the five loses to the four
$ felt showdown -g badugi --explain As2d3c4c 5h4d3s2c
1	1	5h4d3s2c	5	four-card-badugi	four-card badugi, five-four-three-two	5h4d3s2c	win		a four-card badugi beats a three-card badugi
1	2	As2d3c4c	716	three-card-badugi	three-card badugi, three-two-ace	3c2dAs	lose		a three-card badugi loses to a four-card badugi
$ felt showdown -g omaha8 --winners Ah2hKcQc 5s5cAd2d KhKd9s8s -b 3c4d8h5hJd
1,2
$ felt showdown --fields hand,share AhKh AdKd -b 2c7d9h
AhKh	1/2
AdKd	1/2
$ felt showdown -g omaha8 --fields hand,share,low_result JhJc2hAd 2dAcKdKh @ 3c4d8hJdJs
JhJc2hAd	3/4	tie
2dAcKdKh	1/4	tie

# On a screen both halves, and what each hand wins of the pot.
$ FELT_SCREEN=80 felt showdown -g omaha8 --color=never --cards=ascii --explain JhJc2hAd 2dAcKdKh 9c9s5s5d 7d5h9hTc -b 3c4d8hJdJs
board  3c 4d 8h Jd Js
\
high half
1  Jh Jc 2h Ad  four of a kind, jacks, eight kicker      standing    52  wins
2  2d Ac Kd Kh  two pair, kings and jacks, eight kicker  standing 2,615
3  9c 9s 5s 5d  two pair, jacks and nines, eight kicker  standing 2,846
4  7d 5h 9h Tc  pair of jacks, ten-nine-eight kickers    standing 4,122
\
1   Jh Jc 2h Ad: four of a kind beats two pair
      Jh Jc Jd Js 8h
2   2d Ac Kd Kh: two pair loses to four of a kind
      Kd Kh Jd Js 8h
3   9c 9s 5s 5d: the pair of jacks loses to the pair of kings
      [Jd] Js 9c 9s 8h
4   7d 5h 9h Tc: a pair loses to two pair
      Jd Js Tc 9h 8h
\
low half
1= Jh Jc 2h Ad  eight-four-three-two-ace low     standing 22  ties
1= 2d Ac Kd Kh  eight-four-three-two-ace low     standing 22  ties
3  7d 5h 9h Tc  eight-seven-five-four-three low  standing 46
   9c 9s 5s 5d  no low
\
1=  Jh Jc 2h Ad and 2d Ac Kd Kh split: eight-four-three-two-ace low each; all
    five cards equal
      8h 4d 3c 2h Ad
      8h 4d 3c 2d Ac
3   7d 5h 9h Tc: the same eight; the seven loses to the four
      8h [7d] 5h 4d 3c
\
Jh Jc 2h Ad  wins 3/4 of the pot
2d Ac Kd Kh  wins 1/4 of the pot
$ FELT_SCREEN=80 felt showdown -g stud8 --color=never --cards=ascii AhAdAcKsKdKc2c 8h7d6c5s3d3cTc
high half
1  Ah Ad Ac Ks Kd Kc 2c  full house, aces over kings              wins
2  8h 7d 6c 5s 3d 3c Tc  pair of threes, ten-eight-seven kickers
\
low half
1  8h 7d 6c 5s 3d 3c Tc  eight-seven-six-five-three low  standing 55  wins
   Ah Ad Ac Ks Kd Kc 2c  no low
\
Ah Ad Ac Ks Kd Kc 2c  wins 1/2 of the pot
8h 7d 6c 5s 3d 3c Tc  wins 1/2 of the pot
$ FELT_SCREEN=80 felt showdown -g stud8 --color=never --cards=ascii --explain AhAdAcKsKdKc2c 8h7d6c5s3d3cTc
high half
1  Ah Ad Ac Ks Kd Kc 2c  full house, aces over kings              wins
2  8h 7d 6c 5s 3d 3c Tc  pair of threes, ten-eight-seven kickers
\
1   Ah Ad Ac Ks Kd Kc 2c: a full house beats a pair
      Ah Ad Ac Ks Kd
2   8h 7d 6c 5s 3d 3c Tc: a pair loses to a full house
      3d 3c Tc 8h 7d
\
low half
1  8h 7d 6c 5s 3d 3c Tc  eight-seven-six-five-three low  standing 55  wins
   Ah Ad Ac Ks Kd Kc 2c  no low
\
1   8h 7d 6c 5s 3d 3c Tc: the only hand that qualifies
      8h 7d 6c 5s 3d
\
Ah Ad Ac Ks Kd Kc 2c  wins 1/2 of the pot
8h 7d 6c 5s 3d 3c Tc  wins 1/2 of the pot
$ FELT_SCREEN=80 felt showdown -g stud8 --color=never --cards=ascii --explain AhAdAcKsKdKc2c QhQdQcJcThTc9d
high half
1  Ah Ad Ac Ks Kd Kc 2c  full house, aces over kings   standing 167  wins
2  Qh Qd Qc Jc Th Tc 9d  full house, queens over tens  standing 194
\
1   Ah Ad Ac Ks Kd Kc 2c: the three aces beat the three queens
      [Ah] Ad Ac Ks Kd
2   Qh Qd Qc Jc Th Tc 9d: the three queens lose to the three aces
      [Qh] Qd Qc Th Tc
\
low half
no hand has a low: the high hand wins the whole pot
\
Ah Ad Ac Ks Kd Kc 2c  wins the whole pot
$ FELT_SCREEN=44 felt showdown -g omaha8 --color=never --cards=ascii JhJc2hAd 2dAcKdKh 9c9s5s5d -b 3c4d8hJdJs
board  3c 4d 8h Jd Js
\
high half
1  Jh Jc 2h Ad  four of a kind, jacks, eight kicker      wins
2  2d Ac Kd Kh  two pair, kings and jacks, eight kicker
3  9c 9s 5s 5d  two pair, jacks and nines, eight kicker
\
low half
1= Jh Jc 2h Ad  eight-four-three-two-ace low  ties
1= 2d Ac Kd Kh  eight-four-three-two-ace low  ties
   9c 9s 5s 5d  no low
\
Jh Jc 2h Ad  wins 3/4 of the pot
2d Ac Kd Kh  wins 1/4 of the pot
$ felt showdown -g omaha8 --explain JhJc2hAd 2dAcKdKh 9c9s5s5d 7d5h9hTc -b 3c4d8hJdJs
1	1	JhJc2hAd	52	four-of-a-kind	four of a kind, jacks, eight kicker	JhJcJdJs8h	win	22	eight-four-three-two-ace low	8h4d3c2hAd	tie	3/4		four of a kind beats two pair		eight-four-three-two-ace low each; all five cards equal
1	2	2dAcKdKh	2615	two-pair	two pair, kings and jacks, eight kicker	KdKhJdJs8h	lose	22	eight-four-three-two-ace low	8h4d3c2dAc	tie	1/4		two pair loses to four of a kind		eight-four-three-two-ace low each; all five cards equal
1	3	9c9s5s5d	2846	two-pair	two pair, jacks and nines, eight kicker	JdJs9c9s8h	lose					0	Jd	the pair of jacks loses to the pair of kings		
1	4	7d5h9hTc	4122	pair	pair of jacks, ten-nine-eight kickers	JdJsTc9h8h	lose	46	eight-seven-five-four-three low	8h7d5h4d3c	lose	0		a pair loses to two pair	7d	the same eight; the seven loses to the four
$ felt showdown -g omaha8 --explain -f json JhJc2hAd 9c9s5s5d -b 3c4d8hJdJs
{"problem": 1, "place": 1, "hand": "JhJc2hAd", "standing": 52, "category": "four-of-a-kind", "name": "four of a kind, jacks, eight kicker", "best": "JhJcJdJs8h", "result": "win", "low_standing": 22, "low_name": "eight-four-three-two-ace low", "low_best": "8h4d3c2hAd", "low_result": "win", "share": "1", "decider": null, "why": "four of a kind beats two pair", "low_decider": null, "low_why": "the only hand that qualifies"}
{"problem": 1, "place": 2, "hand": "9c9s5s5d", "standing": 2846, "category": "two-pair", "name": "two pair, jacks and nines, eight kicker", "best": "JdJs9c9s8h", "result": "lose", "low_standing": null, "low_name": null, "low_best": null, "low_result": null, "share": "0", "decider": null, "why": "two pair loses to four of a kind", "low_decider": null, "low_why": null}
$ felt showdown -g omaha8 --fields hand,why,low_why JhJc2hAd 9c9s5s5d -b 3c4d8hJdJs
JhJc2hAd	four of a kind beats two pair	the only hand that qualifies
9c9s5s5d	two pair loses to four of a kind	
$ felt rank -g courchevel --fields name,best As2sQhJh5c @ 3s8sTs4h5d
flush, ace-ten-eight-three-two	AsTs8s3s2s
$ felt equity -g courchevel --fields equity,method AsAhKsKhQd JdTd9c8c7h -b 2s
0.7077318060629999	exact
0.2922681939370001	exact
$ felt equity -g omaha5 --fields equity,method AsAhKsKhQd JdTd9c8c7h -b 2s
0.7077318060629999	exact
0.2922681939370001	exact
$ felt rank -g royal AsKsQsJsTs TcTdThTsJc
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
TcTdThTsJc	62	four-of-a-kind	four of a kind, tens, jack kicker	TcTdThTsJc
$ felt rank -g royal 9c9d -b TsJsQs
felt rank: operand:1:1: the deck of this game has no '9c'
[1]
$ felt showdown -g royal --fields hand,name,share AsKd TcTd -b ThTsJcQhQd
TcTd	four of a kind, tens, queen kicker	1
AsKd	ace-high straight	0

# Control characters are not digits.
$ felt rank -g "$(printf '\022\027')" 7h5d4c3s2h
felt rank: --game: unknown game '\x12\x17'; see 'felt help games'
see 'felt rank --help'
[2]

# Words that players use for games: some state a limit, which sim and play follow. A word for several
# games is not guessed.
$ felt rank -g 2-7 --fields standing 7h5d4c3s2h; felt rank -g O8 --fields low_standing As2sQhJh @ 3s8sTs4h5d; felt rank -g plo5 --fields standing As2sQhJh5c @ 3s8sTs4h5d; felt rank -g 6+ --fields name Ah6d7c8s9s
1
1
726
nine-high straight
$ for game in plo plo8 o8 nlhe lhe 6+ "hold'em" bigo; do felt sim -n 1 -g "$game" a=call b=call | grep ^variant; done
variant = 'PO'
variant = 'PO/8'
variant = 'FO/8'
variant = 'NT'
variant = 'FT'
variant = 'NS'
variant = 'NT'
variant = 'PO5/8'
$ felt sim -n 3 -g plo a=call b=call | felt grep -g PLO --count; felt sim -n 3 -g plo a=call b=call | felt grep -g nlo,o8 --count
3
0
[1]
$ felt rank -g lowball; felt sim -g deuce a=call b=call; felt play -g 6max; felt sim -g blackjack a=call b=call
felt rank: --game: 'lowball' may be 27, 27td, a5 or razz
see 'felt rank --help'
felt sim: --game: 'deuce' may be 27 or 27td
see 'felt sim --help'
felt play: --game: '6max' may be holdem (six players) or shortdeck (no cards below six)
see 'felt play --help'
felt sim: --game: 'blackjack' is not a poker game; only felt rank, showdown, count and deal support it
see 'felt sim --help'
[2]
