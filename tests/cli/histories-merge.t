# Posts of those who are new and who come back, cards that stand behind the actions, an uncalled bet as
# a winner of its own, and chat; a cancelled hand; a board that somebody asked to see; a tournament,
# whose balances are those after the posts; stud.
$ felt replay --check -k <"$DATA/histories/merge/hands.xml"
felt replay: standard input:49:1: hand 2: the hand was cancelled
4 hands OK, 1 error
[1]
$ felt replay -k -f phh <"$DATA/histories/merge/hands.xml" | grep -aE '^(\[|variant|antes|blinds|bring|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|_tour|_kind|time|day|table|currency|seat|_hero)'
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: 1 of 5 hands failed the check
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 1.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00, -2.00, -2.00, 0.00]
starting_stacks = [50.00, 100.00, 1200.00, 80.50, 150.00, 99.00]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'd dh p5 AhKd', 'd dh p6 ????', 'p3 f', 'p4 cc', 'p5 cbr 8.00', 'p6 f', 'p1 cbr 50.00', 'p2 f', 'p4 f', 'p5 cc', 'p1 sm 9c9d', 'p5 sm AhKd', 'd db JsQh2d', 'd db 6h', 'd db Th']
time = 01:59:06
day = 29
seats = [1, 2, 3, 4, 5, 6]
seat_count = 6
table = 'Bad Beat - Lund (500)'
players = ['amy & "co"', 'ben', 'cal', 'dot', 'ed', 'flo']
currency = 'USD'
winnings = [0.00, 0.00, 0.00, 0.00, 102.00, 0.00]
_hand = '500-1'
_rake = 2.50
_hero = 5
\[2]
variant = 'FO/8'
antes = [0.00, 0.00]
blinds_or_straddles = [1.00, 2.00]
small_bet = 2.00
big_bet = 4.00
starting_stacks = [60.00, 60.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'p2 cc', 'p1 cc', 'd db 4hQsQd', 'p1 cbr 2.00', 'p2 cbr 4.00', 'p1 cc', 'd db 8c', 'p1 cbr 4.00', 'p2 f']
time = 02:07:17
day = 29
seats = [2, 1]
seat_count = 2
table = 'Ulm (Heads Up) (600)'
players = ['hal', 'gus']
currency = 'USD'
winnings = [11.50, 0.00]
_hand = '600-1'
_rake = 0.50
\[3]
variant = 'NT'
antes = [5, 5, 5]
blinds_or_straddles = [10, 20, 0]
starting_stacks = [1000, 500, 1500]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cbr 495', 'p1 f']
time = 20:01:00
day = 1
seats = [2, 3, 1]
seat_count = 9
table = '$5 Freeroll - 20%3A00'
players = ['joe', 'kit', 'ina']
winnings = [0, 55, 0]
_hand = '700-9'
_rake = 0
_tournament = '701'
\[4]
variant = 'F7S'
antes = [0.25, 0.25]
bring_in = 0.50
small_bet = 2.00
big_bet = 4.00
starting_stacks = [40.00, 40.00]
actions = ['d dh p1 AdKdQs', 'd dh p2 ????3h', 'p2 pb', 'p1 cbr 2.00', 'p2 cc', 'd dh p1 Td', 'd dh p2 5c', 'p1 cbr 2.00', 'p2 f']
time = 20:01:00
day = 1
seats = [2, 1]
seat_count = 8
table = 'Bern (800)'
players = ['mo', 'lia']
winnings = [4.25, 0.00]
_hand = '800-3'
_rake = 0.25
_kind = 'play money'
_hero = 1

# What does not add up is located.
$ sed 's/amount="102.00"/amount="106.00"/; s/amount="15.50"/amount="5.50"/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:44:3: hand 1: 'ed' is paid 106, expected 105
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:88:3: hand 3: an amount of 10.50 in the pots is not paid to any player
2 hands OK, 3 errors
[1]
$ sed 's/amount="70.00"/amount="60.00"/; s/type="CALL" timestamp="1338275224843" player="0" amount="1.00"/type="CALL" player="0" amount="2.00"/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:44:3: hand 1: 'ed' gets back 60, expected 70
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:71:3: hand 3: a call of 2, expected 1
2 hands OK, 3 errors
[1]
$ sed 's/type="SMALL_BLIND" timestamp="1338274808843" player="0"/type="SMALL_BLIND" player="1"/; s/type="BIG_BLIND" timestamp="1338275218859" player="1" amount="2.00"/type="BIG_BLIND" player="1" amount="3.00"/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:13:3: hand 1: this blind has an unexpected amount or player: '<event sequence="2" type="BIG_BLIND" timestamp="1338274809234" player="1" amount="2.00"/>'
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:68:3: hand 3: this blind has an unexpected amount or player: '<event sequence="2" type="BIG_BLIND" player="1" amount="3.00"/>'
2 hands OK, 3 errors
[1]
$ sed '/type="TURN"/d; s/cards="Js,Qh,2d,6h"/cards="Js,Qh,3d,6h"/; s/cards="null,null,3h,5c"/cards="null,5c"/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:37:3: hand 1: the board differs from 'Js,Qh,3d,6h'
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:139:3: hand 5: wrong number of hole cards: 'null,5c'
2 hands OK, 3 errors
[1]

# Elements that are not understood, or whose words are not; numbers that are missing.
$ sed 's/type="SHOW" timestamp="1338274852390" player="0"/type="STRADDLE" amount="4.00" player="0"/; s/type="DISCONNECTED"/type="AWAY"/; s/player="1" amount="3.00"/player="7" amount="3.00"/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:27:3: hand 1: unknown line: '<event sequence="13" type="STRADDLE" amount="4.00" player="0"/>'
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:111:3: hand 4: warning: unknown line: '<event sequence="9" type="AWAY" timestamp="1" player="1"/>'
3 hands OK, 2 errors
[1]
$ sed 's/sequence="6" type="CHECK"/sequence="7" type="CHECK"/; s/sequence="9" type="FOLD"/sequence="11" type="FOLD"/; s/type="ALL_IN" timestamp="1" player="2" amount="475.00"/type="ALL_IN" player="2" amount=""/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:21:3: hand 1: duplicate action number '7'
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:86:3: hand 3: action 10 is out of order: a later action comes before it
felt replay: standard input:110:3: hand 4: '' is not an amount
1 hand OK, 4 errors
[1]
$ sed 's/cards="9c,9d"/cards="9c,9x"/; s/cards="4h,Qs,Qd,8c"/cards=""/; s/player seat="2" nickname="kit"/player seat="1" nickname="kit"/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:30:3: hand 1: missing or invalid cards: '9c,9x'
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:81:3: hand 3: the turn must be dealt first
felt replay: standard input:98:3: hand 4: duplicate seat or player: 'kit'
1 hand OK, 4 errors
[1]
$ sed 's/starttime="20120529020717"/starttime="2012052902071"/; s/type="Holdem Tournament"/type="HORSE Tournament"/; s/stakes="Limit $2.$4"/stakes="Half Pot Limit $2"/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:61:1: hand 3: unknown game 'Omaha H/L8 Half Pot Limit $2'
felt replay: standard input:94:1: hand 4: unknown game 'HORSE Tournament No Limit Level 3 Blinds ($10/$20)'
felt replay: standard input:120:1: hand 5: unknown game '7-Stud Half Pot Limit $2'
1 hand OK, 4 errors
[1]

# A hand of the middle of a file, one that is cut off, and broken XML.
$ sed -n '/id="500-2"/,/<.game>/p' "$DATA/histories/merge/hands.xml" | felt replay --check
felt replay: standard input:1:1: hand 1: the session header is missing
[1]
$ sed -n 1,30p "$DATA/histories/merge/hands.xml" | felt replay --check
felt replay: standard input:30:49: hand 1: the hand is cut off
[1]
$ sed 's/<round id="POSTFLOP" sequence="3">/<round id="POSTFLOP sequence="3">/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:33:32: hand 1: malformed XML: '3">'
felt replay: standard input:49:1: hand 2: the hand was cancelled
felt replay: standard input:74:32: hand 3: malformed XML: '3">'
2 hands OK, 3 errors
[1]

# Draws with the hand after them; a mix, whose hands have games of their own, with cards that nobody knows and hands that are shown
# before they are whole; a tournament whose heading has a version, with balances before the posts; and raises before September 2010.
$ felt replay --check <"$DATA/histories/merge/versions.xml"
4 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/merge/versions.xml" | grep -E '^(\[|variant|antes|blinds|bring|min_bet|small_bet|starting|actions|players|winnings|_hand|_rake|_tour)'
\[1]
variant = 'F2L3D'
antes = [0.00, 0.00]
blinds_or_straddles = [0.50, 1.00]
small_bet = 1.00
starting_stacks = [40.00, 30.00]
actions = ['d dh p1 QhTc4s6h7h', 'd dh p2 ??????????', 'p2 cbr 2.00', 'p1 cc', 'p1 sd QhTc', 'p2 sd ??', 'd dh p1 9d9c', 'd dh p2 ??', 'p1 cc', 'p2 cbr 1.00', 'p1 cc', 'p1 sd 9d', 'p2 sd', 'd dh p1 3c', 'p1 cc', 'p2 cc', 'p1 sd', 'p2 sd', 'p1 cc', 'p2 cc', 'p1 sm 3c9c4s6h7h', 'p2 sm 2d6c4c8s7c']
players = ['bob', 'abe']
winnings = [0.00, 5.70]
_hand = '700-1'
_rake = 0.30
\[2]
variant = 'F7S/8'
antes = [0.10, 0.10, 0.10]
bring_in = 0.20
small_bet = 0.50
starting_stacks = [10.00, 2.60, 20.00]
actions = ['d dh p1 9d2sKs', 'd dh p2 ????2c', 'd dh p3 ????9h', 'p2 pb', 'p3 cbr 0.50', 'p1 f', 'p2 cc', 'd dh p2 4s', 'd dh p3 Qs', 'p3 cbr 0.50', 'p2 cc', 'd dh p2 5d', 'd dh p3 Qc', 'p3 cbr 1.00', 'p2 cc', 'd dh p2 6c', 'd dh p3 As', 'p3 cbr 1.00', 'p2 cc', 'd dh p2 5s', 'd dh p3 Kc', 'p2 sm Qh3s2c4s5d6c5s', 'p3 sm 5c5h9hQsQcAsKc']
players = ['cat', 'dot', 'eli']
winnings = [0.00, 5.00, 0.00]
_hand = '701-1'
_rake = 0.30
\[3]
variant = 'NT'
antes = [5, 5]
blinds_or_straddles = [10, 20]
min_bet = 20
starting_stacks = [300, 100]
actions = ['d dh p1 ????', 'd dh p2 AdQc', 'p2 cbr 95', 'p1 cc', 'p2 sm AdQc', 'p1 sm TcJc', 'd db 7d2dJh', 'd db 4c', 'd db 5s']
players = ['gil', 'fox']
winnings = [200, 0]
_hand = '702-1'
_rake = 0
_tournament = '702'
\[4]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00]
min_bet = 2.00
starting_stacks = [50.00, 60.00, 70.00]
actions = ['d dh p1 Ah8s', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6.00', 'p1 f', 'p2 cbr 18.00', 'p3 cc', 'd db 5h3cKd', 'p2 cbr 20.00', 'p3 f']
players = ['hen', 'ivo', 'joe']
winnings = [0.00, 35.00, 0.00]
_hand = '703-1'
_rake = 2.00
$ sed 's/text="2"/text="3"/; s/multigametype="43"/multigametype="99"/; s/type="DRAW" player="1" text="1"/type="DRAW" player="1" text="-"/' "$DATA/histories/merge/versions.xml" | felt replay --check -k
felt replay: standard input:19:3: hand 1: missing or invalid cards: '9d,9c,4s,6h,7h'
felt replay: standard input:55:1: hand 2: unknown game 'HORSE Limit $0.50/$1'
2 hands OK, 2 errors
[1]

# No action is earlier than the one before it, and none is minutes later: those are lines of another hand.
$ sed 's/timestamp="1338274814359"/timestamp="1338274811359"/' "$DATA/histories/merge/hands.xml" | felt replay --check -k
felt replay: standard input:20:3: hand 1: time 1338274811359 is earlier than that of the previous action
felt replay: standard input:49:1: hand 2: the hand was cancelled
3 hands OK, 2 errors
[1]
$ sed '20,$s/timestamp="133827/timestamp="133828/' "$DATA/histories/merge/hands.xml" | felt replay --check -k 2>&1 | head -n 1
felt replay: standard input:20:3: hand 1: warning: time 1338284814359 is more than 5 minutes after that of the previous action

# At bad-beat tables, half a dollar goes to the jackpot in addition to the rake.
$ sed 's/|Kiel/|Bad Beat - Kiel/; s/5\.70/5.20/g' "$DATA/histories/merge/versions.xml" | felt replay --check -k
4 hands OK, 0 errors
$ sed 's/5\.70/5.20/g' "$DATA/histories/merge/versions.xml" | felt replay --check -k
felt replay: standard input:51:3: hand 1: an amount of 0.80 in the pots is not paid to any player
3 hands OK, 1 error
[1]

# An action 300 seconds after the one before is in time, and one a thousandth later gets a warning. A number that
# cannot be read is a fault, and the next is compared with the one before it.
$ cat >"$TMP/merge.xml" <<'END'
> <description type="Holdem" stakes="No Limit ($1/$2)"/>
> <game id="900-1" starttime="20120529015906" seats="6" realmoney="true" data="20120529|Bad Beat - Lund (900)|900|900-1|false">
> <players dealer="0">
> <player seat="0" nickname="amy" balance="$50.00"/>
> <player seat="1" nickname="ben" balance="$50.00"/>
> <player seat="2" nickname="cal" balance="$50.00"/>
> </players>
> <round id="BLINDS" sequence="1">
> <event sequence="1" type="SMALL_BLIND" player="1" amount="1.00"/>
> <event sequence="2" type="BIG_BLIND" player="2" amount="2.00"/>
> </round>
> <round id="PREFLOP" sequence="2">
> <event sequence="3" type="CALL" player="0" amount="2.00"/>
> <event sequence="4" type="CALL" player="1" amount="1.00"/>
> <event sequence="5" type="CHECK" player="2"/>
> </round>
> <round id="POSTFLOP" sequence="3">
> <event sequence="6" type="BET" player="1" amount="2.00"/>
> <event sequence="7" type="FOLD" player="2"/>
> <event sequence="8" type="FOLD" player="0"/>
> <cards type="COMMUNITY" cards="Js,Qh,2d"/>
> </round>
> <round id="END_OF_FOLDED_GAME" sequence="4">
> <winner amount="7.20" uncalled="false" potnumber="1" player="1"/>
> </round>
> </game>
> END
$ sed 's/sequence="3" type/timestamp="1000" &/; s/sequence="4" type/timestamp="301000" &/' "$TMP/merge.xml" | felt replay --check
1 hand OK, 0 errors
$ sed 's/sequence="3" type/timestamp="1000" &/; s/sequence="4" type/timestamp="301001" &/' "$TMP/merge.xml" | felt replay --check
felt replay: standard input:14:1: hand 1: warning: time 301001 is more than 5 minutes after that of the previous action
1 hand OK, 0 errors
$ sed 's/sequence="4" type/sequence="x" type/' "$TMP/merge.xml" | felt replay --check -k
felt replay: standard input:14:1: hand 1: unknown line: '<event sequence="x" type="CALL" player="1" amount="1.00"/>'
0 hands OK, 1 error
[1]
$ sed 's/sequence="4" type/sequence="x" type/' "$TMP/merge.xml" | felt convert -k 2>&1 >"$TMP/merge.phh" | grep -v invalid
felt convert: standard input:14:1: hand 1: unknown line: '<event sequence="x" type="CALL" player="1" amount="1.00"/>'
felt convert: standard input:15:1: hand 1: warning: an action before number 5 is missing

# The time for draws does not grow quadratically: 15,000 of them are read in seconds.
$ awk 'BEGIN { printf "<description type=\"5-Draw\" stakes=\"No Limit ($1/$2)\"/>\n<game id=\"1\" starttime=\"20120529015906\"><players dealer=\"0\"><player seat=\"0\" nickname=\"a\" balance=\"9\"/><player seat=\"1\" nickname=\"b\" balance=\"9\"/></players><round id=\"X\">"; for (i = 1; i <= 15000; i++) printf "<event sequence=\"%d\" type=\"DRAW\" player=\"1\" text=\"0\"/>", i; print "</round></game>" }' | timeout 8 felt replay --check -k 2>&1 | tail -n 1
0 hands OK, 1 error
