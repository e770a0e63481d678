# The hands that meet all conditions, as PHH. All conditions about a player are about one player.
$ cp "$DATA/phh/worked-next.phhs" next.phhs
$ felt grep --player Carol --hole AA --won next.phhs | felt replay --check
3 hands OK, 0 errors
$ felt grep --player Carol --hole AA next.phhs >found; felt replay -f phh found | cmp - found; felt grep found | cmp - found
$ felt grep --hole QQ --won -f tsv next.phhs
file	line	hand_number	date	variant	stakes	player_count	player	player_position	hole	board	pot	net	all_in	showdown
next.phhs	72	3		NT	10/20	4	Alice	CO	QcQd	Kc8d5h3s2c	1110	130	false	true
next.phhs	106	4		NT	10/20	4	Carol	SB	QcQd	Kc8d5h3s2c	1110	130	true	true
$ felt grep --hole QQ --lost --all-in --fields hand_number,player,player_position,hole,net -f csv next.phhs
hand_number,player,player_position,hole,net
1,Dave,BB,QcQd,-170
2,Dave,BB,QcQd,-170
5,Dave,BB,QcQd,-170
6,Carol,SB,QcQd,-470
9,Carol,SB,QhQs,-170
$ felt grep --player Bob --showdown next.phhs
[1]
$ felt grep -f json -m 1 --net 30bb.. --players 4 next.phhs
{"file": "next.phhs", "line": 4, "hand_number": 1, "date": null, "variant": "NT", "stakes": "10/20", "player_count": 4, "player": "Alice", "player_position": "CO", "hole": "AcAd", "board": "Kc8d5h3s2c", "pot": 1110, "net": 640, "all_in": false, "showdown": true}
$ FELT_SCREEN=100 felt grep --hole KK+ --showdown -f table --fields hand_number,player,hole,board,net next.phhs
hand_number  player  hole  board       net
          1  Alice   A♣A♦  K♣8♦5♥3♠2♣  640
          2  Carol   A♣A♦  K♣8♦5♥3♠2♣  640
          3  Dave    A♣A♦  K♣8♦5♥3♠2♣  340
          4  Dave    A♣A♦  K♣8♦5♥3♠2♣  340
          5  Carol   A♥A♠  K♣8♦5♥3♠2♣   85
          6  Dave    A♥A♠  K♣8♦5♥3♠2♣   85
          7  Carol   A♣A♦  K♣8♦5♥3♠2♣  385
          9  Dave    A♣A♦  K♣8♦5♥3♠2♣  340

# Places, numbers and the contrary.
$ felt grep -l --net 640 next.phhs
next.phhs:4 1
next.phhs:38 2
$ felt grep -l --hole TT <next.phhs
standard input:4 1
standard input:38 2
standard input:72 3
standard input:106 4
$ felt grep -c next.phhs; felt grep -c -v --hole QQ next.phhs; felt grep -c --player nobody next.phhs
9
1
0
[1]
$ felt grep -c -m 2 next.phhs next.phhs
2
$ felt grep -l --player Dave --with Alice --with B* -m 1 next.phhs
next.phhs:4 1
$ felt grep -c --player 'c?R*' -i next.phhs
9

# Boards, lines, pots, stakes and dates.
$ cd "$DATA/phh" && felt grep -r -l --flop paired,!rainbow pluribus sites
pluribus/100-24.phh:1 24
sites/ABS-1000NLH-sample.phhs:104 6
sites/FTP-50NLH-sample.phhs:43 3
sites/FTP-50NLH-sample.phhs:65 4
$ cd "$DATA/phh" && felt grep -r -f tsv --fields file,hand_number,date,stakes,board,pot --flop 'A high' --pot 20bb.. --date 2009-07 -m 3 sites
file	hand_number	date	stakes	board	pot
sites/FTP-50NLH-sample.phhs	6	2009-07-01	0.25/0.50	KsAh5c7sAd	15.00
$ cd "$DATA/phh" && felt grep -r -l --line 'preflop:raise,call flop:*,bet,fold' pluribus sites
sites/ABS-1000NLH-sample.phhs:22 2
sites/PS-1000NLH-sample.phhs:64 4
$ cd "$DATA/phh" && felt grep -r -f tsv --fields file,player,player_position,net --player 'Mr*' --position BTN,CO --line preflop:raise pluribus
file	player	player_position	net
pluribus/118-64.phh	MrBlue	CO	150
$ cd "$DATA/phh" && felt grep -r -c --stakes 0.25/0.50 sites; felt grep -r -c --stakes 0.5 sites; felt grep -r -c -g f7s,omaha .
7
7
felt grep: ./worked-any-raise.phh:13:4: hand 1: action 6: p4 raises to 30: the minimum raise is to 40
[1]
$ cd "$DATA/phh" && felt grep -l -g ft --river '!flush-possible,connected' named/*.phh wsop/*.phh cases/*.phh -k -q
[1]

# Bets that are named by the actions before them. For each player there are as many as felt stats has
# made; alone in its part, such an action may have any others around it.
$ cd "$DATA/phh" && felt grep -r -l --line preflop:3bet pluribus; felt grep -r -l --line 'preflop:open,3bet,fold' pluribus; felt grep -r -l --player Pluribus --line 'preflop:open' pluribus; felt grep -r -l --line 'flop:cbet turn:cbet' pluribus
pluribus/104-60.phh:1 60
pluribus/35-65.phh:1 65
pluribus/104-60.phh:1 60
pluribus/41-102.phh:1 102
pluribus/88-128.phh:1 128
pluribus/88-128.phh:1 128
$ felt sim -n 400 a=random b=random c=equity e=potodds >bets.phhs
$ for pair in threebet:preflop:3bet fourbet:preflop:4bet rfi:preflop:open limp:preflop:limp squeeze:preflop:squeeze cbet_flop:flop:cbet cbet_turn:turn:cbet cbet_river:river:cbet donk_flop:flop:donk donk_turn:turn:donk; do for player in a b c e; do felt grep -c --player $player --line "${pair#*:}" bets.phhs; done | paste -s -d ' '; felt stats -q -f json bets.phhs | jq ".${pair%%:*} | to_entries[0].value" | paste -s -d ' '; done
32 21 0 1
32 21 0 1
1 6 8 0
1 6 8 0
0 0 38 11
0 0 38 11
128 158 71 29
128 158 71 29
0 5 0 0
0 5 0 0
16 9 4 5
16 9 4 5
5 3 1 0
5 3 1 0
2 0 0 0
2 0 0 0
12 6 13 2
12 6 13 2
8 7 9 4
8 7 9 4

# Hands that cannot be read are reported with their location.
$ felt grep --line 'preflop:raise,cal' next.phhs
felt grep: --line:15: no action 'cal' (fold, check, call, bet, raise, allin, any, open, limp, 3bet, cbet and others of felt-search(7))
[2]
$ felt grep --line 'preflop:raise flopp:call' next.phhs
felt grep: --line:15: no such street 'flopp'
[2]
$ felt grep --line raise next.phhs
felt grep: --line:1: no street before 'raise'; a line is written as in preflop:raise,call flop:bet
[2]
$ felt grep --line 'preflop:raise call' next.phhs
felt grep: --line:15: no street before 'call'; a line is written as in preflop:raise,call flop:bet
[2]
$ felt grep --line '3bet,call' next.phhs
felt grep: --line:1: no street before '3bet'; a line is written as in preflop:raise,call flop:bet
[2]
$ felt grep --hole 'QQ+,AK$' next.phhs
felt grep: --hole:7: '$' where a comma or space is expected
[2]
$ felt grep --flop paired,wet next.phhs
felt grep: --flop:8: no texture 'wet' (monotone, two-tone, rainbow, paired, unpaired, trips, connected, straight-possible, flush-possible, A-high, or cards such as Kh7d)
[2]
$ felt grep --flop A-high,K-high next.phhs
felt grep: --flop:8: 'K-high': a highest rank is already given
[2]
$ felt grep --pot 100..50 next.phhs
felt grep: --pot:1: '100..50' ends before it begins
[2]
$ felt grep --net 100BB.. --date 31.12.2009 next.phhs
felt grep: --date:1: '31.12.2009' is not a date, such as 2009, 2009-07, 2009-07-01 or 2009-07..2009-09
[2]
$ felt grep --position BTN,XY next.phhs
felt grep: --position:5: no position 'XY' (SB, BB, UTG, UTG+1 and so on, LJ, HJ, CO, BTN)
[2]
$ felt grep --stakes 5/10/20 next.phhs
felt grep: --stakes:1: '5/10/20' is not stakes, such as 5/10, or 10 for the big blind
[2]
$ felt grep -g holdm next.phhs
felt grep: --game:1: unknown game 'holdm'; see 'felt help games'
[2]
$ felt grep --players two next.phhs
felt grep: --players:1: 'two' is not a number, such as 6, 2..3, 4.. or ..5
[2]
$ felt grep --won --lost next.phhs
felt grep: --won and --lost cannot be used together
see 'felt grep --help'
[2]
$ felt grep -c -f tsv next.phhs
felt grep: --count cannot be used with --format or --fields
see 'felt grep --help'
[2]
$ felt grep --fields pot next.phhs
felt grep: --fields requires -f tsv or -f csv
see 'felt grep --help'
[2]
$ felt grep -f tsv --fields pots next.phhs
felt grep: --fields: unknown field 'pots'; did you mean 'pot'? The fields are file, line, hand_number, date, variant, stakes, player_count, player, player_position, hole, board, pot, net, all_in, showdown, players
see 'felt grep --help'
[2]
$ felt grep --with a --with b --with c --with d --with e --with f --with g --with h next.phhs
felt grep: --with: at most 7 players
see 'felt grep --help'
[2]

# A hand that cannot be played ends the search, or is left out.
$ sed 's/p3 cbr 450/p3 cbr 4500/' next.phhs >broken.phhs
$ felt grep -l broken.phhs
felt grep: broken.phhs:27:4: hand 1: action 16: p3 bets 4,500: the maximum bet is 950, which is all-in
[1]
$ (cat next.phhs; sed -n '/^\[1\]/,/^\[2\]/p' broken.phhs | sed -e '$d' -e 's/\[1\]/[10]/') >mixed.phhs; felt grep -c -k --hole AA mixed.phhs
felt grep: mixed.phhs:332:4: hand 10: action 16: p3 bets 4,500: the maximum bet is 950, which is all-in
8
felt grep: skipped 1 of 10 hands (failed the check)
[1]
$ felt grep KK next.phhs
felt grep: KK: No such file or directory; did you mean --hole KK?
[3]
$ felt grep -k -l -m 1 Dave next.phhs
felt grep: Dave: No such file or directory; did you mean --player Dave?
next.phhs:4 1
[3]
$ felt grep nothing.phhs
felt grep: nothing.phhs: No such file or directory
[3]
$ felt grep -k -l -m 1 nothing.phhs next.phhs
felt grep: nothing.phhs: No such file or directory
next.phhs:4 1
[3]
$ mkdir folder; felt grep -l folder
felt grep: folder is a directory; use -r to read the files in it
[3]

# An index gives the same result as the file; it is rebuilt if the file has changed or the index is damaged.
$ felt sim -n 300 -f phh a=random b=potodds c=call >big.phhs
$ cat >questions <<'END'
> -c
> -l --hole QQ+ --won
> --player a --net 20..
> -f tsv --flop paired --line flop:bet,*
> -l -v --showdown -m 3
> -c --pot 30bb.. --with b --player c
> -l --date 2009
> -f json --position BTN --hole 22+ --all-in
> --players 3 --stakes 1/2 -g nt --lost --turn two-tone
> END
$ while read -r question; do felt grep $question big.phhs >read; echo $? >>read; felt grep --index $question big.phhs >asked; echo $? >>asked; cmp read asked; done <questions
$ ls big*
big.phhs
big.phhs.felt-index
$ touch -d 2001-02-03 big.phhs; felt grep --index -c --hole AA big.phhs; felt grep -c --hole AA big.phhs
felt grep: big.phhs.felt-index is out of date; rebuilding it
7
7
$ felt grep --index -c --rules any-raise --hole AA big.phhs
felt grep: big.phhs.felt-index is out of date; rebuilding it
7
$ head -c 1000 big.phhs.felt-index >cut; mv cut big.phhs.felt-index; felt grep --index -c --hole AA big.phhs
felt grep: big.phhs.felt-index is damaged; rebuilding it
7
$ felt grep --index -q -c --hole AA big.phhs
7
$ echo mine >big.phhs.felt-index; felt grep --index -c --hole AA big.phhs; cat big.phhs.felt-index
felt grep: big.phhs.felt-index is not an index and is left unchanged; reading big.phhs without an index
7
mine
$ rm big.phhs.felt-index; mkdir big.phhs.felt-index; felt grep --index -c --hole AA big.phhs; rmdir big.phhs.felt-index
felt grep: big.phhs.felt-index is not an index and is left unchanged; reading big.phhs without an index
7

# An interrupt while an index is made leaves nothing of it.

$ felt sim -n 20000 -f phh a=random b=random >huge.phhs
$ (sh -c 'echo $$ >pid; exec felt grep --index -c --won huge.phhs'; echo $?) & until [ -e huge.phhs.felt-index.*.part ] || [ -e huge.phhs.felt-index ]; do :; done; kill -TERM $(cat pid); wait; ls huge*; rm huge*
143
huge.phhs

# Hands that cannot be played are found and reported with an index too. Small files and pipes have none.
$ sed '0,/cbr 20/s//cbr 2000/' big.phhs >bad.phhs
$ felt grep -c bad.phhs >read 2>&1; echo $? >>read; felt grep --index -c bad.phhs >asked 2>&1; echo $? >>asked; cmp read asked; cat asked
felt grep: bad.phhs:200:193: hand 17: action 17: p3 bets 2,000: the maximum bet is 189, which is all-in
1
$ felt grep --index -c -k bad.phhs
felt grep: bad.phhs:200:193: hand 17: action 17: p3 bets 2,000: the maximum bet is 189, which is all-in
299
felt grep: skipped 1 of 300 hands (failed the check)
[1]
$ felt grep --index -c --hole AA - <big.phhs; felt grep --index -c next.phhs; ls *felt-index
7
9
bad.phhs.felt-index

# Who put in the last chip was all-in, with a bet that nobody called or with a blind of which a part came back;
# nobody else was.

$ cat >back.phhs <<'end'
> [1]
> variant = 'NT'
> antes = [0, 0, 0]
> blinds_or_straddles = [10, 25, 0]
> min_bet = 25
> starting_stacks = [500, 13, 500]
> actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 f']
> players = ['ann', 'bo', 'cy']
> [2]
> variant = 'NT'
> antes = [0, 0, 0]
> blinds_or_straddles = [10, 25, 0]
> min_bet = 25
> starting_stacks = [500, 600, 700]
> actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 700', 'p1 f', 'p2 f']
> players = ['ann', 'bo', 'cy']
> end
$ felt grep --all-in --fields hand_number,player,net,all_in -f csv back.phhs
hand_number,player,net,all_in
1,bo,10,true
2,cy,35,true

# Several hands of a site's hand history are a file of several hands.
$ felt grep --hole KK "$DATA/../../man/examples/session.txt" | felt stats --fields player,hands | head -n 1
Hero	2

# --hero is the player of FELT_HERO, or whose cards the hand history shows: as many hands as felt
# stats counts.
$ cp "$DATA"/histories/pokerstars/*.txt .; felt grep -q --hero -c *.txt; felt stats -q --hero --all -f csv --no-header --fields hands *.txt; felt convert -q *.txt | felt grep -q --hero -c; felt grep -q --hero --line preflop:3bet -l *.txt; FELT_HERO=anna felt grep -q --hero --won -f tsv --fields player,net -m 2 *.txt
44
44
44
portuguese.txt:44 2402
tournaments.txt:1 2301
player	net
anna	0.10
anna	69
$ felt grep --hero -c bets.phhs; felt grep --hero --index -c bets.phhs; FELT_HERO=a felt grep --hero --index -c bets.phhs; felt grep --hero --player a bets.phhs
felt grep: --hero: no hand history names its hero; set FELT_HERO to the hero's name
0
felt grep: --hero with --index requires FELT_HERO, the name of the hero, which an index does not record
see 'felt grep --help'
400
felt grep: --hero and --player cannot be used together
see 'felt grep --help'
[2]
