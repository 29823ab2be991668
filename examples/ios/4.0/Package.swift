// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "MallKit",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "MallKit", targets: ["MallKit"]),
    ],
    dependencies: [
        // #region dependency
        // Accepts patch releases of 4.1, and never 5.0.
        .package(url: "https://code.brand.example/ios-sdk", .upToNextMinor(from: "4.1.2")),
        // #endregion dependency
    ],
    targets: [
        .target(name: "MallKit", dependencies: [
            .product(name: "BrandMaps", package: "ios-sdk"),
        ]),
    ]
)
