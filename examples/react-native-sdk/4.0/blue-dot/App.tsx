import {
  type BlueDotPosition,
  type MapStore,
  VenueView,
} from '@brand/react-native-sdk';
import { useEffect, useRef } from 'react';
import { AppState, StyleSheet } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
};

export default function App() {
  const store = useRef<MapStore>(null);

  // #region send
  async function start() {
    const map = store.current;
    if (!map?.venue) return;
    await map.blueDot.enable({ useDevice: false });
    const { latitude, longitude } = map.venue.getLocation('reception').center!;
    await map.blueDot.update({
      latitude,
      longitude,
      floorLevel: 0,
      accuracy: 3,
      heading: 20,
    });
  }

  async function center({ latitude, longitude, map }: BlueDotPosition) {
    if (map)
      await store.current?.setCamera({
        position: { map, latitude, longitude },
        zoom: 60,
      });
  }
  // #endregion send

  // #region back
  useEffect(() => {
    const subscription = AppState.addEventListener('change', async (state) => {
      if (state === 'active') await start();
      else await store.current?.blueDot.disable();
    });
    return () => subscription.remove();
  }, []);
  // #endregion back

  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onFirstMapLoaded={start}
      onBlueDotPositionUpdated={center}
    />
  );
}

const styles = StyleSheet.create({ map: { flex: 1 } });
