/// A constraint that an interface editor made up to hold a view where it was drawn; see
/// ``View/removePrototypingConstraints()``.
open class PrototypingLayoutConstraint: LayoutConstraint {}
