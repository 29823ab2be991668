import {
  type MapStore,
  type Polygon,
  type Venue,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

const options = {
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
};

export default function App() {
  const store = useRef<MapStore>(null);
  const [venue, setVenue] = useState<Venue>();
  const [text, setText] = useState('Tap a place');

  // #region trace
  function start() {
    const named = venue?.polygons.filter(
      ({ locationIds }) => locationIds.length > 0,
    );
    if (named) store.current?.makeInteractive(named);
  }

  function trace(polygon: Polygon) {
    const location = venue?.locations.find(
      ({ id }) => id === polygon.locationIds[0],
    );
    setText(`polygon clicked: ${location?.name}`);
    store.current?.unpaintPolygons();
    store.current?.paintPolygon(polygon, '#37b24d');
  }
  // #endregion trace

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onDataLoaded={setVenue}
        onFirstMapLoaded={start}
        onPolygonClicked={trace}
        onNothingClicked={() => setText('nothing clicked')}
        onMapChanged={({ name }) => setText(`map changed: ${name}`)}
      />
      <Text style={styles.text}>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  text: { padding: 14, fontSize: 16 },
});
