# Faults have a place: file, line, column. The default is to stop at the first, with
# everything before it written; -k passes over them, counts them, and ends with 1 too.
$ printf 'AsKsQsJsTs\nAsKsQsJsXs\n2c3c4c5c7d\n2c3c\n' >hands.txt
$ felt rank --fields hand --from hands.txt
AsKsQsJsTs
felt rank: hands.txt:2:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
[1]
$ felt rank --fields hand -k --from hands.txt
AsKsQsJsTs
2c3c4c5c7d
felt rank: hands.txt:2:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
felt rank: hands.txt:4:5: too few cards: a hand has 5 to 7, not 2
felt rank: 2 invalid lines skipped
[1]
$ felt rank --fields hand --keep-going <hands.txt
AsKsQsJsTs
2c3c4c5c7d
felt rank: standard input:2:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
felt rank: standard input:4:5: too few cards: a hand has 5 to 7, not 2
felt rank: 2 invalid lines skipped
[1]
$ felt rank --fields standing -k <hands.txt
1
7462
felt rank: standard input:2:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
felt rank: standard input:4:5: too few cards: a hand has 5 to 7, not 2
felt rank: 2 invalid lines skipped
[1]
$ felt rank --count -k --from hands.txt | tail -n 1
felt rank: hands.txt:2:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
felt rank: hands.txt:4:5: too few cards: a hand has 5 to 7, not 2
felt rank: 2 invalid lines skipped
total	2	1	0
$ felt rank --fields hand -k AsKsQsJsTs 2c 2c3c4c5c7d 3d
AsKsQsJsTs
felt rank: operand:2:3: too few cards: a hand has 5 to 7, not 1
2c3c4c5c7d
felt rank: operand:4:3: too few cards: a hand has 5 to 7, not 1
felt rank: 2 invalid operands skipped
[1]
$ felt rank --fields hand AsKsQsJsTs 2c 2c3c4c5c7d 3d
AsKsQsJsTs
felt rank: operand:2:3: too few cards: a hand has 5 to 7, not 1
[1]
$ printf '2c\n' | felt rank -k
felt rank: standard input:1:3: too few cards: a hand has 5 to 7, not 1
felt rank: 1 invalid line skipped
[1]
$ felt rank --fields hand -k --from hands.txt --from hands.txt
AsKsQsJsTs
2c3c4c5c7d
felt rank: hands.txt:2:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
felt rank: hands.txt:4:5: too few cards: a hand has 5 to 7, not 2
AsKsQsJsTs
2c3c4c5c7d
felt rank: hands.txt:2:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
felt rank: hands.txt:4:5: too few cards: a hand has 5 to 7, not 2
felt rank: 4 invalid lines skipped
[1]

# Lines end in LF or CRLF, the last perhaps in nothing; empty lines and
# comments are passed over, but counted. A byte-order mark is passed over at the start.
$ printf '\n# hands\r\n\r\nAsKsQsJsTs\r\n  2c3c4c5c7d\r\n2c3c\r\n' | felt rank --fields hand
AsKsQsJsTs
2c3c4c5c7d
felt rank: standard input:6:6: too few cards: a hand has 5 to 7, not 2
[1]
$ printf 'AsKsQsJsTs' | felt rank --fields hand
AsKsQsJsTs
$ printf 'AsKsQsJsTs\r' | felt rank --fields hand | od -c | head -n 1
0000000   A   s   K   s   Q   s   J   s   T   s  \n
$ printf 'AsKsQsJsTs\n2c3c' | felt rank --fields hand
AsKsQsJsTs
felt rank: standard input:2:5: too few cards: a hand has 5 to 7, not 2
[1]
$ printf '\357\273\277AsKsQsJsTs\n' | felt rank --fields hand
AsKsQsJsTs
$ printf 'AsKsQsJsTs\n\357\273\2772c3c4c5c7d\n' | felt rank --fields hand
AsKsQsJsTs
felt rank: standard input:2:1: no card begins with 'U+FEFF'
[1]

# Every error in a hand, with the column of its character, not of its byte.
$ printf '%s\n' AsKsQsJs AsKsQsJsTs9s8s7s AsKsQsJsAs 'A♠K♠Q♠J♠A♠' AsKsQsJsT 'AsKsQsJsT ' AsKsQsJs1 AsKsQsJs1s AsKsQsJs10 AsKsQsJsTx AsKsQsJs?? AsKs,QsJsTs 'A♠K♠Q♠J♠€' '[AsKsQsJsTs' 'AsKs]QsJsTs' '[[As]]' 'AsKs;QsJs' 'AsKsQsJs€s' hello 42 | felt rank -k
felt rank: standard input:1:9: too few cards: a hand has 5 to 7, not 4
felt rank: standard input:2:15: too many cards: a hand has 5 to 7, not 8
felt rank: standard input:3:9: duplicate card 'As', first at column 1
felt rank: standard input:4:9: duplicate card 'A♠', first at column 1
felt rank: standard input:5:9: 'T' has no suit
felt rank: standard input:6:9: 'T' has no suit
felt rank: standard input:7:9: no card begins with '1'
felt rank: standard input:8:9: no such rank '1' (2 to 9, T or 10, J, Q, K, A)
felt rank: standard input:9:9: '10' has no suit
felt rank: standard input:10:10: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
felt rank: standard input:11:9: no card begins with '?'
felt rank: standard input:12:5: no card begins with ','
felt rank: standard input:13:9: no card begins with '€'
felt rank: standard input:14:1: bracket '[' is not closed
felt rank: standard input:15:5: bracket ']' was not opened
felt rank: standard input:16:1: bracket '[' is not closed
felt rank: standard input:17:5: no card begins with ';'
felt rank: standard input:18:9: no such rank '€' (2 to 9, T or 10, J, Q, K, A)
felt rank: standard input:19:1: no card begins with 'h'
felt rank: standard input:20:2: no such suit '2' (c d h s or ♣ ♦ ♥ ♠)
felt rank: 20 invalid lines skipped
[1]

# UTF-8 broken in the middle, NUL bytes, controls, an escape sequence: nothing of it
# reaches the terminal as it is.
$ printf 'AsKs\342\231QsJsTs\nAsKsQsJsT\342\231\nAsKs\377Qs\nAsKs\000QsJsTs\nAsKsQs\033[31mJsTs\n\302\233AsKs\n\000\nAs\302\240Ks\nAs\342\200\256Ks\n' | felt rank -k
felt rank: standard input:1:5: no card begins with '\xe2'
felt rank: standard input:2:10: no such suit '\xe2' (c d h s or ♣ ♦ ♥ ♠)
felt rank: standard input:3:5: no card begins with '\xff'
felt rank: standard input:4:5: no card begins with '\x00'
felt rank: standard input:5:7: no card begins with '\x1b'
felt rank: standard input:6:1: no card begins with 'U+009B'
felt rank: standard input:7:1: no card begins with '\x00'
felt rank: standard input:8:3: no card begins with 'U+00A0'
felt rank: standard input:9:3: no card begins with 'U+202E'
felt rank: 9 invalid lines skipped
[1]
$ printf 'AsKs\342\231\n' | FELT_SCREEN=80 felt rank --color never
felt rank: standard input:1:5: no card begins with '\xe2'
  AsKs��
      ^
[1]
$ printf 'AsKs\000QsJs\033[31mTs\n' | FELT_SCREEN=80 felt rank --color never
felt rank: standard input:1:5: no card begins with '\x00'
  AsKs?QsJs?[31mTs
      ^
[1]

# A line of ten million bytes, with and without a newline; one of many spaces is valid.
$ (head -c 10000000 /dev/zero | tr '\0' A; echo; echo AsKsQsJsTs) >long; felt rank -k --fields hand <long
felt rank: standard input:1:1: line too long
AsKsQsJsTs
felt rank: 1 invalid line skipped
[1]
$ (echo AsKsQsJsTs; head -c 10000000 /dev/zero | tr '\0' A) >long; felt rank --fields hand <long
AsKsQsJsTs
felt rank: standard input:2:1: line too long
[1]
$ (head -c 1000000 /dev/zero | tr '\0' ' '; echo AsKsQsJsTs) >long; felt rank --fields hand <long
AsKsQsJsTs
$ (head -c 1000000 /dev/zero | tr '\0' ' '; echo AsKsQsJsXs) >long; felt rank --fields hand <long
felt rank: standard input:1:1000009: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
[1]
$ (head -c 1000000 /dev/zero | tr '\0' ' '; echo AsKsQsJsXs) >long; FELT_SCREEN=80 felt rank --color never <long
felt rank: standard input:1:1000009: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
  …                                                                   AsKsQsJsXs
                                                                              ^
[1]
$ (echo 'hand,x'; head -c 20000000 /dev/zero | tr '\0' A) >long; felt rank -i csv <long
hand,x,standing,category,name,best
felt rank: standard input:2:1: line too long
[1]
$ (echo 'hand,x'; printf '"'; head -c 20000000 /dev/zero | tr '\0' '\n') >long; felt rank -i csv <long
hand,x,standing,category,name,best
felt rank: standard input:2:1: line too long
[1]
$ timeout 10 felt rank </dev/zero
felt rank: standard input:1:1: line too long
[1]
$ timeout 10 felt rank -j 4 </dev/zero
felt rank: standard input:1:1: line too long
[1]
$ timeout 10 felt showdown </dev/zero
felt showdown: standard input:1:1: line too long
[1]
$ head -c 20000000 /dev/zero >long; felt count <long
felt count: standard input:1:1: line too long
[1]

# Contests and counts have their faults placed the same.
$ printf 'AhKh; QsQd @ 2h7h9hTc3d\nAhKh; QsQ @ 2h7h9hTc3d\nAhKh\nAhKh; AhQd @ 2h7h9h\nAhKh; QsQd @ 2h7h\nAhKh; QsQd @ 2h7h9hTc3dAc\n' | felt showdown -k --winners
1
felt showdown: standard input:2:9: 'Q' has no suit
felt showdown: standard input:3:5: only one hand; a showdown needs two or more
felt showdown: standard input:4:7: card 'Ah' is already dealt, first at column 1
felt showdown: standard input:5:1: too few cards: a hand has 5 to 7, not 4
felt showdown: standard input:6:1: too many cards: a hand has 5 to 7, not 8
felt showdown: 5 invalid lines skipped
[1]
$ printf 'AhKh\nAhKx\n' | felt count -k --fields count | wc -l
felt count: standard input:2:4: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
felt count: 1 invalid line skipped
10
$ felt showdown AhKh QxQd -b 2h7h9hTc3d
felt showdown: operand:2:2: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
[1]
$ felt showdown AhKh QsQd -b 2h7h9hTc3x
felt showdown: --board:10: no such suit 'x' (c d h s or ♣ ♦ ♥ ♠)
[2]
$ felt count -d 2
felt count: --dead:1: '2' has no suit
[2]
$ felt count -b 2c3
felt count: --board:3: '3' has no suit
[2]

# On a terminal, the line and a caret follow; of a long line, a part.
$ echo AsKsQsJsXs | FELT_SCREEN=80 felt rank --color never
felt rank: standard input:1:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
  AsKsQsJsXs
          ^
[1]
$ echo AsKsQsJsXs | FELT_SCREEN=80 felt rank --color always 2>&1 | tr '\033' '~'
felt rank: standard input:1:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
  AsKsQsJs~[31mX~[0ms
          ^
$ FELT_SCREEN=80 felt rank --color never 'A♠K♠Q♠J♠X♠'
felt rank: operand:1:9: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
  A♠K♠Q♠J♠X♠
          ^
[1]
$ FELT_SCREEN=80 felt rank --color never "$(printf 'As\tKs\tXs')"
felt rank: operand:1:7: no such rank 'X' (2 to 9, T or 10, J, Q, K, A)
  As Ks Xs
        ^
[1]
$ FELT_SCREEN=80 felt showdown --color never AhKh AhQd -b 2h7h9hTc3d
felt showdown: operands:7: card 'Ah' is already dealt, first at column 1
  AhKh; AhQd
        ^
[1]
$ FELT_SCREEN=80 felt rank --color never -b 2h2h AhKhQh
felt rank: --board:3: duplicate card '2h', first at column 1
  2h2h
    ^
[2]
$ printf 'AhKh; QsQd @ 2h7h9hTc3d !                                                                        4s 5s 6s 7s 8s 9s 10s 11s 2c\n' | FELT_SCREEN=80 felt showdown --color never
felt showdown: standard input:1:120: no card begins with '1'
  …                                                 4s 5s 6s 7s 8s 9s 10s 11s 2c
                                                                          ^
[1]

# A hand that is too long only with the board: the error is at its end.
$ felt rank -b 2c Js4h5s2sQh2d5d
> for i in 1 2 3 4 5 6 7 8; do echo Js4h5s2sQh2d5d; done | felt rank -k -b 2c 2>&1 | sort -u -t : -k 3,3
felt rank: operand:1:15: too many cards: a hand has 5 to 7, not 8
felt rank: 8 invalid lines skipped
felt rank: standard input:1:15: too many cards: a hand has 5 to 7, not 8
felt rank: standard input:2:15: too many cards: a hand has 5 to 7, not 8
felt rank: standard input:3:15: too many cards: a hand has 5 to 7, not 8
felt rank: standard input:4:15: too many cards: a hand has 5 to 7, not 8
felt rank: standard input:5:15: too many cards: a hand has 5 to 7, not 8
felt rank: standard input:6:15: too many cards: a hand has 5 to 7, not 8
felt rank: standard input:7:15: too many cards: a hand has 5 to 7, not 8
felt rank: standard input:8:15: too many cards: a hand has 5 to 7, not 8
