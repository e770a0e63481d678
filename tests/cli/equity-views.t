# --detail: how often each hand ends in a category, wins with it alone, shares the pot.
$ felt equity --detail AhKh QsQd -b Qh7h2c --header | grep -v '	0	0	0	0	0	0	'
problem	position	range	category	count	probability	win_count	win	tie_count	tie	method	deals
1	1	AhKh	straight-flush	1	0.00101010101010101	1	0.00101010101010101	0	0	exact	990
1	1	AhKh	flush	359	0.36262626262626263	243	0.24545454545454545	0	0	exact	990
1	1	AhKh	straight	9	0.00909090909090909	9	0.00909090909090909	0	0	exact	990
1	1	AhKh	three-of-a-kind	10	0.010101010101010102	0	0	0	0	exact	990
1	1	AhKh	two-pair	56	0.05656565656565657	0	0	0	0	exact	990
1	1	AhKh	pair	312	0.3151515151515151	0	0	0	0	exact	990
1	1	AhKh	high-card	243	0.24545454545454545	0	0	0	0	exact	990
1	2	QsQd	four-of-a-kind	44	0.044444444444444446	44	0.044444444444444446	0	0	exact	990
1	2	QsQd	full-house	297	0.3	297	0.3	0	0	exact	990
1	2	QsQd	three-of-a-kind	649	0.6555555555555556	396	0.4	0	0	exact	990
$ felt equity --detail --fields category,count,tie_count AhKd AcKs -b 2c7d9hTh | grep -v '	0	0$'
pair	16	16
high-card	28	28
pair	16	16
high-card	28	28
$ felt equity --detail -f json AhKh QsQd -b Qh7h2c9h | sed 's/.*"categories": \[/[/; s/, {"category": "full.*//'
[{"category": "straight-flush", "count": 0, "probability": 0, "win_count": 0, "win": 0, "tie_count": 0, "tie": 0}, {"category": "four-of-a-kind", "count": 1, "probability": 0.022727272727272728, "win_count": 1, "win": 0.022727272727272728, "tie_count": 0, "tie": 0}
$ felt equity --detail --fields position,count AA KK,QJs | awk '{ all[$1] += $2 } END { print all[1], all[2] }'
102738240 102738240
$ felt equity --fields deals AA KK,QJs | uniq
102738240
$ felt equity --detail --fields seed,method,deals AA KK -b 2c3c4c5c7d | uniq
	exact	36

# --by-combo: a row a combo, by class as in the square.
$ felt equity --by-combo --header AA,AhKh QQ,JTs -b 2h7h9d
problem	combo	class	weight	equity	win_count	tie_count	win	tie	stderr	method	deals
1	AsAh	AA	1	0.8485858585858586	8401	0	0.8485858585858586	0	0	exact	9900
1	AsAd	AA	1	0.824949494949495	8167	0	0.824949494949495	0	0	exact	9900
1	AsAc	AA	1	0.8243434343434344	8161	0	0.8243434343434344	0	0	exact	9900
1	AhAd	AA	1	0.8491919191919192	8407	0	0.8491919191919192	0	0	exact	9900
1	AhAc	AA	1	0.8485858585858586	8401	0	0.8485858585858586	0	0	exact	9900
1	AdAc	AA	1	0.824949494949495	8167	0	0.824949494949495	0	0	exact	9900
1	AhKh	AKs	1	0.6224242424242424	6162	0	0.6224242424242424	0	0	exact	9900
$ felt equity --by-combo --fields combo,weight,equity,deals 'AA@50,KcKs' KK -b 2h7h9dTd3s
AsAh	0.5	1	6
AsAd	0.5	1	6
AsAc	0.5	1	6
AhAd	0.5	1	6
AhAc	0.5	1	6
AdAc	0.5	1	6
KsKc	1	0.5	1
$ felt equity --by-combo --fields combo,equity,win_count,method,deals 'AhAd,KhKd' AhKh,AsKs -b 2c7c9cTc3s
AhAd	1	1	exact	1
KhKd	1	1	exact	1
$ felt equity --by-combo -f json AhKh QQ -b 2h7h9d
{"problem": 1, "combo": "AhKh", "class": "AKs", "weight": 1, "equity": 0.5277777777777778, "win_count": 3135, "tie_count": 0, "win": 0.5277777777777778, "tie": 0, "stderr": 0, "method": "exact", "deals": 5940}
$ felt equity --by-combo --fields range,class,ci_low,ci_high 'AhKh,AhQs' QQ -b 2h7h9d
AhKh,AhQs	AKs	0.5277777777777778	0.5277777777777778
AhKh,AhQs	AQo	0.16632996632996633	0.16632996632996633

# The combos together are the range: weighted by what each leaves to the others.
$ for problem in 'AA:0.5,KQs,98o v 22+,AK @ 2h7h9d' '15% v JJ+,AQ @ KsTs8s4d ! Ah' 'TT-77,A5s v 20%'; do
> 	felt equity --fields equity "$problem" | head -n 1 >whole
> 	felt equity --by-combo --fields weight,equity,deals "$problem" | awk '
> 		{ deals += $1 * $3; shares += $1 * $2 * $3 } END { printf "%.10f ", shares / deals }' | paste -d ' ' - whole |
> 		awk '{ print ($1 - $2 < 1e-9 && $2 - $1 < 1e-9) }'
> done
1
1
1

# Combos that suits alone tell apart are the same; those a board tells apart are not.
$ felt equity --by-combo --fields class,equity 'AKs,72o' QQ,JTs | sort -u | cut -f 1
72o
AKs
$ felt equity --by-combo --fields class,equity 'AKs' QQ -b 2h7h9d | sort -u | wc -l
3

# One combo by itself has the same figures.
$ felt equity --by-combo --fields combo,equity,win_count,tie_count,deals JJ+,AKs 'TT+,AQs+,KQs' -b 2h7h9d >rows
> while read -r combo equity rest; do
> 	felt equity --fields range,equity,win_count,tie_count,deals "$combo" 'TT+,AQs+,KQs' -b 2h7h9d | head -n 1
> done <rows | diff rows - && wc -l <rows
28

# The square, and as a page.
$ FELT_SCREEN=80 felt equity --color never --by-combo AA,AhKh,KK@50 QQ+,JTs -b 2h7h9d | cut -c 1-20 | sed -n '1,5p;$p'
board  2♥ 7♥ 9�
\
     A     K     Q  
A   84.2  54.4   · 
K    ·    55.6   ·
overall 72.730% for 
$ FELT_SCREEN=80 felt equity --color never --by-combo 'AA v KK @ 2c3d4h' 'QQ v KK @ 2c3d4h' | grep -v '^[2-9TJ]'
AA; KK @ 2♣3♦4♥
     A     K     Q     J     T     9     8     7     6     5     4     3     2
A   91.2   ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
K    ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
Q    ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
overall 91.212% for AA
\
QQ; KK @ 2♣3♦4♥
     A     K     Q     J     T     9     8     7     6     5     4     3     2
A    ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
K    ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
Q    ·     ·    10.0   ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
overall 10.000% for QQ
$ felt equity -f svg --by-combo AA,AhKh QQ -b 2h7h9d >page.svg; head -n 1 page.svg; grep -c '<rect' page.svg
<?xml version="1.0" encoding="UTF-8"?>
170
$ printf 'AA v KK @ 2c3d4h\nQQ v KK @ 2c3d4h\n' | felt equity -f svg --by-combo | grep class=.head
<text class="head" x="20" y="36">AA; KK @ 2c3d4h</text>
<text class="head" x="20" y="628">QQ; KK @ 2c3d4h</text>

# A combo is as likely as what it leaves to the others, in a sample too: of 42 deals 36 are KK v AA,
# which win 18 in the hundred, and 6 are AA v AA.
$ FELT_SCREEN=80 felt equity --by-combo --color never --samples 300000 --seed 1 AA,KK AA | tail -n 1 | awk '{ print $1, ($2 > 22.4 && $2 < 22.8), $3, $4 }'
overall 1 (sampled) for

# A class that is held in part has a '*', which the page explains; titles are in per cent.
$ felt equity -f svg --by-combo AA,AhKh QQ -b 2h7h9d | grep -o 'A[AK]s*[*]*<.*\|<title>A[AK]s* .*<.title>\|>[*].*'
<title>AA 90.71%</title>
AA</text><text class="more" x="40" y="83">90.7</text></g>
<title>AKs 52.78%</title>
AKs*</text><text class="more" x="80" y="83">52.8</text></g>
>* in part</text>
$ felt equity -f svg --by-combo AA QQ | grep -c 'in part'
0
[1]

# A long title is broken like the note below.
$ felt equity --by-combo -f svg 'AA,KK,AhKh:0.5 v 20% @ 2c3c4c' | grep -o '<text class="head".*'
<text class="head" x="20" y="36">KK+,AhKh:0.5; 55+,A3s+,K8s+,QTs+,A7o+,KTo+,QJo @</text>
<text class="head" x="20" y="56">2c3c4c</text>

# --next: each card that may come, how likely it is, and the equities it leaves.
$ felt equity --next --header AhKh QsQd -b Qh7h2c | head -n 5
problem	card	probability	position	range	equity	win_count	tie_count	win	tie	out	stderr	method	deals
1	As	0.022222222222222223	1	AhKh	0.18181818181818182	8	0	0.18181818181818182	0	false	0	exact	44
1	As	0.022222222222222223	2	QsQd	0.8181818181818182	36	0	0.8181818181818182	0	false	0	exact	44
1	Ad	0.022222222222222223	1	AhKh	0.18181818181818182	8	0	0.18181818181818182	0	false	0	exact	44
1	Ad	0.022222222222222223	2	QsQd	0.8181818181818182	36	0	0.8181818181818182	0	false	0	exact	44
$ felt equity --next --fields card,equity AhKh QsQd -b Qh7h2c | grep '^[2Q]'
Qc	0
Qc	1
2s	0
2s	1
2h	0
2h	1
2d	0
2d	1
$ felt equity --next --fields card,position,out AhKh QsQd -b Qh7h2c | awk '$3 == "true" { print $1, $2 }' | xargs
Jh 1 Th 1 9h 1 8h 1 6h 1 5h 1 4h 1 3h 1

# A pair is ahead of a draw that has more equity: the draw is the favourite, and has outs.
$ felt equity --next -f table AhKh 9s9c -b Qh7h2c | head -n 10
board  Q♥ 7♥ 2♣
\
player  hand    equity      win     tie
1       A♥ K♥  55.051%  55.051%  0.000%
2       9♠ 9♣  44.949%  44.949%  0.000%
exact: 990 boards
\
player  now        outs     chance  which
1       favourite    15    33.333%  A♠ A♦ A♣ K♠ K♦ K♣ J♥ T♥ 9♥ 8♥ 6♥ 5♥ 4♥ 3♥ 2♥
2       ahead                       15 of 45 cards put another ahead
$ felt equity --next -f json AhKh QsQd -b Qh7h2c9s | tail -n 1
{"problem": 1, "card": "2d", "probability": 0.022727272727272728, "position": 2, "range": "QsQd", "equity": 1, "win_count": 1, "tie_count": 0, "win": 1, "tie": 0, "out": false, "stderr": 0, "method": "exact", "deals": 1}
$ for problem in 'AhKh v QsQd @ Qh7h2c' 'AA:0.5,KQs,98o v 22+,AK @ 2h7h9d' 'AA,KK@20 v QQ,AhKh:0.3 v KJs @ Qh7h2c' 'AA v KK' 'AA v KQs,AhKh:0.7 @ 2h ! 3c'; do
> 	felt equity --fields equity "$problem" | head -n 1 >whole
> 	felt equity --next --fields position,probability,equity "$problem" | awk '
> 		$1 == 1 { chance += $2; equity += $2 * $3; cards++ } END { printf "%d %.9f %.10f ", cards, chance, equity }' |
> 		paste -d ' ' - whole | awk '{ print $1, $2, ($3 - $4 < 1e-9 && $4 - $3 < 1e-9) }'
> done
45 1.000000000 1
49 1.000000000 1
49 1.000000000 1
52 1.000000000 1
50 1.000000000 1
$ FELT_SCREEN=80 felt equity --color never --next AhKh QsQd -b Qh7h2c
board  Q♥ 7♥ 2♣
\
player  hand    equity      win     tie
1       A♥ K♥  25.556%  25.556%  0.000%
2       Q♠ Q♦  74.444%  74.444%  0.000%
exact: 990 boards
\
player   outs     chance  which
1           8    17.778%  J♥ T♥ 9♥ 8♥ 6♥ 5♥ 4♥ 3♥
2       ahead             8 of 45 cards put another ahead
\
player 1 after each card
A♠   18.182%   A♥         -   A♦   18.182%   A♣   18.182%
K♠   18.182%   K♥         -   K♦   18.182%   K♣   18.182%
Q♠         -   Q♥         -   Q♦         -   Q♣    0.000%
J♠   22.727%   J♥   77.273%   J♦   22.727%   J♣   22.727%
T♠   22.727%   T♥   77.273%   T♦   22.727%   T♣   22.727%
9♠   15.909%   9♥   77.273%   9♦   15.909%   9♣   15.909%
8♠   15.909%   8♥   77.273%   8♦   15.909%   8♣   15.909%
7♠    0.000%   7♥         -   7♦    0.000%   7♣    0.000%
6♠   15.909%   6♥   77.273%   6♦   15.909%   6♣   15.909%
5♠   15.909%   5♥   77.273%   5♦   15.909%   5♣   15.909%
4♠   15.909%   4♥   77.273%   4♦   15.909%   4♣   15.909%
3♠   15.909%   3♥   77.273%   3♦   15.909%   3♣   15.909%
2♠    0.000%   2♥    0.000%   2♦    0.000%   2♣         -
$ felt equity --next AhKh QsQd -b Qh7h2c9s3d
felt equity: operand:2:5: the board is complete, so there is no next card
[1]
$ felt equity --by-combo --next AhKh QsQd
felt equity: --by-combo and --next cannot be used together
see 'felt equity --help'
[2]

# Any number of threads: the same bytes.
$ for view in --by-combo --next --detail; do
> 	felt equity $view -j 1 AA,KQs,98o 22+,AK -b 2h7h9d >one
> 	for jobs in 2 5; do felt equity $view -j $jobs AA,KQs,98o 22+,AK -b 2h7h9d | cmp one -; done
> 	felt equity $view --samples 3000 --seed 2 -j 1 AA,KQs 22+,AK -b 2h7h9d >one
> 	felt equity $view --samples 3000 --seed 2 -j 3 AA,KQs 22+,AK -b 2h7h9d | cmp one -
> done

# Class against class before the flop: all pairs, with counts. The published figure of aces against kings.
$ felt equity --matrix -f tsv </dev/null | sed -n '1,2p;$p'
hero	villain	matchups	equity	win_count	tie_count	win	tie	deals
AA	AA	6	0.5	223260	9827304	0.021730954316523235	0.9565380913669536	10273824
22	22	6	0.5	214008	9845808	0.020830413291097843	0.9583391734178043	10273824
$ felt equity --matrix </dev/null | wc -l
28561
$ felt equity --matrix --fields hero,villain,equity,win_count,tie_count,deals </dev/null | grep '^AA	KK'; felt equity AA KK --fields equity,win_count,tie_count,deals | head -n 1
AA	KK	0.8194605046767397	50371344	285228	61642944
0.8194605046767397	50371344	285228	61642944
$ felt equity --matrix --fields hero,villain,equity </dev/null |
> awk '{ e[$1, $2] = $3 } END { for (p in e) { split(p, c, SUBSEP); d = e[p] + e[c[2], c[1]] - 1; if (d > 1e-12 || d < -1e-12) bad++ } print NR, bad + 0 }'
28561 0
$ felt equity --matrix -f json KK QQ
{"hero": "KK", "villain": "QQ", "matchups": 36, "equity": 0.8193480830506732, "win_count": 50363748, "tie_count": 286560, "win": 0.8170237294312225, "tie": 0.004648707238901504, "deals": 61642944}

# Ranges: their classes alone, each with the combos and weights that they have. The sum is the equity of the ranges.
$ felt equity --matrix --fields problem,hero,villain,matchups,equity,deals AhKh,QQ:0.5 KK,A5s
1	AKs	A5s	3	0.6981695423242602	10273824
1	AKs	KK	3	0.3410638531475719	10273824
1	QQ	A5s	24	0.6670932848372719	41095296
1	QQ	KK	36	0.18065191694932675	61642944
$ felt equity --matrix --fields win_count,tie_count,deals AhKh,QQ:0.5 KK,A5s | awk '{ w += $1; t += $2; d += $3 } END { printf "%.10f\n", (w + t / 2) / d }'
0.3992931697
$ felt equity --digits 10 --fields equity AhKh,QQ:0.5 KK,A5s | head -n 1
0.3992931697
$ felt equity --matrix AhKh AhKh,QQ --fields hero,villain
AKs	QQ
$ printf '%s\n' 'AA v KK' 'AA; KK; QQ' 'QQ v JJ' | felt equity --matrix -k --fields problem,hero,villain,win_count
1	AA	KK	50371344
3	QQ	JJ	50391324
felt equity: standard input:2:1: a matrix needs exactly two ranges
felt equity: 1 invalid line skipped
[1]
$ printf 'name,hand\na,AA v KK\n' | felt equity --matrix -i csv --fields equity --percent
name,hand,equity
a,AA v KK,81.95

# A square of equities: a row for each of the hero's classes, a column for each class.
$ felt equity --matrix=grid --header --digits 3 </dev/null | cut -f 1-5 | head -n 4
hero	AA	AKs	AQs	AJs
AA	0.500	0.879	0.875	0.871
AKs	0.121	0.500	0.713	0.710
AQs	0.125	0.287	0.500	0.708
$ felt equity --matrix=grid -f csv --percent </dev/null | awk -F , '{ n[NF]++ } END { for (f in n) print n[f], f }'
170 170
$ felt equity --matrix=grid AhKh AhKh,QQ | tr '\t' '\n' | grep .
AKs
0.46048525845877836
$ felt equity --matrix=grid -f json KK QQ | grep -o '"hero": "KK"\|"[AKQ][AKQ]": [^,]*'
"hero": "KK"
"AA": null
"KK": null
"QQ": 0.8193480830506732
$ felt equity --matrix=grid --cards es --header KK QQ | cut -f 1-6 | head -n 1
hero	AA	AKs	AQs	AJs	A10s

# A picture: rows and columns of classes, the best first; a title for each cell.
$ felt equity --matrix -f svg </dev/null >all.svg; grep -c '<title>[^f]' all.svg; grep -o '<title>AA v KK.*%' all.svg
28561
<title>AA v KK 81.95%
$ felt equity --matrix -f svg AA,KK QQ
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="600" height="240" viewBox="0 0 600 240">
<title>felt equity --matrix</title>
<style>
text { font-family: sans-serif; text-anchor: end; fill: #000 }
.after { text-anchor: start }
.in { font-size: 11px; text-anchor: middle; pointer-events: none }
.dark { fill: #fff }
.head { font-size: 16px; font-weight: bold; text-anchor: start }
.note { font-size: 12px; text-anchor: start }
rect { shape-rendering: crispEdges }
rect[x]:hover { stroke: #000 }
</style>
<rect width="100%" height="100%" fill="#fff"/>
<text class="head" x="20" y="35">KK+; QQ</text>
<g font-size="14">
<text transform="translate(75 89) rotate(90)">QQ</text>
<text x="57" y="117">AA</text>
<text x="57" y="157">KK</text>
</g>
<rect x="60" y="92" width="40" height="40" fill="#81bae3"><title>AA v QQ 81.55%</title></rect>
<text class="in" x="80" y="116">81.5</text>
<rect x="60" y="132" width="40" height="40" fill="#7fb8e2"><title>KK v QQ 81.93%</title></rect>
<text class="in" x="80" y="156">81.9</text>
<text class="note" x="20" y="196">equity of the class on the left (first range) against the class above (second range)</text>
<text class="note" x="20" y="220">0%</text>
<rect x="44" y="210" width="12" height="12" fill="#c83828"/>
<rect x="56" y="210" width="12" height="12" fill="#d14e35"/>
<rect x="68" y="210" width="12" height="12" fill="#da6342"/>
<rect x="80" y="210" width="12" height="12" fill="#e2794e"/>
<rect x="92" y="210" width="12" height="12" fill="#eb8e5b"/>
<rect x="104" y="210" width="12" height="12" fill="#f4a468"/>
<rect x="116" y="210" width="12" height="12" fill="#f5b47a"/>
<rect x="128" y="210" width="12" height="12" fill="#f6c58d"/>
<rect x="140" y="210" width="12" height="12" fill="#f8d59f"/>
<rect x="152" y="210" width="12" height="12" fill="#f9e6b2"/>
<rect x="164" y="210" width="12" height="12" fill="#faf6c4"/>
<rect x="176" y="210" width="12" height="12" fill="#e9efcc"/>
<rect x="188" y="210" width="12" height="12" fill="#d8e8d4"/>
<rect x="200" y="210" width="12" height="12" fill="#c6e2dc"/>
<rect x="212" y="210" width="12" height="12" fill="#b5dbe4"/>
<rect x="224" y="210" width="12" height="12" fill="#a4d4ec"/>
<rect x="236" y="210" width="12" height="12" fill="#8ac0e5"/>
<rect x="248" y="210" width="12" height="12" fill="#6facde"/>
<rect x="260" y="210" width="12" height="12" fill="#5598d6"/>
<rect x="272" y="210" width="12" height="12" fill="#3a84cf"/>
<rect x="284" y="210" width="12" height="12" fill="#2070c8"/>
<text class="note" x="302" y="220">100%</text>
</svg>
$ felt equity --matrix -f svg AhKh 'AhKh,QQ' 2>&1 | grep -c '<rect x=.*<title>'
1

# Cells have figures where these fit: with tenths, without, or in their titles alone. The names of many
# classes are at both ends of their rows and columns.
$ for range in 33+ 30% 100%; do
> 	felt equity --matrix -f svg "$range" "$range" >page.svg
> 	grep -c '<title>.* v' page.svg; grep -c 'class="in\( dark\)*"' page.svg; sed -n 's/<text class="in.*>\(.*\)<.*/\1/p' page.svg | sed -n 2p
> 	grep -c '>33</text>' page.svg
> done
144
144
81.9
2
3136
3136
82
59
28561
0
4

# What does not go with it.
$ felt equity --matrix AA KK QQ
felt equity: operand:1:1: a matrix needs exactly two ranges
[1]
$ felt equity --matrix 'AA v KK @ 2c7d9h'
felt equity: operand:1:1: a matrix is preflop only; remove the board and the dead cards
[1]
$ felt equity --matrix AA
felt equity: operand:1:3: only one range; two or more are needed, as in 'AA v KK'
[1]
$ felt equity --matrix AA KK -b 2c7d9h
felt equity: --matrix works preflop; it cannot be used with --board or --dead
see 'felt equity --help'
[2]
$ felt equity --matrix AA KK --samples 100
felt equity: --matrix is always exact and cannot be used with --samples, --error or --time
see 'felt equity --help'
[2]
$ felt equity --matrix --next AA KK
felt equity: --matrix and --next cannot be used together
see 'felt equity --help'
[2]
$ felt equity --matrix --shard 1/2 AA KK
felt equity: --shard cannot be used with --by-combo, --icm, --matrix or --next
see 'felt equity --help'
[2]
$ felt equity --matrix=grid --fields equity AA KK
felt equity: --matrix=grid has a column for each starting hand and cannot be used with --fields
see 'felt equity --help'
[2]
$ FELT_SCREEN=80 felt equity --matrix=grid AA KK
felt equity: --matrix=grid has too many columns for a table; use -f tsv, csv, json or svg
see 'felt equity --help'
[2]
$ felt equity --matrix=grid -f table AA KK
felt equity: --matrix=grid has too many columns for a table; use -f tsv, csv, json or svg
see 'felt equity --help'
[2]
$ felt equity --matrix=cube AA KK
felt equity: --matrix: 'cube' is not rows or grid
see 'felt equity --help'
[2]
$ felt equity --matrix --fields range AA KK
felt equity: --fields: unknown field 'range'; the fields are hero, villain, matchups, equity, win_count, tie_count, win, tie, deals, problem
see 'felt equity --help'
[2]
$ FELT_SCREEN=60 felt equity --matrix --color never AA,KK QQ,22
hero villain matchups  equity  win_count tie_count     win
AA   QQ            36 81.547% 50,134,104   267,804 81.330%
AA   22            36 82.217% 50,515,452   330,732 81.948%
KK   QQ            36 81.935% 50,363,748   286,560 81.702%
KK   22            36 81.813% 50,265,648   332,136 81.543%

# Who is ahead is not said to have 0 outs. A seven for quads is the only card for the lower set, nothing helps against the
# nut set, and of two equal hands none is ahead.
$ FELT_SCREEN=80 felt equity --color never --next AhAd 7s7d -b As7c2c3d | grep -A 2 outs
player   outs     chance  which
1       ahead             1 of 44 cards puts another ahead
2           1     2.273%  7♥
$ FELT_SCREEN=80 felt equity --color never --next AhAd KsQd -b Ac7c2c3d | grep -A 2 outs
player   outs     chance  which
1       ahead             no card puts another ahead
2           0
$ FELT_SCREEN=80 felt equity --color never --next AhKh AdKd 7c7d -b Qh7h2c | grep -A 3 outs
player   outs     chance  which
1           8    18.605%  J♥ T♥ 9♥ 8♥ 6♥ 5♥ 4♥ 3♥
2           0
3       ahead             8 of 43 cards put another ahead
$ FELT_SCREEN=80 felt equity --color never --next AhKh AdKd -b Qs7c2c | grep -A 2 outs
player  outs     chance  which
1          0
2          0
