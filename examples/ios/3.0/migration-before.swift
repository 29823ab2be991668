import BrandMaps
import UIKit

// #region before
final class VenueLabels: VenueViewDelegate {
    private weak var venueView: VenueView?

    init(venueView: VenueView) {
        self.venueView = venueView
    }

    func onFirstMapLoaded(_ map: VenueMap) {
        let appearance = LabelAppearance.lightOnDark
        venueView?.removeAllLabels()
        venueView?.labelAllLocations(LabelOptions(appearance: appearance))
    }

    func onBlueDotUpdated(_ update: BlueDotPosition) {
        print(update.map?.name ?? "outside")
    }
}
// #endregion before

// #region categories
func isFood(_ location: Location) -> Bool {
    location.categories.contains("Food")
}
// #endregion categories
