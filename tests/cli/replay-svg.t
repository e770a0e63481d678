# A step of a hand as an image, which is well-formed and loads nothing.
$ cd "$DATA/phh" && felt replay -f svg named/dwan-ivey-2009.phh
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="720" height="846" viewBox="0 0 720 846">
<title>felt replay</title>
<rect width="100%" height="100%" fill="#fff"/>
<style>text{font:20px sans-serif;text-anchor:middle;fill:#111}.felt{fill:#1d5f43;stroke:#12402c;stroke-width:10}.on{fill:#fff;font-weight:bold}.l{text-anchor:start}.r{text-anchor:end}.pot{font-size:24px}.plate{fill:#fff;stroke:#868c95;stroke-width:2}.name{font-weight:bold}.button circle{fill:#ffe066;stroke:#111}.button text{font-weight:bold;font-size:18px;fill:#111}.k{fill:#fff;stroke:#777}.card text{font-weight:bold}.h text{fill:#c8102e}.d text{fill:#1450c8}.c text{fill:#0b7a2b}.s text{fill:#111}.x rect{fill:#39518f;stroke:#777}.x path{stroke:#aebbe0;stroke-width:2}.a .plate{stroke:#f5a800;stroke-width:6}.w .plate{stroke:#34b25b;stroke-width:6}.f .plate{fill:#e3e5e8;stroke-dasharray:6 4}.f .plate~text{fill:#555}.f .hand{opacity:.5}@media(prefers-color-scheme:dark){.plate{fill:#262a31;stroke:#7d848f}.plate~text{fill:#f2f2f2}.f .plate{fill:#17191d}.f .plate~text{fill:#a9afb8}}.page{fill:#fff}.head{font-weight:bold}@media(prefers-color-scheme:dark){.page{fill:#101215}.head,.line{fill:#f2f2f2}}</style>
<g xmlns:xlink="http://www.w3.org/1999/xlink">
<rect class="page" width="100%" height="100%"/>
<defs><rect id="k" class="k" width="26" height="46" rx="4"/>
<g id="xx" class="card x"><rect width="26" height="46" rx="4"/><path d="M4 10 22 36M4 36 22 10"/></g>
<g id="2d" class="card d"><use xlink:href="#k"/><text x="13" y="20">2<tspan x="13" y="41">♦</tspan></text></g>
<g id="3d" class="card d"><use xlink:href="#k"/><text x="13" y="20">3<tspan x="13" y="41">♦</tspan></text></g>
<g id="4h" class="card h"><use xlink:href="#k"/><text x="13" y="20">4<tspan x="13" y="41">♥</tspan></text></g>
<g id="5c" class="card c"><use xlink:href="#k"/><text x="13" y="20">5<tspan x="13" y="41">♣</tspan></text></g>
<g id="6h" class="card h"><use xlink:href="#k"/><text x="13" y="20">6<tspan x="13" y="41">♥</tspan></text></g>
<g id="7h" class="card h"><use xlink:href="#k"/><text x="13" y="20">7<tspan x="13" y="41">♥</tspan></text></g>
<g id="Jc" class="card c"><use xlink:href="#k"/><text x="13" y="20">J<tspan x="13" y="41">♣</tspan></text></g>
<g id="Jh" class="card h"><use xlink:href="#k"/><text x="13" y="20">J<tspan x="13" y="41">♥</tspan></text></g>
<g id="Ac" class="card c"><use xlink:href="#k"/><text x="13" y="20">A<tspan x="13" y="41">♣</tspan></text></g>
</defs>
<text class="head" x="360" y="48">Full Tilt Million Dollar Cash Game S4E12, 2009</text>
<text class="line" x="360" y="76">no-limit hold'em 1,000/2,000, ante 500</text>
<g transform="translate(20,104)">
<rect class="felt" x="54" y="64" width="572" height="552" rx="230"/>
<text class="on" x="340" y="276">river</text><g transform="translate(237,290) scale(1.50)"><use xlink:href='#Jc'/><use xlink:href='#3d' x='28'/><use xlink:href='#5c' x='56'/><use xlink:href='#4h' x='84'/><use xlink:href='#Jh' x='112'/></g><text class="on pot" x="340" y="387">pot <tspan>1,109,500</tspan></text><text class="on" x="340" y="411"></text>
<g class="" transform="translate(262,574)"><title>Phil Ivey</title><g class="hand" transform="translate(0,6)"><use xlink:href='#Ac' x='51'/><use xlink:href='#2d' x='79'/></g><rect class="plate" rx="10" y="52" width="156" height="52"/><text class="name" x="78" y="75">Phil Ivey</text><text x="78" y="97">572,100</text></g>
<text class="on" x="340" y="566"></text>
<g class="f" transform="translate(9,127)"><title>Patrik Antonius</title><g class="hand" transform="translate(0,6)"><use xlink:href='#xx' x='51'/><use xlink:href='#xx' x='79'/></g><rect class="plate" rx="10" y="52" width="156" height="52"/><text class="name" x="78" y="75">Patrik Anto…</text><text x="78" y="97">1,997,500</text></g>
<text class="on l" x="199" y="179"></text>
<g class="w" transform="translate(515,127)"><title>Tom Dwan</title><g class="hand" transform="translate(0,6)"><use xlink:href='#7h' x='51'/><use xlink:href='#6h' x='79'/></g><rect class="plate" rx="10" y="52" width="156" height="52"/><text class="name" x="78" y="75">Tom Dwan</text><text x="78" y="97">1,109,500</text><g class="button" transform="translate(0,78)"><circle r="13"/><text y="7">D</text></g></g>
<text class="on r" x="481" y="179">wins 1,109,500</text>
</g>
<text class="line" x="360" y="826">⁨Tom Dwan⁩ wins 1,109,500 with seven-high straight</text>
</g>
</svg>
$ cd "$DATA/phh" && felt replay -f svg named/dwan-ivey-2009.phh | python3 -c 'import sys, xml.dom.minidom as x; x.parse(sys.stdin.buffer)'
$ cd "$DATA/phh" && felt replay -f svg named/dwan-ivey-2009.phh | sed 's/http:..www.w3.org[^"]*//' | grep -c 'http\|@import\|url('
0
[1]

# The moments: a step, a street, the beginning, and the end, which is the default.
$ cd "$DATA/phh" && for at in start 0 1 preflop 4 flop turn river 15 20 end; do
> 	printf '%s\t' $at; felt replay -f svg --at $at named/dwan-ivey-2009.phh |
> 	sed -n 's/.*>\(pot \)<tspan>\([0-9,]*\)<.*/\1\2/p; s/<text class="line".*>\(.*\)<.*/\1/p' | sed 1d | paste -s -
> done
start	pot 4,500
0	pot 4,500
1	pot 4,500	cards are dealt
preflop	pot 4,500	cards are dealt
4	pot 33,500	⁨Patrik Antonius⁩ folds
flop	pot 49,500	the flop: J♣ 3♦ 5♣
turn	pot 119,500	the turn: 4♥
river	pot 1,109,500	the river: J♥
15	pot 1,109,500	⁨Tom Dwan⁩ shows 7♥ 6♥
20	felt replay: named/dwan-ivey-2009.phh:1:1: hand 1: --at: the hand has no step 20
\
end	pot 1,109,500	⁨Tom Dwan⁩ wins 1,109,500 with seven-high straight

# The board has the cards of that step; a flop that is dealt card by card is complete.
$ cd "$DATA/phh" && for at in preflop flop turn river; do
> 	felt replay -f svg --at $at named/dwan-ivey-2009.phh | sed -n '/class="on" x="340" y="276"/s/<use/\n<use/gp' | grep -c '<use'
> done
0
3
4
5
$ sed 's/d db Jc3d5c/d db Jc", "d db 3d5c/' "$DATA/phh/named/dwan-ivey-2009.phh" >singly.phh
$ felt replay -f svg --at flop singly.phh | grep '<use.*pot' | sed 's/<use/\n<use/g' | grep -c '<use'
3

# A hand without the step is an error, and is not drawn.
$ cd "$DATA/phh" && felt replay -f svg --at third named/dwan-ivey-2009.phh | wc -c
felt replay: named/dwan-ivey-2009.phh:1:1: hand 1: --at: the game has no street 'third'
0
$ cd "$DATA/phh" && felt replay -f svg --at 21 named/dwan-ivey-2009.phh
felt replay: named/dwan-ivey-2009.phh:1:1: hand 1: --at: the hand has no step 21
[1]
$ cd "$DATA/phh" && felt replay -k -f svg --at river named/dwan-ivey-2009.phh pluribus/100-24.phh | grep -c felt
felt replay: pluribus/100-24.phh:1:1: hand 24: --at: the hand ends before the river
felt replay: 1 of 2 hands failed the check
3

# An error in the hand ends the image before it, and is printed below it.
$ sed 's/p3 cbr 232600/p3 cbr 1/' "$DATA/phh/named/dwan-ivey-2009.phh" >bad.phh
$ felt replay -f svg bad.phh | grep 'class="line"'
felt replay: bad.phh:34:4: hand 1: action 13: p3 raises to 1: the minimum raise is to 180,000
<text class="line" x="360" y="76">no-limit hold'em 1,000/2,000, ante 500</text>
<text class="line" x="360" y="826">p3 raises to 1: the minimum raise is to 180,000</text>

# Names are foreign text: whatever they have, they are text.
$ sed 's|"Phil Ivey"|"<script>alert(1)</script>"|; s|"Patrik Antonius"|"Söhne \& \\"Co\\""|; s|"Tom Dwan"|"\\u202Eknil]]> אבג"|' "$DATA/phh/named/dwan-ivey-2009.phh" >names.phh
$ grep players names.phh
players = ["<script>alert(1)</script>", "Söhne & \"Co\"", "\u202Eknil]]> אבג"]
$ felt replay -f svg names.phh | grep -o '<title>.*</title>\|<text class="name".*'
<title>felt replay</title>
<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>
<text class="name" x="78" y="75">&lt;script&gt;al…</text><text x="78" y="97">572,100</text></g>
<title>Söhne &amp; &quot;Co&quot;</title>
<text class="name" x="78" y="75">Söhne &amp; &quot;…</text><text x="78" y="97">1,997,500</text></g>
<title>�knil]]&gt; אבג</title>
<text class="name" x="78" y="75">�knil]]&gt; א…</text><text x="78" y="97">1,109,500</text><g class="button" transform="translate(0,78)"><circle r="13"/><text y="7">D</text></g></g>
$ felt replay -f svg --at 2 names.phh | sed -n 's/<text class="line".*>\(.*\)<.text>/\1/p' | od -An -c | tail -n 3
   t   e       5   0   0  \n 342 201 250   ?   k   n   i   l   ]
   ]   &   g   t   ;     327 220 327 221 327 222 342 201 251    
   r   a   i   s   e   s       t   o       7   ,   0   0   0  \n
$ felt replay -f svg names.phh | python3 -c 'import sys, xml.dom.minidom as x; print(len(x.parse(sys.stdin.buffer).getElementsByTagName("script")))'
0

# Hidden cards are not in the image.
$ cd "$DATA/phh" && felt replay -f svg --at turn --seat Ivey named/dwan-ivey-2009.phh | grep -o 'id="[0-9AKQJTx][cdhsx]"' | paste -s -
id="xx"	id="2d"	id="3d"	id="4h"	id="5c"	id="Jc"	id="Ac"

# Several hands are below each other, up to a limit.
$ cd "$DATA/phh" && felt replay -f svg boards.phhs | grep -c 'class="felt"'
4
$ for i in $(seq 501); do echo "[$i]"; cat "$DATA/phh/named/alice-carol-wikipedia.phh"; done >many.phhs
$ felt replay -f svg many.phhs | grep -c 'class="felt"'
felt replay: many.phhs:34501:1: hand 501: an HTML page has at most 500 hands
500

# Options that exclude each other.
$ felt replay --at flop
felt replay: --at requires -f svg
see 'felt replay --help'
[2]
$ felt replay -f svg --at rivver
felt replay: --at: 'rivver' is not a step number, a street such as flop, start or end
see 'felt replay --help'
[2]
$ felt replay -f svg --check
felt replay: --check and -f svg cannot be used together
see 'felt replay --help'
[2]
$ felt replay -f svg --watch
felt replay: --watch and --format cannot be used together
see 'felt replay --help'
[2]
$ felt replay -f svg --fields pot
felt replay: --fields and -f svg cannot be used together; use -f tsv or -f csv
see 'felt replay --help'
[2]
