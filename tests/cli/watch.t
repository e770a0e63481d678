# A hand on a terminal of 80 by 24: pty draws what is on its screen. Each step is an action.
$ cp "$DATA/phh/worked.phh" hand.phh
$ pty 80x24 felt replay --watch hand.phh <<'END'
> until 0 of
> screen
> type l
> until 1 of
> type \e[C
> until 2 of
> screen
> type q
> end
> END
                       hand.phh   no-limit hold'em 10/20
                  Carol                                   Dave
                   480                                     100
                    ╭──────────────────────────────────────╮
                  ╭─╯      20                              ╰─╮
                  │                                          │
                  │                                          │
                  │             before the flop              │
                  │                                          │
                  │                  pot 30                  │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮      10                    (D)       ╭─╯
                    ╰──────────────────────────────────────╯
                   Bob                                    Alice
                   990                                    1,000
                    0 of 3   space/→ next   ← back   q quit
                       hand.phh   no-limit hold'em 10/20
                  Carol                                   Dave
                   480                                     80
                  ?? ??                                   ?? ??
                    ╭──────────────────────────────────────╮
                  ╭─╯      20                    20        ╰─╮
                  │                                          │
                  │                                          │
                  │             before the flop              │
                  │                                          │
                  │                  pot 50                  │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮      10                    (D)       ╭─╯
                    ╰──────────────────────────────────────╯
                   Bob                                   > Alice
                   990                                    1,000
                  ?? ??                                   ?? ??
                                 Dave calls 20
                    2 of 3   space/→ next   ← back   q quit
status 0

# Keys: on, back, to the first and to the last; whatever is no key draws the same again. On from
# the last step the hand is over, and so is the run.
$ pty 80x24 felt replay --watch hand.phh <<'END'
> until 0 of
> type n
> until 1 of
> type \r
> until 2 of
> type \eOD
> until 1 of
> type p
> until 0 of
> type h
> type G
> until 3 of
> type x
> type \x7f
> until 2 of
> type g
> until 0 of
> type \e[4~
> until 3 of
> type \e[1~
> until 0 of
> type \e[F
> until 3 of
> screen
> type l
> end
> END
                       hand.phh   no-limit hold'em 10/20
                  Carol                                   Dave
                   480                                     80
                  ?? ??                                   ?? ??
                    ╭──────────────────────────────────────╮
                  ╭─╯      20                    20        ╰─╮
                  │                                          │
                  │                                          │
                  │             before the flop              │
                  │                                          │
                  │                  pot 50                  │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮      10                    (D)       ╭─╯
                    ╰──────────────────────────────────────╯
                   Bob                                   > Alice
                   990                                    1,000
                  ?? ??                                   ?? ??
                              the hand stops here
                    3 of 3   space/→ next   ← back   q quit
status 0

# While it is watched, keys come by themselves and the picture has a screen of its own. Afterwards
# everything is as it was: after q, Ctrl-D, and the last step, and whatever signal ends it.
$ for key in q '\x04' GN; do
> 	printf '%s\n' 'until 0 of' modes "type $key" 'type l' end modes | pty 80x24 felt replay --watch hand.phh 2>&1 | sed 1d
> done; printf '%s\n' 'until 0 of' modes 'type q' end | pty 80x24 felt replay --watch hand.phh | sed 1q
status 0
lines, echo, first screen, cursor shown
status 0
lines, echo, first screen, cursor shown
status 0
lines, echo, first screen, cursor shown
keys, no echo, second screen, cursor hidden
$ for signal in TERM INT HUP QUIT; do
> 	printf '%s\n' 'until 0 of' "signal $signal" end modes | pty 80x24 felt replay --watch hand.phh
> done
signal 15
lines, echo, first screen, cursor shown
signal 2
lines, echo, first screen, cursor shown
signal 1
lines, echo, first screen, cursor shown
signal 3
lines, echo, first screen, cursor shown

# Ctrl-C likewise; Ctrl-Z gives the terminal back until it goes on.
$ printf '%s\n' 'until 0 of' 'type \x03' end modes | pty 80x24 felt replay --watch hand.phh
signal 2
lines, echo, first screen, cursor shown
$ pty 80x24 felt replay --watch hand.phh <<'END'
> until 0 of
> type l
> until 1 of
> signal TSTP
> stopped
> modes
> signal CONT
> until 1 of
> modes
> type q
> end
> modes
> END
stopped
lines, echo, first screen, cursor shown
keys, no echo, second screen, cursor hidden
status 0
lines, echo, first screen, cursor shown

# In another size it is drawn anew, in the middle; what is too small for it says so.
$ pty 80x24 felt replay --watch hand.phh <<'END'
> until 0 of
> resize 100x30
> until           0 of 3   space
> resize 79x24
> until needs
> screen
> resize 80x24
> until 0 of
> type q
> end
> END
this window has 79 by 24; the table needs 80 by 24
status 0

# With a delay it steps by itself, to the end and out.
$ printf '%s\n' 'until 2 of' end modes | pty 80x24 felt replay --watch --delay 0.3 hand.phh
status 0
lines, echo, first screen, cursor shown

# A fault is told when the terminal is as it was; -k goes on to the next hand.
$ sed 's/p3 cc/p3 cbr 5/' hand.phh >wrong.phh
$ pty 80x24 felt replay --watch -k wrong.phh hand.phh <<'END'
> until 0 of
> type G
> type l
> until hand.phh
> type q
> end
> modes
> screen
> END
status 1
lines, echo, first screen, cursor shown
felt replay: wrong.phh:14:4: hand 1: action 5: p3 raises to 5: the least raise i
s to 40
    "p3 cbr 5",  # expect call 20
     ^

# Cards of one seat alone, in UTF-8, and equities where cards are known.
$ pty 80x24 felt replay --watch --seat 'Phil Ivey' --cards unicode --equity "$DATA/phh/named/dwan-ivey-2009.phh" <<'END'
> until 0 of
> type lllll
> until 5 of
> screen
> type G
> until 17 of
> screen
> type q
> end
> END
                 Full Tilt Million Dollar Cash Game S4E12, 2009
                    ╭──────────────────────────────────────╮
 Patrik Antonius  ╭─╯                                      ╰─╮     Tom Dwan
    1,997,500     │                                (D)       │      530,000
     folded       │                                          │       ?? ??
                  │             before the flop              │
                  │                                          │
                  │                pot 49,500                │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                    Phil Ivey
                                    1,102,100
                                  A♣ 2♦  50.4%
                             Tom Dwan calls 16,000
                    5 of 17   space/→ next   ← back   q quit
                 Full Tilt Million Dollar Cash Game S4E12, 2009
                    ╭──────────────────────────────────────╮
 Patrik Antonius  ╭─╯                                      ╰─╮     Tom Dwan
    1,997,500     │                                (D)       │     1,109,500
     folded       │                                          │       7♥ 6♥
                  │                  river                   │
                  │              J♣ 3♦ 5♣ 4♥ J♥              │
                  │              pot 1,109,500               │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                                      ╭─╯
                    ╰──────────────────────────────────────╯
                                    Phil Ivey
                                     572,100
                                      A♣ 2♦
                Tom Dwan wins 1,109,500 with seven-high straight
                   17 of 17   space/→ next   ← back   q quit
status 0
