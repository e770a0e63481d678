# bash completion for felt(1)

_felt() {
	local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
	local commands='rank showdown count help'
	local options='-h --help -k --keep-going -b --board -f --format -i --input --cards --color --column
		--delimiter --fields --from --header --no-header'
	local fields='' values=''
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
		case $option in
		-f | --format | --format=) values='text tsv csv json' ;;
		-i | --input | --input=) values='lines csv tsv' ;;
		--cards | --cards=) values='ascii unicode es' ;;
		--color | --color=) values='auto always never' ;;
		--delimiter | --delimiter=) values='tab' ;;
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
		-[bdjn] | --board | --dead | --column | --cut | --decks | --jobs | --size) return ;;
		*) [[ $word == -* ]] && values=$options ;;
		esac
	fi
	# shellcheck disable=SC2207 # words without blanks
	COMPREPLY=($(compgen -W "$values" -- "$word"))
}
complete -F _felt felt
