# The table of felt-bots(7): what each bot wins from those before it in a hundred hands, in big blinds, with its standard error.
$ ln -s "$DATA"/../../man/*.chart .; rungs=
> for bot in fold potodds random call allin chart:six.chart equity; do
>     for other in $rungs; do
>         felt sim a=$bot b=$other -n 100000 --duplicate --results --fields bb100,bb100_low,shrink |
>             awk -v who="${bot%:*} ${other%:*}" 'NR == 1 { printf "%s %.1f %.1f %.2f\n", who, $1, ($1 - $2) / 1.96, $3 }'
>     done
>     rungs="$rungs $bot"
> done
potodds fold 11.9 0.1 0.72
random fold 34.2 0.2 0.96
random potodds 37.5 1.4 0.99
call fold 25.1 0.2 0.94
call potodds 21.1 1.3 0.90
call random 14.1 1.4 0.75
allin fold 75.0 0.0 0.00
allin potodds 80.4 8.9 0.98
allin random 65.2 15.5 0.82
allin call 0.0 0.0 0.00
chart fold 27.2 0.2 0.91
chart potodds 21.4 0.7 0.99
chart random 97.8 3.5 0.98
chart call 401.2 4.6 0.88
chart allin 21.0 5.0 0.99
equity fold 51.3 0.2 1.00
equity potodds 32.4 1.1 1.00
equity random 174.1 4.3 0.97
equity call 414.2 3.4 0.80
equity allin 428.5 12.0 0.90
equity chart 11.1 2.3 0.77
