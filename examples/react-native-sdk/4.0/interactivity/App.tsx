import { type MapStore, type Polygon, VenueView } from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

// #region taps
export default function App() {
  const store = useRef<MapStore>(null);
  const [room, setRoom] = useState<Polygon>();

  async function open(polygon: Polygon) {
    await store.current?.clearPolygonColors();
    await store.current?.colorPolygon(polygon, '#9775fa');
    setRoom(polygon);
  }

  async function close() {
    await store.current?.clearPolygonColors();
    setRoom(undefined);
  }

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={() =>
          store.current?.addInteractive(
            store.current.venue!.polygons.filter(
              ({ locations }) => locations.length > 0,
            ),
          )
        }
        onPolygonClicked={open}
        onNothingClicked={close}
      />
      {room && (
        <Text style={styles.sheet}>{`${room.name}, ${room.map.name}`}</Text>
      )}
    </View>
  );
}
// #endregion taps

const styles = StyleSheet.create({
  screen: { flex: 1 },
  sheet: { padding: 18, fontSize: 18 },
});
