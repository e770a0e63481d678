# At a terminal the table is drawn, with what was done, what may be done, and a prompt below it.
$ pty 80x24 felt play ann=call bob=potodds cal=call --seed 5 --every 0 -n 1 --log one.phhs <<'END'
> until > _
> screen
> type r
> until > r_
> type \x20\x36
> until > r 6_
> type \x7f8\r
> until hero raises to 8
> until > _
> screen
> type c\r
> until turn
> until > _
> type ½\r
> until river
> until > _
> type c\r
> until enter leaves
> screen
> type \r
> end
> output
> END
                     hero 0   no-limit hold'em 1/2   hand 1
                                       bob
                                       198
                                      ?? ??
                    ╭──────────────────────────────────────╮
       ann        ╭─╯                  2                   ╰─╮        cal
       198        │        2                      2 (D)      │        198
      ?? ??       │                                          │       ?? ??
                  │             before the flop              │
                  │                                          │
                  │                  pot 7                   │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                  1                   ╭─╯
                    ╰──────────────────────────────────────╯
                                     > hero
                                       199
                                      K♠ 9♦
                   cards are dealt, bob calls 2, cal calls 2
             f fold   c call 1   r raise to 4-200   h hint   ? help
\> _
                     hero 0   no-limit hold'em 1/2   hand 1
                                       bob
                                       198
                                     folded
                    ╭──────────────────────────────────────╮
       ann        ╭─╯                                      ╰─╮        cal
       192        │                                (D)       │        192
      ?? ??       │                                          │       ?? ??
                  │                   flop                   │
                  │                 K♦ 2♦ 8♠                 │
                  │                  pot 26                  │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                     > hero
                                       192
                                      K♠ 9♦
   hero raises to 8, ann calls 6, bob folds, cal calls 6, the flop: K♦ 2♦ 8♠
                    c check   b bet 2-192   h hint   ? help
\> _
                    hero +44   no-limit hold'em 1/2   hand 1
                                       bob
                                       198
                                     folded
                    ╭──────────────────────────────────────╮
       ann        ╭─╯                                      ╰─╮        cal
       179        │                                (D)       │        179
      3♥ 7♥       │                                          │       A♠ 8♣
                  │                  river                   │
                  │              K♦ 2♦ 8♠ 7♣ J♠              │
                  │                  pot 65                  │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                      hero
                                       244
                                      K♠ 9♦
            hero wins 65 with pair of kings, jack-nine-eight kickers
                           enter leaves   l this hand
status 0
\
1 hand
player  net  bought
hero    +44     200
ann     −21     200
bob      −2     200
cal     −21     200
$ felt replay --check one.phhs
1 hand OK, 0 errors

# Cards that others hold are not on the screen before they are shown, in any game.
$ for game in nt po f7s 27td badugi; do
> 	printf '%s\n' 'until > _' screen 'type q\r' end | pty 40x16 felt play -g $game call call --seed 8 --every 0
> done
 hero 0   no-limit hold'em 1/2   hand 1
         before the flop  pot 5
\> hero                       199 1 A♣ J♣
call                         198 2 ?? ??
call#2                     D 198 2 ?? ??
    cards are dealt, call#2 calls 2
         f  c 1  r 4-200  h  ?
\> _
status 0
 hero 0   pot-limit Omaha 1/2   hand 1
         before the flop  pot 5
\> hero                 199 1 A♣ J♣ 5♦ 2♦
call                   198 2 ?? ?? ?? ??
call#2               D 198 2 ?? ?? ?? ??
    cards are dealt, call#2 calls 2
          f  c 1  r 4-8  h  ?
\> _
status 0
            hero 0   hand 1
          third street  pot 0
\> hero                       200 A♣J♣ 5♦
call                         200 ???? K♠
call#2                       200 ???? 6♥
            cards are dealt
             c 1  b 2  h  ?
\> _
status 0
            hero 0   hand 1
         before the draw  pot 5
\> hero              199 1 A♣ J♣ 5♦ 2♦ 7♥
call                198 2 ?? ?? ?? ?? ??
call#2            D 198 2 ?? ?? ?? ?? ??
    cards are dealt, call#2 calls 2
           f  c 1  r 4  h  ?
\> _
status 0
            hero 0   hand 1
         before the draw  pot 5
\> hero                 199 1 A♣ J♣ 5♦ 2♦
call                   198 2 ?? ?? ?? ??
call#2               D 198 2 ?? ?? ?? ??
    cards are dealt, call#2 calls 2
           f  c 1  r 4  h  ?
\> _
status 0

# Mistakes are explained, and asked again; escape and control-U clear what was typed.
$ pty 80x24 felt play bob=call --seed 5 --every 0 <<'END'
> until > _
> type r 3\r
> until the minimum raise is to 4
> until > _
> type fold\r
> until there is nothing to call; c checks
> type 12\r
> until '12' is ambiguous: r raises to an amount, b bets it
> type nonsense\e
> until > _
> type more\x15
> until > _
> type this is more than anybody would ever want to type at a table
> until > this is more than anybody would ever_
> type \x15
> until > _
> type \r
> until > _
> type C\r
> until hero checks
> type q\r
> end
> END
status 0

# Hints, help and the hand so far; a hint leaves the table in view, and any key leaves the others.
$ pty 80x24 felt play ann=allin --seed 5 --every 0 <<'END'
> until > _
> type h\r
> until needs
> screen
> type ?\r
> until press any key
> screen
> type \x20
> until > _
> type l\r
> until press any key
> screen
> type \x20
> until > _
> type f\r
> until enter next hand
> screen
> type ?
> until press any key
> type x
> until enter next hand
> type l
> until press any key
> screen
> type x
> until enter next hand
> type q
> end
> output
> END
                     hero 0   no-limit hold'em 1/2   hand 1
                                       ann
                                    0 all in
                                      ?? ??
                    ╭──────────────────────────────────────╮
                  ╭─╯               200 (D)                ╰─╮
                  │                                          │
                  │                                          │
                  │             before the flop              │
                  │                                          │
                  │                 pot 202                  │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                  2                   ╭─╯
                    ╰──────────────────────────────────────╯
                                     > hero
                                       198
                                      K♠ 9♦
cards K♠ 9♦; call 198; to win 202; needs 49.50%; any hands 57.81%, exact; their
                   bets 49.80%, exact; ann best 50% of hands
                     f fold   c call 198   h hint   ? help
\> _
                     hero 0   no-limit hold'em 1/2   hand 1
                    f          fold
                    c          check, call, or bring in
                    b 20       bet 20
                    r 120      raise to 120 on this street
                    pot ½ 75%  bet or raise part of the pot
                    a          all in
                    h          a hint: odds and equity
                    l          the hand so far
                    q          fold, and leave
                                 press any key
                     hero 0   no-limit hold'em 1/2   hand 1
seat  player  stack  position
   1  hero      200  big blind
   2  ann       200  button, small blind
before the flop                                                            pot 3
  hero holds K♠ 9♦
  ann raises to 200, all in
                                 press any key
                    hero −2   no-limit hold'em 1/2   hand 1
                                       ann
                                       202
                                      ?? ??
                    ╭──────────────────────────────────────╮
                  ╭─╯                 (D)                  ╰─╮
                  │                                          │
                  │                                          │
                  │             before the flop              │
                  │                                          │
                  │                  pot 4                   │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                      hero
                                       198
                                     folded
                                   ann wins 4
                     enter next hand   l this hand   q quit
                    hero −2   no-limit hold'em 1/2   hand 1
seat  player  stack  position
   1  hero      200  big blind
   2  ann       200  button, small blind
before the flop                                                            pot 3
  hero holds K♠ 9♦
  ann raises to 200, all in
  hero folds
  uncalled 198 returned to ann
                                 press any key
status 0
\
1 hand
player  net  bought
hero     −2     200
ann      +2     200

# Windows of many sizes, with ten seats; a smaller one says so, and another size is drawn at once.
$ for size in 40x16 80x24 120x40 200x60; do
> 	printf '%s\n' 'until > _' screen 'type q\r' end |
> 		pty $size felt play call call call call call call call call call --seed 3 --every 0 --blinds 1000/2000
> done
            hero 0   hand 1
      before the flop  pot 19,000
\> hero               199,000 1,000 Q♦ 8♦
call                 198,000 2,000 ?? ??
call#2               198,000 2,000 ?? ??
call#3               198,000 2,000 ?? ??
call#4               198,000 2,000 ?? ??
call#5               198,000 2,000 ?? ??
call#6               198,000 2,000 ?? ??
call#7               198,000 2,000 ?? ??
call#8               198,000 2,000 ?? ??
call#9             D 198,000 2,000 ?? ??
call#7 calls 2,000, call#8 calls 2,000,
           call#9 calls 2,000
   f  c 1,000  r 4,000-200,000  h  ?
\> _
status 0
                 hero 0   no-limit hold'em 1,000/2,000   hand 1
                 call#4              call#5              call#6
                 198,000             198,000             198,000
                  ?? ??               ?? ??               ?? ??
                    ╭──────────────────────────────────────╮
     call#3       ╭─╯     2,000      2,000      2,000      ╰─╮      call#7
     198,000      │      2,000                    2,000      │      198,000
      ?? ??       │                                          │       ?? ??
                  │             before the flop              │
                  │                                          │
                  │                pot 19,000                │
     call#2       │                                          │      call#8
     198,000      │      2,000                    2,000      │      198,000
      ?? ??       │                                          │       ?? ??
                  │                                          │
                  ╰─╮     2,000      1,000    2,000 (D)    ╭─╯
                    ╰──────────────────────────────────────╯
                  call               > hero              call#9
                 198,000             199,000             198,000
                  ?? ??               Q♦ 8♦               ?? ??
call#3 calls 2,000, call#4 calls 2,000, call#5 calls 2,000, call#6 calls 2,000,
           call#7 calls 2,000, call#8 calls 2,000, call#9 calls 2,000
       f fold   c call 1,000   r raise to 4,000-200,000   h hint   ? help
\> _
status 0
                                     hero 0   no-limit hold'em 1,000/2,000   hand 1
                           call#4                        call#5                        call#6
                           198,000                       198,000                       198,000
                            ?? ??                         ?? ??                         ?? ??
                            ╭──────────────────────────────────────────────────────────────╮
                          ╭─╯       2,000                2,000                2,000        ╰─╮
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
         call#3           │                                                                  │          call#7
         198,000          │      2,000                                            2,000      │          198,000
          ?? ??           │                                                                  │           ?? ??
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                         before the flop                          │
                          │                                                                  │
                          │                            pot 19,000                            │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
         call#2           │                                                                  │          call#8
         198,000          │      2,000                                            2,000      │          198,000
          ?? ??           │                                                                  │           ?? ??
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          │                                                                  │
                          ╰─╮       2,000                1,000              2,000 (D)      ╭─╯
                            ╰──────────────────────────────────────────────────────────────╯
                            call                         > hero                        call#9
                           198,000                       199,000                       198,000
                            ?? ??                         Q♦ 8♦                         ?? ??
  cards are dealt, call#2 calls 2,000, call#3 calls 2,000, call#4 calls 2,000, call#5 calls 2,000, call#6 calls 2,000,
                               call#7 calls 2,000, call#8 calls 2,000, call#9 calls 2,000
                           f fold   c call 1,000   r raise to 4,000-200,000   h hint   ? help
\> _
status 0
                                                                             hero 0   no-limit hold'em 1,000/2,000   hand 1
                                                                   call#4                        call#5                        call#6
                                                                   198,000                       198,000                       198,000
                                                                    ?? ??                         ?? ??                         ?? ??
                                                                    ╭──────────────────────────────────────────────────────────────╮
                                                                  ╭─╯       2,000                2,000                2,000        ╰─╮
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                 call#3           │                                                                  │          call#7
                                                 198,000          │      2,000                                            2,000      │          198,000
                                                  ?? ??           │                                                                  │           ?? ??
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                         before the flop                          │
                                                                  │                                                                  │
                                                                  │                            pot 19,000                            │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                 call#2           │                                                                  │          call#8
                                                 198,000          │      2,000                                            2,000      │          198,000
                                                  ?? ??           │                                                                  │           ?? ??
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  │                                                                  │
                                                                  ╰─╮       2,000                1,000              2,000 (D)      ╭─╯
                                                                    ╰──────────────────────────────────────────────────────────────╯
                                                                    call                         > hero                        call#9
                                                                   198,000                       199,000                       198,000
                                                                    ?? ??                         Q♦ 8♦                         ?? ??
                                          cards are dealt, call#2 calls 2,000, call#3 calls 2,000, call#4 calls 2,000, call#5 calls 2,000, call#6 calls 2,000,
                                                                       call#7 calls 2,000, call#8 calls 2,000, call#9 calls 2,000
                                                                   f fold   c call 1,000   r raise to 4,000-200,000   h hint   ? help
                                        > _
status 0
$ pty 80x24 felt play call call --seed 3 --every 0 <<'END'
> until > _
> type r 1
> resize 39x16
> until 39 by 16 is too small: needs 40 by 16
> resize 40x16
> until > r 1_
> screen
> resize 200x60
> until before the flop
> until > r 1_
> type 2\r
> until hero raises to 12
> type q\r
> end
> END
 hero 0   no-limit hold'em 1/2   hand 1
         before the flop  pot 5
\> hero                       199 1 Q♦ 8♦
call                         198 2 ?? ??
call#2                     D 198 2 ?? ??
    cards are dealt, call#2 calls 2
         f  c 1  r 4-200  h  ?
\> r 1_
status 0

# Whatever ends it leaves the terminal as it was, and every hand that was over is kept.
$ for end in 'type q\r' 'type \x04' 'type \x03' 'signal TERM' 'signal HUP' 'signal QUIT' 'signal SEGV'; do
> 	rm -f kept.phhs
> 	printf '%s\n' 'until > _' modes 'type f\r' 'until enter next hand' 'type \r' 'until hand 2' 'until > _' "$end" end modes |
> 		pty 80x24 felt play allin --seed 9 --every 0 --log kept.phhs
> 	felt replay --check kept.phhs
> done
keys, no echo, second screen, cursor hidden
status 0
lines, echo, first screen, cursor shown
2 hands OK, 0 errors
keys, no echo, second screen, cursor hidden
status 0
lines, echo, first screen, cursor shown
2 hands OK, 0 errors
keys, no echo, second screen, cursor hidden
signal 2
lines, echo, first screen, cursor shown
1 hand OK, 0 errors
keys, no echo, second screen, cursor hidden
signal 15
lines, echo, first screen, cursor shown
1 hand OK, 0 errors
keys, no echo, second screen, cursor hidden
signal 1
lines, echo, first screen, cursor shown
1 hand OK, 0 errors
keys, no echo, second screen, cursor hidden
signal 3
lines, echo, first screen, cursor shown
1 hand OK, 0 errors
keys, no echo, second screen, cursor hidden
signal 11
lines, echo, first screen, cursor shown
1 hand OK, 0 errors
$ printf '%s\n' 'until > _' 'type h\r' 'until needs' 'type x' 'until > _' 'type \x03' end modes |
> 	pty 80x24 felt play -g po call call call --seed 3 --every 0
signal 2
lines, echo, first screen, cursor shown
$ rm -f kept.phhs
$ printf '%s\n' 'until > _' 'type f\r' 'until enter next hand' 'type \r' 'until hand 2' 'until > _' 'signal KILL' end |
> 	pty 80x24 felt play allin --seed 9 --every 0 --log kept.phhs
signal 9
$ felt replay --check kept.phhs
1 hand OK, 0 errors

# Control-Z gives the terminal back, and the table is drawn again afterwards, with what was typed.
$ pty 80x24 felt play call call --seed 3 --every 0 <<'END'
> until > _
> type r 1
> until > r 1_
> type \x1a
> stopped
> modes
> signal CONT
> until > r 1_
> modes
> type \x15q\r
> end
> modes
> END
stopped
lines, echo, first screen, cursor shown
keys, no echo, second screen, cursor hidden
status 0
lines, echo, first screen, cursor shown

# Pauses between the actions of others end with any key, and with another size the table is drawn meanwhile.
$ pty 80x24 felt play call call call --seed 3 --every 100 -n 1 <<'END'
> until cards are dealt
> resize 40x16
> until cards are dealt
> resize 80x24
> until cards are dealt
> type x
> until > _
> type f\r
> until hero folds
> type x
> until enter leaves
> type \r
> end
> END
status 0

# A terminal for the input or for the output alone is not enough: then there are lines.
$ printf '%s\n' end output | pty 80x24 sh -c 'felt play call --seed 3 -n 1 </dev/null'
status 0
hand 1                                                      no-limit hold'em 1/2
\
seat  player  stack  position
   1  hero      200  big blind
   2  call      200  button, small blind
\
before the flop                                                            pot 3
  hero holds Q♦ 8♦
  call calls 1
  hero: c check, r raise to 4-200
  hero checks
flop  J♠ 6♥ 3♣                                                             pot 4
  hero checks
  call checks
turn  J♠ 6♥ 3♣ 2♠                                                          pot 4
  hero checks
  call checks
river J♠ 6♥ 3♣ 2♠ A♠                                                       pot 4
  hero checks
  call checks
  call shows 7♦ 5♦
  hero  high card, ace-queen-jack-eight-six  wins 4
  call  high card, ace-jack-seven-six-five
\
player  start  end  net
hero      200  202   +2
call      200  198   −2
\
hero +2 after 1 hand
\
1 hand
player  net  bought
hero     +2     200
call     −2     200
$ printf '%s\n' 'type f\r' end | pty 80x24 sh -c 'felt play allin --seed 3 -n 1 | tail -n 3'
status 0

# A log that cannot be written ends the session, and is said when the terminal is what it was.
$ printf '%s\n' 'until > _' 'type f\r' end modes output |
> 	pty 80x24 felt play allin --seed 9 --every 0 --log /dev/full
status 3
lines, echo, first screen, cursor shown
felt play: /dev/full: No space left on device
\
1 hand
player  net  bought
hero     −2     200
allin    +2     200

# Keys typed after a hint, or to leave a page, are a request: none is lost.
$ pty 80x24 felt play ann=call --seed 5 --every 0 -n 1 <<'END'
> until > _
> type h\r
> until any hands
> type raise 8\r
> until hero raises to 8
> until > _
> type ?\r
> until press any key
> type b 6\r
> until hero bets 6
> until > _
> type q\r
> end
> END
status 0
