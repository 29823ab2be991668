import {
  type MapStore,
  SEARCH_RESULT,
  type SearchResult,
  VenueView,
} from '@brand/react-native-sdk';
import { useEffect, useRef, useState } from 'react';
import { Pressable, StyleSheet, Text, TextInput, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
  labelLocations: false,
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [text, setText] = useState('books');
  const [results, setResults] = useState<readonly SearchResult[]>([]);

  // #region search
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(async () => {
      setResults((await store.current?.search.search(text, { limit: 5 })) ?? []);
    }, 200);
    return () => clearTimeout(timer);
  }, [text, isDrawn]);
  // #endregion search

  // #region show
  async function show({ type, object }: SearchResult) {
    const places = type === SEARCH_RESULT.LOCATION ? [object] : object.locations;
    const polygons = places.flatMap((place) => place.polygons);
    const [first] = polygons;
    if (!first) return;
    await store.current?.showMap(first.map);
    await store.current?.clearPolygonColors();
    await store.current?.colorPolygon(polygons, '#f08c00');
    await store.current?.camera.focusOn({ polygons: [first] }, { minZoom: 90 });
  }
  // #endregion show

  return (
    <View style={styles.screen}>
      <TextInput style={styles.box} value={text} onChangeText={setText} />
      {results.map((result) => (
        <Pressable
          key={result.object.id}
          accessibilityRole="button"
          style={styles.row}
          onPress={() => show(result)}
        >
          <Text style={styles.name}>{result.object.name}</Text>
          <Text>{result.matches[0]?.field}</Text>
        </Pressable>
      ))}
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={() => setIsDrawn(true)}
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
    borderColor: '#8a8f98',
    borderRadius: 8,
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', padding: 12 },
  name: { fontSize: 16 },
});
