# The topics are listed, and told as they are without man: at most 48 lines of at most 79 columns.
$ felt help | sed -n '/^topics:/,$p'
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
$ for topic in cards ranges hands games; do
> 	felt help $topic | awk -v topic=$topic '{ if (length > most) most = length } END { print topic, (NR >= 24 && NR <= 48 && most <= 79) ? "fits" : NR " lines, " most " columns" }'
> done
cards fits
ranges fits
hands fits
games 131 lines, 80 columns
$ felt help games
Option -g of rank, showdown, count, pots and equity selects the game:
\
  holdem     hold'em
             Two cards each and a board of five; the best five of the seven
             play.
  shortdeck  short-deck hold'em
             Hold'em with 36 cards, sixes to aces. A flush beats a full house,
             and A-6-7-8-9 is a straight.
  royal      royal hold'em
             Hold'em with 20 cards, tens to aces.
  pineapple  pineapple
             Hold'em with three hole cards; each player discards one before the
             flop.
  crazy      crazy pineapple
             Hold'em with three hole cards; each player discards one before the
             turn.
  crazy8     crazy pineapple high-low, eight or better
             Crazy pineapple in which the best low hand of five different ranks
             up to eight takes half the pot.
  omaha      Omaha
             Four cards each and a board of five; exactly two of the hand play
             with exactly three of the board.
  omaha5     five-card Omaha
             Omaha with five cards each.
  omaha6     six-card Omaha
             Omaha with six cards each.
  omaha8     Omaha high-low, eight or better
             Omaha in which the best low hand of five different ranks up to
             eight takes half the pot.
  omaha5-8   five-card Omaha high-low, eight or better
             Omaha high-low with five cards each.
  courchevel courchevel
             Five-card Omaha in which the first card of the flop is face up
             before the first round of betting.
  stud       seven-card stud
             Seven cards each, four of them face up; the best five play.
  stud8      seven-card stud high-low, eight or better
             Stud in which the best low hand of five different ranks up to eight
             takes half the pot.
  razz       razz
             Stud for the lowest five cards: aces are low, straights and flushes
             do not count.
  27         deuce-to-seven single draw
             Five cards each, and one draw; the lowest hand wins. Aces are high,
             and straights and flushes count against a hand.
  27td       deuce-to-seven triple draw
             Deuce-to-seven with three draws.
  a5         ace-to-five lowball
             Five cards each, and one draw; the lowest hand wins. Aces are low,
             and straights and flushes do not count.
  badugi     badugi
             Four cards each, and three draws. Cards of different ranks and
             suits play: more cards beat fewer, then the lowest wins. Aces are
             low.
  draw       five-card draw
             Five cards each, and one draw; the highest hand wins.
\
rank, showdown, count and deal have two more games, from a shoe (--decks):
\
  21         twenty-one
             Two cards each, and then as many as a player wants; the hand
             nearest to 21 wins, and a total above 21 loses. An ace and a
             ten-valued card are a natural, the best.
  high       high card
             One card each; the highest wins. Suits break ties: spades, hearts,
             diamonds, clubs.
\
A PHH file names its game by a code. felt replay plays these games by their
rules, with limits, blinds, bring-ins, draws and side pots:
\
  NT      no-limit hold'em
  PT      pot-limit hold'em
  FT      fixed-limit hold'em
  NS      no-limit short-deck hold'em
  NR      no-limit royal hold'em
  PO      pot-limit Omaha
  NO      no-limit Omaha
  FO      fixed-limit Omaha
  FO/8    fixed-limit Omaha high-low, eight or better
  PO/8    pot-limit Omaha high-low, eight or better
  NO/8    no-limit Omaha high-low, eight or better
  PO5     pot-limit five-card Omaha
  PO6     pot-limit six-card Omaha
  PO5/8   pot-limit five-card Omaha high-low, eight or better
  PC      pot-limit courchevel
  PC/8    pot-limit courchevel high-low, eight or better
  F7S     fixed-limit seven-card stud
  P7S     pot-limit seven-card stud
  F7S/8   fixed-limit seven-card stud high-low, eight or better
  FR      fixed-limit razz
  N2L1D   no-limit deuce-to-seven single draw
  P2L1D   pot-limit deuce-to-seven single draw
  F2L3D   fixed-limit deuce-to-seven triple draw
  P2L3D   pot-limit deuce-to-seven triple draw
  FA5L1D  fixed-limit ace-to-five lowball
  FB      fixed-limit badugi
  PB      pot-limit badugi
  N5D     no-limit five-card draw
  P5D     pot-limit five-card draw
  F5D     fixed-limit five-card draw
  NP      no-limit pineapple
  PP      pot-limit pineapple
  FP      fixed-limit pineapple
  NCP     no-limit crazy pineapple
  PCP     pot-limit crazy pineapple
  FCP     fixed-limit crazy pineapple
  FCP/8   fixed-limit crazy pineapple high-low, eight or better
  NT/B    no-limit hold'em bomb pot
  PT/B    pot-limit hold'em bomb pot
  FT/B    fixed-limit hold'em bomb pot
  PO/B    pot-limit Omaha bomb pot
  NO/B    no-limit Omaha bomb pot
  PO/8/B  pot-limit Omaha high-low bomb pot, eight or better
  NO/8/B  no-limit Omaha high-low bomb pot, eight or better
  PO5/B   pot-limit five-card Omaha bomb pot
  PO6/B   pot-limit six-card Omaha bomb pot
\
These commands take ranges:
\
  count      made hands and draws of ranges on a board
  equity     two to ten players with ranges, or with hands in other games
  range      ranges of hold'em or Omaha
\
  $ felt rank -g omaha8 As2sKhQh @ 3s8dTs4h5d
  $ felt showdown -g razz AsKs2d3c4s9hTh AcQc2c3h5d8s8d
  $ felt showdown -g 21 --explain Ks9d As3h5d Qc6h7d
  $ felt rank Kc9d4h4s2c8h8d
  $ felt showdown AsAd7c7d2h5h9c KsKdKh3c4c8dTd
  $ felt equity AA KK QQ -b 2c7d9h
  $ felt pots alice:300 bob:300 carol:100:allin dave:50:fold
  $ felt replay --check hand.phh

# A topic that is mistyped suggests the nearest, of commands too; others name those there are.
$ felt help card
felt: help: no command or topic 'card'; did you mean 'cards'?
see 'felt --help'
[2]
$ felt help hand
 hand
       The cards of a player; the best five of them with the board; or the
       whole course of a deal from the blinds to the award of the pot.
$ felt help nuts
 nuts, nut
       The best possible hand on a board; a nut flush has the highest card of
       its suit.
$ felt help Ranges
felt: help: no command or topic 'Ranges'; did you mean 'ranges'?
see 'felt --help'
[2]
$ felt help equtiy
felt: help: no command or topic 'equtiy'; did you mean 'equity'?
see 'felt --help'
[2]
$ felt help omaha
 Omaha, PLO
       The game of four hole cards, of which exactly two play with three of
       the board. There are variants of five and six cards.
$ felt help bluffs
felt: help: no command, topic or term 'bluffs'; 'felt help' lists the commands and topics
see 'felt --help'
[2]
$ felt help cards ranges
felt: help: no command, topic or term 'cards ranges'
see 'felt --help'
[2]
$ felt help help | head -n 1
usage: felt command [option ...] [operand ...]
$ felt help completion | head -n 1
usage: felt completion bash|zsh|fish

# Every notation of cards: the ranks and suits, and the ways to write five cards, which are the same.
$ felt help cards | sed -n 's/^  \(2 3.* A\)  .*/\1 10/p' | tr ' ' '\n' | sed 's/.*/&s &h/' | felt range --normal | tr '\n' ' '
2s2h 3s3h 4s4h 5s5h 6s6h 7s7h 8s8h 9s9h TsTh JsJh QsQh KsKh AsAh TsTh 
\ no newline at end
$ felt help cards | sed -n 's/^  \(s h.* c\)  .*/\1/p' | tr ' ' '\n' | sed 's/.*/A& K& Q& J& 10&/' | felt rank --fields cards,name
AsKsQsJsTs	royal flush
AhKhQhJhTh	royal flush
AdKdQdJdTd	royal flush
AcKcQcJcTc	royal flush
$ felt help cards | sed -n '/same five cards/,/^-b/s/^  //p' | felt rank --fields standing,cards
6201	AhKd2cTsQh
6201	AhKd2cTsQh
6201	AhKd2cTsQh
6201	AhKd2cTsQh
$ felt rank --fields cards 'A♥K♦2♣T♠Q♥'
AhKd2cTsQh

# Every matchup line is valid.
$ felt help cards | grep '^  A[hH]Kh\(;\| v\)' | felt equity --fields problem,equity
1	0.46214457245909607
1	0.537855427540904
2	0.3898362993408494
2	0.42599668989962214
2	0.18416701075952846
3	0.25555555555555554
3	0.7444444444444445
4	0.2646733111849391
4	0.7353266888150609

# The standings are those of the categories, and the examples are in them.
$ felt help cards | awk '/^  category/ { table = 1; next } table { print $5 }' >examples
$ felt help cards | awk '/^  category/ { table = 1; next } table { print $1, $2, $4 }' >standings
$ felt rank --fields category,standing --from examples | paste -d ' ' - standings | awk '{ print ($1 == $3 && $2 >= $4 && $2 <= $5 ? "right" : $0) }' FS='[ \t]' | uniq -c
      9 right

# Every range has the number of combos in the topic.
$ felt help ranges | awk '/^  term/ { table = 1; next } !NF { table = 0; next } table; /^  term/ { next }' | awk 'NF > 2 && $2 + 0 { print $1, $2 }' >ranges
$ wc -l <ranges
19
$ cut -d ' ' -f 1 ranges | felt range --fields combos | paste -d ' ' - ranges | awk '{ print ($1 == $3 ? "right" : $0) }' | uniq -c
     19 right
$ felt range --normal 'any' '*' '100%' AKs@50 AKs@50%
100%
100%
100%
AKs:0.5
AKs:0.5
$ felt help ranges | grep '^  A[^ ]*\(;\| v\)' | felt equity --samples 1000 --fields problem,deals | uniq
1	1000
2	1000
3	1000

# The hand of a file holds, and it has every action that the topic explains.
$ felt help hands | sed -n '/^  variant/,/^  finishing/s/^  //p' >hand.phh
$ felt replay --check hand.phh
1 hand OK, 0 errors
$ felt help hands | awk '/^  (d d|p1 )/ { print $2 }' | sort -u | while read -r word; do grep -q "[' ]$word[' ]" hand.phh || echo "$word is not there"; done
$ grep -o 'expect [a-z]*' hand.phh | sort
expect actor
expect call
expect error
expect pot
expect raise
expect stacks

# The commands of all topics do as they should, and write nothing to standard error.
$ for topic in cards ranges hands games; do
> 	felt help $topic | sed -n 's/^  [$] //p' | grep -v -e --watch | while read -r command; do
> 		{ sh -c "$command" >output 2>errors && [ -s output ] && [ ! -s errors ]; } || echo "not so: $command"
> 	done
> done

# The tutorial, the cookbook and the glossary can be read without man.
$ felt help tutorial | head -n 1
DESCRIPTION
$ felt help cookbook | grep -c '^ .*?$' | awk '{ print ($1 >= 60 ? "60 questions or more" : $1) }'
60 questions or more
$ felt help cookbook my outs | head -n 1
 What are my outs?

# Words may be in any order, in the singular or plural, and only a whole word counts if there is one.
# Recipes with the words in the question come first; the others are listed.
$ felt help cookbook PLAYER pots all-in | grep '^ [A-Z]\|also'
 How is the pot divided when somebody is all in? (side pots, all-in)
See also:
 How does a tournament (ICM, bubble) change my calls?
 How do I exploit a player who calls too much? What does this leak cost?
 How do I see the hand in which I lost with kings?
$ felt help cookbook side pot | grep '^ [A-Z]\|also'
 How is the pot divided when somebody is all in? (side pots, all-in)
 Who wins the main pot and the side pot?
See also:
 How much is the rake?
 How do I settle pots from a table?
$ felt help cookbook out | grep '^ [A-Z]\|also'
 What are my outs?
See also:
 How often does the first hand win, in a file of showdowns?
 How often does a flush draw come in by the river (probability, odds)?
 How much is the rake?
 What are the odds of queens vs ace-king? Is it a coin flip?

# If no question has the words, texts do; if they are not whole words, they are parts of words.
$ felt help cookbook uncalled returned | grep '^ [A-Z]\|also'
 How do I read, print or replay a hand history?
 How do I print one hand of a file, by its number?
 How do I see the hand in which I lost with kings?
$ felt help cookbook spreadshee | grep '^ [A-Z]\|also'
 How do I get my results into a spreadsheet (Excel)?
 How do I read a CSV file with semicolons from a spreadsheet?
See also:
 How do I get equities for a table with hero, villain and board?
 How do I settle pots from a table?

# Recipes have words that are not printed. They follow the question and precede the text.
$ felt help cookbook gutshots | grep '^ [A-Z]\|also'
 What are my outs?
 How often does a flush draw come in by the river (probability, odds)?
 Which hands of a range are draws?
$ felt help cookbook picture | grep '^ [A-Z]\|also'
 How do I draw a range as a grid (chart) or a picture (image)?
See also:
 How do I show a hand to a friend as a web page (HTML) or image?
 How do I draw a graph of my winnings?
$ felt help cookbook words | grep '^ [A-Z]\|also'
felt: help: the cookbook has nothing about 'words'; 'felt help cookbook' shows the contents
see 'felt --help'
[1]
$ felt help cookbook shove | grep -c words:
0
[1]

# A hyphen is a space, and a phrase precedes its words in another order.
$ felt help cookbook hi/lo | grep '^ [A-Z]\|also'
 Who wins high and low in Omaha high-low?
 Who gets how much when the low is quartered?
$ felt help cookbook ace high flop | grep '^ [A-Z]\|also'
 How do I find hands with an ace-high or paired flop?
See also:
 How often do I flop a set? How often a pair with ace-king?
 Which hands of a range are draws?
$ felt help cookbook all in | grep '^ [A-Z]\|also'
 Can I call this all-in? What are my pot odds?
 How is the pot divided when somebody is all in? (side pots, all-in)
 All in for less than a full raise: is the betting reopened?
 Was I unlucky? (all-in EV)
See also:
 What are the odds of queens vs ace-king? Is it a coin flip?
 Who wins the main pot and the side pot?
 What was my equity at each decision?
 How do I run many matchups at once (batch), one per line?
 How do I check that all hands in a directory (folder) are valid?
 What did I win in all sessions together? What is my profit?
 How do I keep all my hands in a database and query it with SQL?
 How good is king-nine suited among all starting hands (percentile)?
 How does a tournament (ICM, bubble) change my calls?
 How do I exploit a player who calls too much? What does this leak cost?
 Which starting hands are worst for ace-queen suited (matrix)?
 How often does a flush draw come in by the river (probability, odds)?

# Common words are ignored if nothing has them all, and many texts are listed by their titles.
$ felt help cookbook should I call | grep '^ [A-Z]\|also'
 Can I call this all-in? What are my pot odds?
$ felt help cookbook would could
felt: help: the cookbook has nothing about 'would could'; 'felt help cookbook' shows the contents
see 'felt --help'
[2]
$ felt help cookbook Qh7h2c | head -n 2
Found in the text of:
 Can I call this all-in? What are my pot odds?

# Without words there is a list of the questions. A word that the glossary knows is there.
$ felt help cookbook | head -n 3
CARDS AND HANDS
 What is this hand worth? How does it rank?
 How do I rank a file of hands, and find the best ones?
$ felt help cookbook | tail -n 4
 How do I keep the colours (colors) in a pager such as less?
 Which command do I need? Which version do I have?
\
'felt help cookbook WORD' prints the recipes about a word.
$ felt help cookbook muck
felt: help: the cookbook has nothing about 'muck'; 'felt help muck' explains the term, 'felt help cookbook' shows the contents
see 'felt --help'
[2]

# Words of the introduction are in no recipe.
$ felt help cookbook Pluribus installed
felt: help: the cookbook has nothing about 'Pluribus installed'; 'felt help cookbook' shows the contents
see 'felt --help'
[2]

# The title of a section is not a recipe.
$ felt help cookbook searching
felt: help: the cookbook has nothing about 'searching'; 'felt help cookbook' shows the contents
see 'felt --help'
[2]

# The questions with most of the words are listed if no recipe has all.
$ felt help cookbook the biggest bet sizing
Some of the words are in:
 How should I play this river? What is the equilibrium (GTO) strategy?
 What is left of a range without the hands that 4-bet (difference)?
 What is the minimum raise (min-raise)?
 Which bets and raises were made, as CSV?
 What are the VPIP, PFR and 3-bet of each player?
 How do I see all statistics of one player (HUD)?
 Which were the biggest pots?
 When did I raise from the button?
 How do I get statistics of only some hands (filter)?
$ felt help cookbook effective stack | tail -n 3
 How do I test a push-or-fold chart?
\
'felt help effective stack' explains the term.
$ felt help tutorial opponent | head -n 1
THE OPPONENT'S RANGE
$ felt help VPIP | head -n 1
 VPIP, vpip
$ felt help Pot Odds | head -n 1
 pot odds
$ felt help cookbook roulette
felt: help: the cookbook has nothing about 'roulette'; 'felt help cookbook' shows the contents
see 'felt --help'
[2]
$ felt help tutorail
felt: help: no command or topic 'tutorail'; did you mean 'tutorial'?
see 'felt --help'
[2]
