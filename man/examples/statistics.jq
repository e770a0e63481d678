# jq -rsf statistics.jq: statistics that felt stats -f json has written, as a table of players.
# "2/3" is made twice out of three opportunities, "-" no opportunity.
def wide(n): . + " " * (n - length);
("statistic" | wide(20)) + ([.[].player | wide(5)] | join("")),
(. as $players | .[0] | to_entries[] | select(.value | type == "object" and has("opportunities")) | .key as $key |
	($key | wide(20)) + ([$players[][$key] |
		if .opportunities > 0 then "\(.made)/\(.opportunities)" else "-" end | wide(5)] | join("")))
| sub(" +$"; "")
