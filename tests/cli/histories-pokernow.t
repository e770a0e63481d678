# Dead, missed and extra blinds, a straddle, two runs with a side pot, a bounty after the end, a dead
# button, hands shown card by card after the end, a bomb pot, a dead small blind, names with quotes, `@` and
# words of the log, and a value of several lines. The newest hand is not over, and of the oldest only the
# end is there.
$ felt replay --check -k <"$DATA/histories/pokernow/newest.csv"
felt replay: standard input:6:120: hand 16: the hand is cut off
felt replay: standard input:9:1: hand 15: action 9: warning: folds when checking is free
felt replay: standard input:95:1: hand 6: the text begins in the middle of this hand
4 hands OK, 2 errors
[1]
$ felt replay -k -f phh <"$DATA/histories/pokernow/newest.csv" 2>/dev/null | grep -E '^(\[|variant|antes|blinds|starting|actions|players|winnings|_hand|_rake|_run|_house|_hero|seats|time)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 0.00, 0.00]
starting_stacks = [6.00, 26.00, 43.13]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p2 f', 'p3 cc', 'p1 cc', 'd db 2c3h4d', 'p1 cc', 'p3 f']
time = 07:10:24
time_zone_abbreviation = 'UTC'
seats = [7, 1, 4]
players = ['all in', 'ann', '10']
winnings = [1.00, 0.00, 0.00]
_hand = '15'
_rake = 0.00
\[2]
variant = 'NT/B'
antes = [2.00, 2.00, 2.00]
starting_stacks = [2.00, 28.00, 45.13]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd db 5c6h6d', 'p2 cc', 'p3 cbr 1.00', 'p2 f', 'p1 sm 5s5d', 'p3 sm KcQc', 'd db Jc', 'd db Th']
time = 07:09:57
time_zone_abbreviation = 'UTC'
seats = [7, 1, 4]
players = ['all in', 'ann', '10']
winnings = [6.00, 0.00, 0.00]
_hand = '14'
_rake = 0.00
\[3]
variant = 'PO/8'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.25, 0.50, 0.00]
starting_stacks = [44.63, 28.75, 1028.62]
actions = ['d dh p1 Ts9s8s7c', 'd dh p2 ????????', 'd dh p3 ????????', 'p3 f', 'p1 cbr 1.50', 'p2 f', 'p1 sm Ts9s8s7c']
time = 07:09:27
time_zone_abbreviation = 'UTC'
seats = [4, 7, 1]
players = ['10', 'all in', 'ann']
winnings = [1.00, 0.00, 0.00]
_hand = '13'
_rake = 0.00
\[4]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.25]
blinds_or_straddles = [0.25, 0.50, 1.00, -0.50]
starting_stacks = [20.00, 10.00, 40.00, 30.00]
actions = ['d dh p1 7s2d', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p4 cc', 'p1 cbr 4.00', 'p2 cbr 10.00', 'p3 cc', 'p4 f', 'p1 cc', 'd db 2c7hKd', 'p1 cbr 10.00', 'p3 cc', 'p1 sm 7s2d', 'p2 sm KsQs', 'p3 sm AsAh', 'd db 3c', 'd db 4c']
time = 07:08:21
time_zone_abbreviation = 'UTC'
seats = [1, 2, 4, 7]
players = ['ann', 'b"ob @ home', '10', 'all in']
winnings = [25.63, 0.00, 25.62, 0.00]
_house_paid = [3.00, -1.00, -1.00, -1.00]
_hand = '12'
_rake = 0.00
_hero = 1
_run = ['2c7hKd3c4c', '2c7hKdAd9c']

# The same log with the oldest row first.
$ felt replay --check -k <"$DATA/histories/pokernow/oldest.csv"
felt replay: standard input:2:1: hand 1: the text begins in the middle of this hand
felt replay: standard input:89:1: hand 15: action 9: warning: folds when checking is free
felt replay: standard input:96:71: hand 16: the hand is cut off
4 hands OK, 2 errors
[1]
$ felt convert --unique "$DATA/histories/pokernow/oldest.csv" 2>/dev/null >oldest.phhs; felt convert "$DATA/histories/pokernow/newest.csv" 2>/dev/null >newest.phhs; grep -h '^actions' oldest.phhs | sort | cksum | cut -d ' ' -f 1 >a; grep -h '^actions' newest.phhs | sort | cksum | cut -d ' ' -f 1 >b; cmp a b

# Lines end in any way, and the log may be in two parts one after the other.
$ sed 's/$/\r/' "$DATA/histories/pokernow/newest.csv" | felt replay --check -k 2>/dev/null
4 hands OK, 2 errors
[1]
$ cat "$DATA/histories/pokernow/newest.csv" "$DATA/histories/pokernow/oldest.csv" | felt replay --check -k 2>/dev/null
8 hands OK, 4 errors
[1]

# Lines before the first hand of a log belong to no hand of the next log.
$ (head -n 94 "$DATA/histories/pokernow/newest.csv" | sed 's/^"The game.s big blind was changed from 0.20 to 0.50/"WARNING: the admin queued the stack change/'; cat "$DATA/histories/pokernow/newest.csv") | felt replay --check -k
felt replay: standard input:6:120: hand 16: the hand is cut off
felt replay: standard input:9:1: hand 15: action 9: warning: folds when checking is free
felt replay: standard input:100:120: hand 16: the hand is cut off
felt replay: standard input:103:1: hand 15: action 9: warning: folds when checking is free
felt replay: standard input:189:1: hand 11: the text begins in the middle of this hand
8 hands OK, 3 errors
[1]

# Inconsistencies, and unknown lines.
$ sed '/collected 15.62/s/15.62/15.72/' "$DATA/histories/pokernow/oldest.csv" | felt replay --check -k 2>&1 | grep 'hand 12'
felt replay: standard input:41:1: hand 12: '10' is paid 25.72, expected 25.62
$ sed '/raises to 1.50/s/1.50/5.50/' "$DATA/histories/pokernow/oldest.csv" | felt replay --check -k 2>&1 | grep 'hand 13'
felt replay: standard input:53:1: hand 13: the maximum raise is to 1.50, the size of the pot
$ sed 's/Uncalled bet of 1.00 returned to ""10 /Uncalled bet of 1.20 returned to ""10 /' "$DATA/histories/pokernow/oldest.csv" | felt replay --check -k 2>&1 | grep 'hand 1[34]'
felt replay: standard input:56:1: hand 13: '10' gets back 1.20, expected 1
felt replay: standard input:72:1: hand 14: '10' gets back 1.20, expected 1
$ sed -e 's/^"""all in @ cC3"" checks/"""nobody @ cC3x"" checks/' -e 's/Omaha Hi/Badugi Hi/' -e 's/^"""ann @ aA-1_x"" chooses to  run/"""ann @ aA-1_x"" prefers to run/' "$DATA/histories/pokernow/oldest.csv" | felt replay --check -k 2>&1 | grep 'hand 1[235]'
felt replay: standard input:25:1: hand 12: warning: unknown line: '"""ann @ aA-1_x"" prefers to run it twice."'
felt replay: standard input:48:25: hand 13: unknown game 'Pot Limit Badugi Hi/Lo 8 or Better'
felt replay: standard input:85:1: hand 15: no player at the table has the name in '"""nobody @ cC3x"" checks"'
$ sed -e 's/\[5♣, 6♥, 6♦\]/[5♣, 6♥]/' "$DATA/histories/pokernow/oldest.csv" | felt replay --check -k 2>&1 | grep 'hand 1[24]'
felt replay: standard input:68:1: hand 14: missing or invalid cards: '"Flop:  [5♣, 6♥]"'

# Rows without a hand, however many, are not looked at for each other: that took minutes.

$ { echo entry,at,order; seq 300000 -1 200001 | sed 's/.*/"""bob @ x1"" joined the game with a stack of 100.",2021-05-05T05:05:05.000Z,&/'; } > quiet.csv
$ timeout 60 felt convert --to phh quiet.csv 2>&1 | tail -1
felt convert: 1 of 1 hands are invalid

# A big blind that took the last chips is what the first player calls, or half of a straddle.
$ felt convert <"$DATA/histories/pokernow/short.csv" | grep -E '^(min_bet|blinds|winnings)'
blinds_or_straddles = [0.10, 0.25, 0.00]
min_bet = 0.25
winnings = [0.00, 0.00, 0.25]
blinds_or_straddles = [0.10, 0.25, 0.50]
min_bet = 0.25
winnings = [0.00, 0.00, 0.30]

# A quotation mark within a value that is not doubled stands for itself.
$ sed 's/""all in @ cC3""/"é""all in @ cC3""/' "$DATA/histories/pokernow/oldest.csv" | felt convert 2>/dev/null | grep players | head -1
players = ['é"all in', 'ann', '10']

# A player who logs in during a hand has another id from then on.
$ sed -e '13s/.*/"The player ""ann @ zZ9"" changed the ID from aA-1_x to zZ9 because authenticated login.",2024-05-06T07:08:24.123Z,171497930412300/' -e '14,$s/ann @ aA-1_x/ann @ zZ9/' "$DATA/histories/pokernow/oldest.csv" | felt convert >login.phh 2>/dev/null; felt convert <"$DATA/histories/pokernow/oldest.csv" 2>/dev/null | cmp - login.phh

# The minimum bet of a bomb pot is the smallest that was made, not the last.
$ sed -n '63,78p' "$DATA/histories/pokernow/oldest.csv" | sed -e 's/^"""ann @ aA-1_x"" folds/"""ann @ aA-1_x"" calls 1.00/; /^"Uncalled bet/d; /10 @ dD4"" shows/d; s/171497941212301/171497941812299/' -e '/^"Turn/a"""ann @ aA-1_x"" bets 20.00",2024-05-06T07:10:16.123Z,171497941612300\n"""10 @ dD4"" folds",2024-05-06T07:10:16.123Z,171497941612301\n"Uncalled bet of 20.00 returned to ""ann @ aA-1_x""",2024-05-06T07:10:16.123Z,171497941612302\n"""ann @ aA-1_x"" collected 2.00 from pot",2024-05-06T07:10:16.123Z,171497941612303' | sed '1i entry,at,order' | felt convert 2>/dev/null | grep -E '^(min_bet|actions|winnings)'
min_bet = 1.00
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd db 5c6h6d', 'p2 cc', 'p3 cbr 1.00', 'p2 cc', 'd db Jc', 'p2 cbr 20.00', 'p3 f', 'p1 sm 5s5d', 'd db Th']
winnings = [6.00, 2.00, 0.00]

# A second run has all its streets.
$ sed '/^"River (second run)/d' "$DATA/histories/pokernow/oldest.csv" | felt convert 2>&1 >out.phhs | grep Turn
felt convert: standard input:33:1: hand 12: the board differs from '"Turn (second run): 2♣, 7♥, K♦ [A♦]"'

# Two boards, with bets after each street of both, in a bomb pot whose dead button is right of who acts first on the
# flop. Heads-up, the small blind straddles: the straddle is the total. So is the missed big blind of a player who
# posts the small one.
$ felt convert <"$DATA/histories/pokernow/boards.csv" | grep -E '^(antes|blinds|actions|seats|players|finishing|winnings|_run)'
antes = [1.00, 1.00, 1.00, 1.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'd dh p4 ????????', 'd db Qs2s9d', 'p1 cc', 'p2 cc', 'p3 cc', 'p4 cbr 4.00', 'p1 f', 'p2 cc', 'p3 f', 'd db Jc', 'p2 cc', 'p4 cc', 'd db 5d', 'p2 cc', 'p4 cc', 'p2 sm Tc3s8d5s', 'p4 sm 4cKh8sKs']
seats = [7, 1, 2, 4]
players = ['xen', 'una', 'vic', 'wim']
finishing_stacks = [24.00, 21.00, 14.00, 31.00]
winnings = [0.00, 6.00, 0.00, 6.00]
_run = ['Qs2s9dJc5d', 'Ad7s4s7dQh']
antes = [0.00, 0.00]
blinds_or_straddles = [2.00, 1.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p1 cc', 'p2 cbr 6.00', 'p1 f']
seats = [2, 1]
players = ['vic', 'una']
finishing_stacks = [12.00, 23.00]
winnings = [0.00, 4.00]
antes = [0.50, 0.00, 0.00]
blinds_or_straddles = [1.00, 1.00, 0.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db 4dKhKc', 'p1 cbr 1.00', 'p2 f']
seats = [2, 4, 1]
players = ['vic', 'wim', 'una']
finishing_stacks = [13.00, 30.00, 23.00]
winnings = [2.50, 0.00, 0.00]
$ sed -e '/^"Turn (second board)/d' -e 's/collected 4.00/collected 4.50/' -e 's/collected 2.50/collected 3.50/' "$DATA/histories/pokernow/boards.csv" | felt replay --check -k
felt replay: standard input:9:1: hand 1: the board differs from '"Flop (second board):  [A♦, 7♠, 4♠]"'
felt replay: standard input:27:1: hand 1: warning: the cards do not make the hand in '"""wim @ c3"" collected 6.00 from pot with Two Pair on the second board  (combination: K♥, K♠, 7♠, 7♦, A♦)"'
felt replay: standard input:39:1: hand 2: 'una' is paid 4.50, expected 4
felt replay: standard input:54:1: hand 3: 'vic' is paid 3.50, expected 2.50
0 hands OK, 3 errors
[1]
