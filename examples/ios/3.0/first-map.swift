// #region map
import BrandMaps
import UIKit

final class OldMapController: UIViewController, VenueViewDelegate {
    private let venueView = VenueView()

    override func viewDidLoad() {
        super.viewDidLoad()
        venueView.frame = view.bounds
        venueView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(venueView)
        venueView.delegate = self
        let options = LoadOptions(clientId: "your-id", clientSecret: "your-secret", venue: "harbour-mall")
        venueView.loadVenue(options) { error in
            print(error?.message ?? "loaded")
        }
    }
    // #endregion map

    // #region progress
    func onDataLoaded(_ venue: Venue) {
        print("data: \(venue.maps.count) maps, \(venue.locations.count) locations")
    }

    func onFirstMapLoaded(_ map: VenueMap) {
        print("drawn: \(map.name)")
    }
    // #endregion progress
    // #region map
}
// #endregion map

// #region inventory
/// Prints what to record before a migration.
func describe(_ venueView: VenueView) {
    guard let venue = venueView.venue else { return }
    let camera = venueView.cameraControls
    print("tilt \(camera.tilt), rotation \(camera.rotation)")
    for map in venue.maps {
        print("\(map.elevation) \(map.shortName) \(map.name)")
    }
    print("\(venue.polygons.count) polygons, \(venue.nodes.count) nodes")
}
// #endregion inventory
