import ArgumentParser
import ProofModel
import Solving

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the device catalogue, or shows one device.",
    discussion: "A word is an id, an alias, a glob such as 'ipad-*', or a set: current, iphones, ipads, classic, all.")

  @Argument(help: "Which devices; without one, all.")
  var words: [String] = []

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  func run() throws {
    var devices: [Device] = words.isEmpty ? DeviceCatalogue.shared.devices : []
    for word in words {
      let found = DeviceCatalogue.shared.devices(matching: word)
      if found.isEmpty {
        let near = DeviceCatalogue.shared.nearestNames(to: word).prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        throw Failure([
          .error("unknown-device", "no device is called '\(word)'", hint: near.isEmpty ? nil : "did you mean \(near)?")
        ])
      }
      devices += found
    }
    switch format {
    case .json: Terminal.data(DeviceReport.json(devices).text)
    case .text: Terminal.data(devices.count == 1 ? DeviceReport.card(devices[0]) : DeviceReport.table(devices))
    }
  }
}
