# The page is copied from the data directory to standard output, byte by byte.
$ mkdir data; printf '<!DOCTYPE html>\n<p>a page\0\377' >data/felt.html
$ FELT_DATA=data felt page >copy.html && cmp copy.html data/felt.html && echo same
same
$ FELT_DATA=data felt page --path
data/felt.html

# The program finds the page beside itself, and in the share directory that belongs to its place.
$ mkdir -p root/bin root/share/felt; cp "$(command -v felt)" root/bin/felt
$ cp data/felt.html root/share/felt; root/bin/felt page | cmp - data/felt.html && echo same
same
$ root/bin/felt page --path | sed "s,^$(pwd -P)/,,"
root/bin/../share/felt/felt.html
$ echo beside >root/bin/felt.html; root/bin/felt page
beside

# FELT_DATA replaces these directories; an empty one does not count.
$ FELT_DATA=nowhere root/bin/felt page
felt page: no felt.html is installed; 'make page' makes it from the source of felt, and needs emscripten and node
[3]
$ FELT_DATA= root/bin/felt page
beside
$ mkdir -p nothing/felt.html; FELT_DATA=nothing felt page
felt page: no felt.html is installed; 'make page' makes it from the source of felt, and needs emscripten and node
[3]

# On a terminal the page would be of no use; the path is.
$ FELT_DATA=data pty 80x24 felt page <<'END'
> end
> screen
> END
status 2
felt page: standard output is a terminal; write a file: felt page >felt.html
see 'felt page --help'
$ FELT_DATA=data pty 80x24 felt page --path <<'END'
> end
> screen
> END
status 0
data/felt.html

# There are no operands.
$ felt page felt.html
felt page: 'felt.html' is an operand, and felt page has none
see 'felt page --help'
[2]

# A full disk is an error.
$ FELT_DATA=data felt page >/dev/full
felt page: standard output: No space left on device
[3]
