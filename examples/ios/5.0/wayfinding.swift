import BrandMaps
import UIKit

// #region route
@MainActor
func guide(from start: any MapTarget, to end: any MapTarget, on mapView: MapView) async throws -> String {
    guard let venue = mapView.venue else { return "The map has not loaded yet." }
    let result = try await venue.route(from: start, to: end)
    switch result {
    case .found(let route):
        try await mapView.navigation.draw(route)
        let minutes = max(1, Int(route.durationSeconds / 60))
        return "\(Int(route.distance)) m, about \(minutes) min"
    case .notFound(let nothing):
        print("No route:", nothing.message)
        return "There is no route between these places."
    }
}
// #endregion route

// #region step-free
/// Returns a step-free route, or any other route with a flag that it has steps.
@MainActor
func stepFreeRoute(from start: Location, to end: Location, in venue: Venue) async throws -> (Route?, Bool) {
    let result = try await venue.route(from: start, to: end, options: RouteOptions(isAccessible: true))
    switch result {
    case .found(let route):
        return (route, true)
    case .notFound(let nothing) where nothing.reason == .notAccessible:
        guard case .found(let route) = try await venue.route(from: start, to: end) else { return (nil, false) }
        return (route, false)
    case .notFound:
        return (nil, false)
    }
}
// #endregion step-free

// #region style
@MainActor
func draw(_ route: Route, on mapView: MapView) async throws {
    var options = NavigationOptions()
    options.path = PathStyle(color: .systemIndigo, width: 1.2, pattern: .arrows, isAnimated: true)
    options.changesFloorOnTap = true
    options.fitsCamera = true
    try await mapView.navigation.draw(route, options: options)
}
// #endregion style

// #region path
/// Draws a line without markers and steps, such as a tour that is always shown.
@MainActor
func drawTour(_ route: Route, on mapView: MapView) async throws -> MapPath {
    let style = PathStyle(color: .systemTeal, pattern: .dashed, opacity: 0.8)
    return try await mapView.paths.add(route, style: style, draw: MapAnimation(duration: 2))
}
// #endregion path

// #region steps
/// Lists the instructions. Selecting a row shows that step on its floor.
final class DirectionsController: UITableViewController {
    private let session: NavigationSession
    private let instructions: [Instruction]
    private let formatter = MeasurementFormatter()

    init(session: NavigationSession, route: Route) {
        self.session = session
        instructions = route.instructions
        super.init(style: .plain)
        // Feet instead of fractions of a mile, and no fractions of a metre.
        formatter.unitOptions = .naturalScale
        formatter.numberFormatter.maximumFractionDigits = 0
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        instructions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let instruction = instructions[indexPath.row]
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = instruction.text
        let distance = Measurement(value: instruction.distance, unit: UnitLength.meters)
        content.secondaryText = formatter.string(from: distance)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Task {
            do {
                try await session.showStep(indexPath.row)
            } catch {
                print("Could not show the step: \(error.localizedDescription)")
            }
        }
    }
}
// #endregion steps

// #region stops
@MainActor
func planErrands(_ shops: [Location], from entrance: Door, in venue: Venue) async throws -> RouteResult {
    var stops: [any MapTarget] = [entrance]
    stops.append(contentsOf: shops)
    return try await venue.routeThrough(stops, order: .shortest)
}

@MainActor
func nearestToilet(from here: Coordinate, in venue: Venue) async throws -> Walk? {
    guard let toilets = venue.category(id: "toilets") else { return nil }
    let walks = try await venue.nearestByWalking(venue.locationsOf(toilets), from: here, limit: 1)
    return walks.first
}
// #endregion stops

// #region closed
/// Avoids a lift that is out of service: with a high weight, any other route is better.
@MainActor
func routeWithout(_ lift: Connection, from start: Location, to end: Location, in venue: Venue) async throws -> RouteResult {
    let options = RouteOptions(connectionWeights: [lift.id: 1000])
    return try await venue.route(from: start, to: end, options: options)
}
// #endregion closed
