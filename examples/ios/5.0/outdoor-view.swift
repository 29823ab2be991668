import BrandMaps
import UIKit

// #region show
@MainActor
func showGround(around mapView: MapView) async throws {
    try await mapView.outdoor.show(OutdoorOptions(groundRadius: 600))
}
// #endregion show

// #region context
/// Adds streets and buildings that ship with the app, so they are available offline.
@MainActor
func addBundledStreets(to mapView: MapView) async throws -> OutdoorContext? {
    guard let file = Bundle.main.url(forResource: "harbour-streets", withExtension: "geojson") else {
        return nil
    }
    let streets = try GeoJSON(data: try Data(contentsOf: file))
    try await mapView.outdoor.show()
    return try await mapView.outdoor.addContext(streets)
}
// #endregion context

// #region server
/// Surroundings from your server. The map works without them, so a failure is only logged.
@MainActor
final class Surroundings {
    private let mapView: MapView
    private var context: OutdoorContext?

    init(mapView: MapView) {
        self.mapView = mapView
    }

    func load(from url: URL) async {
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            let streets = try GeoJSON(data: data)
            try? await context?.remove()
            try await mapView.outdoor.show()
            context = try await mapView.outdoor.addContext(streets)
        } catch {
            print("No surroundings: \(error.localizedDescription)")
        }
    }

    func remove() async throws {
        context = nil
        try await mapView.outdoor.remove()
    }
}
// #endregion server

// #region dark
extension Surroundings {
    /// The map's theme follows dark mode automatically, but your own colours do not.
    func matchAppearance(of traits: UITraitCollection) async throws {
        let color: UIColor = traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.12, alpha: 1)
            : UIColor(red: 0.91, green: 0.93, blue: 0.88, alpha: 1)
        try await mapView.outdoor.show(OutdoorOptions(groundColor: color))
    }
}
// #endregion dark

// #region attribution
final class OutdoorMapController: UIViewController {
    private let mapView = MapView()
    private let credit = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        credit.text = "Streets © OpenStreetMap contributors"
        credit.font = .preferredFont(forTextStyle: .footnote)
        credit.adjustsFontForContentSizeCategory = true
        credit.numberOfLines = 0
        for child in [mapView, credit] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            mapView.topAnchor.constraint(equalTo: view.topAnchor),
            mapView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            credit.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
            credit.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
            credit.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }
}
// #endregion attribution

// #region entrance
/// Shows the whole site from above, then zooms in on the entrance that the visitor needs.
@MainActor
func arrive(at entrance: Door, on mapView: MapView) async throws {
    guard let venue = mapView.venue else { return }
    let wide = FocusOptions(maxZoom: 17, pitchDegrees: 0)
    try await mapView.camera.focusOn(venue.floors, options: wide)
    try await mapView.camera.focusOn(entrance, options: FocusOptions(maxZoom: 20, pitchDegrees: 50))
}
// #endregion entrance
