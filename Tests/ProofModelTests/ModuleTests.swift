import Testing
@testable import ProofModel
