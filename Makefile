# felt: `make help` lists what can be made. Everything that is made goes into build/.

#: CC AR              compiler and archiver (cc, ar)
#: READELF            a program that prints the names of shared libraries (readelf)
#: BUILD_CC           compiler for programs that run during the build, if CC is a cross compiler (CC)
#: CFLAGS             flags for the compiler (-O2); CPPFLAGS and LDFLAGS are added to those needed
#: PREFIX             where `make install` installs (/usr/local)
#: DESTDIR            a folder before PREFIX, for packages
#: bindir mandir docdir bashdir zshdir fishdir   the folders below PREFIX, if they are others
#: FOR                what `make deps` installs for: build check all lint fuzz dist deb formula (build check)
#: FELT_NO_INSTALL=1  install nothing: say what is missing, and fail
PREFIX  ?= /usr/local
DESTDIR ?=
CC      ?= cc
AR      ?= ar
BUILD_CC ?= $(CC)
CFLAGS  ?= -O2
FOR     ?= build check

bindir  := $(PREFIX)/bin
mandir  := $(PREFIX)/share/man
docdir  := $(PREFIX)/share/doc/felt
bashdir := $(PREFIX)/share/bash-completion/completions
zshdir  := $(PREFIX)/share/zsh/site-functions
fishdir := $(PREFIX)/share/fish/vendor_completions.d

# WERROR=-Werror makes warnings errors. That is for people who work on felt (.ci/run, make lint),
# not for people who build it with a compiler newer than its sources.
#: WERROR=-Werror     make warnings errors
WERROR  ?=

# A sanitized build and a build with another VARIANT each have a separate folder.
#: SANITIZE=address,undefined   build with these sanitizers
#: VARIANT=NAME       build into build/NAME
SANITIZE ?=
VARIANT  ?= $(if $(SANITIZE),sanitize-$(subst $(comma),-,$(SANITIZE)))
comma := ,
B := build$(if $(VARIANT),/$(VARIANT))
export FELT_BUILD := $(CURDIR)/$(B)
export ASAN_OPTIONS ?= abort_on_error=1
export UBSAN_OPTIONS ?= print_stacktrace=1

warnings := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wstrict-prototypes \
	-Wmissing-prototypes -Wold-style-definition -Wpointer-arith -Wcast-align -Wcast-qual \
	-Wwrite-strings -Wundef -Wvla -Wformat=2 -Wnull-dereference -Wdouble-promotion $(WERROR)
sanitize := $(if $(SANITIZE),-fsanitize=$(SANITIZE) -fno-sanitize-recover=all -fno-omit-frame-pointer)

system   := $(shell uname -s)

# Position-independent programs begin by correcting some 6,000 pointers on 26 pages, which takes
# half as long as all that `felt rank` does besides. A distribution that wants such programs says so.
#: PIE=1              build a position-independent program, which starts a bit later
PIE ?= $(if $(SANITIZE),1)
fixed := $(if $(PIE),,$(if $(filter Linux,$(system)),yes))

# Elsewhere than on Linux libraries stand where the compiler does not look by itself.
prefixes := $(if $(filter Linux,$(system)),,$(wildcard /opt/homebrew /usr/local /usr/pkg))
includes := $(prefixes:%=-I%/include)

# A line a file; `make V=1` shows whole commands.
#: V=1                show whole commands
quietly = $(if $(V),,@$(info $(1) $@))

# glibc shows POSIX beside C17 when asked; BSD and macOS would hide getopt_long then.
posix := $(if $(filter Linux,$(system)),-D_POSIX_C_SOURCE=200809L)
# -ffp-contract=off: clang would fuse products and sums where the processor can, and so print
# other digits than gcc.
dialect = -std=c17 -ffp-contract=off $(posix) -Ilib -Icmd -Itables -I$(B) $(no_avx512) $(library_flags) $(CPPFLAGS) $(includes)
ALL_CFLAGS  = $(dialect) $(warnings) $(if $(fixed),-fno-pie) $(CFLAGS) $(sanitize)
ALL_LDFLAGS = $(LDFLAGS) $(prefixes:%=-L%/lib) $(sanitize)
export FELT_NO_INSTALL WITHOUT
deps := CC='$(CC)' CPPFLAGS='$(CPPFLAGS) $(includes)' .ci/deps

# Libraries that felt can do without: what needs them is then a file *_without.c.
#: WITHOUT="sqlite expat sodium"   build without stores, XML, or commitments and anonymise
#: PKG_CONFIG         what tells where these libraries are, if it is there (pkg-config)
WITHOUT    ?=
PKG_CONFIG ?= pkg-config
with_sqlite    := $(addprefix cmd/store/store_,open.c read.c schema.c write.c)
without_sqlite := cmd/store/store_without.c
with_expat     := lib/histories/xml_read.c
without_expat  := lib/histories/xml_without.c
with_sodium    := cmd/frame/secret.c
without_sodium := cmd/frame/secret_without.c
optional       := sqlite expat sodium
$(if $(filter-out $(optional),$(WITHOUT)),$(error WITHOUT: not one of $(optional): $(filter-out $(optional),$(WITHOUT))))
used           := $(filter-out $(WITHOUT),$(optional))
packages       := $(patsubst sqlite,sqlite3,$(patsubst sodium,libsodium,$(used)))
library_flags  := $(if $(used),$(shell $(PKG_CONFIG) --cflags $(packages) 2>/dev/null))
libraries      := -lcsv $(or $(if $(used),$(shell $(PKG_CONFIG) --libs $(packages) 2>/dev/null)),$(addprefix -l,$(packages:lib%=%)))
LIBS           := $(libraries) -lpthread -lm

# On Linux felt loads them when it first calls them (cmd/libraries.c), unless it is static.
loads := $(if $(filter Linux,$(system)),$(if $(filter -static,$(LDFLAGS)),,yes))
READELF ?= readelf

# x86-64 kernels, one a file: the compiler may use these instructions there and
# nowhere else; eval_path_usable() asks the processor for each. Other machines build
# without them, old compilers without AVX-512, and so does `make AVX512=`. Asked of
# the compiler, since it may be a cross compiler. lib/base/cpu.h has the rest.
#: AVX512=            leave out the kernels for AVX-512
avx2_flags   := -mavx2
avx512_flags := -mavx2 -mpopcnt -mavx512f -mavx512bw -mavx512vl -mavx512vbmi -mavx512vbmi2 \
	-mavx512bitalg -mprefer-vector-width=512
x86_64 := $(filter x86_64-% amd64-%,$(shell $(CC) -dumpmachine 2>/dev/null))
AVX512 := $(if $(x86_64),$(shell $(CC) $(avx512_flags) -fsyntax-only -x c /dev/null 2>/dev/null && echo yes))
no_avx512    := $(if $(AVX512),,-DFELT_NO_AVX512)
left_out     := $(if $(x86_64),,%_avx2.c) $(if $(AVX512),,%_avx512.c) $(if $(loads),,cmd/libraries.c) \
	$(foreach name,$(optional),$(if $(filter $(name),$(used)),$(without_$(name)),$(with_$(name))))
kernel_flags  = $(if $(filter %_avx2.c,$<),$(avx2_flags))$(if $(filter %_avx512.c,$<),$(avx512_flags)) \
	$(if $(filter %_avx2.c %_avx512.c,$<),$(kernel_sanitize))
# clang would take some ten minutes for checks of undefined behaviour in a kernel.
kernel_sanitize := $(if $(findstring undefined,$(SANITIZE)),$(if $(shell $(CC) --version 2>/dev/null | grep clang),-fno-sanitize=undefined))

# The program's own code declares at the top of each block; tests may mix declarations with statements.
# Threads of musl have stacks of 128 KiB: no frame of felt is larger than 16 KiB, as make lint checks.
dialect_warning = $(if $(filter lib/% cmd/% tables/% $(B)/tables/%,$<),-Wdeclaration-after-statement) \
	$(if $(filter lint,$(VARIANT)),$(if $(filter lib/% cmd/%,$<),-Wframe-larger-than=16384))

# The unit tests and a benchmark read published figures and texts there; the long ones share their support.
data_flags = $(if $(filter tests/unit/% tests/bench/histories.c,$<),-DTESTS_DATA='"$(CURDIR)/tests/data"') \
	$(if $(filter tests/long/% tests/bench/%,$<),-Itests/unit)

lib_sources   := $(filter-out $(left_out),$(wildcard lib/*/*.c lib/*/*/*.c))
cmd_sources   := $(filter-out $(left_out),$(wildcard cmd/*.c cmd/*/*.c))
unit_sources  := $(filter-out $(left_out),$(wildcard tests/unit/*.c))
long_sources  := $(wildcard tests/long/*.c)
bench_sources := $(wildcard tests/bench/*.c)
fuzz_sources  := $(wildcard tests/fuzz/*.c)
pty_sources   := tests/cli/pty.c
schema_sources := tests/cli/schema.c
fault_sources := tests/faults/faults.c
c_sources     := $(lib_sources) $(cmd_sources) $(wildcard tables/*.c) $(unit_sources) \
	$(long_sources) $(bench_sources) $(fuzz_sources) $(pty_sources) $(schema_sources) \
	$(fault_sources)
c_headers     := $(wildcard lib/*/*.h lib/*/*/*.h cmd/*.h cmd/*/*.h tables/*.h tests/*/*.h)
manuals       := $(wildcard man/*.[1-9])

# The one place that has the version.
VERSION = $(shell awk '$$2 == "FELT_VERSION" { gsub(/"/, "", $$3); print $$3 }' cmd/version.h)
#: MAINTAINER         who makes the Debian package, as NAME <ADDRESS> (The felt authors)
MAINTAINER ?= The felt authors <felt@felt.invalid>
#: HOMEPAGE           the address of felt for packages (none)
HOMEPAGE   ?=
#: DIST_URL           the folder where Homebrew finds the tarball (this tree's build/)
DIST_URL   ?= file://$(CURDIR)/build

table_names   := $(shell awk 'NF == 3 { print $$1 }' tables/SUMS)
table_sources := $(table_names:%=$(B)/tables/%.c)
table_objects := $(table_names:%=$(B)/tables/%.o)
lib_objects   := $(lib_sources:%.c=$(B)/%.o) $(table_objects)
# Some tables are made by the library's own counting, from these of its objects.
counted       := $(B)/tables/matchups.c $(patsubst %,$(B)/tables/%.c,$(filter range_order%,$(table_names)))
counting      := $(filter $(addprefix $(B)/,lib/odds/count/count.o lib/odds/count/count_avx2.o \
	lib/odds/count/count_flushes.o lib/odds/combo.o lib/cards/%.o lib/base/%.o tables/eval_%.o \
	tables/combo_%.o),$(lib_objects))
# Others are sampled.
sampled       := $(patsubst %,$(B)/tables/%.c,$(filter hands_%,$(table_names)))
sampling      := $(filter $(addprefix $(B)/,lib/odds/hands/hands.o lib/odds/hands/hands_class.o lib/cards/%.o \
	lib/base/%.o tables/eval_%.o),$(lib_objects))
cmd_objects   := $(cmd_sources:%.c=$(B)/%.o)
# Parts of the commands that have unit tests and a fuzz target.
row_objects   := $(addprefix $(B)/cmd/frame/,casefold.o clean.o command_status.o csv.o json.o layout.o operands.o rows.o screen.o width.o wrap.o)
reference     := $(patsubst %.c,$(B)/%.o,$(wildcard tables/reference*.c))
unit_objects  := $(unit_sources:%.c=$(B)/%.o) $(reference)
sweeps        := $(filter $(B)/tests/unit/sweep%.o,$(unit_sources:%.c=$(B)/%.o))
long_objects  := $(long_sources:%.c=$(B)/%.o) $(reference) $(sweeps) $(B)/tests/unit/support.o $(B)/tests/unit/spots.o $(B)/tests/unit/dealer.o
bench_objects := $(bench_sources:%.c=$(B)/%.o) $(sweeps)
# A target for each format of a poker site.
history_fuzzers := $(patsubst tests/data/histories/%,$(B)/fuzz/histories-%,$(wildcard tests/data/histories/*))
fuzzers       := $(filter-out %/histories,$(fuzz_sources:tests/fuzz/%.c=$(B)/fuzz/%)) $(history_fuzzers)

.PHONY: all
all: $(B)/felt ## build the program (the default)

$(B)/felt: $(cmd_objects) $(B)/libfelt.a
$(B)/felt: LIBS := $(if $(loads),-ldl,$(libraries)) -lpthread -lm
$(B)/mktables: $(B)/tables/mktables.o $(B)/tables/mktables_orders.o $(reference) $(B)/lib/cards/colex.o
$(B)/mkmatchups: $(B)/tables/mkmatchups.o $(counting)
$(B)/mkhands: $(B)/tables/mkhands.o $(sampling)
$(B)/unit: $(unit_objects) $(row_objects) $(B)/libfelt.a
$(B)/unit-long: $(long_objects) $(row_objects) $(B)/libfelt.a
$(B)/bench: $(bench_objects) $(B)/libfelt.a
$(B)/pty: $(pty_sources:%.c=$(B)/%.o)
$(B)/schema: $(schema_sources:%.c=$(B)/%.o)
# felt within a program that makes its allocations fail.
$(B)/faults: $(fault_sources:%.c=$(B)/%.o) $(filter-out %/libraries.o,$(cmd_objects)) $(B)/libfelt.a
$(B)/faults: LIBS += $(foreach name,main malloc calloc realloc aligned_alloc strdup csv_init sqlite3_open_v2,-Wl,--wrap=$(name))
$(B)/unit $(B)/unit-long: LIBS += -lcriterion
$(B)/felt $(B)/unit $(B)/unit-long $(B)/bench $(B)/pty $(B)/schema $(B)/faults:
	$(call quietly,link)$(CC) $(ALL_CFLAGS) $(if $(fixed),-no-pie) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)
$(B)/mktables $(B)/mkmatchups $(B)/mkhands:
	$(call quietly,link)$(CC) $(ALL_CFLAGS) $(if $(fixed),-no-pie) $(ALL_LDFLAGS) -o $@ $^

# The pages of the manual that `felt help` prints.
$(B)/cmd/help/help_pages.o: $(B)/manual.h
$(B)/manual.h: tables/mkhelp.awk $(addprefix man/felt-,tutorial.7 cookbook.7 glossary.7) $(B)/flags
	$(call quietly,generate)LC_ALL=C awk -f $(filter-out $(B)/flags,$^) >$@.part && mv $@.part $@

# The file names of the libraries, which the linker writes into what is linked to them.
$(B)/cmd/libraries.o: $(B)/libraries.h
$(B)/libraries.h: $(B)/flags
	$(call quietly,generate)$(CC) $(ALL_LDFLAGS) -shared -nostdlib -Wl,--no-as-needed -o $@.so $(libraries) && \
		$(READELF) -d $@.so | sed -n 's/.*(NEEDED).*\[\(lib\([a-z0-9]*\)[.]so.*\)\]/#define FILE_\2 "\1"/p' >$@.part && \
		mv $@.part $@

$(B)/libfelt.a: $(lib_objects)
	$(call quietly,archive)rm -f $@ && $(AR) rcs $@ $^

$(B)/%.o: %.c $(B)/flags
	$(call quietly,compile)$(CC) $(ALL_CFLAGS) $(dialect_warning) $(kernel_flags) $(data_flags) -MMD -MP -c -o $@ $<

# The tables: written by programs of this tree, never committed.
$(table_objects): $(B)/tables/%.o: $(B)/tables/%.c $(B)/flags
	$(call quietly,compile)$(CC) $(ALL_CFLAGS) $(dialect_warning) -MMD -MP -c -o $@ $<

ifeq ($(BUILD_CC),$(CC))
$(filter-out $(counted) $(sampled),$(table_sources)): $(B)/mktables
$(counted): $(B)/mkmatchups
$(sampled): $(B)/mkhands
$(table_sources): $(B)/tables/%.c:
	$(call quietly,generate)$< $* >$@.part && mv $@.part $@
else
# What CC makes does not run here: the tables are those of a build by BUILD_CC.
generators := build/generators
$(B)/generated: $(wildcard tables/*.c) $(B)/flags
	@$(MAKE) CC='$(BUILD_CC)' BUILD_CC='$(BUILD_CC)' CFLAGS=-O2 CPPFLAGS=-DFELT_NO_KERNELS LDFLAGS= SANITIZE= \
		VARIANT=generators $(table_names:%=$(generators)/tables/%.c)
	@touch $@
$(table_sources): $(B)/tables/%.c: $(B)/generated
	$(call quietly,copy)cp $(generators)/tables/$*.c $@
endif

# Other flags or another compiler make everything anew. All directories are made here, since a process for
# each file would take longer.
flags = $(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) $(used)
$(B)/flags: FORCE
	@mkdir -p $(sort $(dir $(c_sources:%=$(B)/%)))
	@echo '$(subst ','\'',$(flags))' | cmp -s - $@ || echo '$(subst ','\'',$(flags))' >$@
.PHONY: FORCE
FORCE:

-include $(patsubst %.o,%.d,$(lib_objects) $(cmd_objects) $(unit_objects) $(long_objects) \
	$(bench_objects) $(fuzz_sources:%.c=$(B)/%.o) $(B)/tables/mktables.o $(B)/tables/mktables_orders.o $(B)/tables/mkmatchups.o $(B)/tables/mkhands.o)

# What was missing when this makefile was read may be there after .ci/deps: what
# installs reads it anew, on all processors unless told otherwise.
MAKEFLAGS += --no-print-directory
jobs = $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,-j$(shell getconf _NPROCESSORS_ONLN))

.PHONY: demo
demo: ## install what is missing, build, and show felt at work
	@$(deps) build
	@$(MAKE) $(jobs) all
	$(B)/felt rank --count --from tests/data/hands.txt
	tail -n 1 tests/data/showdowns.txt | $(B)/felt showdown --explain
	$(B)/felt count -n 7 </dev/null
	$(B)/felt equity 22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+ random

.PHONY: check
check: ## install what the tests need, build, and run every test
	@$(deps) build check
	@$(MAKE) $(jobs) all $(B)/unit
	@$(MAKE) tests
	@$(MAKE) slow-transcripts
	@echo "make check: all tests passed"

# For every commit: all but the transcripts that wait for clocks and interrupts.
.PHONY: quick
quick: ## build, and run the tests that take less than half a minute; installs nothing
	@$(if $(FELT_NO_INSTALL),$(deps) build check)
	@$(MAKE) $(jobs) all $(B)/unit
	@$(MAKE) tests

.PHONY: tests
tests:
	@$(MAKE) unit
	@$(MAKE) sums
	@$(MAKE) check-layers
	@$(MAKE) headers
	@$(MAKE) manuals
	@$(MAKE) transcripts
	@$(MAKE) packaging
	@$(MAKE) faults QUICK=quick

.PHONY: check-all
check-all: check ## every test, the long ones, other compilers, sanitizers, some seconds of fuzzing
	@$(deps) all
	@$(MAKE) $(jobs) $(B)/unit-long
	$(B)/unit-long
	tests/cli/run tests/cli/long/*.t
	@$(MAKE) faults
	@$(MAKE) mutants
	tests/builds

.PHONY: unit
unit: $(B)/unit ## run the unit tests
	$(B)/unit

.PHONY: sums
sums: $(table_sources) ## compare the generated tables with tables/SUMS
	tests/check-sums

.PHONY: check-layers
check-layers: $(B)/felt $(B)/libfelt.a ## check who includes and calls whom, and what the library calls
	tests/check-layers
	tests/check-cycles $(cmd_objects)
	tests/check-cycles $(lib_objects)

.PHONY: headers
headers: $(B)/libfelt.a ## include each public header alone
	CC='$(CC)' LDFLAGS='$(ALL_LDFLAGS)' tests/headers

.PHONY: manuals
manuals: $(B)/felt ## lint the manual pages and their macros, compare SYNOPSIS and messages, run EXAMPLES and DIAGNOSTICS
	tests/cli/synopsis $(manuals)
	tests/cli/macros $(manuals)
	tests/cli/messages $(manuals)
	tests/cli/examples $(manuals)

.PHONY: transcripts
transcripts: $(B)/felt $(B)/pty $(B)/schema ## run the transcripts of tests/cli and the commands of README.md, test completions and JSON schemas
	tests/cli/selftest
	tests/cli/run tests/cli/*.t
	tests/cli/readme README.md
	tests/cli/completion
	tests/cli/schemas

.PHONY: packaging
packaging: $(B)/felt ## test what is installed, the tarball, and how missing tools are told
	tests/cli/run tests/packaging/*.t

.PHONY: slow-transcripts
slow-transcripts: $(B)/felt
	tests/cli/run tests/cli/slow/*.t

# They need the wrapping of GNU's and LLVM's linkers, and Linux' files in memory and /dev/full.
.PHONY: mutants
mutants: $(B)/felt $(B)/unit $(B)/pty ## change the program in 60 small ways and more, each of which a test must notice
	@MAKE='$(MAKE)' tests/mutants/run

.PHONY: faults
faults: $(if $(filter Linux,$(system)),$(B)/felt $(B)/faults) ## make every allocation fail, and disks and files end, in every command
	$(if $(filter Linux,$(system)),tests/faults/run $(QUICK),@echo 'faults: on Linux only')

.PHONY: bench
bench: $(B)/bench ## measure how fast it is
	$(B)/bench

# libFuzzer is clang's. The sources of the library are built again with its counters.
#: FUZZ_SECONDS       how long `make fuzz` tries each target (30)
FUZZ_SECONDS ?= 30
.PHONY: fuzz
fuzz: ## fuzz each target for FUZZ_SECONDS (30)
	@$(deps) fuzz
	@$(MAKE) $(jobs) CC=clang SANITIZE=fuzzer-no-link,address,undefined fuzzers
	@for fuzzer in $(fuzzers:$(B)/%=build/sanitize-fuzzer-no-link-address-undefined/%); do \
		corpus=build/corpus/$$(basename $$fuzzer); mkdir -p $$corpus; \
		dict=-dict=tests/fuzz/$$(basename $$fuzzer).dict; [ -e $${dict#-dict=} ] || dict=; \
		seeds=tests/fuzz/$$(basename $$fuzzer); \
		case $$seeds in */histories-*) seeds=tests/data/histories/$${seeds#*histories-};; esac; \
		[ -d $$seeds ] || seeds=; \
		echo "$$fuzzer -max_total_time=$(FUZZ_SECONDS) $$dict $$corpus $$seeds"; \
		$$fuzzer -max_total_time=$(FUZZ_SECONDS) $$dict -print_final_stats=1 \
			-artifact_prefix=$$corpus- $$corpus $$seeds || exit; \
	done

.PHONY: fuzzers
fuzzers: $(fuzzers)
$(filter-out $(history_fuzzers),$(fuzzers)): $(B)/fuzz/%: $(B)/tests/fuzz/%.o
$(history_fuzzers): $(B)/tests/fuzz/histories.o
$(fuzzers): $(row_objects) $(B)/libfelt.a
	@mkdir -p $(@D)
	$(call quietly,link)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -fsanitize=fuzzer,address,undefined -o $@ $(filter %.o,$^) $(filter %.a,$^) $(LIBS)

.PHONY: lint
lint: ## check format, and look for mistakes without running anything
	@MAKE="$(MAKE)" .ci/lint $(c_sources) $(c_headers) $(manuals)

.PHONY: words
words: ## look for words that the texts avoid, and for pages that are too long
	tests/check-words

# One file for clang-tidy, with the flags it is built with: .ci/lint asks for these.
tidy/%: % $(if $(loads),$(B)/libraries.h) FORCE
	@clang-tidy --quiet $< -- $(dialect) $(kernel_flags) $(data_flags) 2>/dev/null

.PHONY: format
format: ## bring all C into the form that lint asks for
	clang-format -i $(c_sources) $(c_headers)

.PHONY: deps
deps: ## install what FOR="build check" and other purposes need
	@$(deps) $(FOR)

# The completions: printed by the program, which makes them from its options.
completions := $(addprefix $(B)/completion/,bash zsh fish)
$(completions): $(B)/completion/%: $(B)/felt
	@mkdir -p $(@D)
	$(call quietly,generate)$< completion $* >$@.part && mv $@.part $@

documents   := README.md CHANGELOG.md $(wildcard man/*.schema.json man/*.chart)
# The files that the examples of the manual pages read, with their directories and licences.
examples    := $(patsubst tests/data/%,%,$(wildcard $(addprefix tests/data/,*.txt *.phhs *.MIT \
	phh/*.phh phh/*.phhs phh/named/* phh/pluribus/* histories/pokerstars/cash.txt)))
# The files of felt-tutorial(7).
tutorial    := $(wildcard man/examples/*)

.PHONY: install
install: all $(completions) ## install program, manual, documents, examples and completions below $(DESTDIR)$(PREFIX)
	install -d $(DESTDIR)$(bindir) $(DESTDIR)$(docdir) $(DESTDIR)$(bashdir) $(DESTDIR)$(zshdir) $(DESTDIR)$(fishdir)
	install -m 755 $(B)/felt $(DESTDIR)$(bindir)/felt
	install -m 644 $(B)/completion/bash $(DESTDIR)$(bashdir)/felt
	install -m 644 $(B)/completion/zsh $(DESTDIR)$(zshdir)/_felt
	install -m 644 $(B)/completion/fish $(DESTDIR)$(fishdir)/felt.fish
	install -m 644 $(documents) $(DESTDIR)$(docdir)
	install -d $(DESTDIR)$(docdir)/examples
	install -m 644 $(tutorial) $(DESTDIR)$(docdir)/examples
	for file in $(examples); do \
		dir=$(DESTDIR)$(docdir)/examples/$$(dirname $$file); \
		install -d $$dir && install -m 644 tests/data/$$file $$dir || exit; \
	done
	for page in $(manuals); do \
		dir=$(DESTDIR)$(mandir)/man$${page##*.}; \
		install -d $$dir && install -m 644 $$page $$dir || exit; \
	done

.PHONY: uninstall
uninstall: ## remove what install installed
	rm -f $(DESTDIR)$(bindir)/felt $(DESTDIR)$(bashdir)/felt $(DESTDIR)$(zshdir)/_felt \
		$(DESTDIR)$(fishdir)/felt.fish
	for page in $(notdir $(manuals)); do rm -f $(DESTDIR)$(mandir)/man$${page##*.}/$$page; done
	rm -f $(addprefix $(DESTDIR)$(docdir)/,$(notdir $(documents)))
	rm -f $(addprefix $(DESTDIR)$(docdir)/examples/,$(examples) $(notdir $(tutorial)))
	rmdir $(addprefix $(DESTDIR)$(docdir)/,$(addprefix examples/,phh/named phh/pluribus phh \
		histories/pokerstars histories) examples) $(DESTDIR)$(docdir) 2>/dev/null || true

# .packaging/ has what makes the packages. A tarball is made anew each time, since it is made of
# what git knows, which has no time.
.PHONY: dist
dist: ## make build/felt-VERSION.tar.gz, which builds without git
	@mkdir -p build
	@.packaging/dist $(VERSION)

.PHONY: deb
deb: ## make a Debian package of the tarball, and look at it with lintian
	@$(deps) build dist deb
	@$(MAKE) dist
	@.packaging/deb $(VERSION) '$(MAINTAINER)' $(HOMEPAGE)

.PHONY: formula
formula: dist ## make build/felt.rb, the formula for Homebrew, for the tarball
	@.packaging/formula $(VERSION) '$(DIST_URL)' $(HOMEPAGE)

.PHONY: release-check
release-check: ## check that version, tag and CHANGELOG.md agree
	@.packaging/release-check $(VERSION)

.PHONY: clean
clean: ## remove build/
	rm -rf build

.PHONY: help
help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile
	@echo; echo 'Variables, as in `make PREFIX=/usr install`:'
	@sed -n 's/^#: /  /p' Makefile
