# A seed gives the same cards everywhere; without one they come from the system's chance.
$ felt deal --seed 1 -p 3
1	1	4h8d
1	2	Kd7h
1	3	Td6d
1	board	9s8sAsKcJc
$ felt deal -n 3 --seed 1 -p 2 -f tsv
deal	hand	cards
1	1	4h8d
1	2	Kd7h
1	board	Td6d9s8sAs
2	1	4dQs
2	2	2cAh
2	board	5sJd8d7c6d
3	1	2dTh
3	2	Ts3h
3	board	8h5d7s9dKh
$ felt deal >a; felt deal >b; cmp -s a b; echo $?
1

# A deal depends on the seed and its number alone.
$ felt deal -n 5 --seed 9 | grep ^1 >five; felt deal --seed 9 | cmp - five

# Each game's cards: hands, and a board if it has one.
$ felt deal --seed 1 -g stud -f json
{"deal": 1, "hand": "1", "cards": "4h8dKd7hTd6d9s"}
{"deal": 1, "hand": "2", "cards": "8sAsKcJc2h4d3d"}
$ for game in holdem shortdeck royal omaha omaha5 omaha6 omaha8 courchevel stud razz 27 a5 badugi draw
> do felt deal -g $game -n 2 -p 3 --deck -f tsv --no-header; done | wc -l
128

# The deck of a deal begins with its hands and its board.
$ felt deal --seed 1 --deck | awk '$2 == "deck" {deck = $3; next} {all = all $3} END {print index(deck, all), length(deck)}'
1 104

# The board up to a street, with known cards, two boards, dead cards.
$ felt deal --seed 3 --street flop
1	1	Qd8d
1	2	7d5d
1	board	TdJs6h
$ felt deal --seed 3 -b 2c7d9h
1	1	Qd8h
1	2	7h5h
1	board	2c7d9hThQc
$ felt deal --seed 3 --boards 2 -p 2
1	1	Qd8d
1	2	7d5d
1	board	TdJs6h3cQh
1	board2	2s6sAsQcKc
$ felt deal --seed 3 --deck -d 2c2d2h2s | awk '$2 == "deck" {print $3 ~ /2/, length($3)}'
0 96

# Ranges: all of them are dealt at once.
$ felt deal --seed 1 --range AA --range AK -p 3 -n 2
1	1	AhAc
1	2	AdKd
1	3	KsJs
1	board	9sQc2d4h6s
2	1	AcAh
2	2	KcAd
2	3	5c3h
2	board	3dJs9dJhQc
$ felt deal --seed 1 -g omaha --range AAxx:ds --street preflop
1	1	AsAd5d5s
1	2	9c8cAcQd
$ felt deal --range AsKs --range AsQs
felt deal: the ranges conflict: no deal was found that gives every player a hand
[1]
$ felt deal --range ABs
felt deal: --range:2: 'B' is neither a rank nor a suit
[2]
$ felt deal --range AsKs -d As
felt deal: --range: no hand of 'AsKs' can be dealt; the board or dead cards exclude them all
see 'felt deal --help'
[2]
$ felt deal -g stud --range AA
felt deal: --range is not supported in seven-card stud
see 'felt deal --help'
[2]

# Impossible deals.
$ felt deal -p 10 -g stud
felt deal: --players: 10 players need 70 cards, but there are only 52
see 'felt deal --help'
[2]
$ felt deal -g razz --street flop
felt deal: --street: razz has no board
see 'felt deal --help'
[2]
$ felt deal AhKh
felt deal: unexpected operand 'AhKh'; give a player's range with --range
see 'felt deal --help'
[2]

# A commitment is the SHA-256 of a file, which is shown later.
$ felt deal -n 2 --seed 4 --commit secret >commitment
$ sha256sum <secret | cut -d ' ' -f 1 | cmp - commitment
$ felt deal --reveal secret $(cat commitment) | head -n 1
1	1	6dJd
$ felt deal --reveal secret -q >shown; felt deal -n 2 --seed 4 | cmp - shown
$ ls -l secret | cut -c 1-10
-rw-------
$ felt deal --commit secret
felt deal: secret: File exists
[3]
$ felt deal --reveal secret 0000 2>&1 | sed 's/[0-9a-f]\{64\}/HASH/'
felt deal: secret does not match the commitment; its own is HASH
$ sed '3s/.*/1 1 AsKd/' secret >other; felt deal -q --reveal other
felt deal: other:6:1: the hands do not match the top of the deck
[1]
$ head -c 200 secret >cut; felt deal --reveal cut -q
felt deal: cut:6:1: the line is cut off
[1]
$ felt deal --reveal /dev/null
felt deal: the commitment of /dev/null is e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
felt deal: /dev/null:1:1: the line is cut off
[1]
$ felt deal --reveal nowhere
felt deal: nowhere: No such file or directory
[3]
$ felt deal --commit /nowhere/x
felt deal: /nowhere/x: No such file or directory
[3]

# Two files never have the same commitment, whatever they have: each has a salt of its own.
$ felt deal --seed 1 --commit one >a; felt deal --seed 1 --commit two >b; cmp -s a b; echo $?
1

# A board has five cards at most, a flop three, and not every game has one.
$ felt deal -b 2c3c4c5c6c7c
felt deal: --board: 6 cards, but the river has 5
see 'felt deal --help'
[2]
$ felt deal -b 2c3c4c5c --street flop
felt deal: --board: 4 cards, but the flop has 3
see 'felt deal --help'
[2]
$ felt deal -b 2c --street preflop
felt deal: --board: 1 card, but preflop has none
see 'felt deal --help'
[2]
$ felt deal --boards 2 -b '2c3c4c / 5c6c7c8c9cTc'
felt deal: --board: 6 cards, but the river has 5
see 'felt deal --help'
[2]
$ for game in 27 badugi stud; do felt deal -g $game -b 2c3c4c; done
felt deal: --board: deuce-to-seven single draw has no board
see 'felt deal --help'
felt deal: --board: badugi has no board
see 'felt deal --help'
felt deal: --board: seven-card stud has no board
see 'felt deal --help'
[2]

# A deck with a card removed is noticed, whatever was dealt.
$ felt deal --seed 1 --commit whole -q >/dev/null; sed '/deck/s/Ah//' whole >cheat; felt deal -q --reveal cheat
felt deal: cheat:6:1: Ah is missing from the deck; give the same --game and --dead as for the deal
[1]
$ felt deal --seed 1 -b 2c7d9h -d AsAh --run 2 --commit known >/dev/null; felt deal -q --reveal known -d 'AsAh' | wc -l; felt deal -q --reveal known
4
felt deal: known:7:1: Ah is missing from the deck; give the same --game and --dead as for the deal
[1]
$ felt deal --seed 1 -d As --commit dead >/dev/null; felt deal -q --reveal dead -d Ks
felt deal: dead:6:1: the deck has a card that --game or --dead excludes
[1]
$ felt deal -g shortdeck --commit short >/dev/null; felt deal -q --reveal short -g shortdeck | wc -l; felt deal -q --reveal short
3
felt deal: short:6:1: 2c is missing from the deck; give the same --game and --dead as for the deal
[1]
$ felt deal -g 21 --decks 2 -d AsAs --commit shoe >/dev/null; felt deal -q --reveal shoe -d AsAs | wc -l; felt deal -q --reveal shoe -d As
2
felt deal: shoe:6:1: As is missing from the deck; give the same --game and --dead as for the deal
[1]

# Options that have no effect are unknown: nothing is read, and a rule of showdown deals no other cards.

$ for option in --from=x -k --trips-over-straight; do felt deal -g shortdeck $option 2>&1 | head -n 1; done
felt deal: unknown option '--from'
felt deal: unknown option '-k'
felt deal: unknown option '--trips-over-straight'
$ for option in --fields=hand --header --delimiter=tab -k -q; do felt play $option call </dev/null 2>&1 | head -n 1; done
felt play: unknown option '--fields'
felt play: unknown option '--header'
felt play: unknown option '--delimiter'
felt play: unknown option '-k'
felt play: unknown option '-q'
$ felt diff --cards es a b 2>&1 | head -n 1
felt diff: unknown option '--cards'
