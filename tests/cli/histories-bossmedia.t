# Entities of HTML in a name, a dead small blind beside a live big one, an all-in, boards with the cards
# before them; stakes of fixed limit that are the bets.
$ felt replay --check <"$DATA/histories/bossmedia/hands.xml"
2 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/bossmedia/hands.xml" | grep -E '^(\[|variant|antes|blinds|small_bet|big_bet|starting|actions|players|winnings|_hand|_rake|_tour|_utc|table|currency|seat|_hero)'
\[1]
variant = 'PO'
antes = [0.00, 0.00, 0.50, 0.00]
blinds_or_straddles = [0.50, 1.00, -1.00, 0.00]
starting_stacks = [40.00, 80.00, 100.00, 60.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'd dh p4 QhQsJdTd', 'p3 cc', 'p4 cbr 5.00', 'p1 cc', 'p2 f', 'p3 f', 'd db AhKd7c', 'p1 cc', 'p4 cbr 12.50', 'p1 cbr 35.00', 'p4 cc', 'p1 sm AsAc8d8h', 'd db 2s', 'd db 9h', 'p4 sm']
seats = [4, 5, 1, 3]
table = 'Lund'
players = ['cid', 'dag', '&£Ö', 'bea']
currency = 'SEK'
winnings = [80.00, 0.00, 0.00, 0.00]
_hand = '501'
_rake = 2.50
_utc = '2016-03-03T10:13:20Z'
_hero = 4
\[2]
variant = 'FT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [90, 100]
actions = ['d dh p1 ????', 'd dh p2 KsQs', 'p2 cbr 4', 'p1 f', 'p2 sm KsQs']
seats = [1, 5]
table = 'Ulm'
players = ['fin', 'eli']
winnings = [0, 4]
_hand = '502'
_rake = 0
_utc = '2014-02-17T18:26:44Z'
_tournament = 'T77'
_hero = 2

# A big blind that took the last chips does not say whether the stakes of fixed limit are blinds or bets: the small one does.
$ sed '/ID="502"/,$!d; s/"90.00"/"1.50"/; s/"fin" KIND="HAND_BB" VALUE="2.00"/"fin" KIND="HAND_BB" VALUE="1.50"/; /FOLD" PLAYER="fin"/d; s/RAISE" PLAYER="eli" VALUE="4.00"/FOLD" PLAYER="eli"/
> s/POT="4.00"/POT="2.00"/g; s/ BET="2.00"/ BET="1.00"/; s/RESULT PLAYER="eli" WIN="4.00"/RESULT PLAYER="fin" WIN="2.00"/; /WINCARDS=""/,$d' "$DATA/histories/bossmedia/hands.xml" >part.xml
$ (cat part.xml; echo '<RESULT PLAYER="fin" WIN="2.00" HAND="$(STR_BY_DEFAULT)"></RESULT></SHOWDOWN></HISTORY>') | felt convert | grep -E '^(blinds|small_bet|big_bet|finishing|winnings)'
blinds_or_straddles = [1.00, 2.00]
small_bet = 2.00
big_bet = 4.00
finishing_stacks = [2.50, 99.00]
winnings = [2.00, 0.00]

# What does not add up is located.
$ sed 's/RESULT PLAYER="cid" WIN="80.00"/RESULT PLAYER="cid" WIN="79.00"/; s/POT="4.00" RAKE/POT="5.00" RAKE/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:57:1: hand 501: rake and fees of 2.50, expected 3.50
felt replay: standard input:78:1: hand 502: the pot is 5, expected 4
0 hands OK, 2 errors
[1]
$ sed 's/ALLIN" PLAYER="cid" VALUE="35.00"/ALLIN" PLAYER="cid" VALUE="40.00"/; s/BET="2.00"/BET="3.00"/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:44:1: hand 501: more chips than the player has: 40, expected at most 35
felt replay: standard input:65:1: hand 502: 'eli' put in 3, expected 4
0 hands OK, 2 errors
[1]
$ sed 's/KIND="HAND_SB" VALUE="0.50"/KIND="HAND_SB" VALUE="0.40"/; s/KIND="HAND_BB" VALUE="2.00"/KIND="HAND_BB" VALUE="3.00"/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:10:1: hand 501: this blind has an unexpected amount or player: '<ACTION TYPE="HAND_BLINDS" PLAYER="cid" KIND="HAND_SB" VALUE="0.40">'
felt replay: standard input:69:1: hand 502: this blind has an unexpected amount or player: '<ACTION TYPE="HAND_BLINDS" PLAYER="fin" KIND="HAND_BB" VALUE="3.00">'
0 hands OK, 2 errors
[1]
$ sed '/BOARD_TURN/,/ACTION>/s/LINK="26"/LINK="27"/; s/LINK="51"/LINK="52"/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:46:1: hand 501: the board differs from '<ACTION TYPE="HAND_BOARD" VALUE="BOARD_TURN" POT="80.00" RAKE="0.00" MAINPOT="80.00" LEFTPOT="" RIGHTPOT="">'
felt replay: standard input:74:1: hand 502: missing or invalid cards: '<CARD LINK="52">'
0 hands OK, 2 errors
[1]

# Elements that are not understood, or whose words are not.
$ sed 's/ACTION_CHECK" PLAYER="cid"/ACTION_WAIT" PLAYER="cid"/; s/HAND_AB/HAND_X/; s/DATE="1392661604"/DATE="today"/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:43:1: hand 501: 'cid' must act first
felt replay: standard input:65:1: hand 502: 'today' is not a date and time
0 hands OK, 2 errors
[1]
$ sed 's/ACTION_FOLD" PLAYER="dag"/ACTION_FOLD" PLAYER="dug"/; s/KIND="HAND_SB" VALUE="1.00"/KIND="HAND_X" VALUE="1.00"/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:36:1: hand 501: no player at the table has the name in 'dug'
felt replay: standard input:68:1: hand 502: unknown line: '<ACTION TYPE="HAND_BLINDS" PLAYER="eli" KIND="HAND_X" VALUE="1.00">'
0 hands OK, 2 errors
[1]
$ sed 's/GAME_OMA/GAME_OMB/; s/AMOUNT="90.00"/AMOUNT="-"/; s/&Ouml;/&Other;/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:3:1: hand 501: unknown game 'GAME_OMB PL'
felt replay: standard input:67:1: hand 502: '-' is not an amount
felt replay: standard input:69:1: hand 502: no player at the table has the name in 'fin'
felt replay: standard input:70:1: hand 502: no player at the table has the name in 'fin'
felt replay: standard input:77:1: hand 502: no player at the table has the name in 'fin'
0 hands OK, 2 errors
[1]
$ sed 's/STAKES="0.50.1.00"/STAKES="1.00"/; /LINK="50"/d' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:3:1: hand 501: unknown hand header: '<HISTORY ID="501" SESSION="session39.xml" TABLE="Lund" GAME="GAME_OMA" GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="SEK" LIMIT="PL" STAKES="1.00" DATE="1457000000" TABLETOURNEYID="" BET="40.00" POT="80.00" WIN="0.00" LOSS="40.00" ENDTIME="1457000060">'
felt replay: standard input:79:3: hand 2: malformed XML: 'ROOT>'
0 hands OK, 2 errors
[1]
$ sed '/<SHOWDOWN/,/<.SHOWDOWN>/d' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:56:33: hand 501: the hand is cut off
felt replay: standard input:70:3: hand 2: malformed XML: 'ROOT>'
0 hands OK, 2 errors
[1]

# Older texts: calls that are totals, nobody who is said to have the button, draw games, antes, and a second small blind, which
# is dead.
$ felt replay --check <"$DATA/histories/bossmedia/older.xml"
felt replay: standard input:69:1: hand 602: warning: hidden cards are left out, because it is unknown when they were dealt: '<RESULT PLAYER="eve" WIN="0.00" HAND="$(STR_G_MUCK)">'
4 hands OK, 0 errors
$ felt replay -f phh <"$DATA/histories/bossmedia/older.xml" | grep -E '^(\[|variant|antes|blinds|min_bet|starting|actions|players|winnings|_hand|_rake|_tour)'
felt replay: standard input:69:1: hand 602: warning: hidden cards are left out, because it is unknown when they were dealt: '<RESULT PLAYER="eve" WIN="0.00" HAND="$(STR_G_MUCK)">'
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00]
min_bet = 2.00
starting_stacks = [80.00, 90.00, 70.00]
actions = ['d dh p1 ????', 'd dh p2 Qc2d', 'd dh p3 ????', 'p3 cbr 6.00', 'p1 cc', 'p2 f', 'd db 6h4s2s', 'p1 cc', 'p3 cbr 10.00', 'p1 f']
players = ['bea', 'ada', 'cal']
winnings = [0.00, 0.00, 13.50]
_hand = '601'
_rake = 0.50
\[2]
variant = 'P5D'
antes = [0.00, 0.00]
blinds_or_straddles = [0.50, 1.00]
min_bet = 1.00
starting_stacks = [14.00, 60.00]
actions = ['d dh p1 ??????????', 'd dh p2 Ah7hTd4sQs', 'p2 cbr 2.00', 'p1 cc', 'p1 sd ????', 'p2 sd 7hTd4s', 'd dh p1 ????', 'd dh p2 AcKcKd', 'p1 cc', 'p2 cbr 2.00', 'p1 cc', 'p1 sm', 'p2 sm AhAcKcKdQs']
players = ['eve', 'dan']
winnings = [0.00, 7.60]
_hand = '602'
_rake = 0.40
\[3]
variant = 'NT'
antes = [10, 10, 10]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [1500, 1500, 1500]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 3d4c', 'p3 f', 'p1 cc', 'p2 cc', 'd db 5h6h7s', 'p1 cc', 'p2 cc', 'd db 6d', 'p1 cc', 'p2 cc', 'd db 8c', 'p1 cc', 'p2 cc', 'p1 sm AdAc', 'p2 sm']
players = ['fay', 'gus', 'hal']
winnings = [430, 0, 0]
_hand = '603'
_rake = 0
_tournament = 'Kalmar'
\[4]
variant = 'PO/8'
antes = [0.00, 0.00, 1.00, 0.00]
blinds_or_straddles = [1.00, 2.00, 0.00, 0.00]
min_bet = 2.00
starting_stacks = [100.00, 100.00, 100.00, 100.00]
actions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'd dh p4 ????????', 'p3 cbr 6.00', 'p4 f', 'p1 f', 'p2 f']
players = ['ivy', 'jon', 'kay', 'leo']
winnings = [0.00, 0.00, 6.00, 0.00]
_hand = '604'
_rake = 0.00
$ sed 's/COUNT="3"/COUNT="2"/; s/STAKES="100.00.200.00"/STAKES="100.00\/300.00"/' "$DATA/histories/bossmedia/older.xml" | felt replay --check -k
felt replay: standard input:59:1: hand 602: missing or invalid cards: '<ACTION TYPE="CHANGECARD" PLAYER="dan" COUNT="2">'
felt replay: standard input:89:1: hand 603: this blind has an unexpected amount or player: '<ACTION TYPE="HAND_BLINDS" PLAYER="gus" KIND="HAND_BB" VALUE="200.00">'
2 hands OK, 2 errors
[1]

# A player who folded is not among the hands in the results.
$ sed 's/STR_G_FOLD/STR_G_MUCK/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:64:1: hand 501: this line contradicts the rest of the hand: '<RESULT PLAYER="dag" WIN="0.00" HAND="$(STR_G_MUCK)" WINCARDS="">'
1 hand OK, 1 error
[1]

# Antes of older tournaments are in no line: stacks are those after them, and the pots have them.
$ felt replay -f phh <"$DATA/histories/bossmedia/antes.xml" | grep -E '^(antes|blinds|starting|actions|winnings)'
antes = [5, 5, 5]
blinds_or_straddles = [20, 40, 0]
starting_stacks = [1005, 40, 705]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 2d7c', 'p3 cc', 'p1 f', 'p2 sm AsKs', 'p3 sm 2d7c', 'd db Kd8c3h', 'd db 9s', 'd db Jh']
winnings = [0, 105, 0]
antes = [5, 5, 5]
blinds_or_straddles = [20, 40, 0]
starting_stacks = [485, 405, 305]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 100', 'p1 f', 'p2 f']
winnings = [0, 0, 115]
$ felt replay --check <"$DATA/histories/bossmedia/antes.xml"
2 hands OK, 0 errors

# They have to be the same by each pot, in equal parts, and less than the big blind.
$ sed 's/BOARD_FLOP" POT="105.00"/BOARD_FLOP" POT="108.00"/; s/"115.00"/"114.00"/' "$DATA/histories/bossmedia/antes.xml" | felt replay --check -k
felt replay: standard input:35:1: hand 611: the pot is 105, expected 90
felt replay: standard input:61:1: hand 612: the pot is 114, expected 100
0 hands OK, 2 errors
[1]
$ sed '/611/,/612/s/"105.00"/"210.00"/; s/"eve" SEAT="2" AMOUNT="400.00"/"eve" SEAT="2" AMOUNT="0.00"/' "$DATA/histories/bossmedia/antes.xml" | felt replay --check -k
felt replay: standard input:35:1: hand 611: the pot is 210, expected 90
felt replay: standard input:48:1: hand 612: more chips than the player has: 40, expected at most 0
felt replay: standard input:43:1: hand 612: the hand cannot be played: a player has no chips
0 hands OK, 2 errors
[1]

# With two players, one posts the small blind.
$ sed '/PLAYER="eli" KIND="HAND_SB"/d' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:68:1: hand 502: no player posts the small blind before '<ACTION TYPE="HAND_BLINDS" PLAYER="fin" KIND="HAND_BB" VALUE="2.00">'
1 hand OK, 1 error
[1]

# POT and MAINPOT of a board are what the players put in, less the rake: an altered one is reported.
$ sed 's/POT="12.50" RAKE/POT="12.60" RAKE/; s/MAINPOT="4.00"/MAINPOT="4.10"/' "$DATA/histories/bossmedia/hands.xml" | felt replay --check -k
felt replay: standard input:38:1: hand 501: the bets and winnings do not match the stated pot, '12.60'
felt replay: standard input:78:1: hand 502: the bets and winnings do not match the stated pot, '4.00'
0 hands OK, 2 errors
[1]
$ sed 's/BOARD_FLOP" POT="14.00"/BOARD_FLOP" POT="15.00"/' "$DATA/histories/bossmedia/older.xml" | felt replay --check -k
felt replay: standard input:22:1: hand 601: the bets and winnings do not match the stated pot, '15.00'
felt replay: standard input:69:1: hand 602: warning: hidden cards are left out, because it is unknown when they were dealt: '<RESULT PLAYER="eve" WIN="0.00" HAND="$(STR_G_MUCK)">'
3 hands OK, 1 error
[1]
