# The rows of the statistics after the flop, the type of the pot and the position, found again by a slow oracle from the lists of
# actions and the definitions of felt-stats(1) alone, for hands of real tables, of sites' texts, and of bots.
$ cat >oracle.py <<'END'
> import collections, re, subprocess, sys
> def rows(kind, fields):
>     out = subprocess.run(["felt", "convert", "-kq", "--skip-bad", "--to", "tsv", "--rows", kind,
>         "--fields", fields] + sys.argv[1:], capture_output=True, text=True).stdout
>     lines = out.split("\n")
>     return [dict(zip(lines[0].split("\t"), line.split("\t"))) for line in lines[1:] if line]
> RAISES = ("bet", "raise", "complete")
> STREETS = ("preflop", "flop", "turn", "river")
> NEW = [name + "_" + street for name in ("fold_to_cbet", "check_raise", "donk", "float") for street in STREETS[1:]]
> NEW += ["probe_turn", "probe_river", "delayed_cbet"]
> # A raise that nobody could call stands among the actions as a call.
> hands, phh = collections.defaultdict(list), subprocess.run(["felt", "convert", "-kq", "--skip-bad"] +
>     sys.argv[1:], capture_output=True, text=True).stdout
> raised = [int((re.search(r"^_raise = (\d+)", text, re.M) or [0, 0])[1])
>     for text in re.split(r"^variant = ", phh, flags=re.M)[1:]]
> for row in rows("actions", "hand,action,street,p,act,all_in"):
>     if int(row["action"]) == raised[int(row["hand"]) - 1]:
>         row["act"] = "raise"
>     hands[row["hand"]].append(row)
> def oracle(actions):
>     found = {}
>     bets = [a for a in actions if a["act"] in ("fold", "check", "call") + RAISES]
>     on = lambda street: [a for a in bets if a["street"] == street]
>     last = lambda street: ([a["p"] for a in on(street) if a["act"] in RAISES] or [None])[-1]
>     def cbettor(street):  # who made the continuation bet there
>         first = [a for a in on(street) if a["act"] in RAISES][:1]
>         who = leader(street)
>         if first and first[0]["p"] == who and [a for a in on(street) if a["p"] == who][0] is first[0]:
>             return who
>     def leader(street):  # who may make it
>         before = STREETS[STREETS.index(street) - 1]
>         if street == "flop":
>             return last("preflop")
>         return cbettor(before) if cbettor(before) == last(before) else None
>     def note(p, name, taken):
>         found.setdefault((p, name), int(taken))
>     for street in STREETS[1:]:
>         before = STREETS[STREETS.index(street) - 1]
>         passer = leader(before) if before != "preflop" and not last(before) else None
>         if passer and [a["act"] for a in on(before) if a["p"] == passer] != ["check"]:
>             passer = None
>         for i, a in enumerate(on(street)):
>             past, p, raises = on(street)[:i], a["p"], a["act"] in RAISES
>             whole = bets[:bets.index(a)]
>             own = [b for b in past if b["p"] == p]
>             facing = [b for b in past if b["act"] in RAISES]
>             gone = {b["p"] for b in whole if b["act"] == "fold" or b["all_in"] == "true"}
>             to_act = lambda who: who and who != p and who not in gone and not [b for b in past if b["p"] == who]
>             if facing and own and [b["act"] for b in own] == ["check"]:
>                 note(p, "check_raise_" + street, raises)
>             if len(facing) == 1 and cbettor(street) == facing[0]["p"] != p:
>                 note(p, "fold_to_cbet_" + street, a["act"] == "fold")
>             if own or facing:
>                 continue
>             if to_act(last(before)):
>                 note(p, "donk_" + street, raises)
>             if leader(street) not in (None, p) and [b["act"] for b in past if b["p"] == leader(street)] == ["check"]:
>                 note(p, "float_" + street, raises)
>             if to_act(passer):
>                 note(p, "probe_" + street, raises)
>             if passer == p and street == "turn":
>                 note(p, "delayed_cbet", raises)
>     return found, [a["act"] for a in on("preflop")]
> wrong = compared = types = 0
> opportunities = collections.Counter()
> for row in rows("players", "hand,p,pot_type,saw_flop,in_position," + ",".join(NEW)):
>     actions = hands[row["hand"]]
>     found, before = oracle(actions)
>     for name in NEW:
>         expected = found.get((row["p"], name), "")
>         compared += 1
>         opportunities[name] += expected != ""
>         if str(expected) != row[name]:
>             wrong += 1
>             print("hand", row["hand"], "p" + row["p"], name, row[name], "by the oracle", expected)
>     if not [a for a in actions if a["street"] == "preflop"]:
>         continue
>     flop = [i for i, a in enumerate(actions) if a["act"] == "board" and a["street"] == "flop"]
>     raises = len([act for act in before if act in RAISES])
>     kind = ["limped", "single-raised", "3-bet", "4-bet+"][min(raises, 3)]
>     if not flop and not [act for act in before if act != "fold"]:
>         kind = "walk"
>     types += 1
>     if kind != row["pot_type"]:
>         wrong += 1
>         print("hand", row["hand"], "pot_type", row["pot_type"], "by the oracle", kind)
>     if flop and row["saw_flop"] == "true":
>         later = {a["p"] for a in actions[:flop[0]] if a["act"] == "fold"}
>         seats = [int(a["p"]) for a in actions if a["act"] == "hole" and a["p"] not in later]
>         if (max(seats) == int(row["p"])) != (row["in_position"] == "true"):
>             wrong += 1
>             print("hand", row["hand"], "p" + row["p"], "in_position", row["in_position"])
> print(wrong, "differences in", compared, "cells and", types, "pots; of each row at least",
>     min(opportunities[name] for name in NEW), "opportunities")
> END
$ python3 oracle.py "$DATA/stats.phhs"
0 differences in 990 cells and 66 pots; of each row at least 0 opportunities
$ ls "$DATA"/phh/sites/*.phhs "$DATA"/phh/pluribus/*.phh* "$DATA"/histories/*/*.txt >files; python3 oracle.py $(cat files)
0 differences in 10740 cells and 645 pots; of each row at least 1 opportunities
$ felt sim -n 500 -f phh a=random b=random c=potodds >bots.phhs; felt sim -n 500 -g po -f phh a=random b=call >>bots.phhs; python3 oracle.py bots.phhs
0 differences in 37500 cells and 2500 pots; of each row at least 0 opportunities
