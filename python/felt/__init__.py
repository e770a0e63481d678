"""Poker: hands, showdowns, ranges, equities, pots, rules, hand histories and statistics.

    >>> import felt
    >>> felt.equities("AhKh v QsQd @ 2h7h9c")
    [0.541414..., 0.458585...]
    >>> felt.standing(felt.score7(felt.cards("As Ks Qs Js Ts 2h 3d")))
    1

This module is felt.h, the C library, in the form of Python. Cards are bytes, one for each card: rank
times four plus suit, 2c 0 to As 51. Functions that take many hands accept NumPy arrays and other
buffers of bytes without copying them. An invalid argument raises felt.Error.
"""
from __future__ import annotations

import enum
import fractions
import itertools
import typing

from ._felt import ffi, lib
from ._values import (Action, Answer, Due, HandPlayer, Payment, Pot, Pots, Settlement)
from ._values import grid_svg as _grid_svg

__all__ = ["Act", "Action", "Answer", "Due", "Equity", "Error", "Game", "Hand", "HandPlayer",
           "Notation", "Payment", "Pot", "Pots", "Range", "Reader", "Settlement", "Showdown",
           "Stats", "Table",
           "card_list", "card_set", "card_text", "cards", "classes", "equities", "games", "hands",
           "icm", "instructions", "makes", "matrix", "pay", "pots", "rates", "score7", "scores",
           "settle", "standing", "variants", "version", "UNKNOWN"]

Cards = typing.Union[bytes, bytearray, str]
UNKNOWN = lib.FELT_NO_CARD  #: a card that nobody knows
NO_LIMIT_STACK = lib.FELT_CHIPS_UNKNOWN  #: the stack of a player who is never all-in


class Error(ValueError):
    """An error in the input. `status` is its kind, such as "bad-text"; `offset` and `length` locate
    the invalid part of the text, in bytes."""

    def __init__(self, status: str, message: str, offset: int = 0, length: int = 0):
        super().__init__(message)
        self.status, self.offset, self.length = status, offset, length


class Notation(enum.IntEnum):
    """How cards are printed: Ah, A♥ or AC."""
    ASCII = lib.FELT_ASCII
    SYMBOLS = lib.FELT_SYMBOLS
    SPANISH = lib.FELT_SPANISH


class Act(enum.IntEnum):
    """What a player or the dealer does."""
    OVER = lib.FELT_OVER
    DEAL = lib.FELT_DEAL
    BOARD = lib.FELT_BOARD
    FOLD = lib.FELT_FOLD
    CALL = lib.FELT_CALL
    RAISE = lib.FELT_RAISE
    BRING_IN = lib.FELT_BRING_IN
    DRAW = lib.FELT_DRAW
    SHOW = lib.FELT_SHOW
    MUCK = lib.FELT_MUCK


# -- helpers -------------------------------------------------------------------------------


def _text(pointer) -> str:
    return "" if pointer == ffi.NULL else ffi.string(pointer).decode()


def _check(status: int, error=None) -> None:
    """Raises an exception unless a function succeeded."""
    if status == lib.FELT_OK:
        return
    if status == lib.FELT_NO_MEMORY:
        raise MemoryError
    key = _text(lib.felt_status_key(status))
    if error is None or error.status == lib.FELT_OK:
        raise Error(key, key.replace("-", " "))
    raise Error(key, ffi.string(error.message).decode(errors="replace"), error.offset, error.length)


def _made(pointer, free, error=None):
    """The object that a function made, or an exception."""
    if pointer == ffi.NULL:
        _check(error.status if error is not None and error.status else lib.FELT_NO_MEMORY, error)
    return ffi.gc(pointer, free)


def _printed(function, *arguments) -> str:
    """The text of a function that works like snprintf."""
    room = ffi.new("char[]", 256)
    length = function(*arguments, room, 256)
    if length >= 256:
        room = ffi.new("char[]", length + 1)
        function(*arguments, room, length + 1)
    return ffi.string(room).decode()


def _owned_text(pointer, error=None) -> str:
    """Text that the library allocated."""
    if pointer == ffi.NULL:
        _check(error.status if error is not None and error.status else lib.FELT_NO_MEMORY, error)
    try:
        return ffi.string(pointer).decode()
    finally:
        lib.felt_free(pointer)


def _game(game: Game | str):
    return (game if isinstance(game, Game) else Game(game))._game


def _bytes(given: Cards) -> bytes:
    return cards(given) if isinstance(given, str) else bytes(given)


# -- the library ---------------------------------------------------------------------------


def version() -> str:
    """The version of the library."""
    return _text(lib.felt_version())


def instructions() -> str:
    """The instruction set in use: scalar, avx2 or avx512."""
    return _text(lib.felt_instructions())


# -- cards ---------------------------------------------------------------------------------


def cards(text: str) -> bytes:
    """Reads cards as people write them: "AhKd", "[Ah Kd] 10♠", "2c,7d,9h"."""
    out, error = ffi.new("felt_card[52]"), ffi.new("felt_error *")
    count = lib.felt_cards_parse(text.encode(), out, 52, error)
    if count < 0:
        _check(error.status, error)
    return bytes(ffi.buffer(out, count))


def card_text(given: Cards, notation: Notation = Notation.ASCII, between: str = "") -> str:
    """Prints cards."""
    given = _bytes(given)
    return _printed(lib.felt_cards_print, given, len(given), notation, between.encode())


def card_set(given: Cards) -> int:
    """The set of cards as a mask of 64 bits."""
    given = _bytes(given)
    return lib.felt_cards_set(given, len(given))


def card_list(of: int) -> bytes:
    """The cards of a set, from the highest down."""
    out = ffi.new("felt_card[52]")
    return bytes(ffi.buffer(out, lib.felt_cards_list(of, out)))


# -- games and scores ----------------------------------------------------------------------


class Game:
    """A game by its key, such as "holdem" or "omaha8"."""

    def __init__(self, key: str = "holdem"):
        self._game = lib.felt_game_find(key.encode())
        if self._game == ffi.NULL:
            raise Error("bad-text", "no such game: " + key)

    def __repr__(self) -> str:
        return "felt.Game(%r)" % self.key

    @property
    def key(self) -> str:
        return _text(lib.felt_game_key(self._game))

    @property
    def name(self) -> str:
        return _text(lib.felt_game_name(self._game))

    @property
    def about(self) -> str:
        """The rules in a sentence or two."""
        return _text(lib.felt_game_about(self._game))

    @property
    def own(self) -> int:
        """The cards of a player in the end."""
        return lib.felt_game_own(self._game)

    @property
    def board(self) -> int:
        """The cards of a complete board."""
        return lib.felt_game_board(self._game)

    @property
    def split(self) -> bool:
        """True if the pot has a low half."""
        return bool(lib.felt_game_split(self._game))

    @property
    def deck(self) -> bytes:
        return card_list(lib.felt_game_deck(self._game))

    def evaluate(self, own: Cards, board: Cards = b"", low: bool = False) -> int:
        """The score of the best hand; higher is better, 0 is no hand."""
        own, board = _bytes(own), _bytes(board)
        return lib.felt_evaluate(self._game, low, own + board, len(own), len(board))

    def evaluate_batch(self, hands, own: int, board: int = 0, shared: Cards | None = None,
                       low: bool = False, out=None):
        """Scores many hands of own + board cards each, or of `own` cards that share one board.

        `hands` is a contiguous buffer of bytes, such as a NumPy array of uint8. The scores are
        written to `out`, a buffer of 16-bit integers, or to a new array of the same kind. Cards may
        not be repeated in a hand."""
        source = ffi.from_buffer("felt_card[]", hands)
        common = None if shared is None else _bytes(shared)
        count = len(source) // (own + (board if common is None else 0))
        if len(source) and _greatest(hands) > 51:
            raise ValueError("not a card: a byte above 51")
        if out is None:
            out = _shorts(hands, count)
        scores_out = ffi.from_buffer("felt_score[]", out, require_writable=True)
        if len(scores_out) < count:
            raise ValueError("out has too few elements")
        _check(lib.felt_evaluate_batch(self._game, low, source, own,
                                       ffi.NULL if common is None else common,
                                       board if common is None else len(common), count,
                                       scores_out))
        return out

    def standing(self, score: int, low: bool = False) -> int:
        """The standing of a score, 1 for the best hand."""
        return lib.felt_game_standing(self._game, low, score)

    def name_of(self, score: int, low: bool = False) -> str:
        """The name of a score: "full house, sevens over deuces"."""
        return _printed(lib.felt_score_name, self._game, low, score)

    def category(self, score: int, low: bool = False) -> str:
        """The key of a score's category: "full-house"."""
        return _text(lib.felt_category_key(self._game, low,
                                           lib.felt_category(self._game, low, score)))

    def best(self, own: Cards, board: Cards = b"", low: bool = False) -> bytes:
        """The cards that play, the most important first."""
        own, board = _bytes(own), _bytes(board)
        out = ffi.new("felt_card[5]")
        return bytes(ffi.buffer(out, lib.felt_best(self._game, low, own + board, len(own),
                                                   len(board), out)))


def games() -> list[Game]:
    """All games."""
    return [Game(_text(lib.felt_game_key(game)))
            for game in iter(_counted(lib.felt_game_at), ffi.NULL)]


def _counted(function):
    """A function of an index, without its argument: each call is that of the next index."""
    number = -1

    def following():
        nonlocal number
        number += 1
        return function(number)
    return following


def _greatest(cards) -> int:
    """The greatest byte of a buffer."""
    if type(cards).__module__ == "numpy":
        return cards.max()
    return max(memoryview(cards).cast("B"))


def _shorts(like, count: int):
    """A new array of 16-bit integers: of NumPy if `like` is one."""
    if type(like).__module__ == "numpy":
        import numpy
        return numpy.empty(count, dtype=numpy.uint16)
    import array
    return array.array("H", bytes(2 * count))


def score7(given: Cards) -> int:
    """The score of seven cards in hold'em."""
    given = _bytes(given)
    if len(given) != 7 or max(given) > 51:
        raise ValueError("a hand of seven cards")
    return lib.felt_score7(given)


def scores(hands, count: int = 7, out=None):
    """The scores of many hands of five to seven cards; see Game.evaluate_batch."""
    return _holdem.evaluate_batch(hands, count, out=out)


def standing(score: int) -> int:
    """The standing of a score in hold'em: 1 to 7462, 1 is the best."""
    return lib.felt_standing(score)


class Showdown:
    """Decides a line such as "AhKh v QsQd @ 2h7h9hTc3d"."""

    def __init__(self, line: str, game: Game | str = "holdem"):
        error = ffi.new("felt_error *")
        self._showdown = _made(lib.felt_showdown_new(_game(game), line.encode(), error),
                               lib.felt_showdown_free, error)

    @property
    def hands(self) -> int:
        return lib.felt_showdown_hands(self._showdown)

    @property
    def boards(self) -> int:
        return lib.felt_showdown_boards(self._showdown)

    def place(self, hand: int, board: int = 0, low: bool = False) -> int:
        """The place of a hand, from 1; ties share a place, and a hand without a low has 0."""
        return lib.felt_showdown_place(self._showdown, board, low, hand)

    def score(self, hand: int, board: int = 0, low: bool = False) -> int:
        return lib.felt_showdown_score(self._showdown, board, low, hand)

    def share(self, hand: int, board: int | None = None) -> fractions.Fraction:
        """The share of the pot that a hand wins, on all boards or on one."""
        part, of = ffi.new("uint64_t *"), ffi.new("uint64_t *")
        lib.felt_showdown_share(self._showdown, -1 if board is None else board, hand, part, of)
        return fractions.Fraction(part[0], of[0])

    def order(self, board: int = 0, low: bool = False) -> list[int]:
        """The hands from the best to the worst."""
        return [lib.felt_showdown_at(self._showdown, board, low, i) for i in range(self.hands)]

    def name(self, hand: int, board: int = 0, low: bool = False) -> str:
        """The name of a hand: "full house, sevens over deuces"."""
        return _printed(lib.felt_showdown_name, self._showdown, board, low, hand)

    def why(self, hand: int, board: int = 0, low: bool = False) -> str:
        """The reason for the place of a hand."""
        return _printed(lib.felt_showdown_why, self._showdown, board, low, hand)


# -- ranges --------------------------------------------------------------------------------


class Range:
    """A range of hands with two cards, such as "22+,A2s+,KTs+:0.5,!88" or "15%".

    `|` keeps the greater weight of each combo, `&` the lesser, and `-` the combos that the other
    range does not have. In a notebook a range is a picture of its grid."""

    def __init__(self, text: str = "", game: Game | str = "holdem"):
        error = ffi.new("felt_error *")
        self._range = _made(lib.felt_range_new(_game(game), text.encode(), error),
                            lib.felt_range_free, error)

    @classmethod
    def _of(cls, pointer) -> Range:
        made = cls.__new__(cls)
        made._range = _made(pointer, lib.felt_range_free)
        return made

    def copy(self) -> Range:
        return Range._of(lib.felt_range_copy(self._range))

    def __str__(self) -> str:
        return _printed(lib.felt_range_print, self._range)

    def __repr__(self) -> str:
        return "felt.Range(%r)" % str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and bytes(self.weights()) == bytes(other.weights())

    __hash__ = None

    def __len__(self) -> int:
        """The number of combos with a weight."""
        return lib.felt_range_count(self._range)

    @property
    def combos(self) -> float:
        """The sum of the weights, in whole combos."""
        return lib.felt_range_sum(self._range) / lib.FELT_WHOLE

    def weight(self, hand: Cards) -> float:
        """The weight of a combo, 0 to 1."""
        return lib.felt_range_weight(self._range, _combo(hand)) / lib.FELT_WHOLE

    def set(self, hand: Cards, weight: float) -> None:
        _check(lib.felt_range_set(self._range, _combo(hand), round(weight * lib.FELT_WHOLE)))

    def weights(self):
        """The weights of all 1326 combos in units of 1/10000, as an array of 16-bit integers. Combo
        a * (a - 1) / 2 + b has the cards a > b."""
        out = _shorts(None, lib.FELT_COMBOS)
        lib.felt_range_weights(self._range, ffi.from_buffer("uint16_t[]", out))
        return out

    def set_weights(self, weights) -> None:
        """Sets all weights from a buffer of 1326 16-bit integers."""
        source = ffi.from_buffer("uint16_t[]", weights)
        if len(source) != lib.FELT_COMBOS:
            raise ValueError("a range has 1326 weights")
        _check(lib.felt_range_set_weights(self._range, source))

    def remove(self, dead: Cards) -> None:
        """Removes all combos with one of these cards."""
        lib.felt_range_remove(self._range, card_set(dead))

    def _combined(self, function, other: Range) -> Range:
        result = self.copy()
        function(result._range, other._range)
        return result

    def __or__(self, other: Range) -> Range:
        return self._combined(lib.felt_range_unite, other)

    def __and__(self, other: Range) -> Range:
        return self._combined(lib.felt_range_intersect, other)

    def __sub__(self, other: Range) -> Range:
        return self._combined(lib.felt_range_subtract, other)

    def makes(self, board: Cards, dead: Cards = b"") -> dict[str, float]:
        """The weight, in combos, of the hands that make each kind on a board: "set", "flush-draw"."""
        board, kinds = _bytes(board), lib.felt_make_count()
        weights = ffi.new("uint64_t[]", kinds)
        _check(lib.felt_range_makes(self._range, board, len(board), card_set(dead), ffi.NULL,
                                    weights))
        return {_text(lib.felt_make_key(kind)): weights[kind] / lib.FELT_WHOLE
                for kind in range(kinds) if weights[kind]}

    def grid(self) -> list[float]:
        """The mean weight of the combos of each of the 169 classes, AA first, row by row."""
        sums, sizes = [0] * lib.FELT_CLASSES, [0] * lib.FELT_CLASSES
        for combo, weight in enumerate(self.weights()):
            of_class = lib.felt_combo_class(combo)
            sums[of_class] += weight
            sizes[of_class] += lib.FELT_WHOLE
        return [part / whole for part, whole in zip(sums, sizes)]

    def _repr_svg_(self) -> str:
        return _grid_svg(classes(), self.grid())


def _combo(hand: Cards) -> int:
    pair = _bytes(hand)
    if len(pair) != 2:
        raise ValueError("a combo has two cards")
    return lib.felt_combo(pair[0], pair[1])


def classes() -> list[str]:
    """The names of the 169 starting hands, row by row of the grid: AA, AKs ... AKo, KK ... 22."""
    return [_printed(lib.felt_class_name, of_class) for of_class in range(lib.FELT_CLASSES)]


def makes() -> list[str]:
    """The kinds of hands that Range.makes() counts."""
    return [_text(lib.felt_make_key(kind)) for kind in range(lib.felt_make_count())]


# -- equity --------------------------------------------------------------------------------


def equities(line: str) -> list[float]:
    """The equities of a hold'em line such as "AA v KK,QQ+ @ 2c7d9h": exact if that takes a few
    seconds at most, otherwise a sample with a standard error of 0.0005."""
    out, error = ffi.new("double[]", lib.FELT_PLAYERS_MAX), ffi.new("felt_error *")
    count = lib.felt_equity_of_line(line.encode(), out, lib.FELT_PLAYERS_MAX, error)
    if count < 0:
        _check(error.status, error)
    return list(out[0:count])


@ffi.def_extern(error=1)
def felt_python_progress(user, _equity, done, total):
    return int(bool(ffi.from_handle(user)(done, total)))


class Equity:
    """A matchup in any game, and its answer.

    >>> matchup = Equity("AsKsQhJh v random", game="omaha")
    >>> matchup.run(standard_error=0.001)[0].equity
    """

    def __init__(self, line: str, game: Game | str = "holdem"):
        error = ffi.new("felt_error *")
        self._equity = _made(lib.felt_equity_new(_game(game), line.encode(), error),
                             lib.felt_equity_free, error)

    def again(self, line: str) -> Equity:
        """Replaces the matchup, and keeps the tables and ranges that lines have in common."""
        error = ffi.new("felt_error *")
        _check(lib.felt_equity_again(self._equity, line.encode(), error), error)
        return self

    def run(self, mode: int = lib.FELT_AUTO, samples: int = 0, standard_error: float = 0,
            seed: int = 0, progress: typing.Callable[[float, float], object] | None = None
            ) -> list[Answer]:
        """Counts or samples the matchup. `progress` is called with the work done and all of it; a
        true result ends the work."""
        effort, _keep = _effort(mode, samples, standard_error, seed, progress)
        status = lib.felt_equity_run(self._equity, effort)
        if status != lib.FELT_CANCELLED:
            _check(status)
        return self.answers()

    def answers(self) -> list[Answer]:
        """The answer of each player so far."""
        out = ffi.new("felt_answer *")
        answers = []
        for player in range(lib.felt_equity_players(self._equity)):
            _check(lib.felt_equity_answer(self._equity, player, out))
            answers.append(Answer(out.equity, out.win, out.tie, out.scoop, out.high, out.low,
                                  out.error, out.ci_low, out.ci_high,
                                  out.wins[0] | out.wins[1] << 64,
                                  out.ties[0] | out.ties[1] << 64))
        return answers

    @property
    def exact(self) -> bool:
        """True if every deal was counted."""
        return bool(lib.felt_equity_is_exact(self._equity))

    @property
    def deals(self) -> float:
        return lib.felt_equity_deals(self._equity)

    def by_combo(self, samples: int = 0) -> dict[bytes, float]:
        """The equity of each combo of the first player."""
        out, pair = ffi.new("double[]", lib.FELT_COMBOS), ffi.new("felt_card[2]")
        effort, _keep = _effort(lib.FELT_AUTO, samples, 0, 0, None)
        _check(lib.felt_equity_by_combo(self._equity, effort, out))
        result = {}
        for combo in range(lib.FELT_COMBOS):
            if out[combo] == out[combo]:
                lib.felt_combo_cards(combo, pair)
                result[bytes(ffi.buffer(pair))] = out[combo]
        return result

    def by_card(self, samples: int = 0) -> dict[int, float]:
        """The equity of the first player after each card that can come next."""
        out = ffi.new("double[52]")
        effort, _keep = _effort(lib.FELT_AUTO, samples, 0, 0, None)
        _check(lib.felt_equity_by_card(self._equity, effort, out))
        return {card: out[card] for card in range(52) if out[card] == out[card]}


def _effort(mode, samples, standard_error, seed, progress):
    effort = ffi.new("felt_effort *")
    effort.size = ffi.sizeof("felt_effort")
    effort.mode, effort.samples, effort.seed = mode, samples, seed
    effort.standard_error = standard_error
    handle = None
    if progress is not None:
        handle = ffi.new_handle(progress)
        effort.progress, effort.user = lib.felt_python_progress, handle
    return effort, handle


def matrix(out=None):
    """The equity before the flop of each of the 169 classes against each: 28,561 doubles, of which
    number 169 * a + b is the equity of class a."""
    if out is None:
        import array
        out = array.array("d", bytes(8 * lib.FELT_CLASSES ** 2))
    _check(lib.felt_equity_matrix(ffi.from_buffer("double[]", out, require_writable=True)))
    return out


# -- pots ----------------------------------------------------------------------------------


def pots(paid: typing.Sequence[int], folded: typing.Iterable[int] = (),
         dead: typing.Sequence[int] = (), carried: int = 0) -> Pots:
    """Divides what each seat has put in into the main pot and side pots. `folded` are seats."""
    stakes = ffi.new("felt_stake[]", len(paid))
    for seat, amount in enumerate(paid):
        stakes[seat].paid = amount
        stakes[seat].dead = dead[seat] if dead else 0
    for seat in folded:
        stakes[seat].folded = 1
    out, seat_out, back = ffi.new("felt_pot[24]"), ffi.new("int32_t *"), ffi.new("felt_chips *")
    count = lib.felt_pots(stakes, len(paid), carried, out, seat_out, back)
    if count < 0:
        raise Error("misuse", "invalid stakes")
    return Pots([_pot(out[i]) for i in range(count)],
                Payment(seat_out[0], back[0]) if seat_out[0] >= 0 else None)


def _pot(pot) -> Pot:
    return Pot(pot.amount, [seat for seat in range(lib.FELT_SEATS_MAX)
                            if pot.contenders >> seat & 1])


def pay(pot: Pot, seats: int, scores: typing.Sequence[int],
        lows: typing.Sequence[int] | None = None, button: int | None = None,
        rake: int = 0) -> list[int]:
    """The chips that each seat gets from a pot, by the scores of the seats; 0 is no hand."""
    source = ffi.new("felt_pot *")
    source.amount = pot.amount
    source.contenders = sum(1 << seat for seat in pot.contenders)
    gets = ffi.new("felt_chips[]", seats)
    _check(lib.felt_pot_pay(source, seats, seats - 1 if button is None else button,
                            ffi.new("felt_score[]", list(scores)),
                            ffi.NULL if lows is None else ffi.new("felt_score[]", list(lows)),
                            rake, gets))
    return list(gets)


def settle(line: str, game: Game | str = "holdem", board: str = "", boards: int = 1,
           button: str = "", carried: str = "", rake: float = 0, rake_cap: str = "") -> Settlement:
    """Pays the pots of a line such as "alice:300:AhKh bob:300:QsQd @ 2h7h9hTc3d". `rake` is a
    fraction of each pot."""
    form, error = ffi.new("felt_form *"), ffi.new("felt_error *")
    texts = {name: ffi.new("char[]", text.encode()) for name, text in
             (("board", board), ("button", button), ("carried", carried), ("rake_cap", rake_cap))
             if text}
    form.size, form.boards, form.rake = ffi.sizeof("felt_form"), boards, round(rake * 10000)
    for name, text in texts.items():
        setattr(form, name, text)
    lines = _made(lib.felt_lines_new(_game(game), form, error), lib.felt_lines_free, error)
    text, out = ffi.from_buffer(line.encode()), ffi.new("felt_settlement *")
    _check(lib.felt_settle(lines, text, len(text), ffi.NULL, 0, out, error), error)
    return Settlement(
        [ffi.buffer(out.name[i].bytes, out.name[i].length)[:].decode() for i in range(out.seats)],
        list(out.gets[0:out.seats]), [_pot(out.pot[i]) for i in range(out.pots)],
        list(out.rake[0:out.pots]), [out.parts[i] > 0 for i in range(out.pots)], out.places)


def icm(stacks: typing.Sequence[float], payouts: typing.Sequence[float]) -> list[float]:
    """The expected prize of each stack by the independent chip model."""
    values = ffi.new("double[]", len(stacks))
    _check(lib.felt_icm(ffi.new("double[]", list(stacks)), len(stacks),
                        ffi.new("double[]", list(payouts)), len(payouts), values))
    return list(values)


# -- the table -----------------------------------------------------------------------------


def variants() -> dict[str, str]:
    """The codes of variants, such as "NT", with their names."""
    codes = [_text(code) for code in iter(_counted(lib.felt_variant_code), ffi.NULL)]
    return {code: _text(lib.felt_variant_name(code.encode())) for code in codes}


class Table:
    """One hand by the rules. Seats are in dealing order: seat 0 is left of the button, which is the
    last seat. Chips are integers.

    >>> table = Table("NT", [200, 200], blinds=[1, 2], min_bet=2)
    >>> table.do("d dh p1 AhKh").do("d dh p2 QsQd").due
    """

    def __init__(self, variant: str, stacks: typing.Sequence[int],
                 blinds: typing.Sequence[int] = (), antes: typing.Sequence[int] = (),
                 min_bet: int = 0, small_bet: int = 0, big_bet: int = 0, bring_in: int = 0,
                 places: int = 0, house: int = 0):
        def amounts(values):
            return ffi.new("felt_chips[]", list(values) + [0] * (len(stacks) - len(values)))
        setup, error = ffi.new("felt_setup *"), ffi.new("felt_error *")
        code = ffi.new("char[]", variant.encode())
        keep = [amounts(stacks), amounts(antes), amounts(blinds)]
        setup.size = ffi.sizeof("felt_setup")
        setup.variant, setup.seats, setup.places = code, len(stacks), places
        setup.stacks, setup.antes, setup.blinds = keep
        setup.min_bet, setup.small_bet, setup.big_bet = min_bet, small_bet, big_bet
        setup.bring_in, setup.house = bring_in, house
        self._table = _made(lib.felt_table_new(setup, error), lib.felt_table_free, error)

    @classmethod
    def _of(cls, pointer) -> Table:
        made = cls.__new__(cls)
        made._table = _made(pointer, lib.felt_table_free)
        return made

    def copy(self) -> Table:
        """A copy, to try actions."""
        return Table._of(lib.felt_table_copy(self._table))

    def do(self, action: str) -> Table:
        """Applies an action as hand files write it: "p1 cbr 40", "d db 2c7d9h"."""
        error = ffi.new("felt_error *")
        _check(lib.felt_table_do(self._table, action.encode(), error), error)
        return self

    def act(self, act: Act, seat: int = 0, amount: int = 0, cards: Cards = b"") -> Table:
        """Applies an action. The amount of a raise is the total on this street."""
        action, error, given = ffi.new("felt_action *"), ffi.new("felt_error *"), _bytes(cards)
        action.act, action.seat, action.amount, action.count = act, seat, amount, len(given)
        for i, card in enumerate(given):
            action.cards[i] = card
        _check(lib.felt_table_act(self._table, action, error), error)
        return self

    @property
    def due(self) -> Due:
        """The action that is due, with the amounts of a call and of raises."""
        out = ffi.new("felt_due *")
        lib.felt_table_due(self._table, out)
        return Due(Act(out.act), out.seat, out.cards, out.street, out.call, out.raise_min,
                   out.raise_max)

    @property
    def seats(self) -> int:
        return lib.felt_table_seats(self._table)

    @property
    def pot(self) -> int:
        """All chips put in."""
        return lib.felt_table_pot(self._table)

    @property
    def pots(self) -> list[Pot]:
        out = ffi.new("felt_pot[24]")
        return [_pot(out[i]) for i in range(lib.felt_table_pots(self._table, out))]

    @property
    def boards(self) -> list[bytes]:
        out = ffi.new("felt_card[5]")
        return [bytes(ffi.buffer(out, lib.felt_table_board(self._table, board, out)))
                for board in range(lib.felt_table_boards(self._table))]

    def stack(self, seat: int) -> int:
        return lib.felt_table_stack(self._table, seat)

    def bet(self, seat: int) -> int:
        """The chips that a seat has put in on this street."""
        return lib.felt_table_bet(self._table, seat)

    def folded(self, seat: int) -> bool:
        return bool(lib.felt_table_folded(self._table, seat))

    def all_in(self, seat: int) -> bool:
        return bool(lib.felt_table_all_in(self._table, seat))

    def cards(self, seat: int) -> bytes:
        """The hole cards of a seat; UNKNOWN is a card that nobody knows."""
        out = ffi.new("felt_card[8]")
        return bytes(ffi.buffer(out, lib.felt_table_cards(self._table, seat, out, ffi.NULL)))

    def net(self, seat: int) -> int:
        """The result of a seat, when the hand is over."""
        out = ffi.new("felt_chips *")
        _check(lib.felt_table_net(self._table, seat, out))
        return out[0]


# -- hand histories ------------------------------------------------------------------------


class Hand:
    """A hand of a reader. It is valid until the reader goes on to the next hand."""

    def __init__(self, reader: Reader, pointer):
        self._reader, self._pointer, self._number = reader, pointer, reader._number

    @property
    def _hand(self):
        if self._number != self._reader._number:
            raise ValueError("the reader went on to the next hand")
        return self._pointer

    @property
    def format(self) -> str:
        """Its format: "phh", "pokerstars"."""
        return _text(lib.felt_hand_format(self._hand))

    @property
    def variant(self) -> str:
        return _text(lib.felt_hand_variant(self._hand))

    @property
    def places(self) -> int:
        """The decimal places of amounts: 250 with 2 places is 2.50."""
        return lib.felt_hand_places(self._hand)

    @property
    def players(self) -> list[HandPlayer]:
        """The players in dealing order. `net` is None if unknown cards decide."""
        hand, net, players = self._hand, ffi.new("felt_chips *"), []
        for seat in range(lib.felt_hand_seats(hand)):
            status = lib.felt_hand_net(hand, seat, net)
            players.append(HandPlayer(_text(lib.felt_hand_player(hand, seat)),
                                      _text(lib.felt_hand_position(hand, seat)),
                                      lib.felt_hand_stack(hand, seat),
                                      None if status else net[0]))
        return players

    @property
    def actions(self) -> list[Action]:
        hand, out, actions = self._hand, ffi.new("felt_action *"), []
        for index in range(lib.felt_hand_actions(hand)):
            _check(lib.felt_hand_action(hand, index, out))
            actions.append(Action(Act(out.act), out.seat, out.amount,
                                  bytes(out.cards[0:out.count])))
        return actions

    def table(self, actions: int) -> Table:
        """The table after this many actions."""
        return Table._of(lib.felt_hand_table(self._hand, actions))

    def field(self, name: str) -> str | None:
        """A field of the hand file, such as "venue", as the file has it."""
        pointer = lib.felt_hand_field(self._hand, name.encode())
        return None if pointer == ffi.NULL else _owned_text(pointer)

    def write(self, format: str = "phh") -> str:
        """The hand as "phh", "pokerstars" or "ohh"."""
        error = ffi.new("felt_error *")
        return _owned_text(lib.felt_hand_write(self._hand, format.encode(), error), error)


class Reader:
    """Reads hands from bytes that arrive in pieces: hand files (PHH) and hand histories of all sites
    that felt knows. Iterate to get the hands of the bytes fed so far."""

    def __init__(self) -> None:
        self._reader = _made(lib.felt_reader_new(), lib.felt_reader_free)
        self._number = 0

    def feed(self, data: bytes) -> None:
        if data:
            _check(lib.felt_reader_feed(self._reader, ffi.from_buffer(data), len(data)))

    def end(self) -> None:
        """Ends a file."""
        _check(lib.felt_reader_feed(self._reader, ffi.NULL, 0))

    @property
    def offset(self) -> int:
        """Where the last hand begins, in bytes from the start of its file."""
        return lib.felt_reader_offset(self._reader)

    def __iter__(self) -> Reader:
        return self

    def __next__(self) -> Hand:
        out, error = ffi.new("felt_hand **"), ffi.new("felt_error *")
        self._number += 1
        status = lib.felt_reader_next(self._reader, out, error)
        if status in (lib.FELT_NEED_MORE, lib.FELT_END):
            raise StopIteration
        _check(status, error)
        return Hand(self, out[0])


def hands(file: typing.BinaryIO | bytes, invalid: typing.Callable[[Error], object] | None = None
          ) -> typing.Iterator[Hand]:
    """The hands of a binary file, or of its bytes. An invalid hand raises felt.Error, which ends the
    iteration; with `invalid`, that is called with the error instead."""
    reader = Reader()
    pieces = [file] if isinstance(file, bytes) else iter(lambda: file.read(1 << 16), b"")
    for piece in itertools.chain(pieces, [b""]):
        if piece:
            reader.feed(piece)
        else:
            reader.end()
        while True:
            try:
                hand = next(reader)
            except StopIteration:
                break
            except Error as error:
                if invalid is None:
                    raise
                invalid(error)
                continue
            yield hand


# -- statistics ----------------------------------------------------------------------------


def rates() -> list[str]:
    """The keys of the statistics: "vpip", "pfr"."""
    return [_text(lib.felt_rate_key(rate)) for rate in range(lib.felt_rate_count())]


class Stats:
    """Statistics of any number of players.

    >>> stats = Stats()
    >>> for hand in hands(open("session.txt", "rb")):
    ...     stats.add(hand)
    >>> stats.rate("alice", "vpip")
    """

    def __init__(self) -> None:
        self._stats = _made(lib.felt_stats_new(), lib.felt_stats_free)

    def add(self, hand: Hand) -> None:
        _check(lib.felt_stats_add(self._stats, hand._hand))

    def merge(self, other: Stats) -> None:
        _check(lib.felt_stats_merge(self._stats, other._stats))

    @property
    def players(self) -> list[str]:
        return [_text(lib.felt_stats_player(self._stats, player))
                for player in range(lib.felt_stats_players(self._stats))]

    def _player(self, name: str) -> int:
        player = lib.felt_stats_find(self._stats, name.encode())
        if player < 0:
            raise KeyError(name)
        return player

    def hands(self, name: str) -> int:
        return lib.felt_stats_hands(self._stats, self._player(name))

    def counts(self, name: str, rate: str) -> tuple[int, int]:
        """How often a player took an opportunity, and the number of opportunities."""
        number = lib.felt_rate_find(rate.encode())
        if number < 0:
            raise KeyError(rate)
        made, of = ffi.new("uint64_t *"), ffi.new("uint64_t *")
        lib.felt_stats_rate(self._stats, self._player(name), number, made, of)
        return made[0], of[0]

    def rate(self, name: str, rate: str) -> float:
        """A statistic of a player as a fraction; NaN without opportunities."""
        made, of = self.counts(name, rate)
        return made / of if of else float("nan")

    def won(self, name: str, allin_ev: bool = False) -> tuple[float, float, float]:
        """Big blinds won in 100 hands, and the bounds of a 95 % confidence interval."""
        out = [ffi.new("double *") for _ in range(3)]
        _check(lib.felt_stats_won(self._stats, self._player(name), allin_ev, *out))
        return out[0][0], out[1][0], out[2][0]


_holdem = Game("holdem")
