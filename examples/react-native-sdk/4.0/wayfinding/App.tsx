import {
  type Directions,
  type MapStore,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
};

export default function App() {
  const store = useRef<MapStore>(null);
  const isAsking = useRef(false);
  const [way, setWay] = useState<Directions>();

  // #region draw
  async function showWay() {
    const map = store.current;
    if (!map?.venue || isAsking.current) return;
    isAsking.current = true;
    const from = map.venue.getLocation('security');
    const directions = await map.getDirections(
      from,
      map.venue.getLocation('gate-b4'),
    );
    isAsking.current = false;
    if (!directions.found) return;
    await map.showMap(directions.maps[0]!);
    await map.journey.draw(directions, { color: '#0b7285', width: 1.5 });
    await map.focusOn({ coordinates: directions.path });
    setWay(directions);
  }
  // #endregion draw

  // #region next
  async function showNextMap() {
    const maps = way?.maps ?? [];
    const { currentMap } = store.current ?? {};
    const next = maps[maps.findIndex(({ id }) => id === currentMap?.id) + 1];
    if (next) await store.current?.showMap(next);
  }
  // #endregion next

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={showWay}
      />
      {way && (
        <Text
          style={styles.text}
        >{`${Math.round(way.distance)} m to the gate`}</Text>
      )}
      <Button title="Next map" onPress={showNextMap} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  text: { padding: 14, fontSize: 17 },
});
