# The installed files: the program, the library, pages, documents and completions.
$ make -C "$DATA/../.." install DESTDIR="$PWD/root" PREFIX=/usr >log 2>&1 || cat log
$ find root -type f | grep -v 'schema\|examples\|share/felt/' | sed 's,/felt\([-_]\)[a-z]*,/felt\1*,' | sort -u
root/usr/bin/felt
root/usr/include/felt.h
root/usr/lib/libfelt.a
root/usr/lib/libfelt.so.1
root/usr/lib/pkgconfig/felt.pc
root/usr/share/bash-completion/completions/felt
root/usr/share/doc/felt/CHANGELOG.md
root/usr/share/doc/felt/README.md
root/usr/share/doc/felt/push-fold.chart
root/usr/share/doc/felt/six.chart
root/usr/share/fish/vendor_completions.d/felt.fish
root/usr/share/man/man1/felt-*.1
root/usr/share/man/man1/felt.1
root/usr/share/man/man3/felt.3
root/usr/share/man/man3/felt_*.3
root/usr/share/man/man5/felt-*.5
root/usr/share/man/man7/felt-*-fields.7
root/usr/share/man/man7/felt-*.7
root/usr/share/zsh/site-functions/_felt
$ cd "$DATA/../../man" && ls | grep -E '[.]([1-9]|schema[.]json)$' >"$OLDPWD/wanted"; cd "$OLDPWD" &&
> find root/usr/share/man root/usr/share/doc -name 'felt*' -type f | sed 's,.*/,,' | LC_ALL=C sort | diff wanted - && echo same
same
$ ls -l root/usr/bin root/usr/share/doc/felt | awk '/felt$|README/ { print $1 }'
-rwxr-xr-x
-rw-r--r--
$ root/usr/bin/felt rank --fields standing AsKsQsJsTs
1

# A program can be linked with the library.
$ cat >rank.c <<'END'
> #include <felt.h>
> #include <stdio.h>
> int main(void)
> {
> 	felt_card cards[7];
> 	if (felt_cards_parse("AsKsQsJsTs2h3d", cards, 7, NULL) == 7)
> 		printf("%u\n", (unsigned)felt_standing(felt_score7(cards)));
> 	return 0;
> }
> END
$ cc -I root/usr/include rank.c -o rank -L root/usr/lib -lfelt && LD_LIBRARY_PATH=root/usr/lib ./rank
1
$ sed "s/^Version: $(felt --version | sed -n '1s/felt //p')\$/Version: that of felt/" root/usr/lib/pkgconfig/felt.pc | grep .
prefix=/usr
libdir=/usr/lib
includedir=/usr/include
Name: felt
Description: poker: hands, showdowns, ranges, equities, rules, hand histories
Version: that of felt
Requires.private: expat
Libs: -L${libdir} -lfelt
Libs.private: -lm
Cflags: -I${includedir}

# The files that the examples on the pages read are installed too: these are from felt(1).
$ cd root/usr/share/doc/felt/examples; felt rank --count --fields count --from hands.txt | wc -l
> felt showdown --winners --from showdowns.txt | wc -l; felt replay --check -k -r phh/pluribus; ls phh/named/dwan-ivey-2009.phh
10
64
11 hands OK, 0 errors
phh/named/dwan-ivey-2009.phh

# Each directory can be changed.
$ make -C "$DATA/../.." install DESTDIR="$PWD/other" PREFIX=/opt mandir=/m docdir=/d bashdir=/b zshdir=/z fishdir=/f >log 2>&1 || cat log
$ find other -type f | grep -v 'schema\|felt-\|examples' | sort
other/b/felt
other/d/CHANGELOG.md
other/d/README.md
other/d/push-fold.chart
other/d/six.chart
other/f/felt.fish
other/m/man1/felt.1
other/m/man3/felt.3
other/m/man3/felt_equity.3
other/m/man3/felt_hand.3
other/m/man3/felt_pots.3
other/m/man3/felt_range.3
other/m/man3/felt_stats.3
other/m/man3/felt_table.3
other/m/man3/felt_value.3
other/opt/bin/felt
other/opt/include/felt.h
other/opt/lib/libfelt.a
other/opt/lib/libfelt.so.1
other/opt/lib/pkgconfig/felt.pc
other/z/_felt

# Uninstalling leaves no file, and no directory of felt.
$ make -C "$DATA/../.." uninstall DESTDIR="$PWD/root" PREFIX=/usr >log 2>&1 || cat log
$ find root -type f; find root -name '*felt*'

# The help lists every variable with a default.
$ make -C "$DATA/../.." help 2>/dev/null >help
$ sed -n 's/^\([A-Za-z_]*\) *?=.*/\1/p' "$DATA/../../Makefile" | while read -r name; do
> 	grep -Eq "^  .*$name" help || echo "$name is not in the help"; done
