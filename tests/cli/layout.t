# Output on a terminal: nothing exceeds its right edge, and no line ends in spaces.

# A reason that is wider than the terminal is wrapped at a space.
$ FELT_SCREEN=80 felt showdown --color=never --explain KsQd KhQc KdJc -b 7h7c3d4s2d
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

# The standing goes where it does not fit.
$ FELT_SCREEN=80 felt showdown --color=never QcQd8s7h3c QsQh8d7d2c
1  Q♣ Q♦ 8♠ 7♥ 3♣  pair of queens, eight-seven-three kickers  wins
2  Q♠ Q♥ 8♦ 7♦ 2♣  pair of queens, eight-seven-two kickers

# The next cards continue below, and none crosses the edge.
$ FELT_SCREEN=60 felt count --next --color=never --cards=es 'AC KC' -b 'QC 7C 2T'
cards  make             which
    9  flush            JC 10C 9C 8C 6C 5C 4C 3C 2C
   14  pair             AP AD AT KP KD KT QP QD QT 7P 7D 7T
                        2P 2D
   24  high card        JP JD JT 10P 10D 10T 9P 9D 9T 8P 8D
                        8T 6P 6D 6T 5P 5D 5T 4P 4D 4T 3P 3D
                        3T

# A bar of length 0 leaves no spaces.
$ FELT_SCREEN=70 felt rank --count --color=never --cards=ascii --from "$DATA/hands.txt"
                       hands   share of all  odds against
straight flush             0        0.0000%         never
four of a kind             0        0.0000%         never
full house                17        1.2409%      79.6 : 1
flush                     25        1.8248%      53.8 : 1
straight                  47        3.4307%      28.1 : 1  #
three of a kind           57        4.1606%      23.0 : 1  #
two pair                 214       15.6204%      5.40 : 1  ####
pair                     612       44.6715%      1.24 : 1  ##########
high card                398       29.0511%      2.44 : 1  #######
                       1,370

# How to use felt comes first.
$ felt
usage: felt command [option ...] [operand ...]
       felt help [command | topic]
       felt completion bash|zsh|fish
       felt --help | --version
\
poker for the shell
\
cards:
\
  rank      rank poker hands
            $ felt rank AsKsQsJsTs
  showdown  decide who wins, and explain why
            $ felt showdown --explain AhKh QsQd -b 2h7h9hTc3d
  count     count how often a hand improves
            $ felt count AhKh -b Qh7h2c
  deal      shuffle and deal hands, boards and decks
            $ felt deal -g omaha -p 6 -n 3
\
equity and ranges:
\
  equity    find the equity of hands and ranges
            $ felt equity AhAd KsKc
  range     show, count and combine ranges
            $ felt range 22+,A2s+,KTs+,QJs,AJo+
  solve     solve heads-up spots after the flop
            $ felt solve 'QQ+,AKs v 99-JJ,AQs @ Qh7c2d8s3h' --pot 100 --stack 250
  nash      find push-or-fold equilibria
            $ felt nash --stacks 10,10
  merge     combine results computed in parts
            $ felt equity --shard 1/1 AA KK | felt merge
  page      write an equity calculator for browsers
            $ felt page >felt.html
\
hand histories:
\
  replay    print, check and step through hand histories
            $ felt sim ann=random bob=call -n 1 | felt replay
  stats     count VPIP, PFR, 3-bets and winnings per player
            $ felt sim ann=random bob=call | felt stats
  grep      search hand histories by player, cards and action
            $ felt sim ann=random bob=call | felt grep --hole QQ+
  convert   convert hand histories between formats
            $ felt sim ann=random bob=call | felt convert --to csv
  anonymise remove identifying details from hand histories
            $ felt sim ann=random bob=call | felt anonymise --key 'my words'
  diff      compare two hand-history files
            $ felt sim ann=random bob=call >a.phhs; felt diff a.phhs a.phhs
\
playing:
\
  play      play poker against bots in the terminal
            $ felt play equity potodds random --log session.phhs
  drill     train push or fold, equities and side pots
            $ felt drill push --stack 5-12
  sim       play poker matches and tournaments between bots
            $ felt sim ann=random bob=call -n 100 --results
  pots      compute side pots, rake and odd chips
            $ felt pots alice:300 bob:300 carol:100:allin dave:50:fold
  icm       compute what tournament stacks are worth
            $ felt icm 5000 3000 2000 --payouts 50,30,20
\
other:
\
  help      print help about a command, topic or term
            $ felt help ranges
  completion print completions for a shell
            $ felt completion bash
\
topics:
\
  cards     notation of cards, and hand rankings
  ranges    notation of ranges
  hands     hand histories in PHH format
  games     games that each command supports
\
pages:
\
  tutorial  review a poker session with felt
  cookbook  poker questions, and the commands that answer them
  glossary  poker terms and the terms of felt
\
'felt COMMAND --help' lists the options of a command.
'felt help TOPIC' prints a topic, a page, or the meaning of a term.
'felt help cookbook WORD' prints the recipes about a word.
'man felt' is the manual.
$ felt rank --help
usage: felt rank [option ...] [hand ...]
\
Each operand is a hand of five to seven cards, such as AsKsQsJsTs. If all
operands are single cards, such as As Ks Qs Js Ts, they form one hand. Without
operands, each line of standard input is a hand.
\
options:
  -b, --board cards               the board, shared by all hands
  -d, --dead cards                dead cards, which cannot be dealt
  -g, --game game                 the game (default: holdem)
      --count                     print the number of hands of each category
      --decks number              number of decks (default: 1)
      --ignore-suits              with -g high: cards of equal rank tie
      --sort                      print the best hand first
\
common options:
  -h, --help                      print this help
  -k, --keep-going                report invalid input and continue
  -q, --quiet                     print no warnings
  -f, --format text|tsv|csv|json|table
                                  output format
  -i, --input lines|csv|tsv       input format (default: lines)
  -j, --jobs number               number of threads
      --cards ascii|unicode|es    card notation (es: Spanish)
      --color auto|always|never   when to use colors
      --column name|number        the column to read
      --delimiter character       CSV delimiter (default: comma)
      --fields list               print these fields, separated by commas
      --from file                 read this file (may be repeated)
      --header, --no-header       print the header line, or omit it
      --trips-over-straight       in short deck, three of a kind beats a
                                  straight
\
'felt help cards' describes the input. 'man felt-rank' describes the fields and has
examples.
$ felt help showdown
usage: felt showdown [option ...] hand hand ...
       felt showdown [option ...] [showdown ...]
\
The operands are the hands of one showdown, such as AhKh QsQd or AhKh v QsQd @
Qh7h2c3h5d, or each operand is a whole showdown, such as 'AhKh; QsQd @
Qh7h2c3h5d'. Without operands, each line of standard input is a showdown.
\
options:
  -b, --board cards               the board, shared by all hands
  -d, --dead cards                dead cards, which cannot be dealt
  -g, --game game                 the game (default: holdem)
  -n, --cut number                divide the cards into hands of this size
      --boards number             play this many boards, each for an equal part
                                  of the pot
      --decks number              number of decks (default: 1)
      --explain                   explain which cards play, and which card
                                  decides
      --ignore-suits              with -g high: cards of equal rank tie
      --run number                run out the board this many times
      --winners[=positions|hands]
                                  print only the winners, one row per showdown
\
common options:
  -h, --help                      print this help
  -k, --keep-going                report invalid input and continue
  -q, --quiet                     print no warnings
  -f, --format text|tsv|csv|json|table
                                  output format
  -i, --input lines|csv|tsv       input format (default: lines)
      --cards ascii|unicode|es    card notation (es: Spanish)
      --color auto|always|never   when to use colors
      --column name|number        the column to read
      --columns columns           the columns of hands, board and dead cards
      --delimiter character       CSV delimiter (default: comma)
      --fields list               print these fields, separated by commas
      --from file                 read this file (may be repeated)
      --header, --no-header       print the header line, or omit it
      --trips-over-straight       in short deck, three of a kind beats a
                                  straight
\
'felt help cards' describes the input. 'man felt-showdown' describes the fields and has
examples.

# A hand told on a narrow screen.
$ FELT_SCREEN=50 felt replay --color=never "$DATA/phh/worked-next.phhs" | sed -n '3,/^$/p;/river/,/^$/p' | head -n 16
\
seat  player  stack  position
   1  Carol     470  small blind
   2  Dave      170  big blind
   3  Alice     970  cutoff
   4  Bob       990  button
\
river K♣ 8♦ 5♥ 3♠ 2♣                     pot 1,110
  Alice pair of aces, king-eight-five kickers
    wins 1,110
  Carol pair of tens, king-eight-five kickers
  Dave  pair of queens, king-eight-five kickers
  main pot 510 for Carol, Dave, Alice: Alice wins
    510
  side pot 600 for Carol, Alice: Alice wins 600
\

# Names in wide characters and with marks that combine take as many columns as the terminal gives them.
$ sed "s/Tom Dwan/田中 太郎/; s/Patrik Antonius/$(printf 'Jose\314\201') M/" "$DATA/phh/named/dwan-ivey-2009.phh" >wide.phh
$ FELT_SCREEN=60 felt replay --color=never --cards=ascii wide.phh
Full Tilt Million Dollar Cash Game S4E12, 2009
no-limit hold'em 1,000/2,000, ante 500
\
seat  player         stack  position
   1  Phil Ivey  1,125,600  small blind
   2  José M     2,000,000  big blind
   3  田中 太郎    553,500  button
\
before the flop                                    pot 4,500
  Phil Ivey holds Ac 2d, 田中 太郎 7h 6h
  田中 太郎 raises to 7,000
  Phil Ivey raises to 23,000
  José M folds
  田中 太郎 calls 16,000
flop  Jc 3d 5c                                    pot 49,500
  Phil Ivey bets 35,000
  田中 太郎 calls 35,000
turn  Jc 3d 5c 4h                                pot 119,500
  Phil Ivey bets 90,000
  田中 太郎 raises to 232,600
  Phil Ivey raises to 1,067,100, all in
  田中 太郎 calls 262,400, all in
  uncalled 572,100 returned to Phil Ivey
river Jc 3d 5c 4h Jh                           pot 1,109,500
  田中 太郎  seven-high straight  wins 1,109,500
  Phil Ivey  five-high straight
\
player         start        end       net
田中 太郎    553,500  1,109,500  +556,000
Phil Ivey  1,125,600    572,100  -553,500
José M     2,000,000  1,997,500    -2,500
$ FELT_SCREEN=40 felt replay --color=never --cards=ascii wide.phh | sed -n '/^before/,/^flop/p'
before the flop                pot 4,500
  Phil Ivey holds Ac 2d,
  田中 太郎 7h 6h
  田中 太郎 raises to 7,000
  Phil Ivey raises to 23,000
  José M folds
  田中 太郎 calls 16,000
flop  Jc 3d 5c                pot 49,500
$ FELT_SCREEN=80 felt pots --color=never 田中:100 "$(printf 'Jose\314\201'):50" Ann:100
pot   amount  for              layer
main     150  田中, José, Ann  0 to 50
side     100  田中, Ann        50 to 100
         250  chips in, 250 chips in pots
$ printf 'name,hand\n田中,AsKsQsJsTs\nJose\314\201,2c3c4c5c6c\n' | felt rank -f table --cards=ascii -i csv --column hand
name hand       standing category       felt_name               best
田中 AsKsQsJsTs        1 straight-flush royal flush             As Ks Qs Js Ts
José 2c3c4c5c6c        9 straight-flush six-high straight flush 6c 5c 4c 3c 2c
