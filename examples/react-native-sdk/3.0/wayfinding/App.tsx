import {
  type Directions,
  type MapStore,
  type Venue,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'st-brigid-hospital',
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [venue, setVenue] = useState<Venue>();
  const [way, setWay] = useState<Directions>();

  // #region ask
  function polygonOf(name: string) {
    const location = venue?.locations.find((one) => one.name === name);
    return venue?.polygons.find(({ id }) => id === location?.polygonIds[0]);
  }

  function showWay() {
    const from = polygonOf('Reception');
    const to = polygonOf('Radiology');
    if (!from || !to) return;
    store.current?.getDirections(from, to, { accessible: true }, (directions) => {
      setWay(directions);
      if (!directions) return;
      store.current?.drawJourney(directions);
      store.current?.focusOn([from, to]);
    });
  }
  // #endregion ask

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onDataLoaded={setVenue}
        onFirstMapLoaded={showWay}
      />
      <ScrollView style={styles.list}>
        {way?.instructions.map((line) => (
          <Text key={line} style={styles.line}>
            {line}
          </Text>
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  list: { maxHeight: 130 },
  line: { paddingHorizontal: 14, paddingVertical: 4 },
});
