import {
  type ElementRef,
  MapView,
  useElementChange,
} from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

// #region select
export default function App() {
  const [chosen, setChosen] = useState<ElementRef>(FIRST);
  return (
    <MapView
      source={{ venueId: 'harbour-mall', key: 'demo' }}
      camera={START}
      onClick={({ element }) => {
        const [place] = element?.locations ?? [];
        if (element && place)
          setChosen({
            type: element.type,
            id: element.id,
            name: place.name ?? '',
          });
      }}
    >
      <Selection chosen={chosen} />
    </MapView>
  );
}

function Selection({ chosen }: { chosen: ElementRef }) {
  useElementChange(chosen, { color: '#f08c00', height: 4 });
  return (
    <View style={styles.card}>
      <Text accessibilityLiveRegion="polite">{chosen.name}</Text>
    </View>
  );
}
// #endregion select

const START = {
  center: { lngLat: [-9.13888, 38.70322], floorId: 'f_ground' },
  zoom: 19.7,
} as const;
const FIRST: ElementRef = {
  type: 'space',
  id: 'g_bookshop',
  name: 'Maré de Papel',
};

const styles = StyleSheet.create({
  card: {
    position: 'absolute',
    bottom: 16,
    left: 16,
    right: 16,
    padding: 16,
    backgroundColor: 'white',
  },
});
