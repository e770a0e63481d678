# Saved solutions.
$ cat >solve <<'END'; chmod +x solve
> felt solve 'QQ+,AQs+,AKo v 99-JJ,AJs+,KQs @ Qh7c2d8s' --pot 100 --stack 250 "$@"
> END

# A solution from a file is the solution, at every node; only the seconds are those of the run.
$ ./solve -f json --node all --save turn.felt | sed 's/"seconds.*//' >solved
$ felt solve --load turn.felt -f json --node all | sed 's/"seconds.*//' | cmp - solved
$ ./solve -f json --node all | sed 's/"seconds.*//' | cmp - solved
$ felt solve --load turn.felt -f json | tail -n 1 | grep -o '"seconds": 0'
"seconds": 0
$ ./solve --node 'b75% c Kd x' >solved
$ felt solve --load turn.felt --node 'b75% c Kd x' | cmp - solved
$ ./solve -f table --by class >solved
$ felt solve --load turn.felt -f table --by class | cmp - solved
$ ./solve --tree >tree
$ felt solve --load turn.felt --tree | cmp - tree

# With --lock-cost, it is the solution with the locks, as if they were solved alone.
$ ./solve -q --lock 'x: x JJ' --iterations 20 --save alone.felt -f json >/dev/null
[1]
$ ./solve -q --lock 'x: x JJ' --lock-cost --iterations 20 --save cost.felt -f json >/dev/null
[1]
$ cmp alone.felt cost.felt

# Without EVs and equities, rows need only the strategies.
$ ./solve --fields hand,reach,strategy >rows
$ felt solve --load turn.felt --fields hand,reach,strategy | cmp - rows

# The same spot gives the same bytes, with any number of threads.
$ ./solve -q -j 1 --iterations 20 --save one.felt -f json >one.json
[1]
$ ./solve -q -j 2 --iterations 20 --save two.felt -f json >two.json
[1]
$ cmp one.felt two.felt

# A solution goes on where it stopped, as if it had not.
$ ./solve -q --iterations 30 --target 0.01% --save whole.felt -f json >whole.json
[1]
$ felt solve -q --load one.felt --iterations 30 --target 0.01% --save two.felt -f json >two.json
[1]
$ cmp whole.felt two.felt
$ felt solve --load one.felt --target 20% --by action --fields iterations | head -n 1
20
$ felt solve --load one.felt --target 0.2% --save one.felt --by action --fields iterations | head -n 1 | awk '{ print ($1 > 20) }'
1
$ felt solve --load one.felt -f json | tail -n 1 | sed 's/.*share": //; s/,.*//' | awk '{ print ($1 < 0.002) }'
1

# So it does in 16 bits.
$ ./solve -q --precision 16 --iterations 30 --target 0.01% --save whole.felt -f json >whole.json
[1]
$ ./solve -q --precision 16 --iterations 20 --target 0.01% --save half.felt -f json >half.json
[1]
$ felt solve -q --load half.felt --iterations 30 --target 0.01% --save half.felt -f json >half.json
[1]
$ cmp whole.felt half.felt

# A compact file has the same strategies, to 1 in 32767, and cannot go on.
$ felt solve --load turn.felt --compact --save small.felt --by action --fields frequency --digits 3 >whole
$ felt solve --load small.felt --by action --fields frequency --digits 3 | cmp - whole
$ ./solve --compact --save small2.felt >rows
$ cmp small.felt small2.felt
$ wc -c <turn.felt | awk '{ print ($1 < 3e6) }'
1
$ wc -c <small.felt | awk '{ print ($1 < 7e5) }'
1
$ felt solve --load small.felt --target 0.1%
felt solve: small.felt: a compact solution cannot be continued; solve the spot again
[2]
$ felt solve --load small.felt --save whole.felt
felt solve: small.felt: a compact solution cannot be continued; solve the spot again
[2]

# All of the spot is in the file: short deck, different stacks, rake, decimal places, odd weights.
$ felt solve 'QQ+:0.0001,AKs v 99-JJ:0.33,AQs:0.5 @ Qh7c9d8s6h' -g shortdeck --pot 2.50 --stack 10/20 --rake 5 --rake-cap 0.75 --bets 50,a --raises 3x --save short.felt -f json --node all | sed 's/"seconds.*//' >solved
$ felt solve --load short.felt -f json --node all | sed 's/"seconds.*//' | cmp - solved
$ felt solve --load short.felt -f table | sed -n 2p
pot    2.50   stacks 10 and 20

# So are locks, from the command line and from a file, and payouts.
$ printf '%s\n' '# sets and less' 'b75: call JJ # never raises' >locks
$ ./solve --lock 'x: x rest' --locks locks --save locked.felt --by combo --fields hand,strategy,ev,locked >solved
$ felt solve --load locked.felt --by combo --fields hand,strategy,ev,locked | cmp - solved
$ felt solve --load locked.felt --node b75 --by combo --fields hand,strategy,locked | grep ^J | head -n 1
JdJc	0,1,0	true
$ ./solve -q --lock 'x: x rest' --locks locks --iterations 20 --save locked.felt -f json >locked.json
[1]
$ ./solve -q --lock 'x: x rest' --locks locks --iterations 30 --save whole.felt -f json >locked.json
[1]
$ felt solve -q --load locked.felt --iterations 30 --save half.felt -f json >locked.json
[1]
$ cmp whole.felt half.felt
$ felt solve --cards es 'QQ+ v 99-JJ @ QC7T2D8P' --pot 100 --stack 100 --lock 'x b75%: call QTQC' --save locked.felt >solved
$ felt solve --load locked.felt --cards es | cmp - solved
$ ./solve --payouts 50,30.50,20 --others 300,200 --save prizes.felt -f json --node all | sed 's/"seconds.*//' >solved
$ felt solve --load prizes.felt -f json --node all | sed 's/"seconds.*//' | cmp - solved
$ felt solve --load prizes.felt --compact --save small.felt -f json | tail -n 1 | grep -o '"unit": .payouts.'
"unit": "payouts"
$ felt solve --load small.felt -f json | tail -n 1 | grep -o '"unit": .payouts.'
"unit": "payouts"

# The tree is in the file as it is, not as sizes would make it.
$ ./solve --tree | grep -v nodes, >tree
$ ./solve --tree=tree -f json --save hand.felt | sed 's/"seconds.*//' >solved
$ felt solve --load hand.felt -f json | sed 's/"seconds.*//' | cmp - solved
$ felt solve --load hand.felt --tree=tree
felt solve: --load: hand.felt has a tree; --tree=tree cannot change it
see 'felt solve --help'
[2]

# Files that are no solutions, or cut.
$ felt solve --load none.felt
felt solve: none.felt: No such file or directory
[3]
$ felt solve --load .
felt solve: .: Is a directory
[3]
$ echo AA >text
$ felt solve --load text
felt solve: text: the file is not a saved solution
[2]
$ for size in 0 7 8 63 64 200 60000; do head -c $size turn.felt >cut; felt solve --load cut; done
felt solve: cut: the file is not a saved solution
felt solve: cut: the file is not a saved solution
felt solve: cut: at byte 8: the file is cut or damaged: it has 8 bytes instead of 64
felt solve: cut: at byte 63: the file is cut or damaged: it has 63 bytes instead of 64
felt solve: cut: at byte 64: the file is cut or damaged: it has 64 bytes instead of 2416384
felt solve: cut: at byte 200: the file is cut or damaged: it has 200 bytes instead of 2416384
felt solve: cut: at byte 60000: the file is cut or damaged: it has 60000 bytes instead of 2416384
[2]

# A damaged block is found when it is read; another node can still be printed.
$ cp turn.felt damaged; printf '\377' | dd of=damaged bs=1 seek=1000000 conv=notrunc 2>/dev/null
$ felt solve --load damaged --node all >rows
felt solve: damaged: at byte 996032: the file is damaged: a checksum is wrong
[2]
$ felt solve --load turn.felt --node 'x x 3c x' >solved
$ felt solve --load damaged --node 'x x 3c x' | cmp - solved

# Versions, byte orders.
$ cat >with <<'END'; chmod +x with
> cp turn.felt damaged; printf "$2" | dd of=damaged bs=1 seek=$1 conv=notrunc 2>/dev/null; felt solve --load damaged
> END
$ ./with 12 '\002'
felt solve: damaged: at byte 12: the solution has format version 2; this felt reads version 1
[2]
$ ./with 8 '\001\002\003\004'
felt solve: damaged: at byte 8: the solution was saved on a machine with another byte order
[2]
$ ./with 30 '\001'
felt solve: damaged: the file is damaged: a checksum is wrong
[2]
$ ./with 100 '\001'
felt solve: damaged: the file is damaged: a checksum is wrong
[2]

# Options that a saved solution contradicts.
$ felt solve --load turn.felt --pot 100
felt solve: --load: turn.felt describes the spot; --pot cannot change it
see 'felt solve --help'
[2]
$ felt solve --load turn.felt -g shortdeck
felt solve: --load: turn.felt describes the spot; --game cannot change it
see 'felt solve --help'
[2]
$ felt solve --load turn.felt 'AA v KK @ 2c3c4c'
felt solve: --load: turn.felt has the spot; 'AA v KK @ 2c3c4c' cannot be solved as well
see 'felt solve --help'
[2]
$ felt solve --load -
felt solve: --load reads a file in parts; it cannot read standard input
see 'felt solve --help'
[2]
$ felt solve --load turn.felt --lock 'x: check'
felt solve: --load: turn.felt describes the spot; --lock cannot change it
see 'felt solve --help'
[2]
$ ./solve --save new.felt --tree
felt solve: --tree does not solve the spot; --save has nothing to save
see 'felt solve --help'
[2]
$ felt solve --save new.felt --pot 100 --stack 100 <tree
felt solve: --save needs one spot, on the command line
see 'felt solve --help'
[2]
$ ./solve --compact
felt solve: --compact requires --save
see 'felt solve --help'
[2]
$ test ! -e new.felt

# A file appears complete or not at all.
$ ./solve --save none/new.felt
felt solve: none/new.felt: No such file or directory
[3]
$ test ! -e *.part
