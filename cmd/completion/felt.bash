# bash completion for felt(1)

_felt() {
	local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
	local commands='rank showdown count equity range merge pots replay help'
	local options='-h --help -k --keep-going -b --board -f --format -i --input --cards --color --column
		--delimiter --fields --from --header --no-header'
	local fields='' values='' formats='text tsv csv json'
	case $command in
	rank)
		options+=' -j --jobs --count --sort'
		fields='hand standing category name best score cards' ;;
	showdown)
		options+=' -d --dead -n --cut --decks --explain --winners'
		fields='contest place hand standing category name best result decider why player score cards' ;;
	count)
		options+=' -d --dead -n --size --next'
		fields='category count probability odds_against hand'
		[[ " ${COMP_WORDS[*]} " != *' --next '* ]] || fields='card standing category name hand' ;;
	equity)
		options+=' -d --dead -j --jobs --by-combo --detail --exact --next --samples --seed --shard
			--stderr --time'
		formats+=' svg'
		fields='problem player range combos equity win_count tie_count win tie stderr method deals
			algorithm seed low high board dead'
		case " ${COMP_WORDS[*]} " in
		*' --by-combo '*)
			fields='problem combo class weight equity win_count tie_count win tie stderr method
				deals algorithm seed low high range' ;;
		*' --detail '*)
			fields='problem player range category count share win_count win tie_count tie method
				deals algorithm seed' ;;
		*' --next '*)
			fields='problem card chance player range equity win_count tie_count win tie out
				stderr method deals algorithm seed low high' ;;
		esac ;;
	merge)
		options='-h --help -k --keep-going -f --format --cards --color --delimiter --fields
			--from --header --no-header'
		fields='problem player range combos equity win_count tie_count win tie stderr method deals
			algorithm seed low high board dead' ;;
	pots)
		options+=' --button --carried --explain --no-flop-no-drop --rake --rake-cap'
		fields='pot amount layer contenders winners shares why problem rake odd carried returned' ;;
	range)
		options+=' -d --dead --count --difference --expand --grid --intersection --normal --union'
		formats+=' svg'
		fields='range combos share weighted possible given'
		case " ${COMP_WORDS[*]} " in
		*' --expand combos '* | *' --expand = combos '*) fields='combo class weight given' ;;
		*' --expand '* | *' --grid '*) fields='class combos weight given weighted possible' ;;
		esac ;;
	replay)
		options='-h --help -k --keep-going -f --format -r --recursive --cards --check --color --delay
			--delimiter --equity --fields --from --header --no-header --rules --seat --watch'
		formats+=' phh'
		fields='file hand action street seat player act amount paid cards board pot stack all_in equity'
		[[ " ${COMP_WORDS[*]} " != *' --check '* ]] || fields='file hand variant players result reason' ;;
	*) options='-h --help -V --version' ;;
	esac
	COMPREPLY=()

	if [[ $COMP_CWORD -eq 1 ]]; then
		values="$commands $options"
	elif [[ $command == help ]]; then
		values=$commands
	else
		# `--format=csv` comes as three words.
		if [[ $word == = ]]; then word='' option+='='
		elif [[ $option == = ]]; then option=${COMP_WORDS[COMP_CWORD - 2]}=
		fi
		# operands are files, also behind an option without a value
		[[ $command != @(merge|replay) || $word == -* ]] || case $option in
		-r | --recursive | --check | --equity | --watch | [!-]*) option=--from ;;
		esac
		case $option in
		-f | --format | --format=) values=$formats ;;
		-i | --input | --input=) values='lines csv tsv' ;;
		--cards | --cards=) values='ascii unicode es' ;;
		--color | --color=) values='auto always never' ;;
		--delimiter | --delimiter=) values='tab' ;;
		--rules | --rules=) values='any-raise' ;;
		--expand | --expand=) values='classes combos' ;;
		--winners=) values='positions hands' ;;
		--fields | --fields=) # a list: complete what stands behind the last comma
			local before='' field
			[[ $word == *,* ]] && before=${word%,*},
			for field in $fields; do values+=" $before$field"; done ;;
		--from | --from=)
			compopt -o filenames 2>/dev/null
			local IFS=$'\n'
			# shellcheck disable=SC2207 # a name a line
			COMPREPLY=($(compgen -f -- "$word"))
			return ;;
		-[bdjn] | --board | --dead | --column | --cut | --decks | --jobs | --size | \
			--samples | --seed | --shard | --stderr | --time | \
			--delay | --seat | --button | --carried | --rake | --rake-cap) return ;;
		*) [[ $word == -* ]] && values=$options ;;
		esac
	fi
	# shellcheck disable=SC2207 # words without blanks
	COMPREPLY=($(compgen -W "$values" -- "$word"))
}
complete -F _felt felt
