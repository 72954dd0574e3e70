/// A project file of Xcode with one app and its tests.
enum XcodeProjectText {
  /// - Parameter settings: the app's build settings, each with its semicolon.
  static func app(_ settings: String) -> String {
    """
    // !$*UTF8*$!
    {
    \tobjects = {
    /* Begin PBXNativeTarget section */
    \t\tT1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \
    buildConfigurationList = L1; };
    \t\tT2 = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; \
    buildConfigurationList = L3; };
    /* End PBXNativeTarget section */
    /* Begin PBXProject section */
    \t\tP1 = { isa = PBXProject; buildConfigurationList = L2; developmentRegion = de; \
    knownRegions = (English, de, Base, ar, "pt_BR"); targets = (T1, T2); };
    /* End PBXProject section */
    /* Begin XCBuildConfiguration section */
    \t\tC1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
    \t\tC2 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; \
    IPHONEOS_DEPLOYMENT_TARGET = 13.0; }; };
    \t\tC3 = { isa = XCBuildConfiguration; name = Release; buildSettings = { TARGETED_DEVICE_FAMILY = "1,2"; \
    IPHONEOS_DEPLOYMENT_TARGET = 8.0; }; };
    /* End XCBuildConfiguration section */
    /* Begin XCConfigurationList section */
    \t\tL1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
    \t\tL2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
    \t\tL3 = { isa = XCConfigurationList; buildConfigurations = (C3); };
    /* End XCConfigurationList section */
    \t};
    \trootObject = P1;
    }

    """
  }
}
