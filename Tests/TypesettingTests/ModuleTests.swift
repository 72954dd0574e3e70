import Testing
@testable import Typesetting
