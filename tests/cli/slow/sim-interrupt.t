# An interrupt ends a match after the hand at play: what is written are whole hands, and the same
# command goes on with the next.
$ for jobs in 1 2; do
>     for seconds in 1 2 4 8; do
>         timeout --preserve-status -s INT $seconds felt sim a=random b=call c=potodds -n 1000000000 -j $jobs >cut
>         echo $? >status
>         [ -s cut ] && break
>     done
>     cat status
>     last=$(sed -n 's/^hand = //p' cut | tail -n 1)
>     felt replay --check cut | sed "s/^$last hands/all hands/"
>     tail -n 2 cut | cut -d ' ' -f 1
>     felt sim a=random b=call c=potodds -n $last | cmp - cut
> done
130
all hands OK, 0 errors
players
finishing_stacks
130
all hands OK, 0 errors
players
finishing_stacks
