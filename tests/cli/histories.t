# A text of a poker site is read like a hand file, told by its content. Names may look like words of
# the site.
$ felt replay "$DATA/histories/pokerstars/cash.txt"
PokerStars, table Vega III, hand 1001, 2024-03-01	no-limit hold'em 0.05/0.10
\
seat	player	stack	position
1	anna	10.00	small blind
2	ben: calls	9.10	big blind
3	ben	12.26	cutoff
6	dora (x)	38.74	button
\
before the flop	pot 0.15
	ben holds Kh Kd
	ben raises to 0.30
	dora (x) folds
	anna folds
	ben: calls calls 0.20
flop	5c 4c 4h	pot 0.65
	ben: calls checks
	ben bets 2.00
	ben: calls raises to 8.80, all in
	ben calls 6.80
	ben: calls shows Ah Ac
turn	5c 4c 4h Qs	pot 18.25
river	5c 4c 4h Qs Kc	pot 18.25
	ben	full house, kings over fours	wins 18.25
	ben: calls	two pair, aces and fours, king kicker	
\
player	start	end	net
ben	12.26	21.41	+9.15
anna	10.00	9.95	-0.05
ben: calls	9.10	0.00	-9.10
dora (x)	38.74	38.74	0.00
\
PokerStars, table Vega III, hand 1002, 2024-03-01	no-limit hold'em 0.05/0.10
\
seat	player	stack	position
3	ben	20.51	big blind
1	anna	9.95	button, small blind
\
before the flop	pot 0.15
	ben holds 7h 2d
	anna raises to 0.30
	ben folds
	uncalled 0.20 returned to anna
	anna wins 0.20
\
player	start	end	net
anna	9.95	10.05	+0.10
ben	20.51	20.41	-0.10
$ felt replay --check "$DATA/histories/pokerstars/cash.txt"
2 hands OK, 0 errors
$ felt replay --check - <"$DATA/histories/pokerstars/cash.txt"
2 hands OK, 0 errors

# The PHH of a hand.
$ felt replay -f phh <"$DATA/histories/pokerstars/cash.txt"
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [0.05, 0.10, 0.00, 0.00]
min_bet = 0.10
starting_stacks = [10.00, 9.10, 12.26, 38.74]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 KhKd', 'd dh p4 ????', 'p3 cbr 0.30', 'p4 f', 'p1 f', 'p2 cc', 'd db 5c4c4h', 'p2 cc', 'p3 cbr 2.00', 'p2 cbr 8.80', 'p3 cc', 'p2 sm AhAc', 'p3 sm KhKd', 'd db Qs', 'd db Kc']
venue = 'PokerStars'
time = 09:05:07
time_zone_abbreviation = 'CET'
day = 1
month = 3
year = 2024
hand = 1001
seats = [1, 2, 3, 6]
seat_count = 6
table = 'Vega III'
players = ['anna', 'ben: calls', 'ben', 'dora (x)']
currency = 'USD'
finishing_stacks = [9.95, 0.00, 21.41, 38.74]
winnings = [0.00, 0.00, 17.35, 0.00]
_site = 'PokerStars'
_hand = '1001'
_rake = 0.90
_source = 'standard input:1'
_utc = '2024-03-01T08:05:07Z'
_game = "Hold'em No Limit"
_hero = 3
\
\[2]
variant = 'NT'
antes = [0.00, 0.00]
blinds_or_straddles = [0.05, 0.10]
min_bet = 0.10
starting_stacks = [20.51, 9.95]
actions = ['d dh p1 7h2d', 'd dh p2 ????', 'p2 cbr 0.30', 'p1 f']
venue = 'PokerStars'
time = 09:06:11
time_zone_abbreviation = 'CET'
day = 1
month = 3
year = 2024
hand = 1002
seats = [3, 1]
seat_count = 6
table = 'Vega III'
players = ['ben', 'anna']
currency = 'USD'
finishing_stacks = [20.41, 10.05]
winnings = [0.00, 0.20]
_site = 'PokerStars'
_hand = '1002'
_rake = 0.00
_source = 'standard input:39'
_utc = '2024-03-01T08:06:11Z'
_game = "Hold'em No Limit"
_hero = 1

# CRLF, CR and a byte order mark make no difference.
$ sed 's/$/\r/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
2 hands OK, 0 errors
$ (printf '\357\273\277'; cat "$DATA/histories/pokerstars/cash.txt") | felt replay --check
2 hands OK, 0 errors

# Old files end lines with a carriage return alone, other programs write UTF-16, and forums quote hands
# and take the asterisks of headings away.
$ tr '\n' '\r' <"$DATA/histories/pokerstars/cash.txt" | felt replay --check
2 hands OK, 0 errors
$ iconv -f UTF-8 -t UTF-16 "$DATA/histories/pokerstars/cash.txt" | felt replay --check
2 hands OK, 0 errors
$ (printf '\376\377'; iconv -f UTF-8 -t UTF-16BE "$DATA/histories/pokerstars/cash.txt") | felt replay --check
2 hands OK, 0 errors
$ sed -n '1s/^/> /; s/[*][*][*]//g; 1,36p' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
1 hand OK, 0 errors

# Names beyond ASCII, in UTF-8 and in code page 1252.
$ sed 's/anna/änna €/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check
2 hands OK, 0 errors
$ sed 's/anna/änna €/' "$DATA/histories/pokerstars/cash.txt" | iconv -f UTF-8 -t CP1252 | felt convert -q | grep -m 1 '^players'
players = ['änna €', 'ben: calls', 'ben', 'dora (x)']
$ sed 's/anna/änna/' "$DATA/histories/pokerstars/cash.txt" | sed "1a ben: said, \"$(printf '\200')\"" | felt convert -q | grep -m 1 '^players'
players = ['änna', 'ben: calls', 'ben', 'dora (x)']

# A text in a language that is not read says which.
$ sed '1s/PokerStars Hand/PokerStars-Hand/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:1:1: hand 1: German hand histories of this site are not supported
1 hand OK, 1 error
[1]

# The house that buys a hand out has what it wins; one that insures it takes a fee, or pays.
$ sed 's/^ben collected.*/ben cashed out the hand for $12.10 | Cash Out Fee $0.12/; s/won ($17.35).*/won ($17.35) with a full house (pot not awarded as player cashed out)/' "$DATA/histories/pokerstars/cash.txt" | felt convert -q | sed -n '/1001/,/^$/{/winnings/p;/_house_paid/p;/_rake/p}'
winnings = [0.00, 0.00, 17.35, 0.00]
_house_paid = [0.00, 0.00, -5.25, 0.00]
_rake = 0.90
$ sed 's/^ben collected.*/ben: Pays Cashout Risk ($3.00)\n&/; s/^ben: calls: shows/ben: calls: Receives Cashout ($1.50)\n&/' "$DATA/histories/pokerstars/cash.txt" | felt convert -q | sed -n '/1001/,/^$/{/winnings/p;/_house_paid/p;/_rake/p}'
winnings = [0.00, 0.00, 17.35, 0.00]
_house_paid = [0.00, 1.50, -3.00, 0.00]
_rake = 0.90

# Inconsistencies are located in the site history.
$ sed 's/Total pot $18.25/Total pot $18.35/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:30:1: hand 1001: the pot is 18.35, expected 18.25
1 hand OK, 1 error
[1]
$ sed 's/calls $6.80/calls $6.70/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:22:1: hand 1001: a call of 6.70, expected 6.80
1 hand OK, 1 error
[1]
$ sed 's/Rake $0.90/Rake $9.00/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:30:1: hand 1001: rake and fees of 9, expected 0.90
1 hand OK, 1 error
[1]
$ sed 's/raises $0.20 to $0.30/raises $0.05 to $0.15/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:12:1: hand 1001: the minimum raise is to 0.20
felt replay: standard input:47:1: hand 1002: the minimum raise is to 0.20
0 hands OK, 2 errors
[1]
$ sed '/^ben: calls: checks/d' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:18:1: hand 1001: 'ben: calls' must act first
1 hand OK, 1 error
[1]
$ sed 's/ben collected $17.35/ben: calls collected $17.35/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:28:12: hand 1001: 'collected $17.35 from pot' is not an amount
1 hand OK, 1 error
[1]
$ sed 's/^eva: sits out/eva: juggles/' "$DATA/histories/pokerstars/cash.txt" | felt replay --check -k
felt replay: standard input:9:1: hand 1001: warning: unknown line: 'eva: juggles'
2 hands OK, 0 errors
$ head -n 20 "$DATA/histories/pokerstars/cash.txt" | felt replay --check
felt replay: standard input:20:20: hand 1001: the hand is cut off
[1]

# -- felt convert

$ felt convert <"$DATA/histories/pokerstars/cash.txt" | sed -n '1,3p;/^$/,/^variant/p'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.00]
\
\[2]
variant = 'NT'
$ felt convert <"$DATA/histories/pokerstars/cash.txt" >session.phhs; felt replay --check session.phhs
2 hands OK, 0 errors
$ felt convert session.phhs | cmp - session.phhs
$ cp "$DATA/histories/pokerstars/cash.txt" good.txt; sed 's/calls $6.80/calls $6.70/' good.txt >bad.txt
$ felt convert --report -f tsv good.txt bad.txt session.phhs
felt convert: bad.txt:22:1: hand 1001: a call of 6.70, expected 6.80
felt convert: bad.txt:1:1: warning: duplicate hand 1001; --unique skips it
file	site	hands	converted	bad	duplicates	warnings
good.txt	PokerStars	2	2	0	0	0
felt convert: bad.txt:39:1: warning: duplicate hand 1002; --unique skips it
bad.txt	PokerStars	2	2	1	2	0
session.phhs		2	2	0	0	0
total		6	6	1	2	0
felt convert: 1 of 6 hands are invalid
[1]
$ felt convert --report=lost -f tsv session.phhs
format	kind	count
phh	total	0
$ felt convert --unique good.txt good.txt -q | grep -c '^\['
2
$ felt convert bad.txt -q | grep -n -e '^\[' -e _bad -e winnings -e finishing
felt convert: bad.txt:22:1: hand 1001: a call of 6.70, expected 6.80
felt convert: 1 of 2 hands are invalid
1:[1]
20:_winnings = [0.00, 0.00, 17.35, 0.00]
28:_bad = true
30:[2]
49:finishing_stacks = [20.41, 10.05]
50:winnings = [0.00, 0.20]
$ felt convert --skip-bad bad.txt -q | grep -c '^\['
felt convert: bad.txt:22:1: hand 1001: a call of 6.70, expected 6.80
felt convert: 1 of 2 hands are invalid
1
$ mkdir out; felt convert -q -o out good.txt session.phhs; ls out
good.phhs
session.phhs
$ felt convert -q -o out good.txt
felt convert: out/good.phhs: File exists
[3]
$ felt convert -o none good.txt
felt convert: none: no such directory; --output requires an existing directory
[3]
$ felt convert -o good.txt good.txt
felt convert: good.txt: not a directory; --output requires one
[3]

# At the end the results for all files are printed; a file left by an error or an interrupt does not exist.

$ rm out/*; felt convert -o out good.txt bad.txt session.phhs; ls out
felt convert: bad.txt:22:1: hand 1001: a call of 6.70, expected 6.80
felt convert: bad.txt:1:1: warning: duplicate hand 1001; --unique skips it
felt convert: bad.txt:39:1: warning: duplicate hand 1002; --unique skips it
felt convert: 1 of 6 hands are invalid
felt convert: out: 3 files, 6 hands: 6 written, 1 invalid, 2 duplicates, 0 details lost
bad.phhs
good.phhs
session.phhs
$ rm out/*; felt sim a=random b=random -n 20000 --seed 1 >many.phhs
$ (cat many.phhs; until [ -e out/standard* ]; do sleep 0.1; done; kill -INT $(cat pid); cat many.phhs) | (sh -c 'echo $$ >pid; exec felt convert -o out good.txt -'); ls out
felt convert: out: interrupted; the files already written are complete
good.phhs
$ rm out/*; (ulimit -f 64; trap '' XFSZ; felt convert --to ohh -o out good.txt many.phhs); ls out
felt convert: out/many.ohh: File too large
good.ohh
$ rm out/*

# A program that is killed while it writes leaves no half of a file under the file's name.

$ ((cat many.phhs; until [ -e out/standard* ]; do sleep 0.1; done; kill -KILL $(cat pid)) | (sh -c 'echo $$ >pid; exec felt convert -o out good.txt -')) 2>/dev/null; ls out | sed "s/$(cat pid)/PID/"
good.phhs
standard input.phhs.PID.part
$ rm out/*

# Below a directory, files keep their directories; two files of the same name do not meet. A file that is there already is left as it is, and the others are written.

$ mkdir -p below/2026/nl below/2026/plo; for f in below/me.txt below/2026/nl/me.txt below/2026/plo/me.txt; do cp good.txt $f; done
$ felt convert -q -r below -o out; find out -type f | sort
out/2026/nl/me.phhs
out/2026/plo/me.phhs
out/me.phhs
$ rm out/2026/nl/*; felt convert -q -r below/ -o out; find out -type f | sort
felt convert: out/2026/plo/me.phhs: File exists
felt convert: out/me.phhs: File exists
out/2026/nl/me.phhs
out/2026/plo/me.phhs
out/me.phhs
$ rm -r out/*

# The site of a file is that of its hands, whatever is read after it.

$ sed 's/Bovada/Ignition/' "$DATA/histories/bovada/hands.txt" >ignition.txt; cp "$DATA/histories/888/hands.txt" 888.txt; felt convert --report -j 1 --fields file,site ignition.txt 888.txt 2>/dev/null
ignition.txt	Ignition
888.txt	Cassava
total	

# Compressed files are named as what they are.

$ printf '\037\213\010\000' >packed.gz; felt convert packed.gz
felt convert: packed.gz: compressed file; decompress it first, such as with 'gzip -dc'
[3]
$ (printf '\037\213\010\000'; head -c 99999 /dev/zero) >packed.gz; felt grep --index packed.gz
felt grep: packed.gz: compressed file; decompress it first, such as with 'gzip -dc'
[3]
$ printf 'PK\003\004' | felt replay
felt replay: standard input: compressed file; decompress it first, such as with 'unzip -p'
[3]
$ printf 'BZh9' >packed; felt grep -c packed
felt grep: packed: compressed file; decompress it first, such as with 'bzip2 -dc'
[3]
$ printf '\375\067zXZ\000' >packed; felt stats packed
felt stats: packed: compressed file; decompress it first, such as with 'xz -dc'
[3]
$ printf '\050\265\057\375' >packed; felt diff packed good.txt
felt diff: packed: compressed file; decompress it first, such as with 'zstd -dc'
[2]
$ printf '7z\274\257\047\034' >packed; felt anonymise packed
felt anonymise: packed: compressed file; decompress it first, such as with '7z x -so'
[3]
$ printf 'Rar!\032\007' >packed; felt convert packed
felt convert: packed: compressed file; decompress it first, such as with 'unrar p -inul'
[3]
$ felt convert --report -o out good.txt
felt convert: --report and --output cannot be used together
see 'felt convert --help'
[2]
$ felt convert -f tsv good.txt
felt convert: --format requires --report
see 'felt convert --help'
[2]
$ sed 's/^ben: calls: posts.*/Hand cancelled/' good.txt | felt convert -q | grep -c '^\['
felt convert: standard input:1:1: hand 1001: the hand was cancelled
felt convert: 1 of 2 hands are invalid
1

# A day or an hour that does not exist is left out, because no hand file may have it; a second stamp
# that is of another moment is told.

$ sed 's/ 9:05:07 CET/ 24:05:07 CET/' good.txt | felt convert | grep -c '^time'
felt convert: standard input:1:1: hand 1001: warning: the hand has a date or time that does not exist; it is left out
2
$ sed 's/03.01 9:05:07 CET/02\/30 9:05:07 CET/' good.txt | felt convert | grep -c '^time'
felt convert: standard input:1:1: hand 1001: warning: the hand has a date or time that does not exist; it is left out
2
$ sed 's/ 3:05:07 ET/ 9:05:07 ET/' good.txt | felt convert | grep '^_utc'
felt convert: standard input:1:1: hand 1001: warning: the two times in the header differ; the second is used
_utc = '2024-03-01T14:05:07Z'
_utc = '2024-03-01T08:06:11Z'

# An hour too much is another moment, but for an hour that one of the clocks shows twice: in Paris on 27 October, 2:05 is
# 0:05 and 1:05 in UTC, and in New York on 3 November, 1:05 is 5:05 and 6:05.

$ sed '1s/ 3:05:07 ET/ 2:05:07 ET/' good.txt | felt convert | grep '^_utc' | head -n 1
felt convert: standard input:1:1: hand 1001: warning: the two times in the header differ; the second is used
_utc = '2024-03-01T07:05:07Z'
$ moment() { sed "1s,- 2024.*,- 2024/$1 CET [2024/$2 ET],"; }
> for pair in '10/27 2:05:07=10/26 20:05:07' '10/27 2:05:07=10/26 21:05:07' '11/03 6:05:07=11/03 1:05:07' '11/03 7:05:07=11/03 1:05:07'; do
> 	moment "${pair%=*}" "${pair#*=}" <good.txt | felt convert | grep '^_utc' | head -n 1
> done
_utc = '2024-10-27T00:05:07Z'
_utc = '2024-10-27T01:05:07Z'
_utc = '2024-11-03T05:05:07Z'
_utc = '2024-11-03T06:05:07Z'

# So is one that lost or gained a digit, which no other time is made of; and a day of the week that is
# not that of the date.

$ sed 's/03.01 9:05:07 CET/03\/01 9:5:07 CET/' good.txt | felt convert | grep -c '^time'
felt convert: standard input:1:59: hand 1001: warning: ' - 2024/03/01 9:5:07 CET [2024/03/01 3:05:07 ET]' is not a date and time
2
$ sed '1s/2024/20244/' good.txt | felt convert | grep -c '^time'
felt convert: standard input:1:59: hand 1001: warning: ' - 20244/03/01 9:05:07 CET [2024/03/01 3:05:07 ET]' is not a date and time
2
$ sed 's/Friday, March 5/Monday, March 5/' "$DATA/histories/fulltilt/hands.txt" | felt convert | grep -c '^_utc'
felt convert: standard input:67:1: hand 8002: warning: the date is not on the stated day of the week
8

# A stated hand name must be correct: a wrong board card is detected by that alone.

$ sed 's/4h\([] ]\)/6h\1/' good.txt | felt replay --check >/dev/null
felt replay: standard input:26:1: hand 1001: warning: the cards do not make the hand in 'ben: calls: shows [Ah Ac] (two pair, Aces and Fours)'
felt replay: standard input:27:1: hand 1001: warning: the cards do not make the hand in 'ben: shows [Kh Kd] (a full house, Kings full of Fours)'
$ sed 's/(a full house, Kings full of Fours)/(a full house, Kings full of Fives)/' good.txt | felt replay --check >/dev/null
felt replay: standard input:27:1: hand 1001: warning: the cards do not make the hand in 'ben: shows [Kh Kd] (a full house, Kings full of Fives)'
$ sed 's/(a full house, Kings full of Fours)/(a straight, Four to King)/' good.txt | felt replay --check >/dev/null
felt replay: standard input:27:1: hand 1001: warning: the cards do not make the hand in 'ben: shows [Kh Kd] (a straight, Four to King)'
$ sed 's/shows a pair of Aces/shows two pair, Aces and Nines/' "$DATA/histories/fulltilt/hands.txt" | felt replay --check >/dev/null
felt replay: standard input:44:1: hand 8001: warning: the cards do not make the hand in 'cy: calls shows two pair, Aces and Nines'
$ sed 's/Trips of Jacks/Trips of Tens/; s/Straight 9 high/Flush 9 high/' "$DATA/histories/winamax/hands.txt" | felt replay --check >/dev/null
felt replay: standard input:30:1: hand 1: warning: the cards do not make the hand in 'cleo (x) shows [Jc Jd] (Trips of Tens)'
felt replay: standard input:99:1: hand 3: warning: the cards do not make the hand in 'jon shows [9c 2c] (Flush 9 high)'
$ sed 's/Full House (7.2)/Full House (2\/7)/; s/Two pairs. As and 2s/Two pairs. As and 3s/' "$DATA/histories/winning/old.txt" | felt replay --check >/dev/null
felt replay: standard input:43:1: hand 5001: warning: the cards do not make the hand in '*Player cleo shows: Full House (2/7) [7c 7h]. Bets: 9.35. Collects: 17.80. Wins: 8.45.'
felt replay: standard input:44:1: hand 5001: warning: the cards do not make the hand in 'Player dan shows: Two pairs. As and 3s [Ah Ad]. Bets: 9.25. Collects: 0. Loses: 9.25.'
felt replay: standard input:49:36: hand 5002: warning: the hand does not state the limit of 'Omaha'; it is read as pot limit
$ sed 's/a pair of Eights[.]/high card King./' "$DATA/histories/partypoker/hands.txt" | felt replay --check >/dev/null
felt replay: standard input:297:1: hand 9012: warning: the cards do not make the hand in 'mia shows [ 8s, 8h ]high card King.'
$ sed 's/STR_G_WIN_TWOPAIR)/STR_G_WIN_PAIR)/' "$DATA/histories/bossmedia/older.xml" | felt replay --check >/dev/null
felt replay: standard input:75:1: hand 602: warning: the cards do not make the hand in '<RESULT PLAYER="dan" WIN="7.60" HAND="$(STR_G_WIN_PAIR)">'
felt replay: standard input:69:1: hand 602: warning: hidden cards are left out, because it is unknown when they were dealt: '<RESULT PLAYER="eve" WIN="0.00" HAND="$(STR_G_MUCK)">'
felt replay: standard input:124:1: hand 603: warning: the cards do not make the hand in '<RESULT PLAYER="fay" WIN="430.00" HAND="$(STR_G_WIN_PAIR)">'

# Low hands, other languages, and boards that are not whole are left alone.

$ sed 's/(a full house, Kings full of Fours)/(Full aux Rois par les Valets)/; s/(two pair, Aces and Fours)/(Quinte Flush)/' good.txt | felt replay --check >/dev/null

# A card that the deck of the game does not have makes nothing: the rules refuse it.

$ cat > six.txt <<'end'
> PokerStars Hand #2301:  6+ Hold'em No Limit (Button Blind $0.25 - Ante $0.25  USD) - 2024/03/03 10:00:00 ET
> Table 'Mira' 6-max Seat #2 is the button
> Seat 1: anna ($25 in chips)
> Seat 2: ben ($25 in chips)
> anna: posts the ante $0.25
> ben: posts the ante $0.25
> ben: posts button blind $0.25
> *** HOLE CARDS ***
> anna: calls $0.25
> ben: checks
> *** FLOP *** [9c Td Qh]
> anna: checks
> ben: checks
> *** TURN *** [9c Td Qh] [6s]
> anna: checks
> ben: checks
> *** RIVER *** [9c Td Qh 6s] [7d]
> anna: checks
> ben: checks
> *** SHOW DOWN ***
> anna: shows [Qs Jc] (a pair of Queens)
> ben: shows [Ah 2c] (high card Ace)
> anna collected $1 from pot
> *** SUMMARY ***
> Total pot $1 | Rake $0
> Board [9c Td Qh 6s 7d]
> Seat 1: anna showed [Qs Jc] and won ($1) with a pair of Queens
> Seat 2: ben (button) showed [Ah 2c] and lost with high card Ace
> end
$ felt replay --check six.txt
felt replay: six.txt:22:1: hand 2301: 2c is not in the deck of this game
[1]
$ sed 's/2c/Kh/' six.txt | felt replay --check
1 hand OK, 0 errors

# A seat 0 among seats with numbers is a seat of its own.

$ sed 's/^Seat 1: anna (/Seat 0: anna (/; s/#6 is/#3 is/' good.txt | felt convert -q | grep -E '^(seats|players)' | head -2
players = ['dora (x)', 'anna', 'ben: calls', 'ben']
players = ['ben', 'anna']

# A name may say all-in.

$ sed 's/ben: calls:/mr all-in:/; s/Seat 2: ben: calls/Seat 2: mr all-in/' good.txt | felt replay --check
2 hands OK, 0 errors

# UTF-16 and lines that end in a carriage return are read in every way: in order, again for a
# comparison, and by an index, which UTF-16 has none of.

$ iconv -f UTF-8 -t UTF-16 good.txt > wide.txt; tr '\n' '\r' < good.txt > returns.txt
$ felt diff good.txt wide.txt && felt diff wide.txt good.txt && felt diff good.txt returns.txt
$ felt diff good.txt - < wide.txt && cat wide.txt | felt diff good.txt - && cat returns.txt | felt diff good.txt -
$ for i in 1 2 3 4 5 6 7 8; do cat good.txt good.txt good.txt good.txt good.txt; done > long.txt
$ iconv -f UTF-8 -t UTF-16 long.txt > wide.txt; tr '\n' '\r' < long.txt > returns.txt
$ felt grep --index -c wide.txt; felt grep --index -c returns.txt; felt grep --index -c returns.txt; ls -- *.felt-index
80
80
80
returns.txt.felt-index

# Below directories, site histories are recognized by their contents.

$ mkdir -p box/deep; cp good.txt box/deep/a.txt; cp session.phhs box; echo 'nothing here' > box/readme.txt; iconv -f UTF-8 -t UTF-16 good.txt > box/wide.log
$ felt replay --check -r box
6 hands OK, 0 errors
$ felt grep -r -l --showdown box
box/deep/a.txt:1 1001
box/session.phhs:1 1
box/wide.log:1 1001

# A file that is neither PHH nor a known site history is not called an invalid PHH file.

$ printf '%s\n' '***** Summary of a Tournament *****' 'ben finished 3rd' | felt convert
felt convert: standard input:1:1: hand 1: this is not a readable hand history
felt convert: 1 of 1 hands are invalid
[1]

# A file may begin within a hand, as where it was cut into parts: that hand is not lost in silence.

$ grep -n -m1 'HOLE CARDS' good.txt
10:*** HOLE CARDS ***
$ tail -n +9 good.txt | cat - good.txt | felt convert --report -f tsv | cut -f 2-7
felt convert: standard input:1:1: hand 1: the beginning of this hand is missing
felt convert: standard input:86:1: warning: duplicate hand 1002; --unique skips it
felt convert: 1 of 4 hands are invalid
site	hands	converted	bad	duplicates	warnings
PokerStars	4	3	1	1	0
	4	3	1	1	0
$ tail -n +9 good.txt | sed '/PokerStars Hand/,$d' | felt replay --check
felt replay: standard input:1:1: hand 1: the beginning of this hand is missing
[1]
$ printf '# kept by anna\n' | cat - good.txt | felt convert --report -f tsv | tail -n 1 | cut -f 2-7
	2	2	0	0	0

# Blanks, empty lines and a byte order mark before the first line change nothing, and neither does an empty line after
# the heading.

$ printf '%s\n' 'felt convert -k 2>&1 | sed "s/standard input:[0-9:]*//"' >tell
$ printf '  \t' >blanks; printf '\n \r\n' >lines; printf '\357\273\277 ' >mark; printf ' \357\273\277\n\n' >both
$ printf '\357\273\277\303\257\302\273\302\277' >twice
$ for file in "$DATA"/histories/*/*; do
> 	sh tell <"$file" >plain.out
> 	for what in blanks lines mark both twice; do
> 		cat $what "$file" | sh tell | cmp -s plain.out - || echo "$file: $what"
> 	done
> 	sed 1G "$file" | sh tell | cmp -s plain.out - || echo "$file: second line"
> done

# A hand that consists of a header only is truncated, whatever its site.

$ for name in pokerstars/cash winning/new winning/old betfair/hands pokermavens/hands ongame/hands enet/hands; do
> 	sed 1p "$DATA/histories/$name.txt" | felt replay --check -k 2>&1 | sed -n 's/^.*: hand/hand/; 1p'
> done
hand 1001: the hand is cut off
hand 6001: the hand is cut off
hand 1: the hand is cut off
hand 7001: the hand is cut off
hand 1: the hand is cut off
hand 1: the hand is cut off
hand 7001: the hand is cut off

# A hand whose beginning is missing is not skipped, wherever it is.
$ for file in ohh/hands.ohh:2 everest/hands.xml:2 everest/hands.xml:61 merge/versions.xml:55 ipoker/hands.xml:132 ipoker/hands.xml:220 microgaming/hands.xml:1 bossmedia/antes.xml:3 entraction/hands.txt:1; do sed "${file#*:}d" "$DATA/histories/${file%:*}" | felt convert 2>&1 >out.phhs | grep -E 'beginning|session'; done
felt convert: standard input:1:1: hand 1: the beginning of this hand is missing
felt convert: standard input:1:1: hand 1: the beginning of this hand is missing
felt convert: standard input:60:1: hand 3: the beginning of this hand is missing
felt convert: standard input:54:1: hand 2: the beginning of this hand is missing
felt convert: standard input:121:1: hand 5: the beginning of this hand is missing
felt convert: standard input:212:1: hand 7: the beginning of this hand is missing
felt convert: standard input:1:4: hand 1: the beginning of this hand is missing
felt convert: standard input:1:1: hand 1: the beginning of this hand is missing
felt convert: standard input:1:1: hand 1: the beginning of this hand is missing

# A long file in which a session begins and no hand follows is not read in silence.

$ { echo '<session sessioncode="1">'; yes '<a></a>' | head -n 160000; } > empty.xml
$ felt convert empty.xml
felt convert: empty.xml:1:1: hand 1: this is not a readable hand history
felt convert: 1 of 1 hands are invalid
[1]
