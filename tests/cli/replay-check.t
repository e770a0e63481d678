# Hands hold: by the default rules and by those of the house.
$ cd "$DATA/phh" && felt replay --check worked.phh
1 hand OK, 0 errors
$ cd "$DATA/phh" && felt replay --check --rules any-raise worked-any-raise.phh
1 hand OK, 0 errors
$ cd "$DATA/phh" && felt replay --check worked-next.phhs
9 hands OK, 0 errors

# A raise that is too small.
$ cd "$DATA/phh" && felt replay --check worked-any-raise.phh
felt replay: worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40
[1]
$ cd "$DATA/phh" && FELT_SCREEN=80 felt replay --check --color=never worked-any-raise.phh
felt replay: worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40
    "p4 cbr 30",  # Alice
     ^
[1]

# Directories are walked, files in the order of their names; -k goes on and counts.
$ cd "$DATA/phh" && felt replay --check -r pluribus wsop/1.phh
12 hands OK, 0 errors
$ cd "$DATA/phh" && felt replay --check -k -r named
7 hands OK, 0 errors
$ cd "$DATA/phh" && felt replay --check -r named
7 hands OK, 0 errors
$ cd "$DATA/phh" && felt replay --check named
felt replay: named is a directory; use -r to read the files in it
[3]
$ cd "$DATA/phh" && felt replay --check -k named worked.phh missing.phh
felt replay: named is a directory; use -r to read the files in it
felt replay: missing.phh: No such file or directory
1 hand OK, 0 errors
[3]

# All games of the World Series' players championship end with the stacks that were recorded.
$ cd "$DATA/phh" && felt replay --check -q -r wsop
42 hands OK, 0 errors

# Another program's random hands of nine games: all-ins, side pots, draws, a community card, and decks made again.
$ cd "$DATA/phh" && felt replay --check -q random/all-games.phhs
54 hands OK, 0 errors

# Errors in stud and in draw games.
$ cd "$DATA/phh" && sed "s/'p5 pb'/'p4 pb'/" wsop/9.phh | felt replay --check
felt replay: standard input:8:103: hand 9: action 6: p4 posts a bring-in: p5 must act first
[1]
$ cd "$DATA/phh" && sed "s/'p5 pb'/'p5 cc'/" wsop/9.phh | felt replay --check
felt replay: standard input:8:103: hand 9: action 6: p5 calls: the bring-in of 50,000 or a bet is required
[1]
$ cd "$DATA/phh" && sed '/^bring_in/d' wsop/9.phh | felt replay --check
felt replay: standard input:1:1: hand 1: the hand has no bring_in
[1]
$ cd "$DATA/phh" && sed "s/p4 sd AsQs/p4 sd AsKs/" named/arieh-yockey-2019.phh | felt replay --check
felt replay: standard input:28:4: hand 1: action 11: p4 discards: Ks is not one of this player's cards
[1]
$ cd "$DATA/phh" && sed "s/d dh p4 2hQh/d dh p4 2hQs/" named/arieh-yockey-2019.phh | felt replay --check
felt replay: standard input:29:4: hand 1: action 12: p4 is dealt cards: Qs has already been dealt
[1]
$ cd "$DATA/phh" && sed "s/Th8h/5h8h/" named/phua-xuan-2019.phh | felt replay --check
felt replay: standard input:13:4: hand 1: action 1: p1 is dealt cards: 5h is not in the deck of this game
[1]

# A row a hand.
$ cd "$DATA/phh" && felt replay --check -k -f tsv -r named worked-any-raise.phh 2>"$OLDPWD/errors"
file	hand_number	variant	player_count	result	reason
named/alice-carol-wikipedia.phh	1	FB	4	ok	
named/antonius-blom-2009.phh	1	PO	2	ok	
named/arieh-yockey-2019.phh	1	F2L3D	4	ok	
named/dwan-ivey-2009.phh	1	NT	3	ok	
named/examples-00.phh	1	NT	3	ok	
named/examples-01.phh	1	F2L3D	4	ok	
named/phua-xuan-2019.phh	1	NS	6	ok	
worked-any-raise.phh	1	NT	4	error	p4 raises to 30: the minimum raise is to 40
[1]
$ cat errors
felt replay: worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40
felt replay: 1 of 8 hands failed the check
$ cd "$DATA/phh" && felt replay --check -f csv --no-header --fields hand_number,result worked-next.phhs | head -n 2
1,ok
2,ok
$ cd "$DATA/phh" && felt replay --check -f json worked.phh
{"file": "worked.phh", "hand_number": 1, "variant": "NT", "player_count": 4, "result": "ok", "reason": null}

# Site data: winnings are after rake, or nought.
$ cd "$DATA/phh" && felt replay --check sites/*.phhs
felt replay: sites/ABS-1000NLH-sample.phhs:18:12: hand 1: warning: winnings: p3 has 37.50, expected 40 before rake
felt replay: sites/ABS-1000NLH-sample.phhs:39:12: hand 2: warning: winnings: p3 has 84.50, expected 87.50 before rake
felt replay: sites/ABS-1000NLH-sample.phhs:80:12: hand 4: warning: winnings: p2 has 393.25, expected 394 before rake
felt replay: sites/FTP-50NLH-sample.phhs:39:12: hand 2: warning: winnings: all are 0
felt replay: sites/FTP-50NLH-sample.phhs:61:12: hand 3: warning: winnings: p3 has 8.10, expected 8.50 before rake
felt replay: sites/FTP-50NLH-sample.phhs:82:12: hand 4: warning: winnings: all are 0
felt replay: sites/FTP-50NLH-sample.phhs:123:12: hand 6: warning: winnings: all are 0
felt replay: sites/PS-1000NLH-sample.phhs:19:12: hand 1: warning: winnings: p3 has 23.75, expected 25 before rake
felt replay: sites/PS-1000NLH-sample.phhs:82:12: hand 4: warning: winnings: p7 has 52.25, expected 55 before rake
felt replay: sites/PS-1000NLH-sample.phhs:104:12: hand 5: warning: winnings: all are 0
19 hands OK, 0 errors

# An unknown variant is an error.
$ cd "$DATA/phh" && sed 's/NS/NX/' named/phua-xuan-2019.phh | felt replay --check -k -f tsv --fields result,reason named/phua-xuan-2019.phh -
result	reason
ok	
error	unknown variant NX
felt replay: standard input:4:12: hand 1: unknown variant NX
felt replay: 1 of 2 hands failed the check
[1]
$ cd "$DATA/phh" && echo x | felt replay --check -k -f tsv --fields result,reason named/phua-xuan-2019.phh -
result	reason
ok	
error	no '=' after the key
felt replay: standard input:1:2: hand 1: no '=' after the key
felt replay: 1 of 2 hands failed the check
[1]

# Wrong stacks and winnings.
$ echo "sed /^finishing_stacks/d '$DATA/phh/worked-any-raise.phh'" >hand
$ echo 'felt replay --check --rules any-raise' >check && chmod +x hand check
$ (./hand; echo 'finishing_stacks = [990, 470, 171, 969]') | ./check
felt replay: standard input:22:20: hand 1: finishing_stacks: p3 has 171, expected 170
[1]
$ (./hand; echo 'finishing_stacks = [990, 470, 170]') | ./check
felt replay: standard input:22:20: hand 1: 3 values, but starting_stacks has 4
[1]
$ (./hand; echo 'winnings = [0, 0, 100, 0]') | ./check
1 hand OK, 0 errors
$ (./hand; echo 'winnings = [0, 0, 95.5, 0]') | ./check
felt replay: standard input:22:12: hand 1: warning: winnings: p3 has 95.5, expected 100 before rake
1 hand OK, 0 errors
$ (./hand; echo 'winnings = [0, 0, 171, 0]') | ./check
felt replay: standard input:22:12: hand 1: winnings: p3 has 171, expected 100
[1]
$ (./hand; echo 'winnings = [0, 10, 90, 0]') | ./check
felt replay: standard input:22:12: hand 1: winnings: p2 has 10, expected 0
[1]
$ (./hand; echo 'finishing_stacks = [990, 470, 170, 970]'; echo 'winnings = [0, 0, 95, 0]') | ./check
felt replay: standard input:23:12: hand 1: winnings: p3 has 95, expected 100
[1]
$ (./hand; echo 'finishing_stacks = [990, 470, 170, 970]') | sed '/p2 f/,/pot 100/d' | ./check
felt replay: standard input:20:20: hand 1: finishing_stacks are given, but the hand is not over
[1]

# Malformed hands and actions, cards dealt twice.
$ (./hand; echo 'finishing_stacks = [990, 470') | ./check
felt replay: standard input:22:20: hand 1: the array is not closed
[1]
$ ./hand | sed 's/p1 f/p1 fold/' | ./check
felt replay: standard input:14:7: hand 1: action 7: no such action 'fold' (dealer: db dh; players: f cc cbr sm sd pb)
[1]
$ ./hand | sed 's/p1 f/p7 f/' | ./check
felt replay: standard input:14:4: hand 1: action 7: no player 'p7': the hand has 4
[1]
$ ./hand | sed 's/p1 f/p2 f/' | ./check
felt replay: standard input:14:4: hand 1: action 7: p2 folds: p1 must act first
[1]
$ ./hand | sed 's/dh p2 ????/dh p2 AhAh/' | ./check
felt replay: standard input:9:4: hand 1: action 2: p2 is dealt cards: Ah has already been dealt
[1]
$ ./hand | sed 's/dh p[12] ????/&/; s/p1 ????/p1 AhKd/; s/p2 ????/p2 AhQd/' | ./check
felt replay: standard input:9:4: hand 1: action 2: p2 is dealt cards: Ah has already been dealt
[1]
$ ./hand | sed 's/dh p2 ????/dh p2 Ahxd/' | ./check
felt replay: standard input:9:14: hand 1: action 2: no such rank 'x' (2 to 9, T or 10, J, Q, K, A)
[1]
$ printf '' | ./check
felt replay: standard input:1:1: hand 1: a hand is missing
[1]
$ felt replay --check /dev/null
felt replay: /dev/null:1:1: hand 1: a hand is missing
[1]
$ touch empty.phh && felt replay --check empty.phh
felt replay: empty.phh:1:1: hand 1: a hand is missing
[1]

# A stream continues after an invalid hand.
$ sed '/^\[3\]/,/^\[4\]/s/p4 f/p4 cbr 5/; /^\[5\]/,/^\[6\]/s/min_bet/min bet/' "$DATA/phh/worked-next.phhs" >faults.phhs
$ felt replay --check -k faults.phhs
felt replay: faults.phhs:85:4: hand 3: action 6: p4 raises to 5: the minimum raise is to 40
felt replay: faults.phhs:145:5: hand 5: no '=' after the key
7 hands OK, 2 errors
[1]
$ felt replay --check -k -f tsv faults.phhs 2>/dev/null | cut -f 2,5-
hand_number	result	reason
1	ok	
2	ok	
3	error	p4 raises to 5: the minimum raise is to 40
4	ok	
5	error	no '=' after the key
6	ok	
7	ok	
8	ok	
9	ok	

# A comment of a hand says what is expected.
$ ./hand | sed 's/expect pot 90/expect pot 80/' | ./check
felt replay: standard input:15:15: hand 1: action 8: 'expect pot 80' fails: the pot is 90
[1]
$ ./hand | sed 's/expect pot 90/expect pots 90/' | ./check
felt replay: standard input:15:15: hand 1: action 8: 'expect pots 90' fails: the pots are 70 20
[1]
$ ./hand | sed 's/expect pot 90/expect board 2c/' | ./check
felt replay: standard input:15:15: hand 1: action 8: 'expect board 2c' fails: there is no board
[1]
$ ./hand | sed 's/expect pot 90/expect actor p4/' | ./check
felt replay: standard input:15:15: hand 1: action 8: 'expect actor p4' fails: p3 acts next
[1]
$ ./hand | sed 's/expect pot 90/expect raise 50 100/' | ./check
felt replay: standard input:15:15: hand 1: action 8: 'expect raise 50 100' fails: the minimum and maximum are 31 100
[1]
$ printf '%s\n' "variant = 'NT'" 'antes = [0, 0]' 'blinds_or_straddles = [1, 2]' 'min_bet = 2' 'starting_stacks = [inf, inf]' "actions = ['d dh p1 ????', 'd dh p2 ????', # expect raise 4 inf" "]" >endless.phh
$ felt replay --check endless.phh
1 hand OK, 0 errors
$ sed 's/4 inf/4 100/' endless.phh | felt replay --check
felt replay: standard input:6:46: hand 1: action 2: 'expect raise 4 100' fails: the minimum and maximum are 4 inf
[1]
$ ./hand | sed 's/expect pot 90/expect error/' | ./check
felt replay: standard input:15:15: hand 1: action 8: 'expect error' fails: the action is legal
[1]
$ ./hand | sed 's/expect over/expect stacks 990 470 170 970/' | ./check
1 hand OK, 0 errors
$ ./hand | sed 's/expect over/expect nothing else/' | ./check
felt replay: standard input:18:14: hand 1: action 11: 'expect nothing else' is not an expectation: pot, pots, stack, stacks, actor, call, raise, board, over or error
[1]
$ ./hand | sed 's/"p2 f"/"p2 f", "p2 f"/; s/expect over/expect error over/' | ./check
1 hand OK, 0 errors
$ sed 's/minimum raise is to 40/minimum raise is to 50/' "$DATA/phh/worked.phh" | felt replay --check
felt replay: standard input:17:19: hand 1: action 6: 'expect error the minimum raise is to 50' fails: p4 raises to 30: the minimum raise is to 40
[1]

# Accepted oddities are warnings.
$ ./hand | sed 's/p1 f"/p1  f#folds"/' | ./check
felt replay: standard input:14:9: hand 1: warning: no space before the comment '#'
1 hand OK, 0 errors
$ cat >odd.phh <<'END'
> variant = 'NT'
> antes = [0, 0]
> blinds_or_straddles = [1, 2]
> min_bet = 2
> starting_stacks = [10, 10]
> actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cc', 'p1 f']
> END
$ felt replay --check odd.phh
felt replay: odd.phh:6:54: hand 1: action 4: warning: folds when checking is free
1 hand OK, 0 errors

# The hands in the manual page of the format hold.
$ mandoc -Tascii "$DATA/../../man/felt-hands.5" | sed "s/.$(printf '\b')//g" | sed -n '/^EXAMPLES/,/^DESCRIPTION/p' >page
$ sed -n '/variant/,/players/p' page | sed '/players/q' | felt replay --check
1 hand OK, 0 errors
$ sed -n '/\[1]/,/^DESCRIPTION/p' page | sed '/^DESCRIPTION/d' | felt replay --check
2 hands OK, 0 errors

# A player to act cannot muck or draw, and the message says what is due instead.
$ printf '%s\n' "variant = 'NT'" 'antes = [0, 0]' 'blinds_or_straddles = [1, 2]' 'min_bet = 2' \
> 'starting_stacks = [10, 10]' "actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 sm']" >muck.phh
$ felt replay --check muck.phh
felt replay: muck.phh:6:45: hand 1: action 3: p2 mucks: p2 must fold, call or raise first
[1]
$ printf '%s\n' 'winnings = [1, 2]' | cat muck.phh - | sed "s/'p2 sm'/'p2 f'/" | felt replay --check
felt replay: standard input:7:12: hand 1: winnings: p2 has 2, expected 0
[1]
$ printf '%s\n' 'winnings = [3, 0]' | cat muck.phh - | sed "s/'p2 sm'/'p2 f'/" | felt replay --check
felt replay: standard input:7:12: hand 1: warning: winnings: p1 has 3, expected 2 before rake
1 hand OK, 0 errors

# A hand that is too long has only one hand, however long its lines are.
$ printf '%s\n' '[1]' "_note = '$(head -c 2500000 /dev/zero | tr '\0' a)'" '[2]' >long.phhs
$ sed 's/p2 sm/p2 f/' muck.phh >>long.phhs
$ felt replay --check -k long.phhs
felt replay: long.phhs:1:1: hand 1: the hand is longer than 1 MiB
1 hand OK, 1 error
[1]
$ cat long.phhs long.phhs | felt replay --check -k -f tsv 2>/dev/null
file	hand_number	variant	player_count	result	reason
standard input	1		0	error	the hand is longer than 1 MiB
standard input	2	NT	2	ok	
standard input	3		0	error	the hand is longer than 1 MiB
standard input	4	NT	2	ok	
[1]

# All chips at a table may end in one stack, although no player could bring that many.
$ printf '%s\n' "variant = 'NT'" 'antes = [0, 0]' 'blinds_or_straddles = [1, 2]' 'min_bet = 2' \
> 'starting_stacks = [1000000000000000, 1000000000000000]' "actions = ['d dh p1 AcAd', 'd dh p2 KcKd'," \
> "'p2 cbr 1000000000000000', 'p1 cc', 'p1 sm -', 'p2 sm -', 'd db 2c3c4d', 'd db 9h', 'd db Ts'] # expect stack p1 2000000000000000" \
> 'finishing_stacks = [2000000000000000, 0]' >all.phh && felt replay --check all.phh
1 hand OK, 0 errors
$ sed 's/2000000000000000, 0/2000000000000001, 0/' all.phh | felt replay --check
felt replay: standard input:8:20: hand 1: finishing_stacks: p1 has 2,000,000,000,000,001, expected 2,000,000,000,000,000
[1]
$ sed 's/\(stacks = .\)1/\12/' all.phh | felt replay --check
felt replay: standard input:5:20: hand 1: amount '2000000000000000' is too large (at most 10^15 of the smallest unit)
[1]

# Below a directory nothing is left out in silence: not what is too deep for a path,
$ name=$(printf '%0250d' 0); half=$name/$name/$name/$name/$name/$name/$name/$name/$name
> mkdir -p deep/$half $half && cp "$DATA/phh/worked.phh" deep && cp "$DATA/phh/worked.phh" $half && mv $name deep/$half
$ felt replay --check -r deep 2>&1 | sed 's/00*/0/g' | cut -c 1-40; felt replay --check -k -r deep 2>/dev/null; echo $?
felt replay: deep/0/0/0/0/0/0/0/0/0/0/0/
1 hand OK, 0 errors
3

# nor a directory that cannot be searched, as everybody but root sees;
$ mkdir -p locked/below && cp "$DATA/phh/worked.phh" locked/below && chmod 600 locked
> [ ! -x locked/below ] || set -- "felt replay: locked/below: Permission denied"
> if [ $# -gt 0 ]; then echo "$1"; exit 3; fi
> felt replay --check -r locked
felt replay: locked/below: Permission denied
[3]

# a pipe is not waited for;
$ mkdir pipes && mkfifo pipes/x.phh && timeout 10 felt replay --check -r pipes
felt replay: pipes/x.phh: not a regular file
[3]
$ cp "$DATA/phh/worked.phh" pipes/y.phh && timeout 10 felt replay --check -k -r pipes
felt replay: pipes/x.phh: not a regular file
1 hand OK, 0 errors
[3]

# and where there is no hand file, none holds.
$ mkdir empty && felt replay --check -r empty
felt replay: empty: no hand-history files
[1]
$ felt replay -r empty
felt replay: empty: no hand-history files
[1]
$ felt replay --check -k -r empty pipes/y.phh
felt replay: empty: no hand-history files
1 hand OK, 0 errors
[1]
$ felt replay --check </dev/null
felt replay: standard input:1:1: hand 1: a hand is missing
[1]

# The last count is of hands of games that felt does not play.
$ printf '[1]\nvariant = "NX"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nstarting_stacks = [9, 9]\nactions = []\n[2]\nvariant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [9, 9]\nactions = []\n' | felt replay --check -k
felt replay: standard input:2:12: hand 1: unknown variant NX
1 hand OK, 0 errors, 1 not played
[1]
