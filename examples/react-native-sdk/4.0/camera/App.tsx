import {
  type CameraState,
  type MapStore,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef } from 'react';
import { Button, StyleSheet, View } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'alder-campus' };

export default function App() {
  const store = useRef<MapStore>(null);
  const before = useRef<CameraState>(undefined);

  // #region remember
  async function showLibrary() {
    const map = store.current;
    if (!map?.venue) return;
    before.current = await map.getCamera();
    const [polygon] = map.venue.getLocation('library-cafe').polygons;
    if (!polygon) return;
    await map.showMap(polygon.map);
    await map.colorPolygon(polygon, '#4dabf7');
    await map.focusOn({ polygons: [polygon] });
    await map.setCamera({ tilt: 55, rotation: 30, zoom: 70 }, { duration: 0 });
  }

  async function goBack() {
    if (before.current) await store.current?.setCamera(before.current);
  }
  // #endregion remember

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={showLibrary}
      />
      <Button title="Back to where I was" onPress={goBack} />
    </View>
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
