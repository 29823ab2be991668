import BrandMaps
import UIKit

// #region all
/// Labels all locations in light text, for a dark background.
final class DarkLabels: VenueViewDelegate {
    private weak var venueView: VenueView?

    init(venueView: VenueView) {
        self.venueView = venueView
    }

    func onFirstMapLoaded(_ map: VenueMap) {
        venueView?.labelLocations(FloatingLabelOptions(appearance: .lightOnDark))
    }
}
// #endregion all

// #region start
func load(_ options: LoadOptions, into venueView: VenueView) {
    let showOptions = ShowOptions(labelLocations: false, backgroundColor: .black)
    venueView.loadVenue(options, showOptions: showOptions)
}
// #endregion start

// #region appearance
func labelInHouseStyle(_ venueView: VenueView) {
    var appearance = FloatingLabelAppearance.darkOnLight
    appearance.color = .systemIndigo
    appearance.fontSize = Double(UIFont.preferredFont(forTextStyle: .footnote).pointSize)
    appearance.maxWidth = 140
    appearance.maxLines = 3
    venueView.removeLabels()
    venueView.labelLocations(FloatingLabelOptions(appearance: appearance, showsIcons: false))
}
// #endregion appearance

// #region one
/// Shows your own label. Its id arrives later; use it to remove the label.
final class MeetingLabel {
    private weak var venueView: VenueView?
    private var id: String?

    init(venueView: VenueView) {
        self.venueView = venueView
    }

    func show(in polygon: Polygon) {
        hide()
        venueView?.labelPolygon(polygon, text: "We meet here") { [weak self] id in
            self?.id = id
        }
    }

    func hide() {
        guard let id else { return }
        venueView?.removeLabel(id)
        self.id = nil
    }
}
// #endregion one
