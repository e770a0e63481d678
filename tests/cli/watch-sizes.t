# Ten seats in windows of many sizes. Names are cut where they are too long, by the columns that they
# take on the screen: wide characters take two, and marks that combine take none.
$ cat >ten.phh <<'END'
> variant = "NT"
> antes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
> blinds_or_straddles = [1000, 2000, 0, 0, 0, 0, 0, 0, 0, 0]
> min_bet = 2000
> starting_stacks = [1200000, 1200000, 1200000, 1200000, 6000, 1200000, 1200000, 1200000, 1200000, 1200000]
> actions = [
>   "d dh p1 2c2d", "d dh p2 3c3d", "d dh p3 4c4d", "d dh p4 5c5d", "d dh p5 6c6d",
>   "d dh p6 7c7d", "d dh p7 8c8d", "d dh p8 9c9d", "d dh p9 TcTd", "d dh p10 JcJd",
>   "p3 cc", "p4 cc", "p5 cbr 6000", "p6 cc", "p7 f", "p8 f", "p9 f", "p10 cc",
> ]
> players = ["Bartholomew Featherstonehaugh", "名前がとても長いプレイヤー", "Jose\u0301 Marti\u0301nez", "日本", "Zoe",
>   "A", "Maximilian", "Wilhelmina", "Ann", "Alexander the Great"]
> END
$ for size in 40x16 80x24 120x40 200x60; do
> 	printf '%s\n' 'until 0 of 10' 'type ?' 'until any key' 'type xG' 'until 10 of 10' screen 'type q' end |
> 		pty $size felt replay --watch ten.phh
> done
         ten.phh   hand 1 of 1
      before the flop  pot 25,000
\> Bartholomew…    1,199,000 1,000 2♣ 2♦
名前がとても長…   1,198,000 2,000 3♣ 3♦
José Martínez     1,198,000 2,000 4♣ 4♦
日本              1,198,000 2,000 5♣ 5♦
Zoe                  all in 6,000 6♣ 6♦
A                 1,194,000 6,000 7♣ 7♦
Maximilian        1,200,000       folded
Wilhelmina        1,200,000       folded
Ann               1,200,000       folded
Alexander the…  D 1,194,000 6,000 J♣ J♦
          the hand stops here
       10 of 10   ? help   q quit
status 0
              ten.phh   no-limit hold'em 1,000/2,000   hand 1 of 1
                   Zoe                  A              Maximilian
                0 all in            1,194,000           1,200,000
                  6♣ 6♦               7♣ 7♦              folded
                    ╭──────────────────────────────────────╮
      日本        ╭─╯     6,000      6,000                 ╰─╮    Wilhelmina
    1,198,000     │      2,000                               │     1,200,000
      5♣ 5♦       │                                          │      folded
                  │             before the flop              │
                  │                                          │
                  │                pot 25,000                │
  José Martínez   │                                          │        Ann
    1,198,000     │      2,000                               │     1,200,000
      4♣ 4♦       │                                          │      folded
                  │                                          │
                  ╰─╮     2,000      1,000    6,000 (D)    ╭─╯
                    ╰──────────────────────────────────────╯
            名前がとても長い…   > Bartholomew Fe…   Alexander the Gr…
                1,198,000           1,199,000           1,194,000
                  3♣ 3♦               2♣ 2♦               J♣ J♦
                              the hand stops here
         10 of 10   ← → step   [ ] street   p n hand   ? help   q quit
status 0
                                  ten.phh   no-limit hold'em 1,000/2,000   hand 1 of 1
                             Zoe                            A                        Maximilian
                          0 all in                      1,194,000                     1,200,000
                            6♣ 6♦                         7♣ 7♦                        folded
                            ╭──────────────────────────────────────────────────────────────╮
                          ╭─╯       6,000                6,000                             ╰─╮
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
          日本            │                                                                  │        Wilhelmina
        1,198,000         │      2,000                                                       │         1,200,000
          5♣ 5♦           │                                                                  │          folded
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                         before the flop                          │
                          │                                                                  │
                          │                            pot 25,000                            │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
      José Martínez       │                                                                  │            Ann
        1,198,000         │      2,000                                                       │         1,200,000
          4♣ 4♦           │                                                                  │          folded
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          ╰─╮       2,000                1,000              6,000 (D)      ╭─╯
                            ╰──────────────────────────────────────────────────────────────╯
                  名前がとても長いプレイヤ…     > Bartholomew Feathersto…        Alexander the Great
                          1,198,000                     1,199,000                     1,194,000
                            3♣ 3♦                         2♣ 2♦                         J♣ J♦
                                                  the hand stops here
                             10 of 10   ← → step   [ ] street   p n hand   ? help   q quit
status 0
                                                                          ten.phh   no-limit hold'em 1,000/2,000   hand 1 of 1
                                                                     Zoe                            A                        Maximilian
                                                                  0 all in                      1,194,000                     1,200,000
                                                                    6♣ 6♦                         7♣ 7♦                        folded
                                                                    ╭──────────────────────────────────────────────────────────────╮
                                                                  ╭─╯       6,000                6,000                             ╰─╮
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                  日本            │                                                                  │        Wilhelmina
                                                1,198,000         │      2,000                                                       │         1,200,000
                                                  5♣ 5♦           │                                                                  │          folded
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                         before the flop                          │
                                                                  │                                                                  │
                                                                  │                            pot 25,000                            │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                              José Martínez       │                                                                  │            Ann
                                                1,198,000         │      2,000                                                       │         1,200,000
                                                  4♣ 4♦           │                                                                  │          folded
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  ╰─╮       2,000                1,000              6,000 (D)      ╭─╯
                                                                    ╰──────────────────────────────────────────────────────────────╯
                                                          名前がとても長いプレイヤ…     > Bartholomew Feathersto…        Alexander the Great
                                                                  1,198,000                     1,199,000                     1,194,000
                                                                    3♣ 3♦                         2♣ 2♦                         J♣ J♦
                                                                                          the hand stops here
                                                                     10 of 10   ← → step   [ ] street   p n hand   ? help   q quit
status 0

# In between, with equities, and with a hand that is to be told in two lines.
$ for size in 79x24 80x23 100x30; do
> 	printf '%s\n' 'until 0 of 10' 'type ]' 'until 10 of 10' screen 'type q' end |
> 		pty $size felt replay --watch ten.phh
> done
             ten.phh   no-limit hold'em 1,000/2,000   hand 1 of 1
                         before the flop  pot 25,000
         > Bartholomew Featherstonehaugh       1,199,000 1,000 2♣ 2♦
         名前がとても長いプレイヤー            1,198,000 2,000 3♣ 3♦
         José Martínez                         1,198,000 2,000 4♣ 4♦
         日本                                  1,198,000 2,000 5♣ 5♦
         Zoe                                      all in 6,000 6♣ 6♦
         A                                     1,194,000 6,000 7♣ 7♦
         Maximilian                            1,200,000       folded
         Wilhelmina                            1,200,000       folded
         Ann                                   1,200,000       folded
         Alexander the Great                 D 1,194,000 6,000 J♣ J♦
                             the hand stops here
                          10 of 10   ? help   q quit
status 0
              ten.phh   no-limit hold'em 1,000/2,000   hand 1 of 1
                          before the flop  pot 25,000
          > Bartholomew Featherstonehaugh       1,199,000 1,000 2♣ 2♦
          名前がとても長いプレイヤー            1,198,000 2,000 3♣ 3♦
          José Martínez                         1,198,000 2,000 4♣ 4♦
          日本                                  1,198,000 2,000 5♣ 5♦
          Zoe                                      all in 6,000 6♣ 6♦
          A                                     1,194,000 6,000 7♣ 7♦
          Maximilian                            1,200,000       folded
          Wilhelmina                            1,200,000       folded
          Ann                                   1,200,000       folded
          Alexander the Great                 D 1,194,000 6,000 J♣ J♦
                              the hand stops here
                           10 of 10   ? help   q quit
status 0
                        ten.phh   no-limit hold'em 1,000/2,000   hand 1 of 1
                        Zoe                       A                   Maximilian
                     0 all in                 1,194,000                1,200,000
                       6♣ 6♦                    7♣ 7♦                   folded
                        ╭──────────────────────────────────────────────────╮
                      ╭─╯      6,000           6,000                       ╰─╮
        日本          │                                                      │      Wilhelmina
      1,198,000       │      2,000                                           │       1,200,000
        5♣ 5♦         │                                                      │        folded
                      │                                                      │
                      │                                                      │
                      │                   before the flop                    │
                      │                                                      │
                      │                      pot 25,000                      │
                      │                                                      │
                      │                                                      │
    José Martínez     │                                                      │          Ann
      1,198,000       │      2,000                                           │       1,200,000
        4♣ 4♦         │                                                      │        folded
                      │                                                      │
                      │                                                      │
                      ╰─╮      2,000           1,000         6,000 (D)     ╭─╯
                        ╰──────────────────────────────────────────────────╯
               名前がとても長いプレ…    > Bartholomew Feathe…     Alexander the Great
                     1,198,000                1,199,000                1,194,000
                       3♣ 3♦                    2♣ 2♦                    J♣ J♦
                                        the hand stops here
                   10 of 10   ← → step   [ ] street   p n hand   ? help   q quit
status 0
$ cp "$DATA/phh/worked-next.phhs" .
$ printf '%s\n' 'until 0 of 20' 'type ]l' 'until %' screen 'type G' 'until Alice wins' screen 'type q' end |
> 	pty 40x16 felt replay --watch --equity worked-next.phhs
     worked-next.phhs   hand 1 of 9
         flop  K♣ 8♦ 5♥  pot 60
Carol                  450   8.3% T♣ T♦
\> Dave                 150   8.7% Q♣ Q♦
Alice                  950  82.9% A♣ A♦
Bob                  D 990        folded
              Carol checks
       7 of 20   ? help   q quit
     worked-next.phhs   hand 1 of 9
    river  K♣ 8♦ 5♥ 3♠ 2♣  pot 1,110
Carol                           0 T♣ T♦
Dave                            0 Q♣ Q♦
Alice                       1,610 A♣ A♦
Bob                       D   990 folded
  Alice wins 1,110 with pair of aces,
        king-eight-five kickers
       20 of 20   ? help   q quit
status 0

# A window of another size is drawn anew, whatever it shows; one that is too small says so.
$ pty 80x24 felt replay --watch ten.phh <<'END'
> until 0 of 10
> until ╭
> resize 60x20
> until D 1,200,000
> type ?
> until any key
> resize 100x30
> until                                      press any key
> type x
> until ╭
> resize 39x16
> until 39 by 16 is too small: needs 40 by 16
> screen
> type l
> resize 40x15
> until 40 by 15 is too small: needs 40 by 16
> resize 40x16
> until 1 of 10
> resize 8x2
> until 8 by 2 i
> resize 200x60
> until ╭
> until 1 of 10
> type q
> end
> modes
> END
39 by 16 is too small: needs 40 by 16
status 0
lines, echo, first screen, cursor shown
