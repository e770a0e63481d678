"""Makes felt._felt, the functions of felt.h for Python, by cffi.

In felt's source tree the module links the static library that `make library` built, so that a wheel
needs nothing else. Elsewhere it links the installed library, which pkg-config finds."""
import os
import pathlib
import re
import subprocess

import cffi

TREE = pathlib.Path(__file__).resolve().parent.parent
LIBRARY = pathlib.Path(os.environ.get("FELT_BUILD", TREE / "build")) / "library"


def pkg_config(*arguments):
    return subprocess.run(["pkg-config", *arguments, "felt"], check=True, encoding="utf-8",
                          stdout=subprocess.PIPE).stdout.split()


def in_tree():
    return (TREE / "lib/felt.h").exists() and (LIBRARY / "libfelt.a").exists()


def header():
    folder = TREE / "lib" if in_tree() else pathlib.Path(
        *pkg_config("--variable=includedir"))
    return (folder / "felt.h").read_text(encoding="utf-8")


def version():
    return re.search(r'#define FELT_VERSION +"(.*)"', header())[1]


def declarations():
    """The part of the header that cffi reads."""
    text = header()
    text = text[text.index("/* FELT_CDEF_BEGIN */"):text.index("/* FELT_CDEF_END */")]
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    text = re.sub(r"#define (FELT_\w+) .*", r"#define \1 ...", text)
    text = text.replace("struct felt_equity *equity, double done", "felt_equity *equity, double done")
    return text.replace("FELT_API ", "").replace("FELT_PURE ", "")


def options():
    if not in_tree():
        return {"libraries": ["felt"], "extra_compile_args": pkg_config("--cflags"),
                "extra_link_args": pkg_config("--libs")}
    needs = re.search(r"^Requires.private: *(\w*)", (LIBRARY / "felt.pc").read_text(), re.M)[1]
    return {"include_dirs": [str(TREE / "lib")], "extra_objects": [str(LIBRARY / "libfelt.a")],
            "libraries": [needs] if needs else []}


builder = cffi.FFI()
builder.cdef(declarations() + """
extern "Python" int32_t felt_python_progress(void *, const felt_equity *, double, double);
""")
builder.set_source("felt._felt", "#include <felt.h>", **options())

if __name__ == "__main__":
    builder.compile(verbose=True)
