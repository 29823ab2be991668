// #region map
import BrandMaps
import UIKit

final class VenueController: UIViewController, VenueViewDelegate {
    private let venueView = VenueView()
    private let spinner = UIActivityIndicatorView(style: .large)

    override func viewDidLoad() {
        super.viewDidLoad()
        venueView.frame = view.bounds
        venueView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(venueView)
        spinner.frame = view.bounds
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(spinner)
        venueView.delegate = self
        load()
    }

    private func load() {
        spinner.startAnimating()
        let options = LoadOptions(clientId: "your-id", clientSecret: "your-secret", venue: "harbour-mall")
        venueView.loadVenue(options, showOptions: ShowOptions(language: "en")) { [weak self] error in
            self?.spinner.stopAnimating()
            if let error {
                self?.show(error)
            }
        }
    }
    // #endregion map

    // #region error
    private func show(_ error: SdkError) {
        let alert = UIAlertController(title: "No map", message: error.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { [weak self] _ in
            self?.load()
        })
        present(alert, animated: true)
    }
    // #endregion error
    // #region map
}
// #endregion map

// #region stored
/// Shows a bundle that the app has already downloaded. This needs no credentials.
func showStoredVenue(at file: URL, in venueView: VenueView) {
    do {
        let data = try Data(contentsOf: file)
        venueView.showVenue(data) { error in
            print(error?.message ?? "shown")
        }
    } catch {
        print("The file could not be read: \(error.localizedDescription)")
    }
}
// #endregion stored

// #region storyboard
/// In the storyboard, set the view's class to VenueView and select its module.
final class StoryboardController: UIViewController {
    @IBOutlet private var venueView: VenueView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let options = LoadOptions(clientId: "your-id", clientSecret: "your-secret", venue: "harbour-mall")
        venueView?.loadVenue(options)
    }
}
// #endregion storyboard
