import { MapView, useMap, useVenue } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

// #region venue
function About() {
  const map = useMap();
  const { venue } = useVenue();
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    map.venue.isOpenAt(new Date()).then(setOpen, console.warn);
  }, [map]);
  return (
    <View style={styles.panel}>
      <Text>{venue?.name}</Text>
      <Text>{venue?.address}</Text>
      {isOpen !== undefined && <Text>{isOpen ? 'Open now' : 'Closed now'}</Text>}
    </View>
  );
}
// #endregion venue

export default function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
      <About />
    </MapView>
  );
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    top: 12,
    left: 12,
    padding: 12,
    backgroundColor: 'white',
  },
});
