/// The functions with which shells ask for what may stand at the cursor. They hold no command and no option: the program
/// itself answers (`---complete` and the words up to the cursor), as it is installed.
enum CompletionScript {
  /// What is printed where the program is asked for a script, or by one; nil for all other arguments.
  static func answer(to arguments: [String]) -> String? {
    if arguments.first == "---complete" { return ShellCompletion(Array(arguments.dropFirst())).text }
    guard arguments.count == 2, arguments[0] == "--generate-completion-script" else { return nil }
    return ["bash": bash, "zsh": zsh, "fish": fish][arguments[1]]
  }

  /// Bash takes words apart at `=`, and completes the last part alone.
  private static let bash = #"""
    # bash completion of proofsheet
    _proofsheet() {
      local words=() word line file ending current kept=''
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ${#words[@]} -gt 0 && ( $word == '=' || ${words[-1]} == *= ) ]]; then
          words[-1]+=$word
        else
          words+=("$word")
        fi
      done
      current=${words[-1]}
      if [[ $COMP_WORDBREAKS == *=* && $current == *=* ]]; then kept=${current%%=*}=; fi
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          ':files'*)
            compopt -o filenames
            while IFS= read -r file; do
              if [[ -d $file || $line == ':files' ]]; then COMPREPLY+=("$file"); continue; fi
              for ending in ${line#:files}; do
                if [[ $file == *"$ending" ]]; then COMPREPLY+=("$file"); break; fi
              done
            done < <(compgen -f -- "${current#"$kept"}")
            ;;
          ':folders')
            compopt -o filenames
            while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -d -- "${current#"$kept"}")
            ;;
          *)
            line=${line%%$'\t'*}
            COMPREPLY+=("${line#"$kept"}")
            ;;
        esac
      done < <(command "${COMP_WORDS[0]}" ---complete "${words[@]}" 2>/dev/null)
    }
    complete -F _proofsheet proofsheet

    """#

  private static let zsh = #"""
    #compdef proofsheet
    _proofsheet() {
      local line word
      local -a offers endings
      for line in "${(@f)$(command ${words[1]} ---complete "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        case $line in
          (':files') _files ;;
          # Parentheses without a bar would be flags of the pattern.
          (':files '*) endings=(${=line#:files }); _files -g "*(${(j:|:)endings}|$endings[1])" ;;
          (':folders') _files -/ ;;
          (*$'\t'*) word=${line%%$'\t'*}; offers+=("${word//:/\\:}:${line#*$'\t'}") ;;
          (?*) offers+=("${line//:/\\:}") ;;
        esac
      done
      if (( $#offers )); then _describe -V 'proofsheet' offers; fi
    }
    if [ "$funcstack[1]" = "_proofsheet" ]; then _proofsheet "$@"; else compdef _proofsheet proofsheet; fi

    """#

  private static let fish = #"""
    # fish completion of proofsheet
    function __proofsheet_offers
      set -l words (commandline -opc) (commandline -ct)
      for line in (command $words[1] ---complete $words[2..] 2>/dev/null)
        switch $line
          case ':files'
            __fish_complete_path (commandline -ct)
          case ':files *'
            __fish_complete_directories (commandline -ct) ''
            for ending in (string split ' ' -- $line)[2..]
              for file in (commandline -ct)*$ending
                echo $file
              end
            end
          case ':folders'
            __fish_complete_directories (commandline -ct) ''
          case '*'
            echo $line
        end
      end
    end
    complete -c proofsheet -e
    complete -c proofsheet -f -a '(__proofsheet_offers)'

    """#
}
