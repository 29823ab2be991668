import {
  type DotPosition,
  type MapStore,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

// #region fixed
const FIXED: DotPosition = {
  latitude: 38.70324,
  longitude: -9.13895,
  floorLevel: 0,
  accuracy: 5,
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [seen, setSeen] = useState('No position');

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={() => store.current?.showDot(FIXED)}
        onDotMoved={({ latitude, longitude }) =>
          setSeen(`Drawn at ${latitude}, ${longitude}`)
        }
      />
      <Text style={styles.text}>{seen}</Text>
    </View>
  );
}
// #endregion fixed

const styles = StyleSheet.create({ screen: { flex: 1 }, text: { padding: 14 } });
