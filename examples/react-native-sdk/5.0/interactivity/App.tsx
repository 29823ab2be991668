import {
  type MapStore,
  VenueView,
  type ViewClick,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

// #region click
export default function App() {
  const store = useRef<MapStore>(null);
  const [name, setName] = useState('Tap a shop');

  async function makeInteractive() {
    const venue = store.current?.venue;
    if (!venue) return;
    await store.current?.addInteractive(
      venue.locations.flatMap(({ polygons }) => polygons),
    );
  }

  async function select({ polygons: [polygon] }: ViewClick) {
    await store.current?.clearPolygonColors();
    setName(polygon?.locations[0]?.name ?? 'Tap a shop');
    if (polygon) await store.current?.colorPolygon(polygon, '#f08c00');
  }
  // #endregion click

  const [mapName, setMapName] = useState('');
  return (
    <View style={styles.screen}>
      {/* #region view */}
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={makeInteractive}
        onClick={select}
        onMapChanged={({ map }) => setMapName(map.name)}
      />
      {/* #endregion view */}
      <Text style={styles.text}>{mapName ? `${name}, ${mapName}` : name}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  text: { padding: 16, fontSize: 18 },
});
