# A name that the encoding lost, a newcomer's blinds, a part of the jackpot, and a raise that nobody
# could call; an uncalled bet among what is won; a big blind that is all in.
$ felt replay --check <"$DATA/histories/microgaming/hands.xml"
3 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/microgaming/hands.xml" | grep -E '^(\[|variant|antes|blinds|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|_house|_tour|_kind|time|day|table|currency|seat|_hero)'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.50, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00]
starting_stacks = [50.00, 30.00, 40.00, 60.00]
actions = ['d dh p1 ????', 'd dh p2 QsQh', 'd dh p3 ????', 'd dh p4 ????', 'p3 cc', 'p4 cbr 4.00', 'p1 f', 'p2 cbr 30.00', 'p3 f', 'p4 cc', 'p2 sm QsQh', 'p4 sm AsKd', 'd db 2c7d9h', 'd db Js', 'd db 3d']
time = 14:29:32
day = 23
seats = [4, 5, 1, 2]
seat_count = 6
table = 'Kiel - $100 Max'
players = ['c🂡t', 'dan', 'ann', 'bob & <co>']
currency = 'USD'
winnings = [0.00, 60.50, 0.00, 0.00]
_house_paid = [0.00, 0.00, 0.00, -0.02]
_hand = '101'
_rake = 1.50
_kind = 'Blaze'
_hero = 2
\[2]
variant = 'FO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [2.50, 5.00]
small_bet = 5.00
big_bet = 10.00
starting_stacks = [100.00, 100.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'p2 cc', 'p1 cc', 'd db 5c2dTc', 'p1 cbr 5.00', 'p2 cbr 10.00', 'p1 f']
time = 14:39:56
day = 23
seats = [6, 3]
seat_count = 6
table = 'Bonn 1 - €200 Min'
players = ['fay', 'eva']
currency = 'EUR'
winnings = [0.00, 19.50]
_hand = '102'
_rake = 0.50
\[3]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
starting_stacks = [300, 60, 500]
actions = ['d dh p1 ????', 'd dh p2 9c8c', 'd dh p3 ????', 'p3 cc', 'p1 f', 'p3 sm KhKs', 'd db 2s3d5h', 'd db Tc', 'd db Jd', 'p2 sm']
time = 01:01:01
day = 1
seats = [2, 3, 1]
seat_count = 9
table = 'New Year 7[700]:Table 10'
players = ['hal', 'ivo', 'gil']
winnings = [0, 0, 170]
_hand = '103'
_rake = 0
_tournament = '700'

# Inconsistencies are located: winnings, the rake, chips put in, chips returned.
$ sed 's/amount="24.50"/amount="25.50"/; s/rake="150"/rake="110"/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:1:1: hand 101: rake and fees of 1.10, expected 1.50
felt replay: standard input:65:26: hand 102: 'eva' is paid 20.50, expected 20
1 hand OK, 2 errors
[1]
$ sed 's/betamount="3000"/betamount="2900"/; s/"MoneyReturned" seat="1" value="40.00"/"MoneyReturned" seat="1" value="41.00"/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:1:1: hand 101: 'dan' put in 29, expected 30
felt replay: standard input:85:26: hand 103: 'gil' gets back 41, expected 40
1 hand OK, 2 errors
[1]
$ sed 's/"SmallBlind" seat="3" value="2.50"/"SmallBlind" seat="3" value="5.00"/; s/type="AllIn" seat="3" value="60.00"/type="AllIn" seat="3" value="100.00"/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:58:7: hand 102: a call of 2.50, expected 0
felt replay: standard input:76:7: hand 103: more chips than the player has: 100, expected at most 60
1 hand OK, 2 errors
[1]

# Stacks afterwards, and numbers of cards and actions, that do not fit are warnings.
$ sed 's/endbalance="38.50"/endbalance="40.00"/; s/suit="d" id="27"/suit="d" id="28"/; s/seq="9" type="MuckCards"/seq="10" type="MuckCards"/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:3:7: hand 101: warning: 'ann' has 40 afterwards, expected 38.50
felt replay: standard input:60:73: hand 102: warning: the id of the card does not fit its value and suit: '<Card value="2" suit="d" id="28"/>'
felt replay: standard input:64:7: hand 102: warning: an action before number 10 is missing
3 hands OK, 0 errors

# Elements that are not understood, or whose words are not.
$ sed 's/gametype="Omaha H.L"/gametype="Omaha X"/; s/stakes="50|100"/stakes="50"/; s/betlimit="NL" tabletype="Blaze"/betlimit="XL" tabletype="Blaze"/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:1:1: hand 101: unknown game 'Hold'em XL'
felt replay: standard input:50:1: hand 102: unknown game 'Omaha X FL'
felt replay: standard input:68:1: hand 103: unknown hand header: '<Game hhversion="5" id="103" date="2015-01-1 01:01:01" unicodetablename="=" tablename="New Year 7[700]:Table 10" stakes="50" betlimit="NL" tabletype="MTT" gametypeid="1" gametype="Multi Table Hold&apos;em" realmoney="true" currencysymbol="" playerseat="0" betamount="0" istournament="1" totalplayers="3" tablesize="9" badbeat="false" currencyId="-1">'
0 hands OK, 3 errors
[1]
$ sed 's/type="Disconnect"/type="Straddle"/; s/type="Fold" seat="6"/type="Fold" seat="7"/; s/value="J" suit="d"/value="W" suit="d"/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:20:7: hand 101: unknown line: '<Action seq="8" type="Straddle" seat="4" value="30000"/>'
felt replay: standard input:63:7: hand 102: seat '7' is empty
felt replay: standard input:82:40: hand 103: missing or invalid cards: '<Card value="W" suit="d" id="36"/>'
0 hands OK, 3 errors
[1]
$ sed '/suit="h" id="50"/d; s/seq="5" type="DealFlop"/seq="4" type="DealFlop"/; s/seq="4" type="Fold"/seq="5" type="Fold"/; s/2015-01-1/2015-21-1/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:14:7: hand 101: wrong number of hole cards: '<Action seq="5" type="DealCards" seat="5">'
felt replay: standard input:58:7: hand 102: duplicate action number '4'
felt replay: standard input:66:1: hand 103: '2015-21-1 01:01:01' is not a date and time
0 hands OK, 3 errors
[1]
$ sed 's/balance="300.00"/balance="all"/; s/Seat num="6" alias/Seat num="3" alias/; s/<Seats>/<Bonus\/><Seats>/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:2:4: hand 101: warning: unknown line: '<Bonus/>'
felt replay: standard input:53:7: hand 102: duplicate seat or player: 'fay'
felt replay: standard input:51:4: hand 102: warning: unknown line: '<Bonus/>'
felt replay: standard input:57:7: hand 102: seat '6' is empty
felt replay: standard input:59:7: hand 102: seat '6' is empty
felt replay: standard input:61:7: hand 102: seat '6' is empty
felt replay: standard input:63:7: hand 102: seat '6' is empty
felt replay: standard input:71:7: hand 103: 'all' is not an amount
1 hand OK, 2 errors
[1]

# A hand without blinds and without a winner was cancelled; one that is cut off, and broken XML.
$ sed -n 1,49p "$DATA/histories/microgaming/hands.xml" | sed '/seat="[0-9]" value=/d; /type="Win"/,/<.Action>/d' | felt replay --check
felt replay: standard input:1:1: hand 101: the hand was cancelled
[1]
$ sed -n 1,60p "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:60:151: hand 2: the hand is cut off
1 hand OK, 1 error
[1]
$ sed 's/<Action seq="3" type="Call"/<Action seq="3" seq="3" type="Call"/' "$DATA/histories/microgaming/hands.xml" | felt replay --check -k
felt replay: standard input:58:23: hand 2: malformed XML: 'seq="3" type="Call" seat="3" value="2.50"/>'
felt replay: standard input:77:23: hand 3: malformed XML: 'seq="3" type="Call" seat="1" value="100.00"/>'
1 hand OK, 2 errors
[1]

# Texts without a version, with lines between the hands: before a showdown, uncalled bets come back without a word.
$ felt replay --check <"$DATA/histories/microgaming/v1.xml"
1 hand OK, 0 errors
$ felt replay -f phh <"$DATA/histories/microgaming/v1.xml" | grep -E '^(actions|players|winnings|_rake)'
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 10.00', 'p1 cc', 'p2 cc', 'd db Ts8hKd', 'p1 cc', 'p2 cbr 20.00', 'p1 f', 'p3 sm AcAh', 'p2 sm Kc6d', 'd db Ad', 'd db 5d']
players = ['yan', 'xia', 'zoe']
winnings = [0.00, 0.00, 29.50]
_rake = 0.50

# A post of less than a big blind is live, and the raise after it adds to it.
$ felt replay -f phh <"$DATA/histories/microgaming/post.xml" | grep -E '^(antes|blinds|actions|players|winnings|_rake)'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [5.00, 10.00, -5.00, 0.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'd dh p4 ????????', 'p3 cbr 35.00', 'p4 cc', 'p1 f', 'p2 f', 'd db Ts8hKd', 'p3 cbr 20.00', 'p4 f']
players = ['dan', 'eli', 'fay', 'gil']
winnings = [0.00, 0.00, 83.00, 0.00]
_rake = 2.00

# A bad-beat table takes 0.50 for its jackpot in addition to the rake that it states, here 0.78: exactly that.
$ cat >"$TMP/micro.xml" <<'END'
> <Game hhversion="4" id="950" date="2013-09-23 14:29:32" tablename="Kiel" stakes="0.50|1" betlimit="NL" tabletype="Cash Game" gametype="Hold&apos;em" realmoney="true" playerseat="0" betamount="0" istournament="0" tablesize="6" badbeat="true" rake="78">
> <Seats>
> <Seat num="1" alias="amy" balance="50" endbalance="42.20" dealer="true"/>
> <Seat num="2" alias="ben" balance="50" endbalance="56.52" dealer="false"/>
> </Seats>
> <Gameplay>
> <Action seq="1" type="SmallBlind" seat="1" value="0.50"/>
> <Action seq="2" type="BigBlind" seat="2" value="1"/>
> <Action seq="3" type="Call" seat="1" value="0.50"/>
> <Action seq="4" type="Check" seat="2"/>
> <Action seq="5" type="DealFlop"><Card value="9" suit="c"/><Card value="K" suit="d"/><Card value="2" suit="h"/></Action>
> <Action seq="6" type="Bet" seat="2" value="6.80"/>
> <Action seq="7" type="Call" seat="1" value="6.80"/>
> <Action seq="8" type="DealTurn"><Card value="5" suit="s"/></Action>
> <Action seq="9" type="Bet" seat="2" value="5"/>
> <Action seq="10" type="Fold" seat="1"/>
> <Action seq="11" type="MoneyReturned" seat="2" value="5"/>
> <Action type="Win"><Seat num="2" amount="14.32" pot="0" lowhandwin="0"/></Action>
> </Gameplay>
> </Game>
> END
$ felt replay -f phh "$TMP/micro.xml" | grep -E '^(_rake|_fees|winnings)'
winnings = [14.32, 0.00]
_rake = 0.78
_fees = 0.50
$ sed 's/14.32/14.30/; s/56.52/56.50/' "$TMP/micro.xml" | felt replay --check -k
felt replay: standard input:1:1: hand 950: rake and fees of 0.78, expected 1.30
0 hands OK, 1 error
[1]
$ sed 's/badbeat="true"//' "$TMP/micro.xml" | felt replay --check -k
felt replay: standard input:1:1: hand 950: rake and fees of 0.78, expected 1.28
0 hands OK, 1 error
[1]
