import BrandMaps
import Foundation

// #region key
extension VenueSource {
    /// Returns the venue with the key from the build settings, or the demo venue without a key.
    static func configured(id: String) -> VenueSource {
        let key = Bundle.main.object(forInfoDictionaryKey: "MapKey") as? String ?? ""
        guard !key.isEmpty else { return .venue(id: "harbour-mall", key: "demo") }
        return .venue(id: id, key: key)
    }
}
// #endregion key
