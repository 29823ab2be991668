import { type MapStore, type Venue, VenueView } from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { Button, StyleSheet, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [venue, setVenue] = useState<Venue>();

  // #region corner
  function showCorner() {
    const reception = venue?.locations.find(({ name }) => name === 'Reception');
    const polygons =
      venue?.polygons.filter(({ id }) => reception?.polygonIds.includes(id)) ??
      [];
    store.current?.setRotation(120);
    store.current?.setTilt(60);
    store.current?.focusOn(polygons);
  }
  // #endregion corner

  // #region flat
  function showPlan() {
    store.current?.setTilt(0);
    store.current?.setRotation(0);
  }
  // #endregion flat

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onDataLoaded={setVenue}
        onFirstMapLoaded={showCorner}
      />
      <Button title="Show as a plan" onPress={showPlan} />
    </View>
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
