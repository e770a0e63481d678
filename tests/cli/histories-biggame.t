# The Big Game, a show: the dealer posts the ante of all, posts are not among the plays, a seat without a
# name is empty, the second run of a board has its cards in one deal, and what is dealt after a hand was
# won is left out.
$ felt replay --check <"$DATA/histories/biggame/show.txt"
2 hands OK, 0 errors
$ felt convert <"$DATA/histories/biggame/show.txt" | grep -E '^(antes|blinds|starting|actions|seats|players|winnings|finishing|_)'
antes = [0, 0, 0, 600]
blinds_or_straddles = [200, 400, 0, 0]
starting_stacks = [100000, 100000, 200000, 100000]
actions = ['d dh p1 Jh8h', 'd dh p2 AdJd', 'd dh p3 Ks2c', 'd dh p4 JsTc', 'p3 f', 'p4 cc', 'p1 cc', 'p2 cc', 'd db Qs2d3s', 'p1 cc', 'p2 cc', 'p4 cbr 800', 'p1 f', 'p2 f']
seats = [5, 1, 2, 4]
players = ['D. DORA', 'A. ANNA', 'B. BEN', 'C. CLEO']
finishing_stacks = [99600, 99600, 200000, 100800]
winnings = [0, 0, 0, 1800]
_site = 'The Big Game'
_hand = 'd1h1'
_rake = 0
_source = 'standard input:2'
_game = "Hold'em No Limit"
antes = [0, 0, 0, 600]
blinds_or_straddles = [200, 400, 800, 0]
starting_stacks = [20000, 50000, 100600, 99000]
actions = ['d dh p1 AdAc', 'd dh p2 KsKc', 'd dh p3 ????', 'd dh p4 Jh8h', 'p4 f', 'p1 cbr 2400', 'p2 cbr 8000', 'p3 f', 'p1 cc', 'd db 6d5c7d', 'p1 cc', 'p2 cbr 42000', 'p1 cc', 'd db 9h', 'd db Kh', 'p1 sm -', 'p2 sm -']
seats = [1, 2, 4, 5]
players = ['A. ANNA', 'B. BEN', 'C. CLEO', 'D. DORA']
finishing_stacks = [20700, 50700, 99800, 98400]
winnings = [20700, 20700, 0, 0]
_site = 'The Big Game'
_hand = 'd1h2'
_rake = 0
_source = 'standard input:4'
_game = "Hold'em No Limit"
_run = ['6d5c7d9hKh', '6d5c7d2s3s']

# Inconsistencies, and hands that cannot be read.
$ sed 's/"Wins",value:2600/"Wins",value:2500/; s/value:\["d6","c5","d7"\]/value:[]/' "$DATA/histories/biggame/show.txt" | felt replay --check -k
felt replay: standard input:2:1: hand 1: rake and fees of 0, expected 100
felt replay: standard input:4:595: hand 2: missing or invalid cards: 'Seat:0,Action:"Deal",value:[]'
0 hands OK, 2 errors
[1]
$ sed 's/Action:"Checks"}/Action:"Waves"}/; s/Dealer:5/Dealer:3/' "$DATA/histories/biggame/show.txt" | felt replay --check -k
felt replay: standard input:2:538: hand 1: unknown line: 'Seat:1,Action:"Waves"'
felt replay: standard input:4:1: hand 2: the hand does not say who has the button
0 hands OK, 2 errors
[1]
$ sed 's/Stack:100000,/Stack:,/; s/Plays:/Place:/' "$DATA/histories/biggame/show.txt" | felt replay --check -k
felt replay: standard input:2:1: hand 1: unknown hand header: 'LoadHand({'
felt replay: standard input:4:1: hand 2: unknown hand header: 'LoadHand({'
0 hands OK, 2 errors
[1]

# A second run of a board has other cards than the first.
$ sed 's/{Seat:0,Action:"Deal",value:\["\(hk\|d6\)"\]},/&&/' "$DATA/histories/biggame/show.txt" | felt replay --check -k
felt replay: standard input:4:865: hand 2: too many or duplicate cards on the boards, the last of which is 'Seat:0,Action:"Deal",value:["s2","s3"]'
1 hand OK, 1 error
[1]
