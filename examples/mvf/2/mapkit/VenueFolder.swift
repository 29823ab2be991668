import Foundation
import MapKit
import UIKit
import ZIPFoundation

// #region decode
struct FloorProperties: Decodable, Sendable {
    let id: String
    let elevation: Double
    let name: String?
}

/// Properties that spaces, obstructions, entrances and areas share.
struct ShapeProperties: Decodable {
    let id: String
}

struct Style: Decodable {
    let polygons: [String]?
    let lineStrings: [String]?
    let color: String
    let opacity: Double?
    let height: Double?
    let altitude: Double?
    let visible: Bool?
}

typealias Styles = [String: Style]
// #endregion decode

// #region open
/// A version 2 bundle, unzipped on the device.
struct VenueFolder: Sendable {
    let folder: URL

    init(unzipping zip: URL) throws {
        folder = URL.cachesDirectory.appending(path: UUID().uuidString)
        try FileManager.default.unzipItem(at: zip, to: folder)
    }

    /// Reads the floors, lowest first.
    func readFloors() throws -> [FloorProperties] {
        // Until October 2024 floors were called maps.
        let late = folder.appending(path: "floor.geojson")
        let early = folder.appending(path: "map.geojson")
        let file = FileManager.default.fileExists(atPath: late.path) ? late : early
        return try readFeatures(file)
            .map { try decodeProperties(FloorProperties.self, of: $0) }
            .sorted { $0.elevation < $1.elevation }
    }

    private func readFeatures(_ file: URL) throws -> [MKGeoJSONFeature] {
        try MKGeoJSONDecoder().decode(Data(contentsOf: file)).compactMap { $0 as? MKGeoJSONFeature }
    }

    private func decodeProperties<T: Decodable>(_ type: T.Type, of feature: MKGeoJSONFeature) throws -> T {
        let decoder = JSONDecoder()
        return try decoder.decode(type, from: feature.properties ?? Data())
    }
}
// #endregion open

// #region shapes
extension VenueFolder {
    /// Reads a floor's shapes by id, from all folders that have a file for the floor.
    private func readShapes(on floor: FloorProperties) throws -> [String: [MKShape]] {
        var shapes: [String: [MKShape]] = [:]
        for name in ["area", "space", "obstruction", "entrance"] {
            let file = folder.appending(path: "\(name)/\(floor.id).geojson")
            // A floor without doors has no entrance file.
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            for feature in try readFeatures(file) {
                let properties = try decodeProperties(ShapeProperties.self, of: feature)
                shapes[properties.id] = feature.geometry
            }
        }
        return shapes
    }
}
// #endregion shapes

// #region overlays
/// All shapes of a floor with the same style. Created on one thread, then only read on another.
struct FloorOverlay: @unchecked Sendable {
    let overlay: MKOverlay
    let color: UIColor
}

extension VenueFolder {
    /// Returns a floor's overlays, low ones first, so that walls appear above rooms.
    func readOverlays(on floor: FloorProperties) throws -> [FloorOverlay] {
        let shapes = try readShapes(on: floor)
        let data = try Data(contentsOf: folder.appending(path: "styles.json"))
        let styles = try JSONDecoder().decode(Styles.self, from: data).values
        return styles
            .filter { $0.visible != false }
            .sorted { top(of: $0) < top(of: $1) }
            .flatMap { overlays(in: $0, shapes: shapes) }
    }

    private func top(of style: Style) -> Double {
        (style.altitude ?? 0) + (style.height ?? 0)
    }

    private func overlays(in style: Style, shapes: [String: [MKShape]]) -> [FloorOverlay] {
        let color = UIColor(hex: style.color).withAlphaComponent(style.opacity ?? 1)
        let polygons = (style.polygons ?? [])
            .flatMap { shapes[$0] ?? [] }
            .compactMap { $0 as? MKPolygon }
        let lines = (style.lineStrings ?? [])
            .flatMap { shapes[$0] ?? [] }
            .compactMap { $0 as? MKPolyline }
        var overlays: [FloorOverlay] = []
        if !polygons.isEmpty {
            overlays.append(FloorOverlay(overlay: MKMultiPolygon(polygons), color: color))
        }
        if !lines.isEmpty {
            overlays.append(FloorOverlay(overlay: MKMultiPolyline(lines), color: color))
        }
        return overlays
    }
}
// #endregion overlays

extension UIColor {
    /// Parses `#RRGGBB`, the form that styles.json uses.
    convenience init(hex: String) {
        let value = Int(hex.dropFirst(), radix: 16) ?? 0
        self.init(
            red: CGFloat(value / 65_536) / 255,
            green: CGFloat(value / 256 % 256) / 255,
            blue: CGFloat(value % 256) / 255,
            alpha: 1
        )
    }
}
