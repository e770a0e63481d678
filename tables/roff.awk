# The text of a line of a manual page, for tables/mkhelp.awk and tests/cli/examples.

# awks differ in how they read backslashes in what gsub() puts in.
function replace(string, old, new,   out, at) {
	out = ""
	while ((at = index(string, old)) > 0) {
		out = out substr(string, 1, at - 1) new
		string = substr(string, at + length(old))
	}
	return out string
}

function plain(text) { # replaces roff escapes with their characters
	gsub(/\\&|\\c$/, "", text)
	gsub(/\\-/, "-", text)
	gsub(/\\t/, "\t", text)
	gsub(/\\ /, " ", text)
	gsub(/\\f[BIRP]/, "", text)
	gsub(/\\\(aq|\\\[aq\]/, "\047", text)
	gsub(/\\\(dq|\\\[dq\]/, "\"", text)
	gsub(/\\\(ga|\\\[ga\]/, "`", text)
	gsub(/\\\(ha|\\\[ha\]/, "^", text)
	gsub(/\\\(ti|\\\[ti\]/, "~", text)
	gsub(/\\\(at|\\\[at\]/, "@", text)
	gsub(/\\\(CL|\\\[CL\]|\\\[u2663\]/, "\342\231\243", text)
	gsub(/\\\(DI|\\\[DI\]|\\\[u2666\]/, "\342\231\246", text)
	gsub(/\\\(HE|\\\[HE\]|\\\[u2665\]/, "\342\231\245", text)
	gsub(/\\\(SP|\\\[SP\]|\\\[u2660\]/, "\342\231\240", text)
	gsub(/\\\(mu|\\\[mu\]/, "\303\227", text)
	gsub(/\\\(en|\\\[en\]/, "\342\200\223", text)
	gsub(/\\\(mi|\\\[mi\]/, "\342\210\222", text)
	gsub(/\\\(if|\\\[if\]/, "\342\210\236", text)
	return replace(replace(text, "\\(rs", "\\"), "\\e", "\\")
}
