# On a narrow terminal, a table with more columns than fit continues in further tables, each with the
# hands, and the actions go without their words and sizes. Nothing is cut.
$ cat >spot <<'END'; chmod +x spot
> felt solve --pot 100 --stack 1000 --bets 50 --raises 50,100,a --target 20 --color never --cards ascii "$@" 'QQ+ v JJ,AQs @ Qh7c2d8s3h'
> END
$ for columns in 80 40 36; do
> 	FELT_SCREEN=$columns ./spot --by combo --node b50 >out
> 	awk -v most=$columns '/^hand/ { for (i = 2; i <= NF; i++) printf "%s ", $i } length > most { print } /^node +[asf]/ { print $1, $2, NF }' out; echo
> done
node action 6
reach equity EV f c r150 r250 r1000 
node size 5
reach equity EV f c r150 r250 r1000 
node size 5
reach equity EV f c r150 r250 r1000 
$ FELT_SCREEN=40 ./spot --by combo --node b50 | grep -c '^Jd Jc '
2
$ FELT_SCREEN=36 ./spot --by made --node b50 | grep -c '^pocket pair '
4

# A player who has no hand on a board.
$ cat >empty <<'END'; chmod +x empty
> felt solve --pot 100 --stack 100 -f table --node 'x x Tc' --target 20 "$@" 'QcTc v JJ @ Qh2d8s' | grep hand
> END
$ ./empty --by combo; ./empty --by class; ./empty --by made; ./empty --by action; ./empty --color always
no hand of player 1 gets here
no hand of player 1 gets here
no hand of player 1 gets here
no hand of player 1 gets here
