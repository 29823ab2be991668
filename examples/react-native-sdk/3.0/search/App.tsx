import {
  type Location,
  type MapStore,
  type Venue,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { Pressable, StyleSheet, Text, TextInput, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
};

// #region port
/** Independent of the map, so you can move it to another version unchanged. */
export function matches(
  typed: string,
  { name, description = '', categories }: Location,
): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [name, description, ...categories].join(' ').toLowerCase();
  return words.length > 0 && words.every((word) => text.includes(word));
}
// #endregion port

export default function App() {
  const store = useRef<MapStore>(null);
  const [venue, setVenue] = useState<Venue>();
  const [text, setText] = useState('café');
  const found =
    venue?.locations.filter((location) => matches(text, location)).slice(0, 4) ??
    [];

  // #region show
  function show({ polygonIds }: Location) {
    const polygon = venue?.polygons.find(({ id }) => id === polygonIds[0]);
    if (!polygon) return;
    store.current?.setMap(polygon.mapId);
    store.current?.unpaintPolygons();
    store.current?.paintPolygon(polygon, '#fab005');
    store.current?.focusOn([polygon]);
  }
  // #endregion show

  return (
    <View style={styles.screen}>
      <TextInput style={styles.box} value={text} onChangeText={setText} />
      {found.map((location) => (
        <Pressable
          key={location.id}
          accessibilityRole="button"
          onPress={() => show(location)}
        >
          <Text style={styles.row}>{location.name}</Text>
        </Pressable>
      ))}
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onDataLoaded={setVenue}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  box: {
    margin: 12,
    padding: 12,
    borderWidth: 1,
    borderColor: '#868e96',
    borderRadius: 8,
  },
  row: { paddingHorizontal: 16, paddingVertical: 8, fontSize: 16 },
});
