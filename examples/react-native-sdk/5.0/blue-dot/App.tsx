import {
  BLUE_DOT_STATE,
  type BlueDotStateChange,
  type MapStore,
  VenueView,
  VIEW_STATE,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
  firstMap: 'f_ground',
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [text, setText] = useState('Looking for you');

  // #region feed
  async function start() {
    const map = store.current;
    if (!map?.venue) return;
    await map.blueDot.enable({ useDevice: false, uncertainAbove: 20 });
    const { latitude, longitude } = map.venue.getLocation('information').center!;
    await map.blueDot.update({
      latitude,
      longitude,
      floorLevel: 0,
      accuracy: 6,
      heading: 45,
    });
    await map.camera.set({ zoom: 90 });
    await follow();
  }
  // #endregion feed

  // #region states
  function tell({ state, reason }: BlueDotStateChange) {
    if (state === BLUE_DOT_STATE.UNCERTAIN) setText(`You were here (${reason})`);
    else if (state === BLUE_DOT_STATE.HAS_INDOOR_POSITION)
      setText('You are here');
    else setText('Looking for you');
  }
  // #endregion states

  // #region follow
  async function follow() {
    await store.current?.setState(VIEW_STATE.FOLLOW);
  }
  // #endregion follow

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={start}
        onBlueDotStateChanged={tell}
      />
      <Text style={styles.text}>{text}</Text>
      <Button title="Follow me" onPress={follow} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  text: { padding: 12, fontSize: 16 },
});
