$ ln -s "$(dirname "$(command -v felt)")/examples" .

# AhKh wins 787,966 of 1,712,304 boards against QsQd, loses 917,606 and shares 6,732, so that the mean
# is 0.4621 and the deviation with one run 0.4976. With n runs it is slightly less than that divided
# by the square root of n. The means of 300,000 deals have a standard error of 0.0009 at most.
$ examples/rule-study 'AhKh QsQd' 300000 | awk '{ one = 0.4976 / sqrt(NR)
> print $1, ($2 > 0.4576 && $2 < 0.4666), ($3 > 0.9 * one && $3 < 1.002 * one) }'
1 1 1
2 1 1
3 1 1
4 1 1

# Hands of the same ranks tie, except if four or five cards of a suit come: for each of four suits in
# (C(12, 4) 36 + C(12, 5)) / C(48, 5) = 1.087 % of boards. The deviation with one run is
# sqrt(4 x 0.01087 / 4) = 0.1043.
$ examples/rule-study 'AsKh AdKc' 300000 |
> awk '{ print $1, ($2 > 0.499 && $2 < 0.501), ($3 < 0.106 / sqrt(NR)), (NR > 1 || $3 > 0.1026) }'
1 1 1 1
2 1 1 1
3 1 1 1
4 1 1 1

$ examples/rule-study AhKh
usage: rule-study "AhKh QsQd" [DEALS]
[2]
