import {
  MapView,
  type Received,
  type SearchHit,
  useFeature,
  useMap,
} from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, Text, TextInput, View } from 'react-native';

// #region search
function SearchBox() {
  const map = useMap();
  const search = useFeature('search', { types: ['location', 'category'] });
  const [text, setText] = useState('cofee');
  const [hits, setHits] = useState<readonly Received<SearchHit>[]>([]);
  useEffect(() => {
    let isOld = false;
    search?.query(text, { limit: 5 }).then(
      (found) => {
        if (!isOld) setHits(found);
      },
      (error: Error) => console.warn(error.message),
    );
    return () => {
      isOld = true;
    };
  }, [search, text]);
  return (
    <View style={styles.box}>
      <TextInput
        value={text}
        onChangeText={setText}
        aria-label="Search"
        style={styles.input}
      />
      {hits.map(({ element }) => (
        <Pressable
          key={element.id}
          style={styles.row}
          onPress={() => void map.camera.focusOn(element, { maxZoom: 20 })}
        >
          <Text>{element.name}</Text>
        </Pressable>
      ))}
    </View>
  );
}
// #endregion search

export default function App() {
  return (
    <MapView
      source={{ venueId: 'harbour-mall', key: 'demo' }}
      camera={{ padding: { top: 280 } }}
    >
      <SearchBox />
    </MapView>
  );
}

const styles = StyleSheet.create({
  box: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    backgroundColor: 'white',
  },
  input: {
    margin: 12,
    padding: 10,
    borderWidth: 1,
    borderColor: '#868e96',
    borderRadius: 8,
  },
  row: { minHeight: 44, justifyContent: 'center', paddingHorizontal: 16 },
});
