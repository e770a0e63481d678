$ ln -s "$(dirname "$(command -v felt)")/examples" .

# No answer is illegal, in any of the states that an opponent of each kind makes.
$ for other in call random allin equity
> do
>     felt sim --seed 1 me=exec:examples/bot you=$other -n 50 --results --fields player,hands,errors
> done
me	50	0
you	50	0
me	50	0
you	50	0
me	50	0
you	50	0
me	50	0
you	50	0
