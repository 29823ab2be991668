import { type MapStore, VenueView } from '@brand/react-native-sdk';
import { useRef } from 'react';
import { StyleSheet } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

// #region after
export default function App() {
  const store = useRef<MapStore>(null);

  async function prepare() {
    const map = store.current;
    if (!map?.venue) return;
    const shop = map.venue.getLocation('bookshop');
    await map.labelLocations({ color: '#1c2a4a' });
    await map.addMarker(shop, '<b>Meet here</b>');
    const directions = await map.getDirections(
      shop,
      map.venue.getLocation('coffee'),
    );
    if (directions.found) await map.journey.draw(directions);
  }

  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onFirstMapLoaded={prepare}
    />
  );
}
// #endregion after

const styles = StyleSheet.create({ map: { flex: 1 } });
