import BrandMaps
import UIKit

// #region query
@MainActor
func findCoffee(on mapView: MapView) async throws -> [String] {
    let hits = try await mapView.search.query("cofee", options: SearchOptions(limit: 5))
    return hits.map(\.name)
}
// #endregion query

// #region near
/// Finds places that are open now. Among equal matches, the nearest to the user comes first.
@MainActor
func findOpen(_ text: String, on mapView: MapView) async throws -> [SearchHit] {
    let options = SearchOptions(
        types: [.location],
        openAt: Date(),
        near: mapView.blueDot.position?.coordinate
    )
    return try await mapView.search.query(text, options: options)
}
// #endregion near

// #region show
/// Shows a result: changes the floor, moves the camera and colours the room.
@MainActor
final class SearchHighlight {
    private let mapView: MapView
    private let color = UIColor.systemOrange

    init(mapView: MapView) {
        self.mapView = mapView
    }

    func show(_ hit: SearchHit) async throws {
        try await mapView.elements.reset()
        switch hit.result {
        case .location(let location):
            try await mapView.elements.set(location.elements, ElementChange(color: color))
            try await mapView.camera.focusOn(location)
        case .space(let space):
            try await mapView.elements.set(space, ElementChange(color: color))
            try await mapView.camera.focusOn(space)
        case .category(let category):
            let places = mapView.venue?.locationsOf(category) ?? []
            try await mapView.elements.set(places.flatMap(\.elements), ElementChange(color: color))
            try await mapView.camera.focusOn(places)
        }
    }
}
// #endregion show

// #region controller
/// Shows results below a UIKit search field.
final class ResultsController: UIViewController, UISearchResultsUpdating, UITableViewDataSource {
    private let mapView: MapView
    private let table = UITableView()
    private var hits: [SearchHit] = []
    private var task: Task<Void, Never>?

    init(mapView: MapView) {
        self.mapView = mapView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "hit")
        table.dataSource = self
        view = table
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        task?.cancel()
        task = Task {
            do {
                try await Task.sleep(nanoseconds: 200_000_000)
                hits = try await mapView.search.query(text)
                table.reloadData()
            } catch is CancellationError {
                return
            } catch let error as MapError where error.code == .aborted {
                return
            } catch {
                print("Search failed: \(error.localizedDescription)")
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        hits.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "hit", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = hits[indexPath.row].name
        cell.contentConfiguration = content
        return cell
    }
}
// #endregion controller
