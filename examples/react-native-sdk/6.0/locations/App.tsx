import { MapView, useFloor, useMap, useVenue } from '@brand/react-native-sdk';
import { FlatList, Pressable, StyleSheet, Text } from 'react-native';

// #region list
function PlacesHere() {
  const map = useMap();
  const { venue } = useVenue();
  const { floor } = useFloor();
  const places = venue?.locations
    .filter(
      ({ isHidden, floors }) =>
        !isHidden && floors.some(({ id }) => id === floor?.id),
    )
    .sort((a, b) => a.name.localeCompare(b.name, venue.language));
  return (
    <FlatList
      style={styles.list}
      data={places ?? []}
      keyExtractor={({ id }) => id}
      renderItem={({ item }) => (
        <Pressable
          style={styles.row}
          onPress={() => void map.camera.focusOn(item)}
        >
          <Text>{item.name}</Text>
          <Text style={styles.small}>
            {item.categories.map(({ name }) => name).join(', ')}
          </Text>
        </Pressable>
      )}
    />
  );
}
// #endregion list

export default function App() {
  return (
    <MapView
      source={{ venueId: 'northwind-airport', key: 'demo' }}
      camera={{ padding: { bottom: 260 } }}
    >
      <PlacesHere />
    </MapView>
  );
}

const styles = StyleSheet.create({
  list: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    height: 260,
    backgroundColor: 'white',
  },
  row: { minHeight: 52, justifyContent: 'center', paddingHorizontal: 16 },
  small: { color: '#5c6672', fontSize: 12 },
});
