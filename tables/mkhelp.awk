# Writes manual pages as the parts of plain text that `felt help` prints: C, for
# cmd/help/help_pages.c. usage: awk -f tables/roff.awk -f tables/mkhelp.awk man/felt-NAME.7...
#
# A part begins at each section, subsection and term of a tagged list. A comment `.\" words: a, b c`
# after its heading has other words for which `felt help` finds it. The program knows only the
# mdoc(7) macros that the pages use.
BEGIN {
	COLUMNS = 78
	split("Fl Ar Cm Li Pa Sy Em Ev Va Nm Ql Dq Sq Qq Pq Op Xr Ns No Sx Ta Ic", list, " ")
	for (i in list) macro[list[i]] = 1
	open["Ql"] = open["Sq"] = "'"; shut["Ql"] = shut["Sq"] = "'"
	open["Dq"] = open["Qq"] = shut["Dq"] = shut["Qq"] = "\""
	open["Pq"] = "("; shut["Pq"] = ")"
	open["Op"] = "["; shut["Op"] = "]"
	print "/* Written by tables/mkhelp.awk. */"
	print "#pragma GCC diagnostic ignored \"-Woverlength-strings\""
}

function columns_of(text) {
	gsub(/[\200-\277]/, "", text)
	return length(text)
}

function spaces(count) { return sprintf("%" (count > 0 ? count : 0) "s", "") }

# Splits a line of macros into word[1..words]; quotes keep blanks.
function split_words(line,   at, quoted, c, word_now, some) {
	words = 0
	word_now = ""; some = quoted = 0
	for (at = 1; at <= length(line); at++) {
		c = substr(line, at, 1)
		if (c == "\"") { quoted = !quoted; some = 1 }
		else if (c == " " && !quoted) {
			if (some) word[++words] = word_now
			word_now = ""; some = 0
		} else { word_now = word_now c; some = 1 }
	}
	if (some) word[++words] = word_now
}

# The text of word[from..words]; Ta becomes a tab.
function inline(from,   i, out, glue, flag, stack, w, closed, used) {
	out = ""; glue = 1; flag = 0; stack = ""
	for (i = from; i <= words; i++) {
		w = word[i]
		if (w in macro) {
			used = 0
			if (flag && !used_flag) { out = out (glue ? "" : " ") "-"; glue = 0 }
			flag = w == "Fl"; used_flag = 0
			if (w == "Ns") { glue = 1; continue }
			if (w == "Ta") { out = out "\t"; glue = 1; continue }
			if (w == "Nm" && (i == words || word[i + 1] in macro)) {
				out = out (glue ? "" : " ") name; glue = 0
			}
			if (w == "Xr") {
				out = out (glue ? "" : " ") plain(word[i + 1]) "(" word[i + 2] ")"
				i += 2; glue = 0
			}
			if (w in open) {
				out = out (glue ? "" : " ") open[w]
				stack = shut[w] stack
				glue = 1
			}
			continue
		}
		if (w ~ /^[.,;:?!)]+$/ && i > 1) {
			if (flag && !used_flag) { out = out (glue ? "" : " ") "-"; used_flag = 1 }
			# punctuation at the end follows the closing quote
			closed = 1
			for (used = i; used <= words; used++) if (word[used] !~ /^[.,;:?!)]+$/) closed = 0
			if (closed) { out = out stack; stack = "" }
			out = out w
			glue = 0
			continue
		}
		w = plain(w)
		out = out (glue ? "" : " ") (flag ? "-" : "") w
		used_flag = 1
		glue = w == "(" || w == "["
	}
	if (flag && !used_flag) out = out (glue ? "" : " ") "-"
	return out stack
}

function emit(line) {
	text[part] = text[part] line "\n"
	empty = line == ""
}

function space() { if (text[part] != "" && !empty) emit("") }

# Fills the collected words into lines.
function flush(   n, w, i, line, indent, first) {
	if (filled == "") return
	n = split(filled, w, /[ \n]+/)
	indent = spaces(margin)
	first = lead != "" ? lead : indent
	line = first; lead = ""
	for (i = 1; i <= n; i++) {
		if (w[i] == "") continue
		if (line != first && line != indent && columns_of(line) + 1 + columns_of(w[i]) > COLUMNS) {
			emit(line)
			line = indent w[i]
		} else if (line == indent || line == first)
			line = line w[i]
		else
			line = line " " w[i]
	}
	emit(line)
	filled = ""
}

function begin_part(heading) {
	flush()
	title[++part] = heading
	text[part] = others[part] = ""
	margin = 3
	empty = 1
}

# Writes a row of a column list.
function end_row(   n, cell, i, line) {
	if (row == "") return
	n = split(row, cell, "\t")
	line = spaces(margin)
	for (i = 1; i <= n; i++) {
		gsub(/^ +| +$/, "", cell[i])
		line = line cell[i] (i < n ? spaces(width[i] + 2 - columns_of(cell[i])) : "")
	}
	sub(/ +$/, "", line)
	row = ""
	filled = ""
	emit(line)
}

function add(more) {
	if (list_kind == "column" && row != "") row = row " " more
	else filled = filled (filled == "" ? "" : " ") more
}

function escaped(string) {
	sub(/ +$/, "", string)
	string = replace(replace(string, "\\", "\\\\"), "\"", "\\\"")
	return replace(replace(string, "\t", "\\t"), "??", "?\\?")
}

function end_page(   i, n, line, j) {
	if (!part) return
	end_row(); flush()
	id = name
	sub(/^felt-/, "", id)
	printf "static const struct help_part %s_parts[] = {\n", id
	for (i = 1; i <= part; i++) {
		printf "\t{\"%s\",\n\t\t\"%s\",\n", escaped(title[i]), escaped(others[i])
		n = split(text[i], line, "\n")
		for (j = 1; j < n; j++) print "\t\t\"" escaped(line[j]) "\\n\""
		print (n < 2 ? "\t\t\"\"" : "") "},"
	}
	print "};"
	pages = pages sprintf("\t{%s, %s, %s_parts, %d},\n", "\"" id "\"", "\"" escaped(purpose) "\"", id, part)
	page_count++
}

FNR == 1 { end_page(); part = 0; literal = 0; list_kind = ""; depth = 0; filled = ""; skip = 0 }

/^\.\\" words: / {
	sub(/^[^:]*: /, "")
	others[part] = others[part] (others[part] == "" ? "" : ", ") $0
	next
}
/^\.\\"/ { next }
/^\.(Dd|Dt|Os)/ { next }
/^\.Ed/ { literal = 0; space(); next }
literal { emit(spaces(margin + 2) plain($0)); next }
/^\.Bd/ { flush(); space(); literal = 1; next }
/^\.Sh/ {
	split_words(substr($0, 5))
	heading = inline(1)
	skip = heading == "NAME"
	if (!skip) { begin_part(heading); emit(heading) }
	list_kind = ""
	next
}
/^\.Nd/ { purpose = substr($0, 5); next }
skip && /^\.Nm/ { name = $2; next }
skip { next }
/^\.Ss/ {
	split_words(substr($0, 5))
	heading = inline(1)
	begin_part(heading)
	emit(" " heading)
	next
}
/^\.Pp/ { flush(); space(); next }
/^\.Bl/ {
	flush(); space()
	list_kind = $2; sub(/^-/, "", list_kind)
	compact = / -compact/
	if (list_kind == "column") {
		split_words(substr($0, 5))
		for (i = 2; i <= words; i++) width[i - 1] = columns_of(plain(word[i]))
	}
	next
}
/^\.El/ { end_row(); flush(); list_kind = ""; margin = 3; space(); next }
/^\.It/ {
	split_words(substr($0, 5))
	if (list_kind == "tag") {
		heading = inline(1)
		gsub(/ ,/, ",", heading)
		begin_part(heading)
		margin = 1
		filled = heading
		flush()
		margin = 7
	} else if (list_kind == "column") {
		end_row()
		row = inline(1)
	} else {
		flush()
		if (!compact) space()
		margin = 5
		lead = "   - "
		if (words) add(inline(1))
	}
	next
}
/^\.Ta/ { split_words(substr($0, 5)); row = row "\t" inline(1); next }
/^\./ {
	split_words(substr($0, 2))
	if (!(word[1] in macro)) {
		print FILENAME ":" FNR ": this macro is not known: " $0 >"/dev/stderr"
		failed = 1
		exit 1
	}
	add(inline(1))
	next
}
{ add(plain($0)) }
END {
	if (failed) exit 1
	end_page()
	printf "static const struct help_page pages[] = {\n%s};\n", pages
	printf "enum { PAGES = %d };\n", page_count
}
