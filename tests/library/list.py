#!/usr/bin/env python3
"""Lists the interface of a header, for comparison with tests/library/abi: list.py HEADER CC

A line for each function as it is declared, for each type, and for each constant with its value; the
size of each structure and the offset of each field are measured by a program that CC compiles."""
import re
import subprocess
import sys
import tempfile

header, compiler = sys.argv[1:3]
source = open(header, encoding="utf-8").read()
source = re.sub(r"/\*.*?\*/", " ", source, flags=re.S)
preprocessor = [line for line in source.splitlines() if line.startswith("#")]
code = " ".join(line for line in source.splitlines()
                if not re.match(r"\s*#|.*\\$|\s*\(memset", line))
code = re.sub(r"\s+", " ", code)

lines, probes = [], []


def probe(label, value):
    probes.append('printf("%s %%lld\\n", (long long)(%s));' % (label, value))


for body in re.findall(r"enum \{(.*?)\};", code):
    for name in re.findall(r"(FELT_\w+) = ", body):
        probe("constant " + name, name)
for line in preprocessor:
    match = re.match(r"#define (FELT_(?:CHIPS)\w+)\s", line)
    if match:
        probe("constant " + match[1], match[1])
for body, name in re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", code):
    probe("struct %s size" % name, "sizeof(%s)" % name)
    for declaration in body.split(";"):
        pointer = re.search(r"\(\*(\w+)\)", declaration)
        names = [pointer[1]] if pointer else [
            re.search(r"(\w+)(?:\[\w+\])*\s*$", part)[1]
            for part in declaration.split(",") if part.strip()]
        for field in names:
            probe("struct %s.%s" % (name, field), "offsetof(%s, %s)" % (name, field))
for declaration in re.findall(r"typedef [^{};]*;", code):
    lines.append(declaration)
for declaration in re.findall(r"FELT_API ([^;{]*);", code):
    lines.append(re.sub(r" ?\( ?", "(", declaration.strip(), count=1) + ";")
for declaration in re.findall(r"static inline ([^{;]*) \{", code):
    lines.append("inline " + declaration.strip())

program = '#include <stdio.h>\n#include "felt.h"\nint main(void)\n{\n%s\nreturn 0;\n}\n' % "\n".join(probes)
with tempfile.TemporaryDirectory() as folder:
    with open(folder + "/probe.c", "w", encoding="utf-8") as out:
        out.write(program)
    subprocess.run(compiler.split() + ["-I", header.rpartition("/")[0], "-o", folder + "/probe",
                                       folder + "/probe.c"], check=True)
    print(subprocess.run([folder + "/probe"], check=True, stdout=subprocess.PIPE,
                         encoding="utf-8").stdout, end="")
print("\n".join(lines))
