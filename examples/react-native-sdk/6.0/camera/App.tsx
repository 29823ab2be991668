import { MapView, useMap, useVenue } from '@brand/react-native-sdk';
import { Button, StyleSheet, View } from 'react-native';

// #region focus
function TopPlaces() {
  const map = useMap();
  const { venue } = useVenue();
  return (
    <View style={styles.column}>
      {venue?.topLocations.slice(0, 4).map((place) => (
        <Button
          key={place.id}
          title={place.name ?? place.id}
          onPress={() => void map.camera.focusOn(place, { maxZoom: 20 })}
        />
      ))}
      <Button title="Whole map" onPress={() => void map.camera.reset()} />
    </View>
  );
}
// #endregion focus

export default function App() {
  return (
    <MapView source={{ venueId: 'st-brigid-hospital', key: 'demo' }}>
      <TopPlaces />
    </MapView>
  );
}

const styles = StyleSheet.create({
  column: { position: 'absolute', top: 12, right: 12, gap: 8 },
});
