import BrandMaps
import UIKit

// #region states
final class VenueViewController: UIViewController {
    private let source: VenueSource
    private let mapView = MapView()
    private var loading: Task<Void, Never>?

    init(source: VenueSource) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func loadView() {
        view = mapView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent || isBeingDismissed else { return }
        loading?.cancel()
        mapView.remove()
    }

    private func load() {
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        loading = Task { [weak self, mapView, source] in
            do {
                let venue = try await mapView.show(source)
                self?.title = venue.name
                self?.contentUnavailableConfiguration = nil
            } catch let error as MapError where error.code == .aborted || error.code == .closed {
                return
            } catch {
                self?.showFailure(error)
            }
        }
    }

    private func showFailure(_ error: any Error) {
        var failure = UIContentUnavailableConfiguration.empty()
        failure.text = "The map could not be loaded"
        failure.secondaryText = error.localizedDescription
        failure.button.title = "Try again"
        failure.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.load() }
        contentUnavailableConfiguration = failure
    }
}
// #endregion states
