# Logs of the competition of programs: no limit and limit, with two and three players, a pot that does not
# divide, and a game that the log itself defines.
$ felt replay --check <"$DATA/histories/acpc/match.log"
6 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/acpc/match.log" | grep -E '^(\[|variant|antes|blinds|starting|small_bet|actions|players|winnings|table|_hand|_rake)'
\[1]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [50, 100]
starting_stacks = [20000, 20000]
actions = ['d dh p1 AhKd', 'd dh p2 7c7s', 'p2 cbr 300', 'p1 cc', 'd db 2h7d9c', 'p1 cc', 'p2 cbr 600', 'p1 f']
table = 'final'
players = ['nova', 'orbit']
winnings = [0, 600]
_hand = '0'
_rake = 0
\[2]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [50, 100]
starting_stacks = [20000, 20000]
actions = ['d dh p1 AhKd', 'd dh p2 AdKh', 'p2 cc', 'p1 cc', 'd db 2c3c4d', 'p1 cc', 'p2 cc', 'd db 5s', 'p1 cc', 'p2 cc', 'd db 9h', 'p1 cc', 'p2 cc', 'p1 sm AhKd', 'p2 sm AdKh']
table = 'final'
players = ['orbit', 'nova']
winnings = [100, 100]
_hand = '1'
_rake = 0
\[3]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [50, 100]
starting_stacks = [20000, 20000]
actions = ['d dh p1 QhQd', 'd dh p2 JsJc', 'p2 cbr 20000', 'p1 cc', 'p1 sm QhQd', 'p2 sm JsJc', 'd db 2h3h4h', 'd db 5d', 'd db 9s']
table = 'final'
players = ['nova', 'orbit']
winnings = [40000, 0]
_hand = '2'
_rake = 0
\[4]
variant = 'FT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
small_bet = 10
starting_stacks = [inf, inf, inf]
actions = ['d dh p1 2c7d', 'd dh p2 KsKd', 'd dh p3 AsAd', 'p3 cbr 20', 'p1 f', 'p2 cc', 'd db 3h8hTc', 'p2 cc', 'p3 cbr 10', 'p2 cc', 'd db 4s', 'p2 cc', 'p3 cc', 'd db Jd', 'p2 cc', 'p3 cbr 20', 'p2 cc', 'p2 sm KsKd', 'p3 sm AsAd']
table = 'trio'
players = ['a', 'b', 'c']
winnings = [0, 0, 105]
_hand = '0'
_rake = 0
\[5]
variant = 'FT'
antes = [0.0, 0.0, 0.0]
blinds_or_straddles = [5.0, 10.0, 0.0]
small_bet = 10.0
starting_stacks = [inf, inf, inf]
actions = ['d dh p1 ????', 'd dh p2 AsKd', 'd dh p3 AhKc', 'p3 cbr 20.0', 'p1 f', 'p2 cc', 'd db 3h8hTc', 'p2 cc', 'p3 cbr 10.0', 'p2 cc', 'd db 4s', 'p2 cc', 'p3 cc', 'd db Jd', 'p2 cc', 'p3 cbr 20.0', 'p2 cc', 'p2 sm AsKd', 'p3 sm AhKc']
table = 'trio'
players = ['b', 'c', 'a']
winnings = [0.0, 52.5, 52.5]
_hand = '1'
_rake = 0.0
\[6]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [2, 4]
starting_stacks = [400, 400]
actions = ['d dh p1 2c7d', 'd dh p2 KsKd', 'p2 cbr 12', 'p1 cbr 400', 'p2 f']
table = 'felt'
players = ['x', 'y']
winnings = [24, 0]
_hand = '0'
_rake = 0

# Results are compared with the rules, and invalid betting is located.
$ sed 's/:-300|300:/:-200|200:/' "$DATA/histories/acpc/match.log" | felt replay --check -k
felt replay: standard input:3:39: hand 0: 'nova' is paid 100, expected 0
5 hands OK, 1 error
[1]
$ sed 's/:20000|-20000:/:20000|-20001:/' "$DATA/histories/acpc/match.log" | felt replay --check -k
felt replay: standard input:5:49: hand 2: more is lost than was put in
5 hands OK, 1 error
[1]
$ sed 's/:rfc.crc.cc.crc:2c/:rfc\/crc\/cc\/cxc:2c/' "$DATA/histories/acpc/match.log" | felt replay --check -k
felt replay: standard input:8:21: hand 0: unknown line: 'xc'
5 hands OK, 1 error
[1]
$ sed 's/:r300c.cr900f:/:r300c\/cr200f:/' "$DATA/histories/acpc/match.log" | felt replay --check -k
felt replay: standard input:3:16: hand 0: unknown line: 'r200f'
5 hands OK, 1 error
[1]
$ sed 's/9h:0|0/Xh:0|0/; s/8hTc.4s.Jd:-5|-50/8hTc\/4s:-5|-50/' "$DATA/histories/acpc/match.log" | felt replay --check -k
felt replay: standard input:4:41: hand 1: missing or invalid cards: 'Xh'
felt replay: standard input:8:24: hand 0: missing or invalid cards: '2c7d|KsKd|AsAd/3h8hTc/4s'
4 hands OK, 2 errors
[1]

# A log that names another game, or none, does not say what the blinds are.
$ sed 's/holdem.limit.3p.game/kuhn.limit.3p.game/' "$DATA/histories/acpc/match.log" | felt replay --check -k
felt replay: standard input:8:1: hand 0: blinds and stacks are not known: the log names the game 'kuhn.limit.3p.game'
felt replay: standard input:9:1: hand 1: blinds and stacks are not known: the log names the game 'kuhn.limit.3p.game'
4 hands OK, 2 errors
[1]
$ sed 1d "$DATA/histories/acpc/match.log" | head -n 2 | felt replay --check
felt replay: standard input:2:1: hand 0: blinds and stacks are not known: the log has no heading that names the game
[1]

# Hand numbers restart in each match, and do not identify hands.
$ felt convert --report -f tsv --unique "$DATA/histories/acpc/match.log" | cut -f 2-
site	hands	converted	bad	duplicates	warnings
ACPC	6	6	0	0	0
	6	6	0	0	0

# The output of felt sim can be read.
$ felt sim -g FT a=random b=call c=random -n 200 --acpc-log match.log >/dev/null; felt replay --check match.log
200 hands OK, 0 errors
