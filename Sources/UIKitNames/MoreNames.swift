public import LayoutCode

// UIKit's names for what few screens mention.

public typealias UIGlassEffect = LayoutCode.GlassEffect
public typealias UIGlassContainerEffect = LayoutCode.GlassContainerEffect
public typealias UICornerConfiguration = LayoutCode.CornerConfiguration
public typealias UICornerRadius = LayoutCode.CornerRadius
public typealias UIPencilInteraction = LayoutCode.PencilInteraction
public typealias UIPencilInteractionDelegate = LayoutCode.PencilInteractionDelegate
public typealias UIPencilPreferredAction = LayoutCode.PencilPreferredAction
public typealias UIScribbleInteraction = LayoutCode.ScribbleInteraction
public typealias UIScribbleInteractionDelegate = LayoutCode.ScribbleInteractionDelegate
public typealias UITextInteraction = LayoutCode.TextInteraction
public typealias UITextInteractionMode = LayoutCode.TextInteraction.Mode
public typealias UIFindInteraction = LayoutCode.FindInteraction
public typealias UIFindInteractionDelegate = LayoutCode.FindInteractionDelegate
public typealias UIToolTipInteraction = LayoutCode.ToolTipInteraction
public typealias UILargeContentViewerInteractionDelegate = LayoutCode.LargeContentViewerInteractionDelegate
public typealias UIKeyInput = LayoutCode.KeyInput
public typealias UITextInput = LayoutCode.TextInput
public typealias UIPasteControl = LayoutCode.PasteControl
public typealias UITextInputAssistantItem = LayoutCode.TextInputAssistantItem
public typealias UIBarButtonItemGroup = LayoutCode.BarButtonItemGroup
public typealias UICollectionViewDropCoordinator = LayoutCode.CollectionViewDropCoordinator
public typealias UICollectionViewDropItem = LayoutCode.CollectionViewDropItem
public typealias UICollectionViewDropProposal = LayoutCode.CollectionViewDropProposal
public typealias UICollectionViewDragDelegate = LayoutCode.CollectionViewDragDelegate
public typealias UICollectionViewDropDelegate = LayoutCode.CollectionViewDropDelegate
public typealias UITableViewDropCoordinator = LayoutCode.TableViewDropCoordinator
public typealias UITableViewDropProposal = LayoutCode.TableViewDropProposal
public typealias UIFocusSystem = LayoutCode.FocusSystem
public typealias NSExtensionContext = LayoutCode.ExtensionContext
public typealias NSExtensionItem = LayoutCode.ExtensionItem
public typealias UIPrintInfo = LayoutCode.PrintInfo
public typealias UIPrintInteractionController = LayoutCode.PrintInteractionController
public typealias UIPrintFormatter = LayoutCode.PrintFormatter
public typealias UISimpleTextPrintFormatter = LayoutCode.SimpleTextPrintFormatter
public typealias UIMarkupTextPrintFormatter = LayoutCode.MarkupTextPrintFormatter
public typealias UIPrintPageRenderer = LayoutCode.PrintPageRenderer
public typealias UIGraphicsPDFRenderer = LayoutCode.GraphicsPDFRenderer
public typealias UIGraphicsPDFRendererFormat = LayoutCode.GraphicsPDFRendererFormat
public typealias UIGraphicsPDFRendererContext = LayoutCode.GraphicsPDFRendererContext
public typealias UIDocument = LayoutCode.AppDocument
public typealias UITextChecker = LayoutCode.TextChecker
public typealias UILocalizedIndexedCollation = LayoutCode.LocalizedIndexedCollation
public typealias UITraitOverrides = LayoutCode.TraitOverrides
public typealias UIAccessibilityCustomRotor = LayoutCode.AccessibilityCustomRotor
public typealias UIAccessibilityCustomRotorItemResult = LayoutCode.AccessibilityCustomRotor.ItemResult
public typealias UIAccessibilityCustomRotorSearchPredicate = LayoutCode.AccessibilityCustomRotor.SearchPredicate
public typealias UIColorPickerViewControllerDelegate = LayoutCode.ColorPickerViewControllerDelegate
public typealias UIColorWell = LayoutCode.ColorWell
public typealias UIFontPickerViewControllerDelegate = LayoutCode.FontPickerViewControllerDelegate
public typealias UIViewControllerPreviewing = LayoutCode.ViewControllerPreviewing
public typealias UIViewControllerPreviewingDelegate = LayoutCode.ViewControllerPreviewingDelegate
public typealias UIInputViewAudioFeedback = LayoutCode.InputViewAudioFeedback
public typealias UIDragPreviewParameters = LayoutCode.DragPreviewParameters
public typealias UIDragPreview = LayoutCode.DragPreview
public typealias UIScrollEdgeElementContainerInteraction = LayoutCode.ScrollEdgeElementContainerInteraction
public typealias UITraitUserInterfaceLevel = LayoutCode.TraitUserInterfaceLevel
public typealias UITraitActiveAppearance = LayoutCode.TraitActiveAppearance

/// The greatest number of C's `float`, which Linux has as a macro that Swift can't read.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
