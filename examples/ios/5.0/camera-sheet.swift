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

    /// Applies the insets again, because they were set before the venue loaded.
    func mapViewDidShow(_ mapView: MapView, venue: Venue) {
        applyPadding()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        applyPadding()
    }

    /// Call this when the sheet has settled, with the height that it covers, in points.
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
