import {
  type Location,
  type MapStore,
  type Venue,
  VenueView,
} from '@brand/react-native-sdk';
import { useRef, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

// #region groups
function groupByCategory({ locations }: Venue) {
  const groups = new Map<string, Location[]>();
  for (const location of locations) {
    const category = location.categories[0] ?? 'Other';
    groups.set(category, [...(groups.get(category) ?? []), location]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
// #endregion groups

const COLORS = ['#f59f00', '#1098ad', '#ae3ec9'];

export default function App() {
  const store = useRef<MapStore>(null);
  const [venue, setVenue] = useState<Venue>();
  const groups = venue ? groupByCategory(venue).slice(0, 3) : [];

  // #region paint
  function paint() {
    const byId = new Map(venue?.polygons.map((polygon) => [polygon.id, polygon]));
    for (const [index, [, locations]] of groups.entries()) {
      for (const id of locations.flatMap(({ polygonIds }) => polygonIds)) {
        const polygon = byId.get(id);
        if (polygon) store.current?.paintPolygon(polygon, COLORS[index]!);
      }
    }
  }
  // #endregion paint

  return (
    <View style={styles.screen}>
      <VenueView
        ref={store}
        style={styles.screen}
        options={options}
        onDataLoaded={setVenue}
        onFirstMapLoaded={paint}
      />
      {groups.map(([name, locations], index) => (
        <Text key={name} style={[styles.row, { color: COLORS[index] }]}>
          {`${name}: ${locations.length}`}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  row: {
    paddingHorizontal: 14,
    paddingVertical: 8,
    fontSize: 16,
    fontWeight: '600',
  },
});
