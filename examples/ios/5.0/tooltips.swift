import BrandMaps
import UIKit

// #region add
/// Marks where a group meets. Keep the tooltip, because only it can be changed or removed.
@MainActor
func markMeetingPoint(on mapView: MapView, at place: Coordinate) async throws -> Tooltip {
    try await mapView.tooltips.add(place, text: "Meet here at 10:30")
}
// #endregion add

// #region turns
/// Adds notes at the turns of a route. The first and last instructions already have markers.
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

    /// If a restart of the map has already removed a note, the error is safe to ignore.
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
/// Updates the text in place, so that the tooltip does not flicker.
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
/// The web view supports the system's text styles by these names, so notes follow Dynamic Type.
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
