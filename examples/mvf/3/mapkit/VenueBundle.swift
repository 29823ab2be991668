import Foundation
import MapKit
import ZIPFoundation

// #region decode
struct FloorProperties: Decodable {
    let id: String
    let elevation: Double
    let details: Details?
}

struct GeometryProperties: Decodable {
    let id: String
    let details: Details?
}

struct Details: Decodable {
    let name: String?
}

struct Style: Decodable {
    let geometryAnchors: [GeometryAnchor]
    let color: String
    let opacity: Double
    let height: Double
    let altitude: Double
    let hidden: Bool?
}

typealias DefaultStyle = [String: Style]

struct GeometryAnchor: Decodable, Hashable {
    let floorId: String
    let geometryId: String
}
// #endregion decode

// #region open
/// A bundle, unzipped on the device.
struct VenueBundle {
    let centre: CLLocationCoordinate2D
    /// Floors, lowest first.
    let floors: [FloorProperties]
    private let folder: URL
    private let styles: [Style]

    static func download(from address: URL) async throws -> VenueBundle {
        let (zip, response) = try await URLSession.shared.download(from: address)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        let folder = URL.cachesDirectory.appending(path: UUID().uuidString)
        try FileManager.default.unzipItem(at: zip, to: folder)
        return try VenueBundle(folder: folder)
    }

    init(folder: URL) throws {
        self.folder = folder
        let manifest = try readFeatures(folder.appending(path: "manifest.geojson"))
        guard let point = manifest.first?.geometry.first as? MKPointAnnotation else {
            throw CocoaError(.fileReadCorruptFile)
        }
        centre = point.coordinate
        floors = try readFeatures(folder.appending(path: "floors.geojson"))
            .map { try decodeProperties(FloorProperties.self, of: $0) }
            .sorted { $0.elevation < $1.elevation }
        let style = try Data(contentsOf: folder.appending(path: "default-style.json"))
        styles = try Array(JSONDecoder().decode(DefaultStyle.self, from: style).values)
    }
}

private func readFeatures(_ file: URL) throws -> [MKGeoJSONFeature] {
    try MKGeoJSONDecoder().decode(Data(contentsOf: file)).compactMap { $0 as? MKGeoJSONFeature }
}

private func decodeProperties<T: Decodable>(_ type: T.Type, of feature: MKGeoJSONFeature) throws -> T {
    let decoder = JSONDecoder()
    return try decoder.decode(type, from: feature.properties ?? Data())
}
// #endregion open

// #region overlays
/// All shapes of a floor that share a style. MapKit draws them in one pass.
struct StyledOverlay {
    let overlay: MKOverlay
    let style: Style
}

extension VenueBundle {
    func overlays(on floor: FloorProperties) throws -> [StyledOverlay] {
        let file = folder.appending(path: "geometry/\(floor.id).geojson")
        var shapes: [String: [MKShape]] = [:]
        for feature in try readFeatures(file) {
            let properties = try decodeProperties(GeometryProperties.self, of: feature)
            shapes[properties.id] = feature.geometry
        }
        return styles
            .filter { $0.hidden != true }
            // High shapes go above low ones, such as walls above rooms.
            .sorted { $0.altitude + $0.height < $1.altitude + $1.height }
            .flatMap { style in
                let own = style.geometryAnchors
                    .filter { $0.floorId == floor.id }
                    .flatMap { shapes[$0.geometryId] ?? [] }
                var polygons = own.compactMap { $0 as? MKPolygon }
                var lines = own.compactMap { $0 as? MKPolyline }
                for shape in own {
                    polygons += (shape as? MKMultiPolygon)?.polygons ?? []
                    lines += (shape as? MKMultiPolyline)?.polylines ?? []
                }
                var overlays: [StyledOverlay] = []
                if !polygons.isEmpty {
                    overlays.append(StyledOverlay(overlay: MKMultiPolygon(polygons), style: style))
                }
                if !lines.isEmpty {
                    overlays.append(StyledOverlay(overlay: MKMultiPolyline(lines), style: style))
                }
                return overlays
            }
    }
}
// #endregion overlays
