import BrandMaps
import UIKit

// #region sheet
final class SheetMapViewController: UIViewController, MapViewDelegate {
    private let mapView: MapView
    private var sheetHeight: CGFloat = 0

    init(mapView: MapView) {
        self.mapView = mapView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func loadView() {
        view = mapView
        mapView.delegate = self
    }

    /// The insets were told before the venue was there.
    func mapViewDidShow(_ mapView: MapView, venue: Venue) {
        applyPadding()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        applyPadding()
    }

    /// Call it when the sheet has come to rest, with the points that it covers.
    func sheetDidSettle(height: CGFloat) {
        sheetHeight = height
        applyPadding(animation: MapAnimation(duration: 0.25))
    }

    private func applyPadding(animation: MapAnimation? = nil) {
        guard mapView.isReady else { return }
        var padding = view.safeAreaInsets
        padding.bottom = max(padding.bottom, sheetHeight)
        Task { [mapView, padding] in
            try? await mapView.camera.setPadding(padding, animation: animation)
        }
    }
}
// #endregion sheet
