# A felt that is built WITHOUT="sqlite expat sodium" names what it is without.
$ felt --version | grep -o 'libcsv\|without [a-zA-Z]*'
libcsv
without expat
without libsodium
without SQLite

# Stores need SQLite: nothing is written, and no store is read.
$ felt convert --to sqlite hands.db "$DATA/histories/pokerstars/"*.txt
felt convert: hands.db: databases require SQLite, and felt was built without it
[3]
$ test -e hands.db
[1]
$ printf 'SQLite format 3\0and so on' >old.db; felt stats old.db
felt stats: old.db: databases require SQLite, and felt was built without it
[3]

# Commitments and aliases need libsodium; chance does not.
$ felt deal --commit deals
felt deal: this feature requires libsodium, and felt was built without it
[3]
$ test -e deals
[1]
$ felt anonymise "$DATA/histories/pokerstars/"*.txt
felt anonymise: this feature requires libsodium, and felt was built without it
[3]
$ felt deal | wc -l
3

# Texts of sites that are XML need expat; their hands are bad ones.
$ felt convert "$DATA/histories/ipoker/"*.xml 2>&1 >/dev/null | sed 's/.*: this/this/' | sort -u | head -n 1
XML requires expat, and felt was built without it
