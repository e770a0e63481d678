# --follow reads what is new in files that grow, and counts no hand twice.
$ mkdir hands; felt sim ann=random bob=call -n 3 >hands/a.phhs
$ (sleep 4; felt sim ann=random bob=call -n 5 >hands/a.phhs; felt sim cat=fold dog=call -n 2 >new; sleep 4; mv new hands/b.phhs) &
> timeout --preserve-status -s TERM 12 felt stats --follow -r --fields player,hands hands; wait
ann	3
bob	3
ann	5
bob	5
ann	5
bob	5
cat	2
dog	2
$ felt stats --follow
felt stats: --follow: name the files or directories to follow
see 'felt stats --help'
[2]
$ timeout 5 felt stats --follow -r nowhere
felt stats: nowhere: No such file or directory
[3]
$ mkdir empty; timeout --preserve-status -s TERM 4 felt stats --follow -r empty
felt stats: empty: no hand-history files
$ felt stats --follow --merge x
felt stats: --follow works with neither --merge nor -f svg
see 'felt stats --help'
[2]
