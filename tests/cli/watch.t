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
                hand.phh   no-limit hold'em 10/20   hand 1 of 1
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
          0 of 3   ← → step   [ ] street   p n hand   ? help   q quit
                hand.phh   no-limit hold'em 10/20   hand 1 of 1
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
          2 of 3   ← → step   [ ] street   p n hand   ? help   q quit
status 0

# A key that has no meaning draws the same again. On from the last step of the last hand everything
# is seen, and the run is over.
$ pty 80x24 felt replay --watch hand.phh <<'END'
> until 0 of 3
> type x\e[5~\eOP\ez\x00l
> until 1 of 3
> type G
> until the hand stops here
> type l
> end
> END
status 0

# While it is watched, keys come by themselves and the picture has a screen of its own. Afterwards
# everything is as it was: after q, Ctrl-D, and the last step, and whatever signal ends it.
$ for key in q '\x04' Gl '\e'; do
> 	printf '%s\n' 'until 0 of' modes "type $key" end modes | pty 80x24 felt replay --watch hand.phh 2>&1 | sed 1d
> done; printf '%s\n' 'until 0 of' modes 'type q' end | pty 80x24 felt replay --watch hand.phh | sed 1q
status 0
lines, echo, first screen, cursor shown
status 0
lines, echo, first screen, cursor shown
status 0
lines, echo, first screen, cursor shown
status 0
lines, echo, first screen, cursor shown
keys, no echo, second screen, cursor hidden
$ for signal in TERM INT HUP QUIT SEGV ABRT; do
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
signal 11
lines, echo, first screen, cursor shown
signal 6
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
> until 1 of 3
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

# Ctrl-Z at the keyboard stops it as the signal does, even while it asks something.
$ pty 80x24 felt replay --watch hand.phh <<'END'
> until 0 of 3
> type /dav
> until player: dav_
> type \x1a
> stopped
> modes
> signal CONT
> until player: dav_
> modes
> type \e
> until 0 of 3
> type q
> end
> modes
> END
stopped
lines, echo, first screen, cursor shown
keys, no echo, second screen, cursor hidden
status 0
lines, echo, first screen, cursor shown

# With --every it steps by itself, to the end and out. The space bar stops it, and it goes on then.
$ for every in 0.05 50ms 0.05s; do
> 	printf '%s\n' 'until 2 of 3' end modes | pty 80x24 felt replay --watch --every $every hand.phh
> done; printf '%s\n' 'until 2 of 3' end | pty 80x24 felt replay --watch --delay 0.05 hand.phh
status 0
lines, echo, first screen, cursor shown
status 0
lines, echo, first screen, cursor shown
status 0
lines, echo, first screen, cursor shown
status 0
$ pty 80x24 felt replay --watch --every 3600 hand.phh <<'END'
> until space pauses
> type \x20
> until 0 of 3   ← → step   [ ] street   p n hand   space resumes
> type l
> until 1 of 3
> type \x20
> until space pauses
> type q
> end
> END
status 0
$ for every in 0 1h s ms -1 3601s 0.5ms ''; do felt replay --watch --every "$every" hand.phh; done 2>&1 | grep -v help
felt replay: --every: '0' is not a time from 1ms to 3600s, such as 1s, 500ms or 2
felt replay: --every: '1h' is not a time from 1ms to 3600s, such as 1s, 500ms or 2
felt replay: --every: 's' is not a time from 1ms to 3600s, such as 1s, 500ms or 2
felt replay: --every: 'ms' is not a time from 1ms to 3600s, such as 1s, 500ms or 2
felt replay: --every: '-1' is not a time from 1ms to 3600s, such as 1s, 500ms or 2
felt replay: --every: '3601s' is not a time from 1ms to 3600s, such as 1s, 500ms or 2
felt replay: --every: '0.5ms' is not a time from 1ms to 3600s, such as 1s, 500ms or 2
felt replay: --every: '' is not a time from 1ms to 3600s, such as 1s, 500ms or 2

# A fault is said below the table, and reported when the terminal is as it was; the other hands can
# be seen all the same.
$ sed 's/p3 cc/p3 cbr 5/' hand.phh >wrong.phh
$ sed 's/^actions.*/actions = 7/' hand.phh >unreadable.phh
$ pty 80x24 felt replay --watch wrong.phh unreadable.phh hand.phh <<'END'
> until hand 1 of 3
> type G
> until p3 raises to 5: the minimum raise is to 40
> type l
> until hand 2 of 3
> screen
> type l
> until hand 3 of 3
> type h
> until hand 2 of 3
> type q
> end
> modes
> screen
> END
                          unreadable.phh   hand 2 of 3
                              '7' is not an array
               ← → step   [ ] street   p n hand   ? help   q quit
status 1
lines, echo, first screen, cursor shown
felt replay: wrong.phh:14:4: hand 1: action 5: p3 raises to 5: the minimum raise
 is to 40
    "p3 cbr 5",  # expect call 20
     ^
felt replay: unreadable.phh:9:11: hand 1: '7' is not an array
  actions = 7
            ^

# Files that cannot be read end the book, unless -k skips them.
$ pty 80x24 felt replay --watch hand.phh none.phh hand.phh <<'END'
> until hand 1 of 1
> type n
> until the next file cannot be read: none.phh
> type Gl
> end
> screen
> END
status 3
felt replay: none.phh: No such file or directory
$ pty 80x24 felt replay --watch -k hand.phh none.phh . hand.phh <<'END'
> until hand 1 of 2
> type n
> until hand 2 of 2
> type q
> end
> screen
> END
status 3
felt replay: none.phh: No such file or directory
felt replay: . is a directory; use -r to read the files in it
$ printf '\037\213\010\000' >packed.gz; printf 'SQLite format 3\0' >empty.db
$ pty 80x24 felt replay --watch -k hand.phh packed.gz empty.db hand.phh <<'END'
> until hand 1 of 2
> type n
> until hand 2 of 2
> type p
> until hand 1 of 2
> type q
> end
> screen
> END
status 3
felt replay: packed.gz: compressed file; decompress it first, such as with 'gzip
 -dc'
felt replay: empty.db: not a hand database; create one with felt convert --to sq
lite
$ printf '%s\n' end screen | pty 80x24 felt replay --watch packed.gz
status 3
felt replay: packed.gz: compressed file; decompress it first, such as with 'gzip
 -dc'
$ printf '%s\n' end screen | pty 80x24 sh -c 'felt replay --watch - <packed.gz'
status 3
felt replay: standard input: compressed file; decompress it first, such as with
'gzip -dc'
$ printf '%s\n' end modes screen | pty 80x24 felt replay --watch none.phh
status 3
lines, echo, first screen, cursor shown
felt replay: none.phh: No such file or directory
$ for names in '' - 'hand.phh -'; do
> 	printf '%s\n' end screen | pty 80x24 felt replay --watch $names
> done
status 2
felt replay: --watch requires a file
see 'felt replay --help'
status 2
felt replay: --watch requires a file
see 'felt replay --help'
status 2
felt replay: --watch requires a file
see 'felt replay --help'

# Cards of one seat alone, in UTF-8, and equities where cards are known.
$ pty 80x24 felt replay --watch --seat 'Phil Ivey' --cards unicode --equity "$DATA/phh/named/dwan-ivey-2009.phh" <<'END'
> until 0 of
> type lllll
> until 5 of 17
> until 50.4%
> screen
> type G
> until 17 of 17
> screen
> type q
> end
> END
          Full Tilt Million Dollar Cash Game S4E12, 2009   hand 1 of 1
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
          5 of 17   ← → step   [ ] street   p n hand   ? help   q quit
          Full Tilt Million Dollar Cash Game S4E12, 2009   hand 1 of 1
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
         17 of 17   ← → step   [ ] street   p n hand   ? help   q quit
status 0

# A hand without the player of --seat shows nobody's cards, and the next has the player again.
$ sed 's/Dave/Zoe/' hand.phh >zoe.phh
$ pty 80x24 felt replay --watch --seat dave zoe.phh hand.phh <<'END'
> until --seat: no 'dave' among Bob, Carol, Zoe, Alice
> type n
> until 0 of 3
> type q
> end
> screen
> END
status 1
felt replay: zoe.phh:20:11: hand 1: --seat: no 'dave' among Bob, Carol, Zoe, Ali
ce
  players = ["Bob", "Carol", "Zoe", "Alice"]
            ^

# --hand is where the viewer begins.
$ felt sim -n 3 a=call b=fold >three.phhs; sed 's/^\[2\]/[17]/; s/^hand = 2/hand = 17/' three.phhs >named.phhs
$ for hand in 3 '#17'; do printf '%s\n' 'until 0 of' screen 'type q' end | pty 80x24 felt replay --watch --hand "$hand" named.phhs | head -n 1; done
            named.phhs, hand 3   no-limit hold'em 1/2   hand 3 of 3
            named.phhs, hand 17   no-limit hold'em 1/2   hand 2 of 3
$ printf '%s\n' end screen | pty 80x24 felt replay --watch --hand 4 named.phhs
status 1
felt replay: --hand: the input has no hand 4, only 3
