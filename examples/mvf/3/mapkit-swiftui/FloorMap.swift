import MapKit
import SwiftUI

// #region map
/// Shows a floor on Apple's map. Wraps `VenueMap`, which draws, for SwiftUI.
struct FloorMap: UIViewRepresentable {
    let bundle: VenueBundle
    let floor: FloorProperties

    final class Coordinator {
        var map: VenueMap?
        var shownFloor = ""
    }

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> MKMapView {
        let mapView = MKMapView()
        context.coordinator.map = VenueMap(mapView: mapView, bundle: bundle)
        return mapView
    }

    func updateUIView(_ mapView: MKMapView, context: Context) {
        // SwiftUI calls this for every change around the map, not only for floors.
        guard context.coordinator.shownFloor != floor.id else { return }
        context.coordinator.shownFloor = floor.id
        do {
            try context.coordinator.map?.show(floor)
        } catch {
            print("The floor \(floor.id) could not be read: \(error.localizedDescription)")
        }
    }
}
// #endregion map

// #region screen
struct VenueScreen: View {
    @State private var bundle: VenueBundle?
    @State private var floorId = ""
    @State private var problem: String?

    var body: some View {
        VStack {
            if let bundle, let floor = bundle.floors.first(where: { $0.id == floorId }) {
                FloorMap(bundle: bundle, floor: floor)
                Picker("Floor", selection: $floorId) {
                    ForEach(bundle.floors, id: \.id) { option in
                        Text(option.details?.name ?? option.id).tag(option.id)
                    }
                }
                .pickerStyle(.segmented)
                .padding()
            } else if let problem {
                Text(problem)
            } else {
                ProgressView()
            }
        }
        .task { await open() }
    }

    private func open() async {
        do {
            let address = URL(string: "https://portal.brand.example/venues/kestrel-house/mvf-3.zip?key=demo")!
            let folder = try await BundleStore(venue: "kestrel-house").open(from: address)
            let opened = try VenueBundle(folder: folder)
            let ground = opened.floors.first { $0.elevation == 0 }
            floorId = (ground ?? opened.floors.first)?.id ?? ""
            bundle = opened
        } catch {
            problem = error.localizedDescription
        }
    }
}
// #endregion screen
