import { type MapStore, VenueView } from '@brand/react-native-sdk';
import { useRef } from 'react';
import { StyleSheet } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'st-brigid-hospital',
};

// #region all
export async function labelAll(store: MapStore) {
  await store.removeLabels();
  await store.labelLocations({ color: '#1b4332', fontSize: 15 });
}
// #endregion all

// #region own
const VISIT = {
  reception: '1 Register',
  radiology: '2 X-ray',
  emergency: '3 See a doctor',
};

export default function App() {
  const store = useRef<MapStore>(null);

  async function label() {
    const map = store.current;
    if (!map?.venue) return;
    for (const [id, text] of Object.entries(VISIT)) {
      const [polygon] = map.venue.getLocation(id).polygons;
      if (polygon)
        await map.labelPolygon(polygon, text, { color: '#c92a2a', fontSize: 18 });
    }
  }

  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onFirstMapLoaded={label}
    />
  );
}
// #endregion own

const styles = StyleSheet.create({ map: { flex: 1 } });
