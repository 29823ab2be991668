import BrandMaps
import UIKit

// #region before
final class MallController: UIViewController, VenueViewDelegate {
    private let venueView = VenueView()

    override func viewDidLoad() {
        super.viewDidLoad()
        venueView.frame = view.bounds
        venueView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(venueView)
        venueView.delegate = self
        let options = LoadOptions(clientId: "id", clientSecret: "secret", venue: "harbour-mall")
        venueView.loadVenue(options) { [weak self] error in
            guard let error else { return }
            self?.title = error.message
        }
    }

    func onFirstMapLoaded(_ map: VenueMap) {
        venueView.venue?.polygons.forEach { venueView.addInteractivePolygon($0) }
    }

    func onPolygonClicked(_ polygon: Polygon) {
        venueView.clearPolygonColors()
        venueView.colorPolygon(polygon, color: .systemOrange)
        venueView.cameraControls.focusOn(FocusOptions(places: [polygon]))
    }

    func onNothingClicked() {
        venueView.clearPolygonColors()
    }
}
// #endregion before
