# Raises to a total in brackets, and an all-in that is said in a line of its own.
$ felt replay --check <"$DATA/histories/betfair/hands.txt"
1 hand OK, 0 errors
$ felt replay -f phh <"$DATA/histories/betfair/hands.txt"
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [0.50, 1.00, 0.00]
min_bet = 1.00
starting_stacks = [250.00, 100.00, 30.00]
actions = ['d dh p1 ????', 'd dh p2 7c7d', 'd dh p3 ????', 'p3 cbr 3.00', 'p1 f', 'p2 cbr 10.00', 'p3 cbr 30.00', 'p2 cc', 'p2 sm 7c7d', 'p3 sm KhKd', 'd db 4d5d7s', 'd db 3s', 'd db 4c']
venue = 'Betfair'
time = 20:00:00
time_zone_abbreviation = 'GMT'
day = 18
month = 10
year = 2009
hand = 7001
seats = [5, 1, 2]
seat_count = 6
table = 'Calm 1'
players = ['cal', 'ada', 'ben']
currency = 'USD'
finishing_stacks = [249.50, 130.50, 0.00]
winnings = [0.00, 58.00, 0.00]
_site = 'Betfair'
_hand = '7001'
_rake = 2.50
_source = 'standard input:1'
_utc = '2009-10-18T20:00:00Z'
_game = "NL $0.50/$1 Texas Hold'em"
_hero = 2
