# The tarball is named after the version, and its checksum is printed.
$ version=$(felt --version | sed -n '1s/felt //p'); echo "version=$version; name=felt-$version; tree=$DATA/../..; unset MAKEFLAGS" >names
$ . ./names; make --no-print-directory -C "$tree" dist 2>/dev/null >said && cp "$tree/build/$name.tar.gz" first.tar.gz
$ . ./names; sum=$("$tree/.ci/sha256" first.tar.gz); [ "build/$name.tar.gz $sum" = "$(cat said)" ] && echo "${#sum} digits"
64 digits

# The same files give the same bytes: owner and time are constant.
$ . ./names; make --no-print-directory -C "$tree" dist >/dev/null 2>&1; cmp first.tar.gz "$tree/build/$name.tar.gz"
$ . ./names; tar -tzf first.tar.gz | sed "s/^$name/felt/" >list; head -n 3 list
felt/
felt/.ci/
felt/.ci/deps
$ tar -tvzf first.tar.gz | awk '{ print $1, $2, $4 $5 == first || NR == 1; first = $4 $5 }' | sort -u
-rw-r--r-- 0/0 1
-rwxr-xr-x 0/0 1
drwxr-xr-x 0/0 1
$ ! grep '/build/\|/[.]git/' list

# It contains exactly the files of its list.
$ tar -xzf first.tar.gz && mv felt-* unpacked
$ cd unpacked && { grep -v '^#' .files && echo .files; } | LC_ALL=C sort >../wanted &&
> find . ! -type d | sed 's,^[.]/,,' | LC_ALL=C sort | diff ../wanted -

# The unpacked tarball, without git, makes the same tarball, without the files built there.
$ . ./names; mkdir unpacked/build && : >unpacked/build/felt.o
$ . ./names; make --no-print-directory -C unpacked dist >/dev/null && cmp first.tar.gz "unpacked/build/$name.tar.gz"
$ . ./names; SOURCE_DATE_EPOCH=86400 make --no-print-directory -C unpacked dist >/dev/null && tar -tvzf "unpacked/build/$name.tar.gz" | awk '{ print $4 }' | sort -u
1970-01-02
$ rm unpacked/.files && make --no-print-directory -C unpacked dist 2>&1 | grep '^felt:'
felt: neither git nor the list .files says which files belong into a tarball

# The formula has the URL and the checksum of the tarball.
$ . ./names; tar -xzf first.tar.gz && mv felt-* again
$ . ./names; make --no-print-directory -C again formula DIST_URL=https://felt.invalid/releases 2>/dev/null | tail -n 1
build/felt.rb
$ . ./names; sed -n -e "s/$name/felt-VERSION/" -e "s/$("$tree/.ci/sha256" "again/build/$name.tar.gz")/SUM/" -e '/^class/,/sha256/p' again/build/felt.rb
class Felt < Formula
  desc "Poker for the shell: ranks hands, finds equities, replays hand files"
  url "https://felt.invalid/releases/felt-VERSION.tar.gz"
  sha256 "SUM"
$ . ./names; make --no-print-directory -C again formula HOMEPAGE=https://felt.invalid >/dev/null 2>&1; grep -c 'homepage "https://felt.invalid"' again/build/felt.rb
1

# A release is a tagged commit whose number is the newest in CHANGELOG.md. git is a stand-in here.
$ mkdir bin && printf '#!/bin/sh\ncase $1 in status) cat "%s/changed" ;; describe) cat "%s/tag" ;; rev-parse) echo 1234567 ;; esac\n' "$PWD" "$PWD" >bin/git && chmod +x bin/git
$ : >changed; echo v1.2.3 >tag; printf '%s\n' '# Changes' '## [Unreleased]' '' '## [1.2.3] - 2026-12-24' '- a' '## [1.2.2] - 2026-01-01' >again/CHANGELOG.md
$ PATH=$PWD/bin:$PATH again/.packaging/release-check 1.2.3
release-check: felt 1.2.3 can be released
$ PATH=$PWD/bin:$PATH again/.packaging/release-check 1.3
release-check: lib/felt.h: '1.3' is not a version X.Y.Z
release-check: CHANGELOG.md: the newest release is '## [1.2.3] - 2026-12-24', not '## [1.3] - YYYY-MM-DD'
release-check: what is checked out is v1.2.3, not the tag v1.3
[1]
$ echo ' M Makefile' >changed; printf '%s\n' '# Changes' '## [Unreleased]' '- b' '## [1.2.3]' '- a' >again/CHANGELOG.md
$ PATH=$PWD/bin:$PATH again/.packaging/release-check 1.2.4
release-check: CHANGELOG.md: changes are listed as [Unreleased]
release-check: CHANGELOG.md: the newest release is '## [1.2.3]', not '## [1.2.4] - YYYY-MM-DD'
release-check: there are changes that are not committed
release-check: what is checked out is v1.2.3, not the tag v1.2.4
[1]
