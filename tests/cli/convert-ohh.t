# A hand as Open Hand History: one hand per line, and a blank line between two.
$ felt sim a=call b=random -n 2 --seed 5 | felt convert --to ohh | sed 's/}, {"action_number/},\n  {"action_number/g; s/}\], "/}],\n "/g; s/}, {"id": /},\n {"id": /g'
{"ohh": {"spec_version": "1.4.7", "site_name": "", "network_name": "", "internal_version": "1.4.7", "game_number": "1", "start_date_utc": null, "table_name": "", "game_type": "Holdem", "bet_limit": {"bet_type": "NL", "bet_cap": 0}, "table_size": 2, "currency": "", "dealer_seat": 2, "small_blind_amount": 1, "big_blind_amount": 2, "ante_amount": 0, "hero_player_id": null, "flags": ["Observed"], "players": [{"id": 0, "seat": 1, "name": "a", "starting_stack": 200},
 {"id": 1, "seat": 2, "name": "b", "starting_stack": 200}],
 "rounds": [{"id": 0, "street": "Preflop", "actions": [{"action_number": 0, "player_id": 1, "action": "Post SB", "amount": 1, "is_allin": false},
  {"action_number": 1, "player_id": 0, "action": "Post BB", "amount": 2, "is_allin": false},
  {"action_number": 2, "player_id": 0, "action": "Dealt Cards", "cards": ["Ks", "9d"]},
  {"action_number": 3, "player_id": 1, "action": "Dealt Cards", "cards": ["3h", "7h"]},
  {"action_number": 4, "player_id": 1, "action": "Fold", "amount": 0, "is_allin": false}]}],
 "pots": [{"number": 0, "amount": 2, "rake": 0, "player_wins": [{"player_id": 0, "win_amount": 2}]}]}}
\
{"ohh": {"spec_version": "1.4.7", "site_name": "", "network_name": "", "internal_version": "1.4.7", "game_number": "2", "start_date_utc": null, "table_name": "", "game_type": "Holdem", "bet_limit": {"bet_type": "NL", "bet_cap": 0}, "table_size": 2, "currency": "", "dealer_seat": 2, "small_blind_amount": 1, "big_blind_amount": 2, "ante_amount": 0, "hero_player_id": null, "flags": ["Observed"], "players": [{"id": 0, "seat": 1, "name": "b", "starting_stack": 200},
 {"id": 1, "seat": 2, "name": "a", "starting_stack": 200}],
 "rounds": [{"id": 0, "street": "Preflop", "actions": [{"action_number": 0, "player_id": 1, "action": "Post SB", "amount": 1, "is_allin": false},
  {"action_number": 1, "player_id": 0, "action": "Post BB", "amount": 2, "is_allin": false},
  {"action_number": 2, "player_id": 0, "action": "Dealt Cards", "cards": ["6s", "Kh"]},
  {"action_number": 3, "player_id": 1, "action": "Dealt Cards", "cards": ["2c", "Qh"]},
  {"action_number": 4, "player_id": 1, "action": "Call", "amount": 1, "is_allin": false},
  {"action_number": 5, "player_id": 0, "action": "Check", "amount": 0, "is_allin": false}]},
 {"id": 1, "street": "Flop", "cards": ["Qd", "4s", "7d"], "actions": [{"action_number": 0, "player_id": 0, "action": "Check", "amount": 0, "is_allin": false},
  {"action_number": 1, "player_id": 1, "action": "Check", "amount": 0, "is_allin": false}]},
 {"id": 2, "street": "Turn", "cards": ["Kd"], "actions": [{"action_number": 0, "player_id": 0, "action": "Check", "amount": 0, "is_allin": false},
  {"action_number": 1, "player_id": 1, "action": "Check", "amount": 0, "is_allin": false}]},
 {"id": 3, "street": "River", "cards": ["3c"], "actions": [{"action_number": 0, "player_id": 0, "action": "Check", "amount": 0, "is_allin": false},
  {"action_number": 1, "player_id": 1, "action": "Check", "amount": 0, "is_allin": false}]},
 {"id": 4, "street": "Showdown", "actions": [{"action_number": 0, "player_id": 0, "action": "Shows Cards", "cards": ["6s", "Kh"]},
  {"action_number": 1, "player_id": 1, "action": "Shows Cards", "cards": ["2c", "Qh"]}]}],
 "pots": [{"number": 0, "amount": 4, "rake": 0, "player_wins": [{"player_id": 0, "win_amount": 4}]}]}}

# What the text has, once it is read again, is what the hands had, over all games that the standard has,
# and all games that it does not have are refused. Of the differences only those are listed that are not
# fields which the text needs, such as the rake.
$ cat >back <<'E'
> felt convert -q --to ohh "$1" 2>faults >text.ohh; felt convert -q text.ohh >after.phhs
> felt diff "$1" after.phhs | awk -F '\t' '$6 != "" && !($4 == "seat" && $6 == 0) {n[$4 ($4 == "field" ? " " $5 : "")]++}
> 	END {for (what in n) print what, n[what]}' | sort
> E
$ for game in nt pt ft po no fo fo/8 po/8 no/8 po5 po6 po5/8; do
> 	felt sim -g $game a=random b=call c=allin d=random -n 40 --seed 3 >sim.phhs; sh back sim.phhs
> 	felt convert --report --to ohh sim.phhs | sed -n "s|^total\t\t\(.*\)|\1|p"
> done | sort | uniq -c
     12 40	40	0	0	0
$ for game in ns nr pc pc/8 f7s p7s f7s/8 fr n2l1d p2l1d f2l3d p2l3d fb pb n5d p5d f5d; do
> 	felt sim -g $game a=random b=call -n 1 | felt convert --to ohh 2>&1 | sed -n 's/.*hand 1: //p'
> done | sort | uniq -c
     17 the output format does not support this game

# Straddles, dead and live posts, a cash game with stacks that last, and a tournament with antes and short
# stacks.
$ felt sim --blinds 1/2/4 a=random b=call c=random d=random e=call -n 40 --seed 2 >sim.phhs; sh back sim.phhs
$ felt sim --cash a=random b=allin c=call d=random -n 60 --seed 2 >sim.phhs; sh back sim.phhs
$ felt sim --tournament --levels 10/20,20/40/5 --every 6 --buy-in 200 a=random b=allin c=call d=random --seed 2 -f phh >sim.phhs; sh back sim.phhs
field _place 2
field _prize 2
$ sh back "$DATA/stats.phhs"

# Texts of poker sites: times are in UTC, the game is told in the words of the standard, and what it has no
# place for is counted.
$ for file in "$DATA"/histories/*/*; do felt convert -q "$file" 2>/dev/null | grep -v '^_source' >before.phhs; felt convert -q --skip-bad --to ohh before.phhs 2>/dev/null; done >all.ohh; felt replay --check -k all.ohh 2>/dev/null | sed "s|^[0-9]* ||"
hands OK, 0 errors
$ felt convert -q "$DATA/histories/ohh/hands.ohh" >before.phhs; sh back before.phhs
$ felt convert -q "$DATA/histories/pokernow/newest.csv" >before.phhs 2>/dev/null; felt convert -q --report=lost --to ohh before.phhs 2>/dev/null
ohh	custom_fields	4
ohh	total	4
[1]

# Hands that cannot be written.
$ felt convert --to ohh <"$DATA/histories/acpc/match.log" >written; grep -c . written
felt convert: standard input:8:1: hand 0: the output format needs all stacks, but some are unknown
felt convert: standard input:9:1: hand 1: the output format needs all stacks, but some are unknown
felt convert: 2 of 6 hands are invalid
4
$ felt convert -q "$DATA/histories/pokerstars/cash.txt" | sed 's/^actions = .*/actions = []/' | felt convert --to ohh
felt convert: standard input:1:1: hand 1: the hand is not finished
felt convert: standard input:30:1: hand 2: the hand is not finished
felt convert: 2 of 2 hands are invalid
[1]
$ felt sim -g ft a=call b=call -n 1 | sed 's/^big_bet = .*/big_bet = 5/' | felt convert --to ohh
felt convert: standard input:6:13: hand 1: the output format requires fixed-limit bets of one and two big blinds
felt convert: 1 of 1 hands are invalid
[1]

# A name needs no more than quotes.
$ felt sim a=call b=fold -n 1 | sed "s/^players = .*/players = [\"a\\\\\"\\\\\\\\\\\\tz\", 'zoë']/" | felt convert --to ohh | grep -o '"name": "[^,]*'
"name": "a\"\\\u0009z"
"name": "zoë"
$ felt convert --to ohh -o . "$DATA/histories/ohh/hands.ohh" && ls hands.ohh && felt convert --to ohh hands.ohh | cmp - hands.ohh
felt convert: .: 1 file, 3 hands: 3 written, 0 invalid, 0 duplicates, 0 details lost
hands.ohh

# Dead chips posted in addition to everybody's ante are not an ante, and read back unchanged.
$ printf '%s\n' "variant = 'NT'" "antes = [10, 10, 35, 10]" "blinds_or_straddles = [25, 50, 0, 0]" "min_bet = 50" "starting_stacks = [5000, 5000, 5000, 5000]" "actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 f', 'p4 cbr 200', 'p1 f', 'p2 f']" >dead.phh
$ felt convert --to ohh dead.phh | tee dead.ohh | grep -o '"ante_amount": [0-9]*\|"Post [A-Za-z]*", "amount": [0-9]*'
"ante_amount": 10
"Post Ante", "amount": 10
"Post Ante", "amount": 10
"Post Ante", "amount": 10
"Post Dead", "amount": 25
"Post Ante", "amount": 10
"Post SB", "amount": 25
"Post BB", "amount": 50
$ felt convert --to phh dead.ohh | grep antes
antes = [10, 10, 35, 10]
$ felt convert --to pokerstars dead.phh | grep posts
p1: posts small blind 25
p2: posts big blind 50
p3: posts small blind 25
p1: posts the ante 10
p2: posts the ante 10
p3: posts the ante 10
p4: posts the ante 10
$ felt convert --to pokerstars dead.phh | felt convert --to phh | grep antes
antes = [10, 10, 35, 10]
