# A program on pipes: it calls every bet.
$ cat >call.sh <<'END'
> echo VERSION:2.0.0
> while IFS= read -r line
> do
>     case $line in
>     MATCHSTATE:*) echo "${line%?}:c" ;;
>     esac
> done
> END
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call -n 20 >one
$ felt sim ann=call bob=call -n 20 | cmp - one
$ felt sim ann=call bob=call -n 500 >one
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call -n 500 -j 2 | cmp - one
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=exec:'sh call.sh' cal=fold -g ft -n 10 | felt replay --check
10 hands OK, 0 errors

# The competition's log.
$ felt sim ann=call bob=allin -n 2 --acpc-log log --blinds 50/100 --stack 20000 >/dev/null
$ cat log
# name/game/hands/seed felt NT 2 1
# GAMEDEF
# nolimit
# numPlayers = 2
# numRounds = 4
# stack = 20000 20000
# blind = 100 50
# firstPlayer = 2 1 1 1
# numSuits = 4
# numRanks = 13
# numHoleCards = 2
# numBoardCards = 0 3 1 1
# END GAMEDEF
STATE:0:r20000c///:4h8d|Kd7h/6d9s8s/Kc/2h:-20000|20000:ann|bob
STATE:1:cr20000c///:4dQs|2cAh/Jd8d7c/Th/Ad:-20000|20000:bob|ann
SCORE:0|0:ann|bob

# A match that the protocol cannot express is rejected.
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call --ante 1
felt sim: ann: the protocol of exec programs does not support antes
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call --stack 100,200
felt sim: ann: the protocol of exec programs does not support unequal stacks
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call cal=call --blinds 1/2/4
felt sim: ann: the protocol of exec programs does not support straddles
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=tcp:5000 bob=call -g badugi
felt sim: ann: the protocol of tcp programs does not support draws
see 'felt sim --help'
[2]
$ felt sim ann=call bob=call -g po --acpc-log log
felt sim: --acpc-log: the log format does not support pot limit
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call -g f7s
felt sim: ann: the protocol of exec programs does not support up cards
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call -g fo/8
felt sim: ann: the protocol of exec programs does not support hi-lo pots
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call --ante bb
felt sim: ann: the protocol of exec programs does not support antes
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call --stack 1 --blinds 1/2
felt sim: ann: the protocol of exec programs does not support stacks that do not cover the blinds
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call --tournament
felt sim: ann: external programs cannot play tournaments
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=exec:'sh call.sh' bob=call --cash
felt sim: ann: the protocol of exec programs does not support stacks that carry over
see 'felt sim --help'
[2]
$ felt sim --seed 1 ann=tcp:x bob=call
felt sim: ann: tcp: 'x' is not a port, 1 to 65535
see 'felt sim --help'
[2]

# A program that thinks has all processors, also after it has answered at once for a while.
$ cat >slow.sh <<'END'
> processors() { grep Cpus_allowed_list /proc/self/status 2>/dev/null; }
> usual=$(processors)
> echo VERSION:2.0.0
> while IFS= read -r line
> do
>     case $line in
>     MATCHSTATE:*:500:*)
>         sleep 0.2
>         [ "$(processors)" = "$usual" ] && echo all processors >&2
>         exit ;;
>     MATCHSTATE:*) echo "${line%?}:c" ;;
>     esac
> done
> END
$ felt sim --seed 1 ann=exec:'sh slow.sh' bob=call -n 501 >/dev/null
felt sim: hand 501: ann ended with status 0; it wrote: all processors
felt sim: ann has made 1 error; from now on it only checks or folds
[1]

# Programs that do not answer, or not in time.
$ felt sim --seed 1 ann=exec:'sleep 1000' bob=call -n 10 --move-time 0.2 --results --fields player,hands,errors
felt sim: hand 1: ann has not sent anything; last message to it: MATCHSTATE:0:0:c:4h8d|
felt sim: ann has made 1 error; from now on it only checks or folds
ann	10	1
bob	10	0
[1]
$ felt sim --seed 1 ann=exec:'echo VERSION:2.0.0; sleep 1000' bob=call -n 10 --match-time 2 >/dev/null
felt sim: hand 1: ann has used up its time for the match; last message to it: MATCHSTATE:0:0:c:4h8d|
felt sim: ann has made 1 error; from now on it only checks or folds
[1]
$ felt sim --seed 1 ann=exec:'printf MATCHSTATE:0; sleep 1000' bob=call -n 2 --move-time 2 --max-errors 1 >/dev/null
felt sim: hand 1: ann timed out; last message to it: MATCHSTATE:0:0:c:4h8d|
felt sim: ann has made 1 error; from now on it only checks or folds
[1]
$ felt sim --seed 1 ann=exec:'sleep 1000 # {port}' bob=call -n 2 --move-time 0.2 >/dev/null
felt sim: hand 1: ann has not connected
felt sim: ann has made 1 error; from now on it only checks or folds
[1]

# Programs that end.
$ felt sim --seed 1 ann=exec:'cat /dev/null' bob=call -n 2 >/dev/null
felt sim: ann: exec: the program ended with status 0
[3]
$ felt sim --seed 1 ann=exec:'echo no cards today >&2; exit 3' bob=call -n 2 --results --fields player,hands,errors
felt sim: ann: exec: the program ended with status 3; it wrote: no cards today
[3]
$ felt sim --seed 1 ann=exec:'kill -SEGV $$' bob=call -n 2 >/dev/null
felt sim: ann: exec: the program was ended by signal 11
[3]
$ felt sim --seed 1 ann=exec:'exit 4 # {host} {port}' bob=call -n 2 >/dev/null
felt sim: ann: exec: the program ended with status 4
[3]
$ felt sim --seed 1 ann=exec:'echo VERSION:2.0.0; sleep 1000 & exit 5' bob=call -n 2 --move-time 0.5 >/dev/null
felt sim: hand 1: ann ended with status 5
felt sim: ann has made 1 error; from now on it only checks or folds
[1]
$ felt sim --seed 1 ann=exec:'echo VERSION:2.0.0; exec >&-; sleep 1000' bob=call -n 2 >/dev/null
felt sim: hand 1: ann closed its output
felt sim: ann has made 1 error; from now on it only checks or folds
[1]
$ felt sim --seed 1 ann=exec:'echo VERSION:2.0.0; exec <&-; sleep 1000' bob=call -n 2 --move-time 0.5 --max-errors 1 >/dev/null
felt sim: hand 1: ann timed out; last message to it: MATCHSTATE:0:0:c:4h8d|
felt sim: ann has made 1 error; from now on it only checks or folds
[1]

# Answers to other states are ignored, and one that timed out is one error.
$ cat >late.sh <<'END'
> echo VERSION:2.0.0
> read -r line
> sleep 1.2
> echo "${line%?}:c"
> while IFS= read -r line
> do
>     echo 'MATCHSTATE:0:77::AhAd|:c'
>     echo "${line%?}:c"
> done
> END
$ felt sim --seed 1 ann=call bob=exec:'sh late.sh' -n 1 --move-time 1 --results --fields player,errors
felt sim: hand 1: bob timed out; last message to it: MATCHSTATE:1:0::|Kd7h
ann	0
bob	1

# Programs that write endlessly, or write no answers.
$ felt sim --seed 1 ann=exec:yes bob=call -n 10 --max-errors 2 >/dev/null
felt sim: hand 1: ann sent an invalid answer: y
felt sim: hand 1: ann sent an invalid answer: y
felt sim: ann has made 2 errors; from now on it only checks or folds
[1]
$ felt sim --seed 1 ann=exec:'yes "# thinking"' bob=call -n 10 >/dev/null
felt sim: hand 1: ann keeps writing, but does not answer: # thinking
felt sim: ann has made 1 error; from now on it only checks or folds
[1]
$ felt sim --seed 1 ann=exec:"tr '\\0' x </dev/zero" bob=call -n 10 >/dev/null
felt sim: hand 1: ann writes an endless line; last message to it: MATCHSTATE:0:0:c:4h8d|
felt sim: ann has made 1 error; from now on it only checks or folds
[1]
$ felt sim --seed 1 ann=exec:'yes >&2 & sh call.sh' bob=call -n 20 --results --fields player,errors
ann	0
bob	0
$ cat >always.sh <<'END'
> while IFS= read -r line
> do
>     case $line in
>     MATCHSTATE:*) echo "${line%?}:$1" ;;
>     esac
> done
> END
$ for action in r3 r201 r99999999999999999999 r-4 r r4x x '' f
> do
>     felt sim --seed 1 ann=call bob=exec:"sh always.sh '$action'" -n 2 --max-errors 1 2>&1 >/dev/null | head -n 1
> done
felt sim: hand 1: bob raises to less than the minimum: MATCHSTATE:1:0::|Kd7h:r3
felt sim: hand 1: bob raises to more than the maximum: MATCHSTATE:1:0::|Kd7h:r201
felt sim: hand 1: bob sent an invalid answer: MATCHSTATE:1:0::|Kd7h:r99999999999999999999
felt sim: hand 1: bob sent an invalid answer: MATCHSTATE:1:0::|Kd7h:r-4
felt sim: hand 1: bob sent an invalid answer: MATCHSTATE:1:0::|Kd7h:r
felt sim: hand 1: bob sent an invalid answer: MATCHSTATE:1:0::|Kd7h:r4x
felt sim: hand 1: bob sent an invalid answer: MATCHSTATE:1:0::|Kd7h:x
felt sim: hand 1: bob sent an invalid answer: MATCHSTATE:1:0::|Kd7h:
felt sim: hand 2: bob folds when checking is free: MATCHSTATE:0:1:c:4dQs|:f

# No process is left after a match, nor when felt is killed.
$ number=4711$$
> felt sim --seed 1 ann=exec:"sleep $number & sleep $number & sleep $number" bob=call -n 1 --move-time 0.1 >/dev/null
> ps -A -o args | grep -c "^sleep $number"
> for signal in KILL TERM INT
> do
>     timeout --foreground --preserve-status -s $signal 0.5 \
>         felt sim --seed 1 ann=exec:"echo VERSION:2.0.0; sleep $number & sleep $number; :" bob=exec:"sleep $number # {port}" -n 1 --move-time 1 --max-errors 1 >/dev/null 2>&1
>     for wait in 1 2 3 4 5 6 7 8 9
>     do
>         ps -A -o args | grep -q "^sleep $number" && sleep 0.1
>     done
>     ps -A -o args | grep -c "^sleep $number"
> done
felt sim: hand 1: ann has not sent anything; last message to it: MATCHSTATE:0:0:c:4h8d|
felt sim: ann has made 1 error; from now on it only checks or folds
0
0
0
0
[1]

# An interrupt ends the match after the hand at play, or at once if a program has not connected.
$ timeout --preserve-status -s INT 0.3 felt sim --seed 1 ann=exec:'echo VERSION:2.0.0; sleep 1000' bob=call -n 10 --move-time 0.6 --max-errors 1 --results --fields player,hands,net,errors
felt sim: hand 1: ann timed out; last message to it: MATCHSTATE:0:0:c:4h8d|
felt sim: ann has made 1 error; from now on it only checks or folds
ann	1	-2	1
bob	1	2	0
[130]
$ timeout --preserve-status -s INT 0.3 felt sim --seed 1 ann=tcp:45017 bob=call -n 10 --results --fields player,hands,net,errors
ann	0	0	0
bob	0	0	0
[130]

# SIGTERM and SIGHUP end it like an interrupt, with the status of the signal.
$ for signal in TERM HUP; do
>     timeout --preserve-status -s $signal 0.3 felt sim --seed 1 ann=exec:'echo VERSION:2.0.0; sleep 1000' bob=call -n 10 --move-time 0.6 --max-errors 1 --results --fields player,hands 2>/dev/null; echo $?
> done
ann	1
bob	1
143
ann	1
bob	1
129

# A reader that closes the pipe ends it by SIGPIPE, although programs are ignored that do not read.
$ { felt sim --seed 1 ann=exec:'sh call.sh' bob=call -n 2000; echo $? >status; } | head -n 1
\[1]
$ cat status
141

# A log that cannot be written ends the match.
$ felt sim ann=call bob=call -n 1000 --acpc-log /dev/full >/dev/null
felt sim: /dev/full: No space left on device
[3]

# A program that cannot be started stops the match before its first hand.
$ felt sim ann=exec:/no/such/program bob=fold --seed 1 2>&1 | sed 's/sh: .*/REASON/'
felt sim: ann: exec: the program ended with status 127; it wrote: REASON
$ felt sim ann=exec:/no/such/program bob=fold --seed 1 2>/dev/null
[3]

# The first decision of a program that connects has the time of any other.
$ cat >connect.py <<'END'
> import socket, sys, time
> for attempt in range(100):
>     try:
>         bot = socket.create_connection((sys.argv[1], int(sys.argv[2])))
>         break
>     except OSError:
>         time.sleep(0.05)
> if len(sys.argv) > 3:
>     time.sleep(1000)
> bot.sendall(b"VERSION:2.0.0\r\n")
> for line in bot.makefile("r", newline="\r\n"):
>     if line.startswith("MATCHSTATE"):
>         bot.sendall(line.strip().encode() + b":c")
>         bot.sendall(b"\r\n")
> END
$ python3 connect.py 127.0.0.1 45019 silent & felt sim ann=tcp:45019 bob=call -n 1 --move-time 0.3 --seed 1 >/dev/null; status=$?; kill $!; exit $status
felt sim: hand 1: ann has not sent anything; last message to it: MATCHSTATE:0:0:c:4h8d|
felt sim: ann has made 1 error; from now on it only checks or folds
[1]

# A bot that connects without TCP_NODELAY and writes a line in two pieces does not wait for 40 ms each time.
$ felt sim ann=exec:'python3 connect.py {host} {port}' bob=call -n 100 --match-time 9 --seed 1 --results --fields player,hands,errors
ann	100	0
bob	100	0

# With programs the seed is secret during the match: its hash comes first, the seed last.
$ felt sim ann=exec:'sh call.sh' bob=random -n 20 --acpc-log secret.log >hands 2>talk; sed 's/ [0-9a-f]*$/ .../' talk
felt sim: the SHA-256 of the seed is ...
felt sim: the seed is ...
$ seed=$(sed -n 's/.*: the seed is //p' talk); hash=$(sed -n 's/.*SHA-256 of the seed is //p' talk)
> printf %s "$seed" | sha256sum | grep -c "^$hash "
> grep -c -e "$seed" hands secret.log; head -n 1 secret.log | grep -c "sha256:$hash$"
> felt sim ann=call bob=random -n 20 --seed "$seed" | grep -v '^# seed' | cmp - hands
1
hands:0
secret.log:0
1
$ felt sim ann=exec:'sh call.sh' bob=call --shard 1/2
felt sim: --shard with external programs requires --seed, the seed of the whole match
see 'felt sim --help'
[2]

# A log that exists is not overwritten.
$ felt sim ann=call bob=call -n 1 --acpc-log log >/dev/null
felt sim: log: File exists
[3]

# With programs each hand is written when it is over: felt that is killed loses only the hand at play.
$ cat >stop.sh <<'END'
> echo VERSION:2.0.0
> while IFS= read -r line
> do
>     case $line in
>     MATCHSTATE:*:7:*) echo 7 >stopped; sleep 1000 ;;
>     MATCHSTATE:*) echo "${line%?}:c" ;;
>     esac
> done
> END
$ felt sim ann=exec:'sh stop.sh' bob=call --seed 1 --acpc-log killed >hands &
> until [ -e stopped ]; do sleep 0.1; done; kill -KILL $!; wait $! 2>/dev/null; grep -c '^actions' hands; grep -c ^STATE killed
7
7
