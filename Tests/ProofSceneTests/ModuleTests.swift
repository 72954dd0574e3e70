import Testing
@testable import ProofScene
