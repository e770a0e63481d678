# Files that are not the table of three hands.
$ felt nash --stacks 10,10,10 --table none
felt nash: none: No such file or directory
[3]
$ printf 'felt triples\0\0\0\0' >cut; felt nash --stacks 10,10,10 --table cut
felt nash: cut: the file is not a table of three hands; make it again with --make-table
[1]
$ printf 'felt triples\0\0\0\0\002\0\0\0\004\003\002\001%048d' 0 | head -c 64 >newer; felt nash --stacks 10,10,10 --table newer
felt nash: newer: the table has format version 2; this felt reads version 1; make it again with --make-table
[1]
$ printf 'felt triples\0\0\0\0\001\0\0\0\001\002\003\004%048d' 0 | head -c 64 >other; felt nash --stacks 10,10,10 --table other
felt nash: other: the table was made on a machine with another byte order; make it again with --make-table
[1]
$ printf 'felt triples\0\0\0\0\001\0\0\0\004\003\002\001%048d' 0 | head -c 64 >short; felt nash --stacks 10,10,10 --table short
felt nash: short: the file is cut or damaged: it has 64 bytes instead of 42577924; make it again with --make-table
[1]
$ felt nash --make-table --stacks 10,10
felt nash: --make-table and --stacks cannot be used together
see 'felt nash --help'
[2]
$ env -u HOME -u XDG_DATA_HOME felt nash --make-table
felt nash: --make-table: HOME is not set; give a file with --table
see 'felt nash --help'
[2]
$ felt nash --make-table --table none/table 2>&1 | sed 's/\.[0-9]*\.part//'
felt nash: none/table: No such file or directory
