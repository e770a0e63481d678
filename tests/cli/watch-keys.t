# The keys of --watch, in nine hands of which the first has 20 steps: its board is dealt in steps 6,
# 10 and 19.
$ cp "$DATA/phh/worked-next.phhs" "$DATA/phh/worked.phh" .
$ pty 80x24 felt replay --watch worked-next.phhs <<'END'
> until 0 of 20
> until hand 1 of 9
> type l
> until 1 of 20
> type \e[C
> until 2 of 20
> type \r
> until 3 of 20
> type \x20
> until 4 of 20
> type \eOC
> until 5 of 20
> type \e[D
> until 4 of 20
> type h
> until 3 of 20
> type \x7f
> until 2 of 20
> type \x08
> until 1 of 20
> type ]
> until 6 of 20
> type l]
> until 10 of 20
> type ]
> until 19 of 20
> type ]
> until 20 of 20
> type [
> until 19 of 20
> type hh
> until 17 of 20
> type [
> until 10 of 20
> type [
> until 6 of 20
> type [
> until 0 of 20
> type [h
> until this is the beginning
> type \e[F
> until 20 of 20
> type \e[H
> until 0 of 20
> type \e[4~
> until 20 of 20
> type \e[1~
> until 0 of 20
> type G
> until 20 of 20
> type 0
> until 0 of 20
> type $
> until 20 of 20
> type l
> until hand 2 of 9
> type h
> until hand 1 of 9
> until 20 of 20
> type 0p
> until this is the first hand
> type n
> until hand 2 of 9
> type nn
> until hand 4 of 9
> type p
> until hand 3 of 9
> type q
> end
> END
status 0

# g asks for a number, which may be far away; what is typed can be changed and given up.
$ pty 80x24 felt replay --watch worked-next.phhs <<'END'
> until hand 1 of 9
> type g
> until hand number: _
> type 98
> until hand number: 98_
> type \x7f\r
> until hand 9 of 9
> type n
> until the last hand is 9
> type g10\r
> until the last hand is 9
> type g0\r
> until not a hand number: 0
> type gx\r
> until not a hand number: x
> type g5\e
> until ? help
> type g\r
> until hand 9 of 9
> type g2\r
> until hand 2 of 9
> type q
> end
> END
status 0

# / asks for a player, in any case and by any part of the name, and goes to the next hand with the
# player; the same again without a name.
$ mkdir hands && i=0; for name in Łukasz Ana JOSÉ Bo ana; do
> 	i=$((i + 1)); sed "s/Dave/$name/" worked.phh >hands/$i.phh
> done
$ pty 80x24 felt replay --watch -r hands <<'END'
> until hand 1 of 5
> type /
> until player: _
> type aNA
> until player: aNA_
> type \r
> until hand 2 of 5
> type /\r
> until hand 5 of 5
> type /\r
> until no later hand has a player 'aNA'
> type g1\r
> until hand 1 of 5
> type /sé
> until player: sé_
> type \x7f
> until player: s_
> type é\r
> until hand 3 of 5
> type /nobody\r
> until no later hand has a player 'nobody'
> type g1\r
> until hand 1 of 5
> type /łUK\r
> until no later hand has a player 'łUK'
> type /ali\r
> until hand 2 of 5
> type q
> end
> END
status 0

# ? shows the keys, over the table; any key closes the list and does nothing else. The manual page
# lists the same keys.
$ pty 80x24 felt replay --watch --cards ascii worked.phh <<'END' | tee help
> until 0 of 3
> type ?
> until press any key
> screen
> type q
> until left right step
> type q
> end
> END
               worked.phh   no-limit hold'em 10/20   hand 1 of 1
                  right l enter     a step forward
                  left h backspace  a step back
                  space             step, or pause / resume
                  ]                 the next street
                  [                 the previous street
                  n                 the next hand
                  p                 the previous hand
                  home 0            the beginning of the hand
                  end G             the end of the hand
                  g                 go to a hand's number
                  /                 a player's next hand
                  ?                 these keys
                  q escape          quit
                                 press any key
status 0
$ awk -F '   *' 'NF == 3 { print $2 }' help >shown
$ sed -n 's/^\.It Sy \(.*\) Ta .*/\1/p' "$DATA/../../man/felt-viewer.7" | sed 's/ ,//g; s/\\&//g' >listed
$ diff shown listed && wc -l <shown
13

# Standard input may be the hands. A pipe is read no further than necessary, and until its end is
# there nobody knows how many hands it has; going back works all the same.
$ pty 80x24 sh -c 'felt replay --watch <worked-next.phhs' <<'END'
> until hand 1 of 9
> type nn
> until hand 3 of 9
> type p
> until hand 2 of 9
> type q
> end
> modes
> END
status 0
lines, echo, first screen, cursor shown
$ mkfifo pipe && pty 80x24 sh -c 'exec 3<>pipe; cat worked-next.phhs >&3; exec felt replay --watch <pipe' <<'END'
> until hand 1
> type g8\r
> until hand 8
> type h
> until hand 7
> type g9\r
> until waiting for hand 9
> type \e
> until hand 7
> screen
> type g9\r
> until waiting for hand 9
> type g2\r
> until hand 2
> type g9\r
> until waiting for hand 9
> type q
> end
> modes
> END
                standard input   no-limit hold'em 10/20   hand 7
                  Dave                                    Alice
                   255                                     500
                  A♥ A♠                                   Q♣ Q♦
                    ╭──────────────────────────────────────╮
                  ╭─╯                                      ╰─╮
                  │                                          │
                  │                                          │
                  │                  river                   │
                  │              K♣ 8♦ 5♥ 3♠ 2♣              │
                  │                pot 1,110                 │
                  │                                          │
                  │                                          │
                  │                                          │
                  │                                          │
                  ╰─╮                            (D)       ╭─╯
                    ╰──────────────────────────────────────╯
                  Carol                                    Bob
                   855                                     990
                  A♣ A♦                                  folded
 Carol wins 855 with pair of aces, king-eight-five kickers, Dave wins 255 with
                     pair of aces, king-eight-five kickers
                               waiting for hand 9
status 0
lines, echo, first screen, cursor shown
$ pty 80x24 sh -c 'cat worked-next.phhs | felt replay --watch - worked.phh' <<'END'
> until hand 1 of 10
> type g10\r
> until hand 10 of 10
> type h
> until hand 9 of 10
> type q
> end
> END
status 0
