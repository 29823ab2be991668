import { type MapStore, VenueView } from '@brand/react-native-sdk';
import { useRef } from 'react';
import { StyleSheet } from 'react-native';

// #region map
const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

export default function App() {
  const store = useRef<MapStore>(null);
  return (
    <VenueView
      ref={store}
      style={styles.map}
      options={options}
      onFirstMapLoaded={() => store.current?.labelLocations()}
    />
  );
}
// #endregion map

const styles = StyleSheet.create({ map: { flex: 1 } });
