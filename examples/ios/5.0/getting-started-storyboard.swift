import BrandMaps
import UIKit

// #region outlet
final class StoryboardViewController: UIViewController {
    @IBOutlet private weak var mapView: MapView?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let mapView else { return }
        Task {
            do {
                try await mapView.show(.venue(id: "harbour-mall", key: "demo"))
            } catch {
                print("No map:", error.localizedDescription)
            }
        }
    }
}
// #endregion outlet
