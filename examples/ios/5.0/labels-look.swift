import BrandMaps
import UIKit

// #region look
final class LabelledMapViewController: UIViewController {
    private let mapView = MapView()
    private var labels: [MapLabel] = []

    override func loadView() {
        view = mapView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
            (controller: Self, _: UITraitCollection) in
            Task { await controller.restyle() }
        }
        Task { await load() }
    }

    private func load() async {
        do {
            let options = MapOptions(labels: .none)
            let venue = try await mapView.show(.venue(id: "st-brigid-hospital", key: "demo"), options: options)
            labels = try await mapView.labels.addAll(venue.locations, options: style())
        } catch {
            print("No labels:", error.localizedDescription)
        }
    }

    private func restyle() async {
        let look = style()
        for label in labels {
            try? await label.update { options in
                options.color = look.color
                options.haloColor = look.haloColor
                options.size = look.size
            }
        }
    }

    private func style() -> LabelOptions {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let size = Double(UIFontMetrics.default.scaledValue(for: 13))
        return LabelOptions(
            color: isDark ? .white : .black,
            haloColor: isDark ? .black : .white,
            size: min(size, 24)
        )
    }
}
// #endregion look
