import FuzzTargets

/// libFuzzer's own loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What the runtime's own main asks for: it is linked whole, and gives way to this program's.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Chosen.target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

// The first argument names the target, the others are libFuzzer's.
guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
  print(
    "usage: proof-fuzz TARGET [libFuzzer's arguments]\ntargets: "
      + FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))
  throw UsageError()
}
struct UsageError: Error {}
enum Chosen { nonisolated(unsafe) static var target = FuzzTarget.spec }
Chosen.target = target
var count = CommandLine.argc - 1
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
_ = runDriver(&count, &arguments) { testOneInput($0, $1) }
