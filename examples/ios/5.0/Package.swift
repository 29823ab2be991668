// swift-tools-version: 5.10
import PackageDescription

let package = Package(
    name: "MallKit",
    platforms: [.iOS("17.4")],
    products: [
        .library(name: "MallKit", targets: ["MallKit"]),
    ],
    dependencies: [
        .package(url: "https://code.brand.example/ios-sdk", from: "5.2.0"),
    ],
    targets: [
        .target(name: "MallKit", dependencies: [
            .product(name: "BrandMaps", package: "ios-sdk"),
        ]),
    ]
)
