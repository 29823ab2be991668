import {
  type CameraPose,
  type MapStore,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
};
const SHEET_HEIGHT = 150;

export default function App() {
  const store = useRef<MapStore>(null);
  const pose = useRef<CameraPose>(null);

  // #region focus
  async function showGates() {
    const map = store.current;
    if (!map?.venue) return;
    const { venue } = map;
    const gates = ['gate-b1', 'gate-b2', 'gate-b3', 'gate-b4'].map((id) =>
      venue.getLocation(id),
    );
    const polygons = gates.flatMap((gate) => gate.polygons);
    await map.showMap(polygons[0]!.map);
    await map.colorPolygon(polygons, '#8ab4ff');
    await map.camera.setInsets({ bottom: SHEET_HEIGHT });
    await map.camera.focusOn({ polygons }, { tilt: 40, duration: 600 });
  }
  // #endregion focus

  // #region keep
  async function turnNorth() {
    if (pose.current?.rotation === 0) return;
    await store.current?.camera.animate({ rotation: 0 }, { duration: 300 });
  }
  // #endregion keep

  return (
    <View style={styles.screen}>
      {/* #region keep */}
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={showGates}
        onCameraChanged={(changed) => {
          pose.current = changed;
        }}
      />
      {/* #endregion keep */}
      <View style={styles.sheet}>
        <Text style={styles.text}>Gates B1 to B4</Text>
        <Pressable
          accessibilityRole="button"
          style={styles.button}
          onPress={turnNorth}
        >
          <Text>Turn north up</Text>
        </Pressable>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  sheet: {
    position: 'absolute',
    bottom: 0,
    width: '100%',
    height: SHEET_HEIGHT,
    padding: 20,
    gap: 16,
    borderTopLeftRadius: 16,
    borderTopRightRadius: 16,
    backgroundColor: '#ffffff',
  },
  text: { fontSize: 18, fontWeight: '600' },
  button: {
    padding: 12,
    borderRadius: 8,
    backgroundColor: '#e8eefb',
    alignSelf: 'flex-start',
  },
});
