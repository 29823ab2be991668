import {
  type Location,
  type MapStore,
  type Venue,
  VenueView,
} from '@brand/react-native-sdk';
import { useMemo, useRef, useState } from 'react';
import { Pressable, StyleSheet, Text, TextInput, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'st-brigid-hospital',
};

// #region filter
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

function find(venue: Venue, typed: string): readonly Location[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [];
  const rank = ({ name, tags }: Location): number => {
    const position = fold(name).indexOf(wanted);
    if (position >= 0) return position === 0 ? 0 : 1;
    return tags.some((tag) => fold(tag).startsWith(wanted)) ? 2 : 3;
  };
  return venue.locations
    .filter((location) => rank(location) < 3)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, 4);
}
// #endregion filter

export default function App() {
  const store = useRef<MapStore>(null);
  const [venue, setVenue] = useState<Venue>();
  const [text, setText] = useState('clinic');
  const found = useMemo(() => (venue ? find(venue, text) : []), [venue, text]);

  // #region show
  async function show({ polygons: [polygon] }: Location) {
    if (!polygon) return;
    await store.current?.showMap(polygon.map);
    await store.current?.clearPolygonColors();
    await store.current?.colorPolygon(polygon, '#ffd43b');
    await store.current?.focusOn({ polygons: [polygon] });
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
