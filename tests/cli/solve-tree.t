# A tree that is printed and read is the same tree, with the same solution.
$ cat >solve <<'END'; chmod +x solve
> felt solve --pot 100 --stack 300 "$@" 'TT+,AKs v 99-JJ,AJs @ Qh7c2d8s'
> END
$ ./solve --tree --bets 50,120 --raises 2.5x --bets oop:river:40.5c >tree.txt; tail -n 1 tree.txt | sed 's/decisions.*/decisions/'
# 187 nodes, 69 decisions
$ ./solve --tree --tree=tree.txt | cmp - tree.txt
$ ./solve --fields strategy --bets 50,120 --raises 2.5x --bets oop:river:40.5c --target 3 >a; ./solve --tree=tree.txt --fields strategy --target 3 | cmp - a

# Lines are removed and added; what is not written goes on as the sizes say.
$ cat >mine <<'END'
> start
>   x
>     x
>   b80%      # and no other bet
> END
$ ./solve --tree=mine --tree --bets none --raises none | sed '$d'
start  player 1 to act, pot 100
  x  player 2 to act, pot 100
    x  river, pot 100
      card  player 1 to act, pot 100
        x  player 2 to act, pot 100
          x  showdown, pot 100
  b80  player 2 to act, pot 180
    f  player 1 wins, pot 180
    c  river, pot 260
      card  player 1 to act, pot 260
        x  player 2 to act, pot 260
          x  showdown, pot 260
$ ./solve --tree=mine --by action --fields action,size --target 3
x	
b80	0.8

# Without the equals sign, an operand that is a file is the tree; a range of the same name is none.
$ ./solve --tree mine --by action --fields action --target 3
x
b80
$ echo 'TT+ v AQ @ Qh7c2d8s' | felt solve --tree mine --by action --fields action --target 3 --pot 100 --stack 300
x
b80
$ echo start >AA; felt solve --tree --pot 100 --stack 300 --bets none -b Qh7c2d8s3h AA KK | sed '$d'
start  player 1 to act, pot 100
  x  player 2 to act, pot 100
    x  showdown, pot 100

# Errors have their lines; a file that cannot be read.
$ printf 'start\n  x\n  b50\n    f\n    r75\n' >bad; ./solve --tree=bad
felt solve: bad:5:5: 'r75' is below the minimum raise
[2]
$ printf 'start\n  x\n    b50 b75\n' >bad; ./solve --tree=bad
felt solve: bad:3:9: 'b75' follows an action; write '#' before a comment
[2]
$ ./solve --tree=nowhere
felt solve: nowhere: No such file or directory
[3]
$ : >none; ./solve --tree=none
felt solve: none:1:1: the tree is empty; it begins with 'start'
[2]

# The same tree for several spots; on another street it does not fit.
$ ./solve --tree >turn; printf '%s\n' 'AA v KK @ Qh7c2d8s3h' 'AA v KK @ Qh7c2d8s' >spots; felt solve -k --pot 100 --stack 300 --tree=turn --by action --fields problem,action --from spots
felt solve: spots:1: turn:4:7: the hand is over before 'card'
2	x
2	b33
2	b75
felt solve: 1 invalid line skipped
[2]
