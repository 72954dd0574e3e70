import Foundation

/// Entry: `solver-bench values|time|explain|compare …`.
do {
  try Bench(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch let error as BenchError {
  FileHandle.standardError.write(Data("solver-bench: \(error.message)\n".utf8))
  exit(2)
}
