import Testing
@testable import Importing
