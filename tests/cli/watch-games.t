# Seven-card stud, high-low: cards that lie face down are apart from the others and dim (not seen
# here), and each half of the pot is said with the hand that won it.
$ pty 80x24 felt replay --watch "$DATA/phh/wsop/48.phh" <<'END'
> until 0 of
> type ]
> until fourth street is dealt
> screen
> type \e[F
> until 25 of
> screen
> type q
> end
> END
2023 World Series of Poker Event #43: $50,000 Poker Players Champ…   hand 1 of 1
               Brian Rast                            Matthew Ashton
               14,400,000                               6,075,000
                 folded                                  folded
                    ╭──────────────────────────────────────╮
                  ╭─╯                                      ╰─╮
                  │                                          │
                  │                                          │
                  │              fourth street               │
                  │                                          │
                  │              pot 1,325,000               │
 Talal Shakerchi  │                                          │  Kristopher Tong
    1,800,000     │                                          │     2,225,000
     folded       │                                          │     8♥3♥ A♥3♠
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                  > James Obst
                                    3,875,000
                                    A♣8♦ A♠T♥
                             fourth street is dealt
          9 of 25   ← → step   [ ] street   p n hand   ? help   q quit
2023 World Series of Poker Event #43: $50,000 Poker Players Champ…   hand 1 of 1
               Brian Rast                            Matthew Ashton
               14,400,000                               6,075,000
                 folded                                  folded
                    ╭──────────────────────────────────────╮
                  ╭─╯                                      ╰─╮
                  │                                          │
                  │                                          │
                  │              seventh street              │
                  │                                          │
                  │              pot 4,825,000               │
 Talal Shakerchi  │                                          │  Kristopher Tong
    1,800,000     │                                          │     2,887,500
     folded       │                                          │ 8♥3♥ A♥3♠J♣7♦ 4♠
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                   James Obst
                                    4,537,500
                                A♣8♦ A♠T♥3♣T♠ 7♣
   James Obst wins 2,412,500 high with two pair, aces and tens, eight kicker,
     Kristopher Tong wins 2,412,500 low with eight-seven-four-three-ace low
         25 of 25   ← → step   [ ] street   p n hand   ? help   q quit
status 0
$ pty 60x20 felt replay --watch "$DATA/phh/wsop/48.phh" <<'END'
> until 0 of
> type \e[F
> until 25 of
> screen
> type q
> end
> END
2023 World Series of Poker Event #43: $50,000…   hand 1 of 1
               seventh street  pot 4,825,000
James Obst                        4,537,500 A♣8♦ A♠T♥3♣T♠ 7♣
Talal Shakerchi                   1,800,000 folded
Brian Rast                       14,400,000 folded
Matthew Ashton                    6,075,000 folded
Kristopher Tong                   2,887,500 8♥3♥ A♥3♠J♣7♦ 4♠
James Obst wins 2,412,500 high with two pair, aces and tens,
eight kicker, Kristopher Tong wins 2,412,500 low with eight…
                 25 of 25   ? help   q quit
status 0

# Triple draw: who stood pat and who drew how many.
$ pty 80x24 felt replay --watch "$DATA/phh/named/arieh-yockey-2019.phh" <<'END'
> until 0 of
> type ]
> until first draw
> type l
> until discards
> screen
> type l
> until new cards
> screen
> type q
> end
> END
2019 World Series of Poker Event #58: $50,000 Poker Players Champ…   hand 1 of 1
                Phil Hui                              John Esposito
                4,190,000                               5,910,000
                 folded                                  folded
                    ╭──────────────────────────────────────╮
                  ╭─╯                                      ╰─╮
                  │                                          │
                  │                                          │
                  │                first draw                │
                  │                                          │
                  │              pot 1,050,000               │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮      pat               draws 2 (D)   ╭─╯
                    ╰──────────────────────────────────────╯
              Bryce Yockey                             Josh Arieh
                 730,000                               10,315,000
             7♥ 6♣ 4♣ 3♦ 2♣                             6♠ 5♣ 3♣
                           Josh Arieh discards A♠ Q♠
          8 of 24   ← → step   [ ] street   p n hand   ? help   q quit
2019 World Series of Poker Event #58: $50,000 Poker Players Champ…   hand 1 of 1
                Phil Hui                              John Esposito
                4,190,000                               5,910,000
                 folded                                  folded
                    ╭──────────────────────────────────────╮
                  ╭─╯                                      ╰─╮
                  │                                          │
                  │                                          │
                  │                first draw                │
                  │                                          │
                  │              pot 1,050,000               │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮      pat               draws 2 (D)   ╭─╯
                    ╰──────────────────────────────────────╯
             > Bryce Yockey                            Josh Arieh
                 730,000                               10,315,000
             7♥ 6♣ 4♣ 3♦ 2♣                          6♠ 5♣ 3♣ 2♥ Q♥
                              new cards are dealt
          9 of 24   ← → step   [ ] street   p n hand   ? help   q quit
status 0
$ pty 60x20 felt replay --watch "$DATA/phh/named/arieh-yockey-2019.phh" <<'END'
> until 0 of
> type ]
> until first draw
> type l
> until discards
> screen
> type q
> end
> END
2019 World Series of Poker Event #58: $50,000…   hand 1 of 1
                 first draw  pot 1,050,000
Bryce Yockey                     730,000 7♥ 6♣ 4♣ 3♦ 2♣  pat
Phil Hui                       4,190,000 folded
John Esposito                  5,910,000 folded
Josh Arieh                  D 10,315,000 6♠ 5♣ 3♣  draws 2
                 Josh Arieh discards A♠ Q♠
                 8 of 24   ? help   q quit
status 0

# The hand of stud told on a screen: without positions, and with lows below the high hands.
$ FELT_SCREEN=80 felt replay --color=never "$DATA/phh/wsop/48.phh" | sed '/^$/,$!d'
\
seat  player                stack
   1  James Obst        4,425,000
   2  Talal Shakerchi   1,850,000
   3  Brian Rast       14,525,000
   4  Matthew Ashton    6,125,000
   5  Kristopher Tong   2,775,000
\
third street                                                         pot 250,000
  James Obst holds (A♣ 8♦) A♠, Talal Shakerchi (T♣ 4♥) 5♠,
  Brian Rast (T♦ 7♥) 2♥, Matthew Ashton (K♦ J♠) J♦, Kristopher Tong (8♥ 3♥) A♥
  Brian Rast brings in 75,000
  Matthew Ashton folds
  Kristopher Tong completes to 250,000
  James Obst raises to 500,000
  Talal Shakerchi folds
  Brian Rast folds
  Kristopher Tong calls 250,000
fourth street                                                      pot 1,325,000
  James Obst holds (A♣ 8♦) A♠ T♥, Kristopher Tong (8♥ 3♥) A♥ 3♠
  James Obst checks
  Kristopher Tong bets 250,000
  James Obst calls 250,000
fifth street                                                       pot 1,825,000
  James Obst holds (A♣ 8♦) A♠ T♥ 3♣, Kristopher Tong (8♥ 3♥) A♥ 3♠ J♣
  Kristopher Tong checks
  James Obst bets 500,000
  Kristopher Tong calls 500,000
sixth street                                                       pot 2,825,000
  James Obst holds (A♣ 8♦) A♠ T♥ 3♣ T♠, Kristopher Tong (8♥ 3♥) A♥ 3♠ J♣ 7♦
  James Obst bets 500,000
  Kristopher Tong calls 500,000
seventh street                                                     pot 3,825,000
  James Obst holds (A♣ 8♦) A♠ T♥ 3♣ T♠ (7♣),
  Kristopher Tong (8♥ 3♥) A♥ 3♠ J♣ 7♦ (4♠)
  James Obst bets 500,000
  Kristopher Tong calls 500,000
  James Obst       two pair, aces and tens, eight kicker   wins 2,412,500 high
  Kristopher Tong  pair of threes, ace-jack-eight kickers
                   eight-seven-four-three-ace low          wins 2,412,500 low
\
player                start         end       net
James Obst        4,425,000   4,537,500  +112,500
Kristopher Tong   2,775,000   2,887,500  +112,500
Talal Shakerchi   1,850,000   1,800,000   −50,000
Brian Rast       14,525,000  14,400,000  −125,000
Matthew Ashton    6,125,000   6,075,000   −50,000
