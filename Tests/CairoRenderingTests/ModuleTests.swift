import Testing
@testable import CairoRendering
