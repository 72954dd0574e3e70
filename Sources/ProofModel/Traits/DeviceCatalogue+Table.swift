/// The devices themselves. What was collected of them, with its sources (Apple's layout specifications, public
/// snapshot-testing tables, measured window insets), stands in `facts/devices.json`; `scripts/check-devices` compares.
extension DeviceCatalogue {
  /// One line a device: id, name, family, platform, year, size, scale, insets upright and sideways, status bars,
  /// size classes (width and height, upright then sideways), corner radius, cut-out (kind, width, height, top),
  /// home indicator, ways of holding it, multitasking widths (half, ⅔, ⅓ sideways; ⅔, ⅓ upright; slide over both ways).
  static let table = """
    iphone-4s|iPhone 4s|iphone|ios|2011|320,480|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-5|iPhone 5|iphone|ios|2012|320,568|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-5c|iPhone 5c|iphone|ios|2013|320,568|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-5s|iPhone 5s|iphone|ios|2013|320,568|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-se-1|iPhone SE (1st generation)|iphone|ios|2016|320,568|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    ipod-touch-5|iPod touch (5th generation)|ipod|ios|2012|320,568|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    ipod-touch-6|iPod touch (6th generation)|ipod|ios|2015|320,568|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    ipod-touch-7|iPod touch (7th generation)|ipod|ios|2019|320,568|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-6|iPhone 6|iphone|ios|2014|375,667|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-6s|iPhone 6s|iphone|ios|2015|375,667|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-7|iPhone 7|iphone|ios|2016|375,667|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-8|iPhone 8|iphone|ios|2017|375,667|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-se-2|iPhone SE (2nd generation)|iphone|ios|2020|375,667|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-se-3|iPhone SE (3rd generation)|iphone|ios|2022|375,667|2|20,0,0,0|0,0,0,0|20,0|crcc|0|none|0|3|
    iphone-6-plus|iPhone 6 Plus|iphone|ios|2014|414,736|3|20,0,0,0|0,0,0,0|20,0|crrc|0|none|0|3|
    iphone-6s-plus|iPhone 6s Plus|iphone|ios|2015|414,736|3|20,0,0,0|0,0,0,0|20,0|crrc|0|none|0|3|
    iphone-7-plus|iPhone 7 Plus|iphone|ios|2016|414,736|3|20,0,0,0|0,0,0,0|20,0|crrc|0|none|0|3|
    iphone-8-plus|iPhone 8 Plus|iphone|ios|2017|414,736|3|20,0,0,0|0,0,0,0|20,0|crrc|0|none|0|3|
    iphone-x|iPhone X|iphone|ios|2017|375,812|3|44,0,34,0|0,44,21,44|44,0|crcc|39|notch,209,30,0|1|3|
    iphone-xs|iPhone XS|iphone|ios|2018|375,812|3|44,0,34,0|0,44,21,44|44,0|crcc|39|notch,209,30,0|1|3|
    iphone-11-pro|iPhone 11 Pro|iphone|ios|2019|375,812|3|44,0,34,0|0,44,21,44|44,0|crcc|39|notch,209,30,0|1|3|
    iphone-xs-max|iPhone XS Max|iphone|ios|2018|414,896|3|44,0,34,0|0,44,21,44|44,0|crrc|39|notch,209,30,0|1|3|
    iphone-11-pro-max|iPhone 11 Pro Max|iphone|ios|2019|414,896|3|44,0,34,0|0,44,21,44|44,0|crrc|39|notch,209,30,0|1|3|
    iphone-xr|iPhone XR|iphone|ios|2018|414,896|2|48,0,34,0|0,48,21,48|48,0|crrc|41.5|notch,209,33,0|1|3|
    iphone-11|iPhone 11|iphone|ios|2019|414,896|2|48,0,34,0|0,48,21,48|48,0|crrc|41.5|notch,209,33,0|1|3|
    iphone-12-mini|iPhone 12 mini|iphone|ios|2020|375,812|3|50,0,34,0|0,50,21,50|50,0|crcc|44|notch,209,32,0|1|3|
    iphone-13-mini|iPhone 13 mini|iphone|ios|2021|375,812|3|50,0,34,0|0,50,21,50|50,0|crcc|44|notch,162,34,0|1|3|
    iphone-12|iPhone 12|iphone|ios|2020|390,844|3|47,0,34,0|0,47,21,47|47,0|crcc|47.33|notch,209,32,0|1|3|
    iphone-12-pro|iPhone 12 Pro|iphone|ios|2020|390,844|3|47,0,34,0|0,47,21,47|47,0|crcc|47.33|notch,209,32,0|1|3|
    iphone-13|iPhone 13|iphone|ios|2021|390,844|3|47,0,34,0|0,47,21,47|47,0|crcc|47.33|notch,162,34,0|1|3|
    iphone-13-pro|iPhone 13 Pro|iphone|ios|2021|390,844|3|47,0,34,0|0,47,21,47|47,0|crcc|47.33|notch,162,34,0|1|3|
    iphone-14|iPhone 14|iphone|ios|2022|390,844|3|47,0,34,0|0,47,21,47|47,0|crcc|47.33|notch,162,34,0|1|3|
    iphone-16e|iPhone 16e|iphone|ios|2025|390,844|3|47,0,34,0|0,47,21,47|47,0|crcc|47.33|notch,162,34,0|1|3|
    iphone-17e|iPhone 17e|iphone|ios|2026|390,844|3|47,0,34,0|0,47,21,47|47,0|crcc|47.33|notch,162,34,0|1|3|
    iphone-12-pro-max|iPhone 12 Pro Max|iphone|ios|2020|428,926|3|47,0,34,0|0,47,21,47|47,0|crrc|53.33|notch,209,32,0|1|3|
    iphone-13-pro-max|iPhone 13 Pro Max|iphone|ios|2021|428,926|3|47,0,34,0|0,47,21,47|47,0|crrc|53.33|notch,162,34,0|1|3|
    iphone-14-plus|iPhone 14 Plus|iphone|ios|2022|428,926|3|47,0,34,0|0,47,21,47|47,0|crrc|53.33|notch,162,34,0|1|3|
    iphone-14-pro|iPhone 14 Pro|iphone|ios|2022|393,852|3|59,0,34,0|0,59,21,59|54,0|crcc|55|island,125,37,11|1|3|
    iphone-15|iPhone 15|iphone|ios|2023|393,852|3|59,0,34,0|0,59,21,59|54,0|crcc|55|island,125,37,11|1|3|
    iphone-15-pro|iPhone 15 Pro|iphone|ios|2023|393,852|3|59,0,34,0|0,59,21,59|54,0|crcc|55|island,125,37,11|1|3|
    iphone-16|iPhone 16|iphone|ios|2024|393,852|3|59,0,34,0|0,59,21,59|54,0|crcc|55|island,125,37,11|1|3|
    iphone-14-pro-max|iPhone 14 Pro Max|iphone|ios|2022|430,932|3|59,0,34,0|0,59,21,59|54,0|crrc|55|island,125,37,11|1|3|
    iphone-15-plus|iPhone 15 Plus|iphone|ios|2023|430,932|3|59,0,34,0|0,59,21,59|54,0|crrc|55|island,125,37,11|1|3|
    iphone-15-pro-max|iPhone 15 Pro Max|iphone|ios|2023|430,932|3|59,0,34,0|0,59,21,59|54,0|crrc|55|island,125,37,11|1|3|
    iphone-16-plus|iPhone 16 Plus|iphone|ios|2024|430,932|3|59,0,34,0|0,59,21,59|54,0|crrc|55|island,125,37,11|1|3|
    iphone-16-pro|iPhone 16 Pro|iphone|ios|2024|402,874|3|62,0,34,0|0,62,21,62|54,0|crcc|62|island,125,37,14|1|3|
    iphone-17|iPhone 17|iphone|ios|2025|402,874|3|62,0,34,0|0,62,20,62|54,0|crcc|62|island,125,37,14|1|3|
    iphone-17-pro|iPhone 17 Pro|iphone|ios|2025|402,874|3|62,0,34,0|0,62,20,62|54,0|crcc|62|island,125,37,14|1|3|
    iphone-18-pro|iPhone 18 Pro|iphone|ios|2026|402,874|3|62,0,34,0|0,62,20,62|54,0|crcc|62|island,95,37,14|1|3|
    iphone-16-pro-max|iPhone 16 Pro Max|iphone|ios|2024|440,956|3|62,0,34,0|0,62,21,62|54,0|crrc|62|island,125,37,14|1|3|
    iphone-17-pro-max|iPhone 17 Pro Max|iphone|ios|2025|440,956|3|62,0,34,0|0,62,20,62|54,0|crrc|62|island,125,37,14|1|3|
    iphone-18-pro-max|iPhone 18 Pro Max|iphone|ios|2026|440,956|3|62,0,34,0|0,62,20,62|54,0|crrc|62|island,95,37,14|1|3|
    iphone-air|iPhone Air|iphone|ios|2025|420,912|3|68,0,34,0|0,68,20,68|54,0|crrc|62|island,125,37,20|1|3|
    iphone-duo-outer|iPhone Duo (outer display)|iphone|ios|2026|466,678|3|0,0,34,84|0,0,34,84|0,0|crcr|0|none|1|1|
    iphone-duo-inner|iPhone Duo (inner display)|iphone|ios|2026|669,951|3|82,0,34,0|0,0,34,84|82,0|rrrr|55|none|1|3|
    ipad-2|iPad 2|ipad|ios|2011|768,1024|1|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|
    ipad-mini-1|iPad mini (1st generation)|ipad|ios|2012|768,1024|1|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|
    ipad-3|iPad (3rd generation)|ipad|ios|2012|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|
    ipad-4|iPad (4th generation)|ipad|ios|2012|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|
    ipad-5|iPad (5th generation)|ipad|ios|2017|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|507,694,320,438,320,320,320
    ipad-6|iPad (6th generation)|ipad|ios|2018|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|507,694,320,438,320,320,320
    ipad-air-1|iPad Air|ipad|ios|2013|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|
    ipad-air-2|iPad Air 2|ipad|ios|2014|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|507,694,320,438,320,320,320
    ipad-mini-2|iPad mini 2|ipad|ios|2013|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|
    ipad-mini-3|iPad mini 3|ipad|ios|2014|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|
    ipad-mini-4|iPad mini 4|ipad|ios|2015|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|507,694,320,438,320,320,320
    ipad-mini-5|iPad mini (5th generation)|ipad|ios|2019|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|507,694,320,438,320,320,320
    ipad-pro-9-7|iPad Pro 9.7-inch|ipad|ios|2016|768,1024|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|507,694,320,438,320,320,320
    ipad-7|iPad (7th generation)|ipad|ios|2019|810,1080|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|535,750,320,480,320,320,320
    ipad-8|iPad (8th generation)|ipad|ios|2020|810,1080|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|535,750,320,480,320,320,320
    ipad-9|iPad (9th generation)|ipad|ios|2021|810,1080|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|535,750,320,480,320,320,320
    ipad-pro-10-5|iPad Pro 10.5-inch|ipad|ios|2017|834,1112|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|551,782,320,504,320,320,320
    ipad-air-3|iPad Air (3rd generation)|ipad|ios|2019|834,1112|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|551,782,320,504,320,320,320
    ipad-pro-12-9-1|iPad Pro 12.9-inch (1st generation)|ipad|ios|2015|1024,1366|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|678,981,375,639,375,375,375
    ipad-pro-12-9-2|iPad Pro 12.9-inch (2nd generation)|ipad|ios|2017|1024,1366|2|20,0,0,0|20,0,0,0|20,20|rrrr|0|none|0|4|678,981,375,639,375,375,375
    ipad-pro-12-9-3|iPad Pro 12.9-inch (3rd generation)|ipad|ios|2018|1024,1366|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|678,981,375,639,375,375,375
    ipad-pro-12-9-4|iPad Pro 12.9-inch (4th generation)|ipad|ios|2020|1024,1366|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|678,981,375,639,375,375,375
    ipad-pro-12-9-5|iPad Pro 12.9-inch (5th generation)|ipad|ios|2021|1024,1366|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|678,981,375,639,375,375,375
    ipad-pro-12-9-6|iPad Pro 12.9-inch (6th generation)|ipad|ios|2022|1024,1366|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|678,981,375,639,375,375,375
    ipad-air-13-m2|iPad Air 13-inch (M2)|ipad|ios|2024|1024,1366|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|678,981,375,639,375,375,375
    ipad-air-13-m3|iPad Air 13-inch (M3)|ipad|ios|2025|1024,1366|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|678,981,375,639,375,375,375
    ipad-air-13-m4|iPad Air 13-inch (M4)|ipad|ios|2026|1024,1366|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|678,981,375,639,375,375,375
    ipad-pro-11-1|iPad Pro 11-inch (1st generation)|ipad|ios|2018|834,1194|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|592,809,375,504,320,375,320
    ipad-pro-11-2|iPad Pro 11-inch (2nd generation)|ipad|ios|2020|834,1194|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|592,809,375,504,320,375,320
    ipad-pro-11-3|iPad Pro 11-inch (3rd generation)|ipad|ios|2021|834,1194|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|592,809,375,504,320,375,320
    ipad-pro-11-4|iPad Pro 11-inch (4th generation)|ipad|ios|2022|834,1194|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|592,809,375,504,320,375,320
    ipad-pro-11-m4|iPad Pro 11-inch (M4)|ipad|ios|2024|834,1210|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|600,825,375,504,320,375,320
    ipad-pro-11-m5|iPad Pro 11-inch (M5)|ipad|ios|2025|834,1210|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|600,825,375,504,320,375,320
    ipad-pro-13-m4|iPad Pro 13-inch (M4)|ipad|ios|2024|1032,1376|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|683,991,375,647,375,375,375
    ipad-pro-13-m5|iPad Pro 13-inch (M5)|ipad|ios|2025|1032,1376|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|683,991,375,647,375,375,375
    ipad-air-4|iPad Air (4th generation)|ipad|ios|2020|820,1180|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|585,795,375,490,320,375,320
    ipad-air-5|iPad Air (5th generation)|ipad|ios|2022|820,1180|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|585,795,375,490,320,375,320
    ipad-air-11-m2|iPad Air 11-inch (M2)|ipad|ios|2024|820,1180|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|585,795,375,490,320,375,320
    ipad-air-11-m3|iPad Air 11-inch (M3)|ipad|ios|2025|820,1180|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|585,795,375,490,320,375,320
    ipad-air-11-m4|iPad Air 11-inch (M4)|ipad|ios|2026|820,1180|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|585,795,375,490,320,375,320
    ipad-10|iPad (10th generation)|ipad|ios|2022|820,1180|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|585,795,375,490,320,375,320
    ipad-11-a16|iPad (A16)|ipad|ios|2025|820,1180|2|24,0,20,0|24,0,20,0|24,24|rrrr|18|none|1|4|585,795,375,490,320,375,320
    ipad-mini-6|iPad mini (6th generation)|ipad|ios|2021|744,1133|2|24,0,20,0|24,0,20,0|24,24|rrrr|0|none|1|4|561.5,748,375,414,320,375,320
    ipad-mini-a17-pro|iPad mini (A17 Pro)|ipad|ios|2024|744,1133|2|24,0,20,0|24,0,20,0|24,24|rrrr|0|none|1|4|561.5,748,375,414,320,375,320
    apple-watch-38|Apple Watch 38mm (Series 1-3)|watch|ios|2015|136,170|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-42|Apple Watch 42mm (Series 1-3)|watch|ios|2015|156,195|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-40|Apple Watch 40mm (Series 4-6, SE)|watch|ios|2018|162,197|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-44|Apple Watch 44mm (Series 4-6, SE)|watch|ios|2018|184,224|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-41|Apple Watch 41mm (Series 7-9)|watch|ios|2021|176,215|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-45|Apple Watch 45mm (Series 7-9)|watch|ios|2021|198,242|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-ultra|Apple Watch Ultra 49mm (1, 2)|watch|ios|2022|205,251|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-s10-42|Apple Watch 42mm (Series 10, 11)|watch|ios|2024|187,223|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-s10-46|Apple Watch 46mm (Series 10, 11)|watch|ios|2024|208,248|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-watch-ultra-3|Apple Watch Ultra 3 49mm|watch|ios|2025|211,257|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    apple-tv-1080p|Apple TV (1080p canvas)|tv|ios|2015|1920,1080|1|60,90,60,90|60,90,60,90|0,0|rrrr|0|none|0|1|
    apple-tv-4k|Apple TV 4K|tv|ios|2017|1920,1080|2|60,90,60,90|60,90,60,90|0,0|rrrr|0|none|0|1|
    mac-window-1024x700|Mac window 1024x700|mac|mac||1024,700|2|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    mac-window-1280x800|Mac window 1280x800|mac|mac||1280,800|2|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    mac-window-1600x900|Mac window 1600x900|mac|mac||1600,900|2|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    nexus-5|Nexus 5|android-phone|android|2013|360,640|3|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    nexus-7|Nexus 7|android-tablet|android|2013|600,960|2|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    nexus-10|Nexus 10|android-tablet|android|2012|800,1280|2|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    nexus-7-2012|Nexus 7 2012|android-tablet|android|2012|600.94,961.5|1.33125|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    pixel-c|Pixel C|android-tablet|android|2015|900,1280|2|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    pixel|Pixel|android-phone|android|2016|411.43,731.43|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-xl|Pixel XL|android-phone|android|2016|411.43,731.43|3.5|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-2|Pixel 2|android-phone|android|2017|411.43,731.43|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-2-xl|Pixel 2 XL|android-phone|android|2017|411.43,822.86|3.5|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-3|Pixel 3|android-phone|android|2018|392.73,785.45|2.75|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-3-xl|Pixel 3 XL|android-phone|android|2018|411.43,845.71|3.5|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-3a|Pixel 3a|android-phone|android|2019|392.73,807.27|2.75|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-3a-xl|Pixel 3a XL|android-phone|android|2019|432,864|2.5|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-4|Pixel 4|android-phone|android|2019|392.73,829.09|2.75|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-4-xl|Pixel 4 XL|android-phone|android|2019|411.43,868.57|3.5|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-4a|Pixel 4a|android-phone|android|2020|392.73,850.91|2.75|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-5|Pixel 5|android-phone|android|2020|392.73,850.91|2.75|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    wear-os-small-round|Wear Os Small Round|android-watch|android|2014|192,192|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    wear-os-square|Wear Os Square|android-watch|android|2014|186.67,186.67|1.5|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    galaxy-watch4-classic-large|Galaxy Watch4 Classic Large|android-watch|android|2020|227,227|2|0,0,0,0|0,0,0,0|0,0|cccc|0|none|0|1|
    pixel-6|Pixel 6|android-phone|android|2021|411.43,914.29|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-6-pro|Pixel 6 Pro|android-phone|android|2021|411.43,891.43|3.5|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-6a|Pixel 6a|android-phone|android|2022|411.43,914.29|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-7-pro|Pixel 7 Pro|android-phone|android|2022|411.43,891.43|3.5|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-7|Pixel 7|android-phone|android|2022|411.43,914.29|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-fold|Pixel Fold|android-foldable|android|2023|700.95,841.14|2.625|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    pixel-tablet|Pixel Tablet|android-tablet|android|2023|800,1280|2|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    pixel-7a|Pixel 7a|android-phone|android|2023|411.43,914.29|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-8|Pixel 8|android-phone|android|2023|411.43,914.29|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-8-pro|Pixel 8 Pro|android-phone|android|2023|448,997.33|3|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-8a|Pixel 8a|android-phone|android|2024|411.43,914.29|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-9|Pixel 9|android-phone|android|2024|411.43,923.43|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-9a|Pixel 9a|android-phone|android|2025|411.43,923.43|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-9-pro|Pixel 9 Pro|android-phone|android|2024|426.67,952|3|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-9-pro-xl|Pixel 9 Pro XL|android-phone|android|2024|448,997.33|3|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    pixel-9-pro-fold|Pixel 9 Pro Fold|android-foldable|android|2024|851.69,882.87|2.4375|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    nexus-4|Nexus 4|android-phone|android|2012|384,640|2|24,0,48,0|24,0,0,48|24,24|crrc|0|none|0|3|
    galaxy-s25|Galaxy S25|android-phone|android|2025|360,780|3|34.33,0,15,0|30,34.33,15,0|34.33,30|crrc|34|none|0|3|
    galaxy-s24-ultra|Galaxy S24 Ultra (FHD+)|android-phone|android|2024|384,832|2.8125|34.49,0,14.93,0|34.49,0,14.93,0|34.49,34.49|crrc|0|none|0|3|
    galaxy-z-fold7-cover|Galaxy Z Fold7 cover|android-foldable|android|2025|411.43,960|2.625|41.9,0,14.86,0|41.9,0,14.86,0|41.9,41.9|crrc|0|none|0|3|
    galaxy-z-fold7-inner|Galaxy Z Fold7 inner|android-foldable|android|2025|749.71,832|2.625|33.9,0,14.86,0|33.9,0,14.86,0|33.9,33.9|rrrr|0|none|0|3|
    galaxy-tab-s9|Galaxy Tab S9|android-tablet|android|2023|752.94,1204.71|2.125|30.12,0,15.06,0|30.12,0,15.06,0|30.12,30.12|rrrr|0|none|0|3|
    galaxy-z-fold6-cover|Galaxy Z Fold6 cover|android-foldable|android|2024|369,906|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    galaxy-z-fold6-inner|Galaxy Z Fold6 inner|android-foldable|android|2024|708,823|2.625|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    galaxy-z-flip6|Galaxy Z Flip6|android-foldable|android|2024|360,880|3|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    galaxy-z-flip7|Galaxy Z Flip7|android-foldable|android|2025|360,840|3|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    galaxy-s5|Galaxy S5|android-phone|android|2014|360,640|3|24,0,0,0|24,0,0,0|24,24|crrc|0|none|0|3|
    galaxy-s8|Galaxy S8|android-phone|android|2017|360,740|3|24,0,48,0|24,0,48,0|24,24|crrc|0|none|0|3|
    galaxy-s9-plus|Galaxy S9+|android-phone|android|2018|320,658|4.5|24,0,48,0|24,0,48,0|24,24|crrc|0|none|0|3|
    galaxy-tab-s4|Galaxy Tab S4|android-tablet|android|2018|712,1138|2.25|24,0,48,0|24,0,48,0|24,24|rrrr|0|none|0|3|
    pixel-10-pro-fold-outer|Pixel 10 Pro Fold outer|android-foldable|android|2025|444,970|2.4375|62,0,24,0|62,0,24,0|62,62|crrc|0|none|0|3|
    pixel-10-pro-fold-inner|Pixel 10 Pro Fold inner|android-foldable|android|2025|852,883|2.4375|66,0,32,0|66,0,32,0|66,66|rrrr|0|none|0|3|
    android-small-phone|Reference small phone|android-phone|android||360,640|2|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    android-compact-phone|Reference compact phone|android-phone|android||360,800|3|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    android-medium-phone|Reference medium phone|android-phone|android||412,915|2.625|24,0,24,0|24,0,24,0|24,24|crrc|0|none|0|3|
    android-large-phone|Reference large phone|android-phone|android||480,853|2|24,0,24,0|24,0,24,0|24,24|crrr|0|none|0|3|
    android-small-tablet|Reference small tablet|android-tablet|android||600,960|2|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    android-medium-tablet|Reference medium tablet|android-tablet|android||800,1280|2|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    android-large-tablet|Reference large tablet|android-tablet|android||1024,1350|2|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    android-resizable-foldable|Reference foldable (unfolded)|android-foldable|android||673,841|2.625|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    android-desktop|Reference desktop (resizable)|android-desktop|android||1080,1920|1|24,0,24,0|24,0,24,0|24,24|rrrr|0|none|0|3|
    web-320|Web 320|web|web||320,568|1|0,0,0,0|0,0,0,0|0,0|crcc|0|none|0|1|
    web-360|Web 360|web|web||360,640|1|0,0,0,0|0,0,0,0|0,0|crrc|0|none|0|1|
    web-375|Web 375|web|web||375,667|1|0,0,0,0|0,0,0,0|0,0|crrc|0|none|0|1|
    web-414|Web 414|web|web||414,896|1|0,0,0,0|0,0,0,0|0,0|crrc|0|none|0|1|
    web-576|Web 576|web|web||576,1024|1|0,0,0,0|0,0,0,0|0,0|crrr|0|none|0|1|
    web-640|Web 640|web|web||640,960|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-768|Web 768|web|web||768,1024|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-992|Web 992|web|web||992,768|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-1024|Web 1024|web|web||1024,768|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-1200|Web 1200|web|web||1200,800|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-1280|Web 1280|web|web||1280,800|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-1400|Web 1400|web|web||1400,900|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-1440|Web 1440|web|web||1440,900|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-1536|Web 1536|web|web||1536,864|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    web-1920|Web 1920|web|web||1920,1080|1|0,0,0,0|0,0,0,0|0,0|rrrr|0|none|0|1|
    """
}
