# A machine with the base system and package managers, which record the requested packages and can
# install make.
$ mkdir base && for tool in sh awk cat chmod env grep id mktemp rm sort tail tr; do ln -s "$(command -v $tool)" base/; done
$ cat >manager <<'END'
> #!/bin/sh
> echo "${0##*/} $*" >>asked
> case " $* " in *" make "*) : >base/make && chmod +x base/make ;; esac
> END
$ chmod +x manager
$ for name in apt-get dnf pacman apk brew; do mkdir $name && ln -s ../manager $name/$name; done
$ cp "$DATA/../../.ci/deps" deps

# With FELT_NO_INSTALL, missing tools are named with their packages, and nothing is installed.
$ FELT_NO_INSTALL=1 PATH=$PWD/base:$PWD/apt-get ./deps build
felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler (package: gcc libc6-dev)
  make (package: make)
  diff (package: diffutils)
  libcsv (package: libcsv-dev)
  expat (package: libexpat1-dev)
  libsodium (package: libsodium-dev)
  sqlite (package: libsqlite3-dev)
[1]
$ WITHOUT='sqlite expat sodium' FELT_NO_INSTALL=1 PATH=$PWD/base:$PWD/apt-get ./deps build
felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler (package: gcc libc6-dev)
  make (package: make)
  diff (package: diffutils)
  libcsv (package: libcsv-dev)
[1]
$ FELT_NO_INSTALL=1 PATH=$PWD/base:$PWD/apt-get ./deps check
felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler (package: gcc libc6-dev)
  c++ (package: g++)
  criterion (package: libcriterion-dev)
  mandoc (package: mandoc)
  parallel (package: parallel)
  jq (package: jq)
  sqlite3 (package: sqlite3)
  python (package: python3)
  gnu-tar (package: tar)
  gzip (package: gzip)
[1]
$ FELT_NO_INSTALL=yes PATH=$PWD/base:$PWD/brew ./deps dist deb
felt: missing, and not installed because FELT_NO_INSTALL is set:
  gnu-tar (package: gnu-tar)
  gzip (package: gzip)
  dpkg-dev
  debhelper
  lintian
[1]
$ for name in dnf pacman apk; do FELT_NO_INSTALL=1 PATH=$PWD/base:$PWD/$name ./deps check 2>&1 | grep criterion; done
  criterion (package: criterion-devel)
  criterion (package: criterion)
  criterion (package: criterion-dev)
$ FELT_NO_INSTALL=1 PATH=$PWD/base ./deps build
felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler
  make
  diff
  libcsv
  expat
  libsodium
  sqlite
[1]
$ test -e asked
[1]

# If the compiler cannot include a header, compiler and library count as missing.
$ for tool in cc diff; do printf '#!/bin/sh\nexit 1\n' >base/$tool && chmod +x base/$tool; done
$ FELT_NO_INSTALL=1 PATH=$PWD/base:$PWD/apt-get ./deps build
felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler (package: gcc libc6-dev)
  make (package: make)
  libcsv (package: libcsv-dev)
  expat (package: libexpat1-dev)
  libsodium (package: libsodium-dev)
  sqlite (package: libsqlite3-dev)
[1]

# Without the variable, or if it is empty, the package manager installs, as root or through sudo.
$ printf '#!/bin/sh\nexit 0\n' >base/cc
$ printf '#!/bin/sh\necho 0\n' >root && printf '#!/bin/sh\necho 1000\n' >user && chmod +x root user
$ ln -sf ../root base/id
$ FELT_NO_INSTALL= PATH=$PWD/base:$PWD/dnf ./deps build
felt: installing: make
$ cat asked; rm asked base/make
dnf install -y -q make
$ ln -sf ../user base/id
$ PATH=$PWD/base:$PWD/apt-get ./deps build
felt: missing: make; as root, run: env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends make
[1]
$ test -e asked
[1]
$ printf '#!/bin/sh\n"$@"\n' >base/sudo && chmod +x base/sudo
$ PATH=$PWD/base:$PWD/apt-get ./deps build
felt: installing: make (as root, by sudo)
$ cat asked; rm asked
apt-get update -qq
apt-get install -y -qq --no-install-recommends make

# If nothing is missing, nothing is printed or installed, whatever the variable says.
$ FELT_NO_INSTALL=1 PATH=$PWD/base:$PWD/apt-get ./deps build
$ PATH=$PWD/base:$PWD/apt-get ./deps build
$ test -e asked
[1]

# Tools without a package on the system are reported and not requested.
$ PATH=$PWD/base:$PWD/pacman ./deps deb
felt: missing: dpkg-dev debhelper lintian; this system has no packages of them
[1]
$ test -e asked
[1]

# A word that is not a purpose.
$ FELT_NO_INSTALL=1 ./deps build everything
usage: .ci/deps build|check|all|python|musl|lint|fuzz|dist|deb|formula|wasm...
[2]

# The make targets report missing tools before they compile anything.
$ unset MAKEFLAGS MAKELEVEL; export FELT_NO_INSTALL=1; for target in demo check quick check-all deps deb; do
> 	make -C "$DATA/../.." CC=no-compiler $target >output 2>errors; status=$?
> 	[ $status -ne 0 ] && sed -n -e "s/^felt:/$target: &/p" -e '/^  compiler/s/ (.*//p' errors
> 	! grep -E '^(compile|generate|link) ' output
> done
demo: felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler
check: felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler
quick: felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler
check-all: felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler
deps: felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler
deb: felt: missing, and not installed because FELT_NO_INSTALL is set:
  compiler
