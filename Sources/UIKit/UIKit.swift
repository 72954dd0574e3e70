// Stands in for UIKit where there is none: `import UIKit` then compiles with nothing changed.
//
// It is opt-in: once it was built, `canImport(UIKit)` holds for every target of the same build folder, also for those of
// other packages that ask for it to tell platforms apart. The plugin RewriteLayoutCode does without it.

@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import NetworkNames
@_exported public import UIKitNames
