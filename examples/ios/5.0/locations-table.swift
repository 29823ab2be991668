import BrandMaps
import UIKit

// #region table
final class PlaceTableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView()
    private let onSelect: (Location) -> Void
    private var locations: [Location] = []

    init(onSelect: @escaping (Location) -> Void) {
        self.onSelect = onSelect
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func loadView() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Call this when a venue is shown, and again when its language changes.
    func showPlaces(of venue: Venue) {
        locations = venue.locations
            .filter { !$0.isHidden }
            .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        locations.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        let location = locations[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = location.name
        content.secondaryText = location.categories.compactMap(\.name).joined(separator: ", ")
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect(locations[indexPath.row])
    }
}
// #endregion table
