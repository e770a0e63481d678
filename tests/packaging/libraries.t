# Libraries of one command must not slow the others: felt is linked to system libraries only.
$ ! readelf -d "$(command -v felt)" 2>/dev/null | grep -E 'csv|expat|sodium|sqlite'

# On Linux, where felt loads libraries, a missing one is reported when it is needed.
$ for library in csv.so.3 expat.so.1 sqlite3.so.0; do printf none >lib$library; done
$ LD_LIBRARY_PATH=. felt rank AsKsQsJsTs
AsKsQsJsTs	1	straight-flush	royal flush	AsKsQsJsTs
$ export LD_LIBRARY_PATH=$PWD; case $(uname) in Linux) felt convert --to sqlite hands.db /dev/null ;; *) exit 3 ;; esac 2>said
[3]
$ ! grep -v '^felt convert: missing library: .*/libsqlite3.so.0: ' said
$ test -e hands.db
[1]
$ export LD_LIBRARY_PATH=$PWD; case $(uname) in Linux) felt convert "$DATA"/histories/ipoker/hands.xml ;; *) exit 3 ;; esac 2>said
[3]
$ ! grep -v '^felt convert: missing library: .*/libexpat.so.1: ' said
