import Testing
@testable import ImageDiff
