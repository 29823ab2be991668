// swift-tools-version: 5.5
import PackageDescription

let package = Package(
    name: "OldMall",
    platforms: [.iOS(.v12)],
    products: [
        .library(name: "OldMall", targets: ["OldMall"]),
    ],
    dependencies: [
        // #region dependency
        // The last release of 3.0. There will be no newer one.
        .package(url: "https://code.brand.example/ios-sdk", .exact("3.0.4")),
        // #endregion dependency
    ],
    targets: [
        .target(name: "OldMall", dependencies: [
            .product(name: "BrandMaps", package: "ios-sdk"),
        ]),
    ]
)
