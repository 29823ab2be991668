import { type MapStore, MARKER_ANCHOR, VenueView } from '@brand/react-native-sdk';
import { useRef } from 'react';
import { StyleSheet } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
};

export default function App() {
  const store = useRef<MapStore>(null);
  // #region add
  const markers = useRef(new Map<string, string>());

  async function markQueue(gate: string, minutes: number) {
    const map = store.current;
    if (!map?.venue) return;
    const old = markers.current.get(gate);
    if (old !== undefined) await map.removeMarker(old);
    const html = `<div style="padding:4px 8px;border-radius:12px;background:#e8590c;color:#fff">${minutes} min</div>`;
    const id = await map.addMarker(map.venue.getLocation(gate), html, {
      anchor: MARKER_ANCHOR.BOTTOM,
    });
    markers.current.set(gate, id);
  }
  // #endregion add

  async function markAll() {
    const gates = ['gate-a1', 'gate-a2', 'gate-a3', 'gate-a4'];
    const places = gates.map((gate) => store.current!.venue!.getLocation(gate));
    await store.current?.showMap(places[0]!.maps[0]!);
    for (const [index, gate] of gates.entries())
      await markQueue(gate, 4 + 3 * index);
    await store.current?.focusOn({
      polygons: places.flatMap(({ polygons }) => polygons),
    });
  }

  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onFirstMapLoaded={markAll}
    />
  );
}

const styles = StyleSheet.create({ map: { flex: 1 } });
