# What people write by mistake: amounts with suffixes, fractions as percentages, raises that are none.
$ cat >at <<'END'; chmod +x at
> felt solve "$@" 'AA v KK @ Qh7c2d8s3h' 2>&1 | head -n 1
> END
$ for pot in 1k 1,000 1e3 '$100'; do ./at --pot $pot --stack 100; done
felt solve: --pot: '1k' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
felt solve: --pot: '1,000' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
felt solve: --pot: '1e3' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
felt solve: --pot: '$100' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
$ ./at --pot 100 --stack 3c
felt solve: --stack: '3c' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
$ for cap in 0 0.0 3c; do ./at --pot 100 --stack 100 --rake 5 --rake-cap $cap; done
felt solve: --rake-cap: '0' leaves no rake; omit --rake instead
felt solve: --rake-cap: '0.0' leaves no rake; omit --rake instead
felt solve: --rake-cap: '3c' is not an amount of chips above 0; write digits only, such as 1000 or 2.50
$ for bets in 0.75 33,0.333 0.004 none,33 33,none 100001 3x 1001c,b; do ./at --pot 100 --stack 100 --bets $bets; done
felt solve: --bets:1: '0.75' is less than 1 percent of the pot; for 75 percent, write 75
felt solve: --bets:4: '0.333' is less than 1 percent of the pot; for 33 percent, write 33
felt solve: --bets:1: '0.004' is less than 1 percent of the pot; for 1 percent, write 1
felt solve: --bets:1: 'none' cannot be combined with sizes
felt solve: --bets:4: 'none' cannot be combined with sizes
felt solve: --bets:1: '100001' is too large; at most 100000 percent or 1000x is allowed
felt solve: --bets:1: '3x' is a multiple of a bet; a bet has none before it
felt solve: --bets:7: 'b' is not a bet size, such as 75 (percent of the pot), 3x, 40c or a
$ for raises in 0.5x 1x 1001x; do ./at --pot 100 --stack 100 --raises $raises; done
felt solve: --raises:1: '0.5x' is not more than the bet; a raise is to more, such as 3x
felt solve: --raises:1: '1x' is not more than the bet; a raise is to more, such as 3x
felt solve: --raises:1: '1001x' is too large; at most 100000 percent or 1000x is allowed
$ ./at --pot 100 --stack 100 --bets oop:ip:33
felt solve: --bets: 'oop:ip:33' names two players; give each a list of its own
$ ./at --pot 100 --stack 100 --bets flop:river:33
felt solve: --bets: 'flop:river:33' names two streets; give each a list of its own
$ ./at --pot 100 --stack 100 --raises 2.5c,1x
felt solve: --raises:6: '1x' is not more than the bet; a raise is to more, such as 3x

# With the percent sign, a small bet is meant; a raise below the minimum becomes the minimum.
$ felt solve --tree --pot 1000 --stack 3000 --bets oop:0.5% --bets ip:none --raises 1.1x --raise-cap 1 'AA v KK @ Qh7c2d8s3h' | sed '$d'
start  player 1 to act, pot 1,000
  x  player 2 to act, pot 1,000
    x  showdown, pot 1,000
  b5  player 2 to act, pot 1,005
    f  player 1 wins, pot 1,005
    c  showdown, pot 1,010
    r10  player 1 to act, pot 1,015
      f  player 2 wins, pot 1,015
      c  showdown, pot 1,020
$ ./at --memory 1 --pot 100 --stack 100 | sed 's/needs [0-9.]* kB/needs N/'
felt solve: the tree needs N of memory, and --memory allows 1 byte; give fewer --bets and --raises, a --raise-cap, or --precision 16

# Strategies have the digits of other fractions, and those of a hand add up to 1 in any format.
$ cat >game <<'END'; chmod +x game
> felt solve --pot 100 --stack 50 --bets oop:a --bets ip:none --target 0.01 "$@" 'AsAc,JsTs v QcQd @ AhKd7s4c2h'
> END
$ ./game --fields hand,equity,strategy --digits 2
JsTs	0.00	0.67,0.33
AsAc	1.00	0.00,1.00
$ ./game --fields hand,equity,strategy --digits 0 --percent
JsTs	0	67,33
AsAc	100	0,100
$ for node in '' b33 x; do felt solve --pot 100 --stack 250 -f json --node "$node" 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s3h'; done | grep -o '"strategy": [^]]*' | tr -d '[,' | awk '{ sum = -1; for (i = 2; i <= NF; i++) sum += $i; worst = sum > worst ? sum : -sum > worst ? -sum : worst; hands++ } END { print (hands > 50), (worst < 1e-9) }'
1 1

# Weights are kept as given.
$ felt solve --pot 100 --stack 100 --bets none --fields hand,weight,reach 'AsAc:0.0001,AdAh:0.4999,KsKc:12.34%,QsQc v JJ @ Th7c2d8s3h'
QsQc	1	1
KsKc	0.1234	0.1234
AhAd	0.4999	0.4999
AsAc	0.0001	0.0001

# A turn is stopped between its rivers; the answer has its exploitability, and its frequencies add up to 1.
$ timeout -s INT 0.7 felt solve -q --target 0.00001 --pot 100 --stack 500 --node b75 -f json '22+,A2s+,KTs+,QTs+,JTs,AJo+ v 99-22,AJs-A2s,KQs,JTs,T9s,AQo-ATo @ Qh7c2d8s' >answer; echo $?
124
$ grep -c '"summary": true' answer; grep -o '"strategy": [^]]*' answer | tr -d '[,' | awk '{ sum = -1; for (i = 2; i <= NF; i++) sum += $i; bad += sum > 1e-9 || sum < -1e-9 } END { print (NR > 100), bad + 0 }'
1
1 0
