$ ln -s "$(dirname "$(command -v felt)")/examples" .

# PokerStove: of 1,712,304 boards aces win 1,388,072 and share 6,538; of 990, a flush draw wins 447.
$ printf '%s\n' 'AcAd v KhKs' '8h7h v Ah3h @ 9h6h2s' | examples/equity-server
81.3% 18.7%
45.2% 54.8%

# Quad aces, a game before the line, and the first game again.
$ printf '%s\n' 'omaha AsAhKsKh v QcQdJcJd @ AcAdKc2h3h' 'holdem AcAd v KhKs' 'AcAd v KhKs' |
> examples/equity-server
100.0% 0.0%
81.3% 18.7%
81.3% 18.7%

# Errors are in words, and the next line is answered.
$ printf '%s\n' 'omaha5' 'AA v KK,X' '' 'AA v AA v AA' 'AcAd v KhKs' | examples/equity-server
error at column 7: a hand is missing
error at column 9: 'X' is not a wildcard; write '*', as in A*, A*s or Ah*
error at column 1: a range is missing
error at column 11: the ranges conflict: no deal gives every player a hand
81.3% 18.7%

# Five random hands are sampled. Each has a fifth of the pot, within five standard errors of 0.05 %.
$ echo 'random v random v random v random v random' | examples/equity-server |
> awk '{ for (i = 1; i <= 5; i++) near += $i > 19.7 && $i < 20.3; print near, NF, $6 }'
5 6 +-0.1%
