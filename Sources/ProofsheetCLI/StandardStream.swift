import Foundation
import ProofModel

/// The two streams that the program prints to.
enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  /// To be called before anything is opened: a closed stream's number would go to the next file, and what is printed
  /// into it. A reader that went away is an error to be told by `write`, not a signal.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      // Talk that nobody wants to hear is dropped; data that cannot go anywhere are an error.
      _ = open("/dev/null", number == 2 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes everything, or ends the program: quietly with 141 where the reader went away, as a shell tells of SIGPIPE,
  /// else with a message and 3.
  func write(_ text: String) {
    var text = text
    let failure = text.withUTF8 { Self.write(UnsafeRawBufferPointer($0), to: rawValue) }
    guard failure != 0 else { return }
    if failure != EPIPE, self == .output {
      let reason = failure == EBADF ? "it is closed" : String(cString: strerror(failure))
      let message = "error: cannot write to standard output: \(reason) [output-unwritable]\n"
      _ = Array(message.utf8).withUnsafeBytes { Self.write($0, to: StandardStream.errors.rawValue) }
    }
    TemporaryFiles.removeAll()
    // Other threads may be at work: nothing of theirs is taken down in an order that they do not expect.
    _exit(failure == EPIPE ? 141 : 3)
  }

  /// 0, or the system's number of what went wrong.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count, let base = bytes.baseAddress {
      let count = Foundation.write(descriptor, base + written, bytes.count - written)
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
