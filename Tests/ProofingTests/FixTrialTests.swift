import AutoLayout
import Foundation
import ProofModel
import Testing

@testable import Findings
@testable import Proofing
@testable import Solving

/// How much work it may be to try fixes, counted and never timed.
@Suite struct FixTrialTests {
  /// A line of visual format that cannot fit: one rule as written, and as many constraints as it has views.
  private func solved(_ count: Int) throws -> (workbench: Workbench, solved: [Workbench.Solved]) {
    let names = (0..<count).map { "a\($0)" }
    let text =
      "proofsheet: 1\nname: chain\nmatrix: { sizes: [[320, 480]] }\nviews:\n"
      + names.map { "  \($0): { type: view }\n" }.joined() + "constraints:\n  - \"H:|-"
      + names.map { "[\($0)]" }.joined(separator: "-") + "-|\"\n"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chain-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("chain.proof.yaml")
    try Data(text.utf8).write(to: file)
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file.path]).workbenches.first)
    return (workbench, workbench.solve(workbench.variants(VariantSelection()).variants, jobs: 1))
  }

  @Test func eachRuleAsWrittenIsTriedOnce() throws {
    let layout = try #require(try solved(60).solved.first?.layout)
    let conflict = try #require(layout.findings.first { $0.kind == .conflict })
    #expect(conflict.constraints.count > 60)
    let candidates = try #require(FixProposer(layout, usesObjectIDs: false)).candidates(for: conflict)
    #expect(candidates.count == 2, "\(candidates.map(\.text))")
  }

  /// A trial of a screen whose hundreds of views hang together counts for many, so that all of them end; one of a large
  /// screen with a usual conflict counts as its size does.
  @Test func trialsAreWeightedByWhatTheyHaveToExplain() throws {
    #expect(FindingsReport.usualTrials / FindingsReport.weight(constraints: 500, entangled: 1001) < 60)
    #expect(FindingsReport.usualTrials / FindingsReport.weight(constraints: 1000, entangled: 2001) < 20)
    #expect(FindingsReport.usualTrials / FindingsReport.weight(constraints: 2000, entangled: 4001) < 5)
    #expect(FindingsReport.weight(constraints: 900, entangled: 80) == 4)
    #expect(FindingsReport.weight(constraints: 300, entangled: 80) == 1)
    // 221 members and 220 open views count for 2: what is dearer than what is left is not begun.
    let (workbench, solved) = try solved(220)
    var report = FindingsReport()
    report.add(solved, of: workbench, order: solved.map(\.variant))
    var trials = 1
    report.tryFixes(solved, of: workbench, trials: &trials, jobs: 1)
    #expect(trials == 1)
    #expect(report.entries.allSatisfy { $0.fix == nil })
  }

  /// What lies below the camera is told in the place of what leaves the safe area: that this is told without the inspections
  /// that no trial makes is nothing that the change brought.
  @Test func fixesAreFoundBesideWhatInspectionsReplaced() throws {
    let text = """
      proofsheet: 1
      name: notch
      matrix: { devices: [iphone-15], orientations: [landscape] }
      views:
        card: { type: view }
        save: { type: button, text: Save, style: filled }
      constraints:
        - card.leading == root.leading + 20
        - card.trailing == root.trailing - 20
        - card.width == 335
        - card.top == root.top + 10
        - card.height == 100
        - save.leading == root.leading + 16
        - save.top == card.bottom + 10
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notch.proof.yaml")
    try Data(text.utf8).write(to: file)
    let workbench = try #require(ScreenLoader(studio: Studio()).load([file.path]).workbenches.first)
    let screen = try #require(CheckRun([workbench], selection: VariantSelection()).screens(of: nil).first)
    let found = screen.report.entries
    #expect(found.contains { $0.finding.diagnostic.id == "under-cutout" })
    let conflict = try #require(found.first { $0.finding.kind == .conflict })
    #expect(conflict.fix?.text == "card.width == 335 @999")
  }
}

extension FixTrialTests {
  /// A picture whose mask's translation was left on, and whose rules would have it elsewhere than it is drawn.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="BYZ-38-t0r">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="tne-QT-ifu">
          <objects>
            <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <imageView contentMode="scaleToFill" id="pic-00-001" userLabel="Picture">
                    <rect key="frame" x="16" y="120" width="100" height="80"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  </imageView>
                </subviews>
                <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                <constraints>
                  <constraint firstItem="pic-00-001" firstAttribute="leading" secondItem="8bC-Xf-vdC" \
    secondAttribute="leading" constant="40" id="lead-0-001"/>
                  <constraint firstItem="pic-00-001" firstAttribute="top" secondItem="6Tk-OE-BBY" \
    secondAttribute="top" constant="140" id="top-00-001"/>
                  <constraint firstAttribute="trailing" secondItem="pic-00-001" secondAttribute="trailing" \
    constant="40" id="trail-0-01"/>
                  <constraint firstAttribute="bottom" secondItem="pic-00-001" secondAttribute="bottom" \
    constant="60" id="bot-00-001"/>
                </constraints>
              </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  /// The view lies elsewhere with the fix than the file has it, which is no reason against it: nothing in the file flags it.
  @Test func aMaskThatWasLeftOnIsWhatIsMended() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.storyboard)
    let told = try program.run(["check", "Main.storyboard"]).output
    #expect(told.contains("unsatisfiable-constraints"), "\(told)")
    #expect(told.contains("hint: 'Picture': translatesAutoresizingMaskIntoConstraints NO"), "\(told)")
    #expect(told.contains("tried: solving all"), "\(told)")
    let quick = try program.run(["check", "Main.storyboard", "--no-fixes"]).output
    #expect(quick.contains("set translatesAutoresizingMaskIntoConstraints to NO there"), "\(quick)")
    #expect(!quick.contains("translates: false"))
    let fixed = try program.run(["fix", "Main.storyboard"])
    #expect(fixed.output.contains("+"), "\(fixed.output)\(fixed.talk)")
    #expect(!(try program.run(["check", "Main.storyboard"]).output.contains("unsatisfiable-constraints")))
  }
}
