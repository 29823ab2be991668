import { MapView, useVenue } from '@brand/react-native-sdk';
import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

// #region map
export default function App() {
  const [tapped, setTapped] = useState('Tap a shop');
  return (
    <View style={styles.screen}>
      <MapView
        source={{ venueId: 'harbour-mall', key: 'demo' }}
        fallback={<Text style={styles.text}>Loading the map</Text>}
        onClick={({ element }) =>
          setTapped(element?.locations[0]?.name ?? 'Nothing here')
        }
      >
        <Title />
      </MapView>
      <Text style={styles.text}>{tapped}</Text>
    </View>
  );
}
// #endregion map

// #region venue
function Title() {
  const { venue } = useVenue();
  return <Text style={[styles.text, styles.title]}>{venue?.name}</Text>;
}
// #endregion venue

const styles = StyleSheet.create({
  screen: { flex: 1 },
  text: { padding: 12, fontSize: 16 },
  title: { position: 'absolute', fontWeight: '600', backgroundColor: 'white' },
});
