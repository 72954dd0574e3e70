import Testing
@testable import Proofsheet
