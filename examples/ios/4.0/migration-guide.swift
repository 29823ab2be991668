import BrandMaps
import UIKit

// #region after
final class VenueLabels: VenueViewDelegate {
    private weak var venueView: VenueView?

    init(venueView: VenueView) {
        self.venueView = venueView
    }

    func onFirstMapLoaded(_ map: VenueMap) {
        let appearance = FloatingLabelAppearance.lightOnDark
        venueView?.removeLabels()
        venueView?.labelLocations(FloatingLabelOptions(appearance: appearance))
    }

    func onBlueDotPositionUpdated(_ update: BlueDotPosition) {
        print(update.map?.name ?? "outside")
    }
}
// #endregion after

// #region categories
func isFood(_ location: Location) -> Bool {
    location.categories.contains { $0.name == "Food" }
}
// #endregion categories
