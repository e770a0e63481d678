# The same name is the same alias with the same key, in every hand and every file, and another with
# another key.
$ cp "$DATA/histories/pokerstars/cash.txt" session.txt
$ felt anonymise --key 'some long words' session.txt
\[1]
variant = 'NT'
antes = [0.00, 0.00, 0.00, 0.00]
blinds_or_straddles = [0.05, 0.10, 0.00, 0.00]
min_bet = 0.10
starting_stacks = [10.00, 9.10, 12.26, 38.74]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 KhKd', 'd dh p4 ????', 'p3 cbr 0.30', 'p4 f', 'p1 f', 'p2 cc', 'd db 5c4c4h', 'p2 cc', 'p3 cbr 2.00', 'p2 cbr 8.80', 'p3 cc', 'p2 sm AhAc', 'p3 sm KhKd', 'd db Qs', 'd db Kc']
day = 1
month = 3
year = 2024
hand = 134715597400267407
table = 'bascr7pmctyy'
seats = [1, 2, 3, 6]
players = ['ubtrkf4pu55c', 'ec3kjedrpsxe', 'zljsynxwfvel', 'lenkkadhzpdz']
currency = 'USD'
finishing_stacks = [9.95, 0.00, 21.41, 38.74]
winnings = [0.00, 0.00, 17.35, 0.00]
_rake = 0.90
seat_count = 6
_hero = 3
\
\[2]
variant = 'NT'
antes = [0.00, 0.00]
blinds_or_straddles = [0.05, 0.10]
min_bet = 0.10
starting_stacks = [20.51, 9.95]
actions = ['d dh p1 7h2d', 'd dh p2 ????', 'p2 cbr 0.30', 'p1 f']
day = 1
month = 3
year = 2024
hand = 46497475895033192
table = 'bascr7pmctyy'
seats = [3, 1]
players = ['zljsynxwfvel', 'ubtrkf4pu55c']
currency = 'USD'
finishing_stacks = [20.41, 10.05]
winnings = [0.00, 0.20]
_rake = 0.00
seat_count = 6
_hero = 1
$ felt anonymise --key 'some long words' session.txt | felt replay --check
2 hands OK, 0 errors
$ felt anonymise --key 'some long words' session.txt >a; felt convert -q session.txt | felt anonymise --key 'some long words' | cmp a -
$ felt anonymise --key 'some long words' session.txt | sed -n 's/^players = //p' | tr -d "[]' " | tr , '\n' | sort | uniq -c | awk '{print $1, length($2)}'
1 12
1 12
2 12
2 12
$ felt anonymise --key 'other words' session.txt | sed -n 's/^players = //p' | tr -d "[]' " | tr , '\n' | grep -c -F -f - a
0
[1]
$ felt anonymise session.txt >b; felt anonymise session.txt | cmp -s b - && echo the same key
[1]

# A key in a file.
$ printf 'a key of bytes' >key; felt anonymise --key key session.txt >a; felt anonymise --key ./key session.txt | cmp a -; felt anonymise --key 'a key of bytes' session.txt | cmp -s a - && echo the same
[1]
$ felt anonymise --key ./none session.txt
felt anonymise: ./none: No such file or directory
[3]
$ : >empty; felt anonymise --key empty session.txt
felt anonymise: --key: the file 'empty' is empty
see 'felt anonymise --help'
[2]
$ felt anonymise --key '' session.txt
felt anonymise: --key requires a file name or a passphrase
see 'felt anonymise --help'
[2]
$ felt anonymise --fields hand session.txt
felt anonymise: unknown option '--fields'
see 'felt anonymise --help'
[2]

# Times.
$ for times in day month year none; do echo "$times:" $(felt anonymise --times $times --key x session.txt | grep -e ^day -e ^month -e ^year -e ^time -e ^_utc | sort -u); done
day: day = 1 month = 3 year = 2024
month: month = 3 year = 2024
year: year = 2024
none:

# Everything that could identify is left out, or is a hash: the names, some of which are words of the
# format, prefixes of others, in others, patterns, or of other scripts; numbers, tables, places,
# tournaments; comments and fields that nobody knows, and what stands in fields of known names.
$ cat >nasty.phh <<'END'
> # played by zorro at home
> variant = 'NT' # said zorro
> antes = [0, 0, 0, 0, 0, 0]
> blinds_or_straddles = [1, 2, 0, 0, 0, 0]
> min_bet = 2
> starting_stacks = [100, 100, 100, 100, 100, 100]
> actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AhKh', 'd dh p4 ????', 'd dh p5 ????', 'd dh p6 ????', 'p3 f # zorro sighs', '# zorro leaves', 'p4 f', 'p5 f', 'p6 f', 'p1 f']
> players = ['players', 'zorro', 'zorro2', '^zo.*$', 'Зорро 張', "q\"u'o\\te\n[9]"]
> seats = [1, 2, 3, 4, 5, 6]
> hand = 987654321
> table = 'Zorro Table'
> venue = 'Zorro Casino'
> event = 'Zorro Cup'
> author = 'zorro'
> url = 'https://zorro.example'
> city = 'Zorroville'
> day = 13
> month = 7
> year = 2019
> time = 12:34:56
> time_zone = 'America/Zorro'
> time_zone_abbreviation = 'ZOR'
> currency = 'zorros'
> seat_count = 6
> _hand = 'HD987654321'
> _tournament = '555123555'
> _table = 'zorro'
> _source = '/home/zorro/x.txt:7'
> _chat = ['zorro: hi', 'zorro2: zorro!']
> _rake = 0
> _cap = 'zorro'
> _hero = 3
> _utc = '2019-07-13T16:34:56Z'
> _kind = 'zorro'
> END
$ felt anonymise --key x nasty.phh
\[1]
variant = 'NT'
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0, 0, 0]
min_bet = 2
starting_stacks = [100, 100, 100, 100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AhKh', 'd dh p4 ????', 'd dh p5 ????', 'd dh p6 ????', 'p3 f', 'p4 f', 'p5 f', 'p6 f', 'p1 f']
day = 13
month = 7
year = 2019
hand = 107563537389298130
table = 'fbfxd6vgaq7r'
seats = [1, 2, 3, 4, 5, 6]
players = ['cwnmm52je73g', 'fbmstyqxtbyd', 'gxifftpb4l3q', 'n7yrzkdr3qh2', 'k7tsfntkdmk5', 'nplamxvsovqe']
_rake = 0
seat_count = 6
_hero = 3
_tournament = '157043219768244210'
$ for to in phh pokerstars ohh; do felt anonymise --key x --to $to nasty.phh | grep -i -n -F -e zorro -e зорро -e 張 -e 'q"u' -e 'zo.*' -e 987654321 -e 555123555 -e 12:34 -e 16:34 -e ZOR -e sighs -e '^players'; done
[1]

# And of all names and numbers of the texts of the sites, none is left. Those of up to three letters,
# and one that is a word of the format, say nothing about that.
$ for file in "$DATA"/histories/*/*.*; do
> 	felt convert -q --skip-bad "$file" 2>/dev/null >before.phhs
> 	sed -n -e "s/^players = //p" before.phhs | grep -o -e "'[^']*'" -e '"[^"]*"' | sed 's/^.//; s/.$//' | awk 'length($0) > 3' >words
> 	sed -n -e "s/^\(hand\|_hand\|_tournament\|table\|time\|_utc\|_source\|event\) = //p" before.phhs | tr -d "'\"" | awk 'length($0) > 3' >>words
> 	for to in phh pokerstars ohh; do felt anonymise -q --times none --to $to before.phhs 2>/dev/null >after; grep -F -x -v -e Limit words >some; grep -F -w -f some after | head -n 3; done
> done

# Hands that cannot be read are not written, because their content is unknown.
$ printf "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [9, 9]\nactions = ['zorro folds']\n" | felt anonymise
felt anonymise: standard input:6:13: hand 1: action 1: 'zorro' is neither the dealer, d, nor a player, p1, p2 and so on
felt anonymise: skipped 1 of 1 hands (failed the check)
[1]
$ printf "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [9, 9]\nactions = ['zorro folds'] # expect error\n" | felt anonymise
felt anonymise: standard input:6:13: hand 1: action 1: 'zorro' is neither the dealer, d, nor a player, p1, p2 and so on
felt anonymise: skipped 1 of 1 hands (failed the check)
[1]
$ echo nothing | felt anonymise
felt anonymise: standard input:1:8: hand 1: no '=' after the key
felt anonymise: skipped 1 of 1 hands (failed the check)
[1]

# Names by position: the hero, whose cards the hand history shows, is Hero. In stud there are none.
$ felt anonymise -q --names positions --key x nasty.phh | grep -e ^players -e ^_hero; felt anonymise -q --names positions --key x --to pokerstars nasty.phh | grep -e ^Seat -e '^Dealt to' | head -n 7
players = ['SB', 'BB', 'Hero', 'HJ', 'CO', 'BTN']
_hero = 3
Seat 1: SB (100 in chips) 
Seat 2: BB (100 in chips) 
Seat 3: Hero (100 in chips) 
Seat 4: HJ (100 in chips) 
Seat 5: CO (100 in chips) 
Seat 6: BTN (100 in chips) 
Dealt to Hero [Ah Kh]
$ felt sim -n 1 -g f7s a=call b=fold | felt anonymise --names positions | grep ^players; felt sim -n 1 a=call b=fold | felt anonymise --names positions | grep ^players; felt sim -n 1 a=call b=fold c=fold d=fold e=fold f=fold g=fold h=fold i=fold | felt anonymise --names positions | grep ^players
players = ['P1', 'P2']
players = ['BB', 'BTN']
players = ['SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'LJ', 'HJ', 'CO', 'BTN']
$ for file in "$DATA"/histories/*/*.*; do felt convert -q --skip-bad "$file" 2>/dev/null | felt anonymise -q --names positions 2>/dev/null | felt replay --check -k 2>&1 | grep -v -e '0 errors' -e warning; done
[1]
