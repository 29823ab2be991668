// #region first-map
import BrandMaps
import UIKit

final class MapViewController: UIViewController {
    private let mapView = MapView()
    private let spinner = UIActivityIndicatorView(style: .large)

    override func viewDidLoad() {
        super.viewDidLoad()
        fillScreen(with: mapView)
        fillScreen(with: spinner)
        Task { await showVenue() }
    }

    private func showVenue() async {
        spinner.startAnimating()
        do {
            let venue = try await mapView.show(.venue(id: "harbour-mall", key: "demo"))
            title = venue.name
        } catch {
            showAlert(for: error)
        }
        spinner.stopAnimating()
    }

    private func fillScreen(with child: UIView) {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: view.topAnchor),
            child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func showAlert(for error: any Error) {
        let message: String
        switch (error as? MapError)?.code {
        case .wrongKey: message = "The key is not valid for this venue."
        case .network: message = "Check the connection and try again."
        default: message = error.localizedDescription
        }
        let alert = UIAlertController(title: "No map", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { [weak self] _ in
            guard let self else { return }
            Task { await self.showVenue() }
        })
        present(alert, animated: true)
    }
}
// #endregion first-map
