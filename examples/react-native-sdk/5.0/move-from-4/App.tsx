import {
  type MapStore,
  VenueView,
  type ViewClick,
} from '@brand/react-native-sdk';
import { useRef } from 'react';
import { StyleSheet } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

// #region after
export default function App() {
  const store = useRef<MapStore>(null);

  async function prepare() {
    const { current: map } = store;
    if (!map?.venue) return;
    await map.addInteractive(
      map.venue.polygons.filter(({ locations }) => locations.length > 0),
    );
    await map.markers.add(map.venue.getLocation('bookshop'), '<b>Meet here</b>');
  }

  async function select({ polygons: [polygon] }: ViewClick) {
    if (polygon) await store.current?.colorPolygon(polygon, '#f08c00');
    else await store.current?.clearPolygonColors();
  }

  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onFirstMapLoaded={prepare}
      onClick={select}
      onLoadError={({ message }) => console.warn(message)}
    />
  );
}
// #endregion after

const styles = StyleSheet.create({ map: { flex: 1 } });
