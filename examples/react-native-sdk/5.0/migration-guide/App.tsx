import {
  type MapStore,
  VenueView,
  type ViewClick,
} from '@brand/react-native-sdk';
import { useRef } from 'react';
import { StyleSheet } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

export default function App() {
  const store = useRef<MapStore>(null);

  async function prepare() {
    const map = store.current;
    if (!map?.venue) return;
    const entrance = map.venue.getLocation('quay-entrance');
    const bookshop = map.venue.getLocation('bookshop');
    await map.addInteractive(
      map.venue.polygons.filter(({ locations }) => locations.length > 0),
    );
    await map.markers.add(
      map.venue.getLocation('information'),
      '<b>Meet here</b>',
    );
    const directions = await map.getDirections(entrance, bookshop);
    if (directions.found) await map.journey.draw(directions);
  }

  async function select({ polygons: [polygon] }: ViewClick) {
    await store.current?.clearPolygonColors();
    if (polygon) await store.current?.colorPolygon(polygon, '#f08c00');
  }

  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onFirstMapLoaded={prepare}
      onClick={select}
    />
  );
}

const styles = StyleSheet.create({ map: { flex: 1 } });
