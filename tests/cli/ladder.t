# The ladder of bots, which felt-bots(7) has: each beats those below it by more than three standard errors. Here are the
# matches that a few thousand hands decide; tests/cli/long/ladder.t plays all of them to the end.
$ rung() {
>     for other in $2; do
>         felt sim a="$1" b="$other" -n "$3" --duplicate --results --fields bb100,bb100_low |
>             awk -v who="$1 beats $other" 'NR == 1 && $1 > 3 * ($1 - $2) / 1.96 { print who }'
>     done
> }
> rung potodds fold 4000
> rung random 'fold potodds' 20000
> rung call 'fold potodds random' 40000
> rung allin fold 2000
> rung chart:"$DATA/../../man/six.chart" 'fold potodds random call' 4000 | sed 's,chart:.*chart,chart,'
> rung equity 'fold potodds random call allin' 4000
potodds beats fold
random beats fold
random beats potodds
call beats fold
call beats potodds
call beats random
allin beats fold
chart beats fold
chart beats potodds
chart beats random
chart beats call
equity beats fold
equity beats potodds
equity beats random
equity beats call
equity beats allin
