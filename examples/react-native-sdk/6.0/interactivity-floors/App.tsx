import { MapView, useFloor, useVenue } from '@brand/react-native-sdk';
import { Pressable, StyleSheet, Text, View } from 'react-native';

// #region floors
function FloorPicker() {
  const { venue } = useVenue();
  const { floor, setFloor } = useFloor();
  return (
    <View style={styles.picker} role="radiogroup" aria-label="Floor">
      {[...(venue?.floors ?? [])].reverse().map((each) => (
        <Pressable
          key={each.id}
          role="radio"
          aria-checked={each.id === floor?.id}
          style={[styles.button, each.id === floor?.id && styles.shown]}
          onPress={() => void setFloor(each)}
        >
          <Text>{each.shortName || each.name}</Text>
        </Pressable>
      ))}
    </View>
  );
}
// #endregion floors

export default function App() {
  return (
    <MapView source={{ venueId: 'kestrel-house', key: 'demo' }} floor="f_first">
      <FloorPicker />
    </MapView>
  );
}

const styles = StyleSheet.create({
  picker: {
    position: 'absolute',
    right: 12,
    bottom: 24,
    backgroundColor: 'white',
    borderRadius: 8,
  },
  button: { minWidth: 44, minHeight: 44, padding: 12, justifyContent: 'center' },
  shown: { backgroundColor: '#d0ebff' },
});
