import BrandMaps
import UIKit

// #region add
/// Says where a group meets. Keep the tooltip: it is the only way to change or remove this one.
@MainActor
func markMeetingPoint(on mapView: MapView, at place: Coordinate) async throws -> Tooltip {
    try await mapView.tooltips.add(place, text: "Meet here at 10:30")
}
// #endregion add

// #region turns
/// Notes at the turns of a route. The first and the last instruction have markers already.
@MainActor
final class TurnNotes {
    private let mapView: MapView
    private var tooltips: [Tooltip] = []

    init(mapView: MapView) {
        self.mapView = mapView
    }

    func show(_ route: Route) async throws {
        await clear()
        for instruction in route.instructions {
            guard instruction.action == .turn || instruction.action == .takeConnection else { continue }
            let options = TooltipOptions(rank: instruction.action == .takeConnection ? .always : .high)
            let tooltip = try await mapView.tooltips.add(instruction, text: instruction.text, options: options)
            tooltips.append(tooltip)
        }
    }

    /// A note that went with a restart of the map is refused, which does no harm.
    func clear() async {
        for tooltip in tooltips {
            try? await tooltip.remove()
        }
        tooltips.removeAll()
    }
}
// #endregion turns

// #region html
@MainActor
func showOffer(_ offer: String, at shop: Location, on mapView: MapView) async throws {
    let content: HTMLContent = "<b>\(shop.name)</b><p>\(offer)</p>"
    let options = TooltipOptions(
        sides: [.right, .left],
        backgroundColor: .systemBackground,
        textColor: .label,
        maxWidth: 220
    )
    try await mapView.tooltips.add(shop, content: content, options: options)
}
// #endregion html

// #region queue
/// A text that changes: nothing is added or removed, so the note does not blink.
@MainActor
func showWait(_ minutes: AsyncStream<Int>, in tooltip: Tooltip) async throws {
    for await count in minutes {
        try await tooltip.setText("\(count) min")
    }
}
// #endregion queue

// #region taps
@MainActor
final class DismissableHint {
    private var hint: Tooltip?
    private var task: Task<Void, Never>?

    func show(on mapView: MapView, at place: Coordinate) async throws {
        await hide()
        let options = TooltipOptions(isInteractive: true)
        let hint = try await mapView.tooltips.add(place, text: "Tap to close", options: options)
        self.hint = hint
        task = Task { [weak self] in
            for await _ in hint.taps {
                await self?.hide()
            }
        }
    }

    func hide() async {
        try? await hint?.remove()
        hint = nil
        task?.cancel()
    }
}
// #endregion taps

// #region text-size
/// The web view knows the text styles of the system by these names, and follows Dynamic Type with them.
@MainActor
func showWithReadableNotes(_ source: VenueSource, in mapView: MapView) async throws {
    let css = ".note { font: -apple-system-body; }"
    try await mapView.show(source, options: MapOptions(css: css))
}

@MainActor
func addNote(_ text: String, at place: Coordinate, on mapView: MapView) async throws {
    let size = UIFont.preferredFont(forTextStyle: .body).pointSize
    let options = TooltipOptions(maxWidth: Double(size) * 12)
    try await mapView.tooltips.add(place, content: "<span class='note'>\(text)</span>", options: options)
}
// #endregion text-size
