import {
  MapHost,
  MapSlot,
  useOptionalMap,
  useVenue,
} from '@brand/react-native-sdk';
import { useState } from 'react';
import {
  Button,
  FlatList,
  Pressable,
  StyleSheet,
  Text,
  View,
} from 'react-native';

// #region host
const SOURCE = { venueId: 'harbour-mall', key: 'demo' };

export default function App() {
  const [screen, setScreen] = useState<'map' | 'list'>('map');
  return (
    <MapHost source={SOURCE}>
      {screen === 'map' ? (
        <MapScreen />
      ) : (
        <ListScreen onChoose={() => setScreen('map')} />
      )}
      <View style={styles.tabs}>
        <Button title="Map" onPress={() => setScreen('map')} />
        <Button title="Shops" onPress={() => setScreen('list')} />
      </View>
    </MapHost>
  );
}
// #endregion host

// #region slot
function MapScreen() {
  const map = useOptionalMap();
  return (
    <MapSlot>
      <View style={styles.over}>
        <Button title="Whole map" onPress={() => void map?.camera.reset()} />
      </View>
    </MapSlot>
  );
}
// #endregion slot

// #region list
function ListScreen({ onChoose }: { onChoose: () => void }) {
  const { venue } = useVenue();
  const map = useOptionalMap();
  return (
    <FlatList
      style={styles.screen}
      data={venue?.locations ?? []}
      keyExtractor={({ id }) => id}
      renderItem={({ item }) => (
        <Pressable
          style={styles.row}
          onPress={() => {
            void map?.camera.focusOn(item);
            onChoose();
          }}
        >
          <Text>{item.name}</Text>
        </Pressable>
      )}
    />
  );
}
// #endregion list

const styles = StyleSheet.create({
  screen: { flex: 1 },
  over: { position: 'absolute', top: 12, left: 12 },
  tabs: { flexDirection: 'row', justifyContent: 'space-evenly', padding: 8 },
  row: { minHeight: 44, justifyContent: 'center', paddingHorizontal: 16 },
});
