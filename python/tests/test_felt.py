"""Expected values are rules of poker, counts of combinatorics and published figures."""
import array
import fractions
import math
import pathlib

import pytest

import felt

DATA = pathlib.Path(__file__).resolve().parents[2] / "tests/data"


def test_version_is_that_of_the_header():
    header = (DATA.parents[1] / "lib/felt.h").read_text(encoding="utf-8")
    assert '#define FELT_VERSION' in header and '"%s"' % felt.version() in header


def test_cards_are_read_and_printed():
    assert felt.cards("2c As") == bytes([0, 51])
    assert felt.cards("[Ah Kd] 10♠") == bytes([50, 45, 35])
    assert felt.card_text("AhTd", felt.Notation.SYMBOLS, " ") == "A♥ T♦"
    assert felt.card_list(felt.card_set("2cAsKd")) == felt.cards("AsKd2c")


def test_an_error_has_its_location():
    with pytest.raises(felt.Error, match="rank") as caught:
        felt.cards("AsXs")
    assert (caught.value.status, caught.value.offset, caught.value.length) == ("bad-text", 2, 1)
    with pytest.raises(felt.Error):
        felt.Game("tiddlywinks")


def test_all_hands_of_five_cards_have_the_published_frequencies():
    numpy = pytest.importorskip("numpy")
    from itertools import combinations
    hands = numpy.fromiter((card for hand in combinations(range(52), 5) for card in hand),
                           dtype=numpy.uint8, count=5 * math.comb(52, 5)).reshape(-1, 5)
    scores = felt.scores(hands, 5)
    holdem = felt.Game("holdem")
    counts = {}
    for score, count in zip(*numpy.unique(scores, return_counts=True)):
        category = holdem.category(int(score))
        counts[category] = counts.get(category, 0) + int(count)
    assert sorted(counts.values()) == [40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
    assert len(set(scores.tolist())) == 7462


def test_scores_are_written_without_a_copy():
    hands = bytearray(felt.cards("AsKsQsJsTs2h3d") + felt.cards("2c3c4c5c7d8hTh"))
    out = array.array("H", [0, 0])
    assert felt.scores(hands, out=out) is out
    assert [felt.standing(score) for score in out] == [1, felt.standing(felt.score7(hands[7:]))]
    with pytest.raises(ValueError, match="too few"):
        felt.scores(hands, out=array.array("H", [0]))
    with pytest.raises(ValueError, match="not a card"):
        felt.scores(bytes([0, 1, 2, 3, 4, 5, 52]))


def test_names_and_best_cards():
    omaha8 = felt.Game("omaha8")
    assert omaha8.own == 4 and omaha8.split
    board = "5h6h7d8c9c"
    assert omaha8.name_of(omaha8.evaluate("As2s3dKh", board, low=True), low=True)
    assert sorted(omaha8.best("As2s3dKh", board, low=True)) == sorted(felt.cards("As2s5h6h7d"))


def test_showdown():
    hands = felt.Showdown("AhKh v AdKd v QsQd @ 2c7s9hAcKs")
    assert [hands.place(hand) for hand in range(3)] == [1, 1, 3]
    assert [hands.share(hand) for hand in range(3)] == [fractions.Fraction(1, 2)] * 2 + [0]
    assert hands.why(2)


def test_ranges():
    pairs = felt.Range("22+")
    assert len(pairs) == 13 * 6 and pairs.weight("AsAh") == 1 and pairs.weight("AsKh") == 0
    assert str(felt.Range("AA,KK,QQ")) == "QQ+"
    assert len(pairs | felt.Range("AKs")) == 82
    assert str(pairs & felt.Range("TT+")) == "TT+"
    assert str(pairs - felt.Range("33+")) == "22"
    assert felt.Range("AKs:0.5").combos == 2
    weights = felt.Range("AA").weights()
    other = felt.Range("KK")
    other.set_weights(weights)
    assert other == felt.Range("AA")
    pairs.remove("As")
    assert len(pairs) == 12 * 6 + 3
    assert felt.Range("77").makes("7h2c9d")["set"] == 3
    svg = felt.Range("AA")._repr_svg_()
    assert svg.count("<rect") == 169 and ">AKs<" in svg


def test_equities():
    assert felt.equities("AhKh v QsQd @ 2h7h9c") == pytest.approx([536 / 990, 454 / 990])
    assert sum(felt.equities("AA v KK")) == pytest.approx(1)
    assert felt.equities("AA v KK")[0] == pytest.approx(0.8195, abs=5e-5)
    matchup = felt.Equity("AhKh v QsQd @ 2h7h9c")
    assert matchup.run()[0].wins == 536 and matchup.exact and matchup.deals == 990
    assert matchup.again("AA v KK").run()[0].equity == pytest.approx(felt.equities("AA v KK")[0])
    assert felt.matrix()[0] == pytest.approx(0.5)


def test_a_sample_has_an_error_and_can_be_ended():
    matchup = felt.Equity("random v random v random")
    answer = matchup.run(mode=2, standard_error=0.01)[0]
    assert not matchup.exact and 0 < answer.error <= 0.01
    assert answer.ci_low < answer.equity < answer.ci_high
    calls = []
    felt.Equity("random v random v random v 15%").run(
        mode=2, standard_error=1e-6, progress=lambda done, total: calls.append(done) or True)
    assert calls


def test_pots():
    result = felt.pots([300, 300, 100, 50], folded=[3])
    assert [pot.amount for pot in result.pots] == [350, 400]
    assert [pot.contenders for pot in result.pots] == [[0, 1, 2], [0, 1]]
    assert felt.pots([100, 250]).returned == felt.Payment(1, 150)
    assert felt.pay(result.pots[0], 4, [10, 10, 0, 0]) == [175, 175, 0, 0]
    settled = felt.settle("al:3:AhKh bo:3:QsQd cy:1 @ 2h7h9hTc3d", rake=0.05, rake_cap="0.2")
    assert (settled.names, settled.gets) == (["al", "bo", "cy"], [39, 0, 0])
    assert (settled.rakes, settled.paid, settled.places) == ([1, 1], [False, True], 1)
    with pytest.raises(felt.Error, match="rake|amount"):
        felt.settle("al:3 bo:3", rake=0.05, rake_cap="x")
    assert felt.icm([5000, 3000, 2000], [50, 30, 20]) == pytest.approx(
        [38.3929, 32.75, 28.8571], abs=5e-5)


def test_a_hand_by_the_rules():
    table = felt.Table("NT", [200, 200], blinds=[1, 2], min_bet=2)
    table.do("d dh p1 AhKh").do("d dh p2 QsQd")
    assert (table.due.act, table.due.seat, table.due.call) == (felt.Act.CALL, 1, 1)
    with pytest.raises(felt.Error, match="4"):
        table.copy().do("p2 cbr 3")
    table.act(felt.Act.RAISE, 1, 200).act(felt.Act.CALL, 0)
    table.do("d db 2h7h9h").do("d db Tc").do("d db 3d")
    while table.due.act == felt.Act.SHOW:
        table.act(felt.Act.SHOW, table.due.seat)
    assert table.due.act == felt.Act.OVER
    assert [table.net(seat) for seat in range(2)] == [200, -200]


def test_hand_histories_and_statistics():
    stats, count = felt.Stats(), 0
    with open(DATA / "histories/pokerstars/cash.txt", "rb") as file:
        for hand in felt.hands(file):
            count += 1
            assert hand.format == "pokerstars"
            players = hand.players
            assert len(players) >= 2 and all(player.stack > 0 for player in players)
            assert next(felt.hands(hand.write("phh").encode())).variant == hand.variant
            stats.add(hand)
    assert count > 1
    name = stats.players[0]
    made, opportunities = stats.counts(name, "vpip")
    assert 0 <= made <= opportunities <= stats.hands(name) <= count
    with pytest.raises(ValueError, match="next hand"):
        hand.players
