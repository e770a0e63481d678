# The table of three hands: made once, found, and checked.
$ XDG_DATA_HOME=$PWD/data felt nash --make-table; wc -c <data/felt/triples
42577924
$ XDG_DATA_HOME=$PWD/data felt nash --stacks 10,10,10 --by decision --fields position,action,versus,frequency --digits 2
BTN	push		0.33
SB	push		0.56
SB	call	BTN	0.18
BB	call	BTN	0.24
BB	call	SB	0.36
BB	call	BTN+SB	0.13
$ felt nash --stacks 10,10,10 --table data/felt/triples -f tsv --by player | awk 'NR > 1 && $4 > 1e-9'
$ head -c 42577920 data/felt/triples >cut; felt nash --stacks 10,10,10 --table cut
felt nash: cut: the file is cut or damaged: it has 42577920 bytes instead of 42577924; make it again with --make-table
[1]
$ { head -c 42577923 data/felt/triples; printf x; } >wrong; felt nash --stacks 10,10,10 --table wrong
felt nash: wrong: the file is damaged: its checksum is wrong; make it again with --make-table
[1]

# Without the file, the hands are sampled: the same on any number of threads.
$ XDG_DATA_HOME=$PWD/none felt nash --stacks 10,10,10 --by decision --fields frequency --digits 1 -j 2
felt nash: three hands are sampled, 64 deals of each; 'felt nash --make-table' counts them
0.3
0.6
0.2
0.2
0.4
0.1
$ for jobs in 1 2; do XDG_DATA_HOME=$PWD/none felt nash --stacks 8,9,10 -q -j $jobs --by decision | cksum; done | uniq | wc -l
1

# The values of a sample have a standard error, and those of the table are within four of them.
$ set -- --stacks 15,10,5 --ante 0.1 --push 22+,A2+,K8+ --call 55+,A8+; felt nash "$@" --table data/felt/triples --by player --fields value,value_error -f tsv >exact; awk -F '\t' 'NR == 1 || $2 != ""' exact
value	value_error
$ set -- --stacks 15,10,5 --ante 0.1 --push 22+,A2+,K8+ --call 55+,A8+; XDG_DATA_HOME=$PWD/none felt nash "$@" -q -f table --digits 9 | tail -n 4 >sample; sed 's/[0-9]\.[0-9]*/N/g; s/   */  /g' sample
position  stack  value  gain
BTN  15  N +- N  N
SB  10  -N +- N  N
BB  5  -N +- N  N
$ { sed 1d exact; sed 1d sample; } | awk 'NF == 1 { exact[++count] = $1; next } { distance = $3 - exact[++player]; print $1, $4, ($5 > 0), (distance ^ 2 <= 16 * $5 ^ 2) }'
BTN +- 1 1
SB +- 1 1
BB +- 1 1
