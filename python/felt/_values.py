"""Values that functions of the module return, and the picture of a range."""
from __future__ import annotations

import typing


class Answer(typing.NamedTuple):
    """The equity of a player."""
    equity: float  #: share of the pot, 0 to 1
    win: float     #: share of deals won alone; in games with halves, of the high half
    tie: float     #: share of deals tied
    scoop: float   #: share of deals in which the player wins the whole pot
    high: float    #: share of the high half
    low: float     #: share of the low half
    error: float   #: standard error of a sample, or 0
    ci_low: float  #: bounds of the 95 % confidence interval of a sample
    ci_high: float
    wins: int      #: deals won, exactly
    ties: int


class Pot(typing.NamedTuple):
    """A pot and the seats that can win it."""
    amount: int
    contenders: list[int]


class Payment(typing.NamedTuple):
    """Chips that a seat gets back."""
    seat: int
    amount: int


class Pots(typing.NamedTuple):
    """The main pot and the side pots, and the uncalled bet, or None."""
    pots: list[Pot]
    returned: Payment | None


class Settlement(typing.NamedTuple):
    """The pots of a line, and what each player gets, in units of 10 ** -places chips."""
    names: list[str]
    gets: list[int]
    pots: list[Pot]
    rakes: list[int]
    paid: list[bool]  #: whether the winners of each pot are known
    places: int


class Action(typing.NamedTuple):
    """An action of a player or the dealer. The amount of a raise is the total on its street."""
    act: int
    seat: int
    amount: int
    cards: bytes


class Due(typing.NamedTuple):
    """The action that is due at a table. Without a legal raise, both bounds are 0."""
    act: int
    seat: int
    cards: int
    street: int
    call: int
    raise_min: int
    raise_max: int


class HandPlayer(typing.NamedTuple):
    """A player of a hand."""
    name: str
    position: str
    stack: int
    net: int | None


def grid_svg(names: list[str], weights: list[float]) -> str:
    """The 13×13 grid of a range as SVG: the darker a class, the greater its weight."""
    cells = []
    for at, (name, weight) in enumerate(zip(names, weights)):
        x, y = at % 13 * 30, at // 13 * 24
        cells.append('<rect x="%d" y="%d" width="29" height="23" fill="#2a78d6" '
                     'fill-opacity="%.3f" stroke="#bbb"/><text x="%d" y="%d">%s</text>'
                     % (x, y, weight, x + 14, y + 15, name))
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="390" height="312" '
            'viewBox="-1 -1 392 314" font-family="sans-serif" font-size="10" '
            'text-anchor="middle">%s</svg>' % "".join(cells))
