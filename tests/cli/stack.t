# A stack of 128 KiB, as threads of musl have it, is enough for every command.
$ small() { (ulimit -s 128 && "$@" >output 2>errors) || { echo "$?: $*"; head -n 1 errors; }; }
> ln -s "$DATA/histories" texts; cash=texts/pokerstars/cash.txt
> small felt rank AsKsQsJsTs
> small felt showdown AsKs QhQd -b 2c3c4c5d6h
> small felt count AsKs
> small felt count -g omaha AsKsQhJh
> small felt equity AKs QQ random
> small felt equity -j 2 -g omaha --samples 1000 random random
> small felt equity -g stud random AsKsQs
> small felt range 22+,AJs+
> small felt range -g omaha AA
> small felt deal -n 3
> small felt sim -j 2 ann=call bob=random -n 100
> small felt replay "$cash"
> small felt stats "$cash"
> small felt grep --line preflop:raise "$cash"
> small felt anonymise --key words "$cash"
> small felt convert -j 2 "$cash" texts/ohh/* texts/ipoker/hands.xml
> small felt convert --to pokerstars "$cash"
> small felt convert --to sqlite hands.db "$cash"
> small felt stats hands.db
