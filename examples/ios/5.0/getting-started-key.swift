import BrandMaps
import Foundation

// #region key
extension VenueSource {
    /// The venue with the key that the build settings name; the demo venue in builds without one.
    static func configured(id: String) -> VenueSource {
        let key = Bundle.main.object(forInfoDictionaryKey: "MapKey") as? String ?? ""
        guard !key.isEmpty else { return .venue(id: "harbour-mall", key: "demo") }
        return .venue(id: id, key: key)
    }
}
// #endregion key
