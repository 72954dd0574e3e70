import CLibrary

let usage = """
  usage: pixel-bench times [--rounds N] [EXPECTED.png ACTUAL.png]   encode, decode and diff, in milliseconds
         pixel-bench diff EXPECTED.png ACTUAL.png [--picture OUT.png]  one comparison, for timing a whole process
         pixel-bench screens FOLDER                                 writes the synthetic screens the times are of
         pixel-bench pairs FOLDER COUNT SEED                        writes random pairs and their pixelmatch counts
  """

var arguments = CommandLine.arguments.dropFirst()
do {
  switch arguments.popFirst() {
  case "times": try TimesCommand.run(Array(arguments))
  case "diff": try DiffCommand.run(Array(arguments))
  case "screens": try ScreensCommand.run(Array(arguments))
  case "pairs": try PairsCommand.run(Array(arguments))
  default:
    print(usage)
    exit(2)
  }
} catch {
  let message = Array("pixel-bench: \(error)\n".utf8)
  _ = write(STDERR_FILENO, message, message.count)
  exit(2)
}
