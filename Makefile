# felt: `make help` lists the targets. All output goes into build/.

#: CC AR              compiler and archiver (cc, ar)
#: READELF            program that prints the names of shared libraries (readelf)
#: OBJCOPY            program that hides the inner names of the static library (objcopy)
#: BUILD_CC           compiler for programs that run during the build, if CC is a cross compiler (CC)
#: CFLAGS             compiler flags (-O2); CPPFLAGS and LDFLAGS are added to the required ones
#: PREFIX             where `make install` installs (/usr/local)
#: DESTDIR            directory prepended to PREFIX, for packages
#: bindir libdir includedir mandir datadir docdir bashdir zshdir fishdir   directories, by default below PREFIX
#: FOR                purposes for `make deps`: build check all python lint fuzz dist deb formula wasm (build check)
#: FELT_NO_INSTALL=1  install nothing: report what is missing, and fail
PREFIX  ?= /usr/local
DESTDIR ?=
CC      ?= cc
AR      ?= ar
BUILD_CC ?= $(CC)
CFLAGS  ?= -O2
FOR     ?= build check

bindir  := $(PREFIX)/bin
libdir  := $(PREFIX)/lib
includedir := $(PREFIX)/include
mandir  := $(PREFIX)/share/man
datadir := $(PREFIX)/share
docdir  := $(PREFIX)/share/doc/felt
bashdir := $(PREFIX)/share/bash-completion/completions
zshdir  := $(PREFIX)/share/zsh/site-functions
fishdir := $(PREFIX)/share/fish/vendor_completions.d

# WERROR=-Werror makes warnings errors. It is for developers (.ci/run, make lint), not for users who
# build with a compiler newer than the sources.
#: WERROR=-Werror     make warnings errors
WERROR  ?=

# A sanitized build, and a build with another VARIANT, has its own directory.
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

# A position-independent program first relocates some 6,000 pointers on 26 pages, which takes half as
# long as all the rest of `felt rank`. A distribution that requires such programs sets PIE=1.
#: PIE=1              build a position-independent program, which starts slightly slower
PIE ?= $(if $(SANITIZE),1)
fixed := $(if $(PIE),,$(if $(filter Linux,$(system)),yes))

# On systems other than Linux, libraries are outside of the compiler's default paths.
prefixes := $(if $(filter Linux,$(system)),,$(wildcard /opt/homebrew /usr/local /usr/pkg))
includes := $(prefixes:%=-I%/include)

# Prints one line per file; `make V=1` shows whole commands.
#: V=1                show whole commands
quietly = $(if $(V),,@$(info $(1) $@))

# glibc declares POSIX with C17 only if asked; on BSD and macOS that would hide getopt_long.
posix := $(if $(filter Linux,$(system)),-D_POSIX_C_SOURCE=200809L)
# -ffp-contract=off: otherwise clang fuses products and sums if the processor can, and felt prints
# other digits than with gcc.
dialect = -std=c17 -ffp-contract=off $(posix) -Ilib -Icmd -Itables -I$(B) $(no_avx512) $(if $(small),-DFELT_SMALL) $(library_flags) $(CPPFLAGS) $(includes)
ALL_CFLAGS  = $(dialect) $(warnings) $(if $(fixed),-fno-pie) $(CFLAGS) $(sanitize)
ALL_LDFLAGS = $(LDFLAGS) $(prefixes:%=-L%/lib) $(sanitize)
export FELT_NO_INSTALL WITHOUT
deps := CC='$(CC)' CPPFLAGS='$(CPPFLAGS) $(includes)' .ci/deps

# Optional libraries: without one, a file *_without.c replaces the code that needs it.
#: WITHOUT="sqlite expat sodium"   build without databases, XML, or commitments and anonymise
#: PKG_CONFIG         program that finds these libraries, if installed (pkg-config)
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

# On Linux, felt loads them on their first call (cmd/libraries.c), unless it is static.
loads := $(if $(filter Linux,$(system)),$(if $(filter -static,$(LDFLAGS)),,yes))
READELF ?= readelf
OBJCOPY ?= objcopy

# x86-64 kernels, one per file: the compiler may use these instructions there and nowhere else;
# eval_path_usable() checks the processor for each. Other machines build without them, and so do
# old compilers and `make AVX512=` without AVX-512. The compiler is queried, because it may be a
# cross compiler. See lib/base/cpu.h.
#: AVX512=            omit the AVX-512 kernels
avx2_flags   := -mavx2
avx512_flags := -mavx2 -mpopcnt -mavx512f -mavx512bw -mavx512vl -mavx512vbmi -mavx512vbmi2 \
	-mavx512bitalg -mprefer-vector-width=512
x86_64 := $(filter x86_64-% amd64-%,$(shell $(CC) -dumpmachine 2>/dev/null))
AVX512 := $(if $(x86_64),$(shell $(CC) $(avx512_flags) -fsyntax-only -x c /dev/null 2>/dev/null && echo yes))
no_avx512    := $(if $(AVX512),,-DFELT_NO_AVX512)
# A small build computes these tables: a WebAssembly module, which is downloaded.
small        := $(filter emcc,$(CC))
computed     := $(if $(small),matchups eval_values eval_placed eval_ace_to_five_values \
	eval_short_deck_values eval_short_deck_trips_values)
left_out     := $(if $(x86_64),,%_avx2.c) $(if $(AVX512),,%_avx512.c) $(if $(loads),,cmd/libraries.c) \
	$(if $(small),,lib/cards/eval/eval_computed.c) \
	$(foreach name,$(optional),$(if $(filter $(name),$(used)),$(without_$(name)),$(with_$(name))))
kernel_flags  = $(if $(filter %_avx2.c,$<),$(avx2_flags))$(if $(filter %_avx512.c,$<),$(avx512_flags)) \
	$(if $(filter %_avx2.c %_avx512.c,$<),$(kernel_sanitize))
# clang takes some ten minutes to compile a kernel with undefined-behaviour checks.
kernel_sanitize := $(if $(findstring undefined,$(SANITIZE)),$(if $(shell $(CC) --version 2>/dev/null | grep clang),-fno-sanitize=undefined))

# The program declares variables at the top of each block; tests may mix declarations and statements.
# musl threads have stacks of 128 KiB: make lint checks that no frame exceeds 16 KiB.
dialect_warning = $(if $(filter lib/% cmd/% tables/% $(B)/tables/%,$<),-Wdeclaration-after-statement) \
	$(if $(filter lint,$(VARIANT)),$(if $(filter lib/% cmd/%,$<),-Wframe-larger-than=16384))

# The library allocates through lib/base/memory.h. pages.c, which allocates nothing, asks for more than
# POSIX before its first header.
memory       := -include base/memory.h
memory_flags  = $(if $(filter-out lib/base/pages.c,$(filter lib/%,$<)),$(memory))

# Data of the unit tests and of a benchmark, and the directory of the page that felt page writes; the
# long tests share the support of the unit tests.
data_flags = $(if $(filter tests/unit/% tests/bench/histories.c,$<),-DTESTS_DATA='"$(CURDIR)/tests/data"') \
	$(if $(filter tests/long/% tests/bench/%,$<),-Itests/unit) \
	$(if $(filter cmd/page/%,$<),-DFELT_DATADIR='"$(datadir)/felt"')

lib_sources   := $(filter-out $(left_out),$(wildcard lib/*/*.c lib/*/*/*.c))
cmd_sources   := $(filter-out $(left_out),$(wildcard cmd/*.c cmd/*/*.c))
unit_sources  := $(filter-out $(left_out),$(wildcard tests/unit/*.c))
long_sources  := $(wildcard tests/long/*.c)
bench_sources := $(wildcard tests/bench/*.c)
fuzz_sources  := $(wildcard tests/fuzz/*.c)
pty_sources   := tests/cli/pty.c
schema_sources := tests/cli/schema.c
fault_sources := tests/faults/faults.c
example_sources := $(wildcard examples/*.c)
c_sources     := $(lib_sources) $(cmd_sources) $(wildcard tables/*.c) $(unit_sources) \
	$(long_sources) $(bench_sources) $(fuzz_sources) $(pty_sources) $(schema_sources) \
	$(fault_sources) $(example_sources)
c_headers     := $(wildcard lib/*.h lib/*/*.h lib/*/*/*.h cmd/*.h cmd/*/*.h tables/*.h tests/*/*.h)
manuals       := $(wildcard man/*.[1-9])

# The only definition of the version.
VERSION = $(shell awk '$$2 == "FELT_VERSION" { gsub(/"/, "", $$3); print $$3 }' lib/felt.h)
#: PYTHON             Python interpreter for the Python module (python3)
PYTHON     ?= python3
#: CHROMIUM           browser for `make page-check` (chromium)
CHROMIUM   ?= chromium
export CHROMIUM
#: MAINTAINER         maintainer of the Debian package, NAME <ADDRESS> (The felt authors)
MAINTAINER ?= The felt authors <felt@felt.invalid>
#: HOMEPAGE           home page of felt, for packages (none)
HOMEPAGE   ?=
#: DIST_URL           directory in which Homebrew finds the tarball (this tree's build/)
DIST_URL   ?= file://$(CURDIR)/build

table_names   := $(filter-out $(computed),$(shell awk 'NF == 3 { print $$1 }' tables/SUMS))
table_sources := $(table_names:%=$(B)/tables/%.c)
table_objects := $(table_names:%=$(B)/tables/%.o)
lib_objects   := $(lib_sources:%.c=$(B)/%.o) $(table_objects)
# The public library (lib/felt.h) has neither solvers nor bots.
shared_library  := $(if $(filter Linux,$(system)),libfelt.so.1)
library_tables  := $(table_names:%=$(B)/library/tables/%.o)
library_objects := $(patsubst %.c,$(B)/library/%.o,$(filter-out lib/solver/% lib/nash/% lib/play/bots/% lib/play/search/%,$(lib_sources))) $(library_tables)
library_files   := $(addprefix $(B)/library/,libfelt.a felt.pc $(shared_library))
library_cflags  := $(if $(small),,-fPIC) -fvisibility=hidden -ffunction-sections -fdata-sections
library_needs   := $(if $(filter expat,$(used)),$(or $(shell $(PKG_CONFIG) --libs expat 2>/dev/null),-lexpat))
# Some tables are computed by the library itself, with these of its objects.
counted       := $(B)/tables/matchups.c $(patsubst %,$(B)/tables/%.c,$(filter range_order%,$(table_names)))
counting      := $(filter $(addprefix $(B)/,lib/odds/count/count.o lib/odds/count/count_avx2.o \
	lib/odds/count/count_flushes.o lib/odds/combo.o lib/cards/%.o lib/base/%.o tables/eval_%.o \
	tables/combo_%.o),$(lib_objects))
# Others are sampled.
sampled       := $(patsubst %,$(B)/tables/%.c,$(filter hands_%,$(table_names)))
sampling      := $(filter $(addprefix $(B)/,lib/odds/hands/hands.o lib/odds/hands/hands_class.o lib/cards/%.o \
	lib/base/%.o tables/eval_%.o),$(lib_objects))
cmd_objects   := $(cmd_sources:%.c=$(B)/%.o)
# Parts of the commands with unit tests and a fuzz target.
row_objects   := $(addprefix $(B)/cmd/frame/,casefold.o command_status.o csv.o json.o layout.o operands.o rows.o screen.o width.o wrap.o)
reference     := $(patsubst %.c,$(B)/%.o,$(wildcard tables/reference*.c))
unit_objects  := $(unit_sources:%.c=$(B)/%.o) $(reference)
sweeps        := $(filter $(B)/tests/unit/sweep%.o,$(unit_sources:%.c=$(B)/%.o))
long_objects  := $(long_sources:%.c=$(B)/%.o) $(reference) $(sweeps) $(B)/tests/unit/support.o $(B)/tests/unit/spots.o $(B)/tests/unit/dealer.o
bench_objects := $(bench_sources:%.c=$(B)/%.o) $(sweeps)
# One target per site format.
history_fuzzers := $(patsubst tests/data/histories/%,$(B)/fuzz/histories-%,$(wildcard tests/data/histories/*))
example_programs := $(example_sources:%.c=$(B)/%)
fuzzers       := $(filter-out %/histories,$(fuzz_sources:tests/fuzz/%.c=$(B)/fuzz/%)) $(history_fuzzers)

# The same library for WebAssembly: one module without a program around it, which js/felt.mjs loads.
$(B)/felt.wasm: $(library_objects)
	$(call quietly,link)$(CC) $(ALL_CFLAGS) -o $@ $^ --no-entry -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH \
		-sALLOW_TABLE_GROWTH -sTOTAL_STACK=1MB -sEXPORTED_FUNCTIONS=_malloc,_free

.PHONY: all
all: $(B)/felt ## build the program (the default)

.PHONY: library
library: $(library_files) ## build the library for other programs

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
# felt inside a program that makes its allocations fail.
$(B)/faults: $(fault_sources:%.c=$(B)/%.o) $(filter-out %/libraries.o,$(cmd_objects)) $(B)/libfelt.a
$(B)/faults: LIBS += $(foreach name,main malloc calloc realloc aligned_alloc strdup csv_init sqlite3_open_v2,-Wl,--wrap=$(name))
$(B)/unit $(B)/unit-long: LIBS += -lcriterion
$(B)/felt $(B)/unit $(B)/unit-long $(B)/bench $(B)/pty $(B)/schema $(B)/faults:
	$(call quietly,link)$(CC) $(ALL_CFLAGS) $(if $(fixed),-no-pie) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)
# The programs in examples/ are for users, who may compile them as C99.
$(example_programs): $(B)/%: %.c lib/felt.h $(B)/libfelt.a
	$(call quietly,compile)$(CC) -std=c99 -Wall -Wextra -pedantic $(WERROR) -Ilib $(CFLAGS) $(if $(fixed),-no-pie) $(sanitize) \
		$(ALL_LDFLAGS) -o $@ $< $(B)/libfelt.a $(library_needs) -lpthread -lm
$(B)/mktables $(B)/mkmatchups $(B)/mkhands:
	$(call quietly,link)$(CC) $(ALL_CFLAGS) $(if $(fixed),-no-pie) $(ALL_LDFLAGS) -o $@ $^

# The manual pages that `felt help` prints.
$(B)/cmd/help/help_pages.o: $(B)/manual.h
$(B)/manual.h: tables/roff.awk tables/mkhelp.awk $(addprefix man/felt-,tutorial.7 cookbook.7 glossary.7) $(B)/flags
	$(call quietly,generate)LC_ALL=C awk $(patsubst %.awk,-f %.awk,$(filter-out $(B)/flags,$^)) >$@.part && mv $@.part $@

# The file names of the libraries, as the linker records them.
$(B)/cmd/libraries.o: $(B)/libraries.h
$(B)/libraries.h: $(B)/flags
	$(call quietly,generate)$(CC) $(ALL_LDFLAGS) -shared -nostdlib -Wl,--no-as-needed -o $@.so $(libraries) && \
		$(READELF) -d $@.so | sed -n 's/.*(NEEDED).*\[\(lib\([a-z0-9]*\)[.]so.*\)\]/#define FILE_\2 "\1"/p' >$@.part && \
		mv $@.part $@

$(B)/libfelt.a: $(lib_objects)
	$(call quietly,archive)rm -f $@ && $(AR) rcs $@ $^

$(B)/%.o: %.c $(B)/flags
	$(call quietly,compile)$(CC) $(ALL_CFLAGS) $(dialect_warning) $(kernel_flags) $(data_flags) $(memory_flags) -MMD -MP -c -o $@ $<

# The library for other programs, of objects that they can link at any address. Only the names of
# felt.h can be seen from outside, and code that these do not need is left out.
$(B)/library/%.o: %.c $(B)/flags
	$(call quietly,compile)$(CC) $(ALL_CFLAGS) $(dialect_warning) $(kernel_flags) $(memory_flags) $(library_cflags) -MMD -MP -c -o $@ $<

$(library_tables): $(B)/library/tables/%.o: $(B)/tables/%.c $(B)/flags
	$(call quietly,compile)$(CC) $(ALL_CFLAGS) $(dialect_warning) $(library_cflags) -MMD -MP -c -o $@ $<

$(B)/library/$(shared_library): $(library_objects)
	$(call quietly,link)$(CC) $(ALL_CFLAGS) $(library_cflags) $(ALL_LDFLAGS) -shared -Wl,-soname,$(@F) -Wl,--gc-sections -Wl,-z,defs -o $@ $^ $(library_needs) -lm

$(B)/library/libfelt.a: $(library_objects)
	$(call quietly,archive)rm -f $@ && $(CC) -r -nostdlib -o $(@D)/felt.o $^ && \
		$(OBJCOPY) --localize-hidden $(@D)/felt.o && $(AR) rcs $@ $(@D)/felt.o

$(B)/library/felt.pc: lib/felt.pc.in $(B)/flags FORCE
	$(call quietly,generate)sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(libdir)|' -e 's|@INCLUDEDIR@|$(includedir)|' \
		-e 's|@VERSION@|$(VERSION)|' -e 's|@NEEDS@|$(filter expat,$(used))|' $< >$@

# The tables: generated by programs in this tree, never committed.
$(table_objects): $(B)/tables/%.o: $(B)/tables/%.c $(B)/flags
	$(call quietly,compile)$(CC) $(ALL_CFLAGS) $(dialect_warning) -MMD -MP -c -o $@ $<

ifeq ($(BUILD_CC),$(CC))
$(filter-out $(counted) $(sampled),$(table_sources)): $(B)/mktables
$(counted): $(B)/mkmatchups
$(sampled): $(B)/mkhands
$(table_sources): $(B)/tables/%.c:
	$(call quietly,generate)$< $* >$@.part && mv $@.part $@
else
# Programs built by CC do not run here: the tables come from a build by BUILD_CC.
generators := build/generators
$(B)/generated: $(wildcard tables/*.c) $(B)/flags
	@$(MAKE) CC='$(BUILD_CC)' BUILD_CC='$(BUILD_CC)' CFLAGS=-O2 CPPFLAGS=-DFELT_NO_KERNELS LDFLAGS= SANITIZE= \
		VARIANT=generators $(table_names:%=$(generators)/tables/%.c)
	@touch $@
$(table_sources): $(B)/tables/%.c: $(B)/generated
	$(call quietly,copy)cp $(generators)/tables/$*.c $@
endif

# Other flags or another compiler rebuild everything. All directories are made here, because a
# process per file would take longer.
flags = $(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) $(used) $(memory)
$(B)/flags: FORCE
	@mkdir -p $(sort $(dir $(c_sources:%=$(B)/%) $(library_objects)))
	@echo '$(subst ','\'',$(flags))' | cmp -s - $@ || echo '$(subst ','\'',$(flags))' >$@
.PHONY: FORCE
FORCE:

-include $(patsubst %.o,%.d,$(lib_objects) $(library_objects) $(cmd_objects) $(unit_objects) $(long_objects) \
	$(bench_objects) $(fuzz_sources:%.c=$(B)/%.o) $(B)/tables/mktables.o $(B)/tables/mktables_orders.o $(B)/tables/mkmatchups.o $(B)/tables/mkhands.o)

# .ci/deps may install what was missing when this makefile was read. So a rule that installs reads
# the makefile again, with all processors by default.
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
check: ## install the tools of the tests, build, and run every test
	@$(deps) build check
	@$(MAKE) $(jobs) all library $(B)/unit
	@$(MAKE) tests
	@$(MAKE) slow-transcripts
	@echo "make check: all tests passed"

# Before every commit: everything except transcripts that wait for clocks and interrupts.
.PHONY: quick
quick: ## build, and run the tests that take less than half a minute; installs nothing
	@$(if $(FELT_NO_INSTALL),$(deps) build check)
	@$(MAKE) $(jobs) all library $(B)/unit
	@$(MAKE) tests

.PHONY: tests
tests:
	@$(MAKE) unit
	@$(MAKE) sums
	@$(MAKE) check-layers
	@$(MAKE) headers
	@$(MAKE) abi
	@$(MAKE) manuals
	@$(MAKE) transcripts
	@$(MAKE) examples
	@$(MAKE) packaging
	@$(MAKE) faults QUICK=quick

.PHONY: check-all
check-all: check ## run all tests, also long ones, other compilers, sanitizers, some fuzzing
	@$(deps) all
	@$(MAKE) $(jobs) $(B)/unit-long
	$(B)/unit-long
	tests/cli/run tests/cli/long/*.t
	@$(MAKE) faults
	@$(MAKE) mutants
	@$(MAKE) wasm-check
	@$(MAKE) page-check
	@$(MAKE) python-check
	tests/builds

.PHONY: unit
unit: $(B)/unit ## run the unit tests
	$(B)/unit

.PHONY: sums
sums: $(table_sources) ## compare the generated tables with tables/SUMS
	tests/check-sums

.PHONY: check-layers
check-layers: $(B)/felt $(B)/libfelt.a ## check what includes and calls what, and what the library calls
	tests/check-layers
	tests/check-cycles $(cmd_objects)
	tests/check-cycles $(lib_objects)

.PHONY: headers
headers: $(B)/libfelt.a ## include each public header on its own
	CC='$(CC)' LDFLAGS='$(ALL_LDFLAGS)' tests/headers

# python/felt_build.py links the static library, so that the module needs nothing else.
.PHONY: python
python: library ## build the Python module as a wheel, in build/python
	@$(deps) python
	$(PYTHON) -m build --wheel --no-isolation --outdir $(B)/python python
	rm -rf python/build python/felt.egg-info

.PHONY: python-check
python-check: library ## test the Python module
	@$(deps) python
	@mkdir -p $(B)/python
	cd python && $(PYTHON) setup.py -q egg_info --egg-base $(abspath $(B))/python build --build-base $(abspath $(B))/python --build-lib $(abspath $(B))/python/lib
	PYTHONPATH=$(abspath $(B))/python/lib $(PYTHON) -m pytest -q -p no:cacheprovider python/tests

.PHONY: abi
abi: library ## compare the names and structures of the library with tests/library/abi
	CC='$(CC)' tests/library/run

.PHONY: manuals
manuals: $(B)/felt $(B)/libfelt.a ## lint the manual pages, compare SYNOPSIS and messages, run their examples
	tests/cli/synopsis $(manuals)
	tests/cli/macros $(manuals)
	tests/cli/functions lib/felt.h $(manuals)
	tests/cli/messages $(manuals)
	tests/cli/examples $(manuals)
	CC='$(CC)' PROGRAM_CFLAGS='$(if $(fixed),-no-pie) $(sanitize)' PROGRAM_LIBS='$(library_needs) -lpthread -lm' \
		tests/cli/programs $(manuals)

.PHONY: transcripts
transcripts: $(B)/felt $(B)/pty $(B)/schema ## run the transcripts of tests/cli and the commands of README.md, test completions and JSON schemas
	tests/cli/selftest
	tests/cli/run tests/cli/*.t
	tests/cli/readme README.md
	tests/cli/completion
	tests/cli/schemas

.PHONY: examples
examples: $(B)/felt $(example_programs) ## build and test the programs in examples/
	tests/cli/run tests/examples/*.t

.PHONY: packaging
packaging: $(B)/felt ## test the installation, the tarball, and reports of missing tools
	tests/cli/run tests/packaging/*.t

.PHONY: slow-transcripts
slow-transcripts: $(B)/felt
	tests/cli/run tests/cli/slow/*.t

# They need --wrap of the GNU and LLVM linkers, and memory files and /dev/full of Linux.
.PHONY: mutants
mutants: $(B)/felt $(B)/unit $(B)/pty ## make small changes to the program, each of which a test must notice
	@MAKE='$(MAKE)' tests/mutants/run

.PHONY: faults
faults: $(if $(filter Linux,$(system)),$(B)/felt $(B)/faults) ## fail every allocation, fill disks and truncate files, in every command
	$(if $(filter Linux,$(system)),tests/faults/run $(QUICK),@echo 'faults: on Linux only')

.PHONY: bench
bench: $(B)/bench ## measure the speed
	$(B)/bench

# libFuzzer needs clang. The library is rebuilt with its counters.
#: FUZZ_SECONDS       seconds that `make fuzz` runs each target (30)
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
lint: ## check the format, and run static analysis
	@MAKE="$(MAKE)" .ci/lint $(c_sources) $(c_headers) $(manuals)

.PHONY: words
words: ## find words that the texts avoid, and pages that are too long
	tests/check-words

# Runs clang-tidy on one file with its build flags, for .ci/lint.
tidy/%: % $(B)/manual.h $(if $(loads),$(B)/libraries.h) FORCE
	@clang-tidy --quiet $< -- $(dialect) $(kernel_flags) $(data_flags) 2>/dev/null

.PHONY: format
format: ## format all C files as lint requires
	clang-format -i $(c_sources) $(c_headers)

.PHONY: deps
deps: ## install the tools for FOR="build check" or other purposes
	@$(deps) $(FOR)

# The completions: printed by the program, which generates them from its options.
completions := $(addprefix $(B)/completion/,bash zsh fish)
$(completions): $(B)/completion/%: $(B)/felt
	@mkdir -p $(@D)
	$(call quietly,generate)$< completion $* >$@.part && mv $@.part $@

documents   := README.md CHANGELOG.md $(wildcard man/*.schema.json man/*.chart)
# The files that the examples in the manual pages read, with their directories and licences.
examples    := $(patsubst tests/data/%,%,$(wildcard $(addprefix tests/data/,*.txt *.phhs *.MIT \
	phh/*.phh phh/*.phhs phh/named/* phh/pluribus/* histories/pokerstars/cash.txt)))
# The files of felt-tutorial(7), and programs that use the library.
tutorial    := $(wildcard man/examples/* examples/*.c)

.PHONY: install
install: all library $(completions) ## install everything below $(DESTDIR)$(PREFIX)
	install -d $(DESTDIR)$(bindir) $(DESTDIR)$(docdir) $(DESTDIR)$(bashdir) $(DESTDIR)$(zshdir) $(DESTDIR)$(fishdir)
	install -m 755 $(B)/felt $(DESTDIR)$(bindir)/felt
	install -d $(DESTDIR)$(includedir) $(DESTDIR)$(libdir)/pkgconfig
	install -m 644 lib/felt.h $(DESTDIR)$(includedir)
	install -m 644 $(B)/library/libfelt.a $(addprefix $(B)/library/,$(shared_library)) $(DESTDIR)$(libdir)
	install -m 644 $(B)/library/felt.pc $(DESTDIR)$(libdir)/pkgconfig
	$(if $(shared_library),ln -sf $(shared_library) $(DESTDIR)$(libdir)/libfelt.so)
	install -m 644 $(B)/completion/bash $(DESTDIR)$(bashdir)/felt
	install -m 644 $(B)/completion/zsh $(DESTDIR)$(zshdir)/_felt
	install -m 644 $(B)/completion/fish $(DESTDIR)$(fishdir)/felt.fish
	install -m 644 $(documents) $(DESTDIR)$(docdir)
	if [ -e build/felt.html ]; then \
		install -d $(DESTDIR)$(datadir)/felt && install -m 644 build/felt.html $(DESTDIR)$(datadir)/felt || exit; \
	fi
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
uninstall: ## remove the installed files
	rm -f $(DESTDIR)$(bindir)/felt $(DESTDIR)$(bashdir)/felt $(DESTDIR)$(zshdir)/_felt \
		$(DESTDIR)$(fishdir)/felt.fish $(DESTDIR)$(includedir)/felt.h $(DESTDIR)$(libdir)/pkgconfig/felt.pc \
		$(addprefix $(DESTDIR)$(libdir)/,libfelt.a libfelt.so $(shared_library))
	for page in $(notdir $(manuals)); do rm -f $(DESTDIR)$(mandir)/man$${page##*.}/$$page; done
	rm -f $(addprefix $(DESTDIR)$(docdir)/,$(notdir $(documents)))
	rm -f $(addprefix $(DESTDIR)$(docdir)/examples/,$(examples) $(notdir $(tutorial)))
	rmdir $(addprefix $(DESTDIR)$(docdir)/,$(addprefix examples/,phh/named phh/pluribus phh \
		histories/pokerstars histories) examples) $(DESTDIR)$(docdir) 2>/dev/null || true
	rm -f $(DESTDIR)$(datadir)/felt/felt.html
	rmdir $(DESTDIR)$(datadir)/felt 2>/dev/null || true

# The packages are defined in .packaging/. A tarball is always rebuilt, because it is made from the
# state of git, which has no timestamp.
.PHONY: dist
dist: ## make build/felt-VERSION.tar.gz, which needs no git
	@mkdir -p build
	@.packaging/dist $(VERSION)

.PHONY: deb
deb: ## make a Debian package from the tarball, and check it with lintian
	@$(deps) build dist deb
	@$(MAKE) dist
	@.packaging/deb $(VERSION) '$(MAINTAINER)' $(HOMEPAGE)

.PHONY: formula
formula: dist ## make build/felt.rb, the Homebrew formula for the tarball
	@.packaging/formula $(VERSION) '$(DIST_URL)' $(HOMEPAGE)

# Debian's emcc runs scripts that need packages of node from that directory.
.PHONY: wasm
wasm: ## build the library for WebAssembly, and its npm package in build/npm and build/felt-VERSION.tgz
	@$(deps) build wasm
	@$(if $(wildcard /usr/share/nodejs),NODE_PATH=/usr/share/nodejs) $(MAKE) $(jobs) CC=emcc AR=emar BUILD_CC='$(CC)' \
		VARIANT=wasm CFLAGS='-O3 -msimd128' WITHOUT='$(optional)' build/wasm/felt.wasm
	@.packaging/npm $(VERSION)

# js/page/build.mjs puts the parts of the page together.
.PHONY: page
page: wasm ## build the equity calculator for browsers, build/felt.html, which felt page writes
	node js/page/build.mjs $(VERSION) build/wasm/felt.wasm >build/felt.html.part && mv build/felt.html.part build/felt.html
	@echo build/felt.html

.PHONY: wasm-check
wasm-check: ## run the tests of the npm package, if emscripten and node are installed
	@if command -v emcc >/dev/null && command -v node >/dev/null; then $(MAKE) wasm && node --test js/tests; \
	else echo 'wasm-check: skipped, because there is no emcc or node here'; fi

.PHONY: page-check
page-check: ## test the page in a browser, if emscripten, node and chromium are installed
	@if command -v emcc >/dev/null && command -v node >/dev/null && command -v $(CHROMIUM) >/dev/null; then \
		$(MAKE) page && node --test js/page/tests; \
	else echo 'page-check: skipped, because there is no emcc, node or chromium here'; fi

.PHONY: release-check
release-check: ## check that version, tag and CHANGELOG.md agree
	@.packaging/release-check $(VERSION)

.PHONY: clean
clean: ## remove build/
	rm -rf build

.PHONY: help
help: ## list targets and variables
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile
	@echo; echo 'Variables, as in `make PREFIX=/usr install`:'
	@sed -n 's/^#: /  /p' Makefile
