import {
  type MapStore,
  type Venue,
  type VenueMap,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'alder-campus' };

// #region records
const EVENTS = [
  { place: 'study-hall', text: 'Quiet until 22:00' },
  { place: 'library-cafe', text: 'Soup of the day' },
  { place: 'map-room', text: 'Old charts, on show' },
];

function join(venue: Venue) {
  const byExternalId = new Map(
    venue.locations.map((one) => [one.externalId ?? one.id, one]),
  );
  return EVENTS.flatMap(({ place, text }) => {
    const location = byExternalId.get(place) ?? byExternalId.get(`loc_${place}`);
    return location ? [{ location, text }] : [];
  });
}
// #endregion records

export default function App() {
  const store = useRef<MapStore>(null);
  const [events, setEvents] = useState<ReturnType<typeof join>>([]);

  async function mark(_map: VenueMap) {
    const found = join(store.current!.venue!);
    setEvents(found);
    const polygons = found.flatMap(({ location }) => location.polygons);
    if (polygons[0]) await store.current?.showMap(polygons[0].map);
    await store.current?.colorPolygon(polygons, '#ffa94d');
    await store.current?.focusOn({ polygons });
  }

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onFirstMapLoaded={mark}
      />
      <ScrollView style={styles.list}>
        {events.map(({ location, text }) => (
          <Text
            key={location.id}
            style={styles.row}
          >{`${location.name}: ${text}`}</Text>
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  list: { flexGrow: 0 },
  row: { padding: 12, fontSize: 16 },
});
