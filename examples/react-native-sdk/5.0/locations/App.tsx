import {
  type Location,
  LOCATION_TYPE,
  type MapStore,
  type Venue,
  VenueView,
} from '@brand/react-native-sdk';
import { useMemo, useRef, useState } from 'react';
import { FlatList, Pressable, StyleSheet, Text, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
  labelLocations: false,
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [venue, setVenue] = useState<Venue>();

  // #region directory
  const tenants = useMemo(
    () =>
      (venue?.locations ?? [])
        .filter(({ type }) => type === LOCATION_TYPE.TENANT)
        .sort((a, b) => a.name.localeCompare(b.name, venue?.language)),
    [venue],
  );
  // #endregion directory

  // #region show
  async function show({ polygons }: Location) {
    const [polygon] = polygons;
    if (!polygon) return;
    await store.current?.showMap(polygon.map);
    await store.current?.clearPolygonColors();
    await store.current?.colorPolygon(polygons, '#2a9d8f');
    await store.current?.camera.focusOn(
      { polygons: [polygon] },
      { minZoom: 120 },
    );
  }
  // #endregion show

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onDataLoaded={setVenue}
        onFirstMapLoaded={() => tenants[0] && show(tenants[0])}
      />
      <FlatList
        style={styles.list}
        data={tenants}
        keyExtractor={({ id }) => id}
        renderItem={({ item }) => (
          <Pressable
            accessibilityRole="button"
            style={styles.row}
            onPress={() => show(item)}
          >
            <Text style={styles.name}>{item.name}</Text>
            <Text>{item.maps.map(({ shortName }) => shortName).join(', ')}</Text>
          </Pressable>
        )}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  list: { flex: 1 },
  row: { flexDirection: 'row', justifyContent: 'space-between', padding: 14 },
  name: { fontSize: 16 },
});
