# A hand as a page. tests/cli/page says what it checks: that the page loads nothing, that its policy has the hashes of its
# styles and of its script, and that the pictures of all steps lead to the one that is there without the script.
$ cd "$DATA/phh" && felt replay -f html named/dwan-ivey-2009.phh | "$DATA/../cli/page"
1 hands, 17 steps, page within 60 KB

# Without the script the text describes the whole hand.
$ cd "$DATA/phh" && felt replay -f html --equity named/dwan-ivey-2009.phh | "$DATA/../cli/page" words
seats
seat	player	stack	position
1	Phil Ivey	1,125,600	small blind
2	Patrik Antonius	2,000,000	big blind
3	Tom Dwan	553,500	button
before the flop, pot 4,500
cards are dealt: Phil Ivey holds A♣ 2♦, Tom Dwan 7♥ 6♥ equity Phil Ivey 33.24%, Patrik Antonius 29.93%, Tom Dwan 36.83% pot odds Tom Dwan 2,000 to win 4,500, 30.77% needed
Tom Dwan raises to 7,000 pot odds Phil Ivey 6,000 to win 11,500, 34.29% needed
Phil Ivey raises to 23,000 pot odds Patrik Antonius 21,000 to win 33,500, 38.53% needed
Patrik Antonius folds equity Phil Ivey 50.44%, Tom Dwan 49.56% pot odds Tom Dwan 16,000 to win 33,500, 32.32% needed
Tom Dwan calls 16,000
flop J♣ 3♦ 5♣, pot 49,500
the flop: J♣ 3♦ 5♣ equity Phil Ivey 62.83%, Tom Dwan 37.17%
Phil Ivey bets 35,000 pot odds Tom Dwan 35,000 to win 84,500, 29.29% needed
Tom Dwan calls 35,000
turn J♣ 3♦ 5♣ 4♥, pot 119,500
the turn: 4♥ equity Phil Ivey 0.00%, Tom Dwan 100.00%
Phil Ivey bets 90,000 pot odds Tom Dwan 90,000 to win 209,500, 30.05% needed
Tom Dwan raises to 232,600 pot odds Phil Ivey 142,600 to win 442,100, 24.39% needed
Phil Ivey raises to 1,067,100, all in pot odds Tom Dwan 262,400 to win 847,100, 23.65% needed
Tom Dwan calls 262,400, all in, uncalled 572,100 returned to Phil Ivey
Phil Ivey shows A♣ 2♦
Tom Dwan shows 7♥ 6♥
river J♣ 3♦ 5♣ 4♥ J♥, pot 1,109,500
the river: J♥
the end
Tom Dwan wins 1,109,500 with seven-high straight
player	start	end	net	expected	hand
Phil Ivey	1,125,600	572,100	−553,500	−553,500	five-high straight
Patrik Antonius	2,000,000	1,997,500	−2,500	−2,500	
Tom Dwan	553,500	1,109,500	+556,000	+556,000	seven-high straight

# Cards have names in words, and names of players their own direction.
$ cd "$DATA/phh" && felt replay -f html named/dwan-ivey-2009.phh | grep '^<li>.*7♥'
<li>cards are dealt: <bdi>Phil Ivey</bdi> holds <b class=c role=img aria-label="ace of clubs">A♣</b> <b class=d role=img aria-label="two of diamonds">2♦</b>, <bdi>Tom Dwan</bdi> <b class=h role=img aria-label="seven of hearts">7♥</b> <b class=h role=img aria-label="six of hearts">6♥</b>
<li><bdi>Tom Dwan</bdi> shows <b class=h role=img aria-label="seven of hearts">7♥</b> <b class=h role=img aria-label="six of hearts">6♥</b>

# Pages are within 60 KB, whatever the game; with equities too.
$ cd "$DATA/phh" && for file in named/*.phh wsop/*.phh pluribus/*.phh cases/*.phh sites/*.phh; do
> 	felt replay -q -k -f html --equity $file 2>/dev/null | wc -c
> done | awk '$1 > 60000'
$ cd "$DATA/phh" && felt replay -q -f html random/all-games.phhs | "$DATA/../cli/page"
54 hands, 1338 steps, each hand within 45 KB
$ cd "$DATA/phh" && felt replay -q -f html boards.phhs | "$DATA/../cli/page" words | grep -v '^[0-9p]'
seats
seat	player	stack	position
before the flop, pot 33
cards are dealt: p1 holds A♥ K♥, p2 Q♠ Q♦, p3 7♣ 7♦
flop 2♥ 7♥ 9♥ / Q♥ J♦ 4♣, pot 33
the flop: 2♥ 7♥ 9♥
turn 2♥ 7♥ 9♥ T♣ / Q♥ J♦ 4♣ 5♠, pot 33
the turn: T♣
river 2♥ 7♥ 9♥ T♣ 3♦ / Q♥ J♦ 4♣ 5♠ 6♠, pot 33
the river: 3♦
the end
seats
seat	player	stack	position
before the flop, pot 3
cards are dealt: p1 holds A♥ K♥, p2 Q♠ Q♦
flop 2♥ 7♥ 9♣, pot 12
the flop: 2♥ 7♥ 9♣
turn 2♥ 7♥ 9♣ T♣ / 2♥ 7♥ 9♣ 4♥, pot 200
the turn: T♣
river 2♥ 7♥ 9♣ T♣ 3♦ / 2♥ 7♥ 9♣ 4♥ 5♠, pot 200
the river: 3♦
the end
seats
seat	player	stack	position
before the flop, pot 3
cards are dealt: p1 holds J♥ J♣ 2♥ A♦, p2 2♦ A♣ K♦ K♥, p3 9♣ 9♠ 5♠ 5♦
flop 3♣ 4♦ 8♥ / Q♠ Q♣ T♠, pot 6
the flop: 3♣ 4♦ 8♥
turn 3♣ 4♦ 8♥ J♦ / Q♠ Q♣ T♠ 9♦, pot 193
the turn: J♦
river 3♣ 4♦ 8♥ J♦ J♠ / Q♠ Q♣ T♠ 9♦ 8♠, pot 193
the river: J♠
the end
main pot 153 for p1, p2, p3: p1 wins 58 (39 high, 19 low), p2 wins 19 low, p3 wins 76 high
side pot 40 for p1, p2: p1 wins 15 (10 high, 5 low), p2 wins 25 (20 high, 5 low)
seats
seat	player	stack	position
before the flop, pot 3
cards are dealt: p1 holds A♥ K♥, p2 Q♠ Q♦
flop 2♥ 7♥ 9♣ / 3♥ 4♣ 5♦, pot 4
the flop: 2♥ 7♥ 9♣
the end

# The longest hand: ten players in a limit game, where everybody calls four bets on each street.
$ awk 'BEGIN {
> 	split("2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s", card)
> 	printf "variant = \"FT\"\nantes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\nblinds_or_straddles = [500, 1000, 0, 0, 0, 0, 0, 0, 0, 0]\n"
> 	printf "small_bet = 1000\nbig_bet = 2000\nstarting_stacks = [%s100000]\n", "100000, 100000, 100000, 100000, 100000, 100000, 100000, 100000, 100000, "
> 	printf "actions = ["
> 	for (p = 1; p <= 10; p++) printf "\"d dh p%d %s%s\", ", p, card[2 * p - 1], card[2 * p]
> 	for (street = 0; street < 4; street++) {
> 		if (street) printf "\"d db %s\", ", substr("7c8d9hTsJc", street == 1 ? 1 : 2 * street + 3, street == 1 ? 6 : 2)
> 		level = street ? 0 : 1000; first = street ? 1 : 3; left = 10; turn = first; bets = street ? 0 : 1
> 		while (left) {
> 			if (bets < 4 && left == 1) { level += street < 2 ? 1000 : 2000; bets++; left = 10; printf "\"p%d cbr %d\", ", turn, level }
> 			else printf "\"p%d cc\", ", turn
> 			left--; turn = turn % 10 + 1
> 		}
> 	}
> 	for (p = 1; p <= 10; p++) printf "\"p%d sm %s%s\", ", p, card[2 * p - 1], card[2 * p]
> 	print "]"
> }' >longest.phh
$ felt replay --check longest.phh
1 hand OK, 0 errors
$ felt replay -f html --equity longest.phh | "$DATA/../cli/page"
1 hands, 190 steps, page within 60 KB

# Names are untrusted text: whatever they contain is plain text, in the narration and in the image.
$ sed 's|"Phil Ivey"|"</script><script>alert(1)</script>"|; s|"Patrik Antonius"|"Söhne \& \\"Co\\" O'"'"'Neill -->"|; s|"Tom Dwan"|"\\u202Eknil]]> אבג"|' "$DATA/phh/named/dwan-ivey-2009.phh" >names.phh
$ felt replay -f html names.phh >names.html; "$DATA/../cli/page" <names.html
1 hands, 17 steps, page within 60 KB
$ grep -o 'row"><bdi>.*</bdi>\|<title>.*</title>\|<text class="name"[^/]*' names.html | sort -u
<text class="name" x="78" y="75">&lt;
<text class="name" x="78" y="75">Söhne &amp; &quot;…<
<text class="name" x="78" y="75">�knil]]&gt; א…<
<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>
<title>Full Tilt Million Dollar Cash Game S4E12, 2009</title>
<title>Söhne &amp; &quot;Co&quot; O'Neill --&gt;</title>
<title>�knil]]&gt; אבג</title>
row"><bdi>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</bdi>
row"><bdi>Söhne &amp; &quot;Co&quot; O'Neill --&gt;</bdi>
row"><bdi>�knil]]&gt; אבג</bdi>
$ grep '^<li>.*raises' names.html
<li><bdi>?knil]]&gt; אבג</bdi> raises to 7,000
<li><bdi>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</bdi> raises to 23,000
<li><bdi>?knil]]&gt; אבג</bdi> raises to 232,600
<li><bdi>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</bdi> raises to 1,067,100, all in
$ sed 's|^event = .*|event = "<b onclick=x>\&amp; \\"Main\\""|' "$DATA/phh/named/dwan-ivey-2009.phh" | felt replay -f html | grep '<h1\|<title>[^P-T]'
<title>&lt;b onclick=x&gt;&amp;amp; &quot;Main&quot;, 2009</title>
<h1 dir="auto">&lt;b onclick=x&gt;&amp;amp; &quot;Main&quot;, 2009</h1>

# Cards that are hidden are nowhere in the page.
$ cd "$DATA/phh" && felt replay -f html --seat Ivey pluribus/100-24.phh 2>&1 | tail -n 1
felt replay: pluribus/100-24.phh:9:11: hand 24: --seat: no 'Ivey' among MrBlue, MrBlonde, MrWhite, MrPink, MrBrown, Pluribus
$ cd "$DATA/phh" && felt replay -f html --seat Pluribus pluribus/100-24.phh >"$OLDPWD/seat.html"; grep -o 'dh p[0-9] [^'"'"']*' pluribus/100-24.phh | paste -s -
dh p1 Ts7c	dh p2 6sTh	dh p3 2c5d	dh p4 7d2d	dh p5 Tc7h	dh p6 8h4s
$ "$DATA/../cli/page" <seat.html; grep -o 'id="[2-9AKQJT][cdhs]"' seat.html | paste -s -
1 hands, 14 steps, page within 60 KB
id="4s"	id="8h"	id="9c"	id="Js"	id="Ac"	id="Ah"

# Several hands have a list, and cards are there once.
$ cd "$DATA/phh" && felt replay -q -f html named/dwan-ivey-2009.phh pluribus/100-24.phh boards.phhs >"$OLDPWD/several.html"
$ "$DATA/../cli/page" <several.html; sed -n '/<nav/,$p' several.html | cut -c 1-100
6 hands, 89 steps, page within 60 KB
<nav id="list" aria-label="hands">
<button value="n" aria-label="the next hand" hidden>↓</button><button value="p" aria-label="the ha
<details><summary>6 hands</summary>
<ol>
<li><a href="#h1"><bdi>Full Tilt Million Dollar Cash Game S4E12, 2009</bdi></a>: <bdi>Tom Dwan</bdi>
<li><a href="#h2"><bdi>pluribus/100-24.phh, hand 24</bdi></a>: <bdi>MrBlue</bdi> wins 200
<li><a href="#h3"><bdi>boards.phhs, hand 1</bdi></a>: <bdi>p1</bdi> wins 17 with flush, ace-king-nin
<li><a href="#h4"><bdi>boards.phhs, hand 2</bdi></a>: <bdi>p1</bdi> wins 100 with high card, ace-kin
<li><a href="#h5"><bdi>boards.phhs, hand 3</bdi></a>: <bdi>p1</bdi> wins 73 (49 high, 24 low) with f
<li><a href="#h6"><bdi>boards.phhs, hand 4</bdi></a>: <bdi>p1</bdi> wins 4
</ol></details></nav>
</body>
</html>

# A hand with an error ends there; one that cannot be read is omitted.
$ sed 's/p3 cbr 232600/p3 cbr 1/' "$DATA/phh/named/dwan-ivey-2009.phh" >bad.phh
$ echo 'variant = "NT' >torn.phh
$ felt replay -k -f html bad.phh torn.phh "$DATA/phh/worked.phh" >bad.html; "$DATA/../cli/page" <bad.html; grep 'class=.fault' bad.html
felt replay: bad.phh:34:4: hand 1: action 13: p3 raises to 1: the minimum raise is to 180,000
felt replay: torn.phh:1:11: hand 1: the string is not closed
felt replay: 2 of 3 hands failed the check
2 hands, 14 steps, page within 60 KB
<li class="fault">p3 raises to 1: the minimum raise is to 180,000
$ felt replay -f html torn.phh
felt replay: torn.phh:1:11: hand 1: the string is not closed
[1]
$ felt replay -f html </dev/null
felt replay: standard input:1:1: hand 1: a hand is missing
[1]

# The bytes that narrations use as marks are untrusted text too if a name or an error has them.
$ printf '%s\n' 'variant = "NT"' 'antes = [0, 0]' 'blinds_or_straddles = [1, 2]' 'min_bet = 2' 'starting_stacks = [9, 9]' \
> 	'players = ["\u0001a\u0003", "\u0002b"]' 'actions = ["d dh p1 AhKh", "d dh p2 QhQs", "p2 \u0001\u0003z\u0002"]' >marks.phh
$ felt replay -f html marks.phh >marks.html; "$DATA/../cli/page" <marks.html; grep '^<li' marks.html
felt replay: marks.phh:7:44: hand 1: action 3: no such action 'p2 \x01\x03z\x02' (dealer: db dh; players: f cc cbr sm sd pb)
1 hands, 2 steps, page within 60 KB
<li>cards are dealt: <bdi>?a?</bdi> holds <b class=h role=img aria-label="ace of hearts">A♥</b> <b class=h role=img aria-label="king of hearts">K♥</b>, <bdi>?b</bdi> <b class=h role=img aria-label="queen of hearts">Q♥</b> <b class=s role=img aria-label="queen of spades">Q♠</b>
<li class="fault">no such action 'p2 \x01\x03z\x02' (dealer: db dh; players: f cc cbr sm sd pb)

# The cards may have other signs.
$ cd "$DATA/phh" && felt replay -f html --cards es named/dwan-ivey-2009.phh | grep -o '^<li>the turn.*\|<g id="4h.*'
<g id="4h" class="card h"><use href="#k"/><text x="13" y="20">4<tspan x="13" y="41">C</tspan></text></g>
<li>the turn: <b class=h role=img aria-label="four of hearts">4C</b>

# A page has at most 500 hands.
$ for i in $(seq 501); do echo "[$i]"; cat "$DATA/phh/named/alice-carol-wikipedia.phh"; done >many.phhs
$ felt replay -f html many.phhs | "$DATA/../cli/page"
felt replay: many.phhs:34501:1: hand 501: an HTML page has at most 500 hands
500 hands, 15500 steps, each hand within 45 KB

# Options that exclude each other.
$ felt replay -f html --check
felt replay: --check and -f html cannot be used together
see 'felt replay --help'
[2]
$ felt replay -f html --watch
felt replay: --watch and --format cannot be used together
see 'felt replay --help'
[2]
$ felt replay -f html --fields pot
felt replay: --fields and -f html cannot be used together; use -f tsv or -f csv
see 'felt replay --help'
[2]
$ felt replay -f html --at flop
felt replay: --at requires -f svg
see 'felt replay --help'
[2]
$ felt replay -f htm
felt replay: --format: 'htm' is not text, tsv, csv, json, table, phh, svg or html; did you mean 'html'?
see 'felt replay --help'
[2]
